"""A real PostgreSQL of our own for the tests: started, stopped, cut off, set to reading only."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest


def programs() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders and (folders[-1] / "initdb").exists() else None


class Postgres:
    """A cluster in a folder of its own, reached by a socket in that folder alone."""

    def __init__(self) -> None:
        pytest.importorskip("psycopg", reason="psycopg is not installed, so nothing was tested against PostgreSQL")
        found = programs()
        if found is None:
            pytest.skip("PostgreSQL is not installed, so nothing was tested against it")
        self.programs = found
        self.home = Path(tempfile.mkdtemp(prefix="pg"))  # a short path, for its socket
        self.user: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            import pwd

            try:
                known = pwd.getpwnam("postgres")
            except KeyError:
                pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
            self.user = {"user": known.pw_uid, "group": known.pw_gid}
            os.chown(self.home, known.pw_uid, known.pw_gid)
        self._run("initdb", "-U", "quadriga", "-A", "trust")
        self.url = f"postgresql://quadriga@/postgres?host={self.home}&port=54329"
        self.start()

    def _run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), "-D", str(self.home / "db"), *args]
        subprocess.run(command, check=True, capture_output=True, **self.user)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.home} -c port=54329"
        self._run("pg_ctl", "-w", "-o", options, "-l", str(self.home / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is what a crash is; `fast` what an update of the system does."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def sql(self, statement: str) -> list[Any]:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def cut(self) -> None:
        """Cut all lines to it but our own."""
        self.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def read_only(self, on: bool) -> None:
        """As a standby is until it takes over."""
        self.sql(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if on else 'off'}")
        self.sql("SELECT pg_reload_conf()")

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):  # stopped already
            self.stop()
        shutil.rmtree(self.home)

"""Several processes by one command: they share the tables, and are replaced without anybody losing a move."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import quadriga
from tests.server.faults.games import through
from tests.server.postgres import Postgres

START = "from quadriga.cli import main; main()"


def command(*args: str) -> subprocess.Popen[str]:
    home = Path(quadriga.__file__).parents[1]
    return subprocess.Popen(
        [sys.executable, "-c", START, "serve", "--port", "0", "--pace", "0", *args],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(home)},
    )  # fmt: skip


@pytest.fixture
def several(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    cluster = Postgres()
    process = command("--processes", "2", "--data", str(tmp_path), "--database", cluster.url)
    assert process.stdout is not None
    found = re.search(r"http://[^/]+", process.stdout.readline())
    assert found is not None
    until = time.monotonic() + 120
    while time.monotonic() < until:
        try:
            if httpx.get(f"{found[0]}/ready", timeout=5).status_code == 200:
                break
        except httpx.HTTPError:
            time.sleep(0.3)
    yield process, found[0]
    process.send_signal(signal.SIGTERM)
    process.wait(60)
    cluster.remove()


def test_a_rolling_restart_loses_no_move(several: tuple[subprocess.Popen[str], str]) -> None:
    process, url = several

    async def renew() -> None:
        process.send_signal(signal.SIGHUP)
        await asyncio.sleep(8)

    games = asyncio.run(through(lambda: url, renew, 1, patience=120))
    assert sum(game.answers for game in games) > 20
    assert process.poll() is None


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    process = command("--processes", "2", "--data", str(tmp_path))
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2 and "need a PostgreSQL database" in told

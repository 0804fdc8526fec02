"""A real server on a free port for the tests, and pages to talk to it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

import quadriga
from quadriga.server.app import STATIC, Stopping, listen, make_app, server_of
from quadriga.server.settings import Settings
from quadriga.server.store import Store, database_url
from quadriga.server.thinking import Thinkers
from tests.server.page import Page

NEWCOMERS = 100_000
"""Persons that may come at once: all tests of a run come from one address."""


class Running:
    """A server in a thread of this process."""

    def __init__(
        self, data: Path, database: str | None = None, static: Path = STATIC, settings: Settings | None = None
    ) -> None:
        self.folder = data
        self.store = Store(database_url(data, database))
        self.app: Starlette = make_app(self.store, Thinkers(1), pace=0.0, static=static, settings=settings)
        self.app.state.newcomers.burst = NEWCOMERS
        self.sock = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.sock.getsockname()[1]}"
        self.server: Stopping = server_of(self.app)
        self.thread = threading.Thread(target=lambda: self.server.run(sockets=[self.sock]), daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "The server does not stop."
        self.sock.close()


Start = Callable[..., Running]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def page(shared: Running) -> Page:
    return Page(shared.url)


@pytest.fixture
def other(shared: Running) -> Page:
    """Another person's browser."""
    return Page(shared.url)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers of their own on one data folder, one after the other."""
    begun: list[Running] = []

    def begin(**more: Any) -> Running:
        for old in begun:
            if old.thread.is_alive():
                old.stop()
        begun.append(Running(tmp_path, **more))
        return begun[-1]

    yield begin
    for old in begun:
        if old.thread.is_alive():
            old.stop()


START = """
import os
import sys
from pathlib import Path
from quadriga.server.app import serve
serve(port=0, data=Path(sys.argv[1]), database=os.environ.get("QUADRIGA_TEST_DATABASE"), pace=0.0)
"""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.log = (data.parent / "log").open("a+")
        home = Path(quadriga.__file__).parents[1]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(data)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "PYTHONPATH": str(home), **environment},
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # whatever the shell of these tests does
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^/]+", self.process.stdout.readline())
        assert found is not None
        self.url = found[0]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def logged(self) -> str:
        self.log.flush()
        self.log.seek(0)
        return self.log.read()


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Launches servers on one data folder; none outlives the test."""
    launched: list[Process] = []

    def begin(**environment: str) -> Process:
        launched.append(Process(tmp_path / "data", **environment))
        return launched[-1]

    yield begin
    for server in launched:
        if server.process.poll() is None:
            server.kill()

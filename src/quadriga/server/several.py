"""Several server processes behind one address, on one PostgreSQL database.

This process holds the address and looks after the others; connections are spread over them by the system. One that
ends is started again. On SIGHUP they are replaced one after the other: each new one is ready before an old one says
goodbye, pages connect again by themselves, and every answer that was acknowledged is in the database.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from pathlib import Path
from typing import Any

from quadriga.games.library import data_folder
from quadriga.messages.commands import say
from quadriga.server import app as application
from quadriga.server import logs
from quadriga.server.settings import Settings
from quadriga.server.store import Store, database_url
from quadriga.server.thinking import Thinkers

log = logging.getLogger("quadriga.server")
READY_WITHIN = 180.0
"""Seconds for a process to begin: the first start on a machine reads all card texts."""
STOPPED_WITHIN = 20.0
PAUSE = 2.0
"""Seconds before a process that ended by itself is started again."""


def serve_several(
    processes: int,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    pace: float,
    settings: Settings,
    log_format: str,
    log_level: str,
) -> None:
    """Serve until interrupted. Raises CannotStart or BadDatabase with a sentence for people."""
    if sys.platform == "win32":
        raise application.CannotStart(say("no-processes-here"))
    folder = data_folder() if data is None else data
    url = database_url(folder, database)
    if not url.startswith("postgresql"):
        raise application.CannotStart(say("no-processes-without-postgres"))
    logs.set_up(log_format, log_level)
    application.more_descriptors()
    settings = application.with_own_names(settings)
    with application.prepare_folder(folder), contextlib.closing(application.listen(host, port)) as sock:
        Store(url).close()  # made or brought up to date once, before anybody uses it
        _, near = application.announce(host, int(sock.getsockname()[1]))
        Several(processes, (sock, url, pace, settings, near, log_format, log_level)).run()


class Several:
    def __init__(self, processes: int, given: tuple[Any, ...]) -> None:
        self.given = given
        self.wanted = processes
        self.running: list[Any] = []
        self.context = multiprocessing.get_context("spawn")
        self.wake = threading.Event()
        self.stopping = self.renewing = False

    def run(self) -> None:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._renew)
        self.running = [process for process in (self._begin() for _ in range(self.wanted)) if process is not None]
        while not self.stopping:
            wait_for([process.sentinel for process in self.running], timeout=0.5)
            if self.renewing:
                self.renewing = False
                self._replace_all()
            for process in [process for process in self.running if not process.is_alive()]:
                self.running.remove(process)
                if not self.stopping:
                    log.error("a server process ended (%s); it is started again", process.exitcode)
                    time.sleep(PAUSE)
            while not self.stopping and len(self.running) < self.wanted:
                fresh = self._begin()
                if fresh is not None:
                    self.running.append(fresh)
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.join(STOPPED_WITHIN)

    def _begin(self) -> Any:
        """A new process that is ready; None if it could not begin or we are to stop."""
        ours, theirs = self.context.Pipe(duplex=False)
        process = self.context.Process(target=serve_one, args=(theirs, *self.given))
        process.start()
        theirs.close()
        until = time.monotonic() + READY_WITHIN
        with contextlib.suppress(EOFError, OSError):
            while time.monotonic() < until and not self.stopping:
                if ours.poll(0.2):
                    ours.recv()
                    return process
        if not self.stopping:
            log.error("a server process could not begin")
        process.kill()
        process.join(5)
        return None

    def _replace_all(self) -> None:
        """One after the other; while one says goodbye the others serve."""
        for old in list(self.running):
            fresh = self._begin()
            if fresh is None:
                log.error("the old processes go on")
                return
            self.running.append(fresh)
            old.terminate()
            old.join(STOPPED_WITHIN)
            if old.is_alive():
                old.kill()
            self.running.remove(old)
        log.info("all server processes were replaced")

    def _stop(self, *_: object) -> None:
        self.stopping = True

    def _renew(self, *_: object) -> None:
        self.renewing = True


def serve_one(
    ready: Connection,
    sock: socket.socket,
    url: str,
    pace: float,
    settings: Settings,
    near: list[str],
    log_format: str,
    log_level: str,
) -> None:
    """In a process of its own: serve until told to stop, or until the one that looks after us has gone."""
    logs.set_up(log_format, log_level)
    application.more_descriptors()
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    app = application.make_app(Store(url), Thinkers(1), pace, warm=True, settings=settings)
    app.state.addresses = near
    sys.setswitchinterval(application.SWITCH)
    sock.setblocking(False)
    server = application.server_of(app)

    def watch() -> None:
        parent = multiprocessing.parent_process()
        while not server.started:
            time.sleep(0.05)
        with contextlib.suppress(OSError):
            ready.send(os.getpid())
            ready.close()
        if parent is not None:
            wait_for([parent.sentinel])
            server.should_exit = True

    threading.Thread(target=watch, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock])

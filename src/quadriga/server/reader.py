"""In a process of its own: reading what strangers send, with so much time and memory and no more."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any

from quadriga.server.refusing import Refused
from quadriga.text import cache

MEMORY = 600_000_000
"""Bytes that a reader may use beyond what it begins with."""

Job = tuple[Callable[..., Any], tuple[Any, ...], float]
"""What to do, with what, and how many seconds of processor time it may take."""
Told = tuple[str, Any]
"""progress and how far it is (done, total); done and the result; refused and why (code, message, rule); failed and
the error in words."""


_line: Connection | None = None


def tell_progress(done: int, total: int) -> None:
    """In a reader: how far a long job is."""
    if _line is not None:
        _line.send(("progress", (done, total)))


class TimeUp(BaseException):
    """Not an Exception: whoever catches everything does not catch this."""


def serve(connection: Connection) -> None:
    """Do one job after the other until the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    cache.keep_nothing()
    _limit_memory()
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, _time_up)
    global _line
    _line = connection
    with contextlib.suppress(EOFError, OSError):
        while True:
            connection.send(_done(connection.recv()))
    os._exit(0)  # nothing to tidy up; what a job left behind must not run


def _done(job: Job) -> Told:
    work, args, seconds = job
    try:
        _timer(seconds)
        try:
            with cache.watched() as learned:
                return "done", (work(*args), learned)
        finally:
            _timer(0)
    except Refused as refused:
        return "refused", (refused.code, refused.said or refused.message, refused.rule)
    except TimeUp:
        return "slow", ""
    except MemoryError:
        return "large", ""
    except Exception as error:
        return "failed", f"{type(error).__name__}: {error}"[:300]


def _time_up(_signal: int, _frame: FrameType | None) -> None:
    raise TimeUp


def _timer(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        with open("/proc/self/statm", encoding="ascii") as file:
            now = int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

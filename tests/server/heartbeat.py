"""How long a server's loop is held up, in processor time: what other programs do to a busy machine does not count."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.conftest import Running

BEAT = 0.005
AT_ONCE = 0.25
"""Seconds of processor time that the loop may use between two beats: reading, replaying or laying out takes more."""


@contextmanager
def heartbeat(running: Running) -> Iterator[list[float]]:
    """Processor time of the loop's thread from each beat to the next."""
    loop = next(iter(running.app.state.host._readying.values())).get_loop()
    used: list[float] = []

    async def beat() -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(BEAT)
            used.append(time.thread_time() - before)

    beating: Future[Any] = asyncio.run_coroutine_threadsafe(beat(), loop)
    try:
        yield used
    finally:
        beating.cancel()


def unnoticed(used: list[float]) -> None:
    """Nobody at another table had to wait."""
    assert used and max(used) < AT_ONCE, sorted(used)[-5:]


def used_by(process: int) -> float:
    """Seconds of processor time that the main thread of a process has used: the loop of a server runs there."""
    fields = Path(f"/proc/{process}/task/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

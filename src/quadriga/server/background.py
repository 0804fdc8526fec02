"""Work that may take a while goes to a thread beside the tables: the loop that serves them never waits for it.

Two lanes of one thread each, so that in a lane one thing is done at a time. `aside` is for what takes less than a
second or so: laying out a game, replaying one, judging a deck. `slowly` is for reading card texts that nobody has
read yet, which may take half a minute: no table waits for that.

Threads take turns every half a millisecond (app.SWITCH), but Python's collector of garbage stops all of them, and
looking through a freshly read grammar takes it a quarter of a second. So it pauses while a lane works, and what a
game has read for good is never looked through again (`settled`).
"""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from quadriga.text import cache

Given = ParamSpec("Given")
Result = TypeVar("Result")

_background = ThreadPoolExecutor(1, thread_name_prefix="background")
_slowly = ThreadPoolExecutor(1, thread_name_prefix="slowly")
_lock = threading.Lock()
_at_work = 0


async def in_background(work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """Do this beside the tables and wait for it."""
    return await asyncio.get_running_loop().run_in_executor(_background, _uncollected, lambda: work(*args, **kwargs))


async def slowly(work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """Do this, which may take long, beside everything else and wait for it."""
    return await asyncio.get_running_loop().run_in_executor(_slowly, _uncollected, lambda: work(*args, **kwargs))


def settled() -> None:
    """What is in memory now stays: the collector need not look through it any more."""
    gc.freeze()


def _uncollected(work: Callable[[], Result]) -> Result:
    _count(1)
    cache.trim()
    try:
        return work()
    finally:
        _count(-1)


def _count(change: int) -> None:
    global _at_work
    with _lock:
        _at_work += change
        if _at_work:
            gc.disable()
        else:
            gc.enable()

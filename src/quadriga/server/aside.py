"""Work that may take a while (reading card texts, replaying games) goes to a thread beside the tables.

One thread, so that one thing is done at a time: whatever reads texts need not mind company.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")

_thread = ThreadPoolExecutor(1, thread_name_prefix="aside")


async def aside(work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """Do this beside the tables and wait for it."""
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*args, **kwargs))

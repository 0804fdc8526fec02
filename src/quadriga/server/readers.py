"""Strangers' files and texts are read in processes with limits, never beside the tables.

The worst that can happen is one sentence to whoever sent it: a reader that takes too long or too much memory gives
up or is ended, and another takes its place. Persons take turns, so that many files of one never keep the others
waiting. What a reader has learned of card texts the server takes in, so that it never reads them itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from quadriga.server import reader
from quadriga.server.refusing import Refused, say
from quadriga.text import cache

QUICK, SHORT, FILES, LAB = "quick", "short", "files", "lab"
SECONDS = {QUICK: 1.5, SHORT: 10.0, FILES: 40.0, LAB: 240.0}
"""Seconds of processor time for a deck list, a scenario or a replay; for the texts of some cards; for a file of
thousands of cards; for the games that the deck lab plays."""
PROCESSES = {QUICK: 2, SHORT: 2, FILES: 1, LAB: 1}
"""Forked from one that has read everything, so each costs little memory."""
GRACE = 4.0
"""So many times longer may it take by the clock of a busy machine; then the reader is ended."""
JOBS = 300
"""After so many jobs a fresh process takes over, whatever the old one remembers."""
SHORT_FILE = 60_000
"""Characters of a card file that does not wait behind those of thousands of cards."""
WAITING, WAITING_OF_ONE = 200, 5
"""Jobs that may wait, of all persons and of one."""

Result = TypeVar("Result")
Heard = Callable[[int, int], None]
"""Hears how far a job is: done, of how many. Called in a thread."""


class Reader:
    """One process and the line to it. Used by one thread at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._jobs = 0

    def do(self, job: reader.Job, heard: Heard | None = None) -> reader.Told:
        if self._process is None or not self._process.is_alive() or self._jobs >= JOBS:
            self.end()
            self._begin()
        assert self._line is not None
        self._jobs += 1
        try:
            self._line.send(job)
            until = time.monotonic() + 1 + GRACE * job[2]
            while self._line.poll(max(0.0, until - time.monotonic())):
                told: reader.Told = self._line.recv()
                if told[0] == "progress":
                    if heard is not None:
                        heard(*told[1])
                    continue
                if told[0] == "large":  # what it could not free stays with it
                    self.end()
                return told
            outcome: reader.Told = ("slow", "")
        except (EOFError, OSError):
            outcome = ("large", "")  # ended by the system, or by a limit deep inside a library
        self.end()
        return outcome

    def _begin(self) -> None:
        context: Any = multiprocessing.get_context("spawn" if sys.platform == "win32" else "forkserver")
        ours, theirs = context.Pipe()
        process = context.Process(target=reader.serve, args=(theirs,), daemon=True, name="reader")
        process.start()
        theirs.close()
        self._process, self._line, self._jobs = process, ours, 0  # not before: the server may stop meanwhile

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
            self._process = None
        if self._line is not None:
            self._line.close()
            self._line = None


class Lane:
    """Readers of one kind and who waits for them."""

    def __init__(self, kind: str, processes: int) -> None:
        self.kind = kind
        self._free = [Reader() for _ in range(processes)]
        self._all = list(self._free)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix=f"reader-{kind}")
        self._waiting: dict[str, deque[asyncio.Future[Reader]]] = {}
        self.closed = False

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    async def do(
        self, person: str, work: Callable[..., Result], args: tuple[Any, ...], heard: Heard | None = None
    ) -> reader.Told:
        one = await self._turn(person)
        loop = asyncio.get_running_loop()
        job = (work, args, SECONDS[self.kind])
        # Whoever asked may go meanwhile; the thread gives the reader back all the same.
        return await asyncio.shield(loop.run_in_executor(self._threads, self._done, loop, one, job, heard))

    def _done(self, loop: asyncio.AbstractEventLoop, one: Reader, job: reader.Job, heard: Heard | None) -> reader.Told:
        try:
            return one.do(job, heard)
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has gone
                loop.call_soon_threadsafe(self._give_back, one)

    async def _turn(self, person: str) -> Reader:
        if self._free and not self._waiting:
            return self._free.pop()
        mine = self._waiting.setdefault(person, deque())
        if len(mine) >= WAITING_OF_ONE or self.waiting >= WAITING:
            if not mine:
                del self._waiting[person]
            raise Refused("too-fast", say("no-reading-now"))
        turn: asyncio.Future[Reader] = asyncio.get_running_loop().create_future()
        mine.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, one: Reader) -> None:
        """To whoever is next: persons take turns."""
        if self.closed:
            one.end()
            return
        while self._waiting:
            person = next(iter(self._waiting))
            mine = self._waiting.pop(person)
            turn = mine.popleft()
            if mine:
                self._waiting[person] = mine  # last in the row again
            if not turn.done():
                turn.set_result(one)
                return
        self._free.append(one)

    def close(self) -> None:
        self.closed = True
        for one in self._all:
            one.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Readers:
    def __init__(self) -> None:
        if sys.platform != "win32":
            multiprocessing.set_forkserver_preload(["quadriga.server.warm_reader"])
        self.lanes = {kind: Lane(kind, processes) for kind, processes in PROCESSES.items()}
        self.refused = 0
        """Jobs that came over their limits."""

    def warm(self) -> None:
        """Begin the process from which readers are forked: it takes ten seconds to have the grammars there, and
        whoever sends the first card file would wait for them."""
        if sys.platform != "win32":
            from multiprocessing import forkserver

            forkserver.ensure_running()

    async def do(
        self, person: str, work: Callable[..., Result], *args: Any, kind: str = QUICK, heard: Heard | None = None
    ) -> Result:
        """Do this with what a person has sent. Refused with a sentence where it takes too much."""
        told, value = await self.lanes[kind].do(person, work, args, heard)
        if told == "done":
            result, learned = value
            cache.take_in(learned)
            return result  # type: ignore[no-any-return]
        if told == "refused":
            raise Refused(*value)
        self.refused += 1
        if told == "slow":
            raise Refused("too-large", say("no-reading-so-long"))
        if told == "large":
            raise Refused("too-large", say("no-reading-so-large"))
        raise Refused("malformed", say("no-reading", value=value))

    def close(self) -> None:
        for lane in self.lanes.values():
            lane.close()

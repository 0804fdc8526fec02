"""Computer players think in processes of their own, so that the server never stalls.

A thinker gets a position in which everything that its seat cannot know is dealt out anew: it
could not look at hidden cards if it wanted to.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any

import msgspec

from quadriga import games
from quadriga.games.game import Game
from quadriga.kernel import save
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.kernel.unknown import scramble
from quadriga.players.review import review
from quadriga.players.search import SearchPlayer, Weighed, judged, player
from quadriga.replay import Replay
from quadriga.server.messages import Level
from quadriga.server.refusing import Refused, say

Question = tuple[str, bytes, bytes, int, int]
"""A game, a match, a state, a seat and a seed, as a process of the pool gets them."""
PLAY, REVIEW = "play", "review"
WAITING = 60
"""Persons that may wait for hints, and as many for reviews."""
STRONGEST: Level = "full"
MOST_TREES = 4
"""Processes that think about one decision of the strongest level, where nobody else needs them."""
KINDNESS = 5
"""Thinking gives way to the server itself, so that every core may think."""
HINTS_BY = "search:300ms"
"""By the clock: a hint comes soon on any machine, whatever the game's levels are."""
REVIEW_BY = "search:150"
"""Strong enough to see what was given away; a game takes about half a minute."""


@lru_cache(maxsize=256)
def _match(game: str, setup: bytes) -> Match:
    cards, decks, options = msgspec.msgpack.decode(setup)
    return games.load(game).match_of(cards, decks, 0, options)


def packed(match: Match) -> bytes:
    """What a thinker must know of a match. The seed stays here: it would tell every card to come."""
    return msgspec.msgpack.encode([match.cards, match.decks, match.options])


def position(game: str, setup: bytes, state: bytes, seat: int, seed: int) -> State:
    """The position as this seat knows it, the rest dealt out anew."""
    s = save.from_bytes(games.load(game).rules, _match(game, setup), state)
    s.recording = False
    scramble(s, seat, seeded(seed))
    return s


def choose(game: str, setup: bytes, state: bytes, seat: int, level: Level, seed: int) -> int:
    """In a process of the pool: which option this level takes."""
    return player(level, games.load(game), seed).choose(position(game, setup, state, seat, seed))


def weigh(game: str, setup: bytes, state: bytes, seat: int, level: Level, seed: int, tree: int) -> Weighed | int:
    """In a process of the pool: what one of several trees says of every option; an option where nothing is searched."""
    thinker = player(level, games.load(game), seed)
    s = position(game, setup, state, seat, seed)
    if isinstance(thinker, SearchPlayer) and not thinker.alike(s):
        return thinker.weigh(s, tree)
    return thinker.choose(s)


def best(game: str, setup: bytes, state: bytes, seat: int, seed: int) -> list[tuple[int, float]]:
    """In a process of the pool: the options, best first, each with the chance to win after it."""
    thoughts = player(HINTS_BY, games.load(game), seed).think(position(game, setup, state, seat, seed))
    return [(thought.option, thought.chance) for thought in thoughts]


def reviewed(replay: bytes) -> list[dict[str, Any]]:
    """In a process of the pool: the decisions of a finished game that cost the most, the dearest first."""
    marks = review(msgspec.json.decode(replay, type=Replay), REVIEW_BY)
    return [asdict(mark) for mark in marks]


def warm_up(name: str) -> None:
    """In a process of the pool: read what a game needs, so that nobody waits for it later."""
    game = games.load(name)
    for deck in game.decks().values():
        game.check(deck)


def _start_process() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    os.nice(KINDNESS)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(0)  # the server was killed: nobody waits for a thought any more

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The processes that think. They begin with the first question and heal when one dies.

    Reviews take long, so they have a process of their own: no game waits for them.
    """

    def __init__(self, processes: int) -> None:
        self._sizes = {PLAY: processes, REVIEW: 1}
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self.waiting: dict[str, set[str]] = {PLAY: set(), REVIEW: set()}
        """Who waits for a hint or a review."""
        self._one_at_a_time = {PLAY: asyncio.Semaphore(1), REVIEW: asyncio.Semaphore(1)}
        self.thinking = 0
        """Questions under way or waiting for a process."""

    async def choose(self, game: Game, s: State, seat: int, level: Level) -> int:
        assert s.decision is not None
        if len(s.decision.options) == 1:
            return 0
        question = (game.name, packed(s.match), save.to_bytes(s), seat, level, _seed())
        trees = min(MOST_TREES, self._sizes[PLAY] - self.thinking) if level == STRONGEST else 1
        if trees < 2:
            answer: int = await self._ask(PLAY, choose, *question)
            return answer
        found = await asyncio.gather(*(self._ask(PLAY, weigh, *question, tree) for tree in range(trees)))
        weighed = [tree for tree in found if not isinstance(tree, int)]
        return judged(weighed)[0].option if weighed else found[0]

    def about_best(self, game: Game, s: State, seat: int) -> Question:
        """The question for the best options, packed at once."""
        return game.name, packed(s.match), save.to_bytes(s), seat, _seed()

    async def best(self, person: str, question: Question) -> list[tuple[int, float]]:
        """The options, best first. One hint at a time is thought about: no turn of a computer waits long for one."""
        async with self._turn(PLAY, person):
            found: list[tuple[int, float]] = await self._ask(PLAY, best, *question)
            return found

    async def review(self, person: str, replay: Replay) -> list[dict[str, Any]]:
        async with self._turn(REVIEW, person):
            marks: list[dict[str, Any]] = await self._ask(REVIEW, reviewed, msgspec.json.encode(replay))
            return marks

    @contextlib.asynccontextmanager
    async def _turn(self, kind: str, person: str) -> AsyncIterator[None]:
        """Wait for one's turn. Each person waits with one question at a time, so the line is a fair one."""
        waiting = self.waiting[kind]
        if person in waiting:
            raise Refused("too-fast", say("no-hint-yet"))
        if len(waiting) >= WAITING:
            raise Refused("not-now", say("no-advice-now"))
        waiting.add(person)
        try:
            async with self._one_at_a_time[kind]:
                yield
        finally:
            waiting.discard(person)

    async def _ask(self, kind: str, question: Any, *args: Any) -> Any:
        self.thinking += 1
        try:
            return await self._asked(kind, question, *args)
        finally:
            self.thinking -= 1

    async def _asked(self, kind: str, question: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            pool = self._pool(kind)
            try:
                return await loop.run_in_executor(pool, question, *args)
            except BrokenProcessPool:
                if self._pools.get(kind) is pool:
                    del self._pools[kind]
                if attempt:
                    raise
        raise AssertionError("unreachable")

    def _pool(self, kind: str) -> ProcessPoolExecutor:
        if kind not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[kind] = ProcessPoolExecutor(self._sizes[kind], mp_context=context, initializer=_start_process)
        return self._pools[kind]

    def warm(self, name: str) -> None:
        """Begin the pool and have it load a game whose texts are in the cache by now.

        Not before: a first question would wait behind the reading of all texts of all games.
        """
        self._pool(PLAY).submit(warm_up, name)

    def close(self) -> None:
        for pool in self._pools.values():
            thinking = list((pool._processes or {}).values())  # shutdown() forgets them
            pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()  # nobody waits for what they are thinking about
        self._pools = {}


def _seed() -> int:
    return random.SystemRandom().getrandbits(32)

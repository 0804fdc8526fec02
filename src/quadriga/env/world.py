"""A game in progress as search programs hold it: copies, what each seat has seen so far, and other worlds
that a seat could not tell from this one."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from quadriga import games
from quadriga.env.matches import step
from quadriga.games.game import Game
from quadriga.kernel.chance import Chance
from quadriga.kernel.events import Event
from quadriga.kernel.handles import ref_of
from quadriga.kernel.state import State
from quadriga.kernel.unknown import scramble


class World:
    """A state with all its events, and per seat the answers it gave."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.answers: list[list[int]] = [[], []]
        self._seen = [b"", b""]
        """Per seat a digest of all events and own answers so far …"""
        self._told = [(0, 0), (0, 0)]
        """… up to these numbers."""

    def copy(self) -> World:
        twin = self.state.clone()
        twin.log = self.state.log[:]
        world = World(self.game, twin)
        world.answers = [a[:] for a in self.answers]
        world._seen = self._seen[:]
        world._told = self._told[:]
        return world

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """As plain data, because compiled classes cannot be pickled."""
        events = [fields_of(event) for event in self.state.log]
        return restored, (self.game.dump(self.state), events, self.answers, self._seen, self._told)

    def answer(self, choice: int) -> None:
        decision = self.state.decision
        assert decision is not None
        self.answers[decision.player].append(choice)
        step(self.state, choice)

    # -- what a seat knows -----------------------------------------------------------------

    def observation(self, seat: int) -> str:
        """What the seat sees now, as text."""
        return msgspec.json.encode(self.game.view(self.state, seat), order="deterministic").decode()

    def information(self, seat: int) -> str:
        """What it sees now and a digest of all it has seen and answered before: nothing is forgotten."""
        return f"{self.digest(seat)} {self.observation(seat)}"

    def digest(self, seat: int) -> str:
        events, given = self._told[seat]
        log, answers = self.state.log, self.answers[seat]
        if (events, given) != (len(log), len(answers)):
            news = hashlib.blake2b(self._seen[seat], digest_size=16)
            for event in log[events:]:
                news.update(repr(as_seen(event, seat)).encode())
            news.update(repr(answers[given:]).encode())
            self._seen[seat] = news.digest()
            self._told[seat] = (len(log), len(answers))
        return self._seen[seat].hex()

    # -- other worlds ----------------------------------------------------------------------

    def another(self, seat: int, chance: Chance) -> World:
        """A world that this seat, being asked, could not tell from this one: what it cannot know is dealt out anew.

        The opponent's memories are made anew with it, from what `seat` knows of them.
        """
        decision = self.state.decision
        if decision is None or decision.player != seat:
            raise ValueError(f"Seat {seat} is not asked anything now: other worlds are made for the player who is.")
        self.digest(seat)
        world = self.copy()
        scramble(world.state, seat, chance)
        world.state.log = [event if (event.seen >> seat) & 1 else hidden(event) for event in self.state.log]
        other = 1 - seat
        world.answers[other] = [-1] * len(self.answers[other])
        world._seen[other] = b""
        world._told[other] = (0, 0)
        return world


def restored(
    saved: dict[str, Any],
    events: list[tuple[Any, ...]],
    answers: list[list[int]],
    seen: list[bytes],
    told: list[tuple[int, int]],
) -> World:
    """The inverse of pickling a world."""
    game = games.load(saved["game"])
    world = World(game, game.load(saved))
    world.state.log = [Event(*fields) for fields in events]
    world.answers = answers
    world._seen = seen
    world._told = told
    return world


def fields_of(e: Event) -> tuple[Any, ...]:
    return (
        e.kind, e.rule, e.player, e.obj, e.face, e.seen, e.n, e.source, e.target, e.cause, e.other, e.cause_face,
    )  # fmt: skip


def as_seen(e: Event, seat: int) -> tuple[object, ...]:
    """An event as a seat sees it, in short; `kernel.view.event_view` says it in words."""
    known = (e.seen >> seat) & 1 == 1
    return (
        e.kind, e.player, ref_of(e.obj) if known and e.obj >= 0 else -1, e.face if known else -1, e.n, e.source,
        e.target, ref_of(e.other) if e.other >= 0 else -1, ref_of(e.cause) if e.cause >= 0 else -1, e.cause_face,
    )  # fmt: skip


def hidden(e: Event) -> Event:
    """The event with nobody knowing which card it was about."""
    return Event(e.kind, e.rule, e.player, e.obj, -1, 0, e.n, e.source, e.target, e.cause, e.other, e.cause_face)

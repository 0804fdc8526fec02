"""Play anybody: who waits, and who is put together with whom: the nearest in rating first, wider with time."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from quadriga.server.messages import Clock
from quadriga.server.piles import Brought
from quadriga.server.together import kept
from quadriga.server.together.match_queries import add_match
from quadriga.server.together.matches import human
from quadriga.server.together.records import MatchRow, MatchSettings
from quadriga.server.tokens import new_id

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
NEAR = 100.0
"""Points of rating that two may be apart who have just come."""
WIDENING = 10.0
"""Points more for each second that one of them has waited."""
ANYBODY = 60.0
"""Seconds after which anybody will do."""
GONE = 45.0
"""Seconds after which somebody whose page was not seen no longer waits."""
CLOCK = Clock("byoyomi", 900, 30, 3)


class Waiting(msgspec.Struct):
    person: str
    game: str
    name: str
    best_of: int
    deck: Brought
    rating: float
    since: float
    seen: float


def window(waited: float) -> float:
    """How far apart in rating an opponent may be after so many seconds."""
    return float("inf") if waited >= ANYBODY else NEAR + WIDENING * max(0.0, waited)


def pairs(
    waiting: Sequence[Waiting], blocked: Collection[tuple[str, str]], now: float
) -> list[tuple[Waiting, Waiting]]:
    """Who plays whom now: those who wait longest choose first, and take the nearest."""
    left = sorted(waiting, key=lambda w: (w.since, w.person))
    found: list[tuple[Waiting, Waiting]] = []
    while left:
        first = left.pop(0)
        fit = [other for other in left if _fit(first, other, blocked, now)]
        if fit:
            nearest = min(fit, key=lambda other: (abs(other.rating - first.rating), other.since))
            left.remove(nearest)
            found.append((first, nearest))
    return found


def _fit(a: Waiting, b: Waiting, blocked: Collection[tuple[str, str]], now: float) -> bool:
    same = a.game == b.game and a.best_of == b.best_of and a.person != b.person
    if not same or (a.person, b.person) in blocked or (b.person, a.person) in blocked:
        return False
    return abs(a.rating - b.rating) <= max(window(now - a.since), window(now - b.since))


# -- in the store -----------------------------------------------------------------------------


def wait(w: Waiting) -> Work[None]:
    """Join the queue of a game; whoever waits there already goes on waiting, with this deck."""

    def work(c: sa.Connection) -> None:
        values = {**msgspec.structs.asdict(w), "deck": msgspec.json.encode(w.deck)}
        mine = (kept.waiting.c.person == w.person) & (kept.waiting.c.game == w.game)
        kept_since = {name: value for name, value in values.items() if name != "since"}
        if c.execute(kept.waiting.update().where(mine).values(kept_since)).rowcount == 0:
            c.execute(kept.waiting.insert().values(values))

    return work


def leave(person: str, game: str = "") -> Work[None]:
    def work(c: sa.Connection) -> None:
        mine = kept.waiting.c.person == person
        c.execute(kept.waiting.delete().where(mine & (kept.waiting.c.game == game) if game else mine))

    return work


def put_together(now: float) -> Work[list[str]]:
    """Make matches of those who fit; the ids of these. Whoever is put together no longer waits, in any game."""

    def work(c: sa.Connection) -> list[str]:
        c.execute(kept.waiting.delete().where(kept.waiting.c.seen < now - GONE))
        rows = c.execute(sa.select(kept.waiting).with_for_update(skip_locked=True)).mappings().all()
        waiting = [_waiting(row) for row in rows]
        if len(waiting) < 2:
            return []
        persons = [w.person for w in waiting]
        chosen = sa.select(kept.blocks.c.person, kept.blocks.c.other).where(kept.blocks.c.person.in_(persons))
        blocked = {(row[0], row[1]) for row in c.execute(chosen)}
        made: list[str] = []
        busy: set[str] = set()
        for a, b in pairs(waiting, blocked, now):
            if a.person in busy or b.person in busy:
                continue
            busy |= {a.person, b.person}
            row = _match(a, b, now)
            add_match(row)(c)
            c.execute(kept.waiting.delete().where(kept.waiting.c.person.in_([a.person, b.person])))
            made.append(row.id)
        return made

    return work


def _match(a: Waiting, b: Waiting, now: float) -> MatchRow:
    players = [human(seat, w.person, w.name) for seat, w in enumerate((a, b))]
    for player, w in zip(players, (a, b), strict=True):
        player.decks = [w.deck]
    settings = MatchSettings(clock=CLOCK, undo=0)
    row = MatchRow(new_id(), a.game, "queue", "playing", a.best_of, settings, players, rated=True)
    row.created = row.updated = row.seen = now
    return row


def _waiting(row: sa.RowMapping) -> Waiting:
    fields: dict[str, Any] = {name: row[name] for name in Waiting.__struct_fields__ if name != "deck"}
    return Waiting(**fields, deck=msgspec.json.decode(row["deck"], type=Brought))


def counts() -> Work[dict[str, int]]:
    """How many wait for each game."""

    def work(c: sa.Connection) -> dict[str, int]:
        fresh = kept.waiting.c.seen > time.time() - GONE
        chosen = sa.select(kept.waiting.c.game, sa.func.count()).where(fresh).group_by(kept.waiting.c.game)
        return {str(row[0]): int(row[1]) for row in c.execute(chosen)}

    return work


def of(person: str) -> Work[dict[str, float]]:
    """The games that a person waits for, each with the time since when."""

    def work(c: sa.Connection) -> dict[str, float]:
        chosen = sa.select(kept.waiting.c.game, kept.waiting.c.since).where(kept.waiting.c.person == person)
        return {str(row[0]): float(row[1]) for row in c.execute(chosen)}

    return work


def still_here(persons: Collection[str], now: float) -> Work[None]:
    """The pages of these persons are connected: they still wait, and so do their open tables."""

    def work(c: sa.Connection) -> None:
        c.execute(kept.waiting.update().where(kept.waiting.c.person.in_(persons)).values(seen=now))
        mine = sa.select(kept.match_players.c.match).where(kept.match_players.c.person.in_(persons))
        here = (kept.matches.c.status == "open") & kept.matches.c.id.in_(mine)
        c.execute(kept.matches.update().where(here).values(seen=now))

    return work

"""What the tests of Guardians Arena look at: one turn laid out, and what was told of it."""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena.chapters.table import Arena, arena
from quadriga.kernel.events import Event
from quadriga.kernel.handles import slot_of
from quadriga.scenario.table import Table


def lay(table: Table, A: str = "", B: str = "", phase: str = "combat", **more: Any) -> None:
    """A board in its second and last turn, so that what nobody decides runs to the end of the turn and stops there."""
    options = {"turn_limit": 2, **more.pop("options", {})}
    table.place(A=A, B=B, phase=phase, options=options, **more)


def state(table: Table) -> Arena:
    return arena(table.state)


def told(table: Table, kind: str) -> list[Event]:
    assert all(e.rule.startswith("gua.") for e in table.state.log), "an event cites no rule"
    return [e for e in table.state.log if e.kind == kind]


def rules_of(table: Table, kind: str) -> list[str]:
    return [e.rule for e in told(table, kind)]


def totals(table: Table) -> list[tuple[int, int]]:
    """Every comparison so far as (A, B)."""
    found = told(table, "total")
    return [(a.n, b.n) for a, b in zip(found[::2], found[1::2], strict=True)]


def named(table: Table, events: list[Event]) -> list[str]:
    """The labels of the cards that events are about."""
    return [table.label(slot_of(e.obj)) for e in events]


def labels(table: Table) -> str:
    """Everything offered now, in one string."""
    return "; ".join(table.game.labels(table.state))


def finish(table: Table) -> None:
    """Nobody does anything more in this turn."""
    while table.decision is not None:
        verbs = [o.verb for o in table.options()]
        table.session.answer(next((i for i, v in enumerate(verbs) if v in ("done", "stay")), 0))


B5 = "space right: Wolf 5 over Shield b"
A6 = "space left: Ram 6 over Shield a"


def duel(A: str, B: str = B5, **more: Any) -> Table:
    table = Table("guardians-arena")
    lay(table, A=A, B=B, **more)
    return table

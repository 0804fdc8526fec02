"""What must hold after every answer at every table, whatever is being tested there.

Scenario files and tests look at what they are about; a rule that breaks something beside it would pass them by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from quadriga.kernel.events import Event
from quadriga.kernel.state import State
from quadriga.rulebook import catalogue


def cards_are_conserved(s: State) -> None:
    """Every slot lies in exactly one zone, the one it thinks it lies in; no two objects share a ref."""
    seen: list[int] = []
    for zone, cards in enumerate(s.zones):
        for c in cards:
            assert s.zone[c] == zone, f"slot {c} lies in zone {zone} but remembers zone {s.zone[c]}"
        seen += cards
    assert sorted(seen) == list(range(len(s.card))), "a card is missing or doubled"
    assert len(set(s.ref)) == len(s.ref), "two cards are the same object"


def events_cite_rules(events: Sequence[Event]) -> None:
    """Law 4: each event names a rule of the catalogue."""
    for event in events:
        assert catalogue.exists(event.rule), f"the event {event.kind!r} cites {event.rule!r}, which is no rule"


def question_cites_a_rule(s: State) -> None:
    if s.decision is not None:
        assert catalogue.exists(s.decision.rule), f"{s.decision.kind!r} cites {s.decision.rule!r}, which is no rule"


@cache
def of_a_game(game: str) -> Callable[[State], None] | None:
    """What a game adds, in the `soundness` of its folder of tests."""
    name = f"tests.{game.replace('-', '_')}"
    if find_spec(name) is None or find_spec(f"{name}.soundness") is None:
        return None
    holds: Callable[[State], None] = import_module(f"{name}.soundness").holds
    return holds


def table_is_sound(game: str, s: State, since: int = 0) -> None:
    """All of it; events from number `since` on."""
    cards_are_conserved(s)
    events_cite_rules(s.log[since:])
    question_cites_a_rule(s)
    holds = of_a_game(game)
    if holds is not None:
        holds(s)

"""What must hold after every answer at every table, whatever is being tested there.

Scenario files and tests look at what they are about; a rule that breaks something beside it would pass them by.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quadriga.games.guardians_arena.table import Arena
from quadriga.games.ultraman.table import FIRST_CHARACTER
from quadriga.games.ultraman.table import Table as UltramanTable
from quadriga.games.union_arena.table import AP_CARDS, ENERGY, FRONT, LINE_SIZE, UNDER
from quadriga.games.union_arena.table import Table as UnionTable
from quadriga.games.universal_arena.table import Table as UniversalTable
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


def union_arena(s: State) -> None:
    assert isinstance(s, UnionTable)
    for seat in (0, 1):
        assert 0 <= s.ap_active[seat] <= s.ap[seat] <= AP_CARDS
        for line in (FRONT, ENERGY):
            assert len(s.pile(seat, line)) <= LINE_SIZE, "a line holds too many cards"
    for c in range(len(s.card)):
        assert (s.host[c] >= 0) == (s.place(c) == UNDER), "a card lies under nothing, or elsewhere than under its card"


def ultraman(s: State) -> None:
    assert isinstance(s, UltramanTable)
    for k, area in enumerate(s.area_of):
        if area >= 0:
            assert s.areas[2 * area + s.side[k]] == k, f"character {k} is not in the area it thinks it is in"
    for place, k in enumerate(s.areas):
        if k >= 0:
            assert s.area_of[k] == place // 2 and s.side[k] == place % 2, f"area {place} holds a character that left"
            assert s.zones[FIRST_CHARACTER + 2 * k], f"character {k} has no card"


def universal_arena(s: State) -> None:
    assert isinstance(s, UniversalTable)
    assert min(s.energy) >= 0 and min(s.meter) >= 0 and min(s.hp) >= 0 and min(s.shield) >= 0
    for k, column in enumerate(s.column):
        assert column < 0 or s.line[3 * (k // 3) + column] == k, f"character {k} does not stand where it thinks"
    standing = [k for k in s.line if k >= 0]
    assert len(set(standing)) == len(standing), "a character stands in two columns"


def guardians_arena(s: State) -> None:
    assert isinstance(s, Arena)
    assert min(s.stones) >= 0
    for carried in (s.shield_of, s.item_of):
        for bearer, c in enumerate(carried):
            assert c < 0 or s.bearer[c] == bearer, f"slot {c} is on creature {bearer} and does not know"
    for c, bearer in enumerate(s.bearer):
        assert bearer < 0 or c in (s.shield_of[bearer], s.item_of[bearer]), f"slot {c} is on nothing"


OF_A_GAME: dict[str, Callable[[State], None]] = {
    "union-arena": union_arena,
    "ultraman": ultraman,
    "universal-arena": universal_arena,
    "guardians-arena": guardians_arena,
}


def table_is_sound(game: str, s: State, since: int = 0) -> None:
    """All of it; events from number `since` on."""
    cards_are_conserved(s)
    events_cite_rules(s.log[since:])
    question_cites_a_rule(s)
    OF_A_GAME[game](s)

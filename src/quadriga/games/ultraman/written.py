"""A position of the Ultraman Card Game written down, and changed by a judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.ultraman.rules import RULES
from quadriga.games.ultraman.table import DECK, DISCARD, EXILE, HAND, PHASE_NAMES, WIDTH, table
from quadriga.kernel.state import State, with_value

PLACES = {"hand": HAND, "deck": DECK, "discard area": DISCARD, "exiled": EXILE}
ASKED = {"scene": 1, "set": 0, "level up": 0, "power": 0}
"""How far a step has come before its question is asked, by the kind of the question."""


class WrittenBoards(Boards):
    loose = frozenset(PLACES)
    standing = frozenset({"battle area"})
    from_top = frozenset({"deck"})
    nowhere = "exiled"

    def phase_now(self, s: State) -> str:
        phase = table(s).phase
        return PHASE_NAMES[phase] if phase else PHASE_NAMES[1]  # before the first turn: that is what comes next

    def words_now(self, s: State) -> dict[str, Any]:
        t = table(s)
        return {"first": "AB"[t.first_lead], "turn number": t.turn}

    def written_in(self, s: State, seat: int, zone: str) -> list[int]:
        if zone != "battle area":
            return self.cards_in(s, seat, zone)
        t = table(s)
        return [t.stack_of(k)[-1] if k >= 0 else -1 for k in t.areas[seat::2]]

    def words_of(self, s: State, c: int) -> dict[str, Any]:
        t = table(s)
        k = t.character_of(c)
        if k < 0:
            return {}
        words: dict[str, Any] = {"hidden": True} if t.down[c] else {}
        words |= {"resting": True} if t.sideways[k] else {}
        return words | ({"levelled": True} if t.levelled[k] == t.turn else {})

    def charged(self, s: State, c: int) -> list[int]:
        t = table(s)
        k = t.character_of(c)
        return t.charges_of(k)[::-1] if k >= 0 else []

    def zone_number(self, seat: int, zone: str) -> int:
        return seat * WIDTH + PLACES[zone]

    def add(self, s: State, face: int, seat: int, zone: int) -> int:
        return RULES.add(table(s), [face], seat, zone)

    def set_words(self, s: State, c: int, words: Mapping[str, Any]) -> None:
        t = table(s)
        k = t.character_of(c)
        if k < 0:
            if words:
                raise BadBoard(f"{t.face(c).name}: only characters lie in a way of their own.")
            return
        strange = sorted(set(words) - {"hidden", "resting", "levelled"})
        if strange:
            raise BadBoard(f"{t.face(c).name}: {strange[0]!r} is none of hidden, resting, levelled.")
        t.down = with_value(t.down, c, 1 if words.get("hidden") else 0)
        t.sideways = with_value(t.sideways, k, 1 if words.get("resting") else 0)
        t.levelled = with_value(t.levelled, k, t.turn if words.get("levelled") else 0)

    def ask_again(self, s: State) -> bool:
        t = table(s)
        if t.decision is None or t.decision.kind not in ASKED or not t.stack:
            return False
        t.stack[len(t.stack) - 1].phase = ASKED[t.decision.kind]
        return True

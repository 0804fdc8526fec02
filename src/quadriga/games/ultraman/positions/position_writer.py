"""A position of the Ultraman Card Game written down, and changed by a judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.ultraman.chapters import zones
from quadriga.games.ultraman.chapters.marks import BP_CHANGE
from quadriga.games.ultraman.chapters.table import DECK, DISCARD, EXILE, HAND, PHASE_NAMES, WIDTH, table
from quadriga.games.ultraman.rules import RULES
from quadriga.kernel.applied import Applied
from quadriga.kernel.frames import ask_again
from quadriga.kernel.state import State, with_value
from quadriga.kernel.zones import BOTTOM, TOP
from quadriga.messages.files import say

PLACES = {"hand": HAND, "deck": DECK, "discard area": DISCARD, "exiled": EXILE}
ASKED = ("scene", "set", "level up", "power")
"""Questions that can be asked again after a judge has changed the position."""


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
                raise BadBoard(say("no-only-characters-lie-way-their", name=t.face(c).name))
            return
        strange = sorted(set(words) - {"hidden", "resting", "levelled"})
        if strange:
            raise BadBoard(say("no-none-hidden-resting-levelled", name=t.face(c).name, strange=strange[0]))
        t.down = with_value(t.down, c, 1 if words.get("hidden") else 0)
        t.sideways = with_value(t.sideways, k, 1 if words.get("resting") else 0)
        t.levelled = with_value(t.levelled, k, t.turn if words.get("levelled") else 0)

    by_hand_rule = "ucg.byhand.1"
    hand_zones = ("hand", "deck", "discard area", "exiled", "battle area")
    turns = ("hidden", "resting")
    numbers = ("BP",)

    def move_by_hand(self, s: State, c: int, zone: str, bottom: bool) -> None:
        t = table(s)
        if zone != "battle area":
            zones.send(t, c, PLACES[zone], self.by_hand_rule, -1, BOTTOM if bottom else TOP)
            return
        if t.character_of(c) >= 0:
            raise BadBoard(say("no-already", name=t.face(c).name))
        seat = t.owner[c]
        vacant = [i // 2 for i, k in enumerate(t.areas) if i % 2 == seat and k < 0]
        if not vacant:
            raise BadBoard(say("no-vacant-battle-area-on-side"))
        zones.lay(t, c, zones.new_character(t, seat, vacant[0]), False, self.by_hand_rule)

    def give_by_hand(self, s: State, c: int, number: str, value: int) -> None:
        t = table(s)
        k = t.character_of(c)
        if k < 0:
            raise BadBoard(say("no-only-characters-have-bp-can", name=t.face(c).name))
        t.applied = [*t.applied, Applied(BP_CHANGE, k, value, t.turn, t.owner[c], -1, 0)]

    def ask_again(self, s: State) -> bool:
        t = table(s)
        if t.decision is None or t.decision.kind not in ASKED or not t.stack:
            return False
        ask_again(t.stack[len(t.stack) - 1])
        return True

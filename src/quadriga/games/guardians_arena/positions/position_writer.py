"""A position of Guardians Arena written down, and changed by a judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.guardians_arena.chapters import moves
from quadriga.games.guardians_arena.chapters.faces import card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    COLUMNS,
    DECK,
    DISCARD,
    FIGHTERS,
    GUARDIAN_PLACE,
    HAND,
    ON,
    OUT,
    PEN,
    PLAYED,
    SPACE,
    STORAGE,
    TERRAIN_ZONE,
    UNDER,
    UPGRADES,
    VICTORIOUS,
    Arena,
    arena,
    in_play,
    zone,
)
from quadriga.games.guardians_arena.chapters.turn import STEPS
from quadriga.kernel.frames import ask_again
from quadriga.kernel.state import State, with_more, with_value
from quadriga.kernel.unknown import knows
from quadriga.kernel.zones import BOTTOM, TOP, add_card, move
from quadriga.messages.files import say

SIDES = ("left", "centre", "right")
PILES = {
    "hand": HAND,
    "pen": PEN,
    "storage": STORAGE,
    "deck": DECK,
    "discard": DISCARD,
    "victorious": VICTORIOUS,
    "captured": CAPTURED,
    "guardian": GUARDIAN_PLACE,
    "played": PLAYED,
    "out": OUT,
}
PLACES = {
    "": ON,
    "under ": UNDER,
    "space ": SPACE,
    "fighters ": FIGHTERS,
    "upgrade ": UPGRADES,
    "terrain ": TERRAIN_ZONE,
}
PHASES = tuple(step.name for step in STEPS)
"""In the order of the turn's procedure."""
STEP_PHASES = (
    "stock", "stock", "stock", "up-card", "drafting", "discard", "entering", "combat", "combat", "combat", "movement",
    "terrain", "exiting", "challenge", "raid", "end",
)  # fmt: skip
"""The phase of each step of the turn."""
STANDING = frozenset(before + side for before in PLACES for side in SIDES if before != "terrain ")


class WrittenBoards(Boards):
    loose = frozenset({"hand", "pen", "storage", "deck", "discard", "victorious"})
    standing = STANDING
    from_top = frozenset({"deck"})
    nowhere = "out"

    def phase_now(self, s: State) -> str:
        return STEP_PHASES[arena(s).step]

    def words_now(self, s: State) -> dict[str, Any]:
        return {"number": s.turn}

    def values_now(self, s: State, seat: int) -> dict[str, Any]:
        a = arena(s)
        broken = [side for side in SIDES if a.ruin[seat * COLUMNS + column_of(side, seat)]]
        values: dict[str, Any] = {"stones": a.stones[seat], "up": a.up_number[seat], "ruins": " ".join(broken)}
        return values | {"lost shields": a.lost_shields[seat]}

    def words_of(self, s: State, c: int) -> dict[str, Any]:
        a = arena(s)
        return {"face up": True} if a.face_up[c] and in_play(a.zone[c]) else {}

    def zone_number(self, seat: int, zone: str) -> int:
        return zone_named(zone, seat)

    def add(self, s: State, face: int, seat: int, zone: int) -> int:
        return add_to(arena(s), face, seat, zone)

    def set_words(self, s: State, c: int, words: Mapping[str, Any]) -> None:
        a = arena(s)
        strange = sorted(set(words) - {"face up"})
        if strange or (words and not in_play(a.zone[c])):
            raise BadBoard(say("no-only-creature-play-can-said", name=card(a, c).name))
        a.face_up = with_value(a.face_up, c, 1 if words.get("face up") else 0)

    def set_value(self, s: State, seat: int, name: str, value: Any) -> None:
        a = arena(s)
        if name == "stones":
            a.stones = with_value(a.stones, seat, int(value))
        elif name == "up":
            a.up_number = with_value(a.up_number, seat, int(value))
        elif name == "lost shields":
            a.lost_shields = with_value(a.lost_shields, seat, int(value))
        else:
            broken = [column_of(word, seat) for word in str(value).split()]
            for column in range(COLUMNS):
                a.ruin = with_value(a.ruin, seat * COLUMNS + column, 1 if column in broken else 0)

    by_hand_rule = "gua.house.byhand.1"
    hand_zones = ("hand", "pen", "storage", "deck", "discard", "victorious")
    layout_names: ClassVar[Mapping[str, str]] = {"pen": "creatures pen", "discard": "discard pile"}
    turns = ("face up",)
    hand_values = ("stones",)

    def move_by_hand(self, s: State, c: int, zone: str, bottom: bool) -> None:
        a = arena(s)
        if in_play(a.zone[c]):
            if zone not in ("pen", "discard"):
                raise BadBoard(say("no-play-from-goes-pen-discard", name=card(a, c).name))
            if zone == "pen":
                moves.send_to_pen(a, c, self.by_hand_rule)
            else:
                moves.take_shield(a, c, DISCARD, self.by_hand_rule)
                moves.take_item(a, c, DISCARD, self.by_hand_rule)
                moves.leave_play(a, c, DISCARD, "destroyed", self.by_hand_rule)
            return
        came = a.zone[c]
        seen = sum(1 << seat for seat in range(2) if knows(a, seat, c))
        move(a, c, zone_named(zone, a.owner[c]), BOTTOM if bottom else TOP)
        seen |= sum(1 << seat for seat in range(2) if knows(a, seat, c))
        a.emit("by hand move", self.by_hand_rule, a.owner[c], a.handle(c), 0, came, seen=seen)

    def ask_again(self, s: State) -> bool:
        a = arena(s)
        if a.decision is None or a.decision.kind not in self.natural or not a.stack:
            return False
        ask_again(a.stack[len(a.stack) - 1])
        return True


def zone_named(name: str, seat: int) -> int:
    if name in PILES:
        return zone(seat, PILES[name])
    before, _, side = name.rpartition(" ")
    which = PLACES[before + " " if before else ""]
    column = column_of(side, seat)
    return TERRAIN_ZONE + column if which == TERRAIN_ZONE else zone(seat, which, column)


def column_of(side: str, seat: int) -> int:
    if side not in SIDES:
        raise BadBoard(say("no-stronghold-write-left-centre-right", side=side))
    at = SIDES.index(side)
    return at if seat == 0 else COLUMNS - 1 - at


def add_to(s: Arena, face: int, owner: int, z: int) -> int:
    """One more physical card, with what the arena remembers of a card."""
    c = add_card(s, face, owner, z)
    s.shield_of = with_more(s.shield_of, [-1])
    s.item_of = with_more(s.item_of, [-1])
    s.bearer = with_more(s.bearer, [-1])
    s.face_up = with_more(s.face_up, [0])
    s.used = with_more(s.used, [0])
    return c

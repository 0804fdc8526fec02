"""Guardians Arena at a glance: set up, then turns of three phases that both players share.

You win at once by killing the enemy Guardian, which can be attacked once two of its Strongholds
are Ruins (gua.house.win.1), or at the end of III.B with enough Victorious creatures (gua.house.win.2).
"""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters import (
    actions,
    combat,
    combat_rounds,
    movement,
    organize,
    raid,
    settlement,
    setup,
    turn,
)
from quadriga.games.guardians_arena.chapters.faces import ITEM_C, Card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    DECK,
    FIGHTERS,
    HAND,
    ITEMS,
    ON,
    PEN,
    PRIMARY,
    SETTLING,
    SHOWN_HAND,
    SPACE,
    STORAGE,
    UNDER,
    Arena,
    arena,
    zone_kind,
    zone_seat,
)
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Procedure
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import Rules, State


class GuardiansArenaRules(Rules):
    name = "guardians-arena"
    endless = "gua.house.endless.1"

    def procedures(self) -> list[Procedure]:
        return [
            setup.SETUP, turn.TURN, organize.STOCK_STEP, organize.DRAFTING_STEP, organize.DISCARD_STEP,
            movement.ENTERING_ARENA, combat.COMBAT, combat_rounds.ROUND, movement.MOVEMENT_STEP,
            settlement.TERRAIN_STEP, settlement.CHALLENGES, raid.RAIDS, raid.RAID_FIGHT,
            actions.ANSWERING, actions.CASTING, actions.CHANNELING_ACTION, actions.SHOOTING, actions.STRIKING,
            actions.COMMANDING,
        ]  # fmt: skip

    def sees(self, s: State, seat: int, c: int) -> bool:
        """Hidden: hands, Pens, Storages, decks, face-down creatures with Items (gua.house.visible.1)."""
        a = arena(s)
        z = a.zone[c]
        kind = zone_kind(z)
        if kind == HAND:
            return zone_seat(z) == seat or hand_is_open(a, zone_seat(z))
        if kind == PEN or kind == STORAGE:
            return zone_seat(z) == seat
        if kind == ON or kind == UNDER or kind == SPACE or kind == FIGHTERS:
            return a.owner[c] == seat or a.face_up[c] == 1
        if kind == ITEMS:
            bearer = a.bearer[c]
            return a.owner[c] == seat or (bearer >= 0 and a.face_up[bearer] == 1)
        if kind == DECK:
            return a.up_shown[zone_seat(z)] == 1 and a.zones[z][len(a.zones[z]) - 1] == c  # gua.upcard.1
        return True

    def partly_known(self, s: State, c: int) -> bool:
        """All hidden cards but those of a deck: their place, and the border of their back, tell something."""
        return zone_kind(s.zone[c]) != DECK

    def could_be(self, s: State, c: int, face: int, cards: vec[i64]) -> bool:
        """Face-down creatures are creatures, Items are Items, and the piles are sorted by border (gua.orig.piles.1)."""
        a = arena(s)
        other = a.faces[face]
        assert isinstance(other, Card)
        kind = zone_kind(a.zone[c])
        if kind == UNDER:
            return other.supports()  # gua.draft.4
        if kind == ON or kind == SPACE or kind == FIGHTERS or kind == CAPTURED:
            return other.is_creature()
        if kind == ITEMS:
            return other.type == ITEM_C
        if kind == PEN or (kind == HAND and a.step >= SETTLING):
            return not other.double_border()
        if kind == STORAGE or (kind == HAND and a.step == PRIMARY):
            return other.double_border()
        return True

    def unordered(self, zone: int) -> bool:
        kind = zone_kind(zone)
        return kind == HAND or kind == PEN or kind == STORAGE

    def blank(self, match: Match) -> State:
        return Arena(self, match)

    def start(self, s: State) -> None:
        setup.lay_out(arena(s))


def hand_is_open(a: Arena, seat: int) -> bool:
    """Must this player play the rest of the combat with the hand face up (gua.card.reveal.1)?"""
    for effect in a.applied:
        if effect.what == SHOWN_HAND and effect.target == -1 - seat:
            return True
    return False


RULES = GuardiansArenaRules()

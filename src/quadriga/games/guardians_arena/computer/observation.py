"""What a seat sees of the Arena, as rows of small numbers (compiled); `observation_columns.py` names the columns."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters import verbs
from quadriga.games.guardians_arena.chapters.faces import card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    COLUMNS,
    DECK,
    DISCARD,
    FIGHTERS,
    FIGHTING,
    GUARDIAN_PLACE,
    HAND,
    ON,
    OUT,
    PEN,
    PLAYED,
    RESOLUTION,
    SECONDARY,
    SPACE,
    STORAGE,
    STRONGHOLDS,
    TERRAIN_ZONE,
    UNDER,
    UPGRADES,
    VICTORIOUS,
    Arena,
    arena,
    duelist,
    is_in_play,
    ruins,
    zone,
    zone_column,
    zone_kind,
    zone_seat,
)
from quadriga.games.guardians_arena.chapters.vitality import basic, primary_total, secondary_total
from quadriga.kernel.decisions import DONE, NO, PICK, YES, arg_a, arg_b, arg_c, verb
from quadriga.kernel.observation import Observation, byte, place_code
from quadriga.kernel.state import State

VERBS: Final = [
    DONE, PICK, YES, NO, verbs.REDRAW, verbs.KEEP, verbs.LAY_ON, verbs.LAY_UNDER, verbs.GIVE_SHIELD,
    verbs.LAY_TERRAIN, verbs.GIVE_ITEM, verbs.BUILD, verbs.ENTER, verbs.ARRANGE, verbs.CAST, verbs.CHANNEL,
    verbs.SHOOT, verbs.POWER, verbs.FIGHT, verbs.ANSWER, verbs.SAVE, verbs.PAY, verbs.RAZE, verbs.SETTLE,
    verbs.CAPTURE, verbs.BREAK, verbs.RAID_CREATURE, verbs.SIEGE, verbs.STORM, verbs.REBUILD,
]  # fmt: skip
CARD_COLUMNS: Final = 12
STEPS: Final = 16
TERRAIN_PLACE: Final = 18
COUNTED: Final = [HAND, PEN, STORAGE, DECK, DISCARD, CAPTURED, VICTORIOUS]
IN_COLUMNS: Final = [STRONGHOLDS, ON, UNDER, UPGRADES, SPACE, FIGHTERS]
OPEN: Final = [CAPTURED, VICTORIOUS, PLAYED]
PILES: Final = [DISCARD, OUT]
"""Open places whose cards bear nothing."""


def place_number(kind: int) -> int:
    """The kinds of zone, numbered through: those without columns, those with, the Terrains."""
    if kind == TERRAIN_ZONE:
        return TERRAIN_PLACE
    return kind if kind < STRONGHOLDS else STRONGHOLDS + (kind - STRONGHOLDS) // COLUMNS


def from_left(seat: int, column: int) -> int:
    """A column as this seat counts them; mirrored it is itself again (gua.house.board.1)."""
    return column if seat == 0 else COLUMNS - 1 - column


class GuardiansArenaSight(Observation):
    def __init__(self, kinds: list[str], events: list[str]) -> None:
        super().__init__(kinds, VERBS, events)

    def see_table(self, s: State, seat: int) -> None:
        g = arena(s)
        out = self.out
        out.append(1 if g.turn > 0 and g.active == seat else 0)
        for step in range(STEPS):
            out.append(1 if g.step == step else 0)
        out.append(byte(g.turn))
        for k in range(COLUMNS):
            self.see_duel(g, seat, from_left(seat, k))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            out.append(byte(g.stones[side]))
            out.append(byte(ruins(g, side)))
            out.append(byte(g.up_number[side]))
            out.append(g.up_shown[side])
            out.append(g.passed[side])
            for kind in COUNTED:
                out.append(byte(len(g.zones[zone(side, kind)])))

    def see_duel(self, g: Arena, seat: int, column: int) -> None:
        """Is there a Duel in this column, is it the present one, and both totals once both Duelists are shown."""
        out = self.out
        if g.duel[column] != FIGHTING:
            self.nothing(4)
            return
        out.append(1)
        out.append(1 if g.column == column else 0)
        mine = duelist(g, seat, column)
        theirs = duelist(g, 1 - seat, column)
        if mine < 0 or theirs < 0 or g.face_up[mine] == 0 or g.face_up[theirs] == 0:
            self.nothing(2)
            return
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            second = g.step == SECONDARY or g.step >= RESOLUTION
            out.append(byte(secondary_total(g, column, side) if second else primary_total(g, column, side)))

    def see_cards(self, s: State, seat: int) -> None:
        g = arena(s)
        for kind in (HAND, PEN, STORAGE):
            self.see_zone(g, seat, zone(seat, kind), place_code(kind, seat, seat))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            self.see_zone(g, seat, zone(side, GUARDIAN_PLACE), place_code(GUARDIAN_PLACE, side, seat))
            for kind in IN_COLUMNS:
                for j in range(COLUMNS):
                    self.see_bearers(g, seat, zone(side, kind, from_left(seat, j)), kind, side)
        for j in range(COLUMNS):
            self.see_zone(g, seat, TERRAIN_ZONE + from_left(seat, j), place_code(TERRAIN_PLACE, -1, seat))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            for kind in OPEN:
                self.see_bearers(g, seat, zone(side, kind), kind, side)
            for kind in PILES:
                self.see_pile(g, seat, zone(side, kind), place_code(place_number(kind), side, seat))
            self.see_deck(g, seat, zone(side, DECK), place_code(DECK, side, seat))
        for kind in (HAND, PEN, STORAGE):
            self.see_hidden_zone(g, seat, zone(1 - seat, kind), place_code(kind, 1 - seat, seat))

    def see_bearers(self, g: Arena, seat: int, z: int, kind: int, side: int) -> None:
        """A zone, each creature followed by its Shield and its Item."""
        place = place_code(place_number(kind), side, seat)
        for i, c in enumerate(g.zones[z]):
            self.see_row(g, seat, c, place, i + 1)
            for k in range(2):
                borne = g.shield_of[c] if k == 0 else g.item_of[c]
                if borne >= 0:
                    self.see_row(g, seat, borne, self.place_of(g, seat, g.zone[borne]), 1)

    def see_card(self, s: State, seat: int, c: int, known: bool, at: int) -> None:
        g = arena(s)
        out = self.out
        z = g.zone[c]
        kind = zone_kind(z)
        out.append(byte(at))
        column = from_left(seat, zone_column(z)) if kind >= STRONGHOLDS else -1
        for k in range(COLUMNS):
            out.append(1 if column == k else 0)
        bearer = g.bearer[c]
        out.append(self.row_of[bearer] if bearer >= 0 else 0)
        if not is_in_play(kind):
            ruin = kind == STRONGHOLDS and g.ruin[zone_seat(z) * 3 + zone_column(z)] != 0
            out.append(1 if ruin else 0)
            self.nothing(CARD_COLUMNS - 6)
            return
        out.append(0)
        out.append(byte(basic(g, c, kind == FIGHTERS)) if known and card(g, c).is_creature() else 0)
        out.append(g.face_up[c])
        out.append(1 if g.shield_of[c] >= 0 else 0)
        out.append(1 if g.used[c] != 0 else 0)
        out.append(1 if g.handle(c) in g.dispelled else 0)
        out.append(1 if g.raider == c or g.raided == c else 0)

    def see_option(self, s: State, seat: int, option: int) -> None:
        what = verb(option)
        a = arg_a(option)
        b = arg_b(option)
        if what == verbs.LAY_ON:
            self.option_row(a, -1, place_code(place_number(ON), seat, seat), 1 + from_left(seat, b))
        elif what == verbs.LAY_UNDER:
            self.option_row(a, -1, place_code(place_number(UNDER), seat, seat), 1 + from_left(seat, b))
        elif what == verbs.BUILD:
            self.option_row(a, -1, place_code(place_number(UPGRADES), seat, seat), 1 + from_left(seat, b))
        elif what == verbs.LAY_TERRAIN or what == verbs.SETTLE:
            self.option_row(a, -1, place_code(TERRAIN_PLACE, -1, seat), 1 + from_left(seat, b))
        elif what == verbs.SIEGE:
            self.option_row(a, -1, place_code(place_number(STRONGHOLDS), 1 - seat, seat), 1 + from_left(seat, b))
        elif what == verbs.REBUILD:
            self.option_row(a, -1, place_code(place_number(STRONGHOLDS), seat, seat), 1 + from_left(seat, b))
        elif what == verbs.RAZE:
            self.option_row(-1, -1, place_code(TERRAIN_PLACE, -1, seat), 1 + from_left(seat, a))
        elif what == verbs.SAVE:
            self.option_row(a, -1, 0, 1 + from_left(seat, b))
        elif what == verbs.POWER:
            self.option_row(a, -1, 0, b)
        elif what == verbs.CAST:
            self.option_row(a, b - 1, 0)
        elif what == verbs.ARRANGE:
            self.see_arrangement(seat, [a, b, arg_c(option)])
        elif what in (verbs.GIVE_SHIELD, verbs.GIVE_ITEM, verbs.CAPTURE, verbs.BREAK, verbs.RAID_CREATURE):
            self.option_row(a, b, 0)
        elif what in (DONE, YES, NO, verbs.REDRAW, verbs.KEEP):
            self.option_row(-1, -1, 0)
        else:
            self.option_row(a, -1, 0)

    def see_arrangement(self, seat: int, sources: list[int]) -> None:
        """For each column from the left, from which column (counted from 1) its creature comes; 0: none does."""
        numbers: list[int] = []
        for k in range(COLUMNS):
            source = sources[from_left(seat, k)]
            numbers.append(1 + from_left(seat, source - 1) if source else 0)
        self.option_row(-1, -1, 0, numbers[0], numbers[1], numbers[2])

    def place_of(self, s: State, seat: int, zone: int) -> int:
        return place_code(place_number(zone_kind(zone)), zone_seat(zone), seat)

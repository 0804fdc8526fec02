"""What a seat sees of a game, as rows of small numbers (compiled); `observation_columns.py` names the columns."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.energy import energy
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    REMOVAL,
    SIDELINE,
    UNDER,
    WIDTH,
    Table,
    table,
)
from quadriga.games.union_arena.chapters.values import bp
from quadriga.kernel.decisions import DONE, MODE, NO, NUMBER, PLACE, WAITING, YES, arg_a, arg_b, verb
from quadriga.kernel.handles import slot_of
from quadriga.kernel.observation import Observation, byte, place_code
from quadriga.kernel.state import State

VERBS: Final = [
    DONE, 2, YES, NO, NUMBER, MODE, WAITING, PLACE,
    verbs.PLAY, verbs.RAID, verbs.USE_EVENT, verbs.ACTIVATE, verbs.ATTACK, verbs.MOVE, verbs.SWAP, verbs.TO_HAND,
    verbs.PAY_WITH, verbs.TOP, verbs.BOTTOM, verbs.USE_TRIGGER, verbs.DECLINE_TRIGGER, verbs.REPLACE,
    verbs.TO_SIDELINE, verbs.CHANGE_TRIGGER,
]  # fmt: skip
COLUMNS: Final = 10
PHASES: Final = 6
COUNTED: Final = [HAND, DECK, LIFE, SIDELINE, REMOVAL]
PILES: Final = [SIDELINE, REMOVAL]
"""Places whose cards lie open."""


class UnionArenaSight(Observation):
    def __init__(self, kinds: list[str], events: list[str]) -> None:
        super().__init__(kinds, VERBS, events)

    def see_table(self, s: State, seat: int) -> None:
        g = table(s)
        out = self.out
        out.append(1 if g.active == seat else 0)
        out.append(1 if g.first == seat else 0)
        for phase in range(PHASES):
            out.append(1 if g.phase == phase else 0)
        out.append(byte(g.turn))
        out.append(1 if g.attacker >= 0 else 0)
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            out.append(byte(g.ap_active[side]))
            out.append(byte(g.ap[side]))
            out.append(byte(g.own_turn[side]))
            out.append(byte(g.player_attacks[side]))
            for n in energy(g, side):
                out.append(byte(n))
            for place in COUNTED:
                out.append(byte(len(g.zones[side * WIDTH + place])))

    def see_cards(self, s: State, seat: int) -> None:
        g = table(s)
        self.see_zone(g, seat, seat * WIDTH + HAND, place_code(HAND, seat, seat))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            self.see_line(g, seat, side, FRONT)
            self.see_line(g, seat, side, ENERGY)
        self.see_hidden_zone(g, seat, (1 - seat) * WIDTH + HAND, place_code(HAND, 1 - seat, seat))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            self.see_deck(g, seat, side * WIDTH + DECK, place_code(DECK, side, seat))
            self.see_zone(g, seat, side * WIDTH + LIMBO, place_code(LIMBO, side, seat))
            self.see_zone(g, seat, side * WIDTH + LIFE, place_code(LIFE, side, seat))
            for place in PILES:
                self.see_pile(g, seat, side * WIDTH + place, place_code(place, side, seat))

    def see_line(self, g: Table, seat: int, side: int, place: int) -> None:
        """A line, each card followed by those beneath it."""
        for i, c in enumerate(g.zones[side * WIDTH + place]):
            self.see_row(g, seat, c, place_code(place, side, seat), i + 1)
            for j, u in enumerate(g.beneath(c)):
                self.see_row(g, seat, u, place_code(UNDER, side, seat), j + 1)

    def see_card(self, s: State, seat: int, c: int, known: bool, at: int) -> None:
        g = table(s)
        out = self.out
        out.append(byte(at))
        if not g.on_field(c):
            self.nothing(COLUMNS - 2)
            host = g.host[c] if g.place(c) == UNDER else -1
            out.append(self.row_of[host] if host >= 0 else 0)
            return
        handle = g.handle(c)
        out.append(g.resting[c])
        out.append(byte(bp(g, c) // 500) if known and g.face(c).type == CHARACTER else 0)
        out.append(1 if g.entered[c] == g.turn else 0)
        out.append(byte(g.attacks[c]))
        out.append(1 if g.attacker == handle else 0)
        out.append(1 if g.target == handle or g.blocker == handle else 0)
        out.append(byte(len(g.beneath(c))))
        marks = 0
        for a in g.applied:
            if a.target == handle:
                marks += 1
        out.append(byte(marks))
        out.append(0)

    def see_option(self, s: State, seat: int, option: int) -> None:
        g = table(s)
        what = verb(option)
        a = arg_a(option)
        b = arg_b(option)
        if what == DONE or what == YES or what == NO:
            self.option_row(-1, -1, 0)
        elif what == NUMBER or what == MODE or what == verbs.PAY_WITH:
            self.option_row(-1, -1, 0, a)
        elif what == PLACE:
            self.option_row(-1, -1, place_code(a, seat, seat))
        elif what == WAITING:
            self.option_row(slot_of(g.pool[a].source), -1, 0, a)
        elif what == verbs.PLAY:
            self.option_row(a, -1, place_code(b, seat, seat))
        elif what == verbs.RAID:
            self.option_row(a, b, 0)
        elif what == verbs.ATTACK:
            self.option_row(a, b - 1, 0)
        elif what == verbs.ACTIVATE or what == verbs.CHANGE_TRIGGER:
            self.option_row(a, -1, 0, b)
        else:
            self.option_row(a, -1, 0)

    def place_of(self, s: State, seat: int, zone: int) -> int:
        return place_code(zone % WIDTH, zone // WIDTH, seat)

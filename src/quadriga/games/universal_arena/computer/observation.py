"""What a seat sees of a match, as rows of small numbers (compiled); `observation_columns.py` names the columns."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.faces import NEGATIVE, POSITIVE
from quadriga.games.universal_arena.chapters.movement import SWAP
from quadriga.games.universal_arena.chapters.placing import PLAY
from quadriga.games.universal_arena.chapters.playing import FROM_HAND, energy_cost, meter_cost, speed, stunned
from quadriga.games.universal_arena.chapters.power import highest, lowest
from quadriga.games.universal_arena.chapters.statuses import SHARED
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    CHARACTERS,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    LINE,
    PREPARATION,
    REMOVED,
    ROWS,
    TEAM,
    ULTIMATES,
    WIDTH,
    Table,
    alive,
    card,
    entry_index,
    status_face,
    table,
)
from quadriga.kernel.decisions import DONE, MODE, NO, NUMBER, PICK, PLACE, YES, arg_a, verb
from quadriga.kernel.observation import Observation, byte, place_code
from quadriga.kernel.state import State

VERBS: Final = [DONE, PICK, YES, NO, NUMBER, MODE, PLACE, SWAP, PLAY]
# Places beside a player's own: the three rows of the Combat Zone, and aside.
ROW_PLACE: Final = 6
ASIDE_PLACE: Final = 9
COLUMNS: Final = 15
PHASES: Final = 5
OWN_STATUSES: Final = 4
"""Statuses beside the shared ones that are told of each character, in the order in which it got them."""
PILES: Final = [HAND, DRAW_PILE, DISCARD_PILE, ULTIMATES, REMOVED]


class UniversalArenaSight(Observation):
    def __init__(self, kinds: list[str], events: list[str]) -> None:
        super().__init__(kinds, VERBS, events)

    def see_table(self, s: State, seat: int) -> None:
        g = table(s)
        out = self.out
        out.append(1 if g.initiative == seat else 0)
        out.append(1 if g.priority == seat else 0)
        for phase in range(PHASES):
            out.append(1 if g.phase == phase else 0)
        for row in range(3):
            out.append(1 if g.row == row else 0)
            out.append(g.paused[row])
        out.append(byte(g.turn))
        out.append(byte(g.round))
        out.append(byte(g.passes))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            out.append(byte(g.energy[side]))
            out.append(byte(g.meter[side]))
            out.append(g.barred[side])
            for place in PILES:
                out.append(byte(len(g.zones[side * WIDTH + place])))
            for ch in self.line(g, side):
                self.see_statuses(g, ch)

    def line(self, g: Table, side: int) -> list[int]:
        """The characters of a side by column, then the fallen; before the lines are shown, in the team's order."""
        base = side * TEAM
        if g.phase == PREPARATION:
            return [base, base + 1, base + 2]
        found: list[int] = []
        for k in range(TEAM):
            if g.line[base + k] >= 0:
                found.append(g.line[base + k])
        for ch in range(base, base + TEAM):
            if not alive(g, ch):
                found.append(ch)
        return found

    def see_statuses(self, g: Table, ch: int) -> None:
        """The shared statuses by name, others by their order; who has none of them is quickly told."""
        out = self.out
        num = g.num[ch]
        cnt = g.cnt[ch]
        shared: list[int] = []
        others: list[int] = []
        for st in g.order[ch]:
            if st < SHARED:
                shared.append(st)
            elif len(others) < OWN_STATUSES:
                others.append(st)
        shared.sort()
        told = 0
        for st in shared:
            self.nothing(2 * (st - told))
            out.append(byte(num[st]))
            out.append(byte(cnt[st]))
            told = st + 1
        self.nothing(2 * (SHARED - told))
        for st in others:
            out.append(byte(num[st]))
            out.append(byte(cnt[st]))
        self.nothing(2 * (OWN_STATUSES - len(others)))

    def see_cards(self, s: State, seat: int) -> None:
        g = table(s)
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            for i, ch in enumerate(self.line(g, side)):
                self.see_row(g, seat, ch, place_code(LINE, side, seat), i + 1)
        self.see_zone(g, seat, seat * WIDTH + HAND, place_code(HAND, seat, seat))
        for row in range(3):
            self.see_shared(g, seat, ROWS + row, ROW_PLACE + row)
        self.see_shared(g, seat, ASIDE, ASIDE_PLACE)
        self.see_zone(g, seat, seat * WIDTH + ULTIMATES, place_code(ULTIMATES, seat, seat))
        self.see_zone(g, seat, (1 - seat) * WIDTH + ULTIMATES, place_code(ULTIMATES, 1 - seat, seat))
        self.see_hidden_zone(g, seat, (1 - seat) * WIDTH + HAND, place_code(HAND, 1 - seat, seat))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            self.see_deck(g, seat, side * WIDTH + DRAW_PILE, place_code(DRAW_PILE, side, seat))
            self.see_zone(g, seat, side * WIDTH + DISCARD_PILE, place_code(DISCARD_PILE, side, seat))
            self.see_zone(g, seat, side * WIDTH + REMOVED, place_code(REMOVED, side, seat))

    def see_shared(self, g: Table, seat: int, zone: int, place: int) -> None:
        """A zone of both: each card is its owner's."""
        for i, c in enumerate(g.zones[zone]):
            self.see_row(g, seat, c, place_code(place, g.owner[c], seat), i + 1)

    def see_card(self, s: State, seat: int, c: int, known: bool, at: int) -> None:
        g = table(s)
        out = self.out
        out.append(byte(at))
        if c < CHARACTERS:
            out.append(byte(g.hp[c]))
            out.append(byte(g.shield[c]))
            out.append(1 if stunned(g, c) else 0)
            good = 0
            bad = 0
            for st in g.order[c]:
                kind = status_face(g, st).kind
                if kind == POSITIVE:
                    good += 1
                elif kind == NEGATIVE:
                    bad += 1
            out.append(byte(good))
            out.append(byte(bad))
            self.nothing(COLUMNS - 6)
            return
        self.nothing(5)
        if not known:
            self.nothing(COLUMNS - 6)
            return
        face = card(g, c)
        out.append(self.row_of[face.user])
        if not alive(g, face.user):
            self.nothing(COLUMNS - 7)
            return
        x = 0
        target = -1
        cancelled = 0
        i = entry_index(g, c)
        if i >= 0:
            e = g.entries[i]
            x = e.x
            target = e.target
            cancelled = 1 if e.cancelled != 0 else 0
        out.append(byte(energy_cost(g, c, face, 0, FROM_HAND)))
        out.append(byte(meter_cost(g, face, 0)))
        out.append(byte(speed(g, face)))
        out.append(byte(lowest(g, face, x)) if face.rolls else 0)
        out.append(byte(highest(g, face, x)) if face.rolls else 0)
        out.append(byte(x))
        out.append(self.row_of[target] if target >= 0 else 0)
        out.append(cancelled)

    def face_of(self, s: State, c: int) -> int:
        """The form that the card has now (uni.term.becomes.1)."""
        return table(s).form[s.card[c]] if c >= CHARACTERS else s.card[c]

    def see_option(self, s: State, seat: int, option: int) -> None:
        g = table(s)
        what = verb(option)
        a = arg_a(option)
        if what == PICK or what == PLAY:
            self.option_row(a, -1, 0)
        elif what == SWAP:
            self.option_row(g.line[seat * TEAM + a], g.line[seat * TEAM + a + 1], 0)
        elif what == PLACE:
            d = g.decision
            if d is not None and d.kind == "direction":
                self.option_row(-1, -1, 0, a)
            else:
                self.option_row(-1, -1, place_code(ROW_PLACE + a, -1, seat))
        elif what == NUMBER or what == MODE:
            self.option_row(-1, -1, 0, a)
        else:
            self.option_row(-1, -1, 0)

    def place_of(self, s: State, seat: int, zone: int) -> int:
        """Events of this game name no zones: what they are about says enough."""
        return 0

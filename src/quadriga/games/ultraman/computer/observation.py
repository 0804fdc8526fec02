"""What a seat sees of a game, as rows of small numbers (compiled); `observation_columns.py` names the columns."""

from __future__ import annotations

from typing import Final

from quadriga.games.ultraman.chapters import terms
from quadriga.games.ultraman.chapters.battle import shown
from quadriga.games.ultraman.chapters.bp import bp
from quadriga.games.ultraman.chapters.table import (
    DECK,
    DISCARD,
    EXILE,
    FIRST_CHARACTER,
    HAND,
    NO_CHARACTER,
    SCENE_AREA,
    WIDTH,
    Table,
    table,
)
from quadriga.kernel.decisions import DONE, MODE, NO, NUMBER, PICK, WAITING, YES, arg_a, arg_b, as_argument, verb
from quadriga.kernel.handles import slot_of
from quadriga.kernel.observation import Observation, byte, place_code
from quadriga.kernel.state import State

VERBS: Final = [
    DONE, PICK, YES, NO, NUMBER, MODE, WAITING,
    terms.LEVEL, terms.USE, terms.CHOOSE_LEAD, terms.TYPE, terms.ENDS, terms.TEXT,
]  # fmt: skip
# Places beside a player's own: a character's stack, its Charge cards, the scene.
BATTLE: Final = 4
CHARGE: Final = 5
SCENE: Final = 6
COLUMNS: Final = 10
PHASES: Final = 10
AREAS: Final = 8
"""Battle areas whose last results are told; games are over before there are more."""
PILES: Final = [HAND, DECK, DISCARD, EXILE]


class UltramanSight(Observation):
    def __init__(self, kinds: list[str], events: list[str]) -> None:
        super().__init__(kinds, VERBS, events)

    def see_table(self, s: State, seat: int) -> None:
        t = table(s)
        out = self.out
        out.append(1 if t.turn > 0 and t.lead == seat else 0)
        out.append(1 if t.first_lead == seat else 0)
        out.append(1 if t.step_seat == seat else 0)
        for phase in range(PHASES):
            out.append(1 if t.phase == phase else 0)
        out.append(byte(t.turn))
        out.append(byte(t.round_count()))
        out.append(byte(len(t.waiting)))
        for i in range(AREAS):
            result = t.results[i] if i < len(t.results) else 0
            out.append(1 if result == seat + 1 else 0)
            out.append(1 if result == 2 - seat else 0)
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            out.append(byte(t.wins[side]))
            out.append(byte(len(t.characters(side))))
            for place in PILES:
                out.append(byte(len(t.zones[side * WIDTH + place])))

    def see_cards(self, s: State, seat: int) -> None:
        t = table(s)
        self.see_zone(t, seat, seat * WIDTH + HAND, place_code(HAND, seat, seat))
        for area in range(t.round_count()):
            for k in range(2):
                side = seat if k == 0 else 1 - seat
                self.see_character(t, seat, side, t.areas[2 * area + side])
        self.see_zone(t, seat, SCENE_AREA, place_code(SCENE, -1, seat))
        self.see_hidden_zone(t, seat, (1 - seat) * WIDTH + HAND, place_code(HAND, 1 - seat, seat))
        for k in range(2):
            side = seat if k == 0 else 1 - seat
            self.see_deck(t, seat, side * WIDTH + DECK, place_code(DECK, side, seat))
            self.see_pile(t, seat, side * WIDTH + DISCARD, place_code(DISCARD, side, seat))
            self.see_pile(t, seat, side * WIDTH + EXILE, place_code(EXILE, side, seat))

    def see_character(self, t: Table, seat: int, side: int, k: int) -> None:
        """The cards of a character, the topmost first, then its Charge cards."""
        if k == NO_CHARACTER:
            return
        for place in range(BATTLE, CHARGE + 1):
            cards = t.stack_of(k) if place == BATTLE else t.charges_of(k)
            size = len(cards)
            for i in range(size):
                self.see_row(t, seat, cards[size - 1 - i], place_code(place, side, seat), i + 1)

    def see_card(self, s: State, seat: int, c: int, known: bool, at: int) -> None:
        t = table(s)
        out = self.out
        out.append(byte(at))
        zone = t.zone[c] - FIRST_CHARACTER
        if zone < 0:
            self.nothing(COLUMNS - 1)
            return
        k = zone // 2
        out.append(byte(t.area_of[k] + 1))
        out.append(t.down[c])
        if at > 1 or zone % 2 == 1:
            self.nothing(COLUMNS - 3)
            return
        out.append(1)
        out.append(byte(bp(t, k) // 500) if shown(t, k) else 0)
        out.append(byte(t.state_of(k)))
        out.append(t.sideways[k])
        out.append(1 if t.levelled[k] == t.turn else 0)
        out.append(byte(len(t.charges_of(k))))
        marks = 0
        handle = t.handle(c)
        for a in t.applied:
            if a.target == handle:
                marks += 1
        out.append(byte(marks))

    def see_option(self, s: State, seat: int, option: int) -> None:
        t = table(s)
        what = verb(option)
        a = arg_a(option)
        b = arg_b(option)
        if what == PICK:
            self.option_row(a, -1, 0)
        elif what == terms.LEVEL:
            self.option_row(a, b, 0)
        elif what == terms.USE or what == terms.TEXT:
            self.option_row(a, -1, 0, b)
        elif what == WAITING:
            source = -1
            for w in t.waiting:
                if as_argument(w.number) == a:
                    source = slot_of(w.source)
            self.option_row(source, -1, 0)
        elif what == DONE or what == YES or what == NO:
            self.option_row(-1, -1, 0)
        else:
            self.option_row(-1, -1, 0, a)

    def place_of(self, s: State, seat: int, zone: int) -> int:
        t = table(s)
        if zone < SCENE_AREA:
            return place_code(zone % WIDTH, zone // WIDTH, seat)
        if zone == SCENE_AREA:
            return place_code(SCENE, -1, seat)
        k = (zone - FIRST_CHARACTER) // 2
        place = BATTLE if (zone - FIRST_CHARACTER) % 2 == 0 else CHARGE
        return place_code(place, t.side[k], seat) if k < len(t.side) else 0

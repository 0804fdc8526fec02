"""The Ultraman Card Game at a glance: preparation, then turns of nine phases shared by both players.

Start, Draw, Lead Player Set Scene Card, Set Character Card, Level Up, Open, Effect Activation,
Judgement, End (5.1.2). Three or more battles won in one turn win the game (1.3.2b); whoever cannot
set a character loses (1.3.4a).
"""

from __future__ import annotations

from quadriga.effects.program import EffectRules
from quadriga.games.ultraman import judgement, progression, resolving, setting, starting, zones
from quadriga.games.ultraman import terms as proc
from quadriga.games.ultraman.faces import Card
from quadriga.games.ultraman.table import (
    DECK,
    FIRST_CHARACTER,
    HAND,
    NO_CHARACTER,
    SCENE_AREA,
    WIDTH,
    Table,
    table,
)
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import add_cards


class UltramanRules(EffectRules):
    name = "ultraman"

    def step(self, s: State, f: Frame) -> None:
        t = table(s)
        p = f.proc
        if p == proc.EFFECT:
            resolving.step_effect(t, f)
        elif p == proc.GROUP:
            resolving.step_group(t, f)
        elif p == proc.TURN:
            progression.step_turn(t, f)
        elif p == proc.SET_STEP:
            setting.step_set(t, f)
        elif p == proc.LEVEL_STEP:
            setting.step_level(t, f)
        elif p == proc.OPEN:
            progression.step_open(t, f)
        elif p == proc.POWERS_STEP:
            progression.step_powers(t, f)
        elif p == proc.JUDGE:
            judgement.step_judge(t, f)
        elif p == proc.END:
            progression.step_end(t, f)
        elif p == proc.SCENE_DRAW:
            resolving.step_scene_draw(t, f)
        elif p == proc.PREPARE:
            starting.step_prepare(t, f)
        else:
            raise AssertionError(f"No such procedure: {p}")

    def sees(self, s: State, seat: int, c: int) -> bool:
        return zones.sees(table(s), seat, c)

    def partly_known(self, s: State, c: int) -> bool:
        """A card set or levelled up with: it fits the place where it lies."""
        return table(s).character_of(c) != NO_CHARACTER

    def could_be(self, s: State, c: int, face: int, cards: list[int]) -> bool:
        t = table(s)
        card = t.faces[face]
        assert isinstance(card, Card)
        return setting.could_lie(t, c, card, cards)

    def unordered(self, zone: int) -> bool:
        return zone < SCENE_AREA and zone % WIDTH == HAND

    def blank(self, match: Match) -> State:
        return Table(self, match, None)

    def start(self, s: State) -> None:
        t = table(s)
        t.zones = [[] for _ in range(FIRST_CHARACTER)]
        for seat in range(2):
            faces = t.match.decks[seat]["faces"]
            assert isinstance(faces, list)
            self.add(t, faces, seat, seat * WIDTH + DECK)
        t.push(Frame(proc.PREPARE, -1, 0))

    def add(self, t: Table, faces: list[int], owner: int, zone: int) -> int:
        """More physical cards, with what a table remembers of a card; the slot of the first."""
        c = add_cards(t, faces, owner, zone)
        t.down = t.down + [0] * len(faces)
        return c

    def draw(self, s: State, seat: int, n: int, f: Frame) -> int:
        return zones.draw(table(s), seat, n, "11.10.1a", f.source)

    def choose_rule(self, s: State, f: Frame, up_to: bool) -> str:
        return "11.2.1"


RULES = UltramanRules()

"""Game Setup."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.faces import card
from quadriga.games.guardians_arena.chapters.moves import draw, show
from quadriga.games.guardians_arena.chapters.table import (
    DECK,
    GUARDIAN_PLACE,
    HAND,
    STRONGHOLDS,
    ZONES,
    Arena,
    arena,
    zone,
)
from quadriga.games.guardians_arena.chapters.turn import TURN
from quadriga.games.guardians_arena.chapters.verbs import KEEP, REDRAW
from quadriga.kernel.decisions import option
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import NOBODY, State, with_entry
from quadriga.kernel.zones import add_card, add_cards, move, reorder, shuffle

OPENING_HAND: Final = 8  # gua.setup.4


def lay_out(s: Arena) -> None:
    """Put out Guardian and Strongholds, make the deck, push the first frame."""
    s.zones = [[] for _ in range(ZONES)]
    for seat in range(2):
        deck = s.match.decks[seat]
        faces = deck["faces"]
        assert isinstance(faces, list)
        start = deck["start"]
        assert isinstance(start, list)
        add_card(s, start[0], seat, zone(seat, GUARDIAN_PLACE))  # gua.setup.1
        for place in range(3):
            column = place if seat == 0 else 2 - place  # gua.house.board.1
            add_card(s, start[place + 1], seat, zone(seat, STRONGHOLDS, column))
        add_cards(s, faces, seat, zone(seat, DECK))
    size = len(s.card)
    s.shield_of = vec[i64]([-1] * size)
    s.item_of = vec[i64]([-1] * size)
    s.bearer = vec[i64]([-1] * size)
    s.face_up = vec[i64]([0] * size)
    s.used = vec[i64]([0] * size)
    stones = [card(s, s.zones[zone(seat, GUARDIAN_PLACE)][0]).stones for seat in range(2)]
    s.stones = vec[i64](stones)  # gua.orig.stones.1
    s.push(SETUP.frame())


class SetupFrame(Frame):
    FIELDS = ("redraws",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.redraws: list[int] = [0, 0]
        """What each player has decided."""

    def copy(self) -> Frame:
        f = SetupFrame(self.source, self.controller)
        f.stand(self)
        f.redraws = self.redraws
        return f


def setting_up(f: Frame) -> SetupFrame:
    assert isinstance(f, SetupFrame)
    return f


class ShuffleAndDraw(Step):
    """Shuffle, cut, draw."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        for seat in range(2):
            shuffle(a, zone(seat, DECK))
            _cut(a, seat)
            draw(a, seat, OPENING_HAND, "gua.setup.4")
        return NEXT


class AskForRedraw(Step):
    """Redraw while the hand has no creature. Both decide unseen: the second answer is taken before either is carried
    out (gua.setup.5).
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State, f: Frame) -> int:
        if may_redraw(arena(s), self.seat):
            s.ask(self.seat, "redraw", [option(KEEP), option(REDRAW)], "gua.setup.5")
        return NEXT


class TakeDecision(Step):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, s: State, f: Frame) -> int:
        redraws = may_redraw(arena(s), self.seat) and s.picked == option(REDRAW)
        setup = setting_up(f)
        setup.redraws = with_entry(setup.redraws, self.seat, 1 if redraws else 0)
        return NEXT


class Redraw(Step):
    def run(self, s: State, f: Frame) -> int:
        redraws = setting_up(f).redraws
        for seat in range(2):
            if redraws[seat]:
                _redraw(arena(s), seat)
        return ASK_FIRST.number if redraws[0] or redraws[1] else NEXT


class FirstTurn(Step):
    def run(self, s: State, f: Frame) -> int:
        s.push(TURN.frame())
        return END


ASK_FIRST: Final = AskForRedraw(0)
SETUP: Final = Procedure(
    "setup", ShuffleAndDraw(), ASK_FIRST, TakeDecision(0), AskForRedraw(1), TakeDecision(1), Redraw(), FirstTurn(),
    kind=SetupFrame,
)  # fmt: skip


def may_redraw(s: Arena, seat: int) -> bool:
    for c in s.zones[zone(seat, HAND)]:
        if card(s, c).is_creature():
            return False
    for c in s.zones[zone(seat, DECK)]:
        if card(s, c).is_creature():
            return len(s.zones[zone(seat, DECK)]) >= OPENING_HAND
    return False  # a deck without any creature gets no redraw, so this always ends


def _redraw(s: Arena, seat: int) -> None:
    """Show the hand, draw eight new cards, then shuffle the old ones back."""
    old = s.zones[zone(seat, HAND)]
    show(s, seat, old, "gua.setup.5")
    draw(s, seat, OPENING_HAND, "gua.setup.5")
    for c in old:
        move(s, c, zone(seat, DECK))  # gua.setup.6
    shuffle(s, zone(seat, DECK))


def _cut(s: Arena, seat: int) -> None:
    """The opponent cuts: one random position (gua.setup.2)."""
    z = zone(seat, DECK)
    deck = s.zones[z]
    at = s.chance.below(len(deck)) if deck else 0
    reorder(s, z, deck[at:] + deck[:at], NOBODY)
    if s.recording:
        s.emit("cut", "gua.setup.2", 1 - seat, -1, at)

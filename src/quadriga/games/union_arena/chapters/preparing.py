"""Preparing to Play."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.drawing import draw
from quadriga.games.union_arena.chapters.sidelining import put
from quadriga.games.union_arena.chapters.table import (
    DECK,
    HAND,
    HAND_SIZE,
    LIFE,
    LIFE_SIZE,
    WIDTH,
    Table,
    table,
)
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.state import State


def preparing(f: Frame) -> proc.PrepareFrame:
    assert isinstance(f, proc.PrepareFrame)
    return f


class ShuffleDecks(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for seat in range(2):
            zones.shuffle(g, seat * WIDTH + DECK)  # ua.setup.1
            if g.recording:
                g.emit("shuffle", "ua.setup.1", seat)
        return NEXT


class AskForSeat(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        assigned = g.match.option("first", -1)
        if assigned >= 0:
            g.first = assigned
            return DRAW_HANDS.number
        winner = g.chance.below(2)  # ua.setup.2
        preparing(f).winner = winner
        g.ask(winner, "seat", [option(YES), option(NO)], "ua.setup.9")
        return NEXT


class TakeSeat(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        winner = preparing(f).winner
        g.first = winner if g.picked == option(YES) else 1 - winner
        return NEXT


class DrawHands(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.recording:
            g.emit("player one", "ua.setup.2", g.first)
        for seat in range(2):
            draw(g, seat, HAND_SIZE, "ua.setup.3")
        return NEXT


class AskForMulligan(Step):
    """Player One decides first (ua.setup.6)."""

    def __init__(self, player_one: bool) -> None:
        super().__init__()
        self.player_one = player_one

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = g.first if self.player_one else 1 - g.first
        g.ask(seat, "mulligan", [option(YES), option(NO)], "ua.setup.4")
        return NEXT


class Mulligan(Step):
    def __init__(self, player_one: bool) -> None:
        super().__init__()
        self.player_one = player_one

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.picked == option(YES):
            mulligan(g, g.first if self.player_one else 1 - g.first)
        return NEXT


class LayLife(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for seat in (g.first, 1 - g.first):
            lay_life(g, seat)
        g.active = 1 - g.first
        g.push(proc.TURN.frame(0))  # ua.setup.8
        return END


DRAW_HANDS: Final = DrawHands()
proc.PREPARE.add(
    ShuffleDecks(), AskForSeat(), TakeSeat(), DRAW_HANDS, AskForMulligan(player_one=True), Mulligan(player_one=True),
    AskForMulligan(player_one=False), Mulligan(player_one=False), LayLife(),
)  # fmt: skip


def mulligan(g: Table, seat: int) -> None:
    """The whole hand is set aside, seven others are drawn, then all is shuffled (ua.setup.5)."""
    old = g.pile(seat, HAND)
    draw(g, seat, HAND_SIZE, "ua.setup.5")
    for c in old:
        put(g, c, DECK, "ua.setup.5", position=0)
    zones.shuffle(g, seat * WIDTH + DECK)
    if g.recording:
        g.emit("mulligan", "ua.setup.5", seat)


def lay_life(g: Table, seat: int) -> None:
    """Seven cards face down into the life area, unseen (ua.setup.7)."""
    for _ in range(LIFE_SIZE):
        deck = g.pile(seat, DECK)
        put(g, deck[len(deck) - 1], LIFE, "ua.setup.7")

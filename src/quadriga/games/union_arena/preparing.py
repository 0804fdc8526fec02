"""Preparing to Play."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.drawing import draw
from quadriga.games.union_arena.sidelining import put
from quadriga.games.union_arena.table import (
    DECK,
    HAND,
    HAND_SIZE,
    LIFE,
    LIFE_SIZE,
    WIDTH,
    Table,
)
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import Frame


def step(g: Table, f: Frame) -> None:
    if f.pc == 0:
        for seat in range(2):
            zones.shuffle(g, seat * WIDTH + DECK)  # ua.setup.1
            if g.recording:
                g.emit("shuffle", "ua.setup.1", seat)
        f.pc = 1
        assigned = g.match.option("first", -1)
        if assigned >= 0:
            g.first = assigned
        else:
            winner = g.chance.below(2)  # ua.setup.2
            f.x = [winner]
            f.phase = 1
            g.ask(winner, "seat", [option(YES), option(NO)], "ua.setup.9")
            return
    if f.pc == 1:
        if f.phase == 1:
            f.phase = 0
            g.first = f.x[0] if g.picked == option(YES) else 1 - f.x[0]
        if g.recording:
            g.emit("player one", "ua.setup.2", g.first)
        for seat in range(2):
            draw(g, seat, HAND_SIZE, "ua.setup.3")
        f.pc = 2
    if f.pc == 2 or f.pc == 3:  # ua.setup.6: Player One decides first
        seat = g.first if f.pc == 2 else 1 - g.first
        if f.phase == 0:
            f.phase = 1
            g.ask(seat, "mulligan", [option(YES), option(NO)], "ua.setup.4")
            return
        f.phase = 0
        f.pc += 1
        if g.picked == option(YES):
            mulligan(g, seat)
        return
    for seat in (g.first, 1 - g.first):
        lay_life(g, seat)
    f.proc = proc.TURN  # ua.setup.8
    f.pc = 0
    g.active = 1 - g.first


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

"""Looking at cards of the deck, revealing cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import COUNT, DID, IT, LOOKED, MOVED, NEXT, REVEALED, TAKEN, WAIT, Action, Amount, Group
from quadriga.games.union_arena.table import DECK, HAND, Table, table
from quadriga.kernel import zones
from quadriga.kernel.decisions import NUMBER, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import EVERYBODY, State

SELECTED: Final = 7
"""The place of the selected amount among a frame's numbers."""


def show(g: Table, c: int, seats: int, rule: str, cause: int) -> None:
    """Show a card's face to some seats (ua.look.1)."""
    zones.reveal(g, c, seats)
    g.mark()
    if g.recording:
        kind = "reveal" if seats == EVERYBODY else "look"
        g.emit(kind, rule, g.owner[c], g.handle(c), cause=cause, seen=seats)


@dataclass(eq=False)
class Look(Action):
    """Look at the top n cards of the deck; fewer there, all of them (ua.look.3). `reveal`: both players see them."""

    n: Amount
    reveal: bool = False
    whose: int = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        n = self.n.value(s, f)
        seat = f.controller if self.whose == 0 else 1 - f.controller
        deck = g.pile(seat, DECK)
        seen = deck[len(deck) - n :] if n < len(deck) else deck
        cards = list(reversed(seen))
        for c in cards:
            show(g, c, EVERYBODY if self.reveal else 1 << f.controller, "ua.look.1", f.source)
        f.sets[LOOKED] = [g.handle(c) for c in cards]
        f.sets[IT] = f.sets[LOOKED]
        if self.reveal:
            f.sets[REVEALED] = f.sets[LOOKED]
        f.x[COUNT] = len(cards)
        f.x[TAKEN] = 0
        f.x[DID] = 1 if len(cards) == n and n > 0 else 0
        return NEXT


@dataclass(eq=False)
class LookAt(Action):
    """Look at some cards wherever they lie: those beneath a card, say."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        for h in cards:
            show(g, h & 4095, 1 << f.controller, "ua.under.3", f.source)
        f.sets[LOOKED] = cards
        f.sets[IT] = cards
        f.sets[MOVED] = cards  # "those cards"
        f.x[TAKEN] = 0
        f.x[COUNT] = len(cards)
        return NEXT


@dataclass(eq=False)
class Reveal(Action):
    """Show cards to both players (ua.look.1)."""

    what: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        for h in cards:
            show(g, h & 4095, EVERYBODY, "ua.look.1", f.source)
        if cards and g.place(cards[0] & 4095) == HAND:
            f.sets[LOOKED] = cards  # "the revealed cards"
        f.sets[REVEALED] = cards
        f.x[COUNT] = len(cards)
        if not cards:
            f.x[DID] = 0
        return NEXT


@dataclass(eq=False)
class SelectEnergy(Action):
    """Select a required energy amount (ua.text.then.1)."""

    most: int = 12

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "number", [option(NUMBER, n) for n in range(self.most)], "ua.text.then.1", f.source)
            return WAIT
        f.x[SELECTED] = arg_a(s.picked)
        return NEXT


@dataclass(eq=False)
class SelectedEnergy(Amount):
    """The amount selected before."""

    def value(self, s: State, f: Frame) -> int:
        return f.x[SELECTED]




register(Look, LookAt, Reveal, SelectEnergy, SelectedEnergy)

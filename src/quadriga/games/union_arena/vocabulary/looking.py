"""Looking at cards of the deck, revealing cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import NEXT, WAIT, Action, Amount, Group
from quadriga.games.union_arena.chapters.abilities import wake_where_it_lies
from quadriga.games.union_arena.chapters.table import DECK, Table, table
from quadriga.games.union_arena.chapters.timing import REVEALED
from quadriga.games.union_arena.vocabulary.registers import actor, fails
from quadriga.kernel import zones
from quadriga.kernel.decisions import NUMBER, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
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
    if seats == EVERYBODY and g.place(c) == DECK and g.face(c).watches & (1 << REVEALED):
        wake_where_it_lies(g, c, REVEALED, cause)


def keep(f: Frame, register: int, cards: list[int]) -> None:
    """The cards that were looked at, and those of them that nobody has taken yet ("the remaining cards")."""
    if register >= 0:
        f.sets[register] = cards
        f.sets[register + 1] = cards


@dataclass(eq=False)
class Look(Action):
    """Look at the top n cards of the deck; fewer there, all of them (ua.look.3). `reveal`: both players see them."""

    n: Amount
    reveal: bool = False
    whose: int = 0
    bottom: bool = False
    """The bottom cards."""

    def __post_init__(self) -> None:
        self.register = -1
        """Where the cards are kept that the text speaks of afterwards; the binder notes it."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        n = self.n.value(s, f)
        seat = actor(f) if self.whose == 0 else 1 - f.controller
        deck = g.pile(seat, DECK)
        if self.bottom:
            cards = deck[:n]
        else:
            seen = deck[len(deck) - n :] if n < len(deck) else deck
            cards = list(reversed(seen))
        for c in cards:
            show(g, c, EVERYBODY if self.reveal else 1 << actor(f), "ua.look.1", f.source)
        keep(f, self.register, [g.handle(c) for c in cards])
        if len(cards) < n or n <= 0:
            fails(f)
        return NEXT


@dataclass(eq=False)
class LookAt(Action):
    """Look at some cards wherever they lie: those beneath a card, say."""

    what: Group

    def __post_init__(self) -> None:
        self.register = -1

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        for h in cards:
            show(g, slot_of(h), 1 << actor(f), "ua.under.3", f.source)
        keep(f, self.register, cards)
        return NEXT


@dataclass(eq=False)
class Reveal(Action):
    """Show cards to both players (ua.look.1)."""

    what: Group

    def __post_init__(self) -> None:
        self.register = -1

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        for h in cards:
            show(g, slot_of(h), EVERYBODY, "ua.look.1", f.source)
        keep(f, self.register, cards)
        if not cards:
            fails(f)
        return NEXT


@dataclass(eq=False)
class SelectEnergy(Action):
    """Select a required energy amount (ua.text.then.1)."""

    most: int = 12

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            s.ask(actor(f), "number", [option(NUMBER, n) for n in range(self.most)], "ua.text.then.1", f.source)
            return WAIT
        f.x[SELECTED] = arg_a(s.picked)
        return NEXT


@dataclass(eq=False)
class SelectedEnergy(Amount):
    """The amount selected before."""

    def value(self, s: State, f: Frame) -> int:
        return f.x[SELECTED]




register(Look, LookAt, Reveal, SelectEnergy, SelectedEnergy)

"""Revealing cards, and looking at them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import SHOWED, Act, Deed
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import OWN_GROUP, register
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import Pile
from quadriga.effects.program import NEXT
from quadriga.effects.references import REVEALED
from quadriga.effects.registers import AS_SHOWN, DID
from quadriga.effects.taking import NOTHING, WHOLLY
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Reveal(Act):
    """Reveal cards where they lie."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def role(self) -> int:
        return REVEALED

    def kinds(self) -> list[int]:
        return [SHOWED]

    def carry(self, s: State, f: Frame) -> int:
        g = grounds(s)
        f.sets[AS_SHOWN] = f.sets[AS_SHOWN] + self.what.handles(s, f)
        for e in self.what.handles(s, f):
            g.show_card(s, f, g.slot_of(s, e))
        return NEXT


@dataclass(eq=False)
class LookAt(Act):
    """Look at cards: only this player sees them, they stay in place."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def role(self) -> int:
        return REVEALED

    def carry(self, s: State, f: Frame) -> int:
        g = grounds(s)
        f.sets[AS_SHOWN] = f.sets[AS_SHOWN] + self.what.handles(s, f)
        for e in self.what.handles(s, f):
            g.show_to(s, f, g.slot_of(s, e), actor(f))
        s.mark()
        return NEXT


@dataclass(eq=False)
class RevealUntil(Deed):
    """Reveal cards from the top of a deck until so many of a kind have come; without them, all of it.

    Those looked for are "that card"; its own register holds all that were revealed.
    """

    pile: Pile
    what: Some

    def binds(self) -> int:
        return OWN_GROUP

    def role(self) -> int:
        return REVEALED

    def objects(self) -> list[Phrase]:
        return [self.what]

    def kinds(self) -> list[int]:
        return [SHOWED]

    def deck(self, s: State, f: Frame) -> list[int]:
        """The cards of the deck, the topmost first."""
        seat = f.controller if self.pile.whose is None else self.pile.whose.seats(f)[0]
        return grounds(s).pile(s, seat, self.pile.place)[::-1]

    def run(self, s: State, f: Frame) -> int:
        g = grounds(s)
        wanted = 1 if self.what.q is None else self.what.q.n
        shown: list[int] = []
        found: list[int] = []
        for c in self.deck(s, f):
            shown.append(s.handle(c))
            g.show_card(s, f, c)
            if self.what.what.suits(s, f, c):
                found.append(s.handle(c))
                if len(found) >= wanted:
                    break
        if len(found) < wanted:
            f.x[DID] = 0
        f.sets[self.reg] = shown
        f.sets[self.what.reg] = found
        f.sets[AS_SHOWN] = f.sets[AS_SHOWN] + shown
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY if self.deck(s, f) else NOTHING


register(Reveal, LookAt, RevealUntil)

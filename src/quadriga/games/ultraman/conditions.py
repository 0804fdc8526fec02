"""What a text asks: if …, while …"""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import EVENT, SPARE, Condition, Filter, Group
from quadriga.games.ultraman.battle import beside
from quadriga.games.ultraman.counting import DifferentNames
from quadriga.games.ultraman.describing import this_character
from quadriga.games.ultraman.resolving import TO_HAND
from quadriga.games.ultraman.table import EXILE, HAND, table
from quadriga.games.ultraman.zones import HAND_TO_BOTTOM, TOP_TO_HAND, USED_ACTIVATE
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Exists(Condition):
    """There is at least one: "if you have A" looks at the field unless a zone is named (11.5.1a, 11.5.1b)."""

    group: Group

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.group.handles(s, f)) > 0


@dataclass(eq=False)
class NoScene(Condition):
    """There is no scene in the scene area."""

    def holds(self, s: State, f: Frame) -> bool:
        return table(s).scene() < 0


@dataclass(eq=False)
class IsLead(Condition):
    """You are the Lead (or Next) player for this turn (ucg.lead.1)."""

    lead: bool

    def holds(self, s: State, f: Frame) -> bool:
        return (table(s).lead == f.controller) == self.lead


@dataclass(eq=False)
class AllFit(Condition):
    """This character, its battle opponent, the revealed card … is what the description says."""

    group: Group
    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        handles = self.group.handles(s, f)
        for h in handles:
            if not self.what.fits(s, f, h & 4095):
                return False
        return len(handles) > 0  # ucg.opp.1


@dataclass(eq=False)
class AdjacentBothSides(Condition):
    """Fitting characters stand on both sides of this character."""

    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        me = this_character(t, f)
        if me < 0:
            return False
        for k in (beside(t, me, -1), beside(t, me, 1)):
            if k < 0 or t.top(k) < 0 or not self.what.fits(s, f, t.top(k)):
                return False
        return True


@dataclass(eq=False)
class FewerCards(Condition):
    """You have fewer cards in your hand than an opponent (or an opponent more than you)."""

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        return len(t.pile(f.controller, HAND)) < len(t.pile(1 - f.controller, HAND))


@dataclass(eq=False)
class OneName(Condition):
    """There is only one character name in a group."""

    group: Group

    def holds(self, s: State, f: Frame) -> bool:
        return DifferentNames(self.group).value(s, f) == 1


@dataclass(eq=False)
class TopWasTaken(Condition):
    """The top card of a fitting character was put into its owner's hand this turn (ucg.hist.1).

    `yours`: your character's, into your hand, by an effect of one of your characters.
    """

    states: list[int]
    kinds: int
    yours: bool

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        for entry in t.history:
            if entry[0] != TOP_TO_HAND or entry[3] not in self.states:
                continue
            if self.yours and (entry[1] != f.controller or entry[4] != f.controller):
                continue
            if t.printed(entry[2]).kinds & self.kinds != 0:
                return True
        return False


@dataclass(eq=False)
class HandWasReturned(Condition):
    """A card from your hand was returned to the bottom of your deck this turn (ucg.hist.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        for entry in table(s).history:
            if entry[0] == HAND_TO_BOTTOM and entry[1] == f.controller:
                return True
        return False


@dataclass(eq=False)
class ActivateWasUsed(Condition):
    """An [Activate] effect from one of your fitting cards was used this turn (ucg.hist.1, ucg.r.copyuse)."""

    level: int
    name: str

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        for entry in t.history:
            if entry[0] == USED_ACTIVATE and entry[1] == f.controller:
                card = t.printed(entry[2])
                if card.level == self.level and self.name in card.names:
                    return True
        return False


@dataclass(eq=False)
class SentByEffect(Condition):
    """This scene card was sent to your discard area by an effect; a replaced one was not (6.3.2c)."""

    def holds(self, s: State, f: Frame) -> bool:
        return len(f.sets[EVENT]) > 0


@dataclass(eq=False)
class ExiledTogether(Condition):
    """There is a total of n or more cards exiled from the game."""

    n: int

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        return len(t.pile(0, EXILE)) + len(t.pile(1, EXILE)) >= self.n


@dataclass(eq=False)
class Somehow(Condition):
    """If you sent, put, discarded … a fitting card with this effect."""

    group: int
    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        for h in f.sets[self.group]:
            if self.what.fits(s, f, h & 4095):
                return True
        return False


@dataclass(eq=False)
class PutOnTop(Condition):
    """It was the top of the deck to which a card was returned."""

    def holds(self, s: State, f: Frame) -> bool:
        return f.x[SPARE] == 1


@dataclass(eq=False)
class CharacterTaken(Condition):
    """You put one of your … characters into its owner's hand with this effect: it had so many cards."""

    states: list[int]
    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        return len(f.sets[TO_HAND]) in self.states


register(
    PutOnTop, CharacterTaken, Exists, NoScene, IsLead, AllFit, AdjacentBothSides, FewerCards, OneName, TopWasTaken,
    HandWasReturned, ActivateWasUsed, SentByEffect, ExiledTogether, Somehow,
)  # fmt: skip

"""Conditions: there is …, somebody has …, a thing is …, one amount is more than another, something has happened."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.amounts import Compared, compare
from quadriga.effects.grounds import grounds
from quadriga.effects.node import register
from quadriga.effects.owners import ANY, EACH, NEITHER, Player
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import InPile
from quadriga.effects.program import Amount, Condition, Filter
from quadriga.effects.quantities import NO
from quadriga.effects.tests import Test
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def count_for(s: State, f: Frame, what: Phrase, seats: list[int] | None) -> int:
    """How many a phrase means, of these players' where it does not say whose; each-different ones counted once."""
    g = grounds(s)
    picked: list[int] = []
    whole = what.could(s, f)
    for e in whole:
        c = g.slot_of(s, e)
        if seats is not None and not (isinstance(what, Some) and what.whose is not None):
            if g.belongs(s, c) not in seats:
                continue
        if what.fits_with(s, f, c, picked):
            picked.append(e)
    if what.reg > 0:
        f.sets[what.reg] = picked
    return len(picked)


def enough(s: State, f: Frame, what: Phrase, seats: list[int] | None) -> bool:
    q = what.q if isinstance(what, Some) else what.quantity()
    n = count_for(s, f, what, seats)
    return q.holds(n, f) if q is not None else n > 0


@dataclass(eq=False)
class Has(Condition):
    """You have …, an opponent has …: on the field unless a place is named."""

    who: Player
    what: list[Phrase]

    def holds(self, s: State, f: Frame) -> bool:
        """Each player has …: both of them; any player: one of them; neither player: none of them."""
        seats = self.who.seats(f)
        had = 0
        for seat in seats:
            if self.had_by(s, f, seat):
                had += 1
        if self.who.who == NEITHER:
            return had == 0
        return had > 0 if self.who.who == ANY else had == len(seats)

    def had_by(self, s: State, f: Frame, seat: int) -> bool:
        for one in self.what:
            if not enough(s, f, one, [seat]):
                return False
        return True


@dataclass(eq=False)
class HasOnly(Condition):
    """You have only …: something on the field, and nothing of that sort that is not one."""

    who: Player
    what: Phrase

    def holds(self, s: State, f: Frame) -> bool:
        g = grounds(s)
        for seat in self.who.seats(f):
            mine = [c for c in g.in_play(s) if g.belongs(s, c) == seat and g.sort_in_play(s, c) == self.what.sort()]
            for c in mine:
                if not self.what.has(s, f, c):
                    return False
            if not mine:
                return False
        return True


@dataclass(eq=False)
class ThereIs(Condition):
    what: Phrase

    def holds(self, s: State, f: Frame) -> bool:
        """In each player's discard area: in the one as well as in the other."""
        place = self.what.what.place() if isinstance(self.what, Some) else None
        if isinstance(place, InPile) and place.pile.whose is not None and place.pile.whose.who == EACH:
            return enough(s, f, self.what, [0]) and enough(s, f, self.what, [1])
        return enough(s, f, self.what, None)


@dataclass(eq=False)
class Is(Condition):
    """This character is …, the revealed card has …: all that are spoken of; a Kaiju is adjacent to …: one that is."""

    what: Phrase
    test: Filter

    def holds(self, s: State, f: Frame) -> bool:
        g = grounds(s)
        if isinstance(self.test, Test):
            together = self.test.of_all(s, f, self.what)
            if together >= 0:
                return together == 1
        found: list[int] = []
        missed = False
        for e in self.what.could(s, f):
            if self.test.fits(s, f, g.slot_of(s, e)):
                found.append(e)
            else:
                missed = True
        what = self.what
        if isinstance(what, Some):
            if what.reg > 0:
                f.sets[what.reg] = found
            if what.q is not None and what.q.op == NO:
                return not found
            if what.quantity() is not None:
                return what.quantity().holds(len(found), f)  # type: ignore[union-attr]
            return bool(found) and (what.q is None or not missed)
        if what.reg > 0 and what.introduces():
            f.sets[what.reg] = found
        return bool(found) and not missed


@dataclass(eq=False)
class AmountIs(Condition):
    """The Field Round count is 3 or higher."""

    amount: Amount
    compared: Compared

    def holds(self, s: State, f: Frame) -> bool:
        return self.compared.holds(s, f, self.amount.value(s, f))


@dataclass(eq=False)
class HasMore(Condition):
    """You have fewer cards in your hand than an opponent: the same place on both sides."""

    who: Player
    what: Phrase
    than: Player
    op: int

    def holds(self, s: State, f: Frame) -> bool:
        mine = grounds(s).count_like(s, f, self.what, self.who.seats(f)[0])
        theirs = grounds(s).count_like(s, f, self.what, self.than.seats(f)[0])
        return compare(mine, self.op, theirs)


@dataclass(eq=False)
class Outdoes(Condition):
    """The total level of your characters is higher than your opponent's: the same amount of the other player."""

    amount: Amount
    op: int

    def holds(self, s: State, f: Frame) -> bool:
        mine = self.amount.value(s, f)
        f.controller = 1 - f.controller
        theirs = self.amount.value(s, f)
        f.controller = 1 - f.controller
        return compare(mine, self.op, theirs)


@dataclass(eq=False)
class AllTrue(Condition):
    items: list[Condition]

    def holds(self, s: State, f: Frame) -> bool:
        for one in self.items:
            if not one.holds(s, f):
                return False
        return True


@dataclass(eq=False)
class AnyTrue(Condition):
    items: list[Condition]

    def holds(self, s: State, f: Frame) -> bool:
        for one in self.items:
            if one.holds(s, f):
                return True
        return False


@dataclass(eq=False)
class NotTrue(Condition):
    condition: Condition

    def holds(self, s: State, f: Frame) -> bool:
        return not self.condition.holds(s, f)


@dataclass(eq=False)
class GameFact(Condition):
    """A fact of the whole game: you are the Lead Player …"""

    which: int

    def holds(self, s: State, f: Frame) -> bool:
        return grounds(s).game_fact(s, f, self.which)


register(Has, HasOnly, ThereIs, Is, AmountIs, HasMore, Outdoes, AllTrue, AnyTrue, NotTrue, GameFact)

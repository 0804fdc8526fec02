"""What has happened, written down once: triggers, conditions, counts and relative clauses read the same record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.grounds import NOBODY_HERE, grounds
from quadriga.effects.lists import Listed
from quadriga.effects.node import Node, register
from quadriga.effects.owners import OPPONENT, YOU, Player
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import AT_BOTTOM, AT_TOP, EndCards
from quadriga.effects.program import Condition
from quadriga.effects.records import WAS_BOTTOM, WAS_TOP, Happening
from quadriga.effects.references import Ref, Thing, ThisOne
from quadriga.effects.registers import EFFECT, PAST, SELF
from quadriga.effects.sorts import CARD, UNIT
from quadriga.effects.stacks import EndOfStack
from quadriga.effects.tests import Place
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# Windows
THIS_TURN: Final = 0
THIS_EFFECT: Final = 1
THE_COST: Final = 2
LAST_TURN: Final = 3


@dataclass(eq=False)
class Agent(Node):
    """By an effect, by an opponent's effects, by one of your character's effects."""

    who: int
    unit: bool = False
    other: bool = False
    """Of what is no character: a scene."""

    def did(self, s: State, f: Frame, r: Happening) -> bool:
        if r.by_effect == 0 or (self.unit and r.by_a_unit == 0) or (self.other and r.by_a_unit == 1):
            return False
        if self.who == YOU:
            return r.agent == f.controller
        return self.who != OPPONENT or r.agent == 1 - f.controller


@dataclass(eq=False)
class Window(Node):
    when: int

    def holds(self, f: Frame, r: Happening) -> bool:
        if self.when == THIS_EFFECT:
            return r.by_effect == f.x[EFFECT]
        if self.when == THE_COST:
            return r.by_effect == f.x[EFFECT] and r.paid == 1
        return r.ago == (1 if self.when == LAST_TURN else 0)


def in_window(f: Frame, r: Happening, when: Window | None) -> bool:
    return when.holds(f, r) if when is not None else r.ago == 0


def came_from(f: Frame, r: Happening, source: Place | None) -> bool:
    return source is None or source.was_origin(f, r.origin, r.side)


def was(s: State, f: Frame, what: Phrase | None, r: Happening) -> bool:
    """Was the thing of a record what a phrase describes?"""
    if what is None or isinstance(what, Thing):
        return True
    if isinstance(what, ThisOne):
        return slot_of(r.obj) == slot_of(f.source)
    if isinstance(what, Ref):
        those = what.could(s, f) if what.reg == SELF else f.sets[what.reg]
        return r.obj in those or r.entity in those
    if isinstance(what, EndOfStack):
        bit = WAS_TOP if what.end == AT_TOP else WAS_BOTTOM if what.end == AT_BOTTOM else WAS_TOP | WAS_BOTTOM
        return r.was_end & bit != 0 and r.size > 0 and was(s, f, what.host, r)
    if isinstance(what, EndCards):
        return r.origin == what.pile.place and (what.pile.whose is None or what.pile.whose.counts(f, r.side))
    if isinstance(what, Listed):
        for item in what.items:
            if was(s, f, item, r):
                return True
        return False
    if not isinstance(what, Some):
        return what.described_by(s, f, r)
    if what.whose is not None and not what.whose.counts(f, r.side):
        return False
    place = what.what.place()
    if place is not None and not place.was_there(f, r.origin, r.side):
        return False
    keep = f.sets[PAST]
    f.sets[PAST] = [r.obj, r.size, r.traits, r.level]
    fits = what.what.suits(s, f, slot_of(r.obj))
    f.sets[PAST] = keep
    return fits


@dataclass(eq=False)
class Happened(Condition):
    """You sent a Kaiju card to your discard area with this effect; a card was returned this turn."""

    act: Deed
    when: Window | None = None
    who: Player | None = None
    by: Agent | None = None
    source: Place | None = None

    def matching(self, s: State, f: Frame) -> list[Happening]:
        found: list[Happening] = []
        for r in grounds(s).history_of(s, self.act.kinds()):
            if not in_window(f, r, self.when) or not came_from(f, r, self.source):
                continue
            if fits_record(s, f, self.act, self.who, self.by, r):
                found.append(r)
        return found

    def holds(self, s: State, f: Frame) -> bool:
        found = self.matching(s, f)
        for what in self.act.objects():
            if isinstance(what, Some) and what.q is not None:
                return what.q.holds(len(found), f)
        wanted = self.act.least_happened()
        return len(found) >= wanted


def fits_record(s: State, f: Frame, act: Deed, who: Player | None, by: Agent | None, r: Happening) -> bool:
    if r.what not in act.kinds() or not act.happened(s, f, r):
        return False
    if who is not None and not who.counts(f, r.agent):
        return False
    if by is not None and not by.did(s, f, r):
        return False
    objects = act.objects()
    return not objects or was(s, f, objects[0], r)


@dataclass(eq=False)
class HappenedTo(Place):
    """Discarded this way, put into play with this effect, you sent …: the things themselves, where they are now."""

    act: Deed
    when: Window | None = None
    who: Player | None = None
    by: Agent | None = None
    unit: bool = False
    source: Place | None = None

    def found(self, s: State, f: Frame) -> list[int]:
        g = grounds(s)
        cards: list[int] = []
        for r in g.history_of(s, self.act.kinds()):
            if self.meant(s, f, r):
                e = r.entity if self.unit and r.entity != -1 else r.obj
                if e not in cards and g.here(s, e):
                    cards.append(e)
        return cards

    def counted(self, s: State, f: Frame, what: Phrase) -> int:
        """So many happenings, also where a card has gone elsewhere since."""
        n = 0
        for r in grounds(s).history_of(s, self.act.kinds()):
            if self.meant(s, f, r) and was(s, f, what, r):
                n += 1
        return n

    def meant(self, s: State, f: Frame, r: Happening) -> bool:
        if not in_window(f, r, self.when) or not came_from(f, r, self.source):
            return False
        return fits_record(s, f, self.act, self.who, self.by, r)

    def sort(self) -> int:
        return UNIT if self.unit else CARD


@dataclass(eq=False)
class Trigger(Node):
    """《When …》: a happening that sets an ability off."""

    act: Deed
    who: Player | None = None
    by: Agent | None = None
    source: Place | None = None

    def kinds(self) -> list[int]:
        return self.act.kinds()

    def own(self) -> bool:
        """Is it about the card that bears the ability?"""
        objects = self.act.objects()
        return len(objects) > 0 and isinstance(objects[0], ThisOne)

    def hears(self, s: State, f: Frame, records: list[Happening]) -> int:
        """The card of the first record that sets it off, or NOBODY_HERE for none."""
        n = 0
        first = NOBODY_HERE
        for r in records:
            if not came_from(f, r, self.source):
                continue
            if fits_record(s, f, self.act, self.who, self.by, r):
                n += 1
                if first == NOBODY_HERE:
                    first = grounds(s).event_thing(s, r)
        if n == 0:
            return NOBODY_HERE
        for what in self.act.objects():
            if isinstance(what, Some) and what.q is not None and not what.q.holds(n, f):
                return NOBODY_HERE
        return first


register(Agent, Window, Happened, HappenedTo, Trigger)

"""Further standing texts: who may be chosen and at which price, lines, costs, where losers go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quadriga.effects.groups import passes
from quadriga.effects.node import Node, register
from quadriga.effects.program import Amount, Filter, Group
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import FRONT, Table, table
from quadriga.games.union_arena.chapters.timing import USED_CARD
from quadriga.games.union_arena.vocabulary.standing import (
    ANYONES,
    AP_COST,
    BE_CHOSEN,
    ENERGY_COST,
    FORBIDS,
    HAND_PRICE,
    ON_ENERGY,
    ON_FRONT,
    ONTO,
    PRICE,
    RANGE,
    REPLACES,
    TRIGGER_CHANGE,
    Standing,
)
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Sources(Node):
    """Kinds of abilities as texts name them: of characters (0), sites (1), events (2), triggers (3)."""

    kinds: list[int]
    from_hand: bool = False
    """Only of events that are used from hand."""


def used_from_hand(g: Table, c: int) -> bool:
    """Was this card the last one of its slot to be used, and from hand (ua.text.history.1)?"""
    found = False
    for entry in g.history:
        if entry.kind == USED_CARD and slot_of(entry.obj) == c:
            found = entry.n == 1
    return found


@dataclass(eq=False)
class Immune(Standing):
    """Cannot be chosen by the opponent's abilities of some kinds, on such cards (ua.choose.immune.1)."""

    who: Group
    by: Sources
    on: list[Filter] = field(default_factory=list)
    anyones: bool = False
    """Not even by abilities of its own player."""

    def kinds(self) -> int:
        return FORBIDS

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        if what != BE_CHOSEN:
            return False
        g = table(s)
        if g.chooser == f.controller and not self.anyones:
            return False
        if g.choosing not in self.by.kinds or not self.who.has(s, f, c):
            return False
        if self.by.from_hand and not used_from_hand(g, other):
            return False
        return not self.on or (other >= 0 and passes(s, f, other, self.on))


@dataclass(eq=False)
class Price(Standing):
    """Can be chosen by the opponent's abilities of some kinds only for AP (ua.choose.tax.1)."""

    who: Group
    by: Sources
    n: int

    def kinds(self) -> int:
        return PRICE

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.n if table(s).choosing in self.by.kinds and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class PriceFromHand(Standing):
    """The same for a card from hand (ua.choose.tax.1)."""

    who: Group
    by: Sources
    n: int

    def kinds(self) -> int:
        return HAND_PRICE

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.n if table(s).choosing in self.by.kinds and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class WidensRange(Standing):
    """BP ranges of its player's choices are wider as long as it stands (ua.choose.range.1)."""

    n: int

    def kinds(self) -> int:
        return RANGE

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.n


@dataclass(eq=False)
class ChangesTrigger(Standing):
    """A trigger of some types may be used as one of another type (ua.trig.change.1)."""

    triggers: list[int]
    to: int

    def kinds(self) -> int:
        return TRIGGER_CHANGE

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.to if table(s).face(c).trigger in self.triggers else 0


@dataclass(eq=False)
class LosersGo(Standing):
    """Characters that lose to this one in battle go elsewhere (ua.battle.13)."""

    place: int

    def kinds(self) -> int:
        return REPLACES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.place + 1 if c == slot_of(f.source) else 0


NOBODY: Final = 0
YOUR_ABILITIES: Final = 1
ITS_ABILITIES: Final = 2


@dataclass(eq=False)
class ForbidsLine(Standing):
    """This card may not be played onto a line, nor (`move`) be moved there (ua.move.11)."""

    place: int
    move: bool
    but: int = 0
    """Whose abilities may bring it there all the same."""

    def kinds(self) -> int:
        return FORBIDS

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        if what != (ON_FRONT if self.place == FRONT else ON_ENERGY) or c != slot_of(f.source):
            return False
        if other >= 0 and (other == c if self.but == ITS_ABILITIES else self.but and s.owner[other] == f.controller):
            return False
        return self.move or not table(s).on_field(c)


@dataclass(eq=False)
class ForbidsDeeds(Standing):
    """Several things that the opponent's abilities cannot do to it, or (`anyones`) nobody's can (ua.protect.3)."""

    who: Group
    deeds: list[int]
    others: list[Filter] = field(default_factory=list)
    """The card with the ability; a trigger has none."""
    anyones: bool = False

    def kinds(self) -> int:
        return FORBIDS

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        if what >= ANYONES:
            if not self.anyones:
                return False
            what -= ANYONES
        if what not in self.deeds or not self.who.has(s, f, c):
            return False
        return not self.others or (other >= 0 and passes(s, f, other, self.others))


@dataclass(eq=False)
class CostsOwn(Standing):
    """This card's required energy is lower in some places (ua.cost.reduce.1)."""

    color: int
    n: Amount
    places: list[int]
    raid_only: bool = False
    onto: list[Filter] = field(default_factory=list)
    """Only for performing Raid on such a character (ua.cost.reduce.4)."""

    def kinds(self) -> int:
        return ENERGY_COST

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        g = table(s)
        if c != slot_of(f.source) or g.place(c) not in self.places or (self.raid_only and detail == 0):
            return 0
        if self.onto and (detail < ONTO or not passes(s, f, detail - ONTO, self.onto)):
            return 0
        color = g.face(c).color
        return self.n.value(s, f) if color == self.color or ANY_COLOR in (color, self.color) else 0


@dataclass(eq=False)
class CostsOwnAP(Standing):
    """This card's AP cost is lower in some places (ua.cost.reduce.3)."""

    n: Amount
    places: list[int]
    raid_only: bool = False

    def kinds(self) -> int:
        return AP_COST

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        if c != slot_of(f.source) or table(s).place(c) not in self.places or (self.raid_only and detail == 0):
            return 0
        return self.n.value(s, f)


@dataclass(eq=False)
class CostsOthers(Standing):
    """Other cards' required energy is lower; `raid_only` for performing Raid (ua.cost.reduce.4)."""

    who: Group
    color: int
    n: Amount
    raid_only: bool = False
    onto_this: bool = False
    """Only for performing Raid on the card with this text."""

    def kinds(self) -> int:
        return ENERGY_COST

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        if self.raid_only and detail == 0:
            return 0
        if self.onto_this and detail != ONTO + slot_of(f.source):
            return 0
        color = table(s).face(c).color
        if color != self.color and ANY_COLOR not in (color, self.color):
            return 0
        return self.n.value(s, f) if self.who.has(s, f, c) else 0


@dataclass(eq=False)
class CostsOthersAP(Standing):
    """Other cards' AP cost is lower (ua.cost.reduce.3)."""

    who: Group
    n: Amount

    def kinds(self) -> int:
        return AP_COST

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.n.value(s, f) if self.who.has(s, f, c) else 0


register(
    CostsOthersAP, Sources, Immune, Price, PriceFromHand, LosersGo, ForbidsLine, ForbidsDeeds, CostsOwn, CostsOwnAP,
    CostsOthers, WidensRange, ChangesTrigger,
)  # fmt: skip

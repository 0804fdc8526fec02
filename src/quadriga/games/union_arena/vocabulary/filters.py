"""Which cards a text speaks of: type, colour, name, affinity, orientation, place, what they have."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quadriga.effects.groups import AnyOf, passes
from quadriga.effects.node import register
from quadriga.effects.program import Filter, Group
from quadriga.games.union_arena.chapters.faces import ACTIVATE, ANY_COLOR, NO_TRIGGER, WHEN, Ability
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, WIDTH, Table, table
from quadriga.games.union_arena.chapters.timing import PLAYED
from quadriga.games.union_arena.chapters.values import keyword
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# How a number is compared
EXACTLY: Final = 0
OR_LESS: Final = 1
OR_MORE: Final = 2


@dataclass(eq=False)
class AnyCard(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return True


@dataclass(eq=False)
class IsType(Filter):
    types: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).type in self.types


@dataclass(eq=False)
class ColorIs(Filter):
    """A card's colour is that of its required energy (ua.card.energy.4)."""

    color: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        color = table(s).face(c).color
        return color == self.color or color == ANY_COLOR


@dataclass(eq=False)
class Named(Filter):
    """Exactly that name, or also treated as it (ua.text.name.1, ua.name.also.1)."""

    name: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.name in table(s).face(c).names


@dataclass(eq=False)
class NameContains(Filter):
    """All of these words in one card name (ua.text.name.1)."""

    parts: list[str]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for name in table(s).face(c).names:
            found = True
            for part in self.parts:
                if part not in name:
                    found = False
            if found:
                return True
        return False


@dataclass(eq=False)
class Affinity(Filter):
    name: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.name in table(s).face(c).affinities


@dataclass(eq=False)
class NoAffinities(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return not table(s).face(c).affinities


def lay_resting(g: Table, c: int) -> bool:
    """Is it resting? For those who watch it being turned: was it resting before?"""
    resting = g.resting[c] == 1
    return not resting if g.scratch.turned >= 0 and g.scratch.turned == g.handle(c) else resting


@dataclass(eq=False)
class IsResting(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return lay_resting(table(s), c)


@dataclass(eq=False)
class IsActive(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return not lay_resting(table(s), c)


@dataclass(eq=False)
class IsRaided(Filter):
    """ua.raid.20"""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).raided(c)


@dataclass(eq=False)
class HasRaid(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).has_raid


@dataclass(eq=False)
class HasTrigger(Filter):
    """Any trigger at all."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).trigger != NO_TRIGGER


@dataclass(eq=False)
class TriggerIs(Filter):
    trigger: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).trigger == self.trigger


@dataclass(eq=False)
class HasKeyword(Filter):
    word: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return keyword(g, c, self.word) > 0 or (not g.on_field(c) and self.word in g.face(c).keywords)


def had(g: Table, c: int, ability: Ability) -> bool:
    """A character on the field has what stands in its Raid description only while it is Raided (ua.raid.16)."""
    return not ability.in_raid or not g.on_field(c) or g.raided(c)


@dataclass(eq=False)
class HasActivateMain(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for ability in g.face(c).abilities:
            if ability.kind == ACTIVATE and had(g, c, ability):
                return True
        return False


@dataclass(eq=False)
class HasWhenPlayed(Filter):
    """It has an ability for a moment of its own: when played, attacking, blocking or sidelined."""

    moment: int = PLAYED

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for ability in g.face(c).abilities:
            if ability.kind == WHEN and ability.watches & (1 << self.moment) and had(g, c, ability):
                return True
        return False


@dataclass(eq=False)
class OnFrontLine(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.zone[c] % WIDTH == FRONT


@dataclass(eq=False)
class OnEnergyLine(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.zone[c] % WIDTH == ENERGY


@dataclass(eq=False)
class OnOtherLine(Filter):
    """On the line where the source does not stand."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.zone[c] != s.zone[slot_of(f.source)]


@dataclass(eq=False)
class NothingUnder(Filter):
    """No face-down card beneath it (ua.under.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for u in g.beneath(c):
            if g.face_down[u]:
                return False
        return True


@dataclass(eq=False)
class OfYours(Filter):
    """A card of the ability's controller."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.owner[c] == f.controller


@dataclass(eq=False)
class IsThisCard(Filter):
    """The source of the ability itself."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.handle(c) == f.source


@dataclass(eq=False)
class SameNameAs(Filter):
    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        names = g.face(c).names
        for h in self.group.handles(s, f):
            for name in g.face(slot_of(h)).names:
                if name in names:
                    return True
        return False


@dataclass(eq=False)
class TheseAndThose(AnyOf):
    """Of several cards: these and those. One card is never both, so a text never says it of one."""


@dataclass(eq=False)
class Kind(Filter):
    """A kind of card as texts describe it: active red [Choir] affinity card with 2 or less required energy."""

    adjectives: list[Filter] = field(default_factory=list)
    which: Filter | None = None
    noun: Filter | None = None
    more: list[Filter] = field(default_factory=list)

    def fits(self, s: State, f: Frame, c: int) -> bool:
        if self.noun is not None and not self.noun.fits(s, f, c):
            return False
        if self.which is not None and not self.which.fits(s, f, c):
            return False
        return passes(s, f, c, self.adjectives) and passes(s, f, c, self.more)


register(
    OfYours, AnyCard, IsType, ColorIs, Named, NameContains, Affinity, NoAffinities, IsResting, IsActive, IsRaided,
    HasRaid, HasTrigger, TriggerIs, HasKeyword, HasActivateMain, HasWhenPlayed, OnFrontLine, OnEnergyLine,
    OnOtherLine, NothingUnder, IsThisCard, SameNameAs, Kind, TheseAndThose,
)  # fmt: skip

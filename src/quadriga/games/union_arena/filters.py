"""Which cards a text speaks of: type, colour, name, affinity, numbers, orientation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quadriga.effects.groups import passes
from quadriga.effects.node import register
from quadriga.effects.program import IT, Amount, Filter, Group
from quadriga.games.union_arena.energy import enough_energy
from quadriga.games.union_arena.faces import ACTIVATE, ANY_COLOR, CHARACTER, NO_TRIGGER, WHEN
from quadriga.games.union_arena.table import ENERGY, FRONT, WIDTH, Table, table
from quadriga.games.union_arena.timing import CHOSEN, MOVED, PLAYED
from quadriga.games.union_arena.values import bp, keyword
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# How a number is compared
EXACTLY: Final = 0
OR_LESS: Final = 1
OR_MORE: Final = 2


def compares(value: int, n: int, how: int) -> bool:
    if how == OR_LESS:
        return value <= n
    if how == OR_MORE:
        return value >= n
    return value == n


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


@dataclass(eq=False)
class BPIs(Filter):
    """The present BP; the printed one off the field."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        n = self.n
        if self.how == OR_LESS:
            n += g.range_more  # ua.choose.range.1
        mine = g.scratch.gone_bp if g.scratch.gone_bp and not g.on_field(c) else bp(g, c)
        return compares(mine, n, self.how)


@dataclass(eq=False)
class BPComparedTo(Filter):
    """BP equal to or less than (or just less than) an amount."""

    amount: Amount
    strictly: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        value = bp(table(s), c)
        limit = self.amount.value(s, f)
        return value < limit if self.strictly else value <= limit


@dataclass(eq=False)
class BPAbove(Filter):
    """BP of at least an amount, or above it (ua.base.1)."""

    amount: Amount
    strictly: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        limit = self.amount.value(s, f)
        return bp(table(s), c) > limit if self.strictly else bp(table(s), c) >= limit


@dataclass(eq=False)
class BPAboveBase(Filter):
    """BP greater than its base BP (ua.base.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return bp(g, c) > g.face(c).bp


@dataclass(eq=False)
class EnergyAtMost(Filter):
    """Printed required energy of at most an amount (ua.base.1)."""

    amount: Amount

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).energy <= self.amount.value(s, f)


@dataclass(eq=False)
class BaseBPIs(Filter):
    """ua.base.1"""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return compares(table(s).face(c).bp, self.n, self.how)


@dataclass(eq=False)
class BaseBPEquals(Filter):
    amount: Amount

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).bp == self.amount.value(s, f)


@dataclass(eq=False)
class BPBelowBase(Filter):
    """BP less than its base BP (ua.base.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return bp(g, c) < g.face(c).bp


@dataclass(eq=False)
class ExtremeBP(Filter):
    """No character on its line has a lower (or higher) BP."""

    lowest: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        mine = bp(g, c)
        for x in s.zones[s.zone[c]]:
            if g.face(x).type == CHARACTER:
                other = bp(g, x)
                if other < mine if self.lowest else other > mine:
                    return False
        return True


@dataclass(eq=False)
class EnergyIs(Filter):
    """Required energy as printed (ua.base.1), or as the card may be treated in that zone (ua.cost.treat.1)."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        face = g.face(c)
        if compares(face.energy, self.n, self.how):
            return True
        if face.treated_energy < 0 or not compares(face.treated_energy, self.n, self.how):
            return False
        return g.on_field(c) if face.treated_place == FRONT else g.place(c) == face.treated_place


@dataclass(eq=False)
class EnergyEquals(Filter):
    amount: Amount

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).energy == self.amount.value(s, f)


@dataclass(eq=False)
class APIs(Filter):
    """AP cost as printed (ua.base.1)."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return compares(table(s).face(c).ap, self.n, self.how)


@dataclass(eq=False)
class GeneratesIs(Filter):
    """Printed energy generation."""

    n: int
    how: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        total = 0
        for n in table(s).face(c).generates:
            total += n
        return compares(total, self.n, self.how)


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
        return keyword(table(s), c, self.word) > 0


@dataclass(eq=False)
class HasActivateMain(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        for ability in table(s).face(c).abilities:
            if ability.kind == ACTIVATE:
                return True
        return False


@dataclass(eq=False)
class HasWhenPlayed(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        for ability in table(s).face(c).abilities:
            if ability.kind == WHEN and ability.watches & (1 << PLAYED):
                return True
        return False


@dataclass(eq=False)
class PlayedThisTurn(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return g.on_field(c) and g.entered[c] == g.turn


@dataclass(eq=False)
class PlayedBy(Filter):
    """Played by an ability of its player on a card of these types (ua.play.8)."""

    types: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).played_by[c] - 1 in self.types


@dataclass(eq=False)
class PlayedFromHand(Filter):
    """Played normally or by Raid: no ability put it there (ua.play.8)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).played_by[c] == 0


@dataclass(eq=False)
class BPMarked(Filter):
    """A BP range in brackets that a later sentence of the text widens (ua.choose.range.1)."""

    n: int
    square: bool

    def __post_init__(self) -> None:
        self.more: Amount | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        limit = self.n + g.range_more
        if self.more is not None:
            limit += self.more.value(s, f)
        return bp(g, c) <= limit


@dataclass(eq=False)
class EnergyMarked(Filter):
    """A range of required energy in brackets that a later sentence of the text widens (ua.choose.range.1)."""

    n: int
    square: bool

    def __post_init__(self) -> None:
        self.more: Amount | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        limit = self.n if self.more is None else self.n + self.more.value(s, f)
        return table(s).face(c).energy <= limit


@dataclass(eq=False)
class NotAttackedThisTurn(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] == 0


@dataclass(eq=False)
class AttackedThisTurn(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] > 0


@dataclass(eq=False)
class FirstAttack(Filter):
    """In the first attack of this turn."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] == 1


@dataclass(eq=False)
class MovedThisTurn(Filter):
    """Outside the movement phase (ua.text.history.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        h = s.handle(c)
        for entry in table(s).history:
            if entry[0] == MOVED and entry[5] == h:
                return True
        return False


@dataclass(eq=False)
class IsAttacking(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacker == s.handle(c)


@dataclass(eq=False)
class IsBlocking(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).blocker == s.handle(c)


@dataclass(eq=False)
class FulfilledEnergy(Filter):
    """The energy that the card requires is generated (ua.play.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return enough_energy(table(s), f.controller, c, False)


@dataclass(eq=False)
class OnFrontLine(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.zone[c] % WIDTH == FRONT


@dataclass(eq=False)
class OnEnergyLine(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return s.zone[c] % WIDTH == ENERGY


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
            for name in g.face(h & 4095).names:
                if name in names:
                    return True
        return False


@dataclass(eq=False)
class SameEnergyAs(Filter):
    """The printed required energy of a card spoken of, wherever it lies now (ua.base.1)."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in f.sets[IT]:
            if g.face(h & 4095).energy == g.face(c).energy:
                return True
        return False


@dataclass(eq=False)
class SameBaseBPAs(Filter):
    """The printed BP of a card spoken of, wherever it lies now (ua.base.1)."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        for h in f.sets[IT]:
            if g.face(h & 4095).bp == g.face(c).bp:
                return True
        return False


@dataclass(eq=False)
class ChosenThisTurnBy(Filter):
    """Chosen this turn by an ability on one of your cards of a kind (ua.text.history.1)."""

    filters: list[Filter]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        h = s.handle(c)
        for entry in table(s).history:
            if entry[0] == CHOSEN and entry[5] == h and entry[6] >= 0:
                source = entry[6] & 4095
                if s.owner[source] == f.controller and passes(s, f, source, self.filters):
                    return True
        return False


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


@dataclass(eq=False)
class NthAttack(Filter):
    """In its n-th attack of this turn (ua.attack.10)."""

    n: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] == self.n


@dataclass(eq=False)
class FirstOfItsPlayer(Filter):
    """In the first attack of its player in this turn, whoever made it (ua.attack.10)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).player_attacks[s.owner[c]] == 1


register(
    ExtremeBP, NthAttack, FirstOfItsPlayer, AttackedThisTurn, FirstAttack, OfYours, PlayedBy, PlayedFromHand,
    BPMarked, BPAbove, BPAboveBase, EnergyAtMost, EnergyMarked, SameEnergyAs, SameBaseBPAs, AnyCard, IsType,
    ColorIs, Named, NameContains, Affinity, NoAffinities, BPIs, BPComparedTo, BaseBPIs, BaseBPEquals, BPBelowBase,
    EnergyIs, EnergyEquals, APIs, GeneratesIs, IsResting, IsActive, IsRaided, HasRaid, HasTrigger, TriggerIs,
    HasKeyword, HasActivateMain, HasWhenPlayed, PlayedThisTurn, NotAttackedThisTurn, MovedThisTurn, IsAttacking,
    IsBlocking, FulfilledEnergy, OnFrontLine, OnEnergyLine, NothingUnder, IsThisCard, SameNameAs, ChosenThisTurnBy,
    Kind,
)  # fmt: skip

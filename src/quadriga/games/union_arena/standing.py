"""Standing texts: on as long as their conditions hold, recomputed at every look (ua.text.live.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.groups import passes
from quadriga.effects.node import Node, register
from quadriga.effects.program import Amount, Condition, Filter, Group
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Kinds, as bits
BP: Final = 1
KEYWORD: Final = 2
GENERATES: Final = 4
ENERGY_COST: Final = 8
AP_COST: Final = 16
FORBIDS: Final = 32
ENTERS_ACTIVE: Final = 64
LINE_LIMIT: Final = 128
HAND_LIMIT: Final = 256
DUTY: Final = 512
PERMITS: Final = 1024
PRICE: Final = 2048
REPLACES: Final = 4096
TRIGGER_CHANGE: Final = 8192
RANGE: Final = 16384
HAND_PRICE: Final = 32768
SAVES: Final = 65536

# Keywords
STEP: Final = 1
SNIPE: Final = 2
DOUBLE_ATTACK: Final = 3
DOUBLE_BLOCK: Final = 4
IMPACT: Final = 5
IMPACT_PLUS: Final = 6
DAMAGE: Final = 7
DAMAGE_PLUS: Final = 8
NULLIFY_IMPACT: Final = 9

# What can be forbidden. The card `c` is the one that may not; `other` is the second party.
ATTACK: Final = 1
BLOCK: Final = 2
MOVE: Final = 3
BE_CHOSEN: Final = 4
"""by abilities; `other` is the source of the ability."""
BE_BLOCKED: Final = 5
"""by character `other`."""
BE_SNIPED: Final = 6
SNIPE_AT: Final = 7
"""may not aim at `other`."""
BE_READIED: Final = 8
"""in start and end phases."""
ON_FRONT: Final = 9
ON_ENERGY: Final = 10
BE_REMOVED: Final = 11
"""sidelined, returned, placed by the opponent's abilities (ua.protect.1)."""
LOSE_BP: Final = 12
BE_PLAYED: Final = 13
"""normally; only Raid brings it in (ua.play.6)."""
BE_RESTED: Final = 14
"""by the opponent's abilities (ua.protect.3)."""
BE_MOVED: Final = 15
BE_RETURNED: Final = 16
BE_USED: Final = 17
TRIGGER: Final = 18
"""the opponent may not use triggers of type `other` in checks for its damage."""
BE_READIED_BY_ABILITY: Final = 19
BE_SIDELINED: Final = 20

# Duties
MUST_ATTACK: Final = 1
MUST_BLOCK: Final = 2
MUST_BE_BLOCKED: Final = 3

# Permissions
GENERATE_ON_FRONT: Final = 1
ATTACK_FROM_ENERGY: Final = 2
BE_RAIDED_BY_ANY: Final = 3
FREE_EXTRA_DRAW: Final = 4
BE_RAIDED_BY: Final = 5


class Standing(Node):
    def kinds(self) -> int:
        return 0

    def bp(self, s: State, f: Frame, c: int) -> int:
        return 0

    def keyword(self, s: State, f: Frame, c: int, word: int) -> int:
        return 0

    def generates(self, s: State, f: Frame, c: int, color: int) -> int:
        return 0

    def energy_cut(self, s: State, f: Frame, c: int, raiding: bool) -> int:
        return 0

    def ap_cut(self, s: State, f: Frame, c: int) -> int:
        return 0

    def forbids(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return False

    def duty(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return False

    def permits(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return False

    def number(self, s: State, f: Frame, kind: int, c: int) -> int:
        """A number for the one-number kinds (line limit, hand limit …)."""
        return 0


@dataclass(eq=False)
class GainsBP(Standing):
    who: Group
    amount: Amount

    def kinds(self) -> int:
        return BP

    def bp(self, s: State, f: Frame, c: int) -> int:
        return self.amount.value(s, f) if self.who.has(s, f, c) else 0


@dataclass(eq=False)
class GainsKeyword(Standing):
    who: Group
    word: int
    n: int

    def kinds(self) -> int:
        return KEYWORD

    def keyword(self, s: State, f: Frame, c: int, word: int) -> int:
        return self.n if word == self.word and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class GainsEnergy(Standing):
    who: Group
    color: int
    n: Amount

    def kinds(self) -> int:
        return GENERATES

    def generates(self, s: State, f: Frame, c: int, color: int) -> int:
        return self.n.value(s, f) if color == self.color and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class CostsLessEnergy(Standing):
    """Required energy reduced; `raid_only` where it holds for performing Raid (ua.cost.reduce.4)."""

    who: Group
    n: Amount
    raid_only: bool = False

    def kinds(self) -> int:
        return ENERGY_COST

    def energy_cut(self, s: State, f: Frame, c: int, raiding: bool) -> int:
        if self.raid_only and not raiding:
            return 0
        return self.n.value(s, f) if self.who.has(s, f, c) else 0


@dataclass(eq=False)
class CostsLessAP(Standing):
    who: Group
    n: Amount

    def kinds(self) -> int:
        return AP_COST

    def ap_cut(self, s: State, f: Frame, c: int) -> int:
        return self.n.value(s, f) if self.who.has(s, f, c) else 0


@dataclass(eq=False)
class Forbids(Standing):
    """The cards `who` may not do `what`, as far as the other party passes the filters."""

    who: Group
    what: int
    others: list[Filter]

    def kinds(self) -> int:
        return FORBIDS

    def forbids(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        if what != self.what or not self.who.has(s, f, c):
            return False
        if not self.others:
            return True
        return other >= 0 and passes(s, f, other, self.others)


@dataclass(eq=False)
class ForbidsTrigger(Standing):
    """Triggers of this type may not be used in checks for damage that `who` dealt (ua.trig.lock.1)."""

    who: Group
    trigger: int

    def kinds(self) -> int:
        return FORBIDS

    def forbids(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return what == TRIGGER and other == self.trigger and self.who.has(s, f, c)


@dataclass(eq=False)
class Duty(Standing):
    who: Group
    what: int
    others: list[Filter]

    def kinds(self) -> int:
        return DUTY

    def duty(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        if what != self.what or not self.who.has(s, f, c):
            return False
        return not self.others or (other >= 0 and passes(s, f, other, self.others))


@dataclass(eq=False)
class Permits(Standing):
    who: Group
    what: int
    others: list[Filter]

    def kinds(self) -> int:
        return PERMITS

    def permits(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        if what != self.what or not self.who.has(s, f, c):
            return False
        return not self.others or (other >= 0 and passes(s, f, other, self.others))


@dataclass(eq=False)
class EntersActive(Standing):
    """Play this character set to active onto your field (ua.play.5)."""

    def kinds(self) -> int:
        return ENTERS_ACTIVE

    def number(self, s: State, f: Frame, kind: int, c: int) -> int:
        return 1 if kind == ENTERS_ACTIVE else 0


@dataclass(eq=False)
class LineLimit(Standing):
    """The line on which the card lies (or the one named) holds fewer cards (ua.line.cap.1)."""

    place: int
    less: int

    def kinds(self) -> int:
        return LINE_LIMIT

    def number(self, s: State, f: Frame, kind: int, c: int) -> int:
        return self.less if kind == LINE_LIMIT else 0


@dataclass(eq=False)
class HandLimit(Standing):
    """Another hand limit for the end phase (ua.hand.1)."""

    n: int

    def kinds(self) -> int:
        return HAND_LIMIT

    def number(self, s: State, f: Frame, kind: int, c: int) -> int:
        return self.n if kind == HAND_LIMIT else 0


@dataclass(eq=False)
class While(Standing):
    """A standing text under a condition of its own."""

    condition: Condition
    effect: Standing

    def kinds(self) -> int:
        return self.effect.kinds()

    def bp(self, s: State, f: Frame, c: int) -> int:
        amount = self.effect.bp(s, f, c)
        return amount if amount != 0 and self.condition.holds(s, f) else 0

    def keyword(self, s: State, f: Frame, c: int, word: int) -> int:
        n = self.effect.keyword(s, f, c, word)
        return n if n != 0 and self.condition.holds(s, f) else 0

    def generates(self, s: State, f: Frame, c: int, color: int) -> int:
        n = self.effect.generates(s, f, c, color)
        return n if n != 0 and self.condition.holds(s, f) else 0

    def energy_cut(self, s: State, f: Frame, c: int, raiding: bool) -> int:
        n = self.effect.energy_cut(s, f, c, raiding)
        return n if n != 0 and self.condition.holds(s, f) else 0

    def ap_cut(self, s: State, f: Frame, c: int) -> int:
        n = self.effect.ap_cut(s, f, c)
        return n if n != 0 and self.condition.holds(s, f) else 0

    def forbids(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return self.effect.forbids(s, f, what, c, other) and self.condition.holds(s, f)

    def duty(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return self.effect.duty(s, f, what, c, other) and self.condition.holds(s, f)

    def permits(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        return self.effect.permits(s, f, what, c, other) and self.condition.holds(s, f)

    def number(self, s: State, f: Frame, kind: int, c: int) -> int:
        n = self.effect.number(s, f, kind, c)
        return n if n != 0 and self.condition.holds(s, f) else 0


@dataclass(eq=False)
class AllOfThese(Standing):
    """Several standing texts in one."""

    effects: list[Standing]

    def kinds(self) -> int:
        bits = 0
        for e in self.effects:
            bits |= e.kinds()
        return bits

    def bp(self, s: State, f: Frame, c: int) -> int:
        total = 0
        for e in self.effects:
            total += e.bp(s, f, c)
        return total

    def keyword(self, s: State, f: Frame, c: int, word: int) -> int:
        best = 0
        for e in self.effects:
            n = e.keyword(s, f, c, word)
            if word == IMPACT_PLUS or word == DAMAGE_PLUS:
                best += n
            elif n > best:
                best = n
        return best

    def generates(self, s: State, f: Frame, c: int, color: int) -> int:
        total = 0
        for e in self.effects:
            total += e.generates(s, f, c, color)
        return total

    def energy_cut(self, s: State, f: Frame, c: int, raiding: bool) -> int:
        total = 0
        for e in self.effects:
            total += e.energy_cut(s, f, c, raiding)
        return total

    def ap_cut(self, s: State, f: Frame, c: int) -> int:
        total = 0
        for e in self.effects:
            total += e.ap_cut(s, f, c)
        return total

    def forbids(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        for e in self.effects:
            if e.forbids(s, f, what, c, other):
                return True
        return False

    def duty(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        for e in self.effects:
            if e.duty(s, f, what, c, other):
                return True
        return False

    def permits(self, s: State, f: Frame, what: int, c: int, other: int) -> bool:
        for e in self.effects:
            if e.permits(s, f, what, c, other):
                return True
        return False

    def number(self, s: State, f: Frame, kind: int, c: int) -> int:
        for e in self.effects:
            n = e.number(s, f, kind, c)
            if n != 0:
                return n
        return 0


register(
    GainsBP, GainsKeyword, GainsEnergy, CostsLessEnergy, CostsLessAP, Forbids, ForbidsTrigger, Duty, Permits,
    EntersActive, LineLimit, HandLimit, While, AllOfThese,
)  # fmt: skip

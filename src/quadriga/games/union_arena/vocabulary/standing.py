"""Standing texts: on as long as their conditions hold, recomputed at every look (ua.text.live.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.groups import passes
from quadriga.effects.node import Node, register
from quadriga.effects.program import Condition, Filter, Group
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
MOVE_IN_PHASE: Final = 21
"""in the movement phase; abilities may still move it (ua.move.11)."""
LOSE_LIFE_CARDS: Final = 22
"""said of a player: cards of one's life area are not placed in the sideline by one's own abilities (ua.cost.use.2)."""
LOSE_BP_TO_OPPONENT: Final = 23
"""by the opponent's abilities; one's own may reduce it (ua.protect.2)."""
SPECIAL_RETURNS: Final = 24
"""a Special trigger does not sideline it: its card goes to its player's hand instead (ua.text.instead.1)."""
FALL_IN_BATTLE: Final = 25
"""it is not sidelined by losing a battle (ua.sideline.1)."""
ANYONES: Final = 32
"""Added to what abilities do: not even an ability of the card's own player can (ua.protect.3)."""

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


ADDS: Final = BP | GENERATES | ENERGY_COST | AP_COST
"""Kinds whose numbers add up."""


def together(kind: int, detail: int, a: int, b: int) -> int:
    """Two numbers of one kind in one. Of keywords with a number the plain kind counts by the highest
    and the plus kind adds up (ua.kw.gain.1)."""
    if kind & ADDS or (kind == KEYWORD and (detail == IMPACT_PLUS or detail == DAMAGE_PLUS)):
        return a + b
    return b if b > a else a


ONTO: Final = 2
"""Added to the base of a Raid where a cost is asked for it (`detail`)."""


class Standing(Node):
    """A standing text is asked only about the kinds that it has."""

    def kinds(self) -> int:
        return 0

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        """How much of a kind it gives card `c`. `detail` is the keyword, the colour of energy, or 1 where a cost
        is asked for performing Raid."""
        return 0

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        """Does it forbid, demand or permit (the kind) this of card `c`?"""
        return False


class SaysOf(Standing):
    """The cards `who` cannot, must or may do `what`, as far as the other party passes the filters."""

    who: Group
    what: int
    others: list[Filter]

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        if what != self.what or not self.who.has(s, f, c):
            return False
        return not self.others or (other >= 0 and passes(s, f, other, self.others))


@dataclass(eq=False)
class Forbids(SaysOf):
    who: Group
    what: int
    others: list[Filter]

    def kinds(self) -> int:
        return FORBIDS


@dataclass(eq=False)
class ForbidsTrigger(Standing):
    """Triggers of this type may not be used in checks for damage that `who` dealt (ua.trig.lock.1)."""

    who: Group
    trigger: int

    def kinds(self) -> int:
        return FORBIDS

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        return what == TRIGGER and other == self.trigger and self.who.has(s, f, c)


@dataclass(eq=False)
class Duty(SaysOf):
    who: Group
    what: int
    others: list[Filter]

    def kinds(self) -> int:
        return DUTY



@dataclass(eq=False)
class Permits(SaysOf):
    who: Group
    what: int
    others: list[Filter]

    def kinds(self) -> int:
        return PERMITS



@dataclass(eq=False)
class EntersActive(Standing):
    """Play this character set to active onto your field (ua.play.5)."""

    def kinds(self) -> int:
        return ENTERS_ACTIVE

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return 1


@dataclass(eq=False)
class LineLimit(Standing):
    """The line on which the card lies (or the one named) holds fewer cards (ua.line.cap.1)."""

    place: int
    less: int

    def kinds(self) -> int:
        return LINE_LIMIT

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.less


@dataclass(eq=False)
class HandLimit(Standing):
    """Another hand limit for the end phase (ua.hand.1)."""

    n: int

    def kinds(self) -> int:
        return HAND_LIMIT

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return self.n


@dataclass(eq=False)
class While(Standing):
    """A standing text under a condition of its own."""

    condition: Condition
    effect: Standing

    def kinds(self) -> int:
        return self.effect.kinds()

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        n = self.effect.number(s, f, kind, c, detail)
        return n if n != 0 and self.condition.holds(s, f) else 0

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        return self.effect.says(s, f, kind, what, c, other) and self.condition.holds(s, f)


@dataclass(eq=False)
class AllOfThese(Standing):
    """Several standing texts in one."""

    effects: list[Standing]

    def kinds(self) -> int:
        bits = 0
        for e in self.effects:
            bits |= e.kinds()
        return bits

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        total = 0
        for e in self.effects:
            if e.kinds() & kind:
                total = together(kind, detail, total, e.number(s, f, kind, c, detail))
        return total

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        for e in self.effects:
            if e.kinds() & kind and e.says(s, f, kind, what, c, other):
                return True
        return False


register(Forbids, ForbidsTrigger, Duty, Permits, EntersActive, LineLimit, HandLimit, While, AllOfThese)

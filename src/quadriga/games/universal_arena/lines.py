"""What a text says about its own card, innate or status, as against what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Action, Condition
from quadriga.games.universal_arena.values import CardName, StatusName

# -- cards -----------------------------------------------------------------------------------------


@dataclass(eq=False)
class Keyword(Node):
    """Evade, Counter, Reuse …: a place in KEYWORD_NAMES."""

    which: int


@dataclass(eq=False)
class Becomes(Node):
    """If …: This card becomes C (uni.term.becomes.1)."""

    condition: Condition
    card: CardName
    otherwise: bool = False


@dataclass(eq=False)
class OnlyIf(Node):
    """Can only be used if … (uni.text.use.1)."""

    condition: Condition


@dataclass(eq=False)
class NotIf(Node):
    """Cannot be used if …"""

    condition: Condition


@dataclass(eq=False)
class ChooseEnemyWith(Node):
    """Choose 1 enemy with …: the target line again, with its condition."""

    condition: Condition


@dataclass(eq=False)
class HitsStartAt(Node):
    """This card's Multihit Count starts at N (uni.type.multihit.1)."""

    n: int


@dataclass(eq=False)
class ChooseX(Node):
    """Choose X (a-b): named on play (uni.house.x.1)."""

    least: int
    most: int


@dataclass(eq=False)
class ChooseOneOf(Node):
    """Choose 1: the lines that follow (uni.text.choose.1)."""


@dataclass(eq=False)
class SameWeaponReloads(Node):
    """If you choose the same weapon, Reload instead (uni.text.switch.1)."""


@dataclass(eq=False)
class Bounces(Node):
    """Bounce N (uni.kw.bounce.1)."""

    n: int


@dataclass(eq=False)
class Prepare(Node):
    """Prepare -N or +N (uni.kw.prepare.1)."""

    n: int


@dataclass(eq=False)
class CostsLess(Node):
    """-N Energy Cost, in a window of Follow-Up (uni.kw.followup.2)."""

    n: int


@dataclass(eq=False)
class ReplacesText(Node):
    """… instead: the sentences of the label take the place of the normal text."""

    then: Action


@dataclass(eq=False)
class Sentence(Node):
    it: Node


@dataclass(eq=False)
class Then(Node):
    """Then …: in printed order, as everything is (uni.timing.8)."""

    then: Action


# -- innates ---------------------------------------------------------------------------------------


@dataclass(eq=False)
class Kind(Node):
    """A type or tag of damage, or one with another one barred: non-T Blunt."""

    name: str
    bars: str = ""


@dataclass(eq=False)
class Mitigate(Node):
    """Resist, Absorb, Weakness or Immune."""

    kind: int
    flat: int
    percent: int
    kinds: list[Kind]


SIMPLY_THERE: Final = -1


@dataclass(eq=False)
class StartItem(Node):
    """A status one starts with, N of it or simply there."""

    n: int
    status: StatusName


@dataclass(eq=False)
class StartsWith(Node):
    items: list[StartItem]


@dataclass(eq=False)
class When(Node):
    """An event, how often it counts, and what follows."""

    event: int
    limit: int
    then: Action
    status: StatusName | None = None
    card: CardName | None = None
    n: int = 0


@dataclass(eq=False)
class WhenX(Node):
    """Whenever this character gains or spends X S, …: X is that amount (uni.innate.4)."""

    event: int
    status: StatusName
    then: Action


@dataclass(eq=False)
class WhenAllyPlays(Node):
    """Once per turn, if the status is there and any ally plays such a card: …"""

    which: int
    least: int
    cost: int
    then: Action


@dataclass(eq=False)
class Rescue(Node):
    """Once per game, when this character would be reduced to 0 HP … (uni.innate.6)."""

    n: int
    status: StatusName
    hp: int


@dataclass(eq=False)
class InflictsMore(Node):
    """Each time any character inflicts S, inflict N additional S (uni.innate.5)."""

    status: StatusName
    n: int
    again: StatusName | None = None


# -- statuses --------------------------------------------------------------------------------------


@dataclass(eq=False)
class StatusKind(Node):
    kind: int


@dataclass(eq=False)
class Most(Node):
    """Max Value, Max Stack, Potency: Max, Count: Max."""

    which: int
    n: int


@dataclass(eq=False)
class BaseValue(Node):
    n: int


@dataclass(eq=False)
class GrantsFollowUp(Node):
    """While this has N+ Count, this character's T cards have Follow-Up."""

    least: int
    which: int
    kind: str


@dataclass(eq=False)
class CutsCost(Node):
    """Reduce the Energy cost of this character's cards by Value."""


@dataclass(eq=False)
class StacksWith(Node):
    """This stacks with S: what the cost formula does anyway (uni.house.energy.1)."""

    status: StatusName


@dataclass(eq=False)
class RaisesPower(Node):
    """Increase or reduce T (and U) Power by p%, or by p% times Value (uni.house.roll.2)."""

    kinds: list[Kind]
    percent: int
    sign: int
    per_value: bool = True


@dataclass(eq=False)
class ForbidsCards(Node):
    """Cannot play any card from this character."""


@dataclass(eq=False)
class CannotBeRemoved(Node):
    """uni.status.18"""


@dataclass(eq=False)
class ZeroIsDeath(Node):
    """If Value reaches 0, this character's HP becomes 0."""

    which: int


@dataclass(eq=False)
class XEquals(Node):
    """X equals Potency: X of a status line always is its number."""

    which: int


@dataclass(eq=False)
class NextTurnStart(Node):
    """At your next Turn Start, … (uni.term.delayed.1)."""

    then: Action


register(
    Sentence, Then, WhenX, Keyword, Becomes, OnlyIf, NotIf, ChooseEnemyWith, HitsStartAt, ChooseX, ChooseOneOf,
    SameWeaponReloads, Bounces, Prepare, CostsLess, ReplacesText, Kind, Mitigate, StartItem, StartsWith, When,
    WhenAllyPlays, Rescue, InflictsMore,
    StatusKind, Most, BaseValue, GrantsFollowUp, CutsCost, StacksWith, RaisesPower, ForbidsCards, CannotBeRemoved,
    ZeroIsDeath, XEquals, NextTurnStart,
)  # fmt: skip

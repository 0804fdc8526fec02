"""What a text says about its own card, innate or status, as against what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Action, Amount, Condition
from quadriga.games.universal_arena.vocabulary.values import CardName, StatusName

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
    """Can only be used (or played) if … (uni.text.use.1, uni.e2.text.1)."""

    condition: Condition
    played: bool = False


@dataclass(eq=False)
class NotIf(Node):
    """Cannot be used (or played) if …"""

    condition: Condition
    played: bool = False


@dataclass(eq=False)
class OnlyAs(Node):
    """Can only be played as Follow-Up, Assist Attack or Counter (uni.e2.window.14)."""

    window: int


@dataclass(eq=False)
class DistanceLine(Node):
    """Distance > 0: Reduce this card's final Power by Distance (uni.e2.text.8)."""


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
    """Choose 1 (or more): the lines that follow (uni.text.choose.1)."""

    n: int = 1


@dataclass(eq=False)
class SameAgain(Node):
    """If you choose the same weapon (or mask, or stance), … instead (uni.text.switch.1)."""

    then: Action


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


EXACTLY: Final = 0
"""The sign of a cost that stands in place of the printed one."""


@dataclass(eq=False)
class CostsOf(Node):
    """This card costs N less or more Energy, or just N, (for each …) (if …) (uni.house.energy.1)."""

    amount: Amount
    sign: int
    condition: Condition | None = None


@dataclass(eq=False)
class PowerOf(Node):
    """This card's Power is so much more or less, (for each …) (if …) (uni.house.roll.3)."""

    amount: Amount
    sign: int
    condition: Condition | None = None


@dataclass(eq=False)
class DamageOf(Node):
    """This card deals so many percent more or less damage, (if …): asked of each target (uni.house.roll.2)."""

    amount: Amount
    sign: int
    condition: Condition | None = None


@dataclass(eq=False)
class HasKeywordIf(Node):
    """This card has a keyword while a condition holds (uni.status.17)."""

    which: int
    condition: Condition


@dataclass(eq=False)
class AlwaysWins(Node):
    """This card always wins its clash; of two such cards the rolls decide (uni.term.override.1)."""


@dataclass(eq=False)
class OnlyOnce(Node):
    """Can only be used once per turn, or once per game (uni.text.use.1)."""

    times: int


@dataclass(eq=False)
class HasHP(Node):
    """This character has N HP (uni.house.char.1)."""

    n: int


@dataclass(eq=False)
class SpeedIf(Node):
    """This card has another speed while a condition holds (uni.play.8)."""

    speed: int
    condition: Condition


@dataclass(eq=False)
class Ignores(Node):
    """What its damage does not heed (uni.term.override.1)."""

    what: int


@dataclass(eq=False)
class ReplacesText(Node):
    """… instead: the sentences of the label take the place of the normal text."""

    then: Action


@dataclass(eq=False)
class Sentence(Node):
    it: Node


@dataclass(eq=False)
class Otherwise(Node):
    """Otherwise, …: where the condition of the sentence before does not hold."""

    then: Action


@dataclass(eq=False)
class OtherwiseIf(Node):
    """Otherwise, if …: where the condition of the sentence before does not hold and this one does."""

    condition: Condition
    then: Action


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


@dataclass(eq=False)
class LessDamage(Node):
    """Damage taken is less or more, by so much or by so much for each of the status' number: Resist or Weakness."""

    kind: int
    flat: int = 0
    percent: int = 0
    per_value: bool = False


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
class Limit(Node):
    """How often something counts: each time, the first time each turn, the first time."""

    times: int


@dataclass(eq=False)
class Subject(Node):
    """Who must do it: this character, an ally, another ally, an enemy, anybody; and what must be true of them."""

    who: int
    that: Condition | None = None
    """Asked of them as of "the target"."""


@dataclass(eq=False)
class Happening(Node):
    """What must happen, and with which status, card or number."""

    event: int
    status: StatusName | None = None
    card: CardName | None = None
    n: int = 0
    kind: str = ""
    attack: bool = False
    """An Attack of that kind."""
    least: int = 0
    """So much of it at least."""
    other: Condition | None = None
    """Asked of whom it is done to, or who does it, as of "the target"."""
    of_kind: int = -1
    """Any status of a kind."""


@dataclass(eq=False)
class When(Node):
    """How often, who, what, while what is so, and what follows."""

    limit: Limit
    what: Happening
    then: Action
    subject: Subject | None = None
    condition: Condition | None = None


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

    hp: int
    n: int = 0
    status: StatusName | None = None
    then: Action | None = None
    """What is done beside."""


@dataclass(eq=False)
class InflictsMore(Node):
    """Each time any character inflicts S, inflict N additional (uni.innate.5)."""

    status: StatusName
    n: int
    again: StatusName | None = None
    """The same status, where it is named once more."""
    own: bool = False
    """Only what this character inflicts."""


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
class GrantsKeyword(Node):
    """(While this has N+ Count,) this character's T cards have a keyword (uni.status.17)."""

    keyword: int
    kind: str = ""
    least: int = 1
    which: int = 0


@dataclass(eq=False)
class CutsCost(Node):
    """Reduce the Energy cost of this character's cards by Value."""


@dataclass(eq=False)
class StacksWith(Node):
    """This stacks with S: what the cost formula does anyway (uni.house.energy.1)."""

    status: StatusName


@dataclass(eq=False)
class StartsAt(Node):
    """Starting Value: N: what its character has of it from the start (uni.innate.2)."""

    which: int
    n: int


@dataclass(eq=False)
class ChangesCost(Node):
    """This character's T cards cost N less or more Energy (uni.house.energy.1)."""

    n: int
    sign: int
    kind: str = ""
    meter: bool = False


@dataclass(eq=False)
class RaisesPower(Node):
    """Increase or reduce T (and U) Power by p% or by N, or so much times Value (uni.house.roll.2, uni.house.roll.3)."""

    kinds: list[Kind]
    percent: int
    sign: int
    per_value: bool = True
    flat: int = 0
    by_count: bool = False
    """Times Count: the number of a status that lists nothing else (uni.house.status.1)."""


@dataclass(eq=False)
class ForbidsCards(Node):
    """Cannot play any card from this character, or none of a type."""

    kind: str = ""


@dataclass(eq=False)
class CannotBeRemoved(Node):
    """uni.status.18"""


@dataclass(eq=False)
class ZeroIsDeath(Node):
    """If Value reaches 0, this character's HP becomes 0."""

    which: int


@dataclass(eq=False)
class XEquals(Node):
    """X equals …, said after the sentence that uses it; X of a status line is its number where nothing is said."""

    amount: Amount


register(
    Keyword, Becomes, OnlyIf, NotIf, OnlyAs, DistanceLine, ChooseEnemyWith, HitsStartAt, ChooseX, ChooseOneOf,
    SameAgain, Bounces, Prepare, CostsLess, ReplacesText, Sentence, Otherwise, OtherwiseIf, Then, Kind,
    Mitigate, StartItem, StartsWith, Limit, Subject, Happening, When, WhenX, WhenAllyPlays, Rescue, InflictsMore,
    StatusKind, Most, BaseValue, GrantsKeyword, CutsCost, StacksWith, StartsAt, ChangesCost, RaisesPower, ForbidsCards,
    CannotBeRemoved, ZeroIsDeath, XEquals, CostsOf, LessDamage, PowerOf, DamageOf, HasKeywordIf,
    SpeedIf, Ignores, OnlyOnce, HasHP, AlwaysWins,
)  # fmt: skip

"""The lines of a card's text: labels in front, then what the ability is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Action, Amount, Condition, Filter
from quadriga.effects.sentences import Sentences
from quadriga.games.union_arena.chapters.faces import Cost
from quadriga.games.union_arena.chapters.timing import Timing
from quadriga.games.union_arena.vocabulary.gains import Keyword
from quadriga.games.union_arena.vocabulary.standing import Standing

# Labels
WHEN_PLAYED: Final = 1
WHEN_ATTACKING: Final = 2
WHEN_BLOCKING: Final = 3
WHEN_SIDELINED: Final = 4
ACTIVATE_MAIN: Final = 5
DURING_YOURS: Final = 6
DURING_OPPONENTS: Final = 7
ONCE: Final = 8
ON_FRONT_LINE: Final = 9
ON_ENERGY_LINE: Final = 10
IN_SIDELINE: Final = 11
SWITCH_TO_RESTING: Final = 12
SIDELINE_THIS: Final = 13
FROM_HAND: Final = 14
PAY: Final = 15
FROM_SIDELINE: Final = 16
SIDELINE_OTHERS: Final = 17


# What a sentence adds to: the marked part of another one
BP_RANGE: Final = 0
ENERGY_RANGE: Final = 1
MARKED_NUMBER: Final = 2


@dataclass(eq=False)
class Label(Node):
    kind: int
    n: int = 0


@dataclass(eq=False)
class Sentence(Action):
    do: Action

    def emit(self, code: list[Action]) -> None:
        self.do.emit(code)


class Body(Node):
    """What follows the labels."""


@dataclass(eq=False)
class Do(Body):
    """Instructions."""

    sentences: list[Action]


@dataclass(eq=False)
class When(Body):
    """When something happens, do this (ua.cond.none.1)."""

    timings: list[Timing]
    first: Action
    sentences: list[Action] = field(default_factory=list)


@dataclass(eq=False)
class Told(Body):
    """Instructions in the core language, bound to registers when they were read, and limits on when they may be."""

    effect: Sentences
    limits: list[Action] = field(default_factory=list)
    timings: list[Timing] = field(default_factory=list)
    first: int = 0
    """How many of the limits stand before the instructions."""


@dataclass(eq=False)
class Stand(Body):
    """Standing texts."""

    effects: list[Standing]


@dataclass(eq=False)
class Keywords(Body):
    words: list[Keyword]


@dataclass(eq=False)
class Step(Node):
    """One line of a list of abilities switched on by numbers."""

    n: Amount
    how: int
    line: Node


@dataclass(eq=False)
class Listed(Body):
    """Abilities that work when an amount is reached, line by line (ua.text.list.1)."""

    amount: Amount
    steps: list[Step]


@dataclass(eq=False)
class ListedIf(Body):
    """All abilities listed, under one condition."""

    condition: Condition
    lines: list[Node]


@dataclass(eq=False)
class Raid(Body):
    """The Raid line: on whom (ua.raid.29)."""

    bases: list[Filter]


@dataclass(eq=False)
class Mixed(Body):
    """A standing text and then one that waits for a moment, in one line."""

    first: Body
    second: Body


@dataclass(eq=False)
class Line(Node):
    labels: list[Label]
    body: Body


@dataclass(eq=False)
class CoreLine(Line):
    """A line that the core language has read, and prints."""


@dataclass(eq=False)
class AlsoNamed(Body):
    """ua.name.also.1"""

    names: list[str]


@dataclass(eq=False)
class Copies(Body):
    """ua.deck.11, ua.deck.12"""

    n: Amount
    only: bool


@dataclass(eq=False)
class AnyColors(Body):
    """This card's required energy can be of any colour (ua.card.energy.12)."""

    color: int


@dataclass(eq=False)
class TreatedEnergy(Body):
    """ua.cost.treat.1"""

    n: int
    color: int
    place: int


@dataclass(eq=False)
class RaidOnlyIf(Body):
    """ua.raid.25"""

    condition: Condition


class Limit(Action):
    """A sentence that says when an ability may be activated; nothing to carry out."""

    def emit(self, code: list[Action]) -> None:
        pass


@dataclass(eq=False)
class OnlyIf(Limit):
    """ua.cond.only.1"""

    condition: Condition


@dataclass(eq=False)
class OnceByName(Limit):
    """ua.once.name.1"""

    name: str


@dataclass(eq=False)
class OnceEach(Limit):
    """Once Per Turn in a sentence (ua.cond.once.1)."""


@dataclass(eq=False)
class OnTurnPlayed(Limit):
    """ua.once.turn-played.1"""


@dataclass(eq=False)
class UsableIf(Limit):
    """The card may be used only under a condition (ua.cost.use.2)."""

    condition: Condition


@dataclass(eq=False)
class NotUsableIf(Limit):
    condition: Condition


@dataclass(eq=False)
class UsableOnce(Limit):
    """One card of the name per turn (ua.cost.use.2)."""

    name: str


@dataclass(eq=False)
class AddToRange(Limit):
    """Widens a range or a number in brackets before it (ua.choose.range.1); asked for before the choice."""

    amount: Amount
    mark: int = BP_RANGE


@dataclass(eq=False)
class Barred(Limit):
    """Cards that this ability cannot choose (ua.choose.immune.1)."""

    filters: list[Filter]


@dataclass(eq=False)
class NoTwoAlike(Limit):
    """What this ability picks must have different card names (ua.text.unique.1)."""


@dataclass(eq=False)
class Silently(Limit):
    """When Played abilities of what this ability plays stay silent (ua.play.7)."""


@dataclass(eq=False)
class UsedAreRemoved(Limit):
    """What this ability uses goes to the removal area afterwards (ua.main.event.5)."""


@dataclass(eq=False)
class RemovedInstead(Limit):
    """The card goes to the removal area instead of the sideline, unless it was used from hand (ua.main.event.5)."""


@dataclass(eq=False)
class UseCost(Limit):
    """What using the card costs beside energy and AP (ua.cost.extra.1)."""

    cost: Cost


@dataclass(eq=False)
class OnlyInSideline(Limit):
    """ua.cond.side.1"""


@dataclass(eq=False)
class OnlyInHand(Limit):
    """Works from the hand, as others do from the sideline (ua.cond.side.1)."""


register(
    AnyColors,
    Label, Sentence, Do, Told, When, Stand, Keywords, Step, Mixed, Listed, ListedIf, Raid, Line, CoreLine, AlsoNamed,
    Copies, TreatedEnergy, RaidOnlyIf, Barred, NoTwoAlike, Silently, UseCost, UsableIf, NotUsableIf, UsableOnce,
    AddToRange, OnlyIf, UsedAreRemoved, RemovedInstead, OnceEach, OnceByName, OnTurnPlayed, OnlyInSideline,
    OnlyInHand,
)  # fmt: skip

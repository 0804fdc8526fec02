"""What a text says is so: as long as its innate or status is there, while a condition holds, or for a while."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register
from quadriga.effects.program import NEXT, Action, Amount, Condition
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.statuses import gain
from quadriga.games.universal_arena.chapters.table import alive, table
from quadriga.games.universal_arena.vocabulary.lines import Happening, Subject
from quadriga.games.universal_arena.vocabulary.values import THIS_CHARACTER, CardName, StatusName, Whom, receivers
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Rule(Node):
    """So much more or less, or what can or cannot be, for somebody and cards or damage of a type (uni.status.17)."""

    kind: int
    n: int = 0
    sign: int = 1
    who: Whom | None = None
    type: str = ""
    attacks: bool = False
    """Only Attacks."""
    keyword: int = -1
    status: StatusName | None = None
    per_value: bool = False
    floor: int = 0
    """A cost is not cut below this."""
    per: Amount | None = None
    """So much for each of something."""
    aim: Condition | None = None
    """Asked of whom the cards hit, as of "the target"."""


@dataclass(eq=False)
class OfCard(Node):
    """A rule about one card, by its name."""

    card: CardName
    rule: Rule


@dataclass(eq=False)
class NextCard(Node):
    """Which card is the next one: any, or one of a type, or an Attack of that type."""

    type: str = ""
    attacks: bool = False
    played: bool = False
    """The next one that is played, not one that already lies in a zone."""
    who: Whom | None = None
    """Whose it is."""


@dataclass(eq=False)
class While(Node):
    """While …, …: holds as long as the condition does."""

    condition: Condition
    it: Node


@dataclass(eq=False)
class Rules(Node):
    """Several things that are so together."""

    rules: list[Node]


@dataclass(eq=False)
class Span(Node):
    """How long something is so."""

    lasts: int


class Marked(Action):
    """Remembered by a status of its own, which is found when the page is laid out."""

    mark: int = -1


@dataclass(eq=False)
class ForNow(Marked):
    """… this turn, until the end of this Combat Round …: a status that goes by itself (uni.text.round.1)."""

    rule: Rule
    lasts: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = 2 if self.lasts == faces.TO_NEXT_TURN_END else 1
        for ch in receivers(t, f, self.rule.who, THIS_CHARACTER):
            if alive(t, ch) and t.num[ch][self.mark] < n:
                gain(t, ch, self.mark, n - t.num[ch][self.mark], 0, f.source)
        return NEXT


@dataclass(eq=False)
class ForNextCard(Marked):
    """A rule for the next card of this character, or of whom the sentence names (uni.text.round.1)."""

    card: NextCard
    rule: Rule
    span: Span | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.card.who, THIS_CHARACTER):
            if alive(t, ch):
                gain(t, ch, self.mark, 1, 0, f.source)
        return NEXT


@dataclass(eq=False)
class WaitFor(Marked):
    """This turn, whenever …, or the next time …: a trigger that is borne for a while (uni.text.round.1)."""

    what: Happening
    then: Action
    span: Span | None = None
    subject: Subject | None = None
    once: bool = False
    """The next time alone."""
    who: Whom | None = None
    """Who bears it."""

    def emit(self, code: list[Action]) -> None:
        code.append(self)

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if alive(t, ch) and t.num[ch][self.mark] < 1:
                gain(t, ch, self.mark, 1, 0, f.source)
        return NEXT


register(Rule, Rules, Span, OfCard, NextCard, While, ForNow, ForNextCard, WaitFor)

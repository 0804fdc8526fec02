"""Conditions: a number compared with a number, a status that is there, what the card has just done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import Amount, Condition
from quadriga.games.universal_arena.chapters.clash import LOST, WON
from quadriga.games.universal_arena.chapters.context import CAME_THROUGH, CARD, FOES, HIT, MEETS, THROWN, USER, context
from quadriga.games.universal_arena.chapters.statuses import happened, has, number
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    ROWS,
    alive,
    card,
    entry_index,
    living,
    neighbours,
    opposed,
    seat_of,
    table,
)
from quadriga.games.universal_arena.vocabulary.values import CardName, StatusName, Whom, everybody, spoken_of
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# How two numbers are compared
AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
MORE_THAN: Final = 3
LESS_THAN: Final = 4
OTHER_THAN: Final = 5


@dataclass(eq=False)
class Compares(Condition):
    """A number stands so to another (uni.text.if.1)."""

    left: Amount
    relation: int
    right: Amount

    def holds(self, s: State, f: Frame) -> bool:
        a = self.left.value(s, f)
        b = self.right.value(s, f)
        how = self.relation
        if how == AT_LEAST:
            return a >= b
        if how == AT_MOST:
            return a <= b
        if how == EXACTLY:
            return a == b
        if how == MORE_THAN:
            return a > b
        return a < b if how == LESS_THAN else a != b


@dataclass(eq=False)
class HasStatus(Condition):
    """Has (N or more of) a status when the sentence is reached; of several, any (uni.text.if.1)."""

    who: Whom
    status: StatusName
    least: int = 1
    every: bool = False

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        found = 0
        asked = everybody(t, f, self.who)
        st = self.status.id
        for ch in asked[:1] if self.who.group <= 1 else asked:
            if has(t, ch, st) if self.least <= 1 else number(t, ch, st) >= self.least:
                if not self.every:
                    return True
                found += 1
        return self.every and found == len(asked) and found > 0


@dataclass(eq=False)
class HasAny(Condition):
    """Has one of several statuses, or all of them."""

    who: Whom
    wanted: list[Wanted]
    every: bool = False

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        asked = everybody(t, f, self.who)
        for ch in asked[:1] if self.who.group <= 1 else asked:
            found = 0
            for one in self.wanted:
                if number(t, ch, one.status.id) >= one.least:
                    found += 1
            if found == len(self.wanted) or (found > 0 and not self.every):
                return True
        return False


@dataclass(eq=False)
class Wanted(Condition):
    """One of several statuses that are asked for together."""

    status: StatusName
    least: int = 1


@dataclass(eq=False)
class LacksStatus(Condition):
    who: Whom
    status: StatusName

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return ch < 0 or not has(t, ch, self.status.id)


@dataclass(eq=False)
class IsDefeated(Condition):
    """The target has fallen in the meantime."""

    who: Whom

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return ch >= 0 and (not alive(t, ch) or t.hp[ch] == 0)


@dataclass(eq=False)
class IsOpposed(Condition):
    """The target stands in the same column (uni.term.opposed.1)."""

    who: Whom

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return ch >= 0 and opposed(t, f.x[USER], ch)


@dataclass(eq=False)
class IsAmong(Condition):
    """The target is this character, an ally, an enemy … (uni.term.ally.1, uni.term.enemy.1)."""

    who: Whom
    others: Whom

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return ch >= 0 and ch in everybody(t, f, self.others)


@dataclass(eq=False)
class IsBeside(Condition):
    """Two characters are direct neighbours in one line (uni.board.9)."""

    who: Whom
    other: Whom

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        other = spoken_of(t, f, self.other)
        return ch >= 0 and other >= 0 and other in neighbours(t, ch)


@dataclass(eq=False)
class StandsIn(Condition):
    """Somebody stands in one of the three columns, counted from the left (uni.house.char.3)."""

    who: Whom
    column: int

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return ch >= 0 and t.column[ch] == self.column


@dataclass(eq=False)
class HasInitiative(Condition):
    """Your team has initiative this turn (uni.turn.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        return table(s).initiative == seat_of(f.x[USER])


@dataclass(eq=False)
class LiesIn(Condition):
    """This card lies in one of the three zones; an answer counts for the zone that resolves (uni.house.window.2)."""

    row: int

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        c = context(t, f).x[CARD]
        if c < 0:
            return False
        return t.zone[c] == ROWS + self.row or (t.zone[c] == ASIDE and t.resolving == self.row)


@dataclass(eq=False)
class FelledSomebody(Condition):
    """An enemy has fallen by this use (uni.term.defeated.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        standing = 0
        for ch in living(t, 1 - seat_of(f.x[USER])):
            if t.hp[ch] > 0:
                standing += 1
        return standing < context(t, f).x[FOES]


class Recalled(Condition):
    slot: int = -1
    """Its place in the tally, found when the page is laid out."""


@dataclass(eq=False)
class HappenedThisTurn(Recalled):
    """Somebody has done something this turn, or it has been done to them, so many times at least."""

    who: Whom
    event: int
    least: int = 1
    kind: str = ""
    attack: bool = False
    card: CardName | None = None
    status: StatusName | None = None

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        for ch in everybody(t, f, self.who):
            if happened(t, ch, self.event if self.slot < 0 else self.slot) >= self.least:
                return True
        return False


# What the card of this text has done
HAS_HIT: Final = 0
CAME_AS_FOLLOW_UP: Final = 1
WON_ITS_CLASH: Final = 2
LOST_ITS_CLASH: Final = 3
IS_UNOPPOSED: Final = 4
LEFT_NOTHING: Final = 5
IS_CANCELLED: Final = 6
HAS_CLASHED: Final = 7


@dataclass(eq=False)
class ThisCard(Condition):
    """What has become of this card so far."""

    what: int

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        u = context(t, f)
        if self.what == HAS_HIT:
            return u.x[HIT] == CAME_THROUGH
        if self.what == IS_UNOPPOSED or self.what == HAS_CLASHED:
            return (u.x[MEETS] < 0) == (self.what == IS_UNOPPOSED)
        i = entry_index(t, u.x[CARD]) if u.x[CARD] >= 0 else -1
        if i < 0:
            return False
        e = t.entries[i]
        if self.what == CAME_AS_FOLLOW_UP:
            return e.follow_up == 1
        if self.what == IS_CANCELLED:
            return e.used == 0
        if self.what == LEFT_NOTHING:
            return e.countered == 1
        return e.won == (WON if self.what == WON_ITS_CLASH else LOST)


class OfKind(Condition):
    """Asks for a type or tag, whose bit is found when the card is laid out."""

    bits: int = 0
    kind: str


@dataclass(eq=False)
class OpposingCardIs(OfKind):
    """The card that this one meets has a type or tag, and is an Attack where that is said too."""

    kind: str
    attack: bool = False

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        c = context(t, f).x[MEETS]
        if c < 0 or entry_index(t, c) < 0:
            return False
        return card(t, c).types & self.bits != 0 and (card(t, c).attack or not self.attack)


@dataclass(eq=False)
class Discarded(OfKind):
    """The text has discarded a card of a type just before."""

    kind: str

    def holds(self, s: State, f: Frame) -> bool:
        return context(table(s), f).x[THROWN] & self.bits == self.bits


register(
    Discarded, Compares, HasStatus, HasAny, Wanted, LacksStatus, IsDefeated, IsOpposed, ThisCard, OpposingCardIs,
    IsAmong, IsBeside, StandsIn, HasInitiative, LiesIn, FelledSomebody, HappenedThisTurn,
)  # fmt: skip

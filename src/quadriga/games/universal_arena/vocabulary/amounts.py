"""Numbers: as written, X, numbers of statuses and of the table, and what is made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import Amount
from quadriga.games.universal_arena.chapters.context import (
    CARD,
    DEALT,
    FACE,
    ROLL,
    SPENT,
    STATUS,
    USE,
    USER,
    X,
    context,
    raised,
)
from quadriga.games.universal_arena.chapters.faces import TWO
from quadriga.games.universal_arena.chapters.power import roll
from quadriga.games.universal_arena.chapters.statuses import happened
from quadriga.games.universal_arena.chapters.table import (
    HAND,
    TEAM,
    Table,
    card_face,
    character,
    place,
    seat_of,
    status_face,
    table,
)
from quadriga.games.universal_arena.vocabulary.values import CardName, StatusName, Whom, everybody, spoken_of
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Which number of a status
VALUE: Final = 0
"""The one number, or the Potency: the pages say Value, Stack and Potency."""
COUNT: Final = 1
STACK: Final = 2
POTENCY: Final = 3


@dataclass(eq=False)
class PlainNumber(Amount):
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.n


@dataclass(eq=False)
class XNumber(Amount):
    """X (uni.text.damage.3)."""

    def value(self, s: State, f: Frame) -> int:
        return max(0, context(table(s), f).x[X])


@dataclass(eq=False)
class SpentNumber(Amount):
    """How much was spent just before."""

    status: StatusName | None = None

    def value(self, s: State, f: Frame) -> int:
        return context(table(s), f).x[SPENT]


@dataclass(eq=False)
class DamageDealt(Amount):
    """The damage of this hit, or of this use so far (uni.term.ondamage.1); in a trigger, that which set it off."""

    def value(self, s: State, f: Frame) -> int:
        u = context(table(s), f)
        if u.x[CARD] < 0:
            return u.x[X]
        return f.x[DEALT] if f.x[USE] >= 0 and f.x[DEALT] >= 0 else u.x[DEALT]


@dataclass(eq=False)
class ThatAmount(Amount):
    """That amount: how much was gained, lost, healed … by what set a trigger off (uni.innate.4)."""

    def value(self, s: State, f: Frame) -> int:
        return context(table(s), f).x[X]


@dataclass(eq=False)
class StatusCap(Amount):
    """The highest number that a status can have (uni.status.6)."""

    status: StatusName | None = None

    def value(self, s: State, f: Frame) -> int:
        return status_face(table(s), f.x[STATUS] if self.status is None else self.status.id).cap


@dataclass(eq=False)
class StatusNumber(Amount):
    """A number of a status that somebody has; none is 0."""

    status: StatusName
    which: int = VALUE
    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return 0 if ch < 0 else number_of(t, ch, self.status.id, self.which)


@dataclass(eq=False)
class OwnNumber(Amount):
    """A number of the status whose line this is."""

    which: int

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        return number_of(t, f.x[USER], f.x[STATUS], self.which) if f.x[STATUS] >= 0 else context(t, f).x[X]


def number_of(t: Table, ch: int, st: int, which: int) -> int:
    if which == COUNT and status_face(t, st).mode == TWO:
        return t.cnt[ch][st]
    return t.num[ch][st]


@dataclass(eq=False)
class HPNumber(Amount):
    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        ch = spoken_of(table(s), f, self.who)
        return 0 if ch < 0 else table(s).hp[ch]


@dataclass(eq=False)
class MissingHP(Amount):
    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return 0 if ch < 0 else character(t, ch).hp - t.hp[ch]


@dataclass(eq=False)
class MaximumHP(Amount):
    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return 0 if ch < 0 else character(t, ch).hp


@dataclass(eq=False)
class StatusesOn(Amount):
    """How many Positive or Negative statuses somebody has (uni.status.8)."""

    kind: int
    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        n = 0
        if ch >= 0:
            for st in t.order[ch]:
                if status_face(t, st).kind == self.kind:
                    n += 1
        return n


@dataclass(eq=False)
class HPPercent(Amount):
    """HP in percent of the maximum, rounded up: "below 50%" asks for less than half."""

    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(t, f, self.who)
        return 0 if ch < 0 else -(-100 * t.hp[ch] // character(t, ch).hp)


@dataclass(eq=False)
class ShieldNumber(Amount):
    who: Whom | None = None

    def value(self, s: State, f: Frame) -> int:
        ch = spoken_of(table(s), f, self.who)
        return 0 if ch < 0 else table(s).shield[ch]


@dataclass(eq=False)
class HandNumber(Amount):
    """Cards in a hand or a pile: yours, or your opponent's."""

    theirs: bool = False
    where: int = HAND

    def value(self, s: State, f: Frame) -> int:
        seat = seat_of(f.x[USER])
        return len(s.zones[place(1 - seat if self.theirs else seat, self.where)])


@dataclass(eq=False)
class EnergyNumber(Amount):
    theirs: bool = False

    def value(self, s: State, f: Frame) -> int:
        seat = seat_of(f.x[USER])
        return table(s).energy[1 - seat if self.theirs else seat]


@dataclass(eq=False)
class MeterNumber(Amount):
    theirs: bool = False

    def value(self, s: State, f: Frame) -> int:
        seat = seat_of(f.x[USER])
        return table(s).meter[1 - seat if self.theirs else seat]


@dataclass(eq=False)
class TurnNumber(Amount):
    """Which turn of the game it is (uni.turn.1)."""

    def value(self, s: State, f: Frame) -> int:
        return s.turn


class Tallied(Amount):
    slot: int = -1
    """Its place in the tally, found when the page is laid out."""


@dataclass(eq=False)
class TimesThisTurn(Tallied):
    """How often something has happened to or by somebody this turn; of several, all together.

    Of a status it is how much of it was gained, spent, inflicted.
    """

    event: int
    who: Whom
    kind: str = ""
    attack: bool = False
    card: CardName | None = None
    status: StatusName | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        n = 0
        for ch in everybody(t, f, self.who):
            n += happened(t, ch, self.event if self.slot < 0 else self.slot)
        return n


@dataclass(eq=False)
class HowMany(Amount):
    """How many characters of a group there are; with a status, only those that have it."""

    who: Whom
    status: StatusName | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        found = everybody(t, f, self.who)
        if self.status is None:
            return len(found)
        n = 0
        for ch in found:
            if t.num[ch][self.status.id] > 0:
                n += 1
        return n


@dataclass(eq=False)
class Fallen(Amount):
    """How many characters of a team are defeated."""

    theirs: bool = False

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = seat_of(f.x[USER])
        base = (1 - seat if self.theirs else seat) * TEAM
        n = 0
        for k in range(TEAM):
            if t.line[base + k] < 0:
                n += 1
        return n


@dataclass(eq=False)
class Power(Amount):
    """The Power Roll of this use, or its n-th part; damage, Shield and healing of one use share it."""

    divisor: Amount | None = None

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        return power_roll(t, f) // over(t, f, self.divisor)  # uni.term.round.1


def power_roll(s: Table, f: Frame) -> int:
    """The roll that damage, Shield and healing of one use share (uni.text.heal.1)."""
    u = context(s, f)
    if u.x[ROLL] < 0:
        u.x[ROLL] = raised(u, roll(s, u.x[CARD], card_face(s, u.x[FACE]), u.x[X], "uni.power.2"))
    return u.x[ROLL]


def over(s: Table, f: Frame, divisor: Amount | None) -> int:
    return 1 if divisor is None else max(1, divisor.value(s, f))


# -- made of other numbers -------------------------------------------------------------------


@dataclass(eq=False)
class Product(Amount):
    n: int
    of: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.n * self.of.value(s, f)


@dataclass(eq=False)
class PerEach(Amount):
    """N for each of something."""

    n: int
    per: Amount

    def value(self, s: State, f: Frame) -> int:
        return self.n * self.per.value(s, f)


@dataclass(eq=False)
class Quotient(Amount):
    """An n-th part, rounded down (uni.term.round.1)."""

    of: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.of.value(s, f) // max(1, self.n)


@dataclass(eq=False)
class Share(Amount):
    """So many percent of something, rounded down (uni.term.round.1)."""

    of: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.of.value(s, f) * self.n // 100


@dataclass(eq=False)
class Sum(Amount):
    of: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.of.value(s, f) + self.n


@dataclass(eq=False)
class Less(Amount):
    """So much less, at least 0 (uni.power.11)."""

    of: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return max(0, self.of.value(s, f) - self.n)


@dataclass(eq=False)
class Capped(Amount):
    """No more than N."""

    of: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return min(self.n, self.of.value(s, f))


register(
    PlainNumber, XNumber, Less, StatusCap, SpentNumber, StatusNumber, OwnNumber, HPNumber, MissingHP, HPPercent,
    ShieldNumber, HandNumber, EnergyNumber, MeterNumber, HowMany, Fallen, Power, Product, PerEach, Quotient, Sum,
    Capped, TimesThisTurn, DamageDealt, ThatAmount, MaximumHP, StatusesOn, Share, TurnNumber,
)  # fmt: skip

"""What texts do with statuses: gain, inflict, set, reduce, sweep, spend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.flow import Jump
from quadriga.effects.node import register
from quadriga.effects.program import NEXT, SPARE, SPARE2, WAIT, Action, Amount
from quadriga.games.universal_arena.actions import receivers
from quadriga.games.universal_arena.clash import hits_left
from quadriga.games.universal_arena.context import (
    CARD,
    METER_PAID,
    PAID_OUT,
    SPENT,
    STATUS,
    TARGETS,
    USER,
    X,
    context,
)
from quadriga.games.universal_arena.statuses import (
    gain,
    halve_count,
    inflict,
    put,
    reduce,
    reduce_count,
    remove,
    set_count,
    set_number,
    spend,
    sweep,
)
from quadriga.games.universal_arena.table import (
    alive,
    entry_index,
    living,
    seat_of,
    status_face,
    table,
)
from quadriga.games.universal_arena.values import THIS_CHARACTER, StatusName, spoken_of
from quadriga.kernel.decisions import NO, NUMBER, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Which number of a status
VALUE: Final = 0
"""The one number, or the Potency: the pages say Value, Stack and Potency."""
COUNT: Final = 1
STACK: Final = 2
POTENCY: Final = 3


@dataclass(eq=False)
class GainStatus(Action):
    """Gain (N) S (and +M S Count): the user, or the target where the text says so (uni.text.gain.1)."""

    status: StatusName
    amount: Amount | None
    more: Amount | None = None
    more_of: StatusName | None = None
    who: int = THIS_CHARACTER

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = self.status.id
        n = status_face(t, st).base if self.amount is None else self.amount.value(s, f)
        more = 0 if self.more is None else self.more.value(s, f)
        if n > 0 or self.amount is None:
            for ch in receivers(table(s), f, self.who):
                gain(t, ch, st, n, more, f.source)
        return NEXT


@dataclass(eq=False)
class GainCount(Action):
    """Gain +N S Count (uni.status.5)."""

    status: StatusName
    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        gain(table(s), f.x[USER], self.status.id, 0, self.amount.value(s, f), f.source)
        return NEXT


@dataclass(eq=False)
class InflictStatus(Action):
    """On the card's targets, or on all enemies where the sentence says so."""

    status: StatusName
    amount: Amount | None
    more: Amount | None = None
    more_of: StatusName | None = None
    on_all_enemies: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = self.status.id
        user = f.x[USER]
        n = status_face(t, st).base if self.amount is None else self.amount.value(s, f)
        more = 0 if self.more is None else self.more.value(s, f)
        hurt = living(t, 1 - seat_of(user)) if self.on_all_enemies else f.sets[TARGETS]
        if n > 0 or self.amount is None:
            for ch in hurt:
                inflict(t, user, ch, st, n, more, f.source)
        return NEXT


@dataclass(eq=False)
class SetNumber(Action):
    """Set a number of a status (uni.status.15)."""

    who: int
    status: StatusName
    which: int
    n: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(f, self.who)
        if ch < 0 or not alive(t, ch):
            return NEXT
        st = self.status.id
        if self.which == COUNT:
            if t.num[ch][st] > 0:
                set_count(t, ch, st, self.n, "uni.status.15")
        elif t.num[ch][st] > 0:
            set_number(t, ch, st, self.n, "uni.status.15")
        elif self.n > 0:
            gain(t, ch, st, self.n, 0, f.source)
        return NEXT


@dataclass(eq=False)
class ReduceNumber(Action):
    """Reduce a number of a status, by default of the status whose line this is (uni.status.16)."""

    who: int
    status: StatusName | None
    which: int
    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(f, self.who)
        st = f.x[STATUS] if self.status is None else self.status.id
        f.x[SPARE] = st
        f.x[SPARE2] = ch
        if ch < 0 or not alive(t, ch):
            return NEXT
        n = self.amount.value(s, f)
        if self.which == COUNT:
            reduce_count(t, ch, st, n)
        else:
            reduce(t, ch, st, n)
        return NEXT


@dataclass(eq=False)
class ReduceMore(Action):
    """Reduce by N additional per so much Ultimate Meter spent, down to a floor at most."""

    n: int
    per: int
    most: int
    floor: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = f.x[SPARE2]
        if ch >= 0 and alive(t, ch):
            n = min(self.most, self.n * (context(t, f).x[METER_PAID] // self.per))
            if t.num[ch][f.x[SPARE]] > self.floor:
                reduce(t, ch, f.x[SPARE], n, self.floor)
        return NEXT


@dataclass(eq=False)
class HalveNumber(Action):
    """The lower half of what it is (uni.term.halve.1)."""

    who: int
    status: StatusName
    which: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = spoken_of(f, self.who)
        if ch < 0 or not alive(t, ch):
            return NEXT
        st = self.status.id
        if self.which == COUNT:
            if t.num[ch][st] > 0:
                halve_count(t, ch, st)
        elif t.num[ch][st] > 0:
            set_number(t, ch, st, t.num[ch][st] // 2, "uni.term.halve.1")
        return NEXT


@dataclass(eq=False)
class RemoveStatus(Action):
    status: StatusName

    def run(self, s: State, f: Frame) -> int:
        remove(table(s), f.x[USER], self.status.id, "uni.innate.3")
        return NEXT


@dataclass(eq=False)
class ExpireThis(Action):
    """The status whose Turn End line says so ends now (uni.status.14)."""

    def run(self, s: State, f: Frame) -> int:
        put(table(s), f.x[USER], f.x[STATUS], 0)
        return NEXT


@dataclass(eq=False)
class Sweep(Action):
    """Cleanse, Dispel or Purge: a status or all of them (None), entirely (0) or by N."""

    which: int
    status: StatusName | None
    n: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = -1 if self.status is None else self.status.id
        swept = f.sets[TARGETS] if f.sets[TARGETS] else [f.x[USER]]
        for ch in swept:
            if alive(t, ch):
                sweep(t, ch, self.which, st, self.n)
        return NEXT


@dataclass(eq=False)
class SpendStatus(Action):
    """Spend N S: all or nothing, pays for nothing but itself (uni.term.spend.1)."""

    status: StatusName
    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        n = self.amount.value(s, f)
        done = spend(t, f.x[USER], self.status.id, n)
        u.x[SPENT] = n if done else 0
        return NEXT


@dataclass(eq=False)
class SpendX(Action):
    """Spend X S: if it is no longer there X counts as 0 (uni.house.x.1)."""

    status: StatusName

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        if u.x[X] > 0 and not spend(t, f.x[USER], self.status.id, u.x[X]):
            u.x[X] = 0
        u.x[SPENT] = u.x[X]
        return NEXT


@dataclass(eq=False)
class SpendForDamage(Action):
    """Spend N S to deal damage: unpaid, the damage of this use does not happen (uni.term.ammo.2)."""

    status: StatusName
    n: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        context(t, f).x[PAID_OUT] = 1 if spend(t, f.x[USER], self.status.id, self.n) else 0
        return NEXT


@dataclass(eq=False)
class SpendAmmo(Action):
    """X is the remaining Multihit count; spend as much Ammo as there is, up to X (uni.type.multihit.4)."""

    status: StatusName

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        u.x[X] = max(1, hits_left(t, u.x[CARD])) if entry_index(t, u.x[CARD]) >= 0 else 1
        n = min(u.x[X], t.num[f.x[USER]][self.status.id])
        u.x[SPENT] = n
        if n > 0:
            spend(t, f.x[USER], self.status.id, n)
        return NEXT


class TrySpend(Jump):
    """Spend, or jump."""

    def __init__(self, status: StatusName, n: int) -> None:
        super().__init__()
        self.status = status
        self.n = n

    def run(self, s: State, f: Frame) -> int:
        return NEXT if spend(table(s), f.x[USER], self.status.id, self.n) else self.to


@dataclass(eq=False)
class SpendTo(Action):
    """Spend N S to …: what depends on it happens only if it was paid (uni.term.spend.1)."""

    status: StatusName
    n: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        TrySpend(self.status, self.n).over(code, self.then)


class AskSpend(Jump):
    """Name how much to spend, or jump for nothing (uni.term.spend.2)."""

    def __init__(self, status: StatusName, least: int, most: int) -> None:
        super().__init__()
        self.status = status
        self.least = least
        self.most = most

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        ch = f.x[USER]
        st = self.status.id
        if f.phase == 0:
            most = min(self.most, t.num[ch][st])
            u.x[SPENT] = 0
            if most < self.least or most <= 0:
                return self.to
            f.phase = 1
            if self.least > 0 and self.least == self.most:
                s.ask(f.controller, "spend", [option(YES), option(NO)], "uni.term.spend.2", f.source)
            else:
                amounts = [0, *range(max(1, self.least), most + 1)]
                options = [option(NUMBER, n) for n in amounts]
                s.ask(f.controller, "amount", options, "uni.term.spend.2", f.source)
            return WAIT
        n = self.least if s.picked == option(YES) else 0 if s.picked == option(NO) else arg_a(s.picked)
        if n == 0 or not spend(t, ch, st, n):
            return self.to
        u.x[SPENT] = n
        if self.least != self.most:
            u.x[X] = n
        return NEXT


@dataclass(eq=False)
class MaySpend(Action):
    """You may spend X S (from-to). If you do, …; from equal to to: that many or none."""

    status: StatusName
    least: int
    most: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        AskSpend(self.status, self.least, self.most).over(code, self.then)


@dataclass(eq=False)
class MaySpendUpTo(Action):
    """You may spend up to N S. If you do, …"""

    status: StatusName
    most: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        AskSpend(self.status, 0, self.most).over(code, self.then)


register(
    GainStatus,
    GainCount,
    InflictStatus,
    SetNumber,
    ReduceNumber,
    ReduceMore,
    HalveNumber,
    RemoveStatus,
    ExpireThis,
    Sweep,
    SpendStatus,
    SpendX,
    SpendForDamage,
    SpendAmmo,
    SpendTo,
    MaySpend,
    MaySpendUpTo,
)

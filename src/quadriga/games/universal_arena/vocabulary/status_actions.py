"""What texts do with statuses: gain, inflict, lose, set, reduce, sweep."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register
from quadriga.effects.program import NEXT, SPARE, SPARE2, Action, Amount
from quadriga.games.universal_arena.chapters.context import (
    CARD,
    FACE,
    MEETS,
    METER_PAID,
    SPENT,
    STATUS,
    TARGETS,
    USER,
    context,
)
from quadriga.games.universal_arena.chapters.damage import gain_shield
from quadriga.games.universal_arena.chapters.faces import ALL_ENEMIES, ONE_ENEMY, SELF
from quadriga.games.universal_arena.chapters.statuses import (
    gain,
    halve_count,
    inflict,
    put,
    reduce,
    reduce_count,
    remove,
    set_count,
    set_number,
    sweep,
)
from quadriga.games.universal_arena.chapters.table import (
    JULY,
    Table,
    alive,
    card,
    card_face,
    changing,
    entry_index,
    seat_of,
    status_face,
    table,
)
from quadriga.games.universal_arena.chapters.timing import DEFENSE_TARGET, SHIELD_TO_USER, STAND_IN_BOTH
from quadriga.games.universal_arena.vocabulary.actions import LoseHP, LoseShield
from quadriga.games.universal_arena.vocabulary.amounts import COUNT, number_of
from quadriga.games.universal_arena.vocabulary.team_actions import GainEnergy, GainMeter, LoseEnergy, LoseMeter
from quadriga.games.universal_arena.vocabulary.values import (
    THE_TARGET,
    THIS_CHARACTER,
    StatusName,
    Whom,
    receivers,
    standing,
)
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# -- what can be gained ----------------------------------------------------------------------


class Gift(Node):
    """Something that a character gains or is inflicted with; the verb says which."""

    def deed(self, who: Whom | None, inflicted: bool) -> Action:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class StatusGift(Gift):
    """(N) S (and +M S Count)."""

    status: StatusName
    amount: Amount | None
    more: Amount | None = None
    more_of: StatusName | None = None
    additional: bool = False

    def deed(self, who: Whom | None, inflicted: bool) -> Action:
        return GiveStatus(self.status, self.amount, self.more, who, inflicted)


@dataclass(eq=False)
class CountGift(Gift):
    """+N S Count (uni.status.5)."""

    amount: Amount
    status: StatusName

    def deed(self, who: Whom | None, inflicted: bool) -> Action:
        return GiveStatus(self.status, None, self.amount, who, inflicted, True)


@dataclass(eq=False)
class ShieldGift(Gift):
    amount: Amount

    def deed(self, who: Whom | None, inflicted: bool) -> Action:
        return GainShield(self.amount, who)


@dataclass(eq=False)
class EnergyGift(Gift):
    amount: Amount

    def deed(self, who: Whom | None, inflicted: bool) -> Action:
        return GainEnergy(self.amount, who)


@dataclass(eq=False)
class MeterGift(Gift):
    amount: Amount

    def deed(self, who: Whom | None, inflicted: bool) -> Action:
        return GainMeter(self.amount, who)


@dataclass(eq=False)
class Gains(Action):
    """Gain A (and B): the user, or whom the sentence names (uni.text.gain.1)."""

    gifts: list[Gift]
    who: Whom | None = None

    def emit(self, code: list[Action]) -> None:
        for gift in self.gifts:
            gift.deed(self.who, False).emit(code)


@dataclass(eq=False)
class Inflicts(Action):
    """Inflict A (and B): on the card's targets, or on whom the sentence names (uni.text.gain.1)."""

    gifts: list[Gift]
    who: Whom | None = None

    def emit(self, code: list[Action]) -> None:
        for gift in self.gifts:
            gift.deed(self.who, True).emit(code)


class GiveStatus(Action):
    """A status and its Count, gained or inflicted."""

    def __init__(
        self,
        status: StatusName,
        amount: Amount | None,
        more: Amount | None,
        who: Whom | None,
        inflicted: bool,
        count_only: bool = False,
    ) -> None:
        self.status = status
        self.amount = amount
        self.more = more
        self.who = who
        self.inflicted = inflicted
        self.count_only = count_only

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = self.status.id
        more = 0 if self.more is None else self.more.value(s, f)
        if self.count_only:
            n = 0
        elif self.amount is None:
            n = status_face(t, st).base
        else:
            n = self.amount.value(s, f)
            if n <= 0:
                return NEXT
        for ch in receivers(t, f, self.who, THE_TARGET if self.inflicted else THIS_CHARACTER):
            if self.inflicted:
                inflict(t, f.x[USER], ch, st, n, more, f.source)
            else:
                gain(t, ch, st, n, more, f.source)
        return NEXT


class GainShield(Action):
    """To the card's ally targets, else to the user (uni.text.shield.1, uni.house.shieldto.1)."""

    def __init__(self, amount: Amount, who: Whom | None) -> None:
        self.amount = amount
        self.who = who

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        n = self.amount.value(s, f)
        c = u.x[CARD]
        protected: list[int]
        if self.who is not None:
            protected = receivers(t, f, self.who, THIS_CHARACTER)
        elif c < 0:
            protected = [u.x[USER]]
        elif t.edition == JULY and shield_stands_in(t, u):
            protected = [u.x[USER]]  # uni.e2.defend.4
        else:
            user = u.x[USER]
            protected = [ch for ch in f.sets[TARGETS] if seat_of(ch) == seat_of(user)]
            aims = card_face(t, u.x[FACE]).target
            if not protected and (aims == ONE_ENEMY or aims == ALL_ENEMIES or aims == SELF):
                protected = [user]
        mask = 0
        for ch in protected:
            gain_shield(t, ch, n, "uni.text.shield.1")
            mask |= 1 << ch
        i = entry_index(t, c) if c >= 0 else -1
        if i >= 0:
            changing(t, c).shielded |= mask
        return NEXT


def shield_stands_in(t: Table, u: Frame) -> bool:
    """Does the Shield of this Defense go to its user, whoever it was played for (uni.e2.defend.4)?"""
    if not card_face(t, u.x[FACE]).defense:
        return False
    how = t.match.option("stand_in", STAND_IN_BOTH)
    if how == SHIELD_TO_USER:
        return True
    met = u.x[MEETS]
    if how == DEFENSE_TARGET or met < 0 or entry_index(t, met) < 0:
        return False
    own = card(t, u.x[CARD])
    other = card(t, met)
    return other.attack and not (other.defense and own.attack)


# -- what can be lost ------------------------------------------------------------------------


class Loss(Node):
    """Something that is lost; the verb says by whom."""

    def deed(self, who: Whom | None) -> Action:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class HPLoss(Loss):
    amount: Amount
    floor: int = 0
    """HP does not fall below this by it."""

    def deed(self, who: Whom | None) -> Action:
        return LoseHP(self.amount, who, self.floor)


@dataclass(eq=False)
class ShieldLoss(Loss):
    amount: Amount | None

    def deed(self, who: Whom | None) -> Action:
        return LoseShield(self.amount, who)


@dataclass(eq=False)
class EnergyLoss(Loss):
    amount: Amount

    def deed(self, who: Whom | None) -> Action:
        return LoseEnergy(self.amount, False, who)


@dataclass(eq=False)
class MeterLoss(Loss):
    amount: Amount

    def deed(self, who: Whom | None) -> Action:
        return LoseMeter(self.amount, False, who)


@dataclass(eq=False)
class StatusLoss(Loss):
    """So much of a status, or all of it."""

    status: StatusName
    amount: Amount | None

    def deed(self, who: Whom | None) -> Action:
        if self.amount is None:
            return RemoveStatus(self.status, who)
        return ReduceNumber(self.status, 0, self.amount, who)


@dataclass(eq=False)
class Loses(Action):
    losses: list[Loss]
    who: Whom | None = None

    def emit(self, code: list[Action]) -> None:
        for loss in self.losses:
            loss.deed(self.who).emit(code)


# -- numbers ---------------------------------------------------------------------------------


@dataclass(eq=False)
class SetNumber(Action):
    """Set a number of a status, by default of the status whose line this is (uni.status.15)."""

    status: StatusName | None
    which: int
    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = f.x[STATUS] if self.status is None else self.status.id
        n = self.amount.value(s, f)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if not alive(t, ch):
                continue
            if self.which == COUNT:
                if t.num[ch][st] > 0:
                    set_count(t, ch, st, n, "uni.status.15")
            elif t.num[ch][st] > 0:
                set_number(t, ch, st, n, "uni.status.15")
            elif n > 0:
                gain(t, ch, st, n, 0, f.source)
        return NEXT


@dataclass(eq=False)
class ReduceNumber(Action):
    """Reduce a number of a status, by default of the status whose line this is (uni.status.16)."""

    status: StatusName | None
    which: int
    amount: Amount
    who: Whom | None = None
    floor: int = 0

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = f.x[STATUS] if self.status is None else self.status.id
        f.x[SPARE] = st
        f.x[SPARE2] = standing(t, f, self.who)
        n = self.amount.value(s, f)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if not alive(t, ch):
                continue
            if self.which == COUNT:
                reduce_count(t, ch, st, n)
            else:
                reduce(t, ch, st, n, min(self.floor, t.num[ch][st]))
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
class RaiseNumber(Action):
    """Increase the number of a status, or its Count alone (uni.status.4, uni.status.5)."""

    status: StatusName | None
    which: int
    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = f.x[STATUS] if self.status is None else self.status.id
        n = self.amount.value(s, f)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if self.which == COUNT:
                gain(t, ch, st, 0, n, f.source)
            else:
                gain(t, ch, st, n, 0, f.source)
        return NEXT


@dataclass(eq=False)
class HalveNumber(Action):
    """The lower half of what it is (uni.term.halve.1)."""

    status: StatusName | None
    which: int
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = f.x[STATUS] if self.status is None else self.status.id
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if not alive(t, ch) or t.num[ch][st] == 0:
                continue
            if self.which == COUNT:
                halve_count(t, ch, st)
            else:
                set_number(t, ch, st, t.num[ch][st] // 2, "uni.term.halve.1")
        return NEXT


@dataclass(eq=False)
class DoubleNumber(Action):
    """As much again is gained (uni.text.gain.1)."""

    status: StatusName | None
    which: int
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = f.x[STATUS] if self.status is None else self.status.id
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if self.which == COUNT:
                gain(t, ch, st, 0, number_of(t, ch, st, COUNT), f.source)
            else:
                gain(t, ch, st, t.num[ch][st], 0, f.source)
        return NEXT


@dataclass(eq=False)
class MoveStatus(Action):
    """N of a status (or all) leave one character, and another gains as much: what is not there does not move."""

    status: StatusName
    amount: Amount | None
    giver: Whom
    taker: Whom

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = self.status.id
        giver = standing(t, f, self.giver)
        taker = standing(t, f, self.taker)
        if giver < 0 or taker < 0 or status_face(t, st).unremovable:
            return NEXT
        n = t.num[giver][st] if self.amount is None else min(t.num[giver][st], self.amount.value(s, f))
        if n > 0:
            reduce(t, giver, st, n)
            gain(t, taker, st, n, 0, f.source)
        return NEXT


@dataclass(eq=False)
class RemoveStatus(Action):
    status: StatusName
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        gone = 0
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            gone += t.num[ch][self.status.id]
            remove(t, ch, self.status.id, "uni.innate.3")
        context(t, f).x[SPENT] = gone
        return NEXT


@dataclass(eq=False)
class ExpireThis(Action):
    """The status whose Turn End line says so ends now (uni.status.14)."""

    def run(self, s: State, f: Frame) -> int:
        put(table(s), f.x[USER], f.x[STATUS], 0)
        return NEXT


@dataclass(eq=False)
class Sweep(Action):
    """Cleanse, Dispel or Purge: a status or all of them (None), entirely (None) or by so much."""

    which: int
    status: StatusName | None
    amount: Amount | None
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        st = -1 if self.status is None else self.status.id
        swept = f.sets[TARGETS] if f.sets[TARGETS] else [f.x[USER]]
        if self.who is not None:
            swept = receivers(t, f, self.who, THE_TARGET)
        n = 0 if self.amount is None else self.amount.value(s, f)
        if self.amount is not None and n <= 0:
            return NEXT
        for ch in swept:
            if alive(t, ch):
                sweep(t, ch, self.which, st, n)
        return NEXT


register(
    StatusGift, CountGift, ShieldGift, EnergyGift, MeterGift, Gains, Inflicts, HPLoss, ShieldLoss, EnergyLoss,
    MeterLoss, StatusLoss, Loses, SetNumber, ReduceNumber, ReduceMore, RaiseNumber, HalveNumber, DoubleNumber,
    MoveStatus, RemoveStatus, ExpireThis, Sweep,
)  # fmt: skip

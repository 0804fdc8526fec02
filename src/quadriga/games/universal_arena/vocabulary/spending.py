"""Spend: what can be paid, and what hangs on the payment."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.node import Node, register
from quadriga.effects.program import NEXT, WAIT, Action, Amount
from quadriga.games.universal_arena.chapters.clash import hits_left
from quadriga.games.universal_arena.chapters.context import CARD, PAID_OUT, SPENT, USER, X, context
from quadriga.games.universal_arena.chapters.damage import lose_hp
from quadriga.games.universal_arena.chapters.statuses import spend
from quadriga.games.universal_arena.chapters.table import HAND, Table, entry_index, place, seat_of, table
from quadriga.games.universal_arena.vocabulary.actions import DealPower, SetX
from quadriga.games.universal_arena.vocabulary.amounts import PlainNumber, XNumber
from quadriga.games.universal_arena.vocabulary.keywords import DiscardFromHand
from quadriga.games.universal_arena.vocabulary.values import StatusName
from quadriga.kernel.decisions import NO, NUMBER, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# -- what can be paid ------------------------------------------------------------------------


class Cost(Node):
    """Something that can be paid, all or nothing (uni.term.spend.1)."""

    def payable(self, t: Table, f: Frame) -> bool:
        raise NotImplementedError(type(self).__name__)

    def pay(self, t: Table, f: Frame) -> None:
        """Pay; only where it is payable."""
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class StatusCost(Cost):
    """N of a status of this character; all of it where no amount is given."""

    status: StatusName
    amount: Amount | None

    def payable(self, t: Table, f: Frame) -> bool:
        have = t.num[f.x[USER]][self.status.id]
        return have > 0 if self.amount is None else have >= self.amount.value(t, f)

    def pay(self, t: Table, f: Frame) -> None:
        ch = f.x[USER]
        n = t.num[ch][self.status.id] if self.amount is None else self.amount.value(t, f)
        if n > 0:
            spend(t, ch, self.status.id, n)
        context(t, f).x[SPENT] = n


@dataclass(eq=False)
class EnergyCost(Cost):
    amount: Amount

    def payable(self, t: Table, f: Frame) -> bool:
        return t.energy[seat_of(f.x[USER])] >= self.amount.value(t, f)

    def pay(self, t: Table, f: Frame) -> None:
        seat = seat_of(f.x[USER])
        n = self.amount.value(t, f)
        t.energy[seat] -= n
        context(t, f).x[SPENT] = n
        if t.recording:
            t.emit("energy lost", "uni.term.spend.1", seat, n=n)


@dataclass(eq=False)
class MeterCost(Cost):
    amount: Amount

    def payable(self, t: Table, f: Frame) -> bool:
        return t.meter[seat_of(f.x[USER])] >= self.amount.value(t, f)

    def pay(self, t: Table, f: Frame) -> None:
        seat = seat_of(f.x[USER])
        n = self.amount.value(t, f)
        t.meter[seat] -= n
        context(t, f).x[SPENT] = n
        if t.recording:
            t.emit("meter lost", "uni.term.spend.1", seat, n=n)


@dataclass(eq=False)
class HPCost(Cost):
    """Lose N HP; somebody who has no more than that cannot pay it."""

    amount: Amount

    def payable(self, t: Table, f: Frame) -> bool:
        return t.hp[f.x[USER]] > self.amount.value(t, f)

    def pay(self, t: Table, f: Frame) -> None:
        ch = f.x[USER]
        n = self.amount.value(t, f)
        context(t, f).x[SPENT] = n
        if t.recording:
            t.emit("hp lost", "uni.text.hploss.1", seat_of(ch), t.handle(ch), n)
        if n > 0:
            lose_hp(t, ch, n)


@dataclass(eq=False)
class DiscardCost(Cost):
    """Discard N cards of the hand; which ones is asked by the action that follows."""

    amount: Amount

    def payable(self, t: Table, f: Frame) -> bool:
        return len(t.zones[place(seat_of(f.x[USER]), HAND)]) >= self.amount.value(t, f)

    def pay(self, t: Table, f: Frame) -> None:
        context(t, f).x[SPENT] = self.amount.value(t, f)


# -- what hangs on it ------------------------------------------------------------------------


@dataclass(eq=False)
class SeveralCosts(Cost):
    """Two or more things together: all of them, or none (uni.term.spend.1)."""

    costs: list[Cost]

    def payable(self, t: Table, f: Frame) -> bool:
        for cost in self.costs:
            if not cost.payable(t, f):
                return False
        return True

    def pay(self, t: Table, f: Frame) -> None:
        for cost in self.costs:
            cost.pay(t, f)


class TryPay(Jump):
    """Pay, or jump."""

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.cost = cost

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if not self.cost.payable(t, f):
            context(t, f).x[SPENT] = 0
            return self.to
        self.cost.pay(t, f)
        return NEXT


class AskPay(Jump):
    """Ask whether to pay, if it can be paid; jump if not (uni.term.spend.2)."""

    def __init__(self, cost: Cost) -> None:
        super().__init__()
        self.cost = cost

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            if not self.cost.payable(t, f):
                context(t, f).x[SPENT] = 0
                return self.to
            f.phase = 1
            s.ask(f.controller, "spend", [option(YES), option(NO)], "uni.term.spend.2", f.source)
            return WAIT
        if s.picked == option(NO):
            context(t, f).x[SPENT] = 0
            return self.to
        self.cost.pay(t, f)
        return NEXT


@dataclass(eq=False)
class Paid(Action):
    """Spend …: or, where it is optional, may spend. What follows happens only if it was paid (uni.term.spend.1)."""

    cost: Cost
    then: Action
    optional: bool = False
    otherwise: Action | None = None

    def emit(self, code: list[Action]) -> None:
        cost = self.cost
        if isinstance(cost, StatusCost) and isinstance(self.then, DealPower) and self.then.per_ammo:
            assert cost.amount is not None
            code.append(SpendUpTo(cost.status, cost.amount))  # as much as there is
            self.then.emit(code)
            return
        gate: Jump = AskPay(cost) if self.optional else TryPay(cost)
        code.append(gate)
        if isinstance(cost, DiscardCost):
            code.append(DiscardFromHand(cost.amount))
        self.then.emit(code)
        gate.to = len(code)
        if self.otherwise is not None:
            skip = Jump()
            code.append(skip)
            gate.to = len(code)
            self.otherwise.emit(code)
            skip.to = len(code)


class AskWhether(Jump):
    """Ask whether to do what follows; jump if not (uni.term.spend.2)."""

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "may", [option(YES), option(NO)], "uni.term.spend.2", f.source)
            return WAIT
        return NEXT if s.picked == option(YES) else self.to


@dataclass(eq=False)
class MayDo(Action):
    """You may …: its player decides on use (uni.house.x.1)."""

    then: Action
    otherwise: Action | None = None

    def emit(self, code: list[Action]) -> None:
        if self.otherwise is None:
            AskWhether().over(code, self.then)
        else:
            AskWhether().between(code, self.then, self.otherwise)


@dataclass(eq=False)
class Spends(Action):
    """Spend N S: all or nothing, pays for nothing but itself (uni.term.spend.1)."""

    cost: Cost

    def emit(self, code: list[Action]) -> None:
        gate = TryPay(self.cost)
        code.append(gate)
        if isinstance(self.cost, DiscardCost):
            code.append(DiscardFromHand(self.cost.amount))
        gate.to = len(code)


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
class SpendUpTo(Action):
    """Spend S up to N: as much as there is (uni.term.ammo.2)."""

    status: StatusName
    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        n = min(self.amount.value(s, f), t.num[f.x[USER]][self.status.id])
        u.x[SPENT] = n
        if n > 0:
            spend(t, f.x[USER], self.status.id, n)
        return NEXT


@dataclass(eq=False)
class AsManyAsPossible(Action):
    """Spend as many as possible: what spending up to a number does anyway."""

    def emit(self, code: list[Action]) -> None:
        pass


@dataclass(eq=False)
class RemainingHits(Amount):
    """This card's remaining Multihit Count, at least 1 (uni.type.multihit.4, uni.house.multihit.1)."""

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        c = context(t, f).x[CARD]
        return max(1, hits_left(t, c)) if entry_index(t, c) >= 0 else 1


class AskAmount(Jump):
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
            amounts = [0, *range(max(1, self.least), most + 1)]
            s.ask(f.controller, "amount", [option(NUMBER, n) for n in amounts], "uni.term.spend.2", f.source)
            return WAIT
        n = arg_a(s.picked)
        if n == 0 or not spend(t, ch, st, n):
            return self.to
        u.x[SPENT] = n
        u.x[X] = n
        return NEXT


@dataclass(eq=False)
class MaySpend(Action):
    """May spend X S (from-to), or up to so much; what follows happens for what was spent (uni.term.spend.2)."""

    status: StatusName
    least: int
    most: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        AskAmount(self.status, self.least, self.most).over(code, self.then)


@dataclass(eq=False)
class MaySpendUpTo(Action):
    """You may spend up to N S. If you do, …"""

    status: StatusName
    most: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        AskAmount(self.status, 0, self.most).over(code, self.then)


@dataclass(eq=False)
class SpendSome(Action):
    """Spend X S (from-to), which stands alone: X is what was spent, 0 included (uni.house.x.1)."""

    status: StatusName
    least: int
    most: int

    def emit(self, code: list[Action]) -> None:
        code.append(SetX(PlainNumber(0)))
        ask = AskAmount(self.status, self.least, self.most)
        code.append(ask)
        ask.to = len(code)


def spends_x(cost: Cost) -> bool:
    return isinstance(cost, StatusCost) and isinstance(cost.amount, XNumber)


register(
    StatusCost, EnergyCost, MeterCost, HPCost, DiscardCost, Paid, Spends, SpendX, SpendForDamage, SpendUpTo,
    AsManyAsPossible, RemainingHits, MaySpend, MaySpendUpTo, SeveralCosts, MayDo, SpendSome,
)  # fmt: skip

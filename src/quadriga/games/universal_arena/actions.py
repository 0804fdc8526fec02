"""What texts do to HP and Shield, and with the card they stand on."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.node import register
from quadriga.effects.program import NEXT, Action, Amount, Condition
from quadriga.games.universal_arena.clash import hits_left
from quadriga.games.universal_arena.context import (
    BEGAN,
    CARD,
    FACE,
    ONCE,
    PAID_OUT,
    ROLL,
    SPENT,
    TARGETS,
    USER,
    X,
    context,
)
from quadriga.games.universal_arena.damage import deal, gain_shield, heal, hp_becomes_zero, lose_hp
from quadriga.games.universal_arena.faces import ALL_ENEMIES, ONE_ENEMY, SELF, T_MULTIHIT
from quadriga.games.universal_arena.power import roll
from quadriga.games.universal_arena.table import (
    E_EVADES,
    E_SHIELDED,
    Table,
    alive,
    card_face,
    entry_index,
    living,
    note,
    seat_of,
    table,
)
from quadriga.games.universal_arena.timing import begin_hits
from quadriga.games.universal_arena.values import ALL_YOUR_CHARACTERS, THIS_CHARACTER
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def power_roll(s: Table, f: Frame) -> int:
    """The roll that damage, Shield and healing of one use share (uni.text.heal.1)."""
    u = context(s, f)
    if u.x[ROLL] < 0:
        u.x[ROLL] = roll(s, u.x[CARD], card_face(s, u.x[FACE]), u.x[X], "uni.power.2")
    return u.x[ROLL]


def over(s: Table, f: Frame, divisor: Amount | None) -> int:
    return 1 if divisor is None else max(1, divisor.value(s, f))


@dataclass(eq=False)
class DealPower(Action):
    """Deal Power (/ n) damage (m times): each hit rolls anew (uni.text.damage.1, uni.text.damage.2)."""

    divisor: Amount | None = None
    times: Amount | None = None
    per_ammo: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        if u.x[PAID_OUT] == 0:
            return NEXT  # uni.term.ammo.2
        if self.per_ammo:
            n = u.x[SPENT]
        else:
            n = 1 if self.times is None else self.times.value(s, f)
            face = card_face(t, u.x[FACE])
            c = u.x[CARD]
            if face.types & T_MULTIHIT != 0 and entry_index(t, c) >= 0:
                n = max(1, min(n, hits_left(t, c)))  # uni.house.multihit.1
        if n > 0 and f.sets[TARGETS]:
            begin_hits(t, f, f.sets[TARGETS], n, over(t, f, self.divisor))
        return NEXT


@dataclass(eq=False)
class DealBonus(Action):
    """A packet of its own, no hit, at the main target (uni.text.bonus.1, uni.house.bonus.1)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        if f.sets[TARGETS]:
            types = card_face(t, u.x[FACE]).types if u.x[CARD] >= 0 else 0
            cause = t.handle(u.x[CARD]) if u.x[CARD] >= 0 else -1
            deal(t, f.sets[TARGETS][0], self.amount.value(s, f), types, -1, "uni.house.bonus.1", cause)
        return NEXT


@dataclass(eq=False)
class HealPower(Action):
    """Heal for Power / n HP."""

    divisor: Amount | None
    who: int = THIS_CHARACTER

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = power_roll(t, f) // over(t, f, self.divisor)
        for ch in receivers(table(s), f, self.who):
            heal(t, ch, n, "uni.text.heal.1")
        return NEXT


@dataclass(eq=False)
class HealHP(Action):
    amount: Amount
    who: int = THIS_CHARACTER

    def run(self, s: State, f: Frame) -> int:
        n = self.amount.value(s, f)
        for ch in receivers(table(s), f, self.who):
            heal(table(s), ch, n, "uni.heal.1")
        return NEXT


def receivers(s: Table, f: Frame, who: int) -> list[int]:
    if who == ALL_YOUR_CHARACTERS:
        return living(s, f.controller)
    return [f.x[USER]] if who == THIS_CHARACTER else f.sets[TARGETS]


@dataclass(eq=False)
class GainPowerShield(Action):
    """To the card's ally targets, else to the user (uni.text.shield.1, uni.house.shieldto.1)."""

    divisor: Amount | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        n = power_roll(t, f) // over(t, f, self.divisor)
        user = u.x[USER]
        protected = [ch for ch in f.sets[TARGETS] if seat_of(ch) == seat_of(user)]
        aims = card_face(t, u.x[FACE]).target
        if not protected and (aims == ONE_ENEMY or aims == ALL_ENEMIES or aims == SELF):
            protected = [user]
        c = u.x[CARD]
        mask = 0
        for ch in protected:
            gain_shield(t, ch, n, "uni.text.shield.1")
            mask |= 1 << ch
        i = entry_index(t, c)
        if i >= 0:
            note(t, c, E_SHIELDED, t.entries[i][E_SHIELDED] | mask)
        return NEXT


@dataclass(eq=False)
class ReduceHP(Action):
    """Reduce current HP by p%: no damage (uni.text.hploss.1, uni.term.damage.1)."""

    percent: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = f.x[USER]
        if alive(t, ch):
            n = t.hp[ch] * self.percent.value(s, f) // 100
            if t.recording:
                t.emit("hp lost", "uni.text.hploss.1", seat_of(ch), t.handle(ch), n)
            if n > 0:
                lose_hp(t, ch, n)
        return NEXT


@dataclass(eq=False)
class HPBecomesZero(Action):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if alive(t, f.x[USER]):
            hp_becomes_zero(t, f.x[USER])
        return NEXT


@dataclass(eq=False)
class GainsEvade(Action):
    """This card gains Evade."""

    def run(self, s: State, f: Frame) -> int:
        note(table(s), context(table(s), f).x[CARD], E_EVADES, 1)
        return NEXT


class IfBegan(Jump):
    """Jump unless the condition of an "instead" was true before the effect began."""

    def __init__(self, k: int) -> None:
        super().__init__()
        self.k = k

    def run(self, s: State, f: Frame) -> int:
        return NEXT if (context(table(s), f).x[BEGAN] >> self.k) & 1 == 1 else self.to


@dataclass(eq=False)
class InsteadIf(Action):
    """If …: … instead. It replaces the sentence before it (uni.text.instead.1)."""

    condition: Condition
    then: Action

    def emit(self, code: list[Action]) -> None:
        raise AssertionError("It is laid out together with the sentence that it replaces.")


@dataclass(eq=False)
class EitherSentence(Action):
    """A sentence and the one that may replace it; `k` says which condition decides."""

    k: int
    usual: Action
    instead: Action

    def emit(self, code: list[Action]) -> None:
        IfBegan(self.k).between(code, self.instead, self.usual)


class Numbered(Action):
    """Counted off among its kind when the card is laid out."""

    bit: int = 0


@dataclass(eq=False)
class OncePerUse(Numbered):
    """Once per use, if …: … (uni.text.once.1)."""

    condition: Condition
    then: Action

    def emit(self, code: list[Action]) -> None:
        UnlessOnce(self.condition, self.bit).over(code, self.then)


class UnlessOnce(Jump):
    def __init__(self, condition: Condition, bit: int) -> None:
        super().__init__()
        self.condition = condition
        self.bit = bit

    def run(self, s: State, f: Frame) -> int:
        u = context(table(s), f)
        if (u.x[ONCE] >> self.bit) & 1 == 1 or not self.condition.holds(s, f):
            return self.to
        u.x[ONCE] |= 1 << self.bit
        return NEXT


register(
    DealPower,
    DealBonus,
    HealPower,
    HealHP,
    GainPowerShield,
    ReduceHP,
    HPBecomesZero,
    GainsEvade,
    InsteadIf,
    EitherSentence,
    OncePerUse,
)

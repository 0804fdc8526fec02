"""What card, innate and status texts do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import NEXT, SPARE, SPARE2, WAIT, Action, Amount, Condition
from quadriga.games.universal_arena.clash import hits_left
from quadriga.games.universal_arena.context import (
    BEGAN,
    CARD,
    FACE,
    METER_PAID,
    ONCE,
    PAID_OUT,
    ROLL,
    SPENT,
    STATUS,
    TARGETS,
    USER,
    X,
    context,
)
from quadriga.games.universal_arena.damage import deal, gain_shield, heal, hp_becomes_zero, lose_hp
from quadriga.games.universal_arena.faces import ALL_ENEMIES, ONE_ENEMY, SELF, T_MULTIHIT, TWO
from quadriga.games.universal_arena.piles import create, draw
from quadriga.games.universal_arena.power import roll
from quadriga.games.universal_arena.statuses import (
    expire,
    gain,
    inflict,
    put,
    put_count,
    reduce,
    reduce_count,
    remove,
    spend,
    sweep,
)
from quadriga.games.universal_arena.table import (
    DISCARD_PILE,
    E_EVADES,
    E_SHIELDED,
    HAND,
    TURN_START,
    Table,
    alive,
    card_face,
    character,
    entry_index,
    living,
    note,
    seat_of,
    status_face,
    table,
)
from quadriga.games.universal_arena.timing import begin_hits
from quadriga.games.universal_arena.values import THIS_CHARACTER, CardName, StatusName, spoken_of
from quadriga.kernel.decisions import NO, NUMBER, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Which number of a status
VALUE: Final = 0
"""The one number, or the Potency: the pages say Value, Stack and Potency."""
COUNT: Final = 1
STACK: Final = 2
POTENCY: Final = 3

ONCE_PER_AMMO: Final = -1
"""As many hits as Ammo was spent (uni.text.damage.4)."""


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
        for ch in receivers(f, self.who):
            heal(t, ch, n, "uni.text.heal.1")
        return NEXT


@dataclass(eq=False)
class HealHP(Action):
    amount: Amount
    who: int = THIS_CHARACTER

    def run(self, s: State, f: Frame) -> int:
        n = self.amount.value(s, f)
        for ch in receivers(f, self.who):
            heal(table(s), ch, n, "uni.heal.1")
        return NEXT


def receivers(f: Frame, who: int) -> list[int]:
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


# -- statuses ----------------------------------------------------------------------------------


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
            for ch in receivers(f, self.who):
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
                put_count(t, ch, st, self.n)
        elif t.num[ch][st] > 0:
            put(t, ch, st, self.n)
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
                put_count(t, ch, st, (t.cnt[ch][st] if status_face(t, st).mode == TWO else t.num[ch][st]) // 2)
        elif t.num[ch][st] > 0:
            put(t, ch, st, t.num[ch][st] // 2)
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
        t = table(s)
        ch = f.x[USER]
        if t.num[ch][f.x[STATUS]] > 0:
            put(t, ch, f.x[STATUS], 0)
        else:
            expire(t, ch, f.x[STATUS])
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


# -- spending ----------------------------------------------------------------------------------


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


class TrySpend(Action):
    """Spend, or jump."""

    def __init__(self, status: StatusName, n: int) -> None:
        self.status = status
        self.n = n
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        return NEXT if spend(table(s), f.x[USER], self.status.id, self.n) else self.to


@dataclass(eq=False)
class SpendTo(Action):
    """Spend N S to …: what depends on it happens only if it was paid (uni.term.spend.1)."""

    status: StatusName
    n: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        ask = TrySpend(self.status, self.n)
        code.append(ask)
        self.then.emit(code)
        ask.to = len(code)


class AskSpend(Action):
    """Name how much to spend, or jump for nothing (uni.term.spend.2)."""

    def __init__(self, status: StatusName, least: int, most: int) -> None:
        self.status = status
        self.least = least
        self.most = most
        self.to = 0

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
                options = [option(NUMBER, n) for n in range(most + 1)]
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
        ask = AskSpend(self.status, self.least, self.most)
        code.append(ask)
        self.then.emit(code)
        ask.to = len(code)


@dataclass(eq=False)
class MaySpendUpTo(Action):
    """You may spend up to N S. If you do, …"""

    status: StatusName
    most: int
    then: Action

    def emit(self, code: list[Action]) -> None:
        ask = AskSpend(self.status, 0, self.most)
        code.append(ask)
        self.then.emit(code)
        ask.to = len(code)


# -- the team ------------------------------------------------------------------------------------


@dataclass(eq=False)
class GainMeter(Action):
    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        t.meter[f.controller] += n
        if t.recording:
            t.emit("meter", "uni.text.gain.1", f.controller, n=n)
        return NEXT


@dataclass(eq=False)
class GainEnergy(Action):
    """Energy has no upper limit; at Turn Start it changes the amount that is set (uni.term.energy.1, uni.turn.6)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        if t.phase == TURN_START:
            t.energy_more[f.controller] += n
        else:
            t.energy[f.controller] += n
        if t.recording:
            t.emit("energy gained", "uni.term.energy.1", f.controller, n=n)
        return NEXT


@dataclass(eq=False)
class LoseEnergy(Action):
    """N fewer Energy, never below 0 (uni.house.energy.1)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        if t.phase == TURN_START:
            t.energy_more[f.controller] -= n
        else:
            t.energy[f.controller] = max(0, t.energy[f.controller] - n)
        return NEXT


@dataclass(eq=False)
class TeamDraws(Action):
    n: int

    def run(self, s: State, f: Frame) -> int:
        draw(table(s), f.controller, self.n, "uni.term.draw.1")
        return NEXT


@dataclass(eq=False)
class TeamDrawsMore(Action):
    """Draw effects change the number up to which the hand is filled (uni.turn.4)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if t.phase == TURN_START:
            t.draw_more[f.controller] += self.n
        else:
            draw(t, f.controller, self.n, "uni.turn.4")
        return NEXT


@dataclass(eq=False)
class TeamDrawsFewer(Action):
    n: int

    def run(self, s: State, f: Frame) -> int:
        table(s).draw_more[f.controller] -= self.n
        return NEXT


@dataclass(eq=False)
class CreateCards(Action):
    """New cards in the team's hand, or in the Discard Pile where no place is named (uni.term.created.1)."""

    card: CardName
    n: int
    in_hand: bool = True

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for _ in range(self.n):
            create(t, self.card.id, f.controller, HAND if self.in_hand else DISCARD_PILE)
        return NEXT


@dataclass(eq=False)
class EnemiesCannotPlay(Action):
    """Until the end of this Combat Round (uni.term.cannotplay.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        t.barred[1 - f.controller] = 1
        if t.recording:
            t.emit("barred", "uni.term.cannotplay.1", 1 - f.controller)
        return NEXT


# -- HP ------------------------------------------------------------------------------------------


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


# -- weapons -------------------------------------------------------------------------------------


def reload(t: Table, ch: int) -> None:
    """The Ammo of the weapon now equipped is full again: what its source granted (uni.term.reload.1)."""
    for st in t.order[ch]:
        face = status_face(t, st)
        if face.equips and face.ammo >= 0:
            starts = character(t, ch).starts
            for i in range(0, len(starts), 2):
                if starts[i] == face.ammo:
                    if t.num[ch][face.ammo] == 0:
                        gain(t, ch, face.ammo, starts[i + 1], 0)
                    else:
                        put(t, ch, face.ammo, starts[i + 1])
                    if t.recording:
                        t.emit("reload", "uni.term.reload.1", seat_of(ch), t.handle(ch), starts[i + 1])


@dataclass(eq=False)
class Reload(Action):
    def run(self, s: State, f: Frame) -> int:
        reload(table(s), f.x[USER])
        return NEXT


@dataclass(eq=False)
class SwitchTo(Action):
    """Equip the named weapon and end the other Equip status; the same one is Reloaded (uni.text.switch.1)."""

    status: StatusName

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = f.x[USER]
        st = self.status.id
        if t.num[ch][st] > 0:
            reload(t, ch)
            return NEXT
        for own in t.order[ch]:
            if status_face(t, own).equips:
                remove(t, ch, own, "uni.text.switch.1")
        gain(t, ch, st, 1, 0)
        return NEXT


# -- this card -------------------------------------------------------------------------------------


@dataclass(eq=False)
class GainsEvade(Action):
    """This card gains Evade."""

    def run(self, s: State, f: Frame) -> int:
        note(table(s), context(table(s), f).x[CARD], E_EVADES, 1)
        return NEXT


class IfBegan(Action):
    """Jump unless the condition of an "instead" was true before the effect began."""

    def __init__(self, k: int) -> None:
        self.k = k
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        return NEXT if (context(table(s), f).x[BEGAN] >> self.k) & 1 == 1 else self.to


class JumpTo(Action):
    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        return self.to


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
        test = IfBegan(self.k)
        code.append(test)
        self.instead.emit(code)
        skip = JumpTo()
        code.append(skip)
        test.to = len(code)
        self.usual.emit(code)
        skip.to = len(code)


class Numbered(Action):
    """Counted off among its kind when the card is laid out."""

    bit: int = 0


@dataclass(eq=False)
class OncePerUse(Numbered):
    """Once per use, if …: … (uni.text.once.1)."""

    condition: Condition
    then: Action

    def emit(self, code: list[Action]) -> None:
        test = UnlessOnce(self.condition, self.bit)
        code.append(test)
        self.then.emit(code)
        test.to = len(code)


class UnlessOnce(Action):
    def __init__(self, condition: Condition, bit: int) -> None:
        self.condition = condition
        self.bit = bit
        self.to = 0

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
    GainMeter,
    GainEnergy,
    LoseEnergy,
    TeamDraws,
    TeamDrawsMore,
    TeamDrawsFewer,
    CreateCards,
    EnemiesCannotPlay,
    ReduceHP,
    HPBecomesZero,
    Reload,
    SwitchTo,
    GainsEvade,
    InsteadIf,
    EitherSentence,
    OncePerUse,
)

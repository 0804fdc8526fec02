"""What texts do to HP and Shield, and with the card they stand on."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Jump
from quadriga.effects.node import register
from quadriga.effects.program import NEXT, WAIT, Action, Amount, Condition
from quadriga.games.universal_arena.chapters.clash import hits_left
from quadriga.games.universal_arena.chapters.context import (
    BEGAN,
    CARD,
    CHOSEN,
    DEALT,
    FACE,
    LOOP,
    ONCE,
    PAID_OUT,
    RAISED,
    ROLL,
    SPENT,
    STATUS,
    TARGETS,
    USE,
    USER,
    X,
    context,
)
from quadriga.games.universal_arena.chapters.damage import deal, heal, hp_becomes_zero, lose_hp
from quadriga.games.universal_arena.chapters.faces import RETURNS, T_MULTIHIT
from quadriga.games.universal_arena.chapters.statuses import TAUNT
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    Waiting,
    alive,
    card_face,
    changing,
    character,
    entry_index,
    seat_of,
    table,
)
from quadriga.games.universal_arena.chapters.timing import begin_hits
from quadriga.games.universal_arena.vocabulary.amounts import Power, over
from quadriga.games.universal_arena.vocabulary.values import (
    THE_TARGET,
    THIS_CHARACTER,
    Whom,
    everybody,
    receivers,
    standing,
)
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# -- damage ----------------------------------------------------------------------------------


@dataclass(eq=False)
class DealPower(Action):
    """Deal Power (/ n) damage (m times): each hit rolls anew (uni.text.damage.1, uni.text.damage.2)."""

    divisor: Amount | None = None
    times: Amount | None = None
    per_ammo: bool = False
    who: Whom | None = None
    factor: int = 1
    plus: Amount | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        if u.x[PAID_OUT] == 0:
            return NEXT  # uni.term.ammo.2
        n = _hits(s, f, self.times, self.per_ammo)
        aimed = receivers(t, f, self.who, THE_TARGET)
        if n > 0 and aimed:
            more = 0 if self.plus is None else self.plus.value(s, f)
            begin_hits(t, f, aimed, n, over(t, f, self.divisor), -1, self.factor, more)
        return NEXT


@dataclass(eq=False)
class DealDamage(Action):
    """Deal N damage, as written: hits where an Attack says so, else damage without a hit (uni.power.5)."""

    amount: Amount
    times: Amount | None = None
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        if u.x[PAID_OUT] == 0:
            return NEXT
        c = u.x[CARD]
        aimed = receivers(t, f, self.who, THE_TARGET)
        amount = self.amount.value(s, f)
        if not aimed:
            return NEXT
        if c >= 0 and f.x[USE] >= 0 and card_face(t, u.x[FACE]).attack and seat_of(aimed[0]) != seat_of(u.x[USER]):
            n = _hits(s, f, self.times, False)
            if n > 0:
                begin_hits(t, f, aimed, n, 1, amount)
            return NEXT
        types = card_face(t, u.x[FACE]).types if c >= 0 else 0
        cause = t.handle(c) if c >= 0 else -1
        for _ in range(1 if self.times is None else self.times.value(s, f)):
            for ch in aimed:
                deal(t, ch, amount, types, -1, "uni.power.5", cause)
                u.x[DEALT] += t.landed
        return NEXT


def _hits(s: State, f: Frame, times: Amount | None, per_ammo: bool) -> int:
    """How many hits a damage sentence makes; a Multihit card at most what is left to it (uni.house.multihit.1)."""
    t = table(s)
    u = context(t, f)
    if per_ammo:
        return u.x[SPENT]
    n = 1 if times is None else times.value(s, f)
    c = u.x[CARD]
    if card_face(t, u.x[FACE]).types & T_MULTIHIT != 0 and entry_index(t, c) >= 0:
        n = max(1, min(n, hits_left(t, c)))
    return n


@dataclass(eq=False)
class DealBonus(Action):
    """A packet of its own, no hit, at the main target (uni.text.bonus.1, uni.house.bonus.1)."""

    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        aimed = f.sets[TARGETS][:1] if self.who is None else receivers(t, f, self.who, THE_TARGET)
        types = card_face(t, u.x[FACE]).types if u.x[CARD] >= 0 else 0
        cause = t.handle(u.x[CARD]) if u.x[CARD] >= 0 else -1
        for ch in aimed:
            deal(t, ch, self.amount.value(s, f), types, -1, "uni.house.bonus.1", cause)
            u.x[DEALT] += t.landed
        return NEXT


# -- healing and losing HP -------------------------------------------------------------------


@dataclass(eq=False)
class HealHP(Action):
    """Heal for a written amount, or for the Power of this use (uni.heal.1, uni.text.heal.1)."""

    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        rule = "uni.text.heal.1" if isinstance(self.amount, Power) else "uni.heal.1"
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            heal(t, ch, n, rule)
        return NEXT


@dataclass(eq=False)
class TakeDamage(Action):
    """Take N damage: damage without a hit, to oneself or to whom the sentence names (uni.power.5)."""

    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            deal(t, ch, n, 0, -1, "uni.power.5", f.source)
        return NEXT


@dataclass(eq=False)
class LoseHP(Action):
    """Lose N HP: no damage, so Shield and Barrier have no say (uni.text.hploss.1, uni.term.damage.1)."""

    amount: Amount
    who: Whom | None = None
    floor: int = 0
    """HP does not fall below this by it."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            lost = min(n, max(0, t.hp[ch] - self.floor)) if self.floor > 0 else n
            if alive(t, ch) and lost > 0:
                if t.recording:
                    t.emit("hp lost", "uni.text.hploss.1", seat_of(ch), t.handle(ch), min(lost, t.hp[ch]))
                lose_hp(t, ch, lost)
        return NEXT


@dataclass(eq=False)
class ReduceHP(Action):
    """Reduce current HP by p%, or lose p% of the maximum: no damage (uni.text.hploss.1, uni.term.damage.1)."""

    percent: Amount
    who: Whom | None = None
    of_maximum: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if alive(t, ch):
                n = (character(t, ch).hp if self.of_maximum else t.hp[ch]) * self.percent.value(s, f) // 100
                if t.recording:
                    t.emit("hp lost", "uni.text.hploss.1", seat_of(ch), t.handle(ch), n)
                if n > 0:
                    lose_hp(t, ch, n)
        return NEXT


@dataclass(eq=False)
class HealPercent(Action):
    """Heal p% of the maximum."""

    percent: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            heal(t, ch, character(t, ch).hp * self.percent.value(s, f) // 100, "uni.heal.1")
        return NEXT


@dataclass(eq=False)
class SetHP(Action):
    """Set HP to N: it is lost or healed without any modifier (uni.text.hploss.1)."""

    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = standing(t, f, self.who)
        if ch < 0:
            return NEXT
        n = self.amount.value(s, f)
        if n == 0:
            hp_becomes_zero(t, ch)
        elif n < t.hp[ch]:
            if t.recording:
                t.emit("hp lost", "uni.text.hploss.1", seat_of(ch), t.handle(ch), t.hp[ch] - n)
            lose_hp(t, ch, t.hp[ch] - n)
        else:
            now = min(n, character(t, ch).hp)
            if t.recording and now > t.hp[ch]:
                t.emit("heal", "uni.text.hploss.1", seat_of(ch), t.handle(ch), now - t.hp[ch])
            t.hp[ch] = now
        return NEXT


@dataclass(eq=False)
class HalveHP(Action):
    """HP becomes the lower half of what it is (uni.term.halve.1)."""

    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            n = t.hp[ch] - t.hp[ch] // 2
            if alive(t, ch) and n > 0:
                if t.recording:
                    t.emit("hp lost", "uni.term.halve.1", seat_of(ch), t.handle(ch), n)
                lose_hp(t, ch, n)
        return NEXT


@dataclass(eq=False)
class HPBecomesZero(Action):
    """Somebody's HP becomes 0: no damage (uni.text.hploss.1)."""

    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            if alive(t, ch):
                hp_becomes_zero(t, ch)
        return NEXT


# -- Shield ----------------------------------------------------------------------------------


@dataclass(eq=False)
class LoseShield(Action):
    """So much Shield goes, or all of it, or half."""

    amount: Amount | None
    who: Whom | None = None
    half: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for ch in receivers(t, f, self.who, THIS_CHARACTER):
            have = t.shield[ch]
            n = have if self.amount is None else min(have, self.amount.value(s, f))
            if self.half:
                n = have - have // 2  # uni.term.halve.1
            if n > 0:
                t.shield[ch] = have - n
                if t.recording:
                    t.emit("shield lost", "uni.term.shield.1", seat_of(ch), t.handle(ch), n)
        return NEXT


# -- the card itself -------------------------------------------------------------------------


@dataclass(eq=False)
class GainsKeyword(Action):
    """This card gains Evade, Counter, Reuse or Exhaust, for this use."""

    which: int

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        c = context(t, f).x[CARD]
        i = entry_index(t, c)
        if i >= 0:
            changing(t, c).gained |= (1 << self.which)
        return NEXT


@dataclass(eq=False)
class GainsPower(Action):
    """This card gains or loses so much Power, for the rest of this use (uni.house.roll.3)."""

    amount: Amount
    sign: int

    def run(self, s: State, f: Frame) -> int:
        u = context(table(s), f)
        n = self.sign * self.amount.value(s, f)
        u.x[RAISED] += n
        if u.x[ROLL] >= 0:
            u.x[ROLL] = max(0, u.x[ROLL] + n)
        return NEXT


@dataclass(eq=False)
class ReturnsToHand(Action):
    """This card goes back to the hand when it leaves its zone (uni.term.override.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        c = context(t, f).x[CARD]
        if entry_index(t, c) >= 0:
            changing(t, c).gained |= RETURNS
        return NEXT


@dataclass(eq=False)
class SetX(Action):
    """X equals …: from here on, in this use (uni.text.damage.3)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        context(table(s), f).x[X] = self.amount.value(s, f)
        return NEXT


@dataclass(eq=False)
class Where(Action):
    """…, where X equals …"""

    then: Action
    amount: Amount

    def emit(self, code: list[Action]) -> None:
        code.append(SetX(self.amount))
        self.then.emit(code)


@dataclass(eq=False)
class ThenAction(Action):
    """A, then B: in printed order, as everything is (uni.timing.8)."""

    first: Action
    second: Action

    def emit(self, code: list[Action]) -> None:
        self.first.emit(code)
        self.second.emit(code)


class Again(Jump):
    """The end of what is done for each of something: once more as long as some are left."""

    def run(self, s: State, f: Frame) -> int:
        f.x[LOOP] -= 1
        return self.to if f.x[LOOP] > 0 else NEXT


class CountOff(Jump):
    """How often what follows is done; not at all, and it is jumped over."""

    def __init__(self, per: Amount) -> None:
        super().__init__()
        self.per = per

    def run(self, s: State, f: Frame) -> int:
        f.x[LOOP] = self.per.value(s, f)
        return NEXT if f.x[LOOP] > 0 else self.to


@dataclass(eq=False)
class ForEach(Action):
    """For each of something, … : done so many times, one after the other (uni.power.5)."""

    per: Amount
    then: Action

    def emit(self, code: list[Action]) -> None:
        first = CountOff(self.per)
        code.append(first)
        again = Again()
        again.to = len(code)
        self.then.emit(code)
        code.append(again)
        first.to = len(code)


@dataclass(eq=False)
class ChooseOne(Action):
    """Choose an ally or an enemy, on use; "that ally" is the one chosen (uni.house.x.1, uni.st.taunt.1)."""

    who: Whom

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 1:
            f.sets[CHOSEN] = [arg_a(s.picked)]
            return NEXT
        found = [ch for ch in everybody(t, f, self.who) if alive(t, ch)]
        if found and seat_of(found[0]) != seat_of(f.x[USER]):
            taunting = [ch for ch in found if t.num[ch][TAUNT] > 0]
            found = taunting if taunting else found
        if len(found) <= 1:
            f.sets[CHOSEN] = found
            return NEXT
        f.phase = 1
        s.ask(f.controller, "target", [option(PICK, ch) for ch in found], "uni.house.x.1", f.source)
        return WAIT


@dataclass(eq=False)
class ToOne(Action):
    """Something is done to one of a group, whom its player chooses."""

    pick: Whom
    then: Action

    def emit(self, code: list[Action]) -> None:
        code.append(ChooseOne(self.pick))
        self.then.emit(code)


class IfBegan(Jump):
    """Jump unless the condition of an "instead" was true before the effect began."""

    def __init__(self, k: int) -> None:
        super().__init__()
        self.k = k

    def run(self, s: State, f: Frame) -> int:
        ch = f.sets[TARGETS][0] if len(f.sets[TARGETS]) == 1 else CHARACTERS
        began = context(table(s), f).x[BEGAN] >> (self.k * (CHARACTERS + 1))
        return NEXT if (began >> ch) & 1 == 1 else self.to


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


class Later(Action):
    """Done at a later time: a program of its own on the same face."""

    face: int = -1
    program: int = -1


@dataclass(eq=False)
class NextTurnStart(Later):
    """At your next Turn Start, … (uni.term.delayed.1)."""

    then: Action

    def emit(self, code: list[Action]) -> None:
        code.append(self)

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        u = context(t, f)
        target = f.sets[TARGETS][0] if f.sets[TARGETS] else -1
        t.pending = [*t.pending, Waiting(self.face, self.program, f.x[USER], u.x[X], f.x[STATUS], target)]
        return NEXT


@dataclass(eq=False)
class AtTurnEnd(Later):
    """At the end of this turn, … (uni.house.turn.2)."""

    then: Action

    def emit(self, code: list[Action]) -> None:
        code.append(self)

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        target = f.sets[TARGETS][0] if f.sets[TARGETS] else -1
        waiting = Waiting(self.face, self.program, f.x[USER], context(t, f).x[X], f.x[STATUS], target, 1)
        t.pending = [*t.pending, waiting]
        return NEXT


class Numbered(Action):
    """Counted off among its kind when the card is laid out."""

    bit: int = 0


@dataclass(eq=False)
class OncePerUse(Numbered):
    """Once per use, (if …:) … (uni.text.once.1)."""

    then: Action
    condition: Condition | None = None

    def emit(self, code: list[Action]) -> None:
        UnlessOnce(self.condition, self.bit).over(code, self.then)


@dataclass(eq=False)
class OnceEvery(Numbered):
    """Once per turn or per game, (if …:) …: one flag of its character (uni.text.once.1)."""

    then: Action
    game: bool = False
    condition: Condition | None = None

    def emit(self, code: list[Action]) -> None:
        UnlessFlagged(self.condition, self.bit, self.game).over(code, self.then)


class UnlessFlagged(Jump):
    def __init__(self, condition: Condition | None, bit: int, game: bool) -> None:
        super().__init__()
        self.condition = condition
        self.bit = bit
        self.game = game

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = f.x[USER]
        flags = t.flags_game if self.game else t.flags_turn
        if (flags[ch] >> self.bit) & 1 == 1 or (self.condition is not None and not self.condition.holds(s, f)):
            return self.to
        flags[ch] |= 1 << self.bit
        return NEXT


class UnlessOnce(Jump):
    def __init__(self, condition: Condition | None, bit: int) -> None:
        super().__init__()
        self.condition = condition
        self.bit = bit

    def run(self, s: State, f: Frame) -> int:
        u = context(table(s), f)
        if (u.x[ONCE] >> self.bit) & 1 == 1 or (self.condition is not None and not self.condition.holds(s, f)):
            return self.to
        u.x[ONCE] |= 1 << self.bit
        return NEXT


register(
    DealPower, DealDamage, DealBonus, HealHP, TakeDamage, LoseHP, ReduceHP, HealPercent, SetHP, HPBecomesZero,
    LoseShield, GainsKeyword, SetX, Where, ThenAction, InsteadIf, EitherSentence, NextTurnStart, OncePerUse,
    ForEach, ChooseOne, ToOne, AtTurnEnd, OnceEvery, HalveHP, ReturnsToHand, GainsPower,
)  # fmt: skip

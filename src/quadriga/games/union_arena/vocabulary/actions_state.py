"""Instructions that turn cards, lock them, deal damage and change what later instructions may do."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.groups import This
from quadriga.effects.node import Node, register
from quadriga.effects.program import ABILITY, EVENT, NEXT, OTHER, Action, Amount, Condition, Filter, Group, program_id
from quadriga.effects.registers import FIRST_GROUP
from quadriga.effects.registers import GROUPS as BOUND_GROUPS
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import ability_of, add_waiting, delay, mark_used, may_activate
from quadriga.games.union_arena.chapters.durations import (
    A_DUTY,
    A_FORBID,
    A_LOCK_NEXT,
    A_LOCK_PHASE,
    A_LOCK_WHILE,
    A_RANGE,
    UNTIL_ATTACK_PHASE_ENDS,
    UNTIL_READIED,
    UNTIL_TURN_ENDS,
    WHILE_SOURCE,
)
from quadriga.games.union_arena.chapters.faces import WHEN, Ability
from quadriga.games.union_arena.chapters.readying import ready, rest
from quadriga.games.union_arena.chapters.sidelining import remove
from quadriga.games.union_arena.chapters.standing_effects import ability_on, meets
from quadriga.games.union_arena.chapters.table import SIDELINE, Discount, table
from quadriga.games.union_arena.chapters.timing import PLAYED
from quadriga.games.union_arena.chapters.using_events import TO_REMOVAL
from quadriga.games.union_arena.vocabulary.actions import (
    report,
    shielded,
)
from quadriga.games.union_arena.vocabulary.conditions import Counts
from quadriga.games.union_arena.vocabulary.gains import apply
from quadriga.games.union_arena.vocabulary.registers import FIRST, READIED, RESTED, done, fails
from quadriga.games.union_arena.vocabulary.standing import BE_RESTED, BE_USED, LOSE_LIFE_CARDS
from quadriga.games.union_arena.vocabulary.verbs import Verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Ready(Verb):
    """Switch to active."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        count = 0
        for h in cards:
            if g.on_field(slot_of(h)) and ready(g, slot_of(h), "ua.state.3", f.source):
                done(f, READIED, h, h, 0, g.place(slot_of(h)))
                count += 1
        report(f, count, len(cards))
        return NEXT


@dataclass(eq=False)
class Rest(Verb):
    """Switch to resting; one that rests already may be picked (ua.lock.pick.1)."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = self.what.handles(s, f)
        count = 0
        for h in cards:
            c = slot_of(h)
            if g.on_field(c) and not shielded(g, f, c, BE_RESTED) and rest(g, c, "ua.state.4", f.source):
                done(f, RESTED, h, h, 0, g.place(c))
                count += 1
        report(f, count, len(cards))
        return NEXT


def lock(s: State, f: Frame, what: Group, kind: int, ends: int, extra: int, rule: str) -> int:
    """Have these cards on the field stay resting for a while."""
    g = table(s)
    for h in what.handles(s, f):
        if g.on_field(slot_of(h)):
            apply(g, f, kind, h, 0, ends, extra, rule)
    return NEXT


@dataclass(eq=False)
class LockNext(Verb):
    """It will remain resting the next time it would be readied (ua.lock.next.1)."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        return lock(s, f, self.what, A_LOCK_NEXT, UNTIL_READIED, 0, "ua.lock.next.1")


@dataclass(eq=False)
class LockPhase(Verb):
    """It remains resting until the end of its owner's next attack phase (ua.lock.phase.1)."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        return lock(s, f, self.what, A_LOCK_PHASE, UNTIL_ATTACK_PHASE_ENDS, 0, "ua.lock.phase.1")


@dataclass(eq=False)
class LockWhile(Verb):
    """It is not readied while the source is on the field, or (`line`) on its front line (ua.lock.while.1).

    `phases` where only the readying of start and end phases is stopped.
    """

    what: Group
    line: bool
    phases: bool

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        extra = (1 if self.line else 0) | (2 if self.phases else 0)
        return lock(s, f, self.what, A_LOCK_WHILE, WHILE_SOURCE, extra, "ua.lock.while.1")


@dataclass(eq=False)
class Oblige(Verb):
    """A duty to attack or to block for a while; `against` names the other party (ua.must.block.3)."""

    what: Group
    duty: int
    against: Group | None
    ends: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in self.what.handles(s, f):
            if self.against is None:
                apply(g, f, A_DUTY, h, 0, self.ends, self.duty, "ua.must.block.1")
            else:
                for other in self.against.handles(s, f):
                    apply(g, f, A_DUTY, h, other, self.ends, self.duty, "ua.must.block.3")
        return NEXT


@dataclass(eq=False)
class WidenNextRange(Deed):
    """The next choice that states a BP range has it widened (ua.choose.range.1)."""

    n: Amount

    def run(self, s: State, f: Frame) -> int:
        apply(table(s), f, A_RANGE, -1 - f.controller, self.n.value(s, f), UNTIL_TURN_ENDS, 1, "ua.choose.range.1")
        return NEXT


@dataclass(eq=False)
class DealDamage(Deed):
    """Damage by an ability, with trigger checks (ua.damage.6)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        damage = proc.DamageFrame(f.source, f.controller)
        damage.amount = self.n
        damage.victim = 1 - f.controller
        damage.by_ability = True
        g.push(damage)
        return NEXT


class Discounting(Deed):
    """Waits with its program's own tree for the next fitting card; the builder numbers it."""

    number: int = 0


@dataclass(eq=False)
class NextCosts(Discounting):
    """The next fitting card used this turn costs less (ua.cost.reduce.3). `kind` is AP_COST or ENERGY_COST."""

    kind: int
    filters: list[Filter]
    n: int
    raid_only: bool = False
    sideline: bool = False
    """Also for cards used from the sideline (ua.cost.use.1)."""
    lasting: bool = False
    """For every fitting card until the turn ends (ua.cost.reduce.4)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        face = f.program >> 6
        fits = (face << 6) | self.number
        less = Discount(f.controller, self.kind, self.n, fits, self.raid_only, self.sideline, self.lasting)
        g.discounts = g.discounts + [less]
        g.touch()
        if g.recording:
            g.emit("discount", "ua.cost.reduce.3", f.controller, f.source, self.n, cause=f.source)
        return NEXT


def taken_along(f: Frame) -> list[int]:
    """The registers of a frame in one list: for each that holds something its number, its size, its cards."""
    flat: list[int] = []
    for r in range(len(f.sets)):
        if f.sets[r] and (r >= FIRST or FIRST_GROUP <= r < BOUND_GROUPS or r == EVENT or r == OTHER):
            flat = flat + [r, len(f.sets[r])] + f.sets[r]
    return flat


class Delaying(Action):
    """Puts an instruction off; the builder says which program of the face it is."""

    program: int = 0


@dataclass(eq=False)
class Later(Delaying):
    """At a later moment, on the objects named now (ua.text.delay.1): all that was spoken of is taken along.

    `turn`: 0 in your turn, 1 in the opponent's, 2 whoever's comes first.
    """

    kind: int
    turn: int
    action: Action
    about: Group

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = -1
        if self.turn == 0:
            seat = f.controller
        elif self.turn == 1:
            seat = 1 - f.controller
        number = program_id(f.program >> 6, self.program)
        delay(g, self.kind, f.controller, number, f.source, taken_along(f), seat)
        return NEXT


@dataclass(eq=False)
class AtMoment(Deed):
    """At a later moment of the turn, as the core says it: all that was spoken of is taken along (ua.text.delay.1)."""

    kind: int
    turn: int
    """As in `Later`."""
    then: Deed

    def __post_init__(self) -> None:
        self.later = Later(self.kind, self.turn, self.then, This())

    def emit(self, code: list[Action]) -> None:
        code.append(self.later)


@dataclass(eq=False)
class Watch(Delaying):
    """If something happens to these cards this turn, do this then, once for each of them (ua.text.delay.1)."""

    kind: int
    what: Group
    action: Action

    def run(self, s: State, f: Frame) -> int:
        number = program_id(f.program >> 6, self.program)
        for h in self.what.handles(s, f):
            delay(table(s), self.kind, f.controller, number, f.source, taken_along(f), -1, h)
        return NEXT


def labelled(ability: Ability, kind: int) -> bool:
    """Does the ability stand under the label of this event: when it happens to this very card?"""
    for timing in ability.timings:
        if timing.kind == kind and timing.own and not timing.filters and not timing.others:
            return True
    return False


@dataclass(eq=False)
class ActivateAbility(Verb):
    """Activate the When Played (or When Attacking …) abilities of cards: they join the waiting ones (ua.text.copy.1).

    `as_this`: this character activates them, as their source (ua.text.copy.2).
    """

    what: Group
    as_this: bool = False
    kind: int = PLAYED
    """The event of the label: When Played, When Attacking …"""

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        count = 0
        for h in self.what.handles(s, f):
            c = slot_of(h)
            source = f.source if self.as_this else h
            who = slot_of(source)
            for ability in g.face(c).abilities:
                if ability.kind != WHEN or ability.watches & (1 << self.kind) == 0 or not labelled(ability, self.kind):
                    continue
                if ability.in_raid and not g.raided(c):
                    continue
                if not ability_on(g, who, ability, f.controller) or not meets(g, who, f.controller, ability):
                    continue
                if not may_activate(g, source, f.controller, ability):
                    continue
                number = program_id(g.card[c], ability.program)
                add_waiting(g, number, source, f.controller, ability.number, source, -1, 0, self.kind, None)
                count += 1
        if count == 0:
            fails(f)
        return NEXT


@dataclass(eq=False)
class NoMoreCards(Deed):
    """No card from hand may be used for the rest of the turn (ua.cost.use.2)."""

    def run(self, s: State, f: Frame) -> int:
        apply(table(s), f, A_FORBID, -1 - f.controller, 0, UNTIL_TURN_ENDS, BE_USED, "ua.cost.use.2")
        return NEXT


@dataclass(eq=False)
class KeepLife(Deed):
    """You cannot place cards from your life area into your sideline by your abilities this turn (ua.cost.use.2)."""

    def run(self, s: State, f: Frame) -> int:
        apply(table(s), f, A_FORBID, -1 - f.controller, 0, UNTIL_TURN_ENDS, LOSE_LIFE_CARDS, "ua.cost.use.2")
        return NEXT


@dataclass(eq=False)
class SendElsewhere(Action):
    """This event goes to the removal area instead of the sideline (ua.main.event.5), and so does a sidelined card."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if s.here(f.source) and g.place(slot_of(f.source)) == SIDELINE:
            remove(g, slot_of(f.source), "ua.text.instead.1", f.source)
            return NEXT
        for frame in s.stack:
            if isinstance(frame, proc.EventFrame) and frame.source == f.source:
                frame.afterwards = TO_REMOVAL
        return NEXT


@dataclass(eq=False)
class Provided(Action):
    """If a condition holds now, do this; else nothing, and what was to be chosen stands for nobody."""

    condition: Condition
    then: Action

    def __post_init__(self) -> None:
        self.truth = -1
        """The register that remembers for "otherwise" whether it held; the binder notes it."""

    def emit(self, code: list[Action]) -> None:
        test = UnlessHolds(self.condition, self.truth)
        code.append(test)
        self.then.emit(code)
        test.to = len(code)


@dataclass(eq=False)
class DoStep(Node):
    """A line of a list: instructions that are carried out if a number is reached."""

    n: Amount
    how: int
    action: Action


@dataclass(eq=False)
class DoListed(Action):
    """Carry out each line of a list whose number is reached, in printed order (ua.text.list.2)."""

    amount: Amount
    steps: list[DoStep]

    def emit(self, code: list[Action]) -> None:
        for step in self.steps:
            Provided(Counts(self.amount, step.n, step.how), step.action).emit(code)


@dataclass(eq=False)
class CountsAsUsed(Action):
    """From here on the ability has been used, for limits by turn (ua.cond.once.3); the builder puts it there."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        ability = ability_of(g, f.program, f.x[ABILITY])
        if ability is not None and may_activate(g, f.source, f.controller, ability):
            mark_used(g, f.source, f.controller, ability)
        return NEXT


class UnlessHolds(Action):
    """Jump unless a condition holds."""

    def __init__(self, condition: Condition, truth: int) -> None:
        self.condition = condition
        self.truth = truth
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        holds = self.condition.holds(s, f)
        if self.truth >= 0:
            f.sets[self.truth] = [1 if holds else 0]
        if holds:
            return NEXT
        fails(f)
        return self.to


register(
    Ready, Rest, LockNext, LockPhase, LockWhile, DoStep, DoListed, Oblige, WidenNextRange, DealDamage, NextCosts, Later,
    AtMoment, Watch, ActivateAbility, NoMoreCards, KeepLife, SendElsewhere, Provided,
)  # fmt: skip

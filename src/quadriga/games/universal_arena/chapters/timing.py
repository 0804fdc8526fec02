"""Card Use and Timing: one use of a card, from Before Use to Always."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.context import (
    BEGAN,
    CAME_THROUGH,
    CARD,
    DEALT,
    EVADED,
    FACE,
    FOES,
    FOLLOWED,
    GUARD,
    HIT,
    LEFT_ZERO,
    MEETS,
    METER_PAID,
    NO_HIT,
    PULLED,
    ROLL,
    STRUCK,
    TARGET,
    TARGETS,
    USE,
    USER,
    X,
    context,
    know,
    new_frame,
    raised,
    start,
)
from quadriga.games.universal_arena.chapters.damage import check_victory, deal
from quadriga.games.universal_arena.chapters.faces import (
    AFTER_USE,
    ALL_ALLIES,
    ALL_ENEMIES,
    ALWAYS,
    BEFORE_USE,
    DEALS_BONUS,
    DEALS_PERCENT,
    EVADE,
    NEXT_CARD,
    NO_COUNTER_HELPS,
    NO_COVER_HELPS,
    NO_EVADE_HELPS,
    NOT_EVADED,
    ON_DAMAGE,
    ON_EVADE,
    ON_FOLLOW_UP,
    ON_HIT,
    ON_HP_DAMAGE,
    ON_USE,
    ONE_ENEMY,
    SELF,
    T_BOUNCE,
    T_SPLASH,
    WHEN_CANCELLED,
    WHEN_DEALS,
    WHEN_EVADES,
    WHEN_HITS,
    WHEN_IS_HIT,
    WHEN_USES,
    CardFace,
)
from quadriga.games.universal_arena.chapters.playing import keywords_of, needs_met, single
from quadriga.games.universal_arena.chapters.power import roll
from quadriga.games.universal_arena.chapters.standing import total
from quadriga.games.universal_arena.chapters.statuses import (
    COVER_ADJACENT,
    COVER_ALL,
    THORNS,
    put,
    reduce,
    remove,
    watch,
)
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    JULY,
    Table,
    alive,
    card_face,
    changing,
    entry,
    entry_index,
    living,
    neighbours,
    printed,
    seat_of,
    status_face,
    table,
)
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State

# Who gets Shield and hit where a Defense meets an Attack (match option `stand_in`, uni.e2.defend.4)
STAND_IN_BOTH: Final = 0
SHIELD_TO_USER: Final = 1
DEFENSE_TARGET: Final = 2

TAKEN_UP: Final = 2
"""The number of a status that counts for the next card alone, while that card is used."""


def begin_use(s: Table, c: int, meets: int, guard: int) -> None:
    """Start using the card in slot `c`; `meets` is the other card of the pairing, `guard` a Defense met."""
    face = s.form[s.card[c]]
    e = entry(s, c)
    f = new_frame(CARD_USE, card_face(s, face).user, c, face)
    f.x[TARGET] = e.target
    f.x[X] = e.x
    f.x[MEETS] = meets
    f.x[GUARD] = guard
    if guard >= 0 and s.edition == JULY and single(card_face(s, face)):
        f.x[PULLED] = defender(s, guard)  # for this use alone (uni.e2.defend.9)
        f.x[TARGET] = f.x[PULLED]
    f.x[LEFT_ZERO] = 1
    f.x[FOLLOWED] = e.follow_up
    f.x[METER_PAID] = card_face(s, face).meter_x * e.x
    if e.roll > 0:
        f.x[ROLL] = e.roll - 1
        changing(s, c).roll = 0
    changing(s, c).opened = 1
    changing(s, c).face = face  # it keeps this form to the end (uni.house.forms.3)
    s.push(f)


def defender(s: Table, guard: int) -> int:
    """Whom the Attack hits that clashes with this Defense: its user, or its target by option (uni.e2.defend.4)."""
    user = printed(s, guard).user
    if s.match.option("stand_in", STAND_IN_BOTH) != DEFENSE_TARGET or entry_index(s, guard) < 0:
        return user
    aim = entry(s, guard).target
    return aim if aim >= 0 and seat_of(aim) == seat_of(user) else user


def place_of(s: Table) -> int:
    """The place on the stack of the use that goes on now."""
    return len(s.stack) - 1


class BeforeUse(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = f.x[CARD]
        face = card_face(g, f.x[FACE])
        # uni.house.cancel.1, uni.house.restrict.1
        if entry(g, c).cancelled == 1 or not needs_met(g, face, f.x[TARGET], False):
            cancelled(g, c)
            return USE_ENDS.number
        changing(g, c).used = 1
        if (g.standing >> NEXT_CARD) & 1 == 1:
            next_card_used(g, face, False)
        if g.recording:
            g.emit("use", "uni.timing.2", g.owner[c], g.handle(c))
        g.hit_types = face.types
        g.hit_name = face.name
        watch(g, face.user, WHEN_USES, -1, 1, f.x[TARGET])
        g.hit_types = 0
        g.hit_name = ""
        f.sets[TARGETS] = aimed(g, face, f.x[TARGET], False)
        run_timing(g, face, BEFORE_USE, place_of(g), f.sets[TARGETS])
        return NEXT


class AskForCover(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = f.x[CARD]
        bearers = covering(g, f, card_face(g, f.x[FACE]))
        if len(bearers) > 1:  # uni.kw.redirect.2
            g.ask(1 - g.owner[c], "cover", [option(PICK, ch) for ch in bearers], "uni.st.cover.1", g.handle(c))
            return NEXT
        if bearers:
            _cover(g, f, bearers[0])
        return ON_USE_STEP.number


class Cover(Step):
    def run(self, s: State, f: Frame) -> int:
        _cover(table(s), f, arg_a(s.picked))
        return NEXT


class OnUse(Step):
    """With its hits."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = f.x[CARD]
        face = card_face(g, f.x[FACE])
        if f.x[PULLED] < 0 and entry_index(g, c) >= 0:
            f.x[TARGET] = entry(g, c).target
        f.sets[TARGETS] = aimed(g, face, f.x[TARGET], True)
        f.x[FOES] = len(living(g, 1 - seat_of(face.user)))
        if face.insteads:
            see_insteads(g, f, face)
        if f.x[FOLLOWED] == 1 and face.at[ON_FOLLOW_UP] >= 0 and face.follow_up_instead:
            return NEXT  # uni.kw.followup.2
        run_timing(g, face, ON_USE, place_of(g), f.sets[TARGETS])
        return NEXT


def see_insteads(s: Table, f: Frame, face: CardFace) -> None:
    """Which conditions of an "instead" are true before the effect begins, for each target (uni.text.instead.1)."""
    targets = f.sets[TARGETS]
    for i in range(len(face.insteads)):
        if face.insteads[i].holds(s, f):
            f.x[BEGAN] |= 1 << (i * (CHARACTERS + 1) + CHARACTERS)
        for ch in targets:
            f.sets[TARGETS] = [ch]
            if face.insteads[i].holds(s, f):
                f.x[BEGAN] |= 1 << (i * (CHARACTERS + 1) + ch)
        f.sets[TARGETS] = targets


class OnFollowUp(Step):
    def run(self, s: State, f: Frame) -> int:
        if f.x[FOLLOWED] == 1:
            g = table(s)
            run_timing(g, card_face(g, f.x[FACE]), ON_FOLLOW_UP, place_of(g), f.sets[TARGETS])
        return NEXT


class AfterUse(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        run_timing(g, card_face(g, f.x[FACE]), AFTER_USE, place_of(g), f.sets[TARGETS])
        return NEXT


class NoteGuard(Step):
    """What the Defense has done to this Attack."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.x[HIT] == EVADED:
            changing(g, f.x[GUARD]).evaded = 1
            on_evade(g, f.x[GUARD], f.x[CARD])
        if f.x[HIT] != NO_HIT and f.x[LEFT_ZERO] == 1 and card_face(g, f.x[FACE]).pierces & NO_COUNTER_HELPS == 0:
            changing(g, f.x[GUARD]).countered = 1
        return NEXT


class Always(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        run_timing(g, card_face(g, f.x[FACE]), ALWAYS, place_of(g), f.sets[TARGETS])  # uni.house.timing.4
        return NEXT


class UseOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if (g.standing >> NEXT_CARD) & 1 == 1:
            next_card_used(g, card_face(g, f.x[FACE]), True)
        check_victory(g)  # uni.house.win.1
        return END


ON_USE_STEP: Final = OnUse()
USE_ENDS: Final = Always()
CARD_USE: Final = Procedure(
    "use", BeforeUse(), AskForCover(), Cover(), ON_USE_STEP, OnFollowUp(), AfterUse(), NoteGuard(), USE_ENDS, UseOver()
)


def next_card_used(s: Table, face: CardFace, over: bool) -> None:
    """What is so for the next card alone is taken up when its use begins, gone when it is over (uni.text.round.1)."""
    for st in s.order[face.user]:
        one = status_face(s, st)
        if one.next_card >= 0 and not one.on_play and face.types & one.next_card == one.next_card:
            if not over:
                put(s, face.user, st, TAKEN_UP)
            elif s.num[face.user][st] == TAKEN_UP:
                remove(s, face.user, st, "uni.text.round.1")


def on_evade(s: Table, guard: int, met: int) -> None:
    """What a Defense says for the case that its Evade has worked (uni.kw.evade.1)."""
    i = entry_index(s, guard)
    if i < 0 or s.entries[i].face < 0:
        return
    face = card_face(s, s.entries[i].face)
    k = face.at[ON_EVADE]
    if k >= 0:
        aim = s.entries[i].target
        p = start(s, face.user, guard, s.entries[i].face, k, -1, [aim] if aim >= 0 else [face.user])
        p.x[X] = s.entries[i].x
        p.x[MEETS] = met


def in_use(s: Table) -> bool:
    """Is a card being used?"""
    for f in s.stack:
        if f.procedure is CARD_USE:
            return True
    return False


def cancelled(s: Table, c: int) -> None:
    """Skip everything from Before Use to After Use (uni.timing.4)."""
    if s.recording:
        s.emit("cancelled", "uni.timing.4", s.owner[c], s.handle(c))
    watch(s, printed(s, c).user, WHEN_CANCELLED, -1, 1)


def run_timing(s: Table, face: CardFace, timing: int, at: int, targets: list[int], dealt: int = -1) -> None:
    """Run what a card says at one timing of the use at place `at` of the stack (uni.timing.7).

    `dealt` is the damage of the hit that it belongs to, or -1.
    """
    k = face.at[timing]
    if k >= 0:
        f = s.stack[at]
        p = start(s, face.user, f.x[CARD], f.x[FACE], k, at, targets)
        p.x[DEALT] = dealt


def aimed(s: Table, face: CardFace, target: int, bounce: bool) -> list[int]:
    """Everybody the card affects, main target first, then left to right (uni.house.target.1, uni.house.aoe.1)."""
    seat = seat_of(face.user)
    if face.target == ALL_ENEMIES:
        return living(s, 1 - seat)  # uni.type.aoe.1
    if face.target == ALL_ALLIES:
        return living(s, seat)
    if face.target == SELF:
        return [face.user] if alive(s, face.user) else []
    if target < 0 or not alive(s, target):
        return []  # uni.house.target.2
    if (seat_of(target) == seat) != (face.target != ONE_ENEMY):
        return []  # another form cannot use that target (uni.house.forms.3)
    found = [target]
    if face.types & T_SPLASH != 0:
        found += neighbours(s, target)  # uni.type.splash.1, uni.house.splash.1
    bounces = face.bounces
    if bounces == 0 and face.types & T_BOUNCE != 0:
        bounces = 1  # uni.type.bounce.1
    if bounce and bounces > 0:
        beside = neighbours(s, target)
        if beside:
            for _ in range(bounces):  # uni.kw.bounce.1
                found.append(beside[s.chance.below(len(beside))])
            s.mark()
    return found


# -- Cover and Redirect --------------------------------------------------------------------


def covering(s: Table, f: Frame, face: CardFace) -> list[int]:
    """Who could take this Attack for its target (uni.st.cover.1)."""
    found: list[int] = []
    target = f.x[TARGET]
    if face.pierces & NO_COVER_HELPS != 0:
        return found
    if not face.attack or not single(face) or target < 0 or not alive(s, target) or f.x[PULLED] >= 0:
        return found  # not asked where a Defense draws the hit (uni.e2.defend.7)
    if seat_of(target) == seat_of(face.user) or entry(s, f.x[CARD]).redirected == 1:
        return found
    beside = neighbours(s, target)
    for ch in living(s, seat_of(target)):
        if ch != target and (s.num[ch][COVER_ALL] > 0 or (s.num[ch][COVER_ADJACENT] > 0 and ch in beside)):
            found.append(ch)
    return found


def _cover(s: Table, f: Frame, ch: int) -> None:
    near = ch in neighbours(s, f.x[TARGET])
    st = COVER_ADJACENT if near and s.num[ch][COVER_ADJACENT] > 0 else COVER_ALL
    redirect(s, f.x[CARD], ch, "uni.st.cover.1")
    f.x[TARGET] = ch
    reduce(s, ch, st, 1)


def redirect(s: Table, c: int, ch: int, rule: str) -> None:
    """Turn a single-target card to another character, once per use (uni.kw.redirect.1, uni.kw.redirect.2)."""
    if entry(s, c).redirected == 1 or printed(s, c).pierces & NO_COVER_HELPS != 0:
        return
    changing(s, c).target = ch
    changing(s, c).redirected = 1
    if s.recording:
        s.emit("redirected", rule, seat_of(ch), s.handle(c), other=s.handle(ch))


# -- hits ----------------------------------------------------------------------------------

class HitsFrame(Frame):
    """Knows what a program knows, beside what is counted here."""

    FIELDS = (
        "hits_left", "divisor", "factor", "plus", "fixed", "rolled", "at_target", "was_hit", "damaged", "hp_lost",
        "landed",
    )  # fmt: skip

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.hits_left = 0
        self.divisor = 1
        self.factor = 1
        self.plus = 0
        """What is added to each roll once it is multiplied and divided."""
        self.fixed = -1
        """The written amount of each hit, or -1 where Power is rolled."""
        self.rolled = False
        """The first hit has had its roll."""
        self.at_target = 0
        self.was_hit = False
        self.damaged = False
        self.hp_lost = False
        self.landed = 0

    def copy(self) -> Frame:
        f = HitsFrame(self.source, self.controller)
        f.stand(self)
        f.x = self.x[:]
        f.sets = self.sets[:]
        f.hits_left = self.hits_left
        f.divisor = self.divisor
        f.factor = self.factor
        f.plus = self.plus
        f.fixed = self.fixed
        f.rolled = self.rolled
        f.at_target = self.at_target
        f.was_hit = self.was_hit
        f.damaged = self.damaged
        f.hp_lost = self.hp_lost
        f.landed = self.landed
        return f


def hitting(f: Frame) -> HitsFrame:
    assert isinstance(f, HitsFrame)
    return f


def begin_hits(
    s: Table, f: Frame, targets: list[int], hits: int, divisor: int, fixed: int, factor: int = 1, plus: int = 0
) -> None:
    """A damage sentence: so many hits, each a roll divided by `divisor` (or a fixed amount) on every target."""
    u = context(s, f)
    user = u.x[USER]
    h = HitsFrame(u.x[CARD] if u.x[CARD] >= 0 else user, seat_of(user))
    h.procedure = HITS
    know(h, user, u.x[CARD], u.x[FACE])
    h.x[USE] = f.x[USE]
    h.hits_left = hits
    h.divisor = divisor
    h.factor = factor
    h.plus = plus
    h.fixed = fixed
    h.sets[TARGETS] = targets
    s.push(h)


class NextHit(Step):
    """Roll once for each hit; the first takes the roll of the use (uni.power.8, uni.power.9, uni.house.timing.3)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        h = hitting(f)
        if h.hits_left <= 0:
            return END
        u = context(g, h)
        if h.fixed < 0 and (u.x[ROLL] < 0 or h.rolled):
            u.x[ROLL] = raised(u, roll(g, h.x[CARD], card_face(g, h.x[FACE]), u.x[X], "uni.power.2"))
        h.rolled = True
        h.hits_left -= 1
        h.at_target = 0
        return NEXT


class HitTarget(Step):
    """Per target the damage stages …"""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        h = hitting(f)
        targets = h.sets[TARGETS]
        while h.at_target < len(targets) and not alive(g, targets[h.at_target]):
            h.at_target += 1
        if h.at_target >= len(targets):
            return AGAIN
        _hit(g, h, context(g, h), card_face(g, h.x[FACE]), targets[h.at_target])
        return NEXT


class AfterHit(Step):
    """… then On Hit (uni.term.onhit.1), which is pushed last, so it comes first."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        h = hitting(f)
        only = [h.sets[TARGETS][h.at_target]]
        h.at_target += 1
        if h.was_hit:
            face = card_face(g, h.x[FACE])
            if h.hp_lost:
                run_timing(g, face, ON_HP_DAMAGE, h.x[USE], only, h.landed)  # uni.term.onhpdamage.1
            if h.damaged:
                run_timing(g, face, ON_DAMAGE, h.x[USE], only, h.landed)  # uni.term.ondamage.1
            run_timing(g, face, ON_HIT, h.x[USE], only, h.landed)
        return HIT_TARGET.number


HIT_TARGET: Final = HitTarget()
HITS: Final = Procedure("hits", NextHit(), HIT_TARGET, AfterHit(), kind=HitsFrame)


def cannot_be_evaded(s: Table, face: CardFace) -> bool:
    if face.pierces & NO_EVADE_HELPS != 0:
        return True
    return s.standing != 0 and total(s, face.user, NOT_EVADED, face.types, face.name) > 0


def own_damage(s: Table, h: HitsFrame, face: CardFace, target: int) -> int:
    """By how many percent the card's own text changes its hit on this target (uni.house.roll.2)."""
    n = 0
    aimed_at = h.sets[TARGETS]
    h.sets[TARGETS] = [target]
    for own in face.own_damage:
        if own.condition is None or own.condition.holds(s, h):
            n += own.sign * own.amount.value(s, h)
    h.sets[TARGETS] = aimed_at
    return n


def _hit(s: Table, h: HitsFrame, u: Frame, face: CardFace, target: int) -> None:
    user = face.user
    amount = u.x[ROLL] * h.factor // max(1, h.divisor) + h.plus if h.fixed < 0 else h.fixed  # uni.term.round.1
    if s.standing != 0 or face.own_damage:
        more = own_damage(s, h, face, target) + total(s, user, DEALS_PERCENT, face.types, face.name, target)
        amount = max(0, amount * (100 + more) // 100)
    deal(s, target, amount, face.types, user, "uni.text.damage.1", s.handle(h.x[CARD]), face.pierces)
    landed = s.landed
    guard = u.x[GUARD]
    soaked = False
    evades = False
    if guard >= 0:
        i = entry_index(s, guard)
        if i >= 0 and (s.entries[i].shielded >> target) & 1 == 1:
            soaked = s.entering > 0 and s.through_shield == 0
            used_as = s.entries[i].face
            if used_as >= 0:
                evades = (keywords_of(s, card_face(s, used_as)) | s.entries[i].gained) & EVADE != 0
        if not soaked:
            u.x[LEFT_ZERO] = 0
    if soaked and evades and not cannot_be_evaded(s, face):  # uni.kw.evade.1, uni.house.evade.1
        h.was_hit = False
        if u.x[HIT] == NO_HIT:
            u.x[HIT] = EVADED
        if s.recording:
            s.emit("evaded", "uni.kw.evade.1", seat_of(target), s.handle(target))
        watch(s, target, WHEN_EVADES, -1, 1, user)
        return
    u.x[DEALT] += landed
    u.x[HIT] = CAME_THROUGH
    u.x[STRUCK] |= 1 << target
    h.was_hit = True
    h.damaged = landed > 0
    h.landed = landed
    h.hp_lost = s.hp_lost > 0
    if s.recording:
        s.emit("hit", "uni.clash.16", seat_of(target), s.handle(target), cause=s.handle(h.x[CARD]))
    if s.num[target][THORNS] > 0 and alive(s, user):
        deal(s, user, s.num[target][THORNS], 0, -1, "uni.st.thorns.1")
    s.hit_types = face.types
    s.hit_name = face.name
    watch(s, target, WHEN_IS_HIT, -1, landed, user)
    if alive(s, user):
        watch(s, user, WHEN_HITS, -1, landed, target)
        if landed > 0:
            watch(s, user, WHEN_DEALS, -1, landed, target)
    s.hit_types = 0
    s.hit_name = ""
    if (s.standing >> DEALS_BONUS) & 1 == 1:
        bonus = total(s, user, DEALS_BONUS, face.types, face.name, target)
        if bonus > 0:  # uni.text.bonus.1
            deal(s, target, bonus, face.types, -1, "uni.house.bonus.1", s.handle(h.x[CARD]))
            u.x[DEALT] += s.landed

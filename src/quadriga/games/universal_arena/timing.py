"""Card Use and Timing: one use of a card, from Before Use to Always."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.context import (
    BEGAN,
    CARD,
    FACE,
    FOLLOWED,
    GUARD,
    HIT,
    LEFT_ZERO,
    MEETS,
    METER_PAID,
    P_HITS,
    P_USE,
    ROLL,
    TARGET,
    TARGETS,
    USE,
    USER,
    X,
    context,
    new_frame,
    start,
)
from quadriga.games.universal_arena.damage import check_victory, deal
from quadriga.games.universal_arena.faces import (
    AFTER_USE,
    ALL_ALLIES,
    ALL_ENEMIES,
    ALWAYS,
    BEFORE_USE,
    EVADE,
    ON_DAMAGE,
    ON_FOLLOW_UP,
    ON_HIT,
    ON_HP_DAMAGE,
    ON_USE,
    ONE_ENEMY,
    SELF,
    T_BOUNCE,
    T_SPLASH,
    WHEN_HITS,
    CardFace,
)
from quadriga.games.universal_arena.playing import needs_met, single
from quadriga.games.universal_arena.power import roll
from quadriga.games.universal_arena.statuses import COVER_ADJACENT, COVER_ALL, THORNS, reduce, watch
from quadriga.games.universal_arena.table import (
    E_CANCELLED,
    E_COUNTERED,
    E_EVADED,
    E_EVADES,
    E_FACE,
    E_FOLLOW_UP,
    E_OPENED,
    E_REDIRECTED,
    E_SHIELDED,
    E_TARGET,
    E_USED,
    E_X,
    Table,
    alive,
    card_face,
    entry,
    entry_index,
    living,
    neighbours,
    note,
    seat_of,
)
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame


def begin_use(s: Table, c: int, meets: int, guard: int) -> None:
    """Start using the card in slot `c`; `meets` is the other card of the pairing, `guard` a Defense met."""
    face = s.form[s.card[c]]
    e = entry(s, c)
    f = new_frame(P_USE, card_face(s, face).user, c, face)
    f.x[TARGET] = e[E_TARGET]
    f.x[X] = e[E_X]
    f.x[MEETS] = meets
    f.x[GUARD] = guard
    f.x[LEFT_ZERO] = 1
    f.x[FOLLOWED] = e[E_FOLLOW_UP]
    f.x[METER_PAID] = card_face(s, face).meter_x * e[E_X]
    note(s, c, E_OPENED, 1)
    note(s, c, E_FACE, face)  # it keeps this form to the end (uni.house.forms.3)
    s.push(f)


def use(s: Table, f: Frame) -> None:
    """Before Use, On Use (with its hits), After Use, Always."""
    c = f.x[CARD]
    face = card_face(s, f.x[FACE])
    at = len(s.stack) - 1
    pc = f.pc
    if pc == 0:
        e = entry(s, c)
        if e[E_CANCELLED] == 1 or not needs_met(s, face, f.x[TARGET]):  # uni.house.cancel.1, uni.house.restrict.1
            f.pc = 6
            cancelled(s, c)
            return
        f.pc = 1
        note(s, c, E_USED, 1)
        if s.recording:
            s.emit("use", "uni.timing.2", s.owner[c], s.handle(c))
        f.sets[TARGETS] = aimed(s, face, f.x[TARGET], False)
        run_timing(s, face, BEFORE_USE, at, f.sets[TARGETS])
    elif pc == 1:
        if f.phase == 1:
            f.phase = 0
            f.pc = 2
            _cover(s, f, arg_a(s.picked))
        else:
            bearers = covering(s, f, face)
            if len(bearers) > 1:  # uni.kw.redirect.2
                f.phase = 1
                s.ask(1 - s.owner[c], "cover", [option(PICK, ch) for ch in bearers], "uni.st.cover.1", s.handle(c))
                return
            f.pc = 2
            if bearers:
                _cover(s, f, bearers[0])
    elif pc == 2:
        f.pc = 3
        f.x[TARGET] = entry(s, c)[E_TARGET] if entry_index(s, c) >= 0 else f.x[TARGET]
        f.sets[TARGETS] = aimed(s, face, f.x[TARGET], True)
        for i in range(len(face.insteads)):
            if face.insteads[i].holds(s, f):  # uni.text.instead.1
                f.x[BEGAN] |= 1 << i
        if f.x[FOLLOWED] == 1 and face.at[ON_FOLLOW_UP] >= 0 and face.follow_up_instead:
            f.pc = 4
            run_timing(s, face, ON_FOLLOW_UP, at, f.sets[TARGETS])  # uni.kw.followup.2
        else:
            run_timing(s, face, ON_USE, at, f.sets[TARGETS])
    elif pc == 3:
        f.pc = 4
        if f.x[FOLLOWED] == 1:
            run_timing(s, face, ON_FOLLOW_UP, at, f.sets[TARGETS])
    elif pc == 4:
        f.pc = 5
        run_timing(s, face, AFTER_USE, at, f.sets[TARGETS])
    elif pc == 5:
        f.pc = 6
        if f.x[HIT] == 2:
            note(s, f.x[GUARD], E_EVADED, 1)
        if f.x[HIT] > 0 and f.x[LEFT_ZERO] == 1:
            note(s, f.x[GUARD], E_COUNTERED, 1)
    elif pc == 6:
        f.pc = 7
        run_timing(s, face, ALWAYS, at, f.sets[TARGETS])  # uni.house.timing.4
    else:
        s.pop()
        check_victory(s)  # uni.house.win.1


def cancelled(s: Table, c: int) -> None:
    """Skip everything from Before Use to After Use (uni.timing.4)."""
    if s.recording:
        s.emit("cancelled", "uni.timing.4", s.owner[c], s.handle(c))


def run_timing(s: Table, face: CardFace, timing: int, at: int, targets: list[int]) -> None:
    """Run what a card says at one timing of the use at place `at` of the stack (uni.timing.7)."""
    k = face.at[timing]
    if k >= 0:
        f = s.stack[at]
        start(s, face.user, f.x[CARD], f.x[FACE], k, at, targets)


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
    if not face.attack or not single(face) or target < 0 or not alive(s, target):
        return found
    if seat_of(target) == seat_of(face.user) or entry(s, f.x[CARD])[E_REDIRECTED] == 1:
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
    if entry(s, c)[E_REDIRECTED] == 1:
        return
    note(s, c, E_TARGET, ch)
    note(s, c, E_REDIRECTED, 1)
    if s.recording:
        s.emit("redirected", rule, seat_of(ch), s.handle(c), other=s.handle(ch))


# -- hits ----------------------------------------------------------------------------------

# Numbers of a frame of hits, beside those of a context.
HITS_LEFT: Final = 0
DIVISOR: Final = 1
AT_TARGET: Final = 2
WAS_HIT: Final = 3
"""Bits: it was a hit, damage landed, HP was lost."""


def begin_hits(s: Table, f: Frame, targets: list[int], hits: int, divisor: int) -> None:
    """A damage sentence: so many hits, each a roll divided by `divisor` on every target."""
    use_frame = context(s, f)
    h = new_frame(P_HITS, use_frame.x[USER], use_frame.x[CARD], use_frame.x[FACE])
    h.x[USE] = f.x[USE]
    h.x[HITS_LEFT] = hits
    h.x[DIVISOR] = divisor
    h.sets[TARGETS] = targets
    s.push(h)


def hits(s: Table, h: Frame) -> None:
    """Each hit: roll once; per target the damage stages, then On Hit and Thorns (uni.house.timing.3)."""
    u = context(s, h)
    face = card_face(s, h.x[FACE])
    targets = h.sets[TARGETS]
    if h.pc == 0:
        if h.x[HITS_LEFT] <= 0:
            s.pop()
            return
        if u.x[ROLL] < 0 or h.phase == 1:  # the first hit takes the roll of the use (uni.power.8, uni.power.9)
            u.x[ROLL] = roll(s, h.x[CARD], face, u.x[X], "uni.power.2")
        h.phase = 1
        h.x[HITS_LEFT] -= 1
        h.x[AT_TARGET] = 0
        h.pc = 1
    elif h.pc == 1:
        k = h.x[AT_TARGET]
        if k >= len(targets):
            h.pc = 0
            return
        target = targets[k]
        if not alive(s, target):
            h.x[AT_TARGET] = k + 1
            return
        h.pc = 2
        _hit(s, h, u, face, target)
    elif h.pc == 2:
        target = targets[h.x[AT_TARGET]]
        h.pc = 1
        h.x[AT_TARGET] += 1
        if h.x[WAS_HIT] == 0:
            return
        at = h.x[USE]
        only = [target]
        if h.x[WAS_HIT] & 4 != 0:
            run_timing(s, face, ON_HP_DAMAGE, at, only)  # uni.term.onhpdamage.1
        if h.x[WAS_HIT] & 2 != 0:
            run_timing(s, face, ON_DAMAGE, at, only)  # uni.term.ondamage.1
        run_timing(s, face, ON_HIT, at, only)  # pushed last, so it comes first (uni.term.onhit.1)


def _hit(s: Table, h: Frame, u: Frame, face: CardFace, target: int) -> None:
    user = face.user
    amount = u.x[ROLL] // max(1, h.x[DIVISOR])  # uni.term.round.1
    deal(s, target, amount, face.types, user, "uni.text.damage.1", s.handle(h.x[CARD]))
    guard = u.x[GUARD]
    soaked = False
    evades = False
    if guard >= 0:
        i = entry_index(s, guard)
        if i >= 0 and (s.entries[i][E_SHIELDED] >> target) & 1 == 1:
            soaked = s.entering > 0 and s.through_shield == 0
            used_as = s.entries[i][E_FACE]
            if used_as >= 0:
                evades = card_face(s, used_as).keywords & EVADE != 0 or s.entries[i][E_EVADES] == 1
        if not soaked:
            u.x[LEFT_ZERO] = 0
    if soaked and evades:  # uni.kw.evade.1, uni.house.evade.1
        h.x[WAS_HIT] = 0
        if u.x[HIT] == 0:
            u.x[HIT] = 2
        if s.recording:
            s.emit("evaded", "uni.kw.evade.1", seat_of(target), s.handle(target))
        return
    u.x[HIT] = 1
    h.x[WAS_HIT] = 1 | (2 if s.landed > 0 else 0) | (4 if s.hp_lost > 0 else 0)
    if s.recording:
        s.emit("hit", "uni.clash.16", seat_of(target), s.handle(target), cause=s.handle(h.x[CARD]))
    if s.num[target][THORNS] > 0 and alive(s, user):
        deal(s, user, s.num[target][THORNS], 0, -1, "uni.st.thorns.1")
    if alive(s, user):
        watch(s, user, WHEN_HITS, -1, 1, target)

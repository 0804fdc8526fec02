"""Playing Cards: what a card costs, how fast it is, whom it may be aimed at and where it fits."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.context import PROGRAM, TARGET, TARGETS, USER, new_frame
from quadriga.games.universal_arena.chapters.faces import (
    ALL_ALLIES,
    ALL_ENEMIES,
    ANOTHER_ALLY,
    ASSIST,
    BY_ALLIES,
    BY_ENEMIES,
    COSTS,
    COSTS_EXACTLY,
    FAST,
    FOLLOW_UP,
    FORBIDDEN,
    KEYWORDS,
    NOT_AIMED_AT,
    ONCE_A_TURN,
    ONE_ALLY,
    ONE_ENEMY,
    SELF,
    SLOW,
    SPEED_STEPS,
    T_MAGICAL,
    T_PHYSICAL,
    T_SPECIAL,
    TWO,
    CardFace,
)
from quadriga.games.universal_arena.chapters.standing import cut_to, together, total
from quadriga.games.universal_arena.chapters.statuses import (
    DISARM,
    FOCUS,
    HASTE,
    SEAL,
    SHARED,
    SILENCE,
    SLOWED,
    STRAIN,
    STUN,
    TAUNT,
)
from quadriga.games.universal_arena.chapters.table import (
    HAND,
    ULTIMATES,
    Table,
    alive,
    card,
    character,
    living,
    place,
    seat_of,
    status_face,
)
from quadriga.kernel.frames import Frame

# How a card comes to be played
FROM_HAND: Final = 0
"""With priority, or as the opening card."""
AS_FOLLOW_UP: Final = 1
AS_ASSIST: Final = 2
AS_COUNTER: Final = 3

LARGEST_X: Final = 99  # a bound for texts that name none; Energy and Meter stop it long before

# Why a card cannot be played, with the rule: the answers of `refusal`.
REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("no-barred", "uni.term.cannotplay.1"),
    ("no-character-defeated", "uni.term.defeated.1"),
    ("no-character-stunned", "uni.house.stun.1"),
    ("no-status-forbids", "uni.status.17"),
    ("no-disarm", "uni.st.disarm.1"),
    ("no-silence", "uni.st.silence.1"),
    ("no-seal", "uni.st.seal.1"),
    ("no-energy", "uni.play.2"),
    ("no-meter", "uni.type.ultimate.1"),
    ("no-requirement", "uni.text.use.1"),
    ("no-target", "uni.play.3"),
    ("no-too-slow", "uni.combat.8"),
    ("no-window", "uni.house.window.1"),
]
"""Why a card cannot be played: the message, and the rule."""
OK: Final = 0


def energy_cost(s: Table, c: int, face: CardFace, x: int, how: int) -> int:
    """printed or X + Strain + marks - Focus - other cuts - Follow-Up discount, at least 0 (uni.house.energy.1)."""
    if not face.pays_energy:
        return face.energy_x * x
    num = s.num[face.user]
    cost = face.energy + face.energy_x * x + num[STRAIN] - num[FOCUS]  # uni.st.strain.1, uni.st.focus.1
    cost += s.dearer[c] + s.prepared[c]
    for st in s.order[face.user]:
        if st >= SHARED:
            own = status_face(s, st)
            if own.cuts_cost:
                cost -= num[st]
            for i in range(0, len(own.costs), 2):
                if own.costs[i + 1] == 0 or own.costs[i + 1] & face.types != 0:
                    cost += own.costs[i]
    innate = character(s, face.user).costs
    for i in range(0, len(innate), 2):
        if innate[i + 1] == 0 or innate[i + 1] & face.types != 0:
            cost += innate[i]
    if s.standing != 0:
        cost += total(s, face.user, COSTS, face.types, face.name)
        if (s.standing >> COSTS_EXACTLY) & 1 == 1:
            exactly = total(s, face.user, COSTS_EXACTLY, face.types, face.name)
            if exactly > 0:
                cost += exactly - 1 - face.energy - face.energy_x * x
    if how == AS_FOLLOW_UP:
        cost -= face.follow_up_discount
    if face.own_costs:
        f = seen_from(s, face, -1)
        for own_cost in face.own_costs:
            if own_cost.condition is None or own_cost.condition.holds(s, f):
                n = own_cost.amount.value(s, f)
                cost += own_cost.sign * n if own_cost.sign != 0 else n - face.energy - face.energy_x * x
    cost = max(0, cost)
    return cut_to(s, face.user, cost, face.types, face.name) if (s.standing >> COSTS) & 1 == 1 else cost


def meter_cost(s: Table, face: CardFace, x: int) -> int:
    """The Meter part changes only by effects that name Meter, and stops at 0 (uni.e2.cost.2, uni.e2.cost.3)."""
    cost = face.meter + face.meter_x * x
    if cost > 0:
        for st in s.order[face.user]:
            if st >= SHARED:
                cost += status_face(s, st).meter_cost
    return max(0, cost)


def speed(s: Table, face: CardFace) -> int:
    """Haste and Slow cancel step by step; two steps are all that three zones have (uni.status.13, uni.play.8)."""
    num = s.num[face.user]
    at = face.speed
    if face.own_speeds:
        f = seen_from(s, face, -1)
        for own_speed in face.own_speeds:
            if own_speed.condition.holds(s, f):
                at = own_speed.bit
    if s.standing != 0:
        at -= total(s, face.user, SPEED_STEPS, face.types, face.name)
    return min(SLOW, max(FAST, at - num[HASTE] + num[SLOWED]))


def keywords_of(s: Table, face: CardFace) -> int:
    """Printed, or granted by its character or a status of it (uni.status.17)."""
    found = face.keywords
    innate = character(s, face.user).grants
    for i in range(0, len(innate), 2):
        if innate[i + 1] == 0 or innate[i + 1] & face.types != 0:
            found |= innate[i]
    for st in s.order[face.user]:
        if st >= SHARED:
            own = status_face(s, st)
            grants = own.grants
            for i in range(0, len(grants), 4):
                if grants[i + 1] == 0 or grants[i + 1] & face.types != 0:
                    counted = grants[i + 2] == 1 and own.mode == TWO
                    if (s.cnt[face.user][st] if counted else s.num[face.user][st]) >= grants[i + 3]:
                        found |= grants[i]
    if s.standing != 0:
        found |= together(s, face.user, KEYWORDS, face.types, face.name)
    if face.own_keywords:
        f = seen_from(s, face, -1)
        for own_keyword in face.own_keywords:
            if own_keyword.condition.holds(s, f):
                found |= own_keyword.bit
    return found


def forbidden(s: Table, face: CardFace) -> bool:
    """Does something that holds forbid its character's card, by its types or its name (uni.term.cannotplay.1)?"""
    return total(s, face.user, FORBIDDEN, face.types, face.name) > 0


def stunned(s: Table, ch: int) -> bool:
    """Does a Stun work this turn? One gained since Turn Start still waits (uni.house.stun.1)."""
    return s.num[ch][STUN] > 0 and s.cnt[ch][STUN] > 0


def needs_met(s: Table, face: CardFace, target: int, on_play: bool) -> bool:
    """Use conditions, on the user or on the target; some are asked on play only (uni.text.use.1, uni.e2.text.2)."""
    if not face.needs and not (on_play and face.play_needs):
        return True
    f = seen_from(s, face, target)
    for condition in face.needs:
        if not condition.holds(s, f):
            return False
    if on_play:
        for condition in face.play_needs:
            if not condition.holds(s, f):
                return False
    return True


def seen_from(s: Table, face: CardFace, target: int) -> Frame:
    """A frame to ask conditions and amounts of a card with, before it is used."""
    f = s.lens
    if len(f.x) == 0:
        f = new_frame(PROGRAM, face.user, -1, -1)
        s.lens = f
    f.x[USER] = face.user
    f.x[TARGET] = target
    f.sets[TARGETS] = [target] if target >= 0 else []
    return f


def single(face: CardFace) -> bool:
    """Is a target named on play?"""
    return face.target == ONE_ENEMY or face.target == ONE_ALLY or face.target == ANOTHER_ALLY


def targets(s: Table, face: CardFace, only: int) -> list[int]:
    """The characters it may be aimed at, left to right; `only` is a Counter's attacker or -1 (uni.play.3)."""
    kind = face.target
    seat = seat_of(face.user)
    if kind == SELF or kind == ALL_ALLIES:
        found = [face.user]
    elif kind == ALL_ENEMIES:
        found = living(s, 1 - seat)[:1]
    elif kind == ONE_ENEMY:
        found = [ch for ch in living(s, 1 - seat) if needs_met(s, face, ch, True)]
        if s.standing != 0:
            found = [ch for ch in found if together(s, ch, NOT_AIMED_AT, face.types) & BY_ENEMIES == 0]
        taunting = [ch for ch in found if s.num[ch][TAUNT] > 0]
        if taunting:
            found = taunting  # uni.st.taunt.1
    else:
        found = [ch for ch in living(s, seat) if (kind == ONE_ALLY or ch != face.user) and needs_met(s, face, ch, True)]
        if s.standing != 0:
            types = face.types
            found = [ch for ch in found if ch == face.user or together(s, ch, NOT_AIMED_AT, types) & BY_ALLIES == 0]
    if only >= 0:  # uni.kw.counter.1
        if kind == ALL_ENEMIES:
            return found
        return [only] if kind == ONE_ENEMY and only in found else []
    return found


def largest_x(s: Table, c: int, face: CardFace, how: int) -> int:
    """The largest X that can be named: allowed by the text, affordable, and there to be spent (uni.house.x.1)."""
    seat = seat_of(face.user)
    most = face.x_most
    if face.x_status >= 0:
        most = min(most, s.num[face.user][face.x_status])
    while most > face.x_least and (
        energy_cost(s, c, face, most, how) > s.energy[seat] or meter_cost(s, face, most) > s.meter[seat]
    ):
        most -= 1
    return most


def rows(s: Table, face: CardFace, how: int) -> list[int]:
    """The zones it may be put into now (uni.board.4 to 6, uni.combat.6 to 8)."""
    at = speed(s, face)
    if how != FROM_HAND:
        return [s.resolving] if at <= s.resolving else []  # uni.house.window.1
    slowest = SLOW if s.row < 0 else s.row
    return [z for z in range(3) if at <= z <= slowest]


def refusal(s: Table, c: int, how: int, only: int) -> int:
    """Why this card cannot be played now, as a place in REFUSALS; OK if it can."""
    face = card(s, c)
    ch = face.user
    seat = seat_of(ch)
    if s.barred[seat] == 1:  # uni.house.window.3
        return 1
    if face.only_as != 0 and face.only_as != how:  # uni.e2.window.14
        return 13
    if not alive(s, ch):
        return 2
    if face.once != 0:
        flags = s.flags_turn if face.once == ONCE_A_TURN else s.flags_game
        if (flags[ch] >> face.once_flag) & 1 == 1:
            return 10
    num = s.num[ch]
    types = face.types
    if stunned(s, ch):
        return 3
    for st in s.order[ch]:
        if st >= SHARED and (status_face(s, st).forbids_all or status_face(s, st).forbids & types != 0):
            return 4
    if s.standing != 0 and forbidden(s, face):
        return 4
    if types & T_PHYSICAL != 0 and num[DISARM] > 0:  # uni.status.11
        return 5
    if types & T_MAGICAL != 0 and num[SILENCE] > 0:
        return 6
    if types & T_SPECIAL != 0 and num[SEAL] > 0:
        return 7
    if energy_cost(s, c, face, face.x_least, how) > s.energy[seat]:
        return 8
    if meter_cost(s, face, face.x_least) > s.meter[seat]:
        return 9
    at = speed(s, face)
    if how != FROM_HAND:
        if at > s.resolving:
            return 12
    elif s.row >= 0 and at > s.row:
        return 12
    if not face.needs and not face.play_needs and only < 0 and face.target != ANOTHER_ALLY and s.standing == 0:
        return OK  # the user stands, and so does some enemy: there is a target
    if not single(face) and not needs_met(s, face, -1, True):
        return 10
    return OK if targets(s, face, only) else 11


def fits_window(s: Table, c: int, ch: int) -> int:
    """How a card may answer the use of a card of `ch`: as Follow-Up, as Assist, or not (0)."""
    face = card(s, c)
    if face.user == ch:
        return AS_FOLLOW_UP if keywords_of(s, face) & FOLLOW_UP != 0 else 0  # uni.kw.followup.1
    if keywords_of(s, face) & ASSIST != 0:
        return AS_ASSIST  # uni.kw.assist.1
    return 0


def playable(s: Table, seat: int) -> list[int]:
    """Slots of the cards and Ultimates that this player could play with priority now."""
    found: list[int] = []
    for c in s.zones[place(seat, HAND)]:
        if refusal(s, c, FROM_HAND, -1) == OK:
            found.append(c)
    for c in s.zones[place(seat, ULTIMATES)]:  # uni.type.ultimate.1
        if refusal(s, c, FROM_HAND, -1) == OK:
            found.append(c)
    return found


def responses(s: Table, seat: int, ch: int, attacker: int) -> list[int]:
    """Cards that may be played in a window: after a use of `ch`, or as a Counter against `attacker`."""
    found: list[int] = []
    for where in (HAND, ULTIMATES):
        for c in s.zones[place(seat, where)]:
            if attacker >= 0:
                if refusal(s, c, AS_COUNTER, attacker) == OK:
                    found.append(c)
            else:
                how = fits_window(s, c, ch)
                if how != 0 and refusal(s, c, how, -1) == OK:
                    found.append(c)
    return found

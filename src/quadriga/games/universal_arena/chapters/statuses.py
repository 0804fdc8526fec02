"""Status Effects: the frame they share, and the thirty that belong to nobody."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import Condition
from quadriga.games.universal_arena.chapters.context import TARGETS, unsettle
from quadriga.games.universal_arena.chapters.faces import (
    BY_ALLY,
    BY_ANYBODY,
    BY_ITSELF,
    BY_OTHER_ALLY,
    EACH_TIME,
    EVENTS,
    KIND_BARRED,
    NEGATIVE,
    ONCE_A_TURN,
    ONE,
    PLAIN,
    POSITIVE,
    STATUS_BARRED,
    TWO,
    UNIQUE,
    WHEN_GAINS,
    WHEN_INFLICTED,
    WHEN_INFLICTS,
    WHEN_LOSES,
    WHEN_REACHES,
    WHEN_SPENDS,
    StatusFace,
    Trigger,
)
from quadriga.games.universal_arena.chapters.standing import bearer, holds
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    HAND,
    Emptied,
    Table,
    Waiting,
    alive,
    character,
    living,
    place,
    seat_of,
    status_face,
)

BLEED: Final = 0
BURN: Final = 1
DISARM: Final = 2
FRAIL: Final = 3
POISON: Final = 4
ROOT: Final = 5
SEAL: Final = 6
SILENCE: Final = 7
SLOWED: Final = 8
FRAZZLE: Final = 9
STAGGER: Final = 10
STRAIN: Final = 11
STAGNATE: Final = 12
STUN: Final = 13
WEAK: Final = 14
VULNERABLE: Final = 15
WOUND: Final = 16
WITHER: Final = 17
DEXTERITY: Final = 18
FOCUS: Final = 19
FORTIFIED: Final = 20
HASTE: Final = 21
STRENGTH: Final = 22
BARRIER: Final = 23
INVULNERABLE: Final = 24
REGEN: Final = 25
RENEWAL: Final = 26
COVER_ADJACENT: Final = 27
COVER_ALL: Final = 28
TAUNT: Final = 29
THORNS: Final = 30
SHARED: Final = 31

FRAZZLE_DAMAGE: Final = 5  # uni.st.frazzle.1
PERCENT_PER_POTENCY: Final = 10  # uni.status.12

# name, kind, mode, cap, cap of the Count
_SHARED: Final[list[tuple[str, int, int, int, int]]] = [
    ("Bleed", NEGATIVE, TWO, 10, 99),
    ("Burn", NEGATIVE, TWO, 10, 99),
    ("Disarm", NEGATIVE, ONE, 10, 0),
    ("Frail", NEGATIVE, TWO, 10, 99),
    ("Poison", NEGATIVE, TWO, 10, 99),
    ("Root", NEGATIVE, ONE, 10, 0),
    ("Seal", NEGATIVE, ONE, 10, 0),
    ("Silence", NEGATIVE, ONE, 10, 0),
    ("Slow", NEGATIVE, TWO, 10, 99),
    ("Frazzle", NEGATIVE, ONE, 10, 0),
    ("Stagger", NEGATIVE, ONE, 10, 0),
    ("Strain", NEGATIVE, TWO, 10, 99),
    ("Stagnate", NEGATIVE, ONE, 10, 0),
    ("Stun", NEGATIVE, ONE, 1, 0),
    ("Weak", NEGATIVE, TWO, 10, 99),
    ("Vulnerable", NEGATIVE, TWO, 10, 99),
    ("Wound", NEGATIVE, ONE, 999, 0),
    ("Wither", NEGATIVE, ONE, 999, 0),
    ("Dexterity", POSITIVE, TWO, 10, 99),
    ("Focus", POSITIVE, TWO, 10, 99),
    ("Fortified", POSITIVE, TWO, 10, 99),
    ("Haste", POSITIVE, TWO, 10, 99),
    ("Strength", POSITIVE, TWO, 10, 99),
    ("Barrier", POSITIVE, ONE, 99, 0),
    ("Invulnerable", POSITIVE, ONE, 99, 0),
    ("Regen", POSITIVE, TWO, 999, 99),
    ("Renewal", POSITIVE, TWO, 999, 99),
    ("Cover (Adjacent)", POSITIVE, ONE, 99, 0),
    ("Cover (All)", POSITIVE, ONE, 99, 0),
    ("Taunt", POSITIVE, ONE, 10, 0),
    ("Thorns", POSITIVE, TWO, 10, 99),
]

SHARED_NAMES: Final[list[str]] = [entry[0] for entry in _SHARED]


def shared_statuses() -> list[StatusFace]:
    """The faces of the shared statuses, in the order of the numbers above."""
    found: list[StatusFace] = []
    for name, kind, mode, cap, count_cap in _SHARED:
        face = StatusFace("status/" + name, name, "")
        face.kind = kind
        face.mode = mode
        face.cap = cap
        face.count_cap = count_cap
        found.append(face)
    return found


# -- looking -----------------------------------------------------------------------------


def has(s: Table, ch: int, st: int) -> bool:
    return s.num[ch][st] > 0


def number(s: Table, ch: int, st: int) -> int:
    """Stack, Value, Potency or lone Count; 0 where the status is absent."""
    return s.num[ch][st]


# -- triggers ----------------------------------------------------------------------------


OWN_NUMBER: Final = -1
"""The X of a status line that names none: the number of that status."""


def set_off(
    s: Table, ch: int, t: Trigger, face: int, n: int, st: int, target: int, by: int = -1, met: int = -1, much: int = 0
) -> None:
    """Put a trigger into the queue, unless its "first time" is over (uni.text.once.1).

    `by` is whoever did it, `met` the other one, `much` how much it was.
    """
    if t.least > much or not _asked(s, ch, t, st, by, met):
        return
    if t.limit != EACH_TIME:
        flags = s.flags_turn if t.limit == ONCE_A_TURN else s.flags_game
        if (flags[ch] >> t.flag) & 1 == 1:
            return
        flags[ch] |= 1 << t.flag
    s.queue.append(Waiting(face, t.program, ch, n, st, target))
    unsettle(s)


def _asked(s: Table, ch: int, t: Trigger, st: int, by: int, met: int) -> bool:
    """Do the conditions hold that a trigger has for its bearer, for who does it and for the other one?"""
    if t.condition is not None and not t.condition.holds(s, bearer(s, ch, st)):
        return False
    return _true_of(s, t.doer, ch, st, by) and _true_of(s, t.other, ch, st, met)


def _true_of(s: Table, condition: Condition | None, ch: int, st: int, whom: int) -> bool:
    if condition is None:
        return True
    if whom < 0:
        return False
    f = bearer(s, ch, st)
    f.sets[TARGETS] = [whom]
    found = condition.holds(s, f)
    f.sets[TARGETS] = []
    return found


def watch_team(s: Table, seat: int, event: int, n: int) -> None:
    """Something that a player does is done by all characters of the team."""
    if ((s.listens | s.remembers) >> event) & 1 == 1:
        for ch in living(s, seat):
            watch(s, ch, event, -1, n)


def watch(s: Table, ch: int, event: int, st: int, n: int, target: int = -1) -> None:
    """Tell everybody who listens what a character has done or what has happened to it."""
    if (s.remembers >> event) & 1 == 1:
        remember(s, ch, event, st, n, s.hit_types, s.hit_name)
    if (s.listens >> event) & 1 == 0:
        return
    if alive(s, ch):
        _tell(s, ch, ch, event, st, n, target, target)
    for other in s.wide:
        if other != ch and alive(s, other):
            _tell(s, other, ch, event, st, n, ch if seat_of(other) != seat_of(ch) else target, target)


def remember(s: Table, ch: int, event: int, st: int, n: int, types: int, name: str) -> None:
    """Count what has happened this turn, for texts that ask for it; of a status, how much of it."""
    counted = s.tally[:] if s.tally else [0] * (CHARACTERS * EVENTS)
    counted[event * CHARACTERS + ch] += 1
    for by in range(CHARACTERS):
        for h in character(s, by).histories:
            if h.event == event and types & h.types == h.types and (not h.name or h.name == name):
                if h.status < 0 or h.status == st:
                    while len(counted) < (h.slot + 1) * CHARACTERS:
                        counted.append(0)
                    counted[h.slot * CHARACTERS + ch] += 1 if h.status < 0 else n
    s.tally = counted


def happened(s: Table, ch: int, slot: int) -> int:
    """How often this has happened this turn: an event, or the slot of something told more exactly."""
    at = slot * CHARACTERS + ch
    return s.tally[at] if at < len(s.tally) else 0


def _tell(s: Table, ch: int, by: int, event: int, st: int, n: int, target: int, met: int) -> None:
    """Its innates and statuses hear of something that `by` has done."""
    for t in character(s, ch).triggers:
        if t.event == event and _fits(s, t, st) and concerns(t.subject, ch, by):
            set_off(s, ch, t, s.card[ch], n, -1, target, by, met, n)
    for own in s.order[ch]:
        for t in status_face(s, own).triggers:
            if t.event == event and _fits(s, t, st) and concerns(t.subject, ch, by):
                x = n if t.x_is_amount else OWN_NUMBER  # uni.innate.4
                set_off(s, ch, t, own, x, own, target, by, met, n)


def _fits(s: Table, t: Trigger, st: int) -> bool:
    """Is it about the status, and by a card of the types, that the trigger asks for?"""
    if (t.status >= 0 and t.status != st) or (t.types != 0 and s.hit_types & t.types != t.types):
        return False
    if t.name and t.name != s.hit_name:
        return False
    return t.kind < 0 or (st >= 0 and status_face(s, st).kind == t.kind)


def concerns(subject: int, ch: int, by: int) -> bool:
    """Is `by` the one whom a trigger of `ch` waits for? Allies include oneself (uni.term.ally.1)."""
    if subject == BY_ITSELF:
        return by == ch
    if subject == BY_ALLY:
        return seat_of(by) == seat_of(ch)
    if subject == BY_OTHER_ALLY:
        return by != ch and seat_of(by) == seat_of(ch)
    return subject == BY_ANYBODY or seat_of(by) != seat_of(ch)


def _reached(s: Table, ch: int, st: int, before: int, after: int) -> None:
    """The number came to N or more from below: thresholds go off in order (uni.innate.3)."""
    for t in character(s, ch).triggers:
        if t.event == WHEN_REACHES and t.status == st and before < t.number <= after:
            set_off(s, ch, t, s.card[ch], after, -1, -1)
    for own in s.order[ch]:
        for t in status_face(s, own).triggers:
            if t.event == WHEN_REACHES and t.status == st and before < t.number <= after:
                set_off(s, ch, t, own, OWN_NUMBER, own, -1)


# -- changing ----------------------------------------------------------------------------


def put(s: Table, ch: int, st: int, n: int) -> None:
    """Write the number of a status and see what follows from it."""
    face = status_face(s, st)
    n = min(n, face.cap)  # uni.status.6
    before = s.num[ch][st]
    if before == n:
        return
    row = s.num[ch][:]
    row[st] = n
    s.num[ch] = row
    if n == 0:
        s.emptied.append(Emptied(ch, st))
        unsettle(s)
    elif n > before:
        _reached(s, ch, st, before, n)
    if face.forms:
        s.forms_stale = 1
        unsettle(s)


def put_count(s: Table, ch: int, st: int, n: int) -> None:
    face = status_face(s, st)
    if face.mode != TWO:
        put(s, ch, st, n)  # uni.house.status.1
        return
    n = max(0, min(n, face.count_cap))
    if s.cnt[ch][st] == n:
        return
    row = s.cnt[ch][:]
    row[st] = n
    s.cnt[ch] = row
    if n == 0:
        s.emptied.append(Emptied(ch, st))
        unsettle(s)


def gain(s: Table, ch: int, st: int, n: int, more: int, cause: int = -1) -> int:
    """A character gains N of a status, "+more Count" included; how much it grew."""
    if (n <= 0 and more <= 0) or not alive(s, ch):
        return 0
    face = status_face(s, st)
    if s.standing != 0 and (holds(s, ch, STATUS_BARRED, st) or holds(s, ch, KIND_BARRED, face.kind)):
        return 0
    before = s.num[ch][st]
    is_new = before == 0 and st not in s.order[ch]
    if is_new and (n > 0 or face.mode != TWO):
        s.order[ch] = s.order[ch] + [st]  # before its number, of which its own lines may speak
    if face.mode == TWO:
        if before > 0:
            if n > 0:
                put(s, ch, st, before + n)  # uni.status.3
            if more > 0:
                put_count(s, ch, st, s.cnt[ch][st] + more)  # uni.status.5
        elif n > 0:
            put(s, ch, st, n)
            put_count(s, ch, st, 1 + more)
        else:
            return 0
    elif face.mode == PLAIN:
        put(s, ch, st, 1)
    else:
        put(s, ch, st, before + n + more)  # uni.status.4, uni.house.status.1
    after = s.num[ch][st]
    grown = after - before
    if s.recording:
        s.emit(
            "gain",
            "uni.text.gain.1",
            seat_of(ch),
            s.handle(ch),
            grown if face.mode != TWO else n,
            target=st,
            cause=cause,
        )
    if st == STAGNATE:
        _stagnate(s, ch, after)
        return grown
    if is_new and face.on_gain >= 0:  # uni.term.ongain.1, uni.house.status.2
        s.queue.append(Waiting(st, face.on_gain, ch, OWN_NUMBER, st, -1))
        unsettle(s)
    if grown > 0:
        watch(s, ch, WHEN_GAINS, st, grown)  # uni.innate.4
    return grown


def _stagnate(s: Table, ch: int, n: int) -> None:
    """Random cards of the team's hand cost 1 more until used; then it is gone (uni.st.stagnate.1)."""
    hand = s.zones[place(seat_of(ch), HAND)]
    if hand:  # uni.house.stagnate.1
        for _ in range(n):
            c = hand[s.chance.below(len(hand))]
            s.dearer[c] += 1
            if s.recording:
                s.emit("dearer", "uni.st.stagnate.1", seat_of(ch), s.handle(c), 1, seen=1 << seat_of(ch))
    _drop(s, ch, STAGNATE)


def inflict(s: Table, by: int, ch: int, st: int, n: int, more: int, cause: int = -1) -> int:
    """A character inflicts a status: innates that add to it have their say (uni.innate.5)."""
    if (n <= 0 and more <= 0) or not alive(s, ch):
        return 0
    if n > 0:
        for other in range(CHARACTERS):
            if alive(s, other):
                added = character(s, other).more_status
                for i in range(0, len(added), 2):
                    if added[i] == st:
                        n += added[i + 1]
        own = character(s, by).more_own if by >= 0 and alive(s, by) else []
        for i in range(0, len(own), 2):
            if own[i] == st:
                n += own[i + 1]
    grown = gain(s, ch, st, n, more, cause)
    if by >= 0:
        watch(s, by, WHEN_INFLICTS, st, n, ch)
    watch(s, ch, WHEN_INFLICTED, st, n, by)
    return grown


def reduce(s: Table, ch: int, st: int, n: int, floor: int = 0) -> None:
    """Lower the number, no further than the floor (uni.status.16)."""
    before = s.num[ch][st]
    after = max(floor, before - n)
    if after < before:
        put(s, ch, st, after)
        if s.recording:
            s.emit("lose", "uni.status.16", seat_of(ch), s.handle(ch), before - after, target=st)


def reduce_count(s: Table, ch: int, st: int, n: int) -> None:
    if status_face(s, st).mode != TWO:
        reduce(s, ch, st, n)
    elif s.cnt[ch][st] > 0:
        set_count(s, ch, st, s.cnt[ch][st] - n, "uni.status.16")


def set_number(s: Table, ch: int, st: int, n: int, rule: str) -> None:
    """Write the number and tell what it is now."""
    before = s.num[ch][st]
    put(s, ch, st, n)
    if s.recording and s.num[ch][st] != before:
        s.emit("number set", rule, seat_of(ch), s.handle(ch), s.num[ch][st], target=st)


def set_count(s: Table, ch: int, st: int, n: int, rule: str) -> None:
    """The same for the Count; a status with one number has it for both (uni.house.status.1)."""
    if status_face(s, st).mode != TWO:
        set_number(s, ch, st, n, rule)
        return
    before = s.cnt[ch][st]
    put_count(s, ch, st, n)
    if s.recording and s.cnt[ch][st] != before:
        s.emit("count set", rule, seat_of(ch), s.handle(ch), s.cnt[ch][st], target=st)


def halve_count(s: Table, ch: int, st: int) -> None:
    numbers = s.cnt if status_face(s, st).mode == TWO else s.num
    set_count(s, ch, st, numbers[ch][st] // 2, "uni.term.halve.1")


def spend(s: Table, ch: int, st: int, n: int) -> bool:
    """All or nothing (uni.term.spend.1)."""
    if n <= 0 or s.num[ch][st] < n:
        return False
    put(s, ch, st, s.num[ch][st] - n)
    if s.recording:
        s.emit("spend", "uni.term.spend.1", seat_of(ch), s.handle(ch), n, target=st)
    watch(s, ch, WHEN_SPENDS, st, n)
    return True


def _drop(s: Table, ch: int, st: int) -> None:
    rest = s.order[ch][:]
    if st in rest:
        rest.remove(st)
    s.order[ch] = rest
    if s.num[ch][st] != 0:
        row = s.num[ch][:]
        row[st] = 0
        s.num[ch] = row
    if s.cnt[ch][st] != 0:
        row = s.cnt[ch][:]
        row[st] = 0
        s.cnt[ch] = row
    if status_face(s, st).forms:
        s.forms_stale = 1
        unsettle(s)


def remove(s: Table, ch: int, st: int, rule: str) -> None:
    """Take a status away; that is no expiry (uni.status.14)."""
    if st not in s.order[ch]:
        return
    _drop(s, ch, st)
    if s.recording:
        s.emit("status gone", rule, seat_of(ch), s.handle(ch), target=st)
    watch(s, ch, WHEN_LOSES, st, 1)


def expire(s: Table, ch: int, st: int) -> None:
    """A status whose number ran out goes, then its expiry text follows (uni.status.7, uni.status.14)."""
    if st not in s.order[ch]:
        return
    _drop(s, ch, st)
    face = status_face(s, st)
    if s.recording:
        s.emit("expired", "uni.status.7", seat_of(ch), s.handle(ch), target=st)
    watch(s, ch, WHEN_LOSES, st, 1)
    if face.expires >= 0:
        s.queue.append(Waiting(st, face.expires, ch, 0, st, -1))
    if face.expires_next_turn >= 0:
        s.pending.append(Waiting(st, face.expires_next_turn, ch, 0, st, -1))  # uni.term.delayed.1


def clear(s: Table, ch: int) -> None:
    """A defeated character loses all its statuses (uni.house.char.3)."""
    for st in s.order[ch]:
        _drop(s, ch, st)


CLEANSE: Final = 0
DISPEL: Final = 1
PURGE: Final = 2
SWEEP_RULES: Final = ["uni.kw.cleanse.1", "uni.kw.dispel.1", "uni.kw.purge.1"]


def sweep(s: Table, ch: int, which: int, st: int, n: int) -> None:
    """Cleanse, Dispel or Purge: one status or all (st -1), entirely (n 0) or by n."""
    for own in s.order[ch]:
        if st >= 0 and own != st:
            continue
        face = status_face(s, own)
        if face.kind == UNIQUE or face.unremovable:  # uni.kw.cleanse.2
            continue
        if (which == CLEANSE and face.kind != NEGATIVE) or (which == DISPEL and face.kind != POSITIVE):
            continue
        if n == 0 or s.num[ch][own] <= n:
            remove(s, ch, own, SWEEP_RULES[which])
        else:
            put(s, ch, own, s.num[ch][own] - n)
            if s.recording:
                s.emit("lose", SWEEP_RULES[which], seat_of(ch), s.handle(ch), n, target=own)

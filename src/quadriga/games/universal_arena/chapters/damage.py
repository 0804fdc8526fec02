"""Damage Resolution, Healing, Shield and Defeated."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.context import CARD, USER, unsettle
from quadriga.games.universal_arena.chapters.faces import (
    ABSORB,
    HEALED_FLAT,
    HEALED_PERCENT,
    IMMUNE,
    NO_BARRIER_HELPS,
    NO_RESIST_HELPS,
    NO_SHIELD,
    NO_SHIELD_HELPS,
    RESIST,
    RESISTS_FLAT,
    RESISTS_PERCENT,
    UNDYING,
    WEAK_FLAT,
    WEAK_PERCENT,
    WEAKNESS,
    WHEN_BELOW_HP,
    WHEN_DAMAGED,
    WHEN_DEFEATED,
    WHEN_DEFEATS,
    WHEN_HEALED,
    WHEN_HP_DAMAGED,
    WHEN_LOSES_HP,
    WHEN_REACHES_HP,
    WHEN_SHIELD_BREAKS,
    WHEN_SHIELDED,
    Mitigation,
    Trigger,
)
from quadriga.games.universal_arena.chapters.standing import bearer
from quadriga.games.universal_arena.chapters.standing import total as standing_total
from quadriga.games.universal_arena.chapters.statuses import (
    BARRIER,
    FORTIFIED,
    INVULNERABLE,
    OWN_NUMBER,
    PERCENT_PER_POTENCY,
    VULNERABLE,
    WITHER,
    WOUND,
    clear,
    put,
    set_off,
    spend,
    watch,
)
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    REMOVED,
    ROWS,
    TEAM,
    ULTIMATES,
    Table,
    Waiting,
    alive,
    character,
    place,
    printed,
    seat_of,
    status_face,
)
from quadriga.kernel.zones import move

RESCUED: Final = 0
"""The bit that remembers a rescue among the "once per game" flags."""


def matches(m: Mitigation, types: int) -> bool:
    """One modifier works once if any of its types fits (uni.damage.2, uni.term.types.1)."""
    if not m.wants:
        return True
    for i in range(len(m.wants)):
        if types & m.wants[i] == m.wants[i] and types & m.bars[i] == 0:
            return True
    return False


def _modifiers(s: Table, ch: int, kind: int, types: int) -> list[Mitigation]:
    """Those of the character and of its statuses that work on this damage."""
    found = [m for m in character(s, ch).mitigations if m.kind == kind and matches(m, types) and _works(s, m, ch, -1)]
    for st in s.order[ch]:
        for m in status_face(s, st).mitigations:
            if m.kind == kind and matches(m, types) and _works(s, m, ch, st):
                found.append(_so_much(m, s.num[ch][st]) if m.per_value else m)
    return found


def _works(s: Table, m: Mitigation, ch: int, st: int) -> bool:
    return m.condition is None or m.condition.holds(s, bearer(s, ch, st))


def _so_much(each: Mitigation, n: int) -> Mitigation:
    """What a modifier "by Value" is worth at this number."""
    return Mitigation(each.kind, each.flat * n, each.percent * n)


def _immune(s: Table, ch: int, types: int) -> bool:
    if s.num[ch][INVULNERABLE] > 0:  # uni.st.invulnerable.1
        return True
    return len(_modifiers(s, ch, IMMUNE, types)) > 0  # uni.kw.immune.1


def _mitigated(s: Table, ch: int, types: int, kind: int, entering: int) -> int:
    """All modifiers of one kind together; percents are of what enters the stage (uni.damage.3)."""
    total = 0
    for m in _modifiers(s, ch, kind, types):
        total += max(m.flat, entering * m.percent // 100)
    if s.standing != 0 and (kind == RESIST or kind == WEAKNESS):
        total += standing_total(s, ch, RESISTS_FLAT if kind == RESIST else WEAK_FLAT, types)
        total += entering * standing_total(s, ch, RESISTS_PERCENT if kind == RESIST else WEAK_PERCENT, types) // 100
    return total


def deal(
    s: Table, ch: int, amount: int, types: int, attacker: int, rule: str, cause: int = -1, pierces: int = 0
) -> None:
    """Send damage through the stages from Immune on (uni.damage.1).

    `attacker` is the enemy whose Attack hits, or -1 where it is no hit. What came of it is left in
    `entering` (before Shield), `through_shield`, `landed` (on Shield, Barrier or HP) and `hp_lost`.
    """
    s.entering = 0
    s.through_shield = 0
    s.landed = 0
    s.hp_lost = 0
    if not alive(s, ch):
        return
    if _immune(s, ch, types):
        if s.recording:
            s.emit("immune", "uni.kw.immune.1", seat_of(ch), s.handle(ch), cause=cause)
        return
    net = s.num[ch][VULNERABLE] - s.num[ch][FORTIFIED]  # uni.house.status.3
    d = amount * max(0, 100 + PERCENT_PER_POTENCY * net) // 100
    s.entering = d
    soaked = min(d, s.shield[ch]) if pierces & NO_SHIELD_HELPS == 0 else 0
    if soaked > 0:
        s.shield[ch] -= soaked  # uni.term.shield.1
        d -= soaked
        if s.shield[ch] == 0:
            watch(s, ch, WHEN_SHIELD_BREAKS, -1, soaked, attacker)
    s.through_shield = d
    blocked = min(d, s.num[ch][BARRIER]) if pierces & NO_BARRIER_HELPS == 0 else 0
    if blocked > 0:
        put(s, ch, BARRIER, s.num[ch][BARRIER] - blocked)  # uni.st.barrier.1
        d -= blocked
    absorbed = 0
    if d > 0:
        entering = d
        if pierces & NO_RESIST_HELPS == 0:
            d -= min(d, _mitigated(s, ch, types, RESIST, entering))
        absorbed = min(d, _mitigated(s, ch, types, ABSORB, entering))
        d -= absorbed
        d += _mitigated(s, ch, types, WEAKNESS, entering)
    s.landed = soaked + blocked + d
    s.hp_lost = min(d, s.hp[ch])
    if s.recording:
        s.emit("damage", rule, seat_of(ch), s.handle(ch), d, source=soaked, cause=cause)
    if s.landed > 0:
        watch(s, ch, WHEN_DAMAGED, -1, s.landed, attacker)
    if d > 0:
        lose_hp(s, ch, d)
        if attacker >= 0 and seat_of(attacker) != seat_of(ch) and s.hp[ch] > 0:
            watch(s, ch, WHEN_HP_DAMAGED, -1, d, attacker)
    if absorbed > 0 and s.hp[ch] > 0:
        heal(s, ch, absorbed, "uni.kw.absorb.1")


def lose_hp(s: Table, ch: int, n: int) -> None:
    """HP goes down; at 0 the character is about to be defeated (uni.term.defeated.1)."""
    before = s.hp[ch]
    after = max(0, before - n)
    if s.standing != 0:
        floor = standing_total(s, ch, UNDYING, 0)
        if after < floor:
            after = min(floor, before)  # uni.term.override.1
    s.hp[ch] = after
    if after == 0:
        if before > 0:
            s.dying.append(ch)
            unsettle(s)
        return
    if after < before:
        watch(s, ch, WHEN_LOSES_HP, -1, before - after)
    full = character(s, ch).hp
    for t in character(s, ch).triggers:
        if _crossed(t, before * 100, full * t.number, after * 100):
            set_off(s, ch, t, s.card[ch], 0, -1, -1, ch)
    for st in s.order[ch]:
        for t in status_face(s, st).triggers:
            if _crossed(t, before * 100, full * t.number, after * 100):
                set_off(s, ch, t, st, OWN_NUMBER, st, -1, ch)


def _crossed(t: Trigger, before: int, share: int, after: int) -> bool:
    """Has HP come to that share of the maximum, or below it (uni.house.threshold.1)?"""
    if t.event == WHEN_REACHES_HP:
        return before > share >= after
    return t.event == WHEN_BELOW_HP and before >= share > after


def hp_becomes_zero(s: Table, ch: int) -> None:
    """No damage: Shield and Barrier have no say (uni.text.hploss.1)."""
    if s.recording:
        s.emit("hp lost", "uni.text.hploss.1", seat_of(ch), s.handle(ch), s.hp[ch])
    lose_hp(s, ch, s.hp[ch])


def heal(s: Table, ch: int, amount: int, rule: str) -> None:
    """Lowered by Wither, then by Wound, never above the maximum (uni.heal.1, uni.house.char.1)."""
    if not alive(s, ch) or s.hp[ch] <= 0:
        return
    if s.standing != 0:
        amount += amount * standing_total(s, ch, HEALED_PERCENT, 0) // 100 + standing_total(s, ch, HEALED_FLAT, 0)
    amount -= amount * s.num[ch][WITHER] // 100
    amount -= s.num[ch][WOUND]
    room = character(s, ch).hp - s.hp[ch]
    amount = min(amount, room)
    if amount <= 0:
        return
    s.hp[ch] += amount
    if s.recording:
        s.emit("heal", rule, seat_of(ch), s.handle(ch), amount)
    watch(s, ch, WHEN_HEALED, -1, amount)


def gain_shield(s: Table, ch: int, n: int, rule: str) -> None:
    """Several gains add up (uni.term.shield.1)."""
    if n <= 0 or not alive(s, ch) or (s.standing != 0 and standing_total(s, ch, NO_SHIELD, 0) > 0):
        return
    s.shield[ch] += n
    if s.recording:
        s.emit("shield", rule, seat_of(ch), s.handle(ch), n)
    watch(s, ch, WHEN_SHIELDED, -1, n)


def may_be_rescued(s: Table, ch: int) -> bool:
    """Is there a "would be reduced to 0 HP … instead" that can still be paid (uni.innate.6)?"""
    face = character(s, ch)
    if face.rescue_hp == 0 or (s.flags_game[ch] >> RESCUED) & 1 == 1:
        return False
    return face.rescue_status < 0 or s.num[ch][face.rescue_status] >= face.rescue_cost


def rescue(s: Table, ch: int) -> None:
    face = character(s, ch)
    s.flags_game[ch] |= 1 << RESCUED
    s.hp[ch] = face.rescue_hp
    if s.recording:
        s.emit("rescued", "uni.innate.6", seat_of(ch), s.handle(ch), face.rescue_hp)
    if face.rescue_status >= 0:
        spend(s, ch, face.rescue_status, face.rescue_cost)
    if face.rescue_program >= 0:
        s.queue.append(Waiting(s.card[ch], face.rescue_program, ch, 0, -1, -1))


def defeat(s: Table, ch: int) -> None:
    """The character falls: statuses and Shield go, its column stays empty, its cards leave the game."""
    seat = seat_of(ch)
    if s.recording:
        s.emit("defeated", "uni.term.defeated.1", seat, s.handle(ch))
    s.shield[ch] = 0
    s.hp[ch] = 0
    clear(s, ch)
    s.line[seat * TEAM + s.column[ch]] = -1  # uni.house.char.3
    s.fell = [s.column[ch] if k == ch else s.fell[k] for k in range(2 * TEAM)]
    s.column[ch] = -1
    gone = place(seat, REMOVED)
    for zone in (place(seat, HAND), place(seat, DRAW_PILE), place(seat, DISCARD_PILE), place(seat, ULTIMATES)):
        for c in s.zones[zone]:
            if printed(s, c).user == ch:
                move(s, c, gone)  # uni.term.defeated.2
    for zone in (ROWS, ROWS + 1, ROWS + 2, ASIDE):
        for c in s.zones[zone]:
            if s.owner[c] == seat and printed(s, c).user == ch:
                _vanish(s, c)
    s.pending = [w for w in s.pending if w.character != ch]
    s.queue = [w for w in s.queue if w.character != ch]
    watch(s, ch, WHEN_DEFEATED, -1, 1)
    for f in s.stack:  # by the card that is used just now
        if len(f.x) > CARD and f.x[CARD] >= 0 and seat_of(f.x[USER]) != seat and alive(s, f.x[USER]):
            watch(s, f.x[USER], WHEN_DEFEATS, -1, 1)
            break
    s.mark()


def _vanish(s: Table, c: int) -> None:
    """Its cards in zones go without any timing; a use that has begun finishes (uni.house.char.4)."""
    move(s, c, place(s.owner[c], REMOVED))
    if s.recording:
        s.emit("vanished", "uni.house.char.4", s.owner[c], s.handle(c))
    s.entries = [e for e in s.entries if e.slot != c or e.opened == 1]


def check_victory(s: Table) -> bool:
    """Has a team no character left (uni.win.1, uni.house.win.1)?"""
    a = 0
    b = 0
    for k in range(TEAM):
        if s.line[k] >= 0:
            a += 1
        if s.line[TEAM + k] >= 0:
            b += 1
    if a > 0 and b > 0:
        return False
    if a == 0 and b == 0:
        s.end(2, "uni.house.win.1")
    else:
        s.end(0 if b == 0 else 1, "uni.win.1")
    return True


def total_hp(s: Table, seat: int) -> int:
    n = 0
    for ch in range(seat * TEAM, seat * TEAM + TEAM):
        n += s.hp[ch]
    return n

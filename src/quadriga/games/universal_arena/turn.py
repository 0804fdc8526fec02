"""How To Play: the four phases of a turn."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.context import (
    P_COMBAT,
    P_MOVEMENT,
    P_TICK,
    STATUS,
    X,
    new_frame,
    start,
    unsettle,
)
from quadriga.games.universal_arena.damage import check_victory, deal, heal, total_hp
from quadriga.games.universal_arena.faces import ETHEREAL, RETAIN
from quadriga.games.universal_arena.piles import discard, draw, exhaust
from quadriga.games.universal_arena.statuses import (
    BARRIER,
    BLEED,
    BURN,
    COVER_ADJACENT,
    COVER_ALL,
    DISARM,
    FRAZZLE,
    FRAZZLE_DAMAGE,
    INVULNERABLE,
    OWN_NUMBER,
    POISON,
    REGEN,
    RENEWAL,
    ROOT,
    SEAL,
    SHARED,
    SILENCE,
    STAGGER,
    STUN,
    TAUNT,
    WITHER,
    WOUND,
    halve_count,
    put,
    reduce,
    reduce_count,
)
from quadriga.games.universal_arena.table import (
    CHARACTERS,
    ENERGY,
    HAND,
    HAND_SIZE,
    TURN_END,
    TURN_LIMIT,
    TURN_START,
    Table,
    alive,
    card,
    character,
    living,
    place,
    status_face,
)
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import DRAW

# Steps of a turn
BEGIN: Final = 0
STATUSES: Final = 1
REFILL: Final = 2
MOVE: Final = 3
FIGHT: Final = 4
END: Final = 5
CLEAN_UP: Final = 6

INNATE_LINE: Final = 4095
"""Stands among the statuses of a Turn End for the Turn End line of an innate."""


def turn(s: Table, f: Frame) -> None:
    if f.pc == BEGIN:
        f.pc = STATUSES
        begin_turn(s)
    elif f.pc == STATUSES:
        f.pc = REFILL
        turn_start_statuses(s)
    elif f.pc == REFILL:
        f.pc = MOVE
        refill(s)
    elif f.pc == MOVE:
        f.pc = FIGHT
        s.push(Frame(P_MOVEMENT, -1, s.initiative))
    elif f.pc == FIGHT:
        f.pc = END
        s.push(Frame(P_COMBAT, -1, s.initiative))
    elif f.pc == END:
        f.pc = CLEAN_UP
        begin_turn_end(s)
    else:
        f.pc = BEGIN
        clean_up(s)


# -- Turn Start ------------------------------------------------------------------------------


def begin_turn(s: Table) -> None:
    """Pending triggers come first (uni.house.turn.1)."""
    s.turn += 1
    s.phase = TURN_START
    s.active = s.initiative
    s.round = 0
    s.flags_turn = [0] * CHARACTERS
    s.draw_more = [0, 0]
    s.energy_more = [0, 0]
    if s.recording:
        s.emit("turn", "uni.turn.1", s.initiative, n=s.turn)
    for ch in range(CHARACTERS):
        if s.num[ch][STUN] > 0:
            wake_stun(s, ch)
    if s.pending:
        s.queue = s.queue + s.pending  # uni.term.delayed.1
        s.pending = []
        unsettle(s)


def wake_stun(s: Table, ch: int) -> None:
    """A Stun that waited works during this turn (uni.house.stun.1)."""
    row = s.cnt[ch][:]
    row[STUN] = 1
    s.cnt[ch] = row


def in_order(s: Table) -> list[int]:
    """All living characters: initiative team first, columns left to right (uni.house.timing.6)."""
    return living(s, s.initiative) + living(s, 1 - s.initiative)


def turn_start_statuses(s: Table) -> None:
    for ch in in_order(s):
        own = character(s, ch).turn_start
        if own >= 0:
            s.queue.append([s.card[ch], own, ch, 0, -1, -1])
            unsettle(s)
        for st in s.order[ch]:
            k = status_face(s, st).turn_start
            if k >= 0:
                s.queue.append([st, k, ch, OWN_NUMBER, st, -1])
                unsettle(s)


def refill(s: Table) -> None:
    """Both players draw up to five, then Energy is set to five (uni.turn.2, uni.turn.3, uni.turn.5)."""
    for seat in (s.initiative, 1 - s.initiative):
        size = max(0, HAND_SIZE + s.draw_more[seat])  # uni.turn.4
        held = s.zones[place(seat, HAND)]
        for c in held:
            s.prepared[c] += card(s, c).prepare  # uni.kw.prepare.1
        if len(held) < size:
            draw(s, seat, size - len(held), "uni.turn.3")
    for seat in (s.initiative, 1 - s.initiative):
        s.energy[seat] = max(0, ENERGY + s.energy_more[seat])  # uni.turn.6
        if s.recording:
            s.emit("energy", "uni.turn.5", seat, n=s.energy[seat])


# -- Turn End --------------------------------------------------------------------------------


def begin_turn_end(s: Table) -> None:
    s.phase = TURN_END
    s.row = -1
    if s.recording:
        s.emit("phase", "uni.turn.1", n=TURN_END)
    f = new_frame(P_TICK, 0, -1, -1)
    ticking: list[int] = []
    late: list[int] = []
    for ch in in_order(s):
        if character(s, ch).turn_end >= 0:
            late.append(ch * 4096 + INNATE_LINE)
        for st in s.order[ch]:
            face = status_face(s, st)
            if face.turn_end_gains:
                late.append(ch * 4096 + st)
            else:
                ticking.append(ch * 4096 + st)
    f.sets[0] = ticking + late  # reductions come before gains (uni.status.10)
    s.held = 1
    s.push(f)


def tick(s: Table, f: Frame) -> None:
    """One status at a time; what is emptied goes when all have been seen to (uni.house.turn.2)."""
    k = f.pc
    waiting = f.sets[0]
    if k >= len(waiting):
        s.pop()
        s.held = 0
        if s.emptied:
            unsettle(s)
        check_victory(s)
        return
    f.pc = k + 1
    if check_victory(s):
        return
    ch = waiting[k] // 4096
    st = waiting[k] % 4096
    if st == INNATE_LINE:
        if alive(s, ch):
            start(s, ch, -1, s.card[ch], character(s, ch).turn_end, -1, [])
        return
    if not alive(s, ch) or st not in s.order[ch]:
        return
    if st < SHARED:
        tick_shared(s, ch, st)
        return
    face = status_face(s, st)
    if face.turn_end >= 0:
        p = start(s, ch, -1, st, face.turn_end, -1, [])
        p.x[STATUS] = st
        p.x[X] = s.num[ch][st]


def tick_shared(s: Table, ch: int, st: int) -> None:
    """The Turn End line of each shared status."""
    n = s.num[ch][st]
    if n <= 0:
        return
    if st == BLEED:
        halve_count(s, ch, st)  # uni.st.bleed.1
    elif st == BURN or st == POISON:
        deal(s, ch, n, 0, -1, "uni.st.burn.1" if st == BURN else "uni.st.poison.1")  # uni.house.status.4
        halve_count(s, ch, st)
    elif st == FRAZZLE:
        deal(s, ch, FRAZZLE_DAMAGE * n, 0, -1, "uni.st.frazzle.1")
        reduce(s, ch, st, 1)
    elif st == STUN:
        if s.cnt[ch][st] > 0:
            put(s, ch, st, 0)  # uni.house.stun.1
    elif st == REGEN:
        heal(s, ch, n, "uni.st.regen.1")
        reduce_count(s, ch, st, 1)
    elif st == RENEWAL:
        heal(s, ch, character(s, ch).hp * n // 100, "uni.st.renewal.1")
        reduce_count(s, ch, st, 1)
    elif st == COVER_ADJACENT or st == COVER_ALL:
        put(s, ch, st, 0)  # uni.st.cover.1
    elif (
        st == DISARM
        or st == ROOT
        or st == SEAL
        or st == SILENCE
        or st == STAGGER
        or st == WOUND
        or st == WITHER
        or st == BARRIER
        or st == INVULNERABLE
        or st == TAUNT
    ):
        reduce(s, ch, st, 1)
    else:
        reduce_count(s, ch, st, 1)  # Potency with a Count that runs down


def clean_up(s: Table) -> None:
    """Shield goes, hands are discarded, initiative passes (uni.house.turn.2)."""
    for ch in range(CHARACTERS):
        s.shield[ch] = 0  # uni.term.shield.2
    for seat in (s.initiative, 1 - s.initiative):
        for c in s.zones[place(seat, HAND)]:
            keywords = card(s, c).keywords
            if keywords & ETHEREAL != 0:
                exhaust(s, c, "uni.kw.ethereal.1")
            elif keywords & RETAIN == 0:
                discard(s, c, "uni.turn.12")  # uni.kw.retain.1
    if s.turn >= s.match.option("turn_limit", TURN_LIMIT):
        mine = total_hp(s, 0)
        theirs = total_hp(s, 1)
        s.end(DRAW if mine == theirs else 0 if mine > theirs else 1, "uni.house.win.2")
        return
    s.initiative = 1 - s.initiative  # uni.turn.13
    if s.recording:
        s.emit("initiative", "uni.turn.13", s.initiative)

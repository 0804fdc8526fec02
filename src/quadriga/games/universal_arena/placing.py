"""Playing Cards, step by step: pay, aim, place; then everything that looks at a card being played."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.active_zone import next_zone
from quadriga.games.universal_arena.context import (
    P_PLAY,
    X,
    start,
)
from quadriga.games.universal_arena.damage import check_victory, deal
from quadriga.games.universal_arena.faces import (
    ALL_ENEMIES,
    ON_PLAY,
    ONE_ENEMY,
    WHEN_ALLY_PLAYS,
    WHEN_PLAYS,
    Trigger,
)
from quadriga.games.universal_arena.playing import (
    AS_FOLLOW_UP,
    FROM_HAND,
    energy_cost,
    largest_x,
    meter_cost,
    rows,
    single,
    targets,
)
from quadriga.games.universal_arena.statuses import (
    BLEED,
    BURN,
    OWN_NUMBER,
    POISON,
    STAGGER,
    put,
    reduce,
    reduce_count,
    set_off,
)
from quadriga.games.universal_arena.table import (
    ASIDE,
    E_CANCELLED,
    E_FACE,
    E_FOLLOW_UP,
    E_PAID,
    E_SLOT,
    E_TARGET,
    E_X,
    ENTRY,
    ROWS,
    Table,
    card,
    character,
    entry_index,
    living,
    note,
    seat_of,
    status_face,
)
from quadriga.kernel.decisions import FIRST_GAME_VERB, NUMBER, PICK, PLACE, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.zones import move

PLAY: Final = FIRST_GAME_VERB + 1
"""Play the card in slot a."""

# Numbers of a frame of a play.
HOW: Final = 0
SLOT: Final = 1
AIM: Final = 2
NAMED_X: Final = 3
INTO: Final = 4
ONLY: Final = 5
PAID: Final = 6


def begin_play(s: Table, c: int, how: int, only: int) -> None:
    f = Frame(P_PLAY, c, s.owner[c])
    f.x = [how, c, -1, 0, -1, only, 0]
    s.push(f)


def play(s: Table, f: Frame) -> None:
    """Pay, choose a target, put it into a zone (uni.play.1); asked first, carried out in that order."""
    c = f.x[SLOT]
    how = f.x[HOW]
    seat = s.owner[c]
    face = card(s, c)
    if f.pc == 0:  # the target
        if f.phase == 1:
            f.phase = 0
            f.x[AIM] = arg_a(s.picked)
            f.pc = 1
            return
        found = targets(s, face, f.x[ONLY])
        if single(face) and len(found) > 1:
            f.phase = 1
            s.ask(seat, "target", [option(PICK, ch) for ch in found], "uni.play.1", s.handle(c))
            return
        if single(face) and found:
            f.x[AIM] = found[0]
        f.pc = 1
    elif f.pc == 1:  # X
        if f.phase == 1:
            f.phase = 0
            f.x[NAMED_X] = arg_a(s.picked)
            f.pc = 2
            return
        f.x[NAMED_X] = face.x_least
        if face.x_most >= 0:
            most = largest_x(s, c, face, how)
            if most > face.x_least:
                f.phase = 1
                numbers = [option(NUMBER, n) for n in range(face.x_least, most + 1)]
                s.ask(seat, "x", numbers, "uni.house.x.1", s.handle(c))
                return
        f.pc = 2
    elif f.pc == 2:  # the zone
        if f.phase == 1:
            f.phase = 0
            f.x[INTO] = arg_a(s.picked)
            f.pc = 3
            return
        open_rows = rows(s, face, how)
        if len(open_rows) > 1:
            f.phase = 1
            s.ask(seat, "zone", [option(PLACE, z) for z in open_rows], "uni.play.1", s.handle(c))
            return
        f.x[INTO] = open_rows[0]
        f.pc = 3
    elif f.pc == 3:
        f.pc = 4
        _pay_and_place(s, f, c, how)
    elif f.pc == 4:
        f.pc = 5
        k = face.at[ON_PLAY]
        if k >= 0 and entry_index(s, c) >= 0:
            aim = [f.x[AIM]] if f.x[AIM] >= 0 else [face.user]
            p = start(s, face.user, c, s.form[s.card[c]], k, -1, aim)
            p.x[X] = f.x[NAMED_X]
    elif f.pc == 5:
        f.pc = 6
        allies_card_played(s, c, f.x[PAID])
    else:
        s.pop()
        if check_victory(s) or how != FROM_HAND:
            return
        if s.zones[ROWS + s.row]:
            s.priority = 1 - seat  # uni.combat.4
        else:
            next_zone(s)  # the play killed its own user (uni.house.priority.3)


def _pay_and_place(s: Table, f: Frame, c: int, how: int) -> None:
    seat = s.owner[c]
    face = card(s, c)
    x = f.x[NAMED_X]
    energy = energy_cost(s, c, face, x, how)
    meter = meter_cost(face, x)
    s.energy[seat] -= energy
    s.meter[seat] -= meter
    f.x[PAID] = energy
    if s.recording:
        s.emit("pay", "uni.play.1", seat, s.handle(c), energy, source=meter)
        if f.x[AIM] >= 0:
            s.emit("target", "uni.play.1", seat, s.handle(c), other=s.handle(f.x[AIM]))
    e = [0] * ENTRY
    e[E_SLOT] = c
    e[E_TARGET] = f.x[AIM]
    e[E_X] = x
    e[E_PAID] = energy
    e[E_FACE] = -1
    e[E_FOLLOW_UP] = 1 if how == AS_FOLLOW_UP else 0
    z = f.x[INTO]
    if how == FROM_HAND:
        if s.row >= 0 and s.row != z:
            s.paused[s.row] = 1  # uni.combat.10
            if s.recording:
                s.emit("paused", "uni.combat.10", n=s.row)
        s.row = z  # uni.combat.3, uni.combat.9
        s.last[z] = seat
        s.passes = 0
        move(s, c, ROWS + z)  # at the right end (uni.board.7)
    else:
        move(s, c, ASIDE)  # it never lies in the zone (uni.house.window.2)
    s.entries = s.entries + [e]
    s.meter[seat] += energy  # uni.play.6
    if s.recording:
        s.emit("play", "uni.timing.1", seat, s.handle(c), z)
    if face.defense and s.num[face.user][STAGGER] > 0:  # uni.st.stagger.1
        reduce(s, face.user, STAGGER, 1)
        note(s, c, E_CANCELLED, 1)


def allies_card_played(s: Table, c: int, paid: int) -> None:
    """Everything that looks at a card of the team being played (uni.status.9, uni.house.timing.6)."""
    face = card(s, c)
    user = face.user
    for ch in living(s, seat_of(user)):
        num = s.num[ch]
        for st in s.order[ch]:
            if st == BLEED:
                deal(s, ch, num[BLEED], 0, -1, "uni.st.bleed.1")
                put(s, ch, BLEED, num[BLEED] + paid)
            elif st == BURN:
                deal(s, ch, num[BURN], 0, -1, "uni.st.burn.1")
                reduce_count(s, ch, BURN, paid)
            elif st == POISON:
                put(s, ch, POISON, num[POISON] + paid)
            else:
                for t in status_face(s, st).triggers:
                    if _looks_at(s, ch, t, c, paid):
                        set_off(s, ch, t, st, OWN_NUMBER, st, user)
        for t in character(s, ch).triggers:
            if _looks_at(s, ch, t, c, paid):
                set_off(s, ch, t, s.card[ch], paid, -1, user)


def _looks_at(s: Table, ch: int, t: Trigger, c: int, paid: int) -> bool:
    """Is this play what the trigger waits for?"""
    face = card(s, c)
    if t.event == WHEN_PLAYS:
        return face.user == ch and face.name == t.name
    if t.event != WHEN_ALLY_PLAYS:
        return False
    if t.at_enemy and face.target != ONE_ENEMY and face.target != ALL_ENEMIES:
        return False
    return face.types & t.types == t.types and paid >= t.number

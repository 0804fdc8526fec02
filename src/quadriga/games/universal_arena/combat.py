"""How To Combat: rounds, priority, the Active Zone, and its resolution from right to left."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.clash import (
    after_pair_use,
    before_clash,
    compare,
    discard_losers,
    drop_losers,
    pair_order,
    still_paired,
)
from quadriga.games.universal_arena.context import (
    P_COMBAT,
    P_PLAY,
    P_RESOLVE,
    P_WINDOW,
    TARGETS,
    X,
    new_frame,
    start,
    unsettle,
)
from quadriga.games.universal_arena.damage import check_victory, deal
from quadriga.games.universal_arena.faces import (
    ALL_ENEMIES,
    COUNTER,
    ON_PLAY,
    ONE_ENEMY,
    WHEN_ALLY_PLAYS,
    WHEN_PLAYS,
    Trigger,
)
from quadriga.games.universal_arena.piles import leave
from quadriga.games.universal_arena.playing import (
    AS_ASSIST,
    AS_COUNTER,
    AS_FOLLOW_UP,
    FROM_HAND,
    energy_cost,
    fits_window,
    largest_x,
    meter_cost,
    playable,
    responses,
    rows,
    single,
    targets,
)
from quadriga.games.universal_arena.statuses import BLEED, BURN, POISON, STAGGER, put, reduce, reduce_count, set_off
from quadriga.games.universal_arena.table import (
    ASIDE,
    COMBAT,
    E_CANCELLED,
    E_COUNTERED,
    E_FACE,
    E_FOLLOW_UP,
    E_LOST,
    E_PAID,
    E_SLOT,
    E_TARGET,
    E_USED,
    E_X,
    ENTRY,
    ROWS,
    Table,
    alive,
    card,
    card_face,
    character,
    entry,
    entry_index,
    living,
    note,
    printed,
    seat_of,
    status_face,
)
from quadriga.games.universal_arena.timing import begin_use
from quadriga.kernel.decisions import DONE, FIRST_GAME_VERB, NUMBER, PICK, PLACE, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.zones import move

PLAY: Final = FIRST_GAME_VERB + 1
"""Play the card in slot a."""

# Steps of the combat phase
OPEN: Final = 0
PRIORITY: Final = 1
RESOLVED: Final = 2


def combat(s: Table, f: Frame) -> None:
    """Combat Rounds until the initiative player ends the turn."""
    if f.pc == OPEN:
        open_round(s, f)
    elif f.pc == PRIORITY:
        if s.row < 0:
            f.pc = OPEN  # the play killed its own user and no card is left (uni.house.priority.3)
        else:
            act(s, f)
    else:
        f.pc = PRIORITY
        next_zone(s)


def open_round(s: Table, f: Frame) -> None:
    """The initiative player plays the opening card or, from the second round on, may end the turn."""
    seat = s.initiative
    if f.phase == 0:
        if s.phase != COMBAT:
            s.phase = COMBAT
            s.round = 0
            if s.recording:
                s.emit("phase", "uni.turn.1", n=COMBAT)
        s.row = -1
        cards = playable(s, seat)
        if not cards and s.pause == 0:
            s.pop()  # nothing to open with (uni.house.combat.1)
            return
        options = [option(PLAY, c) for c in cards]
        if not cards or s.round > 0 or s.match.option("must_open", 1) == 0:
            options.append(option(DONE))  # uni.turn.11
        s.priority = seat
        f.phase = 1
        s.ask(seat, "open", options, "uni.turn.8" if s.round == 0 else "uni.turn.11")
        return
    f.phase = 0
    if verb(s.picked) == DONE:
        s.pop()
        return
    s.round += 1
    s.passes = 0
    if s.recording:
        s.emit("round", "uni.combat.2", seat, n=s.round)
    f.pc = PRIORITY
    begin_play(s, arg_a(s.picked), FROM_HAND, -1)


def act(s: Table, f: Frame) -> None:
    """With priority: play one card or pass (uni.combat.1)."""
    seat = s.priority
    if f.phase == 0:
        cards = playable(s, seat)
        if cards or s.pause == 1:
            options = [option(PLAY, c) for c in cards]
            options.append(option(DONE))
            f.phase = 1
            s.ask(seat, "combat", options, "uni.combat.1")
            return
        s.mark()  # that there was nothing to play is news to the other player
    else:
        f.phase = 0
        if verb(s.picked) == PLAY:
            begin_play(s, arg_a(s.picked), FROM_HAND, -1)
            return
    s.passes += 1
    if s.recording:
        s.emit("pass", "uni.combat.1", seat)
    if s.passes < 2:
        s.priority = 1 - seat
        return
    # Two passes in a row; the last player to add a card is the one who passed now (uni.combat.11, uni.combat.12).
    f.pc = RESOLVED
    resolve_zone(s, s.row)


def resolve_zone(s: Table, row: int) -> None:
    s.resolving = row
    if s.recording:
        s.emit("resolve", "uni.combat.13", n=row)
    s.push(new_frame(P_RESOLVE, 0, -1, -1))


def next_zone(s: Table) -> None:
    """Which zone is active now that the Active Zone is empty (uni.combat.19, uni.combat.20)."""
    s.last[s.row] = -1
    s.passes = 0
    for z in range(3):
        if s.paused[z] == 1 and not s.zones[ROWS + z]:
            s.paused[z] = 0  # uni.house.priority.3
            s.last[z] = -1
    for z in range(3):
        if s.paused[z] == 1:
            s.paused[z] = 0
            s.row = z
            s.priority = 1 - s.last[z]  # uni.house.priority.1
            if s.recording:
                s.emit("active", "uni.combat.19", s.priority, n=z)
            return
    s.row = -1
    for z in range(3):
        if s.zones[ROWS + z]:
            s.row = z
            s.stack[len(s.stack) - 1].pc = RESOLVED
            resolve_zone(s, z)  # uni.house.priority.2
            return
    s.barred = [0, 0]  # uni.text.round.1
    if s.recording:
        s.emit("round over", "uni.turn.10")


# -- playing a card --------------------------------------------------------------------------

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
        f.x[NAMED_X] = max(0, face.x_least)
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
                        set_off(s, ch, t, st, paid, st, user)
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


# -- resolution ------------------------------------------------------------------------------

# Steps
NEXT_CARD: Final = 0
UNOPPOSED: Final = 1
CLASH: Final = 2
LOSERS: Final = 3
CLASH_OVER: Final = 4
USE_FIRST: Final = 5
USE_SECOND: Final = 6
PAIR_DONE: Final = 7

# Numbers of the frame
RIGHT: Final = 0
LEFT: Final = 1
OUTCOME: Final = 2
FIRST: Final = 3
SECOND: Final = 4
RIGHT_REF: Final = 5
LEFT_REF: Final = 6


def resolve(s: Table, f: Frame) -> None:
    """Work a zone off from right to left, two cards at a time."""
    zone = s.zones[ROWS + s.resolving]
    pc = f.pc
    if pc == NEXT_CARD:
        n = len(zone)
        if n == 0:
            s.resolving = -1
            s.pop()
            return
        right = zone[n - 1]
        f.x[RIGHT] = right
        if n == 1 or s.owner[zone[n - 2]] == s.owner[right]:  # uni.combat.15, uni.combat.17
            f.pc = UNOPPOSED
            begin_use(s, right, -1, -1)
            return
        left = zone[n - 2]  # uni.combat.14, uni.combat.16
        f.x[LEFT] = left
        f.x[RIGHT_REF] = s.ref[right]
        f.x[LEFT_REF] = s.ref[left]
        f.pc = CLASH
        if s.recording:
            s.emit("clash", "uni.combat.16", s.owner[right], s.handle(right), other=s.handle(left))
        before_clash(s, right, left)
    elif pc == UNOPPOSED:
        c = f.x[RIGHT]
        f.pc = NEXT_CARD
        used = entry_index(s, c) >= 0 and entry(s, c)[E_USED] == 1
        user = printed(s, c).user
        leave(s, c)  # uni.house.reuse.2
        if used:
            open_windows(s, [s.owner[c], user, -1])
    elif pc == CLASH:
        right = f.x[RIGHT]
        left = f.x[LEFT]
        discard_losers(s, right, left)  # a card Cancelled before the clash (uni.house.cancel.1)
        if not still_paired(s, right, f.x[RIGHT_REF], left, f.x[LEFT_REF]):
            f.pc = NEXT_CARD  # pairing starts anew (uni.house.timing.2)
            return
        if card(s, right).acts_attack and card(s, left).acts_attack:
            f.x[OUTCOME] = compare(s, right, left)
            f.pc = LOSERS
        else:
            pair_order(s, f, right, left, FIRST)
            f.pc = USE_FIRST
    elif pc == LOSERS:
        f.pc = CLASH_OVER
        drop_losers(s, f.x[RIGHT], f.x[LEFT], f.x[OUTCOME])
    elif pc == CLASH_OVER:
        f.pc = NEXT_CARD
        discard_losers(s, f.x[RIGHT], f.x[LEFT])
        check_victory(s)
    elif pc == USE_FIRST:
        f.pc = USE_SECOND
        use_of_pair(s, f.x[FIRST], f.x[SECOND])
    elif pc == USE_SECOND:
        f.pc = PAIR_DONE
        use_of_pair(s, f.x[SECOND], f.x[FIRST])
    else:
        f.pc = NEXT_CARD
        pair_done(s, f)


def use_of_pair(s: Table, c: int, other: int) -> None:
    """Use one card of a pair, if it is still there."""
    if entry_index(s, c) < 0:
        return
    own = card(s, c)
    met = card(s, other)
    guards = own.attack and met.defense and not (own.defense and met.attack)  # uni.house.hybrid.1
    begin_use(s, c, other, other if guards else -1)


def pair_done(s: Table, f: Frame) -> None:
    """Both cards leave, unless they are Reused; then the windows open (uni.clash.11 and its sisters)."""
    windows: list[int] = []
    counters: list[int] = []
    for k in (FIRST, SECOND):
        c = f.x[k]
        i = entry_index(s, c)
        if i < 0 or s.entries[i][E_USED] == 0:
            continue
        user = printed(s, c).user
        windows += [s.owner[c], user, -1]
        used_as = s.entries[i][E_FACE]
        if s.entries[i][E_COUNTERED] == 1 and used_as >= 0 and card_face(s, used_as).keywords & COUNTER != 0:
            attacker = printed(s, f.x[FIRST] if k == SECOND else f.x[SECOND]).user
            counters += [s.owner[c], user, attacker]
    after_pair_use(s, f.x[RIGHT])
    after_pair_use(s, f.x[LEFT])
    if windows:
        open_windows(s, counters + windows)


# -- windows ---------------------------------------------------------------------------------


def open_windows(s: Table, windows: list[int]) -> None:
    """Follow-Up, Assist Attack and Counter: player, character and attacker (or -1) of each window."""
    f = new_frame(P_WINDOW, 0, -1, -1)
    f.sets[TARGETS] = windows
    s.push(f)


def window(s: Table, f: Frame) -> None:
    """Offer each window in turn; what is played is used at once, unopposed (uni.house.window.1, uni.house.window.2)."""
    waiting = f.sets[TARGETS]
    if f.pc == 0:
        if not waiting:
            s.pop()
            return
        seat = waiting[0]
        ch = waiting[1]
        attacker = waiting[2]
        if f.phase == 0:
            cards = responses(s, seat, ch, attacker)
            if attacker >= 0 and not alive(s, attacker):
                cards = []
            if not cards:
                f.sets[TARGETS] = waiting[3:]
                return
            options = [option(PLAY, c) for c in cards]
            options.append(option(DONE))
            f.phase = 1
            kind = "counter" if attacker >= 0 else "follow-up"
            s.ask(seat, kind, options, "uni.kw.counter.1" if attacker >= 0 else "uni.house.window.1", s.handle(ch))
            return
        f.phase = 0
        if verb(s.picked) == DONE:
            f.sets[TARGETS] = waiting[3:]
            return
        c = arg_a(s.picked)
        f.x[0] = c
        f.pc = 1
        if attacker >= 0:
            f.sets[TARGETS] = []  # a Counter takes the place of the other windows (uni.house.window.3)
            begin_play(s, c, AS_COUNTER, attacker)
        else:
            f.sets[TARGETS] = waiting[3:]
            how = fits_window(s, c, ch)
            begin_play(s, c, how if how != 0 else AS_ASSIST, -1)
    elif f.pc == 1:
        f.pc = 2
        if entry_index(s, f.x[0]) >= 0 and s.zone[f.x[0]] == ASIDE:
            begin_use(s, f.x[0], -1, -1)
    else:
        c = f.x[0]
        f.pc = 0
        used = entry_index(s, c) >= 0 and entry(s, c)[E_USED] == 1
        leave(s, c)
        if used:  # its use opens a window again
            f.sets[TARGETS] = [s.owner[c], printed(s, c).user, -1] + f.sets[TARGETS]


__all__ = ["AS_FOLLOW_UP", "E_LOST", "PLAY", "P_COMBAT", "combat", "play", "resolve", "unsettle", "window"]

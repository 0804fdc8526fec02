"""Follow-Up, Assist Attack and Counter: cards that answer a use."""

from __future__ import annotations

from quadriga.games.universal_arena.context import (
    P_WINDOW,
    TARGETS,
    new_frame,
)
from quadriga.games.universal_arena.piles import leave
from quadriga.games.universal_arena.placing import PLAY, begin_play
from quadriga.games.universal_arena.playing import (
    AS_ASSIST,
    AS_COUNTER,
    fits_window,
    responses,
)
from quadriga.games.universal_arena.table import (
    ASIDE,
    E_USED,
    Table,
    alive,
    entry,
    entry_index,
    printed,
)
from quadriga.games.universal_arena.timing import begin_use
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import Frame


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

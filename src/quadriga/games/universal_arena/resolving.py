"""How To Combat 7 and 8: a zone is worked off from right to left, two cards at a time."""

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
from quadriga.games.universal_arena.damage import check_victory
from quadriga.games.universal_arena.faces import (
    COUNTER,
)
from quadriga.games.universal_arena.piles import leave
from quadriga.games.universal_arena.table import (
    E_COUNTERED,
    E_FACE,
    E_USED,
    ROWS,
    Table,
    card,
    card_face,
    entry,
    entry_index,
    printed,
)
from quadriga.games.universal_arena.timing import begin_use
from quadriga.games.universal_arena.windows import open_windows
from quadriga.kernel.frames import Frame

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

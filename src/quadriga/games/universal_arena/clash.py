"""How To Clash."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.context import MEETS, X, start
from quadriga.games.universal_arena.faces import AFTER_CLASH, ALWAYS, BEFORE_CLASH, REUSE, T_MULTIHIT
from quadriga.games.universal_arena.piles import leave
from quadriga.games.universal_arena.power import roll, starting_hits
from quadriga.games.universal_arena.table import (
    E_CANCELLED,
    E_COUNTERED,
    E_EVADED,
    E_EVADES,
    E_FACE,
    E_LOST,
    E_REUSED,
    E_SHIELDED,
    E_TARGET,
    E_USED,
    E_X,
    ROWS,
    Table,
    card,
    entry,
    entry_index,
    note,
)
from quadriga.games.universal_arena.timing import cancelled
from quadriga.kernel.frames import Frame

# Outcomes
RIGHT_LOSES: Final = 0
LEFT_LOSES: Final = 1
BOTH_LOSE: Final = 2


def say(s: Table, c: int, other: int, timing: int) -> None:
    """Run what a card in a zone says at a timing outside its use."""
    i = entry_index(s, c)
    if i < 0:
        return
    face = card(s, c)
    k = face.at[timing]
    if k >= 0:
        e = s.entries[i]
        f = start(s, face.user, c, s.form[s.card[c]], k, -1, [e[E_TARGET]] if e[E_TARGET] >= 0 else [face.user])
        f.x[X] = e[E_X]
        f.x[MEETS] = other


def before_clash(s: Table, right: int, left: int) -> None:
    """Right card first: it is pushed last (uni.house.timing.2, uni.house.timing.5)."""
    say(s, left, right, BEFORE_CLASH)
    say(s, right, left, BEFORE_CLASH)


def after_clash(s: Table, right: int, left: int) -> None:
    say(s, left, right, AFTER_CLASH)
    say(s, right, left, AFTER_CLASH)


def still_paired(s: Table, right: int, right_ref: int, left: int, left_ref: int) -> bool:
    """Are both still lying where they were paired?"""
    zone = ROWS + s.resolving
    return s.zone[right] == zone and s.ref[right] == right_ref and s.zone[left] == zone and s.ref[left] == left_ref


def hits_left(s: Table, c: int) -> int:
    """Remaining Multihit count; 0 for a card that has none (uni.type.multihit.2, uni.type.multihit.3)."""
    face = card(s, c)
    if face.types & T_MULTIHIT == 0:
        return 0
    e = entry(s, c)
    return max(0, starting_hits(face, e[E_X]) - e[E_LOST])


def total(s: Table, c: int) -> int:
    """The rolls of its remaining hits, undivided, at least one (uni.clash.2, uni.house.multihit.1)."""
    face = card(s, c)
    x = entry(s, c)[E_X]
    n = 0
    for _ in range(max(1, hits_left(s, c))):
        n += roll(s, c, face, x, "uni.house.clashroll.1")
    return n


def compare(s: Table, right: int, left: int) -> int:
    """Attack against Attack: the higher total wins, equal totals both lose (uni.clash.1, uni.clash.8)."""
    a = total(s, right)
    b = total(s, left)
    outcome = BOTH_LOSE
    if a > b:
        outcome = LEFT_LOSES
    elif b > a:
        outcome = RIGHT_LOSES
    if s.recording:
        winner = right if a > b else left
        s.emit(
            "clash decided", "uni.clash.1" if a != b else "uni.clash.8", s.owner[winner], s.handle(winner), abs(a - b)
        )
    after_clash(s, right, left)
    return outcome


def drop_losers(s: Table, right: int, left: int, outcome: int) -> None:
    """The loser is Cancelled and discarded; a Multihit card loses a count and stays (uni.clash.3 to uni.clash.7)."""
    if outcome != LEFT_LOSES:
        _lose(s, right)
    if outcome != RIGHT_LOSES:
        _lose(s, left)


def _lose(s: Table, c: int) -> None:
    i = entry_index(s, c)
    if i < 0:
        return
    cancelled(s, c)
    stays = False
    if hits_left(s, c) >= 1:
        note(s, c, E_LOST, s.entries[i][E_LOST] + 1)  # uni.clash.5
        stays = True
    elif card(s, c).keywords & REUSE != 0 and s.entries[i][E_REUSED] == 0:
        note(s, c, E_REUSED, 1)  # uni.house.reuse.3
        stays = True
    if stays:
        if s.recording:
            s.emit("reuse", "uni.clash.5", s.owner[c], s.handle(c))
    else:
        note(s, c, E_CANCELLED, 2)  # it leaves once its Always is over (uni.clash.4)
    say(s, c, -1, ALWAYS)  # uni.timing.5


def discard_losers(s: Table, right: int, left: int) -> None:
    for c in (right, left):
        i = entry_index(s, c)
        if i >= 0 and s.entries[i][E_CANCELLED] == 2:
            leave(s, c)


def pair_order(s: Table, f: Frame, right: int, left: int, at: int) -> None:
    """Who is used first: Defense before Attack, else the right card (uni.clash.9, uni.house.timing.5)."""
    a = card(s, right)
    b = card(s, left)
    first = right
    if a.attack and b.defense and not (a.defense and b.attack):  # a card that is both: uni.house.hybrid.1
        first = left
    f.x[at] = first
    f.x[at + 1] = left if first == right else right
    after_clash(s, right, left)


def after_pair_use(s: Table, c: int) -> None:
    """After a pairing that is no contest a card leaves, unless it evaded or has a Reuse left (uni.clash.17)."""
    i = entry_index(s, c)
    if i < 0:
        return
    e = s.entries[i]
    keywords = card(s, c).keywords
    stays = e[E_EVADED] == 1 and e[E_CANCELLED] == 0
    if not stays and keywords & REUSE != 0 and e[E_REUSED] == 0:
        note(s, c, E_REUSED, 1)
        stays = True
    if not stays:
        leave(s, c)
        return
    for place in (E_EVADED, E_COUNTERED, E_SHIELDED, E_EVADES, E_USED):
        note(s, c, place, 0)
    note(s, c, E_FACE, -1)
    note(s, c, E_CANCELLED, 0)
    if s.recording:
        s.emit("reuse", "uni.kw.reuse.1", s.owner[c], s.handle(c))

"""How To Clash."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.context import MEETS, X, start
from quadriga.games.universal_arena.chapters.faces import (
    AFTER_CLASH,
    ALWAYS,
    BEFORE_CLASH,
    REUSE,
    T_MULTIHIT,
    WHEN_CLASHES,
    WHEN_LOSES_CLASH,
    WHEN_WINS_CLASH,
)
from quadriga.games.universal_arena.chapters.piles import leave
from quadriga.games.universal_arena.chapters.playing import keywords_of
from quadriga.games.universal_arena.chapters.power import roll, starting_hits
from quadriga.games.universal_arena.chapters.statuses import watch
from quadriga.games.universal_arena.chapters.table import (
    ROWS,
    Table,
    card,
    changing,
    entry,
    entry_index,
)
from quadriga.games.universal_arena.chapters.timing import cancelled

# Outcomes
RIGHT_LOSES: Final = 0
LEFT_LOSES: Final = 1
BOTH_LOSE: Final = 2

# One roll for clash and use, or one for each (match option `rolls`, uni.house.clashroll.1)
TWO_ROLLS: Final = 2
ONE_ROLL: Final = 1

WON: Final = 1
LOST: Final = 2


def say(s: Table, c: int, other: int, timing: int) -> None:
    """Run what a card in a zone says at a timing outside its use."""
    i = entry_index(s, c)
    if i < 0:
        return
    face = card(s, c)
    k = face.at[timing]
    if k >= 0:
        e = s.entries[i]
        f = start(s, face.user, c, s.form[s.card[c]], k, -1, [e.target] if e.target >= 0 else [face.user])
        f.x[X] = e.x
        f.x[MEETS] = other


def before_clash(s: Table, right: int, left: int) -> None:
    """Right card first: it is pushed last (uni.house.timing.2, uni.house.timing.5)."""
    say(s, left, right, BEFORE_CLASH)
    say(s, right, left, BEFORE_CLASH)
    watch(s, card(s, right).user, WHEN_CLASHES, -1, 1, card(s, left).user)
    watch(s, card(s, left).user, WHEN_CLASHES, -1, 1, card(s, right).user)


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
    return max(0, starting_hits(face, e.x) - e.lost)


def total(s: Table, c: int) -> int:
    """The rolls of its remaining hits, undivided, at least one (uni.clash.2, uni.house.multihit.1)."""
    face = card(s, c)
    x = entry(s, c).x
    n = roll(s, c, face, x, "uni.house.clashroll.1")
    if s.match.option("rolls", TWO_ROLLS) == ONE_ROLL:
        changing(s, c).roll = n + 1
    for _ in range(hits_left(s, c) - 1):
        n += roll(s, c, face, x, "uni.house.clashroll.1")
    return n


def compare(s: Table, right: int, left: int) -> int:
    """Attack against Attack: the higher total wins, equal totals both lose (uni.clash.1, uni.clash.8)."""
    a = total(s, right)
    b = total(s, left)
    if card(s, right).always_wins != card(s, left).always_wins:  # uni.term.override.1
        if card(s, right).always_wins:
            a = max(a, b + 1)
        else:
            b = max(b, a + 1)
    outcome = BOTH_LOSE
    if a > b:
        outcome = LEFT_LOSES
    elif b > a:
        outcome = RIGHT_LOSES
    changing(s, right).won = WON if a > b else LOST
    changing(s, left).won = WON if b > a else LOST
    if s.recording:
        winner = right if a > b else left
        s.emit(
            "clash decided", "uni.clash.1" if a != b else "uni.clash.8", s.owner[winner], s.handle(winner), abs(a - b)
        )
    one = card(s, right).user
    two = card(s, left).user
    watch(s, one, WHEN_WINS_CLASH if a > b else WHEN_LOSES_CLASH, -1, 1, two)
    watch(s, two, WHEN_WINS_CLASH if b > a else WHEN_LOSES_CLASH, -1, 1, one)
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
        changing(s, c).lost += 1  # uni.clash.5
        stays = True
    elif (keywords_of(s, card(s, c)) | s.entries[i].gained) & REUSE != 0 and s.entries[i].reused == 0:
        changing(s, c).reused = 1  # uni.house.reuse.3
        stays = True
    if stays:
        if s.recording:
            s.emit("reuse", "uni.clash.5", s.owner[c], s.handle(c))
    else:
        changing(s, c).cancelled = 2  # it leaves once its Always is over (uni.clash.4)
    say(s, c, -1, ALWAYS)  # uni.timing.5


def discard_losers(s: Table, right: int, left: int) -> None:
    for c in (right, left):
        i = entry_index(s, c)
        if i >= 0 and s.entries[i].cancelled == 2:
            leave(s, c)


def used_first(s: Table, right: int, left: int) -> int:
    """Which is used first: Defense before Attack, else the right card (uni.clash.9, uni.house.timing.5)."""
    a = card(s, right)
    b = card(s, left)
    if a.attack and b.defense and not (a.defense and b.attack):  # a card that is both: uni.house.hybrid.1
        return left
    return right


def after_pair_use(s: Table, c: int) -> None:
    """After a pairing that is no contest a card leaves, unless it evaded or has a Reuse left (uni.clash.17)."""
    i = entry_index(s, c)
    if i < 0:
        return
    e = s.entries[i]
    keywords = keywords_of(s, card(s, c)) | e.gained
    stays = e.evaded == 1 and e.cancelled == 0
    if not stays and keywords & REUSE != 0 and e.reused == 0:
        changing(s, c).reused = 1
        stays = True
    if not stays:
        leave(s, c)
        return
    again = changing(s, c)
    again.evaded = again.countered = again.shielded = again.gained = again.used = again.won = again.cancelled = 0
    again.face = -1
    if s.recording:
        s.emit("reuse", "uni.kw.reuse.1", s.owner[c], s.handle(c))

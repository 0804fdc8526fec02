"""How To Combat 7 and 8: a zone is worked off from right to left, two cards at a time."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.clash import (
    after_clash,
    after_pair_use,
    before_clash,
    compare,
    discard_losers,
    drop_losers,
    still_paired,
    used_first,
)
from quadriga.games.universal_arena.chapters.damage import check_victory
from quadriga.games.universal_arena.chapters.faces import (
    COUNTER,
)
from quadriga.games.universal_arena.chapters.piles import leave
from quadriga.games.universal_arena.chapters.playing import keywords_of
from quadriga.games.universal_arena.chapters.table import (
    JULY,
    ROWS,
    Table,
    card,
    card_face,
    entry,
    entry_index,
    printed,
    table,
)
from quadriga.games.universal_arena.chapters.timing import begin_use
from quadriga.games.universal_arena.chapters.windows import Window, open_windows
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State


class ResolveFrame(Frame):
    """The cards that are paired, by their slots."""

    FIELDS = ("right", "left", "right_ref", "left_ref", "outcome", "first", "second")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.right = -1
        self.left = -1
        self.right_ref = -1
        self.left_ref = -1
        self.outcome = 0
        """Of the clash."""
        self.first = -1
        """Which of the two is used first, where they do not clash."""
        self.second = -1

    def copy(self) -> Frame:
        f = ResolveFrame(self.source, self.controller)
        f.stand(self)
        f.right = self.right
        f.left = self.left
        f.right_ref = self.right_ref
        f.left_ref = self.left_ref
        f.outcome = self.outcome
        f.first = self.first
        f.second = self.second
        return f


def resolving(f: Frame) -> ResolveFrame:
    assert isinstance(f, ResolveFrame)
    return f


class NextCard(Step):
    """From right to left, two cards at a time."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        r = resolving(f)
        zone = g.zones[ROWS + g.resolving]
        n = len(zone)
        if n == 0:
            g.resolving = -1
            return END
        right = zone[n - 1]
        r.right = right
        if n == 1 or g.owner[zone[n - 2]] == g.owner[right]:  # uni.combat.15, uni.combat.17
            begin_use(g, right, -1, -1)
            return NEXT
        left = zone[n - 2]  # uni.combat.14, uni.combat.16
        r.left = left
        r.right_ref = g.ref[right]
        r.left_ref = g.ref[left]
        if g.recording:
            g.emit("clash", "uni.combat.16", g.owner[right], g.handle(right), other=g.handle(left))
        before_clash(g, right, left)
        return CLASH.number


class UsedUnopposed(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = resolving(f).right
        used = entry_index(g, c) >= 0 and entry(g, c).used == 1
        user = printed(g, c).user
        leave(g, c)  # uni.house.reuse.2
        if used:
            open_windows(g, [Window(g.owner[c], user, -1)])
        return AGAIN


class Clash(Step):
    """Two Attacks clash; any other two cards are used one after the other."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        r = resolving(f)
        discard_losers(g, r.right, r.left)  # a card Cancelled before the clash (uni.house.cancel.1)
        if not still_paired(g, r.right, r.right_ref, r.left, r.left_ref):
            return AGAIN  # pairing starts anew (uni.house.timing.2)
        if card(g, r.right).acts_attack and card(g, r.left).acts_attack:
            r.outcome = compare(g, r.right, r.left)
            return NEXT
        r.first = used_first(g, r.right, r.left)
        r.second = r.left if r.first == r.right else r.right
        after_clash(g, r.right, r.left)
        return USE_FIRST.number


class DropLosers(Step):
    def run(self, s: State, f: Frame) -> int:
        r = resolving(f)
        drop_losers(table(s), r.right, r.left, r.outcome)
        return NEXT


class ClashOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        discard_losers(g, resolving(f).right, resolving(f).left)
        check_victory(g)
        return AGAIN


class UseFirst(Step):
    def run(self, s: State, f: Frame) -> int:
        use_of_pair(table(s), resolving(f).first, resolving(f).second)
        return NEXT


class UseSecond(Step):
    def run(self, s: State, f: Frame) -> int:
        use_of_pair(table(s), resolving(f).second, resolving(f).first)
        return NEXT


class PairDone(Step):
    def run(self, s: State, f: Frame) -> int:
        pair_done(table(s), resolving(f))
        return AGAIN


CLASH: Final = Clash()
USE_FIRST: Final = UseFirst()
RESOLVE: Final = Procedure(
    "resolve", NextCard(), UsedUnopposed(), CLASH, DropLosers(), ClashOver(), USE_FIRST, UseSecond(), PairDone(),
    kind=ResolveFrame,
)  # fmt: skip


def use_of_pair(s: Table, c: int, other: int) -> None:
    """Use one card of a pair, if it is still there."""
    if entry_index(s, c) < 0:
        return
    own = card(s, c)
    met = card(s, other)
    guards = own.attack and met.defense and not (own.defense and met.attack)  # uni.house.hybrid.1
    begin_use(s, c, other, other if guards else -1)


def gained(s: Table, i: int, face: int) -> int:
    """The keywords of a played card, printed and gained."""
    return keywords_of(s, card_face(s, face)) | s.entries[i].gained


def pair_done(s: Table, f: ResolveFrame) -> None:
    """Both cards leave, unless they are Reused; then the windows open (uni.clash.11 and its sisters)."""
    windows: list[Window] = []
    counters: list[Window] = []
    for c, met in ((f.first, f.second), (f.second, f.first)):
        i = entry_index(s, c)
        if i < 0 or s.entries[i].used == 0:
            continue
        user = printed(s, c).user
        windows.append(Window(s.owner[c], user, -1))
        used_as = s.entries[i].face
        if s.entries[i].countered == 1 and used_as >= 0 and gained(s, i, used_as) & COUNTER != 0:
            counters.append(Window(s.owner[c], user, printed(s, met).user))
    after_pair_use(s, f.right)
    after_pair_use(s, f.left)
    if windows:
        # In July a Counter takes their place by its condition alone (uni.e2.window.9, uni.e2.window.10).
        open_windows(s, counters if counters and s.edition == JULY else counters + windows)

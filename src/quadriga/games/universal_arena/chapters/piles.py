"""Draw, Discard, created cards, and where a card goes when it leaves its zone."""

from __future__ import annotations

from quadriga.games.universal_arena.chapters.faces import EXHAUST, RETURNS, ULTIMATE
from quadriga.games.universal_arena.chapters.table import (
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    HAND_SIZE,
    JANUARY,
    REMOVED,
    ULTIMATES,
    Table,
    alive,
    card,
    entry_index,
    place,
    printed,
)
from quadriga.kernel.state import with_more
from quadriga.kernel.zones import add_card, move, reveal, shuffle


def draw(s: Table, seat: int, n: int, rule: str) -> int:
    """Draw up to n cards; the shuffled Discard Pile takes an empty Draw Pile's place (uni.term.draw.1)."""
    pile = place(seat, DRAW_PILE)
    hand = place(seat, HAND)
    drawn = 0
    for _ in range(n):
        if not s.zones[pile] and not reshuffle(s, seat):
            break  # uni.term.draw.2
        c = s.zones[pile][-1]
        move(s, c, hand)
        drawn += 1
        if s.recording:
            s.emit("draw", rule, seat, s.handle(c), seen=1 << seat)
    if drawn > 0:
        s.mark()
    return drawn


def fill_hand_to(s: Table, seat: int, more: int) -> None:
    """So many cards more (or fewer) are drawn up to at this Turn Start (uni.turn.4)."""
    s.draw_more[seat] += more
    if s.recording:
        s.emit("hand filled", "uni.turn.4", seat, n=max(0, HAND_SIZE + s.draw_more[seat]))


def reshuffle(s: Table, seat: int) -> bool:
    """The Discard Pile becomes the Draw Pile; False if there is nothing to shuffle."""
    pile = place(seat, DRAW_PILE)
    heap = s.zones[place(seat, DISCARD_PILE)]
    if not heap:
        return False
    for c in heap:
        move(s, c, pile)
    shuffle(s, pile)
    if s.recording:
        s.emit("reshuffle", "uni.term.draw.1", seat, n=len(heap))
    return True


def discard(s: Table, c: int, rule: str) -> None:
    """From hand (or pile) to the owner's Discard Pile (uni.term.discard.1)."""
    seat = s.owner[c]
    move(s, c, place(seat, DISCARD_PILE))
    if s.recording:
        s.emit("discard", rule, seat, s.handle(c))


def exhaust(s: Table, c: int, rule: str) -> None:
    """Out of the game for good (uni.kw.exhaust.1)."""
    seat = s.owner[c]
    move(s, c, place(seat, REMOVED))
    if s.recording:
        s.emit("exhausted", rule, seat, s.handle(c))


def create(s: Table, face: int, seat: int, where: int) -> int:
    """A card that was not among the five (uni.term.created.1)."""
    c = add_card(s, face, seat, place(seat, where))
    s.dearer = with_more(s.dearer, [0])
    s.prepared = with_more(s.prepared, [0])
    reveal(s, c, 3)  # everybody hears which card is created, and where it goes
    if s.recording:
        s.emit("create", "uni.text.create.1", seat, s.handle(c))
    return c


def leave(s: Table, c: int) -> None:
    """A played card goes where it belongs, and what was remembered of it is forgotten."""
    i = entry_index(s, c)
    used = i < 0 or s.entries[i].used == 1
    keywords = card(s, c).keywords if i < 0 else card(s, c).keywords | s.entries[i].gained
    s.entries = [e for e in s.entries if e.slot != c]
    seat = s.owner[c]
    if used:
        s.dearer[c] = 0  # uni.st.stagnate.1
        s.prepared[c] = 0  # uni.kw.prepare.1
    face = printed(s, c)
    if not alive(s, face.user):
        move(s, c, place(seat, REMOVED))  # uni.term.defeated.2
    elif keywords & EXHAUST != 0:
        exhaust(s, c, "uni.house.exhaust.1" if s.edition == JANUARY else "uni.e2.exhaust.1")
    elif keywords & RETURNS != 0 and face.kind != ULTIMATE:
        move(s, c, place(seat, HAND))
        if s.recording:
            s.emit("taken", "uni.term.override.1", seat, s.handle(c))
    elif face.kind == ULTIMATE:
        move(s, c, place(seat, ULTIMATES))  # uni.prep.6, uni.house.ultimate.2
        if s.recording:
            s.emit("return", "uni.house.ultimate.2", seat, s.handle(c))
    else:
        discard(s, c, "uni.play.5" if s.edition == JANUARY else "uni.e2.play.2")

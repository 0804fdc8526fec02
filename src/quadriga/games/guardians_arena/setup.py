"""Game Setup."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.faces import card
from quadriga.games.guardians_arena.moves import draw, show
from quadriga.games.guardians_arena.table import (
    DECK,
    GUARDIAN_PLACE,
    HAND,
    STRONGHOLDS,
    ZONES,
    Arena,
    zone,
)
from quadriga.games.guardians_arena.verbs import KEEP, REDRAW, SETUP_PROC, TURN_PROC
from quadriga.kernel.decisions import option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import NOBODY
from quadriga.kernel.zones import add_card, add_cards, move, reorder, shuffle

OPENING_HAND: Final = 8  # gua.setup.4


def lay_out(s: Arena) -> None:
    """Put out Guardian and Strongholds, make the deck, push the first frame."""
    s.zones = [[] for _ in range(ZONES)]
    for seat in range(2):
        deck = s.match.decks[seat]
        faces = deck["faces"]
        assert isinstance(faces, list)
        start = deck["start"]
        assert isinstance(start, list)
        add_card(s, start[0], seat, zone(seat, GUARDIAN_PLACE))  # gua.setup.1
        for place in range(3):
            column = place if seat == 0 else 2 - place  # gua.house.board.1
            add_card(s, start[place + 1], seat, zone(seat, STRONGHOLDS, column))
        add_cards(s, faces, seat, zone(seat, DECK))
    size = len(s.card)
    s.shield_of = [-1] * size
    s.item_of = [-1] * size
    s.bearer = [-1] * size
    s.face_up = [0] * size
    s.used = [0] * size
    s.stones = [card(s, s.zones[zone(seat, GUARDIAN_PLACE)][0]).stones for seat in range(2)]  # gua.orig.stones.1
    s.push(Frame(SETUP_PROC, -1, 0))


def setup(s: Arena, f: Frame) -> None:
    """Shuffle, cut, draw; redraw while the hand has no creature."""
    if f.pc == 0:
        for seat in range(2):
            shuffle(s, zone(seat, DECK))
            _cut(s, seat)
            draw(s, seat, OPENING_HAND, "gua.setup.4")
        f.x = [0, 0]  # what each player has decided
        f.pc = 1
    if f.pc == 1:
        # Both decide unseen: the second answer is taken before either is carried out (gua.setup.5).
        f.x = [0, 0]
        f.pc = 2
        _ask(s, f, 0)
        return
    if f.pc == 2:
        if _may_redraw(s, 0):
            f.x[0] = 1 if s.picked == option(REDRAW) else 0
        f.pc = 3
        _ask(s, f, 1)
        return
    if _may_redraw(s, 1):
        f.x[1] = 1 if s.picked == option(REDRAW) else 0
    for seat in range(2):
        if f.x[seat]:
            _redraw(s, seat)
    f.pc = 1 if f.x[0] or f.x[1] else 4
    if f.pc == 4:
        s.pop()
        s.push(Frame(TURN_PROC, -1, 0))


def _ask(s: Arena, f: Frame, seat: int) -> None:
    if _may_redraw(s, seat):
        s.ask(seat, "redraw", [option(KEEP), option(REDRAW)], "gua.setup.5")


def _may_redraw(s: Arena, seat: int) -> bool:
    for c in s.zones[zone(seat, HAND)]:
        if card(s, c).is_creature():
            return False
    for c in s.zones[zone(seat, DECK)]:
        if card(s, c).is_creature():
            return len(s.zones[zone(seat, DECK)]) >= OPENING_HAND
    return False  # a deck without any creature gets no redraw, so this always ends


def _redraw(s: Arena, seat: int) -> None:
    """Show the hand, draw eight new cards, then shuffle the old ones back."""
    old = s.zones[zone(seat, HAND)]
    show(s, seat, old, "gua.setup.5")
    draw(s, seat, OPENING_HAND, "gua.setup.5")
    for c in old:
        move(s, c, zone(seat, DECK))  # gua.setup.6
    shuffle(s, zone(seat, DECK))


def _cut(s: Arena, seat: int) -> None:
    """The opponent cuts: one random position (gua.setup.2)."""
    z = zone(seat, DECK)
    deck = s.zones[z]
    at = s.chance.below(len(deck)) if deck else 0
    reorder(s, z, deck[at:] + deck[:at], NOBODY)
    if s.recording:
        s.emit("cut", "gua.setup.2", 1 - seat, -1, at)

"""Preparation: piles, starting statuses, and the order of the two lines."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.context import P_PREPARE, P_TURN
from quadriga.games.universal_arena.faces import INNATE, CardFace
from quadriga.games.universal_arena.settle import refresh_forms
from quadriga.games.universal_arena.statuses import gain
from quadriga.games.universal_arena.table import (
    CHARACTERS,
    DRAW_PILE,
    HAND,
    LINE,
    TEAM,
    ULTIMATES,
    ZONES,
    Table,
    card,
    character,
    place,
)
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.zones import add_card, move, shuffle

# Steps
FIRST_PLAYER: Final = 0
LINES: Final = 1
SHOW: Final = 2


def lay_out(s: Table) -> None:
    """Every card gets its pile (uni.prep.2 to uni.prep.5); then the lines are asked for."""
    lay_characters(s)
    for seat in range(2):
        for face in brought(s, seat, "cards"):
            add(s, face, seat, place(seat, DRAW_PILE))
        for face in brought(s, seat, "ultimates"):
            add(s, face, seat, place(seat, ULTIMATES))  # uni.prep.5
    s.push(Frame(P_PREPARE, -1, 0))


def lay_characters(s: Table) -> None:
    """Characters take the slots 0 to 5, three per seat (uni.prep.1)."""
    s.zones = [[] for _ in range(ZONES)]
    for seat in range(2):
        for face in brought(s, seat, "characters"):
            add(s, face, seat, place(seat, LINE))
    size = len(s.faces)
    s.form = list(range(size))
    s.forming = [i for i in range(size) if turns(s, i)]
    statuses = s.card[0]  # the faces before the first character are the statuses
    s.num = [[0] * statuses for _ in range(CHARACTERS)]
    s.cnt = [[0] * statuses for _ in range(CHARACTERS)]
    for ch in range(CHARACTERS):
        s.hp[ch] = character(s, ch).hp  # uni.house.char.1


def turns(s: Table, i: int) -> bool:
    """Is it the printed face of a card that can become another?"""
    face = s.faces[i]
    return isinstance(face, CardFace) and face.root and len(face.becomes) > 0


def brought(s: Table, seat: int, what: str) -> list[int]:
    faces = s.match.decks[seat][what]
    assert isinstance(faces, list)
    return faces


def add(s: Table, face: int, seat: int, zone: int) -> int:
    c = add_card(s, face, seat, zone)
    s.dearer.append(0)
    s.prepared.append(0)
    return c


def prepare(s: Table, f: Frame) -> None:
    """Who goes first, the two lines in secret, then everything at once."""
    if f.pc == FIRST_PLAYER:
        f.pc = LINES
        f.sets = [[], []]
        first = s.match.option("first", -1)
        if first < 0:
            first = s.chance.below(2)  # uni.house.first.1
        s.initiative = first  # uni.prep.7
        s.active = first
        if s.recording:
            s.emit("first player", "uni.prep.7", first)
    elif f.pc == LINES:
        choose_line(s, f)
    else:
        s.pop()
        s.push(Frame(P_TURN, -1, s.initiative))
        take_places(s, f)


def choose_line(s: Table, f: Frame) -> None:
    """Left to right, one pick at a time, the first player first; nobody sees the other's (uni.house.char.2)."""
    seat = s.initiative if len(f.sets[s.initiative]) < TEAM else 1 - s.initiative
    if f.phase == 1:
        f.phase = 0
        f.sets[seat] = f.sets[seat] + [arg_a(s.picked)]
    left = [ch for ch in range(seat * TEAM, seat * TEAM + TEAM) if ch not in f.sets[seat]]
    if len(left) == 1:
        f.sets[seat] = f.sets[seat] + left
        if len(f.sets[1 - seat]) == TEAM:
            f.pc = SHOW
        return
    f.phase = 1
    s.ask(seat, "line", [option(PICK, ch) for ch in left], "uni.house.char.2")


def take_places(s: Table, f: Frame) -> None:
    for seat in range(2):
        for k in range(TEAM):
            ch = f.sets[seat][k]
            s.line[seat * TEAM + k] = ch
            s.column[ch] = k
    if s.recording:
        s.emit("lines", "uni.house.char.2")
    for seat in (s.initiative, 1 - s.initiative):
        pile = place(seat, DRAW_PILE)
        for c in s.zones[pile]:
            if card(s, c).keywords & INNATE != 0:
                move(s, c, place(seat, HAND))  # uni.house.innate.1
        shuffle(s, pile)  # uni.prep.4
        if s.recording:
            s.emit("shuffle", "uni.prep.4", seat)
    for ch in range(CHARACTERS):
        starts = character(s, ch).starts
        for i in range(0, len(starts), 2):
            gain(s, ch, starts[i], starts[i + 1], 0)  # uni.innate.2
    refresh_forms(s)
    s.mark()

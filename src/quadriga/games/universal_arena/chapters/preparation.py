"""Preparation: piles, starting statuses, and the order of the two lines."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.faces import (
    BY_ITSELF,
    INNATE,
    NEXT_CARD,
    CardFace,
    CharacterFace,
    StatusFace,
    Trigger,
)
from quadriga.games.universal_arena.chapters.settle import refresh_forms
from quadriga.games.universal_arena.chapters.statuses import gain
from quadriga.games.universal_arena.chapters.table import (
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
    table,
)
from quadriga.games.universal_arena.chapters.turn import TURN
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State, with_more
from quadriga.kernel.zones import add_card, move, shuffle


def lay_out(s: Table) -> None:
    """Every card gets its pile (uni.prep.2 to uni.prep.5); then the lines are asked for."""
    lay_characters(s)
    for seat in range(2):
        for face in brought(s, seat, "cards"):
            add(s, face, seat, place(seat, DRAW_PILE))
        for face in brought(s, seat, "ultimates"):
            add(s, face, seat, place(seat, ULTIMATES))  # uni.prep.5
    s.push(PREPARATION.frame(0))


def lay_characters(s: Table) -> None:
    """Characters take the slots 0 to 5, three per seat (uni.prep.1)."""
    s.zones = [[] for _ in range(ZONES)]
    for seat in range(2):
        for face in brought(s, seat, "characters"):
            add(s, face, seat, place(seat, LINE))
    size = len(s.faces)
    s.form = vec[i64](list(range(size)))
    s.forming = [i for i in range(size) if turns(s, i)]
    find_listeners(s)
    statuses = s.card[0]  # the faces before the first character are the statuses
    s.num = [[0] * statuses for _ in range(CHARACTERS)]
    s.cnt = [[0] * statuses for _ in range(CHARACTERS)]
    for ch in range(CHARACTERS):
        s.hp[ch] = character(s, ch).hp  # uni.house.char.1


def find_listeners(s: Table) -> None:
    """Which events some trigger waits for, and who may hear of what others do."""
    listens = 0
    wide = [False] * CHARACTERS
    for face in s.faces:
        triggers: list[Trigger] = []
        if isinstance(face, (StatusFace, CharacterFace)):
            triggers = face.triggers
        for t in triggers:
            listens |= 1 << t.event
            if t.subject != BY_ITSELF:
                for ch in range(CHARACTERS):
                    if isinstance(face, StatusFace) or s.faces[s.card[ch]] is face:
                        wide[ch] = True
    s.listens = listens
    s.remembers = 0
    s.standing = 0
    for face in s.faces:
        if isinstance(face, CharacterFace):
            s.remembers |= face.remembers
        if isinstance(face, (StatusFace, CharacterFace)):
            for r in face.rules:
                s.standing |= 1 << r.kind
        if isinstance(face, StatusFace) and face.next_card >= 0:
            s.standing |= 1 << NEXT_CARD
    s.wide = [ch for ch in range(CHARACTERS) if wide[ch]]


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
    s.dearer = with_more(s.dearer, [0])
    s.prepared = with_more(s.prepared, [0])
    return c


class PrepareFrame(Frame):
    FIELDS = ("lines",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.lines: list[list[int]] = [[], []]
        """The characters of each player as far as they are placed, left to right."""

    def copy(self) -> Frame:
        f = PrepareFrame(self.source, self.controller)
        f.stand(self)
        f.lines = self.lines[:]
        return f

    def seat(self, s: Table) -> int:
        """Who places characters now: the first player first."""
        return s.initiative if len(self.lines[s.initiative]) < TEAM else 1 - s.initiative


def preparing(f: Frame) -> PrepareFrame:
    assert isinstance(f, PrepareFrame)
    return f


class FirstPlayer(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        first = g.match.option("first", -1)
        if first < 0:
            first = g.chance.below(2)  # uni.house.first.1
        g.initiative = first  # uni.prep.7
        g.active = first
        if g.recording:
            g.emit("first player", "uni.prep.7", first)
        return NEXT


class AskForLine(Step):
    """Left to right, one pick at a time; nobody sees the other's (uni.house.char.2)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        p = preparing(f)
        while len(p.lines[0]) < TEAM or len(p.lines[1]) < TEAM:
            seat = p.seat(g)
            left = [ch for ch in range(seat * TEAM, seat * TEAM + TEAM) if ch not in p.lines[seat]]
            if len(left) > 1:
                g.ask(seat, "line", [option(PICK, ch) for ch in left], "uni.house.char.2")
                return NEXT
            p.lines[seat] = p.lines[seat] + left
        return TAKE_PLACES.number


class PlaceNext(Step):
    def run(self, s: State, f: Frame) -> int:
        p = preparing(f)
        seat = p.seat(table(s))
        p.lines[seat] = p.lines[seat] + [arg_a(s.picked)]
        return ASK_FOR_LINE.number


class TakePlaces(Step):
    """Everything at once; then the first turn."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        g.push(TURN.frame(g.initiative))
        take_places(g, preparing(f).lines)
        return END


ASK_FOR_LINE: Final = AskForLine()
TAKE_PLACES: Final = TakePlaces()
PREPARATION: Final = Procedure(
    "preparation", FirstPlayer(), ASK_FOR_LINE, PlaceNext(), TAKE_PLACES, kind=PrepareFrame
)


def take_places(s: Table, lines: list[list[int]]) -> None:
    for seat in range(2):
        for k in range(TEAM):
            ch = lines[seat][k]
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

"""Phase III: Terrain Settlement; raids stand in `raid`."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.moves import (
    attach_shield,
    gather,
    go,
    leave_play,
    raze_terrain,
    take_item,
    take_shield,
    turn_up,
)
from quadriga.games.guardians_arena.chapters.rounds import OtherPlayer, TurnsFrame, whose_turn
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    CHALLENGE,
    COLUMNS,
    DISCARD,
    END,
    EXITING,
    HAND,
    ON,
    OUT,
    PEN,
    SETTLING,
    STORAGE,
    TERRAIN_ZONE,
    TURN_LIMIT,
    UNDER,
    VICTORIOUS,
    VICTORIOUS_TO_WIN,
    Arena,
    active_first,
    arena,
    columns_from_left,
    duelist,
    only,
    ruins,
    shielded,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import BREAK, CAPTURE, RAZE, SETTLE
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import NEXT, Frame, Procedure, Step
from quadriga.kernel.state import DRAW, State, with_value

# -- A. Terrain ----------------------------------------------------------------------------------


class TerrainFrame(TurnsFrame):
    """Player by player, and for each player column by column from the left."""

    FIELDS = ("first_done", "place")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.place = 0

    def copy(self) -> Frame:
        f = TerrainFrame(self.source, self.controller)
        f.stand(self)
        f.first_done = self.first_done
        f.place = self.place
        return f


def settling(f: Frame) -> TerrainFrame:
    assert isinstance(f, TerrainFrame)
    return f


def column_now(s: Arena, f: Frame) -> int:
    return columns_from_left(whose_turn(s, f))[settling(f).place]


class TakeUpPens(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = SETTLING
        for seat in range(2):
            gather(a, seat, PEN, "gua.terrain.1")
        return NEXT


class AskToRaze(Step):
    """Per creature in the Combat Zone one destruction (gua.terrain.2) …"""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        seat = whose_turn(a, f)
        column = column_now(a, f)
        if duelist(a, seat, column) == NONE:
            return NEXT_COLUMN.number
        if terrain(a, column) == NONE:
            return ASK_TO_PLACE.number
        a.ask(seat, "terrain", [option(RAZE, column), option(DONE)], "gua.terrain.2")
        return NEXT


class AskToPlace(Step):
    """… then one placement (gua.terrain.3, gua.house.terrain.1)."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        seat = whose_turn(a, f)
        column = column_now(a, f)
        options = _terrains_in_hand(a, seat, column) if terrain(a, column) == NONE else []
        if not options:
            return NEXT_COLUMN.number
        options.append(option(DONE))
        a.ask(seat, "terrain", options, "gua.terrain.3")
        return NEXT


class Settle(Step):
    def run(self, s: State, f: Frame) -> int:
        _settle(arena(s), s.picked)
        return NEXT


class NextColumn(Step):
    def run(self, s: State, f: Frame) -> int:
        t = settling(f)
        t.place += 1
        if t.place < COLUMNS:
            return ASK_TO_RAZE.number
        t.place = 0
        return NEXT


ASK_TO_RAZE: Final = AskToRaze()
ASK_TO_PLACE: Final = AskToPlace()
NEXT_COLUMN: Final = NextColumn()
TERRAIN_STEP: Final = Procedure(
    "terrain", TakeUpPens(), ASK_TO_RAZE, Settle(), ASK_TO_PLACE, Settle(), NEXT_COLUMN, OtherPlayer(ASK_TO_RAZE),
    kind=TerrainFrame,
)  # fmt: skip


def _terrains_in_hand(s: Arena, seat: int, column: int) -> list[int]:
    options: list[int] = []
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        if card(s, c).is_terrain() and s.card[c] not in offered:
            offered.append(s.card[c])
            options.append(option(SETTLE, c, column))
    return options


def _settle(s: Arena, picked: int) -> None:
    if verb(picked) == RAZE:
        raze_terrain(s, arg_a(picked), "gua.terrain.2")
    elif verb(picked) == SETTLE:
        go(s, arg_a(picked), TERRAIN_ZONE + arg_b(picked), "terrain", "gua.terrain.3")


# -- B. Exiting Arena ----------------------------------------------------------------------------


def exiting(s: Arena) -> None:
    """B. Exiting Arena: every creature in the Combat Zone is Victorious and out of the game."""
    s.step = EXITING
    for seat in active_first(s):
        for column in columns_from_left(seat):
            c = duelist(s, seat, column)
            if c != NONE:
                take_shield(s, c, STORAGE, "gua.exit.2")
                take_item(s, c, OUT, "gua.house.item.2")
                leave_play(s, c, VICTORIOUS, "victorious", "gua.exit.3")  # gua.exit.1, gua.exit.4
                s.mark()
    counts = [len(s.zones[zone(seat, VICTORIOUS)]) for seat in range(2)]
    needed = s.match.option("victorious_to_win", VICTORIOUS_TO_WIN)
    if counts[0] >= needed or counts[1] >= needed:  # gua.exit.5, gua.house.win.2
        if counts[0] != counts[1]:
            s.end(0 if counts[0] > counts[1] else 1, "gua.house.win.2" if min(counts) < needed else "gua.house.win.3")


# -- C. Challenge --------------------------------------------------------------------------------


class AskForChallenge(Step):
    """One option each, Active player first (gua.challenge.1)."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = CHALLENGE
        seat = whose_turn(a, f)
        options = challenge_options(a, seat)
        if not options:
            return OTHER_CHALLENGES.number
        options.append(option(DONE))
        a.ask(seat, "challenge", options, "gua.challenge.1")
        return NEXT


class Challenge(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        if verb(a.picked) == CAPTURE:
            _capture(a, whose_turn(a, f), arg_a(a.picked), arg_b(a.picked))
        elif verb(a.picked) == BREAK:
            _break(a, arg_a(a.picked), arg_b(a.picked))
        return NEXT


ASK_FOR_CHALLENGE: Final = AskForChallenge()
OTHER_CHALLENGES: Final = OtherPlayer(ASK_FOR_CHALLENGE)
CHALLENGES: Final = Procedure("challenge", ASK_FOR_CHALLENGE, Challenge(), OTHER_CHALLENGES, kind=TurnsFrame)


def challenge_options(s: Arena, seat: int) -> list[int]:
    options: list[int] = []
    enemy = 1 - seat
    bare: list[int] = []
    shields: list[int] = []
    for column in range(COLUMNS):
        for which in (ON, UNDER):
            c = only(s, zone(enemy, which, column))
            if c != NONE:
                if shielded(s, c):
                    shields.append(s.shield_of[c])
                else:
                    bare.append(c)  # gua.challenge.2
    for c in s.zones[zone(enemy, CAPTURED)]:
        if shielded(s, c):
            shields.append(s.shield_of[c])  # gua.house.capture.1
    for shield in _payments(s, seat):
        for c in bare:
            options.append(option(CAPTURE, shield, c))
        for other in shields:
            options.append(option(BREAK, shield, other))  # gua.challenge.3
    return options


def _payments(s: Arena, seat: int) -> list[int]:
    """Shields from hand, and those on own creatures in play."""
    found: list[int] = []
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        if card(s, c).is_shield() and s.card[c] not in offered:
            offered.append(s.card[c])
            found.append(c)
    for column in range(COLUMNS):
        c = only(s, zone(seat, ON, column))
        if c != NONE and shielded(s, c):
            found.append(s.shield_of[c])
    return found


def _take_payment(s: Arena, shield: int) -> None:
    """A Shield on a creature comes off it; one in hand stays there until it is used."""
    bearer = s.bearer[shield]
    if bearer != NONE:
        s.shield_of = with_value(s.shield_of, bearer, -1)
        s.bearer = with_value(s.bearer, shield, -1)


def _capture(s: Arena, seat: int, shield: int, c: int) -> None:
    """The creature is turned face up and lies, with the Shield, left of the capturer's Guardian."""
    _take_payment(s, shield)
    turn_up(s, c, "gua.capture.2")
    go(s, c, zone(seat, CAPTURED), "capture", "gua.capture.4", s.handle(shield))
    attach_shield(s, c, shield, "capturing shield", "gua.capture.1")


def _break(s: Arena, shield: int, other: int) -> None:
    """Both Shields go to the discard piles of their owners (gua.challenge.4)."""
    _take_payment(s, shield)
    go(s, shield, zone(s.owner[shield], DISCARD), "shield lost", "gua.challenge.4")
    owner = s.owner[shield]
    s.lost_shields = with_value(s.lost_shields, owner, s.lost_shields[owner] + 1)
    take_shield(s, s.bearer[other], DISCARD, "gua.challenge.4")


# -- E. End of turn ------------------------------------------------------------------------------


def end_of_turn(s: Arena) -> None:
    """E. Captures end: the creature to its owner's Pen, the Shield to its owner's Storage."""
    s.step = END
    for seat in active_first(s):
        for c in s.zones[zone(seat, CAPTURED)]:
            take_shield(s, c, STORAGE, "gua.capture.6")
            take_item(s, c, PEN, "gua.house.item.2")
            leave_play(s, c, PEN, "to pen", "gua.capture.5")  # gua.end.1
    if s.turn >= s.match.option("turn_limit", TURN_LIMIT):
        s.end(_ahead(s), "gua.house.win.5")


def _ahead(s: Arena) -> int:
    """More Victorious, then fewer own Ruins, else a draw."""
    counts = [len(s.zones[zone(seat, VICTORIOUS)]) for seat in range(2)]
    if counts[0] != counts[1]:
        return 0 if counts[0] > counts[1] else 1
    if ruins(s, 0) != ruins(s, 1):
        return 0 if ruins(s, 0) < ruins(s, 1) else 1
    return DRAW

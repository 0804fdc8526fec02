"""Phase II: Movement and Combat; the combat itself stands in `combat`."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.faces import NONE
from quadriga.games.guardians_arena.chapters.rounds import OtherPlayer, TurnsFrame, whose_turn
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    ENTERING,
    MOVEMENT,
    ON,
    SPACE,
    Arena,
    arena,
    columns_from_left,
    only,
    shielded,
    stands,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import ARRANGE, ENTER
from quadriga.kernel.decisions import DONE, arg_a, arg_b, arg_c, option, verb
from quadriga.kernel.frames import NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State
from quadriga.kernel.zones import move

# -- A. Entering Arena ---------------------------------------------------------------------------


class AskToEnter(Step):
    """The Active player for all columns, then the other (gua.house.enter.1)."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = ENTERING
        seat = whose_turn(a, f)
        options = enter_options(a, seat)
        if not options:
            return OTHER_ENTERS.number
        options.append(option(DONE))  # gua.enter.4
        a.ask(seat, "enter", options, "gua.enter.1")
        return NEXT


class Enter(Step):
    def run(self, s: State, f: Frame) -> int:
        if verb(s.picked) == DONE:
            return NEXT
        _enter(arena(s), arg_a(s.picked))
        return ASK_TO_ENTER.number


ASK_TO_ENTER: Final = AskToEnter()
OTHER_ENTERS: Final = OtherPlayer(ASK_TO_ENTER)
ENTERING_ARENA: Final = Procedure("entering", ASK_TO_ENTER, Enter(), OTHER_ENTERS, kind=TurnsFrame)


def enter_options(s: Arena, seat: int) -> list[int]:
    options: list[int] = []
    for column in columns_from_left(seat):
        c = only(s, zone(seat, ON, column))
        if c != NONE and shielded(s, c):  # gua.enter.3
            options.append(option(ENTER, c))
    return options


def _enter(s: Arena, c: int) -> None:
    """To the space directly in front, face down under its Shield (gua.enter.2)."""
    seat = s.owner[c]
    came = s.zone[c]
    column = came - zone(seat, ON)
    move(s, c, zone(seat, SPACE, column), same_object=True)
    if s.recording:
        s.emit("enter", "gua.enter.2", seat, s.handle(c), column, came, s.zone[c], -1, -1, _seen(s, c))


def _seen(s: Arena, c: int) -> int:
    return 3 if s.face_up[c] else 1 << s.owner[c]


# -- C. Movement ---------------------------------------------------------------------------------


class AskToMove(Step):
    """Each player may rearrange the creatures on the own Strongholds, Active player first."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = MOVEMENT
        seat = whose_turn(a, f)
        options = arrangements(a, seat)
        if len(options) < 2:
            return OTHER_MOVES.number
        a.ask(seat, "movement", options, "gua.movement.1")
        return NEXT


class Move(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        _arrange(a, whose_turn(a, f), a.picked)
        return NEXT


ASK_TO_MOVE: Final = AskToMove()
OTHER_MOVES: Final = OtherPlayer(ASK_TO_MOVE)
MOVEMENT_STEP: Final = Procedure("movement", ASK_TO_MOVE, Move(), OTHER_MOVES, kind=TurnsFrame)


def arrangements(s: Arena, seat: int) -> list[int]:
    """Every way to stand on the Strongholds that are no Ruins; the present one first (gua.house.movement.1)."""
    standing = [column for column in range(COLUMNS) if stands(s, seat, column)]
    here = [column for column in standing if only(s, zone(seat, ON, column)) != NONE]
    if not here or len(standing) < 2:
        return []
    options = [_arrangement(here, here)]
    _place(standing, here, [], options)
    return options


def _place(standing: list[int], here: list[int], chosen: list[int], options: list[int]) -> None:
    """Give each creature in turn a place that is still free."""
    if len(chosen) == len(here):
        opt = _arrangement(here, chosen)
        if opt not in options:
            options.append(opt)
        return
    for column in standing:
        if column not in chosen:
            _place(standing, here, chosen + [column], options)


def _arrangement(here: list[int], places: list[int]) -> int:
    source = [0, 0, 0]
    for i in range(len(here)):
        source[places[i]] = here[i] + 1
    return option(ARRANGE, source[0], source[1], source[2])


def _arrange(s: Arena, seat: int, picked: int) -> None:
    """Shields and Items stay with their creatures (gua.movement.2)."""
    source = [arg_a(picked), arg_b(picked), arg_c(picked)]
    cards = [only(s, zone(seat, ON, column)) for column in range(COLUMNS)]
    for column in range(COLUMNS):
        if source[column] and source[column] != column + 1:
            c = cards[source[column] - 1]
            came = s.zone[c]
            move(s, c, zone(seat, ON, column), same_object=True)
            if s.recording:
                s.emit("rearrange", "gua.movement.1", seat, s.handle(c), column, came, s.zone[c], -1, -1, _seen(s, c))

"""Phase II: Movement and Combat; the combat itself stands in `combat`."""

from __future__ import annotations

from quadriga.games.guardians_arena.faces import NONE
from quadriga.games.guardians_arena.table import (
    COLUMNS,
    ENTERING,
    MOVEMENT,
    ON,
    SPACE,
    Arena,
    active_first,
    columns_from_left,
    only,
    shielded,
    stands,
    zone,
)
from quadriga.games.guardians_arena.verbs import ARRANGE, ENTER
from quadriga.kernel.decisions import DONE, arg_a, arg_b, arg_c, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.zones import move


def entering(s: Arena, f: Frame) -> None:
    """A. Entering Arena: the Active player for all columns, then the other (gua.house.enter.1)."""
    if f.pc == 0:
        s.step = ENTERING
        f.x = [0]
        f.pc = 1
    elif f.pc == 2:
        if verb(s.picked) == DONE:
            f.x[0] += 1
        else:
            _enter(s, arg_a(s.picked))
        f.pc = 1
    order = active_first(s)
    while f.x[0] < 2:
        seat = order[f.x[0]]
        options = enter_options(s, seat)
        if options:
            options.append(option(DONE))  # gua.enter.4
            f.pc = 2
            s.ask(seat, "enter", options, "gua.enter.1")
            return
        f.x[0] += 1
    s.pop()


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


def moving(s: Arena, f: Frame) -> None:
    """C. Movement: each player may rearrange the creatures on the own Strongholds, Active player first."""
    if f.pc == 0:
        s.step = MOVEMENT
        f.x = [0]
        f.pc = 1
    elif f.pc == 2:
        _arrange(s, active_first(s)[f.x[0]], s.picked)
        f.x[0] += 1
        f.pc = 1
    order = active_first(s)
    while f.x[0] < 2:
        options = arrangements(s, order[f.x[0]])
        if len(options) > 1:
            f.pc = 2
            s.ask(order[f.x[0]], "movement", options, "gua.movement.1")
            return
        f.x[0] += 1
    s.pop()


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

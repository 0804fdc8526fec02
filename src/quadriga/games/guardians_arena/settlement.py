"""Phase III: Terrain Settlement; raids stand in `raid`."""

from __future__ import annotations

from quadriga.games.guardians_arena.faces import NONE, card
from quadriga.games.guardians_arena.moves import (
    attach_shield,
    gather,
    go,
    leave_play,
    raze_terrain,
    take_item,
    take_shield,
    turn_up,
)
from quadriga.games.guardians_arena.table import (
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
    columns_from_left,
    duelist,
    only,
    ruins,
    shielded,
    terrain,
    zone,
)
from quadriga.games.guardians_arena.verbs import BREAK, CAPTURE, RAZE, SETTLE
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import DRAW, with_value


def settling(s: Arena, f: Frame) -> None:
    """A. Terrain: per creature in the Combat Zone one destruction, then one placement (gua.house.terrain.1)."""
    if f.pc == 0:
        s.step = SETTLING
        for seat in range(2):
            gather(s, seat, PEN, "gua.terrain.1")
        f.x = [0]
        f.pc = 1
    elif f.pc == 2:
        _settle(s, s.picked)
        f.pc = 1
    while f.x[0] < 12:
        n = f.x[0]
        f.x[0] = n + 1
        seat = active_first(s)[n // 6]
        column = columns_from_left(seat)[n % 6 // 2]
        if duelist(s, seat, column) == NONE:
            continue
        options = [option(RAZE, column)] if n % 2 == 0 and terrain(s, column) != NONE else []  # gua.terrain.2
        if n % 2 == 1 and terrain(s, column) == NONE:
            options = _terrains_in_hand(s, seat, column)  # gua.terrain.3
        if options:
            options.append(option(DONE))
            f.pc = 2
            s.ask(seat, "terrain", options, "gua.terrain.2" if n % 2 == 0 else "gua.terrain.3")
            return
    s.pop()


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


def challenge(s: Arena, f: Frame) -> None:
    """C. Challenge: one option each, Active player first (gua.challenge.1)."""
    if f.pc == 0:
        s.step = CHALLENGE
        f.x = [0]
        f.pc = 1
    elif f.pc == 2:
        seat = active_first(s)[f.x[0]]
        if verb(s.picked) == CAPTURE:
            _capture(s, seat, arg_a(s.picked), arg_b(s.picked))
        elif verb(s.picked) == BREAK:
            _break(s, arg_a(s.picked), arg_b(s.picked))
        f.x[0] += 1
        f.pc = 1
    while f.x[0] < 2:
        seat = active_first(s)[f.x[0]]
        options = challenge_options(s, seat)
        if options:
            options.append(option(DONE))
            f.pc = 2
            s.ask(seat, "challenge", options, "gua.challenge.1")
            return
        f.x[0] += 1
    s.pop()


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

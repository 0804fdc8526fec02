"""How To Combat: rounds and priority."""

from __future__ import annotations

from quadriga.games.universal_arena.active_zone import OPEN, PRIORITY, RESOLVED, next_zone, resolve_zone
from quadriga.games.universal_arena.placing import PLAY, begin_play
from quadriga.games.universal_arena.playing import (
    FROM_HAND,
    playable,
)
from quadriga.games.universal_arena.table import (
    COMBAT,
    Table,
)
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import Frame


def combat(s: Table, f: Frame) -> None:
    """Combat Rounds until the initiative player ends the turn."""
    if f.pc == OPEN:
        open_round(s, f)
    elif f.pc == PRIORITY:
        if s.row < 0:
            f.pc = OPEN  # the play killed its own user and no card is left (uni.house.priority.3)
        else:
            act(s, f)
    else:
        f.pc = PRIORITY
        next_zone(s)


def open_round(s: Table, f: Frame) -> None:
    """The initiative player plays the opening card or, from the second round on, may end the turn."""
    seat = s.initiative
    if f.phase == 0:
        if s.phase != COMBAT:
            s.phase = COMBAT
            s.round = 0
            if s.recording:
                s.emit("phase", "uni.turn.1", n=COMBAT)
        s.row = -1
        cards = playable(s, seat)
        if not cards and s.pause == 0:
            s.pop()  # nothing to open with (uni.house.combat.1)
            return
        options = [option(PLAY, c) for c in cards]
        if not cards or s.round > 0 or s.match.option("must_open", 1) == 0:
            options.append(option(DONE))  # uni.turn.11
        s.priority = seat
        f.phase = 1
        s.ask(seat, "open", options, "uni.turn.8" if s.round == 0 else "uni.turn.11")
        return
    f.phase = 0
    if verb(s.picked) == DONE:
        s.pop()
        return
    s.round += 1
    s.passes = 0
    if s.recording:
        s.emit("round", "uni.combat.2", seat, n=s.round)
    f.pc = PRIORITY
    begin_play(s, arg_a(s.picked), FROM_HAND, -1)


def act(s: Table, f: Frame) -> None:
    """With priority: play one card or pass (uni.combat.1)."""
    seat = s.priority
    if f.phase == 0:
        cards = playable(s, seat)
        if cards or s.pause == 1:
            options = [option(PLAY, c) for c in cards]
            options.append(option(DONE))
            f.phase = 1
            s.ask(seat, "combat", options, "uni.combat.1")
            return
        s.mark()  # that there was nothing to play is news to the other player
    else:
        f.phase = 0
        if verb(s.picked) == PLAY:
            begin_play(s, arg_a(s.picked), FROM_HAND, -1)
            return
    s.passes += 1
    if s.recording:
        s.emit("pass", "uni.combat.1", seat)
    if s.passes < 2:
        s.priority = 1 - seat
        return
    # Two passes in a row; the last player to add a card is the one who passed now (uni.combat.11, uni.combat.12).
    f.pc = RESOLVED
    resolve_zone(s, s.row)

"""Start Phase: expire, start-of-turn abilities, ready, AP, draw, extra draw (ua.start.1)."""

from __future__ import annotations

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import note, raise_event, wake_delayed
from quadriga.games.union_arena.chapters.drawing import draw, pay_ap
from quadriga.games.union_arena.chapters.durations import UNTIL_YOUR_NEXT_TURN
from quadriga.games.union_arena.chapters.prohibitions import permitted
from quadriga.games.union_arena.chapters.readying import ready_all
from quadriga.games.union_arena.chapters.settle import settle
from quadriga.games.union_arena.chapters.table import AP_CARDS, DECK, Table, table
from quadriga.games.union_arena.chapters.timing import EXTRA_DRAW, TURN_STARTS
from quadriga.games.union_arena.vocabulary.standing import FREE_EXTRA_DRAW
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.state import State


class TurnStarts(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        expire(g, g.active)
        raise_event(g, TURN_STARTS, g.active)  # ua.start.16
        wake_delayed(g, TURN_STARTS, g.active)
        settle(g)
        return NEXT


class ReadyAndDraw(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = g.active
        ready_all(g, seat, True, "ua.start.3")
        count_ap(g, seat)
        if seat == g.first and g.own_turn[seat] == 1:  # ua.start.11
            return NEXT
        if not g.pile(seat, DECK):
            g.end(1 - seat, "ua.win.2")
            return END
        draw(g, seat, 1, "ua.start.10")
        settle(g)
        return NEXT


class AskForExtraDraw(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = g.active
        free = free_extra_draw(g, seat)
        if not g.pile(seat, DECK) or not (free or g.ap_active[seat] > 0):  # ua.start.12, ua.start.14, ua.start.15
            return END
        g.ask(seat, "extra draw", [option(YES), option(NO)], "ua.start.12")
        return NEXT


class ExtraDraw(Step):
    """Once (ua.start.13)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = g.active
        if g.picked == option(YES):
            if not free_extra_draw(g, seat):  # ua.start.17
                pay_ap(g, seat, 1, "ua.start.12", -1)
            draw(g, seat, 1, "ua.start.12")
            note(g, EXTRA_DRAW, seat, -1)
            settle(g)
        return END


proc.START_PHASE.add(TurnStarts(), ReadyAndDraw(), AskForExtraDraw(), ExtraDraw())


def expire(g: Table, seat: int) -> None:
    """Effects until the start of this player's next turn stop (ua.start.2, ua.start.18)."""
    kept = [a for a in g.applied if not (a.ends == UNTIL_YOUR_NEXT_TURN and a.seat == seat)]
    if len(kept) != len(g.applied):
        g.applied = kept
        g.touch()


def ap_number(g: Table, seat: int) -> int:
    """The table of AP cards (ua.start.5, ua.start.6, ua.start.7, ua.start.8)."""
    own = g.own_turn[seat]
    if own >= 3:
        return AP_CARDS
    if seat == g.first:
        return own
    return 2


def count_ap(g: Table, seat: int) -> None:
    more = ap_number(g, seat) - g.ap[seat]
    if more > 0:  # ua.start.19: only added, never taken away
        g.ap[seat] += more
        g.ap_active[seat] += more  # ua.start.9
        g.touch()
        if g.recording:
            g.emit("AP", "ua.start.5", seat, n=g.ap[seat])


def free_extra_draw(g: Table, seat: int) -> bool:
    for c in g.field(seat):
        if permitted(g, FREE_EXTRA_DRAW, c, -1):
            return True
    return False

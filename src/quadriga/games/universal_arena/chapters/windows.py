"""Follow-Up, Assist Attack and Counter: cards that answer a use."""

from __future__ import annotations

from typing import ClassVar, Final

from quadriga.games.universal_arena.chapters.piles import leave
from quadriga.games.universal_arena.chapters.placing import PLAY, begin_play
from quadriga.games.universal_arena.chapters.playing import (
    AS_ASSIST,
    AS_COUNTER,
    fits_window,
    responses,
)
from quadriga.games.universal_arena.chapters.table import (
    ASIDE,
    JANUARY,
    Table,
    alive,
    entry,
    entry_index,
    printed,
    table,
)
from quadriga.games.universal_arena.chapters.timing import begin_use
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Procedure, Step
from quadriga.kernel.records import Record
from quadriga.kernel.state import State


class Window(Record):
    """A moment in which a player may answer a use: by a Follow-Up or Assist Attack, or by a Counter to an attacker."""

    FIELDS = ("seat", "character", "attacker")

    def __init__(self, seat: int, character: int, attacker: int) -> None:
        self.seat = seat
        self.character = character
        self.attacker = attacker
        """The character that a Counter goes against, or -1."""


class WindowFrame(Frame):
    FIELDS = ("windows", "card")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"windows": Window}

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.windows: list[Window] = []
        """Those that are still to be offered."""
        self.card = -1
        """The card that is played in one."""

    def copy(self) -> Frame:
        f = WindowFrame(self.source, self.controller)
        f.stand(self)
        f.windows = self.windows
        f.card = self.card
        return f


def answering(f: Frame) -> WindowFrame:
    assert isinstance(f, WindowFrame)
    return f


def open_windows(s: Table, windows: list[Window]) -> None:
    f = WindowFrame(-1, -1)
    f.procedure = WINDOWS
    f.windows = windows
    s.push(f)


class OfferWindow(Step):
    """Each window in turn (uni.house.window.1)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        w = answering(f)
        while w.windows:
            window = w.windows[0]
            cards = responses(g, window.seat, window.character, window.attacker)
            if cards and (window.attacker < 0 or alive(g, window.attacker)):
                options = [option(PLAY, c) for c in cards]
                options.append(option(DONE))
                january = g.edition == JANUARY
                if window.attacker >= 0:
                    kind = "counter"
                    rule = "uni.kw.counter.1" if january else "uni.e2.window.8"
                else:
                    kind = "follow-up"
                    rule = "uni.house.window.1" if january else "uni.e2.window.1"
                g.ask(window.seat, kind, options, rule, g.handle(window.character))
                return NEXT
            w.windows = w.windows[1:]
        return END


class PlayResponse(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        w = answering(f)
        window = w.windows[0]
        w.windows = w.windows[1:]
        if verb(g.picked) == DONE:
            return AGAIN
        w.card = arg_a(g.picked)
        if window.attacker >= 0:
            w.windows = []  # a Counter takes the place of the other windows (uni.house.window.3)
            begin_play(g, w.card, AS_COUNTER, window.attacker)
        else:
            how = fits_window(g, w.card, window.character)
            begin_play(g, w.card, how if how != 0 else AS_ASSIST, -1)
        return NEXT


class UseResponse(Step):
    """What is played is used at once, unopposed (uni.house.window.2)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = answering(f).card
        if entry_index(g, c) >= 0 and g.zone[c] == ASIDE:
            begin_use(g, c, -1, -1)
        return NEXT


class ResponseOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        w = answering(f)
        c = w.card
        used = entry_index(g, c) >= 0 and entry(g, c).used == 1
        leave(g, c)
        if used:  # its use opens a window again
            w.windows = [Window(g.owner[c], printed(g, c).user, -1)] + w.windows
        return AGAIN


WINDOWS: Final = Procedure("window", OfferWindow(), PlayResponse(), UseResponse(), ResponseOver(), kind=WindowFrame)

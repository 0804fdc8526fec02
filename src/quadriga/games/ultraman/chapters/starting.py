"""Steps before starting the game (4.2)."""

from __future__ import annotations

from typing import Final

from quadriga.games.ultraman.chapters.progression import TURN
from quadriga.games.ultraman.chapters.table import DECK, HAND, HAND_SIZE, WIDTH, Table, table
from quadriga.games.ultraman.chapters.terms import CHOOSE_LEAD
from quadriga.games.ultraman.chapters.zones import draw, send
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, YES, arg_a, option
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM


class PrepareFrame(Frame):
    FIELDS = ("chooser",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.chooser = -1
        """Who decides who is Lead."""

    def copy(self) -> Frame:
        f = PrepareFrame(self.source, self.controller)
        f.stand(self)
        f.chooser = self.chooser
        return f


def preparing(f: Frame) -> PrepareFrame:
    assert isinstance(f, PrepareFrame)
    return f


class ShuffleDecks(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for seat in range(2):
            zones.shuffle(t, seat * WIDTH + DECK)  # 4.2.1
            if t.recording:
                t.emit("shuffle", "4.2.1", seat)
        return NEXT


class AskWhoLeads(Step):
    """Rock-paper-scissors by chance (4.2.2), or the loser of the match's last game (FR.10b)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        loser = t.match.option("chooser", -1)
        chooser = loser if loser >= 0 else t.chance.below(2)
        preparing(f).chooser = chooser
        rule = "4.2.2" if loser < 0 else "FR.10b"
        t.ask(chooser, "lead or next", [option(CHOOSE_LEAD, 1), option(CHOOSE_LEAD, 0)], rule)
        return NEXT


class DrawFirstHands(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        chooser = preparing(f).chooser
        lead = chooser if arg_a(t.picked) == 1 else 1 - chooser
        t.lead = lead
        t.next_lead = lead
        t.first_lead = lead
        t.active = lead
        for seat in (lead, 1 - lead):
            draw(t, seat, HAND_SIZE, "4.2.3a")
        return NEXT


class AskToRedraw(Step):
    """The Lead decides first, each player once (4.2.3b)."""

    def __init__(self, lead: bool) -> None:
        super().__init__()
        self.lead = lead

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        t.ask(t.lead if self.lead else 1 - t.lead, "redraw", [option(YES), option(NO)], "4.2.3b")
        return NEXT


class Redraw(Step):
    def __init__(self, lead: bool) -> None:
        super().__init__()
        self.lead = lead

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if t.picked == option(YES):
            redraw(t, t.lead if self.lead else 1 - t.lead)
        return NEXT


class BeginTheGame(Step):
    def run(self, s: State, f: Frame) -> int:
        s.push(TURN.frame())
        return END


PREPARE: Final = Procedure(
    "prepare", ShuffleDecks(), AskWhoLeads(), DrawFirstHands(),
    AskToRedraw(lead=True), Redraw(lead=True), AskToRedraw(lead=False), Redraw(lead=False), BeginTheGame(),
    kind=PrepareFrame,
)  # fmt: skip


def redraw(t: Table, seat: int) -> None:
    """All six to the bottom of the deck, six new ones from the top, then shuffle (4.2.3c)."""
    for c in t.pile(seat, HAND)[:]:
        send(t, c, DECK, "4.2.3c", where=BOTTOM)
    draw(t, seat, HAND_SIZE, "4.2.3c")
    zones.shuffle(t, seat * WIDTH + DECK)
    if t.recording:
        t.emit("redraw", "4.2.3c", seat)

"""Steps before starting the game (4.2)."""

from __future__ import annotations

from quadriga.games.ultraman.table import DECK, HAND, HAND_SIZE, WIDTH, Table
from quadriga.games.ultraman.terms import CHOOSE_LEAD, TURN
from quadriga.games.ultraman.zones import draw, send
from quadriga.kernel import zones
from quadriga.kernel.decisions import NO, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.zones import BOTTOM


def step_prepare(t: Table, f: Frame) -> None:
    if f.pc == 0:
        for seat in range(2):
            zones.shuffle(t, seat * WIDTH + DECK)  # 4.2.1
            if t.recording:
                t.emit("shuffle", "4.2.1", seat)
        f.pc = 1
        # rock-paper-scissors by chance (4.2.2), or the loser of the match's last game (FR.10b)
        winner = t.match.option("chooser", -1)
        if winner < 0:
            winner = t.chance.below(2)
        f.x = [winner]
        rule = "4.2.2" if t.match.option("chooser", -1) < 0 else "FR.10b"
        t.ask(winner, "lead or next", [option(CHOOSE_LEAD, 1), option(CHOOSE_LEAD, 0)], rule)
        return
    if f.pc == 1:
        lead = f.x[0] if arg_a(t.picked) == 1 else 1 - f.x[0]
        t.lead = lead
        t.next_lead = lead
        t.first_lead = lead
        t.active = lead
        for seat in (lead, 1 - lead):
            draw(t, seat, HAND_SIZE, "4.2.3a")
        f.pc = 2
    if f.pc == 2 or f.pc == 3:  # 4.2.3b: the Lead decides first, each once
        seat = t.lead if f.pc == 2 else 1 - t.lead
        if f.phase == 0:
            f.phase = 1
            t.ask(seat, "redraw", [option(YES), option(NO)], "4.2.3b")
            return
        f.phase = 0
        f.pc += 1
        if t.picked == option(YES):
            redraw(t, seat)
        return
    f.proc = TURN
    f.pc = 0
    f.x = []


def redraw(t: Table, seat: int) -> None:
    """All six to the bottom of the deck, six new ones from the top, then shuffle (4.2.3c)."""
    for c in t.pile(seat, HAND)[:]:
        send(t, c, DECK, "4.2.3c", where=BOTTOM)
    draw(t, seat, HAND_SIZE, "4.2.3c")
    zones.shuffle(t, seat * WIDTH + DECK)
    if t.recording:
        t.emit("redraw", "4.2.3c", seat)

"""Between two instructions: defeats, emptied statuses, forms, and the triggers that wait."""

from __future__ import annotations

from typing import Final

from quadriga.games.universal_arena.chapters.context import (
    PROGRAM,
    SETTLE,
    STATUS,
    TARGETS,
    USER,
    SettleFrame,
    X,
    new_frame,
    start,
)
from quadriga.games.universal_arena.chapters.damage import (
    check_victory,
    defeat,
    hp_becomes_zero,
    may_be_rescued,
    rescue,
)
from quadriga.games.universal_arena.chapters.faces import TWO, CardFace
from quadriga.games.universal_arena.chapters.statuses import OWN_NUMBER, expire
from quadriga.games.universal_arena.chapters.table import Table, Waiting, alive, character, seat_of, status_face, table
from quadriga.games.universal_arena.chapters.timing import in_use
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.frames import AGAIN, END, NEXT, WAIT, Frame, Step
from quadriga.kernel.state import State


def settling(f: Frame) -> SettleFrame:
    assert isinstance(f, SettleFrame)
    return f


class SeeToDefeats(Step):
    """Characters at 0 HP come first, one after the other; some can be rescued (uni.innate.6)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if not g.dying:
            return SETTLE_ONE.number
        ch = g.dying[0]
        if alive(g, ch) and may_be_rescued(g, ch):
            if character(g, ch).rescue_status < 0:  # nothing to pay, nothing to ask
                g.dying = g.dying[1:]
                rescue(g, ch)
                return AGAIN
            g.ask(seat_of(ch), "rescue", [option(YES), option(NO)], "uni.innate.6", g.handle(ch))
            return NEXT
        g.dying = g.dying[1:]
        if alive(g, ch):
            defeat(g, ch)
        return AGAIN


class RescueOrDefeat(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        ch = g.dying[0]
        g.dying = g.dying[1:]
        if g.picked == option(YES):
            rescue(g, ch)
        elif alive(g, ch):
            defeat(g, ch)
        return AGAIN


class SettleOne(Step):
    """One thing at a time until nothing is left to look at: emptied statuses, forms, the triggers that wait."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if settling(f).triggered:
            settling(f).triggered = False
            if not in_use(g) and check_victory(g):  # uni.house.win.1
                return WAIT
        if g.emptied and g.held == 0:
            ch, st = g.emptied[0].character, g.emptied[0].status
            g.emptied = g.emptied[1:]
            run_out(g, ch, st)
            return AGAIN
        if g.forms_stale == 1:
            refresh_forms(g)
        if g.queue:
            waiting = g.queue[0]
            g.queue = g.queue[1:]
            settling(f).triggered = True
            set_going(g, waiting)
            return AGAIN
        if not in_use(g):
            check_victory(g)
        return END


SETTLE_ONE: Final = SettleOne()
SETTLE.add(SeeToDefeats(), RescueOrDefeat(), SETTLE_ONE)


def set_going(s: Table, waiting: Waiting) -> None:
    """Run a waiting trigger."""
    ch = waiting.character
    st = waiting.status
    if not alive(s, ch):
        return
    p = start(s, ch, -1, waiting.face, waiting.program, -1, [waiting.target] if waiting.target >= 0 else [])
    p.x[X] = s.num[ch][st] if waiting.number == OWN_NUMBER else waiting.number
    p.x[STATUS] = st
    if s.recording:
        s.emit("trigger", "uni.innate.1" if st < 0 else "uni.status.17", p.controller, s.handle(ch), target=st)


def run_out(s: Table, ch: int, st: int) -> None:
    """A status at 0 is removed; what it says about that happens now (uni.status.7, uni.status.18)."""
    if not alive(s, ch) or st not in s.order[ch]:
        return
    face = status_face(s, st)
    if s.num[ch][st] > 0 and (face.mode != TWO or s.cnt[ch][st] > 0):
        return  # it has been gained again since
    expire(s, ch, st)
    if face.hp_zero:
        hp_becomes_zero(s, ch)


# -- forms -----------------------------------------------------------------------------------


def refresh_forms(s: Table) -> None:
    """Read every card's form anew: first true condition, repeatedly, each form once (uni.house.forms.3)."""
    s.forms_stale = 0
    form = s.form[:]
    lens = new_frame(PROGRAM, 0, -1, -1)
    for i in s.forming:
        form[i] = _form_of(s, i, lens)
    s.form = form


def _form_of(s: Table, i: int, lens: Frame) -> int:
    seen = [i]
    at = i
    while True:
        face = s.faces[at]
        assert isinstance(face, CardFace)
        lens.x[USER] = face.user
        lens.sets[TARGETS] = [face.user]
        to = -1
        for k in range(len(face.becomes)):
            if face.becomes_face[k] not in seen and face.becomes[k].holds(s, lens):
                to = face.becomes_face[k]
                break
        if to < 0:
            return at
        seen.append(to)
        at = to

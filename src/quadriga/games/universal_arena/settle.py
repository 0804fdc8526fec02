"""Between two instructions: defeats, emptied statuses, forms, and the triggers that wait."""

from __future__ import annotations

from quadriga.games.universal_arena.context import STATUS, TARGETS, USER, X, in_use, new_frame, start
from quadriga.games.universal_arena.damage import check_victory, hp_becomes_zero, settle_deaths
from quadriga.games.universal_arena.faces import TWO, CardFace
from quadriga.games.universal_arena.statuses import OWN_NUMBER, expire
from quadriga.games.universal_arena.table import Table, alive, status_face
from quadriga.kernel.frames import Frame


def settle(s: Table, f: Frame) -> None:
    """One thing at a time until nothing is left to look at."""
    if settle_deaths(s, f):
        return
    if f.pc == 1:  # a trigger has finished
        f.pc = 0
        if not in_use(s) and check_victory(s):  # uni.house.win.1
            return
    if s.emptied and s.held == 0:
        ch, st = s.emptied[0]
        s.emptied = s.emptied[1:]
        run_out(s, ch, st)
        return
    if s.forms_stale == 1:
        refresh_forms(s)
    if s.queue:
        waiting = s.queue[0]
        s.queue = s.queue[1:]
        f.pc = 1
        set_going(s, waiting)
        return
    s.pop()
    if not in_use(s):
        check_victory(s)


def set_going(s: Table, waiting: list[int]) -> None:
    """Run a waiting trigger: face, program, character, X or OWN_NUMBER, status, target."""
    face, program, ch, n, st, target = waiting
    if not alive(s, ch):
        return
    p = start(s, ch, -1, face, program, -1, [target] if target >= 0 else [])
    p.x[X] = s.num[ch][st] if n == OWN_NUMBER else n
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
    lens = new_frame(0, 0, -1, -1)
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

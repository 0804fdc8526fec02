"""How To Play: the four phases of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from quadriga.games.universal_arena.chapters.combat import COMBAT_ROUNDS
from quadriga.games.universal_arena.chapters.context import STATUS, X, start, unsettle
from quadriga.games.universal_arena.chapters.damage import check_victory, deal, heal, total_hp
from quadriga.games.universal_arena.chapters.faces import ETHEREAL, FOR_GOOD, RETAIN
from quadriga.games.universal_arena.chapters.movement import MOVEMENT_ROUND
from quadriga.games.universal_arena.chapters.piles import discard, draw, exhaust
from quadriga.games.universal_arena.chapters.playing import keywords_of
from quadriga.games.universal_arena.chapters.statuses import (
    BARRIER,
    BLEED,
    BURN,
    COVER_ADJACENT,
    COVER_ALL,
    DISARM,
    FRAZZLE,
    FRAZZLE_DAMAGE,
    INVULNERABLE,
    OWN_NUMBER,
    POISON,
    REGEN,
    RENEWAL,
    ROOT,
    SEAL,
    SHARED,
    SILENCE,
    STAGGER,
    STUN,
    TAUNT,
    WITHER,
    WOUND,
    halve_count,
    put,
    reduce,
    reduce_count,
)
from quadriga.games.universal_arena.chapters.table import (
    CHARACTERS,
    ENERGY,
    HAND,
    HAND_SIZE,
    JANUARY,
    JULY,
    TURN_END,
    TURN_LIMIT,
    TURN_START,
    Table,
    Waiting,
    alive,
    card,
    character,
    living,
    place,
    status_face,
    table,
)
from quadriga.kernel.frames import AGAIN, END, NEXT, WAIT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.records import Record
from quadriga.kernel.state import DRAW, State


class TurnStep(Step):
    """A step of the turn; where a phase begins with it, the name of that phase."""

    def __init__(self, phase: str = "") -> None:
        super().__init__()
        self.phase = phase


class BeginTurn(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        begin_turn(table(s))
        return NEXT


class TurnStartStatuses(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        turn_start_statuses(table(s))
        return NEXT


class Refill(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        refill(table(s))
        return NEXT


class Movement(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(MOVEMENT_ROUND.frame(table(s).initiative))
        return NEXT


class Combat(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        s.push(COMBAT_ROUNDS.frame(table(s).initiative))
        return NEXT


class TurnEnd(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        begin_turn_end(table(s))
        return NEXT


class CleanUp(TurnStep):
    def run(self, s: State, f: Frame) -> int:
        clean_up(table(s))
        return AGAIN


STEPS: Final[list[TurnStep]] = [
    BeginTurn("turn start"), TurnStartStatuses(), Refill(), Movement("movement"), Combat("combat"),
    TurnEnd("turn end"), CleanUp(),
]  # fmt: skip
TURN: Final = Procedure("turn", *STEPS)


def turn_at(phase: str, seat: int) -> Frame:
    """A turn of which this phase comes next."""
    f = TURN.frame(seat)
    for step in STEPS:
        if step.phase == phase:
            f.pc = step.number
    return f


# -- Turn Start ------------------------------------------------------------------------------


def begin_turn(s: Table) -> None:
    """Pending triggers come first (uni.house.turn.1)."""
    s.turn += 1
    s.phase = TURN_START
    s.active = s.initiative
    s.round = 0
    s.flags_turn = vec[i64]([0] * CHARACTERS)
    s.draw_more = vec[i64]([0, 0])
    s.energy_more = vec[i64]([0, 0])
    s.free = [1, 1]  # uni.e2.move.8
    s.tally = []
    if s.recording:
        s.emit("turn", "uni.turn.1", s.initiative, n=s.turn)
    for ch in range(CHARACTERS):
        if s.num[ch][STUN] > 0:
            wake_stun(s, ch)
    wake(s, 0)  # uni.term.delayed.1


def wake(s: Table, late: int) -> None:
    """What was put off until now waits no longer."""
    due = [w for w in s.pending if w.late == late]
    if due:
        s.queue = s.queue + due
        s.pending = [w for w in s.pending if w.late != late]
        unsettle(s)


def wake_stun(s: Table, ch: int) -> None:
    """A Stun that waited works during this turn (uni.house.stun.1)."""
    row = s.cnt[ch][:]
    row[STUN] = 1
    s.cnt[ch] = row


def in_order(s: Table) -> list[int]:
    """All living characters: initiative team first, columns left to right (uni.house.timing.6)."""
    return living(s, s.initiative) + living(s, 1 - s.initiative)


def turn_start_statuses(s: Table) -> None:
    for ch in in_order(s):
        for own in character(s, ch).turn_starts:
            s.queue.append(Waiting(s.card[ch], own, ch, 0, -1, -1))
            unsettle(s)
        for st in s.order[ch]:
            k = status_face(s, st).turn_start
            if k >= 0:
                s.queue.append(Waiting(st, k, ch, OWN_NUMBER, st, -1))
                unsettle(s)


def refill(s: Table) -> None:
    """Both players draw up to five, then Energy is set to five (uni.turn.2, uni.turn.3, uni.turn.5)."""
    for seat in (s.initiative, 1 - s.initiative):
        size = max(0, HAND_SIZE + s.draw_more[seat])  # uni.turn.4
        held = s.zones[place(seat, HAND)]
        for c in held:
            s.prepared[c] += card(s, c).prepare  # uni.kw.prepare.1
        if len(held) < size:
            draw(s, seat, size - len(held), "uni.turn.3")
    for seat in (s.initiative, 1 - s.initiative):
        s.energy[seat] = max(0, ENERGY + s.energy_more[seat])  # uni.turn.6
        if s.recording:
            s.emit("energy", "uni.turn.5", seat, n=s.energy[seat])


# -- Turn End --------------------------------------------------------------------------------


class Ending(Record):
    """Something that happens at Turn End: the Turn End line of an innate, or of a status."""

    FIELDS = ("character", "status", "line")

    def __init__(self, character: int, status: int, line: int) -> None:
        self.character = character
        self.status = status
        """The status, or -1."""
        self.line = line
        """Which line of the innate, or -1."""


class TurnEndFrame(Frame):
    FIELDS = ("endings", "at")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"endings": Ending}

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.endings: list[Ending] = []
        self.at = 0
        """How many of them have been seen to."""

    def copy(self) -> Frame:
        f = TurnEndFrame(self.source, self.controller)
        f.stand(self)
        f.endings = self.endings
        f.at = self.at
        return f


def ending(f: Frame) -> TurnEndFrame:
    assert isinstance(f, TurnEndFrame)
    return f


def begin_turn_end(s: Table) -> None:
    s.phase = TURN_END
    s.row = -1
    if s.recording:
        s.emit("phase", "uni.turn.1", n=TURN_END)
    ticking: list[Ending] = []
    late: list[Ending] = []
    for ch in in_order(s):
        for k in range(len(character(s, ch).turn_ends)):
            late.append(Ending(ch, -1, k))
        for st in s.order[ch]:
            if status_face(s, st).turn_end_gains:
                late.append(Ending(ch, st, -1))
            else:
                ticking.append(Ending(ch, st, -1))
    f = TurnEndFrame(-1, -1)
    f.procedure = TURN_ENDINGS
    f.endings = ticking + late  # reductions come before gains (uni.status.10)
    s.held = 1
    s.push(f)
    wake(s, 1)


class NextEnding(Step):
    """One status at a time; what is emptied goes when all have been seen to (uni.house.turn.2)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        e = ending(f)
        if e.at >= len(e.endings):
            g.held = 0
            if g.emptied:
                unsettle(g)
            check_victory(g)
            return END
        one = e.endings[e.at]
        e.at += 1
        if not check_victory(g):
            turn_ends_for(g, one)
        return WAIT


TURN_ENDINGS: Final = Procedure("turn end", NextEnding(), kind=TurnEndFrame)


def turn_ends_for(s: Table, one: Ending) -> None:
    ch = one.character
    st = one.status
    if one.line >= 0:
        if alive(s, ch):
            start(s, ch, -1, s.card[ch], character(s, ch).turn_ends[one.line], -1, [])
        return
    if not alive(s, ch) or st not in s.order[ch]:
        return
    if st < SHARED:
        tick_shared(s, ch, st)
        return
    face = status_face(s, st)
    if face.lasts != FOR_GOOD:
        reduce(s, ch, st, 1)
    if face.turn_end >= 0:
        p = start(s, ch, -1, st, face.turn_end, -1, [])
        p.x[STATUS] = st
        p.x[X] = s.num[ch][st]


def tick_shared(s: Table, ch: int, st: int) -> None:
    """The Turn End line of each shared status."""
    n = s.num[ch][st]
    if n <= 0:
        return
    if st == BLEED:
        halve_count(s, ch, st)  # uni.st.bleed.1
    elif st == BURN or st == POISON:
        deal(s, ch, n, 0, -1, "uni.st.burn.1" if st == BURN else "uni.st.poison.1")  # uni.house.status.4
        halve_count(s, ch, st)
    elif st == FRAZZLE:
        deal(s, ch, FRAZZLE_DAMAGE * n, 0, -1, "uni.st.frazzle.1")
        reduce(s, ch, st, 1)
    elif st == STUN:
        if s.cnt[ch][st] > 0:
            put(s, ch, st, 0)  # uni.house.stun.1
    elif st == REGEN:
        heal(s, ch, n, "uni.st.regen.1")
        reduce_count(s, ch, st, 1)
    elif st == RENEWAL:
        heal(s, ch, character(s, ch).hp * n // 100, "uni.st.renewal.1")
        reduce_count(s, ch, st, 1)
    elif st == COVER_ADJACENT or st == COVER_ALL:
        put(s, ch, st, 0)  # uni.st.cover.1
    elif (
        st == DISARM
        or st == ROOT
        or st == SEAL
        or st == SILENCE
        or st == STAGGER
        or st == WOUND
        or st == WITHER
        or st == BARRIER
        or st == INVULNERABLE
        or st == TAUNT
    ):
        reduce(s, ch, st, 1)
    else:
        reduce_count(s, ch, st, 1)  # Potency with a Count that runs down


def clean_up(s: Table) -> None:
    """Shield goes, hands are discarded, initiative passes (uni.house.turn.2)."""
    for ch in range(CHARACTERS):
        s.shield[ch] = 0  # uni.term.shield.2
    if s.edition == JULY:
        for seat in (s.initiative, 1 - s.initiative):
            for c in s.zones[place(seat, HAND)]:
                if keywords_of(s, card(s, c)) & ETHEREAL != 0:
                    exhaust(s, c, "uni.e2.turn.2")  # before anything is discarded (uni.e2.turn.1, uni.e2.turn.3)
    for seat in (s.initiative, 1 - s.initiative):
        for c in s.zones[place(seat, HAND)]:
            keywords = keywords_of(s, card(s, c))
            if keywords & ETHEREAL != 0:
                exhaust(s, c, "uni.kw.ethereal.1")
            elif keywords & RETAIN == 0:
                discard(s, c, "uni.turn.12" if s.edition == JANUARY else "uni.e2.turn.1")  # uni.kw.retain.1
    if s.turn >= s.match.option("turn_limit", TURN_LIMIT):
        mine = total_hp(s, 0)
        theirs = total_hp(s, 1)
        s.end(DRAW if mine == theirs else 0 if mine > theirs else 1, "uni.house.win.2")
        return
    s.initiative = 1 - s.initiative  # uni.turn.13
    if s.recording:
        s.emit("initiative", "uni.turn.13", s.initiative)

"""Main Phase: use cards and Activate: Main abilities, any number, in any order (ua.main.1)."""

from __future__ import annotations

from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena import verbs
from quadriga.games.union_arena.abilities import happened, wake_delayed
from quadriga.games.union_arena.activating import may_use_ability
from quadriga.games.union_arena.durations import A_ABILITY, UNTIL_PHASE_ENDS, gained_ability
from quadriga.games.union_arena.faces import ACTIVATE, CHARACTER, SITE
from quadriga.games.union_arena.playing import may_play, may_play_on
from quadriga.games.union_arena.raid import bases_for, may_raid
from quadriga.games.union_arena.settle import settle, settle_after
from quadriga.games.union_arena.table import ENERGY, FRONT, HAND, SIDELINE, Table
from quadriga.games.union_arena.timing import MAIN_PHASE_ENDS, MAIN_PHASE_STARTS
from quadriga.games.union_arena.using_events import may_use_event
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame


def step(g: Table, f: Frame) -> None:
    seat = g.active
    if f.pc == 0:
        f.pc = 1
        happened(g, MAIN_PHASE_STARTS, seat)
        settle(g)
    elif f.pc == 1:
        f.pc = 2
        g.ask(seat, "main", main_options(g, seat), "ua.main.1")
    elif f.pc == 2:
        if verb(g.picked) == DONE:
            f.pc = 3
            happened(g, MAIN_PHASE_ENDS, seat)  # ua.main.end.1
            wake_delayed(g, MAIN_PHASE_ENDS, seat)
            settle(g)
            return
        f.pc = 1
        begin_action(g, seat, g.picked)
    else:
        g.applied = [a for a in g.applied if a.ends != UNTIL_PHASE_ENDS]
        g.touch()
        g.pop()


def main_options(g: Table, seat: int) -> list[int]:
    """Playing, Raiding, sites, events from hand (ua.main.2) and abilities of field cards (ua.main.act.1)."""
    options: list[int] = []
    for c in g.pile(seat, HAND):
        kind = g.face(c).type
        if kind == CHARACTER:
            if may_play(g, seat, c) == "":
                if may_play_on(g, c, FRONT):
                    options.append(option(verbs.PLAY, c, FRONT))  # ua.main.char.1
                if may_play_on(g, c, ENERGY):
                    options.append(option(verbs.PLAY, c, ENERGY))
            if g.face(c).has_raid and may_raid(g, seat, c) == "":
                for base in bases_for(g, seat, c):
                    options.append(option(verbs.RAID, c, base))  # ua.raid.1
        elif kind == SITE:
            if may_play(g, seat, c) == "":
                options.append(option(verbs.PLAY, c, ENERGY))  # ua.main.site.1
        elif may_use_event(g, seat, c) == "":
            options.append(option(verbs.USE_EVENT, c))
    for c in g.field(seat):
        _activations(g, seat, c, options, -1)
    for c in g.pile(seat, SIDELINE):  # ua.cond.side.1
        if g.face(c).acts_in_sideline:
            _activations(g, seat, c, options, SIDELINE)
    options.append(option(DONE))
    return options


def _activations(g: Table, seat: int, c: int, options: list[int], place: int) -> None:
    for ability in g.face(c).abilities:
        if ability.kind == ACTIVATE and (ability.place == SIDELINE) == (place == SIDELINE):
            if may_use_ability(g, seat, c, ability) == "":
                options.append(option(verbs.ACTIVATE, c, ability.number))
    if place == SIDELINE or not g.applied:
        return
    h = g.handle(c)
    for i in range(len(g.applied)):
        a = g.applied[i]
        if a.what == A_ABILITY and a.target == h:
            gained = gained_ability(g, a.extra)
            if gained.kind == ACTIVATE and may_use_ability(g, seat, c, gained) == "":
                options.append(option(verbs.ACTIVATE, c, gained.number, 1 + i))


def begin_action(g: Table, seat: int, picked: int) -> None:
    settle_after(g)
    c = arg_a(picked)
    what = verb(picked)
    f = Frame(proc.PLAY, g.handle(c), seat)
    if what == verbs.PLAY:
        f.x = [arg_b(picked)]
    elif what == verbs.RAID:
        f.proc = proc.RAID
        f.x = [arg_b(picked), 1]
    elif what == verbs.USE_EVENT:
        f.proc = proc.USE_EVENT
    else:
        f.proc = proc.ACTIVATE
        f.x = [arg_b(picked), (picked >> 32) & 4095]
        f.sets = [[]]
    g.push(f)

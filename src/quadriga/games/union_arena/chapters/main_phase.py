"""Main Phase: use cards and Activate: Main abilities, any number, in any order (ua.main.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import raise_event, wake_delayed
from quadriga.games.union_arena.chapters.activating import may_use_ability
from quadriga.games.union_arena.chapters.durations import A_ABILITY, UNTIL_PHASE_ENDS, gained_ability
from quadriga.games.union_arena.chapters.faces import ACTIVATE, CHARACTER, SITE
from quadriga.games.union_arena.chapters.playing import may_play, may_play_on
from quadriga.games.union_arena.chapters.raid import bases_in_reach, may_raid
from quadriga.games.union_arena.chapters.settle import settle, settle_after
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, SIDELINE, Table, table
from quadriga.games.union_arena.chapters.timing import MAIN_PHASE_ENDS, MAIN_PHASE_STARTS
from quadriga.games.union_arena.chapters.using_events import may_use_event
from quadriga.kernel.decisions import DONE, arg_a, arg_b, arg_c, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Step
from quadriga.kernel.state import State


class MainPhaseStarts(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        raise_event(g, MAIN_PHASE_STARTS, g.active)
        settle(g)
        return NEXT


class AskForAction(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        g.ask(g.active, "main", main_options(g, g.active), "ua.main.1")
        return NEXT


class Act(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if verb(g.picked) == DONE:
            raise_event(g, MAIN_PHASE_ENDS, g.active)  # ua.main.end.1
            wake_delayed(g, MAIN_PHASE_ENDS, g.active)
            settle(g)
            return NEXT
        begin_action(g, g.active, g.picked)
        return ASK_FOR_ACTION.number


class MainPhaseOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        g.applied = [a for a in g.applied if a.ends != UNTIL_PHASE_ENDS]
        g.touch()
        return END


ASK_FOR_ACTION: Final = AskForAction()
proc.MAIN_PHASE.add(MainPhaseStarts(), ASK_FOR_ACTION, Act(), MainPhaseOver())


def main_options(g: Table, seat: int) -> list[int]:
    """Playing, Raiding, sites, events from hand (ua.main.2) and abilities of field cards (ua.main.act.1)."""
    options: list[int] = []
    for c in g.pile(seat, HAND):
        kind = g.face(c).type
        if g.face(c).acts_in_hand:
            _activations(g, seat, c, options, HAND)
        if kind == CHARACTER:
            if may_play(g, seat, c) == "":
                if may_play_on(g, c, FRONT):
                    options.append(option(verbs.PLAY, c, FRONT))  # ua.main.char.1
                if may_play_on(g, c, ENERGY):
                    options.append(option(verbs.PLAY, c, ENERGY))
            if g.face(c).has_raid and may_raid(g, seat, c) == "":
                for base in bases_in_reach(g, seat, c):
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
        if ability.kind == ACTIVATE and (ability.place if ability.place in (SIDELINE, HAND) else -1) == place:
            if may_use_ability(g, seat, c, ability) == "":
                options.append(option(verbs.ACTIVATE, c, ability.number))
    if place >= 0 or not g.applied:
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
    if what == verbs.PLAY:
        play = proc.PlayFrame(g.handle(c), seat)
        play.line = arg_b(picked)
        g.push(play)
    elif what == verbs.RAID:
        raid = proc.RaidFrame(g.handle(c), seat)
        raid.base = arg_b(picked)
        raid.paid = True
        g.push(raid)
    elif what == verbs.USE_EVENT:
        g.push(proc.EventFrame(g.handle(c), seat))
    else:
        activate = proc.ActivateFrame(g.handle(c), seat)
        activate.number = arg_b(picked)
        activate.gained = arg_c(picked)
        g.push(activate)

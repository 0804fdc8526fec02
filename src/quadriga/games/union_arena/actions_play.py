"""Instructions that play cards onto the field, perform Raid, or let the player decide."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.choices import Choose
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import It, This
from quadriga.effects.node import register
from quadriga.effects.program import CHOSEN, COUNT, DID, IT, LOOKED, NEXT, PICKED, WAIT, Action, Group
from quadriga.games.union_arena import procedures as proc
from quadriga.games.union_arena.actions_draw import (
    PayAP,
)
from quadriga.games.union_arena.actions_state import Rest
from quadriga.games.union_arena.faces import EVENT
from quadriga.games.union_arena.prohibitions import own_forbids
from quadriga.games.union_arena.raid import bases_for, raid_condition
from quadriga.games.union_arena.standing import BE_PLAYED
from quadriga.games.union_arena.table import table
from quadriga.games.union_arena.versions import speaks_of_it, unfolded
from quadriga.kernel.decisions import MODE, NO, PICK, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class PlayCards(Action):
    """Play cards onto the field, for nothing (ua.play.1). `line` is a place, or -1: free (ua.play.2)."""

    what: Group
    active: bool
    line: int = -1
    silent: bool = False
    whose: int = 0
    origin: int = -1
    """The place where it must lie, if the text names one."""

    def emit(self, code: list[Action]) -> None:
        code.append(self)
        code.append(AfterPlaying())

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = f.controller if self.whose == 0 else 1 - f.controller
        cards: list[int] = []
        for h in self.what.handles(s, f):
            c = h & 4095
            if self.origin >= 0 and g.place(c) != self.origin:
                continue
            if g.face(c).type != EVENT and not own_forbids(g, BE_PLAYED, c):  # ua.play.6
                cards.append(h)
        f.sets[PICKED] = cards
        if not isinstance(self.what, It):  # what was picked before tells whether all of it is done
            f.x[DID] = 1 if cards else 0
        if not cards:
            return NEXT
        enter = Frame(proc.ENTER, f.source, seat)
        by = 1 + g.face(f.source & 4095).type  # ua.play.8
        enter.x = [self.line, 1 if self.active else 0, by, 1 if self.silent else 0]
        enter.sets = [cards]
        g.push(enter)
        return NEXT


class AfterPlaying(Action):
    """What was played is what "it" means from here on."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        played = [g.handle(h & 4095) for h in f.sets[PICKED] if g.on_field(h & 4095) and not s.here(h)]
        f.sets[IT] = played
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if s.here(h)]
        f.x[COUNT] = len(played)
        if not played:
            f.x[DID] = 0
        return NEXT


@dataclass(eq=False)
class PerformRaid(Action):
    """Perform Raid with a card, on any base that fits, for nothing (ua.raid.9)."""

    what: Group

    def emit(self, code: list[Action]) -> None:
        code.append(self)
        code.append(AfterPlaying())

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h for h in self.what.handles(s, f) if g.face(h & 4095).has_raid]
        if f.phase == 0:
            f.sets[PICKED] = []
            if not cards or not raid_condition(g, f.controller, cards[0] & 4095):
                return NEXT
            bases = bases_for(g, f.controller, cards[0] & 4095)
            if not bases:
                return NEXT
            if len(bases) > 1:
                f.phase = 1
                s.ask(f.controller, "base", [option(PICK, x) for x in bases], "ua.raid.2", cards[0])
                return WAIT
            base = bases[0]
        else:
            base = arg_a(s.picked)
        f.sets[PICKED] = [cards[0]]
        raid = Frame(proc.RAID, cards[0], f.controller)
        raid.x = [base, 0]
        g.push(raid)
        return NEXT


@dataclass(eq=False)
class PlayOrRaid(Action):
    """Play it, or perform Raid with it, as its player likes."""

    play: Action
    raid: Action

    def emit(self, code: list[Action]) -> None:
        ask = AskRaid()
        code.append(ask)
        self.play.emit(code)
        skip = Onward()
        code.append(skip)
        ask.to = len(code)
        self.raid.emit(code)
        skip.to = len(code)


class AskRaid(Action):
    """Ask whether to Raid; jump there if so."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            for h in f.sets[IT]:
                c = h & 4095
                if not s.here(h) or not g.face(c).has_raid or not raid_condition(g, f.controller, c):
                    continue
                if bases_for(g, f.controller, c):
                    f.phase = 1
                    s.ask(f.controller, "raid instead", [option(YES), option(NO)], "ua.raid.1", h)
                    return WAIT
            return NEXT
        return self.to if s.picked == option(YES) else NEXT


class Onward(Action):
    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        return self.to


@dataclass(eq=False)
class MayDo(Action):
    """You may … (ua.text.may.1): asked once; declined, it counts as not done and nothing was chosen."""

    action: Action
    opponent: bool = False

    def emit(self, code: list[Action]) -> None:
        ask = AskWhether(self.opponent)
        code.append(ask)
        size = len(code)
        self.action.emit(code)
        for action in code[size:]:
            if isinstance(action, Choose):
                ask.forgets = True
        if len(code) > size:
            ask.first = code[size]
        ask.to = len(code)


class AskWhether(Action):
    """Ask, unless the first thing to do is impossible: then it is not done."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent
        self.forgets = False
        self.first: Action | None = None
        self.to = 0

    def possible(self, s: State, f: Frame) -> bool:
        first = self.first
        if isinstance(first, PayAP):
            return table(s).ap_active[f.controller] >= first.n
        if isinstance(first, Choose) and not first.up_to:
            return len(first.among.handles(s, f)) > 0
        if isinstance(first, Rest) and isinstance(first.what, This):
            return s.here(f.source) and table(s).resting[f.source & 4095] == 0
        return True

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0 and self.possible(s, f):
            f.phase = 1
            player = 1 - f.controller if self.opponent else f.controller
            s.ask(player, "may", [option(YES), option(NO)], "ua.text.may.1", f.source)
            return WAIT
        if f.phase == 1 and s.picked == option(YES):
            return NEXT
        f.x[DID] = 0
        f.x[COUNT] = 0
        if self.forgets:
            f.sets[IT] = []
            f.sets[CHOSEN] = [-1]
        return self.to


@dataclass(eq=False)
class EitherOf(Action):
    """Do one thing or another, as the controller likes."""

    options: list[Action]
    opponent: bool = False
    """As the opponent likes."""

    def emit(self, code: list[Action]) -> None:
        options = self.options
        steps = unfolded(options[0])
        if isinstance(steps[0], Choose) and len(steps) > 1 and speaks_of_it(options[1]):
            steps[0].emit(code)  # what is chosen first is "it" for both
            options = [Sequence(steps[1:]), *options[1:]]
        ask = AskWhich(len(options), self.opponent)
        code.append(ask)
        skips: list[Onward] = []
        for option_ in options:
            ask.to.append(len(code))
            option_.emit(code)
            skip = Onward()
            code.append(skip)
            skips.append(skip)
        for skip in skips:
            skip.to = len(code)


class AskWhich(Action):
    def __init__(self, n: int, opponent: bool) -> None:
        self.n = n
        self.opponent = opponent
        self.to: list[int] = []

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            f.phase = 1
            player = 1 - f.controller if self.opponent else f.controller
            s.ask(player, "mode", [option(MODE, i) for i in range(self.n)], "ua.choose.mode.1", f.source)
            return WAIT
        return self.to[arg_a(s.picked)]


register(PlayCards, PerformRaid, PlayOrRaid, MayDo, EitherOf)

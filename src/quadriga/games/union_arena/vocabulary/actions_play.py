"""Instructions that play cards onto the field, perform Raid, or let the player decide."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.choices import Choose
from quadriga.effects.deeds import Deed
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import This
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, PICKED, WAIT, Action, Group
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.faces import EVENT
from quadriga.games.union_arena.chapters.prohibitions import own_forbids
from quadriga.games.union_arena.chapters.raid import bases_for, raid_condition
from quadriga.games.union_arena.chapters.table import HAND, WAYS, table
from quadriga.games.union_arena.chapters.versions import unfolded
from quadriga.games.union_arena.vocabulary.actions import PlaceUnder
from quadriga.games.union_arena.vocabulary.actions_draw import PayAP
from quadriga.games.union_arena.vocabulary.actions_state import Rest
from quadriga.games.union_arena.vocabulary.registers import PLAYED_IT, SetActor, actor, done, fails
from quadriga.games.union_arena.vocabulary.standing import BE_PLAYED
from quadriga.games.union_arena.vocabulary.verbs import Verb
from quadriga.kernel.decisions import MODE, NO, PICK, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class PlayCards(Verb):
    """Play cards onto the field, for nothing (ua.play.1). `line` is a place, or -1: free (ua.play.2)."""

    what: Group
    active: bool
    line: int = -1
    silent: bool = False
    whose: int = 0
    origin: int = -1
    """The place where it must lie, if the text names one."""

    def goal(self) -> Group:
        return self.what

    def afterwards(self, code: list[Action]) -> None:
        code.append(AfterPlaying())

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        seat = actor(f) if self.whose == 0 else 1 - f.controller
        cards: list[int] = []
        for h in self.what.handles(s, f):
            c = slot_of(h)
            if self.origin >= 0 and g.place(c) != self.origin:
                continue
            if g.face(c).type != EVENT and not own_forbids(g, BE_PLAYED, c):  # ua.play.6
                cards.append(h)
        f.sets[PICKED] = cards
        if not cards:
            fails(f)
            return NEXT
        enter = proc.EnterFrame(f.source, seat)
        enter.line = self.line
        enter.active = self.active
        enter.by = 1 + g.face(slot_of(f.source)).type  # ua.play.8
        enter.silent = self.silent
        enter.entering = cards
        g.push(enter)
        return NEXT


class AfterPlaying(Action):
    """What was played is written down, and stays what the text speaks of."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in f.sets[PICKED]:
            if g.on_field(slot_of(h)) and not s.here(h):
                came = g.played_by[slot_of(h)] // WAYS  # 0 from hand (ua.play.8)
                done(f, PLAYED_IT, h, g.handle(slot_of(h)), 0, HAND if came == 0 else came - 1)
            else:
                fails(f)
        return NEXT


@dataclass(eq=False)
class PerformRaid(Verb):
    """Perform Raid with a card, on any base that fits or on the one that the text names, for nothing (ua.raid.9)."""

    what: Group
    host: Group | None = None
    origin: int = -1
    """The place where it must lie, if the text names one."""

    def goal(self) -> Group:
        return self.what

    def afterwards(self, code: list[Action]) -> None:
        code.append(AfterPlaying())

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h for h in self.what.handles(s, f) if g.face(slot_of(h)).has_raid]
        if self.origin >= 0:
            cards = [h for h in cards if g.place(slot_of(h)) == self.origin]
        if f.phase == 0:
            f.sets[PICKED] = []
            seat = actor(f)
            bases = bases_for(g, seat, slot_of(cards[0])) if cards else []
            if self.host is not None:
                named = [slot_of(h) for h in self.host.handles(s, f)]
                bases = [x for x in bases if x in named]
            if not bases or not raid_condition(g, seat, slot_of(cards[0])):
                fails(f)
                return NEXT
            if len(bases) > 1:
                f.phase = 1
                s.ask(seat, "base", [option(PICK, x) for x in bases], "ua.raid.2", cards[0])
                return WAIT
            base = bases[0]
        else:
            base = arg_a(s.picked)
        f.sets[PICKED] = [cards[0]]
        raid = proc.RaidFrame(cards[0], actor(f))
        raid.base = base
        raid.by = 1 + g.face(slot_of(f.source)).type  # ua.play.8: played with this ability
        raid.by_source = f.source
        g.push(raid)
        return NEXT


@dataclass(eq=False)
class PlayOrRaid(Action):
    """Play it, or perform Raid with it, as its player likes."""

    play: Action
    raid: Action

    def emit(self, code: list[Action]) -> None:
        assert isinstance(self.raid, PerformRaid)
        ask = AskRaid(self.raid.what)
        code.append(ask)
        self.play.emit(code)
        skip = Onward()
        code.append(skip)
        ask.to = len(code)
        self.raid.emit(code)
        skip.to = len(code)


@dataclass(eq=False)
class PlayOrPerform(Deed):
    """Play a card or perform Raid with it, as the core says it: one choice, then the question."""

    play: PlayCards

    def objects(self) -> list[Phrase]:
        return self.play.objects()

    def needs_place(self) -> bool:
        return True

    def emit(self, code: list[Action]) -> None:
        what = self.play.what
        if isinstance(what, Phrase):
            what.emit(code, self.play)
        ask = AskRaid(what)
        code.append(ask)
        code.append(self.play)
        self.play.afterwards(code)
        skip = Onward()
        code.append(skip)
        ask.to = len(code)
        raid = PerformRaid(what)
        code.append(raid)
        raid.afterwards(code)
        skip.to = len(code)

    def scope(self, s: State, f: Frame) -> int:
        return self.play.scope(s, f)


class AskRaid(Action):
    """Ask whether to Raid; jump there if so."""

    def __init__(self, what: Group) -> None:
        self.what = what
        self.to = 0

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if f.phase == 0:
            for h in self.what.handles(s, f):
                c = slot_of(h)
                if not g.face(c).has_raid or not raid_condition(g, actor(f), c):
                    continue
                if bases_for(g, actor(f), c):
                    f.phase = 1
                    s.ask(actor(f), "raid instead", [option(YES), option(NO)], "ua.raid.1", h)
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
            if ask.first is None and not isinstance(action, SetActor):
                ask.first = action
        ask.to = len(code)


def can_begin(s: State, f: Frame, first: Action | None, seat: int) -> bool:
    """Is the first thing to do possible?"""
    if isinstance(first, PayAP):
        return table(s).ap_active[seat] >= first.n
    if isinstance(first, Choose) and not first.up_to:
        return len(first.among.handles(s, f)) > 0
    if isinstance(first, Rest) and isinstance(first.what, This):
        return s.here(f.source) and table(s).resting[slot_of(f.source)] == 0
    if isinstance(first, PlaceUnder):
        return len(first.host.handles(s, f)) > 0
    return True


class AskWhether(Action):
    """Ask, unless the first thing to do is impossible: then it is not done."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent
        self.first: Action | None = None
        self.to = 0

    def player(self, f: Frame) -> int:
        return 1 - f.controller if self.opponent else f.controller

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0 and can_begin(s, f, self.first, self.player(f)):
            f.phase = 1
            s.ask(self.player(f), "may", [option(YES), option(NO)], "ua.text.may.1", f.source)
            return WAIT
        if f.phase == 1 and s.picked == option(YES):
            return NEXT
        fails(f)
        return self.to


@dataclass(eq=False)
class EitherOf(Action):
    """Do one thing or another, as the controller likes."""

    options: list[Action]
    opponent: bool = False
    """As the opponent likes."""

    def __post_init__(self) -> None:
        self.shared = False
        """What the first option chooses is spoken of in the second; the binder notes it."""

    def emit(self, code: list[Action]) -> None:
        options = self.options
        steps = unfolded(options[0])
        if self.shared and isinstance(steps[0], Choose) and len(steps) > 1:
            steps[0].emit(code)  # what is chosen first is "it" for both
            options = [Sequence(steps[1:]), *options[1:]]
        ask = AskWhich(len(options), self.opponent)
        code.append(ask)
        skips: list[Onward] = []
        for option_ in options:
            ask.to.append(len(code))
            option_.emit(code)
            ask.first.append(code[ask.to[-1]])
            skip = Onward()
            code.append(skip)
            skips.append(skip)
        for skip in skips:
            skip.to = len(code)


class AskWhich(Action):
    """Ask which of several things to do; what cannot even begin is not offered while something else can."""

    def __init__(self, n: int, opponent: bool) -> None:
        self.n = n
        self.opponent = opponent
        self.to: list[int] = []
        self.first: list[Action] = []

    def run(self, s: State, f: Frame) -> int:
        if f.phase == 0:
            player = 1 - f.controller if self.opponent else actor(f)
            ways = [i for i in range(self.n) if can_begin(s, f, self.first[i], player)]
            if len(ways) == 1:
                return self.to[ways[0]]
            if not ways:
                ways = list(range(self.n))
            f.phase = 1
            s.ask(player, "mode", [option(MODE, i) for i in ways], "ua.choose.mode.1", f.source)
            return WAIT
        return self.to[arg_a(s.picked)]


register(PlayCards, PerformRaid, PlayOrRaid, PlayOrPerform, MayDo, EitherOf)

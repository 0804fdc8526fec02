"""Instead: what would have a card leave the field is replaced by something else (ua.text.instead.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import EVENT, OTHER, Action, Filter, Group, program_id
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters import verbs
from quadriga.games.union_arena.chapters.abilities import note, resolving
from quadriga.games.union_arena.chapters.moving import move_over
from quadriga.games.union_arena.chapters.prohibitions import forbidden
from quadriga.games.union_arena.chapters.sidelining import return_to_hand, sideline, take_top_card
from quadriga.games.union_arena.chapters.standing_effects import loses_abilities, numbers, standing_kinds
from quadriga.games.union_arena.chapters.table import FRONT, SIDELINE, Falling, Table, table
from quadriga.games.union_arena.chapters.timing import SIDELINED, WITHSTOOD
from quadriga.games.union_arena.vocabulary.standing import MOVE, ON_ENERGY, SAVES, Standing, While
from quadriga.kernel.decisions import NO, arg_a, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# What is done instead
SIDELINE_THIS: Final = 1
TOP_CARD: Final = 2
PROGRAM: Final = 10
"""From here on: the number of a program of the card that acts."""

# What would become of a card
LEAVES: Final = 0
FALLS: Final = 1
"""It would be sidelined."""
RETURNS: Final = 2
"""To its owner's hand."""

# Whether a trigger does it
ANYTHING: Final = 0
A_TRIGGER: Final = 1
NO_TRIGGER: Final = 2


@dataclass(eq=False)
class Saves(Standing):
    """If one of these would leave the field, its player may do something else instead (ua.text.instead.1)."""

    who: Group
    deed: int
    """What would become of it: LEAVES stands for all."""
    by: list[Filter]
    """Tests of the card whose ability would do it; none: battle and rules too."""
    trigger: int
    action: Action
    may: bool = True

    def __post_init__(self) -> None:
        self.program = -1
        """What is done, among the programs of the card; the builder notes it."""
        self.once = False
        self.needs: Group | None = None
        """Of what the first instruction wants that many."""
        self.number_needed = 0
        self.rests = False
        """It rests this card, which must be active then."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        """`detail` as `told` makes it."""
        trigger, deed, source = detail % 2, detail // 2 % 4, detail // 8 - 1
        if self.program < 0 or (self.deed != LEAVES and deed != self.deed) or not self.who.has(s, f, c):
            return 0
        if (self.trigger == A_TRIGGER and trigger == 0) or (self.trigger == NO_TRIGGER and trigger == 1):
            return 0
        if self.by and source < 0:
            return 0
        for one in self.by:
            if not one.fits(s, f, source):
                return 0
        return PROGRAM + self.program if self.possible(s, f) else 0

    def possible(self, s: State, f: Frame) -> bool:
        g = table(s)
        if self.rests and g.resting[slot_of(f.source)]:
            return False
        if self.needs is not None and len(self.needs.handles(s, f)) < self.number_needed:
            return False
        if self.once:
            for entry in g.history:
                if entry.kind == WITHSTOOD and entry.other == f.source:
                    return False
        return True


def told(cause: int, deed: int, trigger: bool) -> int:
    """Whose ability would do what to a card, as one number; `cause` is a handle or -1."""
    return ((slot_of(cause) + 1 if cause >= 0 else 0) * 4 + deed) * 2 + (1 if trigger else 0)


@dataclass(eq=False)
class SavesAnother(Standing):
    """If one of these would be sidelined, this character may be sidelined instead; the saved one moves back."""

    who: Group
    named: Filter
    """How the text names the saved one again."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return SIDELINE_THIS if c != slot_of(f.source) and self.who.has(s, f, c) else 0


@dataclass(eq=False)
class SavesBase(Standing):
    """Only the top card of this Raided character goes, not the whole of it (ua.raid.28)."""

    def kinds(self) -> int:
        return SAVES

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        return TOP_CARD if c == slot_of(f.source) and table(s).raided(c) else 0


def acting(g: Table, c: int, how: int) -> list[tuple[int, int]]:
    """Cards whose text may act when this would be done to `c`, and what they do; `how` as `told` makes it."""
    found = numbers(g, SAVES, c, how)
    return found if how // 2 % 4 == FALLS else [one for one in found if one[1] >= PROGRAM]


def sideline_together(g: Table, cards: list[int], rule: str, cause: int = -1, trigger: bool = False) -> bool:
    """Sideline field cards at once. True: somebody may have it replaced, so that it is asked for first."""
    if ask_instead(g, cards, rule, told(cause, FALLS, trigger), cause, FALLS):
        return True
    g.scratch.falling = []
    for c in cards:
        fall(g, c, rule, cause)
    g.scratch.falling = []
    return False


def returned_instead(g: Table, c: int, rule: str, cause: int) -> bool:
    """A trigger would return a card to hand. True: somebody may have it replaced, so that it is asked for first."""
    return ask_instead(g, [c], rule, told(cause, RETURNS, True), cause, RETURNS)


def leaving_instead(g: Table, handles: list[int], cause: int, deed: int) -> bool:
    """Cards would leave the field by an ability. True: it is asked whether something else happens to some of them;
    `withstood` tells afterwards."""
    if standing_kinds(g) & SAVES == 0:
        return False
    cards = [slot_of(h) for h in handles if g.here(h) and g.on_field(slot_of(h))]
    how = told(cause, deed, False)
    return ask_instead(g, [c for c in cards if acting(g, c, how)], "", how, cause, LEAVES)


def withstood(g: Table, h: int, since: int) -> bool:
    """Did something else happen to this card since then?"""
    for i in range(since, len(g.history)):
        if g.history[i].kind == WITHSTOOD and g.history[i].obj == h:
            return True
    return False


def ask_instead(g: Table, cards: list[int], rule: str, how: int, cause: int, goal: int) -> bool:
    if standing_kinds(g) & SAVES:
        for c in cards:
            if acting(g, c, how):
                frame = proc.SideliningFrame(cause, g.owner[c])
                frame.rule = rule
                frame.how = how
                frame.goal = goal
                frame.cards = [g.handle(x) for x in cards]
                g.push(frame)
                return True
    return False


def fall(g: Table, c: int, rule: str, cause: int) -> None:
    """One of several that are sidelined at once: those that went before it still see it go (ua.simul.6)."""
    place, raided, lost = g.place(c), g.raided(c), loses_abilities(g, c)
    g.scratch.falling = g.scratch.falling + [Falling(sideline(g, c, rule, cause), place, raided, lost)]


def sidelined(g: Table, handles: list[int]) -> list[int]:
    """Which of these objects were sidelined in this turn; their new handles."""
    found: list[int] = []
    for h in handles:
        now = g.handle(slot_of(h))
        for entry in g.history:
            if entry.kind == SIDELINED and entry.obj == now:
                found.append(now)
                break
    return found


def sidelining(f: Frame) -> proc.SideliningFrame:
    assert isinstance(f, proc.SideliningFrame)
    return f


class AskForReplacement(Step):
    """Each card's player picks one replacement or none (ua.text.instead.2) …"""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = sidelining(f)
        while len(d.acting) < len(d.cards):
            h = d.cards[len(d.acting)]
            options: list[int] = []
            must = -1
            for src, n in acting(g, slot_of(h), d.how):
                free = g.handle(src) == h or g.handle(src) not in d.cards
                if free and g.handle(src) not in d.acting:
                    options.append(option(verbs.REPLACE, src))
                    if n >= PROGRAM and not optional(g, src, n - PROGRAM):
                        must = src
            if must >= 0:
                d.acting = d.acting + [g.handle(must)]
                continue
            if options:
                options.append(option(NO))
                g.ask(g.owner[slot_of(h)], "instead", options, "ua.text.instead.2", h)
                return NEXT
            d.acting = d.acting + [-1]
        return SIDELINE_OR_REPLACE.number


class ChooseReplacement(Step):
    def run(self, s: State, f: Frame) -> int:
        d = sidelining(f)
        d.acting = d.acting + [s.handle(arg_a(s.picked)) if verb(s.picked) == verbs.REPLACE else -1]
        return AGAIN


class SidelineOrReplace(Step):
    """… then all of it happens."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        d = sidelining(f)
        g.scratch.falling = []
        for i in range(len(d.cards)):
            h = d.cards[i]
            if not g.here(h):
                continue
            if d.acting[i] >= 0:
                replace(g, slot_of(h), slot_of(d.acting[i]), d)
            elif d.goal == FALLS:
                fall(g, slot_of(h), d.rule, d.source)
            elif d.goal == RETURNS:
                return_to_hand(g, slot_of(h), d.rule, d.source)
        g.scratch.falling = []
        return END


SIDELINE_OR_REPLACE: Final = SidelineOrReplace()
proc.SIDELINING.add(AskForReplacement(), ChooseReplacement(), SIDELINE_OR_REPLACE)


def optional(g: Table, src: int, program: int) -> bool:
    """May a player decline what this text does instead?"""
    for ability in g.face(src).abilities:
        for effect in ability.effects:
            if not may_decline(effect, program):
                return False
    return True


def may_decline(effect: Standing, program: int) -> bool:
    if isinstance(effect, While):
        return may_decline(effect.effect, program)
    return not isinstance(effect, Saves) or effect.program != program or effect.may


def replace(g: Table, c: int, src: int, d: proc.SideliningFrame) -> None:
    """What is done instead; the first event never happened (ua.text.instead.1)."""
    way = 0
    for who, n in acting(g, c, d.how):
        if who == src:
            way = n
    if g.recording:
        g.emit("instead", "ua.text.instead.1", g.owner[c], g.handle(c), cause=g.handle(src))
    if way >= PROGRAM:
        note(g, WITHSTOOD, g.owner[c], g.handle(c), 0, g.handle(src))
        f = resolving(g, program_id(g.card[src], way - PROGRAM), g.handle(src), g.owner[src])
        f.sets[EVENT] = [g.handle(c)]
        if d.source >= 0:
            f.sets[OTHER] = [d.source]
        g.push(f)
        return
    if src == c:
        take_top_card(g, c, SIDELINE, "ua.raid.28", g.handle(src))
        return
    sideline(g, src, "ua.text.instead.1", g.handle(src))
    if g.place(c) == FRONT and not forbidden(g, MOVE, c, -1) and not forbidden(g, ON_ENERGY, c, -1):
        move_over(g, c, "ua.text.instead.1", g.handle(src))


register(SavesAnother, SavesBase, Saves)

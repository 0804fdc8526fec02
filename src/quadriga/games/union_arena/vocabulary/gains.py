"""What a card gains or loses: by an ability for a while, or by a standing text as long as it holds."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.node import Node, register
from quadriga.effects.program import NEXT, WAIT, Action, Amount, Group
from quadriga.effects.repeating import times
from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.durations import (
    A_ABILITY,
    A_BASE_BP,
    A_BP,
    A_ENERGY,
    A_KEYWORD,
    A_LOSES_ABILITIES,
    A_LOSES_KEYWORD,
    A_LOSES_LABEL,
    PAST_OPPONENTS_TURN,
    UNTIL_OPPONENTS_TURN_ENDS,
    WHILE_ON_FIELD,
)
from quadriga.games.union_arena.chapters.faces import ANY_COLOR, Ability
from quadriga.games.union_arena.chapters.standing_effects import ability_on, holds
from quadriga.games.union_arena.chapters.table import Table, table
from quadriga.games.union_arena.chapters.timing import GAINED_BP, LOST_BP
from quadriga.games.union_arena.vocabulary.filters_numbers import compares
from quadriga.games.union_arena.vocabulary.registers import actor, fails
from quadriga.games.union_arena.vocabulary.standing import (
    BP,
    GENERATES,
    KEYWORD,
    Standing,
    together,
)
from quadriga.games.union_arena.vocabulary.verbs import Verb
from quadriga.kernel.applied import Applied
from quadriga.kernel.decisions import MODE, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


def apply(g: Table, f: Frame, what: int, target: int, amount: int, ends: int, extra: int, rule: str) -> None:
    """Have an effect last on a card (a handle) or on a player (-1 - seat)."""
    if ends == UNTIL_OPPONENTS_TURN_ENDS and g.active != f.controller:
        ends = PAST_OPPONENTS_TURN
    g.applied = g.applied + [Applied(what, target, amount, ends, f.controller, f.source, extra)]
    g.touch()
    if g.recording:
        if target >= 0:
            g.emit("applied", rule, g.owner[slot_of(target)], target, amount, cause=f.source)
        else:
            g.emit("applied", rule, -1 - target, -1, amount, cause=f.source)


class Gained(Node):
    """One thing that is gained."""

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def kinds(self) -> int:
        """Standing kinds, where a standing text gives it."""
        return 0

    def gives(self, s: State, f: Frame, detail: int) -> int:
        """How much of its kind; `detail` is the keyword or the colour of energy."""
        return 0


@dataclass(eq=False)
class MoreBP(Gained):
    """+n BP; the amount is fixed when an ability gives it (ua.text.live.2)."""

    amount: Amount

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        n = self.amount.value(g, f) * times(f)
        apply(g, f, A_BP, h, n, ends, 0, "ua.dur.1")
        raise_event(g, GAINED_BP, g.owner[slot_of(h)], h, f.source, n)

    def kinds(self) -> int:
        return BP

    def gives(self, s: State, f: Frame, detail: int) -> int:
        return self.amount.value(s, f)


@dataclass(eq=False)
class LessBP(Gained):
    amount: Amount

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        n = self.amount.value(g, f) * times(f)
        apply(g, f, A_BP, h, -n, ends, 0, "ua.dur.1")
        raise_event(g, LOST_BP, g.owner[slot_of(h)], h, f.source, n)

    def kinds(self) -> int:
        return BP

    def gives(self, s: State, f: Frame, detail: int) -> int:
        return -self.amount.value(s, f)


@dataclass(eq=False)
class Keyword(Gained):
    """A keyword with its number (ua.kw.gain.1)."""

    word: int
    n: int = 1

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        apply(g, f, A_KEYWORD, h, self.n, ends, self.word, "ua.kw.gain.1")

    def kinds(self) -> int:
        return KEYWORD

    def gives(self, s: State, f: Frame, detail: int) -> int:
        return self.n if detail == self.word else 0


@dataclass(eq=False)
class KeywordPer(Gained):
    """A keyword whose number is counted: [Damage (+1)] for each … (ua.kw.gain.1)."""

    word: int
    n: int
    amount: Amount

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        apply(g, f, A_KEYWORD, h, self.n * self.amount.value(g, f), ends, self.word, "ua.kw.gain.1")

    def kinds(self) -> int:
        return KEYWORD

    def gives(self, s: State, f: Frame, detail: int) -> int:
        return self.n * self.amount.value(s, f) if detail == self.word else 0


@dataclass(eq=False)
class Energy(Gained):
    """Extra energy generation (ua.card.energy.11); ANY_COLOR is the card's own colour."""

    color: int
    n: int = 1

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        color = own_color(g, slot_of(h)) if self.color == ANY_COLOR else self.color
        apply(g, f, A_ENERGY, h, self.n, ends, color, "ua.card.energy.11")

    def kinds(self) -> int:
        return GENERATES

    def gives(self, s: State, f: Frame, detail: int) -> int:
        color = own_color(table(s), slot_of(f.source)) if self.color == ANY_COLOR else self.color
        return self.n if detail == color else 0


def own_color(g: Table, c: int) -> int:
    """The colour that a card generates where a text names none: that of its icons, else the card's."""
    face = g.face(c)
    for color in range(5):
        if face.generates[color]:
            return color
    return face.color if face.color < ANY_COLOR else 0


class Granting(Gained):
    """Gives an ability in quotation marks. The card's builder says which of the face's gained abilities it is."""

    number: int = 0
    more: int = 0
    """How many abilities the quotation holds beyond the first."""


@dataclass(eq=False)
class QuotedAbility(Granting):
    """An ability gained in quotation marks (ua.text.gain.1)."""

    ability: Node

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        face = f.program >> 6 if f.program >= 0 else g.card[slot_of(f.source)]
        for k in range(self.more + 1):
            apply(g, f, A_ABILITY, h, 0, ends, (face << 6) | (self.number + k), "ua.text.gain.1")


@dataclass(eq=False)
class Bundle(Gained):
    """Several things under one bullet of a list."""

    gains: list[Gained]

    def apply_to(self, g: Table, f: Frame, h: int, ends: int) -> None:
        for gain in self.gains:
            gain.apply_to(g, f, h, ends)


@dataclass(eq=False)
class GainPrinted(Action):
    """These cards gain the Activate: Main abilities printed on others (ua.text.copy.2)."""

    what: Group
    printed: Group
    ends: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in self.what.handles(s, f):
            if not g.on_field(slot_of(h)):
                continue
            for other in self.printed.handles(s, f):
                face = g.card[slot_of(other)]
                gained = g.face(slot_of(other)).gained
                for i in range(len(gained)):
                    if gained[i].lent:
                        apply(g, f, A_ABILITY, h, 0, self.ends, (face << 6) | i, "ua.text.copy.2")
        return NEXT


@dataclass(eq=False)
class Gain(Verb):
    """These cards gain these things for so long; those there now, no others (ua.text.all.1)."""

    what: Group
    gains: list[Gained]
    ends: int = WHILE_ON_FIELD

    def goal(self) -> Group:
        return self.what

    def multiplies(self) -> bool:
        """So much BP for each of something is one gift (ua.text.live.2)."""
        for gain in self.gains:
            if not isinstance(gain, (MoreBP, LessBP)):
                return False
        return True

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h for h in self.what.handles(s, f) if g.on_field(slot_of(h))]
        for h in cards:
            for gain in self.gains:
                gain.apply_to(g, f, h, self.ends)
        if not cards:
            fails(f)
        return NEXT


@dataclass(eq=False)
class GainOneOf(Verb):
    """One of several things, as the controller likes."""

    what: Group
    always: list[Gained]
    gains: list[Gained]
    ends: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h for h in self.what.handles(s, f) if g.on_field(slot_of(h))]
        if f.phase == 0:
            if not cards:
                return NEXT
            f.phase = 1
            options = [option(MODE, i) for i in range(len(self.gains))]
            s.ask(actor(f), "mode", options, "ua.choose.mode.1", f.source)
            return WAIT
        for h in cards:
            for gain in self.always:
                gain.apply_to(g, f, h, self.ends)
            self.gains[arg_a(s.picked)].apply_to(g, f, h, self.ends)
        return NEXT


@dataclass(eq=False)
class Gift(Node):
    """A line of a list: an ability that is gained if a number is reached."""

    n: Amount
    how: int
    ability: QuotedAbility


@dataclass(eq=False)
class GainListed(Action):
    """Gain each ability of a list whose number is reached now (ua.text.list.2)."""

    what: Group
    amount: Amount
    gifts: list[Gift]
    ends: int

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        value = self.amount.value(s, f)
        for h in self.what.handles(s, f):
            for gift in self.gifts:
                if compares(value, gift.n.value(s, f), gift.how):
                    gift.ability.apply_to(g, f, h, self.ends)
        return NEXT


@dataclass(eq=False)
class PlayerGains(Deed):
    """You gain an ability: it hangs on the player (ua.text.player.1)."""

    ability: QuotedAbility
    ends: int

    def run(self, s: State, f: Frame) -> int:
        self.ability.apply_to(table(s), f, -1 - f.controller, self.ends)
        return NEXT


@dataclass(eq=False)
class BecomeBP(Verb):
    """BP becomes a number, before other changes are added."""

    what: Group
    n: int
    ends: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in self.what.handles(s, f):
            if g.on_field(slot_of(h)):
                apply(g, f, A_BASE_BP, h, self.n, self.ends, 0, "ua.base.1")
        return NEXT


@dataclass(eq=False)
class LoseAbilities(Verb):
    """Base abilities are lost (ua.text.gain.2)."""

    what: Group
    ends: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in self.what.handles(s, f):
            apply(g, f, A_LOSES_ABILITIES, h, 0, self.ends, 0, "ua.text.gain.2")
        return NEXT


@dataclass(eq=False)
class LoseLabelled(Verb):
    """Abilities under one label are lost: During Your Turn, say (ua.text.gain.2)."""

    what: Group
    turn: int
    ends: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in self.what.handles(s, f):
            apply(g, f, A_LOSES_LABEL, h, 0, self.ends, self.turn, "ua.text.gain.2")
        return NEXT


@dataclass(eq=False)
class LoseKeyword(Verb):
    what: Group
    word: int
    ends: int

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        for h in self.what.handles(s, f):
            apply(g, f, A_LOSES_KEYWORD, h, 0, self.ends, self.word, "ua.text.gain.2")
        return NEXT


@dataclass(eq=False)
class Has(Standing):
    """A standing text by which cards have something as long as it holds (ua.text.live.1)."""

    who: Group
    gains: list[Gained]

    def kinds(self) -> int:
        bits = 0
        for gain in self.gains:
            bits |= gain.kinds()
        return bits

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        if not self.who.has(s, f, c):
            return 0
        total = 0
        for gain in self.gains:
            if gain.kinds() & kind:
                total = together(kind, detail, total, gain.gives(s, f, detail))
        return total


class Grants(Standing):
    """Standing abilities in quotation marks that cards have while another card's text gives them (ua.text.gain.1).

    Made by the builder, never read: each ability speaks of the card that has it.
    """

    def __init__(self, who: Group, abilities: list[Ability]) -> None:
        self.who = who
        self.abilities = abilities

    def kinds(self) -> int:
        bits = 0
        for ability in self.abilities:
            bits |= ability.standing_kinds
        return bits

    def number(self, s: State, f: Frame, kind: int, c: int, detail: int) -> int:
        total = 0
        holder = table(s).look(s.handle(c), s.owner[c])
        for effect in self.given(s, f, kind, c, holder):
            total = together(kind, detail, total, effect.number(s, holder, kind, c, detail))
        return total

    def says(self, s: State, f: Frame, kind: int, what: int, c: int, other: int) -> bool:
        holder = table(s).look(s.handle(c), s.owner[c])
        for effect in self.given(s, f, kind, c, holder):
            if effect.says(s, holder, kind, what, c, other):
                return True
        return False

    def given(self, s: State, f: Frame, kind: int, c: int, holder: Frame) -> list[Standing]:
        """What card `c` has of this kind by the abilities that are on."""
        g = table(s)
        found: list[Standing] = []
        if self.who.has(s, f, c):
            for ability in self.abilities:
                on = ability.standing_kinds & kind and ability_on(g, c, ability, s.owner[c])
                if on and holds(g, holder, ability):
                    for effect in ability.effects:
                        if effect.kinds() & kind:
                            found.append(effect)
        return found


@dataclass(eq=False)
class DoesNotStack(Standing):
    """Said of an ability that gives its effect once however many copies apply (ua.text.nostack.1).

    Prices, prohibitions and plain keywords never add up, so there is nothing to do for them.
    """

    name: str


register(
    BecomeBP, Bundle, GainPrinted, DoesNotStack, Gift, GainListed, MoreBP, LessBP, Keyword, KeywordPer, Energy,
    QuotedAbility, Gain, GainOneOf, PlayerGains, LoseAbilities, LoseLabelled, LoseKeyword, Has,
)  # fmt: skip

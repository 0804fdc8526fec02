"""How texts describe cards and characters: filters, groups, counts and conditions.

A filter asks about a card slot. A slot that is the topmost face-up card of a character stands for
that character: its name, level, TYPEs and state are those it has on the field now.
"""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import register
from quadriga.effects.program import Filter, Group
from quadriga.games.ultraman.battle import able_to_level_up_with, adjacent, battle_opponent, level_of, name_of, types_of
from quadriga.games.ultraman.bp import bp, grade_decreased, grade_increased, is_extra
from quadriga.games.ultraman.faces import NO_VALUE
from quadriga.games.ultraman.resolving import BOUND
from quadriga.games.ultraman.table import NO_CHARACTER, Table, table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def standing_for(t: Table, c: int) -> int:
    """The character that slot `c` stands for as its top card, or NO_CHARACTER."""
    k = t.character_of(c)
    return k if k >= 0 and t.top(k) == c else NO_CHARACTER


def this_character(t: Table, f: Frame) -> int:
    """The character whose card the effect's source is, or NO_CHARACTER (7.1.1a)."""
    return t.character_of(f.source & 4095) if f.source >= 0 and t.here(f.source) else NO_CHARACTER


@dataclass(eq=False)
class NameIs(Filter):
    """『NAME』: exactly that character name (2.3.1.4)."""

    name: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        card = t.face(c)
        if len(card.names) > 1:
            k = standing_for(t, c)
            if k >= 0:
                return name_of(t, k) == self.name  # 11.21.1
            bound = f.sets[BOUND]
            for i in range(0, len(bound), 2):
                if bound[i] == c:
                    return card.names[bound[i + 1]] == self.name  # 11.21.2
            return self.name in card.names
        return card.character == self.name


@dataclass(eq=False)
class NameHas(Filter):
    """「words」: any card whose full name includes them (2.3.1.2, 2.3.1.3, 2.4.1.2)."""

    words: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.words in table(s).face(c).full_name


@dataclass(eq=False)
class KindIs(Filter):
    """An Ultra Hero, a Kaiju, an Ultra Mech, a scene, any character (2.3.6.1 to 2.3.6.3, 2.4.4.2)."""

    kinds: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).kinds & self.kinds != 0


@dataclass(eq=False)
class CardThat(Filter):
    """A card that fits: the word card behind a description."""

    what: Filter

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.what.fits(s, f, c)


@dataclass(eq=False)
class AnyCard(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return True


@dataclass(eq=False)
class With(Filter):
    """A description with a further word before or behind it."""

    word: Filter
    what: Filter

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.word.fits(s, f, c) and self.what.fits(s, f, c)


@dataclass(eq=False)
class LevelIs(Filter):
    """One of these levels; of a character that of its topmost face-up card (ucg.char.3)."""

    levels: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return (level_of(t, k) if k >= 0 else t.face(c).level) in self.levels


@dataclass(eq=False)
class LevelFrom(Filter):
    """This level or higher (or lower)."""

    level: int
    higher: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        level = level_of(t, k) if k >= 0 else t.face(c).level
        return level >= self.level if self.higher else 0 < level <= self.level


@dataclass(eq=False)
class RoundIs(Filter):
    round: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        card = table(s).face(c)
        return card.is_scene and card.round == self.round


@dataclass(eq=False)
class RoundFrom(Filter):
    """This Round or higher (or lower)."""

    round: int
    higher: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        card = table(s).face(c)
        return card.is_scene and (card.round >= self.round if self.higher else card.round <= self.round)


@dataclass(eq=False)
class RoundWithin(Filter):
    """A Round equal to or lower than the Field Round count."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        card = t.face(c)
        return card.is_scene and card.round <= t.round_count()


@dataclass(eq=False)
class HasTeam(Filter):
    """A card with [TEAM][name]."""

    name: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.name in table(s).face(c).teams


@dataclass(eq=False)
class BPFrom(Filter):
    """A character whose BP is this much or higher (or lower)."""

    value: int
    higher: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        if k < 0:
            return False
        return bp(t, k) >= self.value if self.higher else bp(t, k) <= self.value


@dataclass(eq=False)
class StateIs(Filter):
    """SINGLE, DOUBLE … : characters with that many cards."""

    states: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = t.character_of(c)
        return k >= 0 and t.state_of(k) in self.states


def types_at(t: Table, c: int) -> list[int]:
    """The TYPEs of a character now, or of a card as printed."""
    k = standing_for(t, c)
    if k >= 0:
        return types_of(t, k)
    kind = t.face(c).type
    return [kind] if kind >= 0 else []


@dataclass(eq=False)
class HasType(Filter):
    """At least one of these TYPEs is among those it has (ucg.type.1)."""

    types: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for one in types_at(table(s), c):
            if one in self.types:
                return True
        return False


@dataclass(eq=False)
class PrintedType(Filter):
    """Printed TYPE ignores given and changed TYPEs (ucg.type.3)."""

    types: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).type in self.types


@dataclass(eq=False)
class SharesType(Filter):
    """At least one TYPE in common with one of a group (ucg.type.3)."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        mine = types_at(t, c)
        for h in self.group.handles(s, f):
            for one in types_at(t, h & 4095):
                if one in mine:
                    return True
        return False


@dataclass(eq=False)
class SameName(Filter):
    """The same character name as a card of a group."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        names = [name_of(t, k)] if k >= 0 else t.face(c).names
        for h in self.group.handles(s, f):
            for name in t.face(h & 4095).names:
                if name in names:
                    return True
        return False


@dataclass(eq=False)
class SameLevel(Filter):
    """The same level as a card of a group."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        return t.face(c).level in [t.face(h & 4095).level for h in self.group.handles(s, f)]


@dataclass(eq=False)
class PrintedExtra(Filter):
    """A card with a printed EXTRA BP of at most this much (ucg.extra.2)."""

    most: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        extra = table(s).face(c).extra
        return extra != NO_VALUE and extra <= self.most


@dataclass(eq=False)
class IsExtra(Filter):
    """A character whose BP is EXTRA at present (ucg.extra.2)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return k >= 0 and is_extra(t, k)


@dataclass(eq=False)
class GradeIs(Filter):
    """A character whose BP grade is increased (or decreased)."""

    increased: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return k >= 0 and (grade_increased(t, k) if self.increased else grade_decreased(t, k))


@dataclass(eq=False)
class NotThis(Filter):
    """Another one, except this character: any character but the source's own."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        return t.character_of(c) != this_character(t, f)


@dataclass(eq=False)
class NotOf(Filter):
    """Except for the cards of a group."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return c not in [h & 4095 for h in self.group.handles(s, f)]


@dataclass(eq=False)
class BesideThis(Filter):
    """Adjacent to the left or right of this character (ucg.adj.1, ucg.r.adjown)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        me = this_character(t, f)
        return me >= 0 and t.character_of(c) in adjacent(t, me)


@dataclass(eq=False)
class Faces(Filter):
    """A character that is the battle opponent of one of these (7.1.1b)."""

    who: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = t.character_of(c)
        if k < 0:
            return False
        other = battle_opponent(t, k)
        return other >= 0 and t.handle(t.top(other)) in self.who.handles(s, f)


@dataclass(eq=False)
class CanTake(Filter):
    """A character that is able to level up with a card of a group (ucg.top.1)."""

    group: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        if k < 0:
            return False
        for h in self.group.handles(s, f):
            if able_to_level_up_with(t, k, t.face(h & 4095)):
                return True
        return False


@dataclass(eq=False)
class FitsSomewhere(Filter):
    """A card that one of these characters is able to level up with."""

    who: Group

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        for h in self.who.handles(s, f):
            if able_to_level_up_with(t, t.character_of(h & 4095), t.face(c)):
                return True
        return False


register(
    RoundWithin, HasTeam, BPFrom, NameIs, NameHas, KindIs, AnyCard, CardThat, With, LevelIs, LevelFrom, RoundIs,
    RoundFrom, StateIs, HasType, PrintedType, SharesType, SameName, SameLevel, PrintedExtra, IsExtra, GradeIs,
    NotThis, NotOf, BesideThis, Faces, CanTake, FitsSomewhere,
)  # fmt: skip

"""How texts describe cards and characters: filters, groups, counts and conditions.

A filter asks about a card slot. A slot that is the topmost face-up card of a character stands for
that character: its name, level, TYPEs and state are those it has on the field now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.groups import ANYBODYS, YOURS
from quadriga.effects.node import register
from quadriga.effects.program import EVENT, LOOKED, SPARE, Amount, Condition, Filter, Group
from quadriga.games.ultraman.battle import (
    able_to_level_up_with,
    adjacent,
    battle_opponent,
    beside,
    level_of,
    name_of,
    types_of,
)
from quadriga.games.ultraman.bp import bp, grade_decreased, grade_increased, is_extra
from quadriga.games.ultraman.faces import NO_VALUE
from quadriga.games.ultraman.resolving import (
    BEFORE,
    BOUND,
    CHOSEN,
    DISCARDED,
    EXILED,
    PLAYED,
    RETURNED,
    SENT,
    TO_HAND,
)
from quadriga.games.ultraman.table import EXILE, HAND, NO_CHARACTER, Table, table
from quadriga.games.ultraman.zones import HAND_TO_BOTTOM, TOP_TO_HAND, USED_ACTIVATE
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def standing_for(t: Table, c: int) -> int:
    """The character that slot `c` stands for as its top card, or NO_CHARACTER."""
    k = t.character_of(c)
    return k if k >= 0 and t.top(k) == c else NO_CHARACTER


def this_character(t: Table, f: Frame) -> int:
    """The character whose card the effect's source is, or NO_CHARACTER (7.1.1a)."""
    return t.character_of(f.source & 4095) if f.source >= 0 and t.here(f.source) else NO_CHARACTER


# -- Filters --------------------------------------------------------------------------


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


# -- Groups: characters, by the handles of their topmost face-up cards -----------------


def handle_of(t: Table, k: int) -> int:
    return t.handle(t.top(k))


@dataclass(eq=False)
class ThisCharacter(Group):
    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        k = this_character(t, f)
        return [handle_of(t, k)] if k >= 0 else []


@dataclass(eq=False)
class ThoseCharacters(Group):
    """That character, the chosen character(s): a character lives on through a change of its top card (ucg.char.1)."""

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        those = f.sets[CHOSEN] or f.sets[BEFORE]
        return [handle_of(t, k) for k in those if t.area_of[k] >= 0]


@dataclass(eq=False)
class Characters(Group):
    """Characters on the field that fit (7.1.2); whose: YOURS, OPPONENTS or ANYBODYS."""

    whose: int
    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for k in t.areas:
            if k < 0:
                continue
            if self.whose != ANYBODYS and (t.side[k] == f.controller) != (self.whose == YOURS):
                continue
            c = t.top(k)
            if c >= 0 and self.what.fits(s, f, c):
                found.append(t.handle(c))
        return found


@dataclass(eq=False)
class OpponentsOf(Group):
    """The battle opponents of characters (7.1.1a, 7.1.1b); nobody without one (ucg.opp.1)."""

    who: Group

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for h in self.who.handles(s, f):
            other = battle_opponent(t, t.character_of(h & 4095))
            if other >= 0 and t.top(other) >= 0:
                found.append(handle_of(t, other))
        return found


@dataclass(eq=False)
class Beside(Group):
    """The characters adjacent to this character that fit."""

    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        me = this_character(t, f)
        if me < 0:
            return []
        tops = [t.top(k) for k in adjacent(t, me)]
        return [t.handle(c) for c in tops if c >= 0 and self.what.fits(s, f, c)]


# -- Groups: cards --------------------------------------------------------------------


@dataclass(eq=False)
class PileCards(Group):
    """The cards of a hand, a discard area … that fit."""

    whose: int
    place: int
    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for seat in (f.controller, 1 - f.controller):
            if self.whose != ANYBODYS and (seat == f.controller) != (self.whose == YOURS):
                continue
            for c in t.pile(seat, self.place):
                if self.what.fits(s, f, c):
                    found.append(t.handle(c))
        return found


@dataclass(eq=False)
class SceneOnField(Group):
    """The scene in the scene area; your scene and the opponent's go by owner (ucg.scene.1, 6.1.3)."""

    whose: int
    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        c = t.scene()
        if c < 0 or not self.what.fits(s, f, c):
            return []
        if self.whose != ANYBODYS and (t.owner[c] == f.controller) != (self.whose == YOURS):
            return []
        return [t.handle(c)]


FROM_REVEALED: Final = LOOKED
FROM_SENT: Final = SENT
FROM_DISCARDED: Final = DISCARDED
FROM_EXILED: Final = EXILED
FROM_PLAYED: Final = PLAYED
FROM_TO_HAND: Final = TO_HAND
FROM_RETURNED: Final = RETURNED


@dataclass(eq=False)
class Remembered(Group):
    """The revealed, sent, discarded … cards of this effect, wherever they are now."""

    group: int

    def handles(self, s: State, f: Frame) -> list[int]:
        return f.sets[self.group]


# -- Amounts --------------------------------------------------------------------------


@dataclass(eq=False)
class GroupsOf(Amount):
    """For every n: complete groups of n (ucg.count.1)."""

    amount: Amount
    n: int

    def value(self, s: State, f: Frame) -> int:
        return self.amount.value(s, f) // self.n


@dataclass(eq=False)
class DifferentNames(Amount):
    """Different character names in a group (ucg.count.1)."""

    group: Group

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        names: list[str] = []
        for h in self.group.handles(s, f):
            k = standing_for(t, h & 4095)
            name = name_of(t, k) if k >= 0 else t.face(h & 4095).character
            if name not in names:
                names.append(name)
        return len(names)


@dataclass(eq=False)
class HandSize(Amount):
    whose: int

    def value(self, s: State, f: Frame) -> int:
        seat = f.controller if self.whose == YOURS else 1 - f.controller
        return len(table(s).pile(seat, HAND))


@dataclass(eq=False)
class ToHandSize(Amount):
    """What is missing until you have n cards in your hand."""

    n: int

    def value(self, s: State, f: Frame) -> int:
        missing = self.n - len(table(s).pile(f.controller, HAND))
        return missing if missing > 0 else 0


@dataclass(eq=False)
class RoundCount(Amount):
    """The Field Round count (2.4.2.3)."""

    def value(self, s: State, f: Frame) -> int:
        return table(s).round_count()


@dataclass(eq=False)
class ChargeCount(Amount):
    """Face-down and sideways cards under this character."""

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        k = this_character(t, f)
        return len(t.charges_of(k)) if k >= 0 else 0


@dataclass(eq=False)
class RoundsOf(Amount):
    """Each round on the sent scene card."""

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        total = 0
        for h in f.sets[SENT]:
            total += t.face(h & 4095).round
        return total


@dataclass(eq=False)
class TotalLevel(Amount):
    """One level per character (ucg.char.3)."""

    who: Group

    def value(self, s: State, f: Frame) -> int:
        t = table(s)
        total = 0
        for h in self.who.handles(s, f):
            total += level_of(t, t.character_of(h & 4095))
        return total


# -- Conditions -----------------------------------------------------------------------


@dataclass(eq=False)
class Exists(Condition):
    """There is at least one: "if you have A" looks at the field unless a zone is named (11.5.1a, 11.5.1b)."""

    group: Group

    def holds(self, s: State, f: Frame) -> bool:
        return len(self.group.handles(s, f)) > 0


@dataclass(eq=False)
class NoScene(Condition):
    """There is no scene in the scene area."""

    def holds(self, s: State, f: Frame) -> bool:
        return table(s).scene() < 0


@dataclass(eq=False)
class IsLead(Condition):
    """You are the Lead (or Next) player for this turn (ucg.lead.1)."""

    lead: bool

    def holds(self, s: State, f: Frame) -> bool:
        return (table(s).lead == f.controller) == self.lead


@dataclass(eq=False)
class AllFit(Condition):
    """This character, its battle opponent, the revealed card … is what the description says."""

    group: Group
    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        handles = self.group.handles(s, f)
        for h in handles:
            if not self.what.fits(s, f, h & 4095):
                return False
        return len(handles) > 0  # ucg.opp.1


@dataclass(eq=False)
class AdjacentBothSides(Condition):
    """Fitting characters stand on both sides of this character."""

    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        me = this_character(t, f)
        if me < 0:
            return False
        for k in (beside(t, me, -1), beside(t, me, 1)):
            if k < 0 or t.top(k) < 0 or not self.what.fits(s, f, t.top(k)):
                return False
        return True


@dataclass(eq=False)
class FewerCards(Condition):
    """You have fewer cards in your hand than an opponent (or an opponent more than you)."""

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        return len(t.pile(f.controller, HAND)) < len(t.pile(1 - f.controller, HAND))


@dataclass(eq=False)
class OneName(Condition):
    """There is only one character name in a group."""

    group: Group

    def holds(self, s: State, f: Frame) -> bool:
        return DifferentNames(self.group).value(s, f) == 1


@dataclass(eq=False)
class TopWasTaken(Condition):
    """The top card of a fitting character was put into its owner's hand this turn (ucg.hist.1).

    `yours`: your character's, into your hand, by an effect of one of your characters.
    """

    states: list[int]
    kinds: int
    yours: bool

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        for entry in t.history:
            if entry[0] != TOP_TO_HAND or entry[3] not in self.states:
                continue
            if self.yours and (entry[1] != f.controller or entry[4] != f.controller):
                continue
            if t.printed(entry[2]).kinds & self.kinds != 0:
                return True
        return False


@dataclass(eq=False)
class HandWasReturned(Condition):
    """A card from your hand was returned to the bottom of your deck this turn (ucg.hist.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        for entry in table(s).history:
            if entry[0] == HAND_TO_BOTTOM and entry[1] == f.controller:
                return True
        return False


@dataclass(eq=False)
class ActivateWasUsed(Condition):
    """An [Activate] effect from one of your fitting cards was used this turn (ucg.hist.1, ucg.r.copyuse)."""

    level: int
    name: str

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        for entry in t.history:
            if entry[0] == USED_ACTIVATE and entry[1] == f.controller:
                card = t.printed(entry[2])
                if card.level == self.level and self.name in card.names:
                    return True
        return False


@dataclass(eq=False)
class SentByEffect(Condition):
    """This scene card was sent to your discard area by an effect; a replaced one was not (6.3.2c)."""

    def holds(self, s: State, f: Frame) -> bool:
        return len(f.sets[EVENT]) > 0


@dataclass(eq=False)
class ExiledTogether(Condition):
    """There is a total of n or more cards exiled from the game."""

    n: int

    def holds(self, s: State, f: Frame) -> bool:
        t = table(s)
        return len(t.pile(0, EXILE)) + len(t.pile(1, EXILE)) >= self.n


@dataclass(eq=False)
class Somehow(Condition):
    """If you sent, put, discarded … a fitting card with this effect."""

    group: int
    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        for h in f.sets[self.group]:
            if self.what.fits(s, f, h & 4095):
                return True
        return False


@dataclass(eq=False)
class PutOnTop(Condition):
    """It was the top of the deck to which a card was returned."""

    def holds(self, s: State, f: Frame) -> bool:
        return f.x[SPARE] == 1


@dataclass(eq=False)
class CharacterTaken(Condition):
    """You put one of your … characters into its owner's hand with this effect: it had so many cards."""

    states: list[int]
    what: Filter

    def holds(self, s: State, f: Frame) -> bool:
        return len(f.sets[TO_HAND]) in self.states


register(
    RoundWithin, HasTeam, BPFrom, ToHandSize, RoundCount,
    PutOnTop, CharacterTaken, NameIs, NameHas, KindIs, AnyCard, CardThat, With, LevelIs, LevelFrom, RoundIs,
    RoundFrom, StateIs, HasType, PrintedType, SharesType, SameName, SameLevel, PrintedExtra, IsExtra, GradeIs,
    NotThis, NotOf, BesideThis, Faces, CanTake, FitsSomewhere, ThisCharacter, ThoseCharacters, Characters,
    OpponentsOf, Beside, PileCards, SceneOnField, Remembered, GroupsOf, DifferentNames, HandSize, ChargeCount,
    RoundsOf, TotalLevel, Exists, NoScene, IsLead, AllFit, AdjacentBothSides, FewerCards, OneName, TopWasTaken,
    HandWasReturned, ActivateWasUsed, SentByEffect, ExiledTogether, Somehow,
)  # fmt: skip

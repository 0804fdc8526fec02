"""What the texts of this game ask of a card or a character.

A test asks about a card slot. A slot that is the topmost face-up card of a character stands for that character: its
name, level, TYPEs and state are those it has on the field now. Of something that has happened, a test asks what it
was then (`registers.PAST`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.amounts import Compared
from quadriga.effects.grounds import grounds
from quadriga.effects.node import CHOSEN_NUMBER, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.piles import AT_BOTTOM
from quadriga.effects.quantities import Quantity
from quadriga.effects.records import Happening
from quadriga.effects.registers import BOUND, PAST, THEN_OBJECT, THEN_SIZE, THEN_TRAITS
from quadriga.effects.sorts import CARD, UNIT
from quadriga.effects.stacks import EndOfStack
from quadriga.effects.tests import Place, Test
from quadriga.games.ultraman.chapters.battle import (
    able_to_level_up_with,
    adjacent,
    battle_opponent,
    beside,
    name_of,
    types_of,
)
from quadriga.games.ultraman.chapters.bp import grade_decreased, grade_increased, is_extra
from quadriga.games.ultraman.chapters.faces import NO_VALUE, PAYMENT, SCENE, TRIGGERED
from quadriga.games.ultraman.chapters.table import NO_CHARACTER, SCENE_AREA, Table, table
from quadriga.games.ultraman.chapters.timing import SCENE_PLACE
from quadriga.games.ultraman.chapters.triggers import Triggered
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# Sorts of this game beyond the common ones
A_SCENE: Final = 5

# Attributes
LEVEL: Final = 0
BP: Final = 1
ROUND: Final = 2
TYPE: Final = 3
NAME: Final = 4
PRINTED_EXTRA: Final = 5
CARD_NAME: Final = 6

# What a text calls a thing
NOUN_CARD: Final = 0
NOUN_CHARACTER: Final = 1
NOUN_CHARACTER_CARD: Final = 2

# Battle areas
NEWEST: Final = 0
FIRST: Final = 1
LEFTMOST: Final = 2
RIGHTMOST: Final = 3

# Sides of a character
EITHER_SIDE: Final = 0
BOTH_SIDES: Final = 1
ANY_SIDE: Final = 2


def standing_for(t: Table, c: int) -> int:
    """The character that slot `c` stands for as its top card, or NO_CHARACTER."""
    k = t.character_of(c)
    return k if k >= 0 and t.top(k) == c else NO_CHARACTER


def names_at(t: Table, c: int) -> list[str]:
    """The character name of a character now, or the names that a card counts as."""
    k = standing_for(t, c)
    card = t.face(c)
    return ([name_of(t, k)] if k >= 0 else card.names) + card.also


@dataclass(eq=False)
class NameIs(Test):
    """『NAME』: exactly that character name (2.3.1.4)."""

    name: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        card = t.face(c)
        if card.also and self.name in card.also:
            return True  # 1.2.1
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
class NameHas(Test):
    """「words」: any card whose full name includes them (2.3.1.2, 2.3.1.3, 2.4.1.2)."""

    words: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.words in table(s).face(c).full_name


@dataclass(eq=False)
class HasTeam(Test):
    """A card with [TEAM][name] (11.18.1a)."""

    name: str

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.name in table(s).face(c).teams


@dataclass(eq=False)
class KindIs(Test):
    """An Ultra Hero, a Kaiju, an Ultra Mech, a scene (2.3.6.1 to 2.3.6.3, 2.4.4.2)."""

    kinds: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).face(c).kinds & self.kinds != 0

    def sort(self) -> int:
        return A_SCENE if self.kinds == SCENE else UNIT


@dataclass(eq=False)
class Noun(Test):
    """Card, character, character card."""

    noun: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.noun == NOUN_CARD or table(s).face(c).is_character

    def sort(self) -> int:
        return UNIT if self.noun == NOUN_CHARACTER else CARD


@dataclass(eq=False)
class LevelledName(Test):
    """Level 3 『NAME』, as one of several alternatives."""

    level: Test
    what: Test

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.level.fits(s, f, c) and self.what.fits(s, f, c)

    def sort(self) -> int:
        return self.what.sort()


@dataclass(eq=False)
class StateIs(Test):
    """SINGLE, DOUBLE … : characters with that many cards (2.3.5.2b)."""

    states: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        past = f.sets[PAST]
        if past and slot_of(past[THEN_OBJECT]) == c:
            return past[THEN_SIZE] in self.states
        t = table(s)
        k = t.character_of(c)
        return k >= 0 and t.state_of(k) in self.states


def types_at(t: Table, f: Frame, c: int) -> list[int]:
    """The TYPEs of a character now, or of a card as printed."""
    past = f.sets[PAST]
    if past and past[THEN_SIZE] > 0 and slot_of(past[THEN_OBJECT]) == c:
        return [i for i in range(8) if (past[THEN_TRAITS] >> i) & 1 == 1]
    k = standing_for(t, c)
    if k >= 0:
        return types_of(t, k)
    kind = t.face(c).type
    return [kind] if kind >= 0 else []


@dataclass(eq=False)
class HasTypes(Test):
    """One of these TYPEs (or all of them) is among those it has (ucg.type.1); printed ones only (ucg.type.3)."""

    types: list[int]
    every: bool = False
    printed: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        mine = [t.face(c).type] if self.printed else types_at(t, f, c)
        for one in self.types:
            if (one in mine) != self.every:
                return not self.every
        return self.every


@dataclass(eq=False)
class HasChosenType(Test):
    """With the chosen TYPE."""

    def binds(self) -> int:
        return CHOSEN_NUMBER

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return f.x[self.reg] in types_at(table(s), f, c)


@dataclass(eq=False)
class TypeOtherThan(Test):
    """A TYPE other than these."""

    types: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for one in types_at(table(s), f, c):
            if one not in self.types:
                return True
        return False


@dataclass(eq=False)
class TypeCount(Test):
    """Two or more TYPEs."""

    compared: Compared

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return self.compared.holds(s, f, len(types_at(table(s), f, c)))


@dataclass(eq=False)
class HasPrintedExtra(Test):
    """A card with a printed EXTRA BP, of so much (ucg.extra.2)."""

    compared: Compared | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        extra = table(s).face(c).extra
        return extra != NO_VALUE and (self.compared is None or self.compared.holds(s, f, extra))


@dataclass(eq=False)
class IsExtra(Test):
    """A character whose BP is EXTRA at present (ucg.extra.2)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return k >= 0 and is_extra(t, k)


@dataclass(eq=False)
class GradeIs(Test):
    """A character whose BP grade is increased, or decreased (11.6.5)."""

    increased: bool

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return k >= 0 and (grade_increased(t, k) if self.increased else grade_decreased(t, k))


@dataclass(eq=False)
class PrintedIn(Test):
    """A printed BP of so much in a named state; state 0: in the one that the character has now."""

    state: int
    compared: Compared | None = None

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        state = self.state if self.state > 0 else t.state_of(k) if k >= 0 else 0
        if state == 0:
            return False
        value = t.face(c).bp[state]
        return value != NO_VALUE and (self.compared is None or self.compared.holds(s, f, value))


@dataclass(eq=False)
class BesideOf(Test):
    """Adjacent to the left or right of a character, or to both sides of it (ucg.adj.1, ucg.r.adjown)."""

    ref: Phrase
    sides: int

    def of_all(self, s: State, f: Frame, what: Phrase) -> int:
        if self.sides != BOTH_SIDES:
            return -1
        return 1 if on_both_sides(s, f, self, what) else 0

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        g = grounds(s)
        mine = t.character_of(c)
        for e in self.ref.could(s, f):
            k = t.character_of(g.slot_of(s, e))
            if k >= 0 and mine in adjacent(t, k):
                return True
        return False


def on_both_sides(s: State, f: Frame, test: BesideOf, what: Phrase) -> bool:
    """Do fitting characters stand on both sides?"""
    t = table(s)
    g = grounds(s)
    them = [t.character_of(g.slot_of(s, e)) for e in what.could(s, f)]
    for e in test.ref.could(s, f):
        k = t.character_of(g.slot_of(s, e))
        if k >= 0 and beside(t, k, -1) in them and beside(t, k, 1) in them:
            return True
    return False


@dataclass(eq=False)
class InArea(Test):
    """In the newest battle area, the first; the left is that of the player who is asked (5.5.2.1, 5.5.7)."""

    which: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = t.character_of(c)
        area = t.area_of[k] if k >= 0 else -1
        if area < 0:
            return False
        newest = self.which == NEWEST
        if self.which in (LEFTMOST, RIGHTMOST):
            newest = (self.which == LEFTMOST) == (f.controller == t.first_lead)
        return area == (len(t.areas) // 2 - 1 if newest else 0)


@dataclass(eq=False)
class FacesOf(Test):
    """A character that is the battle opponent of one of these (7.1.1b)."""

    who: Phrase

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = t.character_of(c)
        if k < 0:
            return False
        other = battle_opponent(t, k)
        return other >= 0 and -2 - other in self.who.could(s, f)


@dataclass(eq=False)
class CanTake(Test):
    """A character that is able to level up with a card (ucg.top.1)."""

    ref: Phrase

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        if k < 0:
            return False
        for h in f.sets[self.ref.reg] if self.ref.reg > 0 else self.ref.could(s, f):
            if h >= 0 and able_to_level_up_with(t, k, t.face(slot_of(h))):
                return True
        return False


@dataclass(eq=False)
class LevelledUp(Test):
    """A character that leveled up in this turn's Level Up Phase (5.6.2.3, ucg.top.2)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return k >= 0 and t.levelled[k] == t.turn


@dataclass(eq=False)
class FaceDown(Test):
    """Face-down and sideways: a Charge card (11.17.1b)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        zone = t.zone[c]
        return zone > SCENE_AREA and (zone - SCENE_AREA) % 2 == 0


@dataclass(eq=False)
class HasAnyText(Test):
    """With effect text: its topmost card has one (2.3.5.2g)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return len(table(s).face(c).texts) > 0


@dataclass(eq=False)
class HasText(Test):
    """With an [Activate]effect, or one of a kind of triggers."""

    activate: bool
    own_kind: int = 0

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for text in table(s).face(c).texts:
            if self.activate and text.kind == PAYMENT:
                return True
            if not self.activate and text.kind == TRIGGERED and isinstance(text.tree, Triggered):
                if text.watches == 1 << self.own_kind and text.tree.trigger.own():
                    return True
        return False


@dataclass(eq=False)
class InSceneArea(Place):
    """In the scene area (6.1.1)."""

    def was_origin(self, f: Frame, place: int, side: int) -> bool:
        return place == SCENE_PLACE

    def found(self, s: State, f: Frame) -> list[int]:
        c = table(s).scene()
        return [s.handle(c)] if c >= 0 else []

    def sort(self) -> int:
        return A_SCENE


@dataclass(eq=False)
class Exiled(Place):
    """Exiled from the game (3.8.1), anybody's."""

    def found(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        return [s.handle(c) for seat in range(2) for c in t.pile(seat, 3)]


@dataclass(eq=False)
class BeneathOf(Place):
    """Under a character: its Charge cards (11.17.2)."""

    host: Phrase

    def found(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        cards: list[int] = []
        for e in self.host.could(s, f):
            if e <= -2:
                cards = cards + [t.handle(c) for c in t.charges_of(-2 - e)]
        return cards


@dataclass(eq=False)
class OnField(Test):
    """On your field, in play: the field is meant anyway; whose it is matters."""

    seat: int
    """YOU, OPPONENT or ANY."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        if table(s).zone[c] < SCENE_AREA:
            return False
        if self.seat > 1:
            return True
        return (grounds(s).belongs(s, c) == f.controller) == (self.seat == 0)


@dataclass(eq=False)
class Belonging(Test):
    """You have …: of one player's."""

    seat: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return (grounds(s).belongs(s, c) == f.controller) == (self.seat == 0)


@dataclass(eq=False)
class OpponentOf(Phrase):
    """The battle opponent of a character (7.1.1a, 7.1.1b); nobody without one (ucg.opp.1)."""

    who: Phrase

    def quantity(self) -> Quantity | None:
        return self.who.quantity()

    def could(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for e in self.who.could(s, f):
            if e <= -2:
                other = battle_opponent(t, -2 - e)
                if other >= 0 and t.top(other) >= 0:
                    found.append(-2 - other)
        return found

    def in_play(self) -> bool:
        return True

    def sort(self) -> int:
        return UNIT

    def many(self) -> bool:
        return self.who.many()

    def has(self, s: State, f: Frame, c: int) -> bool:
        return -2 - table(s).character_of(c) in self.could(s, f)

    def described_by(self, s: State, f: Frame, record: Happening) -> bool:
        return record.entity in self.could(s, f)


@dataclass(eq=False)
class ChargeOf(EndOfStack):
    """The bottom face-down and sideways card under a character (ucg.bottom.1)."""

    def ends(self, s: State, hosts: list[int], end: int) -> list[int]:
        t = table(s)
        found: list[int] = []
        for e in hosts:
            cards = t.charges_of(-2 - e) if e <= -2 else []
            if cards:
                found.append(t.handle(cards[0] if end == AT_BOTTOM else cards[len(cards) - 1]))
        return found


register(
    NameIs, NameHas, HasTeam, KindIs, Noun, LevelledName, StateIs, HasTypes, HasChosenType, TypeOtherThan, TypeCount,
    HasPrintedExtra, IsExtra, GradeIs, PrintedIn, BesideOf, InArea, FacesOf, CanTake, LevelledUp, FaceDown, HasAnyText,
    HasText, InSceneArea, Exiled, BeneathOf, OnField, Belonging, OpponentOf, ChargeOf,
)  # fmt: skip

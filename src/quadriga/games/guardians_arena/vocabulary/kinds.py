"""Kinds of creature that card texts speak of: descriptions, made of tests (gua.card.kind.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.table import CHANNELED, Arena, own_abilities
from quadriga.games.guardians_arena.vocabulary.sorts import AREA, SHOTS


class Kind(Node):
    """A test of one creature."""

    def fits(self, s: Arena, c: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def of_flyers(self) -> bool:
        """Does it speak of flyers (gua.fly.2)?"""
        return False

    def of_class(self) -> bool:
        """Does it speak of a class (gua.card.bonusmod.1)?"""
        return False

    def names(self) -> list[str]:
        """Classes and cards that it speaks of."""
        return []


@dataclass(eq=False)
class Anything(Kind):
    """Creatures, without further condition."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).is_creature()


def same_name(word: str, name: str) -> bool:
    """Is it the name, or what the plural of that name was taken back to: Pixies to Pixy, Elves to Elve?"""
    if word == name:
        return True
    if word.endswith("y"):
        return name == word[:-1] + "ie"
    return word.endswith("ve") and (name == word[:-2] + "f" or name == word[:-2] + "fe")


@dataclass(eq=False)
class Named(Kind):
    """A class, or the name of a card. "Captain" means Pirate Captains too."""

    word: str

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        if not face.is_creature():
            return False
        if same_name(self.word, face.name):
            return True
        for one in face.classes:
            if same_name(self.word, one) or one.endswith(" " + self.word):
                return True
        return False

    def of_class(self) -> bool:
        return True

    def names(self) -> list[str]:
        return [self.word]


@dataclass(eq=False)
class Namesake(Kind):
    """Cards with the name of the card whose text it is; that name is put in when the card is built."""

    name: str = ""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).name == self.name


@dataclass(eq=False)
class Coloured(Kind):
    colour: int

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).colour == self.colour


@dataclass(eq=False)
class Sized(Kind):
    size: int

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).size == self.size


@dataclass(eq=False)
class Flyers(Kind):
    def fits(self, s: Arena, c: int) -> bool:
        return flies(s, c)

    def of_flyers(self) -> bool:
        return True


@dataclass(eq=False)
class Bribable(Kind):
    """Shows one of these icons; all three bits: can be bribed at all."""

    icons: int

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).icons & self.icons != 0


@dataclass(eq=False)
class ImmuneTo(Kind):
    """Immune as such to fire, fear, Area of Effect or Ranged Attacks."""

    sort: int

    def fits(self, s: Arena, c: int) -> bool:
        return has_immunity(s, c, self.sort)


@dataclass(eq=False)
class AffectedBy(Kind):
    """All that are not immune to fear, fire …"""

    sort: int

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).is_creature() and not has_immunity(s, c, self.sort)


@dataclass(eq=False)
class AttackingBy(Kind):
    """With a fire-based or fear-based attack (gua.card.attr.1), an Area of Effect or a Ranged Attack."""

    sort: int

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        if self.sort == SHOTS:
            return face.shooter and face.is_creature()
        for ability in own_abilities(s, c):
            if ability.marks() & self.sort or (self.sort == AREA and ability.area() is not None):
                return True
        return False


@dataclass(eq=False)
class Receivers(Kind):
    """Can receive Channeling."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).receives


@dataclass(eq=False)
class Channelers(Kind):
    """Can channel."""

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        return face.is_creature() and face.channels > 0


@dataclass(eq=False)
class HasReceived(Kind):
    """Has received Channeling in this combat."""

    def fits(self, s: Arena, c: int) -> bool:
        return received(s, c) > 0


VITALITY: Final = 1
OFF_COLOR_BONUS: Final = 2


@dataclass(eq=False)
class Measured(Kind):
    """Base Vitality or Off-Color Bonus between two numbers."""

    what: int
    least: int
    most: int

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        n = face.vitality if self.what == VITALITY else face.ocb
        return face.is_creature() and self.least <= n <= self.most


@dataclass(eq=False)
class AtHome(Kind):
    """Has a bonus for one of these Terrains; none named: for any Terrain."""

    lands: list[int] = field(default_factory=list)

    def fits(self, s: Arena, c: int) -> bool:
        if not card(s, c).is_creature():
            return False
        wanted = 0
        for land in self.lands:
            wanted |= land
        for ability in card(s, c).abilities:
            loved = ability.terrains_loved()
            if loved & wanted if wanted else loved:
                return True
        return False


@dataclass(eq=False)
class Commanders(Kind):
    """Has a Command."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).command


@dataclass(eq=False)
class Destroyers(Kind):
    """Has the ability to destroy another creature."""

    def fits(self, s: Arena, c: int) -> bool:
        for ability in card(s, c).abilities:
            if ability.destroys_others():
                return True
        return False


@dataclass(eq=False)
class Bearers(Kind):
    """Bears a C Item."""

    def fits(self, s: Arena, c: int) -> bool:
        return s.item_of[c] != NONE


@dataclass(eq=False)
class AllOf(Kind):
    """Passes every test."""

    tests: list[Kind]

    def fits(self, s: Arena, c: int) -> bool:
        for test in self.tests:
            if not test.fits(s, c):
                return False
        return True

    def of_flyers(self) -> bool:
        for test in self.tests:
            if test.of_flyers():
                return True
        return False

    def of_class(self) -> bool:
        for test in self.tests:
            if test.of_class():
                return True
        return False

    def names(self) -> list[str]:
        return [name for test in self.tests for name in test.names()]


@dataclass(eq=False)
class AnyKind(Kind):
    """One of several kinds."""

    kinds: list[Kind]

    def fits(self, s: Arena, c: int) -> bool:
        for kind in self.kinds:
            if kind.fits(s, c):
                return True
        return False

    def of_flyers(self) -> bool:
        for kind in self.kinds:
            if kind.of_flyers():
                return True
        return False

    def of_class(self) -> bool:
        for kind in self.kinds:
            if kind.of_class():
                return True
        return False

    def names(self) -> list[str]:
        return [name for kind in self.kinds for name in kind.names()]


@dataclass(eq=False)
class Not(Kind):
    """A creature, but not of that kind."""

    kind: Kind

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).is_creature() and not self.kind.fits(s, c)

    def names(self) -> list[str]:
        return self.kind.names()


def flies(s: Arena, c: int) -> bool:
    """Has the creature Fly by itself or by its own C Item?"""
    face = card(s, c)
    if face.fly:
        return True
    item = s.item_of[c]
    if item != NONE:
        for ability in card(s, item).abilities:
            if ability.lifts_bearer(s, c):
                return True
    return False


def has_immunity(s: Arena, c: int, sort: int) -> bool:
    """Is the creature immune to fire, fear, Area of Effect or Ranged Attacks as such, everywhere?"""
    for ability in own_abilities(s, c):
        if ability.immune_everywhere() & sort:
            return True
    return False


def received(s: Arena, c: int) -> int:
    """Points of Channeling this creature has received in this combat."""
    handle = s.handle(c)
    total = 0
    for gift in s.gifts:
        if gift.kind == CHANNELED and gift.receiver == handle:
            total += gift.points if gift.points > 0 else -gift.points
    return total


register(
    Anything, Named, Namesake, Coloured, Sized, Flyers, Bribable, ImmuneTo, AffectedBy, AttackingBy, Receivers,
    Channelers, HasReceived, Measured, AtHome, Commanders, Destroyers, Bearers, AllOf, AnyKind, Not,
)  # fmt: skip

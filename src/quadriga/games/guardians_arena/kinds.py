"""Kinds of creature that card texts speak of, and what a creature can be immune to (gua.card.kind.1)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.node import Node, register
from quadriga.games.guardians_arena.faces import NONE, Ability, card
from quadriga.games.guardians_arena.table import Arena


class Kind(Node):
    """A test of one creature."""

    def fits(self, s: Arena, c: int) -> bool:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class Anything(Kind):
    """Creatures, without further condition."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).is_creature()


@dataclass(eq=False)
class Named(Kind):
    """A class, or the name of a card."""

    word: str

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        return face.is_creature() and (self.word in face.classes or self.word == face.name)


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


@dataclass(eq=False)
class Bribable(Kind):
    """Shows one of these icons; all three bits: can be bribed at all."""

    icons: int

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).icons & self.icons != 0


@dataclass(eq=False)
class FearAffected(Kind):
    """All that are not immune to fear."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).is_creature() and not has_immunity(s, c, Fear)


@dataclass(eq=False)
class FearImmune(Kind):
    def fits(self, s: Arena, c: int) -> bool:
        return has_immunity(s, c, Fear)


@dataclass(eq=False)
class Shooters(Kind):
    """Has a Ranged Attack."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).shooter


@dataclass(eq=False)
class Receivers(Kind):
    """Can receive Channeling."""

    def fits(self, s: Arena, c: int) -> bool:
        return card(s, c).receives


@dataclass(eq=False)
class VitalityUpTo(Kind):
    """Base Vitality n or less."""

    n: int

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        return face.is_creature() and face.vitality <= self.n


@dataclass(eq=False)
class VitalityBelow(Kind):
    """Base Vitality less than n."""

    n: int

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        return face.is_creature() and face.vitality < self.n


@dataclass(eq=False)
class OffColorZero(Kind):
    """An Off-Color Bonus of zero."""

    def fits(self, s: Arena, c: int) -> bool:
        face = card(s, c)
        return face.is_creature() and face.ocb == 0


@dataclass(eq=False)
class AtHome(Kind):
    """Has a bonus for one of these Terrains."""

    terrains: int

    def fits(self, s: Arena, c: int) -> bool:
        for ability in card(s, c).abilities:
            if ability.terrains_loved() & self.terrains:
                return True
        return False


@dataclass(eq=False)
class Destroyers(Kind):
    """Has the ability to destroy another creature."""

    def fits(self, s: Arena, c: int) -> bool:
        for ability in card(s, c).abilities:
            if ability.destroys_others():
                return True
        return False


@dataclass(eq=False)
class AnyKind(Kind):
    """One of several kinds."""

    kinds: list[Kind]

    def fits(self, s: Arena, c: int) -> bool:
        for kind in self.kinds:
            if kind.fits(s, c):
                return True
        return False


@dataclass(eq=False)
class Except(Kind):
    """A kind without one of its members."""

    kind: Kind
    without: Kind

    def fits(self, s: Arena, c: int) -> bool:
        return self.kind.fits(s, c) and not self.without.fits(s, c)


# -- what only immunities, bonuses and Area of Effect speak of -------------------------------


@dataclass(eq=False)
class Fire(Kind):
    """Fire: creatures with a fire-based attack, and fire Area of Effect (gua.card.attr.1)."""

    def fits(self, s: Arena, c: int) -> bool:
        return has_mark(s, c, FireAttack)


@dataclass(eq=False)
class Fear(Kind):
    """Fear, likewise."""

    def fits(self, s: Arena, c: int) -> bool:
        return has_mark(s, c, FearAttack)


@dataclass(eq=False)
class Areas(Kind):
    """Area of Effect attacks."""

    def fits(self, s: Arena, c: int) -> bool:
        return False


@dataclass(eq=False)
class Shots(Kind):
    """Ranged Attacks."""

    def fits(self, s: Arena, c: int) -> bool:
        return False


@dataclass(eq=False)
class Seconds(Kind):
    """Secondary fighters of a kind."""

    kind: Kind

    def fits(self, s: Arena, c: int) -> bool:
        return False


@dataclass(eq=False)
class FireAttack(Ability):
    """Has a fire-based attack (gua.card.attr.1)."""

    def inherent(self) -> bool:
        return True


@dataclass(eq=False)
class FearAttack(Ability):
    """Has a fear-based attack (gua.card.attr.1)."""

    def inherent(self) -> bool:
        return True


@dataclass(eq=False)
class Immune(Ability):
    """Immune to kinds, fire, fear, Area of Effect, Ranged Attacks (gua.card.immune.1); on these Terrains only, if
    any.
    """

    to: list[Kind]
    terrains: int = 0

    def inherent(self) -> bool:
        return True


@dataclass(eq=False)
class Flight(Ability):
    """A C Item: its creature has Fly (gua.orig.item.1)."""

    def inherent(self) -> bool:
        return True


@dataclass(eq=False)
class FlightFor(Ability):
    """A C Item: your creatures of a kind in this Duel have Fly (gua.orig.item.1)."""

    kind: Kind


def own_abilities(s: Arena, c: int) -> list[Ability]:
    """What the creature has by its own text and its C Item's."""
    own = card(s, c).abilities
    item = s.item_of[c]
    return own if item == NONE else own + card(s, item).abilities


def flies(s: Arena, c: int) -> bool:
    face = card(s, c)
    if face.fly:
        return True
    item = s.item_of[c]
    if item != NONE:
        for ability in card(s, item).abilities:
            if isinstance(ability, Flight) or (isinstance(ability, FlightFor) and ability.kind.fits(s, c)):
                return True
    return False


def has_mark(s: Arena, c: int, mark: type[Ability]) -> bool:
    for ability in own_abilities(s, c):
        if type(ability) is mark:
            return True
    return False


def has_immunity(s: Arena, c: int, threat: type[Kind]) -> bool:
    """Is the creature immune to fire, fear, Area of Effect or Ranged Attacks as such, everywhere?"""
    for ability in own_abilities(s, c):
        if isinstance(ability, Immune) and ability.terrains == 0:
            for kind in ability.to:
                if type(kind) is threat:
                    return True
    return False


register(
    Anything, Named, Namesake, Coloured, Sized, Flyers, Bribable, FearAffected, FearImmune, Shooters, Receivers,
    VitalityUpTo, VitalityBelow, OffColorZero, AtHome, Destroyers, AnyKind, Except, Fire, Fear, Areas, Shots, Seconds,
    FireAttack, FearAttack, Immune, Flight, FlightFor,
)  # fmt: skip

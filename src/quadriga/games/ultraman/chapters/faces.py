"""Information on the Cards: what is printed on a card, its text read into effect texts."""

from __future__ import annotations

from typing import Final

from quadriga.effects.gifts import StandingGift
from quadriga.effects.node import Node
from quadriga.effects.program import ProgramFace

# Card types (2.2.1, 2.2.2), a bit each: a text may give a card another one (ucg.ident.1).
ULTRA_HERO: Final = 1
KAIJU: Final = 2
ULTRA_MECH: Final = 4
SCENE: Final = 8
CHARACTER: Final = 7
"""Ultra Hero, Kaiju and Ultra Mech cards together (2.3.6.1)."""
CARD_TYPES: Final = {"Ultra Hero": 1, "Kaiju": 2, "Ultra Mech": 4, "Scene": 8}

TYPES: Final = ["BASIC", "POWER", "SPEED", "ARMED", "HAZARD", "DEVASTATION", "INVASION", "METEO"]  # 2.3.4.2

# States by the number of stacked cards (2.3.5.2b to 2.3.5.2e)
SINGLE: Final = 1
DOUBLE: Final = 2
TRIPLE: Final = 3
QUAD: Final = 4
STATE_MARKS: Final = ["", "SIN", "DBL", "TRP", "QUAD"]
STATE_NAMES: Final = ["", "SINGLE", "DOUBLE", "TRIPLE", "QUAD"]
NO_VALUE: Final = -1
"""A BP column that is not printed."""

# Kinds of powers (9.1.1b)
TRIGGERED: Final = 0
CONTINUOUS: Final = 1
PAYMENT: Final = 2

UNLIMITED: Final = 0


class EffectText:
    """One effect text: a marked block of a card (2.3.5.2g)."""

    def __init__(self, kind: int, tree: Node) -> None:
        self.kind = kind
        self.tree = tree
        self.number = 0
        """Its place among the effect texts of its card."""
        self.states = 0
        """A bit per state in which it is active; 0: in every state (2.3.5.2a, 2.3.5.2f)."""
        self.limit = UNLIMITED
        """How often per turn (9.4.2, ucg.limit.1); below zero: so often in the whole game."""
        self.watches = 0
        """A bit for each kind of event a triggered power watches for."""
        self.program = -1
        self.own = False
        """It watches for what happens to its own card only."""
        self.stacks = True
        self.gifts: list[StandingGift] = []
        """What a continuous text gives."""
        self.gives = 0
        """A bit for each kind of gift among them, see `standing.gift_bit`."""
        self.own_zone = False
        """It describes its own card being sent to the discard area and works there (ucg.zone.1)."""


class Card(ProgramFace):
    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.full_name = name
        """The name with its version line (2.3.1.3)."""
        self.character = ""
        self.names: list[str] = []
        """The character names it counts as; more than one by its text (11.21.1)."""
        self.also: list[str] = []
        """Further character names that it has everywhere by its text (1.2.1)."""
        self.kinds = 0
        self.type = -1
        self.level = 0
        self.bp: list[int] = [NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE, NO_VALUE]
        """By state, 1 to 4 (2.3.7.2)."""
        self.extra = NO_VALUE
        self.round = 0
        self.teams: list[str] = []
        self.texts: list[EffectText] = []
        self.watches = 0
        """A bit for each kind of event its triggered powers watch for."""
        self.watches_others = 0
        """Those of them that may happen to any card, not just to this one."""
        self.asks = 0
        """A bit for each kind of event of the turn that its texts ask about afterwards (ucg.hist.1)."""
        self.asks_itself = 0
        """Those that they ask about only where their own effect did it ("this way", "with this effect")."""
        self.remembers = False
        """Does a text of it ask about the turn before?"""
        self.has_continuous = False
        self.gives = 0
        """A bit for each kind of gift its continuous texts give, see `standing.gift_bit`."""
        self.has_payment = False
        self.could_give = 0
        """The same for what its other texts give for a while, where the table asks whether any text could."""
        self.copies = 0
        """A deck may include so many of this card; 0: as many as of any (4.1.2)."""
        self.levels_from: list[str] = []
        """Names beside its own on which it may lie (1.2.1, 5.6.1b)."""
        self.any_number = False
        """A deck may include any number of this card (ucg.ident.2)."""

    @property
    def is_character(self) -> bool:
        return self.kinds & CHARACTER != 0

    @property
    def is_scene(self) -> bool:
        return self.kinds & SCENE != 0


def shares_team(a: Card, b: Card) -> bool:
    for team in a.teams:
        if team in b.teams:
            return True
    return False


def shares_also(card: Card, under: Card, under_name: str) -> bool:
    """Do they share a character name that a text adds to one of them (1.2.1)?"""
    if under_name in card.also:
        return True
    for name in under.also:
        if name in card.names or name in card.also:
            return True
    return False

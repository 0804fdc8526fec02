"""A card as printed: the columns of the card list, and the abilities its text was read into."""

from __future__ import annotations

from typing import Final

from quadriga.effects.node import Node
from quadriga.kernel.cards import Face
from quadriga.kernel.state import State

NONE: Final = -1
"""No card: what a place for one card holds when it is empty."""

# Types of card (gua.orig.card.1).
CREATURE: Final = 1
SHIELD: Final = 2
SHIELD_TERRAIN: Final = 3
STANDARD: Final = 4
TERRAIN: Final = 5
ITEM_C: Final = 6
UPGRADE: Final = 7
DOWNGRADE: Final = 8
SPELL: Final = 9
BRIBERY: Final = 10
ITEM_H: Final = 11
GUARDIAN: Final = 12
STRONGHOLD: Final = 13

TYPES: Final[dict[str, int]] = {
    "mortal": CREATURE,
    "elemental": CREATURE,
    "external": CREATURE,
    "shield": SHIELD,
    "shield/terrain": SHIELD_TERRAIN,
    "standard bearer": STANDARD,
    "terrain": TERRAIN,
    "item/creature": ITEM_C,
    "upgrade": UPGRADE,
    "downgrade": DOWNGRADE,
    "spell": SPELL,
    "bribery": BRIBERY,
    "item/hand": ITEM_H,
    "guardian": GUARDIAN,
    "stronghold": STRONGHOLD,
}

# Colours, in the order of the Off-Color cycle: each has its bonus against the next (gua.orig.ocb.1).
MORTAL: Final = 0
ELEMENTAL: Final = 1
EXTERNAL: Final = 2
COLOURS: Final[dict[str, int]] = {"mortal": MORTAL, "elemental": ELEMENTAL, "external": EXTERNAL}

SIZES: Final[dict[str, int]] = {"": 0, "S": 1, "M": 2, "L": 3}

# Bribery icons (gua.bribery.1), as bits.
BABES: Final = 1
BEER: Final = 2
GOLD: Final = 4
ICONS: Final[dict[str, int]] = {"Babes": BABES, "Beer": BEER, "Gold": GOLD}

# Terrain kinds (gua.orig.terrain.1), as bits.
MOUNTAINS: Final = 1
RIVERS: Final = 2
SPIRES: Final = 4
SWAMP: Final = 8
DRY_HEAPS: Final = 16
WOODS: Final = 32
JUNGLE: Final = 64
TERRAINS: Final[dict[str, int]] = {
    "Mountains": MOUNTAINS,
    "Rivers and Lakes": RIVERS,
    "Spires": SPIRES,
    "Swamp": SWAMP,
    "The Dry Heaps": DRY_HEAPS,
    "Woods": WOODS,
    "Jungle": JUNGLE,
}


class Ability(Node):
    """One thing a card's text says.

    In the text of a creature with a Command mark everything is the Command, except what is
    `inherent`: what the creature is or has by itself, wherever it fights.
    """

    def inherent(self) -> bool:
        return False

    def terrains_loved(self) -> int:
        """Terrain kinds on which it raises its own creature."""
        return 0

    def destroys_others(self) -> bool:
        return False

    def does_nothing(self) -> bool:
        """Text about things that Arena does not have (gua.card.dead.1)."""
        return False


class Card(Face):
    """One card of Guardians as printed."""

    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.type = 0
        self.colour = -1
        self.classes: list[str] = []
        self.size = 0
        self.vitality = 0
        """Black Vitality of a creature; else the number in the gem (gua.orig.upnumber.1)."""
        self.red = 0
        self.has_red = False
        self.ocb = 0
        self.icons = 0
        self.fly = False
        self.receives = False
        """The green bar: can receive Channeling (gua.orig.channel.1)."""
        self.channels = 0
        """Channeling value (CMP)."""
        self.ranged = 0
        """Points of its Ranged Attack."""
        self.shooter = False
        """Has a Ranged Attack, with points or with another effect."""
        self.command = False
        self.draw = 0
        self.ldl = 0
        self.mdl = 0
        self.luc = 0
        self.stones = 0
        self.place = -1
        """Of a Stronghold: 0 left, 1 centre, 2 right, as its owner sits."""
        self.kinds = 0
        """Of a Terrain: the kinds it counts as."""
        self.abilities: list[Ability] = []
        self.blanked = False
        """Its text is out of scope and is ignored by the option blank_text (gua.house.scope.1)."""

    def is_creature(self) -> bool:
        return self.type == CREATURE

    def is_shield(self) -> bool:
        return self.type == SHIELD or self.type == SHIELD_TERRAIN or self.type == STANDARD  # gua.orig.standard.1

    def is_terrain(self) -> bool:
        return self.type == TERRAIN or self.type == SHIELD_TERRAIN  # gua.orig.shieldterrain.1

    def double_border(self) -> bool:
        """Spell, Bribery and H Item: Storage cards. All others are Pen cards."""
        return self.type == SPELL or self.type == BRIBERY or self.type == ITEM_H  # gua.orig.piles.1

    def supports(self) -> bool:
        """May it be put under a Stronghold?"""
        return self.type == CREATURE and (self.channels > 0 or self.shooter)  # gua.draft.4


def card(s: State, c: int) -> Card:
    """The printed card in slot `c`."""
    face = s.faces[s.card[c]]
    assert isinstance(face, Card)
    return face

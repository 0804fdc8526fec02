"""A card as printed: the columns of the card list, and the abilities its text was read into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.effects.node import Node
from quadriga.kernel.cards import Face
from quadriga.kernel.state import State

if TYPE_CHECKING:  # these know this module
    from quadriga.games.guardians_arena.chapters.table import Arena
    from quadriga.games.guardians_arena.vocabulary.destroying import Area
    from quadriga.games.guardians_arena.vocabulary.storage import Answers

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


class Fight:
    """One creature in one Duel, as one text looks at it."""

    def __init__(
        self, column: int, seat: int, c: int, second: bool, source: int, source_seat: int, primary: bool
    ) -> None:
        self.column = column
        self.seat = seat
        """The side on which the creature fights."""
        self.c = c
        self.second = second
        """It is a secondary fighter, not the Duelist."""
        self.source = source
        """Slot of the card whose text is read."""
        self.source_seat = source_seat
        self.primary = primary
        """It is the primary round that is compared."""


class Ability(Node):
    """One thing a card's text says. What it says, it does: the chapters ask every ability the same questions,
    and each answers those that it has something to say to.

    In the text of a creature with a Command mark everything is the Command, except what is
    `inherent`: what the creature is or has by itself, wherever it fights.
    """

    # -- what sort of text it is

    def stored_only(self) -> bool:
        """Can only a card of the Storage do it, since one creature is picked when it is played?"""
        return False

    def stands(self) -> bool:
        """Does it go on working in the Duel for which its Storage card was played (gua.house.words.2)?"""
        return False

    def is_cast(self) -> bool:
        """Does a Storage card with this text do anything when it is played?"""
        return (
            self.stands()
            or self.stored_only()
            or self.says_nothing_new()
            or self.does_nothing()
            or self.area() is not None
            or self.answer() is not None
        )

    def needs_creature(self) -> bool:
        """Does it speak of the creature whose text it is, or that bears its card?"""
        return False

    def serves_stronghold(self) -> bool:
        """Does it do anything on an Upgrade or Downgrade (gua.house.draft.2)?"""
        return False

    def inherent(self) -> bool:
        return False

    def does_nothing(self) -> bool:
        """Text about things that Arena does not have (gua.card.dead.1)."""
        return self.subject() != 0

    def subject(self) -> int:
        """Of such a text: what it is about."""
        return 0

    def acts_when_played(self) -> bool:
        """Is it done once, when its card comes into a Duel? Guardians and Terrains never do."""
        return False

    def land_described(self) -> int:
        """The Terrain kind whose own rule it repeats."""
        return 0

    def lands_counted(self) -> int:
        """Terrain kinds that its card counts as."""
        return 0

    def says_nothing_new(self) -> bool:
        """When a card is played, what it costs, what its kind says anyway: it belongs to something else."""
        return False

    def terrains_loved(self) -> int:
        """Terrain kinds on which it raises its own creature."""
        return 0

    def destroys_others(self) -> bool:
        return False

    def marks(self) -> int:
        """FIRE and FEAR: sorts of attack that its creature has (gua.card.attr.1)."""
        return 0

    def minds_primary(self) -> bool:
        """Does it look at who wins the primary round?"""
        return False

    def put_on(self, face: Card) -> None:
        """What it changes of the card as printed."""

    def take_off(self, face: Card) -> None:
        """The same, undone."""

    # -- Vitality

    def adds(self, s: Arena, f: Fight) -> int:
        """Vitality it gives that creature (gua.house.words.3)."""
        return 0

    def sort(self) -> int:
        """Of a bonus: which sort other texts may raise, lower or cancel."""
        return 0

    def raises(self, s: Arena, f: Fight, sort: int, n: int) -> int:
        """That creature's bonus of a sort, raised or lowered (gua.card.bonusmod.1)."""
        return n

    def cancels(self, s: Arena, f: Fight, sort: int) -> bool:
        """Does it cancel that creature's bonuses of a sort (gua.card.bonusmod.1)?"""
        return False

    def saves_tie(self, s: Arena, f: Fight, margin: int) -> bool:
        """Is a defeat of that Duelist by so many points a tie (gua.card.margin.1)?"""
        return False

    def wins_ties(self, s: Arena, f: Fight) -> bool:
        return False

    def stops_fighting(self, s: Arena, f: Fight) -> bool:
        """Can that creature not fight in this Duel (gua.card.cantfight.1)?"""
        return False

    def minds_flyers(self, s: Arena, f: Fight) -> bool:
        """Does it give that creature something against flyers (gua.fly.2)?"""
        return False

    def lifts(self, s: Arena, f: Fight) -> bool:
        """Does it give that creature Fly (gua.orig.item.1)?"""
        return False

    def lifts_bearer(self, s: Arena, c: int) -> bool:
        """A C Item: does its bearer have Fly (gua.orig.item.1)?"""
        return False

    def ground(self) -> int:
        """The Terrain kind that the space is considered to be (gua.card.terrainis.1)."""
        return 0

    # -- immunity and destruction

    def spares(self, s: Arena, f: Fight, threat: int) -> bool:
        """Is that creature immune to another one (gua.orig.immune.1)?"""
        return False

    def spares_seconds(self, s: Arena, f: Fight, threat: int) -> bool:
        """Is that Duelist immune to that secondary fighter as such?"""
        return False

    def spares_sort(self, s: Arena, f: Fight, sorts: int) -> bool:
        """Is it immune to one of these sorts (FIRE, FEAR, AREA, SHOTS) as such (gua.card.immune.1)?"""
        return False

    def immune_everywhere(self) -> int:
        """The sorts to which its own creature is immune, wherever it stands."""
        return 0

    def harms_nobody(self) -> bool:
        """All creatures are immune to its creature."""
        return False

    def indestructible(self) -> bool:
        return False  # gua.card.grant.1

    def kills(self, s: Arena, f: Fight, seconding: bool) -> bool:
        """Does it destroy that enemy Duelist when it meets it, or joins the Duel (gua.card.destroys.1)?"""
        return False

    def turns_away(self, s: Arena, f: Fight) -> bool:
        """Does it send that enemy Duelist home when they meet (gua.card.bounce.1)?"""
        return False

    def kills_beaten(self, s: Arena, f: Fight) -> bool:
        """Are creatures beaten in the primary round destroyed (gua.card.windestroy.1)?"""
        return False

    def area(self) -> Area | None:
        return None

    # -- what is forbidden

    def forbids(self, s: Arena, f: Fight, what: int, icon: int) -> bool:
        """Is something forbidden to the player whose Duelist or target that is (gua.card.ban.1)?"""
        return False

    def forbids_name(self, name: str) -> bool:
        return False

    def crowds_out(self, s: Arena, c: int) -> bool:
        """May its card not stand beside that one (gua.card.limit.1)?"""
        return False

    # -- Channeling and Ranged Attacks

    def refuses_to_give(self, s: Arena, c: int) -> bool:
        """Does the channeler refuse that receiver (gua.card.channel.1)?"""
        return False

    def gives_anyway(self, s: Arena, c: int) -> bool:
        """Does the channeler reach that receiver even though it cannot normally receive (gua.card.channel.1)?"""
        return False

    def refuses_to_take(self, s: Arena, giver: int) -> bool:
        """Does the receiver refuse that giver? -1 is the Guardian (gua.card.channel.1)."""
        return False

    def takes_from(self, s: Arena, giver: int) -> bool:
        """Does the receiver accept that giver even without the green bar (gua.card.channel.1)?"""
        return False

    def receiving_limit(self, guardian: bool) -> int:
        """Its own limit; -1: none is named (gua.orig.channel.2)."""
        return -1

    def lets_receive(self, s: Arena, f: Fight) -> bool:
        """May that creature receive although it has no green bar (gua.card.channel.1)?"""
        return False

    def most_received(self) -> int:
        """Points that those who may receive by this text take at most; -1: the Guardian's value; 0: no such limit."""
        return 0

    def shot_receives(self) -> int:
        """Points of Channeling that its Ranged Attack can receive."""
        return 0

    def only_guardians_channel(self) -> bool:
        return False

    def stone_growth(self) -> int:
        """±n to each stone channeled on this space."""
        return 0

    def pays_for_any(self) -> list[int]:
        """[stones, points] for a receiver without green bar; [] if it cannot."""
        return []

    def once_per_creature(self) -> int:
        """Points, if a Guardian may channel to the same creature only once (gua.orig.channel.3)."""
        return 0

    def growth_beneath(self, shots: bool) -> int:
        """An Upgrade: what it gives those beneath its Stronghold (gua.house.draft.2)."""
        return 0

    def aims_at(self, s: Arena, f: Fight) -> bool:
        """May its Ranged Attack be used in the Duel of that enemy (gua.card.ranged.1)?"""
        return True

    def adds_other_shots(self) -> bool:
        return False  # gua.card.ranged.2

    def is_lost_to_bribes(self) -> bool:
        """A C Item: is it discarded when its bearer is bribed (gua.orig.item.1)?"""
        return False

    def breaks_item(self) -> bool:
        """Its Ranged Attack also breaks the enemy's C Item (gua.card.discard.1)."""
        return False

    def allows_shots(self) -> bool:
        """Ranged Attacks are allowed here although it counts as Woods (gua.orig.ranged.2)."""
        return False

    # -- Commands, events, rescue

    def dispels(self) -> bool:
        return False

    def undispellable(self) -> bool:
        return False

    def contradicts(self, other: Ability) -> bool:
        """Can the two Commands not hold together (gua.house.command.2)?"""
        return False

    def channels_freely(self) -> bool:
        """Lets creatures receive: what a ban of Channeling makes impossible."""
        return False

    def happens(self, s: Arena, f: Fight, event: int, margin: int) -> None:
        """Something has happened to its creature, which that is."""

    def dooms(self, s: Arena, by: int) -> bool:
        """Can it not be saved when that one beats it (gua.card.fate.1)?"""
        return False

    def saves(self, s: Arena, f: Fight, command: bool) -> bool:
        """May it send that beaten Duelist to the Pen (gua.card.rescue.1)?"""
        return False

    def saving_cost(self) -> int:
        return 0

    def saves_at_once(self) -> bool:
        """Nobody is asked."""
        return False

    def ransom(self) -> int:
        """Stones that the winner may pay to keep it from returning; 0: it is no such text."""
        return 0

    # -- Storage cards, answers

    def stones_to_play(self) -> int:
        return 0

    def targets(self, s: Arena, seat: int, column: int, primary: bool) -> list[int] | None:
        """Targets (slot + 1) of its Storage card, [0]: none is needed; None: nothing is played for this text."""
        return None

    def cast(self, s: Arena, seat: int, column: int, c: int, target: int) -> None:
        """Its Storage card takes effect."""

    def answer(self) -> Answers | None:
        return None

    # -- the Guardian's draw

    def extra_draw(self, s: Arena, seat: int) -> int:
        return 0  # gua.card.stock.1

    def may_leave_up_card(self) -> bool:
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

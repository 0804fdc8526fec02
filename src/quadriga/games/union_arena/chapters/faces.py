"""The Cards: what is printed on a card, its text read into abilities."""

from __future__ import annotations

from typing import Final

from quadriga.effects.node import Node
from quadriga.effects.program import Condition, Filter, ProgramFace
from quadriga.games.union_arena.chapters.timing import Timing
from quadriga.games.union_arena.vocabulary.standing import Standing
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Card types (ua.card.type.1); AP cards are counted, not dealt.
CHARACTER: Final = 0
SITE: Final = 1
EVENT: Final = 2
TYPE_NAMES: Final = ["character", "site", "event"]

# Colours
COLORS: Final = ["red", "blue", "yellow", "green", "purple"]
ANY_COLOR: Final = 5
"""Required energy that counts as every colour (ua.card.energy.12)."""

# Trigger types (ua.trig.types.1)
NO_TRIGGER: Final = 0
GET: Final = 1
DRAW: Final = 2
ACTIVE: Final = 3
RAID: Final = 4
COLOR: Final = 5
SPECIAL: Final = 6
FINAL: Final = 7
TRIGGER_NAMES: Final = ["", "get", "draw", "active", "raid", "color", "special", "final"]

# Kinds of abilities
KEYWORDS: Final = 0
STANDING: Final = 1
WHEN: Final = 2
ACTIVATE: Final = 3
USE: Final = 4
"""What an event card does when it is used."""

ANY_TURN: Final = 0
YOUR_TURN: Final = 1
OPPONENTS_TURN: Final = 2


class Cost(Node):
    """Something to be given up. `pay` may ask; it returns True when it is paid."""

    def payable(self, s: State, seat: int, source: int) -> bool:
        raise NotImplementedError

    def pay(self, s: State, f: Frame, seat: int, source: int) -> bool:
        raise NotImplementedError


class Ability:
    def __init__(self, kind: int, tree: Node) -> None:
        self.kind = kind
        self.tree = tree
        self.number = 0
        """Its place among the abilities of its card."""
        self.key = 0
        """Tells it from every other ability that one card may have, gained ones included."""
        self.in_raid = False
        """Printed inside the Raid description: works only on a Raided card (ua.raid.16)."""
        self.turn = ANY_TURN
        self.place = -1
        """The place it names, or -1: anywhere on the field."""
        self.once = False
        self.once_name = False
        """Limited by card name, for all copies of its player (ua.once.name.1)."""
        self.words = 0
        """A number for its words, so that such a limit counts the same ability on whichever card it is printed."""
        self.turn_played = False
        self.single = False
        """Copies of it count once (ua.text.nostack.1)."""
        self.conditions: list[Condition] = []
        self.timings: list[Timing] = []
        self.watches = 0
        """A bit for each kind of event it looks at."""
        # costs (Activation Conditions)
        self.rest = False
        self.discard = 0
        self.ap = 0
        self.sideline = False
        self.costs: list[Cost] = []
        self.program = -1
        self.lent = False
        """A copy of a printed ability, for texts that let another card have it (ua.text.copy.2)."""
        self.effects: list[Standing] = []
        self.standing_kinds = 0

    def to_lend(self, number: int, key: int) -> Ability:
        """The same once more, as a gained ability of another card (ua.text.copy.2)."""
        twin = Ability(self.kind, self.tree)
        twin.number = number
        twin.key = key
        twin.turn = self.turn
        twin.place = self.place
        twin.once = self.once
        twin.once_name = self.once_name
        twin.words = self.words
        twin.turn_played = self.turn_played
        twin.conditions = self.conditions
        twin.timings = self.timings
        twin.watches = self.watches
        twin.rest = self.rest
        twin.discard = self.discard
        twin.ap = self.ap
        twin.sideline = self.sideline
        twin.costs = self.costs
        twin.program = self.program
        twin.lent = True
        twin.effects = self.effects
        twin.standing_kinds = self.standing_kinds
        return twin


class RaidSpec:
    """Who may be Raided upon: any one of the alternatives (ua.raid.29)."""

    def __init__(self, bases: list[Filter], condition: Condition | None) -> None:
        self.bases = bases
        self.condition = condition


class Card(ProgramFace):
    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.type = CHARACTER
        self.color = 0
        self.energy = 0
        self.ap = 0
        self.generates: list[int] = [0, 0, 0, 0, 0]
        self.bp = 0
        self.affinities: list[str] = []
        self.names: list[str] = [name]
        self.trigger = NO_TRIGGER
        self.series = number[:3]
        self.has_raid = False
        self.raid: RaidSpec | None = None
        self.abilities: list[Ability] = []
        self.gained: list[Ability] = []
        """Abilities in quotation marks that this card's texts give to others."""
        self.watches = 0
        self.standing_kinds = 0
        self.use_costs: list[Cost] = []
        """What using the card costs beside energy and AP (ua.cost.extra.1)."""
        self.to_removal = False
        """It goes to the removal area instead of the sideline, unless used from hand (ua.main.event.5)."""
        self.acts_in_sideline = False
        self.acts_in_hand = False
        self.keywords: list[int] = []
        """Keywords printed on it outside of the Raid description; off the field it has these."""
        self.registers = 0
        """How many registers its abilities need for whom they speak of (vocabulary/registers.py)."""
        self.elsewhere = 0
        """Kinds of events that its texts watch from a hand or a sideline, as bits."""
        self.copies = 4
        """Copies allowed in a deck (ua.deck.3, ua.deck.11, ua.deck.12)."""
        self.treated_energy = -1
        self.treated_place = -1
        """A required energy that it may be treated as having in a place (ua.cost.treat.1)."""

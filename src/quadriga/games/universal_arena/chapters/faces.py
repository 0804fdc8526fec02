"""Characters, cards and statuses as printed, their texts read into programs."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import Amount, Condition, ProgramFace

# Speeds, which are also the zones (uni.board.4 to uni.board.6).
FAST: Final = 0
NORMAL: Final = 1
SLOW: Final = 2
SPEED_NAMES: Final = ["Fast", "Normal", "Slow"]

# Target lines (uni.house.target.1)
SELF: Final = 0
ONE_ALLY: Final = 1
ANOTHER_ALLY: Final = 2
ONE_ENEMY: Final = 3
ALL_ENEMIES: Final = 4
ALL_ALLIES: Final = 5
TARGET_NAMES: Final = ["Self", "1 Ally", "Another Ally", "1 Enemy", "All Enemies", "All Allies"]

# Kinds of cards
BASIC: Final = 0
TECHNIQUE: Final = 1
ULTIMATE: Final = 2
CREATED: Final = 3

# Types and tags, a bit each; what a set brings beside these gets the next free bit.
TYPE_NAMES: Final = [
    "Basic", "Technique", "Ultimate", "Attack", "Defense", "Special", "Physical", "Magical", "Mental", "Electric",
    "Slash", "Pierce", "Blunt", "AoE", "Splash", "Bounce", "Multihit", "Melee", "Ranged", "Transformation",
    "Recovery", "Buff", "Debuff",
]  # fmt: skip
T_BASIC: Final = 1 << 0
T_TECHNIQUE: Final = 1 << 1
T_ULTIMATE: Final = 1 << 2
T_ATTACK: Final = 1 << 3
T_DEFENSE: Final = 1 << 4
T_SPECIAL: Final = 1 << 5
T_PHYSICAL: Final = 1 << 6
T_MAGICAL: Final = 1 << 7
T_SPLASH: Final = 1 << 14
T_BOUNCE: Final = 1 << 15
T_MULTIHIT: Final = 1 << 16

# Keywords printed on a card, a bit each
EVADE: Final = 1
COUNTER: Final = 2
REUSE: Final = 4
FOLLOW_UP: Final = 8
ASSIST: Final = 16
RETAIN: Final = 32
ETHEREAL: Final = 64
EXHAUST: Final = 128
INNATE: Final = 256
CLOSE: Final = 512
FAR: Final = 1024
KEYWORD_NAMES: Final = [
    "Evade", "Counter", "Reuse", "Follow-Up", "Assist Attack", "Retain", "Ethereal", "Exhaust", "Innate", "Close",
    "Far",
]  # fmt: skip

# What damage may not heed
NO_SHIELD_HELPS: Final = 1
NO_BARRIER_HELPS: Final = 2
NO_RESIST_HELPS: Final = 4
NO_EVADE_HELPS: Final = 8
NO_COVER_HELPS: Final = 16
NO_COUNTER_HELPS: Final = 32

RETURNS: Final = 1 << 20
"""Among the keywords a card has gained for this use: it goes back to the hand."""

# The eight timings (uni.timing.7), then those that ask for damage (uni.term.ondamage.1, uni.term.onhpdamage.1).
ON_PLAY: Final = 0
BEFORE_CLASH: Final = 1
AFTER_CLASH: Final = 2
BEFORE_USE: Final = 3
ON_USE: Final = 4
ON_HIT: Final = 5
AFTER_USE: Final = 6
ALWAYS: Final = 7
ON_DAMAGE: Final = 8
ON_HP_DAMAGE: Final = 9
ON_FOLLOW_UP: Final = 10
"""What replaces On Use when the card came as a Follow-Up (uni.kw.followup.2)."""
ON_EVADE: Final = 11
"""Of a Defense: the Attack it met made no hit because of it (uni.kw.evade.1)."""
TIMINGS: Final = 12
TIMING_NAMES: Final = [
    "On Play", "Before Clash", "After Clash", "Before Use", "On Use", "On Hit", "After Use", "Always",
    "On Damage", "On HP Damage", "On Follow-Up", "On Evade",
]  # fmt: skip

# Modes of a status (uni.status.1)
PLAIN: Final = 0
"""No number: it is simply there."""
ONE: Final = 1
"""One number: Stack, Value, or a Count alone (uni.house.status.1)."""
TWO: Final = 2
"""Potency and Count."""

NEGATIVE: Final = 0
POSITIVE: Final = 1
UNIQUE: Final = 2
KIND_NAMES: Final = ["Negative", "Positive", "Unique"]

# What sets off a trigger of an innate or a status
WHEN_GAINS: Final = 0
WHEN_SPENDS: Final = 1
WHEN_INFLICTS: Final = 2
WHEN_HP_DAMAGED: Final = 3
"""Takes damage to HP from an enemy Attack."""
WHEN_HITS: Final = 4
WHEN_PLAYS: Final = 5
WHEN_REACHES_HP: Final = 6
WHEN_REACHES: Final = 7
"""A status of the character comes to a number from below."""
WHEN_ALLY_PLAYS: Final = 8

WHEN_DAMAGED: Final = 10
"""Takes damage that lands on Shield, Barrier or HP."""
WHEN_IS_HIT: Final = 11
WHEN_DEFEATED: Final = 12
WHEN_HEALED: Final = 13
WHEN_WINS_CLASH: Final = 14
WHEN_LOSES_CLASH: Final = 15
WHEN_EVADES: Final = 16
WHEN_DEALS: Final = 17
"""Deals damage that lands, by a hit."""
WHEN_SHIELDED: Final = 18
WHEN_DEFEATS: Final = 19
"""An enemy falls while a card of this character is used."""
WHEN_LOSES_HP: Final = 20
WHEN_LOSES: Final = 21
"""A status of the character is gone: it ran out, or was taken away."""
WHEN_INFLICTED: Final = 22
"""Somebody inflicts a status on it."""
WHEN_MOVES: Final = 23
WHEN_USES: Final = 24
"""A card of this character is used."""
WHEN_AIMED_AT: Final = 25
"""An enemy plays an Attack at it."""
WHEN_BELOW_HP: Final = 26
"""HP comes from a share of the maximum or more to less than it."""
WHEN_SHIELD_BREAKS: Final = 27
"""The last Shield of the character is soaked up by damage."""
WHEN_DRAWS: Final = 28
"""Its team draws a card by a text: Turn Start is not meant."""
WHEN_DISCARDS: Final = 29
"""Its team discards a card by a text."""
WHEN_CLASHES: Final = 30
"""A card of this character meets another one."""
WHEN_CANCELLED: Final = 31
"""A card of this character is Cancelled."""
WHEN_ROUND_STARTS: Final = 32
WHEN_ROUND_ENDS: Final = 33
EVENTS: Final = 34

# Who must do it, seen from the bearer of the trigger
BY_ITSELF: Final = 0
BY_ALLY: Final = 1
BY_OTHER_ALLY: Final = 2
BY_ENEMY: Final = 3
BY_ANYBODY: Final = 4

EACH_TIME: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2

# Mitigation (uni.kw.resist.1 and the three after it)
RESIST: Final = 0
ABSORB: Final = 1
WEAKNESS: Final = 2
IMMUNE: Final = 3

# How long what a text says for a while is so
FOR_GOOD: Final = 0
THIS_TURN: Final = 1
THIS_ROUND: Final = 2
TO_NEXT_TURN_END: Final = 3

STATUS_CAP: Final = 99  # uni.status.6
MAX_HP: Final = 100  # uni.house.char.1


# Rules that hold as long as an innate or a status is there
COSTS: Final = 0
"""Energy cost of cards."""
POWER_PERCENT: Final = 1
POWER_FLAT: Final = 2
KEYWORDS: Final = 3
"""A bit each."""
HEALED_PERCENT: Final = 4
"""So many percent more (or less) healing is received."""
HEALED_FLAT: Final = 5
NOT_AIMED_AT: Final = 6
"""Cannot be targeted: BY_ENEMIES or BY_ALLIES."""
NO_SHIELD: Final = 7
STAYS_PUT: Final = 8
UNDYING: Final = 9
"""HP cannot fall below so much."""
FORBIDDEN: Final = 10
"""Cards that cannot be played, of the types it names or all of them."""
STATUS_BARRED: Final = 11
"""A status that cannot be gained."""
SPEED_STEPS: Final = 12
DEALS_PERCENT: Final = 13
"""So many percent more (or less) damage by hits."""
RESISTS_FLAT: Final = 14
RESISTS_PERCENT: Final = 15
WEAK_FLAT: Final = 16
WEAK_PERCENT: Final = 17
NOT_EVADED: Final = 18
"""Attacks that cannot be Evaded."""
ROLLS_MOST: Final = 19
"""Its rolls are the highest of the range."""
NEXT_CARD: Final = 20
"""No rule of its own: some text speaks of the next card."""
KIND_BARRED: Final = 21
"""No status of a kind can be gained."""
COSTS_EXACTLY: Final = 22
"""What cards cost in place of the printed cost, and 1 more: 0 Energy is a cost too."""
DEALS_BONUS: Final = 23
"""So much bonus damage with every hit."""

BY_ENEMIES: Final = 1
BY_ALLIES: Final = 2

# For whom such a rule holds, seen from the bearer
FOR_ITSELF: Final = 0
FOR_ALLIES: Final = 1
FOR_OTHER_ALLIES: Final = 2
FOR_NEIGHBOURS: Final = 3
FOR_ENEMIES: Final = 4
FOR_OPPOSED: Final = 5


class StandingRule:
    """One thing that is so as long as its innate or status is there (uni.status.17)."""

    def __init__(self, kind: int, n: int, types: int, whom: int) -> None:
        self.kind = kind
        self.n = n
        self.types = types
        """Types that the card or the damage must have, all of them; 0: any."""
        self.whom = whom
        self.per_value = False
        """Is it so much for each of the number of its status?"""
        self.condition: Condition | None = None
        self.floor = 0
        """A cost is not cut below this; what costs less anyway stays as it is."""
        self.name = ""
        """The card that it is about; none: all of the types."""
        self.per: Amount | None = None
        """Is it so much for each of something that its bearer counts?"""
        self.that: Condition | None = None
        """Asked of those for whom it holds, as of "the target"."""
        self.aim: Condition | None = None
        """Asked of whom a card hits, as of "the target"."""


class History:
    """Something of a kind that is counted over a turn: with cards of a type or a name, or with a status."""

    def __init__(self, event: int, slot: int, types: int, name: str, status: int) -> None:
        self.event = event
        self.slot = slot
        """Its place in the tally, after those of the events themselves."""
        self.types = types
        self.name = name
        self.status = status


class Trigger:
    """When something happens to or by its character, a program runs."""

    def __init__(self, event: int, limit: int, program: int) -> None:
        self.event = event
        self.limit = limit
        self.program = program
        """Which program of the face it stands on."""
        self.status = -1
        self.x_is_amount = False
        """Is X the amount gained or spent, as "whenever this character gains X" says?"""
        self.number = 0
        self.name = ""
        """The card whose play sets it off."""
        self.flag = 0
        """Its bit among the "first time" flags of its character."""
        self.types = 0
        """Types that the ally's card must have."""
        self.subject = BY_ITSELF
        self.at_enemy = False
        """Must the ally's card be aimed at an enemy?"""
        self.least = 0
        """How much must be gained, spent, dealt …, at least."""
        self.condition: Condition | None = None
        """While what it waits; asked of its bearer."""
        self.doer: Condition | None = None
        """Asked of whoever does it, as of "the target"."""
        self.other: Condition | None = None
        """Asked of the one it is done to or who did it, as of "the target"."""
        self.kind = -1
        """The kind of status that it must be about, or -1."""


class Mitigation:
    """Resist, Absorb, Weakness or Immune with the types it asks for."""

    def __init__(self, kind: int, flat: int, percent: int) -> None:
        self.kind = kind
        self.flat = flat
        self.percent = percent
        self.wants: list[int] = []
        """A mask per alternative: all of its types are needed. None at all: every damage."""
        self.bars: list[int] = []
        """A mask per alternative: types that must not be there (uni.kw.resist.1)."""
        self.per_value = False
        """Is it so much for each of the number of its status?"""
        self.condition: Condition | None = None
        """While what it works."""


class StatusFace(ProgramFace):
    """A status, shared or a character's own. Its place among the faces is its number."""

    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.mode = ONE
        self.kind = UNIQUE
        self.cap = STATUS_CAP
        self.count_cap = STATUS_CAP
        self.base = 1
        self.owner = -1
        """The character (slot) whose page it stands on; -1 for the shared ones."""
        # programs, -1 where there is none
        self.turn_start = -1
        self.turn_end = -1
        self.turn_end_gains = False
        self.on_gain = -1
        self.expires = -1
        self.expires_next_turn = -1
        self.triggers: list[Trigger] = []
        # Effect lines
        self.grants: list[int] = []
        """Keyword, types, number of the status and how much of it is needed, in fours: cards of these types have the
        keyword while there is so much; types 0: all cards."""
        self.cuts_cost = False
        self.costs: list[int] = []
        """Change and types, in pairs: what cards of these types cost more or less; 0: all cards."""
        self.meter_cost = 0
        """What its character's Ultimates cost more or less."""
        self.starts = 0
        """What its character has of it from the start."""
        self.power_types = 0
        self.power_percent = 0
        self.power_per_value = True
        self.power_flat = 0
        """What Power of these types grows by, after all percents; for each of its number if `power_per_value`."""
        self.forbids_all = False
        self.forbids = 0
        """Types of cards that its character cannot play."""
        self.unremovable = False
        """"Cannot be removed" (uni.status.18)."""
        self.hp_zero = False
        self.equips = False
        """An Equip status, or another one of those that a text switches between (uni.text.switch.1)."""
        self.group = ""
        """What stands before the colon of its name: switching ends those of the same group."""
        self.ammo = -1
        """The Ammo status of this weapon."""
        self.forms = False
        """Does some card's form depend on it?"""
        self.mitigations: list[Mitigation] = []
        self.rules: list[StandingRule] = []
        self.lasts = FOR_GOOD
        """When it goes by itself: made by a text that says for how long something is so."""
        self.next_card = -1
        """Types of the card with which it is used up, or -1."""
        self.on_play = False
        """Is it used up when that card is played, not when its use is over?"""


class CharacterFace(ProgramFace):
    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.version = ""
        self.roles: list[str] = []
        self.hp = MAX_HP
        self.mitigations: list[Mitigation] = []
        self.triggers: list[Trigger] = []
        self.starts: list[int] = []
        """Status and amount, in pairs (uni.innate.2)."""
        self.rescue_status = -1
        """The status that may be spent instead of falling to 0 HP (uni.innate.6)."""
        self.rescue_cost = 0
        self.rescue_hp = 0
        self.rescue_program = -1
        """What follows a rescue."""
        self.costs: list[int] = []
        """So much more Energy, and the types it concerns (0: all), in pairs (uni.house.energy.1)."""
        self.grants: list[int] = []
        """Keyword and the types that have it, in pairs (uni.status.17)."""
        self.powers: list[int] = []
        """Percent, plain amount and types, in threes (uni.house.roll.2, uni.house.roll.3)."""
        self.turn_starts: list[int] = []
        self.turn_ends: list[int] = []
        """Programs of innates that speak of Turn Start and Turn End."""
        self.rules: list[StandingRule] = []
        self.remembers = 0
        """A bit per event of which its texts ask whether it has happened this turn."""
        self.histories: list[History] = []
        """What its texts ask for more exactly than by the event."""
        self.more_own: list[int] = []
        """The same as below for what this character itself inflicts."""
        self.more_status: list[int] = []
        """Status and addition, in pairs: each infliction of it is that much larger (uni.innate.5)."""


class OwnCost:
    """So much more (or less) Energy, where its condition holds."""

    def __init__(self, amount: Amount, sign: int, condition: Condition | None) -> None:
        self.amount = amount
        self.sign = sign
        self.condition = condition


class OwnKeyword:
    """A keyword that the card has while its condition holds."""

    def __init__(self, bit: int, condition: Condition) -> None:
        self.bit = bit
        self.condition = condition


class CardFace(ProgramFace):
    def __init__(self, number: str, name: str, text: str) -> None:
        super().__init__(number, name, text)
        self.user = 0
        """The character (slot) whose card it is."""
        self.kind = BASIC
        self.slot = ""
        self.energy = 0
        self.energy_x = 0
        """Energy per X; the cost is `energy` + `energy_x` times X."""
        self.pays_energy = True
        """False for a cost in Ultimate Meter alone, which nothing changes (uni.house.energy.1)."""
        self.meter = 0
        self.meter_x = 0
        self.rolls = False
        self.low = 0
        self.high = 0
        self.low_x = 0
        self.high_x = 0
        self.types = 0
        self.attack = False
        self.defense = False
        self.special = False
        self.target = SELF
        self.speed = NORMAL
        self.keywords = 0
        self.hits = 1
        """Multihit count at X = 0 (uni.type.multihit.1)."""
        self.hits_x = 0
        self.bounces = 0
        self.prepare = 0
        self.follow_up_discount = 0
        self.own_costs: list[OwnCost] = []
        """What its own text makes it cost more or less (uni.house.energy.1)."""
        self.own_keywords: list[OwnKeyword] = []
        """What its own text gives it under a condition (uni.status.17)."""
        self.own_speeds: list[OwnKeyword] = []
        """The speed that its own text gives it under a condition (uni.play.8)."""
        self.pierces = 0
        """What its damage does not heed: Shield, Barrier, Resist, Evade, Cover; a bit each (uni.term.override.1)."""
        self.own_damage: list[OwnCost] = []
        """By how many percent its hits are changed, asked of each target (uni.house.roll.2)."""
        self.own_powers: list[OwnCost] = []
        """What its own text adds to its Power, behind all percents (uni.house.roll.3)."""
        self.x_least = 0
        self.x_most = -1
        """Largest X that the text allows; -1: the card has no X to name on play."""
        self.x_equals: Amount | None = None
        """What X is where the text says so and Power or hits depend on it: fixed on play (uni.house.x.1)."""
        self.x_status = -1
        """The status that X is spent from on use, which limits what may be named."""
        self.at: list[int] = [-1] * TIMINGS
        """The program of each timing, or -1."""
        self.needs: list[Condition] = []
        """Use conditions, asked on play and on use (uni.text.use.1)."""
        self.play_needs: list[Condition] = []
        """Conditions that are asked on play only (uni.e2.text.1, uni.e2.text.2)."""
        self.always_wins = False
        self.once = 0
        """How often it can be played: ONCE_A_TURN, ONCE_A_GAME, or as one likes."""
        self.once_flag = 0
        self.only_as = 0
        """The one window in which it can be played, or 0 (uni.e2.window.14)."""
        self.distance_line = False
        """Does Distance take that much more off its Power (uni.e2.text.8)?"""
        self.becomes: list[Condition] = []
        self.becomes_face: list[int] = []
        """The faces that the conditions lead to, in printed order (uni.house.forms.3)."""
        self.insteads: list[Condition] = []
        """Conditions of its "… instead", read before the effect begins (uni.text.instead.1)."""
        self.follow_up_instead = False
        self.root = True
        """Is it a printed card, not a form that another card turns into?"""

    @property
    def acts_attack(self) -> bool:
        return self.attack and not self.defense


_bits: dict[str, int] = {name: 1 << i for i, name in enumerate(TYPE_NAMES)}


def type_bit(name: str) -> int:
    """The bit of a type or tag; a new one is added for a name not seen before."""
    bit = _bits.get(name)
    if bit is None:
        bit = 1 << len(_bits)
        _bits[name] = bit
    return bit

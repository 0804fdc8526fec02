"""The board: three columns, the zones of both players, and the state of a match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from quadriga.games.guardians_arena.chapters.faces import NONE, Ability, Card, card
from quadriga.kernel.cards import Match
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.records import Record
from quadriga.kernel.state import NOBODY, Rules, State

COLUMNS: Final = 3  # gua.house.board.1

# Zones of one player. Those with columns are followed by two more.
DECK: Final = 0
HAND: Final = 1
PEN: Final = 2
STORAGE: Final = 3
DISCARD: Final = 4
VICTORIOUS: Final = 5
CAPTURED: Final = 6
GUARDIAN_PLACE: Final = 7
SHIELDS: Final = 8
"""Shields on creatures; `shield_of` says on which."""
ITEMS: Final = 9
"""C Items on creatures; `item_of` says on which."""
OUT: Final = 10
"""Out of the game beside the Victorious: their Items."""
PLAYED: Final = 11
"""Storage cards that have been announced or still work."""
STRONGHOLDS: Final = 12
ON: Final = 15
UNDER: Final = 18
UPGRADES: Final = 21
SPACE: Final = 24
"""The player's creature in the Combat Zone space of a column."""
FIGHTERS: Final = 27
"""Secondary fighters beside the player's Duelist of a column."""
PLAYER_ZONES: Final = 30
TERRAIN_ZONE: Final = 60
"""The Terrain of a space, whoever owns it; one for each column."""
ZONES: Final = 63

# Steps of the turn, for people and for `why not`.
SETUP: Final = 0
STOCK: Final = 1
STORAGE_HAND: Final = 2
UP_CARD: Final = 3
DRAFTING: Final = 4
DISCARDING: Final = 5
ENTERING: Final = 6
PRIMARY: Final = 7
SECONDARY: Final = 8
RESOLUTION: Final = 9
MOVEMENT: Final = 10
SETTLING: Final = 11
EXITING: Final = 12
CHALLENGE: Final = 13
RAID: Final = 14
END: Final = 15

# How a Duel stands.
NO_DUEL: Final = 0
FIGHTING: Final = 1
DECIDED: Final = 2

# Kinds of gift: what a side has been given in a Duel.
CHANNELED: Final = 1
SHOT: Final = 2
LENT: Final = 3

# What an applied effect of a Storage card, ability or answer does until the combat ends.
BANNED: Final = 1
MAY_RECEIVE: Final = 2
SHUNNED: Final = 4
SHOWN_HAND: Final = 5
LASTING: Final = 6
"""A Storage card whose text goes on working in a Duel: target is the column, amount the face."""

# Match options with the catalogue's defaults.
VICTORIOUS_TO_WIN: Final = 7  # gua.house.win.2
TURN_LIMIT: Final = 60  # gua.house.win.5
MAX_COPIES: Final = 5  # gua.house.deck.1


class Gift(Record):
    """What a side has been given in a Duel, or a fighter in a raid."""

    FIELDS = ("column", "seat", "kind", "giver", "receiver", "points")

    def __init__(self, column: int, seat: int, kind: int, giver: int, receiver: int, points: int) -> None:
        self.column = column
        self.seat = seat
        self.kind = kind
        self.giver = giver
        """Its handle, as the receiver's."""
        self.receiver = receiver
        self.points = points


@mypyc_attr(acyclic=True)
class Arena(State):
    """A match of Guardians Arena.

    Every list here is replaced, never changed in place, so that copies may share it.
    """

    def __init__(self, rules: Rules, match: Match, other: Arena | None = None) -> None:
        super().__init__(rules, match, other)
        if other is None:
            self.shield_of: vec[i64] = vec[i64]()
            """Per slot: the Shield on this creature, or -1."""
            self.item_of: vec[i64] = vec[i64]()
            """Per slot: the C Item on this creature, or -1."""
            self.bearer: vec[i64] = vec[i64]()
            """Per slot: the creature this Shield or Item is on, or -1."""
            self.face_up: vec[i64] = vec[i64]()
            """Per slot: 1 for a creature in play that lies face up."""
            self.used: vec[i64] = vec[i64]()
            """Per slot: column + 1 of the Duel this supporter was used in during this combat."""
            self.ruin: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0])
            self.stones: vec[i64] = vec[i64]([0, 0])
            self.lost_shields: vec[i64] = vec[i64]([0, 0])
            self.up_shown: vec[i64] = vec[i64]([0, 0])
            """1 while the top card of the deck lies face up as Up-Card."""
            self.up_number: vec[i64] = vec[i64]([0, 0])
            self.last_active = NOBODY
            self.step = SETUP
            self.passed: vec[i64] = vec[i64]([0, 0])
            self.column = -1
            """Column of the current Duel."""
            self.duel: vec[i64] = vec[i64]([0, 0, 0])
            self.primary_winner: vec[i64] = vec[i64]([-1, -1, -1])
            self.duel_winner: vec[i64] = vec[i64]([-1, -1, -1])
            self.gifts: list[Gift] = []
            self.dispelled: list[int] = []
            """Handles of Duelists whose Command does nothing in this combat."""
            self.raider = -1
            """Slots of a raid on a creature or Guardian, its fighters lie in FIGHTERS of column 0."""
            self.raided = -1
        else:
            self.shield_of = other.shield_of
            self.item_of = other.item_of
            self.bearer = other.bearer
            self.face_up = other.face_up
            self.used = other.used
            self.ruin = other.ruin
            self.stones = other.stones
            self.lost_shields = other.lost_shields
            self.up_shown = other.up_shown
            self.up_number = other.up_number
            self.last_active = other.last_active
            self.step = other.step
            self.passed = other.passed
            self.column = other.column
            self.duel = other.duel
            self.primary_winner = other.primary_winner
            self.duel_winner = other.duel_winner
            self.gifts = other.gifts
            self.dispelled = other.dispelled
            self.raider = other.raider
            self.raided = other.raided

    def clone(self) -> Arena:
        return Arena(self.rules, self.match, self)

    def more(self) -> list[str]:
        return [
            "shield_of", "item_of", "bearer", "face_up", "used", "ruin", "stones", "lost_shields",
            "up_shown", "up_number", "last_active", "step", "passed", "column", "duel",
            "primary_winner", "duel_winner", "gifts", "dispelled", "raider", "raided",
        ]  # fmt: skip

    def records(self) -> dict[str, type[Record]]:
        return {"gifts": Gift}


def arena(s: State) -> Arena:
    assert isinstance(s, Arena)
    return s


def zone(seat: int, which: int, column: int = 0) -> int:
    return seat * PLAYER_ZONES + which + column


def _kind_of(z: int) -> int:
    if z >= TERRAIN_ZONE:
        return TERRAIN_ZONE
    which = z % PLAYER_ZONES
    return which if which < STRONGHOLDS else which - (which - STRONGHOLDS) % COLUMNS


def _column_of(z: int) -> int:
    if z >= TERRAIN_ZONE:
        return z - TERRAIN_ZONE
    return (z % PLAYER_ZONES - STRONGHOLDS) % COLUMNS


_KINDS: Final = [_kind_of(z) for z in range(ZONES)]
_SEATS: Final = [NOBODY if z >= TERRAIN_ZONE else z // PLAYER_ZONES for z in range(ZONES)]
_COLUMNS: Final = [_column_of(z) for z in range(ZONES)]


def zone_seat(z: int) -> int:
    """Whose zone this is; NOBODY for the Terrain of a space."""
    return _SEATS[z]


def zone_kind(z: int) -> int:
    """Which of a player's zones, its column left out."""
    return _KINDS[z]


def zone_column(z: int) -> int:
    """The column of a zone that has one."""
    return _COLUMNS[z]


def only(s: Arena, z: int) -> int:
    """The one card of a place that holds at most one, or -1."""
    cards = s.zones[z]
    return cards[0] if cards else NONE


def columns_from_left(seat: int) -> list[int]:
    """Columns as this player counts them: your left is their right (gua.house.board.1)."""
    return [0, 1, 2] if seat == 0 else [2, 1, 0]


def guardian(s: Arena, seat: int) -> Card:
    return card(s, s.zones[zone(seat, GUARDIAN_PLACE)][0])


def ruins(s: Arena, seat: int) -> int:
    return s.ruin[seat * 3] + s.ruin[seat * 3 + 1] + s.ruin[seat * 3 + 2]


def stands(s: Arena, seat: int, column: int) -> bool:
    """Is that Stronghold card on its Stronghold side?"""
    return s.ruin[seat * 3 + column] == 0


def duelist(s: Arena, seat: int, column: int) -> int:
    """The player's creature in that space, or -1."""
    return only(s, zone(seat, SPACE, column))


def in_play(z: int) -> bool:
    """Is a creature there in play (gua.house.board.3)?"""
    return is_in_play(zone_kind(z))


def is_in_play(kind: int) -> bool:
    return kind == ON or kind == UNDER or kind == SPACE or kind == CAPTURED or kind == FIGHTERS


def controller(s: Arena, c: int) -> int:
    """Who controls a creature: the player in whose zone it lies, so a captive's capturer (gua.capture.3)."""
    return zone_seat(s.zone[c])


def shielded(s: Arena, c: int) -> bool:
    return s.shield_of[c] != NONE  # gua.house.shield.1, gua.house.capture.1


def terrain(s: Arena, column: int) -> int:
    """The Terrain card of a space, or -1."""
    return only(s, TERRAIN_ZONE + column)


def active_first(s: Arena) -> list[int]:
    return [s.active, 1 - s.active]


def own_abilities(s: Arena, c: int) -> list[Ability]:
    """What the creature has by its own text and its C Item's."""
    own = card(s, c).abilities
    item = s.item_of[c]
    return own if item == NONE else own + card(s, item).abilities


def ground(s: Arena, column: int) -> int:
    """The Terrain kinds a Duel stands on: a Duelist's Command may replace the printed ones."""
    for seat in range(2):
        d = duelist(s, seat, column)
        if d != NONE and s.face_up[d] and s.duel[column] != NO_DUEL:
            face = card(s, d)
            if face.command and s.handle(d) not in s.dispelled:
                for ability in face.abilities:
                    considered = ability.ground()
                    if considered:
                        return considered  # gua.card.terrainis.1
    t = terrain(s, column)
    return card(s, t).kinds if t != NONE else 0


def creatures_here(s: Arena, seat: int, column: int) -> list[int]:
    """Step 2: Duelist and used supporters of the current Duel; step 5: its secondary fighters (gua.house.storage.2)."""
    if s.step != PRIMARY:
        return s.zones[zone(seat, FIGHTERS, column)]
    found = [duelist(s, seat, column)]
    for k in range(COLUMNS):
        c = only(s, zone(seat, UNDER, k))
        if c != NONE and s.used[c] == column + 1:
            found.append(c)
    return found

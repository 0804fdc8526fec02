"""Boards of Guardians Arena: from a written position to a state, and the words of its players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from quadriga.games.boards import BadBoard, Board, Placed, different, everything
from quadriga.games.game import Card, Game
from quadriga.games.guardians_arena.chapters.faces import ICONS, ITEM_C, TERRAINS, card
from quadriga.games.guardians_arena.chapters.table import (
    CAPTURED,
    COLUMNS,
    FIGHTERS,
    GUARDIAN_PLACE,
    ITEMS,
    ON,
    SHIELDS,
    SPACE,
    STRONGHOLDS,
    TERRAIN_ZONE,
    UNDER,
    UPGRADES,
    ZONES,
    Arena,
    arena,
    guardian,
    ruins,
    zone,
    zone_column,
    zone_kind,
    zone_seat,
)
from quadriga.games.guardians_arena.chapters.turn import turn_at
from quadriga.games.guardians_arena.chapters.vitality import primary_total, secondary_total
from quadriga.games.guardians_arena.people.words import PLACE_NAMES, side
from quadriga.games.guardians_arena.positions.position_writer import (
    PHASES,
    PILES,
    PLACES,
    SIDES,
    WrittenBoards,
    add_to,
    column_of,
    zone_named,
)
from quadriga.games.guardians_arena.rules import RULES
from quadriga.kernel.cards import Face
from quadriga.kernel.state import State, run
from quadriga.messages.files import say

KINDS = {"Shield": "shield", "Standard": "standard bearer", "Terrain": "terrain", "Spell": "spell", "Tool": "item/hand",
         "Item": "item/creature", "Upgrade": "upgrade", "Downgrade": "downgrade", "Guardian": "guardian"}  # fmt: skip
"""The first word of a made-up card's name may say what it is; all others are creatures."""
GUARDIAN = {"type": "guardian", "vitality": 27, "draw": 3, "ldl": -1, "mdl": 1, "luc": 1, "stones": 5, "channeler": 5}
"""The Guardian of a side that names none."""
ZONES_OF_COLUMNS = {
    STRONGHOLDS: "{} Stronghold",
    ON: "on the {} Stronghold",
    UNDER: "under the {} Stronghold",
    UPGRADES: "at the {} Stronghold",
    SPACE: "in the {} space",
    FIGHTERS: "beside the {} Duelist",
    TERRAIN_ZONE: "{} space",
}
"""How scenarios name the places of a column, as their owner counts them."""
DECK_UNSAID = 20  # ours: enough that no scenario runs out of cards unawares


class GuardiansArenaBoards(WrittenBoards):
    zones: ClassVar[Mapping[str, str]] = {
        **{name: name for name in PILES},
        **{before + side: before + side for before in PLACES for side in SIDES},
        "center": "centre",
    }
    unsaid: ClassVar[Mapping[str, int]] = {"deck": DECK_UNSAID}
    counted = frozenset({"deck"})
    values = frozenset({"stones", "ruins", "up", "lost shields"})
    words = frozenset({"number"})
    phases = PHASES
    natural = frozenset({"draft", "enter", "movement", "terrain", "challenge", "raid", "discard"})
    passing: ClassVar[Mapping[str, str]] = {
        "draft": "done", "enter": "done", "movement": "stay", "terrain": "done", "challenge": "done", "raid": "done",
    }  # fmt: skip
    says: ClassVar[Mapping[tuple[str, str], str]] = {
        ("draft", "lay on"): "lay draft on",
        ("draft", "lay under"): "lay draft under",
        ("draft", "shield"): "shield give",
        ("secondary", "fight"): "fight join",
        ("raid fight", "fight"): "fight join",
        ("primary", "guardian"): "power channel",
        ("raid fight", "guardian"): "power channel",
        ("raid", "siege"): "siege",
        ("raid", "storm"): "storm",
        ("raid", "raid"): "raid attack",
        ("answer", "done"): "not answer",
        ("movement", "stay"): "end done pass",
    }

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- cards --------------------------------------------------------------------------

    def made_up(self, number: str, name: str, printed: Sequence[int], text: str, fields: Mapping[str, Any]) -> Card:
        """`Ram 8` is a creature of Vitality 8, `Ram 4/5` has a red 5; `Shield 9`, `Woods`, `Beer` are what they say."""
        made: dict[str, Any] = {"number": number, "name": name, "type": _kind(name)}
        if made["type"] == "guardian":
            made |= GUARDIAN
        elif made["type"] == "mortal":
            made |= {"size": "M", "vitality": 1, "ocb": 0}
        elif made["type"] == "bribery":
            made |= {"bribery": [name]}
        if printed:
            made["vitality"] = printed[0]
        if len(printed) == 2:
            made["red"] = printed[1]
        elif len(printed) > 2:
            raise BadBoard(
                say("no-numbers-behind-its-name-card", name=name, n=len(printed))
            )
        made |= fields
        if text:
            made["text"] = text
        return made

    def blank(self, number: str) -> Card:
        """A Spell without text: it is never among the options."""
        return {"number": number, "name": "Blank", "type": "spell", "vitality": 0}

    # -- building -----------------------------------------------------------------------

    def build(self, board: Board, change: Callable[[Face], None] | None = None) -> State:
        """The state of this position; `change` may alter the faces that were built for it."""
        ruin: Card = {"number": "TST-0-001", "name": "Stronghold", "type": "stronghold"}
        keeper: Card = {"number": "TST-0-002", "name": "Keeper", **GUARDIAN}
        cards, index = different([ruin, keeper, *[placed.card for placed in everything(board)]])
        decks: list[dict[str, Any]] = [{"name": "A", "faces": [], "start": []}, {"name": "B", "faces": [], "start": []}]
        match = self.game.match_of(cards, decks, board.seed, board.options)
        if change is not None:
            for face in match.faces:
                change(face)
        s = arena(RULES.blank(match))
        s.zones = [[] for _ in range(ZONES)]
        for seat in range(2):
            if "guardian" not in board.sides[seat].zones:
                add_to(s, index["TST-0-002"], seat, zone(seat, GUARDIAN_PLACE))
            for column in range(COLUMNS):
                add_to(s, index["TST-0-001"], seat, zone(seat, STRONGHOLDS, column))
            self._lay_side(s, board, seat, index)
        _begin(s, board)
        run(s)
        return s

    def _lay_side(self, s: Arena, board: Board, seat: int, index: Mapping[str, int]) -> None:
        side = board.sides[seat]
        for name, cards in side.zones.items():
            z = zone_named(name, seat)
            # Boards list a deck from the top; a state keeps the top card last.
            for placed in reversed(cards) if name == "deck" else cards:
                self._lay_card(s, placed, seat, z, index)
        s.stones[seat] = int(side.values.get("stones", guardian(s, seat).stones))
        s.up_number[seat] = int(side.values.get("up", 0))
        s.lost_shields[seat] = int(side.values.get("lost shields", 0))
        for word in str(side.values.get("ruins", "")).split():
            s.ruin[seat * 3 + column_of(word, seat)] = 1

    def _lay_card(self, s: Arena, placed: Placed, seat: int, z: int, index: Mapping[str, int]) -> None:
        captive = zone_kind(z) == CAPTURED
        c = add_to(s, index[placed.card["number"]], 1 - seat if captive else seat, z)
        for word, value in placed.more.items():
            if word != "face up":
                raise BadBoard(say("no-not-known-card-may-face", label=placed.label, word=word))
            s.face_up[c] = 1 if value else 0
        if captive or zone_kind(z) == FIGHTERS:
            s.face_up[c] = 1
        for under in placed.beneath:
            u_face = index[under.card["number"]]
            shield = card(s, c).type and _is_shield(under)
            u = add_to(s, u_face, seat, zone(seat, SHIELDS if shield else ITEMS))
            if not shield and card(s, u).type != ITEM_C:
                raise BadBoard(say("no-under-only-shields-c-items", label=under.label, label2=placed.label))
            s.bearer[u] = c
            if shield:
                s.shield_of[c] = u
            else:
                s.item_of[c] = u

    # -- looking ------------------------------------------------------------------------

    def cards_in(self, s: State, seat: int, zone: str) -> list[int]:
        cards = s.zones[zone_named(zone, seat)]
        if zone.startswith("terrain "):
            return [c for c in cards if s.owner[c] == seat]
        return cards[::-1] if zone == "deck" else cards[:]

    def beneath(self, s: State, c: int) -> list[int]:
        a = arena(s)
        return [x for x in (a.shield_of[c], a.item_of[c]) if x >= 0]

    def zone_of(self, s: State, c: int) -> tuple[int, str]:
        z = s.zone[c]
        seat = zone_seat(z) if zone_kind(z) != TERRAIN_ZONE else s.owner[c]
        if zone_kind(z) < STRONGHOLDS:
            return seat, PLACE_NAMES[zone_kind(z)]
        return seat, ZONES_OF_COLUMNS[zone_kind(z)].format(side(seat, zone_column(z)))

    def zone_name(self, number: int) -> str:
        """A zone by number, its place counted from the left of its owner (a Terrain's from A's)."""
        kind = zone_kind(number)
        for name, pile in PILES.items():
            if pile == kind:
                return name
        seat = zone_seat(number)
        place = zone_column(number) if seat <= 0 else COLUMNS - 1 - zone_column(number)
        for before, which in PLACES.items():
            if which == kind:
                return before + SIDES[place]
        return PLACE_NAMES[kind]

    def facts(self, s: State, c: int) -> dict[str, Any]:
        a = arena(s)
        facts: dict[str, Any] = {
            "zone": self.zone_of(s, c)[1],
            "face up": a.face_up[c] == 1,
            "shielded": a.shield_of[c] >= 0,
            "item": a.item_of[c] >= 0,
            "used": a.used[c] > 0,
            "dispelled": a.handle(c) in a.dispelled,
        }
        column = zone_column(a.zone[c]) if zone_kind(a.zone[c]) == SPACE else -1
        if column >= 0 and a.duel[column] and all(a.zones[zone(seat, SPACE, column)] for seat in range(2)):
            facts["primary"] = primary_total(a, column, a.owner[c])
            facts["secondary"] = secondary_total(a, column, a.owner[c])
        return facts

    def value(self, s: State, seat: int, name: str) -> Any:
        a = arena(s)
        if name == "stones":
            return a.stones[seat]
        if name == "ruins":
            return ruins(a, seat)
        if name == "up":
            return a.up_number[seat]
        if name == "lost shields":
            return a.lost_shields[seat]
        raise KeyError(name)


def _kind(name: str) -> str:
    if name in TERRAINS:
        return "terrain"
    if name in ICONS:
        return "bribery"
    return KINDS.get(name.split()[0], "mortal")


def _is_shield(placed: Placed) -> bool:
    return str(placed.card["type"]).lower() in ("shield", "shield/terrain", "standard bearer")


def _begin(s: Arena, board: Board) -> None:
    """Push the turn so that the phase of the board comes next."""
    phase = board.phase or "drafting"
    if phase not in PHASES:
        raise BadBoard(say("no-phase-phases", phase=phase, list=', '.join(PHASES)))
    s.active = board.turn
    s.last_active = board.turn
    number = int(board.values.get("number", 2))
    s.turn = number - 1 if phase == "stock" else number
    s.push(turn_at(phase))

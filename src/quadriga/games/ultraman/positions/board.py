"""Boards of the Ultraman Card Game: from a written position to a state, and the words of its players.

`areas: Orb2 5000/9000 over Orb1, -, face-down Wall` are the characters of areas 1 to 3, the second
place vacant. A made-up card `Orb2` is level 2 of the character ORB unless its fields say otherwise;
`over face-down Squire` is a Charge card.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from quadriga.games.boards import BadBoard, Board, Placed, different, everything
from quadriga.games.game import Card, Game
from quadriga.games.ultraman.chapters.battle import level_of, name_of, shown, types_of
from quadriga.games.ultraman.chapters.bp import bp, grade_decreased, grade_increased, is_extra
from quadriga.games.ultraman.chapters.faces import STATE_MARKS, STATE_NAMES, TYPES
from quadriga.games.ultraman.chapters.progression import turn_at
from quadriga.games.ultraman.chapters.table import (
    FIRST_CHARACTER,
    PHASE_NAMES,
    PLACE_NAMES,
    SCENE_AREA,
    SET_PHASE,
    START_PHASE,
    WIDTH,
    Table,
    table,
)
from quadriga.games.ultraman.chapters.zones import new_character
from quadriga.games.ultraman.people.explaining import marks_on
from quadriga.games.ultraman.positions.position_writer import PLACES, WrittenBoards
from quadriga.games.ultraman.rules import RULES
from quadriga.games.ultraman.vocabulary.tests import standing_for
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State, run
from quadriga.messages.files import say

VACANT = "-"
KAIJU_FROM = 5
"""Made-up cards of this level and more are Kaiju, as printed ones are (ucg.ident.3)."""
_LEVEL = re.compile(r"^(.*?)(\d+)$")


class UltramanBoards(WrittenBoards):
    zones: ClassVar[Mapping[str, str]] = {
        "areas": "battle area",
        "battle area": "battle area",
        "hand": "hand",
        "deck": "deck",
        "discard": "discard area",
        "discard area": "discard area",
        "exiled": "exiled",
        "scene": "scene area",
        "scene area": "scene area",
    }
    unsaid: ClassVar[Mapping[str, int]] = {"deck": 20, "hand": 3}
    words = frozenset({"first", "turn number"})
    phases = tuple(PHASE_NAMES[1:])
    natural = frozenset({"scene", "set", "level up", "power"})
    passing: ClassVar[Mapping[str, str]] = {"scene": "done", "level up": "done", "power": "done"}
    says: ClassVar[Mapping[tuple[str, str], str]] = {
        ("redraw", "yes"): "redraw",
        ("redraw", "no"): "keep",
        ("scene draw", "yes"): "draw",
        ("choose", "pick"): "choose pick",
        ("choose", "done"): "choose none",
        ("set", "set"): "set",
        ("power", "use"): "use activate",
        ("may", "yes"): "do",
        ("waiting", "waiting"): "resolve first next carry out",
        ("charge", "number"): "reveal",
        ("charge put", "yes"): "put",
        ("charge host", "pick"): "under",
        ("end of deck", "top"): "deck",
        ("end of deck", "bottom"): "deck",
    }

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- cards --------------------------------------------------------------------------

    def made_up(self, number: str, name: str, printed: Sequence[int], text: str, fields: Mapping[str, Any]) -> Card:
        card: dict[str, Any] = {"number": number, "name": name, **fields}
        if text:
            card["text"] = text
        if "round" in card:
            card["card_type"] = "Scene"
            return card
        named = _LEVEL.match(name)
        card.setdefault("character", (named[1] if named else name).strip().upper())
        card.setdefault("level", int(named[2]) if named else 1)
        card.setdefault("card_type", "Kaiju" if card["level"] >= KAIJU_FROM else "Ultra Hero")
        card.setdefault("type", "BASIC")
        if len(printed) > 4:
            raise BadBoard(say("no-numbers-behind-its-name-card-2", name=name, n=len(printed)))
        values = {STATE_MARKS[i]: n for i, n in enumerate(printed, 1) if n > 0} or {"SIN": 1000}
        if not isinstance(card.get("bp", {}), Mapping):
            columns = str(card["bp"]).split("/")
            card["bp"] = {STATE_MARKS[i]: int(n) for i, n in enumerate(columns, 1) if n not in ("", "-")}
        card.setdefault("bp", values)
        if "extra" in card:
            card["bp"] = {**card["bp"], "EXT": card.pop("extra")}
        return card

    def blank(self, number: str) -> Card:
        return self.made_up(number, "Blank", (1000,), "", {"level": 9, "card_type": "Ultra Mech"})

    def special(self, words: str) -> tuple[str, Mapping[str, Any]] | None:
        return (VACANT, {"level": 9}) if words == VACANT else None

    # -- building -----------------------------------------------------------------------

    def build(self, board: Board) -> State:
        cards, index = different(placed.card for placed in everything(board) if placed.label != VACANT)
        decks: list[dict[str, Any]] = [{"name": "A", "faces": []}, {"name": "B", "faces": []}]
        match = self.game.match_of(cards, decks, board.seed, board.options)
        t = table(RULES.blank(match))
        t.zones = [[] for _ in range(FIRST_CHARACTER)]
        count = max(len(side.zones.get("battle area", [])) for side in board.sides)
        t.areas = vec[i64]([-1] * (2 * count))
        begin(t, board)
        for seat in range(2):
            self.lay_side(t, board, seat, index)
        run(t)
        return t

    def lay_side(self, t: Table, board: Board, seat: int, index: Mapping[str, int]) -> None:
        for zone, cards in board.sides[seat].zones.items():
            if zone == "battle area":
                for area, placed in enumerate(cards):
                    if placed.label != VACANT:
                        self.lay_character(t, placed, seat, area, index)
                continue
            for placed in reversed(cards) if zone == "deck" else cards:
                if placed.beneath or placed.resting or placed.more:
                    raise BadBoard(say("no-only-characters-lie-so", label=placed.label, zone=zone))
                place = SCENE_AREA if zone == "scene area" else seat * WIDTH + PLACES[zone]
                RULES.add(t, [index[placed.card["number"]]], seat, place)

    def lay_character(self, t: Table, placed: Placed, seat: int, area: int, index: Mapping[str, int]) -> None:
        k = new_character(t, seat, area)
        for under in reversed(placed.beneath):
            zone = t.charge_zone(k) if under.face_down else t.stack_zone(k)
            RULES.add(t, [index[under.card["number"]]], seat, zone)
        c = RULES.add(t, [index[placed.card["number"]]], seat, t.stack_zone(k))
        self.set_words(t, c, {"hidden": placed.face_down, "resting": placed.resting, **placed.more})

    # -- looking ------------------------------------------------------------------------

    def cards_in(self, s: State, seat: int, zone: str) -> list[int]:
        t = table(s)
        if zone == "battle area":
            tops = [t.stack_of(k) for k in t.characters(seat)]
            return [cards[len(cards) - 1] for cards in tops]
        if zone == "scene area":
            return [c for c in t.zones[SCENE_AREA] if t.owner[c] == seat]
        cards = t.pile(seat, PLACES[zone])
        return cards[::-1] if zone in self.from_top else cards[:]

    def beneath(self, s: State, c: int) -> list[int]:
        t = table(s)
        k = t.character_of(c)
        cards = t.stack_of(k) if k >= 0 else [c]
        return cards[: cards.index(c)][::-1]

    def zone_of(self, s: State, c: int) -> tuple[int, str]:
        t = table(s)
        zone = t.zone[c]
        if zone >= FIRST_CHARACTER:
            return t.owner[c], "battle area" if (zone - FIRST_CHARACTER) % 2 == 0 else "charge"
        return (t.owner[c], "scene area") if zone == SCENE_AREA else (zone // WIDTH, PLACE_NAMES[zone % WIDTH])

    def zone_name(self, zone: int) -> str:
        if zone >= FIRST_CHARACTER:
            return "battle area"
        return "scene area" if zone == SCENE_AREA else PLACE_NAMES[zone % WIDTH]

    def facts(self, s: State, c: int) -> dict[str, Any]:
        t = table(s)
        facts: dict[str, Any] = {"zone": self.zone_of(s, c)[1], "face down": t.down[c] == 1}
        k = t.character_of(c)
        if k < 0:
            return facts
        facts |= {"area": t.area_of[k] + 1, "state": STATE_NAMES[t.state_of(k)]}
        facts |= {"sideways": t.sideways[k] == 1, "resting": t.sideways[k] == 1}
        facts["charges"] = len(t.charges_of(k))
        if standing_for(t, c) >= 0 and shown(t, k):
            facts |= {"bp": bp(t, k), "types": [TYPES[i] for i in types_of(t, k)]}
            facts |= {"marks": [str(mark) for mark in marks_on(t, k)]}
            facts |= {"extra": is_extra(t, k), "level": level_of(t, k), "character": name_of(t, k)}
            facts |= {"grade increased": grade_increased(t, k), "grade decreased": grade_decreased(t, k)}
        return facts

    def value(self, s: State, seat: int, name: str) -> Any:
        t = table(s)
        if name == "wins":
            return t.wins[seat]
        if name == "lead":
            return t.lead == seat
        if name == "round":
            return t.round_count()
        raise KeyError(name)


def begin(t: Table, board: Board) -> None:
    """Push the turn so that the phase of the board comes next; `turn` names the Lead."""
    phase = board.phase or "effect activation"
    if phase not in PHASE_NAMES[1:]:
        raise BadBoard(say("no-phase-phases", phase=phase, list=', '.join(PHASE_NAMES[1:])))
    t.lead = t.next_lead = t.active = board.turn
    t.first_lead = int(board.values.get("first", 0))
    number = PHASE_NAMES.index(phase)
    areas = len(t.areas) // 2
    t.turn = areas if number == START_PHASE or number > SET_PHASE else areas + 1
    t.turn = int(board.values.get("turn number", t.turn))
    t.push(turn_at(number))

"""Boards of Union Arena: from a written position to a state, and the words of its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from quadriga.games.boards import BadBoard, Board, Placed, different, everything
from quadriga.games.game import Card, Game
from quadriga.games.union_arena.chapters.energy import energy
from quadriga.games.union_arena.chapters.faces import CHARACTER, COLORS
from quadriga.games.union_arena.chapters.table import (
    AP_CARDS,
    LIFE_SIZE,
    PHASE_NAMES,
    PLACE_NAMES,
    START_PHASE,
    UNDER,
    WIDTH,
    Table,
    table,
)
from quadriga.games.union_arena.chapters.turn import turn_at
from quadriga.games.union_arena.chapters.values import bp
from quadriga.games.union_arena.people.explaining import marks_on
from quadriga.games.union_arena.positions.position_writer import PLACES, WrittenBoards, ap_of, mark
from quadriga.games.union_arena.rules import RULES
from quadriga.kernel.state import State, run
from quadriga.messages.files import say

UNPLAYABLE = 99
"""Required energy of blank cards, so that they are never among the options."""
DECK_UNSAID = 20  # ours: enough that no scenario runs out of cards unawares
OWN_TURN_UNSAID = 3  # from the third own turn on a player has all AP cards (ua.start.7)


class UnionArenaBoards(WrittenBoards):
    zones: ClassVar[Mapping[str, str]] = {
        "front": "front line",
        "front line": "front line",
        "energy": "energy line",
        "energy line": "energy line",
        "hand": "hand",
        "life": "life area",
        "life area": "life area",
        "deck": "deck",
        "sideline": "sideline",
        "removal": "removal area",
        "removal area": "removal area",
        "limbo": "limbo",
    }
    unsaid: ClassVar[Mapping[str, int]] = {"life area": LIFE_SIZE, "deck": DECK_UNSAID}
    counted = frozenset({"life area"})
    values = frozenset({"ap", "own turn"})
    words = frozenset({"first"})
    phases = tuple(PHASE_NAMES[1:])
    natural = frozenset({"extra draw", "movement", "main", "attack"})
    passing: ClassVar[Mapping[str, str]] = {
        "extra draw": "no",
        "movement": "done",
        "main": "done",
        "attack": "done",
    }
    automatic = frozenset({"life"})
    says: ClassVar[Mapping[tuple[str, str], str]] = {
        ("seat", "yes"): "player one go first",
        ("seat", "no"): "player two go second",
        ("mulligan", "yes"): "mulligan replace",
        ("mulligan", "no"): "keep",
        ("extra draw", "yes"): "extra draw pay",
        ("make room", "pick"): "remove room",
        ("remove", "pick"): "remove",
        ("hand limit", "pick"): "remove discard",
        ("pay", "pick"): "pay place sideline discard",
        ("block", "pick"): "block",
        ("life", "pick"): "turn up",
        ("raid trigger", "raid"): "trigger",
        ("raid move", "yes"): "move front line",
        ("raid move", "no"): "stay",
        ("main", "activate"): "use",
        ("order", "waiting"): "resolve first next carry out",
        ("trigger", "use trigger"): "check",
    }
    assumed: ClassVar[Mapping[str, str]] = {"play": "front line", "place": "front line"}

    def __init__(self, game: Game) -> None:
        self.game = game

    # -- cards --------------------------------------------------------------------------

    def made_up(self, number: str, name: str, printed: Sequence[int], text: str, fields: Mapping[str, Any]) -> Card:
        card: dict[str, Any] = {"number": number, "name": name, "type": "character", "color": "red"}
        card |= {"energy": 0, "ap": 1, "affinities": []}
        if len(printed) > 1:
            raise BadBoard(say("no-numbers-behind-its-name-card-3", name=name, n=len(printed)))
        card |= {k: v for k, v in fields.items() if k != "raid"}
        if "raid" in fields:  # the short way to write the Raid line
            line = f'[Raid] "{fields["raid"]}" Switch to active. May move to the front line.'
            text = f"{line}\n{text}".strip()
        if card["type"] == "character":
            card.setdefault("bp", printed[0] if printed else 1000)
        elif printed:
            raise BadBoard(say("no-no-character-so-no-bp", name=name))
        if text:
            card["text"] = text
        return card

    def blank(self, number: str) -> Card:
        return self.made_up(number, "Blank", (), "", {"energy": UNPLAYABLE})

    def special(self, words: str) -> tuple[str, Mapping[str, Any]] | None:
        """`3 red`: a site that generates three red energy."""
        count, _, color = words.partition(" ")
        if not count.isdigit() or color not in COLORS:
            return None
        fields = {"type": "site", "color": color, "generates": [color] * int(count), "energy": UNPLAYABLE}
        return f"{count} {color}", fields

    # -- building -----------------------------------------------------------------------

    def build(self, board: Board) -> State:
        cards, index = different(placed.card for placed in everything(board))
        decks: list[dict[str, Any]] = [{"name": "A", "faces": []}, {"name": "B", "faces": []}]
        options = {"pause": 1, **board.options}
        match = self.game.match_of(cards, decks, board.seed, options)
        g = table(RULES.blank(match))
        g.zones = [[] for _ in range(2 * WIDTH)]
        for seat in range(2):
            self.lay_side(g, board, seat, index)
        begin(g, board)
        run(g)
        return g

    def lay_side(self, g: Table, board: Board, seat: int, index: Mapping[str, int]) -> None:
        side = board.sides[seat]
        for zone, cards in side.zones.items():
            # Boards list a deck from the top; a state keeps the top card last.
            for placed in reversed(cards) if zone == "deck" else cards:
                c = RULES.add(g, [index[placed.card["number"]]], seat, seat * WIDTH + PLACES[zone])
                self.lay_card(g, placed, c, seat, zone, index)
        active, total = ap_of(side.values.get("ap", AP_CARDS))
        g.ap[seat], g.ap_active[seat] = total, active
        g.own_turn[seat] = int(side.values.get("own turn", OWN_TURN_UNSAID))

    def lay_card(self, g: Table, placed: Placed, c: int, seat: int, zone: str, index: Mapping[str, int]) -> None:
        on_field = g.on_field(c)
        if (placed.resting or placed.beneath or placed.more) and not on_field:
            raise BadBoard(say("no-only-field-cards-rest-have", label=placed.label, zone=zone))
        if zone == "front line" and g.face(c).type != CHARACTER:
            raise BadBoard(say("no-no-character-cannot-stand-on", label=placed.label))
        g.resting[c] = 1 if placed.resting else 0
        for word, value in placed.more.items():
            mark(g, c, placed.label, word, value)
        for under in reversed(placed.beneath):
            u = RULES.add(g, [index[under.card["number"]]], seat, seat * WIDTH + UNDER)
            g.host[u] = c
            g.face_down[u] = 1 if under.face_down else 0

    # -- looking ------------------------------------------------------------------------

    def cards_in(self, s: State, seat: int, zone: str) -> list[int]:
        cards = table(s).pile(seat, PLACES[zone])
        return cards[::-1] if zone == "deck" else cards[:]

    def beneath(self, s: State, c: int) -> list[int]:
        return table(s).beneath(c)[::-1]

    def zone_of(self, s: State, c: int) -> tuple[int, str]:
        g = table(s)
        return g.seat_of(c), PLACE_NAMES[g.place(c)]

    def zone_name(self, number: int) -> str:
        return PLACE_NAMES[number % WIDTH]

    def facts(self, s: State, c: int) -> dict[str, Any]:
        g = table(s)
        facts: dict[str, Any] = {"zone": PLACE_NAMES[g.place(c)], "resting": g.resting[c] == 1}
        facts |= {"face down": g.face_down[c] == 1}
        if g.face(c).type == CHARACTER:
            facts["bp"] = bp(g, c)
        if g.on_field(c):
            facts["marks"] = [str(mark) for mark in marks_on(g, c)]
            facts["raided"] = g.raided(c)
        return facts

    def value(self, s: State, seat: int, name: str) -> Any:
        g = table(s)
        if name == "ap":
            return g.ap_active[seat]
        if name == "ap cards":
            return g.ap[seat]
        if name == "generated":
            have = energy(g, seat)
            return {COLORS[i]: have[i] for i in range(5) if have[i]}
        if name == "own turn":
            return g.own_turn[seat]
        raise KeyError(name)


def begin(g: Table, board: Board) -> None:
    """Push the turn so that the phase of the board comes next."""
    phase = board.phase or "main"
    if phase not in PHASE_NAMES[1:]:
        raise BadBoard(say("no-phase-phases", phase=phase, list=', '.join(PHASE_NAMES[1:])))
    g.first = int(board.values.get("first", 0))
    g.active = board.turn
    g.turn = g.own_turn[0] + g.own_turn[1]
    turn = turn_at(PHASE_NAMES.index(phase))
    if PHASE_NAMES.index(phase) == START_PHASE:  # the turn itself begins: it is counted then
        g.active = 1 - board.turn
        g.turn -= 1
        g.own_turn[board.turn] -= 1
    for c in range(len(g.card)):
        if g.entered[c]:  # "entered: 1" stands for this turn
            g.entered[c] = g.turn
    g.push(turn)

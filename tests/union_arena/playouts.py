"""Positions played on at random stay sound after every answer: a net under the rules.

The positions are those that tests and scenario files lay out (a line each in positions.jsonl: made-up cards and the
two sides, as `Table.place` takes them, or the name of the scenario), and others made around each made-up card with a
text from what that text speaks of.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from quadriga.exercise import pick
from quadriga.games.game import Card
from quadriga.games.union_arena.chapters.table import table as as_table
from quadriga.games.union_arena.people import refusing
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.state import State, answer
from quadriga.rulebook import catalogue
from quadriga.scenario import files, laying
from quadriga.scenario.table import DEAL, Table
from quadriga.scenario.writing import MEMORY
from tests.soundness import table_is_sound

POSITIONS = Path(__file__).parent / "positions.jsonl"
WAYS = 5
"""How often each position is played on."""
ANSWERS = 60
TURNS = 2
"""How far: a turn and the opponent's next one."""
LIKING = 600
"""Times in a thousand that an option with the card itself is taken, where a position is made around a card."""
SERIES = "TST"
COLORS = ("red", "blue", "yellow", "green", "purple")
TRIGGERS = ("draw", "get", "active", "special", "final", "color", None)


class Position(msgspec.Struct, omit_defaults=True):
    scenario: str = ""
    cards: dict[str, dict[str, Any]] = {}
    board: dict[str, Any] = {}


def positions() -> list[Position]:
    return [msgspec.json.decode(line, type=Position) for line in POSITIONS.read_bytes().splitlines()]


def described(position: Position) -> tuple[Table, dict[str, Any]]:
    """A table that knows the position's cards, and the board to lay out on it."""
    table = Table("union-arena")
    cards, board = position.cards, position.board
    if position.scenario:
        scenario = files.read(table.game.folder / "scenarios" / f"{position.scenario}.yaml")
        cards, board = dict(scenario.cards), dict(scenario.board)
    for label, fields in cards.items():
        table.card(label, **fields)
    return table, board


def lay(position: Position) -> Table:
    """The table with this position on it."""
    table, board = described(position)
    table.place(**{name.replace(" ", "_"): value for name, value in board.items()})
    return table


def play_on(position: Position) -> None:
    """Play the position on, several ways."""
    table = lay(position)
    for way in range(WAYS):
        played_on(table, table.state.clone(), seeded(way), [])


def others() -> list[Card]:
    """Plain cards to make positions of: what a text asks for may be among them."""
    plain = {"energy": 0, "ap": 1}
    found: list[Card] = [
        {"number": f"{SERIES}-3-{n:03}", "name": name, "type": "character", "bp": 1000 + 500 * (n % 7), **plain}
        | {"color": COLORS[n % 5], "affinities": ["Tide"] if n % 2 else [], "trigger": TRIGGERS[n % 7]}
        | {"energy": n % 4, "ap": 2 if n == 5 else 1, "generates": [COLORS[n % 5]] * (n % 3)}
        for n, name in enumerate(("Ram", "Oda", "Ume", "Pup", "Kid", "Ewe", "Gull", "Yew"))
    ]
    found.append({"number": f"{SERIES}-3-100", "name": "Spark", "type": "event", "color": "red", "text": "Draw a card.", **plain})
    found.append({"number": f"{SERIES}-3-101", "name": "Pier", "type": "site", "color": "red", "generates": "red", **plain})
    found.append({"number": f"{SERIES}-3-102", "name": "Wolf", "type": "character", "color": "red", "bp": 3000, **plain}
                 | {"text": '[Raid] "Pup" Switch to active. May move to the front line.'})  # fmt: skip
    return found


def play_around(card: Card) -> None:
    """Play positions made around a card."""
    table = Table("union-arena")
    pool = others()
    chance = seeded(sum(str(card["number"]).encode()))
    for _ in range(WAYS):
        s = table.boards.build(table.game.trial(card, pool, chance.below))
        played_on(table, s, chance, [c for c in range(len(s.card)) if s.faces[s.card[c]].number == card["number"]])


def played_on(table: Table, s: State, chance: Chance, liked: list[int]) -> None:
    end = s.turn + TURNS
    for _ in range(ANSWERS):
        if s.decision is None or s.turn >= end:
            break
        told = len(s.log)
        answer(s, pick(s, liked, chance, LIKING))
        table_is_sound("union-arena", s, told)
        look(table, s, chance)


def look(table: Table, s: State, chance: Chance) -> None:
    """What everything on the field is worth, and why one card cannot do something: each can be asked at any time."""
    g = as_table(s)
    for seat in range(2):
        for c in g.field(seat):
            table.boards.facts(s, c)
        table.boards.value(s, seat, "generated")
    c = chance.below(len(s.card))
    action = refusing.ACTIONS[chance.below(len(refusing.ACTIONS))]
    refusal = table.game.why_not(s, chance.below(2), action, s.ref[c])
    assert refusal is None or catalogue.exists(refusal.rule), f"{action} is refused by {refusal.rule}, which is no rule"


def made_up() -> list[Card]:
    """The made-up cards of all positions that have a text, each text once, under numbers of one series.

    Pytest asks for them before it runs anything, so no position is laid out and no text read for it.
    """
    found: dict[str, Card] = {}
    for position in positions():
        table, board = described(position)
        if DEAL not in board:
            laying.board(table.game, table.cards, {name: value for name, value in board.items() if name != MEMORY})
        for card in table.cards.by_label.values():
            if card.get("text") and str(card["number"]).startswith(SERIES):
                found.setdefault(str(card["text"]), card)
    return [{**card, "number": f"{SERIES}-2-{n:03}"} for n, card in enumerate(found.values())]

"""A position as a scenario file, and back: the judge's editor."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from quadriga.games.boards import BadBoard, Boards
from quadriga.games.door import Game, Unreadable
from quadriga.kernel.state import State
from quadriga.kernel.view import SPECTATOR
from quadriga.scenario import files, running
from quadriga.scenario.files import BadScenario, Scenario
from quadriga.scenario.table import BadWords, Table
from quadriga.server.refusing import Refused

LETTERS = "AB"


def parsed(text: str, file: str = "the scenario") -> Scenario:
    try:
        return files.parse(text, file)
    except (BadScenario, ValueError, RecursionError) as error:
        raise Refused("bad-scenario", f"This is no scenario: {error}") from error


def laid(scenario: Scenario) -> Table:
    """The board of a scenario, laid out."""
    try:
        return running.lay(scenario)
    except (BadBoard, BadWords, BadScenario, Unreadable) as error:
        raise Refused("bad-scenario", f"The board cannot be laid out: {error}") from error
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError) as error:
        message = f"The board cannot be laid out ({type(error).__name__}: {error}); look at its cards and numbers."
        raise Refused("bad-scenario", message) from error


class Position(msgspec.Struct):
    """A position as a scenario file has it."""

    text: str
    exact: bool
    """Laying it out gives the same position again: the same cards, numbers, phase and question."""
    problem: str = ""
    """Why it cannot be laid out, if it cannot."""


def written(game: Game, s: State, title: str) -> Position:
    """A position as the text of a scenario file.

    A file holds what lies where, the phase and the players' numbers; effects that last for a while
    and what is half done are not in it.
    """
    position = Position("", False)
    for zeros in (True, False):  # some games do not write a number that is nothing
        text = _text(game, s, title, zeros)
        try:
            again = laid(parsed(text)).state
        except Refused as refused:
            position = position if position.text else Position(text, False, refused.message)
        else:
            return Position(text, _looks(game, again) == _looks(game, s))
    return position


def _text(game: Game, s: State, title: str, zeros: bool) -> str:
    boards = game.boards()
    library = game.cards()
    made_up = {
        str(card["number"]): _definition(card)
        for card in s.match.cards
        if library.get(str(card["number"])) != card and str(card["number"]) not in library
    }
    board: dict[str, Any] = {"turn": LETTERS[s.active], "seed": s.match.seed % 2**31}
    phase = str(game.view(s, SPECTATOR).get("phase", ""))
    for known in (phase, phase.lower()):
        if known in boards.phases:
            board["phase"] = known
    more = {"first": LETTERS[game.first_seat(s)], "number": s.turn, "turn number": s.turn}
    board |= {word: value for word, value in more.items() if word in boards.words}
    named = set(library) | set(made_up)
    for seat in range(2):
        side = _side(boards, s, seat, named)
        board[LETTERS[seat]] = {key: value for key, value in side.items() if zeros or value not in (0, "0")}
    data = {"game": game.name, "title": title, "cards": made_up, "board": board, "expect": {"turn": LETTERS[s.active]}}
    return msgspec.yaml.encode({key: value for key, value in data.items() if value}).decode()


def _definition(card: dict[str, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in card.items() if value is not None}


def _side(boards: Boards, s: State, seat: int, named: set[str]) -> dict[str, Any]:
    side: dict[str, Any] = {}
    for zone in dict.fromkeys(boards.zones.values()):
        cards = [_entry(boards, s, c, named) for c in boards.cards_in(s, seat, zone)]
        if cards or zone in boards.unsaid:
            side[zone] = cards
    for name in sorted(boards.values):
        try:
            value = boards.value(s, seat, name)
        except KeyError:
            continue
        with contextlib.suppress(KeyError):  # a number of cards of which some are active is written "2/3"
            value = f"{value}/{boards.value(s, seat, name + ' cards')}"
        side[name] = value
    return side


def _entry(boards: Boards, s: State, c: int, named: set[str]) -> Any:
    facts = boards.facts(s, c)
    entry: dict[str, Any] = {"card": _label(s, c, named)}
    if facts.get("resting"):
        entry["resting"] = True
    for u in boards.beneath(s, c):
        key = "face down" if boards.facts(s, u).get("face down") else "beneath"
        entry.setdefault(key, []).append(_label(s, u, named))
    return entry if len(entry) > 1 else entry["card"]


def _label(s: State, c: int, named: set[str]) -> str:
    """A card's number; a card that another one brings along has none of its own and goes by its name."""
    face = s.faces[s.card[c]]
    return face.number if face.number in named else face.name


def _looks(game: Game, s: State) -> Any:
    """What both players see, without the ids, which differ from one laying out to the next."""
    return [_without_ids(game.view(s, seat)) for seat in range(2)]


def _without_ids(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_ids(v) for key, v in value.items() if not _is_id(key, v)}
    if isinstance(value, list):
        return [_without_ids(v) for v in value]
    return value


def _is_id(key: str, value: Any) -> bool:
    """Ids and the count of turns differ; a zone's `cards` are cards, those of an option are ids."""
    if key == "cards":
        return not any(isinstance(v, dict) for v in value)
    return key in ("turn", "source") or (key == "id" and isinstance(value, int))

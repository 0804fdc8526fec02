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


def written(game: Game, s: State, title: str) -> tuple[str, bool]:
    """A position as the text of a scenario file, and whether laying it out gives the same position again.

    A file holds what lies where, the phase and the players' numbers; effects that last for a while
    and what is half done are not in it.
    """
    boards = game.boards()
    library = game.cards()
    made_up = {
        str(card["number"]): _definition(card) for card in s.match.cards if library.get(str(card["number"])) != card
    }
    board: dict[str, Any] = {"turn": LETTERS[s.active], "seed": s.match.seed % 2**31}
    phase = str(game.view(s, SPECTATOR).get("phase", ""))
    if phase in boards.phases:
        board["phase"] = phase
    for seat in range(2):
        board[LETTERS[seat]] = _side(boards, s, seat)
    data = {"game": game.name, "title": title, "cards": made_up, "board": board, "expect": {"turn": LETTERS[s.active]}}
    text = msgspec.yaml.encode({key: value for key, value in data.items() if value}).decode()
    try:
        again = laid(parsed(text)).state
    except Refused:
        return text, False
    return text, _looks(game, again) == _looks(game, s)


def _definition(card: dict[str, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in card.items() if value is not None}


def _side(boards: Boards, s: State, seat: int) -> dict[str, Any]:
    side: dict[str, Any] = {}
    for zone in dict.fromkeys(boards.zones.values()):
        side[zone] = [_entry(boards, s, c) for c in boards.cards_in(s, seat, zone)]
    for name in sorted(boards.values):
        try:
            value = boards.value(s, seat, name)
        except KeyError:
            continue
        with contextlib.suppress(KeyError):  # a number of cards of which some are active is written "2/3"
            value = f"{value}/{boards.value(s, seat, name + ' cards')}"
        side[name] = value
    return side


def _entry(boards: Boards, s: State, c: int) -> Any:
    number = s.faces[s.card[c]].number
    facts = boards.facts(s, c)
    entry: dict[str, Any] = {"card": number}
    if facts.get("resting"):
        entry["resting"] = True
    for u in boards.beneath(s, c):
        key = "face down" if boards.facts(s, u).get("face down") else "beneath"
        entry.setdefault(key, []).append(s.faces[s.card[u]].number)
    return entry if len(entry) > 1 else number


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

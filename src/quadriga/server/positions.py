"""A position as a scenario file, and back: the judge's editor."""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga import games
from quadriga.games import budgets
from quadriga.games.boards import BadBoard
from quadriga.games.game import Game, Unreadable
from quadriga.games.told import with_words
from quadriga.kernel.state import State
from quadriga.messages import Message, message_of
from quadriga.scenario import files, running, writing
from quadriga.scenario.files import BadScenario, Scenario
from quadriga.scenario.table import BadWords, Table
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import Bring, Edit, Lie, Move, Number

HALF_DONE = say("note-half-done")
OVER = say("note-over")


def parsed(text: str, file: str = "the scenario") -> Scenario:
    try:
        return files.parse(text, file)
    except (BadScenario, ValueError, RecursionError) as error:
        raise Refused("bad-scenario", say("no-scenario", why=message_of(error))) from error


def laid(scenario: Scenario) -> Table:
    """The board of a scenario, laid out."""
    try:
        return running.lay(scenario)
    except (BadBoard, BadWords, BadScenario, Unreadable) as error:
        raise Refused("bad-scenario", say("no-board", why=message_of(error))) from error
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, AssertionError, RecursionError) as error:
        fault = say("no-board-by-fault", kind=type(error).__name__, why=message_of(error))
        raise Refused("bad-scenario", fault) from error


class Position(msgspec.Struct):
    """A position as a scenario file has it."""

    text: str
    exact: bool
    """Opened as it is, the file gives the same state again."""
    problem: str = ""
    """What a change of it will not keep, or why nothing can be played from it."""
    said: Message | None = None
    """The problem by id."""


def written(game: Game, s: State, title: str) -> Position:
    """A position as the text of a scenario file."""
    text = writing.text_of(writing.scenario_of(game, s, title))
    if s.decision is None:
        return Position(text, True, str(OVER), OVER)
    quiet = game.boards().ask_again(s.clone())
    return Position(text, True) if quiet else Position(text, True, str(HALF_DONE), HALF_DONE)


def shown(name: str, text: str) -> dict[str, Any]:
    """In a reader: a judge's scenario laid out: what everybody sees, and the file written anew."""
    game = games.load(name)
    scenario = of_game(game, text)
    table = laid(scenario)
    data: dict[str, Any] = budgets.read_yaml(text)
    if writing.MEMORY in scenario.board:  # what was changed becomes part of what is remembered
        before = writing.remembered(game, scenario.board[writing.MEMORY])
        if data["expect"] == writing.expectation_of(game, before):  # of the position as it was, by nobody's wish
            data["expect"] = writing.expectation_of(game, table.state)
        data["board"] = {**writing.board_of(game, table.state), writing.MEMORY: writing.memory_of(game, table.state)}
    return {
        "title": scenario.title,
        "views": [game.view(table.state, seat) for seat in range(3)],
        "cards": made_up(table),
        "data": data,
        "text": writing.text_of(data),
        "lost": table.lost,
        "said": table.lost_said,
    }


def of_game(game: Game, text: str) -> Scenario:
    scenario = parsed(text)
    if scenario.game != game.name:
        raise Refused("bad-scenario", say("no-scenario-of-this-game", game=scenario.game, name=game.name))
    return scenario


def made_up(table: Table) -> list[dict[str, Any]]:
    """The cards of a scenario that no set has."""
    library = table.game.cards()
    made = [card for card in table.state.match.cards if card != library.get(str(card["number"]))]
    return [with_words(table.game.name, card) for card in made]


# -- single changes ----------------------------------------------------------------------------


def edited(name: str, text: str, edits: list[Edit]) -> dict[str, Any]:
    """In a reader: a scenario with these changes made one after the other, laid out."""
    of_game(games.load(name), text)
    data: dict[str, Any] = budgets.read_yaml(text)
    for number, edit in enumerate(edits, 1):
        try:
            _make(data["board"], edit)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise Refused("bad-scenario", say("no-such-change", number=number, why=message_of(error))) from error
    return shown(name, writing.text_of(data))


def _make(board: dict[str, Any], edit: Edit) -> None:
    side = board["AB"[edit.seat]]
    if isinstance(edit, Number):
        side[edit.name] = edit.value
        return
    if isinstance(edit, Bring):
        _lay(side, edit.zone, edit.card, edit.place)
        return
    entry = _taken(side, edit.zone, edit.at)
    stack = {key: value for key, value in entry.items() if key in ("card", "beneath", "face down")}
    if isinstance(edit, Move):
        _lay(side, edit.to, stack, edit.place)
    elif isinstance(edit, Lie):
        said = {key: value for key, value in edit.words.items() if value is not None and value is not False}
        _lay(side, edit.zone, {**stack, **said}, edit.at)


def _taken(side: dict[str, Any], zone: str, at: int) -> dict[str, Any]:
    """A card taken off a zone, with everything that is said of it."""
    cards = side[zone]
    if not isinstance(cards, list) or at >= len(cards):
        raise IndexError(f"there is no card {at} in the zone {zone!r}")
    entry = cards.pop(at)
    return dict(entry) if isinstance(entry, dict) else {"card": entry}


def _lay(side: dict[str, Any], zone: str, entry: Any, place: int | None) -> None:
    cards = side.setdefault(zone, [])
    if not isinstance(cards, list):
        raise ValueError(f"the zone {zone!r} is not written as a list of cards")
    alone = isinstance(entry, dict) and len(entry) == 1
    cards.insert(len(cards) if place is None else place, entry["card"] if alone else entry)

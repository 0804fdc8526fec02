"""Any position of any game is written as a scenario file that gives the same state again, and can be changed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from quadriga import games
from quadriga.games.boards import BadBoard
from quadriga.games.game import Game
from quadriga.kernel.state import State
from quadriga.scenario import files, running, writing
from quadriga.scenario.table import Table

EVERY = pytest.mark.parametrize("name", games.NAMES)
SHARE = 0.12
"""Of the decisions of a game, those that are looked at: neighbours are much alike."""


def positions(name: str, wanted: int) -> Iterator[tuple[Game, State, random.Random]]:
    """So many decisions of random games between the starter decks."""
    game = games.load(name)
    decks = list(game.decks().values())
    for seed in itertools.count():
        chance = random.Random(seed)
        s = game.new((chance.choice(decks), chance.choice(decks)), seed=seed)
        for _ in range(400):
            if s.decision is None:
                break
            if chance.random() < SHARE:
                yield game, s, chance
                wanted -= 1
                if wanted == 0:
                    return
            game.answer(s, chance.randrange(len(s.decision.options)))


def opened(data: dict[str, Any]) -> Table:
    return running.lay(files.parse(writing.text_of(data), "written"))


def without_memory(board: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in board.items() if key != writing.MEMORY}


@EVERY
def test_a_file_gives_the_same_state_again_at_every_decision(name: str) -> None:
    half_done = 0
    for game, s, _ in positions(name, 60):
        again = opened(writing.scenario_of(game, s, "a position")).state
        assert game.hash(again) == game.hash(s)
        for seat in range(3):
            assert game.view(again, seat) == game.view(s, seat)
        assert s.decision is not None
        half_done += s.decision.kind not in game.boards().natural
    assert half_done, "no decision in the middle of something was among them"


@EVERY
def test_a_written_position_is_a_scenario_that_runs(name: str) -> None:
    for game, s, _ in positions(name, 20):
        text = writing.text_of(writing.scenario_of(game, s, "a position"))
        assert running.run(files.parse(text, "written")) is None


@EVERY
def test_words_alone_lay_out_the_same_board_where_nothing_is_half_done(name: str) -> None:
    """Without its memory a board begins its phase: many are the same to the letter, others as it begins."""
    same = all_of_them = 0
    for game, s, _ in positions(name, 40):
        boards = game.boards()
        if s.decision is None or not boards.ask_again(s.clone()):
            continue
        data = writing.scenario_of(game, s, "a position")
        data["board"] = without_memory(data["board"])
        all_of_them += 1
        try:
            same += writing.board_of(game, opened(data).state) == data["board"]
        except BadBoard:
            continue  # cards that are being played have no words
    assert same > all_of_them * 0.3, (same, all_of_them)


@EVERY
def test_a_moved_card_is_the_only_thing_that_changes(name: str) -> None:
    moved = 0
    for game, s, chance in positions(name, 60):
        boards = game.boards()
        if s.decision is None or not boards.ask_again(s.clone()):
            continue
        data = writing.scenario_of(game, s, "a position")
        board = data["board"]
        letter = chance.choice("AB")
        zones = [zone for zone in sorted(boards.loose) if board[letter].get(zone)]
        if not zones:
            continue
        zone = chance.choice(zones)
        entry = board[letter][zone].pop(chance.randrange(len(board[letter][zone])))
        if isinstance(entry, dict) and {"beneath", "face down"} & set(entry):
            continue  # a stack is laid out anew
        board[letter]["hand"].append(entry["card"] if isinstance(entry, dict) else entry)
        table = opened(data)
        assert table.lost == "", "a single card moved must not lay the board out anew"
        after = table.state
        if after.decision is None or after.decision.kind != s.decision.kind or after.turn != s.turn:
            continue  # without it there was nothing to decide any more, and the game went on
        moved += 1
        assert writing.board_of(game, after) == without_memory(board)
        assert [a.data()[:1] for a in after.applied] == [a.data()[:1] for a in s.applied]
        assert game.hash(opened(writing.scenario_of(game, after, "kept")).state) == game.hash(after)
    assert moved > 5


def test_numbers_and_orientation_are_changed_on_the_state_itself() -> None:
    for game, s, _ in positions("union-arena", 60):
        if s.decision is None or s.decision.kind != "main":
            continue
        data = writing.scenario_of(game, s, "a position")
        side = data["board"]["AB"[s.active]]
        front = side["front line"]
        if not front or isinstance(front[0], dict):
            continue
        front[0] = {"card": front[0], "resting": True, "gains": 3000}
        side["ap"] = "1/3"
        table = opened(data)
        assert table.lost == ""
        lying = table.boards.cards_in(table.state, s.active, "front line")[0]
        assert table.boards.facts(table.state, lying)["resting"] is True
        assert table.boards.value(table.state, s.active, "ap") == 1
        return
    raise AssertionError("there was no card on a front line")


def test_what_a_change_cannot_keep_is_said() -> None:
    for game, s, _ in positions("union-arena", 5):
        data = writing.scenario_of(game, s, "a position")
        data["board"]["turn"] = "AB"[1 - s.active]
        lost = opened(data).lost
        assert lost.endswith(".") and "sets the board up again" in lost
        return


@pytest.mark.parametrize("memory", ["3 nonsense", "9 abc", "3", "3 " + "0" * 5000])
def test_a_damaged_memory_is_refused_with_a_sentence(memory: str) -> None:
    game, s, _ = next(positions("union-arena", 5))
    data = writing.scenario_of(game, s, "a position")
    data["board"][writing.MEMORY] = memory
    with pytest.raises(BadBoard, match="leave it out"):
        opened(data)

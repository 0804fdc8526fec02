"""Playing in the terminal: plain lines, commands, and nothing that the seat may not know."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import quadriga
from quadriga import games, replay, terminal
from quadriga.kernel.chance import seeded
from quadriga.kernel.unknown import scramble
from quadriga.players.player import RandomPlayer
from quadriga.scenario.table import Table
from quadriga.terminal import Terminal, wrapped


def reader(lines: list[str]) -> Callable[[str], str]:
    left = list(lines)

    def read(_: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def talk(session: replay.Session, *lines: str) -> str:
    """What a person reads who types these lines, and then nothing more."""
    said: list[str] = []
    Terminal(session, RandomPlayer(session.game, 5), 0, reader(list(lines)), said.append).play()
    return "\n".join(said)


def new_session(seed: int = 3) -> replay.Session:
    game = quadriga.load("union-arena")
    first, second, *_ = game.decks().values()
    return replay.Session(game, game.new((first, second), seed, {"first": 0}))


def test_a_whole_game_can_be_played_by_numbers() -> None:
    session = new_session()
    text = talk(session, *["1"] * 3000)
    assert session.state.over
    assert "You win (" in text or "You lose (" in text


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_can_be_played_and_looked_at(name: str) -> None:
    game = games.load(name)
    first, second, *_ = game.decks().values()
    session = replay.Session(game, game.new((first, second), 2))
    text = talk(session, *["1", "zones", "why", "why not a", "log"] * 12)
    assert "Your side:" in text and "The opponent's side:" in text and "You are asked by " in text
    assert "Not " in text


def test_questions_are_numbered_lines() -> None:
    text = talk(new_session())
    assert "Mulligan? (Redraw all seven, once)\n1. Redraw all seven\n2. Keep this hand" in text


def test_a_number_or_words_that_are_no_option_change_nothing() -> None:
    session = new_session()
    text = talk(session, "7", "fly", "0")
    assert "There is no option 7; the options are 1 to 2." in text and "No option has these words." in text
    assert session.answers == []


def test_words_take_the_option_that_has_them(table: Table) -> None:
    table.place(A="hand: Page 1000, Scribe 1000")
    text = talk(table.session, "page", "play page energy")
    assert "That could mean:" in text
    assert table.A.energy == ["Page"]


def test_why_cites_the_rule_of_the_question_and_of_what_happened(table: Table) -> None:
    table.place(A="front: Ram 4000; hand: Giant 5000 {energy: 4}")
    text = talk(table.session, "end", "ram", "why", "why not giant", "why not dragon")
    assert "You are asked by ua.damage.1: " in text
    assert "Ram attacks. By ua.attack.1: " in text
    assert (
        "Not play, raid, use, activate: Cards and Activate: Main abilities are used in your main phase. (ua.attack.4)"
        in text
    )
    assert "You see no card called 'dragon'." in text


def test_undo_and_redo(table: Table) -> None:
    table.place(A="hand: Page 1000")
    text = talk(table.session, "undo", "play page front", "undo")
    assert "There is nothing to take back." in text and "Taken back." in text
    assert table.A.hand == ["Page"]
    talk(table.session, "redo")
    assert table.A.front == ["Page"]


def test_undo_past_a_reveal_is_told(table: Table) -> None:
    table.place(A="front: Ram 4000", B="life: 1, 3")
    assert "counts as practice" in talk(table.session, "end", "ram", "1", "undo")


def test_zones_log_card_and_help_are_plain_lines(table: Table) -> None:
    table.place(A="front: Ram 4000 [Impact (1)] resting over Lamb 1000; hand: Page 1000", B="hand: 2")
    text = talk(table.session, "zones", "log", "card ram", "card nobody", "help", "options")
    assert "  front line: Ram, 4000 BP, resting, Impact 1, over Lamb" in text
    assert "  hand: 2 hidden" in text and "  hand: Page" in text
    assert "[Impact (1)]" in text and "There is no card called 'nobody'." in text
    assert "why not CARD" in text


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    session = new_session()
    text = talk(session, "2", f"save {tmp_path / 'game.json'}", "save", f"save {tmp_path}", "quit", "1")
    assert "Saved in" in text and "Name a file" in text and "can't be written" in text
    again = replay.resume(replay.read(tmp_path / "game.json"))
    assert again.game.hash(again.state) == session.game.hash(session.state)


def test_nothing_is_shown_that_the_seat_cannot_know() -> None:
    session = new_session()
    talk(session, *["1"] * 25)
    looks = ("zones", "log 500", "why", "why not a", "card e", "options")
    shown = []
    for seed in (1, 2):
        state = session.state.clone()
        state.log = list(session.state.log)
        scramble(state, 0, seeded(seed))
        shown.append(talk(replay.Session(session.game, state), *looks))
    assert shown[0] == shown[1] and len(shown[0]) > 1000


def test_a_replay_is_walked_forth_and_back(tmp_path: Path) -> None:
    session = new_session()
    talk(session, *["1"] * 30)
    record = session.replay()
    said: list[str] = []
    terminal.walk(record, 2, reader(["", "3", "back", "zones", "what", "1000"]), said.append)
    text = "\n".join(said)
    assert "Player A's side" in text and "Enter for the next answer" in text
    assert said[-1] == f"End of the replay after {len(record.answers)} answers."
    everything: list[str] = []
    terminal.walk(record, 2, None, everything.append)
    assert everything[-1] == said[-1]
    record.hash = "wrong"
    with pytest.raises(replay.BrokenReplay):
        terminal.walk(record, 2, None, everything.append)


def test_long_lines_break_between_words_at_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size((40, 24)))
    line = "  2  Play Lanternkeeper Oda onto the front line of your side of the table"
    wrapped(line)
    assert capsys.readouterr().out == f"{line}\n", "Into a file a line goes as it is."
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    wrapped(line)
    out = capsys.readouterr().out.splitlines()
    assert len(out) > 1 and all(len(part) < 40 for part in out)
    assert " ".join(part.strip() for part in out) == line.strip()

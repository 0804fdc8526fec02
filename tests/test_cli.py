"""The commands: what they print, their JSON, and one sentence with exit code 2 for bad input."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
import yaml

import quadriga
from quadriga import cli
from quadriga.rulebook.marks import rule

SCENARIO = {
    "game": "union-arena",
    "title": "A wall stands",
    "board": {"A": "front: Ram 2000", "B": "front: Wall 3000"},
    "play": [{"A": "attack with Ram"}, {"B": "block with Wall"}],
    "expect": {"B": "front: Wall resting"},
}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of a command."""
    old = sys.argv
    sys.argv = ["quadriga", *words]
    try:
        cli.main()
        code = 0
    except SystemExit as stop:
        code = int(stop.code or 0)
    finally:
        sys.argv = old
    said = capsys.readouterr()
    return code, said.out, said.err


def test_scenario_run_tells_and_counts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(yaml.safe_dump(SCENARIO))
    bad.write_text(yaml.safe_dump(SCENARIO | {"expect": {"B": "life: 6"}}))
    assert run(capsys, "scenario", "run", str(good))[:2] == (0, "1 of 1 scenarios hold.\n")
    code, out, _ = run(capsys, "scenario", "run", str(tmp_path), "--json")
    data = json.loads(out)
    assert code == 1 and (data["scenarios"], data["passed"]) == (2, 1)
    [failed] = data["failed"]
    assert failed["file"] == str(bad) and failed["title"] == "A wall stands" and failed["at"] == "the end"
    assert failed["expected"] == "B life: 6" and failed["found"].startswith("B life: 7")
    code, out, _ = run(capsys, "scenario", "run", str(bad))
    assert code == 1 and "expected B life: 6" in out and "0 of 1 scenarios hold." in out


@rule("ua.deck.1", "ua.deck.3")
def test_deck_check_names_every_offence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("5 QDR-1-014\n1 XXX-1-001\n")
    code, out, _ = run(capsys, "deck", "check", str(deck))
    assert code == 1
    assert "[ua.deck.1]" in out and "5 copies of QDR-1-014 Lanternkeeper Oda, at most 4 [ua.deck.3]" in out
    assert "XXX-1-001" in out
    code, out, _ = run(capsys, "deck", "check", str(deck), "--json")
    assert code == 1 and not json.loads(out)["legal"]
    starter = quadriga.load("union-arena").folder / "decks"
    for file in starter.glob("*.toml"):
        assert run(capsys, "deck", "check", str(file))[0] == 0


def test_cards_show_and_check(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "show", "QDR-1-014")
    assert code == 0 and "Lanternkeeper Oda (QDR-1-014)" in out and "[When Played]" in out
    sets = quadriga.load("union-arena").folder / "sets" / "qdr.toml"
    code, out, _ = run(capsys, "cards", "check", str(sets), "--game", "union-arena", "--json")
    data = json.loads(out)
    assert code == 0 and set(data) == {"cards", "with_text", "read", "abilities", "exercised", "declined", "dialects"}
    assert data["read"] + len(data["declined"]) == data["with_text"] <= data["cards"]


def test_a_game_is_played_saved_loaded_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    saved = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 10 + f"save {saved}\n"))
    code, out, _ = run(capsys, "play", "union-arena", "--seed", "3", "--opponent", "random")
    assert code == 0 and "seed 3" in out and f"Saved in {saved}." in out
    monkeypatch.setattr(sys, "stdin", io.StringIO("zones\n"))
    code, out, _ = run(capsys, "play", "--load", str(saved))
    assert code == 0 and "Your side:" in out
    code, out, _ = run(capsys, "replay", str(saved))
    assert code == 0 and "End of the replay" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "There is no game 'chess';"),
        (("play", "--deck", "nothing"), "There is no deck 'nothing'"),
        (("play", "--opponent", "god"), "There is no player called 'god'"),
        (("play", "--load", "nowhere.json"), "nowhere.json can't be read"),
        (("replay", "nowhere.json"), "nowhere.json can't be read"),
        (("replay", "nowhere.json", "--seat", "C"), "There is no seat 'C'"),
        (("deck", "check", "nowhere.toml"), "nowhere.toml can't be read"),
        (("cards", "show", "Nobody"), "No card of Union Arena is called 'Nobody'."),
        (("cards", "check", "nowhere.json"), "nowhere.json can't be read"),
        (("rules", "show", "ua-nonsense-1"), "ua-nonsense-1"),
        (("bench", "chess"), "There is no game 'chess';"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2 and told in err and err.count("\n") == 1 and out == ""


def test_cards_that_are_not_understood_need_vanilla(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = quadriga.load("union-arena")
    deck = next(iter(game.decks().values()))
    number = next(n for n in deck.cards if game.cards()[n].get("text"))
    cards = {n: dict(c) for n, c in game.cards().items()}
    cards[number]["text"] = "[When Played] Sing a song."
    monkeypatch.setattr(type(game), "cards", lambda self: cards)
    code, _, err = run(capsys, "play", "--deck", deck.key, "--seed", "1")
    assert code == 2 and number in err and "ing a song" in err
    import io

    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert run(capsys, "play", "--deck", deck.key, "--seed", "1", "--vanilla")[0] == 0

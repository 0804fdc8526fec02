"""Match options and our own rulings: what can be agreed on, who takes it, and where it is told."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.games import NAMES
from quadriga.rulebook import house, rules
from quadriga.rulebook.options import BadOption, checked, given, match_options, settled
from quadriga.scenario.files import parse
from quadriga.scenario.running import run

ROOT = Path(__file__).parents[2]
SCENARIO = """
game: universal-arena
title: the first Combat Round
board:
  A: "line: Ava, Abe, Ann; hand: Jab attack 10"
  B: "line: Bea, Bob, Ben"
  options: {%s}
expect: {A can: end the turn}
"""


@pytest.mark.parametrize("game", NAMES)
def test_every_ruling_of_ours_has_its_reason(game: str) -> None:
    assert [rule.id for rule in house.rulings(game) if not rule.reason] == []


@pytest.mark.parametrize("game", NAMES)
def test_only_rulings_of_ours_have_reasons(game: str) -> None:
    assert [rule.id for rule in rules(game) if rule.reason and rule.basis != "house"] == []


def test_the_page_of_house_rules_is_as_the_catalogues_have_it() -> None:
    assert (ROOT / "docs/house-rules.md").read_text(encoding="utf-8") == house.page()


@pytest.mark.parametrize("game", NAMES)
def test_every_offered_option_says_what_it_changes(game: str) -> None:
    for option in match_options(game):
        assert not option.offered or (option.title and option.says and option.rule), option.name


def test_an_option_is_given_by_number_or_by_its_words() -> None:
    assert given("universal-arena", ["must_open=0"]) == {"must_open": 0}
    assert given("universal-arena", ["must_open=May be skipped", "turn_limit=7"]) == {"must_open": 0, "turn_limit": 7}


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("must_opn=0", "universal-arena has no option 'must_opn'; did you mean must_open?"),
        ("must_open", "An option is given as NAME=VALUE, not as 'must_open'."),
        ("must_open=3", "The option must_open can't be 3; it can be 1 (must be opened); 0 (may be skipped)."),
        ("must_open=never", "The option must_open takes 'must be opened' or 'may be skipped' or a number, not"),
        ("turn_limit=0", "The option turn_limit is a number from 1 to 1000, not 0."),
        ("strange=x", "universal-arena has no option 'strange'; its options are"),
    ],
)
def test_a_bad_option_gets_one_sentence(typed: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        given("universal-arena", [typed])
    assert str(refused.value).startswith(sentence)


def test_what_is_as_usual_need_not_be_told() -> None:
    assert "turn_limit" not in settled("universal-arena", {"turn_limit": 100, "pause": 1})
    assert settled("universal-arena", {"turn_limit": 9})["turn_limit"] == 9


def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(BadOption, match="no option 'vanila'; did you mean vanilla"):
        checked("union-arena", {"vanila": 1})


def test_a_board_takes_options() -> None:
    assert run(parse(SCENARIO % "must_open: may be skipped", "x")) is None
    assert run(parse(SCENARIO % "must_open: 1", "x")) is not None


def test_a_simulation_takes_options(tmp_path: Path) -> None:
    line = ["simulate", "--game", "universal-arena", "--players", "random,random", "--games", "2"]
    line += ["--json", "--jobs", "1", "--csv-file", str(tmp_path / "games.csv")]
    done = CliRunner().invoke(app, [*line, "--option", "turn_limit=1"])
    assert json.loads(done.stdout)["games"] == 2
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        assert [(game["turns"], game["rule"]) for game in csv.DictReader(file)] == [("1", "uni.house.win.2")] * 2
    refused = CliRunner().invoke(app, [*line, "--option", "turns=1"])
    assert refused.exit_code != 0 and "no option 'turns'" in str(refused.exception)

"""Lessons and puzzles: their paths lead to their goals, in every language, and puzzles are really won."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga import games
from quadriga.games import NAMES
from quadriga.players.solve import Solver
from quadriga.scenario import files
from quadriga.scenario.files import BadScenario
from quadriga.scenario.lessons import Guide, teaching
from quadriga.scenario.running import lay

GAMES = Path(games.__file__).parent
LANGUAGES = {"en", "zh-Hant"}
LONGEST = 60
IDLE = ("pass", "no", "do not", "end")


def of(game: str, kind: str) -> list[Path]:
    return sorted((games.load(game).folder / "scenarios").glob(f"**/{kind}-*.yaml"))


LESSONS = [path for game in NAMES for path in of(game, "lesson")]
PUZZLES = [path for game in NAMES for path in of(game, "puzzle")]


@pytest.mark.parametrize("game", NAMES)
def test_each_game_has_six_to_eight_lessons_and_ten_puzzles(game: str) -> None:
    assert 6 <= len(of(game, "lesson")) <= 8
    assert len(of(game, "puzzle")) >= 10


@pytest.mark.parametrize("path", LESSONS, ids=lambda p: f"{p.parents[2].name} {p.stem}")
def test_whoever_follows_a_lesson_reaches_its_goal(path: Path) -> None:
    guide = Guide(files.read(path))
    for _ in range(LONGEST):
        asked = guide.table.state.decision
        if guide.done or asked is None:
            break
        advice = guide.advice(asked.player)
        assert advice is not None, f"The lesson has nothing to say to {guide.table.waiting_for}."
        guide.follow([*guide.answers, advice.options[0]])
    assert guide.done and guide.answers, "The goal is reached, and not from the start."
    assert sum(line > 0 for line in guide.at) == sum(bool(lines) for lines in guide.lines)


@pytest.mark.parametrize("path", LESSONS, ids=lambda p: f"{p.parents[2].name} {p.stem}")
def test_the_opponent_acts_in_every_lesson(path: Path) -> None:
    """It does something: it does not only pass."""
    assert any(step.seat == "B" and not step.words.startswith(IDLE) for step in files.read(path).play)


@pytest.mark.parametrize("path", LESSONS, ids=lambda p: f"{p.parents[2].name} {p.stem}")
def test_a_lesson_speaks_every_language_and_points_at_zones_of_the_table(path: Path) -> None:
    scenario = files.read(path)
    told = teaching(scenario)
    assert told is not None and scenario.title == told.title["en"]
    for words in [told.title, told.goal, told.done, *(x.say for x in [*told.shown, *told.steps])]:
        assert set(words) == LANGUAGES and all(words.values())
        assert re.search("[一-鿿]", words["zh-Hant"])
    layout = games.load(scenario.game).layout
    zones = set(layout()["zones"] if callable(layout) else layout["zones"])
    assert {x.look for x in [*told.shown, *told.steps] if x.look} <= zones


def test_an_answer_beside_the_path_is_followed_and_taken_back() -> None:
    guide = Guide(files.read(of("union-arena", "lesson")[0]))
    marked = guide.advice(0)
    assert marked is not None and marked.line == 0
    ends = len(guide.table.options()) - 1
    guide.follow([ends])
    astray = guide.advice(0)
    assert astray is None or astray.line != 0
    guide.follow([])
    assert guide.advice(0) == marked


def test_the_opponent_of_a_lesson_does_what_its_play_says() -> None:
    guide = Guide(files.read(next(p for p in of("union-arena", "lesson") if "block" in p.stem)))
    choice = guide.reply(1)
    assert choice is not None
    assert "Bargehand Sorrel" in guide.table.options()[choice].label


def test_a_lesson_with_too_few_explanations_is_refused() -> None:
    scenario = files.read(of("union-arena", "lesson")[0])
    scenario.lesson = {**scenario.lesson, "steps": []}
    with pytest.raises(BadScenario, match=r"steps explained \(0\)"):
        teaching(scenario)


@pytest.mark.parametrize("path", PUZZLES, ids=lambda p: f"{p.relative_to(GAMES).parts[0]} {p.stem}")
def test_every_puzzle_is_proved_and_solved_by_the_line_found(path: Path) -> None:
    """`solve` proves a win whatever the opponent does, and the guide sees that line as the solution."""
    scenario = files.read(path)
    table = lay(scenario)
    solution = Solver(table.game, table.state).solve()
    assert solution.won
    guide = Guide(scenario)
    guide.follow([move.option for move in solution.line])
    assert guide.done and not guide.failed


def test_a_puzzle_is_failed_with_its_turn() -> None:
    scenario = files.read(next(p for p in of("union-arena", "puzzle") if "blocker" in p.stem))
    guide = Guide(scenario)
    while not guide.failed and len(guide.answers) < LONGEST:
        guide.follow([*guide.answers, len(guide.table.options()) - 1])
    assert guide.failed and not guide.done

"""A fifth game is one folder: nothing outside it names the game, and everything takes it up."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from quadriga.folders import game_folders
from tests.fifth.suites import GAME, ROOT, installed, program, suite


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("games"))


def test_it_is_played_in_the_terminal(env: dict[str, str]) -> None:
    told = program(env, "play", GAME, "--seed", "3", "--opponent", "random", typed="1\n" * 40)
    assert "Which card do you play?" in told and "takes the round" in told


def test_its_scenarios_hold(env: dict[str, str]) -> None:
    scenario = Path(env["QUADRIGA_GAMES"]) / "high_card" / "scenarios" / "high.yaml"
    assert "1 of 1 scenarios hold" in program(env, "scenario", "run", str(scenario))


def test_its_rules_are_found(env: dict[str, str]) -> None:
    assert "three rounds wins" in program(env, "rules", "show", "hc.win.1")


def test_it_conforms(env: dict[str, str]) -> None:
    suite(env, "tests/conformance/test_conformance.py", "tests/conformance/test_frames.py", "-k", GAME)


def test_it_is_simulated(env: dict[str, str]) -> None:
    told = json.loads(program(env, "simulate", "--game", GAME, "--games", "20", "--jobs", "1", "--json"))
    assert told["games"] == 20 or told["played"] == 20


def test_programs_learn_it(env: dict[str, str]) -> None:
    suite(env, "tests/env/test_vector.py", "tests/env/test_gymnasium.py", "-k", GAME)


def test_it_is_served(env: dict[str, str]) -> None:
    suite(env, "tests/server/test_all_games.py", "-k", f"{GAME} and not lesson")


def test_a_game_never_imports_another() -> None:
    for game in game_folders().values():
        others = {other.path.name for other in game_folders().values()} - {game.path.name}
        for path in game.path.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                named = [a.name for a in node.names] if isinstance(node, ast.Import) else []
                named += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                for module in named:
                    parts = module.split(".")
                    assert parts[:2] != ["quadriga", "games"] or not {*parts[2:3]} & others, f"{path} imports {module}"


SHARED = [
    file
    for where in ("src/quadriga", "web/src", "tests")
    for file in sorted((ROOT / where).rglob("*"))
    if file.suffix in (".py", ".ts", ".svelte")
]
OWN = {game.path.name for game in game_folders().values()}
LISTED = 3
"""Games that a file may name: to show something by one or two of them is not to list them."""


def test_nothing_outside_a_games_folder_lists_the_games() -> None:
    listing = []
    for file in SHARED:
        parts = file.relative_to(ROOT).parts
        if OWN & {*parts} or file.stem.replace("-", "_") in OWN or "static" in parts or file == Path(__file__):
            continue
        text = file.read_text(encoding="utf-8")
        if sum(name in text for name in game_folders()) > LISTED:
            listing.append("/".join(parts))
    assert listing == [], "ask `quadriga.games.NAMES`, or move what belongs to a game into its folder"
"""Those that still do; none may join them."""

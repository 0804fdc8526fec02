"""The README promises nothing that a reader cannot do: every command that it names is run."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
GAME = ROOT / "src" / "quadriga" / "games" / "union_arena"
SPAN = re.compile(r"`((?:\.venv/bin/)?quadriga [^`]+|(?:cards|rules|deck) \w+(?: [^`]*)?)`")


def commands() -> list[str]:
    """Commands in the text and in its blocks, without the folder of the environment and what follows a `#`."""
    blocks = re.findall(r"^(?:\.venv/bin/)?(quadriga [^#\n]+)", README, re.MULTILINE)
    spans = [span.removeprefix(".venv/bin/") for span in SPAN.findall(README)]
    found = [span if span.startswith("quadriga ") else f"quadriga {span}" for span in (*spans, *blocks)]
    return sorted({command.strip() for command in found})


# These are run where they can be run safely or at length.
ELSEWHERE = {
    "quadriga play union-arena": "test_terminal.py",
    "quadriga cards import FILE --game G": "test_own_cards.py",
    "quadriga cards forget SET": "test_own_cards.py",
    "quadriga replay FILE": "test_replay.py",
    "quadriga review REPLAY": "players/test_review.py",
    "quadriga train --game G --minutes 20": "train/test_training.py",
    "quadriga dataset GAME --games 1000 --out FILE.parquet": "env/test_dataset.py",
    "quadriga simulate … --ray [ADDRESS]": "ray/test_ray.py",
    "quadriga train … --ray": "ray/test_ray.py",
}
# What is shown is made small, and what stands for something of the reader's own is filled in.
WORDS = {
    "deck check FILE": f"deck check {GAME / 'decks' / 'harbour-watch.toml'} --game union-arena",
    "cards check FILE --game G": f"cards check {GAME / 'sets' / 'qdr.toml'} --game union-arena",
    "cards show NAME": "cards show QDR-1-014",
    "cards explain NUMBER": "cards explain QDR-1-014",
    "rules show ID": "rules show ua.goal.1",
    "bench GAME": "bench union-arena --help",
    "--players heuristic,search:1000 --games 400 --report out.html": "--players random,random --games 2",
    "--game G": "--game union-arena",
}


def test_the_readme_names_both_commands_first() -> None:
    head = README.split("\n## ")[0]
    assert "make play" in head and "make test" in head


@pytest.mark.parametrize("command", [command for command in commands() if command not in ELSEWHERE])
def test_a_command_of_the_readme_runs(command: str, tmp_path: Path) -> None:
    for shown, filled in WORDS.items():
        command = command.replace(shown, filled)
    if "scenario run" in command or "solve" in command:
        [puzzle, *_] = sorted((GAME / "scenarios").glob("puzzle-1-*.yaml"))
        command = command.replace("FILE…", str(puzzle)).replace("FILE", str(puzzle))
    arguments = shlex.split(command)[1:]
    done = subprocess.run(
        [sys.executable, "-m", "quadriga.cli", *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def test_no_package_index_is_promised() -> None:
    assert not re.search(r'pip install "?\'?quadriga', README), "the package is on no index"


def test_what_is_run_elsewhere_is_run_there() -> None:
    for command, file in ELSEWHERE.items():
        assert command in commands(), f"{command!r} is no longer in the README"
        words = shlex.split(command)[1:]
        verb = words[1] if words[0] == "cards" else words[0]
        assert re.search(rf"\b{verb}\b", (ROOT / "tests" / file).read_text(encoding="utf-8"))

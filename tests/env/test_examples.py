"""The examples run, and the page that tells of them shows them as they are."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SHOWN = re.compile(r"^```python (examples/\w+\.py)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(name: str, *arguments: str) -> None:
    sys.argv, kept = [name, *arguments], sys.argv
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = kept


def test_random_self_play_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run("random_self_play.py")
    ends = dict(line.split() for line in capsys.readouterr().out.splitlines())
    assert set(ends) == {"player_0", "player_1"} and sorted(map(float, ends.values())) == [-1.0, 1.0]
    lines = (EXAMPLES / "random_self_play.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line and not line.startswith('"""')]) <= 10


def test_open_spiels_search_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run("open_spiel_ismcts.py", "4")
    told = capsys.readouterr().out
    assert re.search(r"returns: \[-?[01]\.0, -?[01]\.0\]", told)


def test_the_page_shows_the_examples_as_they_are() -> None:
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    shown = dict(SHOWN.findall(page))
    assert set(shown) == {f"examples/{path.name}" for path in EXAMPLES.glob("*.py")}
    for name, code in shown.items():
        assert code == (ROOT / name).read_text(encoding="utf-8"), f"docs/learning.md shows another {name}"


@pytest.mark.parametrize("page", ["learning.md", "environments.md"])
def test_what_the_pages_show_beside_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The short blocks of a page are run one after the other, as in a notebook."""
    blocks = RUN.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert blocks
    known: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, f"docs/{page}", "exec"), known)
    capsys.readouterr()

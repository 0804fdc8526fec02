"""The tool that breaks rules, tried on a toy game."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # the tools are scripts, not a package

import mutants
import mutations


def ways(source: str) -> set[str]:
    """Every broken version of a source, as its changed lines."""
    source = dedent(source)
    before = source.splitlines()
    found = set()
    for place in mutations.places(Path("toy.py"), source):
        for mutation in place:
            after = mutation.apply(source).splitlines()
            found.add("; ".join(line.strip() for line in after if line not in before))
    return found


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("x = a == b", {"x = (a != b)"}),
        ("x = a < b", {"x = (a <= b)", "x = (a >= b)"}),
        ("x = a >= b", {"x = (a > b)", "x = (a < b)"}),
        ("x = a is None", {"x = (a is not None)"}),
        ("x = a not in b", {"x = (a in b)"}),
        ("x = a and b or c", {"x = ((a and b) and c)", "x = (a or b) or c"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = 0", {"x = 1"}),
        ("x = True", {"x = False"}),
        ("move(card)", {"pass"}),
        ("x = f(a, (b), c)", {"x = f(b, (a), c)"}),
        ("x = f(g, a, b)", {"x = f(g, b, a)"}),
        ("if card.active:\n    y", {"if (not card.active):"}),
        ("x = [c for c in cards if c.active]", {"x = [c for c in cards if (not c.active)]"}),
        ("x = a if ready() else b", {"x = a if (not ready()) else b"}),
        ("é = 'ü', a == b", {"é = 'ü', (a != b)"}),
    ],
)
def test_each_kind_of_breakage(source: str, broken: set[str]) -> None:
    assert ways(source) == broken


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 3 == 3."""',
        "x: Literal[3]",
        "def f(a: Literal[3]) -> Literal[4]: ...",
        "raise Refused('no', 3)",
        "assert a == 3, 'no'",
        "logger.info('three', 3)",
        "log.debug(3, 4)",
        "x = f'{3 + a}'",
        "def __repr__(self):\n    return name(3, a == b)",
        "def label_of(card):\n    return a and b",
        "x = ask(prompt=words(3, 4))",
        "NOBODY = -1",
        "HAND = 0\nDECK: int = 1\nFIELD = 2",
        "__slots__ = names(3, 4)",
        "if TYPE_CHECKING:\n    x = 3",
        "x = isinstance(a, b)",
        "x = f(a, a)",
        "x = f(g, a)",
        "@dataclass(eq=False)\nclass It: ...",
    ],
)
def test_what_no_test_could_notice_is_left_alone(source: str) -> None:
    assert ways(source) == set()


def test_a_number_with_a_name_is_broken_where_it_does_not_count_up() -> None:
    assert ways("LIFE = 7\nHAND = 8\nLINE = 4\n") == {"LINE = 5", "LINE = 3"}


RULES = """\
HAND_LIMIT = 8

def wins(bp: int, other: int) -> bool:
    return bp >= other

def excess(hand: int) -> int:
    if hand > HAND_LIMIT:
        return hand - HAND_LIMIT
    return 0

def untested(hand: int) -> int:
    return hand + 7
"""
TESTS = """\
from quadriga.games.toy_game.rules import excess, wins

def test_wins():
    assert wins(2, 2) and wins(3, 2) and not wins(1, 2)

def test_excess():
    assert [excess(n) for n in (7, 8, 9)] == [0, 0, 1]
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with one small game."""
    game = tmp_path / "src" / "quadriga" / "games" / "toy_game"
    tests = tmp_path / "tests" / "toy_game"
    for folder in (game, game / "people", tests):
        folder.mkdir(parents=True)
    for package in (game, game.parent, game.parent.parent):
        (package / "__init__.py").touch()
    (game / "rules.py").write_text(RULES)
    (game / "people/labels.py").write_text("LIMIT = 3\n")
    (tests / "test_rules.py").write_text(TESTS)
    return tmp_path


def test_rule_code_leaves_wording_out(toy: Path) -> None:
    assert [f.name for f in mutants.rule_code(toy, "toy-game")] == ["__init__.py", "rules.py"]


def test_the_same_seed_breaks_the_same_places(toy: Path) -> None:
    files = mutants.rule_code(toy, "toy-game")
    assert mutants.choose(files, 4, seed=5) == mutants.choose(files, 4, seed=5)
    assert mutants.choose(files, 4, seed=5) != mutants.choose(files, 4, seed=6)
    assert len(mutants.choose(files, 4, seed=5)) == 4


def test_what_no_test_notices_is_reported(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (toy / "src/quadriga/games/toy_game/rules.py").read_text()
    words = ["--game", "toy-game", "--root", str(toy), "--n", "99", "--timeout", "60", "--json"]
    assert mutants.main(words) == 0
    result = json.loads(capsys.readouterr().out)
    missed = {(m["file"], m["line"], m["what"][:11]) for m in result["missed"]}
    rules = "src/quadriga/games/toy_game/rules.py"
    # `hand - 8` and `0` agree at the limit, so `>` and `>=` are the same rule.
    assert {(file, line) for file, line, _ in missed} <= {(rules, 7), (rules, 12)}
    assert (rules, 12, "7 becomes 8") in missed or (rules, 12, "7 becomes 6") in missed
    assert result["mutants"] == result["noticed"] + len(result["missed"])
    assert (result["mutants"], result["noticed"]) in ((5, 3), (5, 4))
    assert (toy / rules).read_text() == before


def test_the_report_for_people_shows_place_and_change(toy: Path) -> None:
    file = toy / "src/quadriga/games/toy_game/rules.py"
    (mutation,) = (
        way for place in mutations.places(file, RULES) for way in place if way.what == "7 becomes 8"
    )
    text = mutants.report(toy, [mutants.Verdict(mutation, False)], as_json=False)
    assert text.splitlines() == [
        "src/quadriga/games/toy_game/rules.py:12: 7 becomes 8",
        "@@ -11,2 +11,2 @@",
        " def untested(hand: int) -> int:",
        "-    return hand + 7",
        "+    return hand + 8",
        "",
        "1 mutants, 1 that no test noticed.",
    ]


def test_tests_that_never_end_are_ended(
    toy: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    endless = [sys.executable, "-c", "import time; time.sleep(600)"]
    copy = mutants.Copy(toy, tmp_path_factory.mktemp("copy") / "0", [], endless)
    start = time.monotonic()
    assert copy.run([], timeout=0.2) != 0
    assert time.monotonic() - start < 300


def test_compiled_code_is_not_copied(toy: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    (toy / "src/quadriga/games/toy_game/rules.cpython-311-x86_64-linux-gnu.so").touch()
    (toy / ".venv").mkdir()
    (toy / "pyproject.toml").touch()
    home = tmp_path_factory.mktemp("copy") / "0"
    mutants.Copy(toy, home, [], [])
    assert not list(home.rglob("*.so"))
    assert sorted(p.name for p in home.iterdir()) == ["pyproject.toml", "src", "tests"]


def test_tests_that_fail_unbroken_stop_the_run(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (toy / "tests/toy_game/test_rules.py").write_text("def test_it():\n    assert False\n")
    assert mutants.main(["--game", "toy-game", "--root", str(toy), "--jobs", "1"]) == 2
    assert "do not pass unbroken" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "complaint"), [("chess", "no rule code"), ("toy-game", "No test carries")]
)
def test_a_run_without_rules_or_tests_is_refused(
    toy: Path, capsys: pytest.CaptureFixture[str], game: str, complaint: str
) -> None:
    for file in (toy / "tests").rglob("*.py"):
        file.rename(toy / file.name)
    (toy / "tests/toy_game").rmdir()
    assert mutants.main(["--game", game, "--root", str(toy)]) == 2
    assert complaint in capsys.readouterr().err


def test_the_quickest_of_the_tests_that_reach_a_place_comes_first(tmp_path: Path) -> None:
    file = tmp_path / "toy.py"
    file.write_text("N = 7\n\n\n@cache\ndef outer(a):\n    def inner(b):\n        return b == 1\n    return a == 2\n")
    reach = mutants.Reach(
        {f"{tmp_path.name}/toy.py:4": ["slow", "quick"], f"{tmp_path.name}/toy.py:6": ["quick"]},
        {"slow": 2.0, "quick": 0.1},
    )

    def tests_at(line: int) -> list[str]:
        return reach.tests_of(mutations.Mutation(file, line, "", 0, 0, ""))

    assert tests_at(8) == ["quick", "slow"]
    assert tests_at(7) == ["quick"]
    assert tests_at(1) == []

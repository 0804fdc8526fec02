"""Reading which rules the files of a project name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga.rulebook.coverage import scan
from quadriga.rulebook.references import Reference

Write = Callable[[str, str], Path]

CODE = "src/quadriga/games/union_arena/attack.py"
BARE = "src/quadriga/games/ultraman/open.py"
TEST = "tests/union_arena/test_attack.py"
SCENE = "src/quadriga/games/union_arena/scenarios/block.yaml"


def named(root: Path) -> list[tuple[str, str, int]]:
    return [(r.rule, r.how, r.line) for r in scan(root).references]


def faults(root: Path) -> list[str]:
    return [fault.what for fault in scan(root).faults]


def test_literals_arguments_comments_and_docstrings_of_code(checkout: Path, write: Write) -> None:
    write(
        CODE,
        '''\
        """Attacks, as ua.attack.1 says."""
        BLOCK = "ua.attack.block.1"
        def declare(g):
            """Declaration.

            See ua.attack.2.
            """
            if g.aimed:  # ua.attack.block.6
                g.ask("block", rule="ua.attack.block.2", rules=("ua.battle.1", "ua.battle.2"))
        ''',
    )
    assert sorted(named(checkout)) == [
        ("ua.attack.1", "code", 1),
        ("ua.attack.2", "code", 6),
        ("ua.attack.block.1", "code", 2),
        ("ua.attack.block.2", "code", 9),
        ("ua.attack.block.6", "code", 8),
        ("ua.battle.1", "code", 9),
        ("ua.battle.2", "code", 9),
    ]


def test_an_unknown_id_is_a_fault_wherever_it_stands(checkout: Path, write: Write) -> None:
    write(
        CODE,
        '''\
        """ua.attack.901"""
        A = "ua.attack.902"
        g.ask(rule="ua.attack.903", why="nonsense" if g else "ua.attack.904")  # ua.attack.905
        ''',
    )
    write(TEST, 'assert g.why == "ua.attack.906"\n')
    unknown = ["901", "902", "903", "904", "905", "906", "nonsense"]
    assert len(faults(checkout)) == len(unknown)
    for part in unknown:
        assert any(part in fault for fault in faults(checkout)), part


def test_reasons_in_words_other_strings_and_pieces_are_no_ids(checkout: Path, write: Write) -> None:
    write(
        CODE,
        """\
        refuse(why="It is resting.", rule=NAMES["block"])
        print("see ua.attack.block.1", "data/ua.json", f"ua.attack.{n}", "1.2.3", rule=None)
        """,
    )
    assert scan(checkout) == ((), ())


def test_a_comment_may_name_a_chapter_or_a_range(checkout: Path, write: Write) -> None:
    write(CODE, "# ua.attack.block and ua.kw, then ua.battle.1-3.\n")
    assert [rule for rule, _, _ in named(checkout)] == ["ua.battle.1", "ua.battle.2", "ua.battle.3"]
    assert faults(checkout) == []
    write(CODE, "# ua.battle.14-16, but a battle has fifteen rules\n")
    assert len(faults(checkout)) == 1


def test_a_chapter_is_no_rule_where_a_rule_is_wanted(checkout: Path, write: Write) -> None:
    write(CODE, 'g.ask(rule="ua.attack.block")\n')
    assert len(faults(checkout)) == 1


def test_bare_numbers_are_rules_in_the_files_of_their_game(checkout: Path, write: Write) -> None:
    write(
        BARE,
        '''\
        """Open Phase; clarified in version 1.6.1; takes 2.5 ms."""
        STEP = "5.7.2.1"
        g.emit(rule="7.1")  # 5.7.1b
        g.emit("battle", "9.3", 0.5, "9.9")
        ''',
    )
    assert sorted(named(checkout)) == [
        ("5.7.1b", "code", 3),
        ("5.7.2.1", "code", 2),
        ("7.1", "code", 3),
        ("9.3", "code", 4),
    ]
    assert faults(checkout) == []
    write(BARE, 'STEP = "5.7.9"\ng.emit(rule="7.9")  # 5.7.8\n')
    assert len(faults(checkout)) == 3


def test_the_folder_of_the_checkout_does_not_make_a_game(tmp_path: Path) -> None:
    root = tmp_path / "ultraman"
    (root / "src" / "quadriga").mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "src" / "quadriga" / "version.py").write_text('VERSION = "9.9.9"\n')
    assert scan(root) == ((), ())


def test_marks_make_tests(checkout: Path, write: Write) -> None:
    file = write(
        TEST,
        """\
        @rule("ua.battle.1", "ua.battle.2")
        def test_one(table):
            assert table.log == ["ua.battle.3"]

        class TestMore:
            @marks.rule("ua.battle.4")
            async def test_two(self): ...
        """,
    )
    assert scan(checkout).references == (
        Reference("ua.battle.1", "test", file, 1, "test_one"),
        Reference("ua.battle.2", "test", file, 1, "test_one"),
        Reference("ua.battle.3", "mention", file, 3, ""),
        Reference("ua.battle.4", "test", file, 6, "TestMore.test_two"),
    )


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.skip\n@rule('ua.battle.1')\ndef test_it(): ...\n",
        "@pytest.mark.xfail(reason='later')\n@rule('ua.battle.1')\ndef test_it(): ...\n",
        "@pytest.mark.skip\nclass TestIt:\n    @rule('ua.battle.1')\n    def test_it(self): ...\n",
    ],
)
def test_a_test_that_is_switched_off_proves_nothing(
    checkout: Path, write: Write, text: str
) -> None:
    write(TEST, text)
    assert [how for _, how, _ in named(checkout)] == ["mention"]


@pytest.mark.parametrize(
    ("place", "text", "complaint"),
    [
        (TEST, "@rule('ua.battle.1')\ndef helper(): ...\n", "no test"),
        (TEST, "class It:\n    @rule('ua.battle.1')\n    def test_it(self): ...\n", "no test"),
        ("tests/sample.py", "@rule('ua.battle.1')\ndef test_it(): ...\n", "no test"),
        (CODE, "@rule('ua.battle.1')\ndef test_it(): ...\n", "no test"),
        (TEST, "@rule(NAME)\ndef test_it(): ...\n", "written out"),
        (TEST, "@rule(*IDS)\ndef test_it(): ...\n", "written out"),
        (TEST, "@rule('ua.battle.1')\nclass TestIt: ...\n", "mark its tests"),
        (TEST, "@rule('ua.battle.77')\ndef test_it(): ...\n", "there is no rule"),
        (
            TEST,
            "@rule('ua.win.1', 'ua.win.2')\n@rule('ua.win.3', 'ua.win.4')\ndef test_it(): ...\n",
            "names 4 rules",
        ),
        (SCENE, "rules: [ua.win.1, ua.win.2, ua.win.3, ua.win.4]\n", "names 4 rules"),
        (SCENE, "title: no rules\n", "must be a list"),
        (SCENE, "rules: [7.1]\n", "quoted"),
        (SCENE, "rules: [ua.win.77]\n", "there is no rule"),
        (SCENE, "- one\n", "mapping"),
        (SCENE, "rules: [\n", "no YAML"),
        (SCENE, "rules: [ua.win.1]\nsteps: [{refused: {why: ua.win.77}}]\n", "there is no rule"),
    ],
)
def test_faults(checkout: Path, write: Write, place: str, text: str, complaint: str) -> None:
    write(place, text)
    assert [complaint in fault for fault in faults(checkout)] == [True]


def test_a_scenario_is_a_test(checkout: Path, write: Write) -> None:
    file = write(
        SCENE,
        """\
        title: A wall blocks
        rules: [ua.attack.block.1]
        steps:
        - expect: {rule: ua.battle.1}
        """,
    )
    assert scan(checkout).references == (
        Reference("ua.attack.block.1", "scenario", file, 1, "A wall blocks"),
        Reference("ua.battle.1", "mention", file, 1, "A wall blocks"),
    )

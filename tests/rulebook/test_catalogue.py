"""The catalogues and the questions one can ask of them."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quadriga import rulebook
from quadriga.folders import About, GameFolder
from quadriga.rulebook import catalogue
from quadriga.rulebook.exempt import exemptions
from quadriga.rulebook.references import _prefixed
from tests.expected import expected

Toy = Callable[..., None]


def test_every_game_has_its_catalogue() -> None:
    for game in rulebook.games():
        assert len(rulebook.rules(game)) == expected(game, "rules"), game


def test_an_id_belongs_to_one_game_only() -> None:
    ids = [rule.id for game in rulebook.games() for rule in rulebook.rules(game)]
    assert len(ids) == len(set(ids))


def test_rules_keep_the_order_of_the_rulebook() -> None:
    assert [rule.id for rule in rulebook.rules("union-arena")[:3]] == [
        "ua.goal.1",
        "ua.card.type.1",
        "ua.card.char.1",
    ]


def test_a_rule_tells_what_it_says_and_what_it_rests_on() -> None:
    rule = rulebook.rule("5.8.2.1c")
    assert rule.game == "ultraman"
    assert rule.says.startswith("The step lasts until the Lead passes")
    assert (rule.kind, rule.basis) == ("turn", "rulebook")


def test_every_text_is_a_sentence() -> None:
    for game in rulebook.games():
        for rule in rulebook.rules(game):
            assert rule.says[-1] in ".?!", rule.id
            assert rule.where, rule.id


def test_notes_point_to_rules_that_exist() -> None:
    for game in rulebook.games():
        for rule in rulebook.rules(game):
            for named in _prefixed().findall(rule.note):
                start = re.sub(r"-\d+$", "", named)
                assert rulebook.exists(start), f"{rule.id} points to {named}"


def test_an_unknown_id_is_answered_with_the_nearest() -> None:
    with pytest.raises(rulebook.UnknownRule, match=r"ua\.attack\.block\.1"):
        rulebook.rule("ua.attack." + "blok.1")


def test_an_id_that_resembles_nothing_is_answered_without_a_guess() -> None:
    with pytest.raises(rulebook.UnknownRule) as error:
        rulebook.rule("%%%")
    assert "nearest" not in str(error.value)


def test_an_unknown_game_is_answered_with_the_games() -> None:
    with pytest.raises(rulebook.UnknownGame, match=", ".join(sorted(rulebook.games()))):
        rulebook.rules("chess")


def test_existence() -> None:
    assert rulebook.exists("11.17.1d")
    assert rulebook.exists("ua.battle.6")
    assert not rulebook.exists("ua." + "battle")  # a chapter


def test_search_wants_every_word_in_any_case() -> None:
    assert [rule.id for rule in rulebook.search("Impact LOSS battle")] == ["ua.kw.nullify-impact.2"]
    assert rulebook.search("Impact LOSS battle xyzzy") == ()


def test_search_puts_what_rules_say_before_what_notes_say() -> None:
    found = rulebook.search("removal area hand", "union-arena")
    spoken = ["removal area" in rule.says and "hand" in rule.says for rule in found]
    assert spoken == sorted(spoken, reverse=True)
    assert set(spoken) == {True, False}


def test_search_in_one_game_stays_there() -> None:
    assert {rule.game for rule in rulebook.search("stronghold")} == {"guardians-arena"}
    assert rulebook.search("stronghold", "ultraman") == ()


def test_nothing_is_read_before_somebody_asks() -> None:
    code = (
        "import sys, quadriga.rulebook as r\n"
        "assert 'yaml' not in sys.modules\n"
        "assert r.catalogue._catalogue.cache_info().currsize == 0\n"
        "r.rules('ultraman')\n"
        "assert r.catalogue._catalogue.cache_info().currsize == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_engine_does_not_load_the_catalogues() -> None:
    code = (
        "import sys, pkgutil, importlib, quadriga.kernel, quadriga.effects\n"
        "for part in (quadriga.kernel, quadriga.effects):\n"
        "    for module in pkgutil.walk_packages(part.__path__, part.__name__ + '.'):\n"
        "        importlib.import_module(module.name)\n"
        "assert not any(name.startswith('quadriga.rulebook') for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_reading_again_costs_nothing() -> None:
    for game in rulebook.games():
        rulebook.rules(game)
    start = time.perf_counter()
    for game in rulebook.games():
        rulebook.rules(game)
    assert time.perf_counter() - start < 0.05


def _lay_out(root: Path, **files: str) -> Path:
    home = root / "games" / "toy_game"
    home.mkdir(parents=True)
    for name, text in files.items():
        (home / f"{name.replace('_', '.')}.yaml").write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    """A program whose only game is a toy with the given files."""

    def make(**files: str) -> None:
        root = _lay_out(tmp_path, **files)
        game = GameFolder("toy-game", root / "games" / "toy_game", About())
        monkeypatch.setattr(catalogue, "game_folders", lambda: {game.name: game})

    for cached in (catalogue.games, catalogue._catalogue):
        cached.cache_clear()
    yield make
    for cached in (catalogue.games, catalogue._catalogue):
        cached.cache_clear()


ONE = "- {id: toy.1, says: It moves., where: Moves, kind: action, basis: house}\n"


def test_a_game_is_found_by_its_folder(toy: Toy) -> None:
    toy(rulebook=ONE)
    assert rulebook.games() == ("toy-game",)
    assert rulebook.rule("toy.1").game == "toy-game"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ONE + ONE, "twice"),
        ("- {id: toy.1, says: It moves.}\n", "not a list of rules"),
        ("a: b\n", "not a list of rules"),
        (ONE.replace("house}", "house, tset: x}"), "tset"),
        (ONE.replace("kind: action", "kind: acton"), "acton"),
    ],
)
def test_a_bad_catalogue_is_refused(toy: Toy, text: str, complaint: str) -> None:
    toy(rulebook=text)
    with pytest.raises(catalogue.BadCatalogue, match=complaint):
        rulebook.rules("toy-game")


def test_a_translation_of_no_rule_is_refused(toy: Toy) -> None:
    toy(rulebook=ONE, **{"rulebook_zh-Hant": "toy.2: 移動。\n"})
    with pytest.raises(catalogue.BadCatalogue, match=r"toy\.2"):
        rulebook.rules("toy-game")


def test_a_translation_is_told_with_its_rule(toy: Toy) -> None:
    toy(rulebook=ONE, **{"rulebook_zh-Hant": "toy.1: 移動。\n"})
    assert rulebook.rule("toy.1").says_zh == "移動。"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("toy.2: nothing to see\n", "does not exist"),
        ("toy.1: ' '\n", "without a reason"),
        ("toy.1: nothing to see\n", "exempts 1 of 1"),
        ("- toy.1\n", "mapping"),
    ],
)
def test_a_bad_exemption_is_refused(toy: Toy, text: str, complaint: str) -> None:
    toy(rulebook=ONE, exempt=text)
    with pytest.raises(catalogue.BadCatalogue, match=complaint):
        exemptions("toy-game")


def test_exemptions_are_told_with_their_reason(toy: Toy) -> None:
    many = "".join(ONE.replace("toy.1", f"toy.{n}") for n in range(10))
    toy(rulebook=many, exempt="toy.3: nothing to see\n")
    assert exemptions("toy-game") == {"toy.3": "nothing to see"}


@pytest.mark.parametrize("game", rulebook.games())
def test_the_exemptions_of_each_game_are_in_order(game: str) -> None:
    assert all(rulebook.rule(rule_id).game == game for rule_id in exemptions(game))


def test_every_rule_has_its_chapter_and_its_chinese() -> None:
    for game in rulebook.games():
        for rule in rulebook.rules(game):
            assert rule.chapter and rule.chapter_zh and rule.chapter_number, rule.id
            assert rule.says_zh, rule.id


def test_a_rule_stands_in_the_chapter_of_its_longest_family() -> None:
    assert rulebook.rule("ucg.r.end").chapter == rulebook.rule("1.3.1").chapter == "1. Game overview"
    assert rulebook.rule("ucg.r.endless").chapter == "At our tables"
    assert rulebook.rule("11.2.1").chapter == "11. Effects"


def test_a_rule_without_a_chapter_is_told(toy: Toy, tmp_path: Path) -> None:
    toy(rulebook=ONE)
    (catalogue.folder("toy-game") / "rulebook.chapters.yaml").write_text("- {en: All, zh: 全部, rules: [other]}\n")
    with pytest.raises(catalogue.BadCatalogue, match=r"no chapter for the rule toy\.1"):
        rulebook.rules("toy-game")

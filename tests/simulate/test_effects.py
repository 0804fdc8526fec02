"""What single cards do, and what a change does: found where it is, and not found where it is not."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import load
from quadriga.cli import app
from quadriga.simulate import paired
from quadriga.simulate.changing import changed_cards
from quadriga.simulate.charts import round_step
from quadriga.simulate.effects import Effects
from quadriga.simulate.paired import Pairing, Version, compare

GAME = load("union-arena")


def played(chance: random.Random, games: int, strong: str = "", by: float = 0.0) -> Effects:
    """Games of a deck of 20 cards; the strong one in the opening hand wins `by` more often."""
    effects = Effects()
    deck = [f"C{n}" for n in range(20)]
    for game in range(games):
        order = chance.sample(deck, 12)
        opening, drawn = order[:5], order[5:]
        stratum = ("easy" if game % 2 else "hard", chance.random() < 0.5)
        rate = (0.7 if stratum[0] == "easy" else 0.3) + (by if strong in opening else 0.0)
        effects.add(stratum, float(chance.random() < rate), opening, drawn)
    return effects


def test_a_card_that_wins_is_found_with_its_size() -> None:
    found = played(random.Random(1), 4000, "C7", 0.15).found()
    low, high = found["C7"]["opening"].interval()
    assert found["C7"]["opening"].real and low < 0.15 < high
    named = [n for n, hows in found.items() if any(effect.real for effect in hows.values())]
    assert named == ["C7"]


def test_where_no_card_does_anything_none_is_named() -> None:
    """Half of all cards were once coloured; now one deck in twenty may have one."""
    named = 0
    for seed in range(200):
        found = played(random.Random(seed), 600).found()
        named += any(effect.real for hows in found.values() for effect in hows.values())
    assert named <= 18, named  # 5% of 200 decks, and what chance allows beside


def test_a_few_games_say_nothing() -> None:
    assert played(random.Random(3), 19).found() == {}


def synthetic(monkeypatch: pytest.MonkeyPatch, by: float, seed: int) -> paired.Comparison:
    chance = random.Random(seed)

    def results(pairing: Any, pairs: int, jobs: int = 0, start: int = 0) -> Any:
        for _ in range(pairs):
            luck = chance.random()
            yield float(luck < 0.5), float((luck + chance.uniform(-0.3, 0.3)) % 1.0 < 0.5 + by)

    monkeypatch.setattr(paired, "pair_results", results)
    return compare(None, 400)  # type: ignore[arg-type]


def test_looking_often_finds_no_difference_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    found = sum(synthetic(monkeypatch, 0.0, seed).verdict != "no difference found" for seed in range(600))
    assert found <= 45, found  # 5% of 600 is 30


def test_a_difference_is_found_and_mostly_before_the_last_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [synthetic(monkeypatch, 0.12, seed) for seed in range(100)]
    assert sum(c.verdict == "better" for c in made) >= 90
    assert sum(c.pairs for c in made) / 100 < 320
    assert all(c.interval()[0] < 0.12 + 0.2 for c in made)


def test_the_same_version_twice_makes_no_difference() -> None:
    deck, *others = GAME.decks().values()
    made = compare(Pairing("union-arena", (Version(deck), Version(deck)), others, "random"), 20, jobs=1)
    assert made.difference == 0.0 and made.verdict == "no difference found" and made.pairs == 20


def test_a_comparison_is_the_same_on_one_core_and_on_two() -> None:
    deck, *others = GAME.decks().values()
    number = next(n for n in deck.cards if GAME.cards()[n].get("bp"))
    stronger = Version(deck, {number: {**GAME.cards()[number], "bp": 9000}})
    pairing = Pairing("union-arena", (Version(deck), stronger), others, "random")
    one, two = (compare(pairing, 24, jobs=jobs).data() for jobs in (1, 2))
    assert one == two


def test_a_planted_strength_is_found_by_command() -> None:
    words = ["simulate", "--change", "QDR-1-014:bp=9000", "--change", "QDR-1-016:bp=9000", "--decks",
             "harbour-watch,reed-marsh", "--players", "heuristic", "--games", "400", "--jobs", "1",
             "--json"]  # fmt: skip
    told = json.loads(CliRunner().invoke(app, words).output)["changes"]
    [change] = [c for c in told if c["deck"] == "harbour-watch"]
    assert change["verdict"] == "better" and change["low"] > 0 and change["pairs"] <= 200


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("QDR-9-999:bp=1", "has no card"),
        ("QDR-1-014:bq=1", "the fields are number"),
        ("QDR-1-014", "write NUMBER:FIELD=VALUE"),
        ("QDR-1-014:bp=strong", "not a whole number"),
        ("QDR-1-014:text=Sing a song.", "isn't understood"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(change: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        changed_cards(GAME, [change])


@pytest.mark.parametrize("option", ["--report", "--json-file", "--csv-file"])
def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.simulate.commands.simulate", lambda *_: pytest.fail("a game was played"))
    for path in (tmp_path / "none" / "out.html", tmp_path):
        done = CliRunner().invoke(app, ["simulate", option, str(path), "--games", "4"])
        assert isinstance(done.exception, ValueError) and str(path) in str(done.exception) + str(path)


@pytest.mark.parametrize(("most", "step"), [(1.0, 0.2), (7, 2), (13, 5), (60, 10), (61, 20), (0.031, 0.01), (437, 100)])
def test_ticks_are_round(most: float, step: float) -> None:
    assert round_step(most) == pytest.approx(step)

"""The characters of the wider world, where they are at hand: read whole, exercised, and playing in mixed teams."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from quadriga.games import load
from quadriga.games.game import Deck
from quadriga.games.universal_arena.pages.characters import read_part
from quadriga.games.universal_arena.pages.files import library, load_file, parts
from quadriga.games.universal_arena.positions.exercising import abilities_of, exercised
from quadriga.games.universal_arena.wording import reading
from quadriga.kernel.chance import seeded
from quadriga.kernel.playout import play_randomly
from tests.universal_arena.test_reading import prints_back

FILES = [
    Path(__file__).resolve().parents[3] / "shared" / "corpus" / "universal-arena" / f"{name}.json"
    for name in ("characters", "characters-2026-07")
]
GAMES = 100
SHARE_EXERCISED = 0.97

pytestmark = pytest.mark.skipif(not FILES[0].exists(), reason=f"the corpus is not at {FILES[0]}")


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def pages(request: pytest.FixtureRequest) -> dict[str, dict[str, object]]:
    return {str(page["id"]): page for page in load_file(request.param)}


def test_every_card_innate_and_status_is_read(pages: dict[str, dict[str, object]]) -> None:
    for page in pages.values():
        for part in parts(page):
            read_part(page, *part["part"])


def test_every_text_prints_back(pages: dict[str, dict[str, object]]) -> None:
    grammar = reading.load_grammar()
    for page in pages.values():
        prints_back(page, grammar)


@pytest.mark.once
def test_nearly_every_ability_makes_a_difference(pages: dict[str, dict[str, object]]) -> None:
    wanted = sum(len(abilities_of(page)) for page in pages.values())
    found = sum(len(exercised(page)) for page in pages.values())
    assert found >= SHARE_EXERCISED * wanted


@pytest.mark.once
def test_mixed_teams_play_to_the_end(pages: dict[str, dict[str, object]]) -> None:
    game = load("universal-arena")
    known = {**library(), **pages}
    chance = random.Random(4)
    for seed in range(GAMES):
        teams = []
        for _ in range(2):
            ids = [*chance.sample(sorted(pages), 2), chance.choice(sorted(library()))]
            teams.append(Deck("Mixed", game.name, dict.fromkeys(ids, 1), extra={"characters": ids}))
        s = game.new(teams, seed=seed, cards=known, recording=False)
        play_randomly(s, seeded(seed))
        assert s.over and s.end_rule.startswith("uni.")

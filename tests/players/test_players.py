"""Every player looks at nothing that its seat cannot know, and can say why."""

from __future__ import annotations

import pytest

from quadriga import games, load
from quadriga.games.door import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State, answer
from quadriga.kernel.unknown import scramble
from quadriga.players.player import HeuristicPlayer, RandomPlayer
from quadriga.players.search import LEVELS, SearchPlayer, Tempered, player
from quadriga.players.tree import Search

KINDS = ("random", "heuristic", "beginner", "easy", "middle", "search:15")
"""`strong` and `full` are `search` with more iterations."""


def positions(game: Game, every: int, most: int) -> list[State]:
    """Decisions of a game between heuristic players, with more than one option."""
    first, second, *_ = game.decks().values()
    s = game.new((first, second), seed=11, recording=False)
    thinker = HeuristicPlayer(game, 4)
    found: list[State] = []
    count = 0
    while s.decision is not None and len(found) < most:
        choice = 0
        if len(s.decision.options) > 1:
            count += 1
            if count % every == 0:
                found.append(s.clone())
            choice = thinker.choose(s)
        answer(s, choice)
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_shuffled_unknowns_same_answer(name: str) -> None:
    game = load(name)
    chance = seeded(6)
    different = 0
    for s in positions(game, every=4, most=8):
        assert s.decision is not None
        twin = s.clone()
        scramble(twin, s.decision.player, chance)
        different += twin.card != s.card
        for kind in KINDS:
            assert player(kind, game, 3).choose(twin) == player(kind, game, 3).choose(s), (kind, s.decisions)
            assert player(kind, game, 3).think(twin) == player(kind, game, 3).think(s), (kind, s.decisions)
    assert different > 4  # otherwise nothing was tested


@pytest.mark.parametrize("name", games.NAMES)
def test_each_player_says_why(name: str) -> None:
    game = load(name)
    for s in positions(game, every=9, most=4):
        assert s.decision is not None
        options = len(s.decision.options)
        for kind in KINDS:
            thoughts = player(kind, game, 3).think(s)
            assert sorted(t.option for t in thoughts) == list(range(options))
            assert all(0.0 <= t.chance <= 1.0 and 0.0 <= t.share <= 1.0 for t in thoughts[:3])
        thoughts = player("search:15", game, 3).think(s)
        assert [t.share for t in thoughts] == sorted((t.share for t in thoughts), reverse=True)
        thoughts = player("heuristic", game, 3).think(s)
        assert [t.chance for t in thoughts] == sorted((t.chance for t in thoughts), reverse=True)


@pytest.mark.parametrize("name", games.NAMES)
def test_ending_early_changes_no_answer(name: str) -> None:
    game = load(name)
    thinker = SearchPlayer(game, 40, seed=2)
    ended_early = 0
    for s in positions(game, every=6, most=4):
        short, whole = thinker.search(s), thinker.search(s)
        short.run(40)
        whole.run(40, whole=True)
        assert whole.root.visits == 40
        assert favourite(short) == favourite(whole)
        ended_early += short.root.visits < 40
    assert ended_early > 0


def favourite(search: Search) -> int:
    return max(search.root.children, key=lambda node: node.visits).key


def test_options_that_are_alike_are_not_searched() -> None:
    game = load("union-arena")

    class Fails(SearchPlayer):
        def search(self, s: State) -> Search:
            raise AssertionError("searched")

    alike = 0
    for s in positions(game, every=1, most=400):
        assert s.decision is not None
        if len({game.option_key(s, o) for o in s.decision.options}) == 1:
            assert Fails(game, 50).choose(s) == 0
            alike += 1
    if not alike:
        pytest.skip("No decision of this game had options that are all alike.")


def test_the_same_seed_gives_the_same_answers() -> None:
    game = load("ultraman")
    for s in positions(game, every=3, most=5):
        assert player("search:40", game, 9).think(s) == player("search:40", game, 9).think(s)


@pytest.mark.parametrize("name", games.NAMES)
def test_the_levels_by_name(name: str) -> None:
    game = load(name)
    assert LEVELS == ("beginner", "easy", "middle", "strong", "full")
    beginner, easy, middle, strong, full = (player(level, game) for level in LEVELS)
    assert isinstance(beginner, Tempered) and isinstance(easy, Tempered) and beginner.slips > easy.slips > 0
    assert isinstance(middle, HeuristicPlayer)
    assert isinstance(strong, SearchPlayer) and isinstance(full, SearchPlayer)
    assert strong.iterations < full.iterations == 1000


@pytest.mark.parametrize("name", ["clever", "search:many", "search:0", "search:0ms", "random:3", "full:2", ""])
def test_what_is_no_player_is_refused_in_words(name: str) -> None:
    with pytest.raises(ValueError, match="There is no player called"):
        player(name, load("ultraman"))


def test_milliseconds_are_a_budget_too() -> None:
    game = load("ultraman")
    s = positions(game, every=2, most=1)[0]
    thoughts = player("search:20ms", game).think(s)
    assert sum(t.share for t in thoughts) == pytest.approx(1.0)


def test_random_is_random() -> None:
    game = load("union-arena")
    s = positions(game, every=5, most=1)[0]
    assert s.decision is not None
    thinker = RandomPlayer(game, 1)
    assert {thinker.choose(s) for _ in range(200)} == set(range(len(s.decision.options)))

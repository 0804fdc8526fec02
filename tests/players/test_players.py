"""Every player looks at nothing that its seat cannot know, and can say why."""

from __future__ import annotations

import pytest

from quadriga import games, load
from quadriga.games.game import Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State, answer
from quadriga.kernel.unknown import knows, scramble
from quadriga.players.player import HeuristicPlayer, RandomPlayer
from quadriga.players.search import LEVELS, GameJudge, SearchPlayer, Tempered, player
from quadriga.players.tree import WORLDS, Manner, Node, Search

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
        different += list(twin.card) != list(s.card)
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


class Picky(GameJudge):
    """Believes only in deals in which the first card of the opponent's deck is one of a few."""

    def deals(self) -> int:
        return 30

    def plausible(self, s: State, seat: int) -> float:
        return 1.0 if self.believed(s, seat) else 0.0

    def believed(self, s: State, seat: int) -> bool:
        hidden = next(c for c in range(len(s.card)) if s.owner[c] != seat and not knows(s, seat, c))
        return s.card[hidden] % 2 == 0


def test_worlds_are_as_likely_as_they_are_plausible() -> None:
    game = load("ultraman")
    s = positions(game, every=4, most=1)[0]
    assert s.decision is not None
    judge = Picky(game)
    search = Search(judge, s, seeded(1), Manner())
    dealt = [search.deal() for _ in range(20)]
    assert all(judge.believed(world, s.decision.player) for world in dealt)
    assert len({tuple(world.card) for world in dealt}) > 10


def test_without_replies_the_opponent_does_what_looks_best() -> None:
    game = load("ultraman")
    tried: dict[bool, list[int]] = {True: [], False: []}
    for replies, found in tried.items():
        for s in positions(game, every=3, most=6):
            search = Search(GameJudge(game), s, seeded(1), Manner(replies=replies))
            search.worlds = [search.deal()] * WORLDS  # in one world the same option looks best each time
            search.run(200, whole=True)
            found += replies_tried(search.root, search.seat)
    assert max(tried[False]) == 1 < max(tried[True])


def replies_tried(node: Node, seat: int) -> list[int]:
    """For each decision of the opponent that was come to more than thrice: how many of its options were tried."""
    below = [n for child in node.children for n in replies_tried(child, seat)]
    here = sum(1 for child in node.children if child.visits and child.player != seat)
    return [*below, here] if here and node.visits > 3 else below


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


@pytest.mark.parametrize("name", games.NAMES)
def test_what_was_found_out_about_the_next_decision_is_gone_on_with(name: str) -> None:
    """A player who is asked again at once knows already what it looked at; in another match it does not."""
    game = load(name)
    thinker, known = SearchPlayer(game, 60, seed=2), 0
    first, second, *_ = game.decks().values()
    s = game.new((first, second), seed=5)
    while s.decision is not None and known < 3:
        before = thinker._known(s)
        if before is not None:
            looks = before.visits
            assert looks > 0 and before.at == s.decisions and before.player == s.decision.player
            twin = thinker.copied()
            assert isinstance(twin, SearchPlayer)
            elsewhere = s.clone()
            elsewhere.match = game.new((first, second), seed=5).match
            assert thinker._known(elsewhere) is None
            chosen = thinker.choose(s)
            if not thinker.alike(s):
                known += 1
                assert before.visits > looks
            assert twin.choose(s) == chosen
        else:
            chosen = thinker.choose(s) if len(s.decision.options) > 1 else 0
        answer(s, chosen)
    assert known == 3


def favourite(search: Search) -> int:
    return max(search.root.children, key=lambda node: node.visits).key


def test_options_that_are_alike_are_not_searched() -> None:
    game = load("union-arena")

    class Fails(SearchPlayer):
        def search(self, s: State, tree: int = 0, root: Node | None = None) -> Search:
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
    assert isinstance(middle, Tempered if game.levels.middle else HeuristicPlayer)
    assert isinstance(strong, SearchPlayer if game.levels.strong else HeuristicPlayer)
    assert game.levels.easy > game.levels.middle and game.levels.strong < game.levels.full == 1000
    assert isinstance(full, SearchPlayer) and full.iterations == 1000


@pytest.mark.parametrize(
    "name",
    [
        "clever",
        "search:many",
        "search:0",
        "search:0ms",
        "search:50x0",
        "search:50xx2",
        "search:²",
        "random:3",
        "full:2",
        "",
    ],
)
def test_what_is_no_player_is_refused_in_words(name: str) -> None:
    with pytest.raises(ValueError, match="There is no player called"):
        player(name, load("ultraman"))


def test_milliseconds_are_a_budget_too() -> None:
    game = load("ultraman")
    s = positions(game, every=2, most=1)[0]
    thoughts = player("search:20ms", game).think(s)
    assert sum(t.share for t in thoughts) == pytest.approx(1.0)


def test_several_trees_add_up_what_each_found() -> None:
    game = load("ultraman")
    s = positions(game, every=3, most=1)[0]
    both = player("search:60x2", game, 9)
    assert isinstance(both, SearchPlayer)
    first, second = both.weigh(s, 0), both.weigh(s, 1)
    assert first != second
    visits = [a + b for a, b in zip(first.option_visits, second.option_visits, strict=True)]
    thoughts = both.think(s)
    assert visits[thoughts[0].option] == max(visits)
    for thought in thoughts:
        assert thought.share == pytest.approx(visits[thought.option] / (first.visits + second.visits))
    assert player("search:60x1", game, 9).think(s) == player("search:60", game, 9).think(s)


def test_random_is_random() -> None:
    game = load("union-arena")
    s = positions(game, every=5, most=1)[0]
    assert s.decision is not None
    thinker = RandomPlayer(game, 1)
    assert {thinker.choose(s) for _ in range(200)} == set(range(len(s.decision.options)))

"""What a searching player takes the opponent's hidden cards for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quadriga import load
from quadriga.games.ultraman.chapters.battle import conforms
from quadriga.games.ultraman.chapters.setting import settable
from quadriga.games.ultraman.chapters.table import Table
from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import answer
from quadriga.kernel.unknown import scramble
from quadriga.players.player import HeuristicPlayer

pytestmark = pytest.mark.pure
GAME = load("ultraman")


def positions(games: int) -> Iterator[Table]:
    """Every decision of games between heuristic players."""
    first, second, *_ = GAME.decks().values()
    for seed in range(games):
        s = GAME.new((first, second), seed=seed, recording=False)
        players = [HeuristicPlayer(GAME, 1), HeuristicPlayer(GAME, 2)]
        while s.decision is not None:
            yield table_of(s)
            answer(s, players[s.decision.player].choose(s))


def hidden_characters(t: Table, seat: int) -> list[int]:
    """The opponent's characters with a face-down card in their stacks."""
    return [k for k in t.characters(1 - seat) if any(t.down[c] for c in t.stack_of(k))]


def test_a_card_dealt_face_down_into_play_could_have_been_laid_there() -> None:
    chance = seeded(3)
    changed = levelled = 0
    for t in positions(12):
        assert t.decision is not None
        seat = t.decision.player
        for k in hidden_characters(t, seat):
            twin = t.clone()
            scramble(twin, seat, chance)
            dealt = table_of(twin)
            stack = dealt.stack_of(k)
            assert conforms(dealt, stack) and settable(dealt, stack[0])
            changed += [t.card[c] for c in stack] != [dealt.card[c] for c in stack]
            levelled += len(stack) > 1
    assert changed > 20 and levelled > 10  # otherwise nothing was tested


def test_the_truth_is_more_plausible_than_a_deal_by_chance() -> None:
    chance = seeded(4)
    true = dealt = 0.0
    for t in positions(12):
        assert t.decision is not None
        seat = t.decision.player
        if hidden_characters(t, seat):
            twin = t.clone()
            scramble(twin, seat, chance)
            true += GAME.plausible(t, seat)
            dealt += GAME.plausible(twin, seat)
    assert true > 1.5 * dealt

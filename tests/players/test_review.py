"""Reviews mark the decisions that gave most away."""

from __future__ import annotations

import pytest

from quadriga import games, load
from quadriga.kernel.chance import seeded
from quadriga.players.review import WORTH_A_MARK, review
from quadriga.replay import Session
from quadriga.scenario.table import Table

STRENGTH = "search:24"
"""Enough to see a blunder; reviews for people think longer."""

ANSWERS = 100
"""Far enough into every game for single decisions to matter: in the first turns of Universal Arena none costs much."""


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_at_random_is_full_of_marks(name: str) -> None:
    game = load(name)
    first, second, *_ = game.decks().values()
    session = Session(game, game.new((first, second), 5))
    chance = seeded(3)
    for _ in range(ANSWERS):
        if session.state.decision is None:
            break
        session.answer(chance.below(len(session.state.decision.options)))
    replay = session.replay()
    marks = review(replay, STRENGTH)
    assert marks
    assert [m.cost for m in marks] == sorted((m.cost for m in marks), reverse=True)
    for mark in marks:
        assert mark.cost >= WORTH_A_MARK and mark.taken != mark.better and mark.rule
        assert 0 <= mark.number < len(replay.answers) and 0.0 <= mark.chance <= 1.0


def test_a_win_not_taken_is_marked(table: Table) -> None:
    table.place(A="front: Ram 4000; life: Lamb 1000", B="front: 4x Giant 9000 resting; life: Page 1000", phase="attack")
    labels = table.game.labels(table.state)
    done = next(i for i, label in enumerate(labels) if "Ram" not in label)
    table.session.answer(done)
    marks = review(table.session.replay(), "search:60")
    assert marks and marks[0].number == 0
    assert "Ram" in str(marks[0].better) and marks[0].chance > 0.95 and marks[0].cost > 0.1


def test_a_review_needs_a_search(table: Table) -> None:
    table.place(A="front: Ram 4000")
    with pytest.raises(ValueError, match="needs a searching player"):
        review(table.session.replay(), "heuristic")

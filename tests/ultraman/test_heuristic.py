"""What the heuristic player gives up, and what it keeps."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga import load
from quadriga.games.ultraman.chapters import terms
from quadriga.games.ultraman.chapters.setting import settable
from quadriga.games.ultraman.chapters.table import HAND, WINS_NEEDED, Table, table
from quadriga.games.ultraman.computer.heuristic import battles_won, discards, replaced, scores
from quadriga.games.ultraman.computer.planning import card_worth
from quadriga.kernel.chance import seeded
from quadriga.kernel.decisions import DONE, PICK, arg_a, arg_b, verb
from quadriga.kernel.state import answer


def decisions(games: int) -> Iterator[Table]:
    """Every decision of games played at random, in which hands run out."""
    game = load("ultraman")
    decks = list(game.decks().values())
    for seed in range(games):
        s = game.new((decks[seed % len(decks)], decks[seed // len(decks) % len(decks)]), seed=seed, recording=False)
        chance = seeded(seed)
        while s.decision is not None:
            yield table(s)
            answer(s, chance.below(len(s.decision.options)))


def test_the_last_card_to_set_is_not_given_up() -> None:
    """Who cannot set a card next turn loses (1.3.4a): no power is worth that, unless the game is lost now."""
    seen = 0
    for t in decisions(400):
        d = t.decision
        assert d is not None
        left = [c for c in t.pile(d.player, HAND) if settable(t, c)]
        if d.kind != "power" or len(left) > 1 or battles_won(t, 1 - d.player) >= WINS_NEEDED:
            continue
        for option, score in zip(d.options, scores(t), strict=True):
            c = arg_a(option)
            if verb(option) == terms.USE and discards(t, c, t.face(c).texts[arg_b(option)].program):
                assert score < 0
                seen += t.turn >= 3
    assert seen > 0


def test_a_card_good_for_nothing_is_exchanged() -> None:
    """Where a text draws for what is given up, such a card is better given up than kept."""
    seen = 0
    for t in decisions(100):
        d = t.decision
        assert d is not None
        found = dict(zip(d.options, scores(t), strict=True))
        done = [score for option, score in found.items() if verb(option) == DONE]
        if not done or not replaced(t):
            continue
        for option, score in found.items():
            c = arg_a(option)
            if verb(option) == PICK and t.zone[c] == d.player * 4 + HAND:
                assert (score > done[0]) == (card_worth(t, d.player, c) < 0.5)
                seen += score > done[0]
    assert seen > 0

"""Sealed play and draft: boosters, drafters, decks that may be played."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.lab import limited
from quadriga.rulebook.marks import rule

NAMES = ["union-arena", "ultraman"]


@rule("FR.14a")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_gets_eight_boosters_and_a_deck_that_may_be_played(name: str, seed: int) -> None:
    game = games.load(name)
    cards = game.cards()
    [numbers] = limited.pools(game, cards).values()
    assert game.limited is not None
    whole = game.limited.boosters * game.limited.booster
    for got in (limited.sealed(game, cards, numbers, seed), limited.draft(game, cards, numbers, seed, [0] * whole)):
        assert not got.pack and [sum(pool.values()) for pool in got.pools] == [whole] * limited.SEATS
        for pool in got.pools[:2]:
            deck = limited.build(game, cards, pool, "Drafted")
            assert not game.check(deck, cards), game.check(deck, cards)
            assert sum(deck.cards.values()) == game.limited.deck
            assert all(pool[number] >= n for number, n in deck.cards.items())


def test_a_draft_goes_on_pick_by_pick_and_packs_are_passed() -> None:
    game = games.load("union-arena")
    cards = game.cards()
    numbers = sorted(cards)
    first = limited.draft(game, cards, numbers, 5, [])
    assert len(first.pack) == 12 and len(set(first.pack)) == 12 and first.round == 1
    second = limited.draft(game, cards, numbers, 5, [3])
    assert second.pools[0] == {first.pack[3]: 1} and len(second.pack) == 11
    assert [sum(pool.values()) for pool in second.pools] == [1] * 4
    around = limited.draft(game, cards, numbers, 5, [3, 0, 0, 0])
    assert set(around.pack) < set(first.pack), "my own booster comes back after four picks"
    assert limited.draft(game, cards, numbers, 5, [0] * 12).round == 2
    with pytest.raises(ValueError, match="no card 12"):
        limited.draft(game, cards, numbers, 5, [12])


def test_decks_of_two_drafters_play_a_game_by_the_floor_rules() -> None:
    game = games.load("ultraman")
    cards = game.cards()
    got = limited.sealed(game, cards, sorted(cards), 9)
    decks = [limited.build(game, cards, pool, "Sealed") for pool in got.pools[:2]]
    assert game.limited is not None
    s = game.new(decks, 1, dict(game.limited.options))
    while s.decision is not None:
        scores = game.scores(s)
        game.answer(s, scores.index(max(scores)))
    assert s.over and s.match.options["sealed"] == 1


def test_pools_are_cards_that_may_be_in_one_deck() -> None:
    game = games.load("union-arena")
    strange = {f"ZZZ-1-{n:03}": {"number": f"ZZZ-1-{n:03}", "name": str(n), "rarity": "C"} for n in range(30)}
    few = {"YYY-1-001": {"number": "YYY-1-001", "name": "Y"}}
    assert set(limited.pools(game, {**game.cards(), **strange, **few})) == {"QDR", "ZZZ"}
    assert limited.pools(games.load("universal-arena"), {}) == {}

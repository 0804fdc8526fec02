"""Game Setup."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.games.game import Deck, Game
from quadriga.games.guardians_arena.chapters.faces import GUARDIAN, STRONGHOLD, card
from quadriga.games.guardians_arena.chapters.table import (
    DECK,
    GUARDIAN_PLACE,
    HAND,
    STRONGHOLDS,
    Arena,
    arena,
    stands,
    zone,
)
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import answer
from quadriga.rulebook.marks import rule

GAME = games.load("guardians-arena")


def begin(seed: int = 1, a: str = "lamp", b: str = "kiln") -> Arena:
    decks = GAME.decks()
    return arena(GAME.new([decks[a], decks[b]], seed=seed))


def thin(game: Game, creatures: int) -> Deck:
    """A deck of Shields with so many creatures in it."""
    model = game.decks()["lamp"]
    cards = {"SM-AR01": 60}
    if creatures:
        cards["SM-MO02"] = creatures
    return Deck("Thin", model.game, cards, extra=model.extra)


@rule("gua.setup.1", "gua.orig.stones.1")
def test_each_side_shows_guardian_and_three_strongholds_and_has_its_guardians_stones() -> None:
    s = begin()
    for seat in range(2):
        assert card(s, s.zones[zone(seat, GUARDIAN_PLACE)][0]).type == GUARDIAN
        for column in range(3):
            [c] = s.zones[zone(seat, STRONGHOLDS, column)]
            assert card(s, c).type == STRONGHOLD and stands(s, seat, column)
            assert card(s, c).place == (column if seat == 0 else 2 - column)
    assert list(s.stones) == [7, 8]


@rule("gua.setup.2")
def test_the_deck_is_shuffled_by_the_seed_and_cut_by_the_opponent() -> None:
    first, again, other = begin(5), begin(5), begin(6)
    assert first.zones[zone(0, DECK)] == again.zones[zone(0, DECK)]
    assert [first.card[c] for c in first.zones[zone(0, DECK)]] != [other.card[c] for c in other.zones[zone(0, DECK)]]
    cuts = [e for e in first.log if e.kind == "cut"]
    assert [e.player for e in cuts] == [1, 0] and any(e.n for e in cuts)


@rule("gua.setup.3", "gua.setup.4")
def test_the_hand_is_the_top_eight_of_a_face_down_deck() -> None:
    s = begin()
    assert len(s.zones[zone(0, HAND)]) == 8 and len(s.zones[zone(0, DECK)]) == 62
    seen = GAME.view(s, 0)
    deck = next(z for z in seen["zones"] if z["id"] == "deck" and z["seat"] == 0)
    assert len(deck["cards"]) == 62 and sum("number" in c for c in deck["cards"]) == 1  # the Up-Card alone


@rule("gua.setup.5", "gua.setup.6")
def test_a_hand_without_creature_may_be_shown_and_exchanged_before_it_is_shuffled_back() -> None:
    s = arena(GAME.new([thin(GAME, 2), thin(GAME, 9)], seed=3, checked=False))
    assert s.decision is not None and s.decision.kind == "redraw"
    seat = s.decision.player
    old = s.zones[zone(seat, HAND)][:]
    while s.zones[zone(seat, HAND)] == old:
        answer(s, 1)
    new = s.zones[zone(seat, HAND)]
    assert len(new) == 8 and not set(new) & set(old)
    shown = [slot_of(e.obj) for e in s.log if e.kind == "show" and e.player == seat]
    assert set(old) <= set(shown)
    assert len(s.zones[zone(seat, DECK)]) == sum(thin(GAME, 2 if seat == 0 else 9).cards.values()) - 8


@rule("gua.setup.5")
def test_no_redraw_is_offered_with_a_creature_in_hand_or_none_in_the_deck() -> None:
    s = begin()
    assert s.decision is not None and s.decision.kind == "draft"
    s = arena(GAME.new([thin(GAME, 0), thin(GAME, 0)], seed=3, checked=False))
    assert not any(e.kind == "show" for e in s.log) and (s.decision is None or s.decision.kind != "redraw")


@pytest.mark.parametrize("key", ["barrow", "fleet", "kiln", "lamp"])
def test_every_deck_of_ours_can_be_played(key: str) -> None:
    assert GAME.check(GAME.decks()[key]) == []
    assert sum(GAME.decks()[key].cards.values()) == 70

"""Preparing to Play."""

from __future__ import annotations

import quadriga
from quadriga.games.union_arena.chapters.table import DECK, HAND, LIFE, Table, table
from quadriga.kernel.decisions import NO, YES, option
from quadriga.kernel.state import answer
from quadriga.kernel.view import sees_face
from quadriga.rulebook.marks import rule

GAME = quadriga.load("union-arena")
DECKS = list(GAME.decks().values())[:2]


def new(seed: int = 1, **options: int) -> Table:
    return table(GAME.new(DECKS, seed=seed, options=options))


def say(g: Table, yes: bool) -> None:
    assert g.decision is not None
    answer(g, g.decision.options.index(option(YES if yes else NO)))


@rule("ua.setup.1")
def test_decks_are_shuffled_by_the_seed() -> None:
    orders = [[g.card[c] for c in g.pile(0, DECK)] for g in (new(1), new(1), new(2))]
    assert orders[0] == orders[1] != orders[2]


@rule("ua.setup.2", "ua.setup.9")
def test_who_wins_the_draw_chooses_the_seat() -> None:
    winners = set()
    for seed in range(12):
        g = new(seed)
        assert g.decision is not None and g.decision.kind == "seat"
        winner = g.decision.player
        winners.add(winner)
        for yes in (True, False):
            twin = g.clone()
            say(twin, yes)
            assert twin.first == (winner if yes else 1 - winner)
    assert winners == {0, 1}
    assert new(1, first=1).first == 1  # or the seats are assigned


@rule("ua.setup.3", "ua.setup.6")
def test_seven_cards_each_then_player_one_decides_first() -> None:
    g = new(1, first=1)
    assert [len(g.pile(s, HAND)) for s in (0, 1)] == [7, 7] and [len(g.pile(s, DECK)) for s in (0, 1)] == [43, 43]
    assert g.decision is not None and (g.decision.kind, g.decision.player) == ("mulligan", 1)
    say(g, True)
    assert g.decision is not None and (g.decision.kind, g.decision.player) == ("mulligan", 0)
    seen = GAME.events(g, 0)
    assert any(e["kind"] == "mulligan" and e["player"] == 1 for e in seen)


@rule("ua.setup.4", "ua.setup.5")
def test_a_mulligan_replaces_the_whole_hand_once() -> None:
    for seed in range(8):
        g = new(seed, first=0)
        old = set(g.pile(0, HAND))
        say(g, True)
        assert not old & set(g.pile(0, HAND)) and len(g.pile(0, HAND)) == 7 and len(g.pile(0, DECK)) == 43
        assert g.decision is not None and g.decision.player == 1  # no second one
    order = g.pile(0, DECK)
    assert set(order[:7]) != old, "the returned cards are shuffled in"


@rule("ua.setup.7", "ua.zone.life.2")
def test_seven_cards_become_life_unseen() -> None:
    g = new(3, first=0)
    say(g, False)
    top = g.pile(0, DECK)[::-1][:7]
    say(g, False)
    assert g.pile(0, LIFE) == top and len(g.pile(0, DECK)) == 36
    assert not any(sees_face(g, seat, c) for seat in (0, 1) for c in g.pile(0, LIFE))


@rule("ua.setup.8")
def test_player_one_takes_the_first_turn() -> None:
    for first in (0, 1):
        g = new(3, first=first)
        say(g, False)
        say(g, False)
        assert g.decision is not None and g.decision.player == first and g.turn == 1 and g.own_turn[first] == 1

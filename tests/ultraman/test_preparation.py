"""4. Game Preparation: decks, and the steps before the first turn."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from typing import Any

import pytest

from quadriga.games.game import BadDeck, Deck
from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.games.ultraman.game import GAME
from quadriga.kernel.state import State
from quadriga.rulebook.marks import rule


def deck(**copies: int) -> Deck:
    return Deck("Trial", "ultraman", {f"T-{name}": n for name, n in copies.items()})


def library(*special: dict[str, Any]) -> dict[str, dict[str, Any]]:
    cards: dict[str, dict[str, Any]] = {}
    for i in range(20):
        number = f"T-c{i}"
        cards[number] = {"number": number, "name": "Ram", "card_type": "Ultra Hero", "character": "RAM", "type": "BASIC", "level": 1, "bp": {"SIN": 1}}
    for card in special:
        cards[card["number"]] = {**cards["T-c0"], **card}
    return cards


FORTY_EIGHT = {f"c{i}": 4 for i in range(12)}


def rules_of(found: Deck, cards: dict[str, dict[str, Any]] | None = None) -> list[str]:
    return [offence.rule for offence in GAME.check(found, cards or library())]


@rule("4.1.1")
def test_a_deck_has_exactly_fifty_cards() -> None:
    assert rules_of(deck(**FORTY_EIGHT, c12=1)) == ["4.1.1"]
    assert rules_of(deck(**FORTY_EIGHT, c12=2)) == []
    assert rules_of(deck(**FORTY_EIGHT, c12=3)) == ["4.1.1"]


@rule("4.1.2", "2.3.9.1")
def test_four_copies_of_a_character_number_at_most() -> None:
    five = deck(**{**FORTY_EIGHT, "c0": 5, "c1": 3}, c12=2)
    offence = GAME.check(five, library())[0]
    assert offence.rule == "4.1.2" and offence.cards == ["T-c0"] and "5 copies" in offence.message


@rule("2.4.6.1")
def test_four_copies_of_a_scene_number_at_most() -> None:
    cards = library({"number": "T-s", "card_type": "Scene", "round": 1})
    assert rules_of(deck(**{**FORTY_EIGHT, "c0": 2}, s=4), cards) == []
    assert rules_of(deck(**{**FORTY_EIGHT, "c0": 1}, s=5), cards) == ["4.1.2"]


@rule("4.1.3")
def test_parallel_versions_count_as_one_number() -> None:
    cards = library({"number": "T-c0-P1", "base": "T-c0"})
    assert rules_of(deck(**{**FORTY_EIGHT, "c0": 2, "c0-P1": 2, "c12": 2}), cards) == []
    assert rules_of(deck(**{**FORTY_EIGHT, "c0": 3, "c0-P1": 2, "c12": 1}), cards) == ["4.1.2"]


@rule("9.1.1c", "ucg.ident.2")
def test_a_text_may_allow_any_number_of_copies() -> None:
    cards = library({"number": "T-many", "text": "A deck may include any number of this card. [SIN]Give this character +1000 BP."})
    assert rules_of(deck(**{f"c{i}": 4 for i in range(10)}, many=10), cards) == []


@rule("4.1.2", "1.2.1")
def test_a_text_may_allow_more_copies() -> None:
    cards = library({"number": "T-many", "text": "A deck may include up to eight copies of this card. [SIN]Give this character +1000 BP."})
    assert rules_of(deck(**{f"c{i}": 4 for i in range(10)}, c10=2, many=8), cards) == []
    assert rules_of(deck(**{f"c{i}": 4 for i in range(10)}, c10=1, many=9), cards) == ["4.1.2"]


@rule("ucg.text.unread.1")
def test_unknown_cards_and_unread_texts_are_offences() -> None:
    assert rules_of(deck(**FORTY_EIGHT, nowhere=2)) == ["2.2.1"]
    cards = library({"number": "T-odd", "text": "[SIN]Juggle."})
    assert rules_of(deck(**FORTY_EIGHT, odd=2), cards) == ["ucg.text.unread.1"]
    assert GAME.check(deck(**FORTY_EIGHT, odd=2), cards, vanilla=True) == []
    with pytest.raises(BadDeck, match="can't be played"):
        GAME.new([deck(**FORTY_EIGHT)] * 2, cards=library())


def test_the_starter_decks_are_legal_and_four() -> None:
    decks = GAME.decks()
    assert len(decks) == 4
    for found in decks.values():
        assert GAME.check(found) == []


def begin(seed: int = 5, **options: int) -> State:
    decks = list(GAME.decks().values())
    return GAME.new(decks[:2], seed=seed, options=options)


def say(s: State, word: str) -> None:
    GAME.answer(s, next(i for i, label in enumerate(GAME.labels(s)) if word in label))


@rule("4.2.1")
def test_different_seeds_shuffle_differently() -> None:
    orders = {str(begin(seed).zones[0]) for seed in range(5)}
    assert len(orders) == 5 and str(begin(3).zones[0]) in orders


@rule("4.2.2")
def test_the_winner_of_the_draw_chooses_lead_or_next() -> None:
    choosers = set()
    for seed in range(8):
        for word in ("Lead", "Next"):
            s = begin(seed)
            assert s.decision is not None
            chooser = s.decision.player
            choosers.add(chooser)
            say(s, word)
            assert table_of(s).lead == (chooser if word == "Lead" else 1 - chooser)
    assert choosers == {0, 1}


@rule("4.2.3a", "4.2.3b")
def test_six_cards_each_then_the_lead_may_redraw_first_and_once() -> None:
    s = begin()
    say(s, "Lead")
    t = table_of(s)
    assert [len(t.pile(seat, 1)) for seat in (0, 1)] == [6, 6] and len(t.pile(0, 0)) == 44
    asked = []
    while s.decision is not None and s.decision.kind == "redraw":
        asked.append(s.decision.player)
        say(s, "Keep this hand")
    assert asked == [t.lead, 1 - t.lead]


@rule("4.2.3c")
def test_a_redraw_takes_six_other_cards_and_shuffles() -> None:
    s = begin()
    say(s, "Lead")
    t = table_of(s)
    old = t.pile(t.lead, 1)[:]
    top = t.pile(t.lead, 0)[-6:]
    order = t.pile(t.lead, 0)[:-6]
    say(s, "Draw six new cards")
    new = t.pile(t.lead, 1)
    assert sorted(new) == sorted(top) and not set(new) & set(old)
    deck_now = t.pile(t.lead, 0)
    assert sorted(deck_now) == sorted(order + old) and deck_now[6:] != order


@rule("FR.10b")
def test_the_loser_of_the_last_game_chooses() -> None:
    for seat in (0, 1):
        for seed in range(4):
            s = begin(seed, chooser=seat)
            assert s.decision is not None and (s.decision.player, s.decision.rule) == (seat, "FR.10b")

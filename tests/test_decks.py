"""Deck files and card files, good and bad."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quadriga
from quadriga.cardfiles import BadCardFile, check, find_cards, in_words, load_cards
from quadriga.decks.files import BadDeckFile, find_deck, load_deck

GAME = quadriga.load("union-arena")


def test_the_same_deck_in_three_ways_of_writing_it(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('name = "Pair"\ngame = "union-arena"\n[cards]\nQDR-1-014 = 4\nQDR-1-002 = 2\n')
    (tmp_path / "b.json").write_text(
        json.dumps({"cards": [{"number": "QDR-1-014", "count": 4}, {"number": "QDR-1-002", "count": 2}]})
    )
    (tmp_path / "c.txt").write_text("# a pair\n4 QDR-1-014 Lanternkeeper Oda\n1x QDR-1-002\n1 QDR-1-002 // once more\n")
    decks = [load_deck(path, GAME) for path in sorted(tmp_path.iterdir())]
    assert all(deck.cards == {"QDR-1-014": 4, "QDR-1-002": 2} for deck in decks)
    assert all(deck.game == "union-arena" for deck in decks)
    assert [deck.name for deck in decks] == ["Pair", "b", "c"]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("a.txt", "4 QDR-1-014\nsome of them\n", "line 2"),
        ("a.toml", "cards = [", "can't be read as a deck"),
        ("a.json", '{"cards": ', "can't be read as a deck"),
        ("a.json", "[1, 2]", "isn't a deck"),
        ("a.json", '{"name": "x"}', "has no cards"),
        ("a.json", '{"cards": {"QDR-1-014": 0}}', "0 isn't a number of copies"),
        ("a.toml", 'game = "ultraman"\n[cards]\nX = 1\n', "is a deck of 'ultraman'"),
    ],
)
def test_a_bad_deck_file_says_what_is_wrong(tmp_path: Path, name: str, text: str, told: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(BadDeckFile, match=told):
        load_deck(tmp_path / name, GAME)


def test_decks_are_found_by_key_or_file(tmp_path: Path) -> None:
    key = next(iter(GAME.decks()))
    assert find_deck(GAME, key).key == key
    with pytest.raises(BadDeckFile, match=key):
        find_deck(GAME, "no-such-deck")


def test_starter_decks_are_legal() -> None:
    for deck in GAME.decks().values():
        assert GAME.check(deck) == []


def test_a_check_of_cards_counts_what_is_read_and_shows_what_stopped_it(tmp_path: Path) -> None:
    card = {"type": "character", "color": "red", "energy": 0, "ap": 1, "bp": 1000}
    cards = [
        {"number": "TST-1-001", "name": "Plain", **card},
        {"number": "TST-1-002", "name": "Reader", "text": "[When Played] Draw a card.", **card},
        {"number": "TST-1-003", "name": "Singer", "text": "[When Played] Sing a song.", **card},
    ]
    (tmp_path / "cards.json").write_text(json.dumps(cards))
    result = check(GAME, load_cards(tmp_path / "cards.json", GAME))
    assert {k: result[k] for k in ("cards", "with_text", "read", "abilities")} == {
        "cards": 3, "with_text": 2, "read": 1, "abilities": 1,
    }  # fmt: skip
    [declined] = result["declined"]
    assert declined["number"] == "TST-1-003" and "ing a song" in declined["unread"]


@pytest.mark.parametrize(
    ("text", "told"),
    [("{", "can't be read"), ('{"x": 1}', "no list of cards"), ('[{"name": "x"}]', "number: it is missing")],
)
def test_a_bad_card_file_says_what_is_wrong(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "cards.json").write_text(text)
    with pytest.raises(BadCardFile, match=told):
        load_cards(tmp_path / "cards.json", GAME)


def test_cards_are_found_by_number_name_or_part_of_a_name() -> None:
    assert [card["number"] for card in find_cards(GAME, "QDR-1-014")] == ["QDR-1-014"]
    assert {card["name"] for card in find_cards(GAME, "lanternkeeper oda")} == {"Lanternkeeper Oda"}
    assert len(find_cards(GAME, "lantern")) >= len(find_cards(GAME, "Lanternkeeper Oda")) > 0
    assert "[When Played]" in in_words(GAME.name, find_cards(GAME, "QDR-1-014")[0])

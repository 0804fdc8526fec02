"""Decks as other programs write them in JSON: lists of cards with a number and a count, however they are wrapped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.decks.links import checked
from quadriga.decks.names import Names
from quadriga.decks.reading import BadDeckFile, Read
from quadriga.messages.files import say

NUMBERS = ("number", "card_number", "cardnumber", "card_no", "cardno", "code", "id", "card_id", "key", "originalid")
NAMES = ("name", "card_name", "cardname", "title")
COUNTS = ("count", "copies", "quantity", "qty", "card_count", "amount", "num", "n")
BESIDE = ("side_deck", "sidedeck", "side", "sideboard", "maybe", "maybeboard", "considering")
WRAPPERS = ("success", "data", "deck", "recipe", "main_deck", "maindeck", "main", "mainboard", "cards", "list")
EXTRA = ("guardian", "strongholds", "characters", "limited", "sealed")
"""What our own deck files have beside the cards."""


def read_recipe(data: Any, names: Names) -> Read:
    """The deck in a JSON text."""
    if isinstance(data, Mapping) and _is_ours(data):
        return _ours(data)
    read = Read()
    if isinstance(data, Mapping):
        _words(data, read)
    if isinstance(data, list) and not any(isinstance(entry, str | Mapping) for entry in data):
        raise BadDeckFile(say("no-no-deck-needs-list-cards"))
    _walk(data, names, read, False)
    if not read.listed and not read.problems:
        raise BadDeckFile(say("no-no-cards-give-them-numbers"))
    return read


def _words(data: Mapping[str, Any], read: Read) -> None:
    for key in ("name", "deck_name", "title"):
        if isinstance(data.get(key), str) and not read.name:
            read.name = data[key][:40]
    if isinstance(data.get("game"), str):
        read.game = data["game"]
    if isinstance(data.get("description"), str):
        read.description = data["description"]
    read.extra.update({key: data[key] for key in EXTRA if key in data})


def _is_ours(data: Mapping[str, Any]) -> bool:
    """Numbers and copies as a table; a team of characters; a card's number is the key."""
    cards = data.get("cards")
    if isinstance(cards, Mapping):
        return all(isinstance(n, int) for n in cards.values())
    return "cards" not in data and isinstance(data.get("characters"), list)


def _ours(data: Mapping[str, Any]) -> Read:
    known = ("name", "game", "description", "cards", "extra")
    extra = {**{k: v for k, v in data.items() if k not in known}, **data.get("extra", {})}
    cards = data.get("cards")
    characters = data.get("characters")
    if cards is None and isinstance(characters, list):  # a team (docs/decks.md)
        cards = {str(name): characters.count(name) for name in characters}
    return checked({**data, "cards": cards, "extra": extra})


def _walk(data: Any, names: Names, read: Read, beside: bool) -> None:
    if isinstance(data, list):
        for place, entry in enumerate(data, 1):
            _entry(entry, place, names, read, beside)
        return
    if not isinstance(data, Mapping):
        return
    if _are_numbers(data, names):
        for place, (number, copies) in enumerate(data.items(), 1):
            _add(str(number), copies, place, f"{copies} {number}", names, read, beside)
        return
    for key, inside in data.items():
        low = str(key).casefold()
        if low in BESIDE or low in WRAPPERS:
            if isinstance(inside, Mapping):
                _words(inside, read)
            _walk(inside, names, read, beside or low in BESIDE)


def _are_numbers(data: Mapping[str, Any], names: Names) -> bool:
    """Is this a table of numbers and copies?"""
    if not data or not all(isinstance(n, int) and not isinstance(n, bool) for n in data.values()):
        return False
    return any(names.number(str(number)) is not None for number in data) or all(
        any(c.isdigit() for c in str(number)) for number in data
    )


def _entry(entry: Any, place: int, names: Names, read: Read, beside: bool) -> None:
    if isinstance(entry, str):
        from quadriga.decks.lists import read_line  # a list of lines

        read_line(entry, place, names, read, beside)
    elif isinstance(entry, Mapping):
        flat = _flat(entry)
        copies = next((flat[key] for key in COUNTS if key in flat), 1)
        copies = int(copies) if isinstance(copies, str) and copies.strip().isdigit() else copies
        words = [str(flat[key]) for key in NUMBERS if flat.get(key) not in (None, "")]
        called = [str(flat[key]) for key in NAMES if flat.get(key) not in (None, "")]
        shown = " ".join(str(part) for part in (copies, *dict.fromkeys(words[:1] + called[:1])))
        if not isinstance(copies, int) or isinstance(copies, bool):
            read.decline(place, shown, say("no-no-number-copies", copies=copies))
            return
        if not words and not called:
            read.decline(place, str(dict(entry)), say("no-neither-number-nor-name-card"), [], copies)
            return
        found = next((n for word in words if (n := names.number(word)) is not None), None)
        found = found or next((n for word in called if (n := names.find(word)) is not None), None)
        if found is not None:
            read.add(place, shown, found, copies, beside)
        else:
            _add(" ".join([*words[:1], *called[:1]]), copies, place, shown, names, read, beside)
    else:
        read.decline(place, str(entry), say("no-no-card"))


def _flat(entry: Mapping[str, Any]) -> dict[str, Any]:
    """An entry's fields, those of the card inside it included."""
    found = {str(key).casefold(): value for key, value in entry.items()}
    inner = found.get("card")
    if isinstance(inner, Mapping):
        found = {**{str(key).casefold(): value for key, value in inner.items() if key != "count"}, **found}
    return found


def _add(words: str, copies: int, place: int, shown: str, names: Names, read: Read, beside: bool) -> None:
    number = names.find(words)
    if number is not None:
        read.add(place, shown, number, copies, beside)
    elif reason := names.game.not_in_decks(words):
        read.leave_out(place, shown, reason, max(0, copies))
    else:
        why, near = names.near(words)
        read.decline(place, shown, why, near, max(0, copies), words)

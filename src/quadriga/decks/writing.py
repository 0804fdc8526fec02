"""Decks as text, in each of the shapes that people and sites use; what is written here is read back the same."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping
from typing import Any

from quadriga.games.game import Card, Deck

Cards = Mapping[str, Card]


def _name(cards: Cards, number: str) -> str:
    return str(cards[number]["name"]) if number in cards else ""


def _rows(deck: Deck) -> list[tuple[str, int]]:
    return sorted(deck.cards.items())


def write_list(deck: Deck, cards: Cards) -> str:
    """One line a card: copies, number, name."""
    return "".join(f"{n} {number} {_name(cards, number)}".rstrip() + "\n" for number, n in _rows(deck))


def write_numbers(deck: Deck, cards: Cards) -> str:
    return "".join(f"{n}x{number}\n" for number, n in _rows(deck))


def write_one_line(deck: Deck, cards: Cards) -> str:
    return " ".join(f"{n}x{number}" for number, n in _rows(deck)) + "\n"


def write_sections(deck: Deck, cards: Cards) -> str:
    return "// Main Deck\n" + "".join(f" {n} x {number}\n" for number, n in _rows(deck))


def write_mass_entry(deck: Deck, cards: Cards) -> str:
    """As shops take whole lists: `4 Name (014) [SET] SET/NUMBER||…`."""
    parts = []
    for number, n in _rows(deck):
        sets = cards.get(number, {}).get("sets") or []
        product = str(sets[0]) if isinstance(sets, list) and sets else ""
        marks = [f"({number.rsplit('-', 1)[-1]})", f"[{product}]", f"{product}/{number}"] if product else [number]
        parts.append(" ".join([str(n), _name(cards, number), *marks]))
    return "||".join(parts) + "\n"


def write_japanese(deck: Deck, cards: Cards) -> str:
    return "".join(f"{number} {n}枚\n" for number, n in _rows(deck))


def write_csv(deck: Deck, cards: Cards) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["count", "number", "name"])
    writer.writerows([n, number, _name(cards, number)] for number, n in _rows(deck))
    return out.getvalue()


def write_json(deck: Deck, cards: Cards) -> str:
    listed = [{"number": number, "name": _name(cards, number), "count": n} for number, n in _rows(deck)]
    data = {"name": deck.name, "game": deck.game, "description": deck.description, **deck.extra, "cards": listed}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def write_recipe(deck: Deck, cards: Cards) -> str:
    """The recipe of the publishers' deck app."""
    listed = [{"card_number": number, "card_name": _name(cards, number), "card_count": n} for number, n in _rows(deck)]
    data = {"success": {"deck_name": deck.name, "main_deck": listed, "side_deck": []}}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def write_toml(deck: Deck, cards: Cards) -> str:
    """A file like our own `decks/*.toml`. JSON's strings and lists are TOML's too."""
    head = [f"name = {json.dumps(deck.name)}", f"game = {json.dumps(deck.game)}"]
    if deck.description:
        head.append(f"description = {json.dumps(deck.description)}")
    head += [f"{json.dumps(key)} = {_toml(value)}" for key, value in deck.extra.items()]
    body = [f"{json.dumps(number)} = {n}  # {_name(cards, number)}".rstrip("# ") for number, n in _rows(deck)]
    return "\n".join([*head, "", "[cards]", *body]) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(str(k))} = {_toml(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=True)


FORMATS: dict[str, Callable[[Deck, Cards], str]] = {
    "list": write_list,
    "numbers": write_numbers,
    "one-line": write_one_line,
    "sections": write_sections,
    "mass-entry": write_mass_entry,
    "japanese": write_japanese,
    "csv": write_csv,
    "json": write_json,
    "recipe": write_recipe,
    "toml": write_toml,
}
"""Shapes by the names that `quadriga deck export --as` takes."""

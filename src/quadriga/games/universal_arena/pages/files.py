"""The pages of characters as files have them, and the reading of their texts."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.wording import reading
from quadriga.games.universal_arena.wording.reading import Reading
from quadriga.text.errors import Declined

FOLDER = Path(__file__).parents[1]

Page = Mapping[str, Any]


def tidy(page: Page) -> dict[str, Any]:
    """A character's page in one shape, whether it came as TOML or as JSON of the wider world."""
    number = page["id"] if "id" in page else page["number"]
    return {
        "id": number,
        "number": number,
        "name": page["name"],
        "version": page["version"],
        **({"name_zh": page["name_zh"]} if page.get("name_zh") else {}),
        "hp": page.get("hp", faces.MAX_HP),  # uni.house.char.1
        "roles": [role.removeprefix("role-") for role in page.get("roles", [])],
        "difficulty": page.get("difficulty", ""),
        "gameplan": page.get("gameplan", "").strip(),
        **({"gameplan_zh": page["gameplan_zh"]} if page.get("gameplan_zh") else {}),
        "innates": [{"name": i["name"], "text": i["text"], **_reading(i)} for i in page.get("innates", [])],
        "statuses": [
            {"name": s["name"], "lines": list(s["lines"]), **_reading(s)}
            for s in page.get("statuses", page.get("statusEffects", []))
        ],
        "cards": [_tidy_card(c) for c in page["cards"]],
        **({"names": [dict(one) for one in page["names"]]} if page.get("names") else {}),
        "created": [_tidy_card(c) for c in page.get("created", page.get("createdCards", []))],
    }


def _tidy_card(card: Page) -> dict[str, Any]:
    tidied = {key: card[key] for key in ("slot", "name", "cost", "power", "types", "target", "speed", "effect")}
    return tidied | ({"number": card["number"]} if "number" in card else {}) | _reading(card)


def _reading(part: Page) -> dict[str, Any]:
    """The words that stand in for a part's text, and its name in Chinese, where it has such."""
    return {field: part[field] for field in ("reads_as", "name_zh") if part.get(field)}


def _words(part: Page, printed: Sequence[str]) -> list[str]:
    """The lines of a part that are read: those of its reading where it has one, else the printed ones."""
    reading_ = part.get("reads_as")
    return [line for line in reading_.splitlines() if line.strip()] if reading_ else list(printed)


def load_file(path: Path) -> list[dict[str, Any]]:
    """The characters of a set file: TOML tables `character`, or a JSON list."""
    text = path.read_text(encoding="utf-8")
    pages = json.loads(text) if path.suffix == ".json" else tomllib.loads(text).get("character", [])
    if isinstance(pages, dict):
        pages = pages.get("character", pages.get("characters", []))
    return [tidy(page) for page in pages]


@cache
def library() -> dict[str, dict[str, Any]]:
    """The characters that come with the game, by id."""
    return {page["id"]: page for path in sorted((FOLDER / "sets").glob("*.toml")) for page in load_file(path)}


# -- reading -------------------------------------------------------------------------------------


def told_apart(page: dict[str, Any]) -> None:
    """Refuse a page of which two parts have the same key: nobody could say which of them is meant."""
    keys = {
        "innates": [i["name"] for i in page["innates"]],
        "statuses": [s["name"] for s in page["statuses"]],
        "cards in slot": [str(c["slot"]) for c in page["cards"] + page["created"]],
    }
    for what, names in keys.items():
        for name in names:
            if names.count(name) > 1:
                raise Unreadable(number_of(page), page["name"], f"{names.count(name)} {what} {name}")


def names_of(page: dict[str, Any], statuses: Iterable[str]) -> reading.Known:
    """The names that the texts of a page may use."""
    cards = page["cards"] + page["created"]
    name = str(page["name"])
    short = name.split(" ")[0]
    own = [name, short] if short != name and len(short) > 2 and short not in reading.COMMON else [name]
    return reading.Known(
        frozenset(statuses),
        frozenset(str(c["name"]) for c in cards),
        frozenset(t for c in cards for t in c["types"] if t not in faces.TYPE_NAMES),
        tuple(own),
    )


class Pages:
    """The texts of one character, cut and read."""

    def __init__(self, page: dict[str, Any]) -> None:
        told_apart(page)
        self.page = page
        self.own = [s["name"] for s in page["statuses"]]
        innates = ["\n".join(_words(i, [i["text"]])) for i in page["innates"]]
        self.implicit = [n for n in reading.implicit_statuses(innates) if n not in self.own]
        known = names_of(page, self.own + self.implicit)
        self.innates = [reading.cut(_words(i, [i["text"]]), known) for i in page["innates"]]
        self.statuses = [reading.cut(_words(s, s["lines"]), known, True) for s in page["statuses"]]
        self.cards = [reading.cut(_words(c, c["effect"]), known) for c in page["cards"]]
        self.created = [reading.cut(_words(c, c["effect"]), known) for c in page["created"]]

    def texts(self) -> Iterable[tuple[str, Reading]]:
        """Every text with the name of what it stands on."""
        yield from zip((i["name"] for i in self.page["innates"]), self.innates, strict=True)
        yield from zip(self.own, self.statuses, strict=True)
        yield from zip(
            (c["name"] for c in self.page["cards"] + self.page["created"]), self.cards + self.created, strict=True
        )


def number_of(page: Page, part: str = "") -> str:
    return f"{page['id']}/{part}" if part else str(page["id"])


def read_pages(pages: Sequence[dict[str, Any]]) -> list[Pages]:
    """Cut and read; raises Unreadable for the first text that is not understood whole."""
    found = [Pages(page) for page in pages]
    reading.prepare([text for one in found for _, text in one.texts()])
    for one in found:
        for name, text in one.texts():
            try:
                reading.read(text)
            except Declined as why:
                raise Unreadable(number_of(one.page), f"{one.page['name']}: {name}", why.unread) from why
    return found


def parts(page: dict[str, Any]) -> list[dict[str, Any]]:
    """A character's innates, statuses and cards, each as an entry that can be read on its own."""
    found: list[dict[str, Any]] = []
    texts = {
        "innates": [(i["name"], i["name"], i["text"]) for i in page["innates"]],
        "statuses": [(s["name"], s["name"], "\n".join(s["lines"])) for s in page["statuses"]],
        "cards": [(c["slot"], c["name"], "\n".join(c["effect"])) for c in page["cards"]],
        "created": [(c["slot"], c["name"], "\n".join(c["effect"])) for c in page["created"]],
    }
    for kind, entries in texts.items():
        for i, (key, name, text) in enumerate(entries):
            one = {"number": number_of(page, key), "name": name, "text": text, "part": [kind, i], "page": page}
            found.append(one | _reading(page[kind][i]))
    return found


def with_reading(page: dict[str, Any], number: str, words: str) -> dict[str, Any]:
    """The page with a reading for its part of this number; no words take it away."""
    made = dict(page)
    for part in parts(page):
        if part["number"] == number:
            kind, i = part["part"]
            made[kind] = list(page[kind])
            made[kind][i] = {k: v for k, v in page[kind][i].items() if k != "reads_as"} | _reading({"reads_as": words})
    return made

"""The published card list, from the publisher's API (nested) or as a collectors' table (flat), made into our cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from quadriga.games.ultraman.people import prints

_STATES = (("SIN", "battle_power_1"), ("DBL", "battle_power_2"), ("TRP", "battle_power_3"), ("QUAD", "battle_power_4"),
           ("EXT", "battle_power_ex"))  # fmt: skip


def is_published(entry: Mapping[str, Any]) -> bool:
    return "feature" in entry and "number" in entry


def is_first_print(entry: Mapping[str, Any]) -> bool:
    return prints.base_number(str(entry["number"])) == str(entry["number"])


def from_entry(entry: Mapping[str, Any]) -> dict[str, Any]:
    """One entry as a card of ours, under the number of the card itself (4.1.3)."""
    flat = {**entry, **(entry["detail"] if isinstance(entry.get("detail"), Mapping) else {})}
    written = str(entry["number"])
    character = _words(flat.get("character_name"))
    version = _words(flat.get("type_name"))
    name = _name(_words(flat.get("name")), version, character)
    kind = _words(flat.get("feature"))
    card: dict[str, Any] = {
        "number": prints.base_number(written) or written,
        "name": name,
        "version": version,
        "card_type": kind,
        "text": tidy(_words(flat.get("effect"))),
        "rarity": _words(flat.get("rarity")),
        "set": _words(flat.get("display_card_bundle_names")),
    }
    if kind == "Scene":
        card["round"] = _number(flat.get("round"))
    else:
        bp = {mark: value for mark, field in _STATES if (value := _number(flat.get(field))) is not None}
        card |= {"character": character, "type": _words(flat.get("type")), "bp": bp}
        card["level"] = _number(flat.get("level"))
    return {key: value for key, value in card.items() if value not in (None, "", {})}


def tidy(text: str) -> str:
    """Texts without the blanks that stand behind marks and before stops in the published list."""
    text = re.sub(r"(?<=[》\]])\s+(?!【)", "", text)
    text = re.sub(r"(\([A-Z][a-z]+ per turn\)|(?<!\()\b\d\))\s+", r"\1", text)
    return re.sub(r"\s+(?=[,.;:])|(?<=』)\s+(?=,)", "", text)


def _name(name: str, version: str, character: str) -> str:
    """The name without the version, and with a blank where two lines were glued together."""
    if version and name.endswith(version) and name[: -len(version)][-1:].isalnum():
        return name[: -len(version)]
    if character:
        for at in range(1, len(name)):
            if name[at].isupper() and name[at - 1].islower() and name[at:].casefold() == character.casefold():
                return f"{name[:at]} {name[at:]}"
    return name


def _words(value: Any) -> str:
    if isinstance(value, Mapping):  # {"value": "armed", "description": "ARMED"}
        value = value.get("description")
    if isinstance(value, list):
        value = "; ".join(str(part) for part in value)
    text = " ".join(str(value if value is not None else "").split())
    return "" if text == "-" else text


def _number(value: Any) -> int | str | None:
    text = _words(value)
    return int(text) if text.isdigit() else text or None

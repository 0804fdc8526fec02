"""Card lists that others publish, made into the fields of our cards: a public API's, and an Asian deck site's.

Both write numbers as texts, `-` for nothing, and alternates as entries of their own. The API's list has lost the
marks in front of abilities: a keyword is found again by its reminder, anything else is marked `[?]`, so that no
text is taken for one without a mark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from quadriga.games.union_arena.people import prints
from quadriga.messages import Message
from quadriga.messages.files import say

_TYPES = {"character": "character", "event": "event", "site": "site", "field": "site"}
_COLORS = ("red", "blue", "yellow", "green", "purple", "all")
_NOTHING = re.compile(r"\s*(?:-\d*|ー|−|)\s*")
"""`-`, and numbers that strayed into a text."""
_REMINDERS = (
    (r"During your movement phase, you may move this card from your front line to your energy line", "[Step]"),
    (r"The character battling this character loses \[?Impact\]? for the duration of (?:this|the) battle",
     "[Nullify Impact]"),
    (r"When(?:ever)? this character attacks and wins a battle, deal (\d) damage to your opponent", r"[Impact (\1)]"),
    (r"When this character attacks and deals direct damage, deal (\d) damage instead", r"[Damage (\1)]"),
    (r"When this character attacks and deals direct damage, deal (\d) additional damage", r"[Damage (+\1)]"),
    (r"When(?:ever)? this character blocks for the first time this turn, switch it to active", "[Double Block]"),
    (r"When(?:ever)? this character attacks for the first time this turn, switch it to active", "[Double Attack]"),
    (r"You may target a character on your opponent's front line and attack it with this character\. If you do, "
     r"your opponent cannot block", "[Snipe]"),
    (r"Increase Impact damage by (\d)\. If the card does not have Impact, it gains \[?Impact \(1\)\]?",
     r"[Impact (+\1)]"),
)  # fmt: skip
_KEYWORDS = [(re.compile(rf"^\({reminder}\.?\)", re.IGNORECASE), keyword) for reminder, keyword in _REMINDERS]
_TRIGGERS = (
    ("final", r"no cards in your life area"),
    ("raid", r"\braid\b"),
    ("get", r"^add this card to your hand"),
    ("draw", r"^draw (?:a|1|one) card"),
    ("active", r"switch it to active.*3000 BP|3000 BP.*active"),
    ("color", r"2500 BP or less|BP 2500 or less|3500 BP or less|BP 3500 or less|required energy of 2 or less"),
    ("color", r"switch it to resting|does not switch to active|rest it"),
    ("special", r"sideline it|place it into (?:the|its owner's) sideline|retire it"),
)
_LOST_ENERGY = say("card-list-lost-energy")


def is_api(entry: Mapping[str, Any]) -> bool:
    return "effect" in entry and "code" in entry and ("needEnergy" in entry or "affinity" in entry)


def is_site(entry: Mapping[str, Any]) -> bool:
    return "cardNo" in entry and ("apCost" in entry or "originalId" in entry)


def is_published(entry: Mapping[str, Any]) -> bool:
    return is_api(entry) or is_site(entry)


def about(entry: Mapping[str, Any]) -> Message | None:
    """What a user of this list should know."""
    return _LOST_ENERGY if is_api(entry) and "generatedEnergy" not in entry else None


def is_ap_card(entry: Mapping[str, Any]) -> bool:
    kind = str(entry.get("type") or "").lower()
    return kind.startswith("action point") or kind == "ap" or (kind == "" and prints.is_ap_card(_number_of(entry)))


def _number_of(entry: Mapping[str, Any]) -> str:
    return str(next((entry[key] for key in ("originalId", "cardNo", "code", "id") if entry.get(key)), ""))


def is_first_print(entry: Mapping[str, Any]) -> bool:
    """Is this the card's own entry, not that of a parallel?"""
    if "mainalternate" in entry:
        return bool(entry["mainalternate"])
    return prints.base_number(str(entry.get("code", ""))) == str(entry.get("code", "")).upper()


def from_entry(entry: Mapping[str, Any]) -> dict[str, Any]:
    """One entry as a card of ours."""
    written = _number_of(entry)
    card: dict[str, Any] = {"number": prints.base_number(written) or written, "name": _words(entry.get("name"))}
    kind = str(entry.get("type") or "").strip().lower()
    card["type"] = _TYPES.get(kind, kind)
    if rarity := _words(entry.get("rarity")):
        card["rarity"] = rarity
    card |= _from_api(entry, card["type"]) if is_api(entry) else _from_site(entry)
    return {key: value for key, value in card.items() if value not in (None, "", [])}


def _from_site(entry: Mapping[str, Any]) -> dict[str, Any]:
    trigger = _words(entry.get("_trigger")).lower()
    abilities = [_words(part) for part in re.split(r"\s*@\s*|\n", str(entry.get("effect") or ""))]
    return {
        "color": _words(entry.get("color")).lower(),
        "energy": _number(entry.get("energyCost")),
        "ap": _number(entry.get("apCost")),
        "generates": _number(entry.get("generatedEnergyData")),
        "bp": _number(entry.get("power")),
        "affinities": _list(entry.get("traits")),
        "trigger": trigger,
        "text": "\n".join(ability for ability in abilities if ability),
    }


def _from_api(entry: Mapping[str, Any], kind: str) -> dict[str, Any]:
    need = entry.get("needEnergy")
    value, logo = (str(need.get(key) or "") for key in ("value", "logo")) if isinstance(need, Mapping) else ("", "")
    wanted = re.match(r"\s*([A-Za-z]+)\s*(\d*)", value)
    shown = re.search(r"energy_([a-z]+)(\d)", logo)
    color = wanted[1].lower() if wanted else shown[1] if shown else ""
    energy = wanted[2] if wanted and wanted[2] else shown[2] if shown else "0"
    generated = _number(entry.get("generatedEnergy"))
    return {
        "color": color if color in _COLORS else "",
        "energy": int(energy),
        "ap": _number(entry.get("ap")),
        "generates": generated if generated is not None else (1 if kind in ("character", "site") else None),
        "bp": _number(entry.get("bp")),
        "affinities": _list(entry.get("affinity")),
        "trigger": _trigger(_words(entry.get("trigger"))),
        "text": "\n".join(_marked(line, kind) for line in str(entry.get("effect") or "").splitlines() if _words(line)),
    }


def _trigger(text: str) -> str:
    """A trigger's icon from what it says; words that no trigger has stay, and are refused as such."""
    if not text or text.lower() in ("get", "draw", "active", "raid", "color", "special", "final"):
        return text.lower()
    return next((name for name, words in _TRIGGERS if re.search(words, text, re.IGNORECASE)), text)


def _marked(line: str, kind: str) -> str:
    """An ability with its mark: given back to a keyword, asked for where it is lost."""
    line = _words(line)
    for reminder, keyword in _KEYWORDS:
        if found := reminder.match(line):
            rest = line[found.end() :].strip()
            return found.expand(keyword) + " " + found[0] + (f" {_marked(rest, kind)}" if rest else "")
    return line if kind == "event" or line.startswith("[") else f"[?] {line}"


def _words(value: Any) -> str:
    text = " ".join(str(value or "").split())
    return "" if _NOTHING.fullmatch(text) else text


def _number(value: Any) -> int | str | None:
    """A number written in any way; what is none stays as it is, and is refused as such."""
    text = _words(value) if isinstance(value, str) else value
    if text in (None, ""):
        return None
    return int(text) if isinstance(text, str) and text.replace(",", "").isdigit() else text


def _list(value: Any) -> list[str]:
    parts = value if isinstance(value, list) else re.split(r"\s*[/,、／]\s*", str(value or ""))
    return [words for part in parts if (words := _words(part))]

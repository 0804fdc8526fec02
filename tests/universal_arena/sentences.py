"""How many of fifty sentences of our own are read (sentences.yaml).

python -m tests.universal_arena.sentences [--json]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages.characters import read_part
from quadriga.games.universal_arena.pages.files import tidy

FILE = Path(__file__).with_name("sentences.yaml")
SHAPE = {"cost": "1 Energy", "power": "8-12", "types": ["Technique", "Attack", "Physical"], "target": "1 Enemy"}


def page(data: dict[str, Any], sentence: str) -> dict[str, Any]:
    """A character with nothing but this sentence and the names it may use; triggers stand on innates."""
    innate = sentence.startswith(("The first time", "Whenever", "Each time"))
    card = {**SHAPE, "speed": "Normal", "slot": "1", "name": "Card", "effect": [] if innate else [sentence]}
    made = {**card, "slot": "created-1", "effect": ["Deal Power damage."]}
    created = [{**made, "name": name} for name in data["created"]]
    innates = [{"name": "Innate", "text": sentence}] if innate else []
    whole = {"id": "a", "name": "A", "version": "", "innates": innates, "statuses": data["statuses"]}
    return dict(tidy({**whole, "cards": [card], "created": created}))


def unread() -> dict[str, str]:
    """The sentences that are not read, with the words at which reading stopped."""
    data = msgspec.yaml.decode(FILE.read_bytes())
    found = {}
    for sentence in data["sentences"]:
        one = page(data, sentence)
        try:
            read_part(one, "innates" if one["innates"] else "cards", 0)
        except Unreadable as why:
            found[sentence] = why.unread
    return found


if __name__ == "__main__":
    total = len(msgspec.yaml.decode(FILE.read_bytes())["sentences"])
    missed = unread()
    if "--json" in sys.argv:
        print(json.dumps({"sentences": total, "read": total - len(missed), "unread": missed}))
    else:
        print(f"{total - len(missed)} of {total} sentences read")
        for sentence, words in missed.items():
            print(f"  {sentence}\n    not read from: {words}")

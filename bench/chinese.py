"""How many cards are told in Traditional Chinese, and whether two different programs are told alike.

    python bench/chinese.py                    our own cards, and the published ones beside the project where they lie
    python bench/chinese.py union-arena        one game
    python bench/chinese.py --texts ultraman   our own texts with their Chinese, to be read

Of the published cards only those count whose text is read. "untold" names what is missing, most frequent first.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from quadriga import games
from quadriga.games.guardians_arena import card_list
from quadriga.games.told import telling
from quadriga.text.telling import Untold

LANGUAGE = "zh-Hant"
CORPUS = Path(__file__).parents[2] / "shared" / "corpus"
FILES = {
    "union-arena": ["cards", "asia-1", "asia-2", "asia-3", "asia-4"],
    "ultraman": ["cards"],
    "universal-arena": ["characters", "characters-2026-07"],
    "guardians-arena": ["cards"],
}


def published(game: str, name: str) -> list[dict[str, Any]]:
    found = json.loads((CORPUS / game / f"{name}.json").read_text(encoding="utf-8"))
    return [card_list.from_row(row) for row in found] if game == "guardians-arena" else list(found)


def texts(game: str, cards: list[Any]) -> Iterator[tuple[str, Any, Mapping[str, str]]]:
    how = telling(game, LANGUAGE)
    assert how is not None
    for card in cards:
        yield from how.texts(card)


def measure(game: str, batch: str, cards: list[Any]) -> dict[str, object]:
    how = telling(game, LANGUAGE)
    assert how is not None
    told, read, missing = 0, 0, Counter[str]()
    for _, program, context in texts(game, cards):
        read += 1
        try:
            how.words.tell(program, context)
            told += 1
        except Untold as why:
            missing[str(why)] += 1
    share = round(told / read, 4) if read else 0.0
    return {"game": game, "cards": batch, "read": read, "told": told, "share": share, "untold": missing.most_common(9)}


def show(game: str) -> None:
    how = telling(game, LANGUAGE)
    assert how is not None
    for printed, program, context in texts(game, list(games.load(game).cards().values())):
        print(f"{printed}\n→ {how.words.tell(program, context)}\n")


if __name__ == "__main__":
    asked = [name for name in sys.argv[1:] if not name.startswith("-")] or list(games.NAMES)
    for one in asked:
        if "--texts" in sys.argv:
            show(one)
            continue
        print(json.dumps(measure(one, "ours", list(games.load(one).cards().values())), ensure_ascii=False))
        for file in FILES.get(one, []):
            if (CORPUS / one / f"{file}.json").exists():
                print(json.dumps(measure(one, file, published(one, file)), ensure_ascii=False))

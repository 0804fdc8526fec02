"""How much of a title is read with the declarations that other titles use: Union Arena's open cards, by title.

    QUADRIGA_PURE=1 python bench/leave_out.py [batch …]

For each ability the declarations of its reading are noted. An ability of a title counts as read without that title
where each of them is used by some other title of its wording too; a card where all of its abilities are. That is less
than the truth (another reading might serve), so the figures are for comparing two tables. The declarations that one
title alone needs are counted: each is a warning.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from quadriga.games.union_arena import cards
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, dialect_of
from quadriga.games.union_arena.wording.grammar import grammar
from quadriga.text.chart import Chart
from quadriga.text.errors import Ambiguous, Declined

CORPUS = Path(__file__).parents[2] / "shared/corpus/union-arena"
BATCHES = ("cards", "asia-1", "asia-2", "asia-3", "asia-4")
used: set[str] = set()
_value = Chart._value


def _noting(self: Chart, record: Any, line: Any, row: Any) -> Any:
    used.add(str(line))
    return _value(self, record, line, row)


def uses(dialect: str, ability: str) -> frozenset[str] | None:
    """The declarations that an ability's reading needs; None if it has none."""
    used.clear()
    try:
        grammar(dialect).read("ability", ability)
    except (Declined, Ambiguous):
        return None
    return frozenset(used)


def measure(dialect: str, texts: dict[str, set[str]]) -> dict[str, Any]:
    needs = {line: uses(dialect, line) for title in texts.values() for text in title for line in cards.lines_of(text)}
    titles: dict[str, set[str]] = defaultdict(set)
    for title, own in texts.items():
        for text in own:
            for line in cards.lines_of(text):
                for declaration in needs[line] or ():
                    titles[declaration].add(title)
    rows = {}
    for title, own in sorted(texts.items()):
        read = [text for text in own if all(needs[line] is not None for line in cards.lines_of(text))]
        kept = [
            text
            for text in read
            if all(len(titles[one] - {title}) > 0 for line in cards.lines_of(text) for one in needs[line] or ())
        ]
        rows[title] = (len(own), len(read), len(kept))
    every, read_, kept_ = (sum(row[i] for row in rows.values()) for i in range(3))
    alone = Counter(len(found) for found in titles.values())
    return {
        "dialect": dialect,
        "titles": len(rows),
        "texts": every,
        "read": round(read_ / every, 4),
        "left out": round(kept_ / every, 4),
        "declarations": len(titles),
        "of one title": alone[1],
        "by title": {title: round(kept / n, 3) for title, (n, _, kept) in rows.items()},
    }


if __name__ == "__main__":
    if not CORPUS.exists():
        sys.exit(f"No collection of cards lies at {CORPUS}; nothing to measure.")
    Chart._value = _noting  # type: ignore[method-assign]
    found: dict[str, dict[str, set[str]]] = {dialect: defaultdict(set) for dialect in (NORTH_AMERICAN, ASIAN)}
    for batch in sys.argv[1:] or BATCHES:
        for card in json.loads((CORPUS / f"{batch}.json").read_text(encoding="utf-8")):
            if card.get("text"):
                found[dialect_of(card["text"])][card["number"][:3]].add(card["text"])
    for dialect, texts in found.items():
        print(json.dumps(measure(dialect, texts)))

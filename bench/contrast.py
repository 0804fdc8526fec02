"""One word changed must be another program: Union Arena's open cards, in both wordings.

    python bench/contrast.py [--share 0.1] [batch …]

Every text that is read is read again with one word changed that carries meaning (may, up to, other, an owner, a zone, a
number, and/or …). Pairs that read the same are printed; the changes and the pairs that are the same by rule stand in
tests/language/union_arena.py. `--share` takes a part of the texts, drawn by a fixed seed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from quadriga.games.union_arena import cards
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, dialect_of
from tests.language.union_arena import contrast

CORPUS = Path(__file__).parents[2] / "shared/corpus/union-arena"
BATCHES = ("cards", "asia-1", "asia-2", "asia-3", "asia-4")


def lines_of(batch: str, dialect: str) -> set[str]:
    """The abilities of a batch that are in a dialect."""
    found = json.loads((CORPUS / f"{batch}.json").read_text(encoding="utf-8"))
    texts = [card["text"] for card in found if card.get("text")]
    return {line for text in texts if dialect_of(text) == dialect for line in cards.lines_of(text)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("batches", nargs="*", default=list(BATCHES))
    parser.add_argument("--share", type=float, default=1.0)
    given = parser.parse_args()
    if not CORPUS.exists():
        sys.exit(f"No collection of cards lies at {CORPUS}; nothing to measure.")
    for dialect in (NORTH_AMERICAN, ASIAN):
        every = sorted({line for batch in given.batches for line in lines_of(batch, dialect)})
        some = random.Random(1).sample(every, int(len(every) * given.share))
        counts, same = contrast(dialect, some)
        print(json.dumps({"dialect": dialect, "lines": len(some), **counts}))
        for pattern, n in Counter(pattern for pattern, _, _ in same).most_common():
            before, after = next((a, b) for p, a, b in same if p == pattern)
            print(f"{n} x {pattern}\n    {before!r}\n    {after!r}")

"""How much of a batch of cards is read before anybody has looked into it, and afterwards.

    python bench/first_looks.py            every batch of Union Arena beside the project, one line each
    python bench/first_looks.py asia-3     one of them
    python bench/first_looks.py own        texts of our own, written before the grammar was read (bench/own_texts)

The figures of first looks are written down in docs/first-looks.md before a batch is opened; what this prints later is
what has become of it. Only texts are read; `quadriga cards check` also tries their abilities out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from quadriga.games.union_arena import cards
from quadriga.games.union_arena.wording.dialects import told

CORPUS = Path(__file__).parents[2] / "shared/corpus/union-arena"
BATCHES = ("cards", "asia-1", "asia-2", "asia-3", "asia-4")
OWN = Path(__file__).parent / "own_texts"


def look(batch: str) -> dict[str, object]:
    """How many of a batch's texts are read and built."""
    found = [card for card in json.loads((CORPUS / f"{batch}.json").read_text(encoding="utf-8")) if card.get("text")]
    cards.read_ahead([card["text"] for card in found])
    read = 0
    for card in found:
        try:
            cards.build({key: value for key, value in card.items() if value is not None})
            read += 1
        except cards.CardError:
            continue
    share = round(read / len(found), 4)
    dialects = told(card["text"] for card in found)
    return {"batch": batch, "texts": len(found), "read": read, "share": share, "dialects": dialects}


def own() -> list[dict[str, object]]:
    """The same of texts of our own; each is tried on a character and on an event."""
    told_of = []
    for file in sorted(OWN.glob("*.txt")):
        texts = file.read_text(encoding="utf-8").strip().split("\n\n")
        read = sum(any(_builds(text, kind) for kind in ("character", "event")) for text in texts)
        share = round(read / len(texts), 4)
        told_of.append({"batch": f"own {file.stem}", "texts": len(texts), "read": read, "share": share})
    return told_of


def _builds(text: str, kind: str) -> bool:
    try:
        bp = 1000 if kind == "character" else None
        cards.build({"number": "QDR-X-1", "name": "Oda", "type": kind, "bp": bp, "text": text})
    except cards.CardError:
        return False
    return True


if __name__ == "__main__":
    if not CORPUS.exists():
        sys.exit(f"No collection of cards lies at {CORPUS}; nothing to measure.")
    for name in sys.argv[1:] or BATCHES:
        for line in own() if name == "own" else [look(name)]:
            print(json.dumps(line))

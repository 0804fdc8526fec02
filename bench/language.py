"""How far a dialect is a language, measured over a collection of cards that lies beside the project.

    python bench/language.py ../shared/corpus/ultraman/cards.json [--hybrids 600] [--parts own contrast]

- learning curve: keep only the declarations that the sets up to N use, read the new texts of the sets after N;
  "share" keeps a closed class (quantities, comparisons, owners …) whole once one of it is used, "bare share" does not;
- hybrids: one part swapped between two texts that are read;
- contrast: one word changed must give another program or be declined;
- one-step changes: another noun phrase, amount, actor, quantifier, not, and: they should read;
- own: lists of our own in the manner of printed cards (bench/own_texts/ultraman), before their ideas were there.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, ClassVar

sys.path.insert(0, str(Path(__file__).parents[1]))

from quadriga.effects.node import meaning
from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.text.chart import Chart
from quadriga.text.errors import Ambiguous, Declined
from quadriga.text.grammar import Grammar
from quadriga.text.graph import Graph
from quadriga.text.printer import Printer
from quadriga.text.table import Line, Value
from tests.language.machinery import contrast, hybrids
from tests.language.one_step import one_step


class Watched(Chart):
    """A reading that notes the declarations it used."""

    used: ClassVar[set[int]] = set()

    def _value(self, record: Any, line: Line, row: tuple[Any, ...]) -> Any:
        Watched.used.add(line.declaration)
        return super()._value(record, line, row)


def pruned(g: Grammar, keep: set[int] | None) -> tuple[Graph, Printer]:
    """The table with these declarations only; plain values stay."""
    lines = {
        category: [line for line in rows if keep is None or isinstance(line, Value) or line.declaration in keep]
        for category, rows in g.lines.items()
    }
    while True:
        lines = {category: rows for category, rows in lines.items() if rows}
        known = {*lines, *g.terminals}
        fewer = {
            category: [line for line in rows if all(gap.category in known for gap in line.wording.gaps)]
            for category, rows in lines.items()
        }
        if all(len(fewer[category]) == len(lines[category]) for category in lines):
            break
        lines = fewer
    printer = Printer(lines, g.terminals, g.capitals)
    return Graph(lines, g.terminals, g.capitals), printer


def reads(g: Grammar, table: tuple[Graph, Printer], text: str) -> bool:
    try:
        tree = Watched(table[0].root("text"), g.normalise(text, "text"), table[1], meaning).result()
        if g.after is not None:
            g.after("text", tree)
    except (Declined, Ambiguous, ValueError):
        return False
    return True


def curve(g: Grammar, cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    order = list(dict.fromkeys(sorted((str(card["set"])[:6] for card in cards), key=lambda s: (s[3:5], s[1] != "B"))))
    whole = pruned(g, None)
    found = []
    for n in range(1, len(order)):
        early = {card["text"] for card in cards if str(card["set"])[:6] in order[:n]}
        late = sorted({card["text"] for card in cards if str(card["set"])[:6] not in order[:n]} - early)
        Watched.used = set()
        for text in early:
            reads(g, whole, text)
        keep = set(Watched.used)
        whole_classes = {d for members in g.closed_classes.values() if keep & {*members} for d in members}
        row: dict[str, Any] = {"up to": order[n - 1], "declarations": len(keep), "new": len(late)}
        for name, kept in (("share", keep | whole_classes), ("bare share", keep)):
            table = pruned(g, kept)
            row[name] = round(sum(reads(g, table, text) for text in late) / max(1, len(late)), 3)
        found.append(row)
    return found


def own(g: Grammar) -> dict[str, str]:
    """Lists of our own, each written before its ideas were in the grammar: how many are read now."""
    found: dict[str, str] = {}
    for file in sorted((Path(__file__).parent / "own_texts/ultraman").glob("*.txt")):
        texts = file.read_text(encoding="utf-8").splitlines()
        read = 0
        for text in texts:
            try:
                g.read("text", text)
                read += 1
            except (Declined, Ambiguous):
                continue
        found[file.stem] = f"{read} of {len(texts)}"
    return found


PARTS = ("curve", "hybrids", "contrast", "one-step", "own")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cards", type=Path)
    parser.add_argument("--hybrids", type=int, default=600)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    args = parser.parse_args()
    g = grammar()
    cards = [card for card in json.loads(args.cards.read_text(encoding="utf-8")) if card.get("text")]
    texts = sorted({card["text"] for card in cards})
    told: dict[str, Any] = {
        "declarations": g.declaration, "lines": sum(map(len, g.lines.values())), "texts": len(texts),
    }  # fmt: skip
    for part in args.parts:
        if part == "curve":
            told["curve"] = curve(g, cards)
        elif part == "hybrids":
            made, failed = hybrids(g, texts, args.hybrids)
            told |= {"hybrids": dict(made), "hybrids not read": failed[:10]}
        elif part == "contrast":
            changed, same = contrast(g, texts)
            told |= {"contrast": dict(changed), "same program": same[:10]}
        elif part == "one-step":
            steps, declined = one_step(g, texts, 400)
            told |= {"one-step": dict(steps), "one-step not read": declined}
        else:
            told["own"] = own(g)
    print(json.dumps(told, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()

"""Universal Arena: what would be read of a character if the phrase table knew the other characters only.

    python bench/characters.py FILE… [--each]

Leave one out: of the table only those declarations stay that the texts of the other characters use; small categories
(whom, how much, how often, who does it) are closed classes and stay whole once one of them is used. Then the texts of
the character left out are read: share of texts, and characters that are read whole, which alone can be played.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, ClassVar

from quadriga.effects.node import pack
from quadriga.games.universal_arena.pages.files import Pages, load_file
from quadriga.games.universal_arena.wording.grammar import table
from quadriga.games.universal_arena.wording.reading import Reading
from quadriga.text.chart import Chart
from quadriga.text.errors import Ambiguous, Declined
from quadriga.text.grammar import Grammar
from quadriga.text.graph import Graph
from quadriga.text.printer import Printer
from quadriga.text.table import Include, Line, Style, Value

CLOSED = {
    "one", "many", "somebody", "somebody with", "chosen", "whom", "asked about", "whose", "counted", "bearer",
    "bearers",
    "of bearer", "of bearers", "of anybody", "other bearer", "amount", "limited", "number", "each", "power",
    "healing",
    "divisor", "times", "percent", "limit", "subject", "maximum", "owner of", "wanted",
}  # fmt: skip
"""Categories that are completed by rule before any card uses them."""


class Counting(Grammar):
    """Every phrase is a declaration of its own."""

    def _note(self, *parts: Any) -> None:
        self.declaration += 1
        super()._note(*parts)


class Watched(Chart):
    """A reading that notes the declarations it used."""

    used: ClassVar[set[int]] = set()

    def _value(self, record: Any, line: Line, row: tuple[Any, ...]) -> Any:
        Watched.used.add(line.declaration)
        return super()._value(record, line, row)


def pruned(g: Grammar, keep: set[int]) -> tuple[Graph, Printer]:
    closed = {category for category in CLOSED if any(line.declaration in keep for line in g.lines.get(category, []))}
    lines = {
        category: [
            line
            for line in rows
            if isinstance(line, (Value, Include, Style)) or line.declaration in keep or category in closed
        ]
        for category, rows in g.lines.items()
    }
    while True:
        lines = {category: rows for category, rows in lines.items() if rows}
        known = {*lines, *g.terminals}
        fewer = {
            c: [line for line in rows if all(gap.category in known for gap in line.wording.gaps)]
            for c, rows in lines.items()
        }
        if all(len(fewer[c]) == len(lines[c]) for c in lines):
            break
        lines = fewer
    return Graph(lines, g.terminals, g.capitals), Printer(lines, g.terminals, g.capitals)


def texts(page: dict[str, Any]) -> list[Reading]:
    pages = Pages(page)
    return [*pages.innates, *pages.statuses, *pages.cards, *pages.created]


def reads(g: Grammar, made: tuple[Graph, Printer], text: Reading) -> bool:
    for segment in text.segments():
        try:
            Watched(made[0].root("segment"), g.normalise(segment.text, "segment"), made[1], pack).result()
        except (Declined, Ambiguous, ValueError, KeyError):
            return False
    return True


def leave_one_out(g: Grammar, cast: list[dict[str, Any]]) -> list[dict[str, Any]]:
    whole = g._compiled()
    used = []
    for page in cast:
        Watched.used = set()
        for text in texts(page):
            reads(g, whole, text)
        used.append(Watched.used)
    found = []
    for i, page in enumerate(cast):
        keep = set().union(*(used[k] for k in range(len(cast)) if k != i))
        made = pruned(g, keep)
        read = [reads(g, made, text) for text in texts(page)]
        found.append({"character": page["id"], "texts": len(read), "read": sum(read), "whole": all(read)})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--each", action="store_true", help="a line for each character")
    args = parser.parse_args()
    import quadriga.games.universal_arena.wording.grammar as wording

    wording.Grammar = Counting  # type: ignore[misc]
    g = table()
    for path in args.files:
        found = leave_one_out(g, load_file(path))
        for row in found if args.each else []:
            print(json.dumps(row, ensure_ascii=False))
        n, read = sum(row["texts"] for row in found), sum(row["read"] for row in found)
        whole = sum(row["whole"] for row in found)
        print(f"{path.name}: {read} of {n} texts ({100 * read / n:.0f}%), {whole} of {len(found)} characters whole")


if __name__ == "__main__":
    main()

"""How general is the reading of Guardians' card texts?

    python bench/guardians_reading.py                 our 45 sentences, written before anybody looked at the grammar
    python bench/guardians_reading.py --corpus DIR    also the leave-out curve on the rows of a card list

The curve: the texts of the list are split into four parts at random. Of the grammar only those declarations are kept
that three parts use; the share of texts of the fourth part that they read is what a new card may expect at least.
Texts that stand in two parts word for word are counted once. The mean of twenty splits is given, twice: `leave_out`
counts each word of a closed class (a Terrain, an icon, a size) as a declaration to be learned; `leave_out_by_line`
counts one statement of the wording's source as one declaration, so a loop over all icons is learned whole, and a helper
that gives a thing all its surfaces is learned with the thing. `leave_one_out`: each row by itself against all others;
`closed_whole`: with the classes that the rules make whole.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quadriga.games.game import Unreadable
from quadriga.games.guardians_arena import card_list, cards
from quadriga.games.guardians_arena.wording.grammar import grammar
from quadriga.text import chart
from quadriga.text.grammar import Grammar
from quadriga.text.table import Line

SENTENCES = Path(__file__).with_name("guardians_sentences.tsv")
TYPES = {"creature": "mortal", "command": "mortal"}
CLOSED = (
    "noun", "adjective", "quality", "property", "predicate", "state of one", "special kind", "colour", "icon", "land",
    "by icon", "sort", "raised sort", "owner", "groups", "both sides", "role", "bearer", "banned", "to channel",
    "threat", "answered", "seen", "reaction", "where", "side", "spot",
)  # fmt: skip
"""Classes that the rules make whole: kinds of creature, Terrains, icons, sorts of bonus, sides, what can be banned."""
PARTS = 4
SPLITS = 20

declared: dict[int, str] = {}
"""Of each line of the table (by identity) the declaration it came from."""
source_line: dict[str, str] = {}
"""Of each declaration the line of the wording's source that made it."""
used: set[str] = set()


def follow() -> None:
    """Remember which declaration each line comes from, and which lines the readings use."""
    for name in ("phrase", "value", "list", "include"):
        plain = getattr(Grammar, name)

        def declare(self: Grammar, category: str, *args: Any, plain: Any = plain, **constants: Any) -> None:
            before = {id(line) for line in self.lines.get(category, [])}
            plain(self, category, *args, **constants)
            for line in self.lines.get(category, []):
                if id(line) not in before:
                    declared[id(line)] = told = f"{category}: {args} {constants}"
                    source_line[told] = _statement()

        setattr(Grammar, name, declare)
    build = chart.Chart._value

    def value(self: chart.Chart, record: Any, line: Line, row: tuple[Any, ...]) -> Any:
        used.add(declared.get(id(line), str(line)))
        return build(self, record, line, row)

    chart.Chart._value = value  # type: ignore[method-assign]


def _statement() -> str:
    """The statement of the wording's source that declares: inside a function that `add` calls, through its helpers."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_back.f_code.co_name not in ("add", "grammar"):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def own_sentences() -> Iterator[dict[str, Any]]:
    for number, line in enumerate(SENTENCES.read_text(encoding="utf-8").splitlines(), 1):
        kind, name, text = line.split("\t")
        yield {
            "number": f"S-{number}",
            "name": name,
            "type": TYPES.get(kind, kind),
            "text": text,
            "command": kind == "command",
        }


def is_read(entry: dict[str, Any]) -> bool:
    try:
        cards.read(entry)
    except Unreadable:
        return False
    return True


def in_vocabulary(folder: Path) -> list[dict[str, Any]]:
    """The rows that the vocabulary covers and that have a text, each text once."""
    with (folder / "vocabulary.tsv").open(encoding="utf-8") as lines:
        status = {(r["name"], r["set"]): r["status"] for r in csv.DictReader(lines, delimiter="\t")}
    found: dict[str, dict[str, Any]] = {}
    for row in json.loads((folder / "cards.json").read_text(encoding="utf-8")):
        entry = card_list.from_row(row)
        if (
            status.get((row["Name"], row["Set"])) in ("full", "usable")
            and entry.get("text")
            and not cards.is_story(entry)
        ):
            found.setdefault(cards.normal_text(entry), entry)
    return list(found.values())


def declarations_of(entry: dict[str, Any]) -> set[str] | None:
    """What its reading uses, past the cache; None if it is declined."""
    used.clear()
    text = cards.live_text(entry)
    try:
        if text:
            grammar().read("text", text)
    except ValueError:
        return set() if is_read(entry) else None
    return set(used)


def leave_one_out(entries: list[dict[str, Any]], by_line: bool = False, whole: bool = False) -> float:
    """The share of rows that need nothing but what other rows use; `whole`: and the closed classes."""
    needs = _needs(entries, by_line, whole)
    rows = Counter(one for need in needs for one in need or ())
    return sum(need is not None and all(rows[one] > 1 for one in need) for need in needs) / len(needs)


def _is_closed(declaration: str) -> bool:
    return declaration.split(":")[0].removesuffix(" plural").removesuffix(" singular").removesuffix("s") in _CLOSED


_CLOSED = {name.removesuffix("s") for name in CLOSED}


def _needs(entries: list[dict[str, Any]], by_line: bool, whole: bool = False) -> list[set[str] | None]:
    needs = [declarations_of(entry) for entry in entries]
    if whole:
        needs = [None if need is None else {one for one in need if not _is_closed(one)} for need in needs]
    if by_line:
        return [None if need is None else {source_line.get(one, one) for one in need} for need in needs]
    return needs


def curve(entries: list[dict[str, Any]], by_line: bool = False) -> float:
    needs = _needs(entries, by_line)
    shares = []
    for seed in range(SPLITS):
        order = list(range(len(needs)))
        random.Random(seed).shuffle(order)
        for part in range(PARTS):
            kept = set().union(*[needs[i] or set() for at, i in enumerate(order) if at % PARTS != part])
            fourth = [needs[i] for at, i in enumerate(order) if at % PARTS == part]
            shares.append(sum(need is not None and need <= kept for need in fourth) / len(fourth))
    return sum(shares) / len(shares)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, help="a folder with cards.json and vocabulary.tsv")
    folder = parser.parse_args().corpus
    follow()
    sentences = list(own_sentences())
    unread = [entry["text"] for entry in sentences if not is_read(entry)]
    told: dict[str, Any] = {"sentences": len(sentences), "read": len(sentences) - len(unread), "unread": unread}
    if folder:
        entries = in_vocabulary(folder)
        told["rows"] = len(entries)
        told["rows_read"] = sum(is_read(entry) for entry in entries)
        told["leave_out"] = round(curve(entries), 3)
        told["leave_one_out"] = round(leave_one_out(entries), 3)
        told["leave_one_out_by_line"] = round(leave_one_out(entries, by_line=True), 3)
        told["leave_one_out_closed_whole"] = round(leave_one_out(entries, by_line=True, whole=True), 3)
        told["leave_out_by_line"] = round(curve(entries, by_line=True), 3)
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()

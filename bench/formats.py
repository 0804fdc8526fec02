"""Every deck list and card file that people bring, cards in and cards out: `bench/formats.py [--dir DIR]`.

The lists are written here from numbers and names of a collection beside the project (../shared/corpus if none is
given), in the syntax of each site; the files are those of the collection. What goes in must come out, or be told.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from quadriga import load
from quadriga.decks.lists import read_list
from quadriga.games.game import Card, Game
from quadriga.games.importing import judge, read_file

COLLECTION = Path(__file__).parents[2] / "shared" / "corpus"
A_SET = "UA00BT"
"""Lists name the set before the number; the collection does not."""
FILES = [
    ("union-arena", "deck-lists/apitcg-sample.json"),
    ("union-arena", "deck-lists/exburst-sample.json"),
    ("ultraman", "deck-lists/ultraman-official-api-sample.json"),
    ("ultraman", "ultraman/list-as-published.csv"),
    *(("union-arena", f"union-arena/asia-{n}.json") for n in range(1, 5)),
    ("union-arena", "union-arena/cards.json"),
]


def collected(game: Game, file: Path) -> dict[str, Card]:
    cards = judge(game, read_file(file, game), "collection", {}).cards
    return {str(card["number"]): card for card in cards}


def union_lists(a: str, b: str, first: str, second: str) -> Iterator[tuple[str, str, int]]:
    """Number of the row in the collection's README, the list, the copies that it names. `a` is like SET/TITLE-1-001."""
    (set_a, card_a), (set_b, card_b) = a.split("/"), b.split("/")
    low = f"{set_a}_{card_a}".lower().replace("-", "_")
    recipe = {"main_deck": [{"card_number": a, "card_name": first, "card_count": 4}], "side_deck": []}
    yield "1 copied list, one line", f"4x{a} 2x{b}", 6
    yield "2 copied list, lines", f"4x{a}\n2x{b}", 6
    yield "3 deck sites, sections", f"// Main Deck\n 4 x {a}\n 2 x {b}", 6
    tail = [f"4 {first} ({card_a[-3:]}) [{set_a}] {a}", f"2 {second} ({card_b[-3:]}) [{set_b}] {b}"]
    yield "4 mass entry", "||".join(tail), 6
    yield "5 names of pictures", f"4 {set_a}_{card_a}\n2 {set_b}_{card_b}", 6
    yield "5 ids in small letters", f"4 {low}", 4
    yield "6 ids with dashes, alternate", f"4 {set_a}-{card_a}\n2 {set_b}-{card_b}-ALT1", 6
    yield "7 parallels", f"4 {a}_p1\n2 {b}_p2", 6
    yield "8 Japanese counts", f"{card_a} 4枚\n{card_b} 2枚", 6
    yield "9 recipe as JSON", json.dumps({"success": recipe}), 4
    yield "9 link of a recipe", "https://www.bandai-tcg-plus.com/deck/123", 0
    yield "10 link of a deck site", "https://exburst.dev/ua/deck/abc", 0
    yield "11 with AP cards", f"4 {a}\n2 {b}\n3 UEPR/2024-AP02", 9
    yield "12 JSON of a program", json.dumps({"cards": [{"id": low, "count": 4, "number": f"{set_a}_{card_a}"}]}), 4
    nested = {"version": 1, "cards": [{"key": low, "count": 4, "card": {"number": a}}]}
    yield "12 JSON, nested", json.dumps(nested), 4


def ultraman_lists(a: str) -> Iterator[tuple[str, str, int]]:
    for written in (f"AP(20/20){a}", f"AP(20/20) {a}", f"(PR-074){a}", f"SP(03/05){a}", f"{a}_PR-169"):
        yield f"13 {written.replace(a, '…')}", f"4 {written}", 4


def lists(folder: Path) -> Iterator[tuple[Game, Mapping[str, Card], str, str, int]]:
    union = load("union-arena")
    cards = collected(union, folder / "union-arena/cards.json")
    names: dict[str, int] = {}
    for card in cards.values():
        names[str(card["name"])] = names.get(str(card["name"]), 0) + 1
    alone = [n for n, card in cards.items() if names[str(card["name"])] == 1]
    a, b = alone[0], alone[-1]
    full = (f"{A_SET}/{a}", f"{A_SET}/{b}", str(cards[a]["name"]), str(cards[b]["name"]))
    for title, text, copies in union_lists(*full):
        yield union, cards, title, text, copies
    ultraman = load("ultraman")
    cards = collected(ultraman, folder / "ultraman/cards.json")
    for title, text, copies in ultraman_lists(next(n for n in cards if n.startswith("BP"))):
        yield ultraman, cards, title, text, copies


def main(folder: Path) -> None:
    print("| list | copies in | in the deck | left out with a word | told as not understood | |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game, cards, title, text, copies in lists(folder):
        read = read_list(text, game, cards)
        told = sum(problem.copies for problem in read.problems)
        out = sum(problem.copies for problem in read.left_out)
        right = read.listed == copies and (sum(read.cards.values()) + out == copies or read.problems)
        silent = copies == 0 and not (read.problems or read.left_out)
        verdict = "LOST" if silent or not right else ""
        print(f"| {title} | {copies} | {sum(read.cards.values())} | {out} | {told or len(read.problems)} | {verdict} |")
    print("\n| file | entries in | cards | other prints | left out | faults | texts not read |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for name, file in FILES:
        game = load(name)
        written = read_file(folder / file, game)
        made = judge(game, written, "file", {})
        counted = [len(made.cards), made.prints, len(made.left_out), len(made.faults)]
        lost = "" if sum(counted) >= len(written) else " LOST"
        told = " | ".join(str(n) for n in counted)
        print(f"| {file} | {len(written)} | {told} | {len(made.declined)}{lost} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--dir", type=Path, default=COLLECTION)
    main(parser.parse_args().dir)

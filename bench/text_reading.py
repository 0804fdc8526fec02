"""How fast card texts are read.

python bench/text_reading.py [TEXTS]        a synthetic table of 600 phrases, 3,000 texts of about 60 words
python bench/text_reading.py --cards [DIR]  the cards of a collection (../shared/corpus, else our own sets), all games,
                                            from cold, from the cache, and a game started with cached cards; JSON
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quadriga.effects.node import Node, same
from quadriga.games import NAMES
from quadriga.text.cache import Cache
from quadriga.text.grammar import Grammar, slot, splice
from quadriga.text.sample import Sampler

WORDS_PER_TEXT = 60


@dataclass(eq=False)
class Count(Node):
    n: int


@dataclass(eq=False)
class Test(Node):
    kind: int
    n: int = 0
    name: str = ""


@dataclass(eq=False)
class Group(Node):
    whose: int
    place: int
    tests: list[Node]


@dataclass(eq=False)
class Act(Node):
    kind: int
    what: Node
    n: Node | None = None
    until: int = 0


@dataclass(eq=False)
class Steps(Node):
    steps: list[Node]
    condition: Node | None = None


@dataclass(eq=False)
class Holds(Node):
    kind: int
    what: Node


@dataclass(eq=False)
class Ability(Node):
    when: int
    steps: list[Node]


@dataclass(eq=False)
class Whole(Node):
    abilities: list[Node] = field(default_factory=list)


def word(chance: random.Random) -> str:
    return "".join(chance.choice("bdfgklmnprst") + chance.choice("aeiou") for _ in range(chance.choice((2, 3))))


def table(seed: int = 1) -> Grammar:
    """About 600 phrases that share beginnings as real ones do."""
    chance = random.Random(seed)
    words = list(dict.fromkeys(word(chance) for _ in range(1200)))
    spare = iter(words)
    g = Grammar("synthetic")
    g.word_numbers("count", Count, "n")
    g.phrase("count", "a", Count, n=1)
    g.names("name")
    g.names("affinity", "[", "]", allowed=lambda name: name in ("Oda", "Lia"), samples=("Oda", "Lia"))
    for i, text in enumerate(("your", "your opponent's", "a player's")):
        g.value("whose", text, i)
    for i in range(12):
        g.value("place", f"{next(spare)} {('line', 'area', 'pile')[i % 3]}", i)
    for i in range(60):
        g.phrase("adjective", next(spare), Test, kind=i)
    g.phrase("adjective", "{name:affinity} affinity", Test, kind=100)
    g.phrase("adjective", "{name}", Test, kind=101)
    g.list("adjectives", "adjective", ("a", "a b"))
    for i in range(40):
        g.phrase("modifier", f"with {{n:#}} or {'more' if i % 2 else 'less'} {next(spare)}", Test, kind=200 + i)
    g.list("modifiers", "modifier", ("a", "a and b"))
    for i in range(20):
        noun = next(spare)
        tail = "< {mods:modifiers}> on {whose} {place}"
        g.phrase(
            "group",
            f"<{{adj:adjectives}} ><{noun}|{noun}s>" + tail,
            Group,
            tests=[splice("adj"), Test(300 + i), splice("mods")],
        )
    g.phrase("group", "this card", Group, whose=0, place=-1, tests=[])
    for i in range(20):
        g.value("until", f"until the end of {next(spare)}", i + 1)
    verbs = [next(spare) for _ in range(60)]
    ends = [next(spare) for _ in range(60)]
    shapes = (
        "VERB {what:group} END",
        "VERB <up to >{n:count} {what:group} END",
        "VERB {n:count} END to {what:group} {until}",
        "{what:group} VERBs {n:count} END",
    )
    for i in range(240):
        g.phrase(
            "action", shapes[i // 60].replace("VERB", verbs[i % 60]).replace("END", ends[(7 * i) % 60]), Act, kind=i
        )
    for i in range(120):
        g.phrase(
            "condition",
            f"{('there is', 'you have', 'your opponent controls')[i % 3]} {next(spare)} {{what:group}}",
            Holds,
            kind=i,
        )
    g.phrase("sentence", "{a:action}.", Steps, steps=[slot("a")])
    g.phrase("sentence", "{a:action} and {b:action}.", Steps, steps=[slot("a"), slot("b")])
    g.phrase("sentence", "{a:action}, then {b:action}.", Steps, steps=[slot("a"), slot("b")])
    g.phrase("sentence", "if {condition}, {a:action}.", Steps, steps=[slot("a")])
    g.capital("sentence")
    g.list("sentences", "sentence", ("a", "a b", "a b c"))
    for i in range(30):
        g.phrase("ability", f"[{words[i].title()} {words[i + 1].title()}] {{steps:sentences}}", Ability, when=i + 1)
    g.phrase("ability", "{steps:sentences}", Ability, when=0)
    g.list("text", "ability", ("a", "a\nb", "a\nb\nc"), Whole, "abilities")
    return g


def texts(g: Grammar, count: int) -> list[str]:
    sampler = Sampler(g, random.Random(2).randrange)
    out = []
    while len(out) < count:
        abilities: list[Any] = []
        text = ""
        while len(text.split()) < WORDS_PER_TEXT - 8:
            abilities.append(Ability(0, [sampler.value("sentence", 7) for _ in range(2)]))
            text = g.print("text", Whole(abilities))
        out.append(text)
    return out


GAMES = NAMES
COLLECTION = Path(__file__).parents[2] / "shared" / "corpus"


def read_cards(folder: Path) -> dict[str, float]:
    """Seconds of processor time for the programs of each game's cards, with whatever the cache folder holds."""
    from quadriga import games
    from quadriga.cardfiles import load_cards
    from quadriga.games.game import Unreadable

    seconds: dict[str, float] = {}
    for name in GAMES:
        game = games.load(name)
        found = [path for path in sorted((folder / name).glob("c*.json")) if path.stem in ("cards", "characters")]
        cards = load_cards(found[0], game) if found else list(game.cards().values())
        start = time.process_time()
        game.read_ahead(cards)
        for card in cards:
            with contextlib.suppress(Unreadable):
                game.face(card)
        seconds[name] = round(time.process_time() - start, 3)
    return seconds


def start_game(name: str) -> float:
    """Seconds from nothing to the first decision, imports included."""
    start = time.perf_counter()
    from quadriga import games

    game = games.load(name)
    decks = list(game.decks().values())
    state = game.new((decks[0], decks[1 % len(decks)]), seed=1)
    assert state.decision is not None
    return round(time.perf_counter() - start, 3)


def apart(expression: str, cache: str) -> Any:
    """The value of an expression of this file in a process of its own."""
    code = f"import json, pathlib, text_reading as t; print(json.dumps({expression}))"
    paths = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "QUADRIGA_CACHE": cache, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def measure_cards(folder: Path) -> dict[str, Any]:
    reading = f"t.read_cards(pathlib.Path({str(folder)!r}))"
    with tempfile.TemporaryDirectory() as cache:
        cold, cached = apart(reading, cache), apart(reading, cache)
        for name in GAMES:  # our own cards into the cache
            apart(f"t.start_game({name!r})", cache)
        started = {name: apart(f"t.start_game({name!r})", cache) for name in GAMES}
    told = {"cold": cold, "cached": cached, "started": started}
    return {**told, "cold_s": round(sum(cold.values()), 2), "cached_s": round(sum(cached.values()), 2)}


def main() -> None:
    if sys.argv[1:2] == ["--cards"]:
        print(json.dumps(measure_cards(Path(sys.argv[2]) if len(sys.argv) > 2 else COLLECTION)))
        return
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    start = time.perf_counter()
    g = table()
    g.check()
    built = time.perf_counter() - start
    given = texts(g, count)
    words = sum(len(text.split()) for text in given) / count
    g = table()  # cold again
    start = time.perf_counter()
    programs = [g.read("text", text) for text in given]
    read = time.perf_counter() - start
    start = time.perf_counter()
    differ = sum(g.print("text", program) != text for program, text in zip(programs, given, strict=False))
    printed = time.perf_counter() - start
    with tempfile.TemporaryDirectory() as folder:
        Cache("bench", "1", Path(folder)).read(given, "text", lambda: g)
        start = time.perf_counter()
        kept = Cache("bench", "1", Path(folder)).read(given, "text", lambda: g)
        loaded = time.perf_counter() - start
        assert all(same(kept[text], program) for text, program in zip(given, programs, strict=False))
    wordings = sum(len(lines) for lines in g.lines.values())
    print(f"{wordings} wordings, built and checked in {built:.2f} s; {count} texts of {words:.0f} words")
    print(f"read in {read:.2f} s ({1000 * read / count:.2f} ms each), printed in {printed:.2f} s, {differ} differ")
    print(f"loaded from the cache in {loaded:.2f} s")


if __name__ == "__main__":
    main()

"""Closure: for every slot and every line that fits it, a sentence is said, read back to the same tree, and played.

A pair is a gap of one line of the table and a line of the category that the gap names (includes looked through). The
sentence around it is the shortest way from the whole text to that line; what else stands in it is shallow, by a seeded
chance. A sentence may be senseless (nobody was spoken of, a verb done to the wrong sort): then others are tried.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quadriga.effects.node import meaning
from quadriga.text.errors import Ambiguous, Declined, Unprintable
from quadriga.text.grammar import Grammar
from quadriga.text.sample import Sampler
from quadriga.text.table import Include, Line
from tests.language.machinery import clean

DEPTH = 2
"""How deep what is not asked about may nest."""
TRIES = 6
"""Sentences for one pair before it counts as senseless."""


@dataclass(frozen=True)
class Pair:
    """A gap of a line, and a line that fits it."""

    line: Line
    gap: int
    filler: Line

    def __str__(self) -> str:
        return f"{self.line} <- {self.filler}"


def fitting(g: Grammar, category: str, seen: tuple[str, ...] = ()) -> Iterator[Line]:
    """The lines that fill a category, those that it includes among them."""
    for line in g.lines.get(category, []):
        if isinstance(line, Include):
            inner = line.wording.gaps[0].category
            if inner not in seen:
                yield from fitting(g, inner, (*seen, category))
        else:
            yield line


def spines(g: Grammar, root: str, avoid: Sequence[str] = ()) -> dict[str, tuple[Line, int]]:
    """For every category that a text can hold: the line and gap through which it is reached first.

    `avoid` names starts of lines that are taken only where nothing else leads there.
    """
    kept = _spines(g, root, avoid)
    for category, way in _spines(g, root, ()).items():
        kept.setdefault(category, way)
    return kept


def _spines(g: Grammar, root: str, avoid: Sequence[str]) -> dict[str, tuple[Line, int]]:
    found: dict[str, tuple[Line, int]] = {}
    todo = [root]
    while todo:
        category = todo.pop(0)
        for line in g.lines.get(category, []):
            if any(str(line).startswith(start) for start in avoid):
                continue
            for i, gap in enumerate(line.wording.gaps):
                if gap.category not in found and gap.category != root:
                    found[gap.category] = (line, i)
                    todo.append(gap.category)
    return found


def pairs(g: Grammar, root: str) -> list[Pair]:
    """One pair for each declaration in each gap of each declaration: wordings of one declaration are one."""
    reached = spines(g, root)
    found: list[Pair] = []
    seen: set[tuple[int, str, str, int]] = set()
    for category, lines in g.lines.items():
        if category != root and category not in reached:
            continue
        for line in lines:
            if isinstance(line, Include):
                continue
            for i, gap in enumerate(line.wording.gaps):
                for filler in fitting(g, gap.category):
                    key = (line.declaration, category, gap.slot, filler.declaration)
                    if key not in seen:
                        seen.add(key)
                        found.append(Pair(line, i, filler))
    return found


@dataclass
class Manner:
    """How a game's sentences are filled where nothing is asked about, so that they make sense."""

    plain: Mapping[str, Sequence[str]]
    """By category: words that may stand there."""
    avoid: Sequence[str] = ()
    """Starts of lines that are no way to a category."""
    prelude: Callable[[str], str] = str
    """The text with sentences before its instructions that speak of something, for pronouns."""


class Sayer(Sampler):
    """Says sentences for pairs."""

    def __init__(self, g: Grammar, root: str, manner: Manner, seed: int) -> None:
        super().__init__(g, random.Random(seed).randrange)
        self.root, self.manner = root, manner
        self.reached = spines(g, root, manner.avoid)

    def value(self, category: str, depth: int) -> Any:
        words = self.manner.plain.get(category)
        if words is None:
            return super().value(category, depth)
        after, self.grammar.after = self.grammar.after, None  # a part alone is not bound
        try:
            return self.grammar.read(category, words[self.pick(len(words))])
        finally:
            self.grammar.after = after

    def through(self, line: Line, gap: int, value: Any) -> Any:
        """The value of a line with a given value in one gap."""
        gaps = line.wording.gaps
        values = [value if i == gap else self.value(one.category, DEPTH) for i, one in enumerate(gaps)]
        if isinstance(line, Include):
            return self.grammar.recast(line.category, gaps[0].category, values[0])
        return self.grammar.mark(line.category, line, line.build(values))

    def text(self, pair: Pair) -> Any:
        inner = self.by_line(pair.filler.category, pair.filler, DEPTH)
        wanted = pair.line.wording.gaps[pair.gap].category
        if wanted != pair.filler.category:
            inner = self.grammar.recast(wanted, pair.filler.category, inner)
        value = self.through(pair.line, pair.gap, inner)
        category = pair.line.category
        while category != self.root:
            line, gap = self.reached[category]
            value = self.through(line, gap, value)
            category = line.category
        return value


def closure(
    g: Grammar,
    some: Iterable[Pair],
    manner: Manner,
    root: str = "text",
    seed: int = 1,
    play: Callable[[str], str] = lambda _: "",
) -> tuple[Counter[str], list[str]]:
    """Say each pair: counts, and what did not come back or could not be played."""
    sayer = Sayer(g, root, manner, seed)
    counts: Counter[str] = Counter()
    failed: list[str] = []
    for pair in some:
        outcome, told = one_pair(g, sayer, pair, root, manner)
        if outcome == "closed":
            problem = play(told)
            if problem:
                outcome, told = "broken", f"{told}\n    {problem}"
        counts[outcome] += 1
        if outcome not in ("closed", "senseless"):
            failed.append(f"{outcome}: {pair}\n    {told}")
    return counts, failed


def one_pair(g: Grammar, sayer: Sayer, pair: Pair, root: str, manner: Manner) -> tuple[str, str]:
    """What became of it, and the sentence."""
    said = ""
    for _ in range(TRIES):
        try:
            tree = sayer.text(pair)
            said = g.print(root, tree)
        except (Unprintable, TypeError):
            continue
        for text in (said, manner.prelude(said)):
            try:
                back = g.read(root, text)
            except Ambiguous as error:
                return "ambiguous", f"{text}\n    {str(error)[:300]}"
            except Declined as error:
                if error.why or text != said:
                    continue
                return "declined", f"{text}\n    {error.unread}"
            if g.print(root, back) != text or (text == said and meaning(clean(back)) != meaning(clean(tree))):
                return "another program", f"{text}\n    {g.print(root, back)}"
            return "closed", text
    return "senseless", said

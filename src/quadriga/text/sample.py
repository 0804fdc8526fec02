"""Programs made at random from a phrase table, to try the table on itself.

Whatever a table can say it must read back as the same program: `sample` makes programs,
`stumbles` tries every line of a table and lists those that fail.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from quadriga.effects.node import same
from quadriga.text.grammar import Grammar
from quadriga.text.table import Include, Line, Style

Pick = Callable[[int], int]


class Sampler:
    """`pick(n)` chooses a number below n; `depth` bounds the nesting."""

    def __init__(self, grammar: Grammar, pick: Pick) -> None:
        grammar.check()
        self.grammar, self.pick = grammar, pick
        self.depths = _depths(grammar)

    def value(self, category: str, depth: int) -> Any:
        terminal = self.grammar.terminals.get(category)
        if terminal:
            return terminal.sample(self.pick)
        lines = self.grammar.lines[category]
        fitting = [line for line in lines if self._depth(line) <= depth]
        least = min(self._depth(line) for line in lines)
        fitting = fitting or [line for line in lines if self._depth(line) == least]
        return self.by_line(category, fitting[self.pick(len(fitting))], depth)

    def by_line(self, category: str, line: Line, depth: int) -> Any:
        gaps = line.wording.gaps
        if isinstance(line, Style) and line.length == 3:
            gaps = [gaps[0]] * (3 + self.pick(2))
        values = [self.value(gap.category, depth - 1) for gap in gaps]
        if isinstance(line, Include):
            return self.grammar.recast(category, gaps[0].category, values[0])
        return self.grammar.mark(category, line, line.build(values))

    def _depth(self, line: Line) -> int:
        return 1 + max((self.depths[gap.category] for gap in line.wording.gaps), default=0)


def stumbles(grammar: Grammar, category: str | None = None, tries: int = 3, seed: int = 1) -> list[str]:
    """Each line of the table said and read back; what does not come back the same, as sentences."""
    chance = random.Random(seed)
    sampler = Sampler(grammar, chance.randrange)
    found: list[str] = []
    for name, lines in grammar.lines.items():
        if category is not None and name != category:
            continue
        for line in lines:
            for _ in range(tries):
                value = sampler.by_line(name, line, depth=4)
                text = grammar.print(name, value)
                try:
                    back = grammar.read(name, text)
                except ValueError as error:
                    found.append(f"{line}: {text!r}: {error}")
                    break
                if not same(back, value):
                    found.append(f"{line}: {text!r} comes back as another program.")
                    break
    return found


def _depths(grammar: Grammar) -> dict[str, int]:
    """How deep the shallowest value of each category is."""
    endless = 1_000
    depths = {**dict.fromkeys(grammar.lines, endless), **dict.fromkeys(grammar.terminals, 0)}
    grew = True
    while grew:
        grew = False
        for name, lines in grammar.lines.items():
            least = min(1 + max((depths[gap.category] for gap in line.wording.gaps), default=0) for line in lines)
            if least < depths[name]:
                depths[name], grew = least, True
    return depths

"""What can be wrong with a phrase table as a whole, found before the first text is read."""

from __future__ import annotations

from quadriga.text.pattern import equal
from quadriga.text.table import Include, Line, Phrase, Style, Terminal, Value
from quadriga.text.template import Word


def problems_of(lines: dict[str, list[Line]], terminals: dict[str, Terminal], capitals: set[str]) -> list[str]:
    known = set(lines) | set(terminals)
    problems = [
        f"{category!r} is both a list of phrases and a category of names." for category in set(lines) & set(terminals)
    ]
    problems += [f"capital: there is no category {category!r}." for category in sorted(capitals - known)]
    for line in _all(lines):
        if not line.wording.elements:
            problems.append(f"{line.category}: a phrase is empty.")
        for gap in line.wording.gaps:
            if gap.category not in known:
                problems.append(f"{line}: there is no category {gap.category!r}.")
    problems += _duplicates(lines) + _unprintable(lines) + _splices(lines) + _endless(lines, terminals)
    if not problems:
        problems += _circles(lines)
    return problems


def _all(lines: dict[str, list[Line]]) -> list[Line]:
    return [line for of_one in lines.values() for line in of_one]


def _duplicates(lines: dict[str, list[Line]]) -> list[str]:
    """Two lines of a category with the same words and gaps could never be told apart."""
    problems = []
    for category, of_one in lines.items():
        seen: set[str] = set()
        for line in of_one:
            words = str(line.wording)
            if words in seen:
                problems.append(f"{category}: {words!r} stands twice.")
            seen.add(words)
    return problems


def _unprintable(lines: dict[str, list[Line]]) -> list[str]:
    """Plain values and lists have no form, so a second wording for the same one would never print."""
    problems = []
    for category in lines:
        values: list[object] = []
        lengths: set[int] = set()
        for line in _with_included(lines, category):
            where = "" if line.category == category else f" as {category!r}"
            if isinstance(line, Value):
                if any(equal(line.value, value) for value in values):
                    told = f"{line.value!r} has an earlier wording; build a node instead"
                    problems.append(f"{line} can never print{where}: {told}.")
                values.append(line.value)
            elif isinstance(line, Style) and line.pattern is None:
                if line.length in lengths:
                    told = "lists of this length have an earlier style; build a node instead"
                    problems.append(f"{line} can never print{where}: {told}.")
                lengths.add(line.length)
    return problems


def _with_included(lines: dict[str, list[Line]], category: str) -> list[Line]:
    """The lines of a category and of all that it includes, each once."""
    found: dict[Line, None] = {}
    seen, todo = {category}, [category]
    while todo:
        for line in lines.get(todo.pop(), ()):
            if not isinstance(line, Include):
                found[line] = None
            elif (other := line.wording.gaps[0].category) not in seen:
                seen.add(other)
                todo.append(other)
    return list(found)


def _splices(lines: dict[str, list[Line]]) -> list[str]:
    problems = []
    for line in _all(lines):
        if isinstance(line, Phrase):
            for gap in (line.wording.gaps[hole.index] for hole in line.pattern.holes() if hole.spliced):
                if not all(_reads_list(other) for other in lines.get(gap.category, [None])):
                    problems.append(f"{line} splices the slot {gap.slot!r}, but {gap.category!r} reads no list.")
    return problems


def _reads_list(line: Line | None) -> bool:
    return (isinstance(line, Style) and line.pattern is None) or (
        isinstance(line, Value) and isinstance(line.value, list)
    )


def _endless(lines: dict[str, list[Line]], terminals: dict[str, Terminal]) -> list[str]:
    """Categories whose every phrase needs the category itself: no text is that long."""
    finite = set(terminals)
    grew = True
    while grew:
        grew = False
        for category, of_one in lines.items():
            if category not in finite and any(
                all(gap.category in finite for gap in line.wording.gaps) for line in of_one
            ):
                finite.add(category)
                grew = True
    return [
        f"{category!r} has no phrase that ends: each needs {category!r} again or an unknown category."
        for category in sorted(set(lines) - finite)
    ]


def _circles(lines: dict[str, list[Line]]) -> list[str]:
    """A category that reads as itself without a word in between reads in endlessly many ways."""
    leads: dict[str, set[str]] = {category: set() for category in lines}
    for line in _all(lines):
        elements = line.wording.elements
        if len(elements) == 1 and not isinstance(elements[0], Word):
            leads[line.category].add(elements[0].category)
    problems = []
    for category in lines:
        reached: set[str] = set()
        todo = [category]
        while todo:
            for other in leads.get(todo.pop(), ()):
                if other not in reached:
                    reached.add(other)
                    todo.append(other)
        if category in reached:
            problems.append(f"{category!r} reads as itself through phrases without words; remove one of them.")
    return problems

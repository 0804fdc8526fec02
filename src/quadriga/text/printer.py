"""Printing: the phrase that says a value, chosen by the value's shape and its form.

Form 0 is the usual wording: the first line of the table that fits, in number too. Reading
marks a node with another form only where the text used another wording, so programs made by
hand and programs read from usual texts are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quadriga.effects.node import Node, content, pack
from quadriga.text.errors import Unprintable
from quadriga.text.pattern import twin
from quadriga.text.table import Include, Line, Phrase, Style, Terminal, singular
from quadriga.text.template import Word, capital


class Index:
    """Lines that say nodes of one class, found by the constant that tells most of them apart."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.field = ""
        self.by_value: dict[Any, list[Line]] = {}
        patterns = [line.pattern for line in lines if isinstance(line, (Phrase, Style)) and line.pattern]
        if len(patterns) < 4 or len(patterns) < len(lines):
            return
        plain = [[type(part) in (int, str, bool) for part in pattern.parts] for pattern in patterns]
        counts = [sum(column) for column in zip(*plain, strict=False)]
        if not counts or max(counts) < 4:
            return
        best = counts.index(max(counts))
        self.field = patterns[0].names[best]
        self.wild = [line for line, row in zip(lines, plain, strict=False) if not row[best]]
        for value in {pattern.parts[best] for pattern, row in zip(patterns, plain, strict=False) if row[best]}:
            self.by_value[value] = [
                line
                for line, pattern, row in zip(lines, patterns, plain, strict=False)
                if not row[best] or pattern.parts[best] == value
            ]

    def near(self, value: Any) -> list[Line]:
        """The lines that may say the value, in the order of the table."""
        if not self.field:
            return self.lines
        told = getattr(value, self.field)
        return self.by_value.get(told, self.wild) if isinstance(told, (int, str)) else self.wild


class Printer:
    """Works on the finished lines of a table."""

    def __init__(self, lines: dict[str, list[Line]], terminals: dict[str, Terminal], capitals: set[str]) -> None:
        self.lines, self.terminals, self.capitals = lines, terminals, capitals
        self._sayers: dict[tuple[str, type], list[Line]] = {}
        self._raised: set[tuple[str, Line]] = set()  # lines that a category includes by way of a capital one
        self._indexes: dict[tuple[str, type], Index] = {}
        self._rivals: dict[tuple[str, Line], list[Line]] = {}

    def print(self, category: str, value: Any) -> str:
        text = self._print(category, value)
        if text is None:
            raise Unprintable(f"No phrase of {category!r} prints {pack(value)!r}; add one or change the program.")
        return text

    def mark(self, value: Any, line: Line, category: str) -> Any:
        """Give a node just read the form that prints it back by `line`."""
        if isinstance(value, Node):
            value.form = 0 if self._is_usual(value, line, category) else line.number
        return value

    def recast(self, value: Any, read_as: str, category: str) -> Any:
        """The same node under a wider category, where another wording may be the usual one."""
        if not isinstance(value, Node) or self.sayers(read_as, type(value)) == self.sayers(category, type(value)):
            return value
        line = self._line(value, read_as)
        return self.mark(twin(value, content(value)), line, category) if line else value

    def sayers(self, category: str, kind: type) -> list[Line]:
        """The lines of a category, included ones too, that may say a value of this type."""
        key = (category, kind)
        found = self._sayers.get(key)
        if found is None:
            found = self._sayers[key] = []
            for line in self.lines.get(category, ()):
                if isinstance(line, Include):
                    inner = line.wording.gaps[0].category
                    more = [other for other in self.sayers(inner, kind) if other not in found]
                    found += more
                    self._raised.update(
                        (category, m) for m in more if inner in self.capitals or (inner, m) in self._raised
                    )
                elif _says(line, kind):
                    found.append(line)
        return found

    def fits(self, category: str, value: Any) -> bool:
        """Whether the category has lines for values of this type; children are not looked at."""
        terminal = self.terminals.get(category)
        if terminal:
            return terminal.show(value) is not None
        if isinstance(value, Node):
            return bool(self.sayers(category, type(value))) or any(
                self.fits(other, value) for other in self._included(category)
            )
        return any(line.match(value) is not None for line in self.sayers(category, type(value))) or any(
            self.fits(other, value) for other in self._included(category)
        )

    def _included(self, category: str) -> list[str]:
        return [line.wording.gaps[0].category for line in self.lines.get(category, ()) if isinstance(line, Include)]

    def _is_usual(self, node: Node, line: Line, category: str) -> bool:
        if not _agrees(line, line.match(node) or ()):
            return False
        key = (category, line)
        rivals = self._rivals.get(key)
        if rivals is None:
            earlier = self.sayers(category, type(node))
            earlier = earlier[: earlier.index(line)]
            rivals = self._rivals[key] = [other for other in earlier if not _exclusive(line, other)]
        return not any(self._usual_fit(other, node) for other in rivals)

    def _usual_fit(self, line: Line, node: Any) -> bool:
        values = line.match(node)
        return values is not None and _agrees(line, values) and self._fill_fits(line, values)

    def _fill_fits(self, line: Line, values: Sequence[Any]) -> bool:
        if isinstance(line, Style):
            return all(self.fits(line.wording.gaps[0].category, value) for value in values)
        return all(self.fits(gap.category, value) for gap, value in zip(line.wording.gaps, values, strict=False))

    def _line(self, node: Node, category: str) -> Line | None:
        sayers = self.sayers(category, type(node))
        if node.form:
            return next((line for line in sayers if line.number == node.form), None)
        return next((line for line in sayers if self._usual_fit(line, node)), None)

    def _print(self, category: str, value: Any) -> str | None:
        terminal = self.terminals.get(category)
        if terminal:
            return terminal.show(value)
        text = self._by_lines(category, value)
        if text is None:
            # Numbers and names that the category takes over from a terminal.
            text = next(
                (said for other in self._included(category) if (said := self._print(other, value)) is not None), None
            )
        return capital(text) if text and category in self.capitals else text

    def _by_lines(self, category: str, value: Any) -> str | None:
        """The first line that says the value: the one of its form, a usual one, any that fits."""
        sayers = self._index(category, type(value)).near(value)
        form = value.form if isinstance(value, Node) else 0
        for wanted in ("form", "usual", "any"):
            for line in sayers:
                if wanted == "form" and line.number != form:
                    continue
                values = line.match(value)
                if (
                    values is None
                    or (wanted == "usual" and not _agrees(line, values))
                    or not self._fill_fits(line, values)
                ):
                    continue
                text = self._say_list(line, values) if isinstance(line, Style) else self._say(line, values)
                if text is not None:
                    return capital(text) if (category, line) in self._raised else text
        return None

    def _index(self, category: str, kind: type) -> Index:
        index = self._indexes.get((category, kind))
        if index is None:
            index = self._indexes[category, kind] = Index(self.sayers(category, kind))
        return index

    def _say(self, line: Line, values: Sequence[Any]) -> str | None:
        out: list[str] = []
        given = iter(values)
        for element in line.wording.elements:
            said = element.token if isinstance(element, Word) else self._print(element.category, next(given))
            if said is None:
                return None
            out.append(" " + said if element.space else said)
        return "".join(out)

    def _say_list(self, line: Style, values: Sequence[Any]) -> str | None:
        elements = line.wording.elements
        gaps = [i for i, element in enumerate(elements) if not isinstance(element, Word)]
        said = [self._print(line.wording.gaps[0].category, value) for value in values]
        text = said[0]
        for number, item in enumerate(said[1:], 1):
            if text is None or item is None:
                return None
            which = 1 if number == len(said) - 1 and len(gaps) == 3 else 0
            between = elements[gaps[which] + 1 : gaps[which + 1]]
            joint = "".join((" " if e.space else "") + e.token for e in between if isinstance(e, Word))
            text += joint + (" " if elements[gaps[which + 1]].space else "") + item
        return text


def _says(line: Line, kind: type) -> bool:
    pattern = line.pattern if isinstance(line, (Phrase, Style)) else None
    if pattern:
        return pattern.cls is kind
    return kind in (list, tuple) if isinstance(line, Style) else type(getattr(line, "value", None)) is kind


def _agrees(line: Line, values: Sequence[Any]) -> bool:
    if not isinstance(line, Phrase):
        return True
    return all(singular(values[i]) in (None, wanted) for i, wanted in line.agrees) if values else True


def _exclusive(a: Line, b: Line) -> bool:
    pattern, other = getattr(a, "pattern", None), getattr(b, "pattern", None)
    if isinstance(a, Style) and isinstance(b, Style) and a.length != b.length:
        return True
    return bool(pattern and other and pattern.excludes(other))

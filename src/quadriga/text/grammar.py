"""A game's phrase table: each line reads and prints.

In short (docs/text.md has the rest):

    g = Grammar("toy")
    g.word_numbers("count", Fixed, "n")
    g.phrase("action", "draw {n:count} card(s)", Draw)
    g.phrase("sentence", "{do:action}.", Do)
    g.capital("sentence")
    g.read("sentence", "Draw two cards.")        # Do(Draw(Fixed(2)))

Node classes need `@dataclass(eq=False)`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from quadriga.effects.node import Node, meaning, pack, register
from quadriga.text.chart import Chart
from quadriga.text.check import problems_of
from quadriga.text.errors import Ambiguous, Declined, TableError, TooTangled, Unbound, Unprintable, unread_words
from quadriga.text.graph import Graph
from quadriga.text.normal import Normal, Rule
from quadriga.text.pattern import Compiler, Pattern, of, slot, splice
from quadriga.text.printer import Printer
from quadriga.text.table import Digits, Include, Line, Phrase, Quoted, Signed, Style, Terminal, Value
from quadriga.text.template import Gap, Wording, wordings

__all__ = ["Ambiguous", "Declined", "Grammar", "Normal", "Rule", "TableError", "Unprintable", "of", "slot", "splice"]

NUMBER_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
                "nineteen", "twenty")  # fmt: skip
LONGEST = 8_000
"""Characters of one text: printed ones have about a thousand, and what strangers send is refused above 4,000."""
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Grammar:
    """Built line by line, checked as a whole, then used to read and print."""

    forms_are_one = False
    """Whether two readings that do the same and differ only in form are one."""

    def __init__(self, name: str, normal: Normal | None = None) -> None:
        self.name, self.normal = name, normal or Normal()
        self.lines: dict[str, list[Line]] = {}
        self.terminals: dict[str, Terminal] = {"#": Digits(), "#+": Signed()}
        self.capitals: set[str] = set()
        self._problems: list[str] = []
        self._forms: dict[type[Node] | None, int] = {}
        self._source = hashlib.sha256(self.normal.version().encode())
        self._ready: tuple[Graph, Printer] | None = None
        self.declaration = 0
        self.closed_classes: dict[str, range] = {}
        """Declarations that are made together, by rule, before any text uses them."""
        self.after: Callable[[str, Any], None] | None = None
        """What is done with a program just read, by category: references are bound; it may raise Unbound."""
        for number, word in enumerate(NUMBER_WORDS, 1):
            self.value("#word", word, number)
        for number, word in enumerate(ORDINALS, 1):
            self.value("#ordinal", word, number)

    def phrase(self, category: str, template: str, make: type[Node], **constants: Any) -> None:
        """A template and the class of node that it builds.

        Slots fill the fields of their name; constants fix the others, and may hold slots (see `pattern`).
        """
        self._note("phrase", category, template, make, constants)
        for wording in self._wordings(category, template):
            pattern = self._pattern(
                f"{category}: {template!r}", make, constants, [gap.slot for gap in wording.gaps], wording.agrees
            )
            if pattern:
                self._add(Phrase(category, wording, pattern))

    def value(self, category: str, template: str, value: Any) -> None:
        """A wording that stands for a plain value: a number, a flag, a name, a list of these."""
        self._note("value", category, template, value)
        for wording in self._wordings(category, template):
            if wording.gaps:
                self._problems.append(f"{category}: {template!r}: a plain value has no slots.")
            else:
                self._add(Value(category, wording, value))

    def names(
        self,
        category: str,
        opening: str = '"',
        closing: str | None = None,
        allowed: Callable[[str], bool] | None = None,
        samples: tuple[str, ...] = ("Oda", "Lantern's Keeper"),
    ) -> None:
        """Names between quotes or brackets, each a str value: `names("affinity", "[", "]")`.

        `allowed` refuses what is no such name (labels, say); `samples` serve tests.
        """
        self._note("names", category, opening, closing)
        self.terminals[category] = Quoted(opening, closing or opening, allowed, samples)
        self._ready = None

    def word_numbers(self, category: str, cls: type[Node], field: str) -> None:
        """one, two … twenty as `cls(field=…)`."""
        self.phrase(category, "{" + field + ":#word}", cls)

    def include(self, category: str, *others: str) -> None:
        """Whatever reads as one of the others reads as this category, unchanged."""
        for other in others:
            self._note("include", category, other)
            self._add(Include(category, Wording((Gap("it", other, False),))))

    def list(
        self,
        category: str,
        item: str,
        joins: Iterable[str],
        make: type[Node] | None = None,
        field: str = "",
        **constants: Any,
    ) -> None:
        """A list, joined as the examples show: `a`, `a or b`, `a, b or c` (three or more).

        With `make` it becomes a node whose `field` holds the list, and the style becomes its form;
        without, it is a plain list, and each length has one style only.
        """
        for example in joins:
            self._note("list", category, item, example, make, field, constants)
            wording = _example(example, item)
            if wording is None:
                self._problems.append(
                    f"{category}: {example!r} is no example of a list: write `a`, `a or b`, or `a, b or c`."
                )
                continue
            if make is None:
                self._add(Style(category, wording, None))
                continue
            pattern = self._pattern(f"{category}: {example!r}", make, constants, [field])
            if pattern:
                self._add(Style(category, wording, pattern))

    def capital(self, *categories: str) -> None:
        """These categories begin with a capital letter wherever they stand."""
        self._note("capital", *categories)
        self.capitals.update(categories)
        self._ready = None

    def check(self) -> None:
        """Raise TableError with everything that is wrong with the table."""
        problems = self._problems + problems_of(self.lines, self.terminals, self.capitals)
        if problems:
            raise TableError(self.name, list(dict.fromkeys(problems)))

    def normalise(self, text: str, category: str = "") -> str:
        """The text that printing gives back. Texts of a category that opens no sentence keep their first letter."""
        return self.normal(text, fragment=bool(category) and not self._opens_sentence(category))

    def read(self, category: str, text: str) -> Any:
        """The program of a text; Declined or Ambiguous where there is not exactly one."""
        graph, printer = self._compiled()
        if category not in self.lines:
            raise KeyError(f"The phrase table {self.name!r} has no category {category!r}.")
        if len(text) > LONGEST:
            why = f"the text has {len(text)} characters, and no card has more than {LONGEST}"
            raise Declined(unread_words(text[:200], 0), 0, why=why)
        whole = self.normalise(text, category)
        same = meaning if self.forms_are_one else pack
        try:
            found = Chart(graph.root(category), whole, printer, same).result()
        except (TooTangled, RecursionError):
            why = "this is nested more deeply than any card"
            raise Declined(unread_words(whole, 0), 0, why=why) from None
        if self.after is not None:
            try:
                self.after(category, found)
            except Unbound as error:
                raise self._unbound(whole, error) from error
        return found

    def _unbound(self, text: str, error: Unbound) -> Declined:
        """Where the words stand that could not be bound, and what they could mean."""
        said = self.say(error.node)
        at = max(0, text.lower().find(said.lower())) if said else 0
        readings = tuple(self.say(node) for node in error.readings)
        return Declined(unread_words(text, at), at, why=str(error), readings=readings)

    def say(self, node: Node) -> str:
        """Some words for a part of a program, in the first category that has any."""
        for category in self.lines:
            try:
                return self.print(category, node)
            except Unprintable:
                continue
        return ""

    def print(self, category: str, value: Any) -> str:
        """The text of a program: the inverse of `read`."""
        return self._compiled()[1].print(category, value)

    def mark(self, category: str, line: Line, value: Any) -> Any:
        """A value just built by a line of the table, with the form that prints it so."""
        return self._compiled()[1].mark(value, line, category)

    def recast(self, category: str, read_as: str, value: Any) -> Any:
        """A value read as an included category, with the form that prints it so in this one."""
        return self._compiled()[1].recast(value, read_as, category)

    def version(self) -> str:
        """Changes whenever a line of the table changes."""
        return self._source.hexdigest()

    def _compiled(self) -> tuple[Graph, Printer]:
        if self._ready is None:
            self.check()
            printer = Printer(self.lines, self.terminals, self.capitals)
            self._ready = Graph(self.lines, self.terminals, self.capitals), printer
        return self._ready

    def _opens_sentence(self, category: str) -> bool:
        """Whether a text of this category can begin with a capital category."""
        reached, todo = {category}, [category]
        while todo:
            name = todo.pop()
            if name in self.capitals:
                return True
            starts = [line.wording.elements[0] for line in self.lines.get(name, ())]
            more = {start.category for start in starts if isinstance(start, Gap)} - reached
            reached |= more
            todo += more
        return False

    def _pattern(
        self,
        where: str,
        make: type[Node],
        constants: dict[str, Any],
        slots: Sequence[str],
        agrees: Iterable[tuple[str, bool]] = (),
    ) -> Pattern | None:
        compiler = Compiler([*slots])
        pattern = compiler.compile(make, constants)
        problems = compiler.problems + [
            f"there is no slot {name!r} to agree with" for name, _ in agrees if name not in slots
        ]
        self._problems += [f"{where}: {problem}." for problem in problems]
        if problems:
            return None
        register(*compiler.classes)
        return pattern

    def _wordings(self, category: str, template: str) -> Iterable[Wording]:
        try:
            return wordings(template)
        except ValueError as error:
            self._problems.append(f"{category}: {error}.")
            return []

    def _add(self, line: Line) -> None:
        self._ready = None
        line.declaration = self.declaration
        built = line.pattern.cls if isinstance(line, (Phrase, Style)) and line.pattern else None
        line.number = self._forms[built] = self._forms.get(built, 0) + 1
        self.lines.setdefault(line.category, []).append(line)

    def _note(self, *parts: Any) -> None:
        self._source.update(repr(parts).encode())


def _example(example: str, item: str) -> Wording | None:
    """`a, b or c` as a wording with three gaps; None if it is no such example."""
    template, at = "", 0
    for letter in "abc":
        m = re.compile(rf"(?<!\w){letter}(?!\w)").search(example, at)
        if m is None:
            break
        template += example[at : m.start()] + "\0" + letter
        at = m.end()
    if at != len(example) or not template.startswith("\0a"):
        return None
    return wordings(re.sub("\0([abc])", lambda m: "{" + m[1] + ":" + item + "}", template))[0]

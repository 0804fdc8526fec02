"""Reading: every way in which phrases cover a text, found at once.

Each (category, position) is entered once and keeps its ends; whoever asked for it waits for
more. So left recursion is no trouble, work grows with the number of such pairs and never
with the number of readings, and the furthest position reached is known for free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from quadriga.effects.node import pack
from quadriga.text.errors import Ambiguous, Declined, TooTangled, unread_from, unread_words
from quadriga.text.graph import Root, State
from quadriga.text.printer import Printer
from quadriga.text.table import Include, Line
from quadriga.text.template import tokens

MOST_STEPS = 300_000  # a text of 60 words takes a few thousand; so many take less than a second

Cell = list[tuple[Any, "Record", int]]  # how a state was reached: (cell before, child, child's end)


class Record:
    """One category tried at one position."""

    __slots__ = ("built", "cells", "ends", "root", "start", "waiters")

    def __init__(self, root: Root, start: int) -> None:
        self.root, self.start = root, start
        self.ends: dict[
            int, list[tuple[State | None, Any]]
        ] = {}  # end: the states that accept there, or a terminal's value
        self.waiters: list[tuple[Record, State, Cell | None]] = []
        self.cells: dict[tuple[State, int], Cell] = {}
        self.built: dict[int, list[Any]] = {}


class Chart:
    """The reading of one text as one category."""

    def __init__(self, root: Root, text: str, printer: Printer, same: Callable[[Any], Any] = pack) -> None:
        """`same` says what must differ for two readings to be two: all of a value, or what it does (`meaning`)."""
        found = tokens(text)
        self.text, self.printer, self.same = text, printer, same
        self.bare = [token for _, token, _ in found] + [""]
        self.spaced = [" " + token if space else token for space, token, _ in found] + [""]
        self.offsets = [at for _, _, at in found] + [len(text)]
        self.records: dict[tuple[Root, int], Record] = {}
        self.agenda: list[tuple[Record, State, int, Cell | None]] = []
        self.furthest = 0
        self.front: list[State] = []
        self.top = self._enter(root, 0)
        self._run()

    def result(self) -> Any:
        end = len(self.bare) - 1
        if end not in self.top.ends:
            at = unread_from(self.text, self.offsets[self.furthest])
            raise Declined(unread_words(self.text, at), at, self._expected())
        return self._values(self.top, end)[0]

    def _enter(self, root: Root, at: int) -> Record:
        record = self.records[root, at] = Record(root, at)
        if root.terminal is None:
            self.agenda.append((record, root.start, at, None))
        else:
            found = root.terminal.match(self.bare, self.spaced, at)
            if found:
                record.ends[found[0]] = [(None, found[1])]
        return record

    def _run(self) -> None:
        bare, spaced, agenda, records = self.bare, self.spaced, self.agenda, self.records
        steps = 0
        while agenda:
            record, state, at, cell = agenda.pop()
            entering = at == record.start
            while True:
                steps += 1
                if state.accepts:
                    self._accept(record, at, state, cell)
                if at >= self.furthest:
                    if at > self.furthest:
                        self.furthest, self.front = at, []
                    self.front.append(state)
                key = bare[at] if entering else spaced[at]
                entering = False
                word, gaps = state.moves.get(key) or state.learn(key)
                for root, to in gaps:
                    child = records.get((root, at)) or self._enter(root, at)
                    child.waiters.append((record, to, cell))
                    for end in child.ends:
                        self._advance(record, to, end, (cell, child, end))
                if word is None:
                    break
                state = word
                at += 1
            if steps > MOST_STEPS:
                raise TooTangled(
                    f"Reading {self.text[:60]!r}… as {self.top.root.name} takes more than {MOST_STEPS} steps; "
                    "the table is too ambiguous."
                )

    def _accept(self, record: Record, end: int, state: State, cell: Cell | None) -> None:
        known = record.ends.get(end)
        if known is not None:
            known.append((state, cell))
            return
        record.ends[end] = [(state, cell)]
        for parent, to, before in record.waiters:
            self._advance(parent, to, end, (before, record, end))

    def _advance(self, record: Record, to: State, end: int, how: tuple[Any, Record, int]) -> None:
        cell = record.cells.get((to, end))
        if cell is not None:
            cell.append(how)
            return
        cell = record.cells[to, end] = [how]
        self.agenda.append((record, to, end, cell))

    def _values(self, record: Record, end: int) -> list[Any]:
        """What the words from the record's start to `end` mean: one value.

        A second one is raised at once: a part that reads two ways makes the whole read two ways,
        and the smallest such part is the one to show.
        """
        built = record.built.get(end)
        if built is not None:
            return built
        built = record.built[end] = []
        lines: list[Line | None] = []
        for state, cell in record.ends[end]:
            if state is None:
                built.append(cell)
                continue
            for row in self._rows(cell):
                for line in state.accepts:
                    value = self._value(record, line, row)
                    if not built or all(self.same(value) != self.same(other) for other in built):
                        built.append(value)
                        lines.append(line)
                    if len(built) > 1:
                        where = self.text[self.offsets[record.start] : self.offsets[end]].strip()
                        shown = (f"«{lines[0]}» {pack(built[0])}", f"«{lines[1]}» {pack(built[1])}")
                        raise Ambiguous(where, record.root.name, (built[0], built[1]), shown)
        return built

    def _value(self, record: Record, line: Line, row: tuple[Any, ...]) -> Any:
        if isinstance(line, Include):
            return self.printer.recast(row[0], line.wording.gaps[0].category, record.root.name)
        return self.printer.mark(line.build(row), line, record.root.name)

    def _rows(self, cell: Cell | None) -> Iterator[tuple[Any, ...]]:
        """The values of the gaps before a state, for each way to have come there."""
        if cell is None:
            yield ()
            return
        for before, child, end in cell:
            for row in self._rows(before):
                yield (*row, *self._values(child, end))

    def _expected(self) -> tuple[str, ...]:
        words = {repr(key.strip(" ")) for state in self.front for key in state.words}
        gaps = {"{" + root.name + "}" for state in self.front for root, _, _ in state.gaps}
        return (*sorted(gaps), *sorted(words))

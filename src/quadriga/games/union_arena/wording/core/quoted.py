"""An ability in quotation marks: a text of its own, read as every line is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quadriga.effects.node import Node
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN, DialectGrammar
from quadriga.text.errors import Declined, Unprintable
from quadriga.text.table import Terminal

MARK = '"'


class Ability(Terminal):
    """"[When Attacking] Draw a card.": the line between the marks."""

    firsts = frozenset({MARK})

    def __init__(self, asian: bool) -> None:
        self.dialect = ASIAN if asian else NORTH_AMERICAN
        self.seen: dict[str, Node | None] = {}

    def lines(self) -> DialectGrammar:
        from quadriga.games.union_arena.wording.grammar import grammar  # whose table this stands in

        return grammar(self.dialect)

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        if bare[at] != MARK:
            return None
        end = at + 1
        while bare[end] and bare[end] != "\n":
            if bare[end] == MARK:
                text = "".join(spaced[at + 1 : end]).strip()
                found = self.read(text) if text[:1] in "[(" or len(text.split()) > 3 else None
                if found is not None:
                    return end + 1, found
            end += 1
        return None

    def read(self, text: str) -> Node | None:
        if text not in self.seen:
            try:
                self.seen[text] = self.lines().read("quoted", text)
            except Declined:
                self.seen[text] = None
        return self.seen[text]

    def show(self, value: Any) -> str | None:
        if not isinstance(value, Node):
            return None
        try:
            return MARK + self.lines().print("quoted", value) + MARK
        except Unprintable:
            return None

    def sample(self, pick: Callable[[int], int]) -> Any:
        return self.read("[When Attacking] Draw 1 card." if self.dialect == ASIAN else "[When Attacking] Draw a card.")

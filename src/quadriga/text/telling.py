"""Programs said in another language: printing only, from the same trees that reading gives.

A language is a table of node classes, each with how it is said:

    words = Words()
    words(Discard, "捨棄{what}")                          # a template over the node's fields
    @words.on(Draw)                                      # or a function, where word order needs one
    def draw(say, node): return f"抽{say(node.n)}張卡片"

Nothing is dropped. A class without an entry, and a field that was not looked at while its node was said, make the
whole text `Untold`: the card is then shown in its printed words, never half in one language and half in another.
A field that says nothing to a reader is listed by `unsaid`, with its reason; one that has its default says nothing new.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import MISSING, fields
from typing import Any

from quadriga.effects.node import Node

Entry = Callable[["Teller", Any], str]
_SLOT = re.compile(r"\{(\w+)\}")


class Untold(Exception):
    """A program, or a part of one, that this language has no words for."""


class Words:
    """How each class of nodes is said; `base` is asked for what this table does not have."""

    def __init__(self, base: Words | None = None) -> None:
        self.base = base
        self.entries: dict[type, Entry] = {}
        self.silent: dict[tuple[type, str], str] = {}
        self.terms: dict[str, dict[int, str]] = {}
        """Words for numbers that stand for something: attributes, zones, colours."""
        self.measure: Callable[[Any], str] | None = None
        """The measure word that a part of a description asks for, or nothing."""
        self.places: tuple[type, ...] = ()
        """Tests of this game that say where or whose, and so stand first."""

    def __call__(self, cls: type[Node], template: str) -> None:
        """A template over the fields of a class."""
        slots = _SLOT.findall(template)
        wrong = [slot for slot in slots if slot not in names_of(cls)]
        if wrong:
            raise ValueError(f"{cls.__name__} has no field {', '.join(wrong)}.")

        def said(say: Teller, node: Any) -> str:
            return _SLOT.sub(lambda m: say(getattr(node, m[1])), template)

        self._add(cls, said)

    def each(self, templates: dict[type[Node], str]) -> None:
        """Several classes with their templates."""
        for cls, template in templates.items():
            self(cls, template)

    def on(self, *classes: type) -> Callable[[Entry], Entry]:
        """A function that says nodes of these classes."""

        def add(entry: Entry) -> Entry:
            for cls in classes:
                self._add(cls, entry)
            return entry

        return add

    def unsaid(self, cls: type, field: str, reason: str) -> None:
        """A field that a reader of the text is not told of, and why."""
        if field not in names_of(cls):
            raise ValueError(f"{cls.__name__} has no field {field}.")
        self.silent[cls, field] = reason

    def find(self, cls: type) -> Entry | None:
        found = self.entries.get(cls)
        return self.base.find(cls) if found is None and self.base else found

    def is_silent(self, cls: type, field: str) -> bool:
        return (cls, field) in self.silent or (self.base is not None and self.base.is_silent(cls, field))

    def term(self, table: str, number: int) -> str:
        """The word that a number stands for; Untold if there is none."""
        found = self.terms.get(table, {}).get(number)
        if found is not None:
            return found
        if self.base is None:
            raise Untold(f"{table} {number}")
        return self.base.term(table, number)

    def tell(self, value: Any, context: Mapping[str, str] | None = None) -> str:
        """The words for a program, or for several, a line each; Untold if any part of it has none."""
        teller = Teller(self, context or {})
        watched = teller.watch(value)
        try:
            said = "\n".join(map(teller, watched)) if isinstance(watched, list) else teller(watched)
        except KeyError as error:  # a number that a table of words does not have
            raise Untold(f"no word for {error}") from error
        teller.check(value)
        return said

    def _add(self, cls: type, entry: Entry) -> None:
        if cls in self.entries:
            raise ValueError(f"{cls.__name__} has two entries.")
        self.entries[cls] = entry


class Watched:
    """A node that remembers which of its fields were looked at; for the rest it is the node."""

    __slots__ = ("_node", "_teller")

    def __init__(self, node: Node, teller: Teller) -> None:
        object.__setattr__(self, "_node", node)
        object.__setattr__(self, "_teller", teller)

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        """`isinstance` asks this."""
        return type(object.__getattribute__(self, "_node"))

    def __getattr__(self, name: str) -> Any:
        node, teller = object.__getattribute__(self, "_node"), object.__getattribute__(self, "_teller")
        teller.told.add((id(node), name))
        return teller.watch(getattr(node, name))


class Teller:
    """One telling: says nodes, and knows what has been looked at.

    `mood` is what a verb is said as: done (""), suffered ("passive"), or before the noun it is about ("relative").
    """

    def __init__(self, words: Words, context: Mapping[str, str]) -> None:
        self.words = words
        self.context = context
        self.marks: dict[str, bool] = {}
        """What the words of one part depend on in another."""
        self.told: set[tuple[int, str]] = set()
        self.mood = ""
        self.how = ""
        self.object = ""
        """What a verb is about to be done to, where the noun phrase stands apart from the verb."""
        self.inside: list[Any] = []

    def watch(self, value: Any) -> Any:
        if isinstance(value, Watched):
            return value
        if isinstance(value, Node):
            return Watched(value, self)
        return [self.watch(v) for v in value] if isinstance(value, (list, tuple)) else value

    def __call__(self, value: Any) -> str:
        if value is None:
            return ""
        if isinstance(value, bool):
            raise Untold("a bare yes or no")
        if isinstance(value, int):
            return str(value)
        if isinstance(value, str):
            return value
        if isinstance(value, list):
            return "".join(map(self, value))
        entry = self.words.find(value.__class__)
        if entry is None:
            raise Untold(value.__class__.__name__)
        self.inside.append(value)
        try:
            return entry(self, value)
        finally:
            self.inside.pop()

    def term(self, table: str, number: int) -> str:
        return self.words.term(table, number)

    def join(self, values: list[Any], joint: str, last: str | None = None) -> str:
        """Several things said one after the other: A、B或C."""
        said = [self(value) for value in values]
        if len(said) < 2 or last is None:
            return joint.join(said)
        return joint.join(said[:-1]) + last + said[-1]

    @contextmanager
    def saying(self, mood: str) -> Iterator[None]:
        before, self.mood = self.mood, mood
        try:
            yield
        finally:
            self.mood = before

    def plainly(self, value: Any) -> str:
        """Said as something done, whatever surrounds it."""
        with self.saying(""):
            return self(value)

    def check(self, value: Any) -> None:
        """Untold if a node has a field that nobody looked at, and that says more than its default."""
        if isinstance(value, Node):
            cls = type(value)
            for name in names_of(cls):
                if (id(value), name) in self.told or self.words.is_silent(cls, name):
                    self.check(getattr(value, name))
                elif not is_default(value, name):
                    raise Untold(f"{cls.__name__}.{name}")
        elif isinstance(value, (list, tuple)):
            for part in value:
                self.check(part)


def is_default(node: Node, name: str) -> bool:
    """Has the field the value that it has where a text does not speak of it?"""
    for field in fields(node):  # type: ignore[arg-type]
        if field.name == name:
            if field.default is not MISSING:
                return bool(getattr(node, name) == field.default)
            return field.default_factory is not MISSING and not getattr(node, name)
    return False


_names: dict[Any, tuple[str, ...]] = {}


def names_of(cls: Any) -> tuple[str, ...]:
    """The fields of a node class that hold its content."""
    found = _names.get(cls)
    if found is None:
        found = _names[cls] = tuple(field.name for field in fields(cls))
    return found

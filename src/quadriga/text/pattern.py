"""What a phrase builds: a node with holes that slots fill, matched backwards to print.

    g.phrase("action", "draw {n:count} card(s)", Draw)                     slots fill fields of their name
    g.phrase("action", "discard {n:count} card(s)", Move, to=SIDELINE)     constants fix the others
    g.phrase("action", "{a:action}, then {b:action}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("group", "<{adj:adjectives} >characters", Cards, filters=[splice("adj"), IsCharacter()])
    g.phrase("action", "you may {do:action}", If, then=of(May, action=slot("do")), condition=Always())

Shapes are described, never built half-filled, since compiled node classes refuse foreign values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, Field, dataclass, fields
from itertools import pairwise
from typing import Any

from quadriga.effects.node import Node, content


@dataclass(frozen=True)
class Slot:
    """A hole for the value of a slot; a spliced one holds several elements of a list."""

    name: str
    spliced: bool = False


@dataclass(frozen=True)
class Shape:
    """A nested node: its class and its fields, which may hold slots."""

    cls: type[Node]
    given: dict[str, Any]


def slot(name: str) -> Any:
    """The value of the slot `name`."""
    return Slot(name)


def splice(name: str) -> Any:
    """The elements of the list in the slot `name`; nothing where the wording leaves the slot out."""
    return Slot(name, spliced=True)


def of(cls: type[Node], **given: Any) -> Any:
    """A node inside a node, with slots among its fields."""
    return Shape(cls, given)


@dataclass(frozen=True)
class Hole:
    """The value of slot number `index` of a wording."""

    index: int
    spliced: bool = False


class ListPattern:
    """A list with holes."""

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts

    def build(self, values: Sequence[Any]) -> list[Any]:
        out: list[Any] = []
        for part in self.parts:
            if isinstance(part, Hole) and part.spliced:
                out += values[part.index]
            else:
                out.append(_fill(part, values))
        return out

    def match(self, found: Any, values: list[Any]) -> bool:
        if not isinstance(found, (list, tuple)):
            return False
        at = 0
        for i, part in enumerate(self.parts):
            if isinstance(part, Hole) and part.spliced:
                end = self._splice_end(found, at, i, values)
                if end <= at:  # no category reads an empty list
                    return False
                values[part.index] = list(found[at:end])
                at = end
            elif at < len(found) and _match(part, found[at], values):
                at += 1
            else:
                return False
        return at == len(found)

    def _splice_end(self, found: Sequence[Any], at: int, i: int, values: list[Any]) -> int:
        """The last splice takes what the fixed parts leave; an earlier one ends where the next part first fits."""
        after = self.parts[i + 1 :]
        if not any(isinstance(part, Hole) and part.spliced for part in after):
            return len(found) - len(after)
        scratch = values.copy()
        return next((end for end in range(at + 1, len(found)) if _match(after[0], found[end], scratch)), -1)


class Pattern:
    """A node class with, per field, a hole, a constant, or another pattern."""

    def __init__(self, cls: type[Node], parts: list[Any]) -> None:
        self.cls = cls
        self.names = field_names(cls)
        self.parts = parts

    def holes(self) -> list[Hole]:
        """Every hole in it, at any depth."""
        found: list[Hole] = []
        todo = list(self.parts)
        while todo:
            part = todo.pop()
            if isinstance(part, Hole):
                found.append(part)
            elif isinstance(part, (Pattern, ListPattern)):
                todo += part.parts
        return found

    def build(self, values: Sequence[Any]) -> Node:
        return self.cls(*[_fill(part, values) for part in self.parts])

    def match(self, node: Any, values: list[Any]) -> bool:
        """Whether the node has this shape; `values` gets what stands in the slots."""
        if type(node) is not self.cls:
            return False
        return all(
            _match(part, getattr(node, name), values) for name, part in zip(self.names, self.parts, strict=False)
        )

    def excludes(self, other: Pattern) -> bool:
        """Whether no node can match both: some constant differs."""
        return self.cls is not other.cls or any(_differ(a, b) for a, b in zip(self.parts, other.parts, strict=False))


def _differ(a: Any, b: Any) -> bool:
    if isinstance(a, (Hole, ListPattern)) or isinstance(b, (Hole, ListPattern)):
        return False
    if isinstance(a, Pattern):
        return a.excludes(b) if isinstance(b, Pattern) else type(b) is not a.cls
    return type(a) is not b.cls if isinstance(b, Pattern) else not equal(a, b)


def _match(part: Any, value: Any, values: list[Any]) -> bool:
    if isinstance(part, Hole):
        if values[part.index] is not None and not equal(values[part.index], value):
            return False  # one slot that stands in two places holds one value
        values[part.index] = value
        return True
    if isinstance(part, Pattern):  # a nested node has no words of its own, so it has no form either
        return part.match(value, values) and value.form == 0
    if isinstance(part, ListPattern):
        return part.match(value, values)
    return equal(value, part)


def _fill(part: Any, values: Sequence[Any]) -> Any:
    if isinstance(part, Hole):
        return values[part.index]
    return part.build(values) if isinstance(part, (Pattern, ListPattern)) else fresh(part)


_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type[Node]) -> tuple[str, ...]:
    known = _names.get(cls)
    if known is None:
        known = _names[cls] = tuple(f.name for f in fields(cls))  # type: ignore[arg-type]
    return known


def equal(a: Any, b: Any) -> bool:
    """What `same` says, but stopping at the first difference, and True is not 1."""
    if isinstance(a, Node):
        if type(a) is not type(b) or a.form != b.form:
            return False
        return all(equal(getattr(a, name), getattr(b, name)) for name in field_names(type(a)))
    if isinstance(a, (list, tuple)):
        return isinstance(b, (list, tuple)) and len(a) == len(b) and all(map(equal, a, b))
    return type(a) is type(b) and bool(a == b)


def fresh(value: Any) -> Any:
    """A copy that shares nothing mutable: two programs never hold one constant node."""
    if isinstance(value, Node):
        return twin(value, [fresh(v) for v in content(value)])
    return [fresh(v) for v in value] if isinstance(value, (list, tuple)) else value


def twin(node: Node, values: list[Any]) -> Node:
    """A node of the same class and form; `copy` does not work on compiled classes."""
    made = type(node)(*values)
    made.form = node.form
    return made


_fields_of: dict[type, dict[str, Field[Any]]] = {}


def _fields(cls: type[Node]) -> dict[str, Field[Any]]:
    known = _fields_of.get(cls)
    if known is None:
        known = _fields_of[cls] = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
    return known


class Compiler:
    """Turns a node class and its constants into the pattern of one wording, collecting problems."""

    def __init__(self, slots: list[str]) -> None:
        self.slots = slots
        self.used: set[str] = set()
        self.classes: set[type[Node]] = set()  # of every node that may be built
        self.problems = [f"slot {name!r} stands twice" for name in sorted(set(slots)) if slots.count(name) > 1]

    def compile(self, cls: type[Node], constants: dict[str, Any]) -> Pattern | None:
        if not (isinstance(cls, type) and issubclass(cls, Node)):
            self.problems.append(f"{cls!r} is no node class")
            return None
        self.problems += [f"field {name!r} is both a slot and a constant" for name in constants if name in self.slots]
        known = _fields(cls)
        by_name = {name: Slot(name) for name in self.slots if name in known}
        pattern = self._pattern(cls, {**by_name, **constants})
        self.problems += [
            f"{cls.__name__} has no field {name!r} for the slot" for name in self.slots if name not in self.used
        ]
        return None if self.problems else pattern

    def _pattern(self, cls: type[Node], given: dict[str, Any]) -> Pattern:
        known = _fields(cls)
        self.classes.add(cls)
        self.problems += [f"{cls.__name__} has no field {name!r}" for name in given if name not in known]
        parts: list[Any] = []
        for name, field in known.items():
            left_out = isinstance(given.get(name), Slot) and given[name].name not in self.slots
            if name in given and not left_out:
                parts.append(self._part(given[name]))
            elif field.default is not MISSING:
                parts.append(field.default)
            elif field.default_factory is not MISSING:
                parts.append(field.default_factory())
            else:
                self.problems.append(
                    f"field {name!r} of {cls.__name__} gets no value: give a slot, a constant or a default"
                )
        return Pattern(cls, parts)

    def _part(self, value: Any) -> Any:
        if isinstance(value, Slot):
            if value.name not in self.slots:
                self.problems.append(f"there is no slot {value.name!r}")
                return None
            self.used.add(value.name)
            return Hole(self.slots.index(value.name), value.spliced)
        if isinstance(value, Shape):
            return self._pattern(value.cls, value.given)
        if isinstance(value, (list, tuple)):
            kept = [v for v in value if not (isinstance(v, Slot) and v.spliced and v.name not in self.slots)]
            parts = [self._part(v) for v in kept]
            holes = [isinstance(part, Hole) and part.spliced for part in parts]
            if any(a and b for a, b in pairwise(holes)):
                self.problems.append("two splices side by side cannot be told apart")
            return (
                ListPattern(parts) if any(isinstance(part, (Hole, Pattern, ListPattern)) for part in parts) else parts
            )
        self.classes |= _classes_in(value)
        return value


def _classes_in(value: Any) -> set[type[Node]]:
    if isinstance(value, (list, tuple)):
        return set().union(*map(_classes_in, value))
    return {type(value)}.union(*map(_classes_in, content(value))) if isinstance(value, Node) else set()

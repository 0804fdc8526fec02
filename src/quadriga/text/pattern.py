"""What a phrase builds: a node with holes that slots fill, matched backwards to print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, fields
from typing import Any

from quadriga.effects.node import Node, content, same


class Slot:
    """A hole in a pattern; made by `slot`."""

    def __init__(self, name: str) -> None:
        self.name = name


def slot(name: str) -> Any:
    """A hole for the slot `name` in a node given as a pattern: `Then(Draw(slot("n")), Discard(slot("m")))`."""
    return Slot(name)


class Pattern:
    """A node class with, per field, a slot (its index), a constant, or another pattern."""

    def __init__(self, cls: type[Node], parts: list[Any]) -> None:
        self.cls = cls
        self.names = [f.name for f in fields(cls)]  # type: ignore[arg-type]
        self.parts = parts

    def build(self, values: Sequence[Any]) -> Node:
        return self.cls(*[_fill(part, values) for part in self.parts])

    def match(self, node: Any, values: list[Any]) -> bool:
        """Whether the node has this shape; `values` gets what stands in the slots."""
        if type(node) is not self.cls:
            return False
        for name, part in zip(self.names, self.parts):
            value = getattr(node, name)
            kind = type(part)
            if kind is Hole:
                values[part.index] = value
            elif kind is Pattern:
                if value.form or not part.match(value, values):
                    return False
            elif not equal(value, part):
                return False
        return True

    def excludes(self, other: Pattern) -> bool:
        """Whether no node can match both: some constant differs."""
        if self.cls is not other.cls:
            return True
        for a, b in zip(self.parts, other.parts):
            if isinstance(a, Hole) or isinstance(b, Hole):
                continue
            if isinstance(a, Pattern) or isinstance(b, Pattern):
                if isinstance(a, Pattern) and isinstance(b, Pattern) and a.excludes(b):
                    return True
            elif not equal(a, b):
                return True
        return False


class Hole:
    """Slot number `index` of a wording."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index


def equal(a: Any, b: Any) -> bool:
    """Equality of contents; True is not 1 and 1 is not "1"."""
    if type(a) is not type(b):
        return isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and same(a, b)
    return same(a, b) if isinstance(a, (Node, list, tuple)) else bool(a == b)


def _fill(part: Any, values: Sequence[Any]) -> Any:
    if type(part) is Hole:
        return values[part.index]
    if type(part) is Pattern:
        return part.build(values)
    return fresh(part)


def fresh(value: Any) -> Any:
    """A copy that shares nothing mutable: two programs never hold one constant node."""
    if isinstance(value, Node):
        twin = type(value)(*[fresh(v) for v in content(value)])
        twin.form = value.form
        return twin
    if isinstance(value, (list, tuple)):
        return [fresh(v) for v in value]
    return value


def compile_pattern(make: Any, constants: dict[str, Any], slots: list[str]) -> tuple[Pattern | None, list[str]]:
    """The pattern of one wording, and what is wrong with it."""
    if isinstance(make, Node):
        values = dict(zip([f.name for f in fields(make)], content(make)))  # type: ignore[arg-type]
        problems = ["constants belong inside the pattern node"] if constants else []
        make = type(make)
    elif isinstance(make, type) and issubclass(make, Node):
        values, problems = _values_of_fields(make, constants, slots)
    else:
        return None, [f"{make!r} is neither a node class nor a node"]
    used: set[str] = set()
    parts = [_convert(value, slots, used) for value in values.values()]
    problems += [f"the wording has no slot {name!r}" for name in sorted(used) if name not in slots]
    problems += [f"slot {name!r} stands twice" for name in sorted(set(slots)) if slots.count(name) > 1]
    problems += [f"{make.__name__} has no field {name!r} for the slot" for name in slots if name not in used]
    return Pattern(make, parts) if not problems else None, problems


def _values_of_fields(cls: type[Node], constants: dict[str, Any], slots: list[str]) -> tuple[dict[str, Any], list[str]]:
    """Each field as a slot of its name, a constant, or its default."""
    known = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
    problems = [f"{cls.__name__} has no field {name!r}" for name in constants if name not in known]
    problems += [f"field {name!r} is both a slot and a constant" for name in constants if name in slots]
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in constants:
            values[name] = constants[name]
        elif name in slots:
            values[name] = Slot(name)
        elif field.default is not MISSING:
            values[name] = field.default
        elif field.default_factory is not MISSING:
            values[name] = field.default_factory()
        else:
            problems.append(f"field {name!r} of {cls.__name__} gets no value: give a slot, a constant or a default")
    return values, problems


def _convert(value: Any, slots: list[str], used: set[str]) -> Any:
    """Slots become holes; a node that contains holes becomes a pattern."""
    if isinstance(value, Slot):
        used.add(value.name)
        return Hole(slots.index(value.name)) if value.name in slots else None
    if isinstance(value, Node):
        parts = [_convert(v, slots, used) for v in content(value)]
        if any(isinstance(part, (Hole, Pattern)) for part in parts):
            return Pattern(type(value), parts)
    return value

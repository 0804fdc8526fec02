"""The base of every effect program: a node is data that prints and code that runs.

A node's fields are ints, bools, strings (names only), other nodes, or lists of these, so a
program can be compared, saved, cached and printed. `form` says which of several equal
wordings the text used; it never changes what the node does. `reg` says which register of the
running program a noun phrase fills or a reference reads.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Subclasses are `@dataclass(eq=False)`; their dataclass fields are their content."""

    form: int = 0
    reg: int = 0
    """The register that a text's binder gave it (see `registers`); part of what the node means, not of its words."""


    def binds(self) -> int:
        """What the binder of a text gives it beside what a noun phrase gets: one of the numbers below."""
        return 0


OWN_NUMBER: Final = 1
"""A number of its own."""
CHOSEN_NUMBER: Final = 2
"""The number that was chosen last before it."""
OWN_GROUP: Final = 3
"""A group of its own."""

_classes: dict[str, type[Node]] = {}


def known_names() -> list[str]:
    """The classes that `unpack` can rebuild."""
    return list(_classes)


def name_of(cls: type[Node]) -> str:
    """How packed data names a class; a game's own classes bear its name, since games share words."""
    parts = str(getattr(cls, "__module__")).split(".")  # noqa: B009 (compiled, an attribute would be refused)
    if len(parts) > 3 and parts[1] == "games":
        return f"{parts[2]}.{cls.__name__}"
    return cls.__name__


def register(*classes: type[Node]) -> None:
    """Make node classes known by name, so that `unpack` can rebuild them."""
    for cls in classes:
        name = name_of(cls)
        known = _classes.get(name)
        if known is not None and known is not cls:
            raise ValueError(f"Two node classes are called {name}; rename one.")
        _classes[name] = cls


def content(node: Node) -> list[Any]:
    return [getattr(node, f.name) for f in fields(node)]  # type: ignore[arg-type]


def pack(value: Any) -> Any:
    """Plain data for a node: [name, form and register, field, field, …]; lists become ["", …]."""
    if isinstance(value, Node):
        return [name_of(type(value)), value.form | value.reg << 16, *[pack(v) for v in content(value)]]
    if isinstance(value, (list, tuple)):
        return ["", *[pack(v) for v in value]]
    return value


def unpack(data: Any) -> Any:
    """The inverse of `pack`."""
    if not isinstance(data, (list, tuple)):
        return data
    name = data[0]
    if name == "":
        return [unpack(v) for v in data[1:]]
    node = _classes[name](*[unpack(v) for v in data[2:]])
    node.form = data[1] & 0xFFFF
    node.reg = data[1] >> 16
    return node


def meaning(value: Any) -> Any:
    """What a program does, whichever words it was read from: its nodes and registers without their forms."""
    if isinstance(value, Node):
        return [name_of(type(value)), value.reg, *[meaning(v) for v in content(value)]]
    if isinstance(value, (list, tuple)):
        return ["", *[meaning(v) for v in value]]
    return value


def same(a: Any, b: Any) -> bool:
    """Structural equality, forms included."""
    return bool(pack(a) == pack(b))

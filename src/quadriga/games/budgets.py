"""What may come from strangers: how much, how deep, how long, how large. It is measured before it is used.

The bounds are ours. Each is far above what any rulebook or printed card needs.
"""

from __future__ import annotations

from typing import Any

import yaml

LONGEST_TEXT = 4_000
"""Characters of one text on a card; the longest that is printed has about a thousand."""
LARGEST_NUMBER = 99_999
"""BP, damage, cards: no game prints a larger number."""
DEEPEST = 12
"""Lists in lists."""
MOST_PARTS = 4_000
"""Texts, numbers and lists in one card, deck or board."""
MOST_EVENTS = 200_000
"""Marks of a YAML text."""


class OverBudget(ValueError):
    """More than anybody needs; says of what."""


def measure(value: Any, parts: int = MOST_PARTS, longest: int = LONGEST_TEXT, largest: int = LARGEST_NUMBER) -> None:
    """See that plain data keeps to the budget. Raises OverBudget with a sentence."""
    found = 0
    heap: list[tuple[Any, int]] = [(value, 0)]
    while heap:
        one, depth = heap.pop()
        found += 1
        if found > parts:
            raise OverBudget(f"it holds more than {parts} texts and numbers")
        if depth > DEEPEST:
            raise OverBudget(f"lists lie in lists more than {DEEPEST} deep")
        if isinstance(one, dict):
            heap.extend((key, depth + 1) for key in one)
            heap.extend((part, depth + 1) for part in one.values())
        elif isinstance(one, (list, tuple)):
            heap.extend((part, depth + 1) for part in one)
        elif isinstance(one, str):
            measure_text(one, longest)
        elif isinstance(one, (int, float)) and not -largest <= one <= largest:  # nan is not either
            raise OverBudget(f"a number is not between -{largest} and {largest}")


def measure_text(text: str, longest: int = LONGEST_TEXT) -> None:
    if len(text) > longest:
        raise OverBudget(f"a text has {len(text)} characters; at most {longest} are read")
    if not text.isascii() and any("\ud800" <= c <= "\udfff" for c in text):
        raise OverBudget("a text holds half a character (a lone surrogate)")


_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str) -> Any:
    """A YAML text without aliases, by which a page of text can mean a million lines."""
    depth = 0
    for marks, event in enumerate(yaml.parse(text, Loader=_Loader)):
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            line = event.start_mark.line + 1 if event.start_mark else 1
            raise OverBudget(f"line {line} uses an anchor or an alias (& or *); write what is meant each time")
        if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
            depth += 1
        elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            depth -= 1
        if depth > DEEPEST + 8:
            raise OverBudget(f"lists lie in lists more than {DEEPEST + 8} deep")
        if marks > MOST_EVENTS:
            raise OverBudget(f"it holds more than {MOST_EVENTS} words and signs")
    return yaml.load(text, Loader=_Loader)

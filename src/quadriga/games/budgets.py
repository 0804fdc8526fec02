"""What may come from strangers: how much, how deep, how long, how large. It is measured before it is used.

The bounds are ours. Each is far above what any rulebook or printed card needs.
"""

from __future__ import annotations

from typing import Any

import yaml

from quadriga.messages.files import say

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
            raise OverBudget(say("no-holds-more-than-texts-numbers", parts=parts))
        if depth > DEEPEST:
            raise OverBudget(say("no-lists-lie-lists-more-than", deepest=DEEPEST))
        if isinstance(one, dict):
            heap.extend((key, depth + 1) for key in one)
            heap.extend((part, depth + 1) for part in one.values())
        elif isinstance(one, (list, tuple)):
            heap.extend((part, depth + 1) for part in one)
        elif isinstance(one, str):
            measure_text(one, longest)
        elif isinstance(one, (int, float)) and not -largest <= one <= largest:  # nan is not either
            raise OverBudget(say("no-number-not-between", largest=largest, most=largest))


def measure_text(text: str, longest: int = LONGEST_TEXT) -> None:
    if len(text) > longest:
        raise OverBudget(say("no-text-characters-most-read", n=len(text), longest=longest))
    if not text.isascii() and any("\ud800" <= c <= "\udfff" for c in text):
        raise OverBudget(say("no-text-holds-half-character-lone"))


_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(text: str) -> Any:
    """A YAML text without aliases, by which a page of text can mean a million lines."""
    depth = 0
    for marks, event in enumerate(yaml.parse(text, Loader=_Loader)):
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            line = event.start_mark.line + 1 if event.start_mark else 1
            raise OverBudget(say("no-line-uses-anchor-alias-write", line=line))
        if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
            depth += 1
        elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
            depth -= 1
        if depth > DEEPEST + 8:
            raise OverBudget(say("no-lists-lie-lists-more-than", deepest=DEEPEST + 8))
        if marks > MOST_EVENTS:
            raise OverBudget(say("no-holds-more-than-words-signs", most=MOST_EVENTS))
    return yaml.load(text, Loader=_Loader)

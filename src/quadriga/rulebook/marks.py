"""The mark that ties a test to the rules it proves: `@rule(ID, ...)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from quadriga.rulebook import catalogue

# Our own bound: a test that claims more proves none of them well.
MOST_RULES = 3

Test = TypeVar("Test", bound=Callable[..., object])


class BadMark(ValueError):
    """Raised for a mark that names no rule or too many."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the rules that it would catch being broken, three at most.

    The ids must be written out as strings: coverage reads them from the source, without a run.
    """
    for rule_id in ids:
        catalogue.rule(rule_id)

    def mark(test: Test) -> Test:
        marked = (*getattr(test, "rules", ()), *ids)
        check_number(marked, test.__qualname__)
        test.rules = marked  # type: ignore[attr-defined]  # functions take attributes
        return test

    return mark


def check_number(ids: tuple[str, ...], test: str) -> None:
    """Refuse a test that names no rule, more than three, or one twice."""
    if not ids:
        raise BadMark(f"{test} is marked with no rule; name one or take the mark off.")
    if len(ids) > MOST_RULES:
        raise BadMark(
            f"{test} is marked with {len(ids)} rules; split it, {MOST_RULES} are the most."
        )
    if len(set(ids)) < len(ids):
        raise BadMark(f"{test} is marked twice with the same rule; name it once.")

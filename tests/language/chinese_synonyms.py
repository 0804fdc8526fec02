"""Programs of different shape that mean the same: each rule with its reason. Only these may print the same Chinese.

A rule works on `meaning(program)`: [class, register, field, field, …], lists as ["", …].
"""

from __future__ import annotations

from typing import Any

UA = "union_arena."
NOWHERE = ("Substitution", "Version")


def canonical(value: Any) -> Any:
    """A meaning with everything that says the same in the same shape."""
    if not isinstance(value, list):
        return value
    made = [value[0], *[canonical(part) for part in value[1:]]]
    for rule in RULES:
        made = rule(made)
    return made


def one_of_one(node: list[Any]) -> list[Any]:
    """A conjunction of one test is the test; "with 3000 BP" and "whose BP is 3000" are read so and so."""
    if node[0] in ("AllOf", f"{UA}Kind", "Sequence") and len(node) == 3 and len(node[2]) == 2:
        inner: list[Any] = node[2][1]
        return inner
    return node


def kind(node: list[Any]) -> list[Any]:
    """A kind is the tests it is made of, wherever they stand around the noun; a card that is a card is any card."""
    if node[0] != f"{UA}Kind":
        return node
    _, _, adjectives, which, noun, more = node
    tests = [*adjectives[1:], *([which] if which is not None else []), *more[1:]]
    if noun is not None and (noun[0] != f"{UA}AnyCard" or not tests):
        tests.append(noun)
    return tests[0] if len(tests) == 1 else ["AllOf", 0, ["", *sorted(flat(tests), key=repr)]]


def flat(tests: list[Any]) -> list[Any]:
    found = []
    for test in tests:
        found += flat(test[2][1:]) if test[0] == "AllOf" else [test]
    return found


def cards_at(node: list[Any]) -> list[Any]:
    """What stands behind the place belongs to the kind: "a character on your line with 3000 BP"."""
    if node[0] != f"{UA}CardsAt" or len(node) != 5:
        return node
    tests = sorted(flat([node[3], *node[4][1:]]), key=repr)
    some = [test for test in tests if test[0] != f"{UA}AnyCard"] or tests
    return [*node[:3], some[0] if len(some) == 1 else ["AllOf", 0, ["", *some]]]


def one_after_the_other(node: list[Any]) -> list[Any]:
    """A and B, then C: steps in steps are steps."""
    if node[0] != "Sequence":
        return node
    steps: list[Any] = []
    for step in node[2][1:]:
        steps += step[2][1:] if step[0] == "Sequence" else [step]
    return ["Sequence", node[1], ["", *steps]]


def where_words_stand(node: list[Any]) -> list[Any]:
    """Where English words stand that are replaced, and in which brackets, is nothing to a reader of Chinese."""
    if node[0] == f"{UA}Substitution":
        return [node[0], node[1], node[2], node[6]]
    if node[0] == f"{UA}Version":
        return [node[0], node[1], node[2], node[3], node[6]]
    return node


def it(node: list[Any]) -> list[Any]:
    """It: in the words of one instruction, or as a pronoun; both are what was chosen just before."""
    return ["It", 0] if node[0] == f"{UA}Pronoun" and node[2:] == [1, False, 0] else node


def kinds_of_one(node: list[Any]) -> list[Any]:
    """A list of one kind is that kind: "any creature that can fly", "creatures that can fly"."""
    if node[0] == "guardians_arena.AnyKind" and len(node[2]) == 2:
        inner: list[Any] = node[2][1]
        return inner
    return node


def no_counterpart(node: list[Any]) -> list[Any]:
    """A sentence that does nothing in Arena: which one of its text it was is nothing that it does."""
    return node[:3] if node[0] == "guardians_arena.NoCounterpart" else node


RULES = (
    no_counterpart, kinds_of_one, one_of_one, kind, cards_at, one_after_the_other, one_of_one, where_words_stand, it,
)  # fmt: skip

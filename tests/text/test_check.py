"""Mistakes in a table are told when it is built, all at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quadriga.text.grammar import Grammar, TableError, of, slot, splice
from tests.text.toy import Cards, Draw, Fixed, If, Named, Sequence, Switch, This


def wrong_category(g: Grammar) -> None:
    g.phrase("action", "draw {n:cuont} cards", Draw)


def no_such_field(g: Grammar) -> None:
    g.phrase("action", "draw {m:#} cards", Draw, n=Fixed(1))


def no_such_constant(g: Grammar) -> None:
    g.phrase("action", "draw", Draw, n=Fixed(1), m=2)


def missing_field(g: Grammar) -> None:
    g.phrase("action", "switch {what:#}", Switch)


def slot_and_constant(g: Grammar) -> None:
    g.phrase("count", "{n:#}", Fixed, n=1)


def twice(g: Grammar) -> None:
    g.phrase("it", "this <boat|ship>", This)
    g.phrase("it", "this ship", This)


def never_prints(g: Grammar) -> None:
    g.value("whose", "your", 0)
    g.value("whose", "one's own", 0)


def included_never_prints(g: Grammar) -> None:
    g.value("own", "your", 0)
    g.value("whose", "one's own", 0)
    g.include("whose", "own")


def list_never_prints(g: Grammar) -> None:
    g.list("names", "#", ("a or b", "a and b"))


def no_example(g: Grammar) -> None:
    g.list("names", "#", ("x or y",), Named, "names")


def endless(g: Grammar) -> None:
    g.phrase("x", "more {group:x}", Cards, whose=0, places=[], filters=[slot("group")])


def circle(g: Grammar) -> None:
    g.phrase("x", "this", This)
    g.include("y", "x")
    g.include("x", "y")


def splices_touch(g: Grammar) -> None:
    g.list("many", "#", ("a", "a b"))
    g.phrase("x", "{a:many} and {b:many}", Sequence, steps=[splice("a"), splice("b")])


def splice_of_one(g: Grammar) -> None:
    g.phrase("x", "{a:#}", Sequence, steps=[splice("a")])


def nested_field(g: Grammar) -> None:
    g.phrase("x", "{a:#}", If, condition=of(Draw, m=slot("a")), then=This())


def wrong_agreement(g: Grammar) -> None:
    g.phrase("x", "draw {n:#} card(s:m)", Draw)


def capital_of_nothing(g: Grammar) -> None:
    g.capital("sentense")


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (wrong_category, "action: draw {cuont} cards: there is no category 'cuont'"),
        (no_such_field, "Draw has no field 'm' for the slot"),
        (no_such_constant, "Draw has no field 'm'"),
        (missing_field, "field 'active' of ToySwitch gets no value"),
        (slot_and_constant, "field 'n' is both a slot and a constant"),
        (twice, "it: 'this ship' stands twice"),
        (never_prints, "whose: one's own can never print"),
        (included_never_prints, "own: your can never print as 'whose'"),
        (list_never_prints, "can never print"),
        (no_example, "is no example of a list"),
        (endless, "'x' has no phrase that ends"),
        (circle, "reads as itself through phrases without words"),
        (splices_touch, "two splices side by side"),
        (splice_of_one, "splices the slot 'a', but '#' reads no list"),
        (nested_field, "Draw has no field 'm'"),
        (wrong_agreement, "no slot 'm' to agree with"),
        (capital_of_nothing, "there is no category 'sentense'"),
    ],
)
def test_mistakes_are_told(mistake: Callable[[Grammar], None], told: str) -> None:
    g = Grammar("faulty")
    mistake(g)
    with pytest.raises(TableError) as caught:
        g.check()
    assert told in str(caught.value)


def test_a_faulty_table_reads_nothing() -> None:
    g = Grammar("faulty")
    twice(g)
    with pytest.raises(TableError):
        g.read("it", "this boat")


def test_the_version_changes_with_any_line() -> None:
    versions = set()
    for template in ("this boat", "this ship"):
        g = Grammar("one")
        g.phrase("it", template, This)
        versions.add(g.version())
        g.capital("it")
        versions.add(g.version())
    assert len(versions) == 4

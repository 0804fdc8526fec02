"""The report that says what to write next."""

from __future__ import annotations

from quadriga.text.coverage import cover
from quadriga.text.grammar import Grammar, splice
from tests.text.toy import Both, Draw, Fixed, IsBoat, PowerAtMost, Resting


def table() -> Grammar:
    g = Grammar("draws")
    g.word_numbers("count", Fixed, "n")
    g.phrase("text", "draw {n:count} cards", Draw)
    g.phrase("text", "draw two cards slowly", Draw, n=Fixed(2))
    g.phrase("text", "draw {n:count} cards <slowly|fast>", Draw)
    return g


def test_the_report_counts_and_ranks() -> None:
    texts = [
        ("A", "draw two cards"),
        ("B", "draw two big cards"),
        ("C", "draw six big cards"),
        ("D", "draw two frogs"),
        ("E", "draw two cards slowly"),
        ("F", "draw"),
        ("G", 'draw two "Oda" for 3 coins'),
        ("H", 'draw two "Lantern Keeper" for seven coins'),
    ]
    report = cover(table(), "text", texts)
    assert list(report.read) == ["A"]
    assert report.heads() == [
        ('"…" for #', ["G", "H"]),
        ("big cards", ["B", "C"]),
        ("(end of text)", ["F"]),
        ("frogs", ["D"]),
    ]
    assert list(report.ambiguous) == ["E"]
    assert report.texts == 8
    shown = report.summary()
    assert shown.startswith("1 of 8 texts read, 6 declined, 1 ambiguous, 0 printed back differently")
    assert (
        "    2  big cards  (B, C)" in shown
        and "ambiguous E: 'draw two cards slowly' reads as text in two ways" in shown
    )


def test_what_does_not_print_back_is_not_read() -> None:
    """Two fixed elements of a spliced list that look alike are split at the wrong one."""
    g = Grammar("twins")
    g.phrase("kind", "boat", IsBoat)
    g.phrase("kind", "resting", Resting, resting=True)
    g.phrase("test", "small", PowerAtMost, n=1)
    g.list("kinds", "kind", ("a", "a b"))
    g.list("tests", "test", ("a", "a b"))
    g.phrase("text", "{a:kinds} boat, {b:tests}", Both, parts=[splice("a"), IsBoat(), splice("b")])
    texts = [("A", "boat boat, small"), ("B", "resting boat boat, small")]
    report = cover(g, "text", texts)
    assert list(report.read) == ["A"] and list(report.differing) == ["B"]
    assert "differs B:" in str(report)

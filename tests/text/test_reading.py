"""Texts become programs, whole or not at all."""

from __future__ import annotations

import pytest

from quadriga.effects.node import Node, same
from quadriga.text.grammar import Ambiguous, Declined, Grammar, slot
from tests.text.toy import (
    DOCK,
    OPPONENTS,
    QUAY,
    YOURS,
    Cards,
    Choose,
    Draw,
    Fixed,
    Gain,
    Grant,
    If,
    IsBoat,
    Keyword,
    May,
    Named,
    PerCard,
    PowerAtMost,
    Resting,
    Sequence,
    Standing,
    Switch,
    Text,
    This,
    Triggered,
)


def boats(*filters: Node, whose: int = YOURS, places: tuple[int, ...] = (QUAY,)) -> Cards:
    return Cards(whose, list(places), [*filters])


@pytest.mark.parametrize(
    ("category", "text", "program"),
    [
        ("action", "draw two cards", Draw(Fixed(2))),
        ("action", "switch this boat to resting", Switch(This(), False)),
        ("action", "switch boats on your quay to active", Switch(boats(IsBoat()), True)),
        (
            "action",
            "choose one resting boat on your opponent's harbour",
            Choose(boats(Resting(True), IsBoat(), whose=OPPONENTS, places=(QUAY, DOCK)), Fixed(1)),
        ),
        (
            "action",
            "choose up to two boats with 500 or less power on your dock",
            Choose(boats(IsBoat(), PowerAtMost(500), places=(DOCK,)), Fixed(2), True),
        ),
        (
            "action",
            "give this boat -2000 power for each boat on your quay",
            Gain(This(), PerCard(-2000, boats(IsBoat()))),
        ),
        (
            "sentence",
            "You may draw one card. If you do, switch this boat to active.",
            If(May(Draw(Fixed(1))), Switch(This(), True)),
        ),
        ("action", 'this boat gains "Draw two cards."', Grant(This(), Standing([Sequence([Draw(Fixed(2))])]))),
        ("ability", "[Ram (2)]", Keyword("Ram", 2)),
    ],
)
def test_words_build_the_program(g: Grammar, category: str, text: str, program: Node) -> None:
    assert same(g.read(category, text), program)


def test_several_abilities_with_several_sentences(g: Grammar) -> None:
    text = "[When Moored] [Once Per Turn] Draw two cards. Draw one card, then draw three cards.\n[Ram (1)]"
    first, second = Sequence([Draw(Fixed(2))]), Sequence([Draw(Fixed(1)), Draw(Fixed(3))])
    assert same(g.read("text", text), Text([Triggered("moored", [first, second], True), Keyword("Ram", 1)]))


def test_names_keep_their_characters(g: Grammar) -> None:
    named = g.read("named", '"Oda, the 2nd (Old)", "lia" or "Ram\'s [x]-End"')
    assert isinstance(named, Named) and named.names == ["Oda, the 2nd (Old)", "lia", "Ram's [x]-End"]


def test_a_name_that_is_not_allowed_is_no_name(g: Grammar) -> None:
    assert g.read("adjective", "[Harbour Watch] affinity").name == "Harbour Watch"
    with pytest.raises(Declined):
        g.read("adjective", "[When Moored] affinity")


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Draw two frogs. Draw a card.", "frogs."),
        ("Draw two cards. Sing a long song about the sea and the old lamps.", "Sing a long song about the sea and"),
        ("Draw two cards", ""),
        ("Draw two cards. ", None),
        ("Draw two cards.\n[Ram (x)]", "[Ram (x)]"),
        ("[When Moored] draw two cards.", "draw two cards."),
        ("Draw two Cards.", "Cards."),
        ("[Ram (2) (3)] Draw two cards.", "[Ram (2) (3)] Draw two cards."),
        ('This boat gains "Sing a song.".', 'Sing a song.".'),
        ("Draw two cards' worth.", "cards' worth."),
        ("Draw two cards. (Never mind.)", "(Never mind.)"),
        ("Draw two  cards really.", "really."),
        ("Switch this boat to sinking, then draw a card.", "sinking, then draw a card."),
    ],
)
def test_declines_with_the_first_words_not_understood(g: Grammar, text: str, unread: str | None) -> None:
    if unread is None:
        g.read("text", text)
        return
    with pytest.raises(Declined) as caught:
        g.read("text", text)
    assert caught.value.unread == unread
    assert g.normalise(text)[caught.value.at :].startswith(unread)


def test_a_decline_says_what_was_expected(g: Grammar) -> None:
    with pytest.raises(Declined) as caught:
        g.read("action", "draw two frogs")
    assert caught.value.expected == ("'card'", "'cards'")


@pytest.mark.parametrize("text", ["draw two cards", "you may draw a card", "switch this boat to active"])
def test_no_word_can_be_skipped(g: Grammar, text: str) -> None:
    words = text.split()
    for i in range(1, len(words)):
        with pytest.raises(Declined):
            g.read("action", " ".join(words[:i] + words[i + 1 :]))


def test_two_readings_are_an_error_that_shows_both() -> None:
    g = Grammar("two readings")
    g.word_numbers("count", Fixed, "n")
    g.phrase("action", "draw {n:count} cards", Draw)
    g.phrase("action", "draw two cards", Draw, n=Fixed(1))
    g.phrase("sentence", "{a:action}.", Sequence, steps=[slot("a")])
    g.phrase("sentence", "{a:action} and {b:action}.", Sequence, steps=[slot("a"), slot("b")])
    assert same(g.read("sentence", "draw three cards."), Sequence([Draw(Fixed(3))]))
    with pytest.raises(Ambiguous) as caught:
        g.read("sentence", "draw three cards and draw two cards.")
    assert caught.value.where == "draw two cards"
    assert {reading.n.n for reading in caught.value.readings} == {1, 2}
    assert "Fixed" in str(caught.value) and "draw {count} cards" in str(caught.value)


def test_the_same_program_found_twice_is_one_reading() -> None:
    g = Grammar("diamond")
    g.phrase("thing", "this boat", This)
    g.include("mine", "thing")
    g.include("moored", "thing")
    g.include("what", "mine", "moored")
    assert same(g.read("what", "this boat"), This())


def test_left_recursion_reads_every_way() -> None:
    g = Grammar("left")
    g.word_numbers("sum", Fixed, "n")
    g.phrase("sum", "{a:sum} plus {n:#word}", PerCard, group=slot("a"))
    assert same(g.read("sum", "one plus two plus three"), PerCard(3, PerCard(2, Fixed(1))))


def test_a_tangled_table_stays_fast() -> None:
    g = Grammar("tangle")
    g.phrase("x", "a", Fixed, n=1)
    g.phrase("x", "{a:x} {b:x}", Sequence, steps=[slot("a"), slot("b")])
    assert same(g.read("x", "a a"), Sequence([Fixed(1), Fixed(1)]))
    with pytest.raises(Ambiguous):
        g.read("x", " ".join("a" * 60))
    with pytest.raises(Declined):
        g.read("x", " ".join("a" * 60) + " b")


def test_a_text_that_takes_too_long_says_so(monkeypatch: pytest.MonkeyPatch, g: Grammar) -> None:
    monkeypatch.setattr("quadriga.text.chart.MOST_STEPS", 10)
    with pytest.raises(Declined, match="nested more deeply than any card"):
        g.read("text", "Draw two cards. Draw two cards.")

"""Programs print back as the texts they came from."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.effects.node import Node, pack, same, unpack
from quadriga.text.grammar import Grammar, Unprintable
from quadriga.text.sample import Sampler, stumbles
from tests.text.toy import Cards, Choose, Draw, Fixed, IsBoat, Named, PowerAtMost, Resting, This, toy

TOY = toy()


@pytest.mark.parametrize(
    ("category", "text"),
    [
        ("action", "draw a card"),
        ("action", "draw one card"),
        ("action", "draw 1 card"),
        ("action", "draw 1 cards"),
        ("action", "draw two card"),
        ("action", "pick a boat on your quay"),
        ("action", "choose up to one cards on your opponent's dock"),
        ("named", '"A"'),
        ("named", '"A" or "B"'),
        ("named", '"A", "B" or "C"'),
        ("named", '"A", "B", or "C"'),
        ("named", '"A", "B", "C", or "D"'),
        ("text", 'If there is one boat on your quay and there is a boat on your dock, this boat gains "Draw a card.".'),
        (
            "text",
            '[When Moored] Give resting "Oda" [Lia] affinity boats with 2 or less power and with 3 or less power '
            "on your quay +0 power.",
        ),
    ],
)
def test_each_wording_comes_back(g: Grammar, category: str, text: str) -> None:
    assert g.print(category, g.read(category, text)) == text


@pytest.mark.parametrize(
    ("program", "text"),
    [
        (Draw(Fixed(1)), "draw one card"),
        (Draw(Fixed(3)), "draw three cards"),
        (Draw(Fixed(30)), "draw 30 cards"),
        (Choose(Cards(0, [1], [IsBoat()]), Fixed(1)), "choose one boat on your dock"),
        (Choose(Cards(0, [1], []), Fixed(2), True), "choose up to two cards on your dock"),
    ],
)
def test_programs_made_by_hand_print_the_usual_wording(g: Grammar, program: Node, text: str) -> None:
    assert g.print("action", program) == text
    assert same(g.read("action", text), program) or (program.form == 0 and "30" in text)


def test_the_usual_wording_has_form_zero_and_others_do_not(g: Grammar) -> None:
    assert g.read("action", "draw two cards").form == 0
    assert g.read("action", "draw one card").form == 0
    assert g.read("action", "draw two card").form != 0


def test_sentences_begin_with_a_capital_wherever_they_stand(g: Grammar) -> None:
    program = g.read("text", 'This boat gains "[When Moored] Draw a card.".')
    assert g.print("text", program) == 'This boat gains "[When Moored] Draw a card.".'


def test_lists_around_a_fixed_element_split_where_they_were(g: Grammar) -> None:
    program = g.read("boat", "resting boat with 2 or less power on your quay")
    assert [type(f) for f in program.filters] == [Resting, IsBoat, PowerAtMost]
    assert g.print("boat", program) == "resting boat with 2 or less power on your quay"


def test_a_program_without_words_is_refused(g: Grammar) -> None:
    with pytest.raises(Unprintable, match="No phrase of 'action' prints"):
        g.print("action", This())
    with pytest.raises(Unprintable):
        g.print("named", Named([]))
    with pytest.raises(Unprintable):
        g.print("named", Named(['say "x"']))


def test_a_form_from_elsewhere_falls_back_to_a_fitting_wording(g: Grammar) -> None:
    program = Draw(Fixed(2))
    program.form = 99
    assert g.print("action", program) == "draw two cards"


def test_an_included_category_keeps_its_wording_under_another_usual_one() -> None:
    g = Grammar("wider")
    g.phrase("short", "it", This)
    g.phrase("short", "this", This)
    g.phrase("long", "this very boat", This)
    g.include("long", "short")
    for category, text, form in (
        ("short", "it", 0),
        ("short", "this", 2),
        ("long", "it", 1),
        ("long", "this", 2),
        ("long", "this very boat", 0),
    ):
        program = g.read(category, text)
        assert (program.form, g.print(category, program)) == (form, text)


def test_a_capital_category_stays_capital_where_it_is_included() -> None:
    g = Grammar("capital")
    g.phrase("inner", "this boat", This)
    g.include("sentence", "inner")
    g.include("ability", "sentence")
    g.include("text", "ability")
    g.capital("sentence")
    assert g.print("text", This()) == "This boat"
    assert g.print("inner", This()) == "this boat"
    assert same(g.read("text", "This boat"), This())


def test_every_line_of_the_toy_table_comes_back() -> None:
    assert stumbles(TOY, tries=5) == []


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_reading_undoes_printing(data: st.DataObject) -> None:
    program = Sampler(TOY, lambda n: data.draw(st.integers(0, n - 1))).value("text", 9)
    text = TOY.print("text", program)
    assert TOY.normalise(text) == text
    back = TOY.read("text", text)
    assert same(back, program)
    assert same(unpack(pack(back)), program)
    assert TOY.print("text", back) == text

"""Closed classes that cards nobody had seen asked for: whose ability did it, one side against the other, what was done so far, zones and lines."""

from __future__ import annotations

import pytest

from quadriga.games.union_arena import cards
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


def deed(table: Table, text: str, name: str = "Deed") -> None:
    table.card(name, type="event", ap=0, text=text)


@rule("ua.choose.immune.1")
@pytest.mark.parametrize(("words", "own", "theirs"), [
    ("cannot be chosen by abilities on event cards", False, False),
    ("cannot be chosen by abilities on your opponent's event cards", True, False),
    ("cannot be chosen by abilities on sites", True, True),
])  # fmt: skip
def test_by_whose_event_it_can_be_chosen(table: Table, words: str, own: bool, theirs: bool) -> None:
    table.card("Me", bp=2000, text=f"This character {words}.")
    deed(table, "Choose one character on your field and switch it to resting.", "Mine")
    deed(table, "Choose one character on your opponent's field and switch it to resting.", "Theirs")
    table.place(A="front: Me; hand: Mine")
    table.A.uses("Mine")
    assert table["Me"].resting is own
    table.place(A="hand: Theirs", B="front: Me")
    table.A.uses("Theirs")
    assert table["Me"].resting is theirs


@rule("ua.text.ifadded.1")
@pytest.mark.parametrize(("given", "drawn"), [(1, 0), (2, 2)])
def test_if_you_placed_two_cards(table: Table, given: int, drawn: int) -> None:
    deed(table, "Place up to two cards from your hand into your sideline. If you placed two cards, draw two cards.")
    table.place(A="hand: Deed, Ewe, Ram; deck: Oak, Elm, Ash")
    table.A.uses("Deed")
    table.A.chooses(*["Ewe", "Ram"][:given])
    assert len(table.A.hand) == 2 - given + drawn


@rule("ua.cond.none.1")
@pytest.mark.parametrize(("mine", "theirs", "draws"), [(1, 2, True), (2, 2, False), (2, 1, False)])
def test_more_of_them_on_the_other_side(table: Table, mine: int, theirs: int, draws: bool) -> None:
    deed(table, "If there are more characters on your opponent's Front Line than yours, draw 1 card.")
    names = ["Ewe 1000", "Ram 1000"]
    table.place(A=f"front: {', '.join(names[:mine])}; hand: Deed; deck: Oak, Elm", B=f"front: {', '.join(['Foe 1000', 'Fox 1000'][:theirs])}")
    table.A.uses("Deed")
    assert len(table.A.hand) == (1 if draws else 0)


@rule("ua.text.history.1")
def test_it_moved_to_that_line_this_turn(table: Table) -> None:
    table.card("Me", bp=3000, text="[When Attacking] If this character moved from the Energy Line to the Front Line during this turn, draw 1 card.")
    deed(table, "Choose 1 <Me> on your area and move it to another line.")
    table.place(A="energy: Me; hand: Deed; deck: Oak, Elm", B="life: 7")
    table.A.uses("Deed")
    table.A.attacks("Me")
    assert table.A.hand == ["Oak"] or table.A.hand == ["Elm"]
    table.place(A="front: Me; deck: Oak, Elm", B="life: 7")
    table.A.attacks("Me")
    assert table.A.hand == []


@rule("ua.choose.range.1")
def test_the_required_energy_together_is_not_above_the_number() -> None:
    """The pick ends where another card would go above it: read so, not as a limit for each."""
    text = "[On Play] Choose up to 2 characters on your opponent's area with a total required energy of 5 or less and rest them."
    assert "TotalEnergy" in repr(cards.read_text("QDR-X-1", text))


@rule("ua.raid.26")
def test_the_base_card_is_it_in_the_next_condition() -> None:
    card = cards.build({
        "number": "QDR-X-1", "name": "Oda", "type": "character", "bp": 1000,
        "text": '[Raid] "Mirel" / "Tove" Switch to active. May move to the front line.\n'
                '[When Played] If the base card of this Raided character is "Mirel", draw a card. If it is "Tove", draw two cards.',
    })  # fmt: skip
    assert card.registers > 0  # the base is kept, and "it" is not this character


@rule("ua.text.instead.1")
def test_a_sidelined_card_goes_to_the_removal_area_instead(table: Table) -> None:
    table.card("Me", bp=1000, text="[On Retire] Place this card to the Remove Area instead of the Outside Area.")
    deed(table, "Choose 1 character on your area and retire it.")
    table.place(A="front: Me; hand: Deed")
    table.A.uses("Deed")
    assert table.A.removal == ["Me"]


READ = [
    "When this character becomes the base card of a Raided character, that character gains 1000 BP until the end of the turn.",
    "[When Played] Select a required energy amount. Choose up to one character with the selected required energy amount on your opponent's front line and switch it to resting.",
    "[When Sidelined] If this character was sidelined by an ability on your opponent's characters, draw a card.",
    "[During Your Turn] If all of your AP cards are resting, this character gains 1000 BP.",
    "[When Played] You may sideline one other character on your field. If you do, add up to one character card with a different card name from that character from your sideline to your hand.",
    "If you have five or more different characters on your field, this character gains 500 BP and gains [Step].",
    "[On Play] Choose up to 2 characters on your area on different lines and switch their positions.",
    "When a character is returned from your area to your hand, draw 1 card.",
]  # fmt: skip


@rule("ua.text.live.1")
@pytest.mark.parametrize("text", READ)
def test_it_is_read(text: str) -> None:
    card = cards.build({"number": "QDR-X-1", "name": "Oda", "type": "character", "bp": 1000, "text": text})
    assert card.abilities

"""Phrase substitution in the Asian wording: the words that are replaced are found by their marks, else by their shape."""

from __future__ import annotations

import pytest

from quadriga.games.union_arena import cards
from quadriga.games.union_arena.wording import said_instead
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

ODA = "If there is an <Oda> on your area"
MARKED = [
    (f"Choose 1 character with BP 3000 or less and retire it. {ODA}, it's BP 5000 or less instead.", "BP 3000 or less", "BP 5000 or less"),
    (f'Choose 1 character with "BP 3000 or less" and retire it. {ODA}, it\'s "BP 5000 or less" instead.', "BP 3000 or less", "BP 5000 or less"),
    (f"Choose 1 character on your area, it gets +1000 BP during this turn. {ODA}, it's +2000 BP and [Sniper] instead.", "+1000 BP", "+2000 BP and [Sniper]"),
    (f"Choose 1 character on your area, it gets {{+1000 BP}} during this turn. {ODA}, it gets {{+2000 BP}} instead.", "+1000 BP", "+2000 BP"),
    (f"Choose 1 character on your area, it gets +1000 BP during this turn. {ODA}, it's until the start of your next turn instead.", "during this turn", "until the start of your next turn"),
    (f"Draw [2] cards and move this character. {ODA}, it's draw [3] instead.", "2", "3"),
    (f"[On Play] Choose up to 1 other character on your area, it gets +1000 BP during this turn. {ODA}, it's up to 2 instead.", "up to 1", "up to 2"),
    (f"Choose 1 character on your opponent's front line and rest it. {ODA}, it's retire it instead.", "rest it", "retire it"),
    (f"Rest this character. Draw 1 card. {ODA}, it's draw 2 cards instead.", "Draw 1 card", "Draw 2 cards"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "first", "other"), MARKED, ids=[other for _, _, other in MARKED])
@rule("ua.subst.1")
def test_what_is_replaced_is_marked(text: str, first: str, other: str) -> None:
    found = said_instead.mark(text)
    assert f"[{first}]" in found and f"it's [{other}] instead" in found


def test_two_places_of_one_shape_are_not_guessed() -> None:
    text = f"Choose 1 character with BP 3000 or less and retire it. Rest all characters with BP 2000 or less. {ODA}, it's BP 5000 or less instead."
    assert said_instead.mark(text) == text


def test_what_would_happen_is_no_wording() -> None:
    text = "If this character would leave the area, you may retire this field instead."
    assert said_instead.mark(text) == text


@rule("ua.subst.2", "ua.subst.3")
def test_a_gift_of_another_shape_takes_its_place(table: Table) -> None:
    table.card("Deed", type="event", ap=0, text=f"Choose 1 <Ram> on your area, it gets +1000 BP during this turn. {ODA}, it's +2000 BP and [Impact (1)] instead.")
    for other, bp, life in (("Ewe 1000", 3000, 7), ("Oda 1000", 4000, 6)):
        table.place(A=f"front: Ram 2000, {other}; hand: Deed", B="front: Foe 1000; life: 7")
        table.A.uses("Deed")
        assert table["Ram"].bp == bp
        table.A.attacks("Ram")
        table.B.blocks("Foe")
        assert table.B.life == life


@rule("ua.subst.2")
def test_whose_choice_it_is_can_be_replaced(table: Table) -> None:
    text = f"Choose 1 character on your opponent's front line and place it at the top or bottom of your opponent's deck by your opponent's choice. {ODA}, it's by your choice instead."
    table.card("Deed", type="event", ap=0, text=text)
    for other, asked in (("Ewe 1000", "B"), ("Oda 1000", "A")):
        table.place(A=f"front: {other}; hand: Deed", B="front: Foe 1000, Also 1000; deck: 3")
        table.A.uses("Deed")
        table.A.chooses("Foe")
        assert table.waiting_for.startswith(asked)


def test_a_card_placed_from_nowhere_is_declined() -> None:
    """Nothing was looked at, so "1 card" is not among anything; it was read as this very card once."""
    with pytest.raises(cards.CardDeclined):
        cards.build({"number": "QDR-X-1", "name": "Ram", "type": "character", "bp": 1000, "text": "[On Play] Draw 2 cards and place 1 card to the outside area."})

"""Abilities in quotation marks that a standing text gives to other cards (ua.text.gain.1), and who is asked about."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


def lord(table: Table, ability: str, name: str = "Lord") -> None:
    table.card(name, bp=1000, text=f"All other characters on your field gain \"{ability}\"")


@pytest.mark.parametrize(
    ("ability", "front", "bp"),
    [
        ("This character gains 500 BP.", "Kid 1000", 1500),
        ("[During Your Turn] This character gains 500 BP.", "Kid 1000", 1500),
        ("[During Opponent's Turn] This character gains 500 BP.", "Kid 1000", 1000),
        ("(If on the Front Line) This character gains 500 BP.", "Kid 1000", 1500),
        ("(If on the Energy Line) This character gains 500 BP.", "Kid 1000", 1000),
        ("If this character is active, this character gains 500 BP.", "Kid 1000 resting", 1000),
        ("If this character is active, this character gains 500 BP.", "Kid 1000", 1500),
    ],
)
def test_a_granted_text_speaks_of_the_card_that_has_it(table: Table, ability: str, front: str, bp: int) -> None:
    lord(table, ability)
    table.place(A=f"front: Lord, {front}", B="front: Foe 1000")
    assert table["Kid"].bp == bp and table["Lord"].bp == 1000 and table["Foe"].bp == 1000


def test_two_granted_texts_add_up(table: Table) -> None:
    lord(table, "This character gains 500 BP.")
    lord(table, "This character gains 200 BP.", "Duke")
    table.place(A="front: Lord, Duke, Kid 1000")
    assert table["Kid"].bp == 1700 and table["Lord"].bp == 1200 and table["Duke"].bp == 1500


def test_granted_keywords_by_the_highest_and_plus_kinds_added(table: Table) -> None:
    lord(table, "[Impact (2)]")
    lord(table, "[Impact (1)]", "Duke")
    table.place(A="front: Lord, Duke, Kid 1000")
    assert table["Kid"].marks == ["Impact 2"]
    lord(table, "[Impact +1]")
    lord(table, "[Impact +1]", "Duke")
    table.place(A="front: Lord, Duke, Kid 1000 [Impact (1)]", B="front: Wall 1000; life: 7", phase="attack")
    table.A.attacks("Kid")
    table.B.blocks("Wall")
    assert table.B.life == 4


def test_granted_prohibitions_duties_and_permissions(table: Table) -> None:
    lord(table, "This character cannot attack.")
    table.place(A="front: Lord, Kid 1000", phase="attack")
    assert table.A.can("attack with Lord") and not table.A.can("attack with Kid")
    lord(table, "This character must attack if able.")
    table.place(A="front: Lord, Kid 1000", phase="attack")
    assert table.A.can("attack with Kid") and not table.A.can("attack with Lord")
    lord(table, "This character can attack from the energy line.")
    table.place(A="front: Lord; energy: Kid 1000", phase="attack")
    assert table.A.can("attack with Kid")


def test_the_attacking_character_is_asked_about(table: Table) -> None:
    table.card("Me", bp=1000, text="[When Blocking] If the attacking character has [Tide] affinity, draw a card.")
    for kind, drawn in ((" {affinities: [Tide]}", 1), ("", 0)):
        table.place(A=f"front: Ewe 1000, Ram 2000{kind}", B="front: Cub 1000, Me; deck: 9", phase="attack")
        table.A.attacks("Ram")
        table.B.blocks("Me")
        assert len(table.B.hand) == drawn


def test_a_card_in_hand_that_watches(table: Table) -> None:
    table.card("Heir", bp=1000, text="When a character on your field is sidelined, you may play this card from your hand set to resting onto your front line.")
    table.card("Axe", type="event", ap=0, text='Sideline one "Kid" on your field.')
    table.place(A="front: Kid 1000; hand: Heir, Axe, Spare 1000; deck: 9")
    table.A.uses("Axe")
    table.A.answers("yes")
    assert table.A.front == ["Heir"] and table["Heir"].resting
    table.place(A="hand: Axe", B="front: Foe 1000; hand: Heir")
    table.A.uses("Axe")
    assert table.waiting_for == "A main"


def test_a_card_that_speaks_of_its_own_move_outside_the_field(table: Table) -> None:
    """It works where it goes, unless a label in front of it names a line."""
    table.card("Dig", type="event", ap=0, text="Place the top card of your deck into your sideline.")
    for label, drawn in (("", 1), ("(If on the Front Line) ", 0), ("(If on the Energy Line) ", 0)):
        table.card("Me", bp=1000, text=f"{label}When this card is placed from your deck into your sideline, draw a card.")
        table.place(A="hand: Dig; deck: Me, 5")
        table.A.uses("Dig")
        assert len(table.A.hand) == drawn and "Me" in table.A.sideline

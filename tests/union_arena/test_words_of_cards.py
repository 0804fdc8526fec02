"""What card texts ask of a card: which cards can be chosen, and which cannot."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table

PROPERTIES: list[tuple[str, str, list[str]]] = [
    ("the lowest BP", "Two 2000, Deux 2000, Three 3000", ["Two", "Deux"]),
    ("the highest BP", "Two 2000, Three 3000, Trois 3000", ["Three", "Trois"]),
    ("no face-down cards under it", "Two 2000 over face-down Gem, Three 3000", ["Three"]),
    ("a [When Played] ability", 'Two 2000 "[When Played] Draw a card.", Three 3000 "[When Attacking] Draw a card."', ["Two"]),
    ("an [Activate: Main] ability", 'Two 2000 "[When Played] Draw a card.", Three 3000 "[Activate: Main] Draw a card."', ["Three"]),
    ("BP greater than this character's BP", "One 1000, Two 2000, Three 3000", ["Three"]),
    ("BP equal to or greater than this character's BP", "One 1000, Two 2000, Three 3000", ["Two", "Three"]),
    ("BP greater than its base BP", 'One 1000, Two 2000 "This character gains 500 BP."', ["Two"]),
    ("BP less than its base BP", 'One 1000 "This character gains 500 BP.", Two 2000 "This character loses 500 BP.", Three 3000', ["Two"]),
    ("required energy equal to or less than the number of cards in your hand", "One 1000 {energy: 1}, Two 2000 {energy: 2}, Three 3000 {energy: 3}", ["One", "Two"]),
    ("base BP equal to this character's BP", 'One 1500 "This character gains 500 BP.", Two 2000 "This character gains 500 BP."', ["Two"]),
    ("2 or less required energy", "One 1000 {energy: 2}, Two 2000 {energy: 3}", ["One"]),
    ("2 or more required energy", "One 1000 {energy: 1}, Two 2000 {energy: 2}", ["Two"]),
    ("2000 or more base BP", 'One 1500 "This character gains 500 BP.", Two 2000 "This character loses 500 BP."', ["Two"]),
    ("[Tide] affinity", "One 1000 {affinities: [Tide]}, Two 2000 {affinities: [Ebb]}", ["One"]),
    ("BP equal to or less than half of this character's BP", "One 1000, Two 1500", ["One"]),
    ("BP equal to or less than the highest BP of the characters on your field", "Two 2000, Four 4000, Five 5000", ["Two", "Four"]),
    ("BP equal to or less than the lowest BP of the characters on your field", "One 1000, Two 2000, Three 3000", ["One", "Two"]),
    ("BP equal to or less than 1000 multiplied by the number of cards in your hand", "Two 2000, Three 3000", ["Two"]),
]  # fmt: skip


@pytest.mark.parametrize(("prop", "front", "fits"), PROPERTIES, ids=[prop for prop, _, _ in PROPERTIES])
def test_a_property_of_a_card(table: Table, prop: str, front: str, fits: list[str]) -> None:
    table.card("Me", bp=2000, text=f"[Activate: Main] Choose up to one character with {prop} on your opponent's front line and sideline it.")
    table.place(A="front: Me, Boss 4000; hand: 2", B=f"front: {front}")
    [activate] = [i for i, words in enumerate(table.A.options()) if words.startswith("Activate")]
    table.session.answer(activate)
    found = [name for name in ("One", "Two", "Deux", "Three", "Trois", "Four", "Five") if any(name in o for o in table.A.options())]
    assert found == fits


COMPARED: list[tuple[str, list[str]]] = [
    ("the same card name as the chosen character", ["Oda"]),
    ("the same required energy as the chosen character", ["Oda", "Peer"]),
    ("the same base BP as the chosen character", ["Oda", "Twin"]),
]


@pytest.mark.parametrize(("prop", "fits"), COMPARED, ids=[prop for prop, _ in COMPARED])
def test_a_property_that_a_chosen_card_has_too(table: Table, prop: str, fits: list[str]) -> None:
    table.card("Deed", type="event", ap=0, text=f"Choose one character on your field. Add up to one character card with {prop} from your sideline to your hand.")
    table.card("Oda", bp=2000, energy=2)
    table.place(A="front: Oda; hand: Deed; sideline: Oda, Peer 3000 {energy: 2}, Twin 2000 {energy: 3}, Stranger 1000 {energy: 1}")
    table.A.uses("Deed")
    found = [name for name in ("Oda", "Peer", "Twin", "Stranger") if any(name in o for o in table.A.options())]
    assert found == fits


def test_other_than_this_card_means_cards_of_another_name_or_copy(table: Table) -> None:
    table.card("Me", bp=1000, text="[When Sidelined] Add up to one character card other than this card from your sideline to your hand.")
    table.card("Axe", type="event", ap=0, text='Sideline one "Me" on your field.')
    table.place(A="front: Me; hand: Axe; sideline: Kid 1000")
    table.A.uses("Axe")
    assert table.A.can("choose Kid") and not table.A.can("choose Me")


def test_cards_played_this_turn_and_before(table: Table) -> None:
    for words, fits in (("that was played this turn", ["New"]), ("that was not played this turn", ["Old"])):
        table.card("Deed", type="event", ap=0, text=f"Choose up to one character on your field {words} and switch it to resting.")
        table.place(A="front: Old 1000; hand: New 1000, Deed; ap: 3/3")
        table.A.plays("New", "front line")
        table.A.uses("Deed")
        found = [name for name in ("Old", "New") if any(name in o for o in table.A.options())]
        assert found == fits


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ("on your field or in your removal area", ["Fay", "Ray"]),
        ("on your field or in your hand", ["Fay", "Hay"]),
        ("on your field or in your sideline", ["Fay", "Say"]),
    ],
)
def test_cards_in_two_places_are_counted_together(table: Table, places: str, found: list[str]) -> None:
    table.card("Me", bp=1000, text=f"This character gains 500 BP for each blue character card {places}.")
    blue = "1000 {color: blue}"
    laid = {"Fay": f"energy: Fay {blue}", "Ray": f"removal: Ray {blue}", "Hay": f"hand: Hay {blue}", "Say": f"sideline: Say {blue}"}
    for name, zone in laid.items():
        table.place(A=f"front: Me; {zone}")
        assert table["Me"].bp == (1500 if name in found else 1000), name
    table.place(A=f"front: Me; {'; '.join(laid.values())}")
    assert table["Me"].bp == 2000


def test_a_combined_total_bounds_the_choice(table: Table) -> None:
    table.card("Deed", type="event", ap=0, text="Choose up to three characters with a combined total BP of 3000 or less on your opponent's front line and sideline them.")
    table.place(A="hand: Deed", B="front: One 1000, Two 2000, Three 3000, Four 3500")
    table.A.uses("Deed")
    assert not table.A.can("choose Four")
    table.A.answers("choose One")
    assert table.A.can("choose Two") and not table.A.can("choose Three")
    table.A.answers("choose Two")
    if table.waiting_for == "A choose":
        table.A.answers("choose none")
    assert table.B.front == ["Three", "Four"]


def test_the_selected_required_energy(table: Table) -> None:
    table.card("Deed", type="event", ap=0, text="Select a required energy amount. Add up to one character card with the same selected required energy amount from your sideline to your hand.")
    table.place(A="hand: Deed; sideline: Kid 1000 {energy: 1}, Cub 1000 {energy: 2}")
    table.A.uses("Deed")
    assert table.waiting_for == "A number" and len(table.A.options()) == 12
    table.session.answer(2)
    assert table.A.can("choose Cub") and not table.A.can("choose Kid")

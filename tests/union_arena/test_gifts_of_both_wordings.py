"""What can be said of a card, standing or for a while; where it may not go; what the turn has seen."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


def deed(table: Table, text: str, name: str = "Deed") -> None:
    table.card(name, type="event", ap=0, text=text)


@rule("ua.protect.3")
@pytest.mark.parametrize(("words", "own", "theirs"), [
    ("cannot be returned to your hand by your opponent's effects", True, False),
    ("cannot be returned to your hand by your or your opponent's effects", False, False),
    ("is not affected by BP-reducing effects and cannot return to your hand", False, False),
])  # fmt: skip
def test_whose_effects_cannot_return_it(table: Table, words: str, own: bool, theirs: bool) -> None:
    table.card("Me", bp=2000, text=f"This character {words}.")
    deed(table, "Choose 1 <Me> on your area and return it to your hand.", "Mine")
    deed(table, "Choose 1 <Me> on your opponent's area and return it to their hand.", "Theirs")
    table.place(A="front: Me, Ewe 1000; hand: Mine", B="")
    table.A.uses("Mine")
    assert ("Me" in table.A.hand) is own
    table.place(A="front: Ewe 1000; hand: Theirs", B="front: Me, Foe 1000")
    table.A.uses("Theirs")
    assert ("Me" in table.B.hand) is theirs


@rule("ua.protect.3")
def test_a_source_of_one_kind_is_barred_alone(table: Table) -> None:
    table.card("Me", bp=2000, text="This character cannot be rested by your opponent's character effects and cannot return to your hand.")
    table.card("Pike", bp=1000, text="[On Play] Choose 1 character on your opponent's front line and rest it.")
    deed(table, "Choose 1 character on your opponent's front line and rest it.")
    table.place(A="hand: Pike; ap: 3/3", B="front: Me")
    table.A.plays("Pike", "front line")
    assert not table["Me"].resting
    table.place(A="hand: Deed", B="front: Me")
    table.A.uses("Deed")
    assert table["Me"].resting


@rule("ua.move.11")
def test_only_its_own_effect_brings_it_to_the_line(table: Table) -> None:
    table.card("Me", bp=2000, text="This character cannot be played on or moved to the front line except by this effect.\n[Main] [When in Energy Line] [1 Per Turn] Move this character to the front line.")
    deed(table, "Choose 1 <Me> on your area and move it to another line.")
    table.place(A="energy: Me; hand: Deed, Me; ap: 3/3")
    assert not table.A.can("play Me to the front line")
    table.A.uses("Deed")
    assert table.A.energy == ["Me"]
    table.A.activates("Me")
    assert table.A.front == ["Me"]


@rule("ua.move.11")
def test_your_effects_may_bring_it_to_the_line(table: Table) -> None:
    table.card("Me", bp=2000, text="This card can only be played on or moved to the front line using your effects.")
    deed(table, "Choose 1 <Me> on your area and move it to another line.")
    table.place(A="energy: Me; hand: Deed; ap: 3/3", phase="movement")
    assert not table.A.can("move Me")
    table.place(A="energy: Me; hand: Deed; ap: 3/3")
    table.A.uses("Deed")
    assert table.A.front == ["Me"]


@rule("ua.move.11")
def test_it_does_not_move_in_the_movement_phase(table: Table) -> None:
    table.card("Me", bp=2000, text="This character cannot be played to the front line and cannot move during the movement phase.")
    deed(table, "Choose 1 <Me> on your area and move it to another line.")
    table.place(A="energy: Me, Ewe 1000; hand: Deed", phase="movement")
    assert table.A.can("move Ewe") and not table.A.can("move Me")
    table.place(A="energy: Me; hand: Deed")
    table.A.uses("Deed")
    assert table.A.front == ["Me"]


@rule("ua.choose.mode.1")
def test_one_of_two_gifts_is_chosen(table: Table) -> None:
    deed(table, "Choose 1 <Ram> on your area and give it +1000 BP and [Impact (1)] or +2000 BP during this turn.")
    for answer, bp in ((1, 3000), (2, 4000)):
        table.place(A="front: Ram 2000; hand: Deed")
        table.A.uses("Deed")
        table.A.answers(f"ability {answer}")
        assert table["Ram"].bp == bp


@rule("ua.text.history.1")
def test_so_many_cards_were_drawn_this_turn(table: Table) -> None:
    table.card("Me", bp=1000, text="[Your Turn] If you have drawn 3 or more cards during this turn, this character gets +500 BP.")
    deed(table, "Draw 2 cards.")
    table.place(A="front: Me; hand: 2x Deed; deck: 9", B="deck: 9")
    table.A.uses("Deed")
    assert table["Me"].bp == 1000
    table.A.uses("Deed")
    assert table["Me"].bp == 1500


@rule("ua.text.history.1")
@pytest.mark.parametrize(("text", "deeds"), [
    ("During this turn, if you used an event card, this character gets +500 BP.", ["Draw 1 card."]),
    ("If a <Kid> returned from your area to your hand or was played by your effect during this turn, this character gets +500 BP.",
     ["Choose 1 <Kid> on your area and return it to your hand.", "Play up to 1 <Kid> from your hand to your area rested."]),
])  # fmt: skip
def test_either_of_two_things_happened(table: Table, text: str, deeds: list[str]) -> None:
    table.card("Me", bp=1000, text=text)
    for one in deeds:
        deed(table, one)
        table.place(A="front: Me, Kid 1000; hand: Deed, Kid; deck: 3", B="deck: 3")
        assert table["Me"].bp == 1000
        table.A.uses("Deed")
        if table.A.can("choose Kid"):
            table.A.chooses("Kid")
        if table.A.can("front line"):
            table.A.answers("front line")
        assert table["Me"].bp == 1500


@pytest.mark.parametrize(("condition", "yes", "no"), [
    ("all characters on your area are <Me> and <Oda>", "front: Me, Oda 1000", "front: Me, Oda 1000, Ewe 1000"),
    ("there are a <Oda> or a <Ume> on your area", "front: Me, Ume 1000", "front: Me, Ewe 1000"),
])  # fmt: skip
def test_these_and_those(table: Table, condition: str, yes: str, no: str) -> None:
    table.card("Me", bp=1000, text=f"[Your Turn] If {condition}, this character gets +500 BP.")
    for board, bp in ((yes, 1500), (no, 1000)):
        table.place(A=board)
        assert table["Me"].bp == bp

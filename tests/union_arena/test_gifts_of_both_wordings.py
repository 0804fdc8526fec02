"""What can be said of a card, standing or for a while; where it may not go; what the turn has seen."""

from __future__ import annotations

import pytest

from quadriga.games.union_arena import cards
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


@rule("ua.choose.range.1")
def test_a_range_without_brackets_is_widened(table: Table) -> None:
    text = "Choose 1 character on your opponent's front line with BP 1000 or less and retire it. For each <Gull> on your area, increase the BP range by +1000."
    deed(table, text)
    table.place(A="front: 2x Gull 500; hand: Deed", B="front: Three 3000, Four 4000, Two 2000")
    table.A.uses("Deed")
    assert table.A.can("choose Three") and table.A.can("choose Two") and not table.A.can("choose Four")
    energy = "Play up to 1 character card with required energy of 0 or less and AP cost of 1 from your hand to your area rested. For each <Gull> on your area, increase the required energy range of the character that can be played by this effect by 1."
    deed(table, energy, "Call")
    table.place(A="front: 2x Gull 500; hand: Call, Low 1000 {energy: 2}, High 1000 {energy: 3}")
    table.A.uses("Call")
    assert table.A.can("choose Low") and not table.A.can("choose High")


def test_a_widened_range_that_is_not_told_is_declined() -> None:
    text = "Choose 1 character on your opponent's front line with BP 1000 or less and retire it. Rest all characters on your opponent's front line with BP 2000 or less. For each <Gull> on your area, increase the BP range by +1000."
    with pytest.raises(cards.CardDeclined):
        cards.build({"number": "QDR-X-2", "name": "Deed", "type": "event", "text": text})


@rule("ua.cost.reduce.3", "ua.text.history.1")
def test_a_raid_costs_less_unless_another_was_free(table: Table) -> None:
    text = "When you raid this card from your hand, if there is a <Gull> on your area, reduce the AP cost of this card by 1. If you used another <Wolf> without paying AP during this turn, this effect is negated."
    table.card("Wolf", bp=3000, ap=1, text=text + "\n[Raid] <Pup>")
    table.place(A="front: 2x Pup 1000, Gull 1000; hand: 2x Wolf; ap: 0/3")
    assert not table.A.can("play Wolf to the front line"), "less only for Raid"
    table.A.raids("Wolf")
    if table.A.can("choose Pup"):
        table.A.chooses("Pup")
    assert "Wolf" in table.A.front and table.A.ap == 0
    assert not table.A.can("raid"), "the second is no longer free"
    table.place(A="front: Pup 1000; hand: Wolf; ap: 0/3")
    assert not table.A.can("raid"), "no Gull"


@rule("ua.kw.gain.1")
def test_damage_for_each(table: Table) -> None:
    table.card("Ram", bp=3000, text="For each <Gull> on your area, this character gains [Damage (+1)].")
    table.place(A="front: Ram, 2x Gull 500", B="life: 7", phase="attack")
    table.A.attacks("Ram")
    assert table.B.life == 4


@rule("ua.cost.use.2")
def test_life_that_is_kept_this_turn(table: Table) -> None:
    deed(table, "During this turn, you cannot place cards from your life area to the outside area by your effect.", "Keep")
    deed(table, "Place 1 card from your life area to the outside area. If you did, draw 1 card.", "Burn")
    for first, life in (("", 4), ("Keep", 5)):
        table.place(A="hand: Keep, Burn; life: 5; deck: 5", B="life: 5")
        if first:
            table.A.uses(first)
        table.A.uses("Burn")
        table.A.answers("life card 1")
        assert table.A.life == life and table.B.life == 5


@pytest.mark.parametrize(("condition", "yes", "no"), [
    ("there is a <Oda>", "front: Me; energy: Oda 1000", "front: Me; hand: Oda 1000"),
    ("there are 2 or more other <Oda> with required energy of 2 or more", "front: Me; energy: 2x Oda 1000 {energy: 2}", "front: Me; energy: 2x Oda 1000 {energy: 1}"),
    ("there is a <Oda> on your front line, and a <Ume> and a <Rin> on your area", "front: Me, Oda 1000; energy: Ume 1000, Rin 1000", "front: Me, Rin 1000; energy: Oda 1000, Ume 1000"),
    ("there are 2 or more <Oda> on your area or 1 or more cards in your outside area", "front: Me; sideline: 1", "front: Me, Oda 1000"),
])  # fmt: skip
def test_what_lies_there(table: Table, condition: str, yes: str, no: str) -> None:
    table.card("Me", bp=1000, text=f"[Your Turn] If {condition}, this character gets +500 BP.")
    for board, bp in ((yes, 1500), (no, 1000)):
        table.place(A=board)
        assert table["Me"].bp == bp, board


@pytest.mark.parametrize(("condition", "foe", "holds"), [
    ("the original BP of your opponent's character is 1000 or less", "Foe 1000", True),
    ("the original BP of your opponent's character is 1000 or less", "Foe 1500", False),
    ("your opponent's attacking character has [Impact] or [Damage]", "Foe 1500 [Impact (1)]", True),
    ("your opponent's attacking character has [Impact] or [Damage]", "Foe 1500", False),
])  # fmt: skip
def test_who_attacks(table: Table, condition: str, foe: str, holds: bool) -> None:
    table.card("Me", bp=1000, text=f"[On Block] If {condition}, this character gets +3000 BP during this battle.")
    table.place(A=f"front: {foe}", B="front: Me; life: 5", phase="attack")
    table.A.attacks("Foe")
    table.B.blocks("Me")
    assert (table.B.front == ["Me"]) is holds

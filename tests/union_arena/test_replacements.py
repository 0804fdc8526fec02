"""Instead: texts by which something else happens."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

TWIN = '(If on the Energy Line) If a "Gor" with 500 or more BP on your front line would be sidelined, you may sideline this character instead. If you do, move that "Gor" to your energy line.'
RAID = '[Raid] "Pup" Switch to active. May move to the front line.\nWhen this character is sidelined, you may place this top Raided card into your sideline instead.'
KILL = "Choose one character on your opponent's front line and sideline it."


@rule("ua.text.instead.1")
def test_what_is_replaced_never_happened(table: Table) -> None:
    table.card("Gor", bp=1000, text="[When Sidelined] Draw a card.")
    table.card("Twin", bp=1000, text=TWIN + "\n[When Sidelined] Draw two cards.")
    table.card("Kill", type="event", text=KILL + " If you do, draw a card.")
    table.place(A="hand: Kill; ap: 3/3", B="front: Gor; energy: Twin")
    table.A.uses("Kill")
    assert table.waiting_for == "B instead"
    table.B.answers("let Twin act instead")
    assert table.B.front == [] and table.B.energy == ["Gor"] and table.B.sideline == ["Twin"]
    assert len(table.B.hand) == 2, "the twin was sidelined, the saved one was not"
    assert table.A.hand == [], "nothing was sidelined by the ability"
    table.place(A="hand: Kill; ap: 3/3", B="front: Gor; energy: Twin")
    table.A.uses("Kill")
    table.B.answers("no")
    assert table.B.sideline == ["Gor"] and table.B.energy == ["Twin"] and len(table.B.hand) == 1 and len(table.A.hand) == 1


@rule("ua.text.instead.1")
def test_a_lost_battle_and_a_trigger_can_be_replaced_too(table: Table) -> None:
    table.card("Gor", bp=1000)
    table.card("Twin", bp=1000, text=TWIN)
    table.place(A="front: Ram 3000 [Impact (1)]", B="front: Gor; energy: Twin", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Gor")
    assert table.waiting_for == "B instead" and table.B.life == 7
    table.B.answers("let Twin act instead")
    assert table.B.energy == ["Gor"] and "Twin" in table.B.sideline and table.B.life == 6, "the battle is lost all the same"
    table.place(A="front: Gor; energy: Twin", B="life: 4, Star 1000 {trigger: special}", phase="attack", ask="life")
    table.A.attacks("Gor")
    table.A.answers("life card 5")
    table.B.answers("use the special trigger of Star")
    table.A.answers("let Twin act instead")
    assert table.A.energy == ["Gor"] and table.A.sideline == ["Twin"] and table.B.sideline == ["Star"]


@rule("ua.text.instead.2")
def test_of_several_replacements_one_is_picked(table: Table) -> None:
    table.card("Gor", bp=1000)
    table.card("Twin", bp=1000, text=TWIN)
    table.card("Kill", type="event", ap=0, text=KILL)
    table.place(A="hand: Kill; ap: 3/3", B="front: Gor; energy: 2x Twin, Ram 1000")
    table.A.uses("Kill")
    assert len(table.B.options()) == 3
    table.B.answers("let Twin#1 act instead")
    assert table.B.sideline == ["Twin"] and sorted(table.B.energy) == ["Gor", "Ram", "Twin"] and table.waiting_for == "A main"


@rule("ua.text.instead.2")
def test_one_card_saves_one_of_several(table: Table) -> None:
    table.card("Gor", bp=1000)
    table.card("Twin", bp=1000, text=TWIN)
    table.card("Storm", type="event", text="Sideline all characters on your opponent's front line.")
    table.place(A="hand: Storm; ap: 3/3", B="front: 2x Gor, Ram 1000; energy: Twin")
    table.A.uses("Storm")
    table.B.answers("let Twin act instead")
    assert table.waiting_for == "A main" and table.B.front == [] and table.B.energy == ["Gor"]
    assert sorted(table.B.sideline) == ["Gor", "Ram", "Twin"]


@rule("ua.raid.28")
def test_the_top_card_may_go_alone_and_the_base_stays(table: Table) -> None:
    table.card("Wolf", bp=1000, text=RAID + "\n[When Sidelined] Draw a card.")
    table.place(A="front: Ram 3000", B="front: Wolf over Pup", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Wolf")
    table.B.answers("let Wolf act instead")
    assert table.B.front == ["Pup"] and table.B.sideline == ["Wolf"] and table.B.hand == []
    table.place(A="front: Ram 3000", B="front: Wolf over Pup", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Wolf")
    table.B.answers("no")
    assert table.B.front == [] and table.B.sideline == ["Wolf", "Pup"] and len(table.B.hand) == 1


@rule("ua.raid.28")
def test_the_replacement_works_for_zero_bp_and_only_when_raided(table: Table) -> None:
    table.card("Wolf", bp=1000, text=RAID)
    table.card("Wither", type="event", text="Choose one character on your opponent's front line. It loses 1000 BP until the end of the turn.")
    table.place(A="hand: Wither; ap: 3/3", B="front: Wolf over Pup")
    table.A.uses("Wither")
    table.B.answers("let Wolf act instead")
    assert table.B.front == ["Pup"] and table.B.sideline == ["Wolf"] and table["Pup"].bp == 1000
    table.place(A="hand: Wither; ap: 3/3", B="front: Wolf")
    table.A.uses("Wither")
    assert table.B.sideline == ["Wolf"] and table.waiting_for == "A main"


@rule("ua.text.instead.2")
def test_a_card_that_goes_anyway_saves_nobody(table: Table) -> None:
    table.card("Gor", bp=1000)
    table.card("Twin", bp=1000, text=TWIN)
    table.card("Storm", type="event", text="Sideline all characters on your opponent's field.")
    table.place(A="hand: Storm; ap: 3/3", B="front: Gor; energy: Twin")
    table.A.uses("Storm")
    assert table.waiting_for == "A main" and sorted(table.B.sideline) == ["Gor", "Twin"]

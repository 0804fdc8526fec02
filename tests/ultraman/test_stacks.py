"""11.15, 11.17, 11.18, 11.21, 12.1, 12.2: stacks, Charge, teams, several names."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.kernel.unknown import knows
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


@rule("11.15.1a", "11.15.1c")
def test_a_card_without_single_bp_cannot_be_set(table: Table) -> None:
    table.card("Orb4", bp={"DBL": 12000})
    table.place(A="hand: Orb4, Elk 1000", B="hand: 1", phase="set character card")
    assert table.A.options() == ["Elk (level 1)"] and table.A.refusal("set", "Orb4").rule == "11.15.1a"
    table.place(A="hand: Orb4, Dusk {round: 3}", B="hand: 1", phase="set character card")
    assert table.winner == "B"


@rule("11.15.1b", "ucg.r.nosingle")
def test_a_card_without_single_bp_cannot_be_left_alone(table: Table) -> None:
    table.card("Orb4", bp={"DBL": 12000, "TRP": 13000})
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Send the bottom card of one of your 『ORB』 to its owner's discard area. Then, draw a card.")
    table.card("Pay", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Put the bottom card of one of your 『ORB』 into its owner's hand → Draw a card.")
    table.place(A=f"areas: Orb4 over Orb3 1000, Ram, Pay, {HOLD}; hand: 0")
    table.A.uses("Ram")
    assert table["Orb4"].state == "DOUBLE" and len(table.A.hand) == 1  # skipped, the rest goes on
    assert not table.A.can("use Pay")  # as a cost it cannot be paid
    table.place(A="areas: Orb4 over Orb3 over Orb2, Ram, Hold; hand: 0")
    table.A.uses("Ram")
    assert table["Orb4"].state == "DOUBLE" and table.A.discard == ["Orb2"]


@rule("11.17.1a", "ucg.r.chargepick", "11.17.1d")
def test_charge_fixes_the_number_then_reveals_then_asks_whether_to_put(table: Table) -> None:
    from quadriga.games.ultraman.game import GAME

    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}[Charge ②] 【ELK/DOE】")
    table.place(A=f"areas: face-down Ram, Elk 1000, Doe 1000, {HOLD}; deck: X 1000, Y 1000, Z 1000", phase="open")
    assert table.A.options() == ["0", "1", "2"]
    table.A.answers("reveal 2")
    assert [e.kind for e in table.state.log].count("reveal") == 2
    table.A.answers("put")
    table.A.answers("under Doe")
    assert table["Doe"].charges == 2 and table["Elk"].charges == 0 and table.A.deck == ["Z"]
    charged = [c for c in range(len(table.state.card)) if table.label(c) in ("X", "Y")]
    assert [knows(table.state, seat, c) for seat in (0, 1) for c in charged] == [True, True, False, False]
    table.place(A="areas: face-down Ram, Elk, Hold; deck: X, Y", phase="open")
    table.A.answers("reveal 1")
    table.A.answers("no")
    assert table.A.deck == ["X", "Y"] and table["Elk"].charges == 0
    deck = next(z for z in GAME.view(table.state, 1)["zones"] if z["id"] == "deck" and z["seat"] == 0)["cards"]
    assert all(card == {"hidden": True} for card in deck)


@rule("11.17.1d")
def test_without_a_host_cards_can_be_revealed_but_not_put(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}[Charge ①] 【ELK】")
    table.place(A=f"areas: face-down Ram, {HOLD}; deck: X 1000, 2", phase="open")
    table.A.answers("reveal 1")
    assert table.waiting_for == "A power" and len(table.A.deck) == 3


@rule("11.17.2", "11.17.3", "11.17.7")
def test_charge_cards_do_not_count_and_lie_in_order(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}[Charge ①] 【ELK】")
    table.place(A=f"areas: face-down Ram, Elk 1000 over face-down Old, {HOLD}; deck: New 1000, 2", phase="open")
    table.A.answers("reveal 1")
    table.A.answers("put")
    assert table["Elk"].state == "SINGLE" and table["Elk"].charges == 2
    elk = next(z for z in table.state.zones[9:] if z and table.label(z[-1]) == "Old")
    assert [table.label(c) for c in elk] == ["New", "Old"]  # the new one lowest; no option orders them
    assert all("Old" not in label for label in table.A.options())


@rule("11.17.4", "12.2.1")
def test_a_card_put_at_the_bottom_lies_above_the_charge_cards(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one level 2 『ORB』 card from your hand into play on the bottom of one of your 『ORB』.")
    table.place(A=f"areas: Orb1 1000 over face-down Odd, Ram, {HOLD}; hand: Orb2 2000/1")
    table.A.uses("Ram")
    # DOUBLE, not conforming: the Lv1 on top is discarded, the Lv2 remains with the Charge card
    assert table.A.discard == ["Orb1"] and table["Orb2"].state == "SINGLE" and table["Orb2"].charges == 1


@rule("11.17.5", "11.17.6")
def test_detached_charge_cards_are_discarded_after_the_effect(table: Table) -> None:
    text = f"[SIN]{FREE}Put the top card of one of your 『ELK』 into your hand. Then, if you have 1 or more cards in your discard area, draw a card."
    table.card("Ram", bp={"SIN": 1000}, text=text.replace("1 or more", "one or more"))
    table.place(A=f"areas: Elk 1000 over face-down X over face-down Y, Ram, {HOLD}; hand: 0; discard: 0")
    table.A.uses("Ram")
    assert table.A.hand == ["Elk"] and sorted(table.A.discard) == ["X", "Y"]


@rule("11.17.5")
def test_charge_cards_stay_while_a_card_of_the_stack_stays(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put the top card of one of your 『ORB』 into your hand.")
    table.place(A=f"areas: Orb2 1/1 over Orb1 over face-down X, Ram, {HOLD}; hand: 0")
    table.A.uses("Ram")
    assert table["Orb1"].charges == 1 and table.A.discard == []


@rule("ucg.r.cleanup")
def test_stacks_are_corrected_before_the_draw_for_a_scene(table: Table) -> None:
    text = f"[SIN]{FREE}Put one level 2 『ORB』 card from your hand into play on the bottom of one of your 『ORB』. Then, put one scene card from your hand into the scene area."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Orb1 1000, Ram, {HOLD}; hand: Orb2 2000/1, Dusk {{round: 0}}")
    table.A.uses("Ram")
    assert table.waiting_for == "A scene draw" and table.A.discard == ["Orb1"]
    table.A.answers("not draw")


TEAM = "[TEAM][WARDENS] [SIN]Give this character +1 BP."


@rule("11.18.1a", "ucg.team.1", "ucg.r.teamtop")
def test_a_team_levels_up_across_names(table: Table) -> None:
    table.card("Gaia1", bp={"SIN": 1}, text=TEAM)
    table.card("Agul2", bp={"SIN": 1, "DBL": 1}, text=TEAM)
    table.card("Hawk2", bp={"SIN": 1, "DBL": 1}, text=TEAM.replace("WARDENS", "OTHERS"))
    table.place(A="areas: Gaia1; hand: Agul2, Hawk2, Agul3", B="areas: Wall 1000", phase="level up")
    assert [label for label in table.A.options() if "with" in label] == ["Level up Gaia1 in area 1 with Agul2"]
    table.place(A="areas: Agul2 over Gaia1; hand: Agul3, Gaia3", B="areas: Wall", phase="level up")
    assert [label for label in table.A.options() if "with" in label] == ["Level up Agul2 in area 1 with Agul3"]


@rule("11.18.1b", "12.1.2", "12.1.1a")
def test_a_shared_team_keeps_a_stack_conforming(table: Table) -> None:
    table.card("Gaia1", bp={"SIN": 1}, text=TEAM)
    table.card("Agul2", bp={"SIN": 1, "DBL": 1}, text=TEAM)
    table.place(A=f"areas: Agul2 over Gaia1, Hawk2 1/1 over Gull1, {HOLD}")
    table.A.uses("Hold")
    assert table.A.areas == ["Agul2", "Gull1", "Hold"] and table.A.discard == ["Hawk2"]


@rule("11.21.1")
def test_a_card_of_several_names_takes_the_name_beneath_it(table: Table) -> None:
    table.card("Vesper2", bp={"SIN": 1000, "DBL": 1000}, text="This card counts as 『ORB』, 『ELK』, or 『DOE』.")
    table.card("Orb3", bp={"SIN": 1, "DBL": 1, "TRP": 1})
    table.place(A="areas: Orb1, Gull1; hand: Vesper2", B="areas: Wall 1000", phase="level up")
    assert [label for label in table.A.options() if "with" in label] == ["Level up Orb1 in area 1 with Vesper2"]
    table.place(A=f"areas: Vesper2 over Orb1, {HOLD}")
    assert table["Vesper2"].character == "ORB"
    table.place(A="areas: Vesper2 over Orb1; hand: Orb3, Elk3", B="areas: Wall", phase="level up")
    assert [label for label in table.A.options() if "with" in label] == ["Level up Vesper2 in area 1 with Orb3"]


@rule("11.21.2")
def test_elsewhere_it_serves_as_one_of_its_names_within_an_effect(table: Table) -> None:
    table.card("Vesper2", bp={"SIN": 1000}, text="This card counts as 『ORB』, 『ELK』, or 『DOE』.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one 『ORB』 card from your discard area into your hand. Then, discard one 『ELK』 card from your hand.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 0; discard: Vesper2")
    table.A.uses("Ram")
    assert table.A.hand == ["Vesper2"] and table.A.discard == []  # taken as ORB, it is no ELK in this effect


@rule("12.1.1b")
def test_a_card_wrongly_stacked_in_the_level_up_phase_goes_back(table: Table) -> None:
    table.card("Orb5", bp={"SIN": 1, "DBL": 1}, text=f"[DBL]{ENTERS}Draw a card.")
    table.place(A=f"areas: face-down Orb5 over Orb3 1000, {HOLD}; hand: 0", phase="open")
    assert table.A.hand == ["Orb5"] and table["Orb3"].state == "SINGLE"


@rule("12.2.1", "12.2.2")
def test_a_stack_broken_by_an_effect_is_corrected_after_it(table: Table) -> None:
    text = (
        f"[SIN]{FREE}Put a level 2 card from one of your TRIPLE 『ORB』 into your hand. Then, give one of your TRIPLE 『ORB』 +5 BP "
        "for this turn. Then, give one of your DOUBLE 『ORB』 +2000 BP for this turn."
    )
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Orb3 1/1/1 over Orb2 1/1 over Orb1 1000, Ram, {HOLD}; hand: 0")
    table.A.uses("Ram")
    assert table.A.hand == ["Orb2"] and table.A.discard == ["Orb3"]
    assert table["Orb1"].bp == 3000  # the bonus was given while it did not conform (ucg.char.1)


@rule("ucg.top.1")
def test_able_to_level_up_means_one_level_more_than_the_top_card(table: Table) -> None:
    text = "[SIN][Activate](Once per turn)If you have 『RAM』, reveal the top three cards of your deck → Put one Ultra Hero card from among them into play on top of one of your Ultra Heroes that is able to level up with it, and send the rest to your discard area."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, Orb1 1, Orb2 1/1 over Orb1, Elk1, {HOLD}; deck: Orb2, Doe2, Orb4, 2")
    table.A.uses("Ram")
    assert table["Orb4"].zone == "discard area" and sorted(table.A.discard) == ["Doe2", "Orb4"]
    assert table.A.areas == ["Ram", "Orb2", "Orb2", "Elk1", "Hold"]


@rule("ucg.top.2")
def test_an_effect_lifts_a_character_that_levelled_up_in_its_phase(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it.")
    table.place(A=f"areas: Orb1, Ram, {HOLD}; hand: Orb2 1/1, Orb3 1/1/1", B="areas: Wall 1000", phase="level up")
    table.A.answers("level up Orb1 with Orb2")
    table.A.uses("Ram")
    assert table["Orb3"].state == "TRIPLE"


@rule("ucg.top.3", "ucg.r.notable")
def test_a_character_that_cannot_level_up_gets_no_card_at_all(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may choose this character's battle opponent. If you do, the chosen character cannot level up during the next turn.")
    lift = f"[SIN]{FREE}Put one 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it."
    table.card("Lift", bp={"SIN": 1000}, text=lift)
    table.place(A="areas: face-down Ram, Elk 1000; hand: 2", B="areas: Orb1, Lift; hand: Orb2 1/1, 3", phase="open")
    table.A.answers("yes")
    table.B.answers("use Lift")
    assert table["Orb2"].state == "DOUBLE"  # this turn it still can
    table.place(A="areas: face-down Ram, Elk; hand: 2", B="areas: Orb1, Elk; hand: Orb2, Lift", phase="open")
    table.A.answers("yes")
    table.A.sets("Blank")
    table.B.sets("Lift")
    assert table.waiting_for == "B power"  # the Level Up Phase offered nothing
    table.B.uses("Lift")
    assert table["Orb1"].state == "SINGLE" and "Orb2" in table.B.hand


@rule("ucg.place.1")
def test_in_its_place_means_the_same_place_of_the_stack(table: Table) -> None:
    table.card("New3", character="ORB", level=3, bp={"SIN": 1, "DBL": 1, "TRP": 7000}, text=f"[TRP]{ENTERS}You may draw a card.")
    text = "[SIN][Activate](Once per turn)Reveal one level 3 『ORB』 card from your hand → Put a level 3 card from one of your DOUBLE or TRIPLE 『ORB』 into your hand, then put the revealed card into play in its place."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Orb3 1/1/1 over Orb2 over Orb1, Ram, {HOLD}; hand: New3")
    table.A.uses("Ram")
    assert table.waiting_for == "A may" and table["New3"].state == "TRIPLE" and table.A.hand == ["Orb3"]
    table.A.answers("no")


@rule("ucg.place.2", "ucg.char.2")
def test_several_cards_enter_together_as_one_new_character(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 1}, text=f"[SIN]{ENTERS}You may draw a card.")
    table.card("Orb3", bp={"SIN": 1, "DBL": 1, "TRP": 7000}, text=f"[TRP]{ENTERS}You may draw two cards.")
    text = "[SIN][Activate](Once per turn)Select a level 1, 2, and 3 『ORB』 card in your discard area → Exile one of your DOUBLE or TRIPLE 『ORB』 from the game, then put the selected cards into play as a TRIPLE 『ORB』 in its place."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.card("Plus", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give one of your 『ORB』 +100 BP for this turn.")
    table.place(A=f"areas: Old2 1/1 {{character: ORB}} over Old1 1 {{character: ORB}} over face-down Odd, Ram, Plus, {HOLD}; hand: 0; discard: Orb1, Orb2 1/1, Orb3")
    table.A.uses("Plus")
    table.A.uses("Ram")
    assert table.waiting_for == "A may"
    table.A.answers("yes")
    assert len(table.A.hand) == 2 and sorted(table.A.exiled) == ["Old1", "Old2"]
    assert (table["Orb3"].state, table["Orb3"].bp, table["Orb3"].charges, table["Orb3"].area) == ("TRIPLE", 7000, 0, 1)
    assert table.A.discard == ["Odd"]


@rule("ucg.under.1")
def test_a_card_put_under_makes_the_state_higher_and_its_own_text_is_silent(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 1}, text=f"[SIN]{ENTERS}You may draw a card.")
    text = "[SIN][Activate](Once per turn)Send one of your scene to its owner's discard area → Reveal the top three cards of your deck. Put one level 1 Ultra Hero card from among them into play on the bottom of one of your level 3 DOUBLE Ultra Hero with the same character name, and send the rest to your discard area."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Orb3 1/1/9000 over Orb2 1/1, Ram, {HOLD}; scene: Dusk {{round: 0}}; deck: Elk1, Orb1, 2")
    table.A.uses("Ram")  # Orb1 is the only card with somebody of its name to lie under
    assert (table["Orb3"].state, table["Orb3"].bp) == ("TRIPLE", 9000) and table.waiting_for == "A power"


@rule("ucg.under.2")
def test_watchers_see_a_card_put_under(table: Table) -> None:
    table.card("Watch", bp={"SIN": 1000}, text="[SIN]《Whenever 『ORB』 enters play》You may give this character a BP grade increase by 1 for this turn.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put one level 1 『ORB』 card from your hand into play on the bottom of one of your level 2 『ORB』.")
    table.place(A=f"areas: Orb2 1/1, Ram, Watch, {HOLD}; hand: Orb1")
    table.A.uses("Ram")
    table.A.answers("yes")
    assert table["Watch"].grade_increased and table["Orb2"].state == "DOUBLE"


@rule("ucg.bottom.1")
def test_the_bottom_card_is_the_lowest_of_the_stack_not_a_charge_card(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Put the bottom card of one of your DOUBLE or TRIPLE 『ORB』 into its owner's hand → Give up to two of your SINGLE or DOUBLE Ultra Heroes +1000 BP for this turn.")
    table.card("Look", bp={"SIN": 1000}, text=f"[SIN]{FREE}Send the bottom face-down and sideways card under one of your 『ORB』 to its owner's discard area.")
    table.place(A=f"areas: Orb2 3000/1 over Orb1 over face-down X over face-down Y, Ram, Look, {HOLD}; hand: 0")
    table.A.uses("Ram")
    table.A.chooses("Orb2", "Look")
    assert table.A.hand == ["Orb1"] and (table["Orb2"].bp, table["Look"].bp, table["Ram"].bp) == (4000, 2000, 1000)
    table.A.uses("Look")
    assert table.A.discard == ["Y"] and table["Orb2"].charges == 1


@rule("11.21.2")
def test_a_card_of_several_names_pays_a_cost_as_one_of_them(table: Table) -> None:
    table.card("Vesper2", bp={"SIN": 1000}, text="This card counts as 『ORB』, 『ELK』, or 『DOE』.")
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Discard one 『ELK』 card from your hand → Draw a card.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Vesper2")
    table.A.uses("Ram")
    assert table.A.discard == ["Vesper2"] and len(table.A.hand) == 1

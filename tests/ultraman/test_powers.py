"""9 and 10: powers, which texts are active, how effects resolve."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.games.ultraman.chapters.table import table as table_of
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD, SCENE_ENTERS

WATCH = "《Whenever you discard one or more cards from your hand》"


@rule("9.1.1a", "10.1.3.1")
def test_only_the_topmost_cards_text_is_a_power(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 1000, "DBL": 1000}, text="[SIN][DBL]Give this character +500 BP.")
    table.place(A=f"areas: Orb2 1000/1000 over Orb1, {HOLD}")
    assert table["Orb2"].bp == 1000


@rule("10.1.2")
def test_texts_work_only_on_the_field(table: Table) -> None:
    table.card("Elk", bp={"SIN": 1000}, text="[SIN]Give all your 『RAM』 +500 BP.")
    table.place(A=f"areas: Ram 1000, {HOLD}; hand: Elk; discard: Elk")
    assert table["Ram"].bp == 1000


@rule("10.1.1")
def test_a_face_down_cards_text_is_inactive(table: Table) -> None:
    table.card("Elk", bp={"SIN": 1000}, text="[SIN]Give all your 『RAM』 +500 BP.")
    table.place(A="areas: Ram 1000 over face-down Elk, face-down Elk; hand: Ram2", B="areas: Wall 1000", phase="level up")
    assert table.waiting_for == "A level up" and table["Ram"].bp == 1000


@rule("9.2.1a", "10.1.3.3b")
def test_a_trigger_inside_an_effect_waits_until_it_is_finished(table: Table) -> None:
    table.card("Watch", bp={"SIN": 1000}, text=f"[SIN]{WATCH}You may draw a card.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Discard one card from your hand. Then, draw two cards.")
    table.place(A=f"areas: Ram, Watch, {HOLD}; hand: 1")
    table.A.uses("Ram")
    assert table.waiting_for == "A may" and len(table.A.hand) == 2
    table.A.answers("yes")
    assert len(table.A.hand) == 3


@rule("ucg.r.costtrigger")
def test_a_trigger_set_off_by_a_cost_comes_after_the_payment_effect(table: Table) -> None:
    table.card("Watch", bp={"SIN": 1000}, text=f"[SIN]{WATCH}You may draw a card.")
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Discard one card from your hand → Draw two cards.")
    table.place(A=f"areas: Ram, Watch, {HOLD}; hand: 1")
    table.A.uses("Ram")
    assert table.waiting_for == "A may" and len(table.A.hand) == 2
    table.A.answers("no")


@rule("9.2.1b")
def test_several_events_of_one_instant_trigger_a_power_once(table: Table) -> None:
    table.card("Watch", bp={"SIN": 1000}, text="[SIN]《Whenever 『ELK』 enters play》You may draw a card.")
    table.place(A="areas: face-down Watch, face-down Elk 1000, face-down Elk; hand: 2", B="areas: Wall 1000, Wall, Wall", phase="open")
    table.A.answers("yes")
    assert len(table.A.hand) == 4 and table.state.turn == 4  # one draw, and the one of the next turn


@rule("ucg.limit.1")
def test_a_triggered_power_may_be_limited(table: Table) -> None:
    table.card("Dusk", round=1, text=f"{WATCH}(Once per turn)If you have 「Ram」, you may draw a card.")
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Twice per turn)Discard one card from your hand → Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; scene: Dusk; hand: 3")
    table.A.uses("Ram")
    table.A.chooses("Blank")
    table.A.answers("yes")
    table.A.uses("Ram")
    table.A.chooses("Blank")
    assert table.waiting_for == "A power" and len(table.A.hand) == 2


@rule("9.4.1", "9.4.4")
def test_a_power_is_used_by_paying_its_whole_cost(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Discard two cards from your hand → Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 1")
    assert not table.A.can("use Ram") and table.A.refusal("use", "Ram").rule == "9.4.4"
    table.place(A="areas: Ram, Hold; hand: 2")
    table.A.uses("Ram")
    assert table.A.hand == [] and table["Ram"].bp == 1500


@rule("9.4.2")
def test_a_limit_counts_per_card_and_text(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Twice per turn)No cost → Give this character +500 BP for this turn.")
    table.place(A=f"areas: Ram, Ram, {HOLD}")
    for name in ("Ram#1", "Ram#1", "Ram#2"):
        table.A.answers(f"use {name}")
    assert not table.A.can("use Ram#1") and table.A.can("use Ram#2")
    assert table.A.refusal("use", "Ram#1").rule == "9.4.2"


@rule("ucg.cost.1")
def test_conditions_left_of_the_arrow_must_hold_those_right_of_it_need_not(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)If you have 『ELK』, discard one card from your hand → Draw a card.")
    table.card("Doe", bp={"SIN": 1000}, text=f"[SIN]{FREE}If you have 『ELK』, draw a card.")
    table.place(A=f"areas: Ram, Doe, {HOLD}; hand: 1")
    assert not table.A.can("use Ram") and table.A.can("use Doe")
    table.A.uses("Doe")
    assert len(table.A.hand) == 1


@rule("ucg.cost.2")
def test_choices_left_of_the_arrow_are_made_when_paying(table: Table) -> None:
    text = (
        "[SIN][Activate](Once per turn)Choose one of your 『ELK』, then reveal one 『ELK』 card from your hand → If the revealed card "
        "shares a TYPE with the chosen character, give that character a BP grade increase by 1 for this turn."
    )
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Elk 1000/2000, Ram, {HOLD}; hand: Elk")
    table.A.uses("Ram")
    assert table["Elk"].bp == 2000 and table.A.hand == ["Elk"]
    table.card("Elk2", bp={"SIN": 1}, type="POWER", character="ELK")
    table.place(A="areas: Elk, Ram, Hold; hand: Elk2")
    table.A.uses("Ram")
    assert table["Elk"].bp == 1000


@rule("ucg.copy.1")
def test_triggering_a_text_of_another_card_carries_it_out_once(table: Table) -> None:
    table.card("Dusk", round=2, text=f"{SCENE_ENTERS}You may draw a card.")
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)Discard one scene card with round 2 or lower from your hand → Trigger one 《When this scene enters play》effect on the discarded card.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Dusk")
    table.A.uses("Ram")
    table.A.answers("yes")
    assert table.A.scene == [] and len(table.A.hand) == 1 and table.waiting_for == "A power"


@rule("ucg.copy.1")
def test_a_copied_text_of_a_character_speaks_of_that_character(table: Table) -> None:
    table.card("Cat5", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may give this character +300 BP for this turn.")
    table.card("Dusk", round=1, text="[Activate](Once per turn)If you have 『CAT』, discard one card from your hand → Trigger one 《When this character enters play》effect on one of your SINGLE Kaiju with TYPE 【BASIC】. If you discarded an 『ELK』 card for the cost of this effect, give that Kaiju +20 BP for this turn.")
    table.place(A=f"areas: Cat5, {HOLD}; scene: Dusk; hand: Elk 1000")
    table.A.uses("Dusk")
    table.A.answers("yes")
    assert table["Cat5"].bp == 1320


@rule("ucg.copy.1")
def test_where_no_text_can_be_triggered_nothing_was_done(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Trigger one 《When this character enters play》effect on one of your SINGLE Kaiju with TYPE 【BASIC】. If you do, draw a card.")
    table.card("Cat5", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw a card.")
    for beside, drawn in (("Cat6 1000", 0), ("Cat5", 2)):
        table.place(A=f"areas: Ram, {beside}, {HOLD}; hand: 0", B="areas: Wall 1000")
        table.A.uses("Ram")
        if drawn:
            table.A.answers("yes")
        assert len(table.A.hand) == drawn


@rule("ucg.copy.2", "ucg.r.copyuse")
def test_resolving_an_activate_text_pays_its_cost_and_ignores_marks_and_limits(table: Table) -> None:
    table.card("Orb3", bp={"SIN": 1000}, text="[TRP][Activate](Once per turn)Discard one card from your hand → Give this character +500 BP for this turn.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Choose one [Activate]effect on your level 3 『ORB』 and resolve it by paying its cost, ignoring any [SIN][DBL][TRP]and usage limits that it has.")
    table.card("Dusk", round=1, text=f"{FREE}If a [Activate]effect from your level 3 『ORB』 was used this turn, draw a card.")
    table.place(A=f"areas: Orb3, Ram, {HOLD}; hand: 1; scene: Dusk")
    assert not table.A.can("use Orb3")
    table.A.uses("Ram")
    assert table["Orb3"].bp == 1500 and table.A.hand == []
    table.A.uses("Dusk")
    assert len(table.A.hand) == 1


@rule("ucg.hist.1")
def test_texts_ask_what_happened_this_turn(table: Table) -> None:
    table.card("Back", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put the top card of another one of your DOUBLE or TRIPLE Ultra Hero into your hand.")
    table.card("Ask", bp={"SIN": 1000}, text="[SIN][Activate](Twice per turn)No cost → If the top card of your DOUBLE or TRIPLE Ultra Hero was put into your hand by one of your character's effects this turn, give this character +500 BP for this turn.")
    table.place(A=f"areas: Orb2 1/1 over Orb1, Back, Ask, {HOLD}")
    table.A.uses("Ask")
    assert table["Ask"].bp == 1000
    table.A.uses("Back")
    table.A.uses("Ask")
    assert table["Ask"].bp == 1500


@rule("ucg.stop.1")
def test_a_forbidden_enters_play_effect_is_dropped(table: Table) -> None:
    stop = f"[SIN]{ENTERS}If you are the Lead player for this turn, you may choose this character's battle opponent. If you do, opponent's cannot resolve the chosen character's 《When this character enters play》effect for this turn."
    table.card("Ram", bp={"SIN": 1000}, text=stop)
    table.card("Wall", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw a card.")
    table.place(A="areas: face-down Ram", B="areas: face-down Wall", phase="open")
    table.A.answers("yes")
    assert table.waiting_for == "A set" and table.state.turn == 2


@rule("10.1.3.2a", "10.2.1a")
def test_a_player_orders_their_waiting_effects_one_at_a_time(table: Table) -> None:
    text = f"[SIN]{ENTERS}Draw a card. [SIN]{ENTERS}Discard one card from your hand."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0; deck: Top 1000, 4", phase="open")
    assert table.waiting_for == "A waiting" and len(table.A.options()) == 2
    table.A.answers("resolve draw")
    assert table.A.discard == ["Top"]
    table.place(A="areas: face-down Ram, Hold; hand: 0; deck: Top, 4", phase="open")
    table.A.answers("resolve discard")
    assert table.A.hand == ["Top"] and table.A.discard == []


@rule("10.1.3.2b", "11.12.2")
def test_a_waiting_effect_whose_card_was_returned_is_lost(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}If this character's battle opponent is DOUBLE or TRIPLE, you may return the top card of that character to their hand.")
    table.card("Orb2", bp={"SIN": 1, "DBL": 1000}, text=f"[DBL]{ENTERS}You may draw two cards.")
    table.place(A="areas: face-down Ram; hand: 1", B="areas: face-down Orb2 over Orb1; hand: 0", phase="open")
    table.A.answers("yes")
    assert table.waiting_for == "A set" and table.B.hand == ["Orb2", "Blank"]


@rule("10.1.3.2b", "2.3.5.2a")
def test_a_waiting_effect_is_lost_when_its_card_is_covered(table: Table) -> None:
    cover = f"[SIN]{ENTERS}Put one level 2 『ELK』 card from your hand into play on top of one of your 『ELK』 that is able to level up with it."
    table.card("Ram", bp={"SIN": 1000}, text=cover)
    table.card("Elk1", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw two cards.")
    table.place(A="areas: face-down Ram, face-down Elk1; hand: Elk2 1/1", B="areas: Wall 1000, Wall", phase="open")
    table.A.answers("resolve Ram")
    assert table["Elk2"].state == "DOUBLE" and table.waiting_for == "B set" and table.A.hand == ["Blank"]


@rule("10.2.1b")
def test_the_second_effect_of_a_card_that_left_is_dropped(table: Table) -> None:
    text = f"[SIN]{ENTERS}Put the top card of one of your 『RAM』 into your hand. [SIN]{ENTERS}Draw two cards."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A="areas: face-down Ram; hand: 1; deck: 5", B="areas: Wall 1000", phase="open")
    table.A.answers("resolve put")
    assert len(table.A.deck) == 4 and "Ram" in table.A.hand  # only the draw of the next turn


@rule("10.1.3.3a")
def test_a_new_effect_goes_before_those_still_waiting(table: Table) -> None:
    table.card("First", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}Your opponent may draw a card.")
    table.card("Second", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may discard one card from your hand.")
    table.card("Watch", bp={"SIN": 1000}, text="[SIN]《Whenever you draw a card》You may discard one card from your hand.")
    table.place(A="areas: face-down First, face-down Second; hand: 2", B="areas: Watch, Wall 1000; hand: 2", phase="open")
    table.A.answers("resolve First")
    table.B.answers("yes")
    assert table.waiting_for == "B may"  # the watcher's effect, though the Lead's second still waits
    table.B.answers("no")
    assert table.waiting_for == "A may"
    table.A.answers("no")


@rule("10.1.3.4")
def test_simultaneous_triggers_begin_with_the_lead(table: Table) -> None:
    watch = "[SIN]《Whenever a scene enters play》You may draw a card."
    table.card("Watch", bp={"SIN": 1000}, text=watch)
    table.place(A="areas: Watch; hand: 1", B="areas: Watch; hand: Dusk {round: 0}, 1", phase="set scene card", turn="B")
    table.B.sets("Dusk")
    table.B.answers("not draw")
    assert table.waiting_for == "B may"
    table.B.answers("no")
    assert table.waiting_for == "A may"
    table.A.answers("no")


@rule("11.13.1")
def test_one_effect_text_is_negated_and_the_other_works(table: Table) -> None:
    table.card("Elk", bp={"SIN": 1000}, text="[SIN]Give this character +500 BP. [SIN]Give this character +20 BP.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Negate one effect text of one of your 『ELK』 for this turn.")
    table.place(A=f"areas: Elk, Ram, {HOLD}")
    assert table["Elk"].bp == 1520
    table.A.uses("Ram")
    table.A.answers("text +500")
    assert table["Elk"].bp == 1020


@rule("11.13.2", "10.1.3.2b")
def test_a_negated_text_gives_no_powers_and_loses_its_waiting_effect(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}Negate one effect text of one of your 『ELK』 for this turn.")
    table.card("Elk", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw two cards.")
    table.card("Doe", bp={"SIN": 1000}, text=f"[SIN]{FREE}Draw a card.")
    table.place(A="areas: face-down Ram, face-down Elk; hand: 1", B="areas: Wall 1000, Wall; hand: 1", phase="open")
    table.A.answers("resolve Ram")
    assert table.waiting_for == "A set" and table.state.turn == 3
    table.card("Calm", bp={"SIN": 1000}, text=f"[SIN]{FREE}Negate one effect text of one of your 『DOE』 for this turn.")
    table.place(A=f"areas: Doe, Calm, {HOLD}; hand: 1", B="areas: Wall, Wall, Wall; hand: 1")
    table.A.uses("Calm")
    assert not table.A.can("use Doe")
    table.A.passes()
    table.A.sets("Blank")
    table.B.sets("Blank")
    assert table.A.can("use Doe")  # back next turn


@rule("ucg.r.reexpose", "11.12.1")
def test_a_card_exposed_again_has_not_entered_play(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw a card. [SIN]{FREE}Give this character +1 BP for this turn.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Put the top card of one of your 『ORB』 into your hand.")
    table.place(A=f"areas: Orb2 1000/1000 over Orb1, Ram, {HOLD}; hand: 0")
    table.A.uses("Ram")
    assert table.waiting_for == "A power" and table["Orb1"].state == "SINGLE" and table.A.can("use Orb1")


@rule("ucg.zone.1")
def test_a_card_sent_from_the_deck_may_put_itself_into_play(table: Table) -> None:
    text = "《When this card is sent to your discard area from your deck》You may discard one card from your hand, to put this card into play on top of one of your 『ORB』 that is able to level up with it."
    table.card("Orb2", bp={"SIN": 1, "DBL": 5000}, text=text)
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Send the top card of your deck to your discard area. [SIN]{FREE}Discard one card from your hand.")
    table.place(A=f"areas: Orb1, Ram, {HOLD}; hand: Odd 1000; deck: Orb2, 3")
    table.A.answers("use Ram send")
    table.A.answers("yes")
    table.A.answers("yes")
    assert table["Orb2"].state == "DOUBLE" and table.A.discard == ["Odd"]
    table.place(A="areas: Orb1, Ram, Hold; hand: Orb2; deck: 3")
    table.A.answers("use Ram hand")
    assert table.waiting_for == "A power" and table.A.discard == ["Orb2"]


def test_watchers_hear_the_battle_opponents_activate(table: Table) -> None:
    table.card("Ram", bp={"SIN": 9000}, text=f"[SIN]{FREE}Draw a card.")
    table.card("Wall", bp={"SIN": 1000}, text="[SIN]《Whenever this character's battle opponent resolves an [Activate]effect》You may have this character's battle be a win for this turn.")
    table.place(A="areas: Ram, Elk 1000", B="areas: Wall, Wall")
    table.A.uses("Ram")
    assert table.waiting_for == "B may" and len(table_of(table.state).waiting) == 0
    table.B.answers("yes")
    assert table.B.wins == 1

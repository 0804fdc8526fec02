"""7, 8 and 11.6, 11.7: battle opponents, BP, grades, TYPEs, EXTRA."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


def effect(table: Table, label: str, words: str) -> None:
    table.card(label, bp={"SIN": 1000}, text=f"[SIN]{FREE}{words}")


@rule("7.1", "7.1.1a")
def test_the_battle_opponent_faces_the_source_also_after_a_swap(table: Table) -> None:
    text = f"[SIN]{FREE}Give this character's battle opponent -2000 BP for this turn. [SIN][Activate]No cost → Swap the place of this character with one of your 『ELK』."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, Elk 1000, {HOLD}", B="areas: Wall 5000, Gate 5000")
    table.A.answers("use Ram swap")
    table.A.answers("use Ram give")
    assert (table["Wall"].bp, table["Gate"].bp) == (5000, 3000)


@rule("7.1.1b")
def test_the_battle_opponent_of_a_description(table: Table) -> None:
    effect(table, "Ram", "Give the battle opponents of all your 『ELK』 -1000 BP for this turn.")
    table.place(A=f"areas: Elk 1000, Ram, Elk, {HOLD}", B="areas: Wall 5000, Wall, Gate 5000")
    table.A.uses("Ram")
    bps = [table.boards.facts(table.state, c)["bp"] for c in table.boards.cards_in(table.state, 1, "battle area")]
    assert bps == [4000, 5000, 4000]


@rule("ucg.opp.1")
def test_without_a_battle_opponent_nothing_about_it_is_true(table: Table) -> None:
    table.card("Ram", bp={"SIN": 3000, "EXT": 9000}, text="[SIN]While this character's battle opponent has TYPE 【BASIC】, this character's BP becomes EXTRA.")
    effect(table, "Elk", "Give this character's battle opponent -1000 BP for this turn.")
    table.place(A=f"areas: Ram, Elk, {HOLD}", B="areas: -, -, Wall 1000")
    table.A.uses("Elk")
    assert table["Ram"].bp == 3000 and table["Wall"].bp == 1000
    table.place(A="areas: Ram, Hold", B="areas: Wall")
    assert table["Ram"].bp == 9000


@rule("ucg.adj.1", "ucg.r.adjown")
def test_adjacent_are_ones_own_neighbours(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]While 『ELK』 is adjacent to the left or right of this character, give this character +500 BP.")
    table.place(A=f"areas: Ram, Elk 1000, {HOLD}", B="areas: Ram, -, Elk")
    assert next(table.boards.facts(table.state, c)["bp"] for c in table.boards.cards_in(table.state, 0, "battle area")) == 1500
    assert next(table.boards.facts(table.state, c)["bp"] for c in table.boards.cards_in(table.state, 1, "battle area")) == 1000
    effect(table, "Arm", "Give one character adjacent to the left or right of this character +700 BP for this turn.")
    table.place(A="areas: Hold, Arm, Doe 1000, Ram", B="areas: Elk, Elk, Elk")
    table.A.uses("Arm")
    assert [label.split()[1] for label in table.A.options()] == ["Hold", "Doe"]
    table.A.chooses("Doe")
    assert table["Doe"].bp == 1700


@rule("8.1.1b")
def test_a_missing_column_falls_back_to_the_nearest_lower_one(table: Table) -> None:
    table.place(A=f"areas: Orb3 1000/2000 over Orb2 over Orb1, {HOLD}")
    assert table["Orb3"].bp == 2000


@rule("8.1.2", "ucg.extra.1")
def test_extra_replaces_the_value_while_its_condition_holds(table: Table) -> None:
    text = "[SIN][DBL]While this character's battle opponent has TYPE 【BASIC】, this character's BP becomes EXTRA."
    table.card("Orb6", bp={"SIN": 8000, "DBL": 16000, "EXT": 7000}, text=text)
    table.place(A=f"areas: Orb6 over Orb5, Orb6, {HOLD}", B="areas: Wall 1000, Gate 1000 {type: POWER}")
    bps = [table.boards.facts(table.state, c)["bp"] for c in table.boards.cards_in(table.state, 0, "battle area")]
    assert bps[:2] == [7000, 8000]  # not optional, and usually lower
    table.card("Bare", bp={"SIN": 5000}, text=text.replace("[SIN][DBL]", "[SIN]"))
    table.place(A="areas: Bare, Hold", B="areas: Wall")
    assert table["Bare"].bp == 5000


@rule("ucg.extra.2")
def test_printed_extra_and_extra_at_present_are_different_questions(table: Table) -> None:
    text = "[SIN]While this character's battle opponent has TYPE 【BASIC】, this character's BP becomes EXTRA."
    table.card("Dog5", bp={"SIN": 9000, "EXT": 5000}, text=text)
    table.card("Cat5", bp={"SIN": 9000, "EXT": 5000}, text=text)
    effect(table, "Ram", "Give all your Kaiju with printed EXTRA BP +100 BP for this turn. Then, give all your Kaiju whose BP is currently EXTRA +20 BP for this turn.")
    table.place(A=f"areas: Dog5, Cat5, Cow5 1000, Ram, {HOLD}", B="areas: Wall 1000, Gate 1000 {type: POWER}")
    table.A.uses("Ram")
    assert (table["Dog5"].bp, table["Cat5"].bp, table["Cow5"].bp) == (5120, 9100, 1000)


@rule("ucg.count.1")
def test_for_each_for_every_and_different_names(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]For every two cards in an opponent's hand, give this character +100 BP.")
    table.card("Elk", bp={"SIN": 1000}, text="[SIN]For each 『DOE』 you have, give this character +100 BP.")
    names = f"[SIN]{FREE}If you have three or more Ultra Heroes, each with a different character name, give this character +7 BP for this turn."
    table.card("Doe", bp={"SIN": 1000}, text=names)
    table.place(A=f"areas: Ram, Elk, Doe, Doe, {HOLD}", B="areas: Wall 1000; hand: 5")
    assert (table["Ram"].bp, table["Elk"].bp) == (1200, 1200)
    table.A.uses("Doe#1")
    assert table["Doe"].bp == 1007
    table.place(A="areas: Doe, Doe, Hold")
    table.A.uses("Doe#1")
    assert table["Doe"].bp == 1000


@rule("11.6.1a", "11.6.1b", "11.6.2")
def test_a_grade_reads_another_column_and_leaves_the_state(table: Table) -> None:
    effect(table, "Up", "Give one of your 『ORB』 a BP grade increase by 1 for this turn.")
    effect(table, "Down", "Give one of your 『ORB』 a BP grade decrease by 1 for this turn.")
    table.card("Orb2", bp={"SIN": 3000, "DBL": 5000, "TRP": 8000}, text="[TRP]Give this character +1 BP. [DBL]Give this character +20 BP.")
    table.place(A=f"areas: Orb2 over Orb1, Up, Down, {HOLD}")
    table.A.uses("Up")
    assert table["Orb2"].bp == 8020 and table["Orb2"].state == "DOUBLE"
    table.place(A="areas: Orb2 over Orb1, Up, Down, Hold")
    table.A.uses("Down")
    assert table["Orb2"].bp == 3020


@rule("11.6.3a", "11.6.5")
def test_a_grade_without_a_column_still_counts_as_applied(table: Table) -> None:
    effect(table, "Up", "Give one of your 『ORB』 a BP grade increase by 1 for this turn.")
    effect(table, "Down", "Give one of your 『ORB』 a BP grade decrease by 1 for this turn.")
    table.place(A=f"areas: Orb1 3000, Up, Down, {HOLD}")
    table.A.uses("Up")
    assert table["Orb1"].bp == 3000 and table["Orb1"].grade_increased
    table.A.uses("Down")
    assert table["Orb1"].grade_increased and table["Orb1"].grade_decreased


@rule("11.6.3b", "ucg.r.netgrade")
def test_grades_are_summed_and_applied_once_as_far_as_values_exist(table: Table) -> None:
    effect(table, "Up", "Give one of your 『ORB』 a BP grade increase by 1 for this turn.")
    effect(table, "Down", "Give one of your 『ORB』 a BP grade decrease by 1 for this turn.")
    effect(table, "Two", "Give one of your 『ORB』 a BP grade increase of 2 for this turn.")
    table.place(A=f"areas: Orb3 3000/5000/8000 over Orb2 over Orb1, Up, Down, Two, {HOLD}")
    table.A.uses("Up")
    table.A.uses("Down")
    assert table["Orb3"].bp == 8000  # stepwise it would be 5000
    table.place(A="areas: Orb3 3000/5000/8000 over Orb2, Up, Down, Two, Hold")
    table.A.uses("Two")
    assert table["Orb3"].bp == 8000  # no QUAD value


@rule("11.6.4", "11.7.1")
def test_grades_do_not_change_extra_but_plus_and_minus_do(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 3000, "DBL": 9000, "EXT": 7000}, text="[SIN]While you have 『ELK』, give this character +1 BP. While you have 『ELK』, this character's BP becomes EXTRA.")
    effect(table, "Down", "Give one of your 『ORB』 a BP grade decrease by 1 for this turn.")
    effect(table, "Elk", "Give one of your 『ORB』 -2000 BP for this turn.")
    table.place(A=f"areas: Orb1, Down, Elk, {HOLD}")
    table.A.uses("Down")
    table.A.uses("Elk")
    assert table["Orb1"].bp == 5001 and table["Orb1"].grade_decreased


@rule("11.7.2b", "11.7.3")
def test_all_amounts_are_summed_after_the_grades(table: Table) -> None:
    effect(table, "Minus", "Give one of your 『ORB』 -5000 BP for this turn.")
    effect(table, "Plus", "Give one of your 『ORB』 +4000 BP for this turn.")
    effect(table, "Up", "Give one of your 『ORB』 a BP grade increase by 1 for this turn.")
    table.place(A=f"areas: Orb1 3000/5000, Minus, Plus, Up, {HOLD}")
    table.A.uses("Minus")
    assert table["Orb1"].bp == 0
    table.A.uses("Plus")
    assert table["Orb1"].bp == 2000
    table.A.uses("Up")
    assert table["Orb1"].bp == 4000


@rule("ucg.unaff.1")
def test_unaffected_by_grades_ignores_those_before_as_well(table: Table) -> None:
    effect(table, "Up", "Give one of your 『ORB』 a BP grade increase by 1 for this turn.")
    effect(table, "Calm", "Choose one of your 『ORB』. If you do, the chosen character becomes unaffected by any BP grade increase for this turn.")
    table.place(A=f"areas: Orb1 3000/5000, Up, Calm, {HOLD}")
    table.A.uses("Up")
    table.A.uses("Calm")
    assert table["Orb1"].bp == 3000 and not table["Orb1"].grade_increased
    effect(table, "Lose", "The battle opponent of one of your 『LOSE』 loses and will not gain any BP grade increase for this turn.")
    table.place(A="areas: Lose, Hold", B="areas: Orb1")
    table.A.answers("use Lose, will not gain")
    assert "unaffected by BP grade increases" in table["Orb1"].marks


@rule("ucg.unaff.2")
def test_unaffected_by_minus_drops_all_minus_terms(table: Table) -> None:
    text = (
        f"[SIN]{ENTERS}If any opponent has three or fewer cards in their hand, you may choose effect 1. Additionally, if you have "
        "three or fewer cards in your hand, you may choose effect 2. 1)All of those opponents' characters become unaffected "
        "by any BP + effects for this turn. 2)All your characters become unaffected by any BP - effects for this turn."
    )
    table.card("Ram", bp={"SIN": 5000}, text=text)
    table.card("Wall", bp={"SIN": 1000}, text="[SIN]Give this character +3000 BP. Give all your opponent's characters -2000 BP each.")
    table.place(A=f"areas: face-down Ram, {HOLD}; hand: 3", B="areas: Wall; hand: 3", phase="open")
    table.A.answers("yes")
    table.A.answers("yes")
    assert (table["Ram"].bp, table["Wall"].bp) == (5000, 1000)


@rule("ucg.nostack.1")
def test_an_effect_that_does_not_stack_counts_once(table: Table) -> None:
    once = "[SIN]While you have another SINGLE Ultra Hero, all your SINGLE 『ORB』 have their BP grade increase by 1. This effect does not stack."
    table.card("Ram", bp={"SIN": 1000}, text=once)
    table.card("Elk", bp={"SIN": 1000}, text="[SIN]Give all your 『ORB』 +10 BP.")
    table.place(A=f"areas: Orb1 1000/2000/3000, Ram, Ram, Elk, Elk, {HOLD}")
    assert table["Orb1"].bp == 2020


@rule("ucg.bpset.1", "ucg.r.bpset")
def test_all_values_set_to_a_number_still_take_plus_and_minus(table: Table) -> None:
    from quadriga.games.ultraman.chapters.marks import BP_CHANGE, BP_SET, GRADE
    from quadriga.kernel.applied import Applied

    table.place(A=f"areas: Orb3 1000/2000/3000 over Orb2 over Orb1, {HOLD}")
    table.state.applied = [Applied(what, 0, amount, 9, 0, -1, 0) for what, amount in ((BP_SET, 20000), (GRADE, 1), (BP_CHANGE, -2000))]
    assert table["Orb3"].bp == 18000 and table["Orb3"].grade_increased


@rule("ucg.type.1")
def test_a_given_type_is_added(table: Table) -> None:
    effect(table, "Ram", "Give one opponent's character TYPE 【ARMED】 for this turn.")
    one = "[SIN]While this character's battle opponent has TYPE 【{0}】, give this character +{1} BP. While this character's battle opponent has TYPE 【ARMED】, give this character +20 BP."
    table.card("Elk", bp={"SIN": 1000}, text=one.format("BASIC", 3))
    table.place(A=f"areas: Elk, Ram, {HOLD}", B="areas: Wall 1000")
    table.A.uses("Ram")
    assert table["Wall"].types == ["BASIC", "ARMED"] and table["Elk"].bp == 1023


@rule("ucg.type.2")
def test_a_changed_type_replaces_one_that_the_effects_player_picks(table: Table) -> None:
    effect(table, "Ram", "Give one opponent's character TYPE 【ARMED】 for this turn.")
    effect(table, "Mirror", "Change one TYPE of the battle opponent of one of your 『ELK』 to 【SPEED】 or 【POWER】 for this turn.")
    table.place(A=f"areas: Elk 1000, Ram, Mirror, {HOLD}", B="areas: Wall 1000")
    table.A.uses("Ram")
    table.A.uses("Mirror")
    table.A.answers("armed")
    table.A.answers("speed")
    assert table["Wall"].types == ["BASIC", "SPEED"]


@rule("ucg.type.3")
def test_sharing_a_type_asks_for_one_in_common(table: Table) -> None:
    effect(table, "Give", "Give one of your 『ELK』 TYPE 【POWER】 for this turn.")
    effect(table, "Ram", "Reveal the top card of an opponent's deck. Then, give one of your characters that shares a TYPE with the revealed card +500 BP for this turn.")
    effect(table, "Print", "Give all your characters with printed TYPE 【POWER】 +7 BP for this turn.")
    table.place(A=f"areas: Elk 1000, Give, Ram, Print, {HOLD}", B="areas: Wall 1000; deck: Top 1000 {type: POWER}, 3")
    table.A.uses("Give")
    table.A.uses("Ram")
    table.A.uses("Print")
    assert table["Elk"].bp == 1500


@rule("9.3.2")
def test_a_continuous_effect_reads_the_present_state(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]For each card in your hand, give this character +100 BP. [SIN]{FREE}Draw two cards.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 3")
    assert table["Ram"].bp == 1300
    table.A.uses("Ram")
    assert table["Ram"].bp == 1500

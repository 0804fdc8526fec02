"""Card Use and Timing, and Power."""

from __future__ import annotations

from collections import Counter

from quadriga.games.universal_arena.chapters.power import roll
from quadriga.games.universal_arena.chapters.table import card
from quadriga.games.universal_arena.pages.characters import lay_out
from quadriga.games.universal_arena.pages.files import tidy
from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

EVERY = (
    '"On Play: Gain 1 Bleed.|Before Clash: Gain 1 Burn.|After Clash: Gain 1 Disarm.|Before Use: Gain 1 Frail.'
    '|Gain 1 Root.|Deal Power damage.|On Hit: Gain 1 Seal.|After Use: Gain 1 Silence.|Always: Gain 1 Stagger."'
)


def gained(table: Arena, who: str) -> list[str]:
    slot = table.find(who)
    return [table.state.faces[e.target].name for e in table.state.log if e.kind == "gain" and slot_of(e.obj) == slot]


@rule("uni.timing.7", "uni.house.timing.2")
def test_the_eight_timings_of_a_winner_in_order(table: Arena) -> None:
    table.place(A=f"line: Ava; hand: All attack 9 {EVERY}", B="line: Bea; hand: B1 attack 1")
    table.play("A", "All")
    table.play("B", "B1")
    table.resolve()
    assert gained(table, "Ava") == ["Bleed", "Burn", "Disarm", "Frail", "Root", "Seal", "Silence", "Stagger"]


@rule("uni.timing.2", "uni.timing.4", "uni.timing.5")
def test_a_cancelled_card_skips_its_use_but_not_always(table: Arena) -> None:
    table.place(A=f"line: Ava; hand: All attack 1 {EVERY}", B="line: Bea; hand: B1 attack 9")
    table.play("A", "All")
    table.play("B", "B1")
    table.resolve()
    assert gained(table, "Ava") == ["Bleed", "Burn", "Disarm", "Stagger"]
    assert ("use", "All") not in table.told("use") and ("play", "All") in table.told("play")


@rule("uni.timing.6")
def test_a_negated_card_applies_nothing_at_all(table: Arena) -> None:
    for word, always in (("Negate", []), ("Cancel", ["Stagger"])):
        table = Arena()
        table.place(
            A='line: Ava; hand: Any attack 9 "Deal Power damage.|Always: Gain 1 Stagger."',
            B=f'line: Bea; hand: Stop special "Before Clash: {word} the opposing card."',
        )
        table.play("A", "Any")
        table.play("B", "Stop")
        table.resolve()
        assert gained(table, "Ava") == always and table["Bea"].hp == 100 and table.A.discard == ["Any"]
        assert ("use", "Stop") in table.told("use") and ("use", "Any") not in table.told("use")
        assert table.told("cancelled", "negated") == [("cancelled" if always else "negated", "Any")]


@rule("uni.timing.3")
def test_text_without_a_label_is_on_use(table: Arena) -> None:
    for power, roots in ((1, []), (9, ["Root 1"])):
        table = Arena()
        table.place(A=f'line: Ava; hand: A1 attack {power} "Gain 1 Root."', B="line: Bea; hand: B1 attack 5")
        table.play("A", "A1")
        table.play("B", "B1")
        table.resolve()
        assert table.has("Ava") == roots


@rule("uni.timing.8")
def test_effects_of_one_timing_go_in_printed_order(table: Arena) -> None:
    table.place(A='line: Ava 50, Abe; hand: A1 special "This character\'s HP becomes 0.|Heal 3 HP."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Ava"].defeated and "heal" not in table.kinds()


@rule("uni.house.timing.1")
def test_on_play_comes_after_meter_and_before_the_opponent_is_asked(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: A1 attack 1 "On Play: Gain 1 Energy.|Deal Power damage."', B="line: Bea; hand: B1 attack 1"
    )
    table.play("A", "A1")
    assert table.waiting_for == "B combat" and table.A.energy == 5 and table.A.meter == 1


@rule("uni.house.timing.3")
def test_on_hit_happens_per_hit_and_target(table: Arena) -> None:
    fields = "{types: [Multihit], target: All Enemies}"
    table.place(
        A=f'line: Ava; hand: A1 attack 4 "Deal Power / 2 damage 2 times.|On Hit: Gain 1 Root." {fields}',
        B="line: Bea, Bob",
    )
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Root 4"]


@rule("uni.house.timing.4")
def test_always_applies_at_each_cancellation_and_each_use(table: Arena) -> None:
    text = '"Deal Power / 2 damage 2 times.|Always: Gain 1 Root." {types: [Multihit]}'
    table.place(A=f"line: Ava; hand: A1 attack 3 {text}, A2 attack 9", B="line: Bea; hand: B1 attack 7")
    table.play("A", "A1")
    table.play("B", "B1")
    table.play("A", "A2")
    table.resolve()
    # A2 beats B1; A1 is used afterwards, unopposed.
    assert table.has("Ava") == ["Root 1"]
    table = Arena()
    table.place(A=f"line: Ava; hand: A1 attack 3 {text}", B="line: Bea; hand: B1 attack 7")
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert table.has("Ava") == ["Root 3"]  # lost at 2, at 1 and at 0


@rule("uni.house.timing.5", "uni.clash.14")
def test_of_two_specials_the_right_one_is_first(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 special "Gain 1 Root."', B='line: Bea; hand: B1 special "Gain 1 Root."')
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert [name for _, name in table.told("use")] == ["B1", "A1"]
    assert table.has("Ava") == ["Root 1"] and table.has("Bea") == ["Root 1"]


@rule("uni.house.timing.6")
def test_simultaneous_triggers_go_by_team_column_and_time_of_gain(table: Arena) -> None:
    for name, has in (("Ava", ["Poison 1/2"]), ("Abe", ["Burn 2/2", "Poison 3/2"]), ("Bea", ["Burn 4/2"])):
        table.card(name, **page(has=has))
    table.place(A="line: Ava, Abe", B="line: Bea", turn="B")
    table.end_the_turn()
    assert table.numbers("damage") == [4, 1, 2, 3]


@rule("uni.house.cancel.1", "uni.st.stagger.1")
def test_a_staggered_defense_is_paired_and_skipped(table: Arena) -> None:
    table.card("Bea", **page(has=["Stagger 1"]))
    always = '"Gain Power Shield.|Always: Gain 1 Root."'
    table.place(A="line: Ava; hand: A1 attack 6", B=f"line: Bea; hand: B1 defense 9 {always}, B2 defense 9")
    table.play("A", "A1")
    table.play("B", "B1")
    assert table.has("Bea") == []
    table.resolve()
    assert table.has("Bea") == ["Root 1"] and ("cancelled", "B1") in table.told("cancelled")
    assert table["Bea"].hp == 94 and "clash" in table.kinds() and table.B.discard == ["B1"]


# -- Power -----------------------------------------------------------------------------------------


@rule("uni.power.1")
def test_a_range_runs_from_its_least_to_its_most() -> None:
    import pytest

    from quadriga.games.game import Unreadable

    def character(power: str) -> dict[str, object]:
        card = {"slot": "1", "name": "Jab", "cost": "1 Energy", "power": power, "types": ["Basic", "Attack"]}
        card |= {"target": "1 Enemy", "speed": "Normal", "effect": ["Deal Power damage."]}
        return tidy({"id": "x", "name": "X", "version": "", "cards": [card]})

    lay_out([[character("8-12")]])
    for wrong in ("12-8", "-", "about 9"):
        with pytest.raises(Unreadable):
            lay_out([[character(wrong)]])


@rule("uni.power.2", "uni.power.8")
def test_power_is_rolled_at_use_and_anew_each_time(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: A1 attack 1-90", B='line: Bea; hand: B1 defense 1-9 "Gain Power Shield.|Reuse.", B2 special'
    )
    table.play("A", "A1")
    assert "roll" not in table.kinds()
    table.play("B", "B1")
    table.resolve()
    order = [e.kind for e in table.state.log if e.kind in ("roll", "shield", "damage")]
    assert order == ["roll", "shield", "roll", "damage", "roll", "shield"]  # B1 is Reused and used once more


@rule("uni.power.3", "uni.house.roll.1")
def test_every_value_of_the_range_is_about_equally_likely(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 9-14", B="line: Bea")
    g = table.g
    g.recording = False  # three thousand rolls are more than one answer may tell
    c = table.find("A1")
    found = Counter(roll(g, c, card(g, c), 0, "uni.power.2") for _ in range(3000))
    assert sorted(found) == [9, 10, 11, 12, 13, 14] and min(found.values()) > 400


@rule("uni.power.4", "uni.power.5")
def test_the_roll_feeds_only_damage_shield_and_healing(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: A1 attack 9 "Deal Power damage.|Inflict 2 Root.", A2 special "Draw 2."', B="line: Bea"
    )
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 91 and table.has("Bea") == ["Root 2"]
    hand = len(table.A.hand)
    table.play("A", "A2")
    table.resolve()
    assert len(table.A.hand) == hand + 1


@rule("uni.power.6")
def test_costs_and_requirements_are_not_rolled(table: Arena) -> None:
    table.card("Bea", **page(has=["Root 3"]))
    text = '"Can only be used if the target has 3+ Root.|Deal Power damage."'
    for power in ("8", "12"):
        t = Arena()
        t.card("Bea", **page(has=["Root 3"]))
        t.place(A=f"line: Ava; hand: A1 attack {power} for 2 {text}", B="line: Bea, Bob")
        t.play("A", "A1")
        assert t["A1"].target == "Bea" and t.A.energy == 3


@rule("uni.power.7", "uni.type.special.1")
def test_specials_never_roll(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 special "Gain 1 Root."', B="line: Bea")
    before = table.state.chance.a, table.state.chance.d
    table.play("A", "A1")
    table.resolve()
    assert "roll" not in table.kinds() and before == (table.state.chance.a, table.state.chance.d)


@rule("uni.power.9", "uni.text.damage.2")
def test_each_hit_of_a_multihit_card_rolls(table: Arena) -> None:
    text = '"Deal Power / 3 damage 3 times." {types: [Multihit]}'
    table.place(A=f"line: Ava; hand: A1 attack 10-14 {text}", B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert len(table.numbers("roll")) == 3
    assert table.numbers("damage") == [n // 3 for n in table.numbers("roll")]


@rule("uni.power.10", "uni.term.round.1")
def test_fractions_are_rounded_down_at_once(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: A1 attack 9 "Deal Power / 2 damage.", A2 attack 11 "Deal Power / 4 damage."', B="line: Bea"
    )
    for name in ("A1", "A2"):
        table.play("A", name)
        table.resolve()
    assert table.numbers("damage") == [4, 2]


@rule("uni.power.11")
def test_power_never_falls_below_zero_and_zero_still_hits(table: Arena) -> None:
    table.card("Ava", **page(has=["Weak 10/2", "Bleed 1/1"]))
    table.place(A="line: Ava; hand: A1 attack 8-12", B="line: Bea")
    assert table["A1"].power == "0-0"
    table.play("A", "A1")
    table.resolve()
    assert table["Bea"].hp == 100 and "hit" in table.kinds()


@rule("uni.house.roll.2")
def test_other_percents_join_the_sum_before_rounding(table: Arena) -> None:
    lines = ["Type: Unique.", "Max Value: 9.", "Effect: Increase Attack and Defense Power by 5% times Value."]
    table.card("Ava", **page(statuses={"Zeal": lines}, has=["Strength 1/1", "Zeal 2"]))
    table.place(A="line: Ava; hand: A1 attack 10-14, A2 attack 20-20", B="line: Bea")
    assert table["A1"].power == "12-16" and table["A2"].power == "24-24"

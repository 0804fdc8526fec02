"""What the lines of a character's own statuses do, and texts that find nothing to work on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages import characters
from quadriga.games.universal_arena.pages import files as pages
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page, using

SHELL = {"Shell": ["Type: Unique.", "Max Stack: 3.", "Resist 4 (Blunt).", "Weakness 2 (Pierce).", "Immune (Electric)."]}


@rule("uni.damage.2", "uni.kw.immune.1")
@pytest.mark.parametrize(("types", "lost"), [("Blunt", 6), ("Pierce", 12), ("Slash", 10), ("Electric", 0)])
def test_a_status_changes_damage_as_an_innate_does(types: str, lost: int) -> None:
    for has, expected in (([], 10), (["Shell 1"], lost)):
        table = Arena()
        table.card("Bea", **page(statuses=SHELL, has=has))
        table.place(A=f"line: Ava; hand: A1 attack 10 {{types: [{types}]}}", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table["Bea"].hp == 100 - expected


@rule("uni.status.17")
def test_a_trigger_line_of_a_status_works_while_the_status_is_there(table: Arena) -> None:
    own = {"Rhythm": ["Type: Unique.", "Max Stack: 3.", "Each time this character hits with an Attack, gain 1 Root."]}
    for has, found in (([], []), (["Rhythm 2"], ["Rhythm 2", "Root 1"])):
        table = Arena()
        table.card("Ava", **page(statuses=own, has=has))
        table.place(A="line: Ava, Abe; hand: A1 attack 3, A2 attack 3 of Abe", B="line: Bea")
        for name in ("A1", "A2"):  # Abe's hit is none of hers
            table.play("A", name)
            table.resolve()
        assert table.has("Ava") == found


@rule("uni.status.17", "uni.innate.4")
def test_a_trigger_line_of_a_status_may_ask_for_another_status(table: Arena) -> None:
    own = {"Grudge": ["Type: Unique.", "Max Stack: 9.", "Whenever this character gains X Root, gain X Seal."]}
    table.card("Ava", **page(statuses=own, has=["Grudge 1"]))
    table.place(A='line: Ava; hand: A1 special "Gain 2 Root.|Gain 1 Stagger."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Grudge 1", "Root 2", "Seal 2", "Stagger 1"]


@rule("uni.status.10")
def test_at_turn_end_what_gains_comes_after_what_is_reduced(table: Arena) -> None:
    own = {"Dread": ["Type: Unique.", "Max Stack: 3.", "Turn End: Gain 2 Root."]}
    table.card("Ava", **page(statuses=own, has=["Dread 1", "Root 1"]))
    table.place(A="line: Ava", B="line: Bea")
    table.end_the_turn()
    # Root falls to 0 and is gained again before the emptied statuses go.
    assert table.has("Ava") == ["Dread 1", "Root 2"] and "expired" not in table.kinds()


@rule("uni.status.14")
def test_a_status_may_end_itself_at_turn_end(table: Arena) -> None:
    own = {"Spark": ["Type: Unique.", "Max Stack: 3.", "Turn End: Expires.", "When this expires: Gain 1 Root."]}
    table.card("Ava", **page(statuses=own, has=["Spark 3"]))
    table.place(A="line: Ava", B="line: Bea")
    table.end_the_turn()
    assert table.has("Ava") == ["Root 1"] and ("expired", "Ava") in table.told("expired")


@rule("uni.status.5")
def test_a_count_alone_is_added_only_to_what_is_there() -> None:
    assert using("Gain +2 Weak Count.").has("Ava") == []
    assert using("Gain +2 Weak Count.", "Weak 1/1").has("Ava") == ["Weak 1/3"]
    assert using("Gain +2 Root Count.").has("Ava") == ["Root 2"]  # one number is both (uni.house.status.1)


@rule("uni.house.energy.1")
@pytest.mark.parametrize(("lost", "left"), [(2, 2), (9, 0)])
def test_lost_energy_stops_at_none(lost: int, left: int) -> None:
    table = using(f"Lose {lost} Energy.", target="Self")
    assert table.A.energy == left and table.B.energy == 5
    assert table.numbers("energy lost") == [4 - left]


@rule("uni.term.spend.2")
def test_may_spend_offers_nothing_below_the_least_but_none(table: Arena) -> None:
    charge = {"Charge": ["Type: Unique.", "Max Value: 5."]}
    text = '"You may spend X Charge (2-4). If you do, inflict X Root." {target: 1 Enemy}'
    for has, options in ((1, []), (3, ["0", "2", "3"]), (5, ["0", "2", "3", "4"])):
        table = Arena()
        table.card("Ava", **page(statuses=charge, has=[f"Charge {has}"]))
        table.place(A=f"line: Ava; hand: A1 special {text}", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        if options:
            assert table.A.options() == options
            table.A.answers("2")
        assert table.has("Bea") == (["Root 2"] if options else [])
        assert table.has("Ava") == [f"Charge {has - 2 if options else has}"]


@rule("uni.text.powerx.1")
def test_power_may_be_x_alone(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 attack for X {power: "3-3 times X"}', B="line: Bea")
    assert table["A1"].power == "0-0"
    table.play("A", "A1", x=4)
    table.resolve()
    assert table["Bea"].hp == 88 and table.A.energy == 1


@rule("uni.power.7")
def test_a_special_never_rolls(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 special "Deal Power damage." {target: 1 Enemy}', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.numbers("roll") == [] and table.numbers("damage") == [0] and table["Bea"].hp == 100


@rule("uni.text.heal.1", "uni.power.9")
def test_healing_beside_several_hits_takes_the_last_roll_and_on_hit_each_ones_own(table: Arena) -> None:
    many = "Deal Power / 2 damage 3 times."
    for text, all_of in ((f"{many}|Heal for Power / 2 HP.", False), (f"{many}|On Hit: Heal for Power / 2 HP.", True)):
        table = Arena()
        table.card("Ava", **page(**{"standing at": 10}))
        table.place(A=f'line: Ava; hand: A1 attack 10-30 "{text}" {{types: [Multihit]}}', B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        rolled = table.numbers("roll")
        assert len(set(rolled)) == 3  # so that it makes a difference
        assert table.numbers("damage") == [r // 2 for r in rolled]
        assert table.numbers("heal") == [r // 2 for r in (rolled if all_of else rolled[-1:])]


def test_a_line_that_cannot_stand_there_is_named() -> None:
    bad = pages.tidy(
        {"id": "x", "name": "Xan", "version": "", "cards": [], "statuses": [{"name": "Odd", "lines": ["Retain."]}]}
    )
    with pytest.raises(Unreadable, match=r"Xan: Odd.*cannot be carried out here"):
        characters.lay_out([[bad]])


@pytest.mark.parametrize("key", ["character", "characters", ""])
def test_character_files_may_be_lists_or_tables(key: str, tmp_path: Path) -> None:
    one = {"id": "x", "name": "Xan", "version": "I", "cards": []}
    file = tmp_path / "more.json"
    file.write_text(json.dumps({key: [one]} if key else [one]), encoding="utf-8")
    [read] = pages.load_file(file)
    assert (read["name"], read["hp"], read["statuses"], read["innates"]) == ("Xan", 100, [], [])

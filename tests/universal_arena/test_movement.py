"""Movement Round, and moving characters by cards."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

LINES = {"A": "line: Xia, Yan, Zoe", "B": "line: Uli, Vic, Wim"}


@rule("uni.move.2")
def test_initiative_moves_first(table: Arena) -> None:
    table.place(**LINES, phase="movement", turn="B")
    assert table.waiting_for == "B movement"


@rule("uni.move.3")
def test_a_swap_costs_one_energy(table: Arena) -> None:
    table.place(**LINES, phase="movement")
    assert table.A.options() == ["Swap Xia and Yan", "Swap Yan and Zoe", "Pass"]
    table.A.swaps("Yan", "Zoe")
    assert table.line("A") == ["Xia", "Zoe", "Yan"] and table.A.energy == 4
    table.passes()
    table.A.swaps("Xia", "Zoe")
    table.passes()
    assert table.A.options() == ["Swap Zoe and Xia", "Swap Xia and Yan", "Pass"]


@rule("uni.move.4")
def test_without_energy_there_is_only_the_pass(table: Arena) -> None:
    table.place(A=LINES["A"] + "; energy: 0", B=LINES["B"], phase="movement")
    assert table.A.options() == ["Pass"]
    refusal = table.A.refusal("swap", "Xia")
    assert refusal is not None and refusal.rule == "uni.move.4"


@rule("uni.move.5", "uni.move.6")
def test_a_swap_is_no_card_play_and_gives_no_meter(table: Arena) -> None:
    table.card("Xia", **page(has=["Bleed 2/3"]))
    table.place(**LINES, phase="movement")
    table.A.swaps("Yan", "Zoe")
    table.passes()
    table.A.swaps("Yan", "Zoe")
    assert table["Xia"].hp == 100 and table.A.meter == 0 and table.A.energy == 3


@rule("uni.move.7", "uni.move.8")
def test_swapping_a_rooted_character_fails_and_still_costs(table: Arena) -> None:
    table.card("Yan", **page(has=["Root 1"]))
    table.place(**LINES, phase="movement")
    table.A.swaps("Xia", "Yan")
    assert table.line("A") == ["Xia", "Yan", "Zoe"] and table.A.energy == 4 and table.waiting_for == "B movement"


@rule("uni.move.9", "uni.move.10")
def test_priority_alternates_until_two_passes_in_a_row(table: Arena) -> None:
    table.place(**LINES, phase="movement")
    table.passes()
    assert table.waiting_for == "B movement"
    table.B.swaps("Uli", "Vic")
    assert table.waiting_for == "A movement"
    table.passes()
    assert table.waiting_for == "B movement"
    table.passes()
    assert table.waiting_for == "A open"


@rule("uni.move.11", "uni.kw.swap.1", "uni.st.root.1")
def test_root_stops_a_swap_by_card_but_not_the_rest_of_it(table: Arena) -> None:
    for rooted, line in (([], ["Zoe", "Yan", "Xia"]), (["Root 1"], ["Xia", "Yan", "Zoe"])):
        table = Arena()
        table.card("Zoe", **page(has=rooted))
        text = '"Swap with the target.|Gain 1 Energy."'
        table.place(A=LINES["A"] + f"; hand: Trade special of Xia {text} {{target: Another Ally}}", B=LINES["B"])
        table.play("A", "Trade", at="Zoe")
        table.resolve()
        assert table.line("A") == line and table.A.energy == 5


@rule("uni.kw.push.1")
def test_push_goes_away_from_the_source_and_stops_at_the_edge(table: Arena) -> None:
    for n in (1, 5):
        table = Arena()
        table.place(A=LINES["A"] + f'; hand: Shove attack 1 of Xia "Deal Power damage.|Push {n}."', B=LINES["B"])
        table.play("A", "Shove", at="Vic")
        table.resolve()
        assert table.line("B") == ["Uli", "Wim", "Vic"]


@rule("uni.house.push.1")
def test_in_the_same_column_the_pusher_names_the_side(table: Arena) -> None:
    for side, line in (("Left", ["Vic", "Uli", "Wim"]), ("Right", ["Uli", "Wim", "Vic"])):
        table = Arena()
        table.place(A=LINES["A"] + '; hand: Shove attack 1 of Yan "Push 1."', B=LINES["B"])
        table.play("A", "Shove", at="Vic")
        table.passes()
        table.passes()
        assert table.waiting_for == "A direction" and table.A.options() == ["Left", "Right"]
        table.A.answers(side)
        assert table.line("B") == line


@rule("uni.kw.pull.1")
def test_pull_goes_towards_the_source_and_stops_there(table: Arena) -> None:
    for n, line in ((1, ["Uli", "Wim", "Vic"]), (5, ["Wim", "Uli", "Vic"])):
        table = Arena()
        table.place(A=LINES["A"] + f'; hand: Hook attack 1 of Xia "Pull {n}."', B=LINES["B"])
        table.play("A", "Hook", at="Wim")
        table.resolve()
        assert table.line("B") == line


@rule("uni.house.char.3")
def test_a_defeat_leaves_a_gap_that_pull_may_enter(table: Arena) -> None:
    table.card("Vic", **page(has=["Weak 2/3", "Root 1"], shield=2, **{"standing at": 5}))
    table.place(
        A='line: Xia, Yan, Zoe; hand: Kill attack 9 of Xia, Hook attack 1 of Xia "Pull 1."',
        B="line: Uli, Vic, Wim",
    )
    table.play("A", "Kill", at="Vic")
    table.resolve()
    assert table.line("B") == ["Uli", "-", "Wim"] and table.has("Vic") == [] and table["Vic"].shield == 0
    assert table.g.num[4] == [0] * len(table.g.num[4]) and table.g.cnt[4] == [0] * len(table.g.cnt[4])
    table.play("A", "Hook", at="Wim")
    table.resolve()
    assert table.line("B") == ["Uli", "Wim", "-"]


def test_no_swap_across_a_gap(table: Arena) -> None:
    table.place(A="line: Xia, Yan 0, Zoe", B="line: Uli", phase="movement")
    table.g.line[1] = -1
    table.g.column[1] = -1
    from quadriga.games.universal_arena.chapters.movement import swaps

    assert swaps(table.g, 0) == []

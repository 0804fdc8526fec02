"""Start Phase, and the turn around it."""

from __future__ import annotations

import quadriga
from quadriga.games.union_arena.chapters.table import HAND
from quadriga.games.union_arena.chapters.table import table as field
from quadriga.kernel.decisions import DONE, NO, option
from quadriga.kernel.state import answer
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

GAME = quadriga.load("union-arena")


def skip_turns(first: int = 0, seed: int = 4) -> list[tuple[int, int, int, int]]:
    """A game in which nobody does anything: (active, own turn, AP, hand) when each turn's extra draw is offered."""
    g = field(GAME.new(list(GAME.decks().values())[:2], seed=seed, options={"first": first}))
    seen: list[tuple[int, int, int, int]] = []
    while g.decision is not None and g.turn < 12:
        if g.decision.kind == "extra draw":
            seen.append((g.active, g.own_turn[g.active], g.ap[g.active], len(g.pile(g.active, HAND))))
        passing = [option(NO), option(DONE)]
        index = next((i for i, o in enumerate(g.decision.options) if o in passing), 0)
        answer(g, index)
    return seen


@rule("ua.start.5", "ua.start.6", "ua.start.8")
def test_player_one_has_one_two_three_ap() -> None:
    assert [ap for active, own, ap, _ in skip_turns() if active == 0][:5] == [1, 2, 3, 3, 3]


@rule("ua.start.7", "ua.start.9")
def test_player_two_has_two_two_three_ap_at_once_active() -> None:
    assert [ap for active, own, ap, _ in skip_turns() if active == 1][:5] == [2, 2, 3, 3, 3]
    g = field(GAME.new(list(GAME.decks().values())[:2], seed=4, options={"first": 1}))
    for _ in range(2):
        assert g.decision is not None
        answer(g, g.decision.options.index(option(NO)))
    assert list(g.ap_active) == [0, 1]


@rule("ua.start.10", "ua.start.11")
def test_player_one_skips_the_first_draw_only() -> None:
    hands = {(active, own): hand for active, own, _, hand in skip_turns()}
    assert hands[0, 1] == 7 and hands[1, 1] == 8 and hands[0, 2] == 8


@rule("ua.start.12", "ua.start.13")
def test_the_extra_draw_costs_one_ap_once(table: Table) -> None:
    table.place(A="deck: Feather 1000, Reed 1000, 5; ap: 3/3", B="", turn="B", phase="end")
    table.place(A="deck: Feather 1000, Reed 1000, 5; ap: 3/3", turn="A", phase="start")
    assert table.waiting_for == "A extra draw"
    hand = len(table.A.hand)
    table.A.answers("yes")
    assert len(table.A.hand) == hand + 1 and table.A.ap == 2
    assert table.waiting_for != "A extra draw"


@rule("ua.start.12")
def test_declining_the_extra_draw_costs_nothing(table: Table) -> None:
    table.place(A="deck: 5; ap: 3/3", turn="A", phase="start")
    hand = len(table.A.hand)
    table.A.answers("no")
    assert len(table.A.hand) == hand and table.A.ap == 3


@rule("ua.start.1", "ua.turn.1")
def test_the_phases_and_steps_come_in_order(table: Table) -> None:
    table.place(A="front: Ram 2000 resting; deck: 5; ap: 0/3", phase="start")
    table.A.answers("no")
    table.A.ends_turn()
    kinds = [e.kind for e in table.state.log]
    order = ["ready", "ready AP", "move", "phase movement", "phase main", "phase attack", "phase end"]
    places = [kinds.index(k) for k in order]
    assert places == sorted(places)


@rule("ua.start.2", "ua.start.18")
def test_effects_until_your_next_turn_end_before_readying(table: Table) -> None:
    table.card("Grow", type="event", text="Choose up to one character on your field. It gains 1000 BP until the start of your next turn.")
    table.place(A="front: Ram 2000; hand: Grow; ap: 3/3; deck: 9", B="deck: 9")
    table.A.uses("Grow")
    table.A.chooses("Ram")
    table.A.ends_turn()
    assert table.turn == "B" and table["Ram"].bp == 3000
    table.B.ends_turn()
    assert table.turn == "A" and table["Ram"].bp == 2000


@rule("ua.start.3", "ua.start.4")
def test_only_the_turn_players_cards_are_readied(table: Table) -> None:
    table.place(
        A="front: Ram 2000 resting; energy: Pier {type: site} resting; ap: 0/3; deck: 5",
        B="front: Wall 3000 resting; deck: 5; ap: 0/3",
        phase="start",
    )
    assert not table["Ram"].resting and not table["Pier"].resting and table.A.ap == 3
    assert table["Wall"].resting and table.B.ap == 0


@rule("ua.start.19")
def test_more_ap_cards_than_the_table_stay(table: Table) -> None:
    table.place(A="ap: 3/3; own turn: 1; deck: 5", phase="start")
    assert table.A.ap == 3


@rule("ua.turn.2")
def test_turns_go_back_and_forth(table: Table) -> None:
    table.place(A="deck: 9", B="deck: 9")
    before = field(table.state).own_turn[1]
    table.A.ends_turn()
    assert table.turn == "B" and field(table.state).own_turn[1] == before + 1


@rule("ua.state.1", "ua.state.2")
def test_active_or_resting_and_resting_cards_neither_attack_nor_block(table: Table) -> None:
    table.place(A="front: Ram 3000, Ewe 1000 resting", B="front: Wall 4000 resting", phase="attack")
    assert table["Ram"].resting is False and table["Ewe"].resting is True
    assert not table.A.can("attack with Ewe")
    refusal = table.A.refusal("attack", "Ewe")
    assert refusal is not None and refusal.rule == "ua.state.2"
    table.A.attacks("Ram")
    assert table.B.life == 6


@rule("ua.state.3")
def test_cards_enter_resting_in_every_way_of_playing(table: Table) -> None:
    table.card("Caller", type="event", text="Play up to one character card with 2 or less required energy and 1 AP cost from your hand set to resting onto your field.")
    table.place(A="hand: Ram 2000, Ewe 1000, Pier {type: site}, Caller; ap: 3/3")
    table.A.plays("Ram", "front line")
    table.A.plays("Pier")
    table.A.uses("Caller")
    table.A.chooses("Ewe")
    if table.waiting_for == "A line":
        table.A.answers("front line")
    assert table["Ram"].resting and table["Pier"].resting and table["Ewe"].resting


@rule("ua.state.4")
def test_attacking_and_blocking_rest_the_character(table: Table) -> None:
    table.place(A="front: Ram 2000", B="front: Wall 3000", phase="attack")
    table.A.attacks("Ram")
    assert table["Ram"].resting
    table.B.blocks("Wall")
    assert table["Wall"].resting




@rule("ua.start.17")
def test_texts_make_the_extra_draw_free_or_ask_whether_it_was_taken(table: Table) -> None:
    table.card("Well", bp=1000, text="(If on the Front Line) Your extra draw costs no AP.")
    table.card("Eager", bp=1000, text="If you have taken your extra draw this turn, this character gains 500 BP.")
    for taken in (True, False):
        table.place(A="front: Well, Eager; deck: 5; ap: 3/3", B="deck: 9", phase="start")
        table.A.answers("yes" if taken else "no")
        assert table.A.ap == 3 and len(table.A.hand) == (2 if taken else 1)
        assert table["Eager"].bp == (1500 if taken else 1000)
    table.place(A="energy: Well; deck: 5; ap: 3/3", phase="start")
    table.A.answers("yes")
    assert table.A.ap == 2

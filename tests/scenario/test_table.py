"""The table of the tests: boards in a line, players' words, outcomes."""

from __future__ import annotations

import pytest

import quadriga
from quadriga import games, replay
from quadriga.games.boards import BadBoard
from quadriga.kernel.chance import seeded
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import BadWords, Table


@rule("ua.kw.nullify-impact.1", "ua.battle.6")
def test_nullify_impact_outlives_its_blocker(table: Table) -> None:
    table.place(A="front: Ram 4000 [Impact (1)]", B="front: Wall 3000 [Nullify Impact]; life: 7")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.B.sideline == ["Wall"] and table.B.life == 7


@rule("ua.kw.impact.1")
def test_impact_deals_damage_after_a_won_battle(table: Table) -> None:
    table.place(A="front: Ram 4000 [Impact (1)]", B="front: Wall 3000")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.B.sideline == ["Wall", "Blank"] and table.B.life == 6


# -- words ------------------------------------------------------------------------------------


def test_words_that_fit_nothing_say_what_is_asked(table: Table) -> None:
    table.place(A="front: Ram 4000", B="front: Wall 3000")
    with pytest.raises(BadWords, match="A is asked 'main'"):
        table.B.blocks("Wall")


def test_words_that_fit_several_options_are_refused(table: Table) -> None:
    table.place(A="front: Ram 4000", B="front: Wall 3000, Wall resting, Gate 2000")
    table.A.attacks("Ram")
    with pytest.raises(BadWords, match="several"):
        table.B.answers("block")
    table.B.answers("block with Wall")
    assert table.B.sideline == ["Wall"]


def test_cards_that_nobody_can_tell_apart_need_no_number(table: Table) -> None:
    table.place(A="front: Ram 4000", B="front: 2x Wall 3000")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.B.front == ["Wall"]


def test_equal_cards_are_told_apart_by_their_number(table: Table) -> None:
    table.place(A="front: Ram 4000, Ram resting")
    with pytest.raises(BadWords, match="isn't possible"):
        table.A.attacks("Ram#2")
    table.A.attacks("Ram#1")
    assert table.B.life == 6


def test_denying_is_never_meant_by_words_that_do_not_deny(table: Table) -> None:
    table.place(A="front: Ram 4000", B="front: Wall 3000")
    table.A.attacks("Ram")
    assert [o.label for o in table.matching(1, "block")] == ["Block with Wall (3000 BP)"]
    table.B.does_not_block()
    assert table.B.life == 6 and table.B.front == ["Wall"]


def test_a_card_is_named_by_its_label_even_if_others_have_that_printed_name(table: Table) -> None:
    table.card("Elder", name="Squire", bp=4000, raid="Squire")
    table.place(A="front: Squire 1500 resting; hand: Elder")
    table.A.raids("Elder", "Squire")
    assert table.A.front == ["Elder"] and table["Elder"].beneath == ["Squire"]
    assert table["Elder"].raided and not table["Elder"].resting


def test_phases_are_passed_only_to_what_was_said(table: Table) -> None:
    table.place(A="front: Ram 4000", phase="start")
    with pytest.raises(BadWords):
        table.A.plays("Ram")
    assert table.waiting_for == "A extra draw"
    table.A.attacks("Ram")
    assert table.phase == "attack" and table.A.hand == ["Blank"]


def test_the_other_players_phases_are_not_passed(table: Table) -> None:
    table.place(B="hand: Page 1000")
    with pytest.raises(BadWords):
        table.B.plays("Page")
    table.A.ends_turn()
    table.B.plays("Page")
    assert table.B.front == ["Page"] and table.turn == "B"


def test_playing_without_a_line_means_the_front_line(table: Table) -> None:
    table.place(A="hand: 2x Page 1000")
    table.A.plays("Page")
    table.A.plays("Page", "energy line")
    assert table.A.front == ["Page"] and table.A.energy == ["Page"] and table.A.ap == 1


def test_life_cards_are_asked_for_only_on_demand(table: Table) -> None:
    table.place(A="front: Ram 4000", B="life: Ash 1000, Birch 1000, Cedar 1000", ask="life")
    table.A.attacks("Ram")
    table.A.answers("take life 2")
    assert table.B.sideline == ["Birch"] and table.B.cards_in("life") == ["Ash", "Cedar"]


def test_refusals_cite_their_rule(table: Table) -> None:
    table.place(A="hand: Giant 5000 {energy: 4}; energy: 2 red")
    refusal = table.A.refusal("play", "Giant")
    assert refusal is not None and refusal.rule == "ua.card.energy.1"
    assert not table.A.can("play Giant") and table.A.options() == ["End the main phase"]


# -- boards -----------------------------------------------------------------------------------


def test_everything_on_a_board_is_where_it_was_put(table: Table) -> None:
    table.place(
        A="front: Ram 4000 resting over Lamb 1000 over face-down Pearl 1000; energy: 3 red;"
        "deck: Top 1000, Low 1000; ap: 1/2",
        B="sideline: Ash 1000; removal: Birch 1000; hand: 2; life: 3",
        turn="B",
        phase="attack",
        first="B",
    )
    assert table["Ram"].beneath == ["Lamb", "Pearl"] and table["Pearl"].face_down and table["Ram"].resting
    assert table.A.deck == ["Top", "Low"] and table.A.ap == 1 and table.A.generated == {"red": 3}
    assert table.B.sideline == ["Ash"] and table.B.removal == ["Birch"] and len(table.B.hand) == 2
    assert table.B.life == 3 and table.A.life == 7
    assert table.turn == "B" and table.phase == "attack"


def test_effects_may_lie_on_a_card_from_the_start(table: Table) -> None:
    locked = {"card": "Guard 2000", "resting": True, "locked": "next"}
    table.place(A={"front": [{"card": "Ram 4000", "gains": 2000}, locked]})
    assert table["Ram"].bp == 6000
    table.A.ends_turn()
    assert table["Ram"].bp == 4000 and table["Guard"].resting


def test_cards_of_the_sets_are_named_by_number(table: Table) -> None:
    table.place(A="front: QDR-1-001")
    assert table.A.front == ["QDR-1-001"] and table["Oilcan Wenn"].bp == 1500


def test_random_cards_depend_on_the_seed_alone() -> None:
    hands = []
    for seed in (1, 1, 2):
        table = Table()
        table.place(A="hand: 5 random", seed=seed)
        hands.append(table.A.hand)
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ({"A": "frnt: Ram 4000"}, "no zone 'frnt'"),
        ({"A": "front: 3 red"}, "isn't a character"),
        ({"A": "hand: Ram 4000 resting"}, "only field cards"),
        ({"A": "front: Ram 4000, Ram 5000"}, "already a card"),
        ({"A": "ap: 4/3"}, "can't be active"),
        ({"A": "ap: many"}, "AP is written"),
        ({"phase": "lunch"}, "no phase 'lunch'"),
        ({"turn": "C"}, "isn't a player"),
        ({"weather": "fine"}, "no weather"),
        ({"A": "front: Bellwarden Imre"}, "Several cards"),
        ({"A": {"front": {"card": "Ram 4000", "wings": 2}}}, "'wings' is none of"),
        ({"A": {"front": {"card": "Ram 4000", "locked": "in"}}}, "locked for 'in'"),
    ],
)
def test_a_board_that_cannot_be_laid_out_says_why(table: Table, board: dict[str, object], told: str) -> None:
    with pytest.raises(BadBoard, match=told):
        table.place(**board)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_option_is_meant_by_its_own_label(name: str) -> None:
    """At every third decision of two random games: the words of a label find the option they belong to."""
    game = quadriga.load(name)
    first, second, *_ = game.decks().values()
    asked = 0
    for seed in (5, 6):
        table = Table(game)
        table.watch(replay.Session(game, game.new((first, second), seed)))
        chance = seeded(seed)
        while (decision := table.decision) is not None:
            for option in table.options() if table.state.decisions % 3 == 0 else []:
                found = table.matching(decision.player, option.label)
                assert any(o.index == option.index or o.alike == option.alike for o in found), option.label
                asked += 1
            table.session.answer(chance.below(len(decision.options)))
    assert asked > 20


def test_an_option_may_have_a_no_in_its_text_and_is_still_meant() -> None:
    """A "no" in a card's name or text is not a refusal, and does not make its option one."""
    table = Table("guardians-arena")
    spell = 'Spell of No Return "Play at any time. You gain 1 Power Stone."'
    wolf = "space right: Wolf 5 over Shield b"
    table.place(A=f"space left: Ram 6 over Shield a; storage: {spell}", B=wolf, phase="combat")
    before = table.A.stones
    table.A.plays("Spell of No Return")
    assert table.A.stones == before + 1

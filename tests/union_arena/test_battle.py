"""Battles and Impact."""

from __future__ import annotations

import pytest

from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


def fight(table: Table, attacker: str, blocker: str) -> None:
    table.A.attacks(attacker)
    table.B.blocks(blocker)


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.state.log]


@rule("ua.battle.1", "ua.battle.2")
def test_present_bp_is_compared_once_and_stays_as_it_was(table: Table) -> None:
    table.card("Ram", bp=2500, text="[Double Attack]\n[When Attacking] [Once Per Turn] This character gains 1000 BP until the end of the turn.")
    table.place(A="front: Ram", B="front: Wall 3500, Fort 3500", phase="attack")
    table.A.attacks("Ram")
    table.A.answers("Double Attack of Ram")
    table.B.blocks("Wall")
    assert table.B.sideline == ["Wall"] and table["Ram"].bp == 3500, "3500 against 3500: the attacker wins"
    fight(table, "Ram", "Fort")
    assert table.B.sideline == ["Wall", "Fort"] and table["Ram"].bp == 3500


@rule("ua.battle.4", "ua.sideline.1")
def test_the_loser_is_sidelined_before_the_winners_abilities(table: Table) -> None:
    table.card("Ram", bp=3000, text="When this character attacks and wins a battle, draw a card.")
    table.card("Wall", bp=1000, text="[When Sidelined] Draw a card.")
    table.place(A="front: Ram; deck: P 1000, 5", B="front: Wall; deck: Q 1000, 5", phase="attack")
    fight(table, "Ram", "Wall")
    moves = [str(event["text"]) for event in table.game.events(table.state, 0) if event["kind"] == "move"]
    assert len(moves) == 3 and "Wall is sidelined" in moves[0] and "Player B" in moves[1] and "You draw P" in moves[2]


@rule("ua.battle.7")
def test_less_bp_loses_and_impact_stays_silent(table: Table) -> None:
    table.place(A="front: Ram 2500 [Impact (1)]", B="front: Wall 3000", phase="attack")
    fight(table, "Ram", "Wall")
    assert table.B.front == ["Wall"] and table.A.front == ["Ram"] and table.B.life == 7
    assert [event.rule for event in table.state.log if event.kind == "battle"] == ["ua.battle.7"]


@rule("ua.battle.8", "ua.battle.9")
def test_the_attackers_losing_abilities_come_before_the_defenders_winning_ones(table: Table) -> None:
    table.card("Ram", bp=1000, text="When this character attacks and loses a battle, return it to your hand.")
    table.card("Wall", bp=3000, text="When this character wins a battle, draw a card.")
    table.place(A="front: Ram", B="front: Wall; deck: Q 1000, 5", phase="attack")
    fight(table, "Ram", "Wall")
    assert table.A.hand == ["Ram"] and table.B.hand == ["Q"]
    moved = [table.label(slot_of(event.obj)) for event in table.state.log if event.kind == "move"]
    assert moved == ["Ram", "Q"]


@rule("ua.battle.11", "ua.battle.12")
def test_the_end_of_the_battle_comes_after_impact_and_before_its_effects_stop(table: Table) -> None:
    table.card("Ram", bp=3000, text="[Impact (1)]\n[When Attacking] This character gains 1000 BP until the end of the battle.\nAt the end of the battle, if this character has 4000 or more BP, draw a card.")
    table.place(A="front: Ram; deck: P 1000, 5", B="front: Wall 1000; life: 6, Quill 1000 {trigger: draw}", phase="attack", ask="life")
    fight(table, "Ram", "Wall")
    table.A.answers("life card 7")
    assert table.waiting_for == "B trigger" and table.A.hand == []
    table.B.answers("use the draw trigger of Quill")
    assert table.A.hand == ["P"] and table["Ram"].bp == 3000


@rule("ua.battle.12")
def test_effects_of_a_battle_that_never_came_end_with_the_attack(table: Table) -> None:
    table.card("Wall", bp=1000, text="[When Blocking] This character gains 2000 BP until the end of the battle. Choose up to one attacking character on your opponent's front line and return it to their hand.")
    table.place(A="front: Ram 2000, Ewe 2000", B="front: Wall", phase="attack")
    fight(table, "Ram", "Wall")
    table.B.chooses("Ram")
    assert table.A.hand == ["Ram"] and "battle" not in kinds(table)
    assert table["Wall"].bp == 1000


@rule("ua.battle.14")
def test_damage_to_the_player_is_no_win(table: Table) -> None:
    table.card("Ram", bp=3000, text="When this character attacks and wins a battle, draw a card.")
    table.place(A="front: Ram", phase="attack")
    table.A.attacks("Ram")
    assert table.A.hand == [] and table.B.life == 6
    table.place(A="front: Ram", B="front: Wall 3000", phase="attack")
    fight(table, "Ram", "Wall")
    assert len(table.A.hand) == 1 and table.B.life == 7


@rule("ua.battle.15")
def test_the_losers_abilities_come_before_impact(table: Table) -> None:
    table.card("Wall", bp=1000, text="[When Sidelined] If this character is sidelined due to losing a battle, draw a card.")
    for beside in ("", "Pad 1000, "):
        table.place(A="front: Ram 3000 [Impact (1)]", B=f"front: {beside}Wall; deck: Q 1000, 5", phase="attack", ask="life")
        fight(table, "Ram", "Wall")
        assert table.waiting_for == "A life" and table.B.hand == ["Q"]
    table.card("Kill", type="event", text="Choose one character on your opponent's front line and sideline it.")
    table.place(A="hand: Kill; ap: 3/3", B="front: Wall; deck: Q 1000, 5")
    table.A.uses("Kill")
    assert table.B.sideline == ["Wall"] and table.B.hand == [], "no battle was lost"


@rule("ua.kw.impact.4", "ua.kw.impact-plus.4", "ua.kw.impact-plus.1")
def test_the_highest_impact_counts_and_all_increases_are_added(table: Table) -> None:
    gains = {"One": "[Impact (1)]", "Three": "[Impact (3)]", "Plus": "[Impact (+1)]"}
    for name, keyword in gains.items():
        table.card(name, type="event", ap=0, text=f"Choose one character on your front line. It gains {keyword} until the end of the turn.")
    cases = [
        (["One", "Three"], 3), (["One", "Three", "Plus"], 4), (["Plus", "One"], 2), (["One", "Plus"], 2),
        (["One", "Plus", "Plus"], 3), (["Plus", "Plus"], 2), (["One", "One"], 1), ([], 0),
    ]  # fmt: skip
    for events, damage in cases:
        hand = ", ".join(f"{events.count(name)}x {name}" for name in gains if name in events)
        table.place(A=f"front: Ram 3000; {f'hand: {hand}' if hand else ''}", B="front: Wall 1000")
        for event in events:
            table.A.uses(event)
        fight(table, "Ram", "Wall")
        assert table.B.life == 7 - damage, events
        dealt = [event.n for event in table.state.log if event.kind == "damage"]
        assert dealt == ([damage] if damage else []), "in one go"


@rule("ua.kw.impact-plus.3")
def test_impact_plus_n_gives_impact_n(table: Table) -> None:
    table.card("Grow", type="event", text="Choose one character on your front line. It gains [Impact (+3)] until the end of the turn.")
    for keyword, life in (("", 4), (" [Impact (1)]", 3)):
        table.place(A=f"front: Ram 3000{keyword}; hand: Grow; ap: 3/3", B="front: Wall 1000")
        table.A.uses("Grow")
        fight(table, "Ram", "Wall")
        assert table.B.life == life


@rule("ua.kw.nullify-impact.4")
def test_nullify_impact_silences_increases_too(table: Table) -> None:
    table.place(A="front: Ram 3000 [Impact (1)] [Impact (+1)]", B="front: Wall 1000 [Nullify Impact]", phase="attack")
    fight(table, "Ram", "Wall")
    assert table.B.sideline == ["Wall"] and table.B.life == 7


@rule("ua.kw.gain.1")
def test_gaining_a_keyword_twice_changes_nothing_but_plus_keywords_add_up(table: Table) -> None:
    for name, keyword in (("Twice", "[Double Attack]"), ("More", "[Damage (+1)]"), ("Two", "[Damage (2)]")):
        table.card(name, type="event", ap=0, text=f"Choose one character on your front line. It gains {keyword} until the end of the turn.")
    table.place(A="front: Ram 3000; hand: 2x Twice", B="")
    table.A.uses("Twice")
    table.A.uses("Twice")
    table.A.attacks("Ram")
    table.A.attacks("Ram")
    assert table["Ram"].resting and table.B.life == 5
    for hand, damage in (("2x More", 3), ("2x Two", 2), ("Two, More", 3)):
        table.place(A=f"front: Ram 3000; hand: {hand}", B="")
        for name in hand.replace("2x ", "").split(", ") * (2 if "2x" in hand else 1):
            table.A.uses(name)
        table.A.attacks("Ram")
        assert table.B.life == 7 - damage


@rule("ua.kw.damage2.4")
def test_damage_n_is_dealt_to_the_player(table: Table) -> None:
    for n in (2, 3, 5):
        table.place(A=f"front: Ram 3000 [Damage ({n})]", phase="attack")
        table.A.attacks("Ram")
        assert table.B.life == 7 - n


@rule("ua.sideline.2")
def test_bp_at_zero_sidelines(table: Table) -> None:
    table.card("Wither", type="event", text="Choose one character on your opponent's front line. It loses 2000 BP until the end of the turn.")
    for bp, gone in ((2000, True), (1500, True), (2500, False)):
        table.place(A="hand: Wither; ap: 3/3", B=f'front: Wall {bp} "[When Sidelined] Draw a card."')
        table.A.uses("Wither")
        assert (table.B.sideline == ["Wall"]) is gone and len(table.B.hand) == gone


@rule("ua.kw.nullify-impact.3")
def test_nullify_impact_can_be_lost_for_a_battle(table: Table) -> None:
    table.card("Ram", bp=3000, text="[Double Attack]\n[Impact (1)]\n[Once Per Turn] When this character attacks and is blocked, the character battling this character loses [Nullify Impact] for the duration of this battle.")
    table.place(A="front: Ram", B="front: Wall 1000 [Nullify Impact], Fort 1000 [Nullify Impact]", phase="attack")
    fight(table, "Ram", "Wall")
    assert table.B.sideline[0] == "Wall" and table.B.life == 6
    fight(table, "Ram", "Fort")
    assert "Fort" in table.B.sideline and table.B.life == 6, "once per turn, so the second keeps it"
    table.card("Ox", bp=1000, text="[Impact (1)]\nWhen this character attacks and is blocked, the character battling this character loses [Nullify Impact] for the duration of this battle.")
    table.place(A="front: Ox", B="front: Wall 3000 [Nullify Impact]", phase="attack")
    fight(table, "Ox", "Wall")
    assert table["Wall"].marks == ["Nullify Impact"], "only for that battle"


@rule("ua.battle.13")
@pytest.mark.parametrize(
    ("goes", "zone"),
    [
        ("are returned to their hand", "hand"),
        ("are placed on the bottom of their deck", "deck"),
        ("are placed into their removal area", "removal"),
    ],
)
def test_where_a_loser_goes_instead(table: Table, goes: str, zone: str) -> None:
    text = f"Your opponent's characters that lose to this character in battle {goes} instead of being sidelined."
    table.card("Usher", bp=4000, text=text)
    table.place(A="front: Usher", B="front: Wisp 1000; deck: 3")
    table.A.attacks("Usher")
    table.B.blocks("Wisp")
    assert table.B.sideline == [] and getattr(table.B, zone)[-1:] == ["Wisp"]

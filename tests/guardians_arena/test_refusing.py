"""Why not? Every refusal names what is missing and the rule that demands it."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import lay

DUEL_B = "space right: Wolf 5 over Shield b"

CASES = [
    # action, card, phase, A, rule; A is asked something else at that moment
    ("draft", "Ram", "entering", "hand: Ram 1; left: Cow 2 over Shield a", "gua.draft.1"),
    ("draft", "Cow", "drafting", "hand: Ram 1; left: Cow 2", "gua.storagehand.1"),
    ("draft", "Ram", "drafting", "hand: Ram 1, Woods; ruins: left centre right", "gua.draft.2"),
    ("draft", "Ram", "drafting", "hand: Ram 1, Woods; left: Cow 1; ruins: centre right", "gua.draft.4"),
    ("draft", "Bow", "drafting", "hand: Bow 1 {ranged: 2}, Woods; left: Cow 1; under left: Owl 1 {ranged: 1}; ruins: centre right", "gua.draft.3"),
    ("draft", "Shield a", "drafting", "hand: Shield a, Ram 1", "gua.draft.5"),
    ("draft", "Woods", "drafting", "hand: Woods, Ram 1; terrain left: Swamp; terrain centre: Spires; terrain right: Jungle", "gua.draft.6"),
    ("draft", "Item i", "drafting", "hand: Item i, Ram 1", "gua.draft.7"),
    ("draft", "Upgrade u", "drafting", "hand: Upgrade u, Ram 1; ruins: left right", "gua.draft.8"),
    ("draft", "Spell s", "drafting", "hand: Spell s, Ram 1", "gua.discard.4"),
    ("enter", "Ram", "drafting", "hand: Cow 1; left: Ram 1 over Shield a", "gua.enter.1"),
    ("enter", "Bow", "entering", "left: Ram 1 over Shield a; under left: Bow 1 {ranged: 1}", "gua.enter.3"),
    ("enter", "Cow", "entering", "left: Ram 1 over Shield a; centre: Cow 1", "gua.enter.3"),
    ("play", "Gold", "drafting", "hand: Gold, Ram 1", "gua.primary.5"),
    ("capture", "Ram", "challenge", "hand: Ram 1, Shield a", "gua.challenge.2"),
    ("rebuild", "Ram", "raid", "hand: Ram 1, Woods; ruins: left", "gua.raid.6"),
    ("rebuild", "Woods", "raid", "hand: Ram 1, Woods; left: Cow 1", "gua.raid.6"),
    ("raid", "Bow", "raid", "hand: Ram 1; left: Cow 1; under left: Bow 1 {ranged: 1}", "gua.raid.3"),
    ("siege", "Cow", "raid", "left: Cow 1", "gua.siege.3"),
    ("storm", "Cow", "raid", "left: Cow 1; hand: Ram 1", "gua.raid.4"),
    ("storm", "Cow", "drafting", "left: Cow 1; hand: Ram 1", "gua.raid.4"),
    ("fight", "Ram", "drafting", "hand: Ram 1", "gua.secondary.3"),
    ("shoot", "Bow", "drafting", "hand: Ram 1; under left: Bow 1 {ranged: 1}", "gua.house.ranged.1"),
    ("channel", "Well", "drafting", "hand: Ram 1; under left: Well 1 {channeler: 1}", "gua.house.channel.1"),
]


@pytest.mark.parametrize(("action", "card", "phase", "A", "rule"), CASES)
def test_the_refusal_cites_its_rule(table: Table, action: str, card: str, phase: str, A: str, rule: str) -> None:
    lay(table, A=A, B="left: Wolf 3; hand: Pup 1", phase=phase)
    refusal = table.A.refusal(action, card)
    assert refusal is not None and refusal.rule == rule, refusal
    assert str(refusal.reason).endswith(".")


DUELS = [
    ("play", "Spell s", "storage: Spell s, Gold", "gua.house.storage.2"),
    ("play", "Beer", "storage: Beer, Gold", "gua.bribery.1"),
    ("play", "Spell d", 'storage: Gold, Spell d "Play after using a Shield\'s movement option. Immediately use another of your Shield\'s movement options."', "gua.card.dead.1"),
    ("play", "Spell c", 'storage: Gold, Spell c "+3 Vitality to one of your Creatures. Costs 1 Stone to use."; stones: 0', "gua.house.stones.1"),
    ("play", "Kid", "storage: Gold; hand: Kid 1", "gua.primary.5"),
    ("channel", "Bow", "storage: Gold; under left: Bow 1 {ranged: 2}", "gua.orig.channel.4"),
    ("channel", "Well", "storage: Gold; under left: Well 1 {channeler: 2}", "gua.orig.channel.1"),
    ("channel", "Cow", "storage: Gold; left: Cow 1 {channeler: 2}", "gua.primary.6"),
    ("shoot", "Well", "storage: Gold; under left: Well 1 {channeler: 2}", "gua.orig.ranged.1"),
    ("shoot", "Bow", "storage: Gold; under left: Bow 1 {ranged: 2}; terrain left: Woods", "gua.orig.ranged.2"),
    ("shoot", "Bow", 'storage: Gold; under left: Bow 1 "3 pt. ranged attack that only works on Large Creatures."', "gua.card.ranged.1"),
]


@pytest.mark.parametrize(("action", "card", "A", "rule"), DUELS)
def test_refusals_in_the_primary_round(table: Table, action: str, card: str, A: str, rule: str) -> None:
    lay(table, A="space left: Ram 6 over Shield a; " + A, B="space right: Wolf 5 {bribery: [Gold]} over Shield b")
    assert table.waiting_for == "A primary"
    refusal = table.A.refusal(action, card)
    assert refusal is not None and refusal.rule == rule, refusal


def test_what_can_be_done_is_not_refused(table: Table) -> None:
    lay(table, A="hand: Ram 1, Shield a; left: Cow 1", B="hand: Pup 1", phase="drafting")
    assert table.A.refusal("draft", "Ram") is None and table.A.refusal("draft", "Shield a") is None
    refusal = table.B.refusal("draft", "Pup")
    assert refusal is not None and refusal.rule.startswith("gua.draft.")
    table.A.passes()
    refusal = table.A.refusal("draft", "Ram")
    assert refusal is not None and refusal.rule == "gua.draft.9"


def test_unseen_cards_unknown_actions_and_finished_games_are_refused(table: Table) -> None:
    lay(table, A="hand: Ram 1; left: Cow 9", B="left: Wolf 3; hand: Pup 1", phase="drafting")
    refusal = table.game.why_not(table.state, 0, "raid", table.state.ref[table.find("Wolf")])
    assert refusal is not None and refusal.rule == "gua.house.visible.1"
    refusal = table.A.refusal("dance", "Ram")
    assert refusal is not None and "dance" in str(refusal.reason)
    lay(table, A="left: Cow 9", phase="end")
    refusal = table.A.refusal("raid", "Cow")
    assert refusal is not None and refusal.rule == "gua.house.win.5"


def test_refusals_in_the_secondary_round(table: Table) -> None:
    king = 'King 3 "Only one King per space per player."'
    lay(table, A=f"space left: {king} over Shield a; pen: King, Kid 1, Shield c; storage: Gold", B=DUEL_B)
    found = [table.A.refusal("fight", name) for name in ("King#2", "Shield c")]
    assert [r.rule if r else "" for r in found] == ["gua.card.limit.1", "gua.secondary.3"]
    refusal = table.A.refusal("play", "Gold")
    assert refusal is not None and refusal.rule == "gua.bribery.1"

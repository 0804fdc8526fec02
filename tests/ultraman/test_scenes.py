"""6. Rules for Scene Cards."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD, SCENE_ENTERS


@rule("2.4.2.1", "2.4.2.2", "6.3.1")
def test_the_round_is_a_threshold_and_not_paid(table: Table) -> None:
    hand = "hand: Dusk {round: 0}, Dawn {round: 1}, Noon {round: 2}, Late {round: 3}, 1"
    table.place(A="areas: Ram 1000, Ram; " + hand, B="areas: Wall 1000, Wall; hand: 1", phase="set scene card")
    assert table.A.options() == ["Dusk", "Dawn", "Noon", "Set no scene"]
    assert table.A.refusal("set scene", "Late").rule == "6.3.1"
    assert table.A.round == 2  # before this turn's area exists: turn 3 counts 2
    table.A.sets("Noon")
    assert table.A.round == 2 and len(table.A.hand) == 4
    table.A.answers("not draw")


@rule("2.4.2.3", "6.3.1")
def test_in_the_first_turn_only_round_0_can_be_set(table: Table) -> None:
    table.place(A="hand: Dusk {round: 0}, Dawn {round: 1}, 1", B="hand: 1", phase="set scene card")
    assert table.A.options() == ["Dusk", "Set no scene"]


@rule("ucg.r.round")
def test_a_vacant_area_still_counts(table: Table) -> None:
    table.place(A="areas: Ram 1000, -, Ram; hand: Noon {round: 3}, 2", B="areas: Wall 1000, -, Wall; hand: 2", phase="set scene card")
    assert table.A.round == 3 and table.A.can("set Noon")


@rule("6.3.2a")
def test_only_an_equal_or_higher_round_replaces_a_scene(table: Table) -> None:
    hand = "hand: Low {round: 1}, Same {round: 2}, 1"
    table.place(A="areas: Ram 1000, Ram; " + hand, B="areas: Wall 1000, Wall; scene: Old {round: 2}", phase="set scene card")
    assert table.A.options() == ["Same", "Set no scene"]
    assert table.A.refusal("set scene", "Low").rule == "6.3.2a"


@rule("6.3.2b", "9.3.1")
def test_the_old_scene_leaves_at_once_and_its_effect_ends(table: Table) -> None:
    table.card("Old", round=1, text="Give all your Ultra Heroes +500 BP.")
    table.place(A="areas: Ram 1000; hand: New {round: 1}, 1", B="areas: Wall 1000; scene: Old; hand: 1", phase="set scene card")
    assert table["Wall"].bp == 1500
    table.A.sets("New")
    assert table.B.discard == ["Old"] and table["Wall"].bp == 1000


@rule("6.2.1", "6.2.3")
def test_whoever_sets_a_scene_may_draw_before_its_triggers(table: Table) -> None:
    table.card("Dusk", round=0, text=f"{SCENE_ENTERS}Discard one card from your hand.")
    table.place(A="hand: Dusk; deck: Top 1000, 3", B="hand: 1", phase="set scene card")
    table.A.sets("Dusk")
    assert table.waiting_for == "A scene draw"
    table.A.answers("draw")
    assert table.A.discard == ["Top"]  # drawn first, then discarded: the hand was empty before


@rule("6.2.1")
def test_the_draw_for_a_scene_can_be_declined(table: Table) -> None:
    table.place(A="hand: Dusk {round: 0}, 1; deck: 3", B="hand: 1", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    assert len(table.A.deck) == 3 and len(table.B.hand) == 1


PUT = f"[SIN]{FREE}Put one scene card from your hand into the scene area. Then, discard your hand."


@rule("6.2.2a", "6.2.2b")
def test_a_scene_put_by_an_effect_lets_its_player_draw_after_the_effect(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=PUT)
    table.place(A=f"areas: Ram, {HOLD}; hand: Dusk {{round: 4}}, Odd 1000; deck: Top 1000, 3")
    table.A.uses("Ram")
    assert table.waiting_for == "A scene draw" and table.A.discard == ["Odd"] and table.A.scene == ["Dusk"]
    table.A.answers("draw")
    assert table.A.hand == ["Top"]


@rule("6.2.2c", "6.2.2d")
def test_an_effect_may_put_any_round_over_any_scene(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=PUT)
    table.place(A=f"areas: Ram, {HOLD}; hand: Low {{round: 0}}", B="areas: Wall 1000; scene: High {round: 1}; hand: 0")
    table.A.uses("Ram")
    table.A.answers("not draw")
    assert table.A.scene == ["Low"] and table.B.discard == ["High"]


@rule("6.1.2")
def test_a_scene_put_by_an_effect_does_not_use_up_the_set(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=PUT)
    table.place(A=f"areas: Ram, {HOLD}; hand: Low {{round: 0}}; deck: Dawn {{round: 1}}, 4", B="areas: Wall 1000")
    table.A.uses("Ram")
    table.A.answers("draw")
    assert table.A.refusal("set scene", "Dawn").rule == "5.4.2"  # the phase, not the number


@rule("6.1.3", "ucg.scene.1")
def test_your_scene_is_the_one_you_own_on_the_field(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN]While you have a scene in the scene area, give this character +500 BP.")
    table.place(A=f"areas: Ram, {HOLD}; scene: Dusk {{round: 0}}")
    assert table["Ram"].bp == 1500
    table.place(A="areas: Ram, Hold; hand: Dusk; discard: Dusk", B="areas: Wall 1000; scene: Dawn {round: 0}")
    assert table["Ram"].bp == 1000


@rule("6.3.3", "ucg.r.sceneyou")
def test_only_the_owner_uses_a_scene_and_is_the_you_of_its_texts(table: Table) -> None:
    table.card("Dusk", round=1, text=f"{FREE}Draw a card.")
    table.place(A=f"areas: {HOLD}", B="areas: Wall 1000; scene: Dusk; hand: 0")
    assert not table.A.can("use Dusk") and table.A.refusal("use", "Dusk").rule == "6.3.3"
    table.A.passes()
    table.B.uses("Dusk")
    assert len(table.B.hand) == 2  # with the draw of the next turn


@rule("6.3.2c", "ucg.zone.1")
def test_a_replaced_scene_is_not_sent_by_an_effect(table: Table) -> None:
    text = "《When this card is sent to your discard area from the scene area》If this scene card was sent to your discard area by an effect, you may give one of your 『RAM』 +500 BP for this turn."
    table.card("Salt", round=0, text=text)
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Send one of your scenes to its owner's discard area.")
    table.place(A=f"areas: Ram, {HOLD}; scene: Salt")
    table.A.uses("Ram")
    table.A.answers("yes")
    assert table["Ram"].bp == 1500
    table.place(A="areas: Ram; scene: Salt; hand: Dawn {round: 1}, 1", B="hand: 1", phase="set scene card")
    table.A.sets("Dawn")
    table.A.answers("not draw")
    assert table.waiting_for == "A set" and table.A.discard == ["Salt"]


@rule("ucg.scene.2")
def test_a_scene_that_sends_itself_away_leaves_last(table: Table) -> None:
    table.card("Dusk", round=1, text=f"{FREE}Give all your 『RAM』 +2000 BP for this turn. Then, send this scene to its owner's discard area.")
    table.place(A=f"areas: Ram 1000, {HOLD}; scene: Dusk")
    table.A.uses("Dusk")
    assert table["Ram"].bp == 3000 and table.A.scene == [] and table.A.discard == ["Dusk"]


@rule("6.2.2a")
def test_a_scene_found_among_revealed_cards_is_put(table: Table) -> None:
    text = (
        f"[SIN]{ENTERS}You may reveal the top three cards of your deck. If you do, and there is a 『ELK』 card among them, "
        "send one scene in the scene area to its owner's discard area, and you may put one scene card with round 1 or "
        "lower from your hand or from among the revealed cards into the scene area. Then, send the rest of the revealed "
        "cards to your discard area."
    )
    table.card("Ram", bp={"SIN": 1000}, text=text)
    deck = "deck: Elk 1000, Low {round: 1}, Big {round: 2}, 5"
    table.place(A=f"areas: face-down Ram; {deck}; hand: 1", B="areas: Wall 1000; scene: Old {round: 3}", phase="open")
    table.A.answers("yes")
    table.A.answers("yes")
    assert table.A.scene == ["Low"] and table.B.discard == ["Old"] and sorted(table.A.discard) == ["Big", "Elk"]
    table.A.answers("not draw")

"""When a player takes damage, and checking for triggers."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga import games
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.cards import CardError
from quadriga.games.union_arena.chapters.faces import TRIGGER_NAMES
from quadriga.games.union_arena.chapters.table import table as field
from quadriga.kernel.unknown import knows
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


def strike(table: Table, life: str, A: str = "", B: str = "", ram: str = "Ram 3000") -> None:
    """A's Ram takes the last of B's life cards, which are blanks and then these."""
    count = life.count("{")
    table.place(A=f"front: {ram}; {A}", B=f"life: 4, {life}; {B}", phase="attack", ask="life")
    table.A.attacks("Ram")
    for i in range(count):
        table.A.answers(f"life card {5 + i}")


@rule("ua.damage.1")
def test_the_dealer_picks_the_life_cards(table: Table) -> None:
    table.place(A="front: Ram 3000 [Damage (2)]", B="life: 3, Oak 1000, Elm 1000, 2", phase="attack", ask="life")
    table.A.attacks("Ram")
    assert table.waiting_for == "A life" and len(table.A.options()) == 7 and table.B.options() == []
    table.A.answers("life card 4")
    assert table.waiting_for == "A life" and len(table.A.options()) == 6 and "life card 4" not in table.A.options()
    table.A.answers("life card 5")
    assert table.B.sideline == ["Oak", "Elm"] and table.B.life == 5


@rule("ua.damage.2", "ua.kw.damage2.2")
def test_all_cards_of_one_damage_are_turned_up_together(table: Table) -> None:
    table.place(A="front: Ram 3000 [Damage (2)]", B="life: 5, Oak 1000 {trigger: draw}, Elm 1000 {trigger: draw}", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 6")
    g = field(table.state)
    assert not knows(g, 0, table.find("Oak")) and not knows(g, 1, table.find("Oak")), "not before both are chosen"
    table.A.answers("life card 7")
    g = field(table.state)
    assert table.waiting_for == "B trigger" and table.B.life == 5 and table.B.hand == []
    assert all(knows(g, seat, table.find(name)) for seat in (0, 1) for name in ("Oak", "Elm"))
    assert table.B.can("use the draw trigger of Oak") and table.B.can("use the draw trigger of Elm")


@rule("ua.damage.6")
def test_damage_by_an_ability_is_checked_too_and_not_changed_by_keywords(table: Table) -> None:
    table.card("Bolt", type="event", text="Deal 1 damage to your opponent.")
    table.place(A="front: Ram 3000 [Damage (2)]; hand: Bolt; ap: 3/3", B="life: 6, Oak 1000 {trigger: draw}", ask="life")
    table.A.uses("Bolt")
    assert table.waiting_for == "A life"
    table.A.answers("life card 7")
    assert table.waiting_for == "B trigger" and table.B.life == 6
    table.B.answers("use the draw trigger of Oak")
    assert len(table.B.hand) == 1 and table.B.sideline == ["Oak"] and table.waiting_for == "A main"


@rule("ua.trigger.1", "ua.trigger.4")
def test_a_card_without_trigger_is_shown_and_placed_into_the_sideline(table: Table) -> None:
    table.card("Oak", bp=1000, text="[When Sidelined] Draw a card.")
    table.place(A="front: Ram 3000", B="life: 6, Oak", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 7")
    assert table.waiting_for == "A attack" and table.B.life == 6 and table.B.sideline == ["Oak"] and table.B.hand == []
    shown = [event for event in table.state.log if event.kind == "move" and event.rule == "ua.trigger.1"]
    assert [event.seen for event in shown] == [3], "both players see it"


@rule("ua.trigger.2", "ua.trigger.3")
def test_a_trigger_is_used_or_left_and_its_card_goes_to_the_sideline(table: Table) -> None:
    for use in (True, False):
        strike(table, "Oak 1000 {trigger: draw}")
        assert len(table.B.options()) == 2
        table.B.answers("use the draw trigger of Oak" if use else "do not use the trigger of Oak")
        assert len(table.B.hand) == (1 if use else 0) and table.B.sideline == ["Oak"] and table.B.life == 4


@rule("ua.trigger.8")
def test_what_one_trigger_sets_off_is_finished_before_the_next_trigger(table: Table) -> None:
    table.card("Cub", bp=1000, color="green", text="[When Played] Draw a card.")
    strike(table, "Leaf 1000 {trigger: color, color: green}, Oak 1000 {trigger: get}", B="hand: Cub; deck: Q 1000, 5", ram="Ram 3000 [Damage (2)]")
    table.B.answers("use the color trigger of Leaf")
    table.B.answers("energy line")
    assert table.B.hand == ["Q"] and table.waiting_for == "B trigger" and table.B.energy == ["Cub"]


@rule("ua.trigger.7")
def test_triggers_exist_only_for_life_turned_up_by_damage(table: Table) -> None:
    table.card("Gain", type="event", text="Add one card from your life area to your hand.")
    table.card("Toss", type="event", text="Place one card from your hand into your sideline.")
    table.place(A="hand: Gain, Toss, Oak 1000 {trigger: draw}, Elm 1000 {trigger: draw}; life: 1, Ash 1000 {trigger: draw}; ap: 3/3")
    table.A.plays("Oak", "front line")
    assert table.waiting_for == "A main"
    table.A.uses("Gain")
    table.A.answers("life card 2")
    assert "Ash" in table.A.hand and table.waiting_for == "A main"
    table.A.uses("Toss")
    table.A.chooses("Elm")
    assert "Elm" in table.A.sideline and table.waiting_for == "A main" and table.A.hand == ["Ash"]


@rule("ua.life.2")
def test_life_placed_into_the_sideline_by_an_ability_is_not_checked(table: Table) -> None:
    table.card("Owl", bp=1000, text="[During Your Turn] When a card with a [TRIGGER] ability is placed from your life area into your sideline, this character gains 500 BP until the end of the turn.")
    table.card("Burn", type="event", text="Place one card from your life area into your sideline. If you do, draw a card.")
    table.place(A="front: Owl; hand: Burn; life: 1, Oak 1000 {trigger: get}; ap: 3/3")
    table.A.uses("Burn")
    table.A.answers("life card 2")
    assert table.waiting_for == "A main" and "Oak" in table.A.sideline and len(table.A.hand) == 1
    assert table["Owl"].bp == 1500, "watchers see it"


@rule("ua.trig.types.1")
def test_there_are_seven_trigger_types_and_a_card_has_at_most_one() -> None:
    def card(**more: Any) -> dict[str, Any]:
        return {"number": "TST-1-001", "name": "Oak", "type": "character", "color": "red", "bp": 1000, **more}

    made = [cards.build(card(trigger=word)).trigger for word in ("get", "draw", "active", "raid", "color", "special", "final")]
    assert len(set(made)) == 7 and cards.build(card()).trigger == 0 and len(TRIGGER_NAMES) == 8
    for trigger in ("echo", ["get", "draw"]):
        with pytest.raises(CardError):
            cards.build(card(trigger=trigger))


@rule("ua.trig.get.1")
def test_get_takes_the_checked_card_to_hand(table: Table) -> None:
    strike(table, "Oak 1000 {trigger: get}")
    table.B.answers("use the get trigger of Oak")
    assert table.B.hand == ["Oak"] and table.B.sideline == []
    strike(table, "Oak 1000 {trigger: get}")
    table.B.answers("do not use the trigger of Oak")
    assert table.B.hand == [] and table.B.sideline == ["Oak"]


@rule("ua.trig.draw.1")
def test_draw_draws_one_card_and_an_empty_deck_is_no_loss(table: Table) -> None:
    strike(table, "Oak 1000 {trigger: draw}", B="deck: Q 1000, 5")
    table.B.answers("use the draw trigger of Oak")
    assert table.B.hand == ["Q"] and table.B.sideline == ["Oak"]
    strike(table, "Oak 1000 {trigger: draw}", B="deck: 0")
    table.B.answers("use the draw trigger of Oak")
    assert table.B.hand == [] and table.winner == "" and table.B.sideline == ["Oak"]


@rule("ua.trig.color.1")
def test_the_color_trigger_depends_on_the_colour_of_its_card(table: Table) -> None:
    found = {}
    for color in ("red", "blue", "yellow", "green", "purple"):
        strike(
            table, f"Leaf 1000 {{trigger: color, color: {color}}}", A="energy: Ewe 1000",
            B="hand: Fern 1000 {color: green}; sideline: Imp 1000 {color: purple}", ram="Ram 2000",
        )  # fmt: skip
        table.B.answers("use the color trigger of Leaf")
        if table.waiting_for == "B line":
            table.B.answers("front line")
        sides = (table.A.front, table.A.hand, table.A.sideline, table.B.front, len(table.B.hand), len(table.B.sideline))
        found[color] = str((sides, table["Ram"].marks if table.A.front else ""))
    assert len(set(found.values())) == 5, found
    with pytest.raises(CardError, match="one colour"):
        cards.build({"number": "TST-1-001", "name": "Prism", "type": "event", "color": ["red", "blue"], "trigger": "color"})


@rule("ua.trig.color.red")
def test_red_sidelines_a_front_line_character_of_2500_or_less(table: Table) -> None:
    life = "Leaf 1000 {trigger: color, color: red}"
    strike(table, life, A="energy: Ewe 1000", ram='Ram 2500 "[When Sidelined] Draw a card."')
    table.B.answers("use the color trigger of Leaf")
    assert "Ram" in table.A.sideline and len(table.A.hand) == 1
    strike(table, life, A="energy: Ewe 1000", ram="Ram 3000")
    table.B.answers("use the color trigger of Leaf")
    assert table.A.front == ["Ram"] and table.A.energy == ["Ewe"]


@rule("ua.trig.color.blue")
def test_blue_returns_a_front_line_character_of_3500_or_less(table: Table) -> None:
    table.card("Ram", bp=3500, raid="Pup")
    table.card("Giant", bp=4000)
    life = "Leaf 1000 {trigger: color, color: blue}"
    strike(table, life, A="energy: Ewe 1000", ram="Ram over Pup, Giant")
    table.B.answers("use the color trigger of Leaf")
    assert table.A.hand == ["Ram"] and table.A.sideline == ["Pup"] and table.A.front == ["Giant"]


@rule("ua.trig.color.green", "ua.play.1")
def test_green_plays_a_cheap_green_character_active_for_nothing(table: Table) -> None:
    hand = "Fern 4000 {color: green, energy: 2}, Oak 4000 {color: green, energy: 3}, Elm 4000 {color: green, ap: 2}, Rose 4000"
    strike(table, "Leaf 1000 {trigger: color, color: green}", B=f"hand: {hand}; ap: 0/3", ram="Ram 3000, Ewe 3000")
    table.B.answers("use the color trigger of Leaf")
    assert table.waiting_for == "B line" and len(table.B.options()) == 2
    table.B.answers("front line")
    assert table.B.front == ["Fern"] and not table["Fern"].resting and table.B.ap == 0
    table.A.attacks("Ewe")
    assert table.waiting_for == "B block" and table.B.can("block with Fern")


@rule("ua.trig.special.1")
def test_special_sidelines_any_front_line_character_of_the_opponent(table: Table) -> None:
    strike(table, "Star 1000 {trigger: special}", A="energy: Ewe 1000", B="front: Wall 1000 resting", ram="Ram 9000 [Double Attack]")
    table.B.answers("use the special trigger of Star")
    assert table.A.sideline == ["Ram"] and table.B.life == 4 and table.B.front == ["Wall"]
    assert not table.A.can("attack with Ram")


@rule("ua.trig.final.3")
def test_final_with_an_empty_deck_saves_nobody(table: Table) -> None:
    for deck, winner in (("0", "A"), ("1", "")):
        table.place(A="front: Ram 3000", B=f"life: Last 1000 {{trigger: final}}; deck: {deck}", phase="attack")
        table.A.attacks("Ram")
        table.B.answers("use the final trigger of Last")
        assert table.winner == winner


@rule("ua.trig.need.1")
def test_a_trigger_that_finds_nothing_does_nothing(table: Table) -> None:
    table.card("Bolt", type="event", text="Deal 1 damage to your opponent.")
    for trigger in ("special", "active", "color"):
        table.place(A="energy: Ewe 1000; hand: Bolt; ap: 3/3", B=f"life: 4, Star 1000 {{trigger: {trigger}}}", ask="life")
        table.A.uses("Bolt")
        table.A.answers("life card 5")
        table.B.answers(f"use the {trigger} trigger of Star")
        assert table.B.sideline == ["Star"] and table.A.energy == ["Ewe"] and table.waiting_for == "A main"


@rule("ua.trig.none.1")
def test_without_a_trigger_means_an_empty_trigger_box(table: Table) -> None:
    table.card("Seer", bp=1000, text="[When Played] If you have two or more cards without [TRIGGER] abilities on your field, draw a card.")
    for energy, drawn in (("Oak 1000 {trigger: get}", 0), ("Oak 1000", 1)):
        table.place(A=f"energy: {energy}; hand: Seer; ap: 3/3")
        table.A.plays("Seer", "front line")
        assert len(table.A.hand) == drawn
    table.card("Owl", bp=1000, text="[During Opponent's Turn] When a card without a [TRIGGER] ability is placed from your life area into your sideline, this character gains 2000 BP until the end of the turn.")
    for life, bp in (("Oak 1000 {energy: 1}", 3000), ("Oak 1000 {trigger: get}", 1000)):
        strike(table, life, B="front: Owl resting")
        if table.waiting_for == "B trigger":
            table.B.answers("do not use the trigger of Oak")
        assert table["Owl"].bp == bp


@rule("ua.trig.lock.1")
def test_a_character_stops_triggers_of_a_type_in_checks_for_its_damage(table: Table) -> None:
    table.card("Ram", bp=3000, text="Your opponent cannot activate [Active] abilities during trigger checks resulting from damage dealt by this character.")
    strike(table, "Oak 1000 {trigger: active}", B="front: Wall 1000 resting", ram="Ram")
    assert table.waiting_for == "A attack" and table.B.sideline == ["Oak"]
    strike(table, "Oak 1000 {trigger: draw}", ram="Ram")
    assert table.waiting_for == "B trigger"
    table.card("Ewe", bp=1000)
    table.place(A="front: Ram, Ewe", B="life: 4, Oak 1000 {trigger: active}", phase="attack", ask="life")
    table.A.attacks("Ewe")
    table.A.answers("life card 5")
    assert table.waiting_for == "B trigger", "only for its own damage"


@rule("ua.protect.1", "ua.protect.3")
def test_protection_holds_against_triggers(table: Table) -> None:
    for text, trigger in (
        ("This character cannot be removed from the field by your opponent's abilities.", "special, color: red"),
        ("This character cannot be removed from the field by your opponent's abilities.", "color, color: blue"),
        ("This character cannot be switched to resting, moved, or returned to your hand by your opponent's abilities.", "color, color: blue"),
    ):
        table.card("Ram", bp=2000, text=text)
        strike(table, f"Star 1000 {{trigger: {trigger}}}", ram="Ram")
        table.B.answers(f"use the {trigger.split(',')[0]} trigger of Star")
        assert table.A.front == ["Ram"], trigger
    table.card("Ram", bp=2000, text="[Double Attack]\nThis character cannot be switched to resting, moved, or returned to your hand by your opponent's abilities.")
    strike(table, "Star 1000 {trigger: color, color: yellow}", ram="Ram")
    table.B.answers("use the color trigger of Star")
    assert not table["Ram"].resting and table.A.can("attack with Ram")


@rule("ua.trig.change.1")
def test_a_trigger_may_be_used_as_another_one_once(table: Table) -> None:
    text = "[During Opponent's Turn] (If on the Front Line) If you activate one of your [Draw] or [Active] abilities, you may change it to a [Get] ability instead."
    table.card("Owl", bp=1000, text=text)
    strike(table, "Oak 1000 {trigger: draw}", B="front: 2x Owl resting; deck: Q 1000, 5")
    assert len(table.B.options()) == 3, "two owls give one change"
    table.B.answers("change the draw trigger of Oak to get")
    assert table.B.hand == ["Oak"] and table.B.sideline == []
    strike(table, "Oak 1000 {trigger: draw}", B="front: Owl resting; deck: Q 1000, 5")
    table.B.answers("use the draw trigger of Oak")
    assert table.B.hand == ["Q"] and table.B.sideline == ["Oak"], "it may be left as it is"
    for life, side in (("Oak 1000 {trigger: special}", "front: Owl resting"), ("Oak 1000 {trigger: draw}", "energy: Owl")):
        strike(table, life, B=side)
        assert len(table.B.options()) == 2


@rule("ua.trigger.2")
def test_the_question_about_a_trigger_names_its_card(table: Table) -> None:
    strike(table, "Oak 1000 {trigger: draw}")
    assert table.state.decision is not None
    asked = games.load("union-arena").prompt(table.state, table.state.decision)
    assert str(asked) == "Use Oak's Draw trigger? (draw a card)"

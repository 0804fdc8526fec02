"""11.3 to 11.5, 11.14, 11.19, 11.20: may, may … to, may … exactly, if you do, additionally."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD


def open_with(table: Table, words: str, side: str = "hand: 1; deck: 9") -> None:
    """Ram's effect is the only thing that happens; afterwards A's Payment Effects Step stays open."""
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, {HOLD}; {side}", B="areas: Wall 1000; hand: 2", phase="open")


@rule("11.3.1")
def test_may_is_the_players_choice_and_does_what_is_possible(table: Table) -> None:
    open_with(table, "You may draw two cards.", "hand: 0; deck: 1")
    table.A.answers("yes")
    assert len(table.A.hand) == 1
    open_with(table, "You may draw two cards.", "hand: 0; deck: 1")
    table.A.answers("no")
    assert table.A.hand == []


@rule("11.3.2a", "11.3.2b")
def test_exactly_is_not_offered_if_any_part_is_impossible(table: Table) -> None:
    open_with(table, "You may exactly discard two cards from your hand.")
    assert table.waiting_for == "A power" and len(table.A.hand) == 1
    open_with(table, "You may exactly discard two cards from your hand.", "hand: 2; deck: 9")
    table.A.answers("yes")
    assert table.A.hand == []


@rule("11.4.1", "11.4.4")
def test_a_of_may_a_to_b_is_done_in_full_or_not_at_all(table: Table) -> None:
    open_with(table, "You may discard two cards from your hand, to draw three cards.")
    assert table.waiting_for == "A power" and len(table.A.hand) == 1


@rule("11.4.2", "11.4.3")
def test_b_of_may_a_to_b_needs_a_and_is_again_a_choice(table: Table) -> None:
    words = "You may discard one card from your hand, to draw three cards."
    open_with(table, words)
    table.A.answers("no")
    assert table.waiting_for == "A power" and len(table.A.hand) == 1
    open_with(table, words)
    table.A.answers("yes")
    assert table.waiting_for == "A may" and table.A.hand == []
    table.A.answers("no")
    assert table.A.hand == [] and len(table.A.discard) == 1


@rule("11.5.1a", "11.5.1b")
def test_if_you_have_looks_at_the_zone_named_or_the_field(table: Table) -> None:
    words = "If you have a scene card in your discard area, draw a card. Additionally, if you have 『ELK』, draw two cards."
    open_with(table, words, "hand: Elk 1000; deck: 9; discard: Dusk {round: 1}")
    assert len(table.A.hand) == 2
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, Elk 1000, {HOLD}; hand: Dusk {{round: 1}}", phase="open")
    assert len(table.A.hand) == 3


@rule("11.14.1", "11.14.2")
def test_additionally_is_done_whatever_came_of_the_first(table: Table) -> None:
    open_with(table, "You may discard two cards from your hand. Additionally, draw three cards.")
    table.A.answers("no")
    assert len(table.A.hand) == 4
    open_with(table, "Draw a card. Additionally, discard one card from your hand.", "hand: 0; deck: Top 1000, 3")
    assert table.A.discard == ["Top"]


@rule("11.19.1", "11.19.2", "11.19.3")
def test_a_and_you_may_b(table: Table) -> None:
    open_with(table, "Draw two cards, and you may discard one card from your hand.", "hand: 1; deck: 1")
    assert table.waiting_for == "A may" and len(table.A.hand) == 2
    table.A.answers("yes")
    table.A.chooses("Blank")
    assert len(table.A.hand) == 1
    open_with(table, "Draw two cards, and you may discard one card from your hand.", "hand: 1; deck: 0")
    assert table.waiting_for == "A may"  # B does not depend on A
    table.A.answers("no")


@rule("11.20.1", "11.20.3")
def test_may_a_if_you_do_b_may_be_done_in_part_for_nothing(table: Table) -> None:
    words = "You may discard two cards from your hand. If you do, draw three cards."
    open_with(table, words)
    table.A.answers("yes")
    assert table.A.hand == [] and len(table.A.discard) == 1
    open_with(table, words)
    table.A.answers("no")
    assert len(table.A.hand) == 1


@rule("11.20.2")
def test_if_you_do_is_compulsory_after_a_was_done_in_full(table: Table) -> None:
    open_with(table, "You may discard two cards from your hand. If you do, draw three cards.", "hand: 2; deck: 9")
    table.A.answers("yes")
    assert table.waiting_for == "A power" and len(table.A.hand) == 3


@rule("11.20.3")
def test_if_you_do_after_a_condition_that_failed_does_nothing(table: Table) -> None:
    open_with(table, "If you have 『ELK』, discard one card from your hand. If you do, draw three cards.")
    assert table.waiting_for == "A power" and len(table.A.hand) == 1


@rule("ucg.rest.1")
def test_the_rest_is_sent_whether_or_not_a_card_was_taken(table: Table) -> None:
    words = "You may reveal the top three cards of your deck, to put one Ultra Hero card from among them into your hand, and send the rest to your discard area."
    deck = "hand: 0; deck: Elk 1000, Cat5 1000, Dog5 1000, Low 1000"
    open_with(table, words, deck)
    table.A.answers("yes")
    table.A.answers("no")
    assert sorted(table.A.discard) == ["Cat5", "Dog5", "Elk"] and table.A.deck == ["Low"]
    open_with(table, words, deck)
    table.A.answers("yes")
    table.A.answers("yes")
    assert table.A.hand == ["Elk"] and sorted(table.A.discard) == ["Cat5", "Dog5"]
    open_with(table, words, deck)
    table.A.answers("no")
    assert table.A.discard == [] and len(table.A.deck) == 4


@rule("ucg.draw.1", "ucg.draw.2")
def test_when_you_draw_with_this_effect_is_compulsory_after_a_real_draw(table: Table) -> None:
    words = "You may draw two cards. When you draw with this effect, return one card from your hand to the bottom of your deck."
    table.card("Watch", bp={"SIN": 1000}, text="[SIN]《Whenever you draw a card》You may discard one card from your hand.")
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, Watch, {HOLD}; hand: Odd 1000; deck: Top 1000", B="areas: Wall 1000", phase="open")
    table.A.answers("yes")
    assert table.waiting_for == "A choose"  # nothing comes between the draw and the return
    table.A.chooses("Odd")
    assert table.A.deck == ["Odd"] and table.A.hand == ["Top"]
    table.A.answers("no")
    open_with(table, words, "hand: 1; deck: 0")
    assert table.waiting_for == "A power" and len(table.A.hand) == 1


@rule("ucg.draw.3")
def test_a_draw_at_the_end_of_this_turn_is_left_to_the_end_phase(table: Table) -> None:
    words = "You may return one card from your hand to the top or bottom of your deck. If you returned a card to the top of your deck with this effect, draw a card at the end of this turn."
    for end, count in (("top", 3), ("bottom", 2)):
        open_with(table, words, "hand: 2; deck: 5")
        table.A.answers("yes")
        table.A.chooses("Blank")
        table.A.answers(end)
        assert len(table.A.hand) == 1
        table.A.passes()
        assert len(table.A.hand) == count  # the draw of the next turn is among them


@rule("ucg.ret.2")
def test_that_many_counts_the_cards_really_returned(table: Table) -> None:
    words = "You may return up to two cards from your hand to the bottom of your deck in any order. If you returned cards to your deck with this effect, draw that many cards."
    open_with(table, words, "hand: Odd 1000, Even 1000, More 1000; deck: 5")
    table.A.answers("yes")
    table.A.chooses("Odd")
    assert sorted(table.A.hand) == ["Blank", "Even", "More"] and table.A.deck[-1] == "Odd"


@rule("11.10.1a", "11.10.1b")
def test_cards_are_drawn_from_the_top_one_at_a_time(table: Table) -> None:
    open_with(table, "Draw three cards.", "hand: 0; deck: X 1000, Y 1000")
    assert table.A.hand == ["X", "Y"] and table.winner == ""
    draws = [e for e in table.state.log if e.kind == "draw"]
    assert len(draws) == 2


@rule("11.8.1", "ucg.r.faceup", "11.8.2")
def test_a_card_put_into_play_enters_face_up_and_triggers_at_once(table: Table) -> None:
    table.card("Orb2", bp={"SIN": 1, "DBL": 5000}, text=f"[DBL]{ENTERS}You may draw a card.")
    table.card("Other", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may discard one card from your hand.")
    words = "Put one 『ORB』 card from your hand into play on top of one of your 『ORB』 that is able to level up with it."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.place(A=f"areas: face-down Ram, Orb1 resting, face-down Other, {HOLD}; hand: Orb2, 1", phase="open")
    table.A.answers("resolve Ram")
    assert not table["Orb2"].face_down and not table["Orb2"].sideways and table["Orb2"].bp == 5000
    before = len(table.A.hand)
    table.A.answers("yes")  # Orb2's effect goes before the one still waiting
    assert len(table.A.hand) == before + 1 and table.waiting_for == "A may"
    table.A.answers("no")


@rule("11.9.1", "11.9.2")
def test_a_swap_exchanges_whole_characters_and_triggers_nothing(table: Table) -> None:
    words = "You may swap the place of this character with one of your Ultra Heroes."
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
    table.card("Elk", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may draw a card. [SIN]{FREE}Give this character +1 BP for this turn.")
    table.place(A=f"areas: face-down Ram over face-down Odd, Elk, {HOLD}", B="areas: Wall 1000, Gate 1000", phase="open")
    table.A.answers("yes")
    table.A.chooses("Elk")
    assert (table["Ram"].area, table["Elk"].area, table["Ram"].charges) == (2, 1, 1)
    assert table.waiting_for == "A power"
    table.A.uses("Elk")
    assert table["Elk"].bp == 1001


@rule("11.11.1a", "11.11.1b")
def test_revealed_cards_are_seen_by_both_and_hidden_again(table: Table) -> None:
    from quadriga.games.ultraman.game import GAME

    open_with(table, "You may reveal the top three cards of your deck. If you do, put one 『ELK』 from among them into your hand.", "hand: 0; deck: X 1000, Elk 1000, Z 1000, 2")
    table.A.answers("yes")
    shown = [event["card"] for event in GAME.events(table.state, 1) if event["kind"] == "reveal"]
    assert len(shown) == 3
    assert table.A.hand == ["Elk"] and table.A.deck[:2] == ["X", "Z"]
    deck = next(z for z in GAME.view(table.state, 1)["zones"] if z["id"] == "deck" and z["seat"] == 0)["cards"]
    assert all(card == {"hidden": True} for card in deck)


@rule("12.3.1", "12.3.2")
def test_looking_shows_cards_to_one_player_and_leaves_them(table: Table) -> None:
    from quadriga.games.ultraman.game import GAME

    open_with(table, "Look at the top two cards of your deck.", "hand: 0; deck: X 1000, Y 1000, 2")
    assert table.A.deck == ["X", "Y", "Blank", "Blank"]
    for seat, seen in ((0, 2), (1, 0)):
        deck = next(z for z in GAME.view(table.state, seat)["zones"] if z["id"] == "deck" and z["seat"] == 0)["cards"]
        assert len([card for card in deck if "number" in card]) == seen


@rule("ucg.ret.1")
def test_a_card_goes_to_the_end_that_its_player_chooses(table: Table) -> None:
    from quadriga.games.ultraman.game import GAME

    words = "You may draw a card. When you draw with this effect, return one card from your hand to the top or bottom of your deck."
    open_with(table, words, "hand: Odd 1000; deck: High 1000, 3")
    table.A.answers("yes")
    table.A.chooses("Odd")
    table.A.answers("top")
    assert table.A.deck[0] == "Odd" and table.A.hand == ["High"]
    deck = next(z for z in GAME.view(table.state, 1)["zones"] if z["id"] == "deck" and z["seat"] == 0)["cards"]
    assert all(card == {"hidden": True} for card in deck)


@rule("ucg.ret.1", "11.11.1b")
def test_revealed_cards_go_back_on_top_in_any_order(table: Table) -> None:
    open_with(table, "You may reveal the top three cards of your deck and return them to the top of your deck in any order.", "hand: 0; deck: X 1000, Y 1000, Z 1000, 1")
    table.A.answers("yes")
    for card in ("Y", "X"):
        table.A.answers(f"choose {card}")
    assert table.A.deck == ["Z", "X", "Y", "Blank"]  # the first picked lies lowest


@rule("ucg.hand.1")
def test_a_card_at_random_is_shown_and_stays_in_the_hand(table: Table) -> None:
    from quadriga.games.ultraman.game import GAME

    words = "You may choose one card at random from an opponent's hand, to reveal it. If the revealed card is a character card, draw a card."
    seen = set()
    for seed in range(6):
        table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}{words}")
        table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0", B="areas: Wall 1000; hand: X 1000, Dusk {round: 1}", phase="open", seed=seed)
        table.A.answers("yes")
        seen.add(len(table.A.hand))
        assert table.B.hand == ["X", "Dusk"]
        hand = next(z for z in GAME.view(table.state, 0)["zones"] if z["id"] == "hand" and z["seat"] == 1)["cards"]
        assert hand == [{"hidden": True}] * 2
    assert seen == {0, 1}
    table.place(A="areas: Wall 1000; hand: X 1000", B=f"areas: face-down Ram, {HOLD}; hand: 0", phase="open")
    table.B.answers("yes")
    assert len(table.B.hand) == 1 and table.A.hand == ["X"]


@rule("ucg.rest.1")
def test_the_rest_is_returned_also_if_the_condition_failed(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text="[SIN][Activate](Once per turn)If you have 『RAM』, reveal the top card of your deck → If the revealed card is 『ELK』, send it to your discard area, and return the rest to the bottom of your deck.")
    for top, discard, deck in (("Elk", ["Elk"], ["Blank"]), ("Doe", [], ["Blank", "Doe"])):
        table.place(A=f"areas: Ram, {HOLD}; deck: {top}, 1", B="areas: Wall 1000")
        table.A.uses("Ram")
        assert table.A.discard == discard and table.A.deck == deck


@rule("ucg.draw.1")
def test_a_declined_draw_after_a_discard_is_no_draw(table: Table) -> None:
    table.card("Dusk", round=0, text="《When this scene enters play》If you have 『RAM』, you may discard one card from your hand, to draw a card. When you draw with this effect, if you have 『RAM』, you may give one of your 『RAM』 +500 BP for this turn.")
    for answer, asked in (("yes", "A may"), ("no", "A set")):
        table.place(A="areas: Ram 1000; hand: Dusk, 2", B="areas: Wall 1000; hand: 1", phase="set scene card")
        table.A.sets("Dusk")
        table.A.answers("not draw")
        table.A.answers("yes")
        table.A.chooses("Blank")
        table.A.answers(answer)
        assert table.waiting_for == asked
        if asked == "A may":
            table.A.answers("no")

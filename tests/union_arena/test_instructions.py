"""Instructions of card texts beside those that a chapter of the rulebook speaks of."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table

LINE = " Switch to active. May move to the front line."


def event(table: Table, text: str, name: str = "Deed") -> None:
    table.card(name, type="event", ap=0, text=text)


def test_draw_up_to_asks_card_by_card(table: Table) -> None:
    event(table, "Draw up to two cards.")
    for answers, drawn in ((["yes", "yes"], 2), (["yes", "no"], 1), (["no"], 0)):
        table.place(A="hand: Deed; deck: 9")
        table.A.uses("Deed")
        for words in answers:
            table.A.answers(words)
        assert len(table.A.hand) == drawn and table.waiting_for == "A main"
    table.place(A="hand: Deed; deck: 1")
    table.A.uses("Deed")
    table.A.answers("yes")
    assert len(table.A.hand) == 1 and table.waiting_for == "A main", "no more to ask for"


def test_draw_until_a_number_is_reached(table: Table) -> None:
    event(table, "Draw cards until you have three cards in your hand.")
    for held, after in ((0, 3), (2, 3), (4, 4)):
        table.place(A=f"hand: Deed, {held}; deck: 9" if held else "hand: Deed; deck: 9")
        table.A.uses("Deed")
        assert len(table.A.hand) == after


def test_the_opponent_draws(table: Table) -> None:
    event(table, "Your opponent draws two cards.")
    table.place(A="hand: Deed; deck: 9", B="deck: 9")
    table.A.uses("Deed")
    assert len(table.B.hand) == 2 and table.A.hand == []


def test_mill_up_to_asks_card_by_card(table: Table) -> None:
    event(table, "Place up to two cards from the top of your deck into your sideline. If you do, draw a card.")
    for answers, milled in ((["yes", "yes"], 2), (["yes", "no"], 1), (["no"], 0)):
        table.place(A="hand: Deed; deck: 9")
        table.A.uses("Deed")
        for words in answers:
            table.A.answers(words)
        assert len(table.A.sideline) == milled + 1 and len(table.A.hand) == (1 if milled else 0)


def test_milling_the_opponent(table: Table) -> None:
    event(table, "Place the top two cards of your opponent's deck into their sideline.")
    table.place(A="hand: Deed; deck: 9", B="deck: P 1000, Q 1000, 3")
    table.A.uses("Deed")
    assert table.B.sideline == ["P", "Q"] and len(table.A.deck) == 9


def test_top_or_bottom_of_the_deck(table: Table) -> None:
    event(table, "Look at the top card of your deck, then place it on the top or bottom of your deck.")
    for where, deck in (("top", ["P", "Q"]), ("bottom", ["Q", "P"])):
        table.place(A="hand: Deed; deck: P 1000, Q 1000")
        table.A.uses("Deed")
        [wanted] = [i for i, o in enumerate(table.A.options()) if where in o]
        table.session.answer(wanted)
        assert table.A.deck == deck


def test_shuffling_hides_the_order(table: Table) -> None:
    event(table, "Shuffle your deck.")
    orders = set()
    for seed in range(6):
        table.place(A="hand: Deed; deck: P 1000, Q 1000, R 1000, S 1000, T 1000", seed=seed)
        table.A.uses("Deed")
        orders.add(tuple(table.A.deck))
        assert sorted(table.A.deck) == ["P", "Q", "R", "S", "T"]
    assert len(orders) > 1


def test_cards_into_the_life_area(table: Table) -> None:
    event(table, "Place the top card of your deck into your life area.")
    table.place(A="hand: Deed; deck: P 1000, 3; life: 2")
    table.A.uses("Deed")
    assert table.A.life == 3 and "P" in table.A.cards_in("life")
    event(table, "Place one character card from your sideline into your life area.")
    table.place(A="hand: Deed; sideline: P 1000; life: 2")
    table.A.uses("Deed")
    assert table.A.life == 3 and table.A.sideline == ["Deed"]


def test_characters_of_the_same_bp(table: Table) -> None:
    event(table, "Choose two characters with 3000 or less BP, and whose BP are the same, on your opponent's front line and sideline them.")
    table.place(A="hand: Deed", B="front: P 2000, Q 2000, R 3000, S 4000")
    table.A.uses("Deed")
    assert not any("S on" in o for o in table.A.options())
    table.A.answers("choose P")
    if table.waiting_for == "A choose":
        assert not any("R on" in o for o in table.A.options())
        table.A.answers("choose Q")
    assert table.B.sideline == ["P", "Q"] and table.B.front == ["R", "S"]


def test_cards_with_different_names(table: Table) -> None:
    event(table, "Add up to two character cards and with different card names from your sideline to your hand.")
    table.place(A="hand: Deed; sideline: 2x P 1000, Q 1000")
    table.A.uses("Deed")
    table.A.answers("choose P")
    assert not any(o == "P" for o in table.A.options())
    table.A.answers("choose Q")
    assert sorted(table.A.hand) == ["P", "Q"]


def test_one_thing_or_another(table: Table) -> None:
    event(table, "Sideline one character on your field or place one card from your hand into your sideline.")
    table.place(A="front: Ram 1000; hand: Deed, Kid 1000")
    table.A.uses("Deed")
    table.A.answers("ability 2")
    assert table.A.front == ["Ram"] and "Kid" in table.A.sideline
    table.place(A="front: Ram 1000; hand: Deed, Kid 1000")
    table.A.uses("Deed")
    table.A.answers("ability 1")
    assert table.A.front == [] and table.A.hand == ["Kid"]


def test_gaining_one_keyword_or_the_other(table: Table) -> None:
    event(table, "Choose one character on your field. It gains [Impact (1)] or [Snipe] until the end of the turn.")
    for way, mark in (("ability 1", "Impact 1"), ("ability 2", "Snipe")):
        table.place(A="front: Ram 1000; hand: Deed")
        table.A.uses("Deed")
        table.A.answers(way)
        assert table["Ram"].marks == [mark]
    event(table, "Choose one character on your field. It gains 500 BP and either [Impact (1)] or [Snipe] until the end of the turn.")
    table.place(A="front: Ram 1000; hand: Deed")
    table.A.uses("Deed")
    table.A.answers("ability 2")
    assert table["Ram"].marks == ["Snipe"] and table["Ram"].bp == 1500


def test_played_or_raided_with_by_an_ability(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    event(table, "Play up to one character card with 3 or less required energy from your sideline set to resting onto your field, or perform Raid with it.")
    for way, raided in (("no", False), ("yes", True)):
        table.place(A="front: Pup 1000; energy: Pup; hand: Deed; sideline: Wolf")
        table.A.uses("Deed")
        table.A.chooses("Wolf")
        table.A.answers(way)
        if raided:
            assert table.waiting_for == "A base" and len(table.A.options()) == 2
            table.A.answers("Pup#1")
        else:
            table.A.answers("front line")
        assert table["Wolf"].raided is raided and table["Wolf"].resting is not raided
    table.place(A="front: Ram 1000; hand: Deed; sideline: Wolf")
    table.A.uses("Deed")
    table.A.chooses("Wolf")
    assert table.waiting_for == "A line", "no base, so it is played"


def test_if_you_do_needs_the_deed(table: Table) -> None:
    table.card("Wake", bp=1000, text="[Activate: Main] Switch this character to active. If you do, draw a card.")
    for state, drawn in ((" resting", 1), ("", 0)):
        table.place(A=f"front: Wake{state}; deck: 9")
        table.A.activates("Wake")
        assert len(table.A.hand) == drawn and not table["Wake"].resting
    event(table, "Return one character on your field to your hand. If you do, draw a card.")
    for front, drawn in (("front: Ram 1000", 2), ("", 0)):
        table.place(A=f"hand: Deed; {front}; deck: 9")
        table.A.uses("Deed")
        assert len(table.A.hand) == drawn
    event(table, "Draw two cards. If you do, choose up to one of your AP cards and switch it to active.")
    for deck, ap in ((2, 1), (1, 0)):
        table.place(A=f"hand: Deed; deck: {deck}; ap: 0/3")
        table.A.uses("Deed")
        assert table.A.ap == ap


@pytest.mark.parametrize(
    ("when", "phases"),
    [("At the end of the main phase", 1), ("At the start of the attack phase this turn", 1), ("At the end of the attack phase this turn", 2), ("At the start of the end phase", 2)],
)  # fmt: skip
def test_a_delayed_instruction_waits_for_its_time(table: Table, when: str, phases: int) -> None:
    event(table, f"Choose one character on your field. {when}, switch it to resting.")
    table.place(A="front: Ram 1000; hand: Deed; deck: 9", B="deck: 9")
    table.A.uses("Deed")
    assert not table["Ram"].resting
    for n in range(phases):
        if n:
            assert not table["Ram"].resting, "not yet"
        table.A.ends_phase()
    rests = [e.kind for e in table.state.log if e.kind in ("rest", "phase attack", "phase end")]
    assert "rest" in rests
    early = {"At the end of the main phase": 0, "At the start of the attack phase this turn": 1}
    assert rests.index("rest") == early.get(when, 2 if "end phase" in when else 1)


def test_a_delayed_instruction_for_the_opponents_turn(table: Table) -> None:
    event(table, "Choose one character on your opponent's field. At the start of your opponent's next turn, sideline it.")
    table.place(A="hand: Deed; deck: 9", B="front: Wall 1000; deck: 9")
    table.A.uses("Deed")
    table.A.ends_phase()
    assert table.B.front == ["Wall"]
    table.A.ends_phase()
    assert table.turn == "B" and table.B.front == []


def test_squared_substitution(table: Table) -> None:
    event(table, 'Choose up to one [Tide] affinity card on your field and [switch it to resting]. If "Oda" is on your field, [switch it to active] instead.')
    gull = "Gull 1000 {affinities: [Tide]}"
    table.place(A=f"front: {gull}, Ram 1000; hand: Deed")
    table.A.uses("Deed")
    assert not table.A.can("choose Ram")
    table.A.chooses("Gull")
    assert table["Gull"].resting
    table.place(A=f"front: {gull} resting, Oda 1000; hand: Deed")
    table.A.uses("Deed")
    table.A.chooses("Gull")
    assert not table["Gull"].resting


def test_a_waiting_reduction_is_told(table: Table) -> None:
    event(table, "Reduce the AP cost of the next character card you use from your hand this turn by 1.")
    table.place(A="hand: Deed")
    table.A.uses("Deed")
    assert [(e.kind, e.n) for e in table.state.log if e.rule == "ua.cost.reduce.3"] == [("discount", 1)]


def test_losing_abilities_of_one_label(table: Table) -> None:
    table.card("Night", bp=1000, text="[During Opponent's Turn] This character gains 500 BP.\nThis character gains 200 BP.")
    event(table, "Choose one character on your opponent's field. It loses [During Opponent's Turn] abilities until the end of the turn.")
    table.place(A="hand: Deed", B="front: Night")
    assert table["Night"].bp == 1700
    table.A.uses("Deed")
    assert table["Night"].bp == 1200


def test_losing_impact(table: Table) -> None:
    event(table, "Choose one character on your opponent's field. It loses [Impact] until the end of the turn.")
    table.place(A="hand: Deed", B="front: Ram 1000 [Impact (1)] [Snipe]")
    table.A.uses("Deed")
    assert table["Ram"].marks == ["Snipe"]


def test_extra_energy_for_a_while(table: Table) -> None:
    event(table, "Choose one character on your field. It gains Red x2 energy generation until the end of the turn.")
    table.place(A="energy: Ram 1000; hand: Deed; deck: 9", B="deck: 9")
    assert table.A.generated == {}
    table.A.uses("Deed")
    assert table.A.generated == {"red": 2}
    table.A.ends_turn()
    assert table.A.generated == {}


def test_looking_at_cards_beneath(table: Table) -> None:
    table.card("Ram", bp=1000, text="[Activate: Main] Place the top card of your deck face down under this character.")
    table.place(A="front: Ram; deck: P 1000, 3")
    table.A.activates("Ram")
    assert table["Ram"].beneath == ["P"] and table["P"].face_down

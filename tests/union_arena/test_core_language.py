"""Texts that the core language reads: what it does with them, and that both wordings say the same."""

from __future__ import annotations

import pytest

from quadriga.effects.node import meaning
from quadriga.effects.registers import EVENT, SELF
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.vocabulary.lines import Line, Told
from quadriga.games.union_arena.wording.core.grammar import grammar as core_grammar
from quadriga.games.union_arena.wording.dialects import ASIAN, NORTH_AMERICAN
from quadriga.games.union_arena.wording.grammar import Dialects, grammar
from quadriga.scenario.table import Table
from quadriga.text.errors import Declined

BOTH = [
    (
        '[When Played] Look at the top three cards of your deck. Reveal up to one "Oda" card among them and add it to '
        "your hand. Place the remaining cards on the bottom of your deck in any order. If you added a card to your hand, "
        "place one card from your hand into your sideline.",
        "[On Play] Look at the top 3 cards of your deck. Reveal up to 1 <Oda> card among them and add it to your hand. Place "
        "the remaining cards at the bottom of your deck in any order. If you added a card to your hand, place 1 card from "
        "your hand to the outside area.",
    ),
    (
        "[When Attacking] Choose up to one character with 3000 or less BP on your opponent's front line and sideline it.",
        "[When Attacking] Choose up to 1 character with BP 3000 or less on your opponent's front line and retire it.",
    ),
    (
        "[When Played] You may place one card from your hand into your sideline. If you do, switch this character to active.",
        "[On Play] You may place 1 card from your hand to the outside area. If you did, set this character to active.",
    ),
    (
        "[When Blocking] All [Reed Marsh] affinity cards on your field gain 1000 BP until the end of the turn.",
        "[On Block] All <Trait: Reed Marsh> cards on your area gain +1000 BP during this turn.",
    ),
]


def core(dialect: str, text: str) -> Line:
    found = core_grammar(dialect).read("ability", text)
    assert isinstance(found, Line)
    return found


@pytest.mark.parametrize(("american", "asian"), BOTH)
def test_both_wordings_are_the_same_program(american: str, asian: str) -> None:
    one, other = core(NORTH_AMERICAN, american), core(ASIAN, asian)
    assert meaning(one) == meaning(other)
    assert grammar(NORTH_AMERICAN).print("ability", one) == american
    assert grammar(ASIAN).print("ability", other) == asian


@pytest.mark.parametrize(
    "text",
    [
        "[When Played] It gains 1000 BP until the end of the turn.",  # nobody was spoken of
        "[When Played] If a character was sidelined this turn, draw a card.",  # the record of the turn is not asked yet
        "[When Played] Draw a card at the end of this turn.",  # which moment of it is not said
        "[When Played] Return one card to your hand.",  # from where?
        '[When Played] Reveal up to one "Oda" and add it to your hand.',
        "[When Played] You may pay 1 AP to draw a card.",  # whether it is asked again is not said
    ],
)
def test_what_the_core_cannot_carry_out_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        core(NORTH_AMERICAN, text)


def only_core(text: str) -> None:
    """A text that the tables of single phrases have no words for."""
    with pytest.raises(Declined):
        grammar(NORTH_AMERICAN).read("ability", text)
    found = Dialects().read("ability in " + NORTH_AMERICAN, text)
    assert isinstance(found, Line) and isinstance(found.body, Told)


def event(table: Table, text: str) -> None:
    only_core(text)
    table.card("Deed", type="event", ap=0, text=text)


def test_each_player_may_act_with_any_verb(table: Table) -> None:
    """ua.text.opp.1: whatever "you" can do, the opponent can, and chooses."""
    event(table, "Each player may return one character on their field to their hand.")
    table.place(A="hand: Deed; front: P 1000, Q 1000", B="front: R 1000, S 1000")
    table.A.uses("Deed")
    table.A.answers("yes")
    table.A.picks("Q")
    table.B.answers("yes")
    table.B.picks("R")
    assert table.A.hand == ["Q"] and table.B.hand == ["R"]
    table.place(A="hand: Deed; front: P 1000", B="front: R 1000")
    table.A.uses("Deed")
    table.A.answers("no")
    table.B.answers("no")
    assert table.A.front == ["P"] and table.B.front == ["R"]


def test_the_opponent_does_one_thing_and_then_another(table: Table) -> None:
    event(table, "Your opponent returns one resting character on their front line to their hand, then draws a card.")
    table.place(A="hand: Deed; deck: 5", B="front: P 1000 resting, Q 1000 resting, R 1000; deck: 5")
    table.A.uses("Deed")
    table.B.picks("P")
    assert table.B.front == ["Q", "R"] and len(table.B.hand) == 2 and table.A.hand == []


def test_a_description_of_each_of_two_cards_and_their_common_place(table: Table) -> None:
    event(table, "Place one red card and one blue card from your hand on the bottom of your deck.")
    for name, color in (("P", "red"), ("Q", "red"), ("R", "blue")):
        table.card(name, type="character", color=color, bp=1000)
    table.place(A="hand: Deed, P, Q, R; deck: 3")
    table.A.uses("Deed")
    table.A.picks("Q")
    table.A.picks("R")  # the order at the bottom (ua.look.2)
    assert table.A.hand == ["P"] and table.A.deck[-2:] == ["R", "Q"] and table.waiting_for == "A main"


def test_an_instruction_without_a_moment_makes_no_ability() -> None:
    with pytest.raises(cards.CardError):
        cards.build({"number": "QDR-X-1", "name": "Oda", "type": "character", "bp": 1000, "text": "Each player may return one character on their field to their hand."})


def test_under_it_is_never_under_the_card_that_is_put_there(table: Table) -> None:
    """ua.under.1: "it" is the card chosen before."""
    text = "[Activate: Main] Choose one other character on your field. Place the top card of your deck face down under it."
    found = core(NORTH_AMERICAN, text)
    assert isinstance(found.body, Told)
    chosen, placed = (one.body.do for one in found.body.effect.sentences)  # type: ignore[attr-defined]
    assert placed.host.reg == chosen.what.reg != placed.what.reg


def test_an_offer_that_is_declined_does_not_use_up_once_per_turn(table: Table) -> None:
    """ua.cond.once.3"""
    text = "[Once Per Turn] When this character attacks, each player may return one card from their sideline to their hand."
    only_core(text)
    table.card("Oda", type="character", bp=5000, text=text)
    face = cards.build({"number": "QDR-X-1", "name": "Oda", "type": "character", "bp": 5000, "text": text})
    code = [type(action).__name__ for action in face.programs[0].code]
    assert code.index("CountsAsUsed") > code.index("AskActor"), "only once somebody has said yes"


def test_a_condition_on_the_turn_reads_its_record(table: Table) -> None:
    """ua.text.history.1: counted, by whom, and of whom."""
    text = "[Activate: Main] If two or more of your characters have been sidelined by one of your abilities this turn, draw two cards."
    found = core(NORTH_AMERICAN, text)
    assert grammar(NORTH_AMERICAN).print("ability", found) == text
    table.card("Deed", type="event", ap=0, text="Each player sidelines one character on their field.")
    table.card("Oda", type="character", bp=5000, text=text)
    for times, drawn in ((1, 0), (2, 2)):
        table.place(A=f"hand: {times}x Deed; front: Oda, P 1000, Q 1000; deck: 9", B="front: R 1000, S 1000, T 1000")
        for name in ("P", "Q")[:times]:
            table.A.uses("Deed")
            table.A.picks(name)
            table.B.picks("R" if name == "P" else "S")
        table.A.activates("Oda")
        assert len(table.A.hand) == drawn


def test_the_event_is_it_and_a_moment_of_the_turn_is_not() -> None:
    it = "When a character on your opponent's field attacks, it loses 1000 BP until the end of the turn."
    told = core(NORTH_AMERICAN, it).body
    assert isinstance(told, Told)
    gain = told.effect.sentences[0].body.do  # type: ignore[attr-defined]
    assert gain.what.reg == EVENT
    own = core(NORTH_AMERICAN, "At the end of the battle, if this character was blocking, return it to your hand.").body
    assert isinstance(own, Told)
    assert own.effect.sentences[0].body.then.do.what.reg == SELF  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "If two or more of your characters have been sidelined this turn, this character gains 1000 BP.",
        "[During Your Turn] This character gains 1000 BP for each face-down card under it.",
        'All other "Oda" on your front line gain 1000 BP and [Impact (1)] as long as this character is resting.',
        "This character cannot be blocked by characters with 3000 or less BP.",
        '[When Attacking] Choose one character with {3000 or less BP} on your opponent\'s front line and sideline it. If "Oda" is on your field, {5000 or less BP} instead.',
        '[Raid] "Oda" / [Reed Marsh] Switch to active. May move to the front line.',
    ],
)
def test_standing_texts_and_versions_print_back(text: str) -> None:
    found = core_grammar(NORTH_AMERICAN).read("ability", text)
    assert grammar(NORTH_AMERICAN).print("ability", found) == text


@pytest.mark.parametrize(
    "text",
    [
        "One character on your field gains 1000 BP.",  # a standing text chooses nobody
        "If a character on your front line has been sidelined this turn, this character gains 1000 BP.",  # not told
        "If there is a character on your field, that character gains 1000 BP.",  # which of them?
    ],
)
def test_a_standing_text_that_could_mean_two_things_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        core_grammar(NORTH_AMERICAN).read("ability", text)


def test_another_one_is_never_the_card_itself(table: Table) -> None:
    """ua.text.other.1: also where a place is named."""
    text = (
        "[Activate: Main] If you have another character on your front line, each player may return one card from their "
        "sideline to their hand."
    )
    only_core(text)
    table.card("Oda", type="character", bp=5000, text=text)
    for front, drawn in (("Oda", 0), ("Oda, P 1000", 1)):
        table.place(A=f"front: {front}", B="sideline: R 1000")
        table.A.activates("Oda")
        if drawn:
            table.B.answers("yes")
        assert len(table.B.hand) == drawn

"""Texts that the core language reads: what it does with them, and that both wordings say the same."""

from __future__ import annotations

import pytest

from quadriga.effects.node import meaning
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.vocabulary.lines import Line, Told
from quadriga.games.union_arena.wording.core import reading
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
    return reading.read(grammar(dialect), text)


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
        '[When Played] Look at the top three cards of your deck. Reveal up to one "Oda" card and add it to your hand.',
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

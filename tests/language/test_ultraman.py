"""The Ultraman Card Game's dialect on the core language: what each pronoun means, contrast, hybrids."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

from pathlib import Path

import pytest

from quadriga.games.ultraman.game import GAME
from quadriga.games.ultraman.wording.binding import bind
from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.text.errors import Declined
from tests.language.machinery import contrast, hybrids
from tests.language.one_step import one_step

ENTERS = "[SIN]《When this character enters play》"
OWN = sorted({str(card["text"]) for card in GAME.cards().values() if card.get("text")})

DISCOURSE = (
    ("You may discard one card from your hand. If you do, give this character TYPE 【POWER】 for this turn and give it +1000 BP for this turn.", "it", "this character"),
    ("Choose one of your 『ELK』. Discard one card from your hand. Give the chosen character +1000 BP for this turn.", "the chosen character", "one of your 『ELK』"),
    ("If this character's battle opponent is a Kaiju, give that character -1000 BP for this turn.", "that character", "this character's battle opponent"),
    ("Choose one or two of your characters, and return that many cards from your hand to the bottom of your deck.", "that many", "one or two of your characters"),
    ("Send the top card of your deck to your discard area. Discard one card from your hand. If the sent card is a Kaiju card, draw a card.", "the sent card", "the top card of your deck"),
    ("Reveal the top three cards of your deck. Put one Kaiju card from among them into your hand, and send the rest to your discard area.", "the rest", "the top three cards of your deck"),
    ("Choose one of your characters. If an opponent has a Kaiju, give that character +1000 BP for this turn.", "that character", "one of your characters"),
    ("Choose one opponent's character. At the end of turn, give that character TYPE 【POWER】 for this turn.", "that character", "one opponent's character"),
    ("Put one card from your discard area into your hand, then give one of your 『ELK』 +1000 BP for this turn. Give that character TYPE 【SPEED】 for this turn.", "that character", "one of your 『ELK』"),
    ("Exile one card in your discard area from the game. Draw a card. If the exiled card is a scene card, draw a card.", "the exiled card", "one card in your discard area"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "pronoun", "means"), DISCOURSE)
def test_a_pronoun_means(text: str, pronoun: str, means: str) -> None:
    g = grammar()
    [binder] = bind(g.read("text", ENTERS + text))
    said = [(g.say(ref), g.say(what)) for ref, what in binder.bound]
    said += [("that many", g.say(what)) for ref, what in binder.bound if g.say(ref) == "that many cards"]
    assert (pronoun, means) in said


def test_a_pronoun_that_fits_two_things_is_declined_with_both_readings() -> None:
    with pytest.raises(Declined) as told:
        grammar().read("text", ENTERS + "Swap the places of one of your 『ELK』 and one of your 『DOE』. Give it +1000 BP for this turn.")
    assert told.value.readings == ("one of your 『DOE』", "one of your 『ELK』") and "two things" in str(told.value)


def test_a_pronoun_without_anything_is_declined() -> None:
    with pytest.raises(Declined) as told:
        grammar().read("text", ENTERS + "Give the chosen character +1000 BP for this turn.")
    assert "nothing was spoken of" in str(told.value).lower()


@pytest.mark.parametrize(
    "text",
    [
        "Discard one of your Kaiju.",
        "Give one card in your hand +1000 BP for this turn.",
        "Give this character +1000 BP.",
        "[SIN]Draw a card.",
    ],
)
def test_what_no_rule_could_carry_out_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        grammar().read("text", text if text.startswith("[") else ENTERS + text)


@pytest.mark.parametrize(
    "text",
    [
        "[SIN]Give this character +1000 BP. (*This effect does not stack)",
        "Give all your characters +1000 BP for this turn. (*Except for this character)",
        "Reveal the top three cards of your deck. Put one card from among them into your hand, one card on the bottom of your deck.",
        "Exile one card from the game.",
        "Send the top five cards of your deck to your discard area. If you sent three or more Kaiju cards with this effect, put one of them into your hand.",
        "If you leveled up another character this turn, give this character and that character +1000 BP each for this turn.",
        "《When this card is put into your hand from your discard area》Draw a card.",
        "Draw a card for each Kaiju you have, up to +2000 BP.",
        "If you have a Kaiju, draw two cards instead.",
        "If you have three or more characters with the same character name, draw a card.",
        "If there are two or more face-down and sideways cards under one of your 『ELK』, draw a card.",
        "Exile one card in each player's discard area from the game.",
        "Put one card with a different TYPE from your discard area into your hand.",
    ],
)
def test_what_would_be_read_as_something_else_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        grammar().read("text", text if text.startswith(("[", "《")) else ENTERS + text)


SAME_BY_RULE: tuple[str, ...] = ()


def test_a_changed_word_changes_the_program() -> None:
    counts, same = contrast(grammar(), OWN, SAME_BY_RULE)
    assert same == [] and counts["different"] > 200


def test_parts_of_one_text_fit_into_another() -> None:
    counts, failed = hybrids(grammar(), OWN, 150)
    assert counts["made"] == 150 and len(failed) <= 1, failed


def test_one_step_changes_are_read() -> None:
    counts, failed = one_step(grammar(), OWN, 200)
    assert counts["made"] == 200 and counts["read"] >= 190, failed


SENTENCES = (Path(__file__).parent / "ultraman_sentences.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("text", SENTENCES)
def test_a_sentence_that_no_card_has_yet_is_read_and_printed(text: str) -> None:
    g = grammar()
    assert g.print("text", g.read("text", text)) == g.normalise(text, "text")

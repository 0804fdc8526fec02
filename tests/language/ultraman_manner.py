"""How the Ultraman Card Game's sentences are filled where a test asks nothing about a part."""

# ruff: noqa: E501 -- sentences stand on one line
from __future__ import annotations

import re

from tests.language.closure import Manner

PLAIN = {
    "one np": ("one of your characters", "one opponent's character"),
    "np": ("one of your Kaiju", "two of your characters"),
    "them": ("all your Kaiju",),
    "some": ("one of your Kaiju",),
    "plain np": ("this character",),
    "obj": ("one card from your hand",),
    "bare np": ("your Kaiju", "all your characters"),
    "bare": ("cards in your hand",),
    "owned": ("your Kaiju",),
    "haveable": ("a Kaiju", "two or more 『ORREL』"),
    "desc": ("Kaiju", "『ORREL』"),
    "all desc": ("Kaiju", "『ORREL』 and 『WICK』"),
    "bare desc": ("card", "character"),
    "ref": ("this character",),
    "this": ("this character",),
    "that one": ("that character",),
    "q": ("one", "two"),
    "anyq": ("one", "two"),
    "cards": ("a card", "two cards"),
    "cond": ("you have a Kaiju",),
    "acond": ("you have a Kaiju",),
    "do": ("draw a card", "give one of your characters +1000 BP for this turn"),
    "does": ("draws a card",),
    "did": ("drew a card",),
    "done": ("drawn a card",),
    "deed": ("draw a card",),
    "chain": ("draw a card",),
    "and chain": ("draw a card",),
    "clause": ("draw a card",),
    "sentence": ("Draw a card.",),
    "sentences": ("Draw a card.",),
    "effect": ("Draw a card.",),
    "moment": ("When this character enters play",),
    "cost": ("No cost",),
    "gift": ("+1000 BP",),
    "gifts": ("+1000 BP",),
    "until": ("for this turn",),
    "count": ("Kaiju you have",),
    "capped per": ("for each Kaiju you have",),
    "far amount": ("this character's BP",),
    "zone": ("your hand",),
    "dest": ("to your discard area", "to the bottom of your deck"),
    "prop": ("TYPE 【POWER】",),
    "pred": ("has TYPE 【POWER】",),
    "being": ("DOUBLE",),
    "marks": ("[SIN]",),
}
PRELUDE = (
    "Reveal the top two cards of your deck. Send the top two cards of your deck to your discard area. Discard two cards from your hand. Draw two cards. ",
    "Return two cards from your hand to the bottom of your deck. Exile two cards in your discard area from the game. Exile one card in your discard area from the game. Send one of your Kaiju to its owner's discard area. ",
    "Choose a number from 1 to 3. Choose two of your characters. Choose one of your characters. ",
)


def prelude(text: str) -> str:
    """Somebody is spoken of before the first instruction."""
    found = re.search(r"→ |》(?:\([^)]*\))?(?!effect)", text)
    return text[: found.end()] + "".join(PRELUDE) + text[found.end() :] if found else text


AVOID = ("cost: ", "standing: ", "effect: If {cond}, you may choose effect 1", "modes: ", "may modes: ", "list effect: ", "sentence: {replacing}", "replacing: ", "acond: {player} did not", "acond: {player} have not", "moment: ", "do: using cards")
MANNER = Manner(PLAIN, AVOID, prelude)

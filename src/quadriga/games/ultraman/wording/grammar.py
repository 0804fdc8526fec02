"""The dialect of this game's English cards."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from quadriga.games.ultraman.wording import gifts, terms, texts, verbs
from quadriga.games.ultraman.wording.binding import bind
from quadriga.text.building import undisturbed
from quadriga.text.english import SYNONYMS, add_english
from quadriga.text.grammar import Grammar, Normal, Rule
from quadriga.text.language import Language

LIMITS = r"(?i:once|twice|\w+ times|up to|max|except|excluding|other than|not including|only|limit|this effect does not stack)"
"""How a bracket begins that limits what the text does, so that leaving it out would say more than is printed."""
REMINDER = rf"(?!\*? ?{LIMITS}\b).*"
"""Any other round bracket explains a rule and does nothing."""
TIGHT = (r"\[Activate\]", r"(?<!\w)[1-9]\)", r"\[(?:SIN|DBL|TRP|QUAD)\]", "》", r"per (?:turn|game)\)")
"""Marks behind which our texts have no blank, and published lists have one or none."""

OWN_SYNONYMS = {
    " by another scene": "nothing else replaces a scene",
    "of|on|from": "whose text it is", " count": "the Field Round count", "it|this": "the turn that is played", "leaves|leave": "number",
    "| for this turn": "a Lead Player leads for a turn", "the |": "the article of an end", "use|uses|resolve|resolves": "number; a text used is resolved",
    "Hero|Heroes": "number", "Mech|Mechs": "number", "scene|scenes": "number", "| and sideways": "Charge cards lie so",
    "scene|scene card": "the same card", "in|from": "the scene area", "in play|on the field": "the same place", "in play|on the field|on both fields|on either field": "anybody's",
    "scene's|scenes'": "number", "scenes|scene": "number", "the effects|the effect|an effect|effects": "any of them", "levels|level": "number", "TYPE|TYPEs": "number", "effect text|an effect text|effect texts": "number", "effect text|effect texts|effects": "number",
    "use|activate|resolve": "a text used is resolved", "|their ": "the players' own anyway", "scene cards|scenes|scene card|a scene card|a scene": "number",
    "the start of|start of|the beginning of": "the same moment", "turn|the turn|this turn|each turn|every turn": "whichever turn it is",
    "the|its owner's|their owner's|your|a|their|any": "a card goes to its owner's zone", "returned to|put into|returned into|added to": "into a hand either way",
    " in hand": "the hand is meant", "| from the game": "always from the game",
    "your opponent's|an opponent's": "there is one opponent", "your opponent|an opponent": "there is one opponent",
    "one of your character's effects|your character's effects": "number", "from|of": "whose text it is",
    "used|resolved": "the same moment", "its|a": "a character has one battle", "play|the field": "the same place",
    "on the bottom of|at the bottom of|under|beneath": "the same place of a stack",
    "its|their": "number", "return|put": "both put it back", "it|that deck|your deck": "the deck named", "|, ignoring its round": "effects need no round",
    "one effect text|one effect|an effect text|an effect": "one of them", "all effect texts|all effects|the effects|the effect texts|all of the effects": "all of them",
    "will not|cannot": "it gets none", "receive|gain": "it gets none", "increase|increases": "number", "decrease|decreases": "number",
    "enters|enter": "number", "leveled|levelled": "spelling", "any |": "all of that kind", "battle|battles": "number", "a |": "number", "win|wins": "number", "tie|ties": "number",
    "becomes|is": "its battle has that outcome", "|TYPE ": "TYPEs are meant", "one|a": "one of them",
    "one of |": "any of them", "character's|characters'": "number", "characters|character": "number", "the effects|the effect|an effect": "any of them", "that |and |": "joins what stands behind a noun",
    "opponent's|opponents|your opponent|an opponent": "there is one opponent",
    " of the game": "the turns of this game are counted",
    "copies |": "cards of that name are copies", "|both ": "both neighbours",
    "increases|increase": "number", "decreases|decrease": "number", "|from the game": "always from the game",
}  # fmt: skip


def one_line(text: str) -> str:
    return text.replace("\n", " ")


def space_after_type(text: str) -> str:
    return re.sub(r"([】』」])(?=[A-Za-z])", r"\1 ", text)


def spaced_arrow(text: str) -> str:
    return re.sub(r" *(?:→|->|⇒|➡) *", " → ", text)


def limits_in_brackets(text: str) -> str:
    """A limit is no reminder, wherever it stands: +1000 BP. (*Up to +5000 BP) is +1000 BP, up to +5000 BP."""

    def plain(m: re.Match[str]) -> str:
        return f", up to {m[2]}{m[1] or m[3]}"

    return re.sub(r"(\.?) ?\(\*? ?(?:[Uu]p to|[Mm]ax\.?|[Mm]aximum)(?: a maximum)?(?: of)? ([+-]\d+ BP)\)(\.?)", plain, text)


def case_of_marks(text: str) -> str:
    """[sin] is [SIN], 《when is 《When, and an effect begins with a capital."""
    text = re.sub(r"(?i)\[(?:sin|dbl|trp|quad)\]", lambda m: m[0].upper(), text)
    text = re.sub(r"(?i)\[activate\]", "[Activate]", text)
    text = re.sub(r"(?i)\((once|twice|\w+ times) per (turn|game)\)", lambda m: f"({m[1].capitalize()} per {m[2].lower()})", text)
    return re.sub(r"(《|》 ?|per (?:turn|game)\) ?|→ |^(?:\[(?:SIN|DBL|TRP|QUAD|Activate)\] ?)+)(?!effect)([a-z])", lambda m: m[1] + m[2].upper(), text)


@cache
def grammar() -> Grammar:
    return language().g


@cache
@undisturbed()
def language() -> Language:
    normal = Normal(
        reminders=[REMINDER],
        tight=TIGHT,
        extra=[
            Rule("lines", "A.\nB.", "A. B.", one_line),
            Rule("limits", "+1000 BP. (*Up to +5000 BP)", "+1000 BP, up to +5000 BP.", limits_in_brackets),
            Rule("arrow", "No cost→Draw a card.", "No cost → Draw a card.", spaced_arrow),
            Rule("case of marks", "[sin]《when this character enters play》you may", "[SIN]《When this character enters play》You may", case_of_marks),
            Rule("missing space", "TYPE 【POWER】becomes", "TYPE 【POWER】 becomes", space_after_type),
        ],
    )
    words = Language(Grammar("ultraman", normal), {**SYNONYMS, **OWN_SYNONYMS})
    terms.add(words)
    add_english(words)
    verbs.add(words)
    gifts.add(words)
    texts.add(words)
    words.check()
    words.g.after = bound
    words.g.forms_are_one = True
    return words


def bound(category: str, tree: Any) -> None:
    if category == "text":
        bind(tree)

"""The tables of this package put together, one for each wording."""

from __future__ import annotations

from functools import cache
from typing import Any

from quadriga.effects.adjuncts import Doing
from quadriga.effects.amounts import CountOf
from quadriga.effects.conditions import Has, ThereIs
from quadriga.effects.deeds import Deed
from quadriga.effects.drawing import Draw
from quadriga.effects.lists import Listed
from quadriga.effects.node import Node, content
from quadriga.effects.phrases import Some
from quadriga.effects.quantities import UP_TO
from quadriga.effects.sorts import UNIT
from quadriga.games.union_arena.vocabulary.gains import QuotedAbility
from quadriga.games.union_arena.vocabulary.nouns import Noun
from quadriga.games.union_arena.wording import asian_normal
from quadriga.games.union_arena.wording.core import conditions, gifts, terms, verbs
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.games.union_arena.wording.dialects import ASIAN, DialectGrammar
from quadriga.games.union_arena.wording.normal import normal
from quadriga.text.binder import Binder
from quadriga.text.english import SYNONYMS, add_english
from quadriga.text.errors import Unbound
from quadriga.text.language import Language

OWN_SYNONYMS = {
    "you and your opponent|both players": "both", "face down|face-down": "spelling", "a [TRIGGER] ability|[TRIGGER] abilities": "number",
    "your opponent's|their": "there is one opponent",
    "that |and |": "joins what stands behind a noun", "on|in": "the preposition goes with the zone", "site|sites": "number", "field|fields": "number", "Raided|raided": "capital", "gets|gains|get|gain": "number and verb",
    "get|gain": "verb", "gains|gain": "number", "gain": "verb", "to|in|into": "a place is entered either way", "on|onto": "a place",
    "at|on|to": "an end of a deck", "on|to|at": "an end of a deck", "on|at": "an end of a deck", "on|onto|at": "an end of a deck",
    "your|their|its owner's|their owner's|the": "a card goes to its owner's zone", "your|their|the": "a card goes to its owner's zone",
    "their|your|the": "a character moves on its player's side", "your|their": "a player's own", "on|onto|to|in": "a place",
    "required energy|base required energy": "always the printed one", "AP cost|base AP cost": "always the printed one",
    "required energy|original required energy": "always the printed one", "AP cost|original AP cost": "always the printed one",
    "| of": "of a number", "a |": "article", " ability": "of a trigger", "its|their": "number", "different|unique": "the same",
    "name|names|card name|card names": "number", "names|card names": "a card's name", "name|card name": "a card's name",
    "life area|life": "the same place", "|face down |face-down ": "life lies face down", "face up|face-up": "spelling",
    "to|as": "a state", "cards|card": "number", "be |": "grammar", "will remain|remain|remains": "number", "set to |": "a state",
    "it|they": "number", "switched|set": "a state", "deal|deals": "number", "to|on|onto": "a place", "in active|active": "a state",
    "you did|they did": "who did it is known", "you did not|they did not": "who did it is known", "a card |": "a card is added",
    "| effects| abilities": "what is listed", "|also |each ": "each of several gets it", "loses|lose": "number",
}  # fmt: skip
SPOKEN = frozenset({
    "Adverb", "AddedCard", "AddedNone", "ADescription", "AllTrue", "AnyTrue", "AttributeOf", "AmountIs", "Being", "BecomeBP",
    "Chain", "ChooseThem", "ColorIs", "Compared", "CountOf", "DealDamage", "Description", "Differs", "Doing", "Draw", "EndCards",
    "Energy", "Every", "Fixed", "FromAmong", "Gain", "Has", "HasKeyword", "HasRaid", "HasTrigger", "IfDone", "InEither", "InPile", "Instead",
    "Is", "IsActive", "IsNot", "IsRaided", "IsResting", "Keyword", "LessBP", "Listed", "LockNext", "LockPhase", "LookAt",
    "LoseAbilities", "MayDo", "Modes", "MoreBP", "MoveLine", "NameContains", "Named", "Affinity", "NotBeing", "NotTrue",
    "Noun", "OneOf", "OneSentence", "OnLines", "Other", "OtherThan", "Otherwise", "PartOf", "PayAP", "Pile", "PlaceInSideline",
    "PlayCards", "Player", "Posts", "Provided", "Quantity", "QuotedAbility", "Ready", "ReadyAP", "Ref", "Remove", "Rest", "Reveal",
    "Sentences", "ShuffleDeck", "Sideline", "Some", "Tail", "ThereIs", "ThisOne", "ToDeck", "ToHand", "ToLife", "TopOrSideline",
    "ToTopOrBottom", "TriggerIs", "WholePile", "Whose", "With", "Without", "BPIs", "BaseBPIs", "AttributeIs", "SameAs", "LifeOf", "EnergyOf", "APOf",
    "YourTurn", "LineFull", "PlaceUnder", "ForEach", "EnergyIs", "APIs", "HasMore",
})  # fmt: skip
"""The classes of which a text may be made: what of the core this game carries out."""


@cache
def grammar(dialect: str) -> DialectGrammar:
    g = DialectGrammar("union-arena core", dialect, asian_normal.normal() if dialect == ASIAN else normal())
    g.own()
    L = Language(g, {**SYNONYMS, **OWN_SYNONYMS})
    words = Words(L, dialect)
    terms.add(words)
    add_english(L)
    conditions.add(words)
    verbs.add(words)
    gifts.add(words)
    L.check()
    g.after = bound
    return g


def bound(category: str, tree: Any) -> None:
    """References are bound; what no rule of this game carries out is declined."""
    if category != "effect":
        return
    spoken(tree)
    Binder().walk(tree)


def spoken(value: Any) -> None:
    if isinstance(value, list):
        for part in value:
            spoken(part)
    elif isinstance(value, Node):
        if type(value).__name__ not in SPOKEN:
            raise Unbound(value, why="this game has no rule for it")
        if isinstance(value, Doing) and value.later:
            raise Unbound(value, why="it is not said which moment of the turn is meant")
        if isinstance(value, Draw) and value.n.op == UP_TO:
            raise Unbound(value, why="cards are drawn one by one")
        if isinstance(value, QuotedAbility):
            return
        if isinstance(value, Deed):
            for what in value.objects():
                located(what)
        elif isinstance(value, (Has, ThereIs, CountOf)):
            located(value.what)
        for part in content(value):
            spoken(part)


def located(what: Any) -> None:
    """A card is looked for where the text says it lies; only characters and sites are on the field without a word."""
    if isinstance(what, list):
        for one in what:
            located(one)
    elif isinstance(what, Listed):
        what.settle()
        located(what.items)
    elif isinstance(what, Some) and what.what.place() is None:
        noun = what.what.noun
        if not isinstance(noun, Noun) or noun.sort() != UNIT:
            raise Unbound(what, why="it does not say where the card lies")

"""The tables of this package put together, one for each wording."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from quadriga.effects.adjuncts import Doing
from quadriga.effects.amounts import CountOf
from quadriga.effects.chains import OR, Chain
from quadriga.effects.conditions import Has, ThereIs
from quadriga.effects.deeds import Deed
from quadriga.effects.lists import Listed
from quadriga.effects.node import Node, content
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import InPile
from quadriga.effects.program import Amount, Condition
from quadriga.effects.quantities import EXACTLY
from quadriga.effects.references import Ref, ThisOne
from quadriga.effects.registers import SELF
from quadriga.effects.sentences import Sentences
from quadriga.effects.sorts import UNIT
from quadriga.games.union_arena.chapters.table import HAND
from quadriga.games.union_arena.chapters.timing import USED_CARD
from quadriga.games.union_arena.vocabulary.actions_play import PerformRaid
from quadriga.games.union_arena.vocabulary.gains import QuotedAbility
from quadriga.games.union_arena.vocabulary.nouns import Noun, OnLines
from quadriga.games.union_arena.vocabulary.occurrences import Occurrence
from quadriga.games.union_arena.vocabulary.standing import SaysOf, Standing
from quadriga.games.union_arena.wording import asian_normal
from quadriga.games.union_arena.wording.core import (
    conditions,
    deeds,
    gifts,
    occurrences,
    own_lines,
    standing,
    terms,
    verbs,
)
from quadriga.games.union_arena.wording.core.lines import CoreGrammar
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.games.union_arena.wording.dialects import ASIAN
from quadriga.games.union_arena.wording.normal import normal
from quadriga.text.binder import Binder
from quadriga.text.building import undisturbed
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
    "|during ": "this turn, during this turn", "has been|have been|was|were|is": "number", "has been|have been": "number", "were|have been": "number",
    "has |have |": "of what has happened the same", "have |": "of what has happened the same", "has |": "of what has happened the same",
    "your|the": "one's own", "did not|have not|has not": "it was not done", "with|by": "what did it", "the |an |": "article", "your |a |an |": "one's own",
    "one of your|a|an": "one's own", "an effect|effects": "any will do", "AP|ability": "the price of an ability", "for an ability |": "the price of an ability",
    "has attacked|attacked": "the same", "has not attacked|did not attack": "the same", "has|have|did": "number", "attacked|attack": "grammar",
    "has moved|moved": "the same", "that was|that were": "number", "card |": "an effect of a card", "has been|was": "the same",
    "the|this|your": "of this turn", "the|this": "of this battle", "|that ": "grammar", "you can |you may |": "nobody would not", "+|": "a sign",
    "rested|in rested": "a state", "the|that": "the one spoken of", "place|return": "it goes there", "them|those cards": "the same", "them|cards": "the same",
    "at|on": "an end of a deck", "the |": "article", "be set|set|switch": "a state", "it does|they do": "number", "|during this turn, ": "of the next one",
    "all|the": "all of them", "|of ": "all of them", ".|:": "punctuation",
    "an open |an empty |": "the same", "this card|it": "of the card itself",
    "less|lower": "of numbers the same", "greater|higher|more": "of numbers the same", "the|any": "of all of them", "it|them": "number",
    "no face-down cards|no face-down card": "number", "a |an ": "article", " effect": "of a label", "is|was": "when it was played", "able|possible": "the same", "a |an |": "article", "the|your": "one's own line", "generates|generate": "number", "it is|they are": "number",
    "using|with": "the same", "while|as long as": "the same", "card|character": "this card", "they|it": "number", "|+": "a sign",
    "additional {n:#}|{n:#} additional|+{n:#}": "order", "|you may |you can ": "nobody would not", "|s": "number", "a |the ": "article",
    "with|for": "the same", "card|cards|effect|effects": "number", "|used ": "the same", "effect|effects": "number",
    "gets|get|have": "number", "this card's AP cost|the AP cost of this card": "the same", "character|card|field": "this card",
    "character|site": "this card", " onto your field": "where else", "your|you": "misprint of the same",
    "| effects| abilities": "what is listed", "|also |each ": "each of several gets it", "loses|lose": "number",
}  # fmt: skip
SPOKEN = frozenset({
    "Adverb", "AddedCard", "AddedNone", "ADescription", "AllTrue", "AnyTrue", "AttributeOf", "AmountIs", "Being", "BecomeBP",
    "Chain", "ChooseThem", "ColorIs", "Compared", "CountOf", "DealDamage", "Description", "Differs", "Doing", "Draw", "EndCards",
    "Energy", "Every", "Fixed", "FromAmong", "Gain", "Has", "HasKeyword", "HasRaid", "HasTrigger", "IfDone", "InEither", "InPile",
    "Is", "IsActive", "IsNot", "IsRaided", "IsResting", "Keyword", "LessBP", "Listed", "LockNext", "LockPhase", "LookAt",
    "LoseAbilities", "MayDo", "Modes", "MoreBP", "MoveLine", "NameContains", "Named", "Affinity", "NotBeing", "NotTrue",
    "Noun", "OneOf", "OneSentence", "OnLines", "Other", "OtherThan", "Otherwise", "PartOf", "PayAP", "Pile", "PlaceInSideline",
    "PlayCards", "Player", "Posts", "Provided", "Quantity", "QuotedAbility", "Ready", "ReadyAP", "Ref", "Remove", "Rest", "Reveal",
    "Sentences", "ShuffleDeck", "Sideline", "Some", "Tail", "ThereIs", "ThisOne", "ToDeck", "ToHand", "ToLife", "TopOrSideline",
    "ToTopOrBottom", "TriggerIs", "WholePile", "Whose", "With", "Without", "BPIs", "BaseBPIs", "AttributeIs", "SameAs", "LifeOf", "EnergyOf", "APOf",
    "YourTurn", "LineFull", "PlaceUnder", "ForEach", "HasMore", "This", "Times", "Happened", "HappenedTo", "Window", "Thing",
})  # fmt: skip
"""The classes of which a text may be made: what of the core this game carries out."""


@cache
@undisturbed()
def grammar(dialect: str) -> CoreGrammar:
    g = CoreGrammar("union-arena core", dialect, asian_normal.normal() if dialect == ASIAN else normal())
    g.watched = []
    g.own()
    L = Language(g, {**SYNONYMS, **OWN_SYNONYMS})
    words = Words(L, dialect)
    terms.add(words)
    add_english(L)
    conditions.add(words)
    occurrences.add(words)
    verbs.add(words)
    gifts.add(words)
    deeds.add(words)
    standing.add(words)
    own_lines.add(words)
    L.check()
    g.after = partial(bound, g)
    return g


def bound(g: CoreGrammar, category: str, tree: Any) -> None:
    """References are bound; what no rule of this game carries out is declined."""
    if category not in ("body", "standing body", "asked", "list head", own_lines.BASES):
        return
    if isinstance(tree, Sentences):
        g.binder().walk(tree)
        spoken(tree)
    else:
        binder = Binder()
        binder.itself(ThisOne(UNIT))
        binder.walk(tree)
        spoken(tree)
        settled(tree)
        unremembered(tree, category == "asked")


def unremembered(tree: Any, inside: bool) -> None:
    """What a condition finds is kept nowhere: nobody speaks of it, and the registers belong to the instructions."""
    if isinstance(tree, list):
        for part in tree:
            unremembered(part, inside)
    elif isinstance(tree, Node) and not isinstance(tree, QuotedAbility):
        inside = inside or isinstance(tree, (Condition, Amount))
        if inside and isinstance(tree, Phrase) and tree.introduces():
            tree.reg = 0
        for part in content(tree):
            unremembered(part, inside)


def settled(tree: Any) -> None:
    """A standing text is asked anew at every look: it chooses nobody, and speaks of nobody but what it names."""
    if isinstance(tree, list):
        for part in tree:
            settled(part)
    elif isinstance(tree, Node) and not isinstance(tree, QuotedAbility):
        if isinstance(tree, Ref) and tree.reg != SELF:
            raise Unbound(tree, why="a standing text speaks of nobody but what it names")
        if isinstance(tree, (Standing, SaysOf)):
            who = getattr(tree, "who", None)
            if isinstance(who, Phrase) and who.quantity() is not None:
                raise Unbound(who, why="a standing text chooses nobody")
        for part in content(tree):
            settled(part)


def spoken(value: Any) -> None:
    if isinstance(value, list):
        for part in value:
            spoken(part)
    elif isinstance(value, Node):
        if type(value).__module__.startswith("quadriga.effects") and type(value).__name__ not in SPOKEN:
            raise Unbound(value, why="this game has no rule for it")
        if isinstance(value, Doing) and value.later:
            raise Unbound(value, why="it is not said which moment of the turn is meant")
        if isinstance(value, Chain) and value.op == OR and any(isinstance(one, PerformRaid) for one in _deeds(value.items)):
            raise Unbound(value, why="whether to perform Raid is asked once the card is known")
        if isinstance(value, QuotedAbility):
            return
        if isinstance(value, Occurrence):
            past(value)
        elif isinstance(value, Deed):
            for what in value.objects():
                located(what)
        elif isinstance(value, (Has, ThereIs, CountOf)):
            located(value.what)
            counted(value.what)
        for part in content(value):
            spoken(part)


def _deeds(items: list[Deed]) -> list[Deed]:
    return [item.do if isinstance(item, Doing) else item for item in items]


def counted(what: Any) -> None:
    """If you have two characters: exactly two, or two at least? The tables of single phrases know."""
    for one in what if isinstance(what, list) else [what]:
        if isinstance(one, Some) and one.q is not None and one.q.op == EXACTLY:
            raise Unbound(one, why="so many, or so many at least")


def past(told: Occurrence) -> None:
    """The record of the turn does not tell on which line something happened."""
    for what in told.objects():
        place = what.what.place() if isinstance(what, Some) else None
        if isinstance(place, OnLines) and len(place.lines) == 1:
            raise Unbound(what, why="the record of the turn does not tell on which line it happened")
        if isinstance(place, InPile) and not (told.kind == USED_CARD and place.pile.place == HAND):
            raise Unbound(what, why="the record of the turn does not tell where it came from")


def located(what: Any) -> None:
    """A card is looked for where the text says it lies; only characters and sites are on the field without a word."""
    if isinstance(what, list):
        for one in what:
            located(one)
    elif isinstance(what, Listed):
        what.settle()
        placed = [one.what.place() is not None for one in what.items if isinstance(one, Some)]
        if any(placed) and not all(placed):
            raise Unbound(what, why="it does not say of both where they are")
        located(what.items)
    elif isinstance(what, Some) and what.what.place() is None and what.what.reg == 0:
        noun = what.what.noun
        if not isinstance(noun, Noun) or noun.sort() != UNIT:
            raise Unbound(what, why="it does not say where the card lies")

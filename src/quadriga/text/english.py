"""English as all games speak it: closed classes completed by rule, noun phrases, conditions, gates.

A game's dialect adds its nouns, zones, properties, verbs and gifts. Categories that it must fill: `kind`, `name`, `noun`,
`zone`, `origin`, `this`, `prop`, `do` … (its verb frames), `gift` (docs/language.md).
"""

from __future__ import annotations

from typing import Final

from quadriga.effects import amounts, happenings, owners, piles, quantities, references
from quadriga.effects.adjuncts import Doing
from quadriga.effects.amounts import AttributeOf, Compared, CountOf, Distinct
from quadriga.effects.conditions import AllTrue, AmountIs, AnyTrue, Has, HasMore, HasOnly, Is, NotTrue, Outdoes, ThereIs
from quadriga.effects.deeds import ChooseThem
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.drawing import Draw, DrawUntil
from quadriga.effects.gifts import Until
from quadriga.effects.happenings import Agent, Happened, HappenedTo, Trigger, Window
from quadriga.effects.lists import InEither, Listed
from quadriga.effects.lots import AtRandom
from quadriga.effects.naming import NamedNumber, NameNumber
from quadriga.effects.owners import Player, Whose
from quadriga.effects.phrases import Some
from quadriga.effects.piles import EndCards, InPile, PileEnd, UpToEndCards, WholePile
from quadriga.effects.properties import (
    ADescription,
    AttributeIs,
    Being,
    Differs,
    NotBeing,
    OnlyOne,
    OtherThan,
    SameAs,
    Shared,
    With,
    Without,
)
from quadriga.effects.quantities import Quantity
from quadriga.effects.references import FromAmong, PartOf, Ref
from quadriga.effects.repeating import Every
from quadriga.effects.searching import Search
from quadriga.effects.showing import LookAt, Reveal, RevealUntil
from quadriga.effects.stacks import EndOfStack, OutOf
from quadriga.effects.tests import IsNot, OneOf, Other
from quadriga.text.english_gates import gates
from quadriga.text.grammar import of, slot, splice
from quadriga.text.language import Language

OR: Final = ("a or b", "a, b, or c")
AND: Final = ("a and b", "a, b, and c")

DONE_TO: Final = (
    (references.SENT, "sent"), (references.DISCARDED, "discarded"), (references.EXILED, "exiled"),
    (references.RETURNED, "returned"), (references.REVEALED, "revealed"), (references.CHOSEN, "chosen"), (references.DRAWN, "drawn"),
)  # fmt: skip
"""For each card sent: what the instruction before it was done to."""

SYNONYMS: Final = {
    "is|are": "number", "was|were": "number", "has|have": "number", "have|has": "number", "does|do": "number",
    "do|does": "number", "opponent|opponents": "number", "shares|share": "number", "card|cards": "number",
    "increases|increase": "number", "decreases|decrease": "number", "becomes|become": "number",
    "gains|gain|gets|get": "number and verb", "character|characters": "number", "loses|lose": "number",
    "that is|that are": "number", "that has|that have": "number", "does not|do not": "number",
    "a|an": "article", "|a |an ": "article", "a|one": "one is a", "an|a": "article",
    "higher|more": "of numbers the same", "lower|less|fewer": "of numbers the same", "lower|less": "of numbers the same",
    "higher|more|greater": "of numbers the same",
    "|,": "a comma that changes nothing", ",|": "a comma that changes nothing", ",": "a comma that changes nothing",
    "for|during": "of a span the same", "during|for": "of a span the same", "of|by": "of an increase the same",
    "by|of": "of an increase the same", "|of ": "all your, all of your", "|cards ": "draw until, draw cards until",
    "to|into": "a place is entered either way", "in|on": "the preposition goes with the zone",
    "from |": "from among, among", "|and ": "joins what stands behind a noun", "and |": "joins what stands behind a noun",
    "|from the game": "exiled is always from the game", " from the game": "exiled is always from the game",
    "other than|except": "both leave out", "exactly|only": "both mean neither more nor fewer",
    "with this effect|this way|by this effect": "all mean by this effect", "When|Whenever": "every time",
    "an opponent|your opponent|any opponent|the opponent|opponents|that opponent": "there is one opponent",
    "your opponent's|an opponent's|opponent's|those opponents'|the opponent's|your opponents'|opponents'|that opponent's": "there is one opponent",
    "an opponent|your opponent|the opponent|that opponent": "there is one opponent",
    "your opponent|an opponent|the opponent": "there is one opponent",
    "opponent's|an opponent's|your opponent's": "there is one opponent",
    "each player|both players|all players": "all are meant",
    "the end of|end of|the end of this": "of this turn", "start|beginning": "the same moment",
    "end of turn|the end of turn|the end of the turn|the end of this turn": "of this turn",
    "until the end of the turn|until the end of turn|until end of turn|until the end of this turn": "of this turn",
    "the other|the others": "number",
    "the rest|the remaining cards|the rest of the revealed cards|the remaining revealed cards": "those not taken",
    "you do|they do": "who did it is known", "you do not|they do not|you cannot|they cannot|you don't|they don't": "it was not done",
    "otherwise|if it is not|if not": "the condition asked before did not hold", "if|when": "of what has just happened",
    "both |": "two joined by and", "them|both of them|all of them": "all of them", "they|them": "case",
    " each": "each of several gets it", "each |": "each of several gets it", "|each ": "each of several gets it",
    "in any order": "the player orders anyway", "|that of ": "what the other has is meant", " in any order": "the player orders anyway",
    "player|Player": "capital", "place|places": "number", "with|and": "of a swap the same", "s|": "number", "|s": "number",
    " currently": "now is meant", " effects": "number", ".|:": "punctuation", "card|cards|": "number", " ": "a blank after a mark",
    "1)|2)|3)|4)|• |•|・|・ |①|②|③|④": "numbering", "|Effect ": "numbering",
    "either player|any player": "at least one of them", "less|fewer": "of numbers the same",
    "an effect|effects|any effect": "any will do", "effects|effect": "number", "one of|any of": "any will do",
    "a|one|another": "one more card", "more |": "so many further cards are drawn either way", "one|1": "the number",
    "other than|except|except for": "all leave out", "from|than": "of a difference the same",
    "both of|all of|all": "all of them", "total|combined": "the sum", "total|sum": "the sum", "up to|up to a maximum of|to a maximum of": "as far as that", "total |": "the sum", "different |": "each counts once anyway",
    "yours|your opponent's|that of your opponent|an opponent's": "the other player's", "on|of": "whose number it is",
    "by|with": "what did it", "have not|has not": "number", "your opponent|an opponent|they": "there is one opponent",
    "the end of|end of|the end of this|the end of the": "of this turn", "the end of this|the end of|end of|the end of the": "of this turn",
    "choose|declare": "a number is named either way", "chosen|declared": "a number is named either way",
    "has|contains": "of a pile the same", "with|by|from": "what did it",
    "a number|one number": "one of them", "a|one|": "one of them", "choose|chooses": "number",
    "last turn|during the last turn|in the last turn|during the previous turn|in the previous turn|the previous turn": "the turn before",
    "choose|select": "the same act", "chooses|selects": "the same act", "chose|selected": "the same act",
    "chosen|selected": "the same act",
}  # fmt: skip


def closed_classes(L: Language) -> None:
    """Owners, players, comparisons, quantities, windows, agents: complete before any card uses them."""
    L.list("ors", "#", ("a", *OR))
    L.list("ands", "#", AND)
    with L.closed("owners and players"):
        L("whose", "your", Whose, who=owners.YOU)
        L("whose", "<your opponent's|an opponent's|opponent's|those opponents'|the opponent's|your opponents'|opponents'|that opponent's>", Whose, who=owners.OPPONENT)
        L.words("poss", Whose, "who", {"their": owners.THEIR, "its owner's": owners.OWNER, "that": owners.THAT_ONE, "each player's": owners.EACH, "their owner's": owners.OWNER, "their owners'": owners.OWNER})
        L.include("anywhose", "whose", "poss")
        L.words("player", Player, "who", {"you": owners.YOU, "<an opponent|your opponent|any opponent|the opponent|opponents|that opponent>": owners.OPPONENT, "<each player|both players|all players>": owners.EACH, "that player": owners.THEIR, "they": owners.THEIR})
        L.words("third", Player, "who", {"<an opponent|your opponent|the opponent|that opponent>": owners.OPPONENT, "<each player|both players|all players>": owners.EACH, "that player": owners.THEIR})
        L.words("has who", Player, "who", {"neither player": owners.NEITHER, "<either player|any player>": owners.ANY})
        L.include("has who", "player")
    with L.closed("comparisons"):
        # every comparison with its opposite
        L("cmp", "{n:#} or <higher|more|greater>", Compared, op=amounts.OR_MORE)
        L("cmp", "{n:#} or <lower|less|fewer>", Compared, op=amounts.OR_LESS)
        L("cmp", "{n:#}", Compared, op=amounts.EQUAL)
        L("cmp", "exactly {n:#}", Compared, op=amounts.EQUAL)
        L("cmp", "more than {n:#}", Compared, op=amounts.MORE)
        L("cmp", "<less|fewer> than {n:#}", Compared, op=amounts.LESS)
        L("cmp", "at least {n:#}", Compared, op=amounts.OR_MORE)
        L("cmp", "at most {n:#}", Compared, op=amounts.OR_LESS)
        L("cmp", "{n:#}-or-<higher|more|greater>", Compared, op=amounts.OR_MORE)
        L("cmp", "{n:#}-or-<lower|less|fewer>", Compared, op=amounts.OR_LESS)
        L("cmp", "the <chosen|declared> number", Compared, op=amounts.EQUAL, amount=of(NamedNumber))
        for words, op in (("equal to or lower than", amounts.OR_LESS), ("equal to or higher than", amounts.OR_MORE), ("equal to", amounts.EQUAL), ("<higher|more|greater> than", amounts.MORE), ("<lower|less|fewer> than", amounts.LESS), ("greater than or equal to", amounts.OR_MORE), ("less than or equal to", amounts.OR_LESS)):
            L("far cmp", words + " {amount:far amount}", Compared, op=op)
        L("word cmp", "{n:#word} or <higher|more|greater>", Compared, op=amounts.OR_MORE)
        L("word cmp", "{n:#word} or <lower|less|fewer>", Compared, op=amounts.OR_LESS)
        L("word cmp", "{n:#word}", Compared, op=amounts.EQUAL)
        L("word cmp", "<exactly|only> {n:#word}", Compared, op=amounts.EQUAL)
        L("word cmp", "at least {n:#word}", Compared, op=amounts.OR_MORE)
        L("word cmp", "at most {n:#word}", Compared, op=amounts.OR_LESS)
        L("word cmp", "more than {n:#word}", Compared, op=amounts.MORE)
        L("word cmp", "<less|fewer> than {n:#word}", Compared, op=amounts.LESS)
    how_many(L)
    with L.closed("windows, agents, durations"):
        L.words("window", Window, "when", {"this turn": happenings.THIS_TURN, "<last turn|during the last turn|in the last turn|during the previous turn|in the previous turn|the previous turn>": happenings.LAST_TURN, "<with this effect|this way|by this effect>": happenings.THIS_EFFECT, "for the cost of this effect": happenings.THE_COST})
        L("agent", "<an effect|effects|any effect>", Agent, who=owners.ANY)
        for owner, who in (("<opponent's|an opponent's|your opponent's>", owners.OPPONENT), ("your", owners.YOU)):
            category = "their agent" if who == owners.OPPONENT else "agent"
            L(category, owner + " <effects|effect>", Agent, who=who)
            L(category, "<one of|any of> " + owner + " effects", Agent, who=who)
        L.include("agent", "their agent")
        L("ban agent", "<an effect|effects|any effect>", Agent, who=owners.ANY)
        L.include("ban agent", "their agent")
        L.words("until", Until, "when", {"<for|during> this turn": 0, "<during|for> the next turn": 1, "<until the end of the turn|until the end of turn|until end of turn|until the end of this turn>": 0, "until the end of the next turn": 2, "until the next turn ends": 2})
    L.value("end", {"top": piles.AT_TOP, "bottom": piles.AT_BOTTOM, "top or bottom": piles.AT_EITHER})


def how_many(L: Language) -> None:
    with L.closed("quantities"):
        for digits in ("#word", "#"):
            L("q", "{n:" + digits + "}", Quantity, op=quantities.EXACTLY)
            L("q", "up to {n:" + digits + "}", Quantity, op=quantities.UP_TO)
            L("q", "{n:" + digits + "} or more", Quantity, op=quantities.AT_LEAST)
            L("q", "{n:" + digits + "} or fewer", Quantity, op=quantities.AT_MOST)
            L("q", "<exactly|only> {n:" + digits + "}", Quantity, op=quantities.ONLY)
            L("q", "at least {n:" + digits + "}", Quantity, op=quantities.AT_LEAST)
            L("q", "at most {n:" + digits + "}", Quantity, op=quantities.AT_MOST)
            L("q", "a total of {n:" + digits + "}", Quantity, op=quantities.EXACTLY)
            L("q", "a total of {n:" + digits + "} or more", Quantity, op=quantities.AT_LEAST)
            L("q", "a total of {n:" + digits + "} or fewer", Quantity, op=quantities.AT_MOST)
            L("q", "a total of up to {n:" + digits + "}", Quantity, op=quantities.UP_TO)
            L("q", "more than {n:" + digits + "}", Quantity, op=quantities.MORE_THAN)
            L("q", "fewer than {n:" + digits + "}", Quantity, op=quantities.FEWER_THAN)
        L("q", "one or {n:#word}", Quantity, op=quantities.FROM_TO, m=1)
        L("q", "{m:#word} to {n:#word}", Quantity, op=quantities.FROM_TO)
        L("q", "another< {n:#word}>", Quantity, op=quantities.ANOTHER)
        L("q", "that many", Quantity, op=quantities.THAT_MANY)
        L("q", "any number", Quantity, op=quantities.ANY_NUMBER)
        L("q", "each", Quantity, op=quantities.ALL)
        L("aq", "<a|an>", Quantity, op=quantities.A)
        L("aq", "no", Quantity, op=quantities.NO)
        L.include("anyq", "q", "aq")
        L("cards", "<a|one|another> card", Quantity, op=quantities.A)
        for digits in ("#word", "#"):
            L("cards", "{n:" + digits + "} <more |>cards", Quantity, op=quantities.EXACTLY)
            L("cards", "up to {n:" + digits + "} <more |>cards", Quantity, op=quantities.UP_TO)
        L("cards", "1 card", Quantity, op=quantities.A)
        L("cards", "up to <one|1> card", Quantity, op=quantities.UP_TO)
        L("cards", "that many cards", Quantity, op=quantities.THAT_MANY)
        L("cards", "the same number of cards", Quantity, op=quantities.THAT_MANY)
        L("cards", "one or more cards", Quantity, op=quantities.AT_LEAST)


def descriptions(L: Language) -> None:
    """Tests before the noun, alternatives, the noun, and what stands behind it: shallow ones, at most one deep one, last."""
    L.include("atom", "kind", "name")
    L.include("alts", "atom")
    L.include("all alts", "alts")
    L.include("all noun alts", "noun alts")
    for prefix, joins in (("", OR), ("all ", AND)):  # all A and B: whatever is one of them
        L.list(prefix + "alts", "atom", joins, OneOf, "items")
        L.list(prefix + "alts", "alt", joins, OneOf, "items")
        L.list(prefix + "noun alts", "nouned", joins, OneOf, "items")
    L("nouned", "{what:atom} {noun}", Description)
    L("pre", "other", Other)
    L.list("pres", "pre", ("a", "a b", "a b c"))
    for every in ("", "all "):
        alts = "{what:" + every + "alts}"
        L(every + "desc", "<{pre:pres} ><" + alts + " >{noun}< {posts}>", Description)
        L(every + "desc", "<{pre:pres} >" + alts + "< {posts}>", Description)
        L(every + "desc", "<{pre:pres} >{what:" + every + "noun alts}< {posts}>", Description)
        for late in ("<{pre:pres} ><" + alts + " >{noun}", "<{pre:pres} >" + alts):
            L(every + "desc", late + "< {posts:shallow posts}>, {late}<, {more:shallow posts}>", Description)
    with L.closed("a kind alone, or with its noun"):
        L("bare desc", "{what:atom}< {noun}>", Description)
        L("bare desc", "{noun}", Description)
    L.list("shallow", "post", ("a", "a b", "a b c"))
    L("shallow posts", "{p:shallow}", Posts, items=[splice("p")])
    L.include("posts", "shallow posts")
    L("posts", "{p:shallow} {d:deep}", Posts, items=[splice("p"), slot("d")])
    L("posts", "{d:deep}", Posts, items=[slot("d")])
    # a property: with, without, has, does not have, that has
    with L.closed("has and is, and not"):
        L("post", "<|and >with {test:prop}", With)
        L("post", "<|and >without {test:prop}", Without)
        L("post", "<that has|that have> {test:prop}", With)
        L("post", "that <does not|do not> have {test:prop}", Without)
        L("pred", "<has|have> {test:prop}", With)
        L("pred", "<does not|do not> have {test:prop}", Without)
        # being: that is S, is S, that is not S
        for category, being in (("post", "being"), ("deep", "deep being")):
            L(category, "<that is|that are> {test:" + being + "}", Being)
            L(category, "and <is|are> {test:" + being + "}", Being)
            L(category, "<that is|that are> not {test:" + being + "}", NotBeing)
            L(category, "and <is|are> not {test:" + being + "}", NotBeing)
            L("pred", "<is|are> {test:" + being + "}", Being)
            L("pred", "<is|are> not {test:" + being + "}", NotBeing)
    L("deep being", "<|a |an >{what:desc}", ADescription)
    L("deep being", "the only {what:desc}", OnlyOne)
    for head in ("that", "and"):  # the comma ends it, so that a place may follow
        L("post", head + " <is|are> not {test:name},", NotBeing)
    L("post", "<|and >whose {test:attr}", Being)
    L("post", "with neither {a:prop} nor {b:prop}", Posts, items=[of(Without, test=slot("a")), of(Without, test=slot("b"))])
    L("pred", "<has|have> neither {a:prop} nor {b:prop}", Posts, items=[of(Without, test=slot("a")), of(Without, test=slot("b"))])
    L("pred", "<is|are> neither {a:being} nor {b:being}", Posts, items=[of(NotBeing, test=slot("a")), of(NotBeing, test=slot("b"))])
    L("post", "<other than|except|except for> {ref:this}", OtherThan)
    for role, participle in DONE_TO:
        known = of(Ref, role=role, what=slot("w"))
        L("post", "<other than|except|except for> the " + participle + " {w:bare desc}", OtherThan, ref=known)
    L("post", "<other than|except|except for> <|a |an >{what:bare desc}", NotBeing, test=of(ADescription, what=slot("what")))
    with L.closed("in, from, among"):
        L("post", "<in|on> {pile:zone}", InPile)
        L("post", "from {pile:zone}", InPile)
        L("post", "<from |>among {ref}", FromAmong)
        L("post", "from {a:zone} or from among {b:ref}", InEither, places=[of(InPile, pile=slot("a")), of(FromAmong, ref=slot("b"))])
        L("post", "from {a:zone} or {b:zone}", InEither, places=[of(InPile, pile=slot("a")), of(InPile, pile=slot("b"))])
    L("deep", "from the {end:one end} of {host:some}", OutOf)
    L("deep", "from {host:some}", OutOf)
    L.value("one end", {"top": piles.AT_TOP, "bottom": piles.AT_BOTTOM})


def differing(L: Language, words: str, attribute: int, counted: bool = True) -> None:
    """An attribute by which cards are told apart: a different A, the same A as, each with a different A.

    `counted`: by these words its values are also counted ("different TYPEs among …").
    """
    with L.closed(f"different {words}"):
        L.prop(f"a different {words}", Differs, attribute=attribute)
        L.prop(f"different {words}s", Differs, attribute=attribute)
        L.prop(f"a different {words} <from|than> {{ref}}", IsNot, test=of(SameAs, attribute=attribute, ref=slot("ref")))
        L.prop(f"the same {words} as {{ref:plain np}}", SameAs, attribute=attribute)
        L("post", f"<|and >with the same {words}", With, test=of(SameAs, attribute=attribute))
        L("late", f"each with a different {words}", Differs, attribute=attribute)
        L("late", f"all with different {words}s", Differs, attribute=attribute)
        for category, head in (("post", "<that |and |>"), ("pred", "")):
            L(category, head + f"<shares|share> a {words} with {{ref:plain np}}", With, test=of(SameAs, attribute=attribute, ref=slot("ref")))
        L("post", f"that <does not|do not> share a {words} with {{ref:plain np}}", Without, test=of(SameAs, attribute=attribute, ref=slot("ref")))
        L("pred", f"<does not|do not> share a {words} with {{ref:plain np}}", Without, test=of(SameAs, attribute=attribute, ref=slot("ref")))
        for joint, test in ((f"share a {words}", SameAs), (f"have the same {words}", SameAs)):
            for other in ("ref", "some"):
                L("acond", "{what:ref} and {b:" + other + "} " + joint, Is, test=of(test, attribute=attribute, ref=slot("b")))
        for joint in (f"share a {words}", f"share the same {words}", f"have the same {words}", f"all have the same {words}"):
            for what in ("ref", "owned", "some"):
                L("acond", "{what:" + what + "} " + joint, Is, test=of(Shared, attribute=attribute))
        if counted:
            L.value("distinct", {words: attribute})
            L.value("distincts", {f"{words}s": attribute})


def noun_phrases(L: Language) -> None:
    L("pile end", "the {end} of {pile:zone}", PileEnd)
    with L.closed("pronouns"):
        for role, words in ((references.THAT, "that"), (references.THOSE, "those"), (references.CHOSEN, "the chosen"), (references.REVEALED, "the revealed"), (references.SENT, "the sent"), (references.DISCARDED, "the discarded"), (references.EXILED, "the exiled"), (references.RETURNED, "the returned"), (references.CHOSEN, "the selected"), (references.DRAWN, "the drawn"), (references.THOSE, "these")):
            L("ref", words + " {what:bare desc}", Ref, role=role)
            if words.startswith("the"):
                L("ref", "<both of|all of|all> " + words + " {what:bare desc}", Ref, role=role, whole=True)
                L("ref", "both " + words.removeprefix("the ") + " {what:bare desc}", Ref, role=role, whole=True)
        L("ref", "both {what:bare desc}", Ref, role=references.THOSE, whole=True)
        L("ref", "it", Ref, role=references.IT)
        L("ref", "<them|both of them|all of them>", Ref, role=references.THEM)
        L("ref", "they", Ref, role=references.THEY)
        L("ref", "the cards sent", Ref, role=references.SENT)
        L("ref", "<the rest|the remaining cards|the rest of the revealed cards|the remaining revealed cards>", Ref, role=references.REST)
        L("ref", "<the other|the others>", Ref, role=references.REST)
    L.include("ref", "this")
    L.include("one np", "ref", "some")
    with L.closed("quantity, owner, description"):
        L("some", "{q} of {whose} {what:desc}", Some)
        L("some", "{q} opponent's {what:desc}", Some, whose=of(Whose, who=owners.OPPONENT))
        L("some", "{q:anyq} {what:desc}", Some)
        L("some", "{q} of their {what:desc}", Some, whose=of(Whose, who=owners.THEIR))
        every = of(Quantity, op=quantities.ALL)
        L("some", "all <|of >{whose} {what:all desc}", Some, q=every)
        L("some", "all {what:all desc}", Some, q=every)
        L("some", "all <|of >the {what:all desc}", Some, q=every)
        L("some", "any number of {what:all desc}", Some, q=of(Quantity, op=quantities.ANY_NUMBER))
        L("some", "the {what:all desc}", Some, q=of(Quantity, op=quantities.THE))
        L("some", "none of {whose} {what:desc}", Some, q=of(Quantity, op=quantities.NO))
        L("some", "one of each {what:desc}", Some, q=of(Quantity, op=quantities.ONE_OF_EACH))
    with L.closed("some of them"):
        L.include("plain np", "ref")  # without anything behind the noun, so that a place may follow
        L("plain np", "{q} of {ref}", PartOf)
        L("plain np", "{q} of {whose} {what:bare desc}", Some)
        L("plain np", "{q} opponent's {what:bare desc}", Some, whose=of(Whose, who=owners.OPPONENT))
        L("some", "{q} of {ref}", PartOf)
    L("some", "the {end} card of {pile:zone}", EndCards, n=1)
    for digits in ("#word", "#"):
        L("some", "the {end} {n:" + digits + "} cards of {pile:zone}", EndCards)
        L("some", "{n:" + digits + "} <card|cards> from the {end} of {pile:zone}", EndCards)
        L("some", "up to {n:" + digits + "} <card|cards> from the {end} of {pile:zone}", UpToEndCards, q=of(Quantity, op=quantities.UP_TO, n=slot("n")))
    L("some", "any number of cards from the {end} of {pile:zone}", UpToEndCards, q=of(Quantity, op=quantities.ANY_NUMBER))
    L("some", "the {end} card of {host:one np}", EndOfStack)
    L("some", "the {end} card of {host:owned}", EndOfStack)
    L("some", "the {end:one end} cards of {host:one np}", EndOfStack)
    for digits in ("#word", "#"):
        L("some", "the {end:one end} {n:" + digits + "} cards of {host:one np}", EndOfStack)
    L("some", "the top card or bottom card of {host:one np}", EndOfStack, end=piles.AT_EITHER)
    L("holder desc", "<{pre:pres} ><{what:alts} >{noun}", Description)  # nothing behind the noun, where "'s" stands
    L("holder", "{q} of {whose} {what:holder desc}", Some)
    L("holder", "{q} opponent's {what:holder desc}", Some, whose=of(Whose, who=owners.OPPONENT))
    L("holder", "{whose} {what:holder desc}", Some, q=None)
    for words in ("{host:this}'s", "{host:holder}'s", "{host:holder}'"):  # one of your characters' top card
        L("some", words + " {end} card", EndOfStack)
        L("some", words + " {end} cards", EndOfStack)
    L("some", "its {end} card", EndOfStack, host=of(Ref, role=references.IT))
    L("owned", "{whose} {what:desc}", Some, q=None)
    L("bare", "{what:desc}", Some, q=None)
    L.include("bare np", "one np", "owned", "bare")
    with L.closed("one thing and another, or another"):
        L.include("np", "one np")
        L.list("np", "one np", AND, Listed, "items", either=False)
        L("np", "{a:one np}, or {b:one np}<|,>", Listed, items=[slot("a"), slot("b")], either=True)
        L("np", "{a:one np} or {b:one np}", Listed, items=[slot("a"), slot("b")], either=True)
        L("np", "both {a:one np} and {b:one np}", Listed, items=[slot("a"), slot("b")], either=False)
        L("np", "{a:one np}, and {b:one np}<|,>", Listed, items=[slot("a"), slot("b")], either=False)
    L("np", "{pile:whole pile}", WholePile)
    # a level 1 and a level 2 『NAME』 card: the noun at the end holds for all
    L("article", "<a|an>", Quantity, op=quantities.A)
    L("article", "one", Quantity, op=quantities.EXACTLY, n=1)
    L("headless", "{q:article} {p:pres}", Some, what=of(Description, pre=slot("p")))
    L("headed", "{q:article} {what:desc}", Some)
    L("np", "{a:headless} and {b:headed}", Listed, items=[slot("a"), slot("b")], either=False)
    L("np", "{a:headless}, {b:headless}, and {c:headed}", Listed, items=[slot("a"), slot("b"), slot("c")], either=False)
    L("np", "{a:headless} or {b:headed}", Listed, items=[slot("a"), slot("b")], either=True)
    L.include("obj", "np", "bare")
    L.include("them", "np", "owned")


def conditions(L: Language) -> None:
    two = [slot("a"), slot("b")]
    with L.closed("there is, has, and, or"):
        L.include("cond", "acond")
        L.list("cond", "acond", ("a and b", "a, and b", "a and if b", "a, b, and c"), AllTrue, "items")
        L.list("cond", "acond", ("a or b", "a, or b", "a or if b", "a, b, or c"), AnyTrue, "items")
        L("acond", "{who:has who} <have|has> {w:haveable}", Has, what=[slot("w")])
        L("acond", "{who:player} <have|has> <both |>{a:haveable} and {b:haveable}", Has, what=two)
        L("acond", "{who:player} <have|has> {a:haveable}, {b:haveable}, and {c:haveable}", Has, what=[*two, slot("c")])
        L("acond", "{who:player} <do|does> not have {w:haveable}", NotTrue, condition=of(Has, who=slot("who"), what=[slot("w")]))
        for joint, joined in (("and", AllTrue), ("or", AnyTrue)):  # one owner, two predicates
            have = [of(Has, who=slot("who"), what=[slot(name)]) for name in ("a", "b")]
            lack = [of(NotTrue, condition=one) for one in have]
            L("acond", "{who:player} <have|has> {a:haveable}<,|> " + joint + " <do|does> not have {b:haveable}", joined, items=[have[0], lack[1]])
            L("acond", "{who:player} <do|does> not have {a:haveable}<,|> " + joint + " <have|has> {b:haveable}", joined, items=[lack[0], have[1]])
        L("acond", "{who:player} <have|has> neither {a:haveable} nor {b:haveable}", AllTrue, items=[of(NotTrue, condition=of(Has, who=slot("who"), what=[slot(name)])) for name in ("a", "b")])
        for words, op in (("fewer", amounts.LESS), ("more", amounts.MORE)):
            L("acond", "{who:player} <have|has> " + words + " {what:bare} than <|that of >{than:player}", HasMore, op=op)
        L("acond", "{who:player} <have|has> the same number of {what:bare} as <|that of >{than:player}", HasMore, op=amounts.EQUAL)
        L("acond", "{who:player} <have|has> only {what:bare}", HasOnly)
        L.include("haveable", "some", "bare")
        L("acond", "there <is|are> {what:some}", ThereIs)
        L("acond", "there <is|are> not {what:some}", NotTrue, condition=of(ThereIs, what=slot("what")))
    L("acond", "{what:bare np} {test:pred}", Is)
    L("acond", "{what:bare np} {a:pred} and {b:pred}", Is, test=of(Posts, items=two))
    L("acond", "{what:bare np} {a:pred} or {b:pred}", Is, test=of(OneOf, items=two))
    L("acond", "{what:ref}'s {test:attr}", Is)
    L("acond", "its {test:attr}", Is, what=of(Ref, role=references.IT))
    for compared in ("cmp", "far cmp"):
        L("acond", "the {a:attribute} of {what:one np} <is|are> {c:" + compared + "}", Is, test=of(AttributeIs, attribute=slot("a"), compared=slot("c")))
    L("acond", "{what:ref}'s {a:attr} and {b:pred}", Is, test=of(Posts, items=two))
    L("acond", "{what:ref} <is|are> among {b:ref}", Is, test=of(FromAmong, ref=slot("b")))
    with L.closed("amounts"):
        for words in ("the <total|combined> {attribute:attributes} of", "the <total|combined> {attribute:attribute} of", "the <total|sum> of the {attribute:attributes} of"):
            L("amount", words + " {what:bare np}", AttributeOf)
        L("amount", "the <total |>number of {what:bare np}", CountOf)
        L("amount", "the number of different {attribute:distincts} among {what:bare np}", Distinct)
        L.include("far amount", "amount")
        L("far amount", "the <chosen|declared> number", NamedNumber)
        for digits in ("#word", "#"):
            L("acond", "{p:zone} <has|contains> {c:" + ("word cmp" if digits == "#word" else "cmp") + "} <card|cards>", AmountIs, amount=of(CountOf, what=of(WholePile, pile=slot("p"))), compared=slot("c"))
        for kinds in ("{d:distincts}", "{d:distinct}"):
            L("acond", "there <is|are> {c:word cmp} different " + kinds + " <in|on> {p:zone}", AmountIs, amount=of(Distinct, attribute=slot("d"), what=of(WholePile, pile=slot("p"))), compared=slot("c"))
        L("far amount", "{what:ref}'s {attribute}", AttributeOf)
        L("far amount", "{what:some}'s {attribute}", AttributeOf)
        L("far amount", "the {attribute} of {what:one np}", AttributeOf)
        for category in ("cmp", "word cmp", "far cmp"):
            L("acond", "{amount} <is|are> {compared:" + category + "}", AmountIs)
        for words, op in (("<higher|more|greater> than", amounts.MORE), ("<lower|less|fewer> than", amounts.LESS), ("equal to", amounts.EQUAL), ("the same as", amounts.EQUAL)):
            L("acond", "{amount} <is|are> " + words + " <yours|your opponent's|that of your opponent|an opponent's>", Outdoes, op=op)
        for head, compared in (("there <is|are> ", "word cmp"), ("there <is|are> ", "cmp"), ("you have ", "word cmp")):
            for kinds in ("{d:distincts}", "{d:distinct}"):
                L("acond", head + "{c:" + compared + "} <different |>" + kinds + " among {what:bare np}", AmountIs, amount=of(Distinct, attribute=slot("d"), what=slot("what")), compared=slot("c"))
    with L.closed("has happened, has not"):
        for agent in ("", " <with|by|from> {by:agent}"):
            L("past", "{who:player} {act:did}" + agent + " {when:window}", Happened)
            L("past", "{who:player} <have|has> {act:done}" + agent + " {when:window}", Happened)
        L.include("past", "happened")
        for digits in ("#word", "#"):  # nobody draws "three or more"; one may have drawn so many
            several = of(Draw, n=of(Quantity, op=quantities.AT_LEAST, n=slot("n")))
            L("past", "{who:player} drew {n:" + digits + "} or more cards {when:window}", Happened, act=several)
            L("past", "{who:player} <have|has> drawn {n:" + digits + "} or more cards {when:window}", Happened, act=several)
        L("past", "{who:player} draw {when:window}", Happened, act=of(Draw, n=of(Quantity, op=quantities.A)))
        L.include("acond", "past")
        for agent, by in (("", {}), (" <with|by|from> {by:agent}", {"by": slot("by")})):
            L("acond", "{who:player} <have not|has not> {act:done}" + agent + " {when:window}", NotTrue, condition=of(Happened, who=slot("who"), act=slot("act"), when=slot("when"), **by))
            L("acond", "{who:player} did not {act:do}" + agent + " {when:window}", NotTrue, condition=of(Happened, who=slot("who"), act=slot("act"), when=slot("when"), **by))
    L("count", "{d:bare}", CountOf, what=slot("d"))
    L("count", "of {d:owned}", CountOf, what=slot("d"))
    L("count", "of {d:ref}", CountOf, what=slot("d"))
    with L.closed("for each card sent, discarded …"):
        for role, participle in DONE_TO:
            among = of(Posts, items=[of(FromAmong, ref=of(Ref, role=role))])
            L("count", participle + " <{a:alts} >{n:noun}", CountOf, what=of(Some, q=None, what=of(Description, what=slot("a"), noun=slot("n"), posts=among)))
            L("count", "<{a:alts} >{n:noun} " + participle, CountOf, what=of(Some, q=None, what=of(Description, what=slot("a"), noun=slot("n"), posts=among)))
    for what in ("ref", "some"):
        L("count", "{attribute:attribute} <on|of> {what:" + what + "}", AttributeOf)
    L("count", "<different |>{attribute:distinct} {what:ref} <has|have>", Distinct)
    L("count", "<different |>{attribute:distinct} among {what:bare np}", Distinct)
    L("count", "<different |>{attribute:distincts} among {what:bare np}", Distinct)
    L("moment", "<When|Whenever> you {act:do}< <by|with> {by:agent}>", Trigger, who=of(Player, who=owners.YOU))
    L("moment", "<When|Whenever> {who:third} {act:does}< <by|with> {by:agent}>", Trigger)


def common_verbs(L: Language) -> None:
    L.frame(Draw, "draw|draws|drew|drawn", "{n:cards}")
    for words, who in (("you drew", of(Player, who=owners.YOU)), ("<your opponent|an opponent|they> drew", of(Player, who=owners.OPPONENT)), ("drawn", None)):
        L("post", words + " {when:window}", HappenedTo, act=of(Draw, n=of(Quantity, op=quantities.A)), who=who)
    one_card = of(Draw, n=of(Quantity, op=quantities.A))
    for forms in ("do|draw", "does|draws", "did|drew", "done|drawn"):
        category, verb = forms.split("|")
        L(category, verb + " cards equal to the number of {n:bare np}", Doing, do=one_card, per=of(Every, count=of(CountOf, what=slot("n"))))
    for digits in ("#word", "#"):
        L("do", "draw <|cards >until you have {n:" + digits + "} cards in your hand", DrawUntil)
        L("does", "draws <|cards >until they have {n:" + digits + "} cards in their hand", DrawUntil)
    L.frame(Reveal, "reveal|reveals|revealed|revealed", "{what:obj}", "")
    L.frame(Reveal, "reveal|reveals|revealed|revealed", "{what:random}")
    for joint in (", to", " and"):
        L("do", "choose {what:random}" + joint + " reveal it", Reveal)
    for verbs in ("reveal|reveals|revealed|revealed",):
        for words in ("until you reveal {what:sought}", "until {what:sought} <is|are> revealed", "until they reveal {what:sought}"):
            L.frame(RevealUntil, verbs, "cards from the top of {pile:deck} " + words)
    for forms in ("do|search", "does|searches", "did|searched", "done|searched"):
        category, verb = forms.split("|")
        L(category, verb + " {pile:deck} for {what:sought}", Search)
        L(category, verb + " {pile:deck} for {what:sought up to}", Search)
    L("sought up to", "up to {n:#word} {what:desc}", Some, q=of(Quantity, op=quantities.UP_TO, n=slot("n")))
    L("sought", "{q:article} {what:desc}", Some)
    L("sought", "{n:#word} {what:desc}", Some, q=of(Quantity, op=quantities.EXACTLY, n=slot("n")))
    for a, b in (("from", "to"), ("between", "and")):
        L("do", "<choose|declare> <a number|one number> " + f"{a} {{m:#}} {b} {{n:#}}", NameNumber)
    L.frame(LookAt, "look at|looks at|looked at|looked at", "{what:obj}")
    L.frame(ChooseThem, "choose|chooses|chose|chosen", "{what:obj}", "")
    L.frame(ChooseThem, "select|selects|selected|selected", "{what:obj}")
    L("random", "{q} cards at random from {pile:zone}", AtRandom, what=of(WholePile, pile=slot("pile")))
    L("random", "{q} card at random from {pile:zone}", AtRandom, what=of(WholePile, pile=slot("pile")))
    L("random thing", "{q} of {what:owned} at random", AtRandom)
    L("random thing", "{q} opponent's {d:desc} at random", AtRandom, what=of(Some, q=None, what=slot("d"), whose=of(Whose, who=owners.OPPONENT)))
    L.frame(ChooseThem, "choose|chooses|chose|chosen", "{what:random thing}")
    L("random", "{q} <card|cards> from {pile:zone} at random", AtRandom, what=of(WholePile, pile=slot("pile")))


def add_english(L: Language) -> None:
    for part in (closed_classes, descriptions, noun_phrases, conditions, common_verbs, gates):
        part(L)

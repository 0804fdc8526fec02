"""Cards as texts speak of them: names, affinities, nouns, what they have, where they are."""

from __future__ import annotations

from quadriga.effects import owners, sorts
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.lists import InEither
from quadriga.effects.owners import Whose
from quadriga.effects.piles import InPile, Pile
from quadriga.effects.properties import AttributeIs, Differs, SameAs, With
from quadriga.effects.references import ThisOne
from quadriga.effects.tests import OneOf
from quadriga.games.union_arena.chapters.faces import COLORS
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, HAND, LIFE, REMOVAL, SIDELINE
from quadriga.games.union_arena.vocabulary import attributes, nouns
from quadriga.games.union_arena.vocabulary.filters import (
    EXACTLY,
    OR_LESS,
    OR_MORE,
    Affinity,
    ColorIs,
    HasKeyword,
    HasRaid,
    HasTrigger,
    IsActive,
    IsRaided,
    IsResting,
    NameContains,
    Named,
    TriggerIs,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import APIs, BaseBPIs, BPIs, EnergyIs
from quadriga.games.union_arena.vocabulary.nouns import Noun, OnLines
from quadriga.games.union_arena.vocabulary.standing import (
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    IMPACT,
    NULLIFY_IMPACT,
    SNIPE,
    STEP,
)
from quadriga.games.union_arena.wording.cards import TRIGGERS, affinity_name
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.english import OR, differing
from quadriga.text.grammar import of, slot

HOW = ((OR_LESS, "or less"), (OR_MORE, "or more"))


def add(w: Words) -> None:
    names(w)
    properties(w)
    places(w)


def names(w: Words) -> None:
    L = w.L
    L.g.names("called")
    L.g.names("aff", "[", "]", allowed=affinity_name, samples=("Reed Marsh", "Tide Pilots"))
    w("name", "{name:called}", Named)
    if w.asian:
        w("kind", "{name:aff}", Affinity)
    else:
        w("kind", "{name:aff} affinity", Affinity)
        w("bare affinity", "{name:aff}", Affinity)
        L.list("affinities", "bare affinity", OR)
        w("kind", "{items:affinities} affinity", OneOf)
    L.words("noun", Noun, "noun", {
        "<card|cards>": nouns.A_CARD, "<character|characters>": nouns.A_CHARACTER, w.say("@site"): nouns.A_SITE,
        "character <card|cards>": nouns.CHARACTER_CARD, "event <card|cards>": nouns.EVENT_CARD,
        ("field" if w.asian else "site") + " <card|cards>": nouns.SITE_CARD,
    })  # fmt: skip
    for i, color in enumerate(COLORS):
        w("color", color, ColorIs, color=i)
    L.include("pre", "color")
    L.list("pre", "color", OR, OneOf, "items")
    for word, test in (("active", IsActive), ("@resting", IsResting), ("@Raided", IsRaided)):
        w("pre", word, test)
        w("being", word, test)
    L.words("this", ThisOne, "kind", {"this character": sorts.UNIT, w.say("@this_site"): sorts.UNIT, "this card": sorts.CARD})


def properties(w: Words) -> None:
    numbers = (
        (BPIs, "BP", "BP<| of>"), (BaseBPIs, "base BP", "original BP<| of>"),
        (EnergyIs, "<required energy|base required energy>", "<required energy|original required energy> of"),
        (APIs, "<AP cost|base AP cost>", "<AP cost|original AP cost> of"),
    )  # fmt: skip
    for test, american, asian in numbers:
        for how, words in HOW:
            w.prop(f"{asian} {{n:#}} {words}" if w.asian else f"{{n:#}} {words} {american}", test, how=how)
        w.prop(f"{asian} {{n:#}}" if w.asian else f"{{n:#}} {american}", test, how=EXACTLY)
    keywords = [("Impact", IMPACT), ("Step", STEP), ("Double Attack", DOUBLE_ATTACK), ("Double Block", DOUBLE_BLOCK)]
    keywords += [("Sniper", SNIPE), ("Impact Negate", NULLIFY_IMPACT)] if w.asian else [("Snipe", SNIPE), ("Nullify Impact", NULLIFY_IMPACT)]
    for word, number in keywords:
        w.prop(f"[{word}]", HasKeyword, word=number)
    w.prop("[Raid]", HasRaid)
    w.prop("{p:name parts} in <its|their> <name|names|card name|card names>", NameContains, parts=slot("p"))
    with_both = [of(With, test=slot("a")), of(With, test=slot("b"))]
    for category, head in (("post", "with"), ("pred", "<has|have>")):
        w(category, head + " {a:prop} and {b:prop}", Posts, items=with_both)
        w(category, head + " {a:prop}, {b:prop}, and {c:prop}", Posts, items=[*with_both, of(With, test=slot("c"))])
        w(category, head + " {a:prop} or {b:prop}", With, test=of(OneOf, items=[slot("a"), slot("b")]))
    if w.asian:
        w.prop("<a |>[Trigger]", HasTrigger)
        w.prop("{name:aff}", Affinity)
    else:
        w.prop("<a [TRIGGER] ability|[TRIGGER] abilities>", HasTrigger)
        w.prop("{name:aff} affinity", Affinity)
        for word, trigger in TRIGGERS.items():
            if word != "Raid":
                w.prop(f"<a |>[{word}]< ability>", TriggerIs, trigger=trigger)
    w.L.g.names("part of a name", '"', '"')
    w.L.list("name parts", "part of a name", ("a", "a and b"))
    differing(w.L, "name", attributes.NAME)
    w.prop("different card names", Differs, attribute=attributes.NAME)
    w.prop("the same card name as {ref:plain np}", SameAs, attribute=attributes.NAME)
    for words in ("name", "card name"):
        if not w.asian:
            w.prop(f"unique {words}s", Differs, attribute=attributes.NAME)
            w.prop(f"a unique {words}", Differs, attribute=attributes.NAME)
    for words, attribute in (("BP", attributes.BP), ("required energy", attributes.ENERGY)):
        w("attr", words + " is {compared:cmp}", AttributeIs, attribute=attribute)
        w("attr", words + " is {compared:far cmp}", AttributeIs, attribute=attribute)
        w.prop(words + " {compared:far cmp}", AttributeIs, attribute=attribute)
    w.L.value("attribute", {"BP": attributes.BP, "required energy": attributes.ENERGY})
    w.L.value("attributes", {"BPs": attributes.BP, "required energies": attributes.ENERGY})
    w("alt", "{pre:pres} {what:atom}", Description)
    w.L.include("cost", "clause")


PILES = (("hand", HAND), ("deck", DECK), ("@sideline", SIDELINE), ("<life area|life>", LIFE), ("@removal", REMOVAL))
LINES = (("@field", [FRONT, ENERGY]), ("front line", [FRONT]), ("energy line", [ENERGY]))


def places(w: Words) -> None:
    for words, place in PILES:
        w("zone", "{whose:anywhose} " + words, Pile, place=place)
        w("whole pile", "{whose:anywhose} " + words, Pile, place=place)
    for first, one in PILES:
        for second, two in PILES:
            if one != two and DECK not in (one, two):
                both = [of(InPile, pile=of(Pile, place=place, whose=slot("w"))) for place in (one, two)]
                w("post", f"from {{w:anywhose}} {first} or {second}", InEither, places=both)
    for words, lines in LINES:
        for category in ("post", "being"):
            w(category, f"<on|in> {{whose:anywhose}} {words}", OnLines, lines=lines)
            w(category, f"<on|in> either player's {words}", OnLines, whose=None, lines=lines)
        w("post", f"from {{whose:anywhose}} {words}", OnLines, lines=lines)
    w("origin", "{pile:zone}", InPile)
    w("deck", "{whose:anywhose} deck", Pile, place=DECK)
    w("zone", "the @sideline", Pile, place=SIDELINE, whose=of(Whose, who=owners.OWNER))

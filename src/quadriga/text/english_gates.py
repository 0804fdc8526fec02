"""Gates, sentences and lists of effects: what stands around the verbs of English."""

from __future__ import annotations

from quadriga.effects import chains, owners, quantities, sentences
from quadriga.effects.adjuncts import Doing, ForEach
from quadriga.effects.chains import Chain
from quadriga.effects.conditions import NotTrue
from quadriga.effects.delays import AtEnd
from quadriga.effects.gates import MayDo, MayTo
from quadriga.effects.instead import Instead
from quadriga.effects.modes import Modes, Numbered
from quadriga.effects.owners import Player
from quadriga.effects.provisos import AsLong, IfDone, Otherwise, Provided
from quadriga.effects.quantities import Quantity
from quadriga.effects.repeating import Every
from quadriga.effects.sentences import Adverb, OneSentence, Sentences, Tail
from quadriga.text.grammar import of, slot
from quadriga.text.language import Language

BY_NUMBER = (
    ("effect 1 or effect 2", 2), ("effect 1 or 2", 2), ("either effect 1 or effect 2", 2), ("effect 1, effect 2, or effect 3", 3),
    ("effect 1, 2, or 3", 3),
)  # fmt: skip


def numbered_modes(L: Language) -> None:
    """Choose effect 1 or effect 2. 1)… 2)…: as many lines as were named."""
    one = of(Quantity, op=quantities.EXACTLY, n=1)
    with L.closed("effects by number"):
        for words, n in BY_NUMBER:
            lines = " ".join(f"{{o{i}:option}}" for i in range(n))
            options = [slot(f"o{i}") for i in range(n)]
            for both in ("", " If {both:cond}, you may choose both effects.", " If {both:cond}, you may choose both.", " If {both:cond}, you may choose both effects instead."):
                if both and n != 2:
                    continue
                more = {"both": slot("both")} if both else {}
                L("modes", f"choose {words}.{both} {lines}", Modes, q=one, options=options)
                L("modes", "{chooser:third} <chooses|selects> " + f"{words}.{both} {lines}", Modes, q=one, options=options)
                L("may modes", f"you may choose {words}.{both} {lines}", MayDo, do=of(Modes, q=one, options=options, **more), who=of(Player, who=owners.YOU))


def gates(L: Language) -> None:
    """One family, one scope: a gate that begins a sentence reaches to its end; adjuncts stand on the deed."""
    with L.closed("and, then, or, for each"):
        L("per", "for each {count}", Every)
        L("per", "for every {n:#word} {count}", Every)
        L.include("capped per", "per")
        L("deed", "{do}< {per:capped per}>", Doing)
        L("deed", "{do}< {per:capped per}> at <the end of this|the end of|end of|the end of the> turn", Doing, later=True)
        L("deed", "{who:third} {do:does}< {per:capped per}>", Doing)
        for joint, op in (("<,|> and", chains.AND), (", then", chains.THEN)):  # one actor does both
            L("deed", "{who:third} {a:does}" + joint + " {b:does}", Doing, do=of(Chain, items=[slot("a"), slot("b")], op=op))
        L("deed", "you {do}< {per:capped per}>", Doing, who=of(Player, who=owners.YOU))
        L("deed", "they {do}< {per:capped per}>", Doing, who=of(Player, who=owners.THEIR))
        L("deed", "have {who:third} {do}< {per:capped per}>", Doing)
        L("deed", "have {who:third} {do}< {per:capped per}> at <the end of this|the end of|end of|the end of the> turn", Doing, later=True)
        L.include("and chain", "deed")
        L("and chain", "{a:deed}<,|> and {b:deed}", Chain, items=[slot("a"), slot("b")], op=chains.AND)
        L("and chain", "{a:deed}, {b:deed}, and {c:deed}", Chain, items=[slot("a"), slot("b"), slot("c")], op=chains.AND)
        either = [of(Provided, condition=slot("c"), then=slot("a"), trailing=True), of(Provided, condition=slot("d"), then=slot("b"), trailing=True)]
        L("and chain", "{a:deed} if {c:acond}, or {b:deed} if {d:acond}", Chain, items=either, op=chains.OR)
        L("and chain", "{a:deed}, or {b:deed}", Chain, items=[slot("a"), slot("b")], op=chains.OR)
        L.include("chain", "and chain")
        L("chain", "{a:and chain}, then {b:and chain}", Chain, items=[slot("a"), slot("b")], op=chains.THEN)
    L.include("clause", "chain", "gated", "bare gated")
    with L.closed("may, may to"):
        L("may", "{who:player} may {do:chain}", MayDo)
        L.include("gated", "may")
        L("gated", "{who:player} may exactly {do:chain}", MayDo, exactly=True)
        L("gated", "{who:player} may {first:chain}<,|> to<|,> {then:clause}", MayTo)
    L("bare gated", "{first:and chain}<,|> and {then:gated}", Tail)
    L("bare gated", "{first:chain}, to {then:clause}", MayTo)
    with L.closed("if, unless, while, otherwise, if you do"):
        L("gated", "if {condition:cond}, {then:clause}", Provided)
        L("gated", "when {condition:past}, {then:clause}", Provided)
        L("gated", "unless {c:cond}, {then:clause}", Provided, condition=of(NotTrue, condition=slot("c")))
        L("gated", "while {condition:cond}, {then:clause}", AsLong)
        for then in ("deed", "may"):
            L("bare gated", "{then:" + then + "} if {condition:cond}", Provided, trailing=True)
            L("bare gated", "{then:" + then + "} unless {c:cond}", Provided, condition=of(NotTrue, condition=slot("c")), trailing=True)
        L("bare gated", "{then:deed} while {condition:cond}", AsLong, trailing=True)
        L("gated", "for each {c:count}, {then:clause}", ForEach, per=of(Every, count=slot("c")))
        L("gated", "for every {n:#word} {c:count}, {then:clause}", ForEach, per=of(Every, count=slot("c"), n=slot("n")))
        L("gated", "if <you do|they do>, <and {condition:cond}, >{then:clause}", IfDone, did=True)
        L("gated", "if <you do not|they do not|you cannot|they cannot|you don't|they don't>, {then:clause}", IfDone, did=False)
        L("gated", "<otherwise|if it is not|if not>, {then:clause}", Otherwise)
        for words, word in (("then", sentences.THEN_WORD), ("additionally", sentences.ADDITIONALLY), ("after that", sentences.AFTER_THAT)):
            L("gated", words + ", {then:clause}", Adverb, word=word)
    for words in ("if {condition:cond}, {then:clause} instead", "if {condition:cond}, instead {then:chain}", "if {condition:cond}, instead, {then:chain}"):
        L("replacing", words, Instead)
    L("sentence", "{body:replacing}.", OneSentence)
    L("gated", "at <the end of|end of|the end of this|the end of the> turn, {then:clause}", AtEnd)
    L("sentence", "{body:clause}.", OneSentence)
    L.g.capital("sentence", "cost")
    L.list("sentences", "sentence", ("a", "a b", "a b c"))
    L("effect", "{sentences}", Sentences)
    L("option", "<1)|2)|3)|4)|• |•|・|・ |①|②|③|④>{sentences}", Sentences)
    L.list("options", "option", ("a b", "a b c"))
    for words in ("{q} of the following< effects><.|:> {options}", "{q}<.|:> {options}", "{q} of the effects below<.|:> {options}"):
        L("modes", "choose " + words, Modes)
        L("modes", "{chooser:third} <chooses|selects> " + words, Modes)
        L("may modes", "you may choose " + words, MayDo, do=of(Modes, q=slot("q"), options=slot("options")), who=of(Player, who=owners.YOU))
    numbered_modes(L)
    L.include("modes", "may modes")
    L("modes", "if {condition:cond}, {then:modes}", Provided)
    L.g.capital("list effect")
    L.include("list effect", "modes")
    L.include("effect", "list effect")
    L("effect", "If {condition:cond}, you may choose effect 1. Additionally, if {other:cond}, you may choose effect 2. 1)<|Effect >{one:sentence} 2){two:sentence}", Numbered)

"""Sentences: may, to, if you do, then, additionally, otherwise."""


from __future__ import annotations

from quadriga.games.ultraman import gates
from quadriga.games.ultraman.drawing import WhenDrawn
from quadriga.games.ultraman.either import TwoEffects
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    joined(g)
    gated(g)
    sentences(g)


def joined(g: Grammar) -> None:
    """A and B; A, then B; what becomes of the rest comes last."""
    two = [slot("a"), slot("b")]
    g.include("chain", "plain chain", "rest chain")
    g.include("plain chain", "do")
    g.phrase("plain chain", "{a:do}<,> and {b:do}", gates.Chain, deeds=two)
    g.phrase("plain chain", "{a:do}, then {b:do}", gates.Chain, deeds=two)
    g.phrase("plain chain", "{a:do}, {b:do}, and {c:do}", gates.Chain, deeds=[slot("a"), slot("b"), slot("c")])
    g.include("rest chain", "rest")
    g.phrase("rest chain", "{a:do}<,> and {b:rest}", gates.Chain, deeds=two)
    g.phrase("rest chain", "{a:do}, then {b:rest}", gates.Chain, deeds=two)


def gated(g: Grammar) -> None:
    g.include("body", "bare")
    g.phrase("body", "{deed:rest chain}", gates.Do)
    g.phrase("bare", "{deed:plain chain}", gates.Do)
    g.include("bare", "optional")
    g.phrase("optional", "you may {deed:chain}", gates.YouMay)
    g.phrase("optional", "you may exactly {deed:chain}", gates.MayExactly)
    g.phrase("optional", "you may {first:plain chain}<,> to<|,> {then:plain chain}", gates.MayTo, rest=None)
    g.phrase("optional", "you may {first:plain chain}, to {then:do}, and {rest}", gates.MayTo)
    g.phrase("optional", "your opponent may {deed:their do}", gates.TheyMay)
    g.phrase("bare", "if {condition}, {deed:bare}", gates.Provided)
    # the rest is dealt with whether or not the condition held (ucg.rest.1)
    g.phrase("body", "if {c:condition}, {a:do}, and {b:rest}", gates.Chain, deeds=[of(gates.Provided, condition=slot("c"), deed=slot("a")), slot("b")])
    g.phrase("bare", "when {condition:way}, {deed:bare}", gates.Provided)
    g.phrase("bare", "{a:do}, and {b:optional}", gates.Chain, deeds=[slot("a"), slot("b")])
    g.phrase("bare", "{a:do}, and if {c:condition}, {b:optional}", gates.Chain, deeds=[slot("a"), of(gates.Provided, condition=slot("c"), deed=slot("b"))])
    g.phrase("bare", "if you do, {deed:body}", gates.AndIfYouDo)
    g.phrase("bare", "if you do, and {c:condition}, {b:body}", gates.AndIfYouDo, deed=of(gates.Provided, condition=slot("c"), deed=slot("b")))
    g.phrase("bare", "if <you|they> do not, {deed:body}", gates.IfNotDone)
    g.phrase("bare", "if they do, {deed:body}", gates.AndIfYouDo)
    g.phrase("bare", "additionally, {deed:body}", gates.Additionally)
    g.phrase("bare", "then, {deed:body}", gates.Then)
    g.phrase("bare", "at <the end of|end of|the end of this> turn, {deed:chain}", gates.AtEndOfTurn)


def sentences(g: Grammar) -> None:
    g.phrase("sentence", "{deed:body}.", gates.Sentence)
    g.phrase("sentence", "{first:body}. When <you|they> draw with this effect, {deed:body}.", WhenDrawn)
    g.phrase("sentence", "if {condition}, {deed:body}. Otherwise, {otherwise:body}.", gates.OrElse)
    g.phrase("sentence", "if you do, and {condition}, {do:body}. <Otherwise|If it is not>, {otherwise:body}.", gates.AndIfYouDo, deed=of(gates.OrElse, condition=slot("condition"), deed=slot("do"), otherwise=slot("otherwise")))
    g.phrase("sentence", "if {condition}, you may choose effect 1. Additionally, if {other:condition}, you may choose effect 2. 1)<|Effect >{one:sentence} 2){two:sentence}", TwoEffects)
    g.capital("sentence")
    g.list("effect", "sentence", ("a", "a b", "a b c"), gates.Effect, "sentences")
    g.include("effect", "charge")

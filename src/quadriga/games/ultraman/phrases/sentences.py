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
    g.include("chain", "plain chain", "rest")
    g.include("plain chain", "do")
    g.phrase("plain chain", "{a:do}<,> and {b:do}", gates.Chain, deeds=two)
    g.phrase("plain chain", "{a:do}, then {b:do}", gates.Chain, deeds=two)
    g.phrase("plain chain", "{a:do}, {b:do}, and {c:do}", gates.Chain, deeds=[slot("a"), slot("b"), slot("c")])
    g.phrase("chain", "{a:do}<,> and {b:rest}", gates.Chain, deeds=two)
    g.phrase("chain", "{a:do}, then {b:rest}", gates.Chain, deeds=two)


def gated(g: Grammar) -> None:
    g.phrase("body", "{deed:chain}", gates.Do)
    g.include("body", "optional")
    g.phrase("optional", "you may {deed:chain}", gates.YouMay)
    g.phrase("optional", "you may exactly {deed:chain}", gates.MayExactly)
    g.phrase("optional", "you may {first:plain chain}<,> to<|,> {then:plain chain}", gates.MayTo, rest=None)
    g.phrase("optional", "you may {first:plain chain}, to {then:do}, and {rest}", gates.MayTo)
    g.phrase("optional", "your opponent may {deed:their do}", gates.TheyMay)
    g.phrase("body", "if {condition}, {deed:body}", gates.Provided)
    g.phrase("body", "when {condition:way}, {deed:body}", gates.Provided)
    g.phrase("body", "{a:do}, and {b:optional}", gates.Chain, deeds=[slot("a"), slot("b")])
    g.phrase("body", "{a:do}, and if {c:condition}, {b:optional}", gates.Chain, deeds=[slot("a"), of(gates.Provided, condition=slot("c"), deed=slot("b"))])
    g.phrase("body", "if you do, {deed:body}", gates.AndIfYouDo)
    g.phrase("body", "if you do, and {c:condition}, {b:body}", gates.AndIfYouDo, deed=of(gates.Provided, condition=slot("c"), deed=slot("b")))
    g.phrase("body", "if <you|they> do not, {deed:body}", gates.IfNotDone)
    g.phrase("body", "if they do, {deed:body}", gates.AndIfYouDo)
    g.phrase("body", "additionally, {deed:body}", gates.Additionally)
    g.phrase("body", "then, {deed:body}", gates.Then)
    g.phrase("body", "at <the end of|end of|the end of this> turn, {deed:chain}", gates.AtEndOfTurn)


def sentences(g: Grammar) -> None:
    g.phrase("sentence", "{deed:body}.", gates.Sentence)
    g.phrase("sentence", "{first:body}. When <you|they> draw with this effect, {deed:body}.", WhenDrawn)
    g.phrase("sentence", "if {condition}, {deed:body}. Otherwise, {otherwise:body}.", gates.OrElse)
    g.phrase("sentence", "if you do, and {condition}, {do:body}. <Otherwise|If it is not>, {otherwise:body}.", gates.AndIfYouDo, deed=of(gates.OrElse, condition=slot("condition"), deed=slot("do"), otherwise=slot("otherwise")))
    g.phrase("sentence", "if {condition}, you may choose effect 1. Additionally, if {other:condition}, you may choose effect 2. 1)<|Effect >{one:sentence} 2){two:sentence}", TwoEffects)
    g.capital("sentence")
    g.list("effect", "sentence", ("a", "a b", "a b c"), gates.Effect, "sentences")
    g.include("effect", "charge")

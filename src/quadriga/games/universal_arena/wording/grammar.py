"""The language of the texts: each line reads a wording and prints it back.

Names stand between marks when a text comes here (see `reading`): «status» and ‹card›.
Small categories first (whom, how much, under which condition), then deeds that take any of them, then the gates
between deeds, then what a card, an innate or a status says of itself.
"""

from __future__ import annotations

from quadriga.effects.flow import If, Not, Sequence
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import lines
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.card_lines import card_lines
from quadriga.games.universal_arena.wording.conditions import conditions
from quadriga.games.universal_arena.wording.deeds import deeds
from quadriga.games.universal_arena.wording.numbers import amounts, whom
from quadriga.games.universal_arena.wording.standing import standing_lines
from quadriga.text.grammar import Grammar, Normal, of, slot

REMINDERS = [
    r"Cards already played still resolve\.",
    r"[Rr]ound(ed|ing)? down\.?",
    r"[Mm]inimum 0\.?",
    r"[Tt]his stacks\.?",
]

WHICH = [(a.VALUE, "Value"), (a.COUNT, "Count"), (a.STACK, "Stack"), (a.POTENCY, "Potency")]


def table() -> Grammar:
    g = Grammar("universal-arena", Normal(reminders=REMINDERS))
    g.names("status name", "«", "»", samples=("Burn", "Ember"))
    g.names("card name", "‹", "›", samples=("Cut", "Parry"))
    g.phrase("status", "{name:status name}", v.StatusName)
    g.phrase("card", "{name:card name}", v.CardName)
    for which, word in WHICH:
        g.value("which", word, which)
    for name in faces.TYPE_NAMES:
        g.value("kind name", name, name)
    g.names("barred kind", "⟪", "⟫", allowed=lambda name: name not in faces.TYPE_NAMES, samples=("Tag",))
    g.include("kind name", "barred kind")
    for i, name in enumerate(faces.KEYWORD_NAMES):
        g.value("keyword", name, i)
    whom(g)
    amounts(g)
    conditions(g)
    deeds(g)
    _costs(g)
    _gates(g)
    card_lines(g)
    standing_lines(g)
    _sentences(g)
    return g


# -- what is paid, and what hangs on it ----------------------------------------------------------


def _costs(g: Grammar) -> None:
    g.phrase("cost", "<spend|consume> {amount} {status}", pay.StatusCost)
    g.phrase("cost", "<spend|consume> all {status}", pay.StatusCost, amount=None)
    g.phrase("cost", "spend {amount} Energy", pay.EnergyCost)
    g.phrase("cost", "spend {amount} Ultimate Meter", pay.MeterCost)
    g.phrase("cost", "<lose|pay> {amount} HP", pay.HPCost)
    g.list("several costs", "cost", ["a and b", "a, b and c"], pay.SeveralCosts, "costs")
    statuses = of(pay.SeveralCosts, costs=[of(pay.StatusCost, amount=slot("n"), status=slot("a")),
                                           of(pay.StatusCost, amount=slot("m"), status=slot("b"))])  # fmt: skip
    for gate, optional in (("{cost}", False), ("you may {cost}", True)):
        g.phrase("gate", gate.replace("cost", "cost:several costs") + " to {then:deed}", pay.Paid, optional=optional)
        g.phrase("gate", gate.replace("cost", "cost:several costs") + ". If you do, {then:result}", pay.Paid, optional=optional)
        g.phrase("gate", gate.replace("cost", "cost:several costs") + ": {then:result opening}", pay.Paid, optional=optional)
        pair = gate.replace("{cost}", "spend {n:amount} {a:status} and {m:amount} {b:status}")
        g.phrase("gate", pair + " to {then:deed}", pay.Paid, cost=statuses, optional=optional)
        g.phrase("gate", pair + ". If you do, {then:result}", pay.Paid, cost=statuses, optional=optional)
        g.phrase("gate", pair + ": {then:result opening}", pay.Paid, cost=statuses, optional=optional)
    g.include("payment", "cost")
    g.phrase("payment", "discard {amount} card(s)", pay.DiscardCost)
    g.phrase("payment", "discard a card", pay.DiscardCost, amount=of(a.PlainNumber, n=1))


def _gates(g: Grammar) -> None:
    """May, to, if you do, a colon, a question mark: one family; a gate that opens a sentence reaches to its end."""
    act = "gate"
    g.phrase("deed", "<spend|consume> {n:#} {status}", pay.Spends,
             cost=of(pay.StatusCost, status=slot("status"), amount=of(a.PlainNumber, n=slot("n"))))  # fmt: skip
    g.phrase("deed", "<spend|consume> all {status}", pay.Spends, cost=of(pay.StatusCost, status=slot("status"), amount=None))
    g.phrase("deed", "spend X {status}", pay.SpendX)
    g.phrase("deed", "spend {n:#} {status} to deal damage", pay.SpendForDamage)
    g.phrase("deed", "spend {status} up to {amount}", pay.SpendUpTo)
    g.phrase("deed", "<spend|consume> up to {n:#} {status}", pay.SpendUpTo, amount=of(a.PlainNumber, n=slot("n")))
    g.phrase("deed", "spend as many as possible", pay.AsManyAsPossible)
    g.phrase(act, "{cost:payment} to {then:deed}", pay.Paid)
    g.phrase(act, "{cost:payment}: {then:result opening}", pay.Paid)
    g.phrase(act, "{cost:payment}. If you do, {then:result}", pay.Paid)
    g.phrase(act, "{cost:payment}? {then:result opening}", pay.Paid, optional=True)
    g.phrase(act, "{cost:payment}? If you do, {then:result}", pay.Paid, optional=True)
    g.phrase(act, "you may {cost:payment} to {then:deed}", pay.Paid, optional=True)
    g.phrase(act, "you may {cost:payment}: {then:result opening}", pay.Paid, optional=True)
    g.phrase(act, "you may {cost:payment}. If you do, {then:result}", pay.Paid, optional=True)
    paid = of(pay.Paid, cost=slot("cost"), then=slot("do"), optional=True)
    g.phrase("clause", "if {condition}? {cost:opening cost}: {do:result opening}", If, then=paid)
    g.include("opening cost", "payment")
    g.capital("opening cost")
    span = "X {status} ({least:#}-{most:#})"
    g.phrase(act, f"you may spend {span}. If you do, {{then:result}}", pay.MaySpend)
    g.phrase(act, f"spend {span}? {{then:result opening}}", pay.MaySpend)
    g.phrase(act, f"spend {span}? If you do, {{then:result}}", pay.MaySpend)
    g.phrase(act, "you may spend up to {most:#} {status}. If you do, {then:result}", pay.MaySpendUpTo)
    g.phrase(act, "spend up to {most:#} {status}? {then:result opening}", pay.MaySpendUpTo)
    g.phrase(act, "you may spend up to {most:#} {status} to {then:deed}", pay.MaySpendUpTo)
    g.phrase(act, "you may spend any amount of {status}. If you do, {then:result}", pay.MaySpend, least=0, most=faces.STATUS_CAP)
    g.phrase(act, "spend any amount of {status}<:|?> {then:result opening}", pay.MaySpend, least=0, most=faces.STATUS_CAP)
    g.phrase("deed", f"spend {span}", pay.SpendSome)
    g.phrase(act, "you may {then:free deed}", pay.MayDo)
    done = of(Sequence, steps=[slot("a"), slot("b")])
    g.phrase(act, "you may {a:free deed}. If you do, {b:action}", pay.MayDo, then=done)


def _results(g: Grammar) -> None:
    """What may hang on a payment: any action, and what the card gains for this use."""
    for sign, words in ((1, "this card <gains|has> +{amount} Power"), (1, "increase this card's Power by {amount}"),
                        (1, "this card gains {amount} Power"), (-1, "this card <gains|has> -{amount} Power"),
                        (-1, "reduce this card's Power by {amount}")):  # fmt: skip
        g.phrase("result", words, do.GainsPower, sign=sign)
        per = of(a.PerEach, n=slot("n"), per=slot("per"))
        each = words.replace("{amount}", "{n:#}") + " <for each|per> {per:each}"
        g.phrase("result", each, do.GainsPower, sign=sign, amount=per)
    g.include("result", "action")
    g.include("result opening", "result")
    g.capital("result opening")


def _sentences(g: Grammar) -> None:
    g.include("deeds", "deed")
    g.phrase("deeds", "{a:deed} and {b:deeds}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("deeds", "{a:deed}, and {b:deeds}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("deeds", "{a:deed}, {b:deed}, and {c:deeds}", Sequence, steps=[slot("a"), slot("b"), slot("c")])
    g.phrase("deeds", "{first:deed}, then {second:deeds}", do.ThenAction)
    g.include("action", "deeds", "gate")
    g.phrase("action", "{then:deeds}, where X <equals|is equal to|is> {amount:limited}", do.Where)
    g.phrase("action", "{a:deed} and {b:gate}", Sequence, steps=[slot("a"), slot("b")])
    g.include("opening", "action")
    g.capital("opening")
    _results(g)
    g.phrase("clause", "if {condition}, {then:action}", If)
    g.phrase("clause", "if {condition}: {then:opening}", If)
    g.phrase("clause", "if {condition}, {then:action}<,|;> otherwise<,|> {otherwise:action}", If)
    g.phrase("clause", "{then:action} if {condition}", If)
    g.phrase("clause", "{then:action} unless {condition:denied}", If)
    g.phrase("clause", "unless {condition:denied}<,|:> {then:action}", If)
    g.phrase("clause", "<for each|for every> {per:each}, {then:action}", do.ForEach)
    g.phrase("denied", "{condition}", Not)
    g.phrase("clause", "if {condition}, {then:action} instead", do.InsteadIf)
    g.phrase("clause", "if {condition}: {then:opening} instead", do.InsteadIf)
    g.phrase("clause", "{then:action} instead if {condition}", do.InsteadIf)
    g.phrase("clause", "if {condition}, instead {then:action}", do.InsteadIf)
    g.phrase("clause", "instead, if {condition}, {then:action}", do.InsteadIf)
    g.phrase("clause", "once per use, if {condition}: {then:opening}", do.OncePerUse)
    g.phrase("clause", "once per use, if {condition}, {then:action}", do.OncePerUse)
    g.phrase("clause", "once per use<,|:> {then:action}", do.OncePerUse)
    g.phrase("clause", "<otherwise|else|if not|if you do not|if you don't><,|:> {then:action}", lines.Otherwise)
    g.phrase("clause", "otherwise<,|:> if {condition}<,|:> {then:action}", lines.OtherwiseIf)
    later = "<at your next Turn Start|at the start of your next turn|at the start of the next turn|next turn>"
    g.phrase("action", later + ", {then:deeds}", do.NextTurnStart)
    g.phrase("action", "{then:deed} " + later, do.NextTurnStart)
    end = "<at the end of this turn|at the end of the turn|at this Turn End|at Turn End>"
    g.phrase("action", end + ", {then:deeds}", do.AtTurnEnd)
    g.phrase("action", "{then:free deed} " + end, do.AtTurnEnd)
    for words, game in (("once per turn", False), ("once per game", True)):
        g.phrase("clause", words + ", if {condition}: {then:opening}", do.OnceEvery, game=game)
        g.phrase("clause", words + ", if {condition}, {then:action}", do.OnceEvery, game=game)
        g.phrase("clause", words + "<,|:> {then:action}", do.OnceEvery, game=game)
    g.phrase("clause", "then<,|> {then:action}", lines.Then)
    g.include("clause", "action", "statement")
    g.phrase("sentence", "{it:clause}.", lines.Sentence)
    for n in ("{n:#}", "{n:#word}"):
        g.phrase("sentence", f"choose {n}< of the following>:", lines.ChooseOneOf)
    g.capital("sentence")
    g.list("segment", "sentence", ["a", "a b", "a b c"])

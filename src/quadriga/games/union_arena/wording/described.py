"""Further ways to describe cards: alternatives with nouns of their own, a line before the noun, ranges, labels as properties."""

from __future__ import annotations

from quadriga.effects.groups import OPPONENTS, YOURS, AllOf, AnyOf, Except
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.chapters.timing import ATTACKED, BLOCKED, PLAYED, SIDELINED
from quadriga.games.union_arena.vocabulary.filters import OR_LESS, OR_MORE, HasTrigger, HasWhenPlayed, Kind
from quadriga.games.union_arena.vocabulary.filters_numbers import BPIs, EnergyIs
from quadriga.games.union_arena.vocabulary.picking import TotalBP
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import say
from quadriga.text.grammar import of, slot

LABELS = (("[On Play]", PLAYED), ("[When Attacking]", ATTACKED), ("[On Block]", BLOCKED), ("[On Retire]", SIDELINED))


def properties(g: DialectGrammar) -> None:
    """What a card has: labels, triggers, numbers between two others."""
    if not g.asian:
        g.phrase("mod", "except for {one:which}", Except)
        return
    for label, moment in LABELS:
        g.phrase("prop", f"<a |an |>{label}<| effect| effects>", HasWhenPlayed, moment=moment)
    g.phrase("prop", "<a |>[Trigger]<| effect| trigger>", HasTrigger)
    g.phrase("prop", "no <[Trigger]|trigger>", Except, one=HasTrigger())
    g.phrase("prop", "{t:trig} trigger", AllOf, filters=[slot("t")])
    for word, test in (("BP", BPIs), ("required energy", EnergyIs)):
        between = [of(test, n=slot("a"), how=OR_MORE), of(test, n=slot("b"), how=OR_LESS)]
        for to in ("~", "-", " to "):
            g.phrase("prop", word + " <|of >{a:#}" + to + "{b:#}", AllOf, filters=between)
    for a, b in (("named", "affnode"),):
        g.phrase("mod", "with {a:" + a + "} or {b:" + b + "}", AnyOf, filters=[slot("a"), slot("b")])
    g.phrase("mod", "except <for |>{one:which}", Except)


def alternatives(g: DialectGrammar) -> None:
    """A or B, where each says its own noun: <Name> or event card; <Trait: T> card, <Name> or <Name>."""
    g.phrase("typedkind", "<{adjectives:adjs} >{noun:noun0}< {more:mods}>", Kind)
    g.phrase("cardkind", "<{adjectives:adjs} >{which} {noun:plaincard}< {more:mods}>", Kind)
    g.phrase("kind", "{which} {adjectives:adjs} {noun}< {more:mods}>", Kind)
    g.phrase("altkind", "<{adjectives:adjs} >{which:which1}", Kind)
    two, three = [slot("a"), slot("b")], [slot("a"), slot("b"), slot("c")]
    g.phrase("eitherkind", "{a:altkind} or <|a |an >{b:typedkind}", AnyOf, filters=two)
    g.phrase("eitherkind", "{a:cardkind}<|,> or {b:altkind}", AnyOf, filters=two)
    if not g.asian:  # there a colour before a list of names belongs to all of them
        g.phrase("eitherkind", "{a:cardkind}, {b:altkind}<|,> or {c:typedkind}", AnyOf, filters=three)
        return
    g.phrase("eitherkind", "{a:altkind}, {b:altkind}<|,> or {c:typedkind}", AnyOf, filters=three)
    g.phrase("eitherkind", "{a:cardkind} or <a|an> {b:altkind}", AnyOf, filters=two)
    g.phrase("withkind", "<{adjectives:adjs} >{noun:plaincard} {more:mods}", Kind)
    g.phrase("eitherkind", "{a:withkind}<|,> or <|a |an >{b:altkind}", AnyOf, filters=two)
    g.phrase("eitherkind", "{a:altkind} or <a|an> {b:cardkind}", AnyOf, filters=two)
    g.phrase("eitherkind", "{a:cardkind}, {b:altkind}<|,> or {c:altkind}", AnyOf, filters=three)
    g.phrase("eitherkind", "{a:typedkind}<|,> or {b:altkind}", AnyOf, filters=two)
    g.phrase("eitherkind", "{a:altkind} or {b:altkind} or {c:typedkind}", AnyOf, filters=three)
    g.phrase("colorkind", "{adjectives:adjs} {noun:plaincard}< {more:mods}>", Kind)
    g.phrase("eitherkind", "{a:altkind} or <|a |an >{b:colorkind}", AnyOf, filters=two)


def lines(g: DialectGrammar) -> None:
    """The line before the noun: your opponent's front line characters; cards of two lines."""
    for whose, owner in ((YOURS, "your"), (OPPONENTS, "your opponent's")):
        for line, place in (("front line", FRONT), ("energy line", ENERGY)):
            g.phrase("cards at", f"<|of >{owner} {line} {{kind}}", CardsAt, where=At(whose, [place]))
            g.phrase("subject", f"{owner} {line} {{kind}}", CardsAt, where=At(whose, [place]))
    say(g, "subject", "your {kind} {where:loc}", CardsAt)
    for category in ("pick", "choice"):
        for words, count in (("{c:count}", slot("c")), ("up to {c:count}", slot("c"))):
            g.phrase(category, words + " {kind} {where:loc} with a total of BP {n:#} or less" if g.asian else words + " {kind} {where:loc} with a combined total of {n:#} or less BP", TotalBP,
                     among=of(CardsAt, where=slot("where"), kind=slot("kind")), count=count, up_to="up" in words, taxed=category == "choice", total=slot("n"))  # fmt: skip


def add(g: DialectGrammar) -> None:
    properties(g)
    alternatives(g)
    lines(g)

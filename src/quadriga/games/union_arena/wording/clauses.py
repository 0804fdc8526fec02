"""Phrases for sentences: instructions joined, made optional, put under conditions; lists; limits of abilities."""

from __future__ import annotations

from quadriga.effects.choices import ChooseModes
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import Fixed, It, This, Times
from quadriga.games.union_arena.chapters.costs import (
    REST,
    SIDELINE_IT,
    TO_REMOVAL,
    TO_SIDELINE,
    BothCosts,
    EitherCost,
    GiveUp,
)
from quadriga.games.union_arena.chapters.table import ENERGY
from quadriga.games.union_arena.chapters.versions import InsteadOf
from quadriga.games.union_arena.vocabulary.actions import Sideline
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine, Swap
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf, MayDo
from quadriga.games.union_arena.vocabulary.actions_state import (
    ActivateAbility,
    DoListed,
    DoStep,
    Provided,
)
from quadriga.games.union_arena.vocabulary.amounts import AmountIf, EitherAmount
from quadriga.games.union_arena.vocabulary.conditions import Did, GroupIs
from quadriga.games.union_arena.vocabulary.filters import OnEnergyLine, OnFrontLine
from quadriga.games.union_arena.vocabulary.filters_turn import ChosenThisTurnBy
from quadriga.games.union_arena.vocabulary.lines import (
    ENERGY_RANGE,
    MARKED_NUMBER,
    AddToRange,
    Barred,
    Do,
    NotUsableIf,
    NoTwoAlike,
    OnceByName,
    OnceEach,
    OnlyIf,
    OnlyInSideline,
    OnTurnPlayed,
    Sentence,
    Silently,
    UsableIf,
    UsableOnce,
    UseCost,
)
from quadriga.games.union_arena.vocabulary.picking import Pick, PickMore
from quadriga.games.union_arena.vocabulary.places import CardsAt, Chosen, SpokenOf
from quadriga.games.union_arena.vocabulary.registers import Otherwise
from quadriga.text.grammar import Grammar, of, slot, splice


def clauses(g: Grammar) -> None:
    """Instructions joined, made optional, put under conditions."""
    g.include("joined", "act")
    g.list("joined", "act", ("a and b", "a, b, and c"), Sequence, "steps")
    g.phrase("joined", "{a:act} and {b:act}, and {c:act}", Sequence, steps=[slot("a"), slot("b"), slot("c")])
    g.phrase("joined", "{a:act} and {b:act} and {c:act}", Sequence, steps=[slot("a"), slot("b"), slot("c")])
    g.include("clause0", "joined")
    g.list("clause0", "joined", ("a, then b", "a, then b, then c"), Sequence, "steps")
    g.phrase("clause0", "{a:act} or {b:act}", EitherOf, options=[slot("a"), slot("b")])
    g.phrase("clause0", "choose {c:choice} and {a:act} or {b:act}", Sequence, steps=[slot("c"), of(EitherOf, options=[slot("a"), slot("b")])])
    g.phrase("clause0", "choose {c:choice}, {a:itgains}", Sequence, steps=[slot("c"), slot("a")])
    for owner in ("your opponent", "they"):
        g.phrase("clause0", owner + " moves that character to their energy line or swaps it with {p:their partner}", EitherOf, opponent=True, options=[
            MoveLine(It(), ENERGY), of(Sequence, steps=[slot("p"), Swap(It(), It())])])  # fmt: skip
    g.phrase("their partner", "<a|one> {k:kind} {where:theirs}", PickMore, among=of(CardsAt, where=slot("where"), kind=slot("k")), count=Fixed(1), up_to=False, chooser=1, taxed=False)
    g.phrase("act", 'perform<:|> "{a:spoken}"', Sequence, steps=[slot("a")])
    g.include("spoken", "clause0")
    g.capital("spoken")
    g.include("clause1", "clause0")
    g.phrase("clause1", "you may {action:clause0}", MayDo)
    g.phrase("clause1", "your opponent may {action:clause0}", MayDo, opponent=True)
    g.phrase("clause1", "your opponent may sideline one of the chosen <characters|cards>", MayDo, opponent=True, action=Sequence([
        Pick(Chosen(), Fixed(1), False, 1, False), Sideline(It())]))  # fmt: skip
    g.phrase("clause1", "this character may activate all of {w:whose} [When Played] abilities", MayDo, action=of(ActivateAbility, what=slot("w"), as_this=True))
    g.phrase("whose", "<that card's|the chosen character's|that character's>", SpokenOf)
    g.include("clause", "clause1")
    g.phrase("clause", "if {condition:conds}, {then:clause}", Provided)
    below = "of the <following|following abilities|abilities listed below|abilities below><:|.>\n{modes:bullets}"
    g.phrase("modal", "activate {count} " + below, ChooseModes, rule="ua.choose.mode.1")
    g.phrase("modal", "choose {count} " + below, ChooseModes, rule="ua.choose.mode.1")
    g.phrase("modal", "choose up to {count} " + below, ChooseModes, up_to=True, rule="ua.choose.mode.1")
    g.phrase("modal", "choose all " + below, Sequence, steps=slot("modes"))
    listed = "of the <following|abilities listed below>. {s:limits}\n{modes:bullets}"
    g.phrase("modal", "choose {c:count} " + listed, Sequence, steps=[splice("s"), of(ChooseModes, count=slot("c"), modes=slot("modes"), rule="ua.choose.mode.1")])
    g.list("limits", "limit", ("a", "a b"))
    paid = of(ChooseModes, count=slot("c"), modes=slot("modes"), rule="ua.choose.mode.1")
    g.phrase("modalpaid", "choose {c:count} of the <following|abilities listed below>. {s:paying}\n{modes:bullets}", Do, sentences=[of(Sentence, do=paid), slot("s")])
    g.phrase("paying", "you may {a:clause0}.", Sentence, do=of(MayDo, action=slot("a")))
    g.capital("modalpaid", "paying")
    g.phrase("limit", "you can only activate this {n:name} ability <one time each turn|once per turn>.", Sentence, do=of(OnceByName, name=slot("n")))
    g.capital("limit")
    g.phrase("dostep", "• {n:count} {how}: {s:sentences}", DoStep, action=of(Sequence, steps=slot("s")))
    g.phrase("dostep", "• {n:Count} {how}: {s:sentences}", DoStep, action=of(Sequence, steps=slot("s")))
    g.list("dosteps", "dostep", ("a", "a\nb", "a\nb\nc"))
    g.phrase("modal", "activate all abilities listed below if {amount:listamount}<.|:>\n{steps:dosteps}", DoListed)
    g.phrase("modal", "if {condition:conds}, {then:modal}", Provided)
    g.phrase("modal", "{a:act} and {b:modal}", Sequence, steps=[slot("a"), slot("b")])
    g.phrase("modally", "<|then, >{do:modal}", Sentence)
    g.capital("modally")
    g.phrase("bullet", "• {s:sentences}", Sequence, steps=[splice("s")])
    g.phrase("bullet", "• {c:clause1}", Sequence, steps=[slot("c")])
    for label, place in (("(If on the Front Line)", OnFrontLine()), ("(If on the Energy Line)", OnEnergyLine())):
        there = of(Provided, condition=GroupIs(This(), [place]), then=of(Sequence, steps=slot("s")))
        g.phrase("bullet", "• " + label + " {s:sentences}", Sequence, steps=[there])
    g.list("bullets", "bullet", ("a", "a\nb", "a\nb\nc"))
    g.phrase("sentence", "<|then, >{do:clause}.", Sentence)
    g.phrase("sentence", "{a:clause0}. If {c:conds}, {b:clause0} instead.", Sentence, do=of(InsteadOf, first=slot("a"), condition=slot("c"), other=slot("b")))
    g.phrase("sentence", "{a:clause0}. If {c:conds}, you may {b:clause0} instead.", Sentence, do=of(InsteadOf, first=slot("a"), condition=slot("c"), other=slot("b"), may=True))
    two = of(EitherAmount, usual=slot("a"), condition=slot("c"), other=slot("b"))
    g.phrase("modal", "choose {a:count} of the <following|abilities listed below>. If {c:conds}, choose {b:count} instead<:|.>\n{modes:bullets}",
             ChooseModes, count=two, rule="ua.choose.mode.1")  # fmt: skip
    g.phrase("sentence", "otherwise, {a:clause}.", Sentence, do=of(Provided, condition=Otherwise(), then=slot("a")))
    g.phrase("sentence", "you can only use this card if {c:conds}.", Sentence, do=of(UsableIf, condition=slot("c")))
    g.phrase("sentence", "this card can only be used if {c:conds}.", Sentence, do=of(UsableIf, condition=slot("c")))
    g.phrase("sentence", "you cannot use this card unless {c:conds}.", Sentence, do=of(UsableIf, condition=slot("c")))
    g.phrase("sentence", "you cannot use this card if {c:conds}.", Sentence, do=of(NotUsableIf, condition=slot("c")))
    g.phrase("sentence", "you can only use one {n:name} card per turn.", Sentence, do=of(UsableOnce, name=slot("n")))
    g.phrase("sentence", "this ability can only activate if {c:conds}.", Sentence, do=of(OnlyIf, condition=slot("c")))
    each = of(Times, amount=slot("e"), factor=slot("n"))
    with_this = "add {n:#} to the BP range of the character you may choose<| with this ability>"
    g.phrase("sentence", "for {e:each}, " + with_this + ".", Sentence, do=of(AddToRange, amount=each))
    g.phrase("sentence", "if {c:conds}, " + with_this + " for {e:each}.", Sentence, do=of(AddToRange, amount=of(AmountIf, condition=slot("c"), amount=each)))
    g.phrase("sentence", "if you do, for {e:each}, " + with_this + ".", Sentence, do=of(AddToRange, amount=of(AmountIf, condition=Did(), amount=each)))
    for e in ("each", "eachsum"):
        g.phrase("sentence", "add \\{{n:#}\\} BP for {e:" + e + "}.", Sentence, do=of(AddToRange, amount=each))
        g.phrase("sentence", "add [{n:#}] BP for {e:" + e + "}.", Sentence, do=of(AddToRange, amount=each))
        marked = of(AddToRange, amount=each, mark=MARKED_NUMBER)
        g.phrase("sentence", "add an additional [{n:#}] BP for {e:" + e + "}.", Sentence, do=marked)
        g.phrase("sentence", "add an additional \\{{n:#}\\} BP for {e:" + e + "}.", Sentence, do=marked)
        g.phrase("sentence", "add [{n:#word}] <character|card> for {e:" + e + "}.", Sentence, do=marked)
        g.phrase("sentence", "add \\{{n:#word}\\} <character|card> for {e:" + e + "}.", Sentence, do=marked)
        g.phrase("sentence", "for {e:" + e + "}, add {n:#word} to the number of <characters|cards> you may choose.", Sentence, do=marked)
    g.phrase("sentence", "for {e:each}, add {n:#} to the required energy range of the <character|card> you may <play|choose><| with this ability>.", Sentence, do=of(AddToRange, amount=each, mark=ENERGY_RANGE))
    g.phrase("sentence", "you cannot <sideline|choose> <characters|cards> with the same card name with this ability.", Sentence, do=NoTwoAlike())
    g.phrase("sentence", "<a|an> {k:kind} that has been chosen by an ability on a {l:kind} this turn cannot be chosen by this ability.", Sentence,
             do=of(Barred, filters=[slot("k"), of(ChosenThisTurnBy, filters=[slot("l")])]))  # fmt: skip
    g.phrase("sentence", "[When Played] abilities on characters played with this ability do not activate.", Sentence, do=Silently())
    g.phrase("sentence", "you cannot use this card unless you {c:cost}.", Sentence, do=of(UseCost, cost=slot("c")))
    g.phrase("cost1", "switch {n:#word} {g:cards at} to resting", GiveUp, group=slot("g"), deed=REST)
    g.phrase("cost1", "place {n:#word} {g:cards from} into your sideline", GiveUp, group=slot("g"), deed=TO_SIDELINE)
    g.phrase("cost1", "sideline {n:#word} {g:cards at}", GiveUp, group=slot("g"), deed=SIDELINE_IT)
    g.phrase("cost1", "place {n:#word} {g:cards from} into your removal area", GiveUp, group=slot("g"), deed=TO_REMOVAL)
    g.include("cost", "cost1")
    g.phrase("cost", "{a:cost1} or {b:cost1}", EitherCost, options=[slot("a"), slot("b")])
    g.phrase("cost", "switch {n:#word} {k:kind} and {m:#word} {l:kind} {where:loc} to resting", BothCosts,
             first=of(GiveUp, group=of(CardsAt, where=slot("where"), kind=slot("k")), n=slot("n"), deed=REST),
             second=of(GiveUp, group=of(CardsAt, where=slot("where"), kind=slot("l")), n=slot("m"), deed=REST))  # fmt: skip
    g.phrase("asked", "if {condition:conds}.", OnlyIf)
    g.capital("asked")
    g.phrase("sentence", "you can only activate this ability if {c:conds}.", Sentence, do=of(OnlyIf, condition=slot("c")))
    g.phrase("sentence", "you can only activate this {n:name} ability <one time each turn|once per turn>.", Sentence, do=of(OnceByName, name=slot("n")))
    g.phrase("sentence", "you can only activate this ability <one time each turn|once per turn>.", Sentence, do=OnceEach())
    g.phrase("sentence", "you can only activate this ability on the turn this <character|site> is played.", Sentence, do=OnTurnPlayed())
    g.phrase("sentence", "this ability can only be activated when this card is in your sideline.", Sentence, do=OnlyInSideline())
    g.capital("sentence")
    g.list("sentences", "sentence", ("a", "a b", "a b c"))


def add(g: Grammar) -> None:
    clauses(g)

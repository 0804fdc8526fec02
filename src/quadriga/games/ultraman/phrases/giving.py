"""Effects on characters."""


from __future__ import annotations

from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, Among, NumberOf
from quadriga.games.ultraman import battle
from quadriga.games.ultraman.changing_type import ChangeType, ChooseType
from quadriga.games.ultraman.counting import ChargeCount, DifferentNames, GroupsOf, HandSize, RoundsOf
from quadriga.games.ultraman.describing import KindIs, NotThis, With
from quadriga.games.ultraman.giving import (
    BP,
    AllBP,
    CannotLevelUp,
    ChooseWhom,
    ChosenType,
    ExtraBP,
    Give,
    GiveForEachDiscarded,
    Grade,
    Levels,
    NoEntersPlay,
    NoExile,
    NoReturn,
    OneType,
    Outcome,
    SetAgain,
    Types,
    Unaffected,
)
from quadriga.games.ultraman.negating import Negate
from quadriga.games.ultraman.resolving import DISCARDED, EXILED
from quadriga.games.ultraman.speaking import Beside, Characters, OpponentsOf, PileCards, Remembered
from quadriga.games.ultraman.swapping import SwapPlaces, SwapTwo
from quadriga.games.ultraman.table import DISCARD
from quadriga.games.ultraman.whom import OneOrOther, Some, These, They
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    whom(g)
    marks(g)
    gifts(g)
    others(g)


def chars(whose: int, what: object = None) -> object:
    return of(Characters, whose=whose, what=slot("what") if what is None else what)


def whom(g: Grammar) -> None:
    other = of(With, word=of(NotThis), what=slot("what"))
    for group in ("this", "opposite", "that one"):
        g.phrase("they", "{group:" + group + "}", They)
    for who in ("who", "all who"):
        g.phrase("they", "all <|of >your {what:" + who + "}", They, group=chars(YOURS))
        g.phrase("they", "all <|of >your opponent's {what:" + who + "}", They, group=chars(OPPONENTS))
        g.phrase("they", "all {what:" + who + "}", They, group=chars(ANYBODYS))
    g.phrase("they", "all of those opponents' {what:who}", They, group=chars(OPPONENTS))
    g.phrase("they", "the {what:references} adjacent to this character", They, group=of(Beside, what=slot("what")))
    g.phrase("some", "{n:#word} of your {what:who}", Some, up_to=False, group=chars(YOURS))
    g.phrase("some", "up to {n:#word} of your {what:who}", Some, up_to=True, group=chars(YOURS))
    g.phrase("some", "one or {n:#word} of your {what:who}", Some, up_to=True, group=chars(YOURS))
    g.phrase("some", "another {n:#word} of your {what:who}", Some, up_to=False, group=chars(YOURS, other))
    g.phrase("some", "{n:#word} <|of your >opponent's {what:who}", Some, up_to=False, group=chars(OPPONENTS))
    g.phrase("some", "up to {n:#word} <|of your >opponent's {what:who}", Some, up_to=True, group=chars(OPPONENTS))
    g.phrase("some", "{n:#word} {what:who}", Some, up_to=False, group=chars(ANYBODYS))
    g.phrase("some", "the battle opponent of {n:#word} of your {what:who}", Some, up_to=False, group=of(OpponentsOf, who=chars(YOURS)))
    g.phrase("they", "the battle opponents of all your {what:who}", They, group=of(OpponentsOf, who=chars(YOURS)))
    g.include("one", "they", "some")
    g.include("whom", "one")
    g.phrase("whom", "{first:one} and {second:one}", These)
    g.phrase("whom", "{first:one}, or {second:one}<,>", OneOrOther)


def marks(g: Grammar) -> None:
    g.phrase("mark", "{amount:#+} BP", BP)
    g.phrase("mark", "a BP grade increase <by|of> {amount:#}", Grade, increase=True)
    g.phrase("mark", "a BP grade decrease <by|of> {amount:#}", Grade, increase=False)
    g.phrase("mark", "TYPE {a:type}", Types, types=[slot("a")])
    g.phrase("mark", "TYPE {a:type} and TYPE {b:type}", Types, types=[slot("a"), slot("b")])
    g.phrase("mark", "TYPE {a:type}, TYPE {b:type}, and TYPE {c:type}", Types, types=[slot("a"), slot("b"), slot("c")])
    g.phrase("mark", "TYPE {a:type} or {b:type}", OneType, types=[slot("a"), slot("b")])
    g.phrase("mark", "TYPE {a:type}, {b:type}, or {c:type}", OneType, types=[slot("a"), slot("b"), slot("c")])
    g.phrase("mark", "the chosen TYPE", ChosenType)


def gifts(g: Grammar) -> None:
    g.phrase("do", "give {whom} {mark}<| each> for this turn", Give)
    g.phrase("do", "give {whom} each {mark} for this turn", Give)
    g.phrase("do", "give {whom} {mark}<| each> for this turn for each {per:counted}", Give)
    g.phrase("do", "for each {per:counted}, give {whom} {mark}<| each> for this turn", Give)
    g.phrase("do", "for every {n:#word} {counted}, give {whom} {mark}<| each> for this turn", Give, per=of(GroupsOf, amount=slot("counted"), n=slot("n")))
    g.phrase("do", "for each card discarded this way, give one of your {what:stated} with the same character name as that card, {mark} for this turn", GiveForEachDiscarded)
    g.phrase("do", "{whom} <|each >have their BP grade increase by {amount:#} for this turn", Give, mark=of(Grade, amount=slot("amount"), increase=True))
    for mark in ("loses and will not receive any", "loses and will not gain any", "becomes unaffected by any", "become unaffected by any"):
        for words, kind in (
            ("BP grade increase", battle.GRADE_INCREASE),
            ("BP grade decrease", battle.GRADE_DECREASE),
            ("BP + effects", battle.BP_PLUS),
            ("BP - effects", battle.BP_MINUS),
        ):
            g.phrase("do", "{whom} " + mark + " " + words + " for this turn", Give, mark=of(Unaffected, kind=kind))
    g.phrase("do", "{whom} cannot level up during this turn", Give, mark=of(CannotLevelUp, next_turn=False))
    g.phrase("do", "{whom} cannot level up during the next turn", Give, mark=of(CannotLevelUp, next_turn=True))
    g.phrase("do", "have {group:this}'s battle be a win for this turn", Give, whom=of(They, group=slot("group")), mark=of(Outcome, win=True))
    g.phrase("do", "have {group:this}'s battle be a tie for this turn", Give, whom=of(They, group=slot("group")), mark=of(Outcome, win=False))
    g.phrase("do", "{group:this}'s BP becomes EXTRA for this turn", Give, whom=of(They, group=slot("group")), mark=of(ExtraBP))
    g.phrase("do", "<opponent's|opponents|your opponent> cannot resolve {group:that one}'s 《When this character enters play》effect for this turn", Give, whom=of(They, group=slot("group")), mark=of(NoEntersPlay))
    # what is counted
    g.phrase("counted", "{what:who} you have<| on your field>", NumberOf, group=chars(YOURS))
    g.phrase("counted", "<character|characters> you have with {word:titles}", NumberOf, group=chars(YOURS, of(With, word=slot("word"), what=of(KindIs, kinds=7))))
    g.phrase("counted", "{what:card} {those:those cards}", NumberOf, group=of(Among, group=slot("those"), filters=[slot("what")]))
    g.phrase("counted", "{what:card} exiled with this effect", NumberOf, group=of(Among, group=of(Remembered, group=EXILED), filters=[slot("what")]))
    g.phrase("counted", "{what:card} discarded <with this effect|this way>", NumberOf, group=of(Among, group=of(Remembered, group=DISCARDED), filters=[slot("what")]))
    g.phrase("counted", "round on the sent card", RoundsOf)
    g.phrase("counted", "different character name among your {what:who}", DifferentNames, group=chars(YOURS))
    g.phrase("counted", "<card|cards> in your hand", HandSize, whose=YOURS)
    g.phrase("counted", "<card|cards> in an opponent's hand", HandSize, whose=OPPONENTS)
    g.phrase("counted", "{what:card} in your discard area", NumberOf, group=of(PileCards, whose=YOURS, place=DISCARD, what=slot("what")))
    g.phrase("counted", "face-down and sideways <card|cards> under this character", ChargeCount)


def others(g: Grammar) -> None:
    g.phrase("do", "choose {whom}", ChooseWhom)
    g.phrase("do", "choose {types}", ChooseType)
    g.phrase("do", "change one TYPE of {whom} to {types} for this turn", ChangeType)
    g.phrase("do", "negate one effect text of {whom} for this turn", Negate)
    g.phrase("do", "swap the place of this character with {whom}", SwapPlaces)
    g.phrase("do", "swap the place of {a:some} with {b:some}", SwapTwo, whom=of(These, first=slot("a"), second=slot("b")))
    g.phrase("do", "all BP values of {whom} become {n:#} for this turn", Give, mark=of(AllBP, amount=slot("n")))
    g.phrase("do", "change all BP values of {whom} to {n:#} for this turn", Give, mark=of(AllBP, amount=slot("n")))
    g.phrase("do", "increase the level of {whom} by {n:#} for this turn", Give, mark=of(Levels, amount=slot("n")))
    g.phrase("do", "{whom} cannot be returned to its owner's hand for this turn", Give, mark=of(NoReturn))
    g.phrase("do", "set {n:#word} more scene card(s) this turn", SetAgain)
    g.phrase("do", "cards in your discard area cannot be exiled by opponent's effects for this turn", NoExile)

"""Effects on characters."""


from __future__ import annotations

from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, Among, NumberOf
from quadriga.games.ultraman import battle
from quadriga.games.ultraman import describing as d
from quadriga.games.ultraman import giving as v
from quadriga.games.ultraman.resolving import DISCARDED, EXILED
from quadriga.games.ultraman.table import DISCARD
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    whom(g)
    marks(g)
    gifts(g)
    others(g)


def chars(whose: int, what: object = None) -> object:
    return of(d.Characters, whose=whose, what=slot("what") if what is None else what)


def whom(g: Grammar) -> None:
    other = of(d.With, word=of(d.NotThis), what=slot("what"))
    for group in ("this", "opposite", "that one"):
        g.phrase("they", "{group:" + group + "}", v.They)
    for who in ("who", "all who"):
        g.phrase("they", "all <|of >your {what:" + who + "}", v.They, group=chars(YOURS))
        g.phrase("they", "all <|of >your opponent's {what:" + who + "}", v.They, group=chars(OPPONENTS))
        g.phrase("they", "all {what:" + who + "}", v.They, group=chars(ANYBODYS))
    g.phrase("they", "all of those opponents' {what:who}", v.They, group=chars(OPPONENTS))
    g.phrase("they", "the {what:references} adjacent to this character", v.They, group=of(d.Beside, what=slot("what")))
    g.phrase("some", "{n:#word} of your {what:who}", v.Some, up_to=False, group=chars(YOURS))
    g.phrase("some", "up to {n:#word} of your {what:who}", v.Some, up_to=True, group=chars(YOURS))
    g.phrase("some", "one or {n:#word} of your {what:who}", v.Some, up_to=True, group=chars(YOURS))
    g.phrase("some", "another {n:#word} of your {what:who}", v.Some, up_to=False, group=chars(YOURS, other))
    g.phrase("some", "{n:#word} <|of your >opponent's {what:who}", v.Some, up_to=False, group=chars(OPPONENTS))
    g.phrase("some", "up to {n:#word} <|of your >opponent's {what:who}", v.Some, up_to=True, group=chars(OPPONENTS))
    g.phrase("some", "{n:#word} {what:who}", v.Some, up_to=False, group=chars(ANYBODYS))
    g.phrase("some", "the battle opponent of {n:#word} of your {what:who}", v.Some, up_to=False, group=of(d.OpponentsOf, who=chars(YOURS)))
    g.phrase("they", "the battle opponents of all your {what:who}", v.They, group=of(d.OpponentsOf, who=chars(YOURS)))
    g.include("one", "they", "some")
    g.include("whom", "one")
    g.phrase("whom", "{first:one} and {second:one}", v.These)
    g.phrase("whom", "{first:one}, or {second:one}<,>", v.OneOrOther)


def marks(g: Grammar) -> None:
    g.phrase("mark", "{amount:#+} BP", v.BP)
    g.phrase("mark", "a BP grade increase <by|of> {amount:#}", v.Grade, increase=True)
    g.phrase("mark", "a BP grade decrease <by|of> {amount:#}", v.Grade, increase=False)
    g.phrase("mark", "TYPE {a:type}", v.Types, types=[slot("a")])
    g.phrase("mark", "TYPE {a:type} and TYPE {b:type}", v.Types, types=[slot("a"), slot("b")])
    g.phrase("mark", "TYPE {a:type}, TYPE {b:type}, and TYPE {c:type}", v.Types, types=[slot("a"), slot("b"), slot("c")])
    g.phrase("mark", "TYPE {a:type} or {b:type}", v.OneType, types=[slot("a"), slot("b")])
    g.phrase("mark", "TYPE {a:type}, {b:type}, or {c:type}", v.OneType, types=[slot("a"), slot("b"), slot("c")])
    g.phrase("mark", "the chosen TYPE", v.ChosenType)


def gifts(g: Grammar) -> None:
    g.phrase("do", "give {whom} {mark}<| each> for this turn", v.Give)
    g.phrase("do", "give {whom} each {mark} for this turn", v.Give)
    g.phrase("do", "give {whom} {mark}<| each> for this turn for each {per:counted}", v.Give)
    g.phrase("do", "for each {per:counted}, give {whom} {mark}<| each> for this turn", v.Give)
    g.phrase("do", "for every {n:#word} {counted}, give {whom} {mark}<| each> for this turn", v.Give, per=of(d.GroupsOf, amount=slot("counted"), n=slot("n")))
    g.phrase("do", "for each card discarded this way, give one of your {what:stated} with the same character name as that card, {mark} for this turn", v.GiveForEachDiscarded)
    g.phrase("do", "{whom} <|each >have their BP grade increase by {amount:#} for this turn", v.Give, mark=of(v.Grade, amount=slot("amount"), increase=True))
    for mark in ("loses and will not receive any", "loses and will not gain any", "becomes unaffected by any", "become unaffected by any"):
        for words, kind in (
            ("BP grade increase", battle.GRADE_INCREASE),
            ("BP grade decrease", battle.GRADE_DECREASE),
            ("BP + effects", battle.BP_PLUS),
            ("BP - effects", battle.BP_MINUS),
        ):
            g.phrase("do", "{whom} " + mark + " " + words + " for this turn", v.Give, mark=of(v.Unaffected, kind=kind))
    g.phrase("do", "{whom} cannot level up during this turn", v.Give, mark=of(v.CannotLevelUp, next_turn=False))
    g.phrase("do", "{whom} cannot level up during the next turn", v.Give, mark=of(v.CannotLevelUp, next_turn=True))
    g.phrase("do", "have {group:this}'s battle be a win for this turn", v.Give, whom=of(v.They, group=slot("group")), mark=of(v.Outcome, win=True))
    g.phrase("do", "have {group:this}'s battle be a tie for this turn", v.Give, whom=of(v.They, group=slot("group")), mark=of(v.Outcome, win=False))
    g.phrase("do", "{group:this}'s BP becomes EXTRA for this turn", v.Give, whom=of(v.They, group=slot("group")), mark=of(v.ExtraBP))
    g.phrase("do", "<opponent's|opponents|your opponent> cannot resolve {group:that one}'s 《When this character enters play》effect for this turn", v.Give, whom=of(v.They, group=slot("group")), mark=of(v.NoEntersPlay))
    # what is counted
    g.phrase("counted", "{what:who} you have<| on your field>", NumberOf, group=chars(YOURS))
    g.phrase("counted", "<character|characters> you have with {word:titles}", NumberOf, group=chars(YOURS, of(d.With, word=slot("word"), what=of(d.KindIs, kinds=7))))
    g.phrase("counted", "{what:card} {those:those cards}", NumberOf, group=of(Among, group=slot("those"), filters=[slot("what")]))
    g.phrase("counted", "{what:card} exiled with this effect", NumberOf, group=of(Among, group=of(d.Remembered, group=EXILED), filters=[slot("what")]))
    g.phrase("counted", "{what:card} discarded <with this effect|this way>", NumberOf, group=of(Among, group=of(d.Remembered, group=DISCARDED), filters=[slot("what")]))
    g.phrase("counted", "round on the sent card", d.RoundsOf)
    g.phrase("counted", "different character name among your {what:who}", d.DifferentNames, group=chars(YOURS))
    g.phrase("counted", "<card|cards> in your hand", d.HandSize, whose=YOURS)
    g.phrase("counted", "<card|cards> in an opponent's hand", d.HandSize, whose=OPPONENTS)
    g.phrase("counted", "{what:card} in your discard area", NumberOf, group=of(d.PileCards, whose=YOURS, place=DISCARD, what=slot("what")))
    g.phrase("counted", "face-down and sideways <card|cards> under this character", d.ChargeCount)


def others(g: Grammar) -> None:
    g.phrase("do", "choose {whom}", v.ChooseWhom)
    g.phrase("do", "choose {types}", v.ChooseType)
    g.phrase("do", "change one TYPE of {whom} to {types} for this turn", v.ChangeType)
    g.phrase("do", "negate one effect text of {whom} for this turn", v.Negate)
    g.phrase("do", "swap the place of this character with {whom}", v.SwapPlaces)
    g.phrase("do", "swap the place of {a:some} with {b:some}", v.SwapTwo, whom=of(v.These, first=slot("a"), second=slot("b")))
    g.phrase("do", "all BP values of {whom} become {n:#} for this turn", v.Give, mark=of(v.AllBP, amount=slot("n")))
    g.phrase("do", "change all BP values of {whom} to {n:#} for this turn", v.Give, mark=of(v.AllBP, amount=slot("n")))
    g.phrase("do", "increase the level of {whom} by {n:#} for this turn", v.Give, mark=of(v.Levels, amount=slot("n")))
    g.phrase("do", "cards in your discard area cannot be exiled by opponent's effects for this turn", v.NoExile)

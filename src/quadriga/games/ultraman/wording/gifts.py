"""Gifts: give …, gains …, its BP grade increases …: the same words for a while and for standing texts."""

from __future__ import annotations

from quadriga.effects.chains import Chain
from quadriga.effects.gifts import Give
from quadriga.games.ultraman.chapters import marks
from quadriga.games.ultraman.chapters.faces import TYPES
from quadriga.games.ultraman.vocabulary.gifts import (
    AllBP,
    CannotLevelUp,
    ChangeType,
    ChooseType,
    ChosenType,
    ExtraBP,
    GiveBP,
    GiveGrade,
    GiveTypes,
    NoEntersPlay,
    NoReturn,
    Outcome,
    ProtectPile,
    RaiseLevel,
    SetMore,
    Unaffected,
)
from quadriga.text.grammar import of, slot
from quadriga.text.language import Language


def add(L: Language) -> None:
    L("gift", "{amount:#+} BP", GiveBP)
    for words, increase in (("increase", True), ("decrease", False)):
        L("gift", f"a BP grade {words} <by|of> {{amount:#}}", GiveGrade, increase=increase)
    L("gift", "TYPE {t:type}", GiveTypes, types=[slot("t")])
    L("gift", "TYPE {types:several types}", GiveTypes, every=False)
    L("gift", "TYPE {types:both types}", GiveTypes)
    L("gift", "the chosen TYPE", ChosenType)
    L.list("gifts", "gift", ("a", "a and b", "a, b, and c"))
    L.frame(Give, "give|gives|gave|given", "{who:np} {gifts}< each>< {until}>")
    L.frame(Give, "give|gives|gave|given", "{who:one np}, {gifts}< each>< {until}>")
    L.frame(Give, "give|gives|gave|given", "{who:np} each {gifts}< {until}>")
    L("do", "{who:np} <each |><gains|gain|gets|get> {gifts}< {until}>", Give)
    L("do", "{who:bare} <gains|gain|gets|get> {gifts}< {until}>", Give)
    L("do", "{who:owned} <each |><gains|gain|gets|get> {gifts}< each>< {until}>", Give)
    L("do", "{who:them} also <has|have> {gifts}< {until}>", Give)
    L("do", "give {who:owned} {gifts}< each>< {until}>", Give)
    L("do", "{until}, {who:np} <each |><gains|gain|gets|get> {gifts}", Give)
    L("do", "{until}, {who:owned} <each |><gains|gain|gets|get> {gifts}", Give)
    L("do", "{until}, give {who:np} {gifts}< each>", Give)
    two = [of(Give, who=slot(who), gifts=slot(gifts), until=slot("until")) for who, gifts in (("a", "x"), ("b", "y"))]
    L("do", "give {a:np} {x:gifts}<,|> and {b:np} {y:gifts}< each>< {until}>", Chain, items=two)
    # what a character has: its BP, its grade, its level
    for words, gift, constants in attributes():
        one = [of(gift, **constants)]
        L("do", "{who:one np}'s " + words + "< {until}>", Give, gifts=one)
        L("do", "{who:np} <|each ><has|have> <its|their> " + have(words) + "< {until}>", Give, gifts=one)
        L("do", "{who:owned} <|each ><has|have> <its|their> " + have(words) + "< {until}>", Give, gifts=one)
        L("do", "the " + words.split(" ", 1)[0] + rest(words) + "< {until}>", Give, gifts=one)
    for words, increase in (("increase", True), ("decrease", False)):
        forms = f"{words}|{words}s|{words}d|{words}d"
        for attribute, gift in (("BP grade", GiveGrade), ("level", RaiseLevel)):
            one = [of(gift, amount=slot("n"), increase=increase)]
            L.frame(Give, forms, "{who:one np}'s " + attribute + " by {n:#}< {until}>", gifts=one)
            L.frame(Give, forms, "the " + attribute + " of {who:one np} by {n:#}< {until}>", gifts=one)
    verbs(L)


def attributes() -> list[tuple[str, type, dict[str, object]]]:
    found: list[tuple[str, type, dict[str, object]]] = [("BP <becomes|become> EXTRA", ExtraBP, {})]
    for words, increase in (("increase", True), ("decrease", False)):
        for attribute, gift in (("BP grade", GiveGrade), ("level", RaiseLevel)):
            found.append((f"{attribute} <{words}s|{words}> by {{n:#}}", gift, {"amount": slot("n"), "increase": increase}))
    return found


def have(words: str) -> str:
    """Its BP grade increases -> has its BP grade increase."""
    return words.replace("<becomes|become>", "become").replace("<increases|increase>", "increase").replace("<decreases|decrease>", "decrease")


def rest(words: str) -> str:
    """BP grade increases by 1 -> the BP grade of … increases by 1."""
    first, verb = words.split(" <", 1)
    return first[first.index(" ") :] + " of {who:one np} <" + verb if " " in first else " of {who:one np} <" + verb


def verbs(L: Language) -> None:
    kinds = (("BP grade <increase|increases>", marks.GRADE_INCREASE), ("BP grade <decrease|decreases>", marks.GRADE_DECREASE), ("BP + <effects|effect>", marks.BP_PLUS), ("BP - <effects|effect>", marks.BP_MINUS))
    for words, kind in kinds:
        L("change", "<any |>" + words, Unaffected, kind=kind)
    L.list("changes", "change", ("a", "a and b", "a, b, and c"))
    for head in ("<becomes|become> unaffected by ", "<is|are> unaffected by ", "<loses|lose> and <will not|cannot> <receive|gain> ", "<is|are> not affected by "):
        L("do", "{who:them} " + head + "{gifts:changes}< {until}>", Give)
    L("do", "{who:them} cannot level up< {until}>", Give, gifts=[of(CannotLevelUp)])
    for verb in ("returned to", "put into", "returned into"):
        for whose in ("its owner's", "their owner's", "your", "a"):
            L("do", "{who:np} cannot be " + f"{verb} {whose} hand" + "< {until}>", Give, gifts=[of(NoReturn)])
    L("do", "<opponent's|opponents|your opponent|an opponent> cannot resolve {who:ref}'s 《When this character enters play》effect< {until}>", Give, gifts=[of(NoEntersPlay)])
    for words, win in (("win", True), ("tie", False)):
        L("do", "have {who:one np}'s battle be a " + words + "< {until}>", Give, gifts=[of(Outcome, win=win)])
        L("do", "have the <battle|battles> of {who:them} be <a |>" + f"<{words}|{words}s>" + "< {until}>", Give, gifts=[of(Outcome, win=win)])
        L("do", "{who:one np}'s battle <becomes|is> a " + words + "< {until}>", Give, gifts=[of(Outcome, win=win)])
    L("do", "{who:one np}'s BP <becomes|become> {n:#}< {until}>", Give, gifts=[of(AllBP, amount=slot("n"))])
    L.frame(Give, "set|sets|set|set", "all BP values of {who:np} to {n:#}< {until}>", gifts=[of(AllBP, amount=slot("n"))])
    L.frame(Give, "change|changes|changed|changed", "all BP values of {who:np} to {n:#}< {until}>", gifts=[of(AllBP, amount=slot("n"))])
    L("do", "all BP values of {who:np} become {n:#}< {until}>", Give, gifts=[of(AllBP, amount=slot("n"))])
    L.frame(ChangeType, "change|changes|changed|changed", "<one|a> TYPE of {who:np} to {types} {until}")
    L("do", "choose <|TYPE >{types:several types}", ChooseType)
    L("do", "choose <one|a> TYPE", ChooseType, types=list(range(len(TYPES))))
    L("do", "cards in {pile:zone} cannot be exiled by <opponent's|an opponent's|your opponent's> effects {until}", ProtectPile)
    L("do", "set {n:#word} more scene card<|s> this turn", SetMore)

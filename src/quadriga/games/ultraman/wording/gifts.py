"""Gifts: give …, gains …, its BP grade increases …: the same words for a while and for standing texts."""

from __future__ import annotations

from quadriga.effects.chains import Chain
from quadriga.effects.descriptions import Description
from quadriga.effects.gifts import ForPlayers, Give
from quadriga.effects.naming import NameNumber
from quadriga.effects.owners import OPPONENT, YOU, Player, Whose
from quadriga.effects.phrases import Some
from quadriga.effects.quantities import ALL, Quantity
from quadriga.effects.references import IT, Ref
from quadriga.effects.repeating import Every
from quadriga.games.ultraman.chapters import marks
from quadriga.games.ultraman.chapters.faces import TYPES
from quadriga.games.ultraman.vocabulary.gifts import (
    AllBP,
    CannotLevelUp,
    ChangeType,
    ChooseType,
    ChooseTypeOf,
    ChosenType,
    DoubleBP,
    ExtraBP,
    GiveBP,
    GiveGrade,
    GiveTypes,
    LoseTypes,
    MatchBP,
    NoActivate,
    NoEntersPlay,
    OnlyType,
    Outcome,
    ProtectPile,
    RaiseLevel,
    SetMore,
    TypesOf,
    Unaffected,
)
from quadriga.games.ultraman.vocabulary.prohibitions import (
    CHOSEN,
    EXILED,
    PUT_BACK,
    RETURNED,
    SENT,
    Ban,
    CannotBe,
    Shield,
)
from quadriga.text.grammar import of, slot
from quadriga.text.language import Language


def add(L: Language) -> None:
    L("gift", "{amount:#+} BP", GiveBP)
    # so much BP for each of something, as far as a limit that stands behind the one or the other
    L("gift", "{amount:#+} BP, <up to|up to a maximum of|to a maximum of> {cap:#+} BP", GiveBP)
    L("capped per", "for each {count}, <up to|up to a maximum of|to a maximum of> {most:#+} BP", Every)
    L("capped per", "for every {n:#word} {count}, <up to|up to a maximum of|to a maximum of> {most:#+} BP", Every)
    for words, increase in (("increase", True), ("decrease", False)):
        L("gift", f"a BP grade {words} <by|of> {{amount:#}}", GiveGrade, increase=increase)
    L("gift", "TYPE {t:type}", GiveTypes, types=[slot("t")])
    L("gift", "TYPE {types:several types}", GiveTypes, every=False)
    L("gift", "TYPE {types:both types}", GiveTypes)
    L("gift", "the <chosen|declared> TYPE", ChosenType)
    for words in ("TYPE of {whom:ref}", "the <TYPE|TYPEs> of {whom:ref}", "all TYPEs of {whom:ref}", "the same TYPE as {whom:ref}"):
        L("gift", words, TypesOf)
    L.list("gifts", "gift", ("a", "a and b", "a, b, and c"))
    with L.closed("give, gains, has"):
        L.frame(Give, "give|gives|gave|given", "{who:np} {gifts}< each>< {until}>")
        L.frame(Give, "give|gives|gave|given", "{who:one np}, {gifts}< each>< {until}>")
        L.frame(Give, "give|gives|gave|given", "{who:np} each {gifts}< {until}>")
        L("do", "{who:np} <each |><gains|gain|gets|get> {gifts}< {until}>", Give)
        L("do", "{who:bare} <gains|gain|gets|get> {gifts}< {until}>", Give)
        L("do", "{who:owned} <each |><gains|gain|gets|get> {gifts}< each>< {until}>", Give)
        L("do", "{who:them} <has|have> {gifts}< {until}>", Give)
        L("do", "{who:them} also <has|have> {gifts}< {until}>", Give)
        L("do", "give {who:owned} {gifts}< each>< {until}>", Give)
        L("do", "{until}, {who:them} also <has|have> {gifts}", Give)
        L("do", "{until}, {who:np} <each |><gains|gain|gets|get> {gifts}", Give)
        L("do", "{until}, {who:owned} <each |><gains|gain|gets|get> {gifts}", Give)
        L("do", "{until}, give {who:np} {gifts}< each>", Give)
    two = [of(Give, who=slot(who), gifts=slot(gifts), until=slot("until")) for who, gifts in (("a", "x"), ("b", "y"))]
    L("do", "give {a:np} {x:gifts}<,|> and {b:np} {y:gifts}< each>< {until}>", Chain, items=two)
    # what a character has: its BP, its grade, its level
    with L.closed("its BP grade, its level: increases, decreases"):
        for words, gift, constants in attributes():
            one = [of(gift, **constants)]
            L("do", "{who:one np}'s " + words + "< {until}>", Give, gifts=one)
            L("do", "have {who:one np}'s " + have(words) + " {until}", Give, gifts=one)
            L("do", "its " + words + "< {until}>", Give, gifts=one, who=of(Ref, role=IT))
            L("do", "{who:np} <|each ><has|have> <its|their> " + have(words) + "< {until}>", Give, gifts=one)
            for who in ("owned", "bare"):
                L("do", "{who:" + who + "} <|each ><has|have> <its|their> " + have(words) + "< {until}>", Give, gifts=one)
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
    with L.closed("unaffected by"):
        for words, kind in kinds:
            L("change", "<any |>" + words, Unaffected, kind=kind)
        L.list("changes", "change", ("a", "a and b", "a, b, and c"))
        for head in ("<becomes|become> unaffected by ", "<is|are> unaffected by ", "<loses|lose> and <will not|cannot> <receive|gain> ", "<is|are> not affected by "):
            L("do", "{who:them} " + head + "{gifts:changes}< {until}>", Give)
            L("do", "{until}, {who:them} " + head + "{gifts:changes}", Give)
        for head in ("become unaffected by ", "lose and not <receive|gain> "):
            L("do", "have {who:them} " + head + "{gifts:changes} {until}", Give)
    L("do", "{who:them} cannot level up< {until}>", Give, gifts=[of(CannotLevelUp)])
    L("do", "{until}, {who:them} cannot level up", Give, gifts=[of(CannotLevelUp)])
    L("do", "{who:them} <is|are> also treated as having {gifts}< {until}>", Give)
    prohibitions(L)
    L("do", "<opponent's|opponents|your opponent|an opponent> cannot resolve {who:ref}'s 《When this character enters play》effect< {until}>", Give, gifts=[of(NoEntersPlay)])
    for words in ("<use|activate|resolve> {who:one np}'s [Activate]effects", "<use|activate|resolve> [Activate]effects <of|on|from> {who:one np}", "<use|activate|resolve> the [Activate]effects <of|on|from> {who:one np}"):
        L("do", "<opponent's|opponents|your opponent|an opponent> cannot " + words + "< {until}>", Give, gifts=[of(NoActivate)])
    theirs = of(Some, q=of(Quantity, op=ALL), what=of(Description, pre=slot("p"), what=slot("a"), noun=slot("n")), whose=of(Whose, who=OPPONENT))
    for words in ("<use|activate|resolve> [Activate]effects of <|their >{p:pres} <{a:alts} >{n:noun}", "use [Activate]effects on <|their >{p:pres} <{a:alts} >{n:noun}"):
        L("do", "<opponent's|opponents|your opponent|an opponent> cannot " + words + "< {until}>", Give, who=theirs, gifts=[of(NoActivate)])
    for words in ("{who:one np}'s [Activate]effects cannot be <used|resolved>", "[Activate]effects of {who:one np} cannot be <used|resolved>"):
        L("do", words + "< {until}>", Give, gifts=[of(NoActivate)])
    for words, win in (("win", True), ("tie", False)):
        L("do", "have {who:one np}'s battle be a " + words + "< {until}>", Give, gifts=[of(Outcome, win=win)])
        L("do", "have the <battle|battles> of {who:them} be <a |>" + f"<{words}|{words}s>" + "< {until}>", Give, gifts=[of(Outcome, win=win)])
        L("do", "{who:one np}'s battle <becomes|is> a " + words + "< {until}>", Give, gifts=[of(Outcome, win=win)])
    L("do", "{who:one np}'s BP <becomes|become> {n:#}< {until}>", Give, gifts=[of(AllBP, amount=slot("n"))])
    for words in ("the same as {a:far amount}", "equal to {a:far amount}"):
        L("do", "{who:one np}'s BP <becomes|become> " + words + "< {until}>", Give, gifts=[of(MatchBP, amount=slot("a"))])
    L.frame(Give, "double|doubles|doubled|doubled", "{who:one np}'s BP {until}", gifts=[of(DoubleBP)])
    L.frame(Give, "double|doubles|doubled|doubled", "the BP of {who:np} {until}", gifts=[of(DoubleBP)])
    L("do", "{who:one np}'s BP is doubled {until}", Give, gifts=[of(DoubleBP)])
    L.frame(Give, "set|sets|set|set", "all BP values of {who:np} to {n:#}< {until}>", gifts=[of(AllBP, amount=slot("n"))])
    L.frame(Give, "change|changes|changed|changed", "all BP values of {who:np} to {n:#}< {until}>", gifts=[of(AllBP, amount=slot("n"))])
    L("do", "all BP values of {who:np} become {n:#}< {until}>", Give, gifts=[of(AllBP, amount=slot("n"))])
    for whom in ("{who:one np}'s", "its"):
        it = {} if "{" in whom else {"who": of(Ref, role=IT)}
        for types, value in (("{t:type}", [slot("t")]), ("{t:several types}", slot("t"))):
            L("do", whom + " TYPE becomes " + types + "< {until}>", Give, gifts=[of(OnlyType, types=value)], **it)
            L.frame(Give, "change|changes|changed|changed", whom + " TYPE to " + types + " {until}", gifts=[of(OnlyType, types=value)], **it)
            if not it:
                L.frame(Give, "change|changes|changed|changed", "the TYPE of {who:np} to " + types + " {until}", gifts=[of(OnlyType, types=value)])
    L("do", "{who:them} <loses|lose> TYPE {t:type}< {until}>", Give, gifts=[of(LoseTypes, types=[slot("t")])])
    L("do", "{who:them} <loses|lose> all TYPEs< {until}>", Give, gifts=[of(LoseTypes, types=list(range(len(TYPES))))])
    L("do", "have {who:them} lose all TYPEs {until}", Give, gifts=[of(LoseTypes, types=list(range(len(TYPES))))])
    L("do", "{who:them} <loses|lose> TYPE {types:both types}< {until}>", Give, gifts=[of(LoseTypes, types=slot("types"))])
    L.frame(ChangeType, "change|changes|changed|changed", "<one|a> TYPE of {who:np} to {types} {until}")
    L("do", "<choose|declare> <|TYPE >{types:several types}", ChooseType)
    L("do", "<choose|declare> <one|a> TYPE", ChooseType, types=list(range(len(TYPES))))
    L("do", "<choose|declare> <one|a> TYPE of {who:one np}", ChooseTypeOf)
    L("do", "<choose|declare> <one|a> TYPE that {who:one np} has", ChooseTypeOf)
    L("do", "<choose|declare> <one|a> level", NameNumber, m=1, n=HIGHEST_LEVEL)
    L("do", "cards in your discard area cannot be exiled by <opponent's|an opponent's|your opponent's> effects", Give, who=of(ForPlayers, who=of(Player, who=YOU)), gifts=[of(Ban, ban=marks.PILE_SAFE)])
    L("do", "cards in {pile:zone} cannot be exiled by <opponent's|an opponent's|your opponent's> effects {until}", ProtectPile)
    L("do", "set {n:#word} more scene card<|s> this turn", SetMore)


HIGHEST_LEVEL = 7
"""That any card has: who declares a level declares one up to it."""
OWNERS = "<the|its owner's|their owner's|your|a|their|any>"
WAYS = (
    ("<returned to|put into|returned into|added to> " + OWNERS + " hand", RETURNED),
    ("sent to " + OWNERS + " discard area", SENT),
    ("returned to " + OWNERS + " deck", PUT_BACK),
    ("exiled<| from the game>", EXILED),
    ("<chosen|selected>", CHOSEN),
)
BANS = (
    ("<use|activate|resolve> [Activate]effects", marks.BAN_ACTIVATE),
    ("<use|activate|resolve> [Activate]effects <of|on|from> <|their >characters", marks.BAN_CHARACTERS_ACTIVATE),
    ("<use|activate|resolve> [Activate]effects <of|on|from> <|their >scenes", marks.BAN_SCENES_ACTIVATE),
    ("set <scene cards|scenes|scene card|a scene card|a scene>", marks.BAN_SET_SCENE),
    ("level up", marks.BAN_LEVEL_UP),
    ("level up <|their >characters", marks.BAN_LEVEL_UP),
    ("draw cards <by|with> effects", marks.BAN_DRAW),
    ("resolve 《When this character enters play》effects", marks.BAN_ENTERS_PLAY),
)


def prohibitions(L: Language) -> None:
    """What cannot be done to a thing, or by a player (1.2.2)."""
    for words, way in WAYS:
        L("do", "{who:them} cannot be " + words + "< {until}>", Give, gifts=[of(CannotBe, way=way)])
        L("do", "{who:them} cannot be " + words + " by {by:ban agent}< {until}>", Give, gifts=[of(CannotBe, way=way, by=slot("by"))])
        L("do", "{until}, {who:them} cannot be " + words, Give, gifts=[of(CannotBe, way=way)])
        L("do", "{until}, {who:them} cannot be " + words + " by {by:ban agent}", Give, gifts=[of(CannotBe, way=way, by=slot("by"))])
    for head in ("<becomes|become> unaffected by ", "<is|are> unaffected by ", "<is|are> not affected by ", "cannot be affected by "):
        L("do", "{who:them} " + head + "{by:their agent}< {until}>", Give, gifts=[of(Shield, by=slot("by"))])
        L("do", "{until}, {who:them} " + head + "{by:their agent}", Give, gifts=[of(Shield, by=slot("by"))])
    L("do", "have {who:them} become unaffected by {by:their agent} {until}", Give, gifts=[of(Shield, by=slot("by"))])
    for words, ban in BANS:
        L("do", "{p:player} cannot " + words + "< {until}>", Give, who=of(ForPlayers, who=slot("p")), gifts=[of(Ban, ban=ban)])
        L("do", "{until}, {p:player} cannot " + words, Give, who=of(ForPlayers, who=slot("p")), gifts=[of(Ban, ban=ban)])

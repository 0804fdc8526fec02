"""Phrases for conditions: what is on the field, in hand, in the sideline, and what happened this turn."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Both, Either, Not
from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, AllOf, AnyOf, Except, Fixed, NumberOf, This
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND
from quadriga.games.union_arena.vocabulary.amounts import (
    APOf,
    DeckOf,
    DifferentEnergies,
    EnergyOf,
    EnergySum,
    LifeOf,
    Sum,
    UniqueNames,
)
from quadriga.games.union_arena.vocabulary.conditions import (
    AddedCard,
    AddedNone,
    AllAre,
    Between,
    ChoseSo,
    ChoseWith,
    Compare,
    Counts,
    Did,
    DidNot,
    EachThere,
    EnergyForThis,
    GroupIs,
    LineFull,
    MovedOne,
    MovedSome,
    Spoken,
    ThereIs,
    ThereIsNone,
    ThisIs,
    YourTurn,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import ByAbility, ByLosing, FirstAttackOfTurn
from quadriga.games.union_arena.vocabulary.filters import (
    EXACTLY,
    AnyCard,
    IsType,
    Kind,
    OfYours,
    OnEnergyLine,
    OnFrontLine,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import BPBelowBase, BPIs, EnergyIs
from quadriga.games.union_arena.vocabulary.filters_turn import (
    AttackedThisTurn,
    ChosenThisTurnBy,
    FirstAttack,
    IsBlocking,
    MovedThisTurn,
    NotAttackedThisTurn,
    PlayedBy,
    PlayedFromHand,
    PlayedThisTurn,
)
from quadriga.games.union_arena.vocabulary.places import AnotherAt, At, CardsAt, Chosen, Revealed, UnderCards
from quadriga.games.union_arena.vocabulary.registers import (
    LOOKED_AT,
    ONE,
    PLAYED_IT,
    RESTED,
    SIDELINED,
    TO_HAND,
    TO_HAND_ANYHOW,
    TO_REMOVAL,
    TO_SIDELINE,
    DoneTo,
    Otherwise,
    Pronoun,
)
from quadriga.games.union_arena.vocabulary.registers import PLAYED as PLAYED_BY_THIS
from quadriga.text.grammar import Grammar, of, slot, splice

HANDS = CardsAt(At(YOURS, [HAND]), AnyCard())
THEIR_HAND = CardsAt(At(OPPONENTS, [HAND]), AnyCard())
FRONT_CHARACTERS = CardsAt(At(YOURS, [FRONT]), Kind([], None, IsType([CHARACTER]), []))
THEIR_FRONT = CardsAt(At(OPPONENTS, [FRONT]), Kind([], None, IsType([CHARACTER]), []))


def counting(g: Grammar) -> None:
    """Amounts compared with numbers."""
    number = of(NumberOf, group=slot("c"))
    g.phrase("cond", "you have {n:count} {how} {c:cards}", Counts, amount=number)
    g.phrase("cond", "you have {n:count} {c:cards at}", Counts, amount=number, how=EXACTLY)
    g.phrase("cond", "you have <a|an> {group:one at}", ThereIs)
    g.phrase("cond", "you have {group:another}", ThereIs)
    g.phrase("another", "another {kind} {where:loc}< {more:mods}>", AnotherAt)
    g.phrase("cond", "you have no {group:cards at}", ThereIsNone)
    g.phrase("cond", "you have a combined total of {n:count} {how} {c:cards at}", Counts, amount=number)
    g.phrase("cond", "you have a combined total of {least:count} to {most:count} {c:cards at}", Between, amount=number)
    g.phrase("cond", "you have {least:count} to {most:count} {c:cards at}", Between, amount=number)
    g.phrase("cond", "there <is a|is an> {group:one at}", ThereIs)
    g.phrase("cond", "there <is a|is an> {group:cards from}", ThereIs)
    g.phrase("cond", "there is {group:another}", ThereIs)
    either = of(CardsAt, where=slot("where"), kind=of(AnyOf, filters=[slot("a"), slot("b")]))
    g.phrase("cond", "there is a {a:kind} or a {b:kind} {where:loc}", ThereIs, group=either)
    one, two = (of(NumberOf, group=of(CardsAt, where=slot("where"), kind=slot(k))) for k in "ab")
    several = of(Counts, amount=one, n=slot("n"), how=slot("how"))
    g.phrase("cond", "<you have|there are> {n:count} {how} {a:kind}<|,> or {m:count} {how2:how} {b:kind} {where:loc}", Either, conditions=[
        several, of(Counts, amount=two, n=slot("m"), how=slot("how2"))])  # fmt: skip
    g.phrase("cond", "<you have|there are> {n:count} {how} {a:kind} or a {b:kind} {where:loc}", Either, conditions=[
        several, of(ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("b")))])  # fmt: skip
    under = of(NumberOf, group=of(CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard()))
    field = of(NumberOf, group=of(CardsAt, where=At(YOURS, [FRONT, ENERGY]), kind=slot("k")))
    g.phrase("cond", "you have a combined total of {n:count} {how} {k:kind} and face-down cards under {h:hosts}", Counts, amount=of(Sum, amounts=[field, under]))
    g.phrase("cond", "there are no {group:cards}", ThereIsNone)
    g.phrase("cond", "there are {n:count} {how} {c:cards}", Counts, amount=number)
    at = of(NumberOf, group=of(CardsAt, where=slot("where"), kind=slot("kind")))
    g.phrase("cond", "{n:count} {how} {kind} are {where:loc}", Counts, amount=at)
    g.phrase("cond", "{n:count} {how} copies of {kind} are {where:loc}", Counts, amount=at)
    g.phrase("cond", "{least:count} to {most:count} copies of {kind} are {where:loc}", Between, amount=at)
    g.phrase("cond", "your opponent has {n:count} {how} {c:cards at}", Counts, amount=number)
    g.phrase("cond", "they have {n:count} {how} {c:cards at}", Counts, amount=number)
    g.phrase("cond", "your opponent has {n:count} {c:cards at}", Counts, amount=number, how=EXACTLY)
    g.phrase("cond", "they have no {group:cards at}", ThereIsNone)
    g.phrase("cond", "they have <a|an> {group:one at}", ThereIs)
    g.phrase("cond", "there are {n:count} {c:cards}", Counts, amount=number, how=EXACTLY)
    g.phrase("cond", "there is {n:count} {c:cards}", Counts, amount=number, how=EXACTLY)
    g.phrase("cond", "your opponent has {n:count} {how} cards in their deck", Counts, amount=DeckOf(OPPONENTS))
    g.phrase("cond", "there are {n:count} {how} cards in your deck", Counts, amount=DeckOf(YOURS))
    g.phrase("cond", "there are {n:count} {how} cards in your opponent's deck", Counts, amount=DeckOf(OPPONENTS))
    g.phrase("cond", "your opponent has {n:count} {how} active AP <card|cards>", Counts, amount=APOf(OPPONENTS, True))
    g.phrase("cond", "your opponent has {n:count} {how} resting AP <card|cards>", Counts, amount=APOf(OPPONENTS, False))
    g.phrase("cond", "you have {n:count} {how} remaining cards in your hand", Counts, amount=NumberOf(HANDS))
    g.phrase("cond", "{n:count} {how} remaining cards in your hand", Counts, amount=NumberOf(HANDS))
    g.phrase("cond", "you have {n:count} {how} life", Counts, amount=LifeOf(YOURS))
    for owner, whose in (("your", YOURS), ("your opponent's", OPPONENTS), ("their", OPPONENTS)):
        g.phrase("cond", f"{owner} life is {{n:count}} {{how}}", Counts, amount=LifeOf(whose))
        g.phrase("cond", f"{owner} life is {{n:count}}", Counts, amount=LifeOf(whose), how=EXACTLY)
    g.phrase("cond", "there are a combined total of {n:count} {how} {c:cards}", Counts, amount=number)
    energies = of(EnergySum, group=slot("c"))
    g.phrase("cond", "the combined total required energy of {c:cards at} is {n:count} {how}", Counts, amount=energies)
    g.phrase("cond", "you also have {n:count} {how} life", Counts, amount=LifeOf(YOURS))
    g.phrase("cond", "your opponent has {n:count} {how} life", Counts, amount=LifeOf(OPPONENTS))
    g.phrase("cond", "you and your opponent have a combined total of {n:count} {how} life", Counts, amount=LifeOf(ANYBODYS))
    g.phrase("cond", "the combined total of your life and your opponent's life is {n:count} {how}", Counts, amount=LifeOf(ANYBODYS))
    g.phrase("cond", "you have {n:count} {how} cards in your deck", Counts, amount=DeckOf(YOURS))
    g.phrase("cond", "you have {n:count} {how} energy generation", Counts, amount=EnergyOf(YOURS))
    for color in ("Color", "color"):
        g.phrase("cond", "you have {n:count} {how} {color:" + color + "} energy generation", Counts, amount=of(EnergyOf, whose=YOURS, color=slot("color")))
    g.phrase("cond", "{amount:number} is {n:count} {how}", Counts)
    unique = of(UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("kind"))])
    fuller = of(UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=of(AllOf, filters=[slot("kind"), splice("m")]))])
    alike = "with <unique|different> <names|card names>"
    for has in ("you have", "there are", "you have a combined total of", "there are a combined total of", "your opponent has"):
        exactly: dict[str, Any] = {"how": EXACTLY}
        free: dict[str, Any] = {}
        for word, fixed in (("{how} ", free), ("", exactly)):
            g.phrase("cond", f"{has} {{n:count}} {word}{{kind}} {alike} {{where:loc}}", Counts, amount=unique, **fixed)
            g.phrase("cond", f"{has} {{n:count}} {word}{{kind}} {alike} {{m:mods}} {{where:loc}}", Counts, amount=fuller, **fixed)
            g.phrase("cond", f"{has} {{n:count}} {word}{{kind}} {{where:loc}} {alike}", Counts, amount=unique, **fixed)
    g.phrase("cond", "{n:count} {how} {kind} " + alike + " are {where:loc}", Counts, amount=unique)
    g.phrase("cond", "{n:count} {how} {kind} " + alike + " {where:loc}", Counts, amount=unique)
    g.phrase("cond", "you have {n:count} {how} {kind} with different required energies {where:loc}", Counts,
             amount=of(DifferentEnergies, group=of(CardsAt, where=slot("where"), kind=slot("kind"))))  # fmt: skip
    for less, how in (("<less|fewer>", -1), ("more", 1)):
        g.phrase("cond", f"you have {less} cards in your hand than your opponent", Compare, amount=NumberOf(HANDS), other=NumberOf(THEIR_HAND), how=how)
        g.phrase("cond", f"your opponent has {less} cards in their hand than you", Compare, amount=NumberOf(THEIR_HAND), other=NumberOf(HANDS), how=how)
        for line, place in (("field", [FRONT, ENERGY]), ("front line", [FRONT]), ("energy line", [ENERGY])):
            mine = of(NumberOf, group=of(CardsAt, where=At(YOURS, place), kind=slot("k")))
            theirs = of(NumberOf, group=of(CardsAt, where=At(OPPONENTS, place), kind=slot("k")))
            g.phrase("cond", f"you have {less} {{k:kind}} on your {line} than your opponent", Compare, amount=mine, other=theirs, how=how)
            g.phrase("cond", f"your opponent has {less} {{k:kind}} on their {line} than you", Compare, amount=theirs, other=mine, how=how)
        g.phrase("cond", f"you have {less} life than your opponent", Compare, amount=LifeOf(YOURS), other=LifeOf(OPPONENTS), how=how)
        g.phrase("cond", f"your opponent has {less} life than you", Compare, amount=LifeOf(OPPONENTS), other=LifeOf(YOURS), how=how)
    g.phrase("cond", "your life is equal to or less than your opponent's life", Compare, amount=LifeOf(OPPONENTS), other=LifeOf(YOURS), how=0)
    g.phrase("cond", "your opponent has <a|an> {group:one at}", ThereIs)
    g.phrase("cond", "your opponent has no {group:cards at}", ThereIsNone)
    g.phrase("cond", "your opponent has {n:count} {how} energy generation", Counts, amount=EnergyOf(OPPONENTS))
    g.phrase("cond", "you have {n:count} {how} active AP <card|cards>", Counts, amount=APOf(YOURS, True))
    g.phrase("cond", "you have {n:count} {how} resting AP <card|cards>", Counts, amount=APOf(YOURS, False))
    g.phrase("cond", "you have no active AP cards", Counts, amount=APOf(YOURS, True), n=Fixed(0), how=EXACTLY)
    g.phrase("cond", "you have the same number or more characters on your front line than your opponent", Compare,
             amount=NumberOf(FRONT_CHARACTERS), other=NumberOf(THEIR_FRONT), how=0)  # fmt: skip
    g.phrase("cond", "you and your opponent are generating the same amount of energy", Compare, amount=EnergyOf(YOURS), other=EnergyOf(OPPONENTS), how=2)


def standing_there(g: Grammar) -> None:
    """Who is on the field."""
    g.phrase("cond", "<|either >{kind:somekinds} is {where:loc}", ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("kind")))
    g.phrase("cond", "{kind:onekind} is not {where:loc}", ThereIsNone, group=of(CardsAt, where=slot("where"), kind=slot("kind")))
    one, two, three = (of(CardsAt, where=slot("where"), kind=slot(k)) for k in "abc")
    g.phrase("cond", "{a:onekind} and {b:onekind} are< both> {where:loc}", EachThere, groups=[one, two])
    g.phrase("cond", "both {a:onekind} and {b:onekind} are {where:loc}", EachThere, groups=[one, two])
    g.phrase("cond", "{a:onekind} and either {b:somekinds} are< both> {where:loc}", EachThere, groups=[one, two])
    g.phrase("cond", "there are {a:articled} and {b:articled} {where:loc}", EachThere, groups=[one, two])
    g.phrase("cond", "<you have|there is> {a:names} {where:loc}", ThereIs, group=one)
    g.phrase("cond", "{a:onekind}, {b:onekind}, and {c:onekind} are {where:loc}", EachThere, groups=[one, two, three])
    g.phrase("cond", "<you have|there are> <both |>{a:named} and {b:named} {where:loc}", EachThere, groups=[one, two])
    g.phrase("cond", "<you have|there are> {a:onekind}, {b:onekind}, and {c:onekind} {where:loc}", EachThere, groups=[one, two, three])
    g.phrase("cond", "<you have|there is> {a:articled} and {b:articled} {where:loc}", EachThere, groups=[one, two])
    g.phrase("cond", "<you have|there is> {a:articled} and no {b:kind} {where:loc}", Both, conditions=[of(ThereIs, group=one), of(ThereIsNone, group=two)])
    g.phrase("cond", "there is no {a:kind} {where:loc}", ThereIsNone, group=one)
    g.phrase("cond", "you do not have <a |an |any |>{a:kind} {where:loc}", ThereIsNone, group=one)
    g.phrase("cond", "your opponent does not have <a |an |any |>{a:kind} {where:loc}", ThereIsNone, group=one)
    g.phrase("cond", "neither {a:onekind} nor {b:onekind} are {where:loc}", Both, conditions=[of(ThereIsNone, group=one), of(ThereIsNone, group=two)])
    for line, place in (("front line", FRONT), ("energy line", ENERGY)):
        for words, full in (("full", True), ("not full", False)):
            g.phrase("cond", f"your {line} is {words}", LineFull, opponents=False, place=place, full=full)
            g.phrase("cond", f"<your opponent's|their> {line} is {words}", LineFull, opponents=True, place=place, full=full)
    g.phrase("cond", "it is your turn", YourTurn, yours=True)
    g.phrase("cond", "{k:kind} are not {where:loc}", ThereIsNone, group=of(CardsAt, where=slot("where"), kind=slot("k")))
    g.phrase("cond", "it is your opponent's turn", YourTurn, yours=False)
    g.phrase("cond", "you have the required energy for <this card|it>", EnergyForThis)
    g.phrase("cond", "all<| the| of the> {k:kind} {where:loc} are {a:adj}", AllAre, group=of(CardsAt, where=slot("where"), kind=slot("k")), filters=[slot("a")])
    g.phrase("cond", "all {k:kind} {where:loc} have {p:prop}", AllAre, group=of(CardsAt, where=slot("where"), kind=slot("k")), filters=[slot("p")])
    g.phrase("cond", "all<| the| of the> {k:kind} {where:loc} are {l:kind}", AllAre, group=of(CardsAt, where=slot("where"), kind=slot("k")), filters=[slot("l")])
    only = of(CardsAt, where=slot("where"), kind=of(Except, one=slot("k")))
    g.phrase("cond", "<there are only|you only have|you have only> {k:kind} {where:loc}", ThereIsNone, group=only)
    g.phrase("cond", "all the {k:kind} {where:loc} have {p:prop}", AllAre, group=of(CardsAt, where=slot("where"), kind=slot("k")), filters=[slot("p")])


def about_this(g: Grammar) -> None:
    g.phrase("state", "is {a:adj}", Kind, adjectives=[slot("a")])
    g.phrase("state", "has {p:props1}", Kind, more=[slot("p")])
    g.phrase("state", "is not {a:adj}", Except, one=slot("a"))
    g.phrase("state", "does not have {p:prop}", Except, one=slot("p"))
    g.phrase("state", "has attacked this turn", AttackedThisTurn)
    g.phrase("state", "has not attacked this turn", NotAttackedThisTurn)
    g.phrase("state", "is attacking for the first time this turn", FirstAttack)
    g.phrase("state", "is on <the|your> front line", OnFrontLine)
    g.phrase("state", "is on <the|your> energy line", OnEnergyLine)
    g.phrase("state", "was played this turn", PlayedThisTurn)
    g.phrase("state", "was blocking", IsBlocking)
    g.phrase("state", "is played with an ability on one of your characters", PlayedBy, types=[0])
    g.phrase("state", "is played with one of your character or event abilities", PlayedBy, types=[0, 2])
    g.phrase("state", "is played from your hand", PlayedFromHand)
    g.phrase("state", "has moved this turn", MovedThisTurn)
    g.phrase("state", "has moved outside of your movement phase this turn", MovedThisTurn, outside=True)
    g.phrase("state", "is not on <the|your> front line", Except, one=OnFrontLine())
    g.phrase("state", "is not on <the|your> energy line", Except, one=OnEnergyLine())
    g.phrase("state", "was not played this turn", Except, one=PlayedThisTurn())
    g.phrase("state", "did not attack this turn", NotAttackedThisTurn)
    g.phrase("state", "attacked this turn", AttackedThisTurn)
    g.phrase("state", "has been chosen by an ability on one of your {k:kind} this turn", ChosenThisTurnBy, filters=[slot("k")])
    g.phrase("cond", "this <character|site> {s:state}", ThisIs, filters=[slot("s")])
    g.phrase("cond", "this character's BP is less than its base BP", ThisIs, filters=[BPBelowBase()])
    g.phrase("cond", "this character's BP is {n:#} {how}", ThisIs, filters=[of(BPIs, n=slot("n"), how=slot("how"))])
    for words, who in (("the chosen character", Chosen()), ("that character", Pronoun(ONE, True))):
        g.phrase("cond", words + "'s BP is {n:#} {how}", Spoken, group=who, filters=[of(BPIs, n=slot("n"), how=slot("how"))])
    for words, whom in (("that card", Pronoun()), ("the revealed card", Revealed()), ("that character", Pronoun(ONE, True))):
        g.phrase("cond", words + "'s required energy is {n:#} {how}", Spoken, group=whom, filters=[of(EnergyIs, n=slot("n"), how=slot("how"))])
    g.phrase("cond", "this character has a face-down card under it", ThereIs, group=CardsAt(UnderCards(This(), True), AnyCard()))
    g.phrase("cond", "this character has {n:count} {how} face-down cards under it", Counts, amount=NumberOf(CardsAt(UnderCards(This(), True), AnyCard())))
    g.phrase("cond", "<this character|it> has been sidelined by one of your abilities", ByAbility, yours=True, filters=[])
    g.phrase("cond", "<this character|it> has been sidelined by an ability on one of your {k:kind}", ByAbility, yours=True, filters=[slot("k")])
    g.phrase("cond", "this character is sidelined due to losing a battle", ByLosing, lost=True)
    g.phrase("cond", "this character has been sidelined due to its BP becoming 0 or less or by an ability", ByLosing, lost=False)
    g.phrase("cond", "{group:enemy} {s:state}", GroupIs, filters=[slot("s")])
    g.phrase("theone", "that card", Pronoun)
    g.phrase("theone", "that character", Pronoun, many=ONE, character=True)
    g.phrase("theone", "the chosen <card|character>", Chosen)
    g.phrase("theone", "the revealed <card|character>", Revealed)
    g.phrase("theone", "the <card|character> you chose", Chosen)
    g.phrase("theone", "the <card|character> you revealed", Revealed)
    g.phrase("theone", "the <card|character> you looked at", Pronoun, role=LOOKED_AT)
    g.phrase("theone", "the <card|character> you played", Pronoun, role=PLAYED_BY_THIS)
    g.phrase("theone", "it", Pronoun, many=ONE)
    g.phrase("cond", "{w:theone} {s:state}", Spoken, group=slot("w"), filters=[slot("s")])
    g.phrase("cond", "{w:theone} <is|was> {k:somekinds}", Spoken, group=slot("w"), filters=[slot("k")])
    g.phrase("cond", "{w:theone} <is|was> not {k:onekind}", Not, condition=of(Spoken, group=slot("w"), filters=[slot("k")]))
    g.phrase("moved", "the card <placed into your sideline|you placed into your sideline>< with this ability>", DoneTo, deed=TO_SIDELINE)
    g.phrase("moved", "the card <added to your hand|you added to your hand>< with this ability>", DoneTo, deed=TO_HAND)
    g.phrase("cond", "{w:moved} {s:state}", Spoken, group=slot("w"), filters=[slot("s")])
    g.phrase("cond", "{w:moved} <is|was> {k:somekinds}", Spoken, group=slot("w"), filters=[slot("k")])
    g.phrase("cond", "the base card of this Raided character {s:state}", GroupIs, group=CardsAt(UnderCards(This(), False), AnyCard()), filters=[slot("s")])


def about_the_ability(g: Grammar) -> None:
    """What this ability has done so far."""
    g.phrase("cond", "you do", Did)
    g.phrase("cond", "they do", Did)
    g.phrase("cond", "<you cannot|they do not|you do not|they cannot|you did not|you can't|you don't>", DidNot)
    g.phrase("cond", "you added a card to your hand", AddedCard)
    g.phrase("cond", "you did not add a card to your hand", AddedNone)
    g.phrase("cond", "<it is not|it does not|it was not>", Otherwise)
    g.phrase("cond", "this is <your|the> first attack this turn", FirstAttackOfTurn)
    g.phrase("cond", "this is this character's first attack this turn", ThisIs, filters=[FirstAttack()])
    g.phrase("cond", "you do not add it to your hand", AddedNone)
    g.phrase("cond", "you added <a|an> {k:kind0} to your hand", MovedOne, filters=[slot("k")], deed=TO_HAND)
    g.phrase("cond", "you <added|add> {n:count} cards to your hand< with this ability>", MovedSome, how=EXACTLY, deed=TO_HAND)
    g.phrase("cond", "you <added|add> {n:count} {how} cards to your hand< with this ability>", MovedSome, deed=TO_HAND)
    for zone, deed in (("sideline", TO_SIDELINE), ("removal area", TO_REMOVAL)):
        g.phrase("cond", "you <place|placed> <a|an> {k:kind} into your " + zone + "< with this ability>", MovedOne, filters=[slot("k")], deed=deed)
        g.phrase("cond", "you <place|placed> <a|an> {k:kind} into their " + zone + " with this ability", MovedOne, filters=[slot("k"), Except(OfYours())], deed=deed)
        g.phrase("cond", "you <place|placed> {n:count} {how} cards into your " + zone + "< with this ability>", MovedSome, deed=deed)
    g.phrase("cond", "you add <a|an> {k:kind0} to your hand< with this ability>", MovedOne, filters=[slot("k")], deed=TO_HAND)
    g.phrase("cond", "you <return|returned> <a|an> {k:kind0} to your hand< with this ability>", MovedOne, filters=[slot("k")], deed=TO_HAND_ANYHOW)
    g.phrase("cond", "you <play|played> <a|an> {k:kind} with this ability", MovedOne, filters=[slot("k")], deed=PLAYED_IT)
    g.phrase("cond", "{k:somekinds} <is|was> placed into <the|your> sideline< with this ability>", MovedOne, filters=[slot("k")], deed=TO_SIDELINE)
    g.phrase("cond", "you switched <a|an> {k:kind} to resting", MovedOne, filters=[slot("k")], deed=RESTED)
    g.phrase("cond", "you <sideline|sidelined> {n:count} characters with this ability", MovedSome, how=EXACTLY, deed=SIDELINED)
    g.phrase("cond", "you <sideline|sidelined> <your opponent's|one of your opponent's> <character|characters> with this ability", MovedOne, filters=[Except(OfYours())], deed=SIDELINED)
    g.phrase("cond", "none of your opponent's characters were placed into their removal area due to this move", Not, condition=MovedOne([Except(OfYours())], TO_REMOVAL))
    g.phrase("cond", "you <chose|choose> {n:count} <cards|characters>< with this ability>", ChoseSo, how=EXACTLY)
    g.phrase("cond", "you <chose|choose> a combined total of {n:count} {how} <cards|characters> including {f:named}", ChoseWith, filters=[slot("f")])
    g.phrase("cond", "the <character|card> you returned to your hand <was|is> {k:somekinds}", MovedOne, filters=[slot("k")], deed=TO_HAND_ANYHOW)
    g.phrase("cond", "the <character|card> you returned to your hand {s:state}", MovedOne, filters=[slot("s")], deed=TO_HAND_ANYHOW)
    g.phrase("cond", "the <character|card> you sidelined {s:state}", MovedOne, filters=[slot("s")], deed=SIDELINED)


def add(g: Grammar) -> None:
    counting(g)
    standing_there(g)
    about_this(g)
    about_the_ability(g)
    g.include("conds", "cond")
    g.list("conds", "cond", ("a and b", "a, b, and c", "a, and b"), Both, "conditions")
    g.list("conds", "cond", ("a or b", "a, or b"), Either, "conditions")


"""Conditions put together from their parts: who has how many of what where; one amount against another; what was spoken of."""

from __future__ import annotations

from quadriga.effects.flow import Both, Either, Not
from quadriga.effects.groups import OPPONENTS, YOURS, Except, Fixed, It, NumberOf, This
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, LIFE, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACKED,
    DAMAGED,
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    LIFE_TO_HAND,
    PLAYED,
    RETURNED,
    SIDELINED,
    TRIGGER_USED,
    USED_CARD,
)
from quadriga.games.union_arena.vocabulary.amounts import BPOf, DeckOf, EnergySum, HappenedCount, LifeOf, UniqueNames
from quadriga.games.union_arena.vocabulary.conditions import (
    AddedCard,
    Compare,
    Counts,
    EnergyForThis,
    MovedOne,
    MovedSome,
    Spoken,
    ThereIs,
    ThereIsNone,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import ByLosing, Happened, RestedByYou
from quadriga.games.union_arena.vocabulary.filters import (
    EXACTLY,
    OR_MORE,
    AnyCard,
    IsType,
    Kind,
    OnEnergyLine,
    OnFrontLine,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import BaseBPIs, BPIs, EnergyIs
from quadriga.games.union_arena.vocabulary.filters_turn import PlayedBy, PlayedFrom
from quadriga.games.union_arena.vocabulary.places import At, BothPlaces, CardsAt, Chosen, Revealed, SameLine
from quadriga.games.union_arena.vocabulary.registers import (
    LOOKED_AT,
    PLACED,
    PLAYED_IT,
    RESTED,
    TO_HAND,
    TO_HAND_ANYHOW,
    TO_REMOVAL,
    TO_SIDELINE,
    UNDER,
    DoneTo,
    Pronoun,
)
from quadriga.games.union_arena.vocabulary.registers import PLAYED as PLAYED_BY_THIS
from quadriga.games.union_arena.vocabulary.registers import SIDELINED as SIDELINED_BY_THIS
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot


def having(g: DialectGrammar) -> None:
    """You have, there is, your area contains: how many of what."""
    number = of(NumberOf, group=slot("c"))
    for have in ("you have", "there is", "there are", "your opponent has", "your opponent have"):
        for total in ("", "a total of "):
            g.phrase("cond", f"{have} {total}{{n:count}} {{how}} {{c:cards}}", Counts, amount=number)
        g.phrase("cond", f"{have} {{n:count}} {{c:cards at}}", Counts, amount=number, how=EXACTLY)
        g.phrase("cond", f"{have} no {{group:cards at}}", ThereIsNone)
        g.phrase("cond", f"{have} <a|an> {{group:one at}}", ThereIs)
        g.phrase("cond", f"{have} {{group:named ones}}", ThereIs)
        g.phrase("cond", f"{have} {{k:names}} {{where:loc}}", ThereIs, group=of(CardsAt, where=slot("where"), kind=slot("k")))
    g.phrase("cond", "you do not have <a |an |any |>{group:one at}", ThereIsNone)
    g.phrase("cond", "there <is|are> <no|not> <a |an |any |>{group:one at}", ThereIsNone)
    g.phrase("named ones", "{kind:eitherkind} {where:loc}", CardsAt)
    g.phrase("named ones", "{kind:bare names} {where:loc}", CardsAt)
    g.phrase("bare names", "<{adjectives:adjs} >{which} {noun:plural}< {more:mods}>", Kind)
    g.phrase("bare names", "<{adjectives:adjs} >{noun:plural}< {more:mods}>", Kind)
    g.phrase("plural", "cards", AnyCard)
    g.phrase("plural", "characters", IsType, types=[0])
    for words, place in (("area", [FRONT, ENERGY]), ("front line", [FRONT]), ("energy line", [ENERGY]), ("outside area", [SIDELINE]), ("remove area", [REMOVAL])):
        at = of(CardsAt, where=At(YOURS, place), kind=slot("k"))
        g.phrase("cond", f"your {words} <contains|has> {{n:count}} {{how}} {{k:kind}}", Counts, amount=of(NumberOf, group=at))
        g.phrase("cond", f"your {words} <contains|has> <a|an> {{k:kind}}", ThereIs, group=at)
    for owner, whose in (("your", YOURS), ("your opponent's", OPPONENTS)):
        g.phrase("cond", f"<you have|there are> {{n:count}} {{how}} cards in {owner} deck", Counts, amount=DeckOf(whose))
        g.phrase("cond", f"there are {{n:count}} {{how}} cards in {owner} life area", Counts, amount=LifeOf(whose))
    g.phrase("cond", "your opponent <has|have> {n:count} {how} life", Counts, amount=LifeOf(OPPONENTS))


def several_places(g: DialectGrammar) -> None:
    """Places joined by and, or: on your area or in your outside area, in your outside area and remove area."""
    zones = (("your outside area", [SIDELINE], "in"), ("your remove area", [REMOVAL], "in"), ("your hand", [HAND], "in"), ("your area", [FRONT, ENERGY], "on"), ("your front line", [FRONT], "on"), ("your life area", [LIFE], "in"))
    for first, one, at in zones:
        for second, two, at2 in zones:
            if first != second:
                both = [At(YOURS, one), At(YOURS, two)]
                if at == at2 and at == "in":
                    short = second.removeprefix("your ")
                    g.phrase("loc", f"{at} {first} and {short}", At, whose=YOURS, places=[*one, *two])
                else:
                    g.phrase("loc", f"{at} {first} and {at2} {second}", BothPlaces, places=both)


def amounts(g: DialectGrammar) -> None:
    """Anything that can be counted, against a number or against another."""
    g.include("amount", "number")
    for owner, whose in (("your", YOURS), ("your opponent's", OPPONENTS)):
        g.phrase("amount", f"{owner} life", LifeOf, whose=whose)
        g.phrase("amount", f"the number of {owner} life<| cards>", LifeOf, whose=whose)
    g.phrase("number", "the total number of {group:cards}", NumberOf)
    g.phrase("number", "the number of {k:kind} with different names {where:loc}", UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("k"))])
    g.phrase("number", "the number of {k:kind} <used|you used> <|during >this turn", HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")])
    for words, ref in (("that character", Pronoun(1, True)), ("the chosen character", Chosen()), ("this character", This()), ("the revealed card", Revealed()), ("that card", Pronoun())):
        g.phrase("amount", f"{words}'s BP", BPOf, group=ref)
        g.phrase("amount", f"{words}'s required energy", EnergySum, group=ref)
        g.phrase("amount", f"the BP of {words}", BPOf, group=ref)
        g.phrase("amount", f"the required energy of {words}", EnergySum, group=ref)
    for words, how, swap in (
        ("less than", -1, False), ("lower than", -1, False), ("more than", 1, False), ("higher than", 1, False), ("greater than", 1, False),
        ("equal to or more than", 0, False), ("equal to or higher than", 0, False), ("equal or higher than", 0, False), ("equal to or greater than", 0, False),
        ("more than or equal to", 0, False), ("greater than or equal to", 0, False), ("higher than or equal to", 0, False),
        ("less than or equal to", 0, True), ("equal to or less than", 0, True), ("lower than or equal to", 0, True), ("equal to or lower than", 0, True), ("equal or less than", 0, True),
        ("equal to", 2, False), ("the same as", 2, False),
    ):  # fmt: skip
        a, b = (slot("b"), slot("a")) if swap else (slot("a"), slot("b"))
        g.phrase("cond", "{a:amount} is " + words + " {b:amount}", Compare, amount=a, other=b, how=how)
    g.phrase("cond", "{amount:number} is {n:count} {how}", Counts)
    g.phrase("cond", "{amount:number} is {n:count}", Counts, how=EXACTLY)


GOALS = (
    ("added to your hand", TO_HAND), ("<placed|returned> to your hand", TO_HAND_ANYHOW),
    ("<placed|added|returned> to the outside area", TO_SIDELINE), ("<placed|added|returned> to the remove area", TO_REMOVAL),
)  # fmt: skip
"""Where this effect has put cards; what went back to the hand from the field was not added to it."""


def spoken_of(g: DialectGrammar) -> None:
    """The card that this ability chose, revealed, added, placed … is, was, has."""
    for words, deed in (("added", TO_HAND), ("placed", PLACED), ("retired", SIDELINED_BY_THIS), ("returned", TO_HAND_ANYHOW), ("rested", RESTED)):
        for by in (" by this effect", " with this effect", ""):
            for shape in (f"the card {words}{by}", f"the character {words}{by}", f"the {words} card{by}", f"the {words} character{by}"):
                g.phrase("moved", shape, DoneTo, deed=deed)
    for goal, deed in GOALS:
        for by in ("", " by this effect", " with this effect"):
            for shape in (f"the card <|that was |you >{goal}{by}", f"the card {goal.replace(' to ', ' from your hand to ', 1)}{by}"):
                g.phrase("moved", shape, DoneTo, deed=deed)
    g.phrase("theone", "the looked card", Pronoun, role=LOOKED_AT)
    g.phrase("theone", "the card", Pronoun)
    g.phrase("theone", "the character", Pronoun, many=1, character=True)
    g.phrase("theone", "the character played <with|by> this effect", Pronoun, role=PLAYED_BY_THIS)
    for word in ("had", "have"):
        g.phrase("state", word + " {p:props1}", Kind, more=[slot("p")])
    g.phrase("state", "<does not|did not|do not> have {p:props1}", Except, one=slot("p"))
    g.phrase("state", "is in <|the |your >energy line", OnEnergyLine)
    g.phrase("state", "is in <|the |your >front line", OnFrontLine)
    for words, test in (("BP", BPIs), ("required energy", EnergyIs), ("original BP", BaseBPIs)):
        asked = of(test, n=slot("n"), how=slot("how"))
        exact = of(test, n=slot("n"), how=EXACTLY)
        for ref, group in (("this character", This()), ("this card", This()), ("that character", Pronoun(1, True)), ("that card", Pronoun()), ("the chosen character", Chosen()), ("the chosen card", Chosen()), ("the revealed card", Revealed()), ("it", It())):
            possessive = "its" if ref == "it" else ref + "'s"
            for shape in (f"{possessive} {words} <is|was>", f"the {words} of {ref} <is|was>"):
                g.phrase("cond", shape + " {n:#} {how}", Spoken, group=group, filters=[asked])
                g.phrase("cond", shape + " {n:#}", Spoken, group=group, filters=[exact])
    g.phrase("cond", "{w:theone} <is|was> not <|a |an >{k:altkind}", Not, condition=of(Spoken, group=slot("w"), filters=[slot("k")]))
    g.phrase("cond", "<it's|it is> not <|a |an >{k:altkind}", Not, condition=of(Spoken, group=It(), filters=[slot("k")]))
    g.phrase("cond", "{w:theone} <is|was> {k:altkind}", Spoken, group=slot("w"), filters=[slot("k")])


def done(g: DialectGrammar) -> None:
    """What this effect has done, and what happened this turn."""
    for by in ("", " by this effect", " with this effect"):
        for words, deed in GOALS:
            verb, _, goal = words.partition(" to ")
            goal = f" to {goal}{by}"
            g.phrase("cond", f"you {verb} <a|an> {{k:kind0}}{goal}", MovedOne, filters=[slot("k")], deed=deed)
            g.phrase("cond", f"you {verb} {{n:count}} {{how}} <card|cards>{goal}", MovedSome, deed=deed)
            g.phrase("cond", f"you {verb} {{n:count}} <card|cards>{goal}", MovedSome, how=EXACTLY, deed=deed)
            if not by or deed not in (TO_SIDELINE, TO_REMOVAL):  # of any kind: `ordinary.told`
                g.phrase("cond", f"{{n:count}} {{how}} cards were {verb}{goal}", MovedSome, deed=deed)
            g.phrase("cond", f"<a|an> {{k:kind}} was {verb}{goal}", MovedOne, filters=[slot("k")], deed=deed)
        g.phrase("cond", "you added {n:count} <card|cards>" + by, MovedSome, how=EXACTLY, deed=TO_HAND)
        g.phrase("cond", "you placed {n:count} {how} <card|cards>" + by, MovedSome, deed=TO_SIDELINE)
        g.phrase("cond", "you retired {n:count} {how} <character|characters>" + by, MovedSome, deed=SIDELINED_BY_THIS)
        g.phrase("cond", "{n:count} {how} <card|cards|character|characters> were rested" + by, MovedSome, deed=RESTED)
        g.phrase("cond", "you placed a face-down card under this character" + by, MovedSome, n=Fixed(1), how=OR_MORE, deed=UNDER)
    g.phrase("cond", "you added to your hand", AddedCard)
    for by in (" by this effect", " with this effect"):
        g.phrase("cond", "you did not play a card" + by, Not, condition=of(MovedSome, n=Fixed(1), how=OR_MORE, deed=PLAYED_IT))
    for turn in ("this turn", "during this turn"):
        for zone, kind in (("your hand", HAND_TO_SIDELINE), ("your deck", DECK_TO_SIDELINE), ("hand", HAND_TO_SIDELINE)):
            g.phrase("cond", f"you placed <a|an> {{k:kind0}} from {zone} to the outside area {turn}", Happened, kind=kind, whose=0, filters=[slot("k")], by=[])
            g.phrase("cond", f"<a|an> {{k:kind0}} <was|is> placed from {zone} to the outside area {turn}", Happened, kind=kind, whose=0, filters=[slot("k")], by=[])
            g.phrase("cond", f"<a|an> {{k:kind}} from {zone} <was|is> placed to the outside area {turn}", Happened, kind=kind, whose=0, filters=[slot("k")], by=[])
            for by, who in (("<by|with> your effect", {"by": [], "by_yours": True}), ("by the effect of <your|a|an> {l:kind}", {"by": [slot("l")], "by_yours": True})):
                g.phrase("cond", f"you placed <a|an> {{k:kind0}} from {zone} to the outside area {by} {turn}", Happened, kind=kind, whose=0, filters=[slot("k")], **who)
                g.phrase("cond", f"<a|an> {{k:kind}} was placed from {zone} to the outside area {by}<| {turn}>", Happened, kind=kind, whose=0, filters=[slot("k")], **who)
        g.phrase("cond", f"you used another {{k:kind}} {turn}", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[], other_than_this=True)
        g.phrase("cond", f"you <activated|used> <a|an> {{k:kind}} {turn}", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[])
        g.phrase("cond", f"you played <a|an> {{k:kind}} <to|on|onto> your area {turn}", Happened, kind=PLAYED, whose=0, filters=[slot("k")], by=[])
        either = [Happened(TRIGGER_USED, 0, [], []), Happened(TRIGGER_USED, 1, [], [])]
        g.phrase("cond", f"you or your opponent <activated|activate> a trigger effect {turn}", Either, conditions=either)
        for owner, whose in (("your", 0), ("your opponent's", 1)):
            gone = {"kind": SIDELINED, "whose": whose, "filters": [slot("k")]}
            g.phrase("cond", f"you retired <a|an> {{k:kind}} on {owner} area {turn}", Happened, by=[], by_yours=True, **gone)
            g.phrase("cond", f"<none|no|none of the> {{k:kind}} on {owner} area <were |was |>retired {turn}", Not, condition=of(Happened, by=[], **gone))
        for where in ("", "from the area ", "from your area "):
            whose = 0 if "your" in where else 2
            g.phrase("cond", f"<a|an> {{k:kind}} was retired {where}by a character's effect {turn}", Happened, kind=SIDELINED, whose=whose, filters=[slot("k")], by=[IsType([0])])
        g.phrase("cond", f"<a|an> {{k:kind}} <was|is> returned from your area to your hand {turn}", Happened, kind=RETURNED, whose=0, filters=[slot("k")], by=[])
        g.phrase("number", f"the number of times {{k:kind}} <have |has |>attacked {turn}", HappenedCount, kind=ATTACKED, whose=0, filters=[slot("k")])
        g.phrase("each", f"<each|every> {{k:kind}} <|that >you used {turn}", HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")])
        g.phrase("cond", f"<a|an> {{k:kind}} on your area dealt damage to your opponent {turn}", Happened, kind=DAMAGED, whose=1, filters=[], by=[slot("k")], by_yours=True)
        g.phrase("cond", f"you use <a|an> {{k:kind}} {turn}", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[])
        g.phrase("cond", f"used <a|an> {{k:kind}} {turn}", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[])
        for owner, whose in (("your", 0), ("your opponent's", 1)):
            g.phrase("cond", f"{owner} {{k:kind}} <has |have |>attacked {turn}", Happened, kind=ATTACKED, whose=whose, filters=[slot("k")], by=[])
        for zone, place in (("outside area", SIDELINE), ("remove area", REMOVAL)):
            g.phrase("cond", f"<a|an> {{k:kind}} was played from your {zone} {turn}", Happened, kind=PLAYED, whose=0, filters=[slot("k"), PlayedFrom(place)], by=[])
            g.phrase("cond", f"<a|an> {{k:kind}} is played onto your <area|field> from your {zone} {turn}", Happened, kind=PLAYED, whose=0, filters=[slot("k"), PlayedFrom(place)], by=[])
        g.phrase("cond", f"this character was rested by your effect {turn}", RestedByYou)
        g.phrase("cond", f"you added a card from your life area to your hand {turn}", Happened, kind=LIFE_TO_HAND, whose=0, filters=[], by=[])
        g.phrase("cond", f"<a|an> {{k:kind}} was played by your effect <|to your area >{turn}", Happened, kind=PLAYED, whose=0, filters=[slot("k"), PlayedBy([0, 1, 2])], by=[])
    for words in ("is on the same line as", "is not on the same line as"):
        here = of(CardsAt, where=SameLine(), kind=slot("k"))
        make = ThereIsNone if "not" in words else ThereIs
        g.phrase("cond", "this character " + words + " <a |an |>{k:names}", make, group=here)
    g.phrase("cond", "this character <was|is> retired by <battle|losing a battle>", ByLosing, lost=True)
    g.phrase("cond", "you <fulfill|fulfilled|meet> <this card's|the> required energy<| of this card>", EnergyForThis)
    g.phrase("cond", "this card meets the required energy", EnergyForThis)
    two = [slot("a"), slot("b")]
    g.phrase("conds", "{a:cond} and if {b:cond}", Both, conditions=two)
    g.phrase("conds", "{a:cond}, and if {b:cond}", Both, conditions=two)


def add(g: DialectGrammar) -> None:
    if not g.asian:
        return
    having(g)
    several_places(g)
    amounts(g)
    spoken_of(g)
    done(g)

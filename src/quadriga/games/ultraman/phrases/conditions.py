"""Conditions: if …, while …"""


from __future__ import annotations

from quadriga.effects.flow import Both, Not
from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, AtLeast, AtMost, Except, NumberOf
from quadriga.effects.program import LOOKED
from quadriga.games.ultraman.conditions import (
    ActivateWasUsed,
    AdjacentBothSides,
    AllFit,
    CharacterTaken,
    ExiledTogether,
    Exists,
    FewerCards,
    HandWasReturned,
    IsLead,
    NoScene,
    OneName,
    PutOnTop,
    SentByEffect,
    Somehow,
    TopWasTaken,
)
from quadriga.games.ultraman.counting import ChargeCount, DifferentNames, HandSize, RoundCount, TotalLevel
from quadriga.games.ultraman.describing import (
    AnyCard,
    BPFrom,
    GradeIs,
    HasType,
    IsExtra,
    KindIs,
    NotThis,
    SharesType,
    StateIs,
    With,
)
from quadriga.games.ultraman.faces import SCENE
from quadriga.games.ultraman.resolving import DISCARDED, EXILED, RETURNED, SENT, TO_HAND
from quadriga.games.ultraman.speaking import Beside, Characters, OpponentsOf, PileCards, SceneOnField, ThisCharacter
from quadriga.games.ultraman.table import DISCARD, HAND
from quadriga.text.grammar import Grammar, of, slot


def mine(what: object) -> object:
    return of(Characters, whose=YOURS, what=what)


def theirs(what: object) -> object:
    return of(Characters, whose=OPPONENTS, what=what)


def pile(whose: int, place: int, what: object) -> object:
    return of(PileCards, whose=whose, place=place, what=what)


def add(g: Grammar) -> None:
    having(g)
    this_character(g)
    spoken_of(g)
    this_turn(g)


def having(g: Grammar) -> None:
    """If you have A: on the field unless a zone is named (11.5.1a, 11.5.1b)."""
    what = slot("what")
    g.phrase("condition", "you have <|a |an >{what:who}", Exists, group=mine(what))
    g.phrase("condition", "you have <|a |an >{a:reference} and <|a |an >{b:reference}", Both, conditions=[of(Exists, group=mine(slot("a"))), of(Exists, group=mine(slot("b")))])
    g.phrase("condition", "you have another {what:who}", Exists, group=mine(of(With, word=of(NotThis), what=what)))
    g.phrase("condition", "you have both <|a |an >{a:reference} and <|a |an >{b:reference}", Both, conditions=[of(Exists, group=mine(slot("a"))), of(Exists, group=mine(slot("b")))])
    g.phrase("condition", "an opponent has <a|an> {what:who}", Exists, group=theirs(what))
    g.phrase("condition", "an opponent has both <a|an> {a:reference} and <a|an> {b:reference}", Both, conditions=[of(Exists, group=theirs(slot("a"))), of(Exists, group=theirs(slot("b")))])
    g.phrase("condition", "you have {n:#word} or more {what:who}", AtLeast, amount=of(NumberOf, group=mine(what)))
    g.phrase("condition", "you have {n:#word} or more {what:who}, each with a different character name", AtLeast, amount=of(DifferentNames, group=mine(what)))
    for n in ("#word", "#"):
        g.phrase("condition", "you have {n:" + n + "} or more {what:card} in your discard area", AtLeast, amount=of(NumberOf, group=pile(YOURS, DISCARD, what)))
        g.phrase("condition", "an opponent has {n:" + n + "} or more {what:card} in their discard area", AtLeast, amount=of(NumberOf, group=pile(OPPONENTS, DISCARD, what)))
        g.phrase("condition", "you have {n:" + n + "} or fewer cards in your hand", AtMost, amount=of(HandSize, whose=YOURS))
        g.phrase("condition", "you have {n:" + n + "} or more cards in your hand", AtLeast, amount=of(HandSize, whose=YOURS))
        g.phrase("condition", "<any|an> opponent has {n:" + n + "} or fewer cards in their hand", AtMost, amount=of(HandSize, whose=OPPONENTS))
        g.phrase("condition", "<an|any> opponent has {n:" + n + "} or more cards in their hand", AtLeast, amount=of(HandSize, whose=OPPONENTS))
    g.phrase("condition", "you have <a|an> {what:card} in your discard area", Exists, group=pile(YOURS, DISCARD, what))
    g.phrase("condition", "you have <a|an> {what:card} in your hand", Exists, group=pile(YOURS, HAND, what))
    g.phrase("condition", "you have fewer cards in your hand than an opponent", FewerCards)
    g.phrase("condition", "an opponent has more cards in their hand than you", FewerCards)
    g.phrase("condition", "you have a scene<| in the scene area>", Exists, group=of(SceneOnField, whose=YOURS, what=of(KindIs, kinds=SCENE)))
    g.phrase("condition", "<an|your> opponent has a scene<| in the scene area>", Exists, group=of(SceneOnField, whose=OPPONENTS, what=of(KindIs, kinds=SCENE)))
    g.phrase("condition", "you have no scene<| in the scene area>", Not, condition=of(Exists, group=of(SceneOnField, whose=YOURS, what=of(KindIs, kinds=SCENE))))
    g.phrase("condition", "there is a scene in the scene area", Exists, group=of(SceneOnField, whose=ANYBODYS, what=of(KindIs, kinds=SCENE)))
    g.phrase("condition", "the Field Round count is {n:#} or <higher|more>", AtLeast, amount=of(RoundCount))
    g.phrase("condition", "the total level of your {what:who} is {n:#} or <higher|more>", AtLeast, amount=of(TotalLevel, who=mine(what)))
    g.phrase("condition", "there is no scene in the scene area", NoScene)
    g.phrase("condition", "there is only one character name among the {what:who} on your opponent's field", OneName, group=theirs(what))
    g.phrase("condition", "you are the Lead <player|Player> for this turn", IsLead, lead=True)
    g.phrase("condition", "you are the Next <player|Player> for this turn", IsLead, lead=False)
    g.phrase("condition", "there is a total of {n:#word} or more cards exiled from the game", ExiledTogether)


def this_character(g: Grammar) -> None:
    """What this character or its battle opponent is; without an opponent nothing of it is true (ucg.opp.1)."""
    for group in ("this", "opposite", "that one"):
        g.phrase("condition", "{group:" + group + "} has TYPE {types}", AllFit, what=of(HasType, types=slot("types")))
        g.phrase("condition", "{group:" + group + "} is {states}", AllFit, what=of(StateIs, states=slot("states")))
        g.phrase("condition", "{group:" + group + "} is <|a |an >{what:core}", AllFit)
        g.phrase("condition", "{group:" + group + "} is {what:level}", AllFit)
        g.phrase("condition", "{group:" + group + "} does not have TYPE {types}", AllFit, what=of(Except, one=of(HasType, types=slot("types"))))
        g.phrase("condition", "{group:" + group + "}'s BP is EXTRA", AllFit, what=of(IsExtra))
        g.phrase("condition", "{group:" + group + "}'s BP is {n:#} or <higher|more>", AllFit, what=of(BPFrom, value=slot("n"), higher=True))
        g.phrase("condition", "{group:" + group + "}'s BP is {n:#} or <lower|less>", AllFit, what=of(BPFrom, value=slot("n"), higher=False))
    g.phrase("condition", "this character's battle opponent's BP grade is increased", AllFit, group=of(OpponentsOf, who=of(ThisCharacter)), what=of(GradeIs, increased=True))
    g.phrase("condition", "this character's battle opponent's BP grade is decreased", AllFit, group=of(OpponentsOf, who=of(ThisCharacter)), what=of(GradeIs, increased=False))
    g.phrase("condition", "{what:references} is adjacent to the left or right of this character", Exists, group=of(Beside, what=slot("what")))
    g.phrase("condition", "{what:references} is adjacent to both the left and right of this character", AdjacentBothSides)
    g.phrase("condition", "there is a face-down and sideways card under this character", AtLeast, amount=of(ChargeCount), n=1)
    g.phrase("condition", "there are {n:#word} or more face-down and sideways cards under this character", AtLeast, amount=of(ChargeCount))


def spoken_of(g: Grammar) -> None:
    """The revealed card, the cards sent with this effect …"""
    g.phrase("condition", "{group:the card} is <|a |an >{what:named card}", AllFit)
    g.phrase("condition", "{group:the card} has TYPE {types}", AllFit, what=of(HasType, types=slot("types")))
    g.phrase("condition", "{group:the card} shares a TYPE with {other:that one}", AllFit, what=of(SharesType, group=slot("other")))
    g.phrase("condition", "there is <a|an> {what:card} among them", Somehow, group=LOOKED)
    g.phrase("condition", "there is <a|an> {what:card} among the cards sent", Somehow, group=SENT)
    ways = (
        ("sent {what} to your discard area", SENT),
        ("put {what} into your hand", TO_HAND),
        ("returned {what} to your deck", RETURNED),
        ("discarded {what}", DISCARDED),
        ("exiled {what}", EXILED),
    )
    for words, group in ways:
        for end in ("with this effect", "for the cost of this effect"):
            g.phrase("way", "you " + words.replace("{what}", "<a|an> {what:card}") + " " + end, Somehow, group=group)
    g.include("condition", "way")
    g.phrase("condition", "you returned cards to your deck with this effect", Somehow, group=RETURNED, what=AnyCard())
    g.phrase("condition", "you returned a card to the top of your deck with this effect", Both, conditions=[Somehow(RETURNED, AnyCard()), PutOnTop()])
    g.phrase("condition", "this scene card was sent to your discard area by an effect", SentByEffect)
    g.phrase("condition", "you put one of your {states} {what:name} into its owner's hand with this effect", CharacterTaken)


def this_turn(g: Grammar) -> None:
    """What happened this turn (ucg.hist.1)."""
    kinds = (("Ultra Hero", 1), ("Kaiju", 2), ("Ultra Mech", 4), ("character", 7))
    for noun, kind in kinds:
        g.phrase("condition", "the top card of your {states} " + noun + " was put into your hand by one of your character's effects this turn", TopWasTaken, kinds=kind, yours=True)
    g.phrase("condition", "the top card of a {states} character was put into its owner's hand this turn", TopWasTaken, kinds=7, yours=False)
    g.phrase("condition", "a card from your hand was returned to the bottom of your deck this turn", HandWasReturned)
    g.phrase("condition", "a [Activate]effect from your level {level:#} {name:character} was used this turn", ActivateWasUsed)

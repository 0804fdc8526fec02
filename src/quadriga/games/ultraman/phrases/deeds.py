"""Effects on cards."""


from __future__ import annotations

from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, Except, Fixed, LastCount
from quadriga.games.ultraman.choosing import AT_BOTTOM, AT_EITHER, AT_TOP, EACH
from quadriga.games.ultraman.counting import ToHandSize
from quadriga.games.ultraman.describing import AnyCard, CardThat, KindIs, NameHas, NotOf, With
from quadriga.games.ultraman.discarding import (
    DiscardCards,
    DiscardEach,
    DiscardHand,
    EachDiscards,
    ReturnCards,
    ReturnFromDiscard,
)
from quadriga.games.ultraman.drawing import ByState, DrawCards, DrawLater
from quadriga.games.ultraman.either import (
    EitherDeed,
    ReturnThatMany,
    SendIt,
    TakeFromDiscard,
    TakeTops,
    TakeTwoFromDiscard,
)
from quadriga.games.ultraman.exiling import ExileAll, ExileCards, ExileDifferent
from quadriga.games.ultraman.faces import SCENE
from quadriga.games.ultraman.resolving import DISCARDED
from quadriga.games.ultraman.revealing import (
    LookAtTop,
    RestToDiscard,
    RestToTop,
    ReturnRevealed,
    RevealAtRandom,
    RevealFromHand,
    RevealTop,
    SendRevealed,
    TakeOneOfEach,
    TakeRevealed,
)
from quadriga.games.ultraman.sending import PutScene, ReturnScene, SendScene, SendThisScene, SendTop
from quadriga.games.ultraman.speaking import Remembered
from quadriga.games.ultraman.table import DECK, DISCARD, EXILE, HAND
from quadriga.games.ultraman.taking import BOTTOM_CARD, EITHER_CARD, TOP_CARD, TakeCardOf
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    draw(g)
    hand(g)
    reveal(g)
    send(g)
    exile(g)
    stacks(g)


def draw(g: Grammar) -> None:
    g.phrase("do", "draw <a|one> card", DrawCards, n=Fixed(1))
    g.phrase("do", "draw {n:count} cards", DrawCards)
    g.phrase("do", "draw <|cards >until you have {size:#word} cards in your hand", DrawCards, n=of(ToHandSize, n=slot("size")))
    g.phrase("do", "draw that many cards", DrawCards, n=LastCount())
    g.phrase("do", "each player draws a card", DrawCards, n=Fixed(1), whose=EACH)
    g.phrase("do", "each player draws {n:count} cards", DrawCards, whose=EACH)
    g.phrase("their do", "draw a card", DrawCards, n=Fixed(1), whose=OPPONENTS)
    g.phrase("their do", "draw {n:count} cards", DrawCards, whose=OPPONENTS)
    states = "draw a card if this character is SINGLE, {two:count} cards if DOUBLE, or {three:count} cards if TRIPLE"
    g.phrase("do", states, DrawCards, n=of(ByState, single=1, double=slot("two"), triple=slot("three")))
    # at the end of this turn
    g.phrase("do", "draw a card at the end of this turn", DrawLater, n=Fixed(1))
    g.phrase("do", "draw {n:count} cards at the end of this turn", DrawLater)


def hand(g: Grammar) -> None:
    g.phrase("do", "discard {n:#word} {what:card} from your hand", DiscardCards)
    g.phrase("do", "discard your hand", DiscardHand)
    g.phrase("do", "<your|an> opponent discards {n:#word} {what:card} from their hand", DiscardCards, whose=OPPONENTS)
    g.phrase("do", "each player discards {n:#word} {what:card} from their hand", EachDiscards)
    g.phrase("their do", "discard {n:#word} {what:card} from their hand", DiscardCards, whose=OPPONENTS)
    g.phrase("do", "discard {n:#word} card from your hand that is not <a|an> {kind:card}", DiscardCards, what=of(Except, one=slot("kind")))
    g.phrase("do", "discard one {a:name}, one {b:name}, and one {c:name} card from your hand", DiscardEach, what=[slot("a"), slot("b"), slot("c")])
    for end, where in (("top", AT_TOP), ("bottom", AT_BOTTOM), ("top or bottom", AT_EITHER)):
        for order in ("", " in any order"):
            g.phrase("do", "return {n:#word} {what:card} from your hand to the " + end + " of your deck" + order, ReturnCards, up_to=False, end=where)
            g.phrase("do", "return up to {n:#word} {what:card} from your hand to the " + end + " of your deck" + order, ReturnCards, up_to=True, end=where)
            g.phrase("do", "return {n:#word} {what:card} from your discard area to the " + end + " of your deck" + order, ReturnFromDiscard, end=where)
    g.phrase("do", "return that many cards from your hand to the bottom of your deck", ReturnThatMany)
    g.phrase("do", "put {n:#word} {what:named card} from your discard area into your hand", TakeFromDiscard)
    g.phrase("do", "put {n:#word} {card} from your discard area into your hand, except for the card you discarded", TakeFromDiscard, what=of(With, word=of(NotOf, group=of(Remembered, group=DISCARDED)), what=slot("card")))
    g.phrase("do", "put one {a:card} and one {b:card} from your discard area into your hand", TakeTwoFromDiscard, first=slot("a"), second=slot("b"))


def reveal(g: Grammar) -> None:
    decks = (("your deck", YOURS), ("an opponent's deck", OPPONENTS), ("their deck", OPPONENTS))
    for deck, whose in decks:
        g.phrase("do", "reveal the top card of " + deck, RevealTop, n=1, whose=whose)
        g.phrase("do", "reveal the top {n:#word} cards of " + deck, RevealTop, whose=whose)
        g.phrase("do", "look at the top card of " + deck, LookAtTop, n=1, whose=whose)
        g.phrase("do", "look at the top {n:#word} cards of " + deck, LookAtTop, whose=whose)
    g.phrase("do", "reveal {n:#word} {what:card} from your hand", RevealFromHand)
    g.phrase("do", "choose one card at random from an opponent's hand<, to| and> reveal it", RevealAtRandom)
    g.phrase("do", "put {n:#word} {what:named card} from among them into your hand", TakeRevealed, up_to=False)
    g.phrase("do", "put up to {n:#word} {what:named card} from among them into your hand", TakeRevealed, up_to=True)
    g.phrase("do", "put {n:#word} of them into your hand", TakeRevealed, up_to=False, what=AnyCard())
    g.phrase("do", "put up to {n:#word} of them into your hand", TakeRevealed, up_to=True, what=AnyCard())
    for word, by_type in (("TYPE", True), ("level", False)):
        g.phrase("do", "put one of each {card} with a different " + word + " and is not {not_:title}, from among them into your hand", TakeOneOfEach, what=of(With, word=of(Except, one=of(NameHas, words=slot("not_"))), what=slot("card")), by_type=by_type)
    g.phrase("rest", "send the rest<| of the revealed cards> to your discard area", RestToDiscard)
    g.phrase("rest", "send the revealed cards to your discard area", RestToDiscard)
    g.phrase("rest", "return the rest to the top of your deck in any order", RestToTop)
    g.phrase("rest", "return the rest to the bottom of your deck< in any order>", RestToTop, bottom=True)
    g.phrase("do", "return them to the top of your deck in any order", RestToTop)
    g.phrase("do", "send up to {n:#word} of them to your discard area", SendRevealed, up_to=True)
    for end, where in (("top", AT_TOP), ("bottom", AT_BOTTOM), ("top or bottom", AT_EITHER)):
        g.phrase("do", "return <the revealed card|it> to the " + end + " of <your|their|that> deck", ReturnRevealed, end=where)
    g.phrase("do", "send it to your discard area", SendIt)


def send(g: Grammar) -> None:
    decks = (("your deck to your discard area", YOURS), ("an opponent's deck to their discard area", OPPONENTS), ("each player's deck to their discard area", EACH))
    for deck, whose in decks:
        g.phrase("do", "send the top card of " + deck, SendTop, n=1, whose=whose)
        g.phrase("do", "send the bottom card of " + deck, SendTop, n=1, whose=whose, bottom=True)
        g.phrase("do", "send the top {n:#word} cards of " + deck, SendTop, whose=whose)
    away = "to <its owner's|their> discard area"
    g.phrase("do", "send one opponent's {what:field scene} " + away, SendScene, whose=OPPONENTS)
    g.phrase("do", "send one of your {what:field scene} " + away, SendScene, whose=YOURS)
    g.phrase("do", "send one {what:field scene}<| in the scene area> to its owner's discard area", SendScene, whose=ANYBODYS)
    g.phrase("do", "send this scene to <its owner's|your> discard area", SendThisScene)
    g.phrase("do", "return one of your opponent's {what:field scene} to their hand", ReturnScene, whose=OPPONENTS)
    g.phrase("do", "put one {what:card} from your hand or from among the revealed cards into the scene area", PutScene, from_hand=True, from_revealed=True)
    g.phrase("do", "put one {what:card} from your hand into <the scene area|play>", PutScene, from_hand=True, from_revealed=False)
    g.phrase("do", "{a:scene away}, or {b:scene away}", EitherDeed, first=slot("a"), second=slot("b"))
    scene = of(CardThat, what=of(KindIs, kinds=SCENE))
    g.phrase("scene away", "send one opponent's {what:field scene} to its owner's discard area", SendScene, whose=OPPONENTS)
    g.phrase("scene away", "send one of your {what:field scene} to its owner's discard area", SendScene, whose=YOURS)
    g.phrase("scene away", "discard one scene card from your hand", DiscardCards, n=1, what=scene)
    g.phrase("scene away", "return one {what:card} from your discard area to the top or bottom of your deck", ReturnFromDiscard, n=1, end=AT_EITHER)


def exile(g: Grammar) -> None:
    g.phrase("do", "exile {n:#word} {what:card} in your discard area from the game", ExileCards, whose=YOURS)
    g.phrase("do", "exile up to {n:#word} {what:card} in your discard area from the game", ExileCards, whose=YOURS, up_to=True)
    g.phrase("do", "exile up to {n:#word} {what:card} in an opponent's discard area from the game", ExileCards, whose=OPPONENTS, up_to=True)
    g.phrase("do", "exile all {what:card} in your discard area from the game", ExileAll, whose=YOURS)
    g.phrase("do", "exile all {what:card} in an opponent's discard area from the game", ExileAll, whose=OPPONENTS)
    g.phrase("do", "exile {n:#word} {what:card} in an opponent's discard area from the game", ExileCards, whose=OPPONENTS)
    g.phrase("do", "exile {least:#word} to {n:#word} {what:card} in your discard area from the game", ExileCards, whose=YOURS, up_to=True)
    g.phrase("do", "exile a total of {n:#word} cards in your discard area that are {what:references}", ExileCards, whose=YOURS)
    g.phrase("do", "exile {n:#word} {what:card}, each with a different character name, in your discard area from the game", ExileDifferent)


def stacks(g: Grammar) -> None:
    """The top or bottom card of a character (11.12, ucg.bottom.1)."""
    for verb in ("put", "return"):
        for card, words in ((TOP_CARD, "top"), (BOTTOM_CARD, "bottom")):
            for goal in ("into your hand", "into its owner's hand", "to its owner's hand", "to their hand", "into their hand"):
                if (verb == "put") == goal.startswith("into"):
                    g.phrase("do", verb + " the " + words + " card of {whom} " + goal, TakeCardOf, card=card, place=HAND)
    g.phrase("do", "put the top card of each of those characters into its owner's hand", TakeTops)
    for card, words in ((TOP_CARD, "top"), (BOTTOM_CARD, "bottom"), (EITHER_CARD, "top or bottom")):
        g.phrase("do", "send the " + words + " card of {whom} to its owner's discard area", TakeCardOf, card=card, place=DISCARD)
    g.phrase("do", "exile the top card of {whom} from the game", TakeCardOf, card=TOP_CARD, place=EXILE)
    g.phrase("do", "return the bottom card of {whom} to the bottom of its owner's deck", TakeCardOf, card=BOTTOM_CARD, place=DECK, end=AT_BOTTOM)

"""Effects on cards."""


from __future__ import annotations

from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS, Except, Fixed, LastCount
from quadriga.games.ultraman import deeds as e
from quadriga.games.ultraman import describing as d
from quadriga.games.ultraman.faces import SCENE
from quadriga.games.ultraman.resolving import DISCARDED
from quadriga.games.ultraman.table import DECK, DISCARD, EXILE, HAND
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    draw(g)
    hand(g)
    reveal(g)
    send(g)
    exile(g)
    stacks(g)


def draw(g: Grammar) -> None:
    g.phrase("do", "draw <a|one> card", e.DrawCards, n=Fixed(1))
    g.phrase("do", "draw {n:count} cards", e.DrawCards)
    g.phrase("do", "draw <|cards >until you have {size:#word} cards in your hand", e.DrawCards, n=of(d.ToHandSize, n=slot("size")))
    g.phrase("do", "draw that many cards", e.DrawCards, n=LastCount())
    g.phrase("do", "each player draws a card", e.DrawCards, n=Fixed(1), whose=e.EACH)
    g.phrase("do", "each player draws {n:count} cards", e.DrawCards, whose=e.EACH)
    g.phrase("their do", "draw a card", e.DrawCards, n=Fixed(1), whose=OPPONENTS)
    g.phrase("their do", "draw {n:count} cards", e.DrawCards, whose=OPPONENTS)
    states = "draw a card if this character is SINGLE, {two:count} cards if DOUBLE, or {three:count} cards if TRIPLE"
    g.phrase("do", states, e.DrawCards, n=of(e.ByState, single=1, double=slot("two"), triple=slot("three")))
    # at the end of this turn
    g.phrase("do", "draw a card at the end of this turn", e.DrawLater, n=Fixed(1))
    g.phrase("do", "draw {n:count} cards at the end of this turn", e.DrawLater)


def hand(g: Grammar) -> None:
    g.phrase("do", "discard {n:#word} {what:card} from your hand", e.DiscardCards)
    g.phrase("do", "discard your hand", e.DiscardHand)
    g.phrase("do", "<your|an> opponent discards {n:#word} {what:card} from their hand", e.DiscardCards, whose=OPPONENTS)
    g.phrase("do", "each player discards {n:#word} {what:card} from their hand", e.EachDiscards)
    g.phrase("their do", "discard {n:#word} {what:card} from their hand", e.DiscardCards, whose=OPPONENTS)
    g.phrase("do", "discard {n:#word} card from your hand that is not <a|an> {kind:card}", e.DiscardCards, what=of(Except, one=slot("kind")))
    g.phrase("do", "discard one {a:name}, one {b:name}, and one {c:name} card from your hand", e.DiscardEach, what=[slot("a"), slot("b"), slot("c")])
    for end, where in (("top", e.AT_TOP), ("bottom", e.AT_BOTTOM), ("top or bottom", e.AT_EITHER)):
        for order in ("", " in any order"):
            g.phrase("do", "return {n:#word} {what:card} from your hand to the " + end + " of your deck" + order, e.ReturnCards, up_to=False, end=where)
            g.phrase("do", "return up to {n:#word} {what:card} from your hand to the " + end + " of your deck" + order, e.ReturnCards, up_to=True, end=where)
            g.phrase("do", "return {n:#word} {what:card} from your discard area to the " + end + " of your deck" + order, e.ReturnFromDiscard, end=where)
    g.phrase("do", "return that many cards from your hand to the bottom of your deck", e.ReturnThatMany)
    g.phrase("do", "put {n:#word} {what:named card} from your discard area into your hand", e.TakeFromDiscard)
    g.phrase("do", "put {n:#word} {card} from your discard area into your hand, except for the card you discarded", e.TakeFromDiscard, what=of(d.With, word=of(d.NotOf, group=of(d.Remembered, group=DISCARDED)), what=slot("card")))
    g.phrase("do", "put one {a:card} and one {b:card} from your discard area into your hand", e.TakeTwoFromDiscard, first=slot("a"), second=slot("b"))


def reveal(g: Grammar) -> None:
    decks = (("your deck", YOURS), ("an opponent's deck", OPPONENTS), ("their deck", OPPONENTS))
    for deck, whose in decks:
        g.phrase("do", "reveal the top card of " + deck, e.RevealTop, n=1, whose=whose)
        g.phrase("do", "reveal the top {n:#word} cards of " + deck, e.RevealTop, whose=whose)
        g.phrase("do", "look at the top card of " + deck, e.LookAtTop, n=1, whose=whose)
        g.phrase("do", "look at the top {n:#word} cards of " + deck, e.LookAtTop, whose=whose)
    g.phrase("do", "reveal {n:#word} {what:card} from your hand", e.RevealFromHand)
    g.phrase("do", "choose one card at random from an opponent's hand<, to| and> reveal it", e.RevealAtRandom)
    g.phrase("do", "put {n:#word} {what:named card} from among them into your hand", e.TakeRevealed, up_to=False)
    g.phrase("do", "put up to {n:#word} {what:named card} from among them into your hand", e.TakeRevealed, up_to=True)
    g.phrase("do", "put {n:#word} of them into your hand", e.TakeRevealed, up_to=False, what=d.AnyCard())
    g.phrase("do", "put up to {n:#word} of them into your hand", e.TakeRevealed, up_to=True, what=d.AnyCard())
    for word, by_type in (("TYPE", True), ("level", False)):
        g.phrase("do", "put one of each {card} with a different " + word + " and is not {not_:title}, from among them into your hand", e.TakeOneOfEach, what=of(d.With, word=of(Except, one=of(d.NameHas, words=slot("not_"))), what=slot("card")), by_type=by_type)
    g.phrase("rest", "send the rest<| of the revealed cards> to your discard area", e.RestToDiscard)
    g.phrase("rest", "send the revealed cards to your discard area", e.RestToDiscard)
    g.phrase("rest", "return the rest to the top of your deck in any order", e.RestToTop)
    g.phrase("rest", "return the rest to the bottom of your deck< in any order>", e.RestToTop, bottom=True)
    g.phrase("do", "return them to the top of your deck in any order", e.RestToTop)
    g.phrase("do", "send up to {n:#word} of them to your discard area", e.SendRevealed, up_to=True)
    for end, where in (("top", e.AT_TOP), ("bottom", e.AT_BOTTOM), ("top or bottom", e.AT_EITHER)):
        g.phrase("do", "return <the revealed card|it> to the " + end + " of <your|their|that> deck", e.ReturnRevealed, end=where)
    g.phrase("do", "send it to your discard area", e.SendIt)


def send(g: Grammar) -> None:
    decks = (("your deck to your discard area", YOURS), ("an opponent's deck to their discard area", OPPONENTS), ("each player's deck to their discard area", e.EACH))
    for deck, whose in decks:
        g.phrase("do", "send the top card of " + deck, e.SendTop, n=1, whose=whose)
        g.phrase("do", "send the bottom card of " + deck, e.SendTop, n=1, whose=whose, bottom=True)
        g.phrase("do", "send the top {n:#word} cards of " + deck, e.SendTop, whose=whose)
    away = "to <its owner's|their> discard area"
    g.phrase("do", "send one opponent's {what:field scene} " + away, e.SendScene, whose=OPPONENTS)
    g.phrase("do", "send one of your {what:field scene} " + away, e.SendScene, whose=YOURS)
    g.phrase("do", "send one {what:field scene}<| in the scene area> to its owner's discard area", e.SendScene, whose=ANYBODYS)
    g.phrase("do", "send this scene to <its owner's|your> discard area", e.SendThisScene)
    g.phrase("do", "return one of your opponent's {what:field scene} to their hand", e.ReturnScene, whose=OPPONENTS)
    g.phrase("do", "put one {what:card} from your hand or from among the revealed cards into the scene area", e.PutScene, from_hand=True, from_revealed=True)
    g.phrase("do", "put one {what:card} from your hand into <the scene area|play>", e.PutScene, from_hand=True, from_revealed=False)
    g.phrase("do", "{a:scene away}, or {b:scene away}", e.EitherDeed, first=slot("a"), second=slot("b"))
    scene = of(d.CardThat, what=of(d.KindIs, kinds=SCENE))
    g.phrase("scene away", "send one opponent's {what:field scene} to its owner's discard area", e.SendScene, whose=OPPONENTS)
    g.phrase("scene away", "send one of your {what:field scene} to its owner's discard area", e.SendScene, whose=YOURS)
    g.phrase("scene away", "discard one scene card from your hand", e.DiscardCards, n=1, what=scene)
    g.phrase("scene away", "return one {what:card} from your discard area to the top or bottom of your deck", e.ReturnFromDiscard, n=1, end=e.AT_EITHER)


def exile(g: Grammar) -> None:
    g.phrase("do", "exile {n:#word} {what:card} in your discard area from the game", e.ExileCards, whose=YOURS)
    g.phrase("do", "exile up to {n:#word} {what:card} in your discard area from the game", e.ExileCards, whose=YOURS, up_to=True)
    g.phrase("do", "exile up to {n:#word} {what:card} in an opponent's discard area from the game", e.ExileCards, whose=OPPONENTS, up_to=True)
    g.phrase("do", "exile all {what:card} in your discard area from the game", e.ExileAll, whose=YOURS)
    g.phrase("do", "exile all {what:card} in an opponent's discard area from the game", e.ExileAll, whose=OPPONENTS)
    g.phrase("do", "exile {n:#word} {what:card} in an opponent's discard area from the game", e.ExileCards, whose=OPPONENTS)
    g.phrase("do", "exile {least:#word} to {n:#word} {what:card} in your discard area from the game", e.ExileCards, whose=YOURS, up_to=True)
    g.phrase("do", "exile a total of {n:#word} cards in your discard area that are {what:references}", e.ExileCards, whose=YOURS)
    g.phrase("do", "exile {n:#word} {what:card}, each with a different character name, in your discard area from the game", e.ExileDifferent)


def stacks(g: Grammar) -> None:
    """The top or bottom card of a character (11.12, ucg.bottom.1)."""
    for verb in ("put", "return"):
        for card, words in ((e.TOP_CARD, "top"), (e.BOTTOM_CARD, "bottom")):
            for goal in ("into your hand", "into its owner's hand", "to its owner's hand", "to their hand", "into their hand"):
                if (verb == "put") == goal.startswith("into"):
                    g.phrase("do", verb + " the " + words + " card of {whom} " + goal, e.TakeCardOf, card=card, place=HAND)
    g.phrase("do", "put the top card of each of those characters into its owner's hand", e.TakeTops)
    for card, words in ((e.TOP_CARD, "top"), (e.BOTTOM_CARD, "bottom"), (e.EITHER_CARD, "top or bottom")):
        g.phrase("do", "send the " + words + " card of {whom} to its owner's discard area", e.TakeCardOf, card=card, place=DISCARD)
    g.phrase("do", "exile the top card of {whom} from the game", e.TakeCardOf, card=e.TOP_CARD, place=EXILE)
    g.phrase("do", "return the bottom card of {whom} to the bottom of its owner's deck", e.TakeCardOf, card=e.BOTTOM_CARD, place=DECK, end=e.AT_BOTTOM)

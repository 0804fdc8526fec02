"""Phrases for what happened this turn (ua.text.history.1)."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Either, Not
from quadriga.effects.groups import Except
from quadriga.games.union_arena.chapters.timing import (
    ATTACKED,
    BLOCKED,
    DAMAGED,
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    LEFT_FIELD,
    LIFE_TO_HAND,
    LIFE_TO_SIDELINE,
    LOST,
    MOVED,
    PLAYED,
    RAIDED_OVER,
    READIED,
    RESTED,
    RETURNED,
    SIDELINED,
    TRIGGER_USED,
    USED_ACTIVATE,
    USED_CARD,
    WON,
)
from quadriga.games.union_arena.vocabulary.amounts import HappenedCount
from quadriga.games.union_arena.vocabulary.conditions import Counts
from quadriga.games.union_arena.vocabulary.conditions_turn import (
    Happened,
    PaidForAbility,
    PaidInAttackPhase,
    RaidedWith,
    RestedByYou,
)
from quadriga.games.union_arena.vocabulary.filters import AnyCard, OfYours
from quadriga.text.grammar import Grammar, of, slot

# What became of a card, of several, and the kind of event; whether an ability can have done it.
FATES: list[tuple[str, str, int, bool]] = [
    ("has been sidelined", "have been sidelined", SIDELINED, True),
    ("has been switched to resting", "have been switched to resting", RESTED, True),
    ("has been switched to active", "have been switched to active", READIED, True),
    ("has been returned to your hand< from your field>", "have been returned to your hand< from your field>", RETURNED, True),
    ("has been Raided", "have been Raided", RAIDED_OVER, False),
    ("has attacked", "have attacked", ATTACKED, False),
    ("has blocked", "have blocked", BLOCKED, False),
    ("has won a battle", "have won a battle", WON, False),
    ("has lost a battle", "have lost a battle", LOST, False),
    ("has moved", "have moved", MOVED, False),
    ("has moved outside of <your|the> movement phase", "have moved outside of <your|the> movement phase", MOVED, False),
    ("has left <the|your> field", "have left <the|your> field", LEFT_FIELD, False),
    ("has been played", "have been played", PLAYED, False),
]
# Whose, in words for one and for several
OWNERS = [
    ("<a|an> {k:kind} on your field", "{k:kind} on your field", 0),
    ("<a|an> {k:kind} on your opponent's field", "{k:kind} on your opponent's field", 1),
    ("<a|an> {k:kind}", "{k:kind}", 2),
    ("one of your {k:kind}", "of your {k:kind}", 0),
    ("one of your opponent's {k:kind}", "of your opponent's {k:kind}", 1),
]
BY: list[tuple[str, list[Any], bool]] = [
    (" by one of your abilities", [], True),
    (" by one of your opponent's abilities", [Except(OfYours())], False),
    (" by an ability", [AnyCard()], False),
    (" by an ability on one of your {l:kind}", [slot("l")], True),
]


def fates(g: Grammar) -> None:
    """Something happened to a card, to so many cards, or to none."""
    k = slot("k")
    for one, many, kind, by_ability in FATES:
        number = 0 if "movement phase" in one else -1
        for who, several, whose in OWNERS:
            side = 0 if kind == RETURNED and whose == 2 else whose  # to your hand: a card of yours
            for words, by, yours in BY if by_ability else []:
                g.phrase("cond", f"{who} {one}{words} this turn", Happened, kind=kind, whose=side, filters=[k], by=by, by_yours=yours)
            if kind in (RESTED, READIED):  # remembered only where an ability did it
                continue
            g.phrase("cond", f"{who} {one} this turn", Happened, kind=kind, whose=side, filters=[k], by=[], number=number)
            counted = of(HappenedCount, kind=kind, whose=side, filters=[k], number=number)
            g.phrase("cond", f"{{n:count}} {{how}} {several} {many} this turn", Counts, amount=counted)
            g.phrase("cond", f"no {several} {many} this turn", Not, condition=of(Happened, kind=kind, whose=side, filters=[k], by=[], number=number))
        if kind in (RESTED, READIED):
            continue
        g.phrase("cond", f"another {{k:kind}} on your field {one} this turn", Happened, kind=kind, whose=0, filters=[k], by=[], other_than_this=True, number=number)
    for owner, whose in (("your", 0), ("your opponent's", 1)):
        none = of(Happened, kind=SIDELINED, whose=whose, filters=[k], by=[])
        g.phrase("cond", f"none of {owner} {{k:kind}} <were|have been> sidelined this turn", Not, condition=none)


def history(g: Grammar) -> None:
    """What players did."""
    g.phrase("cond", "you have used <a|an> {k:kind} this turn", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[])
    g.phrase("cond", "you have used <a|an> {k:kind} from your hand this turn", Happened, kind=USED_CARD, whose=0, filters=[slot("k")], by=[], number=1)
    g.phrase("cond", "you have used {n:count} {how} {k:kind} this turn", Counts, amount=of(HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")]))
    g.phrase("cond", "<a|an> {k:kind} has been played onto your field this turn", Happened, kind=PLAYED, whose=0, filters=[slot("k")], by=[])
    g.phrase("cond", "you have placed a card from your hand into your sideline this turn", Happened, kind=HAND_TO_SIDELINE, whose=0, filters=[], by=[])
    g.phrase("cond", "you have placed a card from your hand into your sideline with an ability on one of your {k:kind} this turn", Happened,
             kind=HAND_TO_SIDELINE, whose=0, filters=[], by=[slot("k")], by_yours=True)  # fmt: skip
    for zone, kind in (("hand", HAND_TO_SIDELINE), ("deck", DECK_TO_SIDELINE)):
        moved = of(HappenedCount, kind=kind, whose=0, filters=[])
        g.phrase("cond", "{n:count} {how} cards have been placed from your " + zone + " into your sideline this turn", Counts, amount=moved)
        g.phrase("cond", "you have placed {n:count} {how} cards from your " + zone + " into your sideline this turn", Counts, amount=moved)
        g.phrase("cond", "<a|an> {k:kind} has been placed from your " + zone + " into your sideline this turn", Happened, kind=kind, whose=0, filters=[slot("k")], by=[])
    g.phrase("cond", "you have placed a card from your deck into your sideline this turn", Happened, kind=DECK_TO_SIDELINE, whose=0, filters=[], by=[])
    g.phrase("cond", "you have taken damage this turn", Happened, kind=DAMAGED, whose=0, filters=[], by=[])
    g.phrase("cond", "<your opponent has taken damage|you have dealt damage to your opponent> this turn", Happened, kind=DAMAGED, whose=1, filters=[], by=[])
    g.phrase("cond", "you have played <a|an> {k:kind} this turn", Happened, kind=PLAYED, whose=0, filters=[slot("k")], by=[])
    g.phrase("cond", "you have played {n:count} {how} {k:kind} this turn", Counts, amount=of(HappenedCount, kind=PLAYED, whose=0, filters=[slot("k")]))
    g.phrase("cond", "you have activated an [Activate: Main] ability this turn", Happened, kind=USED_ACTIVATE, whose=0, filters=[], by=[])
    g.phrase("cond", "you have performed Raid this turn", Happened, kind=RAIDED_OVER, whose=0, filters=[], by=[])
    g.phrase("cond", "you have performed Raid with <a|an> {k:kind} this turn", RaidedWith, filters=[slot("k")])
    g.phrase("cond", "you have activated a trigger ability this turn", Happened, kind=TRIGGER_USED, whose=0, filters=[], by=[])
    g.phrase("cond", "you have added a card from your life area to your hand this turn", Happened, kind=LIFE_TO_HAND, whose=0, filters=[], by=[])
    g.phrase("cond", "you have paid an <AP|ability> cost <for an ability |>on one of your characters this turn", PaidForAbility)
    g.phrase("cond", "you have paid an AP cost during the attack phase this turn", PaidInAttackPhase)
    g.phrase("cond", "this active character on your front line has been switched to resting by one of your abilities this turn", RestedByYou)
    g.phrase("cond", "a card from your hand or your deck has been placed into your sideline by one of your abilities this turn", Either, conditions=[
        Happened(HAND_TO_SIDELINE, 0, [], [], True), Happened(DECK_TO_SIDELINE, 0, [], [], True)])  # fmt: skip
    g.phrase("cond", "your opponent has activated a trigger ability this turn", Happened, kind=TRIGGER_USED, whose=1, filters=[], by=[])
    g.phrase("cond", "your opponent has used <a|an> {k:kind} this turn", Happened, kind=USED_CARD, whose=1, filters=[slot("k")], by=[])
    g.phrase("cond", "your opponent has played <a|an> {k:kind} this turn", Happened, kind=PLAYED, whose=1, filters=[slot("k")], by=[])
    g.phrase("cond", "<a|an> {k:kind} has been placed from your life area into your sideline this turn", Happened, kind=LIFE_TO_SIDELINE, whose=0, filters=[slot("k")], by=[])


def add(g: Grammar) -> None:
    fates(g)
    history(g)

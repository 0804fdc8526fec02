"""Putting cards into play, Charge, texts of other cards."""


from __future__ import annotations

from quadriga.effects.groups import YOURS
from quadriga.games.ultraman.charging import Charge, PutIt, RemovePlayed, UseCharge
from quadriga.games.ultraman.copying import ChosenCard, ResolveActivate, TriggerOn, TriggerText
from quadriga.games.ultraman.describing import AnyCard, NameIs, NotThis, SameLevel, With
from quadriga.games.ultraman.in_place import (
    ChooseRevealed,
    JustPlayed,
    PlayFromHandInPlace,
    PlayInPlace,
    PlayPickInPlace,
    PlayStack,
    SelectCard,
    SelectLevels,
    TakeCharacter,
    TakeLevelCard,
)
from quadriga.games.ultraman.playing import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_REVEALED,
    THIS_CARD,
    PlayOnThis,
    PlayOnTop,
    PlayUnder,
)
from quadriga.games.ultraman.resolving import DISCARDED, SENT
from quadriga.games.ultraman.speaking import Characters, Remembered, Them
from quadriga.games.ultraman.table import DISCARD, EXILE, HAND
from quadriga.games.ultraman.whom import They
from quadriga.text.grammar import Grammar, of, slot

SOURCES = (("from among them", FROM_REVEALED), ("from your discard area", FROM_DISCARD), ("from your hand", FROM_HAND))


def add(g: Grammar) -> None:
    hosts = of(Characters, whose=YOURS, what=slot("host"))
    for words, source in SOURCES:
        g.phrase("do", "put one {what:named card} " + words + " into play on top of one of your {host:who} that is able to level up with it", PlayOnTop, source=source, hosts=hosts)
        g.phrase("do", "put one {what:named card} " + words + " into play on top of one of your {host:who} and is able to level up with it", PlayOnTop, source=source, hosts=hosts)
        g.phrase("do", "put one {what:named card} " + words + " into play on top of this character", PlayOnThis, source=source)
        g.phrase("do", "put one {what:named card} " + words + " into play on the bottom of one of your {host:who} with the same character name", PlayUnder, source=source, hosts=hosts, same_name=True)
        g.phrase("do", "put one {what:named card} " + words + " into play on the bottom of one of your {host:who}", PlayUnder, source=source, hosts=hosts, same_name=False)
    g.phrase("do", "put this card into play on top of one of your {host:who} that is able to level up with it", PlayOnTop, what=AnyCard(), source=THIS_CARD, hosts=hosts)
    in_place(g, hosts)
    charge(g)
    texts(g)


def in_place(g: Grammar, hosts: object) -> None:
    g.phrase("do", "put a level {level:#} card from one of your {host:who} into your hand", TakeLevelCard, hosts=hosts, place=HAND, top=False)
    other = of(Characters, whose=YOURS, what=of(With, word=of(NotThis), what=slot("host")))
    g.phrase("do", "send a level {level:#} card from the top of another one of your {host:who} to its owner's discard area", TakeLevelCard, hosts=other, place=DISCARD, top=True)
    g.phrase("do", "put the <revealed|selected> card into play in its place", PlayInPlace)
    g.phrase("do", "put one {name:character} from your discard area with the same level as that card into play in its place", PlayPickInPlace, what=of(With, word=of(SameLevel, group=of(Remembered, group=13)), what=of(NameIs, name=slot("name"))), source=FROM_DISCARD)
    g.phrase("do", "select <a|an> {what:card} in your discard area", SelectCard)
    g.phrase("do", "select a level {x:#}, {y:#}, and {z:#} {what:card} in your discard area", SelectLevels, levels=[slot("x"), slot("y"), slot("z")])
    g.phrase("do", "exile {whom:some} from the game", TakeCharacter, place=EXILE)
    g.phrase("do", "put {group:that one} into its owner's hand", TakeCharacter, whom=of(They, group=slot("group")), place=HAND)
    g.phrase("do", "put the selected cards into play as a {state} {what:name} in its place", PlayStack)
    g.phrase("do", "using cards from your hand, put a {state} {what:name} into play in its place", PlayFromHandInPlace)
    g.phrase("that one", "the {what:name} you put into play", JustPlayed)
    g.phrase("do", "send cards put into play with this effect to your discard area", RemovePlayed, exile=False)
    g.phrase("do", "exile cards put into play with this effect from the game", RemovePlayed, exile=True)
    g.phrase("do", "choose one {what:card} from among them", ChooseRevealed, group=of(Them))
    g.phrase("do", "choose one card from among the cards sent", ChooseRevealed, what=AnyCard(), group=of(Remembered, group=SENT))


def charge(g: Grammar) -> None:
    g.phrase("do", "reveal the bottom face-down and sideways card under one of your {who:references}", UseCharge, send=False)
    g.phrase("do", "send the bottom face-down and sideways card under one of your {who:references} to its owner's discard area", UseCharge, send=True)
    g.phrase("do", "put it into <its owner's|your> hand", PutIt, place=HAND)
    g.phrase("do", "send it to its owner's discard area", PutIt, place=DISCARD)
    g.phrase("charge", "[Charge {n:circled}] {names:charged}", Charge)


def texts(g: Grammar) -> None:
    g.phrase("do", "trigger one 《When this scene enters play》effect on the discarded card", TriggerText, group=of(Remembered, group=DISCARDED), scene=True)
    g.phrase("do", "trigger one 《When this character enters play》effect on it", TriggerText, group=of(ChosenCard), scene=False)
    g.phrase("do", "trigger one 《When this character enters play》effect on {whom:some}", TriggerOn)
    g.phrase("do", "choose one [Activate]effect on your {who:core} and resolve it by paying its cost, ignoring any [SIN][DBL][TRP]and usage limits that it has", ResolveActivate)
    g.phrase("the card", "the chosen card", ChosenCard)

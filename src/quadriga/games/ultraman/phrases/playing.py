"""Putting cards into play, Charge, texts of other cards."""


from __future__ import annotations

from quadriga.effects.groups import YOURS
from quadriga.effects.program import LOOKED
from quadriga.games.ultraman import describing as d
from quadriga.games.ultraman import giving as v
from quadriga.games.ultraman import playing as p
from quadriga.games.ultraman.resolving import DISCARDED, SENT
from quadriga.games.ultraman.table import DISCARD, EXILE, HAND
from quadriga.text.grammar import Grammar, of, slot

SOURCES = (("from among them", p.FROM_REVEALED), ("from your discard area", p.FROM_DISCARD), ("from your hand", p.FROM_HAND))


def add(g: Grammar) -> None:
    hosts = of(d.Characters, whose=YOURS, what=slot("host"))
    for words, source in SOURCES:
        g.phrase("do", "put one {what:named card} " + words + " into play on top of one of your {host:who} that is able to level up with it", p.PlayOnTop, source=source, hosts=hosts)
        g.phrase("do", "put one {what:named card} " + words + " into play on top of one of your {host:who} and is able to level up with it", p.PlayOnTop, source=source, hosts=hosts)
        g.phrase("do", "put one {what:named card} " + words + " into play on top of this character", p.PlayOnThis, source=source)
        g.phrase("do", "put one {what:named card} " + words + " into play on the bottom of one of your {host:who} with the same character name", p.PlayUnder, source=source, hosts=hosts, same_name=True)
        g.phrase("do", "put one {what:named card} " + words + " into play on the bottom of one of your {host:who}", p.PlayUnder, source=source, hosts=hosts, same_name=False)
    g.phrase("do", "put this card into play on top of one of your {host:who} that is able to level up with it", p.PlayOnTop, what=d.AnyCard(), source=p.THIS_CARD, hosts=hosts)
    in_place(g, hosts)
    charge(g)
    texts(g)


def in_place(g: Grammar, hosts: object) -> None:
    g.phrase("do", "put a level {level:#} card from one of your {host:who} into your hand", p.TakeLevelCard, hosts=hosts, place=HAND, top=False)
    other = of(d.Characters, whose=YOURS, what=of(d.With, word=of(d.NotThis), what=slot("host")))
    g.phrase("do", "send a level {level:#} card from the top of another one of your {host:who} to its owner's discard area", p.TakeLevelCard, hosts=other, place=DISCARD, top=True)
    g.phrase("do", "put the <revealed|selected> card into play in its place", p.PlayInPlace)
    g.phrase("do", "put one {name:character} from your discard area with the same level as that card into play in its place", p.PlayPickInPlace, what=of(d.With, word=of(d.SameLevel, group=of(d.Remembered, group=13)), what=of(d.NameIs, name=slot("name"))), source=p.FROM_DISCARD)
    g.phrase("do", "select <a|an> {what:card} in your discard area", p.SelectCard)
    g.phrase("do", "select a level {x:#}, {y:#}, and {z:#} {what:card} in your discard area", p.SelectLevels, levels=[slot("x"), slot("y"), slot("z")])
    g.phrase("do", "exile {whom:some} from the game", p.TakeCharacter, place=EXILE)
    g.phrase("do", "put {group:that one} into its owner's hand", p.TakeCharacter, whom=of(v.They, group=slot("group")), place=HAND)
    g.phrase("do", "put the selected cards into play as a {state} {what:name} in its place", p.PlayStack)
    g.phrase("do", "using cards from your hand, put a {state} {what:name} into play in its place", p.PlayFromHandInPlace)
    g.phrase("that one", "the {what:name} you put into play", p.JustPlayed)
    g.phrase("do", "send cards put into play with this effect to your discard area", p.RemovePlayed, exile=False)
    g.phrase("do", "exile cards put into play with this effect from the game", p.RemovePlayed, exile=True)
    g.phrase("do", "choose one {what:card} from among them", p.ChooseRevealed, group=LOOKED)
    g.phrase("do", "choose one card from among the cards sent", p.ChooseRevealed, what=d.AnyCard(), group=SENT)


def charge(g: Grammar) -> None:
    g.phrase("do", "reveal the bottom face-down and sideways card under one of your {who:references}", p.UseCharge, send=False)
    g.phrase("do", "send the bottom face-down and sideways card under one of your {who:references} to its owner's discard area", p.UseCharge, send=True)
    g.phrase("do", "put it into <its owner's|your> hand", p.PutIt, place=HAND)
    g.phrase("do", "send it to its owner's discard area", p.PutIt, place=DISCARD)
    g.phrase("charge", "[Charge {n:circled}] {names:charged}", p.Charge)


def texts(g: Grammar) -> None:
    g.phrase("do", "trigger one 《When this scene enters play》effect on the discarded card", p.TriggerText, group=of(d.Remembered, group=DISCARDED), scene=True)
    g.phrase("do", "trigger one 《When this character enters play》effect on it", p.TriggerText, group=of(p.ChosenCard), scene=False)
    g.phrase("do", "trigger one 《When this character enters play》effect on {whom:some}", p.TriggerOn)
    g.phrase("do", "choose one [Activate]effect on your {who:core} and resolve it by paying its cost, ignoring any [SIN][DBL][TRP]and usage limits that it has", p.ResolveActivate)
    g.phrase("the card", "the chosen card", p.ChosenCard)

"""Cards beneath others: who has one, where one is put, one moved to another card (ua.under.1)."""

from __future__ import annotations

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import YOURS, Except, Fixed, It, NumberOf
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.actions import PlaceUnder
from quadriga.games.union_arena.vocabulary.conditions import Counts, MovedSome, ThereIs, ThereIsNone
from quadriga.games.union_arena.vocabulary.filters import AnyCard, IsType, Kind, NothingUnder
from quadriga.games.union_arena.vocabulary.looking import LookAt
from quadriga.games.union_arena.vocabulary.picking import Pick, TopCards
from quadriga.games.union_arena.vocabulary.places import AnotherAt, At, Bases, CardsAt, UnderCards
from quadriga.games.union_arena.vocabulary.registers import UNDER
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot


def add(g: DialectGrammar) -> None:
    if not g.asian:
        return
    for it in ("under it", "under them", "below", "below it"):
        g.phrase("prop", "<a |any |>face-down <card|cards> " + it, Except, one=NothingUnder())
        g.phrase("prop", "no face-down <card|cards> " + it, NothingUnder)
    g.phrase("hosts", "1 {kind} {where:loc}< {more:mods}>", CardsAt)
    g.phrase("hosts", "<a |an |>{kind} {where:loc} {more:mods}", CardsAt)
    g.phrase("hosts", "1 other {kind} {where:loc}", AnotherAt)
    g.phrase("hosts", "another {kind} {where:loc} {more:mods}", AnotherAt)
    g.phrase("hosts", "another {kind:lone kind}", AnotherAt, where=At(YOURS, [FRONT, ENERGY]))
    g.phrase("lone kind", "<{adjectives:adjs} ><{which} >{noun:lone} {more:mods}", Kind)
    g.phrase("lone", "character", IsType, types=[0])
    hidden = of(CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard())
    g.phrase("cond", "there <is|are> <no|not a> face-down <card|cards> under {h:hosts}", ThereIsNone, group=hidden)
    g.phrase("cond", "there is a face-down card <under|below> {h:hosts}", ThereIs, group=hidden)
    g.phrase("cond", "there are {n:count} {how} face-down cards <under|below> {h:hosts}", Counts, amount=of(NumberOf, group=hidden))
    g.phrase("hidden", "<a|1|the> face-down card under {h:hosts}", Pick, among=hidden, count=Fixed(1), up_to=False, taxed=False)
    g.phrase("hidden", "up to {count} face-down <card|cards> under {h:hosts}", Pick, among=hidden, up_to=True, taxed=False)
    g.phrase("hidden", "any number of face-down cards under {h:hosts}", Pick, among=hidden, count=Fixed(99), up_to=True, taxed=False)
    g.phrase("pick", "<a|the> face-down card under {h:hosts}", Pick, among=hidden, count=Fixed(1), up_to=False, taxed=False)
    for words in ("the <character|card> under this character in Raid State", "the bottom card of this character in Raid State", "this card's raid source card", "this character's raid source card"):
        g.phrase("base", words, Bases)
    everywhere = of(CardsAt, where=of(UnderCards, group=of(CardsAt, where=slot("where"), kind=slot("k")), face_down=True), kind=AnyCard())
    g.phrase("act", "look at all <|the >face-down cards under {k:kind} {where:loc}", LookAt, what=everywhere)
    own = CardsAt(UnderCards(CardsAt(At(YOURS, [FRONT, ENERGY]), AnyCard()), True), AnyCard())
    for words in ("face-down <card|cards> from your area", "face-down <card|cards> under your <cards|characters>"):
        g.phrase("pick", "{count} " + words, Pick, among=own, up_to=False, taxed=False)
        g.phrase("pick", "up to {count} " + words, Pick, among=own, up_to=True, taxed=False)
        g.phrase("pick", "any number of " + words, Pick, among=own, count=Fixed(99), up_to=True, taxed=False)
        g.phrase("hidden", "any number of " + words, Pick, among=own, count=Fixed(99), up_to=True, taxed=False)
    g.phrase("cond", "there are {n:count} {how} face-down cards under your <cards|characters>", Counts, amount=NumberOf(own))
    g.phrase("cond", "you moved {n:count} {how} cards", MovedSome, deed=UNDER)
    put = of(PlaceUnder, what=It(), host=slot("i"))
    g.phrase("act", "move {p:hidden} to <|under >{i:hosts}", Sequence, steps=[slot("p"), put])
    for words, n in (("the top card of your deck", Fixed(1)), ("the top {n:count} cards of your deck", slot("n"))):
        cards = of(TopCards, n=n)
        g.phrase("act", f"place {words} under {{host:hosts}} face-down", PlaceUnder, what=cards)
        g.phrase("act", f"place {words} face-down under {{host:hosts}}", PlaceUnder, what=cards)

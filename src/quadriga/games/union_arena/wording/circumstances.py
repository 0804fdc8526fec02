"""Conditions and amounts by parts: whoever did whatever to whichever cards, this turn or so many times; all, only, none."""

from __future__ import annotations

from quadriga.effects.flow import Both, Either, Not
from quadriga.effects.groups import YOURS, AnyOf, Fixed, NumberOf
from quadriga.games.union_arena.chapters.table import HAND
from quadriga.games.union_arena.chapters.timing import (
    DREW,
    PLAYED,
    RETURNED,
    SIDELINED,
)
from quadriga.games.union_arena.vocabulary.amounts import (
    HappenedTotal,
)
from quadriga.games.union_arena.vocabulary.conditions import (
    AllAre,
    Counts,
    EachThere,
    ThereIs,
    ThisIs,
    YourTurn,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened, RaidedWith
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, OR_MORE, AnyCard
from quadriga.games.union_arena.vocabulary.filters_turn import PlayedBy
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot

WHO = (("you", "<have |>", 0), ("your opponent", "<has |>", 1))
TURN = "<|during >this turn"


def drawn(g: DialectGrammar) -> None:
    """How many cards were drawn this turn."""
    for who, have, whose in WHO:
        cards = HappenedTotal(DREW, whose)
        turn = TURN if g.asian else "this turn"
        has = have if g.asian else have.strip("<|>") + ""
        for verb in ("drawn", "drew") if g.asian else ("drawn",):
            g.phrase("cond", f"{who} {has}{verb} {{n:count}} {{how}} <card|cards> {turn}", Counts, amount=cards)
            g.phrase("cond", f"{who} {has}{verb} a card {turn}", Counts, amount=cards, n=Fixed(1), how=OR_MORE)


def done_this_turn(g: DialectGrammar) -> None:
    """What was done this turn, in the active and in the passive; two such things joined by or."""
    if not g.asian:
        return
    k = [slot("k")]
    g.phrase("cond", f"you <have |>raided <a |an |>{{k:kind}} {TURN}", RaidedWith, filters=k)
    g.phrase("cond", f"you <have |>raided <a |an |>{{k:eitherkind}} {TURN}", RaidedWith, filters=k)
    g.phrase("cond", f"you <have |>raided <a |an |>{{k:names}} {TURN}", RaidedWith, filters=k)
    by_effect = of(Happened, kind=PLAYED, whose=0, filters=[slot("k"), PlayedBy([0, 1, 2])], by=[])
    g.phrase("cond", f"you played or raided <a|an> {{k:kind}} by your effect {TURN}", Happened, kind=PLAYED, whose=0, filters=[slot("k"), PlayedBy([0, 1, 2])], by=[])
    g.phrase("cond", f"<a|an> {{k:kind}} <was |>returned from your area to your hand or was played by your effect {TURN}", Either, conditions=[
        of(Happened, kind=RETURNED, whose=0, filters=k, by=[]), by_effect])  # fmt: skip
    for owner, whose in (("your", 0), ("your opponent's", 1)):
        g.phrase("cond", f"no {{k:kind}} on {owner} area <were |was |>retired {TURN}", Not, condition=of(Happened, kind=SIDELINED, whose=whose, filters=k, by=[]))


def all_of_them(g: DialectGrammar) -> None:
    """All are these or those; there are these or those."""
    if not g.asian:
        return
    at = of(CardsAt, where=slot("where"), kind=slot("k"))
    for joint in ("and", "or"):
        g.phrase("cond", f"all<| the| of the> {{k:kind}} {{where:loc}} are {{a:which1}} {joint} {{b:which1}}", AllAre, group=at, filters=[of(AnyOf, filters=[slot("a"), slot("b")])])
    one, two = (of(CardsAt, where=slot("where"), kind=slot(x)) for x in "ab")
    g.phrase("cond", "there are <a|an> {a:altkind} or <a|an> {b:altkind} {where:loc}", Either, conditions=[of(ThereIs, group=one), of(ThereIs, group=two)])
    here, there = of(CardsAt, where=slot("w"), kind=slot("a")), of(CardsAt, where=slot("x"), kind=slot("b"))
    g.phrase("cond", "there is <a|an> {a:kind0} {w:loc} and <a|an> {b:altkind} {x:loc}", EachThere, groups=[here, there])
    g.phrase("cond", "this character was played by your effect during your turn", Both, conditions=[ThisIs([PlayedBy([0, 1, 2])]), YourTurn(True)])
    g.phrase("cond", "this is the only card in your hand", Counts, amount=NumberOf(CardsAt(At(YOURS, [HAND]), AnyCard())), n=Fixed(1), how=EXACTLY)


def add(g: DialectGrammar) -> None:
    drawn(g)
    done_this_turn(g)
    all_of_them(g)

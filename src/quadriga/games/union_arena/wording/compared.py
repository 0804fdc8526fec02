"""Numbers against numbers: one side's cards against the other's, cards of different names, all of them or none.

Closed classes for both wordings: every zone, more, fewer and as many, said from either side.
"""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Not
from quadriga.effects.groups import OPPONENTS, YOURS, AllOf, AnyOf, Fixed, NumberOf
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, LIFE, REMOVAL, SIDELINE
from quadriga.games.union_arena.vocabulary.amounts import APOf, DifferentEnergies, EnergyOf, LifeOf, UniqueNames
from quadriga.games.union_arena.vocabulary.conditions import AllAre, Compare, Counts, EachThere, ThereIs, ThereIsNone
from quadriga.games.union_arena.vocabulary.filters import EXACTLY
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot

FIELD = [FRONT, ENERGY]
LESS, AT_LEAST, MORE, EQUAL, AT_MOST = -1, 0, 1, 2, 3
ZONES = (("@area", "on", FIELD), ("front line", "on", [FRONT]), ("energy line", "on", [ENERGY]), ("hand", "in", [HAND]),
         ("@outside", "in", [SIDELINE]), ("@remove", "in", [REMOVAL]), ("life area", "in", [LIFE]))  # fmt: skip


def sides(g: DialectGrammar) -> None:
    """More of them on one side than on the other."""
    for less, how in (("<less|fewer>", LESS), ("more", MORE)):
        for zone, at, places in ZONES:
            here = said(g, zone)
            mine = of(NumberOf, group=of(CardsAt, where=At(YOURS, places), kind=slot("k")))
            theirs = of(NumberOf, group=of(CardsAt, where=At(OPPONENTS, places), kind=slot("k")))
            ours = f"<yours|{at} yours|your {here}|{at} your {here}|you>"
            others = f"<your opponent's|{at} your opponent's|your opponent's {here}|{at} your opponent's {here}|your opponent|theirs>"
            for head in ("there are", ""):
                are = " are" if not head else ""
                words = f"{head} {less} {{k:kind}}{are} {at}".strip()
                g.phrase("cond", f"{words} your opponent's {here} than {ours}", Compare, amount=theirs, other=mine, how=how)
                g.phrase("cond", f"{words} your {here} than {others}", Compare, amount=mine, other=theirs, how=how)
            what = "kind0" if places == [HAND] else "kind"  # plain cards in hand are said so already
            g.phrase("cond", f"you have {less} {{k:{what}}} {at} your {here} than {others}", Compare, amount=mine, other=theirs, how=how)
            g.phrase("cond", f"your opponent has {less} {{k:{what}}} {at} their {here} than {ours}", Compare, amount=theirs, other=mine, how=how)
    for zone, at, places in ZONES:
        here = said(g, zone)
        mine = of(NumberOf, group=of(CardsAt, where=At(YOURS, places), kind=slot("k")))
        theirs = of(NumberOf, group=of(CardsAt, where=At(OPPONENTS, places), kind=slot("k")))
        same = "<the same number of|as many> {k:kind} "
        g.phrase("cond", f"you <have|and your opponent have> {same}{at} your {here} as your opponent", Compare, amount=mine, other=theirs, how=EQUAL)
        for who, one, two in (("your", mine, theirs), ("your opponent's", theirs, mine)):
            than = "your opponent's" if who == "your" else "your"
            target = f"<your opponent's|that of your opponent|the number {at} {than} {here}>" if who == "your" else f"<yours|the number {at} {than} {here}>"
            relate(g, f"the number of {{k:kind}} {at} {who} {here} is {{relation}} {target}", one, two)


RELATIONS = (
    ("<less|lower|fewer> than", LESS), ("<more|greater|higher> than", MORE), ("equal to", EQUAL), ("the same as", EQUAL),
    ("equal to or <more|greater|higher> than", AT_LEAST), ("equal to or <less|lower|fewer> than", AT_MOST),
)  # fmt: skip


def relate(g: DialectGrammar, template: str, one: Any, two: Any) -> None:
    """One amount in every relation to another; at most as much is the other at least as much."""
    for words, how in RELATIONS:
        first, second = (two, one) if how == AT_MOST else (one, two)
        g.phrase("cond", template.replace("{relation}", words), Compare, amount=first, other=second, how=AT_LEAST if how == AT_MOST else how)


def amounts(g: DialectGrammar) -> None:
    """Life and energy of the two players, in every relation."""
    generated = "generated energy" if g.asian else "energy generation"
    for words, amount in (("life", LifeOf), (generated, EnergyOf)):
        mine, theirs = amount(YOURS), amount(OPPONENTS)
        for owner, one, other, two in (("your", mine, f"<your opponent's {words}|your opponent's>", theirs), ("your opponent's", theirs, f"<your {words}|yours>", mine)):
            relate(g, f"{owner} {words} is {{relation}} {other}", one, two)


def distinct(g: DialectGrammar) -> None:
    """Five or more different cards: each name once (ua.text.unique.1). Different required energies."""
    group = of(CardsAt, where=slot("where"), kind=slot("k"))
    unique = of(UniqueNames, groups=[group])
    differing = of(DifferentEnergies, group=group)
    for head in ("you have", "there are"):
        for count, how in (("{n:count} {how}", {}), ("{n:count}", {"how": EXACTLY})):
            g.phrase("cond", f"{head} {count} different {{k:kind}} {{where:loc}}", Counts, amount=unique, **how)
            for energies in ("with different <required energy|required energies>", "with different required energy <amounts|values>"):
                g.phrase("cond", f"{head} {count} {{k:kind}} {energies} {{where:loc}}", Counts, amount=differing, **how)
                g.phrase("cond", f"{head} {count} {{k:kind}} {{where:loc}} {energies}", Counts, amount=differing, **how)
    g.phrase("each", "<each|every> different {k:kind} {where:loc}", UniqueNames, groups=[group])
    g.phrase("number", "the number of different {k:kind} {where:loc}", UniqueNames, groups=[group])


def all_or_none(g: DialectGrammar) -> None:
    """All of your characters are resting; none of your AP cards is."""
    resting = "rested" if g.asian else "resting"
    for owner, whose in (("your", YOURS), ("your opponent's", OPPONENTS)):
        for words, active in (("active", True), (resting, False)):
            other = APOf(whose, not active)
            these = APOf(whose, active)
            g.phrase("cond", f"all<| of> {owner} AP cards are {words}", Counts, amount=other, n=Fixed(0), how=EXACTLY)
            g.phrase("cond", f"none of {owner} AP cards <is|are> {words}", Counts, amount=these, n=Fixed(0), how=EXACTLY)
            has = "you have" if whose == YOURS else "your opponent has"
            g.phrase("cond", f"{has} no {words} AP cards", Counts, amount=these, n=Fixed(0), how=EXACTLY)
        field = At(whose, FIELD)
        mine = of(CardsAt, where=field, kind=slot("k"))
        all_ = f"all<| of> {owner} {{k:kind}}"
        for predicate in ("are {t:adj}", "have {t:prop}", "are {t:kind}"):
            g.phrase("cond", f"{all_} {predicate}", AllAre, group=mine, filters=[slot("t")])
        g.phrase("cond", f"none of {owner} {{k:kind}} <is|are> {{a:adj}}", ThereIsNone, group=of(CardsAt, where=field, kind=of(AllOf, filters=[slot("k"), slot("a")])))
        g.phrase("cond", f"none of {owner} {{k:kind}} <has|have> {{p:prop}}", ThereIsNone, group=of(CardsAt, where=field, kind=of(AllOf, filters=[slot("k"), slot("p")])))
    here = of(CardsAt, where=slot("where"), kind=slot("k"))
    for predicate in ("are {t:adj}", "have {t:prop}"):
        g.phrase("cond", "all<| the| of the> {k:kind} {where:loc} " + predicate, AllAre, group=here, filters=[slot("t")])


def several_kinds(g: DialectGrammar) -> None:
    """Both a red and a blue character; neither of two; either of two."""
    one, two, three = (of(CardsAt, where=slot("where"), kind=slot(k)) for k in "abc")
    for head in ("there are", "there is", "you have"):
        g.phrase("cond", f"{head} both {{a:articled}} and {{b:articled}} {{where:loc}}", EachThere, groups=[one, two])
        g.phrase("cond", f"{head} {{a:articled}}, {{b:articled}}, and {{c:articled}} {{where:loc}}", EachThere, groups=[one, two, three])
        g.phrase("cond", f"{head} neither {{a:articled}} nor {{b:articled}} {{where:loc}}", Not, condition=of(ThereIs, group=of(CardsAt, where=slot("where"), kind=of(AnyOf, filters=[slot("a"), slot("b")]))))
        g.phrase("cond", f"{head} either {{a:articled}} or {{b:articled}} {{where:loc}}", ThereIs, group=of(CardsAt, where=slot("where"), kind=of(AnyOf, filters=[slot("a"), slot("b")])))
        short = [of(CardsAt, where=slot("where"), kind=of(AllOf, filters=[slot(k), slot("n")])) for k in "ab"]
        for article in ("a", "an"):
            for second in ("a", "an"):
                g.phrase("cond", f"{head} both {article} {{a:short kind}} and {second} {{b:short kind}} {{n:noun}} {{where:loc}}", EachThere, groups=short)
    g.include("short kind", "colored")


def add(g: DialectGrammar) -> None:
    sides(g)
    amounts(g)
    distinct(g)
    all_or_none(g)
    several_kinds(g)

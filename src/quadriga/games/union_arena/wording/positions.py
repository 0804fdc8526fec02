"""Who trades places with whom, characters picked by their lines or by what they come to together, cards moved from under one to under another."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import OPPONENTS, YOURS, Fixed, It, This, Together
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.actions import PlaceUnder
from quadriga.games.union_arena.vocabulary.actions_lines import Swap
from quadriga.games.union_arena.vocabulary.filters import AnyCard
from quadriga.games.union_arena.vocabulary.gains import Gain, Has, LessBP, MoreBP, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import Line, Stand
from quadriga.games.union_arena.vocabulary.picking import (
    OnDifferentLines,
    OnOneLine,
    Pick,
    PickMore,
    TotalBP,
    TotalEnergy,
)
from quadriga.games.union_arena.vocabulary.places import At, CardsAt, UnderCards
from quadriga.games.union_arena.vocabulary.standing import BLOCK, Forbids
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.gains import UNTILS
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot

ONE_CARD = "<1|one|a|an>"
HOW_MANY: tuple[tuple[str, Any, bool], ...] = (("{c:count}", slot("c"), False), ("up to {c:count}", slot("c"), True), ("any number of", Fixed(99), True))


def places(g: DialectGrammar) -> None:
    """This character and another, or two others, change places."""
    other = of(Pick, among=of(CardsAt, where=slot("where"), kind=slot("k")), count=Fixed(1), up_to=False, taxed=False)
    mine = [other, Swap(This(), It())]
    partner = f"{ONE_CARD} {{k:kind}} {{where:loc}}"
    with_ = ("switch <positions|places|its position> with", "swap <positions|places|its position> with", "<switch|swap> this character with", "<switch|swap> the position<|s> of this character with", "<switch|swap> this character's position with", "exchange <positions|places> with")
    for words in with_:
        g.phrase("act", f"{words} {partner}", Sequence, steps=mine)
    for verb in ("switch", "swap", "exchange"):
        g.phrase("act", f"{verb} the positions of this character and {partner}", Sequence, steps=mine)
        first = of(Pick, among=of(CardsAt, where=slot("w"), kind=slot("k")), count=Fixed(1), up_to=False, taxed=False)
        second = of(PickMore, among=of(CardsAt, where=slot("x"), kind=slot("l")), count=Fixed(1), up_to=False, taxed=False)
        g.phrase("act", f"{verb} the positions of {ONE_CARD} {{k:kind}} {{w:loc}} and {ONE_CARD} {{l:kind}} {{x:loc}}", Sequence, steps=[first, second, Swap(It(), It())])
        g.phrase("act", f"{verb} their <positions|places>", Swap, first=It(), second=It())
        g.phrase("act", f"{verb} the positions of those characters", Swap, first=It(), second=It())


def picks(g: DialectGrammar) -> None:
    """Chosen by their lines; by what their BP or required energy comes to."""
    among = of(CardsAt, where=slot("where"), kind=slot("kind"))
    totals: list[tuple[str, Any]] = []
    for n in ("BP of {total:#} or less", "of BP {total:#} or less", "BP {total:#} or less", "of {total:#} or less BP"):
        totals.append((f"with a <|combined >total {n}", TotalBP))
    for n in ("required energy of {total:#} or less", "of {total:#} or less required energy", "required energy {total:#} or less"):
        totals.append((f"with a <|combined >total {n}", TotalEnergy))
    for category, taxed in (("pick", False), ("choice", True)):
        for words, count, up_to in HOW_MANY:
            fields = {"among": among, "count": count, "up_to": up_to, "taxed": taxed}
            for lines, make in (("<on|from> different lines", OnDifferentLines), ("<on|from> the same line", OnOneLine)):
                for template in (f"{words} {{kind}} {{where:loc}} {lines}", f"{words} {{kind}} {lines} {{where:loc}}"):
                    g.phrase(category, template, make, **fields)
            for total, make in totals:
                for where in ("loc", "source"):
                    g.phrase(category, f"{words} {{kind}} {{where:{where}}} {total}", make, **fields)
                    g.phrase(category, f"{words} {{kind}} {total} {{where:{where}}}", make, **fields)


def beneath(g: DialectGrammar) -> None:
    """A card moved from under one character to under another (ua.under.1)."""
    hidden = of(CardsAt, where=of(UnderCards, group=slot("h"), face_down=True), kind=AnyCard())
    put = of(PlaceUnder, what=It(), host=slot("i"))
    for words, count, up_to in HOW_MANY:
        pick = of(Pick, among=hidden, count=count, up_to=up_to, taxed=False)
        cards = f"{words} face-down <card|cards> under {{h:hosts}}"
        for it in ("it", "them"):
            g.phrase("act", f"choose {cards} and move {it} under {{i:hosts}}", Sequence, steps=[pick, put])
        g.phrase("act", f"move {cards} under {{i:hosts}}", Sequence, steps=[pick, put])
    for all_ in ("all face-down cards", "all the face-down cards", "all of the face-down cards"):
        g.phrase("act", f"move {all_} under {{h:hosts}} under {{host:hosts}}", PlaceUnder, what=hidden)


def strengths(g: DialectGrammar) -> None:
    """BP equal to that of another character, gained or lost."""
    verb = said(g, "@gains")
    more = [of(MoreBP, amount=slot("a"))]
    g.phrase("act", f"{{what}} {verb} BP equal to {{a:bpamount}} {{ends:until}}", Gain, gains=more)
    g.phrase("stand1", f"{{who:subject}} {verb} BP equal to {{a:bpamount}}", Has, gains=more)
    g.phrase("stand1", "{who:subject} <loses|lose> BP equal to {a:bpamount}", Has, gains=[of(LessBP, amount=slot("a"))])
    field = At(OPPONENTS, [FRONT, ENERGY])
    stops = [QuotedAbility(Line([], Stand([Forbids(This(), BLOCK, [])])))]
    theirs = of(CardsAt, where=field, kind=slot("k"))
    for until in UNTILS if not g.asian else ("until",):
        g.phrase("act", "your opponent cannot block with {k:kind} {ends:" + until + "}", Gain, what=theirs, gains=stops)
        g.phrase("act", "{ends:" + until + "}, your opponent cannot block with {k:kind}", Gain, what=theirs, gains=stops)
    both = of(Together, groups=[This(), of(CardsAt, where=At(YOURS, [FRONT, ENERGY]), kind=slot("k"))])
    g.phrase("stand1", f"this character and {{k:names}} {verb} {{gains}}", Has, who=both)


def add(g: DialectGrammar) -> None:
    places(g)
    picks(g)
    beneath(g)
    strengths(g)

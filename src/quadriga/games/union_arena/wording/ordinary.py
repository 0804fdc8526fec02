"""Closed classes completed by rule, before a card asks for them: prohibitions joined, negations, conditions behind what
they govern, three zones in one breath, the opponent as the one who acts.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from quadriga.effects.flow import Not, Sequence
from quadriga.effects.groups import Fixed, It, NumberOf, This, Times
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, LIFE, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import ATTACKED
from quadriga.games.union_arena.vocabulary.actions import Sideline, ToHand
from quadriga.games.union_arena.vocabulary.actions_draw import DrawCards
from quadriga.games.union_arena.vocabulary.actions_lines import Swap
from quadriga.games.union_arena.vocabulary.actions_state import Provided, Ready, Rest
from quadriga.games.union_arena.vocabulary.amounts import EnergySum, HappenedCount, LifeOf
from quadriga.games.union_arena.vocabulary.conditions import (
    AddedNone,
    Counts,
    DidNot,
    GroupIs,
    MovedOne,
    Spoken,
    YourTurn,
)
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, AnyCard, HasTrigger
from quadriga.games.union_arena.vocabulary.filters_numbers import BPIs
from quadriga.games.union_arena.vocabulary.gains import Energy, Gain, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import Line, Sentence, Stand
from quadriga.games.union_arena.vocabulary.looking import LookAt
from quadriga.games.union_arena.vocabulary.picking import Pick, PickMore
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, Attacker, CardsAt, In
from quadriga.games.union_arena.vocabulary.protection import Sources
from quadriga.games.union_arena.vocabulary.registers import SIDELINED, TO_REMOVAL, TO_SIDELINE, DoneTo
from quadriga.games.union_arena.vocabulary.standing import ATTACK, BE_BLOCKED, BLOCK, MOVE, AllOfThese, Forbids, While
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.gains import UNTILS
from quadriga.games.union_arena.wording.lexicon import said, say
from quadriga.text.grammar import of, slot, splice

YOURS, OPPONENTS = 0, 1


def prohibitions(g: DialectGrammar) -> None:
    """Cannot attack, block, move: two or three of them in any order, for a while and standing."""
    verbs = (("attack", ATTACK), ("block", BLOCK), ("move", MOVE))
    for n in (2, 3):
        for chosen in permutations(verbs, n):
            words = [word for word, _ in chosen]
            joined = " or ".join(words) if n == 2 else f"{words[0]}, {words[1]}, or {words[2]}"
            effects = [of(Forbids, who=This(), what=what, others=[]) for _, what in chosen]
            quoted = of(QuotedAbility, ability=of(Line, labels=[], body=of(Stand, effects=[of(AllOfThese, effects=effects)])))
            for until in UNTILS:
                g.phrase("act", "{what} cannot " + joined + " {ends:" + until + "}", Gain, gains=[quoted])
            if words[:2] != ["attack", "block"] or n == 3:
                standing = [of(Forbids, who=slot("who"), what=what, others=[]) for _, what in chosen]
                g.phrase("stand1", "{who:subject} cannot " + joined, AllOfThese, effects=standing)
    here = said(g, "on your opponent's <front line|@area>")
    g.phrase("stand1", "{k:kind} " + here + " cannot block this character", Forbids, who=This(), what=BE_BLOCKED, others=[slot("k")])
    g.phrase("stand1", "{k:kind} " + here + " {m:mods} cannot block this character", Forbids, who=This(), what=BE_BLOCKED, others=[slot("k"), splice("m")])


def behind(g: DialectGrammar) -> None:
    """A condition behind what it governs, and its opposite."""
    g.phrase("sentence", "{a:clause1} if {c:conds}.", Sentence, do=of(Provided, condition=slot("c"), then=slot("a")))
    g.phrase("sentence", "{a:clause1} unless {c:conds}.", Sentence, do=of(Provided, condition=of(Not, condition=slot("c")), then=slot("a")))
    g.phrase("stand", "{s:stand1} unless {c:conds}", While, condition=of(Not, condition=slot("c")), effect=slot("s"))
    many = of(Counts, amount=of(NumberOf, group=slot("g")), n=slot("n"), how=slot("how"))
    g.phrase("cond", "there are not {n:count} {how} {g:cards at}", Not, condition=many)
    g.phrase("cond", "you do not have {n:count} {how} {g:cards at}", Not, condition=many)


def zones(g: DialectGrammar) -> None:
    """Three zones of one player."""
    named = (("hand", HAND), (said(g, "@outside"), SIDELINE), (said(g, "@remove"), REMOVAL), ("life area", LIFE))
    for whose, owner in ((YOURS, "your"), (OPPONENTS, "your opponent's")):
        for one in permutations(named, 3):
            first, second, third = (zone for zone, _ in one)
            places = [place for _, place in one]
            for comma in (",", ""):
                g.phrase("source", f"from {owner} {first}, {second}{comma} or {third}", At, whose=whose, places=places)


def told(g: DialectGrammar) -> None:
    """What has become of it, and what it is."""
    for by in ("", said(g, " with this @effect"), said(g, " by this @effect")):
        g.phrase("cond", "you did not add a card" + by, AddedNone)
        say(g, "cond", "you @retired <a|an> {k:kind}" + by, MovedOne, filters=[slot("k")], deed=SIDELINED)
        say(g, "cond", "you did not <@retire|@retired> <a|an> {k:kind}" + by, Not, condition=of(MovedOne, filters=[slot("k")], deed=SIDELINED))
    for yours, words in ((True, "your"), (False, "your opponent's")):
        say(g, "cond", f"this character was @retired during {words} turn", YourTurn, yours=yours)
    asked: Any = of(BPIs, n=slot("n"), how=slot("how"))
    g.phrase("cond", "the attacking character's BP is {n:#} {how}", GroupIs, group=Attacker(), filters=[asked])
    attacks = HappenedCount(ATTACKED, YOURS, [])
    for word, n in (("second", 2), ("third", 3), ("fourth", 4)):
        g.phrase("cond", f"this is <your|the> {word} attack <|during >this turn", Counts, amount=attacks, n=Fixed(n), how=EXACTLY)
    for goal, deed in (("@to_outside", TO_SIDELINE), ("@to_remove", TO_REMOVAL)):
        for by in (" with this @effect", " by this @effect"):
            moved = of(NumberOf, group=of(CardsAt, where=In(DoneTo(deed)), kind=slot("k")))
            say(g, "cond", "{n:count} {how} {k:kind} were placed " + goal + by, Counts, amount=moved)
    g.phrase("cond", "<they|you> could not", DidNot)
    if g.asian:
        g.phrase("cond", "it's <a|an> {k:kind}", Spoken, group=It(), filters=[slot("k")])
    for whose, who in ((YOURS, "you have"), (OPPONENTS, "your opponent has")):
        in_hand = NumberOf(CardsAt(At(whose, [HAND]), AnyCard()))
        g.phrase("cond", who + " {n:count} {how} cards in hand", Counts, amount=in_hand)
        g.phrase("cond", who + " no cards in hand", Counts, amount=in_hand, n=Fixed(0), how=EXACTLY)
    g.phrase("cond", "they have {n:count} {how} life", Counts, amount=LifeOf(OPPONENTS))
    g.phrase("cond", "they have {x:#} {how} life", Counts, amount=LifeOf(OPPONENTS), n=of(Fixed, n=slot("x")))
    g.phrase("cond", "the BP of the attacking character is {n:#} {how}", GroupIs, group=Attacker(), filters=[asked])


def deeds(g: DialectGrammar) -> None:
    """Every object for what is drawn, added, swapped, returned."""
    all_of_them = of(CardsAt, where=AmongThem(), kind=slot("k"))
    g.phrase("act", "add all {k:kind} among them to your hand", ToHand, what=all_of_them)
    for words, ref in (("its", It()), ("this character's", This())):
        g.phrase("act", f"draw cards equal to {words} required energy", DrawCards, n=of(EnergySum, group=ref))
    for owners in ("their owners' hands", "their owner's hands"):
        g.phrase("act", "return <it|them> to " + owners, ToHand, what=It())
    line = {said(g, "front line"): FRONT, said(g, "energy line"): ENERGY}
    for (mine, here), (other, there) in permutations(line.items(), 2):
        for whose, owner in ((YOURS, "your"), (OPPONENTS, "your opponent's")):
            first = of(Pick, among=of(CardsAt, where=At(whose, [here]), kind=slot("k")), count=slot("n"), up_to=False)
            second = of(PickMore, among=of(CardsAt, where=At(whose, [there]), kind=slot("l")), count=Fixed(1), up_to=False)
            g.phrase("act", f"swap {{n:count}} {{k:kind}} on {owner} {mine} with <a|an|one|1> {{l:kind}} on {owner} {other}", Sequence, steps=[first, second, Swap(It(), It())])
    g.phrase("all", "all of your {kind:kinds}", CardsAt, where=At(YOURS, [FRONT, ENERGY]))
    each = of(Times, amount=slot("e"), factor=slot("x"))
    for words in ("draw {x:#} <card|cards> for {e:each}", "for {e:each}, draw {x:#} <card|cards>"):
        g.phrase("act", words, DrawCards, n=each)
    if not g.asian:
        return
    for words, color in ((" {c:color}", slot("c")), ("", ANY_COLOR)):
        more = [of(Energy, n=slot("n"), color=color)]
        g.phrase("act", "increase the energy it generates by <|+>{n:#}" + words + " {ends:until}", Gain, what=It(), gains=more)
    hand = CardsAt(At(OPPONENTS, [HAND]), AnyCard())
    g.phrase("act", "look at all <the |>cards in your opponent's hand", LookAt, what=hand)
    for verb, end, action in (("retires", "", Sideline(It())), ("rests", "", Rest(It())), ("sets", " to active", Ready(It()))):
        g.phrase("act", f"your opponent chooses {{p:their pick}} and {verb} <it|them>{end}", Sequence, steps=[slot("p"), action])
    g.phrase("prop", "<a |>trigger", HasTrigger)


def protection(g: DialectGrammar) -> None:
    for owner in ("your opponent's",):
        g.phrase("bysource2", f"{owner} triggers", Sources, kinds=[3])
        g.phrase("bysource2", f"{owner} event cards", Sources, kinds=[2])


def add(g: DialectGrammar) -> None:
    for part in (prohibitions, behind, zones, told, deeds, protection):
        part(g)

"""Conditions and amounts by parts: whoever did whatever to whichever cards, this turn or so many times; all, only, none."""

from __future__ import annotations

from quadriga.effects.flow import Both, Either, Not, Sequence
from quadriga.effects.groups import YOURS, AnyOf, Fixed, NumberOf, Times
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND
from quadriga.games.union_arena.chapters.timing import DREW, PLAYED, RETURNED, SIDELINED, USED_CARD
from quadriga.games.union_arena.vocabulary.amounts import (
    DifferentAffinities,
    EnergyOf,
    HappenedCount,
    HappenedTotal,
    UniqueNames,
)
from quadriga.games.union_arena.vocabulary.conditions import (
    AllAre,
    Counts,
    EachThere,
    GroupIs,
    Spoken,
    ThereIs,
    ThisIs,
    YourTurn,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened, RaidedWith
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, OR_MORE, AnyCard, HasKeyword, Kind
from quadriga.games.union_arena.vocabulary.filters_numbers import BaseBPIs, BPComparedTo
from quadriga.games.union_arena.vocabulary.filters_turn import PlayedBy
from quadriga.games.union_arena.vocabulary.lines import (
    ENERGY_RANGE,
    AddToRange,
    Listed,
    Mixed,
    OnlyIf,
    OnlyInHand,
    Sentence,
    Stand,
)
from quadriga.games.union_arena.vocabulary.looking import Look
from quadriga.games.union_arena.vocabulary.places import At, Attacker, CardsAt, Those
from quadriga.games.union_arena.vocabulary.standing import IMPACT
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.limited import ONLY
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


def described(g: DialectGrammar) -> None:
    """Further questions about cards: who attacks, who was chosen, what lies there, with the place left to be understood."""
    if not g.asian:
        return
    for words in ("the original BP of your opponent's character", "the original BP of the attacking character", "the attacking character's original BP"):
        g.phrase("cond", words + " is {n:#} {how}", GroupIs, group=Attacker(), filters=[of(BaseBPIs, n=slot("n"), how=slot("how"))])
    for who in ("the attacking your opponent's character",):
        g.phrase("cond", who + " has {a:prop} or {b:prop}", GroupIs, group=Attacker(), filters=[of(AnyOf, filters=[slot("a"), slot("b")])])
    g.phrase("prop", "[Impact]", HasKeyword, word=IMPACT)
    g.phrase("cond", "the chosen {n:named} {s:state}", Spoken, group=of(Those, filters=[slot("n")]), filters=[slot("s")])
    here = of(CardsAt, where=At(YOURS, [FRONT, ENERGY]), kind=slot("k"))
    g.phrase("cond", "there is <a|an> {k:altkind}", ThereIs, group=here)
    g.phrase("there bare", "<{adjectives:adjs} >{which}< {more:mods}>", Kind)
    g.phrase("cond", "there are {n:count} {how} {k:there bare}", Counts, amount=of(NumberOf, group=here))
    one, two = (of(NumberOf, group=slot(x)) for x in "ab")
    g.phrase("cond", "there are {n:count} {how} {a:cards at} or {m:count} {h:how} {b:cards at}", Either, conditions=[
        of(Counts, amount=one, n=slot("n"), how=slot("how")), of(Counts, amount=two, n=slot("m"), how=slot("h"))])  # fmt: skip
    three = [of(CardsAt, where=slot("v"), kind=slot("a")), of(CardsAt, where=slot("w"), kind=slot("b")), of(CardsAt, where=slot("w"), kind=slot("c"))]
    g.phrase("cond", "there is <a|an> {a:altkind} {v:loc}, and <a|an> {b:altkind} and <a|an> {c:altkind} {w:loc}", EachThere, groups=three)
    for only in ONLY:
        g.phrase("sentence", f"{only} if this card is in your hand and {{c:conds}}.", Sentence, do=of(Sequence, steps=[OnlyInHand(), of(OnlyIf, condition=slot("c"))]))
    g.phrase("cond", "you have {n:count} {how} {color} energy generated", Counts, amount=of(EnergyOf, whose=YOURS, color=slot("color")))


def counted(g: DialectGrammar) -> None:
    """Any number where a range is asked, where cards are looked at or drawn, and where a list is switched on."""
    if not g.asian:
        return
    for words in ("{k:kind} with different traits {where:loc}", "{k:kind} {where:loc} with different traits"):
        g.phrase("number", "the number of " + words, DifferentAffinities, group=of(CardsAt, where=slot("where"), kind=slot("k")))
        g.phrase("each", "<each|every> " + words, DifferentAffinities, group=of(CardsAt, where=slot("where"), kind=slot("k")))
    names = of(CardsAt, where=slot("where"), kind=slot("k"))
    g.phrase("number", "the number of {k:kind} {where:loc} with different names", UniqueNames, groups=[names])
    g.phrase("number", "the number of {k:there bare} {where:loc} with different names", UniqueNames, groups=[names])
    g.phrase("number", f"the number of {{k:kind}} that you used {TURN}", HappenedCount, kind=USED_CARD, whose=0, filters=[slot("k")])
    times = of(Times, amount=slot("a"), factor=slot("n"))
    for than in ("equal to or less than", "less than or equal to", "equal to or lower than"):
        g.phrase("prop", f"BP {than} {{a:number}} x{{n:#}}", BPComparedTo, amount=times)
    for than in ("less than", "lower than"):
        g.phrase("prop", f"BP {than} {{a:number}} x{{n:#}}", BPComparedTo, amount=times, strictly=True)
    g.phrase("act", "look at the cards from the top of your deck equal to {n:number}", Look)
    more = of(AddToRange, amount=of(Times, amount=slot("e"), factor=slot("n")), mark=ENERGY_RANGE)
    for by in ("with", "by"):
        g.phrase("sentence", f"for {{e:each}}, increase the required energy range of the character that can be played {by} this effect by <+|>{{n:#}}.", Sentence, do=more)
    for all_ in ("all the following effects", "all of the following effects", "the following effects"):
        for end in (".", ":"):
            g.phrase("listed", f"this field <gains|gets> {all_} based on {{amount:amount}}{end}\n{{steps}}", Listed)
    g.phrase("body", "{s:standings} {second:listed}", Mixed, first=of(Stand, effects=slot("s")))


def add(g: DialectGrammar) -> None:
    drawn(g)
    done_this_turn(g)
    all_of_them(g)
    described(g)
    counted(g)

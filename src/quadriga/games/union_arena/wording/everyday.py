"""Closed classes completed for both wordings: states, totals, counts, plain plurals, what "it" has, who may use what."""

from __future__ import annotations

from typing import Any

from quadriga.effects.choices import ChooseNumber
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import YOURS, AllOf, Fixed, It, LastCount, NumberOf, This
from quadriga.games.union_arena.chapters.faces import ANY_COLOR, CHARACTER, SITE
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, REMOVAL, SIDELINE
from quadriga.games.union_arena.vocabulary.actions import PlaceUnder
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine
from quadriga.games.union_arena.vocabulary.actions_play import MayDo, PerformRaid, PlayCards, PlayOrRaid
from quadriga.games.union_arena.vocabulary.actions_state import Provided
from quadriga.games.union_arena.vocabulary.amounts import BPOf, ForEvery, MovedWithThis, Sum, UniqueNames
from quadriga.games.union_arena.vocabulary.conditions import AddedCard, EachThere, MovedOne, Spoken
from quadriga.games.union_arena.vocabulary.filters import (
    OR_LESS,
    AnyCard,
    IsRaided,
    IsType,
    Kind,
    OnEnergyLine,
    OnFrontLine,
)
from quadriga.games.union_arena.vocabulary.filters_numbers import BPIs, EnergyIs
from quadriga.games.union_arena.vocabulary.filters_turn import PlayedFrom, PlayedThisTurn
from quadriga.games.union_arena.vocabulary.gains import Gain, LessBP, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import AnyColors, Line, Sentence, Stand, UsableIf
from quadriga.games.union_arena.vocabulary.picking import TopCards, TotalBP
from quadriga.games.union_arena.vocabulary.places import At, CardsAt, Chosen, UnderCards
from quadriga.games.union_arena.vocabulary.protection import CostsOthers
from quadriga.games.union_arena.vocabulary.registers import (
    MANY,
    ONE,
    PLAYED_IT,
    RESTED,
    TO_HAND_ANYHOW,
    DoneTo,
    Otherwise,
    Pronoun,
)
from quadriga.games.union_arena.vocabulary.registers import SIDELINED as SIDELINED_BY_THIS
from quadriga.games.union_arena.vocabulary.specials import UseCard
from quadriga.games.union_arena.vocabulary.standing import (
    SPECIAL_RETURNS,
    AllOfThese,
    Forbids,
    ForbidsTrigger,
)
from quadriga.games.union_arena.wording.cards import TRIGGERS
from quadriga.games.union_arena.wording.dialects import DialectGrammar, asian_words
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.games.union_arena.wording.standing import PREDICATES
from quadriga.text.grammar import of, slot

FIELD = [FRONT, ENERGY]


def states(g: DialectGrammar) -> None:
    """Where it was played from, what became of it, what it has."""
    turn = said(g, "@this_turn")
    for zone, place in ((said(g, "@outside"), SIDELINE), (said(g, "@remove"), REMOVAL)):
        g.phrase("state", f"<was|is> played from your {zone}", PlayedFrom, place=place)
    for words in ("was Raided", "performed Raid", "raided", "has raided") if g.asian else ("was Raided", "has performed Raid", "performed Raid"):
        g.phrase("state", f"{words} {turn}", AllOf, filters=[IsRaided(), PlayedThisTurn()])
    if not g.asian:
        for words, ref in (("its", It()), ("that character's", Pronoun(ONE, True)), ("the chosen character's", Chosen())):
            for what, test in (("BP", BPIs), ("required energy", EnergyIs)):
                g.phrase("cond", f"{words} {what} is {{n:#}} {{how}}", Spoken, group=ref, filters=[of(test, n=slot("n"), how=slot("how"))])
    g.phrase("cond", "<one|any|1> of them <is|was> <a|an> {k:kind}", Spoken, group=Pronoun(MANY), filters=[slot("k")])
    for words in ("the BP of your opponent's character", "the BP of the chosen character", "the chosen character's BP", "its BP"):
        by = said(g, "<due to|by> this @effect")
        g.phrase("cond", f"{words} becomes {{n:#}} or less {by}", Spoken, group=Chosen(), filters=[of(BPIs, n=slot("n"), how=OR_LESS)])
    for zone, place in (("hand", HAND), (said(g, "@outside"), SIDELINE), (said(g, "@remove"), REMOVAL)):
        for what, filters in (("<it|a card|a character|that card>", []), ("<a|an> {k:kind}", [slot("k")]), ("{k:named}", [slot("k")])):
            if what.startswith("<a|an>"):
                continue
            g.phrase("cond", f"you <play|played> {what} from your {zone}", MovedOne, filters=filters, deed=PLAYED_IT, origin=place)
    if g.asian:
        for line, there in (("energy line", OnEnergyLine()), ("front line", OnFrontLine())):
            g.phrase("state", f"is <in|on> <|the |your >{line} and {{a:adj}}", AllOf, filters=[there, slot("a")])
        g.phrase("cond", "you add it to your hand", AddedCard)
        g.phrase("modal", "you may activate the following effect<.|:>\n{modes:bullets}", MayDo, action=of(Sequence, steps=slot("modes")))
        one, two = (of(CardsAt, where=slot(w), kind=slot(k)) for w, k in (("w", "a"), ("x", "b")))
        g.phrase("cond", "there is <a|an> {a:kind} {w:loc} and <a|an> {b:kind} {x:loc}", EachThere, groups=[one, two])
        hand = of(CardsAt, where=At(YOURS, [HAND]), kind=slot("kind"))
        for words in ("<all |>your {kind}", "<all |>{kind} in your hand"):
            g.phrase("stand1", f"reduce the required energy of {words} by {{x:#}} {{color}}", CostsOthers, who=hand, n=of(Fixed, n=slot("x")))
    down = "face-down" if g.asian else "face down"
    g.phrase("act", f"place up to {{n:count}} <card|cards> from the top of your deck {down} under {{h:hosts}}", Sequence, steps=[
        of(ChooseNumber, least=Fixed(0), most=slot("n"), rule="ua.choose.upto.1"), of(PlaceUnder, what=TopCards(LastCount()), host=slot("h"))])  # fmt: skip
    g.phrase("sentence", "if not, {a:clause}.", Sentence, do=of(Provided, condition=Otherwise(), then=slot("a")))
    g.phrase("sentence", "if <it is|it's|they are|they're> not, {a:clause}.", Sentence, do=of(Provided, condition=Otherwise(), then=slot("a")))


def counts(g: DialectGrammar) -> None:
    """Totals, distinct names, what was done so far."""
    total = "with a total BP of {n:#} or less" if g.asian else "with a <|combined >total BP of {n:#} or less"
    other = "with a total of BP {n:#} or less" if g.asian else total
    for category in ("pick", "choice"):
        for words, up_to, count in (("{c:count}", False, slot("c")), ("up to {c:count}", True, slot("c")), ("any number of", True, Fixed(99))):
            for said_so in {total, other}:
                fields = {"among": of(CardsAt, where=slot("where"), kind=slot("kind")), "count": count, "up_to": up_to, "taxed": category == "choice", "total": slot("n")}
                g.phrase(category, f"{words} {{kind}} {{where:loc}} {said_so}", TotalBP, **fields)
                g.phrase(category, f"{words} {{kind}} {said_so} {{where:loc}}", TotalBP, **fields)
    unique = of(UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("k"))])
    for names in ("with different names",) if g.asian else ("with <unique|different> <names|card names>",):
        g.phrase("each", f"every {{n:count}} {{k:kind}} {names} {{where:loc}}", ForEvery, amount=unique)
        g.phrase("each", f"every {{n:count}} {{k:kind}} {{where:loc}} {names}", ForEvery, amount=unique)
        if not g.asian:
            g.phrase("each", f"each {{k:kind}} {names} {{where:loc}}", UniqueNames, groups=[of(CardsAt, where=slot("where"), kind=slot("k"))])
    by = said(g, "<with|by> this @effect")
    if not g.asian:
        g.phrase("each", f"each <card|character> switched to resting {by}", MovedWithThis, deed=RESTED)
        g.phrase("each", f"each <card|character> returned to your hand {by}", MovedWithThis, deed=TO_HAND_ANYHOW)
    else:
        g.phrase("number", "the number of cards placed <to|in> <the|your> outside area", MovedWithThis, deed=2)
    hidden = of(NumberOf, group=of(CardsAt, where=of(UnderCards, group=of(CardsAt, where=slot("w"), kind=Kind([], None, IsType([CHARACTER]), [])), face_down=True), kind=AnyCard()))
    seen = of(NumberOf, group=of(CardsAt, where=slot("w"), kind=slot("k")))
    all_ = "the total number of" if g.asian else "the combined total number of"
    g.phrase("number", f"{all_} {{k:kind}} and face-down cards under characters {{w:loc}}", Sum, amounts=[seen, hidden])
    for words in ("the BP of the {k:named} @retired <with|by> this @effect", "the BP of the <character|card> @retired <with|by> this @effect", "the @retired character's BP"):
        if "{k:" in words:
            words = words.replace("{k:named}", "{k:named}")
            continue
        g.phrase("bpamount", said(g, words), BPOf, group=DoneTo(SIDELINED_BY_THIS))


def plurals(g: DialectGrammar) -> None:
    """Characters on your opponent's front line: all of them, without the word."""
    for words, types in (("characters", [CHARACTER]), (said(g, "@site") + "s", [SITE])):
        g.phrase("plural noun", words, IsType, types=types)
    g.phrase("plural kind", "<{adjectives:adjs} ><{which} >{noun:plural noun}< {more:mods}>", Kind)
    g.phrase("all", "{kind:plural kind} {where:loc}< {more:mods}>", CardsAt)
    g.phrase("cards at", "of your {kind}", CardsAt, where=At(YOURS, FIELD))
    for words, cls, fields in PREDICATES:
        phrase = asian_words(words) if g.asian else words
        if phrase is None or ("{" in phrase and "{k" not in phrase and "{deeds" not in phrase and "{by" not in phrase):
            continue
        named = {name: slot(name) for name in ("deeds", "by") if "{" + name in phrase}
        gains = [of(QuotedAbility, ability=of(Line, labels=[], body=of(Stand, effects=[of(cls, who=This(), **fields, **named)])))]
        g.phrase("act", "{ends:until}, {what} " + phrase, Gain, gains=gains)


def losses(g: DialectGrammar) -> None:
    """BP equal to something lost."""
    less = [of(LessBP, amount=slot("a"))]
    if g.asian:
        for amount in ("bpamount", "amount"):
            g.phrase("act", "{what} <gets|gains> -BP equal to {a:" + amount + "} {ends:until}", Gain, gains=less)
        g.phrase("act", "{what} <loses|lose> BP equal to {a:amount} {ends:until}", Gain, gains=less)
        g.phrase("act", "{ends:until}, {what} <loses|lose> BP equal to {a:amount}", Gain, gains=less)
    else:
        g.phrase("act", "{what} <loses|lose> BP equal to {a:bpamount} {ends:until}", Gain, gains=less)
        g.phrase("act", "{ends:until}, {what} <loses|lose> BP equal to {a:bpamount}", Gain, gains=less)
        g.phrase("act", "{ends:until}, {what} <loses|lose> {gains:losses}", Gain)


def playing(g: DialectGrammar) -> None:
    """It is played or performs Raid; an event used without its AP."""
    for words, line in (("field", -1), ("front line", FRONT), ("energy line", ENERGY)):
        for word, active in (("resting", False), ("active", True)):
            if g.asian:
                place = "area" if words == "field" else words
                goal = f"<to|on|onto> <your|the> {place} {'in active' if active else 'rested'}"
                raids = "<raid it|raid with it|perform Raid with it>"
            else:
                goal, raids = f"set to {word} onto your {words}", "perform Raid with it"
            play: Any = of(PlayCards, what=slot("w"), active=active, line=line)
            g.phrase("act", f"play {{w:it}} {goal}<|,> or {raids}", PlayOrRaid, play=play, raid=PerformRaid(It()))
    if g.asian:
        for words, active in (("and set it to active", True), ("in active", True), ("rested", False)):
            either: Any = PlayOrRaid(PlayCards(It(), active, -1), PerformRaid(It()))
            g.phrase("act", f"play it {words} or <raid it|raid with it>", Sequence, steps=[either])
    free = "without paying <its AP cost|AP|its AP|the AP cost|AP cost>"
    g.phrase("act", "use {w:it} " + free, UseCard, what=slot("w"), free=True)
    g.phrase("act", "use {p:pick} " + free, Sequence, steps=[slot("p"), UseCard(It(), True)])
    g.phrase("sentence", "you can use this card only if {c:conds}.", Sentence, do=of(UsableIf, condition=slot("c")))
    any_colors = ("the color and required energy for this card are treated as all colors", "you can treat this card required energy's color as all colors", "you may treat the color of this card's required energy as all colors",
                  "the color of this card's required energy is treated as all colors")  # fmt: skip
    for words in any_colors:
        g.phrase("line", words + ".", Line, labels=[], body=of(AnyColors, color=ANY_COLOR))


def lines(g: DialectGrammar) -> None:
    """Any number of characters change lines: those that trade places are among them."""
    if not g.asian:
        g.phrase("act", "move them to or swap them with characters on the other line", MoveLine, what=Pronoun(MANY))
        return
    for words in ("move them to another line or swap their positions", "move them to another line or switch their positions", "move to another line or switch their position", "move them to or swap them with characters on another line"):
        g.phrase("act", words, MoveLine, what=Pronoun(MANY))


def triggers(g: DialectGrammar) -> None:
    """Triggers that an attacker's damage does not set off; a Special that goes back to hand."""
    all_types = [ForbidsTrigger(This(), number) for number in TRIGGERS.values()]
    abilities = "<triggers|trigger effects>" if g.asian else "<triggers|trigger abilities>"
    for words in (f"your opponent cannot activate {abilities} while this character is attacking", f"while this character is attacking, your opponent cannot activate {abilities}", f"while this character is attacking, your opponent's {abilities} cannot be activated"):
        g.phrase("stand1", words, AllOfThese, effects=list(all_types))
    if g.asian:
        back = ("if your opponent would retire this character with a [Special], your opponent adds that [Special] to their hand instead",)
    else:
        back = ("if your opponent sidelines this character with a [Special] ability, they add the card with the [Special] ability to their hand instead",)
    for words in back:
        g.phrase("stand1", words, Forbids, who=This(), what=SPECIAL_RETURNS, others=[])


def add(g: DialectGrammar) -> None:
    states(g)
    counts(g)
    plurals(g)
    losses(g)
    playing(g)
    lines(g)
    triggers(g)

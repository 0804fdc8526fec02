"""Instructions put together from their parts: deed × object × goal × actor, durations wherever they stand.

What is done to "it", to a card picked in the same breath, by you or by your opponent, is declared once for each deed
and each goal; every order of words that the two wordings have follows by rule.
"""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import Fixed, It, LookedAt, This, Together
from quadriga.effects.program import Action
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, LIFE
from quadriga.games.union_arena.vocabulary.actions import (
    PlaceInSideline,
    PlaceUnder,
    Remove,
    ToDeck,
    ToHand,
    ToLife,
    TopOrSideline,
    ToTopOrBottom,
)
from quadriga.games.union_arena.vocabulary.actions_draw import DrawCards, DrawUpTo, Mill, MillUpTo, PayAP
from quadriga.games.union_arena.vocabulary.actions_lines import MoveLine, Swap
from quadriga.games.union_arena.vocabulary.actions_play import EitherOf, MayDo, PerformRaid, PlayCards, PlayOrRaid
from quadriga.games.union_arena.vocabulary.actions_state import (
    ActivateAbility,
    LockNext,
    NextCosts,
    Provided,
    Ready,
    Rest,
)
from quadriga.games.union_arena.vocabulary.filters import AnyCard
from quadriga.games.union_arena.vocabulary.gains import Gain, LessBP, LoseKeyword
from quadriga.games.union_arena.vocabulary.looking import Look, LookAt
from quadriga.games.union_arena.vocabulary.picking import Pick, TopCards
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, CardsAt
from quadriga.games.union_arena.vocabulary.standing import (
    AP_COST,
    DOUBLE_ATTACK,
    DOUBLE_BLOCK,
    ENERGY_COST,
    NULLIFY_IMPACT,
    SNIPE,
    STEP,
)
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot

OUT = "<to the|in your> outside area"
GONE = "<to the|in your> remove area"
DECK = "<your|their|its owner's|their owner's|your opponent's> deck"
# What stands behind the object, the class of instruction, its fields
GOALS: list[tuple[str, type[Action], dict[str, Any]]] = [
    (OUT, PlaceInSideline, {}),
    (GONE, Remove, {}),
    ("<|back >to <your|their|its owner's> hand", ToHand, {}),
    (f"at the bottom of {DECK}< in any order>", ToDeck, {"bottom": True}),
    (f"at the top of {DECK}< in any order>", ToDeck, {"bottom": False}),
    (f"at the top or bottom of {DECK}", ToTopOrBottom, {}),
    (f"at the top or bottom of {DECK} by your choice", ToTopOrBottom, {}),
    (f"at the top or bottom of {DECK} by your opponent's choice", ToTopOrBottom, {"chooser": 1}),
    (f"at the top or bottom of {DECK} your opponent chooses", ToTopOrBottom, {"chooser": 1}),
    (f"at the top or bottom of {DECK} you choose", ToTopOrBottom, {}),
    ("at the top of <your|their> deck or " + OUT, TopOrSideline, {}),
    ("<to|in> <your|their> life area", ToLife, {}),
    ("<to|in> <your|their> life area face-down", ToLife, {}),
    ("face-down <to|in> <your|their> life area", ToLife, {}),
    ("<to|in> <your|their> life area face-up", ToLife, {"face_up": True}),
    ("face-up <to|in> <your|their> life area", ToLife, {"face_up": True}),
    ("face-down under {h:hosts}", PlaceUnder, {"host": slot("h")}),
    ("under {h:hosts} face-down", PlaceUnder, {"host": slot("h")}),
]


def goals(g: DialectGrammar) -> None:
    """Where to, as a part of speech of its own: for a card just picked (`itgo`), for the remaining cards (`restgo`)."""
    for goal, make, fields in GOALS:
        g.phrase("itgo", goal, make, what=It(), **fields)
        onto = make is ToDeck and not fields["bottom"]
        sort = "itgo top" if onto else "itgo out" if make is PlaceInSideline else "itgo else"
        if make is not ToTopOrBottom and make is not TopOrSideline:
            g.phrase(sort, goal, make, what=It(), **fields)
        if make is not ToTopOrBottom and make is not TopOrSideline:
            g.phrase("restgo", goal, make, what=LookedAt(), **fields)


def picks(g: DialectGrammar) -> None:
    """Some of the cards looked at, without a noun: place up to 1 to the outside area."""
    them = CardsAt(AmongThem(), AnyCard())
    g.phrase("some of them", "up to {count}", Pick, among=them, up_to=True, taxed=False)
    g.phrase("some of them", "{count}", Pick, among=them, up_to=False, taxed=False)
    g.phrase("looked", "any number of {k:kind}", Pick, among=of(CardsAt, where=AmongThem(), kind=slot("k")), count=Fixed(99), up_to=True, taxed=False)


def placing(g: DialectGrammar) -> None:
    for goal, make, fields in GOALS:
        verbs = "<place|return|add>" if make is ToHand else "<place|return>"
        g.phrase("act", f"{verbs} {{w:what}} {goal}", make, what=slot("w"), **fields)
    for pick in ("pick", "looked", "some of them"):
        g.phrase("act", "<place|return|add> {p:" + pick + "} {a:itgo}", Sequence, steps=[slot("p"), slot("a")])
        g.phrase("act", "<place|return|add> {p:" + pick + "} {a:itgo} or place it {b:itgo}", Sequence, steps=[slot("p"), of(EitherOf, options=[slot("a"), slot("b")])])
        g.phrase("act", "<place|add> {p:" + pick + "} {a:itgo} and the remaining cards {b:restgo}", Sequence, steps=[slot("p"), slot("a"), slot("b")])
    g.phrase("act", "<add|return> this card from your outside area to your hand", ToHand, what=This())
    # the pick behind its goal: add to your hand up to 1 …
    g.phrase("act", "<add|return> to your hand {p:pick}", Sequence, steps=[slot("p"), ToHand(It())])


def milling(g: DialectGrammar) -> None:
    for words in ("up to the top card of your deck", "the up to the top card of your deck", "up to 1 card from the top of your deck"):
        g.phrase("act", f"place {words} {OUT}", MillUpTo, n=Fixed(1))
    for words in ("up to the top {n:count} <card|cards> of your deck", "up to {n:count} <card|cards> from the top of your deck"):
        g.phrase("act", f"place {words} {OUT}", MillUpTo)
    for words, seat in (("the top {n:count} <card|cards> of your deck", 0), ("{n:count} <card|cards> from the top of your deck", 0), ("{n:count} <card|cards> from the top your deck", 0)):
        g.phrase("act", f"place {words} {OUT}", Mill, whose=seat)
        g.phrase("act", f"place {words} {GONE}", Remove, what=of(TopCards, n=slot("n")))
    g.phrase("act", "your opponent places {n:count} <card|cards> from the top of their deck " + OUT, Mill, whose=1)
    g.phrase("act", "look at {n:count} <card|cards> from the top of your deck", Look)


def turning(g: DialectGrammar) -> None:
    ready = "<set {x} to active|switch {x} to active|put {x} to active|make {x} active|active {x}|set to active {x}>"
    rest = "<rest {x}|switch {x} to rest|put {x} to rest|set {x} to rest>"
    for template, make in ((ready, Ready), (rest, Rest)):
        for one in template.strip("<>").split("|"):
            g.phrase("act", one.replace("{x}", "{w:what}"), make, what=slot("w"))
            g.phrase("act", one.replace("{x}", "{p:pick}"), Sequence, steps=[slot("p"), of(make, what=It())])
    for owner in ("your", "their", "the"):
        for line, place in (("front line", FRONT), ("energy line", ENERGY)):
            g.phrase("act", f"move {{w:what}} to {owner} {line}", MoveLine, what=slot("w"), to=place)
            g.phrase("act", f"move {{p:pick}} to {owner} {line}", Sequence, steps=[slot("p"), MoveLine(It(), place)])
    for words in ("<it does|they do> not <become|set to|turn> active the next time <it|they> would", "the next time <it|they|that character> would <become|set to|be set to|switch to> active<|,> <it|they> <does|do> not",
                  "<it|they|those characters|that character> cannot be set to active the next 1 time", "next time that character would <set to|be set to> active<|,> it does not"):  # fmt: skip
        g.phrase("act", words, LockNext, what=It())


def gaining(g: DialectGrammar) -> None:
    """A duration stands before, inside or behind; "give it …" and "it gains …" are the same."""
    for until in ("until",):
        for head in ("{ends:" + until + "}, ", "{ends:" + until + "} "):
            g.phrase("act", head + "{what} <also |each |><gets|gains|get|gain> {gains}", Gain)
            g.phrase("act", head + "<also |>give {what} {gains}", Gain)
        g.phrase("act", "{what} {ends:" + until + "} <gets|gains|get|gain> {gains}", Gain)
        g.phrase("act", "<also |>give {what} {gains} {ends:" + until + "}", Gain)
        for pick in ("pick",):
            g.phrase("act", "<also |>give {p:" + pick + "} {gains} {ends:" + until + "}", Sequence, steps=[slot("p"), of(Gain, what=It(), gains=slot("gains"), ends=slot("ends"))])
            g.phrase("act", "{p:" + pick + "} <gets|gains|get|gain> {gains} {ends:" + until + "}", Sequence, steps=[slot("p"), of(Gain, what=It(), gains=slot("gains"), ends=slot("ends"))])
        both = of(Together, groups=[slot("a"), slot("b")])
        g.phrase("act", "<also |>give {a:what} and {b:what} {gains} {ends:" + until + "}", Gain, what=both)
    g.phrase("gain", "-{n:#} BP", LessBP, amount=of(Fixed, n=slot("n")))


LINES = (("area", -1), ("front line", FRONT), ("energy line", ENERGY))
STATES = (("rested", False), ("in active", True))


def playing(g: DialectGrammar) -> None:
    """Played or raided, to a line, active or rested, in either order of words."""
    for words, line in LINES:
        for word, active in STATES:
            g.phrase("itplay", f"<to|on|onto|in|into> <your|the> {words} {word}", PlayCards, what=It(), active=active, line=line)
            g.phrase("itplay", f"{word} <to|on|onto> <your|the> {words}", PlayCards, what=It(), active=active, line=line)
            goal = f"<to|on|onto> <your|the> {words} {word}"
            for what in ("it", "that", "base"):
                g.phrase("act", f"play {{w:{what}}} {goal}", PlayCards, what=slot("w"), active=active, line=line)
            g.phrase("act", f"play this card from your hand {goal}", PlayCards, what=This(), active=active, line=line, origin=HAND)
            g.phrase("act", f"play this <card|character|field><| from your outside area> {goal}", PlayCards, what=This(), active=active, line=line)
    for word, active in STATES:
        g.phrase("itplay here", word, PlayCards, what=It(), active=active, line=-1)
    for words, count, up_to in (("up to {c:count}", slot("c"), True), ("{c:count}", slot("c"), False), ("<a|an>", Fixed(1), False)):
        g.phrase("pick from", words + " {among:cards from}", Pick, count=count, up_to=up_to, taxed=False)
    for pick, goal in (("pick", "itplay"), ("looked", "itplay"), ("pick from", "itplay here")):
        words = f"{{p:{pick}}} {{a:{goal}}}"
        raid = of(PlayOrRaid, play=slot("a"), raid=PerformRaid(It()))
        g.phrase("act", f"play {words}", Sequence, steps=[slot("p"), slot("a")])
        g.phrase("act", f"play {words}<|,> or <raid it|raid with it|perform Raid with it>", Sequence, steps=[slot("p"), raid])
        g.phrase("act", f"play or raid {words}", Sequence, steps=[slot("p"), raid])
    onto = of(PerformRaid, what=It(), host=slot("h"))
    for on in ("onto", "on"):
        for category in ("this", "that"):
            host = "{h:" + category + "}"
            g.phrase("act", f"raid {{p:pick}} {on} {host}", Sequence, steps=[slot("p"), onto])
            g.phrase("act", f"raid this card {on} {host}", PerformRaid, what=This(), host=slot("h"))
            g.phrase("act", f"raid this card from your hand {on} {host}", PerformRaid, what=This(), host=slot("h"), origin=HAND)
            g.phrase("act", f"raid {{p:pick}} that can be raided {on} {host}", Sequence, steps=[slot("p"), onto])
            g.phrase("act", f"choose {{p:pick}} to perform Raid {on} {host}", Sequence, steps=[slot("p"), onto])
    g.phrase("act", "raid <with |>{p:pick}", Sequence, steps=[slot("p"), PerformRaid(It())])
    g.phrase("act", "raid this card<| onto a character on your area>", PerformRaid, what=This())
    g.phrase("act", "raid this card from your hand", PerformRaid, what=This(), origin=HAND)


def others(g: DialectGrammar) -> None:
    g.phrase("act", "pay {n:#} AP", PayAP)
    g.phrase("act", "{n:#} AP", PayAP)
    g.phrase("act", "discard {p:discarded}<| to the outside area>", Sequence, steps=[slot("p"), PlaceInSideline(It())])
    hand = CardsAt(At(0, [HAND]), AnyCard())
    g.phrase("discarded", "{count}<| card| cards>< from your hand>", Pick, among=hand, up_to=False, taxed=False)
    g.phrase("act", "look at <all |all of |>the cards in your life area", LookAt, what=CardsAt(At(0, [LIFE]), AnyCard()))
    for label, kind in (("[On Play]", 1), ("[When Attacking]", 3), ("[On Block]", 4), ("[On Retire]", 7)):
        g.phrase("act", f"activate this <card's|character's|field's> {label}<| effect| effects>", ActivateAbility, what=This(), kind=kind)
        g.phrase("act", f"activate <its|that character's|that card's|the chosen character's|the chosen card's> {label}<| effect| effects>", ActivateAbility, what=It(), kind=kind)
    for deed in ("the next {k:kind} <|that >you <use|play> from your hand", "the next {k:kind} <|that >you <use|play>", "the next {k:kind} from your hand", "the next {k:kind} in your hand", "the next {k:kind} used from your hand"):
        cost = {"kind": AP_COST, "filters": [slot("k")], "sideline": "hand" not in deed}
        g.phrase("act", f"reduce the AP cost of {deed} by {{n:#}} during this turn", NextCosts, **cost)
        g.phrase("act", f"reduce the AP cost of {deed} <during |>this turn by {{n:#}}", NextCosts, **cost)
        g.phrase("act", f"during this turn, reduce the AP cost of {deed} by {{n:#}}", NextCosts, **cost)
    g.phrase("act", "swap <their|the> <position|positions>", Swap, first=It(), second=It())


def more_joints(g: DialectGrammar) -> None:
    """Instructions joined in one sentence as these texts join them."""
    three = [slot("a"), slot("b"), slot("c")]
    g.phrase("joined", "{a:act} and {b:act}, {c:act}", Sequence, steps=three)
    four = [*three, slot("d")]
    for words in ("{a:act}, {b:act}, {c:act} and {d:act}", "{a:act} and {b:act}, {c:act} and {d:act}", "{a:act}, {b:act} and {c:act}, {d:act}"):
        g.phrase("joined", words, Sequence, steps=four)
    either = of(Together, groups=[slot("a"), slot("b")])
    for category, taxed in (("pick", False), ("choice", True)):
        for words, up_to in (("up to {count}", True), ("{count}", False)):
            g.phrase(category, words + " {a:one at} or <|a |an |1 >{b:one at}", Pick, among=either, up_to=up_to, taxed=taxed)
    g.phrase("this gains", "this character <gets|gains> {gains} {ends:until}", Gain, what=This())
    g.phrase("clause", "if {condition:conds} {then:this gains}", Provided)  # a comma is often missing there
    g.phrase("act", "draw <a card|a>", DrawCards, n=Fixed(1))
    for word in ("[Step]", "[Sniper]", "[Double Attack]", "[Double Block]", "[Impact Negate]"):
        number = {"[Step]": STEP, "[Sniper]": SNIPE, "[Double Attack]": DOUBLE_ATTACK, "[Double Block]": DOUBLE_BLOCK, "[Impact Negate]": NULLIFY_IMPACT}[word]
        g.phrase("act", "{what} <loses|lose> " + word + " {ends:until}", LoseKeyword, word=number)
        g.phrase("act", "{ends:until}, {what} <loses|lose> " + word, LoseKeyword, word=number)


def opponents(g: DialectGrammar) -> None:
    """The opponent, or both players, do what a text says."""
    for goal, make, fields in GOALS[:5]:
        more = {**fields, "chooser": 1} if make is ToDeck else fields
        g.phrase("act", f"your opponent <places|returns> {{p:their pick}} {goal}", Sequence, steps=[slot("p"), of(make, what=It(), **more)])
    g.phrase("act", "your opponent <rests|rest> {p:their pick}", Sequence, steps=[slot("p"), Rest(It())])


def gates(g: DialectGrammar) -> None:
    """You, you also, you can: who does it is said, or that it is optional."""
    g.phrase("clause1", "you can {action:clause0}", MayDo)
    g.phrase("clause1", "you <also |>{a:clause0}", Sequence, steps=[slot("a")])
    g.phrase("clause0", "{a:joined}<,|> and you may {b:joined}", Sequence, steps=[slot("a"), of(MayDo, action=slot("b"))])
    g.phrase("clause0", "{a:joined}, you may {b:joined}", Sequence, steps=[slot("a"), of(MayDo, action=slot("b"))])


def under_conditions(g: DialectGrammar) -> None:
    """A condition in the middle of a sentence, or behind what depends on it."""
    then = of(Provided, condition=slot("c"), then=slot("b"))
    for joint in (", ", ", and ", " and "):
        g.phrase("clause", "{a:joined}" + joint + "if {c:conds}, {b:clause1}", Sequence, steps=[slot("a"), then])
    g.phrase("clause", "{then:clause1} if {condition:conds}", Provided)


def counted(g: DialectGrammar) -> None:
    """As many as are counted."""
    g.phrase("act", "draw cards up to {n:amount}", DrawUpTo)
    g.phrase("act", "draw cards equal to {n:amount}", DrawCards)
    g.phrase("act", "look at <the |>cards from the top of your deck equal to {n:amount}", Look)
    g.phrase("act", "look at the {n:count} cards of your deck", Look)
    g.phrase("act", "this character activates <all of |>the chosen character's [On Play]<| effect| effects>", ActivateAbility, what=It(), as_this=True)
    for next_ in ("of the next {k:kind} you use from your hand", "for the next {k:kind} you use from your hand"):
        energy = {"kind": ENERGY_COST, "filters": [slot("k")]}
        g.phrase("act", f"reduce the required energy {next_} during this turn by {{n:#}}", NextCosts, **energy)
        g.phrase("act", f"reduce the required energy {next_} by {{n:#}} during this turn", NextCosts, **energy)
        g.phrase("act", f"during this turn, reduce the required energy {next_} by {{n:#}}", NextCosts, **energy)
    for head in ("the next {k:kind} you use from your hand", "the next {k:kind} you use from your hand during this turn"):
        tail = "" if "during" in head else " during this turn"
        g.phrase("act", f"{head} gets its AP cost reduced by {{n:#}}{tail}", NextCosts, kind=AP_COST, filters=[slot("k")])


def add(g: DialectGrammar) -> None:
    if not g.asian:
        return
    goals(g)
    picks(g)
    placing(g)
    milling(g)
    turning(g)
    gaining(g)
    playing(g)
    others(g)
    opponents(g)
    gates(g)
    under_conditions(g)
    counted(g)
    more_joints(g)

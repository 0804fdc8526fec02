"""Phrases for whole lines of text: labels, timings, lists of abilities, the Raid line."""

from __future__ import annotations

from quadriga.effects.groups import YOURS, Fixed, NumberOf, This
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT
from quadriga.games.union_arena.chapters.timing import ATTACK_PHASE_ENDS, BY_YOU, LIFE_TO_SIDELINE, Timing
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary.actions_state import Provided
from quadriga.games.union_arena.vocabulary.amounts import BPOf, EnergySum, LifeOf, MovedWithThis, Sum, UniqueNames
from quadriga.games.union_arena.vocabulary.conditions import ThisIs
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, AnyCard, Kind
from quadriga.games.union_arena.vocabulary.gains import GainListed, Gift, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import (
    AlsoNamed,
    Copies,
    Do,
    Keywords,
    Label,
    Line,
    Listed,
    ListedIf,
    Mixed,
    OnlyIf,
    RaidOnlyIf,
    Sentence,
    Stand,
    Step,
    TreatedEnergy,
    When,
)
from quadriga.games.union_arena.vocabulary.places import AmongThem, At, CardsAt, UnderCards
from quadriga.games.union_arena.vocabulary.registers import RESTED, TO_SIDELINE, DoneTo
from quadriga.games.union_arena.vocabulary.standing import AllOfThese
from quadriga.text.grammar import Grammar, of, slot, splice

LABELS = [
    ("[When Played]", li.WHEN_PLAYED),
    ("[When Attacking]", li.WHEN_ATTACKING),
    ("[When Blocking]", li.WHEN_BLOCKING),
    ("[When Sidelined]", li.WHEN_SIDELINED),
    ("[Activate: Main]", li.ACTIVATE_MAIN),
    ("[During Your Turn]", li.DURING_YOURS),
    ("[During Opponent's Turn]", li.DURING_OPPONENTS),
    ("[Once Per Turn]", li.ONCE),
    ("(If on the Front Line)", li.ON_FRONT_LINE),
    ("(If on the Energy Line)", li.ON_ENERGY_LINE),
    ("(If in the Sideline)", li.IN_SIDELINE),
    ("(Switch to Resting)", li.SWITCH_TO_RESTING),
    ("(Sideline This Card)", li.SIDELINE_THIS),
]


def labels(g: Grammar) -> None:
    for text, kind in LABELS:
        g.phrase("label", text, Label, kind=kind)
    g.phrase("label", "(Place {n:#} <Card|Cards> From Hand Into Sideline)", Label, kind=li.FROM_HAND)
    g.phrase("label", "(Pay {n:#} AP)", Label, kind=li.PAY)
    g.phrase("label", "(Place {n:#} <Card|Cards> From Sideline Into Removal Area)", Label, kind=li.FROM_SIDELINE)
    g.phrase("label", "(Sideline {n:#} Other <Character|Characters>)", Label, kind=li.SIDELINE_OTHERS)
    g.list("labels", "label", ("a", "a b", "a b c"))


def timings(g: Grammar) -> None:
    """Instructions that wait for a moment."""
    g.phrase("whenbody", "{m:moment}, {first:clause}.", When, timings=[slot("m")])
    g.phrase("whenbody", "{m:moment}, {first:clause}. {sentences}", When, timings=[slot("m")])
    g.phrase("momentif", "if this character {s:state} at the end of your attack phase", ThisIs, filters=[slot("s")])
    g.phrase("whenbody", "{m:momentif}, {a:clause}.", When, timings=[of(Timing, kind=ATTACK_PHASE_ENDS, own=False, whose=BY_YOU, filters=[], others=[])], first=of(Provided, condition=slot("m"), then=slot("a")))
    g.phrase("whenbody", "{m:moment}, {first:modal}", When, timings=[slot("m")])
    placed = of(Timing, kind=LIFE_TO_SIDELINE, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    only = of(Sentence, do=of(OnlyIf, condition=slot("c")))
    g.phrase("whenbody", "if <a|an> {k:kind} is placed from your life area into your sideline when {c:conds}, {first:clause}. {s:sentences}", When,
             timings=[placed], sentences=[only, splice("s")])  # fmt: skip
    g.phrase("whenbody", "{m:moment}, {first:clause}. {s:modally}", When, timings=[slot("m")], sentences=[slot("s")])
    g.phrase("whenquote", "{m:qmoment}, {first:clause}", When, timings=[slot("m")])
    g.phrase("whenquote", "{m:momentif}, {a:clause}", When, timings=[of(Timing, kind=ATTACK_PHASE_ENDS, own=False, whose=BY_YOU, filters=[], others=[])], first=of(Provided, condition=slot("m"), then=slot("a")))
    g.phrase("whenquote", "{m:qmoment}, {first:clause}. {s:qsentences}", When, timings=[slot("m")], sentences=slot("s"))
    g.capital("whenbody", "whenquote")


def lists(g: Grammar) -> None:
    """Abilities switched on by numbers (ua.text.list.1)."""
    g.phrase("step", "• {n:count} {how}: {line:inner}", Step)
    g.phrase("step", "• {n:Count} {how}: {line:inner}", Step)
    g.phrase("step", "• {n:Count}: {line:inner}", Step, how=EXACTLY)
    g.phrase("step", "• {n:count} {how} BP: {line:inner}", Step)
    for i, word in enumerate(("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")):
        g.phrase("Count", word, Fixed, n=i)
    g.list("steps", "step", ("a", "a\nb", "a\nb\nc"))
    g.phrase("gift", "• {n:count} {how}: {line:inner}", Gift, ability=of(QuotedAbility, ability=slot("line")))
    g.phrase("gift", "• {n:Count} {how}: {line:inner}", Gift, ability=of(QuotedAbility, ability=slot("line")))
    g.phrase("gift", "• {n:Count}: {line:inner}", Gift, how=EXACTLY, ability=of(QuotedAbility, ability=slot("line")))
    g.list("gifts", "gift", ("a", "a\nb", "a\nb\nc"))
    g.phrase("modal", "{what} <gains|gain> all abilities listed below {ends:until} if {amount:listamount}<.|:>\n{gifts}", GainListed)
    g.phrase("modal", "{ends:until}, {what} gains all abilities listed below if {amount:listamount}<.|:>\n{gifts}", GainListed)
    g.phrase("listamount", "you have {a:required}", Sum, amounts=[slot("a")])
    g.phrase("listamount", "your opponent has {a:required}", Sum, amounts=[slot("a")])
    g.phrase("listamount", "you have placed the required number of cards into your sideline with this ability", MovedWithThis, deed=TO_SIDELINE)
    g.phrase("listamount", "the combined total required energy of the cards you switched to resting with this ability is sufficient", EnergySum, group=DoneTo(RESTED))
    g.phrase("listed", "this character gains <all|the> abilities listed below if you have {amount:required}<.|:>\n{steps}", Listed)
    g.phrase("listed", "this character gains all abilities listed below if it has the required amount of BP<.|:>\n{steps}", Listed, amount=BPOf(This()))
    g.phrase("listed", "this character gains all abilities listed below if you have the required amount of life<.|:>\n{steps}", Listed, amount=LifeOf(0))
    g.phrase("required", "the required number of {group:cards at}", NumberOf)
    g.phrase("required", "the required combined total number of {group:cards at}", NumberOf)
    g.phrase("required", "the required number of face-down cards under it", NumberOf, group=CardsAt(UnderCards(This(), True), AnyCard()))
    unique = of(CardsAt, where=slot("where"), kind=of(Kind, which=slot("w"), noun=AnyCard()))
    g.phrase("required", "the required number of cards with unique <card names|names> {where:loc} from among the following\\: {w:whichever}", UniqueNames, groups=[unique])
    g.phrase("listed", "if {condition:conds}, this character gains all abilities listed below<.|:>\n{lines:plainlines}", ListedIf)
    g.phrase("bulletline", "• {labels} {body}", Line)
    g.phrase("bulletline", "• {body}", Line, labels=[])
    g.list("plainlines", "bulletline", ("a", "a\nb", "a\nb\nc"))
    g.phrase("listamount", "you have the required number of {k:kind} with unique names among the revealed cards and on your field", UniqueNames, groups=[
        of(CardsAt, where=AmongThem(), kind=slot("k")), of(CardsAt, where=At(YOURS, [FRONT, ENERGY]), kind=slot("k"))])  # fmt: skip
    g.capital("listed")


def bodies(g: Grammar) -> None:
    g.phrase("body", "{sentences}", Do)
    g.phrase("body", "{s:sentences} {m:modally}", Do, sentences=[splice("s"), slot("m")])
    g.phrase("body", "{m:modally}", Do, sentences=[slot("m")])
    g.phrase("body", "{effects:standings}", Stand)
    g.include("body", "whenbody", "listed", "modalpaid")
    g.phrase("body", "{s:standings} {second:whenbody}", Mixed, first=of(Stand, effects=slot("s")))
    g.phrase("body", "{words:keywords}", Keywords)
    g.list("keywords", "keyword", ("a", "a b", "a b c"))
    g.phrase("line", "{labels} {body}", Line)
    g.phrase("line", "{body}", Line, labels=[])
    g.phrase("line", "this card is also treated as {names:alsonames}.", Line, labels=[], body=of(AlsoNamed, names=slot("names")))
    g.list("alsonames", "name", ("a", "a and b", "a, b, and c"))
    g.phrase("line", "a deck can contain up to {n:count} copies of this card.", Line, labels=[], body=of(Copies, n=slot("n"), only=False))
    g.phrase("line", "a deck can only contain up to {n:count} copies of this card.", Line, labels=[], body=of(Copies, n=slot("n"), only=True))
    g.phrase("line", "you may treat this card as if its required energy is {c:Color} x{n:#} while in your deck.", Line, labels=[], body=of(TreatedEnergy, n=slot("n"), color=slot("c"), place=DECK))
    g.phrase("line", "you may treat this card as if its required energy is {c:Color} x{n:#} while on your field.", Line, labels=[], body=of(TreatedEnergy, n=slot("n"), color=slot("c"), place=FRONT))
    g.phrase("line", "this card is also treated as if its required energy is {n:#}.", Line, labels=[], body=of(TreatedEnergy, n=slot("n"), color=ANY_COLOR, place=-1))
    g.phrase("line", "you can only perform Raid with this card if {c:conds}.", Line, labels=[], body=of(RaidOnlyIf, condition=slot("c")))
    g.capital("line", "body")
    # abilities inside quotation marks and lists: with or without a full stop
    g.include("inner", "line")
    g.phrase("qbody", "{s:qsentences}", Do, sentences=slot("s"))
    g.list("qsentences", "sentenceless", ("a", "a. b", "a. b. c"))
    g.phrase("sentenceless", "{do:clause}", Sentence)
    g.phrase("qbody", "{s:standless}", Stand, effects=[slot("s")])
    g.phrase("standless", "{s:stand}", AllOfThese, effects=[slot("s")])
    g.include("qbody", "whenquote")
    g.capital("sentenceless", "standless", "qbody", "quoted", "inner")
    g.include("quoted", "line")
    g.phrase("quoted", "{labels} {body:qbody}", Line)
    g.phrase("quoted", "{body:qbody}", Line, labels=[])


def add(g: Grammar) -> None:
    labels(g)
    timings(g)
    lists(g)
    bodies(g)

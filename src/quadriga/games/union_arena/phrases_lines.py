"""Phrases for whole lines of text: labels, timings, lists of abilities, the Raid line."""

from __future__ import annotations

from quadriga.effects.groups import Another, Fixed, Moved, NumberOf, This
from quadriga.games.union_arena import lines as li
from quadriga.games.union_arena.actions_state import Provided
from quadriga.games.union_arena.amounts import BPOf, EnergySum, LifeOf, MovedWithThis, Sum, UniqueNames
from quadriga.games.union_arena.conditions import ThisIs
from quadriga.games.union_arena.filters import EXACTLY, Affinity, AnyCard, Kind, OfYours, OnFrontLine
from quadriga.games.union_arena.gains import GainListed, Gift, QuotedAbility
from quadriga.games.union_arena.lines import (
    AlsoNamed,
    Copies,
    Do,
    Keywords,
    Label,
    Line,
    Listed,
    Raid,
    RaidOnlyIf,
    Sentence,
    Stand,
    Step,
    TreatedEnergy,
    When,
)
from quadriga.games.union_arena.places import CardsAt, UnderCards
from quadriga.games.union_arena.standing import AllOfThese
from quadriga.games.union_arena.table import DECK, FRONT
from quadriga.games.union_arena.timing import (
    ATTACK_ENDED,
    ATTACK_PHASE_ENDS,
    ATTACK_PHASE_STARTS,
    ATTACKED,
    BATTLE_ENDED,
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    CHOSEN,
    DECK_TO_SIDELINE,
    END_PHASE_STARTS,
    GAINED_BP,
    HAND_TO_SIDELINE,
    LIFE_TO_SIDELINE,
    LOST,
    MAIN_PHASE_ENDS,
    MAIN_PHASE_STARTS,
    MOVED,
    NOT_BLOCKED,
    RAIDED_OVER,
    RESTED,
    RETURNED,
    SIDELINED,
    TURN_STARTS,
    USED_ACTIVATE,
    WAS_BLOCKED,
    WON,
    AttackPhaseTiming,
    AttackTiming,
    PlaceTiming,
    Timing,
)
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
    g.list("labels", "label", ("a", "a b", "a b c"))


def timings(g: Grammar) -> None:
    """When …, at … (ua.cond.none.1)."""
    this = (
        ("when this character attacks", ATTACKED),
        ("when this character attacks and is not blocked", NOT_BLOCKED),
        ("when this character attacks and is blocked", WAS_BLOCKED),
        ("when this character is sidelined", SIDELINED),
        ("when this character is returned to your hand from your field", RETURNED),
        ("when this character is Raided", RAIDED_OVER),
        ("when performing Raid on this character", RAIDED_OVER),
        ("when this character moves outside of your movement phase", MOVED),
        ("at the end of this character's attack", ATTACK_ENDED),
        ("when this card is placed from your hand into your sideline", HAND_TO_SIDELINE),
        ("when this card is placed from your deck into your sideline by one of your abilities", DECK_TO_SIDELINE),
    )
    for words, kind in this:
        g.phrase("moment", words, Timing, kind=kind, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when this character attacks and wins a battle", AttackTiming, kind=WON, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when this character attacks and loses a battle", AttackTiming, kind=LOST, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when <a|an> {k:kind} on your field attacks and wins a battle", AttackTiming, kind=WON, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when <a|an> {k:kind} on your field attacks and loses a battle", AttackTiming, kind=LOST, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when another {k:kind} on your field wins a battle", Timing, kind=WON, own=False, whose=BY_YOU, filters=[Another(), slot("k")], others=[])
    g.phrase("moment", "when this character wins a battle", Timing, kind=WON, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when this character's attack is not blocked", Timing, kind=NOT_BLOCKED, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when this character's BP is increased", Timing, kind=GAINED_BP, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when this character moves during your attack phase", AttackPhaseTiming, kind=MOVED, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when <a|an> {k:kind} on your field moves during your attack phase", AttackPhaseTiming, kind=MOVED, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when <a|an> {k:kind} on your opponent's front line is sidelined", PlaceTiming, kind=SIDELINED, own=False, whose=BY_OPPONENT, filters=[slot("k")], others=[], place=FRONT)
    g.phrase("moment", "when an active character on your front line is switched to resting by one of your abilities", Timing, kind=RESTED, own=False, whose=BY_YOU, filters=[OnFrontLine()], others=[OfYours()])
    g.phrase("moment", "when this active character is switched to resting by one of your or your opponent's abilities", Timing, kind=RESTED, own=True, whose=BY_ANYBODY, filters=[], others=[])
    g.phrase("moment", "when the [Activate: Main] ability of <a|an> {k:kind} on your field activates", Timing, kind=USED_ACTIVATE, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when cards are placed from your hand into your sideline by an ability on a {k:kind} on your field", Timing, kind=HAND_TO_SIDELINE, own=False, whose=BY_YOU, filters=[], others=[slot("k"), OfYours()])
    g.phrase("moment", "when you place <a|an> {k:kind} from your hand into your sideline with an ability on one of your {l:kind}", Timing, kind=HAND_TO_SIDELINE, own=False, whose=BY_YOU, filters=[slot("k")], others=[slot("l"), OfYours()])
    g.phrase("moment", "when <a|an> {k:kind} on your field attacks", Timing, kind=ATTACKED, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when <a|an> {k:kind} on your field is sidelined", Timing, kind=SIDELINED, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when <a|an> {k:kind} on your field moves outside of your movement phase", Timing, kind=MOVED, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when one of your opponent's characters attacks", Timing, kind=ATTACKED, own=False, whose=BY_OPPONENT, filters=[], others=[])
    g.phrase("moment", "at the end of an attack by a character on your field", Timing, kind=ATTACK_ENDED, own=False, whose=BY_YOU, filters=[], others=[])
    g.phrase("moment", "when <a|an> {k:kind} is placed from your life area into your sideline", Timing, kind=LIFE_TO_SIDELINE, own=False, whose=BY_YOU, filters=[slot("k")], others=[])
    g.phrase("moment", "when this character is chosen by an ability on one of your {k:kind}", Timing, kind=CHOSEN, own=True, whose=BY_ANYBODY, filters=[], others=[slot("k")])
    g.phrase("moment", "when this card is placed from your hand into your sideline <by|with> an ability on <a |one of your >{k:kind}< on your field>", Timing, kind=HAND_TO_SIDELINE, own=True, whose=BY_ANYBODY, filters=[], others=[slot("k")])
    for words, kind, whose in (
        ("at the start of your turn", TURN_STARTS, BY_YOU),
        ("at the start of your attack phase", ATTACK_PHASE_STARTS, BY_YOU),
        ("at the end of your attack phase", ATTACK_PHASE_ENDS, BY_YOU),
        ("at the end of your opponent's attack phase", ATTACK_PHASE_ENDS, BY_OPPONENT),
        ("at the end of each attack phase", ATTACK_PHASE_ENDS, BY_ANYBODY),
        ("at the end of your attack phase and your opponent's attack phase", ATTACK_PHASE_ENDS, BY_ANYBODY),
        ("at the end of the battle", BATTLE_ENDED, BY_ANYBODY),
        ("at the start of your main phase", MAIN_PHASE_STARTS, BY_YOU),
        ("at the end of your main phase", MAIN_PHASE_ENDS, BY_YOU),
        ("at the end of your turn", END_PHASE_STARTS, BY_YOU),
        ("at the start of your end phase", END_PHASE_STARTS, BY_YOU),
        ("at the start of your opponent's turn", TURN_STARTS, BY_OPPONENT),
        ("at the start of your opponent's attack phase", ATTACK_PHASE_STARTS, BY_OPPONENT),
    ):
        g.phrase("moment", words, Timing, kind=kind, own=False, whose=whose, filters=[], others=[])
    g.phrase("whenbody", "{m:moment}, {first:clause}.", When, timings=[slot("m")])
    g.phrase("whenbody", "{m:moment}, {first:clause}. {sentences}", When, timings=[slot("m")])
    g.phrase("momentif", "if this character {s:state} at the end of your attack phase", ThisIs, filters=[slot("s")])
    g.phrase("whenbody", "{m:momentif}, {a:clause}.", When, timings=[of(Timing, kind=ATTACK_PHASE_ENDS, own=False, whose=BY_YOU, filters=[], others=[])], first=of(Provided, condition=slot("m"), then=slot("a")))
    g.phrase("whenbody", "{m:moment}, {first:modal}", When, timings=[slot("m")])
    g.phrase("whenbody", "{m:moment}, {first:clause}. {s:modally}", When, timings=[slot("m")], sentences=[slot("s")])
    for words, kind in (
        ("at the end of the main phase", MAIN_PHASE_ENDS),
        ("at the end of the attack phase", ATTACK_PHASE_ENDS),
        ("at the end of the turn", END_PHASE_STARTS),
    ):
        g.phrase("qmoment", words, Timing, kind=kind, own=False, whose=BY_ANYBODY, filters=[], others=[])
    g.include("qmoment", "moment")
    g.phrase("whenquote", "{m:qmoment}, {first:clause}", When, timings=[slot("m")])
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
    g.phrase("listamount", "you have placed the required number of cards into your sideline with this ability", MovedWithThis)
    g.phrase("listamount", "the combined total required energy of the cards you switched to resting with this ability is sufficient", EnergySum, group=Moved())
    g.phrase("listed", "this character gains <all|the> abilities listed below if you have {amount:required}<.|:>\n{steps}", Listed)
    g.phrase("listed", "this character gains all abilities listed below if it has the required amount of BP<.|:>\n{steps}", Listed, amount=BPOf(This()))
    g.phrase("listed", "this character gains all abilities listed below if you have the required amount of life<.|:>\n{steps}", Listed, amount=LifeOf(0))
    g.phrase("required", "the required number of {group:cards at}", NumberOf)
    g.phrase("required", "the required combined total number of {group:cards at}", NumberOf)
    g.phrase("required", "the required number of face-down cards under it", NumberOf, group=CardsAt(UnderCards(This(), True), AnyCard()))
    unique = of(CardsAt, where=slot("where"), kind=of(Kind, which=slot("w"), noun=AnyCard()))
    g.phrase("required", "the required number of cards with unique <card names|names> {where:loc} from among the following\\: {w:which}", UniqueNames, groups=[unique])
    g.capital("listed")


def bodies(g: Grammar) -> None:
    g.phrase("body", "{sentences}", Do)
    g.phrase("body", "{s:sentences} {m:modally}", Do, sentences=[splice("s"), slot("m")])
    g.phrase("body", "{m:modally}", Do, sentences=[slot("m")])
    g.phrase("body", "{effects:standings}", Stand)
    g.include("body", "whenbody", "listed")
    g.phrase("body", "{words:keywords}", Keywords)
    g.list("keywords", "keyword", ("a", "a b", "a b c"))
    g.phrase("line", "{labels} {body}", Line)
    g.phrase("line", "{body}", Line, labels=[])
    g.phrase("line", "[Raid] {bases} Switch to active. May move to the front line.", Line, labels=[], body=of(Raid, bases=slot("bases")))
    g.phrase("base1", "{name:aff}", Affinity)
    g.include("base1", "named")
    g.list("bases", "base1", ("a", "a / b", "a / b / c"))
    g.phrase("line", "this card is also treated as {names:alsonames}.", Line, labels=[], body=of(AlsoNamed, names=slot("names")))
    g.list("alsonames", "name", ("a", "a and b", "a, b, and c"))
    g.phrase("line", "a deck can contain up to {n:count} copies of this card.", Line, labels=[], body=of(Copies, n=slot("n"), only=False))
    g.phrase("line", "a deck can only contain up to {n:count} copies of this card.", Line, labels=[], body=of(Copies, n=slot("n"), only=True))
    g.phrase("line", "you may treat this card as if its required energy is {c:Color} x{n:#} while in your deck.", Line, labels=[], body=of(TreatedEnergy, n=slot("n"), color=slot("c"), place=DECK))
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

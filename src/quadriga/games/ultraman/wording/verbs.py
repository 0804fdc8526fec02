"""What this game's texts do to cards and characters."""

from __future__ import annotations

from typing import Any

from quadriga.effects import owners, quantities, references
from quadriga.effects.amounts import LESS, MORE, Compared, CountOf
from quadriga.effects.chains import Chain
from quadriga.effects.conditions import AmountIs, NotTrue
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.happenings import Happened, HappenedTo, Trigger
from quadriga.effects.owners import Player, Whose
from quadriga.effects.phrases import Some
from quadriga.effects.piles import InPile, Pile, PileEnd
from quadriga.effects.quantities import Quantity
from quadriga.effects.sentences import OneSentence
from quadriga.games.ultraman.chapters import timing
from quadriga.games.ultraman.chapters.table import (
    ACTIVATION_PHASE,
    DECK,
    DRAW_PHASE,
    HAND,
    JUDGEMENT_PHASE,
    LEVEL_UP_PHASE,
    OPEN_PHASE,
    START_PHASE,
)
from quadriga.games.ultraman.vocabulary import events, into_play, moving, tests
from quadriga.games.ultraman.vocabulary.assembling import Assemble
from quadriga.games.ultraman.vocabulary.discarding import Discard, Exile
from quadriga.games.ultraman.vocabulary.drawing import DrawByState
from quadriga.games.ultraman.vocabulary.events import Event, PhaseBegins, TurnEnds, UseText
from quadriga.games.ultraman.vocabulary.into_play import Beneath, IntoPlay, ToSceneArea
from quadriga.games.ultraman.vocabulary.moving import Move, Moved
from quadriga.games.ultraman.vocabulary.powers import CarryOut, Charge, Negate
from quadriga.games.ultraman.vocabulary.swapping import ShufflePile, Swap, SwapBP
from quadriga.games.ultraman.vocabulary.tests import Noun
from quadriga.games.ultraman.vocabulary.to_zones import To
from quadriga.text.grammar import of, slot
from quadriga.text.language import Language

MOVES = (
    (moving.PUT_IT, "put|puts|put|put"),
    (moving.SEND_IT, "send|sends|sent|sent"),
    (moving.RETURN_IT, "return|returns|returned|returned"),
    (moving.ADD_IT, "add|adds|added|added"),
    (moving.PLACE_IT, "place|places|placed|placed"),
    (moving.MOVE_IT, "move|moves|moved|moved"),
    (moving.SHUFFLE_IT, "shuffle|shuffles|shuffled|shuffled"),
)

RANDOMLY = ((moving.SEND_IT, "send"), (moving.RETURN_IT, "return"), (moving.PUT_IT, "put"))

ELLIPTIC = (
    ("send|sends|sent|sent", [timing.SENT, timing.DISCARDED]),
    ("return|returns|returned|returned", [timing.TO_HAND, timing.TO_DECK]),
    ("put|puts|put|put", [timing.TO_HAND, timing.TO_DECK, timing.ENTERS_PLAY, timing.PUT_UNDER]),
    ("add|adds|added|added", [timing.TO_HAND]),
    ("place|places|placed|placed", [timing.TO_HAND, timing.TO_DECK, timing.ENTERS_PLAY, timing.PUT_UNDER]),
)
"""Verbs whose destination may be left out once it is known, and the kinds of happenings that they leave behind."""


PHASES = (
    ("Draw", DRAW_PHASE), ("Level Up", LEVEL_UP_PHASE), ("Open", OPEN_PHASE), ("Effect Activation", ACTIVATION_PHASE),
    ("Judgement", JUDGEMENT_PHASE),
)  # fmt: skip


def add(L: Language) -> None:
    L.frame(Discard, "discard|discards|discarded|discarded", "{what:obj}", "")
    L.frame(Discard, "discard|discards|discarded|discarded", "{what:random}")
    for joint in (" and", ", to", ", then"):  # what chance chose is what it is done to
        L("do", "choose {what:random}" + joint + " discard it", Discard)
        for verb, word in RANDOMLY:
            L("do", "choose {what:random}" + joint + f" {word} it {{dest}}", Move, verb=verb)
        L("do", "choose {what:random}" + joint + " exile it< from the game>", Exile)
    for forms, hands, left in (("discard", "your", "you"), ("discards", "their", "they")):
        whose = owners.YOU if forms == "discard" else owners.THEIR
        for digits in ("#word", "#"):
            hand = of(Description, noun=of(Noun, noun=tests.NOUN_CARD), posts=of(Posts, items=[of(InPile, pile=of(Pile, place=HAND, whose=of(Whose, who=whose)))]))
            down = of(Some, q=of(Quantity, op=quantities.DOWN_TO, n=slot("n")), what=hand)
            words = f"{forms} cards from {hands} hand until {left} have {{n:{digits}}} <card|cards>< in hand>"
            L("do" if forms == "discard" else "does", words, Discard, what=down)
    L.frame(Exile, "exile|exiles|exiled|exiled", "{what:obj}< from the game>", "<|from the game>")
    for verb, forms in MOVES:
        L.frame(Move, forms, "{what:obj} {dest}<, except for {but:one np}>", "{dest}", verb=verb, away="{dest:zone dest}")
        L.frame(Move, forms, "{what:random} {dest}", verb=verb)
        L.frame(Move, forms, "{what:obj} {dest:into play}", "{dest:into play}", unit=True, verb=verb)
        moved = of(Move, verb=verb, what=slot("w"), dest=slot("d"))
        L("past", "{who:player} " + forms.split("|")[2] + " {w:obj} {d:zone dest} from {source:origin} {when:window}", Happened, act=moved)
    L.include("dest", "zone dest")
    L("zone dest", "<to|into> {pile:zone}< in any order>", To)
    L("zone dest", "<to|into> {pile:pile end}< in any order>", To)
    L("dest", "on <the |>{e:one end} of {z:zone}< in any order>", To, pile=of(PileEnd, end=slot("e"), pile=slot("z")))
    for verb, word in ((moving.PUT_IT, "put"), (moving.SEND_IT, "send"), (moving.RETURN_IT, "return")):  # put A there and B there
        both = [of(Move, verb=verb, what=slot("a"), dest=slot("x")), of(Move, verb=verb, what=slot("b"), dest=slot("y"))]
        L("do", word + " {a:obj} {x:dest}<,|> and {b:np} {y:dest}", Chain, items=both)
        L("do", word + " {a:obj} {x:dest}, {b:np} {y:dest}", Chain, items=both)
    elliptic(L)
    L("dest", "<to|into> the scene area<|, ignoring its round>", ToSceneArea)
    L("into play", "into play on top of {host:one np}", IntoPlay, how=into_play.ON_TOP)
    L("into play", "into play <on the bottom of|at the bottom of|under|beneath> {host:one np}", IntoPlay, how=into_play.ON_BOTTOM)
    L("into play", "into play in its place", IntoPlay, how=into_play.IN_PLACE)
    L("into play", "into play as {as_one:some} in its place", IntoPlay, how=into_play.IN_PLACE)
    L("dest", "face-down<| and sideways> under {host:one np}", Beneath)
    L("do", "using cards from {pile:zone}, put {what:headed} {dest:into play}", Assemble)
    played(L)
    L.frame(Swap, "swap|swaps|swapped|swapped", "the <place|places> of {a:one np} <with|and> {b:one np}")
    L.frame(Swap, "swap|swaps|swapped|swapped", "the <place|places> of {a:one np}")
    L.frame(Swap, "swap|swaps|swapped|swapped", "{a:one np} with {b:one np}")
    for words in ("the BP of {a:one np} <with|and> the BP of {b:one np}", "the BP of {a:one np} <with|and> {b:one np}", "{a:this}'s BP with {b:one np}'s BP", "{a:this}'s BP with the BP of {b:one np}"):
        L.frame(SwapBP, "swap|swaps|swapped|swapped", words + " {until}")
    L.frame(ShufflePile, "shuffle|shuffles|shuffled|shuffled", "{pile:deck}")
    L("deck", "{whose:anywhose} deck", Pile, place=DECK)
    shuffled = of(Move, verb=moving.SHUFFLE_IT, what=slot("what"), dest=of(To, pile=slot("pile")))
    L("do", "<return|put> {what:obj} <to|into> {pile:deck}<,|> and shuffle <it|that deck|your deck>", Chain, items=[shuffled])
    L("do", "draw {a:cards} if {who:this} is {x:state}, {b:cards} if {y:state}, or {c:cards} if {z:state}", DrawByState, counts=[slot("a"), slot("b"), slot("c")], states=[slot("x"), slot("y"), slot("z")])
    texts(L)
    happenings(L)


def elliptic(L: Language) -> None:
    """Cards sent this way, if you returned a card with this effect: where to is known from what was done."""
    for forms, kinds in ELLIPTIC:
        _, _, past, participle = forms.split("|")
        act = of(Moved, kinds_=kinds, what=slot("subject"))
        bare = of(Moved, kinds_=kinds, what=of(references.Thing))
        with L.closed(participle + " without a destination"):
            L("past", "{who:player} " + past + " {subject:obj} {when:window}", Happened, act=act)
            L("past", "{subject:bare np} <was|were> " + participle + "< by {by:agent}> {when:window}", Happened, act=act)
            L("post", participle + "< by {by:agent}> {when:window}", HappenedTo, act=bare)
            L("post", "you " + past + " {when:window}", HappenedTo, act=bare, who=of(Player, who=owners.YOU))


def played(L: Language) -> None:
    """Cards put into play with this effect; the 『NAME』 you put into play: any way of putting is meant."""
    any_way = of(Event, which=events.ENTERS, what=of(references.Thing))
    L("post", "put into play {when:window}", HappenedTo, act=any_way)
    L("post", "you put into play< {when:window}>", HappenedTo, act=any_way, who=of(Player, who=owners.YOU), unit=True)


def texts(L: Language) -> None:
    """Texts as things."""
    for number, every in (("<one effect text|one effect|an effect text|an effect>", False), ("<all effect texts|all effects|the effects|the effect texts|all of the effects>", True)):
        L.frame(Negate, "negate|negates|negated|negated", number + " of {who:one np} {until}", every=every)
    L("do", "negate <its|their> effects {until}", Negate, who=of(references.Ref, role=references.IT), every=True)
    L("do", "negate {who:one np}'s effects {until}", Negate, every=True)
    for words, scene in (("character", False), ("scene", True)):
        L.frame(CarryOut, "trigger|triggers|triggered|triggered", f"one 《When this {words} enters play》effect <on|of> {{who:one np}}", scene=scene)
    L("do", "choose one [Activate]effect on {who:owned} and resolve it by paying its cost, ignoring any [SIN][DBL][TRP]and usage limits that it has", CarryOut, payment=True)
    L("charge", "[Charge {n:circled}] {names:charged}", Charge)
    L("sentence", "{body:charge}", OneSentence)
    L.include("do", "charge")
    L("moment", "<When|Whenever> {who:player} <use|uses|resolve|resolves> <a|an> [Activate]effect", Trigger, act=of(UseText, what=of(references.Thing)))
    for words in ("<When|Whenever> {who:player} <use|uses|resolve|resolves> <a|an> [Activate]effect <of|on|from> {subject:bare np}",):
        L("moment", words, Trigger, act=of(UseText, what=slot("subject")))
    L("moment", "<When|Whenever> {subject:one np} resolves <a|an> [Activate]effect", Trigger, act=of(UseText, what=slot("subject")))
    L("happened", "<a|an> [Activate]effect <from|of> {subject:owned} was <used|resolved> {when:window}", Happened, act=of(UseText, what=slot("subject")))
    L("happened", "{p:player} <used|resolved> <a|an> [Activate]effect <from|of> {subject:bare np} {when:window}", Happened, act=of(UseText, what=slot("subject")), who=slot("p"))
    L("happened", "{p:player} <used|resolved> <a|an> [Activate]effect {when:window}", Happened, act=of(UseText, what=of(references.Thing)), who=slot("p"))


def happenings(L: Language) -> None:
    L.event(Event, "enter|enters|entered|entered", "play", which=events.ENTERS)
    for words, side in (("your field", owners.YOU), ("<your opponent's|an opponent's> field", owners.OPPONENT)):
        act = of(Event, which=events.ENTERS, what=slot("subject"), side=side)
        L("moment", "<When|Whenever> {subject:bare np} <enters|enter> play on " + words, Trigger, act=act)
        L("happened", "{subject:bare np} entered play on " + words + "< {when:window}>", Happened, act=act)
    L.event(Event, "win|wins|won|won", "<its|a> battle", which=events.WINS)
    L.event(Event, "lose|loses|lost|lost", "<its|a> battle", which=events.LOSES)
    L.event(Event, "tie|ties|tied|tied", "<its|a> battle", which=events.TIES)
    L.event(Event, "leave|leaves|left|left", "<play|the field>", which=events.LEAVES)
    battles(L)
    changes(L)
    up = of(Event, which=events.LEVELS_UP, what=slot("subject"))
    L("moment", "<When|Whenever> {subject:bare np} <levels|level> up", Trigger, act=up)
    L("past", "{who:player} <leveled|levelled> up {subject:obj} {when:window}", Happened, act=up)
    entered = of(Event, which=events.ENTERS, what=slot("subject"))
    L("happened", "{subject:bare np} <was|were> put into play by {by:agent}< {when:window}>", Happened, act=entered)
    L("happened", "{subject:bare np} <was|were> put into play {when:window}", Happened, act=entered)
    L("past", "{who:player} put {subject:obj} into play {when:window}", Happened, act=entered)
    L("moment", "<When|Whenever> {subject:bare np} <is|are> put into play< by {by:agent}>", Trigger, act=entered)
    L("moment", "<When|Whenever> you put {subject:obj} into play", Trigger, act=entered, who=of(Player, who=owners.YOU))
    L("moment", "<When|Whenever> {who:third} puts {subject:obj} into play", Trigger, act=entered)
    set_it = of(Event, which=events.IS_SET, what=slot("subject"))
    L("past", "{who:player} <have|has> set {subject:obj} {when:window}", Happened, act=set_it)
    L("past", "{who:player} set {subject:obj} {when:window}", Happened, act=set_it)
    L("acond", "{who:player} <have not|has not> set {subject:obj} {when:window}", NotTrue, condition=of(Happened, who=slot("who"), act=set_it, when=slot("when")))
    L("acond", "{who:player} did not set {subject:obj} {when:window}", NotTrue, condition=of(Happened, who=slot("who"), act=set_it, when=slot("when")))
    L("moment", "<When|Whenever> you set {subject:obj}", Trigger, act=set_it, who=of(Player, who=owners.YOU))
    L("moment", "<When|Whenever> {who:third} sets {subject:obj}", Trigger, act=set_it)
    starts = "At <the start of|start of|the beginning of> "
    L("moment", starts + "<turn|the turn|this turn|each turn|every turn>", Trigger, act=of(PhaseBegins, phase=START_PHASE))
    for words, phase in PHASES:
        L("moment", starts + "the " + words + " Phase", Trigger, act=of(PhaseBegins, phase=phase))
    L("moment", "At <end of turn|the end of turn|the end of the turn|the end of this turn>", Trigger, act=of(TurnEnds))


def battles(L: Language) -> None:
    """You won two or more battles last turn; fewer battles than your opponent; for each battle you lost."""
    with L.closed("battles that were won, lost, tied"):
        for words, which in (("won", events.WINS), ("lost", events.LOSES), ("tied", events.TIES)):
            for person, who in (("you", owners.YOU), ("<your opponent|an opponent>", owners.OPPONENT)):
                side = of(Whose, who=who)
                one = of(Some, q=slot("q"), what=A_CHARACTER, whose=side)
                L("past", f"{person} {words} {{q:anyq}} <battle|battles> {{when:window}}", Happened, act=of(Event, which=which, what=one))
                L("count", f"<battle|battles> {person} {words} {{when:window}}", CountOf, what=of(Some, q=None, what=battled(which), whose=side))
                for more, op in (("more", MORE), ("fewer", LESS)):
                    counts = [of(CountOf, what=of(Some, q=None, what=battled(which), whose=of(Whose, who=whose))) for whose in (who, owners.YOU + owners.OPPONENT - who)]
                    other = "you" if who == owners.OPPONENT else "<your opponent|an opponent>"
                    L("acond", f"{person} {words} {more} battles than {other} {{when:window}}", AmountIs, amount=counts[0], compared=of(Compared, op=op, amount=counts[1]))
            several = of(Some, q=slot("q"), what=slot("what"), whose=slot("whose"))
            L("past", "{whose} {what:bare desc} " + words + " {q} <battle|battles> {when:window}", Happened, act=of(Event, which=which, what=several))


def battled(which: int) -> Any:
    done = of(HappenedTo, act=of(Event, which=which, what=of(references.Thing)), when=slot("when"), unit=True)
    return of(Description, noun=of(Noun, noun=tests.NOUN_CHARACTER), posts=of(Posts, items=[done]))


A_CHARACTER = of(Description, noun=of(Noun, noun=tests.NOUN_CHARACTER))
CHANGED = (("BP", "increased", events.BP_UP), ("BP", "decreased", events.BP_DOWN), ("BP grade", "increased", events.GRADE_UP), ("BP grade", "decreased", events.GRADE_DOWN))


def changes(L: Language) -> None:
    """A character's BP is decreased, its place is swapped: as a moment, as what has happened, as what is true of it."""
    with L.closed("BP, BP grade, place: changed"):
        for words, done, which in CHANGED:
            act = of(Event, which=which, what=slot("subject"))
            for whose in ("{subject:one np}'s " + words, "{subject:holder}'s " + words, "{subject:holder}' " + words, "the " + words + " of {subject:bare np}"):
                L("moment", "<When|Whenever> " + whose + f" is {done}< by {{by:agent}}>", Trigger, act=act)
                L("happened", whose + f" was {done}< by {{by:agent}}>< {{when:window}}>", Happened, act=act)
            L("post", f"whose {words} was {done}< by {{by:agent}}> {{when:window}}", HappenedTo, act=of(Event, which=which, what=of(references.Thing)), unit=True)
        act = of(Event, which=events.CHANGES_PLACE, what=slot("subject"))
        for whose in ("the <place|places> of {subject:bare np}",):
            L("moment", "<When|Whenever> " + whose + " <is|are> swapped< by {by:agent}>", Trigger, act=act)
            L("happened", whose + " <was|were> swapped< by {by:agent}>< {when:window}>", Happened, act=act)
    L("moment", "<When|Whenever> {subject:bare np} <leaves|leave> the scene area", Trigger, act=of(Event, which=events.LEAVES, what=slot("subject")))
    L("happened", "{subject:bare np} left the scene area< {when:window}>", Happened, act=of(Event, which=events.LEAVES, what=slot("subject")))
    gone = of(Event, which=events.REPLACED, what=slot("subject"))
    L("moment", "<When|Whenever> {subject:bare np} is replaced< by another scene>", Trigger, act=gone)
    L("happened", "{subject:bare np} was replaced< by another scene>< {when:window}>", Happened, act=gone)
    for verb, words in ((moving.PLACE_IT, "placed"), (moving.PUT_IT, "put")):  # face-down cards lie nowhere else
        under = of(Move, verb=verb, what=slot("subject"), dest=of(Beneath, host=slot("h")))
        L("happened", "{subject:bare np} <was|were> " + words + " under {h:one np}< by {by:agent}>< {when:window}>", Happened, act=under)
        L("moment", "<When|Whenever> {subject:bare np} <is|are> " + words + " under {h:one np}< by {by:agent}>", Trigger, act=under)

"""Further occasions: by whose effect something happens, moments under a condition, abilities given without marks."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import AllOf, Another, Except, It
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_ENDED,
    ATTACKED,
    BLOCKED,
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    CHOSEN,
    DREW,
    LEFT_FIELD,
    NOT_BLOCKED,
    PLAYED,
    RAIDED_OVER,
    READIED,
    RESTED,
    RETURNED,
    REVEALED,
    SIDELINED,
    TRIGGER_USED,
    WAS_BLOCKED,
    RaidTiming,
    Timing,
)
from quadriga.games.union_arena.vocabulary.actions_state import LockNext, Provided
from quadriga.games.union_arena.vocabulary.filters import AnyCard, IsType, OfYours, OnFrontLine
from quadriga.games.union_arena.vocabulary.filters_turn import FirstOfItsPlayer
from quadriga.games.union_arena.vocabulary.lines import When
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.timings import ACTIVE, RESTING, goes_without_saying
from quadriga.text.grammar import of, slot

KINDS = (("character", [0]), ("field", [1]), ("event", [2]), ("event card", [2]), ("character or event", [0, 2]), ("character or event card", [0, 2]))
MINE: Any = OfYours()
THEIRS: Any = Except(OfYours())
# What happens by an effect, and the kind of event
BY_EFFECTS = (
    ("is retired", SIDELINED), ("leaves the area", LEFT_FIELD), ("leaves your area", LEFT_FIELD),
    ("is returned to your hand", RETURNED), ("returns to your hand", RETURNED), ("returns from your area to your hand", RETURNED),
    ("is rested", RESTED), ("is set to active", READIED), ("is chosen", CHOSEN), ("is played", PLAYED),
)  # fmt: skip


def agents(g: DialectGrammar) -> None:
    """Whose effect: yours, your opponent's or either's, of any card or of some kind of card."""
    g.phrase("agent", "your <card |>effects", AllOf, filters=[MINE])
    g.phrase("agent", "your <card |>effect", AllOf, filters=[MINE])
    g.phrase("agent", "your or your opponent's <effect|effects>", AllOf, filters=[AnyCard()])
    g.phrase("agent", "you or your opponent's <effect|effects>", AllOf, filters=[AnyCard()])
    g.phrase("agent", "your opponent's effects", AllOf, filters=[THEIRS])
    for words, types in KINDS:
        for owner, whose in (("your", MINE), ("your opponent's", THEIRS)):
            g.phrase("agent", f"{owner} {words} <effect|effects>", AllOf, filters=[whose, IsType(types)])


def subjects() -> list[tuple[str, dict[str, Any]]]:
    k = slot("k")
    return [
        *((who, {"own": True, "whose": BY_ANYBODY, "filters": []}) for who in ("this <character|card>", ACTIVE, RESTING)),
        ("<a|an> {k:kind} on your area", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("<a|an> {k:kind} on your front line", {"own": False, "whose": BY_YOU, "filters": [k, OnFrontLine()]}),
        ("another {k:kind} on your area", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
        ("your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("your other {k:kind}", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
        ("<a|an> {k:kind} on your opponent's area", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
        ("your opponent's {k:kind}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
    ]


def by_effects(g: DialectGrammar) -> None:
    for who, fields in subjects():
        for deed, kind in BY_EFFECTS:
            if ("front line" in who and kind in (SIDELINED, LEFT_FIELD, RETURNED)) or not goes_without_saying(who, kind):
                continue
            g.phrase("moment", f"when {who} {deed} <by|due to> {{b:agent}}", Timing, kind=kind, others=[slot("b")], **fields)


def raids(g: DialectGrammar) -> None:
    for who, fields in subjects():
        if "front line" not in who and goes_without_saying(who, PLAYED):
            g.phrase("moment", f"when {who} raids", RaidTiming, kind=PLAYED, others=[], **fields)
    g.phrase("moment", "when you raid on <a|an> {k:kind}", Timing, kind=RAIDED_OVER, own=False, whose=BY_YOU, filters=[slot("k")], others=[])


def attacks(g: DialectGrammar) -> None:
    k = slot("k")
    g.phrase("moment", "when this character's attack ends", Timing, kind=ATTACK_ENDED, own=True, whose=BY_ANYBODY, filters=[], others=[])
    for words, first in (("attack", []), ("first attack of each turn", [FirstOfItsPlayer()]), ("first attack each turn", [FirstOfItsPlayer()])):
        g.phrase("moment", f"at the end of the {words} of your {{k:kind}}", Timing, kind=ATTACK_ENDED, own=False, whose=BY_YOU, filters=[k, *first], others=[])
        if first:
            g.phrase("moment", f"at the end of your character's {words}", Timing, kind=ATTACK_ENDED, own=False, whose=BY_YOU, filters=first, others=[])
    for words in ("makes their first attack of this turn", "makes their first attack of the turn", "attacks for the first time this turn"):
        g.phrase("moment", "when your opponent " + words, Timing, kind=ATTACKED, own=False, whose=BY_OPPONENT, filters=[FirstOfItsPlayer()], others=[])
    for deed, kind in (("attacks", ATTACKED), ("blocks", BLOCKED), ("attacks and is not blocked", NOT_BLOCKED), ("attacks and is blocked", WAS_BLOCKED)):
        g.phrase("moment", f"when <a|an> {{k:fielded}} {deed}", Timing, kind=kind, own=False, whose=BY_ANYBODY, filters=[k], others=[])
    two = [of(Timing, kind=kind, own=False, whose=BY_YOU, filters=[slot(one)], others=[]) for one, kind in (("k", ATTACKED), ("l", BLOCKED))]
    for head in ("when", "if"):
        g.phrase("whenbody", head + " <a|an> {k:kind} on your area attacks or <a|an> {l:kind} on your area blocks, {first:clause}.", When, timings=two)
    for by, others in ((" with your effects", [MINE]), (" with your effect", [MINE]), (" by your effect", [MINE]), (" by your effects", [MINE])):
        g.phrase("moment", f"when you draw a card{by}", Timing, kind=DREW, own=False, whose=BY_YOU, filters=[], others=others)


def elsewhere(g: DialectGrammar) -> None:
    """What happens to this card outside the area: chosen where it lies, revealed from the deck."""
    own: dict[str, Any] = {"own": True, "whose": BY_ANYBODY, "filters": []}
    for where in ("in your outside area", "in the outside area"):
        g.phrase("moment", f"when this card {where} is chosen by {{b:agent}}", Timing, kind=CHOSEN, others=[slot("b")], **own)
    for when in ("when", "if"):
        g.phrase("moment", f"{when} this card is revealed from your deck", Timing, kind=REVEALED, others=[], **own)
        for who, whose in (("you", BY_YOU), ("your opponent", BY_OPPONENT), ("you or your opponent", BY_ANYBODY)):
            g.phrase("moment", f"{when} {who} <activate|activates> a trigger<| effect>", Timing, kind=TRIGGER_USED, own=False, whose=whose, filters=[], others=[])


def under_conditions(g: DialectGrammar) -> None:
    """When something happens and something is so; if something is so, when something happens: one and the same."""
    then = of(Provided, condition=slot("c"), then=slot("a"))
    for words in ("{m:moment} and {c:conds}, {a:clause}.", "{m:moment} and if {c:conds}, {a:clause}.", "if {c:conds}, {m:moment}, {a:clause}."):
        g.phrase("whenbody", words, When, timings=[slot("m")], first=then)
        g.phrase("whenbody", words + " {sentences}", When, timings=[slot("m")], first=then)


def given(g: DialectGrammar) -> None:
    """A lock given in quotation marks."""
    would = '"The next time this character would <be set|set|be switched|become>< to|> active<|,> it does not"'
    g.phrase("act", "<give|gives> {what} " + would, LockNext)
    g.phrase("act", "{what} <gets|gains> " + would, LockNext)
    g.phrase("joined", "{a:act} and <it|they> <does not|do not> become active the next time <it|they> would", Sequence, steps=[slot("a"), LockNext(It())])


def add(g: DialectGrammar) -> None:
    if not g.asian:
        return
    agents(g)
    by_effects(g)
    raids(g)
    attacks(g)
    elsewhere(g)
    under_conditions(g)
    given(g)

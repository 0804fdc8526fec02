"""Phrases for moments: when something happens to somebody, at the start or end of something (ua.cond.none.1)."""

from __future__ import annotations

from typing import Any

from quadriga.effects.groups import Another, Except
from quadriga.games.union_arena.chapters.table import FRONT
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_ENDED,
    ATTACK_PHASE_ENDS,
    ATTACK_PHASE_STARTS,
    ATTACKED,
    BATTLE_ENDED,
    BLOCKED,
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    CHOSEN,
    COURSE_BLOCKED,
    COURSE_LOST,
    COURSE_NOT_BLOCKED,
    COURSE_WON,
    DAMAGED,
    DECK_TO_SIDELINE,
    END_PHASE_STARTS,
    GAINED_BP,
    HAND_TO_SIDELINE,
    LEFT_FIELD,
    LIFE_TO_SIDELINE,
    LOST,
    MAIN_PHASE_ENDS,
    MAIN_PHASE_STARTS,
    MOVED,
    NOT_BLOCKED,
    PLAYED,
    RAIDED_OVER,
    READIED,
    RESTED,
    RETURNED,
    SIDELINED,
    TRIGGER_USED,
    TURN_STARTS,
    USED_ACTIVATE,
    USED_EVENT,
    WAS_BLOCKED,
    WON,
    AttackPhaseTiming,
    AttackTiming,
    BlockTiming,
    CourseTiming,
    PlaceTiming,
    RaidTiming,
    Timing,
    TogetherTiming,
)
from quadriga.games.union_arena.vocabulary.filters import AnyCard, OfYours, OnEnergyLine, OnFrontLine
from quadriga.games.union_arena.vocabulary.lines import When
from quadriga.text.grammar import Grammar, slot

# What happens, the kind of event, the class of timing, and filters on the card whose ability does it.
YOURS: list[Any] = [OfYours()]
THEIRS: list[Any] = [Except(OfYours())]
DEEDS: list[tuple[str, int, type[Timing], list[Any]]] = [
    ("attacks", ATTACKED, Timing, []),
    ("attacks a character", ATTACKED, Timing, [AnyCard()]),
    ("attacks <a|an> {l:kind} on your opponent's front line", ATTACKED, Timing, [slot("l")]),
    ("is blocked by <a|an> {l:kind}", WAS_BLOCKED, Timing, [slot("l")]),
    ("blocks <a|an> {l:kind}", BLOCKED, Timing, [slot("l")]),
    ("attacks and is blocked by <a|an> {l:kind}", WAS_BLOCKED, Timing, [slot("l")]),
    ("attacks and is not blocked", NOT_BLOCKED, Timing, []),
    ("attacks and is blocked", WAS_BLOCKED, Timing, []),
    ("is blocked", WAS_BLOCKED, Timing, []),
    ("blocks", BLOCKED, Timing, []),
    ("wins a battle", WON, Timing, []),
    ("loses a battle", LOST, Timing, []),
    ("attacks and wins a battle", WON, AttackTiming, []),
    ("attacks and loses a battle", LOST, AttackTiming, []),
    ("blocks and wins a battle", WON, BlockTiming, []),
    ("blocks and loses a battle", LOST, BlockTiming, []),
    ("is sidelined", SIDELINED, Timing, []),
    ("is sidelined by one of your abilities", SIDELINED, Timing, YOURS),
    ("is sidelined by <one of your opponent's abilities|your opponent's ability>", SIDELINED, Timing, THEIRS),
    ("is sidelined by an ability", SIDELINED, Timing, [AnyCard()]),
    ("is sidelined by an ability on one of your {l:kind}", SIDELINED, Timing, [slot("l"), OfYours()]),
    ("leaves <the|your> field <due to|by> one of your opponent's abilities", LEFT_FIELD, Timing, THEIRS),
    ("leaves <the|your> field <due to|by> one of your abilities", LEFT_FIELD, Timing, YOURS),
    ("is returned to your hand by one of your abilities", RETURNED, Timing, YOURS),
    ("is returned to your hand by one of your opponent's abilities", RETURNED, Timing, THEIRS),
    ("is Raided by <a|an> {l:kind}", RAIDED_OVER, Timing, [slot("l")]),
    ("is played by one of your abilities", PLAYED, Timing, YOURS),
    ("is returned to your hand< from your field>", RETURNED, Timing, []),
    ("leaves <the|your> field", LEFT_FIELD, Timing, []),
    ("is Raided", RAIDED_OVER, Timing, []),
    ("performs Raid", PLAYED, RaidTiming, []),
    ("is played< onto your field>", PLAYED, Timing, []),
    ("moves outside of <your|the> movement phase", MOVED, Timing, []),
    ("moves during your attack phase", MOVED, AttackPhaseTiming, []),
    ("is switched to resting by one of your abilities", RESTED, Timing, YOURS),
    ("is switched to resting by one of your opponent's abilities", RESTED, Timing, THEIRS),
    ("is switched to resting by <an ability|one of your or your opponent's abilities>", RESTED, Timing, []),
    ("is switched to active by one of your abilities", READIED, Timing, YOURS),
    ("is switched to active by an ability", READIED, Timing, []),
    ("is chosen by one of your abilities", CHOSEN, Timing, YOURS),
    ("is chosen by <one of your opponent's abilities|your opponent's ability>", CHOSEN, Timing, THEIRS),
]
# Leaving events look at the line that was left.
LEAVING = (SIDELINED, RETURNED, LEFT_FIELD)


ACTIVE = "this active <character|card>"
RESTING = "this rested <character|card>"


def goes_without_saying(who: str, kind: int) -> bool:
    """That it was active is no condition for a card that comes to rest, nor the other way; of anything else it would be."""
    return kind == {ACTIVE: RESTED, RESTING: READIED}.get(who, kind)


def subjects() -> list[tuple[str, dict[str, Any], bool]]:
    """Who it happens to; whether on the front line."""
    k = slot("k")
    return [
        ("this <character|card>", {"own": True, "whose": BY_ANYBODY, "filters": []}, False),
        (ACTIVE, {"own": True, "whose": BY_ANYBODY, "filters": []}, False),
        ("<a|an> {k:kind} on your field", {"own": False, "whose": BY_YOU, "filters": [k]}, False),
        ("another {k:kind} on your field", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}, False),
        ("one of your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}, False),
        ("<a|an> {k:kind} on your front line", {"own": False, "whose": BY_YOU, "filters": [k]}, True),
        ("another {k:kind} on your front line", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}, True),
        ("<a|an> {k:kind} on your opponent's field", {"own": False, "whose": BY_OPPONENT, "filters": [k]}, False),
        ("one of your opponent's {k:kind}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}, False),
        ("<a|an> {k:kind} on your opponent's front line", {"own": False, "whose": BY_OPPONENT, "filters": [k]}, True),
    ]


def whens(g: Grammar) -> None:
    for who, fields, front in subjects():
        for deed, kind, cls, by in DEEDS:
            if not goes_without_saying(who, kind):
                continue
            given = {**fields, "kind": kind, "others": by}
            if front and kind in LEAVING:
                if cls is Timing:
                    g.phrase("moment", f"when {who} {deed}", PlaceTiming, place=FRONT, **given)
                continue
            if front:
                given["filters"] = [*fields["filters"], OnFrontLine()]
            g.phrase("moment", f"when {who} {deed}", cls, **given)


def further(g: Grammar) -> None:
    def moment(words: str, kind: int, whose: int = BY_ANYBODY, own: bool = False, filters: Any = (), others: Any = (), of: type[Timing] = Timing) -> None:  # fmt: skip
        g.phrase("moment", words, of, kind=kind, own=own, whose=whose, filters=list(filters), others=list(others))

    k, by = slot("k"), slot("l")
    moment("when this character's attack is not blocked", NOT_BLOCKED, own=True)
    moment("when this character attacks from the energy line", ATTACKED, own=True, filters=[OnEnergyLine()])
    moment("when this character's BP is increased", GAINED_BP, own=True)
    moment("when this character deals damage to your opponent", DAMAGED, own=True)
    moment("when performing Raid on this character", RAIDED_OVER, own=True)
    moment("at the end of this character's attack", ATTACK_ENDED, own=True)
    for words, went in (
        ("<wins|won> a battle", COURSE_WON),
        ("<loses|lost> a battle", COURSE_LOST),
        ("<is|was> blocked", COURSE_BLOCKED),
        ("<is|was> not blocked", COURSE_NOT_BLOCKED),
    ):
        g.phrase("moment", "at the end of an attack in which this character " + words, CourseTiming,
                 kind=ATTACK_ENDED, own=True, whose=BY_ANYBODY, filters=[], others=[], course=went)  # fmt: skip
    moment("at the end of an attack by <a|an> {k:kind} on your field", ATTACK_ENDED, BY_YOU, filters=[k])
    moment("when this character is chosen by an ability on one of your {l:kind}", CHOSEN, own=True, others=[by, OfYours()])
    moment("when the [Activate: Main] ability of <a|an> {k:kind} on your field activates", USED_ACTIVATE, BY_YOU, filters=[k])
    moment("when your opponent <uses|activates> an [Activate: Main] ability", USED_ACTIVATE, BY_OPPONENT)
    moment("when you <take|are dealt> damage", DAMAGED, BY_YOU)
    moment("when your opponent <takes|is dealt> damage", DAMAGED, BY_OPPONENT)
    moment("when <a|an> {k:kind} is played onto your field", PLAYED, BY_YOU, filters=[k])
    moment("when another {k:kind} is played onto your field", PLAYED, BY_YOU, filters=[Another(), k])
    moment("when you play <a|an> {k:kind}", PLAYED, BY_YOU, filters=[k])
    moment("when <a|an> {k:kind} is played onto your opponent's field", PLAYED, BY_OPPONENT, filters=[k])
    moment("when you use an event card", USED_EVENT, BY_YOU)
    moment("when your opponent uses an event card", USED_EVENT, BY_OPPONENT)
    moment("when your opponent plays <a|an> {k:kind}", PLAYED, BY_OPPONENT, filters=[k])
    moment("when you perform Raid", RAIDED_OVER, BY_YOU)
    moment("when <a|an> {k:kind} is placed from your hand into your sideline", HAND_TO_SIDELINE, BY_YOU, filters=[k])
    moment("when <a|an> {k:kind} is placed from your deck into your sideline", DECK_TO_SIDELINE, BY_YOU, filters=[k])
    moment("when <a|an> {k:kind} is placed from your hand into your sideline by one of your abilities", HAND_TO_SIDELINE, BY_YOU, filters=[k], others=YOURS)
    moment("when <a|an> {k:kind} is placed from your deck into your sideline by one of your abilities", DECK_TO_SIDELINE, BY_YOU, filters=[k], others=YOURS)
    moment("when your opponent activates a trigger ability", TRIGGER_USED, BY_OPPONENT)
    moment("when you activate a trigger ability", TRIGGER_USED, BY_YOU)
    moment("when <a|an> {k:kind} is placed from your life area into your sideline", LIFE_TO_SIDELINE, BY_YOU, filters=[k])
    moment("when this card is placed from your hand into your sideline", HAND_TO_SIDELINE, own=True)
    moment("when this card is placed from your hand into your sideline <by|with> one of your abilities", HAND_TO_SIDELINE, own=True, others=YOURS)
    moment("when this card is placed from your deck into your sideline", DECK_TO_SIDELINE, own=True)
    moment("when this card is placed from your deck into your sideline <by|with> one of your abilities", DECK_TO_SIDELINE, own=True, others=YOURS)
    for zone, kind in (("hand", HAND_TO_SIDELINE), ("deck", DECK_TO_SIDELINE)):
        words = f"from your {zone} into your sideline <by|with> an ability on"
        moment(f"when this card is placed {words} <a |an |one of your >" + "{l:kind}< on your field>", kind, own=True, others=[by, OfYours()])
        moment(f"when cards are placed {words} <a |an |one of your >" + "{l:kind}< on your field>", kind, BY_YOU, others=[by, OfYours()], of=TogetherTiming)
        moment("when you place <a|an> {k:kind} " + words + " one of your {l:kind}", kind, BY_YOU, filters=[k], others=[by, OfYours()], of=TogetherTiming)
    for words, kind, whose in (
        ("at the start of your turn", TURN_STARTS, BY_YOU),
        ("at the start of your opponent's turn", TURN_STARTS, BY_OPPONENT),
        ("at the start of your main phase", MAIN_PHASE_STARTS, BY_YOU),
        ("at the end of your main phase", MAIN_PHASE_ENDS, BY_YOU),
        ("at the start of your attack phase", ATTACK_PHASE_STARTS, BY_YOU),
        ("at the start of your opponent's attack phase", ATTACK_PHASE_STARTS, BY_OPPONENT),
        ("at the end of your attack phase", ATTACK_PHASE_ENDS, BY_YOU),
        ("at the end of your opponent's attack phase", ATTACK_PHASE_ENDS, BY_OPPONENT),
        ("at the end of each attack phase", ATTACK_PHASE_ENDS, BY_ANYBODY),
        ("at the end of your attack phase and your opponent's attack phase", ATTACK_PHASE_ENDS, BY_ANYBODY),
        ("at the end of the battle", BATTLE_ENDED, BY_ANYBODY),
        ("at the start of <your|the> end phase", END_PHASE_STARTS, BY_YOU),
        ("at the end of your turn", END_PHASE_STARTS, BY_YOU),
        ("at the end of your opponent's turn", END_PHASE_STARTS, BY_OPPONENT),
    ):
        moment(words, kind, whose)
    # inside quotation marks the turn is the one in which the ability was gained
    for words, kind in (
        ("at the end of the main phase", MAIN_PHASE_ENDS),
        ("at the end of the attack phase", ATTACK_PHASE_ENDS),
        ("at the end of the turn", END_PHASE_STARTS),
    ):
        g.phrase("qmoment", words, Timing, kind=kind, own=False, whose=BY_ANYBODY, filters=[], others=[])
    g.include("qmoment", "moment")


# Two moments of one card.
PAIRS = (
    ("is sidelined or returned to your hand< from your field>", SIDELINED, RETURNED),
    ("attacks or blocks", ATTACKED, BLOCKED),
    ("blocks or attacks", BLOCKED, ATTACKED),
    ("is played or attacks", PLAYED, ATTACKED),
    ("is played or blocks", PLAYED, BLOCKED),
    ("is played or sidelined", PLAYED, SIDELINED),
    ("attacks or is sidelined", ATTACKED, SIDELINED),
    ("blocks or is sidelined", BLOCKED, SIDELINED),
    ("is played or Raided", PLAYED, RAIDED_OVER),
    ("wins or loses a battle", WON, LOST),
)


def pairs(g: Grammar) -> None:
    for words, first, second in PAIRS:
        both = [Timing(kind, True, BY_ANYBODY, [], []) for kind in (first, second)]
        g.phrase("whenbody", "when this character " + words + ", {first:clause}.", When, timings=both)
        g.phrase("whenbody", "when this character " + words + ", {first:clause}. {sentences}", When, timings=both)


def add(g: Grammar) -> None:
    pairs(g)
    whens(g)
    further(g)

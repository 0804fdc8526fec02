"""Cards that change zones and lines: when it happens, whether it has happened this turn, from where to where (ua.text.history.1)."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Not
from quadriga.effects.groups import Another, This
from quadriga.games.union_arena.chapters.durations import UNTIL_BATTLE_ENDS
from quadriga.games.union_arena.chapters.table import DECK, ENERGY, FRONT, REMOVAL, SIDELINE
from quadriga.games.union_arena.chapters.timing import (
    ATTACKED,
    BLOCKED,
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    END_PHASE_STARTS,
    LEFT_FIELD,
    MOVED,
    MOVED_TO,
    RETURNED,
    SIDELINED,
    GoneTiming,
    LostTiming,
    Timing,
)
from quadriga.games.union_arena.vocabulary.actions import Remove, ToDeck, ToHand
from quadriga.games.union_arena.vocabulary.actions_state import Later, Provided, SendElsewhere
from quadriga.games.union_arena.vocabulary.amounts import HappenedCount
from quadriga.games.union_arena.vocabulary.conditions import Counts
from quadriga.games.union_arena.vocabulary.conditions_turn import Happened
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, IsThisCard
from quadriga.games.union_arena.vocabulary.gains import Gain, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import Do, Line, Sentence, Stand, When
from quadriga.games.union_arena.vocabulary.standing import FALL_IN_BATTLE, Forbids
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot, splice

# From a side's field to a zone: what is said of one card, of several, and the event; -1 where the event itself says it.
GONE = (
    ("returned", "{f} to {h} hand", RETURNED, -1), ("@retired", "{f}", SIDELINED, -1), ("placed", "{f} @in_outside", LEFT_FIELD, SIDELINE),
    ("<placed|moved>", "{f} @in_remove", LEFT_FIELD, REMOVAL), ("<placed|returned>", "{f} <on|at|to> the <bottom|top> of {h} deck", LEFT_FIELD, DECK),
)  # fmt: skip


def subjects(g: DialectGrammar, side: int) -> list[tuple[str, dict[str, Any]]]:
    k = slot("k")
    whose = BY_YOU if side == 0 else BY_OPPONENT
    mine: dict[str, Any] = {"own": False, "whose": whose, "filters": [k]}
    found = [("<a|an> {k:kind}", mine), ("another {k:kind}", {**mine, "filters": [Another(), k]})]
    if side == 0:
        found += [("one of your {k:kind}", mine), ("this <character|card>", {"own": True, "whose": BY_ANYBODY, "filters": []})]
        found += [("your {k:kind}", mine)] if g.asian else []
    else:
        found += [("one of your opponent's {k:kind}", mine)] + ([("your opponent's {k:kind}", mine)] if g.asian else [])
    return found


def gone(g: DialectGrammar) -> None:
    """From a field to a hand, a sideline, a removal area, a deck."""
    field, turn = said(g, "@area"), said(g, "@this_turn")
    for side, owner in ((0, "your"), (1, "your opponent's")):
        hand = "your" if side == 0 else "<their|your opponent's>"
        zones = {"@in_outside": "<to|in|into> <the|your|their> outside area" if g.asian else f"into {hand} sideline",
                 "@in_remove": "<to|in|into> <the|your|their> remove area" if g.asian else f"into {hand} removal area"}  # fmt: skip
        for verb, goal, kind, place in GONE:
            to = goal.replace("{f}", f"from {owner} {field}").replace("{h}", hand)
            for mark, words in zones.items():
                to = to.replace(mark, words)
            did = f"{said(g, verb)} {to}"
            timing: dict[str, Any] = {"kind": kind, "others": []}
            for who, fields in subjects(g, side):
                make = Timing if place < 0 else GoneTiming
                g.phrase("moment", f"when {who} is {did}", make, **timing, **fields, **({} if place < 0 else {"place": place}))
            happened = {"kind": kind, "whose": side, "filters": [slot("k")], "number": place}
            counted = of(HappenedCount, **happened)
            for was, were in (("was", "were"), ("has been", "have been"), ("is", "are")):
                g.phrase("cond", f"<a|an> {{k:kind}} {was} {did} {turn}", Happened, by=[], **happened)
                g.phrase("cond", f"{{n:count}} {{how}} {{k:kind}} {were} {did} {turn}", Counts, amount=counted)
                g.phrase("cond", f"{{n:count}} {{k:kind}} {were} {did} {turn}", Counts, amount=counted, how=EXACTLY)
                g.phrase("cond", f"no {{k:kind}} {were} {did} {turn}", Not, condition=of(Happened, by=[], **happened))
            g.phrase("each", f"<each|every> {{k:kind}} {did} {turn}", HappenedCount, **happened)


def moved(g: DialectGrammar) -> None:
    """From line to line this turn, in any phase."""
    field, turn = said(g, "@area"), said(g, "@this_turn")
    any_ = "<the|your|their> "
    goals = ((f" from {any_}energy line to {any_}front line", FRONT), (f" to {any_}front line", FRONT), (f" from {any_}front line to {any_}energy line", ENERGY), (f" to {any_}energy line", ENERGY))
    for goal, to in goals:
        for has in ("", "has "):
            this: dict[str, Any] = {"kind": MOVED_TO, "whose": 0, "filters": [IsThisCard()], "by": [], "number": to}
            g.phrase("cond", f"this <character|card> {has}moved{goal} {turn}", Happened, **this)
            for who, whose, filters in ((f"<a|an> {{k:kind}}<| on your {field}>", 0, []), (f"another {{k:kind}}<| on your {field}>", 0, [Another()]), ("one of your {k:kind}", 0, []), (f"<a|an> {{k:kind}} on your opponent's {field}", 1, [])):
                g.phrase("cond", f"{who} {has}moved{goal} {turn}", Happened, kind=MOVED_TO, whose=whose, filters=[*filters, slot("k")], by=[], number=to)
        for have in ("", "have "):
            for who, whose in ((f"{{k:kind}}<| on your {field}>", 0), ("of your {k:kind}", 0), (f"{{k:kind}} on your opponent's {field}", 1)):
                counted = of(HappenedCount, kind=MOVED_TO, whose=whose, filters=[slot("k")], number=to)
                g.phrase("cond", f"{{n:count}} {{how}} {who} {have}moved{goal} {turn}", Counts, amount=counted)
    for past, kind in (("attacked", ATTACKED), ("blocked", BLOCKED), ("moved", MOVED)):
        for who, whose in ((f"{{k:kind}} on your {field}", 0), ("of your {k:kind}", 0), (f"{{k:kind}} on your opponent's {field}", 1), ("of your opponent's {k:kind}", 1)):
            counted = of(HappenedCount, kind=kind, whose=whose, filters=[slot("k")])
            if g.asian:
                g.phrase("cond", f"{{n:count}} {{how}} {who} {past} {turn}", Counts, amount=counted)


def lost(g: DialectGrammar) -> None:
    """Sidelined as the loser of a battle (ua.sideline.1); not sidelined though it loses."""
    retired, field = said(g, "@retired"), said(g, "@area")
    k = slot("k")
    who: list[tuple[str, dict[str, Any]]] = [
        ("this <character|card>", {"own": True, "whose": BY_ANYBODY, "filters": []}),
        (f"<a|an> {{k:kind}} on your {field}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        (f"another {{k:kind}} on your {field}", {"own": False, "whose": BY_YOU, "filters": [Another(), k]}),
        (f"<a|an> {{k:kind}} on your opponent's {field}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
        ("one of your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]}),
        ("one of your opponent's {k:kind}", {"own": False, "whose": BY_OPPONENT, "filters": [k]}),
    ]
    if g.asian:
        who += [("your {k:kind}", {"own": False, "whose": BY_YOU, "filters": [k]})]
        who += [("your opponent's {k:kind}", {"own": False, "whose": BY_OPPONENT, "filters": [k]})]
    losing = "<by losing|due to losing|after losing|as a result of losing> <a|the> battle"
    for words, fields in who:
        g.phrase("moment", f"when {words} is {retired} {losing}", LostTiming, kind=SIDELINED, others=[], **fields)
    kept = QuotedAbility(Line([], Stand([Forbids(This(), FALL_IN_BATTLE, [])])))
    for tail in ("if it loses this battle", "even if it loses this battle", "by losing this battle", "due to losing this battle"):
        for words in (f"this character is not {retired} {tail}", f"this character will not be {retired} {tail}", f"this character is not {retired} during this battle {tail}"):
            g.phrase("act", words, Gain, what=This(), gains=[kept], ends=UNTIL_BATTLE_ENDS)


def delayed(g: DialectGrammar) -> None:
    """At the end of your turn, as one sentence behind others: put off until then, with its condition."""
    later = of(Provided, condition=slot("c"), then=slot("b"))
    ends = (("at the end of your turn", 0), ("at the end of your opponent's turn", 1), ("at the end of <the|this> turn", 2))
    for words, turn in ends:
        if turn != 2:
            g.phrase("delayed", words + ", {a:clause1}.", Sentence, do=of(Later, kind=END_PHASE_STARTS, turn=turn, action=slot("a"), about=This()))
        g.phrase("delayed", words + ", if {c:conds}, {b:clause1}.", Sentence, do=of(Later, kind=END_PHASE_STARTS, turn=turn, action=later, about=This()))
    g.capital("delayed")
    behind = [splice("s"), slot("l")]
    g.phrase("body", "{s:sentences} {l:delayed}", Do, sentences=behind)
    g.phrase("body", "{s:sentences} {l:delayed} {t:sentences}", Do, sentences=[*behind, splice("t")])
    g.phrase("whenbody", "{m:moment}, {first:clause}. {l:delayed}", When, timings=[slot("m")], sentences=[slot("l")])


def from_there(g: DialectGrammar) -> None:
    """This card, named with the zone where it lies."""
    out, gone_ = said(g, "@outside"), said(g, "@remove")
    for zone in (out, gone_):
        from_ = f"this <card|character> from your {zone}"
        if not (g.asian and zone == out):
            g.phrase("act", f"<add|return> {from_} to your hand", ToHand, what=This())
        for end, bottom in (("bottom", True), ("top", False)):
            g.phrase("act", f"<place|return> {from_} <on|at|to> the {end} of your deck", ToDeck, what=This(), bottom=bottom)
    into = "<to|in|into> <the|your> remove area" if g.asian else "into your removal area"
    g.phrase("act", f"place this <card|character> from your {out} {into}", Remove, what=This())
    instead = "instead of <to |in |into |><the|your> outside area" if g.asian else "instead of <into |><the|your> sideline"
    g.phrase("act", f"place this <card|character> {into} {instead}", SendElsewhere)
    for end, bottom in (("bottom", True), ("top", False)):
        g.phrase("act", f"<place|return> this <card|character> <on|at|to> the {end} of your deck {instead}", ToDeck, what=This(), bottom=bottom)
    g.phrase("act", f"<place|return|add> this <card|character> to your hand {instead}", ToHand, what=This())


def add(g: DialectGrammar) -> None:
    gone(g)
    moved(g)
    lost(g)
    delayed(g)
    from_there(g)

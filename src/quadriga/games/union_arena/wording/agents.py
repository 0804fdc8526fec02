"""Whose ability, on which card: one class for both wordings, wherever something is done by somebody (ua.text.opp.1).

An agent is a test of the card with the ability. Moments, conditions on the past, what set this off, and protection take
every agent; a trigger is no card's ability and fits only where nothing is asked of the card.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from quadriga.effects.flow import Not
from quadriga.effects.groups import AllOf, Another, Except, This
from quadriga.games.union_arena.chapters.timing import (
    BY_ANYBODY,
    BY_OPPONENT,
    BY_YOU,
    CHOSEN,
    DECK_TO_SIDELINE,
    DREW,
    HAND_TO_SIDELINE,
    LEFT_FIELD,
    LIFE_TO_SIDELINE,
    PLAYED,
    READIED,
    RESTED,
    RETURNED,
    SIDELINED,
    Timing,
)
from quadriga.games.union_arena.vocabulary.conditions_turn import ByAbility, Happened
from quadriga.games.union_arena.vocabulary.filters import AnyCard, IsThisCard, IsType, Kind, OfYours
from quadriga.games.union_arena.vocabulary.gains import Gain, QuotedAbility
from quadriga.games.union_arena.vocabulary.lines import Line, Stand
from quadriga.games.union_arena.vocabulary.protection import ForbidsDeeds, Immune, Sources
from quadriga.games.union_arena.vocabulary.standing import (
    BE_MOVED,
    BE_READIED,
    BE_READIED_BY_ABILITY,
    BE_REMOVED,
    BE_RESTED,
    BE_RETURNED,
    BE_SIDELINED,
    MOVE,
    AllOfThese,
    Forbids,
)
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.gains import UNTILS
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot

MINE: Any = OfYours()
THEIRS: Any = Except(OfYours())
TYPES = {0: "character", 1: "@site", 2: "event"}


def typed(g: DialectGrammar) -> list[tuple[str, list[int]]]:
    """Character, character or event …: every list of types of cards, before the word for an ability."""
    words = {n: said(g, word) for n, word in TYPES.items()}
    found = [(word, [n]) for n, word in words.items()]
    found += [(f"{words[a]} or {words[b]}", [a, b]) for a, b in permutations(TYPES, 2)]
    return found + [(f"{words[a]}, {words[b]}<,|> or {words[c]}", [a, b, c]) for a, b, c in permutations(TYPES, 3)]


def listed(g: DialectGrammar) -> list[tuple[str, list[int]]]:
    """Characters or event cards …: lists that are no noun by themselves."""
    words = {n: f"{said(g, word)} cards" if n == 2 else f"{said(g, word)}s" for n, word in TYPES.items()}
    found = [(f"{words[a]} or {words[b]}", [a, b]) for a, b in permutations(TYPES, 2) if (a, b) != (0, 1)]
    return found + [(f"{words[a]}, {words[b]}<,|> or {words[c]}", [a, b, c]) for a, b, c in permutations(TYPES, 3)]


Agent = tuple[str, Any, list[Any]]
"""The words, whose ability it is (None: anybody's), and tests of its card."""


def agents(g: DialectGrammar) -> list[Agent]:
    """Whoever does it, in this wording's own words; `agent` is the category of those that need no more than a test."""
    k = slot("k")
    g.phrase("agent card", "<{adjectives:adjs} >{which} {noun}< {more:mods}>", Kind)
    g.phrase("agent card", "<{adjectives:adjs} >{noun:noun0}< {more:mods}>", Kind)
    g.phrase("agent card", "<{adjectives:adjs} >{noun:bare}< {more:mods}>", Kind)
    g.phrase("agent card", "<card|cards> {more:mods}", Kind, noun=AnyCard())
    if g.asian:
        g.include("agentkind", "cardkind", "altkind")
        g.phrase("agentkind", "<{adjectives:adjs} >{which} {noun:bare}", Kind)
        for owner, whose in (("your", MINE), ("your opponent's", THEIRS)):
            g.phrase("described agent", f"{owner} {{k:agentkind}} <effect|effects>", AllOf, filters=[k, whose])
            g.phrase("described agent", f"<the effect|the effects|an effect> of {owner} {{k:agent card}}", AllOf, filters=[k, whose])
        g.phrase("described agent", "<a|an> {k:agentkind} effect", AllOf, filters=[k])
        g.phrase("described agent", "<the effect|the effects|an effect> of <a|an> {k:agent card}", AllOf, filters=[k])
        g.phrase("described agent", "<the effect|an effect> of another {k:agent card}", AllOf, filters=[Another(), k])
        for types, given in typed(g):
            g.phrase("described agent", f"<a|an> {types}<| card> effect", AllOf, filters=[IsType(given)])
        g.include("agent", "described agent")
        return [("{b:agent}", None, [slot("b")])]
    g.phrase("agent", "an ability on another {k:agent card}", AllOf, filters=[Another(), k])
    g.phrase("agent", "an ability on <a|an> {k:agent card}", AllOf, filters=[k])
    found: list[Agent] = [("{b:agent}", None, [slot("b")])]
    for owner, whose in (("your", MINE), ("your opponent's", THEIRS)):
        found.append((f"one of {owner} abilities", whose, []))
        found.append((f"{owner} <ability|abilities>", whose, []))
        found.append((f"<an ability|abilities> on <|one of >{owner} cards", whose, []))
        for types, given in typed(g):
            g.phrase("agent", f"<one of |>{owner} {types}<| card> <ability|abilities>", AllOf, filters=[whose, IsType(given)])
        g.phrase("agent", f"<an ability|abilities> on {owner} {{k:agent card}}", AllOf, filters=[k, whose])
        found.append((f"an ability on one of {owner} {{b:agent card}}", whose, [slot("b")]))
    for types, given in typed(g):
        g.phrase("agent", f"<a|an> {types}<| card> ability", AllOf, filters=[IsType(given)])
    return found


def tests(whose: Any, filters: list[Any]) -> list[Any]:
    """Of the card with the ability, as watchers ask."""
    return filters if whose is None else [*filters, whose]


# What is done to a card: in the present, in the past, the kind of event, whether it is a card's leaving the field.
DEEDS = (
    ("is @retired", "@retired", SIDELINED), ("is returned to your hand", "returned to your hand", RETURNED),
    ("leaves <the|your> @area", "", LEFT_FIELD), ("is chosen", "chosen", CHOSEN), ("is played", "played", PLAYED),
)  # fmt: skip
TURNS = (
    (("is switched to resting", "switched to resting", RESTED), ("is switched to active", "switched to active", READIED)),
    (("is rested", "rested", RESTED), ("is set to active", "set to active", READIED)),
)


def subjects(g: DialectGrammar) -> list[tuple[str, dict[str, Any]]]:
    k = slot("k")
    field = said(g, "@area")
    mine: dict[str, Any] = {"own": False, "whose": BY_YOU, "filters": [k]}
    other: dict[str, Any] = {"own": False, "whose": BY_YOU, "filters": [Another(), k]}
    theirs: dict[str, Any] = {"own": False, "whose": BY_OPPONENT, "filters": [k]}
    return [
        ("this <character|card>", {"own": True, "whose": BY_ANYBODY, "filters": []}),
        (f"<a|an> {{k:kind}} on your {field}", mine), ("one of your {k:kind}", mine),
        (f"another {{k:kind}} on your {field}", other),
        (f"<a|an> {{k:kind}} on your opponent's {field}", theirs), ("one of your opponent's {k:kind}", theirs),
        *([("your {k:kind}", mine), ("your opponent's {k:kind}", theirs)] if g.asian else []),
    ]  # fmt: skip


def happenings(g: DialectGrammar) -> None:
    """When it happens by an ability; if it happened so this turn; if what set this off was done so."""
    given = agents(g)
    turn = said(g, "@this_turn")
    for present, past, kind in (*DEEDS, *TURNS[1 if g.asian else 0]):
        for who, fields in subjects(g):
            for words, owner, filters in given:
                if g.asian and fields["own"]:
                    words = "{b:described agent}"  # your effect, your character effect: said of this character already
                by = f"<by|due to|with> {words}"
                if "on one of your {b" not in words or kind != SIDELINED:
                    g.phrase("moment", f"when {who} {said(g, present)} {by}", Timing, kind=kind, others=tests(owner, filters), **fields)
                if not past or kind == PLAYED:
                    continue
                whose = {BY_YOU: 0, BY_OPPONENT: 1, BY_ANYBODY: 0}[fields["whose"]]
                who_it_was = [IsThisCard()] if fields["own"] else fields["filters"]
                fate = {"kind": kind, "whose": whose, "filters": who_it_was, **agency(owner, filters)}
                for was in ("has been", "was"):
                    if kind == CHOSEN and fields["own"] and was == "has been" and owner is MINE and " on " in words:
                        continue  # said of this character already
                    g.phrase("cond", f"{who} {was} {said(g, past)} {by} {turn}", Happened, **fate)
                for no in ("has not been", "was not"):
                    g.phrase("cond", f"{who} {no} {said(g, past)} {by} {turn}", Not, condition=of(Happened, **fate))
    this = "this <character|card>"
    for words, owner, filters in given:
        by = f"<by|due to|with> {words}"
        agent: dict[str, Any] = {"yours": owner is MINE, "filters": filters if owner is MINE else tests(owner, filters)}
        entered: dict[str, Any] = {"kind": PLAYED, "whose": 0, "filters": [IsThisCard()], **agency(owner, filters)}
        for was in ("was", "is", "has been"):
            g.phrase("cond", said(g, f"<{this}|it> {was} @retired {by}"), ByAbility, **agent)
            g.phrase("cond", said(g, f"<{this}|it> {was} not @retired {by}"), Not, condition=of(ByAbility, **agent))
            played = by.replace("{b:agent}", "{b:described agent}") if g.asian else by
            if was == "is" and not g.asian:
                continue  # in the present it is said of this character already
            g.phrase("cond", f"{this} {was} played {played}", Happened, **entered)
            g.phrase("cond", f"{this} {was} played {played} {turn}", Happened, **entered)
            g.phrase("cond", f"{this} {was} not played {played}", Not, condition=of(Happened, **entered))
        others = tests(owner, filters)
        drawing(g, played, others)
        falling(g, played, others)
    drawing(g, "by " + said(g, "an @effect"), [AnyCard()])
    anybody = {"kind": PLAYED, "whose": 0, "filters": [IsThisCard()], "by": [AnyCard()]}
    g.phrase("cond", said(g, f"{this} <was|is> played <by|with> an @effect"), Happened, **anybody)
    g.phrase("cond", said(g, f"{this} <was|is> not played <by|with> an @effect"), Not, condition=of(Happened, **anybody))
    if g.asian:
        drawing(g, "by your opponent's <effect|effects>", [THEIRS])
        by_them: dict[str, Any] = {"yours": False, "filters": [THEIRS]}
        for was in ("was", "is"):
            g.phrase("cond", f"<{this}|it> {was} retired by your opponent's effect", ByAbility, **by_them)
            g.phrase("cond", f"<{this}|it> {was} not retired by your opponent's effect", Not, condition=of(ByAbility, **by_them))


def agency(owner: Any, filters: list[Any]) -> dict[str, Any]:
    """By whose ability, as conditions on the past ask."""
    return {"by": filters, "by_yours": True} if owner is MINE else {"by": tests(owner, filters)}


def drawing(g: DialectGrammar, by: str, others: list[Any]) -> None:
    for who, draws, whose in (("you", "draw", BY_YOU), ("your opponent", "draws", BY_OPPONENT)):
        for cards in ("a card", "cards", "<1|one> or more cards"):
            g.phrase("moment", f"when {who} {draws} {cards} {by}", Timing, kind=DREW, own=False, whose=whose, filters=[], others=others)


def falling(g: DialectGrammar, by: str, others: list[Any]) -> None:
    """From hand, deck or life into the sideline."""
    out = said(g, "@to_outside")
    for zone, kind in (("hand", HAND_TO_SIDELINE), ("deck", DECK_TO_SIDELINE), ("<life|life area>", LIFE_TO_SIDELINE)):
        if "an ability on one of" not in by:  # cards that fall together are one event there
            g.phrase("moment", f"when this card is placed from your {zone} {out} {by}", Timing, kind=kind, own=True, whose=BY_ANYBODY, filters=[], others=others)
            for what in (f"<a|an> {{k:kind}} is placed from your {zone} {out}", f"you place <a|an> {{k:kind}} from your {zone} {out}"):
                g.phrase("moment", f"when {what} {by}", Timing, kind=kind, own=False, whose=BY_YOU, filters=[slot("k")], others=others)


def protection(g: DialectGrammar) -> None:
    """What abilities cannot do to a card: every deed, by every sort of ability."""
    word, many = said(g, "@effect"), said(g, "@effects")
    rest = "rested" if g.asian else "switched to resting"
    for words, deed in ((said(g, "@retired"), BE_SIDELINED), (rest, BE_RESTED), ("moved", BE_MOVED), ("returned to your hand", BE_RETURNED), (said(g, "removed from the @area"), BE_REMOVED)):
        g.value("withheld", words, deed)
        if deed != BE_SIDELINED:
            g.value("withheld but falling", words, deed)
    g.list("withheld deeds", "withheld", ("a or b", "a, b or c" if g.asian else "a, b, or c"))
    g.list("withheld deed", "withheld but falling", ("a",))
    on = "of" if g.asian else "on"
    by: list[tuple[str, list[Any], bool]] = [(f"<your or your opponent's {many}|{many}>", [], True), (f"{many} {on} your opponent's cards", [], False)]
    if not g.asian:
        by.append(("your opponent's ability", [], False))
    for owner, anyones in (("your opponent's ", False), ("", True)):
        by.append((f"<|the >{many} {on} {owner}{{k:agent card}}", [slot("k")], anyones))
        by += [(f"{many} {on} {owner}{types}", [IsType(given)], anyones) for types, given in listed(g)]
        for types, given in typed(g):
            if g.asian and owner and given in ([0], [2], [0, 2]):
                continue  # said there already (gifts)
            by.append((f"{owner}{types}<| card> " + (f"<{word}|{many}>" if owner else many), [IsType(given)], anyones))
    for words, others, anyones in by:
        withheld(g, words, others, anyones)
    whom = {"who": slot("who")}
    stays = [of(Forbids, what=MOVE, others=[], **whom), of(ForbidsDeeds, deeds=[BE_MOVED], anyones=True, **whom)]
    g.phrase("stand1", "{who:subject} cannot be moved", AllOfThese, effects=stays)  # neither by its player nor by abilities
    tired = [of(Forbids, what=what, others=[], **whom) for what in (BE_READIED, BE_READIED_BY_ABILITY)]
    g.phrase("stand1", "{who:subject} cannot be " + ("set to active" if g.asian else "switched to active"), AllOfThese, effects=tired)
    if not g.asian:
        g.phrase("stand1", "{who:subject} cannot be returned to <your|its owner's> hand", ForbidsDeeds, deeds=[BE_RETURNED], anyones=True)


def withheld(g: DialectGrammar, by: str, others: list[Any], anyones: bool) -> None:
    fields = {"others": others, "anyones": anyones}
    falling_only: tuple[str, Any, dict[str, Any]] = (said(g, "@retired"), Forbids, {"what": BE_SIDELINED, "others": others})
    if anyones or g.asian:
        falling_only = (said(g, "@retired"), ForbidsDeeds, {"deeds": [BE_SIDELINED], **fields})
    deeds = [("{deeds:withheld deeds}", ForbidsDeeds, fields), ("{deeds:withheld deed}", ForbidsDeeds, fields), falling_only]
    for deed, make, given in deeds:
        words = f"cannot be {deed} by {by}"
        g.phrase("stand1", "{who:subject} " + words, make, **given)
        named = {"deeds": slot("deeds")} if "{" in deed else {}
        gift = of(QuotedAbility, ability=of(Line, labels=[], body=of(Stand, effects=[of(make, who=This(), **named, **given)])))
        for until in UNTILS if not g.asian else ("until",):
            g.phrase("act", "{what} " + words + " {ends:" + until + "}", Gain, gains=[gift])


def choosing(g: DialectGrammar) -> None:
    """Who cannot be chosen by which abilities; of anybody where nobody is named (ua.choose.immune.1)."""
    word, many = said(g, "@effect"), said(g, "@effects")
    on = "of" if g.asian else "on"
    cannot = "{who:subject} cannot be chosen by "
    everything = Sources([0, 1, 2, 3])
    plain = [(f"{said(g, noun)} cards" if n == 2 else f"{said(g, noun)}s", [n]) for n, noun in TYPES.items()]
    both = [(f"{said(g, 'characters or @site')}s", [0, 1])]
    g.phrase("chooser card", "<{adjectives:adjs} >{which} {noun}< {more:mods}>", Kind)
    for owner, anyones in (("your opponent's ", False), ("", True)):
        more = {"anyones": True} if anyones else {}
        for types, given in (*plain, *both, *listed(g)):
            g.phrase("stand1", f"{cannot}{many} {on} {owner}{types}", Immune, by=Sources(given), **more)
        for types, given in typed(g):
            g.phrase("stand1", f"{cannot}{owner}{types}<| card> " + (f"<{word}|{many}>" if owner else many), Immune, by=Sources(given), **more)
        g.phrase("stand1", f"{cannot}{many} {on} {owner}{{k:chooser card}}", Immune, by=Sources([0, 1, 2]), on=[slot("k")], **more)
    g.phrase("stand1", f"{cannot}{many} {on} your opponent's cards", Immune, by=everything)
    g.phrase("stand1", f"{cannot}<{many}|your or your opponent's {many}>", Immune, by=everything, anyones=True)


def add(g: DialectGrammar) -> None:
    happenings(g)
    protection(g)
    choosing(g)

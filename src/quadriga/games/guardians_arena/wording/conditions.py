"""Wording of conditions, of things that are counted, of amounts, and of who is meant."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bonuses import FirstOf, InRole, ItsBearer, Itself, Those
from quadriga.games.guardians_arena.vocabulary.conditions import (
    Against,
    AgainstThis,
    Attacking,
    Beside,
    Defending,
    Here,
    InPrimary,
    Leading,
    OffTerrain,
    OnAnyTerrain,
    OnlyOne,
    OnNoTerrain,
    OnTerrain,
    Seconding,
    WhileInPlay,
    WithMany,
    WithNo,
)
from quadriga.games.guardians_arena.vocabulary.kinds import Anything, Named
from quadriga.games.guardians_arena.vocabulary.sorts import (
    ANY_BONUS,
    CHANNELED_SORT,
    CLASS,
    EITHER,
    OFF_COLOR,
    OPPONENT,
    TERRAIN_SORT,
    YOU,
)
from quadriga.games.guardians_arena.vocabulary.things import (
    ANY_BORDER,
    DOUBLE,
    SINGLE,
    BeatenSoFar,
    Each,
    Flat,
    HandCards,
    InDiscard,
    InPlay,
    LostShields,
    MatchUps,
    OpponentIcons,
    OpponentOffColor,
    OwnIcons,
    OwnOffColor,
    OwnVitality,
    ShieldNumber,
    ShieldsInPlay,
    StonesHeld,
    TerrainsInPlay,
)
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    _conditions(g)
    _things(g)
    _amounts(g)
    _whom(g)


def _conditions(g: Grammar) -> None:
    g.list("either land", "land", ("a", "a or b", "a, b or c"))
    g.list("lands and", "land", ("a and b", "a, b and c"))
    for lands in ("either land", "lands and"):
        g.phrase("where", f"<in|when this combat takes place in> {{lands:{lands}}}", OnTerrain)
        g.phrase("where", f"<not in|when not in|except in|outside of|anywhere but in> {{lands:{lands}}}", OffTerrain)
    g.phrase("where", "in {a:land} <or|and> in {b:land}", OnTerrain, lands=[slot("a"), slot("b")])
    g.phrase("where", "on no terrain", OnNoTerrain)
    g.phrase("where", "<on any terrain|on a terrain|in any terrain>", OnAnyTerrain)
    g.include("when", "where")
    g.phrase("when", "against {kind:anyone}", Against)
    g.phrase("when", "<against|fighting> <~|this shield|creatures under this shield>", AgainstThis)
    g.phrase("when", "when opponent is <a |>{kind:kind or kind}", Against)
    g.phrase("when", "against <a |any |>{kind:adjective} opponent", Against)
    g.phrase("when", "when opponent {kind:predicate}", Against)
    g.phrase("when", "when opponent is {kind:quality singular}", Against)
    g.phrase("when", "when <played|~ is played>", WhileInPlay)
    g.phrase("when", "when your primary attacker is <a |>{kind:kind or kind}", Beside)
    g.phrase("when", "when your primary attacker was <a |>{kind:kind or kind}", Beside)
    g.phrase("when", "<beside|with> a {kind:kind or kind} <|as your >primary attacker", Beside)
    g.phrase("when", "when attacking", Attacking)
    g.phrase("when", "when defending", Defending)
    g.phrase("when", "as a secondary attacker", Seconding)
    g.phrase("when", "as a primary attacker", Leading)
    g.phrase("when", "in primary", InPrimary)
    g.phrase("when", "<when|because> <~|it|this card|this creature> <is|are> <in play|here>", WhileInPlay)
    g.phrase("when", "here", Here)
    g.phrase("when", "when {k:one card} is in play", WithMany, thing=of(InPlay, kind=slot("k")))
    g.phrase("one card", "{word:name}", Named)
    for whose, words in ((EITHER, "is in play"), (YOU, "you have is in play")):
        lands = of(TerrainsInPlay, lands=slot("l"), whose=whose)
        g.phrase("when", f"when <a |any |>{{l:land list}} {words}", WithMany, thing=lands)
    g.phrase(
        "when",
        "when you have <a |>{l:land list} in play",
        WithMany,
        thing=of(TerrainsInPlay, lands=slot("l"), whose=YOU),
    )
    for whose, words in ((EITHER, "when there are"), (YOU, "when you have"), (OPPONENT, "when opponent has")):
        many = of(InPlay, kind=slot("k"), whose=whose)
        if whose == EITHER:
            another = of(InPlay, kind=slot("k"), other=True)
            g.phrase("when", "when there is <another|a other> {k:kind or kind} in play", WithMany, thing=another)
            g.phrase("when", "when there is <a |>{k:kind or kind} in play", WithMany, thing=of(InPlay, kind=slot("k")))
            g.phrase("when", "when there are <other |>{k:kindlist} in play", WithMany, thing=another)
        g.phrase("when", words + " {n:#} or more {k:kindlist} in play", WithMany, thing=many)
        others = of(InPlay, kind=slot("k"), whose=whose, other=True)
        g.phrase("when", words + " {n:#} or more other {k:kindlist} in play", WithMany, thing=others)
    g.phrase(
        "when",
        "when <~|it|this card|this creature> is the only {k:kind} in play",
        OnlyOne,
        thing=of(InPlay, kind=slot("k")),
    )
    for other, words in ((False, "<a|any> "), (True, "another "), (True, "a other ")):
        g.phrase(
            "when",
            "when " + words + "{k:kind or kind} is in play",
            WithMany,
            thing=of(InPlay, kind=slot("k"), other=other),
        )
        g.phrase(
            "when",
            "when you have " + words + "{k:kind or kind} in play",
            WithMany,
            thing=of(InPlay, kind=slot("k"), whose=YOU, other=other),
        )
        g.phrase(
            "when",
            "when opponent has " + words + "{k:kind or kind} in play",
            WithMany,
            thing=of(InPlay, kind=slot("k"), whose=OPPONENT, other=other),
        )
    g.phrase(
        "when",
        "when you have no <other |>{k:kinds} in play",
        WithNo,
        thing=of(InPlay, kind=slot("k"), whose=YOU, other=True),
    )
    g.phrase("when", "when no <other |>{k:kinds} are in play", WithNo, thing=of(InPlay, kind=slot("k"), other=True))
    g.phrase("when", "when opponent has no {k:kinds} in play", WithNo, thing=of(InPlay, kind=slot("k"), whose=OPPONENT))
    g.list("whens", "when", ("a", "a b", "a b c"))
    g.list("front", "when", ("a", "a b"))


def _things(g: Grammar) -> None:
    g.phrase("thing", "{kind:kind or kind} in your discard pile", InDiscard)
    g.phrase("thing", "{kind:kind or kind} in opponent's discard pile", InDiscard, whose=OPPONENT)
    g.phrase("thing", "{kind:kind or kind} in <either discard pile|both discard piles>", InDiscard, whose=EITHER)
    for other, words in ((True, "other "), (False, "")):
        g.phrase("thing", words + "{kind:kind or kind} <in play|in play on both sides>", InPlay, other=other)
        g.phrase("thing", words + "{kind:kind or kind} <you have in play|on your side>", InPlay, whose=YOU, other=other)
        g.phrase(
            "thing",
            words + "{kind:kind or kind} <opponent has in play|on opponent's side>",
            InPlay,
            whose=OPPONENT,
            other=other,
        )
        g.phrase("thing", f"of your {words}" + "{kind:kindlist} in play", InPlay, whose=YOU, other=other)
        g.phrase("thing", f"of your {words}" + "{kind:kindlist} here", InPlay, whose=YOU, other=other)
        g.phrase("thing", words + "{kind:kind or kind} here", InPlay, other=other)
    g.phrase("thing", "different <type of |>{kind:kind} in play", InPlay, different=True)
    lost = "<that has been beaten|beaten><| so far>"
    g.phrase("thing", "{kind:kind or kind} " + lost, BeatenSoFar)
    for whose, words in ((YOU, "of your"), (OPPONENT, "of opponent's")):
        g.phrase(
            "thing",
            words + " {kind:kindlist} <that has been beaten|that have been beaten|beaten><| so far>",
            BeatenSoFar,
            whose=whose,
        )
        g.phrase("thing", words + " {kind:kindlist}", InPlay, whose=whose)
    g.phrase("thing", "{kind:kind or kind} <you have beaten|you beat><| so far>", BeatenSoFar, whose=OPPONENT)
    g.phrase("thing", "{kind:kind or kind} <you have lost|you lost><| so far>", BeatenSoFar, whose=YOU)
    g.phrase("thing", "{kind:kind or kind} <opponent has lost|opponent lost><| so far>", BeatenSoFar, whose=OPPONENT)
    g.phrase("thing", "opponent's {kind:kind or kind}<| in play>", InPlay, whose=OPPONENT)
    for whose, words in ((EITHER, "in play"), (YOU, "<you have in play|you have|under your control|you have in the disputed land>"), (OPPONENT, "<opponent has in play|opponent controls|opponent has>")):  # fmt: skip
        g.phrase("thing", "{lands:land list} " + words, TerrainsInPlay, whose=whose)
        g.phrase("thing", "terrain<| card> " + words, TerrainsInPlay, lands=[], whose=whose)
    g.phrase("thing", "of your {lands:land list}", TerrainsInPlay, whose=YOU)
    g.phrase("thing", "of your terrains", TerrainsInPlay, lands=[], whose=YOU)
    g.phrase("thing", "primary match-up that has occurred here so far", MatchUps)
    for border, word in ((SINGLE, "single-bordered card"), (DOUBLE, "double-bordered card"), (ANY_BORDER, "card")):
        for whose, words in ((YOU, "your"), (OPPONENT, "opponent's")):
            g.phrase("thing", f"{word} in {words} hand", HandCards, border=border, whose=whose)
    for whose, words in ((EITHER, "in play"), (YOU, "you have in play"), (OPPONENT, "opponent has in play")):
        g.phrase("thing", "shield " + words, ShieldsInPlay, whose=whose)
    g.phrase("thing", "bribery icon <of|on> opponent", OpponentIcons)
    g.phrase("thing", "bribery icon <opponent|its opponent> has", OpponentIcons)
    g.phrase("thing", "of its bribery icons", OwnIcons)
    g.phrase("thing", "stone you have", StonesHeld)
    g.phrase("thing", "stone opponent has", StonesHeld, whose=OPPONENT)
    g.phrase("thing", "shield you have lost<| from play><| during this game>", LostShields)
    g.phrase("thing", "shield opponent has lost<| from play><| during this game>", LostShields, whose=OPPONENT)


def _amounts(g: Grammar) -> None:
    g.phrase("points", "{n:#+}", Flat)
    g.phrase("points", "{n:#+} for each {thing}", Each)
    g.phrase("number", "by number of {kind:kindlist} in play", Each, n=1, thing=of(InPlay, kind=slot("kind")))
    g.phrase(
        "number",
        "by number of {kind:kindlist} you have in play",
        Each,
        n=1,
        thing=of(InPlay, kind=slot("kind"), whose=YOU),
    )
    g.phrase(
        "number",
        "by number of {kind:kindlist} you have lost<| so far>",
        Each,
        n=1,
        thing=of(BeatenSoFar, kind=slot("kind"), whose=YOU),
    )
    g.phrase(
        "number", "by number of {kind:kindlist} in your discard pile", Each, n=1, thing=of(InDiscard, kind=slot("kind"))
    )
    g.phrase("added", "opponent's off-color bonus", OpponentOffColor)
    g.phrase("added", "its off-color bonus", OwnOffColor)
    g.phrase("doubled", "doubled", OwnVitality)
    g.phrase("added", "your shield's up-card number", ShieldNumber)
    g.phrase("added", "<the up-card number of its shield|its shield's up-card number>", ShieldNumber)


def _whom(g: Grammar) -> None:
    """Who gets something: as the subject of a sentence, or after "to"."""
    for words, whose, others in (
        ("all your ", YOU, False), ("your ", YOU, False), ("all your other ", YOU, True), ("your other ", YOU, True),
        ("opponent's ", OPPONENT, False), ("all other ", YOU, True), ("all ", YOU, False),
    ):  # fmt: skip
        g.phrase("groups", words + "{kind:kindlist}", Those, whose=whose, others=others)
    g.include("those", "groups")
    for words in ("", "all ", "any ", "your and opponent's "):
        g.phrase("both sides", words + "{kind:kindlist} on both sides", Those, whose=EITHER)
    g.phrase("both sides", "all other {kind:kindlist} on both sides", Those, whose=EITHER, others=True)
    g.include("those", "both sides")
    g.phrase("those", "your first {kind:kind}<| played>", FirstOf)
    for whose, words in ((YOU, "<all your|your>"), (OPPONENT, "opponent's"), (EITHER, "all")):
        g.phrase("those", words + " secondary attackers", InRole, second=True, whose=whose, kind=None)
        g.phrase("those", words + " {kind:kinds} used as secondary attackers", InRole, second=True, whose=whose)
    g.phrase(
        "those", "<all |><your primary attacker|your primary attackers>", InRole, second=False, whose=YOU, kind=None
    )
    g.phrase("those", "opponent", InRole, second=False, whose=OPPONENT, kind=None)
    shield = " <under|with|bearing|beneath> this <shield|item|standard>"
    g.phrase("bearer", "<the |a |any |>creature" + shield, Itself)
    g.phrase("bearer", "<|all |any |your |all your >{kind:kindlist}" + shield, ItsBearer)
    g.phrase(
        "bearer",
        "<its bearer|the bearer|its creature|the creature using it|its user|the user|its wearer|the wearer|bearer|creature|wearer|user|the creature|this creature>",
        Itself,
    )
    g.include("those", "bearer")
    g.include("whom", "those")
    g.phrase("whom", "~", Itself)
    g.phrase("whom", "secondary attackers", InRole, second=True, whose=YOU, kind=None)
    # whose bonus
    for words, whose in (("your", YOU), ("all your", YOU),
                         ("opponent's", OPPONENT), ("both players'", EITHER),
                         ("all", EITHER), ("all creatures'", EITHER)):  # fmt: skip
        g.phrase("owner", words, Those, kind=Anything(), whose=whose)
    g.phrase("owner", "<all |>your {kind:kindlist}'", Those, whose=YOU)
    g.phrase("owner", "opponent's {kind:kindlist}'", Those, whose=OPPONENT)
    g.phrase("owner", "{kind:kindlist}'", Those, whose=EITHER)
    g.phrase("owner", "<~'s|its>", Itself)
    for sort, word in (
        (OFF_COLOR, "off-color bonus"),
        (TERRAIN_SORT, "terrain bonus"),
        (CLASS, "class bonus"),
        (ANY_BONUS, "bonus"),
    ):
        g.value("sort", word, sort)
        g.value("raised sort", word, sort)
    g.value("raised sort", "channeling", CHANNELED_SORT)

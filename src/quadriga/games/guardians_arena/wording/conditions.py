"""Wording of conditions, of things that are counted, of amounts, and of who is meant."""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena.chapters.faces import BRIBERY, ITEM_H, SPELL
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
    Thing,
)
from quadriga.games.guardians_arena.wording.kinds import ICONS
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    _conditions(g)
    _things(g)
    _amounts(g)
    _whom(g)


def _conditions(g: Grammar) -> None:
    """When a text holds. A `state` can also decide whether something is done; the other conditions are times of a Duel."""
    g.list("either land", "land", ("a", "a or b", "a, b or c"))
    g.list("lands and", "land", ("a and b", "a, b and c"))
    for lands in ("either land", "lands and"):
        g.phrase("where", f"<in|when this combat takes place in> {{lands:{lands}}}", OnTerrain)
        g.phrase("where", f"<not in|when not in|except in|outside of|anywhere but in> {{lands:{lands}}}", OffTerrain)
    g.phrase("where", "in {a:land} <or|and> in {b:land}", OnTerrain, lands=[slot("a"), slot("b")])
    g.phrase("where", "on no terrain", OnNoTerrain)
    g.phrase("where", "<on any terrain|on a terrain|in any terrain>", OnAnyTerrain)
    g.phrase("side", "when attacking", Attacking)
    g.phrase("side", "when defending", Defending)
    g.phrase("spot", "<here|in primary>", Here)
    g.include("spot", "where", "side", "counted")
    g.include("state", "where", "side", "faced", "counted")
    g.include("when", "state", "time")
    g.list("spots", "spot", ("a", "a b"))
    g.list("states", "state", ("a", "a b"))
    g.list("whens", "when", ("a", "a b", "a b c"))
    g.list("front", "when", ("a", "a b"))
    g.include("between one", "when", "between")
    g.include("late", "state", "role in it")
    g.list("between them", "between one", ("a", "a b"))
    _foes(g)
    _times(g)
    _counted(g)


def _foes(g: Grammar) -> None:
    """Against whom, and beside whom."""
    g.phrase("foe", "opponent {kind:property}", Against)
    g.phrase("foe", "<a |any |>{kind:adjective} opponent", Against)
    g.phrase("foe", "{kind:anyone}", Against)
    g.phrase("faced", "against {kind:anyone}", Against)
    g.phrase("faced", "against <a |any |>{kind:adjective} opponent", Against)
    g.phrase("faced", "against opponent {kind:property}", Against)
    is_ = "when <~'s |>opponent is"
    g.phrase("faced", f"{is_} <a |>{{kind:kind or kind}}", Against)
    g.phrase("faced", "when opponent {kind:predicate}", Against)
    g.phrase("faced", f"{is_} {{kind:quality singular}}", Against)
    g.phrase("faced", "<against ~|<against|fighting> <this shield|creatures under this shield>>", AgainstThis)
    g.phrase("faced", "when your primary attacker <is|was> <a |>{kind:kind or kind}", Beside)
    g.phrase("faced", "when your primary attacker {kind:predicate}", Beside)
    g.phrase("faced", "<beside|with> a {kind:kind or kind} <|as your >primary attacker", Beside)
    g.phrase("between", "<fighting|facing> {kind:anyone}", Against)
    g.phrase("between", "<fighting|facing> opponent {kind:property}", Against)
    g.phrase("between", "<fighting|facing> <a |any |>{kind:adjective} opponent", Against)
    g.phrase("between", "attacking", Attacking)
    g.phrase("between", "defending", Defending)


def _times(g: Grammar) -> None:
    me = "<~|it|this card|this creature>"
    g.include("time", "role in it")
    g.phrase("role in it", "as a secondary attacker", Seconding)
    g.phrase("role in it", "as a primary attacker", Leading)
    g.phrase("time", "in primary", InPrimary)
    g.phrase("time", f"when <played|{me} is played>", WhileInPlay)
    g.phrase("time", f"<when|because> {me} <is|are> <in play|here>", WhileInPlay)
    g.phrase("time", "here", Here)


def _counted(g: Grammar) -> None:
    """While there is such a creature or Terrain, another one, so many of them, only it, or none."""
    sides = (
        (EITHER, "there <is|are>", "in play"), (EITHER, "", "<is|are> in play"),
        (YOU, "you have", "in play"), (OPPONENT, "opponent has", "in play"),
    )  # fmt: skip
    for whose, there_is, in_play in sides:
        lead = f"when {there_is} " if there_is else "when "
        for other, more in ((False, ""), (True, "other ")):
            kin = of(InPlay, kind=slot("k"), whose=whose, other=other)
            a = "<another|a other>" if other else "<a|any>"
            g.phrase("counted", f"{lead}{a} {{k:kind or kind}} {in_play}", WithMany, thing=kin)
            g.phrase("counted", f"{lead}{more}{{k:special kinds}} {in_play}", WithMany, thing=kin)
            g.phrase("counted", f"{lead}{{n:#}} or more {more}{{k:kindlist}} {in_play}", WithMany, thing=kin)
        others = of(InPlay, kind=slot("k"), whose=whose, other=whose != OPPONENT)
        g.phrase("counted", f"{lead}no <other |>{{k:kinds}} {in_play}", WithNo, thing=others)
        lands = of(TerrainsInPlay, lands=slot("l"), whose=whose)
        g.phrase("counted", f"{lead}<a |any |>{{l:land list}}<| terrain> {in_play}", WithMany, thing=lands)
        g.phrase("counted", f"{lead}no {{l:land list}}<| terrain> {in_play}", WithNo, thing=lands)
    g.phrase("counted", "when {k:one card} is in play", WithMany, thing=of(InPlay, kind=slot("k")))
    g.phrase("one card", "{word:name}", Named)
    me = "<~|it|this card|this creature>"
    alone = of(InPlay, kind=slot("k"), whose=YOU)
    g.phrase("counted", f"when {me} is your only {{k:kind}} in play", OnlyOne, thing=alone)
    g.phrase("counted", f"when {me} is the only {{k:kind}} in play", OnlyOne, thing=of(InPlay, kind=slot("k")))


WHOSE = ((YOU, "your", "you have", "your side"), (OPPONENT, "opponent's", "opponent has", "opponent's side"))


def _things(g: Grammar) -> None:
    """What can be counted: who or what × where it is × whose it is."""
    so_far = "<| so far><| in this combat>"
    beaten = f"<that has been beaten|that have been beaten|beaten>{so_far}"
    where: list[tuple[str, type[Thing], dict[str, Any]]] = [
        ("<<in play|here>< on both sides|>|on both sides>", InPlay, {}),
        (beaten, BeatenSoFar, {}),
        (f"<you have beaten|you beat>{so_far}", BeatenSoFar, {"whose": OPPONENT}),
        (f"<opponent has beaten|opponent beats>{so_far}", BeatenSoFar, {"whose": YOU}),
        (f"<you have lost|you lost>{so_far}", BeatenSoFar, {"whose": YOU}),
        (f"<opponent has lost|opponent lost>{so_far}", BeatenSoFar, {"whose": OPPONENT}),
        ("in <either discard pile|both discard piles>", InDiscard, {"whose": EITHER}),
    ]
    for whose, your, you_have, your_side in WHOSE:
        controls = "you control" if whose == YOU else "opponent controls"
        has = f"<{you_have}<| in play| here>|{controls}<| in play| here>|<|in play >on {your_side}>"
        where.append((has, InPlay, {"whose": whose}))
        where.append((f"in {your} discard pile", InDiscard, {"whose": whose}))
    for words, make, fields in where:
        g.phrase("thing", "{kind:kind or kind} " + words, make, **fields)
        for whose, your, _, _ in WHOSE if "whose" not in fields else ():
            g.phrase("thing", f"of {your} {{kind:kindlist}} {words}", make, **{**fields, "whose": whose})
            g.phrase("thing", f"{your} {{kind:kind or kind}} {words}", make, **{**fields, "whose": whose})
        if make is not InPlay:
            continue
        g.phrase("thing", "other {kind:kind or kind} " + words, make, other=True, **fields)
        g.phrase("thing", "different <type of |>{kind:kind} " + words, make, different=True, **fields)
        if "whose" not in fields:
            g.phrase("thing", f"of your other {{kind:kindlist}} {words}", make, whose=YOU, other=True)
    for whose, your, _, _ in WHOSE:
        g.phrase("thing", f"<of {your} {{kind:kindlist}}|{your} {{kind:kind or kind}}>", InPlay, whose=whose)
    land = "<{lands:land list}< terrain|>< card|>|{lands:land list} <space|card>>"
    for whose, words in ((EITHER, "in play"), (YOU, "<you have in play|you have|you control|under your control|you have in the disputed land>"), (OPPONENT, "<opponent has in play|opponent controls|opponent has>")):  # fmt: skip
        g.phrase("thing", f"{land} {words}", TerrainsInPlay, whose=whose)
        g.phrase("thing", "terrain<| card> " + words, TerrainsInPlay, lands=[], whose=whose)
        g.phrase("thing", "shield " + words, ShieldsInPlay, whose=whose)
    for whose, your, you_have, _ in WHOSE:
        g.phrase("thing", f"of {your} {{lands:land list}}", TerrainsInPlay, whose=whose)
        g.phrase("thing", f"of {your} terrains", TerrainsInPlay, lands=[], whose=whose)
        for border, word in ((SINGLE, "single-bordered card"), (DOUBLE, "double-bordered card"), (ANY_BORDER, "card")):
            g.phrase("thing", f"{word} in {your} hand", HandCards, border=border, whose=whose)
        for sort, word in ((SPELL, "spell"), (ITEM_H, "item"), (BRIBERY, "bribery card")):
            in_hand = f"{word} in {your} <hand|storage>"
            g.phrase("thing", in_hand, HandCards, border=DOUBLE, type=sort, whose=whose)
        g.phrase("thing", f"card in {your} storage", HandCards, border=DOUBLE, whose=whose)
        g.phrase("thing", f"stone {you_have}", StonesHeld, whose=whose)
        g.phrase("thing", f"of {your} stone", StonesHeld, whose=whose)
        g.phrase("thing", f"shield {you_have} lost<| from play><| during this game>", LostShields, whose=whose)
    g.phrase("thing", "primary match-up that has occurred<| here so far| so far>", MatchUps)
    for icons, icon in ((7, "bribery icon"), *((bit, f"<{word}|{word} bribery> icon") for bit, word in ICONS)):
        opponent = "<<of|on> <opponent|opponent's card|opponent's creature>|opponent has|that opponent has>"
        g.phrase("thing", f"{icon} {opponent}", OpponentIcons, icons=icons)
        g.phrase("thing", f"of opponent's {icon}s", OpponentIcons, icons=icons)
        g.phrase("thing", f"of its {icon}s", OwnIcons, icons=icons)
    g.phrase("thing", "different way opponent can be bribed", OpponentIcons)


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
    g.phrase("added", "<the up-card number of <its|your> shield|its shield's up-card number>", ShieldNumber)


def _whom(g: Grammar) -> None:
    """Who gets something: as the subject of a sentence, or after "to"."""
    for words, whose, others in (
        ("all your ", YOU, False), ("your ", YOU, False), ("all your other ", YOU, True), ("your other ", YOU, True),
        ("opponent's ", OPPONENT, False), ("all other ", YOU, True), ("all ", YOU, False),
    ):  # fmt: skip
        g.phrase("groups", words + "{kind:kindlist}", Those, whose=whose, others=others)
    both = "on both sides"
    for words, others in (("", False), ("all ", False), ("any ", False), ("your and opponent's ", False), ("all other ", True)):  # fmt: skip
        g.phrase("both sides", f"{words}{{kind:kindlist}} {both}", Those, whose=EITHER, others=others)
    g.phrase("first one", "your first {kind:kind}<| played| here>", FirstOf)
    for whose, words in ((YOU, "<all your|your>"), (OPPONENT, "opponent's"), (EITHER, "all")):
        g.phrase("role", words + " secondary attackers", InRole, second=True, whose=whose, kind=None)
        g.phrase("role", words + " {kind:kinds} used as secondary attackers", InRole, second=True, whose=whose)
    g.phrase(
        "role", "<all |><your primary attacker|your primary attackers>", InRole, second=False, whose=YOU, kind=None
    )
    g.phrase("enemy", "opponent", InRole, second=False, whose=OPPONENT, kind=None)
    shield = " <under|with|bearing|beneath> this <shield|item|standard>"
    g.phrase("bearer", "<the |a |any |>creature" + shield, Itself)
    g.phrase("bearer", "<|all |any |your |all your >{kind:kindlist}" + shield, ItsBearer)
    g.phrase(
        "bearer",
        "<its bearer|the bearer|its creature|the creature using it|its user|the user|its wearer|the wearer|bearer|creature|wearer|user|the creature|this creature>",
        Itself,
    )
    g.include("named ones", "groups", "both sides", "first one", "role", "bearer")
    g.include("those", "named ones", "enemy")
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

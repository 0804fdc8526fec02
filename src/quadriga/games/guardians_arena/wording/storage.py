"""Wording of Commands against Commands, answers, Storage cards, Terrains and the Guardian's draw."""

from __future__ import annotations

from itertools import combinations

from quadriga.games.guardians_arena.chapters.faces import JUNGLE, SPIRES
from quadriga.games.guardians_arena.vocabulary.kinds import Anything
from quadriga.games.guardians_arena.vocabulary.storage import (
    A_BRIBERY,
    A_COMMAND,
    A_SHOT,
    A_SPELL,
    AN_AREA,
    AN_ITEM,
    CANCEL,
    CREATURE_CHANNELING,
    DESTROY_GIVER,
    GUARDIAN_CHANNELING,
    SUBTRACT,
    TAKE_CARD,
    TAKE_OVER,
    Answers,
    BribesNow,
    CannotBeDispelled,
    CostsStones,
    CountsAs,
    DestroysBoth,
    DestroysOne,
    DispelsCommand,
    DrawsForThings,
    DrawsForUpCard,
    GainsStones,
    KindRule,
    LostToBribes,
    MayLeaveUpCard,
    PlayedWhen,
    RazesTerrain,
    RazesUpgrade,
    ShieldOrTerrain,
)
from quadriga.text.grammar import Grammar, slot

ANY_CHANNELING = GUARDIAN_CHANNELING | CREATURE_CHANNELING


def add(g: Grammar) -> None:
    _when_played(g)
    _commands(g)
    _answers(g)
    _effects(g)
    _terrains(g)
    _draws(g)


def _when_played(g: Grammar) -> None:
    g.phrase(
        "clause", "play <at any time|any time|when|at when|here|in primary>", PlayedWhen
    )  # "any time" is said as "when"
    g.phrase("clause", "play <as a|as|instead of a> command", PlayedWhen)
    g.phrase("clause", "costs {n:#} stone<| to use| to play>", CostsStones)
    g.phrase("clause", "discard <|~ |it |this card >after <use|using|it is used>", PlayedWhen)
    g.phrase("clause", "bribery", BribesNow)
    end = "you can play this downgrade on opponent's end stronghold card"
    g.phrase("clause", f"{end}<| when there is not already a upgrade there>", PlayedWhen)
    g.phrase("clause", "infernal racket confuses opponent", PlayedWhen)
    # what follows from not fighting
    g.phrase("clause", "they can be attacked by secondary attackers", PlayedWhen)
    g.phrase("clause", "<place|set> it off to one side<| of the combat>", PlayedWhen)


PAID = "<for {stones:#} stone,<| you can>|<you can |>spend {stones:#} stone to>"


def _commands(g: Grammar) -> None:
    enemy = "<opponent's command|the command|opponent's commands>"
    stop = "<dispel|dispels|cancels|cancel|negates|negate>"
    g.phrase("clause", f"<{stop} {enemy}<| for {{stones:#}} stone>|{PAID} {stop} {enemy}>", DispelsCommand)
    g.phrase("clause", f"{stop} {enemy} <here|when ~ is in play>", DispelsCommand)
    g.phrase("clause", "<|this ability |this command |~ >cannot be dispelled", CannotBeDispelled)


ANSWERED = (
    (A_SPELL, "spell"), (AN_ITEM, "item"), (A_COMMAND, "command"), (A_BRIBERY, "bribery"), (A_SHOT, "ranged attack"), (AN_AREA, "AOE attack"),
)  # fmt: skip


def _answers(g: Grammar) -> None:
    """Cards that answer another card or ability at once: what has been played × what is done about it
    (gua.card.answer.1).
    """
    several = [((a | b, f"{one} or {two}")) for (a, one), (b, two) in combinations(ANSWERED, 2)]
    several += [
        ((a | b | c, f"{one}, {two}, or {three}")) for (a, one), (b, two), (c, three) in combinations(ANSWERED, 3)
    ]
    for what, word in (*ANSWERED, *several):
        g.value("answered", word, what)
        g.value("seen", f"opponent plays a {word}", what)
    for what, channeled in ((ANY_CHANNELING, "opponent"), (CREATURE_CHANNELING, "opponent's creature"), (GUARDIAN_CHANNELING, "opponent's guardian")):  # fmt: skip
        g.value("seen", f"{channeled} channels", what)
    g.value("answered", "channeling", ANY_CHANNELING)
    for does, words in (
        (CANCEL, "cancel it"), (SUBTRACT, "opponent must subtract it"), (TAKE_OVER, "it acts as when you played it"),
        (TAKE_CARD, "cancel it and you get it"), (DESTROY_GIVER, "destroy the creature that channeled"),
    ):  # fmt: skip
        g.value("reaction", words, does)
    g.capital("reaction")
    stop = "<negates|cancels|cancel|negate|dispel|dispels>"
    any_ = "any {to:answered}"
    for lead, shot in (("", False), ("ranged attack - ", True)):
        cancel = {"does": CANCEL, "as_shot": shot}
        g.phrase("clause", f"{lead}{stop} {any_}<| effect><| (but not channeling)><| for {{stones:#}} stone>", Answers, **cancel)  # fmt: skip
        giver = {"to": CREATURE_CHANNELING, "does": DESTROY_GIVER, "as_shot": shot}
        g.phrase("clause", f"{lead}<|can ><destroy|destroys> any creature that has just channeled", Answers, **giver)
    g.phrase("clause", f"{PAID} <dispel|cancel|negate> {any_}", Answers, does=CANCEL)
    banned = "<. No|<|,> and no> more {bans:banned} allowed by "
    for more, fields in (
        (".", {}),
        (f"{banned}opponent<| here>.", {}),
        (f"{banned}either player<| here>.", {"bans_both": True}),
    ):
        for seen, icon in (("{to:seen}", {}), ("opponent plays a {icon} bribery", {"to": A_BRIBERY})):
            g.phrase("whole", f"Play <when|after> {seen}. {{does:reaction}}{more}", Answers, **icon, **fields)
            pay = f"<After|When> {seen}, <you can cancel it< for {{stones:#}} stone>|{PAID} cancel it>{more}"
            g.phrase("whole", pay, Answers, does=CANCEL, **icon, **fields)


def _effects(g: Grammar) -> None:
    g.phrase("clause", "add {n:#} stone", GainsStones)
    mine = "<your {kind:kind}|<<any|one|a> of|all> your {kind:kinds}>"
    them = "<creatures<| here>|of them|the creature and <its |>opponent>"
    pair = {"again": Anything()}
    for on in (*(f"{mine} <here |>{by} {{foe:anyone}}" for by in ("fighting", "against", "with")), f"{mine} here"):
        g.phrase("clause", f"when played on {on}, both {them} are destroyed", DestroysBoth, **pair)
        g.phrase("whole", f"Play on {on}. Both {them} are destroyed.", DestroysBoth, **pair)
        again = "both the {again:kind} and <its |>opponent are destroyed"
        g.phrase("clause", f"when played on {on}, {again}", DestroysBoth)
    anybody = {"kind": Anything(), "again": Anything()}
    g.phrase("whole", f"Play <on any match-up|here>. Both {them} are destroyed.", DestroysBoth, **anybody)
    foe = "<when opponent is <a |>{foe:kind or kind}|when opponent {foe:predicate}|against {foe:anyone}>"
    g.phrase("whole", f"Play {foe}. Both {them} are destroyed.", DestroysBoth, **anybody)
    g.phrase("clause", "destroy <any one |one |any |a |><opponent's |><stronghold |>upgrade", RazesUpgrade)
    g.phrase("clause", "destroy <a|any|any one|one> terrain<| card><| of your choice>", RazesTerrain)
    g.phrase("clause", "<destroy|destroys> <any|one|any one> of opponent's {kind:kinds}<| here>", DestroysOne)
    g.phrase("clause", "destroy <any|a> {kind:kind} here", DestroysOne)
    g.phrase("clause", "<destroy|destroys> <one |any one |>opponent's {kind:kind}<| here>", DestroysOne)
    g.phrase("clause", "<destroy|destroys> <one|any one> {kind:kind}<| here>", DestroysOne)
    borne = "when <the creature|that creature|its bearer|creature> is"
    gone = "~ <is|are> <beaten|lost|discarded>"
    g.phrase("clause", f"{borne} <beaten|lost>, {gone}", PlayedWhen)  # it is lost with its creature anyway
    g.phrase("clause", f"{borne} <<beaten|lost> or |>bribed, {gone}", LostToBribes)
    g.phrase("whole", "Shield/terrain use as either a terrain card or as a shield card. When used as a shield card, the space this shield is on now has a {n:#} pt. limit.", ShieldOrTerrain)  # fmt: skip


def _terrains(g: Grammar) -> None:
    g.phrase("clause", "counts as <a |>{l:land}<| terrain>", CountsAs, lands=[slot("l")])
    g.phrase(
        "clause",
        "counts as <both |><|a >{a:land} and {b:land}<| terrain><| (no ranged attacks)| (no command)>",
        CountsAs,
        lands=[slot("a"), slot("b")],
    )
    g.phrase("clause", "no flying into, out of or over", KindRule, what=SPIRES)
    g.phrase("clause", "no command<| here>", KindRule, what=JUNGLE)


def _draws(g: Grammar) -> None:
    phase = "during the draw and organize phase"
    for n, words in ((1, "<a|one|1> <extra|additional> card"), (2, "<two|2> <extra|additional> cards")):
        for reason, make in (
            ("for each {thing}", DrawsForThings),
            ("when your up-card <was|is> <a |>{kind:kind or kind}", DrawsForUpCard),
        ):
            for core in (f"<|{phase}, >draw {words} {reason}", f"draw {words} {phase} {reason}", f"draw {words} {reason} {phase}"):  # fmt: skip
                g.phrase("clause", core, make, n=n)
    g.phrase(
        "clause",
        "you can choose not to take your up-card as your first draw and instead draw from the deck",
        MayLeaveUpCard,
    )

"""Wording of Commands against Commands, answers, Storage cards, Terrains and the Guardian's draw."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import JUNGLE, SPIRES
from quadriga.games.guardians_arena.vocabulary.kinds import Anything
from quadriga.games.guardians_arena.vocabulary.sorts import CHANNELING, RANGED
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
    g.phrase("clause", "play <at |>any time", PlayedWhen)
    g.phrase("clause", "play <here|in primary>", PlayedWhen)
    g.phrase("clause", "play when", PlayedWhen)  # "at any time" is said as "when"
    g.phrase("clause", "play at when", PlayedWhen)
    g.phrase("clause", "play <as a|as|instead of a> command", PlayedWhen)
    g.phrase("clause", "costs {n:#} stone<| to use| to play>", CostsStones)
    g.phrase("clause", "discard <|~ |it |this card >after <use|using|it is used>", PlayedWhen)
    g.phrase("clause", "bribery", BribesNow)
    g.phrase(
        "clause",
        "you can play this downgrade on opponent's end stronghold card when there is not already a upgrade there",
        PlayedWhen,
    )
    g.phrase("clause", "infernal racket confuses opponent", PlayedWhen)
    # what follows from not fighting
    g.phrase("clause", "they can be attacked by secondary attackers", PlayedWhen)
    g.phrase("clause", "<place|set> it off to one side<| of the combat>", PlayedWhen)


def _commands(g: Grammar) -> None:
    enemy = "<opponent's command|the command|opponent's commands>"
    g.phrase("clause", f"<dispel|dispels|cancels|cancel|negates> {enemy}", DispelsCommand)
    g.phrase("clause", f"<dispel|dispels|cancels|cancel> {enemy} for {{stones:#}} stone", DispelsCommand)
    pay = "<for {stones:#} stone, you can|<you can |>spend {stones:#} stone to>"
    g.phrase("clause", f"{pay} <dispel|cancel|negate> {enemy}", DispelsCommand)
    g.phrase("clause", "<this ability|this command|~> cannot be dispelled", CannotBeDispelled)
    g.phrase("clause", "cannot be dispelled", CannotBeDispelled)


def _answers(g: Grammar) -> None:
    """Cards that answer another card or ability at once (gua.card.answer.1)."""
    answered = (
        (A_SPELL, "spell"), (AN_ITEM, "item"), (A_COMMAND, "command"), (A_BRIBERY, "bribery"), (A_BRIBERY, "bribery card"), (A_SHOT, "ranged attack"),
        (AN_AREA, "AOE attack"), (ANY_CHANNELING, "channeling"), (A_SPELL | AN_ITEM, "spell or item"),
        (A_SPELL | A_COMMAND, "spell or command"), (A_SPELL | AN_ITEM | A_COMMAND, "spell, item, or command"),
    )  # fmt: skip
    stop = "<negates|cancels|cancel|negate|dispel|dispels>"
    for what, word in answered:
        g.phrase("clause", f"{stop} any {word}<| effect><| (but not channeling)>", Answers, to=what, does=CANCEL)
        pay = "<you can |>spend {stones:#} stone to <dispel|cancel|negate>"
        g.phrase("clause", f"{pay} any {word}", Answers, to=what, does=CANCEL)
        g.phrase("clause", f"{stop} any {word} for {{stones:#}} stone", Answers, to=what, does=CANCEL)
        g.phrase(
            "clause",
            f"for {{stones:#}} stone, you can <dispel|cancel|negate> any {word}",
            Answers,
            to=what,
            does=CANCEL,
        )
        seen = f"opponent plays a {word}" if what != ANY_CHANNELING else "opponent channels"
        it = (
            f"<it|that {word}|that {word.removesuffix(' card')}|any {word}>"
            if word.endswith(" card")
            else f"<it|that {word}|any {word}>"
        )
        g.phrase("whole", f"Play <when|after> {seen}. <Cancel|Cancels|Negate|Negates> {it}.", Answers, to=what, does=CANCEL)  # fmt: skip
        if what == ANY_CHANNELING:
            g.phrase(
                "whole",
                f"Play <when|after> {seen}. <Channeling is canceled|The channeling is canceled>.",
                Answers,
                to=what,
                does=CANCEL,
            )
            continue
        g.phrase(
            "whole", f"<After|When> {seen}, <you can |>cancel it for {{stones:#}} stone.", Answers, to=what, does=CANCEL
        )
    for what, words in (
        (CREATURE_CHANNELING, "opponent's creature channels"),
        (GUARDIAN_CHANNELING, "opponent's guardian channels"),
    ):
        g.phrase(
            "whole",
            f"Play <when|after> <a |>{words}. <Cancel|Cancels> <it|that channeling>.",
            Answers,
            to=what,
            does=CANCEL,
        )
    g.phrase(
        "clause",
        "<|can >destroy any creature that has just channeled (except guardian)",
        Answers,
        to=CREATURE_CHANNELING,
        does=DESTROY_GIVER,
    )
    g.phrase("whole", "Destroy any creature that has just channeled (except guardian). <Channeling is canceled|Cancel that channeling>.", Answers, to=CREATURE_CHANNELING, does=DESTROY_GIVER)  # fmt: skip
    g.phrase("whole", "Play when opponent's guardian channels. Opponent must subtract the value of the channeling instead of adding it to its target creature.", Answers, to=GUARDIAN_CHANNELING, does=SUBTRACT)  # fmt: skip
    g.phrase(
        "whole",
        "Play <when|after> opponent plays a ranged attack. The ranged <attack|attck> acts as if you played it.",
        Answers,
        to=A_SHOT,
        does=TAKE_OVER,
    )
    g.phrase(
        "whole",
        "Play <when|after> opponent plays a ranged attack. The ranged <attack|attck> acts as when you played it.",
        Answers,
        to=A_SHOT,
        does=TAKE_OVER,
    )
    g.phrase("whole", "Play after opponent plays a ranged attack. Cancel that ranged attack. No more ranged attacks allowed by opponent here.", Answers, to=A_SHOT, does=CANCEL, bans=RANGED)  # fmt: skip
    g.phrase("whole", "Play when opponent plays a {icon} bribery card. Cancel that bribery and you get the bribery card to use until the end of here. When you don't use the bribery card by the end of here, it is discarded to the owner's discard pile.", Answers, to=A_BRIBERY, does=TAKE_CARD)  # fmt: skip
    g.phrase("clause", "ranged attack - cancels any ranged attack", Answers, to=A_SHOT, does=CANCEL, as_shot=True)
    g.phrase("clause", "ranged attack - destroys any non-guardian creature that has just channeled and cancels that channel", Answers, to=CREATURE_CHANNELING, does=DESTROY_GIVER, as_shot=True)  # fmt: skip
    g.phrase("whole", "After opponent channels, you can cancel it for {stones:#} stone. No more channeling allowed by either player here.", Answers, to=ANY_CHANNELING, does=CANCEL, bans=CHANNELING, bans_both=True)  # fmt: skip


def _effects(g: Grammar) -> None:
    g.phrase("clause", "add {n:#} stone", GainsStones)
    g.phrase(
        "clause",
        "when played on your {kind:kind} here, both the {again:kind} and <its |>opponent are destroyed",
        DestroysBoth,
    )
    both = "both creatures are destroyed"
    pair = {"again": Anything()}
    g.phrase(
        "clause",
        f"when played on your {{kind:kind}} <here |><fighting|against|with> {{foe:anyone}}, {both}",
        DestroysBoth,
        **pair,
    )
    g.phrase(
        "clause", f"when played on <one of your {{kind:kinds}}|your {{kind:kind}}> here, {both}", DestroysBoth, **pair
    )
    both = "Both <creatures<| here>|of them|the creature and opponent> are destroyed."
    g.phrase("whole", f"Play on your {{kind:kind}} <here |><fighting|against|with> {{foe:anyone}}. {both}", DestroysBoth, **pair)  # fmt: skip
    anybody = {"kind": Anything(), "again": Anything()}
    g.phrase("whole", f"Play when opponent is <a |>{{foe:kind or kind}}. {both}", DestroysBoth, **anybody)
    g.phrase("whole", f"Play when opponent {{foe:predicate}}. {both}", DestroysBoth, **anybody)
    g.phrase("whole", f"Play against {{foe:anyone}}. {both}", DestroysBoth, **anybody)
    g.phrase("clause", "destroy <any one|one|any|a> <stronghold |>upgrade", RazesUpgrade)
    g.phrase("clause", "destroy <a|any|any one|one> terrain<| card><| of your choice>", RazesTerrain)
    g.phrase("clause", "<destroy|destroys> <any|one|any one> of opponent's {kind:kinds}<| here>", DestroysOne)
    g.phrase("clause", "destroy <any|a> {kind:kind} here", DestroysOne)
    g.phrase("clause", "<destroy|destroys> <one |any one |>opponent's {kind:kind}<| here>", DestroysOne)
    g.phrase("clause", "<destroy|destroys> <one|any one> {kind:kind}<| here>", DestroysOne)
    g.phrase(
        "clause",
        "when <the creature|its bearer|creature> is <beaten|lost>, ~ <is|are> <beaten|lost|discarded>",
        PlayedWhen,
    )
    g.phrase("whole", "Shield/terrain use as either a terrain card or as a shield card. When used as a shield card, the space this shield is on now has a {n:#} pt. limit.", ShieldOrTerrain)  # fmt: skip


def _terrains(g: Grammar) -> None:
    g.phrase("clause", "counts as <a |>{l:land}<| terrain>", CountsAs, lands=[slot("l")])
    g.phrase(
        "clause",
        "counts as <both |><|a >{a:land} and {b:land}<| terrain><| (no ranged attacks)>",
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

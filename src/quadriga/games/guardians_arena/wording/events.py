"""Wording of what happens and what is done then: every happening with every deed."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import BRIBERY, ITEM_H, SPELL
from quadriga.games.guardians_arena.vocabulary.events import (
    AtOnce,
    AtRandom,
    Cards,
    DestroyEnemy,
    DiscardCards,
    Event,
    ForbidHere,
    GoHome,
    HandOf,
    ItemsInDuel,
    On,
    PenOf,
    SendEnemyHome,
    ShowCards,
    StonesTo,
    StorageOf,
    TypeOf,
)
from quadriga.games.guardians_arena.vocabulary.kinds import Not
from quadriga.games.guardians_arena.vocabulary.sorts import (
    BEATEN_PRIMARY,
    EITHER,
    ENEMY_BRIBED,
    ENEMY_CHANNELS,
    IS_BRIBED,
    LOSES_DUEL,
    OPPONENT,
    PLAYED_FIRST,
    PLAYED_IN_DUEL,
    SECONDS,
    SHIELD_ON_CARD,
    SURVIVES_DUEL,
    SURVIVES_PRIMARY,
    TIES_PRIMARY,
    WINS_DUEL,
    WINS_PRIMARY,
    YOU,
)
from quadriga.games.guardians_arena.wording.kinds import ICONS
from quadriga.text.grammar import Grammar, of, slot

ME = "<~|it|this creature>"
ROUND = "<| in primary| here>"


def add(g: Grammar) -> None:
    _happenings(g)
    _deeds(g)
    _cards(g)
    _then(g)


def _happenings(g: Grammar) -> None:
    """What can happen, with all that may be said of it: against whom, in which round, by how much."""
    won = "<wins|beats opponent|beats its opponent|beats a opponent>"
    _happens(g, "won", f"{ME} {won}{ROUND}", WINS_PRIMARY)
    _happens(g, "lost", f"<<|~ is |it is >beaten{ROUND}|~ loses>", BEATEN_PRIMARY)
    g.phrase("won", f"{ME} <wins against|beats|has beaten> {{other:anyone}}{ROUND}", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} beats <a |>opponent {{other:property}}{ROUND}", Event, what=WINS_PRIMARY)
    g.phrase("lost", f"<<|~ is |it is >beaten{ROUND}|~ loses> by {{other:anyone}}", Event, what=BEATEN_PRIMARY)
    g.phrase("survived", f"{ME} survives<| its primary match-up| in primary| here>", Event, what=SURVIVES_PRIMARY)
    alive = "<survives combat|survives this combat|survives the combat|is alive after combat|is unbeaten after combat>"
    g.phrase("other event", f"{ME} {alive}", Event, what=SURVIVES_DUEL)
    g.phrase("other event", f"{ME} <ties|pushes>", Event, what=TIES_PRIMARY)
    g.phrase("other event", "<|~ is |it is |~ are ><played|revealed|used><| here>", Event, what=PLAYED_IN_DUEL)
    g.phrase("other event", "<|~ is |it is |~ are >played as a primary attacker", Event, what=PLAYED_FIRST)
    g.phrase("other event", "opponent channels<| here>< when ~ is in play>", Event, what=ENEMY_CHANNELS)
    mine = "<one of your creatures|a creature of yours|a of your creatures|any of your creatures|your creature>"
    theirs = "<one of opponent's creatures|opponent's creature|opponent|a opponent's creature>"
    g.phrase("other event", f"<{mine} is bribed|opponent bribes {mine}>", Event, what=IS_BRIBED)
    g.phrase("other event", f"<{theirs} is bribed|you bribe {theirs}>", Event, what=ENEMY_BRIBED)
    shield = "<this shield|one of your shields|your shield|a shield of yours|any of your shields>"
    won_all = f"<<{shield}|you> <win|wins><| a combat>|{shield} beats opponent|~ wins a combat>"
    g.phrase("other event", won_all, Event, what=WINS_DUEL)
    lost_all = f"<<{shield}|you> <lose|loses><| a combat>|~ loses a combat>"
    g.phrase("other event", lost_all, Event, what=LOSES_DUEL)
    during = "<| here>< when ~ is in play>"
    g.phrase("beaten by you", f"<you <beat|have beaten> a opponent's creature|{mine} wins>{during}", Event, what=WINS_PRIMARY)  # fmt: skip
    g.phrase("beaten by you", f"<you <beat|have beaten>|{mine} beats> {{other:anyone}}{during}", Event, what=WINS_PRIMARY)  # fmt: skip
    g.phrase("beaten by you", f"{mine} is beaten{during}", Event, what=BEATEN_PRIMARY)
    g.phrase("beaten by you", f"{mine} is beaten by {{other:anyone}}{during}", Event, what=BEATEN_PRIMARY)
    g.include("event", "won", "lost", "lost badly", "survived", "other event", "beaten by you")


def _happens(g: Grammar, name: str, words: str, what: int) -> None:
    """A result of a round, also by how much."""
    badly = name if name == "won" else f"{name} badly"
    g.phrase(name, words, Event, what=what)
    g.phrase(badly, f"{words} by more than {{by_more_than:#}}<| pt.| vitality>", Event, what=what)
    g.phrase(badly, f"{words} by <{{by_least:#}} or more|at least {{by_least:#}}>", Event, what=what)
    g.phrase(badly, f"{words} by {{by_most:#}} or less", Event, what=what)
    exactly = {"by_least": slot("n"), "by_most": slot("n")}
    g.phrase(badly, f"{words} by exactly {{n:#}}<| pt.| vitality>", Event, what=what, **exactly)


def _deeds(g: Grammar) -> None:
    """What anybody can be made to do."""
    for who, subject in (
        (YOU, "you"),
        (OPPONENT, "opponent"),
        (EITHER, "<both players|each player|both|each players>"),
    ):
        g.phrase("deed", f"{subject} <gain|gains|get|gets> {{n:#}} stone", StonesTo, who=who)
        lose = f"{subject} <lose|loses|must <spend|burn|lose|discard>>"
        g.phrase("deed", f"{lose} {{n:#}} stone", StonesTo, who=who, lost=True)
        g.phrase("deed", f"{subject} <must discard|discard|discards|lose|loses> {{cards}}", DiscardCards, who=who)
    g.phrase("deed", "<gain|get|gains> {n:#} stone", StonesTo, who=YOU)
    g.phrase("deed", "{n:#+} stone", StonesTo, who=YOU)
    g.phrase("deed", "<lose|loses> {n:#} stone", StonesTo, who=YOU, lost=True)
    shown = "opponent must show you all double-bordered cards in its storage and discard {cards}"
    g.phrase("deed", shown, DiscardCards, who=OPPONENT, shown=True)
    carried = "<carried by|of|on|under> opponent"
    g.phrase("deed", f"<destroys|destroy> {{cards:borne items}} {carried}", DiscardCards, who=OPPONENT)
    show = "<opponent must show you|opponent must reveal|opponent must show|opponent reveals|opponent shows you|look at|view|you can look at|see>"
    g.phrase("deed", f"{show} <{{cards}}|{{cards:unseen}}>", ShowCards)
    told = "<number of cards|total number of cards|total vitality>"
    g.phrase("deed", f"opponent must tell you the {told}<| and <|the >{told}> in its hand", ShowCards, cards=HandOf())
    open_hand = "opponent must <<play|fight> <|here |the remainder of combat >with its hand face-up|keep its hand <face-up<| on the table>|on the table>><| here>"  # fmt: skip
    g.phrase("open hand", open_hand, ShowCards, cards=HandOf(), open_hand=True)
    g.include("deed", "open hand")
    g.list("open hands", "open hand", ("a",))
    while_ = "when ~ is in play"  # from then on, to the end of the combat
    g.phrase("clause", f"<{while_}, {{deeds:open hands}}|{{deeds:open hands}} {while_}>", AtOnce)
    look = "<you can |><look at|see|view> opponent's hand"
    known = {"deeds": [ShowCards(HandOf(), True)]}
    g.phrase("clause", f"<{while_}, {look}|{look} {while_}>", AtOnce, **known)


FOES = {
    "won": "<opponent|it|that creature|that opponent|opponent's creature|the beaten creature|the loser|the creature>",
    "lost": "<opponent|opponent's creature|that creature|that opponent|the winner|the creature that beat <~|it>>",
    "survived": "<opponent|opponent's creature|that opponent>",
}
"""How the enemy is spoken of after such an event; "it" is whoever was named last."""


def _then(g: Grammar) -> None:
    """When this happens, that is done."""
    for event, foe in FOES.items():
        deed = f"{event} deed"
        g.phrase(deed, f"<{foe} is destroyed|<destroys|destroy> {foe}>", DestroyEnemy)
        g.phrase(deed, f"<{foe} returns to pen|<return|returns|sends> {foe} to pen>", SendEnemyHome)
        against = "<| against it| against ~| here>"
        g.phrase(deed, f"<<|it |~ >cannot be attacked by secondary attackers|no secondary attackers<| allowed>{against}|opponent cannot use secondary attackers{against}>", ForbidHere, what=SECONDS)  # fmt: skip
    for fought in ("won deed", "lost deed"):
        g.phrase(fought, "<the|that> <{kind:special kind}|{kind:special kinds}> is destroyed", DestroyEnemy)
    g.phrase("won deed", "~ returns to pen", GoHome)
    g.phrase("lost badly deed", "<<|~ |it >returns to pen|return <~|it> to pen>", GoHome)
    g.phrase("home deed", "~ returns to pen", GoHome)
    g.list("home deeds", "home deed", ("a",))
    g.phrase("clause", "<{whens:states}, {deeds:home deeds}|{deeds:home deeds} {whens:states}>", AtOnce)
    first = "<|in primary, >"
    for event, deeds in (("event", "deed"), *((event, f"{event} deed") for event in (*FOES, "lost badly"))):
        if event != "event":
            g.include(f"one {deeds}", deeds)
        g.list(f"{deeds}s", deeds, ("a", "a and b") if event in ("event", "won") else ("a",))
        g.phrase("clause", f"<{first}when {{event:{event}}}, {{deeds:{deeds}s}}|{{deeds:{deeds}s}} when {{event:{event}}}>", On)  # fmt: skip
    g.phrase("clause", f"when {ME} is beaten in primary, {{deeds:lost badly deeds}}", On, event=Event(BEATEN_PRIMARY))
    g.phrase("clause", "when beaten in primary, {deeds:lost badly deeds}", On, event=Event(BEATEN_PRIMARY))
    unless = of(Event, what=WINS_PRIMARY, other=of(Not, kind=slot("other")))
    but = "unless <it|opponent|that creature> {other:predicate}"
    g.phrase("clause", f"when <~|it> wins, {{deeds:won deeds}} {but}", On, event=unless)
    g.phrase("clause", "as a primary attacker, {deeds}", On, event=Event(PLAYED_FIRST))
    g.phrase("clause", "<win|beat|wins|beats> <a match-up and|opponent and|and> {deeds}", On, event=Event(WINS_PRIMARY))
    each = "for each <creature|opponent's creature> <you beat|you have beaten><| here>< when ~ is in play><|, when it is unbeaten>"
    g.phrase("clause", f"{{deeds}} {each}", On, event=Event(WINS_PRIMARY))
    owner = [of(StonesTo, who=YOU, n=slot("n"), lost=True)]
    shield = "when it has a shield on this stronghold card at the end of the draw and organize phase"
    g.phrase("clause", f"stronghold's owner must <burn|spend|lose> {{n:#}} stone {shield}", On, event=Event(SHIELD_ON_CARD), deeds=owner)  # fmt: skip
    g.phrase("bare deeds", "{deeds}", AtOnce)
    g.phrase("clause", "<{whens:states}, {deeds}|{deeds} {whens:states}|{deeds} here|here, {deeds}>", AtOnce)


PILES: tuple[tuple[str, type[Cards]], ...] = (("hand", HandOf), ("storage", StorageOf), ("pen", PenOf))


def _cards(g: Grammar) -> None:
    """Which cards: how many × of which sort × where they lie."""
    its = "<its|opponent's|the>"
    of_all = "all <|its |of its |the |unplayed >"
    nouns: list[tuple[str, type[Cards], dict[str, object]]] = [
        ("double-bordered card", StorageOf, {}),
        ("spell", TypeOf, {"type": SPELL}),
        ("<item|hand magic item>", TypeOf, {"type": ITEM_H}),
        ("bribery card", TypeOf, {"type": BRIBERY}),
    ]
    nouns += [(f"{word}<| bribery> card", TypeOf, {"type": BRIBERY, "icon": icon}) for icon, word in ICONS]
    for place in ("", *(f" <in|from> <{its} |>{pile}" for pile in ("storage", "hand"))):
        for noun, make, fields in nouns:
            g.phrase("cards", f"{of_all}{noun}s{place}", make, **fields)
            g.phrase("some cards", f"{noun}<s|>{place}", make, **fields)
        for icon, word in ICONS:
            g.phrase("cards", of_all + word + place, TypeOf, type=BRIBERY, icon=icon)
    for pile, make in PILES:
        in_pile = f"<in|from> {its} {pile}"
        kind: dict[str, object] = {} if make is StorageOf else {"kind": None}
        g.phrase("cards", f"<|<|all |the >cards <in|from> >{its} {pile}", make, **kind)
        noun = "<card|creature>" if make is PenOf else "card"
        g.phrase("some cards", f"{noun}<s|> <in|from> <{its} |>{pile}", make, **kind)
        # which of the cards that one cannot see is looked at is as good as chance
        g.phrase("unseen", f"<any one|one|a|1> card {in_pile}", AtRandom, n=1, cards=of(make, **kind))
        if make is not StorageOf:
            g.phrase("cards", f"{of_all}{{kind:kindlist}} {in_pile}", make)
    # So many at random. Who would choose them otherwise is not said: "one card" without it is not read.
    for n, word in ((1, "<one|1|a>"), (2, "<two|2>"), (3, "<three|3>")):
        g.phrase("cards", f"<{word} random {{cards:some cards}}|{word} {{cards:some cards}} at random>", AtRandom, n=n)
    items = "<any |all |its |all its |><items travelling as creatures|creature <magic |>items|items>"
    g.phrase("borne items", f"<{items}|a item|1 creature item>", ItemsInDuel)
    g.phrase("cards", "<<any |all |>items travelling as creatures|<any|its|all creature> items><| here>", ItemsInDuel)
    g.phrase("cards", "all <its |creature |>items <travelling with <the|its> shield|under this shield>", ItemsInDuel)

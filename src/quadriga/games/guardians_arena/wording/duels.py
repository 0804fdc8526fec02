"""Wording of what happens in Duels: destroying, Areas of Effect, events, margins, rescue."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import BRIBERY, ITEM_H, SPELL
from quadriga.games.guardians_arena.vocabulary.bonuses import Itself, Those
from quadriga.games.guardians_arena.vocabulary.destroying import Area, BeatenAreDestroyed, Destroys, SendsHome
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
from quadriga.games.guardians_arena.vocabulary.kinds import AllOf, AnyKind, Anything, Coloured, Not
from quadriga.games.guardians_arena.vocabulary.sorts import (
    BEATEN_PRIMARY,
    EITHER,
    ENEMY_CHANNELS,
    FEAR,
    FIRE,
    IS_BRIBED,
    OPPONENT,
    PLAYED_FIRST,
    PLAYED_IN_DUEL,
    REVEALED,
    SECONDS,
    SHIELD_ON_CARD,
    SURVIVES_PRIMARY,
    TIES_PRIMARY,
    WINS_DUEL,
    WINS_PRIMARY,
    YOU,
)
from quadriga.games.guardians_arena.vocabulary.winning import (
    Doomed,
    MustBeBeatenBy,
    ReturnsUnlessPaid,
    Saves,
    WinsTies,
)
from quadriga.games.guardians_arena.wording.kinds import ICONS
from quadriga.text.grammar import Grammar, of, slot

WHENS = "< {whens}>"
ME = "<~|it|this creature>"


def add(g: Grammar) -> None:
    _destroying(g)
    _areas(g)
    _events(g)
    _deeds(g)
    _cards(g)
    _margins(g)
    _saving(g)


def _destroying(g: Grammar) -> None:
    g.phrase("clause", "destroys {kind:anyone}", Destroys)
    g.phrase("clause", "destroys {kind:anyone} {whens:wheres}", Destroys)
    g.phrase("clause", "{whens:wheres}, destroys {kind:anyone}", Destroys)
    g.phrase("clause", "destroys {kind:anyone} as a secondary attacker", Destroys, seconding=True)
    g.phrase("clause", "as a secondary attacker, destroys {kind:anyone}", Destroys, seconding=True)
    g.phrase("clause", "<any|a> {kind} <fighting|facing|opposing|matched against> ~ is destroyed", Destroys)
    g.phrase("clause", "all {kind:kinds} <fighting|facing|opposing|matched against> ~ are destroyed", Destroys)
    g.list("wheres", "where", ("a",))
    g.phrase("clause", "when opponent is <a |>{kind:kind or kind}, it <returns|goes|is returned> to pen", SendsHome)
    g.phrase("clause", "when opponent is <a |>{kind:kind or kind}, that creature returns to pen", SendsHome)
    g.phrase("clause", "<sends|returns> {kind:anyone} to pen", SendsHome)
    g.phrase("clause", "<sends|returns> {k:adjective} opponents to pen", SendsHome, kind=of(AllOf, tests=[slot("k")]))
    g.phrase("clause", "all creatures on both sides beaten in primary are destroyed", BeatenAreDestroyed)
    g.phrase(
        "clause",
        "all <beaten creatures|creatures beaten> <in primary |><on both sides |>are destroyed",
        BeatenAreDestroyed,
    )


def _areas(g: Grammar) -> None:
    """n points, with an attribute and riders (gua.card.aoe.1)."""
    for sort, word in ((0, ""), (FIRE, "fire "), (FEAR, "fear ")):
        for rider, fields in _riders():
            g.phrase("clause", f"<|has a |a >{{points:#}} pt. AOE {word}attack{rider}", Area, of=sort, **fields)
        g.phrase("whole", f"{{points:#}} pt. AOE {word}attack. <All|Any> affected creatures cannot <attack|fight><| and don't count toward victory><|, but can be attacked by secondary attackers>.", Area, of=sort, stuns=True)  # fmt: skip
        g.phrase(
            "whole",
            f"{{points:#}} pt. AOE {word}attack. <When played, |>{{step:#+}} to the AOE attack for each {{thing}}.",
            Area,
            of=sort,
        )
    g.phrase("clause", "all {only:kindlist} are hit by a {points:#} pt. AOE attack", Area)
    g.phrase("whole", "All {only:kindlist} are hit by a {points:#} pt. AOE attack. Good here only, spell effects flyers on both sides.", Area, both=True)  # fmt: skip


def _riders() -> list[tuple[str, dict[str, object]]]:
    """What may be added to an Area of Effect: whom it strikes, and how it grows."""
    return [
        ("", {}),
        (" <that only affects|that affects only|only affecting|that only works on|that works only on> {only:anyone}", {}),
        (" against {only:anyone}<| only>", {}),
        (" that <doesn't affect|doesn't work on|cannot affect> {k:anyone}", {"only": of(AllOf, tests=[Anything(), of(Not, kind=slot("k"))])}),
        (" <that affects |>on both sides", {"both": True}),
        (" that affects both <sides|players>", {"both": True}),
        ("<,| and> {step:#+} to the AOE attack for each {thing}", {}),
        ("<,| and|> {step:#+} for each {thing}", {}),
    ]  # fmt: skip


def _events(g: Grammar) -> None:
    """What can happen, with all that may be said of it."""
    won = "<wins|beats opponent|beats its opponent|beats a opponent>"
    g.phrase("won", f"{ME} {won}<| in primary>", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} wins against {{other:anyone}}<| in primary>", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} <beats|has beaten> {{other:anyone}}<| in primary>", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} beats <a |>opponent {{other:property}}<| in primary>", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} wins by more than {{by_more_than:#}}<| pt.>", Event, what=WINS_PRIMARY)
    for words in ("<~ is |it is |>beaten<| in primary>", "~ loses"):
        g.phrase("lost", words, Event, what=BEATEN_PRIMARY)
        g.phrase("lost", words + "<| here> by {other:anyone}", Event, what=BEATEN_PRIMARY)
        g.phrase("lost badly", words + " by more than {by_more_than:#}<| pt.| vitality>", Event, what=BEATEN_PRIMARY)
    g.include("event", "won", "lost", "lost badly")
    g.phrase("event", f"{ME} survives<| its primary match-up| in primary>", Event, what=SURVIVES_PRIMARY)
    g.phrase("event", f"{ME} <ties|pushes>", Event, what=TIES_PRIMARY)
    g.phrase("event", "<|~ is |it is |~ are ><played|played here|revealed|used>", Event, what=PLAYED_IN_DUEL)
    g.phrase("event", "<|~ is |it is |~ are >played as a primary attacker", Event, what=PLAYED_FIRST)
    g.phrase("event", "opponent channels<| when ~ is in play>", Event, what=ENEMY_CHANNELS)
    g.phrase("event", "this combat takes place <on|in> {l:land}", Event, what=REVEALED, lands=[slot("l")])
    g.phrase(
        "event", "this combat takes place in {a:land} or {b:land}", Event, what=REVEALED, lands=[slot("a"), slot("b")]
    )
    g.phrase("event", "this combat takes place <on|in> a {l:land}", Event, what=REVEALED, lands=[slot("l")])
    g.phrase(
        "event", "<one of your creatures|a creature of yours|a of your creatures> is bribed", Event, what=IS_BRIBED
    )
    g.phrase("event", "<this shield|~> wins a combat", Event, what=WINS_DUEL)
    g.phrase("clause", "when {event}, {deeds}", On)
    g.phrase("clause", "in primary, when {event}, {deeds}", On)
    for start in ("when", "in primary, when"):
        g.phrase("clause", start + " {event:won}, {deeds:victory}", On)
    unless = of(Event, what=WINS_PRIMARY, other=of(Not, kind=slot("other")))
    g.phrase(
        "clause",
        "when <~|it> wins, {deeds:victory} unless <it|opponent|that creature> {other:predicate}",
        On,
        event=unless,
    )
    g.list("victory", "won deed", ("a", "a and b"))
    g.phrase("clause", "when {event:lost badly}, {deeds:flight}", On)
    g.list("flight", "flight deed", ("a",))
    g.phrase(
        "clause",
        "<when beaten in primary|when ~ is beaten in primary>, {deeds:flight}",
        On,
        event=Event(BEATEN_PRIMARY),
    )
    g.phrase("clause", "{deeds:one deed} when {event}", On)
    g.phrase("clause", "as a primary attacker, {deeds}", On, event=Event(PLAYED_FIRST))
    g.phrase("clause", "{deeds}", AtOnce)
    g.phrase("clause", "<win|beat> <a match-up|opponent> and {deeds}", On, event=Event(WINS_PRIMARY))
    g.phrase(
        "clause",
        "{deeds:one deed} for each creature you beat when ~ is in play<|, when it is unbeaten>",
        On,
        event=Event(WINS_PRIMARY),
    )
    g.phrase("clause", "stronghold's owner must burn {n:#} stone when it has a shield on this stronghold card at the end of the draw and organize phase", On, event=Event(SHIELD_ON_CARD), deeds=[of(StonesTo, who=YOU, n=slot("n"), lost=True)])  # fmt: skip
    g.list("deeds", "deed", ("a", "a and b"))
    g.list("one deed", "deed", ("a",))


def _deeds(g: Grammar) -> None:
    for who, you in ((YOU, "you "), (OPPONENT, "opponent ")):
        s = "" if who == YOU else "s"
        g.phrase("deed", f"{you}gain{s} {{n:#}} stone", StonesTo, who=who)
        g.phrase("deed", f"{you}<lose{s}|must spend|must burn|must lose> {{n:#}} stone", StonesTo, who=who, lost=True)
    g.phrase("deed", "both players <lose|must spend> {n:#} stone", StonesTo, who=EITHER, lost=True)
    g.phrase("deed", "gain {n:#} stone", StonesTo, who=YOU)
    g.phrase("deed", "{n:#+} stone", StonesTo, who=YOU)
    beast = "<opponent|that creature|the creature|it|the beaten creature|that opponent>"
    g.phrase("won deed", f"{beast} is destroyed", DestroyEnemy)
    g.phrase("won deed", "the <small|medium|large> <creature|creatures> is destroyed", DestroyEnemy)
    g.phrase("won deed", "<that creature|opponent> <returns|is returned|goes> to pen", SendEnemyHome)
    g.phrase("flight deed", "<~|it> <returns|is returned|goes> to pen", GoHome)
    g.phrase("won deed", "<|it |~ >cannot be attacked by secondary attackers", ForbidHere, what=SECONDS)
    g.phrase("won deed", "no secondary attackers<| allowed><| against it| against ~>", ForbidHere, what=SECONDS)
    for who, words in (
        (OPPONENT, "opponent must "),
        (EITHER, "both players must "),
        (EITHER, "each player must "),
        (YOU, "you must "),
    ):
        g.phrase("deed", words + "discard {cards}", DiscardCards, who=who)
    g.phrase("deed", "opponent discards {cards}", DiscardCards, who=OPPONENT)
    g.phrase("deed", "opponent loses {cards}", DiscardCards, who=OPPONENT)
    g.phrase(
        "deed",
        "opponent must show you all double-bordered cards in its storage and discard {cards}",
        DiscardCards,
        who=OPPONENT,
        shown=True,
    )
    show = "<opponent must show you|opponent must reveal|opponent must show|opponent reveals|opponent shows you|look at|view|you can look at|see>"
    g.phrase("deed", show + " {cards}", ShowCards)
    g.phrase("deed", show + " {cards:unseen}", ShowCards)
    g.phrase(
        "deed",
        "opponent must tell you the total number of cards and total vitality in its hand",
        ShowCards,
        cards=HandOf(),
    )
    g.phrase("whole", "Opponent must play the remainder of combat with its hand face-up. You must pick but not show your match-up cards first.", AtOnce, deeds=[ShowCards(HandOf(), True)])  # fmt: skip
    g.phrase(
        "deed",
        "opponent must play here with its hand <face-up|face up|revealed>",
        ShowCards,
        cards=HandOf(),
        open_hand=True,
    )


def _cards(g: Grammar) -> None:
    """Which cards: how many × of which sort × where they lie."""
    g.phrase("cards", "<its|opponent's> hand", HandOf, kind=None)
    g.phrase("cards", "<its|opponent's> storage", StorageOf)
    g.phrase("cards", "<|all >cards in <its|opponent's> hand", HandOf, kind=None)
    hand, storage = "<in|from> <|its |opponent's >hand", "<in|from> <|its |opponent's >storage"
    pen = "from <its|opponent's> pen"
    of_all = "all <|its |of its >"
    sorts: list[tuple[str, list[str], type[Cards], dict[str, object]]] = [
        ("double-bordered card", ["", storage, hand], StorageOf, {}),
        ("spell", ["", storage, hand], TypeOf, {"type": SPELL}),
        ("item", ["", storage, hand], TypeOf, {"type": ITEM_H}),
        ("bribery card", ["", storage, hand], TypeOf, {"type": BRIBERY}),
    ]
    for icon, word in ICONS:
        for noun in (f"{word} bribery card", f"{word} card"):
            sorts.append((noun, ["", storage, hand], TypeOf, {"type": BRIBERY, "icon": icon}))
        of_icon = {"type": BRIBERY, "icon": icon}
        g.phrase("cards", of_all + word + "<| in its storage| from its storage| from storage>", TypeOf, **of_icon)
    for noun, places, cards, fields in sorts:
        for place in places:
            behind = f" {place}" if place else ""
            g.phrase("cards", f"{of_all}{noun}s{behind}", cards, **fields)
            _some(g, noun, behind, of(cards, **fields))
    g.phrase("cards", "all <unplayed |>{kind:kindlist} <in|from> <its|opponent's> hand", HandOf)
    _some(g, "card", f" {hand}", of(HandOf, kind=None))
    _some(g, "card", f" {storage}", of(StorageOf))
    _some(g, "card", f" {pen}", of(PenOf))
    _some(g, "creature", f" {pen}", of(PenOf))
    # which of the cards that one cannot see is looked at is as good as chance
    g.phrase("unseen", "<any one|one|a|1> card <in|from> <its|opponent's> hand", AtRandom, n=1, cards=of(HandOf, kind=None))
    g.phrase("cards", "<any |all |>items travelling as creatures<| here>", ItemsInDuel)
    g.phrase("cards", "<any|its|all creature> items<| here>", ItemsInDuel)


def _some(g: Grammar, noun: str, behind: str, cards: object) -> None:
    """So many at random. Who would choose them otherwise is not said here: "one card" without it is not read."""
    possible = "<|, if possible|, when possible>"
    for n, words in ((1, "<one|1|a>"), (2, "<two|2>"), (3, "<three|3>")):
        s = "" if n == 1 else "s"
        g.phrase("cards", f"{words} random {noun}{s}{behind}{possible}", AtRandom, n=n, cards=cards)
        g.phrase("cards", f"{words} {noun}{s}{behind} at random{possible}", AtRandom, n=n, cards=cards)


def _margins(g: Grammar) -> None:
    """Must be beaten by n, wins ties (gua.card.margin.1)."""
    much = "by <at least {n:#}|{n:#} or more|{n:#} pt. or more>"
    result = (
        "<| <or|of> the result is a push| or <the match-up|it> is a push|, or <the result|the match-up|it> is a push>"
    )
    g.phrase("clause", f"must be beaten {much}{result}", MustBeBeatenBy, whom=Itself())
    g.phrase("clause", f"opponent must beat <~|you|it> {much}{result}", MustBeBeatenBy, whom=Itself())
    g.phrase("clause", f"{{whens:wheres}}, opponent must beat <~|you|it> {much}{result}", MustBeBeatenBy, whom=Itself())
    g.phrase("clause", f"{{whens:front}}, must be beaten {much}{result}", MustBeBeatenBy, whom=Itself())
    g.phrase("clause", f"{{whom:groups}} must be beaten {much}{result}", MustBeBeatenBy)
    g.phrase("clause", f"{{whens:front}}, {{whom:groups}} must be beaten {much}{result}", MustBeBeatenBy)
    pushes = "<all |any |><pushes|a push>"
    g.phrase("clause", f"<win|wins> {pushes}{WHENS}", WinsTies, whom=Itself())
    g.phrase("clause", f"{{whom:those}} <win|wins> {pushes}{WHENS}", WinsTies)
    g.phrase("clause", f"{{whens:front}}, {{whom:those}} <win|wins> {pushes}", WinsTies)


def _saving(g: Grammar) -> None:
    """Rescue and return, by a condition (gua.card.rescue.1); what cannot be saved (gua.card.fate.1)."""
    others = of(Those, kind=slot("kind"))
    heal = "<can heal|heals|can save|saves|can rescue>"
    g.phrase(
        "clause",
        f"{heal} <one|a|any one> {{kind:kind or kind}}<| regardless of that controls the space>",
        Saves,
        whom=others,
    )
    g.phrase(
        "clause",
        f"{heal} <one|a> {{kind:kind or kind}} for each creature opponent beaten",
        Saves,
        whom=others,
        if_enemy_lost=True,
    )
    g.phrase(
        "clause",
        f"{heal} <one|a> {{kind:kind or kind}} for each creature opponent lost in combat",
        Saves,
        whom=others,
        if_enemy_lost=True,
    )
    cost = "for {stones:#} stone<| per creature>"
    before = "<| before the next primary match-up begins>"
    me = {"whom": Itself()}
    g.phrase("clause", f"when <~ is |>beaten, you can return <~|it> to pen< {cost}>", Saves, **me)
    back = f"beaten<| from this shield> can be returned to pen< {cost}>"
    g.phrase("clause", f"<any|a> {{kind:kind}} {back}", Saves, whom=others)
    g.phrase("clause", f"all {{kind:kinds}} {back}", Saves, whom=others)
    g.phrase(
        "clause", f"you can return <any|one|a> beaten {{kind:kind or kind}} to pen{before}< {cost}>", Saves, whom=others
    )
    g.phrase(
        "clause",
        f"<|in primary, >you can return all your beaten {{kind:kinds}} to pen{before}< {cost}>",
        Saves,
        whom=others,
    )
    g.phrase(
        "clause",
        "<you can |>spend {stones:#} stone to return <a|one|any> beaten {kind:kind or kind} to pen",
        Saves,
        whom=others,
    )
    g.phrase("clause", f"heal <one|any one|a> {{kind:kind}}<| (after combat)> {cost}", Saves, whom=others)
    g.phrase(
        "clause",
        "when ~ is beaten in primary, opponent must spend {stones:#} stone or <~|it> returns to pen<| at the end of combat>",
        ReturnsUnlessPaid,
    )
    sent = "<return|returns|is returned|are returned|goes|go> to pen<| instead of the discard pile>"
    g.phrase("clause", f"{{whom:groups}} beaten<| here> {sent}", Saves, asked=False)
    g.phrase("clause", f"when <~ is |>beaten, <~|it> {sent}", Saves, asked=False, **me)
    g.phrase("clause", f"when <~ is |>beaten by {{by:anyone}}, <~|it> {sent}", Saves, asked=False, **me)
    g.phrase("clause", f"{sent} when <|~ is |it is >beaten", Saves, asked=False, **me)
    g.phrase("clause", f"{sent} when <|~ is |it is >beaten by {{by:anyone}}", Saves, asked=False, **me)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("one colour", word, Coloured, colour=colour)
    doom = "<~|it> is destroyed"
    g.phrase("clause", f"when <~ is |>beaten, {doom}", Doomed, by=Anything())
    g.phrase("clause", f"when <~ is |>beaten by {{by:anyone}}, {doom}", Doomed)
    g.phrase(
        "clause",
        f"when <~ is |>beaten by {{a:one colour}} or {{b:kinds}}, {doom}",
        Doomed,
        by=of(AnyKind, kinds=[slot("a"), slot("b")]),
    )

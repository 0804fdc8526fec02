"""Wording of what happens in Duels: destroying, Areas of Effect, events, margins, rescue."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import BRIBERY, ITEM_H, SPELL
from quadriga.games.guardians_arena.vocabulary.bonuses import InRole, Itself, Those
from quadriga.games.guardians_arena.vocabulary.conditions import AgainstThis, Attacking, Defending, Here
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
    SECONDS,
    SHIELD_ON_CARD,
    SURVIVES_DUEL,
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
from quadriga.games.guardians_arena.wording.placing import anywhere
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
    """At the reveal: destroyed, or sent home (gua.card.destroys.1, gua.card.bounce.1)."""
    g.list("spots", "spot", ("a", "a b"))
    g.include("spot", "where")
    g.phrase("spot", "<here|in primary>", Here)
    g.phrase("spot", "when attacking", Attacking)
    g.phrase("spot", "when defending", Defending)
    facing = "<fighting|against>"
    met = "<| it fights| ~ fights| it faces| fighting it>"
    for verb, make in (("destroys", Destroys), ("<sends|returns>", SendsHome)):
        to = "" if make is Destroys else " to pen"
        g.phrase("clause", f"<{verb} {{kind:anyone}}{met}{to}|{verb} {{kind:anyone}}{to} {{whens:spots}}|{{whens:spots}}, {verb} {{kind:anyone}}{to}>", make)  # fmt: skip
        one, many = ("is destroyed", "are destroyed") if make is Destroys else ("returns to pen", "returns to pen")
        it = "<it|that creature|opponent|opponent's creature|that opponent>"
        g.phrase("clause", f"<any|a> {{kind}} {facing} ~ {one}", make)
        g.phrase("clause", f"<|all >{{kind:kindlist}} {facing} ~ {many}", make)
        g.phrase("clause", f"opponent {one} when <it|opponent> is <a |>{{kind:kind or kind}}", make)
        g.phrase("clause", f"opponent {one} when <it|opponent> {{kind:predicate}}", make)
        g.phrase("clause", f"opponent {one} when <it|opponent> is {{kind:quality singular}}", make)
        g.phrase("clause", f"when opponent is <a |>{{kind:kind or kind}}, {it} {one}", make)
        g.phrase("clause", f"when opponent {{kind:predicate}}, {it} {one}", make)
        g.phrase(
            "clause", f"against <a |any |>{{kind:kind or kind}}, <the {{again:kind or kind}}|{it[1:-1]}> {one}", make
        )
        g.phrase("clause", f"when opponent is {{kind:quality singular}}, {it} {one}", make)
    foes = of(AllOf, tests=[slot("k")])
    g.phrase("clause", "<sends|returns> <a |any |>{k:adjective} <opponents|opponent> to pen", SendsHome, kind=foes)
    g.phrase("clause", "destroys <a |any |all |>{k:adjective} <opponents|opponent>", Destroys, kind=foes)
    second = {"seconding": True}
    g.phrase("clause", "<destroys {kind:anyone} as a secondary attacker|as a secondary attacker, destroys {kind:anyone}>", Destroys, **second)  # fmt: skip
    win = {"event": of(Event, what=WINS_PRIMARY, other=slot("kind")), "deeds": [DestroyEnemy()]}
    round_ = "<| in primary| here>"
    g.phrase(
        "clause", f"<any|a> {{kind}} <beaten by ~{round_}|~ beats{round_}|it beats{round_}> is destroyed", On, **win
    )
    g.phrase("clause", f"<|all |any >{{kind:kinds}} beaten by ~{round_} are destroyed", On, **win)
    g.phrase("clause", f"destroys <any|a|each> {{kind}} <it beats|~ beats|beaten by ~>{round_}", On, **win)
    g.phrase("clause", f"destroys <|all >{{kind:kinds}} <it beats|~ beats|beaten by ~>{round_}", On, **win)
    g.phrase(
        "clause",
        "<|all ><beaten creatures|creatures beaten|creatures on both sides beaten> <in primary |><on both sides |>are destroyed",
        BeatenAreDestroyed,
    )


def _areas(g: Grammar) -> None:
    """n points, with an attribute and riders (gua.card.aoe.1)."""
    for sort, word in ((0, ""), (FIRE, "fire "), (FEAR, "fear ")):
        for rider, fields in _riders():
            strike = f"<|has a |a ><{{points:#}} pt. AOE {word}attack|AOE {word}attack of {{points:#}}>"
            g.phrase("clause", strike + rider, Area, of=sort, **fields)
            strikes = f"{{points:#}} pt. AOE {word}attack{rider}. <All|Any> affected creatures cannot"
            g.phrase("whole", f"{strikes} <attack|fight><| and don't count for control><|, but can be attacked by secondary attackers>.", Area, of=sort, stuns=True, **fields)  # fmt: skip
        grows = f"{{points:#}} pt. AOE {word}attack. <When played, |>{{step:#+}} to the AOE attack for each {{thing}}."
        g.phrase("whole", grows, Area, of=sort)
    for sort, word in ((0, ""), (FIRE, "fire "), (FEAR, "fear ")):
        hit = f"<are hit by|suffer|are affected by|take> a {{points:#}} pt. AOE {word}attack"
        g.phrase("clause", f"all opponent's {{only:kindlist}} {hit}", Area, of=sort)
        g.phrase("clause", f"<all |opponent's >{{only:kindlist}} {hit}", Area, of=sort)
        g.phrase("clause", f"all {{only:kindlist}} on both sides {hit}", Area, of=sort, both=True)
        g.phrase("clause", f"all {{only:kindlist}} {hit} on both sides", Area, of=sort, both=True)
    g.phrase("whole", "All {only:kindlist} are hit by a {points:#} pt. AOE attack. Good here only, spell effects flyers on both sides.", Area, both=True)  # fmt: skip


def _riders() -> list[tuple[str, dict[str, object]]]:
    """What may be added to an Area of Effect: whom it strikes, and how it grows."""
    return [
        ("", {}),
        (" <that only affects|that affects only|only affecting> {only:anyone}", {}),
        (" <only |>against {only:anyone}<| only>", {}),
        (" that <doesn't affect|doesn't work on|cannot affect> {k:anyone}", {"only": of(AllOf, tests=[Anything(), of(Not, kind=slot("k"))])}),
        (" <that affects |>on both sides", {"both": True}),
        (" that affects both <sides|players>", {"both": True}),
        ("<,| and> {step:#+} to the AOE attack for each {thing}", {}),
        ("<,| and|> {step:#+} for each {thing}", {}),
    ]  # fmt: skip


def _events(g: Grammar) -> None:
    """What can happen, with all that may be said of it."""
    round_ = "<| in primary| here>"
    won = "<wins|beats opponent|beats its opponent|beats a opponent>"
    g.phrase("won", f"{ME} {won}{round_}", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} <wins against|beats|has beaten> {{other:anyone}}{round_}", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} beats <a |>opponent {{other:property}}{round_}", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} {won}{round_} by more than {{by_more_than:#}}<| pt.| vitality>", Event, what=WINS_PRIMARY)
    g.phrase("won", f"{ME} {won}{round_} by <{{by_least:#}} or more|at least {{by_least:#}}>", Event, what=WINS_PRIMARY)
    for words in ("<~ is |it is |>beaten" + round_, "~ loses"):
        g.phrase("lost", words, Event, what=BEATEN_PRIMARY)
        g.phrase("lost", words + " by {other:anyone}", Event, what=BEATEN_PRIMARY)
        g.phrase("lost badly", words + " by more than {by_more_than:#}<| pt.| vitality>", Event, what=BEATEN_PRIMARY)
        g.phrase("lost badly", words + " by <{by_least:#} or more|at least {by_least:#}>", Event, what=BEATEN_PRIMARY)
    g.include("event", "won", "lost", "lost badly", "survived")
    g.phrase("survived", f"{ME} survives<| its primary match-up| in primary| here>", Event, what=SURVIVES_PRIMARY)
    alive = "<survives combat|survives this combat|survives the combat|is alive after combat|is unbeaten after combat>"
    g.phrase("event", f"{ME} {alive}", Event, what=SURVIVES_DUEL)
    g.phrase("event", f"{ME} <ties|pushes>", Event, what=TIES_PRIMARY)
    g.phrase("event", "<|~ is |it is |~ are ><played|played here|revealed|used>", Event, what=PLAYED_IN_DUEL)
    g.phrase("event", "<|~ is |it is |~ are >played as a primary attacker", Event, what=PLAYED_FIRST)
    g.phrase("event", "opponent channels<| when ~ is in play>", Event, what=ENEMY_CHANNELS)
    mine = "<one of your creatures|a creature of yours|a of your creatures|any of your creatures>"
    g.phrase("event", f"<{mine} is bribed|opponent bribes {mine}>", Event, what=IS_BRIBED)
    g.phrase("event", "<this shield <wins|wins a combat>|~ wins a combat>", Event, what=WINS_DUEL)
    g.phrase("event", "you win", Event, what=WINS_DUEL)
    g.phrase("clause", "<|in primary, >when {event}, {deeds}", On)
    g.phrase("clause", "<|in primary, >when {event:won}, {deeds:victory}", On)
    g.phrase("clause", "<|in primary, >when {event:survived}, {deeds:sheltered}", On)
    g.phrase("clause", "<|in primary, >when {event:lost}, {deeds:revenge}", On)
    lost = of(Event, what=BEATEN_PRIMARY, other=slot("kind"))
    avenged = {"event": lost, "deeds": [DestroyEnemy()]}
    g.phrase("clause", "<any|a> {kind} that beats ~<| in primary> is destroyed", On, **avenged)
    g.phrase("clause", "<|all >{kind:kinds} that beat ~<| in primary> are destroyed", On, **avenged)
    g.list("revenge", "revenge deed", ("a",))
    g.phrase("revenge deed", "<opponent|opponent's creature|that creature> is destroyed", DestroyEnemy)
    unless = of(Event, what=WINS_PRIMARY, other=of(Not, kind=slot("other")))
    g.phrase(
        "clause",
        "when <~|it> wins, {deeds:victory} unless <it|opponent|that creature> {other:predicate}",
        On,
        event=unless,
    )
    g.list("victory", "won deed", ("a", "a and b"))
    g.list("sheltered", "sheltering deed", ("a",))
    g.phrase("clause", "<when {event:lost badly}, {deeds:flight}|{deeds:flight} when {event:lost badly}>", On)
    g.list("flight", "flight deed", ("a",))
    g.phrase(
        "clause",
        "<when beaten in primary|when ~ is beaten in primary>, {deeds:flight}",
        On,
        event=Event(BEATEN_PRIMARY),
    )
    g.phrase("clause", "{deeds:one deed} when {event}", On)
    g.phrase("clause", "{deeds:one won deed} when {event:won}", On)
    g.phrase("clause", "as a primary attacker, {deeds}", On, event=Event(PLAYED_FIRST))
    g.phrase("clause", "{deeds}", AtOnce)
    g.phrase("clause", "{whens:spots}, {deeds}", AtOnce)
    g.phrase("clause", "{deeds:one deed} {whens:spots}", AtOnce)
    g.phrase("clause", "<win|beat> <a match-up|opponent> and {deeds}", On, event=Event(WINS_PRIMARY))
    g.phrase("clause", "<wins|beats opponent> and {deeds}", On, event=Event(WINS_PRIMARY))
    each = "<creature|opponent's creature> <you beat|you have beaten>"
    g.phrase(
        "clause",
        "{deeds:one deed} <for each|when you beat a> "
        + "<creature|opponent's creature> <you beat |you have beaten |>when ~ is in play<|, when it is unbeaten>",
        On,
        event=Event(WINS_PRIMARY),
    )
    g.phrase("clause", "{deeds:one deed} for each " + each, On, event=Event(WINS_PRIMARY))
    g.phrase("clause", "stronghold's owner must <burn|spend|lose> {n:#} stone when it has a shield on this stronghold card at the end of the draw and organize phase", On, event=Event(SHIELD_ON_CARD), deeds=[of(StonesTo, who=YOU, n=slot("n"), lost=True)])  # fmt: skip
    g.list("deeds", "deed", ("a", "a and b"))
    g.list("one deed", "deed", ("a",))
    g.list("one won deed", "won deed", ("a",))


def _deeds(g: Grammar) -> None:
    for who, you in ((YOU, "you "), (OPPONENT, "opponent ")):
        s = "" if who == YOU else "s"
        g.phrase("deed", f"{you}gain{s} {{n:#}} stone", StonesTo, who=who)
        g.phrase(
            "deed",
            f"{you}<lose{s}|must spend|must burn|must lose|must discard> {{n:#}} stone",
            StonesTo,
            who=who,
            lost=True,
        )
    g.phrase("deed", "both players <lose|must spend> {n:#} stone", StonesTo, who=EITHER, lost=True)
    g.phrase("deed", "<gain|get> {n:#} stone", StonesTo, who=YOU)
    g.phrase("deed", "lose {n:#} stone", StonesTo, who=YOU, lost=True)
    g.phrase("deed", "both players gain {n:#} stone", StonesTo, who=EITHER)
    g.phrase("deed", "{n:#+} stone", StonesTo, who=YOU)
    beast = "<opponent|it|the beaten creature|that opponent|opponent's creature|the loser>"
    g.phrase("won deed", f"{beast} is destroyed", DestroyEnemy)
    g.phrase("won deed", "<the|that> {kind:kind or kind} is destroyed", DestroyEnemy)
    g.phrase("won deed", "the {kind:kinds} is destroyed", DestroyEnemy)
    g.phrase(
        "won deed",
        "<destroys|destroy> <opponent|that creature|it|the opponent's creature|opponent's creature>",
        DestroyEnemy,
    )
    g.phrase(
        "won deed", "<that creature|opponent|opponent's creature|the beaten creature> returns to pen", SendEnemyHome
    )
    g.phrase("flight deed", "<|~ |it >returns to pen", GoHome)
    g.phrase("flight deed", "<|you can >return <~|it> to pen", GoHome)
    g.phrase("sheltering deed", "<|it |~ >cannot be attacked by secondary attackers", ForbidHere, what=SECONDS)
    g.phrase("sheltering deed", "no secondary attackers<| allowed><| against it| against ~>", ForbidHere, what=SECONDS)
    g.phrase(
        "sheltering deed",
        "opponent cannot use secondary attackers<| against it| against ~| here>",
        ForbidHere,
        what=SECONDS,
    )
    g.include("won deed", "sheltering deed")
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
    g.phrase("deed", "<both|each> players discard {cards}", DiscardCards, who=EITHER)
    show = "<opponent must show you|opponent must reveal|opponent must show|opponent reveals|opponent shows you|look at|view|you can look at|see>"
    g.phrase("deed", show + " {cards}", ShowCards)
    g.phrase("deed", show + " {cards:unseen}", ShowCards)
    g.phrase(
        "deed",
        "opponent must tell you the total number of cards and total vitality in its hand",
        ShowCards,
        cards=HandOf(),
    )
    g.phrase(
        "deed",
        "opponent must play <|here |the remainder of combat >with its hand <face-up|face up|revealed><| here>",
        ShowCards,
        cards=HandOf(),
        open_hand=True,
    )


def _cards(g: Grammar) -> None:
    """Which cards: how many × of which sort × where they lie."""
    g.phrase("cards", "<its|opponent's> hand", HandOf, kind=None)
    g.phrase("cards", "<its|opponent's> storage", StorageOf)
    g.phrase("cards", "<|all >cards in <its|opponent's> hand", HandOf, kind=None)
    g.phrase("cards", "<|all >cards in <its|opponent's> storage", StorageOf)
    g.phrase("cards", "<|all >cards in <its|opponent's> pen", PenOf)
    g.phrase("cards", "<its|opponent's> pen", PenOf)
    g.phrase("cards", "all <its |>{kind:kindlist} in <its|opponent's> pen", PenOf)
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
    g.phrase(
        "unseen", "<any one|one|a|1> card <in|from> <its|opponent's> hand", AtRandom, n=1, cards=of(HandOf, kind=None)
    )
    g.phrase("cards", "<any |all |>items travelling as creatures<| here>", ItemsInDuel)
    g.phrase("cards", "<any|its|all creature> items<| here>", ItemsInDuel)
    g.phrase("cards", "all <its |creature |>items <travelling with <the|its> shield|under this shield>", ItemsInDuel)


def _some(g: Grammar, noun: str, behind: str, cards: object) -> None:
    """So many at random. Who would choose them otherwise is not said here: "one card" without it is not read."""
    possible = "<|, if possible|, when possible>"
    for n, words in ((1, "<one|1|a>"), (2, "<two|2>"), (3, "<three|3>")):
        s = "" if n == 1 else "s"
        g.phrase("cards", f"{words} random {noun}{s}{behind}{possible}", AtRandom, n=n, cards=cards)
        g.phrase("cards", f"{words} {noun}{s}{behind} at random{possible}", AtRandom, n=n, cards=cards)
        if behind:
            g.phrase("cards", f"{words} {noun}{s} at random{behind}{possible}", AtRandom, n=n, cards=cards)


def _margins(g: Grammar) -> None:
    """Must be beaten by n, wins ties (gua.card.margin.1)."""
    much = "by <at least {n:#}|{n:#} or more>"
    push = "<| or push>"
    me = {"whom": Itself()}
    g.phrase("clause", anywhere(f"<must be beaten|opponent must beat <~|you|it>> {much}{push}"), MustBeBeatenBy, **me)
    g.phrase("clause", anywhere(f"{{whom:those}} must be beaten {much}{push}"), MustBeBeatenBy)
    g.phrase("clause", anywhere(f"opponent must beat {{whom:those}} {much}{push}"), MustBeBeatenBy)
    pushes = "<all |any |><pushes|a push>"
    g.phrase("clause", anywhere(f"<win|wins> {pushes}"), WinsTies, **me)
    g.phrase("clause", anywhere(f"{{whom:those}} <win|wins> {pushes}"), WinsTies)
    g.phrase("clause", anywhere("you win <all |any |><pushes|a push>"), WinsTies, whom=Those(Anything(), YOU))
    foe = {"whom": InRole(False, OPPONENT), "whens": [AgainstThis()]}
    g.phrase("clause", f"<lose|loses> {pushes}", WinsTies, **foe)
    g.phrase("clause", f"must beat opponent {much}{push}", MustBeBeatenBy, **foe)


def _saving(g: Grammar) -> None:
    """Rescue and return, by a condition (gua.card.rescue.1); what cannot be saved (gua.card.fate.1).

    Who is saved × what saving is called × when × what it costs, and the cost before or behind.
    """
    me = {"whom": Itself()}
    others = of(Those, kind=slot("kind"))
    _patients(g)
    ends = "<| here>"
    cost = "< for {stones:#} stone>"
    fronts = (
        "<|in primary, ><|can |you can >",
        "<|you can >spend {stones:#} stone to ",
        "for {stones:#} stone, you can ",
    )
    for front in fronts:
        behind = cost if "stones" not in front else ""
        g.phrase("clause", f"{front}heal {{whom:patient}}{ends}{behind}", Saves)
        g.phrase("clause", f"{front}return {{whom:beaten patient}} to pen{ends}{behind}", Saves)
        beaten = "when <~ is |it is |>beaten"
        if front != fronts[0]:
            g.phrase("clause", f"{front}return <~|it> to pen {beaten}", Saves, **me)
    g.phrase("clause", "<can heal|heal> <one|a> {kind:kind or kind} for each creature opponent <beaten|lost|loses><| here>", Saves, whom=others, if_enemy_lost=True)  # fmt: skip
    returned = "<can be returned|can return>"
    g.phrase(
        "clause", f"when <~ is |it is |>beaten, <you can return <~|it>|<~|it> {returned}> to pen{cost}", Saves, **me
    )
    g.phrase("clause", f"{returned} to pen {beaten}{cost}", Saves, **me)
    g.phrase("clause", f"{{whom:beaten patient}} {returned} to pen{cost}", Saves)
    g.phrase(
        "clause",
        "when ~ is beaten<| in primary>, opponent must spend {stones:#} stone or <~|it> returns to pen<| at the end of combat>",
        ReturnsUnlessPaid,
    )
    sent = "returns to pen"
    g.phrase("clause", f"{{whom:beaten patient}} {sent}", Saves, asked=False)
    g.phrase("clause", f"{{whom:beaten patient}} {sent} for {{stones:#}} stone", Saves)
    g.phrase("clause", f"when <~ is |it is |>beaten<| in primary>, <~|it> {sent} for {{stones:#}} stone", Saves, **me)
    g.phrase("clause", f"when {{whom:groups}} are beaten, <they|it> {sent}", Saves, asked=False)
    g.phrase(
        "clause",
        f"when <a|any|one> of your {{kind:kinds}} is beaten, <that creature|it> {sent}",
        Saves,
        asked=False,
        whom=others,
    )
    home = f"<<~|it> {sent}|return <~|it> to pen>"
    g.phrase("clause", f"when <~ is |it is |>beaten< by {{by:anyone}}>, {home}", Saves, asked=False, **me)
    g.phrase("clause", f"<|~ |it >{sent} when <|~ is |it is >beaten< by {{by:anyone}}>", Saves, asked=False, **me)
    doom = "<~|it> is destroyed"
    g.phrase("clause", f"when <~ is |it is |>beaten<| in primary| here>, {doom}", Doomed, by=Anything())
    g.phrase("clause", f"when <~ is |it is |>beaten<| in primary| here> by {{by:anyone}}, {doom}", Doomed)
    g.phrase("clause", "<|~ |it >is destroyed when <~ is |it is |>beaten", Doomed, by=Anything())
    g.phrase("clause", "<|~ |it >is destroyed when <~ is |it is |>beaten by {by:anyone}", Doomed)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("one colour", word, Coloured, colour=colour)
    g.phrase(
        "clause",
        f"when <~ is |>beaten by {{a:one colour}} or {{b:kinds}}, {doom}",
        Doomed,
        by=of(AnyKind, kinds=[slot("a"), slot("b")]),
    )


def _patients(g: Grammar) -> None:
    """Who may be saved: creatures of a kind, said to be beaten or not."""
    mine = "<any one|one|all|any> of your|all your|your|all|any of your"
    for some, number in (("<one|a|any one|any|1>", "kind or kind"), (f"<{mine}>", "kindlist")):
        g.phrase("patient", f"{some} {{kind:{number}}}<| of your choice| of yours>", Those)
        g.phrase("beaten patient", f"{some} beaten {{kind:{number}}}<| here| in primary>", Those)
        g.phrase(
            "beaten patient", f"{some} {{kind:{number}}} <|that is |that are >beaten<| here| under this shield>", Those
        )
    g.phrase("patient", "up to <two|three|2|3> {kind:kindlist}", Those)
    g.include("patient", "beaten patient")
    g.phrase("beaten patient", "{kind:kindlist} beaten<| here| under this shield>", Those)
    g.phrase("beaten patient", "beaten {kind:kindlist}<| here| under this shield>", Those)

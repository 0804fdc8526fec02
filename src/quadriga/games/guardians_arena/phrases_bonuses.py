"""Phrases for Vitality bonuses."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import CLASS, OFF_COLOR, TERRAIN_SORT, BonusSort
from quadriga.games.guardians_arena.bonuses import (
    Against,
    Always,
    Attacking,
    BeatenSoFar,
    Bonus,
    BothSides,
    Defending,
    Each,
    FirstYours,
    Flat,
    InDiscard,
    InPlay,
    Itself,
    Leading,
    MatchUps,
    OnlyOne,
    OnNoTerrain,
    OnTerrain,
    OpponentIcons,
    OpponentOffColor,
    OwnIcons,
    Seconding,
    SecondingFor,
    ShieldNumber,
    SingleBordered,
    TerrainIs,
    Yours,
)
from quadriga.games.guardians_arena.kinds import Anything, Bribable
from quadriga.games.guardians_arena.lands import IN_LANDS, LANDS, TWO_LANDS
from quadriga.games.guardians_arena.storage import Lends
from quadriga.text.grammar import Grammar, of, slot

N = "{n:#+}< Vitality>"
FLAT = of(Flat, n=slot("n"))
IN_PLAY = "<when|while> ~ is in play"


def add(g: Grammar) -> None:
    _conditions(g)
    _own(g)
    _lords(g)
    _commands(g)
    _counted(g)


def _conditions(g: Grammar) -> None:
    for land, words in IN_LANDS.items():
        g.phrase("when", words, OnTerrain, terrains=land)
    for land, words in TWO_LANDS:
        g.phrase("when", words, OnTerrain, terrains=land)
    g.phrase("when", "<vs.|vs> {kind:kindlist}", Against)
    g.phrase("when", "against {kind:kindlist}", Against)
    g.phrase("when", "on no Terrain", OnNoTerrain)
    g.phrase("when", "when attacking", Attacking)
    g.phrase("when", "when defending", Defending)
    g.phrase("when", "when <used as|used as a|it is a|played as a> secondary attacker", Seconding)
    g.phrase("when", "as a secondary attacker", Seconding)
    g.phrase("when", "as a secondary attacker if your primary attacker in the match-up was <a|an> {kind:kind or kind}", SecondingFor)


def _own(g: Grammar) -> None:
    """Bonuses of the creature itself, of the bearer of an Item or Shield."""
    g.phrase("bonus", N + " {when}", Bonus, points=FLAT, whom=Itself())
    g.phrase("bonus", "~ is " + N + " {when}", Bonus, points=FLAT, whom=Itself())
    g.phrase("bonus", "{n:#+} Vitality", Bonus, points=FLAT, whom=Itself(), when=Always())
    g.phrase("bonus", "if this card is the only {kind:kind} in play, add {n:#+} to ~'s Vitality", Bonus, points=FLAT, whom=Itself(), when=of(OnlyOne, kind=slot("kind")))  # fmt: skip
    g.phrase("bonus", "~ adds <his|its|her> match-up opponent's Off-Color bonus to <his|its|her> Vitality", Bonus, points=OpponentOffColor(), whom=Itself(), when=Always())  # fmt: skip
    g.phrase("bonus", "when ~ is played as a primary attacker, add your Shield's Up-card number to ~'s Base Vitality", Bonus, points=ShieldNumber(), whom=Itself(), when=Leading())  # fmt: skip
    g.phrase("bonus", "{n:#+} Vitality to one of your <Creatures|creatures>", Lends)
    g.phrase("bonus", "{n:#+} Vitality to one of your opponent's <Creatures|creatures>", Lends)


def _lords(g: Grammar) -> None:
    """+n to your kind while it is in play (gua.card.lord.1)."""
    others = of(Yours, kind=slot("kind"), others=True)
    lord = {"points": FLAT, "whom": others, "when": Always()}
    g.phrase("bonus", "{n:#+} Vitality to all <of |>your <other |>{kind:kindlist} " + IN_PLAY, Bonus, **lord)
    g.phrase("bonus", "{n:#+} Vitality to all your {kind:kindlist}, " + IN_PLAY, Bonus, **lord)
    g.phrase("bonus", "{n:#+} Vitality to all your {kind:kindlist} played " + IN_PLAY, Bonus, **lord)
    g.phrase("bonus", "all <of |>your {kind:kindlist} are {n:#+} Vitality " + IN_PLAY, Bonus, **lord)
    g.phrase("bonus", "all your {kind:kindlist} are {n:#+} Vitality for each ~ in play", Bonus, **lord)
    g.phrase("bonus", "while ~ is in play, all of your {kind:kindlist} gain {n:#+} Vitality", Bonus, **lord)
    g.phrase("bonus", "{n:#+} to all {kind:kindlist} " + IN_PLAY, Bonus, **lord)
    both = of(BothSides, kind=slot("kind"), others=True)
    g.phrase("bonus", "{n:#+} Vitality to {kind:kindlist} on both sides " + IN_PLAY, Bonus, points=FLAT, whom=both, when=Always())
    g.phrase("bonus", "{n:#+} Vitality to each of your other <Creatures|creatures> for each of their Bribery icons " + IN_PLAY, Bonus, points=of(Each, n=slot("n"), thing=OwnIcons()), whom=of(Yours, kind=Anything(), others=True), when=Always())  # fmt: skip


def _commands(g: Grammar) -> None:
    """Bonuses that a Command or Standard Bearer gives its side (gua.card.cmdbonus.1)."""
    mine = of(Yours, kind=slot("kind"), others=False)
    command = {"points": FLAT, "whom": mine, "when": Always()}
    g.phrase("bonus", "all <of |>your {kind:kindlist} <are|at|receive|get|gain|have> {n:#+} Vitality", Bonus, **command)
    g.phrase("bonus", "{n:#+} Vitality to all <of |>your {kind:kindlist}", Bonus, **command)
    g.phrase("bonus", "all {kind:kindlist} are {n:#+} Vitality (both sides)", Bonus, points=FLAT, whom=of(BothSides, kind=slot("kind"), others=False), when=Always())  # fmt: skip
    for land, words in IN_LANDS.items():
        g.phrase("bonus", "all of your {kind:kindlist} are {n:#+} Vitality while fighting " + words, Bonus, points=FLAT, whom=mine, when=of(OnTerrain, terrains=land))  # fmt: skip
    against = of(Against, kind=of(Bribable, icons=slot("icon")))
    everyone = of(Yours, kind=Anything(), others=False)
    g.phrase("bonus", "each of your Creatures fighting an opponent who can be bribed by {icon} receives {n:#+} Vitality", Bonus, points=FLAT, whom=everyone, when=against)  # fmt: skip
    g.phrase("bonus", "all your Creatures are {n:#+} Vitality vs. {kind:kindlist}", Bonus, points=FLAT, whom=everyone, when=of(Against, kind=slot("kind")))  # fmt: skip
    g.phrase("bonus", "your first {kind:kind} played receives {n:#+} Vitality", Bonus, points=FLAT, whom=of(FirstYours, kind=slot("kind")), when=Always())  # fmt: skip
    g.phrase("bonus", "{n:#+} Vitality to all of your secondary attackers", Bonus, points=FLAT, whom=everyone, when=Seconding())
    g.phrase("bonus", "{n:#+} Vitality to your Creatures' off-color bonuses", BonusSort, sort=OFF_COLOR, cancels=False)
    g.phrase("bonus", "opponent gets no Vitality bonus for Creature Class when ~ is in play", BonusSort, sort=CLASS, n=0, cancels=True)
    g.phrase("bonus", "opponent gets no Off-Color <bonus|Bonus> when ~ is in play", BonusSort, sort=OFF_COLOR, n=0, cancels=True)
    g.phrase("bonus", "opponent gets no Terrain <bonus|bonuses> when ~ is in play", BonusSort, sort=TERRAIN_SORT, n=0, cancels=True)
    for land, words in LANDS.items():
        g.phrase("bonus", "for the <remainder|duration> of combat, the disputed land space being fought upon is considered to be " + words, TerrainIs, terrains=land)  # fmt: skip


def _counted(g: Grammar) -> None:
    """+n for each thing (gua.card.per.1)."""
    each = {"points": of(Each, n=slot("n"), thing=slot("thing")), "whom": Itself(), "when": Always()}
    g.phrase("bonus", "{n:#+} Vitality for <each|every> {thing}", Bonus, **each)
    g.phrase("bonus", "~ is {n:#+} Vitality for <each|every> {thing}", Bonus, **each)
    g.phrase("thing", "{kind:kind} in your discard pile", InDiscard)
    g.phrase("thing", "other {kind:kind} in play", InPlay, other=True)
    g.phrase("thing", "other {kind:kind} <you have in play|on your side>", InPlay, other=True, yours=True)
    g.phrase("thing", "of your other {kind:kinds} in play", InPlay, other=True, yours=True)
    g.phrase("thing", "{kind:kind} in play", InPlay)
    g.phrase("thing", "{kind:kind or kind} that has been beaten so far in this combat", BeatenSoFar)
    g.phrase("thing", "primary match-up which has occurred in this combat so far", MatchUps)
    g.phrase("thing", "single-bordered card in your Combat Hand when ~ is played", SingleBordered)
    g.phrase("thing", "<Bribery|bribery> icon <of its match-up opponent|on its match-up opponent|its opponent has>", OpponentIcons)

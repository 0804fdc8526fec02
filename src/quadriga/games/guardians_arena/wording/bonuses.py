"""Wording of Vitality bonuses, of what changes bonuses of a sort, and of immunity."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bonuses import (
    Bonus,
    CancelsSort,
    GrowsBeneath,
    Itself,
    RaisesSort,
    TerrainIs,
    Those,
)
from quadriga.games.guardians_arena.vocabulary.conditions import Against, Attacking, Defending
from quadriga.games.guardians_arena.vocabulary.immunity import (
    AttackMark,
    Attacks,
    Creatures,
    Flight,
    FlightFor,
    HarmsNobody,
    Immune,
    Indestructible,
    SecondsOf,
)
from quadriga.games.guardians_arena.vocabulary.kinds import Anything
from quadriga.games.guardians_arena.vocabulary.sorts import (
    AREA,
    CHANNELED_SORT,
    EITHER,
    FEAR,
    FIRE,
    OPPONENT,
    RANGED_SORT,
    SHOTS,
    YOU,
)
from quadriga.games.guardians_arena.vocabulary.storage import Lends
from quadriga.games.guardians_arena.vocabulary.things import Each
from quadriga.text.grammar import Grammar, of, slot

WHENS = "< {whens}>"


def add(g: Grammar) -> None:
    _bonuses(g)
    _sorts(g)
    _ranged_sort(g)
    _immunities(g)


def _bonuses(g: Grammar) -> None:
    me = {"whom": Itself()}
    for points in ("points", "each"):
        p = "{points:" + points + "}"
        g.phrase("clause", f"{p}{WHENS}", Bonus, **me)
        g.phrase("clause", p + " to {whom}" + WHENS, Bonus)
        g.phrase("clause", "{whom:those} gets " + p + WHENS, Bonus)
        g.phrase("clause", "{whens:front}, {whom:those} gets " + p, Bonus)
        g.phrase("clause", "{whens:front}, " + p + " to {whom}", Bonus)
        g.phrase("clause", "{whens:front}, " + p, Bonus, **me)
        g.phrase("clause", "{whom:those} {whens:front} gets " + p, Bonus)
        g.phrase(
            "clause",
            "all {kind:kindlist} gets " + p + " on both sides",
            Bonus,
            whom=of(Those, kind=slot("kind"), whose=EITHER),
        )
    g.phrase(
        "clause", "{n:#+} to {whom} for each {thing}" + WHENS, Bonus, points=of(Each, n=slot("n"), thing=slot("thing"))
    )
    g.phrase(
        "clause",
        "{n:#+} {w:where} for each {thing}",
        Bonus,
        points=of(Each, n=slot("n"), thing=slot("thing")),
        whens=[slot("w")],
        **me,
    )
    g.phrase("clause", "{whom:those} <fighting|facing> {k:foe} gets {points}", Bonus, whens=[slot("k")])
    for word, role in (("attacking", Attacking), ("defending", Defending)):
        g.phrase("clause", "{whom:groups} " + word + "<| here> gets {points}", Bonus, whens=[of(role)])
        g.phrase("clause", "{points} to {whom:groups} " + word + "<| here>", Bonus, whens=[of(role)])
        for words, whose in (("all your ", YOU), ("your ", YOU), ("all ", YOU), ("opponent's ", OPPONENT)):
            named = of(Those, kind=slot("kind"), whose=whose)
            g.phrase("clause", f"{words}{word} {{kind:kindlist}} gets {{points}}", Bonus, whom=named, whens=[of(role)])
    g.phrase("foe", "opponent {kind:property}", Against)
    g.phrase("foe", "{kind:anyone}", Against)
    g.phrase("clause", "adds {points:added} to its vitality" + WHENS, Bonus, **me)
    g.phrase("clause", "add {points:added} to <its|~'s> vitality" + WHENS, Bonus, **me)
    g.phrase("clause", "{whens:front}, add {points:added} to <its|~'s> vitality", Bonus, **me)
    one = "<one|any one|any>"
    g.phrase("clause", f"{{n:#+}} to {one} of your {{kind:kinds}}< here>", Lends, whose=YOU)
    g.phrase("clause", f"{{n:#+}} to {one} of opponent's {{kind:kinds}}< here>", Lends, whose=OPPONENT)
    g.phrase("clause", "{n:#+} to <one |a |any |>opponent's {kind:kind}< here>", Lends, whose=OPPONENT)
    g.phrase("clause", "{n:#+} to any one of your {kind:kind}", Lends, whose=YOU)
    g.phrase("clause", "{n:#+} to any one {kind:kind}", Lends, whose=EITHER)


def _sorts(g: Grammar) -> None:
    """Off-Color, Terrain and class bonuses, and Channeling, of either side (gua.card.bonusmod.1)."""
    sort = "{whom:owner} {bonus:raised sort}"
    g.phrase("clause", "{n:#+} to " + sort + WHENS, RaisesSort)
    g.phrase("clause", sort + " gets {n:#+}" + WHENS, RaisesSort)
    g.phrase("clause", "{whens:front}, {n:#+} to " + sort, RaisesSort)
    g.phrase("clause", "{whens:front}, " + sort + " gets {n:#+}", RaisesSort)
    g.phrase("clause", sort + " <is|are> doubled" + WHENS, RaisesSort, n=0, times=2)
    g.phrase("clause", "doubles " + sort + WHENS, RaisesSort, n=0, times=2)
    sort = "{whom:owner} {bonus:sort}"
    g.phrase("clause", sort + " <is|are> canceled" + WHENS, CancelsSort)
    g.phrase("clause", "<cancels|cancel|ignores|ignore|negates> " + sort + WHENS, CancelsSort)
    g.phrase("clause", "{whens:front}, " + sort + " <is|are> canceled", CancelsSort)
    none = "<gets no|loses its|loses any|loses all|cannot use its|cannot use any>"
    enemy = {"whom": Those(Anything(), OPPONENT)}
    g.phrase("clause", f"opponent {none} {{bonus:sort}}{WHENS}", CancelsSort, **enemy)
    g.phrase("clause", f"{{whens:front}}, opponent {none} {{bonus:sort}}", CancelsSort, **enemy)
    lose = none[:-1] + "|lose its|lose all|lose any|get no>"
    for whom in ("groups", "both sides"):
        g.phrase("clause", f"{{whom:{whom}}} {lose} {{bonus:sort}}{WHENS}", CancelsSort)
    g.phrase("clause", f"{none} {{bonus:sort}}{WHENS}", CancelsSort, whom=Itself())
    g.phrase("clause", "no {bonus:sort}<| allowed>" + WHENS, CancelsSort, whom=Those(Anything(), EITHER))
    g.phrase(
        "clause",
        "all channeling to your creatures gets {n:#+}",
        RaisesSort,
        bonus=CHANNELED_SORT,
        whom=Those(Anything(), YOU),
    )
    g.phrase(
        "clause", "all channeling by creatures gets {n:#+} from beneath this stronghold card", GrowsBeneath, shots=False
    )
    g.phrase(
        "clause",
        "all ranged attacks by creatures gets {n:#+} from beneath this stronghold card",
        GrowsBeneath,
        shots=True,
    )
    g.phrase("clause", "the disputed land space being fought upon is considered <to be |>{land}", TerrainIs)
    space = "<the space|this space|the space being fought upon|the space being fought on|the combat space> <is|becomes|counts as|is considered to be|is considered|is treated as> <|a >"
    g.phrase("clause", "here, the disputed land space being fought upon is considered <to be |>{land}", TerrainIs)
    g.phrase("clause", "<|here, >" + space + "{land}", TerrainIs)


def _ranged_sort(g: Grammar) -> None:
    """+n to Ranged Attacks of the sides named (gua.card.ranged.3)."""
    fixed = {"bonus": RANGED_SORT}
    for words, whose in (("all your ranged attacks", YOU), ("your ranged attacks", YOU), ("opponent's ranged attacks", OPPONENT),
                         ("all ranged attacks", EITHER), ("ranged attacks", YOU), ("ranged", YOU)):  # fmt: skip
        g.phrase("shots", words, Those, kind=Anything(), whose=whose)
    g.phrase("shots", "ranged attacks by your {kind:kindlist}", Those, whose=YOU)
    g.phrase("shots", "your {kind:kindlist}' ranged attacks", Those, whose=YOU)
    g.phrase("shots", "<~'s|its> ranged attack", Itself)
    g.phrase("clause", "{n:#+} to {whom:shots}" + WHENS, RaisesSort, **fixed)
    g.phrase("clause", "{whom:shots} gets {n:#+}" + WHENS, RaisesSort, **fixed)
    g.phrase("clause", "{whens:front}, {n:#+} to {whom:shots}< here>", RaisesSort, **fixed)
    g.phrase("clause", "{whens:front}, {whom:shots} gets {n:#+}", RaisesSort, **fixed)


def _immunities(g: Grammar) -> None:
    g.phrase("threat", "<fire|fire-based attacks>", Attacks, of=FIRE)
    g.phrase("threat", "<fear|fear-based attacks>", Attacks, of=FEAR)
    g.phrase("threat", "<AOE attacks|AOE|all AOE|all AOE attacks>", Attacks, of=AREA)
    g.phrase("threat", "<ranged attacks|all ranged attacks>", Attacks, of=SHOTS)
    g.phrase("threat", "secondary attackers<| from| of| by> {kind:kindlist}", SecondsOf)
    g.phrase("threat", "secondary attackers", SecondsOf, kind=Anything())
    g.phrase("threat", "secondary attackers {kind:property}", SecondsOf)
    g.phrase("threat", "{kind:kinds} used as secondary attackers", SecondsOf)
    g.phrase("threat", "{kind:kinds}", Creatures)
    g.phrase("threat", "{kind:some one}", Creatures)
    g.list("threats", "threat", ("a", "a and b", "a, b and c"))
    g.phrase("clause", "immune to {to:threats}" + WHENS, Immune, whom=Itself())
    g.phrase("clause", "{whens:front}, immune to {to:threats}", Immune, whom=Itself())
    g.phrase("clause", "{whom:those} <is|are|becomes|become> immune to {to:threats}" + WHENS, Immune)
    g.phrase("clause", "{whom:those} {whens:front} are immune to {to:threats}", Immune)
    g.phrase("clause", "{whens:front}, {whom:those} are immune to {to:threats}", Immune)
    g.phrase("clause", "all creatures are immune to ~", HarmsNobody)
    for sort, word in ((FIRE, "fire"), (FEAR, "fear")):
        g.phrase("clause", f"<<has a |has |>{word}-based attack|has {word}-based attacks>", AttackMark, of=sort)
    g.phrase("clause", "cannot be destroyed", Indestructible)
    g.phrase("clause", "allows <any creature|a creature> to fly", Flight)
    g.phrase("clause", "allows {whom:those}<| here> to fly" + WHENS, FlightFor)
    g.phrase("clause", "{whom:those} <can|may> fly" + WHENS, FlightFor)

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
from quadriga.games.guardians_arena.vocabulary.conditions import Against, AgainstThis, Attacking, Defending
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
from quadriga.games.guardians_arena.vocabulary.sentences import Clauses
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
from quadriga.games.guardians_arena.vocabulary.supporting import MayReceive
from quadriga.games.guardians_arena.vocabulary.things import Each, OwnVitality
from quadriga.games.guardians_arena.wording.placing import anywhere
from quadriga.text.grammar import Grammar, of, slot

WHENS = "< {whens}>"


def add(g: Grammar) -> None:
    _bonuses(g)
    _sorts(g)
    _ranged_sort(g)
    _immunities(g)


def _bonuses(g: Grammar) -> None:
    me = {"whom": Itself()}
    g.phrase("clause", anywhere("{points}"), Bonus, **me)
    g.phrase("clause", anywhere("{points} to {whom}"), Bonus)
    g.phrase("clause", anywhere("<~'s|its> vitality is <increased|raised> {points:number}"), Bonus, **me)
    g.phrase("clause", anywhere("<~'s vitality is|its vitality is|has its vitality> {points:doubled}"), Bonus, **me)
    g.phrase("clause", anywhere("<double|doubles its|has double> vitality"), Bonus, points=OwnVitality(), **me)
    g.phrase("clause", anywhere("{whom:those} gets {points}"), Bonus)
    g.phrase("clause", "{whom:those} {whens:front} gets {points}", Bonus)
    g.phrase(
        "clause", "{kind:kindlist} gets {points}< {whens}>", Bonus, whom=of(Those, kind=slot("kind"), whose=EITHER)
    )
    either = of(Those, kind=slot("kind"), whose=EITHER)
    g.phrase("clause", anywhere("all {kind:kindlist} gets {points} on both sides"), Bonus, whom=either)
    each = of(Each, n=slot("n"), thing=slot("thing"))
    g.phrase("clause", "{n:#+} to {whom} for each {thing}" + WHENS, Bonus, points=each)
    g.phrase("clause", "{n:#+} {w:where} for each {thing}", Bonus, points=each, whens=[slot("w")], **me)
    g.phrase("clause", "{whom:those} <fighting|facing> {k:foe} gets {points}", Bonus, whens=[slot("k")])
    for word, role in (("attacking", Attacking), ("defending", Defending)):
        g.phrase("clause", "{whom:groups} " + word + "<| here> gets {points}", Bonus, whens=[of(role)])
        g.phrase("clause", "{points} to {whom:groups} " + word + "<| here>", Bonus, whens=[of(role)])
        for words, whose in (("all your ", YOU), ("your ", YOU), ("all ", YOU), ("opponent's ", OPPONENT)):
            named = of(Those, kind=slot("kind"), whose=whose)
            g.phrase("clause", f"{words}{word} {{kind:kindlist}} gets {{points}}", Bonus, whom=named, whens=[of(role)])
            g.phrase("clause", f"{{points}} to {words}{word} {{kind:kindlist}}", Bonus, whom=named, whens=[of(role)])
    g.phrase("clause", anywhere("gives {whom:groups} {points}"), Bonus)
    g.phrase("clause", "gives <any creature|a creature|its creature|the creature|its bearer> {points}", Bonus, **me)
    g.phrase("foe", "opponent {kind:property}", Against)
    g.phrase("foe", "<a |any |>{kind:adjective} opponent", Against)
    g.phrase("foe", "{kind:anyone}", Against)
    g.phrase("clause", anywhere("<adds|add> {points:added} to <its|~'s> vitality"), Bonus, **me)
    g.phrase("clause", anywhere("{whom:those} adds {points:added} to its vitality"), Bonus)
    one = "<one|any one|any>"
    g.phrase("lent", f"{{n:#+}} to {one} of your {{kind:kinds}}", Lends, whose=YOU)
    g.phrase("lent", f"{{n:#+}} to {one} of opponent's {{kind:kinds}}", Lends, whose=OPPONENT)
    g.phrase("lent", "{n:#+} to <one |a |any |>opponent's {kind:kind}", Lends, whose=OPPONENT)
    g.phrase("lent", "{n:#+} to any one of your {kind:kind}", Lends, whose=YOU)
    g.phrase("lent", "{n:#+} to <any one|one|a> {kind:kind or kind}", Lends, whose=EITHER)
    g.phrase("lent", "<one|any one> of your {kind:kinds} gets {n:#+}", Lends, whose=YOU)
    g.phrase("lent", "<one|any one> of opponent's {kind:kinds} gets {n:#+}", Lends, whose=OPPONENT)
    g.phrase("lent", "<any one|one> {kind:kind or kind} gets {n:#+}", Lends, whose=EITHER)
    g.phrase("lent", "{n:#+} to your creature", Lends, kind=Anything(), whose=YOU)
    for whose, words in ((YOU, "your creature"), (OPPONENT, "opponent's creature")):
        g.phrase("lent", f"{words} gets {{n:#+}}", Lends, kind=Anything(), whose=whose)
    g.include("clause", "lent")
    g.phrase("lent here", "{a:lent} <here|in primary>", Clauses, parts=[slot("a")])
    g.include("clause", "lent here")
    chosen = "Play on <any|any one|one|a> {kind:kind or kind}<| here| in primary>. <That creature|It|The creature> gets {n:#+}<| here>."
    g.phrase("whole", chosen, Lends, whose=EITHER)
    g.phrase("whole", "Play on your {kind:kind}<| here| in primary>. {n:#+}<| here>.", Lends, whose=YOU)
    mine = "Play on <any|any one|one> of your {kind:kinds}<| here| in primary>. "
    g.phrase("whole", mine + "<That creature|It|The creature> gets {n:#+}<| here>.", Lends, whose=YOU)
    g.phrase("whole", mine + "{n:#+}<| here>.", Lends, whose=YOU)


def _sorts(g: Grammar) -> None:
    """Off-Color, Terrain and class bonuses, and Channeling, of either side (gua.card.bonusmod.1)."""
    sort = "{whom:owner} {bonus:raised sort}"
    g.phrase("clause", anywhere("{n:#+} to " + sort), RaisesSort)
    g.phrase("clause", anywhere(sort + " gets {n:#+}"), RaisesSort)
    g.phrase("clause", anywhere(f"<{sort} <is|are> doubled|<doubles|double> {sort}>"), RaisesSort, n=0, times=2)
    its = "its {bonus:raised sort}"
    g.phrase("clause", anywhere("{whom:groups} gets {n:#+} to " + its), RaisesSort)
    g.phrase("clause", anywhere("{whom:groups} gets double " + its), RaisesSort, n=0, times=2)
    g.phrase("clause", anywhere("{bonus:raised sort} <is|are> doubled for {whom:groups}"), RaisesSort, n=0, times=2)
    g.phrase("clause", anywhere("{n:#+} to {bonus:raised sort}"), RaisesSort, whom=Those(Anything(), YOU))
    g.phrase("clause", anywhere("{bonus:sort} gets {n:#+}"), RaisesSort, whom=Those(Anything(), YOU))
    sort = "{whom:owner} {bonus:sort}"
    g.phrase(
        "clause",
        anywhere("{bonus:sort} <is|are> canceled<| on both sides>"),
        CancelsSort,
        whom=Those(Anything(), EITHER),
    )
    g.phrase("clause", "immune to {bonus:sort}", CancelsSort, whom=Those(Anything(), OPPONENT), whens=[AgainstThis()])
    g.phrase(
        "clause",
        anywhere(f"<{sort} <is|are> canceled|<cancels|cancel|ignores|ignore|negates|negate> {sort}>"),
        CancelsSort,
    )
    none = "gets no"
    enemy = {"whom": Those(Anything(), OPPONENT)}
    g.phrase("clause", anywhere(f"opponent {none} {{bonus:sort}}"), CancelsSort, **enemy)
    g.phrase("clause", anywhere(f"{{whom:groups}} {none} {{bonus:sort}}"), CancelsSort)
    at_me = "<creatures|any creature|a creature> <fighting|against> ~"
    g.phrase("clause", f"{at_me} {none} {{bonus:sort}}", CancelsSort, whens=[AgainstThis()], **enemy)
    g.phrase("clause", at_me + " gets {points}", Bonus, whens=[AgainstThis()], **enemy)
    foes = {"whom": of(Those, kind=slot("k"), whose=OPPONENT), "whens": [AgainstThis()]}
    for some in ("<all |>{k:special kinds}", "<any|a> {k:special kind}"):
        g.phrase("clause", f"{some} fighting ~ {none} {{bonus:sort}}", CancelsSort, **foes)
        g.phrase("clause", some + " fighting ~ gets {points}", Bonus, **foes)
    g.phrase("clause", anywhere(f"{{whom:both sides}} {none} {{bonus:sort}}"), CancelsSort)
    g.phrase("clause", anywhere(f"{none} {{bonus:sort}}"), CancelsSort, whom=Itself())
    either = "<| by either player| on both sides>"
    g.phrase("clause", anywhere("no {bonus:sort}<| allowed>" + either), CancelsSort, whom=Those(Anything(), EITHER))
    g.phrase("clause", anywhere(f"opponent's creature {none} {{bonus:sort}}"), CancelsSort, **enemy)
    g.phrase("clause", anywhere("no {bonus:sort}<| allowed> by opponent"), CancelsSort, **enemy)

    channeled = {"bonus": CHANNELED_SORT}
    for whom in ("groups", "bearer"):
        to = f"<all channeling|channeling> to {{whom:{whom}}}"
        g.phrase("clause", anywhere(to + " gets {n:#+}"), RaisesSort, **channeled)
        g.phrase("clause", anywhere(to + " <is|are> doubled"), RaisesSort, n=0, times=2, **channeled)
        g.phrase("clause", anywhere("{n:#+} to " + to), RaisesSort, **channeled)
    mine = {"bonus": CHANNELED_SORT, "whom": Itself()}
    g.phrase("clause", anywhere("<all channeling|channeling> to <~|it> gets {n:#+}"), RaisesSort, **mine)
    g.phrase(
        "clause", anywhere("<all channeling|channeling> to <~|it> <is|are> doubled"), RaisesSort, n=0, times=2, **mine
    )
    g.phrase("clause", anywhere("{n:#+} to <all channeling|channeling> to <~|it>"), RaisesSort, **mine)
    beneath = "<| from> beneath this stronghold card"
    for shots, words in ((False, "channeling"), (True, "ranged attacks")):
        who = f"<all |><your |>{words}<| by creatures| by your creatures>"
        for core in (who + beneath + " gets {n:#+}", who + " gets {n:#+}" + beneath, "{n:#+} to " + who + beneath):
            g.phrase("clause", core, GrowsBeneath, shots=shots)
    g.phrase("clause", "<|here, >the space is {land}<| here>", TerrainIs)


def _ranged_sort(g: Grammar) -> None:
    """+n to Ranged Attacks of the sides named (gua.card.ranged.3)."""
    fixed = {"bonus": RANGED_SORT}
    for words, whose in (("<all |>your ranged attacks", YOU), ("opponent's ranged attacks", OPPONENT),
                         ("all ranged attacks", EITHER), ("ranged attacks", YOU), ("ranged", YOU)):  # fmt: skip
        g.phrase("shots", words, Those, kind=Anything(), whose=whose)
    g.phrase("shots", "<all |>your other ranged attacks", Those, kind=Anything(), whose=YOU, others=True)
    g.phrase("shots", "all other ranged attacks", Those, kind=Anything(), whose=YOU, others=True)
    g.phrase("shots", "<all |>ranged attacks by your {kind:kindlist}", Those, whose=YOU)
    g.phrase("shots", "<all |>ranged attacks by opponent's {kind:kindlist}", Those, whose=OPPONENT)
    g.phrase("shots", "<all |>ranged attacks by {kind:kindlist}", Those, whose=EITHER)
    g.phrase("shots", "<all |>your {kind:kindlist}' ranged attacks", Those, whose=YOU)
    g.phrase("shots", "ranged attacks on both sides", Those, kind=Anything(), whose=EITHER)
    g.phrase("shots", "<~'s|its|the> ranged attack", Itself)
    g.phrase("clause", anywhere("{n:#+} to {whom:shots}"), RaisesSort, **fixed)
    g.phrase("clause", anywhere("{whom:shots} gets {n:#+}"), RaisesSort, **fixed)
    g.phrase("clause", anywhere("{n:#+} to {whom:shots} for each {thing}"), RaisesSort, **fixed)
    against = {"bonus": RANGED_SORT, "whom": Those(Anything(), OPPONENT), "whens": [AgainstThis()]}
    at_me = "opponent's ranged attacks against ~"
    g.phrase("clause", at_me + " gets {n:#+}", RaisesSort, **against)


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
    g.phrase("clause", anywhere("immune to {to:threats}"), Immune, whom=Itself())
    g.phrase("clause", anywhere("{whom:those} <is|are|becomes|become> immune to {to:threats}"), Immune)
    g.phrase("clause", "{whom:those} {whens:front} are immune to {to:threats}", Immune)
    g.phrase("clause", anywhere("gives {whom:those} immunity to {to:threats}"), Immune)
    g.phrase("clause", anywhere("<makes|make> {whom:those} immune to {to:threats}"), Immune)
    g.phrase("clause", "all creatures are immune to ~", HarmsNobody)
    for sort, word in ((FIRE, "fire"), (FEAR, "fear")):
        g.phrase("clause", f"<<has a |has |>{word}-based attack|has {word}-based attacks|<has a |>{word} attack|{word}-based attacks|uses a {word}-based attack|attacks by {word}>", AttackMark, of=sort)  # fmt: skip
    both = "<fear and fire|fire and fear|fear- and fire|fire- and fear>-based <attack|attacks>"
    g.phrase("clause", "<has |has a |>" + both, AttackMark, of=FIRE | FEAR)
    g.phrase("clause", "cannot be destroyed", Indestructible)
    bearer = "<any creature|a creature|its creature|the creature|its bearer>"
    g.phrase("clause", f"allows {bearer} to fly", Flight)
    g.phrase("clause", f"allows {bearer} to receive channeling", MayReceive, whom=Itself())
    g.phrase("clause", "<the bearer|its bearer|creature|the creature|its creature> can fly", Flight)
    for whom in ("groups", "both sides"):
        g.phrase("clause", anywhere(f"<allows|lets> {{whom:{whom}}}<| here> to fly"), FlightFor)
    g.phrase("clause", anywhere("<can|may> fly"), FlightFor, whom=Itself())
    g.phrase("clause", anywhere("{whom:groups} <can|may> fly"), FlightFor)
    g.phrase("clause", anywhere("{whom:both sides} <can|may> fly"), FlightFor)

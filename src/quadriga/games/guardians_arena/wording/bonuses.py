"""Wording of Vitality bonuses, of what changes bonuses of a sort, and of immunity."""

from __future__ import annotations

from typing import Any

from quadriga.games.guardians_arena.vocabulary.bonuses import (
    Bonus,
    CancelsSort,
    GrowsBeneath,
    Itself,
    RaisesSort,
    TerrainIs,
    Those,
)
from quadriga.games.guardians_arena.vocabulary.conditions import AgainstThis, Attacking, Defending
from quadriga.games.guardians_arena.vocabulary.immunity import (
    AttackMark,
    Attacks,
    Creatures,
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
from quadriga.games.guardians_arena.vocabulary.things import Each, OwnVitality
from quadriga.games.guardians_arena.wording.placing import clause, given_to, said_of
from quadriga.text.grammar import Grammar, of, slot

WHENS = "< {whens}>"


def add(g: Grammar) -> None:
    _bonuses(g)
    _sorts(g)
    _immunities(g)


def _bonuses(g: Grammar) -> None:
    me = {"whom": Itself()}
    said_of(g, "gets {points}", Bonus, own="{points}")
    given_to(g, "gives", "{points}", Bonus)
    clause(g, "{points} to {whom}", Bonus)
    g.phrase("clause", "{points} to {whom} {whens:between them}", Bonus)
    clause(g, "<~'s|its> vitality is <increased|raised> {points:number}", Bonus, **me)
    said_of(
        g, "<adds|add> {points:added} to its vitality", Bonus, own="<adds|add> {points:added} to <its|~'s> vitality"
    )
    doubled = "<~'s vitality is|its vitality is|has its vitality> {points:doubled}"
    said_of(g, "has its vitality {points:doubled}", Bonus, own=doubled)
    said_of(g, "<doubles its|has double> vitality", Bonus, own="<double|doubles its|doubles ~'s|double ~'s|double its|has double> vitality", points=OwnVitality())  # fmt: skip
    either = of(Those, kind=slot("kind"), whose=EITHER)
    g.phrase("clause", "{kind:kindlist} gets {points}< {whens}>", Bonus, whom=either)
    clause(g, "all {kind:kindlist} gets {points} on both sides", Bonus, whom=either)
    each = of(Each, n=slot("n"), thing=slot("thing"))
    clause(g, "{n:#+} to {whom} for each {thing}", Bonus, points=each)
    g.phrase("clause", "{n:#+} {w:where} for each {thing}", Bonus, points=each, whens=[slot("w")], **me)
    for word, role in (("attacking", Attacking), ("defending", Defending)):
        for words, whose in (("all your ", YOU), ("your ", YOU), ("all ", YOU), ("opponent's ", OPPONENT)):
            named = of(Those, kind=slot("kind"), whose=whose)
            g.phrase("clause", f"{words}{word} {{kind:kindlist}} gets {{points}}", Bonus, whom=named, whens=[of(role)])
            g.phrase("clause", f"{{points}} to {words}{word} {{kind:kindlist}}", Bonus, whom=named, whens=[of(role)])
    g.phrase("clause", "gives <any creature|a creature|its creature|the creature|its bearer> {points}", Bonus, **me)
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
    theirs = chosen.replace("<any|any one|one|a> {kind:kind or kind}", "opponent's {kind:kind}")
    g.phrase("whole", theirs, Lends, whose=OPPONENT)
    g.phrase("whole", "Play on your {kind:kind}<| here| in primary>. {n:#+}<| here>.", Lends, whose=YOU)
    mine = "Play on <any|any one|one> of your {kind:kinds}<| here| in primary>. "
    g.phrase("whole", mine + "<That creature|It|The creature> gets {n:#+}<| here>.", Lends, whose=YOU)
    g.phrase("whole", mine + "{n:#+}<| here>.", Lends, whose=YOU)


def _sorts(g: Grammar) -> None:
    """Off-Color, Terrain and class bonuses, Channeling and Ranged Attacks of either side (gua.card.bonusmod.1,
    gua.card.ranged.3).
    """
    _shots(g)
    yours = {"whom": Those(Anything(), YOU)}
    _raised(g, "{whom:owner} {bonus:raised sort}")
    _raised(g, "{bonus:raised sort}", **yours)
    _raised(g, "{whom:shots}", bonus=RANGED_SORT)
    channeled = "<all channeling|channeling>"
    for whom in ("groups", "bearer"):
        _raised(g, f"{channeled} to {{whom:{whom}}}", bonus=CHANNELED_SORT)
    _raised(g, f"{channeled} to <~|it>", bonus=CHANNELED_SORT, whom=Itself())
    its = "its {bonus:raised sort}"
    said_of(g, "gets {n:#+} to " + its, RaisesSort)
    said_of(g, "gets double " + its, RaisesSort, n=0, times=2, own="gets double " + its)
    clause(g, "{bonus:raised sort} <is|are> doubled for {whom:groups}", RaisesSort, n=0, times=2)
    _canceled(g)
    beneath = "<| from> beneath this stronghold card"
    for shots, words in ((False, "channeling"), (True, "ranged attacks")):
        who = f"<all |><your |>{words}<| by creatures| by your creatures>"
        for core in (who + beneath + " gets {n:#+}", who + " gets {n:#+}" + beneath, "{n:#+} to " + who + beneath):
            g.phrase("clause", core, GrowsBeneath, shots=shots)
    g.phrase("clause", "<|here, >the space is {land}<| here>", TerrainIs)


def _raised(g: Grammar, what: str, **fixed: Any) -> None:
    """A bonus of a sort raised, lowered or doubled, by a number or for each of something."""
    clause(g, f"{{n:#+}} to {what}", RaisesSort, **fixed)
    clause(g, f"{{n:#+}} to {what} for each {{thing}}", RaisesSort, **fixed)
    clause(g, what + " gets {n:#+}", RaisesSort, **fixed)
    clause(g, what + " gets {n:#+} for each {thing}", RaisesSort, **fixed)
    clause(g, f"<{what} <is|are> doubled|<doubles|double> {what}>", RaisesSort, n=0, times=2, **fixed)


def _canceled(g: Grammar) -> None:
    """A bonus of a sort that does not count."""
    sort = "{whom:owner} {bonus:sort}"
    stop = "<cancels|cancel|ignores|ignore|negates|negate>"
    clause(g, f"<{sort} <is|are> canceled|{stop} {sort}>", CancelsSort)
    enemy = {"whom": Those(Anything(), OPPONENT)}
    both = {"whom": Those(Anything(), EITHER)}
    clause(g, "{bonus:sort} <is|are> canceled<| on both sides| by either player>", CancelsSort, **both)
    clause(g, "{bonus:sort} <is|are> canceled by opponent", CancelsSort, **enemy)
    g.phrase("clause", "immune to {bonus:sort}", CancelsSort, whens=[AgainstThis()], **enemy)
    none = "gets no {bonus:sort}"
    said_of(g, none, CancelsSort, own=none, whom="named ones")
    clause(g, f"<opponent|opponent's creature> {none}", CancelsSort, **enemy)
    clause(g, "no {bonus:sort}<| allowed>< by either player| on both sides|>", CancelsSort, **both)
    clause(g, "no {bonus:sort}<| allowed> by opponent", CancelsSort, **enemy)
    at_me = "<creatures|any creature|a creature> <fighting|against> ~"
    foes = {"whom": of(Those, kind=slot("k"), whose=OPPONENT), "whens": [AgainstThis()]}
    for says, make in ((none, CancelsSort), ("gets {points}", Bonus)):
        g.phrase("clause", f"{at_me} {says}", make, whens=[AgainstThis()], **enemy)
        for some in ("<all |>{k:special kinds}", "<any|a> {k:special kind}"):
            g.phrase("clause", f"{some} fighting ~ {says}", make, **foes)
        g.phrase("clause", f"{{k:special kinds}} {says} against ~", make, **foes)


def _shots(g: Grammar) -> None:
    """Whose Ranged Attacks."""
    shots = "ranged attacks"
    for words, whose in ((f"<all |>your {shots}", YOU), (f"opponent's {shots}", OPPONENT),
                         (f"all {shots}", EITHER), (shots, YOU), ("ranged", YOU), (f"{shots} on both sides", EITHER)):  # fmt: skip
        g.phrase("shots", words, Those, kind=Anything(), whose=whose)
    g.phrase("shots", f"<all your other|your other|all other> {shots}", Those, kind=Anything(), whose=YOU, others=True)
    for words, whose in (("your ", YOU), ("opponent's ", OPPONENT), ("", EITHER)):
        g.phrase("shots", f"<all |>{shots} <by|of|from> {words}{{kind:kindlist}}", Those, whose=whose)
        g.phrase("shots", f"<all |>{words}{{kind:kindlist}}' {shots}", Those, whose=whose)
    g.phrase("shots", "<~'s|its|the> ranged attack", Itself)
    at_me = f"opponent's {shots} against ~"
    against = {"bonus": RANGED_SORT, "whom": Those(Anything(), OPPONENT), "whens": [AgainstThis()]}
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
    said_of(g, "<is|are|becomes|become> immune to {to:threats}", Immune, own="immune to {to:threats}")
    given_to(g, "<gives|give>", "immunity to {to:threats}", Immune)
    given_to(g, "<makes|make>", "immune to {to:threats}", Immune)
    g.phrase("clause", "all creatures are immune to ~", HarmsNobody)
    for sort, word in ((FIRE, "fire"), (FEAR, "fear")):
        g.phrase("clause", f"<<has a |has |>{word}-based attack|has {word}-based attacks|<has a |>{word} attack|{word}-based attacks|uses a {word}-based attack|attacks by {word}>", AttackMark, of=sort)  # fmt: skip
    both = "<fear and fire|fire and fear|fear- and fire|fire- and fear>-based <attack|attacks>"
    g.phrase("clause", "<has |has a |>" + both, AttackMark, of=FIRE | FEAR)
    g.phrase("clause", "cannot be destroyed", Indestructible)
    bearer = "<any creature|a creature|its creature|the creature|its bearer>"
    g.phrase("clause", f"allows {bearer} to fly", FlightFor, whom=Itself())
    said_of(g, "<can|may> fly", FlightFor, own="<can|may> fly")
    given_to(g, "<allows|lets>", "<|here ><to |>fly", FlightFor)
    given_to(g, "<gives|give|grants>", "<the ability to fly|flight>", FlightFor)

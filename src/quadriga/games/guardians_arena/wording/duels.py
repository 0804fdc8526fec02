"""Wording of what happens in Duels: destroying, Areas of Effect, margins."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bonuses import InRole, Those
from quadriga.games.guardians_arena.vocabulary.conditions import AgainstThis
from quadriga.games.guardians_arena.vocabulary.destroying import Area, BeatenAreDestroyed, Destroys, SendsHome
from quadriga.games.guardians_arena.vocabulary.events import DestroyEnemy, Event, On
from quadriga.games.guardians_arena.vocabulary.kinds import AllOf, Anything, Not
from quadriga.games.guardians_arena.vocabulary.sorts import (
    BEATEN_PRIMARY,
    FEAR,
    FIRE,
    OPPONENT,
    WINS_PRIMARY,
    YOU,
)
from quadriga.games.guardians_arena.vocabulary.winning import MustBeBeatenBy, WinsTies
from quadriga.games.guardians_arena.wording.placing import clause, said_of
from quadriga.text.grammar import Grammar, of, slot


def add(g: Grammar) -> None:
    _destroying(g)
    _areas(g)
    _margins(g)


def _destroying(g: Grammar) -> None:
    """At the reveal: destroyed, or sent home (gua.card.destroys.1, gua.card.bounce.1)."""
    met = "<| it fights| ~ fights| it faces| fighting it| it is fighting>"
    opponent = of(AllOf, tests=[slot("k")])
    for make, do, done, to in ((Destroys, "destroys", "<is|are> destroyed", ""), (SendsHome, "<sends|returns>", "returns to pen", " to pen")):  # fmt: skip
        g.phrase("clause", f"<{do} {{kind:anyone}}{met}{to}|{do} {{kind:anyone}}{to} {{whens:spots}}|{{whens:spots}}, {do} {{kind:anyone}}{to}>", make)  # fmt: skip
        g.phrase("clause", f"{do} <a |any |all |>{{k:adjective}} <opponents|opponent>{to}", make, kind=opponent)
        it = "<it|that creature|opponent|opponent's creature|that opponent>"
        g.phrase("clause", f"<<any|a> {{kind}}|<|all >{{kind:kindlist}}> <fighting|against> ~ {done}", make)
        is_one = "<is <a |>{kind:kind or kind}|{kind:predicate}|is {kind:quality singular}>"
        g.phrase("clause", f"<opponent {done} when <it|opponent> {is_one}|when opponent {is_one}, {it} {done}>", make)
        again = f"<the {{again:kind or kind}}|{it[1:-1]}>"
        g.phrase("clause", f"against <a |any |>{{kind:kind or kind}}, {again} {done}", make)
    g.phrase("clause", "<its bearer|the bearer|bearer|the wearer> destroys {kind:anyone}", Destroys)
    second = "as a secondary attacker"
    seconding = f"<destroys {{kind:anyone}} {second}|{second}, destroys {{kind:anyone}}>"
    g.phrase("clause", seconding, Destroys, seconding=True)
    round_ = "<| in primary| here>"
    win = {"event": of(Event, what=WINS_PRIMARY, other=slot("kind")), "deeds": [DestroyEnemy()]}
    beaten = f"<beaten by ~|~ beats|it beats|~ has beaten>{round_}"
    g.phrase("clause", f"<<any|a> {{kind}} {beaten} is destroyed|<|all |any >{{kind:kinds}} {beaten} are destroyed>", On, **win)  # fmt: skip
    g.phrase("clause", f"destroys <<any|a|each> {{kind}}|<|all >{{kind:kinds}}> {beaten}", On, **win)
    avenged = {"event": of(Event, what=BEATEN_PRIMARY, other=slot("kind")), "deeds": [DestroyEnemy()]}
    g.phrase("clause", f"<<any|a|the> {{kind}} that <beats|beat|has beaten> ~|<|all >{{kind:kinds}} that beat ~>{round_} <is|are> destroyed", On, **avenged)  # fmt: skip
    lost = "<|all ><beaten creatures|creatures beaten|creatures on both sides beaten> <in primary |><on both sides |>"
    g.phrase("clause", lost + "are destroyed", BeatenAreDestroyed)


def _areas(g: Grammar) -> None:
    """n points, with an attribute and riders (gua.card.aoe.1)."""
    stunned = "<All|Any> affected creatures cannot <attack|fight><| and don't count for control><|, but can be attacked by secondary attackers>"  # fmt: skip
    for sort, word in ((0, ""), (FIRE, "fire "), (FEAR, "fear ")):
        attack = f"<|has a |a ><{{points:#}} pt. AOE {word}attack|AOE {word}attack of {{points:#}}>"
        first = f"{{points:#}} pt. AOE {word}attack"
        for rider, told, fields in _riders():
            g.phrase("clause", attack + rider, Area, of=sort, **fields)
            g.phrase("whole", f"{first}{rider}. {stunned}.", Area, of=sort, stuns=True, **fields)
            if told:
                g.phrase("whole", f"{first}. {told}.", Area, of=sort, **fields)
        hit = f"<are hit by|suffer|are affected by|take> a {{points:#}} pt. AOE {word}attack"
        g.phrase("clause", f"<all |opponent's >{{only:kindlist}} {hit}", Area, of=sort)
        g.phrase("clause", f"all {{only:kindlist}} <on both sides {hit}|{hit} on both sides>", Area, of=sort, both=True)


def _riders() -> list[tuple[str, str, dict[str, object]]]:
    """What may be added to an Area of Effect: whom it strikes, and how it grows. Behind it, or in a sentence of its own."""
    others = {"only": of(AllOf, tests=[Anything(), of(Not, kind=slot("k"))])}
    each = "{step:#+} <to the AOE attack |>for each {thing}"
    spared = "<doesn't affect|doesn't work on|cannot affect> {k:anyone}"
    return [
        ("", "", {}),
        (" <that only affects|that affects only|only affecting> {only:anyone}", "<<Only affects|Affects only> {only:anyone}|Only {only:kindlist} are affected>", {}),
        (" <only |>against {only:anyone}<| only>", "Only against {only:anyone}", {}),
        (f" that {spared}", f"<It |~ |>{spared}", others),
        (" <that affects |>on both sides", "<<Affects|It affects> both sides|<Both sides|All creatures on both sides> are affected>", {"both": True}),
        (" that affects both <sides|players>", "", {"both": True}),
        (f"<,| and|> {each}", f"<When played, |>{each}", {}),
    ]  # fmt: skip


def _margins(g: Grammar) -> None:
    """Must be beaten by n, wins ties (gua.card.margin.1)."""
    much = "by <at least {n:#}|{n:#} or more>"
    own = f"<must be beaten|opponent must <beat <~|you|it>|win>> {much}"
    said_of(g, f"must be beaten {much}", MustBeBeatenBy, own=own)
    clause(g, f"opponent must beat {{whom:those}} {much}", MustBeBeatenBy)
    pushes = "<win|wins> <all |any |><pushes|a push>"
    said_of(g, pushes, WinsTies, own=pushes)
    clause(g, f"you {pushes}", WinsTies, whom=Those(Anything(), YOU))
    foe = {"whom": InRole(False, OPPONENT), "whens": [AgainstThis()]}
    g.phrase("clause", "<lose|loses> <all |any |><pushes|a push>", WinsTies, **foe)
    g.phrase("clause", f"must beat opponent {much}", MustBeBeatenBy, **foe)

"""Wording of rescue and return, by a condition (gua.card.rescue.1); of what cannot be saved (gua.card.fate.1)."""

from __future__ import annotations

from quadriga.games.guardians_arena.vocabulary.bonuses import Itself, Those
from quadriga.games.guardians_arena.vocabulary.kinds import AnyKind, Anything, Coloured
from quadriga.games.guardians_arena.vocabulary.winning import Doomed, ReturnsUnlessPaid, Saves
from quadriga.text.grammar import Grammar, of, slot

COST = "for {stones:#} stone"
BEATEN = "when <~ is |it is |>beaten"


def add(g: Grammar) -> None:
    _patients(g)
    _others(g)
    _itself(g)
    _doomed(g)


def _others(g: Grammar) -> None:
    """Who is saved × what saving is called × what it costs, and the cost before or behind."""
    for act in ("heal {whom:patient}", "return {whom:beaten patient} to pen"):
        g.phrase("clause", f"<|in primary, ><|can |you can >{act}<| here>< {COST}>", Saves)
        g.phrase("clause", f"<{COST},<| you can>|<|you can >spend {{stones:#}} stone to> {act}<| here>", Saves)
        each = "for each creature opponent <beaten|lost|loses><| here>"
        g.phrase("clause", f"<can |you can |>{act} {each}", Saves, if_enemy_lost=True)
    can = "<can be returned|can return>"
    g.phrase("clause", f"<{{whom:beaten patient}} {can} to pen< {COST}>|{COST}, {{whom:beaten patient}} {can} to pen>", Saves)  # fmt: skip
    g.phrase("clause", "{whom:beaten patient} returns to pen", Saves, asked=False)
    g.phrase("clause", f"{{whom:beaten patient}} returns to pen {COST}", Saves)
    for some, fields in (("{whom:groups} are", {}), ("<a|any|one> of your {kind:kinds} is", {"whom": of(Those, kind=slot("kind"))})):  # fmt: skip
        lost = f"when {some} beaten, <they|it|that creature>"
        g.phrase("clause", f"{lost} returns to pen", Saves, asked=False, **fields)
        g.phrase("clause", f"{lost} <{can} to pen< {COST}>|returns to pen {COST}>", Saves, **fields)


def _itself(g: Grammar) -> None:
    """The card itself: when beaten, perhaps by a kind, for stones or not."""
    me = {"whom": Itself()}
    by = "< by {by:anyone}>"
    must = "<<~|it> returns|return <~|it>> to pen"
    for may in ("you can return <~|it>", "<|~ |it >can be returned", "<|~ |it >can return"):
        g.phrase("clause", f"{BEATEN}<| in primary>{by}, {may} to pen< {COST}>", Saves, **me)
    g.phrase("clause", f"<you can return <~|it>|<|~ |it ><can be returned|can return>> to pen {BEATEN}{by}< {COST}>", Saves, **me)  # fmt: skip
    g.phrase("clause", f"<<{COST}, you can|<|you can >spend {{stones:#}} stone to> return <~|it> to pen {BEATEN}{by}|{BEATEN}{by}, <{COST}, you can|<|you can >spend {{stones:#}} stone to> return <~|it> to pen>", Saves, **me)  # fmt: skip
    g.phrase("clause", f"{BEATEN}<| in primary>{by}, {must} {COST}", Saves, **me)
    g.phrase("clause", f"{BEATEN}{by}, {must}", Saves, asked=False, **me)
    g.phrase("clause", f"<|~ |it >returns to pen {BEATEN}{by}", Saves, asked=False, **me)
    unless = "opponent must spend {stones:#} stone or <~|it> returns to pen<| at the end of combat>"
    g.phrase("clause", f"{BEATEN}<| in primary>, {unless}", ReturnsUnlessPaid)


def _doomed(g: Grammar) -> None:
    round_ = "<| in primary| here>"
    for by, fields in (("", {"by": Anything()}), (" by {by:anyone}", {}), (" by {a:colour} or {b:colours}", {"by": of(AnyKind, kinds=[slot("a"), slot("b")])})):  # fmt: skip
        doom = f"<{BEATEN}{round_}{by}, <~|it> is destroyed|<|~ |it >is destroyed {BEATEN}{round_}{by}>"
        g.phrase("clause", doom, Doomed, **fields)
    for colour, word in enumerate(("mortal", "elemental", "external")):
        g.phrase("colour", word, Coloured, colour=colour)  # "by External or Elementals"
        g.phrase("colours", word + "s", Coloured, colour=colour)


def _patients(g: Grammar) -> None:
    """Who may be saved: creatures of a kind, said to be beaten or not."""
    mine = "<any one|one|all|any> of your|all your|your|all|any of your"
    where = "<| here| in primary| under this shield>"
    for some, number in (("<one|a|any one|any|1>", "kind or kind"), (f"<{mine}>", "kindlist")):
        g.phrase("patient", f"{some} {{kind:{number}}}<| of your choice| of yours>", Those)
        g.phrase("beaten patient", f"{some} beaten {{kind:{number}}}{where}", Those)
        g.phrase("beaten patient", f"{some} {{kind:{number}}} <|that is |that are >beaten{where}", Those)
    g.phrase("patient", "<up to |><two|three|2|3> {kind:kindlist}", Those)
    g.include("patient", "beaten patient")
    g.phrase("beaten patient", f"<{{kind:kindlist}} beaten|beaten {{kind:kindlist}}>{where}", Those)

"""Lines about the card itself: on whom it performs Raid, what else it is called, how often a deck may hold it."""

from __future__ import annotations

from quadriga.effects.amounts import CountOf, Distinct
from quadriga.effects.descriptions import Description
from quadriga.effects.groups import YOURS, Fixed, This
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.chapters.table import DECK, FRONT
from quadriga.games.union_arena.vocabulary import attributes
from quadriga.games.union_arena.vocabulary.amounts import BPOf, LifeOf
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, OR_LESS, OR_MORE, Affinity
from quadriga.games.union_arena.vocabulary.lines import (
    AlsoNamed,
    Copies,
    CoreLine,
    Keywords,
    Listed,
    ListedIf,
    Raid,
    RaidOnlyIf,
    Step,
    TreatedEnergy,
)
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot

BASES = "raid"
"""The category of a Raid line, whose label is part of it."""


def add(w: Words) -> None:
    L = w.L
    raiding = "" if w.asian else " Switch to active. May move to the front line."
    w("base", "{name:aff}", Affinity)
    L.include("base", "name")
    w("base", "{noun} {posts}", Description)
    L.list("bases", "base", ("a", "a / b", "a / b / c"))
    L.list("either base", "base", ("a or b", "a, b, or c"))
    for bases in ("bases", "either base"):
        w(BASES, "[Raid] {bases:" + bases + "}" + raiding, Raid)
    L.list("called too", "called", ("a", "a and b", "a, b, and c"))
    for this in ("card", "character"):
        w("own line", f"this {this} is also treated as {{names:called too}}.", AlsoNamed)
    w("own line", "this card is treated as both {a:called} and {b:called}.", AlsoNamed, names=[slot("a"), slot("b")])
    for number in ("#word", "#"):
        n = of(Fixed, n=slot("x"))
        w("own line", "a deck can contain up to {x:" + number + "} copies of this card.", Copies, n=n, only=False)
        w("own line", "a deck can only contain up to {x:" + number + "} copies of this card.", Copies, n=n, only=True)
    if w.asian:
        w("own line", "this card is also treated as having required energy of {n:#}.", TreatedEnergy, color=ANY_COLOR, place=-1)
    else:
        for words, place in (("while in your deck", DECK), ("while on your field", FRONT)):
            w("own line", f"you may treat this card as if its required energy is {{color:Color}} x{{n:#}} {words}.", TreatedEnergy, place=place)
        w("own line", "this card is also treated as if its required energy is {n:#}.", TreatedEnergy, color=ANY_COLOR, place=-1)
        w("own line", "you can only perform Raid with this card if {condition:cond}.", RaidOnlyIf)
    lists(w)
    L.g.capital("own line", "list head")
    L.include("body", "own line")


def lists(w: Words) -> None:
    """The head of a list of abilities, and the number before each (ua.text.list.1)."""
    for i, word in enumerate(("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")):
        w("step number", word, Fixed, n=i)
        w("step number", word.lower(), Fixed, n=i)
    w("step number", "{n:#}", Fixed)
    nothing = of(CoreLine, labels=[], body=of(Keywords, words=[]))
    for how, words in ((OR_MORE, " or more"), (OR_LESS, " or less"), (EXACTLY, "")):
        for unit in ("", " BP"):
            w("step", f"{{n:step number}}{words}{unit}:", Step, how=how, line=nothing)
    if w.asian:
        for head in ("this character @gains all <|of >the following effects based on",):
            w("list head", head + " {amount:card number}<.|:>", Listed, steps=[])
            w("list head", head + " the number of {k:bare} with different names<.|:>", Listed, steps=[], amount=of(Distinct, attribute=attributes.NAME, what=slot("k")))
        return
    for head in ("this character gains <all|the> abilities listed below if",):
        for many in ("number", "combined total number"):
            w("list head", f"{head} you have the required {many} of {{k:bare}}<.|:>", Listed, steps=[], amount=of(CountOf, what=slot("k")))
        w("list head", f"{head} it has the required amount of BP<.|:>", Listed, steps=[], amount=of(BPOf, group=of(This)))
        w("list head", f"{head} you have the required amount of life<.|:>", Listed, steps=[], amount=of(LifeOf, whose=YOURS))
        w("list head", f"{head} you have the required number of {{k:bare}} with unique <names|card names><.|:>", Listed, steps=[], amount=of(Distinct, attribute=attributes.NAME, what=slot("k")))
    w("list head", "if {condition:cond}, this character gains all abilities listed below<.|:>", ListedIf, lines=[])

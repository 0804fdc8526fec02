"""The phrase table of Guardians' card texts: the words the tables share. Bonuses, abilities and Storage cards have files of their own.

Texts are normalised first: a card's own name becomes `~`, a missing full stop is added.
"""

from __future__ import annotations

from functools import cache

from quadriga.games.guardians_arena import (
    phrases_abilities,
    phrases_bonuses,
    phrases_storage,
)
from quadriga.games.guardians_arena.kinds import (
    AnyKind,
    Anything,
    Areas,
    AtHome,
    Bribable,
    Coloured,
    Destroyers,
    Except,
    Fear,
    FearAffected,
    FearImmune,
    Fire,
    Flyers,
    Named,
    Namesake,
    OffColorZero,
    Receivers,
    Seconds,
    Shooters,
    Shots,
    Sized,
    VitalityBelow,
    VitalityUpTo,
)
from quadriga.games.guardians_arena.lands import LANDS
from quadriga.games.guardians_arena.sentences import Clauses, Sentences
from quadriga.games.guardians_arena.wording import normal
from quadriga.games.guardians_arena.wording_names import OpenName, SmallNames
from quadriga.text.grammar import Grammar, of, slot


@cache
def grammar() -> Grammar:
    g = Grammar("guardians-arena", normal())
    _names(g)
    _kinds(g)
    phrases_bonuses.add(g)
    phrases_abilities.add(g)
    phrases_storage.add(g)
    _sentences(g)
    return g


def _names(g: Grammar) -> None:
    g.terminals["names"] = OpenName(True)
    g.terminals["name"] = OpenName(False)
    g.terminals["small names"] = SmallNames()
    g.terminals["proper name"] = OpenName(False, proper=True)
    g.value("icon", "Babes", 1)
    g.value("icon", "Beer", 2)
    g.value("icon", "Gold", 4)


def _kinds(g: Grammar) -> None:
    """Kinds in the plural (`kinds`), in the singular (`kind`), and as lists."""
    for colour, word in enumerate(("Mortal", "Elemental", "External")):
        g.phrase("kinds", f"{word}s", Coloured, colour=colour)
        g.phrase("kind", f"{word}", Coloured, colour=colour)
    for size, words in enumerate(("<Small|small>", "<Medium|medium-sized|medium>", "<Large|large>"), 1):
        g.phrase("kinds", f"{words} <Creatures|creatures|Creature|creature>", Sized, size=size)
        g.phrase("kind", f"{words} <Creature|creature|Creatures>", Sized, size=size)
    g.phrase("kinds", "{word:names}", Named)
    g.phrase("kind", "{word:name}", Named)
    for category in ("kinds", "kind"):
        g.phrase(category, "~", Namesake)
    plural = "<Creatures|creatures>"
    g.phrase("kinds", "<all >" + plural, Anything)
    g.phrase("kinds", f"{plural} <with the ability to fly|with Fly|capable of flying|which can fly|who can fly>", Flyers)
    g.phrase("kinds", f"<flying creatures|Flyers|flyers|flying Creatures|{plural} that can fly>", Flyers)
    for bribable in ("bribable by {icons:icon}", "that can be bribed by {icons:icon}", "who can be bribed by {icons:icon}"):
        g.phrase("kinds", plural + " " + bribable, Bribable)
    g.phrase("kinds", "bribable by {icons:icon}", Bribable)
    g.phrase("kinds", "creatures that can be bribed by beer", Bribable, icons=2)
    g.phrase("kinds", plural + " which have a bribery icon", Bribable, icons=7)
    g.phrase("kinds", f"<all >{plural} affected by fear", FearAffected)
    g.phrase("kinds", f"{plural} which are immune to fear", FearImmune)
    g.phrase("kinds", f"{plural} with fire-based attacks", Fire)
    g.phrase("kinds", f"{plural} with fear-based attacks", Fear)
    g.phrase("kinds", "fear-based attacks", Fear)
    g.phrase("kinds", "fire-based attacks", Fire)
    for land, word in LANDS.items():
        g.phrase("kinds", f"{plural} which have a {word} Terrain bonus", AtHome, terrains=land)
    # in the singular
    one = "<Creature|creature>"
    which = "<which|that|who>"
    g.phrase("kind", one, Anything)
    g.phrase("kind", f"{one} <which has the ability to fly|with the ability to fly|capable of flying>", Flyers)
    g.phrase("kind", f"{one} {which} can be bribed by {{icons:icon}}", Bribable)
    g.phrase("kind", f"{one} bribable by {{icons:icon}}", Bribable)
    g.phrase("kind", f"{one} {which} can be bribed", Bribable, icons=7)
    g.phrase("kind", f"{one} which has a ranged attack", Shooters)
    g.phrase("kind", f"{one} <who|which> can accept channeling", Receivers)
    g.phrase("kind", f"{one} <which|who> is affected by fear", FearAffected)
    g.phrase("kind", f"{one} with the ability to destroy another {one}", Destroyers)
    g.phrase("kind", f"{one} with an Off-Color Bonus of zero", OffColorZero)
    g.phrase("kind", "{kind:kind} other than <a|an> {without:kind}", Except)
    g.phrase("kinds", f"{plural} with <a |>Base Vitality less than {{n:#}}", VitalityBelow)
    g.phrase("kinds", f"{plural} with <a |>Base Vitality <of |>{{n:#}} or less", VitalityUpTo)
    joins = ("a and b", "a or b", "a, b and c", "a, b, and c", "a, b or c")
    g.list("several kinds", "kinds", joins, AnyKind, "kinds")
    g.include("kindlist", "kinds", "several kinds")
    g.list("several of one", "kind", ("a or b", "a or an b", "a or a b", "a, b or c"), AnyKind, "kinds")
    g.include("kind or kind", "kind", "several of one")
    # what one can be immune to, besides kinds
    g.phrase("threat", "fire", Fire)
    g.phrase("threat", "fear", Fear)
    g.phrase("threat", "<AOE attacks|AOE>", Areas)
    g.phrase("threat", "ranged attacks", Shots)
    g.phrase("threat", "secondary attackers with Base Vitality {n:#} or less", Seconds, kind=of(VitalityUpTo, n=slot("n")))
    g.phrase("threat", "secondary <attacks from|attackers of> {kind:kindlist}", Seconds)
    g.include("threat", "kinds")
    g.phrase("threat", "any {k:kind}", AnyKind, kinds=[slot("k")])
    g.list("threats", "threat", ("a", "a and b", "a, b and c"))
    g.phrase("threat", "all {k:kinds}", AnyKind, kinds=[slot("k")])


def _sentences(g: Grammar) -> None:
    g.include("clause", "bonus", "ability", "storage")
    g.include("whole", "whole ability", "whole storage")
    g.phrase("sentence", "{a:clause}.", Clauses, parts=[slot("a")])
    g.phrase("sentence", "{a:clause}<;|,|, but|, and> {b:clause}.", Clauses, parts=[slot("a"), slot("b")])
    g.phrase("sentence", "{a:whole}", Clauses, parts=[slot("a")])
    g.capital("sentence")
    g.list("text", "sentence", ("a", "a b", "a b c"), Sentences, "sentences")

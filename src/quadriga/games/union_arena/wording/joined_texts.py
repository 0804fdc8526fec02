"""Standing texts in one breath: gains and gains, gains and cannot, costs and comes in active; that character of which the condition speaks."""

from __future__ import annotations

from quadriga.effects.groups import This, Together
from quadriga.games.union_arena.vocabulary.conditions import ThereIs
from quadriga.games.union_arena.vocabulary.gains import Gain, Has
from quadriga.games.union_arena.vocabulary.places import AnotherAt, CardsAt, SameLine
from quadriga.games.union_arena.vocabulary.standing import AllOfThese, EntersActive, While
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.games.union_arena.wording.standing import PREDICATES
from quadriga.text.grammar import of, slot, splice


def gains(g: DialectGrammar) -> None:
    """The verb once more: gets +500 BP and gains [Step]; for a while or as long as it stands."""
    verb = said(g, "@gains")
    both = [slot("a"), splice("b")]
    for joint in (" and ", ", and "):
        g.phrase("stand1", f"{{who:subject}} {verb} {{a:gain}}{joint}<|also >{verb} {{b:gains}}", Has, gains=both)
        g.phrase("act", f"{{what}} {verb} {{a:gain}}{joint}<|also >{verb} {{b:gains}} {{ends:until}}", Gain, gains=both)
    if not g.asian:
        for words, cls, fields in PREDICATES:
            g.phrase("pred", words, cls, who=This(), **fields)
        g.phrase("stand1", f"this character {verb} {{gains}} and {{b:pred}}", AllOfThese, effects=[of(Has, who=This(), gains=slot("gains")), slot("b")])
        g.phrase("stand1", f"this character {{b:pred}} and {verb} {{gains}}", AllOfThese, effects=[slot("b"), of(Has, who=This(), gains=slot("gains"))])


def active(g: DialectGrammar) -> None:
    """… and comes into play active."""
    words = ("this <character|card|field> is played in active", "<play|plays> this <character|card|field> in active") if g.asian else ("this <character|card|site> is played set to active", "play this <character|card|site> set to active")
    for one in words:
        g.phrase("comes in active", one, EntersActive)
        g.phrase("stand1", one, EntersActive)
    for joint in (" and ", ", and "):
        g.phrase("stand", "if {c:conds}, {a:stand1}" + joint + "{b:comes in active}", While, condition=slot("c"), effect=of(AllOfThese, effects=[slot("a"), slot("b")]))
        g.phrase("stand", "{a:stand1}" + joint + "{b:comes in active}", AllOfThese, effects=[slot("a"), slot("b")])


def of_whom_it_speaks(g: DialectGrammar) -> None:
    """If such a character is there, that character gains something, or this one and that one."""
    verb = said(g, "@gains")
    there = of(CardsAt, where=slot("where"), kind=slot("k"))
    another = of(AnotherAt, where=slot("where"), kind=slot("k"))
    conditions = (("{k:onekind} is {where:loc}", there), ("there is <a|an> {k:kind} {where:loc}", there), ("you have <a|an> {k:kind} {where:loc}", there),
                  ("there is another {k:kind} {where:loc}", another), ("another {k:kind} is {where:loc}", another), ("you have another {k:kind} {where:loc}", another))  # fmt: skip
    for words, group in conditions:
        asked = of(ThereIs, group=group)
        g.phrase("stand", f"if {words}, <that character|that card> {verb} {{gains}}", While, condition=asked, effect=of(Has, who=group, gains=slot("gains")))
        both = of(Together, groups=[This(), group])
        for pair in ("this character and that character", "that character and this character", "both characters", "they both", "both of them"):
            g.phrase("stand", f"if {words}, {pair} {verb} {{gains}}", While, condition=asked, effect=of(Has, who=both, gains=slot("gains")))
        g.phrase("cond", words, ThereIs, group=group)
    for words in ("on a different line", "on <the other|another> line", "on <the other|another|a different> line from this character"):
        g.phrase("loc", words, SameLine, other=True)


def add(g: DialectGrammar) -> None:
    gains(g)
    active(g)
    of_whom_it_speaks(g)

"""Cards measured against others that the text has spoken of, or that the ability has moved: the same, another, less, more.

One class of references (that card, the sidelined character, the card you placed …), one of relations; both wordings.
"""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Not
from quadriga.effects.groups import Except, Plus, This
from quadriga.games.union_arena.vocabulary.amounts import BPOf, EnergySum
from quadriga.games.union_arena.vocabulary.conditions import Spoken
from quadriga.games.union_arena.vocabulary.filters import SameNameAs
from quadriga.games.union_arena.vocabulary.filters_numbers import (
    BPAbove,
    BPComparedTo,
    EnergyAtMost,
    EnergyEquals,
    SameEnergyAs,
)
from quadriga.games.union_arena.vocabulary.looking import SelectedEnergy
from quadriga.games.union_arena.vocabulary.places import Chosen, Revealed
from quadriga.games.union_arena.vocabulary.registers import (
    MANY,
    ONE,
    PLACED,
    PLAYED_IT,
    RETURNED,
    SIDELINED,
    TO_DECK,
    TO_HAND,
    TO_REMOVAL,
    TO_SIDELINE,
    DoneTo,
    Pronoun,
)
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot


def references(g: DialectGrammar) -> None:
    """Who was spoken of, and what this ability did to whom."""
    g.phrase("known", "that character", Pronoun, many=ONE, character=True)
    g.phrase("known", "that card", Pronoun)
    g.phrase("known", "the chosen <character|card>", Chosen)
    g.phrase("known", "the revealed card", Revealed)
    one = "<character|card>"
    deeds = (("@retired", "", SIDELINED), ("placed", "", PLACED), ("placed", "@to_outside", TO_SIDELINE), ("placed", "@to_remove", TO_REMOVAL),
             ("placed", "on the bottom of your deck", TO_DECK), ("returned", "to your hand", RETURNED), ("returned", "", RETURNED),
             ("added", "to your hand", TO_HAND), ("added", "", TO_HAND), ("played", "", PLAYED_IT))  # fmt: skip
    by = said(g, "<| with this @effect| by this @effect>")
    for verb, goal, deed in deeds:
        did = said(g, verb)
        to = " " + said(g, goal) if goal else ""
        if not goal:
            g.phrase("done to", f"the {did} {one}", DoneTo, deed=deed)
        g.phrase("done to", f"the {one} you {did}{to}{by}", DoneTo, deed=deed)
        g.phrase("done to", said(g, f"the {one} {did}{to} <with|by> this @effect"), DoneTo, deed=deed)
    g.include("known", "done to")


def energies(g: DialectGrammar) -> None:
    """The required energy of somebody, more or less a number."""
    ref: Any = of(EnergySum, group=slot("g"))
    for words in ("the required energy<| amount> of {g:known}", "{g:known}'s required energy", "that of {g:known}"):
        g.phrase("energy of", words, EnergySum, group=slot("g"))
    g.phrase("energy of", "the required energy of this <character|card>", EnergySum, group=This())
    g.phrase("energy of", "this <character's|card's> required energy", EnergySum, group=This())
    g.include("energy amount", "energy of")
    for plus in ("+{more:#}", "plus {more:#}", "+ {more:#}"):
        g.phrase("energy amount", "{amount:energy of} " + plus, Plus)
    a = slot("a")
    below: Any = of(EnergyAtMost, amount=of(Plus, amount=a, more=-1))
    relations: tuple[tuple[str, type, dict[str, Any]], ...] = (
        ("equal to", EnergyEquals, {"amount": a}), ("the same as", EnergyEquals, {"amount": a}),
        ("equal <or|to or> <less|lower> than", EnergyAtMost, {"amount": a}), ("<less|lower> than or equal to", EnergyAtMost, {"amount": a}),
        ("<less|lower> than", EnergyAtMost, {"amount": of(Plus, amount=a, more=-1)}),
        ("<more|greater|higher> than", Except, {"one": of(EnergyAtMost, amount=a)}),
        ("equal <or|to or> <more|greater|higher> than", Except, {"one": below}),
    )  # fmt: skip
    for words, make, fields in relations:
        g.phrase("prop", f"<|a >required energy {words} {{a:energy amount}}", make, **fields)
    for words, make, fields in (("less", EnergyAtMost, {"amount": of(Plus, amount=ref, more=-1)}), ("more", Except, {"one": of(EnergyAtMost, amount=ref)}),
                                ("<less or equal|equal or less>", EnergyAtMost, {"amount": ref})):  # fmt: skip
        g.phrase("prop", f"{words} required energy than {{g:known}}", make, **fields)
    g.phrase("prop", "the same required energy<| amount> as {group:done to}", SameEnergyAs)
    selected = "<selected|declared>"
    for words in (f"the {selected} required energy<| amount| value>", f"required energy equal to the {selected} <amount|number|value|required energy>", f"the same required energy as the {selected} <amount|number|value>"):
        g.phrase("prop", words, EnergyEquals, amount=SelectedEnergy())


def names(g: DialectGrammar) -> None:
    """With another name than somebody's."""
    for name in ("card name", "name"):
        for than in ("from", "than", "to"):
            g.phrase("prop", f"a different {name} {than} {{g:known}}", Except, one=of(SameNameAs, group=slot("g")))
        g.phrase("prop", f"the same {name} as {{group:done to}}", SameNameAs)


def strengths(g: DialectGrammar) -> None:
    """The BP of somebody whom this ability has sent away: what it had (ua.base.1)."""
    done: Any = of(BPOf, group=slot("g"))
    for whose in ("the BP of {g:done to}", "{g:done to}'s BP"):
        for words, make, fields in (
            ("equal <or|to or> <less|lower> than", BPComparedTo, {}), ("<less|lower> than or equal to", BPComparedTo, {}),
            ("<less|lower> than", BPComparedTo, {"strictly": True}), ("<more|greater|higher> than", BPAbove, {"strictly": True}),
            ("equal <or|to or> <more|greater|higher> than", BPAbove, {}),
        ):  # fmt: skip
            g.phrase("prop", f"<|a >BP {words} {whose}", make, amount=done, **fields)


def above(g: DialectGrammar) -> None:
    """More BP than somebody: than this character itself, where no possession is said."""
    for who, ref in (("this character", This()), ("that character", Pronoun(ONE, True)), ("the chosen character", Chosen())):
        for than, strictly in (("<more|greater|higher> than", True), ("equal to or <more|greater|higher> than", False)):
            g.phrase("prop", f"BP {than} {who}", BPAbove, amount=of(BPOf, group=ref), strictly=strictly)
            g.phrase("prop", f"BP {than} the BP of {who}", BPAbove, amount=of(BPOf, group=ref), strictly=strictly)
    either = of(Spoken, group=Pronoun(MANY), filters=[slot("k")])
    for words in ("either of them", "<either|one|any|1> of those <cards|characters>"):
        g.phrase("cond", f"{words} <is|was> <a |an |>{{k:kind}}", Spoken, group=Pronoun(MANY), filters=[slot("k")])
    g.phrase("cond", "<neither|none> of them <is|are|was> <a |an |>{k:kind}", Not, condition=either)


def add(g: DialectGrammar) -> None:
    above(g)
    references(g)
    energies(g)
    names(g)
    strengths(g)

"""What this ability has done so far, counted: if you placed three cards, if you sidelined no characters (ua.text.ifadded.1)."""

from __future__ import annotations

from quadriga.effects.flow import Not
from quadriga.effects.groups import NumberOf
from quadriga.games.union_arena.vocabulary.conditions import Counts, MovedOne, MovedSome
from quadriga.games.union_arena.vocabulary.filters import EXACTLY, Kind
from quadriga.games.union_arena.vocabulary.places import CardsAt, In
from quadriga.games.union_arena.vocabulary.registers import (
    LINE_CHANGED,
    PLACED,
    PLAYED_IT,
    READIED,
    RESTED,
    RETURNED,
    SIDELINED,
    TO_DECK,
    TO_HAND,
    TO_HAND_ANYHOW,
    TO_LIFE,
    TO_REMOVAL,
    TO_SIDELINE,
    DoneTo,
)
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.lexicon import said
from quadriga.text.grammar import of, slot

# did, done, where to, what it was
DEEDS = (
    ("placed", "", PLACED), ("placed", "@to_outside", TO_SIDELINE), ("placed", "@to_remove", TO_REMOVAL),
    ("placed", "<on|at> the <bottom|top> of your deck", TO_DECK), ("returned", "to your deck", TO_DECK), ("placed", "<into|in|to> your life area", TO_LIFE),
    ("@retired", "", SIDELINED), ("returned", "", RETURNED), ("returned", "to <your|their|its owner's> hand", TO_HAND_ANYHOW),
    ("added", "", TO_HAND), ("added", "to your hand", TO_HAND), ("played", "", PLAYED_IT), ("moved", "", LINE_CHANGED),
)  # fmt: skip


def add(g: DialectGrammar) -> None:
    g.include("told kind", "kind0")
    g.phrase("told kind", "{adjectives:adjs} {noun:bare}< {more:mods}>", Kind)
    g.phrase("told kind", "{noun:bare} {more:mods}", Kind)
    turned = (("rested", "", RESTED), ("set", "to active", READIED)) if g.asian else (("switched", "to resting", RESTED), ("switched", "to active", READIED))
    by = said(g, "<| with this @effect| by this @effect>")
    plain = "<card|cards|character|characters>"
    for verb, goal, deed in (*DEEDS, *turned):
        did = said(g, verb)
        to = " " + said(g, goal) if goal else ""
        done = of(NumberOf, group=of(CardsAt, where=In(DoneTo(deed)), kind=slot("k")))
        for count, how in COUNTS:
            if deed != LINE_CHANGED or not g.asian:  # there "cards" are moved from under one character to another
                g.phrase("cond", f"you {did} {count} {plain}{to}{by}", MovedSome, deed=deed, **how)
            g.phrase("cond", f"you {did} {count} {{k:told kind}}{to}{by}", Counts, amount=done, **how)
            for were in ("were", "are", "was", "is", "have been"):
                if deed not in (PLACED, LINE_CHANGED):
                    g.phrase("cond", f"{count} {{k:told kind}} {were} {did}{to} <with|by> this {said(g, '@effect')}", Counts, amount=done, **how)
        kind = "told kind" if deed in (TO_HAND, PLAYED_IT) else "kind"
        some = of(MovedOne, filters=[slot("k")], deed=deed)
        g.phrase("cond", f"you {did} <a|an> {{k:kind0}}{to}{by}", MovedOne, filters=[slot("k")], deed=deed)
        g.phrase("cond", f"you {did} no {{k:{kind}}}{to}{by}", Not, condition=some)
        g.phrase("cond", f"you did not {base(did)} <a |an |any |>{{k:{kind}}}{to}{by}", Not, condition=some)


COUNTS: tuple[tuple[str, dict[str, int]], ...] = (("{n:count}", {"how": EXACTLY}), ("{n:count} {how}", {}))


def base(did: str) -> str:
    """The plain verb: placed, place."""
    return {"set": "set", "switched": "switch", "returned": "return", "added": "add", "played": "play", "rested": "rest"}.get(did, did.removesuffix("d"))

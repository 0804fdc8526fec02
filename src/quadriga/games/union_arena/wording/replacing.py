"""Would leave the field, and something else happens instead (ua.text.instead.1)."""

from __future__ import annotations

from typing import Any

from quadriga.effects.flow import Sequence
from quadriga.effects.groups import YOURS, Among, Except, This
from quadriga.games.union_arena.chapters.replacing import (
    A_TRIGGER,
    ANYTHING,
    FALLS,
    LEAVES,
    NO_TRIGGER,
    RETURNS,
    Saves,
)
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.actions import Remove
from quadriga.games.union_arena.vocabulary.actions_state import Provided
from quadriga.games.union_arena.vocabulary.conditions import Did
from quadriga.games.union_arena.vocabulary.filters import AnyCard, IsActive, IsType, OfYours
from quadriga.games.union_arena.vocabulary.places import At, CardsAt
from quadriga.games.union_arena.vocabulary.standing import AllOfThese, While
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.grammar import of, slot

FIELD = [FRONT, ENERGY]
THEIRS: Any = Except(OfYours())
# Whom: the words, and the group
ASIAN_WHO: tuple[tuple[str, Any], ...] = (
    ("this <character|card|field>", This()), ("this active <character|card|field>", Among(This(), [IsActive()])), ("<a |an |>{w:one at}", slot("w")),
    ("your {k:kind}", of(CardsAt, where=At(YOURS, FIELD), kind=slot("k"))),
)  # fmt: skip
AMERICAN_WHO: tuple[tuple[str, Any], ...] = (
    ("this <character|card|site>", This()), ("this active <character|card|site>", Among(This(), [IsActive()])), ("<a|an> {w:one at}", slot("w")),
    ("<a|an> {k:named}", of(CardsAt, where=At(YOURS, FIELD), kind=slot("k"))),
)  # fmt: skip
# What would happen to it
ASIAN_DEEDS = (
    ("would <leave|leaves> <the|your> area", LEAVES), ("leaves <the|your> area", LEAVES), ("would be retired", FALLS), ("is retired", FALLS),
    ("would be placed from your area to the outside area", LEAVES), ("is placed from your area to the outside area", LEAVES),
    ("would return to your hand", RETURNS), ("would be returned to your hand", RETURNS),
)  # fmt: skip
AMERICAN_DEEDS = (
    ("would leave <the|your> field", LEAVES), ("leaves <the|your> field", LEAVES), ("would be sidelined", FALLS),
    ("is returned from your field to your hand", RETURNS), ("would be returned to your hand", RETURNS),
)  # fmt: skip
KINDS = (("character", [0]), ("event", [2]), ("character or event", [0, 2]))


def causes(asian: bool) -> list[tuple[str, list[Any], int]]:
    """By whose ability: the words, tests of its card, and whether a trigger counts."""
    found: list[tuple[str, list[Any], int]] = [("", [], ANYTHING)]
    if not asian:
        due = " <due to|by> "
        return [*found, (due + "one of your opponent's abilities", [THEIRS], ANYTHING), (due + "an ability", [AnyCard()], ANYTHING)]
    due = " <by|due to> "
    found.append((due + "your opponent's <effect|effects>", [THEIRS], ANYTHING))
    found.append((due + "your or your opponent's <effect|effects>", [AnyCard()], ANYTHING))
    found.append((due + "your opponent's trigger <effect|effects>", [THEIRS], A_TRIGGER))
    for words, types in KINDS:
        found.append((due + f"your opponent's {words} <effect|effects>", [THEIRS, IsType(types)], NO_TRIGGER))
    return found


def add(g: DialectGrammar) -> None:
    whom, deeds = (ASIAN_WHO, ASIAN_DEEDS) if g.asian else (AMERICAN_WHO, AMERICAN_DEEDS)
    then = of(Sequence, steps=[slot("a"), of(Provided, condition=Did(), then=slot("b"))])
    heads = ("if", "when") if g.asian else ("if",)
    for who, group in whom:
        for deed, kind in deeds:
            if not g.asian and kind == FALLS and not who.startswith("this"):
                continue  # "…, move that character to your energy line": a text of its own (`special`)
            for by, tests, trigger in causes(g.asian):
                given = {"who": group, "deed": kind, "by": tests, "trigger": trigger}
                for head in heads:
                    event = f"{who} {deed}{by}, you may"
                    g.phrase("saving", f"{head} {event} {{a:clause0}} instead.", Saves, action=slot("a"), **given)
                    if not g.asian:  # there it is a sentence of its own, which the builder takes in
                        g.phrase("saving", f"{head} {event} {{a:clause0}} instead. If you do, {{b:clause1}}.", Saves, action=then, **given)
                g.phrase("saving too", f"{who} {deed}{by}, you may {{a:clause0}} instead.", Saves, action=slot("a"), **given)
                if who.startswith("this") and g.asian:
                    always = {**given, "may": False}
                    g.phrase("saving", f"if {who} {deed}{by}, {{a:act}} instead.", Saves, action=slot("a"), **always)
                    for it in ("it will be placed to the remove area", "it is placed to the remove area", "place it to the remove area"):
                        if it.startswith("it"):
                            g.phrase("saving", f"if {who} {deed}{by}, {it} instead.", Saves, action=Remove(This()), **always)
    g.phrase("standing", "{s:saving}", AllOfThese, effects=[slot("s")])
    g.phrase("standing", "if {c:conds} and <if |>{s:saving too}", AllOfThese, effects=[of(While, condition=slot("c"), effect=slot("s"))])
    g.phrase("standing", "if {c:conds}, and <if |>{s:saving too}", AllOfThese, effects=[of(While, condition=slot("c"), effect=slot("s"))])
    if g.asian:
        g.phrase("standing", "if {c:conds}, {s:saving}", AllOfThese, effects=[of(While, condition=slot("c"), effect=slot("s"))])

"""Conditions of this game: life, energy, AP, whose turn it is, what the ability has added."""

from __future__ import annotations

from quadriga.effects.conditions import AmountIs
from quadriga.effects.groups import OPPONENTS, YOURS
from quadriga.games.union_arena.chapters.faces import COLORS
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.amounts import APOf, EnergyOf, LifeOf
from quadriga.games.union_arena.vocabulary.conditions import AddedCard, AddedNone, LineFull, YourTurn
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import slot

WHO = (("you have", "your", YOURS), ("your opponent has", "your opponent's", OPPONENTS))


def add(w: Words) -> None:
    generated = "generated energy" if w.asian else "energy generation"
    for compared in ("cmp", "word cmp"):
        for has, owner, whose in WHO:
            w("acond", f"{has} {{c:{compared}}} life", AmountIs, amount=LifeOf(whose), compared=slot("c"))
            w("acond", f"{owner} life is {{c:{compared}}}", AmountIs, amount=LifeOf(whose), compared=slot("c"))
            w("acond", f"{has} {{c:{compared}}} {generated}", AmountIs, amount=EnergyOf(whose), compared=slot("c"))
            for word, active in (("active", True), ("@resting", False)):
                w("acond", f"{has} {{c:{compared}}} {word} AP <card|cards>", AmountIs, amount=APOf(whose, active), compared=slot("c"))
            for i, color in enumerate(COLORS):
                w("acond", f"{has} {{c:{compared}}} {color} {generated}", AmountIs, amount=EnergyOf(whose, i), compared=slot("c"))
    for words, yours in (("it is your turn", True), ("it is your opponent's turn", False)):
        w("acond", words, YourTurn, yours=yours)
    for line, place in (("front line", FRONT), ("energy line", ENERGY)):
        for words, full in (("full", True), ("not full", False)):
            w("acond", f"your {line} is {words}", LineFull, opponents=False, place=place, full=full)
            w("acond", f"<your opponent's|their> {line} is {words}", LineFull, opponents=True, place=place, full=full)
    if w.asian:
        w("acond", "you added <a card |>to your hand", AddedCard)
        w("acond", "you added a card", AddedCard)
    else:
        w("acond", "you added a card to your hand", AddedCard)
        w("acond", "you did not add a card to your hand", AddedNone)

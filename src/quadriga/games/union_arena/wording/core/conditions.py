"""Conditions of this game: life, energy, AP, whose turn it is, what the ability has added."""

from __future__ import annotations

from quadriga.effects.conditions import AmountIs, Is
from quadriga.effects.groups import ANYBODYS, OPPONENTS, YOURS
from quadriga.games.union_arena.chapters.faces import COLORS
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT
from quadriga.games.union_arena.vocabulary.amounts import APOf, EnergyOf, LifeOf
from quadriga.games.union_arena.vocabulary.conditions import AddedCard, AddedNone, EnergyForThis, LineFull, YourTurn
from quadriga.games.union_arena.vocabulary.lines import OnlyIf
from quadriga.games.union_arena.wording.core.words import Words
from quadriga.text.grammar import of, slot

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
    w("acond", "{what:ref} {test:own past}", Is)
    for line, place in (("front line", FRONT), ("energy line", ENERGY)):
        if w.asian:
            for owner, theirs in (("your", False), ("your opponent's", True)):
                w("acond", f"there is <an open |an empty |>space on {owner} {line}", LineFull, opponents=theirs, place=place, full=False)
    for words in ("you and your opponent have a combined total of {c:word cmp} life", "you and your opponent have a combined total of {c:cmp} life", "the combined total of your life and your opponent's life is {c:cmp}", "the total of your life and your opponent's life is {c:cmp}"):
        w("acond", words, AmountIs, amount=of(LifeOf, whose=ANYBODYS), compared=slot("c"))
    for words in ("you have the required energy for <this card|it>",):
        w("acond", words, EnergyForThis)
    if w.asian:
        w("acond", "you added <a card |>to your hand", AddedCard)
        w("acond", "you added a card", AddedCard)
    else:
        w("acond", "you added a card to your hand", AddedCard)
        w("acond", "you did not add a card to your hand", AddedNone)
    w("asked", "if {condition:cond}.", OnlyIf)
    w.L.g.capital("asked")

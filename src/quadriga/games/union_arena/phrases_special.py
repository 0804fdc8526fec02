"""Phrases that few cards have: replacements, and what only some texts allow."""

from __future__ import annotations

from quadriga.effects.groups import YOURS
from quadriga.games.union_arena.places import At, CardsAt
from quadriga.games.union_arena.replacing import SavesAnother, SavesBase
from quadriga.games.union_arena.table import FRONT
from quadriga.text.grammar import Grammar, of, slot


def instead(g: Grammar) -> None:
    """Replacements without braces (ua.text.instead.1)."""
    saved = of(CardsAt, where=At(YOURS, [FRONT]), kind=slot("k"))
    would = "if <a|an> {k:kind} on your front line would be sidelined, you may sideline this character instead."
    g.phrase("stand1", would + " If you do, move that {named} to your energy line", SavesAnother, who=saved)
    g.phrase("stand1", "when this character is sidelined, you may place this top Raided card into your sideline instead", SavesBase)


def add(g: Grammar) -> None:
    instead(g)

"""The fields of a card file of Union Arena."""

from __future__ import annotations

from quadriga.games.fields import Field
from quadriga.games.union_arena.faces import COLORS, TRIGGER_NAMES, TYPE_NAMES

FIELDS = (
    Field("number", "name", needed=True, says="its first letters are the title (ua.deck.2)"),
    Field("name", "name", needed=True),
    Field("type", choices=tuple(TYPE_NAMES), needed=True),
    Field("color", "energy", choices=tuple(COLORS), says="one colour, or a list of them"),
    Field("energy", "number", also=("required_energy",), says="required energy"),
    Field("ap", "number", also=("ap_cost",), says="AP cost"),
    Field("generates", "energy", choices=tuple(COLORS), also=("energy_generation",),
          says="a number of its own colour, or a list of colours"),
    Field("generates_plus", "flag", also=("energy_generation_plus",), says="whether the icon has a plus"),
    Field("bp", "number", says="needed for characters"),
    Field("affinities", "list"),
    Field("trigger", choices=tuple(TRIGGER_NAMES), says="the icon's name"),
    Field("text", says="a line per ability"),
    Field("rarity"),
    Field("sets", "list"),
    Field("name_ja"),
    Field("text_ja"),
)  # fmt: skip

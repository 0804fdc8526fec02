"""The fields of a card file of Union Arena."""

from __future__ import annotations

from quadriga.games.fields import Field
from quadriga.games.union_arena.chapters.faces import COLORS, TRIGGER_NAMES, TYPE_NAMES

ALL = "all"
"""A card of every colour."""
FIELDS = (
    Field("number", "name", needed=True, says="its first letters are the title (ua.deck.2)"),
    Field("name", "name", needed=True),
    Field("type", choices=tuple(TYPE_NAMES), needed=True),
    Field("color", "energy", choices=(*COLORS, ALL), says="one colour, a list of them, or all"),
    Field("energy", "number", also=("required_energy",), says="required energy"),
    Field("ap", "number", also=("ap_cost",), says="AP cost"),
    Field("generates", "energy", choices=tuple(COLORS), also=("energy_generation",),
          says="a number of its own colour, or a list of colours"),
    Field("generates_plus", "flag", also=("energy_generation_plus",), says="whether the icon has a plus"),
    Field("bp", "number", says="needed for characters"),
    Field("affinities", "list"),
    Field("trigger", choices=tuple(TRIGGER_NAMES), says="the icon's name"),
    Field("text", says="a line per ability"),
    Field("name_zh", says="its name in Traditional Chinese, shown where the page is in Chinese"),
    Field("reads_as", says="the same in words that the reader knows; shown beside the text"),
    Field("rarity"),
    Field("sets", "list"),
    Field("name_ja"),
    Field("text_ja"),
)  # fmt: skip

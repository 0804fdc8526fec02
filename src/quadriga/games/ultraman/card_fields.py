"""The fields of a card file of the Ultraman Card Game."""

from __future__ import annotations

from quadriga.games.fields import Field
from quadriga.games.ultraman.chapters.faces import CARD_TYPES, STATE_MARKS, TYPES

FIELDS = (
    Field("number", "name", needed=True),
    Field("name", "name", needed=True),
    Field("version", says="the second line of the name (2.3.1.3)"),
    Field("full_name", says="name and version, if they are not simply joined by a comma"),
    Field("card_type", choices=tuple(CARD_TYPES), needed=True),
    Field("character", says="the character name, for all but Scenes"),
    Field("type", choices=tuple(TYPES), says="for all but Scenes"),
    Field("level", "number", says="for all but Scenes"),
    Field("bp", "numbers", choices=(*STATE_MARKS[1:], "EXT"), says="BP by state, for all but Scenes"),
    Field("round", "number", says="for Scenes"),
    Field("text", says="state marks and effect texts"),
    Field("name_zh", says="its name in Traditional Chinese, shown where the page is in Chinese"),
    Field("reads_as", says="the same in words that the reader knows; shown beside the text"),
    Field("base", says="of a parallel version: the number that counts in a deck (4.1.3)"),
    Field("also_card_types", "list", says="not read: the text says it"),
    Field("rarity"),
    Field("set"),
)  # fmt: skip

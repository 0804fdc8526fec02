"""The fields of a character file of Universal Arena."""

from __future__ import annotations

from quadriga.games.fields import Field
from quadriga.games.universal_arena.chapters.faces import SPEED_NAMES, TARGET_NAMES

NAME = Field("name", "name", needed=True)
NAME_ZH = Field("name_zh", says="its name in Traditional Chinese, shown where the page is in Chinese")
ENCODED = Field("effects", "ignored")  # the text decides
READING = Field("reads_as", says="the same in words that the reader knows; shown beside the text")
CARD = (
    Field("slot", "name", needed=True,
          says="`1-1`; forms of one card share what stands before the hyphen; `ultimate-1`, `created-1`"),
    NAME,
    NAME_ZH,
    Field("number", "name", says="if not the character's id and the slot"),
    Field("cost", needed=True, says="`4 Energy`, `50 Ultimate Meter`, with X `X Energy`"),
    Field("power", needed=True, says="`10-14`, or `-` for a Special"),
    Field("types", "list", needed=True, says="Basic or Technique; Attack, Defense or Special; the rest as printed"),
    Field("target", choices=tuple(TARGET_NAMES), needed=True),
    Field("speed", choices=tuple(SPEED_NAMES), needed=True),
    Field("effect", "list", needed=True, says="the lines of its text"),
    READING,
    ENCODED,
    Field("transforms", "ignored"),
    Field("restrictions", "ignored"),
)  # fmt: skip

FIELDS = (
    Field("id", "name", needed=True, also=("number",), says="how teams name the character"),
    NAME,
    Field("version", "name", needed=True),
    NAME_ZH,
    Field("hp", "number", says="100 if not given (uni.house.char.1)"),
    Field("roles", "list"),
    Field("difficulty"),
    Field("gameplan"),
    Field("gameplan_zh", says="the same in Traditional Chinese"),
    Field("origin"),
    Field("art"),
    Field("innates", "entries", inner=(NAME, NAME_ZH, Field("text", needed=True), READING, ENCODED)),
    Field("statuses", "entries", also=("statusEffects",),
          inner=(NAME, NAME_ZH, Field("lines", "list", needed=True), READING, ENCODED)),
    Field("cards", "entries", needed=True, inner=CARD),
    Field("names", "entries", inner=(NAME, NAME_ZH), says="of what its texts bring and no entry has, as ammunition"),
    Field("created", "entries", also=("createdCards",), inner=CARD),
)  # fmt: skip

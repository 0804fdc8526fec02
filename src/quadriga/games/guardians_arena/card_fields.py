"""The fields of a card file of Guardians Arena. Rows of the published list have columns of their own (card_list.py)."""

from __future__ import annotations

from quadriga.games.fields import Field
from quadriga.games.guardians_arena.chapters.faces import ICONS, SIZES, TYPES

FIELDS = (
    Field("number", "name", needed=True),
    Field("name", "name", needed=True),
    Field("type", choices=tuple(TYPES), needed=True),
    Field("class", says="classes, parted by a slash"),
    Field("size", choices=tuple(SIZES)),
    Field("vitality", "number", least=-99, says="black Vitality; of other cards the number in the gem"),
    Field("red", "number", least=-99, says="red Vitality"),
    Field("ocb", "number", least=-99, says="Off-Color Bonus"),
    Field("bribery", "list", choices=tuple(ICONS)),
    Field("flying", "flag"),
    Field("channeling", "flag", says="the green bar: it can receive"),
    Field("channeler", "number", says="Channeling value"),
    Field("ranged", "number", says="points of its Ranged Attack"),
    Field("command", "flag", says="the text is a Command"),
    Field("draw", "number", says="of a Guardian: basic draw"),
    Field("ldl", "number", least=-99, says="of a Guardian"),
    Field("mdl", "number", least=-99, says="of a Guardian"),
    Field("luc", "number", least=-99, says="of a Guardian"),
    Field("stones", "number", says="of a Guardian: Power Stones"),
    Field("place", choices=("left", "center", "right"), says="of a Stronghold"),
    Field("text"),
    Field("name_zh", says="its name in Traditional Chinese, shown where the page is in Chinese"),
    Field("reads_as", says="the same in words that the reader knows; shown beside the text"),
)  # fmt: skip

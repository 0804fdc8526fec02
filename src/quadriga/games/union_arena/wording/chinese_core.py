"""Chinese for what the core language has read: this game's nouns and places beside the core's own table."""

from __future__ import annotations

from typing import Any, Final

from quadriga.effects import sorts
from quadriga.games.union_arena.vocabulary import attributes, nouns
from quadriga.games.union_arena.wording.chinese_cards import ZONES, words
from quadriga.text.telling import Teller

NOUNS: Final = {
    nouns.A_CARD: "卡片", nouns.A_CHARACTER: "角色", nouns.A_SITE: "場域", nouns.CHARACTER_CARD: "角色卡",
    nouns.SITE_CARD: "場域卡", nouns.EVENT_CARD: "事件卡",
}  # fmt: skip
words.terms["attribute"] = {
    attributes.BP: "BP", attributes.BASE_BP: "原本的BP", attributes.ENERGY: "所需能源", attributes.AP_COST: "AP消耗",
    attributes.NAME: "卡名",
}  # fmt: skip
words.terms["zone"] = ZONES
words.terms["this"] = {sorts.UNIT: "這名角色", sorts.CARD: "這張卡片"}


def measure(part: Any) -> str:
    if isinstance(part, nouns.Noun):
        return "名" if part.noun == nouns.A_CHARACTER else "張"
    return ""


words.measure = measure


@words.on(nouns.Noun)
def noun(say: Teller, node: Any) -> str:
    return NOUNS[node.noun]


@words.on(nouns.OnLines)
def on_lines(say: Teller, node: Any) -> str:
    """自己場上的, 對手前線的."""
    whose = say(node.whose) if node.whose is not None else "雙方"
    return whose + ("場上" if len(node.lines) == 2 else ZONES[node.lines[0]])

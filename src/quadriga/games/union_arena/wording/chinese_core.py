"""Chinese for what the core language has read: this game's nouns and places beside the core's own table."""

from __future__ import annotations

from typing import Any, Final

from quadriga.effects import owners, sorts
from quadriga.effects.references import Thing
from quadriga.games.union_arena.chapters import timing
from quadriga.games.union_arena.vocabulary import (
    actions_play,
    actions_state,
    attributes,
    beneath,
    nouns,
    occurrences,
)
from quadriga.games.union_arena.wording.chinese_cards import ZONES, words
from quadriga.games.union_arena.wording.chinese_deeds import MOMENT
from quadriga.games.union_arena.wording.chinese_standing import DID, HAPPENED
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


@words.on(nouns.Kinds)
def kinds(say: Teller, node: Any) -> str:
    return "或".join(NOUNS[kind] for kind in node.kinds)


@words.on(occurrences.Occurrence)
def occurrence(say: Teller, node: Any) -> str:
    """一名角色退場過; as what stands before a noun: 退場."""
    extra = "在移動階段以外" if node.number == 0 and node.kind == timing.MOVED else ""
    if node.what is None:
        return f"{DID[node.kind]}過"
    if isinstance(node.what, Thing):
        return extra + HAPPENED[node.kind]
    return f"{say(node.what)}{extra}{HAPPENED[node.kind]}過"


@words.on(occurrences.ByAbilities)
def by_abilities(say: Teller, node: Any) -> str:
    whose = {owners.YOU: "自己的", owners.OPPONENT: "對手的"}.get(node.who, "")
    return f"因{whose}{say(node.on) + '的' if node.on is not None else ''}效果"


words.unsaid(occurrences.ByAbilities, "unit", "the description says it")
words.unsaid(occurrences.ByAbilities, "other", "the description says it")


@words.on(beneath.Under)
def under(say: Teller, node: Any) -> str:
    return f"{say(node.host)}下方" + {1: "背面朝上", 0: "正面朝上", -1: ""}[node.face_down]


@words.on(beneath.HasUnder)
def has_under(say: Teller, node: Any) -> str:
    return f"下方{'沒有' if node.none else '有'}背面朝上的卡片"


@words.on(beneath.SameLineAs)
def same_line_as(say: Teller, node: Any) -> str:
    return "與這張卡片不同的線" if node.other else "與這張卡片相同的線"


@words.on(actions_state.AtMoment)
def at_moment(say: Teller, node: Any) -> str:
    return f"{ {0: '自己的', 1: '對手的', 2: ''}[node.turn] }{MOMENT[node.kind]}，{say(node.then)}"


@words.on(actions_play.PlayOrPerform)
def play_or_perform(say: Teller, node: Any) -> str:
    return f"{say(node.play)}，或用其發動突襲"

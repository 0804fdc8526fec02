"""Traditional Chinese for this game's cards: whole lines. Printing only (text/telling.py); words of the Chinese manual."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any, Final

from quadriga.games.decks import worded
from quadriga.games.union_arena.cards import CardError, read_text
from quadriga.games.union_arena.chapters.faces import ANY_COLOR
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary.substitution import Substitution, Version
from quadriga.games.union_arena.wording import chinese_core, chinese_deeds, chinese_standing
from quadriga.games.union_arena.wording.chinese_cards import COLORS, HOW, ZONES, words
from quadriga.games.union_arena.wording.quoted import activations, given_activations
from quadriga.text.telling import Teller, Untold

PARTS = (chinese_core, chinese_deeds, chinese_standing)
"""They fill the table."""

LABELS: Final = {
    li.WHEN_PLAYED: "【登場時】", li.WHEN_ATTACKING: "【進行攻擊時】", li.WHEN_BLOCKING: "【進行防禦時】", li.WHEN_SIDELINED: "【退場時】",
    li.ACTIVATE_MAIN: "【啟動主要】", li.DURING_YOURS: "【自己的回合中】", li.DURING_OPPONENTS: "【對手的回合中】", li.ONCE: "【每回合1次】",
    li.ON_FRONT_LINE: "（在前線時）", li.ON_ENERGY_LINE: "（在能源線時）", li.IN_SIDELINE: "（在場外時）", li.SWITCH_TO_RESTING: "（轉為休息）",
    li.SIDELINE_THIS: "（讓這張卡片退場）",
}  # fmt: skip
COSTS: Final = {
    li.FROM_HAND: "（將自己{n}張手牌放置在場外）", li.PAY: "（支付{n}AP）", li.FROM_SIDELINE: "（將自己場外{n}張卡片放置在移除區）",
    li.SIDELINE_OTHERS: "（讓{n}名其他角色退場）",
}  # fmt: skip


@words.on(li.Label)
def label(say: Teller, node: Any) -> str:
    if node.kind in COSTS:
        return COSTS[node.kind].replace("{n}", str(node.n))
    if node.n:
        raise Untold("Label.n")
    return LABELS[node.kind]


@words.on(li.Line, li.CoreLine)
def line(say: Teller, node: Any) -> str:
    return say(node.labels) + say(node.body)


@words.on(li.Do)
def do(say: Teller, node: Any) -> str:
    return say(node.sentences)


@words.on(li.When)
def when(say: Teller, node: Any) -> str:
    said = say(node.first)
    return f"{say.join(node.timings, '，或')}，{said}{'' if said.endswith('。') else '。'}{say(node.sentences)}"


@words.on(li.Told)
def told(say: Teller, node: Any) -> str:
    moment = f"{say.join(node.timings, '，或')}，" if node.timings else ""
    return say(node.limits[: node.first]) + moment + say(node.effect) + say(node.limits[node.first :])


@words.on(li.Stand)
def stand(say: Teller, node: Any) -> str:
    return "".join(f"{say(effect)}。" for effect in node.effects)


@words.on(li.Keywords)
def keywords(say: Teller, node: Any) -> str:
    return say(node.words)


@words.on(li.Listed)
def listed(say: Teller, node: Any) -> str:
    return f"這張卡片依{say(node.amount)}獲得以下全部效果：" + "".join(f"\n・{say(step)}" for step in node.steps)


@words.on(li.Step)
def step(say: Teller, node: Any) -> str:
    return f"{say(node.n)}{HOW[node.how]}：{say(node.line)}"


@words.on(li.ListedIf)
def listed_if(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，這張卡片獲得以下全部效果：" + "".join(f"\n・{say(one)}" for one in node.lines)


@words.on(li.Raid)
def raid(say: Teller, node: Any) -> str:
    return f"【突襲】{say.join(node.bases, '／')}：置為活動。可以移動到前線。"


@words.on(li.Mixed)
def mixed(say: Teller, node: Any) -> str:
    return f"{say(node.first)}{say(node.second)}"


@words.on(li.AlsoNamed)
def also_named(say: Teller, node: Any) -> str:
    return f"這張卡片也視為{'、'.join(f'「{name}」' for name in node.names)}。"


@words.on(li.Copies)
def copies(say: Teller, node: Any) -> str:
    return f"卡組中{'只能' if node.only else '可以'}放入最多{say(node.n)}張這張卡片。"


@words.on(li.TreatedEnergy)
def treated_energy(say: Teller, node: Any) -> str:
    where = {0: "在卡組中時，", 2: "在場上時，", -1: ""}.get(node.place)
    if where is None:
        raise Untold("TreatedEnergy.place")
    return f"這張卡片{where}{'可以視為' if where else '也視為'}能源需求{COLORS[node.color]}{node.n}。"


@words.on(li.AnyColors)
def any_colors(say: Teller, node: Any) -> str:
    if node.color != ANY_COLOR:
        raise Untold("AnyColors.color")
    return "這張卡片能源需求的顏色視為所有顏色。"


words(li.RaidOnlyIf, "僅在{condition}時可以用這張卡片發動突襲。")


# -- phrase substitution --------------------------------------------------------------------------

for _cls, _names in ((Substitution, ("start", "end", "square")), (Version, ("end", "at", "governed"))):
    for _name in _names:
        words.unsaid(_cls, _name, "where the words stand that are replaced in English")


@words.on(Substitution)
def substitution(say: Teller, node: Any) -> str:
    usual = say(node.line)
    others = [(say(v.condition), say(v.line), v.may) for v in node.versions]
    start, end = len(usual), 0
    for _, other, _ in others:
        first, last = span(usual, other)
        start, end = min(start, first), max(end, last)
    if start == end:  # only something is added: the clause before is named with it
        start = max(usual.rfind("，", 0, start - 1), usual.rfind("。", 0, start - 1)) + 1
    if usual[start:end].endswith("。") and all(other[: len(other) - (len(usual) - end)].endswith("。") for _, other, _ in others):
        end -= 1
    said = f"{usual[:start]}〔{usual[start:end]}〕{usual[end:]}"
    for condition, other, may in others:
        span_ = other[start : len(other) - (len(usual) - end)]
        said += f"若{condition}，{'可以' if may else ''}替換成〔{span_}〕。"
    return said


def span(usual: str, other: str) -> tuple[int, int]:
    """Where two versions of a sentence differ, whole words and numbers."""
    start = 0
    while start < min(len(usual), len(other)) and usual[start] == other[start]:
        start += 1
    end = 0
    while end < min(len(usual), len(other)) - start and usual[-1 - end] == other[-1 - end]:
        end += 1
    while start and is_word(usual[start - 1]):
        start -= 1
    stop = len(usual) - end
    while stop < len(usual) and is_word(usual[stop]):
        stop += 1
    return start, stop


def is_word(letter: str) -> bool:
    return (letter.isascii() and letter.isalnum()) or letter in "以上下"


@words.on(Version)
def version(say: Teller, node: Any) -> str:
    raise Untold("a version without its usual sentence")


def texts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """The printed text of a card with its programs."""
    text = str(worded(card).get("text") or "")
    if not text:
        return []
    try:
        programs = read_text(str(card.get("number", "")), text)
    except CardError:
        return []
    return [(str(card.get("text") or text), programs, {"this": this_card(card)})]


def this_card(card: Mapping[str, Any]) -> str:
    """What a card calls itself."""
    return {"character": "這名角色", "site": "這張場域卡"}.get(str(card.get("type")), "這張卡片")


def parts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """Its Activate: Main abilities, and those that it gives to a character, each by itself."""
    text = str(worded(card).get("text") or "")
    lines = [(line, this_card(card)) for line in activations(text)] + [(line, "這名角色") for line in given_activations(text)]
    found: list[tuple[str, Any, dict[str, str]]] = []
    for line, this in lines:
        with contextlib.suppress(CardError):
            found.append((line, read_text(str(card.get("number", "")), line), {"this": this}))
    return found


__all__ = ["PARTS", "ZONES", "parts", "texts", "words"]

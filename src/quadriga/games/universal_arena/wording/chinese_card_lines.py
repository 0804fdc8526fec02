"""Traditional Chinese: what a card says of itself."""

from __future__ import annotations

from typing import Any

from quadriga.games.universal_arena.vocabulary import lines as li
from quadriga.games.universal_arena.wording.chinese_numbers import KEYWORDS, each, words
from quadriga.text.telling import Teller


@words.on(li.Keyword)
def keyword(say: Teller, node: Any) -> str:
    return KEYWORDS[node.which]


@words.on(li.Becomes)
def becomes(say: Teller, node: Any) -> str:
    return f"{'否則，' if node.otherwise else ''}若{say(node.condition)}，這張卡變為{say(node.card)}"


@words.on(li.OnlyIf)
def only_if(say: Teller, node: Any) -> str:
    return f"僅在{say(node.condition)}時可以{'打出' if node.played else '使用'}"


@words.on(li.NotIf)
def not_if(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，不能{'打出' if node.played else '使用'}"


@words.on(li.OnlyAs)
def only_as(say: Teller, node: Any) -> str:
    return f"只能作為{ {1: '追擊', 2: '援護攻擊', 3: '反擊'}[node.window] }打出"


@words.on(li.ChooseEnemyWith)
def choose_enemy_with(say: Teller, node: Any) -> str:
    return f"選擇1名敵方角色，該{say(node.condition)}"


words.each({
    li.DistanceLine: "距離大於0時，這張卡的最終威力減少等同距離的數值", li.HitsStartAt: "這張卡的多段次數從{n}開始", li.ChooseX: "選擇X（{least}到{most}）",
    li.ChooseOneOf: "選擇{n}項：", li.SameAgain: "若選擇目前已有的，改為{then}", li.Bounces: "彈射{n}", li.CostsLess: "能量費用－{n}",
    li.ReplacesText: "改為{then}", li.Otherwise: "否則，{then}", li.Then: "然後，{then}", li.BaseValue: "基礎數值：{n}", li.StacksWith: "可與{status}疊加",
    li.CutsCost: "此角色的卡能量費用減少等同數值", li.CannotBeRemoved: "此狀態不能被移除", li.XEquals: "X等於{amount}",
})  # fmt: skip


words(li.OtherwiseIf, "否則，若{condition}，{then}")


@words.on(li.SpeedIf)
def speed_if(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，這張卡的速度為{('快速', '一般', '慢速')[node.speed]}"


@words.on(li.Ignores)
def ignores(say: Teller, node: Any) -> str:
    names = ("護盾", "屏障", "抗性", "閃避", "掩護", "反擊")
    return "無視" + "與".join(name for i, name in enumerate(names) if node.what >> i & 1)


@words.on(li.PowerOf)
def power_of(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    when = f"若{say(node.condition)}，" if node.condition is not None else ""
    return f"{when}{first}這張卡的威力{'減少' if node.sign < 0 else '增加'}{n}"


@words.on(li.HasKeywordIf)
def has_keyword_if(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，這張卡擁有{KEYWORDS[node.which]}"


@words.on(li.InflictsMore)
def inflicts_more(say: Teller, node: Any) -> str:
    return f"{'此' if node.own else '任一'}角色施加{say(node.status)}時，額外施加{node.n}層{say(node.again) if node.again is not None else ''}"


@words.on(li.Prepare)
def prepare(say: Teller, node: Any) -> str:
    return f"準備{'＋' if node.n >= 0 else '－'}{abs(node.n)}"


@words.on(li.CostsOf)
def costs_of(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    when = f"若{say(node.condition)}，" if node.condition is not None else ""
    if node.sign == li.EXACTLY:
        return f"{when}{first}這張卡的能量費用變為{n}"
    return f"{when}{first}這張卡的能量費用{'減少' if node.sign < 0 else '增加'}{n}"


@words.on(li.DamageOf)
def damage_of(say: Teller, node: Any) -> str:
    when = f"若{say(node.condition)}，" if node.condition is not None else ""
    return f"{when}這張卡造成的傷害{'減少' if node.sign < 0 else '增加'}{say(node.amount)}%"


@words.on(li.Sentence)
def sentence(say: Teller, node: Any) -> str:
    said = say(node.it)
    return said if said.endswith("：") else said + "。"

"""Traditional Chinese: conditions, and what has happened this turn."""

from __future__ import annotations

from typing import Any, Final

from quadriga.effects.flow import Both, Either, Not
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.wording.chinese_numbers import anyone, kind_of, of_whom, words
from quadriga.text.telling import Teller


def related(relation: int, n: str) -> str:
    return {
        c.AT_LEAST: f"在{n}以上", c.AT_MOST: f"在{n}以下", c.EXACTLY: f"等於{n}", c.MORE_THAN: f"高於{n}", c.LESS_THAN: f"低於{n}",
        c.OTHER_THAN: f"不等於{n}",
    }[relation]  # fmt: skip


@words.on(c.Compares)
def compares(say: Teller, node: Any) -> str:
    left, right = node.left, say(node.right)
    if isinstance(left, a.HPPercent):
        return f"{of_whom(say, left.who)}體力{related(node.relation, right + '%')}"
    return f"{say(left)}{related(node.relation, right)}"


@words.on(c.HasStatus)
def has_status(say: Teller, node: Any) -> str:
    who = f"{say(node.who)}皆" if node.every else anyone(say, node.who)
    return f"{who}有{say(node.status)}" if node.least == 1 else f"{who}有{node.least}以上的{say(node.status)}"


@words.on(c.Wanted)
def wanted(say: Teller, node: Any) -> str:
    return say(node.status) if node.least == 1 else f"{node.least}以上的{say(node.status)}"


@words.on(c.HasAny)
def has_any(say: Teller, node: Any) -> str:
    return f"{anyone(say, node.who)}有{say.join(node.wanted, '、', '與' if node.every else '或')}"


words(c.LacksStatus, "{who}沒有{status}")
words(c.IsDefeated, "{who}已倒下")
words(c.IsOpposed, "{who}正對此角色")
words(c.IsBeside, "{who}與{other}相鄰")
words(c.HasInitiative, "自己擁有先手")
words(c.FelledSomebody, "這張卡擊倒敵方角色")


@words.on(c.IsAmong)
def is_among(say: Teller, node: Any) -> str:
    return f"{say(node.who)}是{anyone(say, node.others)}"


@words.on(c.StandsIn)
def stands_in(say: Teller, node: Any) -> str:
    return f"{say(node.who)}位於{('左', '中', '右')[node.column]}列"


@words.on(c.LiesIn)
def lies_in(say: Teller, node: Any) -> str:
    return f"這張卡在{('快速', '一般', '慢速')[node.row]}區"


@words.on(c.ThisCard)
def this_card(say: Teller, node: Any) -> str:
    return {
        c.HAS_HIT: "這張卡命中", c.CAME_AS_FOLLOW_UP: "這張卡作為追擊打出", c.WON_ITS_CLASH: "這張卡贏得對抗", c.LOST_ITS_CLASH: "這張卡輸掉對抗",
        c.IS_CANCELLED: "這張卡被取消", c.IS_UNOPPOSED: "這張卡未遭對抗", c.LEFT_NOTHING: "這張卡沒有留下任何東西", c.HAS_CLASHED: "這張卡曾對抗",
    }[node.what]  # fmt: skip


@words.on(c.OpposingCardIs)
def opposing(say: Teller, node: Any) -> str:
    return f"對抗的卡是{kind_of(node.kind)}{'攻擊' if node.attack else ''}卡"


HISTORY: Final = {
    faces.WHEN_DAMAGED: "受到傷害", faces.WHEN_IS_HIT: "被命中", faces.WHEN_HITS: "以攻擊命中", faces.WHEN_DEALS: "造成傷害", faces.WHEN_PLAYS: "打出卡",
    faces.WHEN_USES: "使用卡", faces.WHEN_HEALED: "受到治療", faces.WHEN_SHIELDED: "獲得護盾", faces.WHEN_EVADES: "閃避攻擊", faces.WHEN_WINS_CLASH: "贏得對抗",
    faces.WHEN_LOSES_CLASH: "輸掉對抗", faces.WHEN_LOSES_HP: "失去體力", faces.WHEN_MOVES: "移動位置", faces.WHEN_DEFEATS: "擊倒敵方角色", faces.WHEN_CLASHES: "對抗", faces.WHEN_CANCELLED: "的卡被取消",
}  # fmt: skip


def told_history(say: Teller, node: Any) -> str:
    """What has happened, with which card or status."""
    cards = (kind_of(node.kind) if node.kind else "") + ("攻擊" if node.attack else "")
    if node.status is not None:
        return {
            faces.WHEN_GAINS: "獲得",
            faces.WHEN_SPENDS: "花費",
            faces.WHEN_INFLICTS: "施加",
            faces.WHEN_INFLICTED: "被施加",
        }[node.event] + str(say(node.status))
    which = str(say(node.card)) if node.card is not None else f"{cards}卡"
    if node.card is not None or cards:
        return {faces.WHEN_PLAYS: f"打出{which}", faces.WHEN_USES: f"使用{which}", faces.WHEN_HITS: f"以{which}命中",
                faces.WHEN_IS_HIT: f"被{which}命中"}[node.event]  # fmt: skip
    return HISTORY[node.event]


@words.on(a.TimesThisTurn)
def times_this_turn(say: Teller, node: Any) -> str:
    much = "的數量" if node.status is not None else "的次數"
    return f"{say(node.who)}在這個回合中{told_history(say, node)}{much}"


@words.on(c.Discarded)
def discarded(say: Teller, node: Any) -> str:
    return f"剛才捨棄了{kind_of(node.kind)}卡"


@words.on(c.HappenedThisTurn)
def happened_this_turn(say: Teller, node: Any) -> str:
    often = f"{node.least}{'' if node.status is not None else '次'}以上" if node.least > 1 else ""
    return f"{anyone(say, node.who)}在這個回合中{told_history(say, node)}{often}"


@words.on(Not)
def not_(say: Teller, node: Any) -> str:
    return f"並非「{say(node.condition)}」"


@words.on(Both)
def both(say: Teller, node: Any) -> str:
    return say.join(node.conditions, "，且")


@words.on(Either)
def either(say: Teller, node: Any) -> str:
    return say.join(node.conditions, "，或")

"""Traditional Chinese: of whom and how much."""

from __future__ import annotations

from typing import Any, Final

from quadriga.games.universal_arena.chapters.statuses import SHARED_NAMES
from quadriga.games.universal_arena.chapters.table import DISCARD_PILE, DRAW_PILE, HAND
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording.status_names import status_message
from quadriga.messages.voice import voice
from quadriga.text.telling import Teller, Words

words = Words()

LABELS: Final = {
    "On Play": "打出時", "Before Clash": "對抗前", "After Clash": "對抗後", "Before Use": "使用前", "On Use": "使用時", "On Hit": "命中時",
    "After Use": "使用後", "Always": "必定", "On Damage": "造成傷害時", "On HP Damage": "造成體力傷害時", "On Follow-Up": "追擊時", "On Evade": "閃避時",
    "Turn Start": "回合開始", "Turn End": "回合結束", "On Gain": "獲得時", "When this expires": "消失時", "Effect": "效果",
    "Allies' Card Played": "友方出牌時", "Enemies' Card Played": "敵方出牌時", "": "",
}  # fmt: skip
KEYWORDS: Final = ("閃避", "反擊", "再用", "追擊", "援護攻擊", "保留", "虛幻", "消耗", "天生", "近距", "遠距")
TYPES: Final = {
    "Basic": "基本", "Technique": "技巧", "Ultimate": "必殺技", "Attack": "攻擊", "Defense": "防禦", "Special": "特殊", "Physical": "物理",
    "Magical": "魔法", "Mental": "精神", "Electric": "電擊", "Slash": "斬擊", "Pierce": "穿刺", "Blunt": "打擊", "AoE": "範圍", "Splash": "濺射",
    "Bounce": "彈射", "Multihit": "多段", "Melee": "近戰", "Ranged": "遠程", "Transformation": "變身", "Recovery": "回復", "Buff": "增益", "Debuff": "減益",
}  # fmt: skip
WHICH: Final = {a.VALUE: "數值", a.COUNT: "次數", a.STACK: "層數", a.POTENCY: "強度"}
WHOM: Final = {
    v.THIS_CHARACTER: "此角色", v.THE_TARGET: "目標", v.ALLIES: "全體友方角色", v.OTHER_ALLIES: "其他友方角色", v.ADJACENT_ALLIES: "相鄰的友方角色",
    v.ENEMIES: "全體敵方角色", v.OTHER_ENEMIES: "其他敵方角色", v.OPPOSED: "正對的敵方角色", v.RANDOM_ENEMY: "隨機1名敵方角色",
    v.RANDOM_ALLY: "隨機1名友方角色", v.BESIDE_THE_TARGET: "與目標相鄰的敵方角色",
    v.WEAKEST_ALLY: "體力最低的友方角色", v.STRONGEST_ALLY: "體力最高的友方角色", v.WEAKEST_ENEMY: "體力最低的敵方角色",
    v.STRONGEST_ENEMY: "體力最高的敵方角色", v.ATTACKER: "攻擊者", v.THOSE_HIT: "被命中的角色", v.THE_CHOSEN: "所選的角色",
    v.EVERYBODY: "所有角色", v.EVERYBODY_ELSE: "其他所有角色", v.OPPOSING: "對抗的角色", v.OWNER: "此狀態的擁有者",
}  # fmt: skip
ANY: Final = {v.ALLIES: "任一友方角色", v.OTHER_ALLIES: "任一其他友方角色", v.ADJACENT_ALLIES: "任一相鄰的友方角色", v.ENEMIES: "任一敵方角色",
              v.OTHER_ENEMIES: "任一其他敵方角色", v.BESIDE_THE_TARGET: "任一與目標相鄰的敵方角色"}  # fmt: skip
THEIRS: Final = {False: "自己", True: "對手"}
PILES: Final = {HAND: "手牌", DRAW_PILE: "抽牌堆", DISCARD_PILE: "棄牌堆"}


@words.on(v.Whom)
def whom(say: Teller, node: Any) -> str:
    if node.group == v.BOTH:
        return f"{say(node.one)}與{say(node.other)}"
    return of_whom_is_true(say, node) + WHOM[node.group]


def of_whom_is_true(say: Teller, node: Any) -> str:
    """What is true of those spoken of, said before them."""
    return f"「{say(node.that)}」的" if node.that is not None else ""


def anyone(say: Teller, node: Any) -> str:
    """One of them is enough."""
    return of_whom_is_true(say, node) + (ANY.get(node.group) or WHOM[node.group])


RULES: Final = {name: voice("zh-Hant").say(status_message(name)) for name in SHARED_NAMES}
"""The statuses of the rules."""


@words.on(v.StatusName)
def status_name(say: Teller, node: Any) -> str:
    """A status of the rules in the language's word for it; what a character brings as its file calls it."""
    return f"「{say.context.get(node.name) or RULES.get(node.name) or node.name}」"


@words.on(v.CardName)
def card_name(say: Teller, node: Any) -> str:
    return f"「{say.context.get(node.name) or node.name}」"


def kind_of(name: str) -> str:
    return TYPES.get(name) or f"「{name}」"


# -- amounts --------------------------------------------------------------------------------------

words(a.PlainNumber, "{n}")
words.each({
    a.XNumber: "X", a.Less: "（{of}－{n}）", a.DamageDealt: "造成的傷害", a.Product: "{of}×{n}", a.Quotient: "{of}÷{n}",
    a.Share: "{of}的{n}%", a.ThatAmount: "該數量", a.TurnNumber: "目前回合數", a.Sum: "（{of}＋{n}）", a.Capped: "{of}（最多{n}）", pay.RemainingHits: "這張卡剩餘的多段次數",
})  # fmt: skip


@words.on(a.SpentNumber)
def spent_number(say: Teller, node: Any) -> str:
    return f"花費的{say(node.status)}數量" if node.status is not None else "花費的數量"


def of_whom(say: Teller, who: Any) -> str:
    return f"{say(who)}的" if who is not None else ""


@words.on(a.StatusNumber)
def status_number(say: Teller, node: Any) -> str:
    which = "" if node.which == a.VALUE else WHICH[node.which]
    return f"{of_whom(say, node.who)}{say(node.status)}{which or '數值'}"


@words.on(a.StatusCap)
def status_cap(say: Teller, node: Any) -> str:
    return f"{say(node.status) if node.status is not None else '此狀態'}的上限"


@words.on(a.OwnNumber)
def own_number(say: Teller, node: Any) -> str:
    return WHICH[node.which]


@words.on(a.HPNumber)
def hp_number(say: Teller, node: Any) -> str:
    return f"{of_whom(say, node.who)}體力"


@words.on(a.MissingHP)
def missing_hp(say: Teller, node: Any) -> str:
    return f"{of_whom(say, node.who)}已損失的體力"


@words.on(a.MaximumHP)
def maximum_hp(say: Teller, node: Any) -> str:
    return f"{of_whom(say, node.who)}體力上限"


@words.on(a.StatusesOn)
def statuses_on(say: Teller, node: Any) -> str:
    return f"{of_whom(say, node.who)}{('負面', '正面', '獨有')[node.kind]}狀態種類數"


@words.on(a.HPPercent)
def hp_percent(say: Teller, node: Any) -> str:
    return f"{of_whom(say, node.who)}體力百分比"


@words.on(a.ShieldNumber)
def shield_number(say: Teller, node: Any) -> str:
    return f"{of_whom(say, node.who)}護盾"


@words.on(a.HandNumber)
def hand_number(say: Teller, node: Any) -> str:
    return f"{THEIRS[node.theirs]}{PILES[node.where]}張數"


@words.on(a.EnergyNumber)
def energy_number(say: Teller, node: Any) -> str:
    return f"{THEIRS[node.theirs]}的能量"


@words.on(a.MeterNumber)
def meter_number(say: Teller, node: Any) -> str:
    return f"{THEIRS[node.theirs]}的必殺計量"


@words.on(a.HowMany)
def how_many(say: Teller, node: Any) -> str:
    has = f"有{say(node.status)}的" if node.status is not None else ""
    return f"{has}{say(node.who)}的人數"


@words.on(a.Fallen)
def fallen(say: Teller, node: Any) -> str:
    return f"已倒下的{'敵方' if node.theirs else '友方'}角色人數"


@words.on(a.Power)
def power(say: Teller, node: Any) -> str:
    return "威力值" if node.divisor is None else f"威力值÷{say(node.divisor)}"


def each(say: Teller, amount: Any) -> tuple[str, str]:
    """What stands first where something is counted, and the number."""
    if isinstance(amount, a.Capped) and isinstance(amount.of, a.PerEach):
        first, n = each(say, amount.of)
        return first, f"{n}（合計最多{amount.n}）"
    if not isinstance(amount, a.PerEach):
        return "", say(amount)
    per = amount.per
    if isinstance(per, a.Quotient):
        return f"{say(per.of)}每{per.n}，", str(amount.n)
    if isinstance(per, a.SpentNumber):
        said = f"每花費1{say(per.status)}"
    elif isinstance(per, a.StatusNumber):
        if per.which != a.VALUE:
            said = f"{say(per)}每有1"
        else:
            said = f"{say(per.who) if per.who is not None else ''}每有1{say(per.status)}"
    elif isinstance(per, a.HowMany):
        has = f"有{say(per.status)}的" if per.status is not None else ""
        said = f"每有1名{has}{say(per.who).removeprefix('全體')}"
    elif isinstance(per, a.Fallen):
        said = f"每有1名已倒下的{'敵方' if per.theirs else '友方'}角色"
    elif isinstance(per, a.HandNumber):
        said = f"{THEIRS[per.theirs]}{PILES[per.where]}每有1張"
    else:
        said = f"{say(per)}每有1"
    return f"{said}，", str(amount.n)


@words.on(a.PerEach)
def per_each(say: Teller, node: Any) -> str:
    first, n = each(say, node)
    return f"{n}（{first.rstrip('，')}）"

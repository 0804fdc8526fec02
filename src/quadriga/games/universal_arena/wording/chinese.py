"""Traditional Chinese for this game's characters: innates, statuses, cards. Printing only (text/telling.py).

There is no official Chinese; words follow languages/zh-Hant.ftl. Names of statuses and cards stay as printed, in 「」.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from quadriga.effects.flow import Both, Either, If, Not, Sequence
from quadriga.effects.node import Node
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.statuses import CLEANSE, DISPEL, PURGE
from quadriga.games.universal_arena.chapters.table import DISCARD_PILE, DRAW_PILE, HAND
from quadriga.games.universal_arena.pages import files
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import amounts as a
from quadriga.games.universal_arena.vocabulary import conditions as c
from quadriga.games.universal_arena.vocabulary import keywords as kw
from quadriga.games.universal_arena.vocabulary import lines as li
from quadriga.games.universal_arena.vocabulary import rules as ru
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.games.universal_arena.vocabulary import values as v
from quadriga.games.universal_arena.wording import reading
from quadriga.text.errors import Declined
from quadriga.text.telling import Teller, Untold, Words

words = Words()

LABELS: Final = {
    "On Play": "打出時", "Before Clash": "交鋒前", "After Clash": "交鋒後", "Before Use": "使用前", "On Use": "使用時", "On Hit": "命中時",
    "After Use": "使用後", "Always": "必定", "On Damage": "造成傷害時", "On HP Damage": "造成體力傷害時", "On Follow-Up": "追擊時", "On Evade": "閃避時",
    "Turn Start": "回合開始", "Turn End": "回合結束", "On Gain": "獲得時", "When this expires": "消失時", "Effect": "效果",
    "Allies' Card Played": "我方出牌時", "Enemies' Card Played": "敵方出牌時", "": "",
}  # fmt: skip
KEYWORDS: Final = ("閃避", "反擊", "再用", "追擊", "援護攻擊", "保留", "虛幻", "消耗", "固有", "近距", "遠距")
TYPES: Final = {
    "Basic": "基本", "Technique": "技巧", "Ultimate": "必殺技", "Attack": "攻擊", "Defense": "防禦", "Special": "特殊", "Physical": "物理",
    "Magical": "魔法", "Mental": "精神", "Electric": "電擊", "Slash": "斬擊", "Pierce": "穿刺", "Blunt": "打擊", "AoE": "範圍", "Splash": "濺射",
    "Bounce": "彈射", "Multihit": "多段", "Melee": "近戰", "Ranged": "遠程", "Transformation": "變身", "Recovery": "回復", "Buff": "增益", "Debuff": "減益",
}  # fmt: skip
WHICH: Final = {a.VALUE: "數值", a.COUNT: "次數", a.STACK: "層數", a.POTENCY: "強度"}
WHOM: Final = {
    v.THIS_CHARACTER: "此角色", v.THE_TARGET: "目標", v.ALLIES: "全體我方角色", v.OTHER_ALLIES: "其他我方角色", v.ADJACENT_ALLIES: "相鄰的我方角色",
    v.ENEMIES: "全體敵方角色", v.OTHER_ENEMIES: "其他敵方角色", v.OPPOSED: "正對的敵方角色", v.RANDOM_ENEMY: "隨機1名敵方角色",
    v.RANDOM_ALLY: "隨機1名我方角色", v.BESIDE_THE_TARGET: "與目標相鄰的敵方角色", v.TARGET_AND_BESIDE: "目標及與其相鄰的敵方角色",
    v.WEAKEST_ALLY: "體力最低的我方角色", v.STRONGEST_ALLY: "體力最高的我方角色", v.WEAKEST_ENEMY: "體力最低的敵方角色",
    v.STRONGEST_ENEMY: "體力最高的敵方角色", v.ATTACKER: "攻擊者", v.THOSE_HIT: "被命中的角色", v.THE_CHOSEN: "所選的角色",
    v.EVERYBODY: "所有角色", v.EVERYBODY_ELSE: "其他所有角色", v.OPPOSING: "對抗的角色", v.OWNER: "此狀態的擁有者",
}  # fmt: skip
ANY: Final = {v.ALLIES: "任一我方角色", v.OTHER_ALLIES: "任一其他我方角色", v.ADJACENT_ALLIES: "任一相鄰的我方角色", v.ENEMIES: "任一敵方角色",
              v.OTHER_ENEMIES: "任一其他敵方角色", v.BESIDE_THE_TARGET: "任一與目標相鄰的敵方角色"}  # fmt: skip
THEIRS: Final = {False: "自己", True: "對手"}


@words.on(v.Whom)
def whom(say: Teller, node: Any) -> str:
    return of_whom_is_true(say, node) + WHOM[node.group]


def of_whom_is_true(say: Teller, node: Any) -> str:
    """What is true of those spoken of, said before them."""
    return f"「{say(node.that)}」的" if node.that is not None else ""


def anyone(say: Teller, node: Any) -> str:
    """One of them is enough."""
    return of_whom_is_true(say, node) + (ANY.get(node.group) or WHOM[node.group])


words(v.StatusName, "「{name}」")
words(v.CardName, "「{name}」")


def kind_of(name: str) -> str:
    return TYPES.get(name) or f"「{name}」"


# -- amounts --------------------------------------------------------------------------------------

words(a.PlainNumber, "{n}")
words.each({
    a.XLess: "（X－{n}）", a.TimesX: "X×{n}", a.XTimes: "{n}×X", a.DamageDealt: "造成的傷害", a.Product: "{of}×{n}", a.Quotient: "{of}÷{n}",
    a.Share: "{of}的{n}%", a.ThatAmount: "該數量", a.TurnNumber: "目前回合數", a.Sum: "（{of}＋{n}）", a.Capped: "{of}（最多{n}）", pay.RemainingHits: "這張卡剩餘的多段次數",
})  # fmt: skip


@words.on(a.XNumber)
def x_number(say: Teller, node: Any) -> str:
    return f"（X＋{node.more}）" if node.more else "X"


@words.on(a.SpentNumber)
def spent_number(say: Teller, node: Any) -> str:
    return f"花費的{say(node.status)}數量" if node.status is not None else "花費的數量"


def of_whom(say: Teller, who: Any) -> str:
    return f"{say(who)}的" if who is not None else ""


@words.on(a.StatusNumber)
def status_number(say: Teller, node: Any) -> str:
    which = "" if node.which == a.VALUE else WHICH[node.which]
    return f"{of_whom(say, node.who)}{say(node.status)}{which or '數值'}"


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
    return f"{THEIRS[node.theirs]}手牌張數"


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
    return f"已倒下的{'敵方' if node.theirs else '我方'}角色人數"


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
        said = f"每有1名已倒下的{'敵方' if per.theirs else '我方'}角色"
    elif isinstance(per, a.HandNumber):
        said = f"{THEIRS[per.theirs]}每有1張手牌"
    else:
        said = f"{say(per)}每有1"
    return f"{said}，", str(amount.n)


@words.on(a.PerEach)
def per_each(say: Teller, node: Any) -> str:
    first, n = each(say, node)
    return f"{n}（{first.rstrip('，')}）"


# -- conditions -----------------------------------------------------------------------------------


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
        c.HAS_HIT: "這張卡命中", c.CAME_AS_FOLLOW_UP: "這張卡作為追擊打出", c.WON_ITS_CLASH: "這張卡贏得交鋒", c.LOST_ITS_CLASH: "這張卡輸掉交鋒",
        c.IS_CANCELLED: "這張卡被取消", c.IS_UNOPPOSED: "這張卡未遭對抗", c.LEFT_NOTHING: "這張卡沒有留下任何東西", c.HAS_CLASHED: "這張卡曾交鋒",
    }[node.what]  # fmt: skip


@words.on(c.OpposingCardIs)
def opposing(say: Teller, node: Any) -> str:
    return f"對抗的卡是{kind_of(node.kind)}{'攻擊' if node.attack else ''}卡"


HISTORY: Final = {
    faces.WHEN_DAMAGED: "受到傷害", faces.WHEN_IS_HIT: "被命中", faces.WHEN_HITS: "以攻擊命中", faces.WHEN_DEALS: "造成傷害", faces.WHEN_PLAYS: "打出卡",
    faces.WHEN_USES: "使用卡", faces.WHEN_HEALED: "受到治療", faces.WHEN_SHIELDED: "獲得護盾", faces.WHEN_EVADES: "閃避攻擊", faces.WHEN_WINS_CLASH: "贏得交鋒",
    faces.WHEN_LOSES_CLASH: "輸掉交鋒", faces.WHEN_LOSES_HP: "失去體力", faces.WHEN_MOVES: "移動位置", faces.WHEN_DEFEATS: "擊倒敵方角色", faces.WHEN_CLASHES: "交鋒", faces.WHEN_CANCELLED: "的卡被取消",
}  # fmt: skip


@words.on(a.TimesThisTurn)
def times_this_turn(say: Teller, node: Any) -> str:
    return f"{say(node.who)}在這個回合中{HISTORY[node.event]}的次數"


@words.on(c.Discarded)
def discarded(say: Teller, node: Any) -> str:
    return f"剛才捨棄了{kind_of(node.kind)}卡"


@words.on(c.HappenedThisTurn)
def happened_this_turn(say: Teller, node: Any) -> str:
    often = f"{node.least}次以上" if node.least > 1 else ""
    return f"{anyone(say, node.who)}在這個回合中{HISTORY[node.event]}{often}"


@words.on(Not)
def not_(say: Teller, node: Any) -> str:
    return f"並非「{say(node.condition)}」"


@words.on(Both)
def both(say: Teller, node: Any) -> str:
    return say.join(node.conditions, "，且")


@words.on(Either)
def either(say: Teller, node: Any) -> str:
    return say.join(node.conditions, "，或")


# -- deeds ----------------------------------------------------------------------------------------


def much(n: str, what: str) -> str:
    """5點傷害, 等同威力值的護盾."""
    return f"{n}點{what}" if n.isascii() or not re.search(r"[\u4e00-\u9fff]", n) else f"等同{n}的{what}"


def to(say: Teller, who: Any) -> str:
    return f"對{say(who)}" if who is not None else ""


def by(say: Teller, who: Any) -> str:
    return say(who) if who is not None else ""


def times(say: Teller, node: Any) -> str:
    return f"{say(node.times)}次" if node.times is not None else ""


@words.on(do.DealPower)
def deal_power(say: Teller, node: Any) -> str:
    part = f"×{node.factor}" if node.factor != 1 else ""
    part += f"÷{say(node.divisor)}" if node.divisor is not None else ""
    part += f"＋{say(node.plus)}" if node.plus is not None else ""
    first = "每花費1「Ammo」，" if node.per_ammo else ""
    return f"{first}{to(say, node.who)}造成威力值{part}的傷害{times(say, node)}"


@words.on(do.DealDamage)
def deal_damage(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{to(say, node.who)}造成{much(n, '傷害')}{times(say, node)}"


@words.on(do.DealBonus)
def deal_bonus(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{to(say, node.who)}造成{much(n, '額外傷害')}"


@words.on(do.HealHP)
def heal(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{by(say, node.who)}回復{much(n, '體力')}"


@words.on(do.TakeDamage)
def take_damage(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{by(say, node.who)}受到{much(n, '傷害')}"


@words.on(do.LoseHP)
def lose_hp(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{by(say, node.who)}失去{much(n, '體力')}"


@words.on(do.ReduceHP)
def reduce_hp(say: Teller, node: Any) -> str:
    return f"{by(say, node.who)}失去{'體力上限' if node.of_maximum else '目前體力'}的{say(node.percent)}%"


@words.on(do.HealPercent)
def heal_percent(say: Teller, node: Any) -> str:
    return f"{by(say, node.who)}回復體力上限的{say(node.percent)}%"


@words.on(do.SetHP)
def set_hp(say: Teller, node: Any) -> str:
    return f"將{of_whom(say, node.who)}體力設為{node.n}"


words(do.HPBecomesZero, "此角色的體力變為0")
words(do.ReturnsToHand, "將這張卡放回手牌")
words(kw.MoveAlong, "此角色移動{amount}格")
words(kw.Reshuffle, "將自己的棄牌堆洗入抽牌堆")
words(li.AlwaysWins, "這張卡必定贏得交鋒")
words(li.HasHP, "此角色的體力上限為{n}")


@words.on(do.HalveHP)
def halve_hp(say: Teller, node: Any) -> str:
    return f"使{of_whom(say, node.who)}體力減半"


@words.on(kw.TakeBack)
def take_back(say: Teller, node: Any) -> str:
    which = say(node.card) if node.card is not None else f"1張{kind_of(node.kind) if node.kind else ''}卡"
    return f"將自己棄牌堆中{which}放回手牌"


@words.on(li.OnlyOnce)
def only_once(say: Teller, node: Any) -> str:
    return f"{'每回合' if node.times == faces.ONCE_A_TURN else '每場遊戲'}只能使用1次"


@words.on(do.LoseShield)
def lose_shield(say: Teller, node: Any) -> str:
    if node.half:
        return f"使{of_whom(say, node.who)}護盾減半"
    amount = "全部" if node.amount is None else f"{say(node.amount)}點"
    return f"{by(say, node.who)}失去{amount}護盾"


@words.on(do.GainsKeyword)
def gains_keyword(say: Teller, node: Any) -> str:
    return f"這張卡獲得{KEYWORDS[node.which]}"


words.each({do.SetX: "將X設為{amount}", do.Where: "{then}（X等於{amount}）", do.ThenAction: "{first}，然後{second}", do.NextTurnStart: "在下一個回合開始時，{then}",
            do.AtTurnEnd: "在這個回合結束時，{then}", do.ForEach: "{per}每有1，便{then}"})  # fmt: skip


@words.on(do.ChooseOne)
def choose_one(say: Teller, node: Any) -> str:
    return f"選擇{anyone(say, node.who)}"


@words.on(do.ToOne)
def to_one(say: Teller, node: Any) -> str:
    return f"選擇{anyone(say, node.pick)}，{say(node.then)}"


@words.on(do.OnceEvery)
def once_every(say: Teller, node: Any) -> str:
    when = f"若{say(node.condition)}，" if node.condition is not None else ""
    return f"{'每場遊戲' if node.game else '每回合'}限1次，{when}{say(node.then)}"


@words.on(do.InsteadIf)
def instead_if(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，改為{say(node.then)}"


@words.on(do.OncePerUse)
def once_per_use(say: Teller, node: Any) -> str:
    when = f"若{say(node.condition)}，" if node.condition is not None else ""
    return f"每次使用限1次，{when}{say(node.then)}"


@words.on(Sequence)
def sequence(say: Teller, node: Any) -> str:
    return say.join(node.steps, "，並")


@words.on(If)
def if_(say: Teller, node: Any) -> str:
    if node.otherwise is not None:
        return f"若{say(node.condition)}，{say(node.then)}；否則{say(node.otherwise)}"
    return f"若{say(node.condition)}，{say(node.then)}"


# -- statuses -------------------------------------------------------------------------------------


@words.on(st.StatusGift)
def status_gift(say: Teller, node: Any) -> str:
    return "".join(gift(say, node))


def gift(say: Teller, node: Any) -> tuple[str, str]:
    """What stands first, and what is given."""
    if isinstance(node, st.StatusGift):
        first, n = each(say, node.amount) if node.amount is not None else ("", "")
        said = f"{'額外' if node.additional else ''}{n}{'層' if n else ''}{say(node.status)}"
        if node.more is not None:
            more = say(node.more_of) if node.more_of is not None else say(node.status)
            said += f"及{more}次數＋{say(node.more)}"
        elif node.more_of is not None:
            raise Untold("StatusGift.more_of")
        return first, said
    first, n = each(say, node.amount)
    if isinstance(node, st.CountGift):
        return first, f"{say(node.status)}次數＋{n}"
    unit = {st.ShieldGift: "護盾", st.EnergyGift: "能量", st.MeterGift: "必殺計量"}[node.__class__]
    return first, much(n, unit)


for _gift in (st.CountGift, st.ShieldGift, st.EnergyGift, st.MeterGift):
    words.on(_gift)(status_gift)


def gifts(say: Teller, node: Any) -> tuple[str, str]:
    found = [gift(say, one) for one in node.gifts]
    return "".join(first for first, _ in found), "與".join(said for _, said in found)


@words.on(st.Gains)
def gains(say: Teller, node: Any) -> str:
    first, said = gifts(say, node)
    return f"{first}{by(say, node.who)}獲得{said}"


@words.on(st.Inflicts)
def inflicts(say: Teller, node: Any) -> str:
    first, said = gifts(say, node)
    return f"{first}{to(say, node.who)}施加{said}"


def loss(say: Teller, node: Any) -> tuple[str, str]:
    first, n = each(say, node.amount) if node.amount is not None else ("", "全部")
    if isinstance(node, st.StatusLoss):
        return first, f"{n}{'層' if n != '全部' else ''}{say(node.status)}"
    unit = {st.HPLoss: "體力", st.ShieldLoss: "護盾", st.EnergyLoss: "能量", st.MeterLoss: "必殺計量"}[node.__class__]
    least = f"（最低{node.floor}）" if isinstance(node, st.HPLoss) and node.floor else ""
    return first, f"全部{unit}" if n == "全部" else much(n, unit) + least


@words.on(st.Loses)
def loses(say: Teller, node: Any) -> str:
    found = [loss(say, one) for one in node.losses]
    return "".join(first for first, _ in found) + by(say, node.who) + "失去" + "與".join(said for _, said in found)


def number(say: Teller, node: Any) -> str:
    """A number of a status: of whom, of which; by itself in a line of the status."""
    status = say(node.status) if node.status is not None else ""
    return f"{of_whom(say, node.who)}{status}{WHICH[node.which]}"


@words.on(st.SetNumber)
def set_number(say: Teller, node: Any) -> str:
    return f"將{number(say, node)}設為{say(node.amount)}"


@words.on(st.ReduceNumber)
def reduce_number(say: Teller, node: Any) -> str:
    floor = f"（最低為{node.floor}）" if node.floor else ""
    return f"{number(say, node)}減少{say(node.amount)}{floor}"


words(st.ReduceMore, "每花費{per}必殺計量再多減少{n}（最多{most}；不會低於{floor}）")


@words.on(st.RaiseNumber)
def raise_number(say: Teller, node: Any) -> str:
    return f"{number(say, node)}增加{say(node.amount)}"


@words.on(st.HalveNumber)
def halve_number(say: Teller, node: Any) -> str:
    return f"使{number(say, node)}減半"


@words.on(st.DoubleNumber)
def double_number(say: Teller, node: Any) -> str:
    return f"使{number(say, node)}加倍"


@words.on(st.MoveStatus)
def move_status(say: Teller, node: Any) -> str:
    amount = f"{say(node.amount)}層" if node.amount is not None else "全部"
    return f"將{say(node.giver)}的{amount}{say(node.status)}轉移給{say(node.taker)}"


@words.on(st.RemoveStatus)
def remove_status(say: Teller, node: Any) -> str:
    return f"移除{of_whom(say, node.who)}{say(node.status)}"


words(st.ExpireThis, "消失")


@words.on(st.Sweep)
def sweep(say: Teller, node: Any) -> str:
    verb = {CLEANSE: "淨化", DISPEL: "驅散", PURGE: "清除"}[node.which]
    status = say(node.status) if node.status is not None else "全部狀態"
    n = "" if node.amount is None else f"{'各' if node.status is None else ''}{say(node.amount)}層"
    who = by(say, node.who)
    return f"{verb}{who}{'的' if who else ''}{n + status if node.status is not None else status + n}"


# -- the team -------------------------------------------------------------------------------------


def seat(theirs: bool) -> str:
    return "對手" if theirs else ""


@words.on(team.TeamDraws)
def team_draws(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{seat(node.theirs)}抽{n}張牌"


words.each({
    team.DrawUntil: "抽牌直到手牌有{n}張", team.TeamDrawsMore: "多抽{amount}張牌", team.TeamDrawsFewer: "少抽{amount}張牌", team.EnemiesCannotPlay: "到這個戰鬥輪結束為止，敵方不能出牌",
    team.Reload: "重新裝填目前裝備的武器", team.SwitchTo: "切換為{status}",
})  # fmt: skip


@words.on(team.GainMeter)
def gain_meter(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{by(say, node.who)}獲得{n}點必殺計量"


@words.on(team.GainEnergy)
def gain_energy(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}{by(say, node.who)}獲得{n}點能量"


@words.on(team.LoseEnergy)
def lose_energy(say: Teller, node: Any) -> str:
    return f"{seat(node.theirs)}{by(say, node.who)}失去{say(node.amount)}點能量"


@words.on(team.LoseMeter)
def lose_meter(say: Teller, node: Any) -> str:
    return f"{seat(node.theirs)}{by(say, node.who)}失去{say(node.amount)}點必殺計量"


@words.on(team.CreateCards)
def create_cards(say: Teller, node: Any) -> str:
    where = {HAND: "手牌", DRAW_PILE: "抽牌堆", DISCARD_PILE: "棄牌堆"}[node.where]
    return f"在{where}中創造{say(node.amount)}張{say(node.card)}"


# -- keywords -------------------------------------------------------------------------------------


@words.on(kw.PushTarget)
def push(say: Teller, node: Any) -> str:
    return f"將{say(node.who) if node.who is not None else '目標'}推開{say(node.amount)}格" if node.who is not None else f"推開{say(node.amount)}格"


@words.on(kw.PullTarget)
def pull(say: Teller, node: Any) -> str:
    return f"將{say(node.who)}拉近{say(node.amount)}格" if node.who is not None else f"拉近{say(node.amount)}格"


words.each({
    kw.SwapWithTarget: "與目標換位", kw.Scry: "占卜{amount}", kw.RevealTop: "公開自己抽牌堆頂{amount}張牌", kw.ExhaustFromHand: "消耗手牌{amount}張",
    kw.RedirectHere: "將對抗的卡轉向此角色",
})  # fmt: skip


@words.on(kw.SwapWith)
def swap_with(say: Teller, node: Any) -> str:
    return f"與{anyone(say, node.who)}換位"


@words.on(kw.Seek)
def seek(say: Teller, node: Any) -> str:
    return f"搜尋{node.n}（{kind_of(node.kind)}，{node.most}張）"


@words.on(kw.SearchPile)
def search_pile(say: Teller, node: Any) -> str:
    return f"檢索（{kind_of(node.kind)}）"


@words.on(kw.DiscardFromHand)
def discard_from_hand(say: Teller, node: Any) -> str:
    return f"{seat(node.theirs)}{'隨機' if node.at_random else ''}棄{say(node.amount)}張手牌"


@words.on(kw.DiscardHand)
def discard_hand(say: Teller, node: Any) -> str:
    return f"{seat(node.theirs)}棄掉全部手牌"


@words.on(kw.CancelOpposing)
def cancel_opposing(say: Teller, node: Any) -> str:
    return f"使對抗的卡{'無效化' if node.negate else '取消'}"


# -- spending -------------------------------------------------------------------------------------


@words.on(pay.StatusCost)
def status_cost(say: Teller, node: Any) -> str:
    return f"花費{f'{say(node.amount)}層' if node.amount is not None else '全部'}{say(node.status)}"


words.each({
    pay.EnergyCost: "花費{amount}點能量", pay.MeterCost: "花費{amount}點必殺計量", pay.HPCost: "失去{amount}點體力", pay.DiscardCost: "棄{amount}張手牌",
    pay.Spends: "{cost}", pay.SpendX: "花費X層{status}", pay.SpendForDamage: "花費{n}層{status}以造成傷害", pay.SpendUpTo: "花費最多{amount}層{status}",
    pay.AsManyAsPossible: "盡可能花費", pay.MaySpend: "可以花費X層{status}（{least}到{most}）。若這麼做，{then}",
    pay.MaySpendUpTo: "可以花費最多{most}層{status}。若這麼做，{then}", pay.SpendSome: "花費X層{status}（{least}到{most}）",
})  # fmt: skip


@words.on(pay.SeveralCosts)
def several_costs(say: Teller, node: Any) -> str:
    return say.join(node.costs, "並")


@words.on(pay.MayDo)
def may_do(say: Teller, node: Any) -> str:
    if node.otherwise is not None:
        return f"可以{say(node.then)}；若不這麼做，{say(node.otherwise)}"
    return f"可以{say(node.then)}"


@words.on(pay.Paid)
def paid(say: Teller, node: Any) -> str:
    otherwise = f"；若不這麼做，{say(node.otherwise)}" if node.otherwise is not None else ""
    return f"{'可以' if node.optional else ''}{say(node.cost)}。若這麼做，{say(node.then)}{otherwise}"


# -- what a card, an innate, a status says of itself ----------------------------------------------


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
    li.ChooseOneOf: "選擇{n}項：", li.SameWeaponReloads: "若選擇相同的武器，改為重新裝填", li.Bounces: "彈射{n}", li.CostsLess: "能量費用－{n}",
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
    return f"任一角色施加{say(node.status)}時，額外施加{node.n}層{say(node.again) if node.again is not None else ''}"


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


@words.on(li.Kind)
def kind(say: Teller, node: Any) -> str:
    return (f"非「{node.bars}」的" if node.bars else "") + kind_of(node.name)


@words.on(li.Mitigate)
def mitigate(say: Teller, node: Any) -> str:
    word = {faces.RESIST: "抗性", faces.ABSORB: "吸收", faces.WEAKNESS: "弱點", faces.IMMUNE: "免疫"}[node.kind]
    amount = "／".join(part for part in (str(node.flat) if node.flat else "", f"{node.percent}%" if node.percent else "") if part)
    kinds = f"（{say.join(node.kinds, '、')}）" if node.kinds else ""
    return f"{word}{amount}{kinds}"


@words.on(li.LessDamage)
def less_damage(say: Teller, node: Any) -> str:
    amount = f"{node.flat}" if node.flat else f"{node.percent}%"
    if node.flat and node.percent:
        raise Untold("LessDamage")
    return f"受到的傷害{'減少' if node.kind == faces.RESIST else '增加'}{amount}{'×數值' if node.per_value else ''}"


@words.on(li.StartItem)
def start_item(say: Teller, node: Any) -> str:
    return say(node.status) if node.n == li.SIMPLY_THERE else f"{node.n}層{say(node.status)}"


@words.on(li.StartsWith)
def starts_with(say: Teller, node: Any) -> str:
    return f"此角色遊戲開始時擁有{say.join(node.items, '、', '與')}"


@words.on(li.Limit)
def limit(say: Teller, node: Any) -> str:
    return {faces.EACH_TIME: "", faces.ONCE_A_TURN: "每回合第1次", faces.ONCE_A_GAME: "每場遊戲第1次"}[node.times]


SUBJECTS: Final = {
    faces.BY_ITSELF: "此角色", faces.BY_ALLY: "我方角色", faces.BY_OTHER_ALLY: "其他我方角色", faces.BY_ENEMY: "敵方角色", faces.BY_ANYBODY: "任一角色",
}  # fmt: skip


@words.on(li.Subject)
def subject(say: Teller, node: Any) -> str:
    return (f"「{say(node.that)}」的" if node.that is not None else "") + SUBJECTS[node.who]


@words.on(li.Happening)
def happening(say: Teller, node: Any) -> str:
    with_whom = f"（對方：{say(node.other)}）" if node.other is not None else ""
    return what_happens(say, node) + (f"{node.least}以上" if node.least else "") + with_whom


def what_happens(say: Teller, node: Any) -> str:
    event, status = node.event, say(node.status) if node.status is not None else "此狀態"
    kind = (kind_of(node.kind) if node.kind else "") + ("攻擊" if node.attack else "")
    if event in (faces.WHEN_PLAYS, faces.WHEN_ALLY_PLAYS):
        cost = f"能量費用{node.n}以上的" if node.n else ""
        you = "你" if event == faces.WHEN_ALLY_PLAYS else ""
        return f"{you}打出{cost}{kind}{say(node.card) if node.card is not None else '卡'}"
    if kind:
        by_kind = {faces.WHEN_USES: f"使用{kind}卡", faces.WHEN_HITS: f"以{kind}卡命中", faces.WHEN_IS_HIT: f"被{kind}卡命中"}
        return by_kind[event]
    if event == faces.WHEN_REACHES_HP:
        return f"的體力降至{node.n}%以下"
    if event == faces.WHEN_BELOW_HP:
        return f"的體力低於{node.n}%"
    if event == faces.WHEN_REACHES:
        return f"{status}達到{node.n}"
    return {
        faces.WHEN_GAINS: f"獲得{status}", faces.WHEN_INFLICTS: f"施加{status}", faces.WHEN_SPENDS: f"花費{status}",
        faces.WHEN_HP_DAMAGED: "因敵方攻擊受到體力傷害", faces.WHEN_DAMAGED: "受到傷害", faces.WHEN_HITS: "以攻擊命中", faces.WHEN_DEALS: "造成傷害",
        faces.WHEN_SHIELDED: "獲得護盾", faces.WHEN_IS_HIT: "被攻擊命中", faces.WHEN_DEFEATED: "倒下", faces.WHEN_HEALED: "受到治療",
        faces.WHEN_DEFEATS: "擊倒敵方角色", faces.WHEN_LOSES_HP: "失去體力", faces.WHEN_LOSES: f"失去{status}",
        faces.WHEN_USES: "使用卡", faces.WHEN_AIMED_AT: "成為攻擊的目標", faces.WHEN_INFLICTED: f"被施加{status}", faces.WHEN_MOVES: "移動位置", faces.WHEN_WINS_CLASH: "贏得交鋒", faces.WHEN_LOSES_CLASH: "輸掉交鋒", faces.WHEN_EVADES: "閃避攻擊",
        faces.WHEN_SHIELD_BREAKS: "護盾被擊破", faces.WHEN_DRAWS: "你因效果抽卡", faces.WHEN_DISCARDS: "你因效果捨棄卡", faces.WHEN_CLASHES: "交鋒",
        faces.WHEN_CANCELLED: "的卡被取消", faces.WHEN_ROUND_STARTS: "戰鬥輪開始", faces.WHEN_ROUND_ENDS: "戰鬥輪結束",
    }[event]  # fmt: skip


@words.on(li.When)
def when(say: Teller, node: Any) -> str:
    who = say(node.subject) if node.subject is not None else "此角色的" if node.what.event == faces.WHEN_REACHES else ""
    so = f"（在{say(node.condition)}的期間）" if node.condition is not None else ""
    return f"{who}{say(node.limit)}{say(node.what)}{so}時，{say(node.then)}"


@words.on(li.WhenX)
def when_x(say: Teller, node: Any) -> str:
    verb = {faces.WHEN_GAINS: "獲得", faces.WHEN_SPENDS: "花費"}[node.event]
    return f"此角色每當{verb}X層{say(node.status)}，{say(node.then)}"


@words.on(li.WhenAllyPlays)
def when_ally_plays(say: Teller, node: Any) -> str:
    return f"每回合1次，若{WHICH[node.which]}在{node.least}以上，我方角色打出能量費用{node.cost}以上且以敵方為目標的攻擊時，{say(node.then)}"


@words.on(li.Rescue)
def rescue(say: Teller, node: Any) -> str:
    cost = f"可以花費{node.n}層{say(node.status)}。若這麼做，" if node.status is not None else ""
    if node.status is None and node.n:
        raise Untold("Rescue.n")
    beside = f"並{say(node.then)}" if node.then is not None else ""
    return f"每場遊戲1次，此角色的體力將降至0時，{cost}改為將體力設為{node.hp}{beside}"


@words.on(li.StatusKind)
def status_kind(say: Teller, node: Any) -> str:
    return f"類型：{('負面', '正面', '獨有')[node.kind]}"


@words.on(li.Most)
def most(say: Teller, node: Any) -> str:
    return f"{WHICH[node.which]}上限：{node.n}"


@words.on(li.GrantsKeyword)
def grants_keyword(say: Teller, node: Any) -> str:
    while_ = "" if node.least == 1 and node.which == 0 else f"此狀態的{WHICH[node.which]}在{node.least}以上時，"
    return f"{while_}此角色的{kind_of(node.kind) if node.kind else ''}卡獲得{KEYWORDS[node.keyword]}"


@words.on(li.StartsAt)
def starts_at(say: Teller, node: Any) -> str:
    return f"起始{WHICH[node.which]}：{node.n}"


@words.on(li.ChangesCost)
def changes_cost(say: Teller, node: Any) -> str:
    what = "必殺技" if node.meter else f"{kind_of(node.kind) if node.kind else ''}卡"
    if node.meter and node.kind:
        raise Untold("ChangesCost.kind")
    return f"此角色的{what}{'必殺計量' if node.meter else '能量'}費用{'減少' if node.sign < 0 else '增加'}{node.n}"


@words.on(li.RaisesPower)
def raises_power(say: Teller, node: Any) -> str:
    amount = f"{node.percent}%" if node.percent else f"{node.flat}"
    if node.percent and node.flat:
        raise Untold("RaisesPower")
    return f"{say.join(node.kinds, '與')}威力{'提升' if node.sign > 0 else '降低'}{amount}{'×次數' if node.by_count else '×數值' if node.per_value else ''}"


@words.on(li.ForbidsCards)
def forbids_cards(say: Teller, node: Any) -> str:
    return f"不能打出此角色的{kind_of(node.kind) if node.kind else '任何'}卡"


@words.on(li.ZeroIsDeath)
def zero_is_death(say: Teller, node: Any) -> str:
    return f"{WHICH[node.which]}變為0時，此角色的體力變為0"


@words.on(ru.While)
def while_(say: Teller, node: Any) -> str:
    return f"在{say(node.condition)}的期間，{say(node.it)}"


words(ru.OfCard, "{card}：{rule}")


@words.on(ru.Rules)
def rules_together(say: Teller, node: Any) -> str:
    return "，且".join(say(one) for one in node.rules)


@words.on(ru.NextCard)
def next_card(say: Teller, node: Any) -> str:
    kind = (kind_of(node.type) if node.type else "") + ("攻擊" if node.attacks else "")
    return f"此角色下一張{'打出' if node.played else ''}的{kind}卡"


@words.on(ru.Span)
def span(say: Teller, node: Any) -> str:
    return SPANS[node.lasts]


@words.on(ru.ForNextCard)
def for_next_card(say: Teller, node: Any) -> str:
    return (f"{say(node.span)}，" if node.span is not None else "") + f"{say(node.card)}：{say(node.rule)}"


@words.on(ru.WaitFor)
def wait_for(say: Teller, node: Any) -> str:
    if node.who is not None:
        raise Untold("WaitFor.who")
    span_ = f"{say(node.span)}，" if node.span is not None else ""
    who = say(node.subject) if node.subject is not None else ""
    return f"{span_}{'下一次' if node.once else '每當'}{who}{say(node.what)}時，{say(node.then)}"


SPANS: Final = {faces.THIS_TURN: "在這個回合中", faces.THIS_ROUND: "在這個戰鬥輪中", faces.TO_NEXT_TURN_END: "到下一個回合結束為止"}


@words.on(ru.ForNow)
def for_now(say: Teller, node: Any) -> str:
    return f"{SPANS[node.lasts]}，{say(node.rule)}"


@words.on(ru.Rule)
def rule(say: Teller, node: Any) -> str:
    who = say(node.who) if node.who is not None else "此角色"
    cards = (kind_of(node.type) if node.type else "") + ("攻擊" if node.attacks else "")
    n, up = f"{node.n}{'×數值' if node.per_value else ''}", "增加" if node.sign > 0 else "減少"
    of_kind = f"來自{cards}的" if cards else ""
    status = say(node.status) if node.status is not None else ""
    said = {
        faces.COSTS: f"{who}的{cards}卡能量費用{up}{n}", faces.POWER_PERCENT: f"{who}的{cards}卡威力{up}{n}%",
        faces.POWER_FLAT: f"{who}的{cards}卡威力{up}{n}", faces.KEYWORDS: f"{who}的{cards}卡獲得{KEYWORDS[node.keyword]}",
        faces.HEALED_PERCENT: f"{who}受到的治療{up}{n}%", faces.HEALED_FLAT: f"{who}受到的治療{up}{n}",
        faces.NOT_AIMED_AT: f"{who}不能成為{ {1: '敵方', 2: '我方', 3: '任何'}.get(node.n, '') }卡的目標",
        faces.NO_SHIELD: f"{who}不能獲得護盾", faces.STAYS_PUT: f"{who}不能移動位置", faces.UNDYING: f"{who}的體力不會低於{n}",
        faces.FORBIDDEN: f"{who}不能打出{cards}卡", faces.STATUS_BARRED: f"{who}不能獲得{status}",
        faces.SPEED_STEPS: f"{who}的{cards}卡速度{'加快' if node.sign > 0 else '減慢'}{n}級",
        faces.DEALS_PERCENT: f"{who}的{cards}卡造成的傷害{up}{n}%", faces.RESISTS_FLAT: f"{who}受到{of_kind}傷害減少{n}",
        faces.RESISTS_PERCENT: f"{who}受到{of_kind}傷害減少{n}%", faces.WEAK_FLAT: f"{who}受到{of_kind}傷害增加{n}",
        faces.WEAK_PERCENT: f"{who}受到{of_kind}傷害增加{n}%", faces.NOT_EVADED: f"{who}的{cards}卡不能被閃避",
        faces.ROLLS_MOST: f"{who}的{cards}卡必擲出最大威力",
    }  # fmt: skip
    return said[node.kind] + (f"（最低{node.floor}）" if node.floor else "")


# -- whole texts ----------------------------------------------------------------------------------


@dataclass(eq=False)
class Passage(Node):
    """The sentences under one label."""

    label: str
    sentences: list[Any]


@dataclass(eq=False)
class PrintedLine(Node):
    """A line of a text."""

    passages: list[Passage]


@dataclass(eq=False)
class Remark(Node):
    """A line that only says what a status is for; it does nothing (uni.status.1)."""


@words.on(PrintedLine)
def printed_line(say: Teller, node: Any) -> str:
    return say(node.passages)


@words.on(Passage)
def passage(say: Teller, node: Any) -> str:
    label = LABELS[node.label]
    return (f"{label}：" if label else "") + say(node.sentences)


words(Remark, "效果：本身沒有作用，供其他文字參照。")


def lines_of(text: reading.Reading) -> list[Node]:
    lines: list[Node] = [PrintedLine([Passage(s.label, s.sentences) for s in line]) for line in text.lines]
    return lines + [Remark() for _ in text.remarks]


def texts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """Each printed text of a character with its lines."""
    try:
        pages = files.Pages(files.tidy(card))
    except (KeyError, Unreadable):  # no character: a card of another game, or a page with two parts of one name
        return []
    page = pages.page
    printed = [
        *(i["text"] for i in page["innates"]),
        *("\n".join(s["lines"]) for s in page["statuses"]),
        *("\n".join(one["effect"]) for one in page["cards"] + page["created"]),
    ]
    readings = [*pages.innates, *pages.statuses, *pages.cards, *pages.created]
    reading.prepare(readings)
    found: list[tuple[str, Any, dict[str, str]]] = []
    for text, read in zip(printed, readings, strict=True):
        try:
            reading.read(read)
        except Declined:
            continue
        found.append((text, lines_of(read), {}))
    return found

"""Traditional Chinese: damage and healing, statuses, the team, keywords that act, what is paid."""

from __future__ import annotations

import re
from typing import Any

from quadriga.effects.flow import If, Sequence
from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.chapters.statuses import CLEANSE, DISPEL, PURGE
from quadriga.games.universal_arena.vocabulary import actions as do
from quadriga.games.universal_arena.vocabulary import keywords as kw
from quadriga.games.universal_arena.vocabulary import lines as li
from quadriga.games.universal_arena.vocabulary import spending as pay
from quadriga.games.universal_arena.vocabulary import status_actions as st
from quadriga.games.universal_arena.vocabulary import team_actions as team
from quadriga.games.universal_arena.wording.chinese_numbers import (
    KEYWORDS,
    PILES,
    WHICH,
    anyone,
    each,
    kind_of,
    of_whom,
    words,
)
from quadriga.text.telling import Teller, Untold


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
    return f"將{of_whom(say, node.who)}體力設為{say(node.amount)}"


@words.on(do.HPBecomesZero)
def hp_becomes_zero(say: Teller, node: Any) -> str:
    return f"{say(node.who) if node.who is not None else '此角色'}的體力變為0"


@words.on(do.GainsPower)
def gains_power(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    return f"{first}這次使用中，這張卡的威力{'增加' if node.sign > 0 else '減少'}{n}"


words(do.ReturnsToHand, "將這張卡放回手牌")
words(kw.MoveAlong, "此角色移動{amount}格")
words(kw.Reshuffle, "將自己的棄牌堆洗入抽牌堆")
words(li.AlwaysWins, "這張卡必定贏得對抗")
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
    return f"在{PILES[node.where]}中創造{say(node.amount)}張{say(node.card)}"


# -- keywords -------------------------------------------------------------------------------------


@words.on(kw.PushTarget)
def push(say: Teller, node: Any) -> str:
    return (
        f"將{say(node.who) if node.who is not None else '目標'}推開{say(node.amount)}格"
        if node.who is not None
        else f"推開{say(node.amount)}格"
    )


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
    return f"尋覓{node.n}（{kind_of(node.kind)}，{node.most}張）"


@words.on(kw.SearchPile)
def search_pile(say: Teller, node: Any) -> str:
    return f"搜尋（{kind_of(node.kind)}）"


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

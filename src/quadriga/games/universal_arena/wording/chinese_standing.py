"""Traditional Chinese: innates and statuses, and rules that hold."""

from __future__ import annotations

from typing import Any, Final

from quadriga.games.universal_arena.chapters import faces
from quadriga.games.universal_arena.vocabulary import lines as li
from quadriga.games.universal_arena.vocabulary import rules as ru
from quadriga.games.universal_arena.wording.chinese_numbers import KEYWORDS, WHICH, kind_of, words
from quadriga.text.telling import Teller, Untold


@words.on(li.Kind)
def kind(say: Teller, node: Any) -> str:
    return (f"非「{node.bars}」的" if node.bars else "") + kind_of(node.name)


@words.on(li.Mitigate)
def mitigate(say: Teller, node: Any) -> str:
    word = {faces.RESIST: "抗性", faces.ABSORB: "吸收", faces.WEAKNESS: "弱點", faces.IMMUNE: "免疫"}[node.kind]
    amount = "／".join(
        part for part in (str(node.flat) if node.flat else "", f"{node.percent}%" if node.percent else "") if part
    )
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
    faces.BY_ITSELF: "此角色", faces.BY_ALLY: "友方角色", faces.BY_OTHER_ALLY: "其他友方角色", faces.BY_ENEMY: "敵方角色", faces.BY_ANYBODY: "任一角色",
}  # fmt: skip


@words.on(li.Subject)
def subject(say: Teller, node: Any) -> str:
    return (f"「{say(node.that)}」的" if node.that is not None else "") + SUBJECTS[node.who]


@words.on(li.Happening)
def happening(say: Teller, node: Any) -> str:
    with_whom = f"（對方：{say(node.other)}）" if node.other is not None else ""
    return what_happens(say, node) + (f"{node.least}以上" if node.least else "") + with_whom


OF_STATUSES: Final = (
    faces.WHEN_GAINS, faces.WHEN_INFLICTS, faces.WHEN_INFLICTED, faces.WHEN_SPENDS, faces.WHEN_LOSES, faces.WHEN_REACHES,
)  # fmt: skip
"""What happens with a status."""


def what_happens(say: Teller, node: Any) -> str:
    event, status = node.event, say(node.status) if node.status is not None else "此狀態"
    if node.of_kind >= 0:
        if event not in OF_STATUSES:
            raise Untold("Happening.of_kind")
        status = f"任一{('負面', '正面')[node.of_kind]}狀態"
    kind = (kind_of(node.kind) if node.kind else "") + ("攻擊" if node.attack else "")
    if event in (faces.WHEN_PLAYS, faces.WHEN_ALLY_PLAYS):
        cost = f"能量費用{node.n}以上的" if node.n else ""
        you = "你" if event == faces.WHEN_ALLY_PLAYS else ""
        return f"{you}打出{cost}{kind}{say(node.card) if node.card is not None else '卡'}"
    if kind or node.card is not None:
        which = str(say(node.card)) if node.card is not None else f"{kind}卡"
        by_kind = {faces.WHEN_USES: f"使用{which}", faces.WHEN_HITS: f"以{which}命中", faces.WHEN_IS_HIT: f"被{which}命中",
                   faces.WHEN_DEALS: f"以{which}造成傷害"}  # fmt: skip
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
        faces.WHEN_USES: "使用卡", faces.WHEN_AIMED_AT: "成為攻擊的目標", faces.WHEN_INFLICTED: f"被施加{status}", faces.WHEN_MOVES: "移動位置", faces.WHEN_WINS_CLASH: "贏得對抗", faces.WHEN_LOSES_CLASH: "輸掉對抗", faces.WHEN_EVADES: "閃避攻擊",
        faces.WHEN_SHIELD_BREAKS: "護盾被擊破", faces.WHEN_DRAWS: "你因效果抽卡", faces.WHEN_DISCARDS: "你因效果捨棄卡", faces.WHEN_CLASHES: "對抗",
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
    return f"每回合1次，若{WHICH[node.which]}在{node.least}以上，友方角色打出能量費用{node.cost}以上且以敵方為目標的攻擊時，{say(node.then)}"


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


# -- rules that hold --------------------------------------------------------------------------------


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
    return f"{say(node.who) if node.who is not None else '此角色'}下一張{'打出' if node.played else ''}的{kind}卡"


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


SPANS: Final = {
    faces.THIS_TURN: "在這個回合中",
    faces.THIS_ROUND: "在這個戰鬥輪中",
    faces.TO_NEXT_TURN_END: "到下一個回合結束為止",
}


@words.on(ru.ForNow)
def for_now(say: Teller, node: Any) -> str:
    return f"{SPANS[node.lasts]}，{say(node.rule)}"


@words.on(ru.Rule)
def rule(say: Teller, node: Any) -> str:
    who = say(node.who) if node.who is not None else "此角色"
    cards = (kind_of(node.type) if node.type else "") + ("攻擊" if node.attacks else "")
    each_ = f"×{say(node.per)}" if node.per is not None else ""
    n, up = f"{node.n}{'×數值' if node.per_value else ''}", "增加" if node.sign > 0 else "減少"
    of_kind = f"來自{cards}的" if cards else ""
    status = say(node.status) if node.status is not None else ""
    said = {
        faces.COSTS: f"{who}的{cards}卡能量費用{up}{n}", faces.POWER_PERCENT: f"{who}的{cards}卡威力{up}{n}%",
        faces.POWER_FLAT: f"{who}的{cards}卡威力{up}{n}", faces.KEYWORDS: f"{who}的{cards}卡獲得{KEYWORDS[node.keyword]}",
        faces.HEALED_PERCENT: f"{who}受到的治療{up}{n}%", faces.HEALED_FLAT: f"{who}受到的治療{up}{n}",
        faces.NOT_AIMED_AT: f"{who}不能成為{ {1: '敵方', 2: '友方', 3: '任何'}.get(node.n, '') }{cards}卡的目標",
        faces.KIND_BARRED: f"{who}不能獲得{('負面', '正面', '')[min(node.n, 2)]}狀態", faces.COSTS_EXACTLY: f"{who}的{cards}卡能量費用變為{n}",
        faces.DEALS_BONUS: f"{who}的{cards}卡造成{n}點額外傷害",
        faces.NO_SHIELD: f"{who}不能獲得護盾", faces.STAYS_PUT: f"{who}不能移動位置", faces.UNDYING: f"{who}的體力不會低於{n}",
        faces.FORBIDDEN: f"{who}不能打出{cards}卡", faces.STATUS_BARRED: f"{who}不能獲得{status}",
        faces.SPEED_STEPS: f"{who}的{cards}卡速度{'加快' if node.sign > 0 else '減慢'}{n}級",
        faces.DEALS_PERCENT: f"{who}的{cards}卡造成的傷害{up}{n}%", faces.RESISTS_FLAT: f"{who}受到{of_kind}傷害減少{n}",
        faces.RESISTS_PERCENT: f"{who}受到{of_kind}傷害減少{n}%", faces.WEAK_FLAT: f"{who}受到{of_kind}傷害增加{n}",
        faces.WEAK_PERCENT: f"{who}受到{of_kind}傷害增加{n}%", faces.NOT_EVADED: f"{who}的{cards}卡不能被閃避",
        faces.ROLLS_MOST: f"{who}的{cards}卡必擲出最大威力",
    }  # fmt: skip
    at = f"（目標：{say(node.aim)}）" if node.aim is not None else ""
    return said[node.kind] + (f"，{each_}" if each_ else "") + (f"（最低{node.floor}）" if node.floor else "") + at

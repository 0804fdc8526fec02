"""Conditions, moments and standing texts in Chinese. Printing only."""

from __future__ import annotations

from typing import Any, Final

from quadriga.effects.flow import Both, Either, Not
from quadriga.effects.groups import AllOf, AnyOf, NumberOf, This
from quadriga.games.union_arena.chapters import replacing, table, timing
from quadriga.games.union_arena.vocabulary import amounts, filters, protection
from quadriga.games.union_arena.vocabulary import conditions as co
from quadriga.games.union_arena.vocabulary import conditions_turn as ct
from quadriga.games.union_arena.vocabulary import gains as gn
from quadriga.games.union_arena.vocabulary import registers as reg
from quadriga.games.union_arena.vocabulary import standing as st
from quadriga.games.union_arena.vocabulary.places import CardsAt
from quadriga.games.union_arena.vocabulary.withstanding import Withstands
from quadriga.games.union_arena.wording.chinese_cards import (
    COLORS,
    HOW,
    TRIGGERS,
    WHOSE,
    ZONES,
    before,
    deed,
    each,
    hand,
    kind_words,
    parts,
    party,
    per,
    predicate,
    words,
    zones,
)
from quadriga.games.union_arena.wording.chinese_deeds import gained
from quadriga.text.telling import Teller, Untold

# -- conditions -----------------------------------------------------------------------------------

words.each({
    co.Did: "這麼做", co.DidNot: "未這麼做", reg.Otherwise: "並非如此", co.AddedCard: "將卡片加入手牌", co.AddedNone: "未將卡片加入手牌",
    co.EnergyForThis: "滿足這張卡片的能源需求", ct.PaidForAbility: "在這個回合中為自己角色的效果支付過AP",
    ct.PaidInAttackPhase: "在這個回合的攻擊階段中支付過AP", ct.RestedByYou: "前線的這名角色在這個回合中因自己的效果轉為休息",
    ct.FirstAttackOfTurn: "這是自己這個回合中第1次攻擊",
})  # fmt: skip


def there(say: Teller, group: Any, count: str = "") -> str:
    """自己場上有3張以上的…: `count` has its place for the measure word at 〇."""
    if not isinstance(group, CardsAt):
        return f"有{count.replace('〇', '張')}{say(group)}"
    where, unit, what = parts(say, group)
    if hand(group.where, what):
        return f"{where.removesuffix('手牌')}有{count.replace('〇', '張')}手牌"
    joint = "的卡片" if where.endswith("朝上") else ""
    return f"{where}{joint}有{count.replace('〇', unit)}{'' if joint and what == '卡片' else what}"


@words.on(co.ThereIs)
def there_is(say: Teller, node: Any) -> str:
    return there(say, node.group)


@words.on(co.ThereIsNone)
def there_is_none(say: Teller, node: Any) -> str:
    return there(say, node.group).replace("有", "沒有", 1)


@words.on(co.EachThere)
def each_there(say: Teller, node: Any) -> str:
    return "，且".join(there(say, group) for group in node.groups)


def measured(how: int, n: str) -> str:
    return f"{n}〇{HOW[how]}{'的' if how else ''}"


@words.on(co.Counts)
def counts(say: Teller, node: Any) -> str:
    amount, n, how = node.amount, say(node.n), node.how
    if isinstance(amount, NumberOf):
        if n == "0" and how == filters.EXACTLY:
            return there(say, amount.group).replace("有", "恰有0張", 1)
        return there(say, amount.group, ("恰好" if how == filters.EXACTLY else "") + measured(how, n))
    if isinstance(amount, amounts.HappenedCount):
        return history(say, amount, f"{n}次{HOW[how]}")
    return f"{say(amount)}為{n}{HOW[how]}"


@words.on(co.Between)
def between(say: Teller, node: Any) -> str:
    amount = node.amount
    if isinstance(amount, NumberOf):
        return there(say, amount.group, f"{say(node.least)}到{say(node.most)}〇")
    return f"{say(amount)}為{say(node.least)}到{say(node.most)}"


@words.on(co.AllAre)
def all_are(say: Teller, node: Any) -> str:
    return f"{say(node.group)}皆{'且'.join(predicate(say, test).removeprefix('的') for test in node.filters)}"


def this_card(say: Teller) -> str:
    return say(say.watch(This()))


@words.on(co.ThisIs)
def this_is(say: Teller, node: Any) -> str:
    return this_card(say) + "且".join(predicate(say, test) for test in node.filters)


@words.on(co.Spoken)
def spoken(say: Teller, node: Any) -> str:
    return say(node.group) + "且".join(predicate(say, test) for test in node.filters)


@words.on(co.GroupIs)
def group_is(say: Teller, node: Any) -> str:
    group = node.group
    first = there(say, group, "1〇") + "，其" if isinstance(group, CardsAt) else say(group)
    return first + "且".join(predicate(say, test) for test in node.filters)


@words.on(co.MovedOne)
def moved_one(say: Teller, node: Any) -> str:
    kinds = [test for test in node.filters if isinstance(test, (filters.Kind, AnyOf, AllOf))]
    rest = [test for test in node.filters if not isinstance(test, (filters.Kind, AnyOf, AllOf))]
    noun = kind_words(say, kinds[0], on_field=False) if len(kinds) == 1 else "卡片"
    if len(kinds) > 1:
        raise Untold("MovedOne")
    origin = f"從{ZONES[node.origin]}" if node.origin >= 0 else ""
    return f"以此效果{origin}將{''.join(before(say, test) for test in rest)}{noun}{deed(node.deed)}"


@words.on(co.MovedSome)
def moved_some(say: Teller, node: Any) -> str:
    return f"以此效果將{say(node.n)}張{HOW[node.how]}卡片{deed(node.deed)}"


@words.on(co.ChoseSo)
def chose_so(say: Teller, node: Any) -> str:
    return f"選擇了{say(node.n)}張{HOW[node.how]}"


@words.on(co.ChoseWith)
def chose_with(say: Teller, node: Any) -> str:
    return f"選擇了合計{say(node.n)}張{HOW[node.how]}且包含{say.join(node.filters, '、')}"


@words.on(co.Compare)
def compare(say: Teller, node: Any) -> str:
    first, second = say(node.amount), say(node.other)
    return {-1: f"{first}少於{second}", 0: f"{first}在{second}以上", 1: f"{first}多於{second}", 2: f"{first}與{second}相同"}[node.how]


@words.on(co.YourTurn)
def your_turn(say: Teller, node: Any) -> str:
    return f"這是{'自己' if node.yours else '對手'}的回合"


@words.on(co.LineFull)
def line_full(say: Teller, node: Any) -> str:
    return f"{'對手' if node.opponents else '自己'}{ZONES[node.place]}{'已滿' if node.full else '未滿'}"


@words.on(Not)
def not_(say: Teller, node: Any) -> str:
    return f"並非「{say(node.condition)}」" if isinstance(node.condition, (Both, Either)) else f"並非{say(node.condition)}"


@words.on(Both)
def both(say: Teller, node: Any) -> str:
    return say.join(node.conditions, "，且")


@words.on(Either)
def either(say: Teller, node: Any) -> str:
    return say.join(node.conditions, "，或")


@words.on(ct.ByAbility)
def by_ability(say: Teller, node: Any) -> str:
    return f"這是因{'自己' if node.yours else ''}{say.join(node.filters, '、')}的效果"


@words.on(ct.ByLosing)
def by_losing(say: Teller, node: Any) -> str:
    return "這張卡片因戰敗而退場" if node.lost else "這張卡片因BP降至0或因效果而退場"


@words.on(ct.RaidedWith)
def raided_with(say: Teller, node: Any) -> str:
    return f"在這個回合中用{say.join(node.filters, '且')}發動過突襲"


HAPPENED: Final = {
    timing.SIDELINED: "退場", timing.RESTED: "轉為休息", timing.READIED: "置為活動", timing.RETURNED: "放回手牌", timing.RAIDED_OVER: "被進行突襲",
    timing.ATTACKED: "進行攻擊", timing.BLOCKED: "進行防禦", timing.WON: "對戰獲勝", timing.LOST: "戰敗", timing.MOVED: "移動",
    timing.LEFT_FIELD: "離開場上", timing.PLAYED: "登場", timing.USED_CARD: "被使用", timing.HAND_TO_SIDELINE: "從手牌放置在場外",
    timing.DECK_TO_SIDELINE: "從卡組放置在場外", timing.LIFE_TO_SIDELINE: "從生命區放置在場外", timing.LIFE_TO_HAND: "從生命區加入手牌",
    timing.CHOSEN: "被選擇", timing.TO_REMOVAL: "放置在移除區", timing.PLACED_UNDER: "放置在下方",
}  # fmt: skip
DID: Final = {
    timing.DAMAGED: "承受傷害", timing.USED_ACTIVATE: "發動【啟動主要】效果", timing.TRIGGER_USED: "發動觸發效果", timing.EXTRA_DRAW: "進行額外抽卡",
    timing.RAIDED_OVER: "發動突襲", timing.HAND_TO_SIDELINE: "將手牌放置在場外", timing.DECK_TO_SIDELINE: "將卡組的卡片放置在場外",
    timing.LIFE_TO_HAND: "將生命區的卡片加入手牌", timing.USED_EVENT: "使用事件卡", timing.DREW: "抽卡", timing.PAID_AP: "支付AP",
}  # fmt: skip


def history(say: Teller, node: Any, count: str) -> str:
    """What happened this turn."""
    kind, whose, tests = node.kind, WHOSE[node.whose], node.filters
    extra = ""
    if node.number == 0 and kind == timing.MOVED:
        extra = "在移動階段以外"
    elif node.number == 1 and kind == timing.USED_CARD:
        extra = "從手牌"
    elif kind == timing.MOVED_TO:
        owner = {"自己": "自己的", "對手": "對手的", "雙方": ""}[whose]
        return f"{owner}{say.join(tests, '且')}在這個回合中移動到{ZONES[node.number]}{count or '過'}"
    elif node.number >= 0 and kind == timing.LEFT_FIELD:
        owner = {"自己": "自己的", "對手": "對手的", "雙方": ""}[whose]
        return f"{owner}{say.join(tests, '且')}在這個回合中從場上放置到{ZONES[node.number]}{count or '過'}"
    elif node.number != -1:
        raise Untold("a number of the history")
    if not tests:
        if kind not in DID:
            raise Untold(f"history {kind}")
        return f"{whose}在這個回合中{extra}{DID[kind]}{count or '過'}"
    if kind not in HAPPENED:
        raise Untold(f"history {kind}")
    owner = {"自己": "自己的", "對手": "對手的", "雙方": ""}[whose]
    return f"{owner}{say.join(tests, '且')}在這個回合中{extra}{HAPPENED[kind]}{count or '過'}"


@words.on(ct.Happened)
def happened(say: Teller, node: Any) -> str:
    by = ""
    if node.by or node.by_yours:
        by = f"因{'自己' if node.by_yours else ''}{say.join(node.by, '、')}的效果"
    other = "（這張卡片除外）" if node.other_than_this else ""
    said = history(say, node, "")
    return f"{by}{said}{other}"


@words.on(ct.UsedFree)
def used_free(say: Teller, node: Any) -> str:
    return f"在這個回合中自己不支付AP使用過其他{'且'.join(before(say, test) for test in node.filters)}卡片"


@words.on(amounts.HappenedCount)
def happened_count(say: Teller, node: Any) -> str:
    return f"{history(say, node, '')}的次數"


@words.on(amounts.HappenedTotal)
def happened_total(say: Teller, node: Any) -> str:
    what = {timing.DREW: "抽的卡片張數", timing.DAMAGED: "承受的傷害"}[node.kind]
    return f"{WHOSE[node.whose]}在這個回合中{what}"


@words.on(amounts.ForEvery)
def for_every(say: Teller, node: Any) -> str:
    return f"{per(say, node)}計1"


# -- moments --------------------------------------------------------------------------------------

OWN: Final = {
    timing.ATTACKED: "進行攻擊時", timing.BLOCKED: "進行防禦時", timing.WAS_BLOCKED: "的攻擊遭到防禦時", timing.NOT_BLOCKED: "的攻擊沒有遭到防禦時",
    timing.WON: "對戰獲勝時", timing.LOST: "戰敗時", timing.SIDELINED: "退場時", timing.LEFT_FIELD: "離開場上時", timing.RETURNED: "放回手牌時",
    timing.RAIDED_OVER: "被進行突襲時", timing.PLAYED: "登場時", timing.MOVED: "在移動階段以外移動時", timing.RESTED: "轉為休息時",
    timing.READIED: "置為活動時", timing.CHOSEN: "被選擇時", timing.GAINED_BP: "的BP增加時", timing.ATTACK_ENDED: "的攻擊結束時",
    timing.USED_ACTIVATE: "發動【啟動主要】效果時", timing.HAND_TO_SIDELINE: "從手牌放置在場外時", timing.DECK_TO_SIDELINE: "從卡組放置在場外時",
    timing.LIFE_TO_SIDELINE: "從生命區放置在場外時", timing.TO_REMOVAL: "放置在移除區時", timing.USED_CARD: "被使用時", timing.LOST_BP: "的BP減少時",
    timing.DAMAGED: "給予對手傷害時", timing.BATTLE_ENDED: "的對戰結束時", timing.PLACED_UNDER: "放置在下方時", timing.WITHSTOOD: "未離開場上時",
    timing.REVEALED: "從卡組公開時",
}  # fmt: skip
PHASES: Final = {
    timing.TURN_STARTS: "回合開始時", timing.MAIN_PHASE_STARTS: "主要階段開始時", timing.MAIN_PHASE_ENDS: "主要階段結束時",
    timing.ATTACK_PHASE_STARTS: "攻擊階段開始時", timing.ATTACK_PHASE_ENDS: "攻擊階段結束時", timing.END_PHASE_STARTS: "結束階段開始時",
    timing.BATTLE_ENDED: "對戰結束時", timing.USED_EVENT: "使用事件卡時", timing.DAMAGED: "承受傷害時", timing.TRIGGER_USED: "發動觸發效果時",
    timing.USED_ACTIVATE: "發動【啟動主要】效果時", timing.RAIDED_OVER: "發動突襲時", timing.DREW: "抽卡時", timing.EXTRA_DRAW: "進行額外抽卡時",
    timing.HAND_TO_SIDELINE: "將手牌放置在場外時", timing.DECK_TO_SIDELINE: "將卡組的卡片放置在場外時", timing.PAID_AP: "支付AP時",
    timing.CHOSE_MODE: "選擇效果項目時", timing.ATTACKED: "進行攻擊時", timing.PLAYED: "使卡片登場時", timing.ATTACK_ENDED: "攻擊結束時",
}  # fmt: skip


@words.on(timing.TogetherTiming)
def together(say: Teller, node: Any) -> str:
    """Several cards that one ability brings there are one event."""
    return f"{moment(say, node)}（同時放置的卡片合計為1次）"


@words.on(timing.CourseTiming)
def course(say: Teller, node: Any) -> str:
    how = {
        timing.COURSE_WON: "對戰獲勝的", timing.COURSE_LOST: "戰敗的", timing.COURSE_BLOCKED: "遭到防禦的", timing.COURSE_NOT_BLOCKED: "沒有遭到防禦的",
    }[node.course]  # fmt: skip
    return moment(say, node).replace("的攻擊結束時", f"{how}攻擊結束時", 1).replace("攻擊結束時", "攻擊結束時", 1)


@words.on(timing.Timing, timing.AttackTiming, timing.BlockTiming, timing.RaidTiming, timing.AttackPhaseTiming, timing.PlaceTiming, timing.MoveTiming, timing.GoneTiming, timing.LostTiming)
def moment(say: Teller, node: Any) -> str:
    kind, own, whose, tests, others = node.kind, node.own, node.whose, node.filters, node.others
    table_ = OWN if own or tests else PHASES
    if kind not in table_:
        raise Untold(f"moment {kind}")
    said = table_[kind]
    if own:
        state = "且".join(say(test) for test in tests)
        subject = f"{state}的{this_card(say)}" if state else this_card(say)
        if whose != timing.BY_ANYBODY:
            raise Untold("whose own")
    else:
        owner = {timing.BY_YOU: "自己", timing.BY_OPPONENT: "對手", timing.BY_ANYBODY: ""}[whose]
        subject = owner + ("的" if owner and (tests or kind in PHASES_OF_A_PLAYER) else "")
        if tests:
            kinds = [t for t in tests if isinstance(t, (filters.Kind,))]
            rest = [t for t in tests if not isinstance(t, (filters.Kind,))]
            subject += "".join(before(say, t) for t in rest) + ("或".join(kind_words(say, k, True) for k in kinds) if kinds else "卡片")
            if len(kinds) > 1:
                raise Untold("two kinds at a moment")
    how = ""
    if isinstance(node, timing.AttackTiming):
        how = "進行攻擊並"
    elif isinstance(node, timing.BlockTiming):
        how = "進行防禦並"
    elif isinstance(node, timing.RaidTiming):
        said = "發動突襲登場時"
    elif isinstance(node, timing.AttackPhaseTiming):
        how = "在自己的攻擊階段"
    elif isinstance(node, timing.MoveTiming):
        said = f"移動到{ZONES[node.to]}時" if node.to >= 0 else "移動時"
    elif isinstance(node, timing.PlaceTiming):
        how = f"從{ZONES[node.place]}"
    elif isinstance(node, timing.GoneTiming):
        said = f"離開場上並放置到{ZONES[node.place]}時"
    elif isinstance(node, timing.LostTiming):
        how = "因戰敗"
    if others:
        them = party(say, others)
        with_ = {timing.WAS_BLOCKED: f"遭{them}防禦時", timing.BLOCKED: f"防禦{them}時", timing.RAIDED_OVER: f"被{them}進行突襲時",
                 timing.ATTACKED: f"攻擊{them}時", timing.WON: f"與{them}對戰獲勝時", timing.LOST: f"與{them}戰敗時"}  # fmt: skip
        if kind in with_:
            said = with_[kind]
        else:
            how = f"因{them}的效果{how}"
    return subject + how + said


PHASES_OF_A_PLAYER: Final = (
    timing.TURN_STARTS, timing.MAIN_PHASE_STARTS, timing.MAIN_PHASE_ENDS, timing.ATTACK_PHASE_STARTS, timing.ATTACK_PHASE_ENDS,
    timing.END_PHASE_STARTS,
)  # fmt: skip


# -- standing texts -------------------------------------------------------------------------------


@words.on(gn.Has)
def has(say: Teller, node: Any) -> str:
    first, said = gained(say, node.gains)
    return f"{first}{say(node.who)}{said}"


@words.on(gn.DoesNotStack)
def does_not_stack(say: Teller, node: Any) -> str:
    return f"「{node.name}」的這個效果不會疊加"


@words.on(st.While)
def while_(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，{say(node.effect)}"


@words.on(st.AllOfThese)
def all_of_these(say: Teller, node: Any) -> str:
    effects = node.effects
    if len(effects) > 1 and all(one.__class__ is st.Forbids and not one.others for one in effects):
        subjects = {say(one.who) for one in effects}
        if len(subjects) == 1:
            return subjects.pop() + "，也".join(FORBIDDEN[one.what] for one in effects)
    return say.join(effects, "，且")


FORBIDDEN: Final = {
    st.ATTACK: "不能攻擊", st.BLOCK: "不能防禦", st.MOVE: "不能移動", st.BE_CHOSEN: "不能被選擇", st.BE_BLOCKED: "不能被防禦",
    st.BE_SNIPED: "不能成為【狙撃】的對象", st.BE_READIED: "不能置為活動", st.BE_REMOVED: "不會因對手的效果離開場上",
    st.LOSE_BP: "不受減少BP的效果影響", st.LOSE_BP_TO_OPPONENT: "的BP不會因對手的效果減少",
    st.SPECIAL_RETURNS: "因對手的【特殊】觸發將退場時改為將該觸發的卡片加入對手手牌", st.FALL_IN_BATTLE: "不會因戰敗退場",
    st.BE_PLAYED: "只能以突襲登場", st.BE_RESTED: "不會因對手的效果轉為休息",
    st.BE_MOVED: "不會因對手的效果移動", st.BE_RETURNED: "不會因對手的效果放回手牌", st.BE_USED: "不能使用",
    st.BE_READIED_BY_ABILITY: "不會因效果置為活動", st.BE_SIDELINED: "不會因對手的效果退場", st.ON_FRONT: "不能放置在前線", st.ON_ENERGY: "不能放置在能源線",
    st.SNIPE_AT: "不能使用【狙撃】", st.MOVE_IN_PHASE: "不能在移動階段移動",
}  # fmt: skip


@words.on(st.Forbids, Withstands)
def forbids(say: Teller, node: Any) -> str:
    who, what, others = say(node.who), node.what, node.others
    if what not in FORBIDDEN:
        raise Untold(f"forbids {what}")
    if isinstance(node, Withstands):
        return f"{who}將因對手的效果離開場上時，改為不離開" + (f"（{say.join(others, '且')}）" if others else "")
    if not others:
        return who + FORBIDDEN[what]
    them = party(say, others)
    said = {
        st.BLOCK: f"不能防禦{them}", st.BE_BLOCKED: f"不能被{them}防禦", st.SNIPE_AT: f"不能以【狙撃】指定{them}", st.ATTACK: f"不能攻擊{them}",
        st.BE_SIDELINED: f"不會因對手{them}的效果退場", st.BE_CHOSEN: f"不能被{them}的效果選擇", st.BE_REMOVED: f"不會因對手{them}的效果離開場上",
        st.BE_RESTED: f"不會因對手{them}的效果轉為休息",
    }.get(what)  # fmt: skip
    if said is None:
        raise Untold(f"forbids {what} by some")
    return who + said


@words.on(st.ForbidsTrigger)
def forbids_trigger(say: Teller, node: Any) -> str:
    return f"{say(node.who)}造成的傷害進行觸發確認時，對手不能發動【{TRIGGERS[node.trigger]}】"


@words.on(st.Duty)
def duty(say: Teller, node: Any) -> str:
    who, others = say(node.who), node.others
    them = party(say, others)
    return {
        st.MUST_ATTACK: f"若可以，{who}必須攻擊{them}", st.MUST_BLOCK: f"若可以，{who}必須防禦{them or '對手的攻擊'}",
        st.MUST_BE_BLOCKED: f"若可以，對手必須{f'以{them}' if them else ''}防禦{who}的攻擊",
    }[node.what]  # fmt: skip


@words.on(st.Permits)
def permits(say: Teller, node: Any) -> str:
    who, others = say(node.who), node.others
    them = party(say, others)
    said = {
        st.GENERATE_ON_FRONT: f"{who}在前線時也會產生能源", st.ATTACK_FROM_ENERGY: f"{who}可以從能源線攻擊",
        st.BE_RAIDED_BY_ANY: f"自己持有【突襲】的角色卡可以對{who}發動突襲", st.FREE_EXTRA_DRAW: "自己的額外抽卡不消耗AP",
        st.BE_RAIDED_BY: f"{them}可以對{who}發動突襲",
    }[node.what]  # fmt: skip
    if them and node.what != st.BE_RAIDED_BY:
        raise Untold("permits some")
    if node.what == st.FREE_EXTRA_DRAW and node.who.__class__ is not This:
        raise Untold("whose extra draw")
    return said


words(st.EntersActive, "這張卡片以活動狀態登場")


@words.on(st.LineLimit)
def line_limit(say: Teller, node: Any) -> str:
    where = ZONES.get(node.place, "這張卡片所在的線")
    return f"自己可放置在{where}的卡片減少{node.less}張"


words(st.HandLimit, "自己的手牌上限為{n}張")


def sources(say: Teller, node: Any) -> str:
    kinds = {0: "角色", 1: "場域", 2: "事件卡", 3: "觸發"}
    named = "" if sorted(node.kinds) == [0, 1, 2, 3] else "、".join(kinds[k] for k in node.kinds)
    from_hand = "從手牌使用的" if node.from_hand else ""
    return f"{from_hand}{named}"


@words.on(protection.Sources)
def sources_(say: Teller, node: Any) -> str:
    return sources(say, node)


@words.on(protection.Immune)
def immune(say: Teller, node: Any) -> str:
    on = "".join(before(say, test) for test in node.on)
    return f"{'任何玩家' if node.anyones else '對手'}{on}{say(node.by)}的效果不能選擇{say(node.who)}"


@words.on(protection.Price)
def price(say: Teller, node: Any) -> str:
    return f"對手若未額外支付{node.n}AP，不能以{say(node.by)}{'的' if node.by.kinds else ''}效果選擇{say(node.who)}"


@words.on(protection.PriceFromHand)
def price_from_hand(say: Teller, node: Any) -> str:
    return f"對手若未額外將{node.n}張手牌放置在場外，不能以{say(node.by)}的效果選擇{say(node.who)}"


words(protection.WidensRange, "自己以指定BP範圍的效果選擇角色時，該BP範圍＋{n}")


@words.on(protection.ChangesTrigger)
def changes_trigger(say: Teller, node: Any) -> str:
    old = "或".join(f"【{TRIGGERS[t]}】" for t in node.triggers)
    return f"自己發動{old}觸發時，可以改為【{TRIGGERS[node.to]}】觸發"


@words.on(protection.LosersGo)
def losers_go(say: Teller, node: Any) -> str:
    where = {table.ENERGY: "移動到能源線", table.REMOVAL: "放置在移除區", table.HAND: "放回手牌", table.DECK: "放回卡組最下面"}[node.place]
    return f"與這張卡片對戰戰敗的對手角色不退場，改為{where}"


@words.on(protection.ForbidsLine)
def forbids_line(say: Teller, node: Any) -> str:
    but = {0: "", protection.YOUR_ABILITIES: "（因自己的效果除外）", protection.ITS_ABILITIES: "（因這張卡片的效果除外）"}[node.but]
    return f"這張卡片不能登場{'或移動' if node.move else ''}到{ZONES[node.place]}{but}"


DONE: Final = {st.BE_RESTED: "轉為休息", st.BE_MOVED: "移動", st.BE_RETURNED: "放回手牌", st.BE_SIDELINED: "退場", st.BE_CHOSEN: "被選擇"}


@words.on(protection.ForbidsDeeds)
def forbids_deeds(say: Teller, node: Any) -> str:
    whose = "" if node.anyones else "對手"
    them = party(say, node.others)
    of_whom = f"{whose}{them}的" if whose or them else ""
    return f"{say(node.who)}不會因{of_whom}效果{'或'.join(DONE[d] for d in node.deeds)}"


def places_of(numbers: list[int]) -> str:
    if len(numbers) > 3:
        if set(numbers) != {table.HAND, table.SIDELINE, table.DECK, table.LIFE, table.REMOVAL, table.LIMBO}:
            raise Untold("places of a cost")
        return "不在場上時"
    return f"在{zones(numbers)}時"


@words.on(protection.CostsOwn)
def costs_own(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    raid = f"對{'且'.join(before(say, test) for test in node.onto)}角色發動突襲時" if node.onto else "發動突襲時" if node.raid_only else ""
    return f"{first}這張卡片{places_of(node.places)}{raid}能源需求減少{COLORS[node.color]}{n}"


@words.on(protection.CostsOwnAP)
def costs_own_ap(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    return f"{first}這張卡片{places_of(node.places)}{'發動突襲時' if node.raid_only else ''}消耗AP減少{n}"


@words.on(protection.CostsOthers)
def costs_others(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    raid = "對這名角色發動突襲時的" if node.onto_this else "發動突襲時的" if node.raid_only else "的"
    return f"{first}{say(node.who)}{raid}能源需求減少{COLORS[node.color]}{n}"


@words.on(protection.CostsOthersAP)
def costs_others_ap(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    return f"{first}{say(node.who)}的消耗AP減少{n}"


@words.on(replacing.Saves)
def saves(say: Teller, node: Any) -> str:
    trigger = {replacing.ANYTHING: "", replacing.A_TRIGGER: "觸發", replacing.NO_TRIGGER: "觸發以外的"}[node.trigger]
    by = f"因{party(say, node.by)}{'的' if node.trigger != replacing.NO_TRIGGER else ''}{trigger}效果" if node.by else ""
    if trigger and not node.by:
        raise Untold("Saves.trigger")
    would = {replacing.LEAVES: "離開場上", replacing.FALLS: "退場", replacing.RETURNS: "放回手牌"}[node.deed]
    return f"{say(node.who)}將{by}{would}時，{'可以' if node.may else ''}改為{say(node.action)}"


@words.on(replacing.SavesAnother)
def saves_another(say: Teller, node: Any) -> str:
    return f"{say(node.who)}將退場時，可以改為使這張卡片退場。若這麼做，將該{say(node.named)}移動到能源線"


words(replacing.SavesBase, "這張卡片退場時，可以改為只將這張突襲狀態卡片最上面的卡片放置在場外")

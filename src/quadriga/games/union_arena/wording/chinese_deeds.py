"""What Chinese texts tell players to do. Printing only."""

from __future__ import annotations

from typing import Any, Final

from quadriga.effects.choices import ChooseModes, ChooseNumber
from quadriga.effects.flow import Sequence
from quadriga.effects.groups import Fixed, It, LastCount, This
from quadriga.games.union_arena.chapters import costs, durations, timing
from quadriga.games.union_arena.chapters.versions import InsteadOf
from quadriga.games.union_arena.vocabulary import actions, actions_draw, actions_lines, actions_play, actions_state
from quadriga.games.union_arena.vocabulary import gains as gn
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary import standing as st
from quadriga.games.union_arena.vocabulary.looking import Look, LookAt, Reveal, SelectEnergy
from quadriga.games.union_arena.vocabulary.modes import Already, ChooseFresh
from quadriga.games.union_arena.vocabulary.picking import (
    DifferentNames,
    OnDifferentLines,
    OneOfEachEnergy,
    OnOneLine,
    Pick,
    PickMore,
    SameBP,
    TotalBP,
    TotalEnergy,
)
from quadriga.games.union_arena.vocabulary.places import CardsAt
from quadriga.games.union_arena.vocabulary.registers import ByOpponent, EachPlayer
from quadriga.games.union_arena.vocabulary.specials import ActivateTrigger, CanPayFor, TurnUpTop, UseCard, WinGame
from quadriga.games.union_arena.wording.chinese_cards import (
    COLORS,
    HOW,
    MOMENTS,
    ZONES,
    before,
    counted,
    each,
    keyword,
    kind_words,
    on_field,
    per,
    words,
)
from quadriga.text.telling import Teller, Untold

ANY_NUMBER: Final = 99
PICKS: Final = (Pick, SameBP, TotalBP, DifferentNames, OneOfEachEnergy, PickMore, TotalEnergy, OnDifferentLines, OnOneLine)
UNTIL: Final = {
    durations.UNTIL_TURN_ENDS: "在這個回合中", durations.UNTIL_BATTLE_ENDS: "在這場對戰中", durations.UNTIL_ATTACK_ENDS: "在這次攻擊中",
    durations.UNTIL_YOUR_NEXT_TURN: "到下一個我方回合開始前", durations.UNTIL_OPPONENTS_TURN_ENDS: "到下一個對手回合結束為止",
    durations.IN_OPPONENTS_TURN: "在下一個對手回合中", durations.UNTIL_ATTACK_PHASE_ENDS: "到對手下一個攻擊階段結束為止",
    durations.WHILE_ON_FIELD: "",
}  # fmt: skip
MOMENT: Final = {
    timing.MAIN_PHASE_ENDS: "主要階段結束時", timing.MAIN_PHASE_STARTS: "主要階段開始時", timing.ATTACK_PHASE_STARTS: "攻擊階段開始時",
    timing.ATTACK_PHASE_ENDS: "攻擊階段結束時", timing.END_PHASE_STARTS: "結束階段開始時", timing.TURN_STARTS: "回合開始時",
    timing.ATTACK_ENDED: "這次攻擊結束時", timing.BATTLE_ENDED: "這場對戰結束時",
}  # fmt: skip


# -- choices --------------------------------------------------------------------------------------


def many(say: Teller, pick: Any) -> str:
    count, up_to = pick.count, pick.up_to
    if isinstance(count, Fixed) and count.n == ANY_NUMBER and up_to:
        return "任意張數的"
    if not isinstance(count, Fixed):
        first, n = each(say, count)
        said = f"（{first.rstrip('，')}）{n}〇" if first else f"{n}〇"
        return f"最多{said}" if up_to else said
    return f"最多{count.n}〇" if up_to else f"{count.n}〇"


def picked(say: Teller, pick: Any) -> str:
    """The noun phrase of a choice."""
    say.marks["on field"] = isinstance(pick.among, CardsAt) and on_field(pick.among.where)
    said = counted(say, pick.among, many(say, pick))
    if isinstance(pick, DifferentNames):
        said += "（卡片名稱各不相同）"
    elif isinstance(pick, OneOfEachEnergy):
        said += "（能源需求各不相同）"
    elif isinstance(pick, SameBP):
        said += "（BP皆相同）"
    elif isinstance(pick, TotalBP):
        said += f"（BP合計{pick.total}以下）"
    elif isinstance(pick, TotalEnergy):
        said += f"（能源需求合計{pick.total}以下）"
    elif isinstance(pick, OnDifferentLines):
        said += "（位於不同的線）"
    elif isinstance(pick, OnOneLine):
        said += "（位於同一條線）"
    return said


def by(say: Teller, pick: Any) -> str:
    return {0: "", 1: "由對手"}[pick.chooser]


@words.on(*PICKS)
def pick(say: Teller, node: Any) -> str:
    also = "再" if isinstance(node, PickMore) else ""
    free = "" if node.taxed else "挑選"
    return f"{by(say, node)}{also}{free or '選擇'}{picked(say, node)}"


def picks_only(step: Any) -> list[Any]:
    """The choices that a step consists of; none if it does something else too, or chooses by that word."""
    if isinstance(step, PICKS):
        return [step] if not step.taxed else []
    if isinstance(step, Sequence):
        found = [picks_only(one) for one in step.steps]
        return [one for some in found for one in some] if found and all(found) else []
    return []


def takes_it(say: Teller, step: Any) -> bool:
    """Is the step done to what was just picked, in the same words?"""
    for name in ("what", "first", "second"):
        value = getattr(step, name, None)
        if value is not None and value.__class__ is It:
            return True
    return isinstance(step, (actions_play.PlayOrRaid,))


@words.on(Sequence)
def sequence(say: Teller, node: Any) -> str:
    said: list[str] = []
    steps = list(node.steps)
    i = 0
    joint = ""
    while i < len(steps):
        step = steps[i]
        picks = picks_only(step)
        if isinstance(step, PICKS) and not step.taxed:  # one of these and one of those
            while i + 1 < len(steps) and isinstance(steps[i + 1], PickMore):
                i += 1
                picks = picks + [steps[i]]
        if picks and i + 1 < len(steps) and takes_it(say, steps[i + 1]):
            who = {by(say, one) for one in picks}
            if len(who) != 1:
                raise Untold("two who choose")
            say.object = "與".join(picked(say, one) for one in picks)
            first = who.pop()
            text = say(steps[i + 1])
            if say.object:
                raise Untold("an object that no verb took")
            said.append(joint + (f"{first}選擇，" if first else "") + text)
            i += 2
        else:
            said.append(joint + say(step))
            i += 1
        chosen = said[-1].startswith(("選擇", "，選擇")) and "，" not in said[-1].removeprefix("，")
        joint = "" if said[-1].endswith("。") else "，" if chosen else "，並"
    return "".join(said)


# -- moving cards ---------------------------------------------------------------------------------


def home(say: Teller, what: Any) -> str:
    """放回 for what lies on the field, 加入 for the rest."""
    found = say.object if what.__class__ is It else ""
    if isinstance(what, CardsAt):
        field = on_field(what.where)
    elif found:
        field = "場上" in found or "前線" in found or "能源線" in found
    else:
        field = isinstance(what, It) and not isinstance(what, This) and say.marks.get("on field", False)
    return "放回手牌" if field else "加入手牌"


@words.on(actions.ToHand)
def to_hand(say: Teller, node: Any) -> str:
    verb = home(say, node.what)
    return f"將{say(node.what)}{verb}"


words.each({
    actions.Sideline: "使{what}退場", actions.PlaceInSideline: "將{what}放置在場外", actions.Remove: "將{what}放置在移除區",
    actions.ToDeckShuffled: "將{what}洗牌後放回卡組最下面", actions.TopOrSideline: "將{what}放回卡組最上面或放置在場外",
    actions_state.Ready: "將{what}置為活動", actions_state.Rest: "將{what}轉為休息",
    actions_state.LockNext: "{what}下一次不會轉為活動", actions_state.LockPhase: "{what}到其擁有者下一個攻擊階段結束為止維持休息",
    actions_state.DealDamage: "給予對手{n}點傷害", actions_draw.PayAP: "支付{n}AP",
    actions_state.NoMoreCards: "在這個回合中不能使用手牌", actions_state.SendElsewhere: "將這張卡片放置在移除區，而非場外",
    Reveal: "公開{what}", LookAt: "查看{what}", TurnUpTop: "將自己卡組最上面的卡片翻成正面朝上", WinGame: "自己獲勝", CanPayFor: "能支付消耗AP",
    ByOpponent: "由對手進行：{action}", actions_draw.DrawUntil: "抽卡直到手牌有{n}張",
})  # fmt: skip


@words.on(actions.ToLife)
def to_life(say: Teller, node: Any) -> str:
    return f"將{say(node.what)}{'正面朝上' if node.face_up else ''}放置在生命區"


@words.on(actions.ToDeck)
def to_deck(say: Teller, node: Any) -> str:
    order = {0: "", 1: "（由對手決定順序）"}[node.chooser]
    return f"將{say(node.what)}放回卡組最{'下' if node.bottom else '上'}面{order}"


@words.on(actions.ToTopOrBottom)
def to_top_or_bottom(say: Teller, node: Any) -> str:
    return f"將{say(node.what)}放回卡組最上面或最下面{ {0: '', 1: '（由對手決定）'}[node.chooser] }"


@words.on(actions.PlaceUnder)
def place_under(say: Teller, node: Any) -> str:
    return f"將{say(node.what)}{'背面' if node.face_down else '正面'}朝上放置在{say(node.host)}下方"


@words.on(actions.TakeTopCard)
def take_top_card(say: Teller, node: Any) -> str:
    return f"將突襲狀態的{say(node.what)}最上面的卡片放置在{ZONES[node.place]}"


@words.on(actions_lines.MoveLine)
def move_line(say: Teller, node: Any) -> str:
    return f"將{say(node.what)}移動到{'另一條線' if node.to < 0 else ZONES[node.to]}"


@words.on(actions_lines.Swap)
def swap(say: Teller, node: Any) -> str:
    first, second = node.first, node.second
    if first.__class__ is It and second.__class__ is It:
        both = say(first)
        return f"交換{both if both != '它' else '它們'}的位置"
    return f"交換{say(first)}與{say(second)}的位置"


# -- drawing, looking -----------------------------------------------------------------------------

SEAT: Final = {0: "", 1: "對手"}


@words.on(actions_draw.DrawCards)
def draw_cards(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    return f"{first}{SEAT[node.whose]}抽{n}張卡片"


@words.on(actions_draw.DrawUpTo)
def draw_up_to(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    return f"{first}抽最多{n}張卡片"


@words.on(actions_draw.Mill)
def mill(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    return f"{first}將{SEAT[node.whose] or '自己'}卡組最上面{n}張卡片放置在場外"


@words.on(actions_draw.MillUpTo)
def mill_up_to(say: Teller, node: Any) -> str:
    first, n = each(say, node.n)
    return f"{first}將自己卡組最上面最多{n}張卡片放置在場外"


@words.on(actions_draw.ShuffleDeck)
def shuffle_deck(say: Teller, node: Any) -> str:
    return f"將{SEAT[node.whose] or '自己'}卡組洗牌"


@words.on(actions_draw.ReadyAP)
def ready_ap(say: Teller, node: Any) -> str:
    return f"將自己{'最多' if node.up_to else ''}{node.n}張AP卡置為活動"


@words.on(Look)
def look(say: Teller, node: Any) -> str:
    n = node.n
    say.marks["on field"] = False
    deck = f"{SEAT[node.whose] or '自己'}卡組最{'下' if node.bottom else '上'}面"
    verb = "公開" if node.reveal else "查看"
    if n.__class__ is LastCount:
        return f"{verb}{deck}同樣張數的卡片"
    first, count = each(say, n)
    return f"{first}{verb}{deck}{count}張卡片"


@words.on(ChooseNumber)
def choose_number(say: Teller, node: Any) -> str:
    return f"決定{say(node.least)}到{say(node.most)}的張數"


words.unsaid(ChooseNumber, "rule", "the rule that is cited")


@words.on(SelectEnergy)
def select_energy(say: Teller, node: Any) -> str:
    return "選擇1個能源需求的數值"


words.unsaid(SelectEnergy, "most", "no card needs more")


# -- playing --------------------------------------------------------------------------------------


@words.on(actions_play.PlayCards)
def play_cards(say: Teller, node: Any) -> str:
    whose, line, origin = SEAT[node.whose] or "自己", node.line, node.origin
    where = f"{whose}{'場上' if line < 0 else ZONES[line]}"
    silent = "（不發動【登場時】效果）" if node.silent else ""
    from_ = f"從{ZONES[origin]}" if origin >= 0 else ""
    what = "這張卡片" if node.what.__class__ is This else say(node.what)
    return f"使{what}{from_}以{'活動' if node.active else '休息'}狀態登場到{where}{silent}"


@words.on(actions_play.PerformRaid)
def perform_raid(say: Teller, node: Any) -> str:
    host = f"在{say(node.host)}上" if node.host is not None else ""
    return f"用{say(node.what)}{host}發動突襲"


@words.on(actions_play.PlayOrRaid)
def play_or_raid(say: Teller, node: Any) -> str:
    first = say(node.play)
    return f"{first}，或{say(node.raid)}"


@words.on(actions_play.MayDo)
def may_do(say: Teller, node: Any) -> str:
    return f"{'對手' if node.opponent else ''}可以{say(node.action)}"


@words.on(actions_play.EitherOf)
def either_of(say: Teller, node: Any) -> str:
    return ("由對手選擇其一：" if node.opponent else "") + say.join(node.options, "，或")


@words.on(UseCard)
def use_card(say: Teller, node: Any) -> str:
    return f"無視能源需求{'且不支付AP' if node.free else '並支付消耗AP'}使用{say(node.what)}"


# -- states and durations -------------------------------------------------------------------------


@words.on(actions_state.LockWhile)
def lock_while(say: Teller, node: Any) -> str:
    here = "直到這張卡片離開前線為止" if node.line else "在這張卡片在場上的期間"
    return f"{say(node.what)}{here}{'的起始階段與結束階段' if node.phases else ''}不會轉為活動"


def until(ends: int) -> str:
    if ends not in UNTIL:
        raise Untold(f"duration {ends}")
    return UNTIL[ends]


DUTIES: Final = {st.MUST_ATTACK: "必須攻擊", st.MUST_BLOCK: "必須防禦", st.MUST_BE_BLOCKED: "的攻擊必須被防禦"}


@words.on(actions_state.Oblige)
def oblige(say: Teller, node: Any) -> str:
    whom = f"{say(node.against)}的攻擊時" if node.against is not None else ""
    return f"{until(node.ends)}若可以，{say(node.what)}{whom}{DUTIES[node.duty]}"


@words.on(actions_state.WidenNextRange)
def widen(say: Teller, node: Any) -> str:
    return f"在這個回合中，下一次以指定BP範圍的效果選擇角色時，該BP範圍＋{say(node.n)}"


@words.on(actions_state.NextCosts)
def next_costs(say: Teller, node: Any) -> str:
    where = "手牌或場外" if node.sideline else "手牌"
    does = "發動突襲" if node.raid_only else "使用"
    kinds = "且".join(say(test) for test in node.filters)
    cost = {st.AP_COST: "消耗AP", st.ENERGY_COST: "能源需求"}[node.kind]
    which = "所有" if node.lasting else "下一張"
    return f"在這個回合中{which}從{where}{does}的{kinds}{cost}減少{node.n}"




@words.on(actions_state.Later)
def later(say: Teller, node: Any) -> str:
    whose = {0: "自己的", 1: "對手的", 2: ""}[node.turn]
    return f"{whose}{MOMENT[node.kind]}，{say(node.action)}"


words.unsaid(actions_state.Later, "about", "what was spoken of is taken along")


@words.on(actions_state.Watch)
def watch(say: Teller, node: Any) -> str:
    fate = {timing.SIDELINED: "退場", timing.RETURNED: "放回手牌", timing.LEFT_FIELD: "離開場上", timing.ATTACKED: "進行攻擊", timing.BLOCKED: "進行防禦"}[node.kind]
    return f"在這個回合中，{say(node.what)}{fate}時，{say(node.action)}"


words(ActivateTrigger, "發動{what}的觸發效果")
words(EachPlayer, "雙方玩家各自（以對手的立場敘述）進行：{action}")
words(actions_state.KeepLife, "在這個回合中，自己不能因自己的效果將生命區的卡片放置在場外")


@words.on(actions_state.ActivateAbility)
def activate_ability(say: Teller, node: Any) -> str:
    return f"{'由這張卡片' if node.as_this else ''}發動{say(node.what)}的【{MOMENTS[node.kind]}】效果"


@words.on(actions_state.Provided)
def provided(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，{say(node.then)}"


@words.on(InsteadOf)
def instead_of(say: Teller, node: Any) -> str:
    return f"{say(node.first)}。若{say(node.condition)}，{'可以' if node.may else ''}改為{say(node.other)}"


@words.on(actions_state.DoListed)
def do_listed(say: Teller, node: Any) -> str:
    return f"依{say(node.amount)}發動以下全部效果：" + "".join(f"\n・{say(step)}" for step in node.steps)


@words.on(actions_state.DoStep)
def do_step(say: Teller, node: Any) -> str:
    return f"{say(node.n)}{HOW[node.how]}：{say(node.action)}"


# -- gains ----------------------------------------------------------------------------------------


def gained(say: Teller, gains: list[Any]) -> tuple[str, str]:
    """What stands first (for each …), and what is gained."""
    first, said = "", []
    for one in gains:
        if isinstance(one, (gn.MoreBP, gn.LessBP)):
            per, n = each(say, one.amount)
            sign = "＋" if isinstance(one, gn.MoreBP) else "－"
            if per and len(gains) > 1:
                said.append(f"{per.rstrip('，')}便BP{sign}{n}")
            else:
                first, said = per, [*said, f"BP{sign}{n}"]
        else:
            said.append(say(one))
    return first, "，並".join(said)


@words.on(gn.MoreBP)
def more_bp(say: Teller, node: Any) -> str:
    return "".join(gained(say, [node]))


@words.on(gn.LessBP)
def less_bp(say: Teller, node: Any) -> str:
    return "".join(gained(say, [node]))


@words.on(gn.Keyword)
def keyword_(say: Teller, node: Any) -> str:
    said = keyword(node.word, node.n)
    return f"獲得{said}" if any(isinstance(one, (gn.Gain, gn.Has, gn.GainOneOf, gn.Bundle)) for one in say.inside) else said


@words.on(gn.KeywordPer)
def keyword_per(say: Teller, node: Any) -> str:
    return f"{per(say, node.amount)}便獲得{keyword(node.word, node.n)}"


@words.on(gn.Energy)
def energy(say: Teller, node: Any) -> str:
    return f"產生能源＋{COLORS[node.color]}{node.n}"


@words.on(gn.QuotedAbility)
def quoted(say: Teller, node: Any) -> str:
    return f"獲得『{say(node.ability).removesuffix('。')}』"




@words.on(gn.Bundle)
def bundle(say: Teller, node: Any) -> str:
    return "".join(gained(say, node.gains))


@words.on(gn.Gain)
def gain(say: Teller, node: Any) -> str:
    first, said = gained(say, node.gains)
    return f"{first}使{say(node.what)}{until(node.ends)}{said}"


@words.on(gn.GainOneOf)
def gain_one_of(say: Teller, node: Any) -> str:
    first, always = gained(say, node.always)
    also = f"{always}，並" if always else ""
    return f"{first}使{say(node.what)}{until(node.ends)}{also}{say.join(node.gains, '或')}"


@words.on(gn.GainListed)
def gain_listed(say: Teller, node: Any) -> str:
    return f"使{say(node.what)}{until(node.ends)}依{say(node.amount)}獲得以下全部效果：" + "".join(f"\n・{say(g)}" for g in node.gifts)


@words.on(gn.Gift)
def gift(say: Teller, node: Any) -> str:
    return f"{say(node.n)}{HOW[node.how]}：{say(node.ability)}"


@words.on(gn.GainPrinted)
def gain_printed(say: Teller, node: Any) -> str:
    return f"使{say(node.what)}{until(node.ends)}獲得{say(node.printed)}的全部【啟動主要】效果"


@words.on(gn.PlayerGains)
def player_gains(say: Teller, node: Any) -> str:
    return f"自己{until(node.ends)}{say(node.ability)}"


@words.on(gn.BecomeBP)
def become_bp(say: Teller, node: Any) -> str:
    return f"使{say(node.what)}的BP{until(node.ends)}變為{node.n}"


@words.on(gn.LoseAbilities)
def lose_abilities(say: Teller, node: Any) -> str:
    return f"使{say(node.what)}{until(node.ends)}失去全部原本的效果"


@words.on(gn.LoseLabelled)
def lose_labelled(say: Teller, node: Any) -> str:
    return f"使{say(node.what)}{until(node.ends)}失去【{ {1: '自己', 2: '對手'}[node.turn] }的回合中】效果"


@words.on(gn.LoseKeyword)
def lose_keyword(say: Teller, node: Any) -> str:
    return f"使{say(node.what)}{until(node.ends)}失去{keyword(node.word, 1).replace('1】', '】')}"


# -- one of several -------------------------------------------------------------------------------


@words.on(ChooseModes, ChooseFresh)
def choose_modes(say: Teller, node: Any) -> str:
    lines = "".join(f"\n・{say(mode)}" for mode in node.modes)
    n = say(node.count)
    fresh = ""
    if isinstance(node, ChooseFresh) and node.already is not None:
        fresh = say(node.already)
    return f"從以下{fresh}選擇{'最多' if node.up_to else ''}{n}項：{lines}"


for _cls in (ChooseModes, ChooseFresh):
    words.unsaid(_cls, "rule", "the rule that is cited")


@words.on(Already)
def already(say: Teller, node: Any) -> str:
    return f"這個回合中{f'「{node.name}」' if node.name else ''}尚未選擇過的效果中"


# -- sentences about the ability itself -----------------------------------------------------------

words.each({
    li.OnlyIf: "僅在{condition}時可以發動", li.OnceEach: "這個效果每回合只可發動1次",
    li.OnTurnPlayed: "僅在這張卡片登場的回合可以發動", li.UsableIf: "僅在{condition}時可以使用這張卡片",
    li.NotUsableIf: "若{condition}，不能使用這張卡片", li.Silently: "以此效果登場的角色不發動【登場時】效果",
    li.UsedAreRemoved: "以此效果使用的卡片放置在移除區，而非場外",
    li.RemovedInstead: "若這張卡片並非從手牌使用而將放置在場外，改為放置在移除區",
    li.NoTwoAlike: "不能以此效果選擇卡片名稱相同的卡片", li.OnlyInSideline: "僅在這張卡片在場外時可以發動",
    li.OnlyInHand: "僅在這張卡片在手牌時可以發動", li.UseCost: "使用這張卡片須{cost}",
})  # fmt: skip


@words.on(li.Sentence)
def sentence(say: Teller, node: Any) -> str:
    said = say(node.do)
    return said if said.endswith("。") else said + "。"


@words.on(li.OnceByName)
def once_by_name(say: Teller, node: Any) -> str:
    return f"「{node.name}」的這個效果每回合只可發動1次"


@words.on(li.UsableOnce)
def usable_once(say: Teller, node: Any) -> str:
    return f"「{node.name}」每回合只可使用1張"


@words.on(li.AddToRange)
def add_to_range(say: Teller, node: Any) -> str:
    first, n = each(say, node.amount)
    what = {li.BP_RANGE: "指定的BP範圍", li.ENERGY_RANGE: "指定的能源需求範圍", li.MARKED_NUMBER: "〔〕中的數字"}[node.mark]
    return f"{first}{what}＋{n}"


@words.on(li.Barred)
def barred(say: Teller, node: Any) -> str:
    return "此效果不能選擇" + "".join(before(say, test) for test in node.filters[1:]) + kind_words(say, node.filters[0], on_field=True)


@words.on(costs.GiveUp)
def give_up(say: Teller, node: Any) -> str:
    what = counted(say, node.group, f"{node.n}〇")
    return {
        costs.REST: f"將{what}轉為休息", costs.TO_SIDELINE: f"將{what}放置在場外", costs.SIDELINE_IT: f"使{what}退場",
        costs.TO_REMOVAL: f"將{what}放置在移除區",
    }[node.deed]  # fmt: skip


words(costs.BothCosts, "{first}，並{second}")


@words.on(costs.EitherCost)
def either_cost(say: Teller, node: Any) -> str:
    return say.join(node.options, "，或")


"""Cards as Chinese texts describe them: kinds, places, groups, amounts. Printing only (see text/telling.py).

Words are those of the Traditional Chinese manual; names stand in 「」, affinities in 〈〉, labels and keywords in 【】.
"""

from __future__ import annotations

from typing import Any, Final

from quadriga.effects.groups import (
    ANYBODYS,
    OPPONENTS,
    YOURS,
    AllOf,
    Another,
    AnyOf,
    EventCard,
    Except,
    Fixed,
    It,
    LookedAt,
    NumberOf,
    OtherCard,
    Plus,
    This,
    Times,
    Together,
)
from quadriga.games.union_arena.chapters import table, timing
from quadriga.games.union_arena.chapters.faces import ANY_COLOR, CHARACTER, EVENT, SITE
from quadriga.games.union_arena.vocabulary import amounts, filters, filters_numbers, filters_turn, picking, places
from quadriga.games.union_arena.vocabulary import registers as reg
from quadriga.games.union_arena.vocabulary import standing as st
from quadriga.games.union_arena.vocabulary.gains import QuotedAbility
from quadriga.games.union_arena.vocabulary.looking import SelectedEnergy
from quadriga.games.union_arena.vocabulary.registers import DoneTo, Pronoun
from quadriga.text import chinese
from quadriga.text.telling import Teller, Untold, Words

words = Words(chinese.words)

WHOSE: Final = {YOURS: "自己", OPPONENTS: "對手", ANYBODYS: "雙方"}
ZONES: Final = {
    table.DECK: "卡組", table.HAND: "手牌", table.FRONT: "前線", table.ENERGY: "能源線", table.LIFE: "生命區",
    table.SIDELINE: "場外", table.REMOVAL: "移除區",
}  # fmt: skip
COLORS: Final = {0: "紅色", 1: "藍色", 2: "黃色", 3: "綠色", 4: "紫色", ANY_COLOR: ""}
TRIGGERS: Final = {1: "取得", 2: "抽卡", 3: "活動", 4: "突襲", 5: "顏色", 6: "特殊", 7: "最終"}
KEYWORDS: Final = {
    st.STEP: "移步", st.SNIPE: "狙撃", st.DOUBLE_ATTACK: "2次攻擊", st.DOUBLE_BLOCK: "2次防禦", st.IMPACT: "衝擊",
    st.IMPACT_PLUS: "衝擊＋", st.DAMAGE: "傷害", st.DAMAGE_PLUS: "傷害＋", st.NULLIFY_IMPACT: "衝擊無效",
}  # fmt: skip
FIELD_LINES: Final = {table.FRONT, table.ENERGY}
HOW: Final = {filters.EXACTLY: "", filters.OR_LESS: "以下", filters.OR_MORE: "以上"}
MOMENTS: Final = {timing.PLAYED: "登場時", timing.ATTACKED: "進行攻擊時", timing.BLOCKED: "進行防禦時", timing.SIDELINED: "退場時"}


def keyword(word: int, n: int) -> str:
    """A keyword as it is printed: 【衝擊1】."""
    numbered = word in (st.IMPACT, st.DAMAGE, st.IMPACT_PLUS, st.DAMAGE_PLUS)
    if not numbered and n != 1:
        raise Untold("Keyword.n")
    return f"【{KEYWORDS[word]}{n if numbered else ''}】"


# -- tests of a card ------------------------------------------------------------------------------


def before(say: Teller, test: Any) -> str:
    """A test before its noun: 紅色, 其他, BP3000以下的."""
    said = say(test)
    return said if is_direct(test) or said.endswith("的") else said + "的"


def is_direct(test: Any) -> bool:
    """Said right before its noun, without 的."""
    if isinstance(test, (filters.ColorIs, Another, filters.Named)):
        return True
    if isinstance(test, (AnyOf, AllOf)):
        return all(is_direct(one) for one in test.filters)
    return False


def noun(say: Teller, test: Any, on_field: bool) -> str:
    """角色 on the field, 角色卡 elsewhere."""
    if isinstance(test, filters.AnyCard):
        return "卡片"
    if isinstance(test, filters.IsType):
        short = {CHARACTER: "角色", SITE: "場域", EVENT: "事件卡"} if on_field else {}
        long = {CHARACTER: "角色卡", SITE: "場域卡", EVENT: "事件卡"}
        return "或".join(short.get(t, long[t]) for t in test.types)
    raise Untold(f"the noun {test.__class__.__name__}")


def kind_words(say: Teller, kind: Any, on_field: bool) -> str:
    """A kind of card with its noun."""
    if isinstance(kind, filters.Kind):
        more = "".join(before(say, test) for test in kind.more)
        adjectives = "".join(before(say, test) for test in kind.adjectives)
        which = kind.which
        if kind.noun is None:
            return more + adjectives + say(which)
        last = noun(say, kind.noun, on_field)
        return more + adjectives + (before(say, which) if which is not None else "") + last
    if isinstance(kind, (filters.AnyCard, filters.IsType)):
        return noun(say, kind, on_field)
    if isinstance(kind, AnyOf) and not isinstance(kind, filters.TheseAndThose):
        return "或".join(kind_words(say, one, on_field) for one in kind.filters)
    if isinstance(kind, AllOf):
        kinds = [one for one in kind.filters if isinstance(one, (filters.Kind, AnyOf, filters.AnyCard, filters.IsType))]
        rest = [one for one in kind.filters if not isinstance(one, (filters.Kind, AnyOf, filters.AnyCard, filters.IsType))]
        if len(kinds) == 1:
            return "".join(before(say, one) for one in rest) + kind_words(say, kinds[0], on_field)
    if isinstance(kind, filters.Named):
        return say(kind)
    return before(say, kind) + ("角色" if on_field else "卡片")


def is_character(kind: Any) -> bool:
    if isinstance(kind, filters.Kind):
        return isinstance(kind.noun, filters.IsType) and kind.noun.types == [CHARACTER]
    if isinstance(kind, AllOf):
        return any(is_character(one) for one in kind.filters)
    if isinstance(kind, AnyOf):
        return all(is_character(one) for one in kind.filters)
    return isinstance(kind, filters.IsType) and kind.types == [CHARACTER]


@words.on(filters.Kind)
def kind(say: Teller, node: Any) -> str:
    return kind_words(say, node, on_field=False)


@words.on(filters.AnyCard)
def any_card(say: Teller, node: Any) -> str:
    return "卡片"


@words.on(filters.IsType)
def is_type(say: Teller, node: Any) -> str:
    return noun(say, node, on_field=False)


@words.on(filters.ColorIs)
def color_is(say: Teller, node: Any) -> str:
    return COLORS[node.color]


@words.on(filters.Named)
def named(say: Teller, node: Any) -> str:
    return f"「{node.name}」"


@words.on(filters.NameContains)
def name_contains(say: Teller, node: Any) -> str:
    return "卡片名稱含有" + "與".join(f"「{part}」" for part in node.parts)


words(filters.Affinity, "特徵〈{name}〉")
words.each({
    filters.NoAffinities: "沒有特徵", filters.IsResting: "休息狀態", filters.IsActive: "活動狀態", filters.IsRaided: "突襲狀態",
    filters.HasRaid: "持有【突襲】", filters.HasTrigger: "持有觸發", filters.HasActivateMain: "持有【啟動主要】效果",
    filters.OnFrontLine: "在前線", filters.OnEnergyLine: "在能源線", filters.OnOtherLine: "在另一條線",
    filters.NothingUnder: "下方沒有背面朝上的卡片", filters.OfYours: "自己", filters.IsThisCard: "這張卡片",
    filters.SameNameAs: "與{group}卡片名稱相同", Another: "其他",
    filters_numbers.BPAboveBase: "BP高於原本BP", filters_numbers.BPBelowBase: "BP低於原本BP",
    filters_numbers.FulfilledEnergy: "滿足能源需求", filters_numbers.SameEnergyAs: "與{group}能源需求相同",
    filters_numbers.SameBaseBPAs: "與{group}原本BP相同", filters_numbers.EnergyAtMost: "能源需求在{amount}以下",
    filters_numbers.BaseBPEquals: "原本BP等於{amount}", filters_numbers.EnergyEquals: "能源需求等於{amount}",
    filters_turn.PlayedThisTurn: "在這個回合中登場", filters_turn.PlayedFromHand: "從手牌登場",
    filters_turn.NotAttackedThisTurn: "在這個回合中未進行攻擊", filters_turn.AttackedThisTurn: "在這個回合中進行過攻擊",
    filters_turn.FirstAttack: "進行這個回合中第1次攻擊", filters_turn.IsAttacking: "進行攻擊", filters_turn.IsBlocking: "進行防禦",
    filters_turn.NthAttack: "進行這個回合中第{n}次攻擊", filters_turn.FirstOfItsPlayer: "進行其玩家這個回合中第1次攻擊",
})  # fmt: skip


@words.on(filters.TriggerIs)
def trigger_is(say: Teller, node: Any) -> str:
    return f"觸發為【{TRIGGERS[node.trigger]}】"


@words.on(filters.HasKeyword)
def has_keyword(say: Teller, node: Any) -> str:
    return f"持有【{KEYWORDS[node.word]}】"


@words.on(filters.HasWhenPlayed)
def has_when_played(say: Teller, node: Any) -> str:
    return f"持有【{MOMENTS[node.moment]}】效果"


@words.on(filters_numbers.BPIs)
def bp_is(say: Teller, node: Any) -> str:
    return f"BP{node.n}{HOW[node.how]}"


@words.on(filters_numbers.BaseBPIs)
def base_bp_is(say: Teller, node: Any) -> str:
    return f"原本BP{node.n}{HOW[node.how]}"


@words.on(filters_numbers.EnergyIs)
def energy_is(say: Teller, node: Any) -> str:
    return f"能源需求{node.n}{HOW[node.how]}"


@words.on(filters_numbers.APIs)
def ap_is(say: Teller, node: Any) -> str:
    return f"消耗AP{node.n}{HOW[node.how]}"


@words.on(filters_numbers.GeneratesIs)
def generates_is(say: Teller, node: Any) -> str:
    return f"產生能源{node.n}{HOW[node.how]}"


@words.on(filters_numbers.BPMarked)
def bp_marked(say: Teller, node: Any) -> str:
    return f"BP{marked(node)}以下"


@words.on(filters_numbers.EnergyMarked)
def energy_marked(say: Teller, node: Any) -> str:
    return f"能源需求{marked(node)}以下"


def marked(node: Any) -> str:
    """A number in brackets that another sentence adds to; which brackets the English has is no matter."""
    return f"〔{node.n}〕"


for _cls in (filters_numbers.BPMarked, filters_numbers.EnergyMarked, amounts.Marked):
    words.unsaid(_cls, "square", "square brackets and braces mark the same")


@words.on(filters_numbers.BPComparedTo)
def bp_compared(say: Teller, node: Any) -> str:
    return f"BP低於{say(node.amount)}" if node.strictly else f"BP在{say(node.amount)}以下"


@words.on(filters_numbers.BPAbove)
def bp_above(say: Teller, node: Any) -> str:
    return f"BP高於{say(node.amount)}" if node.strictly else f"BP在{say(node.amount)}以上"


@words.on(filters_numbers.ExtremeBP)
def extreme_bp(say: Teller, node: Any) -> str:
    return f"BP最{'低' if node.lowest else '高'}"


@words.on(filters_turn.PlayedBy)
def played_by(say: Teller, node: Any) -> str:
    return f"因自己{'或'.join({CHARACTER: '角色', SITE: '場域', EVENT: '事件卡', 3: '觸發'}[t] for t in node.types)}的效果登場"


@words.on(filters_turn.PlayedFrom)
def played_from(say: Teller, node: Any) -> str:
    return f"從{ZONES[node.place]}登場"


@words.on(filters_turn.MovedThisTurn)
def moved_this_turn(say: Teller, node: Any) -> str:
    return f"在這個回合中{'移動階段以外' if node.outside else ''}移動過"


@words.on(filters_turn.ChosenThisTurnBy)
def chosen_this_turn(say: Teller, node: Any) -> str:
    return f"在這個回合中被自己{say.join(node.filters, '、')}的效果選擇過"


@words.on(AllOf)
def all_of(say: Teller, node: Any) -> str:
    return say.join(node.filters, "且")


@words.on(AnyOf)
def any_of(say: Teller, node: Any) -> str:
    return say.join(node.filters, "、", "或")


@words.on(filters.TheseAndThose)
def these_and_those(say: Teller, node: Any) -> str:
    return say.join(node.filters, "、", "與")


@words.on(Except)
def except_(say: Teller, node: Any) -> str:
    one = node.one
    if isinstance(one, filters.OfYours):
        return "對手"
    if isinstance(one, (filters.Named, filters.Kind, filters.IsThisCard, filters.Affinity, AnyOf, AllOf, filters.ColorIs, filters.IsType)):
        return f"{say(one)}以外"
    if isinstance(one, filters.NoAffinities):
        return "持有特徵"
    if isinstance(one, filters.HasTrigger):
        return "沒有觸發"
    if isinstance(one, (filters.IsRaided, filters.IsActive, filters.IsResting)):
        return f"非{say(one)}"
    return negated(say(one))


def negated(said: str) -> str:
    for start, instead in (("持有", "沒有"), ("在", "不在"), ("為", "不為"), ("是", "不是")):
        if said.startswith(start):
            return instead + said.removeprefix(start)
    return "並非" + said


def predicate(say: Teller, test: Any) -> str:
    """What is said of a card: 為活動狀態, 的BP為3000以上."""
    if isinstance(test, filters.Kind) and test.noun is None and test.which is None:  # it is active, it has 3000 BP
        return "且".join(predicate(say, one) for one in [*test.adjectives, *test.more])
    if isinstance(test, AllOf) and len(test.filters) == 1:
        return predicate(say, test.filters[0])
    if isinstance(test, filters_numbers.BPIs):
        return f"的BP為{test.n}{HOW[test.how]}"
    if isinstance(test, filters_numbers.BaseBPIs):
        return f"的原本BP為{test.n}{HOW[test.how]}"
    if isinstance(test, filters_numbers.EnergyIs):
        return f"的能源需求為{test.n}{HOW[test.how]}"
    if isinstance(test, filters_numbers.APIs):
        return f"的消耗AP為{test.n}{HOW[test.how]}"
    if isinstance(test, filters_numbers.GeneratesIs):
        return f"的產生能源為{test.n}{HOW[test.how]}"
    said = say(test)
    if isinstance(test, filters.Affinity):
        return f"持有{said}"
    if isinstance(test, Except):
        return f"不是{say(test.one)}" if said.endswith("以外") else said if said.startswith(("沒有", "不", "並非", "持有")) else f"為{said}"
    if said.startswith(("持有", "沒有", "在", "與", "因", "從", "進行", "滿足", "下方")):
        return said
    if said.startswith("BP"):
        return f"的{said}"
    return f"為{said}"


# -- places and groups ----------------------------------------------------------------------------


def zones(numbers: list[int]) -> str:
    if set(numbers) == FIELD_LINES:
        return "場上"
    if len(numbers) > 2 and set(numbers) > FIELD_LINES:
        return "場上或" + "或".join(ZONES[n] for n in numbers if n not in FIELD_LINES)
    return "或".join(ZONES[n] for n in numbers)


@words.on(places.At)
def at(say: Teller, node: Any) -> str:
    return WHOSE[node.whose] + zones(node.places)


def on_field(where: Any) -> bool:
    if isinstance(where, places.At):
        return set(where.places) <= FIELD_LINES
    return isinstance(where, (places.SameLine, places.OtherLine))


@words.on(places.SameLine)
def same_line(say: Teller, node: Any) -> str:
    return "與這張卡片不同的線" if node.other else "與這張卡片相同的線"


words.each({
    places.OtherLine: "{group}所在之外的另一條線", places.AmongThem: "其中", places.In: "{group}所在的位置",
    places.Beneath: "{group}下方（不論正反面）",
})  # fmt: skip


@words.on(places.AmongMoved)
def among_moved(say: Teller, node: Any) -> str:
    return "那些卡片中" if node.those else "放置在場外的卡片中"


@words.on(places.UnderCards)
def under_cards(say: Teller, node: Any) -> str:
    return f"{say(node.group)}下方{'背面' if node.face_down else '正面'}朝上"


@words.on(places.BothPlaces)
def both_places(say: Teller, node: Any) -> str:
    return say.join(node.places, "或")


def parts(say: Teller, group: Any) -> tuple[str, str, str]:
    """Of cards somewhere: where, the measure word, what."""
    field = on_field(group.where)
    other = "其他" if isinstance(group, places.AnotherAt) else ""
    more = "".join(before(say, test) for test in group.more)
    what = more + other + kind_words(say, group.kind, field)
    unit = "名" if field and is_character(group.kind) else "張"
    return say(group.where), unit, what


def hand(where: Any, what: str) -> bool:
    """自己1張手牌 rather than 自己手牌1張卡片."""
    return isinstance(where, places.At) and where.places == [table.HAND] and what == "卡片"


def counted(say: Teller, group: Any, many: str, unit: str = "") -> str:
    """So many cards somewhere; `many` has its place for the measure word at 〇."""
    if not isinstance(group, places.CardsAt):
        return f"{say(group)}中的{many.replace('〇', unit or '張')}"
    where, measure, what = parts(say, group)
    count = many.replace("〇", unit or measure)
    if hand(group.where, what):
        return f"{where.removesuffix('手牌')}{count}手牌"
    joint = "的" if where.endswith("朝上") else "中" if where.endswith(("手牌", "卡組", "生命區", "移除區")) else ""
    return f"{where}{joint}{count}{what}"


@words.on(places.CardsAt, places.AnotherAt)
def cards_at(say: Teller, node: Any) -> str:
    """All of them."""
    where, _, what = parts(say, node)
    if hand(node.where, what):
        return f"{where.removesuffix('手牌')}全部手牌"
    return f"{where}全部{what}" if not where.endswith("朝上") else f"{where}的全部{what}"


@words.on(This)
def this(say: Teller, node: Any) -> str:
    """In an ability that is given away, whoever gets it; else as the card's type has it."""
    if any(isinstance(one, QuotedAbility) for one in say.inside):
        return "這名角色"
    return say.context.get("this", "這張卡片")


def party(say: Teller, tests: list[Any]) -> str:
    """The other side of a battle, or whose abilities they are: on the field."""
    mine = "自己" if any(isinstance(test, filters.OfYours) for test in tests) else ""
    rest = [test for test in tests if not isinstance(test, filters.OfYours)]
    return mine + "且".join(kind_words(say, test, True) if isinstance(test, filters.Kind) else say(test) for test in rest)


words.each({
    LookedAt: "其餘卡片", EventCard: "該卡片", OtherCard: "該對象", places.Attacker: "進行攻擊的角色",
    places.Battling: "與這名角色對戰的角色", places.Bases: "這名角色的突襲元卡", places.Chosen: "所選的卡片",
    places.Revealed: "公開的卡片", places.SpokenOf: "該卡片（不論現在何處）",
})  # fmt: skip


@words.on(places.RevealedOf)
def revealed_of(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}公開的卡片"


@words.on(It)
def it(say: Teller, node: Any) -> str:
    """What was picked by the same words, or what was spoken of last."""
    if say.object:
        found, say.object = say.object, ""
        return found
    return "它"


@words.on(Pronoun)
def pronoun(say: Teller, node: Any) -> str:
    role, many, character = node.role, node.many, node.character
    noun_ = "角色" if character else "卡片"
    if role:
        before_ = {reg.CHOSEN: "選擇", reg.REVEALED: "公開", reg.PLAYED: "登場", reg.LOOKED_AT: "查看"}[role]
        return f"{'那些' if many == reg.MANY else '該張' if many == reg.ONE else '所'}{before_}的{noun_}"
    if many == reg.ONE:
        return "該角色" if character else "它"
    if many == reg.MANY:
        return "那些角色" if character else "它們"
    return "該名角色" if character else "該卡片"


@words.on(places.Those)
def those(say: Teller, node: Any) -> str:
    return "該" + "".join(before(say, test) if not isinstance(test, (filters.Named, filters.Kind)) else say(test) for test in node.filters)


@words.on(Together)
def together(say: Teller, node: Any) -> str:
    return say.join(node.groups, "、", "與")


DEEDS: Final = {
    reg.SIDELINED: "退場", reg.TO_SIDELINE: "放置在場外", reg.TO_REMOVAL: "放置在移除區", reg.TO_HAND: "加入手牌", reg.RETURNED: "從場上返回手牌", reg.TO_HAND_ANYHOW: "返回手牌", reg.TO_DECK: "放回卡組",
    reg.TO_LIFE: "放置在生命區", reg.UNDER: "放置在下方", reg.PLAYED_IT: "登場", reg.RESTED: "轉為休息", reg.READIED: "置為活動",
    reg.LINE_CHANGED: "移動", reg.MOVES: "移動過", reg.SIDELINED | reg.TO_SIDELINE: "退場或放置在場外",
    reg.PLACED: "放置",
}  # fmt: skip


def deed(number: int) -> str:
    found = DEEDS.get(number)
    if found is None:
        raise Untold(f"deed {number}")
    return found


@words.on(DoneTo)
def done_to(say: Teller, node: Any) -> str:
    origin = f"從{ZONES[node.origin]}" if node.origin >= 0 else ""
    return f"以此效果{origin}{deed(node.deed)}的卡片"


@words.on(picking.TopCards, picking.BottomCards)
def top_cards(say: Teller, node: Any) -> str:
    return f"自己卡組最{'下' if isinstance(node, picking.BottomCards) else '上'}面{say(node.n)}張卡片"


# -- amounts --------------------------------------------------------------------------------------

words(Fixed, "{n}")
words.each({
    amounts.DifferentEnergies: "{group}中不同能源需求的數量",
    amounts.BPOf: "{group}的BP", amounts.EnergySum: "{group}的合計能源需求",
    amounts.Half: "{amount}的一半", amounts.RevealedCount: "公開的卡片數量", SelectedEnergy: "所選的能源需求",
})  # fmt: skip


@words.on(NumberOf)
def number_of(say: Teller, node: Any) -> str:
    group = node.group
    if isinstance(group, places.CardsAt):
        where, unit, what = parts(say, group)
        if hand(group.where, what):
            return f"{where.removesuffix('手牌')}手牌張數"
        return f"{where}{what}的{'人' if unit == '名' else '張'}數"
    return f"{say(group)}的張數"


@words.on(amounts.LowestBP)
def lowest_bp(say: Teller, node: Any) -> str:
    return f"{say(node.group)}中最低的BP"


@words.on(amounts.DifferentAffinities)
def different_affinities(say: Teller, node: Any) -> str:
    return f"{say(node.group)}中不同{f'含有〈{node.part}〉的' if node.part else ''}特徵的數量"


@words.on(amounts.LifeOf)
def life_of(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}{'合計' if node.whose == ANYBODYS else '的'}生命"


@words.on(amounts.DeckOf)
def deck_of(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}卡組張數"


@words.on(amounts.EnergyOf)
def energy_of(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}的{COLORS[node.color] if node.color >= 0 else ''}產生能源"


@words.on(amounts.APOf)
def ap_of(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}{'活動' if node.active else '休息'}狀態的AP卡張數"


@words.on(amounts.UniqueNames)
def unique_names(say: Teller, node: Any) -> str:
    return f"{say.join(node.groups, '與')}中不同卡片名稱的數量"


@words.on(amounts.Sum)
def sum_(say: Teller, node: Any) -> str:
    return say(node.amounts[0]) if len(node.amounts) == 1 else f"{say.join(node.amounts, '與')}的合計"


@words.on(amounts.AmountIf)
def amount_if(say: Teller, node: Any) -> str:
    return f"{say(node.amount)}（若{say(node.condition)}）"


@words.on(amounts.EitherAmount)
def either_amount(say: Teller, node: Any) -> str:
    return f"{say(node.usual)}（若{say(node.condition)}則為{say(node.other)}）"


@words.on(amounts.Marked)
def marked_amount(say: Teller, node: Any) -> str:
    return marked(node)


@words.on(amounts.MovedWithThis)
def moved_with_this(say: Teller, node: Any) -> str:
    origin = f"從{ZONES[node.origin]}" if node.origin >= 0 else ""
    return f"以此效果{origin}{deed(node.deed)}的卡片張數"


@words.on(Times)
def times(say: Teller, node: Any) -> str:
    return f"{say(node.amount)}×{node.factor}"


@words.on(Plus)
def plus(say: Teller, node: Any) -> str:
    return say(node.amount) + (f"＋{node.more}" if node.more else "")


def per(say: Teller, amount: Any, n: str = "1") -> str:
    """For each of something: 自己場上每有1張….."""
    if isinstance(amount, NumberOf):
        group = amount.group
        if isinstance(group, places.CardsAt):
            where, unit, what = parts(say, group)
            if hand(group.where, what):
                return f"{where.removesuffix('手牌')}手牌每有{n}張"
            joint = "的卡片" if where.endswith("朝上") else ""
            return f"{where}{joint}每有{n}{unit}{'' if joint and what == '卡片' else what}"
        return f"{say(group)}每有{n}張"
    if isinstance(amount, amounts.ForEvery):
        return per(say, amount.amount, say(amount.n))
    if isinstance(amount, amounts.LifeOf):
        return f"{WHOSE[amount.whose]}每有{n}點生命"
    if isinstance(amount, amounts.EnergyOf):
        return f"{say(amount)}每有{n}"
    if isinstance(amount, amounts.MovedWithThis):
        origin = f"從{ZONES[amount.origin]}" if amount.origin >= 0 else ""
        return f"每有{n}張以此效果{origin}{deed(amount.deed)}的卡片"
    if isinstance(amount, amounts.UniqueNames):
        return f"{say.join(amount.groups, '與')}中每有{n}種不同的卡片名稱"
    if isinstance(amount, amounts.AmountIf):
        return f"若{say(amount.condition)}，{per(say, amount.amount, n)}"
    return f"{say(amount)}每有{n}"


def each(say: Teller, amount: Any) -> tuple[str, str]:
    """An amount as what stands first, if it counts something, and the number itself."""
    if isinstance(amount, Times):
        return f"{per(say, amount.amount)}，", str(amount.factor)
    if isinstance(amount, (NumberOf, amounts.ForEvery, amounts.MovedWithThis, amounts.UniqueNames, amounts.HappenedCount, amounts.LifeOf, amounts.Sum)):
        return f"{per(say, amount)}，", "1"
    return "", say(amount)

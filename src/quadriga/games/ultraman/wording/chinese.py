"""Traditional Chinese for this game's cards: printing only, on the core's table (text/chinese.py).

There is no official Chinese for this game; words follow languages/zh-Hant.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.effects import owners, sorts
from quadriga.effects.amounts import GameNumber
from quadriga.effects.conditions import GameFact
from quadriga.effects.piles import Pile
from quadriga.effects.properties import Being
from quadriga.effects.references import Thing
from quadriga.games.decks import worded
from quadriga.games.ultraman.cards import bare, printed_texts, read_text
from quadriga.games.ultraman.chapters import marks
from quadriga.games.ultraman.chapters.faces import (
    KAIJU,
    SCENE,
    STATE_MARKS,
    STATE_NAMES,
    TYPES,
    ULTRA_HERO,
    ULTRA_MECH,
)
from quadriga.games.ultraman.chapters.paying import NoCost, Payment
from quadriga.games.ultraman.chapters.standing import Continuous
from quadriga.games.ultraman.chapters.table import (
    ACTIVATION_PHASE,
    DECK,
    DISCARD,
    DRAW_PHASE,
    HAND,
    JUDGEMENT_PHASE,
    LEVEL_UP_PHASE,
    OPEN_PHASE,
    START_PHASE,
)
from quadriga.games.ultraman.chapters.timing import ENTERS_PLAY
from quadriga.games.ultraman.chapters.triggers import Triggered
from quadriga.games.ultraman.vocabulary import events, gifts, into_play, moving, prohibitions, tests
from quadriga.games.ultraman.vocabulary.assembling import Assemble
from quadriga.games.ultraman.vocabulary.blocks import (
    AlsoKind,
    AlsoNamed,
    AnyNumber,
    Block,
    Copies,
    CountsAs,
    LevelsFrom,
    Team,
    Text,
)
from quadriga.games.ultraman.vocabulary.discarding import Discard, Exile
from quadriga.games.ultraman.vocabulary.drawing import DrawByState
from quadriga.games.ultraman.vocabulary.events import Event, PhaseBegins, TurnEnds, UseText
from quadriga.games.ultraman.vocabulary.into_play import Beneath, IntoPlay, ToSceneArea
from quadriga.games.ultraman.vocabulary.moving import Move
from quadriga.games.ultraman.vocabulary.powers import CarryOut, Charge, Negate
from quadriga.games.ultraman.vocabulary.swapping import ShufflePile, Swap, SwapBP
from quadriga.games.ultraman.vocabulary.to_zones import To
from quadriga.text import chinese
from quadriga.text.chinese import CIRCLED, ENDS, PASSIVE, RELATIVE, WHOSE, acted, counted, signed
from quadriga.text.errors import Declined
from quadriga.text.telling import Teller, Untold, Words

words = Words(chinese.words)
words.terms["attribute"] = {
    tests.LEVEL: "等級", tests.BP: "BP", tests.ROUND: "場數", tests.TYPE: "屬性", tests.NAME: "角色名", tests.PRINTED_EXTRA: "印刷的EXTRA BP", tests.CARD_NAME: "卡名",
}  # fmt: skip
words.terms["zone"] = {HAND: "手牌", DISCARD: "棄牌區", DECK: "卡組"}
words.terms["this"] = {sorts.UNIT: "這名角色", tests.A_SCENE: "這張場景卡", sorts.CARD: "這張卡片"}
KINDS = {ULTRA_HERO: "奧特英雄", KAIJU: "怪獸", ULTRA_MECH: "奧特機甲", SCENE: "場景"}
NOUNS = {tests.NOUN_CARD: "卡片", tests.NOUN_CHARACTER: "角色", tests.NOUN_CHARACTER_CARD: "角色卡"}


def measure(part: Any) -> str:
    if isinstance(part, tests.Noun):
        return "名" if part.noun == tests.NOUN_CHARACTER else "張"
    if isinstance(part, tests.FaceDown) or (isinstance(part, tests.KindIs) and part.kinds == SCENE):
        return "張"
    return ""


words.measure = measure
words.places = (tests.Belonging,)


# -- tests ----------------------------------------------------------------------------------------

words(tests.NameIs, "『{name}』")
words(tests.NameHas, "「{words}」")
words(tests.HasTeam, "[隊伍][{name}]")


@words.on(tests.KindIs)
def kind_is(say: Teller, node: Any) -> str:
    return KINDS[node.kinds]


@words.on(tests.Noun)
def noun(say: Teller, node: Any) -> str:
    return NOUNS[node.noun]


words(tests.LevelledName, "{level}的{what}")


def states(numbers: list[int]) -> str:
    return chinese_or([STATE_NAMES[n] for n in numbers])


def types(numbers: list[int], last: str = "或") -> str:
    return chinese_or([f"【{TYPES[n]}】" for n in numbers], last)


def chinese_or(said: list[str], last: str = "或") -> str:
    return said[0] if len(said) == 1 else "、".join(said[:-1]) + last + said[-1]


@words.on(tests.StateIs)
def state_is(say: Teller, node: Any) -> str:
    return states(node.states)


@words.on(Being)
def being(say: Teller, node: Any) -> str:
    said = say(node.test)
    return f"為{said}" if isinstance(node.test, tests.StateIs) else said


@words.on(tests.HasTypes)
def has_types(say: Teller, node: Any) -> str:
    printed = "印刷的" if node.printed else ""
    return f"具有{printed}屬性{types(node.types, '與' if node.every else '或')}"


@words.on(tests.TypeOtherThan)
def type_other_than(say: Teller, node: Any) -> str:
    return f"具有{types(node.types)}以外的屬性"


@words.on(tests.HasPrintedExtra)
def printed_extra(say: Teller, node: Any) -> str:
    return f"具有印刷的EXTRA BP{say(node.compared)}"


words(tests.IsExtra, "BP為EXTRA")
words(tests.LevelledUp, "於本回合升級過")
words(tests.HasAnyText, "具有效果文字")
words(tests.HasChosenType, "具有所選的屬性")


@words.on(tests.TypeCount)
def type_count(say: Teller, node: Any) -> str:
    return f"屬性數量{say(node.compared)}"


@words.on(tests.GradeIs)
def grade_is(say: Teller, node: Any) -> str:
    return f"BP等級{'提升' if node.increased else '下降'}中"


@words.on(tests.PrintedIn)
def printed_in(say: Teller, node: Any) -> str:
    state = f"{STATE_NAMES[node.state]} " if node.state else "目前狀態的"
    return f"具有印刷的{state}BP{say(node.compared)}"


@words.on(tests.BesideOf)
def beside(say: Teller, node: Any) -> str:
    side = {tests.EITHER_SIDE: "左側或右側", tests.BOTH_SIDES: "左右兩側", tests.ANY_SIDE: ""}[node.sides]
    return f"與{say(node.ref)}{side}相鄰"


AREAS = {tests.NEWEST: "最新", tests.FIRST: "最初", tests.LEFTMOST: "最左側", tests.RIGHTMOST: "最右側"}


@words.on(tests.InArea)
def in_area(say: Teller, node: Any) -> str:
    return f"位於{AREAS[node.which]}的對戰區"


words(tests.FacesOf, "為{who}的對戰對手")
words(tests.CanTake, "能以{ref}升級")
words(tests.FaceDown, "橫置蓋放的")


@words.on(tests.HasText)
def has_text(say: Teller, node: Any) -> str:
    if node.activate:
        return f"具有[啟動]效果{'' if node.own_kind == 0 else node.own_kind}"
    return f"具有《{'這名角色' if node.own_kind == ENTERS_PLAY else '這張場景卡'}登場時》效果"


words(tests.InSceneArea, "場景區中")
words(tests.Exiled, "已除外的卡片中")
words(tests.BeneathOf, "{host}下方")


@words.on(tests.OnField)
def on_field(say: Teller, node: Any) -> str:
    return f"在{WHOSE[node.seat]}場上"


@words.on(tests.Belonging)
def belonging(say: Teller, node: Any) -> str:
    return WHOSE[node.seat]


words(tests.OpponentOf, "{who}的對戰對手")


@words.on(tests.ChargeOf)
def charge_of(say: Teller, node: Any) -> str:
    return f"{say(node.host)}下方橫置蓋放的卡片中{ENDS[node.end]}的1張"


@words.on(GameNumber)
def game_number(say: Teller, node: Any) -> str:
    return "回合數" if node.which == 1 else "場數計數"


@words.on(GameFact)
def game_fact(say: Teller, node: Any) -> str:
    return "自己是先導玩家" if node.which == 1 else "自己是後手玩家"


# -- verbs ----------------------------------------------------------------------------------------


@words.on(Discard)
def discard(say: Teller, node: Any) -> str:
    return acted(say, node.what, "捨棄")


@words.on(Exile)
def exile(say: Teller, node: Any) -> str:
    return acted(say, node.what, "除外", moved=True)


INTO = {
    moving.PUT_IT: "放置到", moving.SEND_IT: "送入", moving.RETURN_IT: "放回", moving.ADD_IT: "加到",
    moving.PLACE_IT: "擺放到", moving.SHUFFLE_IT: "洗入", moving.MOVE_IT: "移動到",
}  # fmt: skip
INTO_HAND = {**INTO, moving.PUT_IT: "加入", moving.ADD_IT: "加到"}


@words.on(Move)
def move(say: Teller, node: Any) -> str:
    verb, dest = node.verb, node.dest
    if isinstance(dest, To):
        pile = dest.pile
        hand = isinstance(pile, Pile) and pile.place == HAND
        where = (INTO_HAND if hand else INTO)[verb] + say(dest)
    elif isinstance(dest, ToSceneArea):
        where = INTO[verb] + say(dest)
    elif isinstance(dest, (Beneath, IntoPlay)) and verb == moving.PUT_IT:
        where = say.plainly(dest)
    elif isinstance(dest, (Beneath, IntoPlay)) and verb in (moving.PLACE_IT, moving.SEND_IT, moving.RETURN_IT):
        where = f"{INTO[verb].rstrip('到入')}，{say.plainly(dest)}"
    else:
        raise Untold("Move.verb")
    but = f"（{say(node.but)}除外）" if node.but is not None else ""
    return acted(say, node.what, where + but, moved=True)


words(To, "{pile}")
words(ToSceneArea, "場景區")


@words.on(IntoPlay)
def into_play_(say: Teller, node: Any) -> str:
    host, one = node.host, node.as_one
    as_one = f"作為{say(one)}" if one is not None else ""
    if node.how == into_play.IN_PLACE:
        return f"{as_one}在{say(host) or '原本'}的位置登場"
    return f"{as_one}疊放於{say(host)}{'上方' if node.how == into_play.ON_TOP else '下方'}登場"


words(Beneath, "橫置蓋放於{host}下方")
words(Assemble, "使用{pile}的卡片，將{what}{dest}")


@words.on(Swap)
def swap(say: Teller, node: Any) -> str:
    return f"交換{say(node.a)}與{say(node.b)}的位置" if node.b is not None else f"交換{say(node.a)}的位置"


words(SwapBP, "{until}，交換{a}與{b}的BP")
words(ShufflePile, "將{pile}洗牌")


@words.on(DrawByState)
def draw_by_state(say: Teller, node: Any) -> str:
    who = say(node.who)
    parts = [f"為{STATE_NAMES[s]}時抽{counted(say, q, '張')}卡片" for q, s in zip(node.counts, node.states, strict=True)]
    return f"{who}{'、'.join(parts)}"


@words.on(Negate)
def negate(say: Teller, node: Any) -> str:
    return f"使{say(node.who)}的{'全部' if node.every else '1個'}效果文字{say(node.until)}無效"


@words.on(CarryOut)
def carry_out(say: Teller, node: Any) -> str:
    who = say(node.who)
    if node.payment:
        if node.scene:
            raise Untold("CarryOut")
        return f"選擇{who}的1個[啟動]效果，無視其[SIN][DBL][TRP]與次數限制，支付其代價並處理該效果"
    return f"觸發{who}的1個《{'這張場景卡' if node.scene else '這名角色'}登場時》效果"


@words.on(Charge)
def charge(say: Teller, node: Any) -> str:
    return f"[充能{CIRCLED[node.n - 1]}]【{node.names}】"


@words.on(Event)
def event(say: Teller, node: Any) -> str:
    verb = {
        events.ENTERS: "登場", events.WINS: "對戰獲勝", events.LOSES: "對戰落敗", events.TIES: "對戰平手", events.LEAVES: "離場",
        events.LEVELS_UP: "升級",
        events.IS_SET: "設置", events.BP_UP: "BP提升", events.BP_DOWN: "BP下降", events.GRADE_UP: "BP等級提升", events.GRADE_DOWN: "BP等級下降",
        events.CHANGES_PLACE: "交換位置", events.REPLACED: "被其他場景卡取代",
    }[node.which]  # fmt: skip
    verb = {owners.YOU: "在自己場上", owners.OPPONENT: "在對手場上"}.get(node.side, "") + verb
    if say.mood == RELATIVE and isinstance(node.what, Thing):
        return verb
    return say.plainly(node.what) + verb


@words.on(UseText)
def use_text(say: Teller, node: Any) -> str:
    what = node.what
    subject = "" if what is None or isinstance(what, Thing) else say.plainly(what)
    return f"{subject}的[啟動]效果被使用" if say.mood == PASSIVE and subject else f"{subject}使用[啟動]效果"


words(TurnEnds, "回合結束")
PHASES = {
    START_PHASE: "回合", DRAW_PHASE: "抽卡階段", LEVEL_UP_PHASE: "升級階段", OPEN_PHASE: "公開階段", ACTIVATION_PHASE: "效果發動階段",
    JUDGEMENT_PHASE: "判定階段",
}  # fmt: skip


@words.on(PhaseBegins)
def phase_begins(say: Teller, node: Any) -> str:
    return f"{PHASES[node.phase]}開始"


# -- gifts ----------------------------------------------------------------------------------------


@words.on(gifts.GiveBP)
def give_bp(say: Teller, node: Any) -> str:
    most = f"（最多{signed(node.cap)}）" if node.cap else ""
    return f"BP{signed(node.amount)}{most}"


@words.on(gifts.GiveGrade)
def give_grade(say: Teller, node: Any) -> str:
    return f"BP等級{'提升' if node.increase else '下降'}{node.amount}"


@words.on(gifts.RaiseLevel)
def raise_level(say: Teller, node: Any) -> str:
    return f"等級{'提升' if node.increase else '下降'}{node.amount}"


@words.on(gifts.GiveTypes)
def give_types(say: Teller, node: Any) -> str:
    return f"獲得屬性{types(node.types, '與' if node.every else '或')}"


words(gifts.ChosenType, "獲得所選的屬性")


@words.on(gifts.ChooseType)
def choose_type(say: Teller, node: Any) -> str:
    return f"選擇屬性{types(node.types)}"


words(gifts.ChooseTypeOf, "選擇{who}的1個屬性")


@words.on(gifts.ChangeType)
def change_type(say: Teller, node: Any) -> str:
    return f"使{say(node.who)}的1個屬性{say(node.until)}變為{types(node.types)}"


@words.on(gifts.Unaffected)
def unaffected(say: Teller, node: Any) -> str:
    what = {
        marks.GRADE_INCREASE: "BP等級提升", marks.GRADE_DECREASE: "BP等級下降", marks.BP_PLUS: "BP增加效果", marks.BP_MINUS: "BP減少效果",
    }[node.kind]  # fmt: skip
    return f"不受任何{what}影響"


@words.on(gifts.Outcome)
def outcome(say: Teller, node: Any) -> str:
    return f"的對戰視為{'獲勝' if node.win else '平手'}"


words(gifts.ExtraBP, "的BP變為EXTRA")
words(gifts.CannotLevelUp, "不能升級")
words(gifts.NoActivate, "的[啟動]效果無法使用")
words(gifts.NoEntersPlay, "的《這名角色登場時》效果無法由對手處理")
WAYS = {
    prohibitions.RETURNED: "放回手牌", prohibitions.SENT: "送入棄牌區", prohibitions.PUT_BACK: "放回卡組", prohibitions.EXILED: "除外", prohibitions.CHOSEN: "選擇",
}  # fmt: skip
BANS = {
    marks.BAN_ACTIVATE: "使用[啟動]效果", marks.BAN_CHARACTERS_ACTIVATE: "使用角色的[啟動]效果",
    marks.BAN_SCENES_ACTIVATE: "使用場景卡的[啟動]效果", marks.BAN_SET_SCENE: "設置場景卡", marks.BAN_LEVEL_UP: "使角色升級",
    marks.BAN_DRAW: "以效果抽卡", marks.BAN_ENTERS_PLAY: "處理《這名角色登場時》效果", marks.PILE_SAFE: "因對手的效果而使棄牌區的卡片被除外",
}  # fmt: skip


@words.on(prohibitions.CannotBe)
def cannot_be(say: Teller, node: Any) -> str:
    return f"不能{say(node.by)}{'被' if node.by is not None else ''}{WAYS[node.way]}"


@words.on(prohibitions.Shield)
def shield(say: Teller, node: Any) -> str:
    return f"不受{say(node.by).removeprefix('因')}影響"


@words.on(prohibitions.Ban)
def ban(say: Teller, node: Any) -> str:
    return f"不能{BANS[node.ban]}"


@words.on(gifts.LoseTypes)
def lose_types(say: Teller, node: Any) -> str:
    return f"失去屬性{types(node.types, '與')}"


words(gifts.TypesOf, "獲得{whom}的屬性")
words(gifts.MatchBP, "的BP變為與{amount}相同")
words(gifts.DoubleBP, "的BP變為2倍")


@words.on(gifts.OnlyType)
def only_type(say: Teller, node: Any) -> str:
    return f"的屬性變為{types(node.types)}"


words(gifts.AllBP, "的全部BP數值變為{amount}")
words(gifts.ProtectPile, "{until}，{pile}的卡片不會因對手的效果被除外")
words(gifts.SetMore, "在這個回合中可再設置{n}張場景卡")


# -- whole texts ----------------------------------------------------------------------------------


@words.on(Text)
def text(say: Teller, node: Any) -> str:
    return "\n".join([*map(say, node.identity), *map(say, node.blocks)])


QUOTED = "quoted"
"""In an option: without the marks of states, without [Activate]."""


@words.on(Block)
def block(say: Teller, node: Any) -> str:
    states = "".join(f"[{STATE_MARKS[state]}]" for state in node.states)
    return say(node.power) if say.context.get(QUOTED) else states + say(node.power)


def limit(n: int) -> str:
    return "" if n == 0 else f"（每回合{n}次）" if n > 0 else f"（每場對戰{-n}次）"


@words.on(Triggered)
def triggered(say: Teller, node: Any) -> str:
    return f"《{say(node.trigger)}》{limit(node.limit)}{say(node.effect)}"


@words.on(Payment)
def payment(say: Teller, node: Any) -> str:
    often, cost, effect = limit(node.limit), say(node.cost), say(node.effect)
    if say.context.get(QUOTED):  # it is offered only while it is active and may still be used
        return effect if isinstance(node.cost, NoCost) else f"{cost}→{effect}"
    return f"[啟動]{often}{cost}→{effect}"


words(NoCost, "無代價")


@words.on(Continuous)
def continuous(say: Teller, node: Any) -> str:
    return say(node.gifts) + ("" if node.stacks else "此效果不會疊加。")


words(AnyNumber, "卡組中可放入任意張數的這張卡片。")


words(Copies, "卡組中最多可放入{n}張這張卡片。")


@words.on(LevelsFrom)
def levels_from(say: Teller, node: Any) -> str:
    return f"這張卡片也能使{chinese_or([f'『{name}』' for name in node.names])}升級。"


@words.on(AlsoKind)
def also_kind(say: Teller, node: Any) -> str:
    return f"這張卡片也是{KINDS[node.kinds]}卡。"


words(Team, "[隊伍][{name}]")


@words.on(AlsoNamed)
def also_named(say: Teller, node: Any) -> str:
    return f"這張卡片也視為{chinese_or([f'『{name}』' for name in node.names], '與')}。"


@words.on(CountsAs)
def counts_as(say: Teller, node: Any) -> str:
    return f"這張卡片視為{chinese_or([f'『{name}』' for name in node.names])}。"


def texts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """The printed text of a card with its program."""
    text = str(worded(card).get("text") or "")
    tree = read_text(text) if text else None
    return [] if tree is None or isinstance(tree, Declined) else [(str(card.get("text") or text), tree, {})]


def parts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """Its effect texts one by one, as options quote them."""
    text = str(worded(card).get("text") or "")
    tree = read_text(text) if text else None
    if tree is None or isinstance(tree, Declined):
        return []
    return [(bare(line), one, {QUOTED: "yes"}) for line, one in zip(printed_texts(text), tree.blocks, strict=True)]

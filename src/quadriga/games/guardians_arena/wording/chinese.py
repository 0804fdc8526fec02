"""Traditional Chinese for this game's cards: printing only (text/telling.py).

There is no official Chinese; words follow languages/zh-Hant.ftl. Classes and names of cards stay as printed, in 「」.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from quadriga.effects.node import Node
from quadriga.games.game import Unreadable
from quadriga.games.guardians_arena.cards import read
from quadriga.games.guardians_arena.chapters import faces
from quadriga.games.guardians_arena.vocabulary import (
    bans,
    bonuses,
    conditions,
    destroying,
    events,
    immunity,
    inert_texts,
    sorts,
    storage,
    supporting,
    things,
    winning,
)
from quadriga.games.guardians_arena.vocabulary import kinds as ki
from quadriga.text.telling import Teller, Untold, Words

words = Words()

LANDS: Final = {1: "山地", 2: "河湖", 4: "尖峰", 8: "沼澤", 16: "乾丘", 32: "森林", 64: "叢林"}
SIZES: Final = {1: "小型", 2: "中型", 3: "大型"}
COLOURS: Final = ("凡人", "元素", "外界")
ICONS: Final = {1: "佳人", 2: "啤酒", 4: "黃金"}
ANY_ICON: Final = 7
SORTS: Final = {sorts.FIRE: "火焰", sorts.FEAR: "恐懼", sorts.AREA: "範圍效果", sorts.SHOTS: "遠程攻擊"}
BONUSES: Final = {
    sorts.OFF_COLOR: "異色加成", sorts.CLASS: "類別加成", sorts.TERRAIN_SORT: "地形加成", sorts.RANGED_SORT: "遠程攻擊", sorts.CHANNELED_SORT: "引導",
    sorts.ANY_BONUS: "全部加成",
}  # fmt: skip
WHOSE: Final = {sorts.YOU: "我方", sorts.OPPONENT: "對手的", sorts.EITHER: "雙方的"}
PLAYER: Final = {sorts.YOU: "你", sorts.OPPONENT: "對手", sorts.EITHER: "雙方"}
MOST: Final = 999


def signed(n: int) -> str:
    return f"＋{n}" if n >= 0 else f"－{-n}"


def lands(numbers: list[int], joint: str = "或") -> str:
    return joint.join(LANDS[n] for n in numbers)


# -- kinds of creatures ---------------------------------------------------------------------------


def described(say: Teller, kind: Any) -> tuple[str, str]:
    """What stands before the noun, and the noun."""
    if isinstance(kind, ki.Anything):
        return "", "生物"
    if isinstance(kind, ki.Named):
        return "", f"「{kind.word}」"
    if isinstance(kind, ki.Namesake):
        return "", f"「{kind.name}」" if kind.name else "同名卡"
    if isinstance(kind, ki.Coloured):
        return "", f"{COLOURS[kind.colour]}生物"
    if isinstance(kind, ki.AllOf):
        parts = [described(say, test) for test in kind.tests]
        nouns = [noun for _, noun in parts if noun != "生物"]
        if len(nouns) > 1:
            return "".join(before for before, _ in parts), "且為".join(nouns)
        return "".join(before for before, _ in parts), nouns[0] if nouns else "生物"
    if isinstance(kind, ki.AnyKind) and len(kind.kinds) == 1:
        return described(say, kind.kinds[0])
    if isinstance(kind, ki.AnyKind):
        parts = [described(say, one) for one in kind.kinds]
        if {noun for _, noun in parts} == {"生物"}:  # small or medium creatures
            return "或".join(before.removesuffix("的") for before, _ in parts) + "的", "生物"
        return "", "或".join(before + noun for before, noun in parts)
    if isinstance(kind, ki.Sized):
        return SIZES[kind.size], "生物"
    if isinstance(kind, ki.Not):
        before, noun = described(say, kind.kind)
        inner = before + (noun if noun != "生物" else "")
        return f"非{inner.removesuffix('的')}的", "生物"
    return f"{say(kind)}的", "生物"


def named(say: Teller, kind: Any) -> str:
    return "".join(described(say, kind))


@words.on(ki.Anything, ki.Named, ki.Namesake, ki.Coloured, ki.AllOf, ki.AnyKind, ki.Sized, ki.Not)
def kind(say: Teller, node: Any) -> str:
    return named(say, node)


words.each({
    ki.Flyers: "會飛行", ki.Receivers: "能接受引導", ki.Channelers: "能引導", ki.HasReceived: "已接受引導", ki.Commanders: "持有命令",
    ki.Destroyers: "能消滅其他生物", ki.Bearers: "持有物品",
})  # fmt: skip


@words.on(ki.Bribable)
def bribable(say: Teller, node: Any) -> str:
    icons = "" if node.icons == ANY_ICON else "或".join(word for bit, word in ICONS.items() if node.icons & bit)
    return f"可被{icons}賄賂"


@words.on(ki.ImmuneTo)
def immune_to(say: Teller, node: Any) -> str:
    return f"免疫{SORTS[node.sort]}"


@words.on(ki.AffectedBy)
def affected_by(say: Teller, node: Any) -> str:
    return f"會受{SORTS[node.sort]}影響"


@words.on(ki.AttackingBy)
def attacking_by(say: Teller, node: Any) -> str:
    return f"擁有{SORTS[node.sort]}{'攻擊' if node.sort in (sorts.FIRE, sorts.FEAR) else ''}"


@words.on(ki.Measured)
def measured(say: Teller, node: Any) -> str:
    what = {ki.VITALITY: "基本活力", ki.OFF_COLOR_BONUS: "異色加成"}[node.what]
    least, most = node.least, node.most
    if least == -MOST:
        return f"{what}{most}以下"
    return f"{what}{least}以上" if most == MOST else f"{what}{least}到{most}"


@words.on(ki.AtHome)
def at_home(say: Teller, node: Any) -> str:
    return f"擁有{lands(node.lands)}地形加成"


# -- who, when, how much --------------------------------------------------------------------------


@words.on(bonuses.Itself)
def itself(say: Teller, node: Any) -> str:
    return ""


@words.on(bonuses.ItsBearer)
def its_bearer(say: Teller, node: Any) -> str:
    return f"持有此卡的{named(say, node.kind)}"


@words.on(bonuses.Those)
def those(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}全部{'其他' if node.others else ''}{named(say, node.kind)}"


@words.on(bonuses.FirstOf)
def first_of(say: Teller, node: Any) -> str:
    return f"我方第一個{named(say, node.kind)}"


@words.on(bonuses.InRole)
def in_role(say: Teller, node: Any) -> str:
    kind_ = f"{named(say, node.kind)}" if node.kind is not None else ""
    return f"{WHOSE[node.whose]}{'副戰者' if node.second else '決鬥者'}{kind_}"


@words.on(conditions.OnTerrain)
def on_terrain(say: Teller, node: Any) -> str:
    return f"在{lands(node.lands)}地形時"


@words.on(conditions.OffTerrain)
def off_terrain(say: Teller, node: Any) -> str:
    return f"不在{lands(node.lands)}地形時"


@words.on(conditions.Against)
def against(say: Teller, node: Any) -> str:
    return f"對抗{named(say, node.kind)}時"


@words.on(conditions.Beside)
def beside(say: Teller, node: Any) -> str:
    return f"我方決鬥者為{named(say, node.kind)}時"


words.each({
    conditions.OnNoTerrain: "在沒有地形的格時", conditions.OnAnyTerrain: "在有地形的格時", conditions.AgainstThis: "對抗此卡時",
    conditions.Attacking: "進攻時", conditions.Defending: "防守時", conditions.Seconding: "作為副戰者時", conditions.Leading: "作為決鬥者時",
    conditions.InPrimary: "在主輪中", conditions.WhileInPlay: "此卡在場時", conditions.Here: "在此格",
    conditions.WithNo: "沒有{thing}時", conditions.OnlyOne: "此卡是唯一的{thing}時",
})  # fmt: skip


@words.on(conditions.WithMany)
def with_many(say: Teller, node: Any) -> str:
    return f"有{say(node.thing)}時" if node.n == 1 else f"有{node.n}個以上的{say(node.thing)}時"


def when(say: Teller, whens: list[Any]) -> str:
    return "".join(f"{say(one)}，" for one in whens)


@words.on(things.InDiscard)
def in_discard(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}棄牌堆中的{named(say, node.kind)}"


@words.on(things.InPlay)
def in_play(say: Teller, node: Any) -> str:
    return f"{'' if node.whose == sorts.EITHER else WHOSE[node.whose]}在場的{'其他' if node.other else ''}{'不同的' if node.different else ''}{named(say, node.kind)}"


@words.on(things.TerrainsInPlay)
def terrains_in_play(say: Teller, node: Any) -> str:
    return f"{'' if node.whose == sorts.EITHER else WHOSE[node.whose]}場上的{lands(node.lands)}地形"


@words.on(things.StonesHeld)
def stones_held(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}能量石"


@words.on(things.LostShields)
def lost_shields(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}在本場遊戲中失去的盾"


@words.on(things.BeatenSoFar)
def beaten_so_far(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}在這場戰鬥中已落敗的{named(say, node.kind)}"


BORDERS: Final = {things.ANY_BORDER: "卡片", things.SINGLE: "單框卡", things.DOUBLE: "雙框卡"}


HELD: Final = {faces.SPELL: "法術", faces.ITEM_H: "H物品", faces.BRIBERY: "賄賂卡"}


@words.on(things.HandCards)
def hand_cards(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}手牌中的{HELD.get(node.type) or BORDERS[node.border]}"


@words.on(things.ShieldsInPlay)
def shields_in_play(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.whose]}在場的盾"


def icon_names(icons: int) -> str:
    return "賄賂" if icons == ANY_ICON else "或".join(word for icon, word in ICONS.items() if icons & icon)


@words.on(things.OpponentIcons)
def opponent_icons(say: Teller, node: Any) -> str:
    return f"對戰對手的{icon_names(node.icons)}圖示"


@words.on(things.OwnIcons)
def own_icons(say: Teller, node: Any) -> str:
    return f"自身的{icon_names(node.icons)}圖示"


words.each({things.MatchUps: "先前的決鬥"})


def points(say: Teller, node: Any) -> tuple[str, str]:
    """What stands first, and how the Vitality changes."""
    if isinstance(node, things.Flat):
        return "", f"活力{signed(node.n)}"
    if isinstance(node, things.Each):
        return f"每有1個{say(node.thing)}，", f"活力{signed(node.n)}"
    if isinstance(node, things.OpponentOffColor):
        return "", "活力增加對戰對手的異色加成"
    if isinstance(node, things.OwnOffColor):
        return "", "活力再增加自身的異色加成"
    if isinstance(node, things.OwnVitality):
        return "", "活力加倍"
    if isinstance(node, things.ShieldNumber):
        return "", "活力增加其盾的翻牌數字"
    raise Untold(node.__class__.__name__)


@words.on(bonuses.Bonus)
def bonus(say: Teller, node: Any) -> str:
    first, said = points(say, node.points)
    return f"{when(say, node.whens)}{first}{say(node.whom)}{said}"


def of(who: str) -> str:
    return f"{who}的" if who and not who.endswith("的") else who


@words.on(bonuses.RaisesSort)
def raises_sort(say: Teller, node: Any) -> str:
    who = say(node.whom)
    if node.times != 1 and node.n:
        raise Untold("RaisesSort.times")
    change = signed(node.n) if node.times == 1 else f"變為{node.times}倍"
    each = f"每有1個{say(node.thing)}，" if node.thing is not None else ""
    return f"{when(say, node.whens)}{each}{of(who)}{BONUSES[node.bonus]}{change}"


@words.on(bonuses.CancelsSort)
def cancels_sort(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{of(say(node.whom))}{BONUSES[node.bonus]}無效"


@words.on(bonuses.TerrainIs)
def terrain_is(say: Teller, node: Any) -> str:
    return f"到這場戰鬥結束為止，此格視為{LANDS[node.land]}地形"


@words.on(bonuses.GrowsBeneath)
def grows_beneath(say: Teller, node: Any) -> str:
    return f"此要塞下的生物{'遠程攻擊' if node.shots else '引導'}{signed(node.n)}"


# -- bans -----------------------------------------------------------------------------------------

BANNED: Final = {
    sorts.RANGED: "使用遠程攻擊", sorts.CHANNELING: "引導", sorts.BRIBING: "賄賂", sorts.SPELLS: "使用法術", sorts.HAND_ITEMS: "使用H物品",
    sorts.AREAS: "使用範圍效果", sorts.STONES: "為引導花費能量石", sorts.SECONDS: "派出副戰者", sorts.CREATURES_CHANNEL: "以生物引導",
}  # fmt: skip


@words.on(bans.Ban)
def ban(say: Teller, node: Any) -> str:
    icon = f"以{ICONS[node.icon]}" if node.icon else ""
    what = "或".join(icon + BANNED[one] for one in node.whats)
    itself_ = "對此卡" if node.of_itself else ""
    first = "，除非此卡先被賄賂" if node.unless_first else ""
    return f"{when(say, node.whens)}{PLAYER[node.who]}不能{itself_}{what}{first}"


@words.on(bans.CannotBeBribed)
def cannot_be_bribed(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{say(node.whom)}不能被{ICONS[node.icon] if node.icon else ''}賄賂"


@words.on(bans.BanNamed)
def ban_named(say: Teller, node: Any) -> str:
    return f"不能使用「{node.name}」"


@words.on(bans.CantFight)
def cant_fight(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{say(node.whom)}不能戰鬥"


@words.on(bans.OnePerSide)
def one_per_side(say: Teller, node: Any) -> str:
    return f"每格每位玩家限1個{named(say, node.kind)}"


# -- destroying -----------------------------------------------------------------------------------


def again(say: Teller, node: Any) -> None:
    """A text may name once more what it destroys: the same, or plainly a creature."""
    if node.again is not None and named(say, node.again) not in ("生物", named(say, node.kind)):
        raise Untold("what is destroyed, named otherwise")


@words.on(destroying.Destroys)
def destroys(say: Teller, node: Any) -> str:
    again(say, node)
    return f"{when(say, node.whens)}{'作為副戰者時，' if node.seconding else ''}消滅對戰的{named(say, node.kind)}"


@words.on(destroying.SendsHome)
def sends_home(say: Teller, node: Any) -> str:
    again(say, node)
    return f"{when(say, node.whens)}對戰的{named(say, node.kind)}立即回到其生物欄"


words(destroying.BeatenAreDestroyed, "雙方在主輪落敗的生物全部被消滅")


@words.on(destroying.Area)
def area(say: Teller, node: Any) -> str:
    sort = f"{SORTS[node.of]}" if node.of else ""
    whom = (
        f"{'雙方' if node.both else '敵方'}{named(say, node.only)}"
        if node.only is not None
        else "雙方"
        if node.both
        else ""
    )
    grows = f"，每有1個{say(node.thing)}再{signed(node.step)}點" if node.thing is not None else ""
    if node.thing is None and node.step:
        raise Untold("Area.step")
    stuns = "，被擊中的生物不能戰鬥" if node.stuns else ""
    return f"{f'對{whom}造成' if whom else ''}{node.points}點{sort}範圍效果{grows}{stuns}"


# -- events and deeds -----------------------------------------------------------------------------

EVENTS: Final = {
    sorts.WINS_PRIMARY: "此卡在主輪擊敗", sorts.BEATEN_PRIMARY: "此卡在主輪落敗", sorts.SURVIVES_PRIMARY: "此卡在主輪中存活", sorts.WINS_DUEL: "此卡贏得戰鬥",
    sorts.ENEMY_CHANNELS: "此卡在場且對手引導", sorts.REVEALED: "此卡翻開", sorts.PLAYED_IN_DUEL: "此卡打出", sorts.PLAYED_FIRST: "此卡作為決鬥者打出",
    sorts.IS_BRIBED: "我方生物被賄賂", sorts.SHIELD_ON_CARD: "抽牌與整備階段結束時此要塞卡上有盾", sorts.TIES_PRIMARY: "此卡在主輪平手",
    sorts.LOSES_DUEL: "此卡輸掉戰鬥", sorts.SURVIVES_DUEL: "此卡在戰鬥中存活", sorts.ENEMY_BRIBED: "對手的生物被賄賂",
}  # fmt: skip


@words.on(events.Event)
def event(say: Teller, node: Any) -> str:
    what = node.what
    other = named(say, node.other) if node.other is not None else ""
    said = EVENTS[what]
    if node.channeled:
        other = "在這場戰鬥中已接受引導的" + (other or "對手")
    if what == sorts.WINS_PRIMARY:
        said += other or "對手"
    elif what == sorts.BEATEN_PRIMARY and other:
        said = f"此卡在主輪敗給{other}"
    elif other:
        raise Untold("Event.other")
    by = f"（差距超過{node.by_more_than}點）" if node.by_more_than else ""
    by += f"（差距{node.by_least}點以上）" if node.by_least else ""
    by += f"（差距{node.by_most}點以下）" if node.by_most else ""
    where = f"在{lands(node.lands)}地形，" if node.lands else ""
    return f"{where}{said}{by}時"


@words.on(events.StonesTo)
def stones_to(say: Teller, node: Any) -> str:
    return f"{PLAYER[node.who]}{'失去' if node.lost else '獲得'}{node.n}顆能量石"


@words.on(events.DestroyEnemy)
def destroy_enemy(say: Teller, node: Any) -> str:
    return f"該{named(say, node.kind)}被消滅" if node.kind is not None else "對手的決鬥者被消滅"


words.each({
    events.SendEnemyHome: "對手的決鬥者回到其生物欄", events.GoHome: "此卡立即回到生物欄", events.StorageOf: "儲存手牌",
    events.ItemsInDuel: "此格中隨生物行動的物品",
})  # fmt: skip


@words.on(events.ForbidHere)
def forbid_here(say: Teller, node: Any) -> str:
    return f"對手在這場決鬥中不能再{BANNED[node.what]}"


@words.on(events.PenOf)
def pen_of(say: Teller, node: Any) -> str:
    return f"生物欄中的{named(say, node.kind)}" if node.kind is not None else "生物欄的卡片"


@words.on(events.HandOf)
def hand_of(say: Teller, node: Any) -> str:
    return f"戰鬥手牌中的{named(say, node.kind)}" if node.kind is not None else "戰鬥手牌"


@words.on(events.TypeOf)
def type_of(say: Teller, node: Any) -> str:
    name = HELD[node.type]
    return f"{ICONS[node.icon] if node.icon else ''}{name}"


@words.on(events.AtRandom)
def at_random(say: Teller, node: Any) -> str:
    return f"隨機{node.n}張{say(node.cards)}"


@words.on(events.DiscardCards)
def discard_cards(say: Teller, node: Any) -> str:
    return f"{PLAYER[node.who]}必須{'展示並' if node.shown else ''}棄掉{say(node.cards)}"


@words.on(events.ShowCards)
def show_cards(say: Teller, node: Any) -> str:
    return f"{'到這場戰鬥結束為止，' if node.open_hand else ''}對手必須公開{say(node.cards)}"


@words.on(events.On)
def on(say: Teller, node: Any) -> str:
    said = f"{say(node.event)}，{say.join(node.deeds, '，並')}"
    return said.replace("，你", "，要塞的主人") if node.event.what == sorts.SHIELD_ON_CARD else said


@words.on(events.AtOnce)
def at_once(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}打出時，{say.join(node.deeds, '，並')}"


# -- immunity -------------------------------------------------------------------------------------


@words.on(immunity.Creatures)
def creatures(say: Teller, node: Any) -> str:
    return named(say, node.kind)


@words.on(immunity.Attacks)
def attacks(say: Teller, node: Any) -> str:
    return SORTS[node.of]


@words.on(immunity.SecondsOf)
def seconds_of(say: Teller, node: Any) -> str:
    return f"作為副戰者的{named(say, node.kind)}"


@words.on(immunity.Immune)
def immune(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{say(node.whom)}免疫{say.join(node.to, '、', '與')}"


words.each({
    immunity.HarmsNobody: "全部生物對此卡免疫", immunity.Indestructible: "不能被消滅",
})  # fmt: skip


@words.on(immunity.AttackMark)
def attack_mark(say: Teller, node: Any) -> str:
    return f"擁有{SORTS[node.of]}攻擊"


@words.on(immunity.FlightFor)
def flight_for(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{say(node.whom)}能飛行"


ABOUT: Final = {
    inert_texts.CONTROL: "格的控制", inert_texts.RETREAT: "撤退", inert_texts.SHIELD_MOVEMENT: "盾的移動", inert_texts.STACKING_LIMIT: "格的活力上限",
    inert_texts.MATCH_UP_ORDER: "決鬥的順序與保密", inert_texts.STRONGHOLD_DEFENCE: "要塞的防守加成", inert_texts.FACE_DOWN_TERRAIN: "蓋放的地形",
    inert_texts.STORY: "故事", inert_texts.OTHER_GAME: "競技場沒有的步驟",
}  # fmt: skip


@words.on(inert_texts.NoCounterpart)
def no_counterpart(say: Teller, node: Any) -> str:
    return f"（關於{ABOUT[node.about]}的文字在競技場中沒有作用）"


words.unsaid(inert_texts.NoCounterpart, "sentence", "which sentence it was")


# -- storage cards --------------------------------------------------------------------------------

ANSWERED: Final = {
    storage.A_SPELL: "法術", storage.AN_ITEM: "物品", storage.A_COMMAND: "命令", storage.A_BRIBERY: "賄賂", storage.GUARDIAN_CHANNELING: "守護者的引導",
    storage.CREATURE_CHANNELING: "生物的引導", storage.A_SHOT: "遠程攻擊", storage.AN_AREA: "範圍效果",
}  # fmt: skip


@words.on(storage.Answers)
def answers(say: Teller, node: Any) -> str:
    what = "、".join(word for bit, word in ANSWERED.items() if node.to & bit)
    icon = ICONS[node.icon] if node.icon else ""
    does = {
        storage.CANCEL: "將其取消", storage.SUBTRACT: "該引導改為減少而非增加", storage.TAKE_OVER: "視為由你使用", storage.DESTROY_GIVER: "取消該引導，並消滅引導者",
        storage.TAKE_CARD: "將其取消，並由你取得該卡片使用到這場戰鬥結束為止",
    }[node.does]  # fmt: skip
    cost = f"花費{node.stones}顆能量石，" if node.stones else ""
    ban_ = f"，之後{'雙方' if node.bans_both else '對手'}在這場戰鬥中不能再{BANNED[node.bans]}" if node.bans else ""
    if node.bans_both and not node.bans:
        raise Untold("Answers.bans_both")
    shot = "（作為遠程攻擊）" if node.as_shot else ""
    return f"{shot}對手使用{icon}{what}時，{cost}{does}{ban_}"


@words.on(storage.DispelsCommand)
def dispels_command(say: Teller, node: Any) -> str:
    return f"{f'花費{node.stones}顆能量石，' if node.stones else ''}驅散對手的命令卡"


@words.on(storage.Lends)
def lends(say: Teller, node: Any) -> str:
    whose = {sorts.YOU: "我方", sorts.OPPONENT: "對手的", sorts.EITHER: ""}[node.whose]
    return f"{whose}1個{named(say, node.kind)}活力{signed(node.n)}"


words.each({
    storage.CannotBeDispelled: "此能力不能被驅散", storage.GainsStones: "獲得{n}顆能量石", storage.RazesTerrain: "摧毀1張地形卡", storage.RazesUpgrade: "摧毀1張要塞升級",
    storage.Footnote: "（依卡片種類的規則使用）", storage.BribesNow: "賄賂", storage.CostsStones: "使用時花費{n}顆能量石", storage.PlayedWhen: "（使用時機等依競技場的規則）", storage.LostToBribes: "攜帶此卡的生物被賄賂時，此卡被棄置",
    storage.ShieldOrTerrain: "可作為盾或地形使用（作為盾時的{n}點活力上限在競技場中沒有作用）", storage.MayLeaveUpCard: "可以留下翻牌並從其下方抽牌",
})  # fmt: skip


@words.on(storage.DestroysBoth)
def destroys_both(say: Teller, node: Any) -> str:
    again(say, node)
    foe = f"對抗{named(say, node.foe)}的" if node.foe is not None else ""
    return f"{foe}我方決鬥者{named(say, node.kind)}與其對戰對手都被消滅"


@words.on(storage.DestroysOne)
def destroys_one(say: Teller, node: Any) -> str:
    return f"消滅1個敵方{named(say, node.kind)}"


@words.on(storage.CountsAs)
def counts_as(say: Teller, node: Any) -> str:
    return f"視為{lands(node.lands, '與')}地形"


@words.on(storage.KindRule)
def kind_rule(say: Teller, node: Any) -> str:
    return {4: "（不能飛入、飛出或飛越）", 64: "（不能使用命令）"}[node.what]


@words.on(storage.DrawsForThings)
def draws_for_things(say: Teller, node: Any) -> str:
    return f"補牌時每有1個{say(node.thing)}，多抽{node.n}張牌"


@words.on(storage.DrawsForUpCard)
def draws_for_up_card(say: Teller, node: Any) -> str:
    return f"若翻牌為{named(say, node.kind)}，多抽{node.n}張牌"


# -- ranged attacks and channeling ----------------------------------------------------------------


@words.on(supporting.RangedAttack)
def ranged_attack(say: Teller, node: Any) -> str:
    only = f"（僅限{when(say, node.whens).rstrip('，')}）" if node.whens else ""
    return f"{node.points}點遠程攻擊{only}{'，用後失去' if node.breaks else ''}"


@words.on(supporting.ShotLimit)
def shot_limit(say: Teller, node: Any) -> str:
    return f"其遠程攻擊僅限{when(say, node.whens).rstrip('，')}使用"


words.each({
    supporting.AddsOtherShots: "其遠程攻擊加上我方在這場決鬥中已使用的其他遠程攻擊的原本點數", supporting.ShotsAllowed: "允許遠程攻擊",
    supporting.ShotReceives: "作為遠程攻擊使用時，可接受最多{n}點引導", supporting.LetsReceive: "任1個生物在這場決鬥中可接受引導",
    supporting.PaysMoreForAny: "花費{stones}顆能量石，可對不能接受引導的生物引導{points}點", supporting.OncePerCreature: "不能對同一生物重複引導（每個生物最多{points}點）",
})  # fmt: skip


@words.on(supporting.ChannelsTo)
def channels_to(say: Teller, node: Any) -> str:
    even = f"（也包含通常不能接受引導的{named(say, node.even)}）" if node.even is not None else ""
    return f"只能對{named(say, node.kind)}引導{even}"


@words.on(supporting.MayChannelTo)
def may_channel_to(say: Teller, node: Any) -> str:
    also = f"（{named(say, node.again)}亦然）" if node.again is not None else ""
    return f"也可對通常不能接受引導的{named(say, node.kind)}引導{also}"


@words.on(supporting.NeverChannelsTo)
def never_channels_to(say: Teller, node: Any) -> str:
    return f"不能對{named(say, node.kind)}引導"


def givers(say: Teller, node: Any) -> str:
    return "、".join([*(["守護者"] if node.guardian else []), *(named(say, one) for one in node.kinds)])


@words.on(supporting.ReceivesFrom)
def receives_from(say: Teller, node: Any) -> str:
    return f"只能接受{givers(say, node)}的引導"


@words.on(supporting.NeverReceives)
def never_receives(say: Teller, node: Any) -> str:
    return f"不能接受{givers(say, node)}的引導"


@words.on(supporting.ReceivesUpTo)
def receives_up_to(say: Teller, node: Any) -> str:
    whose = "守護者的" if node.guardian else ""
    return f"可接受的{whose}引導沒有上限" if node.n == MOST else f"可接受最多{node.n}點{whose}引導"


@words.on(supporting.MayReceive)
def may_receive(say: Teller, node: Any) -> str:
    most = f"（上限為{node.most}點）" if node.most > 0 else "（上限為守護者的引導值）" if node.most else ""
    return f"{when(say, node.whens)}{say(node.whom)}可接受引導{most}"


@words.on(supporting.OnlyGuardiansChannel)
def only_guardians_channel(say: Teller, node: Any) -> str:
    return f"在此格只有守護者可以引導{f'，且每顆能量石的引導值{signed(node.n)}' if node.n else ''}"


# -- winning --------------------------------------------------------------------------------------


@words.on(winning.MustBeBeatenBy)
def must_be_beaten_by(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{say(node.whom)}須被超過{node.n}點以上才算落敗，否則為平手"


@words.on(winning.WinsTies)
def wins_ties(say: Teller, node: Any) -> str:
    return f"{when(say, node.whens)}{say(node.whom)}在平手時獲勝"


@words.on(winning.Saves)
def saves(say: Teller, node: Any) -> str:
    who = say(node.whom).replace("全部", "", 1) or "此卡"
    by = f"敗給{named(say, node.by)}" if node.by is not None else "落敗"
    cost = f"花費{node.stones}顆能量石，" if node.stones else ""
    may = "可以" if node.asked else ""
    also = "每擊敗對手1個生物，" if node.if_enemy_lost else ""
    return f"{when(say, node.whens)}{also}{who}{by}時，{may}{cost}使其回到生物欄而不進入棄牌堆"


@words.on(winning.ReturnsUnlessPaid)
def returns_unless_paid(say: Teller, node: Any) -> str:
    return f"此卡在主輪落敗時回到生物欄，除非對手花費{node.stones}顆能量石"


@words.on(winning.Doomed)
def doomed(say: Teller, node: Any) -> str:
    by = "落敗" if isinstance(node.by, ki.Anything) else f"敗給{named(say, node.by)}"
    return f"此卡{by}時被消滅，不能挽救"


@dataclass(eq=False)
class Told(Node):
    """One ability of a text, as a sentence."""

    ability: Node


@words.on(Told)
def told(say: Teller, node: Any) -> str:
    said = say(node.ability)
    return said if said.endswith("）") and said.startswith("（") else said + "。"


def texts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """The printed text of a card with its abilities, one after the other; what only says when it is played, once."""
    text = str(card.get("text") or "")
    try:
        abilities = read(card) if text else []
    except (Unreadable, KeyError):
        return []
    notes = [one for one in abilities if isinstance(one, storage.PlayedWhen)]
    found = [Told(one) for one in abilities if one not in notes[1:]]
    return [(text, found, {})] if found else []


def parts(card: Mapping[str, Any]) -> list[tuple[str, Any, dict[str, str]]]:
    """No option quotes a card's text here."""
    return []

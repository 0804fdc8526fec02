"""Traditional Chinese for the core language of effects/: printing only (see `telling`).

A game's own table (games/*/wording/chinese.py) stands on this one and fills the terms `attribute`, `zone` and `sort`.
Word order: whose or where, how many, what is true of it 的, what it is; conditions and spans of time first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from quadriga.effects import amounts, chains, happenings, owners, piles, quantities, references, sentences
from quadriga.effects.adjuncts import Doing, ForEach
from quadriga.effects.amounts import AttributeOf, Compared, CountOf, Distinct
from quadriga.effects.chains import Chain
from quadriga.effects.conditions import AllTrue, AmountIs, AnyTrue, Has, HasMore, HasOnly, Is, NotTrue, Outdoes, ThereIs
from quadriga.effects.deeds import ChooseThem
from quadriga.effects.delays import AtEnd
from quadriga.effects.descriptions import Description, Posts
from quadriga.effects.drawing import Draw, DrawUntil
from quadriga.effects.gates import MayDo, MayTo
from quadriga.effects.gifts import ForPlayers, Give, Until
from quadriga.effects.happenings import Agent, Happened, HappenedTo, Trigger, Window
from quadriga.effects.instead import Instead
from quadriga.effects.lists import InEither, Listed
from quadriga.effects.lots import AtRandom
from quadriga.effects.modes import Modes, Numbered
from quadriga.effects.naming import NamedNumber, NameNumber
from quadriga.effects.owners import Player, Whose
from quadriga.effects.phrases import Some
from quadriga.effects.piles import EndCards, InPile, Pile, PileEnd, UpToEndCards, WholePile
from quadriga.effects.properties import (
    ADescription,
    AttributeBeyond,
    AttributeIn,
    AttributeIs,
    Being,
    Differs,
    Extreme,
    NotBeing,
    OnlyOne,
    OtherThan,
    SameAs,
    Shared,
    TotalAtMost,
    With,
    Without,
)
from quadriga.effects.provisos import AsLong, IfDone, Otherwise, Provided
from quadriga.effects.references import FromAmong, PartOf, Ref, Thing, ThisOne
from quadriga.effects.repeating import Every
from quadriga.effects.searching import Search
from quadriga.effects.sentences import Adverb, OneSentence, Sentences, Tail
from quadriga.effects.showing import LookAt, Reveal, RevealUntil
from quadriga.effects.stacks import EndOfStack, OutOf
from quadriga.effects.tests import IsNot, OneOf, Other, Place
from quadriga.text.telling import Teller, Untold, Words

PASSIVE: Final = "passive"
RELATIVE: Final = "relative"
CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"

words = Words()
words.unsaid(Provided, "trailing", "whether the condition stood first; it holds for the same words")
words.unsaid(Ref, "whole", "all of those spoken of are meant anyway")
words.unsaid(HappenedTo, "unit", "the noun says whether cards or characters are meant")

WHOSE: Final = {
    owners.YOU: "自己", owners.OPPONENT: "對手", owners.THEIR: "該玩家", owners.OWNER: "擁有者",
    owners.EACH: "各玩家", owners.ANY: "", owners.THAT_ONE: "該", owners.NEITHER: "雙方",
}  # fmt: skip
ENDS: Final = {piles.AT_TOP: "最上方", piles.AT_BOTTOM: "最下方", piles.AT_EITHER: "最上方或最下方"}


# -- small words ----------------------------------------------------------------------------------


@words.on(Whose, Player)
def whose(say: Teller, node: Any) -> str:
    return WHOSE[node.who]


def signed(n: int) -> str:
    return f"＋{n}" if n >= 0 else f"－{-n}"


def actor(say: Teller, who: Any) -> str:
    """Who acts; nobody is named where it is the player of the text."""
    return "" if who is None or who.who == owners.YOU else say(who)


def counted(say: Teller, q: Any, measure: str) -> str:
    """A quantity with its measure word: 1張, 最多2名, 3張以上的."""
    op, n, m = q.op, q.n, q.m
    if op in (quantities.EXACTLY, quantities.A):
        return f"{n}{measure}"
    if op == quantities.UP_TO:
        return f"最多{n}{measure}"
    if op == quantities.FROM_TO:
        return f"{m}到{n}{measure}"
    if op == quantities.AT_LEAST:
        return f"{n}{measure}以上的"
    if op == quantities.AT_MOST:
        return f"{n}{measure}以下的"
    if op == quantities.MORE_THAN:
        return f"多於{n}{measure}的"
    if op == quantities.FEWER_THAN:
        return f"少於{n}{measure}的"
    if op == quantities.ONLY:
        return f"恰好{n}{measure}"
    if op == quantities.ANOTHER:
        return f"另外{n}{measure}"
    if op == quantities.THAT_MANY:
        return f"相同{'張' if measure == '張' else '人'}數的"
    if op == quantities.ANY_NUMBER:
        return f"任意{'張' if measure == '張' else '人'}數的"
    if op == quantities.ALL:
        return "全部"
    if op == quantities.DOWN_TO:
        return f"剩{n}{measure}為止的"
    if op == quantities.ONE_OF_EACH:
        return f"各1{measure}"
    return {quantities.THE: "", quantities.NO: "沒有"}[op]


@words.on(Compared)
def compared(say: Teller, node: Any) -> str:
    n, amount = node.n, node.amount
    value = str(n) if amount is None else say(amount)
    far = amount is not None
    return {
        amounts.EQUAL: f"等於{value}" if far else value,
        amounts.OR_MORE: f"在{value}以上" if far else f"{value}以上",
        amounts.OR_LESS: f"在{value}以下" if far else f"{value}以下",
        amounts.MORE: f"高於{value}",
        amounts.LESS: f"低於{value}",
        amounts.UNEQUAL: f"不等於{value}",
    }[node.op]


@words.on(Until)
def until(say: Teller, node: Any) -> str:
    return {0: "在這個回合中", 1: "在下一個回合中", 2: "到下一個回合結束為止"}[node.when]


@words.on(Window)
def window(say: Teller, node: Any) -> str:
    return {happenings.THIS_TURN: "在這個回合中", happenings.THIS_EFFECT: "以此效果", happenings.THE_COST: "作為此效果的代價", happenings.LAST_TURN: "在上一個回合中"}[node.when]


@words.on(Agent)
def agent(say: Teller, node: Any) -> str:
    unit = "角色的" if node.unit else "場景卡的" if node.other else ""
    who = WHOSE[node.who]
    return f"因{who}{'的' if who else ''}{unit}效果" if not (who and unit) else f"因{who}{unit}效果"


# -- descriptions and noun phrases ----------------------------------------------------------------


def negated(said: str) -> str:
    """The opposite of a predicate."""
    for start in ("具有", "能", "與"):
        if said.startswith(start):
            return "不" + said
    if said.startswith("是"):
        return "不" + said
    if said.startswith("為"):
        return "不" + said
    return "並非" + said


@words.on(With, Being)
def having(say: Teller, node: Any) -> str:
    return say(node.test)


@words.on(Without, NotBeing, IsNot)
def not_having(say: Teller, node: Any) -> str:
    return negated(say(node.test))


@words.on(Other)
def other(say: Teller, node: Any) -> str:
    return "其他"


@words.on(OneOf)
def one_of(say: Teller, node: Any) -> str:
    return say.join(node.items, "、", "與" if of_all(say) else "或")


def of_all(say: Teller) -> bool:
    """Is this part of "all A and B": whatever is one of them?"""
    for node in reversed(say.inside[:-1]):
        if isinstance(node, Some):
            return node.q is not None and node.q.op in (quantities.ALL, quantities.ANY_NUMBER, quantities.THE)
        if not isinstance(node, (OneOf, Description)):
            return False
    return False


@words.on(Posts)
def posts(say: Teller, node: Any) -> str:
    return say.join(node.items, "，且")


@words.on(AttributeIs)
def attribute_is(say: Teller, node: Any) -> str:
    return f"{say.term('attribute', node.attribute)}{say(node.compared)}"


@words.on(AttributeIn)
def attribute_in(say: Teller, node: Any) -> str:
    one_of_each = node.every and not of_all(say)
    values = say.join(node.values, "、", "與" if node.every else "或")
    return f"{say.term('attribute', node.attribute)}{'各為' if one_of_each else ''}{values}"


@words.on(SameAs)
def same_as(say: Teller, node: Any) -> str:
    name = say.term("attribute", node.attribute)
    return f"{name}相同" if node.ref is None else f"與{say(node.ref)}{name}相同"


@words.on(Differs)
def differs(say: Teller, node: Any) -> str:
    return f"{say.term('attribute', node.attribute)}各不相同"


@words.on(Shared)
def shared(say: Teller, node: Any) -> str:
    return f"的{say.term('attribute', node.attribute)}皆相同"


@words.on(TotalAtMost)
def total_at_most(say: Teller, node: Any) -> str:
    return f"合計{say.term('attribute', node.attribute)}{node.n}以下"


@words.on(OnlyOne)
def only_one(say: Teller, node: Any) -> str:
    where, before, noun = described(say, node.what)
    return f"為唯一的{where}{before}{noun}"


@words.on(AttributeBeyond)
def beyond(say: Teller, node: Any) -> str:
    return f"{say.term('attribute', node.attribute)}{'高' if node.op == amounts.MORE else '低'}於{say(node.ref)}"


@words.on(Extreme)
def extreme(say: Teller, node: Any) -> str:
    return f"{say.term('attribute', node.attribute)}最{'高' if node.op == amounts.MORE else '低'}"


words(OtherThan, "{ref}以外")


@words.on(ADescription)
def a_description(say: Teller, node: Any) -> str:
    where, before, noun = described(say, node.what)
    return f"為{where}{before}{noun}"


@words.on(InPile)
def in_pile(say: Teller, node: Any) -> str:
    return f"{say(node.pile)}中"


@words.on(FromAmong)
def from_among(say: Teller, node: Any) -> str:
    ref = node.ref
    if isinstance(ref, Ref) and ref.role in (references.THEM, references.IT) and ref.what is None:
        return "其中"
    return f"{say(ref)}之中"


@words.on(InEither)
def in_either(say: Teller, node: Any) -> str:
    first, second = node.places
    if isinstance(first, InPile) and isinstance(second, InPile):
        return f"{say(first.pile)}或{say(second.pile)}中"
    return say.join(node.places, "或")


@words.on(OutOf)
def out_of(say: Teller, node: Any) -> str:
    return f"{say(node.host)}{ENDS[node.end] if node.end >= 0 else '的卡片之中'}"


@words.on(HappenedTo)
def happened_to(say: Teller, node: Any) -> str:
    with say.saying(RELATIVE):
        act = say(node.act)
    by = origin(say, node.source) + (say(node.by) if node.by is not None else "")
    return f"{actor(say, node.who) if node.who is None or node.who.who != owners.YOU else '自己'}{by}{say(node.when)}{act}"


def origin(say: Teller, source: Any) -> str:
    return f"從{say(source).removesuffix('中')}" if source is not None else ""


def described(say: Teller, desc: Any) -> tuple[str, str, str]:
    """Of a description: where, what stands before the noun, and the noun."""
    where, tests, shapes = "", [], []
    for test in desc.pre or []:
        said = say(test)
        shapes.append(said + "的" if said.endswith(("以上", "以下")) else said)
    for group in (desc.posts, desc.more):
        for test in group.items if group is not None else []:
            if is_place(say, test):
                if where:
                    raise Untold("two places of one description")
                where = say.plainly(test)
            else:
                tests.append(test)
    if desc.late is not None:
        tests.append(desc.late)
    before = "".join(f"{say.plainly(test)}的" for test in tests) + "".join(shapes)
    what, noun = say.plainly(desc.what), say.plainly(desc.noun)
    if desc.what is not None and desc.noun is not None:
        return where, before, joined_noun(say, desc, what, noun)
    return where, before, what + noun


def is_place(say: Teller, test: Any) -> bool:
    """Does it say where or whose, so that it stands first?"""
    return (isinstance(test, Place) and not isinstance(test, HappenedTo)) or isinstance(test, say.words.places)


def joined_noun(say: Teller, desc: Any, what: str, noun: str) -> str:
    """A kind with its noun: 怪獸卡, 『ORREL』卡片."""
    if noun == "卡片" and not what.endswith(("』", "」", "]")):
        return what + "卡"
    return what + noun


def measure(say: Teller, desc: Any) -> str:
    """張 for cards, 名 for characters: told by the noun, or by the place."""
    for part in (desc.noun, desc.what, *(desc.pre or [])):
        found = say.words.measure(part) if part is not None and say.words.measure else ""
        if found:
            return found
    for group in (desc.posts, desc.more):
        for test in group.items if group is not None else []:
            if isinstance(test, Place) and not isinstance(test, HappenedTo):
                return "張"
    return "名"


@dataclass
class Phrase:
    """A noun phrase in its parts."""

    where: str
    count: str
    what: str

    def __str__(self) -> str:
        counted = bool(self.count) and (self.where.endswith(("自己", "對手", "的", "其中")))
        joint = "" if not self.where or self.where.endswith("的") or counted else "的"
        return self.where + joint + self.count + self.what


def phrase(say: Teller, some: Any) -> Phrase:
    """The parts of 『one of your Kaiju in …』: whose or where, how many, what."""
    desc = some.what
    where, before, noun = described(say, desc)
    own = say(some.whose) if some.whose is not None else ""
    count = counted(say, some.q, measure(say, desc)) if some.q is not None else ""
    if own and where == own:
        raise Untold("whose it is, twice")
    return Phrase(own + where, count, before + noun)


@words.on(Some)
def some(say: Teller, node: Any) -> str:
    with say.saying(""):
        return str(phrase(say, node))


@words.on(Thing)
def thing(say: Teller, node: Any) -> str:
    return "卡片"


@words.on(ThisOne)
def this_one(say: Teller, node: Any) -> str:
    return say.term("this", node.kind)


@words.on(Ref)
def ref(say: Teller, node: Any) -> str:
    role, what = node.role, node.what
    noun = ""
    if what is not None:
        where, before, noun = described(say, what)
        noun = where + before + noun
    said = {
        references.IT: "它", references.THEM: "它們", references.THEY: "它們", references.THAT: "該", references.THOSE: "那些",
        references.CHOSEN: "所選的", references.REVEALED: "公開的", references.SENT: "送去的", references.DISCARDED: "捨棄的",
        references.EXILED: "除外的", references.RETURNED: "放回的", references.PLAYED: "登場的", references.REST: "其餘",
        references.BOTH_OF_THEM: "該雙方", references.PUT: "放置的", references.DRAWN: "抽到的", references.EACH_OF_THOSE: "那些各個",
    }[role]  # fmt: skip
    if not noun and (said.endswith("的") or role == references.REST):
        noun = "卡片"
    return said + noun


@words.on(PartOf)
def part_of(say: Teller, node: Any) -> str:
    what = node.ref.what
    unit = "張" if what is None else measure(say, what)
    return f"{say(node.ref)}中的{counted(say, node.q, unit)}"


@words.on(Listed)
def listed(say: Teller, node: Any) -> str:
    return say.join(node.items, "、", "或" if node.either else "與")


@words.on(Pile)
def pile(say: Teller, node: Any) -> str:
    who = say(node.whose)
    return f"{who}{'' if who in ('', '自己', '對手', '該') else '的'}{say.term('zone', node.place)}"


words(WholePile, "全部{pile}")


@words.on(PileEnd)
def pile_end(say: Teller, node: Any) -> str:
    return f"{say(node.pile)}{ENDS[node.end]}"


@words.on(EndCards)
def end_cards(say: Teller, node: Any) -> str:
    return f"{say(node.pile)}{ENDS[node.end]}的{node.n}張卡片"


@words.on(UpToEndCards)
def up_to_end_cards(say: Teller, node: Any) -> str:
    return f"{say(node.pile)}{ENDS[node.end]}的{counted(say, node.q, '張')}卡片"


@words.on(EndOfStack)
def end_of_stack(say: Teller, node: Any) -> str:
    return f"{say(node.host)}{ENDS[node.end]}的{'卡片' if node.n == 1 else f'{node.n}張卡片'}"


@words.on(AtRandom)
def at_random(say: Teller, node: Any) -> str:
    what = node.what
    place = f"{say(what.pile)}中" if isinstance(what, WholePile) else f"{say(what)}中"
    return f"{place}隨機{counted(say, node.q, '張')}卡片"


# -- amounts and conditions -----------------------------------------------------------------------


@words.on(CountOf)
def count_of(say: Teller, node: Any) -> str:
    return f"{say(node.what)}的數量"


@words.on(AttributeOf)
def attribute_of(say: Teller, node: Any) -> str:
    what = node.what
    total = "合計" if isinstance(what, (Some, Listed)) else ""
    return f"{say(what)}的{total}{say.term('attribute', node.attribute)}"


@words.on(Distinct)
def distinct(say: Teller, node: Any) -> str:
    return f"{say(node.what)}中不同{say.term('attribute', node.attribute)}的數量"


@words.on(Every)
def every(say: Teller, node: Any) -> str:
    most = f"（合計最多{signed(node.most)}）" if node.most else ""
    return counted_by(say, node) + most


def counted_by(say: Teller, node: Any) -> str:
    n, count = node.n, node.count
    if isinstance(count, CountOf):
        what = count.what
        if isinstance(what, Some) and what.q is None:
            parts = phrase(say, what)
            return f"{parts.where}每有{n}{measure(say, what.what)}{parts.what}"
        return f"{say(what)}每有{n}張"
    if isinstance(count, Distinct):
        return f"{say(count.what)}中每有{n}種不同的{say.term('attribute', count.attribute)}"
    if isinstance(count, AttributeOf):
        return f"{say(count.what)}的{say.term('attribute', count.attribute)}每有{n}"
    return f"{say(count)}每有{n}"


@words.on(Has)
def has(say: Teller, node: Any) -> str:
    who = WHOSE[node.who.who]
    if node.who.who in (owners.ANY, owners.NEITHER):
        had = "，且".join(f"{there(say, one, '任一玩家')}" for one in node.what)
        return had if node.who.who == owners.ANY else f"並非{had}"
    return "，且".join(f"{there(say, one, who)}" for one in node.what)


@words.on(HasOnly)
def has_only(say: Teller, node: Any) -> str:
    return f"{WHOSE[node.who.who]}場上僅有{say(node.what)}"


@words.on(ThereIs)
def there_is(say: Teller, node: Any) -> str:
    return there(say, node.what, "")


def there(say: Teller, one: Any, who: str) -> str:
    """Somebody has, there is: the place first."""
    if not isinstance(one, Some):
        return f"{who}有{say(one)}"
    parts = phrase(say, one)
    where = parts.where or (f"{who}場上" if who else "場上")
    if who and parts.where and not parts.where.startswith(who):
        where = who + parts.where
    if one.q is not None and one.q.op == quantities.NO:
        return f"{where}沒有{parts.what}"
    return f"{where}有{parts.count}{parts.what}"


@words.on(Is)
def is_(say: Teller, node: Any) -> str:
    what = node.what
    if isinstance(what, Some) and what.q is not None and what.q.op == quantities.NO:
        parts = phrase(say, what)
        return f"沒有{parts.where}{parts.what}{say(node.test)}"
    return f"{say(what)}{say(node.test)}"


@words.on(AmountIs)
def amount_is(say: Teller, node: Any) -> str:
    said = say(node.compared)
    return f"{say(node.amount)}{'' if said[0] in '在等高低不' else '為'}{said}"


@words.on(HasMore)
def has_more(say: Teller, node: Any) -> str:
    who, than = WHOSE[node.who.who], WHOSE[node.than.who]
    what = say(node.what).removeprefix(who).removeprefix("該玩家的").removeprefix("的")
    if node.op == amounts.EQUAL:
        return f"{who}與{than}的{what}數量相同"
    return f"{who}的{what}數量比{than}{'多' if node.op == amounts.MORE else '少'}"


@words.on(Outdoes)
def outdoes(say: Teller, node: Any) -> str:
    more = {amounts.MORE: "高於對方", amounts.LESS: "低於對方", amounts.EQUAL: "與對方相同"}[node.op]
    return say(node.amount) + more


@words.on(AllTrue)
def all_true(say: Teller, node: Any) -> str:
    return say.join(node.items, "，且")


@words.on(AnyTrue)
def any_true(say: Teller, node: Any) -> str:
    return say.join(node.items, "，或")


@words.on(NotTrue)
def not_true(say: Teller, node: Any) -> str:
    return f"並非{say(node.condition)}" if not isinstance(node.condition, (Has, ThereIs)) else none_there(say, node.condition)


def none_there(say: Teller, node: Any) -> str:
    return say(node).replace("有", "沒有", 1)


@words.on(Happened)
def happened(say: Teller, node: Any) -> str:
    who, when, by = node.who, say(node.when), origin(say, node.source) + say(node.by)
    if who is None:
        return suffered(say, node.act, when + by)
    itself = node.when is not None and node.when.when in (happenings.THIS_EFFECT, happenings.THE_COST) and who.who == owners.YOU
    act = node.act
    drew = isinstance(act, Draw) and (act.n.op, act.n.n, act.n.m) == (quantities.A, 1, 0)
    said = "抽卡" if drew else say.plainly(act)
    return f"{'' if itself else WHOSE[who.who]}{when}{by}{said}"


def suffered(say: Teller, act: Any, how: str) -> str:
    """Something was done to somebody: how and from where stand before the verb."""
    with say.saying(PASSIVE):
        before, say.how = say.how, how
        said = say(act)
        left, say.how = say.how, before
    return left + said


@words.on(Trigger)
def trigger(say: Teller, node: Any) -> str:
    who = node.who
    how = origin(say, node.source) + say(node.by)
    if who is None:
        return suffered(say, node.act, how) + "時"
    return f"{WHOSE[who.who]}{how}{say.plainly(node.act)}時"


# -- deeds ----------------------------------------------------------------------------------------


def acted(say: Teller, what: Any, verb: str, moved: bool = False) -> str:
    """A verb and its object, in the mood asked for; `moved`: 將 … , as for what is put somewhere."""
    mood = say.mood
    if mood == RELATIVE:
        return verb if isinstance(what, Thing) else f"將{say.plainly(what)}{verb}"
    said = say.plainly(what)
    if mood == PASSIVE:
        how, say.how = say.how, ""
        return f"{said}{how}被{verb}"
    return f"將{said}{verb}" if moved else f"{verb}{said}"


@words.on(ChooseThem)
def choose(say: Teller, node: Any) -> str:
    return acted(say, node.what, "選擇")


@words.on(Reveal)
def reveal(say: Teller, node: Any) -> str:
    return acted(say, node.what, "公開")


@words.on(LookAt)
def look_at(say: Teller, node: Any) -> str:
    return acted(say, node.what, "查看")


@words.on(RevealUntil)
def reveal_until(say: Teller, node: Any) -> str:
    return f"從{say(node.pile)}最上方公開卡片，直到公開{say(node.what)}為止"


words(Search, "從{pile}中搜尋{what}")
words(NameNumber, "從{m}到{n}選擇1個數字")
words(NamedNumber, "所選的數字")


@words.on(ForPlayers)
def for_players(say: Teller, node: Any) -> str:
    return WHOSE[node.who.who]


words(Instead, "若{condition}，改為{then}")


@words.on(Draw)
def draw(say: Teller, node: Any) -> str:
    return f"抽{counted(say, node.n, '張')}卡片"


words(DrawUntil, "抽卡直到手牌有{n}張")


@words.on(Give)
def give(say: Teller, node: Any) -> str:
    gifts = say.join(node.gifts, "、", "，並")
    who = say.plainly(node.who)
    return f"{who}{gifts}" if node.until is None else f"使{who}{say(node.until)}{gifts}"


@words.on(Doing)
def doing(say: Teller, node: Any) -> str:
    per = f"{say(node.per)}，" if node.per is not None else ""
    later = "在這個回合結束時" if node.later else ""
    return f"{per}{actor(say, node.who)}{later}{say(node.do)}"


@words.on(ForEach)
def for_each(say: Teller, node: Any) -> str:
    said = say(node.then)
    return f"{say(node.per)}，{'' if gives_for_good(node.then) else '就'}{said}"


def gives_for_good(deed: Any) -> bool:
    """A standing gift: whether it is said to be given for each or as often as there are is the same."""
    while isinstance(deed, Doing):
        deed = deed.do
    return isinstance(deed, Give) and deed.until is None


@words.on(Chain)
def chain(say: Teller, node: Any) -> str:
    joint = {chains.AND: "，並", chains.THEN: "，然後", chains.OR: "，或"}[node.op]
    return say.join(node.items, joint)


@words.on(Tail)
def tail(say: Teller, node: Any) -> str:
    return f"{say(node.first)}，並且{say(node.then)}"


@words.on(MayDo)
def may(say: Teller, node: Any) -> str:
    exactly = "（僅限能完整執行時）" if node.exactly else ""
    return f"{actor(say, node.who)}可以{exactly}{say(node.do)}"


@words.on(MayTo)
def may_to(say: Teller, node: Any) -> str:
    may_ = "" if node.who is None else f"{actor(say, node.who)}可以"
    return f"{may_}{say(node.first)}，藉此{say(node.then)}"


@words.on(Provided)
def provided(say: Teller, node: Any) -> str:
    return f"若{say(node.condition)}，{say(node.then)}"


@words.on(AsLong)
def as_long(say: Teller, node: Any) -> str:
    return f"{say(node.condition)}的期間，{say(node.then)}"


words.unsaid(AsLong, "trailing", "as in Provided")


@words.on(IfDone)
def if_done(say: Teller, node: Any) -> str:
    more = f"，且{say(node.condition)}" if node.condition is not None else ""
    return f"若{'' if node.did else '未'}這麼做{more}，{say(node.then)}"


words(Otherwise, "否則，{then}")
words(AtEnd, "回合結束時，{then}")


@words.on(Adverb)
def adverb(say: Teller, node: Any) -> str:
    word = {sentences.THEN_WORD: "然後", sentences.ADDITIONALLY: "此外", sentences.AFTER_THAT: "之後"}[node.word]
    return f"{word}，{say(node.then)}"


words(OneSentence, "{body}。")
words(Sentences, "{sentences}")


@words.on(Modes)
def modes(say: Teller, node: Any) -> str:
    lines = "".join(f"{CIRCLED[i]}{say(option)}" for i, option in enumerate(node.options))
    who = f"{WHOSE[node.chooser.who]}" if node.chooser is not None else ""
    both = f"；若{say(node.both)}，可以全部選擇" if node.both is not None else ""
    return f"{who}從以下選擇{counted(say, node.q, '項')}{both}：{lines}"


@words.on(Numbered)
def numbered(say: Teller, node: Any) -> str:
    return (
        f"若{say(node.condition)}，可以選擇效果①。此外，若{say(node.other)}，可以選擇效果②。"
        f"①{say(node.one)}②{say(node.two)}"
    )

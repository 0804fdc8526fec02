"""Gifts: what a thing can be given, for a while or as long as a text stands; one list for both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.adjuncts import Doing, ForEach
from quadriga.effects.chains import AND, Chain
from quadriga.effects.deeds import Act, Deed
from quadriga.effects.grounds import grounds
from quadriga.effects.node import Node, content, register
from quadriga.effects.owners import Player
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, Action, Condition
from quadriga.effects.provisos import AsLong, Provided
from quadriga.effects.references import Ref, ThisOne
from quadriga.effects.repeating import Every, times
from quadriga.effects.sentences import Adverb, OneSentence, Sentences, instead_in
from quadriga.effects.sorts import ANYTHING, CARD, UNIT
from quadriga.effects.taking import WHOLLY, Taker
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Until when
THIS_TURN: Final = 0
NEXT_TURN: Final = 1
"""During the next turn only."""
TO_NEXT_END: Final = 2
"""Until the end of the next turn."""


@dataclass(eq=False)
class Until(Node):
    when: int


class Gift(Node):
    """What is given."""

    def ask(self, code: list[Action], who: Phrase) -> None:
        """A choice to be made before it is given."""

    def give(self, s: State, f: Frame, entity: int, count: int, until: Until) -> None:
        """It begins to last."""
        raise NotImplementedError(type(self).__name__)

    def give_player(self, s: State, f: Frame, seat: int, until: Until) -> None:
        """It begins to last, for a player."""
        raise NotImplementedError(type(self).__name__)

    def sorts(self) -> list[int]:
        """The sorts of things that can be given it."""
        return [UNIT]

    def most(self) -> int:
        """The most of it that "for each" can come to; 0 where the text says nothing of it."""
        return 0

    def total(self, count: int) -> int:
        """So often what it is worth, as far as the text lets it go."""
        worth = self.worth() * count
        most = self.most()
        if most == 0:
            return worth
        return min(worth, most) if worth > 0 else max(worth, most)

    def what(self) -> int:
        """The game's number for it, by which standing texts are asked."""
        raise NotImplementedError(type(self).__name__)

    def worth(self) -> int:
        """How much of it; below zero where it takes away."""
        return 1

    def extra(self) -> list[int]:
        """Further numbers that tell such gifts apart."""
        return []

    def stands(self) -> bool:
        """Can a standing text give it?"""
        return True


@dataclass(eq=False)
class ForPlayers(Phrase):
    """Players, as those who are given something: your opponent cannot …"""

    who: Player

    def introduces(self) -> bool:
        return False

    def sort(self) -> int:
        return ANYTHING

    def could(self, s: State, f: Frame) -> list[int]:
        return []

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        """Nothing has to be looked for."""

    def scope(self, s: State, f: Frame, taker: Taker) -> int:
        return WHOLLY


@dataclass(eq=False)
class Give(Act):
    """Give things gifts until a moment; without one a standing text gives them.

    `reg` is the span, plus one, of the gift it is joined with, where the words say it once (`share_spans`).
    """

    who: Phrase
    gifts: list[Gift]
    until: Until | None = None

    def span(self) -> Until | None:
        return Until(self.reg - 1) if self.until is None and self.reg > 0 else self.until

    def object(self) -> Phrase:
        return self.who

    def wants(self) -> list[int]:
        found = self.gifts[0].sorts()
        for gift in self.gifts[1:]:
            found = [sort for sort in found if sort in gift.sorts()]
        return found

    def multiplies(self) -> bool:
        return True

    def unit(self) -> int:
        return self.gifts[0].worth()

    def prepare(self, code: list[Action]) -> None:
        for gift in self.gifts:
            gift.ask(code, self.who)

    def carry(self, s: State, f: Frame) -> int:
        g = grounds(s)
        until = self.span()
        assert until is not None
        if isinstance(self.who, ForPlayers):
            for seat in self.who.who.seats(f):
                for gift in self.gifts:
                    gift.give_player(s, f, seat, until)
            return NEXT
        count = times(f)
        for e in self.who.handles(s, f):
            if g.here(s, e):
                for gift in self.gifts:
                    gift.give(s, f, e, count, until)
        return NEXT


def gifts_of(deed: Deed) -> list[Give] | None:
    """The gifts that a standing sentence gives, whatever it makes them depend on; None where it is no such sentence."""
    if isinstance(deed, Give):
        return [deed] if deed.until is None else None
    if isinstance(deed, (OneSentence,)):
        return gifts_of(deed.body)
    if isinstance(deed, (AsLong, Provided, Adverb, ForEach)):
        return gifts_of(deed.then)
    if isinstance(deed, Doing):
        return gifts_of(deed.do) if deed.who is None and not deed.later else None
    if isinstance(deed, Chain) and deed.op == AND:
        found: list[Give] = []
        for item in deed.items:
            some = gifts_of(item)
            if some is None:
                return None
            found = found + some
        return found
    return None


class StandingGift:
    """One gift of a standing sentence, laid flat when its card is made: it is asked for again and again."""

    def __init__(self, gift: Gift, who: Phrase, conditions: list[Condition], per: list[Every]) -> None:
        self.what = gift.what()
        self.worth = gift.worth()
        self.most = gift.most()
        self.extra = gift.extra()
        self.who = who
        self.to_this = isinstance(who, ThisOne) and who.kind != CARD
        self.conditions = conditions
        self.per = per
        self.told = bool(conditions) and speaks_of_known(who)
        """Who receives it is known only once the conditions were asked: "if a Kaiju is …, that Kaiju gains"."""

    def worth_to(self, s: State, f: Frame, c: int, this: int) -> int:
        """How much of it the thing in play with this card is given; `this` is the card of the source in play, or -1."""
        if not self.told and not self.given_to(s, f, c, this):
            return 0
        for condition in self.conditions:
            if not condition.holds(s, f):
                return 0
        if self.told and not self.given_to(s, f, c, this):
            return 0
        worth = self.worth
        for per in self.per:
            worth *= per.count.value(s, f) // per.n
            if per.most != 0:
                worth = min(worth, per.most) if per.most > 0 else max(worth, per.most)
        if self.most != 0:
            worth = min(worth, self.most) if self.most > 0 else max(worth, self.most)
        return worth

    def given_to_player(self, s: State, f: Frame, seat: int) -> bool:
        """Does it stand for this player now?"""
        who = self.who
        if not isinstance(who, ForPlayers) or seat not in who.who.seats(f):
            return False
        for condition in self.conditions:
            if not condition.holds(s, f):
                return False
        return True

    def given_to(self, s: State, f: Frame, c: int, this: int) -> bool:
        return c == this if self.to_this else self.who.has(s, f, c)


def share_spans(node: object) -> None:
    """A span that is said once holds for gifts joined by *and*, and for what is given instead."""
    if isinstance(node, Chain) and node.op == AND:
        lasting = 0
        for item in reversed(node.items):
            lasting = take_span(item, lasting)
    elif isinstance(node, Sentences):
        for i in range(1, len(node.sentences)):
            instead = instead_in(node.sentences[i])
            if instead is not None:
                take_span(instead.then, last_span(node.sentences[i - 1]))
    for part in node if isinstance(node, list) else content(node) if isinstance(node, Node) else []:
        share_spans(part)


def take_span(deed: Deed, lasting: int) -> int:
    """Let a gift without a span have that one; the span, plus one, that then holds for what is joined with it."""
    inside = deed
    while isinstance(inside, Doing):
        inside = inside.do
    if not isinstance(inside, Give):
        return 0
    if inside.until is not None:
        return inside.until.when + 1
    inside.reg = lasting
    return lasting


def last_span(node: object) -> int:
    """The span, plus one, of the last gift that is said there."""
    if isinstance(node, Give):
        return node.until.when + 1 if node.until is not None else node.reg
    found = 0
    for part in node if isinstance(node, list) else content(node) if isinstance(node, Node) else []:
        found = last_span(part) or found
    return found


def speaks_of_known(node: object) -> bool:
    """Does a phrase refer to something that was spoken of before?"""
    if isinstance(node, Ref):
        return True
    if isinstance(node, list):
        for one in node:
            if speaks_of_known(one):
                return True
    elif isinstance(node, Node):
        for part in content(node):
            if speaks_of_known(part):
                return True
    return False


def standing_gifts(
    deed: Deed, conditions: list[Condition] | None = None, per: list[Every] | None = None
) -> list[StandingGift]:
    """The gifts of a standing sentence with what they depend on, in the order in which it is said."""
    conditions = conditions or []
    per = per or []
    if isinstance(deed, Give):
        return [StandingGift(gift, deed.who, conditions, per) for gift in deed.gifts]
    if isinstance(deed, OneSentence):
        return standing_gifts(deed.body, conditions, per)
    if isinstance(deed, Provided):
        return standing_gifts(deed.then, conditions + [deed.condition], per)
    if isinstance(deed, ForEach):
        return standing_gifts(deed.then, conditions, per + [deed.per])
    if isinstance(deed, Adverb):
        return standing_gifts(deed.then, conditions, per)
    if isinstance(deed, Doing):
        return standing_gifts(deed.do, conditions, per + [deed.per] if deed.per is not None else per)
    found: list[StandingGift] = []
    if isinstance(deed, Chain):
        for item in deed.items:
            found = found + standing_gifts(item, conditions, per)
    return found


register(Until, ForPlayers, Give)

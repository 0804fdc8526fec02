"""Cards of a thing in play that is made of several: its top card, one from it."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.grounds import Grounds, actor, grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import AT_BOTTOM, AT_EITHER, AT_TOP
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.quantities import A, Quantity
from quadriga.effects.registers import DID
from quadriga.effects.taking import Taker
from quadriga.effects.tests import Place
from quadriga.kernel.decisions import arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class OutOf(Place):
    """From one of your characters: a card of its stack; `end`: only its top or bottom one."""

    host: Phrase
    end: int = -1

    def found(self, s: State, f: Frame) -> list[int]:
        g = grounds(s)
        cards: list[int] = []
        for e in self.host.could(s, f):
            stack = g.cards_of(s, e)
            some = stack if self.end < 0 else (stack[-1:] if self.end == AT_TOP else stack[:1])
            cards = cards + [s.handle(c) for c in some]
        return cards


@dataclass(eq=False)
class EndOfStack(Phrase):
    """The top (or bottom) card of characters; its top two cards where `n` says so."""

    end: int
    host: Phrase
    n: int = 1

    def could(self, s: State, f: Frame) -> list[int]:
        return self.ends(s, self.host.could(s, f), self.end)

    def ends(self, s: State, hosts: list[int], end: int) -> list[int]:
        g = grounds(s)
        found: list[int] = []
        for e in hosts:
            cards = g.cards_of(s, e)
            if self.n > 1:
                some = cards[max(0, len(cards) - self.n) :] if end == AT_TOP else cards[: self.n]
                found = found + [s.handle(c) for c in some]
            elif cards:
                if end != AT_BOTTOM:
                    found.append(s.handle(cards[len(cards) - 1]))
                if end == AT_BOTTOM or (end == AT_EITHER and len(cards) > 1):
                    found.append(s.handle(cards[0]))
        return found

    def emit(self, code: list[Action], taker: Taker, beside: list[Phrase] | None = None) -> None:
        self.one_host().emit(code, HostTaker(self, taker))
        code.append(TakeEnd(self))

    def one_host(self) -> Phrase:
        """The top card of an opponent's DOUBLE character: one of them is chosen, as "one of" would say."""
        host = self.host
        if not isinstance(host, Some) or host.q is not None:
            return host
        one = Some(Quantity(A), host.what, host.whose)
        one.reg = host.reg
        return one

    def many(self) -> bool:
        return self.n > 1 or self.host.many()

    def scope(self, s: State, f: Frame, taker: Taker) -> int:
        return self.one_host().scope(s, f, HostTaker(self, taker))


class HostTaker(Taker):
    """A character is taken for its card: that card must be allowed."""

    def __init__(self, phrase: EndOfStack, taker: Taker) -> None:
        self.phrase = phrase
        self.taker = taker

    def allows(self, s: State, f: Frame, c: int) -> bool:
        g = grounds(s)
        found = self.phrase.ends(s, [g.entity(s, c)], self.phrase.end)
        if len(found) < self.phrase.n:
            return False  # the top two cards of one that has two
        for h in found:
            if self.taker.allows(s, f, slot_of(h)):
                return True
        return False


class TakeEnd(Action):
    """The end card of each host; where the text leaves the end open, the player says which."""

    def __init__(self, phrase: EndOfStack) -> None:
        self.phrase = phrase

    def run(self, s: State, f: Frame) -> int:
        p = self.phrase
        hosts = p.host.handles(s, f)
        end = p.end
        if end == AT_EITHER and hosts:
            if f.phase == 0:
                f.phase = 1
                g = grounds(s)
                s.ask(actor(f), g.end_prompt(True), g_ends(g), g.choose_rule(s, f, False), f.source)
                return WAIT
            end = AT_TOP if arg_a(s.picked) == 1 else AT_BOTTOM
        found = p.ends(s, hosts, end)
        f.sets[p.reg] = found
        if len(found) < len(hosts) * p.n or not found:
            f.x[DID] = 0
        return NEXT


def g_ends(g: Grounds) -> list[int]:
    """Top or bottom, as options."""
    return [option(g.ends_verb(), 1), option(g.ends_verb(), 0)]


register(OutOf, EndOfStack)

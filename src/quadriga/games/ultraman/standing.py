"""Continuous powers: what they give while they are active, read anew on every look (9.3.1, 9.3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Amount, Condition, Group
from quadriga.games.ultraman.faces import CONTINUOUS
from quadriga.games.ultraman.powers import text_active
from quadriga.games.ultraman.table import Table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

GIVES_BP: Final = 1
GIVES_GRADE: Final = 2
GIVES_EXTRA: Final = 3

DEEPEST: Final = 3
"""Continuous texts that ask about one another's grades stop asking here."""


@dataclass(eq=False)
class Gift(Node):
    """What a continuous effect gives: BP, grades or the use of EXTRA BP."""

    what: int
    amount: int
    less: bool = False
    """A decrease."""

    def worth(self) -> int:
        return -self.amount if self.less else self.amount


@dataclass(eq=False)
class Standing(Node):
    """Characters have a gift."""

    to: Group
    gift: Gift

    def gives(self, s: State, f: Frame, top: int, what: int, sign: int) -> int:
        """How much of it the character with this top card gets."""
        worth = self.gift.worth()
        if self.gift.what != what or worth * sign <= 0:
            return 0
        handle = s.handle(top)
        return worth if handle in self.to.handles(s, f) else 0


class StandingSentence(Node):
    """One sentence of a continuous text."""

    def standing(self) -> Standing:
        """Who has what, whatever the sentence makes it depend on."""
        raise NotImplementedError(type(self).__name__)

    def gives(self, s: State, f: Frame, top: int, what: int, sign: int) -> int:
        raise NotImplementedError(type(self).__name__)


@dataclass(eq=False)
class Always(StandingSentence):
    """Characters have a gift."""

    given: Standing

    def standing(self) -> Standing:
        return self.given

    def gives(self, s: State, f: Frame, top: int, what: int, sign: int) -> int:
        return self.given.gives(s, f, top, what, sign)


@dataclass(eq=False)
class While(StandingSentence):
    """While a condition holds, characters have a gift."""

    condition: Condition
    given: Standing

    def standing(self) -> Standing:
        return self.given

    def gives(self, s: State, f: Frame, top: int, what: int, sign: int) -> int:
        found = self.given.gives(s, f, top, what, sign)
        return found if found != 0 and self.condition.holds(s, f) else 0


@dataclass(eq=False)
class ForEach(StandingSentence):
    """For each of something, a gift (ucg.count.1)."""

    count: Amount
    given: Standing

    def standing(self) -> Standing:
        return self.given

    def gives(self, s: State, f: Frame, top: int, what: int, sign: int) -> int:
        found = self.given.gives(s, f, top, what, sign)
        return found * self.count.value(s, f) if found != 0 else 0


@dataclass(eq=False)
class Continuous(Node):
    """A continuous effect text: its sentences, and whether it says that it does not stack."""

    gifts: list[StandingSentence]
    stacks: bool


def gift_bit(what: int, sign: int) -> int:
    return what * 2 + (0 if sign > 0 else 1)


def sources(t: Table) -> list[int]:
    """The cards whose continuous texts may be active: topmost face-up cards, and the scene."""
    scratch = t.scratch
    if scratch.sources_at != t.version:
        scratch.sources_at = t.version
        found: list[int] = []
        for k in t.areas:
            if k >= 0:
                c = t.top(k)
                if c >= 0 and t.face(c).has_continuous:
                    found.append(c)
        scene = t.scene()
        if scene >= 0 and t.face(scene).has_continuous:
            found.append(scene)
        scratch.sources = found
    return scratch.sources


def standing_sum(t: Table, k: int, what: int, sign: int) -> int:
    """The sum of what all active continuous texts give this character."""
    f = t.lens
    if f.phase >= DEEPEST:
        return 0
    bit = gift_bit(what, sign)
    top = -1
    total = 0
    once: list[int] = []
    keep_source = f.source
    keep_controller = f.controller
    f.phase += 1
    for c in sources(t):
        if (t.face(c).gives >> bit) & 1 == 1:
            if top < 0:
                top = t.top(k)
            total += _from(t, f, c, t.owner[c], top, what, sign, once)  # a scene's you is its owner (ucg.r.sceneyou)
    f.phase -= 1
    f.source = keep_source
    f.controller = keep_controller
    return total


def _from(t: Table, f: Frame, c: int, seat: int, top: int, what: int, sign: int, once: list[int]) -> int:
    total = 0
    for text in t.face(c).texts:
        tree = text.tree
        if text.kind != CONTINUOUS or not isinstance(tree, Continuous) or not text_active(t, c, text):
            continue
        key = (t.card[c] << 6) | text.number
        if not tree.stacks and key in once:
            continue  # ucg.nostack.1
        f.source = t.handle(c)
        f.controller = seat
        found = 0
        for one in tree.gifts:
            found += one.gives(t, f, top, what, sign)
        if found != 0 and not tree.stacks:
            once.append(key)
        total += found
    return total


register(Gift, Standing, Always, While, ForEach, Continuous)

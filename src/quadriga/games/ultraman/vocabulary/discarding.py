"""Discard and exile (3.7, 3.8, 11.2)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Act
from quadriga.effects.node import register
from quadriga.effects.owners import THEIR, Whose
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import InPile, Pile
from quadriga.effects.program import NEXT, Action
from quadriga.effects.references import DISCARDED, EXILED
from quadriga.effects.registers import DID
from quadriga.effects.sorts import CARD
from quadriga.games.ultraman.chapters import timing
from quadriga.games.ultraman.chapters.table import EXILE, HAND, SCENE_AREA, WIDTH, table
from quadriga.games.ultraman.chapters.zones import discard_from_hand
from quadriga.games.ultraman.vocabulary.moving import allowed, follow, slots, take_away
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Discard(Act):
    """Discard cards from a hand: one event, however many (3.7.2c)."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def wants(self) -> list[int]:
        return [CARD]

    def role(self) -> int:
        return DISCARDED

    def emit(self, code: list[Action]) -> None:
        what = self.what
        if isinstance(what, Some) and what.what.place() is None:
            hand = Whose(THEIR)
            hand.reg = 1  # whoever acts
            what.what.spot = InPile(Pile(HAND, hand))
        Act.emit(self, code)

    def carry(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = [c for c in slots(s, f, self.what) if t.zone[c] < SCENE_AREA and t.zone[c] % WIDTH == HAND]
        if not cards:
            f.x[DID] = 0
            return NEXT
        discard_from_hand(t, cards, "11.2.1", f.source, f)
        follow(s, f, self.what, cards)
        return NEXT

    def kinds(self) -> list[int]:
        return [timing.DISCARDED]


@dataclass(eq=False)
class Exile(Act):
    """Exile cards or whole characters from the game, each to its owner's exiled cards (3.1.4, 3.8.4)."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def role(self) -> int:
        return EXILED

    def needs_place(self) -> bool:
        return True

    def allows(self, s: State, f: Frame, c: int) -> bool:
        return allowed(table(s), self.what, c, EXILE, f.controller, f)

    def carry(self, s: State, f: Frame) -> int:
        take_away(table(s), f, self.what, EXILE, "3.8.1")
        return NEXT

    def kinds(self) -> list[int]:
        return [timing.EXILED]


register(Discard, Exile)

"""Send cards of a deck and scenes to a discard area."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS, Fixed, Together
from quadriga.effects.node import register
from quadriga.effects.program import COUNT, DID, IT, LOOKED, NEXT, Action, Filter, Group
from quadriga.games.ultraman.choosing import EACH, PickCards, enough, seat_for
from quadriga.games.ultraman.gates import NOTHING, WHOLLY, Deed
from quadriga.games.ultraman.resolving import SENT
from quadriga.games.ultraman.revealing import StillAmong
from quadriga.games.ultraman.scenes import put_scene_by_effect
from quadriga.games.ultraman.speaking import PileCards, Remembered, SceneOnField
from quadriga.games.ultraman.table import DECK, HAND, table
from quadriga.games.ultraman.zones import send, send_from_deck, send_scene
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class SendTop(Deed):
    """Send the top n cards (or the bottom card) of a deck to the discard area."""

    n: int
    whose: int = YOURS
    bottom: bool = False

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seats = [f.controller, 1 - f.controller] if self.whose == EACH else [seat_for(self.whose, f)]
        for seat in seats:
            deck = t.pile(seat, DECK)
            n = min(len(deck), self.n)
            cards = deck[:n] if self.bottom else [deck[len(deck) - 1 - i] for i in range(n)]
            if n < self.n:
                f.x[DID] = 0
            send_from_deck(t, cards, "11.2.1", f.source)
            f.sets[SENT] = f.sets[SENT] + [t.handle(c) for c in cards]
        f.x[COUNT] = len(f.sets[SENT])
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        if self.whose == EACH:
            both = [enough(len(t.pile(seat, DECK)), self.n) for seat in range(2)]
            return min(both[1], both[0])
        return enough(len(t.pile(seat_for(self.whose, f), DECK)), self.n)


@dataclass(eq=False)
class SendScene(Deed):
    """Send a scene on the field to its owner's discard area."""

    whose: int
    what: Filter

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        found = SceneOnField(self.whose, self.what).handles(s, f)
        if not found:
            f.x[DID] = 0
        for h in found:
            send_scene(t, h & 4095, "11.2.1", f.source)
            f.sets[SENT] = f.sets[SENT] + [t.handle(h & 4095)]
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(SceneOnField(self.whose, self.what).handles(s, f)), 1)


@dataclass(eq=False)
class SendThisScene(Deed):
    """Send this scene to its owner's discard area, as the last instruction of its effect (ucg.scene.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if t.here(f.source) and t.scene() == f.source & 4095:
            send_scene(t, f.source & 4095, "ucg.scene.2", f.source)
        else:
            f.x[DID] = 0
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        return WHOLLY if t.here(f.source) and t.scene() == f.source & 4095 else NOTHING


@dataclass(eq=False)
class ReturnScene(Deed):
    """Return a scene to its owner's hand."""

    whose: int
    what: Filter

    def run(self, s: State, f: Frame) -> int:
        found = SceneOnField(self.whose, self.what).handles(s, f)
        if not found:
            f.x[DID] = 0
        for h in found:
            send(table(s), h & 4095, HAND, "11.2.1", f.source)
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(SceneOnField(self.whose, self.what).handles(s, f)), 1)


class PutSceneNow(Action):
    def run(self, s: State, f: Frame) -> int:
        for h in f.sets[IT]:
            f.sets[LOOKED] = [other for other in f.sets[LOOKED] if other != h]
            put_scene_by_effect(table(s), h & 4095, f.controller, f.source)
        return NEXT


@dataclass(eq=False)
class PutScene(Deed):
    """Put a fitting scene card from your hand, or from among the revealed cards, into the scene area."""

    what: Filter
    from_hand: bool
    from_revealed: bool

    def group(self) -> Group:
        groups: list[Group] = []
        if self.from_hand:
            groups.append(PileCards(YOURS, HAND, self.what))
        if self.from_revealed:
            groups.append(StillAmong(Remembered(LOOKED), self.what))
        return Together(groups)

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(self.group(), Fixed(1), False, 0, False))
        code.append(PutSceneNow())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), 1)


register(SendTop, SendScene, SendThisScene, ReturnScene, PutScene)

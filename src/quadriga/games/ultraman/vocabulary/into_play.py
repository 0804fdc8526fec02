"""Cards put into play: onto a character, beneath one, in its place, into the scene area (11.8, 11.17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.grounds import actor
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, Action
from quadriga.effects.references import PLAYED
from quadriga.effects.registers import DID, LEFT
from quadriga.effects.taking import Taker
from quadriga.games.ultraman.chapters import timing
from quadriga.games.ultraman.chapters.faces import NO_VALUE, SINGLE
from quadriga.games.ultraman.chapters.scenes import put_scene_by_effect
from quadriga.games.ultraman.chapters.table import Table, table
from quadriga.games.ultraman.chapters.zones import charge, enters_play, lay, new_character
from quadriga.games.ultraman.vocabulary.moving import Destination, Move, follow, slots
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM


@dataclass(eq=False)
class ToSceneArea(Destination):
    """Into the scene area; its player draws after the effect (6.2.2a, 6.2.2b)."""

    def place(self) -> int:
        return timing.SCENE_PLACE

    def carry(self, s: State, f: Frame, move: Move) -> int:
        t = table(s)
        cards = [c for c in slots(s, f, move.what) if t.face(c).is_scene]
        if not cards:
            f.x[DID] = 0
        for c in cards:
            put_scene_by_effect(t, c, actor(f), f.source, f)
        follow(s, f, move.what, cards)
        return NEXT


# How a card is put into play
ON_TOP: Final = 0
ON_BOTTOM: Final = 1
IN_PLACE: Final = 2


@dataclass(eq=False)
class IntoPlay(Destination):
    """On top or on the bottom of a character, or in the place of what left (11.8, ucg.top, ucg.under, ucg.place)."""

    how: int
    host: Phrase | None = None
    as_one: Phrase | None = None
    """As a TRIPLE …: all cards as one character."""

    def hosts(self) -> list[Phrase]:
        return [self.host] if self.host is not None else []

    def role(self, verb: int) -> int:
        return PLAYED

    def prepare(self, code: list[Action], move: Move) -> None:
        if self.host is not None:
            self.host.emit(code, AnyHost())

    def allows(self, s: State, f: Frame, c: int, move: Move) -> bool:
        """Only a card for which there is a host: a text may ask that it is able to level up with it (ucg.top.1)."""
        if self.host is None or move.what.reg == 0:
            return True
        keep = f.sets[move.what.reg]
        f.sets[move.what.reg] = [s.handle(c)]
        found = len(self.host.could(s, f)) > 0
        f.sets[move.what.reg] = keep
        return found

    def scope(self, s: State, f: Frame, move: Move) -> int:
        return 2

    def carry(self, s: State, f: Frame, move: Move) -> int:
        t = table(s)
        cards = [slot_of(h) for h in move.what.handles(s, f) if h >= 0 and s.here(h)]
        cards = [c for c in cards if t.face(c).is_character]
        if not cards:
            f.x[DID] = 0
            return NEXT
        if self.how == IN_PLACE:
            self.replace_in_place(t, f, move, cards)
            return NEXT
        assert self.host is not None
        hosts = [e for e in self.host.handles(s, f) if e <= -2 and t.area_of[-2 - e] >= 0]
        if not hosts:
            f.x[DID] = 0
            return NEXT
        k = -2 - hosts[0]
        for c in cards:
            if self.how == ON_TOP:
                lay(t, c, k, False, "11.8.1", f.source)
            else:
                lay(t, c, k, False, "11.17.4", f.source, BOTTOM)
            enters_play(t, [c], t.side[k], "11.8.2" if self.how == ON_TOP else "ucg.under.2", f)
        follow(t, f, move.what, cards)
        return NEXT

    def replace_in_place(self, t: Table, f: Frame, move: Move, cards: list[int]) -> None:
        """The same place of the stack, or the same area (ucg.place.1)."""
        left = f.sets[LEFT]
        at = 0
        while at < len(left) and left[at] != self.reg:
            at += 4
        if at >= len(left):
            f.x[DID] = 0
            return
        area, k, place = left[at + 1], left[at + 2], left[at + 3]
        seat = t.side[k]
        if t.area_of[k] < 0:
            if t.areas[2 * area + seat] >= 0 or (len(cards) == 1 and t.face(cards[0]).bp[SINGLE] == NO_VALUE):
                f.x[DID] = 0  # 11.15.1a
                return
            k = new_character(t, seat, area)
            place = -1
        cards = by_level(t, cards)
        for c in cards:
            top = place < 0 or place >= len(t.stack_of(k))
            lay(t, c, k, False, "ucg.place.1" if len(cards) == 1 else "ucg.place.2", f.source, -1 if top else place)
        follow(t, f, move.what, cards)
        if self.reg > 0:
            f.sets[self.reg] = [-2 - k]
        enters_play(t, [cards[len(cards) - 1]], seat, "11.8.2", f)


class AnyHost(Taker):
    """A character onto which a card is put."""


def by_level(t: Table, cards: list[int]) -> list[int]:
    found: list[int] = []
    for c in cards:
        i = 0
        while i < len(found) and t.face(found[i]).level <= t.face(c).level:
            i += 1
        found.insert(i, c)
    return found


@dataclass(eq=False)
class Beneath(Destination):
    """Face-down and sideways under a character: a Charge card (11.17.1b)."""

    host: Phrase

    def hosts(self) -> list[Phrase]:
        return [self.host]

    def place(self) -> int:
        return timing.UNDER

    def prepare(self, code: list[Action], move: Move) -> None:
        self.host.emit(code, AnyHost())

    def carry(self, s: State, f: Frame, move: Move) -> int:
        t = table(s)
        cards = [slot_of(h) for h in move.what.handles(s, f) if h >= 0 and s.here(h)]
        hosts = [e for e in self.host.handles(s, f) if e <= -2 and t.area_of[-2 - e] >= 0]
        if not cards or not hosts:
            f.x[DID] = 0
            return NEXT
        charge(t, cards, -2 - hosts[0], "11.17.1b", f.source, f)
        follow(s, f, move.what, cards)
        return NEXT


register(ToSceneArea, IntoPlay, Beneath)

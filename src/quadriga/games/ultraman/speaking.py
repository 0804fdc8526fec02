"""Whom a text speaks of: groups of characters and cards."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import ANYBODYS, YOURS
from quadriga.effects.node import register
from quadriga.effects.program import LOOKED, Filter, Group
from quadriga.games.ultraman.battle import adjacent, battle_opponent
from quadriga.games.ultraman.describing import this_character
from quadriga.games.ultraman.resolving import BEFORE, CHOSEN, SENT
from quadriga.games.ultraman.table import Table, table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


def handle_of(t: Table, k: int) -> int:
    return t.handle(t.top(k))


@dataclass(eq=False)
class ThisCharacter(Group):
    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        k = this_character(t, f)
        return [handle_of(t, k)] if k >= 0 else []


@dataclass(eq=False)
class ThoseCharacters(Group):
    """That character, the chosen character(s): a character lives on through a change of its top card (ucg.char.1)."""

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        those = f.sets[CHOSEN] or f.sets[BEFORE]
        return [handle_of(t, k) for k in those if t.area_of[k] >= 0]


@dataclass(eq=False)
class Characters(Group):
    """Characters on the field that fit (7.1.2); whose: YOURS, OPPONENTS or ANYBODYS."""

    whose: int
    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for k in t.areas:
            if k < 0:
                continue
            if self.whose != ANYBODYS and (t.side[k] == f.controller) != (self.whose == YOURS):
                continue
            c = t.top(k)
            if c >= 0 and self.what.fits(s, f, c):
                found.append(t.handle(c))
        return found


@dataclass(eq=False)
class OpponentsOf(Group):
    """The battle opponents of characters (7.1.1a, 7.1.1b); nobody without one (ucg.opp.1)."""

    who: Group

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for h in self.who.handles(s, f):
            other = battle_opponent(t, t.character_of(h & 4095))
            if other >= 0 and t.top(other) >= 0:
                found.append(handle_of(t, other))
        return found


@dataclass(eq=False)
class Beside(Group):
    """The characters adjacent to this character that fit."""

    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        me = this_character(t, f)
        if me < 0:
            return []
        tops = [t.top(k) for k in adjacent(t, me)]
        return [t.handle(c) for c in tops if c >= 0 and self.what.fits(s, f, c)]


@dataclass(eq=False)
class PileCards(Group):
    """The cards of a hand, a discard area … that fit."""

    whose: int
    place: int
    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for seat in (f.controller, 1 - f.controller):
            if self.whose != ANYBODYS and (seat == f.controller) != (self.whose == YOURS):
                continue
            for c in t.pile(seat, self.place):
                if self.what.fits(s, f, c):
                    found.append(t.handle(c))
        return found


@dataclass(eq=False)
class SceneOnField(Group):
    """The scene in the scene area; your scene and the opponent's go by owner (ucg.scene.1, 6.1.3)."""

    whose: int
    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        c = t.scene()
        if c < 0 or not self.what.fits(s, f, c):
            return []
        if self.whose != ANYBODYS and (t.owner[c] == f.controller) != (self.whose == YOURS):
            return []
        return [t.handle(c)]


@dataclass(eq=False)
class Them(Group):
    """"Them": the revealed cards, or the cards sent where none were revealed."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return f.sets[LOOKED] or f.sets[SENT]


@dataclass(eq=False)
class Remembered(Group):
    """The revealed, sent, discarded … cards of this effect, wherever they are now."""

    group: int

    def handles(self, s: State, f: Frame) -> list[int]:
        return f.sets[self.group]


register(Them, ThisCharacter, ThoseCharacters, Characters, OpponentsOf, Beside, PileCards, SceneOnField, Remembered)

"""Where the cards of a text lie, and the groups that are made of place and filters."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.groups import ANYBODYS, YOURS, It, Moved, This, passes, seats
from quadriga.effects.node import Node, register
from quadriga.effects.program import CHOSEN, IT, KEPT, LOOKED, MOVED, OTHER, REVEALED, Filter, Group
from quadriga.games.union_arena.table import ENERGY, FRONT, WIDTH, table
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class Where(Node):
    def slots(self, s: State, f: Frame) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def holds(self, s: State, f: Frame, c: int) -> bool:
        """Does the card in slot `c` lie here?"""
        return c in self.slots(s, f)


@dataclass(eq=False)
class At(Where):
    """Some places of a player or of both."""

    whose: int
    places: list[int]

    def slots(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for seat in seats(self.whose, f.controller):
            for place in self.places:
                for c in s.zones[seat * WIDTH + place]:
                    found.append(c)
        return found

    def holds(self, s: State, f: Frame, c: int) -> bool:
        zone = s.zone[c]
        seat = zone // WIDTH
        if self.whose != ANYBODYS and (seat == f.controller) != (self.whose == YOURS):
            return False
        return zone % WIDTH in self.places


@dataclass(eq=False)
class SameLine(Where):
    """The line where the source stands (ua.text.other.1)."""

    other: bool = False

    def slots(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        c = f.source & 4095
        if not s.here(f.source) or not g.on_field(c):
            return []
        zone = s.zone[c]
        if self.other:
            zone = zone - zone % WIDTH + (ENERGY if zone % WIDTH == FRONT else FRONT)
        return s.zones[zone]


@dataclass(eq=False)
class OtherLine(Where):
    """The line where the cards of a group do not stand."""

    group: Group

    def slots(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        found: list[int] = []
        for h in self.group.handles(s, f):
            if g.on_field(h & 4095):
                zone = s.zone[h & 4095]
                found += s.zones[zone - zone % WIDTH + (ENERGY if zone % WIDTH == FRONT else FRONT)]
        return found


@dataclass(eq=False)
class AmongThem(Where):
    """The cards being looked at or revealed that have not been taken yet."""

    def slots(self, s: State, f: Frame) -> list[int]:
        return [h & 4095 for h in f.sets[LOOKED] if s.here(h)]


@dataclass(eq=False)
class AmongMoved(Where):
    """Those cards that the last instruction moved."""

    def slots(self, s: State, f: Frame) -> list[int]:
        return [h & 4095 for h in f.sets[MOVED] if s.here(h)]


@dataclass(eq=False)
class UnderCards(Where):
    """Beneath the cards of a group: face down ones, or the face-up bases of Raid."""

    group: Group
    face_down: bool

    def slots(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        if isinstance(self.group, This) and not (s.here(f.source) and g.on_field(f.source & 4095)):
            return [h & 4095 for h in once_beneath(s, f, self.face_down)]
        found: list[int] = []
        for h in self.group.handles(s, f):
            for u in g.beneath(h & 4095):
                if (g.face_down[u] == 1) == self.face_down:
                    found.append(u)
        return found


@dataclass(eq=False)
class Beneath(Where):
    """Everything beneath the cards of a group, face up or down."""

    group: Group

    def slots(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        found: list[int] = []
        for h in self.group.handles(s, f):
            found += g.beneath(h & 4095)
        return found


@dataclass(eq=False)
class BothPlaces(Where):
    """In one place or another."""

    places: list[Where]

    def slots(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for place in self.places:
            for c in place.slots(s, f):
                if c not in found:
                    found.append(c)
        return found

    def holds(self, s: State, f: Frame, c: int) -> bool:
        for place in self.places:
            if place.holds(s, f, c):
                return True
        return False


@dataclass(eq=False)
class CardsAt(Group):
    """The cards of a place that pass all filters."""

    where: Where
    kind: Filter
    more: list[Filter] = field(default_factory=list)

    def handles(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for c in self.where.slots(s, f):
            if self.kind.fits(s, f, c) and passes(s, f, c, self.more):
                found.append((s.ref[c] << 12) | c)
        return found

    def has(self, s: State, f: Frame, c: int) -> bool:
        return self.where.holds(s, f, c) and self.kind.fits(s, f, c) and passes(s, f, c, self.more)


@dataclass(eq=False)
class AnotherAt(CardsAt):
    """The same, but never the source itself."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in super().handles(s, f) if h != f.source]

    def has(self, s: State, f: Frame, c: int) -> bool:
        return s.handle(c) != f.source and super().has(s, f, c)


@dataclass(eq=False)
class Attacker(Group):
    """The character that is attacking just now."""

    def handles(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        return [g.attacker] if g.attacker >= 0 and s.here(g.attacker) else []


@dataclass(eq=False)
class Battling(Group):
    """The character that battles this character."""

    def handles(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        if g.attacker == f.source:
            return [g.target] if s.here(g.target) else []
        if g.target == f.source:
            return [g.attacker] if s.here(g.attacker) else []
        return [h for h in f.sets[OTHER] if s.here(h)]


@dataclass(eq=False)
class Bases(Group):
    """The base cards of this Raided character; also after the stack has been split (ua.raid.23)."""

    def handles(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        c = f.source & 4095
        if s.here(f.source) and g.on_field(c):
            return [g.handle(u) for u in g.beneath(c) if g.face_down[u] == 0]
        return once_beneath(s, f, False)


def once_beneath(s: State, f: Frame, face_down: bool) -> list[int]:
    """Cards that lay under this card when it left and have not moved since (ua.raid.23, ua.under.5).

    The face-up ones come first, -1 parts them from those that lay face down.
    """
    kept = f.sets[KEPT]
    at = kept.index(-1) if -1 in kept else len(kept)
    return [h for h in (kept[at + 1 :] if face_down else kept[:at]) if s.here(h)]


@dataclass(eq=False)
class Chosen(It):
    """The chosen character: what was chosen last, whatever "it" has come to mean since."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in chosen_last(f) if s.here(h)]


@dataclass(eq=False)
class Revealed(It):
    """The revealed card, whatever was chosen since."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in f.sets[REVEALED] if s.here(h)] if f.sets[REVEALED] else super().handles(s, f)


def chosen_last(f: Frame) -> list[int]:
    """Where an instruction was put off, what it was about stands for what was chosen."""
    return [h for h in f.sets[CHOSEN] if h >= 0] if f.sets[CHOSEN] else f.sets[IT]


def spoken(f: Frame, group: Group) -> list[int]:
    """The objects that a text speaks of, as they were then."""
    if isinstance(group, Moved):
        return f.sets[MOVED]
    if isinstance(group, Chosen):
        return chosen_last(f)
    if isinstance(group, Revealed) and f.sets[REVEALED]:
        return f.sets[REVEALED]
    return f.sets[IT]


@dataclass(eq=False)
class Those(Group):
    """Cards spoken of that pass some filters: chosen, revealed or moved, or the one whose ability set this off."""

    filters: list[Filter]

    def handles(self, s: State, f: Frame) -> list[int]:
        for group in (f.sets[IT], chosen_last(f), f.sets[OTHER]):
            found = [h for h in group if s.here(h) and passes(s, f, h & 4095, self.filters)]
            if found:
                return found
        return []


@dataclass(eq=False)
class SpokenOf(Group):
    """The card spoken of, also after this ability has moved it."""

    def handles(self, s: State, f: Frame) -> list[int]:
        found: list[int] = []
        for h in f.sets[IT]:
            now = s.handle(h & 4095)
            if now == h or now in f.sets[MOVED]:
                found.append(now)
        return found


register(
    AnotherAt, Chosen, Revealed, At, SameLine, OtherLine, SpokenOf, AmongThem, AmongMoved, UnderCards, Beneath,
    BothPlaces, CardsAt, Attacker, Battling, Bases, Those,
)  # fmt: skip

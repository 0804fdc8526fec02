"""Where the cards of a text lie, and the groups that are made of place and filters."""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.effects.groups import ANYBODYS, YOURS, It, This, passes, seats
from quadriga.effects.node import Node, register
from quadriga.effects.program import KEPT, OTHER, Filter, Group
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, WIDTH, table
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import handle_of, slot_of
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
        c = slot_of(f.source)
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
            if g.on_field(slot_of(h)):
                zone = s.zone[slot_of(h)]
                found += s.zones[zone - zone % WIDTH + (ENERGY if zone % WIDTH == FRONT else FRONT)]
        return found


@dataclass(eq=False)
class AmongThem(Where):
    """The cards spoken of: looked at or revealed and not taken yet, chosen, or moved; the binder says which."""

    def slots(self, s: State, f: Frame) -> list[int]:
        raise NotImplementedError("An unbound word was carried out.")


@dataclass(eq=False)
class AmongMoved(Where):
    """Cards that this ability has placed into a sideline, or "those cards"; the binder says which."""

    those: bool = False

    def slots(self, s: State, f: Frame) -> list[int]:
        raise NotImplementedError("An unbound word was carried out.")


@dataclass(eq=False)
class In(Where):
    """Where the cards of a group lie."""

    group: Group

    def slots(self, s: State, f: Frame) -> list[int]:
        return [slot_of(h) for h in self.group.handles(s, f)]


@dataclass(eq=False)
class UnderCards(Where):
    """Beneath the cards of a group: face down ones, or the face-up bases of Raid."""

    group: Group
    face_down: bool

    def slots(self, s: State, f: Frame) -> list[int]:
        g = table(s)
        if isinstance(self.group, This) and not (s.here(f.source) and g.on_field(slot_of(f.source))):
            return [slot_of(h) for h in once_beneath(s, f, self.face_down)]
        found: list[int] = []
        for h in self.group.handles(s, f):
            for u in g.beneath(slot_of(h)):
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
            found += g.beneath(slot_of(h))
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
                found.append(handle_of(s.ref[c], c))
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
        c = slot_of(f.source)
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


@dataclass(eq=False)
class Revealed(It):
    """The revealed card, whatever was chosen since."""


@dataclass(eq=False)
class RevealedOf(Revealed):
    """The card that one of the players revealed."""

    whose: int


@dataclass(eq=False)
class SpokenOf(It):
    """That card, the chosen character: also after this ability has moved it."""


@dataclass(eq=False)
class Those(Group):
    """Cards spoken of that pass some filters; the binder says which cards they are among."""

    filters: list[Filter]


register(
    AnotherAt, Chosen, Revealed, RevealedOf, At, SameLine, OtherLine, SpokenOf, AmongThem, AmongMoved, In, UnderCards,
    Beneath, BothPlaces, CardsAt, Attacker, Battling, Bases, Those,
)  # fmt: skip

"""Which cards a text speaks of, by what happened to them in this turn and battle."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import passes
from quadriga.effects.node import register
from quadriga.effects.program import Filter
from quadriga.games.union_arena.chapters.table import WAYS, table
from quadriga.games.union_arena.chapters.timing import CHOSEN, MOVED
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class PlayedThisTurn(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        return g.on_field(c) and g.entered[c] == g.turn


@dataclass(eq=False)
class PlayedBy(Filter):
    """Played by an ability of its player on a card of these types (ua.play.8)."""

    types: list[int]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).played_by[c] % WAYS - 1 in self.types


@dataclass(eq=False)
class PlayedFromHand(Filter):
    """Played normally or by Raid: no ability put it there (ua.play.8)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).played_by[c] % WAYS == 0


@dataclass(eq=False)
class PlayedFrom(Filter):
    """Played from a place other than the hand (ua.play.8)."""

    place: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).played_by[c] // WAYS - 1 == self.place


@dataclass(eq=False)
class NotAttackedThisTurn(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] == 0


@dataclass(eq=False)
class AttackedThisTurn(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] > 0


@dataclass(eq=False)
class FirstAttack(Filter):
    """In the first attack of this turn."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] == 1


@dataclass(eq=False)
class MovedThisTurn(Filter):
    """It has moved to another line, or only (`outside`) outside of the movement phase (ua.text.history.1)."""

    outside: bool = False

    def fits(self, s: State, f: Frame, c: int) -> bool:
        h = s.handle(c)
        for entry in table(s).history:
            if entry.kind == MOVED and entry.obj == h and (entry.n == 0 or not self.outside):
                return True
        return False


@dataclass(eq=False)
class IsAttacking(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacker == s.handle(c)


@dataclass(eq=False)
class IsBlocking(Filter):
    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).blocker == s.handle(c)


@dataclass(eq=False)
class ChosenThisTurnBy(Filter):
    """Chosen this turn by an ability on one of your cards of a kind (ua.text.history.1)."""

    filters: list[Filter]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        h = s.handle(c)
        for entry in table(s).history:
            if entry.kind == CHOSEN and entry.obj == h and entry.other >= 0:
                source = slot_of(entry.other)
                if s.owner[source] == f.controller and passes(s, f, source, self.filters):
                    return True
        return False


@dataclass(eq=False)
class NthAttack(Filter):
    """In its n-th attack of this turn (ua.attack.10)."""

    n: int

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).attacks[c] == self.n


@dataclass(eq=False)
class FirstOfItsPlayer(Filter):
    """In the first attack of its player in this turn, whoever made it (ua.attack.10)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        return table(s).player_attacks[s.owner[c]] == 1


register(
    NthAttack, FirstOfItsPlayer, AttackedThisTurn, FirstAttack, PlayedBy, PlayedFromHand, PlayedThisTurn,
    NotAttackedThisTurn, MovedThisTurn, PlayedFrom, IsAttacking, IsBlocking, ChosenThisTurnBy,
)  # fmt: skip

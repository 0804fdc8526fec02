"""If …: what a text asks of the turn so far."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import passes
from quadriga.effects.node import register
from quadriga.effects.program import (
    OTHER,
    Condition,
    Filter,
)
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.table import table
from quadriga.games.union_arena.chapters.timing import (
    ATTACK_PHASE_STARTS,
    LOST,
    PAID_AP,
    RAIDED_OVER,
    RESTED,
    USED_CARD,
)
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Happened(Condition):
    """Something happened this turn to a card of a kind (ua.text.history.1).

    `whose`: 0 your side, 1 the opponent's, 2 either. `by` filters the card whose ability did it;
    `by_yours` asks for an ability of yours.
    """

    kind: int
    whose: int
    filters: list[Filter]
    by: list[Filter]
    by_yours: bool = False
    other_than_this: bool = False
    number: int = -1
    """The number that belongs to the event must be this: 1 where a card was used from hand, 0 where a move was
    made outside of the movement phase; -1 asks for none."""

    def holds(self, s: State, f: Frame) -> bool:
        g = table(s)
        for entry in g.history:
            if entry.kind != self.kind or (self.number >= 0 and entry.n != self.number):
                continue
            if self.whose != 2 and (entry.seat == f.controller) != (self.whose == 0):
                continue
            if self.filters and (entry.obj < 0 or not passes(s, f, slot_of(entry.obj), self.filters)):
                continue
            if self.other_than_this and entry.obj >= 0 and slot_of(entry.obj) == slot_of(f.source):
                continue
            if self.by or self.by_yours:
                if entry.other < 0:
                    continue
                source = slot_of(entry.other)
                if self.by_yours and s.owner[source] != f.controller:
                    continue
                if self.by and not passes(s, f, source, self.by):
                    continue
            return True
        return False


@dataclass(eq=False)
class UsedFree(Condition):
    """You used another card of a kind this turn for which no AP was paid (ua.text.history.1)."""

    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        history = table(s).history
        for used in history:
            if used.kind != USED_CARD or used.seat != f.controller or slot_of(used.obj) == slot_of(f.source):
                continue
            if not passes(s, f, slot_of(used.obj), self.filters):
                continue
            free = True
            for paid in history:
                if paid.kind == PAID_AP and paid.obj == used.obj and paid.other < 0:
                    free = False
            if free:
                return True
        return False


@dataclass(eq=False)
class PaidForAbility(Condition):
    """AP was paid for an ability on one of your characters this turn (ua.text.history.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        g = table(s)
        for entry in g.history:
            if entry.kind == PAID_AP and entry.seat == f.controller and entry.other >= 0:
                if g.face(slot_of(entry.other)).type == CHARACTER:
                    return True
        return False


@dataclass(eq=False)
class ByAbility(Condition):
    """What set this off was done by an ability: of yours, on a card that passes the filters (ua.text.ifadded.1)."""

    yours: bool
    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        for h in f.sets[OTHER]:
            c = slot_of(h)
            if (not self.yours or s.owner[c] == f.controller) and passes(s, f, c, self.filters):
                return True
        return False


@dataclass(eq=False)
class ByLosing(Condition):
    """This card was sidelined as the loser of a battle, and not (`lost` False) or just so (ua.sideline.1)."""

    lost: bool

    def holds(self, s: State, f: Frame) -> bool:
        g = table(s)
        lost = False
        if g.battling and not f.sets[OTHER]:
            for entry in g.history:
                if entry.kind == LOST and slot_of(entry.obj) == slot_of(f.source):
                    lost = True
        return lost == self.lost


@dataclass(eq=False)
class PaidInAttackPhase(Condition):
    """AP was paid during this turn's attack phase (ua.text.history.1): only then is there a phase to look at."""

    def holds(self, s: State, f: Frame) -> bool:
        g = table(s)
        paid = False
        started = False
        for entry in g.history:
            if entry.kind == ATTACK_PHASE_STARTS:
                started = True
            elif started and entry.kind == PAID_AP and entry.seat == f.controller:
                paid = True
        return paid


@dataclass(eq=False)
class RestedByYou(Condition):
    """This card was switched to resting by one of your abilities this turn, on the front line (ua.text.history.1)."""

    def holds(self, s: State, f: Frame) -> bool:
        for entry in table(s).history:
            if entry.kind == RESTED and entry.obj == f.source and entry.other >= 0:
                if s.owner[slot_of(entry.other)] == f.controller:
                    return True
        return False


@dataclass(eq=False)
class RaidedWith(Condition):
    """A card of a kind performed Raid this turn (ua.text.history.1)."""

    filters: list[Filter]

    def holds(self, s: State, f: Frame) -> bool:
        for entry in table(s).history:
            if entry.kind == RAIDED_OVER and entry.seat == f.controller and entry.other >= 0:
                if passes(s, f, slot_of(entry.other), self.filters):
                    return True
        return False


@dataclass(eq=False)
class FirstAttackOfTurn(Condition):
    """No other character of yours has attacked before in this turn."""

    def holds(self, s: State, f: Frame) -> bool:
        return table(s).player_attacks[f.controller] == 1


register(
    Happened, UsedFree, PaidForAbility, ByAbility, FirstAttackOfTurn, ByLosing, PaidInAttackPhase,
    RaidedWith, RestedByYou,
)  # fmt: skip

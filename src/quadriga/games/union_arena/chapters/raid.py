"""Performing Raid with a Character Card."""

from __future__ import annotations

from typing import Final

from quadriga.effects.groups import passes
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import note, raise_event
from quadriga.games.union_arena.chapters.energy import enough_energy
from quadriga.games.union_arena.chapters.extra_costs import pay_extra
from quadriga.games.union_arena.chapters.faces import CHARACTER
from quadriga.games.union_arena.chapters.playing import may_pay, pay, room
from quadriga.games.union_arena.chapters.prohibitions import forbidden, permitted
from quadriga.games.union_arena.chapters.readying import ready
from quadriga.games.union_arena.chapters.sidelining import cover, how_played, remove, switch_line
from quadriga.games.union_arena.chapters.standing_effects import loses_abilities
from quadriga.games.union_arena.chapters.table import ENERGY, FRONT, HAND, Table, table
from quadriga.games.union_arena.chapters.timing import MOVED, PLAYED, RAIDED_OVER, USED_CARD
from quadriga.games.union_arena.vocabulary.standing import (
    BE_RAIDED_BY,
    BE_RAIDED_BY_ANY,
    MOVE,
    ON_FRONT,
)
from quadriga.kernel.decisions import NO, PICK, YES, arg_a, option
from quadriga.kernel.frames import END, NEXT, WAIT, Frame, Step
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State, with_value


def may_raid(g: Table, seat: int, c: int) -> str:
    """Empty, or the rule that stands against Raiding with this card from hand (ua.raid.6)."""
    against = may_pay(g, seat, c, True)
    if against == "ua.card.energy.1":  # on some base it may cost less (ua.cost.reduce.4)
        for base in bases_for(g, seat, c):
            against = may_pay(g, seat, c, True, base)
            if not against:
                break
    if against:
        return against
    if not raid_condition(g, seat, c):
        return "ua.raid.25"
    if not bases_for(g, seat, c):
        return "ua.raid.2"
    return ""


def bases_in_reach(g: Table, seat: int, c: int) -> list[int]:
    """The bases for which there is energy enough."""
    bases = bases_for(g, seat, c)
    if not bases or enough_energy(g, seat, c, True):  # a base only ever lowers the cost
        return bases
    return [base for base in bases if enough_energy(g, seat, c, True, base)]


def raid_condition(g: Table, seat: int, c: int) -> bool:
    spec = g.face(c).raid
    if spec is None or spec.condition is None:
        return spec is not None
    return spec.condition.holds(g, g.look(g.handle(c), seat))


def bases_for(g: Table, seat: int, c: int) -> list[int]:
    """Own field characters without Raid that meet the specification (ua.raid.2, ua.raid.3, ua.raid.31)."""
    spec = g.face(c).raid
    if spec is None:
        return []
    found: list[int] = []
    for base in g.field(seat):
        face = g.face(base)
        if face.type != CHARACTER:
            continue
        if _specified(g, seat, c, base) and not face.has_raid:
            found.append(base)
        elif face.standing_kinds and (
            permitted(g, BE_RAIDED_BY_ANY, base, c) or permitted(g, BE_RAIDED_BY, base, c)
        ):
            found.append(base)  # ua.raid.24
    return found


def _specified(g: Table, seat: int, c: int, base: int) -> bool:
    spec = g.face(c).raid
    assert spec is not None
    f = g.look(g.handle(c), seat)
    for one in spec.bases:  # ua.raid.29: any alternative is enough
        if passes(g, f, base, [one]):
            return True
    return False


def raiding(f: Frame) -> proc.RaidFrame:
    assert isinstance(f, proc.RaidFrame)
    return f


class PayForRaid(Step):
    """The five steps of Raid (ua.raid.9)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        if not raiding(f).paid:
            return COVER_BASE.number
        pay(g, f.controller, c, "ua.raid.6", True)
        note(g, USED_CARD, f.controller, g.handle(c), 1 if g.place(c) == HAND else 0)
        return NEXT


class PayExtraForRaid(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        costs = g.face(c).use_costs
        raiding(f).paid_costs = pay_extra(g, f, f.controller, c, costs, raiding(f).paid_costs)
        return NEXT if raiding(f).paid_costs == len(costs) else WAIT


class CoverBase(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        r = raiding(f)
        c = slot_of(r.source)
        place = g.place(c)
        r.base_lost = loses_abilities(g, r.base)
        cover(g, c, r.base, "ua.raid.2")
        r.source = g.handle(c)
        if not r.paid:
            g.played_by = with_value(g.played_by, c, how_played(r.by, place))
        ready(g, c, "ua.raid.12", -1)
        return NEXT


class AskToMove(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        if g.place(c) != ENERGY or forbidden(g, MOVE, c, -1) or forbidden(g, ON_FRONT, c, -1):
            return RAID_OVER.number
        g.ask(f.controller, "raid move", [option(YES), option(NO)], "ua.raid.13", f.source)
        return NEXT


class MakeRoomForRaid(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        if g.picked == option(NO):
            return RAID_OVER.number
        if room(g, f.controller, FRONT) > 0:
            return MOVE_TO_FRONT.number
        options = [option(PICK, x) for x in g.pile(f.controller, FRONT)]
        g.ask(f.controller, "make room", options, "ua.move.6", f.source)  # ua.move.6
        return NEXT


class RemoveForRaid(Step):
    def run(self, s: State, f: Frame) -> int:
        remove(table(s), arg_a(s.picked), "ua.move.6")
        return NEXT


class MoveToFront(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        c = slot_of(f.source)
        switch_line(g, c, "ua.raid.13")
        raise_event(g, MOVED, f.controller, g.handle(c))  # ua.move.12
        return NEXT


class RaidOver(Step):
    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        r = raiding(f)
        card = g.handle(slot_of(r.source))
        lost = 1 if r.base_lost else 0
        raise_event(g, RAIDED_OVER, r.controller, g.handle(r.base), card, was_lost=lost)  # ua.raid.26
        raise_event(g, PLAYED, r.controller, card, r.by_source, n=1)  # ua.raid.14
        return END


COVER_BASE: Final = CoverBase()
MOVE_TO_FRONT: Final = MoveToFront()
RAID_OVER: Final = RaidOver()
proc.RAID.add(
    PayForRaid(), PayExtraForRaid(), COVER_BASE, AskToMove(), MakeRoomForRaid(), RemoveForRaid(), MOVE_TO_FRONT,
    RAID_OVER,
)  # fmt: skip

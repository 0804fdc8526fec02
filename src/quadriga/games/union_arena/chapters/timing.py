"""Activation timing: what happened, and which abilities look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Filter
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State

# Kinds of events that abilities can watch or ask about afterwards.
PLAYED: Final = 1
RAIDED_OVER: Final = 2
ATTACKED: Final = 3
BLOCKED: Final = 4
"""A character blocked; the attacker is the other card."""
WAS_BLOCKED: Final = 5
"""An attacker was blocked; the blocker is the other card."""
NOT_BLOCKED: Final = 6
SIDELINED: Final = 7
RETURNED: Final = 8
"""From the field to hand."""
WON: Final = 9
LOST: Final = 10
BATTLE_ENDED: Final = 11
ATTACK_ENDED: Final = 12
DAMAGED: Final = 13
CHECKED: Final = 14
LIFE_TO_SIDELINE: Final = 15
HAND_TO_SIDELINE: Final = 16
DECK_TO_SIDELINE: Final = 17
MOVED: Final = 18
"""Outside the movement phase (ua.move.12); a move in it has the number 1 and is told to those who watch any move."""
IN_MOVEMENT_PHASE: Final = 1
"""The number of a move that texts about moves outside of the movement phase do not mean (ua.move.12)."""
RESTED: Final = 19
"""By an ability."""
CHOSEN: Final = 20
USED_ACTIVATE: Final = 21
TURN_STARTS: Final = 22
ATTACK_PHASE_STARTS: Final = 23
ATTACK_PHASE_ENDS: Final = 24
MAIN_PHASE_ENDS: Final = 25
END_PHASE_STARTS: Final = 26
USED_EVENT: Final = 27
USED_CARD: Final = 28
"""n = 1 if it was used from hand."""
DREW: Final = 29
LEFT_FIELD: Final = 30
EXTRA_DRAW: Final = 31
PAID_AP: Final = 32
"""n AP for an ability (the card is its source)."""
TRIGGER_USED: Final = 33
READIED: Final = 34
"""By an ability."""
TO_REMOVAL: Final = 35
LIFE_TO_HAND: Final = 36
PLACED_UNDER: Final = 37
LOST_BP: Final = 38
MAIN_PHASE_STARTS: Final = 40
GAINED_BP: Final = 41
WITHSTOOD: Final = 43
"""A card that would have left the field did not (ua.text.instead.1)."""
REVEALED: Final = 44
"""From its player's deck."""
MOVED_TO: Final = 45
"""Only written down: a card moved, and the number is the line that it moved to (ua.text.history.1)."""
CHOSE_MODE: Final = 42
"""A line of a list was chosen; for texts that let it be chosen once a turn."""

# Whose event
BY_YOU: Final = 0
BY_OPPONENT: Final = 1
BY_ANYBODY: Final = 2


@dataclass(eq=False)
class Timing(Node):
    """When `kind` happens to a card that passes the filters (or to this card)."""

    kind: int
    own: bool
    """It must be this very card."""
    whose: int
    filters: list[Filter]
    others: list[Filter]
    """Filters on the second card of the event (blocker, base, source of an ability)."""

    def matches(self, s: State, f: Frame, obj: int, other: int, seat: int) -> bool:
        """Does an event of this kind set the ability off? `seat` is whose event it is."""
        if self.own:
            if obj != f.source:
                return False
        elif self.whose == BY_YOU:
            if seat != f.controller:
                return False
        elif self.whose == BY_OPPONENT and seat == f.controller:
            return False
        if obj >= 0:
            for one in self.filters:
                if not one.fits(s, f, slot_of(obj)):
                    return False
        if self.others:
            if other < 0:
                return False
            for one in self.others:
                if not one.fits(s, f, slot_of(other)):
                    return False
        return True


@dataclass(eq=False)
class AttackTiming(Timing):
    """Won or lost as the attacker, not as the blocker: the event's number tells (ua.battle.6, ua.battle.8)."""


@dataclass(eq=False)
class BlockTiming(Timing):
    """Won or lost as the blocker."""


@dataclass(eq=False)
class RaidTiming(Timing):
    """Played by performing Raid (ua.raid.14)."""


@dataclass(eq=False)
class AttackPhaseTiming(Timing):
    """Only in the attack phase of its controller's turn."""


@dataclass(eq=False)
class PlaceTiming(Timing):
    """Only for a card that was on this line."""

    place: int


@dataclass(eq=False)
class GoneTiming(Timing):
    """Left the field for this place: the event's number tells."""

    place: int


@dataclass(eq=False)
class LostTiming(Timing):
    """Sidelined as the loser of a battle, not by an ability (ua.sideline.1)."""

    def matches(self, s: State, f: Frame, obj: int, other: int, seat: int) -> bool:
        return other < 0 and super().matches(s, f, obj, other, seat)


@dataclass(eq=False)
class MoveTiming(Timing):
    """Any move, in the movement phase too; to this line, or (-1) to either (ua.move.12)."""

    to: int = -1


@dataclass(eq=False)
class TogetherTiming(Timing):
    """Once for all the cards that one ability brings there: they are one event, and "those cards" are all of them."""


@dataclass(eq=False)
class CourseTiming(Timing):
    """At the end of an attack that went like this (ua.attack.9)."""

    course: int
    """One of the courses below, which the event's number tells."""


COURSE_WON: Final = 1
COURSE_LOST: Final = 2
COURSE_BLOCKED: Final = 4
COURSE_NOT_BLOCKED: Final = 8

register(
    Timing, MoveTiming, TogetherTiming, CourseTiming, BlockTiming, RaidTiming, AttackTiming, AttackPhaseTiming,
    PlaceTiming, GoneTiming, LostTiming,
)  # fmt: skip

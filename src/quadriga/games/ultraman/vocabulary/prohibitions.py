"""What cannot be done to a thing on the field, and what a player cannot do: a cannot beats everything (1.2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.gifts import NEXT_TURN, Gift, Until
from quadriga.effects.happenings import Agent
from quadriga.effects.node import register
from quadriga.effects.owners import ANY
from quadriga.effects.sorts import UNIT
from quadriga.games.ultraman.chapters.marks import (
    ANYBODY,
    BANNED,
    NO_CHOOSING,
    NO_DECK,
    NO_EXILING,
    NO_RETURN,
    NO_SENDING,
    SHIELDED,
    THE_OPPONENT,
    THEIR_CHARACTERS,
    THEIR_SCENES,
)
from quadriga.games.ultraman.chapters.table import Table, table
from quadriga.games.ultraman.chapters.triggers import field_changed
from quadriga.games.ultraman.chapters.zones import SCENE_MARK
from quadriga.games.ultraman.vocabulary.gifts import CharacterGift, apply
from quadriga.games.ultraman.vocabulary.tests import A_SCENE
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# What cannot be done to a thing on the field
RETURNED: Final = 0
SENT: Final = 1
PUT_BACK: Final = 2
EXILED: Final = 3
CHOSEN: Final = 4
MARKS_OF_WAYS: Final = [NO_RETURN, NO_SENDING, NO_DECK, NO_EXILING, NO_CHOOSING]


def by_whose(by: Agent | None) -> int:
    """Whose effects a prohibition speaks of."""
    if by is None or by.who == ANY:
        return ANYBODY
    return THEIR_CHARACTERS if by.unit else THEIR_SCENES if by.other else THE_OPPONENT


@dataclass(eq=False)
class CannotBe(CharacterGift):
    """It cannot be returned to its owner's hand, sent, exiled, chosen … by somebody's effects (1.2.2)."""

    way: int
    by: Agent | None = None

    def what(self) -> int:
        return MARKS_OF_WAYS[self.way]

    def extra(self) -> list[int]:
        return [by_whose(self.by)]

    def sorts(self) -> list[int]:
        return [UNIT, A_SCENE]

    def give(self, s: State, f: Frame, entity: int, count: int, until: Until) -> None:
        if entity <= -2:
            apply(table(s), self.what(), -2 - entity, 0, f, by_whose(self.by), until)
        else:
            apply(table(s), self.what(), entity, 0, f, SCENE_MARK + by_whose(self.by), until)


@dataclass(eq=False)
class Shield(CharacterGift):
    """It is not affected by the opponent's effects (1.2.2), those given before included, as in ucg.unaff.1."""

    by: Agent

    def what(self) -> int:
        return SHIELDED

    def extra(self) -> list[int]:
        return [by_whose(self.by)]

    def mark(self, t: Table, f: Frame, k: int, count: int, until: Until) -> None:
        apply(t, SHIELDED, k, 0, f, by_whose(self.by), until)


@dataclass(eq=False)
class Ban(Gift):
    """A player cannot use [Activate]effects, set scene cards, level up … (1.2.2)."""

    ban: int

    def what(self) -> int:
        return BANNED

    def extra(self) -> list[int]:
        return [self.ban]

    def give_player(self, s: State, f: Frame, seat: int, until: Until) -> None:
        t = table(s)
        apply(t, BANNED, -1 - seat, t.turn + (1 if until.when == NEXT_TURN else 0), f, self.ban, until)
        field_changed(t)


register(CannotBe, Shield, Ban)

"""Announcing an action: a frame waits, so that the opponent can answer before anything happens."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.faces import card
from quadriga.games.guardians_arena.moves import (
    turn_up,
)
from quadriga.games.guardians_arena.storage import (
    A_COMMAND,
    CannotBeDispelled,
)
from quadriga.games.guardians_arena.table import (
    Arena,
)
from quadriga.games.guardians_arena.verbs import ACTION_PROC
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value

# What is announced.
CASTING: Final = 1
CHANNELING_ACTION: Final = 2
POWERING: Final = 3
SHOOTING: Final = 4
STRIKING: Final = 5
COMMANDING: Final = 6
ANSWERING: Final = 7

# Places in an action's numbers.
WHAT: Final = 0
SEAT: Final = 1
COLUMN: Final = 2
CARD: Final = 3
TARGET: Final = 4
"""A card slot + 1, or 0; for razing a Terrain its slot."""
OUTCOME: Final = 5
"""0, or what an answer has done to it."""
POINTS: Final = 6
NATURE: Final = 7
"""What can answer it, as a mask."""


def announce(s: Arena, what: int, seat: int, column: int, c: int, target: int, points: int, nature: int) -> None:
    f = Frame(ACTION_PROC, s.handle(c), seat)
    f.x = [what, seat, column, c, target, 0, points, nature]
    s.push(f)


# -- supporters ----------------------------------------------------------------------------------


def use_supporter(s: Arena, c: int, column: int) -> None:
    """Turned face up and laid beside the Duelist (gua.primary.7)."""
    turn_up(s, c, "gua.primary.7")
    s.used = with_value(s.used, c, column + 1)
    s.touch()


def command_nature(s: Arena, c: int) -> int:
    for ability in card(s, c).abilities:
        if isinstance(ability, CannotBeDispelled):
            return 0  # gua.card.dispel.1
    return A_COMMAND

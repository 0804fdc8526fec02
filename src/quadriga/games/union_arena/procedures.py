"""Numbers of the procedures that frames can be in."""

from __future__ import annotations

from typing import Final

PREPARE: Final = 1
TURN: Final = 2
START: Final = 3
MOVEMENT: Final = 4
MAIN: Final = 5
ATTACK_PHASE: Final = 6
ATTACK: Final = 7
END: Final = 8
SETTLE: Final = 9
"""Rule checks, then the waiting abilities, until nothing is left to do."""
RESOLVE: Final = 10
"""An ability being carried out."""
PLAY: Final = 11
RAID: Final = 12
USE_EVENT: Final = 13
ACTIVATE: Final = 14
DAMAGE: Final = 15
TRIGGER: Final = 16
BATTLE: Final = 18
PAY: Final = 19
"""Costs that ask something."""
ENTER: Final = 20
"""Cards played by an ability enter the field together."""
SIDELINING: Final = 21
"""Cards that would be sidelined, and somebody may have it replaced."""

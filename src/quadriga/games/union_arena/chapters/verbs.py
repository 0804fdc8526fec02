"""The verbs of Union Arena's options."""

from __future__ import annotations

from typing import Final

PLAY: Final = 16
"""card a onto line b"""
RAID: Final = 17
"""card a onto base b"""
USE_EVENT: Final = 18
ACTIVATE: Final = 19
"""ability b of card a"""
ATTACK: Final = 20
"""with card a at the player (b = 0) or at character b - 1"""
MOVE: Final = 21
"""card a to the other line"""
SWAP: Final = 22
"""trade places with card a"""
TO_HAND: Final = 23
"""take the checked card to hand"""
PAY_WITH: Final = 24
"""pay in way a"""
TOP: Final = 25
BOTTOM: Final = 26
USE_TRIGGER: Final = 27
"""of card a"""
DECLINE_TRIGGER: Final = 28
"""of card a"""
REPLACE: Final = 29
"""let replacement a act"""
TO_SIDELINE: Final = 30
CHANGE_TRIGGER: Final = 31
"""use the trigger of card a as one of type b"""

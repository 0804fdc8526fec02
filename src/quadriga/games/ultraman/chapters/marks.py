"""Effects applied to a character, a card or a player for a while (`Applied.what`)."""

from __future__ import annotations

from typing import Final

BP_CHANGE: Final = 1
GRADE: Final = 2
TYPE_GIVEN: Final = 3
"""extra: the TYPE."""
TYPE_CHANGED: Final = 4
"""amount: the TYPE it replaces; extra: the new one."""
EXTRA: Final = 5
WIN: Final = 6
TIED: Final = 7
NO_LEVEL_UP: Final = 8
"""amount: the turn in which it holds."""
UNAFFECTED: Final = 9
"""extra: one of the kinds below."""
NEGATED: Final = 10
"""Of a card: extra is the number of the effect text."""
NO_ENTERS_PLAY: Final = 11
NO_EXILE: Final = 12
"""Of a player: cards in the discard area cannot be exiled by the opponent's effects."""
BP_SET: Final = 13
LEVEL_CHANGE: Final = 14
NO_RETURN: Final = 15
"""The character's cards cannot be put into a hand."""
SET_AGAIN: Final = 16
"""Of a player: further scene cards that may be set this turn."""

GRADE_INCREASE: Final = 0
GRADE_DECREASE: Final = 1
BP_PLUS: Final = 2
BP_MINUS: Final = 3

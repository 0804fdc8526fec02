"""What is written down of a turn, and what triggered powers watch for (9.2, ucg.hist.1)."""

from __future__ import annotations

from typing import Final

# Kinds of happenings; a card's `watches` and `asks` have a bit for each.
DREW: Final = 1  # deeds.DREW
REVEALED: Final = 2  # deeds.SHOWED
ENTERS_PLAY: Final = 3
SCENE_ENTERS_PLAY: Final = 4
DISCARDED: Final = 5
"""From a hand."""
ACTIVATE_RESOLVED: Final = 6
SENT: Final = 7
"""To a discard area."""
TO_HAND: Final = 8
WON_BATTLE: Final = 9
LOST_BATTLE: Final = 10
TIED_BATTLE: Final = 11
TO_DECK: Final = 12
EXILED: Final = 13
TURN_ENDS: Final = 14
PUT_UNDER: Final = 15
LEVELLED: Final = 16
"""Of a character whose new top card is opened after the Level Up Phase."""
PHASE_BEGINS: Final = 17
"""size: which phase."""
BP_RAISED: Final = 18
BP_LOWERED: Final = 19
GRADE_RAISED: Final = 20
GRADE_LOWERED: Final = 21
"""By an effect that lasts; what a continuous text gives happens at no instant."""
SWAPPED: Final = 22
"""Of each of two characters that change places."""

# Places of a record beyond a player's own piles (`table.DECK` …)
FIELD: Final = 4
SCENE_PLACE: Final = 5
UNDER: Final = 6
"""Charge cards."""

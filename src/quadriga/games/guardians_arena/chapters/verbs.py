"""What a player can do: the verbs of options."""

from __future__ import annotations

from typing import Final

from quadriga.kernel.decisions import FIRST_GAME_VERB

# Setup
REDRAW: Final = FIRST_GAME_VERB
KEEP: Final = FIRST_GAME_VERB + 1
# I.D Drafting: a card from hand, and a column or a creature
LAY_ON: Final = FIRST_GAME_VERB + 2
LAY_UNDER: Final = FIRST_GAME_VERB + 3
GIVE_SHIELD: Final = FIRST_GAME_VERB + 4
LAY_TERRAIN: Final = FIRST_GAME_VERB + 5
GIVE_ITEM: Final = FIRST_GAME_VERB + 6
BUILD: Final = FIRST_GAME_VERB + 7
# II.A, II.C
ENTER: Final = FIRST_GAME_VERB + 8
ARRANGE: Final = FIRST_GAME_VERB + 9
"""Per column + 1, from which column its creature comes; 0: no creature."""
# Combat
CAST: Final = FIRST_GAME_VERB + 10
"""A Storage card, at a target: a card slot + 1, or 0 for none."""
CHANNEL: Final = FIRST_GAME_VERB + 11
SHOOT: Final = FIRST_GAME_VERB + 12
POWER: Final = FIRST_GAME_VERB + 13
"""The Guardian channels to a creature for `b` Power Stones."""
FIGHT: Final = FIRST_GAME_VERB + 14
ANSWER: Final = FIRST_GAME_VERB + 15
SAVE: Final = FIRST_GAME_VERB + 16
"""Save the beaten Duelist of column `b` by card `a`."""
PAY: Final = FIRST_GAME_VERB + 17
# III
RAZE: Final = FIRST_GAME_VERB + 18
SETTLE: Final = FIRST_GAME_VERB + 19
CAPTURE: Final = FIRST_GAME_VERB + 20
BREAK: Final = FIRST_GAME_VERB + 21
RAID_CREATURE: Final = FIRST_GAME_VERB + 22
SIEGE: Final = FIRST_GAME_VERB + 23
STORM: Final = FIRST_GAME_VERB + 24
REBUILD: Final = FIRST_GAME_VERB + 25

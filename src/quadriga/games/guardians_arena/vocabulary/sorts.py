"""Numbers that several texts share: sorts of attack, sorts of bonus, what can be forbidden, what can happen."""

from __future__ import annotations

from typing import Final

# Sorts of attack, as bits.
FIRE: Final = 1
FEAR: Final = 2
AREA: Final = 4
SHOTS: Final = 8

# Sorts of bonus that a text may raise, lower or cancel (gua.card.bonusmod.1).
OFF_COLOR: Final = 1
CLASS: Final = 2
TERRAIN_SORT: Final = 3
RANGED_SORT: Final = 4
CHANNELED_SORT: Final = 5
ANY_BONUS: Final = 6
"""Every Vitality bonus that a text or the Off-Color cycle gives."""

# What can be forbidden (gua.card.ban.1).
RANGED: Final = 1
CHANNELING: Final = 2
BRIBING: Final = 3
SPELLS: Final = 4
HAND_ITEMS: Final = 5
AREAS: Final = 6
STONES: Final = 7
SECONDS: Final = 8
CREATURES_CHANNEL: Final = 9
"""Channeling by creatures; STONES is Channeling by Guardians."""

# Who.
YOU: Final = 0
OPPONENT: Final = 1
EITHER: Final = 2

# What can happen to a creature.
WINS_PRIMARY: Final = 1
BEATEN_PRIMARY: Final = 2
SURVIVES_PRIMARY: Final = 3
WINS_DUEL: Final = 4
ENEMY_CHANNELS: Final = 5
REVEALED: Final = 6
"""As a Command."""
PLAYED_IN_DUEL: Final = 7
PLAYED_FIRST: Final = 8
"""As the Duelist."""
IS_BRIBED: Final = 9
"""A creature of this Guardian's player."""
SHIELD_ON_CARD: Final = 10
"""At the end of Draw and Organize a Shield stands on the Stronghold of this Downgrade."""
TIES_PRIMARY: Final = 11
LOSES_DUEL: Final = 12
SURVIVES_DUEL: Final = 13
"""Won or tied the Duel: it is not beaten when the combat ends."""
ENEMY_BRIBED: Final = 14
"""A creature of this Guardian's opponent."""

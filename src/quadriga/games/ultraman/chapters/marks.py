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
"""Its cards cannot be put into a hand; extra: by whose effects (`ANYBODY` …)."""
SET_AGAIN: Final = 16
"""Of a player: further scene cards that may be set this turn."""
NO_SENDING: Final = 17
"""Its cards cannot be sent to a discard area."""
NO_DECK: Final = 18
"""Its cards cannot be returned to a deck."""
NO_EXILING: Final = 19
"""Its cards cannot be exiled."""
NO_CHOOSING: Final = 20
"""It cannot be chosen."""
SHIELDED: Final = 21
"""It is not affected by effects; extra: by whose."""
TYPE_LOST: Final = 22
"""extra: the TYPE."""
BANNED: Final = 23
"""Of a player, who cannot do something; extra: one of the BAN_… below."""

NO_ACTIVATE: Final = 24
"""Its [Activate] effects cannot be used."""

# Whose effects a prohibition speaks of
ANYBODY: Final = 0
THE_OPPONENT: Final = 1
THEIR_CHARACTERS: Final = 2
THEIR_SCENES: Final = 3

# What a player cannot do
BAN_ACTIVATE: Final = 0
BAN_CHARACTERS_ACTIVATE: Final = 1
BAN_SCENES_ACTIVATE: Final = 2
BAN_SET_SCENE: Final = 3
BAN_LEVEL_UP: Final = 4
BAN_DRAW: Final = 5
"""With effects."""
BAN_ENTERS_PLAY: Final = 6
PILE_SAFE: Final = 7
"""Not a ban: cards in this player's discard area cannot be exiled by the opponent's effects."""

EVERY_TYPE: Final = -1
"""As the TYPE that a change replaces: all of them."""

GRADE_INCREASE: Final = 0
GRADE_DECREASE: Final = 1
BP_PLUS: Final = 2
BP_MINUS: Final = 3

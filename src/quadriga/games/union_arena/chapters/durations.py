"""Effects that last: what each does to a card or a player, and when it ends (ua.dur.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.union_arena.chapters.faces import Ability
from quadriga.games.union_arena.chapters.table import Table

# What an Applied effect does
A_BP: Final = 1
A_KEYWORD: Final = 2
"""amount = n, extra = keyword."""
A_ENERGY: Final = 3
"""amount = n, extra = colour."""
A_FORBID: Final = 4
"""extra = what is forbidden."""
A_ABILITY: Final = 5
"""extra = face and number of a gained ability, see `gained_ability`."""
A_LOCK_NEXT: Final = 6
"""stays resting the next time it would be readied (ua.lock.next.1)."""
A_LOCK_PHASE: Final = 7
"""stays resting through its owner's next attack phase (ua.lock.phase.1)."""
A_LOSES_ABILITIES: Final = 8
"""base abilities are lost (ua.text.gain.2)."""
A_DUTY: Final = 9
A_BASE_BP: Final = 10
"""BP becomes amount."""
A_LOSES_KEYWORD: Final = 11
A_LOSES_LABEL: Final = 15
"""base abilities that work in one player's turn are lost; extra = whose turn (ua.text.gain.2)."""
A_LOCK_WHILE: Final = 16
"""not readied while the source is on the field; extra bits: 1 on the front line, 2 in phases only (ua.lock.while.1)."""
A_RANGE: Final = 14
"""on a player: BP ranges of choices are wider by amount; extra = 1 for the next one only (ua.choose.range.1)."""

# When an Applied effect ends (ua.dur.1)
UNTIL_TURN_ENDS: Final = 1
UNTIL_BATTLE_ENDS: Final = 2
UNTIL_ATTACK_ENDS: Final = 3
UNTIL_YOUR_NEXT_TURN: Final = 4
UNTIL_OPPONENTS_TURN_ENDS: Final = 5
"""until the end of the opponent's next turn."""
IN_OPPONENTS_TURN: Final = 6
"""during the opponent's next turn only."""
WHILE_ON_FIELD: Final = 7
WHILE_SOURCE: Final = 8
"""while the source is on the field."""
UNTIL_ATTACK_PHASE_ENDS: Final = 9
"""the affected player's next attack phase."""
UNTIL_READIED: Final = 10
UNTIL_PHASE_ENDS: Final = 11
IN_OPPONENTS_TURN_NOW: Final = 12
"""The same, once that turn has begun."""
PAST_OPPONENTS_TURN: Final = 13
"""until the end of the opponent's next turn, said in the opponent's turn: this one does not count."""



def in_force(ends: int) -> bool:
    return ends != IN_OPPONENTS_TURN


def gained_ability(g: Table, extra: int) -> Ability:
    """The ability that an effect of the kind A_ABILITY gives."""
    return g.prints[extra >> 6].gained[extra & 63]

"""Where the loser of a battle goes: to the sideline, or where a text sends it instead."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.moving import move_over
from quadriga.games.union_arena.chapters.replacing import sideline_together
from quadriga.games.union_arena.chapters.sidelining import (
    remove,
    return_to_hand,
    to_deck,
)
from quadriga.games.union_arena.chapters.standing_effects import numbers
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    REMOVAL,
    Table,
)
from quadriga.games.union_arena.vocabulary.standing import REPLACES
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of


def loser_goes(g: Table, f: Frame, loser: int) -> None:
    """ua.battle.4; a text can send it elsewhere, the battle is lost all the same (ua.battle.13)."""
    place = -1
    for _, n in numbers(g, REPLACES, slot_of(f.source)):
        place = n - 1
    if place == REMOVAL:
        remove(g, loser, "ua.battle.13", f.source)
    elif place == HAND:
        return_to_hand(g, loser, "ua.battle.13", f.source)
    elif place == DECK:
        to_deck(g, loser, True, "ua.battle.13", f.source)
    elif place == ENERGY and g.place(loser) == FRONT:
        move_over(g, loser, "ua.battle.13", f.source)
    else:
        sideline_together(g, [loser], "ua.sideline.1")

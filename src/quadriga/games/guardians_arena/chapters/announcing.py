"""Announcing an action: a frame waits, so that the opponent can answer before anything happens."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.moves import (
    turn_up,
)
from quadriga.games.guardians_arena.chapters.table import (
    Arena,
)
from quadriga.games.guardians_arena.vocabulary.storage import A_COMMAND
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.state import with_value


class ActionFrame(Frame):
    """An action that has been announced."""

    FIELDS = ("column", "card", "target", "outcome", "points", "nature")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.column = 0
        self.card = NONE
        """The slot of what acts: a Storage card, a creature, a Guardian."""
        self.target = 0
        """A card slot + 1, or 0; for razing a Terrain its slot."""
        self.outcome = 0
        """0, or what an answer has done to it."""
        self.points = 0
        self.nature = 0
        """What can answer it, as a mask."""

    def copy(self) -> Frame:
        f = ActionFrame(self.source, self.controller)
        f.stand(self)
        f.column = self.column
        f.card = self.card
        f.target = self.target
        f.outcome = self.outcome
        f.points = self.points
        f.nature = self.nature
        return f


def announced(f: Frame) -> ActionFrame:
    assert isinstance(f, ActionFrame)
    return f


def announce(
    s: Arena, action: Procedure, seat: int, column: int, c: int, target: int, points: int, nature: int
) -> None:
    f = ActionFrame(s.handle(c), seat)
    f.procedure = action
    f.column = column
    f.card = c
    f.target = target
    f.points = points
    f.nature = nature
    s.push(f)


# -- supporters ----------------------------------------------------------------------------------


def use_supporter(s: Arena, c: int, column: int) -> None:
    """Turned face up and laid beside the Duelist (gua.primary.7)."""
    turn_up(s, c, "gua.primary.7")
    s.used = with_value(s.used, c, column + 1)
    s.touch()


def command_nature(s: Arena, c: int) -> int:
    for ability in card(s, c).abilities:
        if ability.undispellable():
            return 0  # gua.card.dispel.1
    return A_COMMAND

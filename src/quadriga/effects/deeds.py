"""What is done: a deed, and a verb with an object."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import NEXT, Action
from quadriga.effects.records import Happening
from quadriga.effects.references import CHOSEN
from quadriga.effects.taking import Taker
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State

# Kinds of happenings that every game has; its others begin after them (`happenings.WHAT`)
DREW: Final = 1
SHOWED: Final = 2
FIRST_KIND: Final = 3


class Deed(Taker):
    """Something done. `role` is what a text calls its object afterwards ("the chosen character")."""

    layed: list[Action] | None = None

    def role(self) -> int:
        return -1

    def objects(self) -> list[Phrase]:
        """What it is done to."""
        return []

    def wants(self) -> list[int]:
        """The sorts of things that it can be done to; empty: any."""
        return []

    def layout(self) -> list[Action]:
        """Its own instructions, from place 0 on, for a trial."""
        if self.layed is None:
            code: list[Action] = []
            self.emit(code)
            self.layed = code
        return self.layed

    def multiplies(self) -> bool:
        """Does "for each" multiply what is given instead of doing it again?"""
        return False

    def needs_place(self) -> bool:
        """Must the text say where a card lies that this is done to?"""
        return False

    def unit(self) -> int:
        """What it gives at a time, where "up to" limits how much "for each" may come to."""
        return 0

    def parts(self) -> int:
        """How many instructions it has that can get in one another's way."""
        return 1

    def kinds(self) -> list[int]:
        """The kinds of happenings that it leaves behind; the game's own numbers."""
        return []

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        """Is a record of one of its kinds one of this deed, its object left aside?"""
        return True

    def least_happened(self) -> int:
        return 1


class Act(Deed):
    """A verb with an object: the object is chosen, then the verb is carried out on it."""

    def object(self) -> Phrase:
        raise NotImplementedError(type(self).__name__)

    def objects(self) -> list[Phrase]:
        return [self.object()]

    def emit(self, code: list[Action]) -> None:
        self.object().emit(code, self)
        self.prepare(code)
        code.append(Carry(self))

    def prepare(self, code: list[Action]) -> None:
        """What else is asked before it is done."""

    def carry(self, s: State, f: Frame) -> int:
        raise NotImplementedError(type(self).__name__)

    def scope(self, s: State, f: Frame) -> int:
        return self.object().scope(s, f, self)


class Carry(Action):
    def __init__(self, act: Act) -> None:
        self.act = act

    def run(self, s: State, f: Frame) -> int:
        return self.act.carry(s, f)


@dataclass(eq=False)
class ChooseThem(Act):
    """Choose …: a choice and nothing else."""

    what: Phrase

    def object(self) -> Phrase:
        return self.what

    def role(self) -> int:
        return CHOSEN

    def carry(self, s: State, f: Frame) -> int:
        return NEXT


register(ChooseThem)

"""What has happened and what is left to a later moment, as small records that a state keeps."""

from __future__ import annotations

from typing import Final

from quadriga.kernel.records import Record


class Happening(Record):
    """One thing that happened to one card, or to nobody. Its values are settled before it is told."""

    FIELDS = (
        "what", "agent", "by_effect", "paid", "by_a_unit", "obj", "side", "origin", "to", "end", "size", "was_end",
        "level", "traits", "entity", "ago",
    )  # fmt: skip

    def __init__(
        self,
        what: int,
        agent: int = -1,
        by_effect: int = 0,
        paid: int = 0,
        by_a_unit: int = 0,
        obj: int = -1,
        side: int = -1,
        origin: int = -1,
        to: int = -1,
        end: int = -1,
        size: int = 0,
        was_end: int = 0,
        level: int = 0,
        traits: int = 0,
        entity: int = -1,
        ago: int = 0,
    ) -> None:
        self.what = what
        """The game's own number of the kind of happening."""
        self.agent = agent
        """The seat that did it, or -1 for a rule."""
        self.by_effect = by_effect
        """The number of the effect that did it, 0 for none."""
        self.paid = paid
        """1 if it was a cost."""
        self.by_a_unit = by_a_unit
        """1 if a character's effect did it."""
        self.obj = obj
        """The handle of the card after it."""
        self.side = side
        """The seat that it belonged to before."""
        self.origin = origin
        self.to = to
        """Places; the game's own numbers, -1 for none."""
        self.end = end
        """The end of the pile that it went to, or -1."""
        self.size = size
        """How many cards the thing had of which it was one, 0 for none."""
        self.was_end = was_end
        """WAS_TOP, WAS_BOTTOM, WAS_ALL of them."""
        self.level = level
        self.traits = traits
        """What it was then, as the game's own bits."""
        self.entity = entity
        """How the thing in play is remembered, or -1."""
        self.ago = ago
        """1 if it happened in the turn before this one."""


def turn_before(history: list[Happening]) -> list[Happening]:
    """What is left of a turn's record when the next one begins: that it was a turn ago."""
    found: list[Happening] = []
    for r in history:
        if r.ago == 0:
            older = Happening(r.what, r.agent, r.by_effect, r.paid, r.by_a_unit, r.obj, r.side, r.origin, r.to, r.end)
            older.size, older.was_end, older.level = r.size, r.was_end, r.level
            older.traits, older.entity, older.ago = r.traits, r.entity, 1
            found.append(older)
    return found


WAS_TOP: Final = 1
WAS_BOTTOM: Final = 2
WAS_ALL: Final = 4
"""It was the top card of a thing, the bottom one; all of the thing went."""


class DelayedPart(Record):
    """The rest of a program, left to a later moment with everything that was spoken of (`registers.freeze`)."""

    FIELDS = ("program", "place", "source", "controller", "registers")

    def __init__(self, program: int, place: int, source: int, controller: int, registers: list[int]) -> None:
        self.program = program
        self.place = place
        """Where in the program it begins."""
        self.source = source
        self.controller = controller
        self.registers = registers

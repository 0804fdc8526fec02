"""What happened: small records, each with the rule that made it happen.

They are written only while somebody listens (`State.recording`); a search switches them off.
Words are made from them when somebody reads.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Event:
    def __init__(
        self,
        kind: str,
        rule: str,
        player: int,
        obj: int,
        face: int,
        seen: int,
        n: int,
        source: int,
        target: int,
        cause: int,
        other: int,
        cause_face: int,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.player = player
        """The seat it happened to or that did it; -1 for nobody."""
        self.obj = obj
        """Handle of the card it happened to (after a move: as it is now), or -1."""
        self.face = face
        """That card's face at the time, or -1."""
        self.seen = seen
        """A bit per seat: that seat may know which card it was."""
        self.n = n
        self.source = source
        """Zone it came from, or -1."""
        self.target = target
        """Zone it went to, or -1."""
        self.cause = cause
        """Handle of the card whose ability made it happen, or -1 for a rule of the game."""
        self.other = other
        """A second card (the blocker of an attack, the base of a Raid …), or -1."""
        self.cause_face = cause_face
        """The face of the causing card at the time, or -1: later its slot may be unknown."""

    def data(self) -> list[object]:
        return [
            self.kind, self.rule, self.player, self.obj, self.face, self.seen,
            self.n, self.source, self.target, self.cause, self.other, self.cause_face,
        ]  # fmt: skip

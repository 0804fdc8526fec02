"""An effect that has been applied to a card or a player and lasts for a while."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Applied:
    """Never changed once made; lifting or using it up replaces it in the state's list.

    `what`, `ends` and `extra` are numbers of the game's own lists.
    """

    def __init__(
        self,
        what: int,
        target: int,
        amount: int,
        ends: int,
        seat: int,
        source: int,
        extra: int,
    ) -> None:
        self.what = what
        self.target = target
        """Handle of the card it applies to; -1 - seat where it applies to a player."""
        self.amount = amount
        self.ends = ends
        """When it stops."""
        self.seat = seat
        """The player whose ability applied it."""
        self.source = source
        """Handle of the card whose ability applied it."""
        self.extra = extra

    def data(self) -> list[int]:
        return [self.what, self.target, self.amount, self.ends, self.seat, self.source, self.extra]


def applied_from(data: list[int]) -> Applied:
    return Applied(data[0], data[1], data[2], data[3], data[4], data[5], data[6])

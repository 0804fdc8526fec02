"""Saying no: one shape for HTTP and the socket. Nothing has changed when this is raised."""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "protocol": 400,
    "bad-token": 403,
    "not-yours": 403,
    "not-here": 403,
    "too-slow": 408,
    "no-seat": 403,
    "banned": 403,
    "no-account": 403,
    "not-found": 404,
    "no-table": 404,
    "too-large": 413,
    "bad-deck": 422,
    "bad-cards": 422,
    "bad-scenario": 422,
    "too-fast": 429,
    "internal": 500,
    "damaged": 500,
    "away": 503,
}
"""Codes that are not here mean: not now (409)."""


LONGEST = 1_500
"""Characters of what is said, twenty faults of a card file among it."""


class Refused(Exception):
    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.rule = code, shortened(message), rule

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


def shortened(message: str) -> str:
    """A sentence stays one, whatever it quotes; half a character becomes a mark that can be sent."""
    if not message.isascii():
        message = message.encode("utf-8", "replace").decode()
    return message if len(message) <= LONGEST else f"{message[: LONGEST // 2]} … {message[-LONGEST // 3 :]}"


def stale(number: int) -> Refused:
    return Refused("stale", f"That question has passed: the present one has number {number}.")


def away(known: bool = True) -> Refused:
    """`known`: nothing was changed. Else nobody knows yet, and the table will show it."""
    if known:
        return Refused("away", "The database is away just now; nothing was changed. Try again in a moment.")
    return Refused("away", "The database is away just now; the table will show what was stored.")


def damaged() -> Refused:
    return Refused("damaged", "This is damaged in the database; whoever runs the server can have it looked at.")


def no_computer() -> Refused:
    message = "The computer does not play cards by hand: such a table needs two people."
    return Refused("not-by-hand", message)


def no_table() -> Refused:
    return Refused("no-table", "There is no such table; perhaps it was taken away. Start a new game.")

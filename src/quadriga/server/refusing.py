"""Saying no: one shape for HTTP and the socket. Nothing has changed when this is raised."""

from __future__ import annotations

STATUS = {
    "malformed": 400,
    "protocol": 400,
    "bad-token": 403,
    "not-yours": 403,
    "no-seat": 403,
    "not-found": 404,
    "no-table": 404,
    "too-large": 413,
    "bad-deck": 422,
    "bad-cards": 422,
    "bad-scenario": 422,
    "too-fast": 429,
    "internal": 500,
}
"""Codes that are not here mean: not now (409)."""


class Refused(Exception):
    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.rule = code, message, rule

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


def stale(number: int) -> Refused:
    return Refused("stale", f"That question has passed: the present one has number {number}.")


def no_table() -> Refused:
    return Refused("no-table", "There is no such table; perhaps it was taken away. Start a new game.")

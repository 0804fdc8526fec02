"""Saying no: one shape for HTTP and the socket. Nothing has changed when this is raised."""

from __future__ import annotations

import msgspec

from quadriga.messages import Listed, Message, Slot, speaker

say = speaker("server")

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
    """`message` is in English, for programs and logs; `said` is the same by id, where it has one."""

    def __init__(self, code: str, message: Message | str, rule: str = "") -> None:
        super().__init__(message)
        self.code, self.rule = code, rule
        self.said = tidied(message) if isinstance(message, Message) else None
        self.message = shortened(str(self.said or message))

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


def shortened(message: str) -> str:
    """A sentence stays one, whatever it quotes; half a character becomes a mark that can be sent."""
    if not message.isascii():
        message = message.encode("utf-8", "replace").decode()
    return message if len(message) <= LONGEST else f"{message[: LONGEST // 2]} … {message[-LONGEST // 3 :]}"


def tidied(message: Message) -> Message:
    """The same for what a message quotes in its slots."""
    return msgspec.structs.replace(message, slots={name: _tidied(slot) for name, slot in message.slots.items()})


def _tidied(slot: Slot) -> Slot:
    if isinstance(slot, str):
        return shortened(slot)
    if isinstance(slot, Message):
        return tidied(slot)
    return Listed(tuple(map(_tidied, slot.items)), slot.run) if isinstance(slot, Listed) else slot


def stale(number: int) -> Refused:
    return Refused("stale", say("no-stale", number=number))


def away(known: bool = True) -> Refused:
    """`known`: nothing was changed. Else nobody knows yet, and the table will show it."""
    if known:
        return Refused("away", say("no-database"))
    return Refused("away", say("no-database-unknown"))


def damaged() -> Refused:
    return Refused("damaged", say("no-damaged"))


def no_computer() -> Refused:
    return Refused("not-by-hand", say("no-computer-by-hand"))


def no_table() -> Refused:
    return Refused("no-table", say("no-such-table"))

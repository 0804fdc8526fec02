"""A message: its id and its slots, each of a type that a language can ask about.

Nothing here is in any language. `str(message)` is its English, for terminals, logs of simulations and errors.
A number is an int; a str is text that stays as it is in every language: what a user typed, a file's name.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

TAG = "is"


class Card(msgspec.Struct, frozen=True, omit_defaults=True, tag_field=TAG, tag="card"):
    """A card by its printed name; one that the reader may not know has none."""

    name: str = ""
    number: str = ""


class Player(msgspec.Struct, frozen=True, omit_defaults=True, tag_field=TAG, tag="player"):
    """A player, as told to one reader: `you` is the reader. Seat -1 is nobody."""

    seat: int = -1
    you: bool = False


class Zone(msgspec.Struct, frozen=True, omit_defaults=True, tag_field=TAG, tag="zone"):
    """A place on the table by its name in the layout."""

    id: str
    book: str
    owner: Player | None = None


class Printed(msgspec.Struct, frozen=True, omit_defaults=True, tag_field=TAG, tag="printed"):
    """Words of a card, quoted: one of its lines, the name of a status. A language tells them as it tells the card: from
    the program, or by a name in its file. Where it has neither, or the reader wants it so, they stay as printed."""

    text: str
    number: str
    book: str


class Listed(msgspec.Struct, frozen=True, omit_defaults=True, tag_field=TAG, tag="list"):
    """Several things: A, B and C; in a `run` A, B, C, as what is true of a card in a line about it."""

    items: tuple[Slot, ...] = ()
    run: bool = False


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field=TAG, tag="message"):
    """`id` is the book that has the words (a game, the server) and the message's name in it: `ultraman.log-draw`."""

    id: str
    slots: dict[str, Slot] = {}

    def __str__(self) -> str:
        from quadriga.messages.voice import voice

        return voice().say(self)

    def __hash__(self) -> int:
        return hash(msgspec.json.encode(self))


Slot = int | str | Card | Player | Zone | Printed | Listed | Message


def slug(words: str) -> str:
    """A name of a layout as it stands in ids: `battle area` is `battle-area`."""
    return "".join(letter if letter.isalnum() else "-" for letter in words.lower())


class Speaker(Protocol):
    def __call__(self, name: str, /, **slots: Slot) -> Message: ...


def speaker(book: str) -> Speaker:
    """What a module of this book says its messages with: `say("log-draw", card=…)`."""

    def say(name: str, /, **slots: Slot) -> Message:
        return Message(f"{book}.{name}", slots)

    return say


def message_of(error: BaseException) -> Message | str:
    """What an error says. Any error may carry a message (`raise BadBoard(say("no-phase", …))`): `str(error)` is its
    English, and whoever passes it on to people keeps its id."""
    told = error.args[0] if len(error.args) == 1 else None
    return told if isinstance(told, Message) else str(error)

"""The one door: the engine asks a Decision, somebody answers with one of its options.

An option is one int: a verb and up to three small arguments (card slots or numbers). What
it looks like to a person (label, cards it touches) is made by the game when somebody looks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

# Verbs every game shares; a game's own verbs start at FIRST_GAME_VERB.
DONE: Final = 1
"""Stop picking, or pass."""
PICK: Final = 2
"""Take card slot `a`."""
YES: Final = 3
NO: Final = 4
NUMBER: Final = 5
"""Name the number `a`."""
MODE: Final = 6
"""Take line `a` of a list of abilities."""
WAITING: Final = 7
"""Carry out waiting ability `a` next."""
PLACE: Final = 8
"""Put it at place `a` (a zone, a position: the decision's kind says which)."""
FIRST_GAME_VERB: Final = 16

_MASK: Final = (1 << 12) - 1


def option(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    return verb | (a << 8) | (b << 20) | (c << 32)


def verb(opt: int) -> int:
    return opt & 0xFF


def arg_a(opt: int) -> int:
    return (opt >> 8) & _MASK


def arg_b(opt: int) -> int:
    return (opt >> 20) & _MASK


def arg_c(opt: int) -> int:
    return (opt >> 32) & _MASK


BY_FACE: Final = 1 << 50
"""In the key of an option whose first argument is a face in place of a slot, since copies are alike."""


def with_arg_a(opt: int, a: int) -> int:
    """The option with another first argument."""
    return (opt & ~(_MASK << 8)) | (a << 8)


def as_argument(number: int) -> int:
    """As much of a number as an option can name it by."""
    return number & _MASK


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """Who is asked, what, by which rule, with which options. Never changed once made."""

    def __init__(self, player: int, kind: str, options: list[int], rule: str, source: int) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.rule = rule
        self.source = source
        """Handle of the card that asks, or -1."""

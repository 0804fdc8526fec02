"""The memory of a program that was read: a few fixed places, then a register of its own for each thing spoken of.

The binder of a text hands out the registers (`text/binder.py`); here is the one place where their numbers are
allotted. No instruction reads "whatever was last": each names the register that it fills or reads.
"""

from __future__ import annotations

from typing import Final

from quadriga.kernel.frames import Frame

# Numbers (Frame.x)
DID: Final = 0
"""1 while the present instruction has been carried out completely."""
TEMP: Final = 1
"""Of the instruction that is being carried out."""
ACTOR: Final = 2
"""0: the controller acts; 1: the opponent."""
EFFECT: Final = 3
"""Which effect this is, for what happened "with this effect"."""
PAYING: Final = 4
"""1 while a cost is paid."""
ABILITY: Final = 5
"""Which ability of the source this is, for limits."""
KIND: Final = 6
"""What kind of ability it is; the game's own numbers."""
BY_UNIT: Final = 7
"""1 if the source is a character or the like, for "by one of your character's effects"."""
NESTED: Final = 8
"""1 if it is carried out inside another effect, which goes on afterwards."""
TIMES: Final = 9
"""How often the present gift counts ("for each …")."""
FIRST_NUMBER: Final = 10
MOST_NUMBERS: Final = 12
NUMBERS: Final = FIRST_NUMBER + MOST_NUMBERS

# Groups (Frame.sets)
PICKED: Final = 0
"""Picks of a choice in progress."""
SHOWN: Final = 1
"""Cards that this effect has revealed; they are hidden again when it ends."""
EVENT: Final = 2
"""The card of the event that set the ability off."""
LEFT: Final = 3
"""What left the field, and where it stood, four numbers each: register, area, character, place in the stack."""
BOUND: Final = 4
"""Game's own: what a card of several names serves as."""
PAST: Final = 5
"""While a description is asked about something that has happened: what the thing was then (THEN_…)."""
THEN_OBJECT: Final = 0
THEN_SIZE: Final = 1
THEN_TRAITS: Final = 2
THEN_LEVEL: Final = 3
AS_SHOWN: Final = 6
"""Cards as they lay when they were revealed or looked at: "the rest" are those that still lie so."""
SELF: Final = 7
"""Never filled: a reference bound to it means the source itself, whoever that is when it is asked."""
FIRST_GROUP: Final = 8
MOST_GROUPS: Final = 20
GROUPS: Final = FIRST_GROUP + MOST_GROUPS

_EMPTY: Final[list[int]] = []


def remember(f: Frame) -> None:
    """Give a frame the memory of a program."""
    f.x = [0] * NUMBERS
    f.sets = [_EMPTY] * GROUPS


def freeze(f: Frame) -> list[int]:
    """All registers as one row of numbers: delayed parts take them along."""
    row: list[int] = f.x[:]
    for group in f.sets:
        row.append(len(group))
        row.extend(group)
    return row


def thaw(f: Frame, row: list[int]) -> None:
    f.x = row[:NUMBERS]
    at = NUMBERS
    sets: list[list[int]] = []
    for _ in range(GROUPS):
        n = row[at]
        sets.append(row[at + 1 : at + 1 + n])
        at += 1 + n
    f.sets = sets

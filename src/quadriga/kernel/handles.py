"""Handles: what to remember of a card, so that it can be told later whether it is still the same object.

A handle is one int: the card's slot in its low bits, above them the ref of the object that the card was.
"""

from __future__ import annotations


def handle_of(ref: int, slot: int) -> int:
    return (ref << 12) | slot


def slot_of(handle: int) -> int:
    """The physical card."""
    return handle & 4095


def ref_of(handle: int) -> int:
    """Which object it was: a card is a new one after every change of zone."""
    return handle >> 12

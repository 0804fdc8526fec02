"""Continuous powers: what they give while they are active, read anew on every look (9.3.1, 9.3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.node import Node, register
from quadriga.games.ultraman.chapters.powers import text_active
from quadriga.games.ultraman.chapters.table import Table

DEEPEST: Final = 3
"""Continuous texts that ask about one another's grades stop asking here."""


@dataclass(eq=False)
class Continuous(Node):
    """A continuous effect text: its sentences, and whether it says that it does not stack (ucg.nostack.1)."""

    gifts: list[Deed]
    stacks: bool


def gift_bit(what: int, worth: int) -> int:
    """The bit that stands for increases or decreases of this kind."""
    return 2 * what + (0 if worth > 0 else 1)


def sources(t: Table) -> list[int]:
    """Slots of the cards with continuous texts that are topmost and face-up, or the scene (10.1.3)."""
    scratch = t.scratch
    if scratch.sources_at != t.version:
        scratch.sources_at = t.version
        found: list[int] = []
        gives = 0
        for k in t.areas:
            if k >= 0:
                c = t.top(k)
                if c >= 0 and t.face(c).has_continuous:
                    found.append(c)
                    gives |= t.face(c).gives
        scene = t.scene()
        if scene >= 0 and t.face(scene).has_continuous:
            found.append(scene)
            gives |= t.face(scene).gives
        scratch.sources = found
        scratch.gives = gives
    return scratch.sources


def gift_bits(what: int) -> int:
    """The bits of this kind of gift, whether it adds or takes away."""
    return 3 << (2 * what)


def gives_any(t: Table, bits: int) -> bool:
    """Does any text that could be active give one of these?"""
    if t.can_give & bits == 0:
        return False
    sources(t)
    return t.scratch.gives & bits != 0


def given(t: Table, what: int) -> bool:
    """Does any active continuous text give such a thing at all?"""
    bit = 2 * what
    if (t.can_give >> bit) & 1 == 0:
        return False
    sources(t)
    return (t.scratch.gives >> bit) & 1 == 1


def standing_sum(t: Table, k: int, what: int, sign: int, extra: int = -1) -> int:
    """The sum of what all active continuous texts give this character."""
    bit = 2 * what + (0 if sign > 0 else 1)
    if (t.can_give >> bit) & 1 == 0:
        return 0
    found = sources(t)
    scratch = t.scratch
    f = scratch.lens
    if (scratch.gives >> bit) & 1 == 0 or f.phase >= DEEPEST:
        return 0
    top = t.top(k)
    if top < 0:
        return 0
    total = 0
    once: list[int] = []
    keep_source = f.source
    keep_controller = f.controller
    f.phase += 1
    for c in found:
        face = t.face(c)
        if (face.gives >> bit) & 1 == 0:
            continue
        for text in face.texts:
            if (text.gives >> bit) & 1 == 0 or not text_active(t, c, text):
                continue
            key = (t.card[c] << 6) | text.number
            if not text.stacks and key in once:
                continue  # ucg.nostack.1
            f.source = t.handle(c)
            f.controller = t.owner[c]  # a scene's you is its owner (ucg.r.sceneyou)
            given_now = 0
            for gift in text.gifts:
                if gift.what == what and gift.worth * sign > 0 and (extra < 0 or extra in gift.extra):
                    given_now += gift.worth_to(t, f, top, c)
            if given_now != 0 and not text.stacks:
                once.append(key)
            total += given_now
    f.phase -= 1
    f.source = keep_source
    f.controller = keep_controller
    return total


register(Continuous)

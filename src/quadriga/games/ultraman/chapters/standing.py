"""Continuous powers: what they give while they are active, read anew on every look (9.3.1, 9.3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Deed
from quadriga.effects.gifts import StandingGift
from quadriga.effects.node import Node, register
from quadriga.games.ultraman.chapters.marks import BANNED, SHIELDED, THE_OPPONENT, THEIR_CHARACTERS, THEIR_SCENES
from quadriga.games.ultraman.chapters.powers import text_active
from quadriga.games.ultraman.chapters.table import Table
from quadriga.kernel.applied import Applied
from quadriga.kernel.handles import slot_of

SHIELD_BIT: Final = 2 * SHIELDED
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
    sources(t)
    scratch = t.scratch
    f = scratch.lens
    if (scratch.gives >> bit) & 1 == 0 or f.phase >= DEEPEST:
        return 0
    top = t.top(k)
    if top < 0:
        return 0
    return _standing_at(t, top, what, sign, extra, k)


def standing_at(t: Table, top: int, what: int, extra: int = -1) -> int:
    """The same for whatever slot `top` stands for, a scene too."""
    bit = 2 * what
    if (t.can_give >> bit) & 1 == 0:
        return 0
    sources(t)
    if (t.scratch.gives >> bit) & 1 == 0 or t.scratch.lens.phase >= DEEPEST:
        return 0
    return _standing_at(t, top, what, 1, extra, t.character_of(top))


def _standing_at(t: Table, top: int, what: int, sign: int, extra: int, k: int) -> int:
    bit = 2 * what + (0 if sign > 0 else 1)
    scratch = t.scratch
    f = scratch.lens
    shields = k >= 0 and what != SHIELDED and (t.can_give >> SHIELD_BIT) & 1 == 1
    total = 0
    once: list[int] = []
    keep_source = f.source
    keep_controller = f.controller
    f.phase += 1
    for c in scratch.sources:
        face = t.face(c)
        if (face.gives >> bit) & 1 == 0:
            continue
        if shields and t.owner[c] != t.side[k] and shielded(t, k, t.owner[c], t.handle(c)):
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


# -- unaffected by the opponent's effects ---------------------------------------------

def can_shield(t: Table) -> bool:
    """Can any text of this match shield a character at all?"""
    return (t.can_give >> SHIELD_BIT) & 1 == 1


def whose_effects(t: Table, source: int) -> int:
    """How a prohibition names an opponent's effect from this card."""
    return THEIR_CHARACTERS if source >= 0 and t.face(slot_of(source)).is_character else THEIR_SCENES


def shielded(t: Table, k: int, seat: int, source: int) -> bool:
    """Is this character unaffected by an effect of `seat` from this card? A cannot beats everything (1.2.2)."""
    if not can_shield(t) or k < 0 or seat == t.side[k]:
        return False
    whose = whose_effects(t, source)
    for a in t.applied:
        if a.what == SHIELDED and a.target == k and a.extra in (THE_OPPONENT, whose):
            return True
    return standing_sum(t, k, SHIELDED, 1, THE_OPPONENT) > 0 or standing_sum(t, k, SHIELDED, 1, whose) > 0


def acting_on(t: Table, k: int) -> list[Applied]:
    """What lies on characters, without what this one is unaffected by, given before or after (ucg.unaff.1)."""
    if k < 0 or (t.can_give >> SHIELD_BIT) & 1 == 0:  # asked at every look
        return t.applied
    return [a for a in t.applied if a.target != k or a.seat == t.side[k] or not shielded(t, k, a.seat, a.source)]


# -- what a player cannot do ----------------------------------------------------------


def banned(t: Table, seat: int, bans: list[int]) -> bool:
    """Is this player forbidden one of these? A cannot beats everything (1.2.2)."""
    if (t.can_give >> (2 * BANNED)) & 1 == 0:
        return False
    for a in t.applied:
        if a.what == BANNED and a.target == -1 - seat and a.extra in bans and a.amount <= t.turn:
            return True
    return standing_ban(t, seat, BANNED, bans)


def standing_ban(t: Table, seat: int, what: int, bans: list[int]) -> bool:
    """Does an active continuous text forbid it?"""
    f = t.scratch.lens
    keep_source = f.source
    keep_controller = f.controller
    found = False
    for c in sources(t):
        if (t.face(c).gives >> (2 * what)) & 1 == 0:
            continue
        for text in t.face(c).texts:
            if (text.gives >> (2 * what)) & 1 == 1 and text_active(t, c, text):
                f.source = t.handle(c)
                f.controller = t.owner[c]
                for gift in text.gifts:
                    if gift.what == what and bans_player(t, gift, seat, bans):
                        found = True
    f.source = keep_source
    f.controller = keep_controller
    return found


def bans_player(t: Table, gift: StandingGift, seat: int, bans: list[int]) -> bool:
    for one in gift.extra:
        if one in bans and gift.given_to_player(t, t.scratch.lens, seat):
            return True
    return False


register(Continuous)

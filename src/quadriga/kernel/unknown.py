"""What a seat cannot know, and another state that this seat could not tell from this one."""

from __future__ import annotations

from quadriga.kernel.chance import Chance
from quadriga.kernel.state import State


def knows(s: State, seat: int, c: int) -> bool:
    """Does this seat know the face of slot `c`: it lies open to it, or it was shown to it?"""
    return (s.known[c] >> seat) & 1 == 1 or s.rules.sees(s, seat, c)


def unknown_slots(s: State, seat: int, owner: int) -> list[int]:
    """Slots of `owner`'s cards whose faces this seat does not know."""
    return [c for c in range(len(s.card)) if s.owner[c] == owner and not knows(s, seat, c)]


def scramble(s: State, seat: int, chance: Chance) -> None:
    """Deal out anew, in place, all faces this seat does not know, and the generator with them.

    The result depends on what is unknown only as a sorted heap, so it is the same whichever of
    the indistinguishable states it began with: that is what keeps a searching player fair.
    """
    cards = s.card[:]
    for owner in range(2):
        slots = unknown_slots(s, seat, owner)
        faces = [s.card[c] for c in slots]
        faces.sort()
        chance.shuffle(faces)
        for i in range(len(slots)):
            cards[slots[i]] = faces[i]
    s.card = cards
    s.chance = Chance(chance.word() | 1, chance.word(), chance.word(), chance.word())
    s.touch()

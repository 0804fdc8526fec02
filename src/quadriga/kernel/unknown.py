"""What a seat cannot know, and another state that this seat could not tell from this one."""

from __future__ import annotations

from quadriga.kernel.chance import Chance
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import NOT_DEALT, State


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
        redeal(s, unknown_slots(s, seat, owner), cards, chance)
    s.card = cards
    s.chance = Chance(chance.word() | 1, chance.word(), chance.word(), chance.word())
    s.touch()


def redeal(s: State, slots: list[int], cards: vec[i64], chance: Chance) -> None:
    """Deal the faces of these slots out anew into `cards`, each to a slot that it could lie in.

    Slots of which more is known than that there is a card (a face-down creature is a creature)
    are filled first, the choosiest of them before the others.
    """
    faces: list[int] = [s.card[c] for c in slots]
    faces.sort()
    for c in slots:
        cards[c] = NOT_DEALT
    chance.shuffle(faces)
    rules = s.rules
    open_slots: list[int] = []
    choosy: list[list[int]] = []
    for c in slots:
        if not rules.partly_known(s, c):
            open_slots.append(c)
            continue
        fitting = 0
        for face in faces:
            if rules.could_be(s, c, face, cards):
                fitting += 1
        choosy.append([fitting, c])
    choosy.sort()
    for pair in choosy:
        chosen = 0  # where no face fits what was dealt before, any does: a place is never left empty
        for i in range(len(faces)):
            if rules.could_be(s, pair[1], faces[i], cards):
                chosen = i
                break
        cards[pair[1]] = faces.pop(chosen)
    for i in range(len(open_slots)):
        cards[open_slots[i]] = faces[i]

"""Changing Zones: the atoms that move cards, and what a seat may see."""

from __future__ import annotations

from quadriga.effects.records import WAS_ALL, Happening
from quadriga.games.ultraman.chapters.faces import NO_VALUE, SINGLE
from quadriga.games.ultraman.chapters.marks import (
    ANYBODY,
    BAN_DRAW,
    NO_DECK,
    NO_EXILE,
    NO_EXILING,
    NO_RETURN,
    NO_SENDING,
    PILE_SAFE,
    THE_OPPONENT,
)
from quadriga.games.ultraman.chapters.standing import acting_on, banned, standing_at, whose_effects
from quadriga.games.ultraman.chapters.table import (
    DECK,
    DISCARD,
    FIRST_CHARACTER,
    HAND,
    NO_CHARACTER,
    SCENE_AREA,
    WIDTH,
    Table,
)
from quadriga.games.ultraman.chapters.timing import (
    DISCARDED,
    DREW,
    ENTERS_PLAY,
    EXILED,
    FIELD,
    LEVELLED,
    PUT_UNDER,
    REVEALED,
    SCENE_ENTERS_PLAY,
    SCENE_PLACE,
    SENT,
    TO_DECK,
    TO_HAND,
    UNDER,
)
from quadriga.games.ultraman.chapters.triggers import field_changed, raise_event, record, wanted
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import with_more, with_value
from quadriga.kernel.zones import BOTTOM, TOP, add_zone, conceal, move, reveal


def sees(t: Table, seat: int, c: int) -> bool:
    """May this seat see the face of slot `c` where it lies?"""
    zone = t.zone[c]
    if zone >= FIRST_CHARACTER:
        if (zone - FIRST_CHARACTER) % 2 == 1:
            return t.owner[c] == seat  # Charge cards: 11.17.1b, 11.17.1c
        return t.down[c] == 0 or t.owner[c] == seat  # 3.6.2, 3.6.3a, 3.6.3b
    if zone == SCENE_AREA:
        return True  # 3.5.2
    place = zone % WIDTH
    if place == DECK:
        return False  # 3.3.1a, 3.3.2
    if place == HAND:
        return zone // WIDTH == seat  # 3.4.1, 3.4.2
    return True  # 3.7.2a, 3.8.3


def draw(t: Table, seat: int, n: int, rule: str, cause: int = -1, by: Frame | None = None) -> int:
    """Draw up to n cards, one at a time (11.10.1a, 11.10.1b); an empty deck gives none (1.3.6)."""
    drawn = 0
    if by is not None and banned(t, seat, [BAN_DRAW]):
        return 0
    for _ in range(n):
        deck = t.pile(seat, DECK)
        if not deck:
            break
        c = deck[len(deck) - 1]
        note = record(t, DREW, c, seat, by, HAND) if wanted(t, DREW, c, by) else None
        move(t, c, seat * WIDTH + HAND)
        drawn += 1
        t.mark()
        if t.recording:
            t.emit("draw", rule, seat, t.handle(c), 0, seat * WIDTH + DECK, seat * WIDTH + HAND, cause, seen=1 << seat)
        if note is not None:
            tell(t, [note])
    return drawn


KIND_OF_MOVE = [TO_DECK, TO_HAND, SENT, EXILED]
"""The kind of happening by the place that a card goes to."""


def tell(t: Table, notes: list[Happening]) -> None:
    """These happened in one instant; what is written down names the cards as they are now."""
    for r in notes:
        r.obj = t.handle(slot_of(r.obj))
    raise_event(t, notes)


def send(
    t: Table, c: int, place: int, rule: str, cause: int = -1, where: int = TOP, by: Frame | None = None
) -> None:
    """Move one card to its owner's zone of that kind (3.1.2a, 3.7.1, 3.8.4)."""
    send_all(t, [c], place, rule, cause, where, by)


def send_all(
    t: Table,
    cards: list[int],
    place: int,
    rule: str,
    cause: int = -1,
    where: int = TOP,
    by: Frame | None = None,
    kind: int = 0,
) -> None:
    """Move cards together, as one event; they land one after the other (3.7.2c)."""
    what = kind if kind > 0 else KIND_OF_MOVE[place]
    notes: list[Happening] = []
    for c in cards:
        if wanted(t, what, c, by):
            r = record(t, what, c, -1, by, place, (0 if where == TOP else 1) if place == DECK else -1)
            if r.size > 0 and whole_stack(t, c, cards):
                r.was_end |= WAS_ALL
            notes.append(r)
    for c in cards:
        _send(t, c, place, rule, cause, where)
    if notes:
        tell(t, notes)


def whole_stack(t: Table, c: int, cards: list[int]) -> bool:
    for other in t.stack_of(t.character_of(c)):
        if other not in cards:
            return False
    return True


def _send(t: Table, c: int, place: int, rule: str, cause: int, where: int) -> None:
    owner = t.owner[c]
    old = t.zone[c]
    target = owner * WIDTH + place
    hidden = place == DECK or place == HAND
    seen = 0
    if not hidden or sees(t, 0, c):
        seen |= 1
    if not hidden or sees(t, 1, c):
        seen |= 2
    if place == HAND:
        seen |= 1 << owner
    move(t, c, target, where)
    t.down = with_value(t.down, c, 0)
    if t.recording:
        t.emit(_SENT[place], rule, owner, t.handle(c), 0, old, target, cause, seen=seen)
    if old >= FIRST_CHARACTER and (old - FIRST_CHARACTER) % 2 == 0:
        left_stack(t, (old - FIRST_CHARACTER) // 2)
    elif old == SCENE_AREA:
        field_changed(t)


_SENT = ["return to deck", "put into hand", "discard", "exile"]


def left_stack(t: Table, k: int) -> None:
    """A card has left a character; without cards it is no longer on the field (12.4.1)."""
    if not t.stack_of(k) and t.area_of[k] >= 0:
        t.areas = with_value(t.areas, 2 * t.area_of[k] + t.side[k], NO_CHARACTER)
        t.area_of = with_value(t.area_of, k, -1)
        charges = t.charges_of(k)
        if charges:
            t.detached = t.detached + charges  # 11.17.5, 11.17.6
    field_changed(t)


def discard_from_hand(t: Table, cards: list[int], rule: str, cause: int, by: Frame | None = None) -> None:
    """Discard cards of a hand together: one event, also where there are several (3.7.2c)."""
    send_all(t, cards, DISCARD, rule, cause, TOP, by, DISCARDED)


def put_scene(t: Table, c: int, rule: str, cause: int = -1, by: Frame | None = None) -> None:
    """A scene card enters the scene area; the one before leaves as it enters (6.3.2b, 6.2.2d)."""
    old = t.scene()
    if old >= 0:
        send(t, old, DISCARD, "6.3.2b", cause)  # by the rules, whoever put the new one (6.3.2c)
    source = t.zone[c]
    notes: list[Happening] = []
    if wanted(t, SCENE_ENTERS_PLAY, c, by):
        notes.append(record(t, SCENE_ENTERS_PLAY, c, t.owner[c], by, SCENE_PLACE))
    move(t, c, SCENE_AREA)
    t.mark()
    if t.recording:
        t.emit("scene", rule, t.owner[c], t.handle(c), 0, source, SCENE_AREA, cause)
    tell(t, notes)


def new_character(t: Table, seat: int, area: int) -> int:
    """A character without cards in a vacant place; its cards follow at once."""
    k = len(t.area_of)
    t.area_of = with_more(t.area_of, [area])
    t.side = with_more(t.side, [seat])
    t.sideways = with_more(t.sideways, [0])
    t.levelled = with_more(t.levelled, [0])
    add_zone(t)
    add_zone(t)
    t.areas = with_value(t.areas, 2 * area + seat, k)
    t.touch()
    return k


def lay(
    t: Table, c: int, k: int, face_down: bool, rule: str, cause: int = -1, where: int = TOP, kind: str = "put"
) -> None:
    """Put a card onto (or into) a character's stack."""
    source = t.zone[c]
    seen = 3 if not face_down else 1 << t.owner[c]
    move(t, c, t.stack_zone(k), where)
    t.down = with_value(t.down, c, 1 if face_down else 0)
    t.sideways = with_value(t.sideways, k, 0)  # upright: 5.5.3.1b, 5.6.1c, ucg.r.faceup
    if not face_down:
        t.mark()
    if t.recording:
        t.emit(kind, rule, t.side[k], t.handle(c), t.area_of[k] + 1, source, t.stack_zone(k), cause, seen=seen)
    field_changed(t)


def enters_play(
    t: Table, cards: list[int], seat: int, rule: str, by: Frame | None = None, levelled: bool = False
) -> None:
    """These cards have entered play together (11.8.2, ucg.place.2, ucg.under.2).

    `levelled`: those of characters that were levelled up this turn have leveled up with it (5.6.2.3, ucg.top.2).
    """
    if t.recording:
        for c in cards:
            k = t.character_of(c)
            t.emit("enters play", rule, seat, t.handle(c), t.area_of[k] + 1)
    notes = [record(t, ENTERS_PLAY, c, seat, by, FIELD) for c in cards if wanted(t, ENTERS_PLAY, c, by)]
    if levelled:
        for c in cards:
            k = t.character_of(c)
            if t.levelled[k] == t.turn and wanted(t, LEVELLED, c, None):
                notes.append(record(t, LEVELLED, c, t.side[k], None))
    raise_event(t, notes)


def charge(t: Table, cards: list[int], k: int, rule: str, cause: int, by: Frame | None = None) -> None:
    """Put cards face-down and sideways under a host, beneath those already there (11.17.1b, 11.17.3)."""
    notes = [record(t, PUT_UNDER, c, -1, by, UNDER) for c in cards if wanted(t, PUT_UNDER, c, by)]
    for c in cards:
        source = t.zone[c]
        move(t, c, t.charge_zone(k), BOTTOM)
        if t.recording:
            t.emit("charge", rule, t.side[k], t.handle(c), t.area_of[k] + 1, source, t.charge_zone(k), cause)
        conceal(t, [c], t.owner[c])  # hidden from the opponent, although it was revealed (11.17.1c)
    tell(t, notes)


def show(t: Table, c: int, rule: str, cause: int, by: Frame | None = None) -> None:
    """Reveal a card to both players where it lies (11.11.1a)."""
    if wanted(t, REVEALED, c, by):
        raise_event(t, [record(t, REVEALED, c, -1, by)])
    reveal(t, c, 3)
    t.mark()
    if t.recording:
        t.emit("reveal", rule, t.owner[c], t.handle(c), 0, t.zone[c], cause=cause)


def hide_again(t: Table, cards: list[int]) -> None:
    """Revealed cards become hidden again where they stay (11.11.1b, ucg.hand.1)."""
    conceal(t, [c for c in cards if t.zone[c] < SCENE_AREA and t.zone[c] % WIDTH <= HAND], -1)


def may_leave(t: Table, c: int) -> bool:
    """May this card be taken from its character? Not if one without SINGLE BP would be alone.

    11.15.1b, ucg.r.nosingle.
    """
    k = t.character_of(c)
    if k < 0:
        return True
    cards = t.stack_of(k)
    if len(cards) != 2:
        return True
    other = cards[0] if cards[1] == c else cards[1]
    return t.face(other).bp[SINGLE] != NO_VALUE


NO_GOING = [NO_DECK, NO_RETURN, NO_SENDING, NO_EXILING]
"""The mark that keeps a thing on the field, by the place that it would go to."""
SCENE_MARK = 8
"""Added to whose effects a mark speaks of where it lies on a scene."""


def barred(t: Table, c: int, what: int, by: Frame | None = None) -> bool:
    """Does a mark or a text keep an effect from this: moving, choosing? A cannot beats everything (1.2.2).

    `c` is a card of a character, or the scene.
    """
    k = t.character_of(c)
    if k < 0 and t.zone[c] != SCENE_AREA:
        return False
    top = t.top(k) if k >= 0 else c
    whose = [ANYBODY]
    if by is not None and by.controller != (t.side[k] if k >= 0 else t.owner[c]):
        whose = [ANYBODY, THE_OPPONENT, whose_effects(t, by.source)]
    scene = SCENE_MARK if k < 0 else 0
    target = t.handle(c) if k < 0 else k
    for a in acting_on(t, k):
        if a.what == what and a.target == target and a.extra - scene in whose:
            return True
    if top >= 0:
        for one in whose:
            if standing_at(t, top, what, one) > 0:
                return True
    return False


def held_back(t: Table, k: int) -> bool:
    """Is this a character whose cards cannot be put into a hand?"""
    return k >= 0 and t.top(k) >= 0 and barred(t, t.top(k), NO_RETURN)


def may_exile(t: Table, c: int, seat: int) -> bool:
    """May `seat`'s effect exile this card from a discard area (1.2.2)?"""
    owner = t.owner[c]
    if owner == seat:
        return True
    for a in t.applied:
        if a.what == NO_EXILE and a.target == -1 - owner:
            return False
    return not banned(t, owner, [PILE_SAFE])

"""Sidelining, returning, removing: the atoms by which cards come onto and leave the field."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.durations import A_ABILITY, in_force
from quadriga.games.union_arena.chapters.standing_effects import loses_abilities
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    REMOVAL,
    SIDELINE,
    UNDER,
    WAYS,
    WIDTH,
    Table,
)
from quadriga.games.union_arena.chapters.timing import (
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    LEFT_FIELD,
    LIFE_TO_HAND,
    LIFE_TO_SIDELINE,
    RETURNED,
    SIDELINED,
    TO_REMOVAL,
)
from quadriga.kernel import zones
from quadriga.kernel.state import with_value
from quadriga.kernel.zones import BOTTOM, TOP


def clean(g: Table, c: int) -> None:
    """A new object remembers nothing (ua.main.act.2, ua.raid.27)."""
    g.resting[c] = 0
    g.host = with_value(g.host, c, -1)
    g.face_down = with_value(g.face_down, c, 0)
    g.face_up = with_value(g.face_up, c, 0)
    g.entered = with_value(g.entered, c, 0)
    g.played_by = with_value(g.played_by, c, 0)
    g.attacks = with_value(g.attacks, c, 0)
    g.blocks = with_value(g.blocks, c, 0)


def put(g: Table, c: int, place: int, rule: str, cause: int = -1, position: int = TOP) -> None:
    """Move one card to a place of its owner (ua.zone.owner.1), telling the log."""
    source = g.zone[c]
    target = g.owner[c] * WIDTH + place
    seen = _seen_before(g, c)
    if place == DECK and position == TOP:
        turn_down(g, g.owner[c])
    zones.move(g, c, target, position)
    clean(g, c)
    if g.recording:
        for seat in range(2):
            if g.rules.sees(g, seat, c):
                seen |= 1 << seat
        g.emit("move", rule, g.owner[c], g.handle(c), source=source, target=target, cause=cause, seen=seen)


def turn_down(g: Table, seat: int) -> None:
    """A card that is no longer on top of the deck lies face down again (ua.look.4)."""
    for c in g.pile(seat, DECK):
        if g.face_up[c]:
            g.face_up = with_value(g.face_up, c, 0)


def _seen_before(g: Table, c: int) -> int:
    if not g.recording:
        return 0
    seen = g.known[c]
    for seat in range(2):
        if g.rules.sees(g, seat, c):
            seen |= 1 << seat
    return seen


def leave_field(g: Table, c: int, place: int, rule: str, cause: int, kind: int, position: int = TOP) -> int:
    """A field card goes to `place`; what lay beneath goes to the sideline. Its new handle.

    `kind` is the event that watchers are told: SIDELINED, RETURNED or 0.
    """
    seat = g.seat_of(c)
    was_place = g.place(c)
    was_raided = 1 if g.raided(c) else 0
    was_lost = 1 if loses_abilities(g, c) else 0
    beneath = g.beneath(c)
    old = g.handle(c)
    put(g, c, place, rule, cause, position)  # ua.raid.leave.1
    held: list[int] = []
    hidden: list[int] = []
    for u in beneath:
        # ua.raid.leave.2, ua.raid.leave.3, ua.under.2: placed, not sidelined
        down = g.face_down[u] == 1
        put(g, u, REMOVAL if g.face(u).to_removal else SIDELINE, "ua.under.2" if down else "ua.raid.leave.2", cause)
        if down:
            hidden.append(g.handle(u))
        else:
            held.append(g.handle(u))
    if hidden:
        held = held + [-1] + hidden
    new = g.handle(c)
    had = gained_by(g, old)
    drop_applied(g, old)
    if g.attacker == old:
        g.attacker = -2  # ua.attack.8
    if g.target == old:
        g.target = -2  # ua.attack.12
    if kind:
        raise_event(g, kind, seat, new, cause, was_raided, was_place, was_raided, was_lost, held, had)
    raise_event(g, LEFT_FIELD, seat, new, cause, place, was_place, was_raided, was_lost, held, had)
    return new


def gained_by(g: Table, handle: int) -> list[int] | None:
    """The abilities that an object has gained and not lost yet (ua.text.gain.1)."""
    found: list[int] = []
    for a in g.applied:
        if a.what == A_ABILITY and a.target == handle and in_force(a.ends):
            found.append(a.extra)
    return found if found else None


def drop_applied(g: Table, handle: int) -> None:
    """Effects on an object end when it leaves the field or is Raided over (ua.dur.1, ua.raid.10)."""
    for a in g.applied:
        if a.target == handle:
            g.applied = [x for x in g.applied if x.target != handle]
            return


def sideline(g: Table, c: int, rule: str, cause: int = -1) -> int:
    """Sideline a field card in the strict sense: When Sidelined activates."""
    return leave_field(g, c, SIDELINE, rule, cause, SIDELINED)


def place_in_sideline(g: Table, c: int, rule: str, cause: int = -1) -> int:
    """Place a card into its owner's sideline: nothing was sidelined (ua.sideline.4)."""
    if g.face(c).to_removal:
        return remove(g, c, "ua.main.event.5", cause)
    if g.on_field(c):
        return leave_field(g, c, SIDELINE, rule, cause, 0)
    place = g.place(c)
    seat = g.seat_of(c)
    put(g, c, SIDELINE, rule, cause)
    if place == HAND:
        raise_event(g, HAND_TO_SIDELINE, seat, g.handle(c), cause)
    elif place == DECK:
        raise_event(g, DECK_TO_SIDELINE, seat, g.handle(c), cause)
    elif place == LIFE:
        raise_event(g, LIFE_TO_SIDELINE, seat, g.handle(c), cause)
    return g.handle(c)


def remove(g: Table, c: int, rule: str, cause: int = -1) -> int:
    """Put a card into its owner's removal area (ua.zone.removal.1)."""
    seat = g.seat_of(c)
    if g.on_field(c):
        new = leave_field(g, c, REMOVAL, rule, cause, 0)
    else:
        put(g, c, REMOVAL, rule, cause)
        new = g.handle(c)
    raise_event(g, TO_REMOVAL, seat, new, cause)
    return new


def return_to_hand(g: Table, c: int, rule: str, cause: int = -1) -> int:
    if g.on_field(c):
        return leave_field(g, c, HAND, rule, cause, RETURNED)
    from_life = g.place(c) == LIFE
    seat = g.seat_of(c)
    put(g, c, HAND, rule, cause)
    if from_life:
        raise_event(g, LIFE_TO_HAND, seat, g.handle(c), cause)
    return g.handle(c)


def to_deck(g: Table, c: int, bottom: bool, rule: str, cause: int = -1) -> int:
    position = BOTTOM if bottom else TOP
    if g.on_field(c):
        return leave_field(g, c, DECK, rule, cause, 0, position)
    put(g, c, DECK, rule, cause, position)
    return g.handle(c)


def take_top_card(g: Table, c: int, place: int, rule: str, cause: int = -1) -> int:
    """Only the top card of a Raided character goes; the base stays as it was (ua.raid.22)."""
    bases = [u for u in g.beneath(c) if g.face_down[u] == 0]
    if not bases:
        return leave_field(g, c, place, rule, cause, 0)
    base = bases[len(bases) - 1]
    line = g.zone[c]
    index = g.zones[line].index(c)
    resting = g.resting[c]
    others = [u for u in g.beneath(c) if u != base]
    old = g.handle(c)
    put(g, c, place, rule, cause)
    new = g.handle(c)
    drop_applied(g, old)
    zones.move(g, base, line, index)
    clean(g, base)
    g.resting[base] = resting
    for u in others:  # ua.under.4
        g.host = with_value(g.host, u, base)
    if g.attacker == old:
        g.attacker = -2
    if g.target == old:
        g.target = -2
    raise_event(g, LEFT_FIELD, g.owner[c], new, cause, place, line % WIDTH, 1, 0, [])
    return new


def how_played(played_by: int, place: int) -> int:
    """By which kind of ability, and from where if it was not the hand (ua.play.8)."""
    return played_by if place == HAND else played_by + WAYS * (place + 1)


def enter(g: Table, c: int, line: int, resting: bool, played_by: int, rule: str, cause: int = -1) -> None:
    """A card comes onto a line of its owner as a new object."""
    seat = g.owner[c]
    source = g.zone[c]
    zones.move(g, c, seat * WIDTH + line)
    clean(g, c)
    g.resting[c] = 1 if resting else 0
    g.entered = with_value(g.entered, c, g.turn)
    g.played_by = with_value(g.played_by, c, how_played(played_by, source % WIDTH))
    if g.recording:
        g.emit("play", rule, seat, g.handle(c), source=source, target=seat * WIDTH + line, cause=cause)


def cover(g: Table, c: int, base: int, rule: str, cause: int = -1) -> None:
    """Put card `c` on top of `base`: one character in one slot, a clean object (ua.raid.2, ua.raid.10)."""
    line = g.zone[base]
    seat = g.owner[c]
    index = g.zones[line].index(base)
    resting = g.resting[base]
    under = g.beneath(base)
    old = g.handle(base)
    source = g.zone[c]
    zones.move(g, base, seat * WIDTH + UNDER)
    drop_applied(g, old)
    zones.move(g, c, line, index)
    clean(g, base)
    clean(g, c)
    g.host = with_value(g.host, base, c)
    for u in under:
        g.host = with_value(g.host, u, c)
    g.resting[c] = resting
    g.entered = with_value(g.entered, c, g.turn)
    if g.attacker == old:
        g.attacker = -2
    if g.target == old:
        g.target = -2
    if g.recording:
        g.emit("raid", rule, seat, g.handle(c), source=source, target=line, cause=cause, other=g.handle(base))


def place_under(g: Table, c: int, host: int, face_down: bool, rule: str, cause: int = -1) -> None:
    """Put a card beneath a card on the field (ua.under.1, ua.raid.21)."""
    if g.on_field(c):
        beneath = g.beneath(c)
        drop_applied(g, g.handle(c))
        for u in beneath:
            g.host = with_value(g.host, u, host)
    seen = _seen_before(g, c)
    source = g.zone[c]
    target = g.owner[host] * WIDTH + UNDER
    zones.move(g, c, target)
    clean(g, c)
    g.host = with_value(g.host, c, host)
    g.face_down = with_value(g.face_down, c, 1 if face_down else 0)
    if g.recording:
        for seat in range(2):
            if g.rules.sees(g, seat, c):
                seen |= 1 << seat
        g.emit("under", rule, g.owner[c], g.handle(c), source=source, target=target, cause=cause,
               other=g.handle(host), seen=seen)  # fmt: skip


def switch_line(g: Table, c: int, rule: str, cause: int = -1) -> None:
    """Move to the other line: same object, same orientation, same effects (ua.move.7)."""
    seat = g.seat_of(c)
    line = ENERGY if g.place(c) == FRONT else FRONT
    source = g.zone[c]
    zones.move(g, c, seat * WIDTH + line, same_object=True)
    if g.recording:
        g.emit("move line", rule, seat, g.handle(c), source=source, target=seat * WIDTH + line, cause=cause)


def conceal_order(g: Table, cards: list[int], knower: int) -> None:
    """Several cards went onto a deck in an order that only `knower` knows (ua.look.2)."""
    if len(cards) > 1:
        zones.conceal(g, cards, knower)
        g.touch()

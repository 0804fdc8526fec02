"""The atoms that move cards. Nothing else writes zones (a test scans for it)."""

from __future__ import annotations

from typing import Final

from quadriga.kernel.state import MOST_SLOTS, State, TooMuch, with_more, with_value

TOP: Final = -1
BOTTOM: Final = 0


def add_card(s: State, face: int, owner: int, zone: int) -> int:
    """Bring a new physical card into the match; its slot."""
    return add_cards(s, [face], owner, zone)


def add_cards(s: State, faces: list[int], owner: int, zone: int) -> int:
    """Bring new physical cards into the match, the last one on top; the slot of the first."""
    first = len(s.card)
    if first + len(faces) > MOST_SLOTS:
        raise TooMuch(f"A match has room for {MOST_SLOTS} cards.")
    slots: list[int] = []
    refs: list[int] = []
    for c in range(first, first + len(faces)):
        slots.append(c)
        refs.append(s.fresh_ref())
    s.zone = with_more(s.zone, [zone] * len(faces))
    s.ref = with_more(s.ref, refs)
    s.card = with_more(s.card, faces)
    s.owner = with_more(s.owner, [owner] * len(faces))
    s.known = with_more(s.known, [0] * len(faces))
    s.zones[zone] = s.zones[zone] + slots
    s.touch()
    return first


def add_zone(s: State) -> int:
    """One more empty zone, for games whose table grows; its number."""
    s.zones.append([])
    return len(s.zones) - 1


def move(s: State, c: int, zone: int, place: int = TOP, same_object: bool = False) -> None:
    """Move one card. Whoever could see it before still knows it afterwards.

    `place` is an index counted from the bottom, or TOP. The object is a new one unless
    `same_object` (a move that the rules do not call a change of zone).
    """
    rules = s.rules
    old = s.zone[c]
    _interchange(s, c)
    seen = s.known[c]
    if seen & 1 == 0 and rules.sees(s, 0, c):
        seen |= 1
    if seen & 2 == 0 and rules.sees(s, 1, c):
        seen |= 2
    s.zones[old] = _without(s.zones[old], c)
    target = s.zones[zone]
    if place == TOP or place >= len(target):
        s.zones[zone] = target + [c]
    else:
        s.zones[zone] = target[:place] + [c] + target[place:]
    s.zone[c] = zone
    s.known = with_value(s.known, c, seen)
    if not same_object:
        s.ref[c] = s.fresh_ref()
    s.touch()


def _without(cards: list[int], c: int) -> list[int]:
    """A zone that a card has left; most leave from the top."""
    last = len(cards) - 1
    if cards[last] == c:
        return cards[:last]
    rest = cards[:]
    rest.remove(c)
    return rest


def _interchange(s: State, c: int) -> None:
    """Among equal cards in a hidden zone without order, the one a seat knows of is the one that leaves.

    Otherwise a seat could tell from what it still knows which of two equal cards went.
    """
    known = s.known[c]
    zone = s.zone[c]
    if known == 3 or not s.rules.unordered(zone):
        return
    for seat in range(2):
        bit = 1 << seat
        if known & bit or s.rules.sees(s, seat, c):
            continue
        face = s.card[c]
        owner = s.owner[c]
        for other in s.zones[zone]:
            if s.card[other] == face and s.known[other] & bit and other != c and s.owner[other] == owner:
                s.known = with_value(s.known, other, s.known[other] & ~bit)
                s.known = with_value(s.known, c, s.known[c] | bit)
                break


def shuffle(s: State, zone: int) -> None:
    """Shuffle a zone: nobody knows any position afterwards, and no object can be followed."""
    cards = s.zones[zone][:]
    s.chance.shuffle(cards)
    s.zones[zone] = cards
    forget(s, cards)


def forget(s: State, cards: list[int]) -> None:
    """Nobody can tell these cards apart any more: fresh refs by position, no knowledge."""
    for c in cards:
        s.ref[c] = s.fresh_ref()
        s.known = with_value(s.known, c, 0)
    s.touch()


def reorder(s: State, zone: int, cards: list[int], knower: int) -> None:
    """Put the cards of a zone in this order; only `knower` knows what lies where."""
    s.zones[zone] = cards[:]
    s.touch()
    conceal(s, cards, knower)


def conceal(s: State, cards: list[int], knower: int) -> None:
    """The seats other than `knower` lose track of these cards."""
    bit = (1 << knower) if knower >= 0 else 0
    for c in cards:
        s.known = with_value(s.known, c, s.known[c] & bit)
        s.ref[c] = s.fresh_ref()


def reveal(s: State, c: int, seats: int) -> None:
    """Show a face to these seats (a bit mask)."""
    s.known = with_value(s.known, c, s.known[c] | seats)

"""Drawing cards and paying action points."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.abilities import note, raise_event
from quadriga.games.union_arena.chapters.sidelining import put
from quadriga.games.union_arena.chapters.table import DECK, HAND, Table
from quadriga.games.union_arena.chapters.timing import DREW, PAID_AP


def draw(g: Table, seat: int, n: int, rule: str, cause: int = -1) -> int:
    """Draw up to n cards from the top (ua.zone.deck.1); an empty deck is no loss here (ua.win.3)."""
    drawn = 0
    for _ in range(n):
        deck = g.pile(seat, DECK)
        if not deck:
            break
        put(g, deck[len(deck) - 1], HAND, rule, cause)
        drawn += 1
    if drawn:
        g.mark()
        if g.phase:
            raise_event(g, DREW, seat, -1, cause, drawn)
    return drawn


def pay_ap(g: Table, seat: int, n: int, rule: str, source: int, for_ability: bool = False) -> None:
    """Rest n active AP cards (ua.card.ap.2), for using the card `source` or for an ability on it."""
    if n == 0:
        return
    g.ap_active[seat] -= n
    g.touch()
    note(g, PAID_AP, seat, source, n, source if for_ability else -1)
    if g.recording:
        g.emit("pay", rule, seat, source, n)


def ready_ap(g: Table, seat: int, n: int, rule: str, cause: int) -> int:
    """Switch up to n resting AP cards to active (ua.ap.ready.1); how many."""
    resting = g.ap[seat] - g.ap_active[seat]
    done = n if n < resting else resting
    g.ap_active[seat] += done
    g.touch()
    if g.recording and done:
        g.emit("ready AP", rule, seat, cause, done, cause=cause)
    return done

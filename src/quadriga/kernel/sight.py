"""What one seat sees of a state, as rows of small numbers for programs that learn (compiled).

Law 6 holds here as for views: a row is made from what the seat may know. Rows follow zones and
the places in them as the seat sees them, never slots. Every number is a byte, so that a whole look at
a table becomes one `bytes` and not hundreds of objects; a game's `Sheet` says what each column means.
"""

from __future__ import annotations

from typing import Final

from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows

FACE: Final = 0
"""First byte of a card's row: 1 + the index of its face, 0 for a card the seat does not know."""
PLACE: Final = 1
"""Second byte: where it lies, see `place_code`. The game's own columns follow."""
CARD_HEAD: Final = 2
OPTION_SIZE: Final = 7
"""An option: verb, place, row of one card, row of another, three numbers; 0 where there is none."""
EVENT_SIZE: Final = 6
"""An event: kind and who in one (kind × 3 + 1: this seat, + 2: the other), face, from, to, number, number in 500s."""
MOST_EVENTS: Final = 84
ZERO: Final = 128
"""What stands for 0 in a byte that may be negative."""


def byte(n: int) -> int:
    """The number, or the nearest that a byte can hold."""
    return 0 if n < 0 else 255 if n > 255 else n


def signed(n: int) -> int:
    return byte(n + ZERO)


def place_code(place: int, side: int, seat: int) -> int:
    """A place (numbered from 0) of one side, as this seat sees it; the side -1 is nobody's. Code 0 is nowhere."""
    return 1 + 3 * place + (2 if side < 0 else 0 if side == seat else 1)


class Sight:
    """Looks at states of one game. It holds scratch, so every user has one of its own."""

    def __init__(self, kinds: list[str], verbs: list[int], events: list[str], width: int) -> None:
        self.kind_at: dict[str, int] = {}
        for i in range(len(kinds)):
            self.kind_at[kinds[i]] = i + 1
        self.event_at: dict[str, int] = {}
        assert len(events) <= MOST_EVENTS
        for i in range(len(events)):
            self.event_at[events[i]] = i + 1
        self.verb_at: list[int] = [0] * 256
        for i in range(len(verbs)):
            self.verb_at[verbs[i]] = i + 1
        self.width = width
        """Bytes of a card's row."""
        self.out: list[int] = []
        self.row_of: list[int] = []
        """The row of each slot, counted from 1; 0 for a card without a row."""
        # what the last look found
        self.kind = 0
        """Kind of the decision, counted from 1; 0: none is open, or a kind that the sheet does not list."""
        self.cards = 0
        self.options = 0
        self.events = 0

    # -- the game's own --------------------------------------------------------------------

    def see_table(self, s: State, seat: int) -> None:
        """Put the numbers of the table and the players."""
        raise NotImplementedError

    def see_cards(self, s: State, seat: int) -> None:
        """Put a row for each card that the seat sees or knows of, zone by zone."""
        raise NotImplementedError

    def see_card(self, s: State, seat: int, c: int, known: bool, at: int) -> None:
        """Put the game's own columns of the row of slot `c`, which lies at place `at` of its zone as seen."""
        raise NotImplementedError

    def face_of(self, s: State, c: int) -> int:
        """The face that the card in slot `c` shows."""
        return s.card[c]

    def see_option(self, s: State, seat: int, option: int) -> None:
        """Put the six numbers of an option after its verb, see OPTION_SIZE."""
        raise NotImplementedError

    def place_of(self, s: State, seat: int, zone: int) -> int:
        """The code of a zone, as events name it; 0 if it has none."""
        raise NotImplementedError

    # -- for all games ---------------------------------------------------------------------

    def look(self, s: State, seat: int, history: int) -> bytes:
        """All that the seat sees: the table, cards, options if it is asked, the last events (newest first)."""
        self.out = []
        self.row_of = [0] * len(s.card)
        self.cards = 0
        self.see_table(s, seat)
        self.see_cards(s, seat)
        self.options = 0
        self.kind = 0
        d = s.decision
        if d is not None:
            kind = self.kind_at.get(d.kind)
            self.kind = 0 if kind is None else kind
            if d.player == seat:
                options = d.options
                self.options = len(options)
                for option in options:
                    self.out.append(self.verb_at[option & 255])
                    self.see_option(s, seat, option)
        self.see_history(s, seat, history)
        return bytes(self.out)

    def see_row(self, s: State, seat: int, c: int, place: int, at: int) -> None:
        """Put the row of the card in slot `c`."""
        self.cards += 1
        self.row_of[c] = byte(self.cards)
        known = knows(s, seat, c)
        self.out.append(byte(self.face_of(s, c) + 1) if known else 0)
        self.out.append(place)
        self.see_card(s, seat, c, known, at)

    def see_zone(self, s: State, seat: int, zone: int, place: int) -> None:
        """All cards of a zone in their order."""
        for i, c in enumerate(s.zones[zone]):
            self.see_row(s, seat, c, place, i + 1)

    def see_hidden_zone(self, s: State, seat: int, zone: int, place: int) -> None:
        """A hand, or another zone without places, of somebody else: what the seat knows comes first."""
        known: list[int] = []
        others: list[int] = []
        for c in s.zones[zone]:
            if knows(s, seat, c):
                known.append(s.handle(c))
            else:
                others.append(c)
        known.sort()
        at = 0
        for handle in known:
            at += 1
            self.see_row(s, seat, handle & 4095, place, at)
        for c in others:
            at += 1
            self.see_row(s, seat, c, place, at)

    def see_deck(self, s: State, seat: int, zone: int, place: int) -> None:
        """Only the cards of a deck that the seat knows, each with its place from the top."""
        cards = s.zones[zone]
        size = len(cards)
        for i in range(size):
            if knows(s, seat, cards[i]):
                self.see_row(s, seat, cards[i], place, size - i)

    def nothing(self, n: int) -> None:
        """Put this many zeros."""
        for _ in range(n):
            self.out.append(0)

    def option_row(self, a: int, b: int, place: int, n: int = 0, m: int = 0, o: int = 0) -> None:
        """Two cards by slot (-1: none), a place and up to three numbers."""
        out = self.out
        out.append(place)
        out.append(self.row_of[a] if a >= 0 else 0)
        out.append(self.row_of[b] if b >= 0 else 0)
        out.append(byte(n))
        out.append(byte(m))
        out.append(byte(o))

    def see_history(self, s: State, seat: int, history: int) -> None:
        log = s.log
        out = self.out
        i = len(log) - 1
        stop = i - history
        if stop < -1:
            stop = -1
        self.events = i - stop
        bit = 1 << seat
        while i > stop:
            e = log[i]
            kind = self.event_at.get(e.kind)
            who = 0 if e.player < 0 else 1 if e.player == seat else 2
            out.append(who if kind is None else kind * 3 + who)
            out.append(byte(e.face + 1) if e.obj >= 0 and e.seen & bit else 0)
            out.append(self.place_of(s, seat, e.source) if e.source >= 0 else 0)
            out.append(self.place_of(s, seat, e.target) if e.target >= 0 else 0)
            out.append(signed(e.n))
            out.append(signed(e.n // 500))
            i -= 1

"""What one seat sees of a state, as rows of numbers for programs that learn (compiled).

Law 6 holds here as for views: a row is made from what the seat may know. Rows follow zones and
the places in them as the seat sees them, never slots. A game puts small whole numbers, a byte each; for each
that can occur, `Pieces` holds what is written for it, so a whole look is a list of ready pieces, joined once.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from quadriga.kernel.handles import slot_of
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State
from quadriga.kernel.unknown import knows

ZERO: Final = 128
"""What stands for 0 in a byte that may be negative."""


MANY: Final = 2048
NOUGHTS: Final = [bytes(n) for n in range(MANY)]


def byte(n: int) -> int:
    """The number, or the nearest that a byte can hold."""
    return 0 if n < 0 else 255 if n > 255 else n


def signed(n: int) -> int:
    return byte(n + ZERO)


def place_code(place: int, side: int, seat: int) -> int:
    """A place (numbered from 0) of one side, as this seat sees it; the side -1 is nobody's. Code 0 is nowhere."""
    return 1 + 3 * place + (2 if side < 0 else 0 if side == seat else 1)


class Pieces:
    """What is written down for each number: everything is made once, in the encoding that reads it."""

    def __init__(self, rows: int, options: int, history: int) -> None:
        self.rows = rows
        self.options = options
        self.history = history
        """How many rows there are for cards, options and events, empty ones among them."""
        self.table: list[list[bytes]] = []
        """Per column of the table, a piece for each byte; a byte of 0 is the number nought in all columns."""
        self.questions: list[bytes] = []
        """Three for each kind of question, 0 for none: nobody, this seat, the other one is asked."""
        self.places: list[bytes] = []
        """By `place_code`."""
        self.card: list[list[bytes]] = []
        """Per column of how a card stands."""
        self.verbs: list[bytes] = []
        self.numbers: list[list[bytes]] = []
        """Per number of an option: rows of two cards, three numbers."""
        self.events: list[bytes] = []
        """Three for each kind of event, 0 for an unknown one: nobody, this seat, the other one did it."""
        self.signed: list[bytes] = []
        self.no_card = b""
        self.no_standing = b""
        """Neither place nor columns of a card: what an option has that names none."""
        self.no_option = b""
        self.no_event = b""
        self.zeros: list[bytes] = []
        """Runs of noughts, by their length."""


NO_CARDS: Final[list[int]] = []


class Piles:
    """The rows of open piles by zone. A pile that changes is another list, so an old one is told by being it."""

    def __init__(self) -> None:
        self.cards: list[list[int]] = []
        self.rows: list[bytes] = []


class Observation:
    """Looks at states of one game. It holds scratch, so every user has one of its own."""

    def __init__(self, kinds: list[str], verbs: list[int], events: list[str]) -> None:
        self.kind_at: dict[str, int] = {}
        for i in range(len(kinds)):
            self.kind_at[kinds[i]] = i + 1
        self.event_at: dict[str, int] = {}
        for i in range(len(events)):
            self.event_at[events[i]] = i + 1
        self.verb_at: list[int] = [0] * 256
        for i in range(len(verbs)):
            self.verb_at[verbs[i]] = i + 1
        self.pieces = Pieces(0, 0, 0)
        self.faces: list[bytes] = []
        """By face: what is printed on it; at 0 a card that is not known, then the faces of the match."""
        self.parts: list[bytes] = []
        """What is written so far."""
        self.out = BytesWriter()
        """Numbers as the game puts them; those before `laid` are written."""
        self.laid = 0
        self.row_of: vec[i64] = vec[i64]()
        """The row of each slot, counted from 1; 0 for a card without a row."""
        self.begins: list[int] = []
        self.ends: list[int] = []
        """Where in `parts` place and columns of each row are."""
        self.cards = 0
        """Rows that the last look needed."""
        self.compact = False
        """Whether numbers are kept as they are put, a byte each, instead of being written as pieces."""
        self.face_ids: list[int] = []
        """By face, as in `faces`: its number in the list of cards that a compact look refers to."""
        self.piles = Piles()
        """Open piles as they were looked at before, by the same seat of the same game; for compact looks."""

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
        """Put the six numbers of an option by `option_row`."""
        raise NotImplementedError

    def place_of(self, s: State, seat: int, zone: int) -> int:
        """The code of a zone, as events name it; 0 if it has none."""
        raise NotImplementedError

    # -- for all games ---------------------------------------------------------------------

    def look(self, s: State, seat: int) -> bytearray:
        """All that the seat sees: the table, cards, options if it is asked, the last events (newest first)."""
        pieces = self.pieces
        parts: list[bytes] = []
        self.parts = parts
        self.out = BytesWriter()
        self.laid = 0
        self.row_of = vec[i64]([0] * len(s.card))
        self.begins = [0]
        self.ends = [0]
        self.cards = 0
        self.see_table(s, seat)
        self.lay(pieces.table)
        d = s.decision
        asked = 0
        if d is not None:
            kind = self.kind_at.get(d.kind)
            asked = (0 if kind is None else 3 * kind) + (1 if d.player == seat else 2)
        parts.append(pieces.questions[asked])
        parts.append(pieces.no_card)  # row 0, so that numbers of rows fit
        self.see_cards(s, seat)
        for _ in range(pieces.rows - self.cards):
            parts.append(pieces.no_card)
        offered = 0
        if d is not None and d.player == seat:
            offered = len(d.options)
            for option in d.options:
                self.see_offer(s, seat, option)
        for _ in range(pieces.options - offered):
            parts.append(pieces.no_option)
        self.see_history(s, seat)
        return bytearray().join(parts)

    def look_compactly(self, s: State, seat: int, sizes: list[int]) -> bytes:
        """The same look in bytes: numbers instead of columns of noughts and ones, cards by their number in a list.

        `sizes` are the bytes of table, cards, options and history; what is not filled is zero. What does not fit
        gives no bytes at all.
        """
        self.compact = True
        seen = self.written(s, seat, sizes)
        self.compact = False
        return seen

    def written(self, s: State, seat: int, sizes: list[int]) -> bytes:
        out = BytesWriter()
        self.out = out
        self.row_of = vec[i64]([0] * len(s.card))
        self.cards = 0
        self.see_table(s, seat)
        d = s.decision
        if d is None:
            out.append(0)
            out.append(0)
        else:
            kind = self.kind_at.get(d.kind)
            out.append(0 if kind is None else kind)
            out.append(1 if d.player == seat else 2)
        end = sizes[0]
        assert len(out) == end
        self.nothing(sizes[1] // (self.pieces.rows + 1))  # row 0, so that numbers of rows fit
        self.see_cards(s, seat)
        end += sizes[1]
        if len(out) > end:
            return b""
        self.nothing(end - len(out))
        if d is not None and d.player == seat:
            for option in d.options:
                out.append(self.verb_at[option & 255])
                self.see_option(s, seat, option)
        end += sizes[2]
        if len(out) > end:
            return b""
        self.nothing(end - len(out))
        self.see_history_compactly(s, seat)
        self.nothing(end + sizes[3] - len(out))
        return out.getvalue()

    def see_history_compactly(self, s: State, seat: int) -> None:
        log = s.log
        out = self.out
        i = len(log) - 1
        stop = i - self.pieces.history
        if stop < -1:
            stop = -1
        bit = 1 << seat
        while i > stop:
            e = log[i]
            kind = self.event_at.get(e.kind)
            out.append(0 if kind is None else kind)
            out.append(0 if e.player < 0 else 1 if e.player == seat else 2)
            face = self.face_ids[e.face + 1 if e.obj >= 0 and e.seen & bit else 0]
            out.append(face & 255)
            out.append(face >> 8)
            out.append(self.place_of(s, seat, e.source) if e.source >= 0 else 0)
            out.append(self.place_of(s, seat, e.target) if e.target >= 0 else 0)
            out.append(signed(e.n))
            out.append(signed(e.n // 500))
            i -= 1

    def lay(self, columns: list[list[bytes]]) -> None:
        """Write the numbers that were put, one for each column."""
        parts = self.parts
        out = self.out
        zeros = self.pieces.zeros
        at = self.laid
        run = 0
        for column in columns:
            n = out[at]
            at += 1
            if n == 0:
                run += 1
                continue
            if run > 0:
                parts.append(zeros[run])
                run = 0
            parts.append(column[n])
        if run > 0:
            parts.append(zeros[run])
        assert at == len(out)
        self.laid = at

    def see_row(self, s: State, seat: int, c: int, place: int, at: int) -> None:
        """Write the row of the card in slot `c`."""
        parts = self.parts
        self.cards += 1
        self.row_of[c] = byte(self.cards)
        known = (s.known[c] >> seat) & 1 == 1 or s.rules.sees(s, seat, c)
        if self.compact:
            face = self.face_ids[self.face_of(s, c) + 1 if known else 0]
            self.out.append(face & 255)
            self.out.append(face >> 8)
            self.out.append(place)
            self.see_card(s, seat, c, known, at)
            return
        parts.append(self.faces[self.face_of(s, c) + 1 if known else 0])
        self.begins.append(len(parts))
        parts.append(self.pieces.places[place])
        self.see_card(s, seat, c, known, at)
        self.lay(self.pieces.card)
        self.ends.append(len(parts))

    def see_zone(self, s: State, seat: int, zone: int, place: int) -> None:
        """All cards of a zone in their order."""
        for i, c in enumerate(s.zones[zone]):
            self.see_row(s, seat, c, place, i + 1)

    def see_pile(self, s: State, seat: int, zone: int, place: int) -> None:
        """A pile that lies open, of whose cards only the places are told: its rows stay while its cards do."""
        cards = s.zones[zone]
        size = len(cards)
        if size == 0:
            return
        if not self.compact:
            self.see_zone(s, seat, zone, place)
            return
        piles = self.piles
        while len(piles.cards) <= zone:
            piles.cards.append(NO_CARDS)
            piles.rows.append(b"")
        out = self.out
        if piles.cards[zone] is cards:
            out.write(piles.rows[zone])
            row = self.cards
            row_of = self.row_of
            for c in cards:
                row += 1
                row_of[c] = byte(row)
            self.cards = row
            return
        begun = len(out)
        self.see_zone(s, seat, zone, place)
        piles.cards[zone] = cards
        piles.rows[zone] = out.getvalue()[begun:]

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
            self.see_row(s, seat, slot_of(handle), place, at)
        for c in others:
            at += 1
            self.see_row(s, seat, c, place, at)

    def see_deck(self, s: State, seat: int, zone: int, place: int) -> None:
        """Only the cards of a deck that the seat knows, each with its place from the top."""
        cards = s.zones[zone]
        size = len(cards)
        known = s.known
        rules = s.rules
        for i in range(size):
            c = cards[i]
            if (known[c] >> seat) & 1 == 1 or rules.sees(s, seat, c):
                self.see_row(s, seat, c, place, size - i)

    def nothing(self, n: int) -> None:
        """Put this many zeros."""
        self.out.write(NOUGHTS[n] if n < MANY else bytes(n))

    def see_offer(self, s: State, seat: int, option: int) -> None:
        """Write the row of an option: what it does, and where the cards it names lie and how they stand."""
        out = self.out
        parts = self.parts
        at = len(out)
        self.see_option(s, seat, option)
        parts.append(self.pieces.verbs[self.verb_at[option & 255]])
        parts.append(self.pieces.places[out[at]])
        self.laid = at + 1
        self.lay(self.pieces.numbers)
        self.see_standing(out[at + 1])
        self.see_standing(out[at + 2])

    def see_standing(self, row: int) -> None:
        """Write place and columns of a card's row once more."""
        parts = self.parts
        if row == 0:
            parts.append(self.pieces.no_standing)
        for i in range(self.begins[row], self.ends[row]):
            parts.append(parts[i])

    def option_row(self, a: int, b: int, place: int, n: int = 0, m: int = 0, o: int = 0) -> None:
        """Two cards by slot (-1: none), a place and up to three numbers."""
        out = self.out
        out.append(place)
        out.append(self.row_of[a] if a >= 0 else 0)
        out.append(self.row_of[b] if b >= 0 else 0)
        out.append(byte(n))
        out.append(byte(m))
        out.append(byte(o))

    def see_history(self, s: State, seat: int) -> None:
        log = s.log
        parts = self.parts
        pieces = self.pieces
        i = len(log) - 1
        stop = i - pieces.history
        if stop < -1:
            stop = -1
        bit = 1 << seat
        seen = i - stop
        while i > stop:
            e = log[i]
            kind = self.event_at.get(e.kind)
            who = 0 if e.player < 0 else 1 if e.player == seat else 2
            parts.append(pieces.events[who if kind is None else kind * 3 + who])
            parts.append(self.faces[e.face + 1 if e.obj >= 0 and e.seen & bit else 0])
            parts.append(pieces.places[self.place_of(s, seat, e.source) if e.source >= 0 else 0])
            parts.append(pieces.places[self.place_of(s, seat, e.target) if e.target >= 0 else 0])
            parts.append(pieces.signed[signed(e.n)])
            parts.append(pieces.signed[signed(e.n // 500)])
            i -= 1
        for _ in range(pieces.history - seen):
            parts.append(pieces.no_event)

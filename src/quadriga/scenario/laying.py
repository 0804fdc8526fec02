"""From a written board to a laid-out one: cards by name, made up or from the sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quadriga.games.boards import BadBoard, Board, Boards, Placed, Side
from quadriga.games.game import Card, Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import State
from quadriga.messages.files import say
from quadriga.rulebook.options import given
from quadriga.scenario import notation
from quadriga.scenario.notation import Entry

CODE = "TST"
"""Source code of made-up cards."""
BLANK = "Blank"
SEATS = {"A": 0, "B": 1}
_LONG = frozenset({"card", "count", "resting", "beneath", "face down"})


class Cards:
    """The cards of one scenario by the labels that its words use."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.boards: Boards = game.boards()
        self.by_label: dict[str, Card] = {}
        self._labels: dict[str, str] = {}
        self._made = 0
        self._inline: list[str] = []

    def label(self, number: str) -> str:
        """How words name the card of this number."""
        return self._labels.get(number, number)

    def _know(self, label: str, card: Card) -> Card:
        self.by_label[label] = card
        self._labels.setdefault(str(card["number"]), label)
        return card

    def make(
        self,
        label: str,
        printed: tuple[int, ...] = (),
        text: str = "",
        fields: Mapping[str, Any] | None = None,
    ) -> Card:
        """Make a card up. Its printed name is its label unless the fields say otherwise."""
        fields = dict(fields or {})
        self._made += 1
        number = str(fields.pop("number", f"{CODE}-1-{self._made:03}"))
        name = str(fields.pop("name", label))
        text = str(fields.pop("text", text)).strip()
        return self._know(label, self.boards.made_up(number, name, printed, text, fields))

    def named(self, name: str) -> Card | None:
        """A card by its label, by its number in the sets, or by a name that only one card of the sets has."""
        if name in self.by_label:
            return self.by_label[name]
        library = self.game.cards()
        found = [library[name]] if name in library else [c for c in library.values() if c["name"] == name]
        if len(found) > 1:
            numbers = ", ".join(str(c["number"]) for c in found)
            raise BadBoard(say("no-several-cards-called-write-one", name=name, numbers=numbers))
        if not found:
            return None
        return self._know(name, found[0])

    def clear(self) -> None:
        """Forget the cards that were made up inside a board: another board may use their names anew."""
        for label in self._inline:
            self.by_label.pop(label, None)
        self._inline = []

    def blank(self) -> Card:
        return self.by_label.get(BLANK) or self._know(BLANK, self.boards.blank(f"{CODE}-0-000"))

    def of(self, entry: Entry) -> Card:
        """The card that an entry of a board means; made up where it brings numbers, text or fields."""
        if entry.blank:
            return self.blank()
        made = bool(entry.printed or entry.text or entry.fields)
        if made and entry.name in self.by_label:
            raise BadBoard(say("no-already-card-here-write-its", name=entry.name))
        if made:
            self._inline.append(entry.name)
            return self.make(entry.name, entry.printed, entry.text, entry.fields)
        found = self.named(entry.name)
        if found is not None:
            return found
        return self.make(entry.name)


def board(game: Game, cards: Cards, data: Mapping[str, Any]) -> Board:
    """Lay out a written board: `A`, `B`, `turn`, `phase`, `seed` and the game's own words."""
    turn = seat(data.get("turn", "A"))
    options = given(game.name, (f"{name}={value}" for name, value in dict(data.get("options") or {}).items()))
    known = {"A", "B", "turn", "phase", "seed", "options"}
    strange = [str(word) for word in data if word not in known and word not in cards.boards.words]
    if strange:
        words = ", ".join(sorted(known | cards.boards.words))
        raise BadBoard(say("no-board-no", list=', '.join(strange), words=words))
    values = {k: (seat(v) if v in SEATS else v) for k, v in data.items() if k not in known}
    laid = Board((Side(), Side()), turn, str(data.get("phase", "")), int(data.get("seed", 0)), values, options)
    random = seeded(laid.seed + 1)
    for name, number in SEATS.items():
        fill(cards, laid.sides[number], data.get(name) or {}, random.below)
    return laid


def seat(word: object) -> int:
    if str(word) not in SEATS:
        raise BadBoard(say("no-no-player-players-b", word=str(word)))
    return SEATS[str(word)]


def fill(cards: Cards, side: Side, written: object, below: Any) -> None:
    boards = cards.boards
    if isinstance(written, str):
        parts: list[tuple[str, object]] = list(notation.zones(written))
    elif isinstance(written, Mapping):
        parts = [(str(k), v) for k, v in written.items()]
    else:
        raise BadBoard(say("no-no-side-board-write-zones", written=str(written)))
    for word, content in parts:
        if word in boards.values:
            side.values[word] = content
        elif word in boards.zones:
            zone = boards.zones[word]
            side.zones[zone] = side.zones.get(zone, []) + lay_zone(cards, content, below)
        else:
            known = ", ".join([*boards.zones, *sorted(boards.values)])
            raise BadBoard(say("no-zone-zones-values", word=word, known=known))
    for zone, count in boards.unsaid.items():
        side.zones.setdefault(zone, [Placed(BLANK, cards.blank()) for _ in range(count)])


def lay_zone(cards: Cards, content: object, below: Any) -> list[Placed]:
    laid: list[Placed] = []
    for entry in written_entries(cards, content):
        if entry.random:
            library = sorted(cards.game.cards())
            for _ in range(entry.count):
                number = library[below(len(library))]
                laid.append(Placed(number, cards.named(number) or cards.blank()))
            continue
        label = BLANK if entry.blank else entry.name
        card = cards.of(entry)
        for _ in range(entry.count):
            laid.append(
                Placed(label, card, bool(entry.resting), entry.face_down, lay_beneath(cards, entry), entry.more)
            )
    return laid


def lay_beneath(cards: Cards, entry: Entry) -> list[Placed]:
    found = []
    for under in entry.beneath:
        card = cards.of(under)
        found += [Placed(under.name, card, False, under.face_down) for _ in range(under.count)]
    return found


def written_entries(cards: Cards, content: object) -> list[Entry]:
    """Entries of a zone from a number, a line of words, or a list of these and of mappings."""
    if content is None:
        return []
    if isinstance(content, bool) or not isinstance(content, (int, str, list, Mapping)):
        raise BadBoard(say("no-no-way-write-cards", content=str(content)))
    if isinstance(content, int):
        return [Entry(count=notation.copies(content), blank=True)]
    if isinstance(content, str):
        found = []
        for part in notation.split(content, ","):
            special = cards.boards.special(part)
            if special is None:
                found.append(notation.entry(part))
                continue
            label, fields = special
            if label not in cards.by_label:
                cards.make(label, fields=fields)
            found.append(Entry(name=label))
        return found
    if isinstance(content, Mapping):
        return [long_entry(cards, content)]
    return [entry for part in content for entry in written_entries(cards, part)]


def long_entry(cards: Cards, written: Mapping[str, Any]) -> Entry:
    """`{card: Ram 4000, resting: true, beneath: [Lamb], face down: [Squire], attacks: 1}`"""
    if "card" not in written:
        raise BadBoard(say("no-names-no-card-give-card", written=str(dict(written))))
    [entry] = written_entries(cards, str(written["card"]))
    entry.count = notation.copies(written.get("count", entry.count))
    if "resting" in written:
        entry.resting = bool(written["resting"])
    for under in written_entries(cards, written.get("beneath")):
        entry.beneath.append(under)
    for under in written_entries(cards, written.get("face down")):
        under.face_down = True
        entry.beneath.append(under)
    entry.more = {k: v for k, v in written.items() if k not in _LONG}
    return entry


def dealt(game: Game, written: Mapping[str, Any]) -> State:
    """A new game between two decks: `deal: {A: harbour-watch, B: reed-marsh}`, shuffled by the board's `seed`."""
    deal = written["deal"]
    known = game.decks()
    names = [str(deal.get(letter, "")) for letter in SEATS] if isinstance(deal, Mapping) else []
    if not names or not all(name in known for name in names):
        raise BadBoard(say("no-deal-names-deck-for-one", list=', '.join(sorted(known))))
    strange = [word for word in written if word not in ("deal", "seed", "options", "A", "B")]
    if strange or written.get("A") or written.get("B"):
        raise BadBoard(say("no-board-dealt-nothing-beside-deal"))
    options = given(game.name, (f"{name}={value}" for name, value in dict(written.get("options") or {}).items()))
    return game.new([known[name] for name in names], int(written.get("seed", 0)), options)

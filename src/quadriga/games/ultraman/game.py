"""The Ultraman Card Game behind the common door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.games.boards import Board, Boards
from quadriga.games.door import Card, Deck, Game, Levels, Offence, Refusal, Searching, Unreadable
from quadriga.games.ultraman import (
    cards,
    chronicle,
    faces,
    features,
    guessing,
    heuristic,
    layout,
    preparation,
    refusing,
    words,
)
from quadriga.games.ultraman.card_fields import FIELDS
from quadriga.games.ultraman.rules import RULES
from quadriga.games.ultraman.table import table
from quadriga.kernel.cards import Face
from quadriga.kernel.decisions import Decision
from quadriga.kernel.state import State

if TYPE_CHECKING:
    from quadriga.games.explained import Explained
    from quadriga.games.sheet import Sheet

FOLDER = Path(__file__).parent


class Ultraman(Game):
    name = "ultraman"
    title = "Ultraman Card Game"
    rules = RULES
    folder = FOLDER
    seats = ("Player A", "Player B")
    actions = refusing.ACTIONS
    fields = FIELDS
    feature_names = tuple(features.NAMES)
    features_version = features.VERSION
    searching = Searching(deals=4, replies=False, outcome=0.5)
    levels = Levels(beginner=0.90, easy=0.58, middle=0.27, strong=0)

    def face(self, card: Card, vanilla: bool = False) -> Face:
        return cards.build(card, vanilla)

    def abilities(self, face: Face) -> int:
        assert isinstance(face, faces.Card)
        return len(face.texts)

    def programs(self, face: Face) -> list[int]:
        assert isinstance(face, faces.Card)
        return [text.program for text in face.texts]

    def abilities_on(self, s: State, c: int) -> list[int]:
        from quadriga.games.ultraman.trials import changes_bp  # only checks of card files need it

        t = table(s)
        return [text.number for text in t.face(c).texts if changes_bp(t, c, text)]

    def trial(self, card: Card, pool: Sequence[Card], below: Callable[[int], int]) -> Board:
        from quadriga.games.ultraman.trials import trial

        return trial(card, below)

    def explain(self, card: Card) -> list[Explained]:
        from quadriga.games.ultraman.telling import explain  # loads the phrase table

        text = str(card.get("text", "") or "")
        return explain(str(card["number"]), str(card["name"]), text) if text else []

    def check(self, deck: Deck, cards_: Mapping[str, Card] | None = None, vanilla: bool = False) -> list[Offence]:
        known = self.cards() if cards_ is None else cards_
        return self.check_all([deck], known, vanilla, bool(deck.extra.get("sealed")))

    def check_all(
        self, decks: list[Deck], known: Mapping[str, Card], vanilla: bool = False, sealed: bool = False
    ) -> list[Offence]:
        """One deck, or the two decks of the two-deck format (FR.6)."""
        unlimited: set[str] = set()
        unread: list[Offence] = []
        for number in sorted({number for deck in decks for number in deck.cards}):
            card = known.get(number)
            if card is None:
                continue
            try:
                if cards.build(card, vanilla).any_number:
                    unlimited.add(preparation.base(number, known))
            except Unreadable as why:
                unread.append(Offence("2.3.5.1", str(why), [number]))
        return preparation.check(decks, known, unlimited, sealed) + unread

    def option_view(self, s: State, option: int) -> dict[str, Any]:
        return words.option_view(table(s), option)

    def prompt(self, s: State, d: Decision) -> str:
        return words.prompt(table(s), d)

    def table_view(self, s: State, seat: int) -> dict[str, Any]:
        return layout.table_view(table(s), seat)

    def describe(self, s: State, event: dict[str, Any], seat: int) -> str:
        return words.describe(table(s), event, seat)

    def why_not(self, s: State, seat: int, action: str, card: int) -> Refusal | None:
        return refusing.why_not(table(s), seat, action, card)

    def layout(self) -> dict[str, Any]:
        return layout.LAYOUT

    def boards(self) -> Boards:
        from quadriga.games.ultraman.board import UltramanBoards  # only scenarios and tests need it

        return UltramanBoards(self)

    def first_seat(self, s: State) -> int:
        return table(s).first_lead

    def chronicle(self, s: State) -> dict[str, Any]:
        return chronicle.chronicle(table(s))

    def option_key(self, s: State, option: int) -> int:
        return words.option_key(table(s), option)

    def sheet(self) -> Sheet:
        from quadriga.games.ultraman.sheet import SHEET  # only programs that learn need it

        return SHEET

    def evaluate(self, s: State, seat: int) -> float:
        return heuristic.evaluate(table(s), seat)

    def features(self, s: State, seat: int) -> list[float]:
        return features.features(table(s), seat)

    def plausible(self, s: State, seat: int) -> float:
        return guessing.plausible(table(s), seat)

    def scores(self, s: State) -> list[float]:
        return heuristic.scores(table(s))


GAME = Ultraman()

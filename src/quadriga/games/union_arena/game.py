"""Union Arena behind the common door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.games.boards import Board, Boards
from quadriga.games.door import Card, Deck, Game, Levels, Offence, Refusal, Unreadable
from quadriga.games.union_arena import cards, deck, explaining, features, heuristic, layout, refusing, trials, words
from quadriga.games.union_arena.card_fields import FIELDS
from quadriga.games.union_arena.chronicle import chronicle
from quadriga.games.union_arena.faces import Card as Printed
from quadriga.games.union_arena.rules import RULES
from quadriga.games.union_arena.table import table
from quadriga.kernel.cards import Face
from quadriga.kernel.decisions import Decision
from quadriga.kernel.state import State

if TYPE_CHECKING:
    from quadriga.games.explained import Explained
    from quadriga.games.sheet import Sheet

FOLDER = Path(__file__).parent


class UnionArena(Game):
    name = "union-arena"
    title = "Union Arena"
    rules = RULES
    folder = FOLDER
    seats = ("Player A", "Player B")
    actions = refusing.ACTIONS
    fields = FIELDS
    feature_names = tuple(features.NAMES)
    features_version = features.VERSION
    levels = Levels(strong=30)

    def read_ahead(self, cards_: Sequence[Card]) -> None:
        cards.read_ahead([str(card.get("text") or "") for card in cards_])

    def face(self, card: Card, vanilla: bool = False) -> Face:
        """`vanilla` leaves the text of a card out that is not understood."""
        try:
            return cards.build(dict(card))
        except cards.CardDeclined as declined:
            if vanilla:
                return cards.build(dict(card), vanilla=True)
            raise Unreadable(str(card["number"]), str(card["name"]), declined.unread) from None

    def explain(self, card: Card) -> list[Explained]:
        from quadriga.games.union_arena.telling import explain  # loads the phrase table

        face = self.face(card)
        return explain(face.number, face.text, card["type"] == "event") if face.text else []

    def check(self, deck_: Deck, cards_: Mapping[str, Card] | None = None, vanilla: bool = False) -> list[Offence]:
        known = self.cards() if cards_ is None else cards_
        copies: dict[str, int] = {}
        unread: list[Offence] = []
        for number in deck_.cards:
            card = known.get(deck.bare(number))
            if card is None or card.get("type") == "ap":
                continue
            try:
                face = self.face(card, vanilla)
                assert isinstance(face, Printed)
                copies[deck.bare(number)] = face.copies
            except Unreadable as why:
                unread.append(Offence("ua.card.type.1", str(why), [number]))
        limited = deck_.extra.get("limited")
        return deck.check(deck_, known, copies, limited) + unread

    def brings(self, deck_: Deck) -> dict[str, list[str]]:
        """Other prints of a card are the same card."""
        return {what: [deck.bare(number) for number in group] for what, group in super().brings(deck_).items()}

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
        from quadriga.games.union_arena.board import UnionArenaBoards  # only scenarios and tests need it

        return UnionArenaBoards(self)

    def evaluate(self, s: State, seat: int) -> float:
        return heuristic.evaluate(table(s), seat)

    def sheet(self) -> Sheet:
        from quadriga.games.union_arena.sheet import SHEET  # only programs that learn need it

        return SHEET

    def features(self, s: State, seat: int) -> list[float]:
        return features.features(table(s), seat)

    def first_seat(self, s: State) -> int:
        return table(s).first

    def chronicle(self, s: State) -> dict[str, Any]:
        return chronicle(table(s))

    def programs(self, face: Face) -> list[int]:
        assert isinstance(face, Printed)
        return [a.program for a in face.abilities]

    def abilities_on(self, s: State, c: int) -> list[int]:
        return explaining.at_work(table(s), c)

    def trial(self, card: Card, pool: Sequence[Card], below: Callable[[int], int]) -> Board:
        return trials.trial(card, pool, below)

    def option_key(self, s: State, option: int) -> int:
        return heuristic.option_key(table(s), option)

    def scores(self, s: State) -> list[float]:
        return heuristic.scores(table(s))


GAME = UnionArena()

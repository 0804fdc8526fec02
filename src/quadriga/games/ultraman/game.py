"""The Ultraman Card Game behind the common door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.games.boards import Board, Boards
from quadriga.games.decks import worded
from quadriga.games.floor import Floor, Played
from quadriga.games.game import Card, Deck, Drawing, Game, Levels, Limited, Offence, Refusal, Searching, Unreadable
from quadriga.games.ultraman import card_lists, cards
from quadriga.games.ultraman.card_fields import FIELDS
from quadriga.games.ultraman.chapters import faces, other_rules, preparation
from quadriga.games.ultraman.chapters.table import ANY_NUMBER, HAND_SIZE, SEALED_DECK_SIZE, table
from quadriga.games.ultraman.computer import features, guessing, heuristic
from quadriga.games.ultraman.people import chronicle, layout, prints, refusing, words
from quadriga.games.ultraman.rules import RULES
from quadriga.kernel.cards import Face
from quadriga.kernel.decisions import Decision
from quadriga.kernel.state import State
from quadriga.messages import Message, message_of

if TYPE_CHECKING:
    from quadriga.games.explained import Explained
    from quadriga.games.observation_columns import ObservationColumns

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
    limited = Limited(6, SEALED_DECK_SIZE, "FR.14a", extra={"sealed": True}, options={"sealed": 1})
    levels = Levels(beginner=0.90, easy=0.58, middle=0.27, strong=0)
    floor = Floor(
        chooser="chooser", begins_rule="FR.10b", time_option="time_called", time_rule="FR.10a", two_decks=True
    )

    def face(self, card: Card, vanilla: bool = False) -> Face:
        return cards.build(card, vanilla)

    def is_published(self, card: Card) -> bool:
        return card_lists.is_published(card)

    def card_data(self, card: Card) -> Card:
        return card_lists.from_entry(card) if card_lists.is_published(card) else card

    def base_number(self, number: str) -> str:
        return prints.base_number(number)

    def drawing(self, deck: Deck, cards_: Mapping[str, Card]) -> Drawing:
        return Drawing(HAND_SIZE, 1, (1, 1), "redraw", 0, ("4.2.3a", "4.2.3c", "5.3.1", "5.3.2"))

    def abilities(self, face: Face) -> int:
        assert isinstance(face, faces.Card)
        return len(face.texts)

    def programs(self, face: Face) -> list[int]:
        assert isinstance(face, faces.Card)
        return [text.program for text in face.texts]

    def abilities_on(self, s: State, c: int) -> list[int]:
        from quadriga.games.ultraman.positions.trials import changes_bp  # only checks of card files need it

        t = table(s)
        return [text.number for text in t.face(c).texts if changes_bp(t, c, text)]

    def trial(self, card: Card, pool: Sequence[Card], below: Callable[[int], int]) -> Board:
        from quadriga.games.ultraman.positions.trials import trial

        return trial(card, below)

    def explain(self, card: Card) -> list[Explained]:
        from quadriga.games.ultraman.people.card_explanation import explain  # loads the phrase table

        text = str(worded(card).get("text", "") or "")
        return explain(str(card["number"]), str(card["name"]), text) if text else []

    def check(self, deck: Deck, cards_: Mapping[str, Card] | None = None, vanilla: bool = False) -> list[Offence]:
        known = self.cards() if cards_ is None else cards_
        return self.check_all([deck], known, vanilla, bool(deck.extra.get("sealed")))

    def check_all(
        self, decks: list[Deck], known: Mapping[str, Card], vanilla: bool = False, sealed: bool = False
    ) -> list[Offence]:
        """One deck, or the two decks of the two-deck format (FR.6)."""
        most: dict[str, int] = {}
        unread: list[Offence] = []
        for number in sorted({number for deck in decks for number in deck.cards}):
            card = known.get(number)
            if card is None:
                continue
            try:
                face = cards.build(card, vanilla)
                if face.any_number or face.copies:
                    most[preparation.base(number, known)] = ANY_NUMBER if face.any_number else face.copies
            except Unreadable as why:
                unread.append(Offence("ucg.text.unread.1", message_of(why), [number]))
        return preparation.check(decks, known, most, sealed) + unread

    def check_two(self, decks: Sequence[Deck], cards: Mapping[str, Card], vanilla: bool = False) -> list[Offence]:
        return self.check_all(list(decks), cards, vanilla)  # FR.6: copies count over both

    def tally(self, s: State) -> tuple[int, int]:
        """Battle wins; a game won otherwise counts as 5-0 (FR.10c)."""
        _, mine, theirs = other_rules.battle_wins(table(s))
        return mine, theirs

    def match_on_time(self, games: Sequence[Played]) -> int:
        return other_rules.match_winner([(g.winner, *g.tally) for g in games])  # FR.10c

    def option_view(self, s: State, option: int) -> dict[str, Any]:
        return words.option_view(table(s), option)

    def prompt(self, s: State, d: Decision) -> Message:
        return words.prompt(table(s), d)

    def table_view(self, s: State, seat: int) -> dict[str, Any]:
        return layout.table_view(table(s), seat)

    def describe(self, s: State, event: dict[str, Any], seat: int) -> Message:
        return words.describe(table(s), event, seat)

    def why_not(self, s: State, seat: int, action: str, card: int) -> Refusal | None:
        return refusing.why_not(table(s), seat, action, card)

    def layout(self) -> dict[str, Any]:
        return layout.LAYOUT

    def boards(self) -> Boards:
        from quadriga.games.ultraman.positions.board import UltramanBoards  # only scenarios and tests need it

        return UltramanBoards(self)

    def first_seat(self, s: State) -> int:
        return table(s).first_lead

    def chronicle(self, s: State) -> dict[str, Any]:
        return chronicle.chronicle(table(s))

    def option_key(self, s: State, option: int) -> int:
        return words.option_key(table(s), option)

    def observation_columns(self) -> ObservationColumns:
        from quadriga.games.ultraman.computer.observation_columns import COLUMNS  # only programs that learn need it

        return COLUMNS

    def evaluate(self, s: State, seat: int) -> float:
        return heuristic.evaluate(table(s), seat)

    def features(self, s: State, seat: int) -> list[float]:
        return features.features(table(s), seat)

    def plausible(self, s: State, seat: int) -> float:
        return guessing.plausible(table(s), seat)

    def scores(self, s: State) -> list[float]:
        return heuristic.scores(table(s))


GAME = Ultraman()

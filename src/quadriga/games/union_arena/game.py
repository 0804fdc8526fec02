"""Union Arena behind the common door."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.games.boards import Board, Boards
from quadriga.games.decks import worded
from quadriga.games.floor import DRAW, Floor
from quadriga.games.game import Card, Deck, Drawing, Game, Levels, Limited, Offence, Refusal, Unreadable
from quadriga.games.union_arena import card_lists, cards
from quadriga.games.union_arena.card_fields import FIELDS
from quadriga.games.union_arena.chapters import deck
from quadriga.games.union_arena.chapters.faces import Card as Printed
from quadriga.games.union_arena.chapters.table import DECK, HAND_SIZE, LIFE, WIDTH, table
from quadriga.games.union_arena.computer import features, heuristic
from quadriga.games.union_arena.people import explaining, layout, prints, refusing, words
from quadriga.games.union_arena.people.chronicle import chronicle
from quadriga.games.union_arena.positions import trials
from quadriga.games.union_arena.rules import RULES
from quadriga.games.union_arena.wording.dialects import told
from quadriga.kernel.cards import Face
from quadriga.kernel.decisions import Decision
from quadriga.kernel.state import State
from quadriga.messages import Message, message_of
from quadriga.messages.files import say

if TYPE_CHECKING:
    from quadriga.games.explained import Explained
    from quadriga.games.observation_columns import ObservationColumns

FOLDER = Path(__file__).parent
AP_CARDS = say("no-ap-cards-not-among-decks")


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
    limited = Limited(12, deck.DECK_SIZE, "ua.deck.1")  # no floor rules of its own: decks as always (ua.deck.1)
    floor = Floor(first="first", extra_turns=3)

    def read_ahead(self, cards_: Sequence[Card]) -> None:
        cards.read_ahead([str(worded(card).get("text") or "") for card in cards_])

    def dialects(self, cards_: Sequence[Card]) -> dict[str, int]:
        return told(str(worded(card).get("text") or "") for card in cards_ if card.get("text"))

    def face(self, card: Card, vanilla: bool = False) -> Face:
        """`vanilla` leaves the text of a card out that is not understood."""
        try:
            return cards.build(dict(worded(card)))
        except cards.CardDeclined as declined:
            if vanilla:
                return cards.build(dict(card), vanilla=True)
            raise Unreadable(str(card["number"]), str(card["name"]), declined.unread) from None

    def explain(self, card: Card) -> list[Explained]:
        from quadriga.games.union_arena.people.card_explanation import explain  # loads the phrase table

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
                unread.append(Offence("ua.text.unread.1", message_of(why), [number]))
        limited = deck_.extra.get("limited")
        return deck.check(deck_, known, copies, limited) + unread

    def is_published(self, card: Card) -> bool:
        return card_lists.is_published(card)

    def card_data(self, card: Card) -> Card:
        return card_lists.from_entry(card) if card_lists.is_published(card) else card

    def no_card(self, entry: Card) -> Message | None:
        kind = str(entry.get("type") or "").casefold()
        listed = self.is_published(entry) and card_lists.is_ap_card(entry)
        return AP_CARDS if kind == "ap" or listed else None  # ua.deck.7

    def about_list(self, entry: Card) -> Message | None:
        return card_lists.about(entry) if card_lists.is_published(entry) else None

    def is_first_print(self, entry: Card) -> bool:
        return card_lists.is_first_print(entry) if card_lists.is_published(entry) else super().is_first_print(entry)

    def base_number(self, number: str) -> str:
        return prints.base_number(number)

    def pool_of(self, number: str, card: Card) -> str:
        return deck.bare(number)[:3]  # ua.deck.2

    def not_in_decks(self, words_: str) -> Message | None:
        if prints.is_ap_card(words_):
            return AP_CARDS  # ua.deck.7
        return None

    def drawing(self, deck_: Deck, cards_: Mapping[str, Card]) -> Drawing:
        rules = ("ua.setup.3", "ua.setup.5", "ua.start.10", "ua.start.11", "ua.start.12")
        return Drawing(HAND_SIZE, 1, (1, 0), "mulligan", 1, rules)

    def brings(self, deck_: Deck) -> dict[str, list[str]]:
        """Other prints of a card are the same card."""
        return {what: [deck.bare(number) for number in group] for what, group in super().brings(deck_).items()}

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
        from quadriga.games.union_arena.positions.board import UnionArenaBoards  # only scenarios and tests need it

        return UnionArenaBoards(self)

    def evaluate(self, s: State, seat: int) -> float:
        return heuristic.evaluate(table(s), seat)

    def observation_columns(self) -> ObservationColumns:
        from quadriga.games.union_arena.computer.observation_columns import COLUMNS  # only programs that learn need it

        return COLUMNS

    def features(self, s: State, seat: int) -> list[float]:
        return features.features(table(s), seat)

    def first_seat(self, s: State) -> int:
        return table(s).first

    def on_time(self, s: State) -> int:
        """More life, then the larger deck: the manual has no rule for it, organisers do it so."""
        for zone in (LIFE, DECK):
            mine, theirs = (len(s.zones[seat * WIDTH + zone]) for seat in range(2))
            if mine != theirs:
                return int(theirs > mine)
        return DRAW

    def chronicle(self, s: State) -> dict[str, Any]:
        return chronicle(table(s))

    def programs(self, face: Face) -> list[int]:
        assert isinstance(face, Printed)
        return [a.program for a in face.abilities]

    def abilities_on(self, s: State, c: int) -> list[int]:
        return explaining.standing_effects(table(s), c)

    def trial(self, card: Card, pool: Sequence[Card], below: Callable[[int], int]) -> Board:
        return trials.trial(card, pool, below)

    def option_key(self, s: State, option: int) -> int:
        return heuristic.option_key(table(s), option)

    def scores(self, s: State) -> list[float]:
        return heuristic.scores(table(s))


GAME = UnionArena()

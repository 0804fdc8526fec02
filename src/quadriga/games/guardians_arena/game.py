"""Guardians Arena behind the common door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quadriga.games.boards import Boards
from quadriga.games.decks import worded
from quadriga.games.floor import Floor
from quadriga.games.game import BadDeck, Card, Deck, Drawing, Game, Offence, Refusal, Unreadable
from quadriga.games.guardians_arena import card_list, cards
from quadriga.games.guardians_arena.card_fields import FIELDS
from quadriga.games.guardians_arena.chapters import deck
from quadriga.games.guardians_arena.chapters.faces import TYPES
from quadriga.games.guardians_arena.chapters.faces import Card as PrintedCard
from quadriga.games.guardians_arena.chapters.setup import OPENING_HAND
from quadriga.games.guardians_arena.chapters.table import MAX_COPIES, arena
from quadriga.games.guardians_arena.computer import features, heuristic
from quadriga.games.guardians_arena.people import chronicle, layout, refusing, words
from quadriga.games.guardians_arena.positions import exercising
from quadriga.games.guardians_arena.positions.board import GuardiansArenaBoards
from quadriga.games.guardians_arena.rules import RULES
from quadriga.kernel.cards import Face, Match
from quadriga.kernel.decisions import Decision
from quadriga.kernel.state import State
from quadriga.messages import Message, message_of

if TYPE_CHECKING:
    from quadriga.games.explained import Explained
    from quadriga.games.observation_columns import ObservationColumns

FOLDER = Path(__file__).parent


class GuardiansArena(Game):
    name = "guardians-arena"
    title = "Guardians Arena"
    rules = RULES
    folder = FOLDER
    seats = ("Player A", "Player B")
    actions = refusing.ACTIONS
    fields = FIELDS
    floor = Floor(time_option="turn_limit", extra_turns=1, time_rule="gua.house.win.5")
    feature_names = tuple(features.NAMES)
    features_version = features.VERSION

    def printed(self) -> dict[str, Card]:
        return cards.library()

    def face(self, card: Card, vanilla: bool = False) -> Face:
        return cards.build(worded(card), vanilla)

    def is_published(self, card: Card) -> bool:
        return card_list.is_row(card)

    def card_data(self, card: Card) -> Card:
        """Also rows of the published card list, by its own column names."""
        return card_list.from_row(card) if card_list.is_row(card) else card

    def abilities(self, face: Face) -> int:
        """Those that should make a difference: text without counterpart in Arena is not counted (gua.card.dead.1)."""
        assert isinstance(face, PrintedCard)
        return len(exercising.working(face))

    def differences(self, card: Card) -> list[bool]:
        return exercising.differences(self, card)

    def explain(self, card: Card) -> list[Explained]:
        from quadriga.games.guardians_arena.people.card_explanation import explain  # loads the phrase table

        return explain(dict(worded(card)))

    def drawing(self, deck_: Deck, cards_: Mapping[str, Card]) -> Drawing:
        """A hand without any creature may be replaced; that is rare, and left out here."""
        guardian = cards_.get(str(deck_.extra.get("guardian", "")), {})
        return Drawing(OPENING_HAND, int(guardian.get("draw", 2)), (1, 1), rules=("gua.setup.4", "gua.stock.1"))

    def check(
        self,
        deck_: Deck,
        cards_: Mapping[str, Card] | None = None,
        vanilla: bool = False,
        max_copies: int = MAX_COPIES,
    ) -> list[Offence]:
        known = self.cards() if cards_ is None else cards_
        offences = deck.check(deck_, known, max_copies)
        if vanilla:
            return offences
        for number in [*deck_.cards, *deck.brought(deck_)]:
            entry = known.get(number)
            if entry is None or str(entry.get("type", "")).lower() not in TYPES:
                continue
            try:
                cards.build(worded(entry))
            except Unreadable as why:
                offences.append(Offence("gua.house.scope.1", message_of(why), [number]))
        return offences

    def brings(self, deck_: Deck) -> dict[str, list[str]]:
        return {**super().brings(deck_), "start": deck.brought(deck_)}

    def match(
        self,
        decks: Sequence[Deck],
        seed: int,
        options: Mapping[str, int] | None = None,
        cards: Mapping[str, Card] | None = None,
        vanilla: bool = False,
        checked: bool = True,
    ) -> Match:
        """`blank_text` leaves out texts that are not understood (gua.house.scope.1), `max_copies` limits copies."""
        chosen = options or {}
        blank = vanilla or bool(chosen.get("blank_text"))
        known = self.cards() if cards is None else cards
        if checked:
            for d in decks:
                offences = self.check(d, known, blank, chosen.get("max_copies", MAX_COPIES))
                if offences:
                    raise BadDeck(d.name, offences)
        return super().match(decks, seed, options, known, blank, checked=False)

    def option_view(self, s: State, option: int) -> dict[str, Any]:
        return words.option_view(arena(s), option)

    def prompt(self, s: State, d: Decision) -> Message:
        return words.prompt(arena(s), d)

    def table_view(self, s: State, seat: int) -> dict[str, Any]:
        return layout.table_view(arena(s), seat)

    def describe(self, s: State, event: dict[str, Any], seat: int) -> Message:
        return words.describe(arena(s), event, seat)

    def why_not(self, s: State, seat: int, action: str, card: int) -> Refusal | None:
        return refusing.why_not(arena(s), seat, action, card)

    def layout(self) -> dict[str, Any]:
        return layout.LAYOUT

    def boards(self) -> Boards:
        return GuardiansArenaBoards(self)

    def observation_columns(self) -> ObservationColumns:
        from quadriga.games.guardians_arena.computer.observation_columns import (
            COLUMNS,  # only programs that learn need it
        )

        return COLUMNS

    def evaluate(self, s: State, seat: int) -> float:
        return heuristic.evaluate(arena(s), seat)

    def chronicle(self, s: State) -> dict[str, Any]:
        return chronicle.chronicle(arena(s))

    def features(self, s: State, seat: int) -> list[float]:
        return features.features(arena(s), seat)

    def scores(self, s: State) -> list[float]:
        return heuristic.scores(arena(s))


GAME = GuardiansArena()

"""Universal Arena behind the common door."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from quadriga.effects.program import ProgramFace
from quadriga.games import library
from quadriga.games.floor import Floor
from quadriga.games.game import Card, Deck, Game, Offence, Refusal, Unreadable
from quadriga.games.universal_arena.card_fields import FIELDS
from quadriga.games.universal_arena.chapters import deck
from quadriga.games.universal_arena.chapters.table import table
from quadriga.games.universal_arena.computer import features, heuristic
from quadriga.games.universal_arena.pages import characters
from quadriga.games.universal_arena.pages import files as pages
from quadriga.games.universal_arena.people import chronicle, layout, refusing, words
from quadriga.games.universal_arena.positions import exercising
from quadriga.games.universal_arena.rules import RULES
from quadriga.kernel.cards import Face, Match
from quadriga.kernel.decisions import Decision
from quadriga.kernel.state import State
from quadriga.messages import Message

if TYPE_CHECKING:
    from quadriga.games.explained import Explained
    from quadriga.games.observation_columns import ObservationColumns
    from quadriga.games.universal_arena.positions.board import UniversalArenaBoards

FOLDER = Path(__file__).parent


class UniversalArena(Game):
    """Here a "card" of the door is a whole character: its innates, statuses and cards."""

    name = "universal-arena"
    title = "Universal Arena"
    rules = RULES
    folder = FOLDER
    seats = ("Player A", "Player B")
    actions = refusing.ACTIONS
    fields = FIELDS
    floor = Floor(first="first", time_option="turn_limit", extra_turns=1, time_rule="uni.house.win.2")
    feature_names = tuple(features.NAMES)
    features_version = features.VERSION
    without_text = False

    def printed(self) -> dict[str, Card]:
        return dict(pages.library())

    def card_data(self, card: Card) -> Card:
        return pages.tidy(card)

    def parts(self, card: Card) -> list[Card]:
        return list(pages.parts(pages.tidy(card)))

    def readable(self, card: Card) -> list[Card]:
        return self.parts(card)

    def advice(self, card: Card) -> str:
        from quadriga.games.universal_arena.people.card_explanation import advice  # loads the phrase table

        return advice(dict(card["page"]), *card["part"]) if "part" in card else ""

    def with_reading(self, card: Card, number: str, words: str) -> dict[str, Any]:
        return pages.with_reading(pages.tidy(card), number, words)

    def characters(self, cards: Sequence[Card]) -> dict[str, str]:
        """One text that is not understood, or one card too many, and the character cannot be played."""
        found = {str(card["page"]["id"]): dict(card["page"]) for card in cards if "page" in card}
        offences = {number: deck.check_page(page) for number, page in found.items()}
        return {number: "; ".join(o.message for o in wrong) for number, wrong in offences.items()}

    def abilities(self, face: Face) -> int:
        return len(face.programs) if isinstance(face, ProgramFace) else 0

    def exercised(self, card: Card) -> int:
        page = dict(card["page"])
        kind, i = card["part"]
        try:
            face = characters.read_part(page, kind, i)
            first = 0  # the programs of all innates stand on their character, one innate after the other
            if kind == "innates":
                first = sum(len(characters.read_part(page, kind, k).programs) for k in range(i))
            own = range(first, first + len(face.programs))
            return sum(number == face.number and k in own for number, k in exercising.exercised(page))
        except Unreadable:
            return 0  # a character of which something is not understood does not play

    def face(self, card: Card, vanilla: bool = False) -> Face:
        if "part" in card:
            kind, i = card["part"]
            return characters.read_part(dict(card["page"]), kind, i)
        faces, brought = characters.lay_out([[pages.tidy(card)]])
        first: int = brought[0]["characters"][0]
        return faces[first]

    def explain(self, card: Card) -> list[Explained]:
        from quadriga.games.universal_arena.people.card_explanation import explain  # loads the phrase table

        if "part" in card:
            return explain(dict(card["page"]), str(card["name"]))
        return explain(pages.tidy(card))

    def decks(self) -> dict[str, Deck]:
        return suggested_teams()

    def check(self, deck_: Deck, cards_: Mapping[str, Card] | None = None, vanilla: bool = False) -> list[Offence]:
        return deck.check(deck_, self.cards() if cards_ is None else cards_)

    def brings(self, deck_: Deck) -> dict[str, list[str]]:
        return {"team": deck.members(deck_)}

    def match_of(
        self, cards: list[dict[str, Any]], decks: list[dict[str, Any]], seed: int, options: Mapping[str, int]
    ) -> Match:
        """The faces of a match hold each character's cards once per seat, since a card belongs to its user."""
        brought_pages = [pages.tidy(c) for c in cards]
        key = msgspec.json.encode([brought_pages, [d["team"] for d in decks]])
        faces, brought = laid_out(key)
        seats: list[dict[str, Any]] = [
            {"name": d["name"], "team": d["team"], **more} for d, more in zip(decks, brought, strict=True)
        ]
        return Match(self.name, faces, list(brought_pages), seats, seed, dict(options))

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

    def boards(self) -> UniversalArenaBoards:
        from quadriga.games.universal_arena.positions.board import UniversalArenaBoards

        return UniversalArenaBoards(self)

    def first_seat(self, s: State) -> int:
        return (table(s).initiative + max(s.turn, 1) - 1) % 2  # it changes hands each turn (uni.turn.13)

    def chronicle(self, s: State) -> dict[str, Any]:
        return chronicle.chronicle(table(s))

    def option_key(self, s: State, option: int) -> int:
        return heuristic.option_key(table(s), option)

    def observation_columns(self) -> ObservationColumns:
        from quadriga.games.universal_arena.computer.observation_columns import (
            COLUMNS,  # only programs that learn need it
        )

        return COLUMNS

    def evaluate(self, s: State, seat: int) -> float:
        return heuristic.evaluate(table(s), seat)

    def features(self, s: State, seat: int) -> list[float]:
        return features.features(table(s), seat)

    def scores(self, s: State) -> list[float]:
        return heuristic.scores(table(s))


KEPT_MATCHES = 64
"""Laid-out matches kept in memory: simulations play the same teams again and again."""
_laid_out: dict[bytes, tuple[list[Face], list[dict[str, Any]]]] = {}


def laid_out(key: bytes) -> tuple[list[Face], list[dict[str, Any]]]:
    """Faces of a match by its content; they never change, so matches may share them."""
    found = _laid_out.get(key)
    if found is None:
        known, teams = msgspec.json.decode(key)
        faces, brought = characters.lay_out([[known[i] for i in team] for team in teams])
        if len(_laid_out) >= KEPT_MATCHES:
            _laid_out.clear()
        found = _laid_out[key] = (list(faces), brought)
    return found


@cache
def suggested_teams() -> dict[str, Deck]:
    """Team files name their three characters in the order of the line."""
    return {key: replace(d, cards=Counter(deck.members(d))) for key, d in library.decks(FOLDER).items()}


GAME = UniversalArena()

"""Which games an environment plays: decks and seeds, and states at their first real decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quadriga import games
from quadriga.decks.files import find_deck
from quadriga.games.game import Deck, Game
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import DRAW, State, answer

Decks = Sequence[Deck | str] | None


class Matches:
    """New games of one pair of decks, or of pairs that the seed chooses among all of the game's own."""

    def __init__(self, game: str | Game, decks: Decks = None) -> None:
        self.game = games.load(game) if isinstance(game, str) else game
        if decks is None:
            self.decks = list(self.game.decks().values())
        else:
            self.decks = [self.found(deck) for deck in decks]
            if len(self.decks) != 2:
                raise ValueError(
                    f"An environment is played with two decks; {len(self.decks)} were given. "
                    "Name two, or none to have them chosen by the seed."
                )
        self.fixed = decks is not None
        self._matches: dict[tuple[int, int], Match] = {}

    def __reduce__(self) -> Any:
        return Matches, (self.game, self.decks if self.fixed else None)

    def of(self, decks: Decks) -> Matches:
        """The same game with these decks; None for the same decks."""
        return self if decks is None else Matches(self.game, decks)

    def found(self, deck: Deck | str) -> Deck:
        return find_deck(self.game, deck) if isinstance(deck, str) else deck

    def begin(self, seed: int) -> State:
        """The game of this seed, at its first decision with a choice."""
        known = self.match(seed)
        s = self.game.begin(Match(known.game, known.faces, known.cards, known.decks, seed, known.options))
        skip_forced(s)
        return s

    def match(self, seed: int) -> Match:
        """The match of the decks that this seed chooses."""
        pair = (0, 1)
        if not self.fixed:
            chance = seeded(seed ^ 0x5DECE66D)
            pair = (chance.below(len(self.decks)), chance.below(len(self.decks)))
        known = self._matches.get(pair)
        if known is None:
            known = self.game.match((self.decks[pair[0]], self.decks[pair[1]]), 0)
            self._matches[pair] = known
        return known


def skip_forced(s: State) -> None:
    """Answer decisions with one option: there is nothing to learn from them."""
    d = s.decision
    while d is not None and len(d.options) == 1:
        answer(s, 0)
        d = s.decision


def step(s: State, choice: int) -> None:
    """Answer, and go on to the next decision with a choice."""
    answer(s, choice)
    skip_forced(s)


def results(s: State) -> tuple[float, float]:
    """1 for the winner, -1 for the loser; 0 for both before the end and after a draw."""
    if not s.over or s.winner == DRAW:
        return (0.0, 0.0)
    return (1.0, -1.0) if s.winner == 0 else (-1.0, 1.0)

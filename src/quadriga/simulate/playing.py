"""Playing one planned game and saying what came of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from quadriga import load
from quadriga.games.game import Card, Deck, Game
from quadriga.kernel.cards import Match
from quadriga.kernel.playout import play_randomly
from quadriga.kernel.state import DRAW, State, answer
from quadriga.players.player import Player, RandomPlayer
from quadriga.players.search import player as make_player
from quadriga.simulate.plan import Planned


@dataclass
class Result:
    number: int
    decks: tuple[str, str]
    players: tuple[str, str]
    seed: int
    winner: int
    """Seat that won, 2 for a draw."""
    rule: str
    turns: int
    decisions: int
    first: int
    """Seat that began."""
    seconds: float
    answers: list[int] = field(default_factory=list)
    chronicle: dict[str, Any] = field(default_factory=dict)


class Table:
    """Plays planned games of one kind."""

    def __init__(
        self, game: str, decks: dict[str, Deck], chronicle: bool, keep_answers: bool, options: Mapping[str, int]
    ) -> None:
        self.game: Game = load(game)
        self.decks = decks
        self.chronicle = chronicle
        self.keep_answers = keep_answers
        self.options = options
        self.cards: Mapping[str, Card] | None = None
        """All cards that the decks use, where they are not those of the library."""
        self.matches: dict[tuple[str, str], Match] = {}

    def match(self, planned: Planned) -> Match:
        """The cards of a pair of decks are built once; only the seed differs from game to game."""
        pair = (planned.sides[0].deck, planned.sides[1].deck)
        if pair not in self.matches:
            self.matches[pair] = self.game.match(
                (self.decks[pair[0]], self.decks[pair[1]]), planned.seed, self.options, cards=self.cards, checked=False
            )
        match = self.matches[pair]
        match.seed = planned.seed
        return match

    def play(self, planned: Planned) -> Result:
        a, b = planned.sides
        began = time.perf_counter()
        s = self.game.begin(self.match(planned), recording=self.chronicle)
        players = [
            make_player(side.player.partition("#")[0], self.game, planned.seed * 2 + i)
            for i, side in enumerate(planned.sides)
        ]
        answers: list[int] = []
        decisions = play_out(s, players, answers if self.keep_answers else None)
        return Result(
            planned.number,
            (a.deck, b.deck),
            (a.player, b.player),
            planned.seed,
            s.winner,
            s.end_rule,
            s.turn,
            decisions,
            self.game.first_seat(s),
            time.perf_counter() - began,
            answers,
            self.game.chronicle(s) if self.chronicle else {},
        )


def play_out(s: State, players: list[Player], answers: list[int] | None) -> int:
    """Play to the end; how many decisions had more than one option."""
    if answers is None and all(isinstance(p, RandomPlayer) for p in players):
        first = players[0]
        assert isinstance(first, RandomPlayer)
        return play_randomly(s, first.chance)
    count = 0
    while s.decision is not None:
        d = s.decision
        choice = 0
        if len(d.options) > 1:
            count += 1
            choice = players[d.player].choose(s)
        if answers is not None:
            answers.append(choice)
        answer(s, choice)
    assert s.winner in (0, 1, DRAW)
    return count

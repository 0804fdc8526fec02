"""Games played to learn from: positions on the way, each with what came of it.

A game depends on nothing but the settings and its number, so any worker on any machine plays the same one.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from quadriga import load
from quadriga.games.game import Deck, Game
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.state import DRAW, State, answer
from quadriga.players.model import Model
from quadriga.simulate.workers import Work

SLIPS = (0, 30, 100, 250)
"""Random answers in a thousand: games from careful to wild, so that bad positions are known too."""
FIRST_LOOKS, OTHER_LOOKS = 8, 2
"""Positions kept of a game: at the first decision of a turn, where the search judges, and others."""
LAMBDA = 0.85
"""How far the outcome reaches back, once a model can judge the positions in between."""


@dataclass(frozen=True)
class Settings:
    game: str
    seed: int
    decks: dict[str, Deck] = field(hash=False)
    weights: tuple[list[list[float]], list[float], list[float], list[float], float] | None = None
    """The model that judges positions on the way; None at first, when only outcomes count."""


@dataclass
class Positions:
    """Rows of features with the chance to win that was seen; in order of the game's number."""

    number: int
    features: array[float]
    chances: array[float]


Look = tuple[int, list[float], list[float]]
"""Which decision of the game it is, and the features for both seats."""


class Sample:
    """A few positions of many, each with the same chance to be among them."""

    def __init__(self, chance: Chance, most: int) -> None:
        self.chance = chance
        self.most = most
        self.looks: list[Look] = []
        self.count = 0
        self.at = 0

    def wants_next(self) -> bool:
        self.at = self.count if self.count < self.most else self.chance.below(self.count + 1)
        self.count += 1
        return self.at < self.most

    def take(self, look: Look) -> None:
        self.looks[self.at : self.at + 1] = [look]


class Table:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game: Game = load(settings.game)
        self.decks = [settings.decks[key] for key in sorted(settings.decks)]
        self.model = Model(*settings.weights) if settings.weights else None

    def play(self, number: int) -> Positions:
        chance = seeded(self.settings.seed * 1_000_003 + number)
        decks = (self.decks[chance.below(len(self.decks))], self.decks[chance.below(len(self.decks))])
        match = self.game.match(decks, seed=chance.word(), checked=False)
        s = self.game.begin(match, recording=False)
        slips = SLIPS[chance.below(len(SLIPS))]
        first, others = Sample(chance, FIRST_LOOKS), Sample(chance, OTHER_LOOKS)
        turn = -1
        while s.decision is not None:
            if len(s.decision.options) > 1:
                sample = others if s.turn == turn else first
                turn = s.turn
                if sample.wants_next():
                    sample.take((s.decisions, self.game.features(s, 0), self.game.features(s, 1)))
            self._answer(s, slips, chance)
        return self._judged(number, sorted(first.looks + others.looks), s.winner)

    def _answer(self, s: State, slips: int, chance: Chance) -> None:
        d = s.decision
        assert d is not None
        n = len(d.options)
        if n == 1:
            answer(s, 0)
        elif chance.below(1000) < slips:
            answer(s, chance.below(n))
        else:
            scores = self.game.scores(s)
            best = max(scores)
            alike = [i for i in range(n) if scores[i] >= best - 1e-9]
            answer(s, alike[chance.below(len(alike))])

    def _judged(self, number: int, looks: list[Look], winner: int) -> Positions:
        """Each position with the outcome, mixed with how the model judges what followed (TD(λ))."""
        found = Positions(number, array("f"), array("f"))
        for seat in range(2):
            outcome = 0.5 if winner == DRAW else 1.0 if winner == seat else 0.0
            target = outcome
            later: float | None = None
            for look in reversed(looks):
                row = look[2] if seat else look[1]
                if later is not None:
                    target = LAMBDA * target + (1 - LAMBDA) * later
                if self.model is not None:
                    later = self.model.value(row)
                found.features.extend(row)
                found.chances.append(target)
        return found


def open_table(settings: Settings) -> Table:
    return Table(settings)


def play(table: Table, numbers: list[int]) -> list[Positions]:
    return [table.play(number) for number in numbers]


SELFPLAY = Work(open_table, play)

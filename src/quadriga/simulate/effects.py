"""What single cards do for a deck, told from what chance decided: opening hands and first draws.

Who plays a card late is winning already, so "won when played" says little. Whether a card lay in the opening hand,
or among the first draws after it, is chance: games with it and games without it differ by the card alone. They are
compared within games of the same opponent and the same seat order, and of many cards looked at together only those
are named of which not more than one in twenty is expected to be a false discovery (Benjamini and Hochberg).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

FIRST_DRAWS = 3
"""Draws after the opening hand that count: nearly every game has as many."""
FALSE_DISCOVERIES = 0.05
LEAST = 20
"""Games with the card and without it, below which nothing is said."""
Z95 = 1.959964
Stratum = tuple[str, bool]
"""The opponent's deck, and whether one's own began."""


@dataclass
class Split:
    """Games with a card and all games, by stratum: (wins, games)."""

    with_card: dict[Stratum, list[float]] = field(default_factory=dict)


@dataclass
class Effects:
    """What a deck's cards are seen to do while games come in one at a time."""

    games: dict[str, dict[Stratum, list[float]]] = field(default_factory=lambda: {"opening": {}, "draws": {}})
    cards: dict[str, dict[str, Split]] = field(default_factory=lambda: {"opening": {}, "draws": {}})

    def add(self, stratum: Stratum, won: float, opening: Iterable[str], drawn: list[str]) -> None:
        held = set(opening)
        if held:
            self._count("opening", stratum, won, held)
        if len(drawn) >= FIRST_DRAWS:
            self._count("draws", stratum, won, set(drawn[:FIRST_DRAWS]))

    def _count(self, how: str, stratum: Stratum, won: float, cards: set[str]) -> None:
        _add(self.games[how], stratum, won)
        for number in cards:
            _add(self.cards[how].setdefault(number, Split()).with_card, stratum, won)

    def found(self) -> dict[str, dict[str, Effect]]:
        """For each card the effects of having it in the opening hand and among the first draws."""
        made: dict[str, dict[str, Effect]] = {}
        for how, cards in self.cards.items():
            for number, split in cards.items():
                effect = _difference(split.with_card, self.games[how])
                if effect is not None:
                    made.setdefault(number, {})[how] = effect
        _mark([effect for hows in made.values() for effect in hows.values()])
        return made


@dataclass
class Effect:
    """The difference in win rate between games with a card and without it."""

    difference: float
    error: float
    games: int
    """Games with the card."""
    real: bool = False
    """Is it more than chance explains, all cards looked at together?"""

    @property
    def p(self) -> float:
        """How often chance alone gives as large a difference."""
        return math.erfc(abs(self.difference) / self.error / math.sqrt(2)) if self.error else 1.0

    def interval(self) -> tuple[float, float]:
        return self.difference - Z95 * self.error, self.difference + Z95 * self.error


def _add(counts: dict[Stratum, list[float]], stratum: Stratum, won: float) -> None:
    row = counts.setdefault(stratum, [0.0, 0.0])
    row[0] += won
    row[1] += 1


def _difference(with_card: Mapping[Stratum, list[float]], games: Mapping[Stratum, list[float]]) -> Effect | None:
    """Mantel and Haenszel's difference of rates over the strata."""
    weights = total = variance = 0.0
    have = lack = 0.0
    for stratum, (wins, n) in games.items():
        won, held = with_card.get(stratum, (0.0, 0.0))
        others = n - held
        have, lack = have + held, lack + others
        if not held or not others:
            continue
        weight = held * others / n
        rate = wins / n
        total += weight * (won / held - (wins - won) / others)
        variance += weight * weight * rate * (1 - rate) * (1 / held + 1 / others)
        weights += weight
    if not weights or have < LEAST or lack < LEAST:
        return None
    return Effect(total / weights, math.sqrt(variance) / weights, int(have))


def _mark(effects: list[Effect]) -> None:
    """Benjamini and Hochberg: the largest rank whose p is small enough, and all before it."""
    ranked = sorted(effects, key=lambda effect: effect.p)
    last = 0
    for rank, effect in enumerate(ranked, 1):
        if effect.p <= FALSE_DISCOVERIES * rank / len(ranked):
            last = rank
    for effect in ranked[:last]:
        effect.real = True

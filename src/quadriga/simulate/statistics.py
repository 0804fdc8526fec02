"""What came of many games: win rates with intervals, how games went, what single cards did.

Results are taken one at a time, so a summary of a million games needs no more memory than one of ten.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from quadriga.kernel.state import DRAW
from quadriga.simulate.effects import Effect, Effects
from quadriga.simulate.playing import Result

Z95 = 1.959964
HOWS = ("opening", "drawn", "played")
"""What can have happened to a card in a game: in the first hand, drawn later, played."""


@dataclass
class Rate:
    """Wins out of games; a draw is half a win."""

    wins: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.wins += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95% interval."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.share, Z95
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Mean:
    total: float = 0.0
    count: int = 0

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0


@dataclass
class DeckSummary:
    """How one deck did."""

    rate: Rate = field(default_factory=Rate)
    """Against other decks."""
    all: Rate = field(default_factory=Rate)
    """Against itself too: what its cards are measured by."""
    first: Rate = field(default_factory=Rate)
    second: Rate = field(default_factory=Rate)
    wins: Counter[str] = field(default_factory=Counter)
    """By the rule that ended the game."""
    turns: Mean = field(default_factory=Mean)
    lengths: Counter[int] = field(default_factory=Counter)
    cards: dict[str, dict[str, Rate]] = field(default_factory=dict)
    """Card number -> opening / drawn / played -> win rate."""
    effects: Effects = field(default_factory=Effects)
    """What its cards do, told from opening hands and first draws."""
    wasted: dict[str, Mean] = field(default_factory=dict)
    by_turn: dict[str, dict[int, float]] = field(default_factory=dict)
    """What was counted -> turn -> sum over all games."""

    def mean_by_turn(self, series: str, least: float = 0.0) -> dict[int, float]:
        """A game that had that turn, as long as at least that share of the games still goes on."""
        counted = self.by_turn.get(series, {})
        means = {}
        for turn in range(1, max(self.lengths, default=0) + 1):
            going = sum(n for length, n in self.lengths.items() if length >= turn)
            if going >= least * self.all.games:
                means[turn] = counted.get(turn, 0.0) / going
        return means


@dataclass
class UnitSummary:
    """How one member of a team did."""

    rate: Rate = field(default_factory=Rate)
    """Of its team, against teams without it."""
    means: dict[str, Mean] = field(default_factory=dict)
    """What was counted, a game."""


@dataclass
class Summary:
    games: int = 0
    players: dict[str, dict[str, int]] = field(default_factory=dict)
    by_player: dict[tuple[str, str], Rate] = field(default_factory=lambda: defaultdict(Rate))
    """First against second."""
    decks: dict[str, DeckSummary] = field(default_factory=lambda: defaultdict(DeckSummary))
    matrix: dict[tuple[str, str], Rate] = field(default_factory=lambda: defaultdict(Rate))
    """Row deck against column deck."""
    first: Rate = field(default_factory=Rate)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    units: dict[str, UnitSummary] = field(default_factory=dict)
    """Characters of a team and the like."""
    teams: dict[tuple[str, ...], Rate] = field(default_factory=dict)

    def series(self) -> list[str]:
        """What was counted by turn."""
        return list(dict.fromkeys(name for deck in self.decks.values() for name in deck.by_turn))

    def wasted(self) -> list[str]:
        return list(dict.fromkeys(name for deck in self.decks.values() for name in deck.wasted))


def result_for(r: Result, seat: int) -> float:
    return 0.5 if r.winner == DRAW else 1.0 if r.winner == seat else 0.0


def summarise(results: Iterable[Result]) -> Summary:
    s = Summary()
    for r in results:
        s.games += 1
        s.decisions += r.decisions
        s.seconds += r.seconds
        s.endings[r.rule] += 1
        s.turns[r.turns] += 1
        s.first.add(result_for(r, r.first))
        for seat in (0, 1):
            won = result_for(r, seat)
            mine, theirs = r.players[seat], r.players[1 - seat]
            counts = s.players.setdefault(mine, {"wins": 0, "draws": 0})
            counts["wins"] += won == 1.0
            counts["draws"] += won == 0.5
            if mine != theirs:
                s.by_player[mine, theirs].add(won)
            s.matrix[r.decks[seat], r.decks[1 - seat]].add(won)
            _deck(s.decks[r.decks[seat]], r, seat, won)
            _team(s, r, seat, won)
    return s


def _deck(deck: DeckSummary, r: Result, seat: int, won: float) -> None:
    deck.all.add(won)
    if r.decks[0] != r.decks[1]:
        deck.rate.add(won)
    (deck.first if r.first == seat else deck.second).add(won)
    deck.turns.add(r.turns)
    deck.lengths[r.turns] += 1
    if won == 1.0:
        deck.wins[r.rule] += 1
    side = _side(r, seat)
    for how in HOWS:
        for number in set(side.get(how, ())):
            deck.cards.setdefault(number, {}).setdefault(how, Rate()).add(won)
    stratum = (r.decks[1 - seat], r.first == seat)
    deck.effects.add(stratum, won, side.get("opening", ()), list(side.get("drawn", ())))
    for what, n in dict(side.get("wasted", {})).items():
        deck.wasted.setdefault(what, Mean()).add(n)
    for series, turns in dict(side.get("by_turn", {})).items():
        sums = deck.by_turn.setdefault(series, defaultdict(float))
        for turn, n in turns.items():
            sums[int(turn)] += n


def _team(s: Summary, r: Result, seat: int, won: float) -> None:
    """A team that meets itself, or a character on both sides, says nothing about who is stronger."""
    mine: dict[str, dict[str, float]] = _side(r, seat).get("units", {})
    theirs: dict[str, dict[str, float]] = _side(r, 1 - seat).get("units", {})
    for unit, counted in mine.items():
        summary = s.units.setdefault(unit, UnitSummary())
        if unit not in theirs:
            summary.rate.add(won)
        for what, n in counted.items():
            summary.means.setdefault(what, Mean()).add(n)
    if mine and sorted(mine) != sorted(theirs):
        s.teams.setdefault(tuple(sorted(mine)), Rate()).add(won)


def _side(r: Result, seat: int) -> dict[str, Any]:
    sides = r.chronicle.get("sides")
    return dict(sides[seat]) if sides else {}


def as_json(s: Summary) -> dict[str, Any]:
    """The fields other programs read."""
    return {"games": s.games, "players": s.players, "decisions": s.decisions, "seconds": round(s.seconds, 3)}


def in_full(s: Summary) -> dict[str, Any]:
    """Everything, for JSON files."""
    return {
        **as_json(s),
        "first_player": _rate(s.first),
        "by_player": [{"player": a, "against": b, **_rate(r)} for (a, b), r in sorted(s.by_player.items())],
        "matrix": [{"deck": a, "against": b, **_rate(r)} for (a, b), r in sorted(s.matrix.items())],
        "endings": dict(s.endings),
        "turns": {str(k): v for k, v in sorted(s.turns.items())},
        "decks": {name: _deck_in_full(deck) for name, deck in sorted(s.decks.items())},
        "units": {name: _unit_in_full(unit) for name, unit in sorted(s.units.items())},
        "teams": [{"units": list(team), **_rate(r)} for team, r in sorted(s.teams.items())],
    }


def _deck_in_full(deck: DeckSummary) -> dict[str, Any]:
    effects = deck.effects.found()
    return {
        **_rate(deck.rate),
        "first": _rate(deck.first),
        "second": _rate(deck.second),
        "won_by": dict(deck.wins),
        "mean_turns": round(deck.turns.value, 2),
        "wasted": {what: round(mean.value, 3) for what, mean in deck.wasted.items()},
        "by_turn": {
            series: {str(turn): round(n, 3) for turn, n in deck.mean_by_turn(series).items()} for series in deck.by_turn
        },
        "cards": {number: {how: _rate(r) for how, r in hows.items()} for number, hows in sorted(deck.cards.items())},
        "effects": {
            number: {how: _effect(effect) for how, effect in hows.items()} for number, hows in sorted(effects.items())
        },
    }


def _effect(effect: Effect) -> dict[str, Any]:
    low, high = effect.interval()
    numbers = {"difference": effect.difference, "low": low, "high": high, "p": effect.p}
    return {"games": effect.games, **{key: round(n, 5) for key, n in numbers.items()}, "real": effect.real}


def _unit_in_full(unit: UnitSummary) -> dict[str, Any]:
    return {**_rate(unit.rate), **{what: round(mean.value, 3) for what, mean in unit.means.items()}}


def _rate(r: Rate) -> dict[str, float]:
    low, high = r.interval()
    return {
        "wins": r.wins,
        "games": r.games,
        "share": round(r.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }

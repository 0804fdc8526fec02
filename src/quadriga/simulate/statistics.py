"""What the results say: who wins, from which seat, how, how long it takes, and which cards have to do with it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.kernel.state import DRAW
from quadriga.simulate.playing import Result

Z95 = 1.959964


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
class Summary:
    games: int = 0
    players: dict[str, dict[str, int]] = field(default_factory=dict)
    decks: dict[str, Rate] = field(default_factory=dict)
    matrix: dict[tuple[str, str], Rate] = field(default_factory=dict)
    """Row deck against column deck."""
    by_player: dict[tuple[str, str], Rate] = field(default_factory=dict)
    first: Rate = field(default_factory=Rate)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    cards: dict[str, dict[str, Rate]] = field(default_factory=dict)
    """Card number -> opening / drawn / played -> win rate."""
    units: dict[str, Rate] = field(default_factory=dict)
    """Characters of a team and the like."""
    wasted: dict[str, list[float]] = field(default_factory=dict)
    damage: dict[int, float] = field(default_factory=dict)


def result_for(r: Result, seat: int) -> float:
    return 0.5 if r.winner == DRAW else 1.0 if r.winner == seat else 0.0


def summarise(results: Sequence[Result]) -> Summary:
    s = Summary(games=len(results))
    damage: dict[int, list[float]] = defaultdict(list)
    for r in results:
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
            s.decks.setdefault(r.decks[seat], Rate()).add(won)
            s.matrix.setdefault((r.decks[seat], r.decks[1 - seat]), Rate()).add(won)
            s.by_player.setdefault((mine, theirs), Rate()).add(won)
            _cards(s, r, seat, won)
        for turn, n in dict(r.chronicle.get("damage", {})).items():
            damage[int(turn)].append(n)
    for turn, amounts in damage.items():
        s.damage[turn] = sum(amounts) / len(results)
    return s


def _cards(s: Summary, r: Result, seat: int, won: float) -> None:
    sides = r.chronicle.get("sides")
    if not sides:
        return
    side: dict[str, Any] = sides[seat]
    for how in ("opening", "drawn", "played"):
        for number in set(side.get(how, ())):
            s.cards.setdefault(number, {}).setdefault(how, Rate()).add(won)
    for unit in set(side.get("units", ())):
        s.units.setdefault(unit, Rate()).add(won)
    for what, n in dict(side.get("wasted", {})).items():
        s.wasted.setdefault(what, []).append(n)


def as_json(s: Summary) -> dict[str, Any]:
    """The fields other programs read."""
    return {"games": s.games, "players": s.players, "decisions": s.decisions, "seconds": round(s.seconds, 3)}


def in_full(s: Summary) -> dict[str, Any]:
    """Everything, for JSON files."""

    def rate(r: Rate) -> dict[str, float]:
        low, high = r.interval()
        return {
            "wins": r.wins,
            "games": r.games,
            "share": round(r.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

    return {
        **as_json(s),
        "first_player": rate(s.first),
        "decks": {name: rate(r) for name, r in sorted(s.decks.items())},
        "matrix": [{"deck": a, "against": b, **rate(r)} for (a, b), r in sorted(s.matrix.items())],
        "by_player": [{"player": a, "against": b, **rate(r)} for (a, b), r in sorted(s.by_player.items())],
        "endings": dict(s.endings),
        "turns": {str(k): v for k, v in sorted(s.turns.items())},
        "cards": {number: {how: rate(r) for how, r in hows.items()} for number, hows in sorted(s.cards.items())},
        "units": {name: rate(r) for name, r in sorted(s.units.items())},
        "wasted": {what: round(mean(values), 3) for what, values in s.wasted.items()},
        "damage_by_turn": {str(k): round(v, 3) for k, v in sorted(s.damage.items())},
    }


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0

"""Which games a simulation plays: every pairing of decks and players, both ways round, seeds fixed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Side:
    deck: str
    player: str


@dataclass(frozen=True)
class Planned:
    """One game: who sits where, and its seed."""

    number: int
    sides: tuple[Side, Side]
    seed: int


def named(players: Sequence[str]) -> list[str]:
    """Players by the names that results use: equal ones are told apart as heuristic#1, heuristic#2."""
    names = []
    for i, player in enumerate(players):
        equal = [j for j, other in enumerate(players) if other == player]
        names.append(player if len(equal) == 1 else f"{player}#{equal.index(i) + 1}")
    return names


def pairings(decks: Sequence[str], players: Sequence[str]) -> list[tuple[Side, Side]]:
    """All pairings, each with both seatings side by side.

    Two different players meet with every pair of decks; a deck meets itself too, so that
    no player has an easier time. One player alone plays every pair of different decks.
    """
    names = named(players)
    found: list[tuple[Side, Side]] = []
    for i, p in enumerate(names):
        for q in names[i + 1 :] or ([p] if len(names) == 1 else []):
            for x, a in enumerate(decks):
                for y, b in enumerate(decks):
                    if p == q and y <= x and len(decks) > 1:
                        continue
                    found.append((Side(a, p), Side(b, q)))
                    found.append((Side(b, q), Side(a, p)))
    return found


def plan(decks: Sequence[str], players: Sequence[str], games: int, seed: int) -> Iterator[Planned]:
    """`games` games in all, split evenly over the pairings and seats; both seatings share a seed."""
    pairs = pairings(decks, players)
    for i in range(games):
        yield Planned(i, pairs[i % len(pairs)], seed + i // 2)

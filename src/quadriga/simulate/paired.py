"""Two versions of a deck against the same opponents with the same seeds: is one better, and by how much?

Both versions play each pairing from the same seat with the same deal, so that what they share cancels out. After
every tenth of the games one looks, and stops as soon as the answer is clear; the bounds are those of O'Brien and
Fleming for ten looks, so that in one comparison of twenty at most a difference is found where there is none, however
often one looked. The interval is the one that goes with these bounds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from quadriga import load
from quadriga.games.game import BadDeck, Card, Deck, Game
from quadriga.kernel.cards import Match
from quadriga.kernel.state import DRAW
from quadriga.players.search import player as make_player
from quadriga.simulate.playing import play_out
from quadriga.simulate.workers import Work, spread

LOOKS = 10
OBRIEN_FLEMING = 2.087
"""The bound at the last of ten looks for 5% over all of them (Jennison and Turnbull 2000, table 2.3)."""
CHUNK = 4
Progress = Callable[[int, int], Any]


@dataclass
class Version:
    """A deck, and cards that are other than the library has them."""

    deck: Deck
    cards: dict[str, Card] = field(default_factory=dict)


@dataclass
class Pairing:
    """What is compared, and how it is played."""

    game: str
    versions: tuple[Version, Version]
    opponents: list[Deck]
    player: str = "heuristic"
    seed: int = 1
    cards: dict[str, Card] | None = None
    """All cards that the decks use, where they are not those of the library."""
    options: dict[str, int] = field(default_factory=dict)


@dataclass
class Comparison:
    """How the second version did beside the first."""

    pairs: int = 0
    first: float = 0.0
    second: float = 0.0
    squares: float = 0.0
    look: int = 0
    most: int = 0

    def add(self, first: float, second: float) -> None:
        self.pairs += 1
        self.first += first
        self.second += second
        self.squares += (second - first) ** 2

    @property
    def difference(self) -> float:
        return (self.second - self.first) / self.pairs if self.pairs else 0.0

    @property
    def error(self) -> float:
        if self.pairs < 2:
            return math.inf
        spread_ = self.squares / self.pairs - self.difference**2
        return math.sqrt(max(spread_, 0.0) / (self.pairs - 1))

    @property
    def bound(self) -> float:
        """How many standard errors off it must be at this look."""
        return OBRIEN_FLEMING * math.sqrt(LOOKS / max(1, self.look))

    def interval(self) -> tuple[float, float]:
        half = self.bound * self.error
        return max(-1.0, self.difference - half), min(1.0, self.difference + half)

    @property
    def verdict(self) -> str:
        low, high = self.interval()
        return "better" if low > 0 else "worse" if high < 0 else "no difference found"

    def data(self) -> dict[str, Any]:
        low, high = self.interval()
        shares = {"first": self.first / self.pairs, "second": self.second / self.pairs} if self.pairs else {}
        numbers = {**shares, "difference": self.difference, "low": low, "high": high}
        return {"pairs": self.pairs, **{key: round(n, 4) for key, n in numbers.items()}, "verdict": self.verdict}


class _Table:
    """Plays pairs of games."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.game: Game = load(pairing.game)
        known = dict(self.game.cards()) if pairing.cards is None else dict(pairing.cards)
        self.cards = [{**known, **version.cards} for version in pairing.versions]
        self.matches: dict[tuple[int, int, int], Match] = {}

    def won(self, version: int, number: int) -> float:
        """What this version made of game `number`."""
        p = self.pairing
        opponent, seat, seed = number // 2 % len(p.opponents), number % 2, p.seed + number // 2
        key = (version, opponent, seat)
        if key not in self.matches:
            decks = [p.versions[version].deck, p.opponents[opponent]]
            if seat:
                decks.reverse()
            self.matches[key] = self.game.match(decks, seed, p.options, cards=self.cards[version], checked=False)
        match = self.matches[key]
        match.seed = seed
        s = self.game.begin(match, recording=False)
        players = [make_player(p.player, self.game, seed * 2 + i) for i in range(2)]
        play_out(s, players, None)
        return 0.5 if s.winner == DRAW else float(s.winner == seat)


def _play(table: _Table, chunk: list[int]) -> tuple[int, list[tuple[float, float]]]:
    return chunk[0], [(table.won(0, number), table.won(1, number)) for number in chunk]


PAIRS = Work(_Table, _play)


def check_versions(pairing: Pairing) -> None:
    """Both versions and all opponents must be legal decks."""
    game = load(pairing.game)
    known: Mapping[str, Card] = game.cards() if pairing.cards is None else pairing.cards
    for version in pairing.versions:
        if offences := game.check(version.deck, {**known, **version.cards}):
            raise BadDeck(version.deck.name, offences)
    for deck in pairing.opponents:
        if offences := game.check(deck, known):
            raise BadDeck(deck.name, offences)


def compare(pairing: Pairing, pairs: int, jobs: int = 0, progress: Progress | None = None) -> Comparison:
    """Play until the answer is clear, at most so many pairs of games."""
    made = Comparison(most=pairs)
    if progress is not None:
        progress(0, pairs)
    for first, second in pair_results(pairing, pairs, jobs):
        made.add(first, second)
        look = made.pairs * LOOKS // pairs
        if progress is not None:
            progress(made.pairs, pairs)
        if look > made.look:
            made.look = look
            if made.pairs >= 20 and made.verdict != "no difference found":
                break
    made.look = max(made.look, 1)
    return made


def pair_results(pairing: Pairing, pairs: int, jobs: int = 0, start: int = 0) -> Iterator[tuple[float, float]]:
    """Pairs of results in order of their numbers, so that a run is the same on one core and on many."""
    if jobs == 1:
        table = _Table(pairing)
        for number in range(start, start + pairs):
            yield table.won(0, number), table.won(1, number)
        return
    numbers = iter(range(start, start + pairs))
    chunks: Iterator[list[int]] = iter(lambda: list(islice(numbers, CHUNK)), [])
    played = spread(PAIRS, pairing, chunks, jobs)
    early: dict[int, list[tuple[float, float]]] = {}
    try:
        for first, results in played:
            early[first] = results
            while start in early:
                yield from early[start]
                start += len(early.pop(start))
    finally:
        played.close()

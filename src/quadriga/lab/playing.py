"""Play many games with a deck, ask what a swap would change, and look for swaps that help."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from quadriga.games.game import BadDeck, Card, Deck, Game
from quadriga.messages.files import say
from quadriga.simulate.paired import Comparison, Pairing, Version, check_versions, compare, pair_results
from quadriga.simulate.plan import Planned, Side
from quadriga.simulate.playing import Table
from quadriga.simulate.statistics import Summary, summarise

Progress = Callable[[int, int], Any]
SWAPS = 24
"""Swaps that are looked at first; the better half goes on, again and again."""
FIRST_PAIRS = 16
"""Pairs of games that a swap has in the first round; twice as many in each further one."""


@dataclass
class Bench:
    """A deck on the bench: its game and cards, against whom it plays, and how."""

    game: Game
    deck: Deck
    cards: Mapping[str, Card]
    opponents: list[Deck] = field(default_factory=list)
    player: str = "middle"
    seed: int = 1

    def __post_init__(self) -> None:
        if not self.opponents:
            self.opponents = [deck for deck in self.game.decks().values() if deck.cards != self.deck.cards]
        for deck in (self.deck, *self.opponents):
            if offences := self.game.check(deck, self.cards):
                raise BadDeck(deck.name, offences)


def play(bench: Bench, games: int, progress: Progress | None = None) -> Summary:
    """So many games of the deck against its opponents, from both seats; summed up with what its cards did."""
    decks = {"deck": bench.deck, **{f"opponent {i}": deck for i, deck in enumerate(bench.opponents, 1)}}
    table = Table(bench.game.name, decks, True, False, {})
    table.cards = bench.cards

    def results() -> Any:
        for number in range(games):
            if progress is not None:
                progress(number, games)
            sides = [
                Side("deck", bench.player),
                Side(f"opponent {number // 2 % len(bench.opponents) + 1}", bench.player),
            ]
            if number % 2:
                sides.reverse()
            yield table.play(Planned(number, (sides[0], sides[1]), bench.seed + number // 2))

    return summarise(results())


def told_of_play(bench: Bench, s: Summary) -> dict[str, Any]:
    """What the page and `--json` show of many games."""
    deck = s.decks["deck"]
    names = {f"opponent {i}": other.name for i, other in enumerate(bench.opponents, 1)}
    effects = deck.effects.found()
    cards = []
    for number in bench.deck.cards:
        opened = effects.get(number, {}).get("opening")
        drawn = effects.get(number, {}).get("draws")
        cards.append({
            "number": number, "opening": _told(opened), "draws": _told(drawn),
            "played": round(deck.cards.get(number, {}).get("played", deck.rate.__class__()).games / max(1, s.games), 3),
        })  # fmt: skip
    return {
        "games": s.games,
        "wins": _rate(deck.all),
        "first": _rate(deck.first),
        "second": _rate(deck.second),
        "turns": round(deck.turns.value, 1),
        "opponents": [
            {"name": names[key], **_rate(rate)} for (mine, key), rate in sorted(s.matrix.items()) if mine == "deck"
        ],
        "endings": [{"rule": rule, "games": n} for rule, n in s.endings.most_common(8)],
        "cards": cards,
    }


def _told(effect: Any) -> dict[str, Any] | None:
    if effect is None:
        return None
    low, high = effect.interval()
    numbers = {"difference": effect.difference, "low": low, "high": high}
    return {**{key: round(n, 4) for key, n in numbers.items()}, "real": effect.real, "games": effect.games}


def _rate(rate: Any) -> dict[str, Any]:
    low, high = rate.interval()
    return {"games": rate.games, "share": round(rate.share, 4), "low": round(low, 4), "high": round(high, 4)}


def swapped(deck: Deck, out: Mapping[str, int], in_: Mapping[str, int]) -> Deck:
    """The deck without some copies and with others."""
    cards = dict(deck.cards)
    for number, n in out.items():
        if cards.get(number, 0) < n:
            raise ValueError(say("no-copies-to-take-out", n=cards.get(number, 0), number=number, wanted=n))
        cards[number] -= n
        if not cards[number]:
            del cards[number]
    for number, n in in_.items():
        cards[number] = cards.get(number, 0) + n
    return replace(deck, cards=cards)


def pairing(bench: Bench, other: Deck, seed: int) -> Pairing:
    return Pairing(
        bench.game.name, (Version(bench.deck), Version(other)), bench.opponents, bench.player, seed, dict(bench.cards)
    )


def what_if(bench: Bench, other: Deck, pairs: int, jobs: int = 1, progress: Progress | None = None) -> Comparison:
    """The deck beside another version of it."""
    paired = pairing(bench, other, bench.seed)
    check_versions(paired)
    return compare(paired, pairs, jobs, progress)


@dataclass
class Swap:
    out: str
    in_: str
    copies: int
    gain: float = 0.0
    """In the search: who is looked at because it did well looks better than it is."""
    pairs: int = 0


def legal_swaps(bench: Bench, pool: Sequence[str], chance: random.Random, most: int) -> list[Swap]:
    """Some of the swaps of one card for another of the pool that leave the deck legal."""
    tries = [(out, number) for out in bench.deck.cards for number in pool if number != out]
    chance.shuffle(tries)
    found: list[Swap] = []
    for out, number in tries:
        copies = bench.deck.cards[out]
        other = swapped(bench.deck, {out: copies}, {number: copies})
        if not bench.game.check(other, bench.cards):
            found.append(Swap(out, number, copies))
            if len(found) == most:
                break
    return found


def improve(
    bench: Bench, pool: Sequence[str], pairs: int, jobs: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """Look for a swap that helps: many a little, the better half further, and the best one anew with other seeds."""
    chance = random.Random(bench.seed)
    left = legal_swaps(bench, pool, chance, SWAPS)
    if not left:
        raise ValueError(say("no-legal-swap"))
    total = _work(len(left)) + pairs
    done = 0
    size = FIRST_PAIRS
    while len(left) > 1:
        for swap in left:
            other = swapped(bench.deck, {swap.out: swap.copies}, {swap.in_: swap.copies})
            results = list(pair_results(pairing(bench, other, bench.seed), size, jobs, start=swap.pairs))
            gained = sum(second - first for first, second in results)
            swap.gain = (swap.gain * swap.pairs + gained) / (swap.pairs + size)
            swap.pairs += size
            done += size
            if progress is not None:
                progress(done, total)
        left = sorted(left, key=lambda swap: -swap.gain)[: (len(left) + 1) // 2]
        size *= 2
    best = left[0]
    other = swapped(bench.deck, {best.out: best.copies}, {best.in_: best.copies})
    again = replace(bench, seed=bench.seed + 1_000_000)

    def confirming(now: int, of: int) -> None:
        if progress is not None:
            progress(done + now, done + of)

    made = what_if(again, other, pairs, jobs, confirming)
    return {"out": best.out, "in": best.in_, "copies": best.copies, "searched": done, **made.data()}


def _work(swaps: int) -> int:
    total, size = 0, FIRST_PAIRS
    while swaps > 1:
        total += swaps * size
        swaps, size = (swaps + 1) // 2, size * 2
    return total

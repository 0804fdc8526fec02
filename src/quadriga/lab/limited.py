"""Sealed play and draft: boosters from any pool of cards, drafters that pass them on, decks built from what one got.

Everything follows from a seed and the picks of the one person, so nothing needs to be kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quadriga.games.game import Card, Deck, Game
from quadriga.kernel.chance import Chance, seeded
from quadriga.messages.files import say

SEATS = 4
"""Who drafts together: one person and three computers."""
ME = 0
WEIGHTS = {"C": 10, "U": 6, "R": 3, "SR": 1, "UR": 1}
"""How often a card of a rarity is found in boosters; of others as often as of U."""
TWO_COLORS = 2
CURVE = {1: 11, 2: 8, 3: 6, 4: 1, 5: 1, 6: 1, 7: 1}
"""Of a deck of 30 characters by level so many, before more of one level are wanted."""


class NoPool(ValueError):
    """Cards of which no boosters can be made; says why."""


def pools(game: Game, cards: Mapping[str, Card]) -> dict[str, list[str]]:
    """The pools that boosters can be made of: cards that may be in one deck together, by what they share."""
    if game.limited is None:
        return {}
    found: dict[str, list[str]] = {}
    for number in sorted(cards):
        found.setdefault(game.pool_of(number, cards[number]), []).append(number)
    return {key: numbers for key, numbers in found.items() if len(numbers) >= 2 * game.limited.booster}


def boosters(game: Game, cards: Mapping[str, Card], numbers: Sequence[str], chance: Chance, n: int) -> list[list[str]]:
    """So many boosters, in each different cards, rarer ones more seldom."""
    assert game.limited is not None
    made = []
    weights = [WEIGHTS.get(str(cards[number].get("rarity") or ""), WEIGHTS["U"]) for number in numbers]
    for _ in range(n):
        left = list(range(len(numbers)))
        pack = []
        for _ in range(game.limited.booster):
            at = chance.below(sum(weights[i] for i in left))
            for i in left:
                at -= weights[i]
                if at < 0:
                    break
            left.remove(i)
            pack.append(numbers[i])
        made.append(pack)
    return made


@dataclass
class Drafting:
    """A draft, or sealed play, as far as the picks go."""

    pack: list[str]
    """What the person picks from now; nothing when all is picked."""
    round: int
    pools: list[Counter[str]] = field(default_factory=list)
    """What each drafter has, the person first."""


def sealed(game: Game, cards: Mapping[str, Card], numbers: Sequence[str], seed: int) -> Drafting:
    """Everybody opens the same number of boosters and keeps them."""
    chance = seeded(seed)
    assert game.limited is not None
    each = [boosters(game, cards, numbers, chance, game.limited.boosters) for _ in range(SEATS)]
    return Drafting([], game.limited.boosters, [Counter(number for pack in mine for number in pack) for mine in each])


def draft(game: Game, cards: Mapping[str, Card], numbers: Sequence[str], seed: int, picks: Sequence[int]) -> Drafting:
    """Each opens a booster, takes a card and passes the rest on, to the left and to the right in turns."""
    chance = seeded(seed)
    assert game.limited is not None
    got: list[Counter[str]] = [Counter() for _ in range(SEATS)]
    given = iter(picks)
    for round_ in range(game.limited.boosters):
        packs = boosters(game, cards, numbers, chance, SEATS)
        for _ in range(game.limited.booster):
            pick = next(given, None)
            if pick is None:
                return Drafting(packs[ME], round_ + 1, got)
            if not 0 <= pick < len(packs[ME]):
                raise ValueError(say("no-card-in-booster", pick=pick, n=len(packs[ME])))
            got[ME][packs[ME].pop(pick)] += 1
            for seat in range(1, SEATS):
                best = max(packs[seat], key=lambda number: wanted(cards[number], got[seat], cards))
                packs[seat].remove(best)
                got[seat][best] += 1
            packs = packs[1:] + packs[:1] if round_ % 2 == 0 else packs[-1:] + packs[:-1]
    return Drafting([], game.limited.boosters, got)


def worth(card: Card) -> float:
    """What a card looks worth by its printed numbers: its best BP for what it costs, and that it says something."""
    bp = card.get("bp") or 0
    best = max(bp.values(), default=0) if isinstance(bp, Mapping) else bp
    cost = card.get("energy") or 0
    return best / 1000 - 0.45 * _number(cost) + (0.8 if card.get("text") else 0.0)


def _number(value: Any) -> int:
    return value if isinstance(value, int) else len(value) if isinstance(value, list) else 0


def wanted(card: Card, have: Mapping[str, int], cards: Mapping[str, Card]) -> float:
    """How much a drafter with these cards wants this one: its worth, its colour, its level."""
    score = worth(card)
    if card.get("color"):
        colors: Counter[str] = Counter()
        for number, n in have.items():
            colors[str(cards[number].get("color"))] += n
        main = [color for color, _ in colors.most_common(TWO_COLORS)]
        score += 1.5 if card.get("color") in main else 0.0
    level = card.get("level")
    if isinstance(level, int):
        there = sum(n for number, n in have.items() if cards[number].get("level") == level)
        score += 3.0 if there < CURVE.get(level, 1) else 0.0
    return score


def build(game: Game, cards: Mapping[str, Card], pool: Mapping[str, int], name: str) -> Deck:
    """A deck of the game's size from a pool: card by card what is wanted most, as long as no rule is broken."""
    assert game.limited is not None
    chosen: Counter[str] = Counter()
    left = Counter(pool)
    barred: set[str] = set()
    while sum(chosen.values()) < game.limited.deck:
        free = [number for number in left if left[number] > 0 and number not in barred]
        if not free:
            break
        best = max(free, key=lambda number: wanted(cards[number], chosen, cards))
        chosen[best] += 1
        if broken(game, cards, chosen):
            chosen[best] -= 1
            barred.add(best)
        else:
            left[best] -= 1
    deck = Deck(name, game.name, {number: n for number, n in sorted(chosen.items()) if n}, "", dict(game.limited.extra))
    return deck


def broken(game: Game, cards: Mapping[str, Card], chosen: Mapping[str, int]) -> bool:
    """Does a deck of these break a rule other than that of its size?"""
    assert game.limited is not None
    deck = Deck("", game.name, {number: n for number, n in chosen.items() if n}, "", dict(game.limited.extra))
    return any(offence.rule != game.limited.size_rule for offence in game.check(deck, cards))

"""How likely a deck draws what it needs: exact, by counting hands, with the redraw and the draws of each turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

from quadriga.games.game import Card, Deck, Drawing, Game
from quadriga.messages.files import say

MOST_TURNS = 20


@dataclass(frozen=True)
class Asked:
    """What the odds are about."""

    turns: int = 6
    begins: bool = True
    redraw: bool = True
    """Is a hand without any of the cards replaced, where the game allows it?"""
    extra: bool = False
    """Is the further card of each turn drawn, where the game has one?"""


def in_draw(size: int, wanted: int, drawn: int, least: int) -> float:
    """At least so many of the wanted ones among the cards drawn."""
    if least <= 0:
        return 1.0
    drawn = min(drawn, size)
    whole = comb(size, drawn)
    return sum(comb(wanted, k) * comb(size - wanted, drawn - k) for k in range(least, min(wanted, drawn) + 1)) / whole


def draws_until(drawing: Drawing, turn: int, asked: Asked) -> int:
    """Cards drawn after the opening hand until this turn's draws are done."""
    if turn <= 0:
        return 0
    extra = drawing.extra if asked.extra else 0
    return (
        max(0, turn * drawing.each_turn - drawing.skipped[0 if asked.begins else 1] * drawing.each_turn) + turn * extra
    )


def at_least(drawing: Drawing, size: int, wanted: int, least: int, turn: int, asked: Asked) -> float:
    """At least so many of the wanted cards seen by a turn (0: the opening hand).

    A hand without any is set aside, as many others are drawn, and all is shuffled: the second hand holds none of the
    first, and later draws may bring those back.
    """
    hand = min(drawing.hand, size)
    later = min(draws_until(drawing, turn, asked), size - hand)
    redraws = asked.redraw and bool(drawing.redraw) and size >= 2 * hand
    total = 0.0
    for held in range(min(wanted, hand) + 1):
        chance = comb(wanted, held) * comb(size - wanted, hand - held) / comb(size, hand)
        if held or not redraws:
            total += chance * in_draw(size - hand, wanted - held, later, least - held)
            continue
        rest = size - hand  # what the second hand is drawn from
        for again in range(min(wanted, hand) + 1):
            second = comb(wanted, again) * comb(rest - wanted, hand - again) / comb(rest, hand)
            total += chance * second * in_draw(size - hand, wanted - again, later, least - again)
    return total


def odds(game: Game, deck: Deck, cards: Mapping[str, Card], numbers: Sequence[str], least: int, asked: Asked) -> Any:
    """The odds of at least so many of some cards, turn by turn, and of every cost; what a command and the page show."""
    drawing = game.drawing(deck, cards)
    if drawing is None:
        raise ValueError(say("no-odds-of-drawing", game=game.title))
    if not 1 <= asked.turns <= MOST_TURNS:
        raise ValueError(say("no-odds-of-turns", most=MOST_TURNS, turns=asked.turns))
    size = sum(deck.cards.values())
    if size < drawing.hand:
        raise ValueError(say("no-odds-of-small-deck", n=size, hand=drawing.hand))
    missing = [number for number in numbers if number not in deck.cards]
    if missing:
        raise ValueError(say("no-cards-in-deck", list=", ".join(missing)))
    wanted = sum(deck.cards[number] for number in set(numbers))
    turns = range(asked.turns + 1)
    told: dict[str, Any] = {
        "size": size,
        "wanted": wanted,
        "least": least,
        "seen": [drawing.hand + min(draws_until(drawing, turn, asked), size - drawing.hand) for turn in turns],
        "rules": list(drawing.rules),
        "curve": curve(game, deck, cards, drawing, asked),
    }
    if numbers:
        told["odds"] = [round(at_least(drawing, size, wanted, least, turn, asked), 6) for turn in turns]
    return told


def cost_field(game: Game) -> str:
    """The field that the corner of a card shows first: what it costs."""
    return str((game.layout()["card"]["corner"] or ["cost"])[0])


def curve(game: Game, deck: Deck, cards: Mapping[str, Card], drawing: Drawing, asked: Asked) -> list[dict[str, Any]]:
    """For each cost: its cards, how likely one of them is seen by each turn, and how many on average."""
    field = cost_field(game)
    size = sum(deck.cards.values())
    costs: dict[Any, int] = {}
    energy = 0
    for number, n in deck.cards.items():
        card = cards.get(number, {})
        if isinstance(card.get(field), int):
            costs[card[field]] = costs.get(card[field], 0) + n
        energy += n * _generated(card)
    turns = range(asked.turns + 1)
    plain = Asked(asked.turns, asked.begins, False, asked.extra)
    rows = []
    for cost, n in sorted(costs.items()):
        seen = [drawing.hand + draws_until(drawing, turn, asked) for turn in turns]
        rows.append({
            "what": field, "cost": cost, "cards": n,
            "one": [round(at_least(drawing, size, n, 1, turn, plain), 6) for turn in turns],
            "mean": [round(min(s, size) * n / size, 3) for s in seen],
        })  # fmt: skip
    if energy:
        mean = [round(min(drawing.hand + draws_until(drawing, turn, asked), size) * energy / size, 3) for turn in turns]
        rows.append({"what": "energy generated", "cost": None, "cards": energy, "one": [], "mean": mean})
    return rows


def _generated(card: Card) -> int:
    given = card.get("generates", 0)
    return given if isinstance(given, int) else 1 if isinstance(given, str) else len(given or [])

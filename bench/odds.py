"""Do the lab's odds agree with hands that the games really deal? `bench/odds.py [DEALS]` prints the largest difference.

For each game with counted draws: a group of cards of a starter deck, hands dealt by the engine with the redraw that
the odds assume, and what lies on top of the deck for the turns after it.
"""

from __future__ import annotations

import json
import sys
import time

from quadriga import load
from quadriga.kernel.decisions import NO, YES, verb
from quadriga.kernel.state import answer
from quadriga.lab.odds import Asked, at_least, draws_until

GROUPS = {"union-arena": ("harbour-watch", 2), "ultraman": ("iron-tide", 2)}
TURNS = 5


def main(deals: int) -> None:
    for name, (key, many) in GROUPS.items():
        game = load(name)
        deck = game.decks()[key]
        numbers = set(sorted(deck.cards)[:many])
        size, wanted = sum(deck.cards.values()), sum(deck.cards[n] for n in numbers)
        drawing = game.drawing(deck, game.cards())
        assert drawing is not None
        for redraw in (False, True):
            for begins in (True, False):
                asked = Asked(TURNS, begins, redraw, bool(drawing.extra) and begins)
                began = time.perf_counter()
                found = dealt(game, deck, numbers, drawing, asked, deals)
                exact = [at_least(drawing, size, wanted, 1, turn, asked) for turn in range(TURNS + 1)]
                off = max(abs(a - b) for a, b in zip(found, exact, strict=True))
                told = {
                    "game": name,
                    "redraw": redraw,
                    "begins": begins,
                    "deals": deals,
                    "largest_difference": round(off, 5),
                }
                told |= {"exact": [round(x, 4) for x in exact], "dealt": [round(x, 4) for x in found]}
                print(json.dumps({**told, "seconds": round(time.perf_counter() - began, 1)}), flush=True)


def dealt(game, deck, numbers, drawing, asked, deals):  # type: ignore[no-untyped-def]
    match = game.match((deck, deck), 1, {}, checked=False)
    want = {i for i, face in enumerate(match.faces) if face.number in numbers}
    hits = [0] * (TURNS + 1)
    for seed in range(deals):
        match.seed = seed
        s = game.begin(match, recording=False)
        while s.decision.kind not in (drawing.redraw,) or s.decision.player != 0:
            if s.decision.kind == drawing.redraw:
                answer(s, [verb(o) for o in s.decision.options].index(NO))
            else:
                answer(s, 0)
        deck_zone, hand_zone = 0, 1
        hand = [s.card[c] for c in s.zones[hand_zone]]
        again = asked.redraw and not any(c in want for c in hand)
        answer(s, [verb(o) for o in s.decision.options].index(YES if again else NO))
        hand = [s.card[c] for c in s.zones[hand_zone]][: drawing.hand]
        rest = [s.card[c] for c in reversed(s.zones[deck_zone])]
        for turn in range(TURNS + 1):
            seen = hand + rest[: draws_until(drawing, turn, asked)]
            hits[turn] += any(c in want for c in seen)
    return [n / deals for n in hits]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)

"""Does "what if" find a planted improvement, and none where there is none?

Arguments: [REPETITIONS] [PAIRS] [PLAYER] [none|planted] [FIRST]
Planted: the deck's strongest attacker, played four times, has 1000 BP more (worth six points; on its smallest
characters 1000 BP are worth one, for which 12,000 pairs are few). None: a character under another number, so that
the decks are alike and are dealt differently. Each repetition has seeds of its own; FIRST is the number of the first
one, so that a long run can be made in parts.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter

from quadriga import load
from quadriga.games.game import Deck
from quadriga.simulate.paired import Pairing, Version, compare


def main(repetitions: int, pairs: int, player: str, only: str = "", first: int = 0) -> None:
    game = load("union-arena")
    cards = game.cards()
    deck = game.decks()["harbour-watch"]
    others = [other for other in game.decks().values() if other is not deck]
    number, attacker = "QDR-1-014", "QDR-1-016"
    twin = "QDR-1-999"
    known = {**cards, twin: {**cards[number], "number": twin}}
    alike = Deck(deck.name, deck.game, {twin if n == number else n: c for n, c in deck.cards.items()}, "", deck.extra)
    stronger = {**cards[attacker], "bp": cards[attacker]["bp"] + 1000}
    for name, version in (("none", Version(alike)), ("planted", Version(deck, {attacker: stronger}))):
        if only not in ("", name):
            continue
        began = time.perf_counter()
        verdicts: Counter[str] = Counter()
        played, gain = 0, 0.0
        for repetition in range(first, first + repetitions):
            seed = 1 + repetition * 1_000_000
            made = compare(Pairing("union-arena", (Version(deck), version), others, player, seed, known), pairs, 1)
            verdicts[made.verdict] += 1
            played += made.pairs
            gain += made.difference / repetitions
        told = {"what": name, "repetitions": repetitions, "pairs": pairs, "player": player, "verdicts": dict(verdicts)}
        told |= {"mean_difference": round(gain, 4), "mean_pairs": round(played / repetitions, 1)}
        print(json.dumps({**told, "seconds": round(time.perf_counter() - began, 1)}), flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 200,
        int(given[1]) if len(given) > 1 else 400,
        given[2] if len(given) > 2 else "heuristic",
        given[3] if len(given) > 3 else "",
        int(given[4]) if len(given) > 4 else 0,
    )

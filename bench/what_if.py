"""Does "what if" find a planted improvement, and none where there is none?

Arguments: [REPETITIONS] [PAIRS] [PLAYER] [none|planted] [FIRST]
Planted: in every starter deck the character with the highest BP of those that it plays four times (of equals the
lowest number) has 1000 BP more. The rule was fixed before any of these decks but Harbour Watch was tried.
None: a character of Harbour Watch under another number, so that the decks are alike and are dealt differently.
Each repetition has seeds of its own; FIRST is the number of the first one, so that a long run can be made in parts.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from typing import Any

from quadriga import load
from quadriga.games.game import Deck
from quadriga.simulate.paired import Pairing, Version, compare

GAME, PLAIN, TWIN = "union-arena", "QDR-1-014", "QDR-1-999"


def strongest(deck: Deck, cards: dict[str, dict[str, Any]]) -> str:
    return min((n for n, copies in deck.cards.items() if copies == 4), key=lambda n: (-(cards[n].get("bp") or 0), n))


def main(repetitions: int, pairs: int, player: str, only: str = "", first: int = 0) -> None:
    game = load(GAME)
    cards = game.cards()
    known = {**cards, TWIN: {**cards[PLAIN], "number": TWIN}}
    versions: list[tuple[str, Deck, Version]] = []
    for deck in game.decks().values():
        number = strongest(deck, cards)
        stronger = {**cards[number], "bp": cards[number]["bp"] + 1000}
        versions.append((f"planted {number}", deck, Version(deck, {number: stronger})))
    deck = game.decks()["harbour-watch"]
    alike = Deck(deck.name, deck.game, {TWIN if n == PLAIN else n: c for n, c in deck.cards.items()}, "", deck.extra)
    versions.append(("none", deck, Version(alike)))
    for name, deck, version in versions:
        if not name.startswith(only):
            continue
        others = [other for other in game.decks().values() if other.name != deck.name]
        began = time.perf_counter()
        verdicts: Counter[str] = Counter()
        played, gain = 0, 0.0
        for repetition in range(first, first + repetitions):
            seed = 1 + repetition * 1_000_000
            made = compare(Pairing(GAME, (Version(deck), version), others, player, seed, known), pairs, 1)
            verdicts[made.verdict] += 1
            played += made.pairs
            gain += made.difference / repetitions
        told = {"deck": deck.name, "what": name, "repetitions": repetitions, "pairs": pairs, "player": player}
        told |= {"verdicts": dict(verdicts), "mean_difference": round(gain, 4)}
        told |= {"mean_pairs": round(played / repetitions, 1), "seconds": round(time.perf_counter() - began, 1)}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 200,
        int(given[1]) if len(given) > 1 else 400,
        given[2] if len(given) > 2 else "heuristic",
        given[3] if len(given) > 3 else "",
        int(given[4]) if len(given) > 4 else 0,
    )

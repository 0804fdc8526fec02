"""Closure: every line of the table fits wherever its category may stand; whole in `make conformance`."""

from __future__ import annotations

import os
import random

from quadriga import games
from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.kernel.chance import seeded
from quadriga.kernel.state import answer, run
from tests.language.closure import closure, pairs
from tests.language.ultraman_manner import MANNER

WHOLE = bool(os.environ.get("QUADRIGA_CONFORMANCE"))
PAIRS = 250
"""Of some thirty thousand, where there is no time for all."""
SENSE = 0.8
"""At least so many pairs make sense to somebody; the others are done to the wrong sort, or speak of nobody."""
DECISIONS = 30


def play(text: str) -> str:
    """Some decisions with a card of this text; what went wrong, or nothing."""
    game = games.load("ultraman")
    level = 4 if "[QUAD]" in text else 3 if "[TRP]" in text else 2 if "[DBL]" in text else 1
    values = {"SIN": 3000, "DBL": 5000, "TRP": 8000, "QUAD": 12000, "EXT": 9000}
    card = {
        "number": "CLOSE-1", "name": "Said", "character": "ORREL", "card_type": "Ultra Hero", "type": "BASIC",
        "level": level, "bp": values, "text": text,
    }  # fmt: skip
    chance = seeded(len(text))
    try:
        state = game.boards().build(game.trial(card, [card], chance.below))
        run(state)
        for _ in range(DECISIONS):
            if state.decision is None:
                break
            answer(state, chance.below(len(state.decision.options)))
    except Exception as error:  # whatever breaks is what we are looking for
        return f"{type(error).__name__}: {error}"
    return ""


def test_every_line_fits_wherever_its_category_stands() -> None:
    g = grammar()
    some = pairs(g, "text")
    if not WHOLE:
        random.Random(7).shuffle(some)
        some = some[:PAIRS]
    counts, failed = closure(g, some, MANNER, play=play)
    assert not failed, "\n".join(failed[:20])
    assert counts["closed"] >= SENSE * len(some), counts

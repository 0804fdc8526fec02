"""The deck lab over HTTP."""

from __future__ import annotations

from quadriga import games
from tests.server.page import Page

LAB = "/api/games/union-arena/lab"
DECK = games.load("union-arena").decks()["harbour-watch"].cards


def test_odds_openings_goldfish_games_and_swaps(page: Page) -> None:
    told = page.post(f"{LAB}/odds", {"cards": DECK, "numbers": ["QDR-1-014"], "turns": 3})
    assert len(told["odds"]) == 4 and told["wanted"] == 4 and told["curve"]
    told = page.post(f"{LAB}/opening", {"cards": DECK, "seed": 3, "games": 2})
    assert len(told["hand"]) == 7 and told["advice"] in ("keep", "redraw") and told["seed"] == 3
    assert page.post(f"{LAB}/goldfish", {"cards": DECK, "seed": 3, "turns": 1})["turns"]
    told = page.post(f"{LAB}/play", {"cards": DECK, "games": 6, "level": "beginner", "against": ["reed-marsh"]})
    assert told["games"] == 6 and [o["name"] for o in told["opponents"]] == ["What Walks in the Reeds"]
    out, in_ = "QDR-1-014", "QDR-1-024"
    other = {**{n: c for n, c in DECK.items() if n not in (out, in_)}, in_: 4}
    refused = page.post(f"{LAB}/what-if", {"cards": DECK, "other": {**other, "XXX-1-001": 1}, "games": 40}, 422)
    assert refused["code"] == "bad-deck" and refused["rule"].startswith("ua.")
    same = page.post(f"{LAB}/what-if", {"cards": DECK, "other": DECK, "games": 40, "level": "beginner"})
    assert same["verdict"] == "no difference found" and same["pairs"] == 20
    assert page.get("/api/lab/progress") == {"done": 0, "total": 0}


def test_what_the_lab_cannot_do_gets_a_sentence(page: Page) -> None:
    assert page.post(f"{LAB}/sing", {"cards": DECK}, 404)["code"] == "not-found"
    assert page.post(f"{LAB}/play", {"cards": {"QDR-1-014": 4}}, 422)["rule"] == "ua.deck.1"
    assert page.post(f"{LAB}/odds", {"cards": DECK, "numbers": ["ZZZ"]}, 422)["message"].endswith("ZZZ.")
    assert page.post(f"{LAB}/play", {"cards": DECK, "games": 100000}, 400)["code"] == "malformed"

"""Opening hands and what follows: dealt by the game, judged by playing on, and played out against nobody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quadriga.games.game import Card, Deck, Game
from quadriga.kernel.chance import seeded
from quadriga.kernel.decisions import DONE, NO, YES, verb
from quadriga.kernel.state import DRAW, State, answer
from quadriga.kernel.unknown import scramble
from quadriga.players.search import player as make_player
from quadriga.simulate.playing import play_out
from quadriga.simulate.statistics import Rate

Progress = Callable[[int, int], Any]
DECISIONS = 2_000
"""Of a goldfish: far more than a game has."""


def held(game: Game, s: State, seat: int = 0) -> list[str]:
    """The numbers of the cards in a hand."""
    return [
        str(card["number"])
        for zone in game.view(s, seat)["zones"]
        if zone["id"] == "hand" and zone["seat"] == seat
        for card in zone["cards"]
        if "number" in card
    ]


def dealt(game: Game, deck: Deck, cards: Mapping[str, Card], seed: int, redraw: str) -> State:
    """A game of the deck against itself, at seat 0's question whether to take a new hand (or at its first decision)."""
    s = game.new([deck, deck], seed, cards=cards)
    for _ in range(50):  # games ask who begins and the like before they deal
        d = s.decision
        if d is None or (d.player == 0 and (d.kind == redraw or (not redraw and held(game, s)))):
            return s
        if redraw and d.kind != redraw and held(game, s):
            return s
        answer(s, _quiet(d.options) if d.kind == redraw else 0)
    return s


def _quiet(options: Sequence[int]) -> int:
    """The option that does nothing: no, done, or the last."""
    for i, option in enumerate(options):
        if verb(option) in (NO, DONE):
            return i
    return len(options) - 1


def judge_opening(
    game: Game,
    deck: Deck,
    cards: Mapping[str, Card],
    seed: int,
    games: int = 60,
    player: str = "heuristic",
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Keep this hand or take a new one? Win rates of both against the deck itself, by playing on."""
    drawing = game.drawing(deck, cards)
    redraw = drawing.redraw if drawing is not None else ""
    s = dealt(game, deck, cards, seed, redraw)
    hand = held(game, s)
    told: dict[str, Any] = {"seed": seed, "hand": hand}
    if not redraw or s.decision is None or s.decision.kind != redraw:
        return told
    options = {verb(option): i for i, option in enumerate(s.decision.options)}
    rates = {"keep": Rate(), "redraw": Rate()}
    for number in range(games):
        if progress is not None:
            progress(number, games)
        for name, taken in (("keep", NO), ("redraw", YES)):
            copy = s.clone()
            copy.recording = False
            scramble(copy, 0, seeded(seed * 1000 + number))
            answer(copy, options[taken])
            play_out(copy, [make_player(player, game, number * 2 + i) for i in range(2)], None)
            rates[name].add(0.5 if copy.winner == DRAW else float(copy.winner == 0))
    for name, rate in rates.items():
        low, high = rate.interval()
        told[name] = {"games": rate.games, "share": round(rate.share, 4), "low": round(low, 4), "high": round(high, 4)}
    told["advice"] = "keep" if rates["keep"].share >= rates["redraw"].share else "redraw"
    return told


def goldfish(
    game: Game, deck: Deck, cards: Mapping[str, Card], seed: int, turns: int = 8, player: str = "heuristic"
) -> dict[str, Any]:
    """The computer plays the deck turn by turn against an opponent who does nothing; what it drew and did."""
    s = game.new([deck, deck], seed, cards=cards)
    mine = make_player(player, game, seed)
    told: list[dict[str, Any]] = []
    shown, turn = 0, -1
    for _ in range(DECISIONS):
        if s.turn != turn:
            turn = s.turn
            told.append({"turn": turn, "hand": held(game, s), "lines": []})
        if s.decision is None or s.turn > 2 * turns:
            break
        d = s.decision
        answer(s, mine.choose(s) if d.player == 0 else _quiet(d.options))
        while shown < len(s.log):
            event = game.event(s, 0, shown)
            if event.get("player", 0) == 0 and event["text"]:
                told[-1]["lines"].append(event["text"])
            shown += 1
        told[-1]["hand"] = held(game, s)
    return {"seed": seed, "turns": [t for t in told if t["lines"]]}

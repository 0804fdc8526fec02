"""Does it pay to contest in Guardians Arena? Players that may, must or never meet an enemy who has entered, by search.

    python bench/duels.py [--player search:400] [--games 100] [--seed 40000] [--option NAME=VALUE ...]
                          [--against aside|always|free]

The defender of a turn sees who has entered Arena, and may send a creature to meet him (a Duel) or leave him the space.
Both seats are played by the same player. One chooses freely, the other by its second thoughts: `aside` never meets
anybody, `always` meets whenever it can, `free` chooses too. Seats and decks are paired: each deal is played twice, with
the seats changed. A line of JSON: games won by the free player with the 95% interval, Duels a game, how often it
contested when it could, and what it thought that was worth (its estimated chance after contesting, less that after
standing aside).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations

from quadriga import load
from quadriga.games.game import Game
from quadriga.games.guardians_arena.chapters.table import Arena, arena, duelist, zone_column
from quadriga.games.guardians_arena.chapters.verbs import ENTER
from quadriga.kernel.decisions import arg_a, verb
from quadriga.kernel.state import State, answer
from quadriga.players.player import Player
from quadriga.players.search import player
from quadriga.simulate.statistics import Rate


def contests(s: Arena, option: int) -> bool:
    """Would this answer send a creature against an enemy who has entered?"""
    if verb(option) != ENTER:
        return False
    c = arg_a(option)
    return duelist(s, 1 - s.owner[c], zone_column(s.zone[c])) >= 0


@dataclass
class Told:
    """What was seen of one way to play."""

    offered: int = 0
    taken: int = 0
    gains: list[float] = field(default_factory=list)


def choose(free: str, p: Player, s: State, told: Told) -> int:
    """The player's answer; at a contest as it is allowed to (`free`, `aside`, `always`)."""
    d = s.decision
    assert d is not None
    board = arena(s)
    meets = [d.kind == "enter" and contests(board, option) for option in d.options]
    if not any(meets):
        return p.choose(s)
    thoughts = p.think(s)
    best = {meeting: next((t for t in thoughts if meets[t.option] == meeting), None) for meeting in (True, False)}
    told.offered += 1
    if best[True] is not None and best[False] is not None:
        told.gains.append(best[True].chance - best[False].chance)
    allowed = {"aside": best[False], "always": best[True]}.get(free) or thoughts[0]
    told.taken += meets[allowed.option]
    return allowed.option


def play(
    game: Game, decks: tuple[str, str], name: str, ways: tuple[str, str], seed: int, options: Mapping[str, int],
    told: dict[str, Told],
) -> tuple[int, int]:  # fmt: skip
    """Who won (2: nobody), and how many Duels there were."""
    every = game.decks()
    s = game.new((every[decks[0]], every[decks[1]]), seed=seed, options=dict(options), recording=False)
    players = [player(name, game, seed * 2 + seat) for seat in range(2)]
    duels: set[tuple[int, int]] = set()
    while s.decision is not None:
        seat = s.decision.player
        pick = choose(ways[seat], players[seat], s, told[ways[seat]]) if len(s.decision.options) > 1 else 0
        answer(s, pick)
        board = arena(s)
        duels |= {(board.turn, k) for k in range(3) if duelist(board, 0, k) >= 0 and duelist(board, 1, k) >= 0}
    return s.winner, len(duels)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", default="search:400")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=40_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--against", choices=("aside", "always", "free"), default="aside")
    asked = parser.parse_args()
    game = load("guardians-arena")
    options = {name: int(value) for name, _, value in (told.partition("=") for told in asked.option)}
    pairs = list(combinations(game.decks(), 2))
    told = {way: Told() for way in ("free", asked.against)}
    points = 0.0
    duels = without = 0
    for number in range(asked.games):
        first, second = pairs[number // 2 % len(pairs)]
        ways = ("free", asked.against) if number % 2 == 0 else (asked.against, "free")
        winner, fought = play(game, (first, second), asked.player, ways, asked.seed + number // 2, options, told)
        points += 0.5 if winner == 2 else 1.0 if ways[winner] == "free" else 0.0
        duels += fought
        without += fought == 0
    low, high = Rate(points, asked.games).interval()
    free = told["free"]
    print(json.dumps({
        "player": asked.player, "against": asked.against, "options": options, "games": asked.games, "won": points,
        "interval": [round(low, 3), round(high, 3)],
        "duels_a_game": round(duels / asked.games, 2), "games_without": without,
        "contests_offered": free.offered, "contests_taken": free.taken,
        "thought_worth": round(sum(free.gains) / max(1, len(free.gains)), 3),
    }))  # fmt: skip


if __name__ == "__main__":
    main()

"""How strong the players are: each against the one it must beat, seats paired, seeds fixed.

    python bench/strength.py [GAME ...] [--games 200] [--only PLAYER,PLAYER] [--jobs 1] [--folder DIR] [--write]

A line of JSON for each pairing as it ends: wins, draws, losses, the share of points (a draw is half a point)
with its 95% Wilson interval, the bar, and the mean thinking time of the first player's decisions. Finished
games are kept in the folder (the databases of `quadriga simulate`), so a run that is stopped goes on where
it was, and no finished game is ever left out. The cheap pairings come first. `--write` puts what was measured into
the table of docs/players.md; cells of games and pairings that were not measured stay as they are.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from quadriga import load
from quadriga.games import NAMES
from quadriga.kernel.state import answer
from quadriga.players.search import player
from quadriga.simulate.running import Settings, simulate
from quadriga.simulate.statistics import Rate

GAMES = NAMES
USUAL = 200
"""Games of a pairing, where the table says nothing else."""
SEED = 70_000
"""Fixed beforehand; used for nothing else."""
PAIRINGS = (
    ("heuristic", "random", 0.90),
    ("easy", "beginner", 0.60),
    ("middle", "easy", 0.60),
    ("strong", "middle", 0.60),
    ("search:1000", "heuristic", 0.65),
    ("full", "strong", 0.60),
)
PAGE = Path(__file__).parents[1] / "docs" / "players.md"
TIMED_DECISIONS = 40
"""Decisions of which the thinking time is measured, spread over a game of its own."""


def thinking_time(game_name: str, name: str) -> float:
    """Mean seconds a decision, in a game against the heuristic; decisions with one option do not count."""
    game = load(game_name)
    first, second, *_ = game.decks().values()
    s = game.new((first, second), seed=SEED, recording=False)
    players = [player(name, game, 1), player("heuristic", game, 2)]
    spent = 0.0
    timed = 0
    while s.decision is not None and timed < TIMED_DECISIONS:
        d = s.decision
        choice = 0
        if len(d.options) > 1:
            began = time.process_time()
            choice = players[d.player].choose(s)
            if d.player == 0:
                spent += time.process_time() - began
                timed += 1
        answer(s, choice)
    return spent / max(1, timed)


def measure(
    game_name: str, first: str, second: str, bar: float, games: int, jobs: int, folder: Path
) -> dict[str, Any]:
    game = load(game_name)
    store = folder / f"{game_name}-{first}-{second}.sqlite".replace(":", "")
    settings = Settings(game_name, game.decks(), [first, second], games, SEED, jobs=jobs, store=store)
    kept = simulate(settings)
    results = list(kept.results())
    kept.close()
    wins = draws = 0
    for r in results:
        if r.winner == 2:
            draws += 1
        elif r.players[r.winner] == first:
            wins += 1
    rate = Rate(wins + draws / 2, len(results))
    low, high = rate.interval()
    return {
        "game": game_name,
        "player": first,
        "against": second,
        "games": len(results),
        "wins": wins,
        "draws": draws,
        "losses": len(results) - wins - draws,
        "share": round(rate.share, 4),
        "interval": [round(low, 4), round(high, 4)],
        "bar": bar,
        "met": rate.share >= bar,
        "seconds_a_decision": round(thinking_time(game_name, first), 4),
    }


def written(page: str, found: dict[str, Any]) -> str:
    """The page with this result in its cell of the table of strengths."""
    titles = [load(name).title.removesuffix(" Card Game") for name in GAMES]
    lines = page.splitlines(keepends=True)
    begin = f"| `{found['player']}` against `{found['against']}` |"
    at = next(i for i, line in enumerate(lines) if line.startswith(begin))
    cells = lines[at].rstrip("\n").strip("|").split("|")
    head = next(line for line in reversed(lines[:at]) if line.startswith("| pairing"))
    column = [cell.strip() for cell in head.strip("|\n").split("|")].index(titles[GAMES.index(found["game"])])
    low, high = found["interval"]
    count = "" if found["games"] == USUAL else f" of {found['games']}"
    cells[column] = f" {found['share']:.1%}{count} ({100 * low:.0f}–{100 * high:.0f}) "
    lines[at] = f"|{'|'.join(cells)}|\n"
    return "".join(lines)


def wanted(only: str) -> Iterator[tuple[str, str, float]]:
    for first, second, bar in PAIRINGS:
        if not only or only == f"{first},{second}":
            yield first, second, bar


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=USUAL, help="games of each pairing, an even number")
    parser.add_argument("--only", default="", help="one pairing, such as search:1000,heuristic")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the games are the same")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    parser.add_argument("--write", action="store_true", help="write what was measured into docs/players.md")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for first, second, bar in wanted(chosen.only):
        for game_name in chosen.game:
            found = measure(game_name, first, second, bar, chosen.games, chosen.jobs, chosen.folder)
            print(json.dumps(found), flush=True)
            if chosen.write:
                PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main()

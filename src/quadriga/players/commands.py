"""`quadriga review` and `quadriga solve`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import typer

from quadriga import replay as replays
from quadriga.messages import Player
from quadriga.messages.commands import say, tell, words
from quadriga.players.review import review as review_game
from quadriga.players.solve import Solver


def review(file: Path, strength: str, most: int, as_json: bool) -> None:
    """Which decisions of a game cost the most, and what would have been better."""
    from rich.console import Console
    from rich.progress import Progress

    replay = replays.read(file)
    with Progress(console=Console(stderr=True), disable=as_json) as bar:
        task = bar.add_task(words(say("progress-review")), total=len(replay.answers))
        marks = review_game(replay, strength, lambda done, total: bar.update(task, completed=done, total=total))
    if as_json:
        typer.echo(json.dumps([{**asdict(m), "taken": str(m.taken), "better": str(m.better)} for m in marks]))
        return
    if not marks:
        tell(say("review-nothing"))
    for m in marks[:most]:
        tell(say("review-mark", turn=m.turn, player=Player(m.seat), taken=m.taken, cost=f"{m.cost:.0%}",
                 better=m.better, chance=f"{m.chance:.0%}", rule=m.rule))  # fmt: skip


def solve(file: Path, budget: int, as_json: bool) -> None:
    """The shortest forced win of the turn from a scenario's position."""
    from quadriga.scenario import files
    from quadriga.scenario.running import lay

    table = lay(files.read(file))
    solution = Solver(table.game, table.state, budget).solve()
    if as_json:
        typer.echo(json.dumps(asdict(solution), default=str))
        return
    if solution.won:
        tell(say("solve-won", n=sum(m.seat == solution.line[0].seat for m in solution.line)))
        for m in solution.line:
            tell(say("solve-move", player=Player(m.seat), move=m.label, rule=m.rule))
        if not solution.proved:
            tell(say("solve-chance"))
    elif solution.proved:
        tell(say("solve-none", n=solution.positions))
    else:
        tell(say("solve-unknown", n=budget))

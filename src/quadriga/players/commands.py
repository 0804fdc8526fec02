"""`quadriga review` and `quadriga solve`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import typer

from quadriga import replay as replays
from quadriga.players.review import review as review_game
from quadriga.players.solve import Solver


def review(file: Path, strength: str, most: int, as_json: bool) -> None:
    """Which decisions of a game cost the most, and what would have been better."""
    from rich.console import Console
    from rich.progress import Progress

    replay = replays.read(file)
    with Progress(console=Console(stderr=True), disable=as_json) as bar:
        task = bar.add_task("reviewing", total=len(replay.answers))
        marks = review_game(replay, strength, lambda done, total: bar.update(task, completed=done, total=total))
    if as_json:
        typer.echo(json.dumps([{**asdict(m), "taken": str(m.taken), "better": str(m.better)} for m in marks]))
        return
    if not marks:
        typer.echo("No decision gave away a noticeable chance.")
    for m in marks[:most]:
        typer.echo(
            f"Turn {m.turn}, player {'AB'[m.seat]} ({m.kind}): “{m.taken}” gave away {m.cost:.0%}; "
            f"better was “{m.better}” (win chance {m.chance:.0%}) [{m.rule}]"
        )


def solve(file: Path, budget: int, as_json: bool) -> None:
    """The shortest forced win of the turn from a scenario's position."""
    from quadriga.scenario import files
    from quadriga.scenario.running import lay

    table = lay(files.read(file))
    solution = Solver(table.game, table.state, budget).solve()
    if as_json:
        typer.echo(json.dumps(asdict(solution)))
        return
    if solution.won:
        typer.echo(f"There is a forced win in {sum(m.seat == solution.line[0].seat for m in solution.line)} moves:")
        for m in solution.line:
            typer.echo(f"  {'AB'[m.seat]}: {m.label} [{m.rule}]")
        if not solution.proved:
            typer.echo("It calls on chance, and won with every roll that was tried.")
    elif solution.proved:
        typer.echo(f"There is no forced win this turn (proved, {solution.positions} positions).")
    else:
        typer.echo(f"No forced win was found within {budget} positions; it is not proved that there is none.")

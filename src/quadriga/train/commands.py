"""`quadriga train`."""

from __future__ import annotations

import json
import time
from pathlib import Path

import typer


def run(
    game: str,
    minutes: float,
    folder: Path | None,
    out: Path | None,
    rounds: int,
    games: int,
    hidden: int,
    seed: int,
    jobs: int,
    ray: str,
    as_json: bool,
) -> None:
    """Learn an evaluation and write it to a file that players load."""
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    try:
        from quadriga.train.running import Plan, Progress, Run
    except ImportError as error:
        if error.name != "numpy":
            raise
        raise ValueError("Training needs numpy; install it with `pip install quadriga[train]`.") from None

    for name, value in (("minutes", minutes), ("games", games), ("hidden", hidden)):
        if value <= 0:
            raise ValueError(f"--{name} must be more than 0, not {value}.")
    began = time.monotonic()
    place = folder or Path(f"train-{game}")
    training = Run(Plan(game, games, hidden, seed), place, jobs, ray)
    taken_up = training.progress.round
    shown = len(training.progress.rounds)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[state]}"), TimeElapsedColumn())
    with Bar(*columns, console=console, disable=as_json and not console.is_terminal) as bar:
        task = bar.add_task(training.game.title, total=minutes * 60, state="")

        def tell(what: str, p: Progress, seconds: float) -> None:
            nonlocal shown
            known = f", loss {p.loss:.4f} (no idea: {p.no_idea:.4f})" if p.round else ""
            for one in p.rounds[shown:]:
                bar.console.print(told(one, hidden))
            shown = len(p.rounds)
            bar.update(task, completed=seconds, state=f"{what}; {p.games} games, {p.positions} positions{known}")

        training.go_on(minutes, rounds, tell)
        target = out or place / "evaluation.json"
        tell("last learning", training.progress, training.progress.seconds)
        about = training.export(target)
    done = {
        **about, "game": game, "history": training.progress.rounds, "file": str(target),
        "bytes": target.stat().st_size, "resumed": taken_up, "seconds": round(time.monotonic() - began, 1),
    }  # fmt: skip
    if as_json:
        typer.echo(json.dumps(done))
        return
    typer.echo(
        f"{about['games']} games, {about['positions']} positions in {training.progress.seconds / 60:.1f} minutes; "
        f"loss {about['loss']} on games kept aside, {about['live']} of {hidden} hidden units live.\n"
        f"The evaluation is in {target} ({done['bytes'] / 1000:.0f} kB); "
        f"try it: quadriga simulate --game {game} --players search:100:{target},search:100:hand --games 400"
    )


def told(one: dict[str, float], hidden: int) -> str:
    """A round in a line."""
    return f"round {one['round']}: {one['games']} games, loss {one['loss']:.4f}, {one['live']} of {hidden} units live"

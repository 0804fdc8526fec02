"""`quadriga train`."""

from __future__ import annotations

import json
import time
from pathlib import Path

import typer

from quadriga.messages import Message
from quadriga.messages.commands import say, tell, words


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
        raise ValueError(say("no-numpy")) from None

    for name, value in (("minutes", minutes), ("games", games), ("hidden", hidden)):
        if value <= 0:
            raise ValueError(say("no-option-so-small", option=f"--{name}", value=str(value)))
    began = time.monotonic()
    place = folder or Path(f"train-{game}")
    training = Run(Plan(game, games, hidden, seed), place, jobs, ray)
    taken_up = training.progress.round
    shown = len(training.progress.rounds)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[state]}"), TimeElapsedColumn())
    with Bar(*columns, console=console, disable=as_json and not console.is_terminal) as bar:
        task = bar.add_task(training.game.title, total=minutes * 60, state="")

        def heard(what: Message, p: Progress, seconds: float) -> None:
            nonlocal shown
            for one in p.rounds[shown:]:
                bar.console.print(words(told(one, hidden)))
            shown = len(p.rounds)
            loss = {"loss": f"{p.loss:.4f}", "none": f"{p.no_idea:.4f}"}
            name = "train-state-loss" if p.round else "train-state"
            state = say(name, what=what, games=p.games, n=p.positions, **loss)
            bar.update(task, completed=seconds, state=words(state))

        training.go_on(minutes, rounds, heard)
        target = out or place / "evaluation.json"
        heard(say("train-last"), training.progress, training.progress.seconds)
        about = training.export(target)
    done = {
        **about, "game": game, "history": training.progress.rounds, "file": str(target),
        "bytes": target.stat().st_size, "resumed": taken_up, "seconds": round(time.monotonic() - began, 1),
    }  # fmt: skip
    if as_json:
        typer.echo(json.dumps(done))
        return
    tell(say("train-done", games=about["games"], positions=about["positions"], loss=str(about["loss"]),
             minutes=f"{training.progress.seconds / 60:.1f}", live=about["live"], hidden=hidden))  # fmt: skip
    tell(say("train-file", file=str(target), size=f"{done['bytes'] / 1000:.0f}", game=game))


def told(one: dict[str, float], hidden: int) -> Message:
    """A round in a line."""
    counts = {key: int(one[key]) for key in ("round", "games", "live")}
    return say("train-round", loss=f"{one['loss']:.4f}", hidden=hidden, **counts)

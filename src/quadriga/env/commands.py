"""`quadriga dataset`."""

from __future__ import annotations

import json
import time
from pathlib import Path

import typer

from quadriga import load
from quadriga.env.dataset import Settings, write
from quadriga.messages.commands import say, tell
from quadriga.progress import shown
from quadriga.simulate.commands import chosen_decks, writable

MOST_OPTIONS = 20_000
"""Every row of a data set has as much room."""


def dataset(
    game: str, out: Path, decks: str, players: str, games: int, seed: int, jobs: int, labels: bool, thoughts: bool,
    as_json: bool, options: int = 0,
) -> None:  # fmt: skip
    """Play games and write every decision of them into a file."""
    if games < 1:
        raise ValueError(say("no-games-so-few", n=games))
    if not 0 <= options <= MOST_OPTIONS:
        raise ValueError(say("no-dataset-options", n=options, most=f"{MOST_OPTIONS:,}"))
    writable(out)
    began = time.monotonic()
    named = tuple(name.strip() for name in players.split(",") if name.strip())
    settings = Settings(game, chosen_decks(load(game), decks), named, games, seed, labels, thoughts, options or None)
    with shown(say("progress-games"), hidden=as_json) as progress:
        rows = write(settings, out, jobs, progress)
    size, seconds = out.stat().st_size, round(time.monotonic() - began, 1)
    if as_json:
        typer.echo(json.dumps({"game": game, "games": games, "rows": rows, "bytes": size, "file": str(out),
                               "seconds": seconds}))  # fmt: skip
    else:
        tell(say("dataset-written", rows=f"{rows:,}", games=f"{games:,}", file=str(out), size=f"{size / 1e6:.1f}",
                 seconds=str(seconds)))  # fmt: skip

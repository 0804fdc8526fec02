"""`quadriga simulate`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import typer

from quadriga import load
from quadriga.games.door import Deck, Game
from quadriga.simulate.running import Settings, simulate
from quadriga.simulate.statistics import as_json, in_full, summarise


def chosen_decks(game: Game, names: str) -> dict[str, Deck]:
    """Decks by key, or by the path of a deck file; all starter decks where none is named."""
    from quadriga.decks import find_deck

    if not names:
        return game.decks()
    found: dict[str, Deck] = {}
    for name in names.split(","):
        deck = find_deck(game, name)
        found[deck.key or deck.name] = deck
    return found


def run(
    game: str,
    decks: str,
    players: str,
    games: int,
    seed: int,
    jobs: int,
    ray: str,
    results: Path | None,
    report: Path | None,
    json_file: Path | None,
    csv_file: Path | None,
    as_json_: bool,
) -> None:
    """Play many games, see who wins and why."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from quadriga.players.search import player as make_player

    if games < 1:
        raise ValueError(f"The number of games is at least 1, not {games}.")
    loaded = load(game)
    listed = [p.strip() for p in players.split(",") if p.strip()]
    for name in listed:
        make_player(name, loaded)
    chronicle = report is not None or json_file is not None
    settings = Settings(game, chosen_decks(loaded, decks), listed, games, seed, chronicle, False, jobs, ray, results)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"),
               TimeElapsedColumn(), TimeRemainingColumn())  # fmt: skip
    with Progress(*columns, console=console, disable=as_json_ and not console.is_terminal) as bar:
        task = bar.add_task("games", total=games, rate="")

        def step(done: int, total: int) -> None:
            speed = bar.tasks[task].speed
            bar.update(task, completed=done, total=total, rate=f"{speed:.1f}/s" if speed else "")

        played = simulate(settings, step)
    summary = summarise(played)
    if report is not None:
        from quadriga.simulate.report import report as html

        report.write_text(html(loaded, summary, f"{loaded.title}: {' against '.join(listed)}"), encoding="utf-8")
    if json_file is not None:
        json_file.write_text(json.dumps(in_full(summary), indent=1), encoding="utf-8")
    if csv_file is not None:
        with csv_file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            writer.writerow(
                [
                    "number",
                    "deck0",
                    "deck1",
                    "player0",
                    "player1",
                    "seed",
                    "winner",
                    "rule",
                    "turns",
                    "decisions",
                    "first",
                ]
            )
            for r in played:
                writer.writerow(
                    [r.number, *r.decks, *r.players, r.seed, r.winner, r.rule, r.turns, r.decisions, r.first]
                )
    if as_json_:
        typer.echo(json.dumps(as_json(summary)))
        return
    for (mine, theirs), rate in sorted(summary.by_player.items()):
        low, high = rate.interval()
        typer.echo(f"{mine} against {theirs}: {rate.share:.1%} of {rate.games} games (95%: {low:.1%} to {high:.1%})")
    for name, rate in sorted(summary.decks.items()):
        typer.echo(f"deck {name}: {rate.share:.1%}")
    typer.echo(f"the first seat: {summary.first.share:.1%}")

"""`quadriga simulate`."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Annotated

import typer

from quadriga import load
from quadriga.games.door import Deck, Game
from quadriga.simulate.running import Settings, simulate
from quadriga.simulate.statistics import as_json, in_full, summarise


def chosen_decks(game: Game, names: str) -> dict[str, Deck]:
    """Decks by key, or by the path of a deck file."""
    from quadriga.decks import load_deck

    known = game.decks()
    if not names:
        return known
    found: dict[str, Deck] = {}
    for name in names.split(","):
        if name in known:
            found[name] = known[name]
        elif Path(name).exists():
            found[Path(name).stem] = load_deck(Path(name), game)
        else:
            raise ValueError(f"There is no deck {name!r} in {game.name}. Its decks are: {', '.join(known)}.")
    return found


def run(
    game: Annotated[str, typer.Option(help="The game.")] = "union-arena",
    decks: Annotated[str, typer.Option(help="Decks by key or file, with commas; all starter decks if none.")] = "",
    players: Annotated[str, typer.Option(help="Players with commas: random, heuristic, search:1000, or a level.")] = "heuristic,heuristic",
    games: Annotated[int, typer.Option(help="How many games in all.")] = 200,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; all cores if 0.")] = 0,
    results: Annotated[Path | None, typer.Option(help="SQLite file for results; an unfinished one is taken up again.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write an HTML report here.")] = None,
    json_file: Annotated[Path | None, typer.Option(help="Write all statistics as JSON here.")] = None,
    csv_file: Annotated[Path | None, typer.Option(help="Write one line a game as CSV here.")] = None,
    as_json_: Annotated[bool, typer.Option("--json", help="Print the totals as JSON.")] = False,
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
    settings = Settings(game, chosen_decks(loaded, decks), listed, games, seed,
                        chronicle=report is not None or json_file is not None, jobs=jobs, store=results)  # fmt: skip
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
            writer.writerow(["number", "deck0", "deck1", "player0", "player1", "seed", "winner", "rule", "turns", "decisions", "first"])
            for r in played:
                writer.writerow([r.number, *r.decks, *r.players, r.seed, r.winner, r.rule, r.turns, r.decisions, r.first])
    if as_json_:
        typer.echo(json.dumps(as_json(summary)))
        return
    for (mine, theirs), rate in sorted(summary.by_player.items()):
        low, high = rate.interval()
        typer.echo(f"{mine} against {theirs}: {rate.share:.1%} of {rate.games} games (95%: {low:.1%} to {high:.1%})")
    for name, rate in sorted(summary.decks.items()):
        typer.echo(f"deck {name}: {rate.share:.1%}")
    typer.echo(f"the first seat: {summary.first.share:.1%}")

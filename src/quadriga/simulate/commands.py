"""`quadriga simulate`."""

from __future__ import annotations

import csv
import json
import os
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from quadriga import load
from quadriga.games.game import Deck, Game
from quadriga.messages import Message, message_of
from quadriga.messages.commands import say, tell, words
from quadriga.messages.files import say as say_of_file
from quadriga.rulebook.options import BadOption, given
from quadriga.simulate.playing import Result
from quadriga.simulate.running import Settings, Stopped, simulate
from quadriga.simulate.statistics import Rate, Summary, as_json, in_full, summarise


def chosen_decks(game: Game, names: str) -> dict[str, Deck]:
    """Decks by key, or by the path of a deck file; all starter decks where none is named."""
    from quadriga.decks.files import find_deck

    if not names:
        return game.decks()
    found: dict[str, Deck] = {}
    for name in names.split(","):
        deck = find_deck(game, name, lambda line: tell(line, err=True))
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
    options: Sequence[str] = (),
    changes: Sequence[str] = (),
) -> None:
    """Play many games, see who wins and why."""
    from quadriga.players.search import player as make_player

    if games < 1:
        raise ValueError(say("no-games-so-few", n=games))
    loaded = load(game)
    listed = [p.strip() for p in players.split(",") if p.strip()]
    for name in listed:
        make_player(name, loaded)
    for file in (report, json_file, csv_file, results):
        writable(file)
    if changes:
        _run_changes(loaded, changes, chosen_decks(loaded, decks), listed, games, seed, jobs, as_json_)
        return
    chronicle = report is not None or json_file is not None
    settings = Settings(game, chosen_decks(loaded, decks), listed, games, seed, chronicle, False, jobs, ray, results)
    settings.options = given(loaded.name, options)
    if settings.options.get("by_hand"):
        raise BadOption(say_of_file("no-option-byhand-for-tables-with"))
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"),
               TimeElapsedColumn(), TimeRemainingColumn())  # fmt: skip
    try:
        with Progress(*columns, console=console, disable=as_json_ and not console.is_terminal) as bar:
            store = simulate(settings, Shown(bar))
    except Stopped as stopped:
        tell(message_of(stopped), err=True)
        raise typer.Exit(130) from None
    summary = summarise(store.results())
    if report is not None:
        from quadriga.simulate.report import report as html

        title = f"{loaded.title}: {' – '.join(dict.fromkeys(listed))}"
        report.write_text(html(loaded, summary, title, settings.decks), encoding="utf-8")
    if json_file is not None:
        json_file.write_text(json.dumps(in_full(summary), indent=1), encoding="utf-8")
    if csv_file is not None:
        write_csv(store.results(), csv_file)
    store.close()
    if as_json_:
        typer.echo(json.dumps(as_json(summary)))
    else:
        for line in told(summary):
            tell(line)


def writable(file: Path | None) -> None:
    """A file that cannot be written is refused before the first game."""
    if file is None:
        return
    if file.is_dir():
        raise ValueError(say("no-file-but-folder", file=str(file)))
    if not file.parent.is_dir():
        raise ValueError(say("no-folder-for-file", folder=str(file.parent), file=file.name))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise ValueError(say("no-file-written", file=str(file)))


def _run_changes(
    game: Game, changes: Sequence[str], decks: dict[str, Deck], players: list[str], games: int, seed: int, jobs: int,
    as_json_: bool,
) -> None:  # fmt: skip
    """Each deck with a changed card, before and after, against the same opponents with the same seeds."""
    from quadriga.progress import shown
    from quadriga.simulate.changing import changed_cards, play_changes, told_of

    if len(set(players)) != 1:
        raise ValueError(say("no-change-by-two-players"))
    cards = changed_cards(game, changes)
    with shown(say("progress-pairs"), hidden=as_json_) as progress:
        made = play_changes(game, cards, decks, players[0], games, seed, jobs, progress)
    if as_json_:
        typer.echo(json.dumps({"changes": [{"deck": c.key, **c.comparison.data()} for c in made]}))
    else:
        for change in made:
            tell(told_of(change))


class Shown:
    """Progress on a bar. Games that an earlier run finished count as done, but not towards the rate."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.task: TaskID | None = None
        self.before = 0
        self.began = time.monotonic()

    def __call__(self, done: int, total: int) -> None:
        if self.task is None:
            self.before = done
            self.task = self.bar.add_task(words(say("progress-games")), total=total, completed=done, rate="")
            return
        spent = time.monotonic() - self.began
        rate = words(say("progress-rate", rate=f"{(done - self.before) / spent:.1f}")) if spent > 0 else ""
        self.bar.update(self.task, completed=done, rate=rate)


def told(s: Summary) -> list[Message]:
    """The summary in a few lines."""
    lines = []
    for (mine, theirs), rate in sorted(s.by_player.items()):
        lines.append(say("simulated-players", mine=mine, theirs=theirs, rate=_in_words(rate)))
    for name, deck in sorted(s.decks.items()):
        if deck.rate.games:
            lines.append(say("simulated-deck", deck=name, rate=_in_words(deck.rate)))
    lines.append(say("simulated-first", rate=_in_words(s.first)))
    return lines


def _in_words(rate: Rate) -> Message:
    low, high = rate.interval()
    return say("rate", share=f"{rate.share:.1%}", n=rate.games, low=f"{low:.1%}", high=f"{high:.1%}")


CSV_COLUMNS = (
    "number", "deck0", "deck1", "player0", "player1", "seed", "winner", "rule", "turns", "decisions", "first",
)  # fmt: skip


def write_csv(results: Iterable[Result], file: Path) -> None:
    """One line a game; the winner is a seat, or 2 for a draw."""
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(CSV_COLUMNS)
        for r in results:
            writer.writerow([r.number, *r.decks, *r.players, r.seed, r.winner, r.rule, r.turns, r.decisions, r.first])

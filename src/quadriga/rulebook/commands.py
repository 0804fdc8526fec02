"""`quadriga rules`: list, search and show the rules, and how far the tests reach."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from quadriga.rulebook import catalogue
from quadriga.rulebook import coverage as coverages
from quadriga.rulebook import map as rule_map
from quadriga.rulebook.exempt import exemptions

rules_app = typer.Typer(help="The rules of the games.", no_args_is_help=True)

Given = ParamSpec("Given")
Result = TypeVar("Result")
Game = Annotated[
    str | None, typer.Argument(help="A game, such as union-arena; all where none is named.")
]


_SAYABLE = (
    catalogue.UnknownRule,
    catalogue.UnknownGame,
    catalogue.BadCatalogue,
    coverages.NoProject,
)


def _sentences(command: Callable[Given, Result]) -> Callable[Given, Result]:
    """What goes wrong is said in one sentence, not in a traceback."""

    @wraps(command)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        try:
            return command(*args, **kwargs)
        except _SAYABLE as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(2) from error

    return run


@rules_app.command("list")
@_sentences
def list_rules(
    game: Game = None,
    search: Annotated[str, typer.Option(help="Only rules that hold all these words.")] = "",
) -> None:
    """List rules, one a line: id and statement."""
    for found in catalogue.search(search, game):
        typer.echo(f"{found.id}  {found.says}")


@rules_app.command()
@_sentences
def show(rule_id: Annotated[str, typer.Argument(metavar="ID")]) -> None:
    """Show one rule: what it says, what it rests on, where it lives in code and tests."""
    found = catalogue.rule(rule_id)
    lines = [f"{found.id}  ({found.game}, {found.kind}, {found.basis})", "", found.says]
    lines += [found.says_zh] if found.says_zh else []
    lines += ["", f"Where: {found.where}"]
    lines += [f"Note:  {found.note}"] if found.note else []
    if reason := exemptions(found.game).get(rule_id):
        lines += [f"Needs no test: {reason}"]
    typer.echo("\n".join(lines + _places(rule_id)))


def _places(rule_id: str) -> list[str]:
    try:
        root = coverages.project()
    except coverages.NoProject as error:
        return ["", str(error)]
    named = coverages.uses(rule_id)
    lines: list[str] = []
    for title, references in (("Code:", named.code), ("Tests:", named.tests)):
        places = list(dict.fromkeys(reference.place(root) for reference in references))
        lines += ["", title, *(f"  {place}" for place in places or ["none"])]
    return lines


@rules_app.command()
@_sentences
def coverage(
    game: Game = None,
    as_json: Annotated[bool, typer.Option("--json", help="For other programs.")] = False,
) -> None:
    """How many rules are tested, exempt, missing."""
    by_game = {game: coverages.coverage(game)} if game else coverages.all_coverage()
    if as_json:
        typer.echo(json.dumps(by_game[game] if game else by_game))
        return
    table = Table("game", "rules", "tested", "exempt", "missing")
    for name, row in by_game.items():
        table.add_row(
            name,
            str(row["rules"]),
            str(row["tested"]),
            str(row["exempt"]),
            str(len(row["missing"])),
        )
    Console().print(table)
    if game and by_game[game]["missing"]:
        typer.echo("\n".join(by_game[game]["missing"]))


@rules_app.command("map")
@_sentences
def show_map(
    game: Game = None,
    write: Annotated[bool, typer.Option("--write", help="Bring the pages that show it up to date.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Say whether those pages are up to date.")] = False,
) -> None:
    """Show which file holds which chapter of the rules."""
    if write:
        for path, text in rule_map.pages().items():
            path.write_text(text, encoding="utf-8")
    elif check:
        if stale := rule_map.stale():
            typer.echo(f"{' and '.join(stale)}: out of date; run `quadriga rules map --write`.", err=True)
            raise typer.Exit(1)
    else:
        for name in [game] if game else catalogue.games():
            typer.echo(f"{name}\n\n{rule_map.chapter_table(name)}")

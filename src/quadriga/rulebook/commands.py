"""`quadriga rules`: list, search and show the rules, and how far the tests reach."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Annotated, ParamSpec, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from quadriga.messages import Slot, message_of
from quadriga.messages.commands import language, say, tell, words
from quadriga.rulebook import catalogue
from quadriga.rulebook import coverage as coverages
from quadriga.rulebook import map as rule_map
from quadriga.rulebook.exempt import exemptions

rules_app = typer.Typer(no_args_is_help=True)

Given = ParamSpec("Given")
Result = TypeVar("Result")
Game = Annotated[
    str | None, typer.Argument(
)]


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
            tell(message_of(error), err=True)
            raise typer.Exit(2) from error

    return run


@rules_app.command("list")
@_sentences
def list_rules(
    game: Game = None,
    search: str = "",
) -> None:
    """List rules, one a line: id and statement."""
    for found in catalogue.search(search, game):
        tell(f"{found.id}  {found.told(language())}")


@rules_app.command()
@_sentences
def show(rule_id: Annotated[str, typer.Argument(metavar="ID")]) -> None:
    """Show one rule: what it says, what it rests on, where it lives in code and tests."""
    found = catalogue.rule(rule_id)
    lines: list[Slot] = [f"{found.id}  ({found.game}, {found.kind}, {found.basis})", "", found.says]
    lines += [found.says_zh] if found.says_zh else []
    lines += ["", say("rule-where", where=found.where)]
    lines += [say("rule-note", note=found.note)] if found.note else []
    if reason := exemptions(found.game).get(rule_id):
        lines += [say("rule-exempt", reason=reason)]
    for line in lines + _places(rule_id):
        tell(line)


def _places(rule_id: str) -> list[Slot]:
    try:
        root = coverages.project()
    except coverages.NoProject as error:
        return ["", message_of(error)]
    named = coverages.uses(rule_id)
    lines: list[Slot] = []
    for title, references in ((say("rule-code"), named.code), (say("rule-tests"), named.tests)):
        places = list(dict.fromkeys(reference.place(root) for reference in references))
        lines += ["", title, *(say("indented", text=place) for place in places or [words(say("rule-nowhere"))])]
    return lines


@rules_app.command()
@_sentences
def coverage(
    game: Game = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """How many rules are tested, exempt, missing."""
    by_game = {game: coverages.coverage(game)} if game else coverages.all_coverage()
    if as_json:
        typer.echo(json.dumps(by_game[game] if game else by_game))
        return
    heads = ("game", "rules", "tested", "exempt", "missing")
    table = Table(*(words(say(f"coverage-{head}")) for head in heads))
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
        tell("\n".join(by_game[game]["missing"]))


@rules_app.command("map")
@_sentences
def show_map(
    game: Game = None,
    write: Annotated[bool, typer.Option("--write")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """Show which file holds which chapter of the rules."""
    if write:
        for path, text in rule_map.pages().items():
            path.write_text(text, encoding="utf-8")
    elif check:
        if stale := rule_map.stale():
            tell(say("rules-map-stale", list=", ".join(stale)), err=True)
            raise typer.Exit(1)
    else:
        for name in [game] if game else catalogue.games():
            tell(f"{name}\n\n{rule_map.chapter_table(name)}")

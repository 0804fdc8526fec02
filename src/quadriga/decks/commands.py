"""`quadriga deck check`, `import` and `export`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quadriga import games

deck_app = typer.Typer(no_args_is_help=True, help="Decks.")

AsJson = Annotated[bool, typer.Option("--json", help="For other programs.")]
Vanilla = Annotated[bool, typer.Option("--vanilla", help="Use cards whose text is not understood, without their text.")]
GameOption = Annotated[str, typer.Option("--game", help="The game, such as union-arena.")]
DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A starter deck, a deck of yours, or a file.")]


def told(line: str) -> None:
    typer.echo(line, err=True)


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file: TOML, JSON or a plain list.")],
    game: GameOption = "",
    vanilla: Vanilla = False,
    as_json: AsJson = False,
) -> None:
    """Name everything that is wrong with a deck, each with its rule."""
    from quadriga.decks.files import game_of, load_deck

    loaded = games.load(game or game_of(file) or games.DEFAULT)
    deck = load_deck(file, loaded, told)
    offences = loaded.check(deck, vanilla=vanilla)
    if as_json:
        found = [{"rule": o.rule, "message": o.message, "cards": o.cards} for o in offences]
        typer.echo(json.dumps({"deck": deck.name, "game": loaded.name, "legal": not offences, "offences": found}))
    elif not offences:
        typer.echo(f"{deck.name} is a legal deck of {loaded.title}.")
    else:
        typer.echo(f"{deck.name} is no legal deck of {loaded.title}:")
        for offence in offences:
            typer.echo(f"  {offence.message} [{offence.rule}]")
    if offences:
        raise typer.Exit(1)


@deck_app.command("import")
def deck_import(
    file: Annotated[Path, typer.Argument(help="A deck list in any common shape; - for what is typed or piped in.")],
    game: GameOption = "",
    name: Annotated[str, typer.Option("--as", help="The deck's name; the file's if none.")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Write over a deck of yours of this name.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="Keep nothing unless every line is understood.")] = False,
    as_json: AsJson = False,
) -> None:
    """Read a deck list, say what became of every line, and keep the deck."""
    from quadriga.decks.files import LARGEST, game_of, keep_deck, read_deck
    from quadriga.decks.lists import read_list
    from quadriga.games.game import Deck

    piped = str(file) == "-"
    loaded = games.load(game or ("" if piped else game_of(file)) or games.DEFAULT)
    if piped:
        text = sys.stdin.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise ValueError(f"That is more than {LARGEST:,} characters; no deck needs as many.")
        read = read_list(text, loaded, loaded.cards())
    else:
        read = read_deck(file, loaded)
    if read.game not in ("", loaded.name):
        raise ValueError(f"{file} is a deck of {read.game!r}, not of {loaded.name!r}.")
    title = read.name or name or ("deck" if piped else file.stem)
    deck = Deck(title, loaded.name, read.cards, read.description, read.extra)
    wanted = bool(read.cards) and not (strict and read.problems)
    kept = keep_deck(deck, loaded, name or title, replace) if wanted else None
    offences = loaded.check(deck)
    size = sum(read.cards.values())
    if as_json:
        lines = [[_line(p) for p in group] for group in (read.left_out, read.problems)]
        data: dict[str, Any] = {"deck": deck.name, "kept": kept.stem if kept else None, "listed": read.listed}
        data |= {"cards": read.cards, "beside": read.beside, "left_out": lines[0], "problems": lines[1]}
        typer.echo(json.dumps({**data, "legal": not offences}, ensure_ascii=False))
    else:
        for group, what in ((read.left_out, "left out"), (read.problems, "not understood")):
            for p in group:
                near = f" Perhaps {', '.join(p.near)}?" if p.near else ""
                told(f"line {p.line}, {what}: {p.text} ({p.reason}{near})")
        if read.beside:
            told(f"{sum(read.beside.values())} cards of a side deck are not in the deck.")
        typer.echo(f"{size} of {read.listed} cards are in the deck.")
        if kept:
            typer.echo(f"It is kept as {kept.stem}: `quadriga play {loaded.name} --deck {kept.stem}`.")
        for offence in offences if kept else ():
            typer.echo(f"Not legal yet: {offence.message} [{offence.rule}]")
    if not kept:
        if not as_json:
            told("Nothing was kept.")
        raise typer.Exit(2)


def _line(problem: Any) -> dict[str, Any]:
    return {"line": problem.line, "text": problem.text, "reason": problem.reason, "near": problem.near,
            "copies": problem.copies}  # fmt: skip


@deck_app.command("export")
def deck_export(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    form: Annotated[str, typer.Option("--as", help="The shape: list, one-line, json … (docs/decks.md).")] = ("list"),
) -> None:
    """Write a deck as text, in the shape that another site or program takes."""
    from quadriga.decks.files import find_deck
    from quadriga.decks.links import write_code
    from quadriga.decks.writing import FORMATS

    loaded = games.load(game)
    if form not in FORMATS and form != "code":
        raise ValueError(f"There is no shape {form!r}; choose one of {', '.join([*FORMATS, 'code'])}.")
    found = find_deck(loaded, deck, told)
    typer.echo(write_code(found) if form == "code" else FORMATS[form](found, loaded.cards()), nl=form == "code")

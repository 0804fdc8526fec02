"""`quadriga deck check`, `import` and `export`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quadriga import games
from quadriga.messages import Slot
from quadriga.messages.commands import say, tell

deck_app = typer.Typer(no_args_is_help=True
)
AsJson = Annotated[bool, typer.Option("--json")]
Vanilla = Annotated[bool, typer.Option("--vanilla")]
GameOption = Annotated[str, typer.Option("--game")]
DeckName = Annotated[str, typer.Argument(metavar="DECK")]


def told(line: Slot) -> None:
    tell(line, err=True)


@deck_app.command("check")
def deck_check(
    file: Path,
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
        tell(say("deck-legal", deck=deck.name, game=loaded.title))
    else:
        tell(say("deck-not-legal", deck=deck.name, game=loaded.title))
        for offence in offences:
            tell(say("deck-offence", offence=offence.said, rule=offence.rule))
    if offences:
        raise typer.Exit(1)


@deck_app.command("import")
def deck_import(
    file: Path,
    game: GameOption = "",
    name: Annotated[str, typer.Option("--as")] = "",
    replace: Annotated[bool, typer.Option("--replace")] = False,
    strict: Annotated[bool, typer.Option("--strict")] = False,
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
            raise ValueError(say("no-deck-so-long", most=f"{LARGEST:,}"))
        read = read_list(text, loaded, loaded.cards())
    else:
        read = read_deck(file, loaded)
    if read.game not in ("", loaded.name):
        raise ValueError(say("no-deck-of-game", file=str(file), game=read.game, wanted=loaded.name))
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
        for group, how in ((read.left_out, "deck-line-left-out"), (read.problems, "deck-line-not-read")):
            for p in group:
                why: Slot = p.said or p.reason
                if p.near:
                    why = say("deck-line-near", why=why, near=", ".join(p.near))
                told(say(how, line=p.line, text=p.text, why=why))
        if read.beside:
            told(say("deck-beside", n=sum(read.beside.values())))
        tell(say("deck-read", n=size, listed=read.listed))
        if kept:
            tell(say("deck-kept", deck=kept.stem, game=loaded.name))
        for offence in offences if kept else ():
            tell(say("deck-not-legal-yet", offence=offence.said, rule=offence.rule))
    if not kept:
        if not as_json:
            told(say("deck-none-kept"))
        raise typer.Exit(2)


def _line(problem: Any) -> dict[str, Any]:
    return {"line": problem.line, "text": problem.text, "reason": problem.reason, "near": problem.near,
            "copies": problem.copies}  # fmt: skip


@deck_app.command("export")
def deck_export(
    deck: DeckName,
    game: GameOption = games.DEFAULT,
    form: Annotated[str, typer.Option("--as")] = ("list"),
) -> None:
    """Write a deck as text, in the shape that another site or program takes."""
    from quadriga.decks.files import find_deck
    from quadriga.decks.links import write_code
    from quadriga.decks.writing import FORMATS

    loaded = games.load(game)
    if form not in FORMATS and form != "code":
        raise ValueError(say("no-deck-shape", shape=form, list=", ".join([*FORMATS, "code"])))
    found = find_deck(loaded, deck, told)
    typer.echo(write_code(found) if form == "code" else FORMATS[form](found, loaded.cards()), nl=form == "code")

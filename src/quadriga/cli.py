"""The command line. Commands import what they need when they run, so that each starts fast."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quadriga import __version__, purity
from quadriga.rulebook.commands import rules_app

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Four arena card games on one engine.",
)
deck_app = typer.Typer(no_args_is_help=True, help="Decks.")
cards_app = typer.Typer(no_args_is_help=True, help="Cards.")
scenario_app = typer.Typer(no_args_is_help=True, help="Scenario files.")
app.add_typer(rules_app, name="rules")
app.add_typer(deck_app, name="deck")
app.add_typer(cards_app, name="cards")
app.add_typer(scenario_app, name="scenario")

AsJson = Annotated[bool, typer.Option("--json", help="For other programs.")]
Vanilla = Annotated[bool, typer.Option("--vanilla", help="Use cards whose text is not understood, without their text.")]
GameOption = Annotated[str, typer.Option("--game", help="The game, such as union-arena.")]
RayOption = Annotated[
    str, typer.Option("--ray", metavar="[ADDRESS]", help="Spread the work with Ray: here, or over the cluster there.")
]


def show_version(wanted: bool) -> None:
    if wanted:
        engine = "compiled" if purity.compiled() else "plain Python"
        typer.echo(f"quadriga {__version__} ({engine} engine)")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and the engine.")
    ] = False,
) -> None:
    """Four arena card games on one engine."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as union-arena.")] = "union-arena",
    deck: Annotated[str, typer.Option(help="Your deck: a starter deck's name or a file.")] = "",
    against: Annotated[str, typer.Option(help="The opponent's deck.")] = "",
    opponent: Annotated[str, typer.Option(help="heuristic, random, search:1000 or a level.")] = "heuristic",
    seed: Annotated[int, typer.Option(help="The seed of chance; another each time if none.")] = -1,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    vanilla: Vanilla = False,
) -> None:
    """Play in the terminal against the computer."""
    from quadriga import games, replay
    from quadriga.decks import find_deck
    from quadriga.players.search import player
    from quadriga.terminal import Terminal

    chosen = seed if seed >= 0 else int.from_bytes(os.urandom(4), "big")
    if load is not None:
        session = replay.resume(replay.read(load))
        title = f"{session.game.title}, from {load}"
    else:
        loaded = games.load(game)
        keys = list(loaded.decks())
        mine = find_deck(loaded, deck or keys[0])
        theirs = find_deck(loaded, against or keys[1 % len(keys)])
        session = replay.Session(loaded, loaded.new((mine, theirs), chosen, vanilla=vanilla))
        title = f"{loaded.title}: {mine.name} against {theirs.name}, seed {chosen}"
    terminal = Terminal(session, player(opponent, session.game, chosen + 1))
    typer.echo(f"{title}. Type help for the commands.")
    terminal.play()


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file: TOML, JSON or a plain list.")],
    game: GameOption = "",
    vanilla: Vanilla = False,
    as_json: AsJson = False,
) -> None:
    """Name everything that is wrong with a deck, each with its rule."""
    from quadriga import games
    from quadriga.decks import load_deck

    deck = load_deck(file, games.load(game) if game else None)
    loaded = games.load(deck.game or "union-arena")
    offences = loaded.check(deck, vanilla=vanilla)
    if as_json:
        told = [{"rule": o.rule, "message": o.message, "cards": o.cards} for o in offences]
        typer.echo(json.dumps({"deck": deck.name, "game": loaded.name, "legal": not offences, "offences": told}))
    elif not offences:
        typer.echo(f"{deck.name} is a legal deck of {loaded.title}.")
    else:
        typer.echo(f"{deck.name} is no legal deck of {loaded.title}:")
        for offence in offences:
            typer.echo(f"  {offence.message} [{offence.rule}]")
    if offences:
        raise typer.Exit(1)


@cards_app.command("show")
def cards_show(
    name: Annotated[str, typer.Argument(help="A number, a name or a part of one.")],
    game: GameOption = "union-arena",
) -> None:
    """Show what is printed on a card."""
    from quadriga import games
    from quadriga.cardfiles import find_cards, in_words
    from quadriga.games.door import Unreadable

    loaded = games.load(game)
    found = find_cards(loaded, name)
    if not found:
        raise ValueError(f"No card of {loaded.title} is called {name!r}.")
    for card in found:
        typer.echo(in_words(card))
        try:
            loaded.face(card)
        except Unreadable as error:
            typer.echo(str(error))
        typer.echo("")


@cards_app.command("check")
def cards_check(
    file: Annotated[Path, typer.Argument(help="A card file: JSON, YAML, TOML or CSV.")],
    game: GameOption = "union-arena",
    as_json: AsJson = False,
) -> None:
    """How much of the text of the cards in a file is understood."""
    from quadriga import games
    from quadriga.cardfiles import check, load_cards, strange_fields

    loaded = games.load(game)
    result = check(loaded, load_cards(file, loaded))
    if strange := strange_fields(file, loaded):
        typer.echo(f"{file}: these fields are not ours and were passed over: {', '.join(strange)}.", err=True)
    if as_json:
        typer.echo(json.dumps(result))
        return
    typer.echo(f"{result['cards']} cards, {result['with_text']} with text, {result['read']} of these read whole.")
    typer.echo(f"{result['abilities']} abilities, {result['exercised']} of them exercised.")
    for card in result["declined"]:
        typer.echo(f"{card['number']} stops at: {card['unread']}")


@cards_app.command("explain")
def cards_explain(
    name: Annotated[str, typer.Argument(metavar="NUMBER", help="A number, a name or a part of one.")],
    game: GameOption = "union-arena",
    file: Annotated[Path | None, typer.Option(help="Look in this card file instead of the library.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show how a card's text was understood, step by step, and the rules it uses."""
    from quadriga import games
    from quadriga.cardfiles import explain

    told = explain(games.load(game), name, file)
    typer.echo(json.dumps([one.data() for one in told]) if as_json else "\n\n".join(str(one) for one in told))


@cards_app.command("import")
def cards_import(
    file: Annotated[Path, typer.Argument(help="A card file: JSON, YAML, TOML or CSV.")],
    game: GameOption = "union-arena",
    name: Annotated[str, typer.Option("--as", help="The set's name; the file's if none.")] = "",
    as_json: AsJson = False,
) -> None:
    """Put your own cards into your library, all of a file or none."""
    from quadriga import games
    from quadriga.games.importing import BadCards, import_file

    loaded = games.load(game)
    try:
        made = import_file(file, loaded, name)
    except BadCards as error:
        problems = [{"card": p.card, "field": p.field, "message": p.message} for p in error.problems]
        if as_json:
            typer.echo(json.dumps({"imported": 0, "problems": problems}))
        else:
            for problem in error.problems:
                typer.echo(str(problem), err=True)
            typer.echo(f"Nothing of {file} was imported.", err=True)
        raise typer.Exit(2) from error
    if as_json:
        told = [{"number": number, "unread": unread} for number, unread in made.declined.items()]
        typer.echo(json.dumps({"set": made.name, "imported": len(made.cards), "declined": told}))
        return
    typer.echo(f"{len(made.cards)} cards are in your library of {loaded.title} as the set {made.name}.")
    for number, unread in made.declined.items():
        use = "plays only with --vanilla, without its text" if loaded.without_text else "cannot be played"
        typer.echo(f"{number} stops at: {unread} (it {use})")


@cards_app.command("forget")
def cards_forget(
    name: Annotated[str, typer.Argument(metavar="SET", help="A set that you imported.")],
    game: GameOption = "union-arena",
) -> None:
    """Take a set of yours out of your library."""
    from quadriga import games
    from quadriga.games import library

    loaded = games.load(game)
    count = library.forget(loaded.name, name)
    typer.echo(f"The set {name} with {count} cards is no longer in your library of {loaded.title}.")


@scenario_app.command("run")
def scenario_run(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Play scenarios and show the first thing that is not as expected."""
    from quadriga.scenario.running import run_files

    for file in files:
        if not file.exists():
            raise ValueError(f"There is no file or folder {file}.")
    report = run_files(files)
    if not report.scenarios:
        raise ValueError("There are no scenario files in the folders named.")
    if as_json:
        typer.echo(json.dumps(report.data()))
    else:
        for failure in report.failed:
            typer.echo(str(failure))
        typer.echo(f"{report.passed} of {report.scenarios} scenarios hold.")
    if report.failed:
        raise typer.Exit(1)


@app.command("replay")
def replay_file(
    file: Annotated[Path, typer.Argument(help="A replay or saved game.")],
    seat: Annotated[str, typer.Option(help="Whose eyes: A, B, or all that both may see.")] = "",
    all_at_once: Annotated[bool, typer.Option("--all", help="Tell everything without stopping.")] = False,
) -> None:
    """Walk through a game that was played."""
    from quadriga import replay, terminal

    if seat not in ("", "A", "B"):
        raise ValueError(f"There is no seat {seat!r}; the seats are A and B.")
    stopping = not all_at_once and sys.stdin.isatty()
    eyes = "AB".index(seat) if seat else 2
    terminal.walk(replay.read(file), eyes, input if stopping else None, typer.echo)


@app.command("bench")
def bench_game(
    game: Annotated[str, typer.Argument(help="The game.")] = "union-arena",
    seconds: Annotated[float, typer.Option(help="How long to play.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine's speed by random play."""
    from quadriga.bench import bench

    result: dict[str, Any] = bench(game, seconds)
    if as_json:
        typer.echo(json.dumps(result))
        return
    for name, value in result.items():
        typer.echo(f"{name}: {value}")


@app.command("serve")
def serve_tables(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the local network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for games and decks.")] = None,
    database: Annotated[str | None, typer.Option(help="postgresql://USER@HOST/NAME instead of a file.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds that a computer's answer takes at least.", min=0)] = 0.35,
) -> None:
    """Serve the tables to browsers."""
    from quadriga.server.commands import serve

    serve(host, port, data, database, open_browser, pace)


@app.command("simulate")
def simulate_games(
    game: GameOption = "union-arena",
    decks: Annotated[str, typer.Option(help="Decks by key or file, with commas; all starter decks if none.")] = "",
    players: Annotated[str, typer.Option(help="Players with commas, such as random,heuristic,search:1000.")] = (
        "heuristic,heuristic"
    ),
    games: Annotated[int, typer.Option(help="How many games in all.")] = 200,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; all cores if 0.")] = 0,
    ray: RayOption = "",
    results: Annotated[Path | None, typer.Option(help="SQLite file; an unfinished one is taken up again.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write an HTML report here.")] = None,
    json_file: Annotated[Path | None, typer.Option(help="Write all statistics as JSON here.")] = None,
    csv_file: Annotated[Path | None, typer.Option(help="Write one line a game as CSV here.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games, see who wins and why."""
    from quadriga.simulate.commands import run

    run(game, decks, players, games, seed, jobs, ray, results, report, json_file, csv_file, as_json)


@app.command("train")
def train_evaluation(
    game: GameOption = "union-arena",
    minutes: Annotated[float, typer.Option(help="How long to learn in all, earlier runs of the folder included.")] = 20,
    folder: Annotated[Path | None, typer.Option(help="Checkpoints; a stopped run there is taken up again.")] = None,
    out: Annotated[Path | None, typer.Option(help="The evaluation file to write; in the folder if none.")] = None,
    rounds: Annotated[int, typer.Option(help="Stop after so many rounds; by the clock alone if 0.")] = 0,
    games: Annotated[int, typer.Option(help="Games played in a round.")] = 1500,
    hidden: Annotated[int, typer.Option(help="Hidden units of the network.")] = 24,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; all cores if 0.")] = 0,
    ray: RayOption = "",
    as_json: AsJson = False,
) -> None:
    """Learn an evaluation from games that the computer plays against itself."""
    from quadriga.train.commands import run

    run(game, minutes, folder, out, rounds, games, hidden, seed, jobs, ray, as_json)


@app.command("review")
def review_game(
    file: Annotated[Path, typer.Argument(help="A replay of a finished game.")],
    strength: Annotated[str, typer.Option(help="The player that judges.")] = "search:1000",
    most: Annotated[int, typer.Option(help="How many decisions to show.")] = 10,
    as_json: AsJson = False,
) -> None:
    """Which decisions of a game cost the most, and what would have been better."""
    from quadriga.players.commands import review

    review(file, strength, most, as_json)


@app.command("solve")
def solve_scenario(
    file: Annotated[Path, typer.Argument(help="A scenario file.")],
    budget: Annotated[int, typer.Option(help="Positions to look at before giving up.")] = 200_000,
    as_json: AsJson = False,
) -> None:
    """The shortest forced win of the turn from a scenario's position."""
    from quadriga.players.commands import solve

    solve(file, budget, as_json)


def with_ray(arguments: list[str]) -> list[str]:
    """`--ray` may stand without an address: Typer has no options with an optional value."""
    spelled = list(arguments)
    for i, argument in enumerate(arguments):
        if argument == "--ray" and (i + 1 == len(arguments) or arguments[i + 1].startswith("-")):
            spelled[i] = "--ray=local"
    return spelled


def main() -> None:
    """Run a command; what is wrong with the input is said in one sentence, with exit code 2."""
    try:
        app(prog_name="quadriga", args=with_ray(sys.argv[1:]))
    except (ValueError, OSError, ImportError) as error:
        if os.environ.get("QUADRIGA_TRACE"):
            raise
        typer.echo(" ".join(str(error).split()), err=True)
        raise SystemExit(2) from error


if __name__ == "__main__":
    main()

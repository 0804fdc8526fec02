"""The command line. Commands import what they need when they run, so that each starts fast."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from quadriga import __version__, games, purity
from quadriga.decks.commands import told
from quadriga.lab.commands import deck_app
from quadriga.rulebook.commands import rules_app
from quadriga.server.admin_commands import admin_app

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Four arena card games on one engine.",
)
cards_app = typer.Typer(no_args_is_help=True, help="Cards.")
scenario_app = typer.Typer(no_args_is_help=True, help="Scenario files.")
app.add_typer(rules_app, name="rules")
app.add_typer(admin_app, name="admin")
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
    game: Annotated[str, typer.Argument(help="The game, such as union-arena.")] = games.DEFAULT,
    deck: Annotated[str, typer.Option(help="Your deck: a starter deck's name or a file.")] = "",
    against: Annotated[str, typer.Option(help="The opponent's deck.")] = "",
    opponent: Annotated[str, typer.Option(help="heuristic, random, search:1000 or a level.")] = "heuristic",
    seed: Annotated[int, typer.Option(help="The seed of chance; another each time if none.")] = -1,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    vanilla: Vanilla = False,
) -> None:
    """Play in the terminal against the computer."""
    from quadriga import replay
    from quadriga.decks.files import find_deck
    from quadriga.players.search import player
    from quadriga.terminal import Terminal

    chosen = seed if seed >= 0 else int.from_bytes(os.urandom(4), "big")
    if load is not None:
        session = replay.resume(replay.read(load))
        title = f"{session.game.title}, from {load}"
    else:
        loaded = games.load(game)
        keys = list(loaded.decks())
        mine = find_deck(loaded, deck or keys[0], told)
        theirs = find_deck(loaded, against or keys[1 % len(keys)], told)
        session = replay.Session(loaded, loaded.new((mine, theirs), chosen, vanilla=vanilla))
        title = f"{loaded.title}: {mine.name} against {theirs.name}, seed {chosen}"
    terminal = Terminal(session, player(opponent, session.game, chosen + 1))
    typer.echo(f"{title}. Type help for the commands.")
    terminal.play()


@cards_app.command("show")
def cards_show(
    name: Annotated[str, typer.Argument(help="A number, a name or a part of one.")],
    game: GameOption = games.DEFAULT,
    language: Annotated[str, typer.Option(help="Also its text in this language, such as zh-Hant.")] = "",
) -> None:
    """Show what is printed on a card."""
    from quadriga.cardfiles import find_cards, in_words
    from quadriga.games.game import Unreadable
    from quadriga.games.told import MODULES, told

    loaded = games.load(game)
    found = find_cards(loaded, name)
    if not found:
        raise ValueError(f"No card of {loaded.title} is called {name!r}.")
    if language and language not in MODULES:
        raise ValueError(f"Cards are told in {', '.join(MODULES)}, not in {language!r}.")
    for card in found:
        typer.echo(in_words(card))
        for text in told(game, card, language).values() if language else ():
            typer.echo(text)
        try:
            loaded.face(card)
        except Unreadable as error:
            typer.echo(str(error))
        typer.echo("")


@cards_app.command("check")
def cards_check(
    file: Annotated[Path, typer.Argument(help="A card file: JSON, YAML, TOML or CSV.")],
    game: GameOption = games.DEFAULT,
    as_json: AsJson = False,
) -> None:
    """How much of the text of the cards in a file is understood."""
    from quadriga.cardfiles import BadCardFile, check, look_through, strange_fields

    loaded = games.load(game)
    cards, faults = look_through(file, loaded)
    if faults and not cards and not as_json:
        raise BadCardFile(str(faults[0]))
    result = check(loaded, cards, faults)
    if strange := strange_fields(file, loaded):
        typer.echo(f"{file}: these fields are not ours and were passed over: {', '.join(strange)}.", err=True)
    if as_json:
        typer.echo(json.dumps(result))
        return
    typer.echo(f"{result['cards']} cards, {result['with_text']} with text, {result['read']} of these read whole.")
    typer.echo(f"{result['abilities']} abilities, {result['exercised']} of them exercised.")
    if dialects := result.get("dialects"):
        typer.echo("Wording: " + ", ".join(f"{n} in {name}" for name, n in dialects.items()) + ".")
    if "characters" in result:
        typer.echo(f"{result['playable']} of {result['characters']} characters can be played.")
        for one in result["unplayable"]:
            typer.echo(f"{one['number']} cannot be played: {one['reason']}")
    for card in result["declined"]:
        typer.echo(f"{card['number']} stops at: {card['unread']}")
        if "advice" in card:
            typer.echo(f"  {card['advice']}")
    for fault in result.get("faults", ()):
        at = f", {fault['field']}" if fault["field"] else ""
        typer.echo(f"{fault['number']}{at}: {fault['reason']}.", err=True)


@cards_app.command("explain")
def cards_explain(
    name: Annotated[str, typer.Argument(metavar="NUMBER", help="A number, a name or a part of one.")],
    game: GameOption = games.DEFAULT,
    file: Annotated[Path | None, typer.Option(help="Look in this card file instead of the library.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show how a card's text was understood, step by step, and the rules it uses."""
    from quadriga.cardfiles import explain

    told = explain(games.load(game), name, file)
    typer.echo(json.dumps([one.data() for one in told]) if as_json else "\n\n".join(str(one) for one in told))


@cards_app.command("import")
def cards_import(
    file: Annotated[Path, typer.Argument(help="A card file: JSON, YAML, TOML or CSV.")],
    game: GameOption = games.DEFAULT,
    name: Annotated[str, typer.Option("--as", help="The set's name; the file's if none.")] = "",
    strict: Annotated[bool, typer.Option("--strict", help="All of the file or nothing.")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="Take the place of your set of this name.")] = False,
    as_json: AsJson = False,
) -> None:
    """Put the good cards of a file into your library, and list what is wrong with the others."""
    from quadriga.games.importing import BadCards, import_file
    from quadriga.progress import shown

    loaded = games.load(game)
    try:
        with shown("cards", hidden=as_json) as progress:
            made = import_file(file, loaded, name, strict, replace, progress)
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
        told_ = [{"number": number, "unread": unread} for number, unread in made.declined.items()]
        faults = [{"card": p.card, "field": p.field, "message": p.message} for p in made.faults]
        data: dict[str, Any] = {"set": made.name, "imported": len(made.cards), "declined": told_, "problems": faults}
        typer.echo(json.dumps({**data, "left_out": len(made.left_out), "prints": made.prints, "notes": made.notes}))
        return
    for problem in made.faults:
        typer.echo(str(problem), err=True)
    for note in made.notes:
        typer.echo(note, err=True)
    typer.echo(f"{len(made.cards)} cards are in your library of {loaded.title} as the set {made.name}.")
    for number, unread in made.declined.items():
        use = "plays only with --vanilla, without its text" if loaded.without_text else "cannot be played"
        typer.echo(f"{number} stops at: {unread} (it {use})")
    if made.prints:
        typer.echo(f"{made.prints} entries were other prints of these cards.")
    if made.left_out:
        typer.echo(f"{len(made.left_out)} entries are no cards of a deck: {made.left_out[0].message}.")
    if made.faults:
        bad = len({problem.card for problem in made.faults})
        typer.echo(f"{bad} {'card was' if bad == 1 else 'cards were'} not imported; what is wrong is listed above.")


@cards_app.command("readings")
def cards_readings(
    game: GameOption = games.DEFAULT,
    export: Annotated[Path | None, typer.Option("--export", help="Write the readings of your cards here.")] = None,
    apply: Annotated[Path | None, typer.Option("--apply", help="Take over the readings of this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Share readings: the same ability in words that are understood, by number, without the cards' own texts."""
    from quadriga.games import library, readings

    loaded = games.load(game)
    if apply is not None:
        wanted = readings.read_file(apply.read_text(encoding="utf-8"), loaded)
        taken, left = 0, dict(wanted)
        refused: dict[str, str] = {}
        for name, cards in library.own_sets(loaded.name).items():
            mine = {number for card in cards for number in readings.numbers(loaded, card)}
            some = {number: words for number, words in left.items() if number in mine}
            made, refused_here = readings.apply(loaded, cards, some)
            library.keep(loaded.name, name, made)
            refused |= refused_here
            taken += len(some) - len(refused_here)
            left = {number: words for number, words in left.items() if number not in mine}
        refused |= dict.fromkeys(left, "there is no such card of yours")
        if as_json:
            typer.echo(json.dumps({"taken": taken, "refused": refused}, ensure_ascii=False))
        else:
            for number, reason in refused.items():
                typer.echo(f"{number}: {reason}.", err=True)
            typer.echo(f"{taken} of {len(wanted)} readings were taken over.")
        return
    data = readings.export(loaded, list(library.own(loaded.name).values()))
    text = json.dumps(data, ensure_ascii=False, indent=1)
    if export is not None:
        export.write_text(text + "\n", encoding="utf-8")
        typer.echo(f"{len(data['readings'])} readings are in {export}.")
    else:
        typer.echo(text)


@cards_app.command("forget")
def cards_forget(
    name: Annotated[str, typer.Argument(metavar="SET", help="A set that you imported.")],
    game: GameOption = games.DEFAULT,
) -> None:
    """Take a set of yours out of your library."""
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
    game: Annotated[str, typer.Argument(help="The game.")] = games.DEFAULT,
    seconds: Annotated[float, typer.Option(help="How long to play.")] = 5.0,
    vector: Annotated[bool, typer.Option("--vector", help="Measure observed steps of many games at once.")] = False,
    batch: Annotated[int, typer.Option(help="How many games at once, with --vector.", min=1)] = 256,
    as_json: AsJson = False,
) -> None:
    """Measure the engine's speed by random play."""
    from quadriga.bench import bench, bench_vector

    result: dict[str, Any] = bench_vector(game, seconds, batch) if vector else bench(game, seconds)
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
    public: Annotated[bool, typer.Option("--public", help="For strangers: take in only what --allow names.")] = False,
    allow: Annotated[str, typer.Option(help="What people may bring along: files,scenarios,replays.")] = "",
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy whose word on who calls is believed.")
    ] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="A name by which pages call this server, such as play.example.org.")
    ] = None,
    processes: Annotated[int, typer.Option(help="Server processes, on PostgreSQL.", min=1, max=64)] = 1,
    keep_days: Annotated[
        float, typer.Option(help="Drop tables that nobody touched for so many days; 0 keeps them.", min=0)
    ] = 0.0,
    log_format: Annotated[str, typer.Option(help="text or json.")] = "text",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve the tables to browsers."""
    from quadriga.server.commands import serve

    serve(host, port, data, database, open_browser, pace, public, allow, trusted_proxy, allowed_host, processes,
          keep_days, log_format, log_level)  # fmt: skip


@app.command("simulate")
def simulate_games(
    game: GameOption = games.DEFAULT,
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
    option: Annotated[list[str] | None, typer.Option(help="A match option as NAME=VALUE; may be given again.")] = None,
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--change", help="What if a card were other? QDR-1-014:bp=3000; plays each deck with it both ways."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games, see who wins and why."""
    from quadriga.simulate.commands import run

    run(
        game,
        decks,
        players,
        games,
        seed,
        jobs,
        ray,
        results,
        report,
        json_file,
        csv_file,
        as_json,
        option or [],
        changes=change or (),
    )


@app.command("dataset")
def write_dataset(
    game: Annotated[str, typer.Argument(help="The game, such as union-arena.")],
    out: Annotated[Path, typer.Option(help="The file to write: .parquet or .arrow.")],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    decks: Annotated[str, typer.Option(help="Decks by key or file, with commas; all starter decks if none.")] = "",
    players: Annotated[str, typer.Option(help="Players with commas, such as random,heuristic,search:1000.")] = (
        "heuristic,heuristic"
    ),
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; all cores if 0.")] = 0,
    labels: Annotated[bool, typer.Option("--labels", help="Also the options as people read them.")] = False,
    thoughts: Annotated[bool, typer.Option("--thoughts", help="Also what searching players thought.")] = False,
    options: Annotated[int, typer.Option(help="Room for options in an observation; the game's own if 0.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play games and write every decision down, for programs that learn (docs/datasets.md)."""
    from quadriga.env.commands import dataset

    dataset(game, out, decks, players, games, seed, jobs, labels, thoughts, as_json, options)


@app.command("train")
def train_evaluation(
    game: GameOption = games.DEFAULT,
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

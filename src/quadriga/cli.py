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
from quadriga.messages import Listed, books, message_of
from quadriga.messages.commands import (
    asked_for,
    known,
    language,
    of_system,
    say,
    speak,
    tell,
    without_language,
    words,
)
from quadriga.rulebook.commands import rules_app
from quadriga.server.admin_commands import admin_app
from quadriga.usage import command_tree, complaint

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
cards_app = typer.Typer(no_args_is_help=True)
scenario_app = typer.Typer(no_args_is_help=True)
app.add_typer(rules_app, name="rules")
app.add_typer(admin_app, name="admin")
app.add_typer(deck_app, name="deck")
app.add_typer(cards_app, name="cards")
app.add_typer(scenario_app, name="scenario")

AsJson = Annotated[bool, typer.Option("--json")]
Vanilla = Annotated[bool, typer.Option("--vanilla")]
GameOption = Annotated[str, typer.Option("--game")]
RayOption = Annotated[str, typer.Option("--ray", metavar="[ADDRESS]")]


def show_version(wanted: bool) -> None:
    if wanted:
        tell(say("version-compiled" if purity.compiled() else "version-plain", version=__version__))
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    language: str = "",  # heard in main(), so that it may stand anywhere
) -> None:
    """Four arena card games on one engine."""


@app.command()
def play(
    game: Annotated[str, typer.Argument()] = games.DEFAULT,
    deck: str = "",
    against: str = "",
    opponent: str = "heuristic",
    seed: int = -1,
    load: Path | None = None,
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
        title = say("play-from", game=session.game.title, file=str(load))
    else:
        loaded = games.load(game)
        keys = list(loaded.decks())
        mine = find_deck(loaded, deck or keys[0], told)
        theirs = find_deck(loaded, against or keys[1 % len(keys)], told)
        session = replay.Session(loaded, loaded.new((mine, theirs), chosen, vanilla=vanilla))
        title = say("play-new", game=loaded.title, mine=mine.name, theirs=theirs.name, seed=chosen)
    terminal = Terminal(session, player(opponent, session.game, chosen + 1))
    tell(title)
    terminal.play()


@cards_app.command("show")
def cards_show(name: str, game: GameOption = games.DEFAULT) -> None:
    """Show what is printed on a card, and its text in the reader's language."""
    from quadriga.cardfiles import find_cards, in_words
    from quadriga.games.game import Unreadable
    from quadriga.games.told import told

    loaded = games.load(game)
    found = find_cards(loaded, name)
    if not found:
        raise ValueError(say("no-card-of-game", game=loaded.title, name=name))
    for card in found:
        tell(in_words(loaded.name, card, language()))
        for text in told(game, card, language()).values():
            tell(text)
        try:
            loaded.face(card)
        except Unreadable as error:
            tell(message_of(error))
        tell("")


@cards_app.command("check")
def cards_check(
    file: Path,
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
        tell(say("cards-strange-fields", file=str(file), fields=", ".join(strange)), err=True)
    if as_json:
        typer.echo(json.dumps(result))
        return
    tell(say("cards-read", cards=result["cards"], texts=result["with_text"], read=result["read"]))
    tell(say("cards-abilities", abilities=result["abilities"], exercised=result["exercised"]))
    if dialects := result.get("dialects"):
        counts = tuple(say("cards-in-dialect", n=n, dialect=name) for name, n in dialects.items())
        tell(say("cards-dialects", list=Listed(counts)))
    if "characters" in result:
        tell(say("cards-characters", playable=result["playable"], characters=result["characters"]))
        for one in result["unplayable"]:
            tell(say("cards-unplayable", number=one["number"], reason=one["reason"]))
    for card in result["declined"]:
        tell(say("cards-stop", number=card["number"], unread=card["unread"]))
        if "advice" in card:
            tell(say("indented", text=card["advice"]))
    for fault in result.get("faults", ()):
        where = f"{fault['number']}, {fault['field']}" if fault["field"] else str(fault["number"])
        tell(say("cards-fault", where=where, reason=fault["reason"]), err=True)


@cards_app.command("explain")
def cards_explain(
    name: Annotated[str, typer.Argument(metavar="NUMBER")],
    game: GameOption = games.DEFAULT,
    file: Path | None = None,
    as_json: AsJson = False,
) -> None:
    """Show how a card's text was understood, step by step, and the rules it uses."""
    from quadriga.cardfiles import explain

    told = explain(games.load(game), name, file)
    if as_json:
        typer.echo(json.dumps([one.data() for one in told]))
        return
    tell("\n\n".join(one.words(language()) for one in told))


@cards_app.command("import")
def cards_import(
    file: Path,
    game: GameOption = games.DEFAULT,
    name: Annotated[str, typer.Option("--as")] = "",
    strict: Annotated[bool, typer.Option("--strict")] = False,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    as_json: AsJson = False,
) -> None:
    """Put the good cards of a file into your library, and list what is wrong with the others."""
    from quadriga.games.importing import BadCards, import_file
    from quadriga.progress import shown

    loaded = games.load(game)
    try:
        with shown(say("progress-cards"), hidden=as_json) as progress:
            made = import_file(file, loaded, name, strict, replace, progress)
    except BadCards as error:
        problems = [problem.data() for problem in error.problems]
        if as_json:
            typer.echo(json.dumps({"imported": 0, "problems": problems}))
        else:
            for problem in error.problems:
                tell(problem.said, err=True)
            tell(say("cards-none-imported", file=str(file)), err=True)
        raise typer.Exit(2) from error
    if as_json:
        told_ = [{"number": number, "unread": unread} for number, unread in made.declined.items()]
        faults = [problem.data() for problem in made.faults]
        data: dict[str, Any] = {"set": made.name, "imported": len(made.cards), "declined": told_, "problems": faults}
        typer.echo(json.dumps({**data, "left_out": len(made.left_out), "prints": made.prints,
                               "notes": [str(note) for note in made.notes]}))  # fmt: skip
        return
    for line in (*(problem.said for problem in made.faults), *made.notes):
        tell(line, err=True)
    tell(say("cards-imported", n=len(made.cards), game=loaded.title, set=made.name))
    for number, unread in made.declined.items():
        how = "cards-stop-vanilla" if loaded.without_text else "cards-stop-unplayable"
        tell(say(how, number=number, unread=unread))
    if made.prints:
        tell(say("cards-other-prints", n=made.prints))
    if made.left_out:
        tell(say("cards-left-out", n=len(made.left_out), reason=made.left_out[0].message))
    if made.faults:
        tell(say("cards-not-imported", n=len({problem.card for problem in made.faults})))


@cards_app.command("readings")
def cards_readings(
    game: GameOption = games.DEFAULT,
    export: Annotated[Path | None, typer.Option("--export")] = None,
    apply: Annotated[Path | None, typer.Option("--apply")] = None,
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
        refused |= dict.fromkeys(left, str(say("readings-no-card")))
        if as_json:
            typer.echo(json.dumps({"taken": taken, "refused": refused}, ensure_ascii=False))
        else:
            for number, reason in refused.items():
                tell(say("cards-fault", where=number, reason=reason), err=True)
            tell(say("readings-taken", taken=taken, n=len(wanted)))
        return
    data = readings.export(loaded, list(library.own(loaded.name).values()))
    text = json.dumps(data, ensure_ascii=False, indent=1)
    if export is not None:
        export.write_text(text + "\n", encoding="utf-8")
        tell(say("readings-written", n=len(data["readings"]), file=str(export)))
    else:
        typer.echo(text)


@cards_app.command("forget")
def cards_forget(
    name: Annotated[str, typer.Argument(metavar="SET")],
    game: GameOption = games.DEFAULT,
) -> None:
    """Take a set of yours out of your library."""
    from quadriga.games import library

    loaded = games.load(game)
    count = library.forget(loaded.name, name)
    tell(say("cards-forgotten", set=name, n=count, game=loaded.title))


@scenario_app.command("run")
def scenario_run(
    files: list[Path],
    as_json: AsJson = False,
) -> None:
    """Play scenarios and show the first thing that is not as expected."""
    from quadriga.scenario.running import run_files

    for file in files:
        if not file.exists():
            raise ValueError(say("no-file-or-folder", file=str(file)))
    report = run_files(files)
    if not report.scenarios:
        raise ValueError(say("no-scenarios-there"))
    if as_json:
        typer.echo(json.dumps(report.data()))
    else:
        for failure in report.failed:
            tell(failure.words())
        tell(say("scenarios-hold", passed=report.passed, n=report.scenarios))
    if report.failed:
        raise typer.Exit(1)


@app.command("replay")
def replay_file(
    file: Path,
    seat: str = "",
    all_at_once: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Walk through a game that was played."""
    from quadriga import replay, terminal

    if seat not in ("", "A", "B"):
        raise ValueError(say("no-seat", seat=seat))
    stopping = not all_at_once and sys.stdin.isatty()
    eyes = "AB".index(seat) if seat else 2
    terminal.walk(replay.read(file), eyes, input if stopping else None, typer.echo)


@app.command("bench")
def bench_game(
    game: Annotated[str, typer.Argument()] = games.DEFAULT,
    seconds: float = 5.0,
    vector: Annotated[bool, typer.Option("--vector")] = False,
    batch: Annotated[int, typer.Option(min=1)] = 256,
    as_json: AsJson = False,
) -> None:
    """Measure the engine's speed by random play."""
    from quadriga.bench import bench, bench_vector

    result: dict[str, Any] = bench_vector(game, seconds, batch) if vector else bench(game, seconds)
    if as_json:
        typer.echo(json.dumps(result))
        return
    for name, value in result.items():
        tell(f"{name}: {value}")


@app.command("serve")
def serve_tables(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Path | None = None,
    database: str | None = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    pace: Annotated[float, typer.Option(min=0)] = 0.35,
    public: Annotated[bool, typer.Option("--public")] = False,
    allow: str = "",
    trusted_proxy: list[str] | None = None,
    allowed_host: list[str] | None = None,
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    keep_days: Annotated[float, typer.Option(min=0)] = 0.0,
    log_format: str = "text",
    log_level: str = "info",
) -> None:
    """Serve the tables to browsers."""
    from quadriga.server.commands import serve

    serve(host, port, data, database, open_browser, pace, public, allow, trusted_proxy, allowed_host, processes,
          keep_days, log_format, log_level)  # fmt: skip


@app.command("simulate")
def simulate_games(
    game: GameOption = games.DEFAULT,
    decks: str = "",
    players: str = "heuristic,heuristic",
    games: int = 200,
    seed: int = 1,
    jobs: int = 0,
    ray: RayOption = "",
    results: Path | None = None,
    report: Path | None = None,
    json_file: Path | None = None,
    csv_file: Path | None = None,
    option: list[str] | None = None,
    change: list[str] | None = None,
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
    game: str,
    out: Annotated[Path, typer.Option()],
    games: int = 1000,
    decks: str = "",
    players: str = "heuristic,heuristic",
    seed: int = 1,
    jobs: int = 0,
    labels: Annotated[bool, typer.Option("--labels")] = False,
    thoughts: Annotated[bool, typer.Option("--thoughts")] = False,
    options: int = 0,
    as_json: AsJson = False,
) -> None:
    """Play games and write every decision down, for programs that learn (docs/datasets.md)."""
    from quadriga.env.commands import dataset

    dataset(game, out, decks, players, games, seed, jobs, labels, thoughts, as_json, options)


@app.command("train")
def train_evaluation(
    game: GameOption = games.DEFAULT,
    minutes: float = 20,
    folder: Path | None = None,
    out: Path | None = None,
    rounds: int = 0,
    games: int = 1500,
    hidden: int = 24,
    seed: int = 1,
    jobs: int = 0,
    ray: RayOption = "",
    as_json: AsJson = False,
) -> None:
    """Learn an evaluation from games that the computer plays against itself."""
    from quadriga.train.commands import run

    run(game, minutes, folder, out, rounds, games, hidden, seed, jobs, ray, as_json)


@app.command("review")
def review_game(
    file: Path,
    strength: str = "search:1000",
    most: int = 10,
    as_json: AsJson = False,
) -> None:
    """Which decisions of a game cost the most, and what would have been better."""
    from quadriga.players.commands import review

    review(file, strength, most, as_json)


@app.command("solve")
def solve_scenario(
    file: Path,
    budget: int = 200_000,
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
    arguments = with_ray(sys.argv[1:])
    try:
        speak(of_system())
        if asked := asked_for(arguments):
            if not known(asked):
                raise ValueError(say("no-language", language=asked, list=", ".join(books.languages())))
            speak(asked)
        code = command_tree(app).main(args=without_language(arguments), prog_name="quadriga", standalone_mode=False)
    except typer.Abort:
        raise SystemExit(1) from None
    except (ValueError, OSError, ImportError, typer.exceptions.TyperException) as error:
        if os.environ.get("QUADRIGA_TRACE"):
            raise
        tell(" ".join(words(complaint(error)).split()), err=True)
        raise SystemExit(2) from error
    if isinstance(code, int) and code:
        raise SystemExit(code)


if __name__ == "__main__":
    main()

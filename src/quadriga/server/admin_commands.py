"""`quadriga admin`: looking after the database, and what the owner of a server sets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

admin_app = typer.Typer(no_args_is_help=True, help="Look after the server and its database.")
T = TypeVar("T")
Data = Annotated[Path | None, typer.Option("--data", help="The server's data folder.")]
Database = Annotated[str | None, typer.Option("--database", help="postgresql://USER@HOST/NAME, if not in the folder.")]


def url_of(data: Path | None, database: str | None) -> str:
    from quadriga.games.library import data_folder
    from quadriga.server.store import database_url

    return database_url(data_folder() if data is None else data, database)


@contextmanager
def told() -> Iterator[None]:
    """What goes wrong is said in a sentence."""
    from quadriga.server.schema import BadDatabase

    try:
        yield
    except (BadDatabase, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error


@admin_app.command()
def check(
    data: Data = None,
    database: Database = None,
    replay: Annotated[bool, typer.Option("--replay", help="Play every game through, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For other programs.")] = False,
) -> None:
    """Look for damage: in the file, and in every table."""
    import msgspec

    from quadriga.server import admin

    with told():
        report = admin.check(url_of(data, database), replay)
    if as_json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        for fault in report.faults:
            typer.echo(f"{fault.where}: {fault.what}")
        state = f"{len(report.faults)} faults" if report.faults else "no fault"
        typer.echo(f"{report.tables} tables with {report.entries} entries: {state}.")
    raise typer.Exit(1 if report.faults else 0)


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")], data: Data = None, database: Database = None
) -> None:
    """Copy everything into a file; the servers go on meanwhile."""
    from quadriga.server import admin

    with told():
        rows = admin.backup(url_of(data, database), file)
    typer.echo(f"{rows} rows are kept in {file}.")


@admin_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")], data: Data = None, database: Database = None
) -> None:
    """Bring a backup back into an empty database of either kind."""
    from quadriga.server import admin

    with told():
        if data is not None:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        rows = admin.restore(file, url_of(data, database))
    typer.echo(f"{rows} rows were restored.")


def _do(data: Path | None, database: str | None, work: Callable[[Any], T]) -> T:
    """Do something with the database itself; running servers read it within seconds."""
    from quadriga.server import admin

    with told():
        engine = admin.opened(url_of(data, database))
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()


@admin_app.command()
def token(data: Data = None, database: Database = None) -> None:
    """Make a new admin token for the owner's page; an older one is void."""
    from quadriga.server.together import owner

    made, work = owner.new_owner_token()
    _do(data, database, work)
    typer.echo(made)
    typer.echo("Keep it: it is shown once. It opens the page /#/owner.", err=True)


@admin_app.command()
def status(data: Data = None, database: Database = None) -> None:
    """What there is, what is announced, who is banned, what was reported."""
    import msgspec

    from quadriga.server.together import owner, owning

    announcement, limits, _ = _do(data, database, owner.settings())
    for name, number in _do(data, database, owning.counts()).items():
        typer.echo(f"{name}: {number}")
    typer.echo(f"announcement: {announcement or 'none'}")
    for name, value in msgspec.structs.asdict(limits).items():
        typer.echo(f"limit {name}: {value}")
    for ban_ in _do(data, database, owner.banned()):
        typer.echo(f"banned: {ban_['id']} {ban_['name']} ({ban_['reason'] or 'no reason'})")
    for report in _do(data, database, owner.reports()):
        about = f"{report['name']} ({report['about']}), table {report['table']}"
        typer.echo(f"report {report['id']}: {about}: {report['text']}")


@admin_app.command()
def announce(
    text: Annotated[str, typer.Argument(help="What everybody in the lobby reads; '' takes it away.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Say something to everybody in the lobby."""
    from quadriga.server.naming import plain
    from quadriga.server.together import owner

    words = plain(text)[:500]
    _do(data, database, owner.set_value("announcement", words))
    typer.echo(f"The lobby reads: {words}" if words else "Nothing is announced any more.")


@admin_app.command()
def ban(
    person: Annotated[str, typer.Argument(help="A person's id, as `status` shows it with a report.")],
    reason: Annotated[str, typer.Option(help="What they are told.")] = "",
    days: Annotated[float, typer.Option(help="For so many days; 0 for good.")] = 0.0,
    data: Data = None,
    database: Database = None,
) -> None:
    """Keep somebody out."""
    from quadriga.server import queries
    from quadriga.server.together import owner

    _do(data, database, owner.ban(person, "", reason, days))
    known = "" if _do(data, database, queries.is_known(person)) else " Nothing here is theirs: is the id right?"
    typer.echo(f"{person} is kept out {f'for {days:g} days' if days else 'for good'}.{known}")


@admin_app.command()
def unban(
    person: Annotated[str, typer.Argument(help="A person's id.")], data: Data = None, database: Database = None
) -> None:
    """Let somebody in again."""
    from quadriga.server.together import owner

    if not _do(data, database, owner.unban(person)):
        typer.echo("No such person is banned; `quadriga admin status` shows who is.", err=True)
        raise typer.Exit(1)


@admin_app.command()
def limits(
    accounts_only: Annotated[bool | None, typer.Option("--accounts-only/--anybody", help="Who may play.")] = None,
    tournaments: Annotated[bool | None, typer.Option("--tournaments/--no-tournaments", help="Of anybody?")] = None,
    lobby: Annotated[bool | None, typer.Option("--lobby/--no-lobby", help="Is there a lobby?")] = None,
    open_tables: Annotated[int | None, typer.Option(help="Open tables of one person.")] = None,
    entrants: Annotated[int | None, typer.Option(help="Players of a tournament.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Set what is allowed; what is not named stays."""
    import msgspec

    from quadriga.server.together import owner

    given = {"accounts_only": accounts_only, "tournaments": tournaments, "lobby": lobby, "open_tables": open_tables,
             "entrants": entrants}  # fmt: skip
    _, before, _ = _do(data, database, owner.settings())
    after = msgspec.structs.replace(before, **{name: value for name, value in given.items() if value is not None})
    _do(data, database, owner.set_value("limits", msgspec.json.encode(after).decode()))
    for name, value in msgspec.structs.asdict(after).items():
        typer.echo(f"limit {name}: {value}")

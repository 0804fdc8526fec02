"""`quadriga admin`: looking after the database, and what the owner of a server sets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from quadriga.messages.commands import say, tell
from quadriga.usage import complaint

admin_app = typer.Typer(no_args_is_help=True)
T = TypeVar("T")
Data = Annotated[Path | None, typer.Option("--data")]
Database = Annotated[str | None, typer.Option("--database")]


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
        tell(complaint(error), err=True)
        raise typer.Exit(2) from error


@admin_app.command()
def check(
    data: Data = None,
    database: Database = None,
    replay: Annotated[bool, typer.Option("--replay")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
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
            tell(say("database-fault", where=fault.where, what=fault.what))
        tell(say("database-checked", tables=report.tables, entries=report.entries, n=len(report.faults)))
    raise typer.Exit(1 if report.faults else 0)


@admin_app.command()
def backup(
    file: Path, data: Data = None, database: Database = None
) -> None:
    """Copy everything into a file; the servers go on meanwhile."""
    from quadriga.server import admin

    with told():
        rows = admin.backup(url_of(data, database), file)
    tell(say("database-kept", n=rows, file=str(file)))


@admin_app.command()
def restore(
    file: Path, data: Data = None, database: Database = None
) -> None:
    """Bring a backup back into an empty database of either kind."""
    from quadriga.server import admin

    with told():
        if data is not None:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        rows = admin.restore(file, url_of(data, database))
    tell(say("database-restored", n=rows))


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
    tell(say("owner-token"), err=True)


@admin_app.command()
def status(data: Data = None, database: Database = None) -> None:
    """What there is, what is announced, who is banned, what was reported."""
    import msgspec

    from quadriga.server.together import owner, owning

    announcement, limits, _ = _do(data, database, owner.settings())
    for name, number in _do(data, database, owning.counts()).items():
        tell(f"{name}: {number}")
    tell(say("owner-announcement", text=announcement) if announcement else say("owner-no-announcement"))
    for name, value in msgspec.structs.asdict(limits).items():
        tell(say("owner-limit", name=name, value=str(value)))
    for ban_ in _do(data, database, owner.banned()):
        reason = ban_["reason"] or say("owner-no-reason")
        tell(say("owner-banned", id=str(ban_["id"]), name=str(ban_["name"]), reason=reason))
    for report in _do(data, database, owner.reports()):
        slots = {key: str(report[key]) for key in ("id", "name", "about", "table", "text")}
        tell(say("owner-report", **slots))


@admin_app.command()
def announce(
    text: str,
    data: Data = None,
    database: Database = None,
) -> None:
    """Say something to everybody in the lobby."""
    from quadriga.server.naming import plain
    from quadriga.server.together import owner

    words = plain(text)[:500]
    _do(data, database, owner.set_value("announcement", words))
    tell(say("owner-announced", text=words) if words else say("owner-not-announced"))


@admin_app.command()
def ban(
    person: str,
    reason: str = "",
    days: float = 0.0,
    data: Data = None,
    database: Database = None,
) -> None:
    """Keep somebody out."""
    from quadriga.server import queries
    from quadriga.server.together import owner

    _do(data, database, owner.ban(person, "", reason, days))
    how = say("owner-out-for-days", person=person, days=f"{days:g}") if days else say("owner-out", person=person)
    tell(how if _do(data, database, queries.is_known(person)) else say("owner-out-unknown", how=how))


@admin_app.command()
def unban(
    person: str, data: Data = None, database: Database = None
) -> None:
    """Let somebody in again."""
    from quadriga.server.together import owner

    if not _do(data, database, owner.unban(person)):
        tell(say("owner-nobody-banned"), err=True)
        raise typer.Exit(1)


@admin_app.command()
def limits(
    accounts_only: Annotated[bool | None, typer.Option("--accounts-only/--anybody")] = None,
    tournaments: Annotated[bool | None, typer.Option("--tournaments/--no-tournaments")] = None,
    lobby: Annotated[bool | None, typer.Option("--lobby/--no-lobby")] = None,
    open_tables: int | None = None,
    entrants: int | None = None,
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
        tell(say("owner-limit", name=name, value=str(value)))

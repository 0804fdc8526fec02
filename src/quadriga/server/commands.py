"""`quadriga serve`."""

from __future__ import annotations

from pathlib import Path

import typer


def serve(host: str, port: int, data: Path | None, database: str | None, open_browser: bool, pace: float) -> None:
    """Serve the tables to browsers."""
    from quadriga.server import app

    try:
        app.serve(host, port, data, database, open_browser, pace=pace)
    except (app.CannotStart, app.BadDatabase) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error

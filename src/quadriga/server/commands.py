"""`quadriga serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the local network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for games and decks.")] = None,
    database: Annotated[str | None, typer.Option(help="postgresql://USER@HOST/NAME instead of a file.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds that a computer's answer takes at least.", min=0)] = 0.35,
) -> None:
    """Serve the tables to browsers."""
    from quadriga.server import app

    try:
        app.serve(host, port, data, database, open_browser, pace=pace)
    except (app.CannotStart, app.BadDatabase) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error

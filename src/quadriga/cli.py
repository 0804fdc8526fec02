"""The command line."""

from __future__ import annotations

import sys

import typer

from quadriga import __version__, purity

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Four arena card games on one engine.")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quadriga {__version__} ({'compiled' if purity.compiled() else 'plain Python'} engine)")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", callback=show_version, is_eager=True, help="Show the version and the engine."
    ),
) -> None:
    """What holds for every command. A command imports what it needs when it runs: all start fast."""


def main() -> None:
    app(prog_name="quadriga", args=sys.argv[1:])

"""`quadriga serve`."""

from __future__ import annotations

from pathlib import Path

import typer

from quadriga.messages import message_of
from quadriga.messages.commands import say, tell


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    open_browser: bool,
    pace: float,
    public: bool = False,
    allow: str = "",
    trusted_proxy: list[str] | None = None,
    allowed_host: list[str] | None = None,
    processes: int = 1,
    keep_days: float = 0.0,
    log_format: str = "text",
    log_level: str = "info",
) -> None:
    """Serve the tables to browsers."""
    from quadriga.server import app
    from quadriga.server.settings import UPLOADS, Settings

    wanted = frozenset(word.strip() for word in allow.split(",") if word.strip())
    strange = ", ".join(sorted(wanted - set(UPLOADS)))
    if strange:
        tell(say("no-upload-of-kind", list=", ".join(UPLOADS), strange=strange), err=True)
        raise typer.Exit(2)
    settings = Settings(
        public=public,
        allow=wanted if public or wanted else frozenset(UPLOADS),
        trusted_proxies=tuple(trusted_proxy or ()),
        keep_days=keep_days,
        hosts=frozenset(name.lower() for name in allowed_host or ()),
    )
    try:
        if processes > 1:
            from quadriga.server.several import serve_several

            serve_several(processes, host, port, data, database, pace, settings, log_format, log_level)
            return
        app.serve(host, port, data, database, open_browser, None, pace, settings, log_format, log_level)
    except (app.CannotStart, app.BadDatabase) as error:
        tell(message_of(error), err=True)
        raise typer.Exit(2) from error

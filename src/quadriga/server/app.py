"""The server: starting, serving the page, stopping."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from quadriga import games
from quadriga.games.library import data_folder
from quadriga.messages.commands import say, tell
from quadriga.server import (
    deckbox,
    keeping,
    languages,
    library,
    limited,
    logs,
    operation,
    published,
    replays,
    scenarios,
    start,
    told,
    workbench,
)
from quadriga.server.connections import protocol
from quadriga.server.host import Host
from quadriga.server.line import line
from quadriga.server.messages import SOCKET_BYTES
from quadriga.server.rates import Buckets
from quadriga.server.readers import Readers
from quadriga.server.schema import BadDatabase
from quadriga.server.settings import Settings
from quadriga.server.store import Away, Store, database_url
from quadriga.server.thinking import Thinkers
from quadriga.server.together import account, meeting, organising, owning, people
from quadriga.server.web import Guard

if sys.platform != "win32":
    import fcntl

log = logging.getLogger("quadriga.server")
STATIC = Path(__file__).parent / "static"
REQUESTS_A_SECOND, REQUEST_BURST = 30, 300
ADDRESS_A_SECOND, ADDRESS_BURST = 300, 3_000
"""Requests of one address: of a school, say, in which ten pupils load the page at the same moment."""
NEWCOMERS_A_SECOND, NEWCOMER_BURST = 0.5, 300
"""New persons of one address: a school may come at once, somebody who makes up thousands may not."""
GUESSES_A_SECOND, GUESS_BURST = 0.1, 20
"""Tries of one address at a recovery phrase or the admin token."""
DESCRIPTORS = 200
"""Open files that are kept free for the database, processes and the page itself."""
SWITCH = 0.0005
"""Seconds after which Python's threads take turns: the store's must not wait long while tables are busy."""
PACE = 0.35
"""Seconds that a computer's answer takes at least."""

PLACEHOLDER = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Quadriga</title></head>
<body><h1>Quadriga</h1>
<p>The server is running, but the page has not been built yet.</p>
<p>Run <code>make web</code> in the project's folder and load this page again.</p>
</body></html>
"""


class CannotStart(RuntimeError):
    """The server cannot start; says why and what to do."""


class Page(StaticFiles):
    """The built page. Files with hashed names may be kept for ever, the others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.startswith("assets" + os.sep)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


async def placeholder(_request: Request) -> Response:
    return HTMLResponse(PLACEHOLDER, headers={"Cache-Control": "no-cache"})


def make_app(
    store: Store,
    thinkers: Thinkers,
    pace: float = PACE,
    static: Path = STATIC,
    warm: bool = False,
    settings: Settings | None = None,
) -> Starlette:
    """The application. It closes the store and the thinkers when it stops; `warm`: they begin before anybody asks."""
    settings = Settings() if settings is None else settings
    readers = Readers()
    host = Host(store, thinkers, readers, pace)
    for name in games.NAMES:
        games.load(name)  # importing them in the loop would hold everybody up

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        preparing = asyncio.get_running_loop().create_task(host.prepare(warm))
        store.listen(host.hear)
        tidying = asyncio.get_running_loop().create_task(tidy(store, settings.keep_days))
        together = [asyncio.get_running_loop().create_task(work) for work in host.by_itself()]
        yield
        for task in together:
            task.cancel()
        preparing.cancel()
        tidying.cancel()
        host.stop()
        thinkers.close()
        readers.close()
        await asyncio.to_thread(store.close)

    routes: list[BaseRoute] = [
        *operation.ROUTES,
        *languages.ROUTES,
        *told.ROUTES,
        *start.ROUTES,
        *library.ROUTES,
        *deckbox.ROUTES,
        *published.ROUTES,
        *limited.ROUTES,
        *workbench.ROUTES,
        *replays.ROUTES,
        *scenarios.ROUTES,
        *meeting.ROUTES,
        *organising.ROUTES,
        *people.ROUTES,
        *account.ROUTES,
        *owning.ROUTES,
        WebSocketRoute("/ws", line),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings=settings), Middleware(GZipMiddleware, minimum_size=1000)],
    )
    if (static / "index.html").is_file():
        app.mount("/", Page(directory=static, html=True))
    else:
        app.router.routes.append(Route("/", placeholder))
    app.state.host = host
    app.state.settings = settings
    app.state.buckets = Buckets(REQUESTS_A_SECOND, REQUEST_BURST)
    app.state.addresses_buckets = Buckets(ADDRESS_A_SECOND, ADDRESS_BURST)
    app.state.newcomers = Buckets(NEWCOMERS_A_SECOND, NEWCOMER_BURST)
    app.state.guesses = Buckets(GUESSES_A_SECOND, GUESS_BURST)
    app.state.addresses = []
    return app


async def tidy(store: Store, days: float) -> None:
    """Once an hour let go what has aged, a little at a time."""
    while days > 0:
        with contextlib.suppress(Away):
            while await store.do(keeping.tidy(days)):
                await asyncio.sleep(1)
        await asyncio.sleep(3600)


# -- starting ---------------------------------------------------------------------------------


def prepare_folder(data: Path) -> IO[str]:
    """The data folder, ours alone while the server runs; the open lock file."""
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (data / "server.lock").open("a", encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotStart(
            say("no-data-folder", folder=str(data), why=str(reason))
        ) from error
    try:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise CannotStart(
            say("no-second-server", folder=str(data))
        ) from error
    return lock


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on; refused with a sentence if the port is taken."""
    try:
        family, _, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise CannotStart(
            say("no-host", host=host)
        ) from error
    sock = socket.socket(family, socket.SOCK_STREAM, proto)  # asyncio sends small messages at once only if it knows TCP
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind(address)
        sock.listen(256)
    except (OSError, OverflowError) as error:
        sock.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart(
            say("no-port", port=port, host=host, why=str(reason))
        ) from error
    sock.setblocking(False)
    return sock


ROUTES = {"0.0.0.0": ((socket.AF_INET, "192.0.2.1"),),
          "::": ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))}  # fmt: skip
"""For each way of listening everywhere: families of addresses that reach us, and somewhere to ask the way to."""


def lan_addresses(host: str) -> list[str]:
    """This machine's addresses on the local network, if it listens there. Asking for a route sends nothing."""
    found: list[str] = []
    for family, target in ROUTES.get(host, ()):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            address = str(probe.getsockname()[0])
            if not address.startswith(("127.", "::1", "fe80")):
                found.append(f"[{address}]" if ":" in address else address)
    return found


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str | None = None,
    open_browser: bool = False,
    thinkers: int | None = None,
    pace: float = PACE,
    settings: Settings | None = None,
    log_format: str = "text",
    log_level: str = "info",
) -> None:
    """Serve until interrupted. Raises CannotStart or BadDatabase with a sentence for people."""
    logs.set_up(log_format, log_level)
    settings = with_own_names(Settings() if settings is None else settings)
    more_descriptors()
    folder = data_folder() if data is None else data
    with prepare_folder(folder), contextlib.closing(listen(host, port)) as sock:
        store = Store(database_url(folder, database))
        if store.backup:
            tell(say("serve-updated", file=str(store.backup)))
        app = make_app(store, Thinkers(thinkers or most_thinkers()), pace, warm=True, settings=settings)
        url, app.state.addresses = announce(host, int(sock.getsockname()[1]))
        if open_browser:
            webbrowser.open(url)
        sys.setswitchinterval(SWITCH)
        _run(app, sock)


def most_thinkers() -> int:
    return os.cpu_count() or 1


def announce(host: str, port: int) -> tuple[str, list[str]]:
    """Say where the server is; its address, and those on the local network."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    url = f"http://{'[' + shown + ']' if ':' in shown else shown}:{port}/"
    tell(say("serve-at", url=url))
    near = [f"http://{address}:{port}" for address in lan_addresses(host)]
    for address in near:
        tell(say("serve-near", url=address))
    return url, near


def with_own_names(settings: Settings) -> Settings:
    """This machine's own names may be called, too."""
    names = {"localhost", socket.gethostname().lower(), socket.getfqdn().lower()}
    names |= {f"{name}.local" for name in list(names) if "." not in name and name != "localhost"}
    return dataclasses.replace(settings, names=frozenset(names))


def more_descriptors() -> None:
    """As many open files as the system lets us have: each line is one."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
        if soft < wanted:
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Connections that are served at once: fewer than there are descriptors, so that these never run out."""
    if sys.platform == "win32":
        return 2_000
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(100, min(20_000, soft - DESCRIPTORS))


def _run(app: Starlette, sock: socket.socket) -> None:
    with contextlib.suppress(KeyboardInterrupt):
        server_of(app).run(sockets=[sock])


def server_of(app: Starlette) -> Stopping:
    """The application in uvicorn, with our limits."""
    settings: Settings = app.state.settings
    config = uvicorn.Config(
        app,
        http=protocol(settings),
        limit_concurrency=most_connections(),
        timeout_keep_alive=15,
        backlog=2048,
        log_config=None,
        log_level="warning",
        access_log=False,  # addresses and ids of tables are nobody's business
        ws="websockets-sansio",
        ws_max_size=4 * SOCKET_BYTES,  # a little over the limit is answered with a sentence, far over is cut
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies) or None,
        h11_max_incomplete_event_size=32_768,
    )
    return Stopping(config, app.state.host)


class Stopping(uvicorn.Server):
    """Says goodbye to every page before the lines are closed."""

    def __init__(self, config: uvicorn.Config, host: Host) -> None:
        super().__init__(config)
        self.host = host

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.host.stop()
        await asyncio.sleep(0.05)  # let the goodbyes go out
        await super().shutdown(sockets)


__all__ = ["BadDatabase", "CannotStart", "make_app", "serve"]

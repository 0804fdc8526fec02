"""HTTP: who calls, what is in the body, and one shape for every answer."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.games.game import Game
from quadriga.messages import message_of
from quadriga.server.counting import counts
from quadriga.server.host import Host
from quadriga.server.live import Broken
from quadriga.server.messages import BODY_BYTES, Error
from quadriga.server.rates import Buckets
from quadriga.server.refusing import Refused, away, damaged, say
from quadriga.server.settings import Settings, sender
from quadriga.server.store import Away, Damaged
from quadriga.server.tokens import COOKIE

log = logging.getLogger("quadriga.server")
T = TypeVar("T")
YEAR = 365 * 24 * 3600
LARGE = 30_000
"""Bytes above which an answer is compressed beside the tables."""

BODY_SECONDS = 30.0
"""A body that takes longer to arrive is not waited for."""
NOT_HERE = {
    "files": say("no-files-here"),
    "scenarios": say("no-scenarios-here"),
    "replays": say("no-replays-here"),
}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


NUL = b"\\u0000"
"""A character that PostgreSQL keeps in no text; in JSON it can only be written so."""
NO_NUL = say("no-nul")


class Caller:
    """Somebody who sends a request."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.host: Host = request.app.state.host
        self.store = self.host.store
        self.settings: Settings = request.app.state.settings
        self.address = sender("" if request.client is None else request.client.host)
        self.person = ""
        self.cookie = ""
        """A new cookie, for a person who has none yet."""

    async def recognise(self) -> None:
        """See who this is; a stranger gets a new identity, of which an address has only so many."""
        given = self.request.cookies.get(COOKIE)
        identities = await self.host.identities()
        self.person = identities.person(given)
        if self.person:
            return
        older = identities.unsigned(given)
        if older and given is not None and await self.host.is_known(older):
            self.person, self.cookie = older, identities.signed(given)
            return
        if not self.request.app.state.newcomers.take(self.address):
            raise Refused("too-fast", say("no-more-visitors"))
        self.cookie = identities.new()
        self.person = identities.person(self.cookie)

    def allowed(self, what: str) -> None:
        """Refused unless this server takes in what people bring along."""
        if what not in self.settings.allow:
            raise Refused("not-here", NOT_HERE[what])

    async def game(self) -> Game:
        """The game that the path names, ready to be played."""
        return await self.host.game(self.path("game"))

    def path(self, name: str) -> str:
        return str(self.request.path_params[name]).replace("\0", "\ufffd")

    def number(self, name: str, default: int, most: int) -> int:
        value = self.request.query_params.get(name)
        if value is None:
            return default
        if not value.isascii() or not value.isdigit() or len(value) > 9 or int(value) > most:
            raise Refused("malformed", say("no-such-number", name=name, most=most))
        return int(value)

    async def body(self, type_: type[T], limit: int = 200_000) -> T:
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in self.request.stream():
                    data += chunk
                    if len(data) > min(limit, BODY_BYTES):
                        raise Refused("too-large", say("no-request-so-large", limit=limit))
        except ClientDisconnect as error:
            raise Refused("gone", say("no-whole-request")) from error
        except TimeoutError as error:
            raise Refused("too-slow", say("no-slow-request")) from error
        if NUL in data:
            raise Refused("malformed", say("no-such-request-body", why=NO_NUL))
        try:
            return msgspec.json.decode(bytes(data), type=type_)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("malformed", say("no-such-request-body", why=message_of(error))) from error


class File(msgspec.Struct):
    """An answer that is saved as a file."""

    name: str
    content: bytes


Handler = Callable[[Caller], Awaitable[Any]]


def route(path: str, handler: Handler, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        caller = Caller(request)
        try:
            _let_in(request, caller.address)
            await caller.recognise()
            caller.host.owner.let_in(caller.person)
            _in_time(request, caller.person)
            answer = await respond(await handler(caller), request.headers.get("accept-encoding", ""))
        except Refused as refused:
            answer = _error(refused)
        except Broken as broken:
            answer = _error(Refused("not-now", message_of(broken)))
        except Away:
            answer = _error(away())
        except Damaged as error:
            log.error("%s %s: the database is damaged (%s)", method, path, error)
            answer = _error(damaged())
        except Exception:
            log.exception("%s %s could not be answered", method, path)
            answer = _error(Refused("internal", say("no-server-error")))
        if caller.cookie:
            secure = request.url.scheme == "https"
            answer.set_cookie(COOKIE, caller.cookie, YEAR, httponly=True, samesite="strict", secure=secure)
        return answer

    return Route(path, endpoint, methods=[method])


def _let_in(request: Request, address: str) -> None:
    addresses: Buckets = request.app.state.addresses_buckets
    if not addresses.take(address):
        raise Refused("too-fast", say("no-requests-so-fast"))
    if request.method != "GET" and request.headers.get("x-quadriga") != "1":
        raise Refused("not-yours", say("no-header"))


def _in_time(request: Request, person: str) -> None:
    persons: Buckets = request.app.state.buckets
    if not persons.take(person):
        raise Refused("too-fast", say("no-requests-so-fast"))


async def respond(value: Any, accepted: str = "") -> Response:
    if isinstance(value, Response):
        return value
    if isinstance(value, File):
        quoted = "".join(c if c.isalnum() or c in "-._" else "_" for c in value.name)
        disposition = {"Content-Disposition": f'attachment; filename="{quoted}"', "Cache-Control": "no-store"}
        return Response(value.content, media_type="application/json", headers=disposition)
    content = msgspec.json.encode(value)
    headers = {"Cache-Control": "no-store"}
    if len(content) > LARGE and "gzip" in accepted:  # what is left to the middleware is compressed in the loop
        content = await asyncio.to_thread(gzip.compress, content, 6)
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(content, media_type="application/json", headers=headers)


def _error(refused: Refused) -> Response:
    counts.refusals[refused.code] += 1
    told = Error(code=refused.code, message=refused.message, rule=refused.rule, said=refused.said)
    return Response(msgspec.json.encode(told), refused.status, media_type="application/json")


class Guard:
    """Puts the security headers on every answer; whoever calls by a strange name gets nothing else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        known = self.settings.knows(host)
        if scope["type"] == "websocket":
            if known:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        if not known:
            shown = "".join(c for c in host[:60] if c.isalnum() or c in ".-:")
            await _error(Refused("not-here", say("no-such-host", host=shown)))(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message)
            await send(message)

        await self.app(scope, receive, guarded)


def _add_headers(message: MutableMapping[str, Any]) -> None:
    headers = list(message.get("headers", []))
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    message["headers"] = headers

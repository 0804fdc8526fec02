"""HTTP: who calls, what is in the body, and one shape for every answer."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.games.door import Game
from quadriga.server.host import Host
from quadriga.server.live import Broken
from quadriga.server.messages import BODY_BYTES, Error
from quadriga.server.rates import Buckets
from quadriga.server.refusing import Refused
from quadriga.server.tokens import COOKIE, new_token, person_of

log = logging.getLogger("quadriga.server")
T = TypeVar("T")
YEAR = 365 * 24 * 3600
LARGE = 30_000
"""Bytes above which an answer is compressed beside the tables."""

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


class Caller:
    """Somebody who sends a request."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.host: Host = request.app.state.host
        self.store = self.host.store
        cookie = request.cookies.get(COOKIE)
        self.person = person_of(cookie)
        self.cookie = ""
        """A new cookie, for a person who has none yet."""
        if not self.person:
            self.cookie = new_token()
            self.person = person_of(self.cookie)

    async def game(self) -> Game:
        """The game that the path names, ready to be played."""
        return await self.host.game(self.path("game"))

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str, default: int, most: int) -> int:
        value = self.request.query_params.get(name)
        if value is None:
            return default
        if not value.isascii() or not value.isdigit() or len(value) > 9 or int(value) > most:
            raise Refused("malformed", f"{name} must be a whole number from 0 to {most}.")
        return int(value)

    async def body(self, type_: type[T], limit: int = 200_000) -> T:
        data = bytearray()
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > min(limit, BODY_BYTES):
                raise Refused("too-large", f"That is too large: at most {limit} bytes are read here.")
        try:
            return msgspec.json.decode(bytes(data), type=type_)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("malformed", f"The request is not understood: {error}.") from error


class File(msgspec.Struct):
    """An answer that is saved as a file."""

    name: str
    content: bytes


Handler = Callable[[Caller], Awaitable[Any]]


def route(path: str, handler: Handler, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        caller = Caller(request)
        try:
            _let_in(request, caller)
            answer = await respond(await handler(caller), request.headers.get("accept-encoding", ""))
        except Refused as refused:
            answer = _error(refused)
        except Broken as broken:
            answer = _error(Refused("not-now", str(broken)))
        except Exception:
            log.exception("%s %s could not be answered", method, path)
            answer = _error(Refused("internal", "Something went wrong in the server; nothing was changed."))
        if caller.cookie:
            secure = request.url.scheme == "https"
            answer.set_cookie(COOKIE, caller.cookie, YEAR, httponly=True, samesite="strict", secure=secure)
        return answer

    return Route(path, endpoint, methods=[method])


def _let_in(request: Request, caller: Caller) -> None:
    buckets: Buckets = request.app.state.buckets
    address = "" if request.client is None else request.client.host
    if not buckets.take(address if caller.cookie else caller.person):
        raise Refused("too-fast", "Too many requests at once; wait a moment.")
    if request.method != "GET" and request.headers.get("x-quadriga") != "1":
        raise Refused("not-yours", "Requests that change something need the header X-Quadriga: 1.")


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
    told = Error(code=refused.code, message=refused.message, rule=refused.rule)
    return Response(msgspec.json.encode(told), refused.status, media_type="application/json")


class Guard:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
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

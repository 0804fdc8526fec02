"""The words of a game in a language: the page fetches them and says messages by id with them."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from quadriga.messages import books


async def words(request: Request) -> Response:
    """The same for everybody, so nobody is asked who they are; a page asks again only whether something has changed."""
    language, book = request.path_params["language"], request.path_params["book"]
    if language not in books.languages() or book not in books.books():
        return PlainTextResponse("There are no such words here.", 404)
    return _tagged(request, books.whole(book, language))


async def how_to_play(request: Request) -> Response:
    """How a game is played, for a person; empty if nobody has written it."""
    language, game = request.path_params["language"], request.path_params["game"]
    if language not in books.languages() or game not in books.books():
        return PlainTextResponse("There are no such words here.", 404)
    return _tagged(request, books.how_to_play(game, language))


def _tagged(request: Request, text: str) -> Response:
    tag = f'"{sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


ROUTES: list[BaseRoute] = [
    Route("/api/languages/{language}/{book}", words),
    Route("/api/languages/{language}/{game}/how-to-play", how_to_play),
]

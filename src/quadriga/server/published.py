"""Decks that people publish on this server: everybody may look at them and copy them, who published one takes it back.

What is published is a name, words and numbers of cards with their counts; cards of one's own files stay one's own.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from starlette.routing import BaseRoute

from quadriga.server import queries
from quadriga.server.deckbox import mine
from quadriga.server.naming import plain
from quadriga.server.records import PublishedDeck
from quadriga.server.refusing import Refused, say
from quadriga.server.tokens import new_id
from quadriga.server.web import Caller, route

SHOWN = 500
"""Published decks of a game that are listed, the newest."""
MOST = 50
"""Decks that one person may have published."""
LONGEST = 500
"""Characters of what is said about a deck."""


def shown(deck: PublishedDeck, person: str) -> dict[str, Any]:
    """A published deck as everybody may see it; who published it is told by name only."""
    told: dict[str, Any] = msgspec.to_builtins(deck)
    del told["person"]
    return told | {"mine": deck.person == person}


async def listed(c: Caller) -> dict[str, Any]:
    game = await c.game()
    found = await c.store.do(queries.published(game.name, SHOWN))
    return {"decks": [shown(deck, c.person) for deck in found]}


async def publish(c: Caller) -> dict[str, Any]:
    """Publish a deck of one's own."""
    own = await mine(c)
    before = await c.store.do(queries.published_by(c.person))
    again = any(deck.game == own.game and deck.name == own.name for deck in before)
    if len(before) >= MOST and not again:
        raise Refused("not-now", say("no-more-published", most=MOST))
    if not own.cards:
        raise Refused("bad-deck", say("no-publishing-nothing"))
    by = await c.store.do(queries.name_of(c.person))
    words = plain(own.description)[:LONGEST]
    deck = PublishedDeck(new_id(), c.person, own.game, own.name, by, words, own.cards, own.extra, time.time())
    await c.store.do(queries.publish(deck))
    return shown(deck, c.person)


async def take_back(c: Caller) -> dict[str, Any]:
    if not await c.store.do(queries.take_back(c.person, c.path("deck"))):
        raise Refused("not-found", say("no-such-published"))
    return {}


ROUTES: list[BaseRoute] = [
    route("/api/games/{game}/published", listed),
    route("/api/decks/{deck}/publish", publish, "POST"),
    route("/api/published/{deck}", take_back, "DELETE"),
]

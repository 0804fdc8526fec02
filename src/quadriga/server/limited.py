"""Sealed play and draft on the page. A draft is its seed and the picks so far: the server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from starlette.routing import BaseRoute

from quadriga import games
from quadriga.games.game import Card
from quadriga.kernel.chance import seed_number, seed_text
from quadriga.lab import limited as limited_play
from quadriga.messages import message_of
from quadriga.server import queries
from quadriga.server.background import in_background
from quadriga.server.deckbox import DECKS
from quadriga.server.piles import with_ours
from quadriga.server.records import OwnDeck
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import Body
from quadriga.server.tokens import new_id, new_seed
from quadriga.server.web import Caller, route


class LimitedBody(Body):
    kind: Literal["sealed", "draft"]
    pool: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """Which of the pools; "" for the largest."""
    seed: Annotated[str, msgspec.Meta(max_length=64)] = ""
    picks: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=100)]], msgspec.Meta(max_length=1_000)] = msgspec.field(
        default_factory=list
    )
    keep: bool = False
    """All is picked: keep the decks, mine and those of the computers."""


async def _cards(c: Caller, game: str) -> dict[str, Card]:
    """Our cards and the person's own that are understood."""
    own: dict[str, Card] = {}
    for file in await c.host.files_of(c.person, game):
        unread = {number for number, _, _ in file.declined}
        own |= {str(card["number"]): card for card in file.cards if str(card["number"]) not in unread}
    return with_ours(games.load(game), own)


async def pools(c: Caller) -> dict[str, Any]:
    game = await c.game()
    found = limited_play.pools(game, await _cards(c, game.name))
    return {"pools": [{"pool": key, "cards": len(numbers)} for key, numbers in found.items()]}


async def play(c: Caller) -> dict[str, Any]:
    game = await c.game()
    body = await c.body(LimitedBody)
    if game.limited is None:
        raise Refused("not-found", say("no-limited-play", title=game.title))
    try:
        seed = seed_number(body.seed) if body.seed else new_seed()
    except ValueError as error:
        raise Refused("malformed", say("no-seed", why=message_of(error))) from error
    cards = await _cards(c, game.name)
    what = game.name, cards, body, seed
    # Picking is quick; building four decks is not.
    made: dict[str, Any] = await (c.host.read(c.person, played, *what) if body.keep else in_background(played, *what))
    decks = made.pop("decks")
    if decks:
        mine = await c.store.do(queries.decks_of(c.person, game.name))
        if len(mine) + len(decks) > DECKS:
            raise Refused("not-now", say("no-room-for-a-draft", n=len(mine)))
        made["decks"] = []
        for name, counts in decks:
            own = OwnDeck(new_id(), c.person, game.name, name, "", counts, dict(game.limited.extra))
            await c.store.do(queries.save_deck(own))
            made["decks"].append({"id": own.id, "name": name})
    return {**made, "seed": seed_text(seed), "options": dict(game.limited.options)}


def played(name: str, cards: dict[str, Card], body: LimitedBody, seed: int) -> dict[str, Any]:
    """Where the draft stands, and when all is picked and asked for, everybody's deck."""
    game = games.load(name)
    found = limited_play.pools(game, cards)
    pool = body.pool or max(found, key=lambda key: len(found[key]), default="")
    if pool not in found:
        raise Refused("bad-cards", say("no-boosters"))
    try:
        if body.kind == "sealed":
            now = limited_play.sealed(game, cards, found[pool], seed)
        else:
            now = limited_play.draft(game, cards, found[pool], seed, body.picks)
    except ValueError as error:
        raise Refused("malformed", message_of(error)) from error
    told = {"pack": now.pack, "round": now.round, "have": dict(now.pools[limited_play.ME]), "decks": []}
    if body.keep and not now.pack:
        what = "Sealed" if body.kind == "sealed" else "Draft"
        names = [f"{what}: mine", *(f"{what}: computer {i}" for i in range(1, limited_play.SEATS))]
        built = [limited_play.build(game, cards, got, names[i]) for i, got in enumerate(now.pools)]
        told["decks"] = [(deck.name, deck.cards) for deck in built]
    return told


ROUTES: list[BaseRoute] = [
    route("/api/games/{game}/limited", pools),
    route("/api/games/{game}/limited", play, "POST"),
]

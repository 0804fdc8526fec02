"""Start: who am I, which games are there, making tables and sitting down at them."""

from __future__ import annotations

from typing import Any, get_args

from starlette.routing import BaseRoute

from quadriga import __version__, games
from quadriga.server import messages as m
from quadriga.server import shelves
from quadriga.server.naming import plain
from quadriga.server.requests import Claim, Invitation, Made, Me, NewTable, QuickTable, SeatWish, WhichSeat
from quadriga.server.showing import table_info
from quadriga.server.web import Caller, route


async def hello(c: Caller) -> dict[str, Any]:
    return {
        "protocol": m.PROTOCOL,
        "version": __version__,
        "me": {"name": await c.store.do(shelves.name_of(c.person))},
        "games": [game_line(name) for name in games.NAMES],
        "levels": list(get_args(m.Level)),
        "phrases": list(m.PHRASES),
        "clocks": ["none", "move", "bank"],
        "lan": list(c.request.app.state.addresses),
    }


def game_line(name: str) -> dict[str, Any]:
    game = games.load(name)
    return {"name": name, "title": game.title, "finished": True, "seats": list(game.seats)}


async def set_me(c: Caller) -> dict[str, Any]:
    name = plain((await c.body(Me)).name)
    await c.store.do(shelves.set_name(c.person, name))
    return {"name": name}


async def tables(c: Caller) -> dict[str, Any]:
    rows = await c.store.do(shelves.tables_of(c.person))
    infos = []
    for row in rows:
        mine = [s.seat for s in row.seats if s.kind == "human" and s.person == c.person]
        room = c.host.rooms.get(row.id)
        infos.append(table_info(row, mine) if room is None else room.showing.info(mine))
    return {"tables": infos}


async def make(c: Caller) -> Made:
    return await c.host.make(c.person, await c.body(NewTable))


async def quick(c: Caller) -> Made:
    """One click: starter decks, the computer, no clock."""
    game = (await c.body(QuickTable)).game
    return await c.host.make(c.person, NewTable(game, [SeatWish("me"), SeatWish("computer")]))


async def invitation(c: Caller) -> dict[str, Any]:
    room, seat = await c.host.invited(c.path("table"), (await c.body(Invitation)).invite)
    return {"table": room.showing.info([]), "seat": seat}


async def claim(c: Caller) -> Made:
    return await c.host.claim(c.person, c.path("table"), await c.body(Claim))


async def link(c: Caller) -> dict[str, Any]:
    return {"token": await c.host.new_link(c.person, c.path("table"), (await c.body(WhichSeat)).seat)}


async def take_away(c: Caller) -> dict[str, Any]:
    await c.host.take_away(c.person, c.path("table"))
    return {}


ROUTES: list[BaseRoute] = [
    route("/api/hello", hello),
    route("/api/me", set_me, "PUT"),
    route("/api/tables", tables),
    route("/api/tables", make, "POST"),
    route("/api/tables/quick", quick, "POST"),
    route("/api/tables/{table}/invitation", invitation, "POST"),
    route("/api/tables/{table}/claim", claim, "POST"),
    route("/api/tables/{table}/link", link, "POST"),
    route("/api/tables/{table}", take_away, "DELETE"),
]

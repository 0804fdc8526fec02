"""Start: who am I, which games are there, making tables and sitting down at them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from starlette.routing import BaseRoute

from quadriga import __version__, games
from quadriga.folders import game_folders
from quadriga.server import keeping, queries
from quadriga.server import messages as m
from quadriga.server.broadcast import table_info
from quadriga.server.naming import plain
from quadriga.server.refusing import say
from quadriga.server.requests import Claim, Invitation, Made, Me, NewTable, QuickTable, SeatWish, WhichSeat
from quadriga.server.web import Caller, File, route


async def hello(c: Caller) -> dict[str, Any]:
    return {
        "protocol": m.PROTOCOL,
        "version": __version__,
        "me": {"name": await c.store.do(queries.name_of(c.person))},
        "games": [game_line(name) for name in games.NAMES],
        "levels": list(get_args(m.Level)),
        "phrases": list(m.PHRASES),
        "clocks": ["none", "move", "bank"],
        "allowed": sorted(c.settings.allow),
        "lan": list(c.request.app.state.addresses),
    }


def game_line(name: str) -> dict[str, Any]:
    game = games.load(name)
    about = game_folders()[name].about
    return {
        "name": name,
        "title": game.title,
        "tone": about.tone,
        "about": about.about,
        "seats": list(game.seats),
    }


async def set_me(c: Caller) -> dict[str, Any]:
    name = plain((await c.body(Me)).name)
    await c.store.do(queries.set_name(c.person, name))
    return {"name": name}


async def my_data(c: Caller) -> File:
    """Everything that is kept of me, as a file."""
    data = await c.store.do(keeping.all_of(c.person))
    return File("quadriga-my-data.json", msgspec.json.format(msgspec.json.encode(data), indent=1))


async def forget_me(c: Caller) -> dict[str, Any]:
    """Take away everything of mine; games with others lose my name and my words."""
    mine = await c.store.do(queries.tables_of(c.person, 10_000))
    dropped = set(await c.store.do(keeping.forget(c.person)))
    for table in mine:
        room = c.host.rooms.get(table.id)
        if room is not None:
            room.drop(say("bye-taken-away" if table.id in dropped else "bye-data-taken-away"))
    return {"tables": len(dropped)}


async def tables(c: Caller) -> dict[str, Any]:
    rows = await c.store.do(queries.tables_of(c.person))
    infos = []
    for row in rows:
        mine = [s.seat for s in row.seats if s.kind == "human" and s.person == c.person]
        room = c.host.rooms.get(row.id)
        infos.append(table_info(row, mine) if room is None else room.broadcast.info(mine))
    return {"tables": infos}


async def make(c: Caller) -> Made:
    return await c.host.make(c.person, await c.body(NewTable))


async def quick(c: Caller) -> Made:
    """One click: starter decks, the computer, no clock."""
    game = (await c.body(QuickTable)).game
    return await c.host.make(c.person, NewTable(game, [SeatWish("me"), SeatWish("computer")]))


async def invitation(c: Caller) -> dict[str, Any]:
    room, seat = await c.host.invited(c.path("table"), (await c.body(Invitation)).invite)
    return {"table": room.broadcast.info([]), "seat": seat}


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
    route("/api/me/data", my_data),
    route("/api/me/data", forget_me, "DELETE"),
    route("/api/tables", tables),
    route("/api/tables", make, "POST"),
    route("/api/tables/quick", quick, "POST"),
    route("/api/tables/{table}/invitation", invitation, "POST"),
    route("/api/tables/{table}/claim", claim, "POST"),
    route("/api/tables/{table}/link", link, "POST"),
    route("/api/tables/{table}", take_away, "DELETE"),
]

"""HTTP: the owner's page, behind the admin token."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from starlette.routing import BaseRoute

from quadriga.server import queries
from quadriga.server import schema as db
from quadriga.server.naming import plain
from quadriga.server.refusing import Refused, say
from quadriga.server.requests import Body
from quadriga.server.together import kept, owner
from quadriga.server.together.match_queries import Work
from quadriga.server.web import Caller, Handler, route

SHOWN = 200


class Announcement(Body):
    text: Annotated[str, msgspec.Meta(max_length=500)]


class Ban(Body):
    """Whom: by a report, or by a seat of a table."""

    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
    days: Annotated[float, msgspec.Meta(ge=0, le=36_500)] = 0
    report: str | None = None
    table: str | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class Whom(Body):
    id: str


class NewLimits(owner.Limits, forbid_unknown_fields=True):
    pass


def owned(handler: Handler) -> Handler:
    """Only with the admin token."""

    async def guarded(c: Caller) -> Any:
        if not c.request.app.state.guesses.take(c.address):
            raise Refused("too-fast", say("no-more-tries"))
        scheme, _, token = c.request.headers.get("authorization", "").partition(" ")
        await c.host.owner.check(token if scheme.lower() == "bearer" else "")
        c.request.app.state.guesses.give_back(c.address)
        return await handler(c)

    return guarded


async def overview(c: Caller) -> dict[str, Any]:
    host = c.host
    rooms = sorted(host.rooms.values(), key=lambda room: -room.row.updated)[:SHOWN]
    return {
        "rooms": [room.broadcast.info([]) for room in rooms],
        "stored": await c.store.do(counts()),
        "lines": sum(len(room.lines) for room in host.rooms.values()), "lobby": len(host.lobby.lines),
        "announcement": host.owner.announcement, "limits": host.owner.limits,
        "bans": await c.store.do(owner.banned()), "reports": await c.store.do(owner.reports()),
    }  # fmt: skip


def counts() -> Work[dict[str, int]]:
    """How much there is of everything."""
    shown = {"tables": db.tables, "persons": db.persons, "matches": kept.matches, "waiting": kept.waiting,
                "tournaments": kept.tournaments, "accounts": kept.credentials}  # fmt: skip
    return lambda c: {
        name: int(c.execute(sa.select(sa.func.count()).select_from(shelf)).scalar_one())
        for name, shelf in shown.items()
    }


async def announce(c: Caller) -> dict[str, Any]:
    text = plain((await c.body(Announcement)).text)
    await c.store.do(owner.set_value("announcement", text), contended=True, lobby="1")
    return await _read(c)


async def set_limits(c: Caller) -> dict[str, Any]:
    limits = await c.body(NewLimits)
    await c.store.do(owner.set_value("limits", msgspec.json.encode(limits).decode()), contended=True)
    return await _read(c)


async def _read(c: Caller) -> dict[str, Any]:
    await c.host.owner.read()
    return await overview(c)


async def ban(c: Caller) -> dict[str, Any]:
    body = await c.body(Ban)
    person = name = ""
    if body.report is not None:
        found = next((r for r in await c.store.do(owner.reports()) if r["id"] == body.report), None)
        person, name = ("", "") if found is None else (found["about"], found["name"])
        await c.store.do(owner.close_report(body.report))
    elif body.table is not None:
        table = await c.store.do(queries.table(body.table))
        if table is not None and table.seats[body.seat].kind == "human":
            person, name = table.seats[body.seat].person, table.seats[body.seat].name
    if not person:
        raise Refused("not-found", say("no-such-ban"))
    await c.store.do(owner.ban(person, name, plain(body.reason), body.days), contended=True)
    for room in list(c.host.rooms.values()):
        for line in [line for line in room.lines if getattr(line, "person", "") == person]:
            line.cut(say("bye-banned"), False)
    return await _read(c)


async def unban(c: Caller) -> dict[str, Any]:
    await c.store.do(owner.unban((await c.body(Whom)).id))
    return await _read(c)


async def close_report(c: Caller) -> dict[str, Any]:
    await c.store.do(owner.close_report((await c.body(Whom)).id))
    return await overview(c)


async def close_room(c: Caller) -> dict[str, Any]:
    """End a game: nobody has won it."""
    room = await c.host.room((await c.body(Whom)).id)
    if room.row.status == "waiting":
        await c.store.do(queries.drop_waiting(room.row.id), room.row.id)
        c.host.forget(room)
    else:
        await room.rule(2, "ruling")
    return await overview(c)


ROUTES: list[BaseRoute] = [
    route("/api/owner", owned(overview)),
    route("/api/owner/announcement", owned(announce), "PUT"),
    route("/api/owner/limits", owned(set_limits), "PUT"),
    route("/api/owner/bans", owned(ban), "POST"),
    route("/api/owner/bans/lift", owned(unban), "POST"),
    route("/api/owner/reports/close", owned(close_report), "POST"),
    route("/api/owner/rooms/close", owned(close_room), "POST"),
]

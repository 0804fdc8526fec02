"""HTTP: tournaments for players, judges, organisers and spectators; results as JSON and CSV."""

from __future__ import annotations

import csv
import hmac
import io
import time
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from quadriga.server.background import in_background
from quadriga.server.naming import plain
from quadriga.server.piles import agreed, bring
from quadriga.server.refusing import Refused, say
from quadriga.server.together import kept, rounds
from quadriga.server.together import tournament_queries as queries
from quadriga.server.together.meeting import name_for
from quadriga.server.together.records import plain_fields
from quadriga.server.together.tournament_records import (
    Computers,
    Enter,
    Entrant,
    JudgeToken,
    MoreTime,
    NewTournament,
    Paused,
    TournamentRow,
    TournamentSettings,
    Verdict,
    WhichEntrant,
)
from quadriga.server.together.tournaments import line_of
from quadriga.server.tokens import hashed, new_id, new_token
from quadriga.server.web import Caller, File, route


def is_judge(c: Caller, t: TournamentRow) -> bool:
    return c.person == t.owner or c.person in t.judges


async def judged(c: Caller) -> TournamentRow:
    """The tournament of the path, for those who judge it."""
    t = await c.host.tournaments.get(c.path("tournament"))
    if not is_judge(c, t):
        raise Refused("not-yours", say("no-judge"))
    return t


async def make(c: Caller) -> dict[str, Any]:
    wish = await c.body(NewTournament)
    if not c.host.owner.limits.tournaments:
        raise Refused("not-here", say("no-tournaments-here"))
    await c.host.owner.may_meet(c.person)
    game = await c.host.game(wish.game)
    agreed(game.name, wish.options)
    name = plain(wish.name)
    if not name:
        raise Refused("malformed", say("no-tournament-name"))
    settings = TournamentSettings(**{n: getattr(wish, n) for n in TournamentSettings.__struct_fields__})
    token, now = new_token(), time.time()
    t = TournamentRow(new_id(), c.person, game.name, name, settings, judge=hashed(token), created=now, updated=now)
    await c.store.do(queries.add_tournament(t), lobby="1")
    if wish.computers:
        await add(c, t, wish.computers, wish.level)
    c.host.lobby.changed()
    return {**await shown(c, t.id), "judge_token": token}


async def add(c: Caller, t: TournamentRow, count: int, level: str) -> None:
    taken = sum(e.kind == "computer" for e in t.entrants)
    fresh = await in_background(c.host.tournaments.computers, t.game, count, level, taken)
    await c.store.do(
        queries.enter(t.id, fresh, c.host.owner.limits.entrants), contended=True, tournament=t.id, lobby="1"
    )


async def add_computers(c: Caller) -> dict[str, Any]:
    t, wish = await judged(c), await c.body(Computers)
    await add(c, t, wish.count, wish.level)
    return await shown(c, t.id)


async def enter(c: Caller) -> dict[str, Any]:
    wish = await c.body(Enter)
    t = await c.host.tournaments.get(c.path("tournament"))
    await c.host.owner.may_meet(c.person)
    game = await c.host.game(t.game)
    deck = await bring(c.host, c.person, game, wish.deck, False)
    name = await name_for(c, wish.name, f"Player {len(t.entrants) + 1}")
    fresh = Entrant(-1, c.person, name, decks=[deck], at=time.time())
    await c.store.do(
        queries.enter(t.id, [fresh], c.host.owner.limits.entrants), contended=True, tournament=t.id, lobby="1"
    )
    await c.host.tournaments.changed(t.id)
    return await shown(c, t.id)


async def drop(c: Caller) -> dict[str, Any]:
    """Leave the tournament, or have somebody leave it."""
    number = (await c.body(WhichEntrant)).number
    t = await c.host.tournaments.get(c.path("tournament"))
    mine = [e.number for e in t.entrants if e.person == c.person and e.person]
    if number not in mine and not is_judge(c, t):
        raise Refused("not-yours", say("no-judge"))
    await c.host.tournaments.drop(t, number)
    return await shown(c, t.id)


async def next_round(c: Caller) -> dict[str, Any]:
    t = await judged(c)
    await c.host.tournaments.next_round(t.id, t.round)
    return await shown(c, t.id)


async def cancel(c: Caller) -> dict[str, Any]:
    t = await judged(c)
    await c.store.do(queries.close_matches(t), tournament=t.id, lobby="1")
    await c.host.tournaments.changed(t.id)
    return await shown(c, t.id)


async def verdict(c: Caller) -> dict[str, Any]:
    t = await judged(c)
    await c.host.tournaments.rule(t, await name_for(c, "", "Judge"), await c.body(Verdict))
    return await shown(c, t.id)


async def more_time(c: Caller) -> dict[str, Any]:
    t, wish = await judged(c), await c.body(MoreTime)
    await c.host.tournaments.more_time(t, await name_for(c, "", "Judge"), wish.minutes, wish.number)
    return await shown(c, t.id)


async def pause(c: Caller) -> dict[str, Any]:
    t = await judged(c)
    await c.host.tournaments.pause(t, await name_for(c, "", "Judge"), (await c.body(Paused)).on)
    return await shown(c, t.id)


async def become_judge(c: Caller) -> dict[str, Any]:
    """Whoever has the link that the organiser gives to judges is one."""
    token = (await c.body(JudgeToken)).token
    t = await c.host.tournaments.get(c.path("tournament"))
    if not hmac.compare_digest(t.judge, hashed(token)):
        raise Refused("bad-token", say("no-judge-link"))
    if c.person not in t.judges:
        t.judges.append(c.person)
        await c.store.do(queries.alter(t), tournament=t.id)
    return await shown(c, t.id)


async def listed(c: Caller) -> dict[str, Any]:
    """Those of the lobby, and mine."""
    mine = queries.sa_in_mine(c.person)
    found = await c.store.do(queries.lines((kept.tournaments.c.owner == c.person) | mine, 100))
    return {"open": await c.host.tournaments.brief(), "mine": [line_of(t, count) for t, count in found]}


async def show(c: Caller) -> dict[str, Any]:
    return await shown(c, c.path("tournament"))


async def shown(c: Caller, tournament_id: str) -> dict[str, Any]:
    t = await c.host.tournaments.get(tournament_id)
    judge = is_judge(c, t)
    begun = t.status != "signup"
    mine = [e.number for e in t.entrants if e.person and e.person == c.person]
    tables = await c.store.do(queries.tables_of_round(t))
    return {
        "id": t.id, "game": t.game, "name": t.name, "status": t.status, "stage": t.stage, "round": t.round,
        "rounds": t.rounds, "ends": t.ends, "paused": t.paused > 0, "settings": t.settings,
        "complete": begun and rounds.complete(t), "owner": c.person == t.owner, "judge": judge, "mine": mine,
        "entrants": [
            {**plain_fields(e, "number", "name", "kind", "level", "status", "joined", "seed"),
             "deck": e.decks[0].name if e.decks and (judge or e.number in mine or (begun and t.settings.lists)) else ""}
            for e in t.entrants
        ],
        "pairings": [{**msgspec.structs.asdict(p), "table": tables.get(p.match, "")} for p in t.paired],
        "standings": rounds.table_of(t),
        "final": rounds.final(t) if t.status == "over" else [],
        "rulings": t.rulings,
    }  # fmt: skip


async def lists(c: Caller) -> dict[str, Any]:
    """Deck lists: one's own, all for judges, and for everybody where they are open and it has begun."""
    t = await c.host.tournaments.get(c.path("tournament"))
    everybody = is_judge(c, t) or (t.settings.lists and t.status != "signup")
    seen = [e for e in t.entrants if everybody or (e.person and e.person == c.person)]
    return {
        "lists": [
            {"number": e.number, "name": e.name, "decks": [plain_fields(d, "name", "cards", "extra") for d in e.decks]}
            for e in seen
        ]
    }


def results(t: TournamentRow) -> dict[str, Any]:
    names = {e.number: e.name for e in t.entrants}
    return {
        "name": t.name, "game": t.game, "status": t.status, "rounds": t.round,
        "standings": [{"name": names[s.entrant], **msgspec.structs.asdict(s)} for s in rounds.table_of(t)],
        "final": [names[number] for number in rounds.final(t)] if t.status == "over" else [],
        "pairings": [
            {**msgspec.structs.asdict(p), "a": names[p.a], "b": names.get(p.b, "")} for p in t.paired
        ],
        "rulings": [msgspec.structs.asdict(r) for r in t.rulings],
    }  # fmt: skip


async def as_json(c: Caller) -> File:
    t = await c.host.tournaments.get(c.path("tournament"))
    return File(f"{t.name}.json", msgspec.json.format(msgspec.json.encode(results(t)), indent=1))


async def as_csv(c: Caller) -> Response:
    t = await c.host.tournaments.get(c.path("tournament"))
    return csv_file(f"{t.name}.csv", standings_rows(t))


STANDINGS = ("place", "points", "wins", "losses", "draws", "byes", "opponents_match_wins", "game_wins",
             "opponents_game_wins")  # fmt: skip


def standings_rows(t: TournamentRow) -> list[list[Any]]:
    names = {e.number: e for e in t.entrants}
    rows: list[list[Any]] = [["name", "status", *STANDINGS]]
    for s in rounds.table_of(t):
        e = names[s.entrant]
        values = [getattr(s, name) for name in STANDINGS]
        rows.append([e.name, e.status, *(round(v, 4) if isinstance(v, float) else v for v in values)])
    return rows


def csv_file(name: str, rows: list[list[Any]]) -> Response:
    """Rows as a file that spreadsheets open; words that look like formulas stay words."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    for row in rows:
        writer.writerow([f"'{v}" if isinstance(v, str) and v[:1] in ("=", "+", "-", "@") and v[1:] else v for v in row])
    quoted = "".join(ch if ch.isalnum() or ch in "-._" else "_" for ch in name)
    headers = {"Content-Disposition": f'attachment; filename="{quoted}"', "Cache-Control": "no-store"}
    return Response(("\ufeff" + text.getvalue()).encode(), media_type="text/csv; charset=utf-8", headers=headers)


ONE = "/api/tournaments/{tournament}"
ROUTES: list[BaseRoute] = [
    route("/api/tournaments", listed),
    route("/api/tournaments", make, "POST"),
    route(ONE, show),
    route(ONE, cancel, "DELETE"),
    route(f"{ONE}/enter", enter, "POST"),
    route(f"{ONE}/computers", add_computers, "POST"),
    route(f"{ONE}/drop", drop, "POST"),
    route(f"{ONE}/next", next_round, "POST"),
    route(f"{ONE}/verdict", verdict, "POST"),
    route(f"{ONE}/time", more_time, "POST"),
    route(f"{ONE}/pause", pause, "POST"),
    route(f"{ONE}/judge", become_judge, "POST"),
    route(f"{ONE}/lists", lists),
    route(f"{ONE}/results.json", as_json),
    route(f"{ONE}/results.csv", as_csv),
]

"""HTTP: ladders, one's own history and statistics, blocking and reporting."""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Any

import msgspec
import sqlalchemy as sa
from starlette.responses import Response
from starlette.routing import BaseRoute

from quadriga.server import queries
from quadriga.server.naming import plain
from quadriga.server.piles import playable
from quadriga.server.refusing import Refused, say
from quadriga.server.together import kept, match_queries
from quadriga.server.together.glicko import rested
from quadriga.server.together.lobby import handle
from quadriga.server.together.organising import csv_file
from quadriga.server.together.records import DRAWN, NONE, MatchRow
from quadriga.server.together.requests import ReportBody, WhomBody
from quadriga.server.tokens import new_id
from quadriga.server.web import Caller, route

PROVISIONAL = 110.0
"""Whose rating is less certain than this is not on the ladder yet."""
LADDER = 100
REPORTS_A_DAY = 20


async def ladder(c: Caller) -> dict[str, Any]:
    """The best rated of a game, and where I stand."""
    game = playable(c.path("game"))
    now = time.time()
    rows = await c.store.do(_rated(game.name))
    found = []
    for row, name in rows:
        (rating, ago) = await c.store.do(match_queries.rating_of(row["person"], game.name, now))
        sure = rested(rating, ago)
        found.append({
            "name": name, "by": handle(row["person"]), "rating": round(sure.rating), "deviation": round(sure.deviation),
            "wins": row["wins"], "losses": row["losses"], "draws": row["draws"], "me": row["person"] == c.person,
            "provisional": sure.deviation > PROVISIONAL,
        })  # fmt: skip
    return {"ladder": [line for line in found if not line["provisional"]][:LADDER],
            "provisional": [line for line in found if line["provisional"]][:LADDER]}  # fmt: skip


def _rated(game: str) -> match_queries.Work[list[tuple[sa.RowMapping, str]]]:
    def work(c: sa.Connection) -> list[tuple[sa.RowMapping, str]]:
        chosen = sa.select(kept.ratings).where(kept.ratings.c.game == game)
        rows = c.execute(chosen.order_by(kept.ratings.c.rating.desc()).limit(3 * LADDER)).mappings().all()
        found = []
        for row in rows:
            name = queries.name_of(row["person"])(c)
            if not name:
                last = sa.select(kept.match_players.c.name).where(kept.match_players.c.person == row["person"])
                name = c.execute(last.limit(1)).scalar() or ""
            found.append((row, name))
        return found

    return work


# -- history ----------------------------------------------------------------------------------


def played(row: MatchRow, person: str) -> dict[str, Any] | None:
    """A match as one line of somebody's history."""
    mine = [p for p in row.players if p.person == person]
    if not mine or row.status != "over":
        return None
    me = mine[0]
    other = row.players[1 - me.seat]
    done = [g for g in row.games if g.winner != NONE]
    score = row.score
    outcome = "draw" if row.winner == DRAWN else "won" if row.winner == me.seat else "lost"
    return {
        "match": row.id, "game": row.game, "kind": row.kind, "at": row.updated, "best_of": row.best_of,
        "opponent": other.name or other.level, "by": handle(other.person), "computer": other.kind == "computer",
        "outcome": outcome, "reason": row.reason, "score": [score[me.seat], score[1 - me.seat]],
        "rated": me.after is not None, "rating": None if me.after is None else round(me.after),
        "change": None if me.after is None or me.rating is None else round(me.after - me.rating),
        "tournament": row.tournament,
        "games": [
            {"table": g.table, "won": g.winner == me.seat, "drawn": g.winner == DRAWN, "first": g.first == me.seat,
             "turns": g.turns, "seconds": round(max(0.0, g.ended - g.began)), "reason": g.reason,
             "deck": (g.deck_0, g.deck_1)[me.seat], "against": (g.deck_0, g.deck_1)[1 - me.seat]}
            for g in done
        ],
    }  # fmt: skip


class Count(msgspec.Struct):
    games: int = 0
    wins: int = 0
    draws: int = 0


def statistics(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Games by deck, by opponent, first or second, and how long they were."""
    groups: dict[str, dict[str, Count]] = {
        name: defaultdict(Count) for name in ("deck", "opponent", "seat", "length")
    }
    for line in lines:
        for g in line["games"]:
            turns = g["turns"]
            length = "1-5" if turns <= 5 else "6-10" if turns <= 10 else "11-20" if turns <= 20 else "21+"
            keys = {"deck": f"{line['game']}: {g['deck']}", "opponent": line["opponent"], "length": length}
            keys["seat"] = "first" if g["first"] else "second"
            for name, key in keys.items():
                count = groups[name][key]
                count.games, count.wins, count.draws = (
                    count.games + 1, count.wins + g["won"], count.draws + g["drawn"],
                )  # fmt: skip
    return {name: dict(found) for name, found in groups.items()}


async def _lines(c: Caller) -> list[dict[str, Any]]:
    rows = await c.store.do(match_queries.matches_of(c.person))
    game = c.request.query_params.get("game")
    found = [played(row, c.person) for row in rows if game in (None, row.game)]
    return [line for line in found if line is not None]


async def history(c: Caller) -> dict[str, Any]:
    lines = await _lines(c)
    ratings = await c.store.do(_ratings_of(c.person))
    return {"matches": lines, "statistics": statistics(lines), "ratings": ratings}


def _ratings_of(person: str) -> match_queries.Work[list[dict[str, Any]]]:
    chosen = sa.select(kept.ratings).where(kept.ratings.c.person == person)
    names = ("game", "rating", "deviation", "wins", "losses", "draws")
    return lambda c: [{name: row[name] for name in names} for row in c.execute(chosen).mappings()]


async def history_csv(c: Caller) -> Response:
    """One row for each game."""
    rows: list[list[Any]] = [
        ["date", "game", "kind", "opponent", "deck", "opponent_deck", "first", "result", "reason", "turns", "seconds",
         "match", "match_result", "match_score", "rating_after", "replay"]
    ]  # fmt: skip
    for line in await _lines(c):
        date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(line["at"]))
        for g in line["games"]:
            result = "draw" if g["drawn"] else "won" if g["won"] else "lost"
            rows.append([
                date, line["game"], line["kind"], line["opponent"], g["deck"], g["against"], int(g["first"]), result,
                g["reason"], g["turns"], g["seconds"], line["match"], line["outcome"],
                f"{line['score'][0]}:{line['score'][1]}", line["rating"], g["table"],
            ])  # fmt: skip
    return csv_file("quadriga-games.csv", rows)


# -- manners ----------------------------------------------------------------------------------


async def whom(c: Caller, body: WhomBody) -> tuple[str, str]:
    """The other person at a table or in a match that I played, with their name there."""
    if body.match is not None:
        row = await c.host.matches.get(body.match)
        seats = [(p.person, p.name, p.kind) for p in row.players]
    elif body.table is not None:
        table = await c.store.do(queries.table(body.table))
        seats = [] if table is None else [(s.person, s.name, s.kind) for s in table.seats]
    else:
        raise Refused("malformed", say("no-meeting-named"))
    others = [(person, name) for person, name, kind in seats if kind == "human" and person not in ("", c.person)]
    if c.person not in [person for person, _, _ in seats] or not others:
        raise Refused("not-found", say("no-such-person"))
    return others[0]


async def block(c: Caller) -> dict[str, Any]:
    person, name = await whom(c, await c.body(WhomBody))

    def work(connection: sa.Connection) -> None:
        here = (kept.blocks.c.person == c.person) & (kept.blocks.c.other == person)
        connection.execute(kept.blocks.delete().where(here))
        connection.execute(kept.blocks.insert().values(person=c.person, other=person, name=name, at=time.time()))

    await c.store.do(work, contended=True)
    return await blocked(c)


async def blocked(c: Caller) -> dict[str, Any]:
    chosen = sa.select(kept.blocks).where(kept.blocks.c.person == c.person).order_by(kept.blocks.c.at)
    rows = await c.store.do(lambda connection: connection.execute(chosen).mappings().all())
    return {"blocked": [{"name": row["name"], "by": handle(row["other"]), "at": row["at"]} for row in rows]}


async def unblock(c: Caller) -> dict[str, Any]:
    chosen = sa.select(kept.blocks.c.other).where(kept.blocks.c.person == c.person)
    for other in await c.store.do(lambda connection: list(connection.execute(chosen).scalars())):
        if handle(other) == c.path("by"):
            here = (kept.blocks.c.person == c.person) & (kept.blocks.c.other == other)
            await c.store.do(lambda connection, here=here: connection.execute(kept.blocks.delete().where(here)))
    return await blocked(c)


async def report(c: Caller) -> dict[str, Any]:
    """Tell the owner of the server about somebody."""
    body = await c.body(ReportBody)
    person, name = await whom(c, body)
    table = body.table or body.match or ""
    now = time.time()
    mine = (kept.reports.c.person == c.person) & (kept.reports.c.at > now - 86_400)
    count = sa.select(sa.func.count()).select_from(kept.reports).where(mine)
    if await c.store.do(lambda connection: int(connection.execute(count).scalar_one())) >= REPORTS_A_DAY:
        raise Refused("too-fast", say("no-more-reports", n=REPORTS_A_DAY))
    values = {"id": new_id(), "person": c.person, "about": person, "name": name, "table": table, "status": "open",
              "text": plain(body.text), "at": now}  # fmt: skip
    await c.store.do(lambda connection: connection.execute(kept.reports.insert().values(values)) and None)
    return {}


async def lists(c: Caller) -> dict[str, Any]:
    """The deck lists of a table: when all its players have agreed, or when it is over."""
    room = await c.host.room(c.path("table"))
    agreed = all(seat.lists for seat in room.row.seats if seat.kind == "human")
    if room.live.result is None and not agreed:
        raise Refused("not-now", say("no-deck-lists-yet"))
    cards, decks = room.row.setup.cards, room.row.setup.decks
    found = []
    for deck in decks:
        counts: dict[str, int] = defaultdict(int)
        for group in deck.values():
            for index in group if isinstance(group, list) else ():
                if isinstance(index, int) and 0 <= index < len(cards):
                    counts[str(cards[index]["number"])] += 1
        found.append({"name": deck.get("name", ""), "cards": dict(counts)})
    return {"lists": found}


ROUTES: list[BaseRoute] = [
    route("/api/ladder/{game}", ladder),
    route("/api/me/history", history),
    route("/api/me/history.csv", history_csv),
    route("/api/me/blocked", blocked),
    route("/api/me/blocked", block, "POST"),
    route("/api/me/blocked/{by}", unblock, "DELETE"),
    route("/api/reports", report, "POST"),
    route("/api/tables/{table}/lists", lists),
]

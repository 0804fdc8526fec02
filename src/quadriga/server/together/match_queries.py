"""Matches in the store. Each function gives the work of one transaction; doing it twice does no harm."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from quadriga.server import queries
from quadriga.server import schema as db
from quadriga.server.piles import Brought
from quadriga.server.records import TableRow
from quadriga.server.together import kept, scoring
from quadriga.server.together.glicko import Rating, rated, rested
from quadriga.server.together.records import (
    DRAWN,
    NONE,
    Between,
    GameOver,
    GameRow,
    MatchRow,
    MatchSettings,
    Player,
    plain_fields,
)

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
encode, decode = msgspec.json.encode, msgspec.json.decode
PLAIN = ("id", "game", "kind", "status", "reason", "tournament", "invited", "best_of", "winner", "score_0",
         "score_1", "draws", "round", "rated", "elimination", "called", "ends", "paused", "seen", "created",
         "updated")  # fmt: skip
PLAYER = ("seat", "person", "name", "kind", "level", "token", "rating", "deviation", "after")


# -- reading ----------------------------------------------------------------------------------


def match(match_id: str, locked: bool = False) -> Work[MatchRow | None]:
    """A match with its players and games. `locked`: nobody else changes it meanwhile."""

    def work(c: sa.Connection) -> MatchRow | None:
        chosen = sa.select(kept.matches).where(kept.matches.c.id == match_id)
        row = c.execute(chosen.with_for_update() if locked else chosen).mappings().first()
        return None if row is None else _whole(c, [row])[0]

    return work


def chosen_matches(where: sa.ColumnElement[bool], limit: int = 200, oldest: bool = False) -> Work[list[MatchRow]]:
    def work(c: sa.Connection) -> list[MatchRow]:
        order = kept.matches.c.created if oldest else kept.matches.c.updated.desc()
        return _whole(c, c.execute(sa.select(kept.matches).where(where).order_by(order).limit(limit)).mappings().all())

    return work


def matches_of(person: str, limit: int = 1000) -> Work[list[MatchRow]]:
    mine = sa.select(kept.match_players.c.match).where(kept.match_players.c.person == person)
    return chosen_matches(kept.matches.c.id.in_(mine), limit)


def _whole(c: sa.Connection, rows: Iterable[sa.RowMapping]) -> list[MatchRow]:
    found = {row["id"]: _match(row) for row in rows}
    ids = list(found)
    players = sa.select(kept.match_players).where(kept.match_players.c.match.in_(ids))
    for row in c.execute(players.order_by(kept.match_players.c.seat)).mappings():
        decks = decode(row["decks"], type=list[Brought])
        found[row["match"]].players.append(Player(**{name: row[name] for name in PLAYER}, decks=decks))
    played = sa.select(kept.match_games).where(kept.match_games.c.match.in_(ids)).order_by(kept.match_games.c.number)
    for row in c.execute(played).mappings():
        found[row["match"]].games.append(GameRow(**{name: row[name] for name in GameRow.__struct_fields__}))
    return list(found.values())


def _match(row: sa.RowMapping) -> MatchRow:
    between = None if row["between"] is None else decode(row["between"], type=Between)
    settings = decode(row["settings"], type=MatchSettings)
    return MatchRow(**{n: row[n] for n in PLAIN}, settings=settings, between=between, players=[], games=[])


# -- making -----------------------------------------------------------------------------------


def add_match(row: MatchRow) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if c.execute(sa.select(kept.matches.c.id).where(kept.matches.c.id == row.id)).first() is not None:
            return  # stored before the line to the database broke
        between = None if row.between is None else encode(row.between)
        c.execute(
            kept.matches.insert().values(**plain_fields(row, *PLAIN), settings=encode(row.settings), between=between)
        )
        c.execute(kept.match_players.insert(), [player_values(row.id, player) for player in row.players])

    return work


def player_values(match_id: str, player: Player) -> dict[str, Any]:
    return {"match": match_id, **plain_fields(player, *PLAYER), "decks": encode(player.decks)}


def sit_down(match_id: str, player: Player, ends_after: float) -> Work[bool]:
    """Take the open seat of a match; False if somebody was quicker or it is not for this person."""

    def work(c: sa.Connection) -> bool:
        row = match(match_id, locked=True)(c)
        if row is None:
            return False
        if row.status != "open":  # perhaps it was us, before the line broke
            return any(p.person == player.person and p.token == player.token for p in row.players)
        open_ = (kept.match_players.c.match == match_id) & (kept.match_players.c.kind == "open")
        if c.execute(kept.match_players.update().where(open_).values(player_values(match_id, player))).rowcount != 1:
            return False
        now = time.time()
        ends = now + ends_after if ends_after else 0.0
        change(match_id, status="playing", ends=ends, updated=now)(c)
        return True

    return work


def change(match_id: str, **values: Any) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if "between" in values:
            values["between"] = None if values["between"] is None else encode(values["between"])
        c.execute(kept.matches.update().where(kept.matches.c.id == match_id).values(**values))

    return work


def add_game(match_id: str, game: GameRow, table: TableRow) -> Work[str]:
    """The next game of a match with its table; the id of the table that is stored, which another may have made."""

    def work(c: sa.Connection) -> str:
        here = (kept.match_games.c.match == match_id) & (kept.match_games.c.number == game.number)
        found = c.execute(sa.select(kept.match_games.c.table).where(here)).scalar()
        if found is not None:
            return str(found)
        c.execute(kept.match_games.insert().values(match=match_id, **msgspec.structs.asdict(game)))
        queries.add_table(table)(c)
        change(match_id, between=None, updated=time.time())(c)
        return table.id

    return work


def say_ready(match_id: str, seat: int, begins: int | None, deck: int | None, brought: Brought | None) -> Work[bool]:
    """What a player says between two games. False: nothing is asked of them now."""

    def work(c: sa.Connection) -> bool:
        row = match(match_id, locked=True)(c)
        if row is None or row.between is None or row.status != "playing":
            return False
        asked = row.between
        if asked.chooser == seat and begins is not None:
            asked.begins = begins
        player = row.players[seat]
        if brought is not None and row.settings.decks == "free":
            player.decks.append(brought)
            here = (kept.match_players.c.match == match_id) & (kept.match_players.c.seat == seat)
            c.execute(kept.match_players.update().where(here).values(decks=encode(player.decks)))
            asked.decks[seat] = len(player.decks) - 1
        elif deck is not None and deck in scoring.available(row, seat):
            asked.decks[seat] = deck
        elif asked.decks[seat] == NONE and deck is None:
            asked.decks[seat] = scoring.available(row, seat)[0]
        if asked.chooser == seat and asked.begins == NONE:
            return False
        asked.ready[seat] = True
        change(match_id, between=asked)(c)
        return True

    return work


# -- results ----------------------------------------------------------------------------------


def settle(match_id: str, over: GameOver | None, now: float) -> Work[MatchRow | None]:
    """Take in how a game ended; if that ends the match, its result, the ratings and the pairing with it.

    Without `over`: time was called or somebody gave the match up between two games.
    """

    def work(c: sa.Connection) -> MatchRow | None:
        row = match(match_id, locked=True)(c)
        if row is not None and over is not None:
            _end_game(c, row, over, now)  # also of a match that somebody has left meanwhile
        if row is None or row.status != "playing":
            return row
        done = scoring.finished(row)
        row.score_0, row.score_1 = (sum(game.winner == seat for game in done) for seat in range(2))
        row.draws = sum(game.winner == DRAWN for game in done)
        winner = scoring.decided(row)
        if winner == NONE:
            if len(done) == len(row.games) and row.between is None:
                row.between = scoring.between(row, now)
            values = plain_fields(row, "score_0", "score_1", "draws", "rated", "between")
            change(match_id, **values, updated=now)(c)
            return row
        reason = over.reason if over is not None and over.reason in ("leave", "ruling") else "games"
        end(row, winner, "time" if row.called and reason == "games" else reason, now)(c)
        return row

    return work


def _end_game(c: sa.Connection, row: MatchRow, over: GameOver, now: float) -> None:
    for game in row.games:
        if game.table != over.table or game.winner != NONE:
            continue
        game.winner, game.reason, game.first, game.turns = over.winner, over.reason, over.first, over.turns
        (game.tally_0, game.tally_1), game.ended = over.tally, now
        here = (kept.match_games.c.match == row.id) & (kept.match_games.c.number == game.number)
        c.execute(kept.match_games.update().where(here).values(msgspec.structs.asdict(game)))
        row.rated = row.rated and not over.practice


def give_up(match_id: str, seat: int, now: float) -> Work[MatchRow | None]:
    """A player leaves the match for good: the other one has won it, whatever the score."""

    def work(c: sa.Connection) -> MatchRow | None:
        row = match(match_id, locked=True)(c)
        if row is not None and row.status == "playing":
            end(row, 1 - seat, "leave", now)(c)
        return row

    return work


def end(row: MatchRow, winner: int, reason: str, now: float) -> Work[None]:
    """The match is over: ratings and the pairing of a tournament change in the same transaction."""

    def work(c: sa.Connection) -> None:
        row.status, row.winner, row.reason, row.between, row.updated = "over", winner, reason, None, now
        names = ("status", "winner", "reason", "between", "score_0", "score_1", "draws", "rated", "updated")
        change(row.id, **plain_fields(row, *names))(c)
        if row.rated and winner in (0, 1, DRAWN) and all(p.kind == "human" and p.person for p in row.players):
            _rate(c, row, now)
        if row.tournament:
            result = {"winner": winner, "score_a": row.score_0, "score_b": row.score_1, "draws": row.draws}
            paired = (kept.pairings.c.match == row.id) & (kept.pairings.c.winner == NONE)
            c.execute(kept.pairings.update().where(paired).values(**result, by="played"))

    return work


def _rate(c: sa.Connection, row: MatchRow, now: float) -> None:
    persons = [player.person for player in row.players]
    if persons[0] == persons[1]:
        return
    for person in sorted(persons):  # in one order, so that two matches of the same persons do not wait for each other
        _lock_rating(c, person, row.game, now)
    before = [rested(*rating_of(person, row.game, now)(c)) for person in persons]
    for seat, player in enumerate(row.players):
        score = 0.5 if row.winner == DRAWN else float(row.winner == seat)
        after = rated(before[seat], [(before[1 - seat], score)])
        column = kept.ratings.c.draws if score == 0.5 else kept.ratings.c.wins if score else kept.ratings.c.losses
        mine = (kept.ratings.c.person == player.person) & (kept.ratings.c.game == row.game)
        values = {**msgspec.structs.asdict(after), "updated": now, column.name: column + 1}
        c.execute(kept.ratings.update().where(mine).values(values))
        player.rating, player.deviation, player.after = before[seat].rating, before[seat].deviation, after.rating
        here = (kept.match_players.c.match == row.id) & (kept.match_players.c.seat == seat)
        changed = {"rating": player.rating, "deviation": player.deviation, "after": player.after}
        c.execute(kept.match_players.update().where(here).values(changed))


def _lock_rating(c: sa.Connection, person: str, game: str, now: float) -> None:
    mine = (kept.ratings.c.person == person) & (kept.ratings.c.game == game)
    if c.execute(sa.select(kept.ratings.c.person).where(mine).with_for_update()).first() is None:
        new = msgspec.structs.asdict(Rating())
        c.execute(kept.ratings.insert().values(person=person, game=game, **new, wins=0, losses=0, draws=0, updated=now))


def rating_of(person: str, game: str, now: float) -> Work[tuple[Rating, float]]:
    """Somebody's rating and how many seconds ago it last changed."""

    def work(c: sa.Connection) -> tuple[Rating, float]:
        mine = (kept.ratings.c.person == person) & (kept.ratings.c.game == game)
        row = c.execute(sa.select(kept.ratings).where(mine)).mappings().first()
        if row is None:
            return Rating(), 0.0
        return Rating(row["rating"], row["deviation"], row["volatility"]), now - row["updated"]

    return work


def unsettled() -> Work[list[tuple[str, str]]]:
    """Games of matches that are over at their table and not yet in the match: (match, table)."""

    def work(c: sa.Connection) -> list[tuple[str, str]]:
        joined = kept.match_games.join(db.tables, db.tables.c.id == kept.match_games.c.table)
        chosen = sa.select(kept.match_games.c.match, kept.match_games.c.table).select_from(joined)
        where = (kept.match_games.c.winner == NONE) & (db.tables.c.status == "over")
        return [(row[0], row[1]) for row in c.execute(chosen.where(where))]

    return work


def ended_early() -> Work[list[str]]:
    """Tables still played whose match is over: somebody left it, or a judge ruled."""

    def work(c: sa.Connection) -> list[str]:
        joined = kept.match_games.join(db.tables, db.tables.c.id == kept.match_games.c.table).join(
            kept.matches, kept.matches.c.id == kept.match_games.c.match
        )
        where = (kept.matches.c.status == "over") & (db.tables.c.status == "playing")
        return [row[0] for row in c.execute(sa.select(kept.match_games.c.table).select_from(joined).where(where))]

    return work

"""Tournaments in the store. Each function gives the work of one transaction."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from quadriga.server.piles import Brought
from quadriga.server.refusing import Refused, say
from quadriga.server.together import kept, rounds
from quadriga.server.together.match_queries import add_match, change
from quadriga.server.together.pairing import BYE, Pair
from quadriga.server.together.records import NONE, MatchRow, MatchSettings, Player, plain_fields
from quadriga.server.together.standings import Paired
from quadriga.server.together.tournament_records import Entrant, Ruling, TournamentRow, TournamentSettings
from quadriga.server.tokens import hashed, new_id, new_token

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
encode, decode = msgspec.json.encode, msgspec.json.decode
PLAIN = ("id", "owner", "game", "name", "status", "stage", "judge", "round", "ends", "paused", "created", "updated")
ENTRANT = ("number", "person", "name", "kind", "level", "status", "joined", "seed", "at")
PAIRED = ("round", "number", "a", "b", "winner", "score_a", "score_b", "draws", "match", "by", "stage")


class _Stored(msgspec.Struct):
    settings: TournamentSettings
    judges: list[str] = []


def tournament(tournament_id: str, locked: bool = False) -> Work[TournamentRow | None]:
    def work(c: sa.Connection) -> TournamentRow | None:
        chosen = sa.select(kept.tournaments).where(kept.tournaments.c.id == tournament_id)
        row = c.execute(chosen.with_for_update() if locked else chosen).mappings().first()
        if row is None:
            return None
        stored = decode(row["settings"], type=_Stored)
        t = TournamentRow(**{n: row[n] for n in PLAIN}, settings=stored.settings, judges=stored.judges)
        t.entrants = [
            Entrant(**{n: e[n] for n in ENTRANT}, decks=decode(e["decks"], type=list[Brought]))
            for e in _rows(c, kept.entrants, tournament_id, "number")
        ]
        t.paired = [
            Paired(**{n: p[n] for n in PAIRED}) for p in _rows(c, kept.pairings, tournament_id, "round", "number")
        ]
        t.rulings = [
            Ruling(r["number"], r["by"], r["says"], r["at"]) for r in _rows(c, kept.rulings, tournament_id, "number")
        ]
        return t

    return work


def _rows(c: sa.Connection, shelf: sa.Table, tournament_id: str, *order: str) -> Sequence[sa.RowMapping]:
    chosen = sa.select(shelf).where(shelf.c.tournament == tournament_id).order_by(*(shelf.c[name] for name in order))
    return c.execute(chosen).mappings().all()


def add_tournament(t: TournamentRow) -> Work[None]:
    def work(c: sa.Connection) -> None:
        if c.execute(sa.select(kept.tournaments.c.id).where(kept.tournaments.c.id == t.id)).first() is None:
            stored = encode(_Stored(t.settings, t.judges))
            c.execute(kept.tournaments.insert().values(**plain_fields(t, *PLAIN), settings=stored))

    return work


def alter(t: TournamentRow, **values: Any) -> Work[None]:
    """Change some of what is kept of a tournament; its settings and judges are written with it."""

    def work(c: sa.Connection) -> None:
        stored = {"settings": encode(_Stored(t.settings, t.judges)), "updated": time.time(), **values}
        c.execute(kept.tournaments.update().where(kept.tournaments.c.id == t.id).values(stored))

    return work


def lines(where: sa.ColumnElement[bool], limit: int) -> Work[list[tuple[TournamentRow, int]]]:
    """Tournaments without what happens in them, each with the number of its entrants."""

    def work(c: sa.Connection) -> list[tuple[TournamentRow, int]]:
        chosen = sa.select(kept.tournaments).where(where).order_by(kept.tournaments.c.updated.desc()).limit(limit)
        found = []
        for row in c.execute(chosen).mappings().all():
            stored = decode(row["settings"], type=_Stored)
            count = sa.select(sa.func.count()).where(kept.entrants.c.tournament == row["id"])
            t = TournamentRow(**{n: row[n] for n in PLAIN}, settings=stored.settings, judges=stored.judges)
            found.append((t, int(c.execute(count).scalar_one())))
        return found

    return work


def sa_in_mine(person: str) -> sa.ColumnElement[bool]:
    """Tournaments that this person is in."""
    mine = sa.select(kept.entrants.c.tournament).where((kept.entrants.c.person == person) & (person != ""))
    return kept.tournaments.c.id.in_(mine)


def tables_of_round(t: TournamentRow) -> Work[dict[str, str]]:
    """For each match of the tournament the table that was opened last."""

    def work(c: sa.Connection) -> dict[str, str]:
        g, chosen = kept.match_games, [p.match for p in t.paired if p.match]
        found = sa.select(g.c.match, g.c.table).where(g.c.match.in_(chosen)).order_by(g.c.number)
        return {row[0]: row[1] for row in c.execute(found)}

    return work


# -- entering ---------------------------------------------------------------------------------


def enter(tournament_id: str, fresh: list[Entrant], most: int) -> Work[TournamentRow]:
    """Enter players; somebody who is in already only changes name and deck, until it begins."""

    def work(c: sa.Connection) -> TournamentRow:
        t = _there(c, tournament_id)
        if t.status not in ("signup", "running"):
            raise Refused("not-now", say("no-tournament-over"))
        for e in fresh:
            old = next((x for x in t.entrants if e.person and x.person == e.person), None)
            if t.status == "running":
                _late(t, old)
            if old is not None:
                values = {"name": e.name, "decks": encode(e.decks), "status": "in"}
                mine = (kept.entrants.c.tournament == t.id) & (kept.entrants.c.number == old.number)
                c.execute(kept.entrants.update().where(mine).values(values))
                continue
            if len(t.entrants) >= most:
                raise Refused("not-now", say("no-more-entrants", most=most))
            e.number = max((x.number for x in t.entrants), default=-1) + 1
            e.joined = t.round + 1 if t.status == "running" else 1
            t.entrants.append(e)
            values = {**plain_fields(e, *ENTRANT), "decks": encode(e.decks), "tournament": t.id}
            c.execute(kept.entrants.insert().values(values))
        return _there(c, tournament_id)

    return work


def _late(t: TournamentRow, old: Entrant | None) -> None:
    if old is not None:
        raise Refused("not-now", say("no-deck-change"))
    if not t.settings.late or t.stage == "cut" or t.round >= t.rounds or t.settings.kind != "swiss":
        raise Refused("not-now", say("no-entering-now"))


def drop(tournament_id: str, number: int) -> Work[TournamentRow]:
    """Somebody leaves the tournament: they are not paired again."""

    def work(c: sa.Connection) -> TournamentRow:
        t = _there(c, tournament_id)
        mine = (kept.entrants.c.tournament == t.id) & (kept.entrants.c.number == number)
        if t.status == "signup":
            c.execute(kept.entrants.delete().where(mine))
        else:
            c.execute(kept.entrants.update().where(mine).values(status="dropped"))
        return _there(c, tournament_id)

    return work


def _there(c: sa.Connection, tournament_id: str) -> TournamentRow:
    t = tournament(tournament_id, locked=True)(c)
    if t is None:
        raise Refused("not-found", say("no-such-tournament"))
    return t


# -- rounds -----------------------------------------------------------------------------------


def pair_round(tournament_id: str, after: int, now: float) -> Work[TournamentRow]:
    """Pair the round after round `after`, a match for each table, or end the tournament. Done once, whoever asks."""

    def work(c: sa.Connection) -> TournamentRow:
        t = _there(c, tournament_id)
        if t.round != after or t.status not in ("signup", "running"):
            return t
        if t.status == "signup":
            if len(t.entrants) < 2:
                raise Refused("not-now", say("no-tournament-alone"))
            t.stage = "cut" if t.settings.kind == "elimination" else "swiss"
        elif not rounds.complete(t):
            raise Refused("not-now", say("no-results-yet"))
        stage, pairs = _next(c, t)
        if not pairs:
            alter(t, status="over", stage=stage, ends=0.0)(c)
            return _there(c, tournament_id)
        ends = now + 60 * t.settings.minutes if t.settings.minutes and stage == "swiss" else 0.0
        for number, pair in enumerate(pairs):
            _add_pairing(c, t, stage, number, pair, ends, now)
        alter(t, status="running", stage=stage, round=t.round + 1, ends=ends)(c)
        return _there(c, tournament_id)

    return work


def _next(c: sa.Connection, t: TournamentRow) -> tuple[str, list[Pair]]:
    if t.status == "signup" and t.settings.kind == "elimination":
        t.stage = "swiss"
        stage, pairs = "cut", rounds.first_of_elimination(t)
    else:
        stage, pairs = rounds.following(t)
    if stage == "cut" and t.stage == "swiss":
        for seed, number in enumerate(rounds.seeded(t), start=1):
            mine = (kept.entrants.c.tournament == t.id) & (kept.entrants.c.number == number)
            c.execute(kept.entrants.update().where(mine).values(seed=seed))
    return stage, pairs


def _add_pairing(
    c: sa.Connection, t: TournamentRow, stage: str, number: int, pair: Pair, ends: float, now: float
) -> None:
    here = {e.number: e for e in t.entrants}
    a, b = pair
    gone = {e.number for e in t.entrants if e.status != "in"}
    if b != BYE and (a in gone or b in gone):  # round robin: whose opponent has left has a bye
        a, b = (b if a in gone else a), BYE
    p = Paired(t.round + 1, number, a, b, stage=stage)
    if b == BYE:
        p.winner, p.score_a, p.by = (0 if a not in gone else 3), t.settings.best_of // 2 + 1, "bye"
    else:
        players = [_player(seat, here[n]) for seat, n in enumerate((a, b))]
        s = t.settings
        settings = MatchSettings(s.clock, dict(s.options), s.spectators, s.delay, s.undo, lists=s.lists)
        best_of = s.best_of if stage == "swiss" else s.cut_best_of
        row = MatchRow(new_id(), t.game, "tournament", "playing", best_of, settings, players)
        row.rated = s.rated and all(player.kind == "human" for player in players)
        row.elimination, row.tournament, row.round, row.ends = stage == "cut", t.id, p.round, ends
        row.created = row.updated = row.seen = now
        add_match(row)(c)
        p.match = row.id
    c.execute(kept.pairings.insert().values(tournament=t.id, **plain_fields(p, *PAIRED)))


def _player(seat: int, e: Entrant) -> Player:
    token = hashed(new_token()) if e.kind == "human" else ""
    return Player(seat, e.kind, e.person, e.name, e.level, token, e.decks)


# -- judges -----------------------------------------------------------------------------------


def rule(t: TournamentRow, round_: int, number: int, values: dict[str, Any]) -> Work[bool]:
    """A judge's result of a pairing, over whatever stood there."""

    def work(c: sa.Connection) -> bool:
        p = kept.pairings
        here = (p.c.tournament == t.id) & (p.c.round == round_) & (p.c.number == number) & (p.c.b != BYE)
        return c.execute(p.update().where(here).values(**values, by="judge")).rowcount > 0

    return work


def note(tournament_id: str, by: str, says: str) -> Work[None]:
    """What a judge did, for everybody to read."""

    def work(c: sa.Connection) -> None:
        here = kept.rulings.c.tournament == tournament_id
        last = c.execute(sa.select(sa.func.max(kept.rulings.c.number)).where(here)).scalar()
        number = 0 if last is None else last + 1
        c.execute(
            kept.rulings.insert().values(tournament=tournament_id, number=number, by=by, says=says, at=time.time())
        )

    return work


def more_time(matches: Sequence[str], seconds: float) -> Work[None]:
    def work(c: sa.Connection) -> None:
        m = kept.matches
        timed = m.c.id.in_(matches) & (m.c.ends > 0) & (m.c.status == "playing")
        c.execute(m.update().where(timed).values(ends=m.c.ends + seconds, called=False))

    return work


def pause(t: TournamentRow, on: bool, now: float) -> Work[None]:
    """Stop the clocks of the round, or let them go on where they stopped."""

    def work(c: sa.Connection) -> None:
        m = kept.matches
        mine = (m.c.tournament == t.id) & (m.c.status == "playing")
        if on:
            alter(t, paused=now)(c)
            c.execute(m.update().where(mine & (m.c.paused == 0)).values(paused=now))
            return
        lost = now - t.paused if t.paused else 0.0
        alter(t, paused=0.0, ends=t.ends + lost if t.ends else 0.0)(c)
        c.execute(m.update().where(mine & (m.c.ends > 0)).values(ends=m.c.ends + lost))
        c.execute(m.update().where(mine).values(paused=0.0))

    return work


def close_matches(t: TournamentRow) -> Work[None]:
    """The tournament is cancelled: what is played counts for nothing."""

    def work(c: sa.Connection) -> None:
        for p in t.paired:
            if p.winner == NONE and p.match:
                change(p.match, status="over", winner=2, reason="ruling", rated=False)(c)
        alter(t, status="cancelled")(c)

    return work

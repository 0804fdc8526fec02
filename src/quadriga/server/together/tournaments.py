"""Tournaments while they are played. As with matches, what is stored leads, and `watch` goes on from it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from typing import TYPE_CHECKING

from quadriga.server import messages as m
from quadriga.server.piles import brought, playable
from quadriga.server.refusing import Refused, say
from quadriga.server.store import Away
from quadriga.server.together import kept, rounds
from quadriga.server.together import match_queries as matches
from quadriga.server.together import tournament_queries as queries
from quadriga.server.together.records import NONE
from quadriga.server.together.tournament_records import Entrant, TournamentRow, Verdict

if TYPE_CHECKING:
    from quadriga.server.host import Host

log = logging.getLogger("quadriga.server")
LOOK = 2.0
SHOWN = 30
NAMES = (
    "Aster", "Briar", "Cinder", "Dara", "Ember", "Fenn", "Garnet", "Hollis", "Iris", "Juno", "Kestrel", "Linden",
    "Maris", "Nettle", "Orin", "Petra", "Quill", "Rowan", "Sorrel", "Tamsin", "Umber", "Vesper", "Wren", "Yarrow",
)  # fmt: skip
"""What computer players are called."""


class Tournaments:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.store = host.store

    async def get(self, tournament_id: str) -> TournamentRow:
        t = await self.store.do(queries.tournament(tournament_id))
        if t is None:
            raise Refused("not-found", say("no-such-tournament"))
        return t

    async def brief(self) -> list[m.TournamentLine]:
        """Those that the lobby shows."""
        week = time.time() - 7 * 86_400
        where = kept.tournaments.c.status.in_(["signup", "running"]) & (kept.tournaments.c.updated > week)
        found = await self.store.do(queries.lines(where, SHOWN))
        return [line_of(t, count) for t, count in found if t.settings.listed]

    def computers(self, game: str, count: int, level: str, taken: int) -> list[Entrant]:
        """Computer players with starter decks."""
        found = playable(game)
        decks = list(found.decks().values())
        chance = random.Random(taken)
        fresh = []
        for i in range(taken, taken + count):
            name = NAMES[i % len(NAMES)] + (f" {i // len(NAMES) + 1}" if i >= len(NAMES) else "")
            deck = brought(game, decks[(i + chance.randrange(len(decks))) % len(decks)], {}, False)
            fresh.append(Entrant(-1, "", name, "computer", level, decks=[deck], at=time.time()))
        return fresh

    # -- rounds ---------------------------------------------------------------------------

    async def next_round(self, tournament_id: str, after: int) -> TournamentRow:
        """Pair the round after this one and let its matches begin."""
        work = queries.pair_round(tournament_id, after, time.time())
        t = await self.store.do(work, contended=True, tournament=tournament_id, lobby="1")
        await self.begin_matches(t)
        await self.tell_all(tournament_id)  # once more: now there are tables to go to
        return t

    async def begin_matches(self, t: TournamentRow) -> None:
        for p in t.of_round(t.round):
            if p.match and p.winner == NONE:
                with contextlib.suppress(Refused):
                    await self.host.matches.next_game(p.match)

    async def tell_all(self, tournament_id: str) -> None:
        """Here and at the other servers whoever looks at it reads it again."""
        await self.store.do(lambda c: None, tournament=tournament_id)
        await self.changed(tournament_id)

    async def changed(self, tournament_id: str) -> None:
        """Tell whoever is in the lobby here; their pages read it again if they show it."""
        if self.host.lobby.lines:
            t = await self.store.do(queries.tournament(tournament_id))
            if t is not None:
                told = m.encode(m.Tournament(id=t.id, round=t.round, status=t.status))
                for line in list(self.host.lobby.lines):
                    line.send(told)
        self.host.lobby.changed()

    async def watch(self) -> None:
        while True:
            try:
                await self.look_after(time.time())
            except Away:
                pass
            except Exception:
                log.exception("tournaments could not be looked after")
            await asyncio.sleep(LOOK)

    async def look_after(self, now: float) -> None:
        running = await self.store.do(queries.lines(kept.tournaments.c.status == "running", 200))
        for brief, _ in running:
            if not brief.settings.auto or brief.paused:
                continue
            t = await self.get(brief.id)
            if rounds.complete(t):
                with contextlib.suppress(Refused):
                    await self.next_round(t.id, t.round)

    # -- players and judges ---------------------------------------------------------------

    async def drop(self, t: TournamentRow, number: int) -> None:
        """Somebody leaves: the match they are in goes to the other player."""
        after = await self.store.do(queries.drop(t.id, number), contended=True, tournament=t.id, lobby="1")
        for p in after.of_round(after.round):
            if p.winner == NONE and p.match and number in (p.a, p.b):
                work = matches.give_up(p.match, 0 if p.a == number else 1, time.time())
                row = await self.store.do(work, match=p.match)
                if row is not None:
                    await self.host.matches.after(row)
        await self.changed(t.id)

    async def rule(self, t: TournamentRow, by: str, verdict: Verdict) -> None:
        """A judge says how a match ended, now or over a result that stands."""
        found = [p for p in t.of_round(verdict.round) if p.number == verdict.number]
        if not found or found[0].b < 0:
            raise Refused("not-found", say("no-such-pairing"))
        values = {
            "winner": verdict.winner, "score_a": verdict.score[0], "score_b": verdict.score[1], "draws": verdict.draws,
        }  # fmt: skip
        await self.store.do(queries.rule(t, verdict.round, verdict.number, values), tournament=t.id)
        names = {e.number: e.name for e in t.entrants}
        a, b = names[found[0].a], names[found[0].b]
        who = (a, b, "a draw", "a loss for both")[verdict.winner]
        score = f"{verdict.score[0]}:{verdict.score[1]}"
        says = f"Round {verdict.round}, table {verdict.number + 1} ({a} – {b}): {who}, {score}."
        await self.store.do(queries.note(t.id, by, says), contended=True, tournament=t.id)
        row = await self.store.do(matches.match(found[0].match))
        if row is not None and row.status == "playing":
            row.score_0, row.score_1, row.draws, row.rated = *verdict.score, verdict.draws, False
            await self.store.do(matches.end(row, min(verdict.winner, 2), "ruling", time.time()), match=row.id)
            await self.host.matches.after(row)
        await self.changed(t.id)

    async def more_time(self, t: TournamentRow, by: str, minutes: int, number: int | None) -> None:
        chosen = [p.match for p in t.of_round(t.round) if p.match and number in (None, p.number)]
        await self.store.do(queries.more_time(chosen, 60.0 * minutes), tournament=t.id)
        where = "all tables" if number is None else f"table {number + 1}"
        await self.store.do(queries.note(t.id, by, f"{minutes} minutes more for {where}."), contended=True)
        if number is None and t.ends:
            await self.store.do(queries.alter(t, ends=t.ends + 60.0 * minutes), tournament=t.id)
        await self._refresh(chosen)
        await self.changed(t.id)

    async def pause(self, t: TournamentRow, by: str, on: bool) -> None:
        if on != bool(t.paused):
            await self.store.do(queries.pause(t, on, time.time()), tournament=t.id)
            says = "The tournament is paused." if on else "The tournament goes on."
            await self.store.do(queries.note(t.id, by, says), contended=True, tournament=t.id)
        await self._refresh([p.match for p in t.of_round(t.round) if p.match])
        await self.changed(t.id)

    async def _refresh(self, chosen: list[str]) -> None:
        for match_id in chosen:
            await self.store.do(lambda c: None, match=match_id)
            await self.host.matches.refresh(match_id)


def line_of(t: TournamentRow, count: int) -> m.TournamentLine:
    rounds_ = t.rounds if t.entrants else t.settings.rounds
    return m.TournamentLine(
        t.id, t.game, t.name, t.settings.kind, t.status, count, t.round, rounds_, t.settings.best_of
    )

"""A match as the people at its tables see it."""

from __future__ import annotations

import msgspec

from quadriga.server import messages as m
from quadriga.server.together.records import NONE, MatchRow


def match_info(row: MatchRow, table: str, mine: list[int]) -> m.MatchInfo:
    """What the people at a table of a match may know of it."""
    numbers = {game.table: game.number for game in row.games}
    current = row.games[-1].table if row.games else ""
    asked = row.between
    shown = None
    if asked is not None and row.status == "playing":
        decks = [asked.decks[seat] == NONE and not asked.ready[seat] for seat in range(2)]
        shown = m.BetweenInfo(asked.until, asked.chooser, asked.begins, decks)
    several = row.settings.decks != "fixed"
    return m.MatchInfo(
        id=row.id, best_of=row.best_of, score=row.score,
        status=msgspec.convert(row.status, m.MatchStatus), game=numbers.get(table, 0) + 1, draws=row.draws,
        winner=row.winner, reason=row.reason, rated=row.rated,
        changes=[round(p.after - p.rating, 1) for p in row.players if p.after is not None and p.rating is not None],
        ends=row.ends, called=row.called, paused=row.paused > 0, next=current if current != table else "",
        between=shown, tournament=row.tournament, round=row.round,
        decks=[[d.name for d in p.decks] if several and p.seat in mine else [] for p in row.players],
        free=row.settings.decks == "free",
    )  # fmt: skip

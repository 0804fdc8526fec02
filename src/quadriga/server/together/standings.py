"""Standings: points, then what the game's floor rules break ties by."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quadriga.games.floor import TIE_BREAKS
from quadriga.server.together.pairing import BYE
from quadriga.server.together.records import DRAWN, NONE

WIN, DRAW = 3, 1
"""Points of a match."""
LEAST = 1 / 3
"""A share of wins counts at least so much for an opponent: nobody suffers for having met somebody unlucky."""


class Paired(msgspec.Struct):
    """One pairing of a round."""

    round: int
    number: int
    a: int
    b: int
    winner: int = NONE
    """0 is `a`, 1 is `b`, 2 a draw, 3 a loss of both; NONE while it is played."""
    score_a: int = 0
    score_b: int = 0
    draws: int = 0
    match: str = ""
    by: str = ""
    stage: str = "swiss"


class Standing(msgspec.Struct):
    """One line of the standings."""

    entrant: int
    place: int = 0
    points: int = 0
    wins: int = 0
    losses: int = 0
    draws: int = 0
    byes: int = 0
    match_wins: float = 0.0
    """Share of points; byes do not count."""
    game_wins: float = 0.0
    opponents_match_wins: float = 0.0
    opponents_game_wins: float = 0.0
    opponents: list[int] = []


def standings(
    entrants: Sequence[int], paired: Sequence[Paired], tie_breaks: Sequence[str] = TIE_BREAKS
) -> list[Standing]:
    """Everybody by points and tie-breaks, the best first; whoever is equal in all shares a place."""
    lines = {entrant: Standing(entrant, opponents=[]) for entrant in entrants}
    games: dict[int, list[int]] = {entrant: [0, 0] for entrant in entrants}
    """Points of games, and points that could be had."""
    for p in paired:
        if p.stage != "swiss" or p.winner == NONE:
            continue
        for me, other, seat in ((p.a, p.b, 0), (p.b, p.a, 1)):
            if me not in lines:
                continue
            line = lines[me]
            won, drawn = p.winner == seat, p.winner == DRAWN
            line.points += WIN if won else DRAW if drawn else 0
            if other == BYE:
                line.byes += won
                line.losses += not won  # a round missed
                continue
            line.wins += won
            line.draws += drawn
            line.losses += not won and not drawn
            line.opponents.append(other)
            mine, theirs = (p.score_a, p.score_b) if seat == 0 else (p.score_b, p.score_a)
            games[me][0] += WIN * mine + DRAW * p.draws
            games[me][1] += WIN * (mine + theirs + p.draws)
    for line in lines.values():
        played = len(line.opponents)
        line.match_wins = (WIN * line.wins + DRAW * line.draws) / (WIN * played) if played else 0.0
        got, possible = games[line.entrant]
        line.game_wins = got / possible if possible else 0.0
    for line in lines.values():
        others = [lines[other] for other in line.opponents if other in lines]
        if others:
            line.opponents_match_wins = sum(max(LEAST, o.match_wins) for o in others) / len(others)
            line.opponents_game_wins = sum(max(LEAST, o.game_wins) for o in others) / len(others)

    def worth(line: Standing) -> tuple[float, ...]:
        return (line.points, *(round(getattr(line, name), 9) for name in tie_breaks))

    found = sorted(lines.values(), key=lambda line: (*(-x for x in worth(line)), line.entrant))
    for i, line in enumerate(found):
        line.place = found[i - 1].place if i and worth(found[i - 1]) == worth(line) else i + 1
    return found

"""What comes next in a tournament: the pairs of a round, the elimination, the end. Pure."""

from __future__ import annotations

from collections import Counter

from quadriga import games
from quadriga.server.together.pairing import BYE, Pair, bracket, next_bracket, round_robin, swiss
from quadriga.server.together.records import NONE
from quadriga.server.together.standings import Standing, standings
from quadriga.server.together.tournament_records import Entrant, TournamentRow


def complete(t: TournamentRow) -> bool:
    """Are all results of the present round in?"""
    return all(p.winner != NONE for p in t.of_round(t.round))


def table_of(t: TournamentRow) -> list[Standing]:
    return standings([e.number for e in t.entrants], t.paired, games.load(t.game).floor.tie_breaks)


def playing(t: TournamentRow, round_: int) -> list[Entrant]:
    return [e for e in t.entrants if e.status == "in" and e.joined <= round_]


def following(t: TournamentRow) -> tuple[str, list[Pair]]:
    """The stage and the pairs of the next round; no pairs: the tournament is over."""
    round_ = t.round + 1
    if t.stage == "swiss" and round_ <= t.rounds:
        here = [e.number for e in playing(t, round_)]
        if len(here) < 2:
            return "swiss", []
        if t.settings.kind == "robin":
            fixed = [e.number for e in t.entrants]
            return "swiss", [p for p in round_robin(fixed, round_) if p[0] in here or p[1] in here]
        return "swiss", _swiss(t, here, round_)
    if t.stage == "swiss":
        return "cut", first_of_elimination(t)
    last = [p for p in t.of_round(t.round) if p.stage == "cut"]
    winners = [(p.a, p.b)[p.winner] if p.winner in (0, 1) else p.a for p in last]
    if len(winners) < 2:
        return "cut", []
    seeds = {e.number: e.seed for e in t.entrants}
    return "cut", next_bracket(winners, lambda number: seeds[number])


def _swiss(t: TournamentRow, here: list[int], round_: int) -> list[Pair]:
    lines = {line.entrant: line for line in table_of(t)}
    met = {frozenset((p.a, p.b)) for p in t.paired if p.b != BYE}
    byes = Counter(p.a for p in t.paired if p.b == BYE and p.winner == 0)
    seed = int.from_bytes(f"{t.id}{round_}".encode()[-6:], "big")
    return swiss({number: lines[number].points for number in here}, met, byes, seed)


def seeded(t: TournamentRow) -> list[int]:
    """Who goes on to the elimination, the best placed first."""
    if t.settings.kind == "elimination":
        return [e.number for e in playing(t, 1)]
    stayed = {e.number for e in t.entrants if e.status == "in"}
    return [line.entrant for line in table_of(t) if line.entrant in stayed][: t.settings.cut]


def first_of_elimination(t: TournamentRow) -> list[Pair]:
    chosen = seeded(t)
    return bracket(chosen) if len(chosen) > 1 and (t.settings.cut or t.settings.kind == "elimination") else []


def final(t: TournamentRow) -> list[int]:
    """Everybody in their last order: how far they came in the elimination, then the standings before it."""
    reached: dict[int, int] = {}
    for p in t.paired:
        if p.stage == "cut":
            for number in (p.a, p.b):
                reached[number] = max(reached.get(number, 0), p.round)
            if p.winner in (0, 1):
                winner = (p.a, p.b)[p.winner]
                reached[winner] = max(reached[winner], p.round + 1)
    places = [line.entrant for line in table_of(t)]
    return sorted(places, key=lambda number: (-reached.get(number, 0), places.index(number)))


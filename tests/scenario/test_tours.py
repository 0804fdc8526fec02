"""First-time tours: every game has one, in both languages, and playing it leads through all its stops."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga import games
from quadriga.games.door import Game
from quadriga.kernel.state import State
from quadriga.players.player import RandomPlayer
from quadriga.scenario import files, running
from quadriga.scenario.files import BadScenario, Scenario, Stop, Tour
from quadriga.scenario.table import seat_of

NEWCOMER = 0
EVERY = pytest.mark.parametrize("name", games.FINISHED)


def tours(name: str) -> list[Scenario]:
    folder = games.load(name).folder / "scenarios"
    found = [files.read(path) for path in sorted(folder.glob("**/*.yaml")) if "\ntour:" in path.read_text()]
    return [scenario for scenario in found if scenario.tour is not None]


class Walk:
    """A newcomer on the tour: goes on by the button, and does what the tour waits for."""

    def __init__(self, game: Game, tour: Tour, s: State) -> None:
        self.game, self.stops, self.s = game, tour.stops, s
        self.at, self.since = 0, len(s.log)
        self.look()

    @property
    def done(self) -> bool:
        return self.at == len(self.stops)

    def look(self) -> None:
        while not self.done and self._reached(self.stops[self.at]):
            self.at += 1
            self.since = len(self.s.log)

    def _reached(self, stop: Stop) -> bool:
        until = stop.until
        d = self.s.decision
        if until is None:
            return True
        asked = d is not None and d.player == NEWCOMER and d.kind == until.decision
        kinds = [e.kind for e in self.s.log[self.since :] if e.player in (NEWCOMER, -1)]
        if self.s.over and until.over:
            return True
        return asked or until.event in kinds or (until.event == "any" and bool(kinds))


@EVERY
def test_the_play_of_a_tour_leads_through_all_its_stops(name: str) -> None:
    assert tours(name), f"{name} has no tour"
    for scenario in tours(name):
        assert scenario.tour is not None
        table = running.lay(scenario)
        walk = Walk(table.game, scenario.tour, table.state)
        for step in scenario.play:
            if step.expect is None:
                table.say(seat_of(step.seat), step.words)
                walk.look()
        assert walk.done, f"{scenario.file} stops at {walk.stops[walk.at].say!r}"
        assert table.winner == "A", "a first tour ends with a win"


@EVERY
def test_a_tour_ends_whatever_the_opponent_does(name: str) -> None:
    """The newcomer does as told; the opponent plays at random."""
    [scenario, *_] = tours(name)
    assert scenario.tour is not None
    for seed in range(10):
        table = running.lay(scenario)
        s = table.state
        walk = Walk(table.game, scenario.tour, s)
        said = [step.words for step in scenario.play if step.expect is None and step.seat == "A"]
        opponent = RandomPlayer(table.game, seed)
        for _ in range(300):
            if s.decision is None:
                break
            fits = table.matching(NEWCOMER, said[0]) if said and s.decision.player == NEWCOMER else []
            if fits:
                said.pop(0)
                table.game.answer(s, fits[0].index)
            elif s.decision.player == NEWCOMER:
                scores = table.game.scores(s)
                table.game.answer(s, scores.index(max(scores)))
            else:
                table.game.answer(s, opponent.choose(s))
            walk.look()
        assert walk.done, f"with seed {seed} the tour stops at {walk.stops[walk.at].say!r}"


@EVERY
def test_a_tour_speaks_both_languages_and_points_at_zones_that_are_there(name: str) -> None:
    zones = games.load(name).layout()["zones"]
    for scenario in tours(name):
        assert scenario.tour is not None
        chinese = [scenario.tour.zh, *(stop.zh for stop in scenario.tour.stops)]
        assert all(re.search(r"[\u4e00-\u9fff]", text) for text in chinese)
        assert len(scenario.tour.stops) >= 6
        assert not scenario.tour.stops[-1].until, "the last stop is a goodbye"
        for stop in scenario.tour.stops:
            assert not stop.look or stop.look in zones, f"{stop.look!r} is none of {', '.join(zones)}"


def test_a_tour_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tour.yaml"
    file.write_text("game: union-arena\ntitle: t\nboard: {}\nexpect: {turn: A}\ntour: {zh: 題, stops: [{say: x}]}\n")
    with pytest.raises(BadScenario, match="'tour' holds"):
        files.read(file)

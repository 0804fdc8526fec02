"""A training run: rounds of self-play and learning, each ending in a checkpoint from which it can go on.

The folder holds `run.json` (the settings), `positions-NNNN.npz` (what a round played) and `checkpoint.npz`
(the network and how far it is). A file is written whole or not at all, so a run can be killed at any moment.
"""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from quadriga import load
from quadriga.messages import Message
from quadriga.messages.commands import say
from quadriga.players.evaluation import save, write_whole
from quadriga.simulate.workers import spread
from quadriga.train.network import Array, Network, loss
from quadriga.train.selfplay import SELFPLAY, Positions, Settings

CHUNK = 25
"""Games that a worker plays at a time."""
MOST_ROWS = 600_000
"""Positions to learn from; the oldest rounds go first."""
HELD_OUT = 10
"""Every tenth game is kept from learning, to see how well the rest is understood."""
PASSES, LAST_PASSES = 6, 30
HIGH, LOW = 5e-3, 1e-4
"""The largest and smallest steps of learning."""
LAST_SHARE = 0.1
"""Of the time, kept for the last thorough learning."""
BOOTSTRAP = 3
"""Rounds learned from outcomes alone, before the model's own judgement is mixed in."""


@dataclass
class Plan:
    """What makes it the same run when it is taken up again."""

    game: str
    games: int
    hidden: int
    seed: int


@dataclass
class Progress:
    round: int = 0
    games: int = 0
    positions: int = 0
    seconds: float = 0.0
    loss: float = 0.0
    """On games kept from learning, after the last round."""
    no_idea: float = 0.0
    """The same of a guess that always says one half."""
    live: int = 0
    """Hidden units that make a difference."""
    rounds: list[dict[str, float]] = field(default_factory=list)
    """Of each round so far its games, the loss and the live units after it."""


Tell = Callable[[Message, Progress, float], None]
"""What is being done, how far the run is, and the seconds of this call."""


class Run:
    def __init__(self, plan: Plan, folder: Path, jobs: int = 0, ray: str = "") -> None:
        self.plan = plan
        self.folder = folder
        self.jobs = jobs
        self.ray = ray
        self.game = load(plan.game)
        self.network = Network(len(self.game.feature_names), plan.hidden, plan.seed)
        self.progress = Progress()
        self.began = time.monotonic()
        self.rounds: list[tuple[Array, Array, Array]] = []
        self._open()

    # -- the folder ----------------------------------------------------------------------

    def _open(self) -> None:
        """Begin in the folder, or take up what is there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        wanted = asdict(self.plan) | {"features": [self.game.features_version, *self.game.feature_names]}
        about = self.folder / "run.json"
        if not about.exists():
            write_whole(about, json.dumps(wanted).encode())
        known = json.loads(about.read_text(encoding="utf-8"))
        differ = [key for key in wanted if known.get(key) != wanted[key]]
        if differ:
            raise ValueError(
                say("no-training-of-folder", folder=str(self.folder), list=", ".join(differ))
            )
        path = self.folder / "checkpoint.npz"
        if not path.exists():
            return
        with np.load(path) as data:
            self.network.restore(data)
            self.progress = Progress(**json.loads(str(data["progress"])))
        for number in range(1, self.progress.round + 1):
            with np.load(self._positions(number)) as data:
                self._keep(data["features"].astype(np.float32), data["chances"], data["games"])

    def _positions(self, number: int) -> Path:
        return self.folder / f"positions-{number:04}.npz"

    def _keep(self, features: Array, chances: Array, games: Array) -> None:
        self.rounds.append((features, chances, games))
        while len(self.rounds) > 1 and sum(len(r[1]) for r in self.rounds[1:]) > MOST_ROWS:
            del self.rounds[0]

    def _checkpoint(self) -> None:
        data = io.BytesIO()
        np.savez(data, progress=np.array(json.dumps(asdict(self.progress))), **self.network.arrays())
        write_whole(self.folder / "checkpoint.npz", data.getvalue())

    # -- rounds --------------------------------------------------------------------------

    def go_on(self, minutes: float, rounds: int, tell: Tell) -> None:
        """Play and learn until the time or the rounds are over; at least one round in all."""
        budget = minutes * 60 * (1 - LAST_SHARE)
        before = self.progress.seconds
        started = time.monotonic()
        longest = 0.0
        while True:
            spent = time.monotonic() - started
            self.progress.seconds = before + spent
            if self.progress.round and (
                self.progress.seconds + longest > budget or (rounds and self.progress.round >= rounds)
            ):
                break
            self._round(lambda what: tell(what, self.progress, before + time.monotonic() - started))
            longest = max(longest, time.monotonic() - started - spent)
            self.progress.seconds = before + time.monotonic() - started
            self._checkpoint()

    def _round(self, tell: Callable[[Message], None]) -> None:
        p = self.progress
        number = p.round + 1
        played = self._play(range(p.round * self.plan.games, number * self.plan.games), tell)
        width = len(self.game.feature_names)
        features = np.concatenate([np.frombuffer(q.features, np.float32).reshape(-1, width) for q in played])
        chances = np.concatenate([np.frombuffer(q.chances, np.float32) for q in played])
        games = np.concatenate([np.full(len(q.chances), q.number, np.int64) for q in played])
        data = io.BytesIO()
        np.savez(data, features=features.astype(np.float16), chances=chances, games=games)
        write_whole(self._positions(number), data.getvalue())
        # what is learned now is what a resumed run would read back
        self._keep(features.astype(np.float16).astype(np.float32), chances, games)
        tell(say("train-learning", round=number))
        self._learn(self.network, PASSES, number)
        p.round = number
        p.games += self.plan.games
        p.positions += len(chances)
        self._measure()
        p.rounds.append({"round": number, "games": p.games, "loss": round(p.loss, 4), "live": p.live})
        tell(say("train-round-done", round=number))

    def _play(self, numbers: range, tell: Callable[[Message], None]) -> list[Positions]:
        weights = self.network.plain() if self.progress.round >= BOOTSTRAP else None
        settings = Settings(self.plan.game, self.plan.seed, self.game.decks(), weights)
        todo = [list(numbers[i : i + CHUNK]) for i in range(0, len(numbers), CHUNK)]
        played: list[Positions] = []
        for done in spread(SELFPLAY, settings, todo, self.jobs, self.ray):
            played.extend(done)
            tell(say("train-playing", round=self.progress.round + 1, n=len(played), of=len(numbers)))
        return sorted(played, key=lambda q: q.number)

    def _rows(self, held_out: bool) -> tuple[Array, Array]:
        picked = [((games % HELD_OUT == 0) == held_out, x, y) for x, y, games in self.rounds]
        return np.concatenate([x[m] for m, x, _ in picked]), np.concatenate([y[m] for m, _, y in picked])

    def _learn(self, network: Network, passes: int, salt: int) -> None:
        x, y = self._rows(held_out=False)
        network.learn(x, y, passes, self.plan.seed * 1009 + salt, HIGH, LOW)

    def _measure(self) -> None:
        x, y = self._rows(held_out=True)
        self.progress.loss = loss(self.network.chances(x), y) if len(y) else 0.0
        self.progress.no_idea = loss(np.full(len(y), y.mean()), y) if len(y) else 0.0
        self.progress.live = self.network.live(x) if len(y) else 0

    # -- the end -------------------------------------------------------------------------

    def export(self, out: Path) -> dict[str, Any]:
        """Learn once more, thoroughly, from all that is kept, and write the evaluation file."""
        last = Network(len(self.game.feature_names), self.plan.hidden, self.plan.seed)
        last.restore(self.network.arrays())
        self._learn(last, LAST_PASSES, 0)
        x, y = self._rows(held_out=True)
        p = self.progress
        about = {
            "games": p.games,
            "positions": p.positions,
            "rounds": p.round,
            "seed": self.plan.seed,
            "loss": round(loss(last.chances(x), y), 4) if len(y) else None,
            "hidden": self.plan.hidden,
            "live": last.live(x) if len(y) else None,
        }
        save(self.game, out, last.model(), about)
        return about

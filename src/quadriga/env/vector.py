"""Many games in one compiled loop: small integers in arrays that the caller keeps (docs/environments.md).

    from quadriga.env.vector import Vector
    games = Vector("union-arena", 256, seed=7)
    seen = games.reset()                      # .observations .masks .seats .counts .rewards .ended
    while True:
        seen = games.step(policy(seen))       # an option number for each game; ended games begin anew at once

Both seats are played by the caller (`seats` says whose turn it is), or one seat against one of our players.
"""

from __future__ import annotations

import copy
import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quadriga.env.compact import Compact, Numbering
from quadriga.env.encoding import HISTORY, Encoding
from quadriga.env.encoding import Vector as Floats
from quadriga.env.matches import Decks, Matches, results
from quadriga.games.game import Deck, Game
from quadriga.kernel import save
from quadriga.kernel.batch import Batch
from quadriga.kernel.cards import Match
from quadriga.kernel.chance import Chance, seeded
from quadriga.kernel.state import State, answer
from quadriga.players.player import Player
from quadriga.players.search import player

Pair = tuple[Deck | str, Deck | str]
Sampler = Callable[[Chance], Pair]
"""Chooses the decks of the next game by chance (`chance.below(n)`)."""
Reward = Callable[[State, int], float]
"""What the seat that has just answered gets for it, beside the outcome of the game; the state is the one after it."""


@dataclass
class Seen:
    """What a step gives, as arrays that are written anew by the next step."""

    observations: NDArray[np.uint8]
    """(N, bytes): what the seat that is asked may know; `Vector.split` names its parts."""
    masks: NDArray[np.uint8]
    """(N, K): 1 for each option."""
    seats: NDArray[np.uint8]
    """(N,): who is asked."""
    counts: NDArray[np.int16]
    """(N,): how many options there are."""
    rewards: NDArray[np.float32]
    """(N, 2): of both seats, for the game that the last action ended or went on with."""
    ended: NDArray[np.bool_]
    """(N,): the last action ended a game; what is observed is already the next one."""


class Vector:
    """N games of one kind, played in step."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seed: int = 0,
        decks: Decks | Sampler | Sequence[Pair] = None,
        opponent: str | None = None,
        seat: int | None = None,
        reward: Reward | None = None,
        options: int | None = None,
        history: int = HISTORY,
        out: Seen | None = None,
        numbering: Numbering | None = None,
    ) -> None:
        self._made = (game, n, decks, opponent, seat, reward, options, history)
        if n < 1:
            raise ValueError(f"{n} games are none: ask for one or more.")
        if seat is not None and (opponent is None or seat not in (0, 1)):
            raise ValueError("seat is 0 or 1, and goes with opponent: without one the caller plays both seats.")
        self.sampler, self.pairs, plain = _decks(decks)
        self.matches = Matches(game, plain)
        self.game = self.matches.game
        self.encoding = Encoding(self.game, options, history)
        self.n, self.reward, self.opponent, self.seat = n, reward, opponent, seat
        self.compact = Compact(self.encoding, numbering)
        self.columns, self.shapes, self.size = self.compact.columns, self.compact.shapes, self.compact.size
        self._batch = Batch(self.encoding.observation, self.compact.sizes, self.encoding.options, history)
        self._history = history
        self._players: list[Player] = []
        self._mine: list[int] = []
        self.finals: dict[int, bytes] | None = None
        """Of games that ended in this step, the last look of the seat that was asked last; None: nobody wants them."""
        self.seen = out or self.arrays()
        if self.seen.observations.shape != (n, self.size) or self.seen.masks.shape != (n, self.encoding.options):
            raise ValueError(f"out must have the shapes that arrays() gives: {(n, self.size)} for observations.")
        self._flat = (self.seen.observations.reshape(-1).data, self.seen.masks.reshape(-1).data)
        self._games: dict[tuple[int, int] | tuple[str, str], Match] = {}
        self.reset(seed=seed)

    def arrays(self) -> Seen:
        """Arrays of the right shapes, for callers that keep their own."""
        return Seen(
            np.zeros((self.n, self.size), np.uint8),
            np.zeros((self.n, self.encoding.options), np.uint8),
            np.zeros(self.n, np.uint8),
            np.zeros(self.n, np.int16),
            np.zeros((self.n, 2), np.float32),
            np.zeros(self.n, np.bool_),
        )

    # -- playing ---------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Seen:
        """New games everywhere; with a seed the same ones again."""
        if seed is not None:
            self._chance = seeded(seed)
        batch = self._batch
        batch.states, batch.face_ids, self._players, self._mine = [], [], [], []
        for _ in range(self.n):
            batch.states.append(None)  # type: ignore[arg-type]
            batch.face_ids.append([])
            self._mine.append(0)
        if self.opponent is not None:
            self._players = [player(self.opponent, self.game, i) for i in range(self.n)]
        for i in range(self.n):
            self._begin(i)
        self.seen.rewards[:] = 0
        self.seen.ended[:] = False
        return self._look()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Seen:
        """Take option `actions[i]` in game i. Ended games begin anew at once."""
        chosen = [int(a) for a in actions] if not isinstance(actions, np.ndarray) else actions.tolist()
        if len(chosen) != self.n:
            raise ValueError(f"{len(chosen)} actions were given for {self.n} games.")
        batch = self._batch
        if (i := batch.wrong(chosen)) >= 0:
            offered = len(batch.states[i].decision.options)  # type: ignore[union-attr]
            raise ValueError(f"Game {i} has no option {chosen[i]}: its options are 0 to {offered - 1}; use the mask.")
        seen = self.seen
        seen.rewards[:] = 0
        seen.ended[:] = False
        if self.finals is not None:
            self.finals = {}
        collecting = gc.isenabled()
        gc.disable()  # states have no cycles; looking for them in the middle of the loop costs a fifth of it
        try:
            if self.reward is None and not self._players:
                return self._told(batch.step(chosen, self._ended, *self._flat))
            acted = seen.seats.tolist()
            for i, s in enumerate(batch.states):
                answer(s, chosen[i])
                batch.skip(s)
                if self._players:
                    self._wait(i, s)
                if self.reward is not None:
                    seen.rewards[i, acted[i]] = self.reward(s, acted[i])
                if s.over:
                    self._ended(i)
            return self._look()
        finally:
            if collecting:
                gc.enable()

    def _ended(self, i: int) -> None:
        if self.finals is not None:
            self.finals[i] = self._batch.look(i, self._mine[i] if self._players else int(self.seen.seats[i]))
        self.seen.rewards[i] += results(self._batch.states[i])
        self.seen.ended[i] = True
        self._begin(i)

    def _wait(self, i: int, s: State) -> None:
        while s.decision is not None and s.decision.player != self._mine[i]:
            answer(s, self._players[i].choose(s))
            self._batch.skip(s)

    def _begin(self, i: int) -> None:
        """A new game in place i, at its first decision with a choice."""
        chance = self._chance
        while True:
            seed = (int(chance.word()) << 31) ^ int(chance.word())
            s = self._new(seed)
            self._batch.states[i] = s
            self._batch.face_ids[i] = self.compact.ids_of(s.faces)
            if self._players:
                self._mine[i] = chance.below(2) if self.seat is None else self.seat
                self._wait(i, s)
            if not s.over:
                return

    def _new(self, seed: int) -> State:
        if self.sampler is not None:
            known = self._match(self.sampler(self._chance))
        elif self.pairs is not None:
            known = self._match(self.pairs[self._chance.below(len(self.pairs))])
        else:
            known = self.matches.match(seed)
        match = Match(known.game, known.faces, known.cards, known.decks, seed, known.options)
        s = self.game.begin(match, recording=self._history > 0)
        self._batch.skip(s)
        return s

    def _match(self, pair: Pair) -> Match:
        key = (_key(pair[0]), _key(pair[1]))
        known = self._games.get(key)
        if known is None:
            known = self.game.match([self.matches.found(deck) for deck in pair], 0)
            self._games[key] = known
        return known

    def _look(self) -> Seen:
        return self._told(self._batch.look_at_all(*self._flat))

    def _told(self, i: int) -> Seen:
        """What was written; `i` is the first game that does not fit, or -1."""
        seen = self.seen
        seen.seats[:] = self._batch.seats
        seen.counts[:] = self._batch.counts
        if i >= 0:
            raise self.compact.too_many(self._batch.states[i], f"game {i}")
        return seen

    # -- what is seen ----------------------------------------------------------------------

    def split(self, observations: NDArray[np.uint8] | None = None) -> dict[str, NDArray[np.uint8]]:
        """The parts of observations as arrays (N, rows, columns); they share their memory."""
        return self.compact.split(self.seen.observations if observations is None else observations)

    def cards(self) -> NDArray[np.float32]:
        """What is printed on the cards met so far, a row each; row 0 is a card that is not known."""
        return self.compact.cards()

    def floats(self, i: int) -> Floats:
        """Game i as its asked seat sees it in the encoding of the single environments, number for number."""
        s = self._batch.states[i]
        assert s.decision is not None
        return self.encoding.observe(s, s.decision.player)

    def state(self, i: int) -> State:
        """Game i with all that is hidden: not for players."""
        return self._batch.states[i]

    # -- saving ----------------------------------------------------------------------------

    def save(self) -> list[dict[str, Any]]:
        """All games, to go on from later (`restore`)."""
        mine = self._mine
        return [{"game": self.game.dump(s), "mine": mine[i]} for i, s in enumerate(self._batch.states)]

    def restore(self, saved: Sequence[dict[str, Any]]) -> Seen:
        """Go on from games that were saved; their logs are forgotten."""
        if len(saved) != self.n:
            raise ValueError(f"{len(saved)} games were saved, and this has {self.n}.")
        for i, one in enumerate(saved):
            s = self.game.load(one["game"])
            s.recording = self._history > 0
            self._batch.states[i] = s
            self._batch.face_ids[i] = self.compact.ids_of(s.faces)
            self._mine[i] = one["mine"]
        self.seen.rewards[:] = 0
        self.seen.ended[:] = False
        return self._look()

    def __deepcopy__(self, memo: dict[int, Any]) -> Vector:
        """The same games at the same point, to be played on apart from these; cards keep their numbers."""
        game, n, decks, opponent, seat, reward, options, history = self._made
        twin = Vector(
            game, n, decks=decks, opponent=opponent, seat=seat, reward=reward, options=options, history=history,
            numbering=self.compact.numbering,
        )  # fmt: skip
        twin._chance = self._chance.copy()
        twin._mine = self._mine[:]
        twin.finals = None if self.finals is None else dict(self.finals)
        twin._players = [player.copied() for player in self._players]
        twin._batch.states = [copy.deepcopy(s) for s in self._batch.states]
        twin._batch.face_ids = self._batch.face_ids[:]
        twin._look()
        twin.seen.rewards[:] = self.seen.rewards
        twin.seen.ended[:] = self.seen.ended
        return twin

    def __reduce__(self) -> Any:
        raise TypeError(
            "Many games at once are not pickled: make them anew in the other process and carry the games there by "
            "`save()` and `restore()`."
        )

    def hashes(self) -> list[str]:
        return [save.digest(s) for s in self._batch.states]


def _key(deck: Deck | str) -> str:
    return deck if isinstance(deck, str) else deck.name


def _decks(given: Any) -> tuple[Sampler | None, Sequence[Pair] | None, Decks]:
    """A function, a list of pairs, or two decks."""
    if given is None or (len(given) == 2 and not isinstance(given[0], tuple) if not callable(given) else False):
        return None, None, given
    if callable(given):
        return given, None, None
    if not given or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in given):
        raise ValueError("decks are two decks, a list of pairs of decks, or a function that chooses a pair by chance.")
    return None, list(given), None

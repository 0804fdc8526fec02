"""TorchRL's PPO on many games at once: an environment of TorchRL's own over `quadriga.env.vector`.

    python examples/torchrl_ppo.py [FRAMES] [GAME]
"""

import sys

import numpy as np
import torch
from tensordict import TensorDict, TensorDictBase
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.data import Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from quadriga.env.vector import Vector

STEPS, EPOCHS, BATCH, WIDTH = 32, 3, 256, 128


class Games(EnvBase):
    """N games, one seat of each against one of our players; a game that ends has begun anew when it is reset."""

    def __init__(self, game: str, n: int, opponent: str = "heuristic", seed: int = 0) -> None:
        super().__init__(batch_size=[n])
        self.games = Vector(game, n, seed=seed, opponent=opponent)
        size, options = self.games.size, self.games.encoding.options
        self.observation_spec = Composite(
            observation=Bounded(0, 255, (n, size), dtype=torch.uint8),
            action_mask=Categorical(2, shape=(n, options), dtype=torch.bool),
            shape=(n,),
        )
        self.action_spec = Categorical(options, shape=(n,), dtype=torch.int64)
        self.reward_spec = Unbounded(shape=(n, 1), dtype=torch.float32)

    def _seen(self) -> dict[str, torch.Tensor]:
        seen = self.games.seen
        return {
            "observation": torch.from_numpy(seen.observations.copy()),
            "action_mask": torch.from_numpy(seen.masks.astype(bool)),
        }

    def _reset(self, tensordict: TensorDictBase | None = None, **kwargs: object) -> TensorDictBase:
        if tensordict is None or tensordict.get("_reset", None) is None:
            self.games.reset()
        return TensorDict(self._seen(), self.batch_size)

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        mine = self.games.seen.seats.copy()
        seen = self.games.step(tensordict["action"].numpy())
        rewards = torch.from_numpy(seen.rewards[np.arange(self.games.n), mine])[:, None]
        ended = torch.from_numpy(seen.ended.copy())[:, None]
        return TensorDict({**self._seen(), "reward": rewards, "done": ended, "terminated": ended}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        self.games.reset(seed=seed or 0)


class Numbers(nn.Module):
    """Bytes as small floats, and a hidden layer over them."""

    def __init__(self, size: int, out: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size, WIDTH), nn.Tanh(), nn.Linear(WIDTH, out))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.layers(seen.float() / 32)


def wins(actor: ProbabilisticActor, game: str, games: int = 100, seed: int = 1_000_000) -> float:
    """Share of points of so many games against the heuristic, always the best option."""
    table = Games(game, games, seed=seed)
    points, first = 0.0, torch.ones(games, dtype=torch.bool)
    state = table.reset()
    with torch.no_grad():
        while first.any():
            logits = actor.get_submodule("module.0")(state.clone())["logits"]
            state["action"] = logits.masked_fill(~state["action_mask"], -1e9).argmax(-1)
            after = table.step(state)["next"]
            over = after["done"].squeeze(1) & first
            points += ((after["reward"].squeeze(1) + 1) / 2)[over].sum().item()
            first &= ~over
            state = TensorDict({key: after[key] for key in ("observation", "action_mask")}, table.batch_size)
    return points / games


def main(frames: int = 200_000, game: str = "ultraman") -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)
    table = Games(game, 64, seed=1)
    size, options = table.games.size, table.games.encoding.options
    scores = TensorDictModule(Numbers(size, options), in_keys=["observation"], out_keys=["logits"])
    actor = ProbabilisticActor(
        scores,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(Numbers(size, 1), in_keys=["observation"])
    worth = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.02)
    adam = torch.optim.Adam(loss.parameters(), lr=5e-4)
    print(f"before: {wins(actor, game):.0%} against the heuristic")
    state, done = table.reset(), 0
    while done < frames:
        with torch.no_grad():
            played = table.rollout(STEPS, actor, tensordict=state, auto_reset=False, break_when_any_done=False)
            state = table.maybe_reset(table.step_mdp(played[:, -1]))
            worth(played)
        flat = played.reshape(-1)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat)).split(BATCH):
                found = loss(flat[rows])
                adam.zero_grad()
                sum(found[key] for key in ("loss_objective", "loss_critic", "loss_entropy")).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                adam.step()
        done += len(flat)
    print(f"after {done:,} decisions: {wins(actor, game):.0%} against the heuristic")


if __name__ == "__main__":
    main(*(int(a) if a.isdecimal() else a for a in sys.argv[1:]))

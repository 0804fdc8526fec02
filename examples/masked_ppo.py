"""Masked PPO (sb3-contrib, PyTorch) learns to play against the heuristic player.

    python examples/masked_ppo.py [STEPS] [GAME]
"""

import sys

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

import quadriga.env  # noqa: F401 (registers the games)

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
GAME = sys.argv[2] if len(sys.argv) > 2 else "quadriga/Ultraman-v0"


def win_rate(model: MaskablePPO, games: int = 100) -> float:
    """Games won of some that were not played for learning."""
    table = gymnasium.make(GAME, opponent="heuristic")
    wins = 0
    for seed in range(games):
        seen, _ = table.reset(seed=1_000_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=table.unwrapped.action_masks(), deterministic=True)
            seen, reward, over, _, info = table.step(int(action))
            assert "illegal" not in info
        wins += reward > 0
    return wins / games


if __name__ == "__main__":
    torch.set_num_threads(1)  # the network is small: threads would only wait for each other
    table = gymnasium.make(GAME, opponent="heuristic")
    model = MaskablePPO(
        "MultiInputPolicy", table, n_steps=512, batch_size=128, learning_rate=3e-4, gamma=1.0, seed=1,
        policy_kwargs={"net_arch": [128, 64]}, device="cpu",
    )  # fmt: skip
    print(f"before: {win_rate(model):.0%} of games won against the heuristic")
    model.learn(STEPS)
    print(f"after {STEPS} steps: {win_rate(model):.0%}")
    assert np.isfinite(model.logger.name_to_value.get("train/loss", 0.0))

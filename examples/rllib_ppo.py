"""RLlib's PPO learns one seat against the heuristic player, with RLlib's own module for masks.

    python examples/rllib_ppo.py [ROUNDS] [GAME]
"""

import sys

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from quadriga.env.single import SingleEnv


class Table(gymnasium.Env):
    """Our environment under the names that RLlib's module wants, its bytes as small floats."""

    def __init__(self, settings: dict) -> None:
        self.table = SingleEnv(settings["game"], compact=True)
        size, options = self.table.observation_space["observation"].shape[0], self.table.action_space.n
        self.observation_space = spaces.Dict(
            {
                "observations": spaces.Box(0.0, 8.0, (size,), np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (options,), np.float32),
            }
        )
        self.action_space = spaces.Discrete(int(options))

    def _renamed(self, seen: dict) -> dict:
        return {
            "observations": seen["observation"].astype(np.float32) / 32,
            "action_mask": seen["action_mask"].astype(np.float32),
        }

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        seen, told = self.table.reset(seed=seed, options=options)
        return self._renamed(seen), told

    def step(self, action: int) -> tuple[dict, float, bool, bool, dict]:
        seen, reward, over, cut, told = self.table.step(action)
        return self._renamed(seen), float(reward), over, cut, told


def main(rounds: int = 20, game: str = "ultraman") -> None:
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("quadriga", Table)
    config = (
        PPOConfig()
        .environment("quadriga", env_config={"game": game})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=1)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=3, gamma=1.0, entropy_coeff=0.02)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [64], "fcnet_hiddens": [128]},
            )
        )
    )
    algorithm = config.build_algo()
    for number in range(rounds):
        told = algorithm.train()["env_runners"]
        games, mean = told["num_episodes_lifetime"], told["episode_return_mean"]
        print(f"round {number + 1}: {games:.0f} games, {(mean + 1) / 2:.0%} of the last ones won against the heuristic")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main(*(int(a) if a.isdecimal() else a for a in sys.argv[1:]))

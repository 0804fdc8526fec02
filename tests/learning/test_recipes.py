"""The recipes for TorchRL and RLlib: `make test-rl`. So few steps teach too little for wins to be compared."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *asked: str) -> str:
    done = subprocess.run([sys.executable, str(EXAMPLES / name), *asked], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_torchrl_learns_on_many_games() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed: make test-rl")
    told = run("torchrl_ppo.py", "4096")
    assert "after 4,096 decisions" in told
    assert all(0 <= int(share) <= 100 for share in re.findall(r"(\d+)%", told)) and told.count("%") == 2


def test_torchrl_finds_nothing_wrong_with_the_environment() -> None:
    """Its own check of specs; then games that end begin anew, with the reward of the one that ended."""
    pytest.importorskip("torchrl", reason="TorchRL is not installed: make test-rl")
    import torch
    from tensordict.nn import TensorDictModuleBase
    from torchrl.envs import check_env_specs

    class Deciding(TensorDictModuleBase):
        in_keys, out_keys = ["action_mask"], ["action"]

        def forward(self, state: Any) -> Any:
            return state.set("action", torch.multinomial(state["action_mask"].float(), 1, generator=choice).squeeze(1))

    table = runpy.run_path(str(EXAMPLES / "torchrl_ppo.py"))["Games"]("ultraman", 4, seed=3)
    choice = torch.Generator().manual_seed(1)
    played = table.rollout(200, Deciding(), break_when_any_done=False)
    ended = played["next", "done"].squeeze(-1)
    rewards = played["next", "reward"].squeeze(-1)
    assert ended.any(0 if ended.shape[0] == 200 else 1).all(), "every place has ended a game"
    assert (rewards[ended].abs() <= 1).all() and (rewards[~ended] == 0).all() and (rewards[ended] != 0).any()
    first_option = table.action_spec.__class__(1, shape=table.action_spec.shape, dtype=torch.int64)
    table.action_spec = first_option  # the check chooses by the spec alone, and knows no mask
    check_env_specs(table)


def test_rllib_learns_with_masks() -> None:
    pytest.importorskip("ray.rllib", reason="RLlib is not installed: make test-rl")
    pytest.importorskip("torch", reason="PyTorch is not installed: make test-rl")
    told = run("rllib_ppo.py", "1")
    games, share = re.findall(r"round 1: (\d+) games, (\d+)% of the last ones won", told)[0]
    assert int(games) > 10 and 0 <= int(share) <= 100

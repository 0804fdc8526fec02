"""The example that learns with PyTorch: `make test-rl`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: make test-rl")
pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: make test-rl")

EXAMPLE = Path(__file__).parents[2] / "examples" / "masked_ppo.py"


def test_masked_ppo_learns_against_the_heuristic() -> None:
    run = subprocess.run([sys.executable, str(EXAMPLE), "8192"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    before, after = (int(rate) for rate in re.findall(r"(\d+)%", run.stdout))
    assert after > before, run.stdout

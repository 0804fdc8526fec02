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


def test_masked_ppo_plays_against_the_heuristic() -> None:
    """It trains and takes no forbidden action. So few steps teach too little for its wins to be compared."""
    run = subprocess.run([sys.executable, str(EXAMPLE), "1024"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    before, after = (int(rate) for rate in re.findall(r"(\d+)%", run.stdout))
    assert 0 < before < 100 and 0 < after < 100, run.stdout

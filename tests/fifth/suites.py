"""A fifth game from a temporary folder, put through the suites that every game gets by being there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = "high-card"


def installed(folder: Path) -> dict[str, str]:
    """Lay the toy game into a folder of its own; the environment in which it is found there."""
    shutil.copytree(Path(__file__).parent / "high_card", folder / "high_card", dirs_exist_ok=True)
    # without what belongs to the run of tests that starts this one
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "COV_"))}
    return {**kept, "QUADRIGA_GAMES": str(folder), "QUADRIGA_CONFORMANCE": "10"}


def program(env: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What the program says to somebody who types this."""
    run = subprocess.run(
        [sys.executable, "-m", "quadriga.cli", *arguments], cwd=ROOT, env=env, input=typed, capture_output=True,
        text=True, timeout=120, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def suite(env: dict[str, str], *arguments: str) -> None:
    """Run tests in which the fifth game takes part."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0 and " passed" in run.stdout, run.stdout[-3000:] + run.stderr[-1000:]

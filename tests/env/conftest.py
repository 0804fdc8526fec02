"""Where the extra `rl` is not installed these tests are skipped, saying so."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
MISSING = [name for name in NEEDED if find_spec(name) is None]

collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_report_header() -> str:
    here = Path(__file__).parent.name
    return f"tests/{here}: skipped, not installed: {', '.join(MISSING)} (pip install quadriga[rl])" if MISSING else ""

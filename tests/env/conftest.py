"""Where the extra `rl` is not installed these tests are skipped, saying so."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyspiel")
MISSING = [name for name in NEEDED if find_spec(name) is None]

collect_ignore_glob = ["test_[!i]*.py"] if MISSING else []  # all but test_installed.py, which says so

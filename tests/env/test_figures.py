"""The figures of docs/environments.md have their marks, so that the scripts can write them anew."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_tables_are_written_between_their_marks() -> None:
    written = runpy.run_path(str(ROOT / "bench" / "figures.py"))["written"]
    scripts = {"sizes": "bench/figures.py", "speed": "bench/figures.py", "peers": "bench/environments.py"}
    for name, script in scripts.items():
        again = written(PAGE, name, "| a new table |", script)
        assert "| a new table |\n<!-- end -->" in again
        assert len(again.split("<!-- end -->")) == len(PAGE.split("<!-- end -->"))

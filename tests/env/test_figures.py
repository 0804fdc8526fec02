"""The figures of docs/environments.md have their marks, and those that need no measuring are true."""

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


def test_the_sizes_are_those_of_the_encodings() -> None:
    """All but what random play was seen to offer at most."""
    sizes = runpy.run_path(str(ROOT / "bench" / "figures.py"))["sizes"]
    for line in sizes(decisions=0).splitlines()[2:]:
        cells = [cell.strip() for cell in line.split("|")]
        rows = [row for row in PAGE.splitlines() if row.startswith(f"| {cells[1]} | {cells[2]} |")]
        assert len(rows) == 1, f"docs/environments.md: python bench/figures.py --write for {cells[1]}"
        told = [cell.strip() for cell in rows[0].split("|")]
        assert told[4:] == cells[4:]

"""The script that measures strengths writes each into its cell of docs/players.md, and touches no other."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_result_goes_into_its_cell() -> None:
    script = runpy.run_path(str(ROOT / "bench" / "strength.py"))
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    first, second, _ = script["PAIRINGS"][1]
    found = {
        "game": script["GAMES"][1], "player": first, "against": second, "games": 100, "share": 0.125,
        "interval": [0.0741, 0.2043],
    }  # fmt: skip
    before, after = page.splitlines(), script["written"](page, found).splitlines()
    changed = [(a, b) for a, b in zip(before, after, strict=True) if a != b]
    assert len(changed) == 1
    old, new = ([cell.strip() for cell in line.strip("|").split("|")] for line in changed[0])
    assert [i for i in range(len(old)) if old[i] != new[i]] == [3], "the second game's column"
    assert new[3] == "12.5% of 100 (7–20)"


def test_every_pairing_has_its_line() -> None:
    script = runpy.run_path(str(ROOT / "bench" / "strength.py"))
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    for first, second, bar in script["PAIRINGS"]:
        assert f"| `{first}` against `{second}` | {bar:.0%} |" in page

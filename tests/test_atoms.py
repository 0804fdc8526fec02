"""Only the atoms change zones, and nothing goes round the clock: a look at the source itself."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "quadriga"
ENGINE = [*SOURCE.glob("kernel/*.py"), *SOURCE.glob("effects/*.py"), *SOURCE.glob("games/**/*.py")]
BOARD_MAKERS = {"board.py", "trials.py", "exercising.py"}
"""They lay out a whole position before the first decision; nobody has seen the state yet."""


def offenders(pattern: str, allowed: set[str]) -> list[str]:
    found = []
    for path in ENGINE:
        if path.name in allowed:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(pattern, line):
                found.append(f"{path.relative_to(SOURCE)}:{number}: {line.strip()}")
    return found


def test_only_the_atoms_write_zones() -> None:
    write = r"\.zones\[[^=]*\]\s*(=[^=]|\+=)|\.zones\[[^\]]*\]\.(append|remove|insert|pop|clear|extend|sort|reverse)\("
    assert offenders(write, {"zones.py", *BOARD_MAKERS}) == []


def test_only_the_atoms_write_where_a_card_lies() -> None:
    assert offenders(r"\.(zone|ref)\[[^\]]*\]\s*=[^=]", {"zones.py", *BOARD_MAKERS}) == []


def test_nothing_goes_round_the_clock() -> None:
    assert offenders(r"\b[gs]\.version\s*(\+=|=[^=])", set()) == []


def test_shared_lists_are_replaced_not_changed() -> None:
    assert offenders(r"\.(card|owner|known)\[[^\]]*\]\s*(\+|-|\||&)?=[^=]", {*BOARD_MAKERS}) == []

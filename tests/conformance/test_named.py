"""Rules are written with names: the literals that once numbered steps, slots and bits are counted, so that they
cannot come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "quadriga"
FILES = [*SOURCE.glob("games/**/*.py"), *SOURCE.glob("effects/*.py")]


def lines_with(pattern: str) -> list[str]:
    return [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize(
    ("what", "pattern", "most"),
    [
        ("literal program counters", r"\.pc\b\s*(=|==|!=|<=?|>=?|\+=|-=|in)\s*\(?\d", 20),
        ("numbered slots of a frame", r"\.(x|sets)\[\d+\]", 10),
        ("bit masks of handles and options", r"& ?(4095|0xFFF)\b|(>>|<<) ?12\b|SLOT_MASK|SLOT_BITS", 20),
        ("chains of procedures by number", r"\.proc\b\s*(=|==|!=|in|not in)\b|\bp == proc\.", 0),
    ],
)
def test_rules_are_written_with_names(what: str, pattern: str, most: int) -> None:
    found = lines_with(pattern)
    assert len(found) <= most, f"{len(found)} {what}, at most {most}; give them names:\n" + "\n".join(found)

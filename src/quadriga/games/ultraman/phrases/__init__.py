"""The phrase table: each line reads and prints a wording of card texts."""

from __future__ import annotations

import re
from functools import cache

from quadriga.games.ultraman.phrases import conditions, counting, deeds, describing, giving, playing, sentences, texts
from quadriga.text.grammar import Grammar, Normal, Rule

REMINDER = r"\*.*"
"""(*…) explains a rule and does nothing."""


def one_line(text: str) -> str:
    return text.replace("\n", " ")


def space_after_type(text: str) -> str:
    return re.sub(r"([】』」])(?=[A-Za-z])", r"\1 ", text)



@cache
def grammar() -> Grammar:
    normal = Normal(
        reminders=[REMINDER],
        extra=[
            Rule("lines", "A.\nB.", "A. B.", one_line),
            Rule("missing space", "TYPE 【POWER】becomes", "TYPE 【POWER】 becomes", space_after_type),
        ],
    )
    g = Grammar("ultraman", normal)
    for part in (counting, describing, conditions, giving, deeds, playing, sentences, texts):
        part.add(g)
    return g

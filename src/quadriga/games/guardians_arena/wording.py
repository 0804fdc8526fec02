"""Normalising card texts: the only differences between the printed text and the one that is read and printed back."""

from __future__ import annotations

import re
from functools import cache

from quadriga.games.guardians_arena.wording_names import without_own_name
from quadriga.text.normal import Normal, Rule


def _end_with_stop(text: str) -> str:
    text = text.rstrip()
    if text and text[-1] == ")" and re.search(r"\.\)$", text):
        return text
    return text if not text or text[-1] in ".!?" else text + "."


def _signs(text: str) -> str:
    """Stray quotes before a sign, and a missing space or stop before one."""
    text = re.sub(r"(^|\s)'(?=[+-]\d)", r"\1", text)
    text = re.sub(r"\.(?=[+-]\d|[A-Z])", ". ", text)
    return re.sub(r"([a-z)]) (?=[+-]\d+ in )", _stop_before_sign, text)


def _stop_before_sign(m: re.Match[str]) -> str:
    before = m.string[: m.start() + 1]
    # "-6 Vitality in Woods +6 in Dry Heaps": two clauses without a stop between them.
    return f"{m[1]}. " if not before.endswith(("and", "gets", "are", "is", "at")) else m[0]


@cache
def normal() -> Normal:
    return Normal(
        abbreviations=["pt.", "pts.", "vs.", "Misc.", "etc."],
        extra=[
            Rule(
                "errata",
                "Immune to fire. (Errata applies)",
                "Immune to fire.",
                lambda text: re.sub(r" *\(Errata[^)]*\)", "", text),
            ),
            Rule("signs", "Immune to fire.+2 in the woods", "Immune to fire. +2 in the woods", _signs),
            Rule("full stop", "Immune to fire", "Immune to fire.", _end_with_stop),
        ],
    )


def normalise(text: str, name: str, classes: list[str]) -> str:
    """The text as the phrase table reads and prints it: the card's own name is `~`."""
    return normal()(without_own_name(text, name, classes))

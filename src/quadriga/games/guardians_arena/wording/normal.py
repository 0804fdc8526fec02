"""Normalising card texts: the only differences between the printed text and the one that is read and printed back."""

from __future__ import annotations

import re
from functools import cache

from quadriga.games.guardians_arena.wording.case import plain
from quadriga.games.guardians_arena.wording.names import without_own_name
from quadriga.games.guardians_arena.wording.synonyms import one_wording
from quadriga.text.normal import Normal, Rule

_BREAK = re.compile(r"(?<! pt\.)(?<=[.!?)]) (?=[A-Z~+\d-])")
_CLAUSE = r"(^|[.;,:] |\band |\bbut |- )"
_VERBS = (
    r"destroys|can |cannot |has |must |wins |channels |counts |heals |adds |ignores? |loses |never |may |gives? |stops |"
    r"prevents |cancels |dispels |sends |saves |returns one|supports |doubles |receives |allows "
)
_SUBJECT = re.compile(
    _CLAUSE + rf"(?:~|it|this creature|this card) (?:(?:is|are) (?=immune)|gets (?=[+-]\d)|(?={_VERBS}))", re.IGNORECASE
)
_GETS = re.compile(_CLAUSE + r"(?:gets|is|are) (?=[+-]\d)", re.IGNORECASE)


def _end_with_stop(text: str) -> str:
    text = text.rstrip()
    if text and text[-1] == ")" and re.search(r"\.\)$", text):
        return text
    return text if not text or text[-1] in ".!?" else text + "."


def _signs(text: str) -> str:
    """Stray quotes before a sign, and a missing space or stop before one."""
    text = re.sub(r"(^|\s)'(?=[+-]\d)", r"\1", text)
    text = re.sub(r"\.(?=[+-]\d|[A-Z])", ". ", text)
    text = text.replace(" -- ", " - ").replace("!", ".")
    return re.sub(r"([a-z)]) (?=[+-]\d+ in )", _stop_before_sign, text)


def _stop_before_sign(m: re.Match[str]) -> str:
    before = m.string[: m.start() + 1]
    # "-6 Vitality in Woods +6 in Dry Heaps": two clauses without a stop between them.
    return f"{m[1]}. " if not before.endswith(("and", "gets", "get", "are", "is", "at", "of", "a")) else m[0]


def _one_subject(text: str) -> str:
    """A card speaks of itself: "~ is immune to fire", "it gets +2 in woods" and "immune to fire", "+2 in woods" are one."""
    text = _SUBJECT.sub(r"\1", text)
    return _GETS.sub(r"\1", text)


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
            Rule("capitals of names only", "Destroys Large Creatures.", "destroys large creatures.", plain),
            Rule("synonyms", "+2 vitality vs. Ogres.", "+2 against Ogres.", one_wording),
            Rule("own subject", "~ is immune to fire.", "immune to fire.", _one_subject),
        ],
    )


def normalise(text: str, name: str, classes: list[str]) -> str:
    """The text as the phrase table reads and prints it: the card's own name is `~`."""
    return normal()(without_own_name(text, name, classes))


def sentences_of(text: str) -> list[str]:
    """The sentences of a normalised text."""
    return _BREAK.split(text)

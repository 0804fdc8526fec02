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


_PREDICATE = r"(?:gets [+-]\d|(?:are|is) immune to |cannot |can fly|can receive |must be beaten |wins? all )"
_SHARED = re.compile(
    rf"(^|[.;] )((?:when [^.,;]+, )?)((?:all |your |all your |opponent's |any |each |creatures |creature\b|its bearer\b|the creature\b|mortals |elementals |externals |flyers |small |medium |large |flying |[A-Z]\w+s? )[^.,;]*?) ({_PREDICATE}[^.,;]*?),? and ((?:they )?(?:{_PREDICATE}|immune to )[^.,;]*?)((?: when ~ is in play| here)?)(?=[.;])",
    re.IGNORECASE,
)


_TOGETHER = re.compile(
    rf"(^|[.;] )((?:when [^.,;]+, )?)~ and ((?:all |your |any )[^.,;]*?) ({_PREDICATE}[^.;]*)(?=[.;])", re.IGNORECASE
)


def _each_by_itself(text: str) -> str:
    """Two things said of one subject: "all your Elks gets +2 and are immune to fear" says each of them of it. One thing
    said of two: "~ and all other Elks gets +2" says it of each.
    """
    text = _TOGETHER.sub(lambda m: f"{m[1]}{m[2]}~ {m[4]}. {m[2]}{m[3][:1].upper() + m[3][1:]} {m[4]}", text)
    return _SHARED.sub(_said_twice, text)


def _said_twice(m: re.Match[str]) -> str:
    before, when, whom, one, two, during = m.groups()
    if two.startswith("immune"):
        two = f"are {two}"
    again = whom[:1].upper() + whom[1:] if not when else whom
    front = when[:1].upper() + when[1:]
    return f"{before}{when}{whom} {one}{during}. {front}{again} {two.removeprefix('they ')}{during}"


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
            Rule(
                "shared subject",
                "All your Elks gets +2 and are immune to fear.",
                "All your Elks gets +2. All your Elks are immune to fear.",
                _each_by_itself,
            ),
            Rule("own subject", "~ is immune to fire.", "immune to fire.", _one_subject),
        ],
    )


_BORNE = re.compile(
    r"(?<!heal )(?<!heals )\b(?:any|a|one|the|any one|your) creature\b(?! (?:lost|beaten|that|which|with|who|in|from|carrying|using|wearing|bearing|holding|equipped|can be)\b)",
    re.IGNORECASE,
)


def normalise(text: str, name: str, classes: list[str], borne: bool = False) -> str:
    """The text as the phrase table reads and prints it: the card's own name is `~`. `borne`: of a C Item, whose creature
    is whoever bears it.
    """
    text = without_own_name(text, name, classes)
    return normal()(_BORNE.sub("its bearer", text) if borne else text)


def sentences_of(text: str) -> list[str]:
    """The sentences of a normalised text."""
    return _BREAK.split(text)

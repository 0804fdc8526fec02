"""Names in card texts: a card's own name, and names of classes and cards that stand without quotes."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Any

from quadriga.games.guardians_arena.wording.case import OPENERS, RULES
from quadriga.text.table import CAPITAL, SMALL, Terminal

SELF = "~"
"""Stands in normalised texts for the card's own name, or for the part of it that the text uses."""

INVARIANT = ("Undead", "Cragfolk")
"""Classes whose plural is the same word."""

LONG_NAME = 7
"""Letters of a name that no common word of the texts has."""


def singular(word: str) -> str:
    if word in INVARIANT:
        return word
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("men"):
        return word[:-3] + "man"
    if word.endswith(("ches", "shes", "xes", "sses")):
        return word[:-2]
    return word.removesuffix("s")


def plural(word: str) -> str:
    if word in INVARIANT:
        return word
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith("man"):
        return word[:-3] + "men"
    if word.endswith(("ch", "sh", "x", "ss")):
        return word + "es"
    return word + "s"


def _opens(bare: list[str], at: int) -> bool:
    """Does a sentence begin here?"""
    return at == 0 or bare[at - 1] in (".", "!", "?", ":", "-")


class OpenName(Terminal):
    """Capitalised words in a row, `of` between two of them allowed: the name of a class or card."""

    firsts = frozenset({CAPITAL})
    samples = ("Warden", "Cliff Beast", "Fairy")

    def __init__(self, many: bool, proper: bool = False, card: bool = False) -> None:
        self.many = many
        self.card = card
        """The whole name of a card, which may begin with a verb."""
        self.proper = proper
        """Only words that cannot be taken for a plural."""

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        end = at
        while bare[end][:1].isupper() and bare[end].isalpha() and (end == at or spaced[end][0] == " "):
            end += 1
            # apostrophes and hyphens inside a word, "of" between two
            while (
                bare[end] in ("'", "-")
                and spaced[end][0] != " "
                and bare[end + 1].isalpha()
                and spaced[end + 1][0] != " "
                and bare[end + 1] != "s"
            ):
                end += 2
            if bare[end] == "of" and bare[end + 1][:1].isupper():
                end += 1
        if end == at:
            return None
        words = "".join(spaced[at:end]).strip(" ")
        if words == "AOE" or (not self.card and _opens(bare, at) and words.split()[0].lower() in OPENERS):
            return None
        head, _, last = words.rpartition(" ")
        if self.proper and (last in INVARIANT or (last.endswith("s") and not last.endswith("ss"))):
            return None
        name = (f"{head} " if head else "") + (singular(last) if self.many else last)
        return (end, name) if self.show(name) == words else None

    def show(self, value: Any) -> str | None:
        if not isinstance(value, str) or not value[:1].isupper():
            return None
        head, _, last = value.rpartition(" ")
        return (f"{head} " if head else "") + (plural(last) if self.many else last)

    def sample(self, pick: Callable[[int], int]) -> Any:
        return self.samples[pick(len(self.samples))]


_FUNCTION = frozenset(
    [
        "and",
        "or",
        "of",
        "that",
        "with",
        "without",
        "in",
        "on",
        "to",
        "the",
        "a",
        "by",
        "for",
        "from",
        "is",
        "are",
        "gets",
        "get",
        "when",
        "as",
        "not",
        "no",
        "its",
    ]
)


class SmallNames(Terminal):
    """The plural of a name of several words printed without capitals."""

    firsts = frozenset({SMALL})
    samples = ("Cliff Beast", "Grey River Warden")

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        end = at
        while bare[end].isalpha() and bare[end].islower() and (end == at or spaced[end][0] == " "):
            if bare[end] in _FUNCTION or (end == at and bare[end] in OPENERS):
                return None
            end += 1
            if end - at > 1 and bare[end - 1].endswith("s") and not bare[end - 1].endswith("ss"):
                words = "".join(spaced[at:end]).strip(" ")
                head, _, last = words.rpartition(" ")
                if last in OPENERS or singular(last) in OPENERS:
                    return None
                name = f"{head} {singular(last)}".title()
                return (end, name) if self.show(name) == words else None
        return None

    def show(self, value: Any) -> str | None:
        if not isinstance(value, str) or " " not in value or value != value.title():
            return None
        head, _, last = value.rpartition(" ")
        return f"{head} {plural(last)}".lower()

    def sample(self, pick: Callable[[int], int]) -> Any:
        return self.samples[pick(len(self.samples))]


def without_own_name(text: str, name: str, classes: list[str]) -> str:
    """Put `~` for the card's own name wherever its text uses the whole name or a run of its words."""
    words = re.findall(r"[\w'\u2019-]+", name)
    runs: list[str] = []
    for size in range(len(words), 0, -1):
        for i in range(len(words) - size + 1):
            part = words[i : i + size]
            if part[0][:1].isupper() and part[-1][:1].isupper() and part[0] != "The":
                runs.append(" ".join(part))
    for run in runs:
        alone = " " not in run
        # Long names are known by their letters alone: lists print some of them without capitals.
        loose = re.IGNORECASE if not alone or (run == words[0] and len(run) >= LONG_NAME) else 0
        pattern = re.compile(rf"(?<![\w'])((?:[Tt]he )?){re.escape(run)}(s|es)?(?![\w-])", loose)
        text = pattern.sub(lambda m, run=run, alone=alone: _own(m, run, alone, classes), text)  # type: ignore[misc]
    if len(words) > 1:
        text = _LONG_RUN.sub(lambda m: SELF if _ratio(m[1], name) >= ALIKE_WHOLE else m[0], text)
    return _MISSPELT.sub(lambda m: SELF if _is_spelling(m[1], words) else m[0], text)


ALIKE = 0.8
"""Leach for Leech: one letter of five is another."""
_MISSPELT = re.compile(r"\b[Tt]he ([A-Z][a-z]{3,})(?![\w'-])(?= (?:is|beats|wins|loses|in play))")


_LONG_RUN = re.compile(r"(?<![\w'])(?:[Tt]he )?([A-Z][\w'-]+(?: (?:of |the )*[A-Z][\w'-]+)+)(?![\w-])")
ALIKE_WHOLE = 0.92
"""Pythones for Pythons, in a name of two words or more."""


def _ratio(a: str, b: str) -> float:
    return SequenceMatcher(None, a.lower(), b.lower()).ratio()


def _is_spelling(word: str, name: list[str]) -> bool:
    """Does a text that says "the …" with another spelling mean its own card?"""
    return any(_ratio(word, own) >= ALIKE for own in name)


_KINDS = frozenset(("mortal", "elemental", "external", "small", "medium", "large", "flying"))
"""Before one word of the name they begin the name of a class: "each other Elemental Lord" on the card Brass Lord."""
_BEFORE_ITSELF = ("vs.", "If", "if", "or")
_CONJUNCTIONS = frozenset(("unless", "until", "once", "while", "when", "whenever", "after", "because"))
_DOES = re.compile(r" (?:is|was|has|wins|loses|beats|survives|dies|fights)\b")
"""A class in the singular, without an article, that does something: "unless Fiend is bribed first" speaks of the card."""


def _own(m: re.Match[str], run: str, alone: bool, classes: list[str]) -> str:
    before = m.string[: m.start()].rstrip(" ")
    word = re.split(r"\s", before)[-1] if before else ""
    after = re.match(r",? [A-Z]\w*", m.string[m.end() :])
    if m[2] and (alone or run in classes):
        return m[0]
    if alone:
        if run.lower() in RULES:
            return m[0]
        if run in classes and word not in _BEFORE_ITSELF and not (word.lower() in _CONJUNCTIONS and _DOES.match(m.string, m.end())):
            return m[0]
        if word in ("your", "a", "an", "each", "other") or word.lower() in _KINDS:
            return m[0]
        if word[:1].isupper() and word.lower() not in OPENERS and not word.endswith((".", ",", ";", ":")):
            return m[0]
        if after and not after[0].startswith(","):
            return m[0]
    return SELF

"""Normalising: the only differences between a printed text and the text that we keep.

Each rule is data with an example, so that the whole list can be shown; `Normal.rules` is that list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """One allowed difference: what it does, an example, and the doing."""

    name: str
    before: str
    after: str
    apply: Callable[[str], str]


CHARACTERS = {
    "“”„‟＂": '"',
    "‘’‚‛＇`´": "'",
    "‐‑‒–—−－": "-",
    "…": "...",
    "（": "(",
    "）": ")",
    "［": "[",
    "］": "]",
    "，": ",",
    "：": ":",
    "；": ";",
    "＋": "+",
    "！": "!",
    "？": "?",
    "●": "•",
    "\u00a0\u2002\u2003\u2009\u200a\u202f\u3000\t": " ",
    "\u200b\ufeff\u00ad": "",
}
_FOLD = str.maketrans({char: plain for chars, plain in CHARACTERS.items() for char in chars})


def fold_characters(text: str) -> str:
    """Typographic variants of quotes, dashes, brackets, punctuation and spaces, made one; names are compared so."""
    return text.translate(_FOLD)


def tidy_spaces(text: str) -> str:
    """One space between words, none at the ends of lines, no empty lines."""
    text = re.sub(r"\r\n?", "\n", text)
    lines = (re.sub(r" +", " ", line).strip(" ") for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def drop_stray_spaces(text: str) -> str:
    """No space before , . ; : ! ? and closing brackets, none after opening brackets."""
    return re.sub(r"(?<=[(\[《「『【〈]) +| +(?=[,.;:!?)\]》」』】〉])", "", text)


def capitalise(text: str, abbreviations: tuple[str, ...] = ()) -> str:
    """A capital letter at the start of the text, a line, a bullet, and a sentence after a full stop."""

    def capital(m: re.Match[str]) -> str:
        ends_short = any(text[: m.start() + 1].endswith(short) for short in abbreviations)
        return m[0] if ends_short else m[1] + m[2].upper()

    return re.sub(r"(?m)(^(?:• ?)?|[.!?] )([a-z])", capital, text)


class Normal:
    """The normalisation of one game.

    labels     words in brackets whose letter case varies: "[Once Per Turn]"
    reminders  patterns of what stands between round brackets and is dropped as a reminder
    keywords   patterns after which any text in round brackets is a reminder
    abbreviations  words whose full stop ends no sentence: "pt."
    tight      patterns of marks behind which no blank stands: "[Activate]"
    extra      rules of the game's own
    """

    def __init__(
        self,
        labels: Iterable[str] = (),
        reminders: Iterable[str] = (),
        keywords: Iterable[str] = (),
        abbreviations: Iterable[str] = (),
        extra: Iterable[Rule] = (),
        tight: Iterable[str] = (),
    ) -> None:
        self.labels, self.reminders, self.keywords = tuple(labels), tuple(reminders), tuple(keywords)
        self.abbreviations = tuple(abbreviations)
        self.tight = tuple(tight)
        self._tight = re.compile("(" + "|".join(self.tight) + ") +") if self.tight else None
        self._reminder = re.compile("|".join(f"(?:{p})" for p in self.reminders)) if self.reminders else None
        self._keyword = (
            re.compile("(?:" + "|".join(f"(?:{p})" for p in self.keywords) + r") ?\Z") if self.keywords else None
        )
        self._label = (
            re.compile(
                "|".join(re.escape(label) for label in sorted(self.labels, key=len, reverse=True)), re.IGNORECASE
            )
            if self.labels
            else None
        )
        self._spelled = {label.lower(): label for label in self.labels}
        rules = [
            Rule("characters", "“Oda’s” – go", '"Oda\'s" - go', fold_characters),
            Rule("spaces", "Draw  a card. ", "Draw a card.", tidy_spaces),
            Rule("stray spaces", "Draw a card .", "Draw a card.", drop_stray_spaces),
            *extra,
        ]
        if self._reminder or self._keyword:
            rules.append(Rule("reminders", *self._example_of_reminder(), self.drop_reminders))
        if self._tight:
            rules.append(Rule("blanks behind marks", *self._example_of_blank(), self.drop_blanks))
        if self._label:
            rules.append(Rule("labels", self.labels[0].lower(), self.labels[0], self.spell_labels))
        rules.append(
            Rule("capitals", "draw a card.", "Draw a card.", lambda text: capitalise(text, self.abbreviations))
        )
        self.rules: tuple[Rule, ...] = tuple(rules)

    def __call__(self, text: str, fragment: bool = False) -> str:
        """The normalised text; a fragment, which begins inside a sentence, keeps its first letter."""
        first = text.lstrip()[:1]
        for rule in self.rules:
            text = rule.apply(text)
        return first + text[1:] if fragment and first.isalpha() and text[:1] == first.upper() else text

    def spell_labels(self, text: str) -> str:
        return self._label.sub(lambda m: self._spelled[m[0].lower()], text) if self._label else text

    def drop_blanks(self, text: str) -> str:
        return self._tight.sub(r"\1", text) if self._tight else text

    def drop_reminders(self, text: str) -> str:
        """Drop each outermost pair of round brackets that is a declared reminder."""
        out, at = "", 0
        while (start := text.find("(", at)) >= 0:
            end = _closing(text, start)
            out += text[at:start]
            if end is None:
                at = start
                break
            if self._is_reminder(text[start + 1 : end], out):
                out = out.rstrip(" ")
            else:
                out += text[start : end + 1]
            at = end + 1
        return tidy_spaces(out + text[at:])

    def version(self) -> str:
        return repr(
            (
                self.labels,
                self.reminders,
                self.keywords,
                self.abbreviations,
                self.tight,
                [(rule.name, rule.before, rule.after) for rule in self.rules],
            )
        )

    def _is_reminder(self, inside: str, before: str) -> bool:
        return bool(self._reminder and self._reminder.fullmatch(inside)) or bool(
            self._keyword and self._keyword.search(before)
        )

    def _example_of_blank(self) -> tuple[str, str]:
        mark = re.sub(r"\\|\?", "", self.tight[0])
        return f"{mark} draw a card.", f"{mark}draw a card."

    def _example_of_reminder(self) -> tuple[str, str]:
        return "KEYWORD (What the keyword means.)", "KEYWORD"


def _closing(text: str, start: int) -> int | None:
    depth = 0
    for i in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return None

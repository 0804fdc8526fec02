"""Phrase substitution: an ability with braces and "instead" is one ability with two versions (ua.subst.1).

    Choose one character with {3000 or less BP} … sideline it. If "Oda" is on your field, {5000 or less BP} instead.

Both versions are written out and read; the program keeps them, the condition and where the braces stand,
so that it prints back. Some sets print square brackets.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from quadriga.effects.node import Node, register
from quadriga.effects.program import Condition
from quadriga.games.union_arena.vocabulary.lines import Do, Keywords, Line, OnlyIf, Told, When
from quadriga.text.errors import Declined
from quadriga.text.grammar import Grammar

ABILITY = "ability"
WHOLE = ("", ABILITY, "line", "asked")
_BRACES = ("{", "}")
_SQUARE = ("[", "]")
_INSTEAD = re.compile(
    r" ?(?P<open>If )(?P<if>(?:\"[^\"]*\"|\[[A-Z0-9][^\[\]]*\]|[^{}.\"\[\]])*), (?P<may>you may )?(?P<its>it's )?"
    r"(?P<l>[{\[])(?P<b>(?:[^{}\[\]]|\[[^\[\]]*\])*)(?P<r>[}\]]) instead\."
)


@dataclass(eq=False)
class Version(Node):
    """Another version: under a condition, with its own words from `start` to `end`; its sentence stands at `at`.

    Where an "if" before the words governs them, and they are several sentences, it governs these too: `governed`
    are the first of them and the one behind the last.
    """

    condition: Condition
    line: Node
    end: int
    at: int
    may: bool
    governed: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Substitution(Node):
    """The usual version, the span of its words that others replace, and the other versions."""

    line: Node
    start: int
    end: int
    square: bool
    versions: list[Version]


register(Version, Substitution)


@dataclass
class _Found:
    plain: str
    start: int
    end: int
    square: bool
    others: list[tuple[str, str, int, int, bool]]
    """condition, full text, end of its span, where its sentence stands in the plain text, may"""


def find(text: str) -> _Found | None:
    """Take a line with a substitution apart; None where there is none."""
    matches = list(_INSTEAD.finditer(text))
    if not matches:
        return None
    square = matches[0]["l"] == "["
    left, _ = _SQUARE if square else _BRACES
    rest, cuts = "", []
    at = 0
    for m in matches:
        rest += text[at : m.start()]
        cuts.append((m, len(rest)))
        at = m.end()
    rest += text[at:]
    span = _span(rest, left)
    if span is None:
        return None
    start, end = span
    inside = rest[start + 1 : end]
    plain = rest[:start] + inside + rest[end + 1 :]
    others = []
    for m, cut in cuts:
        words = m["b"]
        full = rest[:start] + words + rest[end + 1 :]
        place = cut - 2 if cut > end else cut - 1 if cut > start else cut
        others.append((m["if"], full, start + len(words), place, bool(m["may"])))
    return _Found(plain, start, start + len(inside), square, others)


def _span(rest: str, left: str) -> tuple[int, int] | None:
    """The braced words; with square brackets, the first pair that is neither label nor keyword nor affinity."""
    if left == "{":
        start = rest.find("{")
        end = rest.find("}", start)
        return (start, end) if 0 <= start < end else None
    for m in re.finditer(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]", rest):
        inside = m[1]
        if _WORDS.match(inside) and inside not in _LABELS:
            return m.start(), m.end() - 1
    return None


_LABELS = ("Draw", "Rest this card", "Retire this card", "1 Per Turn")
_WORDS = re.compile(
    r"\d|[a-z]|[+-]\d|(BP|Choose|Draw|Place|Add|Switch|Look|Set|Rest|Retire|Return|Reveal|Until)\b"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGrammar(Grammar):
    """A grammar whose category "ability" is a line with its substitutions."""

    its = ""
    """What a dialect says before the other words: "it's [3000 BP] instead"."""

    def read(self, category: str, text: str) -> Any:
        return read_line(self, text) if category == ABILITY else super().read(category, text)

    def print(self, category: str, value: Any) -> str:
        return print_line(self, value) if category == ABILITY else super().print(category, value)

    def normalise(self, text: str, category: str = "") -> str:
        found = super().normalise(text, "line" if category == ABILITY else category)
        if category not in WHOLE and found.endswith(".") and not text.rstrip().endswith("."):
            return found[:-1]  # a part of a sentence is not closed
        return found


def read_line(g: Grammar, text: str) -> Any:
    """The program of one line, substitutions included."""
    text = g.normalise(text, "line")
    if not text:
        return Line([], Keywords([]))  # nothing but a reminder
    found = find(text)
    if found is None:
        return g.read("line", text)
    line = g.read("line", found.plain)
    versions = []
    for condition, full, end, at, may in found.others:
        try:
            asked = g.read("asked", f"If {condition}.")
        except Declined as error:
            raise Declined(error.unread, text.find(condition) + error.at, error.expected) from None
        governed = _governed(g, full, found.start, end)
        versions.append(Version(asked.condition, g.read("line", full), end, at, may, governed))
    made = Substitution(line, found.start, found.end, found.square, versions)
    if print_line(g, made) != text:
        raise Declined(text[found.start :][:60], found.start)
    return made


_GATE = re.compile(r"(?:^|[.\n\])] |• )If [^.]*, $")
_FULL_STOP = re.compile(r"\.(?= )(?=[^\"]*(?:\"[^\"]*\"[^\"]*)*$)")


def _governed(g: Grammar, text: str, start: int, end: int) -> list[int]:
    """Which sentences of the words in marks an "if" before them governs, beside the one that it stands in."""
    first = _FULL_STOP.search(text[start:end])
    if first is None or _GATE.search(text[:start]) is None:
        return []
    return [_sentences(g.read("line", text[:at].rstrip(".") + ".")) for at in (start + first.start(), end)]


def _sentences(line: Any) -> int:
    assert isinstance(line, Line)
    if isinstance(line.body, When):
        return 1 + len(line.body.sentences)
    if isinstance(line.body, Told):
        return len(line.body.effect.sentences)
    return len(line.body.sentences) if isinstance(line.body, Do) else 1


def _nothing(node: Node) -> bool:
    return isinstance(node, Line) and isinstance(node.body, Keywords) and not node.body.words


ANYWHERE = -1
"""Where marks stand in a program that was not read from a text of this wording: around the words that differ."""


def _shared(texts: list[str]) -> int:
    """How many characters all texts begin with."""
    shortest = min(len(text) for text in texts)
    for at in range(shortest):
        if any(text[at] != texts[0][at] for text in texts):
            return at
    return shortest


def _placed(g: Grammar, node: Substitution) -> Substitution:
    if node.start != ANYWHERE:
        return node
    texts = [g.print("line", line) for line in (node.line, *(version.line for version in node.versions))]
    start = _shared(texts)
    start = max(texts[0].rfind(mark, 0, start) for mark in ' "') + 1
    backwards = [text[start:][::-1] for text in texts]
    after = _shared(backwards)
    while after and texts[0][len(texts[0]) - after] not in " .,\n":
        after -= 1
    versions = [
        Version(version.condition, version.line, len(text) - after, len(texts[0]), version.may)
        for version, text in zip(node.versions, texts[1:], strict=True)
    ]
    return Substitution(node.line, start, len(texts[0]) - after, bool(getattr(g, "its", "")), versions)


def print_line(g: Grammar, node: Node) -> str:
    if not isinstance(node, Substitution):
        return "" if _nothing(node) else g.print("line", node)
    node = _placed(g, node)
    left, right = _SQUARE if node.square else _BRACES
    plain = g.print("line", node.line)
    inside = plain[node.start : node.end]
    out = plain[: node.start] + left + inside + right + plain[node.end :]
    for version in reversed(node.versions):
        words = g.print("line", version.line)[node.start : version.end]
        may = "you may " if version.may else ""
        said = f"{may}{getattr(g, 'its', '')}{left}{words}{right} instead."
        sentence = f"{g.print('asked', OnlyIf(version.condition))[:-1]}, {said}"
        at = version.at + 2 if version.at >= node.end else version.at
        out = out[:at] + (" " if at else "") + sentence + out[at:]
    return out

"""Templates of phrases: literal words, {slots}, <alternatives|of words> and plural(s).

    draw {n:count} card(s:n)           {slot:category}; {slot} alone names its category too
    <choose|select> {what:object}      one of several wordings, the first is the usual one
    draw <up to >{n:count} cards       a single alternative may be left out
    <is|are:n>                         the first when slot n is singular, else the second
    \\< \\> \\{ \\} \\( \\| \\:               the character itself

Square brackets, round brackets and quotes are ordinary characters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

MOST_WORDINGS = 128  # of one template; more is a mistake, not a phrase

_WORD = r"[^\W\d_\u2460-\u2473]+"  # a circled number is no letter of the word behind it
_TOKEN = re.compile(rf"( ?)({_WORD}|\d+|\n|[^\s])")
_PIECE = re.compile(rf"( ?)(?:\{{(\w+)(?::([^{{}}]+))?\}}|({_WORD}|\d+|\n|[^\s]))")
_PLURAL = re.compile(r"(?<=\w)\((s|es)(?::(\w+))?\)")
_AGREES = re.compile(r":(\w+)$")
_ESCAPED = re.compile(r"\\([\\<>{}(|:])")
_HIDDEN = 0xE000  # escaped characters wait in the private use area


@dataclass(frozen=True)
class Word:
    """A literal token, and whether a space stands before it."""

    token: str
    space: bool


@dataclass(frozen=True)
class Gap:
    """A slot to be filled by a category."""

    slot: str
    category: str
    space: bool


@dataclass(frozen=True)
class Wording:
    """One way to say a template. `agrees` lists (slot, must it be singular)."""

    elements: tuple[Word | Gap, ...]
    agrees: tuple[tuple[str, bool], ...] = ()

    @cached_property
    def gaps(self) -> list[Gap]:
        return [e for e in self.elements if isinstance(e, Gap)]

    def __str__(self) -> str:
        shown = "".join(
            (" " if e.space else "") + (e.token if isinstance(e, Word) else "{" + e.category + "}")
            for e in self.elements
        )
        return shown.replace("\n", "\\n")


def tokens(text: str) -> list[tuple[bool, str, int]]:
    """(space before it, token, where it starts) for each token of a normalised text."""
    return [(bool(m[1]), m[2], m.start(2)) for m in _TOKEN.finditer(text)]


def capital(text: str) -> str:
    """The text with its first letter made a capital."""
    return text[0].upper() + text[1:]


def literal(text: str) -> Wording:
    """A wording without slots or alternatives: the characters as they are."""
    return Wording(tuple(Word(token, space) for space, token, _ in tokens(text.strip(" "))))


def wordings(template: str) -> list[Wording]:
    """Every wording of a template, the usual one first."""
    hidden = _ESCAPED.sub(lambda m: chr(_HIDDEN + ord(m[1])), template)
    slots = re.findall(r"\{(\w+)", hidden)
    alone = slots[0] if len(slots) == 1 else None
    found: dict[Wording, None] = {}
    for text, agrees in _expand(_PLURAL.sub(lambda m: _plural(m, alone), hidden)):
        found.setdefault(Wording(_elements(re.sub(" +", " ", text).strip(" ")), agrees))
        if len(found) > MOST_WORDINGS:
            raise ValueError(f"the template {template!r} has more than {MOST_WORDINGS} wordings; split it")
    return list(found)


def _plural(m: re.Match[str], alone: str | None) -> str:
    """`card(s)` agrees with the named slot, or with the only slot there is."""
    slot = m[2] or alone
    return f"<|{m[1]}:{slot}>" if slot else f"<|{m[1]}>"


class _Choice:
    """One pair of angle brackets: its ways, and the slot that says which of two it is."""

    def __init__(self, number: int, ways: list[list[_Part]]) -> None:
        self.number = number
        self.ways = ways
        self.slot = ""
        if len(ways) == 1:
            self.ways.append([])
        elif len(ways) == 2 and ways[1] and isinstance(last := ways[1][-1], str) and (named := _AGREES.search(last)):
            self.slot = named[1]
            ways[1][-1] = last[: named.start()]


_Part = str | _Choice
_Picked = tuple[tuple[int, int, str], ...]
"""(the number of a pair of brackets, which way is taken, the slot that it agrees with)"""


def _expand(text: str) -> list[tuple[str, tuple[tuple[str, bool], ...]]]:
    """Every text that the brackets stand for, in the order of what stands in the bracket that closes first."""
    parts, count = _parse(text)
    keyed = []
    for said, picked in _said(parts):
        key = [0] * count
        for number, way, _ in picked:
            key[number] = way
        agrees = tuple((slot, way == 0) for _, way, slot in sorted(picked) if slot)
        keyed.append((key, said, agrees))
    keyed.sort(key=lambda k: k[0])
    return [(said, agrees) for _, said, agrees in keyed]


def _parse(text: str) -> tuple[list[_Part], int]:
    """What stands beside and within the brackets, and how many pairs there are; numbers follow the closing brackets."""
    open_ways: list[list[list[_Part]]] = [[[]]]
    count, at = 0, 0
    for m in re.finditer(r"[<>|]", text):
        ways = open_ways[-1]
        piece = text[at : m.start()]
        if piece:
            ways[-1].append(piece)
        at = m.end()
        if m[0] == "<":
            open_ways.append([[]])
        elif len(open_ways) == 1:
            ways[-1].append(m[0])
        elif m[0] == "|":
            ways.append([])
        else:
            open_ways.pop()
            open_ways[-1][-1].append(_Choice(count, ways))
            count += 1
    if len(open_ways) > 1:
        raise ValueError(f"the template {text!r} has a bracket that is not closed")
    if text[at:]:
        open_ways[0][-1].append(text[at:])
    return open_ways[0][0], count


def _said(parts: list[_Part]) -> list[tuple[str, _Picked]]:
    out: list[tuple[str, _Picked]] = [("", ())]
    for part in parts:
        if isinstance(part, str):
            more: list[tuple[str, _Picked]] = [(part, ())]
        else:
            more = [
                (said, ((part.number, i, part.slot), *picked))
                for i, way in enumerate(part.ways)
                for said, picked in _said(way)
            ]
        out = [(before + said, was + picked) for before, was in out for said, picked in more]
    return out


def _elements(text: str) -> tuple[Word | Gap, ...]:
    out: list[Word | Gap] = []
    for m in _PIECE.finditer(text):
        if m[2]:
            out.append(Gap(m[2], m[3] or m[2], bool(m[1])))
        else:
            token = chr(ord(m[4]) - _HIDDEN) if _HIDDEN <= ord(m[4][0]) < _HIDDEN + 128 else m[4]
            out.append(Word(token, bool(m[1])))
    return tuple(out)

"""A line of a card read in the core language: labels, limits and the moment as ever, the rest by the core.

`read` gives the same `Line` as the tables of single phrases do, with `Told` as its body; `text_of` prints it back.
"""

from __future__ import annotations

import re
from typing import Any

from quadriga.effects.sentences import Sentences
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.wording.core.grammar import grammar
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.text.errors import Declined, unread_words

_LABELS = re.compile(r"(?:(?:\[[^\[\]]*\]|\((?:[^()]|\([^()]*\))*\)) )+(?=[A-Z])")
_SENTENCE = re.compile(r'(?<=[.])"? (?=[A-Z])')
_LIMIT = re.compile(r"(?:You can (?:only )?(?:activate|use)|This (?:effect|ability|card)|Can only|These? (?:effect|ability))\b")
LIMITS = (li.OnlyIf, li.OnceByName, li.OnceEach, li.OnTurnPlayed, li.OnlyInSideline, li.OnlyInHand)
"""Sentences about when an ability may be activated."""


def read(old: DialectGrammar, text: str) -> li.Line:
    """The line of a text; Declined where the core has no words for it."""
    text = old.normalise(text, "line")
    if "\n" in text and "following" not in text:
        raise Declined(unread_words(text, 0), 0)
    found = _LABELS.match(text)
    start = found.end() if found else 0
    labels: list[li.Label] = old.read("labels", text[:start].rstrip()) if start else []
    timings: list[Any] = []
    body = text[start:]
    if body.startswith(("When ", "At the ")):
        at, timing = _moment(old, body)
        timings = [timing]
        start += at
        body = body[at].upper() + body[at + 1 :]
    body, limits, first = _limits(old, body)
    effect = grammar(old.dialect).read("effect", body)
    assert isinstance(effect, Sentences)
    return li.Line(labels, li.Told(effect, limits, timings, first))


def _moment(old: DialectGrammar, body: str) -> tuple[int, Any]:
    """Where the moment ends that an ability waits for, and which it is."""
    for comma in re.finditer(", ", body):
        try:
            return comma.end(), old.read("moment", body[0].lower() + body[1 : comma.start()])
        except Declined:
            continue
    raise Declined(unread_words(body, 0), 0)


def _limits(old: DialectGrammar, body: str) -> tuple[str, list[Any], int]:
    """A body without the limits before and behind it, these, and how many stood before it."""
    before: list[Any] = []
    behind: list[Any] = []
    while True:
        breaks = [m.end() for m in _SENTENCE.finditer(body)]
        first = _limit(old, body[: breaks[0]].rstrip()) if breaks else None
        last = _limit(old, body[breaks[-1] :]) if breaks else None
        if first is not None:
            before.append(first)
            body = body[breaks[0] :]
        elif last is not None:
            behind.insert(0, last)
            body = body[: breaks[-1]].rstrip()
        else:
            return body, [*before, *behind], len(before)


def _limit(old: DialectGrammar, sentence: str) -> li.Sentence | None:
    if "\n" in sentence or not _LIMIT.match(sentence):
        return None
    try:
        read = old.read("sentence", sentence)
    except Declined:
        return None
    return read if isinstance(read, li.Sentence) and isinstance(read.do, LIMITS) else None


def text_of(old: DialectGrammar, line: li.Line) -> str:
    """The words of a line that the core has read."""
    told = line.body
    assert isinstance(told, li.Told)
    words = grammar(old.dialect).print("effect", told.effect)
    if told.timings:
        moment = old.print("moment", told.timings[0])
        words = f"{moment[0].upper()}{moment[1:]}, {words[0].lower()}{words[1:]}"
    labels = [old.print("labels", line.labels)] if line.labels else []
    limits = [old.print("sentence", limit) for limit in told.limits]
    return " ".join([*labels, *limits[: told.first], words, *limits[told.first :]])

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
    body, limits = _limits(old, body)
    effect = grammar(old.dialect).read("effect", body)
    assert isinstance(effect, Sentences)
    return li.Line(labels, li.Told(effect, limits, timings))


def _moment(old: DialectGrammar, body: str) -> tuple[int, Any]:
    """Where the moment ends that an ability waits for, and which it is."""
    for comma in re.finditer(", ", body):
        try:
            return comma.end(), old.read("moment", body[0].lower() + body[1 : comma.start()])
        except Declined:
            continue
    raise Declined(unread_words(body, 0), 0)


def _limits(old: DialectGrammar, body: str) -> tuple[str, list[Any]]:
    """A body without the limits at its end, and these."""
    limits: list[Any] = []
    while True:
        breaks = [m.end() for m in _SENTENCE.finditer(body)]
        last = body[breaks[-1] :] if breaks else ""
        if not last or "\n" in last or not _LIMIT.match(last):
            return body, limits
        try:
            sentence = old.read("sentence", last)
        except Declined:
            return body, limits
        if not isinstance(sentence, li.Sentence) or not isinstance(sentence.do, LIMITS):
            return body, limits
        limits.insert(0, sentence)
        body = body[: breaks[-1]].rstrip()


def text_of(old: DialectGrammar, line: li.Line) -> str:
    """The words of a line that the core has read."""
    told = line.body
    assert isinstance(told, li.Told)
    words = grammar(old.dialect).print("effect", told.effect)
    if told.timings:
        moment = old.print("moment", told.timings[0])
        words = f"{moment[0].upper()}{moment[1:]}, {words[0].lower()}{words[1:]}"
    labels = [old.print("labels", line.labels)] if line.labels else []
    return " ".join([*labels, words, *(old.print("sentence", limit) for limit in told.limits)])

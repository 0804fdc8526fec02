"""A line of a card read in the core language: labels and limits as ever, the rest by the core.

What stands in marks and is replaced ("… instead") makes a line of several versions, each read whole (ua.subst.1).
"""

from __future__ import annotations

import re
from typing import Any

from quadriga.effects.adjuncts import Doing
from quadriga.effects.deeds import Deed
from quadriga.effects.lists import Listed
from quadriga.effects.node import Node
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.program import OTHER
from quadriga.effects.provisos import Provided
from quadriga.effects.references import REVEALED, Ref, Thing, ThisOne
from quadriga.effects.registers import EVENT, SELF
from quadriga.effects.sentences import OneSentence, Sentences
from quadriga.effects.sorts import CARD, UNIT
from quadriga.games.union_arena.chapters.timing import (
    DECK_TO_SIDELINE,
    HAND_TO_SIDELINE,
    LIFE_TO_SIDELINE,
    TO_REMOVAL,
    USED_CARD,
    USED_EVENT,
    Timing,
    TogetherTiming,
)
from quadriga.games.union_arena.vocabulary import lines as li
from quadriga.games.union_arena.vocabulary.gains import Gain
from quadriga.games.union_arena.vocabulary.substitution import CardGrammar, Substitution
from quadriga.games.union_arena.wording.binding import is_whose
from quadriga.games.union_arena.wording.core.own_lines import BASES
from quadriga.games.union_arena.wording.dialects import DialectGrammar
from quadriga.games.union_arena.wording.told import for_this_turn, unwrapped, versions
from quadriga.text.binder import Binder, Spoken
from quadriga.text.errors import Ambiguous, Declined, unread_words

LINE = "line"
_LABELS = re.compile(r"(?:(?:\[[^\[\]]*\]|\((?:[^()]|\([^()]*\))*\)) )+(?=[A-Z])")
_SENTENCE = re.compile(r'(?<=[.])"? (?=[A-Z])')
_LIMIT = re.compile(r"(?:You can (?:only )?(?:activate|use)|This (?:effect|ability|card)|Can only|These? (?:effect|ability))\b")
LIMITS = (li.OnlyIf, li.OnceByName, li.OnceEach, li.OnTurnPlayed, li.OnlyInSideline, li.OnlyInHand)
"""Sentences about when an ability may be activated."""
MOMENTS = (li.WHEN_PLAYED, li.WHEN_ATTACKING, li.WHEN_BLOCKING, li.WHEN_SIDELINED, li.ACTIVATE_MAIN)
CARDS = (HAND_TO_SIDELINE, DECK_TO_SIDELINE, LIFE_TO_SIDELINE, TO_REMOVAL, USED_CARD, USED_EVENT)
"""Events whose card is no character."""


class CoreGrammar(DialectGrammar):
    """The core's words of a dialect, and how a line is made of them."""

    watched: list[Timing]
    """What the ability waits for whose words are read now."""

    def read(self, category: str, text: str) -> Any:
        """A line that no card could be built with is declined."""
        if category == LINE:
            return self.line(text)
        read = super().read(category, text)
        if isinstance(read, Substitution):
            first = read.line.body if isinstance(read.line, li.Line) else None
            if isinstance(first, li.Told) and versions(read, first) is None:
                raise Declined(unread_words(text, 0), 0)
        return read

    def print(self, category: str, value: Any) -> str:
        return self.words_of(value) if category == LINE else CardGrammar.print(self, category, value)

    def labels_and_limits(self) -> DialectGrammar:
        from quadriga.games.union_arena.wording.grammar import grammar  # which reads by this table first

        return grammar(self.dialect)

    def line(self, text: str) -> li.CoreLine:
        """The line of a text; Declined where the core has no words for it."""
        if "\n" in text and (listed := self.listed(text)) is not None:
            return listed
        if text.startswith("[Raid] "):
            return li.CoreLine([], super().read(BASES, text))
        old = self.labels_and_limits()
        found = _LABELS.match(text)
        start = found.end() if found else 0
        labels: list[li.Label] = old.read("labels", text[:start].rstrip()) if start else []
        body = text[start:]
        timings: list[Timing] = []
        if body.startswith(("When ", "At the ")):
            at, timing = _moment(old, body)
            timings = [timing]
            body = body[at].upper() + body[at + 1 :]
        body, limits, first = _limits(old, body)
        self.watched = timings
        try:
            read = super().read("body", body)
        except Ambiguous:  # play this character set to active: without a moment it says how the card is played
            if timings or any(label.kind in MOMENTS for label in labels):
                raise
            read = super().read("standing body", body)
        if isinstance(read, Sentences):
            if not timings and not any(label.kind in MOMENTS for label in labels) and lasts(read):
                raise Declined(unread_words(body, 0), 0)
            return li.CoreLine(labels, li.Told(read, limits, timings, first))
        if timings or limits:
            raise Declined(unread_words(body, 0), 0)
        assert isinstance(read, li.Body)
        if isinstance(read, li.Stand) and any(label.kind in MOMENTS for label in labels):
            if for_this_turn(pair for effect in read.effects for pair in unwrapped(effect, [])) is None:
                raise Declined(unread_words(body, 0), 0)
        return li.CoreLine(labels, read)

    def listed(self, text: str) -> li.CoreLine | None:
        """Abilities in a list, switched on by numbers or by a condition (ua.text.list.1); None where it is no such list."""
        head, *bullets = text.split("\n• ")
        old = self.labels_and_limits()
        found = _LABELS.match(head)
        start = found.end() if found else 0
        try:
            body = super().read("list head", head[start:])
        except Declined:
            return None
        labels = old.read("labels", head[:start].rstrip()) if start else []
        if isinstance(body, li.ListedIf):
            body.lines = [self.line(_closed(bullet)) for bullet in bullets]
        else:
            body.steps = [self.step(bullet) for bullet in bullets]
        return li.CoreLine(labels, body)

    def step(self, bullet: str) -> li.Step:
        """Three or more: …"""
        found = _STEP.match(bullet)
        if found is None:
            raise Declined(unread_words(bullet, 0), 0)
        made: li.Step = super().read("step", found[0].strip())
        inner = bullet[found.end() :]
        if self.asian and _BOOST.match(inner):
            inner = "This character gets " + inner
            made.reg = 1
        made.line = self.line(_closed(inner))
        made.line.form = 0 if inner.endswith(".") else 1
        return made

    def words_of(self, line: Any) -> str:
        """The words of a line that the core has read."""
        old = self.labels_and_limits()
        body = line.body
        labels = [old.print("labels", line.labels)] if line.labels else []
        if isinstance(body, li.Raid):
            return super().print(BASES, body)
        if isinstance(body, (li.Listed, li.ListedIf)):
            return " ".join([*labels, super().print("list head", body)]) + self.bullets_of(body)
        if not isinstance(body, li.Told):
            return " ".join([*labels, super().print("body", body)])
        words = super().print("body", body.effect)
        if body.timings:
            moment = old.print("moment", body.timings[0])
            words = f"{moment[0].upper()}{moment[1:]}, {words[0].lower()}{words[1:]}"
        limits = [old.print("sentence", limit) for limit in body.limits]
        return " ".join([*labels, *limits[: body.first], words, *limits[body.first :]])

    def bullets_of(self, body: li.Listed | li.ListedIf) -> str:
        if isinstance(body, li.ListedIf):
            return "".join(f"\n• {self.words_of(line)}" for line in body.lines)
        said = ""
        for step in body.steps:
            line = self.words_of(step.line)
            line = line.removeprefix("This character gets ") if step.reg else line
            said += f"\n• {super().print('step', step)} {line[:-1] if step.line.form else line}"
        return said

    def binder(self) -> Binder:
        """Whom an ability can speak of before it says a word: who takes part in what sets it off."""
        binder = AmongSeen()
        for timing in self.watched:
            event: Phrase = ThisOne(UNIT) if timing.own else Thing()
            if timing.own:
                binder.spoken.append(Spoken(SELF, event, False, UNIT, 0))
                binder.spoken[-1].weak = True
            elif timing.filters:
                sort = CARD if timing.kind in CARDS else UNIT
                binder.spoken.append(Spoken(EVENT, event, isinstance(timing, TogetherTiming), sort, 0))
            if any(not is_whose(one) for one in timing.others):
                second = Thing()
                binder.spoken.append(Spoken(OTHER, second, False, UNIT, 0))
                binder.pairs.append([event, second])
        return binder


_STEP = re.compile(r"(?:\w+ or (?:more|less)|\w+)(?: BP)?: ")
_BOOST = re.compile(r"[+\"]")


def _closed(text: str) -> str:
    return text if text.endswith(".") else text + "."


class AmongSeen(Binder):
    """A card of which nothing says where it lies is one of those looked at or revealed just before."""

    def plain(self, deed: Deed) -> None:
        if self.reports == 0 and self.asking == 0:
            for what in deed.objects():
                for one in what.items if isinstance(what, Listed) else [what]:
                    if isinstance(one, Some) and one.sort() == CARD and one.what.place() is None:
                        one.what.reg = self.seen()
        super().plain(deed)

    def seen(self) -> int:
        for one in reversed(self.spoken):
            if REVEALED in one.roles and not one.part and one.many:
                return one.number
        return 0


def lasts(effect: Sentences) -> bool:
    """If something has happened this turn, this character gains … until the end of the turn: without a moment it stands."""
    first = effect.sentences[0]
    gate = first.body if isinstance(first, OneSentence) else None
    given = gate.then if isinstance(gate, Provided) else None
    given = given.do if isinstance(given, Doing) else given
    what = given.what if isinstance(given, Gain) else None
    return isinstance(what, ThisOne) or (isinstance(what, Ref) and what.reg == SELF)


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
        breaks = [m.end() for m in _SENTENCE.finditer(body)] if "\n" not in body else []
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


def _limit(old: DialectGrammar, sentence: str) -> Node | None:
    if "\n" in sentence or not _LIMIT.match(sentence):
        return None
    try:
        read = old.read("sentence", sentence)
    except Declined:
        return None
    return read if isinstance(read, li.Sentence) and isinstance(read.do, LIMITS) else None

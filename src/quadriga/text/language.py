"""Macros over a phrase table: one declaration gives every surface of a word.

A property feeds *with, without, has, that has*; a verb frame feeds the imperative, the third person, the past, the
participle, "was sent", "cards sent this way", "you sent". Each call is one *declaration*, whatever number of lines it makes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from quadriga.effects.happenings import Happened, HappenedTo, Trigger
from quadriga.effects.node import Node
from quadriga.effects.owners import YOU, Player
from quadriga.effects.references import Thing
from quadriga.text.errors import TableError
from quadriga.text.grammar import Grammar
from quadriga.text.pattern import of, slot

_GROUP = re.compile(r"<([^<>]*)>")


def paths(rest: str, away: str) -> list[str]:
    """Where to and from where, in either order; "from" behind what could take it for its own is left out."""
    if not rest or rest == " <|from the game>":
        return [rest + "< from {source:origin}>"]
    if not away:
        return [rest, " from {source:origin}" + rest]
    return [rest, f" {away} from {{source:origin}}", " from {source:origin}" + rest]


class Language:
    """Declares the words of one dialect.

    `synonyms` lists every pair of wordings that may mean the same, with the reason. Any other `<a|b>` in a template is an
    error: words that are optional in the table and not in the rules are how a text is misread without a word.
    """

    def __init__(self, grammar: Grammar, synonyms: Mapping[str, str]) -> None:
        self.g = grammar
        self.synonyms = synonyms
        self.problems: list[str] = []

    def __call__(self, category: str, template: str, make: type[Node], **constants: Any) -> None:
        self._declare(template)
        self.g.phrase(category, template, make, **constants)

    def value(self, category: str, words: Mapping[str, Any]) -> None:
        """Plain values by their words; one declaration."""
        self._declare()
        for template, value in words.items():
            self.g.value(category, template, value)

    def words(self, category: str, make: type[Node], field: str, table: Mapping[str, Any], **constants: Any) -> None:
        """Nodes that differ in one field, by their words; each is a declaration."""
        for template, value in table.items():
            self._declare(template)
            self.g.phrase(category, template, make, **{field: value}, **constants)

    def list(self, category: str, item: str, joins: tuple[str, ...], *make: Any, **constants: Any) -> None:
        self._declare()
        self.g.list(category, item, joins, *make, **constants)

    def include(self, category: str, *others: str) -> None:
        self._declare()
        self.g.include(category, *others)

    def prop(self, template: str, make: type[Node], **constants: Any) -> None:
        """A property of a card: with P, without P, has P, does not have P, that has P."""
        self._declare(template)
        self.g.phrase("prop", template, make, **constants)

    def frame(
        self,
        make: type[Node],
        forms: str,
        tail: str,
        passive: str | None = None,
        unit: bool = False,
        object_: str = "what",
        away: str = "",
        **constants: Any,
    ) -> None:
        """A verb: base, third person, past and participle; its object and the rest.

        `passive` is what follows the participle where the object has become the subject; None: it has no such forms.
        `unit`: what it was done to is in play afterwards.
        `away`: as `passive`, but nothing that "from …" behind it could belong to.
        """
        self._declare(tail)
        base, third, past, participle = forms.split("|")
        g = self.g
        for category, verb in (("do", base), ("does", third), ("did", past), ("done", participle)):
            g.phrase(category, f"{verb} {tail}", make, **constants)
        if passive is None:
            return
        slots = {name: slot(name) for name in re.findall(r"\{(\w+)", passive)}
        rest = " " + passive if passive else ""
        act = of(make, **{object_: slot("subject")}, **slots, **constants)
        bare = of(make, **{object_: of(Thing)}, **slots, **constants)
        if f"{{{object_}:" in tail:
            for path in paths(rest, away):
                g.phrase("happened", "{subject:bare np} <was|were> " + participle + path + "< by {by:agent}>< {when:window}>", Happened, act=act)
                g.phrase("moment", "<When|Whenever> {subject:bare np} <is|are> " + participle + path + "< by {by:agent}>", Trigger, act=act)
                g.phrase("post", participle + path + "< by {by:agent}> {when:window}", HappenedTo, act=bare, unit=unit)
            g.phrase("post", f"you {past}" + rest + "< {when:window}>", HappenedTo, act=bare, who=of(Player, who=YOU), unit=unit)

    def event(self, make: type[Node], forms: str, tail: str, object_: str = "what", **constants: Any) -> None:
        """Something happens that nobody does: trigger, history, relative clause."""
        self._declare(tail)
        base, third, past, participle = forms.split("|")
        act = of(make, **{object_: slot("subject")}, **constants)
        bare = of(make, **{object_: of(Thing)}, **constants)
        g = self.g
        g.phrase("moment", "<When|Whenever> {subject:bare np} " + f"<{third}|{base}> {tail}", Trigger, act=act)
        g.phrase("happened", "{subject:bare np} " + f"{past} {tail}" + "< {when:window}>", Happened, act=act)
        g.phrase("happened", "{subject:bare np} <has|have> " + f"{participle} {tail}" + "< {when:window}>", Happened, act=act)
        g.phrase("post", f"that {past} {tail}" + "< {when:window}>", HappenedTo, act=bare, unit=True)

    @contextmanager
    def closed(self, name: str) -> Iterator[None]:
        """What is declared inside is one closed class, complete by rule: who has use for one of it has all of it."""
        first = self.g.declaration + 1
        yield
        self.g.closed_classes[name] = range(first, self.g.declaration + 1)

    def check(self) -> None:
        if self.problems:
            raise TableError(self.g.name, self.problems)

    def _declare(self, *templates: str) -> None:
        self.g.declaration += 1
        for template in templates:
            for group in _GROUP.findall(template):
                # a part that may be left out fills a slot; alternatives must be declared to mean the same
                if "{" not in group and group not in self.synonyms:
                    self.problems.append(f"{template!r}: the alternatives <{group}> are not among the synonyms.")

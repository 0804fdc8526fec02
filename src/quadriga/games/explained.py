"""A card for a judge: its text, the program that was read from it in plain words, the rules by which it acts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from quadriga.effects.node import Node, content, name_of
from quadriga.folders import game_folders
from quadriga.rulebook import catalogue
from quadriga.text.errors import Unprintable
from quadriga.text.grammar import Grammar

Parts = tuple[tuple[str, str], ...]
"""How a node is told: a heading, and the field that stands under it; a heading may name other fields in braces."""

SHARED: dict[str, Parts] = {
    "Sequence": (("", "steps"),),
    "If": (("if {condition}:", "then"), ("otherwise:", "otherwise")),
    "ChooseModes": (("choose {count} of these; what is chosen is done in this order:", "modes"),),
}


CORE: dict[str, Parts] = {
    "Sentences": (("", "sentences"),),
    "OneSentence": (("", "body"),),
    "Adverb": (("", "then"),),
    "Chain": (("", "items"),),
    "Tail": (("", "first"), ("", "then")),
    "MayDo": (("{who} may:", "do"),),
    "MayTo": (("{who} may, but only completely:", "first"), ("after that, again as {who} like:", "then")),
    "Provided": (("if {condition}:", "then"),),
    "AsLong": (("as long as {condition}:", "then"),),
    "IfDone": (("if that was done in full:", "then"),),
    "Otherwise": (("otherwise:", "then"),),
    "Instead": (("if {condition}, instead of what stands before:", "then"),),
    "ForEach": (("{per}:", "then"),),
    "AtEnd": (("at the end of the turn:", "then"),),
    "Modes": (("choose {q} of these:", "options"),),
    "Numbered": (("if {condition}, you may:", "one"), ("additionally, if {other}, you may:", "two")),
    "Continuous": (("", "gifts"),),
}
"""How the parts of the core language are told (`effects/deeds.py`)."""


@dataclass
class Step:
    """One line of a program: how deep it stands, and what it says."""

    depth: int
    words: str


@dataclass
class Explained:
    """One ability."""

    title: str
    printed: str
    facts: list[tuple[str, str]] = field(default_factory=list)
    """When it works, what it costs, how often: a word and what it is."""
    steps: list[Step] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)


class Acts(msgspec.Struct, forbid_unknown_fields=True):
    own: dict[str, list[str]]
    shared: dict[str, list[str]]


@cache
def acts(game: str) -> Acts:
    """By which rules each class of a game's programs acts (games/*/acts.yaml)."""
    file = game_folders()[game].path / "acts.yaml"
    return msgspec.yaml.decode(file.read_bytes(), type=Acts)


def rules_of(game: str, nodes: Iterable[Any]) -> list[str]:
    """The rules of a program, in the order in which it comes to them."""
    known = acts(game)
    found: dict[str, None] = {}
    for node in nodes:
        for part in walk(node):
            package, _, name = name_of(type(part)).rpartition(".")
            ids = known.own.get(name) if package else known.shared.get(name)
            found.update(dict.fromkeys(ids or []))
    return list(found)


def walk(value: Any) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
        value = content(value)
    if isinstance(value, list):
        for part in value:
            yield from walk(part)


class Teller:
    """Says the parts of a program by the phrase table that read them."""

    def __init__(
        self,
        grammar: Grammar,
        heads: Mapping[str, Parts],
        usual: tuple[str, ...],
        own_name: str = "",
        choices: tuple[str, ...] = (),
    ) -> None:
        self.grammar, self.heads, self.usual, self.own_name = grammar, {**SHARED, **heads}, usual, own_name
        self.choices = choices
        """Classes that are printed as what is chosen, without the verb."""
        self.others = [category for category in grammar.lines if category not in usual]

    def say(self, value: Any) -> str:
        """The words for a part: as the table prints it, in the first category that has words for it."""
        if not isinstance(value, Node):
            return str(value)
        for category in (*self.usual, *self.others):
            try:
                words = self.grammar.print(category, value)
            except (Unprintable, KeyError):
                continue
            return words.replace("~", self.own_name).rstrip(".") if self.own_name else words.rstrip(".")
        return _spaced(type(value).__name__)

    def steps(self, value: Any, depth: int = 0) -> list[Step]:
        if isinstance(value, list):
            return [step for part in value for step in self.steps(part, depth)]
        if value is None:
            return []
        parts = self.heads.get(type(value).__name__)
        if parts is None:
            verb = "choose " if type(value).__name__ in self.choices else ""
            return [Step(depth, verb + self.say(value))]
        found: list[Step] = []
        for heading, name in parts:
            inner = getattr(value, name)
            if inner is None or inner == []:
                continue
            if heading:
                found.append(Step(depth, self._heading(heading, value)))
            found += self.steps(inner, depth + 1 if heading else depth)
        return found

    def _heading(self, heading: str, node: Node) -> str:
        for name in vars_of(node):
            if "{" + name + "}" in heading:
                heading = heading.replace("{" + name + "}", self.say(getattr(node, name)))
        return heading


def vars_of(node: Node) -> list[str]:
    return list(getattr(type(node), "__dataclass_fields__", {}))


def _spaced(name: str) -> str:
    """SwitchToResting -> switch to resting: only where a part has no words of its own."""
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def in_lines(abilities: list[Explained], with_rules: bool = True) -> list[str]:
    """What `quadriga cards explain` shows below the card itself."""
    lines: list[str] = []
    seen: dict[str, None] = {}
    for ability in abilities:
        lines += ["", ability.title]
        lines += [f"  {word}: {what}" for word, what in ability.facts]
        number = 0
        for step in ability.steps:
            if step.depth == 0:
                number += 1
                lines.append(f"  {number}. {step.words}")
            else:
                lines.append(f"  {'   ' * step.depth}- {step.words}")
        if ability.rules:
            lines.append(f"  by: {', '.join(ability.rules)}")
        seen.update(dict.fromkeys(ability.rules))
    if with_rules and seen:
        lines += ["", "The rules it uses"]
        lines += [f"  {rule}: {catalogue.rule(rule).says}" for rule in seen]
    return lines

"""The files of the languages: every message that code names is there, in each language, with the same slots."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quadriga
from quadriga import games
from quadriga.games import NAMES
from quadriga.messages import books
from quadriga.messages.message import slug
from quadriga.messages.voice import voice
from quadriga.rulebook.options import match_options

SOURCE = Path(quadriga.__file__).parent
KINDS = ("ask-", "do-", "log-", "no-", "mark-", "place-", "change-", "price-", "trigger-", "state-", "side-", "deck-")
OTHERS = [language for language in books.languages() if language != books.ENGLISH]


class Slots(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(book: str, language: str) -> dict[str, set[str]]:
    """The messages of a file with the slots that each asks for."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(books.source(book, language)).body:
        assert not isinstance(entry, ftl.Junk), f"{book} in {language} is not understood here: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{book} in {language} has {entry.id.name} twice"
            slots = Slots()
            slots.visit(entry)
            found[entry.id.name] = slots.found
    return found


def named(book: str) -> Iterator[tuple[str, Path]]:
    """The messages that code names: `say("…")` in modules that speak for this book, and names in their tables."""
    for module in SOURCE.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        if f'speaker("{book}")' not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            values: list[ast.expr | None] = []
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                values = [node.args[0]]
            elif isinstance(node, ast.Dict | ast.Tuple):
                values = [*(node.values if isinstance(node, ast.Dict) else node.elts)]
            elif isinstance(node, ast.IfExp | ast.Return):
                values = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node.value]
            for value in values:
                if isinstance(value, ast.Constant) and str(value.value).startswith(KINDS):
                    yield str(value.value), module


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", books.books())
def test_a_language_has_every_message_with_the_same_slots(book: str, language: str) -> None:
    english, other = messages(book, books.ENGLISH), messages(book, language)
    assert len(english) > 20
    assert sorted(english) == sorted(other)
    # A language need not say everything (Chinese has no "their"), but it cannot ask for what is not told.
    assert [name for name, slots in other.items() if not slots <= english[name]] == []


@pytest.mark.parametrize("book", books.books())
def test_every_message_that_code_names_is_in_the_file(book: str) -> None:
    said = list(named(book))
    assert said
    assert [(name, str(module)) for name, module in said if not voice().has(f"{book}.{name}")] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_question_event_and_word_of_the_table_has_its_message(name: str) -> None:
    words = importlib.import_module(f"quadriga.games.{name.replace('-', '_')}.people.words")
    layout = games.load(name).layout()
    wanted = [f"ask-{slug(kind)}" for kind in words.ASKED]
    wanted += [f"log-{slug(kind)}" for kind in words.TOLD]
    wanted += [f"zone-{slug(zone)}" for zone in (*layout["zones"], *layout.get("places", ()))]
    wanted += [f"phase-{slug(phase)}" for phase in layout["phases"]]
    wanted += [f"counter-{slug(counter['id'])}" for counter in layout["counters"]]
    wanted += [f"action-{slug(action)}" for action in layout["actions"]]
    wanted += [f"field-{slug(field)}" for field in layout["card"]["fields"]]
    wanted += [f"value-{slug(layout['card']['value'])}"]
    for option in match_options(name):
        if option.offered:
            wanted += [f"option-{slug(option.name)}", f"option-{slug(option.name)}-says"]
            wanted += [f"option-{slug(option.name)}-{value}" for value in option.choices]
    assert [message for message in wanted if not voice().has(f"{name}.{message}")] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_event_that_the_rules_tell_of_has_its_message(name: str) -> None:
    told: set[str] = set()
    for module in games.load(name).folder.rglob("*.py"):
        told.update(re.findall(r'emit\(\s*"([a-z A-Z]+)"', module.read_text(encoding="utf-8")))
    told = {kind for kind in told if not kind.startswith("phase")}  # one message for each phase
    assert len(told) > 10
    assert [kind for kind in sorted(told) if not voice().has(f"{name}.log-{slug(kind)}")] == []


def test_what_a_language_does_not_have_is_sent_in_english() -> None:
    text = books.whole("ultraman", "zh-Hant")
    assert "log-draw = { $player }抽了{ $card }。" in text and text.count("\nlog-draw = ") == 1
    assert books.entries("a = 1\n## Heading\n\nb = 2\n    more\n") == {"a": "a = 1", "b": "b = 2\n    more"}

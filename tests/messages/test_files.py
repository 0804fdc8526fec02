"""The files of the languages: every message that code names is there, in each language, with the same slots."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
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


def speakers(module: Path, tree: ast.Module) -> dict[str, str]:
    """The names with which a module says messages, each with its book: its own `say = speaker("…")`, and imported."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            call = node.value
            if getattr(call.func, "id", "") == "speaker" and isinstance(call.args[0], ast.Constant):
                found |= {target.id: str(call.args[0].value) for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("quadriga."):
            for name in node.names:
                if name.name.startswith("say") and (told := own_speakers(str(node.module))):
                    found |= {name.asname or name.name: told[name.name]} if name.name in told else {}
    return found


@cache
def own_speakers(name: str) -> dict[str, str]:
    path = SOURCE.parent / (name.replace(".", "/") + ".py")
    return speakers(path, ast.parse(path.read_text(encoding="utf-8"))) if path.is_file() else {}


@cache
def parsed() -> list[tuple[Path, ast.Module, dict[str, str]]]:
    found = []
    for module in SOURCE.rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        if "say" in text or "speaker(" in text:
            tree = ast.parse(text)
            found.append((module, tree, speakers(module, tree)))
    return [each for each in found if each[2]]


def calls(book: str) -> Iterator[tuple[Path, ast.Call]]:
    for module, tree, known in parsed():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and known.get(getattr(node.func, "id", "")) == book:
                yield module, node


def constants(value: ast.expr) -> list[str]:
    if isinstance(value, ast.IfExp):
        return constants(value.body) + constants(value.orelse)
    return [str(value.value)] if isinstance(value, ast.Constant) else []


def named(book: str) -> Iterator[tuple[str, Path]]:
    """The messages that code names: `say("…")` in modules that speak for this book, and names in their tables."""
    for module, call in calls(book):
        yield from ((name, module) for name in constants(call.args[0]))
    for module, tree, known in parsed():
        if known.get("say") != book or book in (books.SERVER, books.FILES, books.COMMANDS):  # codes stand in tables
            continue
        for node in ast.walk(tree):
            values: list[ast.expr | None] = []
            if isinstance(node, ast.Dict | ast.Tuple):
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


@pytest.mark.parametrize("book", [books.SERVER, books.FILES])
def test_nothing_stands_in_a_file_that_nobody_says(book: str) -> None:
    unsaid = set(messages(book, books.ENGLISH)) - {name for name, _ in named(book)}
    assert sorted(name for name in unsaid if not name.startswith("field-")) == []  # fields are said by their names


@pytest.mark.parametrize("book", books.books())
def test_every_call_fills_the_slots_of_its_message(book: str) -> None:
    wanted = {**messages(books.SHARED, books.ENGLISH), **messages(book, books.ENGLISH)}
    lacking = [
        (name, str(module), call.lineno)
        for module, call in calls(book)
        if all(keyword.arg for keyword in call.keywords)
        for name in constants(call.args[0])
        if not wanted.get(name, set()) <= {keyword.arg for keyword in call.keywords}
    ]
    assert lacking == []


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

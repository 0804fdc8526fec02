"""Both languages: everything that a game says has its Chinese sentence, said by the page's own dictionary."""

from __future__ import annotations

import ast
import importlib
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quadriga import games, server
from quadriga.games import NAMES
from quadriga.games.door import Game
from quadriga.kernel.state import answer

LANGUAGES = Path(__file__).parents[2] / "web/src/lang"
TABLES = ("PROMPTS", "DONE_LABELS", "LINES")
TELLING = ("refusing.py", "playing.py", "deck.py", "preparation.py")
"""Modules of a game that say why something cannot be done or what is wrong with a deck."""
REFUSING = ("Refused", "Broken", "cut")
"""By these names the server refuses something, finds a game broken, or ends a line."""
SAY = """
const [languages, ...dictionaries] = process.argv.slice(1);
const { matcher } = await import(languages + '/match.ts');
const words = await Promise.all(dictionaries.map((name) => import(`${languages}/zh-Hant/${name}.ts`)));
const say = matcher(Object.assign({}, ...words.map((module) => module.default)));
let text = '';
for await (const part of process.stdin) text += part;
process.stdout.write(JSON.stringify(JSON.parse(text).map((sentence) => say(sentence) ?? sentence)));
"""
ENGLISH = re.compile(r"\b[a-z]{2,}\b")
"""No English sentence does without a word in small letters."""


def in_chinese(game: str, sentences: set[str]) -> dict[str, str]:
    """What the page makes of sentences of this game."""
    return said_with(["shared", game], sentences)


def said_with(dictionaries: list[str], sentences: set[str]) -> dict[str, str]:
    asked = sorted(sentences)
    node = [str(Path(sys.executable).with_name("node")), "--input-type=module", "--eval", SAY]
    command = [*node, LANGUAGES.as_uri(), *dictionaries]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(zip(asked, json.loads(done.stdout), strict=True))


def printed(data: Any) -> Iterator[str]:
    """Names and texts of cards: they stay as they are."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from printed(part)
    elif isinstance(data, str) and data != data.lower():
        yield data


def english(game: Game, said: dict[str, str]) -> list[str]:
    """Of these sentences, those that are still English where no card speaks."""
    cards = sorted(set(printed(list(game.cards().values()))), key=len, reverse=True)
    names = re.compile("|".join(map(re.escape, cards)))
    texts = "\n".join(cards)
    found = []
    for sentence, into in said.items():
        of_card = sentence.partition(": ")[2]
        if sentence not in texts and not (of_card and of_card in texts):
            if ENGLISH.search(names.sub("", into.replace("：", ": "))):
                found.append(f"{sentence} -> {into}")
    return found


def spoken(game: Game, matches: int) -> set[str]:
    """What is asked, offered, told and refused in games played at random."""
    chance = random.Random(7)
    said: set[str] = set()
    decks = list(game.decks().values())
    for seed in range(matches):
        s = game.new((chance.choice(decks), chance.choice(decks)), seed=seed)
        while s.decision is not None:
            said |= {game.prompt(s, s.decision), *game.labels(s)}
            card, action = chance.choice(s.ref), chance.choice(game.actions)
            refusals = [game.why_not(s, seat, action, card) for seat in (0, 1)]
            said |= {refusal.reason for refusal in refusals if refusal is not None}
            answer(s, chance.randrange(len(s.decision.options)))
        said |= {str(event["text"]) for seat in (0, 1, 2) for event in game.events(s, seat)}
    return said


def sentences_in(tree: ast.AST) -> Iterator[str]:
    """The sentences that stand in a piece of code, with a number in each slot."""
    apart = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # what explains the code
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            apart |= {id(part) for part in node.values}
    for node in ast.walk(tree):
        if id(node) in apart:
            continue
        text = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        elif isinstance(node, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
        if len(text.split()) > 2:
            yield text


def parsed(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def refused_in(module: ast.Module) -> Iterator[str]:
    """What a module of the server tells a page that it refuses or cuts off."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in REFUSING:
            for argument in node.args:
                if isinstance(argument, ast.Constant | ast.JoinedStr):  # else it is put together from what a file says
                    yield from sentences_in(argument)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "message":
            yield from sentences_in(node.value)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_says_has_its_chinese_sentence(name: str) -> None:
    words = importlib.import_module(f"quadriga.games.{name.replace('-', '_')}.words")
    tables = [getattr(words, table) for table in TABLES if hasattr(words, table)]
    said = {re.sub(r"\{\w*\}", "7", sentence) for table in tables for sentence in table.values() if sentence}
    assert len(said) > 20
    assert not english(games.load(name), in_chinese(name, said))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_game_refuses_has_its_chinese_sentence(name: str) -> None:
    folder = games.load(name).folder
    modules = [parsed(folder / module) for module in TELLING if (folder / module).exists()]
    said = {sentence for module in modules for sentence in sentences_in(module)}
    assert len(said) > 15
    assert not english(games.load(name), in_chinese(name, said))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_said_in_play_is_said_in_chinese(name: str) -> None:
    """Sentences stand in sentences, and each must be found for what it is."""
    game = games.load(name)
    said = in_chinese(name, spoken(game, matches=20))
    assert len(said) > 300
    assert not english(game, said)


@pytest.mark.parametrize("name", NAMES)
def test_the_log_speaks_to_you_as_people_do(name: str) -> None:
    """Not "You is the Lead Player", "You Raids", "a Ruin of You"; a You behind a card's name is of its text."""
    said = spoken(games.load(name), matches=20)
    assert any(sentence.startswith("You ") for sentence in said)
    strange = re.compile(r"^(Turn \d+\W+)?You (?!pass\b)\w+s\b|\b(of|to|by|from) You\b")
    assert not [sentence for sentence in said if strange.search(sentence)]


def test_a_card_that_lay_under_another_comes_from_beneath_it() -> None:
    game = games.load("union-arena")
    first, second, *_ = game.decks().values()
    places = game.layout()["places"]
    event = {"kind": "move", "player": 0, "from": places.index("under"), "to": places.index("sideline")}
    told = game.describe(game.new((first, second), seed=1), event, 0)
    assert told == "You: a card goes from beneath a card to the sideline."


@pytest.mark.parametrize("name", NAMES)
def test_the_words_on_the_table_are_chinese(name: str) -> None:
    layout = games.load(name).layout()
    words = {*layout["phases"], *layout["actions"], *layout["zones"], *(c["id"] for c in layout["counters"])}
    words |= {field.replace("_", " ").capitalize() for field in layout["card"]["fields"]} - {"Ap", "Bp"}
    same = [word for word, into in in_chinese(name, words).items() if word == into and word != word.upper()]
    assert not same


def test_what_the_server_refuses_is_refused_in_chinese() -> None:
    modules = [parsed(module) for module in Path(server.__file__).parent.glob("*.py")]
    said = said_with(["server"], {sentence for module in modules for sentence in refused_in(module)})
    assert len(said) > 60
    assert not [sentence for sentence, into in said.items() if sentence == into]


def test_a_missing_sentence_is_noticed() -> None:
    game = games.load("guardians-arena")
    assert english(game, in_chinese(game.name, {"Bargeman sleeps on the left Stronghold."}))

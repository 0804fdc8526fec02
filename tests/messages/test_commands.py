"""The command line speaks by id: in the pseudo-language nothing is left without accents, and Chinese has it all."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga import cli, games, usage
from quadriga.decks.writing import FORMATS
from quadriga.messages import books, commands
from quadriga.messages.voice import PSEUDO, voice

PLAIN = re.compile(r"(?<![\w/.:=<`'-])[a-z]*[aeo][a-z]+(?![\w/.:=`'-])")
"""A word of ours that the pseudo-language did not reach: it would have accents. Names, ids, options and paths apart."""


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    commands.speak(books.ENGLISH)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Exit code, and everything that was said."""
    old = sys.argv
    sys.argv = ["quadriga", *arguments]
    code = 0
    try:
        cli.main()
    except SystemExit as stop:
        code = int(stop.code or 0)
    finally:
        sys.argv = old
    said = capsys.readouterr()
    return code, said.out + said.err


def plain(text: str, *names: str) -> list[str]:
    for name in sorted((name for name in names if name), key=len, reverse=True):
        text = text.replace(name, "")
    text = re.sub(r"`[^`]*`|--[\w-]+", "", text)
    return PLAIN.findall(text)


def test_every_command_and_parameter_has_its_help() -> None:
    for language in (*books.languages(), PSEUDO):
        commands.speak(language)
        for path, command in usage.walk(usage.command_tree(cli.app)):
            wanted = [usage.help_id(path), *(usage.help_id(path, parameter.name) for parameter in command.params)]
            assert [name for name in wanted if not voice(language).has(f"commands.{name}")] == []


def test_help_is_said_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    english = [
        name for name, entry in books.entries(books.source(books.COMMANDS, books.ENGLISH)).items() if "help-" in name
    ]
    assert len(english) > 120
    groups = [getattr(command, "commands", ()) for _, command in usage.walk(usage.command_tree(cli.app))]
    known = {name for group in groups for name in group} | {word for name in games.NAMES for word in name.split("-")}
    known |= {"quadriga", "person", "range", "text", "heuristic", "random"}  # as they are typed
    for path in (("play",), ("deck", "odds"), ("admin", "ban"), ("cards", "import"), ("serve",), ()):
        code, said = run(capsys, "--language", PSEUDO, *path, "--help")
        bare = [re.sub(r"^│ [* ]*[\w-]+ |<[^>]*>|\[[^\]]*\]", "", line) for line in said.splitlines()]
        words = [word for line in bare for word in plain(line)]
        assert code == 0
        assert [word for word in words if word not in known] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "--nonsense"),
        ("play", "a", "b", "c"),
        ("nonsense",),
        ("replay",),
        ("replay", "x.json", "--seat", "C"),
        ("bench", "--seconds", "x"),
        ("deck", "export", "nothing-here", "--as", "z"),
        ("deck", "odds", "embers"),
        ("scenario", "run", "/x/y"),
        ("simulate", "--games", "0"),
        ("rules", "show", "ua-zzz-1"),
        ("cards", "forget", "zzz"),
        ("admin", "check", "--data", "/x/y/z"),
    ],
)
def test_complaints_are_said_by_id(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    code, said = run(capsys, *arguments, "--language", PSEUDO)
    theirs = "unable to open database file"  # what SQLite says
    names = [*games.NAMES, theirs, *FORMATS, "code", "chess", "nothing-here", *(path for path in arguments)]
    assert said and code in (1, 2)
    listed = {"play", "replay", "bench", "serve", "simulate", "dataset", "train", "review", "solve", "rules", "deck",
              "scenario", "cards", "admin", "quadriga"}  # fmt: skip
    assert [word for word in plain(said, *names) if word not in listed] == []


@pytest.mark.parametrize("name", games.NAMES)
def test_playing_in_the_terminal_is_said_by_id(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    typed = ["help", "99", "zzz", "zones", "why not zzz", "card zzz", "save", "undo", "redo", "1", "1", "why"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed + ["1"] * 40 + ["zones", "log"])))
    code, said = run(capsys, "--language", PSEUDO, "play", name, "--seed", "5", "--opponent", "random")
    game = games.load(name)
    names = [str(value) for card in game.cards().values() for value in _names(card)]
    names += [str(game.face(card).name) for card in game.cards().values()]
    decks = [deck.name for deck in game.decks().values()]
    texts = [line for card in game.cards().values() for line in str(card.get("text") or "").splitlines()]
    names += [line[found.end() :] for line in texts for found in re.finditer(r"^|[\]】》』):→] *", line)]
    left = [line for line in said.splitlines() if not re.search(r"\w+\.[\w.]+: ", line)]  # rules are no messages
    found = {word for line in left for word in plain(line, *names, *decks, game.title)}
    assert code == 0 and found <= {"save", "quit", "undo", "redo", "zones", "options", "log", "card", "not", "help"}


def _names(card: object) -> Iterator[object]:
    """Everything that is printed on a card."""
    if isinstance(card, dict):
        for key, value in card.items():
            yield from _names(value)
            yield from [key] if isinstance(key, str) and key[:1].isupper() else []
    elif isinstance(card, list):
        for value in card:
            yield from _names(value)
    elif isinstance(card, str) and len(card) > 2:
        yield card


def test_json_stays_english(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("5 QDR-1-014\n")
    told = [run(capsys, *more, "deck", "check", str(deck), "--json")[1] for more in ((), ("--language", "zh-Hant"))]
    assert told[0] == told[1] and "at most 4" in told[0]


def test_chinese_by_option_and_by_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(capsys, "play", "chess", "--language", "zh-Hant")[1].startswith("沒有遊戲「chess」")
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    code, said = run(capsys, "cards", "show", "QDR-1-014")
    assert code == 0 and "【登場時】" in said and "顏色：黃色" in said
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")  # simplified Chinese is another language, which we do not have
    assert "【登場時】" not in run(capsys, "cards", "show", "QDR-1-014")[1]

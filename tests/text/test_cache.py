"""What was read once is not read again, and a cache can never do harm."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from quadriga.effects.node import same
from quadriga.text.cache import Cache, folder, read_cached, version_of
from quadriga.text.errors import Declined
from quadriga.text.grammar import Grammar

TEXTS = ["Draw two cards.", "[Ram (2)]", "Draw a frog."]


def no_grammar() -> Grammar:
    raise AssertionError("the grammar was loaded")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUADRIGA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_second_time_no_grammar_is_loaded(g: Grammar, place: Path) -> None:
    first = Cache("toy", "1").read(TEXTS, "text", lambda: g)
    again = Cache("toy", "1").read(TEXTS, "text", no_grammar)
    assert list(place.iterdir()) == [place / "toy.programs"]
    for text in TEXTS[:2]:
        assert same(first[text], g.read("text", text)) and same(again[text], first[text])
    for declined in (first[TEXTS[2]], again[TEXTS[2]]):
        assert isinstance(declined, Declined) and declined.unread == "frog." and declined.at == 7


def test_a_new_text_loads_the_grammar_and_is_added(g: Grammar, place: Path) -> None:
    Cache("toy", "1").read(TEXTS, "text", lambda: g)
    Cache("toy", "1").read(["Draw a card."], "text", lambda: g)
    assert set(Cache("toy", "1").read([*TEXTS, "Draw a card."], "text", no_grammar)) == {*TEXTS, "Draw a card."}


def test_the_same_text_as_another_category_is_another_entry(g: Grammar, place: Path) -> None:
    Cache("toy", "1").read(["Draw two cards."], "text", lambda: g)
    found = Cache("toy", "1").read(["Draw two cards."], "sentence", lambda: g)
    assert same(found["Draw two cards."], g.read("sentence", "Draw two cards."))


def test_a_newer_table_forgets_the_old_programs(g: Grammar, place: Path) -> None:
    Cache("toy", "1").read(TEXTS, "text", lambda: g)
    with pytest.raises(AssertionError, match="loaded"):
        Cache("toy", "2").read(TEXTS, "text", no_grammar)


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "rubbish", "folder"])
def test_a_damaged_file_is_rebuilt(g: Grammar, place: Path, damage: str) -> None:
    Cache("toy", "1").read(TEXTS, "text", lambda: g)
    path = place / "toy.programs"
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 1
    if damage == "folder":
        path.unlink()
        path.mkdir()
    else:
        path.write_bytes({"cut": whole[:-5], "flip": bytes(flipped), "empty": b"", "rubbish": b"\xc1" * 99}[damage])
    found = Cache("toy", "1").read(TEXTS, "text", lambda: g)
    assert same(found[TEXTS[0]], g.read("text", TEXTS[0]))
    if damage != "folder":
        Cache("toy", "1").read(TEXTS, "text", no_grammar)


def test_a_folder_that_cannot_be_written_only_costs_time(
    g: Grammar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("QUADRIGA_CACHE", str(blocked))
    assert same(Cache("toy", "1").read(TEXTS, "text", lambda: g)[TEXTS[1]], g.read("text", TEXTS[1]))


def test_writers_at_once_leave_a_whole_file(g: Grammar, place: Path) -> None:
    def write(n: int) -> None:
        for i in range(10):
            Cache("toy", "1").read([f"Draw {n * 100 + i} cards."], "text", lambda: g)

    threads = [threading.Thread(target=write, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(place.iterdir()) == [place / "toy.programs"]
    whole = Cache("toy", "1")
    known = 0
    for text in (f"Draw {n * 100 + i} cards." for n in range(4) for i in range(10)):
        with contextlib.suppress(AssertionError):
            known += same(whole.read([text], "text", no_grammar)[text], g.read("text", text))
    assert known  # who came last wins; what others read is read again


def test_the_version_follows_the_sources(g: Grammar, place: Path, tmp_path: Path) -> None:
    table = tmp_path / "phrases.py"
    table.write_text("one")
    first = version_of([table])
    read_cached("toy", "text", TEXTS, lambda: g, [table])
    read_cached("toy", "text", TEXTS, no_grammar, [table])
    table.write_text("two")
    assert version_of([table]) != first
    with pytest.raises(AssertionError, match="loaded"):
        read_cached("toy", "text", TEXTS, no_grammar, [table])


def test_the_folder_is_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("QUADRIGA_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert folder() == tmp_path / ".cache" / "quadriga"


def test_importing_the_cache_imports_no_grammar() -> None:
    code = "import sys, quadriga.text.cache; sys.exit(any(m.endswith(('.grammar', '.chart')) for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

"""Results on disk, and what is said about a file that cannot be used."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from quadriga.simulate.playing import Result
from quadriga.simulate.store import Store

GAME = Result(3, ("ash", "birch"), ("random", "heuristic"), 8, 1, "ua.win.1", 11, 90, 0, 0.5, [1, 0, 2], {"sides": []})


def one_sentence(error: pytest.ExceptionInfo[ValueError]) -> str:
    text = str(error.value)
    assert "\n" not in text and text.endswith(".")
    return text


def test_a_game_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = Store(file)
    store.begin({"seed": 1})
    store.add([GAME])
    store.close()
    again = Store(file)
    again.begin({"seed": 1})
    assert list(again.results()) == [GAME]
    assert again.finished() == {3}


def test_a_game_stored_twice_counts_once() -> None:
    store = Store(None)
    store.add([GAME])
    store.add([GAME])
    assert len(list(store.results())) == 1


def test_the_file_of_another_simulation_is_refused_with_what_differs(tmp_path: Path) -> None:
    Store(tmp_path / "games.sqlite").begin({"seed": 1, "games": 10})
    with pytest.raises(ValueError, match="different: seed") as error:
        Store(tmp_path / "games.sqlite").begin({"seed": 2, "games": 10})
    assert "another file" in str(error.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("These are notes about decks and nothing else.\n" * 50)
    before = file.read_bytes()
    with pytest.raises(ValueError, match="holds no results") as error:
        Store(file)
    assert "notes.txt" in one_sentence(error)
    assert file.read_bytes() == before


def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE customers (name TEXT)")
    db.close()
    with pytest.raises(ValueError, match="holds no results") as error:
        Store(file)
    one_sentence(error)
    with sqlite3.connect(file) as db:
        assert [row[0] for row in db.execute("SELECT name FROM sqlite_master")] == ["customers"]
    db.close()


def damaged(file: Path) -> None:
    """A file with many games, a page of which has been overwritten."""
    store = Store(file)
    store.begin({"seed": 1})
    store.add([Result(i, *list(vars(GAME).values())[1:]) for i in range(2000)])
    store.close()
    data = bytearray(file.read_bytes())
    assert len(data) > 40_000
    data[12_288:20_480] = b"\xee" * 8192
    file.write_bytes(data)


def test_a_damaged_file(tmp_path: Path) -> None:
    damaged(tmp_path / "games.sqlite")
    with pytest.raises(ValueError, match="is damaged") as error:
        Store(tmp_path / "games.sqlite")
    assert "start again" in one_sentence(error)


def test_a_field_that_cannot_be_read(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    store.add([GAME])
    with store.db:
        store.db.execute("UPDATE game SET chronicle = '{\"sides'")
    with pytest.raises(ValueError, match="is damaged") as error:
        list(store.results())
    one_sentence(error)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no folder") as error:
        Store(tmp_path / "nowhere" / "games.sqlite")
    one_sentence(error)


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="can't be used") as error:
        Store(tmp_path)
    one_sentence(error)

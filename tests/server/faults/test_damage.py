"""Damage in the database is found, told as such, and harms no other table. Backups come back whole."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from tests.server.conftest import Running, Start
from tests.server.page import HERE, ME, Page
from tests.server.postgres import Postgres


def admin(*args: Any) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["admin", *map(str, args)])
    return result.exit_code, result.output


def played(page: Page, answers: int) -> str:
    table = str(page.table(ME, HERE)["table"]["id"])
    with page.join(table) as line:
        for _ in range(answers):
            line.answer(0)
    return table


@pytest.fixture
def file(tmp_path: Path, start: Start) -> tuple[Path, Page, list[str]]:
    server = start()
    page = Page(server.url)
    return tmp_path / "quadriga.db", page, [played(page, 8) for _ in range(3)]


def change(file: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement, values)


def test_a_damaged_setup_is_told_and_the_other_tables_go_on(file: Any, start: Start) -> None:
    path, page, tables = file
    change(path, "UPDATE tables SET setup = ? WHERE id = ?", b'{"game": \x00\xff', tables[1])
    again = Page(start().url)
    again.http.cookies = page.http.cookies
    assert {t["id"] for t in again.get("/api/tables")["tables"]} == {tables[0], tables[2]}
    with again.line() as line:
        told = line.ask("join", table=tables[1])
        assert told["code"] == "damaged" and "damaged in the database" in told["message"]
    for table in (tables[0], tables[2]):
        with again.join(table) as line:
            assert line.answer(0)["type"] == "accepted"
    code, told = admin("check", "--data", path.parent, "--json")
    report = json.loads(told)
    assert code == 1 and [fault["where"] for fault in report["faults"]] == [f"table {tables[1]}"]


def test_a_gap_in_the_answers_is_told_and_cannot_be_written(file: Any, start: Start) -> None:
    path, page, tables = file
    change(path, 'DELETE FROM entries WHERE "table" = ? AND number = 3', tables[0])
    columns = 'INSERT INTO entries ("table", number, kind, seat, value, option, auto, at, left_0, left_1)'
    with pytest.raises(sqlite3.IntegrityError, match="must follow"):
        change(path, f"{columns} VALUES (?, 99, 'answer', 0, 0, 0, 0, 0.0, 0, 0)", tables[1])
    again = Page(start().url)
    again.http.cookies = page.http.cookies
    with again.line() as line:
        told = line.ask("join", table=tables[0])
        assert told["type"] == "error" and "answers are missing" in told["message"]
    with again.join(tables[1]) as line:
        assert line.answer(0)["type"] == "accepted"
    code, told = admin("check", "--data", path.parent)
    assert code == 1 and f"table {tables[0]}: " in told and "entries are there" in told


def test_a_damaged_page_is_found_at_the_start_and_told(file: Any, start: Start) -> None:
    path, _, tables = file
    start().stop()
    raw = bytearray(path.read_bytes())
    at = raw.rfind(tables[2].encode())  # somewhere in the pages of a table
    begin = at - at % 4096
    raw[begin : begin + 64] = b"\xff" * 64
    path.write_bytes(bytes(raw))
    server = start()
    assert server.store.damage, "The damage was not found."
    answer = Page(server.url).http.get("/api/tables")
    assert answer.status_code in (200, 500) and (answer.status_code == 200 or answer.json()["code"] == "damaged")
    assert admin("check", "--data", path.parent)[0] == 1


def test_a_backup_of_a_running_server_comes_back_whole(file: Any, tmp_path: Path) -> None:
    _, page, tables = file
    code, told = admin("backup", tmp_path / "copy.db", "--data", tmp_path)
    assert code == 0 and "rows are in" in told
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert admin("backup", tmp_path / "copy.db", "--data", tmp_path) == (
        2,
        f"{tmp_path / 'copy.db'} is there already; name a new file.\n",
    )
    assert admin("restore", tmp_path / "copy.db", "--data", tmp_path / "new")[0] == 0
    with page.join(tables[0]) as line:
        before = line.states
    server = Running(tmp_path / "new")
    again = Page(server.url)
    again.http.cookies = page.http.cookies
    with again.join(tables[0]) as line:
        assert {s: m["view"] for s, m in line.states.items()} == {s: m["view"] for s, m in before.items()}
    server.stop()
    code, told = admin("check", "--replay", "--data", tmp_path / "new")
    assert code == 0 and told.startswith("3 tables with ") and told.endswith(" entries: no damage.\n")
    code, told = admin("restore", tmp_path / "copy.db", "--data", tmp_path / "new")
    assert code == 2 and "restore into an empty one" in told


def test_a_backup_is_never_mixed_with_what_somebody_keeps(file: Any, tmp_path: Path) -> None:
    """Nobody has played there yet, but a deck is somebody's already."""
    admin("backup", tmp_path / "copy.db", "--data", tmp_path)
    (tmp_path / "other").mkdir()
    server = Running(tmp_path / "other")
    Page(server.url).post("/api/games/union-arena/decks", {"name": "Kept", "cards": {"QDR-1-001": 1}})
    server.stop()
    code, told = admin("restore", tmp_path / "copy.db", "--data", tmp_path / "other")
    assert code == 2 and "has decks in it; restore into an empty one" in told


def test_a_backup_moves_a_server_from_one_database_to_the_other(file: Any, tmp_path: Path) -> None:
    _, page, tables = file
    cluster = Postgres()
    try:
        admin("backup", tmp_path / "copy.db", "--data", tmp_path)
        assert admin("restore", tmp_path / "copy.db", "--database", cluster.url)[0] == 0
        server = Running(tmp_path / "pg", cluster.url)
        again = Page(server.url)
        again.http.cookies = page.http.cookies
        with again.join(tables[0]) as line:
            assert line.answer(0)["type"] == "accepted"
        server.stop()
        assert admin("backup", tmp_path / "back.db", "--database", cluster.url)[0] == 0
        assert admin("check", "--database", cluster.url, "--replay")[0] == 0
    finally:
        cluster.remove()


def test_what_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    assert "no Quadriga database" in admin("check", "--data", tmp_path)[1]
    (tmp_path / "quadriga.db").write_bytes(b"something else entirely" * 500)
    code, told = admin("check", "--data", tmp_path)
    assert code == 2 and "can't be opened" in told

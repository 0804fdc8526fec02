"""What ages goes, and people can have and take away what is theirs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from quadriga.server import keeping
from tests.server.conftest import Running
from tests.server.page import FRIEND, HERE, ME, Page


def done(running: Running, work: Any) -> Any:
    loop = next(iter(running.app.state.host._readying.values())).get_loop()
    return asyncio.run_coroutine_threadsafe(running.store.do(work), loop).result(30)


def test_tables_that_nobody_touched_are_dropped_by_their_age(tmp_path: Path) -> None:
    running = Running(tmp_path)
    try:
        page = Page(running.url)
        page.put("/api/me", {"name": "Oda"})
        tables = [page.table(ME, HERE)["table"]["id"] for _ in range(3)]
        assert done(running, keeping.tidy(30)) == 0
        assert {t["id"] for t in page.get("/api/tables")["tables"]} == set(tables)
        assert done(running, keeping.tidy(30, time.time() + 31 * keeping.DAY)) == 3
        assert page.get("/api/tables")["tables"] == []
        assert done(running, keeping.tidy(30, time.time() + 31 * keeping.DAY)) == 0
        assert page.get("/api/hello")["me"]["name"] == ""
    finally:
        running.stop()


def test_somebody_can_have_and_take_away_what_is_theirs(page: Page, other: Page) -> None:
    page.put("/api/me", {"name": "Oda"})
    page.post("/api/games/union-arena/decks", {"name": "Mine", "cards": {"QDR-1-001": 4}})
    alone = page.table(ME, HERE)["table"]["id"]
    made = page.table(ME, FRIEND)
    shared_table = made["table"]["id"]
    other.post(f"/api/tables/{shared_table}/claim", {"invite": made["invite"]["token"], "name": "Bo"})
    with page.join(shared_table) as line:
        line.ask("chat", text="a secret")
    mine = page.get("/api/me/data")
    assert mine["name"] == "Oda" and mine["decks"][0]["name"] == "Mine"
    assert {t["id"] for t in mine["tables"]} == {alone, shared_table}
    assert page.delete("/api/me/data")["tables"] == 1
    assert not any(page.get("/api/me/data").values()), "Nothing of theirs is left."
    with other.join(shared_table) as line:
        welcome = next(m for m in line.heard if m["type"] == "welcome")
        assert "a secret" not in str(welcome) and "Oda" not in str(welcome)
        assert welcome["table"]["seats"][1]["name"] == "Bo"


def test_what_ray_prints_does_not_reach_other_programs() -> None:
    code = (
        "import os, sys\nfrom quadriga.simulate.workers import _stdout_is_ours\n"
        "with _stdout_is_ours():\n    print('of Ray'); os.write(1, b'of its processes')\nprint('{}')"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "{}\n" and "of Ray" in told.stderr and "of its processes" in told.stderr

"""The loop that serves all tables never waits: for card texts, decks, files, replays or positions."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga import games
from tests.server.conftest import Process, Running
from tests.server.heartbeat import heartbeat, unnoticed, used_by
from tests.server.page import Line, Page

LONGEST = 2.0
"""Seconds of processor time that the loop may use until it answers; reading all texts there would take far more."""


@pytest.mark.parametrize("name", games.NAMES)
def test_no_request_holds_up_the_tables(page: Page, shared: Running, name: str) -> None:
    with heartbeat(shared) as used:
        for path in ("", "/cards", "/decks", "/rules", "/glossary", "/scenarios", "/files"):
            page.get(f"/api/games/{name}{path}")
        deck = page.get(f"/api/games/{name}/decks")["decks"][0]
        body = {"name": "copy", "cards": deck["cards"], "extra": deck["extra"]}
        listed = page.post(f"/api/games/{name}/decks/write", body)
        page.post(f"/api/games/{name}/decks/read", {"text": listed["text"] + "\n2 Nobody Knows This Card" * 50})
        page.post(f"/api/games/{name}/decks/hand", body)
        keys = [s["key"] for s in page.get(f"/api/games/{name}/scenarios")["scenarios"]]
        text = page.get(f"/api/games/{name}/scenarios/{keys[0]}")["text"]
        page.post(f"/api/games/{name}/scenarios/check", {"text": text})
        table = page.post("/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "here"}]})["table"]["id"]
        with page.join(table) as line:
            for _ in range(60):
                if line.state.get("result"):
                    break
                line.answer(0)
            if not line.state.get("result"):
                line.ask("undo", number=line.number)
        page.join(table).__exit__()
        page.get(f"/api/tables/{table}/position")
        page.delete(f"/api/tables/{table}")
        page.get(f"/api/replays/{table}")
        page.get(f"/api/replays/{table}/steps?count=50")
        page.http.get(f"/api/replays/{table}/file").raise_for_status()
    unnoticed(used)


def test_texts_that_nobody_has_read_yet_are_read_beside_the_tables(
    launch: Callable[..., Process], tmp_path: Path
) -> None:
    """The very first start: the cache is empty, and reading all cards takes half a minute."""
    server = launch(QUADRIGA_CACHE=str(tmp_path / "empty"))
    waits: list[float] = []
    with Line(server.url, "") as line:
        for _ in range(60):
            before = used_by(server.process.pid)
            assert line.ask("ping")["type"] == "pong"
            waits.append(used_by(server.process.pid) - before)
            time.sleep(0.05)
    assert max(waits) < LONGEST, sorted(waits)[-5:]

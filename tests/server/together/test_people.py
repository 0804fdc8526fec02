"""History, ladders, accounts, manners, and the owner of a server."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.server.together.owner import new_owner_token
from quadriga.server.together.phrases import new_phrase, normal
from quadriga.server.tokens import hashed
from tests.server.conftest import Running, Start
from tests.server.page import Page
from tests.server.together.test_matches import meet, once


def test_history_statistics_and_ladder(page: Page, other: Page) -> None:
    page.put("/api/me", {"name": "Ann"})
    sat = meet(page, other, rated=True, game="guardians-arena", deck=[])
    other.delete(f"/api/matches/{sat['match']['id']}")
    once(page, sat["match"]["id"], lambda m: m["games"][0]["winner"] == 0)  # the game ends with the match
    told = page.get("/api/me/history?game=guardians-arena")
    line = told["matches"][0]
    assert (line["outcome"], line["opponent"], line["reason"]) == ("won", "Bob", "leave")
    assert line["change"] > 100 and told["ratings"][0]["wins"] == 1
    assert told["statistics"]["opponent"]["Bob"]["games"] == 1
    rows = list(csv.reader(io.StringIO(page.http.get("/api/me/history.csv").text.lstrip("\ufeff"))))
    assert rows[0][3] == "opponent" and rows[1][3] == "Bob" and len(rows) == 2
    ladder = page.get("/api/ladder/guardians-arena")
    mine = [line for line in ladder["provisional"] if line["me"]]
    assert mine and mine[0]["name"] == "Ann" and mine[0]["rating"] > 1600


def test_a_phrase_carries_a_person_to_another_device(page: Page) -> None:
    page.put("/api/me", {"name": "Ann"})
    table = page.table({"kind": "me"}, {"kind": "computer"})["table"]["id"]
    phrase = page.post("/api/me/phrase")["phrase"]
    device = Page(page.url)
    assert device.get("/api/tables")["tables"] == []
    device.post("/api/me/recover", {"phrase": new_phrase()}, status=403)
    told = device.post("/api/me/recover", {"phrase": phrase.upper().replace(" ", " - ")})
    assert told["account"] and told["phrase"]
    assert [t["id"] for t in device.get("/api/tables")["tables"]] == [table]
    with device.join(table) as line:
        assert line.heard[0]["seats"] == [0]
    page.post("/api/me/phrase")  # a new one: the old one is void
    Page(page.url).post("/api/me/recover", {"phrase": phrase}, status=403)


def test_phrases_are_spoken_words() -> None:
    phrase = new_phrase()
    assert normal(f"  {phrase.title()}. ") == phrase and len(phrase.split()) == 8
    assert normal("lorem ipsum") == "" and normal(phrase + " extra") == ""


def test_a_forged_device_is_nobody(page: Page) -> None:
    mine = page.http.cookies["quadriga"]
    stranger = Page(page.url)
    stranger.http.cookies.set("quadriga", "as-" + "a" * 64 + "-abcdef." + mine.rsplit(".", 1)[1])
    assert stranger.get("/api/tables")["tables"] == []


def test_deleting_oneself_leaves_a_nameless_seat(page: Page, other: Page) -> None:
    page.put("/api/me", {"name": "Ann"})
    sat = meet(page, other, rated=True, game="guardians-arena", deck=[])
    page.delete(f"/api/matches/{sat['match']['id']}")
    page.delete("/api/me/data")
    assert other.get("/api/me/history")["matches"][0]["opponent"] == ""
    assert not [line for line in other.get("/api/ladder/guardians-arena")["provisional"] if line["me"] is None]
    told = page.get("/api/me/history")
    assert told["matches"] == [] and told["ratings"] == []


def test_who_is_blocked_neither_sits_down_nor_invites(page: Page, other: Page) -> None:
    sat = meet(page, other, game="guardians-arena", deck=[])
    other.delete(f"/api/matches/{sat['match']['id']}")
    assert page.post("/api/me/blocked", {"match": sat["match"]["id"]})["blocked"][0]["name"] == "Bob"
    made = page.post("/api/matches", {"game": "guardians-arena"})["match"]["id"]
    assert "blocked" in other.post(f"/api/matches/{made}/sit", {}, status=409)["message"]
    other.post("/api/matches", {"game": "ultraman", "against": "person", "played": sat["match"]["id"]}, status=409)
    by = page.get("/api/me/blocked")["blocked"][0]["by"]
    assert page.delete(f"/api/me/blocked/{by}") == {"blocked": []}
    other.post(f"/api/matches/{made}/sit", {})


def owner_of(server: Running) -> Page:
    token, work = new_owner_token()
    with server.store.engine.begin() as connection:
        work(connection)
    page = Page(server.url)
    page.http.headers["Authorization"] = f"Bearer {token}"
    return page


def test_the_owner_reads_reports_bans_announces_and_sets_limits(start: Start) -> None:
    server = start()
    ann, bob = Page(server.url), Page(server.url)
    sat = meet(ann, bob, game="guardians-arena", deck=[])
    bob.delete(f"/api/matches/{sat['match']['id']}")
    ann.post("/api/reports", {"match": sat["match"]["id"], "text": "left at once"})
    ann.get("/api/owner", status=403)
    owner = owner_of(server)
    report = owner.get("/api/owner")["reports"][0]
    assert report["text"] == "left at once" and report["name"] == "Bob"
    assert owner.post("/api/owner/bans", {"report": report["id"], "reason": "leaves"})["reports"] == []
    assert "leaves" in bob.get("/api/tables", status=403)["message"]
    banned = owner.get("/api/owner")["bans"][0]["id"]
    owner.post("/api/owner/bans/lift", {"id": banned})
    bob.get("/api/tables")
    with ann.line() as lobby:
        lobby.send("lobby")
        owner.put("/api/owner/announcement", {"text": "Maintenance at noon"})
        lobby.until(lambda m: m["type"] == "lobby" and m.get("announcement") == "Maintenance at noon")
    owner.put("/api/owner/limits", {"accounts_only": True})
    assert ann.post("/api/queue", {"game": "ultraman"}, status=403)["code"] == "no-account"
    ann.put("/api/me", {"name": "Ann"})
    ann.post("/api/me/phrase")
    ann.post("/api/queue", {"game": "ultraman"})


def test_the_owner_by_command(start: Start) -> None:
    server = start()
    data = ["--data", str(Path(server.folder))]
    run = CliRunner()
    token = run.invoke(app, ["admin", "token", *data]).output.split()[0]
    page = Page(server.url)
    page.http.headers["Authorization"] = f"Bearer {token}"
    page.get("/api/owner")
    assert run.invoke(app, ["admin", "announce", "Soon down", *data]).exit_code == 0
    assert run.invoke(app, ["admin", "limits", "--accounts-only", *data]).exit_code == 0
    shown = run.invoke(app, ["admin", "status", *data]).output
    assert "Soon down" in shown and "accounts_only: True" in shown
    assert "no such person" in run.invoke(app, ["admin", "unban", "nobody", *data]).output.lower()
    assert "is the id right?" in run.invoke(app, ["admin", "ban", "nobody", "--days", "2", *data]).output
    page.put("/api/me", {"name": "Ann"})
    ann = hashed(page.http.cookies["quadriga"].partition(".")[0])
    known = run.invoke(app, ["admin", "ban", ann, *data]).output
    assert "is banned for good." in known and "id right" not in known

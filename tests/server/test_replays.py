"""Replays and positions: step by step, as files, going on from there, scenarios on the table."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from quadriga import replay as replay_files
from quadriga.scenario.files import parse
from quadriga.scenario.running import run
from tests.server.page import COMPUTER, FRIEND, HERE, ME, Page, play_out

GAME = "/api/games/union-arena"


def finished(page: Page, seed: int = 21) -> str:
    table = str(page.table(ME, HERE)["table"]["id"])
    with page.join(table) as line:
        play_out([line], random.Random(seed))
    return table


def test_a_finished_game_is_walked_from_both_sides(page: Page, other: Page) -> None:
    table = finished(page)
    about = other.get(f"/api/replays/{table}")
    assert about["steps"] > 20 and about["turns"][0]["step"] == 0 and sum(about["decks"][0]["cards"].values()) == 50
    assert [t["turn"] for t in about["turns"]] == sorted({t["turn"] for t in about["turns"]})
    walked: list[dict[str, Any]] = []
    while len(walked) <= about["steps"]:
        walked += other.get(f"/api/replays/{table}/steps?from={len(walked)}&count=50")["steps"]
    assert [s["step"] for s in walked] == list(range(about["steps"] + 1))
    assert walked[0]["answer"] is None and walked[5]["answer"]["label"]
    assert [v["seat"] for v in walked[5]["views"]] == [0, 1]
    assert walked[-1]["result"]["reason"] == "rules" and walked[-1]["views"][0]["over"]
    numbers = [e["number"] for s in walked for e in s["events"][0]]
    assert numbers == list(range(len(numbers)))
    assert other.get(f"/api/replays/{table}/steps?from=7&count=1")["steps"] == [walked[7]]


def test_nobody_sees_both_sides_before_the_end(page: Page) -> None:
    table = page.table(ME, COMPUTER)["table"]["id"]
    for path in ("", "/steps", "/file"):
        assert page.get(f"/api/replays/{table}{path}", 409)["code"] == "not-now"
    assert page.post(f"/api/replays/{table}/continue", {"step": 0}, 409)["code"] == "not-now"


@pytest.mark.parametrize("query", ["from=-1", "from=x", "count=51", "from=99999999999", "from=٣"])
def test_steps_that_are_not_there_are_refused(page: Page, query: str) -> None:
    table = page.table(ME, COMPUTER)["table"]["id"]
    page.delete(f"/api/tables/{table}")
    assert page.get(f"/api/replays/{table}/steps?{query}", 400)["code"] == "malformed"


def test_a_replay_goes_to_a_file_and_back(page: Page, other: Page, tmp_path: Path) -> None:
    table = finished(page)
    response = page.http.get(f"/api/replays/{table}/file")
    assert "attachment" in response.headers["content-disposition"]
    path = tmp_path / "game.json"
    path.write_bytes(response.content)
    assert replay_files.resume(replay_files.read(path)).state.over  # the command line reads it too
    taken = other.post("/api/replays", json.loads(response.content))["table"]
    assert taken["status"] == "over" and taken["id"] in [t["id"] for t in other.get("/api/tables")["tables"]]
    old, new = (page.get(f"/api/replays/{i}/steps?from=30&count=3")["steps"] for i in (table, taken["id"]))
    assert [s["views"] for s in old] == [s["views"] for s in new]


def test_a_review_names_what_was_given_away(page: Page) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    assert page.post(f"/api/replays/{table}/review", status=409)["code"] == "not-now"
    with page.join(table) as line:
        for _ in range(6):
            line.answer(0)
        line.ask("concede", seat=0)
    marks = page.post(f"/api/replays/{table}/review")["marks"]
    assert page.get(f"/api/replays/{table}")["marks"] == marks
    assert all(mark["taken"] != mark["better"] and mark["cost"] > 0 for mark in marks)


def test_conceded_games_keep_their_result_in_the_file(page: Page) -> None:
    table = page.table(ME, HERE)["table"]["id"]
    with page.join(table) as line:
        line.answer(0)
        line.ask("concede", seat=1)
    file = page.http.get(f"/api/replays/{table}/file").json()
    assert page.post("/api/replays", file)["table"]["result"] == {"winner": 0, "reason": "concede"}


def test_damaged_replays_are_refused(page: Page) -> None:
    file = page.http.get(f"/api/replays/{finished(page)}/file").json()
    before = len(page.get("/api/tables")["tables"])
    for wrong in (
        {**file, "answers": [999, *file["answers"]]},
        {**file, "hash": "0" * 32},
        {**file, "seed": 7},
        {**file, "cards": []},
        {**file, "decks": [{}]},
        {**file, "format": 99},
        {**file, "start": {"zones": "x"}},
        [],
    ):
        assert page.post("/api/replays", wrong, 400)["code"] == "malformed"
    assert page.post("/api/replays", {**file, "game": "chess"}, 404)["code"] == "not-found"
    assert len(page.get("/api/tables")["tables"]) == before


def test_from_any_step_one_can_go_on_against_the_computer(page: Page, other: Page) -> None:
    table = finished(page)
    step = page.get(f"/api/replays/{table}/steps?from=25&count=1")["steps"][0]
    made = other.post(f"/api/replays/{table}/continue", {"step": 25, "seat": 1, "level": "beginner"})
    assert made["table"]["practice"] and made["seats"][0]["seat"] == 1
    steps = page.get(f"/api/replays/{table}")["steps"]
    assert other.post(f"/api/replays/{table}/continue", {"step": steps}, 409)["code"] == "over"
    assert other.post(f"/api/replays/{table}/continue", {"step": steps + 1}, 404)["code"] == "not-found"
    with other.join(made["table"]["id"]) as line:
        while "options" not in line.state["view"].get("decision", {}):
            line.until_type("state")
        if line.number == 0:
            assert line.state["view"] == step["views"][1]
        assert line.answer(0)["type"] == "accepted"
        assert line.state["practice"] is True


def test_a_position_becomes_a_scenario_file_that_opens_as_the_same_position(page: Page) -> None:
    table = finished(page)
    opened, expected = "", []
    for step in range(0, page.get(f"/api/replays/{table}")["steps"], 7):
        position = page.get(f"/api/tables/{table}/position?step={step}")
        seen = page.get(f"/api/replays/{table}/steps?from={step}&count=1")["steps"][0]["views"]
        assert position["exact"] is True
        checked = page.post(f"{GAME}/scenarios/check", {"text": position["text"]})
        assert checked["views"][:2] == seen and checked["lost"] == ""
        assert checked["text"] == position["text"]
        if any(len(view.get("decision", {}).get("options", ())) > 1 for view in seen):
            opened, expected = position["text"], seen  # with one option the table would pass on at once
    made = page.post(f"{GAME}/scenarios/open", {"text": opened, "seat": 0})
    assert len(made["seats"]) == 2 and made["table"]["scenario"]
    with page.join(made["table"]["id"]) as line:
        assert line.states[0]["view"] == expected[0] and line.states[1]["view"] == expected[1]


def quiet_position(page: Page, table: str) -> str:
    """A position in the middle of a finished game, while both decks have cards, in which nothing is half done."""
    for step in range(page.get(f"/api/replays/{table}")["steps"] // 2, 0, -1):
        position = page.get(f"/api/tables/{table}/position?step={step}")
        if not position["problem"]:
            return str(position["text"])
    raise AssertionError("There was no such position.")


def test_a_judge_moves_turns_brings_and_removes_cards_and_sets_numbers(page: Page) -> None:
    text = quiet_position(page, finished(page))
    before = page.post(f"{GAME}/scenarios/check", {"text": text})["data"]["board"]
    side = before["A"]
    edits = [
        {"do": "move", "seat": 0, "zone": "deck", "at": 0, "to": "hand"},
        {"do": "bring", "seat": 0, "zone": "front line", "card": "QDR-1-002"},
        {"do": "lie", "seat": 0, "zone": "front line", "at": len(side["front line"]), "words": {"resting": True}},
        {"do": "away", "seat": 1, "zone": "deck", "at": 0},
        {"do": "number", "seat": 1, "name": "ap", "value": "1/3"},
    ]
    edited = page.post(f"{GAME}/scenarios/edit", {"text": text, "edits": edits})
    board = edited["data"]["board"]
    assert board["A"]["deck"] == side["deck"][1:] and board["A"]["hand"] == [*side["hand"], side["deck"][0]]
    assert board["A"]["front line"][-1] == {"card": "QDR-1-002", "resting": True}
    assert board["B"]["deck"] == before["B"]["deck"][1:] and board["B"]["ap"] == "1/3"
    again = page.post(f"{GAME}/scenarios/check", {"text": edited["text"]})
    assert again["views"] == edited["views"] and again["lost"] == ""


def test_a_position_that_a_judge_has_changed_is_a_scenario_that_holds(page: Page) -> None:
    """What was asked before the change need not be asked after it: a hand that grew shorter is under its limit."""
    table = finished(page)
    tried = 0
    for step in range(0, page.get(f"/api/replays/{table}")["steps"], 5):
        text = page.get(f"/api/tables/{table}/position?step={step}")["text"]
        hand = page.post(f"{GAME}/scenarios/check", {"text": text})["data"]["board"]["A"]["hand"]
        for _ in hand[:1]:
            edits = [{"do": "move", "seat": 0, "zone": "hand", "at": 0, "to": "sideline"}]
            edited = page.post(f"{GAME}/scenarios/edit", {"text": text, "edits": edits})
            assert run(parse(edited["text"], "edited")) is None
            tried += 1
    assert tried > 5


@pytest.mark.parametrize(
    "edit",
    [
        {"do": "move", "seat": 0, "zone": "deck", "at": 999, "to": "hand"},
        {"do": "move", "seat": 0, "zone": "attic", "at": 0, "to": "hand"},
        {"do": "move", "seat": 0, "zone": "deck", "at": 0, "to": "attic"},
        {"do": "lie", "seat": 0, "zone": "deck", "at": 0, "words": {"resting": True}},
        {"do": "bring", "seat": 0, "zone": "ap", "card": "QDR-1-002"},
        {"do": "number", "seat": 0, "name": "ap", "value": "9/3"},
        {"do": "number", "seat": 0, "name": "courage", "value": 3},
    ],
)
def test_changes_that_do_not_fit_are_refused_with_a_sentence(page: Page, edit: dict[str, Any]) -> None:
    text = page.get(f"/api/tables/{finished(page)}/position?step=3")["text"]
    told = page.post(f"{GAME}/scenarios/edit", {"text": text, "edits": [edit]}, 422)
    assert told["code"] == "bad-scenario" and told["message"].endswith(".")


def zones(view: dict[str, Any]) -> list[Any]:
    return [[zone["id"], zone["seat"], [card.get("number") for card in zone["cards"]]] for zone in view["zones"]]


def test_hidden_cards_of_a_game_between_two_people_cannot_be_had_as_a_position(page: Page, other: Page) -> None:
    made = page.table(ME, FRIEND)
    table = made["table"]["id"]
    other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"]})
    for who in (page, other):
        assert who.get(f"/api/tables/{table}/position", 409)["code"] == "not-now"
    alone = page.table(ME, COMPUTER)["table"]["id"]
    assert other.get(f"/api/tables/{alone}/position", 409)["code"] == "not-now"
    page.get(f"/api/tables/{alone}/position")
    assert next(t for t in page.get("/api/tables")["tables"] if t["id"] == alone)["practice"] is True


def test_scenarios_are_listed_walked_and_opened(page: Page) -> None:
    listed = page.get(f"{GAME}/scenarios")["scenarios"]
    assert len(listed) > 20 and all(s["title"] for s in listed)
    for key in [s["key"] for s in listed][:6]:
        one = page.get(f"{GAME}/scenarios/{key}")
        assert one["text"] and one["steps"][0]["views"][1]["zones"]
    made = page.post(f"{GAME}/scenarios/open", {"key": listed[0]["key"], "seat": 0, "level": "easy"})
    with page.join(made["table"]["id"]) as line:
        assert line.state["seat"] == 0 and line.state["view"]["zones"]
        assert "TST-" in line.raw[-1] or line.state.get("cards") is None
    assert page.get(f"{GAME}/scenarios/none", 404)["code"] == "not-found"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a: [",
        "game: union-arena",
        "{game: chess, title: x, board: {A: ''}, expect: {turn: A}}",
        "{game: union-arena, title: x, board: {A: 'cellar: 3'}, expect: {turn: A}}",
        "{game: union-arena, title: x, board: {A: 'front: Ram 4000 [Sings]'}, expect: {turn: A}}",
        "{game: union-arena, title: x, board: {phase: lunch}, expect: {turn: A}}",
        "{game: union-arena, title: x, board: {seed: many}, expect: {turn: A}}",
        "!!python/object/apply:os.system ['true']",
    ],
)
def test_scenarios_that_cannot_be_laid_out_are_refused(page: Page, text: str) -> None:
    for action in ("check", "open"):
        error = page.post(f"{GAME}/scenarios/{action}", {"text": text}, 422)
        assert error["code"] == "bad-scenario" and error["message"]
    assert page.get("/api/tables")["tables"] == []

"""Every game that can be played is played over a line, to its end."""

from __future__ import annotations

import random

import pytest

from quadriga import games
from tests.server.page import Line, Page, play_out

EVERY = pytest.mark.parametrize("name", games.NAMES)


@EVERY
def test_a_game_at_one_screen_comes_to_its_end_and_is_a_replay(page: Page, name: str) -> None:
    made = page.post("/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "here"}]})
    table = made["table"]["id"]
    with page.join(table) as line:
        result = play_out([line], random.Random(3), 20_000)
    assert result["reason"] == "rules" and result["rule"]
    about = page.get(f"/api/replays/{table}")
    last = page.get(f"/api/replays/{table}/steps?from={about['steps']}&count=1")["steps"][0]
    assert last["views"][0]["over"] and last["result"]["winner"] == result["winner"]
    again = page.post("/api/replays", page.http.get(f"/api/replays/{table}/file").json())
    assert again["table"]["result"]["winner"] == result["winner"]


@EVERY
def test_the_computer_answers(page: Page, name: str) -> None:
    made = page.post("/api/tables/quick", {"game": name})
    chance = random.Random(5)
    with page.join(made["table"]["id"]) as line:
        answered = 0
        while answered < 30 and "result" not in line.state:
            options = line.state["view"].get("decision", {}).get("options")
            if options and line.state["number"] == line.number:
                answered += 1
                line.answer(chance.randrange(len(options)))
            else:
                line.until_type("state")
        while "result" not in line.state and "options" not in line.state["view"].get("decision", {}):
            line.until_type("state")
        if "result" not in line.state:
            hints = line.ask("hint", number=line.number)
            assert hints["type"] == "hints" and hints["options"]


@EVERY
def test_the_library_of_every_game_is_there(page: Page, name: str) -> None:
    game = page.get(f"/api/games/{name}")
    assert game["layout"] and game["actions"]
    cards = {card["number"] for card in page.get(f"/api/games/{name}/cards")["cards"]}
    decks = page.get(f"/api/games/{name}/decks")["decks"]
    assert len(decks) >= 2 and all(deck["legal"] for deck in decks)
    assert page.get(f"/api/games/{name}/rules")["rules"]
    game_ = games.load(name)
    s = game_.new(list(game_.decks().values())[:2])
    lying = {s.faces[face].number for face in s.card}
    assert lying <= cards, "Every card on a table can be looked up."


@EVERY
def test_starter_decks_go_out_and_come_back_in_every_shape(page: Page, name: str) -> None:
    for deck in page.get(f"/api/games/{name}/decks")["decks"]:
        body = {"name": deck["name"], "cards": deck["cards"], "extra": deck["extra"]}
        written = page.post(f"/api/games/{name}/decks/write", body)
        for text in (written["toml"], written["code"]):
            read = page.post(f"/api/games/{name}/decks/read", {"text": text})
            assert read["cards"] == deck["cards"] and read["extra"] == deck["extra"] and read["legal"]


@EVERY
def test_opening_hands_of_every_game(page: Page, name: str) -> None:
    deck = page.get(f"/api/games/{name}/decks")["decks"][0]
    hand = page.post(f"/api/games/{name}/decks/hand", {"cards": deck["cards"], "extra": deck["extra"]})
    assert hand["hand"]


@EVERY
def test_positions_of_every_game_are_written_down_and_opened_as_they_are(page: Page, name: str) -> None:
    made = page.post("/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "here"}]})
    table = made["table"]["id"]
    with page.join(table) as line:
        chance = random.Random(7)
        for step in range(40):
            options = line.state["view"].get("decision", {}).get("options", [])
            if not options or "result" in line.state:
                break
            if step % 5 == 0:
                position = page.get(f"/api/tables/{table}/position")
                assert position["exact"] is True
                checked = page.post(f"/api/games/{name}/scenarios/check", {"text": position["text"]})
                assert checked["views"][:2] == [line.states[seat]["view"] for seat in range(2)]
            line.answer(chance.randrange(len(options)))


@EVERY
def test_a_lesson_is_listed_and_followed_against_the_computer(page: Page, name: str) -> None:
    """Each answer is one that the table marks; the opponent plays along until the goal is reached."""
    taught = page.get(f"/api/games/{name}/lessons")
    assert len(taught["lessons"]) >= 6 and len(taught["puzzles"]) >= 10
    key = taught["lessons"][-1]["key"]
    made = page.post(f"/api/games/{name}/scenarios/open", {"key": key, "seat": 0, "level": "beginner"})
    assert made["table"]["seats"][1]["kind"] == "computer" and made["table"]["mine"] == [0]
    with page.join(made["table"]["id"]) as line:
        while not line.state["path"]["done"]:
            assert line.state["path"]["key"] == key and not line.state["path"]["failed"]
            if _asked(line):
                assert line.answer(line.state["path"]["mark"][0])["type"] == "accepted"
            else:
                line.next()


def _asked(line: Line) -> bool:
    return "options" in line.state["view"].get("decision", {})

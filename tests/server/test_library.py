"""Cards, card files, rules and words over HTTP."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quadriga import games
from quadriga.games.importing import import_file
from quadriga.rulebook import catalogue
from quadriga.server import scenarios
from quadriga.server.readying import all_files
from tests.server.page import FRIEND, ME, Page

GAME = "/api/games/union-arena"
CARD = """
[[card]]
number = "ZZZ-1-001"
name = "<script>Lamp</script>"
type = "character"
color = "yellow"
energy = 0
ap = 1
generates = "yellow"
bp = 1500
affinities = []
trigger = "get"
"""


def test_a_game_tells_how_its_table_is_drawn(page: Page) -> None:
    game = page.get(GAME)
    assert game["layout"]["zones"] and game["title"] == "Union Arena"
    assert page.get("/api/games/chess", 404)["code"] == "not-found"


def test_all_cards_come_as_data(page: Page) -> None:
    cards = page.get(f"{GAME}/cards")["cards"]
    assert len(cards) == len(games.load("union-arena").cards())
    assert all(card["number"] and card["name"] and card["from"] == "" for card in cards)


def test_rules_are_found_by_words_in_both_languages(page: Page) -> None:
    assert len(page.get(f"{GAME}/rules")["rules"]) == len(catalogue.rules("union-arena"))
    english = page.get(f"{GAME}/rules?search=resting+attack")["rules"]
    chinese = page.get(f"{GAME}/rules?search=生命區")["rules"]
    assert english and chinese and all(rule["says"] and rule["says_zh"] for rule in chinese)
    one = page.get("/api/rules/ua.kw.snipe.4")
    assert one["id"] == "ua.kw.snipe.4" and one["scenarios"]
    assert page.get("/api/rules/ua.nothing.1", 404)["code"] == "not-found"


@pytest.mark.parametrize("name", games.NAMES)
def test_every_scenario_that_a_rule_names_is_walked_and_opened_on_the_table(page: Page, name: str) -> None:
    rules = page.get(f"/api/games/{name}/rules")["rules"]
    keys = sorted({key for rule in rules for key in rule.get("scenarios", [])})
    assert len(keys) > 15
    texts = {key: all_files(name)[key].read_text(encoding="utf-8") for key in keys}
    for key, text in texts.items():
        walked = scenarios._one(key, text)
        assert walked["steps"][0]["views"] and walked["title"]
        assert scenarios._set_up(name, text).base
    made = page.post(f"/api/games/{name}/scenarios/open", {"key": keys[0]})
    with page.join(made["table"]["id"]) as line:
        assert line.state["view"]["game"] == name


def test_the_games_words_come_in_both_languages(page: Page) -> None:
    terms = page.get(f"{GAME}/glossary")["terms"]
    assert any(term["key"] == "zone.front" and term["zh-Hant"] == "前線" for term in terms)


def test_a_card_file_is_read_used_and_deleted_by_its_owner_only(page: Page, other: Page) -> None:
    report = page.post(f"{GAME}/files", {"name": "Lamps", "text": CARD})
    assert report["cards"] == 1 and report["read"] == 1 and report["declined"] == []
    mine = [card for card in page.get(f"{GAME}/cards")["cards"] if card["from"] == report["id"]]
    assert [card["name"] for card in mine] == ["<script>Lamp</script>"]
    assert not [card for card in other.get(f"{GAME}/cards")["cards"] if card["from"]]
    assert other.delete(f"/api/files/{report['id']}", 404)["code"] == "not-found"
    assert page.get(f"{GAME}/files")["files"][0]["name"] == "Lamps"
    page.delete(f"/api/files/{report['id']}")
    assert page.get(f"{GAME}/files")["files"] == []


def test_texts_that_are_not_understood_are_told(page: Page) -> None:
    odd = json.dumps([{"number": "ZZZ-1-002", "name": "Odd", "type": "event", "color": "red", "text": "Sing a song."}])
    report = page.post(f"{GAME}/files", {"name": "Odd", "text": odd})
    assert report["read"] == 0 and report["declined"][0]["unread"].startswith("Sing")
    [card] = [c for c in page.get(f"{GAME}/cards")["cards"] if c["from"]]
    assert card["declined"].startswith("Sing")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not = [a card",
        "[1, 2]",
        "{}",
        '[{"name": "Nameless"}]',
        '[{"number": "QDR-1-001", "name": "Taken"}]',
        '[{"number": "ZZZ-1-003", "name": "A"}, {"number": "ZZZ-1-003", "name": "B"}]',
        '[{"number": "ZZZ-1-004", "name": "Bad", "type": "dragon"}]',
        '[{"number": "ZZZ-1-005", "name": "Bad", "type": "character", "energy": [[]]}]',
        "[" * 100_000,
    ],
)
def test_card_files_that_cannot_be_used_are_refused(page: Page, text: str) -> None:
    error = page.post(f"{GAME}/files", {"name": "Bad", "text": text}, 422)
    assert error["code"] == "bad-cards" and error["message"].endswith(".")
    assert page.get(f"{GAME}/files")["files"] == []


def test_the_opponent_gets_the_data_of_foreign_cards_when_they_are_seen(page: Page, other: Page) -> None:
    cards = "".join(CARD.replace("ZZZ-1-001", f"ZZZ-1-{i:03}") for i in range(1, 14))
    page.post(f"{GAME}/files", {"name": "Lamps", "text": cards})
    counts = {f"ZZZ-1-{i:03}": 4 for i in range(1, 13)} | {"ZZZ-1-013": 2}
    deck = page.post(f"{GAME}/decks", {"name": "Lamps", "cards": counts})
    assert deck["legal"], deck["offences"]
    made = page.table({**ME, "deck": deck["id"]}, FRIEND)
    table = made["table"]["id"]
    other.post(f"/api/tables/{table}/claim", {"invite": made["invite"]["token"], "deck": "tide-pilots"})
    with page.join(table) as a, other.join(table) as b:
        for _ in range(60):
            line = a if "options" in a.state["view"].get("decision", {}) else b
            options = line.state["view"]["decision"]["options"]
            plays = [i for i, o in enumerate(options) if o["verb"] == "play"]
            line.answer((plays or [len(options) - 1])[0])
            for each in (a, b):
                while each.number < line.number:
                    each.next()
            sent = [c["number"] for m in b.heard for c in m.get("cards", [])]
            if sent:
                break
        shown = " ".join(b.raw)
        assert sent and len(sent) == len(set(sent))
        assert all(number in sent for number in counts if f'"{number}"' in shown)
        assert not all(number in sent for number in counts)


def test_cards_of_the_users_library_are_listed_and_used(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))
    odd = {"number": "LMP-1-001", "name": "Odd", "type": "event", "color": "red", "text": "Juggle three lanterns."}
    (tmp_path / "lamps.json").write_text(json.dumps([odd]))
    import_file(tmp_path / "lamps.json", games.load("union-arena"))
    [card] = [c for c in page.get(f"{GAME}/cards")["cards"] if c["number"] == "LMP-1-001"]
    assert card["from"] == "" and card["declined"] == "Juggle three lanterns."
    deck = page.post(f"{GAME}/decks", {"name": "Odd", "cards": {"LMP-1-001": 4}})
    told = " ".join(offence["message"] for offence in deck["offences"])
    assert "'Juggle three lanterns.'" in told and "unknown" not in told
    refused = page.post(f"{GAME}/files", {"name": "Again", "text": json.dumps([odd])}, 422)
    assert "LMP-1-001 is the number of a card in your set lamps" in refused["message"]


def test_a_card_file_in_any_format_with_all_its_problems(page: Page) -> None:
    table = "number,name,type,bp\nZZZ-1-101,Wick,character,1000\nZZZ-1-102,Oil,event,\n"
    assert page.post(f"{GAME}/files", {"name": "Table", "text": table})["cards"] == 2
    bad = "- {number: ZZZ-1-103, name: A, type: dragon}\n- {number: ZZZ-1-104, type: event}\n"
    message = page.post(f"{GAME}/files", {"name": "Bad", "text": bad}, 422)["message"]
    assert "Card 1 (ZZZ-1-103), type" in message and "Card 2 (ZZZ-1-104), name: it is missing" in message


def test_good_cards_of_a_file_come_in_and_the_faults_of_the_others_are_told(page: Page) -> None:
    card = {"number": "ZZZ-1-201", "name": "Wick", "type": "character", "color": "Red", "bp": "1000"}
    cards = [card, {**card, "number": "ZZZ-1-202", "name": ""}, {**card, "number": "ZZZ-1-203", "type": "dragon"},
             {"number": "ZZZ-1-AP1", "name": "AP", "type": "ap"}]  # fmt: skip
    told = page.post(f"{GAME}/files", {"name": "Some", "text": json.dumps(cards)})
    assert told["cards"] == 1 and told["left_out"] == 1
    assert [f["card"] for f in told["faults"]] == ["card 2 (ZZZ-1-202)", "card 3 (ZZZ-1-203)"]
    assert page.get(f"{GAME}/files/progress") == {"done": 0, "total": 0}


def test_the_progress_of_a_file_is_heard_while_it_is_read() -> None:
    import asyncio

    from quadriga.server.library import read_cards
    from quadriga.server.readers import FILES, Readers

    heard: list[tuple[int, int]] = []
    cards = [{"number": f"ZZZ-1-{n:03}", "name": "A", "type": "event"} for n in range(150)]
    readers = Readers()

    async def read() -> None:
        what = read_cards, "union-arena", json.dumps(cards), {}
        told = await readers.do("p", *what, kind=FILES, heard=lambda done, total: heard.append((done, total)))
        assert len(told["cards"]) == 150

    try:
        asyncio.run(read())
    finally:
        readers.close()
    assert heard == [(0, 150), (100, 150), (150, 150)]


def test_a_reading_is_helped_kept_shown_and_played(page: Page, other: Page) -> None:
    odd = {"number": "ZZZ-1-301", "name": "Odd", "type": "event", "color": "red", "text": "Sing a song."}
    page.post(f"{GAME}/files", {"name": "Odd", "text": json.dumps([odd])})
    told = page.post(f"{GAME}/reading", {"number": "ZZZ-1-301", "words": "Sing."})
    assert not told["read"] and told["unread"]
    assert page.post(f"{GAME}/reading", {"number": "ZZZ-1-301", "words": "Draw a card."})["steps"]
    assert page.put(f"{GAME}/readings", {"readings": {"ZZZ-1-301": "Draw a card."}})["taken"] == 1
    [card] = [c for c in page.get(f"{GAME}/cards")["cards"] if c["from"]]
    assert card["reads_as"] == "Draw a card." and card["text"] == "Sing a song." and "declined" not in card
    assert page.get(f"{GAME}/readings")["readings"] == {"ZZZ-1-301": "Draw a card."}
    assert other.put(f"{GAME}/readings", {"readings": {"ZZZ-1-301": "Draw a card."}})["refused"]

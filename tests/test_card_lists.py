"""Card files from anywhere: published shapes are recognised, good cards come in, the faults of the others are told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games
from quadriga.cli import app
from quadriga.games import importing, library
from quadriga.games.game import Game
from quadriga.games.importing import BadCardFile, BadCards, import_file
from quadriga.rulebook.marks import rule

UNION = games.load("union-arena")
ULTRA = games.load("ultraman")
CORPUS = Path(__file__).parents[2] / "shared" / "corpus"
CARD: dict[str, Any] = {"number": "LMP-1-001", "name": "Wick Sister", "type": "character", "color": "yellow",
                        "energy": 1, "ap": 1, "generates": 1, "bp": 2000}  # fmt: skip


@pytest.fixture(autouse=True)
def own_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))


def judged(game: Game, cards: Any, **how: Any) -> importing.CardSet:
    text = cards if isinstance(cards, str) else json.dumps(cards)
    return importing.judge(game, importing.entries(text, game), "", {}, **how)


def api(number: str, name: str, effect: str, **more: Any) -> dict[str, Any]:
    """An entry in the shape of a public card API."""
    return {"id": number, "code": number, "url": "https://x.example/" + number, "name": name, "rarity": "C", "ap": "1",
            "type": "Character", "bp": "2000", "affinity": "-", "effect": f"\n      {effect}     ", "trigger": "-",
            "images": {"small": "https://x.example/a.png"}, "set": {"name": "LAMPS"},
            "needEnergy": {"value": "Yellow-", "logo": "ico_character_energy_yellow0.png"}, **more}  # fmt: skip


def test_the_list_of_a_public_api() -> None:
    step = "(During your movement phase, you may move this card from your front line to your energy line.)"
    made = judged(UNION, {"page": 1, "data": [
        api("2024-AP02", "Action Point Card", "", type="Action Point", ap="", bp=""),
        api("LMP-1-001", "Wick Sister", step, affinity="Lamp Street/Harbour"),
        api("LMP-1-002", "Oil Carrier", "-", trigger="Draw a card.", needEnergy={"value": "Red3", "logo": ""}),
        api("LMP-1-003", "Bell", "Choose one character on your field. It gains 1000 BP until the end of the turn."),
        api("LMP-1-004", "Snuffed", "Draw a card.", type="Event", bp="-"),
    ]})  # fmt: skip
    assert not made.faults and [p.card for p in made.left_out] == ["card 1 (2024-AP02)"]
    sister, carrier, bell, event = made.cards
    assert sister["text"].startswith("[Step]") and sister["affinities"] == ["Lamp Street", "Harbour"]
    assert carrier == {"number": "LMP-1-002", "name": "Oil Carrier", "type": "character", "color": "red", "energy": 3,
                       "ap": 1, "generates": 1, "bp": 2000, "trigger": "draw", "rarity": "C"}  # fmt: skip
    assert bell["text"].startswith("[?] ") and made.declined["LMP-1-003"].startswith("[?]")
    assert event["text"] == "Draw a card." and "LMP-1-004" not in made.declined and "generates" not in event
    assert any("how much energy" in str(note) for note in made.notes)


def site(number: str, name: str, effect: str | None, **more: Any) -> dict[str, Any]:
    """An entry in the shape of a deck site."""
    return {"name": name, "color": "Yellow", "traits": "Lamp Street", "effect": effect, "power": 1500,
            "originalId": number, "cardNo": number, "rarity": "C", "mainalternate": True, "apCost": 1,
            "generatedEnergyData": 1, "energyCost": 2, "_trigger": "Get", "_triggerText": "Add this card to your hand.",
            "type": "Character", "series": "LMP", "raritytype": None, **more}  # fmt: skip


def test_the_list_of_a_deck_site_with_its_alternates() -> None:
    made = judged(UNION, [
        site("UA00BT-LMP-1-001", "Wick Sister", "-56", cardNo="UA00BT-LMP-1-001-ALT1", mainalternate=False),
        site("UA00BT-LMP-1-001", "Wick Sister", None),
        site("UA00BT-LMP-1-002", "Oil", "[When Played] Draw a card.@[Step]", type="Field", power=None, _trigger=None),
        site("UA00BT-LMP-1-003", "Alone", None, cardNo="UA00BT-LMP-1-003-ALT1", mainalternate=False),
    ])  # fmt: skip
    assert [card["number"] for card in made.cards] == ["LMP-1-001", "LMP-1-002", "LMP-1-003"] and made.prints == 1
    assert not made.faults and "text" not in made.cards[0] and made.cards[0]["trigger"] == "get"
    assert made.cards[1]["type"] == "site" and made.cards[1]["text"] == "[When Played] Draw a card.\n[Step]"


def official(number: str, name: str, effect: str, **detail: Any) -> dict[str, Any]:
    return {"id": 1, "section": "BP", "bundle_version": "09", "number": number, "branch": "",
            "rarity": {"value": "800_u", "description": "U"}, "round": None, "level": "2",
            "type": {"value": "armed", "description": "ARMED"}, "feature": {"value": "kaiju", "description": "Kaiju"},
            "battle_power_1": 7000, "battle_power_2": 12000, "battle_power_3": None, "battle_power_ex": 5000,
            "display_card_bundle_names": ["PR"],
            "detail": {"name": name, "ruby": "-", "character_name": "EMBER", "effect": effect, "type_name": None,
                       "image_url": "https://x.example/a.png", **detail}}  # fmt: skip


@rule("4.1.3")
def test_the_publishers_api_of_ultraman() -> None:
    text = "[SIN][DBL] 《When this character enters play》 You may draw a card."
    made = judged(ULTRA, [
        official("(PR-074)BP09-069", "The Lamp GiantEmber", text),
        official("BP09-069", "The Lamp GiantEmber", text),
        official("BP09-070", "Ember GiantFirst Light", "-", type_name="First Light"),
    ])  # fmt: skip
    assert not made.faults and not made.declined and made.prints == 1
    first, second = made.cards
    assert first["number"] == "BP09-069" and first["name"] == "The Lamp Giant Ember" and first["level"] == 2
    assert first["bp"] == {"SIN": 7000, "DBL": 12000, "EXT": 5000} and first["card_type"] == "Kaiju"
    assert first["text"] == "[SIN][DBL]《When this character enters play》You may draw a card."
    assert (second["name"], second["version"]) == ("Ember Giant", "First Light") and "text" not in second


COLUMNS = ("id,section,bundle_version,serial,branch,number,rarity,round,level,type,feature,battle_power_1,"
           "battle_power_2,name,character_name,effect,type_name")  # fmt: skip


def test_the_collectors_table_with_its_parallels_and_a_short_row() -> None:
    made = judged(ULTRA, "\n".join([
        COLUMNS,
        "2,BP,09,001,AP01,AP(01/20)BP09-001,AP,,1,BASIC,Ultra Hero,4000,7000,Ember,EMBER,,Flash",
        "1,BP,09,001,,BP09-001,R,,1,BASIC,Ultra Hero,4000,7000,Ember,EMBER,,Flash",
        "3,BP,09,002,,BP09-002,C,3,,,Scene,,,The Square,,[Activate] (Once per turn) No cost → Draw a card.,",
        "4,BP,09,003",
    ]))  # fmt: skip
    assert [c["number"] for c in made.cards] == ["BP09-001", "BP09-002"] and made.prints == 1 and not made.declined
    short = "Card 4: the row and the heading differ in their number of cells: 4 and 17."
    assert [str(p) for p in made.faults] == [short]


@pytest.mark.parametrize("between", [",", ";", "\t", "|"])
def test_a_table_with_any_delimiter(between: str) -> None:
    rows = [
        ["Number", "Name", "Type", "Color", "BP", "Affinities"],
        ["LMP-1-001", "火の番人", "Character", "Red", "2000", "A"],
    ]
    made = judged(UNION, "\n".join(between.join(row) for row in rows))
    assert made.cards == [{"number": "LMP-1-001", "name": "火の番人", "type": "character", "color": ["red"], "bp": 2000,
                           "affinities": ["A"]}]  # fmt: skip


def test_values_and_names_of_fields_as_others_spell_them() -> None:
    odd = {"Number": "LMP-1-001", "name": "Wick", "type": "Character", "color": "Red", "requiredEnergy": "2",
           "AP cost": "1", "bp": "2500", "trigger": "-", "flavour": "A lamp.", "image": "a.png"}  # fmt: skip
    made = judged(UNION, [odd])
    assert made.cards == [{"number": "LMP-1-001", "name": "Wick", "type": "character", "color": "red", "energy": 2,
                           "ap": 1, "bp": 2500}]  # fmt: skip
    assert list(map(str, made.notes)) == ["These fields are not ours and were ignored: flavour, image."]
    with pytest.raises(BadCards, match="flavour: there is no such field"):
        judged(UNION, [odd], strict=True)
    with pytest.raises(BadCards, match="efect: there is no such field"):
        judged(UNION, [{**CARD, "efect": "Draw a card."}])  # a slip of the pen is no field of others


def test_good_cards_come_in_and_bad_ones_are_listed(tmp_path: Path) -> None:
    cards = [CARD, {**CARD, "number": "LMP-1-002", "type": "dragon"}, {**CARD, "number": "LMP-1-003", "name": None}, 7,
             {**CARD, "number": "LMP-1-004"}]  # fmt: skip
    (tmp_path / "lamps.json").write_text(json.dumps(cards), encoding="utf-8")
    shown = CliRunner().invoke(app, ["cards", "import", str(tmp_path / "lamps.json"), "--json"])
    told = json.loads(shown.output)
    assert told["imported"] == 2 and [p["card"] for p in told["problems"]] == [
        "card 2 (LMP-1-002)", "card 3 (LMP-1-003)", "card 4",
    ]  # fmt: skip
    assert sorted(library.own("union-arena")) == ["LMP-1-001", "LMP-1-004"]
    words = CliRunner().invoke(app, ["cards", "import", str(tmp_path / "lamps.json"), "--replace"]).output
    assert "2 cards are in your library" in words and "3 cards were not imported" in words
    refused = CliRunner().invoke(app, ["cards", "import", str(tmp_path / "lamps.json"), "--strict", "--as", "b"])
    assert refused.exit_code == 2 and list(library.own_sets("union-arena")) == ["lamps"]


def test_a_check_of_a_file_with_faults_still_gives_its_figures(tmp_path: Path) -> None:
    cards = [{**CARD, "text": "[When Played] Draw a card."}, {**CARD, "number": "LMP-1-002", "name": ""},
             {**CARD, "number": "LMP-1-003", "bp": None}]  # fmt: skip
    (tmp_path / "lamps.json").write_text(json.dumps(cards), encoding="utf-8")
    told = json.loads(CliRunner().invoke(app, ["cards", "check", str(tmp_path / "lamps.json"), "--json"]).output)
    assert (told["cards"], told["with_text"], told["read"], told["exercised"]) == (1, 1, 1, 1)
    assert [(f["number"], f["reason"].split(";")[0].split(":")[0]) for f in told["faults"]] == [
        ("LMP-1-002", "it is missing"),
        ("LMP-1-003", "it lacks what every card of Union Arena has, or has it in another form"),
    ]
    (tmp_path / "good.json").write_text(json.dumps([CARD]), encoding="utf-8")
    told = json.loads(CliRunner().invoke(app, ["cards", "check", str(tmp_path / "good.json"), "--json"]).output)
    assert "faults" not in told


def test_a_card_of_all_colours_takes_energy_of_any() -> None:
    made = judged(
        UNION, [{"number": "LMP-P-001", "name": "Every Lamp", "type": "event", "color": "all", "energy": 4, "ap": 1}]
    )
    face = UNION.face(made.cards[0])
    from quadriga.games.union_arena.chapters.faces import ANY_COLOR, Card

    assert isinstance(face, Card) and face.color == ANY_COLOR
    with pytest.raises(BadCards, match="which colours it generates"):
        judged(UNION, [{**CARD, "color": "all"}])


def test_a_line_of_json_for_each_card_and_cards_by_number() -> None:
    two = [CARD, {**CARD, "number": "LMP-1-002"}]
    assert len(judged(UNION, "\n".join(json.dumps(card) for card in two)).cards) == 2
    bare = {key: value for key, value in CARD.items() if key != "number"}
    assert len(judged(UNION, {"LMP-1-001": bare, "LMP-1-002": bare}).cards) == 2


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"PK\x03\x04" + b"\0" * 100, "archive or a spreadsheet"),
        ("name,number\nÄ,1\n".encode("cp1252"), "save it as UTF-8"),
        (b"[" + b"1," * 10_000_001 + b"1]", "at most 20,000,000 are read"),
        (b"\0\1\2\3", "can't be read|holds no list"),
    ],
)
def test_files_that_are_no_card_files_get_a_sentence(tmp_path: Path, data: bytes, told: str) -> None:
    (tmp_path / "cards.csv").write_bytes(data)
    with pytest.raises((BadCardFile, BadCards), match=told):
        import_file(tmp_path / "cards.csv", UNION)


def test_a_file_in_utf_16(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("number,name,type\nLMP-1-001,Ёлка,event\n", encoding="utf-16")
    assert import_file(tmp_path / "cards.csv", UNION).cards[0]["name"] == "Ёлка"


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    cards = [{**CARD, "number": f"LMP-1-{n:03}"} for n in range(250)]
    judged(UNION, cards, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(0, 250), (100, 250), (200, 250), (250, 250)]


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not here")
@pytest.mark.parametrize(
    ("game", "file", "cards", "prints", "out", "faults"),
    [
        (UNION, "deck-lists/apitcg-sample.json", 2, 0, 1, 0),
        (UNION, "deck-lists/exburst-sample.json", 4, 0, 0, 0),
        (ULTRA, "deck-lists/ultraman-official-api-sample.json", 2, 0, 0, 0),
        (ULTRA, "ultraman/list-as-published.csv", 681, 293, 0, 0),
        (UNION, "union-arena/asia-4.json", 680, 0, 0, 2),
    ],
)
def test_the_files_of_the_corpus(game: Game, file: str, cards: int, prints: int, out: int, faults: int) -> None:
    made = importing.judge(game, importing.read_file(CORPUS / file, game), "x", {})
    assert (len(made.cards), made.prints, len(made.left_out), len(made.faults)) == (cards, prints, out, faults)


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not here")
def test_the_published_list_of_ultraman_says_what_the_corpus_says() -> None:
    listed = importing.read_file(CORPUS / "ultraman/list-as-published.csv", ULTRA)
    made = {card["number"]: card for card in importing.judge(ULTRA, listed, "x", {}).cards}
    wanted = {card["number"]: card for card in json.loads((CORPUS / "ultraman/cards.json").read_text(encoding="utf-8"))}
    assert made.keys() == wanted.keys()
    for field in ("text", "bp", "level", "round", "type", "card_type", "character", "version"):
        assert [n for n in made if made[n].get(field) != wanted[n].get(field)] == [], field

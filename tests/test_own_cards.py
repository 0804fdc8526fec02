"""The user's own cards: imported whole or not at all, found by every command, forgotten again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games
from quadriga.cardfiles import check, load_cards
from quadriga.cli import app, main
from quadriga.games import importing, library
from quadriga.games.importing import BadCardFile, BadCards, import_file
from tests.expected import expected

CARD: dict[str, Any] = {
    "number": "LMP-1-001", "name": "Wick Sister", "type": "character", "color": "yellow", "energy": 1, "ap": 1,
    "generates": ["yellow"], "bp": 2000, "affinities": ["Lamp Street"], "text": "[When Played] Draw a card.",
}  # fmt: skip
TOML = """
[[card]]
number = "LMP-1-001"
name = "Wick Sister"
type = "character"
color = "yellow"
energy = 1
ap = 1
generates = ["yellow"]
bp = 2000
affinities = ["Lamp Street"]
text = "[When Played] Draw a card."
"""
YAML = """
cards:
  - {number: LMP-1-001, name: Wick Sister, type: character, color: yellow, energy: 1, ap: 1, generates: [yellow],
     bp: 2000, affinities: [Lamp Street], text: "[When Played] Draw a card."}
"""
CSV = """Number,Name,Type,Color,Energy,AP,Generates,BP,Affinities,Text
LMP-1-001,Wick Sister,character,yellow,1,1,yellow,2000,Lamp Street,[When Played] Draw a card.
"""
GAME = games.load("union-arena")


@pytest.fixture(autouse=True)
def own_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def written(folder: Path, cards: Any, name: str = "lamps.json") -> Path:
    path = folder / name
    path.write_text(cards if isinstance(cards, str) else json.dumps(cards), encoding="utf-8")
    return path


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


@pytest.mark.parametrize(
    ("name", "text"),
    [("lamps.json", json.dumps([CARD])), ("lamps.toml", TOML), ("lamps.yaml", YAML), ("lamps.csv", CSV)],
)
def test_the_same_card_in_every_format(tmp_path: Path, name: str, text: str) -> None:
    made = import_file(written(tmp_path, text, name), GAME)
    [card] = made.cards
    assert {**card, "color": "yellow"} == CARD and card["color"] in ("yellow", ["yellow"])
    assert made.name == "lamps" and made.declined == {}
    assert GAME.cards()["LMP-1-001"]["name"] == "Wick Sister"


def test_other_names_of_fields_become_the_first_ones(tmp_path: Path) -> None:
    """Whoever reads a kept card needs to know only one name of a field."""
    other = {"energy": "required_energy", "ap": "ap_cost", "generates": "energy_generation"}
    foreign = {other.get(field, field): value for field, value in CARD.items()}
    [card] = import_file(written(tmp_path, [{**foreign, "energy_generation_plus": True}]), GAME).cards
    assert card == {**CARD, "generates_plus": True}


def test_imported_cards_are_used_and_forgotten(tmp_path: Path) -> None:
    path = written(tmp_path, [CARD])
    assert "1 card is in your library" in run("cards", "import", str(path)).output
    assert "Wick Sister" in run("cards", "show", "LMP-1-001").output
    deck = written(tmp_path, "4 LMP-1-001\n", "deck.txt")
    assert "unknown" not in run("deck", "check", str(deck), "--game", "union-arena").output
    assert "no longer in your library" in run("cards", "forget", "lamps").output
    assert "LMP-1-001" not in GAME.cards()
    assert "unknown cards: LMP-1-001" in run("deck", "check", str(deck), "--game", "union-arena").output


def test_a_deck_of_imported_cards_plays(tmp_path: Path) -> None:
    many = [{**CARD, "number": f"LMP-1-{n:03}", "name": f"Sister {n}"} for n in range(1, 14)]
    import_file(written(tmp_path, many), GAME)
    lines = "".join(f"{2 if n == 13 else 4} LMP-1-{n:03}\n" for n in range(1, 14))
    deck = written(tmp_path, lines, "deck.txt")
    shown = run("deck", "check", str(deck), "--game", "union-arena").output
    assert "is a legal deck" in shown, shown


def test_every_problem_is_named_with_its_place_and_nothing_is_written(tmp_path: Path, own_library: Path) -> None:
    bad = [
        CARD,
        {**CARD, "number": "LMP-1-002", "type": "dragon", "bp": "much"},
        {"number": "LMP-1-003", "type": "event", "efect": "Draw a card."},
        {**CARD, "number": "LMP-1-004", "bp": None},
    ]
    path = written(tmp_path, bad)
    with pytest.raises(BadCards) as caught:
        import_file(path, GAME, strict=True)
    places = [(p.card, p.field) for p in caught.value.problems]
    assert places == [
        ("card 2 (LMP-1-002)", "type"), ("card 2 (LMP-1-002)", "bp"),
        ("card 3 (LMP-1-003)", "efect"), ("card 3 (LMP-1-003)", "name"),
        ("card 4 (LMP-1-004)", ""),
    ]  # fmt: skip
    assert all(str(problem).startswith(str(path)) for problem in caught.value.problems)
    assert not own_library.exists() and "LMP-1-001" not in GAME.cards()
    shown = run("cards", "import", str(path), "--strict")
    assert shown.exit_code == 2 and "Nothing from" in shown.output and shown.output.count("card 2 (LMP-1-002)") == 2


def test_taken_numbers_are_refused(tmp_path: Path) -> None:
    ours = next(iter(GAME.cards()))
    with pytest.raises(BadCards, match=f"{ours} is the number of a card in our sets"):
        import_file(written(tmp_path, [{**CARD, "number": ours}]), GAME)
    import_file(written(tmp_path, [CARD]), GAME)
    with pytest.raises(BadCards, match="LMP-1-001 is the number of a card in your set lamps"):
        import_file(written(tmp_path, [CARD], "again.json"), GAME)
    with pytest.raises(BadCardFile, match="You already have a set lamps"):
        import_file(written(tmp_path, [{**CARD, "number": "LMP-1-009"}]), GAME)


def test_a_number_twice_in_a_file(tmp_path: Path) -> None:
    assert len(importing.judge(GAME, [CARD, CARD], "", {}).cards) == 1
    with pytest.raises(BadCards, match="twice, on different cards"):
        importing.judge(GAME, [CARD, {**CARD, "name": "Another"}], "", {}, strict=True)


def test_a_declined_card_is_imported_and_marked(tmp_path: Path) -> None:
    odd = {**CARD, "text": "[When Played] Hum the tune of the lamp."}
    shown = run("cards", "import", str(written(tmp_path, [odd]))).output
    assert "LMP-1-001 stops at: Hum the tune of the lamp." in shown and "--vanilla" in shown
    assert "'Hum the tune of the lamp.'" in run("cards", "show", "LMP-1-001").output


@pytest.mark.parametrize("text", ["", "{}", "[]", "[1]", "number = ", "a: [b", "name,type\nOnly one cell\n"])
def test_files_that_hold_no_cards(tmp_path: Path, text: str) -> None:
    with pytest.raises((BadCardFile, BadCards)):
        import_file(written(tmp_path, text, "lamps.txt"), GAME)
    assert library.own_sets("union-arena") == {}


def test_characters_fit_in_no_table(tmp_path: Path) -> None:
    with pytest.raises(BadCardFile, match="use JSON, YAML or TOML"):
        import_file(written(tmp_path, "id,name\nx,y\n", "c.csv"), games.load("universal-arena"))


def test_a_damaged_library_says_what_to_do(own_library: Path) -> None:
    folder = own_library / "cards" / "union-arena"
    folder.mkdir(parents=True)
    (folder / "lamps.json").write_text("{}")
    with pytest.raises(ValueError, match="import it again"):
        GAME.cards()


@pytest.mark.parametrize("name", games.NAMES)
def test_our_own_sets_are_files_that_could_be_imported(name: str) -> None:
    game = games.load(name)
    for path in sorted((game.folder / "sets").glob("*.toml")):
        made = importing.judge(game, importing.read_file(path, game), path.stem, {}, str(path))
        assert made.cards and made.declined == {}


def test_a_card_without_what_its_game_needs_is_named_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('[{"number": "X-1", "name": "A", "type": "BASIC", "text": "Draw a card."}]', encoding="utf-8")
    game = games.load("ultraman")
    with pytest.raises(BadCardFile, match=r"bad.json, card 1 \(X-1\), card_type: it is missing"):
        check(game, load_cards(file, game))


@pytest.mark.parametrize("name", games.NAMES)
def test_a_bad_card_file_gets_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, needed, number = (expected(name, what) for what in ("good card", "needed field", "number field"))
    short = {field: value for field, value in good.items() if field != needed}
    cases = {
        "lacks.json": (json.dumps([short]), f"{needed}: it is missing"),
        "kind.json": (json.dumps([{**good, number: "many"}]), f"{number}: 'many' is not a whole number"),
        "empty.toml": ("", "holds no list of cards"),
        "broken.toml": ("[[card]\nname =", "can't be read as TOML"),
        "broken.json": ('{"cards": [', "can't be read as JSON"),
        "numbers.json": ("[1, 2]", "holds no list of cards"),
    }
    for file, (text, said) in cases.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["quadriga", "cards", "check", str(tmp_path / file), "--game", name])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr().err.strip()
        assert ended.value.code == 2 and said in told and "\n" not in told and told.endswith("."), told
    (tmp_path / "strange.json").write_text(json.dumps([{**good, "colour of hat": "red"}]), encoding="utf-8")
    checked = run("cards", "check", str(tmp_path / "strange.json"), "--game", name)
    assert checked.exit_code == 0 and "ignored: colour of hat." in checked.output
    with pytest.raises(BadCards, match="colour of hat: there is no such field"):
        import_file(tmp_path / "strange.json", games.load(name), strict=True)
    (tmp_path / "good.json").write_text(json.dumps([{**good, number: None}]), encoding="utf-8")
    assert len(load_cards(tmp_path / "good.json", games.load(name))) == ("cards" not in good)


@pytest.mark.parametrize(
    ("text", "cut"),
    [("Draw a card.", False), ("[Raid]", False), ("+2 in the woods", False), ("", False), ("Draw a card…", True),
     ("Draw a card and", True), ("[When Played] Choose a character (other than", True), ("Draw, ", True),
     ("《When this character enters play", True), ("Place it on the top of your deck or into the", True)],
)  # fmt: skip
def test_texts_that_are_cut_off_are_told(text: str, cut: bool) -> None:
    assert importing.cut_off(text) == cut
    game = games.load("union-arena")
    card = {"number": "ZZZ-1-001", "name": "Stub", "type": "character", "color": "red", "bp": 1000, "text": text}
    notes = " ".join(map(str, importing.judge(game, [card], "", {}).notes))
    assert ("cut off" in notes and "ZZZ-1-001" in notes) == cut


def test_no_text_of_ours_is_taken_for_cut_off() -> None:
    for name in games.NAMES:
        game = games.load(name)
        for card in game.printed().values():
            for one in game.readable(card):
                assert not importing.cut_off(str(one.get("text") or "")), one["number"]

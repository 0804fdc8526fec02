"""Deck lists as people copy them: every card is understood, left out with a word, or listed as not understood."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga import games
from quadriga.cli import app
from quadriga.decks.lists import read_list
from quadriga.decks.reading import BadDeckFile
from quadriga.decks.writing import FORMATS
from quadriga.rulebook.marks import rule

UNION = games.load("union-arena")
ULTRA = games.load("ultraman")
WENN, ODA = "QDR-1-001", "QDR-1-014"
PARALLELS = {
    number: {"number": number, "name": name, "card_type": "Scene", "round": 1}
    for number, name in (("BP01-085", "Square"), ("BP03-069", "Tower"), ("PR-074", "Stall"), ("BP01-001", "Gate"))
}


def both(text: str) -> dict[str, int]:
    """The cards of a list of Union Arena of which nothing may be lost."""
    read = read_list(text, UNION, UNION.cards())
    assert not read.problems and not read.left_out, (read.problems, read.left_out)
    return read.cards


@pytest.mark.parametrize(
    "text",
    [
        "4xUE10BT/QDR-1-001 2xUEX07BT/QDR-1-014",
        "4xUE10BT/QDR-1-001\n2xUEX07BT/QDR-1-014",
        "// Main Deck\n 4 x UE15BT/QDR-1-001\n 2 x UE15BT/QDR-1-014",
        "4 Oilcan Wenn (001) [UE10BT] UE10BT/QDR-1-001||2 Lanternkeeper Oda (014) [UE10BT] UE10BT/QDR-1-014",
        "4 UE10BT_QDR-1-001\n2 ue15bt_qdr_1_014",
        "4 UA47BT-QDR-1-001\n2 UA47BT-QDR-1-014-ALT1",
        "4 UA01BT/QDR-1-001_p1\n2 UA01BT/QDR-1-014_p2",
        "QDR-1-001 4枚\nQDR-1-014　２枚",
        "QDR-1-001 4張\n2장 QDR-1-014",
        "4 QDR-1-001 2 QDR-1-014",
        "QDR-1-001 4 QDR-1-014 2",
        "4 QDR-1-001, 2 QDR-1-014",
        "QDR-1-001 (4)\nQDR-1-014 [2]",
        "QDR-1-001: 4\n2: QDR-1-014",
        "[4] QDR-1-001\n(2) QDR-1-014",
        "QDR-1-001 ×4 Oilcan Wenn\nLanternkeeper Oda QDR-1-014 2x",
        "count,number,name\n4,QDR-1-001,Oilcan Wenn\n2,QDR-1-014,Lanternkeeper Oda",
        "Number;Name;Count\nQDR-1-001;Oilcan Wenn;4\nQDR-1-014;Lanternkeeper Oda;2",
        "4\tQDR-1-001\tOilcan Wenn\n2\tQDR-1-014\t",
        "Main Deck (6)\n4 QDR-1-001\n2 QDR-1-014\nTotal: 6",
        "4 copies of QDR-1-001\n2 copies of QDR-1-014",
        json.dumps({"success": {"main_deck": [
            {"card_number": "UE10BT/QDR-1-001", "card_name": "Oilcan Wenn", "card_count": 4},
            {"card_number": "QDR-1-014", "card_name": "?", "card_count": 2}], "side_deck": []}}),
        json.dumps({"cards": [{"id": "ue15bt_qdr_1_001", "count": 4, "number": "UE15BT_QDR-1-001"},
                              {"id": "ue15bt_qdr_1_014", "count": 2}]}),
        json.dumps({"version": 1, "cards": [{"key": "a", "count": 4, "card": {"number": "QDR-1-001", "count": 1}},
                                            {"key": "b", "count": 2, "card": {"number": "QDR-1-014"}}]}),
        json.dumps({"QDR-1-001": 4, "QDR-1-014": 2}),
        json.dumps(["4 QDR-1-001", "QDR-1-014", "QDR-1-014"]),
    ],
)  # fmt: skip
def test_no_card_of_these_shapes_is_lost(text: str) -> None:
    assert both(text) == {WENN: 4, ODA: 2}


@rule("4.1.3")
def test_prints_of_ultraman_are_their_card() -> None:
    lines = "2 AP(20/20)BP01-085\n2 AP(20/20) BP01-085\n4 (PR-074)BP03-069\n1 SP(03/05)BP03-069\n2 BP01-001_PR-074\n"
    read = read_list(lines + "3 PR-074\n1 ExPBP01-085", ULTRA, PARALLELS)
    assert not read.problems and read.cards == {"BP01-085": 5, "BP03-069": 5, "BP01-001": 2, "PR-074": 3}


@rule("ua.deck.7")
def test_ap_cards_are_left_out_with_a_word() -> None:
    text = "4 QDR-1-001\n3 UEPR/2024-AP02\n3 Action Point Card\n1 QDR-1-AP01"
    read = read_list(text, UNION, UNION.cards())
    assert read.cards == {WENN: 4} and not read.problems
    assert [(p.line, p.copies) for p in read.left_out] == [(2, 3), (3, 3), (4, 1)] and read.listed == 11
    assert all("AP cards" in p.reason for p in read.left_out)


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("https://www.bandai-tcg-plus.com/deck/12", "Bandai TCG+"),
        ("https://exburst.dev/ua/deck/12", "ExBurst"),
        ("see https://some.example/deck/12 for it", "copy the deck as text"),
        ("ETXPQ7", "copy it as text"),
    ],
)
def test_links_and_codes_of_other_sites_say_what_to_paste(text: str, advice: str) -> None:
    read = read_list(text, UNION, UNION.cards())
    assert not read.cards and advice in " ".join(p.reason for p in (*read.left_out, *read.problems))


def test_a_link_above_a_list_does_not_hide_the_list() -> None:
    read = read_list("https://some.example/deck/12\n4 QDR-1-001", UNION, UNION.cards())
    assert read.cards == {WENN: 4} and len(read.left_out) == 1


def test_a_side_deck_is_kept_apart() -> None:
    read = read_list("4 QDR-1-001\nSideboard\n2 QDR-1-014\nMain Deck\n1 QDR-1-014", UNION, UNION.cards())
    assert read.cards == {WENN: 4, ODA: 1} and read.beside == {ODA: 2} and read.listed == 7


@pytest.mark.parametrize(
    ("line", "copies"),
    [
        ("4xQDR-1-001 2xZZZ-9-999", 2),
        ("4 Nobody Here", 4),
        ("4 QDR-1-001 2", 0),
        ("4 QDR-1-001 QDR-1-014 2", 0),
        ("300 QDR-1-001", 300),
        ("0 QDR-1-001", 0),
        ("4 " + "lamp " * 2_000, 0),
        ("4 " + "lamp" * 20_000, 0),
    ],
)
def test_what_is_not_understood_is_listed_with_its_copies(line: str, copies: int) -> None:
    read = read_list(line, UNION, UNION.cards())
    [problem] = read.problems
    assert problem.copies == copies and problem.line == 1 and problem.reason.endswith((".", "”."))
    assert read.listed == sum(read.cards.values()) + copies


def test_names_of_other_scripts_and_with_accents() -> None:
    cards = {
        "X-1": {"number": "X-1", "name": "Élan Órla", "name_ja": "火の番人"},
        "X-2": {"number": "X-2", "name": "Unit 13"},
    }
    read = read_list("4 elan orla\n2 火の番人\n3 Unit 13\nX-2 Unit 13\nX-2 Unit 13 ×2", UNION, cards)
    assert not read.problems and read.cards == {"X-1": 6, "X-2": 6}


@pytest.mark.parametrize("text", ['{"cards": [', '{"a": 1', "{}", '{"cards": []}', "[]", "[[[[", "[" * 100_000])
def test_json_that_is_no_deck_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadDeckFile) as told:
        read_list(text, UNION, UNION.cards())
    assert str(told.value).endswith(".")


@pytest.mark.parametrize("name", games.NAMES)
def test_every_deck_in_every_shape_reads_back_and_nothing_is_lost(name: str) -> None:
    game = games.load(name)
    cards = game.cards()
    for deck in game.decks().values():
        for form, write in FORMATS.items():
            read = read_list(write(deck, cards), game, cards)
            assert read.cards == deck.cards and not read.problems and not read.left_out, (deck.name, form)


def test_every_line_is_accounted_for_whatever_stands_between() -> None:
    """Lists of random cards in random shapes, with lines that are no cards: the counts always add up."""
    cards = UNION.cards()
    chance = random.Random(5)
    shapes = ("{n} {c}", "{n}x{c}", "{c} x{n}", "{c} {n}枚", "{n} {name} ({c})", "{n} UE01BT/{c}", "{c},{n}")
    for _ in range(300):
        lines, want, lost = [], 0, 0
        for _ in range(chance.randrange(1, 20)):
            number, n = chance.choice(list(cards)), chance.randrange(1, 5)
            if chance.random() < 0.2:
                lines.append(f"{n} ZZZ-9-{chance.randrange(999):03}")
                lost += n
            else:
                lines.append(chance.choice(shapes).format(n=n, c=number, name=cards[number]["name"]))
                want += n
        between = chance.choice(["\n", "\r\n", "||"])
        read = read_list(between.join(lines), UNION, cards)
        assert (sum(read.cards.values()), sum(p.copies for p in read.problems)) == (want, lost), lines


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUADRIGA_DATA", str(tmp_path / "data"))
    return tmp_path


def run(*words: str, typed: str | None = None) -> Any:
    return CliRunner().invoke(app, list(words), input=typed)


def test_a_deck_is_imported_by_command_found_by_name_and_exported(data: Path) -> None:
    listed = " ".join(f"{n}x{number}" for number, n in UNION.decks()["harbour-watch"].cards.items())
    (data / "copied.txt").write_text(listed + "\n3 UEPR/2024-AP02\n1 Nobody\n", encoding="utf-8")
    done = run("deck", "import", str(data / "copied.txt"), "--as", "Copied Watch")
    assert done.exit_code == 0 and "50 of 54 cards are in the deck." in done.output, done.output
    assert "line 2, left out" in done.output and "line 3, not understood: 1 Nobody" in done.output
    assert "is a legal deck" in run("deck", "check", str(data / "data/decks/union-arena/copied-watch.toml")).output
    shown = run("deck", "export", "copied-watch", "--as", "one-line").output
    assert both(shown) == UNION.decks()["harbour-watch"].cards
    again = run("deck", "import", str(data / "copied.txt"), "--as", "Copied Watch")
    assert again.exit_code and "already" in str(again.exception)
    assert run("deck", "import", str(data / "copied.txt"), "--as", "b", "--strict").exit_code == 2
    assert not (data / "data/decks/union-arena/b.toml").exists()


def test_a_deck_is_imported_from_what_is_piped_in(data: Path) -> None:
    told = json.loads(run("deck", "import", "-", "--as", "piped", "--json", typed="4xQDR-1-001 1 Foo\n").output)
    assert told["kept"] is None or told["listed"] >= 4
    told = json.loads(run("deck", "import", "-", "--as", "piped2", "--json", typed="4xQDR-1-001\n1 Foo\n").output)
    assert told["kept"] == "piped2" and told["cards"] == {WENN: 4} and told["problems"][0]["copies"] == 1


def test_a_file_that_is_too_large_or_no_text_is_refused(data: Path) -> None:
    (data / "large.txt").write_bytes(b"4 QDR-1-001\n" * 200_000)
    (data / "picture.txt").write_bytes(bytes(range(256)) * 10)
    assert "no deck needs more" in str(run("deck", "import", str(data / "large.txt")).exception)
    assert "isn't a text file" in str(run("deck", "import", str(data / "picture.txt")).exception)


@pytest.mark.parametrize("count", ["999999999x", "99999", "-3", "2.5", "+2", "2+1", "4/4", "x99999", "four", "Ten"])
@pytest.mark.parametrize("behind", [False, True])
def test_a_number_that_is_none_of_copies_is_never_taken_for_one_copy(count: str, behind: bool) -> None:
    line = f"QDR-1-003 {count}" if behind else f"{count} QDR-1-003"
    read = read_list(line, UNION, UNION.cards())
    assert (read.cards, [p.line for p in read.problems]) in (({}, [1]), ({"QDR-1-003": 3}, []))
    assert not read.cards or line == "QDR-1-003 -3"  # a dash between a card and its copies

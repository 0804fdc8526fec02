"""Texts are read whole and printed back, and every ability of ours makes a difference when it is played."""

from __future__ import annotations

import pytest

from quadriga.games import load
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages.characters import read_part
from quadriga.games.universal_arena.pages.files import Pages, library, parts, tidy
from quadriga.games.universal_arena.positions.exercising import abilities_of, exercised
from quadriga.games.universal_arena.wording import reading

IDS = sorted(library())


@pytest.fixture(scope="module")
def grammar() -> object:
    return reading.load_grammar()


@pytest.mark.parametrize("key", IDS)
def test_every_text_prints_back_as_it_was_written(key: str, grammar: object) -> None:
    prints_back(library()[key], grammar)


def prints_back(page: dict[str, object], grammar: object) -> None:
    pages = Pages(page)
    texts = list(pages.texts())
    reading.prepare([text for _, text in texts])
    written = [[i["text"]] for i in pages.page["innates"]] + [s["lines"] for s in pages.page["statuses"]]
    written += [c["effect"] for c in pages.page["cards"] + pages.page["created"]]
    for (name, text), lines in zip(texts, written, strict=True):
        reading.read(text)
        wanted = [grammar.normalise(line) for line in lines if not reading.is_remark(line)]  # type: ignore[attr-defined]
        assert reading.print_back(text, grammar) == wanted, name  # type: ignore[arg-type]


@pytest.mark.parametrize("key", IDS)
def test_every_ability_makes_a_difference(key: str) -> None:
    page = library()[key]
    assert exercised(page) == sorted(abilities_of(page))


def card_with(text: str) -> dict[str, object]:
    card = {"slot": "1", "name": "Try", "cost": "1 Energy", "power": "5-5", "types": ["Basic", "Attack"]}
    card |= {"target": "1 Enemy", "speed": "Normal", "effect": [text]}
    return tidy({"id": "x", "name": "X", "version": "", "cards": [card]})


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Deal Power damage and sing.", "sing."),
        ("Gain 2 Courage.", "Courage."),
        ("Deal Power damage. On Hit: Dance.", "Dance."),
        ("Gain 1 Weak and +1 Frail Count.", "+ Frail Count"),
    ],
)
def test_what_is_not_understood_is_declined_with_its_first_words(text: str, unread: str) -> None:
    with pytest.raises(Unreadable) as why:
        read_part(card_with(text), "cards", 0)
    assert why.value.unread == unread


def test_a_longer_name_of_a_shared_status_is_that_status() -> None:
    face = read_part(card_with("Inflict 1 Solar Frazzle."), "cards", 0)
    assert len(face.programs) == 1


def test_lines_that_only_describe_are_set_aside_and_nothing_else() -> None:
    remarks = [
        line for p in library().values() for s in p["statuses"] for line in s["lines"] if reading.is_remark(line)
    ]
    assert all(line.startswith(("Effect: A ", "Effect: Used ")) for line in remarks)
    assert not reading.is_remark("Effect: Cannot play any card from this character.")


def test_each_part_of_a_page_is_read_on_its_own() -> None:
    for page in library().values():
        programs = sum(len(read_part(page, *p["part"]).programs) for p in parts(page))
        assert programs == len(abilities_of(page))


@pytest.mark.parametrize("key", ["anwen-thrale-lamplighter", "vesper-lune-understudy"])
def test_a_card_file_counts_the_abilities_of_each_part(key: str) -> None:
    game = load("universal-arena")
    found = game.parts(library()[key])
    counted = [game.abilities(game.face(part)) for part in found]
    assert counted == [game.exercised(part) for part in found] and sum(counted) == len(abilities_of(library()[key]))

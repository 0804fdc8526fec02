"""Card texts: every card of our own set reads and prints back; of a larger collection as many as we say."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from quadriga.effects.node import pack, unpack
from quadriga.games.union_arena import cards
from quadriga.games.union_arena.cards import CardDeclined, lines_of
from quadriga.games.union_arena.chapters.faces import ACTIVATE, KEYWORDS, STANDING, USE, WHEN
from quadriga.games.union_arena.chapters.table import FRONT, SIDELINE
from quadriga.games.union_arena.vocabulary.standing import BP, ENERGY_COST, KEYWORD
from quadriga.games.union_arena.wording.grammar import grammar
from quadriga.rulebook.marks import rule
from quadriga.text.coverage import cover
from quadriga.text.errors import Declined
from quadriga.text.sample import Sampler

ROOT = Path(__file__).parents[2]
OWN = tomllib.loads((ROOT / "src/quadriga/games/union_arena/sets/qdr.toml").read_text())["card"]
LARGER = ROOT.parent / "shared/corpus/union-arena/cards.json"
FLOOR = 0.965
"""The share of a larger collection's texts that we read and build; raise it, never lower it."""


def lines(collection: list[dict[str, Any]]) -> list[tuple[str, str]]:
    texts = [(card["number"], line) for card in collection for line in lines_of(card.get("text", ""))]
    return [(f"{number}.{i}", line) for i, (number, line) in enumerate(texts)]


def card(text: str, kind: str = "character") -> cards.Card:
    return cards.build({"number": "QDR-9-001", "name": "Oda", "type": kind, "color": "red", "bp": 1000, "text": text})


def test_every_text_of_our_own_reads_and_prints_back() -> None:
    report = cover(grammar(), "ability", lines(OWN))
    assert len(report.read) == report.texts, report.summary()


@pytest.mark.parametrize("data", OWN, ids=lambda data: data["number"])
def test_every_card_of_our_own_is_built(data: dict[str, Any]) -> None:
    built = cards.build(data)
    told = built.abilities or built.has_raid or len(built.names) > 1 or built.copies != 4
    assert bool(data.get("text")) == bool(told)


@pytest.mark.parametrize("category", ["clause", "standing", "conds", "cards", "whenbody"])
def test_whatever_the_table_says_reads_in_one_way(category: str) -> None:
    """Sentences made at random from the table; a text that reads in two ways would be declined."""
    sampler = Sampler(grammar(), random.Random(5).randrange)
    said = 0
    for _ in range(60):
        text = grammar().print(category, sampler.value(category, 6))
        try:
            grammar().read(category, text)
            said += 1
        except Declined:  # lists inside lists leave out their full stops
            continue
    assert said > 50


def test_programs_survive_being_kept() -> None:
    for _, line in lines(OWN):
        tree = grammar().read("ability", line)
        assert pack(unpack(pack(tree))) == pack(tree)


@pytest.mark.once
def test_a_larger_collection_reads_to_the_floor() -> None:
    if not LARGER.exists():
        pytest.skip("No larger collection of cards lies beside the project.")
    collection = [data for data in json.loads(LARGER.read_text()) if data.get("text")]
    cards.read_ahead([data["text"] for data in collection])
    declined = []
    for data in collection:
        try:
            cards.build(data)
        except CardDeclined as error:
            declined.append(f"{error.number}: {error.unread}")
    assert 1 - len(declined) / len(collection) >= FLOOR, "\n".join(declined)


@pytest.mark.once
def test_a_larger_collection_prints_back_exactly() -> None:
    if not LARGER.exists():
        pytest.skip("No larger collection of cards lies beside the project.")
    report = cover(grammar(), "ability", lines(json.loads(LARGER.read_text())))
    assert not report.differing and not report.ambiguous, report.summary(0)


@rule("ua.cond.1", "ua.cond.multi.1")
def test_labels_become_conditions_and_costs() -> None:
    costs = "(Switch to Resting) (Place (2) Cards From Hand Into Sideline) (Pay 1 AP)"
    ability = card(f"[Activate: Main] (If on the Front Line) {costs} [Once Per Turn] Draw a card.").abilities[0]
    assert ability.kind == ACTIVATE and ability.place == FRONT and ability.once
    assert (ability.rest, ability.discard, ability.ap) == (True, 2, 1)
    assert len(card("[When Played] [When Attacking] Draw a card.").abilities[0].timings) == 2


@rule("ua.cond.none.1")
def test_a_text_without_label_stands_or_waits_for_its_moment() -> None:
    assert card("This character gains 1000 BP.").abilities[0].kind == STANDING
    assert card("When this character attacks and is not blocked, draw a card.").abilities[0].kind == WHEN
    assert card("[Impact (1)]").abilities[0].kind == KEYWORDS
    assert card("Draw a card.", "event").abilities[0].kind == USE
    with pytest.raises(CardDeclined, match="without a timing"):
        card("Draw a card.")


@rule("ua.raid.30", "ua.raid.29")
def test_lines_after_the_raid_line_belong_to_its_description() -> None:
    raid = '[Raid] "Oda" / [Choir] Switch to active. May move to the front line.'
    built = card(f"[Step]\n{raid}\n[When Played] Draw a card.")
    assert built.has_raid and built.raid is not None and len(built.raid.bases) == 2
    assert [ability.in_raid for ability in built.abilities] == [False, True]


@rule("ua.name.also.1", "ua.deck.11", "ua.deck.12")
def test_lines_about_the_card_itself() -> None:
    assert card('This card is also treated as "Imre" and "Wenn".').names == ["Oda", "Imre", "Wenn"]
    assert card("A deck can contain up to ten copies of this card.").copies == 10
    assert card("A deck can only contain up to two copies of this card.").copies == 2


@rule("ua.cond.side.1")
def test_an_ability_in_the_sideline_is_offered_from_there() -> None:
    play = "Play this card from your sideline set to resting onto your field."
    built = card(f"[Activate: Main] (If in the Sideline) (Pay 1 AP) {play}")
    assert built.acts_in_sideline and built.abilities[0].place == SIDELINE


def test_standing_kinds_are_known_before_the_game() -> None:
    built = card(
        "If this character is active, it gains 1000 BP and [Snipe].\n"
        'If "Imre" is on your field, reduce this card\'s required energy by Red x1 while in your hand.'
    )
    assert built.standing_kinds == BP | KEYWORD | ENERGY_COST


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("[When Played] Draw a card and juggle it.", "juggle it."),
        ("[When Played] Draw a card. Then, sing.", "sing."),
        ("This character gains 1000 BP on Sundays.", "on Sundays."),
    ],
)
def test_what_is_not_understood_is_declined_with_its_first_words(text: str, unread: str) -> None:
    with pytest.raises(CardDeclined) as declined:
        card(text)
    assert declined.value.unread == unread


def test_a_card_can_be_built_without_its_text() -> None:
    data = {"number": "QDR-9-002", "name": "Oda", "type": "character", "color": "red", "bp": 1000, "text": "Juggle."}
    built = cards.build(data, vanilla=True)
    assert not built.abilities and built.text == ""


def test_equal_data_gives_the_same_card() -> None:
    assert cards.build(OWN[0]) is cards.build(dict(OWN[0]))

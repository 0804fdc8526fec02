"""The language of card texts: sentences nobody has printed, one-word changes, and what each is read as."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from quadriga.effects.node import meaning, pack
from quadriga.games.game import Unreadable
from quadriga.games.guardians_arena import cards
from quadriga.games.guardians_arena.wording.grammar import grammar
from quadriga.rulebook.marks import rule
from quadriga.text.chart import Chart
from quadriga.text.errors import Ambiguous
from quadriga.text.sample import Sampler
from tests.guardians_arena.seeing import A6, B5, duel, finish, labels, told, totals

SENTENCES = Path(__file__).parents[2] / "bench" / "guardians_sentences.tsv"
TYPES = {"creature": "mortal", "command": "mortal"}


def sentences() -> list[tuple[str, str, str]]:
    rows = [line.split("\t") for line in SENTENCES.read_text(encoding="utf-8").splitlines()]
    return [(kind, name, text) for kind, name, text in rows]


def program(kind: str, name: str, text: str) -> Any:
    """What a text is read as, without its printed form; None if it is declined."""
    entry = {"number": "1", "name": name, "type": TYPES.get(kind, kind), "text": text, "command": kind == "command"}
    try:
        return [_bare(pack(ability)) for ability in cards.read(entry)]
    except Unreadable:
        return None


def _bare(packed: Any) -> Any:
    return [_bare(p) for k, p in enumerate(packed) if k != 1 or not packed[0]] if isinstance(packed, list) else packed


@pytest.mark.parametrize(("kind", "name", "text"), sentences())
def test_sentences_of_our_own_are_read(kind: str, name: str, text: str) -> None:
    assert program(kind, name, text)


CHANGES = (
    (r"\bLarge\b", "Small"), (r"\bSmall\b", "Large"), (r"\+(\d)", r"+1\1"), (r"\bWoods\b", "Jungle"), (r"\bSwamp\b", "Spires"),
    (r"\bfire\b", "AOE attacks"), (r"\bMortals?\b", "External"), (r"\bBeer\b", "Gold"), (r"\b3\b", "4"), (r"\b2\b", "7"),
    (r"\battacking\b", "defending"), (r"\bEnemy\b", "Your"), (r"\byour opponent\b", "you"), (r"\bonly\b", ""), (r"\bother \b", ""),
    (r"\bor less\b", "or more"), (r"\bFlying|flying\b", "non-flying"), (r"\bgain\b", "lose"), (r"\ball ties\b", "no ties"),
    (r"\bKnights and Pirates\b", "Knights"), (r"\bfor each\b", "against"), (r"\bcan't\b", "can"), (r"\bNo\b", "All"),
)  # fmt: skip


@pytest.mark.parametrize(("kind", "name", "text"), sentences())
def test_one_word_more_or_less_gives_another_program_or_none(kind: str, name: str, text: str) -> None:
    read = program(kind, name, text)
    for old, new in CHANGES:
        if "only" in old and "Ranged Attack" in text:
            continue  # "4 points against flyers" is a limit with or without the word
        changed = re.sub(old, new, text, count=1)
        if changed != text and not cards.is_story({"number": "1", "name": name, "type": "mortal", "text": changed}):
            again = program(kind, name, changed)
            dead = again is not None and "NoCounterpart" in str(again)
            assert again != read or dead, changed


def test_what_the_table_says_it_reads_in_one_way() -> None:
    g = grammar()
    sampler = Sampler(g, random.Random(5).randrange)
    graph, printer = g._compiled()
    twice = []
    for line in g.lines["clause"][::7]:
        text = g.print("clause", sampler.by_line("clause", line, depth=3))
        try:
            Chart(graph.root("clause"), text, printer, meaning).result()
        except Ambiguous as two:
            twice.append(f"{text}: {two}")
        except ValueError:
            continue  # a name that ends where the sample's next word begins
    assert twice == []


@rule("gua.card.kind.1")
@pytest.mark.parametrize(
    ("kind", "fits", "other"),
    [
        ("small Undead", "{class: Undead, size: S}", "{class: Undead, size: L}"),
        ("Elementals that can fly", "{type: elemental, flying: true}", "{type: elemental}"),
        ("creatures without a ranged attack", "{}", "{ranged: 3}"),
        ("creatures with no Terrain bonus", "{}", '{text: "+2 in the woods."}'),
        ("creatures that can receive channeling", "{channeling: true}", "{}"),
        ("creatures with Base Vitality 3 or less", "{vitality: 2}", "{vitality: 4}"),
        ("Undead other than Liches", "{class: Undead}", "{class: Undead/Lich}"),
        ("creatures bribable by Beer or Gold", "{bribery: [Gold]}", "{bribery: [Babes]}"),
    ],
)
def test_descriptions_are_made_of_tests(kind: str, fits: str, other: str) -> None:
    for fields, expected in ((fits, 14), (other, 10)):
        foe = fields.replace("{vitality: 2}", "{}").replace("{vitality: 4}", "{}")
        n = 4 if "vitality: 4" in fields else 2 if "vitality: 2" in fields else 1
        table = duel(
            f'space left: Lance 10 "+4 vs. {kind}." {{flying: true}} over Shield a',
            f"space right: Foe {n} {foe} over Shield b",
        )
        finish(table)
        assert totals(table)[0][0] == expected, (kind, fields)


@rule("gua.card.bonusmod.1")
@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("Enemy Off-Color Bonuses are reduced by 2.", 7),
        ("Opponent gets no Off-Color bonus against Hag.", 5),
        ("Opponent's Off-Color Bonus is doubled.", 13),
        ("Your Off-Color Bonus is doubled.", 9),
    ],
)
def test_bonuses_of_a_sort_change_for_either_side(text: str, total: int) -> None:
    hag = f'space left: Hag 3 "{text}" {{type: elemental}} over Shield a'
    assert totals(duel(hag, "space right: Foe 5 {type: mortal, ocb: 4} over Shield b"))[0][1] == total


@rule("gua.card.ranged.1")
def test_a_ranged_attack_may_be_limited_by_terrain_size_and_flight() -> None:
    for words, land, foe, may in (
        ("in Mountains only", "Mountains", "{}", True), ("in Mountains only", "Swamp", "{}", False),
        ("against flying creatures only", "Swamp", "{flying: true}", True), ("against flying creatures only", "Swamp", "{}", False),
        ("that cannot be used against Large creatures", "Swamp", "{size: L}", False),
    ):  # fmt: skip
        bow = f'{A6}; under left: Bow 2 "3 pt. ranged attack {words}."; terrain left: {land}'
        assert ("Bow" in labels(duel(bow, f"space right: Foe 1 {foe} over Shield b; pen: Cub 1"))) is may, words


@rule("gua.card.rescue.1")
@pytest.mark.parametrize(("colour", "saved"), [("mortal", True), ("external", False)])
def test_a_creature_may_return_by_a_condition_without_being_asked(colour: str, saved: bool) -> None:
    jackal = 'space right: Jackal 3 "If beaten by a Mortal, Jackal returns to your Pen." over Shield b'
    table = duel(f"space left: Ram 9 {{type: {colour}}} over Shield a", jackal)
    assert (table.B.hand == ["Jackal"]) is saved and ("Jackal" in table.B.discard) is not saved


@rule("gua.card.ban.1")
def test_nobody_may_bribe_what_cannot_be_bribed() -> None:
    for text, may in (
        ("Cannot be bribed.", False),
        ("Cannot be bribed by Beer.", True),
        ("Cannot be bribed by Gold.", False),
    ):
        foe = f'space right: Foe 9 "{text}" {{bribery: [Gold]}} over Shield b'
        assert ("Gold" in labels(duel(A6 + "; storage: Gold; pen: Cub 1", foe))) is may, text


@rule("gua.card.stones.1")
@pytest.mark.parametrize(
    ("text", "left"),
    [("If Foe is beaten, you lose a Power Stone.", 2), ("If Foe is beaten, you gain a Power Stone.", 4)],
)
def test_stones_go_both_ways(text: str, left: int) -> None:
    table = duel("space left: Ram 9 over Shield a", f'space right: Foe 3 "{text}" over Shield b; stones: 3')
    assert table.B.stones == left


@rule("gua.card.dead.1")
def test_a_sentence_without_counterpart_stands_beside_one_that_works() -> None:
    text = "Ram may not retreat. +2 against Mortals. Counts as 4 for control of the space."
    face = cards.build({"number": "1", "name": "Ram", "type": "mortal", "vitality": 6, "text": text})
    assert len(face.abilities) == 3 and len(cards.without_counterpart(face)) == 2
    assert totals(duel(f'space left: Ram 6 "{text}" over Shield a', B5))[0] == (8, 5)
    with pytest.raises(Unreadable):
        cards.build(
            {"number": "1", "name": "Ram", "type": "mortal", "text": "Ram may not retreat. Sings for 3 stones."}
        )


@rule("gua.card.aoe.1")
def test_an_area_may_spare_a_kind() -> None:
    bomb = f'{A6}; pen: Bomb 1 "4 pt. fear-based Area of Effect that does not affect Undead."'
    table = duel(bomb, B5 + "; left: Bone 1 {class: Undead}; right: Cub 1")
    table.A.fights("Bomb")
    finish(table)
    assert table.B.left == ["Bone"] and table.B.right == [] and told(table, "area of effect")


@pytest.mark.parametrize(
    ("kind", "text", "other"),
    [
        ("spell", "+3 Vitality to one of your Creatures.", "+3 Vitality to one of your opponent's Creatures."),
        ("spell", "-3 Vitality to one of your opponent's Creatures.", "-3 Vitality to one of your Creatures."),
        ("spell", "-3 Vitality to one opposing Creature.", "-3 Vitality to one of your Creatures."),
        ("creature", "Opponent must discard one Spell at random.", "Opponent must discard two Spells at random."),
        ("creature", "Opponent must discard one random card from his Storage Hand.", "Opponent must discard one random card from his Creature Pen."),
        ("creature", "All your Creatures defending on this space are +2 Vitality.", "All your Creatures attacking on this space are +2 Vitality."),
        ("command", "All Creatures on both sides lose their Terrain bonuses.", "All your Creatures lose their Terrain bonuses."),
    ],
)  # fmt: skip
def test_what_is_said_differently_is_read_differently(kind: str, text: str, other: str) -> None:
    first, second = program(kind, "Gate Warden", text), program(kind, "Gate Warden", other)
    assert first and second and first != second


def test_who_would_choose_is_never_taken_for_chance() -> None:
    assert program("creature", "Gate Warden", "Opponent must discard one card from his Combat Hand.") is None
    assert program("creature", "Gate Warden", "Look at any one card in your opponent's Combat Hand.")

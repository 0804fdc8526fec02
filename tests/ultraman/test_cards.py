"""2. Information on the Cards."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quadriga.games.ultraman import cards
from quadriga.games.ultraman.chapters.faces import CONTINUOUS, KAIJU, PAYMENT, SCENE, TRIGGERED, ULTRA_HERO, ULTRA_MECH
from quadriga.games.ultraman.game import GAME
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, FREE, HOLD, SCENE_ENTERS


def hero(**fields: Any) -> dict[str, Any]:
    card = {"number": "T-1", "name": "Ram", "card_type": "Ultra Hero", "character": "RAM", "type": "BASIC", "level": 1}
    return {**card, "bp": {"SIN": 3000, "DBL": 5000, "TRP": 8000}, **fields}


@rule("2.2.1", "2.2.2")
def test_card_types_are_the_four_of_the_rules() -> None:
    scene = {"number": "T-2", "name": "Dusk", "card_type": "Scene", "round": 1}
    assert cards.build(scene).kinds == SCENE
    for word, kind in (("Ultra Hero", ULTRA_HERO), ("Kaiju", KAIJU), ("Ultra Mech", ULTRA_MECH)):
        assert cards.build(hero(card_type=word)).kinds == kind and cards.build(hero(card_type=word)).is_character
    with pytest.raises(ValueError, match="card type 'Event'"):
        cards.build(hero(card_type="Event"))


@rule("2.3.1.1", "2.3.2.1", "2.3.3.1")
def test_a_character_card_has_a_name_a_character_name_and_a_level() -> None:
    card = cards.build(hero(name="Great Ram", character="RAM", level=3))
    assert (card.name, card.character, card.level) == ("Great Ram", "RAM", 3)


@rule("2.4.1.1", "2.4.4.1", "2.4.3.1")
def test_a_scene_has_a_name_a_round_and_unmarked_texts() -> None:
    scene = cards.build({"number": "T-2", "name": "Dusk", "card_type": "Scene", "round": 2, "text": "Give all your Kaiju +1000 BP."})
    assert scene.is_scene and (scene.name, scene.character, scene.round) == ("Dusk", "", 2)
    assert [text.states for text in scene.texts] == [0]


@rule("2.3.4.2")
def test_there_are_eight_types() -> None:
    words = ["BASIC", "POWER", "SPEED", "ARMED", "HAZARD", "DEVASTATION", "INVASION", "METEO"]
    assert [cards.build(hero(type=word)).type for word in words] == list(range(8))
    with pytest.raises(ValueError, match="TYPE 'WATER'"):
        cards.build(hero(type="WATER"))


@rule("2.3.7.1", "2.3.7.2", "2.3.7.3")
def test_bp_values_are_read_by_state_and_extra_apart() -> None:
    card = cards.build(hero(bp={"DBL": 5000, "SIN": 3000, "EXT": 12000}))
    assert card.bp[1:] == [3000, 5000, -1, -1] and card.extra == 12000


@rule("2.3.8.1", "2.4.5.1")
def test_rarity_means_nothing() -> None:
    plain, rare = cards.build(hero(rarity="C")), cards.build(hero(rarity="RRR"))
    assert (plain.bp, plain.level, plain.kinds, plain.names) == (rare.bp, rare.level, rare.kinds, rare.names)
    scene = {"number": "T-2", "name": "Dusk", "card_type": "Scene", "round": 2}
    assert cards.build({**scene, "rarity": "C"}).round == cards.build({**scene, "rarity": "RR"}).round


@rule("2.3.10.1", "2.3.10.2", "2.3.11.1")
def test_flavour_and_illustrator_are_not_part_of_the_game() -> None:
    card = cards.build(hero(flavour="It sleeps.", illustrator="Somebody"))
    assert not hasattr(card, "flavour") and not hasattr(card, "illustrator") and card.texts == []


@rule("2.3.5.1", "2.3.5.2g", "9.1.1b")
def test_each_marked_block_is_one_text_of_one_kind() -> None:
    text = f"[SIN][DBL]{ENTERS}You may draw a card. [DBL]{FREE}Draw a card. [SIN]Give this character +1000 BP."
    assert cards.build(hero()).texts == []
    found = cards.build(hero(text=text)).texts
    assert [one.kind for one in found] == [TRIGGERED, PAYMENT, CONTINUOUS]
    assert [one.states for one in found] == [0b110, 0b100, 0b10]


@rule("9.3")
def test_text_without_a_label_is_continuous() -> None:
    text = "[SIN]While this character's battle opponent has TYPE 【POWER】, this character's BP grade increases by 1."
    assert [one.kind for one in cards.build(hero(text=text)).texts] == [CONTINUOUS]


@rule("9.4.3")
def test_the_arrow_parts_cost_and_effect() -> None:
    from quadriga.effects.adjuncts import Doing
    from quadriga.effects.drawing import Draw
    from quadriga.effects.sentences import OneSentence, Sentences
    from quadriga.games.ultraman.chapters.paying import Payment
    from quadriga.games.ultraman.vocabulary.discarding import Discard

    text = "[SIN][Activate](Once per turn)Discard one card from your hand → Draw two cards."
    tree = cards.build(hero(text=text)).texts[0].tree
    assert isinstance(tree, Payment) and isinstance(tree.cost, Doing) and isinstance(tree.cost.do, Discard)
    assert isinstance(tree.effect, Sentences)
    sentence = tree.effect.sentences[0]
    assert isinstance(sentence, OneSentence) and isinstance(sentence.body, Doing) and isinstance(sentence.body.do, Draw)


@rule("2.3.5.2a", "2.3.5.2b", "2.3.5.2c")
def test_a_marked_text_is_active_only_in_its_state(table: Table) -> None:
    table.card("Orb1", bp={"SIN": 1000}, text="[SIN]Give this character +100 BP.")
    table.card("Orb2", bp={"SIN": 1000, "DBL": 1000, "TRP": 1000}, text="[SIN]Give this character +100 BP. [DBL]Give this character +20 BP.")
    table.place(A=f"areas: Orb1, Orb2 over Orb1, {HOLD}")
    assert table["Orb1"].bp == 1100 and table["Orb1"].state == "SINGLE"
    assert table["Orb2"].bp == 1020 and table["Orb2"].state == "DOUBLE"


@rule("2.3.5.2d", "2.3.5.2e", "2.3.5.2f")
def test_triple_and_quad_and_several_marks(table: Table) -> None:
    text = "[DBL]Give this character +1 BP. [TRP]Give this character +20 BP. [TRP][QUAD]Give this character +300 BP."
    table.card("Orb3", bp={"TRP": 1000, "SIN": 1}, text=text)
    table.card("Orb4", bp={"QUAD": 1000, "SIN": 1}, text=text)
    table.place(A=f"areas: Orb3 over Orb2 over Orb1, Orb4 over Orb3 over Orb2 over Orb1, {HOLD}")
    assert (table["Orb3"].state, table["Orb3"].bp) == ("TRIPLE", 1320)
    assert (table["Orb4"].state, table["Orb4"].bp) == ("QUAD", 1300)


@rule("2.3.5.2e")
def test_nothing_levels_up_a_quad_character(table: Table) -> None:
    table.place(A="areas: Orb4 over Orb3 over Orb2 over Orb1; hand: Orb5, 1", B="areas: Wall 1000", phase="level up")
    assert not table.A.can("level up Orb4 with Orb5")


@rule("2.3.1.2", "2.3.1.3")
def test_corner_brackets_match_a_part_of_the_full_name(table: Table) -> None:
    table.card("Aur", name="Aurelise", version="Dawn Type", bp={"SIN": 1000})
    table.card("Cor", name="Corvane", full_name="Corvane, Dawn Type", bp={"SIN": 1000})
    table.card("Dawn", name="Corvane", character="DAWN TYPE", bp={"SIN": 1000})
    text = f"[SIN]{FREE}Give all your 「Dawn Type」 +500 BP each for this turn."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Aur, Cor, Dawn, Ram, {HOLD}")
    table.A.uses("Ram")
    assert (table["Aur"].bp, table["Cor"].bp, table["Dawn"].bp) == (1500, 1500, 1000)


@rule("2.3.1.4")
def test_double_corner_brackets_match_the_exact_character_name(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give all your 『OR』 +500 BP for this turn.")
    table.card("One", name="Or the Great", character="OR", bp={"SIN": 1000})
    table.card("Two", name="OR", character="ORREL", bp={"SIN": 1000})
    table.place(A=f"areas: One, Two, Ram, {HOLD}")
    table.A.uses("Ram")
    assert (table["One"].bp, table["Two"].bp) == (1500, 1000)


@rule("2.4.1.2")
def test_corner_brackets_match_scenes_too(table: Table) -> None:
    text = f"[SIN]{FREE}Put one 「Harbour」 card from your discard area into your hand."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Ram, {HOLD}; hand: 0; discard: Ruins of the Harbour {{round: 1}}, Dusk {{round: 1}}")
    table.A.uses("Ram")
    assert table.A.hand == ["Ruins of the Harbour"] and table.A.discard == ["Dusk"]


@rule("2.3.2.2")
def test_level_up_looks_at_the_character_name(table: Table) -> None:
    table.card("Same", name="Something else", character="ORB", level=2, bp={"SIN": 1})
    table.card("Other", name="Orb", character="ORBIT", level=2, bp={"SIN": 1})
    table.place(A="areas: Orb1; hand: Same, Other", B="areas: Wall 1000", phase="level up")
    assert table.A.can("level up Orb1 with Same") and not table.A.can("level up Orb1 with Other")


@rule("2.3.6.1", "2.3.6.2")
def test_texts_name_characters_by_kind_or_all_together(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Give all your Kaiju +500 BP for this turn. Then, give all your characters +20 BP for this turn.")
    table.place(A=f"areas: Ram, Beast5 1000, Crane 1000 {{card_type: Ultra Mech}}, {HOLD}")
    table.A.uses("Ram")
    assert (table["Ram"].bp, table["Beast5"].bp, table["Crane"].bp) == (1020, 1520, 1020)


@rule("2.3.6.3", "2.4.4.2")
def test_texts_shorten_the_kinds_of_cards(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{FREE}Discard one Kaiju card from your hand. Then, discard one scene card from your hand.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Dusk {{round: 1}}, Beast5 1000, Man 1000")
    table.A.uses("Ram")
    assert sorted(table.A.discard) == ["Beast5", "Dusk"] and table.A.hand == ["Man"]


@rule("2.3.4.1", "8.1.1a")
def test_type_and_bp_are_those_of_the_topmost_card(table: Table) -> None:
    table.place(A=f"areas: Orb2 4000/7000/9000 {{type: POWER}} over Orb1 3000/5000 {{type: SPEED}}, {HOLD}")
    assert table["Orb2"].types == ["POWER"] and table["Orb2"].bp == 7000


@rule("ucg.ident.1")
def test_an_additional_card_type_works_in_every_zone(table: Table) -> None:
    both = "This card also has the Ultra Hero card type. [SIN]Give this character +1 BP."
    table.card("Both6", bp={"SIN": 1000}, text=both)
    text = f"[SIN]{FREE}Give all your Kaiju +500 BP for this turn. Then, give all your Ultra Heroes +20 BP for this turn. Then, put one Ultra Hero card from your discard area into your hand."
    table.card("Ram", bp={"SIN": 1000}, text=text)
    table.place(A=f"areas: Both6, Ram, {HOLD}; hand: 0; discard: Both6, Beast5 1000")
    table.A.uses("Ram")
    assert table["Both6"].bp == 1521 and table.A.hand == ["Both6"]


@rule("ucg.ident.3")
def test_every_card_of_our_sets_has_a_value_for_each_state_it_can_reach() -> None:
    lowest: dict[str, int] = {}
    faces = [cards.build(card) for card in GAME.cards().values()]
    heroes = [face for face in faces if face.is_character]
    for face in heroes:
        lowest[face.character] = min(face.level, lowest.get(face.character, 9))
    lowest["VESPER"] = 1  # levels up the characters of other names
    for face in heroes:
        reach = min(face.level - lowest[face.character] + 1, 4)
        assert face.bp[reach] > 0, face.number
        assert face.level <= 7 and (face.level <= 4 or face.kinds & KAIJU)


def test_all_cards_of_our_sets_are_read_and_print_back() -> None:
    from quadriga.games.ultraman.wording.grammar import grammar

    g = grammar()
    for card in GAME.cards().values():
        if card.get("text"):
            assert g.print("text", g.read("text", card["text"])) == g.normalise(card["text"], "text")


def test_an_unread_text_is_declined_with_its_first_unread_words() -> None:
    from quadriga.games.game import Unreadable

    with pytest.raises(Unreadable, match="juggle"):
        cards.build(hero(text=f"[SIN]{ENTERS}You may juggle three cards."))
    assert cards.build(hero(text=f"[SIN]{ENTERS}You may juggle three cards."), vanilla=True).texts == []


def test_scene_texts_are_read() -> None:
    scene = {"number": "T-2", "name": "Dusk", "card_type": "Scene", "round": 2, "text": f"{SCENE_ENTERS}You may draw a card."}
    assert [text.kind for text in cards.build(scene).texts] == [TRIGGERED]


KNOWN = """
import sys
from quadriga.games.library import sets
from quadriga.games.ultraman import cards
trees = cards.read_texts({card["text"] for card in sets(cards.FOLDER).values() if card.get("text")})
assert len(trees) > 60
print("quadriga.games.ultraman.wording" in sys.modules)
"""


def test_cards_read_before_load_no_grammar(tmp_path: Path) -> None:
    told = []
    for _ in range(2):
        environment = {**os.environ, "QUADRIGA_CACHE": str(tmp_path)}
        run = subprocess.run([sys.executable, "-c", KNOWN], env=environment, capture_output=True, text=True, check=True)
        told.append(run.stdout.strip())
    assert told == ["True", "False"]

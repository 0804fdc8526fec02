"""The language of the texts: any amount, any condition, anybody, and what hangs on a payment. All of it is played."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.games import load
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages.characters import lay_out, read_part
from quadriga.games.universal_arena.pages.files import library, parts, tidy
from quadriga.games.universal_arena.wording import reading
from quadriga.text.sample import stumbles
from tests.universal_arena.arena import Arena, hit, page, using
from tests.universal_arena.sentences import unread

OWN = {
    "Ember": ["Type: Unique.", "Max Value: 20."],
    "Tide": ["Type: Unique.", "Potency: Max 5.", "Count: Max 9."],
}
FEW = {"You may spend 3 Embers. If you do, this card gains Follow-Up."}
"""What Follow-Up would do on a card that is already being used, nobody could say."""


def used(text: str, *has: str, **more: Any) -> Arena:
    return using(text, *has, statuses=OWN, **more)


def test_the_sentences_of_our_own_are_read() -> None:
    assert set(unread()) <= FEW


@pytest.mark.parametrize("text", ["Deal 7 damage.", "Deal X damage. X equals Ember Value / 2.", "Deal 1 damage 7 times."])
def test_written_damage_is_dealt(text: str) -> None:
    assert used(text, "Ember 14")["Bea"].hp == 93


def test_written_damage_of_an_attack_is_a_hit() -> None:
    table = hit(card='attack 1 "Deal 7 damage.|On Hit: Gain 1 Root."')
    assert table["Bea"].hp == 93 and table.has("Ava") == ["Root 1"]
    assert used("Deal 7 damage.").kinds().count("hit") == 0


@pytest.mark.parametrize(
    ("text", "hp"),
    [
        ("Lose 8 HP.", 92),
        ("Lose X HP, where X equals Ember Value.", 94),
        ("Lose 2 HP for each Ember.", 88),
        ("Lose 10% of max HP.", 90),
        ("Set this character's HP to 15.", 15),
        ("Lose 5 HP, then heal 3 HP.", 98),
        ("Lose 50 HP. Heal 20% of max HP.", 70),
        ("Lose 50 HP. If this character is at or below 50% HP: Heal 4 HP. Otherwise, heal 30 HP.", 54),
        ("Lose 49 HP. If this character is at or below 50% HP: Heal 4 HP. Otherwise, heal 30 HP.", 81),
        ("Lose 3 HP unless this character has Ember.", 100),
        ("Lose 3 HP if this character has 6 or more Ember.", 97),
        ("Lose 3 HP if this character has more than 6 Ember.", 100),
        ("Lose 3 HP if this character has 5 or less Ember.", 100),
        ("Lose 3 HP if this character has Ember and Root.", 100),
        ("Lose 3 HP if this character has Ember or Root.", 97),
        ("Lose 3 HP if an enemy has Ember.", 100),
        ("Lose 3 HP if an ally has Ember.", 97),
        ("Lose 3 HP if you have no cards in hand.", 97),
        ("Lose 3 HP if Ember Value is less than 6.", 100),
    ],
)
def test_hp_is_lost_by_any_amount_under_any_condition(text: str, hp: int) -> None:
    assert used(text, "Ember 6", target="Self")["Ava"].hp == hp


@pytest.mark.parametrize(
    ("text", "shields"),
    [
        ("Gain 12 Shield.", (12, 0)),
        ("All allies gain 5 Shield.", (5, 5)),
        ("Each adjacent ally gains X Shield, where X equals Ember Value.", (0, 6)),
        ("Gain 3 Shield for each ally.", (6, 0)),
        ("Gain 9 Shield. Halve this character's Shield.", (4, 0)),
        ("Gain 9 Shield and 2 Root.", (9, 0)),
    ],
)
def test_shield_is_gained_by_whom_the_sentence_names(text: str, shields: tuple[int, int]) -> None:
    table = used(text, "Ember 6", target="Self")
    assert (table.g.shield[0], table.g.shield[1]) == shields


@pytest.mark.parametrize(
    ("text", "statuses"),
    [
        ("Inflict 2 Weak and 1 Root.", [["Weak 2/1", "Root 1"], [], []]),
        ("Inflict 1 Root on all enemies.", [["Root 1"], ["Root 1"], ["Root 1"]]),
        ("Inflict 1 Root on all other enemies.", [[], ["Root 1"], ["Root 1"]]),
        ("Inflict 1 Root on the opposed enemy.", [["Root 1"], [], []]),
        ("Inflict 1 Root on enemies adjacent to the target.", [[], ["Root 1"], []]),
    ],
)
def test_statuses_are_inflicted_on_whom_the_sentence_names(text: str, statuses: list[list[str]]) -> None:
    table = used(text)
    assert [table.has(name) for name in ("Bea", "Bob", "Ben")] == statuses


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("Spend 2 Ember: Gain 1 Root.", ["Ember 4", "Root 1"]),
        ("Spend 7 Ember: Gain 1 Root.", ["Ember 6"]),
        ("Spend 7 Ember. Gain 1 Root.", ["Ember 6", "Root 1"]),
        ("Spend 2 Ember to gain 1 Root.", ["Ember 4", "Root 1"]),
        ("Spend all Ember: Gain X Root, where X equals Ember spent.", ["Root 6"]),
        ("Spend 3 Energy: Gain 1 Root.", ["Ember 6", "Root 1"]),
        ("Spend 30 Ultimate Meter: Gain 1 Root.", ["Ember 6"]),
        ("Lose 5 HP: Gain 1 Root.", ["Ember 6", "Root 1"]),
        ("Set Ember to 3.", ["Ember 3"]),
        ("Increase Ember Value by 2.", ["Ember 8"]),
        ("Lose 2 Ember.", ["Ember 4"]),
        ("Gain 1 Tide and +2 Tide Count. Increase Tide Count by 1.", ["Ember 6", "Tide 1/4"]),
        ("Gain 1 Root. Gain 1 Seal. Remove Root.", ["Ember 6", "Seal 1"]),
    ],
)
def test_what_hangs_on_a_payment_happens_only_if_it_was_paid(text: str, has: list[str]) -> None:
    assert used(text, "Ember 6", target="Self").has("Ava") == has


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Spend 2 Ember? Gain 1 Root.", ["Yes", "No"]),
        ("You may spend 2 Ember. If you do, gain 1 Root.", ["Yes", "No"]),
        ("If this character has 1+ Ember? Spend 2 Ember: Gain 1 Root.", ["Yes", "No"]),
        ("Spend X Ember (0-3)? Gain X Root.", ["0", "1", "2", "3"]),
    ],
)
def test_an_optional_payment_is_asked_for(text: str, asked: list[str]) -> None:
    for has, options in (("Ember 6", asked), ("Ember 1", ["0", "1"] if "X" in text else [])):
        table = used(text, has, target="Self")
        d = table.decision
        assert d is not None
        found = table.game.labels(table.state) if d.kind in ("spend", "amount") else []
        assert len(found) == len(options) and (not options or d.player == 0)


@pytest.mark.parametrize(
    ("innate", "has"),
    [
        ("Whenever an enemy is hit by an Attack, gain 1 Ember.", "Ember 2"),
        ("The first time each turn an enemy is hit by an Attack, gain 1 Ember.", "Ember 1"),
        ("Whenever this character hits with an Attack, gain 2 Ember. Gain 1 Ember.", "Ember 6"),
        ("Whenever another ally hits with an Attack, gain 1 Ember.", ""),
        ("Whenever an enemy takes damage, gain X Ember. X equals Ember Value / 2.", ""),
        ("Whenever this character plays an Attack, gain 1 Ember.", "Ember 1"),
        ("Whenever this character plays a Defense, gain 1 Ember.", ""),
        ("Whenever this character wins a clash, gain 1 Ember.", ""),
    ],
)
def test_innates_hear_of_what_everybody_does(innate: str, has: str) -> None:
    table = Arena()
    table.card("Ava", **page(statuses=OWN, innates=[innate]))
    table.place(A='line: Ava, Abe; hand: A1 attack 9 "Deal Power damage 2 times."', B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table.has("Ava") == ([has] if has else [])


def test_an_ally_that_falls_is_heard_of() -> None:
    table = Arena()
    table.card("Bea", **page(statuses=OWN, innates=["The first time each turn an ally is defeated, gain 3 Ember."]))
    table.card("Bob", **page(**{"standing at": 5}))
    table.place(A="line: Ava; hand: A1 attack 9", B="line: Bea, Bob")
    table.play("A", "A1", at="Bob")
    table.resolve()
    assert table.has("Bea") == ["Ember 3"]


def test_standing_lines_of_a_status_hold_while_it_is_there() -> None:
    own = {
        "Lamp": [
            "Type: Unique.", "Max Stack: 3.",
            "Effect: This character's Attack cards cost 1 less Energy. This character's Attack cards have Reuse.",
        ]
    }  # fmt: skip
    for has, energy in (([], 3), (["Lamp 1"], 4)):
        table = Arena()
        table.card("Ava", **page(statuses=own, has=has))
        table.place(A="line: Ava; hand: A1 attack 9 for 2", B="line: Bea; hand: B1 special")
        table.play("A", "A1")
        assert table.A.energy == energy
        table.play("B", "B1")
        table.resolve()
        assert table["Bea"].hp == (91 if not has else 82)


def test_a_status_may_say_what_its_character_starts_with() -> None:
    page_ = dict(library()["anwen-thrale-lamplighter"])
    page_["statuses"] = [*page_["statuses"], {"name": "Wick", "lines": ["Type: Unique.", "Max Value: 9.", "Starting Value: 4."]}]
    faces, _ = lay_out([[page_]])
    start = next(f.starts for f in faces if f.number == page_["id"])
    assert 4 in start


# -- the page -----------------------------------------------------------------------------------


def card(slot: str, name: str, *text: str, types: tuple[str, ...] = ("Technique", "Attack"), **more: str) -> dict[str, Any]:
    shape = {"cost": "1 Energy", "power": "5-5", "target": "1 Enemy", "speed": "Normal"}
    return {**shape, "slot": slot, "name": name, "types": list(types), "effect": list(text), **more}


def character(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    statuses = [{"name": name, "lines": lines} for name, lines in OWN.items()]
    return tidy({"id": "x", "name": "X", "version": "", "statuses": statuses, "cards": list(cards), **more})


TWINS = character(
    card("1", "Jab", "Deal Power damage.", types=("Basic", "Attack")),
    card("2", "Wall", "Gain Power Shield.", types=("Basic", "Defense"), target="Self"),
    card("3-1", "Idle", "Gain 1 Ember.", "If this character has 3+ Ember: This card becomes Swing.", cost="0 Energy"),
    card("3-2", "Swing", "Deal Power damage.", "Gain 2 Ember.", cost="2 Energy", power="7-7"),
    card("4-1", "Idle", "Gain 4 Ember.", "If this character has 3+ Ember: This card becomes Swing.", cost="1 Energy"),
    card("4-2", "Swing", "Deal Power damage.", "Gain 5 Ember.", cost="4 Energy", power="9-9"),
    card("5", "Idle", "Gain 6 Ember.", cost="3 Energy"),
)


def test_cards_of_the_same_name_keep_their_own_text_and_cost() -> None:
    faces, brought = lay_out([[TWINS]])
    found = {f.slot: f for f in faces if hasattr(f, "slot")}
    assert [found[slot].energy for slot in ("3-1", "3-2", "4-1", "4-2", "5")] == [0, 2, 1, 4, 3]
    assert [found[slot].text.split("\n")[0] for slot in ("3-1", "4-1", "5")] == [
        "Gain 1 Ember.", "Gain 4 Ember.", "Gain 6 Ember.",
    ]  # fmt: skip
    assert len(brought[0]["cards"]) == 5


def test_a_card_becomes_the_form_of_its_own_slot() -> None:
    faces, _ = lay_out([[TWINS]])
    for slot, form in (("3-1", "3-2"), ("4-1", "4-2")):
        [face] = [f for f in faces if getattr(f, "slot", "") == slot]
        assert [faces[i].slot for i in face.becomes_face] == [form]


def test_each_part_of_same_named_cards_is_read_on_its_own() -> None:
    for part in parts(TWINS):
        read_part(TWINS, *part["part"])


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"cards": [card("1", "A"), card("1", "B")]}, "2 cards in slot 1"),
        ({"innates": [{"name": "N", "text": "Resist 1."}] * 2}, "2 innates N"),
        ({"statuses": [{"name": "S", "lines": ["Type: Unique."]}] * 2}, "2 statuses S"),
    ],
)
def test_a_page_that_cannot_be_told_apart_is_refused(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(Unreadable) as why:
        lay_out([[tidy({"id": "x", "name": "X", "version": "", "cards": [card("1", "A")], **more})]])
    assert why.value.unread == reason


def test_two_different_characters_of_one_id_are_refused() -> None:
    other = {**TWINS, "name": "Y"}
    with pytest.raises(Unreadable, match="two different characters"):
        lay_out([[TWINS], [other]])


def test_a_form_that_hangs_on_anything_but_statuses_is_refused() -> None:
    text = "If your hand has 2 or fewer cards: This card becomes Two."
    with pytest.raises(Unreadable):
        lay_out([[character(card("1-1", "One", text), card("1-2", "Two", "Deal Power damage."))]])


def test_cards_check_counts_characters_that_can_be_played(tmp_path: Path) -> None:
    good = {key: value for key, value in library()["anwen-thrale-lamplighter"].items() if key != "number"}
    bad = {**good, "id": "bad", "innates": [{"name": "Odd", "text": "Sing."}]}
    file = tmp_path / "characters.json"
    file.write_text(json.dumps([good, bad]), encoding="utf-8")
    done = CliRunner().invoke(app, ["cards", "check", str(file), "--game", "universal-arena", "--json"])
    told = json.loads(done.stdout)
    assert (told["characters"], told["playable"]) == (2, 1) and "Sing." in told["unplayable"][0]["reason"]
    said = CliRunner().invoke(app, ["cards", "check", str(file), "--game", "universal-arena"]).stdout
    assert "1 of 2 characters can be played." in said


def test_other_games_count_no_characters() -> None:
    assert load("union-arena").characters([]) is None


@pytest.mark.once
def test_every_line_of_the_language_reads_what_it_says() -> None:
    tries = 3 if os.environ.get("QUADRIGA_CONFORMANCE") else 1
    assert stumbles(reading.load_grammar(), tries=tries) == []

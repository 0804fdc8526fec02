"""Terminology."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, hit, page


@rule("uni.term.override.1", "uni.kw.retain.1")
def test_a_card_text_beats_the_core_rule(table: Arena) -> None:
    table.place(A='line: Ava; hand: Keep special "Retain.", Lose special', B="line: Bea")
    table.end_the_turn()
    assert "Keep" in table.A.hand and "Lose" not in table.A.hand and len(table.A.hand) == 5
    assert [e.player for e in table.state.log if e.kind == "draw"].count(0) == 4


@rule("uni.term.spend.1")
def test_spend_is_all_or_nothing(table: Arena) -> None:
    charge = {"Charge": ["Type: Unique.", "Max Value: 5."]}
    for n, roots, left in ((0, [], []), (1, ["Root 2"], []), (2, ["Root 2"], ["Charge 1"])):
        table = Arena()
        table.card("Ava", **page(statuses=charge, has=[f"Charge {n}"] if n else []))
        table.place(
            A='line: Ava; hand: A1 attack 4 "Deal Power damage.|Spend 1 Charge to inflict 2 Root."', B="line: Bea"
        )
        table.play("A", "A1")
        table.resolve()
        assert table.has("Bea") == roots and table.has("Ava") == left and table["Bea"].hp == 96


@rule("uni.term.spend.2")
def test_may_spend_offers_every_amount_down_to_none(table: Arena) -> None:
    charge = {"Charge": ["Type: Unique.", "Max Value: 5."]}
    table.card("Ava", **page(statuses=charge, has=["Charge 2"]))
    text = '"You may spend X Charge (0-3). If you do, inflict X Root." {target: 1 Enemy}'
    table.place(A=f"line: Ava; hand: A1 special {text}", B="line: Bea")
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table.waiting_for == "A amount" and table.A.options() == ["0", "1", "2"]
    table.A.answers("0")
    assert table.has("Bea") == [] and table.has("Ava") == ["Charge 2"]


GUNS = page(
    innates=["This character starts with Equip: Pea, 10 Pea Ammo, and 5 Dart Ammo."],
    statuses={"Equip: Pea": ["Type: Unique."], "Equip: Dart": ["Type: Unique."], "Equip: Stick": ["Type: Unique."]},
)
GUN_CARDS = [
    {"slot": "3-1", "name": "Shot: Pea", "cost": "1 Energy", "power": "4-4", "types": ["Technique", "Attack"], "target": "1 Enemy",
     "speed": "Normal", "effect": ["Spend 1 Pea Ammo to deal damage.", "Deal Power damage."]},
    {"slot": "3-2", "name": "Shot: Dart", "cost": "2 Energy", "power": "6-6", "types": ["Technique", "Attack"], "target": "1 Enemy",
     "speed": "Normal", "effect": ["Spend 1 Dart Ammo to deal damage.", "Deal Power damage."]},
]  # fmt: skip
SWITCH = (
    'Change special for 0 "Choose 1:|Switch to Equip: Pea.|Switch to Equip: Dart.|Switch to Equip: Stick.'
    '|If you choose the same weapon, Reload instead."'
)


def armed(table: Arena, *more: str, **fields: object) -> None:
    table.card("Ava", **{**GUNS, **fields, "cards": GUN_CARDS})
    table.place(A="line: Ava; hand: Shot: Pea, " + ", ".join(more), B="line: Bea; hand: Idle special for 9")


def choose(table: Arena, card: str, mode: str) -> None:
    table.play("A", card)
    table.passes()
    table.passes()
    table.A.answers(mode)


@rule("uni.term.ammo.1", "uni.text.switch.1")
def test_ammo_is_kept_per_weapon_and_switching_equips_one(table: Arena) -> None:
    armed(table, SWITCH, SWITCH.replace("Change", "Again"))
    table.play("A", "Shot: Pea")
    table.resolve()
    choose(table, "Change", "Switch to Equip: Dart")
    assert table.has("Ava") == ["Pea Ammo 9", "Dart Ammo 5", "Equip: Dart"]
    choose(table, "Again", "Switch to Equip: Pea")
    assert table.has("Ava") == ["Pea Ammo 9", "Dart Ammo 5", "Equip: Pea"]


@rule("uni.term.ammo.2")
def test_an_attack_that_cannot_pay_its_ammo_does_not_hit(table: Arena) -> None:
    table.card("Ava", **page(innates=["This character starts with 1 Pea Ammo."]))
    shot = 'attack 4 "Spend 1 Pea Ammo to deal damage.|Deal Power damage."'
    table.place(A=f"line: Ava; hand: One {shot}, Two {shot}", B="line: Bea")
    for name in ("One", "Two"):
        table.play("A", name)
        table.resolve()
    assert table["Bea"].hp == 96 and table.kinds().count("hit") == 1 and table.A.discard == ["One", "Two"]


@rule("uni.term.reload.1", "uni.innate.2")
def test_reload_fills_the_equipped_weapon_to_what_it_started_with(table: Arena) -> None:
    armed(table, 'Load special "Reload currently Equipped Weapon."', SWITCH, SWITCH.replace("Change", "Again"))
    assert table.has("Ava") == ["Equip: Pea", "Pea Ammo 10", "Dart Ammo 5"]
    table.play("A", "Shot: Pea")
    table.resolve()
    table.play("A", "Load")
    table.resolve()
    assert "Pea Ammo 10" in table.has("Ava")
    choose(table, "Change", "Switch to Equip: Stick")
    choose(table, "Again", "Switch to Equip: Stick")
    assert table.has("Ava")[:2] == ["Pea Ammo 10", "Dart Ammo 5"]


@rule("uni.term.reload.1")
def test_reload_fills_a_weapon_that_is_empty(table: Arena) -> None:
    one = page(innates=["This character starts with Equip: Pea, 1 Pea Ammo, and 5 Dart Ammo."])["innates"]
    armed(table, 'Waste special "Spend 1 Pea Ammo."', 'Load special "Reload currently Equipped Weapon."', innates=one)
    table.play("A", "Waste")
    table.resolve()
    assert table.has("Ava") == ["Equip: Pea", "Dart Ammo 5"]
    table.play("A", "Load")
    table.resolve()
    assert table.has("Ava") == ["Equip: Pea", "Dart Ammo 5", "Pea Ammo 1"]


@rule("uni.house.forms.2")
def test_a_weapon_slot_follows_the_equipped_weapon(table: Arena) -> None:
    armed(table, SWITCH)
    assert (table["Shot: Pea"].form, table["Shot: Pea"].cost) == ("Shot: Pea", 1)
    choose(table, "Change", "Switch to Equip: Dart")
    assert (table["Shot: Pea"].form, table["Shot: Pea"].cost) == ("Shot: Dart", 2)


@rule("uni.term.onhit.1", "uni.kw.immune.1")
def test_on_hit_needs_no_damage(table: Arena) -> None:
    card = 'attack 14 "Deal Power damage.|On Hit: Inflict 1 Root." {types: [Electric, Physical]}'
    table = hit(innates=["Immune (Electric)."], card=card, shield=5)
    assert (
        table["Bea"].shield == 5
        and table["Bea"].hp == 100
        and table.has("Bea") == ["Root 1"]
        and "hit" in table.kinds()
    )


@rule("uni.term.ondamage.1", "uni.term.onhpdamage.1")
def test_on_damage_and_on_hp_damage_ask_where_it_landed(table: Arena) -> None:
    card = 'attack 6 "Deal Power damage.|On Damage: Gain 1 Root.|On HP Damage: Gain 1 Seal." {types: [Slash]}'
    for shield, innates, gained in ((6, [], ["Root 1"]), (5, [], ["Root 1", "Seal 1"]), (0, ["Immune (Slash)."], [])):
        assert hit(card=card, shield=shield, innates=list(innates)).has("Ava") == gained


@rule("uni.term.created.1", "uni.term.created.2", "uni.text.create.1")
def test_created_cards_go_where_the_text_says_and_play_like_others(table: Arena) -> None:
    created = [
        {"slot": "created-1", "name": "Copy", "cost": "1 Energy", "power": "3-3", "types": ["Technique", "Attack"],
         "target": "1 Enemy", "speed": "Fast", "effect": ["Deal Power damage."]},
    ]  # fmt: skip
    table.card("Ava", **page(created=created))
    table.place(
        A='line: Ava; hand: Make special "Create 2 Copy in hand.", Drop special "Create 1 Copy."', B="line: Bea"
    )
    table.play("A", "Make")
    table.resolve()
    assert len(table.A.hand) == 3
    table.play("A", "Drop")
    table.resolve()
    assert len(table.A.discard) == 3 and table.A.meter == 2
    table.play("A", "Copy#1")
    table.resolve()
    assert table.A.meter == 3 and table["Bea"].hp == 97


FORMS = {"Calm": ["Type: Unique.", "Max Stack: 1.", "Turn End: Expires."], "Rage": ["Type: Unique.", "Max Stack: 1."]}
FORM_CARDS = [
    {"slot": "1-1", "name": "Pat", "cost": "1 Energy", "power": "3-3", "types": ["Basic", "Attack"], "target": "1 Enemy", "speed": "Normal",
     "effect": ["Deal Power damage.", "If this character has Calm: This card becomes Tap.", "If this character has Rage: This card becomes Slam."]},
    {"slot": "1-2", "name": "Tap", "cost": "1 Energy", "power": "5-5", "types": ["Basic", "Attack"], "target": "1 Enemy", "speed": "Fast",
     "effect": ["Deal Power damage."]},
    {"slot": "1-3", "name": "Slam", "cost": "2 Energy", "power": "9-9", "types": ["Basic", "Attack"], "target": "1 Enemy", "speed": "Slow",
     "effect": ["Deal Power damage."]},
]  # fmt: skip


@rule("uni.term.becomes.1", "uni.term.becomes.2")
def test_a_card_becomes_another_while_the_condition_holds(table: Arena) -> None:
    table.card("Ava", **page(statuses=FORMS, cards=FORM_CARDS))
    table.place(A='line: Ava; hand: Pat, Pat, Breathe special "Gain 1 Calm."; pile: 3x Pat', B="line: Bea")
    table.play("A", "Breathe")
    table.resolve()
    g = table.g
    assert {table[f"Pat#{i}"].form for i in range(1, 6)} == {"Tap"} and table["Pat#1"].speed == "Fast"
    table.end_the_turn()
    assert {table[f"Pat#{i}"].form for i in range(1, 6)} == {"Pat"} and g is table.g


@rule("uni.house.forms.1", "uni.house.forms.3")
def test_one_slot_is_one_card_and_the_first_true_condition_wins(table: Arena) -> None:
    from quadriga.games.universal_arena.pages.characters import lay_out
    from quadriga.games.universal_arena.pages.files import tidy

    ultimate = {
        "cost": "20 Ultimate Meter",
        "power": "9-9",
        "types": ["Ultimate", "Attack"],
        "target": "1 Enemy",
        "speed": "Normal",
        "effect": ["Deal Power damage."],
    }
    ultimates = [{**ultimate, "slot": f"ultimate-{i}", "name": f"Big {i}"} for i in range(3)]
    own = [{"name": name, "lines": lines} for name, lines in FORMS.items()]
    made = {"id": "x", "name": "X", "version": "", "statuses": own, "cards": [*FORM_CARDS, *ultimates]}
    _, brought = lay_out([[tidy(made)]])
    assert (len(brought[0]["cards"]), len(brought[0]["ultimates"])) == (1, 3)
    table.card("Ava", **page(statuses=FORMS, cards=FORM_CARDS, has=["Rage", "Calm"]))
    table.place(A="line: Ava; hand: Pat", B="line: Bea")
    assert table["Pat"].form == "Tap"


def test_a_use_keeps_the_form_it_began_in(table: Arena) -> None:
    charge = {"Charge": ["Type: Unique.", "Max Value: 5."]}
    cards = [
        {**FORM_CARDS[0], "effect": ["Deal Power damage.", "If this character has 2+ Charge: This card becomes Tap."]},
        {**FORM_CARDS[1], "effect": ["Spend 2 Charge.", "Deal Power damage."]},
    ]
    table.card("Ava", **page(statuses=charge, cards=cards, has=["Charge 2"]))
    table.place(A="line: Ava; hand: Pat", B="line: Bea")
    table.play("A", "Pat")
    table.resolve()
    assert table["Bea"].hp == 95 and table.has("Ava") == [] and table["Pat"].form == "Pat"


@rule("uni.term.damage.1", "uni.text.hploss.1")
def test_losing_hp_is_no_damage(table: Arena) -> None:
    fire = {
        "Fever": [
            "Type: Unique.",
            "Potency: Max 4.",
            "Count: Max 9.",
            "Turn End: Reduce Count by 1. Reduce current HP by X times 10%. X equals Potency.",
        ]
    }
    table.card("Ava", **page(statuses=fire, has=["Fever 2/3", "Barrier 9"], shield=9, **{"standing at": 35}))
    table.place(A="line: Ava", B="line: Bea")
    table.end_the_turn()
    assert table["Ava"].hp == 28 and "Barrier 8" in table.has("Ava") and "damage" not in table.kinds()


@rule("uni.term.types.1")
def test_a_card_counts_as_every_type_it_lists() -> None:
    table = hit(innates=["Resist 2 (Blunt). Absorb 3 (Magical)."], card="attack 10 {types: [Magical, Blunt]}", hp=50)
    assert table["Bea"].hp == 50 - 5 + 3


@rule("uni.term.shield.1")
def test_shield_adds_up_and_soaks_first(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 10", B="line: Bea; hand: B1 defense 3, B2 defense 4", turn="B")
    table.play("B", "B1")
    table.passes()
    table.play("B", "B2")
    table.resolve()
    assert table["Bea"].shield == 7
    table = hit(shield=7)
    assert table["Bea"].shield == 0 and table["Bea"].hp == 97


@rule("uni.term.halve.1")
@pytest.mark.parametrize(("n", "half"), [(7, ["Burn 1/3"]), (2, ["Burn 1/1"]), (1, [])])
def test_halve_is_the_lower_half(n: int, half: list[str]) -> None:
    table = hit(has=[f"Burn 1/{n}"], card='special "Halve the target\'s Burn Count." {target: 1 Enemy}')
    assert table.has("Bea") == half
    table = hit(has=[f"Root {n}"], card='special "Halve the target\'s Root Stack." {target: 1 Enemy}')
    assert table.has("Bea") == ([f"Root {n // 2}"] if n > 1 else [])


@rule("uni.term.role.1")
def test_roles_change_nothing(table: Arena) -> None:
    hashes = set()
    for roles in (["guardian"], ["striker", "mage"]):
        t = Arena()
        t.card("Ava", **page(roles=roles))
        t.place(A="line: Ava; hand: A1 attack 1-50", B="line: Bea", seed=5)
        t.play("A", "A1")
        t.resolve()
        hashes.add(t.game.hash(t.state))
    assert len(hashes) == 1

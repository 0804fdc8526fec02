"""Terminology, damage and healing, card types and keywords."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page


def hit(
    has: list[str] | None = None,
    innates: list[str] | None = None,
    card: str = "attack 10",
    shield: int = 0,
    hp: int = 100,
) -> Arena:
    """Ava's A1 hits Bea, who is as told."""
    table = Arena()
    table.card("Bea", **page(has=has or [], innates=innates or [], shield=shield, **{"standing at": hp}))
    table.place(A=f"line: Ava; hand: A1 {card}", B="line: Bea, Bob, Ben")
    table.play("A", "A1", at="Bea")
    table.resolve()
    return table


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
    from quadriga.games.universal_arena.characters import lay_out
    from quadriga.games.universal_arena.pages import tidy

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


# -- damage and healing ----------------------------------------------------------------------------


@rule("uni.damage.1", "uni.st.vulnerable.1")
def test_damage_goes_through_its_stages_in_order() -> None:
    table = hit(has=["Vulnerable 1/1", "Barrier 4"], innates=["Resist 3."], shield=6, card="attack 30")
    assert table["Bea"].hp == 80 and table["Bea"].shield == 0 and table.has("Bea") == ["Vulnerable 1/1"]


@rule("uni.damage.2", "uni.type.blunt.1")
def test_a_modifier_works_once_and_separate_ones_all_work() -> None:
    both = "attack 20 {types: [Pierce, Blunt]}"
    assert hit(innates=["Resist 5 (Pierce, Blunt)."], card=both)["Bea"].hp == 85
    assert hit(innates=["Resist 5 (Pierce). Resist 5 (Blunt)."], card=both)["Bea"].hp == 90
    assert (
        hit(innates=["Resist 5 (Pierce, Blunt)."], has=["Barrier 3"], card="attack 20 {types: [Blunt]}")["Bea"].hp == 88
    )


@rule("uni.damage.3")
def test_percents_are_of_what_enters_the_stage_and_the_larger_counts() -> None:
    assert hit(innates=["Resist 4/25%. Absorb 50%."], card="attack 18", hp=50)["Bea"].hp == 50 - 5 + 9
    assert hit(innates=["Resist 5. Absorb 5."], card="attack 8", hp=50)["Bea"].hp == 53
    assert hit(innates=["Resist 8. Weakness 4."], card="attack 5")["Bea"].hp == 96


@rule("uni.damage.4", "uni.st.invulnerable.1")
def test_invulnerable_takes_nothing_and_is_still_hit() -> None:
    table = hit(has=["Invulnerable 1"], card='attack 20 "Deal Power damage.|On Hit: Inflict 1 Root."', shield=5)
    assert (
        (table["Bea"].shield, table["Bea"].hp) == (5, 100) and "hit" in table.kinds() and "Root 1" in table.has("Bea")
    )


@rule("uni.heal.1", "uni.st.wither.1", "uni.st.wound.1")
def test_healing_is_lowered_by_wither_then_wound(table: Arena) -> None:
    for has, healed in ((["Wither 20", "Wound 4"], 8), (["Wither 50"], 8), (["Wound 20"], 0)):
        table = Arena()
        table.card("Ava", **page(has=has, **{"standing at": 50}))
        table.place(A='line: Ava; hand: Mend special "Heal 15 HP."', B="line: Bea")
        table.play("A", "Mend")
        table.resolve()
        assert table["Ava"].hp == 50 + healed


# -- types -----------------------------------------------------------------------------------------


@rule("uni.type.basic.1", "uni.type.technique.1")
def test_basic_and_technique_are_what_texts_ask_for(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Look special "Seek 3 (Technique, 3)."; pile: One attack 1, Two attack 1 {types: [Basic]}, Three attack 1, 3',
        B="line: Bea",
    )
    from quadriga.games.universal_arena.faces import T_BASIC, T_TECHNIQUE
    from quadriga.games.universal_arena.table import card

    assert card(table.g, table.find("Two")).types & T_BASIC and card(table.g, table.find("One")).types & T_TECHNIQUE
    table.play("A", "Look")
    table.passes()
    table.passes()
    assert "One" in table.offered()


@rule("uni.type.attack.1", "uni.text.damage.1")
def test_an_attack_deals_its_roll() -> None:
    assert hit(card="attack 9")["Bea"].hp == 91


@rule("uni.type.defense.1", "uni.text.shield.1")
def test_a_defense_shields_by_its_roll_or_a_part_of_it(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 defense 9, A2 defense 27 "Gain Power / 2 Shield."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table["Ava"].shield == 9
    table.play("A", "A2")
    table.resolve()
    assert table["Ava"].shield == 22


@rule("uni.type.physical.1", "uni.st.disarm.1")
def test_disarm_forbids_physical_cards_also_specials(table: Arena) -> None:
    table.card("Ava", **page(has=["Disarm 1"]))
    table.place(
        A="line: Ava; hand: Fist attack 1 {types: [Physical]}, Move special {types: [Physical]}, Spell attack 1 {types: [Magical]}",
        B="line: Bea",
    )
    assert table.offered() == ["Spell"]
    refusal = table.A.refusal("play", "Move")
    assert refusal is not None and refusal.rule == "uni.st.disarm.1"
    table.end_the_turn()
    assert table.has("Ava") == []
    assert hit(innates=["Resist 3 (Physical)."], card="attack 9 {types: [Physical]}")["Bea"].hp == 94


@rule("uni.type.magical.1", "uni.st.silence.1")
def test_silence_forbids_magical_cards(table: Arena) -> None:
    table.card("Ava", **page(has=["Silence 1"]))
    table.place(
        A="line: Ava; hand: Spell attack 1 {types: [Magical, Melee]}, Fist attack 1 {types: [Physical]}", B="line: Bea"
    )
    assert table.offered() == ["Fist"]


@rule("uni.status.11")
def test_a_forbidden_type_blocks_whatever_else_is_listed(table: Arena) -> None:
    table.card("Ava", **page(has=["Disarm 1"]))
    table.place(A="line: Ava; hand: Mixed attack 1 {types: [Physical, Magical]}", B="line: Bea")
    assert table.offered() == []


@rule("uni.st.seal.1")
def test_seal_forbids_specials(table: Arena) -> None:
    table.card("Ava", **page(has=["Seal 1"]))
    table.place(A="line: Ava; hand: Plan special, Jab attack 1", B="line: Bea")
    assert table.offered() == ["Jab"]


@rule("uni.type.mental.1", "uni.type.electric.1")
def test_mental_and_electric_are_what_mitigation_asks_for() -> None:
    assert hit(innates=["Resist 3 (Physical)."], card="attack 9 {types: [Mental]}")["Bea"].hp == 91
    table = hit(innates=["Immune (Electric)."], card="attack 9 {types: [Electric]}")
    assert table["Bea"].hp == 100 and "hit" in table.kinds()


@rule("uni.type.slash.1", "uni.type.pierce.1")
def test_slash_and_pierce_are_tags_only() -> None:
    assert hit(innates=["Resist 5 (Pierce, Blunt)."], card="attack 9 {types: [Slash]}")["Bea"].hp == 91
    table = hit(innates=["Resist 5 (Pierce)."], card="attack 9 {types: [Pierce]}", shield=2)
    assert table["Bea"].hp == 98 and table["Bea"].shield == 0


@rule("uni.type.label.1")
def test_labels_have_no_rule() -> None:
    plain, labelled = hit(card="attack 9"), hit(card="attack 9 {types: [Melee, Buff, Recovery]}")
    assert plain.game.hash(plain.state) == labelled.game.hash(labelled.state)


@rule("uni.type.splash.1", "uni.house.splash.1")
def test_splash_takes_every_living_neighbour(table: Arena) -> None:
    for target, hurt in (("Vic", {"Uli", "Vic", "Wim"}), ("Uli", {"Uli", "Vic"})):
        table = Arena()
        table.place(A="line: Ava; hand: A1 attack 5 {types: [Splash]}", B="line: Uli, Vic, Wim")
        table.play("A", "A1", at=target)
        table.resolve()
        assert {n for n in ("Uli", "Vic", "Wim") if table[n].hp == 95} == hurt


@rule("uni.type.bounce.1")
def test_bounce_takes_one_random_neighbour(table: Arena) -> None:
    seen = set()
    for seed in range(8):
        table = Arena()
        table.place(A="line: Ava; hand: A1 attack 5 {types: [Bounce]}", B="line: Uli, Vic, Wim", seed=seed)
        table.play("A", "A1", at="Vic")
        table.resolve()
        assert table["Vic"].hp == 95 and table["Uli"].hp + table["Wim"].hp == 195
        seen.add(table["Uli"].hp)
    assert seen == {95, 100}
    table = Arena()
    table.place(A="line: Ava; hand: A1 attack 5 {types: [Bounce]}", B="line: Uli")
    table.play("A", "A1")
    table.resolve()
    assert table["Uli"].hp == 95


@rule("uni.kw.bounce.1")
def test_bounce_n_draws_its_neighbour_anew_each_time(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 attack 5 "Bounce 3.|Deal Power damage."', B="line: Uli, Vic, Wim")
    table.play("A", "A1", at="Vic")
    table.resolve()
    assert table["Vic"].hp == 95 and table["Uli"].hp + table["Wim"].hp == 185 and table.kinds().count("hit") == 4


@rule("uni.house.aoe.1")
def test_one_roll_serves_all_targets(table: Arena) -> None:
    table.card("Uli", **page(has=["Fortified 1/1"]))
    table.place(A="line: Ava; hand: A1 attack 20 {target: All Enemies}", B="line: Uli, Vic")
    table.play("A", "A1")
    table.resolve()
    assert (table["Uli"].hp, table["Vic"].hp) == (82, 80) and len(table.numbers("roll")) == 1
    assert [name for kind, name in table.told("damage")] == ["Uli", "Vic"]


# -- keywords --------------------------------------------------------------------------------------


@rule("uni.kw.resist.1")
def test_resist_asks_for_its_types_and_stops_at_zero() -> None:
    assert hit(innates=["Resist 3 (Physical)."], card="attack 2 {types: [Physical]}")["Bea"].hp == 100
    assert hit(innates=["Resist 3 (Physical)."], card="attack 8 {types: [Magical]}")["Bea"].hp == 92
    barred = ["Resist 5 (non-Star Blunt)."]
    assert hit(innates=barred, card="attack 8 {types: [Blunt]}")["Bea"].hp == 97
    assert hit(innates=barred, card="attack 8 {types: [Blunt, Star]}")["Bea"].hp == 92


@rule("uni.kw.weakness.1")
def test_weakness_adds_at_the_hp_stage_only() -> None:
    assert hit(innates=["Weakness 20% (Slash)."], card="attack 10 {types: [Slash]}")["Bea"].hp == 88
    assert hit(innates=["Weakness 20% (Slash)."], card="attack 10 {types: [Slash]}", shield=10)["Bea"].hp == 100


@rule("uni.kw.absorb.1")
def test_absorb_heals_what_it_takes_off() -> None:
    assert hit(innates=["Absorb 5 (Magical)."], card="attack 8 {types: [Magical]}", hp=50)["Bea"].hp == 52


@rule("uni.kw.cleanse.1", "uni.kw.dispel.1", "uni.kw.purge.1")
def test_cleanse_dispel_and_purge(table: Arena) -> None:
    def swept(has: list[str], text: str) -> list[str]:
        return hit(has=has, card=f'special "{text}" {{target: 1 Enemy}}').has("Bea")

    assert swept(["Weak 3/4"], "Cleanse 2 Weak.") == ["Weak 1/4"]
    assert swept(["Strength 2/1", "Poison 1/3"], "Cleanse All.") == ["Strength 2/1"]
    assert swept(["Strength 2/1", "Poison 1/3"], "Dispel All.") == ["Poison 1/3"]
    assert swept(["Strength 2/1", "Root 1"], "Purge All 1.") == ["Strength 1/1"]
    assert swept(["Strength 2/1", "Root 1"], "Purge Root.") == ["Strength 2/1"]


@rule("uni.kw.cleanse.2", "uni.status.8")
def test_counts_and_unique_statuses_are_left_alone(table: Arena) -> None:
    own = {"Mark": ["Type: Unique.", "Potency: Max 9.", "Count: Max 9."]}
    for word in ("Cleanse All", "Dispel All", "Purge All"):
        table = Arena()
        table.card("Bea", **page(statuses=own, has=["Mark 2/3", "Burn 3/5"]))
        table.place(
            A=f'line: Ava; hand: A1 special "{word}." {{target: 1 Enemy}}, A2 special "Cleanse 3 Burn." {{target: 1 Enemy}}',
            B="line: Bea",
        )
        table.play("A", "A1")
        table.resolve()
        assert "Mark 2/3" in table.has("Bea")
        table.play("A", "A2")
        table.resolve()
        assert table.has("Bea") == ["Mark 2/3"]


@rule("uni.kw.ethereal.1")
def test_an_ethereal_card_in_hand_leaves_the_game_at_turn_end(table: Arena) -> None:
    table.place(A='line: Ava; hand: Ghost attack 1 "Deal Power damage.|Ethereal."', B="line: Bea")
    table.end_the_turn()
    assert table.A.removed == ["Ghost"] and table.A.discard == []


@rule("uni.kw.exhaust.1", "uni.house.exhaust.1")
def test_an_exhaust_card_leaves_after_use_or_cancellation(table: Arena) -> None:
    text = '"Deal Power damage.|Exhaust."'
    table.place(A=f"line: Ava; hand: One attack 3 {text}, Two attack 3 {text}", B="line: Bea; hand: B1 attack 9")
    table.play("A", "One")
    table.play("B", "B1")
    assert table.A.normal == ["One", "B1"]
    table.resolve()
    assert table.A.removed == ["One"]
    table.play("A", "Two")
    table.resolve()
    assert table.A.removed == ["One", "Two"] and table.A.discard == [] and table["Bea"].hp == 97


@rule("uni.kw.prepare.1")
def test_prepare_changes_the_cost_each_turn_until_used(table: Arena) -> None:
    table.place(A='line: Ava; hand: Aim attack 3 for 3 "Deal Power damage.|Retain. Prepare -1."', B="line: Bea")
    costs = [table["Aim"].cost]
    for _ in range(2):
        table.end_the_turn()
        costs.append(table["Aim"].cost)
    assert costs == [3, 2, 1]
    while table.waiting_for.endswith("movement"):
        table.passes()
    table.play("A", "Aim")
    table.resolve()
    assert table["Aim"].cost == 3


@rule("uni.kw.scry.1")
def test_scry_discards_and_orders(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: See special "Scry 3."; pile: One attack 1, Two attack 1, Three attack 1, 2', B="line: Bea"
    )
    table.play("A", "See")
    table.passes()
    table.passes()
    assert table.offered() == ["One", "Two", "Three"]
    table.A.answers("discard Two")
    table.passes()
    assert table.waiting_for == "A top"
    table.A.answers("Three")
    assert table.A.cards_in("draw pile")[:2] == ["Three", "One"] and "Two" in table.A.discard
    seen = [e for e in table.game.events(table.state, 1) if e["kind"] == "discard" and "card" in e]
    assert all(table.state.faces[table.state.card[table.find("Two")]].number in str(e) for e in seen[:1]) and seen


@rule("uni.kw.search.1")
def test_search_takes_a_fitting_card_and_shuffles(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Find special "Search (Defense)."; pile: One attack 1, Two defense 1, Three defense 1, 4',
        B="line: Bea",
    )
    table.play("A", "Find")
    table.passes()
    table.passes()
    assert sorted(table.offered()) == ["Three", "Two"]
    table.A.answers("Three")
    assert "Three" in table.A.hand and table.A.pile == 6 and "shuffle" in table.kinds()
    assert table.state.known[table.find("Three")] == 3
    table = Arena()
    table.place(A='line: Ava; hand: Find special "Search (Defense)."; pile: One attack 1, 4', B="line: Bea")
    table.play("A", "Find")
    table.resolve()
    assert table.A.pile == 5 and "shuffle" in table.kinds()


@rule("uni.kw.seek.1")
def test_seek_takes_some_and_discards_the_rest(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Seek special "Seek 4 (Defense, 1)."; pile: One attack 1, Two defense 1, Three defense 1, Four attack 1, 4',
        B="line: Bea",
    )
    table.play("A", "Seek")
    table.passes()
    table.passes()
    assert table.offered() == ["Two", "Three"] and table.can_pass()
    table.A.answers("Two")
    assert table.A.hand == ["Two"] and set(table.A.discard) >= {"One", "Three", "Four"} and table.A.pile == 4


@rule("uni.kw.redirect.1")
def test_redirect_turns_a_single_target_card_and_splash_follows(table: Arena) -> None:
    redirect = '"Before Use: Redirect to this character.|Gain Power Shield." {target: Self}'
    table.place(
        A="line: Ava; hand: A1 attack 5 {types: [Splash]}",
        B=f"line: Uli, Vic, Wim; hand: B1 defense 1 of Uli {redirect}",
    )
    table.play("A", "A1", at="Wim")
    table.play("B", "B1")
    table.resolve()
    assert [table[n].hp for n in ("Uli", "Vic", "Wim")] == [96, 95, 100]
    table = Arena()
    table.place(
        A="line: Ava; hand: A1 attack 5 {target: All Enemies}",
        B=f"line: Uli, Vic, Wim; hand: B1 defense 1 of Uli {redirect}",
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert [table[n].hp for n in ("Uli", "Vic", "Wim")] == [96, 95, 95]


@rule("uni.kw.redirect.2")
def test_one_redirect_per_use_chosen_by_the_defender(table: Arena) -> None:
    table.card("Uli", **page(has=["Cover (All) 1"]))
    table.card("Wim", **page(has=["Cover (Adjacent) 1"]))
    table.place(A="line: Ava; hand: A1 attack 5", B="line: Uli, Vic, Wim; hand: Idle special for 9")
    table.play("A", "A1", at="Vic")
    table.passes()
    table.passes()
    assert table.waiting_for == "B cover" and table.offered() == ["Uli", "Wim"]
    table.B.answers("Wim")
    assert [table[n].hp for n in ("Uli", "Vic", "Wim")] == [100, 100, 95]
    assert table.has("Uli") == ["Cover (All) 1"] and table.has("Wim") == []


@rule("uni.kw.followup.2")
def test_on_follow_up_text_belongs_to_follow_ups_only(table: Arena) -> None:
    text = '"Follow-Up.|Deal Power damage.|On Follow-Up: Deal Power damage. Inflict 1 Stun instead."'
    cheap = '"Follow-Up.|Deal Power damage.|On Follow-Up: -1 Energy Cost."'
    table.place(
        A=f"line: Ava; hand: A1 attack 1, Slam attack 4 for 2 {text}, Poke attack 1 for 2 {cheap}", B="line: Bea"
    )
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert "Play Poke (1 Energy)" in table.A.options() and "Play Slam (2 Energy)" in table.A.options()
    table.play("A", "Slam")
    assert table["Bea"].hp == 95 and table.has("Bea") == ["Stun 1"]
    energy = table.A.energy
    table.play("A", "Poke")
    assert table.A.energy == energy - 1
    table = Arena()
    table.place(A=f"line: Ava; hand: Slam attack 4 for 2 {text}", B="line: Bea")
    table.play("A", "Slam")
    table.resolve()
    assert table["Bea"].hp == 96 and table.has("Bea") == []

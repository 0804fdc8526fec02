"""How To Clash."""

from __future__ import annotations

import pytest

from quadriga.kernel.handles import slot_of
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

MULTI = '"Deal Power / {n} damage {n} times." {{types: [Multihit]}}'


def clash(a: str, b: str, more: str = "") -> Arena:
    """A1 of A, then B1 of B in the Normal Zone, resolved."""
    table = Arena()
    table.place(A=f"line: Ava; hand: A1 {a}{more}", B=f"line: Bea; hand: B1 {b}")
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    return table


@rule("uni.clash.1")
@pytest.mark.parametrize(("a", "b"), [(10, 9), (9, 10)])
def test_the_higher_power_wins_wherever_it_stands(a: int, b: int) -> None:
    table = clash(f"attack {a}", f"attack {b}")
    assert table["Bea"].hp == (90 if a > b else 100) and table["Ava"].hp == (90 if b > a else 100)


@rule("uni.clash.2", "uni.house.multihit.1")
def test_a_multihit_card_adds_up_undivided_rolls() -> None:
    table = clash("attack 4 " + MULTI.format(n=3), "attack 11")
    assert table.told("clash decided") == [("clash decided", "A1")] and table.numbers("roll")[:2] == [11, 4]
    assert table.numbers("clash decided") == [1] and table["Bea"].hp == 97


@rule("uni.clash.3", "uni.clash.4")
def test_the_loser_is_cancelled_then_discarded() -> None:
    table = clash('attack 1 "Deal Power damage.|On Hit: Gain 1 Root.|Always: Gain 1 Seal."', "attack 9")
    assert table.has("Ava") == ["Seal 1"] and table.A.discard == ["A1"]
    order = [kind for kind, name in table.told("cancelled", "gain", "discard") if name in ("A1", "Ava")]
    assert order == ["cancelled", "gain", "discard"]


@rule("uni.clash.5", "uni.type.multihit.2", "uni.type.multihit.3")
def test_a_losing_multihit_card_drops_a_count_and_stays() -> None:
    table = clash("attack 3 " + MULTI.format(n=1), "attack 9")
    assert [k for k, n in table.told("cancelled", "reuse", "discard") if n == "A1"] == [
        "cancelled",
        "reuse",
        "cancelled",
        "discard",
    ]


@rule("uni.clash.6", "uni.clash.7")
def test_the_winner_is_not_used_by_winning_and_meets_the_next(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 9", B="line: Bea; hand: B1 attack 5, B2 attack 3", turn="B")
    table.play("B", "B1")
    table.play("A", "A1")
    table.play("B", "B2")
    table.resolve()
    assert table.told("clash decided", "use") == [("clash decided", "A1"), ("clash decided", "A1"), ("use", "A1")]
    assert table["Bea"].hp == 91


@rule("uni.clash.8")
def test_a_tie_is_lost_by_both() -> None:
    table = clash("attack 10", "attack 10")
    assert table.told("cancelled") == [("cancelled", "B1"), ("cancelled", "A1")]
    assert (table["Ava"].hp, table["Bea"].hp) == (100, 100) and table.A.discard == ["A1"]
    table = clash("attack 5 " + MULTI.format(n=2), "attack 10")  # 10 to 10: the plain card goes, the other stays
    assert table.B.discard == ["B1"] and table.numbers("damage") == [2]


@rule("uni.clash.9", "uni.clash.10", "uni.clash.11")
def test_defense_before_attack_whichever_is_right() -> None:
    for table in (clash('attack 6 "Deal Power damage.|On Hit: Gain 1 Root."', "defense 10"),):
        assert [name for _, name in table.told("use")] == ["B1", "A1"]
        assert table["Bea"].hp == 100 and table["Bea"].shield == 4 and table.has("Ava") == ["Root 1"]
        assert table.A.discard == ["A1"] and table.B.discard == ["B1"]
    table = clash("defense 10", "attack 6")
    assert [name for _, name in table.told("use")] == ["A1", "B1"] and table["Ava"].shield == 4


@rule("uni.clash.12", "uni.clash.13")
def test_two_defenses_both_shield() -> None:
    table = clash("defense 5", "defense 7")
    assert (table["Ava"].shield, table["Bea"].shield) == (5, 7)
    assert table.A.discard == ["A1"] and table.B.discard == ["B1"] and "clash decided" not in table.kinds()


@rule("uni.clash.15")
def test_a_special_and_an_attack_are_both_used_and_discarded() -> None:
    table = clash("attack 6", 'special "Gain 1 Root."')
    assert table["Bea"].hp == 94 and table.has("Bea") == ["Root 1"]
    assert table.A.discard == ["A1"] and table.B.discard == ["B1"] and len(table.told("use")) == 2


@rule("uni.clash.16")
def test_every_use_of_an_attack_hits_unless_evaded() -> None:
    assert clash("attack 6", "special").kinds().count("hit") == 1
    evaded = clash("attack 6", 'defense 9 "Gain Power Shield.|Evade."')
    assert "hit" not in evaded.kinds() and ("use", "A1") in evaded.told("use")


@rule("uni.clash.17", "uni.kw.reuse.1", "uni.house.reuse.1")
def test_a_reused_card_stays_in_its_place_and_is_paired_again(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: A1 attack 4, A0 attack 4",
        B='line: Bea; hand: B1 defense 9 "On Play: Gain 1 Root.|Gain Power Shield.|Reuse."',
    )
    table.play("A", "A1")
    table.passes()
    table.play("A", "A0")
    table.play("B", "B1")
    energy, meter = table.B.energy, table.B.meter
    table.resolve()
    pairs = [(table.label(slot_of(e.obj)), table.label(slot_of(e.other))) for e in table.state.log if e.kind == "clash"]
    assert pairs == [("B1", "A0"), ("B1", "A1")]
    assert (table.B.energy, table.B.meter) == (energy, meter) and table.has("Bea") == ["Root 1"]


@rule("uni.house.reuse.2")
def test_an_unopposed_card_is_not_reused(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 attack 4 "Deal Power damage.|Reuse."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert len(table.told("use")) == 1 and table.A.discard == ["A1"]


@rule("uni.house.reuse.3")
def test_plain_reuse_works_once_per_play() -> None:
    reuse = '"Gain Power Shield.|Reuse."'
    table = clash(f"defense 3 {reuse}", f"defense 3 {reuse}")
    assert table.kinds().count("clash") == 2
    table = clash('attack 1 "Deal Power damage.|Reuse."', "attack 9")
    assert [k for k, n in table.told("clash", "reuse", "discard") if n in ("A1", "B1")][:4] == [
        "clash",
        "reuse",
        "clash",
        "discard",
    ]


@rule("uni.house.clashroll.1")
def test_clash_rolls_are_apart_from_the_use(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 20-40", B="line: Bea; hand: B1 attack 1")
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    rules = [(e.rule, e.n) for e in table.state.log if e.kind == "roll"]
    assert [r for r, _ in rules] == ["uni.house.clashroll.1", "uni.house.clashroll.1", "uni.power.2"]
    assert table["Bea"].hp == 100 - rules[2][1]


@rule("uni.kw.evade.1")
def test_evade_needs_all_of_it_soaked() -> None:
    for power, hp, hit in ((10, 100, False), (11, 99, True)):
        table = clash(
            f'attack {power} "Deal Power damage.|On Hit: Gain 1 Root."', 'defense 10 "Gain Power Shield.|Evade."'
        )
        assert table["Bea"].hp == hp and ("hit" in table.kinds()) == hit and (table.has("Ava") == ["Root 1"]) == hit


@rule("uni.kw.evade.2")
def test_a_defense_that_evaded_is_reused(table: Arena) -> None:
    table.place(
        A="line: Ava; hand: A1 attack 4, A2 attack 4", B='line: Bea; hand: B1 defense 9 "Gain Power Shield.|Evade."'
    )
    table.play("A", "A1")
    table.passes()
    table.play("A", "A2")
    table.play("B", "B1")
    table.resolve()
    assert [name for _, name in table.told("use")] == ["B1", "A2", "B1", "A1", "B1"]
    assert table["Bea"].shield == 27 - 8 and table.B.discard == ["B1"]


@rule("uni.house.evade.1")
def test_evade_is_judged_per_hit_and_immunity_is_no_evade(table: Arena) -> None:
    multi = '"Deal Power / 3 damage 3 times." {types: [Multihit]}'
    t = clash(f"attack 12 {multi}", 'defense 10 "Gain Power Shield.|Evade."')
    assert (
        t.kinds().count("evaded") == 2 and t.kinds().count("hit") == 1 and t["Bea"].hp == 98 and t.B.discard == ["B1"]
    )
    table.card("Bea", **page(innates=["Immune (Physical)."]))
    table.place(
        A="line: Ava; hand: A1 attack 5 {types: [Physical]}",
        B='line: Bea; hand: B1 defense 9 "Gain Power Shield.|Evade."',
    )
    table.play("A", "A1")
    table.play("B", "B1")
    table.resolve()
    assert "hit" in table.kinds() and "reuse" not in table.kinds()


@rule("uni.house.shieldto.1")
def test_shield_goes_to_the_cards_own_target(table: Arena) -> None:
    table.place(A="line: Ava; hand: A1 attack 6", B='line: Bea, Bob; hand: B1 defense 9 "Gain Power Shield.|Evade."')
    table.play("A", "A1", at="Bea")
    table.play("B", "B1", at="Bob")
    table.resolve()
    assert table["Bob"].shield == 9 and table["Bea"].hp == 94 and "hit" in table.kinds()
    table = Arena()
    table.place(
        A='line: Ava; hand: A1 attack 6 "Deal Power damage.|Gain Power / 2 Shield." {target: All Enemies}',
        B="line: Bea",
    )
    table.play("A", "A1")
    table.resolve()
    assert table["Ava"].shield == 3


@rule("uni.house.hybrid.1")
def test_a_hybrid_defends_against_an_attack_and_attacks_all_else() -> None:
    text = '"Gain Power Shield.|Deal Power damage.|Evade."'
    table = clash("attack 6", f"hybrid 8 {text}")
    assert [name for _, name in table.told("use")][:2] == ["B1", "A1"]
    assert (
        table["Ava"].hp == 84 and table["Bea"].hp == 100 and "evaded" in table.kinds()
    )  # it stayed and was used again
    table = clash("defense 5", f"hybrid 8 {text}")
    assert [name for _, name in table.told("use")] == ["A1", "B1"] and table["Ava"].hp == 97
    table = clash(f"hybrid 3 {text}", f"hybrid 4 {text}")
    assert [name for _, name in table.told("use")] == ["B1", "A1"]


@rule("uni.type.multihit.1", "uni.type.multihit.4")
def test_the_count_is_what_the_text_names_and_x_reads_what_is_left(table: Arena) -> None:
    from quadriga.games.universal_arena.chapters.clash import hits_left

    page_ = page(innates=["This character starts with 5 Pin Ammo."])
    table.card("Ava", **page_)
    volley = (
        "\"This card's Multihit Count starts at 3.|Set X to this card's remaining Multihit Count (before resolving this card)."
        ' Spend Pin Ammo up to X. Spend as many as possible.|Deal Power / X damage once per Ammo spent." {types: [Multihit]}'
    )
    spray = '"Deal Power / (X + 2) damage (X + 2) times." {types: [Multihit]}'
    table.place(
        A=f"line: Ava; hand: Pins attack 12 {volley}, Spray attack 10 for X {spray}, A9 attack 90",
        B="line: Bea; hand: B1 attack 37",
    )
    table.play("A", "Spray", x=3)
    assert hits_left(table.g, table.find("Spray")) == 5
    table.resolve()
    assert table.numbers("damage") == [2, 2, 2, 2, 2]
    table.play("A", "Pins") if table.A.energy else None


@rule("uni.text.damage.4")
def test_a_volley_after_a_lost_clash_reads_the_reduced_count(table: Arena) -> None:
    table.card("Ava", **page(innates=["This character starts with 5 Pin Ammo."]))
    volley = (
        "\"This card's Multihit Count starts at 3.|Set X to this card's remaining Multihit Count (before resolving this card)."
        ' Spend Pin Ammo up to X. Spend as many as possible.|Deal Power / X damage once per Ammo spent." {types: [Multihit]}'
    )
    table.place(
        A=f"line: Ava; hand: Pins attack 12 {volley}, A2 attack 60",
        B="line: Bea; hand: B1 attack 37, B2 attack 1",
        turn="B",
    )
    table.play("B", "B2")
    table.play("A", "Pins")
    table.play("B", "B1")
    table.play("A", "A2")
    table.resolve()
    assert table.has("Ava") == ["Pin Ammo 2"]  # A2 beat B1, so the count was 3
    table = Arena()
    table.card("Ava", **page(innates=["This character starts with 2 Pin Ammo."]))
    table.place(A=f"line: Ava; hand: Pins attack 12 {volley}", B="line: Bea; hand: B1 attack 37 {power: 37-37}")
    table.play("A", "Pins")
    table.passes()
    table.passes()
    assert table.numbers("damage") == [4, 4] and table.has("Ava") == []  # count 3, 2 Ammo: two hits of a third

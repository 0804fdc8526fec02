"""Damage and healing."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, hit, page


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

"""Card Types."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, hit, page


@rule("uni.type.basic.1", "uni.type.technique.1")
def test_basic_and_technique_are_what_texts_ask_for(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: Look special "Seek 3 (Technique, 3)."; pile: One attack 1, Two attack 1 {types: [Basic]}, Three attack 1, 3',
        B="line: Bea",
    )
    from quadriga.games.universal_arena.chapters.faces import T_BASIC, T_TECHNIQUE
    from quadriga.games.universal_arena.chapters.table import card

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

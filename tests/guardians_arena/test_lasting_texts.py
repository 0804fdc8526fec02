"""Texts that speak from other places than a Duelist's own: Storage cards that go on working, Guardians, Items; and forms of
bonuses, bans and events that no printed card has.
"""

from __future__ import annotations

import pytest

from quadriga.games.guardians_arena import cards
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import A6, B5, duel, finish, labels, told, totals
from tests.guardians_arena.test_language import program


def do(table: Table, words: str) -> None:
    told_labels = table.game.labels(table.state)
    table.session.answer(next(i for i, label in enumerate(told_labels) if words in label))


@rule("gua.house.words.2")
@pytest.mark.parametrize(
    ("text", "sums"),
    [
        ("Play as a Command Card. All your Creatures are +3 Vitality.", [(9, 5), (9, 5)]),
        ("Play as a Command Card. Opponent's Creatures are -2 Vitality.", [(6, 3), (6, 3)]),
        ("4 pt. ranged attack.", [(10, 5), (6, 5)]),
    ],
)
def test_a_storage_card_goes_on_working(text: str, sums: list[tuple[int, int]]) -> None:
    table = duel(A6 + f'; storage: Spell l "{text}"; pen: Kid 1', B5 + "; pen: Cub 1")
    do(table, "Spell l")
    finish(table)
    assert totals(table) == sums


@rule("gua.card.dispel.1")
@pytest.mark.parametrize(
    ("foe", "offered"), [('"All your Creatures are +3 Vitality." {command: true}', True), ("", False)]
)
def test_a_storage_card_dispels_a_command_that_works(foe: str, offered: bool) -> None:
    spell = A6 + '; storage: Spell l "Dispels opponent\'s Command Card."'
    table = duel(spell, f"space right: Wolf 5 {foe} over Shield b")
    assert ("Spell l" in labels(table)) is offered
    if offered:
        do(table, "Spell l")
        finish(table)
        assert totals(table)[0] == (6, 5)


@rule("gua.house.words.2")
def test_a_guardian_speaks_in_every_duel_of_its_player() -> None:
    lord = 'guardian: Orla {type: guardian, text: "All your Mortals are +2 Vitality."}; '
    table = duel(lord + A6, B5)
    finish(table)
    assert totals(table)[0] == (8, 5)


@rule("gua.card.stones.1")
def test_a_guardian_hears_of_a_combat_that_is_won() -> None:
    lord = 'guardian: Orla {type: guardian, text: "+1 Power Stone every time you win a combat."}; '
    table = duel(lord + A6, B5)
    finish(table)
    assert [e.n for e in told(table, "stones")] == [1]


@rule("gua.card.stones.1")
@pytest.mark.parametrize(("foe", "stones"), [(5, [2]), (6, [2]), (7, [])])
def test_who_wins_or_ties_a_duel_survives_the_combat(foe: int, stones: list[int]) -> None:
    table = duel(
        'space left: Ram 6 "If Ram survives combat, you gain 2 Power Stones." over Shield a',
        f"space right: Wolf {foe} over Shield b",
    )
    finish(table)
    assert [e.n for e in told(table, "stones")] == stones


@rule("gua.card.lord.1")
def test_a_minus_for_all_of_a_kind_strikes_both_sides() -> None:
    table = duel(
        'space left: Ram 6 "All Mortals are -2 Vitality while Ram is in play." {type: elemental} over Shield a; pen: Kid 3',
        B5,
    )
    finish(table)
    assert totals(table)[0] == (6, 3)
    assert program("mortal", "Ram", "All Mortals are +2 Vitality.") != program(
        "mortal", "Ram", "All Mortals are +2 Vitality (both sides)."
    )


@rule("gua.card.margin.1")
@pytest.mark.parametrize(
    ("text", "foe", "winner"),
    [
        ("Loses all pushes.", 6, 1),
        ("Must beat its opponent by 3 or more or the result is a push.", 4, -1),
        ("Must beat its opponent by 3 or more or the result is a push.", 3, 0),
    ],
)
def test_a_margin_may_weigh_on_the_card_itself(text: str, foe: int, winner: int) -> None:
    table = duel(f'space left: Ram 6 "{text}" over Shield a', f"space right: Wolf {foe} over Shield b")
    finish(table)
    assert [e.player for e in told(table, "primary")] == [winner]


@rule("gua.card.nosec.1")
def test_secondary_fighters_of_a_kind_only_are_kept_off() -> None:
    table = duel(
        'space left: Ram 6 "Cannot be attacked by flying secondary attackers." over Shield a',
        B5 + "; pen: Owl 2 {flying: true}, Cub 1",
    )
    while "Cub" not in labels(table):
        table.session.answer(len(table.options()) - 1)
    assert "Owl" not in labels(table)


@rule("gua.card.per.1")
@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("Vitality is doubled vs. Mortals.", 12),
        ("+1 Vitality for each Shield in play.", 8),
        ("+2 Vitality for each double-bordered card in your Combat Hand.", 10),
        ("+2 Vitality for each single-bordered card in your Combat Hand.", 6),
    ],
)
def test_what_else_can_be_counted(text: str, total: int) -> None:
    text = text.replace("Vitality is", "Ram's Vitality is")
    table = duel(f'space left: Ram 6 "{text}" over Shield a; storage: Beer, Gold', B5)
    finish(table)
    assert totals(table)[0][0] == total


@rule("gua.card.ranged.3")
@pytest.mark.parametrize(("kind", "total"), [("Knight", 8), ("Elk", 7)])
def test_a_ranged_attack_grows_by_what_is_counted(kind: str, total: int) -> None:
    archer = 'under left: Bow 2 "1 pt. ranged attack, +1 pt. for every Knight you have in play."'
    table = duel(f"space left: Ram 6 {{class: {kind}}} over Shield a; {archer}", B5)
    do(table, "Bow")
    finish(table)
    assert totals(table)[0] == (total, 5)


@rule("gua.card.windestroy.1")
def test_whoever_beats_it_may_be_destroyed() -> None:
    text = "Any Creature that beats Ram is destroyed."
    table = duel(f'space left: Ram 4 "{text}" over Shield a', B5)
    finish(table)
    assert [e.rule for e in told(table, "destroyed")] == ["gua.card.windestroy.1"]


@rule("gua.card.kind.1")
@pytest.mark.parametrize(
    ("kind", "many"), [("Pixie", "Pixies"), ("Fairy", "Fairies"), ("Elf", "Elves"), ("Knife", "Knives")]
)
def test_a_plural_finds_its_class(kind: str, many: str) -> None:
    table = duel(
        f'space left: Ram 6 "+3 vs. {many}." over Shield a', f"space right: Wolf 5 {{class: {kind}}} over Shield b"
    )
    finish(table)
    assert totals(table)[0] == (9, 5)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("guardian", "Immune to fear."),  # a Guardian fights no Duel
        ("spell", "+2 vs. Undead."),  # whose?
        ("terrain", "Immune to fire."),
        ("spell", "If Olm wins a match-up, you gain 1 Power Stone."),
        ("mortal", "3 pt. AOE attack. Such is the way of the Reeds of Undead."),  # no line of story: it names a kind
    ],
)
def test_a_text_that_could_never_act_is_declined(kind: str, text: str) -> None:
    assert program(kind, "Olm", text) is None


def test_a_limit_in_a_sentence_of_its_own_is_no_line_of_story() -> None:
    alone = program("mortal", "Olm", "2 pt. ranged attack. Can only be used vs. Mortals.")
    assert alone == program("mortal", "Olm", "2 pt. ranged attack vs. Mortals only.")
    assert program("terrain", "Olm", "Counts as Mountains.") != []


def test_what_an_item_says_of_a_creature_it_says_of_its_bearer() -> None:
    assert program("item/creature", "Olm", "+3 Vitality to any Creature.") == program(
        "item/creature", "Olm", "+3 Vitality."
    )
    assert program("item/creature", "Olm", "Heal one Creature.") != program("item/creature", "Olm", "Heal its bearer.")


def test_two_things_said_of_one_subject_are_said_of_each() -> None:
    both = program("mortal", "Olm", "All your Elks gain +2 Vitality and are immune to fear while Olm is in play.")
    assert both == program(
        "mortal",
        "Olm",
        "All your Elks are +2 while Olm is in play. All your Elks are immune to fear while Olm is in play.",
    )


def test_lost_and_beaten_are_not_the_same_for_whoever_counts() -> None:
    lost = program("mortal", "Olm", "+1 Vitality for each Creature you have lost in combat.")
    assert lost and lost != program("mortal", "Olm", "+1 Vitality for each Creature you have beaten in combat.")


def test_every_entry_of_the_lexicon_is_used_whole_words_only() -> None:
    from quadriga.games.guardians_arena.wording.lexicon import Said

    entry = Said("{n} or less", "{n} or <fewer|lower>")
    assert entry.apply("base vitality 3 or lower") == "base vitality 3 or less"
    assert entry.apply("base vitality 3 or lowered") == "base vitality 3 or lowered"
    assert cards.library()


@rule("gua.card.bonusmod.1")
@pytest.mark.parametrize(("kind", "total"), [("mortal", 5), ("external", 8)])
def test_only_a_kind_that_fights_it_loses_its_bonus(kind: str, total: int) -> None:
    foe = {"mortal": "elemental", "external": "mortal"}[kind]
    table = duel(
        f'space left: Ram 6 "Any Mortal fighting Ram loses its Off-Color Bonus." {{type: {foe}}} over Shield a',
        f"space right: Wolf 5 {{type: {kind}, ocb: 3}} over Shield b",
    )
    finish(table)
    assert totals(table)[0] == (6, total)


@rule("gua.card.bonusmod.1")
def test_all_creatures_are_those_of_both_sides() -> None:
    everybody = program("command", "Olm", "All Creatures lose their Off-Color Bonuses in this combat.")
    assert everybody == program("command", "Olm", "All Creatures on both sides get no Off-Color Bonus in this combat.")


@rule("gua.card.terrain.1")
@pytest.mark.parametrize(("land", "total"), [("Swamp", 9), ("Woods", 6)])
def test_a_bonus_may_ask_for_a_terrain_anywhere(land: str, total: int) -> None:
    field = f"terrain right: Land {{type: terrain, text: Counts as {land} Terrain.}}"
    table = duel(f'space left: Ram 6 "+3 Vitality if a Swamp is in play." over Shield a; {field}', B5)
    finish(table)
    assert totals(table)[0][0] == total


@rule("gua.card.nosec.1")
def test_a_kind_may_be_barred_from_seconding() -> None:
    table = duel(
        'space left: Ram 6 "Elementals may not be used as secondary attackers in this combat." {command: true} over Shield a',
        B5 + "; pen: Owl 2 {type: elemental}, Cub 1",
    )
    while "Cub" not in labels(table):
        table.session.answer(len(table.options()) - 1)
    assert "Owl" not in labels(table)


@rule("gua.card.answer.1")
def test_an_answer_may_be_to_the_channeling_of_creatures_only() -> None:
    creatures = program("spell", "Olm", "Play when an opponent's Creature channels. The channeling is cancelled.")
    assert creatures and creatures != program(
        "spell", "Olm", "Play when opponent channels. The channeling is cancelled."
    )

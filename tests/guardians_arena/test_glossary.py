"""Guardians Glossary: Commands, Area of Effect, Bribery, Destruction; answers; Shields, Standards and Items."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import finish, labels, lay, named, rules_of, state, told, totals

B5 = "space right: Wolf 5 over Shield b"
OPEN = "You can channel to any creature in match-up."
SHUT = "No Power Stones may be spent for channeling during this combat."


def commands(table: Table, mine: int, theirs: int) -> None:
    lay(
        table,
        A=f'space left: Miser {mine} "{SHUT}" {{command: true}} over Shield a; stones: 0',
        B=f'space right: Giver {theirs} "{OPEN}" {{command: true}} over Shield b; stones: 1',
    )


@rule("gua.command.1", "gua.command.2", "gua.house.command.2")
def test_of_two_commands_that_exclude_each_other_the_lower_number_is_dispelled(table: Table) -> None:
    commands(table, 5, 9)
    assert table["Miser"].dispelled and not table["Giver"].dispelled
    table.B.answers("guardian channels")  # the ban does nothing; its creature fights on
    assert totals(table)[0] == (5, 14)


@rule("gua.command.3")
def test_with_equal_numbers_both_are_dispelled(table: Table) -> None:
    commands(table, 7, 7)
    assert len(told(table, "dispelled")) == 2 and set(rules_of(table, "dispelled")) == {"gua.command.3"}
    assert not told(table, "channel") and totals(table)[0] == (7, 7)


@rule("gua.house.command.2")
def test_opposed_numbers_do_not_conflict(table: Table) -> None:
    lay(
        table,
        A='space left: Chief 5 "All your Creatures are +2 Vitality." {command: true} over Shield a',
        B='space right: Boss 6 "All your Creatures are +3 Vitality." {command: true} over Shield b',
    )
    assert totals(table)[0] == (7, 9) and not told(table, "dispelled")


@rule("gua.house.command.1", "gua.orig.command.1")
def test_a_command_works_for_a_duelist_only_and_only_with_the_mark(table: Table) -> None:
    chief = '"All your Mortals are +2 Vitality." {command: true}'
    lay(table, A=f"space left: Ram 6 over Shield a; pen: Chief 3 {chief}", B=B5)
    table.A.fights("Chief")
    assert totals(table)[1] == (9, 5)
    again = Table("guardians-arena")
    lay(again, A=f"space left: Chief 3 {chief} over Shield a; pen: Ram 6", B=B5)
    again.A.fights("Ram")
    assert totals(again)[1] == (13, 5) and named(again, told(again, "command")) == ["Chief"]


@rule("gua.orig.terrain.3")
def test_in_jungle_no_command_works(table: Table) -> None:
    lay(
        table,
        A='space left: Chief 3 "All your Creatures are +2 Vitality." {command: true} over Shield a; terrain left: Jungle',
        B=B5,
    )
    assert totals(table) == [(3, 5), (3, 5)] and not told(table, "command")


@rule("gua.house.aoe.1")
def test_a_command_area_goes_off_at_the_reveal_and_only_victims_are_shown(table: Table) -> None:
    lay(
        table,
        A='space left: Witch 8 "4 pt. AOE fear attack." {command: true} over Shield a; pen: Bomb 1 "4 pt. AOE attack."',
        B="space right: Wolf 5 over Shield b; left: Pup 3; pen: Cub 3, Cat 4/9, Elk 5; hand: 0",
    )
    assert named(table, told(table, "destroyed")) == ["Pup"]  # the Pen is down
    table.B.fights("Elk")
    table.A.fights("Bomb")
    assert set(named(table, told(table, "destroyed"))) == {"Pup", "Cub", "Cat"}
    finish(table)
    raid = Table("guardians-arena")
    lay(raid, A='left: Ram 6; hand: Bomb 1 "4 pt. AOE attack."', B="left: Wolf 5; right: Pup 1", phase="raid")
    raid.A.answers("Ram attacks Wolf")
    raid.A.fights("Bomb")
    assert not told(raid, "area of effect") and raid.B.right == ["Pup"]


@rule("gua.bribery.1", "gua.orig.bribery.1")
def test_bribery_works_on_its_own_icon_only(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 6 over Shield a; storage: Beer, Gold",
        B="space right: Wolf 5 {bribery: [Gold]} over Shield b",
    )
    assert [o for o in table.A.options() if o.startswith("Play")] == [
        "Play Gold on Wolf (in front of the enemy's left Stronghold)"
    ]
    refusal = table.A.refusal("play", "Beer")
    assert refusal is not None and refusal.rule == "gua.bribery.1"


@rule("gua.bribery.2", "gua.house.bribery.1")
def test_a_bribed_duelist_goes_to_its_pen_with_its_item_and_loses_its_shield(table: Table) -> None:
    lay(
        table,
        A="space left: Ram 6 over Shield a; storage: Gold; left: Cow 1",
        B="space right: Wolf 9 {bribery: [Gold]} over Shield b over Item i",
    )
    table.A.plays("Gold")
    assert set(table.B.pen) == {"Wolf", "Item i"} and table.B.discard == ["Shield b"] and table.A.discard == ["Gold"]


@rule("gua.bribery.2")
def test_a_bribed_fighter_adds_nothing(table: Table) -> None:
    lay(table, A="space left: Ram 6 over Shield a; storage: Gold", B=B5 + "; pen: Cub 4 {bribery: [Gold]}; left: Dog 1")
    table.B.fights("Cub")
    table.A.plays("Gold", "Cub")
    assert totals(table)[1] == (6, 5) and table.B.pen == ["Cub"]


@rule("gua.destroy.1", "gua.destroy.2")
def test_destruction_is_immediate_and_takes_everything_attached(table: Table) -> None:
    lay(
        table,
        A='space left: Bane 2 "Destroys Mortals." over Shield a; left: Cow 1',
        B="space right: Wolf 9 over Shield b over Item i; under left: Bow 2 {ranged: 3}",
    )
    assert (
        set(table.B.discard) == {"Wolf", "Shield b", "Item i"} and not told(table, "pass") and not told(table, "total")
    )


NEGATE = "Negates any Spell, Item, or Command Card effect (but not channeling)."
LEND = "+3 Vitality to one of your Creatures."


@rule("gua.house.answer.1", "gua.card.answer.1")
def test_an_answer_comes_first_and_is_answered_by_the_same_card_alone(table: Table) -> None:
    lay(
        table,
        A=f'space left: Ram 6 over Shield a; storage: Spell s "{LEND}", Unmake {{type: spell, text: "{NEGATE}"}}; left: Cow 1',
        B=B5 + "; storage: Unmake",
    )
    table.A.plays("Spell s")
    assert table.waiting_for == "B answer"
    table.B.answers("Unmake")
    assert table.waiting_for == "A answer"
    table.A.answers("Unmake")
    assert totals(table)[0] == (9, 5)  # the last one stands
    assert set(table.A.discard) == {"Spell s", "Unmake"} and "Unmake" in table.B.discard


@rule("gua.house.answer.1")
def test_who_has_passed_cannot_answer(table: Table) -> None:
    lay(
        table,
        A=f'space left: Ram 6 over Shield a; storage: Spell s "{LEND}", Tool t "{LEND}"',
        B=B5 + f'; storage: Unmake {{type: spell, text: "{NEGATE}"}}; under left: Bow 2 {{ranged: 1}}',
    )
    table.A.plays("Spell s")
    table.B.answers("not answer")
    table.B.passes()
    table.A.plays("Tool t")
    assert totals(table)[0] == (12, 5)


@rule("gua.card.answer.1")
def test_channeling_is_turned_round_cancelled_or_its_giver_destroyed(table: Table) -> None:
    eat = "Play when your opponent's Guardian channels. Opponent must SUBTRACT the value of the channeling instead of adding it to his target Creature."
    lay(
        table,
        A="space left: Sage 8 {channeling: true} over Shield a; stones: 1",
        B=B5 + f'; storage: Spell eat "{eat}"',
    )
    table.A.answers("guardian channels")
    table.B.answers("Spell eat")
    assert totals(table)[0] == (3, 5)
    again = Table("guardians-arena")
    burn = "Destroy any creature who has just channeled (except guardians). Channeling is canceled."
    lay(
        again,
        A="space left: Sage 8 {channeling: true} over Shield a; stones: 0; under left: Well 3 {channeler: 4}",
        B=B5 + f'; storage: Spell burn "{burn}"',
    )
    again.A.channels("Well")
    again.B.answers("Spell burn")
    assert totals(again)[0] == (8, 5) and "Well" in again.A.discard


@rule("gua.card.answer.1")
def test_shots_are_taken_over_cancelled_and_forbidden(table: Table) -> None:
    steal = "Play when an opponent uses a ranged attack. The ranged attack acts as if you played it."
    lay(
        table,
        A="space left: Ram 8 over Shield a; under left: Bow 3 {ranged: 4}",
        B=B5 + f'; storage: Spell s "{steal}"',
    )
    table.A.shoots("Bow")
    table.B.answers("Spell s")
    assert totals(table)[0] == (8, 9)
    again = Table("guardians-arena")
    wall = (
        "Play immediately after an opponent uses a ranged attack. Cancel that ranged attack. "
        "No more ranged attacks are allowed during this combat by that opponent."
    )
    lay(
        again,
        A="space left: Ram 8 over Shield a; under left: Bow 3 {ranged: 4}; under right: Sling 2 {ranged: 2}",
        B=B5 + f'; storage: Spell w "{wall}"',
    )
    again.A.shoots("Bow")
    again.B.answers("Spell w")
    assert totals(again)[0] == (8, 5) and not told(again, "shoot")


@rule("gua.card.answer.1")
def test_a_bribery_card_can_be_seized_and_used(table: Table) -> None:
    seize = (
        "Play when an opponent plays a Gold Bribery Card. The bribery is cancelled and YOU get the Bribery Card to use until the end of "
        "this combat. If you do not use the Bribery Card by the end of this combat, it is discarded to the owner's discard pile."
    )
    board = {
        "A": "space left: Ram 8 {bribery: [Gold]} over Shield a; storage: Gold; left: Cow 1",
        "B": f'space right: Wolf 5 {{bribery: [Gold]}} over Shield b; storage: Spell z "{seize}"',
    }
    lay(table, **board)
    table.A.plays("Gold")
    table.B.answers("Spell z")
    table.B.plays("Gold")
    assert table.A.pen == ["Ram"] and "Gold" in table.A.discard
    again = Table("guardians-arena")
    lay(again, **board)
    again.A.plays("Gold")
    again.B.answers("Spell z")
    again.B.passes()
    assert again.A.discard.count("Gold") == 1 and "Gold" not in again.B.storage


@rule("gua.card.dispel.1")
def test_the_command_is_dispelled_unless_it_cannot_be(table: Table) -> None:
    dispeller = 'space left: Hush 4 "Dispel opponent\'s command card." {command: true} over Shield a'
    lay(
        table, A=dispeller, B='space right: Chief 3 "All your Creatures are +2 Vitality." {command: true} over Shield b'
    )
    assert totals(table)[0] == (4, 3) and table["Chief"].zone
    again = Table("guardians-arena")
    lay(
        again,
        A=dispeller,
        B='space right: Chief 3 "All your Creatures are +2 Vitality; this ability can\'t be dispelled." {command: true} over Shield b',
    )
    assert totals(again)[0] == (4, 5)


@rule("gua.orig.standard.1", "gua.house.standard.1")
def test_a_standard_bearer_is_a_shield_whose_text_works_in_its_duel(table: Table) -> None:
    lay(table, A='space left: Ram 6 over Standard s "+2 when defending"', B=B5, turn="B")
    assert totals(table) == [(8, 5), (6, 5)]
    again = Table("guardians-arena")
    lay(again, A='hand: Standard s "+2 when defending"', B="left: Wolf 5", phase="challenge")
    assert again.A.can("capture Standard s")


@rule("gua.house.shield.1")
def test_a_shield_permits_entering_and_protects_from_capture_raid_and_area(table: Table) -> None:
    lay(table, A="hand: Shield c, Spare 9; left: Ram 9", B="left: Wolf 1 over Shield b", phase="challenge")
    assert not table.A.can("capture Wolf")
    table.A.passes()
    assert not table.A.can("raid Ram Wolf")
    again = Table("guardians-arena")
    lay(
        again,
        A='space left: Ram 9 over Shield a; pen: Bomb 1 "9 pt. AOE attack."',
        B=B5 + "; left: Pup 1 over Shield c",
    )
    again.A.fights("Bomb")
    assert again.B.left == ["Pup"] and totals(again)[1][1] == 5  # a Shield has no Vitality


@rule("gua.orig.item.1", "gua.house.item.1")
def test_an_item_gives_its_ability_in_both_rounds(table: Table) -> None:
    lay(
        table,
        A='space left: Ram 3 over Shield a over Item Wings "Allows any Creature to fly. If the Creature is lost, the Item Wings is lost."',
        B="space right: Wolf 9 over Shield b",
    )
    assert totals(table) == [(3, 0), (3, 0)]


@rule("gua.house.item.2")
def test_an_item_goes_where_its_creature_goes(table: Table) -> None:
    lay(table, A="space left: Ram 5 over Shield a over Item i; space centre: Ewe 1 over Shield c over Item j", B=B5)
    assert "Item i" in table.A.hand and table.A.out == [
        "Item j"
    ]  # tied: Pen, taken up in III.A; Victorious: out of the game
    again = Table("guardians-arena")
    lay(again, A="hand: Shield s, Spare 1", B="left: Wolf 5 over Item i", phase="challenge")
    again.A.captures("Wolf")
    assert "Item i" in again["Wolf"].beneath
    again.A.passes()
    assert set(again.B.pen) == {"Wolf", "Item i"}


@rule("gua.house.words.1")
def test_words_of_the_original_game_mean_their_counterparts(table: Table) -> None:
    lay(
        table,
        A='space left: Ghost 9 "If the Ghost wins a match-up, opponent is destroyed." over Shield a; left: Cow 1',
        B="space right: Wolf 7 over Shield b; pen: Cub 20",
    )
    assert list(state(table).duel) == [0, 0, 0] and "Wolf" in table.B.discard  # read in step 3: no step 5 for that Duel
    assert len(totals(table)) == 1


@rule("gua.house.words.2")
def test_a_text_reaches_its_own_duel_only(table: Table) -> None:
    lay(
        table,
        A='space left: Captain 9 "+4 Vitality to all your Mortals when the Captain is in play." over Shield a; space right: Ram 6 over Shield c',
        B="space right: Wolf 5 over Shield b; space left: Fox 5 over Shield d",
    )
    assert totals(table)[:2] == [(9, 5), (6, 5)]


@rule("gua.house.immune.1", "gua.orig.immune.1")
def test_a_duelists_immunity_counts_in_step_three_only(table: Table) -> None:
    lay(
        table,
        A='space left: Salamander 3 "Immune to fire." over Shield a',
        B='space right: Flame 9 "Has a fire-based attack." {channeling: true} over Shield b; under left: Well 1 {channeler: 2}; stones: 0',
    )
    table.B.channels("Well")
    assert totals(table) == [(3, 2), (3, 9)]


@rule("gua.house.immune.1")
def test_a_fighters_immunity_counts_in_step_six_and_some_are_immune_to_fighters(table: Table) -> None:
    lay(
        table,
        A='space left: Ram 3 over Shield a; pen: Salamander 1 "Immune to fire."',
        B='space right: Flame 9 "Has a fire-based attack." over Shield b',
    )
    table.A.fights("Salamander")
    assert totals(table) == [(3, 9), (4, 0)]
    again = Table("guardians-arena")
    lay(
        again,
        A="space left: Ram 3 over Shield a; pen: Kid 5, Goat 6",
        B='space right: Scale 9 "Immune to secondary attackers with Base Vitality 5 or less." over Shield b',
    )
    again.A.fights("Kid")
    again.A.fights("Goat")
    assert totals(again)[1] == (9, 9)


@rule("gua.orig.terrain.1", "gua.card.terrain.1")
def test_a_terrain_of_two_kinds_gives_both_bonuses_whoever_owns_it(table: Table) -> None:
    downs = "terrain left: Downs {type: terrain, text: Counts as both Mountains and Woods Terrain.}"
    lay(
        table,
        A='space right: Goat 4 "+2 in the mountains" over Shield a',
        B='space left: Elf 5 "+4 in the woods" over Shield b; ' + downs,
    )
    assert totals(table) == [(6, 9), (4, 5)]
    again = Table("guardians-arena")
    lay(
        again,
        A='space right: Goat 4 "+2 in the mountains" over Shield a',
        B='space left: Elf 5 "+4 in the woods" over Shield b',
    )
    assert totals(again)[0] == (4, 5)


def test_options_of_an_answer_are_in_words(table: Table) -> None:
    lay(
        table,
        A=f'space left: Ram 6 over Shield a; storage: Spell s "{LEND}"',
        B=B5 + f'; storage: Unmake {{type: spell, text: "{NEGATE}"}}',
    )
    table.A.plays("Spell s")
    assert labels(table) == "Answer with Unmake; Don't answer"

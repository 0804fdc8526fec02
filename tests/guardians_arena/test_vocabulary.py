"""The vocabulary of card texts, entry by entry: bonuses, destroying, Ranged Attacks, Channeling."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.guardians_arena.seeing import A6, B5, duel, finish, named, told, totals


@rule("gua.card.kind.1", "gua.card.versus.1")
def test_bonuses_against_kinds_look_at_the_enemy_duelist() -> None:
    kinds = {
        "Large Creatures": ("{size: L}", "{size: S}"),
        "Undead": ("{class: Saurian/Undead}", "{class: Saurian}"),
        "Externals": ("{type: external}", "{type: elemental}"),
        "Creatures with the ability to fly": ("{flying: true}", "{}"),
        "Creatures bribable by Beer": ("{bribery: [Beer]}", "{bribery: [Gold]}"),
        "Creatures affected by fear": ("{}", "{text: Immune to fear.}"),
        "Creatures which are immune to fear": ("{text: Immune to fear.}", "{}"),
        "Wolves and Foxes": ("{class: Wolve}", "{class: Bear}"),
    }
    for kind, (yes, no) in kinds.items():
        for fields, expected in ((yes, 14), (no, 10)):
            table = duel(
                f'space left: Lance 10 "+4 Vitality vs. {kind}." over Shield a',
                f"space right: Foe 1 {fields} over Shield b",
            )
            assert told(table, "total")[0].n == expected, (kind, fields)


@rule("gua.card.versus.1")
def test_a_minus_counts_too() -> None:
    lancer = 'space left: Lance 10 "+10 vs. Large Creatures; -7 vs. Small Creatures." over Shield a'
    assert totals(duel(lancer, "space right: Foe 1 {size: L} over Shield b"))[0][0] == 20
    assert totals(duel(lancer, "space right: Foe 1 {size: S} over Shield b"))[0][0] == 3


@rule("gua.card.terrain.1")
def test_a_terrain_bonus_may_be_a_loss() -> None:
    sand = 'space left: Sand 11 "-6 Vitality in Woods +6 in Dry Heaps" over Shield a'
    assert totals(duel(sand + "; terrain left: Woods"))[0][0] == 5
    assert totals(duel(sand + "; terrain left: The Dry Heaps"))[0][0] == 17
    assert totals(duel(sand))[0][0] == 11


@rule("gua.card.immune.1")
def test_immunity_to_areas_shots_and_their_kinds() -> None:
    area = 'space left: Ram 6 over Shield a; pen: Bomb 1 "4 pt. AOE fireball."'
    for text, survives in (("Immune to AOE attacks.", True), ("Immune to fire.", True), ("Immune to fear.", False)):
        table = duel(area, f'{B5}; left: Jumper 1 "{text}"')
        table.A.fights("Bomb")
        finish(table)
        assert (table.B.left == ["Jumper"]) is survives, text
    table = duel(
        A6 + "; under left: Bow 2 {ranged: 4}", 'space right: Mold 3 "Immune to fire and ranged attacks." over Shield b'
    )
    table.A.shoots("Bow")
    assert totals(table)[0] == (6, 3)


@rule("gua.card.attr.1")
def test_a_fear_based_attack_counts_nothing_against_the_fearless() -> None:
    ghost = 'space left: Ghost 9 "Fear-based attack." over Shield a'
    assert totals(duel(ghost, 'space right: Bold 5 "Immune to fear." over Shield b'))[0] == (0, 5)
    assert totals(duel(ghost))[0] == (9, 5)


@rule("gua.card.destroys.1")
def test_destroyers_act_at_the_reveal_or_when_they_join() -> None:
    table = duel(
        'space left: Unicorn 1 "Destroys Undead and Demons." over Shield a',
        "space right: Lich 9 {class: Undead} over Shield b; pen: Cub 1",
    )
    assert "Lich" in table.B.discard and not told(table, "total")
    table = duel(A6 + '; pen: Gob 3 "Destroys Mortals when used as a secondary attacker."', B5.replace("5", "50"))
    table.A.fights("Gob")
    assert named(table, told(table, "destroyed")) == ["Wolf"] and table.A.victorious == ["Ram"]
    table = duel(
        'space left: Hill 1 "When fighting in Mountains, Hill destroys Mortals." over Shield a; terrain left: Mountains'
    )
    assert "Wolf" in table.B.discard and not told(table, "total")


@rule("gua.card.destroys.1")
def test_two_destroyers_of_each_other_leave_no_winner() -> None:
    both = '9 "Destroys Mortals." over Shield '
    table = duel(f"space left: Bane {both}a", f"space right: Doom {both}b")
    assert "Bane" in table.A.discard and "Doom" in table.B.discard
    assert table.A.victorious == table.B.victorious == []


@rule("gua.card.aoe.1")
def test_an_area_may_grow_be_narrowed_or_reach_both_sides() -> None:
    mussel = 'space left: Ram 6 over Shield a; pen: Mussel 1 "2 pt. AOE, +1 point to the AOE for every Swamp in play."; terrain left: Swamp; terrain right: Swamp'
    table = duel(mussel, B5 + "; left: Pup 4; right: Dog 5")
    table.A.fights("Mussel")
    assert named(table, told(table, "destroyed")) == ["Pup"] and told(table, "area of effect")[0].n == 4
    table = duel(
        A6 + '; pen: Fiend 1 "8 pt. fear AOE attack that only affects Fairies."',
        B5 + "; left: Elf 4 {class: Fairy}; right: Dog 2",
    )
    table.A.fights("Fiend")
    assert named(table, told(table, "destroyed")) == ["Elf"]
    storm = "Play instead of a Command Card. All flyers are hit by a 7 pt. AOE attack. Good for one combat only, spell effects flyers on BOTH sides."
    table = duel(
        A6 + f'; storage: Spell s "{storm}"; left: Owl 3 {{flying: true}}; right: Cow 2',
        B5 + "; left: Hawk 7 {flying: true}",
    )
    table.A.plays("Spell s")
    assert set(named(table, told(table, "destroyed"))) == {"Owl", "Hawk"}


@rule("gua.card.ranged.1")
def test_a_ranged_attack_may_be_limited() -> None:
    slinger = 'under left: Slinger 2 "9 pt. ranged attack that only works on Large Creatures."'
    assert not duel(f"{A6}; {slinger}").rules_cited.count("gua.primary.7")
    table = duel(f"{A6}; {slinger}", "space right: Ogre 5 {size: L} over Shield b")
    table.A.shoots("Slinger")
    assert totals(table)[0] == (15, 5)
    dog = 'under left: Dog 2 "3 pt. ranged attack which can only be used if your current primary attacker is a Pirate"'
    assert not told(duel(f"{A6}; {dog}"), "shoot")
    table = duel(f"space left: Jib 6 {{class: Pirate}} over Shield a; {dog}")
    table.A.shoots("Dog")
    assert totals(table)[0] == (9, 5)


@rule("gua.card.ranged.2")
def test_some_shots_add_the_printed_points_of_those_before() -> None:
    adds = "2 pt. ranged attack. Add the sum of the unmodified point values of any other ranged attacks already played on this match-up to Bell's ranged attack."
    table = duel(f'{A6}; under left: Bow 2 {{ranged: 5}}; under right: Bell 1 "{adds}"')
    table.A.shoots("Bow")
    table.A.shoots("Bell")
    assert [e.n for e in told(table, "shoot")] == [5, 7] and totals(table)[0] == (18, 5)


@rule("gua.card.ranged.3")
def test_shots_grow_by_texts_of_their_side() -> None:
    eye = 'space left: Eye 2 "+2 to all your ranged attacks." {command: true} over Shield a; under left: Bow 2 {ranged: 3}'
    table = duel(eye, "space right: Wolf 5 over Shield b; under left: Dart 1 {ranged: 1}")
    table.A.shoots("Bow")
    table.B.shoots("Dart")
    assert totals(table)[0] == (7, 6)
    guard = 'space left: Ram 6 over Standard s "When defending, add 3 strength to all your ranged attacks."; under left: Bow 2 {ranged: 3}'
    for turn, expected in (("A", 9), ("B", 12)):
        table = duel(guard, turn=turn)
        table.A.shoots("Bow")
        assert totals(table)[0][0] == expected


@rule("gua.card.channel.1")
def test_channeling_may_be_limited_allowed_or_have_its_own_limit() -> None:
    nudge = 'under left: Nudge 3 "Can channel to Goblins only - even to Goblins that normally cannot accept channeling." {channeler: 2}'
    assert not told(duel(f"space left: Sage 6 {{channeling: true}} over Shield a; stones: 0; {nudge}"), "channel")
    table = duel(f"space left: Gob 6 {{class: Goblin}} over Shield a; {nudge}")
    table.A.channels("Nudge")
    assert totals(table)[0] == (8, 5)
    proud = 'space left: Proud 6 "Can only accept channeling from your Guardian." {channeling: true} over Shield a; under left: Well 1 {channeler: 3}'
    table = duel(proud + "; stones: 1")
    assert table.A.options() == ["Your Guardian channels to Proud for a Power Stone", "Pass"]
    wraith = 'space left: Wraith 3 "Can accept up to 8 pts. of channeling." {channeling: true} over Shield a; stones: 3'
    table = duel(wraith)
    table.A.answers("guardian channels")
    table.A.answers("guardian channels")
    assert totals(table)[0] == (11, 5) and table.A.stones == 1


@rule("gua.card.channel.1")
def test_texts_can_make_receivers() -> None:
    gives = "For 2 Power Stones, you can channel 5 pts. to a Creature which is not a Channeling Receiver."
    table = duel(f'{A6}; guardian: Guardian G 28 "{gives}"; stones: 3')
    assert table.A.options()[0] == "Your Guardian channels to Ram for 2 Power Stones"
    table.A.answers("guardian channels")
    assert totals(table)[0] == (11, 5) and table.A.stones == 1
    palm = "When played during combat, any one Creature may receive channeling for one match-up."
    table = duel(f'{A6}; storage: Spell p "{palm}"; stones: 1')
    table.A.plays("Spell p")
    table.A.answers("guardian channels")
    assert totals(table)[0] == (11, 5)
    terrace = "terrain left: Terrace {type: terrain, text: Counts as Mountains Terrain. All Rams may receive channeling on this space.}"
    table = duel(f"{A6}; {terrace}; stones: 1")
    table.A.answers("guardian channels")
    assert totals(table)[0] == (11, 5)


@rule("gua.card.channel.2")
def test_no_channeling_against_some() -> None:
    table = duel(
        'space left: Ogre 9 "No channeling vs. Ogre." over Shield a',
        "space right: Sage 5 {channeling: true} over Shield b; under left: Well 1 {channeler: 3}; stones: 4",
    )
    assert not told(table, "channel") and totals(table)[0] == (9, 5)


@rule("gua.card.nosec.1")
def test_no_secondary_fighters_against_some() -> None:
    table = duel(
        'space left: Veil 9 "No secondary attacks vs. the Veil." over Shield a; pen: Kid 1', B5 + "; pen: Cub 20"
    )
    assert table.waiting_for == "A secondary"
    table.A.passes()
    assert totals(table)[1] == (9, 5)
    stone = 'space left: Rock 9 "If the Rock beats an External in the primary attack round, it may not be attacked by secondary attackers." over Shield a'
    assert duel(stone, "space right: Bat 5 {type: external} over Shield b; pen: Cub 20").A.victorious == ["Rock"]
    assert duel(stone, B5 + "; pen: Cub 20").waiting_for == "B secondary"


@rule("gua.card.sec.1")
def test_bonuses_as_a_secondary_fighter() -> None:
    table = duel(A6 + '; pen: Wight 8 "The Wight is +4 Vitality when it is a secondary attacker."')
    table.A.fights("Wight")
    assert totals(table)[1] == (18, 5)
    assert totals(duel('space left: Wight 8 "+4 Vitality when used as a secondary attacker." over Shield a'))[0] == (
        8,
        5,
    )


@rule("gua.card.lord.1")
def test_a_lord_raises_the_others_of_its_kind() -> None:
    lord = 'Banneret 11 "+2 Vitality to all your Knights played while the Banneret is in play." {class: Knight}'
    table = duel(f"{A6}; pen: {lord}, Sword 6 {{class: Knight}}, Cook 1")
    for name in ("Banneret", "Sword", "Cook"):
        table.A.fights(name)
    assert totals(table)[1] == (6 + 11 + 8 + 1, 5)
    both = '"+1 Vitality to Mortals on both sides while the Carer is in play."'
    assert totals(duel(f"space left: Carer 4 {both} over Shield a"))[0] == (4, 6)


@rule("gua.card.cmdbonus.1")
def test_a_command_bonus_raises_duelist_and_fighters_in_both_rounds() -> None:
    chief = 'space left: Foreman 5 "All your Beasts are +3 Vitality." {command: true, class: Beast} over Shield a; pen: Cow 2 {class: Beast}, Cook 1'
    table = duel(chief)
    table.A.fights("Cow")
    table.A.fights("Cook")
    assert totals(table) == [(8, 5), (8 + 5 + 1, 5)]


@rule("gua.card.per.1")
def test_bonuses_for_each_thing_and_numbers_of_other_cards() -> None:
    angel = 'space left: Angel 8 "+3 Vitality for each Bribery icon of its match-up opponent." over Shield a'
    assert totals(duel(angel, "space right: Wolf 5 {bribery: [Beer, Gold]} over Shield b"))[0] == (14, 5)
    mourner = 'space left: Mourner 5 "+1 Vitality for each Undead in your discard pile." over Shield a; discard: Z1 1 {class: Undead}, Z2 1 {class: Undead}, Cow 2'
    assert totals(duel(mourner))[0] == (7, 5)
    baron = (
        'space left: Baron 3 "The Baron adds his match-up opponent\'s Off-Color bonus to his Vitality." over Shield a'
    )
    assert totals(duel(baron, "space right: Wolf 5 {ocb: 4} over Shield b"))[0] == (7, 5)
    captain = "space left: Captain 1 \"When the Captain is played as a primary attacker, add your Shield's Up-card number to the Captain's Base Vitality.\" over Shield 13"
    assert totals(duel(captain))[0] == (14, 5)
    alone = 'space left: Loner 5 "If this card is the only Knight in play, add +4 to Loner\'s Vitality." {class: Knight} over Shield a'
    assert totals(duel(alone))[0] == (9, 5)
    assert totals(duel(alone, "space right: Wolf 5 {class: Knight} over Shield b"))[0] == (5, 5)

"""The vocabulary of card texts, entry by entry."""

from __future__ import annotations

from typing import Any

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import finish, labels, lay, named, state, told, totals

B5 = "space right: Wolf 5 over Shield b"
A6 = "space left: Ram 6 over Shield a"


def duel(A: str, B: str = B5, **more: Any) -> Table:
    table = Table("guardians-arena")
    lay(table, A=A, B=B, **more)
    return table


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


@rule("gua.card.ban.1")
def test_texts_forbid_shots_spells_items_areas_and_bribery() -> None:
    shot = "; under left: Bow 2 {ranged: 4}"
    assert not told(
        duel('space left: Smoke 7 "Once played, no ranged attacks allowed by either player." over Shield a' + shot),
        "shoot",
    )
    lend = '; storage: Spell s "+3 Vitality to one of your Creatures.", Tool t "+2 Vitality to one of your Creatures."'
    table = duel(
        'space left: Pharaoh 2 "No Spells may be played during this combat. This ability cannot be dispelled." {command: true} over Shield a'
        + lend
    )
    assert [o for o in table.A.options() if o.startswith("Play")] == [
        "Play Tool t on Pharaoh (in front of your left Stronghold)"
    ]
    table = duel(
        'space right: Mage 4 "While the Mage is in play, your opponent may not play any Hand Magic Items." over Shield a',
        "space left: Wolf 5 over Shield b" + lend,
    )
    assert "Tool t" not in labels(table) and "Spell s" in labels(table)
    table = duel(
        A6 + "; storage: Gold",
        'space right: Wolf 5 {bribery: [Gold]} over Standard s "No bribery vs. Creatures under this Shield."; pen: Cub 1',
    )
    assert table.waiting_for == "B secondary" and not told(table, "play")


@rule("gua.card.ban.1")
def test_greed_draws_the_gold_and_names_can_be_forbidden() -> None:
    greedy = 'Greedy 1 "No bribery by Gold allowed once the Greedy is in play unless Greedy is bribed first." {bribery: [Gold]}'
    table = duel(A6 + "; storage: Gold; pen: Kid 1", B5 + f"; pen: {greedy}, Cub 3 {{bribery: [Gold]}}")
    table.B.fights("Greedy")
    table.A.fights("Kid")
    table.B.fights("Cub")
    assert [o for o in table.A.options() if "Gold" in o] == ["Play Gold on Greedy"]
    negate = '{type: spell, text: "Negates any Spell, Item, or Command Card effect (but not channeling)."}'
    quiet = "terrain left: Quiet {type: terrain, text: Counts as Swamp Terrain. Unmake may not be played during combat on this space.}"
    table = duel(
        A6 + f'; storage: Spell s "+3 Vitality to one of your Creatures."; {quiet}', B5 + f"; storage: Unmake {negate}"
    )
    table.A.plays("Spell s")
    assert not told(table, "answer") and totals(table)[0] == (9, 5)


@rule("gua.card.bonusmod.1")
def test_one_sort_of_bonus_is_raised_or_cancelled() -> None:
    golem = "space right: Golem 5 {type: elemental} over Shield b"
    assert totals(
        duel('space left: Ram 6 {ocb: 3} over Standard s "+2 Vitality to your Creatures\' off-color bonuses."', golem)
    )[0] == (11, 5)
    count = 'space right: Count 5 "Opponent gets no Off-Color Bonus when the Count is in play." {type: elemental} over Shield b'
    assert totals(duel("space left: Ram 6 {ocb: 4} over Shield a", count))[0] == (6, 5)
    slow = 'space right: Slow 5 "Opponent gets no Vitality bonus for Creature Class when the Slow is in play." over Shield b'
    chief = 'space left: Chief 5 "All your Beasts are +3 Vitality." {command: true, class: Beast} over Shield a'
    assert totals(duel(chief, slow))[0] == (5, 5)
    tower = 'upgrade left: Upgrade t "All channeling by Creatures is +1 CMP from beneath this Stronghold Card."; under left: Well 1 {channeler: 3}'
    table = duel(f"space left: Sage 8 {{channeling: true}} over Shield a; stones: 0; {tower}")
    table.A.channels("Well")
    assert totals(table)[0] == (12, 5)


@rule("gua.card.windestroy.1")
def test_winning_the_primary_round_may_destroy() -> None:
    ghost = 'space left: Ghost 9 "If the Ghost wins a match-up, opponent is destroyed." over Shield a; pen: Kid 1'
    table = duel(ghost, "space right: Wolf 7 over Shield b; pen: Cub 20")
    assert table.A.victorious == ["Ghost"] and {"Wolf", "Shield b"} <= set(table.B.discard)
    mummy = 'space left: Mummy 7 "During primary match-ups, if the Mummy beats a Creature which is affected by fear, that Creature is destroyed." over Shield a'
    assert "Wolf" in duel(mummy, B5 + "; pen: Cub 20").B.discard
    assert duel(mummy, 'space right: Bold 5 "Immune to fear." over Shield b; pen: Cub 20').waiting_for == "B secondary"


CLERIC = 'Cleric 2 "Can heal one Mortal."'


@rule("gua.card.rescue.1")
def test_a_healer_beside_the_loser_sends_it_to_the_pen() -> None:
    table = duel(A6 + "; left: Cow 1", f"space right: Wolf 2 over Shield b; pen: {CLERIC}")
    table.B.fights("Cleric")
    assert table.waiting_for == "B save"
    table.B.saves("Cleric")
    assert set(table.B.pen) == {"Wolf", "Cleric"} and table.B.discard == ["Shield b"]


@rule("gua.card.rescue.1")
def test_some_are_saved_for_a_stone() -> None:
    minion = 'space right: Minion 5 "If lost in combat, you can return the Minion to your Storage Hand for one Power Stone." over Shield b'
    table = duel(A6 + "; left: Cow 1", minion + "; stones: 1")
    table.B.saves("Minion")
    assert table.B.pen == ["Minion"] and table.B.stones == 0
    assert "Minion" in duel(A6, minion + "; stones: 0").B.discard
    leech = (
        'space right: Leech 5 "If Leech is beaten during primary match-ups, opponent must spend 1 Power Stone or Leech returns to your '
        'Creature Pen at the end of combat." over Shield b'
    )
    table = duel(A6 + "; stones: 1; left: Cow 1", leech)
    assert table.waiting_for == "A pay"
    table.A.pays()
    assert "Leech" in table.B.discard and table.A.stones == 0
    assert duel(A6 + "; stones: 0; left: Cow 1", leech).B.pen == ["Leech"]


@rule("gua.card.fate.1")
def test_the_doomed_cannot_be_saved() -> None:
    table = duel(A6, f'space right: Snare 2 "If Snare loses a match-up, it is destroyed." over Shield b; pen: {CLERIC}')
    table.B.fights("Cleric")
    assert "Snare" in table.B.discard and not told(table, "stones")


@rule("gua.card.bounce.1")
def test_some_send_the_enemy_duelist_home() -> None:
    door = 'space left: Fan 4 "If the Fan\'s primary match-up opponent is a Creature capable of flying, that Creature immediately returns to the Creature Pen." over Shield a; left: Cow 1'
    table = duel(door, "space right: Hawk 9 {flying: true} over Shield b")
    assert table.B.pen == ["Hawk"] and table.B.discard == ["Shield b"] and table.A.space_left == ["Fan"]


@rule("gua.card.stones.1")
def test_stones_are_gained_and_lost_at_the_named_event() -> None:
    vampire = 'space left: Vampire 9 "If Vampire beats an opponent who has accepted channeling in this combat, opponent loses 2 Power Stones." over Shield a'
    sage = "space right: Sage 3 {channeling: true} over Shield b; stones: 2"
    table = duel(vampire, sage)
    table.B.answers("guardian channels")
    assert table.B.stones == 0  # one spent, and nobody goes below 0
    assert duel(vampire, "space right: Wolf 3 over Shield b; stones: 2").B.stones == 2
    listener = 'space left: Listener 4 "You gain 1 Power Stone every time an opponent channels while Listener is in play." over Shield a; stones: 0'
    table = duel(listener, sage)
    table.B.answers("guardian channels")
    assert table.A.stones == 1
    tax = "Stronghold's owner must burn one Power Stone if he has a Shield on this Stronghold Card at the end of the Draw and Organize Phase. You may play this Downgrade on an opponent's end Stronghold Card if there is not already an Upgrade there."
    table = duel(f'upgrade left: Downgrade d "{tax}"; left: Ram 5 over Shield a; stones: 3', "", phase="discard")
    assert table.A.stones == 2


@rule("gua.card.discard.1")
def test_texts_make_the_opponent_discard() -> None:
    reaver = 'space left: Reaver 9 "If Reaver survives its primary match-up, opponent must discard one random card from his Creature Pen, if possible." over Shield a'
    table = duel(reaver, B5 + "; pen: Shield x, Shield y")
    assert len([c for c in table.B.discard if c in ("Shield x", "Shield y")]) == 1
    flirt = (
        'space left: Flirt 9 "If Flirt survives her primary match-up, your opponent must show you all double-bordered cards in his Storage Hand '
        'and discard all of his Beer Bribery cards." over Shield a; left: Cow 1'
    )
    table = duel(flirt, B5 + "; storage: Beer, Gold")
    assert (
        "Beer" in table.B.discard
        and table.B.storage == ["Gold"]
        and set(named(table, told(table, "show"))) == {"Beer", "Gold"}
    )
    fog = 'space left: Fog 9 "When played in a match-up, opponent must discard any Items travelling as Creatures on the space" over Shield a'
    table = duel(fog, "space right: Wolf 5 over Shield b over Item i {text: +9 Vitality.}")
    assert "Item i" in table.B.discard and totals(table)[0] == (9, 5)


@rule("gua.card.reveal.1")
def test_shown_cards_are_seen_at_that_moment_only() -> None:
    dark = 'space left: Dark 9 "Opponent must reveal his Combat Hand." {command: true} over Shield a; pen: Kid 1'
    table = duel(dark, B5 + "; storage: Gold")
    shown = told(table, "show")
    assert named(table, shown) == ["Gold"] and all(e.seen == 3 for e in shown)
    assert table.cards.by_label["Gold"]["number"] not in str(table.game.view(table.state, 0)["zones"])


@rule("gua.card.terrainis.1")
def test_an_overlord_replaces_the_terrain_of_its_duel() -> None:
    lord = 'space left: Mire 6 "For the remainder of combat, the disputed land space being fought upon is considered to be Swamps." {command: true} over Shield a'
    table = duel(
        lord + '; terrain left: Mountains; pen: Toad 2 "+3 in the swamp"',
        'space right: Goat 5 "+4 in the mountains" over Shield b',
    )
    table.A.fights("Toad")
    assert totals(table) == [(6, 5), (6 + 5, 5)]


@rule("gua.card.cantfight.1")
def test_a_kind_that_cannot_fight_is_not_offered_and_counts_nothing() -> None:
    stink = (
        "space left: Stink 5 \"Any Creatures with a Base Vitality less than 5 can't fight and don't count towards control of space (both sides). "
        'They can be attacked by secondary attackers." {command: true} over Shield a; pen: Kid 4, Goat 5'
    )
    table = duel(stink, "space right: Cub 4 over Shield b")
    assert table.A.options() == ["Add Goat as a secondary fighter", "Pass"] and totals(table)[0] == (5, 0)
    cow = "3 pt. AOE methane attack. All affected Creatures can't attack and don't count toward victory, but can be attacked by secondary attackers."
    table = duel(A6 + f'; pen: Cow 2 "{cow}"', B5 + "; pen: Pup 3, Dog 4")
    table.B.fights("Dog")
    table.A.fights("Cow")
    assert not told(table, "destroyed") and not table.B.can("fight Pup")


@rule("gua.card.margin.1")
def test_a_narrow_defeat_is_a_tie_and_some_win_ties() -> None:
    stub = (
        'space right: Stub 10 "The Stub must be beaten by 3 or more points or the result is a push." over Shield b'
    )
    assert told(duel("space left: Ram 12 over Shield a", stub), "tied")
    assert "Stub" in duel("space left: Ram 13 over Shield a", stub).B.discard
    assert duel(
        'space left: Ram 5 over Standard s "Creatures under this Shield win all pushes in match-ups."'
    ).A.victorious == ["Ram"]


@rule("gua.card.grant.1")
def test_immunity_is_given_and_some_cannot_be_destroyed() -> None:
    bulwark = (
        'space right: Bulwark 5 "All your Mortals are immune to AOE attacks." over Shield b; left: Pup 2; pen: Cub 3'
    )
    table = duel(A6 + '; pen: Bomb 1 "4 pt. AOE attack."', bulwark)
    table.B.passes()
    table.A.fights("Bomb")
    assert not told(table, "destroyed")
    table = duel(
        'space left: Bane 9 "Destroys Mortals." over Shield a',
        'space right: Shearer 5 "Shearer cannot be destroyed." over Shield b',
    )
    assert totals(table)[0] == (9, 5)


@rule("gua.card.limit.1")
def test_one_per_space_per_player() -> None:
    king = 'King 3 "Only one King per space per player."'
    table = duel(f"space left: {king} over Shield a; pen: King, Kid 1")
    assert table.A.options() == ["Add Kid as a secondary fighter", "Pass"]
    table = duel(f"{A6}; pen: 2x {king}, Kid 1")
    table.A.fights("King")
    assert table.A.options() == ["Add Kid as a secondary fighter", "Pass"]


@rule("gua.card.stock.1")
def test_guardians_draw_more_or_below_the_up_card() -> None:
    lost = "During the Draw and Organize Phase, draw an extra card for each Shield you have lost from play during this game."
    table = duel(
        f'guardian: Guardian K 28 "{lost}" {{draw: 2, ldl: 0, mdl: 0, luc: 0}}; lost shields: 2', "", phase="stock"
    )
    assert len([e for e in told(table, "draw") if e.player == 0]) == 4
    swamp = "During the Draw and Organize Phase, draw an extra card for each Swamp you control."
    table = duel(
        f'guardian: Guardian F 28 "{swamp}" {{draw: 2, ldl: 0, mdl: 0, luc: 0}}; terrain left: Swamp; terrain right: Swamp',
        "",
        phase="stock",
    )
    assert len([e for e in told(table, "draw") if e.player == 0]) == 4
    leave = "You can choose not to take your Up-card as your first draw and instead draw from the deck."
    table = Table("guardians-arena")
    board = f'guardian: Guardian T 29 "{leave}" {{draw: 1, ldl: 0, mdl: 0, luc: 0}}; deck: Top 9, Low 3, Deep 1; hand: Ram 1'
    lay(table, A=board, B="hand: Wolf 1", phase="up-card", options={"turn_limit": 3})
    while table.waiting_for != "A leave up-card":
        (table.A if table.waiting_for[0] == "A" else table.B).passes()
    table.A.answers("yes")
    assert "Low" in table.A.hand and "Top" not in table.A.hand and table.A.cards_in("deck")[0] == "Top"


@rule("gua.card.storage.1")
def test_simple_storage_effects() -> None:
    table = duel(
        A6 + '; storage: Tool h "Play at any time. Destroy a Terrain card of your choice."',
        B5 + "; terrain left: Swamp",
    )
    table.A.plays("Tool h", "Swamp")
    assert "Swamp" in table.B.discard
    table = duel(
        A6 + '; storage: Spell u "Play at any time. Destroy any one Stronghold Upgrade."',
        B5 + "; upgrade left: Upgrade x",
    )
    table.A.plays("Spell u", "Upgrade x")
    assert "Upgrade x" in table.B.discard
    vow = "When played on your Knight currently in a match-up, both the Knight and its opponent are destroyed."
    table = duel(f'space left: Sir 6 {{class: Knight}} over Shield a; storage: Spell v "{vow}"', B5 + "; pen: Cub 1")
    table.A.plays("Spell v")
    assert "Sir" in table.A.discard and "Wolf" in table.B.discard and table.A.victorious == table.B.victorious == []


@rule("gua.card.dead.1")
def test_text_without_counterpart_does_nothing_and_is_shown() -> None:
    table = duel('space left: Mule 2 "Counts as 4 Vitality for control of space." over Shield a; pen: Kid 9')
    assert totals(table)[0] == (2, 5)
    seen = table.game.view(table.state, 1)
    mule = next(
        c for z in seen["zones"] for c in z["cards"] if c.get("number") == table.cards.by_label["Mule"]["number"]
    )
    assert mule["without effect"] == ["control of a space"]
    move = "Play after using a Shield's movement option. Immediately use another of your Shield's movement options."
    table = duel(A6 + f'; storage: Spell w "{move}"; pen: Kid 1')
    assert table.waiting_for == "A secondary" and not told(table, "play")


def test_a_state_of_the_vocabulary_is_public_or_hidden_as_it_should_be() -> None:
    leak = "Play as a Command Card. Your opponent must play the remainder of combat with his Combat Hand face-up. You must pick but not show your match-up cards first."
    table = duel(A6 + f'; storage: Spell l "{leak}"; pen: Kid 1; left: Cow 1', B5 + "; storage: Gold; pen: Cub 3")
    gold = table.cards.by_label["Gold"]["number"]
    assert gold not in str(table.game.view(table.state, 0)["zones"])
    table.A.plays("Spell l")
    assert gold in str(table.game.view(table.state, 0)["zones"])
    while state(table).step < 10:
        (table.A if table.waiting_for[0] == "A" else table.B).passes()
    assert state(table).applied == []


def test_counted_things() -> None:
    tock = '"+1 Vitality for each primary match-up which has occurred in this combat so far."'
    board = f"space left: Ram 6 over Shield a; space right: Tock 5 {tock} over Shield c"
    foes = "space right: Wolf 5 over Shield b; space left: Fox 5 over Shield d"
    assert totals(duel(board, foes))[:2] == [(6, 5), (6, 5)]
    assert totals(duel(f"space left: Tock 5 {tock} over Shield a"))[0] == (5, 5)
    chief = '"Gloater is +2 Vitality for each Demon or Devil that has been beaten so far in this combat."'
    board = f"space left: Ram 9 over Shield a; space right: Gloater 5 {chief} over Shield c"
    assert totals(duel(board, "space right: Imp 5 {class: Demon} over Shield b; space left: Fox 5 over Shield d"))[:2] == [(9, 5), (7, 5)]
    assert totals(duel(board, foes))[:2] == [(9, 5), (5, 5)]
    isis = '"+1 Vitality for each single-bordered card in your Combat Hand when the Tally is played."'
    table = duel(A6 + f"; pen: Kid 1, Shield x, Tally 5 {isis}; storage: Spell s")
    table.A.fights("Tally")
    assert table["Ram"].secondary == 6 + 5 + 2
    bar = '"+1 Vitality for each other Creature bribable by Beer in play"'
    foe = "space right: Wolf 5 {bribery: [Beer]} over Shield b"
    assert totals(duel(f"space left: Tippler 3 {bar} {{bribery: [Beer]}} over Shield a", foe))[0] == (4, 5)
    lords = '"3 pt. AOE fear attack. When played, +3 pts. to the AOE attack for each different type of Lord in play."'
    table = duel(f"space left: Ram 6 {{class: Lord}} over Shield a; pen: Iron 1 {lords} {{class: Lord}}", B5 + "; left: Pup 9; right: Dog 10")
    table.A.fights("Iron")
    assert told(table, "area of effect")[0].n == 9 and named(table, told(table, "destroyed")) == ["Pup"]


def test_downgrades_tax_shields_only() -> None:
    tax = "Stronghold's owner must burn one Power Stone if he has a Shield on this Stronghold Card at the end of the Draw and Organize Phase. You may play this Downgrade on an opponent's end Stronghold Card if there is not already an Upgrade there."
    for left in ("", "left: Ram 5; "):
        table = duel(f'upgrade left: Downgrade d "{tax}"; {left}stones: 3', "left: Wolf 1 over Shield b", phase="discard")
        assert table.A.stones == 3


def test_class_bonuses_of_several_classes_are_cancelled_too() -> None:
    slow = 'space right: Slow 5 "Opponent gets no Vitality bonus for Creature Class when the Slow is in play." over Shield b'
    chief = 'space left: Chief 5 "All your Beasts and Imps are +3 Vitality." {command: true, class: Imp} over Shield a'
    assert totals(duel(chief, slow))[0] == (5, 5)
    assert totals(duel(chief))[0] == (8, 5)

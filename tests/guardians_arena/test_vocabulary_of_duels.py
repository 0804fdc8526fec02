"""The vocabulary of card texts, entry by entry: bans, rescue, stones, discarding, Terrains, Storage cards."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table
from tests.guardians_arena.seeing import A6, B5, duel, labels, lay, named, state, told, totals


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

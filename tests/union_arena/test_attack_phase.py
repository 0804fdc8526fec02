"""Attack Phase: declaration, blocking, duties and prohibitions."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.state.log]


@rule("ua.attack.phase.1", "ua.cond.none.1")
def test_the_attack_phase_has_a_start_and_an_end(table: Table) -> None:
    table.card("Early", bp=3000, text="At the start of your attack phase, if this character is active, choose up to one of your AP cards and switch it to active.")
    table.card("Late", bp=3000, text="(If on the Front Line) At the end of your attack phase, move this character to your energy line.")
    table.place(A="front: Early, Late; deck: 9; ap: 1/3", B="deck: 9")
    table.A.ends_phase()
    assert table.A.ap == 2 and table.A.front == ["Early", "Late"], "before the first attack"
    table.A.attacks("Late")
    assert table.A.front == ["Early", "Late"], "not before the last attack is finished"
    table.A.ends_phase()
    assert table.A.front == ["Early"] and table.A.energy == ["Late"]
    assert kinds(table).index("move line") < kinds(table).index("phase end")


@rule("ua.attack.first.1")
def test_player_one_may_attack_on_the_first_turn_unless_switched_off(table: Table) -> None:
    side = {"front": "Ram 1000", "own turn": 1}
    table.place(A=side, phase="attack", first="A")
    assert table.A.can("attack with Ram")
    table.place(A=side, phase="attack", first="A", options={"first_attack": 0})
    assert not table.A.can("attack with Ram")
    table.place(A=side, phase="attack", first="B", options={"first_attack": 0})
    assert table.A.can("attack with Ram")


@rule("ua.attack.1", "ua.attack.5")
def test_one_attack_at_a_time_by_active_front_line_characters_for_no_ap(table: Table) -> None:
    table.place(A="front: Ram 3000, Ewe 3000; energy: Kid 3000; ap: 0/3", B="front: Wall 4000", phase="attack")
    assert [o for o in table.A.options() if "Attack" in o] == ["Attack the player with Ram", "Attack the player with Ewe"]
    table.A.attacks("Ram")
    assert table.waiting_for == "B block" and table.A.options() == []
    table.B.answers("do not block")
    assert [o for o in table.A.options() if "Attack" in o] == ["Attack the player with Ewe"] and table.A.ap == 0
    table.A.attacks("Ewe")
    table.B.answers("do not block")
    assert table.B.life == 5


@rule("ua.attack.2", "ua.kw.double-attack.1")
def test_after_an_attack_whoever_is_active_may_attack(table: Table) -> None:
    table.place(A="front: Ram 3000 [Double Attack], Ewe 1000", phase="attack")
    table.A.attacks("Ram")
    assert not table["Ram"].resting and table.A.can("attack with Ram") and table.A.can("attack with Ewe")
    table.A.attacks("Ram")
    assert table["Ram"].resting and not table.A.can("attack with Ram") and table.B.life == 5
    table.A.attacks("Ewe")
    assert table.B.life == 4


@rule("ua.kw.double-attack.1")
def test_double_attack_rests_and_readies_before_blocking(table: Table) -> None:
    table.place(A="front: Ram 3000 [Double Attack]", B="front: Wall 4000", phase="attack")
    table.A.attacks("Ram")
    assert table.waiting_for == "B block" and not table["Ram"].resting
    order = kinds(table)
    assert order.index("attack") < order.index("rest") < order.index("ready")


@rule("ua.attack.3")
def test_an_attack_aims_at_the_player_unless_an_ability_allows_more(table: Table) -> None:
    table.place(A="front: Ram 3000", B="front: Wall 1000 resting, Fort 1000", phase="attack")
    assert table.A.options() == ["Attack the player with Ram", "End the attack phase"]


@rule("ua.attack.4")
def test_no_card_is_used_from_hand_in_the_attack_phase(table: Table) -> None:
    table.card("Wolf", bp=2000, raid="Pup")
    hand = 'Ram 1000, Wolf, Pier {type: site}, Call "Draw a card." {type: event}'
    table.place(A=f"front: Pup 1000; hand: {hand}; ap: 3/3", B="front: Wall 1000; hand: Ewe 1000; ap: 3/3", phase="attack")
    assert table.A.options() == ["Attack the player with Pup", "End the attack phase"]
    table.A.attacks("Pup")
    assert sorted(table.B.options()) == sorted(o for o in table.B.options() if "Wall" in o or o == "Don't block")


@rule("ua.attack.6")
def test_attacking_is_optional(table: Table) -> None:
    table.place(A="front: Ram 3000; deck: 9", B="deck: 9", phase="attack")
    table.A.ends_phase()
    assert table.turn == "B" and table.B.life == 7 and "attack" not in kinds(table)


@rule("ua.must.attack.2")
def test_a_duty_to_attack_is_asked_anew_when_readied(table: Table) -> None:
    table.card("Bull", bp=3000, text="This character must attack if able.\n[Double Attack]")
    table.place(A="front: Bull, Ewe 1000", phase="attack")
    for _ in range(2):
        assert table.A.options() == ["Attack the player with Bull"]
        table.A.attacks("Bull")
    assert table.A.can("attack with Ewe") and table.A.can("end")


@rule("ua.attack.7")
def test_an_attack_is_declared_then_blocked_then_resolved(table: Table) -> None:
    table.card("Ram", bp=3000, text="[When Attacking] This character gains 500 BP until the end of the turn.")
    table.card("Wall", bp=1000, text="[When Blocking] This character gains 500 BP until the end of the turn.")
    table.place(A="front: Ram", B="front: Wall", phase="attack")
    table.A.attacks("Ram")
    assert table["Ram"].resting and table["Ram"].bp == 3500 and table["Wall"].bp == 1000
    table.B.blocks("Wall")
    order = [kind for kind in kinds(table) if kind in ("attack", "rest", "ability", "block", "battle")]
    assert order == ["attack", "rest", "ability", "block", "rest", "ability", "battle"]


@rule("ua.attack.9")
def test_the_end_of_an_attack_comes_after_all_trigger_checks(table: Table) -> None:
    table.card("Ram", bp=3000, text="[Once Per Turn] At the end of this character's attack, you may pay 1 AP. If you do, switch this character to active.")
    table.place(A="front: Ram; ap: 1/3", B="life: 6, Quill 1000 {trigger: draw}; deck: 5", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 7")
    assert table.waiting_for == "B trigger", "the defender's check comes first"
    table.B.answers("use the draw trigger of Quill")
    assert table.waiting_for == "A may"
    table.A.answers("yes")
    assert table.A.ap == 0 and not table["Ram"].resting


@rule("ua.attack.9", "ua.dur.1")
def test_effects_until_the_end_of_the_attack_outlast_its_last_abilities(table: Table) -> None:
    table.card("Ram", bp=3000, text="[When Attacking] This character gains 1000 BP until the end of the attack.\nAt the end of this character's attack, if this character has 4000 or more BP, draw a card.")
    table.place(A="front: Ram", phase="attack")
    table.A.attacks("Ram")
    assert len(table.A.hand) == 1 and table["Ram"].bp == 3000


@rule("ua.attack.11")
def test_a_text_may_let_a_character_attack_from_the_energy_line(table: Table) -> None:
    table.card("Bow", bp=2000, text="This character can attack from the energy line.")
    table.place(A="energy: Bow, Ewe 1000", B="front: Wall 3000", phase="attack")
    assert table.A.can("attack with Bow") and not table.A.can("attack with Ewe")
    table.A.attacks("Bow")
    assert table["Bow"].resting and table.waiting_for == "B block"
    table.B.answers("do not block")
    assert table.B.life == 6
    table.place(A="energy: Bow resting", phase="attack")
    assert not table.A.can("attack with Bow")


@rule("ua.attack.declare.1")
def test_attack_abilities_are_carried_out_before_blocking(table: Table) -> None:
    table.card("Ram", bp=3000, text="[When Attacking] Choose up to one character on your opponent's front line and switch it to resting.")
    table.card("Horn", bp=1000, text="When a character on your field attacks, draw a card.")
    table.place(A="front: Ram, Horn", B="front: Wall 4000", phase="attack")
    table.A.attacks("Ram")
    table.A.answers("resolve the ability of Ram")
    table.A.chooses("Wall")
    assert table.waiting_for == "A attack" and table.B.life == 6 and len(table.A.hand) == 1


@rule("ua.attack.block.1", "ua.attack.block.2")
def test_the_defender_may_block_with_one_active_front_line_character(table: Table) -> None:
    table.place(A="front: Ram 3000", B="front: Wall 4000, Fort 4000, Rest 4000 resting; energy: Back 4000", phase="attack")
    table.A.attacks("Ram")
    assert table.B.options() == ["Block with Wall (4000 BP)", "Block with Fort (4000 BP)", "Don't block"]
    assert table.B.can("do not block")
    table.B.blocks("Wall")
    assert table["Wall"].resting and not table["Fort"].resting and table.waiting_for == "A attack"


@rule("ua.attack.block.3", "ua.attack.res.1")
def test_a_block_turns_the_attack_upon_the_blocker(table: Table) -> None:
    for blocked in (True, False):
        table.place(A="front: Ram 3000 [Damage (2)]", B="front: Wall 1000", phase="attack")
        table.A.attacks("Ram")
        table.B.answers("block with Wall" if blocked else "do not block")
        assert table.B.life == (7 if blocked else 5)
        assert ("battle" in kinds(table)) is blocked and ("damage" in kinds(table)) is not blocked
        assert table.B.front == ([] if blocked else ["Wall"])


@rule("ua.must.block.2")
def test_an_attack_that_must_be_blocked_is_blocked_by_somebody(table: Table) -> None:
    table.card("Ram", bp=3000, text="Your opponent must block this character's attacks if able.")
    table.place(A="front: Ram", B="front: Wall 4000, Fort 4000", phase="attack")
    table.A.attacks("Ram")
    assert len(table.B.options()) == 2 and not table.B.can("do not block")
    table.B.blocks("Fort")
    table.place(A="front: Ram", B="front: Wall 4000 resting", phase="attack")
    table.A.attacks("Ram")
    assert table.B.life == 6


@rule("ua.block.limit.2")
def test_who_cannot_attack_or_block_is_left_out(table: Table) -> None:
    table.card("Monk", bp=9000, text="This character cannot attack or block.")
    table.place(A="front: Monk, Ram 3000", phase="attack")
    assert table.A.options() == ["Attack the player with Ram", "End the attack phase"]
    table.place(A="front: Ram 3000", B="front: Monk", phase="attack")
    table.A.attacks("Ram")
    assert table.B.life == 6


@rule("ua.block.limit.3")
def test_cannot_beats_must(table: Table) -> None:
    table.card("Torn", bp=9000, text="This character must block your opponent's attacks if able.\nThis character cannot block.")
    table.place(A="front: Ram 3000", B="front: Torn, Wall 4000", phase="attack")
    table.A.attacks("Ram")
    assert not table.B.can("block with Torn") and table.B.can("do not block")
    table.card("Bound", bp=9000, text="This character must attack if able.\nThis character cannot attack.")
    table.place(A="front: Bound, Ram 3000", phase="attack")
    assert not table.A.can("attack with Bound") and table.A.can("end")


@rule("ua.attack.block.4")
def test_not_blocked_abilities_come_before_damage(table: Table) -> None:
    table.card("Ram", bp=3000, text="When this character attacks and is not blocked, draw a card.")
    table.place(A="front: Ram", B="front: Wall 1000", phase="attack", ask="life")
    table.A.attacks("Ram")
    assert table.A.hand == []
    table.B.answers("do not block")
    assert table.waiting_for == "A life" and len(table.A.hand) == 1
    table.place(A="front: Ram", B="front: Wall 1000", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    assert table.A.hand == []


@rule("ua.attack.block.5", "ua.timing.blocking.1")
def test_when_blocking_comes_before_bp_is_compared_and_each_time(table: Table) -> None:
    table.card("Wall", bp=3000, text="[Double Block]\n[When Blocking] This character gains 1000 BP until the end of the turn.")
    table.place(A="front: Ram 3500, Bull 4500", B="front: Wall", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    table.B.answers("Double Block of Wall")
    assert table.B.front == ["Wall"] and table["Wall"].bp == 4000
    table.A.attacks("Bull")
    table.B.blocks("Wall")
    assert table.B.front == ["Wall"] and table["Wall"].bp == 5000


@rule("ua.attack.watch.1")
def test_watchers_on_other_cards_activate_at_the_same_step(table: Table) -> None:
    table.card("Bard", bp=1000, text="When a character on your field attacks and wins a battle, draw a card.")
    table.card("Nurse", bp=1000, text="When a character on your field attacks and loses a battle, draw two cards.")
    table.card("Ram", bp=3000, text="When this character attacks and is blocked, this character gains 500 BP until the end of the turn.")
    for bp, drawn in ((3500, 1), (4000, 2)):
        table.place(A="front: Ram, Bard, Nurse", B=f"front: Wall {bp}", phase="attack")
        table.A.attacks("Ram")
        assert table["Ram"].bp == 3000
        table.B.blocks("Wall")
        assert table["Ram"].bp == 3500 and len(table.A.hand) == drawn
    table.place(A="front: Ram, Bard, Nurse", B="front: Wall 1000", phase="attack")
    table.A.attacks("Ram")
    table.B.answers("do not block")
    assert table["Ram"].bp == 3000 and table.A.hand == []


@rule("ua.timing.attacking.1")
def test_when_attacking_activates_at_each_attack_whatever_the_target(table: Table) -> None:
    table.card("Ram", bp=3000, text="[Double Attack]\n[Snipe]\n[When Attacking] Draw a card.")
    table.place(A="front: Ram", B="front: Wall 1000 resting", phase="attack")
    table.A.answers("attack the player with Ram")
    table.A.answers("Double Attack of Ram")
    assert len(table.A.hand) == 1
    table.A.answers("attack Wall with Ram")
    assert len(table.A.hand) == 2


@rule("ua.kw.double-block.1", "ua.kw.double-block.2")
def test_double_block_blocks_twice_in_each_turn(table: Table) -> None:
    table.place(A="front: P 1000, Q 1000, R 1000; deck: 9", B="front: Wall 3000 [Double Block]; deck: 9", phase="attack")
    for name in ("P", "Q"):
        table.A.attacks(name)
        table.B.blocks("Wall")
    table.A.attacks("R")
    assert table.B.life == 6
    table.A.ends_phase()
    table.B.ends_turn()
    for name in ("P", "Q"):
        table.A.attacks(name)
        table.B.blocks("Wall")
    table.A.attacks("R")
    assert table.B.life == 5


@rule("ua.kw.snipe.3")
def test_snipe_aims_at_active_and_resting_characters_of_the_front_line(table: Table) -> None:
    table.place(A="front: Bow 3000 [Snipe]", B="front: Wall 1000 resting, Fort 1000; energy: Back 1000", phase="attack")
    found = [o for o in table.A.options() if "Attack" in o]
    assert found == ["Attack the player with Bow", "Attack Wall with Bow", "Attack Fort with Bow"]
    table.A.answers("attack Wall with Bow")
    assert table.B.sideline == ["Wall"] and table.B.life == 7


@rule("ua.kw.snipe.7")
def test_an_attack_aimed_at_a_character_is_neither_blocked_nor_unblocked(table: Table) -> None:
    table.card("Bow", bp=3000, text="[Snipe]\nWhen this character attacks and is not blocked, draw a card.\nWhen this character attacks and is blocked, draw two cards.")
    table.place(A="front: Bow", B="front: Wall 1000, Fort 4000", phase="attack")
    table.A.answers("attack Wall with Bow")
    assert table.waiting_for == "A attack" and table.A.hand == [] and table.B.sideline == ["Wall"]


@rule("ua.kw.snipe.8")
def test_texts_forbid_to_be_aimed_at(table: Table) -> None:
    table.card("Veil", bp=1000, text='(If on the Front Line) "Wall" cards on your field cannot be targeted by [Snipe].')
    table.place(A="front: Bow 3000 [Snipe]", B="front: Veil, Wall 1000, Fort 1000", phase="attack")
    assert not table.A.can("attack Wall with Bow") and table.A.can("attack Fort with Bow")
    table.place(A="front: Bow 3000 [Snipe]", B="front: Wall 1000; energy: Veil", phase="attack")
    assert table.A.can("attack Wall with Bow")


@rule("ua.attack.10")
def test_a_characters_attacks_of_the_turn_are_counted(table: Table) -> None:
    table.card("Ram", bp=3000, text="[Double Attack]\nWhen this character attacks a second time this turn, draw a card.\nWhen this character attacks a third time this turn, draw two cards.\n[Once Per Turn] At the end of this character's attack, you may pay 1 AP. If you do, switch this character to active.")
    table.place(A="front: Ram, Ewe 1000; deck: 9; ap: 1/3", B="deck: 9", phase="attack")
    table.A.attacks("Ewe")
    table.A.attacks("Ram")
    table.A.answers("yes")
    assert table.A.hand == []
    table.A.attacks("Ram")
    assert len(table.A.hand) == 1, "the second attack of this character, not of the player"
    assert not table.A.can("attack with Ram")


@rule("ua.attack.10")
def test_a_players_first_attack_is_counted_whoever_makes_it(table: Table) -> None:
    table.card("Daze", type="event", ap=0, text="Choose up to one character on your opponent's field and give it \"This character cannot block your opponent's first attack\" until the end of the turn.")
    table.place(A="front: Ram 1000, Ewe 1000; hand: Daze", B="front: Wall 4000, Fort 4000")
    table.A.uses("Daze")
    table.A.chooses("Wall")
    table.A.attacks("Ram")
    assert not table.B.can("block with Wall") and table.B.can("block with Fort")
    table.B.answers("do not block")
    table.A.attacks("Ewe")
    assert table.B.can("block with Wall")


@rule("ua.must.block.3")
def test_a_duty_tied_to_a_pair_binds_only_against_that_attacker(table: Table) -> None:
    text = 'Choose one character with 3000 or less BP on your opponent\'s front line and one "Ram" on your front line. The chosen character of your opponent must block the chosen "Ram" character\'s attacks if able this turn.'
    table.card("Dare", type="event", ap=0, text=text)
    table.place(A="front: Ram 1000, Ewe 1000; hand: Dare; deck: 9", B="front: Wall 3000 [Double Block], Fort 4000; deck: 9")
    table.A.uses("Dare")
    table.A.attacks("Ewe")
    assert table.B.can("do not block") and table.B.can("block with Fort")
    table.B.answers("do not block")
    table.A.attacks("Ram")
    assert not table.B.can("do not block") and not table.B.can("block with Fort") and table.B.can("block with Wall")

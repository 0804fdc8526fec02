"""End Phase, durations and locks."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table


@rule("ua.end.1", "ua.end.2")
def test_the_end_phase_resolves_readies_limits_the_hand_and_expires_in_order(table: Table) -> None:
    table.card("Ram", bp=2000, text="At the start of your end phase, if this character is resting, draw a card.")
    table.card("Grow", type="event", ap=0, text="Choose one character on your field. It gains 1000 BP until the end of the turn.")
    table.place(A="front: Ram resting; hand: Grow, Kid 1000, 7; deck: P 1000, 9", B="deck: 9")
    table.A.uses("Grow")
    table.A.ends_turn()
    assert "P" in table.A.hand, "it still rested when the phase began"
    assert table.waiting_for == "A hand limit" and not table["Ram"].resting, "readied before the hand is counted"
    assert table["Ram"].bp == 3000, "the hand is counted before effects stop"
    table.A.answers("Kid")
    assert table.turn == "B" and table["Ram"].bp == 2000 and table.A.removal == ["Kid"]
    order = [event.rule for event in table.state.log if event.rule in ("ua.zone.deck.1", "ua.end.3", "ua.end.6")]
    assert order == ["ua.zone.deck.1", "ua.end.3", "ua.end.6"]


@rule("ua.end.7")
def test_effects_until_the_end_of_the_turn_stop(table: Table) -> None:
    table.card("Grow", type="event", ap=0, text="Choose one character on your field. It gains 2000 BP until the end of the turn.")
    table.place(A="front: Ram 2000; hand: Grow; deck: 9", B="deck: 9")
    table.A.uses("Grow")
    table.A.ends_phase()
    assert table.phase == "attack" and table["Ram"].bp == 4000
    table.A.ends_phase()
    assert table.turn == "B" and table["Ram"].bp == 2000


@rule("ua.dur.1")
def test_during_the_opponents_next_turn_means_only_then(table: Table) -> None:
    table.card("Ram", bp=2000, text="[Activate: Main] (Pay 1 AP) This character gains 1000 BP during your opponent's next turn.")
    table.place(A="front: Ram; deck: 9; ap: 3/3", B="deck: 9")
    table.A.activates("Ram")
    assert table["Ram"].bp == 2000
    table.A.ends_turn()
    assert table.turn == "B" and table["Ram"].bp == 3000
    table.B.ends_turn()
    assert table.turn == "A" and table["Ram"].bp == 2000


@rule("ua.dur.1")
def test_effects_end_when_the_object_leaves_or_is_raided_over(table: Table) -> None:
    table.card("Grow", type="event", ap=0, text="Choose one character on your field. It gains 2000 BP until the end of your opponent's next turn.")
    table.card("Gust", type="event", ap=0, text="Choose one character on your field and return it to your hand.")
    table.card("Wolf", bp=3000, raid="Pup")
    table.place(A="front: Pup 1000; hand: Grow, Gust, Wolf; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Grow")
    table.A.uses("Gust")
    table.A.plays("Pup", "front line")
    assert table["Pup"].bp == 1000
    table.place(A="front: Pup 1000; hand: Grow, Wolf; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Grow")
    assert table["Pup"].bp == 3000
    table.A.answers("raid with Wolf onto Pup")
    assert table["Wolf"].bp == 3000
    table.place(A="front: Ram 1000; hand: Grow; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Grow")
    table.A.ends_turn()
    assert table.turn == "B" and table["Ram"].bp == 3000
    table.B.ends_turn()
    assert table["Ram"].bp == 1000


@rule("ua.dur.1")
def test_the_opponents_next_turn_is_not_the_present_one(table: Table) -> None:
    table.card("Wall", bp=3000, text="[When Blocking] This character gains 1000 BP until the end of your opponent's next turn.")
    table.place(A="front: Ram 1000; deck: 9", B="front: Wall; deck: 9", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Wall")
    table.A.ends_phase()
    assert table.turn == "B" and table["Wall"].bp == 4000
    table.B.ends_turn()
    assert table.turn == "A" and table["Wall"].bp == 4000
    table.A.ends_turn()
    assert table.turn == "B" and table["Wall"].bp == 3000


@rule("ua.lock.while.1")
def test_a_lock_while_a_card_is_there_stops_only_the_readying_it_names(table: Table) -> None:
    text = "[When Played] Choose up to one character on your opponent's front line and switch it to resting. It will not switch to active during start and end phases while this site is on your field."
    table.card("Cage", type="site", text=text + "\n[Activate: Main] Sideline this site.")
    table.card("Wake", type="event", ap=0, text="Choose one character on your field and switch it to active.")
    table.place(A="hand: Cage; deck: 9; ap: 3/3", B="front: Wall 1000; hand: Wake; deck: 9")
    table.A.plays("Cage")
    table.A.chooses("Wall")
    table.A.ends_turn()
    assert table.turn == "B" and table["Wall"].resting, "not by the start phase"
    table.B.uses("Wake")
    assert not table["Wall"].resting, "but by an ability"
    table.place(A="hand: Cage; deck: 9; ap: 3/3", B="front: Wall 1000; deck: 9")
    table.A.plays("Cage")
    table.A.chooses("Wall")
    table.A.activates("Cage")
    table.A.ends_turn()
    assert table.turn == "B" and not table["Wall"].resting, "free once the site is gone"


@rule("ua.lock.while.1")
def test_the_lock_holds_in_the_end_phase_too(table: Table) -> None:
    text = "[When Played] Choose up to one character on your opponent's front line and switch it to resting. It will not switch to active during start and end phases while this site is on your field."
    table.card("Cage", type="site", text=text)
    table.place(A="hand: Cage; deck: 9; ap: 3/3", B="front: Wall 1000, Fort 1000 resting; deck: 9")
    table.A.plays("Cage")
    table.A.chooses("Wall")
    table.A.ends_turn()
    table.B.ends_turn()
    assert table.turn == "A" and table["Wall"].resting and not table["Fort"].resting


@rule("ua.lock.pick.1")
def test_a_resting_character_may_be_picked_for_a_lock(table: Table) -> None:
    table.card("Chain", type="event", text="Choose up to one character on your opponent's front line and switch it to resting. It will remain set to resting the next time it would be switched to active.")
    table.place(A="hand: Chain; deck: 9; ap: 3/3", B="front: Wall 1000 resting; deck: 9")
    table.A.uses("Chain")
    table.A.chooses("Wall")
    table.A.ends_turn()
    assert table.turn == "B" and table["Wall"].resting
    table.B.ends_turn()
    assert not table["Wall"].resting, "one readying is skipped, no more"


@rule("ua.lock.pick.1")
def test_a_yellow_trigger_locks_a_character_that_rests_already(table: Table) -> None:
    table.place(A="front: Ram 3000; deck: 9", B="life: 4, Leaf 1000 {trigger: color, color: yellow}; deck: 9", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 5")
    table.B.answers("use the color trigger of Leaf")
    assert table["Ram"].resting
    table.A.ends_phase()
    assert table.turn == "B" and table["Ram"].resting


@rule("ua.protect.2")
def test_who_is_not_affected_by_reductions_ignores_every_minus(table: Table) -> None:
    table.card("Rock", bp=3000, text="This character is not affected by BP-reducing abilities.")
    table.card("Wither", type="event", ap=0, text="All characters on your opponent's front line lose 2000 BP until the end of the turn.")
    table.card("Grow", type="event", ap=0, text="All characters on your opponent's front line gain 1000 BP until the end of the turn.")
    table.card("Chill", bp=1000, text="Characters on your opponent's front line lose 1000 BP.")
    table.place(A="front: Chill; hand: Wither, Grow; ap: 3/3", B="front: Rock, Wall 4000")
    table.A.uses("Wither")
    assert table["Rock"].bp == 3000 and table["Wall"].bp == 1000
    table.A.uses("Grow")
    assert table["Rock"].bp == 4000 and table["Wall"].bp == 2000


@rule("ua.protect.2")
def test_an_earlier_minus_is_ignored_while_the_protection_lasts(table: Table) -> None:
    table.card("Rock", bp=3000, text="[During Opponent's Turn] This character is not affected by BP-reducing abilities.")
    table.card("Curse", type="event", ap=0, text="Choose one character on your field. It loses 1000 BP until the end of your opponent's next turn.")
    table.place(A="front: Rock; hand: Curse; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Curse")
    assert table["Rock"].bp == 2000
    table.A.ends_turn()
    assert table.turn == "B" and table["Rock"].bp == 3000


@rule("ua.protect.3")
def test_protection_from_single_actions_stops_just_those_of_the_opponent(table: Table) -> None:
    table.card("Monk", bp=3000, text="This character cannot be switched to resting, moved, or returned to your hand by your opponent's abilities.")
    for name, deed in (("Tire", "switch it to resting"), ("Push", "move it to their energy line"), ("Gust", "return it to their hand"), ("Kill", "sideline it")):
        table.card(name, type="event", ap=0, text=f"Choose up to one character on your opponent's field and {deed}.")
    table.card("Nap", type="event", ap=0, text="Choose up to one character on your field and switch it to resting.")
    table.place(A="hand: Tire, Push, Gust, Kill; ap: 3/3", B="front: Monk")
    for name in ("Tire", "Push", "Gust"):
        table.A.uses(name)
        table.A.chooses("Monk")
        assert table.B.front == ["Monk"] and not table["Monk"].resting, name
    table.A.uses("Kill")
    table.A.chooses("Monk")
    assert table.B.sideline == ["Monk"]
    table.place(A="front: Monk; hand: Nap; ap: 3/3")
    table.A.uses("Nap")
    table.A.chooses("Monk")
    assert table["Monk"].resting

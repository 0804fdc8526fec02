"""Main Phase: playing characters and sites, using events, Activate: Main abilities, costs beside energy and AP."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

LOAD = "[Activate: Main] (Switch to Resting) Draw a card."


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.state.log]


@rule("ua.main.1")
def test_cards_and_abilities_in_any_sequence_until_the_player_stops(table: Table) -> None:
    table.card("Call", type="event", text="Draw a card.")
    table.place(A=f'energy: Pier "{LOAD}" {{type: site}}, Quay "{LOAD}" {{type: site}}; hand: Ram 1000, Ewe 1000, Call; ap: 3/3')
    for words in ("play Ram onto the front line", "activate Pier", "use Call", "activate Quay", "play Ewe onto the front line"):
        assert table.A.can("end")
        table.A.answers(words)
    assert table.A.front == ["Ram", "Ewe"] and len(table.A.hand) == 3 and table.waiting_for == "A main"
    table.A.ends_phase()
    assert table.phase == "attack"


@rule("ua.main.2", "ua.raid.1")
def test_from_hand_a_card_is_played_raided_or_used_and_from_nowhere_else(table: Table) -> None:
    table.card("Wolf", bp=2000, raid="Pup")
    hand = 'Wolf, Pier {type: site}, Call "Draw a card." {type: event}'
    rest = "front: Pup 1000; sideline: Ram 1000; removal: Ewe 1000; life: Kid 1000, 6; deck: 5; ap: 3/3"
    table.place(A=f"hand: {hand}; {rest}")
    assert sorted(table.A.options()) == [
        "End the main phase",
        "Play Pier onto the energy line",
        "Play Wolf onto the energy line",
        "Play Wolf onto the front line",
        "Raid with Wolf onto Pup",
        "Use Call",
    ]


@rule("ua.main.char.1")
def test_a_character_goes_onto_either_line(table: Table) -> None:
    for line in ("front line", "energy line"):
        table.place(A="hand: Ram 1000; ap: 3/3")
        table.A.plays("Ram", line)
        assert table["Ram"].zone == line


@rule("ua.main.char.2", "ua.main.site.2")
def test_energy_is_checked_then_ap_paid_then_the_card_put_down(table: Table) -> None:
    for card in ("Ram 1000 {energy: 2}", "Ram {type: site, energy: 2}"):
        table.place(A=f"energy: 2 red; hand: {card}; ap: 3/3")
        table.A.plays("Ram", "energy line")
        order = kinds(table)
        assert order.index("pay") < order.index("play") and table.A.ap == 2
        assert not any(event.kind == "pay" and table.A.ap == 3 for event in table.state.log)
        table.place(A=f"energy: 1 red; hand: {card}; ap: 3/3")
        assert not table.A.can("play Ram onto the energy line")
        assert table.A.hand == ["Ram"] and table.A.ap == 3


@rule("ua.main.char.3")
def test_on_a_full_line_one_card_of_it_is_removed_first(table: Table) -> None:
    table.place(A='front: P 1000 "[When Sidelined] Draw a card.", Q 1000, R 1000, S 1000; energy: Kid 1000; hand: Ram 1000; ap: 3/3')
    table.A.plays("Ram", "front line")
    assert sorted(table.A.options()) == sorted(o for o in table.A.options() if "front line" in o) and len(table.A.options()) == 4
    table.A.answers("P")
    assert table.A.removal == ["P"] and table.A.hand == [] and table.A.sideline == []
    assert table.A.front == ["Q", "R", "S", "Ram"] and table["Ram"].resting
    moves = [event.kind for event in table.state.log if event.kind in ("move", "play")]
    assert moves == ["move", "play"]


@rule("ua.main.char.4", "ua.main.site.4")
def test_while_there_is_room_nothing_may_be_removed(table: Table) -> None:
    table.place(A="front: P 1000, Q 1000, R 1000; energy: 3x Pier {type: site}; hand: Ram 1000, Quay {type: site}; ap: 3/3")
    table.A.plays("Ram", "front line")
    assert table.waiting_for == "A main"
    table.A.plays("Quay")
    assert table.waiting_for == "A main" and table.A.removal == []
    assert len(table.A.front) == 4 and len(table.A.energy) == 4


@rule("ua.main.site.1", "ua.main.site.3")
def test_a_site_goes_onto_a_full_energy_line_by_removing_a_card(table: Table) -> None:
    table.place(A="energy: Ram 1000, 3x Pier {type: site}; hand: Quay {type: site}; ap: 3/3")
    assert [o for o in table.A.options() if "Quay" in o] == ["Play Quay onto the energy line"]
    table.A.plays("Quay")
    table.A.answers("Ram")
    assert table.A.removal == ["Ram"] and table.A.energy == ["Pier", "Pier", "Pier", "Quay"] and table["Quay"].resting


@rule("ua.main.event.2", "ua.ap.ready.1")
def test_an_event_is_paid_before_it_is_carried_out(table: Table) -> None:
    table.card("Dawn", type="event", text="Choose up to two of your AP cards and switch them to active.")
    table.place(A="hand: Dawn, Ram 1000; ap: 1/3")
    table.A.uses("Dawn")
    assert table.A.ap == 2 and table.A.ap_cards == 3, "its own AP card was resting already"
    table.A.plays("Ram", "front line")
    assert table.A.ap == 1
    table.place(A="hand: Dawn; ap: 3/3")
    table.A.uses("Dawn")
    assert table.A.ap == 3 and table.A.ap_cards == 3


@rule("ua.main.event.3")
def test_full_lines_never_stop_an_event(table: Table) -> None:
    table.place(A='front: 4x P 1000; energy: 4x Q 1000; hand: Call "Draw a card." {type: event}; ap: 3/3')
    table.A.uses("Call")
    assert table.waiting_for == "A main" and table.A.removal == [] and len(table.A.hand) == 1


@rule("ua.main.event.6")
def test_what_an_event_sets_off_waits_until_it_lies_in_the_sideline(table: Table) -> None:
    table.card("Ghost", bp=1000, text="[When Sidelined] If you have one or more event cards in your sideline, draw a card.")
    table.card("Burn", type="event", text="Sideline one character on your field.")
    table.place(A="front: Ghost; hand: Burn; ap: 3/3")
    table.A.uses("Burn")
    if table.waiting_for == "A choose":
        table.A.chooses("Ghost")
    assert len(table.A.hand) == 1


@rule("ua.main.act.1")
def test_abilities_of_own_field_cards_in_the_own_main_phase(table: Table) -> None:
    text = "[Activate: Main] (Pay 1 AP) Draw a card."
    for name in ("Fore", "Back", "Pier", "Held", "Gone", "Foe"):
        table.card(name, **({"type": "site"} if name == "Pier" else {"bp": 1000}), text=text)
    table.place(A="front: Fore; energy: Back, Pier; hand: Held; sideline: Gone; ap: 3/3", B="front: Foe; ap: 3/3")
    assert sorted(o.split(":")[0] for o in table.A.options() if o.startswith("Activate")) == ["Activate Back", "Activate Fore", "Activate Pier"]
    table.A.ends_phase()
    assert table.phase == "attack" and not any(o.startswith("Activate") for o in table.A.options())


@rule("ua.main.act.3")
def test_an_ability_without_condition_is_activated_by_declaring_it(table: Table) -> None:
    table.place(A='front: Ram 1000 "[Activate: Main] This character gains 500 BP until the end of the turn." resting; ap: 0/3')
    for n in range(1, 4):
        table.A.activates("Ram")
        assert table["Ram"].bp == 1000 + 500 * n
    assert table.A.ap == 0


@rule("ua.main.act.4")
def test_costs_side_by_side_are_all_paid(table: Table) -> None:
    text = "[Activate: Main] (Switch to Resting) (Pay 1 AP) (Sideline This Card) Draw two cards."
    table.card("Lamp", bp=1000, text=text)
    for board in ("front: Lamp; ap: 0/3", "front: Lamp resting; ap: 1/3"):
        table.place(A=board)
        assert not table.A.can("activate Lamp")
    table.place(A="front: Lamp; ap: 1/3")
    table.A.activates("Lamp")
    assert table.A.sideline == ["Lamp"] and table.A.ap == 0 and len(table.A.hand) == 2
    assert "rest" in kinds(table)


@rule("ua.cost.reduce.3")
def test_the_next_fitting_card_costs_less_once(table: Table) -> None:
    table.card("Deal", type="event", text="Reduce the AP cost of the next character card with 2 AP cost you use from your hand this turn by 1.")
    table.place(A="hand: Deal, Big 4000 {ap: 2}, Huge 4000 {ap: 2}, Small 1000; deck: 9; ap: 3/3")
    table.A.uses("Deal")
    table.A.plays("Big", "front line")
    assert table.A.ap == 1, "1 for the event, 1 instead of 2"
    assert not table.A.can("play Huge onto the front line")
    table.place(A="hand: Deal, Big 4000 {ap: 2}, Small 1000; deck: 9; ap: 3/3")
    table.A.uses("Deal")
    table.A.plays("Small", "front line")
    assert table.A.ap == 1, "a card that does not fit neither costs less nor uses it up"
    table.A.plays("Big", "front line")
    assert table.A.ap == 0


@rule("ua.cost.reduce.3")
def test_a_reduction_for_the_next_card_ends_with_the_turn(table: Table) -> None:
    table.card("Deal", type="event", text="Reduce the AP cost of the next character card you use from your hand this turn by 1.")
    table.place(A="hand: Deal, Ram 1000; deck: 9; ap: 3/3", B="deck: 9")
    table.A.uses("Deal")
    table.A.ends_turn()
    table.B.ends_turn()
    table.A.plays("Ram", "front line")
    assert table.A.ap == 2


@rule("ua.cost.reduce.4")
def test_a_reduction_for_raid_is_for_raid_alone(table: Table) -> None:
    table.card("Den", bp=1000, text="(If on the Front Line) When a [Pack] affinity card performs Raid from your hand, reduce its required energy by Red x1.")
    table.card("Wolf", bp=3000, energy=3, affinities=["Pack"], raid="Pup")
    table.card("Lone", bp=3000, energy=3, raid="Pup")
    table.place(A="front: Den, Pup 1000; energy: 2 red; hand: Wolf, Lone; ap: 3/3")
    assert table.A.can("raid with Wolf onto Pup") and not table.A.can("play Wolf onto the front line")
    assert not table.A.can("raid with Lone onto Pup")
    table.place(A="front: Pup 1000; energy: 2 red, Den; hand: Wolf; ap: 3/3")
    assert not table.A.can("raid with Wolf onto Pup")


@rule("ua.cost.extra.1")
def test_what_a_card_cannot_be_used_without_is_paid_with_the_ap(table: Table) -> None:
    table.card("Pact", type="event", text='You cannot use this card unless you switch one active "Ram" card and one active "Ewe" card on your front line to resting.\nDraw a card.')
    for front in ("Ram 1000, Ewe 1000 resting", "Ram 1000"):
        table.place(A=f"front: {front}; hand: Pact; ap: 3/3")
        assert not table.A.can("use Pact") and not table["Ram"].resting
        refusal = table.A.refusal("use", "Pact")
        assert refusal is not None and refusal.rule == "ua.cost.extra.1"
    table.place(A="front: Ram 1000, Ewe 1000, Kid 1000; hand: Pact; ap: 3/3")
    table.A.uses("Pact")
    assert table["Ram"].resting and table["Ewe"].resting and not table["Kid"].resting and table.A.ap == 2 and len(table.A.hand) == 1


@rule("ua.cost.extra.1")
def test_of_two_ways_to_pay_the_possible_one_is_left(table: Table) -> None:
    text = 'You cannot use this card unless you place one card from your life into your sideline or switch one active "Ram" card on your field to resting.\nDraw a card.'
    table.card("Pact", type="event", text=text)
    table.place(A="front: Ram 1000 resting; hand: Pact; life: 3; ap: 3/3")
    table.A.uses("Pact")
    if table.waiting_for == "A pay":
        table.A.answers("life card 1")
    assert table.A.life == 2 and len(table.A.sideline) == 2
    table.place(A="front: Ram 1000; hand: Pact; life: 3; ap: 3/3")
    table.A.uses("Pact")
    assert table.waiting_for == "A pay with"
    table.A.answers("ability 2")
    assert table.A.life == 3 and table["Ram"].resting


@rule("ua.cost.use.2")
def test_a_text_limits_how_often_or_when_a_card_is_used(table: Table) -> None:
    table.card("Once", type="event", text='You can only use one "Once" card per turn.\nDraw a card.')
    table.card("Tied", type="event", text='You cannot use this card unless "Ram" is on your field.\nDraw a card.')
    table.place(A="hand: 2x Once, Tied; deck: 9; ap: 3/3", B="deck: 9")
    assert not table.A.can("use Tied")
    refusal = table.A.refusal("use", "Tied")
    assert refusal is not None and refusal.rule == "ua.cost.use.2"
    table.A.uses("Once")
    assert not table.A.can("use Once")
    table.A.ends_turn()
    table.B.ends_turn()
    table.A.uses("Once")
    table.place(A="front: Ram 1000; hand: Tied; ap: 3/3")
    assert table.A.can("use Tied")


@rule("ua.cost.use.2")
def test_a_text_stops_all_cards_from_hand_but_no_ability(table: Table) -> None:
    table.card("Hush", type="event", text="Draw a card. You cannot use cards from your hand for the rest of the turn.")
    table.card("Wolf", bp=2000, raid="Pup")
    board = 'energy: Pier "[Activate: Main] Draw a card." {type: site}; front: Pup 1000'
    table.place(A=f"{board}; hand: Hush, Wolf, Ram 1000, Quay {{type: site}}; deck: 9; ap: 3/3", B="deck: 9")
    assert len(table.A.options()) == 9
    table.A.uses("Hush")
    assert [o.split(":")[0] for o in table.A.options()] == ["Activate Pier", "End the main phase"]
    table.A.ends_turn()
    table.B.ends_turn()
    table.A.plays("Ram", "front line")
    assert "Ram" in table.A.front


@rule("ua.choose.exact.2")
def test_a_card_may_be_used_although_nothing_fits(table: Table) -> None:
    table.card("Bolt", type="event", text="Choose one character on your opponent's front line and sideline it.")
    table.place(A="hand: Bolt; ap: 3/3", B="energy: Ram 1000")
    table.A.uses("Bolt")
    assert table.A.sideline == ["Bolt"] and table.A.ap == 2 and table.B.energy == ["Ram"]


@rule("ua.cost.treat.1")
def test_a_card_may_count_with_another_required_energy_in_the_deck(table: Table) -> None:
    table.card("Chame", bp=1000, energy=3, text="You may treat this card as if its required energy is Red x2 while in your deck.")
    search = "Look at the top four cards of your deck. Reveal up to one character card with {} required energy among them and add it to your hand. Place the remaining cards on the bottom of your deck in any order."
    for n, fits in ((1, False), (2, True), (3, True)):
        table.card("Seek", type="event", text=search.format(n))
        table.place(A="hand: Seek; deck: Chame; ap: 3/3")
        table.A.uses("Seek")
        assert table.A.can("choose Chame") is fits
    table.place(A="energy: 2 red; hand: Chame; ap: 3/3")
    assert not table.A.can("play Chame onto the front line"), "in hand the printed number counts"
    table.place(A="energy: 3 red; hand: Chame; ap: 3/3")
    assert table.A.can("play Chame onto the front line")


USE = "[When Played] Use up to one event card from your sideline by ignoring its required energy and paying its AP cost."


@rule("ua.cost.use.1")
def test_a_card_is_used_from_elsewhere_only_through_a_text(table: Table) -> None:
    table.card("Call", type="event", energy=3, ap=1, text="Draw two cards.")
    table.card("Mage", bp=1000, text=USE)
    table.place(A="sideline: Call; hand: Mage; deck: 9; ap: 3/3")
    assert not table.A.can("use Call")
    table.A.plays("Mage", "front line")
    table.A.chooses("Call")
    assert len(table.A.hand) == 2 and table.A.ap == 1 and table.A.sideline == ["Call"], "no energy, but AP"
    table.place(A="sideline: Call; hand: Mage; deck: 9; ap: 1/3")
    table.A.plays("Mage", "front line")
    assert table.waiting_for == "A main" and table.A.hand == [], "nothing left to pay with"


@rule("ua.main.event.5")
def test_a_text_sends_an_event_to_the_removal_area(table: Table) -> None:
    table.card("Call", type="event", text="Draw two cards.")
    table.card("Mage", bp=1000, text=USE + " Place any card used with this ability into your removal area instead of your sideline.")
    table.place(A="sideline: Call; hand: Mage; deck: 9; ap: 3/3")
    table.A.plays("Mage", "front line")
    table.A.chooses("Call")
    assert table.A.removal == ["Call"] and table.A.sideline == [] and len(table.A.hand) == 2
    table.card("Flare", type="event", text="Draw a card. Place this card into your removal area instead of your sideline.")
    table.place(A="hand: Flare; deck: 9; ap: 3/3")
    table.A.uses("Flare")
    assert table.A.removal == ["Flare"] and table.A.sideline == []


@rule("ua.main.event.5")
def test_an_event_may_shun_the_sideline_unless_used_from_hand(table: Table) -> None:
    would = "If this card would be placed into your sideline besides when using it from your hand, place it into your removal area instead."
    table.card("Ember", type="event", ap=0, text=would + "\nDraw a card.")
    table.card("Mill", type="event", ap=0, text="Place the top card of your deck into your sideline.")
    table.card("Toss", type="event", ap=0, text="Place one card from your hand into your sideline.")
    table.card("Mage", bp=1000, text=USE)
    table.place(A="hand: Ember; deck: 9")
    table.A.uses("Ember")
    assert table.A.sideline == ["Ember"] and table.A.removal == []
    table.place(A="hand: Mill, Toss, Ember; deck: Ember, 9")
    table.A.uses("Mill")
    table.A.uses("Toss")
    assert table.A.removal == ["Ember", "Ember"] and table.A.sideline == ["Mill", "Toss"]
    table.place(A="front: Ram 1000", B="life: 1, Ember", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 2")
    assert table.B.removal == ["Ember"] and table.B.sideline == []
    table.place(A="hand: Mage; sideline: Ember; ap: 3/3")
    table.A.plays("Mage", "front line")
    table.A.chooses("Ember")
    assert table.A.removal == ["Ember"] and len(table.A.hand) == 1

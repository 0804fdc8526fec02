"""Wordings of effects and costs beside the usual one: the other player, the other line, two instead of one."""

from __future__ import annotations

import pytest

from quadriga.scenario.table import Table


def event(table: Table, text: str, name: str = "Deed") -> None:
    table.card(name, type="event", ap=0, text=text)


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("your opponent has two or more active AP cards", ("ap: 0/3", "ap: 2/3"), ("ap: 3/3", "ap: 1/3")),
        ("your opponent has two or more resting AP cards", ("ap: 3/3", "ap: 1/3"), ("ap: 0/3", "ap: 2/3")),
        ("your opponent has three or less cards in their deck", ("", "deck: 3"), ("deck: 1", "deck: 4")),
        ("you have two cards in your hand", ("hand: 2", ""), ("hand: 3", "hand: 2")),
        ("your opponent has two cards in their hand", ("", "hand: 2"), ("hand: 2", "hand: 3")),
        ("you have two or more cards in your hand or you have two or less life", ("life: 2", ""), ("hand: 1; life: 3", "")),
        ("you have two or more cards in your hand and you have two or less life", ("hand: 2; life: 2", ""), ("life: 2", "")),
        ('"Oda" is on your field and your energy line is not full', ("energy: Oda 1000", ""), ("energy: Oda 1000, 3x P 1000", "")),
        ("you have a character on the other line from this character", ("energy: P 1000", ""), ("front: P 1000", "energy: Q 1000")),
        ("the combined total of your life and your opponent's life is five or less", ("life: 1", "life: 4"), ("life: 1", "life: 5")),
    ],
)  # fmt: skip
def test_conditions_on_either_player(table: Table, condition: str, yes: tuple[str, str], no: tuple[str, str]) -> None:
    table.card("Me", bp=1000, text=f"If {condition}, this character gains 500 BP.")
    for (mine, theirs), bp in ((yes, 1500), (no, 1000)):
        front, rest = ("front: Me, " + mine[7:], "") if mine.startswith("front: ") else ("front: Me", mine)
        table.place(A="; ".join(part for part in (front, rest) if part), B=theirs)
        assert table["Me"].bp == bp, (mine, theirs)


def test_sidelined_by_losing_or_otherwise(table: Table) -> None:
    table.card("Me", bp=1000, text="[When Sidelined] If this character has been sidelined due to its BP becoming 0 or less or by an ability, draw a card.")
    event(table, "Sideline one character on your opponent's field.")
    event(table, "Choose one character on your opponent's field. It loses 1000 BP until the end of the turn.", "Curse")
    for word in ("Deed", "Curse"):
        table.place(A=f"hand: {word}", B="front: Me; deck: 9")
        table.A.uses(word)
        assert len(table.B.hand) == 1
    table.place(A="front: Ram 2000", B="front: Me; deck: 9", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Me")
    assert table.B.sideline == ["Me"] and table.B.hand == []


def test_cards_in_hand_need_less_energy(table: Table) -> None:
    table.card("Host", bp=1000, text="Reduce the required energy of all red character cards in your hand by Red x2.")
    table.place(A="front: Host; energy: 1 red; hand: Oak 1000 {energy: 3}, Elm 1000 {energy: 4}; ap: 3/3")
    assert table.A.can("play Oak") and not table.A.can("play Elm")


def test_damage_of_two(table: Table) -> None:
    event(table, "Deal 2 damage to your opponent.")
    table.place(A="hand: Deed", B="life: 5")
    table.A.uses("Deed")
    assert table.B.life == 3 and table.A.life == 7


def test_look_at_the_opponents_deck(table: Table) -> None:
    event(table, "Look at the top two cards of your opponent's deck, then place them on the top of their deck.")
    table.place(A="hand: Deed; deck: 9", B="deck: P 1000, Q 1000, 3")
    table.A.uses("Deed")
    if table.waiting_for == "A put order":
        table.A.answers("P")
    assert sorted(table.B.deck[:2]) == ["P", "Q"] and len(table.B.deck) == 5


def test_the_opponent_shuffles(table: Table) -> None:
    event(table, "Your opponent shuffles their deck.")
    orders = set()
    for seed in range(6):
        table.place(A="hand: Deed; deck: K 1000, L 1000", B="deck: P 1000, Q 1000, R 1000, S 1000", seed=seed)
        table.A.uses("Deed")
        orders.add(tuple(table.B.deck))
        assert table.A.deck == ["K", "L"]
    assert len(orders) > 1


def test_the_opponent_says_top_or_bottom(table: Table) -> None:
    event(table, "Choose one character on your opponent's field and place it on your opponent's choice of the top or bottom of their deck.")
    for where, deck in (("top", ["Wall", "P"]), ("bottom", ["P", "Wall"])):
        table.place(A="hand: Deed", B="front: Wall 1000; deck: P 1000")
        table.A.uses("Deed")
        assert table.waiting_for == "B top or bottom"
        [wanted] = [i for i, o in enumerate(table.B.options()) if where in o]
        table.session.answer(wanted)
        assert table.B.deck == deck


def test_resting_while_this_character_stays_in_front(table: Table) -> None:
    table.card("Warden", bp=1000, text="[When Played] Choose one character on your opponent's front line and switch it to resting. It remains set to resting until this character leaves the front line.")
    event(table, 'Choose one "Warden" on your opponent\'s field and move it to the other line.', "Push")
    table.card("Wake", type="event", ap=0, text="Choose one character on your field and switch it to active.")
    table.place(A="hand: Warden; deck: 9", B="front: Wall 1000; hand: Push, 2x Wake; deck: 9")
    table.A.plays("Warden", "front line")
    table.A.ends_turn()
    assert table["Wall"].resting and table.turn == "B"
    table.B.answers("no")
    table.B.uses("Wake")
    assert table["Wall"].resting, "also against abilities"
    table.B.uses("Push")
    table.B.uses("Wake")
    assert not table["Wall"].resting


def test_resting_in_the_phases_while_a_site_stays(table: Table) -> None:
    table.card("Jail", type="site", text="[When Played] Choose one character on your opponent's front line and switch it to resting. It will not switch to active during start and end phases while this site is on your field.")
    table.card("Wake", type="event", ap=0, text="Choose one character on your field and switch it to active.")
    table.place(A="hand: Jail; deck: 9", B="front: Wall 1000; hand: Wake; deck: 9")
    table.A.plays("Jail", "energy line")
    table.A.ends_turn()
    assert table["Wall"].resting
    table.B.answers("no")
    table.B.uses("Wake")
    assert not table["Wall"].resting


def test_two_ap_for_an_ability(table: Table) -> None:
    table.card("Me", bp=1000, text="[Activate: Main] (Pay 2 AP) Draw two cards.")
    table.place(A="front: Me; ap: 2/3; deck: 9")
    table.A.activates("Me")
    assert table.A.ap == 0 and len(table.A.hand) == 2
    table.place(A="front: Me; ap: 1/3; deck: 9")
    assert not table.A.can("activate Me")
    event(table, "You may pay 2 AP. If you do, draw two cards.")
    table.place(A="hand: Deed; ap: 2/3; deck: 9")
    table.A.uses("Deed")
    table.A.answers("yes")
    assert table.A.ap == 0 and len(table.A.hand) == 2
    table.place(A="hand: Deed; ap: 1/3; deck: 9")
    table.A.uses("Deed")
    assert table.waiting_for == "A main" and table.A.ap == 1


def test_ap_cards_switched_to_active(table: Table) -> None:
    event(table, "Switch two of your AP cards to active.")
    for before, after in (("0/3", 2), ("2/3", 3)):
        table.place(A=f"hand: Deed; ap: {before}")
        table.A.uses("Deed")
        assert table.A.ap == after


def test_when_played_stays_silent_and_can_be_activated(table: Table) -> None:
    table.card("Kid", bp=1000, text="[When Played] Draw a card.\n[When Attacking] Draw two cards.")
    event(table, 'Play one "Kid" from your sideline set to active onto your front line. [When Played] abilities on characters played with this ability do not activate.')
    table.place(A="hand: Deed; sideline: Kid; deck: 9")
    table.A.uses("Deed")
    assert table.A.front == ["Kid"] and table.A.hand == []
    for label, drawn in (("When Played", 1), ("When Attacking", 2)):
        event(table, f"Choose one character on your field. Activate that character's [{label}] ability.", "Call")
        table.place(A="front: Kid; hand: Call; deck: 9")
        table.A.uses("Call")
        assert len(table.A.hand) == drawn, label


def test_an_event_used_for_nothing(table: Table) -> None:
    table.card("Spark", type="event", ap=2, energy=5, text="Draw two cards.")
    event(table, "Use up to one event card from your sideline ignoring its required energy and without paying its AP cost.")
    table.place(A="hand: Deed; sideline: Spark; ap: 0/3; deck: 9")
    table.A.uses("Deed")
    table.A.chooses("Spark")
    assert len(table.A.hand) == 2 and table.A.ap == 0


def test_the_next_raid_and_the_next_card_cost_less(table: Table) -> None:
    table.card("Wolf", bp=3000, energy=3, raid="Pup")
    event(table, "Reduce the required energy of the next red character card you perform Raid with from your hand this turn by Red x2.")
    table.place(A="front: 2x Pup 1000; energy: 1 red; hand: Deed, 2x Wolf, Oak 1000 {energy: 3}, Elm 1000; ap: 3/3")
    assert not table.A.can("raid with Wolf onto Pup")
    table.A.uses("Deed")
    assert table.A.can("raid with Wolf onto Pup") and not table.A.can("play Oak")
    table.A.plays("Elm", "energy line")
    assert table.A.can("raid with Wolf onto Pup"), "a card that is played does not use it up"
    table.A.answers("raid with Wolf onto Pup")
    assert not table.A.can("raid with Wolf onto Pup#2"), "used up"
    event(table, "Reduce the AP cost of the next character card you use from your hand this turn by 2.")
    table.place(A="hand: Deed, Big 1000 {ap: 3}, Bigger 1000 {ap: 3}; ap: 2/3")
    table.A.uses("Deed")
    table.A.plays("Big", "front line")
    assert table.A.ap == 1 and not table.A.can("play Bigger")


def test_lines_that_a_card_keeps_off(table: Table) -> None:
    table.card("Vane", bp=1000, text="This character cannot be played onto your energy line.")
    table.place(A="hand: Vane; ap: 3/3")
    assert table.A.can("play Vane to the front line") and not table.A.can("play Vane to the energy line")
    table.card("Mole", bp=1000, text="This character cannot be played onto or moved to your front line.")
    table.place(A="hand: Mole; ap: 3/3")
    assert table.A.can("play Mole to the energy line") and not table.A.can("play Mole to the front line")
    table.place(A="energy: Mole, Kid 1000", phase="movement")
    assert table.A.can("move Kid") and not table.A.can("move Mole")


def test_a_smaller_front_line(table: Table) -> None:
    table.card("Giant", bp=9000, text="The number of cards you can place onto your front line is reduced by two.")
    table.place(A="front: Giant, Kid 1000; hand: Cub 1000; ap: 3/3")
    table.A.plays("Cub", "front line")
    assert table.waiting_for == "A make room"
    table.A.answers("remove Kid")
    assert table.A.front == ["Giant", "Cub"]


def test_may_instead(table: Table) -> None:
    event(table, "Draw a card. If you have two or less life, you may draw two cards instead.")
    for life, word, drawn in ((3, "", 1), (2, "yes", 2), (2, "no", 1)):
        table.place(A=f"hand: Deed; life: {life}; deck: 9")
        table.A.uses("Deed")
        if word:
            table.A.answers(word)
        assert len(table.A.hand) == drawn and table.waiting_for == "A main"


def test_a_price_of_two_ap_for_choosing(table: Table) -> None:
    table.card("Idol", bp=1000, text="Your opponent cannot choose this character with abilities unless they pay 2 AP as an additional cost.")
    event(table, "Choose one character on your opponent's front line and sideline it.")
    table.place(A="hand: Deed; ap: 2/3", B="front: Idol, Wall 1000")
    table.A.uses("Deed")
    table.A.chooses("Idol")
    assert table.B.front == ["Wall"] and table.A.ap == 0
    table.place(A="hand: Deed; ap: 1/3", B="front: Idol, Wall 1000")
    table.A.uses("Deed")
    assert table.B.front == ["Idol"] and table.A.ap == 1
    table.card("Icon", bp=1000, text="Your opponent cannot choose this character with abilities unless they place one card from their hand into their sideline as an additional cost.")
    table.place(A="hand: Deed, Kid 1000", B="front: Icon, Wall 1000")
    table.A.uses("Deed")
    table.A.chooses("Icon")
    while table.waiting_for != "A main":
        table.session.answer(0)
    assert table.B.front == ["Wall"] and table.A.hand == []


def test_two_given_up_for_using_a_card(table: Table) -> None:
    event(table, "You cannot use this card unless you place two cards from your hand into your sideline. Draw a card.")
    table.place(A="hand: Deed, Kid 1000; deck: 9")
    assert not table.A.can("use Deed")
    table.place(A="hand: Deed, Kid 1000, Cub 1000; deck: 9")
    table.A.uses("Deed")
    while table.waiting_for != "A main":
        table.session.answer(0)
    assert sorted(table.A.sideline) == ["Cub", "Deed", "Kid"] and len(table.A.hand) == 1


def test_what_the_opponent_did_this_turn(table: Table) -> None:
    table.card("Me", bp=1000, text="If your opponent has played a character this turn, this character gains 500 BP.")
    table.place(A="hand: Kid 1000; ap: 3/3", B="front: Me")
    table.A.plays("Kid", "front line")
    assert table["Me"].bp == 1500
    table.place(A="front: Me; hand: Kid 1000; ap: 3/3")
    table.A.plays("Kid", "front line")
    assert table["Me"].bp == 1000
    table.card("Me", bp=1000, text="If your opponent has taken damage this turn, this character gains 500 BP.")
    table.place(A="front: Me, Ram 1000", phase="attack")
    table.A.attacks("Ram")
    assert table["Me"].bp == 1500
    table.place(A="front: Ram 1000", B="front: Me resting", phase="attack")
    table.A.attacks("Ram")
    assert table["Me"].bp == 1000


def test_top_of_the_deck_or_sideline(table: Table) -> None:
    event(table, "Look at the top card of your deck, then place it on the top of your deck or into your sideline.")
    for word, deck, sideline in (("top", ["P", "Q"], []), ("sideline", ["Q"], ["P"])):
        table.place(A="hand: Deed; deck: P 1000, Q 1000")
        table.A.uses("Deed")
        assert table.waiting_for == "A top or sideline" and len(table.A.options()) == 2
        [wanted] = [i for i, o in enumerate(table.A.options()) if word in o and "P" in o]
        table.session.answer(wanted)
        assert table.A.deck == deck and [c for c in table.A.sideline if c != "Deed"] == sideline

"""Cards that abilities play onto the field."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

RISE = "Play up to one character card with 3 or less required energy from your sideline set to resting onto your {}."


@rule("ua.play.1")
def test_an_ability_charges_neither_energy_nor_ap(table: Table) -> None:
    table.card("Rise", type="event", ap=0, text=RISE.format("field"))
    table.place(A="hand: Rise; sideline: Oak 3000 {energy: 3, ap: 2}; ap: 3/3")
    table.A.uses("Rise")
    table.A.chooses("Oak")
    table.A.answers("front line")
    assert table.A.front == ["Oak"] and table.A.ap == 3


@rule("ua.play.1")
def test_fulfilled_energy_is_checked_where_the_text_asks_for_it(table: Table) -> None:
    text = "Play one character card with fulfilled required energy and 1 AP cost from your sideline set to resting onto your field, or perform Raid with it."
    table.card("Rise", type="event", ap=0, text=text)
    table.place(A="energy: 2 red; hand: Rise; sideline: Oak 3000 {energy: 3}, Elm 2000 {energy: 2}, Ash 1000 {ap: 2}; ap: 0/3")
    table.A.uses("Rise")
    if table.waiting_for == "A choose":
        assert not table.A.can("choose Oak") and not table.A.can("choose Ash")
        table.A.chooses("Elm")
    table.A.answers("front line")
    assert table.A.front == ["Elm"] and table.A.ap == 0


@rule("ua.play.2")
def test_without_a_line_named_its_player_picks_one(table: Table) -> None:
    table.card("Rise", type="event", text=RISE.format("field"))
    for line in ("front line", "energy line"):
        table.place(A="hand: Rise; sideline: Oak 3000; ap: 3/3")
        table.A.uses("Rise")
        table.A.chooses("Oak")
        assert table.waiting_for == "A line" and len(table.A.options()) == 2
        table.A.answers(line)
        assert table["Oak"].zone == line


@rule("ua.play.2")
def test_a_named_line_is_binding_and_sites_go_to_the_energy_line(table: Table) -> None:
    for line in ("front line", "energy line"):
        table.card("Rise", type="event", text=RISE.format(line))
        table.place(A="hand: Rise; sideline: Oak 3000; ap: 3/3")
        table.A.uses("Rise")
        table.A.chooses("Oak")
        assert table["Oak"].zone == line and table.waiting_for == "A main"
    table.card("Build", type="event", text="Play up to one site card from your hand set to resting onto your field.")
    table.place(A="hand: Build, Pier {type: site}; ap: 3/3")
    table.A.uses("Build")
    table.A.chooses("Pier")
    assert table["Pier"].zone == "energy line"


@rule("ua.play.6")
def test_what_only_raid_brings_into_play_is_never_played(table: Table) -> None:
    table.card("Wolf", bp=3000, text='This character can only be played by performing Raid with it.\n[Raid] "Pup" Switch to active. May move to the front line.')
    table.card("Rise", type="event", text=RISE.format("front line"))
    table.place(A="hand: Wolf; ap: 3/3")
    assert table.A.options() == ["End the main phase"]
    refusal = table.A.refusal("play", "Wolf")
    assert refusal is not None and refusal.rule == "ua.play.6"
    table.place(A="front: Pup 1000; hand: Wolf; ap: 3/3")
    assert table.A.can("raid with Wolf onto Pup") and not table.A.can("play Wolf onto the front line")
    table.place(A="hand: Rise; sideline: Wolf; ap: 3/3")
    table.A.uses("Rise")
    if table.waiting_for == "A choose":
        table.A.chooses("Wolf")
    assert table.A.front == [] and "Wolf" in table.A.sideline


@rule("ua.play.6")
def test_a_color_trigger_does_not_find_it_either(table: Table) -> None:
    table.card("Wolf", bp=3000, color="purple", text='This character can only be played by performing Raid with it.\n[Raid] "Pup" Switch to active. May move to the front line.')
    table.place(A="front: Ram 3000", B="life: Leaf 1000 {trigger: color, color: purple}; sideline: Wolf, Imp 1000 {color: purple}; life: 6", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 1")
    table.B.answers("use the color trigger of Leaf")
    assert table.B.front == ["Imp"], "the only card that fits"


@rule("ua.play.7")
def test_when_played_stays_silent_where_the_ability_says_so(table: Table) -> None:
    table.card("Oak", bp=1000, text="[When Played] Draw a card.")
    table.card("Rise", type="event", text=RISE.format("front line") + " [When Played] abilities on characters played with this ability do not activate.")
    table.place(A="hand: Rise; sideline: Oak; ap: 3/3")
    table.A.uses("Rise")
    table.A.chooses("Oak")
    assert table.A.front == ["Oak"] and table.A.hand == []
    table.card("Rise", type="event", text=RISE.format("front line"))
    table.place(A="hand: Rise; sideline: Oak; ap: 3/3")
    table.A.uses("Rise")
    table.A.chooses("Oak")
    assert len(table.A.hand) == 1


@rule("ua.play.8")
def test_a_text_may_ask_what_kind_of_ability_played_the_card(table: Table) -> None:
    table.card("Cub", bp=1000, text="[When Played] If this character is played with an ability on one of your characters, draw a card.")
    play = 'Play up to one "Cub" card from your hand set to resting onto your front line.'
    table.card("Bear", bp=1000, text=f"[When Played] {play}")
    table.card("Call", type="event", text=play)
    table.place(A="hand: Cub; ap: 3/3")
    table.A.plays("Cub", "front line")
    assert table.A.hand == []
    table.place(A="hand: Cub, Bear; ap: 3/3")
    table.A.plays("Bear", "front line")
    table.A.chooses("Cub")
    assert len(table.A.hand) == 1 and table.A.front == ["Bear", "Cub"]
    table.place(A="hand: Cub, Call; ap: 3/3")
    table.A.uses("Call")
    table.A.chooses("Cub")
    assert table.A.hand == [] and table.A.front == ["Cub"]


@rule("ua.play.9")
def test_a_card_that_enters_active_does_so_although_the_ability_says_resting(table: Table) -> None:
    table.card("Oak", bp=1000, text="Play this character set to active onto your field.")
    table.card("Rise", type="event", text=RISE.format("front line"))
    table.place(A="hand: Rise; sideline: Oak, Elm 1000; ap: 3/3")
    table.A.uses("Rise")
    table.A.chooses("Oak")
    assert not table["Oak"].resting


@rule("ua.timing.played.1", "ua.timing.played.3")
def test_when_played_comes_after_the_card_is_there_and_also_by_abilities(table: Table) -> None:
    text = "[When Played] This character gains 1000 BP for each character on your front line until the end of the turn."
    table.card("Oak", bp=1000, text=text)
    table.place(A="front: Ram 1000; hand: Oak; ap: 3/3")
    table.A.plays("Oak", "front line")
    assert table["Oak"].bp == 3000, "it counts itself, once"
    table.card("Rise", type="event", text="Draw a card. " + RISE.format("front line") + " Draw a card.")
    table.card("Elm", bp=1000, text="[When Played] If you have two or more cards in your hand, draw a card.")
    table.place(A="hand: Rise; sideline: Elm; ap: 3/3")
    table.A.uses("Rise")
    table.A.chooses("Elm")
    assert len(table.A.hand) == 3, "after the whole ability of the event"


@rule("ua.timing.played.4")
def test_when_played_activates_in_the_opponents_turn_after_the_turn_players(table: Table) -> None:
    table.card("Ghost", bp=1000, text='[When Sidelined] Play up to one "Cub" card from your hand set to resting onto your front line.')
    table.card("Cub", bp=1000, text="[When Played] Draw a card.")
    table.place(A="front: Ram 2000", B="front: Ghost; hand: Cub; deck: Ewe 1000, 9", phase="attack")
    table.A.attacks("Ram")
    table.B.blocks("Ghost")
    table.B.chooses("Cub")
    assert table.turn == "A" and table.B.front == ["Cub"] and table.B.hand == ["Ewe"]

"""Your Field: lines, areas, who sees what, and cards of the deck that are looked at."""

from __future__ import annotations

import quadriga
from quadriga.games.union_arena.chapters.table import DECK, LIFE
from quadriga.games.union_arena.chapters.table import table as field
from quadriga.kernel.unknown import knows
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

A, B = 0, 1
SEARCH = (
    "Look at the top three cards of your deck. Reveal up to one [Tide] affinity card among them and add it to your hand. "
    "Place the remaining cards on the bottom of your deck in any order."
)


@rule("ua.zone.front.1", "ua.main.site.1")
def test_the_front_line_is_for_characters(table: Table) -> None:
    table.card("Push", type="event", text="Choose up to one card on your field and move it to the other line.")
    table.place(A="hand: Pier {type: site}, Push; energy: Quay {type: site}, Ram 3000; ap: 3/3")
    assert [o for o in table.A.options() if "Pier" in o] == ["Play Pier onto the energy line"]
    table.A.uses("Push")
    table.A.chooses("Quay")
    assert table.A.front == [] and table["Quay"].zone == "energy line"


@rule("ua.zone.front.1")
def test_characters_on_the_energy_line_neither_attack_nor_block(table: Table) -> None:
    table.place(A="front: Ram 3000; energy: Ewe 3000", B="energy: Wall 4000", phase="attack")
    assert not table.A.can("attack with Ewe")
    table.A.attacks("Ram")
    assert table.B.life == 6


@rule("ua.zone.front.2")
def test_four_characters_fill_the_front_line_and_a_stack_is_one(table: Table) -> None:
    table.place(A="front: P 1000, Q 1000, R 1000, S 1000 {raid: Base} over Base; hand: T 1000; ap: 3/3")
    assert len(table.A.front) == 4
    table.A.plays("T", "front line")
    assert table.waiting_for == "A make room"
    table.A.answers("remove P")
    assert table.A.front == ["Q", "R", "S", "T"] and table.A.removal == ["P"]


@rule("ua.zone.front.2")
def test_three_characters_and_a_stack_leave_no_more_room_than_four(table: Table) -> None:
    table.place(A="front: Q 1000, R 1000, S 1000 {raid: Base} over Base; hand: T 1000; ap: 3/3")
    table.A.plays("T", "front line")
    assert table.A.front == ["Q", "R", "S", "T"] and table.A.removal == []


@rule("ua.zone.energy.1", "ua.main.event.1")
def test_the_energy_line_takes_characters_and_sites_not_events(table: Table) -> None:
    table.place(A='hand: Ram 1000, Pier {type: site}, Call "Draw a card." {type: event}; ap: 3/3')
    table.A.plays("Ram", "energy line")
    table.A.plays("Pier")
    assert [o for o in table.A.options() if "Call" in o] == ["Use Call"]
    table.A.uses("Call")
    assert table.A.energy == ["Ram", "Pier"] and table.A.front == [] and table.A.sideline == ["Call"]
    assert len(table.A.hand) == 1


@rule("ua.zone.energy.2")
def test_four_cards_of_any_mix_fill_the_energy_line(table: Table) -> None:
    for line in ("2x Pier {type: site}, 2x Ram 1000", "4x Pier {type: site}"):
        table.place(A=f"energy: {line}; hand: Quay {{type: site}}; ap: 3/3")
        table.A.plays("Quay")
        assert table.waiting_for == "A make room", line
        table.A.answers("remove Pier#1")
        assert len(table.A.energy) == 4 and table.A.removal == ["Pier"]


@rule("ua.zone.field.1")
def test_the_field_is_both_lines_and_nothing_else(table: Table) -> None:
    text = "[When Played] This character gains 1000 BP for each card on your field until the end of the turn."
    table.card("Teller", bp=1000, text=text)
    table.place(A="front: Ram 1000; energy: 2x Pier {type: site}, Ewe 1000; hand: Teller, 2; life: 5; sideline: 2; ap: 3/3", B="front: Wall 1000")
    table.A.plays("Teller", "front line")
    assert table["Teller"].bp == 1000 + 5 * 1000


@rule("ua.zone.life.1")
def test_life_is_counted_by_both_and_seen_by_nobody(table: Table) -> None:
    table.place(A="life: Ram 1000, Ewe 1000, 5", B="life: 7")
    g = field(table.state)
    for seat in (A, B):
        assert not any(knows(g, seat, c) for c in g.pile(A, LIFE))
        zones = table.game.view(table.state, seat)["zones"]
        life = [zone["cards"] for zone in zones if zone["id"] == "life area" and zone["seat"] == A]
        assert [len(cards) for cards in life] == [7] and all(card["hidden"] for card in life[0])
    assert table.A.life == 7


@rule("ua.zone.ap.1")
def test_ap_cards_in_use_are_shown_to_both(table: Table) -> None:
    game = quadriga.load("union-arena")
    fresh = field(game.new(list(game.decks().values())[:2], seed=4, options={"first": 0}))
    assert list(fresh.ap) == [0, 0]
    table.place(A="hand: Ram 1000; ap: 3/3", B="ap: 2/3")
    table.A.plays("Ram", "front line")
    for seat in (A, B):
        view = game.view(table.state, seat)
        assert [player["AP"] for player in view["players"]] == [[2, 3], [2, 3]]


@rule("ua.zone.deck.1")
def test_draws_come_from_the_top(table: Table) -> None:
    table.card("Call", type="event", text="Draw a card.")
    table.place(A="hand: Call; deck: Ram 1000, Ewe 1000, 3; ap: 3/3")
    table.A.uses("Call")
    assert table.A.hand == ["Ram"] and table.A.deck[0] == "Ewe" and len(table.A.deck) == 4


@rule("ua.look.1")
def test_looking_shows_cards_to_one_player_and_revealing_to_both(table: Table) -> None:
    table.card("Seek", type="event", text=SEARCH)
    table.place(A="hand: Seek; deck: Gull 1000 {affinities: [Tide]}, Ram 1000, Ewe 1000, 9; ap: 3/3")
    table.A.uses("Seek")
    g = field(table.state)
    top = [table.find(name) for name in ("Gull", "Ram", "Ewe")]
    assert all(knows(g, A, c) for c in top) and not any(knows(g, B, c) for c in top)
    assert not any(knows(g, A, c) for c in g.pile(A, DECK) if c not in top)
    table.A.chooses("Gull")
    g = field(table.state)
    assert knows(g, B, table.find("Gull")), "the revealed card is known although it is in the hand"
    table.A.answers("Ram")
    g = field(table.state)
    assert table.A.hand == ["Gull"]
    assert not any(knows(g, B, table.find(name)) for name in ("Ram", "Ewe"))


@rule("ua.look.2")
def test_cards_are_put_back_in_a_secret_order(table: Table) -> None:
    text = "Look at the top three cards of your deck. Place them on the bottom of your deck in any order."
    table.card("Seek", type="event", text=text)
    table.place(A="hand: Seek; deck: Gull 1000, Ram 1000, Ewe 1000, 2; ap: 3/3")
    table.A.uses("Seek")
    assert table.waiting_for == "A put order"
    table.A.answers("Ewe")
    table.A.answers("Gull")
    assert table.A.deck == ["Blank", "Blank", "Ewe", "Gull", "Ram"]
    g = field(table.state)
    cards = [table.find(name) for name in ("Ewe", "Gull", "Ram")]
    assert all(knows(g, A, c) for c in cards) and not any(knows(g, B, c) for c in cards)
    told = str(table.game.events(table.state, B)) + str(table.game.view(table.state, B))
    numbers = [g.face(c).number for c in cards]
    assert not any(number in told for number in numbers)


@rule("ua.look.3")
def test_a_short_deck_gives_what_it_has(table: Table) -> None:
    table.card("Seek", type="event", text=SEARCH.replace("three", "five"))
    table.card("Mill", type="event", text="Place the top three cards of your deck into your sideline.")
    table.card("Draw", type="event", text="Draw three cards.")
    table.place(A="hand: Seek; deck: Gull 1000 {affinities: [Tide]}, Ram 1000, Ewe 1000; ap: 3/3")
    table.A.uses("Seek")
    table.A.chooses("Gull")
    table.A.answers("Ram")
    assert table.A.hand == ["Gull"] and table.A.deck == ["Ram", "Ewe"]
    table.place(A="hand: Mill; deck: 2; ap: 3/3")
    table.A.uses("Mill")
    assert table.A.deck == [] and len(table.A.sideline) == 3 and not table.winner
    table.place(A="hand: Draw; deck: 2; ap: 3/3")
    table.A.uses("Draw")
    assert len(table.A.hand) == 2 and not table.winner


@rule("ua.zone.side.1")
def test_the_sideline_is_open_to_both(table: Table) -> None:
    table.card("Raze", type="event", text="Choose up to one site on your opponent's field and sideline it.")
    table.place(A="hand: Raze; ap: 3/3", B="energy: Pier {type: site}")
    table.A.uses("Raze")
    table.A.chooses("Pier")
    assert table.A.sideline == ["Raze"] and table.B.sideline == ["Pier"]
    g = field(table.state)
    assert all(knows(g, seat, table.find(name)) for seat in (A, B) for name in ("Raze", "Pier"))


@rule("ua.zone.removal.1")
def test_removed_cards_lie_face_up(table: Table) -> None:
    table.place(A="hand: Ram 1000, Ewe 1000, 8; deck: 9", phase="end")
    for name in ("Ram", "Ewe"):
        assert table.waiting_for == "A hand limit"
        table.A.answers(name)
    assert table.A.removal == ["Ram", "Ewe"]
    assert all(knows(field(table.state), B, table.find(name)) for name in ("Ram", "Ewe"))


@rule("ua.zone.removal.2")
def test_removed_cards_are_out_of_the_game_unless_a_text_names_the_area(table: Table) -> None:
    table.card("Rise", type="event", text="Play up to one character card with 2 or less required energy from your sideline set to resting onto your field.")
    table.card("Recall", type="event", text="Place up to one character card from your removal area into your sideline.")
    table.place(A="hand: Rise, Recall; removal: Ram 1000; sideline: Ewe 1000; ap: 3/3")
    table.A.uses("Rise")
    assert table.A.can("choose Ewe") and not table.A.can("choose Ram")
    table.A.chooses()
    table.A.uses("Recall")
    table.A.chooses("Ram")
    assert table.A.removal == [] and "Ram" in table.A.sideline


@rule("ua.zone.owner.1")
def test_cards_that_leave_the_field_go_to_their_owner(table: Table) -> None:
    table.card("Gust", type="event", text="Choose up to one character on your opponent's front line and return it to their hand.")
    table.card("Sink", type="event", text="Choose up to one site on your opponent's field and place it on the bottom of their deck.")
    table.card("Strip", type="event", text="Choose up to one Raided character on your opponent's front line. Place its top Raided card into their sideline.")
    board = "front: Ram 1000, Wolf 1000 {raid: Pup} over Pup; energy: Pier {type: site}; deck: 2"
    table.place(A="hand: Gust, Sink, Strip; ap: 3/3", B=board)
    table.A.uses("Gust")
    table.A.chooses("Ram")
    table.A.uses("Sink")
    table.A.chooses("Pier")
    table.A.uses("Strip")
    table.A.chooses("Wolf")
    assert table.B.hand == ["Ram"] and table.B.deck[-1] == "Pier" and table.B.sideline == ["Wolf"] and table.B.front == ["Pup"]
    assert table.A.hand == [] and set(table.A.sideline) == {"Gust", "Sink", "Strip"}


@rule("ua.look.4")
def test_a_card_face_up_on_the_deck_turns_down_when_it_is_no_longer_on_top(table: Table) -> None:
    table.card("Reveal", type="event", ap=0, text="Turn the top card of your deck face up.")
    table.card("Cover", type="event", ap=0, text="Place one card from your hand on the top of your deck.")
    table.card("Draw", type="event", ap=0, text="Draw a card.")
    table.place(A="hand: Reveal, Cover, 2x Draw, Kid 1000 {energy: 9}; deck: Ram 1000, Ewe 1000, 3")

    def faces() -> list[bool]:
        g = field(table.state)
        return [g.rules.sees(g, seat, table.find("Ram")) for seat in (A, B)]

    assert faces() == [False, False]
    table.A.uses("Reveal")
    assert faces() == [True, True] and table.A.deck[0] == "Ram"
    table.A.uses("Cover")
    table.A.chooses("Kid")
    assert table.A.deck[:2] == ["Kid", "Ram"] and faces() == [False, False]
    table.A.uses("Draw")
    assert table.A.deck[0] == "Ram" and faces() == [False, False], "it stays face down"
    table.A.uses("Draw")
    assert "Ram" in table.A.hand and faces() == [True, False]


@rule("ua.zone.life.3", "ua.zone.life.1")
def test_a_life_card_is_seen_by_both_only_if_it_was_put_there_face_up(table: Table) -> None:
    for words, seen in (("face up ", True), ("face down ", False)):
        table.card("Vow", type="event", text=f"Place one card from your hand {words}into your life area.")
        table.place(A="hand: Vow, Gem 1000; life: 2")
        table.A.uses("Vow")
        gem = next(c for c in table.state.zones[4] if table.state.faces[table.state.card[c]].name == "Gem")
        assert [table.state.rules.sees(table.state, seat, gem) for seat in range(2)] == [seen, seen]

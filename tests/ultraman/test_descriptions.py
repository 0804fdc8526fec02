"""What texts describe, count and ask, each with its exact outcome."""

# ruff: noqa: E501 -- texts of cards stand on one line
from __future__ import annotations

import pytest

from quadriga.scenario.table import Table
from tests.ultraman.texts import ENTERS, HOLD


def power(table: Table, words: str, cost: str = "No cost") -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN][Activate](Once per turn){cost} → {words}")


def bps(table: Table, *labels: str) -> list[int]:
    return [table[label].bp for label in labels]


@pytest.mark.parametrize(
    ("description", "fitting"),
    [
        ("level 2 or higher characters", ["Orb2", "Cat6"]),
        ("level 2 or lower characters", ["Ram", "Elk", "Orb2", "Hold"]),
        ("level 1 Ultra Heroes", ["Ram", "Elk", "Hold"]),
        ("DOUBLE 『ORB』", ["Orb2"]),
        ("SINGLE Kaiju with TYPE 【METEO】", ["Cat6"]),
        ("characters without TYPE 【BASIC】", ["Cat6"]),
        ("Ultra Heroes with 4000 BP or more", ["Orb2"]),
        ("characters with 1000 BP or less", ["Ram", "Hold"]),
        ("characters other than this character", ["Elk", "Orb2", "Cat6", "Hold"]),
        ("[TEAM][WARDENS] characters", ["Elk"]),
        ("『ELK』 and 『ORB』", ["Elk", "Orb2"]),
    ],
)
def test_all_your_characters_of_a_description(table: Table, description: str, fitting: list[str]) -> None:
    power(table, f"Give all your {description} +7 BP for this turn.")
    table.card("Elk", bp={"SIN": 2000}, text="[TEAM][WARDENS] [SIN]Give this character +0 BP.")
    table.place(A="areas: Ram, Elk, Orb2 1/4000 over Orb1, Cat6 3000 {type: METEO}, Hold", B="areas: Wall 1000")
    table.A.uses("Ram")
    given = [label for label in ("Ram", "Elk", "Orb2", "Cat6", "Hold") if table[label].bp % 10 == 7]
    assert given == fitting


def test_grade_is_increased_of_a_description(table: Table) -> None:
    power(table, "Give one of your 『ELK』 a BP grade increase by 1 for this turn. Then, give all your characters whose BP grade is increased +7 BP for this turn. Then, give all your characters whose BP grade is decreased +500 BP for this turn.")
    table.place(A=f"areas: Ram, Elk 1000/2000, {HOLD}")
    table.A.uses("Ram")
    assert bps(table, "Ram", "Elk") == [1000, 2007]


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("there is no scene in the scene area", "hand: 1", "scene: Dusk {round: 1}"),
        ("there is a scene in the scene area", "scene: Dusk {round: 1}", "hand: 1"),
        ("you have no scene", "hand: 1", "scene: Dusk {round: 1}"),
        ("you have two or fewer cards in your hand", "hand: 2", "hand: 3"),
        ("you have two or more cards in your hand", "hand: 2", "hand: 1"),
        ("you have a 『ELK』 card in your discard area", "discard: Elk", "hand: Elk"),
        ("you have a 『ELK』 card in your hand", "hand: Elk", "discard: Elk"),
        ("you have two or more 『ELK』 cards in your discard area", "discard: Elk, Elk", "discard: Elk, 1"),
        ("there is a total of three or more cards exiled from the game", "exiled: 3", "exiled: 2"),
        ("the Field Round count is 3 or higher", "areas: Ram, Hold, Elk", "areas: Ram, Hold"),
        ("the total level of your characters is 4 or higher", "areas: Ram, Hold, Elk2", "areas: Ram, Hold, Elk"),
        ("you have 『ELK』 and 『DOE』", "areas: Ram, Hold, Elk, Doe", "areas: Ram, Hold, Elk"),
        ("you have 『ELK』 or 『DOE』", "areas: Ram, Hold, Elk", "areas: Ram, Hold"),
        ("you have another SINGLE Ultra Hero", "areas: Ram, Hold", "areas: Ram, Cat5"),
        ("you have two or more Kaiju", "areas: Ram, Cat5, Dog5", "areas: Ram, Cat5"),
        ("there is a face-down and sideways card under this character", "areas: Ram over face-down Elk", "areas: Ram over Ram0"),
        ("there are two or more face-down and sideways cards under this character", "areas: Ram over face-down Elk over face-down Elk", "areas: Ram over face-down Elk"),
        ("this character is level 1", "hand: 1", "areas: Up2"),
    ],
)
def test_a_condition_holds_or_not(table: Table, condition: str, yes: str, no: str) -> None:
    text = f"[SIN][DBL]While {condition}, give this character +7 BP."
    table.card("Ram", bp={"SIN": 1000, "DBL": 1000}, text=text)
    table.card("Up2", bp={"SIN": 1000, "DBL": 1000}, text=text)
    for label in ("Elk", "Doe", "Elk2", "Cat5", "Dog5", "Ram0"):
        table.card(label, bp={"SIN": 10})
    for board, expected in ((yes, 1007), (no, 1000)):
        side = board if board.startswith("areas") else f"areas: Ram, {HOLD}; {board}"
        table.place(A=side, B=f"areas: {HOLD}; hand: 1", turn="B")
        bearer = "Up2" if "Up2" in board else "Ram"
        assert table[bearer].bp == expected, board


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ("this character's battle opponent has TYPE 【POWER】", "Wall 1000 {type: POWER}", "Wall 1000"),
        ("this character's battle opponent does not have TYPE 【POWER】", "Wall 1000", "Wall 1000 {type: POWER}"),
        ("this character's battle opponent is DOUBLE or TRIPLE", "Wall2 1/1 over Wall1", "Wall 1"),
        ("this character's battle opponent is a Kaiju", "Wall5 1", "Wall 1"),
        ("this character's battle opponent is 『WALL』", "Wall 1", "Gate 1"),
        ("this character's battle opponent is level 2 or higher", "Wall2 1", "Wall 1"),
        ("this character's battle opponent's BP is 5000 or higher", "Wall 5000", "Wall 4999"),
        ("this character's battle opponent's BP is 5000 or lower", "Wall 5000", "Wall 5001"),
        ("this character's battle opponent's BP grade is increased", 'Wall 1 "[SIN]This character\'s BP grade increases by 1."', "Wall 1"),
        ("this character's battle opponent's BP grade is decreased", 'Wall 1 "[SIN]This character\'s BP grade decreases by 1."', "Wall 1"),
        ("an opponent has a level 4 Ultra Hero", "Wall4 1", "Wall 1"),
        ("an opponent has both an Ultra Hero and a Kaiju", "Wall5 1, Gate 1", "Wall5 1, Gate5 1"),
        ("an opponent has a scene", "Wall 1; scene: Dusk {round: 0}", "Wall 1"),
        ("an opponent has three or more cards in their hand", "Wall 1; hand: 3", "Wall 1; hand: 2"),
        ("any opponent has three or fewer cards in their hand", "Wall 1; hand: 3", "Wall 1; hand: 4"),
        ("an opponent has two or more cards in their discard area", "Wall 1; discard: 2", "Wall 1; discard: 1"),
    ],
)
def test_a_condition_about_the_opponent_holds_or_not(table: Table, condition: str, yes: str, no: str) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]While {condition}, give this character +7 BP.")
    for board, expected in ((yes, 1007), (no, 1000)):
        hand = "" if "hand" in board else "; hand: 0"
        table.place(A=f"areas: Ram, {HOLD}; hand: 1", B=f"areas: {board}{hand}")
        assert table["Ram"].bp == expected, board


@pytest.mark.parametrize(
    ("words", "side", "expected"),
    [
        ("for each card in your hand, give this character +10 BP for this turn", "hand: 3", 30),
        ("for each 『ELK』 card in your discard area, give this character +10 BP for this turn", "discard: Elk, Elk, 2", 20),
        ("for each different character name among your Ultra Heroes, give this character +10 BP for this turn", "hand: 1", 20),
        ("for each 『HOLD』 you have, give this character +10 BP for this turn", "hand: 1", 10),
        ("for each card in an opponent's hand, give this character +10 BP for this turn", "hand: 1", 40),
    ],
)
def test_counts_multiply(table: Table, words: str, side: str, expected: int) -> None:
    power(table, words[0].upper() + words[1:] + ".")
    table.card("Elk", bp={"SIN": 1})
    table.place(A=f"areas: Ram, {HOLD}; {side}", B="areas: Wall 1; hand: 4")
    table.A.uses("Ram")
    assert table["Ram"].bp == 1000 + expected


def test_rounds_of_a_sent_scene_are_counted(table: Table) -> None:
    power(table, "Give one of your 『RAM』 +100 BP for this turn for each round on the sent card.", "Send one of your scene to its owner's discard area")
    table.place(A=f"areas: Ram, {HOLD}; scene: Dusk {{round: 3}}")
    table.A.uses("Ram")
    assert table["Ram"].bp == 1300 and table.A.discard == ["Dusk"]


def test_a_card_returned_from_hand_this_turn_is_remembered(table: Table) -> None:
    power(table, "Return one card from your hand to the bottom of your deck. Then, draw until you have four cards in your hand.")
    table.card("Ask", bp={"SIN": 1000, "DBL": 2000}, text="[SIN][Activate](Twice per turn)No cost → If a card from your hand was returned to the bottom of your deck this turn, give this character a BP grade increase by 1 for this turn.")
    table.place(A=f"areas: Ram, Ask, {HOLD}; hand: 2")
    table.A.uses("Ask")
    assert table["Ask"].bp == 1000
    table.A.uses("Ram")
    table.A.chooses("Blank")
    assert len(table.A.hand) == 4
    table.A.uses("Ask")
    assert table["Ask"].bp == 2000


def test_declined_means_the_other_thing_happens(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}Your opponent may discard one card from their hand. If they do not, draw two cards.")
    for answer, drawn in (("yes", 0), ("no", 2)):
        table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0", B="areas: Wall 1; hand: 1", phase="open")
        table.B.answers(answer)
        assert len(table.A.hand) == drawn and len(table.B.discard) == (1 if answer == "yes" else 0)


def test_each_player_and_the_opponent_discard_by_their_own_choice(table: Table) -> None:
    power(table, "Each player discards one card from their hand. Then, your opponent discards one card from their hand.")
    table.place(A=f"areas: Ram, {HOLD}; hand: X 1, Y 1", B="areas: Wall 1; hand: P 1, Q 1, R 1")
    table.A.uses("Ram")
    table.A.chooses("Y")
    table.B.chooses("R")
    table.B.chooses("P")
    assert table.A.hand == ["X"] and table.B.hand == ["Q"]


def test_all_cards_of_a_discard_area_are_exiled(table: Table) -> None:
    power(table, "Exile all Kaiju cards in an opponent's discard area from the game.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1; discard: Cat5 1, Elk 1, Cat5")
    table.A.uses("Ram")
    assert table.B.discard == ["Elk"] and table.B.exiled == ["Cat5", "Cat5"]


def test_two_others_swap_places_on_one_side_only(table: Table) -> None:
    power(table, "Swap the place of one of your 『ELK』 with one of your 『DOE』.")
    table.place(A=f"areas: Ram, Elk 1, Doe 1, {HOLD}", B="areas: Wall 1")
    table.A.uses("Ram")
    assert (table["Elk"].area, table["Doe"].area) == (3, 2)


def test_the_chosen_type_is_given_to_all(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may choose 【POWER】 or 【SPEED】, to give all your opponent's characters the chosen TYPE for this turn.")
    table.place(A=f"areas: face-down Ram, {HOLD}", B="areas: Wall 1, Gate 1", phase="open")
    table.A.answers("yes")
    table.A.answers("speed")
    table.A.answers("yes")
    assert table["Wall"].types == table["Gate"].types == ["BASIC", "SPEED"]


def test_a_single_type_is_changed_without_asking_which(table: Table) -> None:
    power(table, "Change one TYPE of this character's battle opponent to 【SPEED】 or 【POWER】 for this turn.")
    table.place(A=f"areas: Ram, {HOLD}", B="areas: Wall 1")
    table.A.uses("Ram")
    table.A.answers("power")
    assert table["Wall"].types == ["POWER"]


def test_levels_and_bp_values_for_the_turn(table: Table) -> None:
    power(table, "Increase the level of one of your 『ELK』 by 10 for this turn. Then, change all BP values of one of your 『ELK』 to 20000 for this turn.")
    table.place(A=f"areas: Ram, Elk 1, {HOLD}", B="areas: Wall 1")
    table.A.uses("Ram")
    assert (table["Elk"].level, table["Elk"].bp) == (11, 20000)


def test_a_character_that_cannot_be_returned_stays(table: Table) -> None:
    power(table, "One of your 『ELK』 cannot be returned to its owner's hand for this turn. Then, put the top card of one of your 『ELK』 into your hand.")
    table.place(A=f"areas: Ram, Elk 1, {HOLD}; hand: 0", B="areas: Wall 1")
    table.A.uses("Ram")
    assert table.A.areas == ["Ram", "Elk", "Hold"] and table.A.hand == []


def test_one_more_scene_card_may_be_set(table: Table) -> None:
    table.card("Dusk", round=0, text="《When this scene enters play》You may set one more scene card this turn.")
    table.place(A="hand: Dusk, Dawn {round: 0}, 1", B="hand: 1", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    table.A.answers("yes")
    table.A.sets("Dawn")
    assert table.A.scene == ["Dawn"] and table.A.discard == ["Dusk"]
    table.A.answers("not draw")


def test_an_opponents_scene_goes_back_to_their_hand(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may return one of your opponent's scenes to their hand.")
    table.place(A=f"areas: face-down Ram, {HOLD}", B="areas: Wall 1; scene: Dusk {round: 1}; hand: 0", phase="open")
    table.A.answers("yes")
    assert table.B.scene == [] and table.B.hand == ["Dusk"]
    table.place(A=f"areas: face-down Ram, {HOLD}; scene: Dusk {{round: 1}}", B="areas: Wall 1", phase="open")
    assert table.waiting_for == "A power"  # one's own scene is not the opponent's


def test_scenes_of_one_round_only(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may send one opponent's scene with round 2 to their discard area.")
    for round_, gone in ((2, True), (3, False)):
        table.place(A=f"areas: face-down Ram, {HOLD}", B=f"areas: Wall 1; scene: Dusk {{round: {round_}}}", phase="open")
        if gone:
            table.A.answers("yes")
        assert (table.B.scene == []) == gone and table.waiting_for == "A power"


def test_an_effect_may_not_go_above_the_field_round_count_if_it_says_so(table: Table) -> None:
    power(table, "Put one scene card with round equal to or lower than the Field Round count from your hand into the scene area.")
    table.place(A=f"areas: Ram, {HOLD}; hand: Low {{round: 2}}, High {{round: 3}}")
    table.A.uses("Ram")
    assert table.A.scene == ["Low"]
    table.A.answers("not draw")


def test_a_selected_card_takes_the_place_of_a_sent_one(table: Table) -> None:
    power(
        table,
        "Send a level 3 card from the top of another one of your DOUBLE or TRIPLE 『ORB』 to its owner's discard area, then put the selected card into play in its place.",
        "Select a level 3 『ORB』 card with TYPE 【POWER】 or 【SPEED】 in your discard area",
    )
    table.card("New3", character="ORB", level=3, type="SPEED", bp={"SIN": 1, "DBL": 1, "TRP": 9000})
    table.place(A=f"areas: Orb3 1/1/1 over Orb2 1/1 over Orb1, Ram, {HOLD}; discard: New3, Orb3")
    table.A.uses("Ram")
    assert (table["New3"].bp, table["New3"].state) == (9000, "TRIPLE") and table.A.discard == ["Orb3", "Orb3"]


def test_the_chosen_sent_card_decides_who_is_raised(table: Table) -> None:
    power(table, "Choose one card from among them. Give all of your characters that share a TYPE with the chosen card +500 BP each for this turn.", "Send the top two cards of your deck to your discard area")
    table.place(A="areas: Ram, Elk 1000 {type: POWER}, Hold; deck: X 1 {type: POWER}, Y 1 {type: SPEED}, 3")
    table.A.uses("Ram")
    table.A.answers("choose X")
    assert bps(table, "Ram", "Elk") == [1000, 1500]


def test_one_of_several_copies_is_selected_per_level(table: Table) -> None:
    power(table, "Exile one of your DOUBLE or TRIPLE 『ORB』 from the game, then put the selected cards into play as a TRIPLE 『ORB』 in its place.", "Select a level 1, 2, and 3 『ORB』 card in your discard area")
    table.card("Alt2", character="ORB", level=2, bp={"SIN": 1, "DBL": 1})
    table.place(A=f"areas: Orb2 1/1 over Orb1, Ram, {HOLD}; discard: Orb1, Orb2, Alt2, Orb3 1/1/9")
    table.A.uses("Ram")
    table.A.answers("choose Alt2")
    assert table["Orb3"].beneath == ["Alt2", "Orb1"] and table.A.discard == ["Orb2"]
    table.place(A=f"areas: Orb2 1/1 over Orb1, Ram, {HOLD}; discard: Orb1, Orb3 1/1/9")
    assert not table.A.can("use Ram")


def test_a_revealed_card_is_taken_or_returned(table: Table) -> None:
    table.card("Ram", bp={"SIN": 1000}, text=f"[SIN]{ENTERS}You may reveal the top card of your deck. If the revealed card is an Ultra Hero card, put it into your hand. Otherwise, return it to the bottom of your deck.")
    for top, hand, deck in (("Man1", ["Man1"], ["Blank"]), ("Cat5", [], ["Blank", "Cat5"])):
        table.place(A=f"areas: face-down Ram, {HOLD}; hand: 0; deck: {top}, 1", phase="open")
        table.A.answers("yes")
        assert table.A.hand == hand and table.A.deck == deck


def test_a_hand_card_shown_and_returned_draws_another(table: Table) -> None:
    table.card("Dusk", round=0, text="《When this scene enters play》You may reveal one 『ELK』 card from your hand and return it to the bottom of your deck. If you do, draw a card, and give one of your 『ELK』 +500 BP for this turn.")
    table.place(A="areas: Elk 1000; hand: Dusk, Elk, 1; deck: Top 1, 2", B="areas: Wall 1; hand: 1", phase="set scene card")
    table.A.sets("Dusk")
    table.A.answers("not draw")
    table.A.answers("yes")
    assert table.A.hand == ["Blank", "Top"] and table.A.deck[-1] == "Elk"


def test_a_copied_text_is_chosen_among_several(table: Table) -> None:
    power(table, "Choose one level 5 or 6 Kaiju card with TYPE 【BASIC】 from among them. Trigger one 《When this character enters play》effect on it, then send the revealed cards to your discard area.", "Reveal the top two cards of your deck")
    table.card("Cat5", bp={"SIN": 1}, text=f"[SIN]{ENTERS}Give one of your 『RAM』 +7 BP for this turn. [DBL]{ENTERS}Give one of your 『RAM』 +500 BP for this turn.")
    table.place(A=f"areas: Ram, {HOLD}; hand: 0; deck: Cat5, Dog5 1, 9")
    table.A.uses("Ram")
    table.A.answers("choose Cat5")
    table.A.answers("text +500")
    assert table["Ram"].bp == 1500 and sorted(table.A.discard) == ["Cat5", "Dog5"]

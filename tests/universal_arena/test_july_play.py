"""Movement, costs, windows, payments and wording in the edition of July 2026."""

from __future__ import annotations

from collections import Counter

import pytest

from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.chapters.movement import swaps
from quadriga.games.universal_arena.chapters.power import roll
from quadriga.games.universal_arena.chapters.table import card as face_of
from quadriga.games.universal_arena.pages.characters import lay_out
from quadriga.games.universal_arena.pages.files import library, tidy
from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena
from tests.universal_arena.july import A_LINE, B_LINE, CHARGE, fought, july, lost
from tests.universal_arena.test_language import card, character

FOLLOW = '"Deal Power damage. Follow-Up."'


def moving(a: str = "", b: str = "", **characters: dict[str, object]) -> Arena:
    table = Arena()
    for name, fields in characters.items():
        table.card(name, **fields)
    table.place(A=f"{A_LINE}; {a}", B=f"{B_LINE}; {b}", phase="movement", options={"edition": 2})
    return table


def swap(table: Arena, who: str, left: str, right: str) -> None:
    (table.A if who == "A" else table.B).answers(f"swap {left} and {right}")


# -- HP ---------------------------------------------------------------------------------------------


@rule("uni.e2.hp.1", "uni.e2.hp.2")
def test_hp_is_a_hundred_unless_printed_and_starts_full() -> None:
    bare = {key: value for key, value in library()["mirelle-vane-tidewarden"].items() if key != "hp"}
    for page, hp in ((bare, 100), ({**bare, "hp": 80}, 80)):
        faces, _ = lay_out([[tidy(page)]])
        assert next(f.hp for f in faces if f.number == page["id"]) == hp
    assert list(july().g.hp) == [100] * 6
    assert lost(fought("A1 attack 9", "Una", Una={"standing at": 4}), "Una") == [100]


@rule("uni.e2.hp.3")
def test_healing_stops_at_the_maximum() -> None:
    assert fought('A1 special "Heal 12 HP."', "", Xan={"standing at": 95})["Xan"].hp == 100


# -- Movement ---------------------------------------------------------------------------------------


@rule("uni.e2.move.1", "uni.e2.move.2", "uni.e2.move.5")
def test_the_first_swap_is_free_and_the_others_cost_one() -> None:
    table = moving()
    energy = [table.A.energy]
    for _ in range(3):
        left, right, _ = table.line("A")
        swap(table, "A", left, right)
        table.passes()
        energy.append(table.A.energy)
    assert energy == [5, 5, 4, 3] and table.A.meter == 0


@rule("uni.e2.move.3", "uni.e2.move.7")
def test_each_team_has_its_own_free_swap_and_passing_keeps_it() -> None:
    table = moving()
    table.passes()
    swap(table, "B", "Una", "Vim")
    swap(table, "A", "Xan", "Yun")
    assert (table.A.energy, table.B.energy) == (5, 5)
    table.passes()
    swap(table, "A", "Xan", "Zed")
    assert table.A.energy == 4


@rule("uni.e2.move.4")
def test_without_energy_the_free_swap_is_still_there() -> None:
    table = moving("energy: 0")
    assert len(table.A.options()) == 3
    swap(table, "A", "Xan", "Yun")
    table.passes()
    assert table.A.options() == ["Pass"]


@rule("uni.e2.move.6")
def test_a_failed_swap_uses_up_what_it_was_made_with() -> None:
    table = moving(Yun={"has": ["Root 2"]})
    swap(table, "A", "Xan", "Yun")
    assert table.line("A") == ["Xan", "Yun", "Zed"] and table.A.energy == 5 and table.g.free[0] == 0
    table.passes()
    swap(table, "A", "Xan", "Yun")
    assert table.line("A") == ["Xan", "Yun", "Zed"] and table.A.energy == 4


@rule("uni.e2.move.8")
def test_every_turn_brings_exactly_one_free_swap() -> None:
    table = moving()
    table.end_the_turn()
    assert table.g.free == [1, 1]
    swap(table, "B", "Una", "Vim")
    table.passes()
    swap(table, "B", "Una", "Wyn")
    assert table.B.energy == 4


@rule("uni.e2.move.9")
def test_there_is_no_choice_between_free_and_paid() -> None:
    table = moving()
    assert table.A.options() == ["Swap Xan and Yun (free)", "Swap Yun and Zed (free)", "Pass"]
    assert len(swaps(table.g, 0)) == 2


# -- Turn End ---------------------------------------------------------------------------------------


@rule("uni.e2.turn.1", "uni.e2.turn.2", "uni.e2.turn.3")
def test_ethereal_goes_before_anything_is_discarded() -> None:
    gone = '"Deal Power damage. Ethereal."'
    both = '"Deal Power damage. Ethereal. Retain."'
    kept = '"Deal Power damage. Retain."'
    hand = f"hand: P1 attack 1, Kept attack 1 {kept}, Gone attack 1 {gone}, Both attack 1 {both}"
    table = july(f"{hand}", "hand: B1 attack 1, B2 attack 1")
    table.end_the_turn()
    ends = [kind for kind, _ in table.told("exhausted", "discard", "initiative")]
    assert ends == ["exhausted", "exhausted", "discard", "discard", "discard", "initiative"]
    assert "Kept" in table.A.hand and sorted(table.A.cards_in("removed")) == ["Both", "Gone"]


# -- Playing cards ----------------------------------------------------------------------------------


@rule("uni.e2.play.1", "uni.e2.play.2")
def test_a_card_lies_in_its_zone_until_it_has_finished() -> None:
    table = july('hand: A1 attack 1 "Deal Power damage. After Use: Draw 1.", A2 fast attack 1', "")
    table.play("A", "A1", at="Una", zone="Normal")
    table.passes()
    table.play("A", "A2", at="Una", zone="Fast")
    table.resolve()
    order = [entry for entry in table.told("use", "discard") if entry[0]]
    assert order == [("use", "A2"), ("discard", "A2"), ("use", "A1"), ("discard", "A1")]
    assert sorted(table.A.cards_in("discard pile")) == ["A1", "A2"]


@rule("uni.e2.play.3")
def test_a_card_cannot_be_drawn_by_its_own_effects() -> None:
    table = july('pile: 0; hand: A1 special "After Use: Draw 1."')
    table.play("A", "A1")
    table.resolve()
    assert table.A.hand == [] and table.A.cards_in("discard pile") == ["A1"]


@rule("uni.e2.cost.1", "uni.e2.cost.3")
def test_all_changes_are_added_up_before_the_floor() -> None:
    for cost, has, paid in ((1, ["Focus 3/1"], 0), (1, ["Focus 3/1", "Strain 1/1"], 0), (3, ["Focus 3/1", "Strain 1/1"], 1)):
        table = july(f"hand: A1 attack 1 for {cost}", Xan={"has": has})
        table.play("A", "A1", at="Una")
        assert table.A.energy == 5 - paid and table.A.meter == paid
    table = july("ultimates: Big attack 9 {ultimate: 20}; meter: 20", Xan={"has": ["Strain 2/1"]})
    table.play("A", "Big", at="Una")
    assert (table.A.energy, table.A.meter) == (5, 0)


@rule("uni.e2.cost.2")
def test_a_cost_in_meter_stops_at_zero() -> None:
    own = {"Cheap": ["Type: Unique.", "Max Stack: 1.", "Effect: This character's Ultimates cost 15 less Ultimate Meter."]}
    table = july("ultimates: Big attack 9 {ultimate: 10}; meter: 4", Xan={"statuses": own, "has": ["Cheap 1"]})
    table.play("A", "Big", at="Una")
    assert table.A.meter == 4


@rule("uni.e2.power.1")
def test_a_roll_is_any_number_of_the_span_alike() -> None:
    table = july("hand: A1 attack 9-14, A2 attack 7-7")
    g = table.g
    g.recording = False
    found = Counter(roll(g, 6, face_of(g, 6), 0, "") for _ in range(6000))
    assert sorted(found) == [9, 10, 11, 12, 13, 14] and all(850 < n < 1150 for n in found.values())
    assert {roll(g, 7, face_of(g, 7), 0, "") for _ in range(50)} == {7}


# -- windows ----------------------------------------------------------------------------------------


@rule("uni.e2.window.1", "uni.e2.window.4")
def test_a_response_is_played_at_once_and_never_lies_in_the_row() -> None:
    table = july(f"hand: A1 attack 1, A2 attack 1, A3 attack 2 {FOLLOW}", "hand: B1 attack 1")
    table.play("A", "A1", at="Una")
    table.play("B", "B1", at="Xan")
    table.play("A", "A2", at="Una")
    table.passes()
    table.passes()
    assert table.waiting_for == "A follow-up" and ("clash", "A1") not in table.told("clash")
    table.play("A", "A3", at="Una")
    assert ("use", "A3") in table.told("use") and not any(name == "A3" for _, name in table.told("clash"))


@rule("uni.e2.window.2", "uni.e2.window.3")
def test_follow_up_is_for_the_same_character_and_assist_for_another() -> None:
    assist = '"Deal Power damage. Assist Attack."'
    hand = f"A1 attack 1, Own attack 1 {FOLLOW}, Yf attack 1 {FOLLOW} of Yun, Ya attack 1 {assist} of Yun, Xa attack 1 {assist}"
    hand = hand.replace(f"{FOLLOW} of Yun", f"of Yun {FOLLOW}").replace(f"{assist} of Yun", f"of Yun {assist}")
    table = july(f"hand: {hand}", "hand: B1 attack 1")
    table.play("A", "A1", at="Una")
    table.passes()
    table.passes()
    assert table.offered() == ["Own", "Ya"]
    foe = july(f"hand: A1 special, Ya attack 1 of Yun {assist}", "hand: B1 attack 1")
    foe.passes()
    assert foe.waiting_for != "A follow-up"


@rule("uni.e2.window.5", "uni.e2.window.6")
def test_a_response_must_fit_the_zone_and_be_paid() -> None:
    hand = f"hand: A1 fast attack 1, Quick fast attack 1 for 2 {FOLLOW}, Slowly attack 1 {FOLLOW}"
    for energy, offered in ((5, ["Quick"]), (2, [])):
        table = july(f"{hand}; energy: {energy}")
        table.play("A", "A1", at="Una", zone="Fast")
        table.passes()
        table.passes()
        assert (table.offered() if table.waiting_for == "A follow-up" else []) == offered
    normal = july(hand)
    normal.play("A", "A1", at="Una", zone="Normal")
    normal.passes()
    normal.passes()
    assert normal.offered() == ["Quick", "Slowly"]
    normal.play("A", "Quick", at="Una")
    assert normal.A.energy == 2 and normal.A.meter == 3


@rule("uni.e2.window.7")
def test_cancelled_cards_open_no_window() -> None:
    table = july(f"hand: A1 attack 1, A2 attack 1 {FOLLOW}", "hand: B1 attack 9")
    table.play("A", "A1", at="Una")
    table.play("B", "B1", at="Xan")
    table.passes()
    table.passes()
    assert table.waiting_for != "A follow-up"


COUNTER = '"Gain Power Shield. Counter." {target: Self}'


def countered(**more: str) -> Arena:
    table = july(f"hand: A1 fast attack 1, A2 fast attack 1 {FOLLOW}", f"hand: B1 fast defense 9 {COUNTER}, {more['b']}")
    table.play("A", "A1", at="Una", zone="Fast")
    table.play("B", "B1", zone="Fast")
    table.passes()
    table.passes()
    return table


@rule("uni.e2.window.8", "uni.e2.window.9")
def test_a_counter_takes_the_place_of_all_other_windows() -> None:
    table = countered(b=f"Fast1 fast attack 3 of Vim, Norm attack 3, Follow fast attack 1 {FOLLOW}")
    assert table.waiting_for == "B counter" and table.offered() == ["Fast1", "Follow"]
    table.play("B", "Fast1")
    assert lost(table, "Xan") == [2] and table.waiting_for != "A follow-up"


@rule("uni.e2.window.10")
def test_declining_a_counter_brings_nothing_back() -> None:
    table = countered(b="Fast1 fast attack 3")
    assert table.waiting_for == "B counter"
    table.passes()
    assert table.waiting_for not in ("A follow-up", "B follow-up")
    without = countered(b="Norm attack 3")
    assert without.waiting_for not in ("A follow-up", "B follow-up", "B counter")


@rule("uni.e2.window.11", "uni.e2.window.12")
def test_windows_of_a_pair_open_when_it_is_finished_in_order_of_use() -> None:
    table = july(f"hand: A1 attack 9, A2 attack 1 {FOLLOW}, A3 attack 1 {FOLLOW}", f"hand: B1 defense 1 {{target: Self}}, B2 attack 1 {FOLLOW}")
    table.play("A", "A1", at="Una")
    table.play("B", "B1")
    table.passes()
    table.passes()
    assert table.waiting_for == "B follow-up" and [n for _, n in table.told("use")] == ["B1", "A1"]
    table.passes()
    assert table.waiting_for == "A follow-up"
    table.play("A", "A2", at="Una")
    assert table.waiting_for == "A follow-up" and table.offered() == ["A3"]


@rule("uni.e2.window.13")
def test_who_cannot_play_gets_no_window() -> None:
    bar = '"Until the end of this Combat Round, enemies cannot play cards."'
    table = july(f"hand: Stop fast special {bar}", f"hand: B1 attack 1, B2 attack 1 {FOLLOW}")
    table.play("A", "Stop", zone="Normal")
    table.play("B", "B1", at="Xan")
    table.passes()
    table.passes()
    assert [n for _, n in table.told("use")] == ["B1", "Stop"] and table.waiting_for != "B follow-up"
    winner = july(f"hand: A1 attack 9, A2 attack 1 {FOLLOW}", "hand: B1 attack 1, B2 attack 1")
    winner.play("A", "A1", at="Una")
    winner.play("B", "B1", at="Xan")
    winner.passes()
    winner.passes()
    assert winner.waiting_for == "A follow-up" and [n for _, n in winner.told("use")] == ["A1"]


@rule("uni.e2.window.14")
def test_a_card_for_assists_only_is_offered_in_its_window_alone() -> None:
    text = '"Can only be played as Assist Attack.|Assist Attack.|Gain 1 Root."'
    table = july(f"hand: Only special of Yun {text}, A1 attack 1, A2 attack 1 of Yun")
    assert table.offered() == ["A1", "A2"]
    refusal = table.A.refusal("play", "Only")
    assert refusal is not None
    table.play("A", "A1", at="Una")
    table.passes()
    table.passes()
    assert table.offered() == ["Only"]
    own = july(f"hand: Only special of Yun {text}, A2 attack 1 of Yun")
    own.play("A", "A2", at="Una")
    own.resolve()
    assert own.waiting_for != "A follow-up"
    alone = july(f"hand: Only special of Yun {text}", options={"must_open": 1, "pause": 0})
    assert alone.state.phase != 3 or alone.offered() == []


# -- Exhaust, On Hit --------------------------------------------------------------------------------

GONE = '"Deal Power damage. Exhaust."'


@rule("uni.e2.exhaust.1")
def test_an_exhaust_card_leaves_the_game_used_cancelled_or_negated() -> None:
    assert fought(f"A1 attack 5 {GONE}", "Una").A.cards_in("removed") == ["A1"]
    assert fought(f"A1 attack 5 {GONE}", "Una", "B1 attack 9", "Xan").A.cards_in("removed") == ["A1"]
    no = '"Before Clash: Negate the opposing card."'
    assert fought(f"A1 attack 5 {GONE}", "Una", f"B1 special {no}").A.cards_in("removed") == ["A1"]


@rule("uni.e2.exhaust.2", "uni.e2.exhaust.4")
def test_exhausted_from_hand_is_gone_and_discarded_is_discarded() -> None:
    table = july('hand: A1 special "Exhaust 1 card from your hand.", P1 attack 1')
    table.play("A", "A1")
    table.resolve()
    assert table.A.cards_in("removed") == ["P1"] and table.A.hand == []
    held = july(f"hand: A1 attack 5 {GONE}")
    held.end_the_turn()
    assert held.A.cards_in("removed") == [] and held.told("discard") == [("discard", "A1")]


@rule("uni.e2.exhaust.3")
def test_a_multihit_card_with_exhaust_stays_while_counts_are_left() -> None:
    text = '"Deal Power / 2 damage 2 times. Exhaust." {types: [Multihit]}'
    table = july(f"hand: A1 attack 2 {text}", "hand: B1 attack 9")
    table.play("A", "A1", at="Una")
    table.play("B", "B1", at="Xan")
    table.resolve()
    kept = [kind for kind, name in table.told("reuse", "exhausted") if name == "A1"]
    assert kept == ["reuse", "reuse", "exhausted"]  # two counts, then the third loss


@rule("uni.e2.onhit.1", "uni.e2.onhit.2")
def test_on_hit_asks_for_hits_and_not_for_damage() -> None:
    text = '"Deal Power / 3 damage 3 times.|On Hit: Inflict 1 Bleed.|On Damage: Gain 1 Seal.|On HP Damage: Gain 1 Disarm."'
    kind = "{types: [Electric]}"
    immune = fought(f"A1 attack 12 {text} {kind}", "Una", Una={"innates": ["Immune (Electric)."]})
    assert immune.has("Una") == ["Bleed 3/1"] and immune.has("Xan") == []
    soaked = fought(f"A1 attack 12 {text}", "Una", Una={"shield": 20})
    assert soaked.has("Una") == ["Bleed 3/1"] and soaked.has("Xan") == ["Seal 3"]


@rule("uni.e2.onhit.3")
def test_a_cost_in_an_on_hit_line_is_paid_for_every_hit() -> None:
    text = '"Deal Power / 2 damage 2 times.|On Hit: Spend 1 Charge: Inflict 2 Frazzle."'
    for charge, frazzle in ((1, "Frazzle 2"), (2, "Frazzle 4")):
        table = fought(f"A1 attack 2 {text}", "Una", Xan={"statuses": CHARGE, "has": [f"Charge {charge}"]})
        assert table.has("Una") == [frazzle] and table.has("Xan") == []


# -- Spend ------------------------------------------------------------------------------------------


def charged(text: str, charge: int, at: str = "Una", **more: str) -> Arena:
    xan = {"statuses": CHARGE, "has": [f"Charge {charge}"] if charge else []}
    return fought(f"A1 attack 12 {text}", at, Xan=xan)


@rule("uni.e2.spend.1", "uni.e2.spend.5")
def test_what_a_colon_pays_for_happens_only_if_paid() -> None:
    text = '"Spend 2 Charge: Deal Power damage.|On Hit: Inflict 1 Bleed.|After Use: Gain 1 Dusk."'
    unpaid = charged(text, 1)
    assert lost(unpaid, "Una") == [0] and unpaid.has("Xan") == ["Charge 1", "Dusk 1"] and unpaid.has("Una") == []
    paid = charged(text, 2)
    assert lost(paid, "Una") == [12] and paid.has("Xan") == ["Dusk 1"] and paid.has("Una") == ["Bleed 1/1"]


@rule("uni.e2.spend.2", "uni.e2.spend.3", "uni.e2.spend.4")
@pytest.mark.parametrize(
    ("text", "offers"),
    [
        ("Spend 1 Charge? Gain 1 Root.", 2),
        ("Spend X Charge (0-3)? Deal 4 times X bonus damage.", 3),
        ("If this character has 1+ Charge? Spend 1 Charge: Gain 1 Root.", 2),
    ],
)
def test_a_question_mark_makes_the_payment_optional(text: str, offers: int) -> None:
    asked = charged(f'"{text}"', 2)
    assert asked.waiting_for in ("A spend", "A amount") and len(asked.A.options()) == offers
    assert asked.has("Xan") == ["Charge 2"]
    assert charged(f'"{text}"', 0).waiting_for not in ("A spend", "A amount")


@rule("uni.e2.spend.6", "uni.e2.text.9")
def test_an_x_that_can_no_longer_be_spent_makes_no_hit() -> None:
    text = '"Choose X (0-3).|Spend X Charge: Deal Power / (X + 2) damage (X + 2) times.|On Hit: If X is 3: Inflict 1 Stun."'
    for named, leak, hits, left in ((3, 2, 0, ["Charge 1"]), (0, 0, 2, ["Charge 3"]), (3, 0, 5, [])):
        xan = {"statuses": CHARGE, "has": ["Charge 3"]}
        table = july(f'hand: A1 attack 20 {text} {{types: [Multihit]}}, Leak fast special "Spend {leak} Charge."', Xan=xan)
        table.play("A", "A1", at="Una", x=named, zone="Normal")
        table.passes()
        if leak:
            table.play("A", "Leak", zone="Fast")
        table.resolve()
        assert table.kinds().count("hit") == hits and table.has("Xan") == left
        assert ("Stun 1" in table.has("Una")) == (hits == 5)


@rule("uni.e2.spend.7")
def test_once_per_ammo_spent_pays_what_there_is() -> None:
    text = '"This card\'s Multihit Count starts at 3.|Set X to this card\'s remaining Multihit Count (before resolving this card).|Spend X Charge: Deal Power / X damage once per Ammo spent."'
    for ammo, hurt in ((2, 8), (0, 0), (5, 12)):
        xan = {"statuses": CHARGE, "has": [f"Charge {ammo}"] if ammo else []}
        assert lost(fought(f"A1 attack 12 {text} {{types: [Multihit]}}", "Una", Xan=xan), "Una") == [hurt]


# -- wording ----------------------------------------------------------------------------------------


@rule("uni.e2.text.1", "uni.e2.text.2")
def test_played_if_is_asked_on_play_only() -> None:
    own = {"Mark": ["Type: Unique.", "Max Stack: 6."], "Form": ["Type: Unique.", "Max Stack: 1."]}
    need = '"Can only be played if the target has 6 Mark.|Deal Power damage."'
    bar = '"Cannot be played if this character has Form.|Deal Power damage."'
    table = july(f"hand: Need attack 5 {need}, Bar attack 5 {bar}", Xan={"statuses": own, "has": ["Form 1"]}, Vim={"has": ["Mark 6"]})
    assert table.offered() == ["Need"]
    only = '"Can only be played if this character has Form.|Deal Power damage."'
    lose = '"Remove Form." {target: Self}'
    waits = july(f"hand: A1 attack 5 {only}, A2 fast special {lose}", Xan={"statuses": own, "has": ["Form 1"]})
    waits.play("A", "A1", at="Una", zone="Normal")
    waits.passes()
    waits.play("A", "A2", zone="Fast")
    waits.resolve()
    assert waits.has("Xan") == [] and lost(waits, "Una") == [5]


FORMS = character(
    card("1-1", "Jab", "Deal Power damage.", "Always: If this character has 3+ Ember: This card becomes Big Jab."),
    card("1-2", "Big Jab", "Deal Power damage."),
)


@rule("uni.e2.text.3", "uni.e2.text.5", "uni.e2.data.3")
def test_always_becomes_follows_its_condition_everywhere() -> None:
    faces, _ = lay_out([[FORMS]])
    [jab] = [f for f in faces if getattr(f, "slot", "") == "1-1"]
    assert [faces[i].name for i in jab.becomes_face] == ["Big Jab"] and jab.at[7] == -1
    for text in ("If X is 3: This card becomes Big Jab.", "If this card was played as a Follow-Up: This card becomes Big Jab."):
        with pytest.raises(Unreadable):
            lay_out([[character(card("1-1", "Jab", text), card("1-2", "Big Jab", "Deal Power damage."))]])


@rule("uni.e2.text.4", "uni.e2.judge.5")
def test_a_multihit_count_under_always_holds_from_the_play_on() -> None:
    text = '"Always: This card\'s Multihit Count starts at 3.|Deal Power / 3 damage 3 times." {types: [Multihit]}'
    table = july(f"hand: A1 attack 3 {text}", "hand: B1 attack 99, B2 attack 50")
    table.play("A", "A1", at="Una")
    table.play("B", "B1", at="Xan")
    table.passes()
    table.passes()
    rolls: list[int] = []
    for kind, name in table.told("clash", "roll"):
        if kind == "clash":
            rolls.append(0)
        elif name == "A1":
            rolls[-1] += 1
    assert rolls == [3, 2, 1, 1]  # each lost clash costs a hit; the last one is an ordinary Attack


@rule("uni.e2.text.6", "uni.e2.text.7")
def test_on_follow_up_adds_to_the_text_and_cuts_the_cost() -> None:
    text = '"Deal Power damage. Follow-Up.|On Follow-Up: Inflict 1 Root.|On Follow-Up: -1 Energy Cost."'
    table = july(f"hand: A1 attack 1, A2 attack 5 for 3 {text}")
    table.play("A", "A1", at="Una")
    table.passes()
    table.passes()
    table.play("A", "A2", at="Una")
    assert lost(table, "Una") == [6] and table.has("Una") == ["Root 1"] and table.A.meter == 3
    plain = fought(f"A2 attack 5 for 3 {text}", "Una")
    assert plain.has("Una") == [] and plain.A.meter == 3


@rule("uni.e2.text.10", "uni.e2.data.1")
def test_a_label_holds_for_its_own_line() -> None:
    text = '"Deal Power damage.|On Hit: Gain 1 Charge.|Gain 1 Dusk.|If the target has Stun: Gain 5 Dusk."'
    evade = '"Gain Power Shield. Evade." {target: Self}'
    table = july(f"hand: A1 attack 5 {text}", f"hand: B1 defense 9 {evade}", Xan={"statuses": CHARGE})
    table.play("A", "A1", at="Una")
    table.play("B", "B1")
    table.resolve()
    assert table.has("Xan") == ["Dusk 1"]


@rule("uni.e2.text.11")
def test_the_place_of_a_keyword_line_changes_nothing() -> None:
    logs = []
    for text in ('"Close.|Deal Power damage.|Retain."', '"Deal Power damage.|Retain.|Close."'):
        table = fought(f"A1 attack 10 {text}", "Una")
        logs.append([(e.kind, e.rule, e.n) for e in table.state.log])
    assert logs[0] == logs[1]


@rule("uni.e2.data.2")
def test_conditions_compare_numbers_built_from_x() -> None:
    for x, words, holds in ((3, "X is 3", True), (3, "X is 4 or more", False), (2, "X is not 3", True), (3, "X is at most 3", True)):
        text = f'"Choose X (0-3).|If {words}: Gain 1 Root."'
        table = july(f"hand: A1 special {text}")
        table.play("A", "A1", x=x)
        table.resolve()
        assert (table.has("Xan") == ["Root 1"]) == holds


# -- statuses and innates ---------------------------------------------------------------------------

TWO = {"Knot": ["Type: Unique.", "Potency: Max 9.", "Count: Max 4.", "On Gain: Gain 1 Root.", "On Hit: Reduce Count by 1."]}


@rule("uni.e2.status.1")
def test_a_count_may_drop_with_every_trigger() -> None:
    table = fought("A1 attack 1", "Una", Xan={"statuses": TWO, "has": ["Knot 2/1"]})
    assert table.has("Xan") == []
    assert fought("A1 attack 1", "Una", Xan={"statuses": TWO, "has": ["Knot 2/3"]}).has("Xan") == ["Knot 2/2"]


@rule("uni.e2.status.2", "uni.e2.status.4")
def test_potency_and_count_change_one_after_the_other() -> None:
    text = '"Gain 1 Knot and +3 Knot Count."'
    assert fought(f"A1 special {text}", "", Xan={"statuses": TWO}).has("Xan") == ["Knot 1/4", "Root 1"]
    assert fought(f"A1 special {text}", "", Xan={"statuses": TWO, "has": ["Knot 2/2"]}).has("Xan") == ["Knot 3/4"]
    alone = '"Gain +2 Knot Count."'
    assert fought(f"A1 special {alone}", "", Xan={"statuses": TWO}).has("Xan") == []


@rule("uni.e2.status.3")
def test_counts_are_halved_at_turn_end() -> None:
    for count, left in ((5, ["Bleed 1/2"]), (3, ["Bleed 1/1"]), (1, [])):
        table = july(Xan={"has": [f"Bleed 1/{count}"]})
        table.end_the_turn()
        assert table.has("Xan") == left


@rule("uni.e2.innate.1")
def test_an_innate_takes_the_amount_that_really_changed() -> None:
    text = ["Whenever this character gains X Charge, gain X Dusk."]
    for charge, dusk in ((9, ["Charge 10", "Dusk 1"]), (10, ["Charge 10"])):
        xan = {"statuses": CHARGE, "innates": text, "has": [f"Charge {charge}"]}
        assert fought('A1 special "Gain 4 Charge."', "", Xan=xan).has("Xan") == dusk


@rule("uni.e2.innate.2")
def test_the_rescue_is_an_optional_payment() -> None:
    text = ["Once per game, when this character would be reduced to 0 HP: Spend 3 Charge? Set HP to 1 instead."]
    una = {"statuses": CHARGE, "innates": text, "standing at": 4}
    table = fought("A1 attack 9", "Una", Una={**una, "has": ["Charge 3"]})
    assert table.waiting_for == "B rescue" and len(table.B.options()) == 2
    assert fought("A1 attack 9", "Una", Una={**una, "has": ["Charge 2"]}).waiting_for != "B rescue"


# -- judge examples ---------------------------------------------------------------------------------


@rule("uni.e2.judge.1")
def test_a_winner_meets_the_next_card_to_its_left() -> None:
    table = july("hand: A1 attack 12, A0 special", "hand: B1 attack 5, B2 attack 9")
    table.play("A", "A0", zone="Slow")
    table.play("B", "B1", at="Xan", zone="Normal")
    table.play("A", "A1", at="Una", zone="Normal")
    table.play("B", "B2", at="Xan", zone="Normal")
    table.resolve()
    assert [name for _, name in table.told("cancelled")] == ["B2", "B1"] and lost(table, "Una") == [12]


@rule("uni.e2.judge.2")
def test_beside_an_own_card_the_right_one_is_used_unopposed() -> None:
    table = july("hand: A1 attack 3, A2 attack 5", "hand: B1 attack 9")
    table.play("A", "A1", at="Una")
    table.passes()
    table.play("A", "A2", at="Una")
    table.resolve()
    assert [name for _, name in table.told("use")] == ["A2", "A1"] and lost(table, "Una") == [8]


@rule("uni.e2.judge.3")
def test_a_defense_with_reuse_stays_for_the_next_attack() -> None:
    again = '"Gain Power Shield. Reuse." {target: Self}'
    table = july(f"hand: A1 defense 4 {again}, A0 special", "hand: B0 attack 9, B1 attack 9")
    table.play("A", "A0", zone="Slow")
    table.play("B", "B0", at="Xan", zone="Normal")
    table.play("A", "A1", zone="Normal")
    table.play("B", "B1", at="Xan", zone="Normal")
    table.resolve()
    assert [name for _, name in table.told("use")][:4] == ["A1", "B1", "A1", "B0"] and lost(table, "Xan") == [10]

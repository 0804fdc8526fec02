"""What card texts and innates say."""

from __future__ import annotations

from quadriga.rulebook.marks import rule
from tests.universal_arena.arena import Arena, page

CHARGE = {"Charge": ["Type: Unique.", "Max Value: 9."]}


@rule("uni.text.damage.3", "uni.house.x.1")
def test_x_named_on_play_is_spent_on_use_or_counts_as_zero(table: Arena) -> None:
    text = '"Choose X (0-3).|Spend X Charge.|Deal Power / (X + 2) damage (X + 2) times." {types: [Multihit]}'
    drain = '"Spend 2 Charge." {target: Self}'
    table.card("Ava", **page(statuses=CHARGE, has=["Charge 3"]))
    table.place(A=f"line: Ava; hand: Swarm attack 20 {text}", B="line: Bea")
    table.play("A", "Swarm", x=3)
    table.resolve()
    assert table.numbers("damage") == [4] * 5 and table.has("Ava") == []
    table = Arena()
    table.card("Ava", **page(statuses=CHARGE, has=["Charge 3"]))
    table.place(A=f"line: Ava; hand: Swarm attack 20 {text}, Leak fast special {drain}", B="line: Bea")
    table.play("A", "Swarm", x=3)
    table.passes()
    table.play("A", "Leak", zone="Fast")
    table.resolve()
    assert table.numbers("damage") == [10, 10] and table.has("Ava") == ["Charge 1"]
    table = Arena()
    table.card("Ava", **page(statuses=CHARGE, has=["Charge 1"]))
    table.place(A=f"line: Ava; hand: Swarm attack 20 {text}", B="line: Bea")
    table.A.plays("Swarm")
    assert table.waiting_for == "A x" and table.A.options() == ["0", "1"]


@rule("uni.text.heal.1")
def test_damage_and_healing_share_the_roll(table: Arena) -> None:
    table.card("Ava", **page(**{"standing at": 50}))
    table.place(A='line: Ava; hand: A1 attack 20-40 "Deal Power damage.|Heal for Power / 2 HP."', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    [rolled] = table.numbers("roll")
    assert table["Bea"].hp == 100 - rolled and table["Ava"].hp == 50 + rolled // 2


@rule("uni.text.gain.1")
def test_gain_is_the_users_and_inflict_the_targets(table: Arena) -> None:
    table.place(
        A='line: Ava; hand: A1 attack 4 for X "Inflict X Frail. Gain X Weak and +X Weak Count.|Gain 3 Ultimate Meter."',
        B="line: Bea",
    )
    table.play("A", "A1", x=2)
    table.resolve()
    assert table.has("Bea") == ["Frail 2/1"] and table.has("Ava") == ["Weak 2/3"] and table.A.meter == 5


@rule("uni.text.if.1")
def test_if_looks_when_the_sentence_is_reached(table: Arena) -> None:
    for has, found in (("Root 2", ["Root 2"]), ("Root 3", ["Root 3", "Slow 1/1"])):
        table = Arena()
        table.card("Bea", **page(has=[has]))
        table.place(
            A='line: Ava; hand: A1 special "If the target has 3+ Root, inflict 1 Slow." {target: 1 Enemy}',
            B="line: Bea",
        )
        table.play("A", "A1")
        table.resolve()
        assert table.has("Bea") == found


@rule("uni.text.instead.1")
def test_instead_replaces_the_sentence_before_it(table: Arena) -> None:
    own = {"Form": ["Type: Unique.", "Potency: Max 4.", "Count: Max 9."]}
    text = '"Gain 1 Form and +3 Form Count.|If this character has Form: Gain 1 Form and +1 Form Count instead."'
    for has, found in (([], ["Form 1/4"]), (["Form 1/2"], ["Form 2/3"])):
        table = Arena()
        table.card("Ava", **page(statuses=own, has=has))
        table.place(A=f"line: Ava; hand: A1 special {text}", B="line: Bea")
        table.play("A", "A1")
        table.resolve()
        assert table.has("Ava") == found


@rule("uni.text.choose.1")
def test_choose_one_carries_out_exactly_one_line(table: Arena) -> None:
    table.place(A='line: Ava; hand: A1 special "Choose 1:|Gain 1 Root.|Gain 1 Seal.|Gain 1 Stagger."', B="line: Bea")
    table.play("A", "A1")
    table.passes()
    table.passes()
    assert table.waiting_for == "A mode" and table.A.options() == ["Gain 1 Root.", "Gain 1 Seal.", "Gain 1 Stagger."]
    table.A.answers("Gain 1 Seal.")
    assert table.has("Ava") == ["Seal 1"]


@rule("uni.text.use.1")
def test_use_conditions_limit_cards_and_targets(table: Arena) -> None:
    own = {"Mark": ["Type: Unique.", "Max Stack: 6."], "Form": ["Type: Unique.", "Max Stack: 1."]}
    table.card("Ava", **page(statuses=own, has=["Form"]))
    table.card("Bob", **page(has=["Mark 6"]))
    need = '"Can only be used if the target has 6 Mark.|Inflict 1 Root." {target: 1 Enemy}'
    bar = '"Cannot be used if this character has Form.|Gain 1 Root."'
    table.place(A=f"line: Ava; hand: Need special {need}, Bar special {bar}", B="line: Bea, Bob")
    assert table.offered() == ["Need"]
    refusal = table.A.refusal("play", "Bar")
    assert refusal is not None and refusal.rule == "uni.text.use.1"
    table.play("A", "Need")
    assert table["Need"].target == "Bob"


@rule("uni.house.restrict.1")
def test_a_use_condition_is_checked_again_on_use(table: Arena) -> None:
    own = {"Form": ["Type: Unique.", "Max Stack: 1."]}
    table.card("Ava", **page(statuses=own, has=["Form"]))
    table.place(
        A='line: Ava; ultimates: Big slow attack 9 "Can only be used if this character has Form.|Deal Power damage." {ultimate: 10};'
        ' hand: Calm fast special "Set this character\'s Form Value to 0."; meter: 10',
        B="line: Bea",
    )
    table.play("A", "Big")
    table.passes()
    table.play("A", "Calm", zone="Fast")
    table.resolve()
    assert ("cancelled", "Big") in table.told("cancelled") and table.A.ultimates == ["Big"]
    assert table.A.meter == 1 and table["Bea"].hp == 100


@rule("uni.text.once.1")
def test_once_per_use_and_the_first_time_each_turn(table: Arena) -> None:
    text = '"Deal Power / 4 damage 4 times.|On Hit: Inflict 1 Bleed.|Once per use, if the target has Stun: Gain 2 Charge." {types: [Multihit]}'
    hot = "The first time each turn this character hits with an Attack, gain 3 Charge."
    table.card("Ava", **page(statuses=CHARGE, innates=[hot]))
    table.card("Bea", **page(has=["Stun 1"]))
    table.place(A=f"line: Ava; hand: A1 attack 8 {text}, A2 attack 1", B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Ava") == ["Charge 5"]
    table.play("A", "A2")
    table.resolve()
    assert table.has("Ava") == ["Charge 5"]


@rule("uni.text.bonus.1", "uni.house.bonus.1")
def test_bonus_damage_is_a_packet_of_its_own_and_no_hit(table: Arena) -> None:
    table.card("Ava", **page(statuses=CHARGE, has=["Charge 3"]))
    table.card("Bea", **page(innates=["Resist 5 (Blunt)."]))
    text = '"Deal Power damage.|You may spend X Charge (0-3). If you do, deal 4 times X bonus damage.|On Hit: Gain 1 Root." {types: [Blunt]}'
    table.place(A=f"line: Ava; hand: A1 attack 10 {text}", B="line: Bea")
    table.play("A", "A1")
    table.passes()
    table.passes()
    table.A.answers("3")
    assert table.numbers("damage") == [5, 7] and table.kinds().count("hit") == 1 and table.has("Ava") == ["Root 1"]


# -- innates ---------------------------------------------------------------------------------------


@rule("uni.innate.1")
def test_an_innate_works_until_its_character_falls(table: Arena) -> None:
    more = "Each time any character inflicts Root, inflict 1 additional Root."
    table.card("Bea", **page(innates=[more, "Resist 3 (Physical)."], **{"standing at": 5}))
    bind = 'special "Inflict 1 Root." {target: 1 Enemy}'
    table.place(
        A=f"line: Ava; hand: One {bind}, Hit attack 5 {{types: [Physical]}}, Kill attack 9, Two {bind}",
        B="line: Bea, Bob",
    )
    table.play("A", "One", at="Bob")
    table.resolve()
    table.play("A", "Hit", at="Bea")
    table.resolve()
    assert table.has("Bob") == ["Root 2"] and table["Bea"].hp == 3
    table.play("A", "Kill", at="Bea")
    table.resolve()
    table.play("A", "Two")
    table.resolve()
    assert table.has("Bob") == ["Root 3"]


@rule("uni.innate.3")
def test_thresholds_go_off_from_below_and_in_order(table: Arena) -> None:
    own = {
        "Heat": ["Type: Unique.", "Max Value: 40."],
        "Low": ["Type: Unique."],
        "Mid": ["Type: Unique."],
        "High": ["Type: Unique."],
    }
    when = "When Heat reaches 10: Remove Low. Gain Mid. When Heat reaches 30: Remove Mid. Gain High."
    table.card("Ava", **page(statuses=own, innates=[when], has=["Low", "Heat 4"]))
    table.place(
        A='line: Ava; hand: Up special "Set this character\'s Heat Value to 30.", Down special "Set this character\'s Heat Value to 10."',
        B="line: Bea",
    )
    before = len(table.state.log)
    table.play("A", "Up")
    table.resolve()
    assert sorted(table.has("Ava")) == ["Heat 30", "High"]
    names = [table.state.faces[e.target].name for e in table.state.log[before:] if e.kind in ("gain", "status gone")]
    assert names == ["Low", "Mid", "Mid", "High"]
    table.play("A", "Down")
    table.resolve()
    assert sorted(table.has("Ava")) == ["Heat 10", "High"]


@rule("uni.innate.4")
def test_whenever_goes_off_once_with_the_amount(table: Arena) -> None:
    own = {**CHARGE, "Dust": ["Type: Unique.", "Max Value: 9."]}
    text = "Whenever this character gains X Charge, gain X Dust. Whenever this character spends X Charge, reduce Dust Value by X."
    table.card("Ava", **page(statuses=own, innates=[text]))
    table.place(A='line: Ava; hand: Get special "Gain 4 Charge.", Use special "Spend 3 Charge."', B="line: Bea")
    table.play("A", "Get")
    table.resolve()
    assert table.has("Ava") == ["Charge 4", "Dust 4"]
    table.play("A", "Use")
    table.resolve()
    assert table.has("Ava") == ["Charge 1", "Dust 1"]


@rule("uni.innate.5")
def test_an_addition_to_an_infliction_is_made_once(table: Arena) -> None:
    more = "Each time any character inflicts Frazzle, inflict 1 additional Frazzle."
    table.card("Bob", **page(innates=[more]))
    table.place(A='line: Ava; hand: A1 special "Inflict 2 Frazzle." {target: 1 Enemy}', B="line: Bea, Bob")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table.has("Bea") == ["Frazzle 3"]


@rule("uni.innate.6")
def test_a_rescue_is_asked_before_defeat_and_only_once(table: Arena) -> None:
    rescue = "Once per game, when this character would be reduced to 0 HP: You may spend 3 Charge. If you do, set HP to 1 instead."
    table.card("Bea", **page(statuses=CHARGE, innates=[rescue], has=["Charge 7"], **{"standing at": 5}))
    table.place(A="line: Ava; hand: A1 attack 9, A2 attack 9", B="line: Bea, Bob")
    table.play("A", "A1", at="Bea")
    table.passes()
    table.passes()
    assert table.waiting_for == "B rescue"
    table.B.answers("Yes")
    assert table["Bea"].hp == 1 and table.has("Bea") == ["Charge 4"] and "defeated" not in table.kinds()
    table.play("A", "A2", at="Bea")
    table.resolve()
    assert table["Bea"].defeated


@rule("uni.house.threshold.1")
def test_reaching_a_quarter_means_crossing_it_from_above(table: Arena) -> None:
    first = "The first time this character reaches 25% HP, gain 1 Root."
    each = "Each time this character reaches 25% HP, gain 1 Charge."
    table.card("Bea", **page(statuses=CHARGE, innates=[first, each], **{"standing at": 30}))
    mend = 'Mend special "Heal the target for 25 HP." {target: 1 Ally}'
    table.place(A="line: Ava; hand: A1 attack 10, A2 attack 5, A3 attack 30", B=f"line: Bea, Bob; hand: {mend}")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert table["Bea"].hp == 20 and sorted(table.has("Bea")) == ["Charge 1", "Root 1"]
    table.play("A", "A2", at="Bea")
    table.play("B", "Mend")
    table.resolve()
    assert sorted(table.has("Bea")) == ["Charge 1", "Root 1"]
    assert table["Bea"].hp == 40
    table.play("A", "A3", at="Bea")
    table.resolve()
    assert table["Bea"].hp == 10 and sorted(table.has("Bea")) == ["Charge 2", "Root 1"]


def test_a_fall_from_above_to_zero_reaches_nothing(table: Arena) -> None:
    table.card(
        "Bea", **page(innates=["The first time this character reaches 25% HP, gain 1 Root."], **{"standing at": 30})
    )
    table.place(A="line: Ava; hand: A1 attack 40", B="line: Bea, Bob")
    table.play("A", "A1", at="Bea")
    table.resolve()
    assert "trigger" not in table.kinds()


def use(text: str, table: Arena | None = None, more: str = "", **ava: object) -> Arena:
    """Ava uses a Special with this text."""
    table = table or Arena()
    table.card("Ava", **page(**ava))
    table.place(A=f'line: Ava, Abe 50; hand: A1 special "{text}"{more}', B="line: Bea, Bob")
    table.play("A", "A1")
    table.resolve()
    return table


def test_all_allies_gain_and_are_healed() -> None:
    table = use("All allies gain 2 Strength and +1 Strength Count.|Heal all allies for 7 HP.", **{"standing at": 40})
    assert table.has("Ava") == table.has("Abe") == ["Strength 2/2"]
    assert (table["Ava"].hp, table["Abe"].hp, table["Bea"].hp) == (47, 57, 100)


def test_increase_and_replace_are_gains_and_removals() -> None:
    own = {"Heat": ["Type: Unique.", "Max Value: 9."], "Low": ["Type: Unique."], "High": ["Type: Unique."]}
    table = use("Increase Heat Value by 2.|Replace Low with High.", statuses=own, has=["Heat 1", "Low"])
    assert sorted(table.has("Ava")) == ["Heat 3", "High"]


def test_a_condition_may_ask_for_a_number() -> None:
    own = {"Heat": ["Type: Unique.", "Max Value: 9."]}
    for heat, found in ((2, ["Seal 1"]), (5, ["Root 1"])):
        table = use(
            "If Heat is 3+, gain 1 Root.|If Heat Value is 2 or less, gain 1 Seal.", statuses=own, has=[f"Heat {heat}"]
        )
        assert table.has("Ava")[1:] == found


def test_a_status_may_lower_power_by_a_fixed_share(table: Arena) -> None:
    own = {
        "Tired": ["Type: Unique.", "Effect: Reduce Attack Power by 50%."],
        "Keen": ["Type: Unique.", "Effect: Increase Defense Power by 20%."],
    }
    table.card("Ava", **page(statuses=own, has=["Tired", "Keen"]))
    table.place(A="line: Ava; hand: A1 attack 10-20, D1 defense 10-20", B="line: Bea")
    assert table["A1"].power == "5-10" and table["D1"].power == "12-24"


def test_innates_may_speak_of_turn_start_and_turn_end(table: Arena) -> None:
    table.card("Ava", **page(innates=["Turn Start: Gain 2 Haste.", "Turn End: Gain 1 Root."]))
    table.place(A="line: Ava", B="line: Bea", phase="turn start")
    assert table.has("Ava") == ["Haste 2/1"]
    table.end_the_turn()
    assert table.has("Ava") == ["Root 1", "Haste 2/1"]


def test_starting_with_none_of_something_is_not_having_it(table: Arena) -> None:
    own = {"Heat": ["Type: Unique.", "Max Value: 9."], "Low": ["Type: Unique."]}
    table.card("Ava", **page(statuses=own, innates=["This character starts with Low and 0 Heat."]))
    table.place(A="line: Ava", B="line: Bea")
    assert table.has("Ava") == ["Low"]


def test_an_infliction_may_grow_by_more_than_its_own_name_says(table: Arena) -> None:
    table.card("Ava", **page(innates=["Whenever any character inflicts Frazzle, inflict 2 additional."]))
    table.place(A='line: Ava; hand: A1 special "Inflict 1 Frazzle." {target: 1 Enemy}', B="line: Bea")
    table.play("A", "A1")
    table.resolve()
    assert table.has("Bea") == ["Frazzle 3"]

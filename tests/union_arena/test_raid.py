"""Performing Raid, and cards beneath cards."""

from __future__ import annotations

from quadriga.games.union_arena.chapters.table import table as field
from quadriga.kernel.unknown import knows
from quadriga.rulebook.marks import rule
from quadriga.scenario.table import Table

LINE = " Switch to active. May move to the front line."


@rule("ua.raid.1", "ua.raid.15")
def test_a_card_with_raid_may_be_played_or_raided_with(table: Table) -> None:
    table.card("Wolf", bp=3000, energy=1, raid="Pup")
    table.place(A="front: Pup 1000; energy: 1 red; hand: Wolf; ap: 3/3")
    assert table.A.can("play Wolf onto the front line") and table.A.can("raid with Wolf onto Pup")
    table.place(A="energy: 1 red; hand: Wolf; ap: 3/3")
    assert not any("Raid" in o for o in table.A.options())
    table.A.plays("Wolf", "front line")
    assert table["Wolf"].resting and table.A.ap == 2 and not table["Wolf"].raided


@rule("ua.raid.2")
def test_the_raid_card_lies_on_its_base_and_both_are_one_character(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    table.place(A="front: P 1000, Q 1000, R 1000, Pup 1000; hand: Wolf; ap: 3/3")
    table.A.answers("raid with Wolf onto Pup")
    assert table.A.front == ["P", "Q", "R", "Wolf"] and table["Wolf"].beneath == ["Pup"]
    assert table.A.removal == [] and table["Wolf"].bp == 3000


@rule("ua.raid.31")
def test_the_base_is_an_own_character(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    table.card("Pup", bp=1000)
    table.place(A="front: Ram 1000; hand: Wolf; sideline: Pup; ap: 3/3", B="front: Pup")
    assert not any("Raid" in o for o in table.A.options())


@rule("ua.raid.4")
def test_a_name_in_the_specification_means_exactly_that_name(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    table.card("Elder", name="Pup of the Hill", bp=1000)
    table.place(A="front: Pup 1000, Elder; hand: Wolf; ap: 3/3")
    assert [o for o in table.A.options() if "Raid" in o] == ["Raid with Wolf onto Pup"]


@rule("ua.raid.5", "ua.raid.18")
def test_an_affinity_in_the_specification_means_any_card_of_it_of_any_colour(table: Table) -> None:
    table.card("Wolf", bp=3000, color="green", energy=1, text="[Raid] [Pack]" + LINE)
    table.card("Fang", bp=2000, affinities=["Pack"], raid="Pup")
    front = "Pup 1000 {affinities: [Pack], color: red}, Hound 1000 {affinities: [Pack], color: blue}, Fang, Ram 1000 {color: green}"
    table.place(A=f"front: {front}; energy: 1 green; hand: Wolf; ap: 3/3")
    found = [o for o in table.A.options() if o.startswith("Raid")]
    assert sorted(found) == ["Raid with Wolf onto Hound", "Raid with Wolf onto Pup"]
    table.place(A=f"front: {front}; energy: 1 red; hand: Wolf; ap: 3/3")
    assert not any("Raid" in o for o in table.A.options())


@rule("ua.raid.6")
def test_raid_from_hand_needs_energy_and_ap(table: Table) -> None:
    table.card("Wolf", bp=3000, energy=2, raid="Pup")
    for board in ("energy: 2 red; ap: 0/3", "energy: 1 red; ap: 3/3"):
        table.place(A=f"front: Pup 1000; hand: Wolf; {board}")
        assert not any("Raid" in o for o in table.A.options())
    table.place(A="front: Pup 1000; hand: Wolf; energy: 2 red; ap: 1/3")
    table.A.answers("raid with Wolf onto Pup")
    assert table.A.ap == 0 and table.A.front == ["Wolf"]


@rule("ua.raid.8", "ua.raid.19")
def test_abilities_raid_only_where_they_say_so_and_charge_no_ap(table: Table) -> None:
    text = "When this card is placed from your deck into your sideline by one of your abilities, if you have the required energy for it, you may perform Raid with it from your sideline.\n"
    table.card("Wolf", bp=3000, energy=2, text=text + '[Raid] "Pup"' + LINE)
    table.card("Mill", type="event", ap=0, text="Place the top card of your deck into your sideline.")
    table.place(A="front: Pup 1000; energy: 2 red; hand: Mill; deck: Wolf, 3; ap: 0/3")
    table.A.uses("Mill")
    table.A.answers("yes")
    assert table["Wolf"].beneath == ["Pup"] and table["Wolf"].raided and table.A.ap == 0
    table.place(A="front: Pup 1000; energy: 1 red; hand: Mill; deck: Wolf, 3; ap: 0/3")
    table.A.uses("Mill")
    assert table.waiting_for == "A main" and "Wolf" in table.A.sideline
    table.card("Rise", type="event", text="Play up to one character card with 3 or less required energy from your sideline set to resting onto your front line.")
    table.place(A="front: Pup 1000; hand: Rise; sideline: Wolf; ap: 3/3")
    table.A.uses("Rise")
    table.A.chooses("Wolf")
    assert table.A.front == ["Pup", "Wolf"] and not table["Wolf"].raided


@rule("ua.raid.9")
def test_raid_stacks_drops_effects_readies_moves_and_then_plays(table: Table) -> None:
    table.card("Wolf", bp=3000, text='[Raid] "Pup"' + LINE + "\n[When Played] Draw a card.")
    table.card("Grow", type="event", text="Choose one character on your field. It gains 1000 BP until the end of the turn.")
    table.place(A="energy: Pup 1000 resting; hand: Grow, Wolf; ap: 3/3")
    table.A.uses("Grow")
    start = len(table.state.log)
    table.A.answers("raid with Wolf onto Pup")
    assert table.waiting_for == "A raid move" and table["Wolf"].bp == 3000 and not table["Wolf"].resting and table.A.hand == []
    table.A.answers("yes")
    kinds = [event.kind for event in table.state.log[start:]]
    steps = [kinds.index(kind) for kind in ("raid", "ready", "move line", "ability", "move")]
    assert steps == sorted(steps) and len(table.A.hand) == 1


@rule("ua.raid.11")
def test_the_covered_card_has_no_abilities(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    table.card("Pup", bp=1000, text="Other characters on your field gain 500 BP.\n[Activate: Main] Draw a card.")
    table.place(A="front: Pup, Ram 1000; hand: Wolf; ap: 3/3")
    assert table["Ram"].bp == 1500 and table.A.can("activate Pup")
    table.A.answers("raid with Wolf onto Pup")
    assert table["Ram"].bp == 1000 and not any("Activate" in o for o in table.A.options())


@rule("ua.raid.20")
def test_raided_means_a_face_up_card_beneath(table: Table) -> None:
    table.card("Wolf", bp=3000, text='[Raid] "Pup"' + LINE + "\n[Impact (1)]")
    table.place(A="hand: Wolf; ap: 3/3")
    table.A.plays("Wolf", "front line")
    assert not table["Wolf"].raided and table["Wolf"].marks == []
    table.place(A="front: Wolf over face-down Pup")
    assert not table["Wolf"].raided and table["Wolf"].marks == []
    table.place(A="front: Wolf over Pup")
    assert table["Wolf"].raided and "Impact 1" in table["Wolf"].marks
    table.place(A="front: Ram 1000 over Pup")
    assert not table["Ram"].raided


@rule("ua.raid.21")
def test_a_face_up_card_put_beneath_raids_and_taking_it_away_ends_that(table: Table) -> None:
    table.card("Wolf", bp=3000, text='[Raid] "Pup"' + LINE + "\n[When Played] Draw a card.\n[Impact (1)]")
    table.card("Kin", bp=1000, text='[Activate: Main] Choose one non-Raided "Wolf" with [Raid] on your front line. Switch it to active and place this character face up under it.')
    table.place(A="front: Wolf resting, Kin; ap: 3/3")
    assert table["Wolf"].marks == []
    table.A.activates("Kin")
    assert table["Wolf"].raided and "Impact 1" in table["Wolf"].marks and table["Wolf"].beneath == ["Kin"]
    assert table.A.hand == [], "nothing was played"
    table.card("Lone", bp=3000, text='[Raid] "Pup"' + LINE + "\n[Impact (1)]\n[Activate: Main] Return up to one base card of this Raided character to your hand.")
    table.place(A="front: Lone over Pup; ap: 3/3")
    assert "Impact 1" in table["Lone"].marks
    table.A.activates("Lone")
    table.A.chooses("Pup")
    assert table.A.hand == ["Pup"] and not table["Lone"].raided and table["Lone"].marks == []


@rule("ua.raid.24")
def test_a_character_may_be_a_base_for_every_raid_card(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    table.card("Steed", bp=1000, text="Your character cards with [Raid] can perform Raid on this character.")
    table.place(A="front: Steed, Ram 1000; hand: Wolf, Ewe 1000; ap: 1/3")
    assert [o for o in table.A.options() if "Raid" in o] == ["Raid with Wolf onto Steed"]
    table.A.answers("raid with Wolf onto Steed")
    assert table["Wolf"].beneath == ["Steed"] and table.A.ap == 0


@rule("ua.raid.25")
def test_a_condition_for_raid_does_not_limit_playing(table: Table) -> None:
    table.card("Wolf", bp=3000, text='You can only perform Raid with this card if "Moon" is on your field.\n[Raid] "Pup"' + LINE)
    table.place(A="front: Pup 1000; hand: Wolf; ap: 3/3")
    assert not table.A.can("raid with Wolf onto Pup") and table.A.can("play Wolf onto the front line")
    refusal = table.A.refusal("raid", "Wolf")
    assert refusal is not None and refusal.rule == "ua.raid.25"
    table.place(A="front: Pup 1000; energy: Moon {type: site}; hand: Wolf; ap: 3/3")
    assert table.A.can("raid with Wolf onto Pup")


@rule("ua.raid.29")
def test_any_alternative_of_a_specification_is_enough(table: Table) -> None:
    table.card("Wolf", bp=3000, text='[Raid] "Pup" / "Cub"' + LINE)
    table.card("Fox", bp=3000, text='[Raid] [Pack] / "Kit"' + LINE)
    table.place(A="front: Pup 1000, Cub 1000, Kit 1000, Ram 1000 {affinities: [Pack]}; hand: Wolf, Fox; ap: 3/3")
    found = sorted(o for o in table.A.options() if o.startswith("Raid"))
    assert found == ["Raid with Fox onto Kit", "Raid with Fox onto Ram", "Raid with Wolf onto Cub", "Raid with Wolf onto Pup"]


@rule("ua.raid.30")
def test_lines_after_the_raid_line_belong_to_it_and_lines_before_to_the_card(table: Table) -> None:
    text = "[When Sidelined] Draw a card.\n" + '[Raid] "Pup"' + LINE + "\n[Impact (1)]\n[Damage (2)]"
    table.card("Wolf", bp=1000, text=text)
    table.card("Burn", type="event", text="Sideline one character on your field.")
    table.place(A="front: Wolf; hand: Burn; ap: 3/3")
    assert table["Wolf"].marks == []
    table.A.uses("Burn")
    assert table.A.front == [] and len(table.A.hand) == 1
    table.place(A="front: Wolf over Pup")
    assert "Impact 1" in table["Wolf"].marks and "Damage 2" in table["Wolf"].marks


@rule("ua.raid.leave.4")
def test_a_stack_moves_between_lines_whole(table: Table) -> None:
    table.card("Wolf", bp=3000, text='[Step]\n[Raid] "Pup"' + LINE)
    table.place(A="front: Wolf over Pup", phase="movement")
    table.A.moves("Wolf")
    if table.waiting_for == "A movement":
        table.A.ends_phase()
    assert table.A.energy == ["Wolf"] and table["Wolf"].beneath == ["Pup"] and table["Wolf"].raided and table.A.sideline == []


@rule("ua.under.3")
def test_face_down_cards_beneath_are_known_to_their_owner_alone(table: Table) -> None:
    table.place(A="front: Ram 1000 over face-down Gem over face-down Coin", B="")
    g = field(table.state)
    for name in ("Gem", "Coin"):
        assert knows(g, 0, table.find(name)) and not knows(g, 1, table.find(name))
    for seat, hidden in ((0, 0), (1, 2)):
        zones = table.game.view(table.state, seat)["zones"]
        [ram] = next(zone["cards"] for zone in zones if zone["id"] == "front line" and zone["seat"] == 0)
        assert len(ram["under"]) == 2 and sum(card.get("hidden", False) for card in ram["under"]) == hidden


@rule("ua.under.6")
def test_giving_up_a_face_down_card_places_it(table: Table) -> None:
    text = "[Activate: Main] [Once Per Turn] Place one face-down card under a card on your field into your sideline. If you do, draw a card."
    table.card("Ram", bp=1000, text=text)
    table.card("Gem", bp=1000, text="[When Sidelined] Draw two cards.")
    table.card("Keeper", bp=1000, text="[During Your Turn] When a character on your field is sidelined, draw two cards.")
    table.place(A="front: Ram over face-down Gem, Keeper; ap: 3/3")
    table.A.activates("Ram")
    assert table.A.sideline == ["Gem"] and len(table.A.hand) == 1 and table["Ram"].beneath == []


@rule("ua.timing.played.2")
def test_when_played_activates_for_a_raid_by_a_trigger(table: Table) -> None:
    table.card("Wolf", bp=3000, trigger="raid", text='[Raid] "Pup"' + LINE + "\n[When Played] Draw a card.")
    table.place(A="front: Ram 3000", B="front: Pup 1000 resting; life: 6, Wolf; deck: Ewe 1000, 5", phase="attack", ask="life")
    table.A.attacks("Ram")
    table.A.answers("life card 7")
    table.B.answers("use the raid trigger of Wolf")
    table.B.answers("raid with Wolf onto Pup")
    assert table.turn == "A" and table["Wolf"].beneath == ["Pup"] and table.B.hand == ["Ewe"]


@rule("ua.name.also.1")
def test_a_card_with_two_names_has_both_everywhere(table: Table) -> None:
    table.card("Mask", name="Night", bp=1000, text='This card is also treated as "Pup".')
    table.card("Wolf", bp=3000, raid="Pup")
    table.card("Owl", bp=3000, raid="Night")
    table.place(A="front: Mask; hand: Wolf, Owl; ap: 3/3")
    assert table.A.can("raid with Wolf onto Mask") and table.A.can("raid with Owl onto Mask")
    for name, fits in (("Pup", True), ("Night", True), ("Cub", False)):
        text = f'Look at the top three cards of your deck. Reveal up to one "{name}" card among them and add it to your hand. Place the remaining cards on the bottom of your deck in any order.'
        table.card("Seek", type="event", text=text)
        table.place(A="hand: Seek; deck: Mask; ap: 3/3")
        table.A.uses("Seek")
        assert table.A.can("choose Mask") is fits


@rule("ua.raid.22")
def test_another_character_loses_its_top_card_and_the_attack_goes_on(table: Table) -> None:
    table.card("Wolf", bp=3000, raid="Pup")
    chosen = "Choose one Raided character on your opponent's front line"
    table.card("Ram", bp=2000, text=f"[When Attacking] {chosen} and place its top Raided card into their sideline.")
    table.place(A="front: Ram", B="front: Wolf resting over Pup; life: 7", phase="attack")
    table.A.attacks("Ram")
    assert table.B.front == ["Pup"] and table.B.sideline[0] == "Wolf" and table.B.life == 6


@rule("ua.raid.22")
def test_an_attacker_that_puts_its_own_top_card_away_deals_no_damage(table: Table) -> None:
    away = "Place the top card from this Raided character into your sideline."
    table.card("Wolf", bp=3000, raid="Pup", text=f"[When Attacking] {away}")
    table.place(A="front: Wolf over Pup", B="life: 7", phase="attack")
    table.A.attacks("Wolf")
    assert table.A.front == ["Pup"] and table.A.sideline == ["Wolf"] and table.B.life == 7

"""Sentences in the wording of 1995 that no card has: each is read, and the general forms behind them do what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga.rulebook.marks import rule
from tests.guardians_arena.seeing import A6, B5, duel, finish, labels, told, totals
from tests.guardians_arena.test_language import program

SENTENCES = Path(__file__).with_name("general_sentences.tsv")


def test_sentences_of_our_own_are_read() -> None:
    rows = [line.split("\t") for line in SENTENCES.read_text(encoding="utf-8").splitlines()]
    assert len(rows) > 340
    assert [text for kind, name, text in rows if not program(kind, name, text)] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("creature", "+4 Vitality to any one of your Creatures."),  # nobody picks one when a creature is played
        ("creature", "Destroy any one Terrain card."),
        ("upgrade", "+2 Vitality to all your Goblins."),  # an Upgrade reaches nobody in a Duel
        ("creature", "Opponent must discard one card."),  # who would choose it?
    ],
)
def test_what_a_card_of_its_type_could_never_do_is_declined(kind: str, text: str) -> None:
    assert program(kind, "Reed Hopper", text) is None


def test_a_stronghold_says_nothing_that_counts() -> None:
    read = program("stronghold", "The Reeds", "Defenders are immune to fear.")
    assert read and all(ability[0].endswith("NoCounterpart") for ability in read)


def test_against_the_enemys_command_is_not_the_same_as_an_answer() -> None:
    assert program("command", "Hush", "Dispels opponent's Command Card.") != program(
        "command", "Hush", "Dispels any Command Card."
    )


@rule("gua.card.ban.1")
def test_a_ban_may_name_several_things() -> None:
    quiet = 'space left: Ram 6 "No ranged attacks or channeling vs. Ram." over Shield a'
    open_ = B5 + "; under left: Bow 2 {ranged: 3}; under right: Seer 2 {channeler: 2}"
    table = duel(quiet, open_.replace("Wolf 5", "Wolf 5 {channeling: true}"))
    assert "Bow" not in labels(table) and "Seer" not in labels(table)
    table = duel(A6, open_.replace("Wolf 5", "Wolf 5 {channeling: true}"))
    assert "Bow" in labels(table) and "Seer" in labels(table)


@rule("gua.card.windestroy.1")
@pytest.mark.parametrize(("vitality", "destroyed"), [(10, 1), (9, 0)])
def test_a_win_by_so_much_or_more(vitality: int, destroyed: int) -> None:
    text = "If Ram wins its primary match-up by 5 or more, its opponent is destroyed."
    table = duel(f'space left: Ram {vitality} "{text}" over Shield a; pen: Kid 1', B5 + "; pen: Cub 3")
    assert len([e for e in told(table, "destroyed") if e.rule == "gua.card.windestroy.1"]) == destroyed


@rule("gua.card.lord.1")
@pytest.mark.parametrize(("size", "total"), [("S", 8), ("L", 6)])
def test_a_shield_may_serve_creatures_of_a_kind(size: str, total: int) -> None:
    shield = 'Shield a {type: standard bearer, text: "+2 to all Small Creatures under this Shield."}'
    table = duel(f"space left: Ram 6 {{size: {size}}} over {shield}", B5)
    assert totals(table)[0] == (total, 5)


@rule("gua.card.stones.1")
@pytest.mark.parametrize(("land", "stones"), [("Swamp", 1), ("Woods", 0)])
def test_a_deed_may_ask_for_a_terrain(land: str, stones: int) -> None:
    text = "If this combat takes place in the Swamp, you gain 1 Power Stone."
    table = duel(
        f'space left: Ram 6 "{text}" {{command: true}} over Shield a; '
        f"terrain left: Land {{type: terrain, text: Counts as {land} Terrain.}}",
        B5,
    )
    assert sum(e.n for e in told(table, "stones")) == stones


@rule("gua.card.storage.1")
@pytest.mark.parametrize(("foe", "offered"), [("{flying: true}", True), ("", False)])
def test_both_are_destroyed_only_against_the_kind_named(foe: str, offered: bool) -> None:
    text = "When played on your Creature in a match-up with a Flyer, both Creatures are destroyed."
    table = duel(A6 + f'; storage: Spell l "{text}"', f"space right: Wolf 5 {foe} over Shield b; storage: Gold")
    assert ("Spell l" in labels(table)) is offered


@rule("gua.card.per.1")
@pytest.mark.parametrize(("icons", "total"), [("[Gold, Beer]", 8), ("[Beer]", 6)])
def test_icons_may_be_counted_by_their_sort(icons: str, total: int) -> None:
    ram = 'space left: Ram 6 "+2 Vitality for each Gold icon on its opponent." over Shield a'
    table = duel(ram, f"space right: Wolf 5 {{bribery: {icons}}} over Shield b")
    assert totals(table)[0] == (total, 5)


@rule("gua.card.bounce.1")
@pytest.mark.parametrize(("kind", "home"), [("Cleric", 1), ("Thief", 0)])
def test_it_may_go_home_itself_at_the_reveal(kind: str, home: int) -> None:
    text = "If its match-up opponent is a Cleric, the Ram returns to your Creature Pen."
    table = duel(f'space left: Ram 6 "{text}" over Shield a', f"space right: Wolf 5 {{class: {kind}}} over Shield b")
    finish(table)
    assert len([e for e in told(table, "to pen") if e.rule == "gua.card.rescue.1"]) == home


@rule("gua.card.channel.1")
@pytest.mark.parametrize(("limit", "points"), [("up to 2 pts.", 2), ("up to 3 pts.", 3)])
def test_those_that_may_receive_may_have_a_limit(limit: str, points: int) -> None:
    ram = f'space left: Ram 6 "All your Creatures can accept channeling {limit}" {{command: true}} over Shield a'
    table = duel(ram + "; under right: Seer 2 {channeler: 5}", B5 + "; storage: Gold")
    table.A.channels("Seer")
    finish(table)
    assert totals(table)[0] == (6 + points, 5)


def test_one_thing_said_of_two_is_said_of_each() -> None:
    both = program("creature", "Elk King", "Elk King and all your other Elks are immune to fear.")
    assert both == program("creature", "Elk King", "Immune to fear. All your other Elks are immune to fear.")


def test_an_order_without_a_noun_is_no_story() -> None:
    assert program("spell", "Hush", "Cancel it.") is None


@rule("gua.card.stones.1")
@pytest.mark.parametrize(
    ("text", "stones"),
    [
        ("Gain one Power Stone every time you beat a Creature.", 1),
        ("When one of your Creatures is beaten, you gain 1 Power Stone.", 0),
    ],
)
def test_a_guardian_hears_of_match_ups_won_and_lost(text: str, stones: int) -> None:
    table = duel(A6 + f'; guardian: Orm 20 {{type: guardian, text: "{text}"}}', B5)
    finish(table)
    assert sum(e.n for e in told(table, "stones")) == stones


@pytest.mark.parametrize("text", ["You gain 1 Power Stone.", "When played, opponent loses 1 Power Stone."])
def test_what_is_done_when_a_card_is_played_a_guardian_never_does(text: str) -> None:
    assert program("guardian", "Orm", text) is None
    assert program("creature", "Orm", text) is not None


def test_a_terrains_own_rule_is_said_of_that_terrain_alone() -> None:
    assert program("creature", "Hush", "No Command Cards during combat.") is None
    assert program("terrain", "Old Fen", "Counts as Swamp Terrain. No Command Cards during combat.") is None
    assert program("terrain", "Old Fen", "Counts as Jungle Terrain. No Command Cards during combat.") is not None


@pytest.mark.parametrize("whom", ["All your Elks", "All Undead (both sides)", "Undead and Demons on both sides", "Opponent's flyers"])  # fmt: skip
def test_a_second_thing_said_of_somebody_is_not_said_of_the_card_itself(whom: str) -> None:
    both = program("command", "Bishop", f"{whom} are +1 Vitality and immune to fear.")
    assert both == program("command", "Bishop", f"{whom} are +1 Vitality. {whom} are immune to fear.")
    assert "Itself" not in str(both)


def test_points_of_an_area_of_effect_are_no_vitality() -> None:
    assert program("creature", "Slide", "3 pt. AOE attack. +2 pts. in Mountains.") is None
    assert program("creature", "Slide", "3 pt. AOE attack. +2 in Mountains.") is not None

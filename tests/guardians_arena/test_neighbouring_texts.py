"""Neighbours of texts that were once declined, and texts that were once read as something else: each does what it says."""

from __future__ import annotations

import pytest

from quadriga.rulebook.marks import rule
from tests.guardians_arena.seeing import A6, B5, duel, finish, labels, named, told, totals
from tests.guardians_arena.test_language import program


def guardian(text: str) -> str:
    return f'; guardian: Orm 20 {{type: guardian, text: "{text}"}}'


@rule("gua.card.rescue.1")
@pytest.mark.parametrize(
    ("says", "margin", "home"),
    [
        ("by 2 or less", 2, 1), ("by 2 or less", 3, 0), ("by less than 3", 2, 1), ("by less than 3", 3, 0),
        ("by exactly 2 points", 2, 1), ("by exactly 2 points", 1, 0),
    ],
)  # fmt: skip
def test_a_margin_may_have_an_upper_end(says: str, margin: int, home: int) -> None:
    text = f"If the Ram loses his primary match-up {says}, he returns to your Creature Pen."
    table = duel(f'space left: Ram {5 - margin} "{text}" over Shield a', B5)
    finish(table)
    assert len([e for e in told(table, "to pen") if e.rule == "gua.card.rescue.1"]) == home


def test_who_returns_to_your_pen_is_your_own_creature_and_not_the_loser() -> None:
    text = "If the Ram wins a match-up, he returns to your Creature Pen."
    table = duel(f'space left: Ram 6 "{text}" over Shield a', B5)
    finish(table)
    assert named(table, told(table, "to pen"))[:1] == ["Ram"]


@rule("gua.card.stones.1")
@pytest.mark.parametrize(
    ("who", "text", "stones"),
    [
        ("A", "+1 Power Stone every time one of your Shields wins a combat.", 1),
        ("B", "+1 Power Stone every time one of your Shields wins a combat.", 0),
        ("B", "Gain 2 Power Stones whenever one of your Shields loses a combat.", 2),
        ("A", "Gain 2 Power Stones whenever one of your Shields loses a combat.", 0),
        ("A", "You gain 1 Power Stone each time one of your Creatures beats a Small Creature.", 1),
        ("A", "You gain 1 Power Stone each time one of your Creatures beats a Large Creature.", 0),
    ],
)
def test_a_guardian_hears_of_combats_and_of_whom_its_creatures_beat(who: str, text: str, stones: int) -> None:
    small = "space right: Wolf 5 {size: S} over Shield b"
    table = duel(A6 + (guardian(text) if who == "A" else ""), small + (guardian(text) if who == "B" else ""))
    finish(table)
    assert sum(e.n for e in told(table, "stones")) == stones


@rule("gua.card.stones.1", "gua.house.combat.4")
def test_a_combat_is_lost_too_when_the_duelist_has_left() -> None:
    text = "+1 Power Stone every time one of your Shields loses a combat."
    killer = 'space left: Ram 6 "Destroys Wolves." over Shield a'
    table = duel(killer, "space right: Grey 5 {class: Wolf} over Shield b" + guardian(text))
    finish(table)
    assert told(table, "destroyed") and sum(e.n for e in told(table, "stones")) == 1


@rule("gua.card.stones.1")
def test_a_guardian_hears_the_opponent_channel() -> None:
    text = "Gain 1 Power Stone every time an opponent channels."
    ram = "space left: Ram 6 {channeling: true} over Shield a; under right: Seer 2 {channeler: 3}"
    table = duel(ram, B5 + "; storage: Gold" + guardian(text))
    table.A.channels("Seer")
    finish(table)
    assert sum(e.n for e in told(table, "stones")) == 1


@rule("gua.card.stones.1")
@pytest.mark.parametrize(("text", "stones"), [("an opponent's Creature", 1), ("one of your Creatures", 0)])
def test_a_guardian_hears_whose_creature_is_bribed(text: str, stones: int) -> None:
    bribed = "space right: Wolf 5 {bribery: [Gold]} over Shield b"
    table = duel(A6 + "; storage: Gold" + guardian(f"+1 Power Stone every time {text} is bribed."), bribed)
    table.A.plays("Gold")
    finish(table)
    assert sum(e.n for e in told(table, "stones")) == stones


@rule("gua.orig.item.1")
@pytest.mark.parametrize(("fate", "pile"), [("lost or bribed", "discard"), ("bribed", "discard"), ("lost", "pen")])
def test_an_item_may_be_lost_when_its_bearer_is_bribed(fate: str, pile: str) -> None:
    text = f"Gives one Creature the ability to fly. If that Creature is {fate}, the Cloak is discarded."
    cloak = f'Cloak {{type: item/creature, text: "{text}"}}'
    wolf = f"space right: Wolf 5 {{bribery: [Gold]}} over Shield b over {cloak}"
    table = duel(A6 + "; storage: Gold; left: Cow 1", wolf)
    table.A.plays("Gold")
    assert "Cloak" in getattr(table.B, pile)


@rule("gua.card.stones.1")
def test_two_deeds_of_one_event_are_both_done_and_only_then() -> None:
    text = "If the Ram wins his match-up, your opponent loses 1 Power Stone and you gain 2 Power Stones."
    won = duel(f'space left: Ram 6 "{text}" over Shield a', B5 + "; stones: 3")
    assert sorted(e.n for e in told(won, "stones")) == [-1, 2]
    lost = duel(f'space left: Ram 4 "{text}" over Shield a', B5 + "; stones: 3")
    assert told(lost, "stones") == []


@pytest.mark.parametrize(
    ("live", "dead"),
    [
        ("All your Creatures are +3 Vitality vs. Flyers", "+5 Vitality vs. Creatures defending in Strongholds"),
        ("Immune to fear", "counts as 4 Vitality for control of the space"),
        ("Opponent must show you his Combat Hand,", "then play his Creatures in the order you choose"),
    ],
)
def test_what_stands_beside_a_half_without_counterpart_is_not_lost(live: str, dead: str) -> None:
    both = program("creature", "Olm", f"{live} and {dead}.")
    alone = program("creature", "Olm", f"{live.removesuffix(',')}.")
    assert both and alone and both[: len(alone)] == alone
    assert [ability[0].endswith("NoCounterpart") for ability in both[len(alone) :]] == [True]


def test_a_class_of_two_words_is_not_the_cards_own_name() -> None:
    text = "2 pt. AOE attack. +2 pts. to the AOE attack for each other Elemental Lord in play."
    assert "Namesake" not in str(program("creature", "Brass Lord", text))


@rule("gua.card.answer.1")
def test_what_is_cancelled_may_be_forbidden_in_the_same_sentence() -> None:
    when = "Play when your opponent channels."
    one = f"{when} The channeling is canceled and no more channeling is allowed by that opponent this combat."
    two = f"{when} Cancel that channeling. No more channeling is allowed during this combat by that opponent."
    assert program("spell", "Hush", one) == program("spell", "Hush", two) is not None


@rule("gua.card.reveal.1")
def test_a_hand_may_lie_open_while_somebody_is_in_play() -> None:
    says = ("must keep his Combat Hand face-up", "must fight this combat with his Combat Hand face up")
    seen = [str(program("creature", "Olm", f"While Olm is in play, opponent {words}.")) for words in says]
    assert seen[0] == seen[1] and "ShowCards" in seen[0]


@rule("gua.card.ban.1")
@pytest.mark.parametrize(
    "text",
    [
        "No channeling or ranged attacks vs. Olm.",
        "Neither channeling nor ranged attacks may be used vs. Olm.",
        "No channeling vs. Olm, and no ranged attacks either.",
    ],
)
def test_two_things_forbidden_against_it(text: str) -> None:
    assert program("creature", "Olm", text) == program("creature", "Olm", "No channeling or ranged attacks against Olm.")


@rule("gua.card.margin.1")
@pytest.mark.parametrize(
    "text",
    [
        "Opponent in match-up must win by 4 or more or the result is a push.",
        "If Olm is beaten by less than 4, the result is a push.",
        "Must be beaten by 4 points or the match-up is a push.",
    ],
)
def test_a_defeat_by_little_is_a_tie_however_it_is_said(text: str) -> None:
    assert program("creature", "Olm", text) == program("creature", "Olm", "Olm must be beaten by at least 4.")


@rule("gua.card.channel.1")
@pytest.mark.parametrize(("giver", "text", "points"), [
    ("Seer", "Can accept up to 9 pts. of channeling.", 9),
    ("Seer", "Can accept up to 9 pts. of channeling from Guardian.", 6),
    ("Guardian", "Can accept up to 9 pts. of channeling from Guardian.", 9),
])  # fmt: skip
def test_a_limit_of_the_guardian_is_not_taken_for_a_limit_of_all(giver: str, text: str, points: int) -> None:
    orm = "; guardian: Orm 20 {type: guardian, channeler: 12}; stones: 3"
    ram = f'space left: Ram 6 "{text}" {{channeling: true}} over Shield a; under right: Seer 2 {{channeler: 12}}'
    table = duel(ram + orm, B5 + "; storage: Gold")
    table.A.channels(giver)
    finish(table)
    assert totals(table)[0] == (6 + points, 5)


@rule("gua.card.ban.1")
def test_a_ban_ends_with_the_bribe_of_the_one_who_says_it() -> None:
    text = "While Olm is in play, no Creature may be bribed with Gold unless Olm is bribed first."
    olm = f'space right: Olm 5 "{text}" {{bribery: [Gold]}} over Shield b'
    table = duel(A6 + "; storage: Gold", olm)
    assert "Gold" in labels(table)


@pytest.mark.parametrize(
    ("kind", "one", "two"),
    [
        ("item/creature", "Bearer destroys Demons.", "Destroys Demons."),
        ("creature", "Opponent's Command Card has no effect while Olm is in play.", "Dispels opponent's Command Card."),
    ],
)
def test_who_does_it_and_how_long_may_be_said_besides(kind: str, one: str, two: str) -> None:
    assert program(kind, "Olm", one) == program(kind, "Olm", two) is not None


@rule("gua.card.windestroy.1")
@pytest.mark.parametrize(("colour", "destroyed"), [("mortal", 1), ("elemental", 0)])
def test_the_kind_that_beat_it_may_be_named_again(colour: str, destroyed: int) -> None:
    text = "If the Ram loses to a Mortal, that Mortal is destroyed."
    wolf = f"space right: Wolf 5 {{type: {colour}}} over Shield b"
    table = duel(f'space left: Ram 3 "{text}" over Shield a', wolf)
    finish(table)
    assert len([e for e in told(table, "destroyed") if e.rule == "gua.card.windestroy.1"]) == destroyed

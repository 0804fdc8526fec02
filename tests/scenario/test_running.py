"""Scenario files: what they may hold, what fails them, how a difference is told."""

from __future__ import annotations

import pytest

from quadriga import replay
from quadriga.scenario import files, running
from quadriga.scenario.files import BadScenario
from quadriga.scenario.running import Failure

BLOCKED = """
game: union-arena
title: A wall stands
board: {A: "front: Ram 2000", B: "front: Wall 3000"}
play:
  - A: attack with Ram
  - B: block with Wall
expect:
"""


def run(text: str) -> Failure | None:
    return running.run(files.parse(text, "wall.yaml"))


def test_a_scenario_that_holds_has_no_failure() -> None:
    assert run(BLOCKED + "  B: 'front: Wall 3000 resting; life: 7; sideline: nothing'") is None


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("B: 'front: nothing'", "B front: Wall 3000 resting"),
        ("B: 'front: Wall active'", "B front: Wall 3000 resting"),
        ("B: 'front: Wall 4000'", "B front: Wall 3000 resting"),
        ("B: 'front: Wall, Gate'", "B front: Wall 3000 resting"),
        ("B: 'sideline: includes Wall'", "B sideline: nothing"),
        ("B: 'front: without Wall'", "B front: Wall 3000 resting"),
        ("B: 'life: 6'", "B life: 7"),
        ("B: 'deck: top Wall'", "B deck: Blank"),
        ("A: {ap: 2}", "A ap: 3"),
        ("Wall: {bp: 2000}", "Wall bp: 3000"),
        ("Wall: {marks: [Step]}", "Wall marks: []"),
        ("winner: A", "winner: none"),
        ("turn: B", "turn: A"),
        ("decision: A main", "decision: A attack"),
        ("A can: [attack with Ram]", "A attack: End the attack phase"),
        ("A cannot: [end]", "A can: End the attack phase"),
        ("A cannot: {attack with Ram: ua.attack.1}", "ua.state.2"),
        ("events: [ua.damage.1]", "A attack Ram"),
        ("events: [{kind: block}, {kind: attack}]", "events: "),
        ("no events: [Ram attacks]", "A attack Ram"),
    ],
)
def test_the_first_difference_is_told(expected: str, found: str) -> None:
    failure = run(BLOCKED + "  " + expected)
    assert failure is not None and failure.at == "the end" and failure.title == "A wall stands"
    assert found in failure.found


def test_a_difference_in_between_names_its_step() -> None:
    text = BLOCKED.replace("  - B: block", "  - expect: {decision: A block}\n  - B: block") + "  turn: A"
    failure = run(text)
    assert failure is not None and failure.at == "step 2 (expect)"
    assert (failure.expected, failure.found) == ("decision: A block", "decision: B block")


def test_an_impossible_step_names_itself_and_what_is_possible() -> None:
    failure = run(BLOCKED.replace("block with Wall", "block with Ram") + "  turn: A")
    assert failure is not None and failure.at == "step 2 (B: block with Ram)"
    assert "Don't block" in failure.found


def test_an_open_question_that_is_not_mentioned_fails() -> None:
    text = BLOCKED.replace("  - B: block with Wall\n", "")
    failure = run(text + "  turn: A")
    assert failure is not None and "no open question" in failure.expected and failure.found.startswith("B block")
    assert run(text + "  decision: B block") is None


def test_events_in_between_are_those_since_the_expect_before() -> None:
    text = BLOCKED.replace(
        "  - B: block",
        "  - expect: {events: [{kind: attack}]}\n  - expect: {no events: [{kind: attack}]}\n  - B: block",
    )
    assert run(text + "  events: [{kind: attack}, {kind: block, card: Wall, other: Ram, player: B}]") is None


def test_a_state_that_is_not_the_same_after_rolling_back_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "same_again", lambda session: ("one", "another"))
    failure = run(BLOCKED + "  turn: A")
    assert failure is not None and failure.at == "rolling back"


def test_text_that_is_not_understood_fails_the_scenario() -> None:
    failure = run(BLOCKED.replace("Ram 2000", "Ram 2000 [Sings]") + "  turn: A")
    assert failure is not None and failure.at == "the board" and "isn't understood" in failure.found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- just a list", "is a mapping"),
        ("game: [", "isn't YAML"),
        ("{game: union-arena, title: x}", "has no expect"),
        ("{game: chess, title: x, board: {A: ''}, expect: {turn: A}}", "no game 'chess'"),
        ("{game: union-arena, title: x, board: {}, bord: {}, expect: {turn: A}}", "bord are unknown"),
        ("{game: union-arena, title: x, expect: {turn: A}}", "either a board or a deck"),
        ("{game: union-arena, title: x, board: {}, rules: [ua-nonsense-1], expect: {turn: A}}", "ua-nonsense-1"),
        ("{game: union-arena, title: x, board: {}, rules: [a, b, c, d], expect: {turn: A}}", "at most 3"),
        ("{game: union-arena, title: x, board: {}, play: [{C: hum}], expect: {turn: A}}", "begins with 'C'"),
        ("{game: union-arena, title: x, board: {}, play: [{A: hum, B: hum}], expect: {turn: A}}", "one thing"),
    ],
)
def test_a_file_that_is_no_scenario_says_why(text: str, told: str) -> None:
    with pytest.raises(BadScenario, match=told):
        files.parse(text, "bad.yaml")


def test_a_deck_is_checked_for_exactly_the_rules_named() -> None:
    text = "{game: union-arena, title: Too few, deck: {Ram: 5}, expect: {offences: [%s]}}"
    assert run(text % "ua.deck.1, ua.deck.3") is None
    failure = run(text % "ua.deck.1")
    assert failure is not None and failure.at == "the deck" and "ua.deck.3" in failure.found


@pytest.mark.parametrize("words", ["atack with Ram", "attack with Ramm"])
def test_what_cannot_be_done_must_be_spelled_right(words: str) -> None:
    failure = run(BLOCKED + f"  A cannot: [{words}]")
    assert failure is not None and "nothing here is called" in failure.found


MARKED = """
game: union-arena
title: Marks and order
board: {A: "front: Ram 2000 [Step], Lamb 1000; hand: Rope, Net, Oar"}
expect:
"""


def test_no_marks_at_all_can_be_expected() -> None:
    assert run(MARKED + "  Lamb: {marks: []}") is None
    failure = run(MARKED + "  Ram: {marks: []}")
    assert failure is not None and failure.found == "Ram marks: ['Step']"


def test_a_zone_can_be_compared_as_it_lies() -> None:
    assert run(MARKED + "  A: 'front: in order Ram, Lamb'") is None
    assert run(MARKED + "  A: 'front: Lamb, Ram'") is None
    for wrong in ("Lamb, Ram", "Ram", "Ram, Lamb, Ram", "nothing"):
        failure = run(MARKED + f"  A: 'front: in order {wrong}'")
        assert failure is not None and failure.found == "A front: Ram 2000, Lamb 1000"


MODES = """
game: universal-arena
title: A line with a no in it
board:
  A: >-
    line: Ava, Abe, Ann;
    hand: Plan special "Choose 1:|If this character does not have Root: Gain 3 Barrier.|Draw 1."
  B: "line: Bea, Bob, Ben"
play:
- A: play Plan
- B: pass
- A: pass
- A: %s
expect: {Ava: {marks: [%s]}}
"""


def test_words_find_an_option_whose_text_holds_a_no() -> None:
    assert run(MODES % ("gain 3 Barrier", "Barrier 3")) is None


def test_words_for_doing_never_mean_not_doing() -> None:
    blocked = BLOCKED.replace("block with Wall", "block").replace("front: Wall 3000", "")
    failure = run(blocked + "  turn: A")
    assert failure is not None and "isn't possible" in failure.found

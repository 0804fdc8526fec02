"""An effect that does not end makes the game a draw, by a rule of the catalogue; nobody waits for it."""

from __future__ import annotations

import pytest

from quadriga import games
from quadriga.effects.program import program_id
from quadriga.kernel.state import DRAW, MOST_EVENTS, MOST_FRAMES, MOST_SLOTS, State, TooMuch, run
from quadriga.kernel.zones import add_cards
from quadriga.rulebook import catalogue


def fresh(name: str) -> State:
    game = games.load(name)
    deck = next(iter(game.decks().values()))
    return game.new((deck, deck), 3)


@pytest.mark.parametrize("name", games.NAMES)
def test_things_half_done_without_end_are_a_draw_by_their_rule(name: str) -> None:
    s = fresh(name)
    top = s.stack[-1]
    s.stack = [top.copy() for _ in range(MOST_FRAMES + 1)]
    s.decision = None
    run(s)
    assert s.winner == DRAW and s.end_rule == s.rules.endless
    assert catalogue.exists(s.end_rule) and catalogue.rule(s.end_rule).game == name
    assert s.log[-1].kind == "game over" and s.log[-1].rule == s.rules.endless
    assert games.load(name).view(s, 0)["rule"] == s.rules.endless


@pytest.mark.parametrize("name", games.NAMES)
def test_no_more_is_told_at_once_than_people_can_read(name: str) -> None:
    s = fresh(name)
    s.log_end = len(s.log) + MOST_EVENTS
    for _ in range(MOST_EVENTS):
        s.emit("note", s.rules.endless)
    with pytest.raises(TooMuch):
        s.emit("note", s.rules.endless)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_has_room_for_so_many_cards_and_no_more(name: str) -> None:
    s = fresh(name)
    before = len(s.card)
    with pytest.raises(TooMuch, match="room for"):
        add_cards(s, [0] * (MOST_SLOTS + 1 - before), 0, 0)
    assert len(s.card) == before


def test_a_card_with_more_abilities_than_a_frame_can_name_is_refused() -> None:
    with pytest.raises(ValueError, match="64 abilities"):
        program_id(1, 64)

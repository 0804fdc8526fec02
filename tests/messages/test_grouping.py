"""The log: what belongs together is one line, and nothing is lost by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from quadriga import games
from quadriga.games import NAMES, grouping
from quadriga.kernel.state import answer
from quadriga.messages import Card, Message, Player
from quadriga.messages.voice import voice

ME = Player(0, you=True)
THEY = Player(1)


def event(name: str, player: Player, card: Card, **more: Any) -> dict[str, Any]:
    text = Message(f"union-arena.log-{name}", {"player": player, "card": card, "n": 0})
    return {"kind": name, "rule": "ua.setup.7", "player": player.seat, "text": text, **more}


def told(*events: dict[str, Any]) -> list[str]:
    return [str(line) for line in grouping.lines(events)]


def test_seven_cards_to_life_are_one_line() -> None:
    assert told(*[event("to-life", THEY, Card())] * 7) == ["Player B places 7 cards in the life area."]
    assert told(*[event("to-life", ME, Card())] * 7) == ["You place 7 cards in the life area."]


def test_a_hand_is_drawn_in_one_line_with_its_cards() -> None:
    hand = [Card("Oda (Lantern Form)"), Card("Wenn"), Card("Oda (Lantern Form)")]
    line = grouping.lines([event("draw", ME, card) for card in hand])
    assert [str(each) for each in line] == ["You draw Oda (Lantern Form) ×2 and Wenn."]
    assert voice("zh-Hant").say(line[0]) == "你抽了「Oda (Lantern Form)」×2、「Wenn」。"


def test_several_cards_sidelined_at_once_are_one_line() -> None:
    gone = [event("to-sideline", THEY, Card(name)) for name in ("Wall", "Ram")]
    assert told(*gone) == ["Player B's Wall and Ram are sidelined."]


def test_what_differs_in_more_than_the_card_stays_apart() -> None:
    mine, theirs = event("draw", ME, Card("Wenn")), event("draw", THEY, Card())
    assert told(mine, theirs) == ["You draw Wenn.", "Player B draws a card."]
    assert len(told(mine, event("draw", ME, Card()))) == 2, "a known and an unknown card"
    assert len(told(mine, event("draw", ME, Card("Oda"), cause=4))) == 2, "another cause"
    assert len(told(mine, event("use", ME, Card("Wenn")), mine)) == 3, "something in between"
    attacks = [event("attack", ME, Card("Wenn"))] * 2
    assert len(told(*attacks)) == 2, "no file has a line for many attacks"


@pytest.mark.parametrize("name", NAMES)
def test_every_event_is_in_one_line(name: str) -> None:
    game = games.load(name)
    chance = random.Random(3)
    decks = list(game.decks().values())
    s = game.new((decks[0], decks[1]), seed=3)
    while s.decision is not None and len(s.log) < 200:
        answer(s, chance.randrange(len(s.decision.options)))
    for seat in range(3):
        events = game.events(s, seat)
        found = grouping.groups(events)
        assert [each["number"] for group in found for each in group] == [each["number"] for each in events]
        assert len(found) < len(events)
        drawn = [group for group in found if group[0]["text"].id.endswith(".log-draw")]
        assert max(map(len, drawn)) >= 4, "the first hand"

"""What games show is what the structs say (games/views.py), from which the page's types are written."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from quadriga import games
from quadriga.games import NAMES, views
from quadriga.kernel.state import answer

EVERY = 5


def as_shown(data: Any, kind: type) -> Any:
    """What arrives on the page, held against its type."""
    return msgspec.json.decode(msgspec.json.encode(data), type=kind)


@pytest.mark.parametrize("name", NAMES)
def test_views_events_and_layouts_are_as_their_structs_say(name: str) -> None:
    game = games.load(name)
    as_shown(game.layout(), views.Layout)
    chance = random.Random(19)
    decks = list(game.decks().values())
    seen = 0
    for seed in range(4):
        s = game.new((chance.choice(decks), chance.choice(decks)), seed=seed)
        while s.decision is not None:
            seen += 1
            if seen % EVERY == 0:
                for seat in (0, 1, 2):
                    as_shown(game.view(s, seat), views.View)
            answer(s, chance.randrange(len(s.decision.options)))
        for seat in (0, 1, 2):
            as_shown(game.view(s, seat), views.View)
            as_shown(game.events(s, seat), list[views.EventView])
    assert seen > 50


def test_a_field_that_no_struct_has_is_noticed() -> None:
    game = games.load("ultraman")
    first, second, *_ = game.decks().values()
    view = game.view(game.new((first, second), seed=1), 0)
    with pytest.raises(msgspec.ValidationError, match="wings"):
        as_shown({**view, "wings": 2}, views.View)

"""The spaces of observations and actions, alike for PettingZoo and Gymnasium, and the table as text."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quadriga import replay, terminal
from quadriga.env.compact import Compact
from quadriga.env.encoding import HIGH, Encoding
from quadriga.games.game import Game
from quadriga.kernel.state import State

Observation = dict[str, Any]


def observation_space(encoding: Encoding, compact: Compact | None = None) -> spaces.Dict:
    whole: spaces.Space[Any] = spaces.Box(-HIGH, HIGH, (encoding.size,), np.float32)
    return spaces.Dict(
        {
            "observation": whole if compact is None else spaces.Box(0, 255, (compact.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.options,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete[Any]:
    """Action i takes option i of the decision."""
    return spaces.Discrete(encoding.options)


def observation(encoding: Encoding, s: State, seat: int, compact: Compact | None = None) -> Observation:
    seen = encoding.observe(s, seat) if compact is None else compact.observe(s, seat)
    return {"observation": seen, "action_mask": encoding.mask(s, seat)}


def known_options(options: dict[str, Any] | None, names: tuple[str, ...]) -> dict[str, Any]:
    """What `reset` was given; a name that it does not know is refused."""
    for name in options or {}:
        if name not in names:
            raise ValueError(f"reset() knows no option {name!r}; it takes {', '.join(names)}.")
    return options or {}


def text(game: Game, s: State, seat: int) -> str:
    """The table as the terminal shows it to a seat, with what it is asked."""
    lines = [str(line) for line in terminal.table_lines(game, replay.Session(game, s), seat)]
    asked = game.view(s, seat).get("decision", {})
    if "prompt" in asked:
        lines.append(str(asked["prompt"]))
        lines += [f"{i}. {option['label']}" for i, option in enumerate(asked["options"])]
    return "\n".join(lines)

"""Evaluation files: what training leaves behind and players load, without the training library."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

from quadriga.games.game import Game
from quadriga.messages.files import say
from quadriga.players.model import Model

FORMAT = 1
SHIPPED = "evaluation.json"
"""The file in a game's folder that its players use unless told otherwise."""
HAND = "hand"
"""The name of the evaluation that the game's package writes by hand."""
LEARNED = "learned"
"""The name of the shipped one, where there must be one."""
DIGITS = 6


def shipped(game: Game) -> Model | None:
    """The evaluation that comes with a game; None where there is none."""
    path = game.folder / SHIPPED
    return load(game, path) if path.exists() else None


def named(game: Game, name: str) -> Model | None:
    """The evaluation a player's name asks for: "hand" (None), "learned", a file; "" for learned where there is one."""
    if name == HAND:
        return None
    if not name or name == LEARNED:
        model = shipped(game)
        if model is None and name:
            raise ValueError(say("no-learned-evaluation", game=game.title, hand=HAND))
        return model
    path = Path(name).expanduser()
    if not path.is_file():
        raise ValueError(
            say("no-evaluation-file", file=name, hand=HAND, learned=LEARNED)
        )
    return load(game, path)


def load(game: Game, path: Path) -> Model:
    return _load(game, path, path.stat().st_mtime_ns)


@cache
def _load(game: Game, path: Path, changed: int) -> Model:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError(say("no-evaluation-of-format", file=str(path), format=FORMAT))
    if data["game"] != game.name:
        raise ValueError(say("no-evaluation-of-game", file=str(path), game=data["game"], wanted=game.name))
    if data["version"] != game.features_version or data["features"] != list(game.feature_names):
        slots = {"file": str(path), "version": str(data["version"]), "ours": str(game.features_version)}
        raise ValueError(say("no-evaluation-of-version", game=game.name, **slots))
    return Model(data["hidden"], data["bias"], data["direct"], data["out"], data["base"])


def save(game: Game, path: Path, model: Model, about: dict[str, Any]) -> None:
    """Write an evaluation file whole or not at all."""
    data = {
        "format": FORMAT,
        "game": game.name,
        "version": game.features_version,
        "about": about,
        "features": list(game.feature_names),
        "hidden": [_short(row) for row in model.hidden],
        "bias": _short(model.bias),
        "direct": _short(model.direct),
        "out": _short(model.out),
        "base": _short([model.base])[0],
    }
    write_whole(path, (json.dumps(data, separators=(",", ":")) + "\n").encode())


def _short(numbers: list[float]) -> list[float]:
    return [float(f"{x:.{DIGITS}g}") for x in numbers]


def write_whole(path: Path, data: bytes) -> None:
    """A kill in the middle leaves the old file as it was."""
    fresh = path.with_name(f".{path.name}.new")
    with fresh.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(path)

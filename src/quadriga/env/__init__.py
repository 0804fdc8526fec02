"""Environments for learning programs: PettingZoo (`aec`), Gymnasium (`single`), OpenSpiel (`spiel`).

All of them write a table down with the same `Encoding` and play through the same door. They need
the extra `quadriga[rl]`; docs/environments.md describes them. Importing this package makes the games
known to `gymnasium.make`, importing `quadriga.env.spiel` to `pyspiel.load_game`.
"""

from __future__ import annotations

try:
    from quadriga.env.encoding import Encoding, TooMany
    from quadriga.env.matches import Matches
    from quadriga.env.single import register
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"Learning environments need {error.name}: install what they need with `pip install quadriga[rl]`.",
        name=error.name,
    ) from error

register()

__all__ = ["Encoding", "Matches", "TooMany"]

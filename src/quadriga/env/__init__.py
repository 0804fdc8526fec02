"""Environments for learning programs: PettingZoo (`aec`), Gymnasium (`single`), OpenSpiel (`spiel`).

All of them write a table down with the same `Encoding` and play through the same door. They need
the extra `quadriga[rl]`; docs/environments.md describes them.
"""

from __future__ import annotations

try:
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "Learning environments need more packages: install them with `pip install quadriga[rl]`.", name=error.name
    ) from error

from quadriga.env.encoding import Encoding, TooMany
from quadriga.env.matches import Matches

__all__ = ["Encoding", "Matches", "TooMany"]

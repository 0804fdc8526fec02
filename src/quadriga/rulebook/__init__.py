"""The rule catalogues: every rule of every game as one statement with an id.

Nothing is read until somebody asks; the engine's hot part knows ids only as strings.
"""

from quadriga.rulebook.catalogue import (
    Rule,
    UnknownGame,
    UnknownRule,
    exists,
    games,
    rule,
    rules,
    search,
)

__all__ = ["Rule", "UnknownGame", "UnknownRule", "exists", "games", "rule", "rules", "search"]

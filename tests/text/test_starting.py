"""Starting a game reads no grammar: every node that a kept program may hold is known beforehand."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quadriga import games

CODE = """
import importlib
from quadriga import games
from quadriga.effects import node

games.load("{game}")
known = set(node.known_names())
table = importlib.import_module("quadriga.games.{package}.wording.grammar")
(table.grammar if hasattr(table, "grammar") else table.table)()
print(sorted(set(node.known_names()) - known))
"""


@pytest.mark.parametrize("game", games.NAMES)
def test_the_nodes_of_kept_programs_are_known_without_the_table(game: str) -> None:
    code = CODE.format(game=game, package=game.replace("-", "_"))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

"""Numbers, states, levels, TYPEs, names."""

from __future__ import annotations

from itertools import combinations

from quadriga.effects.groups import Fixed
from quadriga.games.ultraman.faces import STATE_MARKS, STATE_NAMES, TYPES
from quadriga.text.grammar import Grammar
from quadriga.text.table import Quoted

OR = ("a", "a or b", "a, b, or c")
LONGEST_TITLE = 16
"""Words of a scene's name; some are whole sentences."""
CIRCLED = "①②③④⑤"


def add(g: Grammar) -> None:
    g.word_numbers("count", Fixed, "n")
    g.names("character", "『", "』", samples=("ORREL", "WICK"))
    g.names("title", "「", "」", samples=("Bell", "Dawn"))
    titles = g.terminals["title"]
    assert isinstance(titles, Quoted)
    titles.longest = LONGEST_TITLE
    g.names("team", "[", "]", samples=("BELLWARDENS",))
    g.names("charged", "【", "】", samples=("GANTRY/ORREL",))
    for number, name in enumerate(TYPES):
        g.value("type", f"【{name}】", number)
    g.list("types", "type", OR)
    for state in range(1, 5):
        g.value("state", STATE_NAMES[state], state)
    g.list("states", "state", OR)
    for size in range(1, 5):
        for some in combinations(range(1, 5), size):
            g.value("marks", "".join(f"[{STATE_MARKS[state]}]" for state in some), list(some))
    for number, sign in enumerate(CIRCLED, 1):
        g.value("circled", sign, number)
    g.list("numbers", "#", OR)
    g.value("times", "Once", 1)
    g.value("times", "Twice", 2)
    for number, word in ((3, "Three"), (4, "Four"), (5, "Five")):
        g.value("times", f"{word} times", number)

"""Where conditions stand, and how something is said of somebody. One declaration gives every place and every subject."""

from __future__ import annotations

from typing import Any

from quadriga.effects.node import Node
from quadriga.games.guardians_arena.vocabulary.bonuses import Itself
from quadriga.text.grammar import Grammar


def anywhere(core: str) -> str:
    """The words alone, with conditions behind them, or with conditions before them. That a text works "here" and while
    its card is in play goes without saying (gua.house.words.2), so it may stand there as well.
    """
    return f"<{core}|{core} {{whens}}|{{whens:front}}, {core}< <here|when ~ is in play>>>"


def said_of(g: Grammar, says: str, make: type[Node], own: str = "", whom: str = "those", **fields: Any) -> None:
    """What somebody is or has: said of any group, with conditions before, behind or between ("all your Elks in woods
    are …"), and with `own` words of the card itself, whose name need not be said. `whom`: who can be the subject.
    """
    subject = f"{{whom:{whom}}}"
    g.phrase("clause", anywhere(f"{subject} {says}"), make, **fields)
    g.phrase("clause", f"{subject} {{whens:between them}} {says}", make, **fields)
    if own:
        g.phrase("clause", anywhere(own), make, whom=Itself(), **fields)


def given_to(g: Grammar, gives: str, to: str, make: type[Node], **fields: Any) -> None:
    """The same thing given: "gives your Elks …", "makes your Elks …", with a verb before whoever gets it."""
    g.phrase("clause", anywhere(f"{gives} {{whom:those}} {to}"), make, **fields)

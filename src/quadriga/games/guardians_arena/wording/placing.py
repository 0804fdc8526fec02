"""Where conditions stand, and how something is said of somebody. One declaration gives every place and every subject."""

from __future__ import annotations

from typing import Any

from quadriga.effects.node import Node
from quadriga.games.guardians_arena.vocabulary.bonuses import Itself
from quadriga.text.grammar import Grammar, slot, splice


def clause(g: Grammar, core: str, make: type[Node], **fields: Any) -> None:
    """The words alone, with conditions behind them, before them, or both. That a text works "here" and while its card is
    in play goes without saying (gua.house.words.2), so it may stand there as well.
    """
    here = "< <here|when ~ is in play>>"
    g.phrase("clause", f"<{core}|{core} {{whens}}|{{whens:front}}, {core}{here}>", make, **fields)
    if "whens" not in fields:
        around = [splice("before"), slot("behind")]
        g.phrase("clause", f"{{before:front}}, {core} {{behind:late}}", make, **fields, whens=around)


def said_of(g: Grammar, says: str, make: type[Node], own: str = "", whom: str = "those", **fields: Any) -> None:
    """What somebody is or has: said of any group, with conditions before, behind or between ("all your Elks in woods
    are …"), and with `own` words of the card itself, whose name need not be said. `whom`: who can be the subject.
    """
    subject = f"{{whom:{whom}}}"
    clause(g, f"{subject} {says}", make, **fields)
    g.phrase("clause", f"{subject} {{whens:between them}} {says}", make, **fields)
    if own:
        clause(g, own, make, whom=Itself(), **fields)


def given_to(g: Grammar, gives: str, to: str, make: type[Node], **fields: Any) -> None:
    """The same thing given: "gives your Elks …", "makes your Elks …", with a verb before whoever gets it."""
    clause(g, f"{gives} {{whom:those}} {to}", make, **fields)

"""The words of the two wordings for the same things, and constructions declared in both at once.

A construction is written once with `@` before each word that the wordings say differently; `say` puts in the words of
the dialect whose table is being made. What only one wording has is declared with `only`.
"""

from __future__ import annotations

import re
from typing import Any

from quadriga.effects.node import Node
from quadriga.games.union_arena.wording.dialects import DialectGrammar

# what is said: North American, Asian
WORDS: dict[str, tuple[str, str]] = {
    "area": ("field", "area"),
    "site": ("site", "field"),
    "outside": ("sideline", "outside area"),
    "remove": ("removal area", "remove area"),
    "to_outside": ("into your sideline", "<to|in|into> <the|your> outside area"),
    "to_remove": ("into your removal area", "<to|in|into> <the|your> remove area"),
    "retire": ("sideline", "retire"),
    "retires": ("sidelines", "retires"),
    "retired": ("sidelined", "retired"),
    "effect": ("ability", "effect"),
    "effects": ("abilities", "effects"),
    "gains": ("<gains|gain>", "<gets|gains|get|gain>"),
    "on": ("on", "<on|in>"),
    "main": ("[Activate: Main]", "[Main]"),
    "played_label": ("[When Played]", "[On Play]"),
    "this_turn": ("this turn", "<|during >this turn"),
    "different": ("<different|unique>", "different"),
    "did": ("you do", "you did"),
    "snipe": ("[Snipe]", "[Sniper]"),
    "trigger": ("[TRIGGER]", "[Trigger]"),
    "total": ("a combined total of", "a total of"),
    "opponent": ("your opponent", "your opponent"),
    "energy": ("#word", "#"),
    "outside_area": ("sideline", "outside area"),
    "until_turn": ("until the end of the turn", "during this turn"),
    "special": ("[Special] ability", "[Special]<| effect>"),
    "played_rested": ("set to resting onto your field", "to your area rested"),
    "lower": ("<loses|lose>", "<gets|gains|get|gain> -"),
}
_WORD = re.compile(r"@(\w+)")


def said(g: DialectGrammar, template: str) -> str:
    """A template in the words of a dialect."""
    return _WORD.sub(lambda m: WORDS[m[1]][1 if g.asian else 0], template)


def say(g: DialectGrammar, category: str, template: str, make: type[Node], **constants: Any) -> None:
    """A construction of both wordings."""
    g.phrase(category, said(g, template), make, **constants)

"""What the two wordings say differently: `{field}` in a template of this package stands for the dialect's words.

A template is written once; `Words` puts in what the dialect says. What only one wording has stands under `if w.asian`.
"""

from __future__ import annotations

import re
from typing import Any

from quadriga.effects.node import Node
from quadriga.games.union_arena.wording.dialects import ASIAN, asian_words
from quadriga.text.language import Language

# word: North American, Asian
LEXICON: dict[str, tuple[str, str]] = {
    "field": ("field", "area"),
    "sideline": ("sideline", "outside area"),
    "removal": ("removal area", "remove area"),
    "site": ("<site|sites>", "<field|fields>"),
    "this_site": ("this site", "this field"),
    "resting": ("resting", "rested"),
    "Raided": ("Raided", "<Raided|raided>"),
    "gains": ("<gains|gain>", "<gets|gains|get|gain>"),
    "gaining": ("gain", "<get|gain>"),
    "into": ("into", "<to|in|into>"),
    "on_end": ("on", "<at|on|to>"),
    "your": ("<your|their|its owner's|their owner's|the>", "<your|their|its owner's|their owner's|the>"),
    "on": ("<on|onto>", "<on|onto|to|in>"),
    "ability": ("ability", "effect"),
}
_WORD = re.compile(r"@(\w+)")


class Words:
    """Declares in one dialect."""

    def __init__(self, language: Language, dialect: str) -> None:
        self.L = language
        self.asian = dialect == ASIAN
        self.turn = "<|during >this turn" if self.asian else "this turn"

    def say(self, template: str) -> str:
        return _WORD.sub(lambda m: LEXICON[m[1]][1 if self.asian else 0], template)

    def __call__(self, category: str, template: str, make: type[Node], **constants: Any) -> None:
        self.L(category, self.say(template), make, **constants)

    def both(self, category: str, template: str, make: type[Node], **constants: Any) -> None:
        """In North American words; the Asian wording says the same by its lexicon (`dialects.SAID`)."""
        self.L._declare(template)
        said = asian_words(template) if self.asian else template
        if said is not None:
            self.L.g.phrase(category, said, make, **constants)

    def frame(self, make: type[Node], forms: str, tail: str, **constants: Any) -> None:
        """A verb in the forms that an instruction needs: sideline, sidelines."""
        self.L._declare(self.say(tail))
        base, third = self.say(forms).split("|")
        for category, verb in (("do", base), ("does", third)):
            self.L.g.phrase(category, f"{verb} {self.say(tail)}", make, **constants)

    def prop(self, template: str, make: type[Node], **constants: Any) -> None:
        self.L.prop(self.say(template), make, **constants)

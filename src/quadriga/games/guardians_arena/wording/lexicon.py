"""How a lexicon of equal wordings is written down: no regular expressions, but the notation of the phrase table.

    Said("{n} or less", "{n} or <fewer|lower|under|below>")

`<a|b>` is one of several wordings, `<a |>` words that may be left out, `{…}` a member of a class of words that stays as it
stands. Words are whole words.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

CLASSES = {
    "n": r"\d+",
    "points": r"[+-]\d+",
    "land": r"mountains|rivers and lakes|spires|swamp|dry heaps|woods|jungle",
    "sort": r"off-color|terrain|class|vitality",
    "size": r"small|medium|large",
    "whose": r"your|opponent's",
    "them": r"[^.;,()]+?",
    "kindly": r"(?!your|opponent|of|other|ranged|channeling)(?:(?!bonus|sides?|channel)[^.;,()])+?",
    "verb": r"gets|are|is|can|cannot|win|wins|must",
    "play": r"spell|item|ranged attack|bribery card|bribery|command|AOE attack|channeling",
    "plays": r"(?:spell|item|ranged attack|bribery|command|AOE attack)(?:(?:, | or |, or )(?:spell|item|ranged attack|bribery|command|AOE attack))*",
    "stop": r"cancels?|negates?|dispels?",
    "round": r"here|in primary|when ~ is in play|when attacking|when defending",
    "side": r"on both sides|by either player|by opponent",
    "limit": r"against|in|when|with|for|beside",
    "banned": r"ranged attacks|channeling|spells|items|AOE attacks|secondary attackers|bribery",
    "pile": r"hand|storage|pen",
    "icon": r"babes|beer|gold",
    "fight": r"fight|attack|be used",
    "element": r"(?!fire|fear|attack)[a-z]+",
}
"""Classes of words that an entry may name."""

_TOKEN = re.compile(r"\{(\w+)\}|[<>|]|[^<>|{]+")


@dataclass(frozen=True)
class Said:
    """What is meant, and how cards say it."""

    meant: str
    said: str
    pattern: re.Pattern[str] = field(init=False, repr=False, compare=False)
    put: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pattern", re.compile(_pattern(self.said)))
        object.__setattr__(self, "put", re.sub(r"\{(\w+)\}", r"\\g<\1>", self.meant))

    def apply(self, text: str) -> str:
        return self.pattern.sub(self.put, text)


def _pattern(said: str) -> str:
    parts = []
    for token in _TOKEN.finditer(said):
        if token[1]:
            parts.append(f"(?P<{token[1]}>{CLASSES[token[1]]})")
        else:
            parts.append({"<": "(?:", ">": ")", "|": "|"}.get(token[0]) or re.escape(token[0]))
    before = r"(?<![\w-])" if said[0].isalnum() or said[0] in "<{" else ""
    after = r"(?![\w-])" if said[-1].isalnum() or said[-1] in ">}" else ""
    return f"{before}(?:{''.join(parts)}){after}"

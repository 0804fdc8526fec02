"""One word changed in a text that is read: the program must change too, or the text is declined.

python -m tests.universal_arena.contrast [FILE…]      over our own sets, or over these files of characters
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from quadriga.effects.node import meaning
from quadriga.games.universal_arena.pages.files import Pages, library, load_file
from quadriga.games.universal_arena.wording import reading
from quadriga.text.errors import Ambiguous, Declined

CHANGES = (
    (r"\b[Yy]ou may spend\b", "Spend"), (r"\bthis character\b", "the target"), (r"\bthe target\b", "this character"),
    (r"\ball enemies\b", "all allies"), (r"\bAll Enemies\b", "All Allies"), (r"\ball allies\b", "all other allies"),
    (r"\beach enemy\b", "each ally"), (r"\ban enemy\b", "an ally"), (r"\banother ally\b", "an ally"), (r"\b[Gg]ain\b", "Lose"),
    (r"\b[Ii]nflict\b", "Gain"), (r"\bReduce\b", "Increase"), (r"\bSet\b", "Reduce"), (r"\b1\b", "2"), (r"\b2\b", "3"), (r"\b3\b", "4"),
    (r"(\d)\+", r"\1 or less"), (r" or more\b", " or less"), (r"\bat least\b", "at most"), (r"\bmore\b", "less"), (r"\bhas\b", "has no"),
    (r" instead\b", ""), (r"\b[Oo]therwise, ", ""), (r"\bIf (?=this|the)", "Unless "), (r" and (?=[a-z+])", " or "), (r" or ", " and "),
    (r"\bfirst time each turn\b", "first time"), (r"\bThe first time each turn\b", "Each time"), (r"\bEach time\b", "The first time"),
    (r"\bonce per turn\b", "once per game"), (r"\bOnce per use, if\b", "If"), (r"\bpower\b", "damage"), (r"\bPower damage\b", "Power / 2 damage"),
    (r" / (\d)", r" / 1\1"), (r"\bShield\b", "HP"), (r"\bHP\b", "Shield"), (r"\bEnergy\b", "Ultimate Meter"), (r"\bUltimate Meter\b", "Energy"),
    (r"\bspend\b", "gain"), (r"\bX\b", "1"), (r"\bCount\b", "Potency"), (r"\bPotency\b", "Count"), (r"\bStack\b", "Count"), (r"\bValue\b", "Count"),
    (r"\bdraw\b", "discard"), (r"\bhand\b", "the Draw Pile"), (r"\bbonus damage\b", "damage"), (r"\bAttack\b", "Defense"),
    (r"\bDefense\b", "Special"), (r"\bPhysical\b", "Magical"), (r"\bthis turn\b", "this Combat Round"), (r"\bplays\b", "uses"),
    (r"\bgains\b", "spends"), (r"\btakes\b", "deals"), (r"\bcannot\b", "can"), (r"\bcan only\b", "cannot"), (r"\bUntil the end of\b", "At the end of"),
    (r"\bfor each\b", "for each 2"), (r"\bRetain\b", "Exhaust"), (r"\bEvade\b", "Counter"), (r"«Burn»", "«Bleed»"), (r"«Strength»", "«Weak»"),
    (r"\bReduce Value\b", "Reduce Stack"), (r"\bMax (\d)", r"Max 1\1"), (r": Max\b", ": Start at"), (r"\bmissing\b", "current"),
    (r"\ballies with\b", "enemies with"), (r"\bThen\b", "Otherwise"), (r"\bbecomes\b", "creates"), (r" (max \d+)", ""),
)  # fmt: skip
"""What is changed, one at a time."""

SAME = {
    "Can only be used if another ally is defeated.": "who uses it stands (uni.term.defeated.1), so any defeated ally is another",
}
"""Texts of which a changed word changes nothing, with the reason."""


def segments(pages: Iterable[dict[str, object]]) -> Iterable[str]:
    for page in pages:
        for _, text in Pages(dict(page)).texts():
            for segment in text.segments():
                yield segment.text


def contrast(texts: Iterable[str]) -> tuple[Counter[str], list[tuple[str, str]]]:
    """Counts, and the pairs that read the same."""
    g = reading.load_grammar()
    counts: Counter[str] = Counter()
    same: list[tuple[str, str]] = []
    for text in sorted(set(texts)):
        try:
            base = meaning(g.read("segment", text))
        except (Declined, Ambiguous):
            counts["unread"] += 1
            continue
        for pattern, new in CHANGES:
            changed = re.sub(pattern, new, text, count=1)
            if changed == text:
                continue
            try:
                found = meaning(g.read("segment", changed))
            except (Declined, Ambiguous):
                counts["declined"] += 1
                continue
            counts["same" if found == base else "different"] += 1
            if found == base:
                same.append((text, changed))
    return counts, same


if __name__ == "__main__":
    pages = [page for path in sys.argv[1:] for page in load_file(Path(path))] or list(library().values())
    counts, same = contrast(segments(pages))
    print(dict(counts))
    for pair in same:
        print("\n  ".join(pair))

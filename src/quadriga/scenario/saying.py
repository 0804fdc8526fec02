"""Players' words against the options of a decision: lenient in wording, never a guess.

An option is meant if every card that was named belongs to it and every other word that matters
is found among its own words (its label, its verb, and the game's further words for it). Of
several such options the ones win whose cards were all named. What is still open after that is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

_STOP = """a an the with of on onto to at from for in into as and by its it your my his her their this that
    is be do does opponent s player card cards character characters line one up"""
STOP = frozenset(_STOP.split())
"""Words that tell no option from another."""
MEANS = {
    "no": "not",
    "none": "not",
    "nothing": "not",
    "nobody": "not",
    "don": "not",
    "doesn": "not",
    "declines": "not",
    "decline": "not",
    "passes": "pass",
    "finish": "end",
    "finishes": "end",
    "stop": "end",
    "stops": "end",
    "done": "end",
    "goes": "go",
    "discards": "discard",
}


@dataclass
class Meant:
    """One option as the matcher sees it."""

    index: int
    label: str
    verb: str
    cards: list[int]
    """Slots of the cards it touches."""
    besides: str
    """Its label without the names of these cards: it may speak of others."""
    words: frozenset[str]
    alone: frozenset[str]
    """Words that mean this option although they deny nothing, as `stay` means not to move."""
    denies: bool
    """Its label says not to do something."""
    place: str
    alike: object
    """Equal for options that nobody needs to tell apart."""


@dataclass
class Mention:
    """A card named in some words."""

    place: int
    name: str
    slots: list[int]


@dataclass
class Names:
    """Which cards a name may stand for, the longest names first."""

    slots: Mapping[str, list[int]]

    def find(self, words: str) -> tuple[list[Mention], str]:
        """The cards named in these words, in order, and the words that are left."""
        mentions: list[Mention] = []
        rest = words
        for name in sorted(self.slots, key=len, reverse=True):
            pattern = re.compile(rf"(?<!\w){re.escape(name)}(?:#(\d+))?(?!\w)", re.IGNORECASE)
            while found := pattern.search(rest):
                slots = self.slots[name]
                if found[1] is not None:
                    n = int(found[1])
                    slots = slots[n - 1 : n]
                mentions.append(Mention(found.start(), name, slots))
                rest = rest[: found.start()] + " " * (found.end() - found.start()) + rest[found.end() :]
        return sorted(mentions, key=lambda m: m.place), rest


def stem(word: str) -> str:
    word = MEANS.get(word, word)
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    return MEANS.get(word, word)


def content(words: str) -> frozenset[str]:
    """The words that matter, in their plainest form."""
    found = re.findall(r"[a-z0-9+]+", words.lower())
    return frozenset(stem(w) for w in found if w not in STOP and w not in ("t", "s"))


def meant(options: Sequence[Meant], names: Names, words: str, assumed: Mapping[str, str]) -> list[Meant]:
    """The options that these words can mean: one, none, or several that cannot be told apart."""
    mentions, rest = names.find(words)
    said = content(rest)
    found = [o for o in options if _fits(o, mentions, said)]
    if len(found) > 1:
        found = _narrow(found, [o for o in found if len(o.cards) == len(mentions)])
    if len(found) > 1:
        found = _narrow(found, [o for o in found if _as_in_label(o, mentions, names)])
    if len(found) > 1:
        found = _narrow(found, [o for o in found if _in_order(o, mentions)])
    if len(found) > 1:
        found = _narrow(found, [o for o in found if o.place and assumed.get(o.verb) == o.place])
    if len(found) > 1:
        found = _narrow(found, [o for o in found if o.words <= said | _own(o)])
    if len(found) > 1 and all(o.alike == found[0].alike for o in found):
        found = found[:1]
    return found


def _narrow(found: list[Meant], better: list[Meant]) -> list[Meant]:
    return better or found


def _own(o: Meant) -> frozenset[str]:
    return content(o.verb)


def _fits(o: Meant, mentions: list[Mention], said: frozenset[str]) -> bool:
    if not said <= o.words:
        return False
    if o.denies and not said & ({"not", "end", "pass"} | o.alone):
        return False  # "block" must not mean "do not block"
    left = list(o.cards)
    for mention in mentions:
        hit = next((c for c in left if c in mention.slots), None)
        if hit is not None:
            left.remove(hit)
        elif mention.name.lower() not in o.besides:
            return False
    return True


def _as_in_label(o: Meant, mentions: list[Mention], names: Names) -> bool:
    """Are the cards named in the order in which the label names them?"""
    told, _ = names.find(o.label)
    return len(told) == len(mentions) and all(set(a.slots) & set(b.slots) for a, b in zip(told, mentions, strict=True))


def _in_order(o: Meant, mentions: list[Mention]) -> bool:
    return all(c in mention.slots for c, mention in zip(o.cards, mentions, strict=False))

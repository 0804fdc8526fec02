"""What to tell about a text that is not read: the first unread words, what could stand there, the nearest text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from quadriga.text.errors import Ambiguous, Declined
from quadriga.text.grammar import Grammar

MOST_TRIES: Final = 120
"""Changed texts that are tried; each takes a few milliseconds, longer ones more."""
USUAL_LENGTH: Final = 400
"""Of a text for which all of them are tried; of one that is much longer only so many that nobody waits."""

JOINT: Final = re.compile(r"(?:,? (?:and|or|then|to|if|while|when|for each|in|with|that|of|from))+$")

PLAIN: Final = {
    "one np": "a card or character", "np": "cards or characters", "some": "a card or character",
    "bare": "cards or characters", "bare np": "cards or characters", "obj": "cards or characters",
    "owned": "your characters", "this": "this character or card", "ref": "it, that card …",
    "desc": "what kind of card", "all desc": "what kind of cards", "bare desc": "what kind of card",
    "noun": "card or character", "atom": "a kind or a name", "alts": "a kind or a name", "kind": "a kind of card",
    "name": "a name", "cond": "a condition", "acond": "a condition", "past": "what has happened",
    "do": "an instruction", "does": "what a player does", "did": "what was done", "done": "what was done",
    "deed": "an instruction", "clause": "an instruction", "chain": "an instruction", "and chain": "an instruction",
    "gated": "may …, if …, while …", "sentence": "a sentence", "effect": "an effect", "block": "another effect text",
    "blocks": "effect texts", "limit": "(Once per turn)", "moment": "When …", "window": "this turn, with this effect",
    "until": "for this turn, until …", "per": "for each …", "count": "what is counted",
    "cmp": "a number, or higher, or lower", "zone": "a hand, deck or discard area", "dest": "where to",
    "into play": "into play …", "agent": "whose effect", "player": "a player", "third": "an opponent or each player",
    "pred": "is … or has …", "prop": "TYPE, BP, level …", "gift": "what is given", "gifts": "what is given",
    "posts": "with …, that is …, from …", "shallow posts": "with …, that is …, from …", "options": "1) … 2) …",
    "#": "a number", "#word": "a number", "q": "how many", "anyq": "how many", "whose": "your or an opponent's",
    "near": "a neighbour", "random": "cards at random", "random thing": "one of your characters at random",
    "sought": "what is looked for", "word cmp": "how many", "far cmp": "a comparison", "type": "a TYPE",
    "types": "TYPEs", "far amount": "an amount", "amount": "an amount",
}  # fmt: skip


def plainly(expected: tuple[str, ...], most: int = 8) -> tuple[str, ...]:
    """What could stand there, in words: parts of speech first, then single words."""
    said = [PLAIN.get(name[1:-1], name[1:-1]) if name.startswith("{") else name for name in expected]
    return tuple(dict.fromkeys(said))[:most]


def reads(g: Grammar, category: str, text: str) -> bool:
    try:
        g.read(category, text)
    except (Declined, Ambiguous):
        return False
    return True


def changes(text: str, at: int, expected: tuple[str, ...]) -> Iterator[str]:
    """Texts near this one, the smallest change first."""
    head, rest = text[:at].rstrip(), text[at:].lstrip()
    words = rest.split(" ")
    literal = [word[1:-1] for word in expected if word.startswith("'")]

    def joined(*parts: str) -> str:
        whole = re.sub(" +", " ", " ".join(part for part in parts if part))
        return re.sub(r" ([.,])", r"\1", re.sub(r",\s*\.", ".", whole))

    for word in literal:  # another word, or one that is missing
        mark = words[0][-1] if words[0][-1:] in (".", ",") else ""
        yield joined(head, word + mark, " ".join(words[1:]))
        yield joined(head, word, rest)
    for n in range(1, min(len(words), 12) + 1):  # without some words
        end = "." if words[n - 1].endswith(".") else "," if words[n - 1].endswith(",") else ""
        for before in dict.fromkeys((head, JOINT.sub("", head))):  # nor what joined them to the rest
            yield joined(before + end, " ".join(words[n:]))
            yield joined(before, " ".join(words[n:]))
    start = max(text.rfind(mark, 0, at) + len(mark) for mark in (". ", "》", ")", "]", "→ ", "\n")) if at else 0
    stop = text.find(".", at)
    after = text[stop + 1 :].lstrip() if stop >= 0 else ""
    yield joined(text[:start], after[:1].upper() + after[1:])  # without the sentence
    yield text[:start].rstrip()  # nothing from it on


def advised(g: Grammar, category: str, text: str) -> Declined:
    """For a text that is declined: the same with what could stand there, and the nearest text that would be read."""
    whole = g.normalise(text, category)
    try:
        g.read(category, text)
    except Ambiguous as error:
        at = max(0, whole.find(error.where))
        return Declined(error.where, at, why="this reads in two ways", readings=error.shown)
    except Declined as error:
        found = ""
        tries = MOST_TRIES * USUAL_LENGTH**2 // max(USUAL_LENGTH, len(whole)) ** 2
        for near in islice(changes(whole, error.at, error.expected), tries):
            if near and near != whole and reads(g, category, near):
                found = near
                break
        return Declined(error.unread, error.at, plainly(error.expected), error.why, error.readings, found)
    raise ValueError(f"The text is read: {text[:60]!r}.")

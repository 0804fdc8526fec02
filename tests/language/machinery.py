"""How we know that it is a language: contrast, hybrids and discourse, for every game on the core."""

# ruff: noqa: E501 -- a change stands on one line
from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

from quadriga.effects.adjuncts import Doing
from quadriga.effects.conditions import Has, Is, ThereIs
from quadriga.effects.gifts import Gift
from quadriga.effects.happenings import Happened
from quadriga.effects.node import Node, meaning, pack, unpack
from quadriga.effects.phrases import Phrase
from quadriga.effects.properties import With, Without
from quadriga.effects.references import Ref, Thing, ThisOne
from quadriga.text.errors import Ambiguous, Declined, Unprintable
from quadriga.text.grammar import Grammar

# -- contrast --------------------------------------------------------------------------------

CHANGES: Sequence[tuple[str, str]] = (
    (r"\bup to two\b", "two"), (r"\b[Yy]ou may ", ""), (r"\byour hand\b", "an opponent's hand"),
    (r"\ban opponent's (\w+ )?(hand|deck)", r"your \2"), (r"\bone of your\b", "one opponent's"), (r"\ball your (?!opponent)", "all "),
    (r"\banother one of\b", "one of"), (r"\btop\b", "bottom"), (r"\bor higher\b", "or lower"), (r"\bor more\b", "or fewer"),
    (r"\bfor this turn\b", "during the next turn"), (r" or TRIPLE", ""), (r"\bincreases?\b", "decreases"),
    (r"\bdiscard area\b", "deck"), (r"\bhand\b", "discard area"), (r"\bthe rest\b", "them"), (r"\bOtherwise\b", "Then"),
    (r"\bAdditionally, if\b", "If"), (r"\bIf you do, ", ""), (r"\bIf you do\b", "If you do not"), (r" printed\b", ""),
    (r"\bwithout\b", "with"), (r"\bfor each\b", "for every two"), (r"\bmore cards\b", "fewer cards"), (r"\bLead\b", "Next"),
    (r" other than this character", ""), (r" with this effect", " this turn"), (r"\bone\b", "two"), (r"\btwo\b", "three"),
    (r"\+1000\b", "-1000"), (r"\bSINGLE\b", "DOUBLE"), (r"\bis a\b", "is not a"), (r"\bhas TYPE\b", "does not have TYPE"),
    (r"\bUltra Hero\b", "Kaiju"), (r" at the end of this turn", ""), (r"\bthis character\b", "one of your characters"),
    (r" and (?=draw|give|send|put)", ", or "), (r"\blevel (\d)", lambda m: f"level {int(m[1]) + 1}"), (r" except this character,", ""),
    (r"\bdraw a card", "your opponent draws a card"), (r"\bby one of your character's effects ", ""),
)  # fmt: skip


def contrast(g: Grammar, texts: Iterable[str], same_by_rule: Sequence[str] = ()) -> tuple[Counter[str], list[tuple[str, str]]]:
    """One word changed: the program must be another one, or the text is declined. Counts, and the pairs that read the same."""
    counts: Counter[str] = Counter()
    same: list[tuple[str, str]] = []
    for text in texts:
        plain = g.normalise(text, "text")
        base = meaning(g.read("text", text))
        for pattern, new in CHANGES:
            changed = re.sub(pattern, new, plain, count=1)
            if changed == plain or pattern in same_by_rule:
                continue
            try:
                found = meaning(g.read("text", changed))
            except (Declined, Ambiguous) as error:
                counts["ambiguous" if isinstance(error, Ambiguous) else "declined"] += 1
                continue
            counts["same" if found == base else "different"] += 1
            if found == base:
                same.append((plain, changed))
    return counts, same


# -- hybrids ---------------------------------------------------------------------------------

KINDS: tuple[tuple[str, tuple[type[Node], ...]], ...] = (
    ("phrase", (Phrase,)),
    ("condition", (Has, Is, Happened, ThereIs)),
    ("deed", (Doing,)),
    ("gift", (Gift,)),
    ("property", (With, Without)),
)


def kind_of(node: Node) -> str:
    if isinstance(node, (Ref, ThisOne, Thing)):
        return ""
    for name, classes in KINDS:
        if isinstance(node, classes):
            sort = f" {node.sort()} {node.quantity() is None}" if isinstance(node, Phrase) else ""
            return name + sort
    return ""


def sites(node: Any) -> list[tuple[Any, Any, Node]]:
    """Every part of a program that could be another of its kind: where it stands, and itself."""
    found: list[tuple[Any, Any, Node]] = []
    if isinstance(node, list):
        pairs: list[tuple[Any, Any]] = list(enumerate(node))
    elif isinstance(node, Node):
        pairs = [(field.name, getattr(node, field.name)) for field in fields(node)]  # type: ignore[arg-type]
    else:
        return found
    for key, part in pairs:
        if isinstance(part, Node) and kind_of(part):
            found.append((node, key, part))
        found += sites(part)
    return found


def clean(value: Any) -> Any:
    """A program without its registers: what was read, before it was bound."""
    if isinstance(value, Node):
        value.reg = 0
        for field in fields(value):  # type: ignore[arg-type]
            clean(getattr(value, field.name))
    elif isinstance(value, list):
        for part in value:
            clean(part)
    return value


def hybrids(g: Grammar, texts: Sequence[str], wanted: int, seed: int = 3) -> tuple[Counter[str], list[str]]:
    """One part of a text swapped for a part of the same kind from another: it prints, and reads back the same."""
    chance = random.Random(seed)
    trees = [pack(clean(g.read("text", text))) for text in texts]
    known = {g.normalise(text, "text") for text in texts}
    pool: dict[str, list[Any]] = {}
    for tree in trees:
        for _, _, part in sites(unpack(tree)):
            pool.setdefault(kind_of(part), []).append(pack(part))
    counts: Counter[str] = Counter()
    failed: list[str] = []
    for _ in range(wanted * 12):
        if counts["made"] >= wanted:
            break
        tree = unpack(chance.choice(trees))
        places = sites(tree)
        if not places:
            continue
        holder, key, part = chance.choice(places)
        other = unpack(chance.choice(pool[kind_of(part)]))
        if isinstance(holder, list):
            holder[key] = other
        else:
            setattr(holder, key, other)
        try:
            text = g.print("text", tree)
        except Unprintable:
            counts["unprintable"] += 1
            continue
        if text in known:
            continue
        counts["made"] += 1
        try:
            g.read("text", text)
            counts["read"] += 1
        except (Declined, Ambiguous) as error:
            senseless = isinstance(error, Declined) and bool(error.why)
            counts["senseless" if senseless else "not read"] += 1
            if not senseless:
                failed.append(f"{text}: {error}")
    return counts, failed

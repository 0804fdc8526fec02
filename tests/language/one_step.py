"""One-step changes inside clauses: another noun phrase, amount, actor, quantifier, *not*, *and*.

The list was made before it was tried on the grammar: it says what a player would expect to be able to write. Each
change is a pattern and what stands there instead; `{noun}` is what the pattern's first group caught.
"""

# ruff: noqa: E501 -- a change stands on one line
from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence

from quadriga.text.errors import Ambiguous, Declined
from quadriga.text.grammar import Grammar

MINE = r"\bone of your ((?:Ultra Heroe?s?|Kaiju|characters?|Ultra Mechs?|『[^』]+』))(?! or| and| card|,)"
THEIRS = r"\bone opponent's (character|Kaiju|Ultra Hero)\b(?! or)"
HAND = r"\bone ((?:Kaiju |Ultra Hero |scene |character |『[^』]+』 )?card) from your hand\b"
PILE = r"\bone ((?:Kaiju |Ultra Hero |scene |character |『[^』]+』 )?card) in your discard area\b"
DRAWS = r"(?<![Yy]ou may )(?<![Tt]o )\b([Dd])raw (?:a card|two cards)(?= at| and|\.|$)"
MAY_DRAW = r"\b[Yy]ou may draw (?:a card|two cards)(?=\.)"
HAVE = r"\b([Ii]f|[Ww]hile) you have ((?:a |an |one )?(?:Kaiju|Ultra Hero|『[^』]+』))(?=,)"
BP = r"([+-]\d000 BP) for this turn(?=\.)"
GRADE = r"a BP grade (increase|decrease) by 1 for this turn(?=\.)"

ONE_STEPS: Sequence[tuple[str, str, tuple[str, ...]]] = (
    ("noun phrase", MINE, (
        "another one of your {noun}", "one of your level 2 or higher {noun}", "one of your DOUBLE {noun}", "one of your {noun} that is not DOUBLE",
        "one of your {noun} with TYPE 【POWER】", "one of your {noun} without TYPE 【POWER】", "one of your {noun} with a BP of 5000 or less",
        "one of your {noun} that entered play this turn", "one of your {noun} adjacent to this character", "one of your {noun} other than this character",
        "one of your {noun} that has TYPE 【SPEED】", "one of your SINGLE or DOUBLE {noun}", "one of your other {noun}",
    )),
    ("quantifier", MINE, (
        "two of your {noun}", "up to two of your {noun}", "all your {noun}", "exactly two of your {noun}", "any number of your {noun}",
        "up to one of your {noun}", "one or two of your {noun}", "each of your {noun}", "up to three of your {noun}",
    )),
    ("noun phrase", THEIRS, (
        "one opponent's {noun} with TYPE 【POWER】", "one opponent's level 3 {noun}", "one opponent's {noun} without TYPE 【SPEED】", "one of your opponent's {noun}s",
        "one opponent's {noun} that is SINGLE", "this character's battle opponent", "the battle opponent of one of your Kaiju",
    )),
    ("quantifier", THEIRS, ("up to two opponent's {noun}s", "all opponent's {noun}s", "two opponent's {noun}s")),
    ("noun phrase", HAND, (
        "one level 3 {noun} from your hand", "one {noun} with TYPE 【POWER】 from your hand", "one {noun} that is not 『ELK』 from your hand", "one {noun} from your hand or discard area",
        "one level 2 or lower {noun} from your hand", "one {noun} without TYPE 【POWER】 from your hand", "one {noun} from your discard area",
    )),
    ("quantifier", HAND, (
        "two {noun}s from your hand", "up to two {noun}s from your hand", "one or two {noun}s from your hand", "any number of {noun}s from your hand", "all {noun}s from your hand",
        "exactly two {noun}s from your hand", "a {noun} from your hand", "up to one {noun} from your hand",
    )),
    ("quantifier", PILE, ("two {noun}s in your discard area", "up to two {noun}s in your discard area", "one or two {noun}s in your discard area", "all {noun}s in your discard area")),
    ("noun phrase", PILE, ("one {noun} with TYPE 【POWER】 in your discard area", "one level 3 {noun} in your discard area", "one {noun} that is not 『ELK』 in your discard area")),
    ("amount", DRAWS, (
        "{noun}raw three cards", "{noun}raw up to two cards", "{noun}raw a card for each Kaiju you have", "{noun}raw one card for every two cards in your discard area",
        "{noun}raw cards until you have four cards in your hand", "{noun}raw two cards",
    )),
    ("actor", MAY_DRAW, ("Your opponent may draw a card", "Each player may draw a card", "Your opponent draws two cards", "Each player draws a card")),
    ("amount", MAY_DRAW, ("You may draw three cards", "You may draw up to two cards", "You may draw a card for each Kaiju you have", "You may draw a card at the end of this turn")),
    ("actor", r"\b[Yy]ou may discard one card from your hand(?=\.)", ("Your opponent may discard one card from their hand", "Your opponent discards one card from their hand", "Each player discards one card from their hand")),
    ("actor", r"\b[Dd]iscard one card from your hand(?=\.)", ("Your opponent discards one card from their hand", "Each player discards one card from their hand", "an opponent discards two cards from their hand")),
    ("amount", BP, (
        "{noun} for this turn for each Kaiju you have", "{noun} for this turn for every two cards in your hand", "{noun} until the end of the turn", "{noun} during the next turn",
        "{noun} until the end of the next turn", "{noun} for this turn for each different TYPE among your characters", "+4000 BP for this turn",
    )),
    ("and", BP, ("{noun} and TYPE 【POWER】 for this turn", "{noun} and a BP grade increase by 1 for this turn", "{noun}, TYPE 【SPEED】, and a BP grade decrease by 1 for this turn", "{noun} for this turn and draw a card")),
    ("amount", GRADE, ("a BP grade {noun} by 2 for this turn", "a BP grade {noun} by 1 during the next turn", "a BP grade {noun} by 1 for this turn for each Kaiju you have")),
    ("and", GRADE, ("a BP grade {noun} by 1 and +1000 BP for this turn", "a BP grade {noun} by 1 and TYPE 【POWER】 for this turn")),
    ("not", HAVE, ("{noun} you do not have {two}", "{noun} your opponent does not have {two}", "{noun} you have no Kaiju")),
    ("actor", HAVE, ("{noun} your opponent has {two}", "{noun} an opponent has {two}")),
    ("quantifier", HAVE, ("{noun} you have two or more Kaiju", "{noun} you have exactly two Kaiju", "{noun} you have two or fewer Kaiju", "{noun} you have more Kaiju than your opponent", "{noun} you have at least three cards in your hand")),
    ("and", HAVE, ("{noun} you have {two} and a Kaiju", "{noun} you have {two} and you are the Lead Player for this turn", "{noun} you have {two} and there is a scene in the scene area", "{noun} you have {two} or an opponent has a Kaiju", "{noun} you have {two} and the Field Round count is 3 or higher")),
    ("not", r"battle opponent has (TYPE 【\w+】)(?=[,.])", ("battle opponent does not have {noun}",)),
    ("and", r"battle opponent has (TYPE 【\w+】)(?=[,.])", ("battle opponent has {noun} and is a Kaiju", "battle opponent has {noun} or TYPE 【HAZARD】", "battle opponent has {noun} and you have a Kaiju")),
    ("not", r"battle opponent is a Kaiju(?=[,.])", ("battle opponent is not a Kaiju", "battle opponent is not SINGLE")),
    ("noun phrase", r"battle opponent is a Kaiju(?=[,.])", ("battle opponent is a level 3 Kaiju", "battle opponent is an Ultra Hero with TYPE 【POWER】", "battle opponent is DOUBLE or TRIPLE")),
    ("amount", r"the top (?:two|three|four|five) cards of your deck", ("the top six cards of your deck", "the top card of your deck", "the bottom two cards of your deck", "the top two cards of your opponent's deck")),
    ("noun phrase", r"\b[Ss]end the rest to your discard area", ("return the rest to the bottom of your deck", "return the rest to the top of your deck in any order", "put the rest into your hand", "shuffle the rest into your deck")),
    ("noun phrase", r"\bThis character's BP grade (increases|decreases) by 1(?=\.)", ("All your characters' BP grade {noun} by 1", "This character's BP grade {noun} by 2", "Your other Kaiju gain +1000 BP", "This character gains +1000 BP for each Kaiju you have")),
    ("noun phrase", r"《When this character enters play》", ("《When one of your Kaiju enters play》", "《When an opponent's character enters play》", "《When this character wins its battle》", "《When you discard a card from your hand》", "《When another one of your characters enters play》", "《When a scene enters play》", "《When an opponent draws a card》")),
)  # fmt: skip


def changed_texts(plain: str) -> Iterable[tuple[str, str]]:
    """The kind of each change that fits this text, and the text after it."""
    for kind, pattern, others in ONE_STEPS:
        found = re.search(pattern, plain)
        if found is None:
            continue
        caught = found.groups() or ("",)
        noun = caught[0]
        two = caught[1] if len(caught) > 1 else ""
        for other in others:
            said = other.format(noun=noun, two=two)
            if "《" not in found[0] and found[0][0].isupper():
                said = said[0].upper() + said[1:]
            elif found[0][0].islower():
                said = said[0].lower() + said[1:]
            yield kind, plain[: found.start()] + plural(said) + plain[found.end() :]


def plural(words: str) -> str:
    """Two of your characters, each of your Ultra Hero: the nouns that have a plural take it."""
    many = re.search(r"\b(two|three|number|all|All|each|exactly two|opponent's characters)\b", words)
    if many:
        words = re.sub(r"\b(your|opponent's) character\b", r"\1 characters", words)
    else:
        words = re.sub(r"\bone of your characters?\b", "one of your characters", words)
    return words.replace("Heros", "Hero").replace("Kaijus", "Kaiju").replace("characterss", "characters")


def one_step(g: Grammar, texts: Iterable[str], wanted: int, seed: int = 7) -> tuple[Counter[str], list[tuple[str, str]]]:
    """So many changed texts, the kinds in turn: how many are read, and those that are not."""
    chance = random.Random(seed)
    made: dict[str, list[str]] = {}
    known = {g.normalise(text, "text") for text in texts}
    for plain in sorted(known):
        for kind, text in changed_texts(plain):
            if g.normalise(text, "text") not in known:
                made.setdefault(kind, []).append(text)
    counts: Counter[str] = Counter()
    failed: list[tuple[str, str]] = []
    for rows in made.values():
        chance.shuffle(rows)
    while counts["made"] < wanted and any(made.values()):
        for kind in list(made):
            if not made[kind] or counts["made"] >= wanted:
                continue
            text = made[kind].pop()
            counts["made"] += 1
            try:
                g.read("text", text)
                counts["read"] += 1
            except (Declined, Ambiguous) as error:
                counts["not read: " + kind] += 1
                failed.append((text, str(error)))
    return counts, failed

"""Union Arena's contrast: one word that carries meaning changed, in both English wordings."""

# ruff: noqa: E501 -- a change stands on one line
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from quadriga.effects.node import meaning
from quadriga.games.union_arena.wording.grammar import grammar
from quadriga.text.errors import Ambiguous, Declined

Change = tuple[str, str | Callable[[re.Match[str]], str]]

CHANGES: Sequence[Change] = (
    (r"\b[Yy]ou may (?=\w)", ""), (r"\bup to (?=one|two|three|\d)", ""), (r"\b(?<=hoose )(one|1) (?=\w)", "any number of "),
    (r"\bother (?=<|\[|\"|char|card)", ""), (r"\banother (?=<|\[|\"|char)", "a "), (r"\bcharacters? card\b", "card"),
    (r"\byour opponent's (?=field|area|front|energy|hand|side|outside|char)", "your "),
    (r"\byour (?=field|area|front line|energy line|hand|sideline|outside area)", "your opponent's "),
    (r"\bfront line\b", "energy line"), (r"\benergy line\b", "front line"), (r"\bon your (?:field|area)\b", "on your front line"),
    (r"\bsideline(?= |\.|,)(?<=your sideline)", "removal area"), (r"\boutside area\b", "remove area"), (r"\bremove area\b", "outside area"), (r"\bremoval area\b", "sideline"),
    (r" from your hand\b", " from your deck"), (r" from your hand\b(?! (?:into|to|set|or))", ""), (r"\bthis turn\b", "this battle"), (r" this turn(?=[,.])", ""),
    (r"\bor less\b", "or more"), (r"\bor more\b", "or less"), (r" or less\b", ""), (r" or more\b", ""),
    (r"\b([1-9]\d*000)\b", lambda m: str(int(m[1]) + 500)), (r"\bone\b", "two"), (r"\btwo\b", "three"), (r"(?<=[a-z] )([1-8])(?= [a-z<])", lambda m: str(int(m[1]) + 1)),
    (r"\bactive\b", "resting"), (r"\bresting\b", "active"), (r"\brested\b", "in active"), (r"\b[Rr]est (?=it|them|this|that)", "retire "), (r"\bin active\b", "rested"),
    (r"\btop\b(?! or)", "bottom"), (r"(?<!top or )\bbottom\b", "top"), (r"\bface[- ]down\b", "face-up"), (r"\bwithout\b", "with"), (r"\bwith \[Raid\]", "without [Raid]"),
    (r"\bat the start\b", "at the end"), (r"\bAt the end\b", "At the start"), (r"\bIf you (?:do|did), ", ""), (r"\bIf you (do|did)\b", r"If you \1 not"),
    (r"\bis not blocked\b", "is blocked"), (r"\bwins\b", "loses"), (r"\battacks\b", "blocks"), (r"\bAttacking\b", "Blocking"), (r"\[When Played\]", "[When Attacking]"), (r"\[On Play\]", "[On Retire]"),
    (r"\[Once Per Turn\] ?", ""), (r"\[1 Per Turn\] ?", ""), (r"\[During Your Turn\]", "[During Opponent's Turn]"), (r"\[Your Turn\]", "[Opponent's Turn]"),
    (r"\((?:If on|If in)[^)]*\) ?", ""), (r"\[When in [^\]]*\] ?", ""), (r"\(Switch to Resting\) ?", ""), (r"\[Rest this card\] ?", ""), (r"\[Discard 1\] ?", ""), (r"\[Pay 1 AP\] ?", ""),
    (r"\bthis character\b", "that character"), (r"\byour opponent draws\b", "draw"), (r"\bdraw(s?) ", r"your opponent draws "), (r"\bYour opponent may\b", "You may"),
    (r" or (?=<|\"|\[)", " and "), (r" and (?=<|\"[A-Z])", " or "), (r"\bred\b", "blue"), (r"\byellow\b", "green"), (r"\bpurple\b", "red"), (r"\bAP cost\b", "required energy"),
    (r"\bbase BP\b", "BP"), (r"\boriginal BP\b", "BP"), (r"\bgains\b", "loses"), (r"\+(?=\d)", "-"), (r"\bcannot\b", "can"), (r"\bmust\b", "may"),
    (r"\bfor each\b", "for every two"), (r"\bFor each\b", "For every two"), (r" by (?:one of )?your opponent's (?:abilities|effects?)", ""), (r" by (?:one of )?your (?:abilities|effects?)", ""),
    (r"\bwith different names\b", ""), (r"\bwith unique names\b", ""), (r"\bhas attacked\b", "has blocked"), (r"\buntil the start of your next turn\b", "during this turn"), (r"\bduring this turn\b", "until the start of your next turn"),
    (r" with this (?:ability|effect)", ""), (r" by this (?:ability|effect)", ""), (r" outside of (?:your|the) movement phase", ""), (r" other than [<\"\[][^>\"\]]*[>\"\]]", ""), (r"\bInstead\b|\binstead\b", ""),
    (r"\bRaid State\b", "active"), (r"\bnon-Raided\b", "Raided"), (r"\bRaided\b", "non-Raided"), (r"\ball (?=char|cards)", "1 "), (r"\bAll (?=char|cards)", "1 "),
    (r"\bsideline it\b", "return it to its owner's hand"), (r"\bretire it\b", "return it to their hand"), (r"\bany number of\b", "1"), (r"\ba total of \b", ""), (r"\bor raid it\b", ""), (r"\bplay or raid\b", "play"),
    (r"\[Impact \(1\)\]", "[Impact (2)]"), (r"\[Impact \(\+1\)\]", "[Impact (1)]"), (r"\bDamage\b", "Impact"), (r"\bin any order\b", "in a random order"), (r"\bThen, ", "If you do, "),
)  # fmt: skip

# What reads the same by the rules, with the reason.
SAME: dict[str, str] = {
    r"\ba total of \b": "so many in all is so many",
    r" with this (?:ability|effect)": "what a text reports without saying when is of this ability (ua.text.ifadded.1)",
    r" by this (?:ability|effect)": "the same",
}

# Texts in which a change says nothing else, with the reason.
SAME_IN: dict[str, str] = {
    r"cannot (?:use|play) this card from your hand": "a card is used from the hand unless a text says otherwise (ua.cost.use.2)",
    r"raid this card from your hand": "an AP cost is paid only for a card that is used from the hand (ua.card.ap.1)",
    r"range of characters you can play or raid": "the range is that of the choice, whatever is done with the card chosen (ua.choose.range.1)",
}


def contrast(dialect: str, lines: Iterable[str]) -> tuple[Counter[str], list[tuple[str, str, str]]]:
    """Every line that is read, with one word changed: another program, or declined. The pairs that read the same."""
    g = grammar(dialect)
    counts: Counter[str] = Counter()
    same: list[tuple[str, str, str]] = []
    for line in lines:
        plain = g.normalise(line, "ability")
        try:
            base = meaning(g.read("ability", line))
        except (Declined, Ambiguous):
            continue
        for pattern, new in CHANGES:
            changed = re.sub(pattern, new, plain, count=1)
            if changed == plain or pattern in SAME:
                continue
            try:
                found = meaning(g.read("ability", changed))
            except (Declined, Ambiguous):
                counts["declined"] += 1
                continue
            if found == base and any(re.search(words, plain) for words in SAME_IN):
                continue
            counts["same" if found == base else "different"] += 1
            if found == base:
                same.append((pattern, plain, changed))
    return counts, same

"""What Union Arena's texts may differ in without saying anything else: labels, reminders, spellings."""

from __future__ import annotations

import re

from quadriga.text.normal import Normal, Rule

LABELS = [
    "[When Played]", "[When Attacking]", "[When Blocking]", "[When Sidelined]", "[Activate: Main]", "[Once Per Turn]",
    "[During Your Turn]", "[During Opponent's Turn]", "(If on the Front Line)", "(If on the Energy Line)",
    "(If in the Sideline)", "(Switch to Resting)", "(Sideline This Card)", "Card From Hand Into Sideline)",
    "Cards From Hand Into Sideline)", "Switch to active. May move to the front line",
    "May move to the front line",
]  # fmt: skip

REMINDERS = [
    r"When(ever)? this character (attacks|blocks) .*",
    r"The character battling this character loses .*",
    r"During your movement phase, .*",
    r"Increase [Ii]mpact damage by .*",
    r"(\[Snipe\]: )?You may target a character .*",
    r"Direct damage dealt by .*",
    r"When moving (the character|a card), .*",
    r"Resolve the Raided character's .*",
    r"You can choose a character with .*",
    r"It becomes Raided\.",
]

_COST = (
    r"If (?:on|in) the [A-Z]\w+(?: Line)?|Switch to Resting|Sideline This Card|Pay \d AP"
    r"|Place \d Cards? [Ff]rom Hand Into Sideline"
)

# Brackets, quotation marks and full stops in their usual places.
SPELLINGS = [
    (r"\[Activate ?: ?Main\]", "[Activate: Main]"),
    (r"\((Pay|Place) ?\((\d)\) ?(AP|Cards?)", r"(\1 \2 \3"),
    (r"\[(Impact|Damage) (\+?\d)\]", r"[\1 (\2)]"),
    (r"\[ ?(Impact|Damage) \((\d)\+\)\]", r"[\1 (+\2)]"),
    (r"\[\[([^\[\]]*)\]\]", r"[\1]"),
    (r" ?[×x] ?(\d)\b", r" x\1"),
    (r"\bopponents (front|energy|field|characters|hand|turn)", r"opponent's \1"),
    (r"(?m)^Raid (?=\")", "[Raid] "),
    (r"(?m)^(During Opponent's Turn|During Your Turn|When Played) (?=[A-Z])", r"[\1] "),
    (r"\(Switch to active\. May move to the front line\)", "Switch to active. May move to the front line."),
    (r"(?m)(?<=\])\](?= [A-Z])", ""),
    (r"\[ +", "["),
    (r"(\w)\[(Impact|Damage) \(", r"\1 [\2 ("),
    (r"<([A-Z][^<>]*)>", r'"\1"'),
    (r"(?<=\w\w)\.\"(?=$|\n| [A-Z])", '".'),
    (r"\bgain's\b", "gains"),
    (r"(?<=\w) +'\" *", ' "'),
    (r"gains'\" *", 'gains "'),
    (r"\bup-to-one\b", "up to one"),
    (r"sideline If you", "sideline. If you"),
    (r"[{(](" + _COST + r")[})]", r"(\1)"),
    (r"\"([A-Z][^\"{}\n]*)\}", r'"\1"'),
    (r"(gains?) '(?=[A-Z\[(])", r'\1 "'),
    (r",\"(?= )", '",'),
    (r",$", "."),
    (r"(?<=instead):(?=\n)", "."),
    (r"\[choose (?=(?:all|one|two|three)\])", "[Choose "),
    (r"\bIF\b", "If"),
    (r"\bWhenever\b", "When"),
    (r"\bwhenever\b", "when"),
    (r"\b(\d|one|two|three|four|five|six|seven|eight) or fewer\b", r"\1 or less"),
    (r"\(Sideline [Tt]his [Cc](?:haracter|ard)\)", "(Sideline This Card)"),
    (r"\(Place one card from your hand into your sideline\)", "(Place 1 Card From Hand Into Sideline)"),
    (r"\(Place two cards from your hand into your sideline\)", "(Place 2 Cards From Hand Into Sideline)"),
    (r"(?m)^Once per turn, (?=[a-z])", "[Once Per Turn] "),
    (r"\bIf ((?:(?!\. )[^\n])*?), ([\[{][^\[\]{}]*[\]}]) instead,? and (?=[a-z])", r"If \1, \2 instead. If \1, "),
]


# An ability begins with a capital letter, also after its labels and inside quotation marks.
_LABEL = r"(?:\[(?:When|Activate|During|Once)[^\]]*\]|\((?:If|Switch|Sideline|Place|Pay)(?:[^()]|\([^()]*\))*\)) ?"
_OPENINGS = re.compile(r'(?m)((?:^(?:• ?)?|gains? ")(?:' + _LABEL + r")*)(?!abilities)([a-z])")


def spell(text: str) -> str:
    for pattern, plain in SPELLINGS:
        text = re.sub(pattern, plain, text)
    return _OPENINGS.sub(lambda m: m[1] + m[2].upper(), text)


def close_lines(text: str) -> str:
    """A full stop at the end of an instruction that lacks it; lines of labels and keywords have none."""
    return "\n".join(line + "." if _unclosed(line) else line for line in text.split("\n"))


def _unclosed(line: str) -> bool:
    words = re.sub(r"\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)", "", re.sub(r"^• (?:[\w ]+: )?", "", line)).strip()
    return bool(words) and re.search(r'[\w\])}]$|[^.]"$', line) is not None


def normal() -> Normal:
    made = Normal(
        labels=LABELS,
        reminders=REMINDERS,
        extra=[Rule("marks", "[Activate:Main] [Impact 1]", "[Activate: Main] [Impact (1)]", spell)],
    )
    close = Rule("full stops", "Draw a card", "Draw a card.", close_lines)
    made.rules = (*made.rules[:-1], close, made.rules[-1])
    return made

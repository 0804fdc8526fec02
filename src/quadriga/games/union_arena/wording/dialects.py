"""The two English wordings of Union Arena's cards: one table of phrases, a lexicon for each.

Every declaration is written once, in North American words. The Asian wording says the same with other words for
labels, zones and deeds and with other formats for numbers and names (`SAID`), adds a few constructions of its own
(`asian.py`) and leaves some out (`UNSAID`). Both build the same trees, so a card read in one prints in the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from quadriga.effects.node import Node, content
from quadriga.games.union_arena.vocabulary.lines import CoreLine
from quadriga.games.union_arena.vocabulary.substitution import ANYWHERE, CardGrammar, Substitution, Version
from quadriga.text.grammar import NUMBER_WORDS
from quadriga.text.normal import Normal
from quadriga.text.pattern import twin
from quadriga.text.table import Line, Quoted

NORTH_AMERICAN = "North American English"
ASIAN = "Asian English"

_ASIAN_MARKS = re.compile(
    r"\[(?:On (?:Play|Block|Retire)|Main|Your Turn|Opponent'?s?'? Turn|1 Per Turn|Rest this card|Retire this card|Discard \d"
    r"|Pay \d AP|When [Ii]n [^\]]*|Impact Negate|Sniper|red|blue|yellow|green|purple)\]|<[^<>]+>|[Oo]utside ?[Aa]rea"
    r"|\b[Rr]emove [Aa]rea|\b[Rr]etired?\b|[+-] ?\d+ ?BP|\beffects?\b|\byour (?:opponent's )?[Aa]rea\b|\bBP ?\d+"
    r"|generated energy|energy it generates|energy requirement|\brested\b|\b(?:up to|[Dd]raw|[Cc]hoose|top|additional|place) \d"
    r"|\b[Rr]aided? [Ss]tate|\d or (?:less|more|higher)(?! \w*BP| base| required| AP| energy)"
)
_AMERICAN_MARKS = re.compile(
    r"\[(?:When Played|When Sidelined|When Blocking|Activate: ?Main|During [^\]]*|Nullify Impact|Snipe)\]"
    r"|\((?:If (?:on|in) the|Switch to|Sideline This|Pay \(?\d|Place \(?\d)[^)]*\)"
    r"|\b[Ss]idelined?\b|\bremoval area|\babilit(?:y|ies)\b|\baffinity\b|\b[Ss]witch\b|(?<![+\-\d])(?<![+-] )\d+ BP\b"
    r"|\d or (?:less|more) (?:BP|base|required|AP|energy)|\b(?:one|two|three|four|five) (?:or|cards?|characters?|of)\b"
)


@lru_cache(maxsize=8192)
def dialect_of(text: str) -> str:
    """Which wording a text is in, told from its words; what fits both counts as North American."""
    asian, american = len(_ASIAN_MARKS.findall(text)), len(_AMERICAN_MARKS.findall(text))
    return ASIAN if asian > american else NORTH_AMERICAN


class Trait(Quoted):
    """An affinity as the Asian wording has it: <Trait: Name>."""

    PREFIX = ("<", "Trait", ":")

    def __init__(self, samples: tuple[str, ...]) -> None:
        super().__init__("<", ">", None, samples)

    def match(self, bare: list[str], spaced: list[str], at: int) -> tuple[int, Any] | None:
        if tuple(bare[at : at + 3]) != self.PREFIX:
            return None
        found = super().match(bare, spaced, at)
        return (found[0], found[1].removeprefix("Trait:").strip()) if found else None

    def show(self, value: Any) -> str | None:
        return f"<Trait: {value}>" if isinstance(value, str) else None


class DialectGrammar(CardGrammar):
    """A phrase table whose templates pass through a dialect's lexicon."""

    forms_are_one = True

    def __init__(self, name: str, dialect: str, normal: Normal) -> None:
        self._said: set[str] = set()
        self.dialect, self.asian, self._own = dialect, dialect == ASIAN, True
        super().__init__(name, normal)
        self.its = "it's " if self.asian else ""
        self._own = False

    def phrase(self, category: str, template: str, make: type[Node], **constants: Any) -> None:
        said = self._say(template)
        if said is not None:
            super().phrase(category, said, make, **constants)

    def value(self, category: str, template: str, value: Any) -> None:
        said = self._say(template)
        if said is not None and not (self.asian and category in self.lines and self._has_value(category, value)):
            super().value(category, said, value)

    def names(
        self,
        category: str,
        opening: str = '"',
        closing: str | None = None,
        allowed: Callable[[str], bool] | None = None,
        samples: tuple[str, ...] = ("Oda", "Lantern's Keeper"),
    ) -> None:
        """The Asian wording writes <Name> and <Trait: Name>; parts of names stay in quotation marks."""
        if not self.asian:
            super().names(category, opening, closing, allowed, samples)
        elif category == "aff":
            super().names(category, "<", ">", None, samples)
            self.terminals[category] = Trait(samples)
        else:
            super().names(category, "<", ">", _no_trait, samples)

    def print(self, category: str, value: Any) -> str:
        """A line that the core language has read is printed by it."""
        whole = value.line if isinstance(value, Substitution) else value
        if isinstance(whole, CoreLine):
            from quadriga.games.union_arena.wording.core.grammar import grammar  # which stands on this table

            return grammar(self.dialect).print(category, value)
        return super().print(category, value)

    def own(self) -> None:
        """From here on templates are in the dialect's own words."""
        self._own = True

    def _has_value(self, category: str, value: Any) -> bool:
        return any(getattr(line, "value", self) == value and type(getattr(line, "value", None)) is type(value)
                   for line in self.lines[category])  # fmt: skip

    def _say(self, template: str) -> str | None:
        return template if not self.asian or self._own else asian_words(template)

    def _add(self, line: Line) -> None:
        """Two North American wordings may be one in Asian words, and what is declared by rule may be there already;
        the first declared is the one."""
        words = line.category + "\0" + str(line.wording)
        if words in self._said and (self.asian or self._own):
            return
        self._said.add(words)
        super()._add(line)


def _no_trait(name: str) -> bool:
    return not name.startswith("Trait:")


# What stands in a template (or a part of it) in North American words, and what the Asian wording says.
SAID: list[tuple[str, str]] = [
    # labels and keywords
    (r"\[When Played\]", "[On Play]"),
    (r"<\[When Blocking\]\|When Blocking>", "[On Block]"),
    (r"<\[When (Attacking)\]\|When Attacking>", "[When Attacking]"),
    (r"<\[When Sidelined\]\|When Sidelined>", "[On Retire]"),
    (r"\[When Blocking\]", "[On Block]"),
    (r"\[When Sidelined\]", "[On Retire]"),
    (r"\[Activate: Main\]", "[Main]"),
    (r"\[During Your Turn\]", "[Your Turn]"),
    (r"\[During Opponent's Turn\]", "[Opponent's Turn]"),
    (r"\[Once Per Turn\]", "[1 Per Turn]"),
    (r"\(If on the Front Line\)", "[When in Front Line]"),
    (r"\(If on the Energy Line\)", "[When in Energy Line]"),
    (r"\(If in the Sideline\)", "[When in Outside Area]"),
    (r"\(Switch to Resting\)", "[Rest this card]"),
    (r"\(Sideline This Card\)", "[Retire this card]"),
    (r"\(Place \{n:#\} <Card\|Cards> From Hand Into Sideline\)", "[Discard {n:#}]"),
    (r"\(Pay \{n:#\} AP\)", "[Pay {n:#} AP]"),
    (r"\(Place \{n:#\} <Card\|Cards> From Sideline Into Removal Area\)", "[Place {n:#} <card|cards> from outside area to remove area]"),
    (r"\(Sideline \{n:#\} Other <Character\|Characters>\)", "[Retire {n:#} other <character|characters>]"),
    (r"\[Nullify Impact\]", "[Impact Negate]"),
    (r"\[Snipe\]", "[Sniper]"),
    (r"\[TRIGGER\]", "[Trigger]"),
    # numbers and what they measure
    (r":#word\}", ":#}"),
    (r"draw \{n:count\} cards", "draw {n:count} card(s)"),
    (r"draws \{n:count\} cards", "draws {n:count} card(s)"),
    (r"\{n:#\} \{how\} <required energy\|base required energy>", "<required energy|original required energy> of {n:#} {how}"),
    (r"\[\{n:#\}\] or less required energy", "[required energy of {n:#} or less]"),
    (r"\\\{\{n:#\}\\\} or less required energy", "\\\\{required energy of {n:#} or less\\\\}"),
    (r"\{n:#\} required energy", "required energy of {n:#}"),
    (r"\{n:#\} \{how\} <AP cost\|base AP cost>", "<AP cost|original AP cost> of {n:#} {how}"),
    (r"\{n:#\} AP cost", "<AP cost|original AP cost> of {n:#}"),
    (r"\{n:#\} \{how\} energy generation", "generated energy of {n:#} {how}"),
    (r"\{n:#\} \{how\} base BP", "original BP<| of> {n:#} {how}"),
    (r"\{n:#\} base BP", "original BP<| of> {n:#}"),
    (r"\[\{n:#\}\] or less BP", "BP [{n:#}] or less"),
    (r"\\\{\{n:#\}\\\} or less BP", "BP \\\\{{n:#}\\\\} or less"),
    (r"base BP", "original BP"),
    (r"base abilities", "original effects"),
    # zones
    (r"life area\|life", "life area|life"),
    (r"\binto (<[^<>]*>|your|their|its owner's|the) sideline", "to the outside area"),
    (r"\binto (<[^<>]*>|your|their|its owner's|the) removal area", "to the remove area"),
    (r"\bto (<[^<>]*your[^<>]*>) hand", "to <your|their|its owner's|their owner's> hand"),
    (r"(?<=your )sideline|(?<=their )sideline|(?<=opponent's )sideline|(?<=player's )sideline|(?<=or )sideline|(?<=and )sideline|(?<=the )sideline|(?<=instead of your )sideline", "outside area"),
    (r"\bremoval area", "remove area"),
    (r"\bfield\b", "area"),
    # cards
    (r"\baffinity\b", ""),
    (r"(?<![\w])sites\b", "fields"),
    (r"(?<![\w])site\b", "field"),
    (r"<field\|fields>", "<field|fields>"),
    # deeds
    (r"\bwould be sidelined", "would be retired"),
    (r"\bsidelined\b", "retired"),
    (r"\bsidelines\b", "retires"),
    (r"\bsideline\b", "retire"),
    (r"\bswitch to resting (\{[^{}]*\})", r"rest \1"),
    (r"\bswitches to resting (\{[^{}]*\})", r"rests \1"),
    (r"\bswitch ([^,]*?) to resting", r"rest \1"),
    (r"\bswitches ([^,]*?) to resting", r"rests \1"),
    (r"\bswitched (.*?) to resting", r"rested \1"),
    (r"\bswitched to resting", "rested"),
    (r"\bswitched to active", "set to active"),
    (r"\bswitch(es)? (?=.*to active)", r"set "),
    (r"\bset to resting onto your field", "to your area rested"),
    (r" set to resting onto (your|their) (area|front line|energy line)", r" to \1 \2 rested"),
    (r" set to active onto (your|their) (area|front line|energy line)", r" to \1 \2 in active"),
    (r"\bset to active< onto your area>", "in active"),
    (r"\bset to active\b(?! )", "set to active"),
    (r"\bon the bottom of", "at the bottom of"),
    (r"\bto the bottom of", "at the bottom of"),
    (r"on (?:<the \|>|the )top of", "at the top of"),
    (r"\bto the top of", "at the top of"),
    (r"<on\|onto> the top or bottom of", "at the top or bottom of"),
    (r"perform<\:\|> ", "perform: "),
    (r"\bability\b", "effect"),
    (r"\babilities\b", "effects"),
    (r"\bunique\b", "different"),
    (r"<different\|different> <(card names\|names|names\|card names)>", "different names"),
    (r"the other line", "another line"),
    (r"\ba combined total of\b", "a total of"),
    (r"\bcombined total\b", "total"),
    (r"\byou have (used|placed|taken|played|activated|performed|added|paid|dealt)\b", r"you <have |>\1"),
    (r"\bopponent has (used|placed|taken|played|activated|performed|added|paid|dealt)\b", r"opponent <has |>\1"),
    (r"\bhas been\b", "<has been|was|is>"),
    (r"\bhave been\b", "<have been|were>"),
    (r"(?<!<)\bhas (attacked|blocked|won|lost|moved|left)\b", r"<has |>\1"),
    (r"\benergy generation\b", "generated energy"),
    (r"\ba (\[(?:On Play|When Attacking|On Block|On Retire)\]) ability", r"<a |an |>\1< effect>"),
    (r"<character's\|site's>", "<character's|field's|card's>"),
    (r"\byou do\b", "you did"),
    (r"\bthey do\b", "they did"),
    (r"<gains\|gain>", "<gets|gains|get|gain>"),
    (r"\bgains (?=\ue000|all|the)", "<gets|gains> "),
    (r"\bgain (?=\ue000)", "<get|gain> "),
    (r"until the end of the turn|until end of the turn|until the end of this turn|until end of turn|^this turn$", "during this turn"),
    (r"until the end of (?:the|this) (battle|attack)|for the duration of this (battle)", r"during this \1\2"),
    (r"\b(?<!during )this turn\b", "<|during >this turn"),
    (r"\bthe remaining <cards\|rest>", "the remaining cards"),
    (r"<the\|any> remaining <cards\|card>", "the remaining cards"),
    (r"\bface (up|down)\b", r"face-\1"),
    (r"\bmaximum hand size\b", "hand limit"),
]  # fmt: skip
_COMPILED = [(re.compile(pattern), words) for pattern, words in SAID]
UNSAID = re.compile(r"^this character has a face-down card under it$|choose \{c:choice\}, \{a:itgains\}|\{name\} affinity|\{\w+:(?:several )?affs\}|an additional card|A card|:Color\}|\bRR? energy")
"""Templates that have no counterpart: the Asian wording joins traits as it joins names, and so on."""


def asian_words(template: str) -> str | None:
    """A template in Asian words; None where that wording has no such phrase."""
    if UNSAID.search(template):
        return None
    for pattern, words in _COMPILED:
        template = pattern.sub(words, template) if re.search("[{}]", pattern.pattern) else _beside_slots(template, pattern, words)
    template = _beside_slots(template, _NUMBER, lambda m: str(NUMBER_WORDS.index(m[0]) + 1))
    return re.sub(r" +", " ", template).strip()


_NUMBER = re.compile(r"(?<![<|])\b(?:" + "|".join(NUMBER_WORDS[:10]) + r")\b(?! (?:of each|time))(?![|>])")
"""Numbers are written in digits."""


def _beside_slots(template: str, pattern: re.Pattern[str], words: str | Callable[[re.Match[str]], str]) -> str:
    """Change words, not the names of slots."""
    slots = _SLOT.findall(template)
    hidden = _SLOT.sub("\ue000", template)
    given = iter(slots)
    return re.sub("\ue000", lambda m: next(given), pattern.sub(words, hidden))


_SLOT = re.compile(r"(?<!\\)\{[^{}\\]*\}")


def plain(value: Any) -> Any:
    """The same program without the forms of one dialect, so that another prints it in its usual words."""
    if isinstance(value, Substitution):
        versions = [Version(plain(v.condition), plain(v.line), ANYWHERE, ANYWHERE, v.may, v.governed) for v in value.versions]
        return Substitution(plain(value.line), ANYWHERE, ANYWHERE, False, versions)
    if isinstance(value, Node):
        made = twin(value, [plain(part) for part in content(value)])
        made.form = 0
        return made
    return [plain(part) for part in value] if isinstance(value, list) else value


def told(texts: Iterable[str]) -> dict[str, int]:
    """How many texts are in which wording."""
    found = {NORTH_AMERICAN: 0, ASIAN: 0}
    for text in texts:
        found[dialect_of(text)] += 1
    return {name: n for name, n in found.items() if n}

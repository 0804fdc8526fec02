"""From printed text to marked segments and back.

A text is made of lines; a label such as "On Hit:" opens a segment, which goes to the end of its
line. Names have no quotes in print, so they are marked here, by what the character's page
defines: «status», ‹card›. What stands between the labels is read by the phrase table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quadriga.games.universal_arena.chapters.faces import KEYWORD_NAMES, SPEED_NAMES, TIMING_NAMES, TYPE_NAMES
from quadriga.games.universal_arena.chapters.statuses import SHARED_NAMES
from quadriga.games.universal_arena.vocabulary import spending, team_actions  # noqa: F401 (nodes of kept programs)
from quadriga.text.building import undisturbed
from quadriga.text.cache import Cache, held, version_of
from quadriga.text.errors import Declined

if TYPE_CHECKING:
    from quadriga.text.grammar import Grammar

STATUS_LABELS = (
    "Turn Start", "Turn End", "On Gain", "When this expires", "Effect", "Allies' Card Played", "Enemies' Card Played",
)  # fmt: skip
LABELS = (*TIMING_NAMES, *STATUS_LABELS)
_LABEL = re.compile(r"(?:^|(?<=[.!] ))(" + "|".join(sorted(map(re.escape, LABELS), key=len, reverse=True)) + r"): ")

_BULLET = re.compile(r"^(?:[-*•]|\(?[1-9a-d][).]) +(?=\S)")
"""What a list of choices may have before each of its lines."""
_PHASE = r"(Turn Start|Turn End|(?:the )?(?:start|end) of (?:each|every|your) turn)"
_AT_A_PHASE = re.compile(r"(?:^|(?<=[.!] )|(?<=^Effect: ))(?:At |Each |Every |On )(?:each |every |your |the )?" + _PHASE + r"[,:] ([A-Za-z])")
"""The label in a sentence of its own."""
_IN_A_PHASE = re.compile(r"^(?:Effect: )?([^.:]*?) (?:at |each |every |at each |at every |at your )" + _PHASE + r"\.$")
"""The label behind the only sentence of a line."""
_SAID = re.compile(
    r"(?:^|(?<=[.!] ))(" + "|".join(sorted(map(re.escape, (*TIMING_NAMES, "When this expires")), key=len, reverse=True)) + r")([:,]) ([A-Za-z])",
    re.IGNORECASE,
)
"""A label in other letters, or with a comma."""
_EACH_HIT = re.compile(r"(?:^|(?<=[.!] ))(?:Each|Every) [Hh]it: ")
SYNONYMS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r" \((?:maximum|up to|max\.?:?|to a maximum of) (\d+)\)"), r" (max \1)"),
    (re.compile(r", (?:(?:to|up to) a maximum of|up to(?: a max of)?) (\d+)(?=[.,])"), r" (max \1)"),
    (re.compile(r",? \((?:minimum(?: of)?|min\.?|to a minimum of|cannot go below|cannot reduce HP below|not below) ([1-9]\d*)(?: Energy| HP)?\)"), r" to a minimum of \1"),
    (re.compile(r"\. This cannot reduce HP below (\d+)(?=\.)"), r" to a minimum of \1"),
    (re.compile(r"\bfor every (?!enemy|ally|other)"), "for each "),
    (re.compile(r"\b([Dd]eals?) ([^%.]{1,30}?) (?:additional|extra|more) damage\b(?! per| for each| from)"), r"\1 \2 bonus damage"),
    (re.compile(r"\bcannot be (Stun|Root|Silence|Disarm|Seal|Slow|Stagger|Poison|Burn)(?:n?ed|d)\b"), r"cannot gain \1"),
    (re.compile(r"^(?:When|If) this card (?:successfully )?[Ee]vades(?: an Attack)?[,:] |^If Evade succeeds[,:] "), "On Evade, "),
    (re.compile(r"(?:^|(?<=[.:] ))(Deal|Gain|Inflict|Heal|Draw|Spend|Set|Remove|Reduce|Increase|Create|Lose|Recover)s(?= (?:\d|X|Power|all|the|a |this|an ))"), r"\1"),
    (re.compile(r"\b([Ss]tun|[Rr]oot|[Ss]ilence|[Dd]isarm|[Ss]tagger) (the target|all enemies|All Enemies|each enemy)\b"),
     lambda m: f"inflict 1 {m[1].capitalize()} on {m[2]}" if m[1][0].islower() else f"Inflict 1 {m[1]} on {m[2]}"),
    (re.compile(r"(\b(?:\d+|X) [A-Z][\w' ]*), ((?:\d+|X) [A-Z][\w' ]*) and (?=(?:\d+|X) [A-Z])"), r"\1, \2, and "),
    (re.compile(r"\b(Resist|Absorb|Weakness) (\d+%?(?:/\d+%)?) \((?:[Aa]ll|All damage|All types)\)"), r"\1 \2"),
    (re.compile(r"(?:^|(?<=[.:] ))(Target|User)(?='s | (?:gains|loses|takes|heals|cannot))"), lambda m: f"The {m[1].lower()}"),
    (re.compile(r"\b([Ee]nem|[Aa]ll)(?:y|ied) characters\b"), r"\1ies"),
    (re.compile(r"\b[Ss]tacks? of (?=[A-Z])"), ""),
    (re.compile(r"\b(?:additional|extra) (?=Shield\b|Energy\b)"), ""),
    (re.compile(r"\b(?:(a|any|no|all) )?(de)?buff(s?)\b"),
     lambda m: f"{m[1] + ' ' if m[1] else ''}{'negative' if m[2] else 'positive'} status{'es' if m[3] else ''}"),
    (re.compile(r"\b(below|above|over|under|at|reaches|falls to|drops to) half HP\b"), r"\1 50% HP"),
    (re.compile(r"\bif you choose the same \w+(?=[,:])", re.IGNORECASE), "If you choose the same weapon"),
    (re.compile(r"(?<=, )(Cleanse|Dispel|Purge|Push|Pull|Scry|Seek|Search|Redirect|Exhaust|Immune(?= to))\b(?=[ .])"), lambda m: m[1].lower()),
    (re.compile(r"(\b[Tt]his character (?:(?!target|enem|all[yi]|character)[^.,:])*? (?:while|if)) it (?=has|is )"), r"\1 this character "),
    (re.compile(r"(\b(?:[Ww]hile|[Ii]f|[Aa]s long as) this character (?:(?!target|enem|all[yi]|character)[^.,:])*[,:]) (it|its) (?=[a-zA-Z])"),
     lambda m: f"{m[1]} this character{'' if m[2] == 'it' else chr(39) + 's'} "),
    (re.compile(r"\b([Ww]hile|[Ii]f) (below|at|above) (?=\d+% HP)"), r"\1 this character is \2 "),
    (re.compile(r"\b[Hh]ealing received is (reduced|increased) by (\d+%?)"),
     lambda m: f"{'Reduce' if m[1] == 'reduced' else 'Increase'} healing received by {m[2]}"),
    (re.compile(r"\bthis character (?:would be defeated|would die|(?:would )?(?:falls?|drops?|reach(?:es)?|be reduced) (?:to )?0 HP)(?=[,:])"),
     "this character would be reduced to 0 HP"),
    (re.compile(r"\b(draw|discard) pile\b"), lambda m: f"{m[1].capitalize()} Pile"),
    (re.compile(r"\b([Oo]nce per game), if this character would\b"), r"\1, when this character would"),
)
"""Words that say the same in these texts as others do: one of them is read."""
LABELS_SAID: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"^(?:On |At )?(?:Turn Start|Start of Turn|Start of turn): "), "Turn Start: "),
    (re.compile(r"^(?:On |At )?(?:Turn End|End of Turn|End of turn): "), "Turn End: "),
    (re.compile(r"^(?:On Expire|On Expiry|On Expiration|On End|When it expires|Expiration|When this status expires|When this ends): "), "When this expires: "),
    (re.compile(r"^(?:While active|Passive|Always active): "), "Effect: "),
    (re.compile(r"^(?:On Gained|When gained|When this is gained|On Apply|When applied): "), "On Gain: "),
    (re.compile(r"^(?:On Kill|On Defeat|On KO): (?=[A-Z])"), "After Use: If this card defeated an enemy: "),
    (re.compile(r"^(?:On Clash Win|On Win|On Clash Won|Clash Win): (?=[A-Z])"), "After Clash: If this card won the clash: "),
    (re.compile(r"^(?:On Clash Lose|On Clash Loss|On Loss|Clash Lose): (?=[A-Z])"), "After Clash: If this card lost the clash: "),
)
"""Labels as other pages might spell them."""
_SPELLED = {name.lower(): name for name in LABELS}

# Lines that only describe what a status is for. They do nothing, so they are set aside, and counted.
_REMARK = re.compile(
    r"Effect: (?:(?:[A-Z][\w'-]*)(?: [\w'-]+){0,2} (?:used|spent|consumed|needed|required|built up|gathered|stored) (?:by|to|for|as|in|on|with|through|from)\b|"
    r"(?:A|An|The) (?:[\w'-]+ ){0,3}(?:ammunition|ammo|pool|charge|charges|combo|rage|heat|energy|trophy|sign|symbol|resource|marker|mark|counter|gauge|meter|token|stance|form|state|mode|buildup|currency|stock|flag|indicator)\b|"
    r"(?:Used|Spent|Consumed|Required|Needed|Gained|Built|Earned|Generated|Accumulated|Checked|Referenced) (?:up )?(?:by|to|for|as|on|in|from|through|when|with)\b|"
    r"(?:Tracks|Represents|Marks|Shows|Determines|Decides|Indicates|Denotes|Signals|Signifies|Measures|Records|Reflects|Stores|Unlocks|Fuels|Powers|Empowers|Enables|Enhances|Feeds)\b|"
    r"(?:This status has |Has )?[Nn]o (?:inherent |direct )?effect (?:by itself|on its own)\b)[^\dX%]*$"
)
_DOES = re.compile(
    r"(?<!\bto )\b(?:this character|gains?|inflicts?|deals?|takes? (?:no|double|half|less|more|additional)|loses?|heals?|cannot|can only|reduces?|increases?|draws?|immune|resist|this turn"
    r"|each turn|whenever|by half|twice|doubled?)\b",
    re.IGNORECASE,
)
"""What no remark says before its first semicolon or full stop is over: a rule hides behind such words."""

# The page of this shared status has a longer name; the last word decides (note of uni.st.frazzle.1).
_LONGER_NAMES = ("Frazzle",)
_VERBS = (
    "When|Whenever|If|Each|Every|All|While|Until|Unless|The|This|On|At|For|Deal|Double|Increase|Apply|Also|Then|Otherwise|No|"
    "Gain|Give|Grant|Inflict|Cleanse|Dispel|Purge|Spend|Set|Reduce|Halve|Remove|Lose"
)

_STARTS = re.compile(r"[Ss]tarts?(?: the game)? with ([^.]*)\.")
_START_ITEM = re.compile(r"\d+ ([A-Z][^,.]*?)(?=,| and |$)")
_CARD_PLACES = (
    re.compile(r"((?:card|Ultimate) becomes )([A-Z][^‹›]*?)(?=\.$|\. |$)"),
    re.compile(r"(?<=[Cc]reate )(\d+ |X |an? )([^‹›.]+?)(?= in |\.)"),
    re.compile(r"((?:[Ss]huffle|[Aa]dd|[Pp]ut) (?:\d+|X|an?) )([A-Z][^‹›.]+?)(?= (?:into|to) )"),
    re.compile(r"(?<= plays )()(?!an? )([^‹›,:]+?)(?=[,:])"),
)
_BARRED = re.compile(r"\bnon-([A-Z]\w*)")


@dataclass
class Segment:
    """One label ("" for the plain text of a card) and the sentences under it."""

    label: str
    text: str
    sentences: list[Any] = field(default_factory=list)


@dataclass
class Reading:
    """A text cut into lines of segments, with what was set aside."""

    lines: list[list[Segment]]
    remarks: list[str] = field(default_factory=list)

    def segments(self) -> Iterable[Segment]:
        for line in self.lines:
            yield from line


def implicit_statuses(innates: Iterable[str]) -> list[str]:
    """Amounts that a character starts with and no status line defines: Ammo and the like (uni.innate.2)."""
    found: list[str] = []
    for text in innates:
        for m in _STARTS.finditer(text):
            names = _START_ITEM.findall(m[1].replace(", and ", ", "))
            found += [name for name in names if name not in found and not name.endswith(" Count")]
    return found


@dataclass(frozen=True)
class Known:
    """The names that the texts of a page may use."""

    statuses: frozenset[str]
    cards: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    """Types and tags of its cards that the rulebook does not list."""
    owner: tuple[str, ...] = ()
    """The character's own name, whole and short."""

    @classmethod
    def of(cls, statuses: Iterable[str]) -> Known:
        return cls(frozenset(statuses))


RESERVED: Final = frozenset([*SHARED_NAMES, *TYPE_NAMES, *KEYWORD_NAMES, *SPEED_NAMES, "Shield", "Power", "Energy", "HP", "Reload"])
"""No name of a card means the card where it could be one of these words."""


def mark(text: str, names: Iterable[str] | Known, in_status: bool = False) -> str:
    """Put marks around the names of a text; the character's own name is said as "this character"."""
    known = names if isinstance(names, Known) else Known.of(names)
    for pattern in _CARD_PLACES:
        text = pattern.sub(r"\1‹\2›", text)
    text = _names(known).sub(_marked, text)
    if known.owner:
        text = _own_name(known.owner).sub(lambda m: _said_of_owner(m, in_status) if m[1] else m[0], text)
    text = _OF_TYPES.sub(lambda m: m[1] + _NEW_TYPE.sub(_new_type, m[2]) + ")", text)
    return _BARRED.sub(r"non-⟪\1⟫", text)


def _marked(m: re.Match[str]) -> str:
    if m[1]:
        return f"«{m[1]}»"
    if m[2]:
        return f"‹{m[2]}›"
    return f"⟪{m[3]}⟫" if m[3] else m[0]


def _said_of_owner(m: re.Match[str], in_status: bool) -> str:
    words = "the owner of this status" if in_status else "this character"
    opens = m.start() == 0 or m.string[: m.start()].endswith((". ", ": ", "? "))
    return words[0].upper() + words[1:] if opens else words


def _new_type(m: re.Match[str]) -> str:
    return m[0] if m[1] in TYPE_NAMES else f"⟪{m[1]}⟫"


_OF_TYPES = re.compile(r"\b((?:Resist|Absorb|Weakness)(?: \d+%?(?:/\d+%)?)? \(|Immune \()([^()«»]*)\)")
_NEW_TYPE = re.compile(r"(?<![-\w⟪])([A-Z][a-z]+)(?![-\w⟫])")


@lru_cache(1_000)
def _own_name(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(r"[«‹⟪][^»›⟫]*[»›⟫]|(?<![\w])(" + "|".join(map(re.escape, names)) + r")(?![\w])(?! cards?\b)")


@lru_cache(1_000)
def _names(known: Known) -> re.Pattern[str]:
    names = sorted({*known.statuses, *SHARED_NAMES}, key=lambda name: (-len(name), name))
    longer = [rf"(?!(?:{_VERBS})\b)[A-Z][a-z]+ {name}" for name in _LONGER_NAMES]
    cards = sorted(known.cards - known.statuses - RESERVED, key=lambda name: (-len(name), name))
    long = [re.escape(name) for name in cards if " " in name]
    short = [_NAMED + re.escape(name) for name in cards if " " not in name]  # a word alone may be any other word
    of_cards = "|".join([*long, *short]) or "(?!)"
    of_types = "|".join(map(re.escape, sorted(known.types))) or "(?!)"
    statuses = "|".join([*map(re.escape, names), *longer])
    longest = "|".join(re.escape(name) for name in cards if any(status in name for status in names)) or "(?!)"
    return re.compile(
        rf"‹[^›]*›|(?<![\w«‹])(?:(?!(?:{longest})(?![\w]))({statuses})(?![\w])|({of_cards})(?![\w-])"
        rf"|({of_types})(?= (?:Attacks?|cards?|damage)\b))"
    )


_NAMED: Final = "(?:" + "|".join(f"(?<={words} )" for words in ("character's", "plays", "uses", "used", "played", "eturn", "after")) + ")"
"""What stands before a card that a text names."""
COMMON: Final = frozenset([
    "The", "This", "Sir", "Lord", "Lady", "King", "Queen", "Captain", "Doctor", "Mother", "Father", "Old", "Saint", "Master",
    "Sister", "Brother", "Prince", "Princess", "Duke", "Baron", "General", "Major", "Professor", "Agent", "Young", "Big", "Little",
    "Count", "Value", "Stack", "Potency", "Turn", "Round", "Combat", "Card", "Hand", "Draw", "Discard", "Ally", "Enemy", "Target",
    "Gain", "Deal", "Heal", "Spend", "Set", "Inflict", "Remove", "Create", "Choose", "Max", "Base", "Type", "Effect", "Always",
    "All", "Each", "Next", "Once", "On", "If", "When", "While", "After", "Before",
])  # fmt: skip
"""Words that open a name and stand elsewhere too: titles, and words of the game."""


def unmark(text: str) -> str:
    return re.sub("[«»‹›⟪⟫]", "", text)


def is_remark(line: str) -> bool:
    return bool(_REMARK.match(line)) and not _DOES.search(line.removeprefix("Effect: "))


def labelled(line: str) -> str:
    """Labels as they are spelled elsewhere, with a colon."""
    line = _BULLET.sub("", line)
    for pattern, label in LABELS_SAID:
        line = pattern.sub(label, line)
    for pattern, words in SYNONYMS:
        line = pattern.sub(words, line)
    line = _EACH_HIT.sub("On Hit: ", line)
    line = _SAID.sub(lambda m: f"{_SPELLED[m[1].lower()]}: {m[3].upper()}", line)
    line = _AT_A_PHASE.sub(lambda m: f"{_phase(m[1])}: {m[2].upper()}", line)
    if (m := _IN_A_PHASE.match(line)) and not _LABEL.match(line.removeprefix("Effect: ")):
        line = f"{_phase(m[2])}: {m[1]}."
    return line.removeprefix("Effect: ") if line.startswith(("Effect: Turn Start: ", "Effect: Turn End: ")) else line


def _phase(words: str) -> str:
    return "Turn Start" if "tart" in words else "Turn End"


def cut(text_lines: Iterable[str], names: Iterable[str] | Known, in_status: bool = False) -> Reading:
    """Cut a text into marked segments."""
    known = names if isinstance(names, Known) else Known.of(names)
    reading = Reading([])
    for line in text_lines:
        if is_remark(line):
            reading.remarks.append(line)
            continue
        first, stop, rest = line.partition(". ")
        if stop and is_remark(first + "."):
            reading.remarks.append(first + ".")
            line = "Effect: " + rest
        segments: list[Segment] = []
        line = labelled(line)
        at, label = 0, ""
        for m in _LABEL.finditer(line):
            if line[at : m.start()].strip():
                segments.append(Segment(label, mark(line[at : m.start()].strip(), known, in_status)))
            at, label = m.end(), m[1]
        segments.append(Segment(label, mark(line[at:].strip(), known, in_status)))
        reading.lines.append(segments)
    return reading


def sources() -> list[Path]:
    """The files whose change makes programs read earlier void."""
    game = Path(__file__).parents[1]
    return [*sorted(game.glob("wording/*.py")), *sorted(game.glob("vocabulary/*.py"))]


@cache
@undisturbed()
def load_grammar() -> Grammar:
    from quadriga.games.universal_arena.wording.grammar import table

    return table()


_outcomes: dict[str, Any] = held()
"""What each segment read to; programs are copied before they are bound."""


def prepare(readings: Iterable[Reading]) -> None:
    """Read all segments that are new, in one go."""
    new = {s.text for reading in readings for s in reading.segments() if s.text not in _outcomes}
    if new:
        _outcomes.update(_kept().read(sorted(new), "segment", load_grammar))


@cache
def _kept() -> Cache:
    return Cache("universal-arena", version_of(sources()))


def read(reading: Reading) -> None:
    """Fill in the sentences of a prepared text; raises Declined with the first words not understood."""
    for segment in reading.segments():
        if segment.text not in _outcomes:
            prepare([reading])
        outcome = _outcomes[segment.text]
        if isinstance(outcome, Declined):
            raise Declined(unmark(outcome.unread), outcome.at)
        segment.sentences = list(outcome)


def print_back(reading: Reading, grammar: Grammar) -> list[str]:
    """The lines of a text from its programs: what `read` is measured by."""
    out = []
    for line in reading.lines:
        said = []
        for segment in line:
            text = unmark(grammar.print("segment", segment.sentences))
            said.append(f"{segment.label}: {text}" if segment.label else text)
        out.append(" ".join(said))
    return out

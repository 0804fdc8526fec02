"""A text in North American words said in Asian ones, word for word.

Both wordings are lexicons of one language, and either table has constructions that no card of the other wording has
needed yet. A North American text that its own table does not read is said in Asian words and read by that table: so
whatever one of the two can read, both can. `tests/union_arena/test_across.py` holds that what both read means the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from quadriga.games.union_arena.wording.normal import normal
from quadriga.text.normal import Normal

_AFFINITIES = re.compile(r"((?:\[[^\]\[]+\](?:, (?:and |or )?| or | and |/))*\[[^\]\[]+\])(?= affinit(?:y|ies)\b)")
_LABEL_OR_WORD = re.compile(r"\[(?:When|Activate|During|Once|Raid|Step|Snipe|Double|Nullify|Impact|Damage|TRIGGER|Get|Draw|Active|Special|Final|Color)\b")
_ABILITY = re.compile(r"(?:[Tt]his|That|When|While|If|At|All|Your|You|The next|Draw|Choose|Once|\[(?:When|During|Once|Impact|Activate))\b|\[When")

Change = str | Callable[[re.Match[str]], str]
# North American, Asian; in this order
SAID: list[tuple[str, Change]] = [
    # labels and keywords
    (r"(?i)\(If on the Front Line\)", "[When in Front Line]"),
    (r"(?i)\(If on the Energy Line\)", "[When in Energy Line]"),
    (r"(?i)\(If in the Sideline\)", "[When in Outside Area]"),
    (r"(?i)\(Switch to Resting\)", "[Rest this card]"),
    (r"(?i)\(Sideline This (?:Card|Character|Site)\)", "[Retire this card]"),
    (r"(?i)\(Place \(?(\d)\)? Cards? From Hand Into Sideline\)", r"[Discard \1]"),
    (r"(?i)\(Pay \(?(\d)\)? AP\)", r"[Pay \1 AP]"),
    (r"\[When Sidelined\]", "[On Retire]"),
    (r"\[Nullify Impact\]", "[Impact Negate]"),
    (r"\[Snipe\]", "[Sniper]"),
    (r"\[TRIGGER\]", "[Trigger]"),
    (r"(?m)^(\[Raid\] [^.\n]*?) Switch to active\. May move to the front line\.?", r"\1"),
    (r" affinit(?:y|ies)\b(?=[\w ,.]|$)", ""),
    # numbers and what they measure
    (r"\blos(?:es|e) ([\[{])(\d+) BP", r"gets \1-\2 BP"),
    (r"([\[{])(\d+)([\]}]) or (less|more) BP", r"BP \1\2\3 or \4"),
    (r"([\[{])(\d+)([\]}]) or (less|more) required energy", r"required energy of \1\2\3 or \4"),
    (r"\b(\d+) or (less|more) base BP", r"original BP \1 or \2"),
    (r"\b(\d+) or (less|more) BP", r"BP \1 or \2"),
    (r"\b(\d+) base BP", r"original BP \1"),
    (r"\bwith (\d+) BP", r"with BP \1"),
    (r"\b(\d+) or (less|more) (?:base )?required energy", r"required energy of \1 or \2"),
    (r"\b(\d+) required energy", r"required energy of \1"),
    (r"\b(\d+) or (less|more) (?:base )?AP cost", r"AP cost of \1 or \2"),
    (r"\bwith (\d+) or (less|more) energy generation", r"with generated energy of \1 or \2"),
    (r"\benergy generation\b", "generated energy"),
    (r"\bgains? (Red|Blue|Yellow|Green|Purple) x(\d) generated energy", lambda m: f"gets +{m[2]} {m[1].lower()} generated energy"),
    (r"\bgains? (Red|Blue|Yellow|Green|Purple) generated energy", lambda m: f"gets +1 {m[1].lower()} generated energy"),
    (r"\b(this card's (?:required energy|AP cost)) by (?:(\w+) x)?(\d) while in your hand", lambda m: f"{m[1]} in your hand by {m[3]}" + (f" {m[2].lower()}" if m[2] else "")),
    (r"\bby (Red|Blue|Yellow|Green|Purple) x(\d)", lambda m: f"by {m[2]} {m[1].lower()}"),
    (r"\bgains (\d+) BP", r"gets +\1 BP"),
    (r"\bgain (\d+) BP", r"get +\1 BP"),
    (r"\bloses (\d+) BP", r"gets -\1 BP"),
    (r"\blose (\d+) BP", r"get -\1 BP"),
    (r"(?<![+\-\d])(?<!BP )(\d{3,5}) BP\b", r"+\1 BP"),
    (r"\bbase (?=BP|AP cost|required energy|abilit)", "original "),
    (r"\b([Pp]lay this (?:character|card|site)) set to active onto your field(?=\.|$| if)", r"\1 in active"),
    # zones
    (r"\b(?:in|on)to (your|their|the) (front line|energy line)", r"to \1 \2"),
    (r"\bset to resting onto (your|their) (field|front line|energy line)", r"to \1 \2 rested"),
    (r"\bset to active onto (your|their) (field|front line|energy line)", r"to \1 \2 in active"),
    (r"\bset to resting to (your|their) (front line|energy line)", r"to \1 \2 rested"),
    (r"\bset to active to (your|their) (front line|energy line)", r"to \1 \2 in active"),
    (r"\bfield\b", "area"),
    (r"\bsite(s?)\b", r"field\1"),
    (r"\binto (?:your|their|its owner's|their owner's|the) sideline", "to the outside area"),
    (r"\binto (?:your|their|its owner's|their owner's|the) removal area", "to the remove area"),
    (r"\b(your|their|opponent's|player's|the) sideline\b", r"\1 outside area"),
    (r"\b((?:hand|deck|area|life) (?:or|and)) sideline\b(?! (?:it|them|that|this|one|up|all)\b)", r"\1 outside area"),
    (r"\b(hand or) sideline(?= this turn)", r"\1 outside area"),
    (r"\binto your life area", "to your life area"),
    # deeds
    (r"\b([Ss])ideline(d|s)?\b", lambda m: ("R" if m[1] == "S" else "r") + "etire" + (m[2] or "")),
    (r"\b([Ss])witch to resting ", lambda m: ("R" if m[1] == "S" else "r") + "est "),
    (r"\b([Ss])witch(es)? ([^.,]*?) to resting", lambda m: ("R" if m[1] == "S" else "r") + "est" + ("s" if m[2] else "") + f" {m[3]}"),
    (r"\bswitched to resting", "rested"),
    (r"\bswitched to active", "set to active"),
    (r"\b([Ss])witch ([^.,]*?) to active", lambda m: ("S" if m[1] == "S" else "s") + f"et {m[2]} to active"),
    (r"(?<!remain )(?<!remains )(?<!remain set to )(?<!remains set to )\bresting\b", "rested"),
    (r"\bany remaining\b", "the remaining"),
    (r"\bthe other line\b", "another line"),
    (r"\b([Dd])raw an additional card\b", r"\1raw 1 additional card"),
    (r"\bmaximum hand size\b", "hand limit"),
    (r"\bYou can only activate this (<[^<>]*>) ability (?:one time each turn|once per turn)", r"This effect of \1 can only be activated once per turn"),
    (r"\babilities\b", "effects"),
    (r"\bability\b", "effect"),
    (r"\bunique (names|card names)\b", "different names"),
    (r"\ba combined total of\b", "a total of"),
    (r"\bcombined total\b", "total"),
    (r"\buntil the end of (?:the|this) (battle|attack)\b|\bfor the duration of this (battle)\b", lambda m: f"during this {m[1] or m[2]}"),
]  # fmt: skip
_COMPILED = [(re.compile(pattern), words) for pattern, words in SAID]
_NAMED = re.compile(r"<[^<>]*>")


def in_asian_words(text: str) -> str:
    """A North American text in Asian words; names and affinities keep theirs."""
    for rule in _normal().rules:
        text = rule.apply(text)
    if re.search(r"\blos(?:es|e) [\[{]\d", text):  # what is lost instead is lost too
        text = re.sub(r"([\[{])(\d+ BP[\]}] instead)", r"\1-\2", text)
    text = _AFFINITIES.sub(_traits, _names(text.replace("\u201c", '"').replace("\u201d", '"')))
    text = re.sub(r"(?m)^\[Raid\] \[([^\]]*)\]", r"[Raid] <Trait: \1>", text)
    kept: list[str] = []

    def hide(m: re.Match[str]) -> str:
        kept.append(m[0])
        return f"<{chr(0xE000 + len(kept) - 1)}>"

    text = _NAMED.sub(hide, text)
    for pattern, words in _COMPILED:
        text = pattern.sub(words, text)
    return re.sub("<([\ue000-\uf000])>", lambda m: kept[ord(m[1]) - 0xE000], text)


@cache
def _normal() -> Normal:
    return normal()


def _traits(m: re.Match[str]) -> str:
    return re.sub(r"\[([^\[\]]+)\]", lambda one: one[0] if _LABEL_OR_WORD.match(one[0]) else f"<Trait: {one[1]}>", m[0])


def _names(text: str) -> str:
    """Names in quotation marks get pointed brackets; abilities in quotation marks keep theirs, names inside them do not."""
    made: list[str] = []
    at, inside = 0, False
    while at < len(text):
        if text[at] != '"':
            made.append(text[at])
            at += 1
            continue
        rest = text[at + 1 :]
        if inside and not re.match(r"[A-Z0-9]", rest):
            inside = False
            made.append('"')
            at += 1
        elif not inside and (_ABILITY.match(rest) and re.search(r"(?:gains?|and|or|perform:?) $", text[:at])):
            inside = True
            made.append('"')
            at += 1
        else:
            end = rest.find('"')
            if end < 0:
                made.append(text[at:])
                break
            made.append(f"<{rest[:end]}>")
            at += end + 2
    return "".join(made)

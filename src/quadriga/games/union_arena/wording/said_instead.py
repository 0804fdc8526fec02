"""Phrase substitution in the Asian wording: which words of a text are said otherwise when a condition holds.

    … with BP 3000 or less and retire it. If there is an <Oda> on your area, it's BP 5000 or less instead.

These lists mark the words with any brackets or quotation marks, mark one of the two places only, or none. What is said
instead has a *shape* (a range, a number, a gift, a time, an instruction); the words it replaces are the one place before
it that has the same shape. Where two places have it, nothing is marked and the text is declined.
"""

from __future__ import annotations

import re

_NAMES = re.compile(r"<[^<>]*>|\"[^\"]{1,40}\" in (?:its|their)")
_HIDDEN = re.compile("\ue100(.)\ue101")

# How the lists lead over to the other words; all of them say "it's".
_LEADS = r"it's |its |it is |this is replaced with |it gets |it gains |change (?:it )?(?:in)?to |choose (?=\[?\d\]?(?: instead| of)|up to \d+ instead)"
_OTHER = re.compile(
    r"(?P<if>\bIf (?:(?!\. )[^\n])*?), (?P<may>you may )?(?P<lead>"
    + _LEADS
    + r")?(?P<words>(?:(?!, |, it's)[^\n])*?) instead(?=\.|$|\n)",
)
_MARKS = (re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]"), re.compile(r"\{([^{}]*)\}"), re.compile(r"\"([^\"]*)\""))
_LABEL = re.compile(
    r"1 Per Turn|(?:Rest|Retire) this card|Discard \d|Pay \d AP|On (?:Play|Block|Retire)|When Attacking|Main|(?:Your|Opponent's) Turn|When in [\w ]+"
    r"|Raid|Step|Sniper|Double (?:Attack|Block)|Impact Negate|(?:Impact|Damage)(?: \(\+?\d\))?|Trigger|Draw|Active|Get|Color|Special|Final"
)
"""What stands in square brackets and is no mark: labels, keywords, triggers."""
_DEED = r"retire|rest|return|place|set|move|draw|add|play|use|look|reveal|choose|deal|pay|it gets|it gains|they get|they gain"

# What is said instead, and what can stand in its place before; the first that fits counts.
SHAPES: list[tuple[str, str]] = [
    (r"(?:with )?((?:original )?BP) \d+ or (less|more)", r"(?:original )?BP \d+ or (?:less|more)"),
    (r"required energy of \d+ or (?:less|more)", r"required energy of \d+ or (?:less|more)"),
    (r"[+-]\d+ BP(?: and \[[^\[\]]*\])*", r"[+-]\d+ BP(?: and \[[^\[\]]*\])*"),
    (
        r"\[[A-Z][^\[\]]*\](?: and \[[^\[\]]*\])*",
        r"[+-]\d+ BP(?: and \[[^\[\]]*\])+|(?<=gains )\[[A-Z][^\[\]]*\](?: and \[[^\[\]]*\])*",
    ),
    (r"until .*|during .*", r"during this turn|until the start of your next turn"),
    (r"up to \d+", r"\bup to \d+|(?<=[Cc]hoose )\d+(?! of your AP)"),
    (r"\d+ or \d+", r"(?<=[Cc]hoose )\d+"),
    (r"\d+", r"(?<=[Cc]hoose )\d+(?= of the following)|(?<=[Cc]hoose up to )\d+(?= of the following)"),
    (r"\d+", r"(?<=[Cc]hoose )\d+|(?<=[Cc]hoose up to )\d+|(?<=[Dd]raw )\d+"),
    (r"top \d+", r"\btop \d+"),
    (r"\d+ (?:red|blue|yellow|green|purple)", r"(?<=by )\d+ (?:red|blue|yellow|green|purple)"),
    (r"by your choice|your choice|you choose", r"by your opponent's choice|your opponent chooses"),
]


def _hide(text: str, kept: list[str]) -> str:
    def keep(m: re.Match[str]) -> str:
        kept.append(m[0])
        return f"\ue100{chr(0xE200 + len(kept) - 1)}\ue101"

    return _NAMES.sub(keep, text)


def _marked(words: str) -> str | None:
    """What stands between marks that enclose it all, or the one marked part of it."""
    for marks in _MARKS:
        whole = marks.fullmatch(words)
        if whole and not _LABEL.fullmatch(whole[1]):
            return _marked(whole[1]) or whole[1]
    inner = [m[1] for marks in _MARKS for m in marks.finditer(words) if not _LABEL.fullmatch(m[1])]
    return inner[0] if len(inner) == 1 else None


def _gained(text: str, at: int) -> bool:
    """Quotation marks around an ability that somebody gains."""
    return re.search(r"(?:gains?|gets?|gives? (?:it|them|\w+ \w+)|and|,|perform:?|may) $", text[:at]) is not None


def _mark(head: str) -> tuple[int, int, str] | None:
    """The first words in marks that are neither label nor keyword nor a gained ability."""
    found = []
    for marks in _MARKS:
        for m in marks.finditer(head):
            if _LABEL.fullmatch(m[1]) or (
                m[0][0] == '"' and _gained(head, m.start()) and re.match(r"\[|This|When|If|At|You", m[1])
            ):
                continue
            found.append((m.start(), m.end(), m[1]))
    return min(found) if found else None


def _alike(head: str, words: str) -> tuple[int, int, str] | None:
    """The one place before that has the shape of what is said instead."""
    for said, place in SHAPES:
        if re.fullmatch(said, words):
            found = list(re.finditer(place, head))
            if len(found) == 1:
                return found[0].start(), found[0].end(), found[0][0]
            if found:
                return None
    verb = re.match(rf"(?i)(?:{_DEED})\b", words)
    if verb is None:
        return None
    return _same_deed(head, verb[0]) or _last_deed(head)


def _same_deed(head: str, verb: str) -> tuple[int, int, str] | None:
    if verb.lower() in ("choose", "place", "set", "rest", "retire", "return"):
        return None
    found = list(re.finditer(rf"(?i)\b{verb}\b[^.,]*?(?=[.,]| and | during this turn)", head))
    return (found[0].start(), found[0].end(), found[0][0]) if len(found) == 1 else None


def _last_deed(head: str) -> tuple[int, int, str] | None:
    """The last instruction of what was said before: "… and rest it.\""""
    found = re.search(rf"(?:\band |, )((?:{_DEED}) (?:(?! and (?:{_DEED})|, (?:{_DEED}))[^.\[\]])*)\. ?$", head)
    return (found.start(1), found.end(1), found[1]) if found else None


def mark(text: str) -> str:
    """Both places in square brackets, and nothing else: "[3000 BP] … it's [5000 BP] instead"."""
    if " instead" not in text:
        return text
    text = re.sub(r"\{(\[[^\[\]]*\])\}", lambda m: m[1] if _LABEL.fullmatch(m[1][1:-1]) else m[0], text)
    kept: list[str] = []
    hidden = _hide(text, kept)
    others = [m for m in _OTHER.finditer(hidden) if _speaks_of_words(m)]
    if not others:
        return text
    head = hidden[: others[0].start()]
    place = _mark(head) or _alike(head, _words(others[0]))
    if place is None:
        return text
    start, end, words = place
    head = f"{head[:start]}[{words}]{head[end:]}"
    out, at = head, others[0].start()
    for m in others:
        said = _words(m)
        if words[:1].isupper() and said[:1].islower():
            said = said[0].upper() + said[1:]
        out += hidden[at : m.start()] + f"{m['if']}, {m['may'] or ''}it's [{said}] instead"
        at = m.end()
    out += hidden[at:]
    return _HIDDEN.sub(lambda m: kept[ord(m[1]) - 0xE200], out)


def _words(m: re.Match[str]) -> str:
    words = _marked(m["words"]) or m["words"]
    return re.sub(r"^(?:with |it's |choose (?=\d+$))+", "", words)


def _speaks_of_words(m: re.Match[str]) -> bool:
    """Not "you may retire this field instead" of something that would happen."""
    if m["lead"] is not None or _marked(m["words"]) is not None:
        return True
    return m["may"] is None and any(re.fullmatch(said, m["words"]) for said, _ in SHAPES)

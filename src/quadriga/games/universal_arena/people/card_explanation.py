"""The program of a character's innates, statuses and cards in plain words, for judges."""

from __future__ import annotations

from functools import cache
from typing import Any

from quadriga.effects.program import Action
from quadriga.games.explained import Explained, Parts, Teller, rules_of
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages.files import Pages
from quadriga.games.universal_arena.wording import reading
from quadriga.text.errors import Declined

HEADS: dict[str, Parts] = {
    "Sentence": (("", "it"),),
    "Then": (("", "then"),),
    "InsteadIf": (("if {condition} before the card's effect began, instead of the sentence before:", "then"),),
    "OncePerUse": (("once per use, if {condition}:", "then"),),
    "MaySpend": (("you may spend {least} to {most} {status}; if you do:", "then"),),
    "MaySpendUpTo": (("you may spend up to {most} {status}; if you do:", "then"),),
    "Paid": (("{cost}; only if that was paid:", "then"),),
    "Otherwise": (("otherwise:", "then"),),
    "OtherwiseIf": (("otherwise, if {condition}:", "then"),),
    "MayDo": (("you may:", "then"), ("if you do not:", "otherwise")),
    "ForEach": (("for each {per}:", "then"),),
    "AtTurnEnd": (("at the end of this turn:", "then"),),
    "OnceEvery": (("once per turn (or per game), if {condition}:", "then"),),
    "ToOne": (("for {pick}, whom you choose:", "then"),),
    "Where": (("with X equal to {amount}:", "then"),),
    "NextTurnStart": (("at the next Turn Start:", "then"),),
    "ReplacesText": (("in place of the normal text:", "then"),),
}
USUAL = ("sentence", "action", "condition", "cost", "amount")
TIMINGS = {
    "": "uni.timing.3",
    "On Hit": "uni.term.onhit.1",
    "On Damage": "uni.term.ondamage.1",
    "On HP Damage": "uni.term.onhpdamage.1",
}


@cache
def teller() -> Teller:
    return Teller(reading.load_grammar(), HEADS, USUAL)


def explain(page: dict[str, Any], only: str = "") -> list[Explained]:
    """Every text of a page, or that of the part of this name."""
    pages = Pages(page)
    texts = [(name, text) for name, text in pages.texts() if not only or name == only]
    reading.prepare([text for _, text in texts])
    found: list[Explained] = []
    for name, text in texts:
        try:
            reading.read(text)
        except Declined as why:
            raise Unreadable(str(page["id"]), f"{page['name']}: {name}", why.unread) from why
        on_card = any(name == card["name"] for card in page["cards"] + page["created"])
        for segment in text.segments():
            done = any(isinstance(getattr(sentence, "it", sentence), Action) for sentence in segment.sentences)
            plain = "On Use" if done else "the card itself"
            title = f"{name}: {segment.label or (plain if on_card else 'standing')}"
            if found and found[-1].title == title:
                one = found.pop()
            else:
                one = Explained(title, "")
            for step in teller().steps(segment.sentences):
                step.words = reading.unmark(step.words)
                one.steps.append(step)
            timing = TIMINGS.get(segment.label, "uni.timing.7")
            if on_card and (done or segment.label) and timing not in one.rules:
                one.rules.append(timing)
            one.rules += [rule for rule in rules_of("universal-arena", segment.sentences) if rule not in one.rules]
            found.append(one)
    return found

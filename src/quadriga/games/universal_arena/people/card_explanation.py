"""The program of a character's innates, statuses and cards in plain words, for judges."""

from __future__ import annotations

from functools import cache
from typing import Any

from quadriga.effects.program import Action
from quadriga.games.explained import Explained, Parts, Teller, rules_of
from quadriga.games.game import Unreadable
from quadriga.games.universal_arena.pages.files import Pages
from quadriga.games.universal_arena.wording import reading
from quadriga.text.errors import Ambiguous, Declined
from quadriga.text.nearest import advised

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


PLAIN = {
    "whom": "who",
    "one": "this character, the target …",
    "many": "all allies, all enemies …",
    "whose": "this character's, the target's …",
    "status": "a status",
    "amount": "a number",
    "limited": "a number",
    "number": "a number",
    "gifts": "a number and a status",
    "gift": "a number and a status",
    "free deed": "an instruction",
    "deeds": "an instruction",
    "action": "an instruction",
    "opening": "an instruction",
    "condition": "a condition",
    "simple condition": "a condition",
    "owner of": "a status or HP",
    "subject": "this character, an ally, an enemy",
    "happening": "what happens",
    "kind name": "a type",
    "kind": "a type",
    "which": "Value, Stack, Potency or Count",
    "each": "what is counted",
    "asked about": "who",
    "statement": "a rule",
    "losses": "what is lost",
    "bearer": "who",
    "bearers": "who",
    "card": "the name of a card",
    "span": "this turn",
    "standing fact": "a rule",
    "standing facts": "rules",
    "gate": "you may …, spend …",
    "chosen": "an ally, an enemy",
    "limit": "whenever, the first time each turn …",
}
"""Parts of a sentence, as an author would call them."""
MOST_SHOWN = 6


def advice(page: dict[str, Any], kind: str, i: int) -> str:
    """Of a part that is not understood: what could stand there, and the nearest text that is read."""
    pages = Pages(page)
    texts = {"innates": pages.innates, "statuses": pages.statuses, "cards": pages.cards, "created": pages.created}
    grammar = reading.load_grammar()
    for segment in texts[kind][i].segments():
        try:
            grammar.read("segment", segment.text)
        except Ambiguous as error:
            return "It reads in two ways: " + "; ".join(reading.unmark(one) for one in error.shown) + "."
        except Declined:
            told = advised(grammar, "segment", segment.text)
            could = [PLAIN.get(one, one) for one in told.expected if "«" not in one and "‹" not in one]
            said = f"Here could stand: {', '.join(dict.fromkeys(could[:MOST_SHOWN]))}." if could else ""
            if told.nearest:
                label = f"{segment.label}: " if segment.label else ""
                said += f" Nearest text that would be read: {label}{reading.unmark(told.nearest)}"
            return said.strip()
    return ""


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

"""The program of a card in plain words, for judges."""

from __future__ import annotations

from functools import cache

from quadriga.effects.node import Node
from quadriga.games.door import Unreadable
from quadriga.games.explained import Explained, Parts, Teller, rules_of
from quadriga.games.ultraman.blocks import Block, Text
from quadriga.games.ultraman.cards import read_text
from quadriga.games.ultraman.faces import STATE_NAMES
from quadriga.games.ultraman.paying import NoCost, Payment
from quadriga.games.ultraman.phrases import grammar
from quadriga.games.ultraman.standing import Continuous
from quadriga.games.ultraman.triggers import Triggered
from quadriga.text.errors import Declined

HEADS: dict[str, Parts] = {
    "Effect": (("", "sentences"),),
    "Sentence": (("", "deed"),),
    "Do": (("", "deed"),),
    "Then": (("", "deed"),),
    "Chain": (("", "deeds"),),
    "YouMay": (("you may:", "deed"),),
    "TheyMay": (("your opponent may:", "deed"),),
    "MayExactly": (("you may, but only if all of it can be done:", "deed"),),
    "MayTo": (
        ("you may, but only completely:", "first"),
        ("after that, again as you like:", "then"),
        ("after that, in any case:", "rest"),
    ),
    "AndIfYouDo": (("if that was done in full:", "deed"),),
    "IfNotDone": (("if that was declined or done only in part:", "deed"),),
    "Additionally": (("whatever came of that:", "deed"),),
    "Provided": (("if {condition}:", "deed"),),
    "OrElse": (("if {condition}:", "deed"), ("otherwise:", "otherwise")),
    "EitherDeed": (("one of the two, as the player likes:", "first"), ("or:", "second")),
    "TwoEffects": (("if {condition}, you may:", "one"), ("additionally, if {other}, you may:", "two")),
    "AtEndOfTurn": (("at the end of the turn:", "deed"),),
    "WhenDrawn": (("", "first"), ("if a card was drawn by that, compulsory:", "deed")),
    "Continuous": (("", "gifts"),),
    "While": (("as long as {condition}:", "given"),),
    "ForEach": (("for each of {count}:", "given"),),
    "Always": (("", "given"),),
}  # fmt: skip
USUAL = ("chain", "do", "rest", "body", "condition", "trigger", "sentence")


@cache
def teller() -> Teller:
    return Teller(grammar(), HEADS, USUAL)


def explain(number: str, name: str, text: str) -> list[Explained]:
    tree = read_text(text)
    if isinstance(tree, Declined):
        raise Unreadable(number, name, tree.unread)
    assert isinstance(tree, Text)
    found = [_identity(word) for word in tree.identity]
    return found + [_block(block, k) for k, block in enumerate(tree.blocks, 1)]


def _identity(word: Node) -> Explained:
    words = teller().say(word)
    return Explained("What the card is", words, [("in every zone", words)], [], rules_of("ultraman", [word]))


def _block(block: Block, k: int) -> Explained:
    power = block.power
    kind = "triggered" if isinstance(power, Triggered) else "payment" if isinstance(power, Payment) else "continuous"
    one = Explained(f"Effect text {k}: a {kind} power", "")
    states = " or ".join(STATE_NAMES[state] for state in block.states)
    one.facts.append(("active", f"while this character is {states}" if states else "in every state"))
    if isinstance(power, Triggered):
        one.facts.append(("works", teller().say(power.trigger)))
        one.steps = teller().steps(power.effect)
    elif isinstance(power, Payment):
        free = isinstance(power.cost, NoCost)
        costs = [] if free else [step.words for step in teller().steps(power.cost)]
        one.facts += [("costs", words) for words in costs or ["nothing"]]
        one.steps = teller().steps(power.effect)
    else:
        assert isinstance(power, Continuous)
        one.steps = teller().steps(power)
        if not power.stacks:
            one.facts.append(("stacks", "no: it counts once"))
    limit = getattr(power, "limit", 0)
    if limit:
        one.facts.append(("limit", f"{limit} per turn"))
        one.rules.append("9.4.2" if isinstance(power, Payment) else "ucg.limit.1")
    one.rules = rules_of("ultraman", [block]) + one.rules
    return one

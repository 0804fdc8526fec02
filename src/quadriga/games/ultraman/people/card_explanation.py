"""The program of a card in plain words, for judges."""

from __future__ import annotations

from functools import cache

from quadriga.effects.node import Node
from quadriga.games.explained import CORE, Explained, Teller, rules_of
from quadriga.games.game import Unreadable
from quadriga.games.ultraman.cards import read_text
from quadriga.games.ultraman.chapters.faces import STATE_NAMES
from quadriga.games.ultraman.chapters.paying import NoCost, Payment
from quadriga.games.ultraman.chapters.standing import Continuous
from quadriga.games.ultraman.chapters.triggers import Triggered
from quadriga.games.ultraman.vocabulary.blocks import Block, Text
from quadriga.games.ultraman.wording.grammar import grammar
from quadriga.text.errors import Declined
from quadriga.text.nearest import advised

USUAL = ("chain", "do", "clause", "cond", "count", "moment", "sentence", "bare np")


@cache
def teller() -> Teller:
    return Teller(grammar(), CORE, USUAL)


def explain(number: str, name: str, text: str) -> list[Explained]:
    tree = read_text(text)
    if isinstance(tree, Declined):
        told = advised(grammar(), "text", text)
        advice = f"Here could stand: {', '.join(told.expected)}." if told.expected else ""
        if told.why:
            advice = f"{told.why[0].upper()}{told.why[1:]}" + "".join(f"; {one}" for one in told.readings) + "."
        if told.nearest:
            advice += f" Nearest text that would be read: {told.nearest}"
        raise Unreadable(number, name, told.unread, advice.strip())
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
        one.facts.append(("limit", f"{limit} per turn" if limit > 0 else f"{-limit} per game"))
        one.rules.append("9.4.2" if isinstance(power, Payment) else "ucg.limit.1")
    one.rules = rules_of("ultraman", [block]) + one.rules
    return one

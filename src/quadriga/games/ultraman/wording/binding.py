"""After reading: references are bound, and what no rule could carry out is declined."""

from __future__ import annotations

from quadriga.effects.gifts import Give, gifts_of, share_spans
from quadriga.effects.node import Node, content
from quadriga.games.ultraman.chapters.paying import Payment
from quadriga.games.ultraman.chapters.standing import Continuous
from quadriga.games.ultraman.chapters.timing import TO_DECK, TO_HAND
from quadriga.games.ultraman.chapters.triggers import Triggered
from quadriga.games.ultraman.vocabulary.blocks import Text
from quadriga.text.binder import Binder
from quadriga.text.errors import Unbound


def bind(tree: Node) -> list[Binder]:
    """Bind a whole text; each effect text speaks for itself."""
    assert isinstance(tree, Text)
    found: list[Binder] = []
    for block in tree.blocks:
        binder = Binder()
        found.append(binder)
        power = block.power
        if isinstance(power, Continuous):
            for sentence in power.gifts:
                given = gifts_of(sentence)
                if given is None:
                    raise Unbound(sentence, why="an instruction without a moment at which it is carried out")
                for one in given:
                    for gift in one.gifts:
                        if not gift.stands():
                            raise Unbound(gift, why="a continuous text cannot give this")
                binder.walk(sentence)
            continue
        if isinstance(power, Triggered):
            if power.trigger.own() and all(kind in (TO_HAND, TO_DECK) for kind in power.trigger.kinds()):
                raise Unbound(power.trigger, why="a text works on the field or in the discard area")  # 10.1.2, ucg.zone.1
            binder.walk(power.trigger)
            binder.walk(power.effect)
        else:
            assert isinstance(power, Payment)
            binder.walk(power.cost)
            binder.walk(power.effect)
        share_spans(power)
        for one in gifts(power):
            if one.span() is None:
                raise Unbound(one, why="it is not said how long this lasts")
    return found


def gifts(node: object) -> list[Give]:
    """Every gift in a program."""
    if isinstance(node, Give):
        return [node]
    parts = content(node) if isinstance(node, Node) else node if isinstance(node, list) else []
    return [one for part in parts if isinstance(part, (Node, list)) for one in gifts(part)]



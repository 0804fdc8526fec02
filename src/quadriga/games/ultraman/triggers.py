"""Triggered powers: an event makes waiting effects (9.2.1a), one per power and instant (9.2.1b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import Node, register
from quadriga.effects.program import Action
from quadriga.games.ultraman.battle import NO_ENTERS_PLAY
from quadriga.games.ultraman.faces import EffectText
from quadriga.games.ultraman.powers import text_active, use_key, uses_left
from quadriga.games.ultraman.table import Table
from quadriga.games.ultraman.timing import ENTERS_PLAY, Trigger

# The numbers of a waiting effect
NUMBER: Final = 0
SEAT: Final = 1
SOURCE: Final = 2
TEXT: Final = 3
EVENT_CARD: Final = 4
"""Handle of the card of the event, or -1."""


@dataclass(eq=False)
class Triggered(Node):
    """《When …》 effect."""

    trigger: Trigger
    limit: int
    effect: Action


def happened(t: Table, kind: int, slots: list[int], seat: int) -> None:
    """Tell all active triggered powers of one instant; `slots` are the cards it happened to."""
    if (t.watched >> kind) & 1 == 0:
        return
    for k in t.areas:
        if k >= 0:
            c = t.top(k)
            if c >= 0 and (t.face(c).watches >> kind) & 1 == 1:
                _listen(t, c, t.side[k], kind, slots, seat)
    scene = t.scene()
    if scene >= 0 and (t.face(scene).watches >> kind) & 1 == 1:
        _listen(t, scene, t.owner[scene], kind, slots, seat)  # ucg.r.sceneyou
    for c in slots:
        for text in t.face(c).texts:
            if text.own_zone and text.watches == kind and text_active(t, c, text):
                wait(t, c, t.owner[c], text, c)  # ucg.zone.1


def _listen(t: Table, c: int, owner: int, kind: int, slots: list[int], seat: int) -> None:
    f = t.lens
    for text in t.face(c).texts:
        tree = text.tree
        if text.watches != kind or text.own_zone or not isinstance(tree, Triggered) or not text_active(t, c, text):
            continue
        f.source = t.handle(c)
        f.controller = owner
        heard = tree.trigger.hears(t, f, slots, seat)
        if heard == -2 or (kind == ENTERS_PLAY and tree.trigger.own and stopped(t, c)):
            continue
        if uses_left(t, c, text):
            if text.limit > 0:
                t.used = t.used + [use_key(t, c, text)]  # ucg.limit.1
            wait(t, c, owner, text, heard)


def wait(t: Table, c: int, seat: int, text: EffectText, event: int) -> None:
    number = t.next_waiting
    t.next_waiting = number + 1
    t.waiting = t.waiting + [[number, seat, t.handle(c), text.number, t.handle(event) if event >= 0 else -1]]
    t.fresh = t.fresh + [number]


def stopped(t: Table, c: int) -> bool:
    """Its enters-play effect cannot be resolved this turn (ucg.stop.1)."""
    k = t.character_of(c)
    for a in t.applied:
        if a.what == NO_ENTERS_PLAY and a.target == k:
            return True
    return False


def field_changed(t: Table) -> None:
    """Drop waiting effects whose power is not active any more, even for a moment.

    10.1.3.2b, 10.2.1b, 11.12.2: called by everything that changes stacks, scenes or texts.
    """
    if not t.waiting:
        return
    kept = [w for w in t.waiting if still_active(t, w)]
    if len(kept) != len(t.waiting):
        t.waiting = kept


def still_active(t: Table, w: list[int]) -> bool:
    if not t.here(w[SOURCE]):
        return False
    c = w[SOURCE] & 4095
    text = t.face(c).texts[w[TEXT]]
    if not text_active(t, c, text):
        return False
    tree = text.tree
    return not (
        text.watches == ENTERS_PLAY and isinstance(tree, Triggered) and tree.trigger.own and stopped(t, c)
    )

register(Triggered)

"""Triggered powers: an event makes waiting effects (9.2.1a), one per power and instant (9.2.1b)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.grounds import NOBODY_HERE
from quadriga.effects.happenings import Trigger
from quadriga.effects.node import Node, register
from quadriga.effects.program import Action
from quadriga.effects.records import WAS_BOTTOM, WAS_TOP, Happening
from quadriga.effects.registers import ACTOR, BY_UNIT, EFFECT, PAYING
from quadriga.games.ultraman.chapters.battle import traits_of
from quadriga.games.ultraman.chapters.faces import EffectText
from quadriga.games.ultraman.chapters.marks import BAN_ENTERS_PLAY, NO_ENTERS_PLAY
from quadriga.games.ultraman.chapters.powers import text_active, use_key, uses_left
from quadriga.games.ultraman.chapters.standing import acting_on, banned, standing_sum
from quadriga.games.ultraman.chapters.table import FIRST_CHARACTER, SCENE_AREA, WIDTH, Table, Waiting
from quadriga.games.ultraman.chapters.timing import ENTERS_PLAY, FIELD, SCENE_PLACE, UNDER
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of


@dataclass(eq=False)
class Triggered(Node):
    """《When …》 effect."""

    trigger: Trigger
    effect: Action
    limit: int = 0


def wanted(t: Table, kind: int, c: int, by: Frame | None) -> bool:
    """Does any text of this match want to know that this happens to slot `c`? Nothing else is written down."""
    if (t.heard >> kind) & 1 == 1 or (t.face(c).watches >> kind) & 1 == 1:
        return True
    return by is not None and (t.asked_of_effects >> kind) & 1 == 1


def place_of(t: Table, c: int) -> int:
    """The place of a slot, as records name it."""
    zone = t.zone[c]
    if zone < SCENE_AREA:
        return zone % WIDTH
    if zone == SCENE_AREA:
        return SCENE_PLACE
    return FIELD if (zone - FIRST_CHARACTER) % 2 == 0 else UNDER


def record(t: Table, kind: int, c: int, agent: int, by: Frame | None, to: int = -1, end: int = -1) -> Happening:
    """What happens to slot `c`, as it is before; `by` is the effect that does it."""
    k = t.character_of(c) if t.zone[c] >= FIRST_CHARACTER else -1
    size = 0
    was_end = 0
    level = t.face(c).level
    traits = 0
    entity = -1
    side = t.owner[c]
    if k >= 0:
        cards = t.stack_of(k)
        size = len(cards)
        was_end = (WAS_TOP if cards[len(cards) - 1] == c else 0) | (WAS_BOTTOM if cards[0] == c else 0)
        entity = -2 - k
        side = t.side[k]
        traits = traits_of(t, k)
    effect = paid = unit = 0
    if by is not None:
        effect = by.x[EFFECT]
        paid = by.x[PAYING]
        unit = by.x[BY_UNIT]
        if agent < 0:
            agent = by.controller if by.x[ACTOR] == 0 else 1 - by.controller
    return Happening(
        kind, agent, effect, paid, unit, t.handle(c), side, place_of(t, c), to, end, size, was_end, level, traits,
        entity,
    )  # fmt: skip


def raise_event(t: Table, records: list[Happening]) -> None:
    """One instant: write it down for texts that ask, and tell all active triggered powers."""
    if not records:
        return
    kinds = 0
    for r in records:
        kinds |= 1 << r.what
        if (t.asked >> r.what) & 1 == 1 or (r.by_effect > 0 and (t.asked_of_effects >> r.what) & 1 == 1):
            t.history = t.history + [r]
    if t.watched & kinds == 0:
        return
    for k in t.areas:
        if k >= 0:
            c = t.top(k)
            if c >= 0 and t.face(c).watches & kinds != 0:
                _listen(t, c, t.side[k], kinds, records)
    scene = t.scene()
    if scene >= 0 and t.face(scene).watches & kinds != 0:
        _listen(t, scene, t.owner[scene], kinds, records)  # ucg.r.sceneyou
    for r in records:
        if r.obj < 0:
            continue
        c = slot_of(r.obj)
        for text in t.face(c).texts:
            if text.own_zone and text.watches & kinds != 0 and text_active(t, c, text):
                _hear(t, c, t.owner[c], text, [r])  # ucg.zone.1


def _listen(t: Table, c: int, owner: int, kinds: int, records: list[Happening]) -> None:
    for text in t.face(c).texts:
        if text.watches & kinds == 0 or text.own_zone or (text.own and not about(records, c)):
            continue
        if text_active(t, c, text):
            _hear(t, c, owner, text, records)


def about(records: list[Happening], c: int) -> bool:
    """Did one of these happen to slot `c`?"""
    for r in records:
        if slot_of(r.obj) == c:
            return True
    return False


def _hear(t: Table, c: int, owner: int, text: EffectText, records: list[Happening]) -> None:
    tree = text.tree
    assert isinstance(tree, Triggered)
    f = t.lens
    f.source = t.handle(c)
    f.controller = owner
    heard = tree.trigger.hears(t, f, records)
    if heard == NOBODY_HERE or stops(t, c, text):
        return
    if uses_left(t, c, text):
        if text.limit != 0:
            t.used = t.used + [use_key(t, c, text)]  # ucg.limit.1
        wait(t, c, owner, text, heard)


def wait(t: Table, c: int, seat: int, text: EffectText, event: int) -> None:
    number = t.next_waiting
    t.next_waiting = number + 1
    t.waiting = t.waiting + [Waiting(number, seat, t.handle(c), text.number, event)]
    t.fresh = t.fresh + [number]


def stops(t: Table, c: int, text: EffectText) -> bool:
    """Is this its own enters-play effect, which cannot be resolved this turn (ucg.stop.1)?"""
    if text.watches != 1 << ENTERS_PLAY:
        return False
    tree = text.tree
    return isinstance(tree, Triggered) and tree.trigger.own() and stopped(t, c)


def stopped(t: Table, c: int) -> bool:
    k = t.character_of(c)
    if k >= 0 and banned(t, t.side[k], [BAN_ENTERS_PLAY]):
        return True
    for a in acting_on(t, k):
        if a.what == NO_ENTERS_PLAY and a.target == k:
            return True
    return k >= 0 and standing_sum(t, k, NO_ENTERS_PLAY, 1) > 0


def field_changed(t: Table) -> None:
    """Drop waiting effects whose power is not active any more, even for a moment.

    10.1.3.2b, 10.2.1b, 11.12.2: called by everything that changes stacks, scenes or texts.
    """
    if not t.waiting:
        return
    kept = [w for w in t.waiting if still_active(t, w)]
    if len(kept) != len(t.waiting):
        t.waiting = kept


def still_active(t: Table, w: Waiting) -> bool:
    if not t.here(w.source):
        return False
    c = slot_of(w.source)
    text = t.face(c).texts[w.text]
    return text_active(t, c, text) and not stops(t, c, text)


register(Triggered)

"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.game import Refusal
from quadriga.games.saying import slot_with_ref, unaskable
from quadriga.games.ultraman.chapters.battle import fits_on, may_level_up, name_at
from quadriga.games.ultraman.chapters.faces import NO_VALUE, PAYMENT, SINGLE, STATE_NAMES
from quadriga.games.ultraman.chapters.paying import can_pay
from quadriga.games.ultraman.chapters.powers import text_active, uses_left
from quadriga.games.ultraman.chapters.scenes import not_below, round_reached, sets_left
from quadriga.games.ultraman.chapters.table import (
    ACTIVATION_PHASE,
    HAND,
    LEVEL_UP_PHASE,
    SCENE_PHASE,
    SET_PHASE,
    WIDTH,
    Table,
)
from quadriga.messages import speaker

ACTIONS = ("set", "set scene", "level up", "use")
say = speaker("ultraman")


def why_not(t: Table, seat: int, action: str, ref: int) -> Refusal | None:
    refusal = unaskable(t, seat, action, ref, ACTIONS, "3.6.3a", "5.1.2")
    if refusal is not None:
        return refusal
    c = slot_with_ref(t, ref)
    if action == "use":
        return why_not_use(t, seat, c)
    if t.zone[c] != seat * WIDTH + HAND:
        return Refusal(say("no-only-from-hand"), "5.5.3.1a")
    if action == "set scene":
        return why_not_scene(t, seat, c)
    if action == "set":
        return why_not_set(t, seat, c)
    return why_not_level_up(t, seat, c)


def why_not_scene(t: Table, seat: int, c: int) -> Refusal | None:
    card = t.face(c)
    if not card.is_scene:
        return Refusal(say("no-only-scenes"), "3.5.1")
    if t.phase != SCENE_PHASE:
        return Refusal(say("no-scene-phase"), "5.4.2")
    if t.lead != seat:
        return Refusal(say("no-only-lead"), "5.4.1")
    if t.scene_set == t.turn and sets_left(t, seat) < 2:
        return Refusal(say("no-scene-set-already"), "6.1.2")
    if not round_reached(t, c):
        return Refusal(say("no-round-not-reached", round=card.round, count=t.round_count()), "6.3.1")
    if not not_below(t, c):
        now = t.face(t.scene()).round
        return Refusal(say("no-round-below-scene", round=card.round, scene=now), "6.3.2a")
    return None


def why_not_set(t: Table, seat: int, c: int) -> Refusal | None:
    card = t.face(c)
    if not card.is_character:
        return Refusal(say("no-only-characters-set"), "5.5.3.1a")
    if t.phase != SET_PHASE or t.step_seat != seat:
        return Refusal(say("no-set-step"), "5.5.1")
    if card.bp[SINGLE] == NO_VALUE:
        return Refusal(say("no-single-bp"), "11.15.1a")
    return None


def why_not_level_up(t: Table, seat: int, c: int) -> Refusal | None:
    card = t.face(c)
    if not card.is_character:
        return Refusal(say("no-only-characters-level"), "5.6.1b")
    if t.phase != LEVEL_UP_PHASE or t.step_seat != seat:
        return Refusal(say("no-level-up-step"), "5.6.1a")
    reason = Refusal(say("no-fitting-character"), "5.6.1b")
    for k in t.characters(seat):
        cards = t.stack_of(k)
        last = len(cards) - 1
        if not fits_on(t, card, t.face(cards[last]), name_at(t, cards, last)):
            continue
        if not may_level_up(t, k):
            reason = Refusal(say("no-cannot-level-up"), "ucg.top.3")
        elif t.levelled[k] == t.turn:
            reason = Refusal(say("no-levelled-already"), "5.6.2.3")
        else:
            return None
    return reason


def why_not_use(t: Table, seat: int, c: int) -> Refusal | None:
    k = t.character_of(c)
    scene = t.scene() == c
    if scene and t.owner[c] != seat:
        return Refusal(say("no-not-your-scene"), "6.3.3")
    if not scene and (k < 0 or t.side[k] != seat):
        return Refusal(say("no-not-your-power"), "10.1.2")
    texts = [text for text in t.face(c).texts if text.kind == PAYMENT]
    if not texts:
        return Refusal(say("no-payment-power"), "9.4.1")
    if t.phase != ACTIVATION_PHASE or t.step_seat != seat:
        return Refusal(say("no-payment-step"), "5.8.1")
    if not scene and t.top(k) != c:
        return Refusal(say("no-not-on-top"), "10.1.3.1")
    reason = Refusal(say("no-text-not-active"), "9.1.1a")
    for text in texts:
        if not text_active(t, c, text):
            if k >= 0:
                state = STATE_NAMES[min(4, t.state_of(k))]
                reason = Refusal(say("no-text-in-this-state", state=state), "2.3.5.2a")
        elif not uses_left(t, c, text):
            reason = Refusal(say("no-used-up"), "9.4.2")
        elif not can_pay(t, c, text, seat):
            reason = Refusal(say("no-cost"), "9.4.4")
        else:
            return None
    return reason

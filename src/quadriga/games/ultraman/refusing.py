"""Why not? What is missing for an action, with the rule that demands it."""

from __future__ import annotations

from quadriga.games.door import Refusal
from quadriga.games.saying import slot_of, unaskable
from quadriga.games.ultraman.battle import fits_on, may_level_up, name_at
from quadriga.games.ultraman.faces import NO_VALUE, PAYMENT, SINGLE, STATE_NAMES
from quadriga.games.ultraman.paying import can_pay
from quadriga.games.ultraman.powers import text_active, uses_left
from quadriga.games.ultraman.scenes import not_below, round_reached, sets_left
from quadriga.games.ultraman.table import (
    ACTIVATION_PHASE,
    HAND,
    LEVEL_UP_PHASE,
    SCENE_PHASE,
    SET_PHASE,
    WIDTH,
    Table,
)

ACTIONS = ("set", "set scene", "level up", "use")


def why_not(t: Table, seat: int, action: str, ref: int) -> Refusal | None:
    refusal = unaskable(t, seat, action, ref, ACTIONS, "3.6.3a", "5.1.2")
    if refusal is not None:
        return refusal
    c = slot_of(t, ref)
    if action == "use":
        return why_not_use(t, seat, c)
    if t.zone[c] != seat * WIDTH + HAND:
        return Refusal("Only cards in your hand can be set or stacked.", "5.5.3.1a")
    if action == "set scene":
        return why_not_scene(t, seat, c)
    if action == "set":
        return why_not_set(t, seat, c)
    return why_not_level_up(t, seat, c)


def why_not_scene(t: Table, seat: int, c: int) -> Refusal | None:
    card = t.face(c)
    if not card.is_scene:
        return Refusal("Only scene cards go to the scene area.", "3.5.1")
    if t.phase != SCENE_PHASE:
        return Refusal("Scene cards are set in the Lead Player Set Scene Card Phase.", "5.4.2")
    if t.lead != seat:
        return Refusal("Only the Lead Player sets a scene card.", "5.4.1")
    if t.scene_set == t.turn and sets_left(t, seat) < 2:
        return Refusal("A scene card has been set this turn.", "6.1.2")
    if not round_reached(t, c):
        return Refusal(f"Its Round is {card.round}; the Field Round count is {t.round_count()}.", "6.3.1")
    if not not_below(t, c):
        now = t.face(t.scene()).round
        return Refusal(f"Its Round is {card.round}; the scene on the field has {now}.", "6.3.2a")
    return None


def why_not_set(t: Table, seat: int, c: int) -> Refusal | None:
    card = t.face(c)
    if not card.is_character:
        return Refusal("Only character cards are set in a battle area.", "5.5.3.1a")
    if t.phase != SET_PHASE or t.step_seat != seat:
        return Refusal("Characters are set in your Set Character Card Step.", "5.5.1")
    if card.bp[SINGLE] == NO_VALUE:
        return Refusal("It has no SINGLE BP, so it cannot enter play alone.", "11.15.1a")
    return None


def why_not_level_up(t: Table, seat: int, c: int) -> Refusal | None:
    card = t.face(c)
    if not card.is_character:
        return Refusal("Only character cards level up a character.", "5.6.1b")
    if t.phase != LEVEL_UP_PHASE or t.step_seat != seat:
        return Refusal("Characters are levelled up in your Level Up Step.", "5.6.1a")
    reason = Refusal("None of your characters has its name (or team) and exactly one level less.", "5.6.1b")
    for k in t.characters(seat):
        cards = t.stack_of(k)
        last = len(cards) - 1
        if not fits_on(t, card, t.face(cards[last]), name_at(t, cards, last)):
            continue
        if not may_level_up(t, k):
            reason = Refusal("The character cannot level up now.", "ucg.top.3")
        elif t.levelled[k] == t.turn:
            reason = Refusal("The character has levelled up already in this phase.", "5.6.2.3")
        else:
            return None
    return reason


def why_not_use(t: Table, seat: int, c: int) -> Refusal | None:
    k = t.character_of(c)
    scene = t.scene() == c
    if scene and t.owner[c] != seat:
        return Refusal("Only its owner uses the powers of a scene.", "6.3.3")
    if not scene and (k < 0 or t.side[k] != seat):
        return Refusal("Only powers of your characters and of your scene can be used.", "10.1.2")
    texts = [text for text in t.face(c).texts if text.kind == PAYMENT]
    if not texts:
        return Refusal("It has no payment power.", "9.4.1")
    if t.phase != ACTIVATION_PHASE or t.step_seat != seat:
        return Refusal("Payment powers are used in your Payment Effects Step.", "5.8.1")
    if not scene and t.top(k) != c:
        return Refusal("Only the topmost face-up card's text is active.", "10.1.3.1")
    reason = Refusal("Its effect text is not active.", "9.1.1a")
    for text in texts:
        if not text_active(t, c, text):
            if k >= 0:
                state = STATE_NAMES[min(4, t.state_of(k))]
                reason = Refusal(f"Its text is not active while the character is {state}.", "2.3.5.2a")
        elif not uses_left(t, c, text):
            reason = Refusal("It has been used as often as it may be this turn.", "9.4.2")
        elif not can_pay(t, c, text, seat):
            reason = Refusal("Its whole cost cannot be paid.", "9.4.4")
        else:
            return None
    return reason

"""Setting cards: Lead Player Set Scene Card Phase, Set Character Card Phase, Level Up Phase (5.4 to 5.6)."""

from __future__ import annotations

from quadriga.games.ultraman.battle import able_to_level_up_with, fits_on, name_at
from quadriga.games.ultraman.faces import NO_VALUE, SINGLE, Card
from quadriga.games.ultraman.scenes import set_scene, sets_left, settable_scenes
from quadriga.games.ultraman.table import (
    HAND,
    SET_PHASE,
    Table,
)
from quadriga.games.ultraman.terms import (
    LEVEL,
)
from quadriga.games.ultraman.zones import lay, new_character
from quadriga.kernel.decisions import DONE, PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import NOT_DEALT, with_value

# -- Lead Player Set Scene Card Phase -------------------------------------------------


def scene_phase(t: Table, f: Frame) -> None:
    """Only the Lead may set one scene card, or none (5.4.1, 5.4.2, 6.1.2)."""
    lead = t.lead
    if f.phase == 0:
        f.x = [0]
        f.phase = 1
    elif f.phase == 2:
        f.phase = 1
        if verb(t.picked) == DONE:
            f.phase = 0
            f.pc = SET_PHASE
            return
        f.x = [f.x[0] + 1]
        set_scene(t, arg_a(t.picked))
        return
    scenes = settable_scenes(t, lead) if f.x[0] < sets_left(t, lead) else []
    if not scenes:
        f.phase = 0
        f.pc = SET_PHASE
        return
    t.step_seat = lead
    f.phase = 2
    options = [option(PICK, c) for c in scenes]
    options.append(option(DONE))
    t.ask(lead, "scene", options, "5.4.2")


# -- Set Character Card Phase ---------------------------------------------------------


def settable(t: Table, c: int) -> bool:
    """A character card with a SINGLE BP (5.5.3.1a, 11.15.1a, 11.15.1c)."""
    return may_be_set(t.face(c))


def may_be_set(card: Card) -> bool:
    return card.is_character and card.bp[SINGLE] != NO_VALUE


def vacancies(t: Table, seat: int) -> list[int]:
    """Areas this player has to fill: the vacant ones and the newest (12.4.3a)."""
    return [i for i in range(len(t.areas) // 2) if t.areas[2 * i + seat] < 0]


def step_set(t: Table, f: Frame) -> None:
    """Set a face-down character in every vacant place; whoever cannot, loses (1.3.4a, 1.3.4b)."""
    seat = f.controller
    t.step_seat = seat
    if f.phase == 1:
        f.phase = 0
        area = vacancies(t, seat)[0]
        k = new_character(t, seat, area)
        lay(t, arg_a(t.picked), k, True, "5.5.3.1a" if seat == t.lead else "5.5.4.1", kind="set")
    missing = vacancies(t, seat)
    if not missing:
        t.pop()
        return
    cards = [c for c in t.pile(seat, HAND) if settable(t, c)]
    if len(cards) < len(missing):
        t.end(1 - seat, "1.3.4a" if len(missing) == 1 else "12.4.3b")
        return
    f.phase = 1
    rule = "5.5.3.1a" if seat == t.lead else "5.5.4.1"
    if missing[0] != len(t.areas) // 2 - 1:
        rule = "12.4.3a"
    t.ask(seat, "set", [option(PICK, c) for c in cards], rule)


# -- Level Up Phase -------------------------------------------------------------------


def level_ups(t: Table, seat: int) -> list[int]:
    """Every (card, character) of a legal level up, as options (5.6.1b, 5.6.2.3)."""
    options: list[int] = []
    hand = t.pile(seat, HAND)
    for k in t.characters(seat):
        if t.levelled[k] == t.turn:
            continue
        cards = t.stack_of(k)
        top = cards[len(cards) - 1]
        for c in hand:
            card = t.face(c)
            if card.is_character and able_to_level_up_with(t, k, card):
                options.append(option(LEVEL, c, top))
    return options


def step_level(t: Table, f: Frame) -> None:
    """A player levels up none, some or all of their characters (5.6.2.1, 5.6.3.1)."""
    seat = f.controller
    t.step_seat = seat
    if f.phase == 1:
        if verb(t.picked) == DONE:
            t.pop()
            return
        k = t.character_of(arg_b(t.picked))
        lay(t, arg_a(t.picked), k, True, "5.6.1b", kind="level up")  # 5.6.1c
        t.levelled = with_value(t.levelled, k, t.turn)
    options = level_ups(t, seat)
    if not options:
        t.pop()
        return
    f.phase = 1
    options.append(option(DONE))
    t.ask(seat, "level up", options, "5.6.2.1" if seat == t.lead else "5.6.3.1")


# -- What a face-down card can be -----------------------------------------------------


def could_lie(t: Table, c: int, card: Card, cards: list[int]) -> bool:
    """Could this card lie face-down in a stack at the place of slot `c`? `cards` has the faces of the others."""
    stack = t.stack_of(t.character_of(c))
    i = stack.index(c)
    if i == 0:
        if not may_be_set(card):  # 5.5.3.1a
            return False
    elif not card.is_character:
        return False
    elif t.down[stack[i - 1]] == 0:
        if not fits_on(t, card, t.face(stack[i - 1]), name_at(t, stack, i - 1)):  # 5.6.1b
            return False
    elif not has_partner(t, card, stack[i - 1], cards, True):
        return False
    return i + 1 == len(stack) or has_partner(t, card, stack[i + 1], cards, False)


def has_partner(t: Table, card: Card, c: int, cards: list[int], under: bool) -> bool:
    """Does it fit with the face that its neighbour was dealt, under or over it; or else with one still to be dealt?"""
    if cards[c] != NOT_DEALT:
        return fits_together(t, card, cards[c], under)
    for x in range(len(cards)):
        if cards[x] == NOT_DEALT and t.owner[x] == t.owner[c] and fits_together(t, card, t.card[x], under):
            return True
    return False


def fits_together(t: Table, card: Card, face: int, under: bool) -> bool:
    other = t.faces[face]
    assert isinstance(other, Card)
    if not other.is_character:
        return False
    return fits_on(t, card, other, other.character) if under else fits_on(t, other, card, card.character)

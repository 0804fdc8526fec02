"""Setting cards: Lead Player Set Scene Card Phase, Set Character Card Phase, Level Up Phase (5.4 to 5.6)."""

from __future__ import annotations

from typing import Final

from quadriga.games.ultraman.chapters.battle import able_to_level_up_with, fits_on, name_at
from quadriga.games.ultraman.chapters.faces import NO_VALUE, SINGLE, Card
from quadriga.games.ultraman.chapters.scenes import set_scene, sets_left, settable_scenes
from quadriga.games.ultraman.chapters.table import HAND, Table, table
from quadriga.games.ultraman.chapters.terms import (
    LEVEL,
)
from quadriga.games.ultraman.chapters.zones import lay, new_character
from quadriga.kernel.decisions import DONE, PICK, arg_a, arg_b, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import NOT_DEALT, State, with_value

# -- Lead Player Set Scene Card Phase -------------------------------------------------


class ScenesFrame(Frame):
    FIELDS = ("scenes_set",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.scenes_set = 0

    def copy(self) -> Frame:
        f = ScenesFrame(self.source, self.controller)
        f.stand(self)
        f.scenes_set = self.scenes_set
        return f


def setting_scenes(f: Frame) -> ScenesFrame:
    assert isinstance(f, ScenesFrame)
    return f


class AskForScene(Step):
    """Only the Lead may set one scene card, or none (5.4.1, 5.4.2, 6.1.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        lead = t.lead
        scenes = settable_scenes(t, lead) if setting_scenes(f).scenes_set < sets_left(t, lead) else []
        if not scenes:
            return END
        t.step_seat = lead
        options = [option(PICK, c) for c in scenes]
        options.append(option(DONE))
        t.ask(lead, "scene", options, "5.4.2")
        return NEXT


class SetScene(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if verb(t.picked) == DONE:
            return END
        setting_scenes(f).scenes_set += 1
        set_scene(t, arg_a(t.picked))
        return AGAIN


SET_SCENES: Final = Procedure("set scenes", AskForScene(), SetScene(), kind=ScenesFrame)


# -- Set Character Card Phase ---------------------------------------------------------


def settable(t: Table, c: int) -> bool:
    """A character card with a SINGLE BP (5.5.3.1a, 11.15.1a, 11.15.1c)."""
    return may_be_set(t.face(c))


def may_be_set(card: Card) -> bool:
    return card.is_character and card.bp[SINGLE] != NO_VALUE


def vacancies(t: Table, seat: int) -> list[int]:
    """Areas this player has to fill: the vacant ones and the newest (12.4.3a)."""
    return [i for i in range(len(t.areas) // 2) if t.areas[2 * i + seat] < 0]


class AskForCharacter(Step):
    """Set a face-down character in every vacant place; whoever cannot, loses (1.3.4a, 1.3.4b)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        t.step_seat = seat
        missing = vacancies(t, seat)
        if not missing:
            return END
        cards = [c for c in t.pile(seat, HAND) if settable(t, c)]
        if len(cards) < len(missing):
            t.end(1 - seat, "1.3.4a" if len(missing) == 1 else "12.4.3b")
            return END
        rule = "5.5.3.1a" if seat == t.lead else "5.5.4.1"
        if missing[0] != len(t.areas) // 2 - 1:
            rule = "12.4.3a"
        t.ask(seat, "set", [option(PICK, c) for c in cards], rule)
        return NEXT


class SetCharacter(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        t.step_seat = seat
        k = new_character(t, seat, vacancies(t, seat)[0])
        lay(t, arg_a(t.picked), k, True, "5.5.3.1a" if seat == t.lead else "5.5.4.1", kind="set")
        return AGAIN


SET_CHARACTERS: Final = Procedure("set characters", AskForCharacter(), SetCharacter())


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
        level = t.face(top).level + 1
        for c in hand:
            card = t.face(c)
            if card.level == level and card.is_character and able_to_level_up_with(t, k, card):
                options.append(option(LEVEL, c, top))
    return options


class AskToLevelUp(Step):
    """A player levels up none, some or all of their characters (5.6.2.1, 5.6.3.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        t.step_seat = seat
        options = level_ups(t, seat)
        if not options:
            return END
        options.append(option(DONE))
        t.ask(seat, "level up", options, "5.6.2.1" if seat == t.lead else "5.6.3.1")
        return NEXT


class LevelUp(Step):
    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if verb(t.picked) == DONE:
            return END
        k = t.character_of(arg_b(t.picked))
        lay(t, arg_a(t.picked), k, True, "5.6.1b", kind="level up")  # 5.6.1c
        t.levelled = with_value(t.levelled, k, t.turn)
        return AGAIN


LEVEL_UP: Final = Procedure("level up", AskToLevelUp(), LevelUp())


# -- What a face-down card can be -----------------------------------------------------


def could_lie(t: Table, c: int, card: Card, cards: vec[i64]) -> bool:
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


def has_partner(t: Table, card: Card, c: int, cards: vec[i64], under: bool) -> bool:
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

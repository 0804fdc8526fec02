"""Exchange cards and characters in their place (ucg.place, ucg.char)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import COUNT, DID, IT, LOOKED, NEXT, WAIT, Action, Filter, Group
from quadriga.games.ultraman.battle import conforms
from quadriga.games.ultraman.choosing import PickCards, enough, slots_of
from quadriga.games.ultraman.describing import standing_for
from quadriga.games.ultraman.faces import NO_VALUE, SINGLE
from quadriga.games.ultraman.gates import NOTHING, WHOLLY, Deed
from quadriga.games.ultraman.playing import Restricted, card_group
from quadriga.games.ultraman.resolving import (
    CHOSEN,
    CHOSEN_CARD,
    LEFT_AREA,
    LEFT_CHARACTER,
    LEFT_INDEX,
    PLAYED,
    SENT,
    STEP,
    TO_HAND,
)
from quadriga.games.ultraman.speaking import PileCards, Remembered
from quadriga.games.ultraman.table import DISCARD, HAND, Table, table
from quadriga.games.ultraman.whom import ForgetChosen, PickCharacters, Whom
from quadriga.games.ultraman.zones import enters_play, lay, may_leave, may_return, new_character, send
from quadriga.kernel.decisions import arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


class LevelCardOf(Action):
    """Take the card of a level out of the character spoken of."""

    def __init__(self, level: int, place: int) -> None:
        self.level = level
        self.place = place

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for k in f.sets[CHOSEN]:
            cards = t.stack_of(k)
            for i in range(len(cards)):
                c = cards[i]
                if t.face(c).level != self.level:
                    continue
                if may_return(t, c) if self.place == HAND else may_leave(t, c):
                    f.x[LEFT_AREA] = t.area_of[k]
                    f.x[LEFT_CHARACTER] = k
                    f.x[LEFT_INDEX] = i
                    send(t, c, self.place, "ucg.place.1", f.source)
                    f.sets[TO_HAND if self.place == HAND else SENT] = [t.handle(c)]
                    return NEXT
        f.x[DID] = 0
        f.x[LEFT_AREA] = -1
        return NEXT


class HasLevelCard(Group):
    """Characters with a card of that level."""

    def __init__(self, hosts: Group, level: int, top: bool) -> None:
        self.hosts = hosts
        self.level = level
        self.top = top

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for h in self.hosts.handles(s, f):
            cards = t.stack_of(t.character_of(h & 4095))
            if self.top:
                cards = cards[-1:]
            if self.level in [t.face(c).level for c in cards]:
                found.append(h)
        return found


@dataclass(eq=False)
class TakeLevelCard(Deed):
    """Put a level n card from (the top of) one of these characters into a hand or discard area."""

    level: int
    hosts: Group
    place: int
    top: bool

    def group(self) -> Group:
        return HasLevelCard(self.hosts, self.level, self.top)

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        code.append(PickCharacters(self.group(), Fixed(1), False))
        code.append(LevelCardOf(self.level, self.place))

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.group().handles(s, f)), 1)


class LayInPlace(Action):
    """Put "it" where the taken card was: the same place of the stack, or the same area (ucg.place.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if not f.sets[IT] or f.x[LEFT_AREA] < 0 or not s.here(f.sets[IT][0]):
            f.x[DID] = 0
            return NEXT
        c = f.sets[IT][0] & 4095
        k = f.x[LEFT_CHARACTER]
        seat = f.controller
        if t.area_of[k] < 0:
            if t.face(c).bp[SINGLE] == NO_VALUE or t.areas[2 * f.x[LEFT_AREA] + seat] >= 0:
                f.x[DID] = 0  # 11.15.1a
                return NEXT
            k = new_character(t, seat, f.x[LEFT_AREA])
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if h & 4095 != c]
        place = f.x[LEFT_INDEX]
        top = place < 0 or place >= len(t.stack_of(k))
        lay(t, c, k, False, "ucg.place.1", f.source, -1 if top else place)
        f.sets[PLAYED] = f.sets[PLAYED] + [t.handle(c)]
        f.sets[CHOSEN] = [k]
        enters_play(t, [c], seat, "11.8.2")
        return NEXT


class SpeakOf(Action):
    """The cards of a group are spoken of."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def run(self, s: State, f: Frame) -> int:
        f.sets[IT] = [h for h in self.group.handles(s, f) if s.here(h)]
        return NEXT


@dataclass(eq=False)
class PlayInPlace(Deed):
    """Put the revealed (or selected) card into play in its place."""

    def emit(self, code: list[Action]) -> None:
        code.append(SpeakOf(Remembered(LOOKED)))
        code.append(LayInPlace())


@dataclass(eq=False)
class PlayPickInPlace(Deed):
    """Put one fitting card from your discard area or hand into play in its place."""

    what: Filter
    source: int

    def emit(self, code: list[Action]) -> None:
        code.append(PlaceOnTop())
        code.append(PickCards(card_group(self.source, self.what), Fixed(1), False, 0, False))
        code.append(LayInPlace())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(card_group(self.source, self.what).handles(s, f)), 1)


class PlaceOnTop(Action):
    """The taken card was the top one."""

    def run(self, s: State, f: Frame) -> int:
        f.x[LEFT_INDEX] = -1
        return NEXT


class PickLevels(Action):
    """Select one fitting card per level in the discard area, one at a time."""

    def __init__(self, levels: list[int], what: Filter) -> None:
        self.levels = levels
        self.what = what

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            f.sets[LOOKED] = []
            f.x[STEP] = 0
            f.phase = 1
        else:
            f.sets[LOOKED] = f.sets[LOOKED] + [t.handle(arg_a(s.picked))]
            f.x[STEP] += 1
        while f.x[STEP] < len(self.levels):
            level = self.levels[f.x[STEP]]
            found = [h for h in PileCards(YOURS, DISCARD, self.what).handles(s, f) if t.face(h & 4095).level == level]
            if not found:
                f.x[DID] = 0
                return NEXT
            if len(found) > 1:
                options = [option(2, h & 4095) for h in found]  # PICK
                s.ask(f.controller, "choose", options, "ucg.cost.2", f.source)
                return WAIT
            f.sets[LOOKED] = f.sets[LOOKED] + found
            f.x[STEP] += 1
        return NEXT


@dataclass(eq=False)
class SelectLevels(Deed):
    """Select a level 1, 2 and 3 card in your discard area."""

    levels: list[int]
    what: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(PickLevels(self.levels, self.what))

    def scope(self, s: State, f: Frame) -> int:
        t = table(s)
        have = [t.face(h & 4095).level for h in PileCards(YOURS, DISCARD, self.what).handles(s, f)]
        for level in self.levels:
            if level not in have:
                return NOTHING
        return WHOLLY


@dataclass(eq=False)
class SelectCard(Deed):
    """Select one fitting card in your discard area."""

    what: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(PileCards(YOURS, DISCARD, self.what), Fixed(1), False, 0, False))
        code.append(LookAtIt())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(PileCards(YOURS, DISCARD, self.what).handles(s, f)), 1)


class LookAtIt(Action):
    def run(self, s: State, f: Frame) -> int:
        f.sets[LOOKED] = f.sets[IT]
        return NEXT


@dataclass(eq=False)
class ChooseRevealed(Deed):
    """Choose one fitting card from among the revealed or sent ones."""

    what: Filter
    group: Group

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(Restricted(self.group, self.what), Fixed(1), False, 0, False))
        code.append(KeepPick())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(Restricted(self.group, self.what).handles(s, f)), 1)


class KeepPick(Action):
    """The chosen card, kept apart from what is chosen later."""

    def run(self, s: State, f: Frame) -> int:
        f.sets[CHOSEN_CARD] = f.sets[IT]
        return NEXT




class WholeCharacter(Action):
    """All cards of the character spoken of leave for a zone."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if not f.sets[CHOSEN] or t.area_of[f.sets[CHOSEN][0]] < 0:
            f.x[DID] = 0
            f.x[LEFT_AREA] = -1
            return NEXT
        k = f.sets[CHOSEN][0]
        cards = t.stack_of(k)[:]
        if self.place == HAND and not may_return(t, cards[len(cards) - 1]) and len(cards) != 2:
            f.x[DID] = 0
            return NEXT
        f.x[LEFT_AREA] = t.area_of[k]
        f.x[LEFT_CHARACTER] = k
        f.x[COUNT] = len(cards)
        for c in reversed(cards):
            send(t, c, self.place, "ucg.char.2", f.source)
        f.sets[TO_HAND if self.place == HAND else IT] = [t.handle(c) for c in cards]
        return NEXT


@dataclass(eq=False)
class TakeCharacter(Deed):
    """Exile a whole character, or put it into its owner's hand."""

    whom: Whom
    place: int

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(WholeCharacter(self.place))

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


class LayStack(Action):
    """Several cards enter play together as one new character, lowest level first (ucg.place.2, ucg.char.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        cards = [h & 4095 for h in f.sets[LOOKED] if s.here(h)]
        area = f.x[LEFT_AREA]
        if not cards or area < 0 or t.areas[2 * area + f.controller] >= 0:
            f.x[DID] = 0
            return NEXT
        cards = by_level(t, cards)
        k = new_character(t, f.controller, area)
        for c in cards:
            lay(t, c, k, False, "ucg.place.2", f.source)
        f.sets[PLAYED] = f.sets[PLAYED] + [t.handle(c) for c in cards]
        f.sets[CHOSEN] = [k]
        f.sets[LOOKED] = []
        enters_play(t, [cards[len(cards) - 1]], f.controller, "11.8.2")
        return NEXT


def by_level(t: Table, cards: list[int]) -> list[int]:
    found: list[int] = []
    for c in cards:
        i = 0
        while i < len(found) and t.face(found[i]).level <= t.face(c).level:
            i += 1
        found.insert(i, c)
    return found


@dataclass(eq=False)
class PlayStack(Deed):
    """Put the selected cards into play as a TRIPLE in its place."""

    state: int
    what: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(LayStack())


class PickPairFromHand(Action):
    """Two cards of the hand that make a conforming stack, lower card first."""

    def __init__(self, size: int, what: Filter) -> None:
        self.size = size
        self.what = what

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            f.sets[LOOKED] = []
            f.phase = 1
        else:
            f.sets[LOOKED] = f.sets[LOOKED] + [t.handle(arg_a(s.picked))]
        picked = slots_of(f.sets[LOOKED])
        if len(picked) == self.size:
            return NEXT
        hand = slots_of(PileCards(YOURS, HAND, self.what).handles(s, f))
        found = [c for c in hand if c not in picked and completes(t, picked + [c], hand, self.size)]
        if not found:
            f.x[DID] = 0
            f.sets[LOOKED] = []
            return NEXT
        s.ask(f.controller, "choose", [option(2, c) for c in found], "11.8.1", f.source)  # PICK
        return WAIT


def completes(t: Table, cards: list[int], hand: list[int], size: int) -> bool:
    """Can these cards be the lower part of a conforming stack of that size?"""
    if not conforms(t, cards):
        return False
    if len(cards) == size:
        return True
    for c in hand:
        if c not in cards and completes(t, cards + [c], hand, size):
            return True
    return False


@dataclass(eq=False)
class PlayFromHandInPlace(Deed):
    """Using cards from your hand, put a DOUBLE … into play in its place."""

    state: int
    what: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(PickPairFromHand(self.state, self.what))
        code.append(LayStack())


@dataclass(eq=False)
class JustPlayed(Group):
    """The character that was put into play with this effect."""

    what: Filter

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        found: list[int] = []
        for h in f.sets[PLAYED]:
            if s.here(h) and standing_for(t, h & 4095) >= 0 and self.what.fits(s, f, h & 4095):
                found.append(h)
        return found


register(
    TakeLevelCard, PlayInPlace, PlayPickInPlace, SelectLevels, SelectCard, ChooseRevealed, TakeCharacter, PlayStack,
    PlayFromHandInPlace, JustPlayed,
)  # fmt: skip

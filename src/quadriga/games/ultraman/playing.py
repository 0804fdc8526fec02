"""Effects that put cards into play, and Charge (11.8, 11.17, ucg.top, ucg.place, ucg.under, ucg.copy)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.groups import YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import (
    COUNT,
    DID,
    IT,
    LOOKED,
    NEXT,
    WAIT,
    Action,
    Filter,
    Group,
)
from quadriga.games.ultraman.battle import conforms
from quadriga.games.ultraman.deeds import (
    LEFT_AREA,
    LEFT_CHARACTER,
    Among2,
    PickCards,
    SendThem,
    enough,
    slots_of,
)
from quadriga.games.ultraman.describing import (
    CanTake,
    Characters,
    FitsSomewhere,
    NameIs,
    PileCards,
    Remembered,
    With,
    standing_for,
    this_character,
)
from quadriga.games.ultraman.faces import NO_VALUE, PAYMENT, SINGLE, EffectText
from quadriga.games.ultraman.gates import NOTHING, WHOLLY, Deed
from quadriga.games.ultraman.giving import ForgetChosen, PickCharacters, Whom
from quadriga.games.ultraman.paying import can_pay
from quadriga.games.ultraman.powers import text_active
from quadriga.games.ultraman.resolving import (
    CHOSEN,
    NESTED,
    PLAYED,
    REVEALED,
    SENT,
    STEP,
    TO_HAND,
    start_effect,
)
from quadriga.games.ultraman.table import DECK, DISCARD, EXILE, HAND, Table, table
from quadriga.games.ultraman.terms import TEXT
from quadriga.games.ultraman.timing import ENTERS_PLAY, SCENE_ENTERS_PLAY
from quadriga.games.ultraman.triggers import Triggered
from quadriga.games.ultraman.zones import (
    charge,
    enters_play,
    lay,
    may_leave,
    may_return,
    new_character,
    send,
    show,
)
from quadriga.kernel.decisions import NO, NUMBER, YES, arg_a, arg_b, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM

# Where a card put into play comes from
FROM_REVEALED: Final = 0
FROM_DISCARD: Final = 1
FROM_HAND: Final = 2
THIS_CARD: Final = 3

LEFT_INDEX: Final = 14
"""The place in the stack that the taken card had."""


class OwnCard(Group):
    """The card whose text this is."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return [f.source] if s.here(f.source) else []


def card_group(source: int, what: Filter) -> Group:
    if source == FROM_REVEALED:
        return Among2(Remembered(LOOKED), what)
    if source == THIS_CARD:
        return OwnCard()
    return PileCards(YOURS, DISCARD if source == FROM_DISCARD else HAND, what)


class ItFits(Group):
    """Characters of a group that can take "it"."""

    def __init__(self, hosts: Group) -> None:
        self.hosts = hosts
        self.test = CanTake(Remembered(IT))

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in self.hosts.handles(s, f) if self.test.fits(s, f, h & 4095)]


class LayOnTop(Action):
    """Put "it" on the character spoken of: face-up, upright, entering play (11.8.1, 11.8.2)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if not f.sets[IT] or not f.sets[CHOSEN]:
            f.x[DID] = 0
            return NEXT
        play_on(t, f, f.sets[IT][0] & 4095, f.sets[CHOSEN][0])
        return NEXT


def play_on(t: Table, f: Frame, c: int, k: int) -> None:
    f.sets[LOOKED] = [h for h in f.sets[LOOKED] if h & 4095 != c]
    lay(t, c, k, False, "11.8.1", f.source)
    f.sets[PLAYED] = f.sets[PLAYED] + [t.handle(c)]
    enters_play(t, [c], t.side[k], "11.8.2")


@dataclass(eq=False)
class PlayOnTop(Deed):
    """Put one fitting card into play on top of one of these characters that is able to level up with it (ucg.top.1)."""

    what: Filter
    source: int
    hosts: Group

    def cards(self) -> Group:
        return Restricted(card_group(self.source, self.what), FitsSomewhere(self.hosts))

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(self.cards(), Fixed(1), False, 0, False))
        code.append(ForgetChosen())
        code.append(PickCharacters(ItFits(self.hosts), Fixed(1), False))
        code.append(LayOnTop())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.cards().handles(s, f)), 1)


class Restricted(Group):
    """Those of a group that pass a further filter."""

    def __init__(self, group: Group, what: Filter) -> None:
        self.group = group
        self.what = what

    def handles(self, s: State, f: Frame) -> list[int]:
        return [h for h in self.group.handles(s, f) if self.what.fits(s, f, h & 4095)]


class SpeakOfThis(Action):
    """This character is spoken of."""

    def run(self, s: State, f: Frame) -> int:
        k = this_character(table(s), f)
        f.sets[CHOSEN] = [k] if k >= 0 else []
        return NEXT


@dataclass(eq=False)
class PlayOnThis(Deed):
    """Put one fitting card into play on top of this character; 12.2.1 corrects what does not conform."""

    what: Filter
    source: int

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(card_group(self.source, self.what), Fixed(1), False, 0, False))
        code.append(SpeakOfThis())
        code.append(LayOnTop())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(card_group(self.source, self.what).handles(s, f)), 1)


class LayUnder(Action):
    """Put "it" at the bottom of the stack, above the Charge cards (11.17.4, ucg.under.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if not f.sets[IT] or not f.sets[CHOSEN]:
            f.x[DID] = 0
            return NEXT
        c = f.sets[IT][0] & 4095
        k = f.sets[CHOSEN][0]
        f.sets[LOOKED] = [h for h in f.sets[LOOKED] if h & 4095 != c]
        lay(t, c, k, False, "11.17.4", f.source, BOTTOM)
        f.sets[PLAYED] = f.sets[PLAYED] + [t.handle(c)]
        enters_play(t, [c], t.side[k], "ucg.under.2")
        return NEXT


class SameNameAsIt(Group):
    """Characters of a group that have the character name of "it"."""

    def __init__(self, hosts: Group) -> None:
        self.hosts = hosts

    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        names: list[str] = []
        for h in f.sets[IT]:
            names = names + t.face(h & 4095).names
        return [h for h in self.hosts.handles(s, f) if t.face(h & 4095).character in names]


@dataclass(eq=False)
class PlayUnder(Deed):
    """Put one fitting card into play on the bottom of one of these characters.

    `same_name`: the text asks for the same character name; without that limit the stack is corrected afterwards.
    """

    what: Filter
    source: int
    hosts: Group
    same_name: bool

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(card_group(self.source, self.what), Fixed(1), False, 0, False))
        code.append(ForgetChosen())
        hosts = SameNameAsIt(self.hosts) if self.same_name else self.hosts
        code.append(PickCharacters(hosts, Fixed(1), False))
        code.append(LayUnder())

    def scope(self, s: State, f: Frame) -> int:
        if not self.hosts.handles(s, f):
            return NOTHING
        return enough(len(card_group(self.source, self.what).handles(s, f)), 1)


# -- In its place ---------------------------------------------------------------------


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
    group: int

    def emit(self, code: list[Action]) -> None:
        code.append(PickCards(Restricted(Remembered(self.group), self.what), Fixed(1), False, 0, False))
        code.append(KeepPick())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(Restricted(Remembered(self.group), self.what).handles(s, f)), 1)


class KeepPick(Action):
    """The chosen card, kept apart from what is chosen later."""

    def run(self, s: State, f: Frame) -> int:
        f.sets[CHOSEN_CARD] = f.sets[IT]
        return NEXT


CHOSEN_CARD: Final = 7


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


# -- Charge ---------------------------------------------------------------------------


class ChargeNow(Action):
    """Reveal up to n cards, then put all of them under one host or none.

    11.17.1a, 11.17.1d; the number first, the host after (ucg.r.chargepick).
    """

    def __init__(self, n: int, hosts: Group) -> None:
        self.n = n
        self.hosts = hosts

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            deck = t.pile(f.controller, DECK)
            most = min(len(deck), self.n)
            if most == 0:
                f.x[DID] = 0
                return NEXT
            f.phase = 1
            s.ask(f.controller, "charge", [option(NUMBER, n) for n in range(most + 1)], "11.17.1a", f.source)
            return WAIT
        if f.phase == 1:
            n = arg_a(s.picked)
            deck = t.pile(f.controller, DECK)
            cards = [deck[len(deck) - 1 - i] for i in range(n)]
            for c in cards:
                show(t, c, "11.17.1a", f.source)
            f.sets[LOOKED] = [t.handle(c) for c in cards]
            f.sets[REVEALED] = f.sets[REVEALED] + f.sets[LOOKED]
            if n == 0 or not self.hosts.handles(s, f):
                f.x[DID] = 0
                return NEXT
            f.phase = 2
            s.ask(f.controller, "charge put", [option(YES), option(NO)], "11.17.1d", f.source)
            return WAIT
        hosts = slots_of(self.hosts.handles(s, f))
        if f.phase == 2:
            if s.picked == option(NO):
                f.x[DID] = 0
                return NEXT
            if len(hosts) > 1:
                f.phase = 3
                s.ask(f.controller, "charge host", [option(2, c) for c in hosts], "ucg.r.chargepick", f.source)  # PICK
                return WAIT
            host = hosts[0]
        else:
            host = arg_a(s.picked)
        charge(t, slots_of(f.sets[LOOKED]), t.character_of(host), "11.17.1b", f.source)
        f.sets[LOOKED] = []
        return NEXT


@dataclass(eq=False)
class Charge(Deed):
    """[Charge n] 【A/B】"""

    n: int
    names: str

    def hosts(self) -> Group:
        return Characters(YOURS, NameAmong(self.names.split("/")))

    def emit(self, code: list[Action]) -> None:
        code.append(ChargeNow(self.n, self.hosts()))

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(table(s).pile(f.controller, DECK)), 1)


class NameAmong(Filter):
    """One of several character names."""

    def __init__(self, names: list[str]) -> None:
        self.names = [NameIs(name) for name in names]

    def fits(self, s: State, f: Frame, c: int) -> bool:
        for name in self.names:
            if name.fits(s, f, c):
                return True
        return False


class HasCharge(Filter):
    """A character with a face-down and sideways card under it."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        t = table(s)
        k = standing_for(t, c)
        return k >= 0 and len(t.charges_of(k)) > 0


class SpeakOfCharge(Action):
    """The lowest Charge card of the character spoken of (ucg.bottom.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        f.sets[IT] = []
        for k in f.sets[CHOSEN]:
            charges = t.charges_of(k)
            if charges:
                f.sets[IT] = [t.handle(charges[0])]
        if not f.sets[IT]:
            f.x[DID] = 0
        return NEXT


class ShowIt(Action):
    def run(self, s: State, f: Frame) -> int:
        for h in f.sets[IT]:
            show(table(s), h & 4095, "11.11.1a", f.source)
        f.sets[LOOKED] = f.sets[IT]
        return NEXT


@dataclass(eq=False)
class UseCharge(Deed):
    """Reveal the bottom face-down and sideways card under one of these, or send it to its owner's discard area."""

    who: Filter
    send: bool

    def hosts(self) -> Group:
        return Characters(YOURS, With(HasCharge(), self.who))

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        code.append(PickCharacters(self.hosts(), Fixed(1), False))
        code.append(SpeakOfCharge())
        code.append(SendThem() if self.send else ShowIt())

    def scope(self, s: State, f: Frame) -> int:
        return enough(len(self.hosts().handles(s, f)), 1)


@dataclass(eq=False)
class PutIt(Deed):
    """Put it into its owner's hand, or send it to its owner's discard area."""

    place: int

    def emit(self, code: list[Action]) -> None:
        code.append(SpeakOf(Remembered(LOOKED)))
        code.append(MoveIt(self.place))


class MoveIt(Action):
    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for h in f.sets[IT]:
            send(t, h & 4095, self.place, "11.2.1", f.source)
        f.sets[LOOKED] = []
        return NEXT


@dataclass(eq=False)
class RemovePlayed(Deed):
    """Send (or exile) the cards put into play with this effect, wherever they are on the field (ucg.delay.1)."""

    exile: bool

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for h in f.sets[PLAYED]:
            if s.here(h) and may_leave(t, h & 4095):
                send(t, h & 4095, EXILE if self.exile else DISCARD, "ucg.delay.1", f.source)
        return NEXT


# -- Texts of other cards -------------------------------------------------------------


class CarryOutText(Action):
    """Carry out a text of another card once, with this effect's player as its player (ucg.copy.1, ucg.copy.2)."""

    def __init__(self, group: Group, kind: int, payment: bool) -> None:
        self.group = group
        self.kind = kind
        self.payment = payment

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            options = self.options(t, f)
            if not options:
                f.x[DID] = 0
                return NEXT
            f.phase = 1
            if len(options) > 1:
                s.ask(f.controller, "text", options, "ucg.copy.1", f.source)
                return WAIT
            s.picked = options[0]
        if f.phase == 1:
            f.phase = 2
            c = arg_a(s.picked)
            text = t.face(c).texts[arg_b(s.picked)]
            nested = start_effect(t, c, text, t.handle(c), f.controller, cause=f.source)
            nested.x[NESTED] = 1  # a payment text counts as used (ucg.r.copyuse)
            return WAIT
        return NEXT

    def options(self, t: Table, f: Frame) -> list[int]:
        found: list[int] = []
        for h in self.group.handles(t, f):
            c = h & 4095
            for text in t.face(c).texts:
                if self.fits(t, c, text, f.controller):
                    found.append(option(TEXT, c, text.number))
        return found

    def fits(self, t: Table, c: int, text: EffectText, seat: int) -> bool:
        if self.payment:
            return text.kind == PAYMENT and can_pay(t, c, text, seat)
        tree = text.tree
        if text.watches != self.kind or not isinstance(tree, Triggered) or not tree.trigger.own:
            return False
        return standing_for(t, c) < 0 or text_active(t, c, text)


@dataclass(eq=False)
class TriggerText(Deed):
    """Trigger one 《When this character (scene) enters play》 effect on a card."""

    group: Group
    scene: bool

    def kind(self) -> int:
        return SCENE_ENTERS_PLAY if self.scene else ENTERS_PLAY

    def emit(self, code: list[Action]) -> None:
        code.append(CarryOutText(self.group, self.kind(), False))


@dataclass(eq=False)
class ChosenCard(Group):
    """The card chosen before."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return f.sets[CHOSEN_CARD]


@dataclass(eq=False)
class TriggerOn(Deed):
    """Trigger one 《When this character enters play》 effect on one of these characters; they are spoken of."""

    whom: Whom

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        code.append(CarryOutText(TopsOfChosen(), ENTERS_PLAY, False))

    def scope(self, s: State, f: Frame) -> int:
        return self.whom.scope(s, f)


class TopsOfChosen(Group):
    def handles(self, s: State, f: Frame) -> list[int]:
        t = table(s)
        return [t.handle(t.top(k)) for k in f.sets[CHOSEN] if t.area_of[k] >= 0]


@dataclass(eq=False)
class ResolveActivate(Deed):
    """Choose one [Activate] effect on your … and resolve it by paying its cost (ucg.copy.2)."""

    who: Filter

    def emit(self, code: list[Action]) -> None:
        code.append(CarryOutText(Characters(YOURS, self.who), 0, True))


register(
    PlayOnTop, PlayOnThis, PlayUnder, TakeLevelCard, PlayInPlace, PlayPickInPlace, SelectLevels, SelectCard,
    ChooseRevealed, TakeCharacter, PlayStack, PlayFromHandInPlace, Charge, UseCharge, PutIt, RemovePlayed,
    JustPlayed, TriggerText, ChosenCard, TriggerOn, ResolveActivate,
)  # fmt: skip

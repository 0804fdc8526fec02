"""Put a card into play on top of or under a character (11.8, ucg.top, ucg.under)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.groups import YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import DID, IT, LOOKED, NEXT, Action, Filter, Group
from quadriga.games.ultraman.choosing import PickCards, enough
from quadriga.games.ultraman.describing import CanTake, FitsSomewhere, this_character
from quadriga.games.ultraman.gates import NOTHING, Deed
from quadriga.games.ultraman.resolving import CHOSEN, PLAYED
from quadriga.games.ultraman.revealing import StillAmong
from quadriga.games.ultraman.speaking import PileCards, Remembered
from quadriga.games.ultraman.table import DISCARD, HAND, Table, table
from quadriga.games.ultraman.whom import ForgetChosen, PickCharacters
from quadriga.games.ultraman.zones import enters_play, lay
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM

# Where a card put into play comes from
FROM_REVEALED: Final = 0
FROM_DISCARD: Final = 1
FROM_HAND: Final = 2
THIS_CARD: Final = 3



class OwnCard(Group):
    """The card whose text this is."""

    def handles(self, s: State, f: Frame) -> list[int]:
        return [f.source] if s.here(f.source) else []


def card_group(source: int, what: Filter) -> Group:
    if source == FROM_REVEALED:
        return StillAmong(Remembered(LOOKED), what)
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


register(PlayOnTop, PlayOnThis, PlayUnder)

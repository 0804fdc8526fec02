"""Charge (11.17)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.groups import YOURS, Fixed
from quadriga.effects.node import register
from quadriga.effects.program import DID, IT, LOOKED, NEXT, WAIT, Action, Filter, Group
from quadriga.games.ultraman.choosing import enough, slots_of
from quadriga.games.ultraman.describing import NameIs, With, standing_for
from quadriga.games.ultraman.gates import Deed
from quadriga.games.ultraman.in_place import SpeakOf
from quadriga.games.ultraman.resolving import CHOSEN, PLAYED, REVEALED
from quadriga.games.ultraman.revealing import SendThem
from quadriga.games.ultraman.speaking import Characters, Remembered
from quadriga.games.ultraman.table import DECK, DISCARD, EXILE, table
from quadriga.games.ultraman.whom import ForgetChosen, PickCharacters
from quadriga.games.ultraman.zones import charge, may_leave, send, show
from quadriga.kernel.decisions import NO, NUMBER, YES, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


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


register(Charge, UseCharge, PutIt, RemovePlayed)

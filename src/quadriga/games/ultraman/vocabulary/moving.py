"""Moving cards: put, send, return … them somewhere (11.2, 11.8, 11.12).

Every change goes through one function for each kind of place, which asks for protection and keeps what was spoken of:
a card that was moved is still "that card" where it lies now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.deeds import Act, Deed
from quadriga.effects.grounds import grounds
from quadriga.effects.lists import Listed
from quadriga.effects.node import Node, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.program import Action
from quadriga.effects.records import Happening
from quadriga.effects.references import PUT, RETURNED, SENT
from quadriga.effects.registers import DID, LEFT
from quadriga.games.ultraman.chapters import timing
from quadriga.games.ultraman.chapters.standing import shielded
from quadriga.games.ultraman.chapters.table import DECK, DISCARD, EXILE, SCENE_AREA, WIDTH, Table
from quadriga.games.ultraman.chapters.zones import KIND_OF_MOVE, NO_GOING, barred, may_exile, may_leave, send_all
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State
from quadriga.kernel.zones import TOP

# Words for moving; they name what was moved afterwards ("the sent card")
PUT_IT: Final = 0
SEND_IT: Final = 1
RETURN_IT: Final = 2
ADD_IT: Final = 3
PLACE_IT: Final = 4
SHUFFLE_IT: Final = 5
MOVE_IT: Final = 6
ROLES: Final = [PUT, SENT, RETURNED, PUT, PUT, RETURNED, PUT]


def registers_of(phrase: Phrase) -> list[int]:
    found = [phrase.reg] if phrase.reg > 0 else []
    if isinstance(phrase, Listed):
        for item in phrase.items:
            found = found + registers_of(item)
    return found


def follow(s: State, f: Frame, phrase: Phrase, cards: list[int]) -> None:
    """The cards of a phrase have moved: it means them where they lie now."""
    for number in registers_of(phrase):
        f.sets[number] = [s.handle(slot_of(e)) if e >= 0 and slot_of(e) in cards else e for e in f.sets[number]]


def slots(s: State, f: Frame, phrase: Phrase) -> list[int]:
    """The cards that a phrase means, a whole character's all of them, top card first."""
    g = grounds(s)
    found: list[int] = []
    for e in phrase.handles(s, f):
        if g.here(s, e):
            found = found + g.cards_of(s, e)[::-1]
    return found


def leaves(t: Table, f: Frame, phrase: Phrase, cards: list[int]) -> None:
    """Remember where what leaves the field stood, for "in its place"."""
    for c in cards:
        k = t.character_of(c)
        if k >= 0:
            place = t.stack_of(k).index(c)
            for number in registers_of(phrase):
                f.sets[LEFT] = [number, t.area_of[k], k, place] + f.sets[LEFT]


def allowed(t: Table, phrase: Phrase, c: int, place: int, seat: int, f: Frame) -> bool:
    """May this card go there (1.2.2, 11.15.1b, ucg.r.nosingle)?"""
    if place == EXILE and t.zone[c] < SCENE_AREA and not may_exile(t, c, seat):
        return False
    k = t.character_of(c)
    if barred(t, c, NO_GOING[place], f):
        return False
    if k < 0:
        return True
    if shielded(t, k, seat, f.source):
        return False
    if phrase.in_play() or -2 - k in phrase.handles(t, f):  # all of it goes
        return True
    return may_leave(t, c)


def take_away(t: Table, f: Frame, phrase: Phrase, place: int, rule: str, where: int = TOP) -> list[int]:
    """The cards of a phrase go to their owners' zones of that kind, as far as they may; those that went."""
    cards: list[int] = []
    whole = slots(t, f, phrase)
    for c in whole:
        if allowed(t, phrase, c, place, f.controller, f):
            cards.append(c)
        else:
            f.x[DID] = 0
    if not cards:
        f.x[DID] = 0
        return cards
    leaves(t, f, phrase, cards)
    from_deck = False
    for c in cards:
        if t.zone[c] < SCENE_AREA and t.zone[c] % WIDTH == DECK:
            from_deck = True
    send_all(t, cards, place, rule, f.source, where, f)
    if from_deck and place != DECK:
        t.mark()
    follow(t, f, phrase, cards)
    return cards


class Destination(Node):
    """Where cards are put."""

    def prepare(self, code: list[Action], move: Move) -> None:
        """What is asked before."""

    def allows(self, s: State, f: Frame, c: int, move: Move) -> bool:
        return True

    def carry(self, s: State, f: Frame, move: Move) -> int:
        raise NotImplementedError(type(self).__name__)

    def hosts(self) -> list[Phrase]:
        return []

    def role(self, verb: int) -> int:
        """What a text calls the cards afterwards."""
        return ROLES[verb]

    def place(self) -> int:
        """The place that a record of it names."""
        return timing.FIELD

    def scope(self, s: State, f: Frame, move: Move) -> int:
        return 2

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        return record.to == self.place()


@dataclass(eq=False)
class Move(Act):
    """Put, send, return … cards somewhere."""

    verb: int
    what: Phrase
    dest: Destination
    but: Phrase | None = None
    """Except for these."""

    def object(self) -> Phrase:
        return self.what

    def objects(self) -> list[Phrase]:
        return [self.what] + self.dest.hosts()

    def needs_place(self) -> bool:
        return True

    def role(self) -> int:
        return self.dest.role(self.verb)

    def prepare(self, code: list[Action]) -> None:
        self.dest.prepare(code, self)

    def allows(self, s: State, f: Frame, c: int) -> bool:
        if self.but is not None and s.handle(c) in self.but.could(s, f):
            return False
        return self.dest.allows(s, f, c, self)

    def scope(self, s: State, f: Frame) -> int:
        return min(Act.scope(self, s, f), self.dest.scope(s, f, self))

    def carry(self, s: State, f: Frame) -> int:
        return self.dest.carry(s, f, self)

    def kinds(self) -> list[int]:
        place = self.dest.place()
        if place == DISCARD:
            return [timing.SENT, timing.DISCARDED]  # a card discarded is sent there from a hand (3.7.1)
        if place < len(KIND_OF_MOVE):
            return [KIND_OF_MOVE[place]]
        if place == timing.SCENE_PLACE:
            return [timing.SCENE_ENTERS_PLAY]
        return [timing.PUT_UNDER if place == timing.UNDER else timing.ENTERS_PLAY]

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        return self.dest.happened(s, f, record)


@dataclass(eq=False)
class Moved(Deed):
    """Sent, returned, put … this way: wherever the cards went."""

    kinds_: list[int]
    what: Phrase

    def objects(self) -> list[Phrase]:
        return [self.what]

    def kinds(self) -> list[int]:
        return self.kinds_


register(Move, Moved)

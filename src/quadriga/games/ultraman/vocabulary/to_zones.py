"""To a hand, a deck, a discard area: always the owner's (3.1.2a)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.grounds import actor
from quadriga.effects.node import Node, register
from quadriga.effects.phrases import Phrase
from quadriga.effects.piles import AT_EITHER, AT_TOP, Pile, PileEnd
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.records import Happening
from quadriga.effects.references import REST, Ref, ThisOne
from quadriga.effects.registers import DID, PICKED, TEMP
from quadriga.effects.stacks import EndOfStack
from quadriga.games.ultraman.chapters.table import DECK, HAND, SCENE_AREA, WIDTH, Table, table
from quadriga.games.ultraman.chapters.terms import ENDS
from quadriga.games.ultraman.vocabulary.moving import (
    SHUFFLE_IT,
    Destination,
    Move,
    allowed,
    follow,
    registers_of,
    slots,
    take_away,
)
from quadriga.games.ultraman.vocabulary.tests import A_SCENE
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM, TOP, conceal, reorder, shuffle


@dataclass(eq=False)
class To(Destination):
    """To your hand, to its owner's discard area, to the top or bottom of your deck: always its owner's (3.1.2a)."""

    pile: Node

    def place(self) -> int:
        if isinstance(self.pile, PileEnd):
            return self.pile.pile.place
        assert isinstance(self.pile, Pile)
        return self.pile.place

    def end(self) -> int:
        return self.pile.end if isinstance(self.pile, PileEnd) else AT_TOP

    def allows(self, s: State, f: Frame, c: int, move: Move) -> bool:
        return allowed(table(s), move.what, c, self.place(), f.controller, f)

    def prepare(self, code: list[Action], move: Move) -> None:
        if self.end() == AT_EITHER:
            code.append(AskEnd(move))
        if self.place() == DECK and move.verb != SHUFFLE_IT:
            if move.what.quantity() is not None:
                move.what.ordered = True
            elif move.what.many() or isinstance(move.what, Ref):
                code.append(AskOrder(move))

    def carry(self, s: State, f: Frame, move: Move) -> int:
        t = table(s)
        place = self.place()
        if place != DECK:
            take_away(t, f, move.what, place, sending_rule(move.what))
            return NEXT
        top = self.end() == AT_TOP or (self.end() == AT_EITHER and f.x[TEMP] == 1)
        cards = slots(s, f, move.what)
        if not cards:
            f.x[DID] = 0
            return NEXT
        inside = [c for c in cards if t.zone[c] < SCENE_AREA and t.zone[c] % WIDTH == DECK]
        if len(inside) == len(cards):
            self.put_back(t, f, move, cards, top)
        else:
            hidden = [c for c in cards if s.known[c] != 3 and t.zone[c] == actor(f) * WIDTH + HAND]
            cards = take_away(t, f, move.what, DECK, "ucg.ret.1", TOP if top else BOTTOM)
            conceal(s, [c for c in hidden if c in cards], actor(f))
        if move.verb == SHUFFLE_IT:
            for seat in range(2):
                if [c for c in cards if t.owner[c] == seat]:
                    shuffle(s, seat * WIDTH + DECK)
        return NEXT

    def put_back(self, t: Table, f: Frame, move: Move, cards: list[int], top: bool) -> None:
        """Cards that were looked at in a deck go to an end of it; nobody follows them there (11.11.1b)."""
        for seat in range(2):
            zone = seat * WIDTH + DECK
            mine = [c for c in cards if t.zone[c] == zone]
            if mine:
                rest = [c for c in t.zones[zone] if c not in mine]
                both_know = len(mine) == 1
                reorder(t, zone, rest + mine if top else mine + rest, -1 if both_know else actor(f))
                if t.recording:
                    t.emit("return to deck", "ucg.ret.1", actor(f), n=len(mine), target=zone, cause=f.source)
        follow(t, f, move.what, cards)

    def happened(self, s: State, f: Frame, record: Happening) -> bool:
        end = self.end() if isinstance(self.pile, PileEnd) else AT_EITHER
        return record.to == self.place() and (end == AT_EITHER or record.end == end)


def sending_rule(what: Phrase) -> str:
    """The rule by which cards are sent somewhere."""
    if isinstance(what, Ref) and what.role == REST:
        return "ucg.rest.1"
    if isinstance(what, ThisOne) and what.kind == A_SCENE:
        return "ucg.scene.2"
    return "11.12.1" if isinstance(what, EndOfStack) else "11.2.1"


class AskEnd(Action):
    """Top or bottom of the deck: the player of the effect chooses (ucg.ret.1)."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def run(self, s: State, f: Frame) -> int:
        if not self.move.what.handles(s, f):
            return NEXT
        if f.phase == 0:
            f.phase = 1
            s.ask(actor(f), "end of deck", [option(ENDS, 1), option(ENDS, 0)], "ucg.ret.1", f.source)
            return WAIT
        f.x[TEMP] = arg_a(s.picked)
        return NEXT


class AskOrder(Action):
    """The order of several cards put on a deck: the first picked lies lowest at the top, highest at the bottom."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def run(self, s: State, f: Frame) -> int:
        what = self.move.what
        there = what.handles(s, f)
        if f.phase == 0:
            if len(there) < 2 or there[0] < 0:
                return NEXT
            f.sets[PICKED] = []
            f.phase = 1
        else:
            f.sets[PICKED] = f.sets[PICKED] + [s.handle(arg_a(s.picked))]
        left = [h for h in there if h not in f.sets[PICKED]]
        if len(left) > 1:
            s.ask(actor(f), "choose", [option(PICK, slot_of(h)) for h in left], "ucg.ret.1", f.source)
            return WAIT
        ordered = f.sets[PICKED] + left
        for number in registers_of(what):
            rest = [e for e in f.sets[number] if e not in ordered]
            f.sets[number] = rest + [e for e in ordered if e in f.sets[number]]
        return NEXT


register(To)

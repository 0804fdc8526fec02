"""Using cards from your hand, put a DOUBLE … into play: a stack made of several cards (11.8.1)."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.grounds import actor
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import Pile
from quadriga.effects.program import NEXT, WAIT, Action
from quadriga.effects.references import PLAYED
from quadriga.effects.registers import DID
from quadriga.games.ultraman.chapters import timing
from quadriga.games.ultraman.chapters.battle import conforms
from quadriga.games.ultraman.chapters.table import Table, table
from quadriga.games.ultraman.vocabulary.into_play import IntoPlay
from quadriga.games.ultraman.vocabulary.moving import PUT_IT, Move
from quadriga.kernel.decisions import PICK, arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import State


@dataclass(eq=False)
class Assemble(Deed):
    """Using cards from your hand, put a DOUBLE … into play in its place: cards that make a conforming stack."""

    pile: Pile
    what: Some
    dest: IntoPlay

    def objects(self) -> list[Phrase]:
        return [self.what]

    def role(self) -> int:
        return PLAYED

    def emit(self, code: list[Action]) -> None:
        code.append(PickStack(self))
        code.append(LayStack(self))

    def kinds(self) -> list[int]:
        return [timing.ENTERS_PLAY]

    def sizes(self) -> list[int]:
        from quadriga.games.ultraman.vocabulary.tests import StateIs

        for one in self.what.what.pre or []:
            if isinstance(one, StateIs):
                return one.states
        return [1]

    def fitting(self, s: State, f: Frame) -> list[int]:
        what = self.what.what.what
        return [c for c in self.pile.cards(s, f) if what is None or what.fits(s, f, c)]


class PickStack(Action):
    """One card at a time, lowest first; only those from which the stack can be completed."""

    def __init__(self, deed: Assemble) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        number = self.deed.what.reg
        if f.phase == 0:
            f.sets[number] = []
            f.phase = 1
        else:
            f.sets[number] = f.sets[number] + [t.handle(arg_a(s.picked))]
        picked = [slot_of(h) for h in f.sets[number]]
        size = self.deed.sizes()[0]
        if len(picked) == size:
            return NEXT
        hand = self.deed.fitting(s, f)
        found = [c for c in hand if c not in picked and completes(t, picked + [c], hand, size)]
        if not found:
            f.x[DID] = 0
            f.sets[number] = []
            return NEXT
        s.ask(actor(f), "choose", [option(PICK, c) for c in found], "11.8.1", f.source)
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


class LayStack(Action):
    def __init__(self, deed: Assemble) -> None:
        self.deed = deed

    def run(self, s: State, f: Frame) -> int:
        cards = [slot_of(h) for h in f.sets[self.deed.what.reg] if s.here(h)]
        if not cards:
            f.x[DID] = 0
            return NEXT
        self.deed.dest.replace_in_place(table(s), f, Move(PUT_IT, self.deed.what, self.deed.dest), cards)
        return NEXT


register(Assemble)

"""Searching a pile that nobody sees."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.grounds import actor, grounds
from quadriga.effects.node import register
from quadriga.effects.phrases import Phrase, Some
from quadriga.effects.piles import Pile
from quadriga.effects.program import NEXT, WAIT
from quadriga.effects.references import CHOSEN
from quadriga.effects.registers import DID, PICKED
from quadriga.effects.taking import NOTHING, WHOLLY
from quadriga.kernel.decisions import DONE, PICK, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State


@dataclass(eq=False)
class Search(Deed):
    """Search your deck for one card of a kind: you see all of it, and may find fewer than there are."""

    pile: Pile
    what: Some

    def role(self) -> int:
        return CHOSEN

    def objects(self) -> list[Phrase]:
        return [self.what]

    def run(self, s: State, f: Frame) -> int:
        g = grounds(s)
        if f.phase == 0:
            f.phase = 1
            f.sets[PICKED] = []
            for c in self.pile.cards(s, f):
                g.show_to(s, f, c, actor(f))
            s.mark()
        elif verb(s.picked) != DONE:
            f.sets[PICKED] = f.sets[PICKED] + [s.handle(arg_a(s.picked))]
        else:
            return self.found(f)
        picked = f.sets[PICKED]
        slots = [c for c in self.pile.cards(s, f) if s.handle(c) not in picked and self.what.what.suits(s, f, c)]
        wanted = 1 if self.what.q is None else self.what.q.most(s, f, len(slots) + len(picked))
        if len(picked) >= wanted or not slots:
            return self.found(f)
        options = [option(PICK, c) for c in slots] + [option(DONE)]
        s.ask(actor(f), "choose", options, g.choose_rule(s, f, True), f.source)
        return WAIT

    def found(self, f: Frame) -> int:
        f.sets[self.what.reg] = f.sets[PICKED]
        if not f.sets[PICKED]:
            f.x[DID] = 0
        return NEXT

    def scope(self, s: State, f: Frame) -> int:
        return WHOLLY if self.pile.cards(s, f) else NOTHING


register(Search)

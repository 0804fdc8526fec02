"""The top or bottom card of a character (11.12, ucg.bottom.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.effects.node import register
from quadriga.effects.program import DID, IT, NEXT, SPARE, WAIT, Action
from quadriga.games.ultraman.choosing import AT_BOTTOM, AT_TOP
from quadriga.games.ultraman.gates import NOTHING, Deed
from quadriga.games.ultraman.resolving import BY_CHARACTER, CHOSEN, LEFT_AREA, LEFT_CHARACTER, RETURNED, SENT, TO_HAND
from quadriga.games.ultraman.table import DISCARD, HAND, table
from quadriga.games.ultraman.terms import ENDS
from quadriga.games.ultraman.whom import ForgetChosen, Whom
from quadriga.games.ultraman.zones import TOP_TO_HAND, may_leave, may_return, send
from quadriga.kernel.decisions import arg_a, option
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import BOTTOM, TOP

TOP_CARD: Final = 0
BOTTOM_CARD: Final = 1
EITHER_CARD: Final = 2


class AskWhichCard(Action):
    """The top or the bottom card of the character."""

    def run(self, s: State, f: Frame) -> int:
        if not f.sets[CHOSEN]:
            return NEXT
        if f.phase == 0:
            f.phase = 1
            s.ask(f.controller, "end of stack", [option(ENDS, 1), option(ENDS, 0)], "11.2.1", f.source)
            return WAIT
        f.x[SPARE] = arg_a(s.picked)
        return NEXT


class TakeCardsOf(Action):
    """Take the top or bottom card of the characters spoken of, if it may leave."""

    def __init__(self, card: int, place: int, end: int) -> None:
        self.card = card
        self.place = place
        self.end = end

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        taken: list[int] = []
        for k in f.sets[CHOSEN]:
            if t.area_of[k] < 0:
                continue
            bottom = self.card == BOTTOM_CARD or (self.card == EITHER_CARD and f.x[SPARE] == 0)
            cards = t.stack_of(k)
            c = cards[0] if bottom else cards[len(cards) - 1]  # 11.12.1, ucg.bottom.1
            allowed = may_return(t, c) if self.place == HAND else may_leave(t, c)
            if not allowed:
                f.x[DID] = 0  # ucg.r.nosingle, 1.2.2
                continue
            state = len(cards)
            if self.place == HAND and not bottom:
                by = f.controller if f.x[BY_CHARACTER] == 1 else -1
                t.history = t.history + [[TOP_TO_HAND, t.owner[c], t.card[c], state, by]]
            f.x[LEFT_AREA] = t.area_of[k]
            f.x[LEFT_CHARACTER] = k
            send(t, c, self.place, "11.12.1", f.source, BOTTOM if self.end == AT_BOTTOM else TOP)
            taken.append(t.handle(c))
        group = TO_HAND if self.place == HAND else (SENT if self.place == DISCARD else RETURNED)
        f.sets[group] = f.sets[group] + taken
        f.sets[IT] = taken
        if not taken:
            f.x[DID] = 0
        return NEXT




@dataclass(eq=False)
class TakeCardOf(Deed):
    """Put the top (or bottom) card of a character into a hand, a discard area or a deck."""

    whom: Whom
    card: int
    place: int
    end: int = AT_TOP

    def emit(self, code: list[Action]) -> None:
        code.append(ForgetChosen())
        self.whom.emit(code)
        if self.card == EITHER_CARD:
            code.append(AskWhichCard())
        code.append(TakeCardsOf(self.card, self.place, self.end))

    def scope(self, s: State, f: Frame) -> int:
        if self.whom.scope(s, f) == NOTHING:
            return NOTHING
        t = table(s)
        for h in self.whom.everybody().handles(s, f):
            cards = t.stack_of(t.character_of(h & 4095))
            c = cards[0] if self.card == BOTTOM_CARD else cards[len(cards) - 1]
            if may_return(t, c) if self.place == HAND else may_leave(t, c):
                return self.whom.scope(s, f)
        return NOTHING


register(TakeCardOf)

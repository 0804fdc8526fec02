"""Instructions that few cards have: using cards from elsewhere, turning up the deck, winning."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.deeds import Deed
from quadriga.effects.node import register
from quadriga.effects.program import NEXT, Filter, Group
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.abilities import raise_event
from quadriga.games.union_arena.chapters.cost_reduction import ap_cost
from quadriga.games.union_arena.chapters.extra_costs import can_pay_extra
from quadriga.games.union_arena.chapters.faces import EVENT, NO_TRIGGER
from quadriga.games.union_arena.chapters.prohibitions import own_forbids, player_forbidden
from quadriga.games.union_arena.chapters.table import DECK, table
from quadriga.games.union_arena.chapters.timing import TRIGGER_USED
from quadriga.games.union_arena.chapters.using_events import NOT_FROM_HAND, TO_REMOVAL
from quadriga.games.union_arena.vocabulary.looking import show
from quadriga.games.union_arena.vocabulary.registers import fails
from quadriga.games.union_arena.vocabulary.standing import BE_USED
from quadriga.games.union_arena.vocabulary.verbs import Verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import EVERYBODY, State, with_value


@dataclass(eq=False)
class CanPayFor(Filter):
    """An event whose AP cost its player can pay, and that no text forbids to use (ua.cost.use.1)."""

    def fits(self, s: State, f: Frame, c: int) -> bool:
        g = table(s)
        seat = g.owner[c]
        if g.face(c).type != EVENT or ap_cost(g, c) > g.ap_active[seat]:
            return False
        return not own_forbids(g, BE_USED, c) and not player_forbidden(g, BE_USED, seat)


@dataclass(eq=False)
class UseCard(Verb):
    """Use an event from another zone: its required energy is not asked for (ua.cost.use.1).

    Its AP cost is paid, unless it is `free`.
    """

    what: Group
    free: bool = False

    def goal(self) -> Group:
        return self.what

    def __post_init__(self) -> None:
        self.to_removal = False
        """Another sentence sends it to the removal area (ua.main.event.5); the builder notes it."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h for h in self.what.handles(s, f) if g.face(slot_of(h)).type == EVENT]
        cards = [h for h in cards if can_pay_extra(g, f.controller, slot_of(h))]
        if not cards:
            fails(f)
        else:
            use = proc.EventFrame(cards[0], f.controller)
            use.free = self.free
            use.afterwards = TO_REMOVAL if self.to_removal else NOT_FROM_HAND
            g.push(use)
        return NEXT


@dataclass(eq=False)
class TurnUpTop(Deed):
    """The top card of the deck lies face up from now on (ua.look.4)."""

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        deck = g.pile(f.controller, DECK)
        if deck:
            c = deck[len(deck) - 1]
            show(g, c, EVERYBODY, "ua.look.4", f.source)
            g.face_up = with_value(g.face_up, c, 1)
            g.touch()
        return NEXT


@dataclass(eq=False)
class ActivateTrigger(Verb):
    """Activate the trigger of cards outside of a trigger check, as an ability of its player (ua.trig.types.1)."""

    what: Group

    def goal(self) -> Group:
        return self.what

    def run(self, s: State, f: Frame) -> int:
        g = table(s)
        cards = [h for h in self.what.handles(s, f) if g.face(slot_of(h)).trigger != NO_TRIGGER]
        for h in reversed(cards):
            trigger = proc.TriggerFrame(h, f.controller)
            trigger.trigger = g.face(slot_of(h)).trigger
            if g.recording:
                g.emit("trigger", "ua.trig.types.1", f.controller, h, trigger.trigger, cause=f.source)
            raise_event(g, TRIGGER_USED, f.controller, h, f.source, trigger.trigger)
            g.push(trigger)
        if not cards:
            fails(f)
        return NEXT


@dataclass(eq=False)
class WinGame(Deed):
    """Another way to win (ua.win.6)."""

    def run(self, s: State, f: Frame) -> int:
        s.end(f.controller, "ua.win.6")
        return NEXT


register(ActivateTrigger, CanPayFor, UseCard, TurnUpTop, WinGame)

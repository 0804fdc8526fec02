"""The procedures that frames can be in, and what each of them remembers. Their steps stand in the chapters."""

from __future__ import annotations

from typing import Final

from quadriga.effects.program import step_program
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.state import State


class CarryOutAbility(Procedure):
    """An ability goes through its program, not through steps."""

    def carry_on(self, s: State, f: Frame) -> None:
        if step_program(s, f):
            s.pop()


RESOLVE: Final = CarryOutAbility("resolve")
PREPARE: Final = Procedure("prepare")
TURN: Final = Procedure("turn")
START_PHASE: Final = Procedure("start phase")
MOVEMENT: Final = Procedure("movement phase")
MAIN_PHASE: Final = Procedure("main phase")
ATTACK_PHASE: Final = Procedure("attack phase")
ATTACK: Final = Procedure("attack")
BATTLE: Final = Procedure("battle")
DAMAGE: Final = Procedure("damage")
TRIGGER: Final = Procedure("trigger")
END_PHASE: Final = Procedure("end phase")
SETTLE: Final = Procedure("settle")
"""Rule checks, then the waiting abilities, until nothing is left to do."""
PLAY: Final = Procedure("play")
RAID: Final = Procedure("raid")
USE_EVENT: Final = Procedure("use event")
ACTIVATE: Final = Procedure("activate")
PAY: Final = Procedure("pay")
"""Costs that ask something."""
ENTER: Final = Procedure("enter")
"""Cards played by an ability enter the field together."""
SIDELINING: Final = Procedure("sidelining")
"""Cards that would be sidelined, and somebody may have it replaced."""
MOVE_OVER: Final = Procedure("move over")
"""A character moves to the other line, room is made first."""
DOUBLE: Final = Procedure("double")
"""Double Attack or Double Block readies its character."""

ALL: Final = [
    RESOLVE, PREPARE, TURN, START_PHASE, MOVEMENT, MAIN_PHASE, ATTACK_PHASE, ATTACK, BATTLE, DAMAGE,
    TRIGGER, END_PHASE, SETTLE, PLAY, RAID, USE_EVENT, ACTIVATE, PAY, ENTER, SIDELINING, MOVE_OVER, DOUBLE,
]  # fmt: skip


class PrepareFrame(Frame):
    FIELDS = ("winner",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = PREPARE
        self.winner = 0
        """Who decides which seat is Player One."""

    def copy(self) -> Frame:
        f = PrepareFrame(self.source, self.controller)
        f.stand(self)
        f.winner = self.winner
        return f

class MovementFrame(Frame):
    """The moves chosen so far, and who makes room for them; slots."""

    FIELDS = ("moving", "removed")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = MOVEMENT
        self.moving: list[int] = []
        self.removed: list[int] = []

    def copy(self) -> Frame:
        f = MovementFrame(self.source, self.controller)
        f.stand(self)
        f.moving = self.moving
        f.removed = self.removed
        return f

class PlayFrame(Frame):
    FIELDS = ("line", "paid_costs")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = PLAY
        self.line = 0
        self.paid_costs = 0
        """How many of the extra costs are paid."""

    def copy(self) -> Frame:
        f = PlayFrame(self.source, self.controller)
        f.stand(self)
        f.line = self.line
        f.paid_costs = self.paid_costs
        return f

class RaidFrame(Frame):
    FIELDS = ("base", "base_lost", "paid", "by", "by_source", "paid_costs")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = RAID
        self.base = -1
        """Slot of the character that is Raided."""
        self.base_lost = False
        """It had lost its base abilities when it was covered (ua.text.gain.2)."""
        self.paid = False
        """From hand, for energy and AP; else by an ability (ua.play.8)."""
        self.by = 0
        """The kind of that ability."""
        self.by_source = -1
        self.paid_costs = 0
        """How many of the extra costs are paid."""

    def copy(self) -> Frame:
        f = RaidFrame(self.source, self.controller)
        f.stand(self)
        f.base = self.base
        f.base_lost = self.base_lost
        f.paid = self.paid
        f.by = self.by
        f.by_source = self.by_source
        f.paid_costs = self.paid_costs
        return f

class EventFrame(Frame):
    FIELDS = ("free", "afterwards", "paid_costs")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = USE_EVENT
        self.free = False
        """A text lets it be used without paying AP (ua.cost.use.1)."""
        self.afterwards = 0
        """Where a text sends it then; see `using_events`."""
        self.paid_costs = 0
        """How many of the extra costs are paid."""

    def copy(self) -> Frame:
        f = EventFrame(self.source, self.controller)
        f.stand(self)
        f.free = self.free
        f.afterwards = self.afterwards
        f.paid_costs = self.paid_costs
        return f

class ActivateFrame(Frame):
    FIELDS = ("number", "gained", "discarded", "done", "paid_costs")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = ACTIVATE
        self.number = 0
        """Which ability of the card."""
        self.gained = 0
        """One more than the place of the applied effect that gave it, or 0."""
        self.discarded: list[int] = []
        """Handles of the cards paid from hand."""
        self.done: list[int] = []
        """What it costs is written down as done by the ability (ua.cond.cost.1)."""
        self.paid_costs = 0
        """How many of the extra costs are paid."""

    def copy(self) -> Frame:
        f = ActivateFrame(self.source, self.controller)
        f.stand(self)
        f.number = self.number
        f.gained = self.gained
        f.discarded = self.discarded
        f.done = self.done
        f.paid_costs = self.paid_costs
        return f

class AttackFrame(Frame):
    FIELDS = ("aimed",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = ATTACK
        self.aimed = -1
        """Slot of the character it is aimed at, or -1 for the player."""

    def copy(self) -> Frame:
        f = AttackFrame(self.source, self.controller)
        f.stand(self)
        f.aimed = self.aimed
        return f

class DoubleFrame(Frame):
    FIELDS = ("event",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = DOUBLE
        self.event = 0
        """ATTACKED or BLOCKED."""

    def copy(self) -> Frame:
        f = DoubleFrame(self.source, self.controller)
        f.stand(self)
        f.event = self.event
        return f

class BattleFrame(Frame):
    FIELDS = ("target", "impact")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = BATTLE
        self.target = -1
        self.impact = 0
        """Damage by Impact, if the attacker wins."""

    def copy(self) -> Frame:
        f = BattleFrame(self.source, self.controller)
        f.stand(self)
        f.target = self.target
        f.impact = self.impact
        return f

class DamageFrame(Frame):
    """Its controller deals it."""

    FIELDS = ("amount", "victim", "by_ability", "chosen", "to_check", "finishing", "floor")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = DAMAGE
        self.amount = 0
        self.victim = 0
        self.by_ability = False
        self.chosen: list[int] = []
        """Slots of the life cards that go."""
        self.to_check: list[int] = []
        """Those whose triggers are still to be checked."""
        self.finishing = -1
        """The one whose trigger is used or declined."""
        self.floor = 0
        """Abilities that wait from this number on belong to this damage."""

    def copy(self) -> Frame:
        f = DamageFrame(self.source, self.controller)
        f.stand(self)
        f.amount = self.amount
        f.victim = self.victim
        f.by_ability = self.by_ability
        f.chosen = self.chosen
        f.to_check = self.to_check
        f.finishing = self.finishing
        f.floor = self.floor
        return f

class TriggerFrame(Frame):
    FIELDS = ("trigger", "card", "line")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = TRIGGER
        self.trigger = 0
        self.card = -1
        """The card that it plays, for triggers that play one."""
        self.line = -1

    def copy(self) -> Frame:
        f = TriggerFrame(self.source, self.controller)
        f.stand(self)
        f.trigger = self.trigger
        f.card = self.card
        f.line = self.line
        return f

class PaymentFrame(Frame):
    FIELDS = ("owed",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = PAY
        self.owed = 0
        """Cards from hand that are still to be paid."""

    def copy(self) -> Frame:
        f = PaymentFrame(self.source, self.controller)
        f.stand(self)
        f.owed = self.owed
        return f

class EnterFrame(Frame):
    FIELDS = ("line", "active", "by", "silent", "entering", "lines")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = ENTER
        self.line = -1
        """Named by the text; -1: free."""
        self.active = False
        self.by = 0
        """The kind of the ability."""
        self.silent = False
        self.entering: list[int] = []
        """Handles of the cards."""
        self.lines: list[int] = []
        """Where each of them goes, as far as it is known; -1: nowhere."""

    def copy(self) -> Frame:
        f = EnterFrame(self.source, self.controller)
        f.stand(self)
        f.line = self.line
        f.active = self.active
        f.by = self.by
        f.silent = self.silent
        f.entering = self.entering
        f.lines = self.lines
        return f

class SideliningFrame(Frame):
    FIELDS = ("rule", "cards", "acting", "how", "goal")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = SIDELINING
        self.rule = ""
        self.how = 0
        """Whose ability would do what, as `replacing.told` makes it."""
        self.goal = 1
        """What happens to those for whom nobody acts; see `replacing`."""
        self.cards: list[int] = []
        """Handles of the cards that would be sidelined."""
        self.acting: list[int] = []
        """The card that acts for each; -1: none."""

    def copy(self) -> Frame:
        f = SideliningFrame(self.source, self.controller)
        f.stand(self)
        f.rule = self.rule
        f.cards = self.cards
        f.acting = self.acting
        f.how = self.how
        f.goal = self.goal
        return f

class MoveOverFrame(Frame):
    FIELDS = ("rule", "cause")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = MOVE_OVER
        self.rule = ""
        self.cause = -1

    def copy(self) -> Frame:
        f = MoveOverFrame(self.source, self.controller)
        f.stand(self)
        f.rule = self.rule
        f.cause = self.cause
        return f

class EndFrame(Frame):
    FIELDS = ("removed",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = END_PHASE
        self.removed: list[int] = []
        """Cards that go for the hand limit."""

    def copy(self) -> Frame:
        f = EndFrame(self.source, self.controller)
        f.stand(self)
        f.removed = self.removed
        return f

class SettleFrame(Frame):
    FIELDS = ("floor",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.procedure = SETTLE
        self.floor = 0
        """Only abilities that wait from this number on are taken up."""

    def copy(self) -> Frame:
        f = SettleFrame(self.source, self.controller)
        f.stand(self)
        f.floor = self.floor
        return f

PREPARE.kind = PrepareFrame
MOVEMENT.kind = MovementFrame
PLAY.kind = PlayFrame
RAID.kind = RaidFrame
USE_EVENT.kind = EventFrame
ACTIVATE.kind = ActivateFrame
ATTACK.kind = AttackFrame
DOUBLE.kind = DoubleFrame
BATTLE.kind = BattleFrame
DAMAGE.kind = DamageFrame
TRIGGER.kind = TriggerFrame
PAY.kind = PaymentFrame
ENTER.kind = EnterFrame
SIDELINING.kind = SideliningFrame
MOVE_OVER.kind = MoveOverFrame
END_PHASE.kind = EndFrame
SETTLE.kind = SettleFrame

"""Game Progression: the nine phases of a turn, a class a phase or step."""

from __future__ import annotations

from typing import Final

from quadriga.effects.records import DelayedPart, Happening, turn_before
from quadriga.effects.registers import DID, KIND, NESTED, thaw
from quadriga.games.ultraman.chapters.battle import by_baton, conforms
from quadriga.games.ultraman.chapters.faces import PAYMENT, EffectText
from quadriga.games.ultraman.chapters.judgement import JUDGE
from quadriga.games.ultraman.chapters.marks import (
    BAN_ACTIVATE,
    BAN_CHARACTERS_ACTIVATE,
    BAN_SCENES_ACTIVATE,
    NO_ACTIVATE,
)
from quadriga.games.ultraman.chapters.paying import can_pay
from quadriga.games.ultraman.chapters.powers import text_active, use_key, uses_left
from quadriga.games.ultraman.chapters.resolving import effect_frame, start_effect, waiting_effects
from quadriga.games.ultraman.chapters.setting import LEVEL_UP, SET_CHARACTERS, SET_SCENES
from quadriga.games.ultraman.chapters.standing import acting_on, banned, standing_sum
from quadriga.games.ultraman.chapters.table import (
    ACTIVATION_PHASE,
    DRAW_PHASE,
    END_PHASE,
    HAND,
    JUDGEMENT_PHASE,
    LEVEL_UP_PHASE,
    OPEN_PHASE,
    SCENE_PHASE,
    SET_PHASE,
    START_PHASE,
    Table,
    table,
)
from quadriga.games.ultraman.chapters.terms import USE
from quadriga.games.ultraman.chapters.timing import PHASE_BEGINS, TURN_ENDS
from quadriga.games.ultraman.chapters.triggers import field_changed, raise_event
from quadriga.games.ultraman.chapters.zones import draw, enters_play, send
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import AGAIN, END, NEXT, WAIT, Frame, Procedure, Step
from quadriga.kernel.state import State, with_more


class Phase(Step):
    """One of the nine phases of a turn, each of them every turn (5.1.2, 5.1.3)."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if f.phase == 0:
            t.phase = self.phase
            t.step_seat = -1
            if t.recording:
                t.emit("phase", "5.1.2", -1, n=self.phase)
            if self.phase == START_PHASE:
                self.begin(t)
            if (t.heard >> PHASE_BEGINS) & 1 == 1:
                raise_event(t, [Happening(PHASE_BEGINS, size=self.phase)])  # 9.2.1a
                if t.fresh:
                    f.phase = 1
                    t.push(waiting_effects())
                    return WAIT
        if self.phase != START_PHASE:
            self.begin(t)
        return NEXT

    def begin(self, t: Table) -> None:
        raise NotImplementedError(type(self).__name__)


class StartPhase(Phase):
    def begin(self, t: Table) -> None:
        start_phase(t)


class DrawPhase(Phase):
    def begin(self, t: Table) -> None:
        draw_phase(t)


class SetScenePhase(Phase):
    """Lead Player Set Scene Card Phase."""

    def begin(self, t: Table) -> None:
        t.push(SET_SCENES.frame(t.lead))


class SetCharacterPhase(Phase):
    """Set Character Card Phase."""

    def begin(self, t: Table) -> None:
        t.areas = with_more(t.areas, [-1, -1])  # this turn's battle area (5.5.7)
        lead_then_next(t, SET_CHARACTERS)  # 5.5.1


class LevelUpPhase(Phase):
    def begin(self, t: Table) -> None:
        lead_then_next(t, LEVEL_UP)  # 5.6.1a


class OpenPhase(Phase):
    def begin(self, t: Table) -> None:
        t.push(OPEN.frame())


class EffectActivationPhase(Phase):
    def begin(self, t: Table) -> None:
        lead_then_next(t, USE_POWERS)  # 5.8.1


class JudgementPhase(Phase):
    def begin(self, t: Table) -> None:
        t.push(JUDGE.frame())


class EndPhase(Phase):
    def begin(self, t: Table) -> None:
        t.push(END_OF_TURN.frame())


class NextTurn(Step):
    def run(self, s: State, f: Frame) -> int:
        return AGAIN


TURN: Final = Procedure(
    "turn", StartPhase(START_PHASE), DrawPhase(DRAW_PHASE), SetScenePhase(SCENE_PHASE), SetCharacterPhase(SET_PHASE),
    LevelUpPhase(LEVEL_UP_PHASE), OpenPhase(OPEN_PHASE), EffectActivationPhase(ACTIVATION_PHASE),
    JudgementPhase(JUDGEMENT_PHASE), EndPhase(END_PHASE), NextTurn(),
)  # fmt: skip


def turn_at(phase: int) -> Frame:
    """A turn of which this phase comes next."""
    f = TURN.frame()
    for step in TURN.steps:
        if isinstance(step, Phase) and step.phase == phase:
            f.pc = step.number
    return f


def lead_then_next(t: Table, procedure: Procedure) -> None:
    """The Lead Player's step, then the Next Player's."""
    t.push(procedure.frame(1 - t.lead))
    t.push(procedure.frame(t.lead))


# -- Start and Draw Phase -------------------------------------------------------------


def start_phase(t: Table) -> None:
    """Who is Lead is fixed here and holds for the turn (5.2.1, ucg.lead.1)."""
    t.turn += 1
    t.lead = t.next_lead
    t.active = t.lead
    t.used = [key for key in t.used if key < 0] if t.used else t.used
    t.history = turn_before(t.history) if t.remembers else []
    if t.recording:
        t.emit("lead", "5.2.1", t.lead, n=t.turn)


def draw_phase(t: Table) -> None:
    """From the second turn on each player draws a card (5.3.1, 5.3.2); no hand limit (5.3.3, 3.4.3)."""
    if t.turn == 1:
        return
    draw(t, t.lead, 1, "5.3.2")
    draw(t, 1 - t.lead, 1, "5.3.2")
    if t.fresh:
        t.push(waiting_effects())


# -- Open Phase -----------------------------------------------------------------------


class OpenFrame(Frame):
    FIELDS = ("triggered",)

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.triggered: list[int] = []
        """The waiting effects that the opening made, by their numbers."""

    def copy(self) -> Frame:
        f = OpenFrame(self.source, self.controller)
        f.stand(self)
        f.triggered = self.triggered
        return f


def opening(f: Frame) -> OpenFrame:
    assert isinstance(f, OpenFrame)
    return f


class OpenCards(Step):
    """All face-down cards at once (5.7.1a)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        open_cards(t)
        opening(f).triggered = t.fresh
        t.fresh = []
        return NEXT


class ResolveOpened(Step):
    """The Lead's waiting effects, then the Next Player's (5.7.1a)."""

    def __init__(self, lead: bool) -> None:
        super().__init__()
        self.lead = lead

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = t.lead if self.lead else 1 - t.lead
        t.step_seat = seat
        # 5.7.1c, 9.2.2: they wait for their player's step
        triggered = opening(f).triggered
        numbers = [w.number for w in t.waiting if w.seat == seat and w.number in triggered]
        if numbers:
            t.push(waiting_effects(numbers))
        return NEXT


OPEN: Final = Procedure("open", OpenCards(), ResolveOpened(lead=True), ResolveOpened(lead=False), kind=OpenFrame)


def open_cards(t: Table) -> None:
    """Turn all set and levelled cards face-up together; Charge cards stay (5.7.1b, ucg.r.chargeopen)."""
    opened: list[int] = []
    turned: list[int] = []
    down = t.down[:]
    for k in t.areas:
        if k < 0:
            continue
        cards = t.stack_of(k)
        last = len(cards) - 1
        touched = cards_under_a_baton(t, cards) if t.sealed else 0
        for i in range(last + 1):
            c = cards[i]
            if i < touched:
                down[c] = 1
            elif down[c] == 1:
                down[c] = 0
                turned.append(c)
                if i == last:
                    opened.append(c)
    if turned:
        t.down = down
        t.mark()
        t.touch()
    if t.recording:
        for c in turned:
            k = t.character_of(c)
            t.emit("open", "5.7.1b", t.side[k], t.handle(c), t.area_of[k] + 1)
    field_changed(t)
    for top in opened[:]:
        k = t.character_of(top)
        if not conforms(t, t.stack_of(k)):
            opened.remove(top)
            send(t, top, HAND, "12.1.1b")
    # a newly turned top card is an entering of play (5.7.1d); all of them are one instant (9.2.1b)
    enters_play(t, opened, -1, "5.7.1d", levelled=True)


def cards_under_a_baton(t: Table, cards: list[int]) -> int:
    """How many of the lowest cards lie face-down because of a Baton Touch (FR.14b)."""
    for i in range(len(cards) - 1, 0, -1):
        if by_baton(t, cards, i):
            return i
    return 0


# -- Effect Activation Phase ----------------------------------------------------------


def usable_powers(t: Table, seat: int) -> list[int]:
    """Every payment power this player can use and pay now, as options (5.8.2.1a, 9.4.4)."""
    options: list[int] = []
    characters = t.characters(seat)
    if characters and banned(t, seat, [BAN_ACTIVATE, BAN_CHARACTERS_ACTIVATE]):
        characters = []
    for k in characters:
        c = t.top(k)
        if c >= 0 and t.face(c).has_payment and not silenced(t, k):
            _usable(t, c, seat, options)
    scene = t.scene()
    if scene >= 0 and banned(t, seat, [BAN_ACTIVATE, BAN_SCENES_ACTIVATE]):
        scene = -1
    if scene >= 0 and t.owner[scene] == seat and t.face(scene).has_payment:  # 6.3.3
        _usable(t, scene, seat, options)
    return options


def silenced(t: Table, k: int) -> bool:
    """May this character's [Activate] effects not be used (1.2.2)?"""
    if (t.can_give >> (2 * NO_ACTIVATE)) & 1 == 0:
        return False
    for a in acting_on(t, k):
        if a.what == NO_ACTIVATE and a.target == k:
            return True
    return standing_sum(t, k, NO_ACTIVATE, 1) > 0


def _usable(t: Table, c: int, seat: int, options: list[int]) -> None:
    for text in t.face(c).texts:
        if text.kind == PAYMENT and text_active(t, c, text) and uses_left(t, c, text) and can_pay(t, c, text, seat):
            options.append(option(USE, c, text.number))


class AskForPower(Step):
    """Use payment powers until a pass (5.8.2.1b, 5.8.2.1c, 5.8.3.1a, 5.8.3.1b)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = f.controller
        t.step_seat = seat
        options = usable_powers(t, seat)
        if not options:
            return END
        options.append(option(DONE))
        t.ask(seat, "power", options, "5.8.2.1a" if seat == t.lead else "5.8.3.1a")
        return NEXT


class UsePower(Step):
    """Each is carried out at once."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if verb(t.picked) == DONE:
            return END
        c = arg_a(t.picked)
        text: EffectText = t.face(c).texts[arg_b(t.picked)]
        t.used = t.used + [use_key(t, c, text)]
        start_effect(t, c, text, t.handle(c), f.controller)
        return AGAIN


USE_POWERS: Final = Procedure("use powers", AskForPower(), UsePower())


# -- End Phase ------------------------------------------------------------------------


class TurnEnds(Step):
    """Powers that wait for the end of a turn (9.2.1a)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        if (t.heard >> TURN_ENDS) & 1 == 1:
            raise_event(t, [Happening(TURN_ENDS)])
            if t.fresh:
                t.push(waiting_effects())
        return NEXT


class DelayedParts(Step):
    """At end of turn parts, Lead first (5.10.2a, ucg.r.endorder)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for seat in (t.lead, 1 - t.lead):
            for part in t.delayed:
                if part.controller == seat:
                    t.delayed = [other for other in t.delayed if other is not part]
                    begin_delayed(t, part)
                    return WAIT
        return NEXT


class EffectsEnd(Step):
    """This turn's effects end (5.10.2b)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        kept = [a for a in t.applied if a.ends > t.turn]
        if len(kept) != len(t.applied):
            t.applied = kept
            t.touch()
        return NEXT


END_OF_TURN: Final = Procedure("end of turn", TurnEnds(), DelayedParts(), EffectsEnd())


def begin_delayed(t: Table, part: DelayedPart) -> None:
    """Carry out a delayed part; its source need not be active any more (ucg.r.endorder)."""
    f = effect_frame(t, part.program, part.source, part.controller, -1)
    f.pc = part.place
    thaw(f, part.registers)
    f.x[KIND] = -1
    f.x[DID] = 1
    f.x[NESTED] = 0
    if t.recording:
        t.emit("effect", "5.10.2a", part.controller, part.source, 0)
    t.push(f)

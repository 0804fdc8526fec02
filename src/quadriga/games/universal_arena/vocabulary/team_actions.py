"""What texts do for the team: Meter, Energy, cards, weapons, who may play."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.effects.flow import Unless
from quadriga.effects.node import register
from quadriga.effects.program import NEXT, Action, Amount
from quadriga.games.universal_arena.chapters.context import (
    USER,
)
from quadriga.games.universal_arena.chapters.faces import WHEN_DRAWS
from quadriga.games.universal_arena.chapters.piles import create, draw, fill_hand_to
from quadriga.games.universal_arena.chapters.statuses import (
    gain,
    put,
    remove,
    watch_team,
)
from quadriga.games.universal_arena.chapters.table import (
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    TURN_START,
    Table,
    character,
    place,
    seat_of,
    status_face,
    table,
)
from quadriga.games.universal_arena.vocabulary.conditions import HasStatus
from quadriga.games.universal_arena.vocabulary.values import THIS_CHARACTER, CardName, StatusName, Whom, everybody
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import State
from quadriga.kernel.zones import shuffle


def team_of(t: Table, f: Frame, who: Whom | None, theirs: bool = False) -> int:
    """Whose Energy, Meter or cards are meant: the team of whom the sentence names; -1 where nobody is there."""
    if who is None:
        return 1 - f.controller if theirs else f.controller
    found = everybody(t, f, who)
    return seat_of(found[0]) if found else -1


@dataclass(eq=False)
class GainMeter(Action):
    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        seat = team_of(t, f, self.who)
        if seat < 0:
            return NEXT
        t.meter[seat] += n
        if t.recording:
            t.emit("meter", "uni.text.gain.1", seat, n=n)
        return NEXT


@dataclass(eq=False)
class GainEnergy(Action):
    """Energy has no upper limit; at Turn Start it changes the amount that is set (uni.term.energy.1, uni.turn.6)."""

    amount: Amount
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        seat = team_of(t, f, self.who)
        if seat < 0:
            return NEXT
        if t.phase == TURN_START:
            t.energy_more[seat] += n
        else:
            t.energy[seat] += n
        if t.recording:
            t.emit("energy gained", "uni.term.energy.1", seat, n=n)
        return NEXT


@dataclass(eq=False)
class LoseEnergy(Action):
    """N fewer Energy, never below 0 (uni.house.energy.1)."""

    amount: Amount
    theirs: bool = False
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = team_of(t, f, self.who, self.theirs)
        if seat < 0:
            return NEXT
        n = self.amount.value(s, f)
        if t.phase == TURN_START:
            t.energy_more[seat] -= n
        else:
            n = min(n, t.energy[seat])
            t.energy[seat] -= n
        if t.recording:
            t.emit("energy lost", "uni.house.energy.1", seat, n=n)
        return NEXT


@dataclass(eq=False)
class LoseMeter(Action):
    """N less Ultimate Meter, never below 0 (uni.house.ultimate.1)."""

    amount: Amount
    theirs: bool = False
    who: Whom | None = None

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        seat = team_of(t, f, self.who, self.theirs)
        if seat < 0:
            return NEXT
        n = min(self.amount.value(s, f), t.meter[seat])
        t.meter[seat] -= n
        if t.recording:
            t.emit("meter lost", "uni.house.ultimate.1", seat, n=n)
        return NEXT


def draw_by_text(t: Table, seat: int, n: int, rule: str) -> None:
    """What is drawn at Turn Start is not meant by "whenever you draw a card"."""
    drawn = draw(t, seat, n, rule)
    for _ in range(drawn):
        watch_team(t, seat, WHEN_DRAWS, 1)


@dataclass(eq=False)
class TeamDraws(Action):
    amount: Amount
    theirs: bool = False

    def run(self, s: State, f: Frame) -> int:
        seat = 1 - f.controller if self.theirs else f.controller
        draw_by_text(table(s), seat, self.amount.value(s, f), "uni.term.draw.1")
        return NEXT


@dataclass(eq=False)
class DrawUntil(Action):
    """Draw until you have so many cards in hand (uni.term.draw.1)."""

    n: int

    def run(self, s: State, f: Frame) -> int:
        held = len(s.zones[place(f.controller, HAND)])
        if held < self.n:
            draw_by_text(table(s), f.controller, self.n - held, "uni.term.draw.1")
        return NEXT


@dataclass(eq=False)
class TeamDrawsMore(Action):
    """Draw effects change the number up to which the hand is filled (uni.turn.4)."""

    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        n = self.amount.value(s, f)
        if t.phase == TURN_START:
            fill_hand_to(t, f.controller, n)
        else:
            draw_by_text(t, f.controller, n, "uni.turn.4")
        return NEXT


@dataclass(eq=False)
class TeamDrawsFewer(Action):
    amount: Amount

    def run(self, s: State, f: Frame) -> int:
        fill_hand_to(table(s), f.controller, -self.amount.value(s, f))
        return NEXT


@dataclass(eq=False)
class CreateCards(Action):
    """New cards in the team's hand, or in the Discard Pile where no place is named (uni.term.created.1)."""

    card: CardName
    amount: Amount
    where: int = DISCARD_PILE

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        for _ in range(self.amount.value(s, f)):
            create(t, self.card.id, f.controller, self.where)
        if self.where == DRAW_PILE:
            shuffle(t, place(f.controller, DRAW_PILE))
        return NEXT


@dataclass(eq=False)
class EnemiesCannotPlay(Action):
    """Until the end of this Combat Round (uni.term.cannotplay.1)."""

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        t.barred[1 - f.controller] = 1
        if t.recording:
            t.emit("barred", "uni.term.cannotplay.1", 1 - f.controller)
        return NEXT


def reload(t: Table, ch: int) -> None:
    """The Ammo of the weapon now equipped is full again: what its source granted (uni.term.reload.1)."""
    for st in t.order[ch]:
        face = status_face(t, st)
        if face.equips and face.ammo >= 0:
            starts = character(t, ch).starts
            for i in range(0, len(starts), 2):
                if starts[i] == face.ammo:
                    if t.num[ch][face.ammo] == 0:
                        gain(t, ch, face.ammo, starts[i + 1], 0)
                    else:
                        put(t, ch, face.ammo, starts[i + 1])
                    if t.recording:
                        t.emit("reload", "uni.term.reload.1", seat_of(ch), t.handle(ch), starts[i + 1])


@dataclass(eq=False)
class Reload(Action):
    def run(self, s: State, f: Frame) -> int:
        reload(table(s), f.x[USER])
        return NEXT


class Switching(Action):
    """What is done instead where it is there already is found when the card is laid out."""

    again: Action | None = None


@dataclass(eq=False)
class SwitchTo(Switching):
    """Equip the weapon (or take the stance) and end the other one; the same one is Reloaded (uni.text.switch.1)."""

    status: StatusName

    def emit(self, code: list[Action]) -> None:
        if self.again is None:
            code.append(self)
        else:
            there = HasStatus(Whom(THIS_CHARACTER), self.status)
            Unless(there).between(code, self.again, SwitchTo(self.status))

    def run(self, s: State, f: Frame) -> int:
        t = table(s)
        ch = f.x[USER]
        st = self.status.id
        if t.num[ch][st] > 0:
            reload(t, ch)
            return NEXT
        for own in t.order[ch]:
            if status_face(t, own).equips and status_face(t, own).group == status_face(t, st).group:
                remove(t, ch, own, "uni.text.switch.1")
        gain(t, ch, st, 1, 0)
        return NEXT


register(
    GainMeter,
    GainEnergy,
    LoseEnergy,
    LoseMeter,
    TeamDraws,
    DrawUntil,
    TeamDrawsMore,
    TeamDrawsFewer,
    CreateCards,
    EnemiesCannotPlay,
    Reload,
    SwitchTo,
)

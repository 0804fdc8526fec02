"""Combat Detailed: the seven steps, once for all Duels of the turn (gua.house.combat.1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.combat_rounds import actions_of
from quadriga.games.guardians_arena.chapters.faces import NONE
from quadriga.games.guardians_arena.chapters.moves import (
    fighters_home,
    gather,
    sort_hand,
)
from quadriga.games.guardians_arena.chapters.primary_round import (
    end_of_primary_round,
    give_command,
    hand_of_primary_round,
    met,
    reveal,
    tell,
)
from quadriga.games.guardians_arena.chapters.resolution import (
    ask_for_rescue,
    give_back,
    rescue,
    resolution,
    saved_unasked,
    saviours,
)
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    FIGHTERS,
    FIGHTING,
    PEN,
    RESOLUTION,
    SECONDARY,
    Arena,
    arena,
    columns_from_left,
    duelist,
    zone,
)
from quadriga.games.guardians_arena.chapters.vitality import (
    primary_total,
    secondary_total,
    winner,
)
from quadriga.kernel.frames import END, NEXT, WAIT, Frame, Procedure, Step
from quadriga.kernel.state import NOBODY, State, with_entry, with_value


class CombatFrame(Frame):
    FIELDS = ("place", "saviours", "saved")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.place = 0
        """How many Duels have had the present step, counted from the Active player's left."""
        self.saviours: list[list[int]] = [[], [], []]
        """By column: the cards that may save its beaten Duelist."""
        self.saved: list[int] = [0, 0, 0]
        """By column: 1 if its beaten Duelist is saved."""

    def copy(self) -> Frame:
        f = CombatFrame(self.source, self.controller)
        f.stand(self)
        f.place = self.place
        f.saviours = self.saviours
        f.saved = self.saved
        return f


def fighting(f: Frame) -> CombatFrame:
    assert isinstance(f, CombatFrame)
    return f


class BeginDuels(Step):
    """The Active player is the Attacker in every Duel (gua.duel.2)."""

    def run(self, s: State, f: Frame) -> int:
        return NEXT if _begin(arena(s)) else END


class PrimaryRoundHand(Step):
    """1., and the reveal of 2."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        hand_of_primary_round(a)
        reveal(a)
        return NEXT


class Commands(Step):
    """Those that dispel first, then the Attacker's, then the Defender's (gua.house.command.1)."""

    def __init__(self, attacker: bool, dispelling: bool) -> None:
        super().__init__()
        self.attacker = attacker
        self.dispelling = dispelling

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        c = fighting(f)
        seat = a.active if self.attacker else 1 - a.active
        while c.place < COLUMNS:
            column = columns_from_left(a.active)[c.place]
            c.place += 1
            if give_command(a, column, seat, self.dispelling):
                return WAIT
        c.place = 0
        return NEXT


class DuelistsMeet(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        for column in columns_from_left(a.active):
            if a.duel[column] == FIGHTING:
                met(a, column)
        return NEXT


class Rounds(Step):
    """2. and 5. The round of each Duel, from left to right."""

    def __init__(self, secondary: bool) -> None:
        super().__init__()
        self.secondary = secondary

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        c = fighting(f)
        while c.place < COLUMNS:
            column = columns_from_left(a.active)[c.place]
            c.place += 1
            if a.duel[column] == FIGHTING:
                a.push(actions_of(a, column, self.secondary))
                return WAIT
        c.place = 0
        return NEXT


class EndOfPrimaryRound(Step):
    def run(self, s: State, f: Frame) -> int:
        end_of_primary_round(arena(s))
        return NEXT


class SecondaryRoundHand(Step):
    """4. Each player takes the Creatures Pen into the hand as well."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = SECONDARY
        for seat in range(2):
            gather(a, seat, PEN, "gua.secondary.1")
        return NEXT


class EndOfSecondaryRound(Step):
    """6. The sums decide the Duel; who may be saved is fixed; the cards go back."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        order = columns_from_left(a.active)
        saviours_of: list[list[int]] = [[], [], []]
        for column in order:
            if a.duel[column] == FIGHTING:
                decide(a, column)
        for column in order:
            if a.duel[column] == FIGHTING and a.duel_winner[column] != NOBODY:
                saviours_of[column] = saviours(a, column, 1 - a.duel_winner[column])
        fighting(f).saviours = saviours_of
        for column in order:
            fighters_home(a, column, "gua.secondary.14")
        for seat in range(2):
            give_back(a, seat)
            sort_hand(a, seat, "gua.secondary.14")
        a.step = RESOLUTION
        return NEXT


class AskForRescue(Step):
    """7. Duel by Duel: may the beaten Duelist be saved, and is it?"""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        c = fighting(f)
        while c.place < COLUMNS:
            column = columns_from_left(a.active)[c.place]
            rights = c.saviours[column]
            if a.duel[column] == FIGHTING and rights:
                if ask_for_rescue(a, column, rights):
                    return NEXT
                if saved_unasked(a, rights):
                    c.saved = with_entry(c.saved, column, 1)
            c.place += 1
        return RESOLVE.number


class Rescue(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        c = fighting(f)
        column = columns_from_left(a.active)[c.place]
        if rescue(a, column, c.saviours[column]):
            c.saved = with_entry(c.saved, column, 1)
        c.place += 1
        return ASK_FOR_RESCUE.number


class Resolve(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        resolution(a, fighting(f).saved, columns_from_left(a.active))
        return END


ASK_FOR_RESCUE: Final = AskForRescue()
RESOLVE: Final = Resolve()
COMBAT: Final = Procedure(
    "combat", BeginDuels(), PrimaryRoundHand(),
    Commands(attacker=True, dispelling=True), Commands(attacker=False, dispelling=True),
    Commands(attacker=True, dispelling=False), Commands(attacker=False, dispelling=False),
    DuelistsMeet(), Rounds(secondary=False), EndOfPrimaryRound(),
    SecondaryRoundHand(), Rounds(secondary=True), EndOfSecondaryRound(),
    ASK_FOR_RESCUE, Rescue(), RESOLVE, kind=CombatFrame,
)  # fmt: skip


def _begin(s: Arena) -> bool:
    """Two opposing creatures in the same space fight a Duel (gua.duel.1)."""
    found = False
    for column in range(COLUMNS):
        if duelist(s, 0, column) != NONE and duelist(s, 1, column) != NONE:
            s.duel = with_value(s.duel, column, FIGHTING)
            found = True
    return found  # gua.house.combat.3: without a Duel the sequence is skipped


def decide(s: Arena, column: int) -> None:
    """6. The sums of the secondary round."""
    if (
        s.match.option("primary_stands", 0)
        and not s.zones[zone(0, FIGHTERS, column)] + s.zones[zone(1, FIGHTERS, column)]
    ):
        win = s.primary_winner[column]  # gua.house.primary.1
        rule = "gua.house.primary.1"
        totals = [primary_total(s, column, 0), primary_total(s, column, 1)]
    else:
        totals = [secondary_total(s, column, 0), secondary_total(s, column, 1)]
        win = winner(s, column, totals, False)
        rule = "gua.secondary.12" if win != NOBODY else "gua.secondary.13"
    s.duel_winner = with_value(s.duel_winner, column, win)
    tell(s, column, totals, "gua.secondary.8", "secondary", win, rule)

"""Combat Detailed: the seven steps, once for all Duels of the turn (gua.house.combat.1)."""

from __future__ import annotations

from quadriga.games.guardians_arena.combat_rounds import actions_of
from quadriga.games.guardians_arena.faces import NONE
from quadriga.games.guardians_arena.moves import (
    fighters_home,
    gather,
    sort_hand,
)
from quadriga.games.guardians_arena.primary_round import (
    end_of_primary_round,
    give_command,
    hand_of_primary_round,
    met,
    reveal,
    tell,
)
from quadriga.games.guardians_arena.resolution import give_back, rescues, resolution, saviours
from quadriga.games.guardians_arena.table import (
    COLUMNS,
    FIGHTERS,
    FIGHTING,
    PEN,
    RESOLUTION,
    SECONDARY,
    Arena,
    columns_from_left,
    duelist,
    zone,
)
from quadriga.games.guardians_arena.vitality import (
    primary_total,
    secondary_total,
    winner,
)
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import NOBODY, with_value


def combat(s: Arena, f: Frame) -> None:
    """Steps 1 to 7. The Active player is the Attacker in every Duel (gua.duel.2)."""
    order = columns_from_left(s.active)
    if f.pc == 0:
        if not _begin(s):
            s.pop()
            return
        hand_of_primary_round(s)
        reveal(s)
        f.x = [0, 0]
        f.sets = [[], [], []]
        f.pc = 1
    elif f.pc == 1:
        # Commands: those that dispel first, then the Attacker's, then the Defender's (gua.house.command.1).
        while f.x[0] < 12:
            n = f.x[0]
            f.x[0] += 1
            if give_command(s, order[n % 3], s.active if n % 6 < 3 else 1 - s.active, n < 6):
                return
        for column in order:
            if s.duel[column] == FIGHTING:
                met(s, column)
        f.x[0] = 0
        f.pc = 2
    elif f.pc == 2:
        if not _next_round(s, f, order, False):
            f.pc = 3
    elif f.pc == 3:
        end_of_primary_round(s, f)
        f.x = [0, 0]
        f.pc = 4
    elif f.pc == 4:
        _hand_of_secondary_round(s)
        f.pc = 5
    elif f.pc == 5:
        if not _next_round(s, f, order, True):
            f.pc = 6
    elif f.pc == 6:
        _end_of_secondary_round(s, f, order)
        f.x = [0, 0]
        f.pc = 7
    elif f.pc == 7:
        if not rescues(s, f, order):
            return
        resolution(s, f, order)
        s.pop()


def _next_round(s: Arena, f: Frame, order: list[int], secondary: bool) -> bool:
    """Begin the round of the next Duel, from left to right; False when all had theirs."""
    if f.x[0] >= COLUMNS:
        return False
    column = order[f.x[0]]
    f.x[0] += 1
    if s.duel[column] == FIGHTING:
        s.push(actions_of(s, column, secondary))
    return True


def _begin(s: Arena) -> bool:
    """Two opposing creatures in the same space fight a Duel (gua.duel.1)."""
    found = False
    for column in range(COLUMNS):
        if duelist(s, 0, column) != NONE and duelist(s, 1, column) != NONE:
            s.duel = with_value(s.duel, column, FIGHTING)
            found = True
    return found  # gua.house.combat.3: without a Duel the sequence is skipped


# -- 4. Secondary Round Hand, 6. End of the Secondary Round ----------------------------------------


def _hand_of_secondary_round(s: Arena) -> None:
    """4. Each player takes the Creatures Pen into the hand as well."""
    s.step = SECONDARY
    for seat in range(2):
        gather(s, seat, PEN, "gua.secondary.1")


def _end_of_secondary_round(s: Arena, f: Frame, order: list[int]) -> None:
    """6. The sums decide the Duel; who may be saved is fixed; the cards go back."""
    for column in order:
        if s.duel[column] != FIGHTING:
            continue
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
    for column in order:
        if s.duel[column] == FIGHTING and s.duel_winner[column] != NOBODY:
            f.sets[column] = saviours(s, column, 1 - s.duel_winner[column])
    for column in order:
        fighters_home(s, column, "gua.secondary.14")
    for seat in range(2):
        give_back(s, seat)
        sort_hand(s, seat, "gua.secondary.14")
    s.step = RESOLUTION

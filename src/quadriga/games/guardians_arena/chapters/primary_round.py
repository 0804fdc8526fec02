"""Combat, steps 1 to 3: Primary Round Hand, the reveal, End of Primary Round."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.actions import COMMANDING
from quadriga.games.guardians_arena.chapters.active_texts import command_works
from quadriga.games.guardians_arena.chapters.announcing import announce, command_nature
from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.glossary import (
    happen,
    meet,
    primary_decided,
    settle_commands,
)
from quadriga.games.guardians_arena.chapters.moves import (
    gather,
    go,
    turn_up,
)
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    DISCARD,
    FIGHTING,
    PLAYED,
    PRIMARY,
    STORAGE,
    Arena,
    columns_from_left,
    duelist,
    zone,
)
from quadriga.games.guardians_arena.chapters.vitality import (
    primary_total,
    winner,
)
from quadriga.games.guardians_arena.vocabulary.sorts import PLAYED_FIRST, PLAYED_IN_DUEL
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import NOBODY, with_value

# -- 1. Primary Round Hand, 2. Primary Attacks Round -------------------------------------------------


def hand_of_primary_round(s: Arena) -> None:
    """1. Each player takes the Storage cards into the hand; the Pen stays down."""
    s.step = PRIMARY
    s.passed = vec[i64]([0, 0])
    for seat in range(2):
        gather(s, seat, STORAGE, "gua.primary.1")


def reveal(s: Arena) -> None:
    """2. The creatures in Duels are turned face up; an unopposed one stays hidden (gua.primary.2)."""
    for column in range(COLUMNS):
        if s.duel[column] == FIGHTING:
            for seat in (s.active, 1 - s.active):
                turn_up(s, duelist(s, seat, column), "gua.primary.2")
            settle_commands(s, column)


def give_command(s: Arena, column: int, seat: int, dispelling: bool) -> bool:
    """Reveal one Command; False if there is none."""
    if s.duel[column] != FIGHTING:
        return False
    c = duelist(s, seat, column)
    if not command_works(s, c, column) or _dispels(s, c) != dispelling:
        return False
    s.column = column
    announce(s, COMMANDING, seat, column, c, 0, 0, command_nature(s, c))
    return True


def _dispels(s: Arena, c: int) -> bool:
    for ability in card(s, c).abilities:
        if ability.dispels():
            return True
    return False


def met(s: Arena, column: int) -> None:
    """The texts of Duelists that have met."""
    for seat in (s.active, 1 - s.active):
        d = duelist(s, seat, column)
        if d != NONE:
            happen(s, d, seat, column, PLAYED_IN_DUEL)
            happen(s, d, seat, column, PLAYED_FIRST)
    meet(s, column)


# -- 3. End of Primary Round ---------------------------------------------------------------------


def end_of_primary_round(s: Arena) -> None:
    """3. Compare; the higher one has won the primary round; supporters go back, face up."""
    for column in columns_from_left(s.active):
        if s.duel[column] != FIGHTING:
            continue
        totals = [primary_total(s, column, 0), primary_total(s, column, 1)]
        win = winner(s, column, totals, True)  # gua.primary.11, gua.primary.13
        s.primary_winner = with_value(s.primary_winner, column, win)
        tell(
            s, column, totals, "gua.primary.10", "primary", win, "gua.primary.11" if win != NOBODY else "gua.primary.13"
        )
        primary_decided(s, column, totals)
    # Supporters have lain under their Strongholds all the time; from here on they no longer speak (gua.primary.14).
    for seat in range(2):
        for c in s.zones[zone(seat, PLAYED)]:
            go(s, c, zone(s.owner[c], DISCARD), "used", "gua.house.storage.1")


def tell(s: Arena, column: int, totals: list[int], total_rule: str, kind: str, win: int, rule: str) -> None:
    """Both totals, then who has won; both Duelists stay readable (gua.primary.12)."""
    if s.recording:
        for seat in range(2):
            s.emit("total", total_rule, seat, s.handle(duelist(s, seat, column)), totals[seat])
        s.emit(kind, rule, win, -1, column)

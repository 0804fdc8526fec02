"""Combat, steps 6 and 7: who is saved, what becomes of the beaten, and what is forgotten."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import WINS_DUEL, ReturnsUnlessPaid, Saves
from quadriga.games.guardians_arena.destroying import Doomed
from quadriga.games.guardians_arena.faces import NONE, card
from quadriga.games.guardians_arena.glossary import (
    happen,
)
from quadriga.games.guardians_arena.kinds import own_abilities
from quadriga.games.guardians_arena.moves import (
    gain_stones,
    go,
    leave_play,
    send_to_pen,
    take_item,
    take_shield,
)
from quadriga.games.guardians_arena.table import (
    COLUMNS,
    DECIDED,
    DISCARD,
    FIGHTING,
    HAND,
    PEN,
    PLAYED,
    STORAGE,
    Arena,
    duelist,
    zone,
)
from quadriga.games.guardians_arena.verbs import (
    PAY,
    SAVE,
)
from quadriga.games.guardians_arena.voices import voices
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import NOBODY, with_value


def give_back(s: Arena, seat: int) -> None:
    """Cards played in step 5 return to Storage; a Bribery card taken from the opponent is discarded
    (gua.house.storage.1).
    """
    for c in s.zones[zone(seat, PLAYED)]:
        go(s, c, zone(s.owner[c], STORAGE), "back", "gua.house.storage.1")
    for c in s.zones[zone(seat, HAND)]:
        if s.owner[c] != seat:
            go(s, c, zone(s.owner[c], DISCARD), "discard", "gua.card.answer.1")


def saviours(s: Arena, column: int, loser: int) -> list[int]:
    """Cards that may save the beaten Duelist, fixed while the fighters are still beside it (gua.card.rescue.1)."""
    d = duelist(s, loser, column)
    by = duelist(s, 1 - loser, column)
    for ability in own_abilities(s, d):
        if isinstance(ability, Doomed) and ability.by.fits(s, by):
            return []  # gua.card.fate.1
    found: list[int] = []
    for v in voices(s, column):
        saves = v.ability
        if v.seat != loser or v.source in found:
            continue
        if isinstance(saves, Saves):
            if saves.if_enemy_lost and loser not in s.duel_winner:
                continue
            if saves.kind is None:
                if v.source == d or s.bearer[v.source] == d:
                    found.append(v.source)
            elif saves.kind.fits(s, d) and (v.source != d or v.command):
                found.append(v.source)
        elif isinstance(saves, ReturnsUnlessPaid) and v.source == d and s.primary_winner[column] == 1 - loser:
            found.append(d)
    return found


def save_cost(s: Arena, c: int) -> int:
    for ability in card(s, c).abilities:
        if isinstance(ability, Saves):
            return ability.stones
    return 0


# -- 7. Resolution -------------------------------------------------------------------------------


def rescues(s: Arena, f: Frame, order: list[int]) -> bool:
    """Ask for rescues Duel by Duel; True when all are asked. f.x[0] counts Duels, f.sets keep who was saved."""
    while f.x[0] < COLUMNS:
        column = order[f.x[0]]
        rights = f.sets[column]
        if f.x[1] == 1:
            f.x[1] = 0
            f.x[0] += 1
            saved = verb(s.picked) == SAVE
            if saved:
                gain_stones(s, 1 - s.duel_winner[column], -save_cost(s, arg_a(s.picked)), "gua.card.rescue.1")
            if verb(s.picked) == PAY:
                gain_stones(s, s.duel_winner[column], -1, "gua.card.rescue.1")
            f.sets[column] = [1] if saved or (verb(s.picked) == DONE and _unpaid(s, rights)) else []
            continue
        if s.duel[column] == FIGHTING and rights:
            loser = 1 - s.duel_winner[column]
            if _unpaid(s, rights):
                # The winner's player pays, or the creature returns.
                if s.stones[1 - loser] > 0:
                    f.x[1] = 1
                    s.ask(
                        1 - loser,
                        "pay",
                        [option(PAY, rights[0]), option(DONE)],
                        "gua.card.rescue.1",
                        s.handle(rights[0]),
                    )
                    return False
                f.sets[column] = [1]
                f.x[0] += 1
                continue
            options = [option(SAVE, c, column) for c in rights if save_cost(s, c) <= s.stones[loser]]
            if options:
                options.append(option(DONE))
                f.x[1] = 1
                s.ask(loser, "save", options, "gua.card.rescue.1")
                return False
        f.sets[column] = []
        f.x[0] += 1
    return True


def _unpaid(s: Arena, rights: list[int]) -> bool:
    for ability in card(s, rights[0]).abilities:
        if isinstance(ability, ReturnsUnlessPaid):
            return True
    return False


def resolution(s: Arena, f: Frame, order: list[int]) -> None:
    """7. The winner stays; the loser and its Shield are discarded; after a tie both creatures go to their Pens."""
    for column in order:
        if s.duel[column] == FIGHTING:
            s.duel = with_value(s.duel, column, DECIDED)
            win = s.duel_winner[column]
            if win == NOBODY:
                for seat in range(2):
                    d = duelist(s, seat, column)
                    take_shield(s, d, DISCARD, "gua.resolve.4")
                    take_item(s, d, PEN, "gua.house.item.2")
                    leave_play(s, d, PEN, "tied", "gua.resolve.3")
            else:
                loser = duelist(s, 1 - win, column)
                if f.sets[column]:
                    send_to_pen(s, loser, "gua.card.rescue.1")
                else:
                    take_shield(s, loser, DISCARD, "gua.resolve.2")
                    take_item(s, loser, DISCARD, "gua.resolve.2")
                    leave_play(s, loser, DISCARD, "beaten", "gua.resolve.2")
        if s.duel[column] == DECIDED and s.duel_winner[column] != NOBODY:
            win = s.duel_winner[column]
            d = duelist(s, win, column)
            if d != NONE:
                happen(s, d, win, column, WINS_DUEL)
                if s.recording:
                    s.emit("duel won", "gua.resolve.1", win, s.handle(d), column)  # gua.resolve.5: its Shield is on it
    _forget(s)


def _forget(s: Arena) -> None:
    """The combat is over: nothing of it goes on."""
    s.duel = [0, 0, 0]
    s.primary_winner = [-1, -1, -1]
    s.duel_winner = [-1, -1, -1]
    s.gifts = []
    s.dispelled = []
    s.applied = []
    s.used = [0] * len(s.used)
    s.column = -1
    s.touch()

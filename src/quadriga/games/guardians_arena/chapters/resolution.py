"""Combat, steps 6 and 7: who is saved, what becomes of the beaten, and what is forgotten."""

from __future__ import annotations

from quadriga.games.guardians_arena.chapters.active_texts import active_texts, heard, looked_at
from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.glossary import (
    guardian_hears,
    happen,
)
from quadriga.games.guardians_arena.chapters.moves import (
    gain_stones,
    go,
    leave_play,
    send_to_pen,
    take_item,
    take_shield,
)
from quadriga.games.guardians_arena.chapters.table import (
    DECIDED,
    DISCARD,
    FIGHTING,
    HAND,
    PEN,
    PLAYED,
    STORAGE,
    Arena,
    duelist,
    own_abilities,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import (
    PAY,
    SAVE,
)
from quadriga.games.guardians_arena.vocabulary.sorts import LOSES_DUEL, SURVIVES_DUEL, WINS_DUEL
from quadriga.kernel.decisions import DONE, arg_a, option, verb
from quadriga.kernel.numbers import i64, vec
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
        if ability.dooms(s, by):
            return []  # gua.card.fate.1
    found: list[int] = []
    f = looked_at(s, column, loser, d, False, False)
    for v in active_texts(s, column):
        if v.seat == loser and v.source not in found and v.ability.saves(s, heard(f, v), v.command):
            found.append(v.source)
    return found


def save_cost(s: Arena, c: int) -> int:
    for ability in card(s, c).abilities:
        if ability.saving_cost():
            return ability.saving_cost()
    return 0


def _returns_at_once(s: Arena, rights: list[int]) -> bool:
    """Does a text send it home without asking anybody?"""
    for c in rights:
        for ability in card(s, c).abilities:
            if ability.saves_at_once():
                return True
    return False


# -- 7. Resolution -------------------------------------------------------------------------------


def ask_for_rescue(s: Arena, column: int, rights: list[int]) -> bool:
    """Ask whoever decides whether the beaten Duelist is saved; False if there is nothing to ask."""
    loser = 1 - s.duel_winner[column]
    ransom = _ransom(s, rights)
    if ransom:
        # The winner's player pays, or the creature returns.
        if s.stones[1 - loser] < ransom:
            return False
        options = [option(PAY, rights[0]), option(DONE)]
        s.ask(1 - loser, "pay", options, "gua.card.rescue.1", s.handle(rights[0]))
        return True
    if _returns_at_once(s, rights):
        return False
    options = [option(SAVE, c, column) for c in rights if save_cost(s, c) <= s.stones[loser]]
    if not options:
        return False
    options.append(option(DONE))
    s.ask(loser, "save", options, "gua.card.rescue.1")
    return True


def saved_unasked(s: Arena, rights: list[int]) -> bool:
    """Where nobody was asked: is it saved by a ransom that cannot be paid, or by its text?"""
    return _ransom(s, rights) > 0 or _returns_at_once(s, rights)


def rescue(s: Arena, column: int, rights: list[int]) -> bool:
    """Carry out the answer; True if the beaten Duelist is saved."""
    ransom = _ransom(s, rights)
    if verb(s.picked) == SAVE:
        gain_stones(s, 1 - s.duel_winner[column], -save_cost(s, arg_a(s.picked)), "gua.card.rescue.1")
        return True
    if verb(s.picked) == PAY:
        gain_stones(s, s.duel_winner[column], -ransom, "gua.card.rescue.1")
        return False
    return ransom > 0


def _ransom(s: Arena, rights: list[int]) -> int:
    """Stones that the winner's player must pay to keep the beaten one from returning; 0: that is not the question."""
    for ability in card(s, rights[0]).abilities:
        if ability.ransom():
            return ability.ransom()
    return 0


def resolution(s: Arena, saved: list[int], order: list[int]) -> None:
    """7. The winner stays; the loser and its Shield are discarded; after a tie both creatures go to their Pens."""
    for column in order:
        if s.duel[column] == FIGHTING:
            s.duel = with_value(s.duel, column, DECIDED)
            win = s.duel_winner[column]
            if win == NOBODY:
                for seat in range(2):
                    d = duelist(s, seat, column)
                    happen(s, d, seat, column, SURVIVES_DUEL)
                    take_shield(s, d, DISCARD, "gua.resolve.4")
                    take_item(s, d, PEN, "gua.house.item.2")
                    leave_play(s, d, PEN, "tied", "gua.resolve.3")
            else:
                loser = duelist(s, 1 - win, column)
                happen(s, loser, 1 - win, column, LOSES_DUEL)
                if saved[column]:
                    send_to_pen(s, loser, "gua.card.rescue.1")
                else:
                    take_shield(s, loser, DISCARD, "gua.resolve.2")
                    take_item(s, loser, DISCARD, "gua.resolve.2")
                    leave_play(s, loser, DISCARD, "beaten", "gua.resolve.2")
        elif s.duel[column] == DECIDED and s.duel_winner[column] != NOBODY:
            # Its Duelist left before the end: the Duel is lost all the same (gua.house.combat.4).
            guardian_hears(s, NONE, 1 - s.duel_winner[column], column, LOSES_DUEL)
        if s.duel[column] == DECIDED and s.duel_winner[column] != NOBODY:
            win = s.duel_winner[column]
            d = duelist(s, win, column)
            if d != NONE:
                happen(s, d, win, column, WINS_DUEL)
                happen(s, d, win, column, SURVIVES_DUEL)
                if s.recording:
                    s.emit("duel won", "gua.resolve.1", win, s.handle(d), column)  # gua.resolve.5: its Shield is on it
    _forget(s)


def _forget(s: Arena) -> None:
    """The combat is over: nothing of it goes on."""
    s.duel = vec[i64]([0, 0, 0])
    s.primary_winner = vec[i64]([-1, -1, -1])
    s.duel_winner = vec[i64]([-1, -1, -1])
    s.gifts = []
    s.dispelled = []
    s.applied = []
    s.used = vec[i64]([0] * len(s.used))
    s.column = -1
    s.touch()

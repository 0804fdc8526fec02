"""Guardians Glossary: Command, Area of Effect, Bribery; and what texts do when a Duelist is revealed or wins."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.active_texts import (
    active_texts,
    command_works,
    heard,
    immune_to_sort,
    looked_at,
)
from quadriga.games.guardians_arena.chapters.faces import NONE, Fight, card
from quadriga.games.guardians_arena.chapters.moves import (
    destroy,
    go,
    recount_duels,
    send_to_pen,
    show,
    take_item,
)
from quadriga.games.guardians_arena.chapters.table import (
    DISCARD,
    GUARDIAN_PLACE,
    HAND,
    ON,
    SHUNNED,
    UNDER,
    Arena,
    duelist,
    only,
    own_abilities,
    shielded,
    zone,
)
from quadriga.games.guardians_arena.vocabulary.destroying import Area
from quadriga.games.guardians_arena.vocabulary.sorts import (
    AREA,
    BEATEN_PRIMARY,
    ENEMY_BRIBED,
    ENEMY_CHANNELS,
    IS_BRIBED,
    LOSES_DUEL,
    SURVIVES_PRIMARY,
    TIES_PRIMARY,
    WINS_DUEL,
    WINS_PRIMARY,
)
from quadriga.kernel.applied import Applied
from quadriga.kernel.handles import slot_of
from quadriga.kernel.state import NOBODY

# -- Conflicting Command cards -----------------------------------------------------------------


def settle_commands(s: Arena, column: int) -> None:
    """If two Commands cannot hold together, the one with the lower Up-Card number is dispelled."""
    a = duelist(s, 0, column)
    b = duelist(s, 1, column)
    if not command_works(s, a, column) or not command_works(s, b, column) or not _conflict(s, a, b):
        return
    first = card(s, a).vitality  # gua.orig.upnumber.2
    second = card(s, b).vitality
    if first <= second:
        dispel(s, a, "gua.command.1" if first < second else "gua.command.3")
    if second <= first:
        dispel(s, b, "gua.command.1" if first > second else "gua.command.3")


def dispel(s: Arena, c: int, rule: str, cause: int = -1) -> None:
    """A dispelled Command does nothing; its creature fights on (gua.command.2)."""
    for ability in card(s, c).abilities:
        if ability.undispellable():
            return  # gua.card.dispel.1
    if s.handle(c) in s.dispelled:
        return
    s.dispelled = s.dispelled + [s.handle(c)]
    s.touch()
    if s.recording:
        s.emit("dispelled", rule, s.owner[c], s.handle(c), 0, -1, -1, cause)


def _conflict(s: Arena, a: int, b: int) -> bool:
    """Commands conflict when one makes the other impossible; opposed numbers do not (gua.house.command.2)."""
    for first in card(s, a).abilities:
        for second in card(s, b).abilities:
            if first.contradicts(second) or second.contradicts(first):
                return True
    return False


# -- Area of Effect ------------------------------------------------------------------------------


def area_of(s: Arena, c: int) -> Area | None:
    for ability in card(s, c).abilities:
        area = ability.area()
        if area is not None:
            return area
    return None


def strike(s: Arena, area: Area, seat: int, column: int, cause: int) -> None:
    """Strikes the enemy's creatures in hand and those unshielded on or under Strongholds (gua.secondary.5)."""
    points = area.points
    if area.thing is not None:
        c = slot_of(cause)
        points += area.step * area.thing.count(s, Fight(column, seat, c, True, c, seat, False))
    victims: list[int] = []
    for side in (1 - seat, seat):
        if side == seat and not area.both:
            continue
        for c in in_reach(s, side):
            if card(s, c).vitality <= points and _struck(s, area, c, side, column):  # gua.orig.aoe.1
                victims.append(c)
    if s.recording:
        s.emit("area of effect", "gua.secondary.5", seat, cause, points)
    for c in victims:
        if area.stuns:
            s.applied = s.applied + [Applied(SHUNNED, s.handle(c), 0, 0, seat, cause, 0)]  # gua.card.cantfight.1
            show(s, s.owner[c], [c], "gua.card.cantfight.1", cause)
        elif s.zone[c] == zone(s.owner[c], HAND):
            go(
                s, c, zone(s.owner[c], DISCARD), "destroyed", "gua.orig.aoe.1", cause
            )  # gua.house.aoe.1: victims only are shown
            s.mark()
        else:
            destroy(s, c, "gua.orig.aoe.1", cause)


def in_reach(s: Arena, seat: int) -> list[int]:
    """Creatures in hand, and unshielded ones on or under Strongholds."""
    reach = [c for c in s.zones[zone(seat, HAND)] if card(s, c).is_creature()]
    for column in range(3):
        for which in (ON, UNDER):
            c = only(s, zone(seat, which, column))
            if c != NONE and not shielded(s, c):
                reach.append(c)
    return reach


def _struck(s: Arena, area: Area, c: int, seat: int, column: int) -> bool:
    if area.only is not None and not area.only.fits(s, c):
        return False  # gua.card.aoe.1
    for ability in own_abilities(s, c):
        if ability.indestructible():
            return False
    f = looked_at(s, column, seat, c, False, False)
    return not immune_to_sort(s, f, AREA | area.of, active_texts(s, column))  # gua.card.immune.1


# -- Bribery -------------------------------------------------------------------------------------


def bribe(s: Arena, c: int, cause: int) -> None:
    """A bribed creature goes at once to its owner's Creatures Pen (gua.bribery.2)."""
    owner = s.owner[c]
    item = s.item_of[c]
    if item != NONE:
        for ability in card(s, item).abilities:
            if ability.is_lost_to_bribes():  # instead of going along
                take_item(s, c, DISCARD, "gua.orig.item.1")
                break
    send_to_pen(s, c, "gua.bribery.2", cause)
    for seat in (owner, 1 - owner):
        g = s.zones[zone(seat, GUARDIAN_PLACE)][0]
        event = IS_BRIBED if seat == owner else ENEMY_BRIBED
        for ability in card(s, g).abilities:
            ability.happens(s, Fight(s.column, seat, c, False, g, seat, False), event, 0)


# -- texts at the reveal and when a creature is played ---------------------------------------------


def meet(s: Arena, column: int) -> None:
    """ "Destroys" and "returns to the Pen" texts of both Duelists, after the Commands (gua.card.destroys.1,
    gua.card.bounce.1).
    """
    a = duelist(s, s.active, column)
    b = duelist(s, 1 - s.active, column)
    if a == NONE or b == NONE:
        return
    doomed = [c for c, by in ((a, b), (b, a)) if destroys(s, by, c, column, False)]
    sent = [c for c, by in ((a, b), (b, a)) if c not in doomed and sends_home(s, by, c, column)]
    for c in doomed:
        destroy(s, c, "gua.card.destroys.1")
    for c in sent:
        send_to_pen(s, c, "gua.card.bounce.1")
    recount_duels(s)


def destroys(s: Arena, by: int, c: int, column: int, seconding: bool) -> bool:
    f = Fight(column, s.owner[c], c, False, by, s.owner[by], True)
    for ability in own_abilities(s, by):
        if ability.kills(s, f, seconding):
            return True
    return False


def sends_home(s: Arena, by: int, c: int, column: int) -> bool:
    f = Fight(column, s.owner[c], c, False, by, s.owner[by], True)
    for ability in own_abilities(s, by):
        if ability.turns_away(s, f):
            return True
    return False


HEARD_BY_GUARDIANS: Final = (WINS_DUEL, LOSES_DUEL, WINS_PRIMARY, BEATEN_PRIMARY, ENEMY_CHANNELS)
"""A Guardian takes part in every Duel of its player."""


def happen(s: Arena, c: int, seat: int, column: int, event: int, margin: int = 0) -> None:
    """What a creature's text, or its Shield's, ties to an event (gua.card.discard.1, gua.card.stones.1)."""
    face = card(s, c)
    works = not face.command or command_works(s, c, column)
    f = looked_at(s, column, seat, c, False, True)
    for ability in own_abilities(s, c):
        if works or ability.inherent():
            ability.happens(s, f, event, margin)
    shield = s.shield_of[c]
    if shield != NONE:
        f.source = shield
        for ability in card(s, shield).abilities:
            ability.happens(s, f, event, margin)
    if event in HEARD_BY_GUARDIANS:
        guardian_hears(s, c, seat, column, event, margin)


def guardian_hears(s: Arena, c: int, seat: int, column: int, event: int, margin: int = 0) -> None:
    """What a Guardian's text ties to an event in a Duel of its player; `c`: the Duelist, who may have left."""
    g = s.zones[zone(seat, GUARDIAN_PLACE)][0]
    f = looked_at(s, column, seat, c, False, True)
    f.source = g
    for ability in card(s, g).abilities:
        ability.happens(s, f, event, margin)


# -- texts when the primary round is decided -------------------------------------------------------


def primary_decided(s: Arena, column: int, totals: list[int]) -> None:
    """What winning, losing or surviving the primary round sets off (step 3)."""
    win = s.primary_winner[column]
    if win != NOBODY:
        winner = duelist(s, win, column)
        loser = duelist(s, 1 - win, column)
        margin = totals[win] - totals[1 - win]
        happen(s, winner, win, column, WINS_PRIMARY, margin)
        if duelist(s, 1 - win, column) == loser:
            happen(s, loser, 1 - win, column, BEATEN_PRIMARY, margin)
        if duelist(s, 1 - win, column) == loser and _beaten_are_destroyed(s, column, 1 - win, loser):
            destroy(s, loser, "gua.card.windestroy.1", s.handle(winner))  # gua.card.windestroy.1
    for seat in range(2):
        d = duelist(s, seat, column)
        if d != NONE and win != 1 - seat:
            happen(s, d, seat, column, SURVIVES_PRIMARY)
        if d != NONE and win == NOBODY:
            happen(s, d, seat, column, TIES_PRIMARY)


def _beaten_are_destroyed(s: Arena, column: int, seat: int, loser: int) -> bool:
    f = looked_at(s, column, seat, loser, False, True)
    for v in active_texts(s, column):
        if v.ability.kills_beaten(s, heard(f, v)):
            return True
    return False

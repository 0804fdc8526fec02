"""Guardians Glossary: Command, Area of Effect, Bribery; and what texts do when a Duelist is revealed or wins."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import (
    BEATEN_BY_RECEIVER,
    BEATS_CHANNELED,
    BRIBERY_CARDS,
    DOUBLE_BORDERED,
    HAND_KIND,
    IS_BRIBED,
    ITEMS_C,
    OF_KIND,
    OPEN_HAND,
    RANDOM_ONE,
    RANDOM_PEN,
    STORAGE_CARDS,
    SURVIVES_PRIMARY,
    WHOLE_HAND,
    WINS_PRIMARY,
    Discards,
    FleesAfter,
    SendsHome,
    Shows,
    StonesChange,
)
from quadriga.games.guardians_arena.bans import CHANNELING, STONES, Ban
from quadriga.games.guardians_arena.bonuses import Fight, TerrainIs, ground
from quadriga.games.guardians_arena.channeling import has_received
from quadriga.games.guardians_arena.destroying import (
    FEARFUL,
    FIERY,
    Area,
    BeatenAreDestroyed,
    CannotBeDestroyed,
    Destroys,
    WinDestroys,
)
from quadriga.games.guardians_arena.faces import BRIBERY, NONE, card
from quadriga.games.guardians_arena.kinds import Areas, Fear, Fire, Kind, own_abilities
from quadriga.games.guardians_arena.moves import (
    destroy,
    gain_stones,
    go,
    recount_duels,
    send_to_pen,
    show,
    take_item,
)
from quadriga.games.guardians_arena.storage import CannotBeDispelled, DispelsCommand
from quadriga.games.guardians_arena.supporting import AnyoneReceives, KindReceives
from quadriga.games.guardians_arena.table import (
    BANNED,
    DISCARD,
    HAND,
    ON,
    PEN,
    SHOWN_HAND,
    SHUNNED,
    STORAGE,
    UNDER,
    Arena,
    duelist,
    guardian,
    only,
    shielded,
    zone,
)
from quadriga.games.guardians_arena.voices import command_works, immune_to_sort, voices
from quadriga.kernel.applied import Applied
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
        if isinstance(ability, CannotBeDispelled):
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
            if _impossible(first, second) or _impossible(second, first):
                return True
    return False


def _impossible(first: object, second: object) -> bool:
    if isinstance(first, TerrainIs) and isinstance(second, TerrainIs):
        return first.terrains != second.terrains
    if isinstance(first, DispelsCommand) and isinstance(second, DispelsCommand):
        return True
    if isinstance(first, Ban) and (first.what == CHANNELING or first.what == STONES):
        return isinstance(second, (AnyoneReceives, KindReceives))
    return False


# -- Area of Effect ------------------------------------------------------------------------------


def area_of(s: Arena, c: int) -> Area | None:
    for ability in card(s, c).abilities:
        if isinstance(ability, Area):
            return ability
    return None


def strike(s: Arena, area: Area, seat: int, column: int, cause: int) -> None:
    """Strikes the enemy's creatures in hand and those unshielded on or under Strongholds (gua.secondary.5)."""
    points = area.points
    if area.thing is not None:
        points += area.step * area.thing.count(s, Fight(column, seat, cause & 4095, True, cause & 4095, seat))
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
        if isinstance(ability, CannotBeDestroyed):
            return False
    sorts: list[type[Kind]] = [Areas]
    if area.sort == FIERY:
        sorts.append(Fire)
    elif area.sort == FEARFUL:
        sorts.append(Fear)
    return not immune_to_sort(s, c, seat, sorts, voices(s, column))  # gua.card.immune.1


# -- Bribery -------------------------------------------------------------------------------------


def bribe(s: Arena, c: int, cause: int) -> None:
    """A bribed creature goes at once to its owner's Creatures Pen (gua.bribery.2)."""
    owner = s.owner[c]
    send_to_pen(s, c, "gua.bribery.2", cause)
    for ability in guardian(s, owner).abilities:
        if isinstance(ability, StonesChange) and ability.event == IS_BRIBED:
            gain_stones(s, owner, ability.n, "gua.card.stones.1")


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
    sent = [c for c, by in ((a, b), (b, a)) if c not in doomed and sends_home(s, by, c)]
    for c in doomed:
        destroy(s, c, "gua.card.destroys.1")
    for c in sent:
        send_to_pen(s, c, "gua.card.bounce.1")
    recount_duels(s)


def destroys(s: Arena, by: int, c: int, column: int, seconding: bool) -> bool:
    for ability in own_abilities(s, by):
        if isinstance(ability, Destroys) and ability.seconding == seconding and ability.kind.fits(s, c):
            if ability.terrains == 0 or ground(s, column) & ability.terrains:
                return True
    return False


def sends_home(s: Arena, by: int, c: int) -> bool:
    for ability in own_abilities(s, by):
        if isinstance(ability, SendsHome) and ability.kind.fits(s, c):
            return True
    return False


def happen(s: Arena, c: int, seat: int, column: int, event: int) -> None:
    """Discards and Power Stones that a creature's text ties to an event (gua.card.discard.1, gua.card.stones.1)."""
    face = card(s, c)
    works = not face.command or command_works(s, c, column)
    shield = s.shield_of[c]
    for ability in own_abilities(s, c) if shield == NONE else own_abilities(s, c) + card(s, shield).abilities:
        if not works and not ability.inherent():
            continue
        if isinstance(ability, Discards) and ability.event == event:
            discard_by_text(s, ability, seat, column, s.handle(c))
        elif isinstance(ability, StonesChange) and ability.event == event:
            if ability.terrains == 0 or ground(s, column) & ability.terrains:
                loser = 1 - seat if ability.opponent else seat
                gain_stones(s, loser, -ability.n if ability.opponent else ability.n, "gua.card.stones.1", s.handle(c))


def discard_by_text(s: Arena, ability: Discards, seat: int, column: int, cause: int) -> None:
    enemy = 1 - seat
    rule = "gua.card.discard.1"
    if ability.what == ITEMS_C:
        d = duelist(s, enemy, column)
        if d != NONE:
            take_item(s, d, DISCARD, rule)
    elif ability.what == HAND_KIND and ability.kind is not None:
        for c in s.zones[zone(enemy, HAND)]:
            if ability.kind.fits(s, c):
                go(s, c, zone(s.owner[c], DISCARD), "discard", rule, cause)
    elif ability.what == RANDOM_PEN:
        pen = s.zones[zone(enemy, PEN)]
        if pen:
            go(s, pen[s.chance.below(len(pen))], zone(enemy, DISCARD), "discard", rule, cause)
    elif ability.what == BRIBERY_CARDS:
        cards = storage_cards(s, enemy)
        if ability.shows:
            show(s, enemy, cards, "gua.card.reveal.1", cause)
        for c in cards:
            if card(s, c).type == BRIBERY and card(s, c).icons & ability.icon:
                go(s, c, zone(s.owner[c], DISCARD), "discard", rule, cause)
    elif ability.what == DOUBLE_BORDERED:
        for side in (seat, enemy):
            for c in storage_cards(s, side):
                go(s, c, zone(s.owner[c], DISCARD), "discard", rule, cause)
    s.mark()


def storage_cards(s: Arena, seat: int) -> list[int]:
    """Double-bordered cards of the Storage, which are in hand during combat."""
    held = [c for c in s.zones[zone(seat, HAND)] if card(s, c).double_border()]
    return held + [c for c in s.zones[zone(seat, STORAGE)] if card(s, c).double_border()]


def show_by_text(s: Arena, ability: Shows, seat: int, cause: int) -> None:
    """The opponent of `seat` shows cards (gua.card.reveal.1)."""
    enemy = 1 - seat
    hand = s.zones[zone(enemy, HAND)]
    if ability.what == STORAGE_CARDS:
        show(s, enemy, storage_cards(s, enemy), "gua.card.reveal.1", cause)
    elif ability.what == OF_KIND and ability.kind is not None:
        kind = ability.kind
        show(s, enemy, [c for c in hand if kind.fits(s, c)], "gua.card.reveal.1", cause)
    elif ability.what == RANDOM_ONE:
        if hand:
            show(s, enemy, [hand[s.chance.below(len(hand))]], "gua.card.reveal.1", cause)
    elif ability.what == WHOLE_HAND or ability.what == OPEN_HAND:
        show(s, enemy, hand[:], "gua.card.reveal.1", cause)
        if ability.what == OPEN_HAND:
            s.applied = s.applied + [Applied(SHOWN_HAND, -1 - enemy, 0, 0, seat, cause, 0)]


def ban_for_combat(s: Arena, what: int, seat: int, source: int) -> None:
    """Forbid something to a player for the rest of the combat."""
    s.applied = s.applied + [Applied(BANNED, -1 - seat, what, 0, 1 - seat, source, 0)]


# -- texts when the primary round is decided -------------------------------------------------------


def primary_decided(s: Arena, column: int, totals: list[int]) -> None:
    """What winning, losing or surviving the primary round sets off (step 3)."""
    win = s.primary_winner[column]
    if win != NOBODY:
        winner = duelist(s, win, column)
        loser = duelist(s, 1 - win, column)
        channeled = has_received(s, loser)
        happen(s, winner, win, column, WINS_PRIMARY)
        if channeled:
            happen(s, winner, win, column, BEATS_CHANNELED)
        if card(s, winner).receives:
            happen(s, loser, 1 - win, column, BEATEN_BY_RECEIVER)
        if _beaten_is_destroyed(s, column, winner, loser):
            destroy(s, loser, "gua.card.windestroy.1", s.handle(winner))  # gua.card.windestroy.1
        else:
            for ability in card(s, loser).abilities:
                if isinstance(ability, FleesAfter) and totals[win] - totals[1 - win] > ability.n:
                    send_to_pen(s, loser, "gua.card.rescue.1")
                    break
    for seat in range(2):
        d = duelist(s, seat, column)
        if d != NONE and win != 1 - seat:
            happen(s, d, seat, column, SURVIVES_PRIMARY)


def _beaten_is_destroyed(s: Arena, column: int, winner: int, loser: int) -> bool:
    for ability in own_abilities(s, winner):
        if isinstance(ability, WinDestroys) and ability.kind.fits(s, loser):
            return True
    for v in voices(s, column):
        if isinstance(v.ability, BeatenAreDestroyed):
            return True
    return False

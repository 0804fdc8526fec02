"""Combat, steps 2 and 5: the rounds of actions of a Duel, and what may be done in them."""

from __future__ import annotations

from quadriga.games.guardians_arena.abilities import PLAYED_IN_DUEL
from quadriga.games.guardians_arena.announcing import (
    CHANNELING_ACTION,
    POWERING,
    SHOOTING,
    STRIKING,
    announce,
    use_supporter,
)
from quadriga.games.guardians_arena.bans import AREAS, NoSecondaries, OnePerSide
from quadriga.games.guardians_arena.channeling import (
    channel_points,
    guardian_points,
    guardian_points_to_shot,
    may_shoot,
    supporters,
)
from quadriga.games.guardians_arena.faces import NONE, card
from quadriga.games.guardians_arena.glossary import (
    area_of,
    destroys,
    happen,
)
from quadriga.games.guardians_arena.moves import (
    destroy,
    gain_stones,
    go,
)
from quadriga.games.guardians_arena.storage import (
    A_SHOT,
    AN_AREA,
    CREATURE_CHANNELING,
    GUARDIAN_CHANNELING,
)
from quadriga.games.guardians_arena.storage_cards import cast, cast_options
from quadriga.games.guardians_arena.table import (
    COLUMNS,
    FIGHTERS,
    FIGHTING,
    GUARDIAN_PLACE,
    HAND,
    UNDER,
    Arena,
    duelist,
    only,
    zone,
)
from quadriga.games.guardians_arena.verbs import (
    CAST,
    CHANNEL,
    FIGHT,
    POWER,
    ROUND_PROC,
    SHOOT,
)
from quadriga.games.guardians_arena.vitality import (
    cannot_fight,
)
from quadriga.games.guardians_arena.voices import banned, voices
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value


def actions_of(s: Arena, column: int, secondary: bool) -> Frame:
    f = Frame(ROUND_PROC, -1, 0)
    f.x = [column, 1 if secondary else 0, 1 - s.active if secondary else s.active]
    return f


def round_of_actions(s: Arena, f: Frame) -> None:
    """Steps 2 and 5 of one Duel: alternate until both have passed (gua.primary.4, gua.secondary.2)."""
    column = f.x[0]
    secondary = f.x[1] == 1
    if f.pc == 0:
        s.column = column
        s.passed = [0, 0]  # gua.house.combat.2
        f.pc = 1
    elif f.pc == 2:
        seat = f.x[2]
        f.x[2] = 1 - seat
        f.pc = 1
        if verb(s.picked) == DONE:
            _pass(s, seat, "gua.secondary.7" if secondary else "gua.primary.9")
        else:
            _act(s, seat, column, s.picked)
            return
    while s.duel[column] == FIGHTING and not (s.passed[0] and s.passed[1]):
        seat = f.x[2]
        if not s.passed[seat]:
            options = secondary_options(s, seat, column) if secondary else primary_options(s, seat, column)
            if options:
                options.append(option(DONE))
                f.pc = 2
                s.ask(
                    seat,
                    "secondary" if secondary else "primary",
                    options,
                    "gua.secondary.2" if secondary else "gua.primary.4",
                )
                return
            _pass(s, seat, "gua.secondary.7" if secondary else "gua.primary.9")
        f.x[2] = 1 - seat
    s.column = -1
    s.passed = [0, 0]
    s.pop()


def _pass(s: Arena, seat: int, rule: str) -> None:
    s.passed = with_value(s.passed, seat, 1)
    if s.recording:
        s.emit("pass", rule, seat)


def primary_options(s: Arena, seat: int, column: int) -> list[int]:
    options = cast_options(s, seat, column)
    for c in supporters(s, seat):  # gua.primary.6
        if channel_points(s, seat, column, c) > 0:
            options.append(option(CHANNEL, c))
        if may_shoot(s, seat, column, c):
            options.append(option(SHOOT, c))  # gua.house.ranged.1
    points, stones = guardian_points(s, seat, column)
    if points > 0:
        options.append(option(POWER, duelist(s, seat, column), stones))  # gua.primary.8
    for k in range(COLUMNS):
        c = only(s, zone(seat, UNDER, k))
        if c != NONE and s.used[c] == column + 1 and guardian_points_to_shot(s, seat, column, c) > 0:
            options.append(option(POWER, c, 1))
    return options


def secondary_options(s: Arena, seat: int, column: int) -> list[int]:
    options: list[int] = []
    if may_second(s, seat, column):
        offered: list[int] = []
        speaking = voices(s, column)
        for c in s.zones[zone(seat, HAND)]:
            if card(s, c).is_creature() and s.card[c] not in offered:
                offered.append(s.card[c])
                if not cannot_fight(s, c, speaking) and not one_too_many(s, seat, column, c):
                    options.append(option(FIGHT, c))  # gua.secondary.3
    return options + cast_options(s, seat, column)


def may_second(s: Arena, seat: int, column: int) -> bool:
    """Does no text forbid this player secondary fighters here (gua.card.nosec.1)?"""
    for v in voices(s, column):
        ability = v.ability
        if isinstance(ability, NoSecondaries) and (v.seat != seat or ability.both):
            if ability.after is None:
                return False
            beaten = duelist(s, 1 - v.seat, column)
            if s.primary_winner[column] == v.seat and beaten != NONE and ability.after.fits(s, beaten):
                return False
    return True


def one_too_many(s: Arena, seat: int, column: int, c: int) -> bool:
    """One such card on a side of a Duel (gua.card.limit.1)."""
    for ability in card(s, c).abilities:
        if isinstance(ability, OnePerSide):
            for other in s.zones[zone(seat, FIGHTERS, column)] + [duelist(s, seat, column)]:
                if ability.kind.fits(s, other):
                    return True
    return False


def _act(s: Arena, seat: int, column: int, picked: int) -> None:
    v = verb(picked)
    c = arg_a(picked)
    if v == CAST:
        cast(s, seat, column, c, arg_b(picked))
    elif v == CHANNEL:
        points = channel_points(s, seat, column, c)
        use_supporter(s, c, column)
        announce(s, CHANNELING_ACTION, seat, column, c, duelist(s, seat, column) + 1, points, CREATURE_CHANNELING)
    elif v == SHOOT:
        use_supporter(s, c, column)
        announce(s, SHOOTING, seat, column, c, 0, 0, A_SHOT)
    elif v == POWER:
        d = duelist(s, seat, column)
        points = guardian_points(s, seat, column)[0] if c == d else guardian_points_to_shot(s, seat, column, c)
        gain_stones(s, seat, -arg_b(picked), "gua.primary.8")
        announce(s, POWERING, seat, column, s.zones[zone(seat, GUARDIAN_PLACE)][0], c + 1, points, GUARDIAN_CHANNELING)
    elif v == FIGHT:
        _fight(s, seat, column, c)


def _fight(s: Arena, seat: int, column: int, c: int) -> None:
    """A secondary fighter joins; its Area of Effect goes off (gua.secondary.4)."""
    go(s, c, zone(seat, FIGHTERS, column), "fighter", "gua.secondary.3")
    s.face_up = with_value(s.face_up, c, 1)
    s.mark()
    happen(s, c, seat, column, PLAYED_IN_DUEL)
    enemy = duelist(s, 1 - seat, column)
    if enemy != NONE and destroys(s, c, enemy, column, True):
        destroy(s, enemy, "gua.card.destroys.1", s.handle(c))
    if area_of(s, c) is not None and s.duel[column] == FIGHTING and not banned(s, column, seat, AREAS):
        announce(s, STRIKING, seat, column, c, 0, 0, AN_AREA)

"""Raid, and the special rules for each kind of attack."""

from __future__ import annotations

from quadriga.games.guardians_arena.channeling import raid_points
from quadriga.games.guardians_arena.faces import NONE, card
from quadriga.games.guardians_arena.moves import (
    destroy,
    fighters_home,
    gain_stones,
    go,
    ruin,
    turn_up,
)
from quadriga.games.guardians_arena.table import (
    CAPTURED,
    CHANNELED,
    COLUMNS,
    DISCARD,
    FIGHTERS,
    GUARDIAN_PLACE,
    HAND,
    ON,
    RAID,
    UNDER,
    Arena,
    active_first,
    only,
    ruins,
    shielded,
    stands,
    zone,
)
from quadriga.games.guardians_arena.verbs import (
    FIGHT,
    POWER,
    RAID_CREATURE,
    RAID_FIGHT_PROC,
    REBUILD,
    SIEGE,
    STORM,
)
from quadriga.games.guardians_arena.vitality import raid_total
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import Frame
from quadriga.kernel.state import with_value

RUINS_FOR_GUARDIAN = 2  # gua.raid.4, gua.house.win.4: at least two


def raiding(s: Arena, f: Frame) -> None:
    """D. Raid: one option each, Active player first (gua.raid.1)."""
    if f.pc == 0:
        s.step = RAID
        f.x = [0]
        f.pc = 1
    elif f.pc == 2:
        seat = active_first(s)[f.x[0]]
        f.x[0] += 1
        f.pc = 1
        if _raid(s, seat, s.picked):
            return
    while f.x[0] < 2:
        seat = active_first(s)[f.x[0]]
        options = raid_options(s, seat)
        if options:
            options.append(option(DONE))
            f.pc = 2
            s.ask(seat, "raid", options, "gua.raid.1")
            return
        f.x[0] += 1
    s.pop()


def raiders(s: Arena, seat: int) -> list[int]:
    """Creatures on a Stronghold or captured; those under a Stronghold cannot raid (gua.raid.3)."""
    found: list[int] = []
    for column in range(COLUMNS):
        c = only(s, zone(seat, ON, column))
        if c != NONE:
            found.append(c)
    return found + s.zones[zone(seat, CAPTURED)]


def raid_targets(s: Arena, seat: int) -> list[int]:
    """Unshielded creatures the enemy controls (gua.raid.2, gua.house.raid.1)."""
    enemy = 1 - seat
    found: list[int] = []
    for column in range(COLUMNS):
        for which in (ON, UNDER):
            c = only(s, zone(enemy, which, column))
            if c != NONE and not shielded(s, c):
                found.append(c)
    for c in s.zones[zone(enemy, CAPTURED)]:
        if not shielded(s, c):
            found.append(c)  # gua.house.capture.1
    return found


def empty_strongholds(s: Arena, seat: int) -> list[int]:
    """Standing Strongholds of the enemy without a creature on or under them (gua.siege.1, gua.raid.5)."""
    enemy = 1 - seat
    found: list[int] = []
    for column in range(COLUMNS):
        if (
            stands(s, enemy, column)
            and only(s, zone(enemy, ON, column)) == NONE
            and only(s, zone(enemy, UNDER, column)) == NONE
        ):
            found.append(column)
    return found


def raid_options(s: Arena, seat: int) -> list[int]:
    options: list[int] = []
    targets = raid_targets(s, seat)
    sieges = empty_strongholds(s, seat) if s.zones[zone(seat, HAND)] else []  # gua.siege.3
    storms = ruins(s, 1 - seat) >= RUINS_FOR_GUARDIAN  # gua.raid.4
    for raider in raiders(s, seat):
        for target in targets:
            options.append(option(RAID_CREATURE, raider, target))
        for column in sieges:
            options.append(option(SIEGE, raider, column))
        if storms:
            options.append(option(STORM, raider))
    offered: list[int] = []
    for c in s.zones[zone(seat, HAND)]:
        if card(s, c).is_terrain() and s.card[c] not in offered:
            offered.append(s.card[c])
            for column in range(COLUMNS):
                if not stands(s, seat, column):
                    options.append(option(REBUILD, c, column))  # gua.raid.6
    return options


def _raid(s: Arena, seat: int, picked: int) -> bool:
    """Begin a raid; True if it goes on in a frame of its own (gua.raid.8)."""
    v = verb(picked)
    if v == SIEGE:
        _siege(s, seat, arg_a(picked), arg_b(picked))
    elif v == REBUILD:
        _rebuild(s, seat, arg_a(picked), arg_b(picked))
    elif v == RAID_CREATURE or v == STORM:
        s.raider = arg_a(picked)
        turn_up(s, s.raider, "gua.house.raid.1")
        if v == RAID_CREATURE:
            s.raided = arg_b(picked)
            turn_up(s, s.raided, "gua.house.raid.1")
        else:
            s.raided = s.zones[zone(1 - seat, GUARDIAN_PLACE)][0]  # gua.raidguardian.1
        if s.recording:
            s.emit(
                "raid",
                "gua.raid.2" if v == RAID_CREATURE else "gua.raid.4",
                seat,
                s.handle(s.raider),
                0,
                -1,
                -1,
                -1,
                s.handle(s.raided),
            )
        f = Frame(RAID_FIGHT_PROC, s.handle(s.raider), seat)
        f.x = [1 if v == STORM else 0, 1 - seat]
        s.push(f)
        return True
    return False


def _siege(s: Arena, seat: int, raider: int, column: int) -> None:
    """Attack on an empty Stronghold: a card of the hand, drawn blindly, is the price; no fight (gua.siege.2,
    gua.siege.4).
    """
    turn_up(s, raider, "gua.house.raid.1")
    if s.recording:
        s.emit("siege", "gua.raid.5", seat, s.handle(raider), column)
    hand = s.zones[zone(seat, HAND)]
    c = hand[s.chance.below(len(hand))]
    go(s, c, zone(seat, DISCARD), "discard", "gua.siege.2")
    s.mark()
    ruin(s, 1 - seat, column)  # gua.siege.5


def _rebuild(s: Arena, seat: int, c: int, column: int) -> None:
    """A Terrain from hand turns a Ruin back; it is discarded (gua.raid.6, gua.raid.7)."""
    go(s, c, zone(s.owner[c], DISCARD), "rebuild", "gua.raid.7")
    s.ruin = with_value(s.ruin, seat * 3 + column, 0)
    s.touch()
    if s.recording:
        s.emit("rebuilt", "gua.raid.6", seat, -1, column)


# -- the fight -----------------------------------------------------------------------------------


def raid_fight(s: Arena, f: Frame) -> None:
    """Attack on a creature: both add fighters and Channeling, defender first. On a Guardian: the attacker alone."""
    attacker = f.controller
    storm = f.x[0] == 1
    if f.pc == 0:
        s.passed = [0, 0]
        if storm:
            s.passed = with_value(s.passed, 1 - attacker, 1)  # gua.raidguardian.5
        f.x[1] = 1 - attacker  # gua.house.raid.2
        f.pc = 1
    elif f.pc == 2:
        seat = f.x[1]
        if verb(s.picked) == DONE:
            s.passed = with_value(s.passed, seat, 1)
            if s.recording:
                s.emit("pass", "gua.house.raid.2", seat)
        else:
            _add(s, seat, side_of_raid(s, seat, attacker), s.picked)
        f.x[1] = 1 - seat
        f.pc = 1
    while not (s.passed[0] and s.passed[1]):
        seat = f.x[1]
        if not s.passed[seat]:
            options = fight_options(s, seat, side_of_raid(s, seat, attacker))
            if options:
                options.append(option(DONE))
                f.pc = 2
                s.ask(
                    seat,
                    "raid fight",
                    options,
                    "gua.raidguardian.2" if storm else "gua.raidcreature.1",
                    s.handle(s.raider),
                )
                return
            s.passed = with_value(s.passed, seat, 1)
        f.x[1] = 1 - seat
    s.pop()
    if storm:
        _storm_decided(s, attacker)
    else:
        _fight_decided(s, attacker)
    s.raider = -1
    s.raided = -1
    s.gifts = []
    s.passed = [0, 0]


def side_of_raid(s: Arena, seat: int, attacker: int) -> int:
    """The Duelist of this player in the raid."""
    return s.raider if seat == attacker else s.raided


def fight_options(s: Arena, seat: int, c: int) -> list[int]:
    """Creatures from hand and the Guardian's Channeling, nothing else (gua.raidcreature.3, gua.raidguardian.4)."""
    options: list[int] = []
    offered: list[int] = []
    for x in s.zones[zone(seat, HAND)]:
        if card(s, x).is_creature() and s.card[x] not in offered:
            offered.append(s.card[x])
            options.append(option(FIGHT, x))
    if raid_points(s, seat, c) > 0:
        options.append(option(POWER, c, 1))
    return options


def _add(s: Arena, seat: int, c: int, picked: int) -> None:
    if verb(picked) == FIGHT:
        x = arg_a(picked)
        go(s, x, zone(seat, FIGHTERS), "fighter", "gua.raidcreature.1")  # no Area of Effect in raids (gua.house.aoe.1)
        s.face_up = with_value(s.face_up, x, 1)
        s.mark()
    else:
        points = raid_points(s, seat, c)
        gain_stones(s, seat, -1, "gua.raidcreature.2")
        giver = s.handle(s.zones[zone(seat, GUARDIAN_PLACE)][0])
        s.gifts = s.gifts + [[0, seat, CHANNELED, giver, s.handle(c), points]]
        if s.recording:
            s.emit("channel", "gua.raidcreature.2", seat, giver, points, -1, -1, -1, s.handle(c))


def _fight_decided(s: Arena, attacker: int) -> None:
    totals = [0, 0]
    for seat in range(2):
        totals[seat] = raid_total(s, seat, side_of_raid(s, seat, attacker))
        if s.recording:
            s.emit("total", "gua.raidcreature.4", seat, s.handle(side_of_raid(s, seat, attacker)), totals[seat])
    fighters_home(s, 0, "gua.raidcreature.8")
    if totals[0] == totals[1]:
        if s.recording:
            s.emit("raid tied", "gua.raidcreature.7")
        return
    loser = 0 if totals[0] < totals[1] else 1  # gua.raidcreature.5
    destroy(s, side_of_raid(s, loser, attacker), "gua.raidcreature.6")  # gua.house.raid.4


def _storm_decided(s: Arena, attacker: int) -> None:
    total = raid_total(s, attacker, s.raider)
    vitality = card(s, s.raided).vitality
    if s.recording:
        s.emit("total", "gua.raidguardian.6", attacker, s.handle(s.raider), total)
    fighters_home(s, 0, "gua.raidguardian.7")
    if total > vitality:
        if s.recording:
            s.emit("guardian killed", "gua.raidguardian.6", 1 - attacker, s.handle(s.raided))
        s.end(attacker, "gua.house.win.1")  # gua.raidguardian.8
    elif s.recording:
        s.emit("guardian stands", "gua.house.raid.3", 1 - attacker, s.handle(s.raided))

"""Raid, and the special rules for each kind of attack."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.channeling import raid_points
from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.moves import (
    destroy,
    fighters_home,
    gain_stones,
    go,
    ruin,
    turn_up,
)
from quadriga.games.guardians_arena.chapters.rounds import (
    OtherPlayer,
    ToAndFroFrame,
    TurnsFrame,
    both_passed,
    pass_for_good,
    whose_turn,
)
from quadriga.games.guardians_arena.chapters.table import (
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
    Gift,
    arena,
    only,
    ruins,
    shielded,
    stands,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import (
    FIGHT,
    POWER,
    RAID_CREATURE,
    REBUILD,
    SIEGE,
    STORM,
)
from quadriga.games.guardians_arena.chapters.vitality import raid_total
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State, with_value

RUINS_FOR_GUARDIAN = 2  # gua.raid.4, gua.house.win.4: at least two


class AskForRaid(Step):
    """D. Raid: one option each, Active player first (gua.raid.1)."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.step = RAID
        seat = whose_turn(a, f)
        options = raid_options(a, seat)
        if not options:
            return OTHER_RAIDS.number
        options.append(option(DONE))
        a.ask(seat, "raid", options, "gua.raid.1")
        return NEXT


class BeginRaid(Step):
    """A fight goes on in a frame of its own (gua.raid.8)."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        _raid(a, whose_turn(a, f), a.picked)
        return NEXT


ASK_FOR_RAID: Final = AskForRaid()
OTHER_RAIDS: Final = OtherPlayer(ASK_FOR_RAID)
RAIDS: Final = Procedure("raid", ASK_FOR_RAID, BeginRaid(), OTHER_RAIDS, kind=TurnsFrame)


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


def _raid(s: Arena, seat: int, picked: int) -> None:
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
        f = RaidFightFrame(s.handle(s.raider), seat)
        f.procedure = RAID_FIGHT
        f.storm = v == STORM
        f.seat = 1 - seat  # gua.house.raid.2
        s.push(f)


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


class RaidFightFrame(ToAndFroFrame):
    """The raider's player is its controller."""

    FIELDS = ("seat", "storm")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.storm = False
        """Is the Guardian attacked?"""

    def copy(self) -> Frame:
        f = RaidFightFrame(self.source, self.controller)
        f.stand(self)
        f.seat = self.seat
        f.storm = self.storm
        return f


def raiding(f: Frame) -> RaidFightFrame:
    assert isinstance(f, RaidFightFrame)
    return f


class BeginFight(Step):
    """On a creature both add fighters and Channeling, defender first; on a Guardian the attacker alone."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.passed = vec[i64]([0, 0])
        if raiding(f).storm:
            a.passed = with_value(a.passed, 1 - f.controller, 1)  # gua.raidguardian.5
        return NEXT


class AskForFighter(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        r = raiding(f)
        while not both_passed(a):
            seat = r.seat
            if not a.passed[seat]:
                options = fight_options(a, seat, side_of_raid(a, seat, r.controller))
                if options:
                    options.append(option(DONE))
                    rule = "gua.raidguardian.2" if r.storm else "gua.raidcreature.1"
                    a.ask(seat, "raid fight", options, rule, a.handle(a.raider))
                    return NEXT
                a.passed = with_value(a.passed, seat, 1)
            r.seat = 1 - seat
        return DECIDE_RAID.number


class AddFighter(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        r = raiding(f)
        seat = r.seat
        if verb(a.picked) == DONE:
            pass_for_good(a, seat, "gua.house.raid.2")
        else:
            _add(a, seat, side_of_raid(a, seat, r.controller), a.picked)
        r.seat = 1 - seat
        return ASK_FOR_FIGHTER.number


class DecideRaid(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        if raiding(f).storm:
            _storm_decided(a, f.controller)
        else:
            _fight_decided(a, f.controller)
        a.raider = -1
        a.raided = -1
        a.gifts = []
        a.passed = vec[i64]([0, 0])
        return END


ASK_FOR_FIGHTER: Final = AskForFighter()
DECIDE_RAID: Final = DecideRaid()
RAID_FIGHT: Final = Procedure(
    "raid fight", BeginFight(), ASK_FOR_FIGHTER, AddFighter(), DECIDE_RAID, kind=RaidFightFrame
)


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
        s.gifts = s.gifts + [Gift(0, seat, CHANNELED, giver, s.handle(c), points)]
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

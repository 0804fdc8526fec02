"""Combat, steps 2 and 5: the rounds of actions of a Duel, and what may be done in them."""

from __future__ import annotations

from typing import Final

from quadriga.games.guardians_arena.chapters.actions import CASTING, CHANNELING_ACTION, SHOOTING, STRIKING
from quadriga.games.guardians_arena.chapters.active_texts import active_texts, banned, looked_at
from quadriga.games.guardians_arena.chapters.announcing import announce, use_supporter
from quadriga.games.guardians_arena.chapters.channeling import (
    channel_points,
    guardian_points,
    guardian_points_to_shot,
    may_shoot,
    supporters,
)
from quadriga.games.guardians_arena.chapters.faces import NONE, card
from quadriga.games.guardians_arena.chapters.glossary import (
    area_of,
    destroys,
    happen,
)
from quadriga.games.guardians_arena.chapters.moves import (
    destroy,
    gain_stones,
    go,
)
from quadriga.games.guardians_arena.chapters.rounds import ToAndFroFrame, both_passed, pass_for_good
from quadriga.games.guardians_arena.chapters.storage_cards import cast_options, play
from quadriga.games.guardians_arena.chapters.table import (
    COLUMNS,
    FIGHTERS,
    FIGHTING,
    GUARDIAN_PLACE,
    HAND,
    UNDER,
    Arena,
    arena,
    duelist,
    only,
    zone,
)
from quadriga.games.guardians_arena.chapters.verbs import (
    CAST,
    CHANNEL,
    FIGHT,
    POWER,
    SHOOT,
)
from quadriga.games.guardians_arena.chapters.vitality import (
    cannot_fight,
)
from quadriga.games.guardians_arena.vocabulary.sorts import AREAS, PLAYED_IN_DUEL, SECONDS
from quadriga.games.guardians_arena.vocabulary.storage import (
    A_SHOT,
    AN_AREA,
    CREATURE_CHANNELING,
    GUARDIAN_CHANNELING,
)
from quadriga.kernel.decisions import DONE, arg_a, arg_b, option, verb
from quadriga.kernel.frames import END, NEXT, Frame, Procedure, Step
from quadriga.kernel.numbers import i64, vec
from quadriga.kernel.state import State, with_value


class RoundFrame(ToAndFroFrame):
    FIELDS = ("seat", "column", "secondary")

    def __init__(self, source: int, controller: int) -> None:
        super().__init__(source, controller)
        self.column = 0
        self.secondary = False

    def copy(self) -> Frame:
        f = RoundFrame(self.source, self.controller)
        f.stand(self)
        f.seat = self.seat
        f.column = self.column
        f.secondary = self.secondary
        return f


def duelling(f: Frame) -> RoundFrame:
    assert isinstance(f, RoundFrame)
    return f


def actions_of(s: Arena, column: int, secondary: bool) -> Frame:
    """The round of one Duel: the Attacker begins the primary one, the Defender the secondary one."""
    f = RoundFrame(-1, 1 - s.active if secondary else s.active)
    f.procedure = ROUND
    f.column = column
    f.secondary = secondary
    return f


class BeginRound(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        a.column = duelling(f).column
        a.passed = vec[i64]([0, 0])  # gua.house.combat.2
        return NEXT


class AskForAction(Step):
    """Alternate until both have passed (gua.primary.4, gua.secondary.2), or the Duel is over."""

    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        r = duelling(f)
        column = r.column
        while a.duel[column] == FIGHTING and not both_passed(a):
            seat = r.seat
            if not a.passed[seat]:
                options = secondary_options(a, seat, column) if r.secondary else primary_options(a, seat, column)
                if options:
                    options.append(option(DONE))
                    if r.secondary:
                        a.ask(seat, "secondary", options, "gua.secondary.2")
                    else:
                        a.ask(seat, "primary", options, "gua.primary.4")
                    return NEXT
                pass_for_good(a, seat, pass_rule(r))
            r.seat = 1 - seat
        a.column = -1
        a.passed = vec[i64]([0, 0])
        return END


class Act(Step):
    def run(self, s: State, f: Frame) -> int:
        a = arena(s)
        r = duelling(f)
        seat = r.seat
        r.seat = 1 - seat
        if verb(a.picked) == DONE:
            pass_for_good(a, seat, pass_rule(r))
        else:
            _act(a, seat, r.column, a.picked)
        return ASK_FOR_ACTION.number


ASK_FOR_ACTION: Final = AskForAction()
ROUND: Final = Procedure("round", BeginRound(), ASK_FOR_ACTION, Act(), kind=RoundFrame)


def pass_rule(f: RoundFrame) -> str:
    return "gua.secondary.7" if f.secondary else "gua.primary.9"


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
        texts = active_texts(s, column)
        for c in s.zones[zone(seat, HAND)]:
            if card(s, c).is_creature() and s.card[c] not in offered:
                offered.append(s.card[c])
                f = looked_at(s, column, seat, c, True, False)
                if not cannot_fight(s, f, texts) and not one_too_many(s, seat, column, c):
                    options.append(option(FIGHT, c))  # gua.secondary.3
    return options + cast_options(s, seat, column)


def may_second(s: Arena, seat: int, column: int) -> bool:
    """Does no text forbid this player secondary fighters here (gua.card.nosec.1)?"""
    return not banned(s, column, seat, SECONDS)


def one_too_many(s: Arena, seat: int, column: int, c: int) -> bool:
    """One such card on a side of a Duel (gua.card.limit.1)."""
    for ability in card(s, c).abilities:
        for other in s.zones[zone(seat, FIGHTERS, column)] + [duelist(s, seat, column)]:
            if ability.crowds_out(s, other):
                return True
    return False


def _act(s: Arena, seat: int, column: int, picked: int) -> None:
    v = verb(picked)
    c = arg_a(picked)
    if v == CAST:
        nature = play(s, seat, c)
        announce(s, CASTING, seat, column, c, arg_b(picked), 0, nature)
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
        giver = s.zones[zone(seat, GUARDIAN_PLACE)][0]
        announce(s, CHANNELING_ACTION, seat, column, giver, c + 1, points, GUARDIAN_CHANNELING)
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

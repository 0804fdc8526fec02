"""Union Arena at a glance: preparing, then turns of five phases until somebody has lost.

Winning the Game (ua.win.1): the opponent has no life left, or (ua.win.2) has to draw in the
start phase from an empty deck.
"""

from __future__ import annotations

from quadriga.effects.program import ABILITY, EffectRules
from quadriga.games.union_arena.chapters import (  # noqa: F401 (each chapter gives its procedures their steps)
    activating,
    attack_phase,
    battle,
    choosing,
    damage,
    drawing,
    end_phase,
    entering,
    main_phase,
    movement_phase,
    moving,
    playing,
    preparing,
    raid,
    replacing,
    settle,
    start_phase,
    triggers,
    turn,
    using_events,
)
from quadriga.games.union_arena.chapters import procedures as proc
from quadriga.games.union_arena.chapters.table import (
    DECK,
    ENERGY,
    FRONT,
    HAND,
    LIFE,
    LIMBO,
    REMOVAL,
    SIDELINE,
    UNDER,
    WIDTH,
    Table,
    table,
)
from quadriga.kernel import zones
from quadriga.kernel.cards import Match
from quadriga.kernel.frames import Frame, Procedure
from quadriga.kernel.state import State, with_more


class UnionArenaRules(EffectRules):
    name = "union-arena"
    endless = "ua.endless.1"

    def procedures(self) -> list[Procedure]:
        return proc.ALL

    # -- what is visible -------------------------------------------------------------

    def sees(self, s: State, seat: int, c: int) -> bool:
        """ua.zone.life.1, ua.zone.life.2, ua.zone.life.3, ua.under.3, ua.look.4"""
        g = table(s)
        place = g.zone[c] % WIDTH
        if place == FRONT or place == ENERGY or place == SIDELINE or place == REMOVAL or place == LIMBO:
            return True
        if place == HAND:
            return g.zone[c] // WIDTH == seat
        if place == UNDER:
            return g.face_down[c] == 0 or g.owner[c] == seat
        if place == DECK or place == LIFE:
            return g.face_up[c] == 1
        return False

    def unordered(self, zone: int) -> bool:
        return zone % WIDTH == HAND

    # -- beginning -------------------------------------------------------------------

    def blank(self, match: Match) -> State:
        return Table(self, match, None)

    def start(self, s: State) -> None:
        g = table(s)
        g.zones = [[] for _ in range(2 * WIDTH)]
        for seat in range(2):
            faces = g.match.decks[seat]["faces"]
            assert isinstance(faces, list)
            self.add(g, faces, seat, seat * WIDTH + DECK)
        g.push(proc.PREPARE.frame(0))

    def add(self, g: Table, faces: list[int], owner: int, zone: int) -> int:
        """More physical cards, with everything a table remembers of a card; the slot of the first."""
        c = zones.add_cards(g, faces, owner, zone)
        none = [0] * len(faces)
        g.resting = with_more(g.resting, none)
        g.host = with_more(g.host, [-1] * len(faces))
        g.face_down = with_more(g.face_down, none)
        g.face_up = with_more(g.face_up, none)
        g.entered = with_more(g.entered, none)
        g.played_by = with_more(g.played_by, none)
        g.attacks = with_more(g.attacks, none)
        g.blocks = with_more(g.blocks, none)
        g.scratch.bp_at.extend([-1] * len(faces))
        g.scratch.bp_of.extend(none)
        g.scratch.computing.extend(none)
        for face in faces:
            g.elsewhere |= g.prints[face].elsewhere
        return c

    # -- what the shared instructions ask ----------------------------------------------

    def choosable(self, s: State, f: Frame, c: int) -> bool:
        return choosing.choosable(table(s), f.controller, f.source, f.x[ABILITY], c)

    def chosen(self, s: State, f: Frame, c: int) -> None:
        choosing.chosen(table(s), f.controller, f.source, f.x[ABILITY], c)

    def draw(self, s: State, seat: int, n: int, f: Frame) -> int:
        return drawing.draw(table(s), seat, n, "ua.win.3", f.source)

    def choose_rule(self, s: State, f: Frame, up_to: bool) -> str:
        return "ua.choose.upto.1" if up_to else "ua.choose.exact.1"


RULES = UnionArenaRules()
